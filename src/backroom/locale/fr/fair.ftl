### Le fair-play : vérifier le hasard d'une partie, dans le terminal et dans le navigateur.

## What a check finds

verify-good = Tout concorde : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}, { $receipts ->
    [one] { $receipts } reçu
   *[other] { $receipts } reçus
}.
verify-unfinished = La partie n’est pas finie, son secret n’est donc pas encore ouvert ; on pourra vérifier à la fin.
verify-commit = Le secret ouvert n’est pas celui qui était promis avant la partie.
verify-bits = Les bits ajoutés par les personnes manquent ou sont abîmés, ou le journal ne dit pas quand ils l’ont été.
verify-draw = Ligne { $seq }, tirage { $draw } : ce doit être « { $expected } », le fichier dit « { $found } ».
verify-odds = Ligne { $seq }, tirage { $draw } : les chances indiquées dans le fichier ne sont pas celles des règles.
verify-receipt = Ligne { $seq } : le choix scellé ne correspond pas à son reçu.
verify-move = Ligne { $seq } : « { $text } » y était impossible.
verify-hole = La ligne { $seq } manque ou n’est pas à sa place.
verify-log = Le journal de la partie ne correspond pas à ses lignes.
verify-result = Le résultat n’est pas celui auquel mènent les coups.
verify-kept-table = Ce qui a été conservé appartient à une autre table.
verify-kept-commit = La promesse du fichier n’est pas celle qui a été conservée quand les bits ont été ajoutés.
verify-kept-bits = Place { $seat } : les bits du fichier ne sont pas ceux qui ont été ajoutés.
verify-kept-receipt = Ligne { $seq } : le reçu du fichier n’est pas celui qui a été remis au moment du verrouillage.

## What it proves, and what it does not

verify-proves-rules = Chaque coup était permis, et ensemble ils mènent à ce résultat.
verify-proves-draws = Chaque tirage découle du secret promis et des bits de ce fichier ; aucun n’a été changé, répété ni omis.
verify-proves-receipts = Chaque choix scellé correspond au reçu de ce fichier.
verify-proves-chosen = La promesse est celle d’avant l’ajout des bits de : { $own } ; et ces bits comptent. Le serveur ne pouvait donc pas choisir seul les tirages.
verify-proves-kept-receipts = Les reçus conservés pendant la partie sont ceux de ce fichier : ces choix n’ont pas été changés.
verify-not-first = Cela ne prouve pas que le serveur n’a pas choisi les tirages : cette table est d’un type ancien, où les bits étaient ajoutés sans connaître la promesse ; on pouvait donc essayer beaucoup de secrets.
verify-not-bits = Cela ne prouve pas que le serveur n’a pas choisi les tirages : personne n’a ajouté de bits.
verify-not-missing = { $count ->
    [one] Cela ne prouve rien sur les tirages à la personne qui n’a pas ajouté de bits : { $missing }.
   *[other] Cela ne prouve rien sur les tirages aux personnes qui n’ont pas ajouté de bits : { $missing }.
}
verify-not-kept = Le fichier seul ne prouve pas que le serveur n’a pas choisi les tirages. Qui a ajouté des bits peut le prouver avec ce que son navigateur a conservé (« Fair-play », « Enregistrer ce que cet appareil a conservé »).
verify-not-later = Le serveur pouvait encore choisir les tirages de concert avec qui a ajouté ses bits plus tard : { $later }.
verify-not-abandoned = Cela ne prouve pas qu’aucune autre table n’a été abandonnée avant parce que ses tirages déplaisaient.
verify-not-ahead = Cela ne prouve pas que personne ne connaissait les tirages d’avance : qui tient le serveur le pouvait.
verify-not-sealed = Cela ne prouve pas que personne n’a regardé : qui tient le serveur pouvait lire les choix scellés.
verify-not-receipts = Le fichier seul ne prouve pas que les choix scellés n’ont pas été changés : il faut pour cela le comparer aux reçus qu’un joueur a conservés.
verify-not-who = Cela ne prouve pas qui occupait quelle place, ni qui a consenti à une annulation.
verify-not-rules = Cet appareil vérifie les tirages et les reçus, pas les règles : que les coups et les chances étaient justes, c’est la commande « backroom verify » qui le vérifie, avec la partie enregistrée.

## The window in the browser

fair-title = Fair-play
fair-how = Avant la partie, le serveur fixe un secret et en montre l’empreinte : la promesse. Alors seulement l’appareil de chaque personne ajoute des bits au hasard. Chaque tirage découle des deux. À la fin, le secret est ouvert et cet appareil recalcule chaque tirage.
fair-how-first = Cette table est d’un type ancien : les bits étaient ajoutés avant qu’on puisse voir la promesse. On peut vérifier les nombres, mais pas que le serveur ne les a pas choisis.
fair-promise = La promesse
fair-promise-kept = Cet appareil l’a conservée avant d’ajouter ses bits.
fair-promise-seen = Cet appareil la conserve telle qu’il l’a vue d’abord ; lui-même n’a pas ajouté de bits.
fair-promise-changed = Le serveur montre une autre promesse que celle que cet appareil a conservée. Ne vous fiez pas aux tirages de cette table.
fair-bits = Les bits de chacun
fair-bits-own = de cet appareil
fair-bits-person = de l’appareil de cette personne
fair-bits-bot = un robot n’en ajoute pas
fair-bits-wait = pas encore
fair-bits-missing = aucun : rien n’est prouvé à cette personne
fair-bits-changed = ce ne sont pas ceux que cet appareil a envoyés : ne vous fiez pas aux tirages de cette table
fair-bits-server = du serveur
fair-receipts = { $count ->
    [0] Reçus : cet appareil n’en a pas encore. Chaque choix scellé en donne un.
    [one] Reçus : cet appareil en a { $count }, pour un choix scellé.
   *[other] Reçus : cet appareil en a { $count }, pour des choix scellés.
}
fair-receipt = ligne { $seq }
fair-later = Une fois la partie terminée, cet appareil vérifie tout ici.
fair-closed = Cette table s’est terminée sans partie : il n’y a rien à vérifier.
fair-checking = Vérification…
fair-good = { $draws ->
    [one] Vérifié : { $draws } tirage
   *[other] Vérifié : { $draws } tirages
} { $receipts ->
    [0] selon le calcul de cet appareil ; tout est juste.
    [one] et { $receipts } reçu, selon le calcul de cet appareil ; tout est juste.
   *[other] et { $receipts } reçus, selon le calcul de cet appareil ; tout est juste.
}
fair-bad = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
fair-failed = La partie n’a pas pu être récupérée ; rien n’a été vérifié.
fair-again = Vérifier à nouveau
fair-proves = Ce que cela prouve
fair-proves-not = Ce que cela ne prouve pas
fair-save = Enregistrer ce que cet appareil a conservé
fair-waiting = { $count ->
    [one] On attend que l’appareil de { $names } ajoute ses bits aux tirages.
   *[other] On attend que les appareils de { $names } ajoutent leurs bits aux tirages.
}
fair-without = Commencer sans eux
fair-without-more = La partie ne prouvera alors rien sur ses tirages à ceux dont les bits manquent.
