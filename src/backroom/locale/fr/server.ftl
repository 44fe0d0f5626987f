### Les tables, le dépôt, le serveur et la vérification des parties exportées.

## Ce que répond une table
server-bad-request = Cette requête est incompréhensible ({ $field }).
server-not-yours = Cette place ou cette table n’est pas à vous.
server-bad-origin = Les requêtes venant d’autres pages sont refusées.
server-bad-host = Ce serveur ne répond pas au nom sous lequel on l’a appelé. Qui le tient peut indiquer ce nom dans BACKROOM_ORIGIN.
server-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
server-link-used = Ce lien a déjà servi. Demandez-en un nouveau à la personne qui vous l’a envoyé.
server-one-seat = À une table publique, chacun n’a qu’une place.
server-claim-gone = Cette place n’est plus à vous, ou vous n’avez plus le droit de regarder : la connexion a été fermée.
server-no-table = Cette table n’existe pas, ou elle est privée et il vous faut son lien.
server-other-rules = Cette table a été créée avec la version { $rules } des règles de { NAME($game) } ; ce serveur a la version { $expected }. Elle est conservée et peut être exportée, mais on ne peut pas y continuer la partie.
server-game-gone = Le jeu { NAME($game) } n’est plus installé sur ce serveur. La table est conservée et peut être exportée.
server-game-broken = Le jeu { NAME($game) } a commis une erreur, et cette table ne peut pas continuer. Elle est conservée telle quelle et peut être exportée.
server-log-broken = Le journal de cette table ne peut pas être rejoué. Elle est conservée telle quelle et peut être exportée, mais on ne peut pas y continuer la partie.
server-no-page = Cette page n’existe pas.
server-stale = La position a changé depuis votre choix ; regardez à nouveau.
server-not-now = { $status ->
    [open] Ce sera possible une fois la partie commencée.
    [playing] C’est impossible pendant la partie.
    [over] La partie est terminée.
    [away] Un robot joue à cette place ; reprenez d’abord la place.
    [asked] Quelqu’un a demandé une annulation ; il faut d’abord y répondre.
    [bits] On ajoute ses bits une seule fois, avant le début de la partie.
    [hint] Aucun conseil n’est disponible pour l’instant.
   *[other] C’est impossible pour l’instant.
}
server-nothing-to-undo = Il n’y a rien à annuler.
server-seat-taken = La place { $seat } est prise.
server-no-code = Aucune table ne répond à « { $code } » : une lettre est peut-être fausse, l’invitation a été retirée ou la partie a commencé.
server-no-seat = Toutes les places de cette table sont prises.
server-seats-open = La place { $seat } est encore libre.
server-bits-missing = { $seconds ->
    [0] La place { $seat } n’a pas ajouté ses bits pour les tirages. Vous pouvez commencer sans eux ; l’équité ne sera alors pas prouvée pour cette place.
    [one] La place { $seat } n’a pas encore ajouté ses bits pour les tirages. Dans { $seconds } seconde, vous pourrez commencer sans eux.
   *[other] La place { $seat } n’a pas encore ajouté ses bits pour les tirages. Dans { $seconds } secondes, vous pourrez commencer sans eux.
}
server-other-promise = Ces bits répondent à une autre promesse que celle de cette table ; ils ne comptent pas. Regardez à nouveau la table.
server-no-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $expected }.
server-too-large = C’est trop volumineux.
server-too-slow = { $seconds ->
    [one] La lecture a pris plus d’une seconde et a été abandonnée.
   *[other] La lecture a pris plus de { $seconds } secondes et a été abandonnée.
}
server-bad-picture = Ce n’est pas une image JPEG de { $width } sur { $height } pixels.
server-log-full = Le journal de cette table est plein (limite : { $most } entrées) : la partie peut être jouée jusqu’au bout, mais plus rien d’autre n’est inscrit.
server-too-many = Trop de requêtes ; patientez un instant.
server-too-many-codes = Trop de codes ont été essayés ; réessayez dans { $seconds } s, ou demandez le lien.
server-too-many-tables = Vous avez { $most } tables non terminées ; finissez-en ou fermez-en d’abord.
server-no-data = { NAME($game) } n’accepte pas de données imprimées de votre exemplaire.
server-not-json = Seul le JSON est accepté ici.
server-store-away = Le dépôt ne répond pas. Rien n’a été fait ; un nouvel essai suivra.
server-conflict = Quelqu’un a été plus rapide à la table { $table }.
server-no-hello = La connexion est restée muette trop longtemps.
server-stops = Le serveur s’arrête ; la connexion sera rétablie.
server-mistake = Une erreur s’est produite dans ce programme. Elle a été notée.

## Le dépôt et les réglages
server-store-newer = Ce dépôt a été écrit par un programme plus récent (schéma { $found } ; celui-ci connaît jusqu’à { $known }). Mettez le programme à jour.
server-store-unusable = Le dépôt { $where } est inutilisable : { $why }.
server-store-busy = Le dépôt { $where } est utilisé par un autre serveur.
server-store-damaged = Le dépôt { $where } est endommagé et n’a pas été ouvert : { $why }. Remplacez-le par une sauvegarde ; le fichier endommagé reste tel quel.
server-store-driver = Le dépôt a besoin de { $driver }, qui n’est pas installé : pip install 'backroom[{ $extra }]'
server-bad-setting = { $name } ne peut pas valoir « { $value } ».
server-no-store = Il n’y a pas de dépôt à { $file }.
server-no-such-table = Il n’y a pas de table { $table } dans ce dépôt.
server-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
server-file-exists = { $file } existe déjà ; rien n’a été écrasé.
server-no-folder = Le dossier de { $file } n’existe pas.

## La ligne de commande
server-help-serve = Ouvrir des tables aux autres, par HTTP et WebSocket.
server-help-host = L’adresse d’écoute.
server-help-port = Le port d’écoute.
server-help-store = Où sont conservés les journaux : un fichier, ou postgresql://…
server-help-origin = L’adresse publique, p. ex. https://play.example
server-help-backup = Copier tout le dépôt dans un nouveau fichier, même pendant qu’un serveur tourne.
server-help-backup-file = Le nouveau fichier.
server-help-export = Sortir une table du dépôt sous forme de partie rejouable et vérifiable.
server-help-export-table = L’identifiant de la table.
server-help-export-to = Écrire dans ce fichier plutôt qu’à l’écran.
server-help-export-seat = Telle que cette place peut la connaître, tant que la partie dure.
server-help-verify = Vérifier une partie exportée : chaque tirage, chaque reçu, chaque coup, le résultat.
server-help-verify-file = La partie exportée.
server-help-verify-kept = Ce que le navigateur a conservé de cette partie (« Fair-play ») : prouve davantage.
server-serving = Backroom est ouvert à { $address }
server-playing = Votre table : { $address }
server-playing-end = Pour l’arrêter, faites Ctrl-C ici.
server-playing-kept = Vos parties sont conservées dans { $store }.
server-help-log = Ce que le serveur note : debug, info, warning ou error.
server-backed-up = { $file } contient { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
server-exported = { $file } contient { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.

## Ce que dit un lien vers une partie terminée, là où il est publié

server-card-title = { NAME($game) } : une partie terminée
server-card-won = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
}
server-card-score = Score final : { $scores }.
