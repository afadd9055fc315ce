<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Cell</name>
    <message>
        <source>above</source>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>comme indiqué</translation>
    </message>
    <message>
        <source>below</source>
        <translation>au-dessous</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>non rejeté</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeté</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>allowed lower</source>
        <translation>permis, borne inf.</translation>
    </message>
    <message>
        <source>allowed upper</source>
        <translation>permis, borne sup.</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>courbure</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>classes</translation>
    </message>
    <message>
        <source>chi squared</source>
        <translation>khi-deux</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>corrélation</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>critère</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>critère cumulé</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>degrés de liberté</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>différences</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>périodes</translation>
    </message>
    <message>
        <source>exclusions</source>
        <translation>exclusions</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à partir de</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>marginal lower</source>
        <translation>marginal, borne inf.</translation>
    </message>
    <message>
        <source>marginal upper</source>
        <translation>marginal, borne sup.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>next experiment</source>
        <translation>prochain essai</translation>
    </message>
    <message>
        <source>next series</source>
        <translation>prochaine série</translation>
    </message>
    <message>
        <source>next series steps</source>
        <translation>étapes des séries</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <source>optimisers</source>
        <translation>optimiseurs</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordre</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>planned sensors</source>
        <translation>capteurs prévus</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>profile intervals</source>
        <translation>intervalles de profil</translation>
    </message>
    <message>
        <source>profile lower</source>
        <translation>profil, borne inf.</translation>
    </message>
    <message>
        <source>profile upper</source>
        <translation>profil, borne sup.</translation>
    </message>
    <message>
        <source>repeatability</source>
        <translation>répétabilité</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>capteur</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>capteurs</translation>
    </message>
    <message>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <source>sigma</source>
        <translation>sigma</translation>
    </message>
    <message>
        <source>sigma difference</source>
        <translation>sigma différence</translation>
    </message>
    <message>
        <source>simulated lower</source>
        <translation>simulé, borne inf.</translation>
    </message>
    <message>
        <source>simulated upper</source>
        <translation>simulé, borne sup.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>résolutions</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>stated sigma</source>
        <translation>sigma indiqué</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>accélération</translation>
    </message>
    <message>
        <source>energy balance</source>
        <translation>bilan d’énergie</translation>
    </message>
    <message>
        <source>formulation</source>
        <translation>formulation</translation>
    </message>
    <message>
        <source>formulations</source>
        <translation>formulations</translation>
    </message>
    <message>
        <source>mean iterations</source>
        <translation>itérations, moyenne</translation>
    </message>
    <message>
        <source>most iterations</source>
        <translation>itérations, maximum</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>temps par pas</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>all data</source>
        <translation>toutes les données</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>résolutions du modèle</translation>
    </message>
    <message>
        <source>stage tolerance</source>
        <translation>tolérance de l’étape</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>erreur type</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>somme des carrés</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>lacune</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>against stated</source>
        <translation>par rapport à l’indication</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>p normal</source>
        <translation>p normal</translation>
    </message>
    <message>
        <source>p stated</source>
        <translation>p indication</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>a PNG picture</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>une image GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un fichier HDF5</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>une base de données SQLite</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>the file cannot be read: {}</source>
        <translation>le fichier ne peut pas être lu : {}</translation>
    </message>
    <message>
        <source>this is a folder; a data file is expected</source>
        <translation>ceci est un dossier ; un fichier de données est attendu</translation>
    </message>
    <message>
        <source>this is no ordinary file; a data file is expected</source>
        <translation>ceci n’est pas un fichier ordinaire ; un fichier de données est attendu</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>this is {}, not a text file with columns</source>
        <translation>ceci est {}, pas un fichier texte avec des colonnes</translation>
    </message>
    <message>
        <source>this is no text file: it holds a zero byte</source>
        <translation>ceci n’est pas un fichier texte : il contient un octet nul</translation>
    </message>
    <message>
        <source>the times of day in column &quot;{}&quot; were completed with the dates in column &quot;{}&quot;</source>
        <translation>les heures de la colonne « {} » ont été complétées par les dates de la colonne « {} »</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; is the same as in the row before</source>
        <translation>ligne {} (mesure {}) : le temps de la colonne « {} » est le même qu’à la ligne précédente</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; lies before that of the row before</source>
        <translation>ligne {} (mesure {}) : le temps de la colonne « {} » est antérieur à celui de la ligne précédente</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; has no value in any row</source>
        <translation>la colonne « {} » n’a de valeur dans aucune ligne</translation>
    </message>
    <message>
        <source>; the header block states the step Delta_X = {}</source>
        <translation>; l’en-tête indique le pas Delta_X = {}</translation>
    </message>
    <message>
        <source>at least {} more warnings of the kind &quot;{}&quot;</source>
        <translation>au moins {} avertissements de plus du type « {} »</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an encoding; known are utf-8, utf-16-le, utf-16-be, latin-1 and cp1252</source>
        <translation>« {} » n’est pas un encodage ; sont connus utf-8, utf-16-le, utf-16-be, latin-1 et cp1252</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a delimiter; known are , ; | tab whitespace and none</source>
        <translation>« {} » n’est pas un séparateur ; sont connus , ; | tab whitespace et none</translation>
    </message>
    <message>
        <source>line {} is cut after {} of {} fields and was left out</source>
        <translation>la ligne {} s’arrête après {} des {} champs et a été omise</translation>
    </message>
    <message>
        <source>line {} has {} of {} fields; the others are missing</source>
        <translation>la ligne {} a {} des {} champs ; les autres manquent</translation>
    </message>
    <message>
        <source>line {} has {} fields instead of {}; those behind are not read</source>
        <translation>la ligne {} a {} champs au lieu de {} ; ceux de la fin ne sont pas lus</translation>
    </message>
    <message>
        <source>line {}: a quotation mark in column &quot;{}&quot; opens no complete quotation; it is read as it stands</source>
        <translation>ligne {} : un guillemet de la colonne « {} » n’ouvre pas de citation complète ; il est lu tel quel</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not finite</source>
        <translation>ligne {} : « {} » dans la colonne « {} » n’est pas fini</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a number; it is taken as missing</source>
        <translation>ligne {} : « {} » dans la colonne « {} » n’est pas un nombre ; la valeur compte comme manquante</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a date or time; it is taken as missing</source>
        <translation>ligne {} : « {} » dans la colonne « {} » n’est ni une date ni une heure ; la valeur compte comme manquante</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; state different offsets from UTC; they were converted to UTC</source>
        <translation>les temps de la colonne « {} » indiquent des décalages UTC différents ; ils ont été convertis en UTC</translation>
    </message>
    <message>
        <source>{} columns are named, but the rows have {} fields; line {} does not name the columns of this table</source>
        <translation>{} colonnes sont nommées, mais les lignes ont {} champs ; la ligne {} ne nomme pas les colonnes de ce tableau</translation>
    </message>
    <message>
        <source>{} further warnings of this kind were left out</source>
        <translation>{} autres avertissements de ce type ont été omis</translation>
    </message>
    <message>
        <source>the line is longer than {} MB; this is no table</source>
        <translation>la ligne dépasse {} Mo ; ceci n’est pas un tableau</translation>
    </message>
    <message>
        <source>line {} is not UTF-8; the file is read as {}</source>
        <translation>la ligne {} n’est pas en UTF-8 ; le fichier est lu en {}</translation>
    </message>
    <message>
        <source>the lines end in different ways (CRLF, LF or CR)</source>
        <translation>les lignes se terminent de façons différentes (CRLF, LF ou CR)</translation>
    </message>
    <message>
        <source>the file holds no table: it has only blank lines or comments</source>
        <translation>le fichier ne contient pas de tableau : il n’a que des lignes vides ou des commentaires</translation>
    </message>
    <message>
        <source>there are no rows of data below the names</source>
        <translation>il n’y a pas de lignes de données sous les noms</translation>
    </message>
    <message>
        <source>a further segment begins on line {}; only the first segment is read</source>
        <translation>un autre segment commence à la ligne {} ; seul le premier est lu</translation>
    </message>
    <message>
        <source>column {} has no name; it is called &quot;{}&quot;</source>
        <translation>la colonne {} n’a pas de nom ; elle est appelée « {} »</translation>
    </message>
    <message>
        <source>there are no complete rows of data below the names</source>
        <translation>il n’y a pas de lignes de données complètes sous les noms</translation>
    </message>
    <message>
        <source>no line names the columns; they are called column_1, column_2, ...</source>
        <translation>aucune ligne ne nomme les colonnes ; elles sont appelées column_1, column_2, ...</translation>
    </message>
    <message>
        <source>line {} cannot name the columns: it is not there or empty</source>
        <translation>la ligne {} ne peut pas nommer les colonnes : elle manque ou est vide</translation>
    </message>
    <message>
        <source>line {} lies between the names and the data and holds no units; it is not read</source>
        <translation>la ligne {} se trouve entre les noms et les données et ne contient pas d’unités ; elle n’est pas lue</translation>
    </message>
    <message>
        <source>the name &quot;{}&quot; occurs more than once; column {} is called &quot;{}&quot;</source>
        <translation>le nom « {} » apparaît plusieurs fois ; la colonne {} est appelée « {} »</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of column &quot;{}&quot; is not understood: {}</source>
        <translation>l’unité « {} » de la colonne « {} » n’est pas comprise : {}</translation>
    </message>
    <message>
        <source>day and month of the dates cannot be told apart; they are read as {}</source>
        <translation>le jour et le mois des dates ne se distinguent pas ; elles sont lues {}</translation>
    </message>
    <message>
        <source>day, month, year</source>
        <translation>jour, mois, année</translation>
    </message>
    <message>
        <source>month, day, year</source>
        <translation>mois, jour, année</translation>
    </message>
    <message>
        <source>decimals and thousands cannot be told apart with certainty; &quot;{}&quot; is read as the decimal sign</source>
        <translation>les séparateurs décimal et de milliers ne se distinguent pas avec certitude ; « {} » est lu comme séparateur décimal</translation>
    </message>
    <message>
        <source>{}:{}: experiment {}</source>
        <translation>{}:{} : essai {}</translation>
    </message>
    <message>
        <source>{} is excluded by the study</source>
        <translation>{} est exclu par l’étude</translation>
    </message>
    <message>
        <source>{} is left out: its &quot;{}&quot; is marked as an outlier</source>
        <translation>{} est omis : « {} » est marqué comme valeur aberrante</translation>
    </message>
    <message>
        <source>{} is left out: column &quot;{}&quot; has no value</source>
        <translation>{} est omis : la colonne « {} » n’a pas de valeur</translation>
    </message>
    <message>
        <source>{}: so are {} more rows of experiment {}</source>
        <translation>{} : de même {} autres lignes de l’essai {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there</source>
        <translation>l’essai « {} » à exclure n’existe pas</translation>
    </message>
    <message>
        <source>no experiment is left: none of its {} rows has a number in every column that is used; the first one lacks &quot;{}&quot;</source>
        <translation>il ne reste aucun essai : aucune des {} lignes n’a un nombre dans chaque colonne utilisée ; à la première manque « {} »</translation>
    </message>
    <message>
        <source>input_uncertainty names &quot;{}&quot;, which no column gives as an input of the model {}{}</source>
        <translation>input_uncertainty nomme « {} », qu’aucune colonne ne donne comme entrée du modèle {}{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>{}: input_uncertainty is stated, but no column is an input of the model {}</source>
        <translation>{} : input_uncertainty est indiqué, mais aucune colonne n’est une entrée du modèle {}</translation>
    </message>
    <message>
        <source>{}: no column is mapped to an output of the model {}; nothing is measured</source>
        <translation>{} : aucune colonne n’est associée à une sortie du modèle {} ; rien n’est mesuré</translation>
    </message>
    <message>
        <source>marked cell &quot;{}&quot;: {}</source>
        <translation>cellule marquée « {} » : {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there{}</source>
        <translation>l’essai « {} » à exclure n’existe pas{}</translation>
    </message>
    <message>
        <source> (there are {})</source>
        <translation> (il y a {})</translation>
    </message>
    <message>
        <source>the study names no data file</source>
        <translation>l’étude ne nomme aucun fichier de données</translation>
    </message>
    <message>
        <source>layout = &quot;{}&quot;: it must be rows or signals</source>
        <translation>layout = &quot;{}&quot; : doit être rows ou signals</translation>
    </message>
    <message>
        <source>{} data files are named, but with layout = &quot;rows&quot; one file holds all experiments; set layout = &quot;signals&quot;</source>
        <translation>{} fichiers de données sont nommés, mais avec layout = &quot;rows&quot; un seul fichier contient tous les essais ; mettez layout = &quot;signals&quot;</translation>
    </message>
    <message>
        <source>{}: the experiment is excluded by the study</source>
        <translation>{} : l’essai est exclu par l’étude</translation>
    </message>
    <message>
        <source>{}: no experiment is left</source>
        <translation>{} : il ne reste aucun essai</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a mean needs the column whose equal values belong together, &quot;mean of {} by step&quot;</source>
        <translation>« {} » : une moyenne a besoin de la colonne dont les valeurs égales vont ensemble, « mean of {} by step »</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no column</source>
        <translation>« {} » ne nomme aucune colonne</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; is in the file already</source>
        <translation>la colonne dérivée « {} » existe déjà dans le fichier</translation>
    </message>
    <message>
        <source>derived column &quot;{}&quot;: {}</source>
        <translation>colonne dérivée « {} » : {}</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; needs itself through others</source>
        <translation>la colonne dérivée « {} » a besoin d’elle-même à travers d’autres</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no numbers</source>
        <translation>la colonne « {} » ne contient pas de nombres</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column &quot;{}&quot; is none of the stated codes ({}){}</source>
        <translation>« {} » dans la colonne « {} » n’est aucun des codes indiqués ({}){}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no texts that could be codes</source>
        <translation>la colonne « {} » ne contient pas de textes qui pourraient être des codes</translation>
    </message>
    <message>
        <source>the code &quot;{}&quot; of column &quot;{}&quot; sets &quot;{}&quot;, which is no parameter of the model {}{}</source>
        <translation>le code « {} » de la colonne « {} » fixe « {} », qui n’est pas un paramètre du modèle {}{}</translation>
    </message>
    <message>
        <source>{}: {} rows are not used: the study uses lines {} to {}</source>
        <translation>{} : {} lignes ne sont pas utilisées : l’étude prend les lignes {} à {}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>{} could be each of the files {}: write one of these</source>
        <translation>{} pourrait être chacun des fichiers {} : écrivez l’un d’eux</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;. Did you mean &quot;{}&quot;?</source>
        <translation>il n’y a pas de colonne « {} ». Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;; there are {}</source>
        <translation>il n’y a pas de colonne « {} » ; il y a {}</translation>
    </message>
    <message>
        <source>the model {} has no variable &quot;{}&quot;{}</source>
        <translation>le modèle {} n’a pas de variable « {} »{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no parameter of the model {} and cannot be a condition</source>
        <translation>« {} » n’est pas un paramètre du modèle {} et ne peut pas être une condition</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no input of the model {}</source>
        <translation>« {} » n’est pas une entrée du modèle {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no output of the model {} and cannot be measured</source>
        <translation>« {} » n’est pas une sortie du modèle {} et ne peut pas être mesuré</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; is used for &quot;{}&quot; and for &quot;{}&quot;</source>
        <translation>la colonne « {} » sert à « {} » et à « {} »</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds texts; numbers are expected for &quot;{}&quot;</source>
        <translation>la colonne « {} » contient des textes ; des nombres sont attendus pour « {} »</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds dates; numbers are expected for &quot;{}&quot;</source>
        <translation>la colonne « {} » contient des dates ; des nombres sont attendus pour « {} »</translation>
    </message>
    <message>
        <source>{}: the unit of column &quot;{}&quot; is taken from its name: {}</source>
        <translation>{} : l’unité de la colonne « {} » est lue dans son nom : {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; states no unit; it is read in {} as &quot;{}&quot; of the model</source>
        <translation>{} : la colonne « {} » n’indique pas d’unité ; elle est lue en {} comme « {} » du modèle</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for &quot;{}&quot;: {}</source>
        <translation>colonne « {} » pour « {} » : {}</translation>
    </message>
    <message>
        <source>the range from {} s to {} s is empty</source>
        <translation>la plage de {} s à {} s est vide</translation>
    </message>
    <message>
        <source>no sample lies between {} s and {} s</source>
        <translation>aucun échantillon ne se trouve entre {} s et {} s</translation>
    </message>
    <message>
        <source>the step {} s must be greater than 0</source>
        <translation>le pas {} s doit être supérieur à 0</translation>
    </message>
    <message>
        <source>resampling needs at least two values</source>
        <translation>le rééchantillonnage demande au moins deux valeurs</translation>
    </message>
    <message>
        <source>the step {} s gives more than 1e9 samples</source>
        <translation>le pas {} s donne plus de 1e9 échantillons</translation>
    </message>
    <message>
        <source>a low pass needs at least three samples</source>
        <translation>un passe-bas demande au moins trois échantillons</translation>
    </message>
    <message>
        <source>a low pass needs equally spaced samples; the step at t = {} s is {} s instead of {} s; resample first</source>
        <translation>un passe-bas demande des échantillons équidistants ; le pas à t = {} s est de {} s au lieu de {} s ; rééchantillonnez d’abord</translation>
    </message>
    <message>
        <source>a low pass needs a value in every sample; at t = {} s there is none; resample first</source>
        <translation>un passe-bas demande une valeur dans chaque échantillon ; à t = {} s il n’y en a pas ; rééchantillonnez d’abord</translation>
    </message>
    <message>
        <source>the cut-off frequency {} Hz must lie between 0 and half the sampling rate, {} Hz</source>
        <translation>la fréquence de coupure {} Hz doit être comprise entre 0 et la moitié de la fréquence d’échantillonnage, {} Hz</translation>
    </message>
    <message>
        <source>the limit {} of the outliers must be greater than 0</source>
        <translation>la limite {} des valeurs aberrantes doit être supérieure à 0</translation>
    </message>
    <message>
        <source>the mask has {} entries for {} samples</source>
        <translation>le masque a {} entrées pour {} échantillons</translation>
    </message>
    <message>
        <source>&quot;{}&quot; marks no cell; file:line:column is expected, for example press.csv:164:D_y</source>
        <translation>« {} » ne marque pas de cellule ; fichier:ligne:colonne est attendu, par exemple press.csv:164:D_y</translation>
    </message>
    <message>
        <source>decimal = &quot;{}&quot;: it must be . or ,</source>
        <translation>decimal = &quot;{}&quot; : doit être . ou ,</translation>
    </message>
    <message>
        <source>date_order = &quot;{}&quot;: it must be day-first or month-first</source>
        <translation>date_order = &quot;{}&quot; : doit être day-first ou month-first</translation>
    </message>
    <message>
        <source>no data file is named</source>
        <translation>aucun fichier de données n’est nommé</translation>
    </message>
    <message>
        <source>trim has {} numbers; two times are expected, from and to</source>
        <translation>trim a {} nombres ; deux temps sont attendus, de et à</translation>
    </message>
    <message>
        <source>interpolation = &quot;{}&quot;: it must be hold, linear or cubic</source>
        <translation>interpolation = &quot;{}&quot; : doit être hold, linear ou cubic</translation>
    </message>
    <message>
        <source>{}:{}: the row is left out: its time is {}</source>
        <translation>{}:{} : la ligne est omise : son temps {}</translation>
    </message>
    <message>
        <source>not later than that of the row before</source>
        <translation>n’est pas postérieur à celui de la ligne précédente</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>{}: {} more rows are left out because of their time</source>
        <translation>{} : {} autres lignes sont omises à cause de leur temps</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; are marked as outliers, first here</source>
        <translation>{}:{} : {} échantillons de la colonne « {} » sont marqués comme aberrants, le premier ici</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; lie beyond {} scaled median absolute deviations and are left out, first here</source>
        <translation>{}:{} : {} échantillons de la colonne « {} » se trouvent au-delà de {} écarts absolus médians mis à l’échelle et sont omis, le premier ici</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no time</source>
        <translation>la colonne « {} » ne contient pas de temps</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no value in {} rows, first here</source>
        <translation>{}:{} : la colonne « {} » n’a pas de valeur dans {} lignes, d’abord ici</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for the parameter &quot;{}&quot; changes from {} to {}; a condition is one value per experiment</source>
        <translation>la colonne « {} » du paramètre « {} » passe de {} à {} ; une condition est une valeur par essai</translation>
    </message>
    <message>
        <source>of {} experiments {} calibrate and {} validate; both need at least one</source>
        <translation>sur {} essais, {} calibrent et {} valident ; il en faut au moins un de chaque</translation>
    </message>
    <message>
        <source>every {}th experiment validates: the period must be at least 2</source>
        <translation>un essai sur {} valide : la période doit être d’au moins 2</translation>
    </message>
    <message>
        <source>the first validating experiment {} must be below the period {}</source>
        <translation>le premier essai de validation {} doit être inférieur à la période {}</translation>
    </message>
    <message>
        <source>the validating share {} must lie between 0 and 1</source>
        <translation>la part de validation {} doit être comprise entre 0 et 1</translation>
    </message>
    <message>
        <source>the magnitude of experiment {} is missing</source>
        <translation>la grandeur de l’essai {} manque</translation>
    </message>
    <message>
        <source>a split needs at least two experiments</source>
        <translation>un partage demande au moins deux essais</translation>
    </message>
    <message>
        <source>there is no experiment &quot;{}&quot;{}</source>
        <translation>il n’y a pas d’essai « {} »{}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; occurs more than once</source>
        <translation>l’essai « {} » apparaît plusieurs fois</translation>
    </message>
    <message>
        <source>the file cannot be opened for reading</source>
        <translation>le fichier ne peut pas être ouvert en lecture</translation>
    </message>
    <message>
        <source>the file cannot be read to its end</source>
        <translation>le fichier ne peut pas être lu jusqu’à la fin</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is no number with the decimal sign &quot;{}&quot;, but would be one with &quot;{}&quot;; the column is read as texts</source>
        <translation>ligne {}&#xa0;: «&#xa0;{}&#xa0;» dans la colonne «&#xa0;{}&#xa0;» n’est pas un nombre avec le séparateur décimal «&#xa0;{}&#xa0;», mais en serait un avec «&#xa0;{}&#xa0;»&#xa0;; la colonne est lue comme texte</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is more than one number; the column is read as texts. Is the delimiter right?</source>
        <translation>ligne {}&#xa0;: «&#xa0;{}&#xa0;» dans la colonne «&#xa0;{}&#xa0;» est plus d’un nombre&#xa0;; la colonne est lue comme texte. Le séparateur est-il le bon&#xa0;?</translation>
    </message>
    <message>
        <source>an object with the keys jacobian, sigma and max_sensors is expected</source>
        <translation>un objet avec les clés jacobian, sigma et max_sensors est attendu</translation>
    </message>
    <message>
        <source>{}:{}: the key &quot;{}&quot; is not known and was not read{}</source>
        <translation>{}:{}&#xa0;: la clé «&#xa0;{}&#xa0;» n’est pas connue et n’a pas été lue{}</translation>
    </message>
    <message>
        <source>{} must be a list</source>
        <translation>{} doit être une liste</translation>
    </message>
    <message>
        <source>{} must be a number</source>
        <translation>{} doit être un nombre</translation>
    </message>
    <message>
        <source>{} = {}: it must be a whole number from {} to 1000000</source>
        <translation>{} = {}&#xa0;: doit être un nombre entier de {} à 1000000</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is missing</source>
        <translation>la clé «&#xa0;{}&#xa0;» manque</translation>
    </message>
    <message>
        <source>{} = {}, but {} {}</source>
        <translation>{} = {}, mais {} {}</translation>
    </message>
    <message>
        <source>jacobian has no sensors</source>
        <translation>jacobian ne contient pas de capteurs</translation>
    </message>
    <message>
        <source>the number of entries of jacobian is</source>
        <translation>le nombre d’entrées de jacobian est</translation>
    </message>
    <message>
        <source>sigma has {} entries, but jacobian has {}</source>
        <translation>sigma a {} entrées, mais jacobian en a {}</translation>
    </message>
    <message>
        <source>{} has {} rows, but rows_per_sensor = {}</source>
        <translation>{} a {} lignes, mais rows_per_sensor = {}</translation>
    </message>
    <message>
        <source>sigma[{}] = {}: it must be greater than 0</source>
        <translation>sigma[{}] = {}&#xa0;: doit être supérieur à 0</translation>
    </message>
    <message>
        <source>{} has no numbers</source>
        <translation>{} ne contient pas de nombres</translation>
    </message>
    <message>
        <source>{} has {} numbers: at most {} parameters are possible</source>
        <translation>{} a {} nombres&#xa0;: {} paramètres au plus sont possibles</translation>
    </message>
    <message>
        <source>the number of entries of a row of jacobian is</source>
        <translation>le nombre d’entrées d’une ligne de jacobian est</translation>
    </message>
    <message>
        <source>{} has {} numbers, but the rows before it have {}</source>
        <translation>{} a {} nombres, mais les lignes précédentes en ont {}</translation>
    </message>
    <message>
        <source>{}[{}][{}] / sigma = {}: it must be below 1e120</source>
        <translation>{}[{}][{}] / sigma = {}&#xa0;: doit être inférieur à 1e120</translation>
    </message>
    <message>
        <source>{}: sensor {} depends on no parameter and tells nothing.</source>
        <translation>{}&#xa0;: le capteur {} ne dépend d’aucun paramètre et n’apporte rien.</translation>
    </message>
    <message>
        <source>jacobian has no rows</source>
        <translation>jacobian ne contient pas de lignes</translation>
    </message>
    <message>
        <source>{} must hold texts</source>
        <translation>{} doit contenir des textes</translation>
    </message>
    <message>
        <source>{} has {} entries, but {} are needed</source>
        <translation>{} a {} entrées, mais il en faut {}</translation>
    </message>
    <message>
        <source>{}: there is no sensor {}; they are numbered from 0 to {}</source>
        <translation>{}&#xa0;: il n’y a pas de capteur {}&#xa0;; ils sont numérotés de 0 à {}</translation>
    </message>
    <message>
        <source>cost_limit = {}: it must be at least 0</source>
        <translation>cost_limit = {}&#xa0;: doit être au moins 0</translation>
    </message>
    <message>
        <source>costs[{}] = {}: it must be at least 0</source>
        <translation>costs[{}] = {}&#xa0;: doit être au moins 0</translation>
    </message>
    <message>
        <source>costs has {} entries, but jacobian has {}</source>
        <translation>costs a {} entrées, mais jacobian en a {}</translation>
    </message>
    <message>
        <source>cost_limit needs the key &quot;costs&quot;</source>
        <translation>cost_limit demande la clé «&#xa0;costs&#xa0;»</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>la clé «&#xa0;{}&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>{} is too large for a number</source>
        <translation>{} est trop grand pour un nombre</translation>
    </message>
    <message>
        <source>the file ends before its JSON does</source>
        <translation>le fichier se termine avant la fin de son JSON</translation>
    </message>
    <message>
        <source>this is no JSON: &quot;{}&quot; is not expected here</source>
        <translation>ceci n’est pas du JSON&#xa0;: «&#xa0;{}&#xa0;» n’est pas attendu ici</translation>
    </message>
    <message>
        <source>{} measured values after the stop time {} s are left out.</source>
        <translation>{} valeurs mesurées après le temps final {} s sont omises.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; is marked as an outlier; only this cell is left out</source>
        <translation>{} : « {} » est marqué comme valeur aberrante ; seule cette cellule est omise</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value; only this cell is missing</source>
        <translation>{} : la colonne « {} » n’a pas de valeur ; seule cette cellule manque</translation>
    </message>
    <message>
        <source>column &quot;{}&quot;: {} of {} cells are not numbers, the first in line {} (&quot;{}&quot;); the column is read as texts</source>
        <translation>colonne «&#xa0;{}&#xa0;»&#xa0;: {} cellules sur {} ne sont pas des nombres, la première à la ligne {} («&#xa0;{}&#xa0;»)&#xa0;; la colonne est lue comme du texte</translation>
    </message>
    <message>
        <source>{}: {} experiments are left out, this one first: column &quot;{}&quot; has no value there</source>
        <translation>{}&#xa0;: {} essais sont laissés de côté, celui-ci en premier&#xa0;: la colonne «&#xa0;{}&#xa0;» n’y a pas de valeur</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value in {} experiments, first here; only these cells are missing</source>
        <translation>{}&#xa0;: la colonne «&#xa0;{}&#xa0;» n’a pas de valeur dans {} essais, d’abord ici&#xa0;; seules ces cellules manquent</translation>
    </message>
    <message>
        <source>data.bounds names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>data.bounds nomme «&#xa0;{}&#xa0;», qui n’est pas une sortie du modèle {}{}</translation>
    </message>
    <message>
        <source>at least {:g}</source>
        <translation>au moins {:g}</translation>
    </message>
    <message>
        <source>at most {:g}</source>
        <translation>au plus {:g}</translation>
    </message>
    <message>
        <source>{:g} to {:g}</source>
        <translation>{:g} à {:g}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}</source>
        <translation>{}:{} : {} = {:g} {} se trouve hors de ce que le modèle permet, {}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}; so do {} more values of this column</source>
        <translation>{}:{} : {} = {:g} {} se trouve hors de ce que le modèle permet, {} ; de même {} autres valeurs de cette colonne</translation>
    </message>
    <message>
        <source>{}:{}: the experiment {} has the name of the one in line {}</source>
        <translation>{}:{} : l’essai {} porte le nom de celui de la ligne {}</translation>
    </message>
    <message>
        <source>{} of {} rows have the time of the row before, first here: a record has one row per time. Is it the right time column (data.time), and one experiment per file?</source>
        <translation>{} des {} lignes ont le temps de la ligne précédente, d’abord ici : un enregistrement a une ligne par instant. Est-ce la bonne colonne de temps (data.time), et un essai par fichier ?</translation>
    </message>
    <message>
        <source>{} of {} rows are not later than a row before them, first here: the rows of a record stand in the order of their times. Sort the file, or give every experiment its own.</source>
        <translation>{} des {} lignes ne sont pas postérieures à une ligne qui les précède, d’abord ici : les lignes d’un enregistrement se suivent dans l’ordre de leurs temps. Triez le fichier, ou donnez le sien à chaque essai.</translation>
    </message>
    <message>
        <source>The file is not there; it is waited for.</source>
        <translation>Le fichier n’est pas là ; il est attendu.</translation>
    </message>
    <message>
        <source>it has {} cells instead of {}</source>
        <translation>elle a {} cellules au lieu de {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column {} is no number</source>
        <translation>« {} » dans la colonne {} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{}:{}: the line is left out: {}</source>
        <translation>{}:{} : la ligne est omise : {}</translation>
    </message>
    <message>
        <source>{}:{}: {} new rows are left out, first here: their time is missing or not later than that of the row before</source>
        <translation>{}:{} : {} nouvelles lignes sont omises, d’abord ici : leur temps manque ou n’est pas postérieur à celui de la ligne précédente</translation>
    </message>
    <message>
        <source>a further table begins on line {} ({}); only the first is read. The line of names tells which one is meant (in a study file: data.header_line = {})</source>
        <translation>un autre tableau commence à la ligne {} ({}) ; seul le premier est lu. La ligne des noms dit lequel est voulu (dans un fichier d’étude : data.header_line = {})</translation>
    </message>
    <message>
        <source>a gap of {:.0f} steps: no rows between line {} and line {}, {} from {:.9g} to {:.9g}{}</source>
        <translation>une lacune de {:.0f} pas : aucune ligne entre la ligne {} et la ligne {}, {} de {:.9g} à {:.9g}{}</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds times as well, but all columns are read at those of &quot;{}&quot;. Where the columns behind it have its times, both must have the same name in the file</source>
        <translation>la colonne « {} » contient aussi des temps, mais toutes les colonnes sont lues à ceux de « {} ». Là où ses temps valent pour les colonnes qui la suivent, les deux doivent porter le même nom dans le fichier</translation>
    </message>
    <message>
        <source>the columns behind &quot;{}&quot; are read at its times, those behind &quot;{}&quot; at its own</source>
        <translation>les colonnes derrière « {} » sont lues à ses temps, celles derrière « {} » aux leurs</translation>
    </message>
    <message>
        <source>line {}: quotation marks within column &quot;{}&quot; are not doubled; they are read as part of the text</source>
        <translation>ligne {} : les guillemets dans la colonne « {} » ne sont pas doublés ; ils sont lus comme partie du texte</translation>
    </message>
    <message>
        <source>{} lines that hold numbers like a row are left out as comments, since they begin with &quot;{}&quot;; the first is line {}</source>
        <translation>{} lignes qui contiennent des nombres comme une ligne de données sont omises comme commentaires, car elles commencent par « {} » ; la première est la ligne {}</translation>
    </message>
    <message>
        <source>line {} names the columns with the delimiter {}, the data have {}</source>
        <translation>la ligne {} nomme les colonnes avec le délimiteur {}, les données ont {}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>line {} could name the columns as well; the names are taken from line {}</source>
        <translation>la ligne {} pourrait aussi nommer les colonnes ; les noms sont pris de la ligne {}</translation>
    </message>
    <message>
        <source>numbers of column &quot;{}&quot; are followed by &quot;{}&quot;, its head states &quot;{}&quot;; they are read in {}</source>
        <translation>les nombres de la colonne « {} » sont suivis de « {} », son en-tête indique « {} » ; ils sont lus en {}</translation>
    </message>
    <message>
        <source>line {} repeats the names of the columns; it is no row</source>
        <translation>la ligne {} répète les noms des colonnes ; ce n’est pas une ligne de données</translation>
    </message>
    <message>
        <source>line {} holds no row (&quot;{}&quot;); it is not read</source>
        <translation>la ligne {} ne contient pas de données (« {} ») ; elle n’est pas lue</translation>
    </message>
    <message>
        <source>from line {} on there are no values in the {} lines behind the data; they are not read</source>
        <translation>à partir de la ligne {}, les {} lignes derrière les données n’ont pas de valeurs ; elles ne sont pas lues</translation>
    </message>
    <message>
        <source>line {} behind the data holds no row (&quot;{}&quot;); it is not read</source>
        <translation>la ligne {} derrière les données n’en contient pas (« {} ») ; elle n’est pas lue</translation>
    </message>
    <message>
        <source>lines {} to {} behind the data hold no rows (&quot;{}&quot;, ...); they are not read</source>
        <translation>les lignes {} à {} derrière les données n’en contiennent pas (« {} », ...) ; elles ne sont pas lues</translation>
    </message>
    <message>
        <source>there is no data file {} (there are {})</source>
        <translation>il n’y a pas de fichier de données {} (il y a {})</translation>
    </message>
    <message>
        <source>data.marked names a cell of the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.marked nomme une cellule de la colonne « {} », qui n’existe pas{}</translation>
    </message>
    <message>
        <source>data.marked names a cell of column &quot;{}&quot; in line {}, which holds no row</source>
        <translation>data.marked nomme une cellule de la colonne « {} » à la ligne {}, qui ne contient pas de données</translation>
    </message>
    <message>
        <source>data.{} names the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.{} nomme la colonne « {} », qui n’existe pas{}</translation>
    </message>
    <message>
        <source>the file is named twice; what is measured in it would count twice</source>
        <translation>le fichier est nommé deux fois ; ce qui y est mesuré compterait double</translation>
    </message>
    <message>
        <source>{} holds the same bytes as {} (SHA-256 {}...): what is measured in them counts twice</source>
        <translation>{} contient les mêmes octets que {} (SHA-256 {}...) : ce qui y est mesuré compte double</translation>
    </message>
    <message>
        <source>{} derived columns are asked for; at most {} are computed</source>
        <translation>{} colonnes dérivées sont demandées ; {} au plus sont calculées</translation>
    </message>
    <message>
        <source>data.{}.{} = &quot;{}&quot;: {}</source>
        <translation>data.{}.{} = « {} » : {}</translation>
    </message>
    <message>
        <source>before {:.6g} s ({:g} steps)</source>
        <translation>avant {:.6g} s ({:g} pas)</translation>
    </message>
    <message>
        <source>after {:.6g} s ({:g} steps)</source>
        <translation>après {:.6g} s ({:g} pas)</translation>
    </message>
    <message>
        <source>from {:.6g} s to {:.6g} s ({:g} steps)</source>
        <translation>de {:.6g} s à {:.6g} s ({:g} pas)</translation>
    </message>
    <message>
        <source>no column of time was found: the file was read as one column, {}. Is the delimiter right?</source>
        <translation>aucune colonne de temps trouvée : le fichier a été lu comme une seule colonne, {}. Le délimiteur est-il le bon ?</translation>
    </message>
    <message>
        <source>no column of time was found among {}. Give one of them that meaning (in a study file: data.time)</source>
        <translation>aucune colonne de temps trouvée parmi {}. Donnez ce sens à l’une d’elles (dans un fichier d’étude : data.time)</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number with a unit, such as 0.002 or &quot;2 um&quot;</source>
        <translation>« {} » n’est pas un nombre avec unité, comme 0.002 ou &quot;2 um&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: the unit &quot;{}&quot; is not understood</source>
        <translation>« {} » : l’unité « {} » n’est pas comprise</translation>
    </message>
    <message>
        <source>{}:{}: the input {} is not known {}: it is bridged, and nothing measured there tells about the model</source>
        <translation>{}:{} : l’entrée {} n’est pas connue {} : elle est pontée, et ce qui est mesuré là ne dit rien du modèle</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no values {}</source>
        <translation>{}:{} : la colonne « {} » n’a pas de valeurs {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has {} more gaps</source>
        <translation>{} : la colonne « {} » a {} autres lacunes</translation>
    </message>
    <message>
        <source>the input {} of experiment {} is not known {}</source>
        <translation>l’entrée {} de l’essai {} n’est pas connue {}</translation>
    </message>
    <message>
        <source>the line has more than {} fields; this is no table</source>
        <translation>la ligne a plus de {} champs ; ce n’est pas un tableau</translation>
    </message>
    <message>
        <source>the step {} s of resampling is longer than the record of {} s</source>
        <translation>le pas {} s du rééchantillonnage est plus long que l’enregistrement de {} s</translation>
    </message>
    <message>
        <source>there are more than {} lists or objects in each other</source>
        <translation>plus de {} listes ou objets sont imbriqués</translation>
    </message>
    <message>
        <source>it lacks columns that {} has: {}</source>
        <translation>il y manque des colonnes que {} possède&#xa0;: {}</translation>
    </message>
    <message>
        <source>it has columns that {} has not: {}</source>
        <translation>il y a des colonnes que {} ne possède pas&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: no name of the model {} fits the columns {}: the model does not see them. Map them if they are conditions or measurements.</source>
        <translation>{} : aucun nom du modèle {} ne correspond aux colonnes {} : le modèle ne les voit pas. Associez-les si ce sont des conditions ou des mesures.</translation>
    </message>
    <message>
        <source>{} holds the same values as {}: what is measured in them counts twice</source>
        <translation>{} contient les mêmes valeurs que {} : ce qui y est mesuré compte double</translation>
    </message>
    <message>
        <source>{}: every row is taken as an experiment of its own, yet {} looks like the time of one record. If it is, say that the file is one experiment (data.layout = &quot;signals&quot;).</source>
        <translation>{} : chaque ligne est prise pour un essai à part, mais {} ressemble au temps d’un seul enregistrement. Si c’est le cas, indiquez que le fichier est un essai (data.layout = &quot;signals&quot;).</translation>
    </message>
    <message>
        <source>an old Excel workbook, or one with a password</source>
        <translation>un ancien classeur Excel, ou un classeur protégé par un mot de passe</translation>
    </message>
    <message>
        <source>save it as .xlsx without a password</source>
        <translation>enregistrez-le en .xlsx sans mot de passe</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>une archive gzip</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>décompressez-la d’abord</translation>
    </message>
    <message>
        <source>save what is needed of it as a MAT file, a workbook or CSV</source>
        <translation>enregistrez-en ce qui est nécessaire dans un fichier MAT, un classeur ou en CSV</translation>
    </message>
    <message>
        <source>a LabVIEW TDMS file</source>
        <translation>un fichier TDMS de LabVIEW</translation>
    </message>
    <message>
        <source>save it as CSV in DIAdem, or in Python by nptdms: TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</source>
        <translation>enregistrez-le en CSV dans DIAdem, ou en Python par nptdms : TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>the index of a LabVIEW TDMS file</source>
        <translation>l’index d’un fichier TDMS de LabVIEW</translation>
    </message>
    <message>
        <source>export the .tdms file beside it as CSV</source>
        <translation>exportez en CSV le fichier .tdms qui l’accompagne</translation>
    </message>
    <message>
        <source>a measurement in MDF</source>
        <translation>une mesure au format MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured, or in Python by asammdf: MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</source>
        <translation>enregistrez-la en CSV dans le programme de mesure, ou en Python par asammdf : MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>an unfinished measurement in MDF</source>
        <translation>une mesure inachevée au format MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured</source>
        <translation>enregistrez-la en CSV dans le programme de mesure</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; is stated, but the file is no workbook; leave it out</source>
        <translation>data.sheet = &quot;{}&quot; est indiqué, mais le fichier n’est pas un classeur ; supprimez cette clé</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; is stated, but the file is no MAT file; leave it out</source>
        <translation>data.variable = &quot;{}&quot; est indiqué, mais le fichier n’est pas un fichier MAT ; supprimez cette clé</translation>
    </message>
    <message>
        <source>{}: validation holds back the only file of the study</source>
        <translation>{} : validation met de côté le seul fichier de l’étude</translation>
    </message>
    <message>
        <source>{} is given by a column of {} too: of files that are one experiment only one may give it (data.ignored leaves a column out)</source>
        <translation>{} est aussi donné par une colonne de {} : parmi les fichiers qui forment un même essai, un seul peut le donner (data.ignored écarte une colonne)</translation>
    </message>
    <message>
        <source>{} is {} here and {} in {}, which is the same experiment</source>
        <translation>{} vaut {} ici et {} dans {}, qui est le même essai</translation>
    </message>
    <message>
        <source>the system gives no process to read the file in: {}</source>
        <translation>le système ne fournit pas de processus pour lire le fichier : {}</translation>
    </message>
    <message>
        <source>a copy of the file cannot be written to {}: {}</source>
        <translation>une copie du fichier ne peut pas être écrite dans {} : {}</translation>
    </message>
    <message>
        <source>the MAT file has no variable &quot;{}&quot; of several numbers; it has {}</source>
        <translation>le fichier MAT n’a pas de variable « {} » de plusieurs nombres ; il a {}</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; holds more than {} MB as text, which is not read; save what is needed in a file of its own</source>
        <translation>la variable « {} » dépasse {} Mo en texte, ce qui n’est pas lu ; enregistrez ce qui est nécessaire dans un fichier à part</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; was read; {} could be meant as well, data.variable chooses</source>
        <translation>la variable « {} » a été lue ; aussi possible : {} ; data.variable choisit</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; is wider than long: its rows are read as columns, {} samples each</source>
        <translation>la variable « {} » est plus large que longue : ses lignes sont lues comme des colonnes de {} échantillons chacune</translation>
    </message>
    <message>
        <source>left out: {}</source>
        <translation>omis : {}</translation>
    </message>
    <message>
        <source>no variable of the MAT file can be read: {}</source>
        <translation>aucune variable du fichier MAT ne peut être lue : {}</translation>
    </message>
    <message>
        <source>the MAT file holds no variable</source>
        <translation>le fichier MAT ne contient aucune variable</translation>
    </message>
    <message>
        <source>no variable of the MAT file is an array of several numbers; it has {}</source>
        <translation>aucune variable du fichier MAT n’est un tableau de plusieurs nombres ; il a {}</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; names a sheet of a workbook; this is a MAT file, of which data.variable names the variable</source>
        <translation>data.sheet = &quot;{}&quot; nomme une feuille de classeur ; ceci est un fichier MAT, dont data.variable nomme la variable</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; has more than {} columns, which are not read; save the ones that are needed in a variable of their own</source>
        <translation>la variable « {} » a plus de {} colonnes, ce qui n’est pas lu ; enregistrez celles qui sont nécessaires dans une variable à part</translation>
    </message>
    <message>
        <source>the MAT file is damaged and cannot be read; copy or save it anew</source>
        <translation>le fichier MAT est endommagé et ne peut pas être lu ; copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; cannot be read; copy or save it anew</source>
        <translation>le fichier MAT est endommagé : sa variable « {} » ne peut pas être lue ; copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>the MAT file was not read within {:.0f} s of computing: it is damaged, or holds far more than {} numbers; save what is needed in a file of its own</source>
        <translation>le fichier MAT n’a pas été lu en {:.0f} s de calcul : il est endommagé, ou contient bien plus de {} nombres ; enregistrez ce qui est nécessaire dans un fichier à part</translation>
    </message>
    <message>
        <source>the MAT file is damaged, or takes more than {} MB: its reader stopped; save it anew, or what is needed in a file of its own</source>
        <translation>le fichier MAT est endommagé, ou demande plus de {} Mo : sa lecture s’est arrêtée ; enregistrez-le à nouveau, ou ce qui est nécessaire dans un fichier à part</translation>
    </message>
    <message>
        <source>the MAT file holds more than {} numbers, which are not read; save what is needed in a file of its own</source>
        <translation>le fichier MAT contient plus de {} nombres, ce qui n’est pas lu ; enregistrez ce qui est nécessaire dans un fichier à part</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; of the MAT file holds more than {} fields, or structs more than {} deep; save its numbers as arrays</source>
        <translation>la variable « {} » du fichier MAT contient plus de {} champs, ou des structures imbriquées sur plus de {} niveaux ; enregistrez ses nombres en tableaux</translation>
    </message>
    <message>
        <source>; in MATLAB, {} exports it</source>
        <translation> ; dans MATLAB, {} l’exporte</translation>
    </message>
    <message>
        <source>{} is an object (a table, a timeseries, a datetime or another)</source>
        <translation>{} est un objet (table, timeseries, datetime ou autre)</translation>
    </message>
    <message>
        <source>{} is an object of class {}</source>
        <translation>{} est un objet de classe {}</translation>
    </message>
    <message>
        <source>{} is a cell array</source>
        <translation>{} est un tableau de cellules</translation>
    </message>
    <message>
        <source>{} is a sparse matrix</source>
        <translation>{} est une matrice creuse</translation>
    </message>
    <message>
        <source>{} holds complex numbers</source>
        <translation>{} contient des nombres complexes</translation>
    </message>
    <message>
        <source>{} is a function and holds no data</source>
        <translation>{} est une fonction et ne contient pas de données</translation>
    </message>
    <message>
        <source>{} cannot be read: it is damaged, or holds what is not known here</source>
        <translation>{} ne peut pas être lu : il est endommagé, ou contient ce qui n’est pas connu ici</translation>
    </message>
    <message>
        <source>the MAT file is cut: it ends within its header; copy it anew</source>
        <translation>le fichier MAT est tronqué : il finit dans son en-tête ; copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the MAT file is cut: its variable {} &quot;{}&quot; takes {} bytes, of which {} are there; copy or save it anew</source>
        <translation>le fichier MAT est tronqué : sa variable {} « {} » occupe {} octets, dont {} sont présents ; copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>the MAT file is damaged: no variable begins at its byte {}; copy or save it anew</source>
        <translation>le fichier MAT est endommagé : aucune variable ne commence à l’octet {} ; copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; at byte {} states more values than it has bytes for; copy or save it anew</source>
        <translation>le fichier MAT est endommagé : sa variable « {} » à l’octet {} indique plus de valeurs qu’elle n’a d’octets ; copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of one experiment holds back {}; validation = {{after = ...}} holds back the end of a record</source>
        <translation>{} : validation = {{share = {}}} sur un seul essai, mis de côté : {} ; validation = {{after = ...}} met de côté la fin d’un enregistrement</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>le tout</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of {} experiments holds back {}, and both sides need at least one</source>
        <translation>{} : validation = {{share = {}}} sur {} essais en met de côté {}, et il en faut au moins un de chaque côté</translation>
    </message>
    <message>
        <source>{}: validation names the experiment &quot;{}&quot;, and there is none of that label{}</source>
        <translation>{} : validation nomme l’essai « {} », et aucun n’a cette étiquette{}</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} divides records over time (layout = &quot;signals&quot;); rows are divided by share or labels</source>
        <translation>{} : validation = {{after = {}}} partage des enregistrements dans le temps (layout = &quot;signals&quot;) ; les lignes se partagent par share ou labels</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} leaves nothing {}: what is measured lies between {} and {} s</source>
        <translation>{} : validation = {{after = {}}} ne laisse rien {} : ce qui est mesuré se trouve entre {} et {} s</translation>
    </message>
    <message>
        <source>to search by</source>
        <translation>pour la recherche</translation>
    </message>
    <message>
        <source>to validate by</source>
        <translation>pour la validation</translation>
    </message>
    <message>
        <source>{}: of {} experiments validation holds back {}, and both sides need at least one</source>
        <translation>{} : sur {} essais, validation en met de côté {}, et il en faut au moins un de chaque côté</translation>
    </message>
    <message>
        <source>the workbook is locked by a password; save it without one</source>
        <translation>le classeur est protégé par un mot de passe ; enregistrez-le sans mot de passe</translation>
    </message>
    <message>
        <source>the workbook has no sheet with cells</source>
        <translation>le classeur n’a pas de feuille avec des cellules</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} has no end</source>
        <translation>le classeur est endommagé ou tronqué : sa partie {} n’a pas de fin</translation>
    </message>
    <message>
        <source>the workbook is damaged: what stands behind row {} of sheet &quot;{}&quot; is no row</source>
        <translation>le classeur est endommagé : ce qui suit la ligne {} de la feuille « {} » n’est pas une ligne</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: sheet &quot;{}&quot; ends behind row {}</source>
        <translation>le classeur est endommagé ou tronqué : la feuille « {} » finit après la ligne {}</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has rows behind row {}, which are not read; save the sheet as CSV, which has no such limit</source>
        <translation>la feuille « {} » a des lignes après la ligne {}, qui ne sont pas lues ; enregistrez la feuille en CSV, qui n’a pas cette limite</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has a cell in column {} ({}), at most {} columns are read; put the columns that are needed on a sheet of their own</source>
        <translation>la feuille « {} » a une cellule dans la colonne {} ({}), au plus {} colonnes sont lues ; placez les colonnes nécessaires sur une feuille à part</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; holds more than {} MB as text, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>la feuille « {} » dépasse {} Mo en texte, ce qui n’est pas lu ; enregistrez la feuille en CSV, qui n’a pas cette limite</translation>
    </message>
    <message>
        <source>this is a binary Excel workbook (.xlsb); save it as .xlsx or the sheet as CSV</source>
        <translation>ceci est un classeur Excel binaire (.xlsb) ; enregistrez-le en .xlsx ou la feuille en CSV</translation>
    </message>
    <message>
        <source>this is a document, no workbook; save its table as CSV or .xlsx</source>
        <translation>ceci est un document, pas un classeur ; enregistrez son tableau en CSV ou .xlsx</translation>
    </message>
    <message>
        <source>this is a ZIP archive, but no workbook (.xlsx, .ods); unpack it first</source>
        <translation>ceci est une archive ZIP, mais pas un classeur (.xlsx, .ods) ; décompressez-la d’abord</translation>
    </message>
    <message>
        <source>the workbook has no sheet &quot;{}&quot;; it has {}</source>
        <translation>le classeur n’a pas de feuille « {} » ; il a {}</translation>
    </message>
    <message>
        <source>no sheet of the workbook has a cell with content; it has {}</source>
        <translation>aucune feuille du classeur n’a de cellule non vide ; il a {}</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; names a variable of a MAT file; this is a workbook, of which data.sheet names the sheet</source>
        <translation>data.variable = &quot;{}&quot; nomme une variable de fichier MAT ; ceci est un classeur, dont data.sheet nomme la feuille</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has no cell with content</source>
        <translation>la feuille « {} » n’a pas de cellule non vide</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; was read; {} could be meant as well, data.sheet chooses</source>
        <translation>la feuille « {} » a été lue ; aussi possible : {} ; data.sheet choisit</translation>
    </message>
    <message>
        <source>{} formulas of sheet &quot;{}&quot; have no value, the first in cell {}: no program has computed them; open and save the workbook in one that does</source>
        <translation>{} formules de la feuille « {} » n’ont pas de valeur, la première dans la cellule {} : aucun programme ne les a calculées ; ouvrez et enregistrez le classeur dans un programme qui le fait</translation>
    </message>
    <message>
        <source>the workbook is damaged: a cell &quot;{}&quot; stands in row {} of sheet &quot;{}&quot;</source>
        <translation>le classeur est endommagé : une cellule « {} » se trouve à la ligne {} de la feuille « {} »</translation>
    </message>
    <message>
        <source>the workbook is damaged: cell {}{} of sheet &quot;{}&quot; names the text {}, there are {}</source>
        <translation>le classeur est endommagé : la cellule {}{} de la feuille « {} » nomme le texte {}, il y en a {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is no XML ({})</source>
        <translation>le classeur est endommagé : sa partie {} n’est pas du XML ({})</translation>
    </message>
    <message>
        <source>the workbook holds more than {} MB of texts, which are not read; save the sheet as CSV</source>
        <translation>le classeur contient plus de {} Mo de textes, ce qui n’est pas lu ; enregistrez la feuille en CSV</translation>
    </message>
    <message>
        <source>the workbook is damaged: one of its rows is longer than {} MB</source>
        <translation>le classeur est endommagé : une de ses lignes dépasse {} Mo</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: an element &lt;{}&gt; has no end</source>
        <translation>le classeur est endommagé ou tronqué : un élément &lt;{}&gt; n’a pas de fin</translation>
    </message>
    <message>
        <source>the file is damaged or cut: it begins like a ZIP archive, as workbooks are, but cannot be opened ({}); save or copy it anew</source>
        <translation>le fichier est endommagé ou tronqué : il commence comme une archive ZIP, ce que sont les classeurs, mais ne peut pas être ouvert ({}) ; enregistrez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the archive has {} entries; a workbook has at most {}</source>
        <translation>l’archive a {} entrées ; un classeur en a au plus {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is missing</source>
        <translation>le classeur est endommagé : sa partie {} manque</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} cannot be unpacked ({})</source>
        <translation>le classeur est endommagé : sa partie {} ne peut pas être décompressée ({})</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); save or copy it anew</source>
        <translation>le classeur est endommagé ou tronqué : sa partie {} ne peut pas être décompressée au-delà de {} octets ({}) ; enregistrez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the part {} of the workbook unpacks to more than {} MB, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>la partie {} du classeur dépasse {} Mo une fois décompressée, ce qui n’est pas lu ; enregistrez la feuille en CSV, qui n’a pas cette limite</translation>
    </message>
    <message>
        <source>{}: its times are taken to be of the same clock as those of {}; if it began at another time, state its offset (data.files)</source>
        <translation>{} : ses temps sont pris pour ceux de la même horloge que ceux de {} ; s’il a commencé à un autre moment, indiquez son décalage (data.files)</translation>
    </message>
    <message>
        <source>its columns are others than those of {}: it has {}, but no {}; one meaning of the columns holds for all files, so they can be used together only as one experiment</source>
        <translation>ses colonnes diffèrent de celles de {}&#xa0;: il a {}, mais pas {}&#xa0;; une même signification des colonnes vaut pour tous les fichiers, ils ne peuvent donc être utilisés ensemble que comme un seul essai</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no derived column; expected is a rule ({}), &quot;of&quot; and a column, for example &quot;previous of force within series&quot;, or a formula of columns, &quot;force - 2.1&quot;</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une colonne dérivée&#xa0;; est attendue une règle ({}), &quot;of&quot; et une colonne, par exemple &quot;previous of force within series&quot;, ou une formule de colonnes, &quot;force - 2.1&quot;</translation>
    </message>
    <message>
        <source>no column of time was found</source>
        <translation>aucune colonne de temps n’a été trouvée</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>«&#xa0;{}&#xa0;»&#xa0;: {}</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told; state the unit of the column (data.units)</source>
        <translation>on ne peut pas dire ce que devient l’unité {}&#xa0;; indiquez l’unité de la colonne (data.units)</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told: the formula is no product of powers, and no sum of columns in one unit. Convert the columns to one unit, or state the unit of the column (data.units) if the numbers are meant as they stand</source>
        <translation>on ne peut pas dire ce que devient l’unité {}&#xa0;: la formule n’est ni un produit de puissances, ni une somme de colonnes de même unité. Convertissez les colonnes dans une même unité, ou indiquez l’unité de la colonne (data.units) si les nombres sont à prendre tels quels</translation>
    </message>
    <message>
        <source>{}: its times are counted from its first row, {:.9g} s, because a model starts at 0 s. Another clock is stated by an offset of the file (data.files) or by simulation.start_time</source>
        <translation>{}&#xa0;: ses temps sont comptés à partir de sa première ligne, {:.9g} s, car un modèle commence à 0 s. Une autre horloge s’indique par un décalage du fichier (data.files) ou par simulation.start_time</translation>
    </message>
    <message>
        <source>{}: the first row is at {:.9g} s, but a model starts at 0 s: the states have moved until then under what the inputs are in the first row. To start it there, state an offset of the file (data.files) or simulation.start_time</source>
        <translation>{}&#xa0;: la première ligne est à {:.9g} s, mais un modèle commence à 0 s&#xa0;: jusque-là les états ont évolué sous les valeurs des entrées à la première ligne. Pour qu’il y commence, indiquez un décalage du fichier (data.files) ou simulation.start_time</translation>
    </message>
    <message>
        <source>{}: the record is trimmed to begin at {} s, but the model starts at 0 s with the values of its text, and until then its inputs are held as they are there. What its states are is stated by data.start: a number, &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{}&#xa0;: l’enregistrement est rogné pour commencer à {} s, mais le modèle part à 0 s avec les valeurs de son texte, et jusque-là ses entrées sont maintenues telles qu’elles y sont. Ce que sont ses états s’indique par data.start&#xa0;: un nombre, &quot;measured&quot;, &quot;steady&quot; ou &quot;unknown&quot;</translation>
    </message>
    <message>
        <source>{} values over {}, every {}</source>
        <translation>{} valeurs sur {}, toutes les {}</translation>
    </message>
    <message>
        <source>, the longest step {}</source>
        <translation>, le pas le plus long {}</translation>
    </message>
    <message>
        <source> (steps differ by up to {} %)</source>
        <translation> (les pas diffèrent jusqu’à {} %)</translation>
    </message>
    <message>
        <source>; a gap of {}</source>
        <translation>&#xa0;; une lacune de {}</translation>
    </message>
    <message>
        <source>; {} gaps, the longest {}</source>
        <translation>&#xa0;; {} lacunes, la plus longue {}</translation>
    </message>
    <message>
        <source>; the values move in steps of {}</source>
        <translation>&#xa0;; les valeurs varient par pas de {}</translation>
    </message>
    <message>
        <source>{}: a sample time is stated (data.preparation.sample_time = {} s), and the column {} as time (data.time); one of them is enough</source>
        <translation>{}&#xa0;: une période d’échantillonnage est indiquée (data.preparation.sample_time = {} s), et la colonne {} comme temps (data.time)&#xa0;; l’une des deux suffit</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = &quot;each&quot;}} leaves out one experiment after the other, and there is one; validation = {{folds = 5}} leaves out stretches of a record</source>
        <translation>{}&#xa0;: validation = {{folds = &quot;each&quot;}} omet un essai après l’autre, et il n’y en a qu’un&#xa0;; validation = {{folds = 5}} omet des portions d’un enregistrement</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} times measured</source>
        <translation>{}&#xa0;: validation = {{folds = {}}} sur {} temps mesurés</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} experiments: at least two parts are needed, and an experiment in each</source>
        <translation>{}&#xa0;: validation = {{folds = {}}} sur {} essais&#xa0;: il faut au moins deux parties, et un essai dans chacune</translation>
    </message>
</context>
<context>
    <name>DataFinding</name>
    <message numerus="yes">
        <source>column &quot;%1&quot; has no value in %n row(s), first here</source>
        <translation>
            <numerusform>la colonne «&#xa0;%1&#xa0;» n’a pas de valeur dans %n ligne, la première ici</numerusform>
            <numerusform>la colonne «&#xa0;%1&#xa0;» n’a pas de valeur dans %n lignes, la première ici</numerusform>
        </translation>
    </message>
    <message>
        <source>the input &quot;%1&quot; of the model has no column; choose it above the rows</source>
        <translation>l’entrée « %1 » du modèle n’a pas de colonne ; choisissez-la au-dessus des lignes</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>propagating</source>
        <translation>propagation</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>affinage</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>moindres carrés</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>erreurs types</translation>
    </message>
    <message>
        <source>building response surfaces</source>
        <translation>construction des surfaces de réponse</translation>
    </message>
    <message>
        <source>checking response surfaces</source>
        <translation>vérification des surfaces de réponse</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>no-answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Lines of the file before this one are not used. 0: none.</source>
        <translation>Les lignes du fichier avant celle-ci ne sont pas utilisées. 0&#xa0;: aucune.</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Dernière ligne</translation>
    </message>
    <message>
        <source>Lines of the file behind this one are not used. 0: none.</source>
        <translation>Les lignes du fichier après celle-ci ne sont pas utilisées. 0&#xa0;: aucune.</translation>
    </message>
    <message>
        <source>Trim from; to</source>
        <translation>Rogner de&#xa0;; à</translation>
    </message>
    <message>
        <source>Two times: samples before the first and behind the second are not used. Empty: all.</source>
        <translation>Deux temps&#xa0;: les échantillons avant le premier et après le second ne sont pas utilisés. Vide&#xa0;: tous.</translation>
    </message>
    <message>
        <source>Outliers beyond</source>
        <translation>Aberrants au-delà de</translation>
    </message>
    <message>
        <source>Outlier window</source>
        <translation>Fenêtre des aberrants</translation>
    </message>
    <message>
        <source>Samples on either side over which the median is taken.</source>
        <translation>Échantillons de part et d’autre sur lesquels la médiane est prise.</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Rééchantillonner</translation>
    </message>
    <message>
        <source>Low-pass</source>
        <translation>Passe-bas</translation>
    </message>
    <message>
        <source>Cut-off frequency of a Butterworth filter run forwards and backwards, so that nothing is delayed. Needs equal steps: resample first if they are not. 0: off.</source>
        <translation>Fréquence de coupure d’un filtre de Butterworth parcouru en avant et en arrière, sans retard. Demande des pas égaux&#xa0;: sinon rééchantillonner d’abord. 0&#xa0;: sans.</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Intégrateur</translation>
    </message>
    <message>
        <source>rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with step control. radau: Radau IIA of order 5 with a fixed step, implicit, for stiff models. rosenbrock4: implicit with step control, for stiff models.</source>
        <translation>rk4&#xa0;: Runge-Kutta classique à pas fixe. dopri5&#xa0;: Dormand-Prince à pas contrôlé. radau&#xa0;: Radau IIA d’ordre 5 à pas fixe, implicite, pour les modèles raides. rosenbrock4&#xa0;: implicite à pas contrôlé, pour les modèles raides.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Largest step of rk4 and radau, which divide the time between two corners of the inputs evenly; first step of the other integrators.</source>
        <translation>Plus grand pas de rk4 et de radau, qui divisent régulièrement le temps entre deux sommets des entrées&#xa0;; premier pas des autres intégrateurs.</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Temps initial</translation>
    </message>
    <message>
        <source>Time at which a run begins.</source>
        <translation>Temps auquel une simulation commence.</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Temps final</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Tolérance relative</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4 relative to the state.</source>
        <translation>Erreur par pas de dopri5 et rosenbrock4, relative à l’état.</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Tolérance absolue</translation>
    </message>
    <message>
        <source>Event tolerance</source>
        <translation>Tolérance d’événement</translation>
    </message>
    <message>
        <source>Events are located in time to this.</source>
        <translation>Les événements sont situés dans le temps à cette précision.</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Pas au plus</translation>
    </message>
    <message>
        <source>A run that needs more steps is given up.</source>
        <translation>Une simulation qui demande plus de pas est abandonnée.</translation>
    </message>
    <message>
        <source>Blow-up limit</source>
        <translation>Limite de divergence</translation>
    </message>
    <message>
        <source>A state beyond this times its nominal value ends the run as a failure.</source>
        <translation>Un état au-delà de ce multiple de sa valeur nominale termine la simulation en échec.</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Incertitude inverse</translation>
    </message>
    <message>
        <source>Which distribution of the unknowns best explains all experiments?</source>
        <translation>Quelle loi des inconnues explique le mieux tous les essais&#xa0;?</translation>
    </message>
    <message>
        <source>Output density</source>
        <translation>Densité de sortie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>After the search</source>
        <translation>Après la recherche</translation>
    </message>
    <message>
        <source>Density of the output</source>
        <translation>Densité de la sortie</translation>
    </message>
    <message>
        <source>The density whose likelihood is maximised: normal with the mean and variance of the expansion, or maximum entropy with its first M moments.</source>
        <translation>La densité dont la vraisemblance est maximisée&#xa0;: normale avec la moyenne et la variance du développement, ou maximum d’entropie avec ses M premiers moments.</translation>
    </message>
    <message>
        <source>Moments matched</source>
        <translation>Moments respectés</translation>
    </message>
    <message>
        <source>M of the maximum entropy density; the paper uses 4. Where M moments admit no density, M - 2 are matched and the experiment says so.</source>
        <translation>M de la densité d’entropie maximale&#xa0;; la publication prend 4. Là où M moments n’admettent pas de densité, M - 2 sont respectés et l’essai le dit.</translation>
    </message>
    <message>
        <source>Polynomial degree</source>
        <translation>Degré du polynôme</translation>
    </message>
    <message>
        <source>Total degree d of the expansion; the paper uses 4.</source>
        <translation>Degré total d du développement&#xa0;; la publication prend 4.</translation>
    </message>
    <message>
        <source>Quadrature order</source>
        <translation>Ordre de quadrature</translation>
    </message>
    <message>
        <source>q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid.</source>
        <translation>q nœuds par inconnue, au moins d + 1&#xa0;: q^n simulations par essai sur la grille tensorielle.</translation>
    </message>
    <message>
        <source>Quadrature grid</source>
        <translation>Grille de quadrature</translation>
    </message>
    <message>
        <source>Full tensor product, or the sparse grid of Smolyak of level q - 1 (from 4 unknowns on).</source>
        <translation>Produit tensoriel complet, ou grille creuse de Smolyak de niveau q - 1 (à partir de 4 inconnues).</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>The maximum entropy density lives on the mean plus or minus so many standard deviations.</source>
        <translation>La densité d’entropie maximale vit sur la moyenne plus ou moins ce nombre d’écarts-types.</translation>
    </message>
    <message>
        <source>Moments by</source>
        <translation>Moments par</translation>
    </message>
    <message>
        <source>Exact quadrature of the expansion, or the paper&apos;s multinomial sum. The same numbers; the sum is slower.</source>
        <translation>Quadrature exacte du développement, ou la somme multinomiale de la publication. Les mêmes nombres&#xa0;; la somme est plus lente.</translation>
    </message>
    <message>
        <source>Measured output</source>
        <translation>Sortie mesurée</translation>
    </message>
    <message>
        <source>Name of the output that is explained. Empty: the only one measured.</source>
        <translation>Nom de la sortie à expliquer. Vide&#xa0;: la seule mesurée.</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Évaluer à</translation>
    </message>
    <message>
        <source>Values at which the likelihood is evaluated instead of searching: first the first shape parameter of every unknown (all means), then the second (all standard deviations). Empty: search.</source>
        <translation>Valeurs auxquelles la vraisemblance est évaluée au lieu de chercher&#xa0;: d’abord le premier paramètre de forme de chaque inconnue (toutes les moyennes), puis le second (tous les écarts-types). Vide&#xa0;: chercher.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>The genetic algorithm as published; the same followed by a gradient method; a gradient method from the start values; or gradient searches from several starts.</source>
        <translation>L’algorithme génétique tel que publié&#xa0;; le même suivi d’une méthode de gradient&#xa0;; une méthode de gradient depuis les valeurs de départ&#xa0;; ou des recherches par gradient depuis plusieurs départs.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Members of a generation, candidates of the multi-start. The paper uses 50.</source>
        <translation>Membres d’une génération, candidats du départ multiple. La publication en prend 50.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>Of the genetic algorithm.</source>
        <translation>De l’algorithme génétique.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Départs</translation>
    </message>
    <message>
        <source>Gradient searches from the best candidates.</source>
        <translation>Recherches par gradient depuis les meilleurs candidats.</translation>
    </message>
    <message>
        <source>Gradient steps</source>
        <translation>Pas de gradient</translation>
    </message>
    <message>
        <source>Steps of a gradient search at most.</source>
        <translation>Pas d’une recherche par gradient au plus.</translation>
    </message>
    <message>
        <source>Standard errors</source>
        <translation>Erreurs types</translation>
    </message>
    <message>
        <source>From the observed Fisher information at the optimum.</source>
        <translation>De l’information de Fisher observée à l’optimum.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Sampling of the model itself at the answer, against which the densities are measured.</source>
        <translation>Tirages du modèle lui-même à la réponse, auxquels les densités sont comparées.</translation>
    </message>
    <message>
        <source>Reference samples</source>
        <translation>Tirages de référence</translation>
    </message>
    <message>
        <source>Simulations per experiment from the distribution found, and as many again spread twice as wide, which tell the density far out.</source>
        <translation>Simulations par essai selon la loi trouvée, et autant encore avec une dispersion double, qui donnent la densité loin du centre.</translation>
    </message>
    <message>
        <source>Least squares</source>
        <translation>Moindres carrés</translation>
    </message>
    <message>
        <source>Also fits the unknowns as fixed numbers, for comparison.</source>
        <translation>Ajuste aussi les inconnues comme nombres fixes, pour comparer.</translation>
    </message>
    <message>
        <source>Sample size study</source>
        <translation>Étude du nombre de tirages</translation>
    </message>
    <message>
        <source>How many Monte Carlo and quasi Monte Carlo samples reach the mean error of log L of each density (Table 2 of the paper). Needs a reference and measured values.</source>
        <translation>Combien de tirages Monte-Carlo et quasi-Monte-Carlo atteignent l’erreur moyenne de log L de chaque densité (tableau 2 de la publication). Demande une référence et des valeurs mesurées.</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>gaussienne</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximum d’entropie</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>smolyak</source>
        <translation>Smolyak</translation>
    </message>
    <message>
        <source>quadrature</source>
        <translation>quadrature</translation>
    </message>
    <message>
        <source>multinomial</source>
        <translation>multinomiale</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>génétique</translation>
    </message>
    <message>
        <source>genetic + gradient</source>
        <translation>génétique + gradient</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradient</translation>
    </message>
    <message>
        <source>multi start</source>
        <translation>départ multiple</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>monte carlo</source>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>latin hypercube</source>
        <translation>hypercube latin</translation>
    </message>
    <message>
        <source>sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>surfaces</source>
        <translation>surfaces</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densité</translation>
    </message>
    <message>
        <source>feasible box</source>
        <translation>domaine admissible</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>Joint density</source>
        <translation>Densité conjointe</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Recherche sur</translation>
    </message>
    <message>
        <source>sensor sets</source>
        <translation>ensembles de capteurs</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>partages</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>couverture</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Adéquation du modèle</translation>
    </message>
    <message>
        <source>How far can the estimate be trusted, which sensors are needed, and is the model wrong?</source>
        <translation>Jusqu’où peut-on se fier à l’estimation, quels capteurs sont nécessaires, et le modèle est-il faux&#xa0;?</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Partages</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Capteurs</translation>
    </message>
    <message>
        <source>Outputs used for the estimate and the splits, separated by commas. Empty: the best set by the criterion.</source>
        <translation>Sorties utilisées pour l’estimation et les partages, séparées par des virgules. Vide&#xa0;: le meilleur ensemble selon le critère.</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>What is small for a good set of sensors: A the trace, D the determinant, E the largest eigenvalue of the covariance, ME its largest over its smallest.</source>
        <translation>Ce qui est petit pour un bon ensemble de capteurs&#xa0;: A la trace, D le déterminant, E la plus grande valeur propre de la covariance, ME sa plus grande sur sa plus petite.</translation>
    </message>
    <message>
        <source>Sensors at most</source>
        <translation>Capteurs au plus</translation>
    </message>
    <message>
        <source>Size of the set that is chosen. 0: no limit.</source>
        <translation>Taille de l’ensemble choisi. 0&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>Experiments of the estimate</source>
        <translation>Essais de l’estimation</translation>
    </message>
    <message>
        <source>A selection such as: series 1, 2, 4 and step 1:15. Empty: all.</source>
        <translation>Une sélection telle que&#xa0;: series 1, 2, 4 and step 1:15. Vide&#xa0;: tous.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Niveau de confiance</translation>
    </message>
    <message>
        <source>Of the ellipsoid and of the intervals.</source>
        <translation>De l’ellipsoïde et des intervalles.</translation>
    </message>
    <message>
        <source>Second derivatives</source>
        <translation>Dérivées secondes</translation>
    </message>
    <message>
        <source>Adds the term S of the second derivatives to the Hessian (eq. 9).</source>
        <translation>Ajoute à la hessienne le terme S des dérivées secondes (éq. 9).</translation>
    </message>
    <message>
        <source>Condition limit</source>
        <translation>Limite de conditionnement</translation>
    </message>
    <message>
        <source>Largest condition number of the scaled J&apos;J at which the unknowns count as determined.</source>
        <translation>Plus grand nombre de conditionnement du J&apos;J mis à l’échelle pour lequel les inconnues sont dites déterminées.</translation>
    </message>
    <message>
        <source>Experiments of the splits</source>
        <translation>Essais des partages</translation>
    </message>
    <message>
        <source>A selection, as above. Empty: those of the estimate.</source>
        <translation>Une sélection, comme ci-dessus. Vide&#xa0;: ceux de l’estimation.</translation>
    </message>
    <message>
        <source>Significance</source>
        <translation>Seuil de signification</translation>
    </message>
    <message>
        <source>A right model is rejected with at most this probability.</source>
        <translation>Un modèle juste est rejeté avec au plus cette probabilité.</translation>
    </message>
    <message>
        <source>Column of repeated series</source>
        <translation>Colonne des séries répétées</translation>
    </message>
    <message>
        <source>Differences between the series tell the standard deviation of each sensor and whether it is normal. Empty: not checked.</source>
        <translation>Les différences entre les séries donnent l’écart type de chaque capteur et disent s’il est normal. Vide&#xa0;: non contrôlé.</translation>
    </message>
    <message>
        <source>Refits for the coverage</source>
        <translation>Réajustements pour la couverture</translation>
    </message>
    <message>
        <source>Data simulated at the estimate and fitted again; the share whose ellipsoid holds the estimate should be the level. 0: none; 2000 is usual.</source>
        <translation>Données simulées à l’estimation et ajustées de nouveau&#xa0;; la part dont l’ellipsoïde contient l’estimation devrait être le niveau. 0&#xa0;: aucune&#xa0;; 2000 est usuel.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Vraisemblance profilée</translation>
    </message>
    <message>
        <source>Intervals that need no linearisation: each unknown is held at values around its estimate and the others are fitted again.</source>
        <translation>Intervalles sans linéarisation&#xa0;: chaque inconnue est fixée à des valeurs autour de son estimation et les autres sont ajustées de nouveau.</translation>
    </message>
    <message>
        <source>Input of the next experiment</source>
        <translation>Entrée du prochain essai</translation>
    </message>
    <message>
        <source>The control that may be chosen. Empty: not asked.</source>
        <translation>La commande que l’on peut choisir. Vide&#xa0;: non demandé.</translation>
    </message>
    <message>
        <source>Its candidates</source>
        <translation>Ses candidats</translation>
    </message>
    <message>
        <source>Values of that input, in its unit.</source>
        <translation>Valeurs de cette entrée, dans son unité.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>scoring combinations</source>
        <translation>évaluation des combinaisons</translation>
    </message>
    <message>
        <source>proving A</source>
        <translation>preuve pour A</translation>
    </message>
    <message>
        <source>proving D</source>
        <translation>preuve pour D</translation>
    </message>
    <message>
        <source>proving E</source>
        <translation>preuve pour E</translation>
    </message>
    <message>
        <source>proving ME</source>
        <translation>preuve pour ME</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>énumération</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>séparation et évaluation</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Choix des capteurs</translation>
    </message>
    <message>
        <source>Which sensors, measured or only planned, determine the parameters best?</source>
        <translation>Quels capteurs, mesurés ou seulement prévus, déterminent le mieux les paramètres&#xa0;?</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Ce qui est choisi</translation>
    </message>
    <message>
        <source>What is made small: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. All: A, D and E.</source>
        <translation>Ce qui est rendu petit&#xa0;: A, la somme des variances&#xa0;; D, le déterminant de la covariance&#xa0;; E, sa plus grande valeur propre&#xa0;; ME, son conditionnement. Tous&#xa0;: A, D et E.</translation>
    </message>
    <message>
        <source>How many sensors may be chosen. 0: as the file of sensors says.</source>
        <translation>Nombre de capteurs qui peuvent être choisis. 0&#xa0;: selon le fichier des capteurs.</translation>
    </message>
    <message>
        <source>Required sensors</source>
        <translation>Capteurs exigés</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are always chosen.</source>
        <translation>Numéros des capteurs, à partir de 0, toujours choisis.</translation>
    </message>
    <message>
        <source>Forbidden sensors</source>
        <translation>Capteurs interdits</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are never chosen.</source>
        <translation>Numéros des capteurs, à partir de 0, jamais choisis.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Cost of every sensor, in any currency. Empty: as the file of sensors says.</source>
        <translation>Coût de chaque capteur, dans une monnaie quelconque. Vide&#xa0;: selon le fichier des capteurs.</translation>
    </message>
    <message>
        <source>Cost limit</source>
        <translation>Limite de coût</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen sensors. 0: as the file of sensors says, or none.</source>
        <translation>De la somme des coûts des capteurs choisis. 0&#xa0;: selon le fichier des capteurs, ou aucune.</translation>
    </message>
    <message>
        <source>Score every combination, or prove the best one by branch and bound with a relaxation. Automatic: by the number of combinations.</source>
        <translation>Évaluer chaque combinaison, ou prouver la meilleure par séparation et évaluation avec une relaxation. Automatique&#xa0;: selon le nombre de combinaisons.</translation>
    </message>
    <message>
        <source>Enumerate up to</source>
        <translation>Énumérer jusqu’à</translation>
    </message>
    <message>
        <source>Combinations that the automatic choice still scores one by one.</source>
        <translation>Combinaisons que le choix automatique évalue encore une à une.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>A proof may end when the best combination is within this share of the bound. 0: only when it is optimal.</source>
        <translation>Une preuve peut s’arrêter quand la meilleure combinaison est à cette fraction près de la borne. 0&#xa0;: seulement quand elle est optimale.</translation>
    </message>
    <message>
        <source>Combinations listed</source>
        <translation>Combinaisons listées</translation>
    </message>
    <message>
        <source>checking the box</source>
        <translation>vérification de la boîte</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>not-run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Truncated normal</source>
        <translation>Normale tronquée</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Bêta</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Lognormal</source>
        <translation>Log-normale</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>log mean</source>
        <translation>moyenne du log</translation>
    </message>
    <message>
        <source>log sd</source>
        <translation>log σ</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>bêta</translation>
    </message>
    <message>
        <source>1, 2, 3 standard deviations</source>
        <translation>1, 2, 3 écarts-types</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which values of the unknowns are the global best fit, whatever the start?</source>
        <translation>Quelles valeurs des inconnues donnent le meilleur ajustement global, quel que soit le départ&#xa0;?</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Step of lambda</source>
        <translation>Pas de lambda</translation>
    </message>
    <message>
        <source>Lambda goes from 1 to exactly 0 in steps of at most this; the paper uses 0.2.</source>
        <translation>Lambda va de 1 à exactement 0 par pas d’au plus cette valeur&#xa0;; l’article prend 0.2.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>What is added to which state derivative: &quot;x1: 10 x1; x2: 10 x1&quot; adds lambda times 10 times the error of x1 to both derivatives; &quot;x2: 0.02 integral(x1)&quot; its integral. Empty: proposed.</source>
        <translation>Ce qui est ajouté à quelle dérivée d’état&#xa0;: &quot;x1: 10 x1; x2: 10 x1&quot; ajoute lambda fois 10 fois l’erreur de x1 aux deux dérivées&#xa0;; &quot;x2: 0.02 integral(x1)&quot; son intégrale. Vide&#xa0;: proposé.</translation>
    </message>
    <message>
        <source>Integral of</source>
        <translation>Intégrale de</translation>
    </message>
    <message>
        <source>What an integral term integrates: the error, or its square as the paper prints it, which cannot change sign.</source>
        <translation>Ce qu’intègre un terme intégral&#xa0;: l’erreur, ou son carré comme l’imprime l’article, qui ne peut changer de signe.</translation>
    </message>
    <message>
        <source>Largest jump</source>
        <translation>Plus grand saut</translation>
    </message>
    <message>
        <source>A stage whose estimate moves the outputs by more than this part of their size is repeated with half the step.</source>
        <translation>Une étape dont l’estimation déplace les sorties de plus de cette part de leur taille est répétée avec un pas deux fois plus petit.</translation>
    </message>
    <message>
        <source>Halvings of the step</source>
        <translation>Divisions du pas par deux</translation>
    </message>
    <message>
        <source>After so many halvings a stage that still jumps is kept and named suspicious.</source>
        <translation>Après ce nombre de divisions, une étape qui saute encore est gardée et dite suspecte.</translation>
    </message>
    <message>
        <source>Time windows</source>
        <translation>Fenêtres de temps</translation>
    </message>
    <message>
        <source>Every stage fits the first part of the record first, then longer ones: for chaotic systems, whose errors grow with time.</source>
        <translation>Chaque étape ajuste d’abord le début de l’enregistrement, puis des parties plus longues&#xa0;: pour les systèmes chaotiques, dont les erreurs croissent avec le temps.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Iterations per stage</source>
        <translation>Itérations par étape</translation>
    </message>
    <message>
        <source>Levenberg-Marquardt steps at most.</source>
        <translation>Nombre maximal de pas de Levenberg-Marquardt.</translation>
    </message>
    <message>
        <source>Tolerance of a stage</source>
        <translation>Tolérance d’une étape</translation>
    </message>
    <message>
        <source>Relative change of the unknowns at which a stage before the last ends. The last one is fitted to rounding.</source>
        <translation>Variation relative des inconnues à laquelle se termine une étape avant la dernière. La dernière est ajustée à l’arrondi près.</translation>
    </message>
    <message>
        <source>Of the intervals.</source>
        <translation>Des intervalles.</translation>
    </message>
    <message>
        <source>Assumed sensor error</source>
        <translation>Erreur de capteur supposée</translation>
    </message>
    <message>
        <source>An unknown whose standard error would exceed its own value if the sensors were off by this part of their signal (rms) is named as not determined.</source>
        <translation>Une inconnue dont l’erreur type dépasserait sa propre valeur si les capteurs se trompaient de cette part de leur signal (valeur efficace) est dite non déterminée.</translation>
    </message>
    <message>
        <source>Compare with a plain fit</source>
        <translation>Comparer à un ajustement simple</translation>
    </message>
    <message>
        <source>Also fits without homotopy from the same start.</source>
        <translation>Ajuste aussi sans homotopie depuis le même départ.</translation>
    </message>
    <message>
        <source>Basin grid</source>
        <translation>Grille des bassins</translation>
    </message>
    <message>
        <source>So many starts per axis over the bounds of the first two unknowns, each fitted with and without homotopy; 0 = none.</source>
        <translation>Autant de départs par axe sur les bornes des deux premières inconnues, chacun ajusté avec et sans homotopie&#xa0;; 0 = aucun.</translation>
    </message>
    <message>
        <source>Start of the others</source>
        <translation>Départ des autres</translation>
    </message>
    <message>
        <source>Start values of all unknowns for the basin grid; the first two are replaced. Empty: the starts of the unknowns.</source>
        <translation>Valeurs de départ de toutes les inconnues pour la grille&#xa0;; les deux premières sont remplacées. Vide&#xa0;: les départs des inconnues.</translation>
    </message>
    <message>
        <source>Which values of the unknowns fit the measurements best, near the start?</source>
        <translation>Quelles valeurs des inconnues ajustent le mieux les mesures, près du départ&#xa0;?</translation>
    </message>
    <message>
        <source>sum: half the sum of the squared errors. integral: half the integral of the squared error over time (trapezoid rule).</source>
        <translation>sum&#xa0;: moitié de la somme des erreurs au carré. integral&#xa0;: moitié de l’intégrale de l’erreur au carré sur le temps (règle des trapèzes).</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>squared: every error counts by its square. huber, cauchy: errors beyond the scale count less, so that outliers do not decide.</source>
        <translation>squared&#xa0;: chaque erreur compte par son carré. huber, cauchy&#xa0;: les erreurs au-delà de l’échelle comptent moins, afin que les valeurs aberrantes ne décident pas.</translation>
    </message>
    <message>
        <source>Scale of the loss</source>
        <translation>Échelle de la perte</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Latin hypercube of starts besides the start values.</source>
        <translation>Hypercube latin de départs en plus des valeurs de départ.</translation>
    </message>
    <message>
        <source>Members of a generation of a population search.</source>
        <translation>Membres d’une génération d’une recherche par population.</translation>
    </message>
    <message>
        <source>Of a population search.</source>
        <translation>D’une recherche par population.</translation>
    </message>
    <message>
        <source>A sample further than this many scaled median absolute deviations (standard deviations of a normal distribution) from the median around it is left out and reported. 0: off; 6 is usual. Hampel 1974.</source>
        <translation>Un échantillon éloigné de la médiane qui l’entoure de plus que ce nombre d’écarts absolus médians mis à l’échelle (écarts types pour une loi normale) est omis et signalé. 0 : désactivé ; 6 est usuel. Hampel 1974.</translation>
    </message>
    <message>
        <source>Name and experiments that calibrate | that validate, separated by semicolons: up: step 1:14 | step 15:29; or a rule: alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</source>
        <translation>Nom et essais qui calibrent | qui valident, séparés par des points-virgules : up: step 1:14 | step 15:29; ou une règle : alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>How do states, unknowns and characteristic curves move while the rig runs?</source>
        <translation>Comment évoluent les états, les inconnues et les courbes caractéristiques pendant que le banc tourne ?</translation>
    </message>
    <message>
        <source>Before the first sample</source>
        <translation>Avant le premier échantillon</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Characteristic curves</source>
        <translation>Courbes caractéristiques</translation>
    </message>
    <message>
        <source>States at the start</source>
        <translation>États au départ</translation>
    </message>
    <message>
        <source>Estimate and standard deviation at the start time in the units of the model: &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. A state that is not named starts where the model says.</source>
        <translation>Estimation et écart type au temps initial dans les unités du modèle : &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. Un état non nommé commence là où le modèle le dit.</translation>
    </message>
    <message>
        <source>Uncertainty of the unknowns</source>
        <translation>Incertitude des inconnues</translation>
    </message>
    <message>
        <source>Standard deviations at the start: &quot;y: 3e-9&quot;; y stands for y[1], y[2] and so on. Not named: the width of the bounds divided by the square root of 12.</source>
        <translation>Écarts types au départ : &quot;y: 3e-9&quot; ; y désigne y[1], y[2] et ainsi de suite. Non nommé : la largeur des bornes divisée par la racine de 12.</translation>
    </message>
    <message>
        <source>Process noise</source>
        <translation>Bruit de processus</translation>
    </message>
    <message>
        <source>Per variable, in its unit per square root of a second: &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Noise on a rate reaches the coordinate it is the rate of.</source>
        <translation>Par variable, dans son unité par racine de seconde : &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Le bruit sur une vitesse atteint la coordonnée dont elle est la vitesse.</translation>
    </message>
    <message>
        <source>Derivatives</source>
        <translation>Dérivées</translation>
    </message>
    <message>
        <source>Of the one-step map: by dual numbers, or by the complex step of the paper. Both agree to nine digits; dual numbers are faster.</source>
        <translation>De l’application d’un pas : par nombres duaux, ou par le pas complexe de l’article. Les deux s’accordent sur neuf chiffres ; les nombres duaux sont plus rapides.</translation>
    </message>
    <message>
        <source>Covariance update</source>
        <translation>Mise à jour de la covariance</translation>
    </message>
    <message>
        <source>(I - KH)P as published, or the form of Joseph, which keeps P positive whatever the gain.</source>
        <translation>(I - KH)P comme publié, ou la forme de Joseph, qui garde P positive quel que soit le gain.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Fenêtre d’acceptation</translation>
    </message>
    <message>
        <source>A value further from its prediction than this many standard deviations of the innovation is not used. 0: every value is.</source>
        <translation>Une valeur plus éloignée de sa prédiction que ce nombre d’écarts types de l’innovation n’est pas utilisée. 0 : toutes le sont.</translation>
    </message>
    <message>
        <source>Smooth backwards</source>
        <translation>Lisser à rebours</translation>
    </message>
    <message>
        <source>States given all measurements, also later ones (Rauch, Tung and Striebel).</source>
        <translation>États d’après toutes les mesures, même ultérieures (Rauch, Tung et Striebel).</translation>
    </message>
    <message>
        <source>Fit all data at once beside it</source>
        <translation>Ajuster à côté toutes les données à la fois</translation>
    </message>
    <message>
        <source>Maximum a posteriori fit of the same data without process noise, and the Cramer-Rao bound.</source>
        <translation>Ajustement du maximum a posteriori des mêmes données sans bruit de processus, et borne de Cramér-Rao.</translation>
    </message>
    <message>
        <source>Judged from</source>
        <translation>Jugé à partir de</translation>
    </message>
    <message>
        <source>Innovations before this time are not judged: the filter is still settling. Negative: the second half of the record.</source>
        <translation>Les innovations avant ce temps ne sont pas jugées : le filtre se stabilise encore. Négatif : la seconde moitié de l’enregistrement.</translation>
    </message>
    <message>
        <source>Of bands and intervals.</source>
        <translation>Des bandes et intervalles.</translation>
    </message>
    <message>
        <source>Lags</source>
        <translation>Décalages</translation>
    </message>
    <message>
        <source>Of the autocorrelation and the Ljung-Box test.</source>
        <translation>De l’autocorrélation et du test de Ljung-Box.</translation>
    </message>
    <message>
        <source>Refine knots up to</source>
        <translation>Affiner les nœuds jusqu’à</translation>
    </message>
    <message>
        <source>Control points of a curve at most. Knots are added where the innovations are not white, as long as the fit of all data gets better by more than chance. 0: the knots of the model stay.</source>
        <translation>Points de contrôle d’une courbe au plus. Des nœuds sont ajoutés là où les innovations ne sont pas blanches, tant que l’ajustement de toutes les données s’améliore plus que par hasard. 0 : les nœuds du modèle restent.</translation>
    </message>
    <message>
        <source>Solves of other optimisers</source>
        <translation>Résolutions d’autres optimiseurs</translation>
    </message>
    <message>
        <source>Noise levels</source>
        <translation>Niveaux de bruit</translation>
    </message>
    <message>
        <source>The fitted outputs are identified again with normal noise of these parts of their size (rms), to see how the estimates scatter. Empty: not done.</source>
        <translation>Les sorties ajustées sont identifiées à nouveau avec un bruit normal de ces fractions de leur taille (valeur efficace), pour voir comment les estimations se dispersent. Vide : non fait.</translation>
    </message>
    <message>
        <source>Repeats per noise level</source>
        <translation>Répétitions par niveau de bruit</translation>
    </message>
    <message>
        <source>Fits with different noise of the same level.</source>
        <translation>Ajustements avec des bruits différents de même niveau.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation.</source>
        <translation>Chaque inconnue est tenue à des valeurs autour de son estimation pendant que les autres sont réajustées : l’intervalle sans linéarisation.</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procédure</translation>
    </message>
    <message>
        <source>Standstill</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Ensemble hors ligne</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>observer: a list of boxes follows the record row by row. batch: all rows at once, parameters kept to first order. offline: admissible, excluded and undecided boxes over the whole record.</source>
        <translation>observer : une liste de boîtes suit l’enregistrement ligne par ligne. batch : toutes les lignes à la fois, paramètres conservés au premier ordre. offline : boîtes admissibles, exclues et indécises sur tout l’enregistrement.</translation>
    </message>
    <message>
        <source>Boxes at most</source>
        <translation>Boîtes au plus</translation>
    </message>
    <message>
        <source>Length of the observer&apos;s list.</source>
        <translation>Longueur de la liste de l’observateur.</translation>
    </message>
    <message>
        <source>Subdivisions per row</source>
        <translation>Subdivisions par ligne</translation>
    </message>
    <message>
        <source>Boxes that the observer divides at most between two rows.</source>
        <translation>Boîtes que l’observateur divise au plus entre deux lignes.</translation>
    </message>
    <message>
        <source>Order of the Taylor step</source>
        <translation>Ordre du pas de Taylor</translation>
    </message>
    <message>
        <source>The remainder has this power of the time step.</source>
        <translation>Le reste a cette puissance du pas de temps.</translation>
    </message>
    <message>
        <source>Re-initialise at</source>
        <translation>Réinitialiser à</translation>
    </message>
    <message>
        <source>At this time the list becomes the hull of the estimate. 0: never.</source>
        <translation>À ce temps, la liste devient l’enveloppe de l’estimation. 0 : jamais.</translation>
    </message>
    <message>
        <source>Report every</source>
        <translation>Relevé tous les</translation>
    </message>
    <message>
        <source>Time between two rows of enclosures.csv.</source>
        <translation>Temps entre deux lignes de enclosures.csv.</translation>
    </message>
    <message>
        <source>Standstill column</source>
        <translation>Colonne d’arrêt</translation>
    </message>
    <message>
        <source>Standstill window</source>
        <translation>Fenêtre d’arrêt</translation>
    </message>
    <message>
        <source>A 1 guarantees rest during this time before its row too.</source>
        <translation>Un 1 garantit le repos aussi pendant ce temps avant sa ligne.</translation>
    </message>
    <message>
        <source>States that are 0 at rest</source>
        <translation>États nuls au repos</translation>
    </message>
    <message>
        <source>Names, separated by commas.</source>
        <translation>Noms, séparés par des virgules.</translation>
    </message>
    <message>
        <source>New at each standstill</source>
        <translation>Nouvelles à chaque arrêt</translation>
    </message>
    <message>
        <source>Unknowns that may take a new value, within their bounds, at every row that guarantees rest. Names, separated by commas.</source>
        <translation>Inconnues qui peuvent prendre une nouvelle valeur, dans leurs bornes, à chaque ligne qui garantit le repos. Noms, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Smallest box</source>
        <translation>Plus petite boîte</translation>
    </message>
    <message>
        <source>Relative to the bounds of each unknown; smaller undecided boxes are left.</source>
        <translation>Relativement aux bornes de chaque inconnue ; les boîtes indécises plus petites sont laissées.</translation>
    </message>
    <message>
        <source>Not subdivided</source>
        <translation>Non subdivisées</translation>
    </message>
    <message>
        <source>Unknowns that stay uncertain: an admissible box explains the data for all their values. Names, separated by commas.</source>
        <translation>Inconnues qui restent incertaines : une boîte admissible explique les données pour toutes leurs valeurs. Noms, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Boxes tested at most</source>
        <translation>Boîtes testées au plus</translation>
    </message>
    <message>
        <source>What is left then stays undecided.</source>
        <translation>Ce qui reste alors demeure indécis.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Point à comparer</translation>
    </message>
    <message>
        <source>Verified identification</source>
        <translation>Identification vérifiée</translation>
    </message>
    <message>
        <source>Which parameters are guaranteed possible, and which are proven impossible?</source>
        <translation>Quels paramètres sont garantis possibles, et lesquels sont prouvés impossibles ?</translation>
    </message>
    <message>
        <source>sample sizes</source>
        <translation>nombres de tirages</translation>
    </message>
    <message>
        <source>filtering</source>
        <translation>filtrage</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>division des boîtes</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non calculé</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>convergé</translation>
    </message>
    <message>
        <source>all iterations made</source>
        <translation>toutes les itérations faites</translation>
    </message>
    <message>
        <source>budget of evaluations spent</source>
        <translation>budget d’évaluations épuisé</translation>
    </message>
    <message>
        <source>no better point found</source>
        <translation>aucun meilleur point trouvé</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>every point was rejected</source>
        <translation>tous les points ont été rejetés</translation>
    </message>
    <message>
        <source>not-utf8</source>
        <translation>pas en UTF-8</translation>
    </message>
    <message>
        <source>mixed-line-ends</source>
        <translation>fins de ligne mêlées</translation>
    </message>
    <message>
        <source>too-few-fields</source>
        <translation>trop peu de champs</translation>
    </message>
    <message>
        <source>too-many-fields</source>
        <translation>trop de champs</translation>
    </message>
    <message>
        <source>truncated-last-row</source>
        <translation>dernière ligne tronquée</translation>
    </message>
    <message>
        <source>not-a-number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>not-a-date</source>
        <translation>pas une date</translation>
    </message>
    <message>
        <source>invalid-number</source>
        <translation>nombre non valide</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommé</translation>
    </message>
    <message>
        <source>no-header</source>
        <translation>pas d’en-tête</translation>
    </message>
    <message>
        <source>skipped-line</source>
        <translation>ligne sautée</translation>
    </message>
    <message>
        <source>unknown-unit</source>
        <translation>unité inconnue</translation>
    </message>
    <message>
        <source>ambiguous-date</source>
        <translation>date ambiguë</translation>
    </message>
    <message>
        <source>ambiguous-decimal</source>
        <translation>signe décimal ambigu</translation>
    </message>
    <message>
        <source>mixed-time-zones</source>
        <translation>fuseaux horaires mêlés</translation>
    </message>
    <message>
        <source>date-joined</source>
        <translation>date complétée</translation>
    </message>
    <message>
        <source>repeated-time</source>
        <translation>temps répété</translation>
    </message>
    <message>
        <source>backward-time</source>
        <translation>temps décroissant</translation>
    </message>
    <message>
        <source>stray-quote</source>
        <translation>guillemet isolé</translation>
    </message>
    <message>
        <source>empty-column</source>
        <translation>colonne vide</translation>
    </message>
    <message>
        <source>open-end</source>
        <translation>suite non lue</translation>
    </message>
    <message>
        <source>Outputs that the chosen set has in any case, separated by commas.</source>
        <translation>Sorties que l’ensemble choisi contient dans tous les cas, séparées par des virgules.</translation>
    </message>
    <message>
        <source>Outputs that the chosen set never has, separated by commas.</source>
        <translation>Sorties que l’ensemble choisi ne contient jamais, séparées par des virgules.</translation>
    </message>
    <message>
        <source>Costs of the sensors</source>
        <translation>Coûts des capteurs</translation>
    </message>
    <message>
        <source>Cost of every output, in any currency: D_y 3, F_x 1. Empty: none.</source>
        <translation>Coût de chaque sortie, dans une monnaie quelconque&#xa0;: D_y 3, F_x 1. Vide&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen set. 0: no limit.</source>
        <translation>De la somme des coûts de l’ensemble choisi. 0&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>Limit of relaxations</source>
        <translation>Limite de relaxations</translation>
    </message>
    <message>
        <source>Of the proof that a set of more than 10 sensors is the best. It ends at the same place on every machine. 0: no limit.</source>
        <translation>De la preuve, au-delà de 10 capteurs, qu’un ensemble est le meilleur. Elle s’arrête au même endroit sur toute machine. 0&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>Column of candidate series</source>
        <translation>Colonne des séries candidates</translation>
    </message>
    <message>
        <source>Which series first? Every value of this column is one. Series outside the experiments of the estimate are added with their data and the unknowns estimated anew; those inside stand for a repetition. Empty: not asked.</source>
        <translation>Quelle série d’abord&#xa0;? Chaque valeur de cette colonne en est une. Les séries hors des essais de l’estimation sont ajoutées avec leurs données et les inconnues estimées à nouveau&#xa0;; celles qui en font partie représentent une répétition. Vide&#xa0;: non demandé.</translation>
    </message>
    <message>
        <source>How many experiments or series are chosen one after the other.</source>
        <translation>Combien d’essais ou de séries sont choisis l’un après l’autre.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Capteurs pas encore présents</translation>
    </message>
    <message>
        <source>Relaxations solved in a proof, per criterion. What such a limit ends is the same on every machine, unlike what a time limit ends. 0: no limit.</source>
        <translation>Relaxations résolues dans une preuve, par critère. Ce qu’une telle limite arrête est le même sur toute machine, à la différence d’une limite de temps. 0&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>One number per experiment</source>
        <translation>Un nombre par essai</translation>
    </message>
    <message>
        <source>Unknowns that have a number of their own in every experiment, with commas between: &quot;offset, x.start&quot;. The others are shared by all.</source>
        <translation>Inconnues qui ont un nombre propre dans chaque essai, séparées par des virgules&#xa0;: &quot;offset, x.start&quot;. Les autres sont communes à tous.</translation>
    </message>
    <message>
        <source>Also searches with Levenberg-Marquardt, sequential quadratic programming, a genetic algorithm, a particle swarm and CMA-ES, with so many model solves each; 0 = none.</source>
        <translation>Cherche aussi avec Levenberg-Marquardt, la programmation quadratique séquentielle, un algorithme génétique, un essaim de particules et CMA-ES, avec autant de résolutions du modèle chacun&#xa0;; 0 = aucune.</translation>
    </message>
    <message>
        <source>least-squares: Levenberg-Marquardt from the start values. multi-start: from many starts. sqp: sequential quadratic programming with bounds from the start values. The others search the whole box first. All end with Levenberg-Marquardt.</source>
        <translation>least-squares&#xa0;: Levenberg-Marquardt depuis les valeurs de départ. multi-start&#xa0;: depuis de nombreux départs. sqp&#xa0;: programmation quadratique séquentielle avec bornes depuis les valeurs de départ. Les autres explorent d’abord toute la plage de recherche. Tous finissent par Levenberg-Marquardt.</translation>
    </message>
    <message>
        <source>Values of the unknowns, in their order, at which the fit is judged instead of searching: validation on other data. Empty: search.</source>
        <translation>Valeurs des inconnues, dans leur ordre, auxquelles l’ajustement est jugé au lieu de chercher&#xa0;: validation sur d’autres données. Vide&#xa0;: chercher.</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>quadratique</translation>
    </message>
    <message>
        <source>huber</source>
        <translation>Huber</translation>
    </message>
    <message>
        <source>cauchy</source>
        <translation>Cauchy</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>intégrale</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>erreur au carré</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>nombres duaux</translation>
    </message>
    <message>
        <source>complex step</source>
        <translation>pas complexe</translation>
    </message>
    <message>
        <source>published</source>
        <translation>comme publié</translation>
    </message>
    <message>
        <source>joseph</source>
        <translation>Joseph</translation>
    </message>
    <message>
        <source>observer</source>
        <translation>observateur</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>par lot</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>particle swarm</source>
        <translation>essaim de particules</translation>
    </message>
    <message>
        <source>Time at which a run ends; what is measured after it does not count. Empty: the end of the data, or one second where nothing is measured over time.</source>
        <translation>Temps auquel une simulation se termine ; ce qui est mesuré après ne compte pas. Vide : la fin des données, ou une seconde là où rien n’est mesuré dans le temps.</translation>
    </message>
    <message>
        <source>end of the data</source>
        <translation>fin des données</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>A candidate may be taken more than once, where that is best.</source>
        <translation>Un candidat peut être pris plus d’une fois, là où c’est le mieux.</translation>
    </message>
    <message>
        <source>Best combinations per criterion in the table: of all, or, beyond enumeration, of those found around the best one.</source>
        <translation>Meilleures combinaisons par critère dans le tableau : parmi toutes, ou, au-delà de l’énumération, parmi celles trouvées autour de la meilleure.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Name of the one that is followed. Empty: all of them one after the other; in each the states begin anew, what is known of the unknowns is carried on.</source>
        <translation>Nom de celui qui est suivi. Vide : tous l’un après l’autre ; dans chacun les états recommencent, ce que l’on sait des inconnues est conservé.</translation>
    </message>
    <message>
        <source>Truth, where it is known</source>
        <translation>Valeurs vraies, si connues</translation>
    </message>
    <message>
        <source>True states</source>
        <translation>États vrais</translation>
    </message>
    <message>
        <source>A CSV file with time and states, beside the study: shown with the estimates and compared with them, never used by the filter.</source>
        <translation>Un fichier CSV avec temps et états, à côté de l’étude : montré avec les estimations et comparé à elles, jamais utilisé par le filtre.</translation>
    </message>
    <message>
        <source>Columns of the true states</source>
        <translation>Colonnes des états vrais</translation>
    </message>
    <message>
        <source>State and column where their names differ: &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</source>
        <translation>État et colonne là où leurs noms diffèrent : &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</translation>
    </message>
    <message>
        <source>True unknowns</source>
        <translation>Inconnues vraies</translation>
    </message>
    <message>
        <source>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. With all control points of a curve the true curve is drawn.</source>
        <translation>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. Avec tous les points de contrôle d’une courbe, la courbe vraie est tracée.</translation>
    </message>
    <message>
        <source>Join boxes every</source>
        <translation>Réunir les boîtes tous les</translation>
    </message>
    <message>
        <source>Then boxes whose hull has at most 1.1 times their volume become one: the data have not told them apart. 0: only where the list is full.</source>
        <translation>Alors les boîtes dont l’enveloppe a au plus 1.1 fois leur volume n’en font plus qu’une : les données ne les ont pas distinguées. 0 : seulement là où la liste est pleine.</translation>
    </message>
    <message>
        <source>Contraction window</source>
        <translation>Fenêtre de contraction</translation>
    </message>
    <message>
        <source>The rows of this time contract what is not measured together: a box is described by its states at the beginning of the window.</source>
        <translation>Les lignes de cette durée contractent ce qui n’est pas mesuré ensemble : une boîte est décrite par ses états au début de la fenêtre.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>ajustement simple</translation>
    </message>
    <message>
        <source>comparing optimisers</source>
        <translation>comparaison des optimiseurs</translation>
    </message>
    <message>
        <source>basins</source>
        <translation>bassins d’attraction</translation>
    </message>
    <message>
        <source>noise study</source>
        <translation>étude du bruit</translation>
    </message>
    <message>
        <source>Divide boxes by</source>
        <translation>Diviser les boîtes selon</translation>
    </message>
    <message>
        <source>Parts of a divided box</source>
        <translation>Parties d’une boîte divisée</translation>
    </message>
    <message>
        <source>2: halves. 3: thirds; each division then adds two boxes.</source>
        <translation>2 : moitiés. 3 : tiers ; chaque division ajoute alors deux boîtes.</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>départs</translation>
    </message>
    <message>
        <source>Outputs or states of the model that are not measured, with the standard deviation of one reading in the unit of the output: C_y 5e-6, B1_x 9e-6. They are judged as if read wherever anything was.</source>
        <translation>Sorties ou états du modèle qui ne sont pas mesurés, avec l’écart-type d’une lecture dans l’unité de la sortie&#xa0;: C_y 5e-6, B1_x 9e-6. Ils sont jugés comme s’ils étaient lus partout où quelque chose l’a été.</translation>
    </message>
    <message>
        <source>Of all searches and proofs together. What is best by then is given with the gap to the bound; 0: the greedy combination.</source>
        <translation>De toutes les recherches et preuves ensemble. Le meilleur à ce moment est donné avec l’écart à la borne&#xa0;; 0&#xa0;: la combinaison gloutonne.</translation>
    </message>
    <message>
        <source>A point fit or the truth, such as &quot;alpha = -0.84, beta = 21.7&quot;: the answer says whether it lies inside. Of an unknown that is new at each standstill the motion is named by one of its times: &quot;TFs@12.5 = 0.142&quot;.</source>
        <translation>Un ajustement ponctuel ou la vérité, par exemple «&#xa0;alpha = -0.84, beta = 21.7&#xa0;»&#xa0;: la réponse dit s’il se trouve à l’intérieur. Pour une inconnue nouvelle à chaque arrêt, un de ses instants nomme le mouvement&#xa0;: «&#xa0;TFs@12.5 = 0.142&#xa0;».</translation>
    </message>
    <message>
        <source>trying other noise</source>
        <translation>essai d’autres bruits</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4, times the nominal value of the state (one SI unit where the model states none).</source>
        <translation>Erreur par pas de dopri5 et rosenbrock4, fois la valeur nominale de l’état (une unité SI si le modèle n’en donne pas).</translation>
    </message>
    <message>
        <source>Which state or unknown of a box is divided. rates: the one that spreads the rates most. product: the unknown that is widest relative to all boxes. conditions: an unknown of an open condition where that is decided, else the widest state or unknown. paper: the rules of the slides to the letter; boxes are then joined only where the list is full.</source>
        <translation>Quel état ou quelle inconnue d’une boîte est divisé. rates : ce qui étale le plus les dérivées. product : l’inconnue la plus large par rapport à toutes les boîtes. conditions : une inconnue d’une condition ouverte là où elle se décide, sinon l’état ou l’inconnue le plus large. paper : les règles des diapositives à la lettre ; les boîtes ne sont alors réunies que si la liste est pleine.</translation>
    </message>
    <message>
        <source>smoothing</source>
        <translation>lissage</translation>
    </message>
    <message>
        <source>integral: half the integral of the squared error over time (trapezoid rule), as the paper. sum: half the sum of the squared errors. No robust loss: the path pulls the model to every value measured, outliers too. Fit again by least squares with a loss, from the answer.</source>
        <translation>integral : la moitié de l’intégrale du carré de l’erreur dans le temps (règle des trapèzes), comme l’article. sum : la moitié de la somme des carrés des erreurs. Pas de perte robuste : le chemin attire le modèle vers chaque valeur mesurée, aberrante ou non. Ajustez de nouveau par moindres carrés avec une perte robuste, à partir de la réponse.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation. Needs the objective sum.</source>
        <translation>Chaque inconnue est fixée à des valeurs autour de son estimation pendant que les autres sont réajustées : l’intervalle sans linéarisation. Exige l’objectif sum.</translation>
    </message>
    <message>
        <source>Errors beyond this count less: in standard deviations of the sensor, or of the bulk of the residuals (by their median) if none is stated. 0: 1.345 (huber) or 2.385 (cauchy), which lose 5 % of the precision where there are no outliers.</source>
        <translation>Les erreurs au-delà comptent moins : en écarts types du capteur, ou du gros des résidus (par leur médiane) s’il n’en est pas indiqué. 0 : 1,345 (huber) ou 2,385 (cauchy), qui perdent 5 % de la précision en l’absence de valeurs aberrantes.</translation>
    </message>
    <message>
        <source>around 39, 86, 99 % of the probability</source>
        <translation>autour de 39, 86, 99 % de la probabilité</translation>
    </message>
    <message>
        <source>Column of the data in which 1 guarantees that the rig rests: every state of the model keeps its value; 0 guarantees nothing. Empty: there is none.</source>
        <translation>Colonne des données où 1 garantit que le banc est au repos&#xa0;: chaque état du modèle garde sa valeur&#xa0;; 0 ne garantit rien. Vide&#xa0;: il n’y en a pas.</translation>
    </message>
    <message>
        <source>other maxima</source>
        <translation>autres maxima</translation>
    </message>
    <message>
        <source>commented-rows</source>
        <translation>lignes en commentaire</translation>
    </message>
    <message>
        <source>not-a-row</source>
        <translation>pas une ligne de données</translation>
    </message>
    <message>
        <source>other-delimiter</source>
        <translation>autre délimiteur</translation>
    </message>
    <message>
        <source>ambiguous-names</source>
        <translation>noms ambigus</translation>
    </message>
    <message>
        <source>several-times</source>
        <translation>plusieurs temps</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>lacune</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>plage de recherche</translation>
    </message>
    <message>
        <source>Step of the samples, linear between the neighbours measured; nothing within a gap of more than three steps. 0: as measured.</source>
        <translation>Pas des échantillons, linéaire entre les voisins mesurés ; aucun dans une lacune de plus de trois pas. 0 : comme mesuré.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Looks for other maxima of the likelihood and makes the intervals from its profiles, which follow curved ridges and end at the bounds of the search.</source>
        <translation>Cherche d’autres maxima de la vraisemblance et tire les intervalles de ses profils, qui suivent les crêtes courbes et finissent aux bornes de la recherche.</translation>
    </message>
    <message>
        <source>finding the cause</source>
        <translation>recherche de la cause</translation>
    </message>
    <message>
        <source>Scales and priors of the unknowns</source>
        <translation>Échelles et lois a priori des inconnues</translation>
    </message>
    <message>
        <source>other-tables</source>
        <translation>autres tableaux</translation>
    </message>
    <message>
        <source>no-cached-value</source>
        <translation>sans valeur calculée</translation>
    </message>
    <message>
        <source>Share held back</source>
        <translation>Part mise de côté</translation>
    </message>
    <message>
        <source>Part of the experiments that no search sees and that judges its answer. 0: none.</source>
        <translation>Part des essais qu’aucune recherche ne voit et qui juge sa réponse. 0&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Drawn with seed</source>
        <translation>Tirée avec la graine</translation>
    </message>
    <message>
        <source>Another seed draws other experiments to hold back.</source>
        <translation>Une autre graine tire d’autres essais à mettre de côté.</translation>
    </message>
    <message>
        <source>Held back after</source>
        <translation>Mis de côté après</translation>
    </message>
    <message>
        <source>What is measured later in a record is seen by no search and judges its answer. Empty: nothing.</source>
        <translation>Ce qui est mesuré plus tard dans un enregistrement n’est vu par aucune recherche et juge sa réponse. Vide&#xa0;: rien.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Response surfaces: the model is simulated once all over the feasible box (up to 4 unknowns), the search then costs no simulations, and its answer is confirmed and reported by simulation; where surfaces are wrong or cost more, the search is made by simulation and says so. Or simulations throughout.</source>
        <translation>Surfaces de réponse&#xa0;: le modèle est simulé une fois sur tout le domaine admissible (jusqu’à 4 inconnues), la recherche ne coûte ensuite aucune simulation, et sa réponse est confirmée et donnée par simulation&#xa0;; là où les surfaces sont fausses ou coûtent plus, la recherche se fait par simulation et le dit. Ou des simulations partout.</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>validation croisée</translation>
    </message>
    <message>
        <source>Parts of a cross-validation</source>
        <translation>Parties d’une validation croisée</translation>
    </message>
    <message>
        <source>Repeats the search so often, each time without another part of the experiments (one record: without another stretch of its time), which its answer must predict. As many as experiments: each is left out once. 0: not done.</source>
        <translation>Répète la recherche ce nombre de fois, chaque fois sans une autre partie des essais (un seul enregistrement&#xa0;: sans une autre portion de son temps), que sa réponse doit prédire. Autant que d’essais&#xa0;: chacun est omis une fois. 0&#xa0;: non fait.</translation>
    </message>
    <message>
        <source>Sample time</source>
        <translation>Période d’échantillonnage</translation>
    </message>
    <message>
        <source>Of a file without a column of time: its rows follow each other so, the first at 0. 0: the file has its times.</source>
        <translation>D’un fichier sans colonne de temps&#xa0;: ses lignes se suivent à cet intervalle, la première à 0. 0&#xa0;: le fichier a ses temps.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>How an FMU that can both is run. co-simulation: by its own integrator. model-exchange: its equations by the integrator above.</source>
        <translation>Comment un FMU qui permet les deux est simulé. co-simulation&#xa0;: par son propre intégrateur. model-exchange&#xa0;: ses équations par l’intégrateur ci-dessus.</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Limite de temps d’une simulation</translation>
    </message>
    <message>
        <source>How long one run of a model that runs in a process of its own, or on a server, may take before it counts as failed.</source>
        <translation>Combien de temps une simulation d’un modèle qui s’exécute dans un processus à part, ou sur un serveur, peut prendre avant de compter comme échouée.</translation>
    </message>
</context>
<context>
    <name>FieldForm</name>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 doit être un nombre entier, pas %2</translation>
    </message>
</context>
<context>
    <name>FilterStream</name>
    <message>
        <source>{} begins anew at {:g} s: the filter goes on from what it knows.</source>
        <translation>{} recommence à {:g} s : le filtre continue avec ce qu’il sait.</translation>
    </message>
    <message>
        <source>{} begins anew, and so does the filter.</source>
        <translation>{} recommence, et le filtre aussi.</translation>
    </message>
</context>
<context>
    <name>Mathematics</name>
    <message>
        <source>There is nothing to search for: the number of unknowns is 0.</source>
        <translation>Il n’y a rien à chercher : le nombre d’inconnues est 0.</translation>
    </message>
    <message>
        <source>There are {} lower bounds but {} upper bounds.</source>
        <translation>Il y a {} bornes inférieures mais {} bornes supérieures.</translation>
    </message>
    <message>
        <source>Unknown {}: the lower bound {:g} must not exceed the upper bound {:g}.</source>
        <translation>Inconnue {} : la borne inférieure {:g} ne doit pas dépasser la borne supérieure {:g}.</translation>
    </message>
    <message>
        <source>Unknown {}: this optimiser needs finite bounds; they are {:g} and {:g}.</source>
        <translation>Inconnue {} : cet optimiseur demande des bornes finies ; elles sont {:g} et {:g}.</translation>
    </message>
    <message>
        <source>This optimiser needs a start value for each of the {} unknowns.</source>
        <translation>Cet optimiseur demande une valeur initiale pour chacune des {} inconnues.</translation>
    </message>
    <message>
        <source>There are {} start values for {} unknowns.</source>
        <translation>Il y a {} valeurs initiales pour {} inconnues.</translation>
    </message>
    <message>
        <source>Unknown {}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>Inconnue {} : la valeur initiale {:g} est hors des bornes {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>the box of a {} distribution is [{}, {}]: its lower end must be below its upper end</source>
        <translation>la boîte d’une loi {} est [{}, {}] : son extrémité inférieure doit être sous la supérieure</translation>
    </message>
    <message>
        <source>the box [{}, {}] of a {} distribution lies outside its support [{}, {}]</source>
        <translation>la boîte [{}, {}] d’une loi {} est hors de son support [{}, {}]</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Did you mean &quot;{}&quot;?</source>
        <translation>« {} » n’est pas une famille de lois. Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Known are normal, truncated-normal, gamma, beta, uniform and lognormal</source>
        <translation>« {} » n’est pas une famille de lois. Sont connues normal, truncated-normal, gamma, beta, uniform et lognormal</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>doit être un nombre fini</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation>doit être supérieur à 0</translation>
    </message>
    <message>
        <source>{} of the {} distribution is given twice</source>
        <translation>{} de la loi {} est donné deux fois</translation>
    </message>
    <message>
        <source>{} = {} of the {} distribution {}</source>
        <translation>{} = {} de la loi {} {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>the {} distribution given by {} has no parameter &quot;{}&quot;</source>
        <translation>la loi {} donnée par {} n’a pas de paramètre « {} »</translation>
    </message>
    <message>
        <source>the {} distribution needs {}; given: {}</source>
        <translation>la loi {} demande {} ; donné : {}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>mean = {} of the gamma distribution must be greater than its minimum {}</source>
        <translation>mean = {} de la loi gamma doit être supérieur à son minimum {}</translation>
    </message>
    <message>
        <source>minimum = {} of the beta distribution must be below its maximum {}</source>
        <translation>minimum = {} de la loi bêta doit être inférieur à son maximum {}</translation>
    </message>
    <message>
        <source>mean = {} of the beta distribution must lie between {} and {}</source>
        <translation>mean = {} de la loi bêta doit être compris entre {} et {}</translation>
    </message>
    <message>
        <source>standard_deviation = {} of the beta distribution must be below {}, the largest possible on [{}, {}] with mean {}</source>
        <translation>standard_deviation = {} de la loi bêta doit être inférieur à {}, la plus grande valeur possible sur [{}, {}] avec la moyenne {}</translation>
    </message>
    <message>
        <source>minimum = {} of the uniform distribution must be below its maximum {}</source>
        <translation>minimum = {} de la loi uniforme doit être inférieur à son maximum {}</translation>
    </message>
    <message>
        <source>mean = {} of the lognormal distribution must be greater than 0</source>
        <translation>mean = {} de la loi log-normale doit être supérieur à 0</translation>
    </message>
    <message>
        <source>the {} distribution needs a box: lower, upper or both</source>
        <translation>la loi {} demande une boîte : lower, upper ou les deux</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: 2 to {} are possible</source>
        <translation>maximum d’entropie avec {} moments : 2 à {} sont possibles</translation>
    </message>
    <message>
        <source>maximum entropy support of {} standard deviations: it must be 3 to 12</source>
        <translation>support du maximum d’entropie de {} écarts types : il en faut 3 à 12</translation>
    </message>
    <message>
        <source>maximum entropy with {} iterations: at least 1</source>
        <translation>maximum d’entropie avec {} itérations : au moins 1</translation>
    </message>
    <message>
        <source>maximum entropy tolerance {}: it must be positive</source>
        <translation>tolérance {} du maximum d’entropie : elle doit être positive</translation>
    </message>
    <message>
        <source>converged in {} Newton steps</source>
        <translation>convergé en {} pas de Newton</translation>
    </message>
    <message>
        <source>not converged after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>pas de convergence après {} pas de Newton ; les moments sont encore faux de {:.2g}</translation>
    </message>
    <message>
        <source>no further progress after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>plus de progrès après {} pas de Newton ; les moments sont encore faux de {:.2g}</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: only {} are given</source>
        <translation>maximum d’entropie avec {} moments : seulement {} sont donnés</translation>
    </message>
    <message>
        <source>mean {}, standard deviation {}: there is no spread, or a moment is not a number</source>
        <translation>moyenne {}, écart type {} : il n’y a pas de dispersion, ou un moment n’est pas un nombre</translation>
    </message>
    <message>
        <source>a maximum entropy density needs a converged fit: {}</source>
        <translation>une densité à maximum d’entropie demande un ajustement convergé : {}</translation>
    </message>
    <message>
        <source>a moment is not a finite number</source>
        <translation>un moment n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>no density has these moments (their Hankel matrix is not positive definite)</source>
        <translation>aucune densité n’a ces moments (leur matrice de Hankel n’est pas définie positive)</translation>
    </message>
    <message>
        <source>no density within {} standard deviations has these moments: the highest one needs more mass further out</source>
        <translation>aucune densité à moins de {} écarts types n’a ces moments : le plus élevé demande plus de masse plus loin</translation>
    </message>
    <message>
        <source>The start does not satisfy the inequalities.</source>
        <translation>Le départ ne satisfait pas les inégalités.</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>The penalty ({:g}) must be positive.</source>
        <translation>La pénalité ({:g}) doit être positive.</translation>
    </message>
    <message>
        <source>beside it more than half of the digits of the inertia are lost</source>
        <translation>à côté d’elle, plus de la moitié des chiffres de l’inertie sont perdus</translation>
    </message>
    <message>
        <source>at {:g} s the forces are not finite</source>
        <translation>à {:g} s les forces ne sont pas finies</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come only {:.0f} % closer per iteration</source>
        <translation>à {:g} s les forces de liaison ne se rapprochent que de {:.0f} % par itération</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come no closer</source>
        <translation>à {:g} s les forces de liaison ne se rapprochent plus</translation>
    </message>
    <message>
        <source>The mechanism {} cannot be assembled at its start: the loops do not close near the angles given.</source>
        <translation>Le mécanisme {} ne peut pas être assemblé au départ : les boucles ne se ferment pas près des angles indiqués.</translation>
    </message>
    <message>
        <source>at {:g} s Newton&apos;s method did not converge in {} iterations</source>
        <translation>à {:g} s la méthode de Newton n’a pas convergé en {} itérations</translation>
    </message>
    <message>
        <source>at {:g} s the mechanism cannot be assembled: it reaches a dead point</source>
        <translation>à {:g} s le mécanisme ne peut pas être assemblé : il atteint un point mort</translation>
    </message>
    <message>
        <source>The piston of the cylinder {} stands at {:.6g} m at the start of the mechanism {}; its stroke is 0 m to {:g} m (retracted {:g} m).</source>
        <translation>Le piston du vérin {} se trouve à {:.6g} m au départ du mécanisme {} ; sa course va de 0 m à {:g} m (rentré {:g} m).</translation>
    </message>
    <message>
        <source>The loops of the mechanism {} can only be closed together; as a model every loop must leave two coordinates open, one loop after the other.</source>
        <translation>Les boucles du mécanisme {} ne peuvent être fermées qu’ensemble ; comme modèle, chaque boucle doit laisser deux coordonnées libres, une boucle après l’autre.</translation>
    </message>
    <message>
        <source>The mechanism {} stands at a dead point at its start.</source>
        <translation>Le mécanisme {} se trouve à un point mort au départ.</translation>
    </message>
    <message>
        <source>The coordinates of the mechanism {} change too fast over {} to be followed as a model.</source>
        <translation>Les coordonnées du mécanisme {} changent trop vite en fonction de {} pour être suivies comme modèle.</translation>
    </message>
    <message>
        <source>The line ends where {} should stand.</source>
        <translation>La ligne se termine là où devrait se trouver {}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands where {}, a number, should stand.</source>
        <translation>« {} » se trouve là où devrait se trouver {}, un nombre.</translation>
    </message>
    <message>
        <source>{:g} stands where {}, a positive number, should stand.</source>
        <translation>{:g} se trouve là où devrait se trouver {}, un nombre positif.</translation>
    </message>
    <message>
        <source>the name of a body</source>
        <translation>le nom d’un corps</translation>
    </message>
    <message>
        <source>There is no body &apos;{}&apos; above this line.</source>
        <translation>Il n’y a pas de corps « {} » au-dessus de cette ligne.</translation>
    </message>
    <message>
        <source>the name of a volume</source>
        <translation>le nom d’un volume</translation>
    </message>
    <message>
        <source>There is no volume &apos;{}&apos; above this line.</source>
        <translation>Il n’y a pas de volume « {} » au-dessus de cette ligne.</translation>
    </message>
    <message>
        <source>the name of a cylinder</source>
        <translation>le nom d’un vérin</translation>
    </message>
    <message>
        <source>There is no cylinder &apos;{}&apos; above this line.</source>
        <translation>Il n’y a pas de vérin « {} » au-dessus de cette ligne.</translation>
    </message>
    <message>
        <source>revolute or translational</source>
        <translation>revolute ou translational</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no joint; known are revolute and translational.</source>
        <translation>« {} » n’est pas une liaison ; sont connues revolute et translational.</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>la pesanteur</translation>
    </message>
    <message>
        <source>the coefficient</source>
        <translation>le coefficient</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no statement of a mechanism file.</source>
        <translation>« {} » n’est pas une instruction d’un fichier de mécanisme.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is too much on this line.</source>
        <translation>« {} » est de trop sur cette ligne.</translation>
    </message>
    <message>
        <source>the name of the body</source>
        <translation>le nom du corps</translation>
    </message>
    <message>
        <source>There is already a body &apos;{}&apos;.</source>
        <translation>Il y a déjà un corps « {} ».</translation>
    </message>
    <message>
        <source>the mass</source>
        <translation>la masse</translation>
    </message>
    <message>
        <source>the inertia</source>
        <translation>le moment d’inertie</translation>
    </message>
    <message>
        <source>the centre of mass</source>
        <translation>le centre de masse</translation>
    </message>
    <message>
        <source>the name of the joint</source>
        <translation>le nom de la liaison</translation>
    </message>
    <message>
        <source>the place of the joint</source>
        <translation>la position de la liaison</translation>
    </message>
    <message>
        <source>the axis</source>
        <translation>l’axe</translation>
    </message>
    <message>
        <source>the damping</source>
        <translation>l’amortissement</translation>
    </message>
    <message>
        <source>the start in metres</source>
        <translation>le départ en mètres</translation>
    </message>
    <message>
        <source>the start in degrees</source>
        <translation>le départ en degrés</translation>
    </message>
    <message>
        <source>A body has no property &apos;{}&apos;.</source>
        <translation>Un corps n’a pas de propriété « {} ».</translation>
    </message>
    <message>
        <source>The body &apos;{}&apos; hangs nowhere.</source>
        <translation>Le corps « {} » n’est attaché nulle part.</translation>
    </message>
    <message>
        <source>the point on the first body</source>
        <translation>le point sur le premier corps</translation>
    </message>
    <message>
        <source>the point on the second body</source>
        <translation>le point sur le second corps</translation>
    </message>
    <message>
        <source>A cut joint has no property &apos;{}&apos;.</source>
        <translation>Une liaison coupée n’a pas de propriété « {} ».</translation>
    </message>
    <message>
        <source>the point</source>
        <translation>le point</translation>
    </message>
    <message>
        <source>the direction</source>
        <translation>la direction</translation>
    </message>
    <message>
        <source>the name of the cylinder</source>
        <translation>le nom du vérin</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>la base</translation>
    </message>
    <message>
        <source>the rod end</source>
        <translation>l’extrémité de la tige</translation>
    </message>
    <message>
        <source>the piston diameter</source>
        <translation>le diamètre du piston</translation>
    </message>
    <message>
        <source>the rod diameter</source>
        <translation>le diamètre de la tige</translation>
    </message>
    <message>
        <source>the retracted length</source>
        <translation>la longueur rentrée</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>la course</translation>
    </message>
    <message>
        <source>the Coulomb force</source>
        <translation>la force de Coulomb</translation>
    </message>
    <message>
        <source>the breakaway force</source>
        <translation>la force de décollement</translation>
    </message>
    <message>
        <source>the Stribeck velocity</source>
        <translation>la vitesse de Stribeck</translation>
    </message>
    <message>
        <source>the velocity of regularisation</source>
        <translation>la vitesse de régularisation</translation>
    </message>
    <message>
        <source>the viscous friction</source>
        <translation>le frottement visqueux</translation>
    </message>
    <message>
        <source>A cylinder has no property &apos;{}&apos;.</source>
        <translation>Un vérin n’a pas de propriété « {} ».</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs its piston, its retracted length and its stroke.</source>
        <translation>Le vérin « {} » a besoin de son piston, de sa longueur rentrée et de sa course.</translation>
    </message>
    <message>
        <source>the modulus of the oil</source>
        <translation>le module de l’huile</translation>
    </message>
    <message>
        <source>the modulus of the hoses</source>
        <translation>le module des flexibles</translation>
    </message>
    <message>
        <source>the modulus of the walls</source>
        <translation>le module des parois</translation>
    </message>
    <message>
        <source>the name of the volume</source>
        <translation>le nom du volume</translation>
    </message>
    <message>
        <source>the volume of the hose</source>
        <translation>le volume du flexible</translation>
    </message>
    <message>
        <source>the pressure</source>
        <translation>la pression</translation>
    </message>
    <message>
        <source>A volume has no property &apos;{}&apos;.</source>
        <translation>Un volume n’a pas de propriété « {} ».</translation>
    </message>
    <message>
        <source>the supply pressure</source>
        <translation>la pression d’alimentation</translation>
    </message>
    <message>
        <source>the tank pressure</source>
        <translation>la pression du réservoir</translation>
    </message>
    <message>
        <source>the gain</source>
        <translation>le gain</translation>
    </message>
    <message>
        <source>the time constant of the spool</source>
        <translation>la constante de temps du tiroir</translation>
    </message>
    <message>
        <source>A valve has no property &apos;{}&apos;.</source>
        <translation>Une valve n’a pas de propriété « {} ».</translation>
    </message>
    <message>
        <source>There is more than one valve.</source>
        <translation>Il y a plus d’une valve.</translation>
    </message>
    <message>
        <source>A curve needs the valve above it.</source>
        <translation>Une courbe a besoin de la valve au-dessus d’elle.</translation>
    </message>
    <message>
        <source>knots or coefficients</source>
        <translation>knots ou coefficients</translation>
    </message>
    <message>
        <source>a knot</source>
        <translation>un nœud</translation>
    </message>
    <message>
        <source>a coefficient</source>
        <translation>un coefficient</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is neither knots nor coefficients.</source>
        <translation>« {} » n’est ni knots ni coefficients.</translation>
    </message>
    <message>
        <source>a time or value of the command</source>
        <translation>un temps ou une valeur de la commande</translation>
    </message>
    <message>
        <source>The command needs pairs of time and value.</source>
        <translation>La commande a besoin de paires de temps et de valeur.</translation>
    </message>
    <message>
        <source>The time {:g} of the command is not later than the one before.</source>
        <translation>Le temps {:g} de la commande n’est pas postérieur au précédent.</translation>
    </message>
    <message>
        <source>The mechanism has no body.</source>
        <translation>Le mécanisme n’a pas de corps.</translation>
    </message>
    <message>
        <source>The mechanism has {} bodies and {} volumes; at most 12 and 8 are handled.</source>
        <translation>Le mécanisme a {} corps et {} volumes ; 12 et 8 au plus sont traités.</translation>
    </message>
    <message>
        <source>{} constraints leave no freedom to {} coordinates.</source>
        <translation>{} contraintes ne laissent aucune liberté à {} coordonnées.</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs a volume on either side and a rod thinner than its piston.</source>
        <translation>Le vérin « {} » a besoin d’un volume de chaque côté et d’une tige plus mince que son piston.</translation>
    </message>
    <message>
        <source>The mechanism file {} cannot be read.</source>
        <translation>Le fichier de mécanisme {} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The mechanism {} has two things called {}; as a model every name stands for one.</source>
        <translation>Le mécanisme {} a deux éléments nommés {} ; comme modèle, chaque nom en désigne un seul.</translation>
    </message>
    <message>
        <source>The mechanism {} has {} degrees of freedom; one independent coordinate is handled.</source>
        <translation>Le mécanisme {} a {} degrés de liberté ; une seule coordonnée indépendante est traitée.</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the retracted end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>à {:.6g} s le piston du vérin {} dépasse la fin de course rentrée : il arrive à {:.6g} m à {:.6g} s, et sa course va de 0 m à {:g} m</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the extended end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>à {:.6g} s le piston du vérin {} dépasse la fin de course sortie : il arrive à {:.6g} m à {:.6g} s, et sa course va de 0 m à {:g} m</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>the penalty {:g} is too large for steps of {:g} s: {} (at most {:.0e})</source>
        <translation>la pénalité {:g} est trop grande pour des pas de {:g} s : {} (au plus {:.0e})</translation>
    </message>
    <message>
        <source>the penalty {:g} is too small for steps of {:g} s: {}</source>
        <translation>la pénalité {:g} est trop petite pour des pas de {:g} s : {}</translation>
    </message>
    <message>
        <source>{}; {:.0e} was tried and carries through</source>
        <translation>{} ; {:.0e} a été essayé et mène au bout</translation>
    </message>
    <message>
        <source>the step of {:g} s is too large: {}; steps of {:g} s were tried and carry through</source>
        <translation>le pas de {:g} s est trop grand : {} ; des pas de {:g} s ont été essayés et mènent au bout</translation>
    </message>
    <message>
        <source>The step ({:g} s) and the stop time ({:g} s) must be positive.</source>
        <translation>Le pas ({:g} s) et le temps final ({:g} s) doivent être positifs.</translation>
    </message>
    <message>
        <source>The knot {:g} does not go on from {:g}: knots increase, and at most four are equal.</source>
        <translation>Le nœud {:g} ne continue pas {:g} : les nœuds croissent, et quatre au plus sont égaux.</translation>
    </message>
    <message>
        <source>The curve of the valve has {} knots and {} coefficients; a cubic B-spline needs at least four coefficients, and four knots more than those.</source>
        <translation>La courbe de la valve a {} nœuds et {} coefficients ; une B-spline cubique exige au moins quatre coefficients, et quatre nœuds de plus.</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Cancelled before any distribution could be evaluated.</source>
        <translation>Annulé avant qu’une loi ait pu être évaluée.</translation>
    </message>
    <message>
        <source>No answer: for none of the {} distributions tried could the output of any experiment be computed.</source>
        <translation>Pas de réponse&#xa0;: pour aucune des {} lois essayées la sortie d’un seul essai n’a pu être calculée.</translation>
    </message>
    <message>
        <source>Cancelled; this is what was reached.</source>
        <translation>Annulé&#xa0;; voici ce qui a été atteint.</translation>
    </message>
    <message>
        <source>No answer: no experiment has a density here. Experiment {}: {}</source>
        <translation>Pas de réponse&#xa0;: aucun essai n’a de densité ici. Essai {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>Nothing is measured.</source>
        <translation>Rien n’est mesuré.</translation>
    </message>
    <message>
        <source>Nothing is measured: the distribution was propagated. {} has mean {:.6g} and standard deviation {:.6g}{}.</source>
        <translation>Rien n’est mesuré&#xa0;: la loi a été propagée. {} a pour moyenne {:.6g} et pour écart-type {:.6g}{}.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, {} experiments)</source>
        <translation>{} log-vraisemblance {:.4f} (densité&#xa0;: {}, {} essais)</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum&#xa0;:</translation>
    </message>
    <message>
        <source>Given distribution:</source>
        <translation>Loi donnée&#xa0;:</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximum d’entropie</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> et {} autres</translation>
    </message>
    <message>
        <source> Against the reference their log-likelihood is off by {:.2g} on average</source>
        <translation> Par rapport à la référence, leur log-vraisemblance s’écarte en moyenne de {:.2g}</translation>
    </message>
    <message>
        <source>, that of the others by {:.2g}</source>
        <translation>, celle des autres de {:.2g}</translation>
    </message>
    <message>
        <source>The expansion of degree {} is poor in {} of {} experiments: its error is above {:g} standard deviations of the output in {}.{} A higher degree with more nodes mends it where the output is smooth; where it has kinks, read the reference instead.</source>
        <translation>Le développement de degré {} est mauvais dans {} des {} essais&#xa0;: son erreur dépasse {:g} écarts-types de la sortie dans {}.{} Un degré plus élevé avec plus de nœuds y remédie là où la sortie est lisse&#xa0;; là où elle a des ruptures de pente, lisez plutôt la référence.</translation>
    </message>
    <message>
        <source>The log-likelihood is {:.2f} {} than that of the reference, {:.2f}. Differences of this size between two distributions mean nothing.</source>
        <translation>La log-vraisemblance est de {:.2f} {} que celle de la référence, {:.2f}. Entre deux lois, des différences de cette taille ne signifient rien.</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grande</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>plus petite</translation>
    </message>
    <message>
        <source>The reference has no sample as far out as the measured value of {} of {} experiments: {}. Its density there is not known and counts as 1e-4.</source>
        <translation>La référence n’a aucun tirage aussi loin que la valeur mesurée de {} des {} essais&#xa0;: {}. Sa densité n’y est pas connue et compte pour 1e-4.</translation>
    </message>
    <message>
        <source>The answer was found on response surfaces that were not checked there by simulation.</source>
        <translation>La réponse a été trouvée sur des surfaces de réponse qui n’y ont pas été vérifiées par simulation.</translation>
    </message>
    <message>
        <source>The log-likelihood of one experiment on its response surface is {:.2g} off the simulated one at the answer, more than {:g}; the maximum may lie elsewhere. Search on simulations to be sure.</source>
        <translation>La log-vraisemblance d’un essai sur sa surface de réponse s’écarte de {:.2g} de celle simulée à la réponse, plus que {:g}&#xa0;; le maximum peut être ailleurs. Pour en être sûr, cherchez sur des simulations.</translation>
    </message>
    <message>
        <source>Sensors {}: the Hessian is indefinite at the estimate.</source>
        <translation>Capteurs {}&#xa0;: la hessienne est indéfinie à l’estimation.</translation>
    </message>
    <message>
        <source>Sensors {} do not determine the unknowns: {}.</source>
        <translation>Les capteurs {} ne déterminent pas les inconnues&#xa0;: {}.</translation>
    </message>
    <message>
        <source>no set of sensors was looked at</source>
        <translation>aucun ensemble de capteurs n’a été examiné</translation>
    </message>
    <message>
        <source>no set of sensors determines the unknowns; all together: {}</source>
        <translation>aucun ensemble de capteurs ne détermine les inconnues&#xa0;; tous ensemble&#xa0;: {}</translation>
    </message>
    <message>
        <source>the sensors {} do not determine the unknowns: {}</source>
        <translation>les capteurs {} ne déterminent pas les inconnues&#xa0;: {}</translation>
    </message>
    <message>
        <source>The term of the second derivatives could not be computed and is missing in the covariance.</source>
        <translation>Le terme des dérivées secondes n’a pas pu être calculé et manque dans la covariance.</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search: its interval means nothing there.</source>
        <translation>{} se trouve sur une borne de la recherche&#xa0;: son intervalle n’y signifie rien.</translation>
    </message>
    <message>
        <source>The differences of {} are not normal (p = {:.2g}).</source>
        <translation>Les différences de {} ne sont pas normales (p = {:.2g}).</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calibrage</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>{}, split {}, {}: {}.</source>
        <translation>{}, partage {}, {}&#xa0;: {}.</translation>
    </message>
    <message>
        <source>The profile of {} is no parabola: its interval by the profile is to be preferred to the ellipsoid.</source>
        <translation>Le profil de {} n’est pas une parabole&#xa0;: son intervalle par le profil est à préférer à l’ellipsoïde.</translation>
    </message>
    <message>
        <source>Next experiment {} = {:g}: {}.</source>
        <translation>Prochain essai {} = {:g}&#xa0;: {}.</translation>
    </message>
    <message>
        <source>{} of {} refits had no answer.</source>
        <translation>{} réajustements sur {} sont restés sans réponse.</translation>
    </message>
    <message>
        <source>The ellipsoid holds the truth in {:.1f} % of {} refits instead of {:g} %.</source>
        <translation>L’ellipsoïde contient la vérité dans {:.1f} % de {} réajustements au lieu de {:g} %.</translation>
    </message>
    <message>
        <source>No answer: {}.</source>
        <translation>Pas de réponse&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Sensors {}.</source>
        <translation>Capteurs {}.</translation>
    </message>
    <message>
        <source>none of the sensors was read there</source>
        <translation>aucun des capteurs n’y a été lu</translation>
    </message>
    <message>
        <source>the estimate of {} lies on a bound of the search</source>
        <translation>l’estimation de {} se trouve sur une borne de la recherche</translation>
    </message>
    <message>
        <source>{} could not be tested: no split has an estimate on both sides.</source>
        <translation>{} n’a pas pu être testé&#xa0;: aucun partage n’a d’estimation des deux côtés.</translation>
    </message>
    <message>
        <source>{} is consistent with the data in {} ({}), which does not prove it right.</source>
        <translation>{} est compatible avec les données dans {} ({}), ce qui ne prouve pas qu’il soit juste.</translation>
    </message>
    <message>
        <source>significance {:g}</source>
        <translation>seuil {:g}</translation>
    </message>
    <message>
        <source>{} is rejected in {}.</source>
        <translation>{} est rejeté dans {}.</translation>
    </message>
    <message>
        <source>It is consistent in {}.</source>
        <translation>Il est compatible dans {}.</translation>
    </message>
    <message>
        <source>{} does not fit the data: its residuals are {:.2f} times as large as the stated standard deviations explain. The model is wrong, or the sensors are worse than stated.</source>
        <translation>{} ne correspond pas aux données&#xa0;: ses résidus sont {:.2f} fois aussi grands que ce qu’expliquent les écarts types indiqués. Le modèle est faux, ou les capteurs sont moins bons qu’indiqué.</translation>
    </message>
    <message>
        <source>That the sides agree in {} does not make it right.</source>
        <translation>Que les côtés concordent dans {} ne le rend pas juste.</translation>
    </message>
    <message>
        <source>{} could not be tested: the run was cancelled.</source>
        <translation>{} n’a pas pu être testé&#xa0;: le calcul a été annulé.</translation>
    </message>
    <message>
        <source>Repeatability: rows without a partner of the same inputs and conditions in the other series are left out ({} of {}).</source>
        <translation>Répétabilité&#xa0;: les lignes sans partenaire de mêmes entrées et conditions dans l’autre série sont laissées de côté ({} sur {}).</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot;: a standard deviation between {} and {} is expected</source>
        <translation>planned_sensors&#xa0;: «&#xa0;{}&#xa0;»&#xa0;: un écart type entre {} et {} est attendu</translation>
    </message>
    <message>
        <source>The sides differ in {}: look for an effect that depends on it.</source>
        <translation>Les côtés diffèrent par {}&#xa0;: chercher un effet qui en dépend.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere or the sensors are worse than stated.</source>
        <translation>Là où les côtés ont des entrées semblables, le modèle manque partout les données, ou les capteurs sont moins bons qu’indiqué.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>optimum prouvé</translation>
    </message>
    <message>
        <source>at most {} above the best possible</source>
        <translation>au plus {} au-dessus du meilleur possible</translation>
    </message>
    <message>
        <source>No allowed combination of at most {} of {} sensors determines all {} parameters.</source>
        <translation>Aucune combinaison permise d’au plus {} capteurs sur {} ne détermine les {} paramètres.</translation>
    </message>
    <message>
        <source>Even all {} sensors together do not determine the parameters: {} cannot be told apart, or have no influence.</source>
        <translation>Même les {} capteurs ensemble ne déterminent pas les paramètres&#xa0;: {} ne peuvent être distingués, ou sont sans influence.</translation>
    </message>
    <message>
        <source>{}: none found</source>
        <translation>{}&#xa0;: aucune trouvée</translation>
    </message>
    <message>
        <source>The best choice of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>Le meilleur choix d’au plus {} capteurs sur {} est, par critère, {}.</translation>
    </message>
    <message>
        <source>{}: the time limit of {} s ended the search before the proof. The combination given is at most {} above the best possible; how far it got depends on the machine.</source>
        <translation>{}&#xa0;: la limite de temps de {} s a mis fin à la recherche avant la preuve. La combinaison donnée est au plus {} au-dessus du meilleur possible&#xa0;; l’avancement dépend de la machine.</translation>
    </message>
    <message>
        <source>{}: {} combinations are equally good: {}{}.</source>
        <translation>{}&#xa0;: {} combinaisons sont également bonnes&#xa0;: {}{}.</translation>
    </message>
    <message>
        <source>The parameters have different units: A, E and ME add or compare numbers of different units, and other units give another choice. Only D does not depend on them.</source>
        <translation>Les paramètres ont des unités différentes&#xa0;: A, E et ME additionnent ou comparent des nombres d’unités différentes, et d’autres unités donnent un autre choix. Seul D n’en dépend pas.</translation>
    </message>
    <message>
        <source>Cancelled before any combination was found.</source>
        <translation>Annulé avant qu’une combinaison ait été trouvée.</translation>
    </message>
    <message>
        <source>a node gave no value</source>
        <translation>un nœud n&apos;a donné aucune valeur</translation>
    </message>
    <message>
        <source>the output does not vary</source>
        <translation>la sortie ne varie pas</translation>
    </message>
    <message>
        <source>no maximum entropy density was found</source>
        <translation>aucune densité d&apos;entropie maximale n&apos;a été trouvée</translation>
    </message>
    <message>
        <source>{} instead of {} moments matched</source>
        <translation>{} moments ajustés au lieu de {}</translation>
    </message>
    <message>
        <source>No least-squares fit: at every start point some experiment could not be simulated.</source>
        <translation>Pas d&apos;ajustement par moindres carrés&#xa0;: à chaque point de départ, un essai n&apos;a pas pu être simulé.</translation>
    </message>
    <message>
        <source>given, not estimated</source>
        <translation>donné, non estimé</translation>
    </message>
    <message>
        <source>95 % marginal, Fisher information, n = {}, p = {}</source>
        <translation>95 % marginal, information de Fisher, n = {}, p = {}</translation>
    </message>
    <message>
        <source>, cut at the bounds of the search</source>
        <translation>, coupé aux bornes de la recherche</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>pas d&apos;intervalle</translation>
    </message>
    <message>
        <source>Every shape parameter is fixed: there is nothing to estimate.</source>
        <translation>Chaque paramètre de forme est fixé&#xa0;: il n&apos;y a rien à estimer.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood has no value at some points around the answer.</source>
        <translation>Pas d&apos;erreurs types&#xa0;: la vraisemblance n&apos;a pas de valeur en certains points autour de la réponse.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood does not fall on both sides of {}; the data do not determine it, or the search has not ended at a maximum.</source>
        <translation>Pas d&apos;erreurs types&#xa0;: la vraisemblance ne baisse pas des deux côtés de {}&#xa0;; les données ne le déterminent pas, ou la recherche n&apos;a pas fini en un maximum.</translation>
    </message>
    <message>
        <source>No standard errors: the information matrix is not positive definite (smallest eigenvalue {:.2g} of the scaled matrix, mostly {}); the data do not determine all of alpha, or the search has not ended at a maximum.</source>
        <translation>Pas d&apos;erreurs types&#xa0;: la matrice d&apos;information n&apos;est pas définie positive (plus petite valeur propre {:.2g} de la matrice mise à l&apos;échelle, surtout {})&#xa0;; les données ne déterminent pas tout alpha, ou la recherche n&apos;a pas fini en un maximum.</translation>
    </message>
    <message>
        <source>The standard deviation stated for {} is not used: this method explains all scatter by the distribution of the unknowns.</source>
        <translation>L&apos;écart-type indiqué pour {} n&apos;est pas utilisé&#xa0;: cette méthode explique toute la dispersion par la distribution des inconnues.</translation>
    </message>
    <message>
        <source>The uncertainty stated for the input {} is not used: this method takes inputs as exact.</source>
        <translation>L&apos;incertitude indiquée pour l&apos;entrée {} n&apos;est pas utilisée&#xa0;: cette méthode prend les entrées pour exactes.</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} points of the feasible box give no value. The first: {}</source>
        <translation>Essai {}&#xa0;: {} des {} points de la boîte admissible ne donnent pas de valeur. Le premier&#xa0;: {}</translation>
    </message>
    <message>
        <source>Experiment {}: the measured {:g} {} lies outside {:g} .. {:g} {}, which is what the model reaches inside the feasible box of the unknowns ({} points tried).</source>
        <translation>Essai {}&#xa0;: la mesure {:g} {} est hors de {:g} .. {:g} {}, ce que le modèle atteint dans la boîte admissible des inconnues ({} points essayés).</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} reference samples gave no value; the reference is that of the others.</source>
        <translation>Essai {}&#xa0;: {} des {} échantillons de référence n&apos;ont pas donné de valeur&#xa0;; la référence est celle des autres.</translation>
    </message>
    <message>
        <source>{} of {} nodes gave no value</source>
        <translation>{} des {} nœuds n&apos;ont pas donné de valeur</translation>
    </message>
    <message>
        <source>The output does not vary (mean {:g}): there is no density.</source>
        <translation>La sortie ne varie pas (moyenne {:g})&#xa0;: il n&apos;y a pas de densité.</translation>
    </message>
    <message>
        <source>No maximum entropy density was found ({}).</source>
        <translation>Aucune densité d&apos;entropie maximale n&apos;a été trouvée ({}).</translation>
    </message>
    <message>
        <source>Maximum entropy with {} instead of {} moments ({}).</source>
        <translation>Entropie maximale avec {} moments au lieu de {} ({}).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs and their difference.</source>
        <translation>Sorties mesurées et ajustées et leur différence.</translation>
    </message>
    <message>
        <source>Correlation of the estimates.</source>
        <translation>Corrélation des estimations.</translation>
    </message>
    <message>
        <source>The data determine {}; their standard errors are infinite.</source>
        <translation>Les données déterminent {}&#xa0;; leurs erreurs types sont infinies.</translation>
    </message>
    <message>
        <source>Where fits from a grid of starts end: 1 = at the answer of this run.</source>
        <translation>Où finissent les ajustements depuis une grille de départs&#xa0;: 1 = à la réponse de ce calcul.</translation>
    </message>
    <message>
        <source>The pulled model cannot be simulated at the start values: {}</source>
        <translation>Le modèle tiré ne peut être simulé aux valeurs de départ&#xa0;: {}</translation>
    </message>
    <message>
        <source>At lambda = 1 and the start values the outputs are still off by {:.2g} of their size: larger gains may help.</source>
        <translation>À lambda = 1 et aux valeurs de départ, les sorties s’écartent encore de {:.2g} de leur taille&#xa0;: des gains plus grands peuvent aider.</translation>
    </message>
    <message>
        <source>Integrator radau instead of rk4: the pulled model changes at up to {:.3g} 1/s, for which rk4 would need steps below {:.2g} s.</source>
        <translation>Intégrateur radau au lieu de rk4&#xa0;: le modèle tiré varie jusqu’à {:.3g} 1/s, pour quoi rk4 exigerait des pas de moins de {:.2g} s.</translation>
    </message>
    <message>
        <source>Every iteration of every stage of the path.</source>
        <translation>Chaque itération de chaque étape du chemin.</translation>
    </message>
    <message>
        <source>A plain fit from the same start finds no point.</source>
        <translation>Un ajustement simple depuis le même départ ne trouve aucun point.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a worse minimum.</source>
        <translation>Un ajustement simple depuis le même départ finit à {:.4g}, dans un moins bon minimum.</translation>
    </message>
    <message>
        <source>Cancelled before lambda reached 0.</source>
        <translation>Annulé avant que lambda n’atteigne 0.</translation>
    </message>
    <message>
        <source>No answer: lambda did not reach 0: {}.</source>
        <translation>Pas de réponse&#xa0;: lambda n’a pas atteint 0&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Lambda reached 0 in {} stages and {} model solves; objective {:.4g}.</source>
        <translation>Lambda a atteint 0 en {} étapes et {} résolutions du modèle&#xa0;; objectif {:.4g}.</translation>
    </message>
    <message>
        <source>At least one stage is suspicious: see the warnings.</source>
        <translation>Au moins une étape est suspecte&#xa0;: voir les avertissements.</translation>
    </message>
    <message>
        <source>No stage was suspicious.</source>
        <translation>Aucune étape n’était suspecte.</translation>
    </message>
    <message>
        <source>Not determined by the data: {}.</source>
        <translation>Non déterminé par les données&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first.</source>
        <translation>Objectif atteint depuis chaque départ, le meilleur d’abord.</translation>
    </message>
    <message>
        <source>Every iteration of the search.</source>
        <translation>Chaque itération de la recherche.</translation>
    </message>
    <message>
        <source>Cancelled before a point was evaluated.</source>
        <translation>Annulé avant qu’un point soit évalué.</translation>
    </message>
    <message>
        <source>No answer: the model could not be simulated anywhere ({}).</source>
        <translation>Pas de réponse&#xa0;: le modèle n’a pu être simulé nulle part ({}).</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured</source>
        <translation>{} n’a pas d’influence sur ce qui est mesuré</translation>
    </message>
    <message>
        <source>the scaled condition number of J&apos;J is {:.3g}, above {:.3g}: the data hardly change along {}</source>
        <translation>le conditionnement mis à l’échelle de J&apos;J est {:.3g}, au-dessus de {:.3g} : les données changent à peine le long de {}</translation>
    </message>
    <message>
        <source>the Hessian is indefinite: the sum of squares falls in some direction, so the point is no minimum</source>
        <translation>la hessienne est indéfinie : la somme des carrés diminue dans une direction, le point n’est donc pas un minimum</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}</source>
        <translation>{} n’est pas un paramètre du modèle {}</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution ({}); a point fit searches a number</source>
        <translation>l’inconnue {} a une loi ({}) ; un ajustement ponctuel cherche un nombre</translation>
    </message>
    <message>
        <source>no output of the model {} is measured</source>
        <translation>aucune sortie du modèle {} n’est mesurée</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}</source>
        <translation>{} est une inconnue, mais l’essai {} la fixe à {:g}</translation>
    </message>
    <message>
        <source>experiment {} gives no course for the input {} of the model {}</source>
        <translation>l’essai {} ne donne pas l’évolution de l’entrée {} du modèle {}</translation>
    </message>
    <message>
        <source>the model {} has no output {}</source>
        <translation>le modèle {} n’a pas de sortie {}</translation>
    </message>
    <message>
        <source>{} is measured in experiment {}, but it is no output of the model {}; declare an output with its value</source>
        <translation>{} est mesuré dans l’essai {}, mais n’est pas une sortie du modèle {} ; déclarez une sortie avec sa valeur</translation>
    </message>
    <message>
        <source>{} has one value per run, but experiment {} measures it over time</source>
        <translation>{} a une valeur par simulation, mais l’essai {} le mesure dans le temps</translation>
    </message>
    <message>
        <source>the sensor {} states no standard deviation, but {} does; weighted least squares need all or none (data.standard_deviations)</source>
        <translation>le capteur {} n’indique pas d’écart type, mais {} si ; les moindres carrés pondérés les demandent tous ou aucun (data.standard_deviations)</translation>
    </message>
    <message>
        <source>{} and {} only in the combination {}</source>
        <translation>{} et {} seulement dans la combinaison {}</translation>
    </message>
    <message>
        <source>{} and {} only in the combinations {}</source>
        <translation>{} et {} seulement dans les combinaisons {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, linéarisé, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Student t with estimated noise</source>
        <translation>t de Student avec bruit estimé</translation>
    </message>
    <message>
        <source>stated sensor noise</source>
        <translation>bruit de capteur indiqué</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} exceeds its value {:.2g}</source>
        <translation>{} n’est pas déterminé par ces données : son erreur type {:.2g} dépasse sa valeur {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, more than its value {:.2g}</source>
        <translation>{} n’est pratiquement pas identifiable : des capteurs faux de {:g} % de leur signal lui donneraient une erreur type de {:.2g}, plus que sa valeur {:.2g}</translation>
    </message>
    <message>
        <source>the bounds of {} are {:g} and {:g}: min must be below max</source>
        <translation>les bornes de {} sont {:g} et {:g} : min doit être inférieur à max</translation>
    </message>
    <message>
        <source>the start {:g} of {} lies outside its bounds, {:g} to {:g}</source>
        <translation>la valeur initiale {:g} de {} est hors de ses bornes, {:g} à {:g}</translation>
    </message>
    <message>
        <source>the model cannot be simulated at the start values ({})</source>
        <translation>le modèle ne peut pas être simulé aux valeurs initiales ({})</translation>
    </message>
    <message>
        <source>{} is not a finite number ({})</source>
        <translation>{} n’est pas un nombre fini ({})</translation>
    </message>
    <message>
        <source>the run ended at {:g} s, before {} was measured at {:g} s</source>
        <translation>la simulation s’est terminée à {:g} s, avant que {} soit mesuré à {:g} s</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} n’a pas de valeur finie</translation>
    </message>
    <message>
        <source>the objective is an integral over time, but {} has one value in experiment {}; choose the objective sum</source>
        <translation>l’objectif est une intégrale dans le temps, mais {} a une seule valeur dans l’essai {} ; choisissez l’objectif sum</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>une sortie n’est pas finie</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is not finite</source>
        <translation>la jacobienne de 0 = ... n’est pas finie</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular</source>
        <translation>la jacobienne de 0 = ... est singulière</translation>
    </message>
    <message>
        <source>The model {} has no variable {}.{}</source>
        <translation>Le modèle {} n’a pas de variable {}.{}</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}.</source>
        <translation>{} n’est pas un paramètre du modèle {}.</translation>
    </message>
    <message>
        <source>{} is not a finite number at {:g} s.</source>
        <translation>{} n’est pas un nombre fini à {:g} s.</translation>
    </message>
    <message>
        <source>{} has no value: its event did not occur before {:g} s.</source>
        <translation>{} n’a pas de valeur : son événement ne s’est pas produit avant {:g} s.</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}.</source>
        <translation>{} est une inconnue, mais l’essai {} la fixe à {:g}.</translation>
    </message>
    <message>
        <source>Experiment {} gives no course for the input {} of the model {}.</source>
        <translation>L’essai {} ne donne pas l’évolution de l’entrée {} du modèle {}.</translation>
    </message>
    <message>
        <source>{} has no shape parameter {}.</source>
        <translation>{} n’a pas de paramètre de forme {}.</translation>
    </message>
    <message>
        <source>{}: the bounds must be numbers; they are {:g} and {:g}.</source>
        <translation>{} : les bornes doivent être des nombres ; elles sont {:g} et {:g}.</translation>
    </message>
    <message>
        <source>{}: min {:g} must not exceed max {:g}.</source>
        <translation>{} : min {:g} ne doit pas dépasser max {:g}.</translation>
    </message>
    <message>
        <source>{}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>{} : la valeur initiale {:g} est hors des bornes {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>{}: the feasible box is empty: its lower end {:g} must be less than its upper end {:g}.</source>
        <translation>{} : le domaine admissible est vide : son extrémité inférieure {:g} doit être sous la supérieure {:g}.</translation>
    </message>
    <message>
        <source>{} needs a start value, or finite min and max.</source>
        <translation>{} demande une valeur initiale, ou des min et max finis.</translation>
    </message>
    <message>
        <source>{} needs finite min and max for this optimiser; they are {:g} and {:g}.</source>
        <translation>{} demande des min et max finis pour cet optimiseur ; ils sont {:g} et {:g}.</translation>
    </message>
    <message>
        <source>{}: no admissible distribution puts any probability inside the box {:g} .. {:g}; the bounds of its shape parameters exclude it.</source>
        <translation>{} : aucune loi permise n’a de probabilité dans la boîte {:g} .. {:g} ; les bornes de ses paramètres de forme l’excluent.</translation>
    </message>
    <message>
        <source>there is no model</source>
        <translation>il n’y a pas de modèle</translation>
    </message>
    <message>
        <source>no parameter is declared unknown</source>
        <translation>aucun paramètre n’est déclaré inconnu</translation>
    </message>
    <message>
        <source>there are {} unknowns, at most {} are possible</source>
        <translation>il y a {} inconnues, au plus {} sont possibles</translation>
    </message>
    <message>
        <source>the unknown {} has no distribution family</source>
        <translation>l’inconnue {} n’a pas de famille de lois</translation>
    </message>
    <message>
        <source>it is not clear which output is explained: name it in the option output</source>
        <translation>il n’est pas clair quelle sortie est expliquée : nommez-la dans l’option output</translation>
    </message>
    <message>
        <source>{} is measured over time in experiment {}; this method needs one number per experiment</source>
        <translation>{} est mesuré dans le temps dans l’essai {} ; cette méthode demande un nombre par essai</translation>
    </message>
    <message>
        <source>no experiment has a measured value of {}: a column must be mapped to it, or evaluate_at must say at which distribution nothing is searched</source>
        <translation>aucun essai n’a de valeur mesurée de {} : une colonne doit lui être associée, ou evaluate_at doit dire pour quelle loi calculer sans recherche</translation>
    </message>
    <message>
        <source>Inverse uncertainty cannot run: {}.</source>
        <translation>L’incertitude inverse ne peut pas être calculée : {}.</translation>
    </message>
    <message>
        <source>evaluate_at has {} values but needs {}, in this order: {}.</source>
        <translation>evaluate_at a {} valeurs mais en demande {}, dans cet ordre : {}.</translation>
    </message>
    <message>
        <source>evaluate_at: {} {:g} {}.</source>
        <translation>evaluate_at : {} {:g} {}.</translation>
    </message>
    <message>
        <source>{}: no probability is left inside its box {:g} .. {:g}.</source>
        <translation>{} : aucune probabilité ne reste dans la boîte {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>; the first: {}</source>
        <translation> ; le premier : {}</translation>
    </message>
    <message>
        <source>quadrature_order is {} but must be at least degree + 1 = {}: fewer nodes cannot tell the highest terms of the expansion apart.</source>
        <translation>quadrature_order est {} mais doit être au moins degree + 1 = {} : moins de nœuds ne distinguent pas les termes les plus élevés du développement.</translation>
    </message>
    <message>
        <source>The sparse grid is offered from {} unknowns on, not for {}. Use the tensor grid.</source>
        <translation>La grille creuse est offerte à partir de {} inconnues, pas pour {}. Prenez la grille tensorielle.</translation>
    </message>
    <message>
        <source>The tensor grid of {} nodes in {} unknowns has {} points, more than {}. Use the Smolyak grid.</source>
        <translation>La grille tensorielle de {} nœuds en {} inconnues a {} points, plus de {}. Prenez la grille de Smolyak.</translation>
    </message>
    <message>
        <source>There are {} samples but {} weights.</source>
        <translation>Il y a {} échantillons mais {} poids.</translation>
    </message>
    <message>
        <source>A density needs at least 2 different samples.</source>
        <translation>Une densité demande au moins 2 échantillons différents.</translation>
    </message>
    <message>
        <source>the surface is more than {} off in log L</source>
        <translation>la surface est fausse de plus de {} en log L</translation>
    </message>
    <message>
        <source>the model gives no value in part of the feasible box</source>
        <translation>le modèle ne donne pas de valeur dans une partie du domaine admissible</translation>
    </message>
    <message>
        <source>response surfaces are offered for up to {} unknowns; there are {}</source>
        <translation>les surfaces de réponse sont offertes jusqu’à {} inconnues ; il y en a {}</translation>
    </message>
    <message>
        <source>response surfaces need a finite feasible box for every unknown</source>
        <translation>les surfaces de réponse demandent un domaine admissible fini pour chaque inconnue</translation>
    </message>
    <message>
        <source>response surfaces need a feasible box that is wider than one point</source>
        <translation>les surfaces de réponse demandent un domaine admissible plus large qu’un point</translation>
    </message>
    <message>
        <source>Response surfaces of order {}: the order must be 1 to {}.</source>
        <translation>Surfaces de réponse d’ordre {} : l’ordre doit être de 1 à {}.</translation>
    </message>
    <message>
        <source>There is no method &apos;{}&apos;. {}</source>
        <translation>Il n’y a pas de méthode « {} ». {}</translation>
    </message>
    <message>
        <source>Did you mean &apos;{}&apos;?</source>
        <translation>Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>Known: {}.</source>
        <translation>Connues : {}.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them, where the best one is proven; each of those listed has its own estimate.</source>
        <translation>Il y a {} capteurs : les ensembles ont été choisis à l’estimation de tous, où le meilleur est prouvé ; chacun de ceux listés a sa propre estimation.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them by a search without a proof; each of those listed has its own estimate.</source>
        <translation>Il y a {} capteurs : les ensembles ont été choisis à l’estimation de tous par une recherche sans preuve ; chacun de ceux listés a sa propre estimation.</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance with second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, covariance avec dérivées secondes, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance without second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, covariance sans dérivées secondes, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>no interval: not determined</source>
        <translation>pas d’intervalle : non déterminé</translation>
    </message>
    <message>
        <source>the filter follows states over time, and the model {} has none</source>
        <translation>le filtre suit des états dans le temps, et le modèle {} n’en a pas</translation>
    </message>
    <message>
        <source>the filter needs explicit equations, and the model {} has implicit ones (0 = ...)</source>
        <translation>le filtre demande des équations explicites, et le modèle {} en a d’implicites (0 = ...)</translation>
    </message>
    <message>
        <source>the filter does not carry the events (when) of the model {}</source>
        <translation>le filtre ne porte pas les événements (when) du modèle {}</translation>
    </message>
    <message>
        <source>the filter does not carry the limits (atLeast) of the model {}</source>
        <translation>le filtre ne porte pas les limites (atLeast) du modèle {}</translation>
    </message>
    <message>
        <source>the model cannot be followed beyond {:g} s</source>
        <translation>le modèle ne peut pas être suivi au-delà de {:g} s</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; the filter estimates a number</source>
        <translation>l’inconnue {} a une loi ; le filtre estime un nombre</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>at {:g} s the model has no finite derivative at the estimate; the filter has lost the system (start, noise or model)</source>
        <translation>à {:g} s le modèle n’a pas de dérivée finie à l’estimation ; le filtre a perdu le système (départ, bruit ou modèle)</translation>
    </message>
    <message>
        <source>at {:g} s the covariance of the innovations is not positive definite; try the Joseph form or more process noise</source>
        <translation>à {:g} s la covariance des innovations n’est pas définie positive ; essayez la forme de Joseph ou plus de bruit de processus</translation>
    </message>
    <message>
        <source>{} = {:.6g} lies outside its bounds [{:g}, {:g}]; the filter does not know them.</source>
        <translation>{} = {:.6g} est hors de ses bornes [{:g}, {:g}] ; le filtre ne les connaît pas.</translation>
    </message>
    <message>
        <source>A variance was not positive at {:g} s; use the Joseph form.</source>
        <translation>Une variance n’était pas positive à {:g} s ; prenez la forme de Joseph.</translation>
    </message>
    <message>
        <source>{} values lie outside the gate and were not used.</source>
        <translation>{} valeurs sont hors de la fenêtre d’acceptation et n’ont pas été utilisées.</translation>
    </message>
    <message>
        <source>The fit of all data at once failed: {}.</source>
        <translation>L’ajustement de toutes les données à la fois a échoué : {}.</translation>
    </message>
    <message>
        <source>The fit of all data at once did not converge; its bound is that of its last point.</source>
        <translation>L’ajustement de toutes les données à la fois n’a pas convergé ; sa borne est celle du dernier point.</translation>
    </message>
    <message>
        <source>Estimated states with their standard deviations, given the measurements so far; smoothed: given all of them.</source>
        <translation>États estimés avec leurs écarts types, d’après les mesures jusque-là ; lissés : d’après toutes.</translation>
    </message>
    <message>
        <source>Autocorrelation of the normalised innovations of every sensor.</source>
        <translation>Autocorrélation des innovations normalisées de chaque capteur.</translation>
    </message>
    <message>
        <source>Unknowns with their standard deviations as the filter went on.</source>
        <translation>Inconnues avec leurs écarts types au fil du filtre.</translation>
    </message>
    <message>
        <source>Correlation of the unknowns at the end of the record.</source>
        <translation>Corrélation des inconnues à la fin de l’enregistrement.</translation>
    </message>
    <message>
        <source>Characteristic curve {} at the end of the record with its standard deviation.</source>
        <translation>Courbe caractéristique {} à la fin de l’enregistrement avec son écart type.</translation>
    </message>
    <message>
        <source>The characteristic curve as the filter went on.</source>
        <translation>La courbe caractéristique au fil du filtre.</translation>
    </message>
    <message>
        <source>{} refused by the gate from {:g} s to {:g} s</source>
        <translation>{} refusé par la fenêtre de {:g} s à {:g} s</translation>
    </message>
    <message>
        <source>{} gone from {:g} s on</source>
        <translation>{} perdu à partir de {:g} s</translation>
    </message>
    <message>
        <source>{} missing from {:g} s to {:g} s</source>
        <translation>{} manque de {:g} s à {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. The bounds there are those of the model alone.</source>
        <translation>Capteur perdu : {}. Les bornes y sont celles du modèle seul.</translation>
    </message>
    <message>
        <source>Not judged: no measurement lies in the part of the record that is judged.</source>
        <translation>Non jugé : aucune mesure dans la partie jugée de l’enregistrement.</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities</source>
        <translation>l’intégrateur rosenbrock4 ne porte pas de sensibilités</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; this method searches numbers</source>
        <translation>l’inconnue {} a une loi ; cette méthode cherche des nombres</translation>
    </message>
    <message>
        <source>no output is measured</source>
        <translation>aucune sortie n’est mesurée</translation>
    </message>
    <message>
        <source>no standard deviation above 0 is stated for {} (data.standard_deviations)</source>
        <translation>aucun écart type supérieur à 0 n’est indiqué pour {} (data.standard_deviations)</translation>
    </message>
    <message>
        <source>Model adequacy cannot run: {}.</source>
        <translation>L’adéquation du modèle ne peut pas être calculée : {}.</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation> ; il y a {}</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot; needs candidates in next_values</source>
        <translation>next_input = &quot;{}&quot; demande des candidats dans next_values</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is no input of the model {}{}</source>
        <translation>next_input = &quot;{}&quot; : ce n’est pas une entrée du modèle {}{}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; tells only one series; repeated series are needed</source>
        <translation>la colonne « {} » n’indique qu’une série ; il faut des séries répétées</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range; first:last or first:step:last is expected, for example 1:2:15</source>
        <translation>« {} » n’est pas une plage ; premier:dernier ou premier:pas:dernier est attendu, par exemple 1:2:15</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: there is no column &quot;{}&quot;{}</source>
        <translation>« {} » : il n’y a pas de colonne « {} »{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment has {} in &quot;{}&quot;</source>
        <translation>« {} » : aucun essai n’a {} dans « {} »</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment is left</source>
        <translation>« {} » : il ne reste aucun essai</translation>
    </message>
    <message>
        <source>{}: {} is no number of a sensor; they are whole and start at 0</source>
        <translation>{} : {} n’est pas un numéro de capteur ; ils sont entiers et commencent à 0</translation>
    </message>
    <message>
        <source>the file of sensors states no max_sensors, and the option max_sensors is 0</source>
        <translation>le fichier de capteurs n’indique pas max_sensors, et l’option max_sensors est 0</translation>
    </message>
    <message>
        <source>cost_limit = {}, but there are no costs</source>
        <translation>cost_limit = {}, mais il n’y a pas de coûts</translation>
    </message>
    <message>
        <source>[data] file must name one file of Jacobian rows, {} are named</source>
        <translation>[data] file doit nommer un fichier de lignes de la jacobienne, {} sont nommés</translation>
    </message>
    <message>
        <source>Sensor selection cannot run: {}.</source>
        <translation>Le choix des capteurs ne peut pas être calculé : {}.</translation>
    </message>
    <message>
        <source>search = &quot;enumeration&quot;: there are {:.3g} combinations, at most {:.0g} are scored one by one; branch-and-bound proves the best one without that</source>
        <translation>search = &quot;enumeration&quot; : il y a {:.3g} combinaisons, au plus {:.0g} sont évaluées une à une ; branch-and-bound prouve la meilleure sans cela</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column and {} are expected, for example {}</source>
        <translation>« {} » : une colonne et {} sont attendues, par exemple {}</translation>
    </message>
    <message>
        <source>a limit</source>
        <translation>une limite</translation>
    </message>
    <message>
        <source>a share</source>
        <translation>une part</translation>
    </message>
    <message>
        <source>experiment {} is on both sides</source>
        <translation>l’essai {} est des deux côtés</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no split; two selections with | between them or one of the rules alternating, sign, largest, smallest, below is expected</source>
        <translation>« {} » n’est pas un partage ; sont attendues deux sélections séparées par | ou l’une des règles alternating, sign, largest, smallest, below</translation>
    </message>
    <message>
        <source>splits: &quot;{}&quot; has no name; &quot;name: ...&quot; is expected</source>
        <translation>splits : « {} » n’a pas de nom ; « nom: ... » est attendu</translation>
    </message>
    <message>
        <source>splits: {} is there twice</source>
        <translation>splits : {} apparaît deux fois</translation>
    </message>
    <message>
        <source>{} experiments calibrate and {} validate; both sides need at least one</source>
        <translation>{} essais calibrent et {} valident ; il en faut au moins un de chaque côté</translation>
    </message>
    <message>
        <source>split {}: {}</source>
        <translation>partage {} : {}</translation>
    </message>
    <message>
        <source>The unknown {} has a distribution ({}); the filter estimates a number.</source>
        <translation>L’inconnue {} a une loi ({}) ; le filtre estime un nombre.</translation>
    </message>
    <message>
        <source>The data give no course for the input {} of the model {}.</source>
        <translation>Les données ne donnent pas l’évolution de l’entrée {} du modèle {}.</translation>
    </message>
    <message>
        <source>options.{}: {} is neither a state of the model {} nor an unknown of the study{}</source>
        <translation>options.{} : {} n’est ni un état du modèle {} ni une inconnue de l’étude{}</translation>
    </message>
    <message>
        <source>; did you mean {}?</source>
        <translation> ; vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source>options.noise: the noise of {} is negative</source>
        <translation>options.noise : le bruit de {} est négatif</translation>
    </message>
    <message>
        <source>options.uncertainty: the standard deviation of {} is negative</source>
        <translation>options.uncertainty : l’écart type de {} est négatif</translation>
    </message>
    <message>
        <source>No state of the model {} is uncertain and none depends on an unknown: there is nothing to filter. Give a standard deviation in options.start.</source>
        <translation>Aucun état du modèle {} n’est incertain et aucun ne dépend d’une inconnue : il n’y a rien à filtrer. Donnez un écart type dans options.start.</translation>
    </message>
    <message>
        <source>The unknown {} has neither a standard deviation (options.uncertainty = &quot;{}: ...&quot;) nor finite bounds.</source>
        <translation>L’inconnue {} n’a ni écart type (options.uncertainty = &quot;{}: ...&quot;) ni bornes finies.</translation>
    </message>
    <message>
        <source>The sensor {} states no standard deviation, which the filter needs (data.standard_deviations).</source>
        <translation>Le capteur {} n’indique pas d’écart type, dont le filtre a besoin (data.standard_deviations).</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}; declare an output with its value.</source>
        <translation>{} est mesuré, mais n’est pas une sortie du modèle {} ; déclarez une sortie avec sa valeur.</translation>
    </message>
    <message>
        <source>{} has one value; the filter needs measurements over time.</source>
        <translation>{} a une seule valeur ; le filtre demande des mesures dans le temps.</translation>
    </message>
    <message>
        <source>No output of the model {} is measured between {:g} s and {:g} s.</source>
        <translation>Aucune sortie du modèle {} n’est mesurée entre {:g} s et {:g} s.</translation>
    </message>
    <message>
        <source>{:g} % of the filter&apos;s normal distribution at {:g} s</source>
        <translation>{:g} % de la loi normale du filtre à {:g} s</translation>
    </message>
    <message>
        <source>The unknown {} moves a corner of a table over time; the filter needs corners that are known.</source>
        <translation>L’inconnue {} déplace un coin d’une table dans le temps ; le filtre demande des coins connus.</translation>
    </message>
    <message>
        <source>{} has fewer than 2 values in experiment {}; the homotopy needs a course over time</source>
        <translation>{} a moins de 2 valeurs dans l’essai {} ; l’homotopie demande une évolution dans le temps</translation>
    </message>
    <message>
        <source>at lambda = {:g} {}</source>
        <translation>à lambda = {:g} : {}</translation>
    </message>
    <message>
        <source>the estimate jumped: the outputs moved by {:.2g} of their size</source>
        <translation>l’estimation a sauté : les sorties ont bougé de {:.2g} de leur taille</translation>
    </message>
    <message>
        <source>the model cannot be simulated ({})</source>
        <translation>le modèle ne peut pas être simulé ({})</translation>
    </message>
    <message>
        <source>not converged in {} iterations</source>
        <translation>pas de convergence en {} itérations</translation>
    </message>
    <message>
        <source>{} has one value per run; the homotopy needs outputs measured over time</source>
        <translation>{} a une valeur par simulation ; l’homotopie demande des sorties mesurées dans le temps</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not a state of the model {}{}</source>
        <translation>corrections : « {} » dans « {} » n’est pas un état du modèle {}{}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; is not of the form &apos;state: gain output&apos;</source>
        <translation>corrections : « {} » n’est pas de la forme « état: gain sortie »</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; needs a gain, a number, behind the colon</source>
        <translation>corrections : « {} » demande un gain, un nombre, après les deux-points</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not measured; measured: {}</source>
        <translation>corrections : « {} » dans « {} » n’est pas mesuré ; mesuré : {}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; holds no correction</source>
        <translation>corrections : « {} » ne contient pas de correction</translation>
    </message>
    <message>
        <source>no measured output depends on a state of the model {}, so that no correction can be proposed; name the states in the option corrections</source>
        <translation>aucune sortie mesurée ne dépend d’un état du modèle {}, aucune correction ne peut donc être proposée ; nommez les états dans l’option corrections</translation>
    </message>
    <message>
        <source>the model {} has no states</source>
        <translation>le modèle {} n’a pas d’états</translation>
    </message>
    <message>
        <source>there are no measurements</source>
        <translation>il n’y a pas de mesures</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities; choose rk4, dopri5 or radau</source>
        <translation>l’intégrateur rosenbrock4 ne porte pas de sensibilités ; prenez rk4, dopri5 ou radau</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; a point fit searches a number</source>
        <translation>l’inconnue {} a une loi ; un ajustement ponctuel cherche un nombre</translation>
    </message>
    <message>
        <source>The homotopy cannot run: {}.</source>
        <translation>L’homotopie ne peut pas être calculée : {}.</translation>
    </message>
    <message>
        <source>Least squares cannot run: {}.</source>
        <translation>Les moindres carrés ne peuvent pas être calculés : {}.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too wide.</source>
        <translation>Les bornes du filtre sont trop larges.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too narrow to be used.</source>
        <translation>Les bornes du filtre sont trop étroites pour être utilisées.</translation>
    </message>
    <message>
        <source>The model does not follow the data; neither estimates nor bounds are those of the rig.</source>
        <translation>Le modèle ne suit pas les données ; ni les estimations ni les bornes ne sont celles du banc.</translation>
    </message>
    <message>
        <source>A sensor was lost for a time.</source>
        <translation>Un capteur a été perdu pendant un temps.</translation>
    </message>
    <message>
        <source>The filter was not judged.</source>
        <translation>Le filtre n’a pas été jugé.</translation>
    </message>
    <message>
        <source>Profile likelihood: one unknown held, the others fitted again.</source>
        <translation>Vraisemblance profilée : une inconnue tenue, les autres réajustées.</translation>
    </message>
    <message>
        <source>Objective of other optimisers over their model solves.</source>
        <translation>Objectif d’autres optimiseurs selon leurs résolutions du modèle.</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with noise added.</source>
        <translation>Estimations à partir des sorties ajustées avec du bruit ajouté.</translation>
    </message>
    <message>
        <source>Profile likelihood needs the objective sum and the squared loss; it was left out.</source>
        <translation>La vraisemblance profilée demande l’objectif sum et la perte quadratique ; elle a été omise.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of parameters and states at the reported times: hulls over the list of boxes.</source>
        <translation>Bornes garanties des paramètres et des états aux temps relevés : enveloppes de la liste des boîtes.</translation>
    </message>
    <message>
        <source>Where the sensors say the outputs lie, and where rest is guaranteed.</source>
        <translation>Où se trouvent les sorties selon les capteurs, et où le repos est garanti.</translation>
    </message>
    <message>
        <source>The boxes that are left at the end.</source>
        <translation>Les boîtes qui restent à la fin.</translation>
    </message>
    <message>
        <source>What excluded the latest boxes, latest first.</source>
        <translation>Ce qui a exclu les dernières boîtes, la dernière d’abord.</translation>
    </message>
    <message>
        <source>Every box of the offline set: admissible, undecided or excluded.</source>
        <translation>Chaque boîte de l’ensemble hors ligne : admissible, indécise ou exclue.</translation>
    </message>
    <message>
        <source>Cancelled; what was not examined counts as undecided.</source>
        <translation>Annulé ; ce qui n’a pas été examiné compte comme indécis.</translation>
    </message>
    <message>
        <source>The limit of {} boxes was reached; what was left is undecided.</source>
        <translation>La limite de {} boîtes a été atteinte ; ce qui restait est indécis.</translation>
    </message>
    <message>
        <source>The point to compare lies inside.</source>
        <translation>Le point à comparer se trouve à l’intérieur.</translation>
    </message>
    <message>
        <source>The point to compare is excluded.</source>
        <translation>Le point à comparer est exclu.</translation>
    </message>
    <message>
        <source>The point to compare is neither proven nor excluded.</source>
        <translation>Le point à comparer n’est ni prouvé ni exclu.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward</source>
        <translation>garanti, arrondi vers l’extérieur</translation>
    </message>
    <message>
        <source>Cancelled at {:.4g} s; the enclosures hold for the data up to there.</source>
        <translation>Annulé à {:.4g} s ; les encadrements valent pour les données jusque-là.</translation>
    </message>
    <message>
        <source>No answer: at {:.4g} s a step found no enclosure: {}.</source>
        <translation>Pas de réponse : à {:.4g} s un pas n’a trouvé aucun encadrement : {}.</translation>
    </message>
    <message>
        <source>The point to compare lies inside the enclosure.</source>
        <translation>Le point à comparer se trouve dans l’encadrement.</translation>
    </message>
    <message>
        <source>no set of sensors that the limits allow determines the unknowns</source>
        <translation>aucun ensemble de capteurs que permettent les limites ne détermine les inconnues</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood are to be preferred.</source>
        <translation>Les intervalles par vraisemblance profilée sont à préférer.</translation>
    </message>
    <message>
        <source>Profile likelihood gives intervals that need no linearisation: run again with the setting Profile likelihood.</source>
        <translation>La vraisemblance profilée donne des intervalles qui se passent de linéarisation&#xa0;: recalculer avec le réglage Vraisemblance profilée.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them. The proof of the best one ended at its limit of {} relaxations: it is at most {:.2g} % above the best possible. Each of those listed has its own estimate.</source>
        <translation>Il y a {} capteurs&#xa0;: les ensembles ont été choisis à l’estimation de tous. La preuve du meilleur s’est arrêtée à sa limite de {} relaxations&#xa0;: il est au plus {:.2g}&#xa0;% au-dessus du meilleur possible. Chacun de ceux listés a sa propre estimation.</translation>
    </message>
    <message>
        <source>{} lies beyond its bound {:g}</source>
        <translation>{} se trouve au-delà de sa borne {:g}</translation>
    </message>
    <message>
        <source>The ellipsoid is a fair picture: on its surface the sum of squares differs from that of a linear model by at most {:.1f} % of the distance.</source>
        <translation>L’ellipsoïde est une image fidèle&#xa0;: sur sa surface, la somme des carrés s’écarte de celle d’un modèle linéaire d’au plus {:.1f}&#xa0;% de la distance.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: its surface reaches {}, where {}.</source>
        <translation>L’ellipsoïde est une mauvaise image&#xa0;: sa surface atteint {}, où {}.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: on its surface, at {}, the sum of squares rises by {:.3g} instead of {:.3g}.</source>
        <translation>L’ellipsoïde est une mauvaise image&#xa0;: sur sa surface, à {}, la somme des carrés monte de {:.3g} au lieu de {:.3g}.</translation>
    </message>
    <message>
        <source>Next series {} {}: {}.</source>
        <translation>Prochaine série {} {}&#xa0;: {}.</translation>
    </message>
    <message>
        <source>The order of the series ended early: {}.</source>
        <translation>L’ordre des séries s’est arrêté avant la fin&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Sensor not yet there {}: {}.</source>
        <translation>Capteur pas encore présent {}&#xa0;: {}.</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot; needs an output and its standard deviation, such as {} 1e-5</source>
        <translation>planned_sensors&#xa0;: «&#xa0;{}&#xa0;» demande une sortie et son écart type, par exemple {} 1e-5</translation>
    </message>
    <message>
        <source>planned_sensors: {} is measured; the sets of sensors rank it</source>
        <translation>planned_sensors&#xa0;: {} est mesuré&#xa0;; les ensembles de capteurs le classent</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is a course over time in the experiments; a next experiment can be proposed only for an input that is held</source>
        <translation>next_input = &quot;{}&quot;&#xa0;: c’est une évolution dans le temps dans les essais&#xa0;; un prochain essai ne peut être proposé que pour une entrée qui est tenue</translation>
    </message>
    <message>
        <source>next_column: there is no column &quot;{}&quot;{}</source>
        <translation>next_column&#xa0;: il n’y a pas de colonne «&#xa0;{}&#xa0;»{}</translation>
    </message>
    <message>
        <source>next_column = &quot;{}&quot;: {} of the {} experiments of {} are part of the estimate; a series is taken whole or not</source>
        <translation>next_column = &quot;{}&quot;&#xa0;: {} des {} essais de {} font partie de l’estimation&#xa0;; une série est prise entière ou pas du tout</translation>
    </message>
    <message>
        <source>with the data of {} there is no estimate: {}</source>
        <translation>avec les données de {} il n’y a pas d’estimation&#xa0;: {}</translation>
    </message>
    <message>
        <source>ended by the time limit, at most {} above the best possible</source>
        <translation>arrêté par la limite de temps, au plus {} au-dessus du meilleur possible</translation>
    </message>
    <message>
        <source>ended by the limit of relaxations, at most {} above the best possible</source>
        <translation>arrêté par la limite de relaxations, au plus {} au-dessus du meilleur possible</translation>
    </message>
    <message>
        <source>{}: the limit of relaxations ended the search after {} of them. The combination given is at most {} above the best possible, on every machine.</source>
        <translation>{}&#xa0;: la limite de relaxations a mis fin à la recherche après {} relaxations. La combinaison donnée est au plus {} au-dessus du meilleur possible, sur toute machine.</translation>
    </message>
    <message>
        <source>ME: its bound comes from weights between 0 and 1, which many sensors can balance better than whole sensors do: a wide gap says little about the combination.</source>
        <translation>ME&#xa0;: sa borne vient de poids entre 0 et 1, avec lesquels de nombreux capteurs s’équilibrent mieux qu’avec des capteurs entiers&#xa0;: un grand écart dit peu de la combinaison.</translation>
    </message>
    <message>
        <source>The limit of the search was reached before a combination was found that determines the parameters.</source>
        <translation>La limite de la recherche a été atteinte avant qu’une combinaison déterminant les paramètres ait été trouvée.</translation>
    </message>
    <message>
        <source>{}: {} is not measured{}</source>
        <translation>{}&#xa0;: {} n’est pas mesuré{}</translation>
    </message>
    <message>
        <source>sensor_costs: &quot;{}&quot; needs a sensor and its cost, such as {} 3</source>
        <translation>sensor_costs&#xa0;: «&#xa0;{}&#xa0;» demande un capteur et son coût, par exemple {} 3</translation>
    </message>
    <message>
        <source>sensor_costs states no cost of {}</source>
        <translation>sensor_costs n’indique pas le coût de {}</translation>
    </message>
    <message>
        <source>the sensor {} is both required and forbidden</source>
        <translation>le capteur {} est à la fois exigé et interdit</translation>
    </message>
    <message>
        <source>{} sensors are required, but sensor_limit = {}</source>
        <translation>{} capteurs sont exigés, mais sensor_limit = {}</translation>
    </message>
    <message>
        <source>the required sensors cost {}, but cost_limit = {}</source>
        <translation>les capteurs exigés coûtent {}, mais cost_limit = {}</translation>
    </message>
    <message>
        <source>Measured minus predicted value of every sensor, its standard deviation, the same made independent and of unit variance, the measured value, and the normalised innovation squared (NIS).</source>
        <translation>Valeur mesurée moins valeur prédite de chaque capteur, son écart type, la même rendue indépendante et de variance un, la valeur mesurée, et le carré normalisé de l’innovation (NIS).</translation>
    </message>
    <message>
        <source>No measurement yet.</source>
        <translation>Pas encore de mesure.</translation>
    </message>
    <message>
        <source>per_experiment: {} is not among the unknowns</source>
        <translation>per_experiment&#xa0;: {} ne fait pas partie des inconnues</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which a parameter could have a number per experiment</source>
        <translation>le modèle {} n’offre pas de formules dans lesquelles un paramètre pourrait avoir un nombre par essai</translation>
    </message>
    <message>
        <source>per_experiment: two experiments are called {}; numbers of their own need different names</source>
        <translation>per_experiment&#xa0;: deux essais s’appellent {}&#xa0;; des nombres propres demandent des noms différents</translation>
    </message>
    <message>
        <source>evaluate_at has {} values, but there are {} unknowns</source>
        <translation>evaluate_at a {} valeurs, mais il y a {} inconnues</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>critère</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>boîtes</translation>
    </message>
    <message>
        <source>Not judged: updates in the part of the record that is judged: {}; a verdict needs {}.</source>
        <translation>Non jugé : mises à jour dans la partie jugée de l&apos;enregistrement : {} ; un verdict en demande {}.</translation>
    </message>
    <message>
        <source>{:g} values leave nothing to estimate the noise from: there are no standard errors.</source>
        <translation>{:g} valeurs ne laissent rien pour estimer le bruit : il n&apos;y a pas d&apos;erreurs types.</translation>
    </message>
    <message>
        <source>the sum of squares overflows; the largest value is {:g}, of {} in experiment {}</source>
        <translation>la somme des carrés déborde ; la plus grande valeur est {:g}, de {} dans l&apos;essai {}</translation>
    </message>
    <message>
        <source>not an answer: the stage lambda = {:.4g} of a cancelled path</source>
        <translation>pas une réponse : l&apos;étape lambda = {:.4g} d&apos;un chemin annulé</translation>
    </message>
    <message>
        <source>Repeatability: experiments without an entry in &quot;{}&quot; belong to no series ({}).</source>
        <translation>Répétabilité : les essais sans valeur dans « {} » n’appartiennent à aucune série ({}).</translation>
    </message>
    <message>
        <source>Its sides agree in {}, but it does not fit the data.</source>
        <translation>Ses côtés concordent dans {}, mais il ne correspond pas aux données.</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>ligne {}</translation>
    </message>
    <message>
        <source>experiment {}</source>
        <translation>essai {}</translation>
    </message>
    <message>
        <source>no experiment has a number in the column &quot;{}&quot;</source>
        <translation>aucun essai n’a de nombre dans la colonne « {} »</translation>
    </message>
    <message>
        <source>Split {}: where the column of the rule holds no number, the experiment is on neither side ({}).</source>
        <translation>Partage {} : là où la colonne de la règle ne contient pas de nombre, l’essai n’est d’aucun côté ({}).</translation>
    </message>
    <message>
        <source>options.experiment: the data hold no experiment {}{}</source>
        <translation>options.experiment : les données ne contiennent pas d’essai {}{}</translation>
    </message>
    <message>
        <source>The experiment {} measures other outputs than {}; the filter goes through experiments with the same sensors. Name one in options.experiment.</source>
        <translation>L’essai {} mesure d’autres sorties que {} ; le filtre parcourt des essais avec les mêmes capteurs. Nommez-en un dans options.experiment.</translation>
    </message>
    <message>
        <source>One experiment is followed here, and the data hold {}; name it in options.experiment.</source>
        <translation>Un seul essai est suivi ici, et les données en contiennent {} ; nommez-le dans options.experiment.</translation>
    </message>
    <message>
        <source>experiment {}: {}</source>
        <translation>essai {} : {}</translation>
    </message>
    <message>
        <source>The start of the study does not fit; the model does.</source>
        <translation>Le départ de l’étude ne convient pas ; le modèle convient.</translation>
    </message>
    <message>
        <source>The true states, as the study&apos;s file gives them.</source>
        <translation>Les états vrais, tels que le fichier de l’étude les donne.</translation>
    </message>
    <message>
        <source>Sensors and what their innovations from {:g} s on say, made independent and of unit variance.</source>
        <translation>Capteurs et ce que disent leurs innovations à partir de {:g} s, rendues indépendantes et de variance un.</translation>
    </message>
    <message>
        <source>Control points of the curve: abscissa (mean of the knots, or as the model gives it), value and standard deviation.</source>
        <translation>Points de contrôle de la courbe : abscisse (moyenne des nœuds, ou telle que le modèle la donne), valeur et écart type.</translation>
    </message>
    <message>
        <source>No curve whose control points are all unknown and lie at the abscissas of its knots: no knots were added.</source>
        <translation>Aucune courbe dont les points de contrôle soient tous inconnus et placés aux abscisses de ses nœuds : aucun nœud n’a été ajouté.</translation>
    </message>
    <message>
        <source>options.truth: the file {} was not read</source>
        <translation>options.truth : le fichier {} n’a pas été lu</translation>
    </message>
    <message>
        <source>options.true_values: {} is no unknown of the study</source>
        <translation>options.true_values : {} n’est pas une inconnue de l’étude</translation>
    </message>
    <message>
        <source>options.truth_columns: &apos;{}&apos; is not of the form &apos;state: column&apos;</source>
        <translation>options.truth_columns : « {} » n’est pas de la forme « état: colonne »</translation>
    </message>
    <message>
        <source>options.truth_columns: {} is no estimated state</source>
        <translation>options.truth_columns : {} n’est pas un état estimé</translation>
    </message>
    <message>
        <source>options.truth is that of one experiment, and the filter goes through {}; name one in options.experiment.</source>
        <translation>options.truth vaut pour un seul essai, et le filtre en parcourt {} ; nommez-en un dans options.experiment.</translation>
    </message>
    <message>
        <source>no column is the time</source>
        <translation>aucune colonne n’est le temps</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no numbers</source>
        <translation>la colonne « {} » ne contient pas de nombres</translation>
    </message>
    <message>
        <source>no column is named like an estimated state ({})</source>
        <translation>aucune colonne ne porte le nom d’un état estimé ({})</translation>
    </message>
    <message>
        <source>too few values to tell</source>
        <translation>trop peu de valeurs pour conclure</translation>
    </message>
    <message>
        <source>alike over time: {} of {} lags outside</source>
        <translation>se ressemblent dans le temps : {} des {} décalages en dehors</translation>
    </message>
    <message>
        <source>too few values for a correlation</source>
        <translation>trop peu de valeurs pour une corrélation</translation>
    </message>
    <message>
        <source>nearly white: {} of {} lags outside</source>
        <translation>presque blanches : {} des {} décalages en dehors</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanches</translation>
    </message>
    <message>
        <source>robust errors (Huber 1981)</source>
        <translation>erreurs robustes (Huber 1981)</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends there too, in {} model solves.</source>
        <translation>Un ajustement simple depuis le même départ y finit aussi, en {} résolutions du modèle.</translation>
    </message>
    <message>
        <source>A plain fit from the same start is still at {:.4g} after {} model solves.</source>
        <translation>Un ajustement simple depuis le même départ en est encore à {:.4g} après {} résolutions du modèle.</translation>
    </message>
    <message>
        <source>The scale of the robust loss did not settle: the estimate depends on where its search ended. State the deviations of the sensors.</source>
        <translation>L’échelle de la perte robuste ne s’est pas stabilisée : l’estimation dépend de l’endroit où sa recherche s’est arrêtée. Indiquez les écarts types des capteurs.</translation>
    </message>
    <message>
        <source>Given beyond the bounds of the study: {}.</source>
        <translation>Donné au-delà des bornes de l’étude : {}.</translation>
    </message>
    <message>
        <source>{} of {} values lie beyond the scale of the loss and count less.</source>
        <translation>{} des {} valeurs se trouvent au-delà de l’échelle de la perte et comptent moins.</translation>
    </message>
    <message>
        <source>{} of experiment {}</source>
        <translation>{} de l’essai {}</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes, nor than 1e-9 of the value</source>
        <translation> ; pas plus étroit que ce que change un pas d’intégration deux fois plus petit, ni que 1e-9 de la valeur</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes</source>
        <translation> ; pas plus étroit que ce que change un pas d’intégration deux fois plus petit</translation>
    </message>
    <message>
        <source>With half the integrator&apos;s step the estimates move by more than the data leave open: {}. Choose smaller steps.</source>
        <translation>Avec un pas d’intégration deux fois plus petit, les estimations bougent de plus que ce que les données laissent ouvert : {}. Choisissez des pas plus petits.</translation>
    </message>
    <message>
        <source>Student t with the noise of each output estimated</source>
        <translation>t de Student avec le bruit estimé de chaque sortie</translation>
    </message>
    <message>
        <source>From {} of {} starts of the basin grid the model cannot be simulated by {} with steps of {:g} s: no fit began there.</source>
        <translation>Depuis {} des {} départs de la grille, le modèle ne peut être simulé par {} avec des pas de {:g} s : aucun ajustement n’y a commencé.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a better minimum: the path led to a local one.</source>
        <translation>Un ajustement simple depuis le même départ finit à {:.4g}, dans un meilleur minimum : le chemin a mené à un minimum local.</translation>
    </message>
    <message>
        <source>it tells nothing about the unknowns</source>
        <translation>il ne dit rien des inconnues</translation>
    </message>
    <message>
        <source>alone it does not reduce the criterion {}</source>
        <translation>seul, il ne réduit pas le critère {}</translation>
    </message>
    <message>
        <source>Next experiment: {} = {}{} lies outside the data, which reach from {:g} to {:g}{}: there the model is extrapolated, and so is what such an experiment would tell.</source>
        <translation>Essai suivant&#xa0;: {} = {}{} se trouve hors des données, qui vont de {:g} à {:g}{}&#xa0;: le modèle y est extrapolé, et donc aussi ce qu’un tel essai dirait.</translation>
    </message>
    <message>
        <source>planned_sensors: the model {} has no output and no state {}{}</source>
        <translation>planned_sensors&#xa0;: le modèle {} n’a ni sortie ni état {}{}</translation>
    </message>
    <message>
        <source>planned_sensors: {} is there twice</source>
        <translation>planned_sensors&#xa0;: {} y est deux fois</translation>
    </message>
    <message>
        <source>The candidate models {} are fitted, but not tested: no split into calibration and validation is given (setting Splits).</source>
        <translation>Les modèles candidats {} sont ajustés, mais pas testés&#xa0;: aucun partage en calibrage et validation n’est donné (réglage Partages).</translation>
    </message>
    <message>
        <source>The best choice found so far of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>Le meilleur choix trouvé jusqu’ici d’au plus {} capteurs sur {} est, par critère, {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column is expected behind the rule, for example {}</source>
        <translation>«&#xa0;{}&#xa0;»&#xa0;: une colonne est attendue après la règle, par exemple {}</translation>
    </message>
    <message>
        <source>{}: the value {:g} of {} is too large to be fitted: {:g} standard deviations of {:g}, whose square overflows</source>
        <translation>{}&#xa0;: la valeur {:g} de {} est trop grande pour être ajustée&#xa0;: {:g} écarts-types de {:g}, dont le carré déborde</translation>
    </message>
    <message>
        <source>the standard deviation {} of {} cannot be right: one between {} and {} is expected</source>
        <translation>l’écart-type {} de {} ne peut pas être juste&#xa0;: il est attendu entre {} et {}</translation>
    </message>
    <message>
        <source>Best so far:</source>
        <translation>Meilleur jusqu’ici&#xa0;:</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the last rows before the contradiction.</source>
        <translation>Bornes garanties des états aux dernières lignes avant la contradiction.</translation>
    </message>
    <message>
        <source>Parameters that may change at rest: guaranteed bounds of the value of each motion. Where they are the bounds examined, the data have narrowed nothing.</source>
        <translation>Paramètres qui peuvent changer à l’arrêt&#xa0;: bornes garanties de la valeur de chaque mouvement. Là où elles sont les bornes examinées, les données n’ont rien resserré.</translation>
    </message>
    <message>
        <source>The point to compare lies outside the bounds examined: nothing is proven about it.</source>
        <translation>Le point à comparer se trouve hors des bornes examinées&#xa0;: rien n’est prouvé à son sujet.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward; {} from {:.6g} s to {:.6g} s</source>
        <translation>garanti, arrondi vers l’extérieur&#xa0;; {} de {:.6g} s à {:.6g} s</translation>
    </message>
    <message>
        <source>{}: not narrowed, the bounds examined</source>
        <translation>{}&#xa0;: non resserré, les bornes examinées</translation>
    </message>
    <message>
        <source>{} in the last motion that narrowed it</source>
        <translation>{} dans le dernier mouvement qui l’a resserré</translation>
    </message>
    <message>
        <source>Nothing is excluded: the data have narrowed no unknown.</source>
        <translation>Rien n’est exclu&#xa0;: les données n’ont resserré aucune inconnue.</translation>
    </message>
    <message>
        <source>Not narrowed: {}.</source>
        <translation>Non resserré&#xa0;: {}.</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}, line {}</source>
        <translation>La dernière boîte est exclue à {:.6g} s par {}, ligne {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill of line {}.</source>
        <translation>La dernière boîte est exclue à {:.6g} s par l’arrêt de la ligne {}.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s, line {}.</source>
        <translation>Aucun mode du modèle ne peut être actif à {:.6g} s, ligne {}.</translation>
    </message>
    <message>
        <source>Taken as exactly known at the start: {}. If that is not so, state how uncertain it is (options.start, options.uncertainty) and run again before the model is blamed.</source>
        <translation>Pris comme exactement connu au départ&#xa0;: {}. Si ce n’est pas le cas, indiquez son incertitude (options.start, options.uncertainty) et recalculez avant d’accuser le modèle.</translation>
    </message>
    <message>
        <source>None of the {} times of the truth that are judged is a time of the record: its states are compared with nothing.</source>
        <translation>Aucun des {} instants des valeurs vraies n’est un instant de l’enregistrement&#xa0;: leurs états ne sont comparés à rien.</translation>
    </message>
    <message>
        <source>The record {} has no row behind its start at {:g} s (its last one is at {:g} s). What is measured at the start is not used, since the states begin there as stated: there is nothing to filter.</source>
        <translation>L’enregistrement {} n’a aucune ligne après son début à {:g} s (la dernière est à {:g} s). Ce qui est mesuré au début n’est pas utilisé, car les états y commencent comme indiqué : il n’y a rien à filtrer.</translation>
    </message>
    <message>
        <source>the filter differentiates fixed steps, and {} chooses its steps as it goes; take rk4, or radau for stiff models (simulation.stepper)</source>
        <translation>le filtre dérive des pas fixes, et {} choisit ses pas en chemin ; prenez rk4, ou radau pour les modèles raides (simulation.stepper)</translation>
    </message>
    <message>
        <source>at {:g} s the model has no value at the estimate: {}; the filter has lost the system (start, noise or model)</source>
        <translation>à {:g} s le modèle n’a pas de valeur à l’estimation : {} ; le filtre a perdu le système (départ, bruit ou modèle)</translation>
    </message>
    <message>
        <source>Single values spoil the estimates; set the gate.</source>
        <translation>Des valeurs isolées faussent les estimations ; fixez le seuil.</translation>
    </message>
    <message>
        <source>options.{}: {} is given twice</source>
        <translation>options.{} : {} est donné deux fois</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; in &apos;{}&apos; is not a number</source>
        <translation>options.{} : « {} » dans « {} » n’est pas un nombre</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; is not of the form &apos;name: number&apos;</source>
        <translation>options.{} : « {} » n’a pas la forme « nom: nombre »</translation>
    </message>
    <message>
        <source>options.{}: the standard deviation in &apos;{}&apos; is negative</source>
        <translation>options.{} : l’écart type dans « {} » est négatif</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; do not rise: {:g} s follows {:g} s</source>
        <translation>les temps de la colonne « {} » n’augmentent pas : {:g} s suit {:g} s</translation>
    </message>
    <message>
        <source>{} times as large as stated</source>
        <translation>{} fois plus grand qu’indiqué</translation>
    </message>
    <message>
        <source>Not judged: the innovations are beyond all numbers.</source>
        <translation>Non jugé : les innovations dépassent tous les nombres.</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s, line {}</source>
        <translation>{} : {} de ses valeurs, d’abord {} à {:.6g} s, ligne {}</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s</source>
        <translation>{} : {} de ses valeurs, d’abord {} à {:.6g} s</translation>
    </message>
    <message>
        <source>Outliers ({}). Without them the same record is believable ({}): it is these values, not the model. Set the gate (options.gate = {:g}) and run again; estimates and bounds bear the outliers.</source>
        <translation>Valeurs aberrantes ({}). Sans elles le même enregistrement est crédible ({}) : ce sont ces valeurs, pas le modèle. Fixez le seuil (options.gate = {:g}) et relancez ; les estimations et les bornes en portent la trace.</translation>
    </message>
    <message>
        <source>{} and {} only together</source>
        <translation>{} et {} seulement ensemble</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The interval there is not to be trusted; those of the others hold only if the true values lie there.</source>
        <translation>À une borne de la recherche : {}. L’intervalle y est sans valeur ; ceux des autres ne valent que si les vraies valeurs s’y trouvent.</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} is no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} n’est pas déterminé par ces données : son erreur type {:.2g} n’est pas plus petite que celle de ses bornes seules, {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} n’est pratiquement pas identifiable : des capteurs faux de {:g} % de leur signal donneraient une erreur type de {:.2g}, pas plus petite que celle de ses bornes seules, {:.2g}</translation>
    </message>
    <message>
        <source>{} measured values say too little of {} numbers: there are no standard errors.</source>
        <translation>{} valeurs mesurées disent trop peu de {} nombres : il n’y a pas d’erreurs types.</translation>
    </message>
    <message>
        <source>The measured {:g} {} lies {:.3g} standard deviations from the mean {:g} {}, where the density is 0.</source>
        <translation>La mesure {:g} {} se trouve à {:.3g} écarts types de la moyenne {:g} {}, où la densité est nulle.</translation>
    </message>
    <message>
        <source>a mode is not bounded</source>
        <translation>un mode n’est pas borné</translation>
    </message>
    <message>
        <source>events follow each other at once without end</source>
        <translation>des événements se suivent aussitôt sans fin</translation>
    </message>
    <message>
        <source>verified identification needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>L’identification vérifiée a besoin d’états, que le modèle « {} » n’a pas.</translation>
    </message>
    <message>
        <source>verified identification needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>L’identification vérifiée a besoin d’équations explicites ; le modèle « {} » en a d’implicites.</translation>
    </message>
    <message>
        <source>verified identification cannot follow atLeast(), which the model &apos;{}&apos; has.</source>
        <translation>L’identification vérifiée ne peut pas suivre atLeast(), que contient le modèle « {} ».</translation>
    </message>
    <message>
        <source>verified identification handles at most {} states; the model &apos;{}&apos; has {}.</source>
        <translation>L’identification vérifiée traite au plus {} états ; le modèle « {} » en a {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} unknowns, not {}.</source>
        <translation>L’identification vérifiée traite au plus {} inconnues, pas {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} conditions of `when`; the model &apos;{}&apos; has {}.</source>
        <translation>L’identification vérifiée traite au plus {} conditions de `when` ; le modèle « {} » en a {}.</translation>
    </message>
    <message>
        <source>verified identification needs Integer modes; the model &apos;{}&apos; has the Real discrete {}.</source>
        <translation>L’identification vérifiée a besoin de modes Integer ; le modèle « {} » a la variable discrète réelle {}.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the start values, which {} does not have.</source>
        <translation>L’identification vérifiée a besoin de la dérivée des valeurs initiales, que {} n’a pas.</translation>
    </message>
    <message>
        <source>the start value of {} is not defined.</source>
        <translation>La valeur initiale de {} n’est pas définie.</translation>
    </message>
    <message>
        <source>the start value of {} is not one number.</source>
        <translation>La valeur initiale de {} n’est pas un seul nombre.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the output {}, which {} does not have.</source>
        <translation>L’identification vérifiée a besoin de la dérivée de la sortie {}, que {} n’a pas.</translation>
    </message>
    <message>
        <source>no bounding box over the active modes was found</source>
        <translation>Aucune boîte englobante des modes actifs n’a été trouvée</translation>
    </message>
    <message>
        <source>the modes change without end within one step</source>
        <translation>Les modes changent sans fin pendant un pas</translation>
    </message>
    <message>
        <source>the right side leaves its domain</source>
        <translation>Le second membre sort de son domaine</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>Aucune boîte englobante n’a été trouvée</translation>
    </message>
    <message>
        <source>verified identification follows a record to its end, but &apos;{}&apos; ends the run (line {}).</source>
        <translation>L’identification vérifiée suit un enregistrement jusqu’à sa fin, mais « {} » termine le calcul (ligne {}).</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the condition &apos;{}&apos;, which {} does not have.</source>
        <translation>L’identification vérifiée a besoin de la dérivée de la condition « {} », que {} n’a pas.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of what &apos;{}&apos; sets, which {} does not have.</source>
        <translation>L’identification vérifiée a besoin de la dérivée de ce que fixe « {} », que {} n’a pas.</translation>
    </message>
    <message>
        <source>The offline procedure has no unknown to divide.</source>
        <translation>La procédure hors ligne n’a aucune inconnue à diviser.</translation>
    </message>
    <message>
        <source>The offline procedure holds every unknown constant; {} may change at rest (resets).</source>
        <translation>La procédure hors ligne garde chaque inconnue constante ; {} peut changer à l’arrêt (resets).</translation>
    </message>
    <message>
        <source>{} names {}, which is no unknown of the study.</source>
        <translation>{} nomme {}, qui n’est pas une inconnue de l’étude.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is no number.</source>
        <translation>compare = « {} » : « {} » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is not name = value.</source>
        <translation>compare = « {} » : « {} » n’est pas nom = valeur.</translation>
    </message>
    <message>
        <source>compare names {}, which may take a new value at every standstill: say of which motion by one of its times, such as {}@12.5 = ...</source>
        <translation>compare nomme {}, qui peut prendre une nouvelle valeur à chaque arrêt : dites de quel mouvement par un de ses temps, tel {}@12.5 = ...</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: {} is constant, it has no time.</source>
        <translation>compare = « {} » : {} est constant, sans temps.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot; gives {} twice.</source>
        <translation>compare = « {} » donne {} deux fois.</translation>
    </message>
    <message>
        <source>verified identification follows one record over time; the data have {} experiments.</source>
        <translation>L’identification vérifiée suit un seul enregistrement dans le temps ; les données ont {} essais.</translation>
    </message>
    <message>
        <source>verified identification needs at least two rows over time, each later than the one before; {} has fewer.</source>
        <translation>L’identification vérifiée a besoin d’au moins deux lignes dans le temps, chacune après la précédente ; {} en a moins.</translation>
    </message>
    <message>
        <source>verified identification needs min and max of {}: outside them nothing is examined.</source>
        <translation>L’identification vérifiée a besoin du min et du max de {} : au-delà rien n’est examiné.</translation>
    </message>
    <message>
        <source>rest_states names {}, which is no state.</source>
        <translation>rest_states nomme {}, qui n’est pas un état.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold for a column that is computed from others.</source>
        <translation>L’identification vérifiée a besoin des valeurs de {} telles que mesurées : la borne du capteur ne vaut pas pour une colonne calculée à partir d’autres.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold between two of them. Switch off resampling (resample = 0).</source>
        <translation>L’identification vérifiée a besoin des valeurs de {} telles que mesurées : la borne du capteur ne vaut pas entre deux d’entre elles. Désactivez le rééchantillonnage (resample = 0).</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold behind a low-pass filter. Switch it off (low_pass = 0).</source>
        <translation>L’identification vérifiée a besoin des valeurs de {} telles que mesurées : la borne du capteur ne vaut pas derrière un filtre passe-bas. Désactivez-le (low_pass = 0).</translation>
    </message>
    <message>
        <source>{} is measured once per run; verified identification needs courses.</source>
        <translation>{} est mesuré une fois par essai ; l’identification vérifiée a besoin de courbes dans le temps.</translation>
    </message>
    <message>
        <source>verified identification needs the guaranteed bound of the sensor {}, above 0 (data.bounds): a standard deviation guarantees nothing.</source>
        <translation>L’identification vérifiée a besoin de la borne garantie du capteur {}, supérieure à 0 (data.bounds) : un écart type ne garantit rien.</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}.</source>
        <translation>{} est mesuré, mais n’est pas une sortie du modèle {}.</translation>
    </message>
    <message>
        <source>the record gives no course for the input {} of the model {}.</source>
        <translation>L’enregistrement ne donne aucune courbe pour l’entrée {} du modèle {}.</translation>
    </message>
    <message>
        <source>verified identification needs inputs that are held between rows (interpolation = &quot;hold&quot;); {} is interpolated.</source>
        <translation>L’identification vérifiée a besoin d’entrées maintenues entre les lignes (interpolation = &quot;hold&quot;) ; {} est interpolée.</translation>
    </message>
    <message>
        <source>(line {} of {})</source>
        <translation>(ligne {} de {})</translation>
    </message>
    <message>
        <source>the input {} has no value at {:g} s{}: what is not recorded cannot be guaranteed. Fill the cells, or leave these rows out where the input kept its value.</source>
        <translation>L’entrée {} n’a pas de valeur à {:g} s{} : ce qui n’est pas enregistré ne peut être garanti. Remplissez les cellules, ou omettez ces lignes là où l’entrée a gardé sa valeur.</translation>
    </message>
    <message>
        <source>the row after line {} of {} has no time later than that of the rows before it: its inputs would be unknown. Mend its time, or take the row out where the inputs kept their values.</source>
        <translation>La ligne après la ligne {} de {} n’a pas de temps postérieur à celui des lignes précédentes : ses entrées seraient inconnues. Corrigez son temps, ou retirez la ligne là où les entrées ont gardé leurs valeurs.</translation>
    </message>
    <message>
        <source>the times {:.9g} s and {:.9g} s{} are closer than dates can be told apart: give the times in seconds from the begin of the record.</source>
        <translation>Les temps {:.9g} s et {:.9g} s{} sont plus proches que des dates ne peuvent se distinguer : donnez les temps en secondes depuis le début de l’enregistrement.</translation>
    </message>
    <message>
        <source>the standstill column {} must hold numbers over time.</source>
        <translation>La colonne d’arrêt {} doit contenir des nombres dans le temps.</translation>
    </message>
    <message>
        <source>the standstill column {} is read from the first file of the study; the record is another one.</source>
        <translation>La colonne d’arrêt {} est lue dans le premier fichier de l’étude ; l’enregistrement en est un autre.</translation>
    </message>
    <message>
        <source>the standstill column {} has no value in line {} of {}: 1 guarantees rest, 0 guarantees nothing.</source>
        <translation>La colonne d’arrêt {} n’a pas de valeur à la ligne {} de {} : 1 garantit l’arrêt, 0 ne garantit rien.</translation>
    </message>
    <message>
        <source>the standstill column {} holds {:g} in line {} of {}: only 1 (guarantees rest) and 0 (guarantees nothing) have a meaning.</source>
        <translation>La colonne d’arrêt {} contient {:g} à la ligne {} de {} : seuls 1 (garantit l’arrêt) et 0 (ne garantit rien) ont un sens.</translation>
    </message>
    <message>
        <source>standstill_window = {:g} s is longer than the record, which lasts {:g} s.</source>
        <translation>standstill_window = {:g} s dépasse l’enregistrement, qui dure {:g} s.</translation>
    </message>
    <message>
        <source>the standstill column {} has no row at {:g} s.</source>
        <translation>La colonne d’arrêt {} n’a pas de ligne à {:g} s.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, but the record lasts from {:g} s to {:g} s.</source>
        <translation>compare nomme {} à {:g} s, mais l’enregistrement va de {:g} s à {:g} s.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, where the rig rests and {} may change: name a time of a motion.</source>
        <translation>compare nomme {} à {:g} s, où le banc est à l’arrêt et {} peut changer : nommez un instant d’un mouvement.</translation>
    </message>
    <message>
        <source>Rows before line {} are not used: the start values of the model are taken for those at {:.6g} s.</source>
        <translation>Les lignes avant la ligne {} ne sont pas utilisées : les valeurs initiales du modèle sont prises pour celles à {:.6g} s.</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s (lines {} and {})</source>
        <translation>entre {:.6g} s et {:.6g} s (lignes {} et {})</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s</source>
        <translation>entre {:.6g} s et {:.6g} s</translation>
    </message>
    <message>
        <source>Rows are missing {}. The answer holds only if the inputs kept their values there.</source>
        <translation>Des lignes manquent {}. La réponse ne vaut que si les entrées y ont gardé leurs valeurs.</translation>
    </message>
    <message>
        <source>Rows are missing at {} places, first {}. The answer holds only if the inputs kept their values there.</source>
        <translation>Des lignes manquent à {} endroits, d’abord {}. La réponse ne vaut que si les entrées y ont gardé leurs valeurs.</translation>
    </message>
    <message>
        <source>together with the rows before</source>
        <translation>avec les lignes précédentes</translation>
    </message>
    <message>
        <source>: simulated {:.15g} to {:.15g}, allowed {:.15g} to {:.15g}</source>
        <translation> : simulé {:.15g} à {:.15g}, permis {:.15g} à {:.15g}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}</source>
        <translation>La dernière boîte est exclue à {:.6g} s par {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill.</source>
        <translation>La dernière boîte est exclue à {:.6g} s par l’arrêt.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s.</source>
        <translation>Aucun mode du modèle ne peut être actif à {:.6g} s.</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; verified identification needs bounds</source>
        <translation>l’inconnue {} a une distribution ; l’identification vérifiée a besoin de bornes</translation>
    </message>
    <message>
        <source>Verified identification cannot run: {}</source>
        <translation>L’identification vérifiée ne peut pas tourner : {}</translation>
    </message>
    <message>
        <source>The innovations of {} are alike over time: {} of {} lags lie outside the bounds of white noise.</source>
        <translation>Les innovations de {} se ressemblent dans le temps : {} des {} décalages sortent des bornes d’un bruit blanc.</translation>
    </message>
    <message>
        <source>The mean NIS over parts of the record differs by a factor of {}.</source>
        <translation>Le NIS moyen sur des parties de l’enregistrement diffère d’un facteur {}.</translation>
    </message>
    <message>
        <source>Noise study, level {:g}: only {} of {} repeats found an answer.</source>
        <translation>Étude de bruit, niveau {:g} : seulement {} des {} répétitions ont trouvé une réponse.</translation>
    </message>
    <message>
        <source>The noise study was cancelled after {} of {} repeats; its numbers are of these.</source>
        <translation>L’étude de bruit a été interrompue après {} des {} répétitions ; ses nombres sont ceux de ces dernières.</translation>
    </message>
    <message>
        <source>basin_start has {} values, but there are {} unknowns</source>
        <translation>basin_start a {} valeurs, mais il y a {} inconnues</translation>
    </message>
    <message>
        <source>the basin grid needs finite bounds of the first two unknowns; those of {} are {:g} and {:g}</source>
        <translation>La grille des bassins a besoin de bornes finies pour les deux premières inconnues ; celles de {} sont {:g} et {:g}</translation>
    </message>
    <message>
        <source>the optimiser {} needs finite bounds; those of {} are {:g} and {:g}</source>
        <translation>L’optimiseur {} a besoin de bornes finies ; celles de {} sont {:g} et {:g}</translation>
    </message>
    <message>
        <source>The input {} is computed from other columns. The answer holds only if it was that value exactly, or within its stated uncertainty.</source>
        <translation>L’entrée {} est calculée à partir d’autres colonnes. La réponse ne vaut que si elle avait exactement cette valeur, ou à son incertitude indiquée près.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, one experiment)</source>
        <translation>{} log-vraisemblance {:.4f} (densité&#xa0;: {}, un essai)</translation>
    </message>
    <message>
        <source>The batch procedure follows at most {} states, unknowns and values that are new at a standstill.</source>
        <translation>La procédure par lot suit au plus {} états, inconnues et valeurs nouvelles à un arrêt.</translation>
    </message>
    <message>
        <source>All rows could be taken together up to {:.4g} s only; beyond, the observer&apos;s boxes count.</source>
        <translation>Toutes les lignes n’ont pu être prises ensemble que jusqu’à {:.4g} s&#xa0;; au-delà, les boîtes de l’observateur font foi.</translation>
    </message>
    <message>
        <source>This is by the data up to {:.4g} s alone: the next step found no enclosure: {}.</source>
        <translation>Cela vaut d’après les seules données jusqu’à {:.4g} s&#xa0;: le pas suivant n’a trouvé aucun encadrement&#xa0;: {}.</translation>
    </message>
    <message>
        <source>The record {} has no value from {:g} s to {:g} s, between which the study is simulated: there is nothing to filter. Set simulation.start_time and simulation.stop_time to the times of the record.</source>
        <translation>L’enregistrement {} n’a aucune valeur de {:g} s à {:g} s, entre lesquelles l’étude est simulée&#xa0;: il n’y a rien à filtrer. Mettez simulation.start_time et simulation.stop_time aux temps de l’enregistrement.</translation>
    </message>
    <message>
        <source>Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} ± {:g} of the study: state a larger uncertainty.</source>
        <translation>D’après toutes les données, {} commence à {:.6g} {}, à {} écarts-types des {:g} ± {:g} de l’étude&#xa0;: indiquez une incertitude plus grande.</translation>
    </message>
    <message>
        <source>The fit of all data at once differs by up to {} standard deviations from the filter: the model is wrong, or the filter was not tuned to it.</source>
        <translation>L’ajustement à toutes les données à la fois diffère du filtre de jusqu’à {} écarts-types&#xa0;: le modèle est faux, ou le filtre n’y était pas réglé.</translation>
    </message>
    <message>
        <source>A sensor that stands still spoils the estimates.</source>
        <translation>Un capteur figé fausse les estimations.</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s on</source>
        <translation>{} reste figé à {} à partir de {:g} s</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s to {:g} s</source>
        <translation>{} reste figé à {} de {:g} s à {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. Without these values the same record is believable ({}): it is the sensor, not the model. Empty these cells of the file and run again; estimates and bounds bear them.</source>
        <translation>Capteur perdu&#xa0;: {}. Sans ces valeurs, le même enregistrement est crédible ({})&#xa0;: c’est le capteur, pas le modèle. Videz ces cellules du fichier et recommencez&#xa0;; les estimations et les bornes en sont entachées.</translation>
    </message>
    <message>
        <source>; the value of {} at {:g} s lay {:.3g} standard deviations from what was expected (look at its unit and at the start)</source>
        <translation>&#xa0;; la valeur de {} à {:g} s était à {:.3g} écarts-types de ce qui était attendu (vérifiez son unité et le départ)</translation>
    </message>
    <message>
        <source>{} in [{}, {}]</source>
        <translation>{} dans [{} ; {}]</translation>
    </message>
    <message>
        <source>; of the model {}, which is rejected</source>
        <translation> ; du modèle {}, qui est rejeté</translation>
    </message>
    <message>
        <source>; of the model {}</source>
        <translation> ; du modèle {}</translation>
    </message>
    <message>
        <source>Repeated from a run by the method {}: its settings {} are not taken over.</source>
        <translation>Répété depuis une exécution de la méthode {} : ses réglages {} ne sont pas repris.</translation>
    </message>
    <message>
        <source>Repeatability: with an odd number of series the first one takes part in two pairs, so the differences are not independent, as the published test takes them to be; what is said of the sensors accounts for it.</source>
        <translation>Répétabilité : avec un nombre impair de séries, la première fait partie de deux paires, si bien que les différences ne sont pas indépendantes, comme le suppose le test publié ; ce qui est dit des capteurs en tient compte.</translation>
    </message>
    <message>
        <source>The residuals are only {:.2g} times as large as the stated standard deviations: the sensors are better than stated, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>Les résidus ne sont que {:.2g} fois aussi grands que les écarts types indiqués : les capteurs sont meilleurs qu’indiqué, les intervalles trop larges, et les modèles passent les tests trop facilement.</translation>
    </message>
    <message>
        <source>Its covariance and ellipsoid do not hold.</source>
        <translation>Sa covariance et son ellipsoïde ne valent pas.</translation>
    </message>
    <message>
        <source>The estimates are those of the model {}, which is rejected.</source>
        <translation>Les estimations sont celles du modèle {}, qui est rejeté.</translation>
    </message>
    <message>
        <source>{} does not fit the data: it misses them {:.3g} times as far as the scatter of repeated measurements explains. The model is wrong.</source>
        <translation>{} ne convient pas aux données : il les manque {:.3g} fois plus que ne l’explique la dispersion des mesures répétées. Le modèle est faux.</translation>
    </message>
    <message>
        <source>It is judged by the scatter of repeated measurements; what is stated for {} is so far above it that no model could be rejected.</source>
        <translation>Il est jugé par la dispersion des mesures répétées ; ce qui est indiqué pour {} la dépasse tant qu’aucun modèle ne pourrait être rejeté.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong; the scatter of repeated measurements explains what it misses.</source>
        <translation>D’après les seuls écarts types indiqués, il serait dit faux ; la dispersion des mesures répétées explique ce qu’il manque.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong, but {} scatter more than stated, and that explains what it misses.</source>
        <translation>D’après les seuls écarts types indiqués, il serait dit faux, mais {} se dispersent plus qu’indiqué, et cela explique ce qu’il manque.</translation>
    </message>
    <message>
        <source>By the scatter of repeated measurements, which is smaller than stated for {}, it would be called wrong.</source>
        <translation>D’après la dispersion des mesures répétées, plus petite qu’indiqué pour {}, il serait dit faux.</translation>
    </message>
    <message>
        <source>{} could not be tested: its residuals are only {:.2g} times as large as the stated standard deviations, by which no model could be rejected.</source>
        <translation>{} n’a pas pu être testé : ses résidus ne sont que {:.2g} fois aussi grands que les écarts types indiqués, d’après lesquels aucun modèle ne pourrait être rejeté.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere.</source>
        <translation>Là où les côtés ont des entrées semblables, le modèle manque les données partout.</translation>
    </message>
    <message>
        <source>Sensors worse than stated would look the same: nothing was measured again that could tell.</source>
        <translation>Des capteurs pires qu’indiqué auraient le même aspect : rien n’a été mesuré de nouveau qui puisse le dire.</translation>
    </message>
    <message>
        <source>{} estimates {}.</source>
        <translation>{} estime {}.</translation>
    </message>
    <message>
        <source>The intervals of the result are those of {}, which is rejected.</source>
        <translation>Les intervalles du résultat sont ceux de {}, qui est rejeté.</translation>
    </message>
    <message>
        <source>{} scatters between the repeated series by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} se disperse entre les séries répétées de {:.3g}{}, contre un écart type indiqué de {:.3g}{}.</translation>
    </message>
    <message>
        <source>{} scatters between repeated measurements by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} se disperse entre les mesures répétées de {:.3g}{}, contre un écart type indiqué de {:.3g}{}.</translation>
    </message>
    <message>
        <source>The estimate does not use it, but the choice of the sensors does rest on what is stated.</source>
        <translation>L’estimation ne l’utilise pas, mais le choix des capteurs repose bien sur ce qui est indiqué.</translation>
    </message>
    <message>
        <source>That is {:.3g} times as much: the intervals are too narrow.</source>
        <translation>C’est {:.3g} fois plus : les intervalles sont trop étroits.</translation>
    </message>
    <message>
        <source>What is stated is {:.3g} times as much: unless it covers errors that the repeated values share, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>L’indiqué est {:.3g} fois plus grand : à moins qu’il ne couvre des erreurs communes aux valeurs répétées, les intervalles sont trop larges, et les modèles passent les tests trop facilement.</translation>
    </message>
    <message>
        <source>From the start values the search ends in a local minimum, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Depuis les valeurs de départ, la recherche finit dans un minimum local, à {:.6g} : la réponse, à {:.6g}, a été trouvée d’ailleurs dans les bornes.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The intervals are those of the answer alone.</source>
        <translation>Un autre minimum convient presque aussi bien : {}. Les intervalles sont ceux de la réponse seule.</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured at its value {:.4g}</source>
        <translation>{} n’a aucune influence sur ce qui est mesuré à sa valeur {:.4g}</translation>
    </message>
    <message>
        <source>Experiment {}: {} values are left out, since they were measured while an input is not known.</source>
        <translation>Essai {} : {} valeurs sont omises, car elles ont été mesurées pendant qu’une entrée n’est pas connue.</translation>
    </message>
    <message>
        <source>{} down to {:g}</source>
        <translation>{} jusqu’à {:g} vers le bas</translation>
    </message>
    <message>
        <source>{} up to {:g}</source>
        <translation>{} jusqu’à {:g} vers le haut</translation>
    </message>
    <message>
        <source>{} (rms) of {}, {:.3g} % of its variation (R2 {})</source>
        <translation>{} (valeur efficace) de {}, {:.3g} % de sa variation (R2 {})</translation>
    </message>
    <message>
        <source>{} (rms) of {}, which does not vary</source>
        <translation>{} (valeur efficace) de {}, qui ne varie pas</translation>
    </message>
    <message>
        <source>less of {} other outputs</source>
        <translation>moins de {} autres sorties</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, against the standard deviation of the measured values and against that stated by the sensor; noise: standard deviation of the errors as the residuals have it.</source>
        <translation>Ce que l’ajustement laisse de chaque sortie : valeur efficace des résidus, rapportée à l’écart type des valeurs mesurées et à celui qu’indique le capteur ; bruit : écart type des erreurs d’après les résidus.</translation>
    </message>
    <message>
        <source>No sensor states its standard deviation: every output is weighed by the spread of its measured values ({}). With stated deviations (data.standard_deviations) the outputs are weighed by their errors; the residuals are as large as {}.</source>
        <translation>Aucun capteur n’indique son écart type : chaque sortie est pondérée par la dispersion de ses valeurs mesurées ({}). Avec des écarts indiqués (data.standard_deviations), les sorties sont pondérées par leurs erreurs ; les résidus sont aussi grands que {}.</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The intervals, of the profile likelihood within the bounds, hold only if the true values lie within them.</source>
        <translation>Sur une borne de la recherche : {}. Les intervalles, de la vraisemblance profilée dans les bornes, ne valent que si les vraies valeurs s’y trouvent.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end, and the ends of their profile likelihood were not found: these intervals may be too narrow.</source>
        <translation>Les moindres carrés sont courbés là où finissent les intervalles linéarisés de {}, et les bouts de leur vraisemblance profilée n’ont pas été trouvés : ces intervalles peuvent être trop étroits.</translation>
    </message>
    <message>
        <source>Up to a bound of the search no value is excluded by the data: {}.</source>
        <translation>Jusqu’à une borne de la recherche, les données n’excluent aucune valeur : {}.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end: theirs are those of the profile likelihood, with the others fitted again at every value.</source>
        <translation>Les moindres carrés sont courbés là où finissent les intervalles linéarisés de {} : les leurs sont ceux de la vraisemblance profilée, les autres étant réajustés à chaque valeur.</translation>
    </message>
    <message>
        <source>not an answer: the search did not converge</source>
        <translation>pas une réponse : la recherche n’a pas convergé</translation>
    </message>
    <message>
        <source>{:g} % marginal, profile likelihood, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, vraisemblance profilée, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured anywhere between {:.4g} and {:.4g}; beyond it has</source>
        <translation>{} n’a d’influence sur ce qui est mesuré nulle part entre {:.4g} et {:.4g} ; au-delà, il en a</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured below {:.4g}; from there on it has</source>
        <translation>{} n’a aucune influence sur ce qui est mesuré au-dessous de {:.4g} ; à partir de là, il en a</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured above {:.4g}; down from there it has</source>
        <translation>{} n’a aucune influence sur ce qui est mesuré au-dessus de {:.4g} ; en dessous, il en a</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap still shows in {} when the record ends; {} values behind the gap are left out.</source>
        <translation>Essai {} : ce que {} a fait dans sa lacune se voit encore dans {} à la fin de l’enregistrement ; {} valeurs derrière la lacune sont omises.</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap shows in {} up to {:.4g} s; {} values behind the gap are left out.</source>
        <translation>Essai {} : ce que {} a fait dans sa lacune se voit dans {} jusqu’à {:.4g} s ; {} valeurs derrière la lacune sont omises.</translation>
    </message>
    <message>
        <source>no value is left: all are measured where an input is not known, or before the model has forgotten what it did there</source>
        <translation>aucune valeur ne reste : toutes sont mesurées là où une entrée n’est pas connue, ou avant que le modèle ait oublié ce qu’elle y a fait</translation>
    </message>
    <message>
        <source>Experiment {}: at the estimate {} values of {} still show what {} did in its gap; the answer rests on a guess of it. Start the search from this estimate.</source>
        <translation>Essai {} : à l’estimation, {} valeurs de {} montrent encore ce que {} a fait dans sa lacune ; la réponse repose sur une supposition. Démarrez la recherche depuis cette estimation.</translation>
    </message>
    <message>
        <source>{} was not set by an event until the run ended at {:g} s</source>
        <translation>{} n’a été fixé par aucun événement jusqu’à la fin de l’exécution à {:g} s</translation>
    </message>
    <message>
        <source>The derivative of {} with respect to {} is infinite in experiment {}, at {:g} s the first time (a square root or a power at 0?); differences stood in for it.</source>
        <translation>La dérivée de {} par rapport à {} est infinie dans l’essai {}, la première fois à {:g} s (une racine ou une puissance en 0 ?) ; des différences l’ont remplacée.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} et {} autres</translation>
    </message>
    <message>
        <source>{:.3g} % of the variation of {}</source>
        <translation>{:.3g} % de la variation de {}</translation>
    </message>
    <message>
        <source>The fit leaves {}, and that is not the noise of a sensor whose errors are independent and as stated: probably a local minimum or a wrong model. {}</source>
        <translation>L’ajustement laisse {}, et ce n’est pas le bruit d’un capteur dont les erreurs sont indépendantes et comme indiquées : sans doute un minimum local ou un mauvais modèle. {}</translation>
    </message>
    <message>
        <source>The intervals need no widening for it.</source>
        <translation>Les intervalles n’ont pas besoin d’être élargis pour cela.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} times as wide for it.</source>
        <translation>Les intervalles ont été élargis {:.2f} fois pour cela.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} to {:.2f} times as wide for it.</source>
        <translation>Les intervalles ont été élargis de {:.2f} à {:.2f} fois pour cela.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Les résidus de {} sont corrélés dans l’ordre du fichier (décalage 1 : {:.2f}) : ces valeurs laissent quelque chose inexpliqué, ou les erreurs des capteurs sont elles-mêmes corrélées.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Les résidus de {} sont corrélés dans le temps (décalage 1 : {:.2f}) : ces valeurs laissent quelque chose inexpliqué, ou les erreurs des capteurs sont elles-mêmes corrélées.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}), not independent: the model leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Les résidus de {} sont corrélés dans l’ordre du fichier (décalage 1 : {:.2f}), non indépendants : le modèle laisse quelque chose inexpliqué, ou les erreurs des capteurs sont elles-mêmes corrélées.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}), not white noise: the model, the integrator or the place where the search ended leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Les résidus de {} sont corrélés dans le temps (décalage 1 : {:.2f}), pas un bruit blanc : le modèle, l’intégrateur ou le lieu où la recherche a fini laisse quelque chose inexpliqué, ou les erreurs des capteurs sont elles-mêmes corrélées.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it, or the errors of neighbouring rows, which are in its order, are alike. The intervals hold only for a model that is right.</source>
        <translation>Les résidus de {} suivent {}, jusqu’à {} : il manque au modèle un effet de celui-ci, ou les erreurs de lignes voisines, qui sont dans cet ordre, se ressemblent. Les intervalles ne valent que pour un modèle juste.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it. The intervals hold only for a model that is right.</source>
        <translation>Les résidus de {} suivent {}, jusqu’à {} : il en manque un effet au modèle. Les intervalles ne valent que pour un modèle juste.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated, or the values are wrong for these data.</source>
        <translation>Les résidus de {} sont {:.3g} fois plus grands que l’écart type indiqué (khi-deux réduit {:.3g}) : le capteur est moins précis qu’indiqué, ou les valeurs sont fausses pour ces données.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong. The intervals go by the residuals.</source>
        <translation>Les résidus de {} sont {:.3g} fois plus grands que l’écart type indiqué (khi-deux réduit {:.3g}) : le capteur est moins précis qu’indiqué ou le modèle est faux. Les intervalles suivent les résidus.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong, and the intervals are too narrow.</source>
        <translation>Les résidus de {} sont {:.3g} fois plus grands que l’écart type indiqué (khi-deux réduit {:.3g}) : le capteur est moins précis qu’indiqué ou le modèle est faux, et les intervalles sont trop étroits.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated.</source>
        <translation>Les résidus de {} ne sont que {:.3g} fois aussi grands que l’écart type indiqué (khi-deux réduit {:.3g}) : le capteur est plus précis qu’indiqué.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated, and the intervals are too wide.</source>
        <translation>Les résidus de {} ne sont que {:.3g} fois aussi grands que l’écart type indiqué (khi-deux réduit {:.3g}) : le capteur est plus précis qu’indiqué, et les intervalles sont trop larges.</translation>
    </message>
    <message>
        <source>the fitted value</source>
        <translation>la valeur ajustée</translation>
    </message>
    <message>
        <source>The size of the residuals of {} changes with {}: its values are not equally precise, as the fit takes them to be.</source>
        <translation>La taille des résidus de {} change avec {} : ses valeurs ne sont pas également précises, comme l’ajustement le suppose.</translation>
    </message>
    <message>
        <source>{} of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} de l’essai {} ({:.2g} écarts types)</translation>
    </message>
    <message>
        <source>{} at {:g} s of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} à {:g} s de l’essai {} ({:.2g} écarts types)</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}. They pull the estimates; the setting loss = huber counts them less.</source>
        <translation>Valeurs bien au-delà de la dispersion des autres : {}. Elles tirent les estimations ; le réglage loss = huber les compte moins.</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}.</source>
        <translation>Valeurs bien au-delà de la dispersion des autres : {}.</translation>
    </message>
    <message>
        <source>; widened for correlated errors, which the standard error does not know</source>
        <translation> ; élargi pour des erreurs corrélées, que l’erreur type ne connaît pas</translation>
    </message>
    <message>
        <source>; widened for errors that are not of one size, which the standard error does not know</source>
        <translation> ; élargi pour des erreurs de taille inégale, que l’erreur type ne connaît pas</translation>
    </message>
    <message>
        <source>{} fell to its bound</source>
        <translation>{} est tombé sur sa borne</translation>
    </message>
    <message>
        <source>No answer: the fit at lambda = 0 did not converge; more iterations per stage may help.</source>
        <translation>Pas de réponse : l’ajustement à lambda = 0 n’a pas convergé ; plus d’itérations par étape peuvent aider.</translation>
    </message>
    <message>
        <source>Try other starts or corrections.</source>
        <translation>Essayez d’autres départs ou corrections.</translation>
    </message>
    <message>
        <source>at lambda = {:.4g} {}</source>
        <translation>à lambda = {:.4g} {}</translation>
    </message>
    <message>
        <source>The path led to a local minimum: see the warnings.</source>
        <translation>Le chemin a mené à un minimum local : voir les avertissements.</translation>
    </message>
    <message>
        <source>The path is suspicious: {}.</source>
        <translation>Le chemin est suspect : {}.</translation>
    </message>
    <message>
        <source>The path was not smooth: {}.</source>
        <translation>Le chemin n’était pas lisse : {}.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds: {}, none ends lower.</source>
        <translation>Recherches depuis ailleurs dans les bornes : {}, aucune ne finit plus bas.</translation>
    </message>
    <message>
        <source>It leaves {}.</source>
        <translation>Il laisse {}.</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, n = {}, p = {}</source>
        <translation>95 %, vraisemblance profilée, n = {}, p = {}</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, up to the bounds of the search, n = {}, p = {}</source>
        <translation>95 %, vraisemblance profilée, jusqu’aux bornes de la recherche, n = {}, p = {}</translation>
    </message>
    <message>
        <source>{} ended at a bound: no standard error is given there, and those of the others hold only for that value.</source>
        <translation>{} a fini sur une borne : aucune erreur type n’y est donnée, et celles des autres ne valent que pour cette valeur.</translation>
    </message>
    <message>
        <source>Experiment {}: {}</source>
        <translation>Essai {} : {}</translation>
    </message>
    <message>
        <source>No answer: the search did not end at a maximum of the likelihood, which is higher by {:.2f} elsewhere.</source>
        <translation>Pas de réponse : la recherche n’a pas fini à un maximum de la vraisemblance, qui est plus haute de {:.2f} ailleurs.</translation>
    </message>
    <message>
        <source>{}; {} of {} measured values inside the central 95 % range predicted for them, {:.0f} expected.</source>
        <translation>{} ; {} de {} valeurs mesurées dans la plage centrale à 95 % qui leur est prédite, {:.0f} attendues.</translation>
    </message>
    <message>
        <source>{} ended at the lower bound of its search, {:g}: the data want a smaller spread, and what is predicted may be too wide. Widen the range of the search.</source>
        <translation>{} a fini sur la borne inférieure de sa recherche, {:g} : les données veulent une dispersion plus petite, et ce qui est prédit peut être trop large. Élargissez la plage de recherche.</translation>
    </message>
    <message>
        <source>{} ended at the upper bound of its search, {:g}: the data want a larger spread, and what is predicted may be too narrow. Widen the range of the search.</source>
        <translation>{} a fini sur la borne supérieure de sa recherche, {:g} : les données veulent une dispersion plus grande, et ce qui est prédit peut être trop étroit. Élargissez la plage de recherche.</translation>
    </message>
    <message>
        <source>{} ended at a bound of the search: the maximum of the likelihood may lie outside. Widen the range of the search.</source>
        <translation>{} a fini sur une borne de la recherche : le maximum de la vraisemblance peut être au-dehors. Élargissez la plage de recherche.</translation>
    </message>
    <message>
        <source>The search has not ended at the maximum: the log-likelihood is higher by {:.2f} at {}. A genetic search followed by the gradient method goes on from there.</source>
        <translation>La recherche n’a pas fini au maximum : la log-vraisemblance est plus haute de {:.2f} à {}. Une recherche génétique suivie de la méthode du gradient continue de là.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them; the intervals hold both.</source>
        <translation>La vraisemblance a un autre maximum de hauteur presque égale : {:.2f} contre {:.2f}, à {}. Les données ne tranchent pas entre eux ; les intervalles contiennent les deux.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their product {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Les données ne déterminent pas {} et {} séparément, seulement leur produit {:.4g} : chaque valeur de l’un dans son intervalle va avec une autre de l’autre.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their ratio {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Les données ne déterminent pas {} et {} séparément, seulement leur rapport {:.4g} : chaque valeur de l’un dans son intervalle va avec une autre de l’autre.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their sum {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Les données ne déterminent pas {} et {} séparément, seulement leur somme {:.4g} : chaque valeur de l’un dans son intervalle va avec une autre de l’autre.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their difference {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Les données ne déterminent pas {} et {} séparément, seulement leur différence {:.4g} : chaque valeur de l’un dans son intervalle va avec une autre de l’autre.</translation>
    </message>
    <message>
        <source>The measured values do not scatter about the predictions as the predicted distributions say.</source>
        <translation>Les valeurs mesurées ne se dispersent pas autour des prédictions comme le disent les lois prédites.</translation>
    </message>
    <message>
        <source>The measured values run away from the predicted ones with {}.</source>
        <translation>Les valeurs mesurées s’éloignent des prédites avec {}.</translation>
    </message>
    <message>
        <source>The measured values scatter more than predicted where {} is large, or less where it is small.</source>
        <translation>Les valeurs mesurées se dispersent plus que prédit là où {} est grand, ou moins là où il est petit.</translation>
    </message>
    <message>
        <source>The measured values scatter less than predicted where {} is large, or more where it is small.</source>
        <translation>Les valeurs mesurées se dispersent moins que prédit là où {} est grand, ou plus là où il est petit.</translation>
    </message>
    <message>
        <source>It looks as if {} and {} grow together instead of being independent.</source>
        <translation>Il semble que {} et {} croissent ensemble au lieu d’être indépendants.</translation>
    </message>
    <message>
        <source>It looks as if {} falls where {} grows, instead of being independent.</source>
        <translation>Il semble que {} baisse là où {} croît, au lieu d’être indépendant.</translation>
    </message>
    <message>
        <source>It looks as if {} was measured with an error that is not a scatter of the unknowns.</source>
        <translation>Il semble que {} ait été mesuré avec une erreur qui n’est pas une dispersion des inconnues.</translation>
    </message>
    <message>
        <source>It looks as if {} has a more lopsided distribution than that of its family.</source>
        <translation>Il semble que {} ait une loi plus asymétrique que celle de sa famille.</translation>
    </message>
    <message>
        <source>It looks as if {} has more values far out, and more in the middle, than its family.</source>
        <translation>Il semble que {} ait plus de valeurs loin du centre, et plus au milieu, que sa famille.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values, or fewer far out, than its family.</source>
        <translation>Il semble que {} ait deux groupes de valeurs, ou moins loin du centre, que sa famille.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values instead of one.</source>
        <translation>Il semble que {} ait deux groupes de valeurs au lieu d&apos;un.</translation>
    </message>
    <message>
        <source>These data do not decide between the causes named.</source>
        <translation>Ces données ne tranchent pas entre les causes nommées.</translation>
    </message>
    <message>
        <source>The likelihood is not a parabola along {}: the intervals are those of its profile, and no standard error is given.</source>
        <translation>La vraisemblance n’est pas une parabole le long de {} : les intervalles sont ceux de son profil, et aucune erreur type n’est donnée.</translation>
    </message>
    <message>
        <source>The profile of {} was not followed to its ends: the interval, if any, is that of the curvature at the answer.</source>
        <translation>Le profil de {} n’a pas été suivi jusqu’à ses bouts : l’intervalle, s’il y en a un, est celui de la courbure à la réponse.</translation>
    </message>
    <message>
        <source>The data contradict these distributions of the unknowns, or the model (p = {:.2g}, all tests together, level {:g} %): neither the estimates nor their intervals are to be trusted.</source>
        <translation>Les données contredisent ces lois des inconnues, ou le modèle (p = {:.2g}, tous les tests ensemble, niveau {:g} %) : ni les estimations ni leurs intervalles ne sont à croire.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} et {}</translation>
    </message>
    <message>
        <source>Taken as independent, which these data cannot test: {}. If they depend on each other, their standard deviations are others.</source>
        <translation>Pris comme indépendants, ce que ces données ne peuvent vérifier : {}. S’ils dépendent l’un de l’autre, leurs écarts types sont autres.</translation>
    </message>
    <message>
        <source>The unknowns are taken as independent; a correlation of two of them beyond {:.2f} would be found with a probability of 90 %.</source>
        <translation>Les inconnues sont prises comme indépendantes ; une corrélation de deux d’entre elles au-delà de {:.2f} serait trouvée avec une probabilité de 90 %.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error, which these data cannot test: an error of measurement would be counted as spread of the unknowns.</source>
        <translation>{} est pris comme mesuré sans erreur, ce que ces données ne peuvent vérifier : une erreur de mesure serait comptée comme dispersion des inconnues.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error; an error of measurement above {:.2g}{} would be found with a probability of 90 %.</source>
        <translation>{} est pris comme mesuré sans erreur ; une erreur de mesure au-delà de {:.2g}{} serait trouvée avec une probabilité de 90 %.</translation>
    </message>
    <message>
        <source>Objective {:.6g} at the values given, nothing was searched; they leave {}.</source>
        <translation>Objectif {:.6g} aux valeurs données, rien n’a été cherché ; elles laissent {}.</translation>
    </message>
    <message>
        <source>Try the homotopy, or more starts.</source>
        <translation>Essayez l’homotopie, ou plus de départs.</translation>
    </message>
    <message>
        <source>Objective {:.6g} after {} model solves; the fit leaves {}.</source>
        <translation>Objectif {:.6g} après {} résolutions du modèle ; l’ajustement laisse {}.</translation>
    </message>
    <message>
        <source>{} between {:g} and {:g}</source>
        <translation>{} entre {:g} et {:g}</translation>
    </message>
    <message>
        <source>The input {} is off by at most {:.6g} % of its value in every row, and keeps its value up to the next.</source>
        <translation>L’entrée {} s’écarte d’au plus {:.6g} % de sa valeur à chaque ligne, et garde sa valeur jusqu’à la suivante.</translation>
    </message>
    <message>
        <source>These inputs have exactly the values recorded, each up to the next row: {}.</source>
        <translation>Ces entrées ont exactement les valeurs enregistrées, chacune jusqu’à la ligne suivante : {}.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value, and has done so for the {:g} s before.</source>
        <translation>Là où la colonne {} vaut 1, chaque état garde sa valeur, et l’a gardée pendant les {:g} s précédentes.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value.</source>
        <translation>Là où la colonne {} vaut 1, chaque état garde sa valeur.</translation>
    </message>
    <message>
        <source>There these states are 0: {}.</source>
        <translation>Là, ces états valent 0 : {}.</translation>
    </message>
    <message>
        <source>The rig follows the equations of the model {}, and its other parameters have the values stated.</source>
        <translation>Le banc suit les équations du modèle {}, et ses autres paramètres ont les valeurs indiquées.</translation>
    </message>
    <message>
        <source>The unknowns lie within the bounds examined: {}.</source>
        <translation>Les inconnues se trouvent dans les bornes examinées : {}.</translation>
    </message>
    <message>
        <source>These keep one value over the whole record: {}.</source>
        <translation>Ceux-ci gardent une même valeur sur tout l’enregistrement : {}.</translation>
    </message>
    <message>
        <source>These take a new value only where the column {} is 1: {}.</source>
        <translation>Ceux-ci ne prennent une nouvelle valeur que là où la colonne {} vaut 1 : {}.</translation>
    </message>
    <message>
        <source>No value of {} is off by more than {}.</source>
        <translation>Aucune valeur de {} ne s’écarte de plus de {}.</translation>
    </message>
    <message>
        <source>At the first row, at {:.6g} s, the states have the start values of the model.</source>
        <translation>À la première ligne, à {:.6g} s, les états ont les valeurs initiales du modèle.</translation>
    </message>
    <message>
        <source>The boxes of this model can only be followed one by one, which takes long: the search ended early, and what was left is undecided. A larger smallest box (accuracy), shorter steps of the record or narrower bounds decide more; the observer and the batch procedure are quicker.</source>
        <translation>Les boîtes de ce modèle ne peuvent être suivies qu’une à une, ce qui prend du temps : la recherche a fini plus tôt, et ce qui restait est indécis. Une plus petite boîte plus grande (accuracy), des pas plus courts de l’enregistrement ou des bornes plus étroites décident davantage ; l’observateur et la procédure par lot sont plus rapides.</translation>
    </message>
    <message>
        <source>What the rows prove one by one and what they prove together have nothing in common at {:.6g} s.</source>
        <translation>Ce que les lignes prouvent une à une et ce qu’elles prouvent ensemble n’ont rien en commun à {:.6g} s.</translation>
    </message>
    <message>
        <source>NIS mean {}, expected {} to {}</source>
        <translation>NIS moyen {}, attendu {} à {}</translation>
    </message>
    <message>
        <source>Something acts that the model does not have. Estimates and bounds are those of a model that cannot follow.</source>
        <translation>Quelque chose agit que le modèle n’a pas. Les estimations et les bornes sont celles d’un modèle qui ne peut pas suivre.</translation>
    </message>
    <message>
        <source>only {:.2f} times as large as stated</source>
        <translation>seulement {:.2f} fois aussi grandes qu’indiqué</translation>
    </message>
    <message>
        <source>{} of {} values lie more than {:g} standard deviations from what was expected, the last one of {} at {:g} s. If they are outliers, set the gate (options.gate = {:g}).</source>
        <translation>{} valeurs sur {} sont à plus de {:g} écarts-types de ce qui était attendu, la dernière de {} à {:g} s. Si ce sont des valeurs aberrantes, fixez le seuil (options.gate = {:g}).</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the values are wrong for these data, or the model lacks an effect of it.</source>
        <translation>Les résidus de {} suivent {}, jusqu’à {} : les valeurs sont fausses pour ces données, ou il en manque un effet au modèle.</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too small ({} stated, {} found)</source>
        <translation>l’écart type de {} est indiqué {} fois trop petit ({} indiqué, {} trouvé)</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too large ({} stated, {} found)</source>
        <translation>l’écart type de {} est indiqué {} fois trop grand ({} indiqué, {} trouvé)</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too small ({:.3g} stated, {:.3g} found), or something moves {} that the model does not have</source>
        <translation>le bruit de processus de {} est indiqué {} fois trop petit ({:.3g} indiqué, {:.3g} trouvé), ou quelque chose que le modèle n’a pas agit sur {}</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too large ({:.3g} stated, {:.3g} found)</source>
        <translation>le bruit de processus de {} est indiqué {} fois trop grand ({:.3g} indiqué, {:.3g} trouvé)</translation>
    </message>
    <message>
        <source>{} reads {} too high (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} indique {} de trop (erreur type {} ; {:.1f} de ses écarts types indiqués)</translation>
    </message>
    <message>
        <source>{} reads {} too low (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} indique {} de trop peu (erreur type {} ; {:.1f} de ses écarts types indiqués)</translation>
    </message>
    <message>
        <source>{}; or {}</source>
        <translation>{} ; ou {}</translation>
    </message>
    <message>
        <source>either {} - the record does not tell these apart</source>
        <translation>soit {} – l’enregistrement ne les distingue pas</translation>
    </message>
    <message>
        <source>Or {}: the record does not tell these apart.</source>
        <translation>Ou {} : l’enregistrement ne les distingue pas.</translation>
    </message>
    <message>
        <source>A sensor is biased.</source>
        <translation>Un capteur est biaisé.</translation>
    </message>
    <message>
        <source>A sensor is biased, or the model is wrong.</source>
        <translation>Un capteur est biaisé, ou le modèle est faux.</translation>
    </message>
    <message>
        <source>The model is wrong somewhere.</source>
        <translation>Le modèle est faux quelque part.</translation>
    </message>
    <message>
        <source>Overconfident.</source>
        <translation>Trop sûr.</translation>
    </message>
    <message>
        <source>Conservative.</source>
        <translation>Prudent.</translation>
    </message>
    <message>
        <source>Estimates and bounds bear it: correct it and run again.</source>
        <translation>Les estimations et les bornes en portent la trace : corrigez-le et recommencez.</translation>
    </message>
    <message>
        <source>Estimates and bounds are those of a model without it.</source>
        <translation>Les estimations et les bornes sont celles d’un modèle qui ne l’a pas.</translation>
    </message>
    <message>
        <source>Do not use the bounds; state what was found and run again.</source>
        <translation>N’utilisez pas les bornes ; indiquez ce qui a été trouvé et recommencez.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide: state what was found and run again.</source>
        <translation>Les estimations tiennent, leurs bornes sont trop larges : indiquez ce qui a été trouvé et recommencez.</translation>
    </message>
    <message>
        <source>reads {} too high</source>
        <translation>indique {} de trop</translation>
    </message>
    <message>
        <source>reads {} too low</source>
        <translation>indique {} de trop peu</translation>
    </message>
    <message>
        <source>{} times as noisy as stated</source>
        <translation>{} fois aussi bruité qu’indiqué</translation>
    </message>
    <message>
        <source>only {:.2f} times as noisy as stated</source>
        <translation>seulement {:.2f} fois aussi bruité qu’indiqué</translation>
    </message>
    <message>
        <source>perhaps {}</source>
        <translation>peut-être {}</translation>
    </message>
    <message>
        <source>{}; besides, {}</source>
        <translation>{} ; en outre, {}</translation>
    </message>
    <message>
        <source>{}. What explains it: {}. With that the same record is believable ({}).</source>
        <translation>{}. Ce qui l’explique : {}. Avec cela, le même enregistrement est crédible ({}).</translation>
    </message>
    <message>
        <source>The course of {} is not known from {:.6g} s to {:.6g} s: what is measured there is left out, and behind it the states are learned anew.</source>
        <translation>L’évolution de {} n’est pas connue de {:.6g} s à {:.6g} s : ce qui y est mesuré est laissé de côté, et les états sont ensuite appris à nouveau.</translation>
    </message>
    <message>
        <source>All data are not fitted at once beside the filter: that fit has no states that are learned anew.</source>
        <translation>À côté du filtre, les données ne sont pas ajustées toutes à la fois : cet ajustement n’a pas d’états appris à nouveau.</translation>
    </message>
    <message>
        <source>A sensor that is biased spoils the estimates.</source>
        <translation>Un capteur biaisé fausse les estimations.</translation>
    </message>
    <message>
        <source>A sensor that is biased, or something that the model does not have, spoils the estimates.</source>
        <translation>Un capteur biaisé, ou quelque chose que le modèle n’a pas, fausse les estimations.</translation>
    </message>
    <message>
        <source>The filter lost its way; the fit of all data at once holds.</source>
        <translation>Le filtre s’est égaré ; l’ajustement de toutes les données à la fois tient.</translation>
    </message>
    <message>
        <source>From there the filter is believable: start it there, or find the value by least squares.</source>
        <translation>À partir de là, le filtre est crédible : commencez-y, ou cherchez la valeur par moindres carrés.</translation>
    </message>
    <message>
        <source>Something else is not right even then. Start the filter there, or find the value by least squares, and look again.</source>
        <translation>Même alors, autre chose n’est pas juste. Commencez le filtre à cette valeur, ou cherchez-la par moindres carrés, puis regardez de nouveau.</translation>
    </message>
    <message>
        <source>{} are not told apart by what is measured: they may change together so that the filter sees nothing of it, and in that direction their standard deviation is still {:.0f} % of that at the start. Their single values and intervals rest on the start.</source>
        <translation>{} ne sont pas distingués par ce qui est mesuré : ils peuvent changer ensemble sans que le filtre n’en voie rien, et dans cette direction leur écart type vaut encore {:.0f} % de celui du début. Leurs valeurs et intervalles pris un à un reposent sur le début.</translation>
    </message>
    <message>
        <source>Started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Parti des valeurs de cet ajustement, chaque inconnue {:g} fois plus sûre qu’indiqué à présent, le filtre est crédible.</translation>
    </message>
    <message>
        <source>For the filter, state a smaller uncertainty of the unknowns, or start it from these values.</source>
        <translation>Pour le filtre, indiquez une incertitude plus petite des inconnues, ou faites-le partir de ces valeurs.</translation>
    </message>
    <message>
        <source>mean off by {} standard deviations</source>
        <translation>moyenne décalée de {} écarts types</translation>
    </message>
    <message>
        <source>No other standard deviation of a sensor, no other process noise, no bias and no constant force explains it.</source>
        <translation>Aucun autre écart type d’un capteur, aucun autre bruit de processus, aucun biais et aucune force constante ne l’explique.</translation>
    </message>
    <message>
        <source>The model is wrong, or a standard deviation, the process noise or the start is stated wrongly, or a sensor is biased: a run over the whole record tells which.</source>
        <translation>Le modèle est faux, ou un écart type, le bruit de processus ou le début est mal indiqué, ou un capteur est biaisé : une exécution sur tout l’enregistrement dit lequel.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The data do not decide between them; the intervals hold both.</source>
        <translation>Un autre minimum convient presque aussi bien : {}. Les données ne décident pas entre eux ; les intervalles contiennent les deux.</translation>
    </message>
    <message>
        <source>What differs between the experiments, for every row of the table fit.</source>
        <translation>Ce qui diffère entre les essais, pour chaque ligne du tableau fit.</translation>
    </message>
    <message>
        <source>What is measured depends on {} in steps only: between two steps all values fit alike. The value is the middle of the best step, the interval holds the steps that the data do not exclude, and there is no standard error.</source>
        <translation>Ce qui est mesuré ne dépend de {} que par paliers : sur un palier toutes les valeurs conviennent également. La valeur est le milieu du meilleur palier, l’intervalle contient les paliers que les données n’excluent pas, et il n’y a pas d’erreur type.</translation>
    </message>
    <message>
        <source>{:g} % marginal, likelihood ratio of a threshold (Hansen 2000), {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, rapport de vraisemblance d’un seuil (Hansen 2000), {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Measured and predicted outputs and their difference.</source>
        <translation>Sorties mesurées et prédites et leur différence.</translation>
    </message>
    <message>
        <source>{} combinations were scored, {} of them do not determine the parameters.</source>
        <translation>{} combinaisons ont été évaluées, dont {} ne déterminent pas les paramètres.</translation>
    </message>
    <message>
        <source>The filter lost its way; the model is right.</source>
        <translation>Le filtre s’est égaré ; le modèle est juste.</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}); the innovations of the filter are not that, though their mean size is as expected (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>L’ajustement de toutes les données à la fois avec le même modèle laisse un bruit blanc de la taille indiquée (khi-deux par valeur {:.2f}) ; les innovations du filtre n’en sont pas un, bien que leur taille moyenne soit celle attendue (NIS moyen {:.3g}, attendu {:.3g} à {:.3g}).</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}), the innovations of the filter do not fit (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>L’ajustement de toutes les données à la fois avec le même modèle laisse un bruit blanc de la taille indiquée (khi-deux par valeur {:.2f}), les innovations du filtre ne conviennent pas (NIS moyen {:.3g}, attendu {:.3g} à {:.3g}).</translation>
    </message>
    <message>
        <source>Use the values of that fit (all_data), not those of the filter.</source>
        <translation>Utilisez les valeurs de cet ajustement (all_data), non celles du filtre.</translation>
    </message>
    <message>
        <source>Not judged: {} is not where it should be, and the filter cannot move it, for no derivative of what is measured shows it (a threshold).</source>
        <translation>Non jugé : {} n’est pas à sa place, et le filtre ne peut pas le déplacer, car aucune dérivée de ce qui est mesuré ne le montre (un seuil).</translation>
    </message>
    <message>
        <source>Started at {} instead of {}, the same record is far more likely (by {:.0f} in the logarithm).</source>
        <translation>Avec un départ à {} au lieu de {}, le même enregistrement est bien plus vraisemblable (de {:.0f} en logarithme).</translation>
    </message>
    <message>
        <source>{}: the innovations are {} times as large as the filter states.</source>
        <translation>{} : les innovations sont {} fois plus grandes que ne l’indique le filtre.</translation>
    </message>
    <message>
        <source>Do not use its bounds; the sensors are noisier than stated, or the process noise is too small.</source>
        <translation>N’utilisez pas ses bornes ; les capteurs sont plus bruités qu’indiqué, ou le bruit de processus est trop petit.</translation>
    </message>
    <message>
        <source>{}: the innovations are only {:.2f} times as large as the filter states.</source>
        <translation>{} : les innovations ne sont que {:.2f} fois aussi grandes que le filtre le dit.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide; the sensors are better than stated, or the process noise is too large.</source>
        <translation>Les estimations tiennent, leurs bornes sont trop larges ; les capteurs sont meilleurs qu’indiqué, ou le bruit de processus est trop grand.</translation>
    </message>
    <message>
        <source>Believable, a little conservative.</source>
        <translation>Crédible, un peu prudent.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too wide.</source>
        <translation>{} : l’incertitude indiquée est légèrement trop large.</translation>
    </message>
    <message>
        <source>Believable, a little overconfident.</source>
        <translation>Crédible, un peu trop confiant.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too narrow.</source>
        <translation>{} : l’incertitude indiquée est légèrement trop étroite.</translation>
    </message>
    <message>
        <source>Believable.</source>
        <translation>Crédible.</translation>
    </message>
    <message>
        <source>The start does not fit.</source>
        <translation>Le départ ne convient pas.</translation>
    </message>
    <message>
        <source>Up to {:.4g} s the innovations are {} times as large as the filter states, from there on they are as they should be: it is the start, not the model.</source>
        <translation>Jusqu’à {:.4g} s les innovations sont {} fois plus grandes que ne l’indique le filtre, ensuite elles sont comme elles doivent être : c’est le départ, pas le modèle.</translation>
    </message>
    <message>
        <source>The estimates may still bear it: state a larger uncertainty at the start and run again.</source>
        <translation>Les estimations peuvent encore s’en ressentir : indiquez une plus grande incertitude au départ et relancez.</translation>
    </message>
    <message>
        <source>Not to be believed.</source>
        <translation>Pas crédible.</translation>
    </message>
    <message>
        <source>{}; with the start of {} as uncertain as it is off the same record is believable ({}): it is the start, not the model.</source>
        <translation>{} ; avec un départ de {} aussi incertain qu’il est faux, le même enregistrement est crédible ({}) : c’est le départ, pas le modèle.</translation>
    </message>
    <message>
        <source>State a larger uncertainty there and run again; estimates and bounds bear the wrong start.</source>
        <translation>Indiquez-y une incertitude plus grande et recalculez ; estimations et bornes sont faussées par le mauvais départ.</translation>
    </message>
    <message>
        <source>No answer: the bounds of the search exclude the data.</source>
        <translation>Pas de réponse&#xa0;: les bornes de la recherche excluent les données.</translation>
    </message>
    <message>
        <source>None of the {} measured values lies where its density is positive.</source>
        <translation>Aucune des {} valeurs mesurées ne se trouve là où sa densité est positive.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart: every value of the one in its interval goes with another of the other.</source>
        <translation>Les données ne déterminent pas {} et {} séparément : à chaque valeur de l’un dans son intervalle correspond une autre valeur de l’autre.</translation>
    </message>
    <message>
        <source>No answer: the search did not converge ({}) in {} model solves.</source>
        <translation>Pas de réponse : la recherche n’a pas convergé ({}) en {} résolutions du modèle.</translation>
    </message>
    <message>
        <source>What it reached leaves {}.</source>
        <translation>Ce qu’elle a atteint laisse {}.</translation>
    </message>
    <message>
        <source>Try another start, more starts or the homotopy, or more iterations where the objective still falls.</source>
        <translation>Essayez un autre départ, plus de départs ou l’homotopie, ou plus d’itérations là où l’objectif baisse encore.</translation>
    </message>
    <message>
        <source>{} boxes are admissible, {} undecided, {} excluded.</source>
        <translation>{} boîtes sont admissibles, {} indécises, {} exclues.</translation>
    </message>
    <message>
        <source>If the model is right and the assumptions listed hold, the set has a volume between {:.4g} and {:.4g}.</source>
        <translation>Si le modèle est juste et que les hypothèses énumérées valent, l’ensemble a un volume compris entre {:.4g} et {:.4g}.</translation>
    </message>
    <message>
        <source>Proven:</source>
        <translation>Prouvé :</translation>
    </message>
    <message>
        <source>if the model is right and the assumptions listed hold, {}.</source>
        <translation>si le modèle est juste et que les hypothèses énumérées valent, {}.</translation>
    </message>
    <message>
        <source>Everything else within the bounds examined is excluded.</source>
        <translation>Tout le reste dans les bornes examinées est exclu.</translation>
    </message>
    <message>
        <source>EMPTY: no parameter vector within the bounds examined explains the data.</source>
        <translation>VIDE : aucun vecteur de paramètres dans les bornes examinées n’explique les données.</translation>
    </message>
    <message>
        <source>The model, or one of the assumptions listed, is proven wrong.</source>
        <translation>Il est prouvé que le modèle, ou l’une des hypothèses énumérées, est faux.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Non jugé.</translation>
    </message>
    <message>
        <source>{}: the run was cancelled before the cause was found.</source>
        <translation>{} : le calcul a été annulé avant que la cause soit trouvée.</translation>
    </message>
    <message>
        <source>Every experiment: what was measured, the moments of the model&apos;s output at the answer, its log-likelihood and the distance of each density to the reference.</source>
        <translation>Chaque essai&#xa0;: ce qui a été mesuré, les moments de la sortie du modèle pour la réponse, sa log-vraisemblance et la distance de chaque densité à la référence.</translation>
    </message>
    <message>
        <source>Densities of the output of every experiment at the answer; the reference is the smoothed density of the simulated samples.</source>
        <translation>Densités de la sortie de chaque essai pour la réponse&#xa0;; la référence est la densité lissée des échantillons simulés.</translation>
    </message>
    <message>
        <source>Histogram of the simulated reference samples of every experiment.</source>
        <translation>Histogramme des échantillons de référence simulés de chaque essai.</translation>
    </message>
    <message>
        <source>The search, one row per generation or gradient step.</source>
        <translation>La recherche, une ligne par génération ou pas de gradient.</translation>
    </message>
    <message>
        <source>Share of the output&apos;s variance that each unknown explains alone (first order) and together with others (total).</source>
        <translation>Part de la variance de la sortie que chaque inconnue explique seule (premier ordre) et avec les autres (total).</translation>
    </message>
    <message>
        <source>Simulations per experiment that the expansion needs, and how many Monte Carlo and quasi Monte Carlo samples are as near to the reference: in the mean absolute error of log L_l (Table 2 of the paper), and in the mean earth mover&apos;s distance.</source>
        <translation>Simulations par essai dont le développement a besoin, et combien d&apos;échantillons Monte-Carlo et quasi-Monte-Carlo sont aussi proches de la référence&#xa0;: par l&apos;erreur absolue moyenne de log L_l (tableau 2 de l&apos;article) et par la distance moyenne du cantonnier (EMD).</translation>
    </message>
    <message>
        <source>Mean errors of sampled densities against the reference (figure 20 of the paper).</source>
        <translation>Erreurs moyennes des densités échantillonnées par rapport à la référence (figure 20 de l&apos;article).</translation>
    </message>
    <message>
        <source>What each sensor is worth beside the best combination: the criterion without it (if it is chosen) or with it as well (if it is not), over that of the combination. Missing: without it the parameters are not determined.</source>
        <translation>Ce que vaut chaque capteur à côté de la meilleure combinaison : le critère sans lui (s’il est choisi) ou aussi avec lui (sinon), sur celui de la combinaison. Manquant : sans lui les paramètres ne sont pas déterminés.</translation>
    </message>
    <message>
        <source>Standard errors of the parameters with the best combination of each criterion, and with all sensors.</source>
        <translation>Erreurs types des paramètres avec la meilleure combinaison de chaque critère, et avec tous les capteurs.</translation>
    </message>
    <message>
        <source>The best combination of every number of sensors.</source>
        <translation>La meilleure combinaison de chaque nombre de capteurs.</translation>
    </message>
    <message>
        <source>The best combination found of every number of sensors; all but the largest by exchange search, without a proof.</source>
        <translation>La meilleure combinaison trouvée de chaque nombre de capteurs ; toutes sauf la plus grande par recherche d’échange, sans preuve.</translation>
    </message>
    <message>
        <source>The best combinations of sensors by each criterion, best first, with the values of all criteria; relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>Les meilleures combinaisons de capteurs selon chaque critère, la meilleure d’abord, avec les valeurs de tous les critères ; relatif est la valeur sur la meilleure. Les capteurs sont numérotés à partir de 0.</translation>
    </message>
    <message>
        <source>The best combinations of sensors found around the best one by each criterion, best first; only of the first one a proof says how good it is. Relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>Les meilleures combinaisons de capteurs trouvées autour de la meilleure selon chaque critère, la meilleure d’abord ; une preuve ne dit que pour la première à quel point elle est bonne. Relatif est la valeur sur la meilleure. Les capteurs sont numérotés à partir de 0.</translation>
    </message>
    <message>
        <source>Every unknown with its standard error, its own (marginal) interval and its side of the box around the joint ellipsoid.</source>
        <translation>Chaque inconnue avec son erreur type, son propre intervalle (marginal) et son côté de la boîte autour de l’ellipsoïde conjoint.</translation>
    </message>
    <message>
        <source>Estimate of every model from the experiments of the splits, those that are not rejected first. An interval of a model that is rejected means nothing.</source>
        <translation>Estimation de chaque modèle d’après les essais des partages, d’abord ceux qui ne sont pas rejetés. Un intervalle d’un modèle rejeté ne signifie rien.</translation>
    </message>
    <message>
        <source>Every set of sensors: size of the covariance of its own estimate by the criteria A, D, E and ME, and whether it determines the unknowns.</source>
        <translation>Chaque ensemble de capteurs : taille de la covariance de sa propre estimation selon les critères A, D, E et ME, et s’il détermine les inconnues.</translation>
    </message>
    <message>
        <source>Every model in every split: p-values by the published rule (covariance of the calibration only, rejects too often), with both covariances, and with those by the scatter of repeated values where it was asked. p_holm: of the one that decides, after Holm&apos;s correction over the splits and the fit of a model. Misfit: the sides agree, but the model does not fit the data.</source>
        <translation>Chaque modèle dans chaque partage : valeurs p par la règle publiée (covariance du calibrage seul, rejette trop souvent), avec les deux covariances, et, si demandé, avec celles d’après la dispersion des valeurs répétées. p_holm : de celle qui décide, après correction de Holm sur les partages et l’ajustement d’un modèle. Inadéquation : les côtés s’accordent, mais le modèle ne convient pas aux données.</translation>
    </message>
    <message>
        <source>Outlines of the confidence ellipsoids for every pair of unknowns: projections, and cuts with all other unknowns held at the estimate.</source>
        <translation>Contours des ellipsoïdes de confiance pour chaque couple d’inconnues : projections, et coupes avec toutes les autres à l’estimation.</translation>
    </message>
    <message>
        <source>Measured means and every model at its own estimate from the sensors used, in the order of the data; standardised residual = (measured - predicted)/(sigma/sqrt(count)).</source>
        <translation>Moyennes mesurées et chaque modèle à sa propre estimation d’après les capteurs utilisés, dans l’ordre des données ; résidu normalisé = (mesuré - prédit)/(sigma/racine(nombre)).</translation>
    </message>
    <message>
        <source>Scatter of every sensor between repeated series, and the published chi-squared test of its differences against a normal distribution (p). p_stated and p_normal: exact, of the scatter against what is stated (two-sided) and of normality; the words beside them hold for all sensors together.</source>
        <translation>Dispersion de chaque capteur entre séries répétées, et test du khi-deux publié de ses différences contre une loi normale (p). p_stated et p_normal : exacts, de la dispersion contre l’indiqué (bilatéral) et de la normalité ; les mots à côté valent pour tous les capteurs ensemble.</translation>
    </message>
    <message>
        <source>Ordered differences between repeated series over their root mean square, against the quantiles of the standard normal distribution.</source>
        <translation>Différences ordonnées entre séries répétées sur leur moyenne quadratique, contre les quantiles de la loi normale standard.</translation>
    </message>
    <message>
        <source>Estimates from data drawn at the estimate, one row per refit.</source>
        <translation>Estimations d’après des données tirées à l’estimation, une ligne par réajustement.</translation>
    </message>
    <message>
        <source>Rise of the sum of squares 2 f with one unknown held and the others fitted again.</source>
        <translation>Hausse de la somme des carrés 2 f avec une inconnue fixée et les autres réajustées.</translation>
    </message>
    <message>
        <source>Intervals by profile likelihood beside the marginal ones of the ellipsoid; bend is how far the profile departs from a parabola (above 0.1: trust the profile). Missing: not reached within the bounds of the search.</source>
        <translation>Intervalles par vraisemblance profilée à côté des marginaux de l’ellipsoïde&amp;#xa0;; courbure indique combien le profil s’écarte d’une parabole (au-dessus de 0.1&amp;#xa0;: se fier au profil). Manquant&amp;#xa0;: non atteint dans les bornes de la recherche.</translation>
    </message>
    <message>
        <source>Candidates of the next experiment: the criterion after it alone, what it gains, the place at which to measure it first, and how often it is measured.</source>
        <translation>Candidats du prochain essai : le critère après lui seul, ce qu’il apporte, le rang auquel le mesurer d’abord, et combien de fois il est mesuré.</translation>
    </message>
    <message>
        <source>The next experiments one after the other, and the criterion after each at the present estimate.</source>
        <translation>Les prochains essais l’un après l’autre, et le critère après chacun à l’estimation présente.</translation>
    </message>
    <message>
        <source>Candidate series: the criterion after one alone at the estimate of the study, what it gains, the place at which to take it first, judged at the estimate renewed with the data of those before, and how often it is taken. A repetition has no data yet.</source>
        <translation>Séries candidates : le critère après une seule à l’estimation de l’étude, ce qu’elle apporte, le rang auquel la prendre d’abord, jugé à l’estimation renouvelée avec les données des précédentes, et combien de fois elle est prise. Une répétition n’a pas encore de données.</translation>
    </message>
    <message>
        <source>The series one after the other: the criterion predicted before each, the one with its data at the renewed estimate, and that estimate.</source>
        <translation>Les séries l’une après l’autre&amp;#xa0;: le critère prédit avant chacune, celui avec ses données à l’estimation renouvelée, et cette estimation.</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was: the criterion with one alone, what it gains, and the order in which to add them.</source>
        <translation>Sorties qui ne sont pas mesurées, comme lues partout où quelque chose a été lu&amp;#xa0;: le critère avec une seule, ce qu’elle apporte, et l’ordre dans lequel les ajouter.</translation>
    </message>
    <message>
        <source>something constant moves {} that the model does not have: {} per second</source>
        <translation>quelque chose de constant que le modèle n’a pas agit sur {} : {} par seconde</translation>
    </message>
    <message>
        <source>The bounds at the end hold all the same; state what was found and run again.</source>
        <translation>Les bornes à la fin valent malgré tout ; indiquez ce qui a été trouvé et recommencez.</translation>
    </message>
    <message>
        <source>With it the bounds of {} at the end are up to {} times as wide, the others hold; state what was found and run again.</source>
        <translation>Avec cela les bornes de {} à la fin sont jusqu’à {} fois plus larges, les autres valent ; indiquez ce qui a été trouvé et recommencez.</translation>
    </message>
    <message>
        <source>A standard deviation or a process noise is stated too small; the bounds at the end hold.</source>
        <translation>Un écart type ou un bruit de processus est indiqué trop petit ; les bornes à la fin valent.</translation>
    </message>
    <message>
        <source>The bounds of {} are too narrow to be used.</source>
        <translation>Les bornes de {} sont trop étroites pour être utilisées.</translation>
    </message>
    <message>
        <source>The fit of all data at once ends up to {} standard deviations from the filter. Without process noise the two are the same but for what the filter loses by linearising as it goes: its bounds do not hold that, and may be {:.1f} times too narrow. Use the values of that fit (all_data).</source>
        <translation>L’ajustement à toutes les données à la fois finit à jusqu’à {} écarts types du filtre. Sans bruit de processus les deux sont égaux, à ce que le filtre perd près en linéarisant en chemin : ses bornes ne le contiennent pas et peuvent être {:.1f} fois trop étroites. Utilisez les valeurs de cet ajustement (all_data).</translation>
    </message>
    <message>
        <source>Not determined so far: {}. The filter has learned nothing about that: standard deviations are still {:.0f} % or more of those at the start, and values and intervals are those of the start.</source>
        <translation>Pas encore déterminé : {}. Le filtre n’en a rien appris : les écarts types sont encore de {:.0f} % ou plus de ceux du départ, et les valeurs et intervalles sont ceux du départ.</translation>
    </message>
    <message>
        <source>With that, started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Avec cela et parti des valeurs de cet ajustement, chaque inconnue {:g} fois plus sûre qu’indiqué à présent, le filtre est crédible.</translation>
    </message>
    <message>
        <source>{} {:.3g} times as noisy as stated</source>
        <translation>{} est {:.3g} fois aussi bruité qu’indiqué</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise, but of another size: {}. The innovations of the filter are not that (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>L’ajustement de toutes les données à la fois avec le même modèle laisse un bruit blanc, mais d’une autre taille : {}. Les innovations du filtre n’en sont pas un (NIS moyen {:.3g}, attendu {:.3g} à {:.3g}).</translation>
    </message>
    <message>
        <source>State the standard deviations that were found, and use the values of that fit (all_data), not those of the filter.</source>
        <translation>Indiquez les écarts types trouvés et utilisez les valeurs de cet ajustement (all_data), non celles du filtre.</translation>
    </message>
    <message>
        <source>Within or near the intervals of {} an event of the model passes measured times: the least squares have kinks there, and the intervals may miss the true value somewhat more often than they say (in simulations of a relay and a bouncing ball up to 8 % instead of 5 %).</source>
        <translation>Dans les intervalles de {} ou près d’eux, un événement du modèle passe sur des temps mesurés : les moindres carrés y ont des coudes, et les intervalles peuvent manquer la vraie valeur un peu plus souvent qu’ils ne disent (en simulation d’un relais et d’une balle rebondissante jusqu’à 8 % au lieu de 5 %).</translation>
    </message>
    <message>
        <source>At exactly these values the residuals of {} have an offset or drift slowly: the values leave that unexplained, unless their own uncertainty explains it.</source>
        <translation>À exactement ces valeurs les résidus de {} ont un décalage ou dérivent lentement : les valeurs laissent cela inexpliqué, à moins que leur propre incertitude ne l’explique.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them.</source>
        <translation>La vraisemblance a un autre maximum de hauteur presque égale : {:.2f} contre {:.2f}, à {}. Les données ne tranchent pas entre eux.</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; min = {:g} is not</source>
        <translation>{} est supérieur à 0 par son échelle ou sa loi a priori ; min = {:g} ne l’est pas</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; its start {:g} is not</source>
        <translation>{} est supérieur à 0 par son échelle ou sa loi a priori ; son départ {:g} ne l’est pas</translation>
    </message>
    <message>
        <source>the prior of {} needs the objective sum and the squared loss: others are no likelihood that it could be weighed against</source>
        <translation>la loi a priori de {} demande l’objectif sum et la perte quadratique : les autres ne sont pas une vraisemblance qui permette de la pondérer</translation>
    </message>
    <message>
        <source>Not determined without the priors: {}.</source>
        <translation>Non déterminé sans les lois a priori : {}.</translation>
    </message>
    <message>
        <source>Less than 1 % of what is known of {} comes from its prior.</source>
        <translation>Moins de 1 % de ce que l’on sait de {} vient de sa loi a priori.</translation>
    </message>
    <message>
        <source>More than 99 % of what is known of {} comes from its prior.</source>
        <translation>Plus de 99 % de ce que l’on sait de {} vient de sa loi a priori.</translation>
    </message>
    <message>
        <source>{:.0f} % of what is known of {} comes from its prior.</source>
        <translation>{:.0f} % de ce que l’on sait de {} vient de sa loi a priori.</translation>
    </message>
    <message>
        <source>How much the priors count rests on a guess: {:g} values leave no errors to weigh them against, and {:g} % of the spread of the values stood for them. State the deviations of the sensors (data.standard_deviations).</source>
        <translation>Le poids des lois a priori repose sur une supposition : {:g} valeurs ne laissent pas d’erreurs auxquelles les comparer, et {:g} % de la dispersion des valeurs en ont tenu lieu. Indiquez les écarts types des capteurs (data.standard_deviations).</translation>
    </message>
    <message>
        <source>The data contradict the prior of {}: without it {} would lie {:.2g} standard deviations of their difference from {:g}, the prior&apos;s best value. The prior, the model or the stated errors are wrong, and so is what they say together.</source>
        <translation>Les données contredisent la loi a priori de {} : sans elle, {} serait à {:.2g} écarts types (de leur différence) de {:g}, la meilleure valeur de la loi a priori. La loi a priori, le modèle ou les erreurs indiquées sont faux, et donc aussi ce qu’ils disent ensemble.</translation>
    </message>
    <message>
        <source>What is known of {} is its prior alone: {}.</source>
        <translation>Ce que l’on sait de {} n’est que sa loi a priori : {}.</translation>
    </message>
    <message>
        <source>The data alone determine {}; the priors decide the rest.</source>
        <translation>Les données seules déterminent {} ; les lois a priori décident du reste.</translation>
    </message>
    <message>
        <source>a prior allows no value {:g}</source>
        <translation>une loi a priori ne permet pas la valeur {:g}</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised in the logarithm, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, linéarisé en logarithme, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, posterior along the profile, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, loi a posteriori le long du profil, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{}, with the priors</source>
        <translation>{}, avec les lois a priori</translation>
    </message>
    <message>
        <source>What was held back from the search, and what the values found predict of it.</source>
        <translation>Ce qui a été mis de côté de la recherche, et ce que les valeurs trouvées en prédisent.</translation>
    </message>
    <message>
        <source>its sensors stand in several files with times of their own; verified identification reads rows of one file</source>
        <translation>ses capteurs se trouvent dans plusieurs fichiers avec leurs propres temps ; l’identification vérifiée lit les lignes d’un seul fichier</translation>
    </message>
    <message>
        <source>follows no unknown</source>
        <translation>ne suit aucune inconnue</translation>
    </message>
    <message>
        <source>{}, at the ends of the interval of {}</source>
        <translation>{}, aux bouts de l’intervalle de {}</translation>
    </message>
    <message>
        <source>{} equals {}; no value is stated of it, since this answer has none of {} alone.</source>
        <translation>{} est égal à {} ; aucune valeur n’en est indiquée, car cette réponse n’en a pas de {} seul.</translation>
    </message>
    <message>
        <source>to first order from the intervals that it follows ({})</source>
        <translation>au premier ordre, à partir des intervalles dont elle suit ({})</translation>
    </message>
    <message>
        <source>Where {} starts at rest depends on the unknown {}: state how uncertain it is (options.uncertainty, &quot;{}: 0.1&quot;).</source>
        <translation>L’endroit où {} commence au repos dépend de l’inconnue {}&#xa0;: indiquez son incertitude (options.uncertainty, &quot;{}: 0.1&quot;).</translation>
    </message>
    <message>
        <source>The model {} has no state of rest under the first values of its inputs that its formulas determine (data.start).</source>
        <translation>Le modèle {} n’a, sous les premières valeurs de ses entrées, aucun état de repos que ses formules déterminent (data.start).</translation>
    </message>
    <message>
        <source>the constraint {}: {} is not among the unknowns</source>
        <translation>la contrainte {}&#xa0;: {} ne fait pas partie des inconnues</translation>
    </message>
    <message>
        <source>the constraint {} allows no value within the bounds of {}</source>
        <translation>la contrainte {} ne permet aucune valeur dans les bornes de {}</translation>
    </message>
    <message>
        <source>the constraints {} and {} together allow no values within the bounds, or equality alone</source>
        <translation>les contraintes {} et {} ensemble ne permettent aucune valeur dans les bornes, ou seulement l’égalité</translation>
    </message>
    <message>
        <source>the constraint {} names an unknown on a logarithmic scale: it must be a ratio of two such unknowns (a &lt; 2*b) or a bound above 0 of one; choose scale = &quot;linear&quot; for others</source>
        <translation>la contrainte {} nomme une inconnue sur une échelle logarithmique&#xa0;: elle doit être un rapport de deux telles inconnues (a &lt; 2*b) ou une borne supérieure à 0 d’une seule&#xa0;; choisissez scale = &quot;linear&quot; pour les autres</translation>
    </message>
    <message>
        <source>The start values {} do not satisfy {}: the search begins at the nearest that do, {}.</source>
        <translation>Les valeurs de départ {} ne satisfont pas {}&#xa0;: la recherche commence aux plus proches qui le font, {}.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. The standard errors are those with the equality, the intervals those of the profile likelihood where it holds; they are wrong if it does not.</source>
        <translation>{} vaut avec égalité à la réponse&#xa0;: les données seules l’enfreindraient. Les erreurs types sont celles avec l’égalité, les intervalles ceux de la vraisemblance profilée là où elle vaut&#xa0;; ils sont faux si elle ne vaut pas.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. Standard errors and intervals are those with the equality: too narrow where it does not hold exactly.</source>
        <translation>{} vaut avec égalité à la réponse&#xa0;: les données seules l’enfreindraient. Erreurs types et intervalles sont ceux avec l’égalité&#xa0;: trop étroits là où elle ne vaut pas exactement.</translation>
    </message>
    <message>
        <source>As far as the constraints allow no value is excluded by the data: {}.</source>
        <translation>Dans ce que permettent les contraintes, aucune valeur n’est exclue par les données&#xa0;: {}.</translation>
    </message>
    <message>
        <source>log L is higher by {:.2f} beside their answer than there</source>
        <translation>log L est plus grand de {:.2f} à côté de leur réponse qu’à celle-ci</translation>
    </message>
    <message>
        <source>simulations find no maximum of log L at their answer</source>
        <translation>les simulations ne trouvent pas de maximum de log L à leur réponse</translation>
    </message>
    <message>
        <source>The search ran on response surfaces of {} simulations.</source>
        <translation>La recherche s’est faite sur des surfaces de réponse de {} simulations.</translation>
    </message>
    <message>
        <source> {} of {} experiments have no good one and were simulated.</source>
        <translation> {} des {} essais n’en ont pas de bonne et ont été simulés.</translation>
    </message>
    <message>
        <source> Simulated at the answer, the log L of no experiment differs by more than {:.2g} from that on its surface.</source>
        <translation> Simulé à la réponse, le log L d’aucun essai ne s’écarte de plus de {:.2g} de celui de sa surface.</translation>
    </message>
    <message>
        <source> At {} places on the way there, where log L is up to 30 lower, the two differ by at most {:.2g}.</source>
        <translation> À {} endroits du chemin vers elle, où log L est jusqu’à 30 plus bas, les deux diffèrent d’au plus {:.2g}.</translation>
    </message>
    <message>
        <source> The maximum by simulation is {:.1g} standard errors from the answer.</source>
        <translation> Le maximum par simulation est à {:.1g} erreurs types de la réponse.</translation>
    </message>
    <message>
        <source>The intervals come from response surfaces: at their ends log L is at most {:.2g} off the simulated one.</source>
        <translation>Les intervalles viennent de surfaces de réponse&#xa0;: à leurs extrémités log L s’écarte d’au plus {:.2g} de celui simulé.</translation>
    </message>
    <message>
        <source>The intervals were followed by simulation: at their ends on response surfaces log L was {:.2g} off the simulated one.</source>
        <translation>Les intervalles ont été suivis par simulation&#xa0;: à leurs extrémités sur les surfaces de réponse, log L s’écartait de {:.2g} de celui simulé.</translation>
    </message>
    <message>
        <source>The reference of {} of {} experiments is sampled on response surfaces; where it was simulated too it differs by at most {:.2g} standard deviations.</source>
        <translation>La référence de {} des {} essais est tirée sur des surfaces de réponse&#xa0;; là où elle a aussi été simulée, elle diffère d’au plus {:.2g} écarts types.</translation>
    </message>
    <message>
        <source>The search was made by simulation, because its response surfaces were wrong: {}.</source>
        <translation>La recherche s’est faite par simulation, car ses surfaces de réponse étaient fausses&#xa0;: {}.</translation>
    </message>
    <message>
        <source>The search was made by simulation: {}.</source>
        <translation>La recherche s’est faite par simulation&#xa0;: {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments have no good response surface; the first: {}</source>
        <translation>{} des {} essais n’ont pas de bonne surface de réponse&#xa0;; le premier&#xa0;: {}</translation>
    </message>
    <message>
        <source>over the whole box they are good to {:.2g}, where the output spreads by {:.2g} only</source>
        <translation>sur tout le domaine elles sont justes à {:.2g} près, alors que la sortie ne se disperse que de {:.2g}</translation>
    </message>
    <message>
        <source>log L falls by {:.2f} on the response surfaces and by {:.2f} by simulation, from their answer to a place on the way to it</source>
        <translation>log L baisse de {:.2f} sur les surfaces de réponse et de {:.2f} par simulation, de leur réponse à un endroit du chemin vers elle</translation>
    </message>
    <message>
        <source>response surfaces would cost more than they save a search of about {} evaluations</source>
        <translation>les surfaces de réponse coûteraient plus qu’elles n’épargnent à une recherche d’environ {} évaluations</translation>
    </message>
    <message>
        <source>on the response surfaces no distribution gives any experiment a density</source>
        <translation>sur les surfaces de réponse, aucune loi ne donne de densité à aucun essai</translation>
    </message>
    <message>
        <source>a surface of {} simulations misses others by {:.2g} % of the output&apos;s range</source>
        <translation>une surface de {} simulations manque les autres de {:.2g}&#xa0;% de la plage de la sortie</translation>
    </message>
    <message>
        <source>The given values do not satisfy {}.</source>
        <translation>Les valeurs données ne satisfont pas {}.</translation>
    </message>
    <message>
        <source>{} without the causes found</source>
        <translation>{} sans les causes trouvées</translation>
    </message>
    <message>
        <source>{:g} % of the fit of all data at once; the filter lost its way</source>
        <translation>{:g} % de l’ajustement de toutes les données à la fois&#xa0;; le filtre s’est égaré</translation>
    </message>
    <message>
        <source>From the start values the search had not converged, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Depuis les valeurs de départ, la recherche n’avait pas convergé, à {:.6g}&#xa0;: la réponse, à {:.6g}, a été trouvée d’ailleurs dans les bornes.</translation>
    </message>
    <message>
        <source>None of {} points within the ranges can be simulated: {}</source>
        <translation>Aucun de {} points dans les plages ne peut être simulé&#xa0;: {}</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured, that of now {} %.</source>
        <translation>Le départ proposé laisse {} % (valeur efficace) de la variation mesurée, celui d’à présent {} %.</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured; that of now cannot be simulated.</source>
        <translation>Le départ proposé laisse {} % (valeur efficace) de la variation mesurée&#xa0;; celui d’à présent ne peut pas être simulé.</translation>
    </message>
    <message>
        <source>There the data tell every unknown.</source>
        <translation>Là, les données déterminent toutes les inconnues.</translation>
    </message>
    <message>
        <source>There the data tell none of the unknowns.</source>
        <translation>Là, les données ne déterminent aucune des inconnues.</translation>
    </message>
    <message>
        <source>There the data do not tell all unknowns apart; with {} fixed they tell the others.</source>
        <translation>Là, les données ne distinguent pas toutes les inconnues&#xa0;; si l’on fixe {}, elles déterminent les autres.</translation>
    </message>
    <message>
        <source>there are no unknowns to propose ranges for</source>
        <translation>il n’y a pas d’inconnues pour lesquelles proposer des plages</translation>
    </message>
    <message>
        <source>The model explains next to nothing of the variation of {}: these are values of one quantity with their scatter, or the data were read as something else than they are.</source>
        <translation>Le modèle n’explique presque rien de la variation de {}&#xa0;: ce sont des valeurs d’une même grandeur avec leur dispersion, ou les données ont été lues comme autre chose que ce qu’elles sont.</translation>
    </message>
    <message>
        <source>One cause may be that {} jumps between rows and is taken as a ramp there: if it is held from row to row, say so (data.interpolation = &quot;hold&quot;).</source>
        <translation>Une cause peut être que {} saute entre les lignes et y est pris comme une rampe&#xa0;: s’il est maintenu d’une ligne à l’autre, indiquez-le (data.interpolation = &quot;hold&quot;).</translation>
    </message>
    <message>
        <source>No stage jumped, but the answer lies at a bound.</source>
        <translation>Aucune étape n’a sauté, mais la réponse se trouve sur une borne.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise of the stated size.</source>
        <translation>Aucune étape n’a sauté, mais ce que laisse la réponse n’est pas un bruit de la taille indiquée.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise.</source>
        <translation>Aucune étape n’a sauté, mais ce que laisse la réponse n’est pas un bruit.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds end no lower: rather the model.</source>
        <translation>Les recherches depuis ailleurs dans les bornes ne finissent pas plus bas&#xa0;: c’est plutôt le modèle.</translation>
    </message>
    <message>
        <source>The parts of the cross-validation: what is found without each, and whether it predicts it.</source>
        <translation>Les parties de la validation croisée&#xa0;: ce qui est trouvé sans chacune, et si cela la prédit.</translation>
    </message>
    <message>
        <source>equations that corrections can be added to</source>
        <translation>des équations auxquelles des corrections peuvent être ajoutées</translation>
    </message>
    <message>
        <source>states that it can restart from</source>
        <translation>des états d’où il peut repartir</translation>
    </message>
    <message>
        <source>interval evaluation</source>
        <translation>une évaluation par intervalles</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>des simulations</translation>
    </message>
    <message>
        <source>the {} {}</source>
        <translation>le {} {}</translation>
    </message>
    <message>
        <source>the model {}</source>
        <translation>le modèle {}</translation>
    </message>
    <message>
        <source>{} needs {}, which {} does not offer ({} can use it)</source>
        <translation>{} demande {}, ce que {} n’offre pas (utilisable avec lui&#xa0;: {})</translation>
    </message>
    <message>
        <source>the derivative by {} is not known: runs beside it have no answer</source>
        <translation>la dérivée par rapport à {} n’est pas connue : les simulations voisines n’ont pas de réponse</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>start of {}</source>
        <translation>valeur de départ de {}</translation>
    </message>
    <message>
        <source>{} equals an expression of itself</source>
        <translation>{} est égal à une expression de lui-même</translation>
    </message>
    <message>
        <source>{} follow each other in a circle</source>
        <translation>{} se suivent en cercle</translation>
    </message>
    <message>
        <source>No process can be started here: {}</source>
        <translation>Aucun processus ne peut être lancé ici&#xa0;: {}</translation>
    </message>
    <message>
        <source>under bubblewrap: without network, writing to its own folder only</source>
        <translation>sous bubblewrap&#xa0;: sans réseau, écriture dans son propre dossier seulement</translation>
    </message>
    <message>
        <source>under a filter of system calls and Landlock (bubblewrap does not work here): without network, writing to its own folder only, but it sees all other files and processes</source>
        <translation>sous un filtre d’appels système et Landlock (bubblewrap ne fonctionne pas ici)&#xa0;: sans réseau, écriture dans son propre dossier seulement, mais il voit tous les autres fichiers et processus</translation>
    </message>
    <message>
        <source>under a filter of system calls (bubblewrap does not work here): without network, but it may write where this account may</source>
        <translation>sous un filtre d’appels système (bubblewrap ne fonctionne pas ici)&#xa0;: sans réseau, mais il peut écrire là où ce compte le peut</translation>
    </message>
    <message>
        <source>not confined: neither bubblewrap nor seccomp works here</source>
        <translation>non confiné&#xa0;: ni bubblewrap ni seccomp ne fonctionne ici</translation>
    </message>
    <message>
        <source>No folder for temporary files can be made in {}: {}</source>
        <translation>Aucun dossier de fichiers temporaires ne peut être créé dans {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>There is no command to start.</source>
        <translation>Il n’y a pas de commande à lancer.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine.</source>
        <translation>Il n’y a pas de programme {} sur cette machine.</translation>
    </message>
    <message>
        <source>{} is no program that may be run; `chmod +x` makes it one.</source>
        <translation>{} n’est pas un programme qui puisse être exécuté&#xa0;; `chmod +x` en fait un.</translation>
    </message>
    <message>
        <source>This machine has no filter of system calls (seccomp).</source>
        <translation>Cette machine n’a pas de filtre d’appels système (seccomp).</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} ne peut pas être écrit&#xa0;: {}</translation>
    </message>
    <message>
        <source>There is no home folder in which it could be kept what is allowed.</source>
        <translation>Il n’y a pas de dossier personnel où garder ce qui est autorisé.</translation>
    </message>
    <message>
        <source>{} has a line break in its name; give it another one.</source>
        <translation>{} a un saut de ligne dans son nom&#xa0;; donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>, written by {}</source>
        <translation>, écrit par {}</translation>
    </message>
    <message>
        <source> It has changed since it was allowed (SHA-256 {} then).</source>
        <translation> Il a changé depuis qu’il a été autorisé (SHA-256 {} alors).</translation>
    </message>
    <message>
        <source>The {} {} would run code of others on this machine{} (SHA-256 {}), and that has not been allowed.{} If you know where it comes from: --trust {} for this command, or `rigor trust {}` for this account.</source>
        <translation>Le {} {} exécuterait du code d’autrui sur cette machine{} (SHA-256 {}), et cela n’a pas été autorisé.{} Si vous savez d’où il vient&#xa0;: --trust {} pour cette commande, ou `rigor trust {}` pour ce compte.</translation>
    </message>
    <message>
        <source>{} cannot be started: {}</source>
        <translation>{} ne peut pas être lancé&#xa0;: {}</translation>
    </message>
    <message>
        <source>an entry of the FMU has no name</source>
        <translation>une entrée de l’archive du FMU n’a pas de nom</translation>
    </message>
    <message>
        <source>a name in the FMU has {} letters ({}...); at most {} are read</source>
        <translation>un nom dans le FMU a {} caractères ({}...)&#xa0;; au plus {} sont lus</translation>
    </message>
    <message>
        <source>the name {} in the FMU holds signs that no name has</source>
        <translation>le nom {} dans le FMU contient des caractères qu’aucun nom n’a</translation>
    </message>
    <message>
        <source>the FMU would write to {}, outside its own folder; it is not read</source>
        <translation>le FMU écrirait dans {}, hors de son propre dossier&#xa0;; il n’est pas lu</translation>
    </message>
    <message>
        <source>the name {} in the FMU has a backslash, which ZIP archives do not allow; pack it anew</source>
        <translation>le nom {} dans le FMU a une barre oblique inverse, que les archives ZIP ne permettent pas&#xa0;; archivez-le à nouveau</translation>
    </message>
    <message>
        <source>the name {} in the FMU is no plain path</source>
        <translation>le nom {} dans le FMU n’est pas un chemin simple</translation>
    </message>
    <message>
        <source>{} in the FMU is a link; an FMU holds files only</source>
        <translation>{} dans le FMU est un lien&#xa0;; un FMU ne contient que des fichiers</translation>
    </message>
    <message>
        <source>{} in the FMU is a device, not a file; an FMU holds files only</source>
        <translation>{} dans le FMU est un périphérique, pas un fichier&#xa0;; un FMU ne contient que des fichiers</translation>
    </message>
    <message>
        <source>the FMU is locked by a password; export it without one</source>
        <translation>le FMU est protégé par un mot de passe&#xa0;; exportez-le sans</translation>
    </message>
    <message>
        <source>the part {} of the FMU unpacks to more than {} MB, which is not read</source>
        <translation>la partie {} du FMU dépasse {} Mo une fois décompressée, ce qui n’est pas lu</translation>
    </message>
    <message>
        <source>the FMU holds two files {}; which is meant cannot be told</source>
        <translation>le FMU contient deux fichiers {}&#xa0;; on ne peut pas dire lequel est visé</translation>
    </message>
    <message>
        <source>{} in the FMU is a file and a folder at once</source>
        <translation>{} dans le FMU est à la fois un fichier et un dossier</translation>
    </message>
    <message>
        <source>the FMU unpacks from {} kB to {} MB; more than {} MB are not believed of it</source>
        <translation>le FMU passe de {} ko à {} Mo une fois décompressé&#xa0;; plus de {} Mo ne sont pas crédibles</translation>
    </message>
    <message>
        <source>{} of the FMU cannot be unpacked to {}; is the disk full?</source>
        <translation>{} du FMU ne peut pas être décompressé dans {}&#xa0;; le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>the modelIdentifier &quot;{}&quot; is no name of a library</source>
        <translation>le modelIdentifier «&#xa0;{}&#xa0;» n’est pas un nom de bibliothèque</translation>
    </message>
    <message>
        <source>the FMU is written for FMI &quot;{}&quot;; Rigor runs those of FMI 2.0 and 3.0, so export it as one of these</source>
        <translation>le FMU est écrit pour FMI «&#xa0;{}&#xa0;»&#xa0;; Rigor exécute ceux de FMI 2.0 et 3.0, exportez-le donc comme l’un de ceux-ci</translation>
    </message>
    <message>
        <source>the FMU offers Scheduled Execution only; Rigor runs Co-Simulation and Model Exchange</source>
        <translation>le FMU n’offre que Scheduled Execution&#xa0;; Rigor exécute Co-Simulation et Model Exchange</translation>
    </message>
    <message>
        <source>the FMU offers neither Co-Simulation nor Model Exchange</source>
        <translation>le FMU n’offre ni Co-Simulation ni Model Exchange</translation>
    </message>
    <message>
        <source>the step size {} s of the FMU is not above zero</source>
        <translation>le pas de {} s du FMU n’est pas supérieur à zéro</translation>
    </message>
    <message>
        <source>the FMU has the terminal {}; FMUs with terminals are not run here, so export it without</source>
        <translation>le FMU a le terminal {}&#xa0;; les FMU avec terminaux ne sont pas exécutés ici, exportez-le donc sans</translation>
    </message>
    <message>
        <source>the archive has no {}, which every FMU has</source>
        <translation>l’archive n’a pas de {}, que tout FMU possède</translation>
    </message>
    <message>
        <source>{} holds no binaries; Rigor on Linux needs {}</source>
        <translation>{} ne contient pas de binaires&#xa0;; sous Linux, Rigor a besoin de {}</translation>
    </message>
    <message>
        <source>{} holds no {}.so in binaries/{}</source>
        <translation>{} ne contient pas de {}.so dans binaries/{}</translation>
    </message>
    <message>
        <source>{} holds binaries for {} only; Rigor on Linux needs x86_64-linux</source>
        <translation>{} ne contient des binaires que pour {}&#xa0;; sous Linux, Rigor a besoin de x86_64-linux</translation>
    </message>
    <message>
        <source>it needs the shared library {}, which is not on this machine</source>
        <translation>il a besoin de la bibliothèque partagée {}, qui n’est pas sur cette machine</translation>
    </message>
    <message>
        <source>its library cannot be loaded: {}</source>
        <translation>sa bibliothèque ne peut pas être chargée&#xa0;: {}</translation>
    </message>
    <message>
        <source>its library has no function {}, which the standard asks for</source>
        <translation>sa bibliothèque n’a pas de fonction {}, que la norme demande</translation>
    </message>
    <message>
        <source>it refuses to be instantiated (a licence that is missing, resources)</source>
        <translation>il refuse d’être instancié (une licence qui manque, des ressources)</translation>
    </message>
    <message>
        <source>{} returned {}</source>
        <translation>{} a renvoyé {}</translation>
    </message>
    <message>
        <source>its output {} is not a finite number</source>
        <translation>sa sortie {} n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>it never sets its output {}</source>
        <translation>il ne fixe jamais sa sortie {}</translation>
    </message>
    <message>
        <source>it takes no step from here</source>
        <translation>il ne fait aucun pas à partir d’ici</translation>
    </message>
    <message>
        <source>it wrote more numbers than it says that it has</source>
        <translation>il a écrit plus de nombres qu’il ne dit en avoir</translation>
    </message>
    <message>
        <source>it asks for room for {} numbers</source>
        <translation>il demande de la place pour {} nombres</translation>
    </message>
    <message>
        <source>it used up the memory it may have</source>
        <translation>il a épuisé la mémoire qui lui est permise</translation>
    </message>
    <message>
        <source>{} wants to finish later, which is not waited for</source>
        <translation>{} veut finir plus tard, ce qui n’est pas attendu</translation>
    </message>
    <message>
        <source>its process gave no reason</source>
        <translation>son processus n’a pas donné de raison</translation>
    </message>
    <message>
        <source>its process was killed</source>
        <translation>son processus a été tué</translation>
    </message>
    <message>
        <source>its process crashed ({})</source>
        <translation>son processus a planté ({})</translation>
    </message>
    <message>
        <source>its process ended by itself (exit code {})</source>
        <translation>son processus s’est terminé de lui-même (code de sortie {})</translation>
    </message>
    <message>
        <source>its own parameter values</source>
        <translation>ses propres valeurs de paramètres</translation>
    </message>
    <message>
        <source>{} and {} others</source>
        <translation>{} et {} autres</translation>
    </message>
    <message>
        <source> It says: {}</source>
        <translation> Il dit&#xa0;: {}</translation>
    </message>
    <message>
        <source>The program {}, which runs FMUs in a process of their own, is not beside Rigor&apos;s own ({}); install Rigor anew.</source>
        <translation>Le programme {}, qui exécute les FMU dans un processus à part, n’est pas à côté de celui de Rigor ({})&#xa0;; réinstallez Rigor.</translation>
    </message>
    <message>
        <source>No process can be started for the FMU: {}</source>
        <translation>Aucun processus ne peut être lancé pour le FMU&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} ne peut pas être lu</translation>
    </message>
    <message>
        <source>{} has {} MB; FMUs of up to {} MB are read</source>
        <translation>{} a {} Mo&#xa0;; des FMU jusqu’à {} Mo sont lus</translation>
    </message>
    <message>
        <source>{} offers Co-Simulation only; it cannot be run by interface = &quot;model-exchange&quot;.</source>
        <translation>{} n’offre que Co-Simulation&#xa0;; il ne peut pas être simulé par interface = &quot;model-exchange&quot;.</translation>
    </message>
    <message>
        <source>{} is integrated by the stepper rk4 or dopri5; {} needs the equations of a model, which an FMU does not give.</source>
        <translation>{} est intégré par rk4 ou dopri5 (stepper)&#xa0;; {} a besoin des équations d’un modèle, qu’un FMU ne donne pas.</translation>
    </message>
    <message>
        <source>it was not ready within {} s</source>
        <translation>il n’était pas prêt au bout de {} s</translation>
    </message>
    <message>
        <source>its process answers what is no answer</source>
        <translation>son processus répond ce qui n’est pas une réponse</translation>
    </message>
    <message>
        <source>{} cannot be run: {}.</source>
        <translation>{} ne peut pas être exécuté&#xa0;: {}.</translation>
    </message>
    <message>
        <source>{} failed at {} s with {}: {}.</source>
        <translation>{} a échoué à {} s avec {}&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Model Exchange (FMI {}), integrated by {}, in processes of their own, {}</source>
        <translation>Model Exchange (FMI {}), intégré par {}, dans des processus à part, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step {} s, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), pas de communication de {} s, dans des processus à part, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step a thousandth of the run, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), pas de communication d’un millième de la simulation, dans des processus à part, {}</translation>
    </message>
    <message>
        <source>{} needs the tool that exported it ({}) to run; export it as an FMU that runs alone.</source>
        <translation>{} a besoin, pour s’exécuter, de l’outil qui l’a exporté ({})&#xa0;; exportez-le comme FMU qui s’exécute seul.</translation>
    </message>
    <message>
        <source>the FMU has two parameters, inputs or outputs named {}</source>
        <translation>le FMU a deux paramètres, entrées ou sorties nommés {}</translation>
    </message>
    <message>
        <source>{} = {} is not a finite number</source>
        <translation>{} = {} n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>{} = {} is no whole number, and the FMU takes only these</source>
        <translation>{} = {} n’est pas un nombre entier, et le FMU ne prend que ceux-ci</translation>
    </message>
    <message>
        <source>{} = {} is outside of what the FMU can hold, {} to {}</source>
        <translation>{} = {} est hors de ce que le FMU peut contenir, {} à {}</translation>
    </message>
    <message>
        <source>A run of {} s in steps of {} s would have more than {} rows.</source>
        <translation>Une simulation de {} s par pas de {} s aurait plus de {} lignes.</translation>
    </message>
    <message>
        <source>the FMU has a variable without a name</source>
        <translation>le FMU a une variable sans nom</translation>
    </message>
    <message>
        <source>the FMU has two variables named {}</source>
        <translation>le FMU a deux variables nommées {}</translation>
    </message>
    <message>
        <source>the variable {} has no legal valueReference ({})</source>
        <translation>la variable {} n’a pas de valueReference permise ({})</translation>
    </message>
    <message>
        <source>the variable {} has the causality &quot;{}&quot;, which there is not</source>
        <translation>la variable {} a la causalité «&#xa0;{}&#xa0;», qui n’existe pas</translation>
    </message>
    <message>
        <source>the variable {} has no type that FMI 2.0 knows</source>
        <translation>la variable {} n’a pas de type que FMI 2.0 connaisse</translation>
    </message>
    <message>
        <source>{} is a clock or follows one; FMUs with clocks (synchronous clocks of FMI 3.0) are not run here</source>
        <translation>{} est une horloge ou en suit une&#xa0;; les FMU avec horloges (horloges synchrones de FMI 3.0) ne sont pas exécutés ici</translation>
    </message>
    <message>
        <source>the variable {} has the type {}, which FMI 3.0 does not know</source>
        <translation>la variable {} a le type {}, que FMI 3.0 ne connaît pas</translation>
    </message>
    <message>
        <source>the array {} has the size {}</source>
        <translation>le tableau {} a la taille {}</translation>
    </message>
    <message>
        <source>{} says how large an array is; it keeps its value {} and is no parameter</source>
        <translation>{} dit la taille d’un tableau&#xa0;; sa valeur {} est gardée et ce n’est pas un paramètre</translation>
    </message>
    <message>
        <source>with {} the FMU has more than {} numbers, which are not read</source>
        <translation>avec {}, le FMU a plus de {} nombres, ce qui n’est pas lu</translation>
    </message>
    <message>
        <source>the size of the array {} is no structural parameter with a start value</source>
        <translation>la taille du tableau {} n’est pas un paramètre structurel avec une valeur initiale</translation>
    </message>
    <message>
        <source>{} has {} start values for {} numbers</source>
        <translation>{} a {} valeurs initiales pour {} nombres</translation>
    </message>
    <message>
        <source>the start value {} of {} is not finite</source>
        <translation>la valeur initiale {} de {} n’est pas finie</translation>
    </message>
    <message>
        <source>{} has no start value and so is no parameter</source>
        <translation>{} n’a pas de valeur initiale et n’est donc pas un paramètre</translation>
    </message>
    <message>
        <source>{} of its variables are texts; they keep their start values</source>
        <translation>{} de ses variables sont des textes&#xa0;; elles gardent leurs valeurs initiales</translation>
    </message>
    <message>
        <source>the unit {} of {} is not known here: its values are not converted</source>
        <translation>l’unité {} de {} n’est pas connue ici&#xa0;: ses valeurs ne sont pas converties</translation>
    </message>
    <message>
        <source>the FMU says that it has {} event indicators</source>
        <translation>le FMU dit avoir {} indicateurs d’événement</translation>
    </message>
    <message>
        <source>{} is no legal XML: {} (line {})</source>
        <translation>{} n’est pas du XML valide&#xa0;: {} (ligne {})</translation>
    </message>
    <message>
        <source>{} has a document type (&lt;!DOCTYPE&gt;), which could hold entities that grow without end or read other files; it is not read</source>
        <translation>{} a un type de document (&lt;!DOCTYPE&gt;), qui pourrait contenir des entités qui grandissent sans fin ou lisent d’autres fichiers&#xa0;; il n’est pas lu</translation>
    </message>
    <message>
        <source>{} has more than {} elements, which are not read</source>
        <translation>{} a plus de {} éléments, ce qui n’est pas lu</translation>
    </message>
    <message>
        <source>{} nests its elements deeper than {} levels; it is not read</source>
        <translation>{} imbrique ses éléments sur plus de {} niveaux&#xa0;; il n’est pas lu</translation>
    </message>
    <message>
        <source>{} begins with &lt;{}&gt; where &lt;{}&gt; belongs</source>
        <translation>{} commence par &lt;{}&gt; là où il faut &lt;{}&gt;</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is no number</source>
        <translation>{} = &quot;{}&quot; n’est pas un nombre</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is neither true nor false</source>
        <translation>{} = &quot;{}&quot; n’est ni true ni false</translation>
    </message>
    <message>
        <source>the start value &quot;{}&quot; of {} is no number</source>
        <translation>la valeur initiale «&#xa0;{}&#xa0;» de {} n’est pas un nombre</translation>
    </message>
    <message>
        <source>the parameter set has a parameter without a name</source>
        <translation>le jeu de paramètres a un paramètre sans nom</translation>
    </message>
    <message>
        <source>{} has {} values in place of one</source>
        <translation>{} a {} valeurs au lieu d’une</translation>
    </message>
    <message>
        <source>the parameter set gives {} two values</source>
        <translation>le jeu de paramètres donne deux valeurs à {}</translation>
    </message>
    <message>
        <source>The command runs without a shell, so nothing stands for {}...; put it into single quotes, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>La commande s’exécute sans shell, rien ne remplace donc {}...&#xa0;; mettez-le entre apostrophes, ou écrivez command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>The command has a quote {} that is not closed.</source>
        <translation>La commande a un guillemet {} qui n’est pas fermé.</translation>
    </message>
    <message>
        <source>The command ends with a backslash that stands for nothing.</source>
        <translation>La commande se termine par une barre oblique inverse qui ne désigne rien.</translation>
    </message>
    <message>
        <source>The command runs without a shell, to which {} would be something to do; quote it, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>La commande s’exécute sans shell, pour lequel {} serait quelque chose à faire&#xa0;; mettez-le entre guillemets, ou écrivez command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>{} is {}; columns are counted from 1.</source>
        <translation>{} vaut {}&#xa0;; les colonnes se comptent à partir de 1.</translation>
    </message>
    <message>
        <source>{} names no key of the JSON file, as &quot;results.time&quot; does.</source>
        <translation>{} ne nomme pas de clé du fichier JSON, comme le fait &quot;results.time&quot;.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; must begin with ^, the begin of the line that it looks for.</source>
        <translation>Le motif «&#xa0;{}&#xa0;» doit commencer par ^, le début de la ligne qu’il cherche.</translation>
    </message>
    <message>
        <source>The pattern has {} bytes; it may have {}.</source>
        <translation>Le motif a {} octets&#xa0;; il peut en avoir {}.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; repeats too much: its length times the counts in braces may be {}. Use + or *.</source>
        <translation>Le motif «&#xa0;{}&#xa0;» se répète trop&#xa0;: sa longueur fois les nombres entre accolades peut être {}. Prenez + ou *.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; has no group: put the number into parentheses, as in &quot;^mass = (\S+)&quot;.</source>
        <translation>Le motif «&#xa0;{}&#xa0;» n’a pas de groupe&#xa0;: mettez le nombre entre parenthèses, comme dans &quot;^mass = (\S+)&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no regular expression: {}.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une expression régulière&#xa0;: {}.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is &quot;first&quot; or &quot;last&quot;.</source>
        <translation>{} vaut «&#xa0;{}&#xa0;»&#xa0;; ce doit être &quot;first&quot; ou &quot;last&quot;.</translation>
    </message>
    <message>
        <source>[{}] does not say in which file the value is: file = &quot;out.csv&quot;, or &quot;stdout&quot;.</source>
        <translation>[{}] ne dit pas dans quel fichier est la valeur&#xa0;: file = &quot;out.csv&quot;, ou &quot;stdout&quot;.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is a file in the folder of the run, or stdout or stderr.</source>
        <translation>{} vaut «&#xa0;{}&#xa0;»&#xa0;; il faut un fichier du dossier de l’exécution, ou stdout ou stderr.</translation>
    </message>
    <message>
        <source>[{}] needs one of column (of a CSV file), key (of a JSON file) and pattern (of a line of text).</source>
        <translation>[{}] demande l’une des clés column (d’un fichier CSV), key (d’un fichier JSON) et pattern (d’une ligne de texte).</translation>
    </message>
    <message>
        <source>{}: a line found by a pattern has no course over time; write the course as CSV or JSON.</source>
        <translation>{}&#xa0;: une ligne trouvée par un motif n’a pas d’évolution dans le temps&#xa0;; écrivez l’évolution en CSV ou JSON.</translation>
    </message>
    <message>
        <source>{} goes with {} only.</source>
        <translation>{} ne va qu’avec {}.</translation>
    </message>
    <message>
        <source>a pattern, or a column without time,</source>
        <translation>un motif, ou une colonne sans temps</translation>
    </message>
    <message>
        <source>time</source>
        <translation>un temps</translation>
    </message>
    <message>
        <source>a value without time</source>
        <translation>une valeur sans temps</translation>
    </message>
    <message>
        <source>There is no program {}.</source>
        <translation>Il n’y a pas de programme {}.</translation>
    </message>
    <message>
        <source>{} is a folder, no program.</source>
        <translation>{} est un dossier, pas un programme.</translation>
    </message>
    <message>
        <source>{0} may not be run; `chmod +x {0}` makes it a program.</source>
        <translation>{0} ne peut pas être exécuté&#xa0;; `chmod +x {0}` en fait un programme.</translation>
    </message>
    <message>
        <source>There is no {} {}.</source>
        <translation>Il n’y a pas de {} {}.</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} ne peut pas être lu&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is no file; name files one by one.</source>
        <translation>{} n’est pas un fichier&#xa0;; nommez les fichiers un par un.</translation>
    </message>
    <message>
        <source>With {} the files of a run have more than {} MiB, and each run has its own copy; let the program read large ones by their whole path.</source>
        <translation>Avec {}, les fichiers d’une exécution dépassent {} Mio, et chaque exécution a sa propre copie&#xa0;; laissez le programme lire les gros par leur chemin complet.</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>its files</source>
        <translation>ses fichiers</translation>
    </message>
    <message>
        <source>The command `{}`, each run in a folder of its own, {}</source>
        <translation>La commande `{}`, chaque exécution dans un dossier à part, {}</translation>
    </message>
    <message>
        <source>The files of runs of {} that failed are in {}.</source>
        <translation>Les fichiers des exécutions de {} qui ont échoué sont dans {}.</translation>
    </message>
    <message>
        <source>it took longer than the {} s that limit_s in {} allows</source>
        <translation>il a pris plus de temps que les {} s que permet limit_s dans {}</translation>
    </message>
    <message>
        <source>it took longer than the {} s that a run may take (time_limit of the simulation)</source>
        <translation>il a pris plus de temps que les {} s qu’une simulation peut prendre (time_limit de la simulation)</translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation>il a été arrêté par le signal {} ({})</translation>
    </message>
    <message>
        <source>it ended with exit code {}</source>
        <translation>il s’est terminé avec le code de sortie {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands in {}: {}</source>
        <translation>«&#xa0;{}&#xa0;» se trouve dans {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the run would have ended at {} s, outside {} to {} s</source>
        <translation>la simulation se serait terminée à {} s, hors de {} à {} s</translation>
    </message>
    <message>
        <source>[end]: {}</source>
        <translation>[end]&#xa0;: {}</translation>
    </message>
    <message>
        <source>the output {}: {}</source>
        <translation>la sortie {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>it wrote more than {} MiB to its standard output, in which something is looked for; let it write a file</source>
        <translation>il a écrit plus de {} Mio sur sa sortie standard, dans laquelle quelque chose est cherché&#xa0;; laissez-le écrire un fichier</translation>
    </message>
    <message>
        <source>{} failed: {}.</source>
        <translation>{} a échoué&#xa0;: {}.</translation>
    </message>
    <message>
        <source>{} failed with {}: {}.</source>
        <translation>{} a échoué avec {}&#xa0;: {}.</translation>
    </message>
    <message>
        <source> It wrote &quot;{}&quot;.</source>
        <translation> Il a écrit «&#xa0;{}&#xa0;».</translation>
    </message>
    <message>
        <source> Its files are in {}.</source>
        <translation> Ses fichiers sont dans {}.</translation>
    </message>
    <message>
        <source>There is no table [program], which says what to run.</source>
        <translation>Il n’y a pas de table [program], qui dit ce qui est à exécuter.</translation>
    </message>
    <message>
        <source>A file with a table [program] is a program, one with the key method is a study; this has both. Write the study into a file of its own, with model = &quot;program:...&quot;.</source>
        <translation>Un fichier avec une table [program] est un programme, un fichier avec la clé method est une étude&#xa0;; celui-ci a les deux. Écrivez l’étude dans un fichier à part, avec model = &quot;program:...&quot;.</translation>
    </message>
    <message>
        <source>The program has no outputs: add [outputs.y] with the file and column, key or pattern by which y is read.</source>
        <translation>Le programme n’a pas de sorties&#xa0;: ajoutez [outputs.y] avec le fichier et la colonne, la clé ou le motif par lequel y est lu.</translation>
    </message>
    <message>
        <source>The name {} is taken already, by [{}] in line {}.</source>
        <translation>Le nom {} est déjà pris, par [{}] à la ligne {}.</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of {} is not known; its values are not converted</source>
        <translation>l’unité «&#xa0;{}&#xa0;» de {} n’est pas connue&#xa0;; ses valeurs ne sont pas converties</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0 s.</source>
        <translation>{} vaut {}&#xa0;; il faut plus de 0 s.</translation>
    </message>
    <message>
        <source>{} is {}; it is a whole number from 0 to 1000.</source>
        <translation>{} vaut {}&#xa0;; il faut un nombre entier de 0 à 1000.</translation>
    </message>
    <message>
        <source>{} is empty, which is in every text.</source>
        <translation>{} est vide, ce qui est dans tout texte.</translation>
    </message>
    <message>
        <source>{} goes with word: it is where the word is looked for.</source>
        <translation>{} va avec word&#xa0;: c’est là que le mot est cherché.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of an environment variable.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un nom de variable d’environnement.</translation>
    </message>
    <message>
        <source>{} has a zero byte in it.</source>
        <translation>{} contient un octet nul.</translation>
    </message>
    <message>
        <source>template</source>
        <translation>gabarit</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>The name {} is taken in the folder of a run; use another one.</source>
        <translation>Le nom {} est pris dans le dossier d’une exécution&#xa0;; prenez-en un autre.</translation>
    </message>
    <message>
        <source>Two files would be {} in the folder of a run.</source>
        <translation>Deux fichiers seraient {} dans le dossier d’une exécution.</translation>
    </message>
    <message>
        <source>[program] has no command: command = &quot;./solver input.txt&quot;, or a list of its words.</source>
        <translation>[program] n’a pas de commande&#xa0;: command = &quot;./solver input.txt&quot;, ou une liste de ses mots.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>La commande est vide.</translation>
    </message>
    <message>
        <source>A word of the command has a zero byte in it.</source>
        <translation>Un mot de la commande contient un octet nul.</translation>
    </message>
    <message>
        <source>What is run must be named; its first word has a placeholder.</source>
        <translation>Ce qui est exécuté doit être nommé&#xa0;; son premier mot contient un emplacement à remplir.</translation>
    </message>
    <message>
        <source>There is no program {0} on this machine; the one beside this file is &quot;./{0}&quot;.</source>
        <translation>Il n’y a pas de programme {0} sur cette machine&#xa0;; celui à côté de ce fichier est &quot;./{0}&quot;.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine; install it, or write where it lies.</source>
        <translation>Il n’y a pas de programme {} sur cette machine&#xa0;; installez-le, ou écrivez où il se trouve.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of this file; name the program by its whole path.</source>
        <translation>«&#xa0;{}&#xa0;» sort du dossier de ce fichier&#xa0;; nommez le programme par son chemin complet.</translation>
    </message>
    <message>
        <source>{{{{{}}}}} is no parameter, input or time of this program{}</source>
        <translation>{{{{{}}}}} n’est ni un paramètre, ni une entrée, ni un temps de ce programme{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Vouliez-vous dire {}&#xa0;?</translation>
    </message>
    <message>
        <source>; known are {}.</source>
        <translation>&#xa0;; sont connus {}.</translation>
    </message>
    <message>
        <source>The name of a file has no format of a number.</source>
        <translation>Le nom d’un fichier n’a pas de format de nombre.</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}}, so {0} changes nothing</source>
        <translation>aucun gabarit et aucun mot de la commande n’a {{{{{0}}}}}, {0} ne change donc rien</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}} or {{{{file:inputs}}}}, so the input {0} changes nothing</source>
        <translation>aucun gabarit et aucun mot de la commande n’a {{{{{0}}}}} ou {{{{file:inputs}}}}, l’entrée {0} ne change donc rien</translation>
    </message>
    <message>
        <source>[end] is one number, the time at which a run ended by itself; it has no column of time.</source>
        <translation>[end] est un seul nombre, le temps auquel une simulation s’est terminée d’elle-même&#xa0;; il n’a pas de colonne de temps.</translation>
    </message>
    <message>
        <source>{} is put there before the run, so it tells nothing of it; let the program write another file.</source>
        <translation>{} y est mis avant l’exécution et n’en dit donc rien&#xa0;; laissez le programme écrire un autre fichier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file in the folder of this one or below it. What lies elsewhere the program may name by its whole path.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un fichier du dossier de celui-ci ou d’un sous-dossier. Ce qui se trouve ailleurs, le programme peut le nommer par son chemin complet.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no format of a number; write %.6e, %12.4f, %g or %d.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un format de nombre&#xa0;; écrivez %.6e, %12.4f, %g ou %d.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of a parameter. For two braces themselves write {}.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un nom de paramètre. Pour deux accolades elles-mêmes, écrivez {}.</translation>
    </message>
    <message>
        <source>{} is {}, which is no whole number, as the format {} asks</source>
        <translation>{} vaut {}, qui n’est pas un nombre entier, comme le demande le format {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>{} is no finite number</source>
        <translation>{} n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>{} has no line with names, so it has no column &quot;{}&quot;</source>
        <translation>{} n’a pas de ligne avec des noms, donc pas de colonne «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot;; it has {}</source>
        <translation>{} n’a pas de colonne «&#xa0;{}&#xa0;»&#xa0;; il a {}</translation>
    </message>
    <message>
        <source>{} has more than one column &quot;{}&quot;</source>
        <translation>{} a plus d’une colonne «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>the line has {} columns, and no column {}</source>
        <translation>la ligne a {} colonnes, et pas de colonne {}</translation>
    </message>
    <message>
        <source>{} has {} {} with a value; say which: take = &quot;first&quot; or &quot;last&quot;{}</source>
        <translation>{} a {} {} avec une valeur&#xa0;; dites laquelle&#xa0;: take = &quot;first&quot; ou &quot;last&quot;{}</translation>
    </message>
    <message>
        <source>, or name the column of time</source>
        <translation>, ou nommez la colonne de temps</translation>
    </message>
    <message>
        <source>{} has no row of values</source>
        <translation>{} n’a aucune ligne de valeurs</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>the time {} comes after {}; times must not go back</source>
        <translation>le temps {} vient après {}&#xa0;; les temps ne doivent pas revenir en arrière</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>une liste de {}</translation>
    </message>
    <message>
        <source>a value only</source>
        <translation>une seule valeur</translation>
    </message>
    <message>
        <source>no &quot;{}&quot;; {} is {}</source>
        <translation>pas de «&#xa0;{}&#xa0;»&#xa0;; {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>what there is at the top</source>
        <translation>au premier niveau</translation>
    </message>
    <message>
        <source>{} of {} is a list or has parts of its own, and is no number</source>
        <translation>{} de {} est une liste ou a ses propres parties, et n’est pas un nombre</translation>
    </message>
    <message>
        <source>{} of {} is {}, which is no number</source>
        <translation>{} de {} vaut {}, qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>{} of {} is no finite number</source>
        <translation>{} de {} n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} n’a {}</translation>
    </message>
    <message>
        <source>{} of {} is no list, as a course over time is</source>
        <translation>{} de {} n’est pas une liste, comme l’est une évolution dans le temps</translation>
    </message>
    <message>
        <source>{} of {} has {} values for {} times</source>
        <translation>{} de {} a {} valeurs pour {} temps</translation>
    </message>
    <message>
        <source>{} of {} is empty</source>
        <translation>{} de {} est vide</translation>
    </message>
    <message>
        <source>in {} the time {} comes after {}; times must not go back</source>
        <translation>dans {}, le temps {} vient après {}&#xa0;; les temps ne doivent pas revenir en arrière</translation>
    </message>
    <message>
        <source>{} has no line that fits &quot;{}&quot;</source>
        <translation>{} n’a aucune ligne qui corresponde à «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>{} goes from {} to {} s and does not reach {} s</source>
        <translation>{} va de {} à {} s et n’atteint pas {} s</translation>
    </message>
    <message>
        <source>{} has no row at {} s, and interpolate = false asks for one</source>
        <translation>{} n’a pas de ligne à {} s, et interpolate = false en demande une</translation>
    </message>
    <message>
        <source>it left no file {}</source>
        <translation>il n’a pas laissé de fichier {}</translation>
    </message>
    <message>
        <source>{} is no file</source>
        <translation>{} n’est pas un fichier</translation>
    </message>
    <message>
        <source>{} is a link that leaves the folder of the run</source>
        <translation>{} est un lien qui sort du dossier de l’exécution</translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read</source>
        <translation>{} a {} octets&#xa0;; au plus {} sont lus</translation>
    </message>
    <message>
        <source>{} is no JSON: {}</source>
        <translation>{} n’est pas du JSON&#xa0;: {}</translation>
    </message>
    <message>
        <source>The input {} varies over the run, so {{{{{}}}}} is no number here; let the program read the file {{{{file:inputs}}}}.</source>
        <translation>L’entrée {} varie pendant la simulation, {{{{{}}}}} n’est donc pas un nombre ici&#xa0;; laissez le programme lire le fichier {{{{file:inputs}}}}.</translation>
    </message>
    <message>
        <source>{} is {}, which is no finite number</source>
        <translation>{} vaut {}, qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>{} is {}; {} is expected.</source>
        <translation>{} est {}&#xa0;; il faut {}.</translation>
    </message>
    <message>
        <source>The text has {} bytes; the description of a program has at most {}.</source>
        <translation>Le texte a {} octets&#xa0;; la description d’un programme en a au plus {}.</translation>
    </message>
    <message>
        <source>The line has {} bytes; it may have {}. Break it.</source>
        <translation>La ligne a {} octets&#xa0;; elle peut en avoir {}. Coupez-la.</translation>
    </message>
    <message>
        <source>This text is damaged: it breaks off, or a value is none.</source>
        <translation>Ce texte est endommagé&#xa0;: il s’interrompt, ou une valeur n’en est pas une.</translation>
    </message>
    <message>
        <source>the description of a program</source>
        <translation>la description d’un programme</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no key of {}{}</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une clé de {}{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Vouliez-vous dire «&#xa0;{}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a text or a list of texts</source>
        <translation>un texte ou une liste de textes</translation>
    </message>
    <message>
        <source>{} is {}; a finite number is expected.</source>
        <translation>{} vaut {}&#xa0;; il faut un nombre fini.</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0.</source>
        <translation>{} vaut {}&#xa0;; il faut plus de 0.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name: it begins with a letter, and has letters, digits, _ and . only.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un nom&#xa0;: il commence par une lettre, et n’a que des lettres, des chiffres, _ et . (point).</translation>
    </message>
    <message>
        <source>{} stands for the time of a run; give this another name.</source>
        <translation>{} désigne le temps d’une simulation&#xa0;; donnez un autre nom à ceci.</translation>
    </message>
    <message>
        <source>[{}] has no value.</source>
        <translation>[{}] n’a pas de valeur.</translation>
    </message>
    <message>
        <source>{} has the limits {} to {}; the first must be the smaller one.</source>
        <translation>{} a les limites {} à {}&#xa0;; la première doit être la plus petite.</translation>
    </message>
    <message>
        <source>{} is {}, outside its limits {} to {}.</source>
        <translation>{} vaut {}, hors de ses limites {} à {}.</translation>
    </message>
    <message>
        <source>The address {} cannot be used: {}</source>
        <translation>L’adresse {} ne peut pas être utilisée&#xa0;: {}</translation>
    </message>
    <message>
        <source>behind a % there must be two hexadecimal digits.</source>
        <translation>après un % il faut deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>config is {}, which is no JSON object.</source>
        <translation>config vaut {}, qui n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; means nothing; behind the question mark there may be blocks=experiments and config=...</source>
        <translation>«&#xa0;{}&#xa0;» ne signifie rien&#xa0;; après le point d’interrogation, il peut y avoir blocks=experiments et config=...</translation>
    </message>
    <message>
        <source>model servers are reached by http only. Let a tunnel (ssh -L) bring the server to this machine, and name its end here.</source>
        <translation>les serveurs de modèles ne sont atteints que par http. Amenez le serveur sur cette machine par un tunnel (ssh -L), et nommez ici son extrémité.</translation>
    </message>
    <message>
        <source>it does not begin with http://.</source>
        <translation>elle ne commence pas par http://.</translation>
    </message>
    <message>
        <source>it holds a blank; write %20.</source>
        <translation>elle contient une espace&#xa0;; écrivez %20.</translation>
    </message>
    <message>
        <source>a # has no meaning in it.</source>
        <translation>un # n’y a pas de sens.</translation>
    </message>
    <message>
        <source>a user and a password are not supported.</source>
        <translation>un utilisateur et un mot de passe ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>the bracket of its host is not closed.</source>
        <translation>le crochet de son hôte n’est pas fermé.</translation>
    </message>
    <message>
        <source>behind the bracket a port is expected, as :4242.</source>
        <translation>après le crochet, un port est attendu, comme :4242.</translation>
    </message>
    <message>
        <source>it names no host.</source>
        <translation>elle ne nomme pas d’hôte.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no port from 1 to 65535.</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un port de 1 à 65535.</translation>
    </message>
    <message>
        <source>The request has no {}.</source>
        <translation>La requête n’a pas de {}.</translation>
    </message>
    <message>
        <source>{} is no list of numbers.</source>
        <translation>{} n’est pas une liste de nombres.</translation>
    </message>
    <message>
        <source>{} has {} numbers; {} are expected.</source>
        <translation>{} a {} nombres&#xa0;; {} sont attendus.</translation>
    </message>
    <message>
        <source>{} holds {}, which is no number.</source>
        <translation>{} contient {}, qui n’est pas un nombre.</translation>
    </message>
    <message>
        <source>{} is {}; whole numbers from 0 to {} are blocks.</source>
        <translation>{} vaut {}&#xa0;; les blocs sont des nombres entiers de 0 à {}.</translation>
    </message>
    <message>
        <source>A derivative has no finite value there.</source>
        <translation>Une dérivée n’y a pas de valeur finie.</translation>
    </message>
    <message>
        <source>input must be a list of one list of {} numbers.</source>
        <translation>input doit être une liste d’une liste de {} nombres.</translation>
    </message>
    <message>
        <source>There is no {} here.</source>
        <translation>Il n’y a pas de {} ici.</translation>
    </message>
    <message>
        <source>{} has no {}.</source>
        <translation>{} n’a pas de {}.</translation>
    </message>
    <message>
        <source>GET asks for /Info only; everything else is a POST.</source>
        <translation>GET ne demande que /Info&#xa0;; tout le reste est un POST.</translation>
    </message>
    <message>
        <source>The request is not JSON, near {}</source>
        <translation>La requête n’est pas du JSON, près de {}</translation>
    </message>
    <message>
        <source>The request is no JSON object.</source>
        <translation>La requête n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>There is no model {}; there is {}.</source>
        <translation>Il n’y a pas de modèle {}&#xa0;; il y a {}.</translation>
    </message>
    <message>
        <source>config is no JSON object.</source>
        <translation>config n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>config.describe is neither true nor false.</source>
        <translation>config.describe n’est ni true ni false.</translation>
    </message>
    <message>
        <source>The model server {} {}</source>
        <translation>Le serveur de modèles {} {}</translation>
    </message>
    <message>
        <source>sent {} elsewhere (status {}, to {}), which is not followed. If that is the server, name it instead.</source>
        <translation>a renvoyé {} ailleurs (statut {}, vers {}), ce qui n’est pas suivi. Si c’est là le serveur, nommez-le à la place.</translation>
    </message>
    <message>
        <source>refused {}: {}</source>
        <translation>a refusé {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>answered {} with the status {}: {}</source>
        <translation>a répondu à {} avec le statut {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>answered {} with something that is not JSON, near {}</source>
        <translation>a répondu à {} avec quelque chose qui n’est pas du JSON, près de {}</translation>
    </message>
    <message>
        <source>answered {} with {}; an object is expected.</source>
        <translation>a répondu à {} par {}&#xa0;; un objet est attendu.</translation>
    </message>
    <message>
        <source>is none of UM-Bridge: its Info names no protocolVersion.</source>
        <translation>n’est pas un serveur UM-Bridge&#xa0;: son Info ne nomme pas de protocolVersion.</translation>
    </message>
    <message>
        <source>speaks version {} of the UM-Bridge protocol; version 1.0 is needed.</source>
        <translation>parle la version {} du protocole UM-Bridge&#xa0;; il faut la version 1.0.</translation>
    </message>
    <message>
        <source>lists no models in its Info.</source>
        <translation>ne liste aucun modèle dans son Info.</translation>
    </message>
    <message>
        <source>lists {} among the names of its models.</source>
        <translation>liste {} parmi les noms de ses modèles.</translation>
    </message>
    <message>
        <source>has no models.</source>
        <translation>n’a pas de modèles.</translation>
    </message>
    <message>
        <source>has several models; name one behind its address: {}</source>
        <translation>a plusieurs modèles&#xa0;; nommez-en un à la fin de son adresse&#xa0;: {}</translation>
    </message>
    <message>
        <source>has no model {}; it has {}</source>
        <translation>n’a pas de modèle {}&#xa0;; il a {}</translation>
    </message>
    <message>
        <source>does not say in its ModelInfo what it supports.</source>
        <translation>ne dit pas dans son ModelInfo ce qu’il prend en charge.</translation>
    </message>
    <message>
        <source>does not support Evaluate.</source>
        <translation>ne prend pas en charge Evaluate.</translation>
    </message>
    <message>
        <source>answered {} without the list {}.</source>
        <translation>a répondu à {} sans la liste {}.</translation>
    </message>
    <message>
        <source>announces {} as the size of a block in {}; at most {} numbers are read.</source>
        <translation>annonce {} comme taille d’un bloc dans {}&#xa0;; au plus {} nombres sont lus.</translation>
    </message>
    <message>
        <source>announces {} numbers in {}; at most {} are read.</source>
        <translation>annonce {} nombres dans {}&#xa0;; au plus {} sont lus.</translation>
    </message>
    <message>
        <source>announces no number in {}.</source>
        <translation>n’annonce aucun nombre dans {}.</translation>
    </message>
    <message>
        <source>offers a description and gives none.</source>
        <translation>offre une description et n’en donne pas.</translation>
    </message>
    <message>
        <source>answered with {} in {}; a list of {} numbers is expected.</source>
        <translation>a répondu par {} dans {}&#xa0;; une liste de {} nombres est attendue.</translation>
    </message>
    <message>
        <source>answered with {} numbers in {}; {} were announced.</source>
        <translation>a répondu par {} nombres dans {}&#xa0;; {} étaient annoncés.</translation>
    </message>
    <message>
        <source>answered with {} in {}[{}]; a number is expected.</source>
        <translation>a répondu par {} dans {}[{}]&#xa0;; un nombre est attendu.</translation>
    </message>
    <message>
        <source>answered Evaluate without the list output.</source>
        <translation>a répondu à Evaluate sans la liste output.</translation>
    </message>
    <message>
        <source>answered Evaluate with {} blocks; {} were announced.</source>
        <translation>a répondu à Evaluate par {} blocs&#xa0;; {} étaient annoncés.</translation>
    </message>
    <message>
        <source>A form is no request; send JSON as application/json.</source>
        <translation>Un formulaire n’est pas une requête&#xa0;; envoyez du JSON comme application/json.</translation>
    </message>
    <message>
        <source>The request has more than {} MB.</source>
        <translation>La requête dépasse {} Mo.</translation>
    </message>
    <message>
        <source>The request cannot be understood (status {}).</source>
        <translation>La requête ne peut pas être comprise (statut {}).</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>{} port {} cannot be listened at: {}. Another --port or --host may be free.</source>
        <translation>{} port {} ne peut pas être écouté&#xa0;: {}. Un autre --port ou --host est peut-être libre.</translation>
    </message>
    <message>
        <source>answered in the encoding {}, which was not asked for.</source>
        <translation>a répondu dans l’encodage {}, qui n’était pas demandé.</translation>
    </message>
    <message>
        <source>sent an answer of more than {} MB.</source>
        <translation>a envoyé une réponse de plus de {} Mo.</translation>
    </message>
    <message>
        <source>closed the connection after {} of {} bytes of its answer.</source>
        <translation>a fermé la connexion après {} des {} octets de sa réponse.</translation>
    </message>
    <message>
        <source>answered with something that is not HTTP: {}</source>
        <translation>a répondu avec quelque chose qui n’est pas du HTTP&#xa0;: {}</translation>
    </message>
    <message>
        <source>sent a head of more than {} kB before its answer.</source>
        <translation>a envoyé un en-tête de plus de {} ko avant sa réponse.</translation>
    </message>
    <message>
        <source>closed the connection without an answer.</source>
        <translation>a fermé la connexion sans réponse.</translation>
    </message>
    <message>
        <source>closed the connection within the head of its answer.</source>
        <translation>a fermé la connexion dans l’en-tête de sa réponse.</translation>
    </message>
    <message>
        <source>announced an answer of {} bytes.</source>
        <translation>a annoncé une réponse de {} octets.</translation>
    </message>
    <message>
        <source>sent a piece of its answer without a length: {}</source>
        <translation>a envoyé un morceau de sa réponse sans longueur&#xa0;: {}</translation>
    </message>
    <message>
        <source>gave no whole answer within {:g} s (time_limit).</source>
        <translation>n’a pas donné de réponse entière en {:g} s (time_limit).</translation>
    </message>
    <message>
        <source>cannot be reached: the host {} is not known ({}).</source>
        <translation>ne peut pas être atteint&#xa0;: l’hôte {} n’est pas connu ({}).</translation>
    </message>
    <message>
        <source>cannot be reached: {}. Is the server running?</source>
        <translation>ne peut pas être atteint&#xa0;: {}. Le serveur est-il en marche&#xa0;?</translation>
    </message>
    <message>
        <source>closed the connection before it took the request ({}).</source>
        <translation>a fermé la connexion avant de prendre la requête ({}).</translation>
    </message>
    <message>
        <source>The model {} declares no output; there is nothing to serve.</source>
        <translation>Le modèle {} ne déclare pas de sortie&#xa0;; il n’y a rien à servir.</translation>
    </message>
    <message>
        <source>The model {} has no parameter; there is nothing to ask for.</source>
        <translation>Le modèle {} n’a pas de paramètre&#xa0;; il n’y a rien à demander.</translation>
    </message>
    <message>
        <source>config.times is no list of at most {} times.</source>
        <translation>config.times n’est pas une liste d’au plus {} temps.</translation>
    </message>
    <message>
        <source>config.times holds {}; increasing numbers from {:g} s on are expected.</source>
        <translation>config.times contient {}&#xa0;; des nombres croissants à partir de {:g} s sont attendus.</translation>
    </message>
    <message>
        <source>config.times is empty.</source>
        <translation>config.times est vide.</translation>
    </message>
    <message>
        <source>config.stop_time is {}; a number of seconds is expected, none before the last of config.times.</source>
        <translation>config.stop_time vaut {}&#xa0;; un nombre de secondes est attendu, pas avant le dernier de config.times.</translation>
    </message>
    <message>
        <source>config.run is neither true nor false.</source>
        <translation>config.run n’est ni true ni false.</translation>
    </message>
    <message>
        <source>config.inputs is no object of name: number.</source>
        <translation>config.inputs n’est pas un objet nom&#xa0;: nombre.</translation>
    </message>
    <message>
        <source>config.inputs names {}, which is no input of {}.</source>
        <translation>config.inputs nomme {}, qui n’est pas une entrée de {}.</translation>
    </message>
    <message>
        <source>config.inputs.{} is {}; a number is expected, inputs are held constant.</source>
        <translation>config.inputs.{} vaut {}&#xa0;; un nombre est attendu, les entrées sont tenues constantes.</translation>
    </message>
    <message>
        <source>The run ended at {:g} s, before {:g} s (config.times).</source>
        <translation>La simulation s’est terminée à {:g} s, avant {:g} s (config.times).</translation>
    </message>
    <message>
        <source>{} has no finite value.</source>
        <translation>{} n’a pas de valeur finie.</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} to {}.</source>
        <translation>{} = {}&#xa0;: le modèle permet de {} à {}.</translation>
    </message>
    <message>
        <source>config.{} is not known; there are describe, {}.</source>
        <translation>config.{} n’est pas connu&#xa0;; il y a describe, {}.</translation>
    </message>
    <message>
        <source>describes itself wrongly: {} does not fit the rest.</source>
        <translation>se décrit de façon fausse&#xa0;: {} ne va pas avec le reste.</translation>
    </message>
    <message>
        <source>those of ApplyJacobian</source>
        <translation>celles d’ApplyJacobian</translation>
    </message>
    <message>
        <source>those of Gradient</source>
        <translation>celles de Gradient</translation>
    </message>
    <message>
        <source>differences of its values</source>
        <translation>des différences de ses valeurs</translation>
    </message>
    <message>
        <source>The model is served by UM-Bridge 1.0 at {} (input blocks: {}; output blocks: {}); its derivatives are {}.</source>
        <translation>Le modèle est servi par UM-Bridge 1.0 à {} (blocs d’entrée&#xa0;: {}&#xa0;; blocs de sortie&#xa0;: {})&#xa0;; ses dérivées sont {}.</translation>
    </message>
    <message>
        <source>was not asked, because {} is not a finite number.</source>
        <translation>n’a pas été interrogé, car {} n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>does not say how its run ended.</source>
        <translation>ne dit pas comment sa simulation s’est terminée.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>announces {} outputs; at most {} are read.</source>
        <translation>annonce {} sorties&#xa0;; au plus {} sont lues.</translation>
    </message>
    <message>
        <source>{} serves a model, not a study: blocks=experiments has no effect.</source>
        <translation>{} sert un modèle, pas une étude&#xa0;: blocks=experiments n’a pas d’effet.</translation>
    </message>
    <message>
        <source>has the output blocks 1 to {}; {} is {:g}. Which one an experiment is, its data state as a condition.</source>
        <translation>a les blocs de sortie 1 à {}&#xa0;; {} vaut {:g}. Lequel correspond à un essai, ses données l’indiquent comme condition.</translation>
    </message>
    <message>
        <source>has no value of experiment {} at the times asked for, {:g} s to {:g} s: it was measured at others.</source>
        <translation>n’a aucune valeur de l’essai {} aux temps demandés, {:g} s à {:g} s&#xa0;: il a été mesuré à d’autres.</translation>
    </message>
    <message>
        <source>holds its inputs constant, but {} moves.</source>
        <translation>tient ses entrées constantes, mais {} bouge.</translation>
    </message>
    <message>
        <source>the file is damaged or cut, or no FMU at all: an FMU is a ZIP archive, and it cannot be opened as one ({}); copy or export it anew</source>
        <translation>le fichier est endommagé ou tronqué, ou n’est pas un FMU&#xa0;: un FMU est une archive ZIP, et il ne peut pas être ouvert comme tel ({})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>the archive has {} entries; at most {} are read of an FMU</source>
        <translation>l’archive a {} entrées&#xa0;; au plus {} sont lues d’un FMU</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} is missing</source>
        <translation>le FMU est endommagé&#xa0;: sa partie {} manque</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} cannot be unpacked ({})</source>
        <translation>le FMU est endommagé&#xa0;: sa partie {} ne peut pas être décompressée ({})</translation>
    </message>
    <message>
        <source>the FMU is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); copy or export it anew</source>
        <translation>le FMU est endommagé ou tronqué&#xa0;: sa partie {} ne peut pas être décompressée après {} octets ({})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>server</source>
        <translation>serveur</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>on</source>
        <translation>date</translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>copyright</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>contient</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>variables</translation>
    </message>
    <message>
        <source>no answer within {} s (simulation.time_limit)</source>
        <translation>pas de réponse en {} s (simulation.time_limit)</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line.</source>
        <translation>{} n’est pas fermé par {} dans sa ligne.</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line. For the braces themselves write {}.</source>
        <translation>{} n’est pas fermé par {} dans sa ligne. Pour les accolades elles-mêmes, écrivez {}.</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication at the output times, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), communication aux instants de sortie, dans des processus à part, {}</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>environnement</translation>
    </message>
</context>
<context>
    <name>Model text</name>
    <message>
        <source>This file has {} bytes; a model text has at most {}.</source>
        <translation>Ce fichier a {} octets ; un texte de modèle en a au plus {}.</translation>
    </message>
    <message>
        <source>This is a folder, not a model.</source>
        <translation>Ceci est un dossier, pas un modèle.</translation>
    </message>
    <message>
        <source>The model cannot be opened; does the file exist and may it be read?</source>
        <translation>Le modèle ne peut pas être ouvert ; le fichier existe-t-il et peut-il être lu ?</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>une valeur seule</translation>
    </message>
    <message>
        <source>a vector of {}</source>
        <translation>un vecteur de {}</translation>
    </message>
    <message>
        <source>a {} x {} matrix</source>
        <translation>une matrice {} x {}</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}{}</source>
        <translation>{} est {}, {} est {}{}</translation>
    </message>
    <message>
        <source>; .{} works on every element.</source>
        <translation> ; .{} agit sur chaque élément.</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}; their product does not exist.</source>
        <translation>{} est {}, {} est {} ; leur produit n’existe pas.</translation>
    </message>
    <message>
        <source>Single values are compared, not vectors.</source>
        <translation>On compare des valeurs seules, pas des vecteurs.</translation>
    </message>
    <message>
        <source>{} compares numbers.</source>
        <translation>{} compare des nombres.</translation>
    </message>
    <message>
        <source>{} between Real numbers is refused: rounding decides it. Compare by &lt;= or &gt;=, or use an Integer mode that a when changes.</source>
        <translation>{} entre nombres réels est refusé : l’arrondi en déciderait. Comparez par &lt;= ou &gt;=, ou prenez un mode Integer qu’un when change.</translation>
    </message>
    <message>
        <source>What stands before and</source>
        <translation>Ce qui précède and</translation>
    </message>
    <message>
        <source>What stands before or</source>
        <translation>Ce qui précède or</translation>
    </message>
    <message>
        <source>What stands behind and</source>
        <translation>Ce qui suit and</translation>
    </message>
    <message>
        <source>What stands behind or</source>
        <translation>Ce qui suit or</translation>
    </message>
    <message>
        <source>{} needs numbers; this is true or false.</source>
        <translation>{} demande des nombres ; ceci est vrai ou faux.</translation>
    </message>
    <message>
        <source>This is {}; / divides by single values, ./ element by element.</source>
        <translation>Ceci est {} ; / divise par des valeurs seules, ./ élément par élément.</translation>
    </message>
    <message>
        <source>This divides by zero.</source>
        <translation>Ceci divise par zéro.</translation>
    </message>
    <message>
        <source>^ raises single values; .^ works element by element.</source>
        <translation>^ élève des valeurs seules ; .^ agit élément par élément.</translation>
    </message>
    <message>
        <source>{} takes {} to {} arguments, not {}.</source>
        <translation>{} prend {} à {} arguments, pas {}.</translation>
    </message>
    <message>
        <source>lag is not a function here; write a state instead: der(U) = (u - U)/tau;</source>
        <translation>lag n’est pas une fonction ici ; écrivez plutôt un état : der(U) = (u - U)/tau;</translation>
    </message>
    <message>
        <source>{} is not part of this language.</source>
        <translation>{} ne fait pas partie de ce langage.</translation>
    </message>
    <message>
        <source>{} is a variable, not a function; a product needs *, an element of an array [ ].</source>
        <translation>{} est une variable, pas une fonction ; un produit demande *, un élément de tableau [ ].</translation>
    </message>
    <message>
        <source>There is no function {}.{}</source>
        <translation>Il n’y a pas de fonction {}.{}</translation>
    </message>
    <message>
        <source>{} takes a number; this is true or false.</source>
        <translation>{} prend un nombre ; ceci est vrai ou faux.</translation>
    </message>
    <message>
        <source>The second argument</source>
        <translation>Le second argument</translation>
    </message>
    <message>
        <source>The argument of log10</source>
        <translation>L’argument de log10</translation>
    </message>
    <message>
        <source>The argument of ceil</source>
        <translation>L’argument de ceil</translation>
    </message>
    <message>
        <source>mod takes two single numbers.</source>
        <translation>mod prend deux nombres seuls.</translation>
    </message>
    <message>
        <source>{} takes two single values or one vector.</source>
        <translation>{} prend deux valeurs seules ou un vecteur.</translation>
    </message>
    <message>
        <source>{} takes numbers.</source>
        <translation>{} prend des nombres.</translation>
    </message>
    <message>
        <source>der has no meaning inside a function.</source>
        <translation>der n’a pas de sens dans une fonction.</translation>
    </message>
    <message>
        <source>der takes the name of a variable; give {} a name of its own.</source>
        <translation>der prend le nom d’une variable ; donnez à {} un nom propre.</translation>
    </message>
    <message>
        <source>{} is {}; der needs a variable that an equation moves.</source>
        <translation>{} est {} ; der demande une variable qu’une équation fait évoluer.</translation>
    </message>
    <message>
        <source>an input</source>
        <translation>une entrée</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>une constante</translation>
    </message>
    <message>
        <source>set by a when</source>
        <translation>fixé par un when</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>un paramètre</translation>
    </message>
    <message>
        <source>{} is not a Real and has no derivative.</source>
        <translation>{} n’est pas un Real et n’a pas de dérivée.</translation>
    </message>
    <message>
        <source>A size</source>
        <translation>Une taille</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000.</source>
        <translation>Une taille est comprise entre 1 et 100000.</translation>
    </message>
    <message>
        <source>{} has no size; it is a single value.</source>
        <translation>{} n’a pas de taille ; c’est une valeur seule.</translation>
    </message>
    <message>
        <source>The dimension</source>
        <translation>La dimension</translation>
    </message>
    <message>
        <source>{} is {}; it has no dimension {}.</source>
        <translation>{} est {} ; il n’a pas de dimension {}.</translation>
    </message>
    <message>
        <source>fill repeats a single value.</source>
        <translation>fill répète une valeur seule.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 1000 here.</source>
        <translation>Une taille est ici comprise entre 1 et 1000.</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>La première valeur</translation>
    </message>
    <message>
        <source>The last value</source>
        <translation>La dernière valeur</translation>
    </message>
    <message>
        <source>The number of values</source>
        <translation>Le nombre de valeurs</translation>
    </message>
    <message>
        <source>linspace gives between 2 and 100000 values.</source>
        <translation>linspace donne entre 2 et 100000 valeurs.</translation>
    </message>
    <message>
        <source>transpose takes a matrix; this is {}.</source>
        <translation>transpose prend une matrice ; ceci est {}.</translation>
    </message>
    <message>
        <source>cross takes two vectors of 3.</source>
        <translation>cross prend deux vecteurs de 3.</translation>
    </message>
    <message>
        <source>The argument of length</source>
        <translation>L’argument de length</translation>
    </message>
    <message>
        <source>There are two functions {}.</source>
        <translation>Il y a deux fonctions {}.</translation>
    </message>
    <message>
        <source>{} is declared twice, first in line {}.</source>
        <translation>{} est déclaré deux fois, d’abord à la ligne {}.</translation>
    </message>
    <message>
        <source>time is the name of the time; a variable needs another name.</source>
        <translation>time est le nom du temps ; une variable demande un autre nom.</translation>
    </message>
    <message>
        <source>The size of {} depends on {} itself.</source>
        <translation>La taille de {} dépend de {} même.</translation>
    </message>
    <message>
        <source>The size : of {} needs a value to be taken from.</source>
        <translation>La taille : de {} demande une valeur d’où elle est prise.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, its value {}.</source>
        <translation>{} a {} dimensions, sa valeur {}.</translation>
    </message>
    <message>
        <source>The size of an array</source>
        <translation>La taille d’un tableau</translation>
    </message>
    <message>
        <source>The size of an array is at least 1; here it is {}.</source>
        <translation>La taille d’un tableau est au moins 1 ; ici elle est {}.</translation>
    </message>
    <message>
        <source>The variables of a model have at most {} elements.</source>
        <translation>Les variables d’un modèle ont au plus {} éléments.</translation>
    </message>
    <message>
        <source>{} is a number, this is true or false.</source>
        <translation>{} est un nombre, ceci est vrai ou faux.</translation>
    </message>
    <message>
        <source>{} is true or false, this is a number.</source>
        <translation>{} est vrai ou faux, ceci est un nombre.</translation>
    </message>
    <message>
        <source>{} is an Integer; this value may have a fraction.</source>
        <translation>{} est un Integer ; cette valeur peut avoir une partie décimale.</translation>
    </message>
    <message>
        <source>{} is {}, this value is {}.</source>
        <translation>{} est {}, cette valeur est {}.</translation>
    </message>
    <message>
        <source>The constant {} has no value; write = and the value.</source>
        <translation>La constante {} n’a pas de valeur ; écrivez = et la valeur.</translation>
    </message>
    <message>
        <source>The parameter {} has no value; write = and the value.</source>
        <translation>Le paramètre {} n’a pas de valeur ; écrivez = et la valeur.</translation>
    </message>
    <message>
        <source>A unit is a text in quotes, as in unit=&quot;m/s&quot;.</source>
        <translation>Une unité est un texte entre guillemets, comme dans unit=&quot;m/s&quot;.</translation>
    </message>
    <message>
        <source>The unit {} is not known.</source>
        <translation>L’unité {} n’est pas connue.</translation>
    </message>
    <message>
        <source>The unit {} is not understood: {}.</source>
        <translation>L’unité {} n’est pas comprise : {}.</translation>
    </message>
    <message>
        <source>{} belongs into a when.</source>
        <translation>{} appartient à un when.</translation>
    </message>
    <message>
        <source>This is a value, not an equation; = is missing.</source>
        <translation>Ceci est une valeur, pas une équation ; = manque.</translation>
    </message>
    <message>
        <source>One side of this equation is a number, the other true or false.</source>
        <translation>Un membre de cette équation est un nombre, l’autre vrai ou faux.</translation>
    </message>
    <message>
        <source>The left side of this equation is {}, the right side {}.</source>
        <translation>Le membre gauche de cette équation est {}, le droit {}.</translation>
    </message>
    <message>
        <source>(a, b) = ... needs a function with several results on its right.</source>
        <translation>(a, b) = ... demande à droite une fonction à plusieurs résultats.</translation>
    </message>
    <message>
        <source>{} gives {} results, {} are asked for.</source>
        <translation>{} donne {} résultats, {} sont demandés.</translation>
    </message>
    <message>
        <source>The condition of if</source>
        <translation>La condition de if</translation>
    </message>
    <message>
        <source>A when cannot stand inside an if.</source>
        <translation>Un when ne peut pas se trouver dans un if.</translation>
    </message>
    <message>
        <source>An if between equations needs an else with the same equations.</source>
        <translation>Un if entre équations demande un else avec les mêmes équations.</translation>
    </message>
    <message>
        <source>The branches of this if have {} and {} equations; each must have the same ones.</source>
        <translation>Les branches de cet if ont {} et {} équations ; chacune doit avoir les mêmes.</translation>
    </message>
    <message>
        <source>A loop runs over a range such as 1:n or a list of whole numbers.</source>
        <translation>Une boucle parcourt une plage comme 1:n ou une liste de nombres entiers.</translation>
    </message>
    <message>
        <source>The numbers of a loop must be known when the model is compiled.</source>
        <translation>Les nombres d’une boucle doivent être connus à la compilation du modèle.</translation>
    </message>
    <message>
        <source>The first number of a range</source>
        <translation>Le premier nombre d’une plage</translation>
    </message>
    <message>
        <source>The last number of a range</source>
        <translation>Le dernier nombre d’une plage</translation>
    </message>
    <message>
        <source>The step of a range</source>
        <translation>Le pas d’une plage</translation>
    </message>
    <message>
        <source>The step of a range cannot be 0.</source>
        <translation>Le pas d’une plage ne peut pas être 0.</translation>
    </message>
    <message>
        <source>This range has more than {} numbers.</source>
        <translation>Cette plage a plus de {} nombres.</translation>
    </message>
    <message>
        <source>{} needs the name of one variable here.</source>
        <translation>{} demande ici le nom d’une variable.</translation>
    </message>
    <message>
        <source>The limit of atLeast</source>
        <translation>La limite de atLeast</translation>
    </message>
    <message>
        <source>A when cannot stand inside another.</source>
        <translation>Un when ne peut pas se trouver dans un autre.</translation>
    </message>
    <message>
        <source>A when</source>
        <translation>Un when</translation>
    </message>
    <message>
        <source>terminate takes a text in quotes that says why.</source>
        <translation>terminate prend un texte entre guillemets qui dit pourquoi.</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>La nouvelle valeur</translation>
    </message>
    <message>
        <source>{} is {}; a when cannot set it.</source>
        <translation>{} est {} ; un when ne peut pas le fixer.</translation>
    </message>
    <message>
        <source>A when sets one number at a time; this is {}.</source>
        <translation>Un when fixe un nombre à la fois ; ceci est {}.</translation>
    </message>
    <message>
        <source>{} is {}; this value is of another kind.</source>
        <translation>{} est {} ; cette valeur est d’une autre nature.</translation>
    </message>
    <message>
        <source>an Integer</source>
        <translation>un Integer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>{} is set twice in this when.</source>
        <translation>{} est fixé deux fois dans ce when.</translation>
    </message>
    <message>
        <source>The condition of when</source>
        <translation>La condition de when</translation>
    </message>
    <message>
        <source>This condition is nested too deeply.</source>
        <translation>Cette condition est trop imbriquée.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, this model is too large (more than {} steps).</source>
        <translation>Boucles, tableaux et fonctions développés, ce modèle est trop grand (plus de {} étapes).</translation>
    </message>
    <message>
        <source>What follows not</source>
        <translation>Ce qui suit not</translation>
    </message>
    <message>
        <source>A text in quotes is not a value.</source>
        <translation>Un texte entre guillemets n’est pas une valeur.</translation>
    </message>
    <message>
        <source>This range is empty.</source>
        <translation>Cette plage est vide.</translation>
    </message>
    <message>
        <source>: stands for all elements only as a subscript.</source>
        <translation>: désigne tous les éléments seulement comme indice.</translation>
    </message>
    <message>
        <source>(a, b) stands only to the left of a function call; a list is {{a, b}}.</source>
        <translation>(a, b) ne se trouve qu’à gauche d’un appel de fonction ; une liste est {{a, b}}.</translation>
    </message>
    <message>
        <source>This is true or false and has no sign; use not.</source>
        <translation>Ceci est vrai ou faux et n’a pas de signe ; prenez not.</translation>
    </message>
    <message>
        <source>{} has no value yet.</source>
        <translation>{} n’a pas encore de valeur.</translation>
    </message>
    <message>
        <source>A function sees its arguments and the constants of the model; pass {} as an argument.</source>
        <translation>Une fonction voit ses arguments et les constantes du modèle ; passez {} en argument.</translation>
    </message>
    <message>
        <source>A function sees its arguments only; pass time as an argument.</source>
        <translation>Une fonction ne voit que ses arguments ; passez time en argument.</translation>
    </message>
    <message>
        <source>{} is not declared.{}</source>
        <translation>{} n’est pas déclaré.{}</translation>
    </message>
    <message>
        <source>{} gets its new value in this when; write pre({}) for the value before.</source>
        <translation>{} reçoit sa nouvelle valeur dans ce when ; écrivez pre({}) pour la valeur précédente.</translation>
    </message>
    <message>
        <source>{} is a single value and has no elements.</source>
        <translation>{} est une valeur seule et n’a pas d’éléments.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, {} subscripts are given.</source>
        <translation>{} a {} dimensions, {} indices sont donnés.</translation>
    </message>
    <message>
        <source>A subscript is a whole number or a range of them.</source>
        <translation>Un indice est un nombre entier ou une plage d’entiers.</translation>
    </message>
    <message>
        <source>A subscript must be known when the model is compiled.</source>
        <translation>Un indice doit être connu à la compilation du modèle.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}; {} is outside.</source>
        <translation>{} a les éléments 1 à {} ; {} est en dehors.</translation>
    </message>
    <message>
        <source>The elements of this array differ in size.</source>
        <translation>Les éléments de ce tableau diffèrent en taille.</translation>
    </message>
    <message>
        <source>Numbers and truth values cannot stand in one array.</source>
        <translation>Nombres et valeurs logiques ne peuvent pas être dans un même tableau.</translation>
    </message>
    <message>
        <source>Arrays have one or two dimensions here.</source>
        <translation>Les tableaux ont ici une ou deux dimensions.</translation>
    </message>
    <message>
        <source>An array has at most {} elements.</source>
        <translation>Un tableau a au plus {} éléments.</translation>
    </message>
    <message>
        <source>This array has no elements.</source>
        <translation>Ce tableau n’a pas d’éléments.</translation>
    </message>
    <message>
        <source>The branches of this if are {} and {}.</source>
        <translation>Les branches de cet if sont {} et {}.</translation>
    </message>
    <message>
        <source>The branches of this if are a number and a truth value.</source>
        <translation>Les branches de cet if sont un nombre et une valeur logique.</translation>
    </message>
    <message>
        <source>{} must be one truth value; this is {}.</source>
        <translation>{} doit être une seule valeur logique ; ceci est {}.</translation>
    </message>
    <message>
        <source>{} must be true or false, such as a &lt; b; this is a number.</source>
        <translation>{} doit être vrai ou faux, comme a &lt; b ; ceci est un nombre.</translation>
    </message>
    <message>
        <source>{} must be one number; this is {}.</source>
        <translation>{} doit être un seul nombre ; ceci est {}.</translation>
    </message>
    <message>
        <source>{} must be a number; this is true or false.</source>
        <translation>{} doit être un nombre ; ceci est vrai ou faux.</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers, constants and Integer parameters.</source>
        <translation>{} doit être connu à la compilation du modèle : nombres, constantes et paramètres Integer.</translation>
    </message>
    <message>
        <source>{} must be a whole number; this is {}.</source>
        <translation>{} doit être un nombre entier ; ceci est {}.</translation>
    </message>
    <message>
        <source>{} is {}; this is {}.</source>
        <translation>{} est {} ; ceci est {}.</translation>
    </message>
    <message>
        <source>{} has {} dimensions; this is {}.</source>
        <translation>{} a {} dimensions ; ceci est {}.</translation>
    </message>
    <message>
        <source>The size of {} must be given.</source>
        <translation>La taille de {} doit être donnée.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000; this is {}.</source>
        <translation>Une taille est comprise entre 1 et 100000 ; ceci est {}.</translation>
    </message>
    <message>
        <source>Calls are nested more than {} deep; does {} call itself?</source>
        <translation>Les appels sont imbriqués sur plus de {} niveaux ; {} s’appelle-t-il lui-même ?</translation>
    </message>
    <message>
        <source>This has no value yet.</source>
        <translation>Ceci n’a pas encore de valeur.</translation>
    </message>
    <message>
        <source>The argument {} of {}</source>
        <translation>L’argument {} de {}</translation>
    </message>
    <message>
        <source>{} needs a value for {}; {} are given.</source>
        <translation>{} demande une valeur pour {} ; {} sont données.</translation>
    </message>
    <message>
        <source>{} is declared twice in {}.</source>
        <translation>{} est déclaré deux fois dans {}.</translation>
    </message>
    <message>
        <source>The function {} has no output.</source>
        <translation>La fonction {} n’a pas de sortie.</translation>
    </message>
    <message>
        <source>{} does not give {} a value.</source>
        <translation>{} ne donne pas de valeur à {}.</translation>
    </message>
    <message>
        <source>(a, b) := ... needs a function with several results on its right.</source>
        <translation>(a, b) := ... demande à droite une fonction à plusieurs résultats.</translation>
    </message>
    <message>
        <source>A function assigns by := and gives its results through its outputs.</source>
        <translation>Une fonction affecte par := et donne ses résultats par ses sorties.</translation>
    </message>
    <message>
        <source>Only a variable can be assigned to.</source>
        <translation>On ne peut affecter qu’une variable.</translation>
    </message>
    <message>
        <source>{} is an argument; a function cannot change it.</source>
        <translation>{} est un argument ; une fonction ne peut pas le changer.</translation>
    </message>
    <message>
        <source>{} is of another kind than this value.</source>
        <translation>{} est d’une autre nature que cette valeur.</translation>
    </message>
    <message>
        <source>The left side of this assignment is {}, the right side {}.</source>
        <translation>Le membre gauche de cette affectation est {}, le droit {}.</translation>
    </message>
    <message>
        <source>{} must be a vector of numbers; this is {}.</source>
        <translation>{} doit être un vecteur de nombres ; ceci est {}.</translation>
    </message>
    <message>
        <source>The place to look up</source>
        <translation>L’endroit à lire</translation>
    </message>
    <message>
        <source>The first list of a table</source>
        <translation>La première liste d’une table</translation>
    </message>
    <message>
        <source>The second list of a table</source>
        <translation>La seconde liste d’une table</translation>
    </message>
    <message>
        <source>A table has as many values as places; here there are {} places and {} values.</source>
        <translation>Une table a autant de valeurs que d’abscisses ; ici il y a {} abscisses et {} valeurs.</translation>
    </message>
    <message>
        <source>A table needs at least 2 points.</source>
        <translation>Une table demande au moins 2 points.</translation>
    </message>
    <message>
        <source>The knots of a spline</source>
        <translation>Les nœuds d’une spline</translation>
    </message>
    <message>
        <source>The degree of a spline</source>
        <translation>Le degré d’une spline</translation>
    </message>
    <message>
        <source>The coefficients of a spline</source>
        <translation>Les coefficients d’une spline</translation>
    </message>
    <message>
        <source>The degree of a spline lies between 0 and 20; this is {}.</source>
        <translation>Le degré d’une spline est compris entre 0 et 20 ; ceci est {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} with {} coefficients needs {} knots, not {}.</source>
        <translation>Une spline de degré {} avec {} coefficients demande {} nœuds, pas {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} needs at least {} coefficients, not {}.</source>
        <translation>Une spline de degré {} demande au moins {} coefficients, pas {}.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, the model has more than {} operations.</source>
        <translation>Boucles, tableaux et fonctions développés, le modèle a plus de {} opérations.</translation>
    </message>
    <message>
        <source>A table or spline with more than 30000 points belongs into an input, not into the model.</source>
        <translation>Une table ou une spline de plus de 30000 points appartient à une entrée, pas au modèle.</translation>
    </message>
    <message>
        <source>This comment has no end; */ is missing.</source>
        <translation>Ce commentaire n’a pas de fin ; */ manque.</translation>
    </message>
    <message>
        <source>{} is neither a number nor a name.</source>
        <translation>{} n’est ni un nombre ni un nom.</translation>
    </message>
    <message>
        <source>{} is too large a number.</source>
        <translation>{} est un nombre trop grand.</translation>
    </message>
    <message>
        <source>This text has no end; a closing &quot; is missing.</source>
        <translation>Ce texte n’a pas de fin ; un &quot; fermant manque.</translation>
    </message>
    <message>
        <source>{} means nothing here.</source>
        <translation>{} ne signifie rien ici.</translation>
    </message>
    <message>
        <source>A byte with the value {} is not text.</source>
        <translation>Un octet de valeur {} n’est pas du texte.</translation>
    </message>
    <message>
        <source>The value of the constant {} can depend on constants only.</source>
        <translation>La valeur de la constante {} ne peut dépendre que de constantes.</translation>
    </message>
    <message>
        <source>The value of the parameter {} can depend on parameters and constants only.</source>
        <translation>La valeur du paramètre {} ne peut dépendre que de paramètres et de constantes.</translation>
    </message>
    <message>
        <source>The min of {}</source>
        <translation>Le min de {}</translation>
    </message>
    <message>
        <source>The max of {}</source>
        <translation>Le max de {}</translation>
    </message>
    <message>
        <source>The nominal value of {}</source>
        <translation>La valeur nominale de {}</translation>
    </message>
    <message>
        <source>The nominal value of {} must be a number other than 0.</source>
        <translation>La valeur nominale de {} doit être un nombre différent de 0.</translation>
    </message>
    <message>
        <source>The min of {}, {}, lies above its max, {}.</source>
        <translation>Le min de {}, {}, est au-dessus du max, {}.</translation>
    </message>
    <message>
        <source>The value of {}</source>
        <translation>La valeur de {}</translation>
    </message>
    <message>
        <source>{} = {} lies outside its own bounds, {} to {}.</source>
        <translation>{} = {} est hors de ses propres bornes, {} à {}.</translation>
    </message>
    <message>
        <source>The start value of {}</source>
        <translation>La valeur initiale de {}</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>un état</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>une variable</translation>
    </message>
    <message>
        <source>der({}) has two equations; the first is in line {}.</source>
        <translation>der({}) a deux équations ; la première est à la ligne {}.</translation>
    </message>
    <message>
        <source>{} is set by a when; reinit({}, ...) gives a state a new value.</source>
        <translation>{} est fixé par un when ; reinit({}, ...) donne une nouvelle valeur à un état.</translation>
    </message>
    <message>
        <source>{} is {}; an equation cannot set it.</source>
        <translation>{} est {} ; une équation ne peut pas le fixer.</translation>
    </message>
    <message>
        <source>{} is an Integer; only a when changes it.</source>
        <translation>{} est un Integer ; seul un when le change.</translation>
    </message>
    <message>
        <source>{} is discrete; only a when changes it.</source>
        <translation>{} est discret ; seul un when le change.</translation>
    </message>
    <message>
        <source>{} is not a state; reinit needs a variable with der().</source>
        <translation>{} n’est pas un état ; reinit demande une variable avec der().</translation>
    </message>
    <message>
        <source>{} is not a state; atLeast needs a variable with der().</source>
        <translation>{} n’est pas un état ; atLeast demande une variable avec der().</translation>
    </message>
    <message>
        <source>{} is {}, but no when sets it.</source>
        <translation>{} est {}, mais aucun when ne le fixe.</translation>
    </message>
    <message>
        <source>a Boolean without equation</source>
        <translation>un Boolean sans équation</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>discret</translation>
    </message>
    <message>
        <source>{} has two equations; the first is in line {}.</source>
        <translation>{} a deux équations ; la première est à la ligne {}.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} in implicit form for {}.</source>
        <translation>Cette équation est de trop : {} sous forme implicite pour {}.</translation>
    </message>
    <message>
        <source>1 equation</source>
        <translation>1 équation</translation>
    </message>
    <message>
        <source>{} equations</source>
        <translation>{} équations</translation>
    </message>
    <message>
        <source>1 unknown</source>
        <translation>1 inconnue</translation>
    </message>
    <message>
        <source>{} unknowns</source>
        <translation>{} inconnues</translation>
    </message>
    <message>
        <source>{} has no equation.</source>
        <translation>{} n’a pas d’équation.</translation>
    </message>
    <message>
        <source>( is expected after annotation.</source>
        <translation>( est attendu après annotation.</translation>
    </message>
    <message>
        <source>`end {};` is expected here, not {}.</source>
        <translation>`end {};` est attendu ici, pas {}.</translation>
    </message>
    <message>
        <source>This model is called {}; its end must read `end {};`.</source>
        <translation>Ce modèle s’appelle {} ; sa fin doit s’écrire `end {};`.</translation>
    </message>
    <message>
        <source>This function is called {}; its end must read `end {};`.</source>
        <translation>Cette fonction s’appelle {} ; sa fin doit s’écrire `end {};`.</translation>
    </message>
    <message>
        <source>The name is missing: `end {};`.</source>
        <translation>Le nom manque : `end {};`.</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Un modèle</translation>
    </message>
    <message>
        <source>A model has equations; an algorithm belongs into a function.</source>
        <translation>Un modèle a des équations ; un algorithme appartient à une fonction.</translation>
    </message>
    <message>
        <source>An equation stands here, but `equation` is missing above it.</source>
        <translation>Une équation se trouve ici, mais `equation` manque au-dessus.</translation>
    </message>
    <message>
        <source>{} belongs below `equation`, which is missing here.</source>
        <translation>{} appartient sous `equation`, qui manque ici.</translation>
    </message>
    <message>
        <source>A declaration is expected here, not {}.</source>
        <translation>Une déclaration est attendue ici, pas {}.</translation>
    </message>
    <message>
        <source>{} is not a type. Did you mean {}?</source>
        <translation>{} n’est pas un type. Vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source>{} is not a type; there are Real, Integer and Boolean, with units as in Real p(unit=&quot;Pa&quot;).</source>
        <translation>{} n’est pas un type ; il y a Real, Integer et Boolean, avec des unités comme dans Real p(unit=&quot;Pa&quot;).</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>la taille</translation>
    </message>
    <message>
        <source>An attribute</source>
        <translation>Un attribut</translation>
    </message>
    <message>
        <source>{} is not an attribute of a variable.{}</source>
        <translation>{} n’est pas un attribut d’une variable.{}</translation>
    </message>
    <message>
        <source> There are unit, min, max, start, nominal, fixed.</source>
        <translation> Il y a unit, min, max, start, nominal, fixed.</translation>
    </message>
    <message>
        <source>the attributes</source>
        <translation>les attributs</translation>
    </message>
    <message>
        <source>A variable</source>
        <translation>Une variable</translation>
    </message>
    <message>
        <source>this declaration</source>
        <translation>cette déclaration</translation>
    </message>
    <message>
        <source>A function</source>
        <translation>Une fonction</translation>
    </message>
    <message>
        <source>External functions are not part of this language.</source>
        <translation>Les fonctions externes ne font pas partie de ce langage.</translation>
    </message>
    <message>
        <source>A function has an algorithm with := instead of equations.</source>
        <translation>Une fonction a un algorithme avec := au lieu d’équations.</translation>
    </message>
    <message>
        <source>This expression has more than {} levels; give its parts names of their own.</source>
        <translation>Cette expression a plus de {} niveaux ; donnez à ses parties des noms propres.</translation>
    </message>
    <message>
        <source>the condition of if</source>
        <translation>la condition de if</translation>
    </message>
    <message>
        <source>An if between values needs an else, so that it always has a value.</source>
        <translation>Un if entre valeurs demande un else, pour qu’il ait toujours une valeur.</translation>
    </message>
    <message>
        <source>A range is first:last or first:step:last.</source>
        <translation>Une plage est premier:dernier ou premier:pas:dernier.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained; write a &lt; b and b &lt; c.</source>
        <translation>Les comparaisons ne s’enchaînent pas ; écrivez a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>a^b^c can be read in two ways; write (a^b)^c or a^(b^c).</source>
        <translation>a^b^c peut se lire de deux façons ; écrivez (a^b)^c ou a^(b^c).</translation>
    </message>
    <message>
        <source>Put this if into parentheses.</source>
        <translation>Mettez cet if entre parenthèses.</translation>
    </message>
    <message>
        <source>Two operators follow each other; put the number and its sign into parentheses.</source>
        <translation>Deux opérateurs se suivent ; mettez le nombre et son signe entre parenthèses.</translation>
    </message>
    <message>
        <source>A value is missing before =. Two values are compared by ==.</source>
        <translation>Il manque une valeur avant =. Deux valeurs se comparent par ==.</translation>
    </message>
    <message>
        <source>A value is expected here, not {}.</source>
        <translation>Une valeur est attendue ici, pas {}.</translation>
    </message>
    <message>
        <source>the arguments</source>
        <translation>les arguments</translation>
    </message>
    <message>
        <source>the subscripts</source>
        <translation>les indices</translation>
    </message>
    <message>
        <source>An array needs at least one element.</source>
        <translation>Un tableau demande au moins un élément.</translation>
    </message>
    <message>
        <source>the elements</source>
        <translation>les éléments</translation>
    </message>
    <message>
        <source>the rows of the matrix</source>
        <translation>les lignes de la matrice</translation>
    </message>
    <message>
        <source>what was opened by (</source>
        <translation>ce qui a été ouvert par (</translation>
    </message>
    <message>
        <source>when belongs into the equations of the model.</source>
        <translation>when appartient aux équations du modèle.</translation>
    </message>
    <message>
        <source>{} is not part of this language; functions run straight through, with `for` over a fixed range.</source>
        <translation>{} ne fait pas partie de ce langage ; les fonctions s’exécutent tout droit, avec `for` sur une plage fixe.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by =.</source>
        <translation>Une fonction affecte par :=, pas par =.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with :=.</source>
        <translation>Une équation s’écrit avec =, pas avec :=.</translation>
    </message>
    <message>
        <source>This is a value, not an assignment; := is missing.</source>
        <translation>Ceci est une valeur, pas une affectation ; := manque.</translation>
    </message>
    <message>
        <source>this assignment</source>
        <translation>cette affectation</translation>
    </message>
    <message>
        <source>this equation</source>
        <translation>cette équation</translation>
    </message>
    <message>
        <source>A loop</source>
        <translation>Une boucle</translation>
    </message>
    <message>
        <source>the loop variable</source>
        <translation>la variable de boucle</translation>
    </message>
    <message>
        <source>the range of for</source>
        <translation>la plage de for</translation>
    </message>
    <message>
        <source>the body of for</source>
        <translation>le corps de for</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>la condition</translation>
    </message>
    <message>
        <source>the body of when</source>
        <translation>le corps de when</translation>
    </message>
    <message>
        <source>the body of if</source>
        <translation>le corps de if</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>{} is missing after {}.</source>
        <translation>{} manque après {}.</translation>
    </message>
    <message>
        <source>{} is expected after {}, not {}.</source>
        <translation>{} est attendu après {}, pas {}.</translation>
    </message>
    <message>
        <source>{} is a word of the language; {} needs another name.</source>
        <translation>{} est un mot du langage ; {} demande un autre nom.</translation>
    </message>
    <message>
        <source>{} needs a name here, not {}.</source>
        <translation>{} demande ici un nom, pas {}.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Cette parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Ceci</translation>
    </message>
    <message>
        <source>A model begins with `model Name`, not with {}.</source>
        <translation>Un modèle commence par `model Name`, pas par {}.</translation>
    </message>
    <message>
        <source>There is no model in this text.</source>
        <translation>Il n’y a pas de modèle dans ce texte.</translation>
    </message>
    <message>
        <source>This is nested more than {} levels deep.</source>
        <translation>Ceci est imbriqué sur plus de {} niveaux.</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source>{} takes 1 argument, not {}.</source>
        <translation>{} prend 1 argument, pas {}.</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}.</source>
        <translation>{} prend {} arguments, pas {}.</translation>
    </message>
    <message>
        <source>{} depends on itself: {}. Solve for it, or write the equation as 0 = ...</source>
        <translation>{} dépend de lui-même : {}. Résolvez-le, ou écrivez l’équation sous la forme 0 = ...</translation>
    </message>
    <message>
        <source>These variables depend on each other: {}. Solve for one, or write one equation as 0 = ...</source>
        <translation>Ces variables dépendent les unes des autres : {}. Résolvez-en une, ou écrivez une équation sous la forme 0 = ...</translation>
    </message>
    <message>
        <source>{} is not a number; is something divided by zero?</source>
        <translation>{} n’est pas un nombre ; y a-t-il une division par zéro ?</translation>
    </message>
    <message>
        <source>an angle in rad</source>
        <translation>un angle en rad</translation>
    </message>
    <message>
        <source>a number without unit</source>
        <translation>un nombre sans unité</translation>
    </message>
    <message>
        <source>{} takes {}; {} is in {}.</source>
        <translation>{} prend {} ; {} est en {}.</translation>
    </message>
    <message>
        <source>, a factor of {:.5g}</source>
        <translation>, un facteur {:.5g}</translation>
    </message>
    <message>
        <source>without unit</source>
        <translation>sans unité</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>en {}</translation>
    </message>
    <message>
        <source>Units differ: {} is {}, {} {}{}.</source>
        <translation>Les unités diffèrent : {} est {}, {} {}{}.</translation>
    </message>
    <message>
        <source>A table needs as many values as points and at least one: there are {} points and {} values.</source>
        <translation>Une table demande autant de valeurs que de points et au moins un : il y a {} points et {} valeurs.</translation>
    </message>
    <message>
        <source>A table has {} points; the limit is 30000.</source>
        <translation>Une table a {} points ; la limite est 30000.</translation>
    </message>
    <message>
        <source>The points of a table must increase: point {} is {} and point {} is {}.</source>
        <translation>Les points d’une table doivent croître : le point {} est {} et le point {} est {}.</translation>
    </message>
    <message>
        <source>The degree of a B-spline must be 0 to {}, not {}.</source>
        <translation>Le degré d’une B-spline doit être de 0 à {}, pas {}.</translation>
    </message>
    <message>
        <source>A B-spline of degree {} with {} coefficients (at least {}) needs {} knots, not {}.</source>
        <translation>Une B-spline de degré {} avec {} coefficients (au moins {}) demande {} nœuds, pas {}.</translation>
    </message>
    <message>
        <source>The knots of a B-spline must not decrease: knot {} is {} and knot {} is {}.</source>
        <translation>Les nœuds d’une B-spline ne doivent pas décroître : le nœud {} est {} et le nœud {} est {}.</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean model?</source>
        <translation>{} n’est pas un mot du langage. Vouliez-vous dire model&#xa0;?</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers and constants.</source>
        <translation>{} doivent avoir des valeurs fixes à la compilation du modèle : nombres et constantes.</translation>
    </message>
    <message>
        <source>The abscissas of control points</source>
        <translation>Les abscisses de points de contrôle</translation>
    </message>
    <message>
        <source>The abscissas of control points must increase: number {} is {} and number {} is {}.</source>
        <translation>Les abscisses de points de contrôle doivent croître : le numéro {} est {} et le numéro {} est {}.</translation>
    </message>
    <message>
        <source>A curve with given abscissas has at most {} equal knots at {}.</source>
        <translation>Une courbe à abscisses données a au plus {} nœuds égaux à {}.</translation>
    </message>
    <message>
        <source>A curve of degree 1 or more with {} coefficients needs as many abscissas, not {}.</source>
        <translation>Une courbe de degré 1 ou plus avec {} coefficients demande autant d’abscisses, pas {}.</translation>
    </message>
    <message>
        <source>The order of smooth</source>
        <translation>L’ordre de smooth</translation>
    </message>
    <message>
        <source>A power of e is written exp{}.</source>
        <translation>Une puissance de e s’écrit exp{}.</translation>
    </message>
    <message>
        <source>A decimal number has a point, not a comma: {}.</source>
        <translation>Un nombre décimal a un point, pas une virgule : {}.</translation>
    </message>
    <message>
        <source>{} is its value at the time of the run; write it without ({}).</source>
        <translation>{} est sa valeur au temps du calcul ; écrivez-le sans ({}).</translation>
    </message>
    <message>
        <source>A value at the start stands in the declaration: Real {}(start=...).</source>
        <translation>Une valeur au départ se trouve dans la déclaration : Real {}(start=...).</translation>
    </message>
    <message>
        <source>A power is written a^b, not {}(a, b).</source>
        <translation>Une puissance s’écrit a^b, pas {}(a, b).</translation>
    </message>
    <message>
        <source>{} is written {} here.</source>
        <translation>{} s’écrit {} ici.</translation>
    </message>
    <message>
        <source>A second derivative needs a state of its own: der({}) = v; der(v) = ...</source>
        <translation>Une dérivée seconde demande un état propre : der({}) = v; der(v) = ...</translation>
    </message>
    <message>
        <source>t is not declared; the time is called time.</source>
        <translation>t n’est pas déclaré ; le temps s’appelle time.</translation>
    </message>
    <message>
        <source>{} is a function: its argument stands in parentheses, {}(x).</source>
        <translation>{} est une fonction : son argument se trouve entre parenthèses, {}(x).</translation>
    </message>
    <message>
        <source>{} is not declared; a derivative is written der({}).</source>
        <translation>{} n’est pas déclaré ; une dérivée s’écrit der({}).</translation>
    </message>
    <message>
        <source>An expression is missing.</source>
        <translation>Il manque une expression.</translation>
    </message>
    <message>
        <source>An expression alone is expected here.</source>
        <translation>Une expression seule est attendue ici.</translation>
    </message>
    <message>
        <source>The expression must not depend on time.</source>
        <translation>L’expression ne doit pas dépendre du temps.</translation>
    </message>
    <message>
        <source>Another space than the usual one stands here.</source>
        <translation>Une autre espace que l’espace usuelle se trouve ici.</translation>
    </message>
    <message>
        <source>{} is no name: it has other letters than a to z.</source>
        <translation>{} n’est pas un nom : il a d’autres lettres que a à z.</translation>
    </message>
    <message>
        <source>A name has only the letters a to z, digits and _: {} instead of {}.</source>
        <translation>Un nom n’a que les lettres a à z, des chiffres et _ : {} au lieu de {}.</translation>
    </message>
    <message>
        <source>The derivative of {} is written der({}).</source>
        <translation>La dérivée de {} s’écrit der({}).</translation>
    </message>
    <message>
        <source>A power is written {}.</source>
        <translation>Une puissance s’écrit {}.</translation>
    </message>
    <message>
        <source>A text stands between straight quotes, &quot;...&quot;.</source>
        <translation>Un texte se trouve entre guillemets droits, &quot;...&quot;.</translation>
    </message>
    <message>
        <source>A comment begins with //, not with {}.</source>
        <translation>Un commentaire commence par //, pas par {}.</translation>
    </message>
    <message>
        <source>A value is given by =, not by ==.</source>
        <translation>Une valeur est donnée par =, pas par ==.</translation>
    </message>
    <message>
        <source>What is in parentheses stands before the =: {}({} = ...) = ...</source>
        <translation>Ce qui est entre parenthèses se trouve avant le = : {}({} = ...) = ...</translation>
    </message>
    <message>
        <source>A number has no comma in it: {}.</source>
        <translation>Un nombre ne contient pas de virgule : {}.</translation>
    </message>
    <message>
        <source>There is a comma too many here.</source>
        <translation>Il y a ici une virgule de trop.</translation>
    </message>
    <message>
        <source>This {} closes nothing: nothing was opened before it.</source>
        <translation>Ce {} ne ferme rien : rien n’a été ouvert avant lui.</translation>
    </message>
    <message>
        <source>A number has no unit here: a declaration states it once, as unit=&quot;{}&quot;.</source>
        <translation>Un nombre n’a pas d’unité ici : une déclaration l’indique une fois, par unit=&quot;{}&quot;.</translation>
    </message>
    <message>
        <source>A number has no unit in an equation, and a product needs *. What is {} is declared: parameter Real c(unit=&quot;{}&quot;) = {}.</source>
        <translation>Un nombre n’a pas d’unité dans une équation, et un produit demande *. Ce qui vaut {} se déclare : parameter Real c(unit=&quot;{}&quot;) = {}.</translation>
    </message>
    <message>
        <source>The unit of a value stands before the =: {}.</source>
        <translation>L’unité d’une valeur se trouve avant le = : {}.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}. If {} is a unit, it stands before the =, as unit=&quot;{}&quot; in parentheses.</source>
        <translation>Un produit demande * : {}*{}. Si {} est une unité, elle se trouve avant le =, par unit=&quot;{}&quot; entre parenthèses.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}.</source>
        <translation>Un produit demande * : {}*{}.</translation>
    </message>
    <message>
        <source>A derivative is written {}.</source>
        <translation>Une dérivée s’écrit {}.</translation>
    </message>
    <message>
        <source>The argument of {} stands in parentheses: {}.</source>
        <translation>L’argument de {} se trouve entre parenthèses : {}.</translation>
    </message>
    <message>
        <source>A comparison is written ==, &lt;= or &gt;=; = is for equations.</source>
        <translation>Une comparaison s’écrit ==, &lt;= ou &gt;= ; = est pour les équations.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by ==.</source>
        <translation>Une fonction affecte par :=, pas par ==.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with ==.</source>
        <translation>Une équation s’écrit avec =, pas avec ==.</translation>
    </message>
    <message>
        <source>The type is missing: Real {}.</source>
        <translation>Le type manque : Real {}.</translation>
    </message>
    <message>
        <source>{} is not declared: a given value is written parameter Real {} = ...</source>
        <translation>{} n’est pas déclaré : une valeur donnée s’écrit parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean equation?</source>
        <translation>{} n’est pas un mot du langage. Vouliez-vous dire equation ?</translation>
    </message>
    <message>
        <source>This equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Cette équation fait partie de {} équations à résoudre ensemble, pour {} et d’autres ; c’est trop. Écrivez-en quelques-unes sous la forme {} = ...</translation>
    </message>
    <message>
        <source>This is not linear in {}; an equation can be solved for a derivative where it is linear in it, as in m*der(v) = F.</source>
        <translation>Ceci n’est pas linéaire en {} ; une équation peut être résolue pour une dérivée là où elle y est linéaire, comme dans m*der(v) = F.</translation>
    </message>
    <message>
        <source>{} has no equation; if its value is given, write parameter Real {} = ...</source>
        <translation>{} n’a pas d’équation ; si sa valeur est donnée, écrivez parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} drops out of this equation, which has to give it.</source>
        <translation>{} disparaît de cette équation, qui doit le donner.</translation>
    </message>
    <message>
        <source>The equations in lines {} do not determine {}: one follows from the others, or contradicts them.</source>
        <translation>Les équations des lignes {} ne déterminent pas {} : l’une découle des autres, ou les contredit.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} is already given by line {}.</source>
        <translation>Cette équation est de trop : {} est déjà donné par la ligne {}.</translation>
    </message>
    <message>
        <source>This equation and line {} both determine {}; none is left for {}.</source>
        <translation>Cette équation et la ligne {} déterminent toutes deux {} ; il n’en reste aucune pour {}.</translation>
    </message>
    <message>
        <source>No equation gives der({}), as der({}) = ... would.</source>
        <translation>Aucune équation ne donne der({}), comme le ferait der({}) = ...</translation>
    </message>
    <message>
        <source>{} is a state, as der({}) stands in the model: no second equation can give it. Give what follows from others another name, or write its derivative as a formula.</source>
        <translation>{} est un état, car der({}) se trouve dans le modèle : aucune seconde équation ne peut le donner. Donnez un autre nom à ce qui découle des autres, ou écrivez sa dérivée comme une formule.</translation>
    </message>
    <message>
        <source>Nothing in this equation is left for it to determine: states, inputs and parameters have their values.</source>
        <translation>Il ne reste rien à déterminer à cette équation : états, entrées et paramètres ont leurs valeurs.</translation>
    </message>
    <message>
        <source>A reference to a model names a file or an address.</source>
        <translation>Une référence à un modèle nomme un fichier ou une adresse.</translation>
    </message>
    <message>
        <source>{} has changed since it was opened here.</source>
        <translation>{} a changé depuis qu’il a été ouvert ici.</translation>
    </message>
    <message>
        <source>There is no class {}: no library {} lies beside the model or in a folder of MODELICAPATH.</source>
        <translation>Il n’y a pas de classe {}&#xa0;: aucune bibliothèque {} ne se trouve à côté du modèle ou dans un dossier de MODELICAPATH.</translation>
    </message>
    <message>
        <source>There is no class {}.{}</source>
        <translation>Il n’y a pas de classe {}.{}</translation>
    </message>
    <message>
        <source>A file holds one model that is run, and {} and {} could both be it. Keep one, or make one of them a part of the other.</source>
        <translation>Un fichier contient un seul modèle à calculer, et {} et {} pourraient l’être tous deux. N’en gardez qu’un, ou faites de l’un une partie de l’autre.</translation>
    </message>
    <message>
        <source>connect takes the names of two connectors.</source>
        <translation>connect prend les noms de deux connecteurs.</translation>
    </message>
    <message>
        <source>{} is not a connector.</source>
        <translation>{} n’est pas un connecteur.</translation>
    </message>
    <message>
        <source>{} flows and {} does not; they cannot be connected.</source>
        <translation>{} est flow et {} ne l’est pas&#xa0;; ils ne peuvent pas être connectés.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match: {} has no {}.</source>
        <translation>Les connecteurs {} et {} ne vont pas ensemble&#xa0;: {} n’a pas de {}.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match in {}.</source>
        <translation>Les connecteurs {} et {} ne concordent pas en {}.</translation>
    </message>
    <message>
        <source>{} and {} are connectors of different kinds.</source>
        <translation>{} et {} sont des connecteurs de nature différente.</translation>
    </message>
    <message>
        <source>What is connected must be known when the model is compiled; this is not.</source>
        <translation>Ce qui est connecté doit être connu à la compilation du modèle&#xa0;; ceci ne l’est pas.</translation>
    </message>
    <message>
        <source>{} inherits from itself.</source>
        <translation>{} hérite de lui-même.</translation>
    </message>
    <message>
        <source>{} stands for itself.</source>
        <translation>{} se désigne lui-même.</translation>
    </message>
    <message>
        <source>{} is a function; a variable needs a type or a class.</source>
        <translation>{} est une fonction&#xa0;; une variable demande un type ou une classe.</translation>
    </message>
    <message>
        <source>{} is a package; a variable needs a type or a class.</source>
        <translation>{} est un package&#xa0;; une variable demande un type ou une classe.</translation>
    </message>
    <message>
        <source>{} is outer, but no model around declares it inner.</source>
        <translation>{} est outer, mais aucun modèle englobant ne le déclare inner.</translation>
    </message>
    <message>
        <source>Arrays of components have one dimension here.</source>
        <translation>Les tableaux de composants ont ici une seule dimension.</translation>
    </message>
    <message>
        <source>How many {} there are must be known when the model is compiled.</source>
        <translation>Le nombre de {} doit être connu à la compilation du modèle.</translation>
    </message>
    <message>
        <source>Give the elements of {} their values one by one.</source>
        <translation>Donnez leurs valeurs aux éléments de {} un par un.</translation>
    </message>
    <message>
        <source>{} is partial: it only serves as a base of others.</source>
        <translation>{} est partial&#xa0;: il ne sert que de base à d’autres.</translation>
    </message>
    <message>
        <source>{} is made of itself.</source>
        <translation>{} est composé de lui-même.</translation>
    </message>
    <message>
        <source>A model has at most {} components.</source>
        <translation>Un modèle a au plus {} composants.</translation>
    </message>
    <message>
        <source>{} is a record; its value is another one, or {}(...).</source>
        <translation>{} est un record&#xa0;; sa valeur est un autre record, ou {}(...).</translation>
    </message>
    <message>
        <source>{} has no {}.{}</source>
        <translation>{} n’a pas de {}.{}</translation>
    </message>
    <message>
        <source>Whether {} is there must be known when the model is compiled.</source>
        <translation>La présence de {} doit être connue à la compilation du modèle.</translation>
    </message>
    <message>
        <source>Parts of components are listed over one loop variable.</source>
        <translation>Les parties de composants s’énumèrent sur une seule variable de boucle.</translation>
    </message>
    <message>
        <source>Which of the {} is meant must be known when the model is compiled.</source>
        <translation>L’élément de {} qui est visé doit être connu à la compilation du modèle.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}.</source>
        <translation>{} a les éléments 1 à {}.</translation>
    </message>
    <message>
        <source>{} is a single variable; it has no part {}.</source>
        <translation>{} est une variable seule&#xa0;; elle n’a pas de partie {}.</translation>
    </message>
    <message>
        <source>{} is not there: its condition does not hold.</source>
        <translation>{} n’est pas là&#xa0;: sa condition n’est pas remplie.</translation>
    </message>
    <message>
        <source>{} is made of several variables; write one of them, as in {}.{}.</source>
        <translation>{} se compose de plusieurs variables&#xa0;; écrivez l’une d’elles, comme dans {}.{}.</translation>
    </message>
    <message>
        <source>{} is no single number.</source>
        <translation>{} n’est pas un nombre seul.</translation>
    </message>
    <message>
        <source>{} is not a function.</source>
        <translation>{} n’est pas une fonction.</translation>
    </message>
    <message>
        <source>The arguments and variables of a function are numbers and arrays.</source>
        <translation>Les arguments et les variables d’une fonction sont des nombres et des tableaux.</translation>
    </message>
    <message>
        <source>The level of assert is AssertionLevel.error or AssertionLevel.warning.</source>
        <translation>Le niveau de assert est AssertionLevel.error ou AssertionLevel.warning.</translation>
    </message>
    <message>
        <source>The message of assert is a text in quotes.</source>
        <translation>Le message de assert est un texte entre guillemets.</translation>
    </message>
    <message>
        <source>{} has no argument {}.{}</source>
        <translation>{} n’a pas d’argument {}.{}</translation>
    </message>
    <message>
        <source>assert takes a condition and a message: assert(x &gt; 0, &quot;x must be positive&quot;);</source>
        <translation>assert prend une condition et un message&#xa0;: assert(x &gt; 0, &quot;x doit être positif&quot;);</translation>
    </message>
    <message>
        <source>The condition of assert</source>
        <translation>La condition de assert</translation>
    </message>
    <message>
        <source>This assert is violated whatever the values are: {}</source>
        <translation>Cet assert est violé quelles que soient les valeurs&#xa0;: {}</translation>
    </message>
    <message>
        <source>The arguments of {} are given in their order, not by name.</source>
        <translation>Les arguments de {} se donnent dans leur ordre, pas par leur nom.</translation>
    </message>
    <message>
        <source>{}(...) stands alone as a condition of a when here: when {}(...) then, or one of when {{a, b}} then.</source>
        <translation>{}(...) se trouve ici seul comme condition d’un when&#xa0;: when {}(...) then, ou comme l’une de celles de when {{a, b}} then.</translation>
    </message>
    <message>
        <source>assert gives no value; it stands alone: assert(condition, &quot;message&quot;);</source>
        <translation>assert ne donne pas de valeur&#xa0;; il se trouve seul&#xa0;: assert(condition, &quot;message&quot;);</translation>
    </message>
    <message>
        <source>A when belongs into `equation`; what stands in `initial equation` holds at the start only.</source>
        <translation>Un when appartient à `equation`&#xa0;; ce qui se trouve sous `initial equation` ne vaut qu’au départ.</translation>
    </message>
    <message>
        <source>{} belongs into `equation`.</source>
        <translation>{} appartient à `equation`.</translation>
    </message>
    <message>
        <source>change takes the name of an Integer or Boolean that a when sets.</source>
        <translation>change prend le nom d’un Integer ou d’un Boolean qu’un when fixe.</translation>
    </message>
    <message>
        <source>A when holds v = ..., reinit(x, ...), assert(...) and terminate(&quot;...&quot;).</source>
        <translation>Un when contient v = ..., reinit(x, ...), assert(...) et terminate(&quot;...&quot;).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable that a when sets.</source>
        <translation>pre prend le nom d’une variable qu’un when fixe.</translation>
    </message>
    <message>
        <source>{} takes a variable that a when sets; no when sets {}.</source>
        <translation>{} prend une variable qu’un when fixe&#xa0;; aucun when ne fixe {}.</translation>
    </message>
    <message>
        <source>{} has no part {}; it is no array of components.</source>
        <translation>{} n’a pas de partie {}&#xa0;; ce n’est pas un tableau de composants.</translation>
    </message>
    <message>
        <source>{} is given {} twice.</source>
        <translation>{} reçoit deux fois {}.</translation>
    </message>
    <message>
        <source>{} can depend on parameters and constants only.</source>
        <translation>{} ne peut dépendre que de paramètres et de constantes.</translation>
    </message>
    <message>
        <source>The start of sample</source>
        <translation>Le départ de sample</translation>
    </message>
    <message>
        <source>The interval of sample</source>
        <translation>L’intervalle de sample</translation>
    </message>
    <message>
        <source>terminate cannot stand in a when that acts at the start of a run.</source>
        <translation>terminate ne peut pas se trouver dans un when qui agit au départ d’un calcul.</translation>
    </message>
    <message>
        <source>The branches of this if give the starts of {} and {}; each must give the same ones.</source>
        <translation>Les branches de cet if donnent les valeurs initiales de {} et de {}&#xa0;; chacune doit donner les mêmes.</translation>
    </message>
    <message>
        <source>The interval of sample must be above 0; this is {}.</source>
        <translation>L’intervalle de sample doit être supérieur à 0&#xa0;; ceci est {}.</translation>
    </message>
    <message>
        <source>{} follows from other states by equations; {} needs a state that is free. Name one that it follows from.</source>
        <translation>{} découle d’autres états par des équations&#xa0;; {} demande un état libre. Nommez-en un dont il découle.</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>enumeration</translation>
    </message>
    <message>
        <source>An enumeration</source>
        <translation>Une énumération</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>extends</translation>
    </message>
    <message>
        <source>A package holds classes and constants, not {}.</source>
        <translation>Un package contient des classes et des constantes, pas {}.</translation>
    </message>
    <message>
        <source>An import</source>
        <translation>Un import</translation>
    </message>
    <message>
        <source>This class is called {}; its end must read `end {};`.</source>
        <translation>Cette classe s’appelle {}&#xa0;; sa fin doit s’écrire `end {};`.</translation>
    </message>
    <message>
        <source>Arguments by name stand behind those by their place; this one has no name.</source>
        <translation>Les arguments donnés par leur nom suivent ceux donnés par leur place&#xa0;; celui-ci n’a pas de nom.</translation>
    </message>
    <message>
        <source>An initial algorithm is not part of this language; write `initial equation` and x = ... for a start value.</source>
        <translation>initial algorithm ne fait pas partie de ce langage&#xa0;; écrivez `initial equation` et x = ... pour une valeur initiale.</translation>
    </message>
    <message>
        <source>the first connector</source>
        <translation>le premier connecteur</translation>
    </message>
    <message>
        <source>the second connector</source>
        <translation>le second connecteur</translation>
    </message>
    <message>
        <source>{} is {} under another name; this when sets it twice.</source>
        <translation>{} est {} sous un autre nom&#xa0;; ce when le fixe deux fois.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, which atLeast limits too; write one limit for both.</source>
        <translation>{} est l’opposé de {}, que atLeast limite aussi&#xa0;; écrivez une seule limite pour les deux.</translation>
    </message>
    <message>
        <source>{} has no equation; connect it, or give it a value where its component is declared.</source>
        <translation>{} n’a pas d’équation&#xa0;; connectez-le, ou donnez-lui une valeur là où son composant est déclaré.</translation>
    </message>
    <message>
        <source>This equation, or its derivative, has to give {}, which drops out of it.</source>
        <translation>Cette équation, ou sa dérivée, doit donner {}, qui en disparaît.</translation>
    </message>
    <message>
        <source>{} has no derivative: no equation moves it.</source>
        <translation>{} n’a pas de dérivée&#xa0;: aucune équation ne le fait évoluer.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, in its declaration or by a when that acts at the start; an initial equation cannot give it as well.</source>
        <translation>La valeur initiale de {} est fixée, dans sa déclaration ou par un when qui agit au départ&#xa0;; une initial equation ne peut pas la donner en plus.</translation>
    </message>
    <message>
        <source>{} has two initial equations; the first is in line {}.</source>
        <translation>{} a deux équations sous initial equation&#xa0;; la première est à la ligne {}.</translation>
    </message>
    <message>
        <source>Nothing in this initial equation is left for it to give: it holds no start value of a state or discrete variable that is not fixed.</source>
        <translation>Il ne reste rien à donner à cette initial equation&#xa0;: elle ne contient aucune valeur initiale non fixée d’un état ou d’une variable discrète.</translation>
    </message>
    <message>
        <source>This initial equation is one too many: the start of {} is already given by line {}.</source>
        <translation>Cette initial equation est de trop&#xa0;: la valeur initiale de {} est déjà donnée par la ligne {}.</translation>
    </message>
    <message>
        <source>The start of {} depends on itself here; write {} = ... with what is known.</source>
        <translation>La valeur initiale de {} dépend ici d’elle-même&#xa0;; écrivez {} = ... avec ce qui est connu.</translation>
    </message>
    <message>
        <source>This initial equation needs {}, which 0 = ... gives while the model runs; the start of {} must be written as {} = ...</source>
        <translation>Cette initial equation a besoin de {}, que 0 = ... donne pendant le calcul&#xa0;; la valeur initiale de {} doit s’écrire {} = ...</translation>
    </message>
    <message>
        <source>What this initial equation needs depends on itself at the start.</source>
        <translation>Ce dont cette initial equation a besoin dépend de soi-même au départ.</translation>
    </message>
    <message>
        <source>This is not linear in the start of {}, which an initial equation has to give; write {} = ...</source>
        <translation>Ceci n’est pas linéaire en la valeur initiale de {}, qu’une initial equation doit donner&#xa0;; écrivez {} = ...</translation>
    </message>
    <message>
        <source>This initial equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Cette initial equation fait partie de {} équations à résoudre ensemble, pour {} et d’autres&#xa0;; c’est trop. Écrivez-en quelques-unes sous la forme {} = ...</translation>
    </message>
    <message>
        <source>The initial equations in lines {} do not determine the start of {}.</source>
        <translation>Les équations des lignes {} sous initial equation ne déterminent pas la valeur initiale de {}.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated, but {} has no derivative here. Write the equation without it.</source>
        <translation>Ce qui se trouve ici lie un état et doit être dérivé, mais {} n’a pas de dérivée ici. Écrivez l’équation sans cela.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated; that would need the derivative of the input {}, which a record does not give. Let {} pass a filter first, as in T*der(s) = {} - s.</source>
        <translation>Ce qui se trouve ici lie un état et doit être dérivé&#xa0;; il faudrait la dérivée de l’entrée {}, qu’un enregistrement ne donne pas. Faites d’abord passer {} par un filtre, comme dans T*der(s) = {} - s.</translation>
    </message>
    <message>
        <source>a power with an exponent that moves</source>
        <translation>une puissance dont l’exposant varie</translation>
    </message>
    <message>
        <source>a table or spline whose points move</source>
        <translation>une table ou une spline dont les points varient</translation>
    </message>
    <message>
        <source>{} is a function of the package Rigor, not of the language: write Rigor.{}, or import it (Modelica 3.6, 5.3).</source>
        <translation>{} est une fonction du package Rigor, pas du langage&#xa0;: écrivez Rigor.{}, ou importez-la (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>There is no {} in the standard library: write {} (Modelica 3.6, 3.7).</source>
        <translation>Il n’y a pas de {} dans la bibliothèque standard&#xa0;: écrivez {} (Modelica 3.6, 3.7).</translation>
    </message>
    <message>
        <source>{} takes an array, and this is a single value: leave {} out (Modelica 3.6, 10.3.4).</source>
        <translation>{} prend un tableau, et ceci est une valeur seule&#xa0;: supprimez {} (Modelica 3.6, 10.3.4).</translation>
    </message>
    <message>
        <source>bspline takes four arguments: the curve with abscissas is {} (Modelica 3.6, 12.4.1).</source>
        <translation>bspline prend quatre arguments&#xa0;: la courbe avec abscisses est {} (Modelica 3.6, 12.4.1).</translation>
    </message>
    <message>
        <source>{} is a reserved word and no name: call it otherwise (Modelica 3.6, 2.3.3).</source>
        <translation>{} est un mot réservé, pas un nom&#xa0;: donnez un autre nom (Modelica 3.6, 2.3.3).</translation>
    </message>
    <message>
        <source>{} of an Integer is an Integer: write a whole number without a point (Modelica 3.6, chapter 4).</source>
        <translation>{} d’un Integer est un Integer&#xa0;: écrivez un nombre entier sans point (Modelica 3.6, chapitre 4).</translation>
    </message>
    <message>
        <source>start depends on {}, which is no parameter: a start that depends on variables is written below `initial equation` as {} = ... (Modelica 3.6, 3.8).</source>
        <translation>start dépend de {}, qui n’est pas un paramètre&#xa0;: une valeur initiale qui dépend de variables s’écrit sous `initial equation` par {} = ... (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} depends on {}, which is no parameter: it has to be known before the run (Modelica 3.6, 3.8).</source>
        <translation>{} dépend de {}, qui n’est pas un paramètre&#xa0;: il doit être connu avant le calcul (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} is given twice here: leave one of them out (Modelica 3.6, 7.2.4).</source>
        <translation>{} est donné ici deux fois&#xa0;: supprimez l’un des deux (Modelica 3.6, 7.2.4).</translation>
    </message>
    <message>
        <source>{} is no unit of the specification: factors as m2 or s-1 joined by points, one / at most, a divisor of several factors in parentheses, as in &quot;J/(kg.K)&quot;; other units stand behind the declaration as annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, chapter 19).</source>
        <translation>{} n’est pas une unité de la spécification&#xa0;: des facteurs comme m2 ou s-1 joints par des points, au plus un /, un diviseur de plusieurs facteurs entre parenthèses, comme dans &quot;J/(kg.K)&quot;&#xa0;; d’autres unités se trouvent après la déclaration, par annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, chapitre 19).</translation>
    </message>
    <message>
        <source>{} is no attribute of {}: leave it out (Modelica 3.6, chapter 4).</source>
        <translation>{} n’est pas un attribut de {}&#xa0;: supprimez-le (Modelica 3.6, chapitre 4).</translation>
    </message>
    <message>
        <source>{} is an array: write each {}={} for all its elements (Modelica 3.6, 7.2.5).</source>
        <translation>{} est un tableau&#xa0;: écrivez each {}={} pour tous ses éléments (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} of {} has {} dimensions, its value {} (Modelica 3.6, 7.2.5).</source>
        <translation>{} de {} a {} dimensions, sa valeur {} (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>A single 0 equals no array: write zeros(n) for the 0, n the size of {} (Modelica 3.6, 10.6.1).</source>
        <translation>Un 0 seul n’est égal à aucun tableau&#xa0;: écrivez zeros(n) au lieu de 0, n étant la taille de {} (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>The left side has {} dimensions, the right side {}: both have to have the same (Modelica 3.6, 10.6.1).</source>
        <translation>Le membre gauche a {} dimensions, le droit {}&#xa0;: les deux doivent avoir les mêmes (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>{} changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 3.8).</source>
        <translation>{} ne change qu’aux événements, mais {} évolue ici entre eux&#xa0;: comparez hors de noEvent (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable: give this expression a name of its own (Modelica 3.6, 3.7.5).</source>
        <translation>pre prend le nom d’une variable&#xa0;: donnez à cette expression un nom propre (Modelica 3.6, 3.7.5).</translation>
    </message>
    <message>
        <source>{} is set by another when already, in line {}: one when sets a variable; join the two as `when ... elsewhen` (Modelica 3.6, {}).</source>
        <translation>{} est déjà fixé par un autre when, à la ligne {}&#xa0;: un seul when fixe une variable&#xa0;; joignez les deux par `when ... elsewhen` (Modelica 3.6, {}).</translation>
    </message>
    <message>
        <source>Every round of the loop has a when that sets {}: one when sets a variable; write when {{..., ...}} (Modelica 3.6, 8.3.5).</source>
        <translation>Chaque tour de la boucle a un when qui fixe {}&#xa0;: un seul when fixe une variable&#xa0;; écrivez when {{..., ...}} (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} gets two new values at one event: leave one reinit out (Modelica 3.6, 8.3.6).</source>
        <translation>{} reçoit deux nouvelles valeurs à un même événement&#xa0;: supprimez un reinit (Modelica 3.6, 8.3.6).</translation>
    </message>
    <message>
        <source>The branches of an if in a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays, in an else too (Modelica 3.6, 8.3.5).</source>
        <translation>Les branches d’un if dans un when fixent les mêmes variables, mais {} n’est pas fixé dans toutes&#xa0;: écrivez {} = pre({}) là où il reste, dans un else aussi (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The branches of a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays (Modelica 3.6, 8.3.5).</source>
        <translation>Les branches d’un when fixent les mêmes variables, mais {} n’est pas fixé dans toutes&#xa0;: écrivez {} = pre({}) là où il reste (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The condition depends on {}, which this when sets: its value before the event is pre({}) (Modelica 3.6, 8.3.5).</source>
        <translation>La condition dépend de {}, que ce when fixe&#xa0;: sa valeur avant l’événement est pre({}) (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>A condition of when changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 8.3.5).</source>
        <translation>Une condition de when ne change qu’aux événements, mais {} évolue ici entre eux&#xa0;: comparez hors de noEvent (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} is neither input nor output of the function: write `protected` above it (Modelica 3.6, 12.2).</source>
        <translation>{} n’est ni entrée ni sortie de la fonction&#xa0;: écrivez `protected` au-dessus (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} has no meaning in a function (Modelica 3.6, 12.2).</source>
        <translation>{} n’a pas de sens dans une fonction (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} is declared in the model, and this function stands outside of it: move the function into the model, or give {} as an input (Modelica 3.6, 5.3).</source>
        <translation>{} est déclaré dans le modèle, et cette fonction se trouve en dehors&#xa0;: déplacez la fonction dans le modèle, ou donnez {} comme entrée (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>{} is a class or function already; a variable beside it needs another name (Modelica 3.6, 4.2).</source>
        <translation>{} est déjà une classe ou une fonction&#xa0;; une variable à côté demande un autre nom (Modelica 3.6, 4.2).</translation>
    </message>
    <message>
        <source>{} and {} exclude each other: leave one of them out (Modelica 3.6, A.2.4).</source>
        <translation>{} et {} s’excluent&#xa0;: supprimez l’un des deux (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>{} stands before {} (Modelica 3.6, A.2.4).</source>
        <translation>{} se place avant {} (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>within stands at the beginning of the text only (Modelica 3.6, A.2.1).</source>
        <translation>within se trouve seulement au début du texte (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>A negative exponent stands in parentheses, as in x^(-2) (Modelica 3.6, A.2.7).</source>
        <translation>Un exposant négatif se met entre parenthèses, comme dans x^(-2) (Modelica 3.6, A.2.7).</translation>
    </message>
    <message>
        <source>An import stands inside of a class: move it below the line of `model` (Modelica 3.6, A.2.1).</source>
        <translation>Un import se trouve à l’intérieur d’une classe&#xa0;: déplacez-le sous la ligne de `model` (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>Nothing stands before this ;: leave it out (Modelica 3.6, A.2.2).</source>
        <translation>Il n’y a rien avant ce ;&#xa0;: supprimez-le (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} is missing after {} (Modelica 3.6, A.2.2).</source>
        <translation>{} manque après {} (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} means nothing in a text; a backslash is written \\ (Modelica 3.6, 2.4.4).</source>
        <translation>{} ne signifie rien dans un texte&#xa0;; une barre oblique inverse s’écrit \\ (Modelica 3.6, 2.4.4).</translation>
    </message>
    <message>
        <source>{} is an expandable connector, which this language does not have.</source>
        <translation>{} est un connecteur expandable, que ce langage n’a pas.</translation>
    </message>
    <message>
        <source>{} gives other values to constants of a package it extends, which this language does not have.</source>
        <translation>{} donne d’autres valeurs aux constantes d’un package qu’il étend, ce que ce langage n’a pas.</translation>
    </message>
    <message>
        <source>Loops over components stand for more than {} equations.</source>
        <translation>Les boucles sur des composants représentent plus de {} équations.</translation>
    </message>
    <message>
        <source>A loop runs over whole numbers.</source>
        <translation>Une boucle parcourt des nombres entiers.</translation>
    </message>
    <message>
        <source>{} is inherited twice with different values.</source>
        <translation>{} est hérité deux fois avec des valeurs différentes.</translation>
    </message>
    <message>
        <source>{} is final; no other value can be given here.</source>
        <translation>{} est final ; aucune autre valeur ne peut être donnée ici.</translation>
    </message>
    <message>
        <source>These are {} values for {} components.</source>
        <translation>Voici {} valeurs pour {} composants.</translation>
    </message>
    <message>
        <source>{} is outer: its values are given where it is inner.</source>
        <translation>{} est outer : ses valeurs sont données là où il est inner.</translation>
    </message>
    <message>
        <source>{} of {} is final; no other value can be given here.</source>
        <translation>{} de {} est final ; aucune autre valeur ne peut être donnée ici.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, and their fixed starts {} and {} agree only with the parameters as they are declared.</source>
        <translation>{} et {} sont une seule variable, et leurs valeurs de départ fixées {} et {} ne concordent qu’avec les paramètres tels qu’ils sont déclarés.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} est l’opposé de {}, mais leurs valeurs de départ sont fixées à {} et {} ; retirez-en une.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} et {} sont une seule variable, mais leurs valeurs de départ sont fixées à {} et {} ; retirez-en une.</translation>
    </message>
    <message>
        <source>The fixed start {} of {} agrees with its equations only with the parameters as they are declared.</source>
        <translation>La valeur de départ fixée {} de {} ne concorde avec ses équations qu’avec les paramètres tels qu’ils sont déclarés.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but its equations give it as well; take fixed = true away.</source>
        <translation>La valeur de départ de {} est fixée, mais ses équations la donnent aussi ; retirez fixed = true.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but its equations give it {}; take fixed = true away.</source>
        <translation>La valeur de départ de {} est fixée à {}, mais ses équations donnent {} ; retirez fixed = true.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but with {} its equations give it {}; take one of the fixed starts away.</source>
        <translation>La valeur de départ de {} est fixée à {}, mais avec {} ses équations donnent {} ; retirez une des valeurs fixées.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but this equation does not hold with it at the start; fix the start of a state instead.</source>
        <translation>La valeur de départ de {} est fixée à {}, mais cette équation n’est alors pas vérifiée au départ ; fixez plutôt celle d’un état.</translation>
    </message>
    <message>
        <source>{} begins with {}, not with its start {}, as it follows from other variables. Write fixed = true beside the start that is meant.</source>
        <translation>{} commence à {}, et non à sa valeur de départ {}, car il découle d’autres variables. Écrivez fixed = true à côté de la valeur voulue.</translation>
    </message>
    <message>
        <source>The start {} of {} is not regarded, as it follows from other variables.</source>
        <translation>La valeur de départ {} de {} n’est pas prise en compte, car il découle d’autres variables.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but no formula gives the start of {} from it; fix the start of {} instead.</source>
        <translation>La valeur de départ de {} est fixée, mais aucune formule n’en donne celle de {} ; fixez plutôt celle de {}.</translation>
    </message>
    <message>
        <source>{} has {} elements, and {} gives {} values (Modelica 3.6, 7.2.5).</source>
        <translation>{} a {} éléments, et {} donne {} valeurs (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} is no array, and each is for the elements of one: leave it out (Modelica 3.6, 7.2.5).</source>
        <translation>{} n’est pas un tableau, et each s’applique aux éléments d’un tableau : supprimez-le (Modelica 3.6, 7.2.5).</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>{} ms</source>
        <translation>{} ms</translation>
    </message>
    <message>
        <source>{} s</source>
        <translation>{} s</translation>
    </message>
    <message>
        <source>{} min</source>
        <translation>{} min</translation>
    </message>
    <message>
        <source>{} min {} s</source>
        <translation>{} min {} s</translation>
    </message>
    <message>
        <source>{} h {:02} min</source>
        <translation>{} h {:02} min</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be greater than {:g}</source>
        <translation>doit être supérieur à {:g}</translation>
    </message>
    <message>
        <source>must be at least {:g}</source>
        <translation>doit être au moins {:g}</translation>
    </message>
    <message>
        <source>must be at most {:g}</source>
        <translation>doit être au plus {:g}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>une liste de nombres</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option{}</source>
        <translation>« {} » n’est pas une option{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>{} = {}: {} is expected</source>
        <translation>{} = {} : {} est attendu</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {} : la valeur {}</translation>
    </message>
    <message>
        <source>must be one of {}{}</source>
        <translation>doit être l’un de {}{}</translation>
    </message>
    <message>
        <source>must be one of {}, or empty{}</source>
        <translation>doit être l’un de {}, ou vide{}</translation>
    </message>
</context>
<context>
    <name>ProgramView</name>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>le dossier {} ne peut pas être créé : {}</translation>
    </message>
    <message>
        <source>{} is not a Rigor project</source>
        <translation>{} n’est pas un projet Rigor</translation>
    </message>
    <message>
        <source>{} was written by a newer version of Rigor (file version {}, this program reads up to {})</source>
        <translation>{} a été écrit par une version plus récente de Rigor (version de fichier {}, ce programme lit jusqu’à {})</translation>
    </message>
    <message>
        <source>{} is damaged: file version {}</source>
        <translation>{} est endommagé : version de fichier {}</translation>
    </message>
    <message>
        <source>the project has no study &quot;{}&quot;</source>
        <translation>le projet n’a pas d’étude « {} »</translation>
    </message>
    <message>
        <source>the project has no model &quot;{}&quot;</source>
        <translation>le projet n’a pas de modèle « {} »</translation>
    </message>
    <message>
        <source>the project has no data &quot;{}&quot;</source>
        <translation>le projet n’a pas de données « {} »</translation>
    </message>
    <message>
        <source>an entry of the project needs a name</source>
        <translation>un élément du projet demande un nom</translation>
    </message>
    <message>
        <source>{} is there already</source>
        <translation>{} existe déjà</translation>
    </message>
    <message>
        <source>cannot open {}: there is no such file</source>
        <translation>{} ne peut pas être ouvert : le fichier n’existe pas</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <translation>{} ne peut pas être écrit : {}</translation>
    </message>
    <message>
        <source>{} is damaged: it holds a file called &quot;{}&quot;</source>
        <translation>{} est endommagé : il contient un fichier appelé « {} »</translation>
    </message>
    <message>
        <source>the project has no run {}</source>
        <translation>le projet n’a pas de calcul {}</translation>
    </message>
    <message>
        <source>{} is damaged: run {} cannot be read ({})</source>
        <translation>{} est endommagé : le calcul {} ne peut pas être lu ({})</translation>
    </message>
    <message>
        <source>cannot write into {}: {}</source>
        <translation>impossible d’écrire dans {} : {}</translation>
    </message>
    <message>
        <source>two files of a run would be called {}</source>
        <translation>deux fichiers d’un calcul s’appelleraient {}</translation>
    </message>
    <message>
        <source>cannot write into {}: it is a file, not a folder</source>
        <translation>impossible d’écrire dans {} : c’est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{} ne peut pas être lu : {}</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} ne peut pas être ouvert : {}</translation>
    </message>
    <message>
        <source>the project in memory</source>
        <translation>le projet en mémoire</translation>
    </message>
    <message>
        <source>cannot write {}: no space left on the disk; nothing was changed</source>
        <translation>{} ne peut pas être écrit : il n’y a plus de place sur le disque ; rien n’a été modifié</translation>
    </message>
    <message>
        <source>cannot write {}: another program is writing it just now</source>
        <translation>{} ne peut pas être écrit : un autre programme y écrit en ce moment</translation>
    </message>
    <message>
        <source>cannot write {}: the file or its folder is read-only</source>
        <translation>{} ne peut pas être écrit : le fichier ou son dossier est en lecture seule</translation>
    </message>
    <message>
        <source>{} is damaged: {}</source>
        <translation>{} est endommagé : {}</translation>
    </message>
    <message>
        <source>cannot read or write {}: the disk reports an error, or is full; nothing was changed</source>
        <translation>{} ne peut pas être lu ou écrit : le disque signale une erreur ou est plein ; rien n’a été modifié</translation>
    </message>
    <message>
        <source>cannot copy {}: {}</source>
        <translation>{} ne peut pas être copié : {}</translation>
    </message>
    <message>
        <source>the project holds no study</source>
        <translation>le projet ne contient pas d’étude</translation>
    </message>
    <message>
        <source>The table cannot be written to {}: {}.</source>
        <translation>Le tableau ne peut pas être écrit dans {} : {}.</translation>
    </message>
    <message>
        <source>{} is no picture format known here; use .png, .svg, .pdf or .csv.</source>
        <translation>{} n’est pas un format d’image connu ici ; prenez .png, .svg, .pdf ou .csv.</translation>
    </message>
    <message>
        <source>The plot cannot be written to {}.</source>
        <translation>Le tracé ne peut pas être écrit dans {}.</translation>
    </message>
    <message>
        <source>The report cannot be written to {}: {}.</source>
        <translation>Le rapport ne peut pas être écrit dans {} : {}.</translation>
    </message>
    <message>
        <source>{} is not a Rigor project: its {} is not one of a project</source>
        <translation>{} n’est pas un projet Rigor : {} n’y appartient pas à un projet</translation>
    </message>
    <message>
        <source>{} is damaged: its {} is missing</source>
        <translation>{} est endommagé : il manque {}</translation>
    </message>
    <message>
        <source>the numbers of column &quot;{}&quot; are cut off</source>
        <translation>les nombres de la colonne « {} » sont tronqués</translation>
    </message>
    <message>
        <source>{} is no folder of a finished run: it has no result.json</source>
        <translation>{} n’est pas le dossier d’un calcul terminé : il n’a pas de result.json</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} ne peut pas être lu : {}</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>edit model</source>
        <translation>modifier le modèle</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>supprimer&#xa0;%1</translation>
    </message>
    <message>
        <source>rename run %1</source>
        <translation>renommer le calcul&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>measured {}</source>
        <translation>{} mesuré</translation>
    </message>
    <message>
        <source>predicted mean</source>
        <translation>moyenne prédite</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>résidu</translation>
    </message>
    <message>
        <source>Out of date: {}</source>
        <translation>Périmé&#xa0;: {}</translation>
    </message>
    <message>
        <source>report {}</source>
        <translation>rapport {}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>hypercube latin</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>points de Sobol</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densité</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximum d’entropie</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussienne</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <source>mean with 95 % range</source>
        <translation>moyenne avec plage à 95&#xa0;%</translation>
    </message>
    <message>
        <source>least-squares fit</source>
        <translation>ajustement par moindres carrés</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>measured − mean</source>
        <translation>mesuré − moyenne</translation>
    </message>
    <message>
        <source>±1.96 sd, root mean square</source>
        <translation>±1,96 σ, moyenne quadratique</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>population median</source>
        <translation>médiane de la population</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Indices de Sobol</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>share of the variance</source>
        <translation>part de la variance</translation>
    </message>
    <message>
        <source>first order</source>
        <translation>premier ordre</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>Répondu.</translation>
    </message>
    <message>
        <source>Answered with reservations.</source>
        <translation>Répondu avec réserves.</translation>
    </message>
    <message>
        <source>EMPTY.</source>
        <translation>VIDE.</translation>
    </message>
    <message>
        <source>No answer.</source>
        <translation>Pas de réponse.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Échec.</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Non calculé.</translation>
    </message>
    <message>
        <source>Run without a study</source>
        <translation>Calcul sans étude</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} vaut {}</translation>
    </message>
    <message>
        <source>Identification report</source>
        <translation>Rapport d’identification</translation>
    </message>
    <message>
        <source>: what a given distribution predicts</source>
        <translation>&#xa0;: ce que prédit une loi donnée</translation>
    </message>
    <message>
        <source> identification from one experiment</source>
        <translation> : identification à partir d’un essai</translation>
    </message>
    <message>
        <source> identification from {} experiments</source>
        <translation> : identification à partir de {} essais</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Remarks of the author</source>
        <translation>Remarques de l’auteur</translation>
    </message>
    <message>
        <source> One warning: see section {}.</source>
        <translation> Un avertissement&#xa0;: voir la section {}.</translation>
    </message>
    <message>
        <source> {} warnings: see section {}.</source>
        <translation> {} avertissements&#xa0;: voir la section {}.</translation>
    </message>
    <message>
        <source>Table {}</source>
        <translation>Tableau {}</translation>
    </message>
    <message>
        <source>Figure {}</source>
        <translation>Figure {}</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>The run gave no warning.</source>
        <translation>Le calcul n’a donné aucun avertissement.</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>1 thread; result independent of their number</source>
        <translation>1 fil d’exécution&#xa0;; résultat indépendant de leur nombre</translation>
    </message>
    <message>
        <source>{:.0f} threads; result independent of their number</source>
        <translation>{:.0f} fils d’exécution&#xa0;; résultat indépendant de leur nombre</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Study text, complete</source>
        <translation>Texte de l’étude, complet</translation>
    </message>
    <message>
        <source>Study text: {}, SHA-256 {}.</source>
        <translation>Texte de l’étude&#xa0;: {}, SHA-256 {}.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Mean error of log L</source>
        <translation>Erreur moyenne de log L</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Développement</translation>
    </message>
    <message>
        <source>Quasi Monte Carlo</source>
        <translation>Quasi-Monte-Carlo</translation>
    </message>
    <message>
        <source>Simulations per experiment with which log L is known to the same mean absolute error over {} experiments: by the expansion, and from samples of the model alone (up to {} were tried; – is more than that, or fewer than 8).</source>
        <translation>Simulations par essai avec lesquelles log L est connu avec la même erreur absolue moyenne sur {} essais&#xa0;: par le développement, et par des tirages du modèle seul (jusqu’à {} ont été essayés&#xa0;; – signifie davantage, ou moins de 8).</translation>
    </message>
    <message>
        <source>Samples that reach the same accuracy</source>
        <translation>Tirages pour la même précision</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>non borné</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> et {} autres</translation>
    </message>
    <message>
        <source>a Gaussian density</source>
        <translation>une densité gaussienne</translation>
    </message>
    <message>
        <source>a maximum-entropy density</source>
        <translation>une densité d’entropie maximale</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Value ± std. error</source>
        <translation>Valeur ± erreur type</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Plage de recherche</translation>
    </message>
    <message>
        <source>Intervals: {}. </source>
        <translation>Intervalles&#xa0;: {}. </translation>
    </message>
    <message>
        <source>No interval is stated. </source>
        <translation>Aucun intervalle n’est indiqué. </translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Aucune borne n’est active.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>, {} draws</source>
        <translation>, {} tirages</translation>
    </message>
    <message>
        <source> of the only experiment. </source>
        <translation> du seul essai. </translation>
    </message>
    <message>
        <source> of the {} experiments. </source>
        <translation> des {} essais. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments: {} with the largest and {} with a middling distance between prediction and {}. </source>
        <translation> de {} des {} essais&#xa0;: {} avec la plus grande distance et {} avec une distance moyenne entre prédiction et {}. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments. No reference was simulated. </source>
        <translation> de {} des {} essais. Aucune référence n’a été simulée. </translation>
    </message>
    <message>
        <source>The mean distance (EMD) is {} with maximum entropy and {} with a Gaussian density. </source>
        <translation>La distance moyenne (EMD) est de {} avec le maximum d’entropie et de {} avec une densité gaussienne. </translation>
    </message>
    <message>
        <source>The number of the experiment stands at the upper left of each plot.</source>
        <translation>Le numéro de l’essai est en haut à gauche de chaque tracé.</translation>
    </message>
    <message>
        <source>Predicted densities of the {}</source>
        <translation>Densités prédites&#xa0;: {}</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Densités prédites</translation>
    </message>
    <message>
        <source>Measured against predicted {}</source>
        <translation>Mesuré contre prédit&#xa0;: {}</translation>
    </message>
    <message>
        <source>Best log-likelihood over the iterations of the search, and the median of its population.</source>
        <translation>Meilleure log-vraisemblance au fil des itérations de la recherche, et médiane de sa population.</translation>
    </message>
    <message>
        <source> {} likelihoods were evaluated.</source>
        <translation> {} vraisemblances ont été évaluées.</translation>
    </message>
    <message>
        <source> It ended because: {}.</source>
        <translation> Elle s’est terminée parce que&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Course of the search</source>
        <translation>Déroulement de la recherche</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Trace de la recherche</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Premier ordre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Sobol indices from the polynomial expansion: share of the variance of the {} that each unknown causes alone (first order) and with the others (total), {}.</source>
        <translation>Indices de Sobol du développement polynomial&#xa0;: part de la variance de {} que chaque inconnue cause seule (premier ordre) et avec les autres (total), {}.</translation>
    </message>
    <message>
        <source>in one experiment</source>
        <translation>dans un essai</translation>
    </message>
    <message>
        <source>mean over {} experiments</source>
        <translation>moyenne sur {} essais</translation>
    </message>
    <message>
        <source>Which unknowns matter</source>
        <translation>Quelles inconnues comptent</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>EMD</source>
        <translation>EMD</translation>
    </message>
    <message>
        <source>All {} experiments: measured value, mean and standard deviation of its prediction, log-likelihood, distance of the density to {}.</source>
        <translation>Les {} essais&#xa0;: valeur mesurée, moyenne et écart-type de sa prédiction, log-vraisemblance, distance de la densité à {}.</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Tous les essais</translation>
    </message>
    <message>
        <source>joint region, projection</source>
        <translation>région conjointe, projection</translation>
    </message>
    <message>
        <source>cut, all others known</source>
        <translation>coupe, toutes les autres connues</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calibrage</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>measured, mean</source>
        <translation>mesuré, moyenne</translation>
    </message>
    <message>
        <source>{}, residuals</source>
        <translation>{}, résidus</translation>
    </message>
    <message>
        <source>residual / standard deviation</source>
        <translation>résidu / écart type</translation>
    </message>
    <message>
        <source>normal quantile</source>
        <translation>quantile normal</translation>
    </message>
    <message>
        <source>difference / its standard deviation</source>
        <translation>différence / son écart type</translation>
    </message>
    <message>
        <source>normal distribution</source>
        <translation>loi normale</translation>
    </message>
    <message>
        <source>differences of repeated series</source>
        <translation>différences de séries répétées</translation>
    </message>
    <message>
        <source>rise of the sum of squares</source>
        <translation>hausse de la somme des carrés</translation>
    </message>
    <message>
        <source>of the ellipsoid</source>
        <translation>de l’ellipsoïde</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>reduction of the criterion</source>
        <translation>réduction du critère</translation>
    </message>
    <message>
        <source>one further experiment</source>
        <translation>un essai de plus</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Capteurs</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>conditionnement</translation>
    </message>
    <message>
        <source>Every set of sensors with its own estimate. A is the trace of the covariance, D its determinant, E its largest eigenvalue, ME its largest over its smallest; smaller is better. Condition: of the scaled J&apos;J; where it is too large the set does not determine the unknowns and neither its estimate nor its covariance means anything.</source>
        <translation>Chaque ensemble de capteurs avec sa propre estimation. A est la trace de la covariance, D son déterminant, E sa plus grande valeur propre, ME sa plus grande sur sa plus petite&#xa0;; plus petit est mieux. Conditionnement&#xa0;: du J&apos;J mis à l’échelle&#xa0;; là où il est trop grand, l’ensemble ne détermine pas les inconnues, et ni son estimation ni sa covariance ne signifient quoi que ce soit.</translation>
    </message>
    <message>
        <source>Which sensors</source>
        <translation>Quels capteurs</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>intervalle marginal</translation>
    </message>
    <message>
        <source>joint box</source>
        <translation>boîte conjointe</translation>
    </message>
    <message>
        <source>Sensors {}. The marginal interval holds one unknown with {:g} %, whatever the others are; the joint box is the box around the ellipsoid that holds all of them at once with {:g} %, and is wider.</source>
        <translation>Capteurs {}. L’intervalle marginal contient une inconnue avec {:g} %, quelles que soient les autres&#xa0;; la boîte conjointe entoure l’ellipsoïde qui les contient toutes à la fois avec {:g} %, et elle est plus large.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid</source>
        <translation>Ellipsoïde de confiance</translation>
    </message>
    <message>
        <source>Confidence ellipsoid at {:g} %, squared radius {} (chi-squared).</source>
        <translation>Ellipsoïde de confiance à {:g} %, carré du rayon {} (khi-deux).</translation>
    </message>
    <message>
        <source>Confidence ellipses of the estimate</source>
        <translation>Ellipses de confiance de l’estimation</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, règle publiée</translation>
    </message>
    <message>
        <source>p, both covariances</source>
        <translation>p, deux covariances</translation>
    </message>
    <message>
        <source>p, Holm</source>
        <translation>p, Holm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>compatible</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>Is the model wrong?</source>
        <translation>Le modèle est-il faux&#xa0;?</translation>
    </message>
    <message>
        <source>{}: estimates and confidence ellipses of the two sides of every split; the p-value of both covariances at the upper right.</source>
        <translation>{}&#xa0;: estimations et ellipses de confiance des deux côtés de chaque partage&#xa0;; la valeur p avec les deux covariances en haut à droite.</translation>
    </message>
    <message>
        <source>Confidence ellipses of calibration and validation of {}</source>
        <translation>Ellipses de confiance du calibrage et de la validation de {}</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Capteur</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>différences</translation>
    </message>
    <message>
        <source>sd of one value</source>
        <translation>écart type d’une valeur</translation>
    </message>
    <message>
        <source>stated sd</source>
        <translation>écart type indiqué</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>khi-deux</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>degrés de liberté</translation>
    </message>
    <message>
        <source>Scatter between repeated series, and the chi-squared test of its differences against a normal distribution with mean 0. The test takes the differences for independent; a series that takes part in two pairs violates that, so that p is approximate.</source>
        <translation>Dispersion entre séries répétées, et test du khi-deux de leurs différences contre une loi normale de moyenne 0. Le test tient les différences pour indépendantes&#xa0;; une série présente dans deux paires viole cela, de sorte que p est approché.</translation>
    </message>
    <message>
        <source>Repeatability of the sensors</source>
        <translation>Répétabilité des capteurs</translation>
    </message>
    <message>
        <source>Differences of repeated series against the quantiles of a normal distribution; on the line they are normal.</source>
        <translation>Différences de séries répétées en fonction des quantiles d’une loi normale&#xa0;; sur la droite, elles sont normales.</translation>
    </message>
    <message>
        <source>Quantiles of the differences</source>
        <translation>Quantiles des différences</translation>
    </message>
    <message>
        <source>Coverage of the ellipsoid</source>
        <translation>Couverture de l’ellipsoïde</translation>
    </message>
    <message>
        <source>Data drawn at the estimate and fitted again {} times: the ellipsoid of the refit holds the estimate in {:.1f} % (95 % interval {:.1f} to {:.1f} %).</source>
        <translation>Données tirées à l’estimation et ajustées de nouveau {} fois&#xa0;: l’ellipsoïde du réajustement contient l’estimation dans {:.1f} % (intervalle à 95 % de {:.1f} à {:.1f} %).</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modèles sur les données</translation>
    </message>
    <message>
        <source>Every model at its own estimate from all experiments of the splits, and its residuals over the standard deviation of the measured means.</source>
        <translation>Chaque modèle à sa propre estimation à partir de tous les essais des partages, et ses résidus rapportés à l’écart type des moyennes mesurées.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Vraisemblance profilée</translation>
    </message>
    <message>
        <source>Rise of the sum of squares with one unknown held and the others fitted again, and the parabola that the ellipsoid stands for.</source>
        <translation>Hausse de la somme des carrés quand une inconnue est fixée et les autres ajustées de nouveau, et la parabole que représente l’ellipsoïde.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <source>By how much one further experiment would reduce the criterion, at the present estimate.</source>
        <translation>De combien un essai de plus réduirait le critère, à l’estimation actuelle.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>optimum prouvé</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The best {} combinations by the criterion {}.</source>
        <translation>Les {} meilleures combinaisons selon le critère {}.</translation>
    </message>
    <message>
        <source>Chosen sensors</source>
        <translation>Capteurs choisis</translation>
    </message>
    <message>
        <source>How many sensors are enough</source>
        <translation>Combien de capteurs suffisent</translation>
    </message>
    <message>
        <source>number of sensors</source>
        <translation>nombre de capteurs</translation>
    </message>
    <message>
        <source>factor of the standard errors</source>
        <translation>facteur des erreurs types</translation>
    </message>
    <message>
        <source>What each sensor is worth</source>
        <translation>Ce que vaut chaque capteur</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>capteur</translation>
    </message>
    <message>
        <source>Page {} of {}</source>
        <translation>Page {} sur {}</translation>
    </message>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>seed {:.0f}</source>
        <translation>graine {:.0f}</translation>
    </message>
    <message>
        <source>Unknowns along the path</source>
        <translation>Inconnues le long du chemin</translation>
    </message>
    <message>
        <source>Objective against model solves</source>
        <translation>Objectif selon les résolutions du modèle</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>résolutions du modèle</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>plain fit from the same start</source>
        <translation>ajustement simple du même départ</translation>
    </message>
    <message>
        <source>Measured and fitted</source>
        <translation>Mesuré et ajusté</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajusté</translation>
    </message>
    <message>
        <source>measured − fitted</source>
        <translation>mesuré − ajusté</translation>
    </message>
    <message>
        <source>Objective from every start</source>
        <translation>Objectif depuis chaque départ</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>départ, le meilleur d’abord</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>fin d’un départ</translation>
    </message>
    <message>
        <source>Starts followed by homotopy</source>
        <translation>Départs suivis par homotopie</translation>
    </message>
    <message>
        <source>Starts of a plain fit</source>
        <translation>Départs d’un ajustement simple</translation>
    </message>
    <message>
        <source>ends at the answer</source>
        <translation>finit à la réponse</translation>
    </message>
    <message>
        <source>ends elsewhere</source>
        <translation>finit ailleurs</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Measured and fitted outputs</source>
        <translation>Sorties mesurées et ajustées</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Chemin de la recherche</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first. Steps are local minima.</source>
        <translation>Objectif atteint depuis chaque départ, le meilleur d’abord. Les paliers sont des minimums locaux.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Départs</translation>
    </message>
    <message>
        <source>Starts over the bounds of the first two unknowns: which end at the answer of this run, with homotopy (left) and without (right).</source>
        <translation>Départs sur les bornes des deux premières inconnues&#xa0;: lesquels finissent à la réponse de ce calcul, avec homotopie (à gauche) et sans (à droite).</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Bassins d’attraction</translation>
    </message>
    <message>
        <source>refits of simulated data</source>
        <translation>réajustements de données simulées</translation>
    </message>
    <message>
        <source>region of the pair</source>
        <translation>région du couple</translation>
    </message>
    <message>
        <source>{}, deviation</source>
        <translation>{}, écart</translation>
    </message>
    <message>
        <source>as narrow as the chosen set</source>
        <translation>aussi étroit que l’ensemble choisi</translation>
    </message>
    <message>
        <source>{} {} times wider</source>
        <translation>{} {} fois plus large</translation>
    </message>
    <message>
        <source>{} {} % wider</source>
        <translation>{} {} % plus large</translation>
    </message>
    <message>
        <source>{} {} % narrower</source>
        <translation>{} {} % plus étroit</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>chosen, best for {}</source>
        <translation>choisi, le meilleur pour {}</translation>
    </message>
    <message>
        <source>chosen, best for {} and {}</source>
        <translation>choisi, le meilleur pour {} et {}</translation>
    </message>
    <message>
        <source>chosen, best for {}, {} and {}</source>
        <translation>choisi, le meilleur pour {}, {} et {}</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>non déterminé</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Étude du bruit</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>bande à 95 %</translation>
    </message>
    <message>
        <source>Characteristic curve</source>
        <translation>Courbe caractéristique</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>control points</source>
        <translation>points de contrôle</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>toutes les données à la fois</translation>
    </message>
    <message>
        <source>at {:.2f} s</source>
        <translation>à {:.2f} s</translation>
    </message>
    <message>
        <source>smoothed</source>
        <translation>lissé</translation>
    </message>
    <message>
        <source>Innovations of {}</source>
        <translation>Innovations de {}</translation>
    </message>
    <message>
        <source>measured − predicted</source>
        <translation>mesuré − prédit</translation>
    </message>
    <message>
        <source>95 % of a consistent filter</source>
        <translation>95 % d’un filtre cohérent</translation>
    </message>
    <message>
        <source>innovation</source>
        <translation>innovation</translation>
    </message>
    <message>
        <source>Normalised innovation squared</source>
        <translation>Carré normalisé de l’innovation</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>NIS moyen</translation>
    </message>
    <message>
        <source>mean over {} updates</source>
        <translation>moyenne sur {} mises à jour</translation>
    </message>
    <message>
        <source>outside: {} of {}</source>
        <translation>en dehors : {} sur {}</translation>
    </message>
    <message>
        <source>Autocorrelation of the innovations</source>
        <translation>Autocorrélation des innovations</translation>
    </message>
    <message>
        <source>lag</source>
        <translation>décalage</translation>
    </message>
    <message>
        <source>autocorrelation</source>
        <translation>autocorrélation</translation>
    </message>
    <message>
        <source>95 % of white noise</source>
        <translation>95 % d’un bruit blanc</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Mean NIS</source>
        <translation>NIS moyen</translation>
    </message>
    <message>
        <source>Within 95 %</source>
        <translation>Dans les 95 %</translation>
    </message>
    <message>
        <source>Largest autocorrelation</source>
        <translation>Plus grande autocorrélation</translation>
    </message>
    <message>
        <source>Ljung-Box</source>
        <translation>Ljung-Box</translation>
    </message>
    <message>
        <source>Lags outside</source>
        <translation>Décalages hors bornes</translation>
    </message>
    <message>
        <source>Characteristic curve at the end of the record with its 95 % band and control points.</source>
        <translation>Courbe caractéristique à la fin de l’enregistrement avec sa bande à 95 % et ses points de contrôle.</translation>
    </message>
    <message>
        <source>May the filter be believed</source>
        <translation>Peut-on croire le filtre</translation>
    </message>
    <message>
        <source>Left: normalised innovation squared over time. Right: autocorrelation of the innovations with the 95 % bounds of white noise.</source>
        <translation>À gauche : carré normalisé de l’innovation dans le temps. À droite : autocorrélation des innovations avec les bornes à 95 % d’un bruit blanc.</translation>
    </message>
    <message>
        <source>Innovations over time</source>
        <translation>Innovations dans le temps</translation>
    </message>
    <message>
        <source>Estimated states with their 95 % bands; the table states.csv holds every instant.</source>
        <translation>États estimés avec leurs bandes à 95 % ; le tableau states.csv contient tous les instants.</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>|estimate / answer|</source>
        <translation>|estimation / réponse|</translation>
    </message>
    <message>
        <source>homotopy, J at its λ</source>
        <translation>homotopie, J à son λ</translation>
    </message>
    <message>
        <source>Autocorrelation of the residuals</source>
        <translation>Autocorrélation des résidus</translation>
    </message>
    <message>
        <source>lag, samples</source>
        <translation>décalage, échantillons</translation>
    </message>
    <message>
        <source>Left: every unknown over the iterations, in decades from the answer. Right: objective over the model solves made so far, on logarithmic axes.</source>
        <translation>À gauche : chaque inconnue selon les itérations, en décades depuis la réponse. À droite : objectif selon les résolutions du modèle faites jusque-là, sur axes logarithmiques.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states</source>
        <translation>Bornes garanties des états</translation>
    </message>
    <message>
        <source>Enclosures of the states</source>
        <translation>Encadrements des états</translation>
    </message>
    <message>
        <source>Left: width of the hull of each unknown. Right: boxes in the list.</source>
        <translation>À gauche : largeur de l’enveloppe de chaque inconnue. À droite : boîtes dans la liste.</translation>
    </message>
    <message>
        <source>Widths of the unknowns over time</source>
        <translation>Largeurs des inconnues dans le temps</translation>
    </message>
    <message>
        <source>Enclosures of the unknowns over time</source>
        <translation>Encadrements des inconnues dans le temps</translation>
    </message>
    <message>
        <source>Projection of the boxes on the first two unknowns.</source>
        <translation>Projection des boîtes sur les deux premières inconnues.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>list is empty</source>
        <translation>liste vide</translation>
    </message>
    <message>
        <source>{} − middle</source>
        <translation>{} − milieu</translation>
    </message>
    <message>
        <source>Hull widths</source>
        <translation>Largeurs des enveloppes</translation>
    </message>
    <message>
        <source>relative to the middle at the end</source>
        <translation>relatives au milieu à la fin</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Ensemble hors ligne</translation>
    </message>
    <message>
        <source>Boxes left</source>
        <translation>Boîtes restantes</translation>
    </message>
    <message>
        <source>excluded, proven</source>
        <translation>exclu, prouvé</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>boxes that can hold the parameters</source>
        <translation>boîtes pouvant contenir les paramètres</translation>
    </message>
    <message>
        <source>admissible: all of it explains the data</source>
        <translation>admissible : tout explique les données</translation>
    </message>
    <message>
        <source>Boxes in the list</source>
        <translation>Boîtes dans la liste</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>boîtes</translation>
    </message>
    <message>
        <source>Time between two reports</source>
        <translation>Temps entre deux relevés</translation>
    </message>
    <message>
        <source>computing time</source>
        <translation>temps de calcul</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>by the profile</source>
        <translation>par le profil</translation>
    </message>
    <message>
        <source>marginal, ellipsoid</source>
        <translation>marginal, ellipsoïde</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>courbure</translation>
    </message>
    <message>
        <source>Intervals of the level of the run by profile likelihood, which needs no linearisation, beside those of the ellipsoid. Bend: how far the profile departs from a parabola; above 0.1 the profile is to be trusted.</source>
        <translation>Intervalles du niveau du calcul par vraisemblance profilée, qui se passe de linéarisation, à côté de ceux de l’ellipsoïde. Courbure&#xa0;: combien le profil s’écarte d’une parabole&#xa0;; au-dessus de 0,1, c’est au profil qu’il faut se fier.</translation>
    </message>
    <message>
        <source>criterion then</source>
        <translation>critère ensuite</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>réduction</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordre</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>critère cumulé</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>criterion predicted</source>
        <translation>critère prédit</translation>
    </message>
    <message>
        <source>criterion reached</source>
        <translation>critère atteint</translation>
    </message>
    <message>
        <source>The series one after the other: what the criterion was predicted to be before each, and what it is with its data at the estimate renewed with them.</source>
        <translation>Les séries l’une après l’autre&#xa0;: le critère prédit avant chacune, et celui atteint avec ses données à l’estimation ainsi renouvelée.</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Prochaine série</translation>
    </message>
    <message>
        <source>Candidate series: the criterion with one of them alone, at the estimate of the study, and the order in which to take them, each judged at the estimate renewed with those before.</source>
        <translation>Séries candidates&#xa0;: le critère avec une seule d’entre elles, à l’estimation de l’étude, et l’ordre dans lequel les prendre, chacune jugée à l’estimation renouvelée avec les précédentes.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Capteurs pas encore présents</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was, beside the sensors used: alone, and in the order in which to add them. No data stand behind these numbers but the present estimate and the standard deviations stated.</source>
        <translation>Sorties qui ne sont pas mesurées, comme lues partout où quelque chose a été lu, à côté des capteurs utilisés&#xa0;: seules, et dans l’ordre dans lequel les ajouter. Aucune donnée n’appuie ces nombres, seulement l’estimation présente et les écarts types indiqués.</translation>
    </message>
    <message>
        <source>Correlation of the estimates</source>
        <translation>Corrélation des estimations</translation>
    </message>
    <message>
        <source>positive, by its strength</source>
        <translation>positive, selon sa force</translation>
    </message>
    <message>
        <source>negative, by its strength</source>
        <translation>négative, selon sa force</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian</source>
        <translation>Valeurs singulières de la jacobienne mise à l’échelle</translation>
    </message>
    <message>
        <source>relative to the largest</source>
        <translation>rapportée à la plus grande</translation>
    </message>
    <message>
        <source>rise of 2 J / s²</source>
        <translation>hausse de 2 J / s²</translation>
    </message>
    <message>
        <source>linearised</source>
        <translation>linéarisé</translation>
    </message>
    <message>
        <source>limit of the interval</source>
        <translation>limite de l’intervalle</translation>
    </message>
    <message>
        <source>noise, part of the signals (rms)</source>
        <translation>bruit, fraction des signaux (valeur efficace)</translation>
    </message>
    <message>
        <source>one repeat</source>
        <translation>une répétition</translation>
    </message>
    <message>
        <source>mean ± standard deviation</source>
        <translation>moyenne ± écart type</translation>
    </message>
    <message>
        <source>Correlation of the estimates; – where the data do not determine both.</source>
        <translation>Corrélation des estimations&#xa0;; – là où les données ne déterminent pas les deux.</translation>
    </message>
    <message>
        <source>Left: correlation of the estimates by sign and strength; empty where the data do not determine both. Right: singular values of the Jacobian with columns of unit length.</source>
        <translation>À gauche&#xa0;: corrélation des estimations par signe et force&#xa0;; vide là où les données ne déterminent pas les deux. À droite&#xa0;: valeurs singulières de la jacobienne à colonnes de longueur un.</translation>
    </message>
    <message>
        <source>Correlation and identifiability</source>
        <translation>Corrélation et identifiabilité</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Identifiabilité</translation>
    </message>
    <message>
        <source>Profile likelihood: rise of the objective where one unknown is held and the others are fitted again, and the parabola of the linearised interval. The interval ends where the profile crosses the dashed limit.</source>
        <translation>Vraisemblance profilée&#xa0;: hausse de l’objectif quand une inconnue est tenue et les autres réajustées, et la parabole de l’intervalle linéarisé. L’intervalle finit là où le profil coupe la limite en tirets.</translation>
    </message>
    <message>
        <source>Profile likelihood of every unknown</source>
        <translation>Vraisemblance profilée de chaque inconnue</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with normal noise added, identified again from the same start; bars are one standard deviation of the repeats.</source>
        <translation>Estimations à partir des sorties ajustées avec un bruit normal ajouté, identifiées à nouveau depuis le même départ&#xa0;; les barres sont un écart type des répétitions.</translation>
    </message>
    <message>
        <source>Scatter of the estimates over the level of noise</source>
        <translation>Dispersion des estimations selon le niveau de bruit</translation>
    </message>
    <message>
        <source>Guaranteed bounds</source>
        <translation>Bornes garanties</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search range; {}.</source>
        <translation>{} se trouve sur une borne de la plage de recherche&#xa0;; {}.</translation>
    </message>
    <message>
        <source>{} lie on a bound of the search range; {}.</source>
        <translation>{} se trouvent sur une borne de la plage de recherche&#xa0;; {}.</translation>
    </message>
    <message>
        <source>the interval does not hold there</source>
        <translation>l’intervalle n’y vaut pas</translation>
    </message>
    <message>
        <source>no interval is stated there</source>
        <translation>aucun intervalle n’y est indiqué</translation>
    </message>
    <message>
        <source>Left: standard errors with the best combination of each size over those with the best of all. Right: their factor when a chosen sensor is dropped (filled, above 1) or another is added (hollow, below 1); a chosen one without a point cannot be dropped. For A and E the root of the ratio of the criterion, for D the geometric mean over the axes of the ellipsoid; for ME both say how much longer the longest axis is against the shortest, and an added sensor may make it longer.</source>
        <translation>À gauche&#xa0;: erreurs types avec la meilleure combinaison de chaque taille sur celles avec la meilleure de toutes. À droite&#xa0;: leur facteur quand un capteur choisi est retiré (plein, au-dessus de 1) ou qu’un autre est ajouté (creux, en dessous de 1)&#xa0;; un capteur choisi sans point ne peut pas être retiré. Pour A et E, la racine du rapport du critère, pour D la moyenne géométrique sur les axes de l’ellipsoïde&#xa0;; pour ME, les deux disent combien l’axe le plus long est plus long face au plus court, et un capteur ajouté peut l’allonger.</translation>
    </message>
    <message>
        <source>factor of longest over shortest axis</source>
        <translation>facteur de l’axe le plus long sur le plus court</translation>
    </message>
    <message>
        <source>The mechanism as its file states it, moved by its own command over {:g} s in steps of 1 ms: largest violation of the constraints by positions, rates and accelerations (norms over rad and m), largest error of the energy balance, iterations and time per step.</source>
        <translation>Le mécanisme tel que son fichier l’indique, mû par sa propre commande pendant {:g} s par pas de 1 ms : plus grande violation des contraintes par les positions, vitesses et accélérations (normes sur rad et m), plus grande erreur du bilan d’énergie, itérations et temps par pas.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>The mechanism cannot be solved by the formulation {}: {}</source>
        <translation>Le mécanisme ne peut pas être résolu par la formulation {} : {}</translation>
    </message>
    <message>
        <source>Candidates of the next experiment by the criterion {}: alone, and the places at which to measure them, one more than once where repeating it is best. The order holds for the present estimate; with new data the study is to be run again.</source>
        <translation>Candidats du prochain essai selon le critère {} : seuls, et les rangs auxquels les mesurer, un même plus d’une fois là où le répéter est le mieux. L’ordre vaut pour l’estimation présente ; avec de nouvelles données, l’étude est à recalculer.</translation>
    </message>
    <message>
        <source>The ellipsoid at {:g} % in space: beside the edges of the box around it, the joint interval of each unknown.</source>
        <translation>L’ellipsoïde à {:g} % dans l’espace : à côté des arêtes de la boîte qui l’entoure, l’intervalle conjoint de chaque inconnue.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Ellipsoïde de confiance de trois inconnues</translation>
    </message>
    <message>
        <source>sides agree, but misfit</source>
        <translation>côtés concordants, mais inadapté</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>valeurs vraies</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulation</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Energy balance [J]</source>
        <translation>Bilan d’énergie [J]</translation>
    </message>
    <message>
        <source>Iterations, mean (most)</source>
        <translation>Itérations, moyenne (maximum)</translation>
    </message>
    <message>
        <source>Time per step [µs]</source>
        <translation>Temps par pas [µs]</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source> The two are at most {} (rad, m) and {} Pa apart.</source>
        <translation> Les deux s’écartent d’au plus {} (rad, m) et {} Pa.</translation>
    </message>
    <message>
        <source>Mechanism in two formulations</source>
        <translation>Mécanisme en deux formulations</translation>
    </message>
    <message>
        <source>{} beyond the axis, as large as {} {}</source>
        <translation>{} au-delà de l’axe, jusqu’à {} {}</translation>
    </message>
    <message>
        <source>{} beyond the axis, up to {} {}</source>
        <translation>{} au-delà de l’axe, jusqu’à {} {}</translation>
    </message>
    <message>
        <source>cannot be simulated</source>
        <translation>non simulable</translation>
    </message>
    <message>
        <source>{}: up to the end of the search range; beyond it nothing was examined and nothing is proven.</source>
        <translation>{}&#xa0;: jusqu’au bout de la plage de recherche&#xa0;; au-delà, rien n’a été examiné et rien n’est prouvé.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the reported times: there every trajectory that agrees with model and data lies inside. Measured values with the bound of their sensor.</source>
        <translation>Bornes garanties des états aux instants rapportés&#xa0;: toute trajectoire compatible avec le modèle et les données y est à l’intérieur. Valeurs mesurées avec la borne de leur capteur.</translation>
    </message>
    <message>
        <source>The last rows before the contradiction: no box is left behind the line.</source>
        <translation>Les dernières lignes avant la contradiction&#xa0;: aucune boîte ne reste au-delà du trait.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>enclosure at the reported times</source>
        <translation>encadrement aux instants rapportés</translation>
    </message>
    <message>
        <source>measured, with its bound</source>
        <translation>mesuré, avec sa borne</translation>
    </message>
    <message>
        <source>enclosure at each row</source>
        <translation>encadrement à chaque ligne</translation>
    </message>
    <message>
        <source>point to compare: inside</source>
        <translation>point à comparer&#xa0;: à l’intérieur</translation>
    </message>
    <message>
        <source>point to compare: excluded</source>
        <translation>point à comparer&#xa0;: exclu</translation>
    </message>
    <message>
        <source>point to compare: undecided</source>
        <translation>point à comparer&#xa0;: indécis</translation>
    </message>
    <message>
        <source>relative width</source>
        <translation>largeur relative</translation>
    </message>
    <message>
        <source>point to compare: inside the enclosure</source>
        <translation>point de comparaison : dans l’encadrement</translation>
    </message>
    <message>
        <source>Characteristic curve {}</source>
        <translation>Courbe caractéristique {}</translation>
    </message>
    <message>
        <source>outside the band</source>
        <translation>hors de la bande</translation>
    </message>
    <message>
        <source>Unknowns, filter and all data at once</source>
        <translation>Inconnues, filtre et toutes les données à la fois</translation>
    </message>
    <message>
        <source>from all data / σ of the filter</source>
        <translation>de toutes les données / σ du filtre</translation>
    </message>
    <message>
        <source>filter, 95 %</source>
        <translation>filtre, 95 %</translation>
    </message>
    <message>
        <source>all data at once, Cramér-Rao bound 95 %</source>
        <translation>toutes les données à la fois, borne de Cramér-Rao 95 %</translation>
    </message>
    <message>
        <source>{}, filter minus all data at once</source>
        <translation>{}, filtre moins toutes les données à la fois</translation>
    </message>
    <message>
        <source>{} − all data</source>
        <translation>{} − toutes les données</translation>
    </message>
    <message>
        <source>Cramér-Rao bound, 95 %</source>
        <translation>borne de Cramér-Rao, 95 %</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtre</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Toutes les données à la fois</translation>
    </message>
    <message>
        <source>σ / bound</source>
        <translation>σ / borne</translation>
    </message>
    <message>
        <source>Apart / σ</source>
        <translation>Écart / σ</translation>
    </message>
    <message>
        <source>Filter: estimate and standard deviation at the end of the record. All data at once: the fit without process noise with its Cramér-Rao bound, below which no unbiased estimate from these data comes.</source>
        <translation>Filtre : estimation et écart type à la fin de l’enregistrement. Toutes les données à la fois : l’ajustement sans bruit de processus avec sa borne de Cramér-Rao, sous laquelle aucune estimation sans biais tirée de ces données ne descend.</translation>
    </message>
    <message>
        <source>The filter beside the fit of all data at once: differences with the 95 % bars and bands of the filter and of the Cramér-Rao bound.</source>
        <translation>Le filtre à côté de l’ajustement de toutes les données à la fois : différences avec les barres et bandes à 95 % du filtre et de la borne de Cramér-Rao.</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Contre-épreuve</translation>
    </message>
    <message>
        <source>{} % at the answer</source>
        <translation>{} % à la réponse</translation>
    </message>
    <message>
        <source>{} {} {}, {:02}:{:02}{}</source>
        <translation>{} {} {}, {:02}:{:02}{}</translation>
    </message>
    <message>
        <source>one experiment</source>
        <translation>un essai</translation>
    </message>
    <message>
        <source>The experiment: measured value, mean and standard deviation of its prediction, log-likelihood, distance of the density to {}.</source>
        <translation>L’essai&#xa0;: valeur mesurée, moyenne et écart-type de sa prédiction, log-vraisemblance, distance de la densité à {}.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>ajustement simple</translation>
    </message>
    <message>
        <source>Width of the hull of each unknown.</source>
        <translation>Largeur de l’enveloppe de chaque inconnue.</translation>
    </message>
    <message>
        <source>What the data determine of the unknowns that they do not determine alone.</source>
        <translation>Ce que les données déterminent des inconnues qu’elles ne déterminent pas seules.</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>{}, which is rejected</source>
        <translation>{}, qui est rejeté</translation>
    </message>
    <message>
        <source>does not fit the data</source>
        <translation>ne convient pas aux données</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>non rejeté</translation>
    </message>
    <message>
        <source>at a bound</source>
        <translation>sur une borne</translation>
    </message>
    <message>
        <source>Estimates of all models from the experiments of the splits, those that are not rejected first. The intervals of a model that is rejected mean nothing.</source>
        <translation>Estimations de tous les modèles d’après les essais des partages, d’abord ceux qui ne sont pas rejetés. Les intervalles d’un modèle rejeté ne signifient rien.</translation>
    </message>
    <message>
        <source>Estimate of the model {}.</source>
        <translation>Estimation du modèle {}.</translation>
    </message>
    <message>
        <source>Every model in every split, at a significance of {:g}. The published rule takes the estimate of the validation for exact and rejects right models too often (about a fifth of them with sides of equal size); with both covariances the test is right and, after Holm&apos;s correction over the splits and the fit of a model, decides. Where values were measured again, their scatter must reject it too.</source>
        <translation>Chaque modèle dans chaque partage, au seuil de {:g}. La règle publiée tient l’estimation de la validation pour exacte et rejette trop souvent des modèles justes (environ un cinquième avec des côtés de même taille) ; avec les deux covariances, le test est juste et, après correction de Holm sur les partages et l’ajustement d’un modèle, décide. Là où des valeurs ont été mesurées de nouveau, leur dispersion doit aussi le rejeter.</translation>
    </message>
    <message>
        <source>run {} proves its set empty: no value is possible under its bounds</source>
        <translation>l’exécution {} prouve que son ensemble est vide : aucune valeur n’est possible sous ses bornes</translation>
    </message>
    <message>
        <source>what was reached before it was cancelled is not an answer: run {}</source>
        <translation>ce qui a été atteint avant l’annulation n’est pas une réponse : exécution {}</translation>
    </message>
    <message>
        <source>run {} found no answer</source>
        <translation>l’exécution {} n’a pas trouvé de réponse</translation>
    </message>
    <message>
        <source>run {} was given its values and searched for none</source>
        <translation>l’exécution {} a reçu ses valeurs et n’en a cherché aucune</translation>
    </message>
    <message>
        <source>run {} has no estimates</source>
        <translation>l’exécution {} n’a pas d’estimations</translation>
    </message>
    <message>
        <source>run {} states no set for {}</source>
        <translation>l’exécution {} ne donne pas d’ensemble pour {}</translation>
    </message>
    <message>
        <source>run {} has no value for {}</source>
        <translation>l’exécution {} n’a pas de valeur pour {}</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}</source>
        <translation>{} est sur une borne de la recherche dans l’exécution {}</translation>
    </message>
    <message>
        <source>{} has no standard error in run {}</source>
        <translation>{} n’a pas d’erreur type dans l’exécution {}</translation>
    </message>
    <message>
        <source>the guaranteed sets have no common value of {}</source>
        <translation>les ensembles garantis n’ont aucune valeur commune de {}</translation>
    </message>
    <message>
        <source>the guaranteed sets share values of {}</source>
        <translation>les ensembles garantis ont des valeurs communes de {}</translation>
    </message>
    <message>
        <source>{} of run {} lies in the guaranteed set</source>
        <translation>{} de l’exécution {} est dans l’ensemble garanti</translation>
    </message>
    <message>
        <source>{} of run {} and its 95 % interval lie outside the guaranteed set</source>
        <translation>{} de l’exécution {} et son intervalle à 95 % sont hors de l’ensemble garanti</translation>
    </message>
    <message>
        <source>{} of run {} lies outside the guaranteed set, but its 95 % interval reaches into it</source>
        <translation>{} de l’exécution {} est hors de l’ensemble garanti, mais son intervalle à 95 % y entre</translation>
    </message>
    <message>
        <source>{} {} combined standard errors higher</source>
        <translation>{} plus haut de {} erreurs types combinées</translation>
    </message>
    <message>
        <source>{} {} combined standard errors lower</source>
        <translation>{} plus bas de {} erreurs types combinées</translation>
    </message>
    <message>
        <source>Run {}: {}.</source>
        <translation>Exécution {} : {}.</translation>
    </message>
    <message>
        <source>only one of runs {} and {} searches {}</source>
        <translation>une seule des exécutions {} et {} cherche {}</translation>
    </message>
    <message>
        <source>Why nothing is said of run {}: {}.</source>
        <translation>Pourquoi rien n’est dit de l’exécution {} : {}.</translation>
    </message>
    <message>
        <source>Not compared with run {}: {}.</source>
        <translation>Non comparé à l’exécution {} : {}.</translation>
    </message>
    <message>
        <source>{} is in {} in run {} and in {} in run {}</source>
        <translation>{} est en {} dans l’exécution {} et en {} dans l’exécution {}</translation>
    </message>
    <message>
        <source>Not compared with run {}.</source>
        <translation>Non comparé à l’exécution {}.</translation>
    </message>
    <message>
        <source>Of the reference: {}.</source>
        <translation>De la référence : {}.</translation>
    </message>
    <message>
        <source>All runs agree with run {} within 1.96 standard errors.</source>
        <translation>Toutes les exécutions s’accordent avec l’exécution {} à 1,96 erreur type près.</translation>
    </message>
    <message>
        <source>All runs agree with run {}, within 1.96 standard errors or in their guaranteed sets.</source>
        <translation>Toutes les exécutions s’accordent avec l’exécution {}, à 1,96 erreur type près ou dans leurs ensembles garantis.</translation>
    </message>
    <message>
        <source>All runs agree with run {} in their guaranteed sets.</source>
        <translation>Toutes les exécutions s’accordent avec l’exécution {} dans leurs ensembles garantis.</translation>
    </message>
    <message>
        <source>Not all runs agree with run {}.</source>
        <translation>Toutes les exécutions ne s’accordent pas avec l’exécution {}.</translation>
    </message>
    <message>
        <source>Nothing is said of run {}. The others agree with run {}.</source>
        <translation>Rien n’est dit de l’exécution {}. Les autres s’accordent avec l’exécution {}.</translation>
    </message>
    <message>
        <source>Nothing is said of runs {}. The others agree with run {}.</source>
        <translation>Rien n’est dit des exécutions {}. Les autres s’accordent avec l’exécution {}.</translation>
    </message>
    <message>
        <source>Nothing that could be compared disagrees with run {}; not all could be.</source>
        <translation>Rien de ce qui a pu être comparé ne contredit l’exécution {} ; tout n’a pas pu l’être.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in every unknown.</source>
        <translation>L’exécution {} s’accorde avec elle pour chaque inconnue.</translation>
    </message>
    <message>
        <source>Runs {} agree with it in every unknown.</source>
        <translation>Les exécutions {} s’accordent avec elle pour chaque inconnue.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in {}.</source>
        <translation>L’exécution {} s’accorde avec elle pour {}.</translation>
    </message>
    <message>
        <source>Runs {} and {} agree with each other.</source>
        <translation>Les exécutions {} et {} s’accordent entre elles.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>fils d’exécution</translation>
    </message>
    <message>
        <source>value of {}</source>
        <translation>valeur de {}</translation>
    </message>
    <message>
        <source>standard deviation of {}</source>
        <translation>écart type de {}</translation>
    </message>
    <message>
        <source>bound of {}</source>
        <translation>borne de {}</translation>
    </message>
    <message>
        <source>column of {}</source>
        <translation>colonne de {}</translation>
    </message>
    <message>
        <source>unit of {}</source>
        <translation>unité de {}</translation>
    </message>
    <message>
        <source>start of {}</source>
        <translation>départ de {}</translation>
    </message>
    <message>
        <source>search range of {}</source>
        <translation>plage de recherche de {}</translation>
    </message>
    <message>
        <source>kind of {}</source>
        <translation>genre de {}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>limits of {}</source>
        <translation>limites de {}</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>what the model says (SHA-256)</source>
        <translation>ce que dit le modèle (SHA-256)</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>what the data say (SHA-256)</source>
        <translation>ce que disent les données (SHA-256)</translation>
    </message>
    <message>
        <source>{}: rms {}, {} times that of the calibration ({}).</source>
        <translation>{} : valeur efficace {}, {} fois celle du calibrage ({}).</translation>
    </message>
    <message>
        <source>{}: rms {}.</source>
        <translation>{} : valeur efficace {}.</translation>
    </message>
    <message>
        <source>{} % of {} values lie inside the 95 % band of the prediction.</source>
        <translation>{} % des {} valeurs sont dans la bande à 95 % de la prédiction.</translation>
    </message>
    <message>
        <source>Tested with the uncertainty of the values found, for independent errors, p = {}.</source>
        <translation>Testé avec l’incertitude des valeurs trouvées, pour des erreurs indépendantes, p = {}.</translation>
    </message>
    <message>
        <source>Tested as if the values found were exact (their uncertainty on these data is not known), p = {}.</source>
        <translation>Testé comme si les valeurs trouvées étaient exactes (leur incertitude sur ces données n’est pas connue), p = {}.</translation>
    </message>
    <message>
        <source>This is no validation: all its values are those of the calibration.</source>
        <translation>Ce n’est pas une validation : toutes ses valeurs sont celles du calibrage.</translation>
    </message>
    <message>
        <source>Validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Validation sans verdict : aucun écart type n’est connu pour tester.</translation>
    </message>
    <message>
        <source>Validation passed.</source>
        <translation>Validation réussie.</translation>
    </message>
    <message>
        <source>Validation failed.</source>
        <translation>Validation échouée.</translation>
    </message>
    <message>
        <source>The residuals are smaller than the standard deviations explain: those are too large, and passing proves little.</source>
        <translation>Les résidus sont plus petits que ne l’expliquent les écarts types : ceux-ci sont trop grands, et réussir prouve peu.</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>{} of {} inside the central 95 % range, {:.0f} expected</source>
        <translation>{} de {} dans la plage centrale à 95 %, {:.0f} attendus</translation>
    </message>
    <message>
        <source>probability below the measured value</source>
        <translation>probabilité au-dessous de la valeur mesurée</translation>
    </message>
    <message>
        <source>measured values</source>
        <translation>valeurs mesurées</translation>
    </message>
    <message>
        <source>95 % band of a bar</source>
        <translation>bande à 95 % d’une barre</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Ce que l’ajustement laisse de chaque sortie : valeur efficace des résidus, en part de l’écart type des valeurs mesurées (R2 : part expliquée de leur variance) et de celui qu’indique le capteur.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>reste (val. eff.)</translation>
    </message>
    <message>
        <source>of its variation</source>
        <translation>de sa variation</translation>
    </message>
    <message>
        <source>of the stated</source>
        <translation>de l’indiqué</translation>
    </message>
    <message>
        <source>Measured values over their predicted means with the central 95 % range predicted: {}. Hollow points lie outside.</source>
        <translation>Valeurs mesurées sur leurs moyennes prédites avec la plage centrale à 95 % prédite : {}. Les points creux sont au-dehors.</translation>
    </message>
    <message>
        <source>Right: the probabilities of the measured values under their predicted distributions, which are uniform if these are right.</source>
        <translation>À droite : les probabilités des valeurs mesurées sous leurs lois prédites, uniformes si celles-ci sont justes.</translation>
    </message>
    <message>
        <source>Test of the model class, all departures together: p = {:.2g}.</source>
        <translation>Test de la classe de modèles, tous les écarts ensemble : p = {:.2g}.</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Ce sur quoi repose la preuve</translation>
    </message>
    <message>
        <source>{} of the single sensors</source>
        <translation>{} des capteurs isolés</translation>
    </message>
    <message>
        <source>{} of the sets with at most {} sensors</source>
        <translation>{} des ensembles d’au plus {} capteurs</translation>
    </message>
    <message>
        <source>Bias / σ</source>
        <translation>Biais / σ</translation>
    </message>
    <message>
        <source>Innovations from {:g} s on, made independent and of unit variance. A consistent filter has NIS 1, no bias, 95 % within the bounds and one lag in twenty outside.</source>
        <translation>Innovations à partir de {:g} s, rendues indépendantes et de variance un. Un filtre cohérent a un NIS de 1, aucun biais, 95 % dans les bornes et un décalage sur vingt en dehors.</translation>
    </message>
    <message>
        <source>Estimates of the model {}.</source>
        <translation>Estimations du modèle {}.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Prédit contre mesuré</translation>
    </message>
    <message>
        <source>Fitted against measured</source>
        <translation>Ajusté contre mesuré</translation>
    </message>
    <message>
        <source>experiment, in order</source>
        <translation>essai, dans l’ordre</translation>
    </message>
    <message>
        <source>Residuals over {}</source>
        <translation>Résidus en fonction de {}</translation>
    </message>
    <message>
        <source>The data agree with the values given.</source>
        <translation>Les données concordent avec les valeurs données.</translation>
    </message>
    <message>
        <source>The data contradict the values given.</source>
        <translation>Les données contredisent les valeurs données.</translation>
    </message>
    <message>
        <source>The run that found these values is not at hand: on the data they were found on, this is no validation.</source>
        <translation>Le calcul qui a trouvé ces valeurs n&apos;est pas disponible&#xa0;: sur les données qui ont servi à les trouver, ceci n&apos;est pas une validation.</translation>
    </message>
    <message>
        <source>Of the record only {} … {} s was used (trim).</source>
        <translation>De l&apos;enregistrement, seul l&apos;intervalle {} … {} s a été utilisé (rognage).</translation>
    </message>
    <message>
        <source>: what given values predict</source>
        <translation>&#xa0;: ce que prédisent des valeurs données</translation>
    </message>
    <message>
        <source>What the prediction leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Ce que la prédiction laisse de chaque sortie&#xa0;: valeur efficace des résidus, en proportion de l&apos;écart type des valeurs mesurées (R2&#xa0;: part expliquée de leur variance) et de celui indiqué par le capteur.</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>valeur efficace</translation>
    </message>
    <message>
        <source>of the calibration</source>
        <translation>de l&apos;étalonnage</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>erreur moyenne</translation>
    </message>
    <message>
        <source>inside the 95 % band</source>
        <translation>dans la bande à 95 %</translation>
    </message>
    <message>
        <source>Measured minus predicted: root mean square, that of the calibration, mean, and the share of the values within the 95 % band of the prediction; – where it is not known.</source>
        <translation>Mesuré moins prédit&#xa0;: valeur efficace, celle de l&apos;étalonnage, moyenne et part des valeurs dans la bande à 95 % de la prédiction&#xa0;; – là où elle n&apos;est pas connue.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Measured outputs and what the values given predict, with the residuals and their autocorrelation (grey: 95 % of white noise).</source>
        <translation>Sorties mesurées et ce que prédisent les valeurs données, avec les résidus et leur autocorrélation (gris&#xa0;: 95 % d&apos;un bruit blanc).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs with their residuals and the autocorrelation of these (grey: 95 % of white noise).</source>
        <translation>Sorties mesurées et ajustées avec leurs résidus et l&apos;autocorrélation de ceux-ci (gris&#xa0;: 95 % d&apos;un bruit blanc).</translation>
    </message>
    <message>
        <source>{} of {} courses are shown, the table fit.csv holds all.</source>
        <translation>{} courbes sur {} sont montrées, le tableau fit.csv les contient toutes.</translation>
    </message>
    <message>
        <source>Measured and predicted outputs</source>
        <translation>Sorties mesurées et prédites</translation>
    </message>
    <message>
        <source>one simulation</source>
        <translation>une simulation</translation>
    </message>
    <message>
        <source>log L = {} ({} by the reference).</source>
        <translation>log L = {} ({} par la référence). </translation>
    </message>
    <message>
        <source>log L = {}.</source>
        <translation>log L = {}. </translation>
    </message>
    <message>
        <source>What was found, by maximum likelihood with {}.</source>
        <translation>Ce qui a été trouvé, par maximum de vraisemblance avec {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, on the way to maximum likelihood with {}.</source>
        <translation>Ce qui était atteint avant la fin&#xa0;; ces nombres ne sont pas une réponse, en route vers le maximum de vraisemblance avec {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, by maximum likelihood with {}.</source>
        <translation>Ce qui était atteint avant la fin&#xa0;; ces nombres ne sont pas une réponse, par maximum de vraisemblance avec {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments</source>
        <translation>{} sur {} essais</translation>
    </message>
    <message>
        <source>{} experiments</source>
        <translation>{} essais</translation>
    </message>
    <message>
        <source>scatter, probabilities</source>
        <translation>nuage de points, probabilités</translation>
    </message>
    <message>
        <source>half a page</source>
        <translation>une demi-page</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} lignes</translation>
    </message>
    <message>
        <source>What was given.</source>
        <translation>Ce qui était donné.</translation>
    </message>
    <message>
        <source>What was found.</source>
        <translation>Ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer.</source>
        <translation>Ce qui était atteint avant la fin&#xa0;; ces nombres ne sont pas une réponse.</translation>
    </message>
    <message>
        <source>The best combination of at most {} of {} sensors by each criterion: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. No combination has a value below the bound. Sensors are numbered from 0.</source>
        <translation>La meilleure combinaison d’au plus {} capteurs sur {} selon chaque critère&#xa0;: A, la somme des variances&#xa0;; D, le déterminant de la covariance&#xa0;; E, sa plus grande valeur propre&#xa0;; ME, son conditionnement. Aucune combinaison n’a de valeur inférieure à la borne. Les capteurs sont numérotés à partir de 0.</translation>
    </message>
    <message>
        <source>The run was cancelled: these are the best found until then.</source>
        <translation>Le calcul a été annulé : voici le meilleur trouvé jusque-là.</translation>
    </message>
    <message>
        <source>{} (chosen)</source>
        <translation>{} (choisi)</translation>
    </message>
    <message>
        <source>{} (repetition)</source>
        <translation>{} (répétition)</translation>
    </message>
    <message>
        <source>{} of its {} values are those of the calibration and are left out here.</source>
        <translation>{} de ses {} valeurs sont celles du calibrage et ne comptent pas ici.</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}, outside the interval of run {}</source>
        <translation>{} se trouve à une borne de la recherche dans le calcul {}, hors de l’intervalle du calcul {}</translation>
    </message>
    <message>
        <source>Held back and predicted</source>
        <translation>Mis de côté et prédit</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>mis de côté</translation>
    </message>
    <message>
        <source>95 % of a value</source>
        <translation>95 % d’une valeur</translation>
    </message>
    <message>
        <source>Measured minus predicted</source>
        <translation>Mesuré moins prédit</translation>
    </message>
    <message>
        <source>1.96 standard deviations of a value</source>
        <translation>1,96 écart type d’une valeur</translation>
    </message>
    <message>
        <source>experiment held back</source>
        <translation>essai mis de côté</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>{} equals</source>
        <translation>{} est égal à</translation>
    </message>
    <message>
        <source>scale of {}</source>
        <translation>échelle de {}</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>prior of {}</source>
        <translation>loi a priori de {}</translation>
    </message>
    <message>
        <source>What is measured after {} s was held back from the search.</source>
        <translation>Ce qui est mesuré après {} s a été mis de côté de la recherche.</translation>
    </message>
    <message>
        <source>{} of {} experiments, drawn with seed {}, were held back from the search.</source>
        <translation>{} essais sur {}, tirés avec la graine {}, ont été mis de côté de la recherche.</translation>
    </message>
    <message>
        <source>{} of {} experiments were held back from the search.</source>
        <translation>{} essais sur {} ont été mis de côté de la recherche.</translation>
    </message>
    <message>
        <source>What was held back has no values to validate by.</source>
        <translation>Ce qui a été mis de côté n’a pas de valeurs pour valider.</translation>
    </message>
    <message>
        <source>What was held back could not be predicted.</source>
        <translation>Ce qui a été mis de côté n’a pas pu être prédit.</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>est égal à {}</translation>
    </message>
    <message>
        <source>{}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{}&#xa0;: ce qui a été mis de côté de la recherche, et ce que les valeurs trouvées en prédisent.</translation>
    </message>
    <message>
        <source>{} of experiment {}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{} de l’essai {}&#xa0;: ce qui a été mis de côté de la recherche, et ce que les valeurs trouvées en prédisent.</translation>
    </message>
    <message>
        <source>Notes, which change nothing: {}</source>
        <translation>Remarques, qui ne changent rien&#xa0;: {}</translation>
    </message>
    <message>
        <source>Parts of the cross-validation</source>
        <translation>Parties de la validation croisée</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>{}: the logo cannot be read</source>
        <translation>{}&#xa0;: le logo ne peut pas être lu</translation>
    </message>
    <message>
        <source>{}: the logo has {} bytes; at most {} go into a report</source>
        <translation>{}&#xa0;: le logo a {} octets&#xa0;; au plus {} entrent dans un rapport</translation>
    </message>
    <message>
        <source>{}: the logo is no PNG, JPEG or SVG picture</source>
        <translation>{}&#xa0;: le logo n’est pas une image PNG, JPEG ou SVG</translation>
    </message>
    <message>
        <source>This text, the data and the model reproduce every number of this report; on another processor the last printed digit may differ.</source>
        <translation>Ce texte, les données et le modèle reproduisent chaque nombre de ce rapport&#xa0;; sur un autre processeur, le dernier chiffre imprimé peut différer.</translation>
    </message>
    <message>
        <source>{} … {} s</source>
        <translation>{} … {} s</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} et {} autres</translation>
    </message>
    <message>
        <source>Without one of the parts {} moves most without {}: to {}, by {} standard errors.</source>
        <translation>Quand une des parties est omise, {} bouge le plus sans {}&#xa0;: à {}, de {} erreurs types.</translation>
    </message>
    <message>
        <source>Cross-validation failed.</source>
        <translation>Validation croisée échouée.</translation>
    </message>
    <message>
        <source>Cross-validation passed.</source>
        <translation>Validation croisée réussie.</translation>
    </message>
    <message>
        <source>Cross-validation was cancelled.</source>
        <translation>La validation croisée a été annulée.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: not every part could be predicted.</source>
        <translation>Validation croisée sans verdict&#xa0;: toutes les parties n’ont pas pu être prédites.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Validation croisée sans verdict&#xa0;: aucun écart type n’est connu pour tester.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another stretch of the record.</source>
        <translation>La recherche a été répétée {} fois, chaque fois sans une autre portion de l’enregistrement.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another part of the experiments.</source>
        <translation>La recherche a été répétée {} fois, chaque fois sans une autre partie des essais.</translation>
    </message>
    <message>
        <source>{} more parts</source>
        <translation>{} autres parties</translation>
    </message>
    <message>
        <source>These do not follow from the rest: {}.</source>
        <translation>Celles-ci ne découlent pas du reste&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Not judged ({}): {}</source>
        <translation>Non jugé ({})&#xa0;: {}</translation>
    </message>
    <message>
        <source>Tested part by part with the uncertainty of the values found, for independent errors; smallest p of {} parts (Holm) = {}.</source>
        <translation>Testé partie par partie avec l’incertitude des valeurs trouvées, pour des erreurs indépendantes&#xa0;; plus petit p de {} parties (Holm) = {}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>standstill</source>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Ce sur quoi repose la preuve</translation>
    </message>
    <message>
        <source>empty from {} s on</source>
        <translation>vide à partir de {} s</translation>
    </message>
    <message>
        <source>1 box left</source>
        <translation>1 boîte restante</translation>
    </message>
    <message>
        <source>{} boxes left</source>
        <translation>{} boîtes restantes</translation>
    </message>
    <message>
        <source>Copy statement</source>
        <translation>Copier l’énoncé</translation>
    </message>
    <message>
        <source>Show line {}</source>
        <translation>Montrer la ligne {}</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire ?</translation>
    </message>
    <message>
        <source>Enclosures</source>
        <translation>Encadrements</translation>
    </message>
    <message>
        <source>Boxes over time</source>
        <translation>Boîtes dans le temps</translation>
    </message>
    <message>
        <source>Effort per step</source>
        <translation>Effort par pas</translation>
    </message>
    <message>
        <source>What excluded the last boxes</source>
        <translation>Ce qui a exclu les dernières boîtes</translation>
    </message>
    <message>
        <source>Values between standstills</source>
        <translation>Valeurs entre les arrêts</translation>
    </message>
    <message>
        <source>How the states are shown</source>
        <translation>Comment les états sont montrés</translation>
    </message>
    <message>
        <source>around the middle</source>
        <translation>autour du milieu</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>Unknown on the horizontal axis</source>
        <translation>Inconnue sur l’axe horizontal</translation>
    </message>
    <message>
        <source>Unknown on the vertical axis</source>
        <translation>Inconnue sur l’axe vertical</translation>
    </message>
    <message>
        <source>latest first</source>
        <translation>les derniers d’abord</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à partir de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>Units: {}.</source>
        <translation>Unités&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garanti</translation>
    </message>
    <message>
        <source>Rounded outward.</source>
        <translation>Arrondi vers l’extérieur.</translation>
    </message>
    <message>
        <source>Up to the end of the bounds examined: {}. Nothing is proven beyond.</source>
        <translation>Jusqu’au bout des bornes examinées&#xa0;: {}. Au-delà, rien n’est prouvé.</translation>
    </message>
    <message>
        <source>The set is empty. There are no bounds to show.</source>
        <translation>L’ensemble est vide. Il n’y a pas de bornes à montrer.</translation>
    </message>
    <message>
        <source>Last hulls, at {} s:</source>
        <translation>Dernières enveloppes, à {} s :</translation>
    </message>
    <message>
        <source>What an empty set can mean</source>
        <translation>Ce qu’un ensemble vide peut signifier</translation>
    </message>
    <message>
        <source>A parameter held constant moves in the rig: let it take a new value at each standstill.</source>
        <translation>Un paramètre tenu constant bouge sur le banc : laissez-le prendre une nouvelle valeur à chaque arrêt.</translation>
    </message>
    <message>
        <source>The bound of a sensor is too tight, or a single value lies beyond it.</source>
        <translation>La borne d’un capteur est trop serrée, ou une valeur isolée la dépasse.</translation>
    </message>
    <message>
        <source>The model lacks an effect, or the true values lie outside the bounds examined.</source>
        <translation>Il manque un effet au modèle, ou les vraies valeurs sont hors des bornes examinées.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Point à comparer</translation>
    </message>
    <message>
        <source>Inside: it explains all data.</source>
        <translation>À l’intérieur : il explique toutes les données.</translation>
    </message>
    <message>
        <source>Excluded: it is proven not to explain the data.</source>
        <translation>Exclu : il est prouvé qu’il n’explique pas les données.</translation>
    </message>
    <message>
        <source>Outside the bounds examined: nothing is proven about it.</source>
        <translation>Hors des bornes examinées&#xa0;: rien n’est prouvé à son sujet.</translation>
    </message>
    <message>
        <source>Inside the enclosure.</source>
        <translation>Dans l’encadrement.</translation>
    </message>
    <message>
        <source>Neither proven nor excluded.</source>
        <translation>Ni prouvé ni exclu.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>left at the end</source>
        <translation>restantes à la fin</translation>
    </message>
    <message>
        <source>longest list</source>
        <translation>liste la plus longue</translation>
    </message>
    <message>
        <source>admissible</source>
        <translation>admissibles</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>exclues</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmétique</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>outward, self-test passed</source>
        <translation>vers l’extérieur, autotest réussi</translation>
    </message>
    <message>
        <source>back-end</source>
        <translation>noyau de calcul</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>non borné</translation>
    </message>
    <message>
        <source>given, not searched</source>
        <translation>donné, non cherché</translation>
    </message>
    <message>
        <source>at its lower bound</source>
        <translation>à sa borne inférieure</translation>
    </message>
    <message>
        <source>at its upper bound</source>
        <translation>à sa borne supérieure</translation>
    </message>
    <message>
        <source>counts in steps only</source>
        <translation>ne compte que par paliers</translation>
    </message>
    <message>
        <source>its error is not known</source>
        <translation>son erreur n’est pas connue</translation>
    </message>
    <message>
        <source>the interval may be too narrow</source>
        <translation>l’intervalle est peut-être trop étroit</translation>
    </message>
    <message>
        <source>no value of the range is excluded</source>
        <translation>aucune valeur de la plage n’est exclue</translation>
    </message>
    <message>
        <source>not excluded down to the lower bound</source>
        <translation>non exclu jusqu’à la borne inférieure</translation>
    </message>
    <message>
        <source>not excluded up to the upper bound</source>
        <translation>non exclu jusqu’à la borne supérieure</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>paliers</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>leaves {} (rms) of {}, R² {}</source>
        <translation>laisse {} (valeur efficace) de {}, R² {}</translation>
    </message>
    <message>
        <source>J = {} in {} model solves</source>
        <translation>J = {} en {} résolutions du modèle</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Chemin de la recherche</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Cascade</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Identifiabilité</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Étude du bruit</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Sortie et essai montrés</translation>
    </message>
    <message>
        <source>{}, experiment {}</source>
        <translation>{}, essai {}</translation>
    </message>
    <message>
        <source>{}, all experiments</source>
        <translation>{}, tous les essais</translation>
    </message>
    <message>
        <source>Nothing was reached.</source>
        <translation>Rien n’a été atteint.</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Bassins d’attraction</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Corrélation</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>{}, standard error {}</source>
        <translation>{}, erreur type {}</translation>
    </message>
    <message>
        <source>On a bound: {}.</source>
        <translation>Sur une borne&#xa0;: {}.</translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Aucune borne n’est active.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>reste (val. eff.)</translation>
    </message>
    <message>
        <source>of variation</source>
        <translation>de la variation</translation>
    </message>
    <message>
        <source>of stated</source>
        <translation>de l’indiqué</translation>
    </message>
    <message>
        <source>objective J</source>
        <translation>objectif J</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>résolutions du modèle</translation>
    </message>
    <message>
        <source>stages of λ</source>
        <translation>étapes de λ</translation>
    </message>
    <message>
        <source>J of a plain fit</source>
        <translation>J d’un ajustement simple</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>résolutions</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Face aux autres</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>proposé</translation>
    </message>
    <message>
        <source>{} starts</source>
        <translation>{} départs</translation>
    </message>
    <message>
        <source>with homotopy</source>
        <translation>avec homotopie</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Share of the starts that end at the answer.</source>
        <translation>Part des départs qui aboutissent à la réponse.</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian at the answer, relative to the largest.</source>
        <translation>Valeurs singulières de la jacobienne mise à l’échelle à la réponse, rapportées à la plus grande.</translation>
    </message>
    <message>
        <source>Experiment {}</source>
        <translation>Essai&#xa0;{}</translation>
    </message>
    <message>
        <source>{}: mean {}{}, sd {}{}</source>
        <translation>{} : moyenne {}{}, écart type {}{}</translation>
    </message>
    <message>
        <source>measured {}{}, log L {}</source>
        <translation>mesuré {}{}, log L {}</translation>
    </message>
    <message>
        <source>The measured value lies in the tails.</source>
        <translation>La valeur mesurée est dans les queues.</translation>
    </message>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Densités de sortie de tous les essais</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>No interval: it is computed when the search has ended. Run again and let it end.</source>
        <translation>Pas d’intervalle&#xa0;: il est calculé quand la recherche est terminée. Recalculez et laissez-la se terminer.</translation>
    </message>
    <message>
        <source>Nothing was found before the run ended. Run again and let the search end.</source>
        <translation>Rien n’a été trouvé avant la fin du calcul. Recalculez et laissez la recherche se terminer.</translation>
    </message>
    <message>
        <source>Interval: {}.</source>
        <translation>Intervalle&#xa0;: {}.</translation>
    </message>
    <message>
        <source>No interval is stated.</source>
        <translation>Aucun intervalle n’est indiqué.</translation>
    </message>
    <message>
        <source>log L, maximum entropy</source>
        <translation>log L, maximum d’entropie</translation>
    </message>
    <message>
        <source>log L, Gaussian</source>
        <translation>log L, gaussienne</translation>
    </message>
    <message>
        <source>log L, {}</source>
        <translation>log L,&#xa0;{}</translation>
    </message>
    <message>
        <source>mean EMD, maximum entropy</source>
        <translation>EMD moyenne, max. d’entropie</translation>
    </message>
    <message>
        <source>mean EMD, Gaussian</source>
        <translation>EMD moyenne, gaussienne</translation>
    </message>
    <message>
        <source>error of log L, maximum entropy</source>
        <translation>erreur de log L, entropie maximale</translation>
    </message>
    <message>
        <source>error of log L, Gaussian</source>
        <translation>erreur de log L, gauss.</translation>
    </message>
    <message>
        <source>expansion error, largest</source>
        <translation>erreur du développement, max.</translation>
    </message>
    <message>
        <source>model class, p</source>
        <translation>classe de modèles, p</translation>
    </message>
    <message>
        <source>outside the 95 % range</source>
        <translation>hors de la plage à 95 %</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} sur&#xa0;{}</translation>
    </message>
    <message>
        <source>, M = {}</source>
        <translation>, M =&#xa0;{}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>measured value</source>
        <translation>valeur mesurée</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Trace de la recherche</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Tous les essais</translation>
    </message>
    <message>
        <source>largest EMD first</source>
        <translation>EMD décroissante</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>{} rows · selection is shared with the plots</source>
        <translation>{} lignes · sélection partagée avec les tracés</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>skewness</source>
        <translation>asymétrie</translation>
    </message>
    <message>
        <source>kurtosis</source>
        <translation>kurtosis</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>EMD max. ent.</source>
        <translation>EMD max. ent.</translation>
    </message>
    <message>
        <source>EMD Gauss</source>
        <translation>EMD gauss.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <source>Probabilities of the measured values</source>
        <translation>Probabilités des valeurs mesurées</translation>
    </message>
    <message>
        <source>p = {}</source>
        <translation>p = {}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Estimation et son mouvement</translation>
    </message>
    <message>
        <source>{}, each experiment</source>
        <translation>{}, chaque essai</translation>
    </message>
    <message>
        <source>Mean over the experiments</source>
        <translation>Moyenne sur les essais</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>The run ended in the first generation: there is no path to show yet. The best values of that generation are at the right.</source>
        <translation>Le calcul s’est terminé à la première génération&#xa0;: il n’y a pas encore de chemin à montrer. Les meilleures valeurs de cette génération sont à droite.</translation>
    </message>
    <message>
        <source>The run was cancelled before they were computed. Run again and let the search end, or look at what it had reached.</source>
        <translation>Le calcul a été annulé avant leur évaluation. Recalculez et laissez la recherche se terminer, ou voyez ce qui était atteint.</translation>
    </message>
    <message>
        <source>The distributions were given in the study, not searched.</source>
        <translation>Les lois étaient données dans l’étude, non cherchées.</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Densités</translation>
    </message>
    <message>
        <source>No densities</source>
        <translation>Pas de densités</translation>
    </message>
    <message>
        <source>No predictions</source>
        <translation>Pas de prédictions</translation>
    </message>
    <message>
        <source>No search</source>
        <translation>Pas de recherche</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Indices de Sobol</translation>
    </message>
    <message>
        <source>No Sobol indices</source>
        <translation>Pas d’indices de Sobol</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>open study as text</source>
        <translation>ouvrir l’étude en texte</translation>
    </message>
    <message>
        <source>At {} s</source>
        <translation>À {} s</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>May it be believed</source>
        <translation>Peut-on le croire</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>NIS moyen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>within 95 %</source>
        <translation>dans les 95 %</translation>
    </message>
    <message>
        <source>outside the gate</source>
        <translation>hors de la fenêtre</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>capteur</translation>
    </message>
    <message>
        <source>NIS</source>
        <translation>NIS</translation>
    </message>
    <message>
        <source>Ljung-Box</source>
        <translation>Ljung-Box</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Valeurs vraies</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>erreur RMS</translation>
    </message>
    <message>
        <source>NEES of the unknowns</source>
        <translation>NEES des inconnues</translation>
    </message>
    <message>
        <source>{}, expected {}</source>
        <translation>{}, attendu {}</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Toutes les données à la fois</translation>
    </message>
    <message>
        <source>furthest from the filter</source>
        <translation>écart maximal au filtre</translation>
    </message>
    <message>
        <source>{} σ</source>
        <translation>{} σ</translation>
    </message>
    <message>
        <source>A fit of all measurements without process noise; its standard deviations are the Cramér-Rao bound.</source>
        <translation>Un ajustement de toutes les mesures sans bruit de processus&#xa0;; ses écarts types sont la borne de Cramér-Rao.</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Proposé</translation>
    </message>
    <message>
        <source>Writes these standard deviations of the sensors into the study. Undo takes them back; press Run for the result.</source>
        <translation>Écrit ces écarts types des capteurs dans l’étude. « Annuler » les retire ; pour le résultat, appuyez sur « Calculer ».</translation>
    </message>
    <message>
        <source>σ of {}</source>
        <translation>σ de {}</translation>
    </message>
    <message>
        <source>Nothing: no noise of the sensors or of the process explains the innovations.</source>
        <translation>Rien&#xa0;: aucun bruit des capteurs ou du processus n’explique les innovations.</translation>
    </message>
    <message>
        <source>or process noise times</source>
        <translation>ou bruit de processus multiplié par</translation>
    </message>
    <message>
        <source>Writes {} into the study. Undo takes it back; press Run for the result.</source>
        <translation>Écrit {} dans l’étude. « Annuler » le retire ; pour le résultat, appuyez sur « Calculer ».</translation>
    </message>
    <message>
        <source>Either would explain the innovations. Nothing is changed by itself.</source>
        <translation>L’un ou l’autre expliquerait les innovations. Rien n’est modifié automatiquement.</translation>
    </message>
    <message>
        <source>This would explain the innovations. Nothing is changed by itself.</source>
        <translation>Cela expliquerait les innovations. Rien n’est modifié automatiquement.</translation>
    </message>
    <message>
        <source>Take over the process noise</source>
        <translation>Reprendre le bruit de processus</translation>
    </message>
    <message>
        <source>Take over σ</source>
        <translation>Reprendre σ</translation>
    </message>
    <message>
        <source>1 step, mean NIS {}</source>
        <translation>1 pas, NIS moyen {}</translation>
    </message>
    <message>
        <source>{} steps, mean NIS {}</source>
        <translation>{} pas, NIS moyen {}</translation>
    </message>
    <message>
        <source>The study judges from {} s on.</source>
        <translation>L’étude juge à partir de {} s.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Propose Q</source>
        <translation>Proposer Q</translation>
    </message>
    <message>
        <source>Propose R</source>
        <translation>Proposer R</translation>
    </message>
    <message>
        <source>Innovations</source>
        <translation>Innovations</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Contre-épreuve</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>en mots</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Capteurs</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>cadence</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisées</translation>
    </message>
    <message>
        <source>bias / σ</source>
        <translation>biais / σ</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>variance</translation>
    </message>
    <message>
        <source>largest autocorrelation</source>
        <translation>plus grande autocorrélation</translation>
    </message>
    <message>
        <source>Sensor shown</source>
        <translation>Capteur affiché</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtre</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart type</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>toutes les données à la fois</translation>
    </message>
    <message>
        <source>Cramér-Rao bound</source>
        <translation>borne de Cramér-Rao</translation>
    </message>
    <message>
        <source>deviation / bound</source>
        <translation>écart type / borne</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>Filter beside the fit of all data at once</source>
        <translation>Filtre à côté de l’ajustement de toutes les données à la fois</translation>
    </message>
    <message>
        <source>the fit has no process noise; no unbiased estimate is better than the bound</source>
        <translation>l’ajustement est sans bruit de processus ; aucune estimation sans biais n’est meilleure que la borne</translation>
    </message>
    <message>
        <source>the fit did not converge: its bound is that of its last point</source>
        <translation>l’ajustement n’a pas convergé : sa borne est celle de son dernier point</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>How many are enough</source>
        <translation>Combien suffisent</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Ce que vaut chacun</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, all {} combinations scored</source>
        <translation>au plus {} des {} capteurs, les {} combinaisons évaluées</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, by branch and bound</source>
        <translation>au plus {} des {} capteurs, par séparation et évaluation</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>optimal prouvé</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the time limit</source>
        <translation>au plus {} % au-dessus du meilleur possible, arrêté par la limite de temps</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the limit of relaxations</source>
        <translation>au plus {} % au-dessus du meilleur possible, arrêté par la limite de relaxations</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, cancelled</source>
        <translation>au plus {} % au-dessus du meilleur possible, annulé</translation>
    </message>
    <message>
        <source>at most {} % above the best possible</source>
        <translation>au plus {} % au-dessus du meilleur possible</translation>
    </message>
    <message>
        <source>Criterion of the ranking</source>
        <translation>Critère du classement</translation>
    </message>
    <message>
        <source>Ranking by {}</source>
        <translation>Classement selon {}</translation>
    </message>
    <message>
        <source>1 combination listed</source>
        <translation>1 combinaison listée</translation>
    </message>
    <message>
        <source>{} combinations listed</source>
        <translation>{} combinaisons listées</translation>
    </message>
    <message>
        <source>{} combinations found around it</source>
        <translation>{} combinaisons trouvées autour d’elle</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>capteurs</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>{} over the best</source>
        <translation>{} sur le meilleur</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>Parameters on the axes</source>
        <translation>Paramètres sur les axes</translation>
    </message>
    <message>
        <source>95 % regions</source>
        <translation>Régions à 95 %</translation>
    </message>
    <message>
        <source>only the first ones of a ranking have a region in the result</source>
        <translation>seuls les premiers d’un classement ont une région dans le résultat</translation>
    </message>
    <message>
        <source>best and selected combination</source>
        <translation>meilleure combinaison et celle sélectionnée</translation>
    </message>
    <message>
        <source>Best combination of every size</source>
        <translation>Meilleure combinaison de chaque taille</translation>
    </message>
    <message>
        <source>sensors, {}</source>
        <translation>capteurs, {}</translation>
    </message>
    <message>
        <source>filled: without a chosen sensor; hollow: with another one added</source>
        <translation>plein&#xa0;: sans un capteur choisi&#xa0;; creux&#xa0;: avec un capteur de plus</translation>
    </message>
    <message>
        <source>chosen by {}</source>
        <translation>choisi selon {}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>worth by {}</source>
        <translation>utilité selon {}</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>standard error, best by {}</source>
        <translation>erreur type, meilleure selon {}</translation>
    </message>
    <message>
        <source>standard error, all sensors</source>
        <translation>erreur type, tous les capteurs</translation>
    </message>
    <message>
        <source>Selected combination</source>
        <translation>Combinaison sélectionnée</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Best by {}</source>
        <translation>Meilleure selon {}</translation>
    </message>
    <message>
        <source>nothing is below</source>
        <translation>rien n’est en dessous</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>preuve</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>relaxations résolues</translation>
    </message>
    <message>
        <source>search</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>every combination scored</source>
        <translation>chaque combinaison évaluée</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>séparation et évaluation</translation>
    </message>
    <message>
        <source>combinations</source>
        <translation>combinaisons</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>non déterminé</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Ce que veulent dire les nombres</translation>
    </message>
    <message>
        <source>every model at its own estimate</source>
        <translation>chaque modèle à sa propre estimation</translation>
    </message>
    <message>
        <source>over the standard deviation of the mean</source>
        <translation>par l’écart type de la moyenne</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 modèle</translation>
    </message>
    <message>
        <source>{} models</source>
        <translation>{} modèles</translation>
    </message>
    <message>
        <source>1 split</source>
        <translation>1 partage</translation>
    </message>
    <message>
        <source>{} splits</source>
        <translation>{} partages</translation>
    </message>
    <message>
        <source>sensors {}</source>
        <translation>capteurs {}</translation>
    </message>
    <message>
        <source>Rejected: {}.</source>
        <translation>Rejeté : {}.</translation>
    </message>
    <message>
        <source>Does not fit the data: {}.</source>
        <translation>Ne correspond pas aux données&amp;#xa0;: {}.</translation>
    </message>
    <message>
        <source>Consistent with the data, which does not prove it right: {}.</source>
        <translation>Compatible avec les données, ce qui ne prouve pas que ce soit juste : {}.</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Partager ici</translation>
    </message>
    <message>
        <source>Split at {}</source>
        <translation>Partage à {}</translation>
    </message>
    <message>
        <source>Adds a split: below {} calibrates, from there on validates.</source>
        <translation>Ajoute un partage : en dessous de {} calibre, à partir de là valide.</translation>
    </message>
    <message>
        <source>Splits are by an input, and none varies here.</source>
        <translation>Les partages se font selon une entrée, et aucune ne varie ici.</translation>
    </message>
    <message>
        <source>Click a measured point: what lies below it calibrates, the rest validates.</source>
        <translation>Cliquez sur un point mesuré : ce qui est en dessous calibre, le reste valide.</translation>
    </message>
    <message>
        <source>Repeatability</source>
        <translation>Répétabilité</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>{}: whether the differences are normal was not tested: they are too few, or all alike.</source>
        <translation>{}&amp;#xa0;: la normalité des différences n’a pas été testée&amp;#xa0;: elles sont trop peu nombreuses, ou toutes égales.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is rejected, p = {}.</source>
        <translation>{} : une loi normale des différences est rejetée, p = {}.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is not rejected, p = {}.</source>
        <translation>{} : une loi normale des différences n’est pas rejetée, p = {}.</translation>
    </message>
    <message>
        <source>{} scatters more between the series than its stated standard deviation.</source>
        <translation>{} se disperse plus entre les séries que son écart type indiqué.</translation>
    </message>
    <message>
        <source>{} scatters less between the series than its stated standard deviation.</source>
        <translation>{} se disperse moins entre les séries que son écart type indiqué.</translation>
    </message>
    <message>
        <source>These p-values are exact: by simulation of the same pairs, also where a series takes part in two of them. All sentences on all sensors together are wrong for right data at most as often as the significance says. The p of the table is the published one.</source>
        <translation>Ces valeurs p sont exactes : par simulation des mêmes paires, aussi là où une série fait partie de deux. Toutes les phrases sur tous les capteurs ensemble sont fausses, pour des données justes, au plus aussi souvent que le dit le seuil. Le p du tableau est celui publié.</translation>
    </message>
    <message>
        <source>Check of the data</source>
        <translation>Contrôle des données</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Data were drawn at the estimate with the stated standard deviations and fitted again {} times. The ellipsoid of the refit holds the estimate in {} % of them (95 % interval {} to {} %); it should in {} %.</source>
        <translation>Des données ont été tirées à l’estimation avec les écarts types indiqués et ajustées {} fois. L’ellipsoïde du réajustement contient l’estimation dans {} % des cas (intervalle à 95 % : {} à {} %) ; ce devrait être {} %.</translation>
    </message>
    <message>
        <source>The ellipsoid holds what it promises.</source>
        <translation>L’ellipsoïde tient ce qu’il promet.</translation>
    </message>
    <message>
        <source>The ellipsoid does not hold what it promises: the model bends within its confidence region. Trust the profiles.</source>
        <translation>L’ellipsoïde ne tient pas ce qu’il promet : le modèle se courbe dans sa région de confiance. Fiez-vous aux profils.</translation>
    </message>
    <message>
        <source>This would hold if the model {} were right; it is rejected.</source>
        <translation>Cela vaudrait si le modèle {} était juste ; il est rejeté.</translation>
    </message>
    <message>
        <source>Profile intervals</source>
        <translation>Intervalles de profil</translation>
    </message>
    <message>
        <source>Refits of simulated data</source>
        <translation>Réajustements de données simulées</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Vraisemblance profilée</translation>
    </message>
    <message>
        <source>How to use it</source>
        <translation>Comment l’utiliser</translation>
    </message>
    <message>
        <source>Experiments and sensors not measured yet are judged at the present estimate. Measure the first, add its data, and run again: the estimate is renewed and with it the order.</source>
        <translation>Les essais et capteurs pas encore mesurés sont jugés à l’estimation présente. Mesurez le premier, ajoutez ses données et recalculez&amp;#xa0;: l’estimation est renouvelée, et avec elle l’ordre.</translation>
    </message>
    <message>
        <source>Series with data are taken one after the other, and the unknowns are estimated anew with each: the criterion predicted stands beside the one reached.</source>
        <translation>Les séries avec données sont prises l’une après l’autre, et les inconnues estimées à nouveau avec chacune&amp;#xa0;: le critère prédit figure à côté de celui atteint.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <source>Next experiments, step by step</source>
        <translation>Prochains essais, pas à pas</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>répétition</translation>
    </message>
    <message>
        <source>with data</source>
        <translation>avec données</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Prochaine série</translation>
    </message>
    <message>
        <source>Next series steps</source>
        <translation>Étapes des séries</translation>
    </message>
    <message>
        <source>Planned sensors</source>
        <translation>Capteurs prévus</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modèles sur les données</translation>
    </message>
    <message>
        <source>Coverage and profiles</source>
        <translation>Couverture et profils</translation>
    </message>
    <message>
        <source>Selected: {}, {}</source>
        <translation>Sélection : {}, {}</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>pas d’estimation</translation>
    </message>
    <message>
        <source>{}, calibration</source>
        <translation>{}, calibrage</translation>
    </message>
    <message>
        <source>{}, validation</source>
        <translation>{}, validation</translation>
    </message>
    <message>
        <source>correlation, calibration</source>
        <translation>corrélation, calibrage</translation>
    </message>
    <message>
        <source>distance², both covariances</source>
        <translation>distance², deux covariances</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p after Holm</source>
        <translation>p après Holm</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, règle publiée</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>The stated standard deviations were taken as they are: the study names no column of repeated series.</source>
        <translation>Les écarts types indiqués ont été pris tels quels : l’étude ne nomme aucune colonne de séries répétées.</translation>
    </message>
    <message>
        <source>of one value, from repeated series</source>
        <translation>d’une valeur, d’après des séries répétées</translation>
    </message>
    <message>
        <source>normal, {}</source>
        <translation>normale, {}</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>rejected, p {}</source>
        <translation>rejeté, p {}</translation>
    </message>
    <message>
        <source>not rejected, p {}</source>
        <translation>non rejeté, p {}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tracé</translation>
    </message>
    <message>
        <source>Projection: the shadow of the ellipsoid that holds all unknowns at once. Cut: its slice with the others known. These two alone: the region of the pair, whatever the others are.</source>
        <translation>Projection : l’ombre de l’ellipsoïde qui contient toutes les inconnues à la fois. Coupe : sa tranche, les autres étant connues. Ces deux seules : la région du couple, quelles que soient les autres.</translation>
    </message>
    <message>
        <source>joint, projection</source>
        <translation>conjointe, projection</translation>
    </message>
    <message>
        <source>joint, cut</source>
        <translation>conjointe, coupe</translation>
    </message>
    <message>
        <source>these two alone</source>
        <translation>ces deux seules</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Covariance</translation>
    </message>
    <message>
        <source>S: the term of the second derivatives in the Hessian.</source>
        <translation>S : le terme des dérivées secondes dans la hessienne.</translation>
    </message>
    <message>
        <source>with S (eq. 9)</source>
        <translation>avec S (éq. 9)</translation>
    </message>
    <message>
        <source>without S</source>
        <translation>sans S</translation>
    </message>
    <message>
        <source>The study has no splits.</source>
        <translation>L’étude n’a pas de partages.</translation>
    </message>
    <message>
        <source>calibration, filled</source>
        <translation>calibrage, plein</translation>
    </message>
    <message>
        <source>validation, hollow</source>
        <translation>validation, creux</translation>
    </message>
    <message>
        <source>refits of the coverage check</source>
        <translation>réajustements du contrôle de couverture</translation>
    </message>
    <message>
        <source>The run made no refits; the setting is Refits for the coverage.</source>
        <translation>Le calcul n’a pas fait de réajustements ; le réglage est « Réajustements pour la couverture ».</translation>
    </message>
    <message>
        <source>Model of the estimates</source>
        <translation>Modèle des estimations</translation>
    </message>
    <message>
        <source>The estimate of the run is from the experiments of the estimate; the others from those of the splits</source>
        <translation>L’estimation de l’exécution vient des essais de l’estimation ; les autres viennent de ceux des partages</translation>
    </message>
    <message>
        <source>{}, rejected</source>
        <translation>{}, rejeté</translation>
    </message>
    <message>
        <source>{}, estimate of the run</source>
        <translation>{}, estimation de l’exécution</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Joint: for all {} unknowns at once.</source>
        <translation>Conjoint : pour les {} inconnues à la fois.</translation>
    </message>
    <message>
        <source>Joint for both unknowns at once.</source>
        <translation>Conjoint pour les deux inconnues à la fois.</translation>
    </message>
    <message>
        <source>n, p</source>
        <translation>n, p</translation>
    </message>
    <message>
        <source>{} % confidence ellipses</source>
        <translation>ellipses de confiance à {} %</translation>
    </message>
    <message>
        <source>{} % confidence intervals</source>
        <translation>intervalles de confiance à {} %</translation>
    </message>
    <message>
        <source>split {}</source>
        <translation>partage {}</translation>
    </message>
    <message>
        <source>{}, {}: not tested, one side has no estimate</source>
        <translation>{}, {} : non testé, un côté n’a pas d’estimation</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>misfit: the sides agree, but the model does not fit the data</source>
        <translation>inadapté : les côtés concordent, mais le modèle ne correspond pas aux données</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>compatible</translation>
    </message>
    <message>
        <source>{}, {}: {}; p = {} with both covariances, {} after Holm&apos;s correction, {} by the published rule</source>
        <translation>{}, {} : {} ; p = {} avec les deux covariances, {} après correction de Holm, {} par la règle publiée</translation>
    </message>
    <message>
        <source>p-values, models × splits</source>
        <translation>valeurs p, modèles × partages</translation>
    </message>
    <message>
        <source>bold: both covariances</source>
        <translation>gras : deux covariances</translation>
    </message>
    <message>
        <source>p-values, models by splits</source>
        <translation>valeurs p, modèles par partages</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>published rule</source>
        <translation>règle publiée</translation>
    </message>
    <message>
        <source>A model is rejected where p with both covariances, after Holm&apos;s correction over its {} splits and its fit, is below {}; where values were measured again, sensors that scatter more than stated are not held against it. The published rule takes the estimate of the validation for exact and rejects right models far too often; it is shown for comparison and decides nothing.</source>
        <translation>Un modèle est rejeté là où p avec les deux covariances, après correction de Holm sur ses {} partages et son ajustement, est au-dessous de {} ; là où des valeurs ont été mesurées de nouveau, des capteurs qui se dispersent plus qu’indiqué ne lui sont pas reprochés. La règle publiée tient l’estimation de la validation pour exacte et rejette beaucoup trop souvent des modèles justes ; elle est montrée pour comparaison et ne décide rien.</translation>
    </message>
    <message>
        <source>Show the models over the data</source>
        <translation>Montrer les modèles sur les données</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Choix des capteurs</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better; of the model {}, which is rejected</source>
        <translation>les {} ensembles, chacun à sa propre estimation ; plus petit est meilleur ; du modèle {}, qui est rejeté</translation>
    </message>
    <message>
        <source>only the set of all; of the model {}, which is rejected</source>
        <translation>seulement l’ensemble de tous ; du modèle {}, qui est rejeté</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better</source>
        <translation>les {} ensembles, chacun à sa propre estimation ; plus petit est meilleur</translation>
    </message>
    <message>
        <source>only the set of all</source>
        <translation>seulement l’ensemble de tous</translation>
    </message>
    <message>
        <source>A, trace</source>
        <translation>A, trace</translation>
    </message>
    <message>
        <source>D, determinant</source>
        <translation>D, déterminant</translation>
    </message>
    <message>
        <source>E, largest eigenvalue</source>
        <translation>E, plus grande valeur propre</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>conditionnement</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>value ± std. error</source>
        <translation>valeur ± erreur type</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>intervalle marginal</translation>
    </message>
    <message>
        <source>joint interval</source>
        <translation>intervalle conjoint</translation>
    </message>
    <message>
        <source>of the model {}, which is rejected</source>
        <translation>du modèle {}, qui est rejeté</translation>
    </message>
    <message>
        <source>intervals of the level of the run; full digits in the export</source>
        <translation>intervalles au niveau du calcul ; tous les chiffres à l’export</translation>
    </message>
    <message>
        <source>of the model {}, which the data do not reject</source>
        <translation>du modèle {}, que les données ne rejettent pas</translation>
    </message>
    <message>
        <source>Correlation, model {}, rejected</source>
        <translation>Corrélation, modèle {}, rejeté</translation>
    </message>
    <message>
        <source>Correlation of the unknowns, from the covariance with second derivatives where the run has it.</source>
        <translation>Corrélation des inconnues, d’après la covariance avec dérivées secondes là où le calcul l’a.</translation>
    </message>
    <message>
        <source>Is the ellipsoid a fair picture?</source>
        <translation>L’ellipsoïde est-il une image fidèle&amp;#xa0;?</translation>
    </message>
    <message>
        <source>This is about the estimate of the model {}, which is rejected.</source>
        <translation>Ceci concerne l’estimation du modèle {}, qui est rejeté.</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood stand in the view Coverage and profiles.</source>
        <translation>Les intervalles par vraisemblance profilée figurent dans la vue «&amp;#xa0;Couverture et profils&amp;#xa0;».</translation>
    </message>
    <message>
        <source>Profile likelihood would give nearly the same intervals.</source>
        <translation>La vraisemblance profilée donnerait presque les mêmes intervalles.</translation>
    </message>
    <message>
        <source>Profile likelihood holds each unknown at values around its estimate and fits the others again: its intervals need no linearisation.</source>
        <translation>La vraisemblance profilée tient chaque inconnue à des valeurs autour de son estimation et réajuste les autres&amp;#xa0;: ses intervalles se passent de linéarisation.</translation>
    </message>
    <message>
        <source>Run with profile likelihood</source>
        <translation>Calculer avec vraisemblance profilée</translation>
    </message>
    <message>
        <source>{} and {}, {} %</source>
        <translation>{} et {}, {} %</translation>
    </message>
    <message>
        <source>{} and {}, {} %, {}</source>
        <translation>{} et {}, {} %, {}</translation>
    </message>
    <message>
        <source>Ellipsoid of all three</source>
        <translation>Ellipsoïde des trois</translation>
    </message>
    <message>
        <source>drag or arrow keys turn it</source>
        <translation>glisser ou flèches pour tourner</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Ellipsoïde de confiance de trois inconnues</translation>
    </message>
    <message>
        <source>Estimates and covariance</source>
        <translation>Estimations et covariance</translation>
    </message>
    <message>
        <source>{} % regions of the sets</source>
        <translation>régions à {} % des ensembles</translation>
    </message>
    <message>
        <source>chosen set and the selected one</source>
        <translation>ensemble choisi et celui sélectionné</translation>
    </message>
    <message>
        <source>Every set has its own estimate. A is the sum of the variances, D the squared volume of the ellipsoid, E its longest semi-axis squared, ME longest over shortest; here over those of the chosen set, so 0.81 in E is an ellipsoid a tenth shorter.</source>
        <translation>Chaque ensemble a sa propre estimation. A est la somme des variances, D le carré du volume de l’ellipsoïde, E le carré de son plus long demi-axe, ME le plus long sur le plus court ; ici rapportés à l’ensemble choisi : 0,81 en E est un ellipsoïde plus court d’un dixième.</translation>
    </message>
    <message>
        <source>A, E and ME add or compare numbers of different units where the unknowns have different units; D does not depend on units.</source>
        <translation>A, E et ME additionnent ou comparent des nombres d’unités différentes là où les inconnues ont des unités différentes ; D ne dépend pas des unités.</translation>
    </message>
    <message>
        <source>{}. Its numbers would mean nothing and are not ranked.</source>
        <translation>{}. Ses nombres ne voudraient rien dire et ne sont pas classés.</translation>
    </message>
    <message>
        <source>Adequacy</source>
        <translation>Adéquation</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>est égal à {}</translation>
    </message>
    <message>
        <source>Priors</source>
        <translation>Lois a priori</translation>
    </message>
    <message>
        <source>Share of the prior in what is known of the unknown, the rest is the data&apos;s.</source>
        <translation>Part de la loi a priori dans ce que l’on sait de l’inconnue, le reste vient des données.</translation>
    </message>
    <message>
        <source>With equality: {}.</source>
        <translation>Avec égalité&#xa0;: {}.</translation>
    </message>
    <message>
        <source>Start from these values</source>
        <translation>Partir de ces valeurs</translation>
    </message>
    <message>
        <source>Widen the range of {}</source>
        <translation>Élargir la plage de {}</translation>
    </message>
    <message>
        <source>Run with {} iterations</source>
        <translation>Calculer avec {} itérations</translation>
    </message>
    <message>
        <source>Use the homotopy</source>
        <translation>Utiliser l’homotopie</translation>
    </message>
</context>
<context>
    <name>RunRecord</name>
    <message>
        <source>Run %1 · %2</source>
        <translation>Calcul %1 · %2</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>The model {} has no state derivatives that a correction could be added to.</source>
        <translation>Le modèle {} n’a pas de dérivées d’état auxquelles une correction pourrait être ajoutée.</translation>
    </message>
    <message>
        <source>{} of the model {} is neither an output nor a state: nothing measured can pull at it.</source>
        <translation>{} du modèle {} n’est ni une sortie ni un état : rien de mesuré ne peut tirer dessus.</translation>
    </message>
    <message>
        <source>{} needs interval evaluation, which the model &apos;{}&apos; does not offer.</source>
        <translation>{} demande le calcul par intervalles, que le modèle « {} » n’offre pas.</translation>
    </message>
    <message>
        <source>verified integration</source>
        <translation>L’intégration vérifiée</translation>
    </message>
    <message>
        <source>verified integration needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>L’intégration vérifiée demande des états, que le modèle « {} » n’a pas.</translation>
    </message>
    <message>
        <source>verified integration needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>L’intégration vérifiée demande des équations explicites ; le modèle « {} » en a d’implicites.</translation>
    </message>
    <message>
        <source>The order of a verified integration must be 2 to 40, not {}.</source>
        <translation>L’ordre d’une intégration vérifiée doit être de 2 à 40, pas {}.</translation>
    </message>
    <message>
        <source>the right side leaves its domain or jumps</source>
        <translation>le second membre quitte son domaine ou fait un saut</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>aucune boîte englobante n’a été trouvée</translation>
    </message>
    <message>
        <source>the right side has a kink there</source>
        <translation>le second membre a un point anguleux à cet endroit</translation>
    </message>
    <message>
        <source>the enclosure blew up</source>
        <translation>l’encadrement a divergé</translation>
    </message>
    <message>
        <source>no orthogonal frame was found</source>
        <translation>aucun repère orthogonal n’a été trouvé</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular or not finite</source>
        <translation>la jacobienne de 0 = ... est singulière ou non finie</translation>
    </message>
    <message>
        <source>Newton&apos;s method found no step that reduces the residual</source>
        <translation>la méthode de Newton n’a trouvé aucun pas qui réduise le résidu</translation>
    </message>
    <message>
        <source>Newton&apos;s method did not converge in 60 steps</source>
        <translation>la méthode de Newton n’a pas convergé en 60 pas</translation>
    </message>
    <message>
        <source>The model {} cannot be simulated: it offers no formulas.</source>
        <translation>Le modèle {} ne peut pas être simulé : il n’offre pas de formules.</translation>
    </message>
    <message>
        <source>The model {} has {} parameters, but {} values were given.</source>
        <translation>Le modèle {} a {} paramètres, mais {} valeurs ont été données.</translation>
    </message>
    <message>
        <source>The model {} has {} inputs, but {} signals were given.</source>
        <translation>Le modèle {} a {} entrées, mais {} signaux ont été donnés.</translation>
    </message>
    <message>
        <source>The simulation option {} is {}, but it {}.</source>
        <translation>L’option de simulation {} est {}, mais la valeur {}.</translation>
    </message>
    <message>
        <source>The stop time {} s must not be before the start time {} s.</source>
        <translation>Le temps final {} s ne doit pas précéder le temps initial {} s.</translation>
    </message>
    <message>
        <source>The time {} s to record lies outside the run from {} s to {} s.</source>
        <translation>Le temps {} s à enregistrer est hors de la simulation de {} s à {} s.</translation>
    </message>
    <message>
        <source>The times to record must increase: {} s follows {} s.</source>
        <translation>Les temps à enregistrer doivent croître : {} s suit {} s.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Pas exécuté.</translation>
    </message>
    <message>
        <source>Reached the stop time {:.6g} s.</source>
        <translation>Temps final {:.6g} s atteint.</translation>
    </message>
    <message>
        <source>Terminated by the model at {:.9g} s.</source>
        <translation>Terminé par le modèle à {:.9g} s.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the budget of {} steps is used up.</source>
        <translation>Arrêté à {:.6g} s : le budget de {} pas est épuisé.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the step needed for the tolerance is too small{}.</source>
        <translation>Arrêté à {:.6g} s : le pas nécessaire pour la tolérance est trop petit{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} is not a finite number{}.</source>
        <translation>Arrêté à {:.6g} s : {} n’est pas un nombre fini{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} grew beyond all bounds{}.</source>
        <translation>Arrêté à {:.6g} s : {} a dépassé toute borne{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: no solution of 0 = ...{}{}.</source>
        <translation>Arrêté à {:.6g} s : pas de solution de 0 = ...{}{}.</translation>
    </message>
    <message>
        <source> for {}</source>
        <translation> pour {}</translation>
    </message>
    <message>
        <source>Cancelled at {:.6g} s.</source>
        <translation>Annulé à {:.6g} s.</translation>
    </message>
    <message>
        <source>the condition of an event has no value</source>
        <translation>la condition d’un événement n’a pas de valeur</translation>
    </message>
    <message>
        <source>Newton&apos;s method finds no solution of the implicit step; try a smaller one</source>
        <translation>la méthode de Newton ne trouve pas de solution du pas implicite ; essayez un pas plus petit</translation>
    </message>
    <message>
        <source>Sensitivities are computed with the integrators rk4, dopri5 and radau; {} does not carry them.</source>
        <translation>Les sensibilités sont calculées avec les intégrateurs rk4, dopri5 et radau ; {} ne les porte pas.</translation>
    </message>
    <message>
        <source>There is no parameter number {}: the model {} has {}.</source>
        <translation>Il n’y a pas de paramètre numéro {} : le modèle {} en a {}.</translation>
    </message>
    <message>
        <source>A signal needs as many times as values and at least one: there are {} times and {} values.</source>
        <translation>Un signal demande autant de temps que de valeurs et au moins un : il y a {} temps et {} valeurs.</translation>
    </message>
    <message>
        <source>Row {} of a signal is not a finite number: time {}, value {}.</source>
        <translation>La ligne {} d’un signal n’est pas un nombre fini : temps {}, valeur {}.</translation>
    </message>
    <message>
        <source>The times of a signal must increase: row {} is {} s, row {} is {} s.</source>
        <translation>Les temps d’un signal doivent croître : la ligne {} est {} s, la ligne {} est {} s.</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>overflow in a division</source>
        <translation>dépassement dans une division</translation>
    </message>
    <message>
        <source>square root of {:.6g}</source>
        <translation>racine carrée de {:.6g}</translation>
    </message>
    <message>
        <source>logarithm of {:.6g}</source>
        <translation>logarithme de {:.6g}</translation>
    </message>
    <message>
        <source>{} of {:.6g}</source>
        <translation>{} de {:.6g}</translation>
    </message>
    <message>
        <source>{:.6g} to the power {:.6g}</source>
        <translation>{:.6g} à la puissance {:.6g}</translation>
    </message>
    <message>
        <source>table whose points do not increase</source>
        <translation>table dont les points ne croissent pas</translation>
    </message>
    <message>
        <source>overflow in {}</source>
        <translation>dépassement dans {}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies below its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} est sous sa limite {:.6g}{}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies above its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} dépasse sa limite {:.6g}{}</translation>
    </message>
    <message>
        <source>verified identification</source>
        <translation>identification vérifiée</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: relations of the model change without end there, as a state is driven back to its limit from both sides.</source>
        <translation>Arrêté à {:.9g} s : des relations du modèle y changent sans fin, car un état est ramené à sa limite des deux côtés.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: the event &apos;{}&apos; comes again and again there without end (a Zeno series), and the state that it sets does not tell how it rests.</source>
        <translation>Arrêté à {:.9g} s : l’événement « {} » y revient sans fin (une suite de Zénon), et l’état qu’il fixe ne dit pas comment il repose.</translation>
    </message>
    <message>
        <source>{} encloses no state of rest, at which the model &apos;{}&apos; starts (data.start); give the start as a number.</source>
        <translation>{} ne délimite aucun état de repos, auquel le modèle «&#xa0;{}&#xa0;» commence (data.start)&#xa0;; donnez le départ par un nombre.</translation>
    </message>
    <message>
        <source>At {:.6g} s the model has no state of rest{}{}.</source>
        <translation>À {:.6g} s le modèle n’a pas d’état de repos{}{}.</translation>
    </message>
    <message>
        <source>being at rest does not determine all of them</source>
        <translation>le repos ne les détermine pas tous</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs; how exactly its outputs repeat could not be measured everywhere, so how good they are is not known.</source>
        <translation>Dérivées de {} par différences de simulations ; la précision avec laquelle les sorties se répètent n’a pas pu être mesurée partout, leur qualité n’est donc pas connue.</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs: its outputs repeat to {:.1e} of their range, so slopes are good to about {:.0e} of an output&apos;s range by a parameter&apos;s size.</source>
        <translation>Dérivées de {} par différences de simulations : ses sorties se répètent à {:.1e} de leur étendue près, les pentes sont donc bonnes à environ {:.0e} de l’étendue d’une sortie divisée par la grandeur d’un paramètre.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s by an assert of the model: {}</source>
        <translation>Arrêté à {:.9g} s par un assert du modèle&#xa0;: {}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>there is no rig &quot;{}&quot;{}</source>
        <translation>il n’y a pas de banc d’essai « {} »{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Vouliez-vous dire « {} » ?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation> ; il y a {}</translation>
    </message>
    <message>
        <source>{} is there already and differs from the shipped one; nothing was copied. Move it away or name another folder</source>
        <translation>{} existe déjà et diffère du fichier livré ; rien n’a été copié. Déplacez-le ou nommez un autre dossier</translation>
    </message>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>le dossier {} ne peut pas être créé : {}</translation>
    </message>
    <message>
        <source>the shipped rigs were not found (looked in {}); set RIGOR_RIGS to their folder</source>
        <translation>les bancs d’essai livrés n’ont pas été trouvés (cherchés dans {}) ; mettez leur dossier dans RIGOR_RIGS</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}{}</source>
        <translation>{} n’est pas un paramètre du modèle {}{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Vouliez-vous dire {} ?</translation>
    </message>
    <message>
        <source> (it has {})</source>
        <translation> (il a {})</translation>
    </message>
    <message>
        <source>{} is not an input of model {}{}</source>
        <translation>{} n’est pas une entrée du modèle {}{}</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} from {} to {}</source>
        <translation>{} = {} : le modèle permet {} de {} à {}</translation>
    </message>
    <message>
        <source>{} is both an unknown and a fixed parameter</source>
        <translation>{} est à la fois une inconnue et un paramètre fixe</translation>
    </message>
    <message>
        <source>data file &quot;{}&quot;: there is no file {}</source>
        <translation>fichier de données « {} » : il n’y a pas de fichier {}</translation>
    </message>
    <message>
        <source>{} cannot run on this study: {}</source>
        <translation>{} ne peut pas calculer cette étude : {}</translation>
    </message>
    <message>
        <source>{} = {}: {} must be at least 0</source>
        <translation>{} = {} : {} doit être au moins 0</translation>
    </message>
    <message>
        <source>the share that an input may be off</source>
        <translation>la part dont une entrée peut s’écarter</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it {}</source>
        <translation>{} = &quot;{}&quot; : la valeur {}</translation>
    </message>
    <message>
        <source>[data] has both file and files; one of them is enough</source>
        <translation>[data] a file et files ; un seul suffit</translation>
    </message>
    <message>
        <source>a standard deviation</source>
        <translation>un écart type</translation>
    </message>
    <message>
        <source>an error bound</source>
        <translation>une borne d’erreur</translation>
    </message>
    <message>
        <source>--set {}: key.path=value is expected, for example --set options.degree=5</source>
        <translation>--set {} : clé.chemin=valeur est attendu, par exemple --set options.degree=5</translation>
    </message>
    <message>
        <source>the study names no method (method = &quot;...&quot;)</source>
        <translation>l’étude ne nomme aucune méthode (method = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>the method {} works without a model</source>
        <translation>la méthode {} travaille sans modèle</translation>
    </message>
    <message>
        <source>{}; leave {} out</source>
        <translation>{} ; supprimez {}</translation>
    </message>
    <message>
        <source>the study names no model (model = &quot;...&quot;)</source>
        <translation>l’étude ne nomme aucun modèle (model = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>model is empty; a file or &quot;rig:&lt;name&gt;&quot; is expected</source>
        <translation>model est vide ; un fichier ou &quot;rig:&lt;nom&gt;&quot; est attendu</translation>
    </message>
    <message>
        <source>seed = {}: it must be at least 0</source>
        <translation>seed = {} : doit être au moins 0</translation>
    </message>
    <message>
        <source>threads = {}: it must be 0 (all) to 4096</source>
        <translation>threads = {} : doit être de 0 (tous) à 4096</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: the rig has {}</source>
        <translation>{} = &quot;{}&quot; : le banc d’essai a {}</translation>
    </message>
    <message>
        <source>no model text yet</source>
        <translation>pas encore de texte de modèle</translation>
    </message>
    <message>
        <source>several model texts ({})</source>
        <translation>plusieurs textes de modèle ({})</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: there is no file {}</source>
        <translation>{} = &quot;{}&quot; : il n’y a pas de fichier {}</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{}: min = {} is above max = {}</source>
        <translation>{} : min = {} est au-dessus de max = {}</translation>
    </message>
    <message>
        <source>{} = {}: it must lie between min = {} and max = {}</source>
        <translation>{} = {} : doit être compris entre min = {} et max = {}</translation>
    </message>
    <message>
        <source>{} belongs to a distribution, and {} has no family; a point value has start, min and max</source>
        <translation>{} appartient à une loi, et {} n’a pas de famille ; une valeur ponctuelle a start, min et max</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {} : la valeur {}</translation>
    </message>
    <message>
        <source>{} belongs to a point value, and {} is a distribution; its box is lower and upper, its parameters are tables such as [{}.{}]</source>
        <translation>{} appartient à une valeur ponctuelle, et {} est une loi ; sa boîte est lower et upper, ses paramètres sont des tables comme [{}.{}]</translation>
    </message>
    <message>
        <source>{} must be a table with start, min and max</source>
        <translation>{} doit être une table avec start, min et max</translation>
    </message>
    <message>
        <source>{}: lower = {} is not below upper = {}</source>
        <translation>{} : lower = {} n’est pas inférieur à upper = {}</translation>
    </message>
    <message>
        <source>the key has an empty part</source>
        <translation>la clé a une partie vide</translation>
    </message>
    <message>
        <source>{} is a value, it has no key &quot;{}&quot; in it</source>
        <translation>{} est une valeur et n’a pas de clé « {} »</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>{} is {}, {} is expected</source>
        <translation>{} est {}, {} est attendu</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a key of {}{}</source>
        <translation>« {} » n’est pas une clé de {}{}</translation>
    </message>
    <message>
        <source> (known: {})</source>
        <translation> (connues : {})</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>une liste de textes</translation>
    </message>
    <message>
        <source>a number, a text, true or false, or a list of numbers</source>
        <translation>un nombre, un texte, vrai ou faux, ou une liste de nombres</translation>
    </message>
    <message>
        <source>unknown {} ({})</source>
        <translation>l’inconnue {} ({})</translation>
    </message>
    <message>
        <source>options.{} = &quot;{}&quot;: there is no file {}</source>
        <translation>options.{} = &quot;{}&quot; : il n’y a pas de fichier {}</translation>
    </message>
    <message>
        <source>{} names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>{} nomme « {} », qui n’est pas une sortie du modèle {}{}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: {}</source>
        <translation>{} = « {} » : {}</translation>
    </message>
    <message>
        <source>simulation.stop_time = {} s: it must be after the start time {} s</source>
        <translation>simulation.stop_time = {} s : il doit être après le temps de départ {} s</translation>
    </message>
    <message>
        <source>{} has no effect on the method {}.</source>
        <translation>{} n’a pas d’effet sur la méthode {}.</translation>
    </message>
    <message>
        <source>{}.{} = 0 counts as not stated.</source>
        <translation>{}.{} = 0 compte comme non indiqué.</translation>
    </message>
    <message>
        <source>data.preparation changes nothing but the lines used where every row is an experiment (data.layout = &quot;rows&quot;).</source>
        <translation>data.preparation ne change que les lignes utilisées là où chaque ligne est un essai (data.layout = &quot;rows&quot;).</translation>
    </message>
    <message>
        <source>{} = {}: {} must be a finite number of at least 0</source>
        <translation>{} = {} : {} doit être un nombre fini d’au moins 0</translation>
    </message>
    <message>
        <source>data.{} = {}: it must be 0 (none) or a line number; without the key it is recognised</source>
        <translation>data.{} = {} : ce doit être 0 (aucune) ou un numéro de ligne ; sans la clé, elle est reconnue</translation>
    </message>
    <message>
        <source>a key has more than {} parts</source>
        <translation>une clé a plus de {} parties</translation>
    </message>
    <message>
        <source>this text is damaged: it breaks off, or a value is none</source>
        <translation>ce texte est endommagé : il s’interrompt, ou une valeur n’en est pas une</translation>
    </message>
    <message>
        <source>{} candidates are stated; at most {} are compared</source>
        <translation>{} candidats sont indiqués ; au plus {} sont comparés</translation>
    </message>
    <message>
        <source>the text has {} bytes; a study has at most {}</source>
        <translation>le texte a {} octets ; une étude en a au plus {}</translation>
    </message>
    <message>
        <source>data.comment = &quot;{}&quot;: rows may start so; it must be the sign of a comment, such as # or //, or &quot;none&quot;</source>
        <translation>data.comment = &quot;{}&quot; : des lignes peuvent commencer ainsi ; ce doit être le signe d’un commentaire, comme # ou //, ou &quot;none&quot;</translation>
    </message>
    <message>
        <source>{}: the method {} does not work with it; least-squares and homotopy do</source>
        <translation>{} : la méthode {} ne fonctionne pas avec ; least-squares et homotopy le font</translation>
    </message>
    <message>
        <source>data.validation.share = {}: it must lie between 0 and 1, both excluded</source>
        <translation>data.validation.share = {} : doit être compris entre 0 et 1, tous deux exclus</translation>
    </message>
    <message>
        <source>data.validation.seed = {}: it must be at least 0</source>
        <translation>data.validation.seed = {} : doit être au moins 0</translation>
    </message>
    <message>
        <source>data.validation.after: a time in s is expected</source>
        <translation>data.validation.after : un temps en s est attendu</translation>
    </message>
    <message>
        <source>data.validation: the list is empty, so nothing is held back</source>
        <translation>data.validation : la liste est vide, rien n’est donc mis de côté</translation>
    </message>
    <message>
        <source>an entry of data.files names no file</source>
        <translation>une entrée de data.files ne nomme aucun fichier</translation>
    </message>
    <message>
        <source>{} = {}: experiments are numbered from 1</source>
        <translation>{} = {} : les essais sont numérotés à partir de 1</translation>
    </message>
    <message>
        <source>{}: a number of s is expected</source>
        <translation>{} : un nombre de s est attendu</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{} : {} manque</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number above 0</source>
        <translation>{} = {} : doit être un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number</source>
        <translation>{} = {} : doit être un nombre fini</translation>
    </message>
    <message>
        <source>{}: min = {} is not below max = {}</source>
        <translation>{} : min = {} n’est pas inférieur à max = {}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a prior is normal, lognormal or uniform</source>
        <translation>{} = &quot;{}&quot; : une loi a priori est normal, lognormal ou uniform</translation>
    </message>
    <message>
        <source>{} = {}: on a logarithmic scale it must be above 0</source>
        <translation>{} = {} : sur une échelle logarithmique, doit être supérieur à 0</translation>
    </message>
    <message>
        <source>{} = {}: with a lognormal prior it must not be below 0</source>
        <translation>{} = {} : avec une loi a priori lognormal, ne doit pas être inférieur à 0</translation>
    </message>
    <message>
        <source>{} has no effect beside equals: {} follows the others and is not searched</source>
        <translation>{} n’a pas d’effet à côté de equals : {} suit les autres et n’est pas cherché</translation>
    </message>
    <message>
        <source>{} is empty; an expression such as &quot;2*k1&quot; is expected</source>
        <translation>{} est vide ; une expression comme &quot;2*k1&quot; est attendue</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a scale is log or linear</source>
        <translation>{} = &quot;{}&quot; : une échelle est log ou linear</translation>
    </message>
    <message>
        <source>The run has no estimates that could be evaluated on other data.</source>
        <translation>Le calcul n’a pas d’estimations qui pourraient être évaluées sur d’autres données.</translation>
    </message>
    <message>
        <source>The estimates of a filter move with its record; repeat it with other data instead.</source>
        <translation>Les estimations d’un filtre évoluent avec son enregistrement ; répétez-le plutôt avec d’autres données.</translation>
    </message>
    <message>
        <source>A guaranteed set is no point that could be evaluated; repeat the run with other data instead.</source>
        <translation>Un ensemble garanti n’est pas un point qui pourrait être évalué ; répétez plutôt le calcul avec d’autres données.</translation>
    </message>
    <message>
        <source>data.validation: {}</source>
        <translation>data.validation : {}</translation>
    </message>
    <message>
        <source>the method {} gives no values that could be evaluated on what is held back; least-squares, homotopy and inverse-uncertainty do</source>
        <translation>la méthode {} ne donne pas de valeurs qui pourraient être évaluées sur ce qui est mis de côté ; least-squares, homotopy et inverse-uncertainty le font</translation>
    </message>
    <message>
        <source>with evaluate_at nothing is searched, so that nothing need be held back</source>
        <translation>avec evaluate_at rien n’est cherché, de sorte que rien n’a à être mis de côté</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}</source>
        <translation>{} n’est pas un paramètre du modèle {}</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which {} could follow others</source>
        <translation>le modèle {} n’offre pas de formules dans lesquelles {} pourrait suivre d’autres paramètres</translation>
    </message>
    <message>
        <source>{}.equals = &quot;{}&quot;: {}</source>
        <translation>{}.equals = &quot;{}&quot; : {}</translation>
    </message>
    <message>
        <source>{} equals {}, but experiment {} sets it to {:g}</source>
        <translation>{} est égal à {}, mais l’essai {} le fixe à {:g}</translation>
    </message>
    <message>
        <source>{} equals {}, but {} changes from experiment to experiment</source>
        <translation>{} est égal à {}, mais {} change d’un essai à l’autre</translation>
    </message>
    <message>
        <source>The curves resemble each other at no offset; type the offset if it is known.</source>
        <translation>Les courbes ne se ressemblent à aucun décalage&#xa0;; saisissez le décalage s’il est connu.</translation>
    </message>
    <message>
        <source>Without a model it is not decided: the strongest resemblance can be false. Choose one below, or write the model first.</source>
        <translation>Sans modèle rien n’est décidé&#xa0;: la ressemblance la plus forte peut être fausse. Choisissez-en un ci-dessous, ou écrivez d’abord le modèle.</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it must be a number (in the unit of the state), &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{} = &quot;{}&quot;&#xa0;: doit être un nombre (dans l’unité de l’état), &quot;measured&quot;, &quot;steady&quot; ou &quot;unknown&quot;</translation>
    </message>
    <message>
        <source>{}: a finite number is expected</source>
        <translation>{}&#xa0;: un nombre fini est attendu</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>no sensor of experiment {} tells the state {} by itself, so that its first value could; &quot;unknown&quot; searches the start</source>
        <translation>aucun capteur de l’essai {} n’indique à lui seul l’état {}, de sorte que sa première valeur le pourrait&#xa0;; &quot;unknown&quot; cherche le départ</translation>
    </message>
    <message>
        <source>the model {} has no state of this name{}</source>
        <translation>le modèle {} n’a pas d’état de ce nom{}</translation>
    </message>
    <message>
        <source>{} is a parameter, an unknown or a condition of the study too; one of both says how the state starts</source>
        <translation>{} est aussi un paramètre, une inconnue ou une condition de l’étude&#xa0;; un seul des deux dit comment l’état commence</translation>
    </message>
    <message>
        <source>the model allows {} from {} to {}</source>
        <translation>le modèle permet {} de {} à {}</translation>
    </message>
    <message>
        <source>a row is one value and tells no start of its own; where a column holds it, [data.conditions] names that</source>
        <translation>une ligne est une seule valeur et n’indique pas de départ propre&#xa0;; là où une colonne le contient, [data.conditions] la nomme</translation>
    </message>
    <message>
        <source>the method {} searches no start of its own for each experiment; least-squares and homotopy do. A number or &quot;steady&quot; works with it</source>
        <translation>la méthode {} ne cherche pas de départ propre à chaque essai&#xa0;; least-squares et homotopy le font. Un nombre ou &quot;steady&quot; fonctionne avec elle</translation>
    </message>
    <message>
        <source>no measured output varies</source>
        <translation>aucune sortie mesurée ne varie</translation>
    </message>
    <message>
        <source>The model could be fitted at no offset: {}. Choose one below.</source>
        <translation>Le modèle n’a pu être ajusté à aucun décalage&#xa0;: {}. Choisissez-en un ci-dessous.</translation>
    </message>
    <message>
        <source>The model explains the data at no offset: at {:.9g} s, the best, it leaves {:.0f} % of what varies. Choose other start values, or an offset below.</source>
        <translation>Le modèle n’explique les données à aucun décalage&#xa0;: à {:.9g} s, le meilleur, il laisse {:.0f}&#xa0;% de ce qui varie. Choisissez d’autres valeurs de départ, ou un décalage ci-dessous.</translation>
    </message>
    <message>
        <source>The model does not decide: it leaves {:.3g} % of what varies at {:.9g} s and {:.3g} % at {:.9g} s. Choose one below.</source>
        <translation>Le modèle ne décide pas&#xa0;: il laisse {:.3g}&#xa0;% de ce qui varie à {:.9g} s et {:.3g}&#xa0;% à {:.9g} s. Choisissez-en un ci-dessous.</translation>
    </message>
    <message>
        <source>At {:.9g} s the model leaves {:.3g} % of what varies, at the next best offset {:.3g} %.</source>
        <translation>À {:.9g} s le modèle laisse {:.3g}&#xa0;% de ce qui varie, au meilleur décalage suivant {:.3g}&#xa0;%.</translation>
    </message>
    <message>
        <source>At {:.9g} s, the only offset that could be fitted, the model leaves {:.3g} % of what varies.</source>
        <translation>À {:.9g} s, le seul décalage qui a pu être ajusté, le modèle laisse {:.3g}&#xa0;% de ce qui varie.</translation>
    </message>
    <message>
        <source>It was cancelled before every offset was tried.</source>
        <translation>Annulé avant que chaque décalage ait été essayé.</translation>
    </message>
    <message>
        <source>Integrator radau with steps of {:.3g} s: the model is stiff, its fastest change is {:.3g} 1/s in a record of {:.6g} s (simulation.stepper).</source>
        <translation>Intégrateur radau à pas de {:.3g} s&#xa0;: le modèle est raide, son changement le plus rapide est de {:.3g} 1/s dans un enregistrement de {:.6g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5: the fastest change of the model, {:.3g} 1/s, is too fast for steps of {:.3g} s (simulation.stepper).</source>
        <translation>Intégrateur dopri5&#xa0;: le changement le plus rapide du modèle, {:.3g} 1/s, est trop rapide pour des pas de {:.3g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5, whose steps follow the error: a record of {:.6g} s would take {} steps of {:.3g} s (simulation.stepper).</source>
        <translation>Intégrateur dopri5, dont les pas suivent l’erreur&#xa0;: un enregistrement de {:.6g} s demanderait {} pas de {:.3g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>{}: the file cannot be written</source>
        <translation>{}&#xa0;: le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>{}: the name of a file of parameters ends in .{}</source>
        <translation>{}&#xa0;: le nom d’un fichier de paramètres se termine par .{}</translation>
    </message>
    <message>
        <source>the run has no answer whose parameters could be written ({})</source>
        <translation>le calcul n’a pas de réponse dont les paramètres pourraient être écrits ({})</translation>
    </message>
    <message>
        <source>Numbers that each experiment has for itself (per_experiment, data.start) say nothing of another experiment.</source>
        <translation>Les nombres propres à chaque essai (per_experiment, data.start) ne disent rien d’un autre essai.</translation>
    </message>
    <message>
        <source>numbers that each experiment has for itself (per_experiment, data.start) say nothing of an experiment that is held back; validation = {after = ...} holds back the end of each</source>
        <translation>les nombres propres à chaque essai (per_experiment, data.start) ne disent rien d’un essai mis de côté&#xa0;; validation = {after = ...} met de côté la fin de chacun</translation>
    </message>
    <message>
        <source>{} is no inequality (&lt;, &lt;=, &gt;, &gt;=); what equals an expression is written [unknowns.&lt;name&gt;] equals = &quot;...&quot;</source>
        <translation>{} n’est pas une inégalité (&lt;, &lt;=, &gt;, &gt;=)&#xa0;; ce qui est égal à une expression s’écrit [unknowns.&lt;name&gt;] equals = &quot;...&quot;</translation>
    </message>
    <message>
        <source>{} is no inequality: &quot;k1 &lt; k2&quot; is expected</source>
        <translation>{} n’est pas une inégalité&#xa0;: &quot;k1 &lt; k2&quot; est attendu</translation>
    </message>
    <message>
        <source>{} is not linear in {}; several linear ones may say it</source>
        <translation>{} n’est pas linéaire en {}&#xa0;; plusieurs inégalités linéaires peuvent le dire</translation>
    </message>
    <message>
        <source>{} names no unknown: the values of fixed parameters decide it</source>
        <translation>{} ne nomme aucune inconnue&#xa0;: les valeurs de paramètres fixes en décident</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} n’a pas de valeur finie</translation>
    </message>
    <message>
        <source>{}: {} is in {}, {} in {}; write the factor between them, as in a &lt; 2*b</source>
        <translation>{}&#xa0;: {} est en {}, {} en {}&#xa0;; écrivez le facteur entre eux, comme dans a &lt; 2*b</translation>
    </message>
    <message>
        <source>{} names {}, which changes from experiment to experiment</source>
        <translation>{} nomme {}, qui change d’un essai à l’autre</translation>
    </message>
    <message>
        <source>{} inequalities are stated; at most {} are worked with</source>
        <translation>{} inégalités sont indiquées&#xa0;; {} au plus sont traitées</translation>
    </message>
    <message>
        <source>there is no template &quot;{}&quot;{}</source>
        <translation>il n’y a pas de gabarit «&#xa0;{}&#xa0;»{}</translation>
    </message>
    <message>
        <source>data.validation: one of share and folds (with seed, if wanted), files, labels and after says what is held back</source>
        <translation>data.validation&#xa0;: l’une des clés share et folds (avec seed, au besoin), files, labels et after dit ce qui est mis de côté</translation>
    </message>
    <message>
        <source>data.validation.folds: a number of parts, at least 2, or &quot;each&quot; (every experiment is left out once)</source>
        <translation>data.validation.folds&#xa0;: un nombre de parties, au moins 2, ou &quot;each&quot; (chaque essai est omis une fois)</translation>
    </message>
    <message>
        <source>{}: the name of a file of predictions ends in .csv or .mat</source>
        <translation>{}&#xa0;: le nom d’un fichier de prédictions se termine par .csv ou .mat</translation>
    </message>
    <message>
        <source>the run predicts none of its measured values ({})</source>
        <translation>le calcul ne prédit aucune de ses valeurs mesurées ({})</translation>
    </message>
    <message>
        <source>Which output block of {} is experiment {}? {} State it as a condition: a column, [data.conditions] {} = &quot;...&quot;, or words of one, [data.codes.&lt;column&gt;.&lt;word&gt;] {} = 2.</source>
        <translation>Quel bloc de sortie de {} est l’essai {}&#xa0;? {} Indiquez-le comme condition&#xa0;: une colonne, [data.conditions] {} = &quot;...&quot;, ou des mots d’une colonne, [data.codes.&lt;column&gt;.&lt;word&gt;] {} = 2.</translation>
    </message>
    <message>
        <source>Several of the server&apos;s have that label.</source>
        <translation>Plusieurs de ceux du serveur ont cette étiquette.</translation>
    </message>
    <message>
        <source>None of the server&apos;s has that label.</source>
        <translation>Aucun de ceux du serveur n’a cette étiquette.</translation>
    </message>
    <message>
        <source>{} works without a model; there is nothing to serve.</source>
        <translation>{} se passe de modèle&#xa0;; il n’y a rien à servir.</translation>
    </message>
    <message>
        <source>{} has no unknowns; there is nothing to ask for.</source>
        <translation>{} n’a pas d’inconnues&#xa0;; il n’y a rien à demander.</translation>
    </message>
    <message>
        <source>The server is ending.</source>
        <translation>Le serveur s’arrête.</translation>
    </message>
    <message>
        <source>The model cannot be simulated beside these values.</source>
        <translation>Le modèle ne peut pas être simulé à côté de ces valeurs.</translation>
    </message>
    <message>
        <source>config.experiments is no list of 1 to {} numbers.</source>
        <translation>config.experiments n’est pas une liste de 1 à {} nombres.</translation>
    </message>
    <message>
        <source>config.experiments holds {}; there are the experiments 1 to {}.</source>
        <translation>config.experiments contient {}&#xa0;; il y a les essais 1 à {}.</translation>
    </message>
    <message>
        <source>it has no value of a parameter of the model {}</source>
        <translation>il n’a aucune valeur d’un paramètre du modèle {}</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>&quot;{}&quot; is out of place</source>
        <translation>« {} » n’est pas à sa place</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>les parenthèses sont trop imbriquées</translation>
    </message>
    <message>
        <source>what is divided by is not clear before &quot;{}&quot;; write brackets, as in J/(kg.K)</source>
        <translation>ce qui divise avant « {} » n’est pas clair ; écrivez des parenthèses, comme dans J/(kg.K)</translation>
    </message>
    <message>
        <source>a unit is missing at the end</source>
        <translation>il manque une unité à la fin</translation>
    </message>
    <message>
        <source>a &quot;)&quot; is missing</source>
        <translation>il manque une « ) »</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a positive number</source>
        <translation>« {} » n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a known unit</source>
        <translation>« {} » n’est pas une unité connue</translation>
    </message>
    <message>
        <source>the exponent of &quot;{}&quot; is not a number</source>
        <translation>l’exposant de « {} » n’est pas un nombre</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be raised to the power {}</source>
        <translation>« {} » ne peut pas être élevé à la puissance {}</translation>
    </message>
    <message>
        <source>it is longer than {} bytes</source>
        <translation>elle dépasse {} octets</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; is not understood: {}</source>
        <translation>l’unité « {} » n’est pas comprise : {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ({}) cannot be converted to &quot;{}&quot; ({}): their dimensions differ</source>
        <translation>« {} » ({}) ne peut pas être converti en « {} » ({}) : leurs dimensions diffèrent</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be converted to &quot;{}&quot;: it is not stated whether turns or radians are counted; write rpm, rev/s or rad/s</source>
        <translation>« {} » ne peut pas être converti en « {} » : il n’est pas dit si l’on compte des tours ou des radians ; écrivez rpm, rev/s ou rad/s</translation>
    </message>
    <message>
        <source>the number {} is out of place; a number may only come first, and a fraction as an exponent is written m(5/2)</source>
        <translation>le nombre {} n’est pas à sa place ; un nombre ne peut se trouver qu’au début, et une fraction en exposant s’écrit m(5/2)</translation>
    </message>
</context>
<context>
    <name>rigor</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>No data yet: drop a file</source>
        <translation>Pas de données&#xa0;: déposez un fichier</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Does not fit the model</source>
        <translation>Ne convient pas au modèle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>None: pick a rig or write one</source>
        <translation>Aucun&#xa0;: prenez un banc d’essai</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>1 error in line %1</source>
        <translation>1 erreur à la ligne&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Rien n’est encore inconnu</translation>
    </message>
    <message>
        <source>Blocked: no model yet</source>
        <translation>Bloqué&#xa0;: pas de modèle</translation>
    </message>
    <message>
        <source>Blocked: model has an error</source>
        <translation>Bloqué&#xa0;: erreur dans le modèle</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Calcul&#xa0;%1</translation>
    </message>
    <message>
        <source>no data, no model</source>
        <translation>ni données ni modèle</translation>
    </message>
    <message>
        <source>no model yet</source>
        <translation>pas de modèle</translation>
    </message>
    <message>
        <source>model has an error</source>
        <translation>erreur dans le modèle</translation>
    </message>
    <message>
        <source>data not imported</source>
        <translation>données non importées</translation>
    </message>
    <message>
        <source>model being checked</source>
        <translation>modèle en vérification</translation>
    </message>
    <message>
        <source>nothing unknown</source>
        <translation>rien d’inconnu</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Bloqué&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Run %1 answered · %2</source>
        <translation>Calcul&#xa0;%1 répondu ·&#xa0;%2</translation>
    </message>
    <message>
        <source>Run %1 EMPTY</source>
        <translation>Calcul&#xa0;%1 VIDE</translation>
    </message>
    <message>
        <source>Run %1 cancelled</source>
        <translation>Calcul&#xa0;%1 annulé</translation>
    </message>
    <message>
        <source>Run %1 without an answer</source>
        <translation>Calcul&#xa0;%1 sans réponse</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>1 run to compare with</source>
        <translation>1 calcul à comparer</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Blocked: no run yet</source>
        <translation>Bloqué&#xa0;: aucun calcul</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>VIDE</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>Repeat with other data</source>
        <translation>Répéter avec d’autres données</translation>
    </message>
    <message>
        <source>Another density: %1</source>
        <translation>Autre densité&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The same settings</source>
        <translation>Les mêmes réglages</translation>
    </message>
    <message>
        <source>Other data, searched again…</source>
        <translation>Autres données, nouvelle recherche…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Other data at the values found (validation)…</source>
        <translation>Autres données aux valeurs trouvées (validation)…</translation>
    </message>
    <message>
        <source>Run %1 on %2</source>
        <translation>Calcul&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 has no start value</source>
        <translation>%1 n’a pas de valeur de départ</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 is above its max %3</source>
        <translation>%1&#xa0;: le minimum&#xa0;%2 de la recherche dépasse son maximum&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its search range %3 … %4</source>
        <translation>%1 =&#xa0;%2 est hors de sa plage de recherche&#xa0;%3 …&#xa0;%4</translation>
    </message>
    <message>
        <source>point value</source>
        <translation>valeur unique</translation>
    </message>
    <message>
        <source>%1: clip lower %2 is not below clip upper %3</source>
        <translation>%1&#xa0;: la troncature inférieure&#xa0;%2 n’est pas au-dessous de la supérieure&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 = %2: it %3</source>
        <translation>%1 =&#xa0;%2&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 %3</source>
        <translation>%1&#xa0;: minimum&#xa0;%2 de la recherche&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: the clipping box holds no probability of this distribution</source>
        <translation>%1&#xa0;: l’intervalle de troncature ne contient aucune probabilité de cette loi</translation>
    </message>
    <message>
        <source>&lt; 1 ppm</source>
        <translation>&lt; 1 ppm</translation>
    </message>
    <message>
        <source>%1 ppm</source>
        <translation>%1 ppm</translation>
    </message>
    <message>
        <source>Not needed: rows in file</source>
        <translation>Inutile : lignes du fichier</translation>
    </message>
    <message>
        <source>Not needed: named in file</source>
        <translation>Inutile : dans le fichier</translation>
    </message>
    <message>
        <source>It searches distributions, and %1 has none: choose a family in Unknowns.</source>
        <translation>Elle cherche des lois, et %1 n’en a pas : choisissez une famille dans Inconnues.</translation>
    </message>
    <message>
        <source>Another method</source>
        <translation>Autre méthode</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n calcul</numerusform>
            <numerusform>%n calculs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n capteur</numerusform>
            <numerusform>%n capteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 essai</numerusform>
            <numerusform>%1 essais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no distribution</source>
        <translation>%1 n’a pas de loi</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>see Unknowns</source>
        <translation>voir Inconnues</translation>
    </message>
    <message>
        <source>Run %1 · with reservations</source>
        <translation>Calcul %1 · avec réserves</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s)</source>
        <translation>
            <numerusform>%n état</numerusform>
            <numerusform>%n états</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n nombre cherché</numerusform>
            <numerusform>%n nombres cherchés</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>std. error</source>
        <translation>erreur type</translation>
    </message>
    <message>
        <source>interval from</source>
        <translation>intervalle de</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>plage de recherche</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The table with heads, units and all digits</source>
        <translation>Le tableau avec en-têtes, unités et tous les chiffres</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Données (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: prior min %2 is not below prior max %3</source>
        <translation>%1&#xa0;: le min %2 de la loi a priori n’est pas inférieur à son max %3</translation>
    </message>
    <message>
        <source>%1: the edge of the prior must be above 0</source>
        <translation>%1&#xa0;: le bord de la loi a priori doit être supérieur à 0</translation>
    </message>
    <message>
        <source>%1: the mean of the prior must be a number, of a lognormal one above 0</source>
        <translation>%1&#xa0;: la moyenne de la loi a priori doit être un nombre, supérieur à 0 si elle est log-normale</translation>
    </message>
    <message>
        <source>%1: the standard deviation of the prior must be above 0</source>
        <translation>%1&#xa0;: l’écart-type de la loi a priori doit être supérieur à 0</translation>
    </message>
    <message>
        <source>%1 = %2: on a logarithmic scale or with a lognormal prior it must be above 0</source>
        <translation>%1 = %2&#xa0;: sur une échelle logarithmique ou avec une loi a priori log-normale, doit être supérieur à 0</translation>
    </message>
    <message>
        <source>Go to Model</source>
        <translation>Aller au modèle</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Aller aux données</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>Aller à l’erreur</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Importer des données…</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Choisir les inconnues</translation>
    </message>
    <message>
        <source>State the standard deviation of %1</source>
        <translation>Indiquer l’écart type de %1</translation>
    </message>
    <message>
        <source>State the guaranteed bound of %1</source>
        <translation>Indiquer la borne garantie de %1</translation>
    </message>
    <message>
        <source>Hold the inputs between the rows</source>
        <translation>Maintenir les entrées entre les lignes</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Go to Unknowns</source>
        <translation>Aller aux inconnues</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>signification</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sans elle</translation>
    </message>
    <message>
        <source>Run %1 · validation failed</source>
        <translation>Calcul %1 · validation échouée</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>with reservations</source>
        <translation>avec réserves</translation>
    </message>
</context>
<context>
    <name>rigor::CandidateList</name>
    <message>
        <source>Models of the same rig that are compared: which of them do the data reject? Without any, the study&apos;s model is the only one.</source>
        <translation>Modèles du même banc d’essai que l’on compare&#xa0;: lesquels les données rejettent-elles&#xa0;? Sans aucun, celui de l’étude est le seul.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>The model of the study, with values of its own</source>
        <translation>Le modèle de l’étude, avec des valeurs propres</translation>
    </message>
    <message>
        <source>Model file…</source>
        <translation>Fichier de modèle…</translation>
    </message>
    <message>
        <source>Model to compare</source>
        <translation>Modèle à comparer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>of the study</source>
        <translation>de l’étude</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Modèle de %1</translation>
    </message>
    <message>
        <source>change %1 of the candidate %2</source>
        <translation>changer %1 du candidat %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>%1 has no parameter %2, which is unknown in this study</source>
        <translation>%1 n’a pas de paramètre %2, qui est inconnu dans cette étude</translation>
    </message>
    <message>
        <source>%1 has no parameter %2</source>
        <translation>%1 n’a pas de paramètre %2</translation>
    </message>
    <message>
        <source>add the candidate %1</source>
        <translation>ajouter le candidat %1</translation>
    </message>
    <message>
        <source>A candidate needs a name</source>
        <translation>Un candidat a besoin d’un nom</translation>
    </message>
    <message>
        <source>There is a candidate %1 already</source>
        <translation>Il y a déjà un candidat %1</translation>
    </message>
    <message>
        <source>rename the candidate to %1</source>
        <translation>renommer le candidat en %1</translation>
    </message>
    <message>
        <source>remove the candidate %1</source>
        <translation>supprimer le candidat %1</translation>
    </message>
    <message>
        <source>change the model of %1</source>
        <translation>changer le modèle de %1</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modèles (*.mo *.mech *.fmu *.toml);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>rigor::ClockPanel</name>
    <message>
        <source>no column beside the time holds numbers</source>
        <translation>aucune colonne en dehors du temps ne contient de nombres</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Offset of a clock</source>
        <translation>Décalage d’une horloge</translation>
    </message>
    <message>
        <source>Offsets tried</source>
        <translation>Décalages essayés</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Annuler la recherche</translation>
    </message>
    <message>
        <source>Offsets that could be right</source>
        <translation>Décalages qui pourraient être justes</translation>
    </message>
    <message>
        <source>A click takes an offset</source>
        <translation>Un clic prend un décalage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the search of the offset</source>
        <translation>Fermer la recherche du décalage</translation>
    </message>
    <message>
        <source>Offset of %1</source>
        <translation>Décalage de %1</translation>
    </message>
    <message>
        <source>Comparing the curves …</source>
        <translation>Comparaison des courbes …</translation>
    </message>
    <message>
        <source>The model is fitted at offset %1 of %2.</source>
        <translation>Le modèle est ajusté au décalage %1 sur %2.</translation>
    </message>
    <message>
        <source>Compared: %1 and %2.</source>
        <translation>Comparés&#xa0;: %1 et %2.</translation>
    </message>
    <message numerus="yes">
        <source>Compared: %1, differentiated %n time(s), and %2.</source>
        <translation>
            <numerusform>Comparés : %1, dérivé une fois, et %2.</numerusform>
            <numerusform>Comparés : %1, dérivé %n fois, et %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 s</source>
        <translation>Prendre %1 s</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>décalage</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>corrélation</translation>
    </message>
    <message>
        <source>the model leaves</source>
        <translation>le modèle laisse</translation>
    </message>
    <message>
        <source>|correlation|</source>
        <translation>|corrélation|</translation>
    </message>
    <message>
        <source>resemblance</source>
        <translation>ressemblance</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Resemblance over the offset</source>
        <translation>Ressemblance selon le décalage</translation>
    </message>
    <message>
        <source>take the offset %1 s</source>
        <translation>prendre le décalage %1 s</translation>
    </message>
</context>
<context>
    <name>rigor::CodeEditor</name>
    <message>
        <source>Model text</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>Names that fit</source>
        <translation>Noms possibles</translation>
    </message>
    <message>
        <source>   Replace Alt+Enter</source>
        <translation>   Remplacer Alt+Entrée</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>Numéros de ligne</translation>
    </message>
</context>
<context>
    <name>rigor::CodeValues</name>
    <message>
        <source>Values that the texts stand for</source>
        <translation>Valeurs que les textes représentent</translation>
    </message>
    <message>
        <source>Sets a parameter</source>
        <translation>Fixe un paramètre</translation>
    </message>
    <message>
        <source>There is no model with another parameter</source>
        <translation>Il n’y a pas de modèle avec un autre paramètre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Its texts can stand for values of parameters.</source>
        <translation>Ses textes peuvent représenter des valeurs de paramètres.</translation>
    </message>
    <message>
        <source>Its texts stand for these values:</source>
        <translation>Ses textes représentent ces valeurs&#xa0;:</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>let %1 set %2</source>
        <translation>faire fixer %2 par %1</translation>
    </message>
    <message>
        <source>let %1 no longer set %2</source>
        <translation>ne plus faire fixer %2 par %1</translation>
    </message>
    <message>
        <source>%1 = %2 is outside the range that the model allows it</source>
        <translation>%1 = %2 est hors de la plage que le modèle lui permet</translation>
    </message>
    <message>
        <source>change %1 of the text %2</source>
        <translation>changer %1 du texte %2</translation>
    </message>
</context>
<context>
    <name>rigor::ColumnEditor</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>Read as numbers, a cell that is none is missing and listed under Problems</source>
        <translation>Lue comme nombres, une cellule qui n’en est pas un est manquante et listée sous Problèmes</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lire comme</translation>
    </message>
    <message>
        <source>taken as %1</source>
        <translation>pris pour %1</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>aucune indiquée</translation>
    </message>
    <message>
        <source>Numbers.</source>
        <translation>Nombres.</translation>
    </message>
    <message>
        <source>Dates and times.</source>
        <translation>Dates et heures.</translation>
    </message>
    <message>
        <source>Texts.</source>
        <translation>Textes.</translation>
    </message>
    <message>
        <source>The file says %1.</source>
        <translation>Le fichier indique %1.</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>pas d’unité</translation>
    </message>
    <message>
        <source>First cell %1, last cell %2.</source>
        <translation>Première cellule %1, dernière cellule %2.</translation>
    </message>
    <message>
        <source>read %1 as numbers</source>
        <translation>lire %1 comme nombres</translation>
    </message>
    <message>
        <source>read %1 as texts</source>
        <translation>lire %1 comme textes</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>L’unité «&#xa0;%1&#xa0;» n’est pas comprise&#xa0;: %2</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>changer l’unité de %1</translation>
    </message>
</context>
<context>
    <name>rigor::ComparePage</name>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>Calculs comparés</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Calcul&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Réglages qui diffèrent</translation>
    </message>
    <message>
        <source>None: the runs have the same settings.</source>
        <translation>Aucun&#xa0;: les calculs ont les mêmes réglages.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Add run</source>
        <translation>Ajouter un calcul</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Estimates and measures with heads, units and full digits</source>
        <translation>Estimations et mesures avec en-têtes, unités et tous les chiffres</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Aller au calcul</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>hollow = at values found elsewhere (validation)</source>
        <translation>creux = aux valeurs trouvées ailleurs (validation)</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>Répéter&#xa0;%1</translation>
    </message>
    <message>
        <source>There is no run to repeat yet</source>
        <translation>Aucun calcul à répéter</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Aucun calcul</translation>
    </message>
    <message>
        <source>One run is not enough to compare</source>
        <translation>Un calcul ne suffit pas pour comparer</translation>
    </message>
    <message>
        <source>No run is ticked</source>
        <translation>Aucun calcul n’est coché</translation>
    </message>
    <message>
        <source>Repeat it with other data, another method or another density</source>
        <translation>Répétez-le avec d’autres données, une autre méthode ou une autre densité</translation>
    </message>
    <message>
        <source>Tick the runs at the right</source>
        <translation>Cochez les calculs à droite</translation>
    </message>
    <message>
        <source>Run %1 · reference</source>
        <translation>Calcul&#xa0;%1 · référence</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 sur&#xa0;%2 calculs</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 essais</translation>
    </message>
    <message>
        <source>log score per experiment</source>
        <translation>score logarithmique par essai</translation>
    </message>
    <message>
        <source>[–], larger is better</source>
        <translation>[–], plus grand est meilleur</translation>
    </message>
    <message>
        <source>rms residual</source>
        <translation>résidu quadratique moyen</translation>
    </message>
    <message>
        <source>inside the 95 % range</source>
        <translation>dans la plage à 95&#xa0;%</translation>
    </message>
    <message>
        <source>[%], nearest to 95 is best</source>
        <translation>[%], le plus proche de 95 est le meilleur</translation>
    </message>
    <message>
        <source>mean distance to the reference</source>
        <translation>distance moyenne à la référence</translation>
    </message>
    <message>
        <source>[%1], smaller is better</source>
        <translation>[%1], plus petit est meilleur</translation>
    </message>
    <message>
        <source>run</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>grandeur</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>erreur type</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>réglage</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validation</translation>
    </message>
    <message>
        <source>own axes</source>
        <translation>axes propres</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relatif</translation>
    </message>
    <message>
        <source>Axes of the estimates</source>
        <translation>Axes des estimations</translation>
    </message>
    <message>
        <source>Relative: differences from the reference in its standard errors, one axis for all</source>
        <translation>Relatif&#xa0;: écarts à la référence en erreurs types de celle-ci, un axe pour tous</translation>
    </message>
    <message>
        <source>Run %1, validation</source>
        <translation>Calcul %1, validation</translation>
    </message>
    <message>
        <source>Calibration against validation</source>
        <translation>Calage contre validation</translation>
    </message>
    <message>
        <source>%1, validation by run %2</source>
        <translation>%1, validation par le calcul %2</translation>
    </message>
    <message>
        <source>%1, smaller is better</source>
        <translation>%1, plus petit est meilleur</translation>
    </message>
    <message>
        <source>%1, larger is better</source>
        <translation>%1, plus grand est meilleur</translation>
    </message>
    <message>
        <source>Comparable only on the same data; no difference is given across data.</source>
        <translation>Comparable seulement sur les mêmes données&#xa0;; aucune différence n’est donnée entre données différentes.</translation>
    </message>
    <message>
        <source>No objective</source>
        <translation>Pas d’objectif</translation>
    </message>
    <message>
        <source>Run %1 keeps no objective to compare; look at estimates, residuals and intervals.</source>
        <translation>Le calcul %1 ne garde pas d’objectif à comparer&#xa0;; voyez les estimations, résidus et intervalles.</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Sortie et essai montrés</translation>
    </message>
    <message>
        <source>band and dotted line = reference</source>
        <translation>bande et ligne pointillée = référence</translation>
    </message>
    <message>
        <source>intervals: %1</source>
        <translation>intervalles&#xa0;: %1</translation>
    </message>
    <message>
        <source>run %1 is being read</source>
        <translation>le calcul %1 est en lecture</translation>
    </message>
    <message>
        <source>run %1 predicts no measured value</source>
        <translation>le calcul %1 ne prédit aucune valeur mesurée</translation>
    </message>
    <message>
        <source>run %1 follows the measurements</source>
        <translation>le calcul %1 suit les mesures</translation>
    </message>
    <message>
        <source>1 experiment</source>
        <translation>1 essai</translation>
    </message>
    <message>
        <source>hollow or dashed = validation</source>
        <translation>creux ou en tirets = validation</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <translation>%1 dans le temps</translation>
    </message>
    <message>
        <source>%1, experiment %2</source>
        <translation>%1, essai %2</translation>
    </message>
    <message>
        <source>%1, all values</source>
        <translation>%1, toutes les valeurs</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>what the run cost</source>
        <translation>ce que le calcul a coûté</translation>
    </message>
    <message>
        <source>run %1 was cancelled before its predictions</source>
        <translation>le calcul %1 a été annulé avant ses prédictions</translation>
    </message>
    <message>
        <source>No prediction to compare</source>
        <translation>Aucune prédiction à comparer</translation>
    </message>
    <message>
        <source>none is known of these runs</source>
        <translation>aucune n’est connue de ces calculs</translation>
    </message>
    <message>
        <source>Neither run was finished.</source>
        <translation>Aucun des deux calculs n’a été terminé.</translation>
    </message>
    <message>
        <source>None of these runs was finished.</source>
        <translation>Aucun de ces calculs n’a été terminé.</translation>
    </message>
    <message>
        <source>Shown is the best that each had reached when it was cancelled; it is no answer and has no standard errors to compare by.</source>
        <translation>Est montré le meilleur que chacun avait atteint à l’annulation&#xa0;; ce n’est pas une réponse et il n’y a pas d’erreurs types pour comparer.</translation>
    </message>
    <message>
        <source>One run has nothing to differ from.</source>
        <translation>Une seule exécution n’a rien dont différer.</translation>
    </message>
    <message>
        <source>Hide %1 other settings</source>
        <translation>Masquer %1 autres réglages</translation>
    </message>
    <message>
        <source>Show %1 other settings</source>
        <translation>Montrer %1 autres réglages</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message>
        <source>it refused its input</source>
        <translation>elle a refusé ses données</translation>
    </message>
    <message>
        <source>EMPTY: no values explain its data</source>
        <translation>VIDE : aucune valeur n’explique ses données</translation>
    </message>
    <message>
        <source>it found no answer</source>
        <translation>elle n’a pas trouvé de réponse</translation>
    </message>
    <message>
        <source>it was cancelled before anything was found</source>
        <translation>elle a été annulée avant d’avoir rien trouvé</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>elle a échoué</translation>
    </message>
    <message>
        <source>it has no estimates</source>
        <translation>elle n’a pas d’estimations</translation>
    </message>
    <message>
        <source>No run has estimates to compare</source>
        <translation>Aucune exécution n’a d’estimations à comparer</translation>
    </message>
    <message>
        <source>One run has estimates to compare</source>
        <translation>Une exécution a des estimations à comparer</translation>
    </message>
    <message>
        <source>The settings that differ are at the right.</source>
        <translation>Les réglages qui diffèrent sont à droite.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissées de côté</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2.</source>
        <translation>Exécution %1 : %2.</translation>
    </message>
</context>
<context>
    <name>rigor::ConsentPanel</name>
    <message>
        <source>It holds a program that somebody else made. Rigor cannot see what it does, only limit it. Nothing of it has run so far.</source>
        <translation>Il contient un programme fait par quelqu’un d’autre. Rigor ne peut pas voir ce qu’il fait, seulement le limiter. Rien n’en a été exécuté jusqu’ici.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Il peut</translation>
    </message>
    <message>
        <source>compute, in a process of its own, never inside Rigor</source>
        <translation>calculer, dans un processus à part, jamais dans Rigor</translation>
    </message>
    <message>
        <source>take the time that a run may take, then it is ended and replaced</source>
        <translation>prendre le temps qu’une simulation peut prendre, puis il est arrêté et remplacé</translation>
    </message>
    <message>
        <source>reach the network</source>
        <translation>accéder au réseau</translation>
    </message>
    <message>
        <source>go on when Rigor is closed</source>
        <translation>continuer quand Rigor est fermé</translation>
    </message>
    <message>
        <source>see other programs</source>
        <translation>voir d’autres programmes</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>Il ne peut pas</translation>
    </message>
    <message>
        <source>Fully confined, %1.</source>
        <translation>Entièrement confiné, %1.</translation>
    </message>
    <message>
        <source>Partly confined, %1.</source>
        <translation>Partiellement confiné, %1.</translation>
    </message>
    <message>
        <source>I know that it can do all that I can</source>
        <translation>Je sais qu’il peut faire tout ce que je peux faire</translation>
    </message>
    <message>
        <source>Trust this file</source>
        <translation>Faire confiance à ce fichier</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Kept in your own list for this SHA-256. A changed file asks again; a project or a study can never give this consent.</source>
        <translation>Gardé dans votre propre liste pour ce SHA-256. Un fichier modifié redemande&#xa0;; un projet ou une étude ne peut jamais donner cet accord.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>from</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>written by</source>
        <translation>écrit par</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>SHA-256 when it was allowed</source>
        <translation>SHA-256 quand il a été autorisé</translation>
    </message>
    <message>
        <source>May %1 run on this computer?</source>
        <translation>%1 peut-il s’exécuter sur cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>%1 has changed since it was allowed. May it run on this computer?</source>
        <translation>%1 a changé depuis qu’il a été autorisé. Peut-il s’exécuter sur cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>read the files of this computer that you may read</source>
        <translation>lire les fichiers de cet ordinateur que vous pouvez lire</translation>
    </message>
    <message>
        <source>change your files</source>
        <translation>modifier vos fichiers</translation>
    </message>
    <message>
        <source>write in a folder of its own that is removed afterwards</source>
        <translation>écrire dans un dossier à part, supprimé ensuite</translation>
    </message>
    <message>
        <source>write in a folder of its own; those of some failed runs are kept</source>
        <translation>écrire dans un dossier à part ; ceux de quelques exécutions échouées sont gardés</translation>
    </message>
    <message>
        <source>read the files of the system, not those of your home folder</source>
        <translation>lire les fichiers du système, pas ceux de votre dossier personnel</translation>
    </message>
</context>
<context>
    <name>rigor::DataHead</name>
    <message>
        <source>sets %1</source>
        <translation>fixe&#xa0;%1</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>paramètre&#xa0;%1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>entrée&#xa0;%1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>sortie&#xa0;%1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Signification de&#xa0;%1</translation>
    </message>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>The texts of this column stand for parameter values, listed at the right.</source>
        <translation>Les textes de cette colonne représentent des valeurs de paramètres, listées à droite.</translation>
    </message>
    <message>
        <source>Unit…</source>
        <translation>Unité…</translation>
    </message>
    <message>
        <source>Standard deviation…</source>
        <translation>Écart type…</translation>
    </message>
    <message>
        <source>Guaranteed bound…</source>
        <translation>Borne garantie…</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>Utiliser comme</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Ne pas utiliser</translation>
    </message>
</context>
<context>
    <name>rigor::DataInspector</name>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>1. Pick Wet clutch.</source>
        <translation>1. Choisissez l’embrayage humide (Wet clutch).</translation>
    </message>
    <message>
        <source>3. In Unknowns, drag a mean and run again.</source>
        <translation>3. Dans Inconnues, faites glisser une moyenne et recalculez.</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Visite en cinq minutes</translation>
    </message>
    <message>
        <source>The model expects</source>
        <translation>Le modèle attend</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>one file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>change what an experiment is</source>
        <translation>changer ce qu’est un essai</translation>
    </message>
    <message>
        <source>Experiment is</source>
        <translation>Un essai est</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>bloqueur</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>cubique</translation>
    </message>
    <message>
        <source>change the interpolation of inputs</source>
        <translation>changer l’interpolation des entrées</translation>
    </message>
    <message>
        <source>Inputs between</source>
        <translation>Entrées entre deux</translation>
    </message>
    <message>
        <source>change the preparation of the data</source>
        <translation>changer la préparation des données</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>stored with the project</source>
        <translation>enregistrée dans le projet</translation>
    </message>
    <message>
        <source>Apply to more files…</source>
        <translation>Appliquer à d’autres fichiers…</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>It keeps dialect, meaning of the columns and preparation, and is applied to the next file of this shape.</source>
        <translation>Elle garde le dialecte, le sens des colonnes et la préparation, et s’applique au prochain fichier de cette forme.</translation>
    </message>
    <message>
        <source>No model yet. Columns are matched by name as soon as there is one.</source>
        <translation>Pas encore de modèle. Dès qu’il y en a un, les colonnes sont associées par leur nom.</translation>
    </message>
    <message>
        <source>Nothing is matched yet.</source>
        <translation>Rien n’est encore associé.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Matched by name, or as chosen above the rows. Units are read from the header and converted; values in the file stay as they are.</source>
        <translation>Associé par le nom, ou selon le choix au-dessus des lignes. Les unités sont lues dans l’en-tête et converties&#xa0;; les valeurs du fichier restent telles quelles.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne&#xa0;%1</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>lignes du fichier</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écartées</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>cellules marquées</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>fins de ligne</translation>
    </message>
    <message>
        <source>first row of data</source>
        <translation>première ligne de données</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne&#xa0;%1</translation>
    </message>
    <message>
        <source>Sensor file</source>
        <translation>Fichier de capteurs</translation>
    </message>
    <message>
        <source>Sensor selection works on one JSON file: for every sensor that could be used its row of the Jacobian, the derivatives of its output by the parameters, and its standard deviation.</source>
        <translation>Le choix des capteurs travaille sur un fichier JSON&#xa0;: pour chaque capteur utilisable, sa ligne de la jacobienne, les dérivées de sa sortie par rapport aux paramètres, et son écart type.</translation>
    </message>
    <message>
        <source>Open such a file with File &gt; Open, or drop it on this page.</source>
        <translation>Ouvrez un tel fichier par Fichier &gt; Ouvrir, ou déposez-le sur cette page.</translation>
    </message>
    <message>
        <source>2. Press F5: 108 experiments; the bar below tells how long it takes.</source>
        <translation>2. Appuyez sur F5 : 108 essais ; la barre du bas dit combien de temps cela prend.</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s) are read. Go to Run: which are forbidden or required is set there.</source>
        <translation>
            <numerusform>%n capteur est lu. Allez au calcul&#xa0;: c’est là que se règle s’il est interdit ou exigé.</numerusform>
            <numerusform>%n capteurs sont lus. Allez au calcul&#xa0;: c’est là que se règle lesquels sont interdits ou exigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>rows and preview</source>
        <translation>lignes et aperçu</translation>
    </message>
    <message>
        <source>read too</source>
        <translation>lu aussi</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>change what is held back for validation</source>
        <translation>changer ce qui est mis de côté pour la validation</translation>
    </message>
    <message>
        <source>Held back: the experiments %1</source>
        <translation>Mis de côté&#xa0;: les essais %1</translation>
    </message>
    <message>
        <source>Held back: %1</source>
        <translation>Mis de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is held back is predicted after the run.</source>
        <translation>Ce qui est mis de côté est prédit après le calcul.</translation>
    </message>
    <message>
        <source>Start of a record</source>
        <translation>Départ d’un enregistrement</translation>
    </message>
    <message>
        <source>Computed columns</source>
        <translation>Colonnes calculées</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>la première</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Every experiment is left out once.</source>
        <translation>Chaque essai est omis une fois.</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>dans le fichier</translation>
    </message>
</context>
<context>
    <name>rigor::DataPage</name>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Cells copied from a spreadsheet (Ctrl+V)</source>
        <translation>Cellules copiées d’un tableur (Ctrl+V)</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>The data file cannot be read.</source>
        <translation>Le fichier de données ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The data do not fit the model.</source>
        <translation>Les données ne conviennent pas au modèle.</translation>
    </message>
    <message>
        <source>1 problem in %2 rows.</source>
        <translation>1 problème dans&#xa0;%2 lignes.</translation>
    </message>
    <message>
        <source>%1 problems in %2 rows.</source>
        <translation>%1 problèmes dans&#xa0;%2 lignes.</translation>
    </message>
    <message>
        <source>Nothing is dropped silently; every decision is listed below and can be changed.</source>
        <translation>Rien n’est écarté en silence&#xa0;; chaque décision est listée ci-dessous et peut être changée.</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Problème suivant F8</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>encore vide</translation>
    </message>
    <message>
        <source>no file yet</source>
        <translation>pas encore de fichier</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>Separators, decimal sign, units and dates are recognised.</source>
        <translation>Séparateurs, signe décimal, unités et dates sont reconnus.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>fichier %1 sur %2</translation>
    </message>
</context>
<context>
    <name>rigor::DataPreview</name>
    <message>
        <source>prepared</source>
        <translation>préparé</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>valeur aberrante</translation>
    </message>
    <message>
        <source>trimmed</source>
        <translation>rogné</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marqué</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Column shown</source>
        <translation>Colonne montrée</translation>
    </message>
    <message>
        <source>Shown over</source>
        <translation>Montrée en fonction de</translation>
    </message>
    <message>
        <source>over</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>Mark outliers</source>
        <translation>Marquer les valeurs aberrantes</translation>
    </message>
    <message>
        <source>take the mark of line %1 away</source>
        <translation>ôter la marque de la ligne&#xa0;%1</translation>
    </message>
    <message>
        <source>mark line %1 as outlier</source>
        <translation>marquer la ligne&#xa0;%1 comme aberrante</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Aperçu de&#xa0;%1</translation>
    </message>
    <message>
        <source>One point per row of the file.</source>
        <translation>Un point par ligne du fichier.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rangée %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Mark outliers: while this is down, a click on a point or a rectangle drawn around several marks them or takes the marks away</source>
        <translation>Marquer les valeurs aberrantes&#xa0;: tant que ce bouton est enfoncé, un clic sur un point ou un rectangle tracé autour de plusieurs les marque ou ôte leurs marques</translation>
    </message>
    <message numerus="yes">
        <source>mark %n sample(s) as outliers</source>
        <translation>
            <numerusform>marquer %n échantillon comme aberrant</numerusform>
            <numerusform>marquer %n échantillons comme aberrants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the marks of %n sample(s) away</source>
        <translation>
            <numerusform>retirer la marque de %n échantillon</numerusform>
            <numerusform>retirer les marques de %n échantillons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataTable</name>
    <message>
        <source>This line has a problem</source>
        <translation>Cette ligne a un problème</translation>
    </message>
    <message>
        <source>Marked as an outlier</source>
        <translation>Marqué comme valeur aberrante</translation>
    </message>
    <message>
        <source>Read as missing</source>
        <translation>Lu comme manquant</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
</context>
<context>
    <name>rigor::DerivedColumns</name>
    <message>
        <source>formula</source>
        <translation>formule</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>previous value</source>
        <translation>valeur précédente</translation>
    </message>
    <message>
        <source>direction of change</source>
        <translation>sens de variation</translation>
    </message>
    <message>
        <source>last turning minimum</source>
        <translation>dernier minimum de rebroussement</translation>
    </message>
    <message>
        <source>last turning maximum</source>
        <translation>dernier maximum de rebroussement</translation>
    </message>
    <message>
        <source>Columns computed from others: formulas, means over repeated series, the history of a load.</source>
        <translation>Colonnes calculées à partir d’autres&#xa0;: formules, moyennes sur des séries répétées, histoire d’une charge.</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Ajouter une colonne</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Signifie</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>utiliser %1 comme %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Of other columns, row by row: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</source>
        <translation>D’autres colonnes, ligne par ligne&#xa0;: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>as it follows</source>
        <translation>comme il en résulte</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>changer l’unité de %1</translation>
    </message>
    <message>
        <source>Of column</source>
        <translation>De la colonne</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>toutes les lignes</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>Rows with the same value here belong together</source>
        <translation>Les lignes qui ont ici la même valeur vont ensemble</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égal</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>The order in which the values of a series followed each other</source>
        <translation>L’ordre dans lequel les valeurs d’une série se sont suivies</translation>
    </message>
    <message>
        <source>In order of</source>
        <translation>Dans l’ordre de</translation>
    </message>
    <message>
        <source>A column needs a name</source>
        <translation>Une colonne a besoin d’un nom</translation>
    </message>
    <message>
        <source>There is a column %1 already</source>
        <translation>Il y a déjà une colonne %1</translation>
    </message>
    <message>
        <source>remove the computed column %1</source>
        <translation>supprimer la colonne calculée %1</translation>
    </message>
    <message>
        <source>rename the computed column %1</source>
        <translation>renommer la colonne calculée %1</translation>
    </message>
    <message>
        <source>change the computed column %1</source>
        <translation>changer la colonne calculée %1</translation>
    </message>
    <message>
        <source>add a computed column</source>
        <translation>ajouter une colonne calculée</translation>
    </message>
</context>
<context>
    <name>rigor::DialectPanel</name>
    <message>
        <source>Recognised</source>
        <translation>Reconnu</translation>
    </message>
    <message>
        <source>every guess can be changed, the rows follow at once</source>
        <translation>chaque supposition peut être changée, les lignes suivent aussitôt</translation>
    </message>
    <message>
        <source>Reset to recognised</source>
        <translation>Revenir au reconnu</translation>
    </message>
    <message>
        <source>reset the dialect</source>
        <translation>réinitialiser le dialecte</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>change the delimiter</source>
        <translation>changer le séparateur</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signe décimal</translation>
    </message>
    <message>
        <source>change the decimal sign</source>
        <translation>changer le signe décimal</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>change the encoding</source>
        <translation>changer l’encodage</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>change the line of names</source>
        <translation>changer la ligne des noms</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>change the line of units</source>
        <translation>changer la ligne des unités</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>change the comment sign</source>
        <translation>changer le signe de commentaire</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>change the order of dates</source>
        <translation>changer l’ordre des dates</translation>
    </message>
    <message>
        <source>, comma</source>
        <translation>, virgule</translation>
    </message>
    <message>
        <source>; semicolon</source>
        <translation>; point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>| bar</source>
        <translation>| barre</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>espaces</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>. point</source>
        <translation>. point</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>jour d’abord</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>mois d’abord</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne&#xa0;%1</translation>
    </message>
    <message>
        <source>in names [ ]</source>
        <translation>dans les noms [ ]</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>change the sheet</source>
        <translation>changer la feuille</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>change the variable</source>
        <translation>changer la variable</translation>
    </message>
</context>
<context>
    <name>rigor::DistributionPanel</name>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>clip lower</source>
        <translation>troncature inf.</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>troncature sup.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>drag the handles</source>
        <translation>faites glisser les poignées</translation>
    </message>
    <message>
        <source>Input density at the start values; %1 clipped off</source>
        <translation>Densité d’entrée aux valeurs de départ&#xa0;;&#xa0;%1 tronqué</translation>
    </message>
    <message>
        <source>Start and bounds of the search</source>
        <translation>Départ et bornes de la recherche</translation>
    </message>
</context>
<context>
    <name>rigor::Document</name>
    <message>
        <source>Untitled project</source>
        <translation>Projet sans titre</translation>
    </message>
    <message>
        <source>The setting is not taken.</source>
        <translation>Le réglage n’est pas accepté.</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>changer&#xa0;%1</translation>
    </message>
    <message>
        <source>change simulation setting %1</source>
        <translation>changer le réglage de simulation&#xa0;%1</translation>
    </message>
    <message>
        <source>The method&apos;s settings are not valid.</source>
        <translation>Les réglages de la méthode ne sont pas valides.</translation>
    </message>
    <message>
        <source>Run needs data and a model</source>
        <translation>Il faut des données et un modèle</translation>
    </message>
    <message>
        <source>Run needs a model</source>
        <translation>Il faut un modèle</translation>
    </message>
    <message>
        <source>The model is being checked</source>
        <translation>Le modèle est en vérification</translation>
    </message>
    <message>
        <source>Run needs a model without errors</source>
        <translation>Il faut un modèle sans erreur</translation>
    </message>
    <message>
        <source>Run needs imported data</source>
        <translation>Il faut des données importées</translation>
    </message>
    <message>
        <source>The data are being read</source>
        <translation>Les données sont en lecture</translation>
    </message>
    <message>
        <source>Run needs data that can be read</source>
        <translation>Il faut des données lisibles</translation>
    </message>
    <message>
        <source>Run needs data that fit the model</source>
        <translation>Il faut des données qui conviennent au modèle</translation>
    </message>
    <message>
        <source>Run needs at least one unknown</source>
        <translation>Il faut au moins une inconnue</translation>
    </message>
    <message>
        <source>Run needs valid settings of the method</source>
        <translation>Il faut des réglages valides de la méthode</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Save under another name to keep both; what is saved there first is not overwritten from here.</source>
        <translation>Enregistrez sous un autre nom pour garder les deux&#xa0;; ce qui y est enregistré d’abord n’est pas écrasé d’ici.</translation>
    </message>
    <message>
        <source>%1 has no model text yet.</source>
        <translation>%1 n’a pas encore de texte de modèle.</translation>
    </message>
    <message>
        <source>It is not a text file.</source>
        <translation>Ce n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>ouvrir&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 n’a pas été importé.</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied.</source>
        <translation>La recette du fichier précédent est appliquée.</translation>
    </message>
    <message>
        <source>The dialect of the file before does not fit; it was recognised anew.</source>
        <translation>Le dialecte du fichier précédent ne convient pas&#xa0;; il a été reconnu à nouveau.</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>importer&#xa0;%1</translation>
    </message>
    <message>
        <source>import %1 files</source>
        <translation>importer&#xa0;%1 fichiers</translation>
    </message>
    <message>
        <source>The study was not written.</source>
        <translation>L’étude n’a pas été écrite.</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>Le projet n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>%1 was changed by another window at %2. Save under another name, or open it again.</source>
        <translation>%1 a été modifié par une autre fenêtre à&#xa0;%2. Enregistrez sous un autre nom, ou rouvrez-le.</translation>
    </message>
    <message>
        <source>the data are written anew while they are being read; import them when they are complete</source>
        <translation>les données sont réécrites pendant leur lecture ; importez-les lorsqu’elles sont complètes</translation>
    </message>
    <message>
        <source>The method needs no model.</source>
        <translation>La méthode n’a pas besoin de modèle.</translation>
    </message>
    <message>
        <source>It works on the rows of its data file.</source>
        <translation>Elle travaille sur les lignes de son fichier de données.</translation>
    </message>
    <message>
        <source>Run needs a file of Jacobian rows</source>
        <translation>Le calcul demande un fichier de lignes de la jacobienne</translation>
    </message>
    <message>
        <source>The method needs no model: it works on the rows of its data file.</source>
        <translation>La méthode n’a pas besoin de modèle : elle travaille sur les lignes de son fichier de données.</translation>
    </message>
    <message>
        <source>The study is being checked</source>
        <translation>L’étude est en vérification</translation>
    </message>
    <message>
        <source>choose the method %1</source>
        <translation>choisir la méthode %1</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied, without what it says of %1: this file has no such column.</source>
        <translation>La recette du fichier précédent est appliquée, sans ce qu’elle dit de %1 : ce fichier n’a pas de telle colonne.</translation>
    </message>
    <message>
        <source>There is nothing yet to make another study of.</source>
        <translation>Il n’y a encore rien dont faire une autre étude.</translation>
    </message>
    <message>
        <source>Import data or open a model: they become the first study.</source>
        <translation>Importez des données ou ouvrez un modèle&#xa0;: ils deviennent la première étude.</translation>
    </message>
    <message>
        <source>Study %1</source>
        <translation>Étude %1</translation>
    </message>
    <message>
        <source>new study</source>
        <translation>nouvelle étude</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>montrer %1</translation>
    </message>
    <message>
        <source>rename study</source>
        <translation>renommer l’étude</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>supprimer %1</translation>
    </message>
    <message>
        <source>Run needs your consent for %1</source>
        <translation>Il faut votre accord pour %1</translation>
    </message>
    <message>
        <source>It has values for the parameters of a model, and there is no model yet.</source>
        <translation>Il a des valeurs pour les paramètres d’un modèle, et il n’y a pas encore de modèle.</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>valeurs de %1</translation>
    </message>
    <message>
        <source>The model has no such parameters: %1.</source>
        <translation>Le modèle n’a pas de tels paramètres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These stay as the study has them: %1.</source>
        <translation>Ceux-ci restent comme l’étude les a&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from %1.</source>
        <translation>
            <numerusform>%n valeur reprise de %1.</numerusform>
            <numerusform>%n valeurs reprises de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::EstimateChart</name>
    <message>
        <source>Estimates of the runs</source>
        <translation>Estimations des calculs</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>non estimé</translation>
    </message>
    <message>
        <source>[std. errors]</source>
        <translation>[erreurs types]</translation>
    </message>
    <message>
        <source>The reference has no standard error.</source>
        <translation>La référence n&apos;a pas d&apos;erreur type.</translation>
    </message>
</context>
<context>
    <name>rigor::FieldForm</name>
    <message>
        <source>Back to the default, %1</source>
        <translation>Revenir à la valeur par défaut,&#xa0;%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser&#xa0;%1</translation>
    </message>
    <message>
        <source>Show expert settings</source>
        <translation>Montrer les réglages experts</translation>
    </message>
    <message>
        <source>Hide expert settings</source>
        <translation>Masquer les réglages experts</translation>
    </message>
</context>
<context>
    <name>rigor::FilesPanel</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>These files are one experiment</source>
        <translation>Ces fichiers sont un seul essai</translation>
    </message>
    <message>
        <source>Their sensors belong to the same run of the rig, each with times of its own</source>
        <translation>Leurs capteurs appartiennent au même essai sur le banc, chacun avec ses propres temps</translation>
    </message>
    <message>
        <source>Propose offset</source>
        <translation>Proposer un décalage</translation>
    </message>
    <message>
        <source>Where the curves of two files resemble each other, and what the model leaves there</source>
        <translation>Où les courbes de deux fichiers se ressemblent, et ce que le modèle y laisse</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>time column</source>
        <translation>colonne du temps</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>rate [Hz]</source>
        <translation>cadence [Hz]</translation>
    </message>
    <message>
        <source>starts [s]</source>
        <translation>commence à [s]</translation>
    </message>
    <message>
        <source>offset of its clock [s]</source>
        <translation>décalage de son horloge [s]</translation>
    </message>
    <message>
        <source>then ends [s]</source>
        <translation>finit alors à [s]</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>lacunes</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are read and not listed</source>
        <translation>
            <numerusform>%n autre fichier est lu sans être listé</numerusform>
            <numerusform>%n autres fichiers sont lus sans être listés</numerusform>
        </translation>
    </message>
    <message>
        <source>each with its own time and clock; nothing is resampled</source>
        <translation>chacun avec son temps et son horloge propres&#xa0;; rien n’est rééchantillonné</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Experiment of %1</source>
        <translation>Essai de %1</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propre</translation>
    </message>
    <message>
        <source>make %1 part of experiment %2</source>
        <translation>rattacher %1 à l’essai %2</translation>
    </message>
    <message>
        <source>Time column of %1</source>
        <translation>Colonne du temps de %1</translation>
    </message>
    <message>
        <source>take %1 as the time of %2</source>
        <translation>prendre %1 comme temps de %2</translation>
    </message>
    <message>
        <source>Offset of the clock of %1 in s</source>
        <translation>Décalage de l’horloge de %1 en s</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>proposé</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>its clock counts</source>
        <translation>son horloge fait foi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, up to %2 s</source>
        <translation>%1, jusqu’à %2 s</translation>
    </message>
    <message>
        <source>The offset &quot;%1&quot; is no number of seconds: %2</source>
        <translation>Le décalage «&#xa0;%1&#xa0;» n’est pas un nombre de secondes&#xa0;: %2</translation>
    </message>
    <message>
        <source>set the offset of a clock</source>
        <translation>fixer le décalage d’une horloge</translation>
    </message>
    <message>
        <source>join the files to one experiment</source>
        <translation>réunir les fichiers en un seul essai</translation>
    </message>
    <message>
        <source>one experiment per file</source>
        <translation>un essai par fichier</translation>
    </message>
</context>
<context>
    <name>rigor::FindAction</name>
    <message>
        <source>Find an action, a page or a run</source>
        <translation>Chercher une action, une page ou un calcul</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Rien ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Find action</source>
        <translation>Chercher une action</translation>
    </message>
</context>
<context>
    <name>rigor::FirstSteps</name>
    <message>
        <source>Import your measurement, or drop it on the window. Look at the units, at what each column means and at the problems found.</source>
        <translation>Importez votre mesure, ou déposez-la sur la fenêtre. Regardez les unités, ce que signifie chaque colonne et les problèmes trouvés.</translation>
    </message>
    <message>
        <source>Write the equations of your rig, open a .mo file, or begin with a template.</source>
        <translation>Écrivez les équations de votre banc, ouvrez un fichier .mo, ou commencez par un gabarit.</translation>
    </message>
    <message>
        <source>Choose two or three parameters that you do not know, with bounds you would bet on.</source>
        <translation>Choisissez deux ou trois paramètres que vous ne connaissez pas, avec des bornes sur lesquelles vous parieriez.</translation>
    </message>
    <message>
        <source>F5. Read the sentence above the answer first; F1 on it explains it.</source>
        <translation>F5. Lisez d’abord la phrase au-dessus de la réponse&#xa0;; F1 sur elle l’explique.</translation>
    </message>
    <message>
        <source>Write down what was done, with data, model and settings.</source>
        <translation>Consignez ce qui a été fait, avec données, modèle et réglages.</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Premiers pas avec vos propres fichiers</translation>
    </message>
    <message>
        <source>How to fit your own data</source>
        <translation>Comment ajuster vos propres données</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Importer des données…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
</context>
<context>
    <name>rigor::ForeignView</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisées</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Variables shown</source>
        <translation>Variables montrées</translation>
    </message>
    <message>
        <source>No variable of this kind or name.</source>
        <translation>Aucune variable de ce genre ou de ce nom.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer l’accord</translation>
    </message>
    <message>
        <source>It was not allowed.</source>
        <translation>Il n’a pas été autorisé.</translation>
    </message>
    <message>
        <source>Its consent was not withdrawn.</source>
        <translation>Son accord n’a pas été retiré.</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>is</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>min … max</source>
        <translation>min … max</translation>
    </message>
    <message>
        <source>used as</source>
        <translation>utilisée comme</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>fixed at %1</source>
        <translation>fixé à %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>%1 used of %2</source>
        <translation>%1 utilisées sur %2</translation>
    </message>
    <message>
        <source>%1, read from its description; nothing has run</source>
        <translation>%1, lues dans sa description&#xa0;; rien n’a été exécuté</translation>
    </message>
</context>
<context>
    <name>rigor::GeneralPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Réglages et provenance</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalle</translation>
    </message>
</context>
<context>
    <name>rigor::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>Texte du guide</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Found in the guide</source>
        <translation>Trouvé dans le guide</translation>
    </message>
    <message>
        <source>Nothing is found for “%1”</source>
        <translation>Rien n’est trouvé pour «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>rigor::HandleLayer</name>
    <message>
        <source>Handles of the distribution</source>
        <translation>Poignées de la loi</translation>
    </message>
    <message>
        <source>Up and down choose a handle, left and right move it, Shift moves it further.</source>
        <translation>Haut et Bas choisissent une poignée, Gauche et Droite la déplacent, Maj la déplace plus loin.</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>était&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>rigor::ImportRoom</name>
    <message>
        <source>Rows of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems in the file</source>
        <translation>Problèmes du fichier</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>utiliser&#xa0;%1 comme&#xa0;%2</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>what was found and what Rigor does</source>
        <translation>ce qui a été trouvé et ce que fait Rigor</translation>
    </message>
    <message>
        <source>none: every line was understood</source>
        <translation>aucun&#xa0;: chaque ligne a été comprise</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>remarque&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>rigor::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Progression de la tâche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the run (Shift+F5)</source>
        <translation>Annuler le calcul (Maj+F5)</translation>
    </message>
    <message>
        <source>Show what is waiting (Ctrl+Alt+J)</source>
        <translation>Montrer ce qui attend (Ctrl+Alt+J)</translation>
    </message>
    <message>
        <source>No job running</source>
        <translation>Aucune tâche en cours</translation>
    </message>
    <message>
        <source>Queue %1</source>
        <translation>File&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>rigor::KeyTable</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the table</source>
        <translation>Filtrer le tableau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 lignes sur %2</translation>
    </message>
</context>
<context>
    <name>rigor::KeyValueView</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Settings and provenance</source>
        <translation>Réglages et provenance</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Texte de l’étude</translation>
    </message>
    <message>
        <source>repeats this run</source>
        <translation>répète ce calcul</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
</context>
<context>
    <name>rigor::LikelihoodMap</name>
    <message>
        <source>log L of each experiment</source>
        <translation>log L de chaque essai</translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2; %n far below</source>
        <translation>
            <numerusform>de %1 à %2 ; %n loin en dessous</numerusform>
            <numerusform>de %1 à %2 ; %n loin en dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Essai %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>log L %1</source>
        <translation>log L %1</translation>
    </message>
    <message>
        <source>far below: %1</source>
        <translation>loin en dessous : %1</translation>
    </message>
</context>
<context>
    <name>rigor::LiveEnclosures</name>
    <message>
        <source>Width of what is guaranteed</source>
        <translation>Largeur de ce qui est garanti</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Garanti jusqu’ici</translation>
    </message>
    <message>
        <source>guaranteed bounds so far</source>
        <translation>bornes garanties jusqu’ici</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>boxes tested</source>
        <translation>boîtes testées</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>boîtes</translation>
    </message>
    <message>
        <source>the first row is being worked on</source>
        <translation>la première ligne est en traitement</translation>
    </message>
    <message>
        <source>share of the first bounds</source>
        <translation>part des premières bornes</translation>
    </message>
    <message>
        <source>one line for each unknown, logarithmic</source>
        <translation>une ligne par inconnue, logarithmique</translation>
    </message>
    <message>
        <source>everything else in the bounds examined is excluded; rounded outward</source>
        <translation>tout le reste dans les bornes examinées est exclu&#xa0;; arrondi vers l’extérieur</translation>
    </message>
</context>
<context>
    <name>rigor::LiveFilterView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>4×</source>
        <translation>4×</translation>
    </message>
    <message>
        <source>16×</source>
        <translation>16×</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Mettre en pause ou continuer (Espace)</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Mettre en pause ou continuer</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la lecture</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Waiting for the first measurement</source>
        <translation>En attente de la première mesure</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>en lecture</translation>
    </message>
    <message>
        <source>following the file</source>
        <translation>suit le fichier</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The file cannot be read further.</source>
        <translation>La lecture du fichier ne peut pas continuer.</translation>
    </message>
    <message>
        <source>The filter has stopped.</source>
        <translation>Le filtre s’est arrêté.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Pas encore jugé.</translation>
    </message>
</context>
<context>
    <name>rigor::LivePanel</name>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Densités de sortie de tous les essais</translation>
    </message>
    <message>
        <source>own axis</source>
        <translation>axe propre</translation>
    </message>
    <message>
        <source>common axis</source>
        <translation>axe commun</translation>
    </message>
    <message>
        <source>Axis of the densities</source>
        <translation>Axe des densités</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densité</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>Progress of the response surfaces</source>
        <translation>Avancement des surfaces de réponse</translation>
    </message>
    <message>
        <source>Not live: %1</source>
        <translation>Pas en direct : %1</translation>
    </message>
    <message>
        <source>No densities: %1</source>
        <translation>Pas de densités : %1</translation>
    </message>
    <message>
        <source>Building response surfaces</source>
        <translation>Construction des surfaces de réponse</translation>
    </message>
    <message>
        <source>Building response surfaces, %1</source>
        <translation>Construction des surfaces de réponse, %1</translation>
    </message>
    <message>
        <source>Building response surfaces, %1, %2 left</source>
        <translation>Construction des surfaces de réponse, %1, reste %2</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Annulation en cours</translation>
    </message>
    <message>
        <source>No response surfaces: %1</source>
        <translation>Pas de surfaces de réponse : %1</translation>
    </message>
    <message>
        <source>Simulating all experiments</source>
        <translation>Simulation de tous les essais</translation>
    </message>
    <message>
        <source>Every picture is simulated, in %1.</source>
        <translation>Chaque image est simulée, en %1.</translation>
    </message>
    <message>
        <source>Not faster: %1.</source>
        <translation>Pas plus vite : %1.</translation>
    </message>
    <message>
        <source>The box reaches beyond the one the response surfaces were built over.</source>
        <translation>Le domaine admissible dépasse celui sur lequel les surfaces de réponse ont été construites.</translation>
    </message>
    <message>
        <source>Response surfaces are built when the run has ended.</source>
        <translation>Les surfaces de réponse seront construites après le calcul.</translation>
    </message>
    <message>
        <source>Response surfaces make it immediate; building them takes about %1.</source>
        <translation>Avec des surfaces de réponse, c&apos;est immédiat ; leur construction prend environ %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Build response surfaces</source>
        <translation>Construire les surfaces de réponse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>en cours de vérification</translation>
    </message>
    <message>
        <source>Output densities of all %1 experiments</source>
        <translation>Densités de sortie des %1 essais</translation>
    </message>
    <message>
        <source>in the tails</source>
        <translation>dans les queues</translation>
    </message>
    <message>
        <source>The measured value is less likely than one 1.96 standard deviations off the mean of a normal density.</source>
        <translation>La valeur mesurée est moins probable qu’une valeur à 1,96 écart type de la moyenne d’une densité normale.</translation>
    </message>
    <message>
        <source>Building response surfaces, %1 simulations</source>
        <translation>Construction des surfaces de réponse, %1 simulations</translation>
    </message>
</context>
<context>
    <name>rigor::LiveRanking</name>
    <message>
        <source>Best combinations so far</source>
        <translation>Meilleures combinaisons jusqu’ici</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>capteurs</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>critère</translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>rien trouvé encore</translation>
    </message>
    <message>
        <source>%1 of %2 combinations scored</source>
        <translation>%1 des %2 combinaisons évaluées</translation>
    </message>
    <message>
        <source>%1 · %2 relaxations solved</source>
        <translation>%1 · %2 relaxations résolues</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>en mots</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>non déterminé</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>%1 of %2 sets looked at, each with its own estimate</source>
        <translation>%1 des %2 ensembles examinés, chacun avec sa propre estimation</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrace</name>
    <message>
        <source>to come, at most</source>
        <translation>à venir, au plus</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Estimation et son mouvement</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 generations</source>
        <translation>meilleur jusqu’ici&#xa0;; à droite&#xa0;: variation sur les 5 dernières générations</translation>
    </message>
    <message>
        <source>best value of each generation</source>
        <translation>meilleure valeur de chaque génération</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>génération</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>population</source>
        <translation>population</translation>
    </message>
    <message>
        <source>its median</source>
        <translation>sa médiane</translation>
    </message>
    <message>
        <source>the first generation is being evaluated</source>
        <translation>la première génération est en évaluation</translation>
    </message>
    <message>
        <source>1 candidate below the axis</source>
        <translation>1 candidat sous l’axe</translation>
    </message>
    <message>
        <source>%1 candidates below the axis</source>
        <translation>%1 candidats sous l’axe</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>rien trouvé encore</translation>
    </message>
    <message>
        <source>best %1 after %2 generations</source>
        <translation>meilleur&#xa0;%1 après&#xa0;%2 générations</translation>
    </message>
    <message>
        <source>population, 10 … 90 %</source>
        <translation>population, 10 … 90&#xa0;%</translation>
    </message>
    <message>
        <source>Experiments now</source>
        <translation>Essais maintenant</translation>
    </message>
    <message>
        <source>log L each, at the best</source>
        <translation>log L de chacun, au meilleur</translation>
    </message>
    <message>
        <source>best of its stage</source>
        <translation>meilleur de son étape</translation>
    </message>
    <message>
        <source>the first point is being evaluated</source>
        <translation>le premier point est en cours d’évaluation</translation>
    </message>
    <message>
        <source>1 candidate above the axis</source>
        <translation>1 candidat au-dessus de l’axe</translation>
    </message>
    <message>
        <source>%1 candidates above the axis</source>
        <translation>%1 candidats au-dessus de l’axe</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>amélioration</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>départ, meilleur d’abord</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>fin d’un départ</translation>
    </message>
    <message>
        <source>%1 of %2 starts have ended</source>
        <translation>%1 départs sur %2 sont terminés</translation>
    </message>
    <message>
        <source>best %1 after %2 steps</source>
        <translation>meilleur %1 après %2 pas</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 steps</source>
        <translation>meilleur jusqu’ici ; à droite : variation sur les 5 derniers pas</translation>
    </message>
    <message>
        <source>generation, then step</source>
        <translation>génération, puis pas</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>pas depuis le meilleur</translation>
    </message>
    <message>
        <source>best %1 after %2 generations and %3 steps</source>
        <translation>meilleur %1 après %2 générations et %3 pas</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrajectory</name>
    <message>
        <source>Unknowns over the record</source>
        <translation>Inconnues au fil de l’enregistrement</translation>
    </message>
    <message>
        <source>estimate with its 95 % band so far</source>
        <translation>estimation avec sa bande à 95 % jusqu’ici</translation>
    </message>
    <message>
        <source>the first rows are being worked on</source>
        <translation>les premières lignes sont en cours</translation>
    </message>
    <message>
        <source>estimate and 95 % band, %1 s of %2 s</source>
        <translation>estimation et bande à 95 %, %1 s sur %2 s</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
</context>
<context>
    <name>rigor::MainWindow</name>
    <message>
        <source>%1 · 1 run</source>
        <translation>%1 · 1 calcul</translation>
    </message>
    <message>
        <source>%1 · %2 runs</source>
        <translation>%1 ·&#xa0;%2 calculs</translation>
    </message>
    <message>
        <source>Changes are not autosaved.</source>
        <translation>Les modifications ne sont pas sauvegardées automatiquement.</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminé en&#xa0;%1</translation>
    </message>
    <message>
        <source>refused its input</source>
        <translation>a refusé ses entrées</translation>
    </message>
    <message>
        <source>cancelled. Kept: best of %1 simulations</source>
        <translation>annulé. Gardé&#xa0;: le meilleur de&#xa0;%1 simulations</translation>
    </message>
    <message>
        <source>ended after %1: %2</source>
        <translation>terminé après&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Run %1 %2</source>
        <translation>Calcul&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>The run did not start.</source>
        <translation>Le calcul n’a pas démarré.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Mettre en file</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <translation>Sauvegarde automatique&#xa0;%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Importer des données</translation>
    </message>
    <message>
        <source>Apply the recipe to more files</source>
        <translation>Appliquer la recette à d’autres fichiers</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>Copy cells of a spreadsheet first.</source>
        <translation>Copiez d’abord des cellules d’un tableur.</translation>
    </message>
    <message>
        <source>The pasted text was not kept.</source>
        <translation>Le texte collé n’a pas été conservé.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Projects (*.rigor)</source>
        <translation>Projets (*.rigor)</translation>
    </message>
    <message>
        <source>Studies (*.toml)</source>
        <translation>Études (*.toml)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>Renommer le calcul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Répéter avec</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>About Rigor</source>
        <translation>À propos de Rigor</translation>
    </message>
    <message>
        <source>Rigor %1</source>
        <translation>Rigor&#xa0;%1</translation>
    </message>
    <message>
        <source>A workbench for calibrating models of test rigs. Free software under the GNU General Public License, version 3 or later. With Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite and Inter.</source>
        <translation>Un atelier pour caler les modèles de bancs d’essai. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Avec Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite et Inter.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Importer des données…</translation>
    </message>
    <message>
        <source>Paste data</source>
        <translation>Coller des données</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Export study…</source>
        <translation>Exporter l’étude…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Historique…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Find action…</source>
        <translation>Chercher une action…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Onglet suivant de la page</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Zone précédente</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigateur</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>É&amp;tude</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Choisir les inconnues</translation>
    </message>
    <message>
        <source>Settings of the method</source>
        <translation>Réglages de la méthode</translation>
    </message>
    <message>
        <source>Read the data again</source>
        <translation>Relire les données</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Calcul</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Guide&#xa0;: cette page</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Visite en cinq minutes</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Model language</source>
        <translation>Langage de modèle</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 was not saved when Rigor ended.</source>
        <translation>%1 n’était pas enregistré quand Rigor s’est arrêté.</translation>
    </message>
    <message>
        <source>Its state of %1 was kept, with all runs.</source>
        <translation>Son état du&#xa0;%1 a été gardé, avec tous les calculs.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Comme à l’ouverture</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Rien n’a été copié.</translation>
    </message>
    <message>
        <source>Click the table or plot to be copied first.</source>
        <translation>Cliquez d’abord le tableau ou le tracé à copier.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 est écrit.</translation>
    </message>
    <message>
        <source>Its model and data are in %1 beside it.</source>
        <translation>Son modèle et ses données sont à côté, dans %1.</translation>
    </message>
    <message>
        <source>A run goes on</source>
        <translation>Un calcul est en cours</translation>
    </message>
    <message>
        <source>%1 has not ended. Going on here ends it without a result.</source>
        <translation>%1 n’est pas terminé. Continuer ici l’arrête sans résultat.</translation>
    </message>
    <message>
        <source>Export study with model and data</source>
        <translation>Exporter l’étude avec modèle et données</translation>
    </message>
    <message>
        <source>Export as study…</source>
        <translation>Exporter comme étude…</translation>
    </message>
    <message>
        <source>Next (1 of %1)</source>
        <translation>Suivant (1 sur %1)</translation>
    </message>
    <message>
        <source>Sensors (*.json);;All files (*)</source>
        <translation>Capteurs (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>cancelled before anything was found</source>
        <translation>annulé avant que quelque chose ait été trouvé</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1</source>
        <translation>Le calcul démarre dès que possible : %1</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1. Esc forgets it.</source>
        <translation>Le calcul démarre dès que possible : %1. Échap l’abandonne.</translation>
    </message>
    <message>
        <source>cancelled. Kept: the best so far</source>
        <translation>annulé. Gardé&#xa0;: le meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>Le presse-papiers ne contient pas de tableau.</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Données (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>hold the inputs between the rows</source>
        <translation>maintenir les entrées entre les lignes</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>&amp;Terminer le calcul</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>Fermer &amp;sans enregistrer</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>Pas encore de projets</translation>
    </message>
    <message>
        <source>Rename study</source>
        <translation>Renommer l’étude</translation>
    </message>
    <message>
        <source>New from template</source>
        <translation>Nouveau depuis un gabarit</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Ouvrir un projet récent</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nouvelle étude</translation>
    </message>
    <message>
        <source>Rename study…</source>
        <translation>Renommer l’étude…</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Supprimer l’étude</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Premiers pas avec vos propres fichiers</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Fichier d’étude</translation>
    </message>
    <message>
        <source>It has the data and the model of the study before and asks by %1.</source>
        <translation>Elle a les données et le modèle de l’étude précédente et utilise la méthode %1.</translation>
    </message>
    <message>
        <source>The data also allow: %1.</source>
        <translation>Les données permettent aussi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 est nouvelle.</translation>
    </message>
    <message>
        <source>Choose the method</source>
        <translation>Choisir la méthode</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modèles (*.mo *.mech *.fmu *.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projects (*.rigor);;Studies (*.toml);;Data (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Models (*.mo *.mech *.fmu);;Sensors (*.json);;Parameter values (*.ssv);;All files (*)</source>
        <translation>Tout ce que Rigor ouvre (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projets (*.rigor);;Études (*.toml);;Données (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Modèles (*.mo *.mech *.fmu);;Capteurs (*.json);;Valeurs de paramètres (*.ssv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Model of a server</source>
        <translation>Modèle d’un serveur</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>An address begins with http:// and names the model: http://localhost:4242/beam.</source>
        <translation>Une adresse commence par http:// et nomme le modèle : http://localhost:4242/beam.</translation>
    </message>
    <message>
        <source>Model of a server…</source>
        <translation>Modèle d’un serveur…</translation>
    </message>
</context>
<context>
    <name>rigor::MeasureChart</name>
    <message>
        <source>Measures of the runs</source>
        <translation>Mesures des calculs</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calage</translation>
    </message>
</context>
<context>
    <name>rigor::MechanismView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mécanisme</translation>
    </message>
    <message>
        <source>It cannot be assembled at %1 = %2.</source>
        <translation>Il ne peut pas être assemblé à %1 = %2.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageArea</name>
    <message>
        <source>%1 messages.</source>
        <translation>%1 messages.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageBar</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Ce que cela signifie, avec un exemple (F1)</translation>
    </message>
</context>
<context>
    <name>rigor::MethodPage</name>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>answered with reservations</source>
        <translation>répondu avec réserves</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>VIDE</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non calculé</translation>
    </message>
</context>
<context>
    <name>rigor::ModelInspector</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Déclarations</translation>
    </message>
    <message>
        <source>They are listed here as soon as the model has no error.</source>
        <translation>Elles sont listées ici dès que le modèle est sans erreur.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source> · unknown</source>
        <translation> · inconnu</translation>
    </message>
    <message>
        <source> · study: %1</source>
        <translation> · étude&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, %2 unknown</source>
        <translation>%1,&#xa0;%2 inconnus</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>measured as</source>
        <translation>mesuré par</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range %3 … %4</source>
        <translation>%1 =&#xa0;%2 est hors de sa plage&#xa0;%3 …&#xa0;%4</translation>
    </message>
    <message>
        <source>The text gives %1 no value of its own that could be changed here</source>
        <translation>Le texte ne donne à&#xa0;%1 aucune valeur propre qu’on puisse changer ici</translation>
    </message>
    <message>
        <source>The text has an error. These are the declarations of the last text without one.</source>
        <translation>Le texte a une erreur. Voici les déclarations du dernier texte sans erreur.</translation>
    </message>
    <message>
        <source>Fixed by the study</source>
        <translation>Fixés par l’étude</translation>
    </message>
    <message>
        <source>Values that this study gives parameters in place of those in the text.</source>
        <translation>Valeurs que cette étude donne à des paramètres à la place de celles du texte.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixé</translation>
    </message>
    <message>
        <source>fix the parameter %1</source>
        <translation>fixer le paramètre %1</translation>
    </message>
    <message>
        <source>fix %1 no longer</source>
        <translation>ne plus fixer %1</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modèles à comparer</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>for this model</source>
        <translation>pour ce modèle</translation>
    </message>
    <message>
        <source>can use it</source>
        <translation>peut l’utiliser</translation>
    </message>
</context>
<context>
    <name>rigor::ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Pas encore de modèle</translation>
    </message>
    <message>
        <source>Start from a rig, write one, or open a .mo file</source>
        <translation>Partez d’un banc d’essai, écrivez-en un ou ouvrez un fichier .mo</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation>Problèmes du modèle</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Problème suivant F8</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>vérification</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucune remarque</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>line : column</source>
        <translation>ligne&#xa0;: colonne</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>constat</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>  Alt+Enter in the line replaces it.</source>
        <translation>  Alt+Entrée dans la ligne le remplace.</translation>
    </message>
    <message>
        <source>No model is needed</source>
        <translation>Aucun modèle n’est nécessaire</translation>
    </message>
    <message>
        <source>The method works on the rows of the Jacobian in the data file; they come from any program</source>
        <translation>La méthode travaille sur les lignes de la jacobienne du fichier de données ; elles viennent de n’importe quel programme</translation>
    </message>
    <message numerus="yes">
        <source>Modelica subset · %n line(s) · checked 0.1 s after the last key</source>
        <translation>
            <numerusform>Sous-ensemble de Modelica · %n ligne · vérifié 0,1 s après la dernière touche</numerusform>
            <numerusform>Sous-ensemble de Modelica · %n lignes · vérifié 0,1 s après la dernière touche</numerusform>
        </translation>
    </message>
    <message>
        <source>From a rig…</source>
        <translation>D’un banc d’essai…</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>répond</translation>
    </message>
    <message>
        <source>trusted by you</source>
        <translation>a votre confiance</translation>
    </message>
    <message>
        <source>waits for your consent</source>
        <translation>attend votre accord</translation>
    </message>
    <message>
        <source>Of a server…</source>
        <translation>D’un serveur…</translation>
    </message>
</context>
<context>
    <name>rigor::Multiples</name>
    <message>
        <source>no density</source>
        <translation>pas de densité</translation>
    </message>
    <message>
        <source>Order of the small plots</source>
        <translation>Ordre des petits tracés</translation>
    </message>
</context>
<context>
    <name>rigor::Navigator</name>
    <message>
        <source>Steps and runs</source>
        <translation>Étapes et calculs</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Guide&#xa0;: cette page</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>No runs yet.</source>
        <translation>Aucun calcul.</translation>
    </message>
    <message>
        <source>Guide: this page (F1)</source>
        <translation>Guide&#xa0;: cette page (F1)</translation>
    </message>
    <message>
        <source>Runs: choose which is shown</source>
        <translation>Calculs&#xa0;: choisir celui qui est montré</translation>
    </message>
</context>
<context>
    <name>rigor::ParameterValues</name>
    <message>
        <source>Fix a parameter</source>
        <translation>Fixer un paramètre</translation>
    </message>
    <message>
        <source>Fix a parameter: %1</source>
        <translation>Fixer un paramètre&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no other parameter</source>
        <translation>Il n’y a pas d’autre paramètre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 as the model has it</source>
        <translation>%1 comme dans le modèle</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>Supprimer %1 de %2</translation>
    </message>
</context>
<context>
    <name>rigor::Plot</name>
    <message>
        <source>No. %1: </source>
        <translation>N°&#xa0;%1&#xa0;: </translation>
    </message>
    <message>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Copy data as table</source>
        <translation>Copier les données en tableau</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exporter le tracé</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf);;Table (*.csv)</source>
        <translation>Images (*.png *.svg *.pdf);;Tableau (*.csv)</translation>
    </message>
    <message>
        <source>The plot was not exported.</source>
        <translation>Le tracé n’a pas été exporté.</translation>
    </message>
    <message>
        <source>%1 at %2:</source>
        <translation>%1 à %2&#xa0;:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Across %1, %2.</source>
        <translation>En abscisse %1, %2.</translation>
    </message>
    <message>
        <source>Upwards %1, %2.</source>
        <translation>En ordonnée %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The data are copied as a table.</source>
        <translation>Les données sont copiées sous forme de tableau.</translation>
    </message>
</context>
<context>
    <name>rigor::PlotLegend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Space hides or shows a series, Enter isolates it.</source>
        <translation>Espace masque ou montre une série, Entrée l’isole.</translation>
    </message>
    <message>
        <source>Click hides, double click isolates</source>
        <translation>Clic masque, double-clic isole</translation>
    </message>
</context>
<context>
    <name>rigor::ProgramView</name>
    <message>
        <source>What is filled in</source>
        <translation>Ce qui est rempli</translation>
    </message>
    <message>
        <source>Template of the program</source>
        <translation>Modèle de fichier du programme</translation>
    </message>
    <message>
        <source>File shown</source>
        <translation>Fichier affiché</translation>
    </message>
    <message>
        <source>… the rest is not shown</source>
        <translation>… le reste n’est pas affiché</translation>
    </message>
    <message>
        <source>nothing is filled in here</source>
        <translation>rien n’est rempli ici</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to fill in</source>
        <translation>
            <numerusform>%n emplacement à remplir</numerusform>
            <numerusform>%n emplacements à remplir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ProposalPanel</name>
    <message>
        <source>Proposal</source>
        <translation>Proposition</translation>
    </message>
    <message>
        <source>Simulations of the proposal</source>
        <translation>Simulations de la proposition</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take starts and ranges</source>
        <translation>Reprendre départs et plages</translation>
    </message>
    <message>
        <source>Proposed starts and ranges</source>
        <translation>Départs et plages proposés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the proposal</source>
        <translation>Fermer la proposition</translation>
    </message>
    <message>
        <source>The method of this study has no ranges to search</source>
        <translation>La méthode de cette étude n’a pas de plages de recherche</translation>
    </message>
    <message>
        <source>Choose unknowns first</source>
        <translation>Choisissez d’abord des inconnues</translation>
    </message>
    <message>
        <source>The model is not ready</source>
        <translation>Le modèle n’est pas prêt</translation>
    </message>
    <message>
        <source>There are no data to look at yet</source>
        <translation>Il n’y a pas encore de données à examiner</translation>
    </message>
    <message>
        <source>Simulating points within the ranges …</source>
        <translation>Simulation de points dans les plages …</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed …</source>
        <translation>%1 simulations, %2 échouées …</translation>
    </message>
    <message>
        <source>Cancelled; this is what was seen until then.</source>
        <translation>Annulé&#xa0;; voici ce qui a été vu jusque-là.</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed.</source>
        <translation>%1 simulations, %2 échouées.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>start now</source>
        <translation>départ actuel</translation>
    </message>
    <message>
        <source>start proposed</source>
        <translation>départ proposé</translation>
    </message>
    <message>
        <source>range proposed</source>
        <translation>plage proposée</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>erreur attendue</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>the data do not tell it</source>
        <translation>les données ne la déterminent pas</translation>
    </message>
    <message>
        <source>Fix %1 at the value of now</source>
        <translation>Fixer %1 à la valeur actuelle</translation>
    </message>
    <message>
        <source>take the starts and ranges proposed</source>
        <translation>reprendre les départs et plages proposés</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>Repris dans l’étude.</translation>
    </message>
    <message>
        <source>fix what the data do not tell</source>
        <translation>fixer ce que les données ne déterminent pas</translation>
    </message>
</context>
<context>
    <name>rigor::QueueList</name>
    <message>
        <source>Queue   %1 waiting</source>
        <translation>File  &#xa0;%1 en attente</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Rien n’attend.</translation>
    </message>
</context>
<context>
    <name>rigor::RankingTable</name>
    <message>
        <source>No row holds “%1”.</source>
        <translation>Aucune ligne ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>rigor::ReplayView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mécanisme</translation>
    </message>
    <message>
        <source>Play or pause the record (Space)</source>
        <translation>Lire l’enregistrement ou le mettre en pause (Espace)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Temps affiché</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la lecture</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>rigor::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>Exporter en HTML…</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>Exporter en PDF…</translation>
    </message>
    <message>
        <source>The report needs a run</source>
        <translation>Le rapport a besoin d’un calcul</translation>
    </message>
    <message>
        <source>It will hold data, model, settings, results and their provenance</source>
        <translation>Il contiendra données, modèle, réglages, résultats et leur provenance</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Aller au calcul</translation>
    </message>
    <message>
        <source>Title and verdict</source>
        <translation>Titre et verdict</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Densités prédites</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Trace de la recherche</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Indices de Sobol</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Tous les essais</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Texte de l’étude</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>Size of the pages</source>
        <translation>Taille des pages</translation>
    </message>
    <message>
        <source>the pages themselves, %1 %</source>
        <translation>les pages elles-mêmes,&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>The report cannot be made.</source>
        <translation>Le rapport ne peut pas être fait.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>from the study</source>
        <translation>de l’étude</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Also written</source>
        <translation>Écrits aussi</translation>
    </message>
    <message>
        <source>tables as CSV</source>
        <translation>tableaux en CSV</translation>
    </message>
    <message>
        <source>HTML copy</source>
        <translation>copie HTML</translation>
    </message>
    <message>
        <source>Full digits in the CSV files, beside the report.</source>
        <translation>Tous les chiffres dans les fichiers CSV, à côté du rapport.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>the model was changed after this run</source>
        <translation>le modèle a été changé après ce calcul</translation>
    </message>
    <message>
        <source>%1 · always in the report</source>
        <translation>%1 · toujours dans le rapport</translation>
    </message>
    <message>
        <source>warnings of the run</source>
        <translation>avertissements du calcul</translation>
    </message>
    <message>
        <source>%1, all printed</source>
        <translation>%1, tous imprimés</translation>
    </message>
    <message>
        <source>model changed since</source>
        <translation>modèle changé depuis</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>settings changed since</source>
        <translation>réglages changés depuis</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>polices</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>incorporées</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>à jour</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>périmé</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de&#xa0;%1</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>Le rapport n’a pas été écrit.</translation>
    </message>
    <message>
        <source>Report written.</source>
        <translation>Rapport écrit.</translation>
    </message>
    <message>
        <source>%1, and %2 tables beside it</source>
        <translation>%1, et&#xa0;%2 tableaux à côté</translation>
    </message>
    <message>
        <source>Drag to reorder. Numbers follow.</source>
        <translation>Glisser pour réordonner. Les numéros suivent.</translation>
    </message>
    <message>
        <source>two pages</source>
        <translation>deux pages</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tableau</numerusform>
            <numerusform>%n tableaux</numerusform>
        </translation>
    </message>
    <message>
        <source>table with intervals · always</source>
        <translation>tableau avec intervalles · toujours</translation>
    </message>
    <message>
        <source>the data were changed after this run</source>
        <translation>les données ont été modifiées après ce calcul</translation>
    </message>
    <message>
        <source>the preparation of the data was changed after this run</source>
        <translation>la préparation des données a été modifiée après ce calcul</translation>
    </message>
    <message>
        <source>data changed since</source>
        <translation>données changées depuis</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>of run %1, 1 page A4</source>
        <translation>du calcul %1, 1 page A4</translation>
    </message>
    <message>
        <source>of run %1, %2 pages A4</source>
        <translation>du calcul %1, %2 pages A4</translation>
    </message>
    <message>
        <source>rigor run %1, with the study text below saved under this name beside the data and the model; no file holds it</source>
        <translation>rigor run %1, avec le texte de l’étude ci-dessous enregistré sous ce nom à côté des données et du modèle ; aucun fichier ne le contient</translation>
    </message>
    <message>
        <source>rigor run %1, with the model text of this run saved as %2; that file holds another text</source>
        <translation>rigor run %1, avec le texte du modèle de ce calcul enregistré sous %2 ; ce fichier contient un autre texte</translation>
    </message>
    <message>
        <source>Run %1 has ended.</source>
        <translation>Le calcul %1 est terminé.</translation>
    </message>
    <message>
        <source>This is still the report of run %1.</source>
        <translation>Ceci est encore le rapport du calcul %1.</translation>
    </message>
    <message>
        <source>Show its report</source>
        <translation>Montrer son rapport</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Picture at the head of the report (PNG, JPEG, SVG)</source>
        <translation>Image en tête du rapport (PNG, JPEG, SVG)</translation>
    </message>
    <message>
        <source>Choose the logo…</source>
        <translation>Choisir le logo…</translation>
    </message>
    <message>
        <source>Logo of the report</source>
        <translation>Logo du rapport</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The report has no logo. %1</source>
        <translation>Le rapport n’a pas de logo. %1</translation>
    </message>
</context>
<context>
    <name>rigor::ReportPreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Pages du rapport</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ReportThumbnails</name>
    <message>
        <source>Pages in small</source>
        <translation>Pages en petit</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>rigor::ResultPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Réglages et provenance</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mécanisme</translation>
    </message>
</context>
<context>
    <name>rigor::RigCard</name>
    <message>
        <source>This rig has no model text yet.</source>
        <translation>Ce banc d’essai n’a pas encore de texte de modèle.</translation>
    </message>
    <message>
        <source>model text not there yet</source>
        <translation>texte du modèle pas encore là</translation>
    </message>
</context>
<context>
    <name>rigor::RowsView</name>
    <message numerus="yes">
        <source>leave out %n row(s)</source>
        <translation>
            <numerusform>exclure %n ligne</numerusform>
            <numerusform>exclure %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>bring back what was left out</source>
        <translation>rétablir ce qui a été omis</translation>
    </message>
    <message>
        <source>take all marks away</source>
        <translation>ôter toutes les marques</translation>
    </message>
    <message>
        <source>Leave out these %1 rows</source>
        <translation>Omettre ces %1 lignes</translation>
    </message>
    <message>
        <source>Leave out this row</source>
        <translation>Omettre cette ligne</translation>
    </message>
    <message>
        <source>Leave out what is measured in these %1 rows</source>
        <translation>Omettre ce qui est mesuré dans ces %1 lignes</translation>
    </message>
    <message>
        <source>Leave out what is measured in this row</source>
        <translation>Omettre ce qui est mesuré dans cette ligne</translation>
    </message>
    <message>
        <source>It is not used already</source>
        <translation>Déjà inutilisé</translation>
    </message>
    <message>
        <source>What is an experiment is known when the data fit a model</source>
        <translation>Ce qui est un essai est connu quand les données correspondent à un modèle</translation>
    </message>
    <message>
        <source>Bring back all that was left out (%1)</source>
        <translation>Rétablir tout ce qui a été omis (%1)</translation>
    </message>
    <message>
        <source>Take all marks away (%1)</source>
        <translation>Ôter toutes les marques (%1)</translation>
    </message>
</context>
<context>
    <name>rigor::RunPage</name>
    <message>
        <source>stopping</source>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 simulations</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 échecs</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Settings of the next run</source>
        <translation>Réglages du prochain calcul</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Répéter avec</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Pas encore calculé</translation>
    </message>
    <message>
        <source>Export run to folder</source>
        <translation>Exporter le calcul dans un dossier</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>Exporté.</translation>
    </message>
    <message>
        <source>Not exported.</source>
        <translation>Non exporté.</translation>
    </message>
    <message>
        <source>Ready for the next run</source>
        <translation>Prêt pour le prochain calcul</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>starts when the run before it has ended</source>
        <translation>démarre quand le calcul précédent est terminé</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>No interval yet: it is computed when the search has ended.</source>
        <translation>Pas encore d’intervalle&#xa0;: il est calculé quand la recherche est terminée.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Décomptes</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>par seconde</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>elapsed</source>
        <translation>écoulé</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>S’arrête quand</translation>
    </message>
    <message>
        <source>what comes first</source>
        <translation>ce qui vient en premier</translation>
    </message>
    <message>
        <source>candidates tried</source>
        <translation>candidats essayés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus&#xa0;%1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Maj+F5</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non calculé</translation>
    </message>
    <message>
        <source>The run refused its input.</source>
        <translation>Le calcul a refusé ses entrées.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Pas de résultat</translation>
    </message>
    <message>
        <source>stands still until Continue</source>
        <translation>arrêté jusqu’à « Continuer »</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The run keeps what it has and lets the machine rest until Continue</source>
        <translation>Le calcul garde ce qu’il a et laisse la machine se reposer jusqu’à « Continuer »</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1, all experiments</source>
        <translation>%1, tous les essais</translation>
    </message>
    <message>
        <source>criterion of the best combination</source>
        <translation>critère de la meilleure combinaison</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>générations</translation>
    </message>
    <message>
        <source>No split was added.</source>
        <translation>Aucun partage n’a été ajouté.</translation>
    </message>
    <message>
        <source>The data of now have no column for %1 in experiment %2.</source>
        <translation>Les données actuelles n’ont pas de colonne pour %1 dans l’essai %2.</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>by hand %1</source>
        <translation>à la main %1</translation>
    </message>
    <message>
        <source>A split was added to the settings.</source>
        <translation>Un partage a été ajouté aux réglages.</translation>
    </message>
    <message>
        <source>%1. The next run tests it.</source>
        <translation>%1. Le prochain calcul le teste.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch live</source>
        <translation>Suivre en direct</translation>
    </message>
    <message>
        <source>The filter while data stream in: nothing is kept as a run</source>
        <translation>Le filtre pendant que les données arrivent&#xa0;: rien n’est conservé comme calcul</translation>
    </message>
    <message>
        <source>Replay the record</source>
        <translation>Lire l’enregistrement</translation>
    </message>
    <message>
        <source>Follow the file as it grows</source>
        <translation>Suivre le fichier qui s’allonge</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>The filter cannot start.</source>
        <translation>Le filtre ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Garanti jusqu’ici</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>It holds for the data worked through so far. Cancel keeps it.</source>
        <translation>Cela vaut pour les données parcourues jusqu’ici. « Annuler » le conserve.</translation>
    </message>
    <message>
        <source>%1 of the stage %2</source>
        <translation>%1 de l’étape %2</translation>
    </message>
    <message>
        <source>Run again with the same settings, another density, another method or other data</source>
        <translation>Recalculer avec les mêmes réglages, une autre densité, une autre méthode ou d’autres données</translation>
    </message>
    <message>
        <source>Standard deviations as offered</source>
        <translation>Écarts types comme proposés</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate sensor(s)</source>
        <translation>
            <numerusform>%n capteur candidat</numerusform>
            <numerusform>%n capteurs candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n nombre cherché</numerusform>
            <numerusform>%n nombres cherchés</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate now</source>
        <translation>Estimation actuelle</translation>
    </message>
    <message>
        <source>It moves with every measurement.</source>
        <translation>Elle bouge à chaque mesure.</translation>
    </message>
    <message>
        <source>combinations scored</source>
        <translation>combinaisons évaluées</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>relaxations résolues</translation>
    </message>
    <message>
        <source>left in this phase</source>
        <translation>restant dans cette phase</translation>
    </message>
    <message>
        <source>done of this phase</source>
        <translation>fait dans cette phase</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>optimum prouvé</translation>
    </message>
    <message>
        <source>each criterion</source>
        <translation>chaque critère</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Dernier résultat</translation>
    </message>
    <message>
        <source>about %1, as run %2</source>
        <translation>environ %1, comme le calcul %2</translation>
    </message>
    <message>
        <source>%1, at most %2 more</source>
        <translation>%1, encore au plus %2</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>pas depuis le meilleur</translation>
    </message>
    <message>
        <source>improve nothing</source>
        <translation>n’améliorent rien</translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s)</source>
        <translation>
            <numerusform>%n réserve</numerusform>
            <numerusform>%n réserves</numerusform>
        </translation>
    </message>
    <message>
        <source>validation passed</source>
        <translation>validation réussie</translation>
    </message>
    <message>
        <source>validation failed</source>
        <translation>validation échouée</translation>
    </message>
    <message>
        <source>validation passed, with reservations</source>
        <translation>validation réussie, avec réserves</translation>
    </message>
    <message>
        <source>Write the run, or the values found for other programs, into files</source>
        <translation>Écrire dans des fichiers le calcul, ou les valeurs trouvées pour d’autres programmes</translation>
    </message>
    <message>
        <source>Run with its tables and study, into a folder…</source>
        <translation>Calcul avec ses tableaux et son étude, dans un dossier…</translation>
    </message>
    <message>
        <source>Values found (CSV, JSON, MAT, Modelica, SSV)…</source>
        <translation>Valeurs trouvées (CSV, JSON, MAT, Modelica, SSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica modification (*.mo);;SSP parameter values (*.ssv)</source>
        <translation>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modification Modelica (*.mo);;Valeurs de paramètres SSP (*.ssv)</translation>
    </message>
    <message>
        <source>Export the values found</source>
        <translation>Exporter les valeurs trouvées</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions (CSV, MAT)…</source>
        <translation>Prédictions (CSV, MAT)…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Ce que cela signifie, avec un exemple (F1)</translation>
    </message>
    <message>
        <source>The run was not judged by %1.</source>
        <translation>Le calcul n’a pas été jugé avec %1.</translation>
    </message>
    <message>
        <source>Take it as the data of the study</source>
        <translation>Le prendre comme données de l’étude</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The unknowns of the study are others than those of this run.</source>
        <translation>Les inconnues de l’étude sont autres que celles de ce calcul.</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>Repris dans l’étude.</translation>
    </message>
    <message>
        <source>Export the predictions</source>
        <translation>Exporter les prédictions</translation>
    </message>
    <message>
        <source>CSV (*.csv);;MATLAB (*.mat)</source>
        <translation>CSV (*.csv);;MATLAB (*.mat)</translation>
    </message>
</context>
<context>
    <name>rigor::RunSettings</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Settings of the method</source>
        <translation>Réglages de la méthode</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>all, one after the other</source>
        <translation>tous, l’un après l’autre</translation>
    </message>
    <message>
        <source>such as %1: 0 +- 0.1</source>
        <translation>par exemple %1: 0 +- 0.1</translation>
    </message>
    <message>
        <source>such as %1: 0.02</source>
        <translation>par exemple %1: 0.02</translation>
    </message>
    <message>
        <source>such as %1: 0.1</source>
        <translation>par exemple %1: 0.1</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>seconde moitié</translation>
    </message>
    <message>
        <source>Not stated, so it is chosen. %1</source>
        <translation>Non indiqué, donc choisi. %1</translation>
    </message>
</context>
<context>
    <name>rigor::SectionRow</name>
    <message>
        <source>Always in the report</source>
        <translation>Toujours dans le rapport</translation>
    </message>
    <message>
        <source>always in the report</source>
        <translation>toujours dans le rapport</translation>
    </message>
    <message>
        <source>Drag to reorder, or Alt+Up and Alt+Down</source>
        <translation>Glisser pour réordonner, ou Alt+Haut et Alt+Bas</translation>
    </message>
</context>
<context>
    <name>rigor::SensorErrors</name>
    <message>
        <source>It must be above 0, not %1</source>
        <translation>Doit être supérieur à 0, pas %1</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>L’unité «&#xa0;%1&#xa0;» n’est pas comprise&#xa0;: %2</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart type</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>Standard deviation of the error of one value, with its unit: 0.1 deg, 2 um. The filter and model adequacy need it; least squares and homotopy weigh their outputs by it.</source>
        <translation>Écart type de l’erreur d’une valeur, avec son unité&#xa0;: 0.1 deg, 2 um. Le filtre et l’adéquation du modèle en ont besoin&#xa0;; les moindres carrés et l’homotopie pondèrent leurs sorties par lui.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>take the proposed standard deviation of %1</source>
        <translation>reprendre l’écart type proposé de %1</translation>
    </message>
    <message>
        <source>guaranteed bound</source>
        <translation>borne garantie</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>No value is ever further off than this, with its unit: 0.5 deg, 10 um. Verified identification needs it, and proves nothing if it does not hold.</source>
        <translation>Aucune valeur n’est jamais plus fausse que cela, avec son unité&#xa0;: 0.5 deg, 10 um. L’identification vérifiée en a besoin, et ne prouve rien si elle ne vaut pas.</translation>
    </message>
    <message>
        <source>No data prove a bound. It stands in the data sheet of the sensor.</source>
        <translation>Aucune donnée ne prouve une borne. Elle se trouve dans la fiche technique du capteur.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>state the %1 of %2</source>
        <translation>indiquer&#xa0;: %1 de %2</translation>
    </message>
    <message>
        <source>Nothing is proposed: there are too few repeated rows. It stands in the data sheet of the sensor.</source>
        <translation>Rien n’est proposé&#xa0;: il y a trop peu de lignes répétées. La valeur se trouve dans la fiche technique du capteur.</translation>
    </message>
    <message>
        <source>Nothing is proposed: neighbouring samples do not tell the error from the signal. It stands in the data sheet of the sensor.</source>
        <translation>Rien n’est proposé&#xa0;: les échantillons voisins ne distinguent pas l’erreur du signal. La valeur se trouve dans la fiche technique du capteur.</translation>
    </message>
    <message>
        <source>Proposed from the scatter of repeated rows: %1</source>
        <translation>Proposé d’après la dispersion des lignes répétées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Proposed from the scatter of neighbouring samples, whose errors are taken as independent: %1</source>
        <translation>Proposé d’après la dispersion d’échantillons voisins, dont les erreurs sont supposées indépendantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Proposed from the steps in which the column moves, a step / √12: %1</source>
        <translation>Proposé d’après les pas dont la colonne avance, un pas / √12&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>rigor::SensorFileView</name>
    <message>
        <source>Sensors</source>
        <translation>Capteurs</translation>
    </message>
    <message>
        <source>The rows of the Jacobian come with the file, so no model is needed. Another program writes such a file; the guide states the format (F1).</source>
        <translation>Les lignes de la jacobienne viennent avec le fichier, aucun modèle n’est donc nécessaire. Un autre programme écrit un tel fichier ; le guide indique le format (F1).</translation>
    </message>
    <message>
        <source>Sensors of the file</source>
        <translation>Capteurs du fichier</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>capteur</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>at most %1 chosen</source>
        <translation>au plus %1 choisis</translation>
    </message>
    <message>
        <source>under a parameter: its standard error from this sensor alone, all others known</source>
        <translation>sous un paramètre : son erreur type d’après ce capteur seul, tous les autres connus</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n capteur</numerusform>
            <numerusform>%n capteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n paramètre</numerusform>
            <numerusform>%n paramètres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::SimulatePanel</name>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuler</translation>
    </message>
    <message>
        <source>Simulate now</source>
        <translation>Simuler maintenant</translation>
    </message>
    <message>
        <source>One experiment with the present values (F9)</source>
        <translation>Un essai avec les valeurs présentes (F9)</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>none: defaults</source>
        <translation>aucun&#xa0;: valeurs par défaut</translation>
    </message>
    <message>
        <source>Simulating needs a model without errors</source>
        <translation>Simuler demande un modèle sans erreur</translation>
    </message>
    <message>
        <source>one experiment with the present values</source>
        <translation>un essai avec les valeurs présentes</translation>
    </message>
    <message>
        <source>Shown: text of %1</source>
        <translation>Montré&#xa0;: texte de&#xa0;%1</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>One experiment with the present values beside what was measured.</source>
        <translation>Un essai avec les valeurs présentes à côté des mesures.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en&#xa0;%2</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>variables</translation>
    </message>
    <message>
        <source>Out of date: values and data of %1</source>
        <translation>Pas à jour : valeurs et données de %1</translation>
    </message>
    <message>
        <source>measured %1 s</source>
        <translation>mesuré %1 s</translation>
    </message>
    <message>
        <source>Simulating needs your consent that the model may run</source>
        <translation>Simuler demande votre accord pour que le modèle puisse s’exécuter</translation>
    </message>
</context>
<context>
    <name>rigor::StartPage</name>
    <message>
        <source>Drop a measurement file here</source>
        <translation>Déposez ici un fichier de mesures</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>Ouvrir des données…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Or start from a rig</source>
        <translation>Ou partir d’un banc d’essai</translation>
    </message>
    <message>
        <source>model, data and studies, not yet run; saved as a project of your own</source>
        <translation>modèle, données et études, pas encore calculés&#xa0;; enregistrés comme votre propre projet</translation>
    </message>
    <message>
        <source>Which input distribution explains 108 shifting times?</source>
        <translation>Quelle loi d’entrée explique 108 temps de passage&#xa0;?</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Incertitude inverse</translation>
    </message>
    <message>
        <source>Is the model wrong, and which sensors would tell?</source>
        <translation>Le modèle est-il faux, et quels capteurs le diraient&#xa0;?</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Adéquation du modèle</translation>
    </message>
    <message>
        <source>Which friction values are guaranteed possible?</source>
        <translation>Quelles valeurs de frottement sont garanties possibles&#xa0;?</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>How does the valve curve look while it runs?</source>
        <translation>Quelle est la courbe de la vanne en marche&#xa0;?</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Where is the global optimum among many local ones?</source>
        <translation>Où est l’optimum global parmi beaucoup d’optima locaux&#xa0;?</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which of four mount parameters does the data fix?</source>
        <translation>Lesquels des quatre paramètres du support les données fixent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Seven parameters: which does the data fix?</source>
        <translation>Sept paramètres&#xa0;: lesquels les données fixent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Do two multibody formulations agree?</source>
        <translation>Deux formulations multicorps concordent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>How does one normal input spread through a formula?</source>
        <translation>Comment une entrée normale se propage-t-elle dans une formule&#xa0;?</translation>
    </message>
    <message>
        <source>Mass, spring, damper</source>
        <translation>Masse, ressort, amortisseur</translation>
    </message>
    <message>
        <source>A free oscillation is measured: stiffness, damping and the start</source>
        <translation>Une oscillation libre est mesurée&#xa0;: raideur, amortissement et départ</translation>
    </message>
    <message>
        <source>Drive with friction</source>
        <translation>Entraînement avec frottement</translation>
    </message>
    <message>
        <source>Steps of the current, the speed is measured: inertia, dry and viscous friction</source>
        <translation>Échelons du courant, la vitesse est mesurée&#xa0;: inertie, frottement sec et visqueux</translation>
    </message>
    <message>
        <source>RC circuit</source>
        <translation>Circuit RC</translation>
    </message>
    <message>
        <source>A source is switched, a voltage is measured: capacitor and leak</source>
        <translation>Une source est commutée, une tension est mesurée&#xa0;: condensateur et fuite</translation>
    </message>
    <message>
        <source>Tank with orifice</source>
        <translation>Réservoir avec orifice</translation>
    </message>
    <message>
        <source>The level is measured while a tank runs out: discharge coefficient</source>
        <translation>Le niveau est mesuré pendant qu’un réservoir se vide&#xa0;: coefficient de débit</translation>
    </message>
    <message>
        <source>First-order lag with dead time</source>
        <translation>Premier ordre avec retard pur</translation>
    </message>
    <message>
        <source>The answer to a step is measured: gain, time constant and dead time</source>
        <translation>La réponse à un échelon est mesurée&#xa0;: gain, constante de temps et retard pur</translation>
    </message>
    <message>
        <source>Static formula</source>
        <translation>Formule statique</translation>
    </message>
    <message>
        <source>One row for each operating point, no time: coefficients of a formula</source>
        <translation>Une ligne par point de fonctionnement, sans temps&#xa0;: coefficients d’une formule</translation>
    </message>
    <message>
        <source>Pendulum with period</source>
        <translation>Pendule avec période</translation>
    </message>
    <message>
        <source>One row for each experiment, what is measured is an event of the motion: gravity</source>
        <translation>Une ligne par essai, ce qui est mesuré est un événement du mouvement&#xa0;: pesanteur</translation>
    </message>
    <message>
        <source>Hydraulic cylinder</source>
        <translation>Vérin hydraulique</translation>
    </message>
    <message>
        <source>Pressure and position are measured: bulk modulus, leakage and friction</source>
        <translation>La pression et la position sont mesurées&#xa0;: module de compressibilité, fuite et frottement</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Or begin with a template</source>
        <translation>Ou commencer par un gabarit</translation>
    </message>
    <message>
        <source>a small study that runs at once (F5); put your own data and equations in their place</source>
        <translation>une petite étude qui se calcule aussitôt (F5)&#xa0;; mettez vos propres données et équations à leur place</translation>
    </message>
    <message>
        <source>CSV, text, workbook or MAT; separators, decimal sign, units and dates are recognised</source>
        <translation>CSV, texte, classeur ou MAT ; séparateurs, signe décimal, unités et dates sont reconnus</translation>
    </message>
</context>
<context>
    <name>rigor::StartRules</name>
    <message>
        <source>A record seldom starts where the text of the model says.</source>
        <translation>Un enregistrement commence rarement là où le dit le texte du modèle.</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>comme dans le modèle</translation>
    </message>
    <message>
        <source>Where the text of the model says</source>
        <translation>Là où le dit le texte du modèle</translation>
    </message>
    <message>
        <source>given value</source>
        <translation>valeur donnée</translation>
    </message>
    <message>
        <source>At one value in every record</source>
        <translation>À une même valeur dans chaque enregistrement</translation>
    </message>
    <message>
        <source>first measured</source>
        <translation>première mesurée</translation>
    </message>
    <message>
        <source>Near the first measured value, in every record another</source>
        <translation>Près de la première valeur mesurée, une autre dans chaque enregistrement</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>At rest under the first values of the inputs</source>
        <translation>Au repos sous les premières valeurs des entrées</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>In every record another, which is searched</source>
        <translation>Une autre dans chaque enregistrement, qui est cherchée</translation>
    </message>
    <message>
        <source>Start of %1</source>
        <translation>Départ de %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Start value of %1</source>
        <translation>Valeur de départ de %1</translation>
    </message>
    <message>
        <source>Start at the first measured value</source>
        <translation>Partir de la première valeur mesurée</translation>
    </message>
    <message>
        <source>Start %1 at the first measured value</source>
        <translation>Faire partir %1 de la première valeur mesurée</translation>
    </message>
    <message>
        <source>Measured first in %1: %2; the model starts at %3</source>
        <translation>Première mesure dans %1&#xa0;: %2&#xa0;; le modèle commence à %3</translation>
    </message>
    <message>
        <source>change the start of %1</source>
        <translation>changer le départ de %1</translation>
    </message>
</context>
<context>
    <name>rigor::TableView</name>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>The table was not exported.</source>
        <translation>Le tableau n’a pas été exporté.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n row(s)</source>
        <translation>
            <numerusform>Copié : %n ligne</numerusform>
            <numerusform>Copié : %n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::TopBar</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run  F5</source>
        <translation>Calculer  F5</translation>
    </message>
    <message>
        <source>Find action  Ctrl+K</source>
        <translation>Chercher une action  Ctrl+K</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Modifié depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Annuler&#xa0;:&#xa0;%1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Rétablir&#xa0;:&#xa0;%1 (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Queue  F5</source>
        <translation>Mettre en file  F5</translation>
    </message>
    <message>
        <source>Run the study (F5)</source>
        <translation>Calculer l’étude (F5)</translation>
    </message>
    <message>
        <source>Cancel the run, keep what was reached (Shift+F5)</source>
        <translation>Annuler le calcul, garder ce qui est atteint (Maj+F5)</translation>
    </message>
    <message>
        <source>No run is going on</source>
        <translation>Aucun calcul en cours</translation>
    </message>
    <message>
        <source>Run as soon as it can (F5): %1</source>
        <translation>Calculer dès que possible (F5) : %1</translation>
    </message>
    <message>
        <source>The run is not to start (Esc)</source>
        <translation>Ne pas démarrer le calcul (Échap)</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nouvelle étude</translation>
    </message>
    <message>
        <source>Another study of the same data and model (Ctrl+Shift+N)</source>
        <translation>Une autre étude des mêmes données et du même modèle (Ctrl+Maj+N)</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsInspector</name>
    <message>
        <source>Unknowns</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>An unknown is a parameter of the model whose value or distribution the run identifies.</source>
        <translation>Une inconnue est un paramètre du modèle dont le calcul identifie la valeur ou la loi.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>remove unknown %1</source>
        <translation>supprimer l’inconnue&#xa0;%1</translation>
    </message>
    <message>
        <source>Search range of %1</source>
        <translation>Plage de recherche de&#xa0;%1</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Donnée par</translation>
    </message>
    <message>
        <source>The same distribution by other numbers</source>
        <translation>La même loi par d’autres nombres</translation>
    </message>
    <message>
        <source>parametrisation</source>
        <translation>paramétrage</translation>
    </message>
    <message>
        <source>family</source>
        <translation>famille</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>changer&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Clip lower</source>
        <translation>Troncature inf.</translation>
    </message>
    <message>
        <source>Clip upper</source>
        <translation>Troncature sup.</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation>%1 max</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>log L, all %1</source>
        <translation>log L, les %1</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>since the drag began</source>
        <translation>depuis le début du glissement</translation>
    </message>
    <message>
        <source>response surfaces</source>
        <translation>surfaces de réponse</translation>
    </message>
    <message>
        <source>largest error in log L</source>
        <translation>plus grande erreur de log L</translation>
    </message>
    <message>
        <source>refined here</source>
        <translation>affinées ici</translation>
    </message>
    <message>
        <source>experiments in the tails</source>
        <translation>essais dans les queues</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms par image</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>commun</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>par essai</translation>
    </message>
    <message>
        <source>One number for all experiments, or a number of its own in each</source>
        <translation>Un nombre pour tous les essais, ou un nombre propre à chacun</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>égal à</translation>
    </message>
    <message>
        <source>It follows the others and is not searched; the study file says how.</source>
        <translation>Elle suit les autres et n’est pas cherchée&#xa0;; le fichier d’étude dit comment.</translation>
    </message>
    <message>
        <source>Prior of %1</source>
        <translation>Loi a priori de %1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>Whether the value is searched or its logarithm; its interval is that of the same scale</source>
        <translation>Si c’est la valeur qui est cherchée ou son logarithme&#xa0;; son intervalle est celui de la même échelle</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>The range spans over a decade: a logarithmic scale searches all of it alike.</source>
        <translation>La plage couvre plus d’une décade&#xa0;: une échelle logarithmique la cherche partout également.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Loi a priori</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>log-normale</translation>
    </message>
    <message>
        <source>uniform, soft edges</source>
        <translation>uniforme, bords adoucis</translation>
    </message>
    <message>
        <source>What is known of the value beside the data</source>
        <translation>Ce que l’on sait de la valeur en dehors des données</translation>
    </message>
    <message>
        <source>Prior min</source>
        <translation>Min a priori</translation>
    </message>
    <message>
        <source>Prior max</source>
        <translation>Max a priori</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>loi a priori</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPage</name>
    <message>
        <source>Unknowns</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>Add unknown</source>
        <translation>Ajouter une inconnue</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Rien n’est encore inconnu</translation>
    </message>
    <message>
        <source>Choose the parameters to identify; the rest keeps its value</source>
        <translation>Choisissez les paramètres à identifier&#xa0;; les autres gardent leur valeur</translation>
    </message>
    <message>
        <source>Choose parameters</source>
        <translation>Choisir des paramètres</translation>
    </message>
    <message>
        <source>The value is not taken.</source>
        <translation>La valeur n’est pas acceptée.</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>déplacer&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>drag %1 of %2</source>
        <translation>faire glisser&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>The model has no parameters yet</source>
        <translation>Le modèle n’a pas encore de paramètres</translation>
    </message>
    <message>
        <source>%1 is unknown already</source>
        <translation>%1 est déjà une inconnue</translation>
    </message>
    <message>
        <source>add unknown %1</source>
        <translation>ajouter l’inconnue&#xa0;%1</translation>
    </message>
    <message>
        <source>Change it in the table or at the right.</source>
        <translation>Changez-la dans le tableau ou à droite.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>clip lower</source>
        <translation>troncature inf.</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>troncature sup.</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>cherché</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>, clipped</source>
        <translation>, tronquée</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>%1 is given by %2; change it at the right</source>
        <translation>%1 est donné par&#xa0;%2&#xa0;; changez-le à droite</translation>
    </message>
    <message>
        <source>A point value has no standard deviation</source>
        <translation>Une valeur unique n’a pas d’écart-type</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>changer&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>No unknowns are declared here</source>
        <translation>Aucune inconnue n’est déclarée ici</translation>
    </message>
    <message>
        <source>The parameters and their sensors are named in the data file</source>
        <translation>Les paramètres et leurs capteurs sont nommés dans le fichier de données</translation>
    </message>
    <message>
        <source>Start of a state</source>
        <translation>Valeur de départ d’un état</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>par essai</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>commun</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n inconnue</numerusform>
            <numerusform>%n inconnues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searched number(s)</source>
        <translation>
            <numerusform>%n nombre cherché</numerusform>
            <numerusform>%n nombres cherchés</numerusform>
        </translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>égal à %1</translation>
    </message>
    <message>
        <source>%1 equals %2 and is not searched</source>
        <translation>%1 est égal à %2 et n’est pas cherché</translation>
    </message>
    <message>
        <source>The data set %1 in every experiment</source>
        <translation>Les données fixent %1 dans chaque essai</translation>
    </message>
    <message>
        <source>All %1 of %2</source>
        <translation>Les %1 de %2</translation>
    </message>
    <message>
        <source>There is no model with parameters yet</source>
        <translation>Il n’y a pas encore de modèle avec des paramètres</translation>
    </message>
    <message>
        <source>Propose from the data</source>
        <translation>Proposer d’après les données</translation>
    </message>
    <message>
        <source>A few hundred simulations: where to start, between which bounds, and which unknowns the data can tell</source>
        <translation>Quelques centaines de simulations&#xa0;: d’où partir, entre quelles bornes, et quelles inconnues les données peuvent déterminer</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPicture</name>
    <message>
        <source>Joint density</source>
        <translation>Densité conjointe</translation>
    </message>
    <message>
        <source>1, 2, 3 sd · correlation 0</source>
        <translation>1, 2, 3 σ · corrélation 0</translation>
    </message>
    <message>
        <source>The unknowns are independent of each other: their correlation is 0.</source>
        <translation>Les inconnues sont indépendantes entre elles&#xa0;: leur corrélation est 0.</translation>
    </message>
    <message>
        <source>Abscissa of the joint density</source>
        <translation>Abscisse de la densité conjointe</translation>
    </message>
    <message>
        <source>Ordinate of the joint density</source>
        <translation>Ordonnée de la densité conjointe</translation>
    </message>
    <message>
        <source>%1 and %2 are independent: correlation 0.</source>
        <translation>%1 et&#xa0;%2 sont indépendants&#xa0;: corrélation 0.</translation>
    </message>
    <message>
        <source>39, 86, 99 % · correlation 0</source>
        <translation>39, 86, 99 % · corrélation 0</translation>
    </message>
</context>
</TS>
