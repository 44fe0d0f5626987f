"""What tests of States share: cases to run over, random ways through a game, checks of the contract."""
