"""Compiles the rules against the engine that is installed."""

from setuptools import setup

from backroom.engine.building import extensions

setup(ext_modules=extensions("src"))
