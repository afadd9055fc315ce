<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Cell</name>
    <message>
        <source>above</source>
        <translation>darüber</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>below</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>nicht verworfen</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>allowed lower</source>
        <translation>erlaubt, unten</translation>
    </message>
    <message>
        <source>allowed upper</source>
        <translation>erlaubt, oben</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>chi squared</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>Kriterium zusammen</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Zeitabschnitte</translation>
    </message>
    <message>
        <source>exclusions</source>
        <translation>Ausschlüsse</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>marginal lower</source>
        <translation>marginal, unten</translation>
    </message>
    <message>
        <source>marginal upper</source>
        <translation>marginal, oben</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>next experiment</source>
        <translation>nächster Versuch</translation>
    </message>
    <message>
        <source>next series</source>
        <translation>nächste Reihe</translation>
    </message>
    <message>
        <source>next series steps</source>
        <translation>Schritte der Reihen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>optimisers</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>planned sensors</source>
        <translation>geplante Sensoren</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>profile intervals</source>
        <translation>Profilintervalle</translation>
    </message>
    <message>
        <source>profile lower</source>
        <translation>Profil, unten</translation>
    </message>
    <message>
        <source>profile upper</source>
        <translation>Profil, oben</translation>
    </message>
    <message>
        <source>repeatability</source>
        <translation>Wiederholbarkeit</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>sigma</source>
        <translation>Sigma</translation>
    </message>
    <message>
        <source>sigma difference</source>
        <translation>Sigma der Differenz</translation>
    </message>
    <message>
        <source>simulated lower</source>
        <translation>simuliert, unten</translation>
    </message>
    <message>
        <source>simulated upper</source>
        <translation>simuliert, oben</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>Modelllösungen</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>stated sigma</source>
        <translation>angegebenes Sigma</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>energy balance</source>
        <translation>Energiebilanz</translation>
    </message>
    <message>
        <source>formulation</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>formulations</source>
        <translation>Formulierungen</translation>
    </message>
    <message>
        <source>mean iterations</source>
        <translation>Iterationen, Mittel</translation>
    </message>
    <message>
        <source>most iterations</source>
        <translation>Iterationen, höchstens</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>Zeit je Schritt</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>all data</source>
        <translation>alle Daten</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>Modelllösungen</translation>
    </message>
    <message>
        <source>stage tolerance</source>
        <translation>Toleranz der Stufe</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>Quadratsumme</translation>
    </message>
    <message>
        <source>times</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>against stated</source>
        <translation>gegen die Angabe</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>p normal</source>
        <translation>p normal</translation>
    </message>
    <message>
        <source>p stated</source>
        <translation>p Angabe</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>eine HDF5-Datei</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>die Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the file cannot be read: {}</source>
        <translation>die Datei kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>this is a folder; a data file is expected</source>
        <translation>dies ist ein Ordner; erwartet wird eine Datendatei</translation>
    </message>
    <message>
        <source>this is no ordinary file; a data file is expected</source>
        <translation>dies ist keine gewöhnliche Datei; erwartet wird eine Datendatei</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>this is {}, not a text file with columns</source>
        <translation>dies ist {}, keine Textdatei mit Spalten</translation>
    </message>
    <message>
        <source>this is no text file: it holds a zero byte</source>
        <translation>dies ist keine Textdatei: sie enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>the times of day in column &quot;{}&quot; were completed with the dates in column &quot;{}&quot;</source>
        <translation>die Uhrzeiten der Spalte „{}“ wurden mit den Daten der Spalte „{}“ ergänzt</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; is the same as in the row before</source>
        <translation>Zeile {} (Messzeile {}): die Zeit in Spalte „{}“ ist dieselbe wie in der Zeile davor</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; lies before that of the row before</source>
        <translation>Zeile {} (Messzeile {}): die Zeit in Spalte „{}“ liegt vor der in der Zeile davor</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; has no value in any row</source>
        <translation>Spalte „{}“ hat in keiner Zeile einen Wert</translation>
    </message>
    <message>
        <source>; the header block states the step Delta_X = {}</source>
        <translation>; der Kopf nennt die Schrittweite Delta_X = {}</translation>
    </message>
    <message>
        <source>at least {} more warnings of the kind &quot;{}&quot;</source>
        <translation>mindestens {} weitere Warnungen der Art „{}“</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an encoding; known are utf-8, utf-16-le, utf-16-be, latin-1 and cp1252</source>
        <translation>„{}“ ist keine Kodierung; bekannt sind utf-8, utf-16-le, utf-16-be, latin-1 und cp1252</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a delimiter; known are , ; | tab whitespace and none</source>
        <translation>„{}“ ist kein Trennzeichen; bekannt sind , ; | tab whitespace und none</translation>
    </message>
    <message>
        <source>line {} is cut after {} of {} fields and was left out</source>
        <translation>Zeile {} bricht nach {} von {} Feldern ab und wurde ausgelassen</translation>
    </message>
    <message>
        <source>line {} has {} of {} fields; the others are missing</source>
        <translation>Zeile {} hat {} von {} Feldern; die übrigen fehlen</translation>
    </message>
    <message>
        <source>line {} has {} fields instead of {}; those behind are not read</source>
        <translation>Zeile {} hat {} Felder statt {}; die dahinter werden nicht gelesen</translation>
    </message>
    <message>
        <source>line {}: a quotation mark in column &quot;{}&quot; opens no complete quotation; it is read as it stands</source>
        <translation>Zeile {}: ein Anführungszeichen in Spalte „{}“ öffnet keine vollständige Anführung; es wird gelesen, wie es dasteht</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not finite</source>
        <translation>Zeile {}: „{}“ in Spalte „{}“ ist nicht endlich</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a number; it is taken as missing</source>
        <translation>Zeile {}: „{}“ in Spalte „{}“ ist keine Zahl; der Wert gilt als fehlend</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a date or time; it is taken as missing</source>
        <translation>Zeile {}: „{}“ in Spalte „{}“ ist kein Datum und keine Uhrzeit; der Wert gilt als fehlend</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; state different offsets from UTC; they were converted to UTC</source>
        <translation>die Zeiten in Spalte „{}“ nennen verschiedene Abstände zu UTC; sie wurden in UTC umgerechnet</translation>
    </message>
    <message>
        <source>{} columns are named, but the rows have {} fields; line {} does not name the columns of this table</source>
        <translation>{} Spalten sind benannt, aber die Zeilen haben {} Felder; Zeile {} benennt die Spalten dieser Tabelle nicht</translation>
    </message>
    <message>
        <source>{} further warnings of this kind were left out</source>
        <translation>{} weitere Warnungen dieser Art wurden ausgelassen</translation>
    </message>
    <message>
        <source>the line is longer than {} MB; this is no table</source>
        <translation>die Zeile ist länger als {} MB; dies ist keine Tabelle</translation>
    </message>
    <message>
        <source>line {} is not UTF-8; the file is read as {}</source>
        <translation>Zeile {} ist nicht UTF-8; die Datei wird als {} gelesen</translation>
    </message>
    <message>
        <source>the lines end in different ways (CRLF, LF or CR)</source>
        <translation>die Zeilen enden verschieden (CRLF, LF oder CR)</translation>
    </message>
    <message>
        <source>the file holds no table: it has only blank lines or comments</source>
        <translation>die Datei enthält keine Tabelle: sie hat nur leere Zeilen oder Kommentare</translation>
    </message>
    <message>
        <source>there are no rows of data below the names</source>
        <translation>unter den Namen stehen keine Datenzeilen</translation>
    </message>
    <message>
        <source>a further segment begins on line {}; only the first segment is read</source>
        <translation>in Zeile {} beginnt ein weiterer Abschnitt; nur der erste wird gelesen</translation>
    </message>
    <message>
        <source>column {} has no name; it is called &quot;{}&quot;</source>
        <translation>Spalte {} hat keinen Namen; sie heißt „{}“</translation>
    </message>
    <message>
        <source>there are no complete rows of data below the names</source>
        <translation>unter den Namen stehen keine vollständigen Datenzeilen</translation>
    </message>
    <message>
        <source>no line names the columns; they are called column_1, column_2, ...</source>
        <translation>keine Zeile benennt die Spalten; sie heißen column_1, column_2, ...</translation>
    </message>
    <message>
        <source>line {} cannot name the columns: it is not there or empty</source>
        <translation>Zeile {} kann die Spalten nicht benennen: sie fehlt oder ist leer</translation>
    </message>
    <message>
        <source>line {} lies between the names and the data and holds no units; it is not read</source>
        <translation>Zeile {} steht zwischen den Namen und den Daten und enthält keine Einheiten; sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>the name &quot;{}&quot; occurs more than once; column {} is called &quot;{}&quot;</source>
        <translation>der Name „{}“ kommt mehrmals vor; Spalte {} heißt „{}“</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of column &quot;{}&quot; is not understood: {}</source>
        <translation>die Einheit „{}“ der Spalte „{}“ wird nicht verstanden: {}</translation>
    </message>
    <message>
        <source>day and month of the dates cannot be told apart; they are read as {}</source>
        <translation>Tag und Monat der Daten lassen sich nicht unterscheiden; gelesen wird {}</translation>
    </message>
    <message>
        <source>day, month, year</source>
        <translation>Tag, Monat, Jahr</translation>
    </message>
    <message>
        <source>month, day, year</source>
        <translation>Monat, Tag, Jahr</translation>
    </message>
    <message>
        <source>decimals and thousands cannot be told apart with certainty; &quot;{}&quot; is read as the decimal sign</source>
        <translation>Dezimal- und Tausenderzeichen lassen sich nicht sicher unterscheiden; „{}“ wird als Dezimalzeichen gelesen</translation>
    </message>
    <message>
        <source>{}:{}: experiment {}</source>
        <translation>{}:{}: Versuch {}</translation>
    </message>
    <message>
        <source>{} is excluded by the study</source>
        <translation>{} ist durch die Studie ausgeschlossen</translation>
    </message>
    <message>
        <source>{} is left out: its &quot;{}&quot; is marked as an outlier</source>
        <translation>{} bleibt weg: „{}“ ist als Ausreißer markiert</translation>
    </message>
    <message>
        <source>{} is left out: column &quot;{}&quot; has no value</source>
        <translation>{} bleibt weg: Spalte „{}“ hat keinen Wert</translation>
    </message>
    <message>
        <source>{}: so are {} more rows of experiment {}</source>
        <translation>{}: ebenso {} weitere Zeilen von Versuch {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there</source>
        <translation>der auszuschließende Versuch „{}“ ist nicht da</translation>
    </message>
    <message>
        <source>no experiment is left: none of its {} rows has a number in every column that is used; the first one lacks &quot;{}&quot;</source>
        <translation>kein Versuch bleibt übrig: keine der {} Zeilen hat in jeder benutzten Spalte eine Zahl; der ersten fehlt „{}“</translation>
    </message>
    <message>
        <source>input_uncertainty names &quot;{}&quot;, which no column gives as an input of the model {}{}</source>
        <translation>input_uncertainty nennt „{}“, was keine Spalte als Eingang des Modells {} gibt{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>{}: input_uncertainty is stated, but no column is an input of the model {}</source>
        <translation>{}: input_uncertainty ist angegeben, aber keine Spalte ist ein Eingang des Modells {}</translation>
    </message>
    <message>
        <source>{}: no column is mapped to an output of the model {}; nothing is measured</source>
        <translation>{}: keine Spalte ist einem Ausgang des Modells {} zugeordnet; nichts ist gemessen</translation>
    </message>
    <message>
        <source>marked cell &quot;{}&quot;: {}</source>
        <translation>markierte Zelle „{}“: {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there{}</source>
        <translation>der auszuschließende Versuch „{}“ ist nicht da{}</translation>
    </message>
    <message>
        <source> (there are {})</source>
        <translation> (es gibt {})</translation>
    </message>
    <message>
        <source>the study names no data file</source>
        <translation>die Studie nennt keine Datendatei</translation>
    </message>
    <message>
        <source>layout = &quot;{}&quot;: it must be rows or signals</source>
        <translation>layout = &quot;{}&quot;: muss rows oder signals sein</translation>
    </message>
    <message>
        <source>{} data files are named, but with layout = &quot;rows&quot; one file holds all experiments; set layout = &quot;signals&quot;</source>
        <translation>{} Datendateien sind genannt, aber mit layout = &quot;rows&quot; enthält eine Datei alle Versuche; setzen Sie layout = &quot;signals&quot;</translation>
    </message>
    <message>
        <source>{}: the experiment is excluded by the study</source>
        <translation>{}: der Versuch ist durch die Studie ausgeschlossen</translation>
    </message>
    <message>
        <source>{}: no experiment is left</source>
        <translation>{}: kein Versuch bleibt übrig</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a mean needs the column whose equal values belong together, &quot;mean of {} by step&quot;</source>
        <translation>„{}“: ein Mittelwert braucht die Spalte, deren gleiche Werte zusammengehören, „mean of {} by step“</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no column</source>
        <translation>„{}“ nennt keine Spalte</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; is in the file already</source>
        <translation>die abgeleitete Spalte „{}“ gibt es in der Datei schon</translation>
    </message>
    <message>
        <source>derived column &quot;{}&quot;: {}</source>
        <translation>abgeleitete Spalte „{}“: {}</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; needs itself through others</source>
        <translation>die abgeleitete Spalte „{}“ braucht über andere sich selbst</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no numbers</source>
        <translation>die Spalte „{}“ enthält keine Zahlen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column &quot;{}&quot; is none of the stated codes ({}){}</source>
        <translation>„{}“ in Spalte „{}“ ist keiner der angegebenen Schlüssel ({}){}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no texts that could be codes</source>
        <translation>die Spalte „{}“ enthält keine Texte, die Schlüssel sein könnten</translation>
    </message>
    <message>
        <source>the code &quot;{}&quot; of column &quot;{}&quot; sets &quot;{}&quot;, which is no parameter of the model {}{}</source>
        <translation>der Schlüssel „{}“ der Spalte „{}“ setzt „{}“, was kein Parameter des Modells {} ist{}</translation>
    </message>
    <message>
        <source>{}: {} rows are not used: the study uses lines {} to {}</source>
        <translation>{}: {} Zeilen werden nicht benutzt: die Studie nimmt die Zeilen {} bis {}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>zum Ende</translation>
    </message>
    <message>
        <source>{} could be each of the files {}: write one of these</source>
        <translation>{} könnte jede der Dateien {} sein: schreiben Sie eine davon</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;. Did you mean &quot;{}&quot;?</source>
        <translation>eine Spalte „{}“ gibt es nicht. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;; there are {}</source>
        <translation>eine Spalte „{}“ gibt es nicht; es gibt {}</translation>
    </message>
    <message>
        <source>the model {} has no variable &quot;{}&quot;{}</source>
        <translation>das Modell {} hat keine Variable „{}“{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no parameter of the model {} and cannot be a condition</source>
        <translation>„{}“ ist kein Parameter des Modells {} und kann keine Bedingung sein</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no input of the model {}</source>
        <translation>„{}“ ist kein Eingang des Modells {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no output of the model {} and cannot be measured</source>
        <translation>„{}“ ist kein Ausgang des Modells {} und kann nicht gemessen sein</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; is used for &quot;{}&quot; and for &quot;{}&quot;</source>
        <translation>die Spalte „{}“ wird für „{}“ und für „{}“ benutzt</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds texts; numbers are expected for &quot;{}&quot;</source>
        <translation>die Spalte „{}“ enthält Texte; für „{}“ werden Zahlen erwartet</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds dates; numbers are expected for &quot;{}&quot;</source>
        <translation>die Spalte „{}“ enthält Daten; für „{}“ werden Zahlen erwartet</translation>
    </message>
    <message>
        <source>{}: the unit of column &quot;{}&quot; is taken from its name: {}</source>
        <translation>{}: die Einheit der Spalte „{}“ wird aus ihrem Namen gelesen: {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; states no unit; it is read in {} as &quot;{}&quot; of the model</source>
        <translation>{}: Spalte „{}“ nennt keine Einheit; sie wird in {} gelesen wie „{}“ im Modell</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for &quot;{}&quot;: {}</source>
        <translation>Spalte „{}“ für „{}“: {}</translation>
    </message>
    <message>
        <source>the range from {} s to {} s is empty</source>
        <translation>der Bereich von {} s bis {} s ist leer</translation>
    </message>
    <message>
        <source>no sample lies between {} s and {} s</source>
        <translation>zwischen {} s und {} s liegt kein Messpunkt</translation>
    </message>
    <message>
        <source>the step {} s must be greater than 0</source>
        <translation>die Schrittweite {} s muss größer als 0 sein</translation>
    </message>
    <message>
        <source>resampling needs at least two values</source>
        <translation>neu abzutasten braucht mindestens zwei Werte</translation>
    </message>
    <message>
        <source>the step {} s gives more than 1e9 samples</source>
        <translation>die Schrittweite {} s gibt mehr als 1e9 Messpunkte</translation>
    </message>
    <message>
        <source>a low pass needs at least three samples</source>
        <translation>ein Tiefpass braucht mindestens drei Messpunkte</translation>
    </message>
    <message>
        <source>a low pass needs equally spaced samples; the step at t = {} s is {} s instead of {} s; resample first</source>
        <translation>ein Tiefpass braucht gleich weit entfernte Messpunkte; der Schritt bei t = {} s ist {} s statt {} s; zuerst neu abtasten</translation>
    </message>
    <message>
        <source>a low pass needs a value in every sample; at t = {} s there is none; resample first</source>
        <translation>ein Tiefpass braucht in jedem Messpunkt einen Wert; bei t = {} s fehlt er; zuerst neu abtasten</translation>
    </message>
    <message>
        <source>the cut-off frequency {} Hz must lie between 0 and half the sampling rate, {} Hz</source>
        <translation>die Grenzfrequenz {} Hz muss zwischen 0 und der halben Abtastrate, {} Hz, liegen</translation>
    </message>
    <message>
        <source>the limit {} of the outliers must be greater than 0</source>
        <translation>die Grenze {} der Ausreißer muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the mask has {} entries for {} samples</source>
        <translation>die Maske hat {} Einträge für {} Messpunkte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; marks no cell; file:line:column is expected, for example press.csv:164:D_y</source>
        <translation>„{}“ markiert keine Zelle; erwartet wird Datei:Zeile:Spalte, zum Beispiel press.csv:164:D_y</translation>
    </message>
    <message>
        <source>decimal = &quot;{}&quot;: it must be . or ,</source>
        <translation>decimal = &quot;{}&quot;: muss . oder , sein</translation>
    </message>
    <message>
        <source>date_order = &quot;{}&quot;: it must be day-first or month-first</source>
        <translation>date_order = &quot;{}&quot;: muss day-first oder month-first sein</translation>
    </message>
    <message>
        <source>no data file is named</source>
        <translation>keine Datendatei ist genannt</translation>
    </message>
    <message>
        <source>trim has {} numbers; two times are expected, from and to</source>
        <translation>trim hat {} Zahlen; erwartet werden zwei Zeiten, von und bis</translation>
    </message>
    <message>
        <source>interpolation = &quot;{}&quot;: it must be hold, linear or cubic</source>
        <translation>interpolation = &quot;{}&quot;: muss hold, linear oder cubic sein</translation>
    </message>
    <message>
        <source>{}:{}: the row is left out: its time is {}</source>
        <translation>{}:{}: die Zeile bleibt weg: ihre Zeit {}</translation>
    </message>
    <message>
        <source>not later than that of the row before</source>
        <translation>liegt nicht nach der der Zeile davor</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>{}: {} more rows are left out because of their time</source>
        <translation>{}: {} weitere Zeilen bleiben wegen ihrer Zeit weg</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; are marked as outliers, first here</source>
        <translation>{}:{}: {} Messpunkte der Spalte „{}“ sind als Ausreißer markiert, der erste hier</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; lie beyond {} scaled median absolute deviations and are left out, first here</source>
        <translation>{}:{}: {} Messpunkte der Spalte „{}“ liegen jenseits von {} skalierten Medianen der absoluten Abweichung und bleiben weg, der erste hier</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no time</source>
        <translation>Spalte „{}“ enthält keine Zeit</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no value in {} rows, first here</source>
        <translation>{}:{}: Spalte „{}“ hat in {} Zeilen keinen Wert, zuerst hier</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for the parameter &quot;{}&quot; changes from {} to {}; a condition is one value per experiment</source>
        <translation>Spalte „{}“ für den Parameter „{}“ wechselt von {} zu {}; eine Bedingung ist ein Wert je Versuch</translation>
    </message>
    <message>
        <source>of {} experiments {} calibrate and {} validate; both need at least one</source>
        <translation>von {} Versuchen kalibrieren {} und validieren {}; beide brauchen mindestens einen</translation>
    </message>
    <message>
        <source>every {}th experiment validates: the period must be at least 2</source>
        <translation>jeder {}. Versuch validiert: die Periode muss mindestens 2 sein</translation>
    </message>
    <message>
        <source>the first validating experiment {} must be below the period {}</source>
        <translation>der erste validierende Versuch {} muss unter der Periode {} liegen</translation>
    </message>
    <message>
        <source>the validating share {} must lie between 0 and 1</source>
        <translation>der validierende Anteil {} muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>the magnitude of experiment {} is missing</source>
        <translation>die Größe von Versuch {} fehlt</translation>
    </message>
    <message>
        <source>a split needs at least two experiments</source>
        <translation>eine Aufteilung braucht mindestens zwei Versuche</translation>
    </message>
    <message>
        <source>there is no experiment &quot;{}&quot;{}</source>
        <translation>einen Versuch „{}“ gibt es nicht{}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; occurs more than once</source>
        <translation>der Versuch „{}“ kommt mehrmals vor</translation>
    </message>
    <message>
        <source>the file cannot be opened for reading</source>
        <translation>die Datei kann nicht zum Lesen geöffnet werden</translation>
    </message>
    <message>
        <source>the file cannot be read to its end</source>
        <translation>die Datei kann nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is no number with the decimal sign &quot;{}&quot;, but would be one with &quot;{}&quot;; the column is read as texts</source>
        <translation>Zeile {}: „{}“ in Spalte „{}“ ist mit dem Dezimalzeichen „{}“ keine Zahl, wäre aber mit „{}“ eine; die Spalte wird als Text gelesen</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is more than one number; the column is read as texts. Is the delimiter right?</source>
        <translation>Zeile {}: „{}“ in Spalte „{}“ ist mehr als eine Zahl; die Spalte wird als Text gelesen. Stimmt das Trennzeichen?</translation>
    </message>
    <message>
        <source>an object with the keys jacobian, sigma and max_sensors is expected</source>
        <translation>erwartet wird ein Objekt mit den Schlüsseln jacobian, sigma und max_sensors</translation>
    </message>
    <message>
        <source>{}:{}: the key &quot;{}&quot; is not known and was not read{}</source>
        <translation>{}:{}: der Schlüssel „{}“ ist nicht bekannt und wurde nicht gelesen{}</translation>
    </message>
    <message>
        <source>{} must be a list</source>
        <translation>{} muss eine Liste sein</translation>
    </message>
    <message>
        <source>{} must be a number</source>
        <translation>{} muss eine Zahl sein</translation>
    </message>
    <message>
        <source>{} = {}: it must be a whole number from {} to 1000000</source>
        <translation>{} = {}: muss eine ganze Zahl von {} bis 1000000 sein</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is missing</source>
        <translation>der Schlüssel „{}“ fehlt</translation>
    </message>
    <message>
        <source>{} = {}, but {} {}</source>
        <translation>{} = {}, aber {} {}</translation>
    </message>
    <message>
        <source>jacobian has no sensors</source>
        <translation>jacobian enthält keine Sensoren</translation>
    </message>
    <message>
        <source>the number of entries of jacobian is</source>
        <translation>die Zahl der Einträge von jacobian ist</translation>
    </message>
    <message>
        <source>sigma has {} entries, but jacobian has {}</source>
        <translation>sigma hat {} Einträge, jacobian aber {}</translation>
    </message>
    <message>
        <source>{} has {} rows, but rows_per_sensor = {}</source>
        <translation>{} hat {} Zeilen, aber rows_per_sensor = {}</translation>
    </message>
    <message>
        <source>sigma[{}] = {}: it must be greater than 0</source>
        <translation>sigma[{}] = {}: muss größer als 0 sein</translation>
    </message>
    <message>
        <source>{} has no numbers</source>
        <translation>{} enthält keine Zahlen</translation>
    </message>
    <message>
        <source>{} has {} numbers: at most {} parameters are possible</source>
        <translation>{} hat {} Zahlen: möglich sind höchstens {} Parameter</translation>
    </message>
    <message>
        <source>the number of entries of a row of jacobian is</source>
        <translation>die Zahl der Einträge einer Zeile von jacobian ist</translation>
    </message>
    <message>
        <source>{} has {} numbers, but the rows before it have {}</source>
        <translation>{} hat {} Zahlen, die Zeilen davor aber {}</translation>
    </message>
    <message>
        <source>{}[{}][{}] / sigma = {}: it must be below 1e120</source>
        <translation>{}[{}][{}] / sigma = {}: muss unter 1e120 liegen</translation>
    </message>
    <message>
        <source>{}: sensor {} depends on no parameter and tells nothing.</source>
        <translation>{}: Sensor {} hängt von keinem Parameter ab und sagt nichts aus.</translation>
    </message>
    <message>
        <source>jacobian has no rows</source>
        <translation>jacobian enthält keine Zeilen</translation>
    </message>
    <message>
        <source>{} must hold texts</source>
        <translation>{} muss Texte enthalten</translation>
    </message>
    <message>
        <source>{} has {} entries, but {} are needed</source>
        <translation>{} hat {} Einträge, gebraucht werden aber {}</translation>
    </message>
    <message>
        <source>{}: there is no sensor {}; they are numbered from 0 to {}</source>
        <translation>{}: einen Sensor {} gibt es nicht; sie sind von 0 bis {} nummeriert</translation>
    </message>
    <message>
        <source>cost_limit = {}: it must be at least 0</source>
        <translation>cost_limit = {}: muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>costs[{}] = {}: it must be at least 0</source>
        <translation>costs[{}] = {}: muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>costs has {} entries, but jacobian has {}</source>
        <translation>costs hat {} Einträge, jacobian aber {}</translation>
    </message>
    <message>
        <source>cost_limit needs the key &quot;costs&quot;</source>
        <translation>cost_limit braucht den Schlüssel „costs“</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>der Schlüssel „{}“ ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>{} is too large for a number</source>
        <translation>{} ist zu groß für eine Zahl</translation>
    </message>
    <message>
        <source>the file ends before its JSON does</source>
        <translation>die Datei endet, bevor ihr JSON zu Ende ist</translation>
    </message>
    <message>
        <source>this is no JSON: &quot;{}&quot; is not expected here</source>
        <translation>dies ist kein JSON: „{}“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>{} measured values after the stop time {} s are left out.</source>
        <translation>{} Messwerte nach der Endzeit {} s bleiben weg.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; is marked as an outlier; only this cell is left out</source>
        <translation>{}: „{}“ ist als Ausreißer markiert; nur diese Zelle bleibt weg</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value; only this cell is missing</source>
        <translation>{}: Spalte „{}“ hat keinen Wert; nur diese Zelle fehlt</translation>
    </message>
    <message>
        <source>column &quot;{}&quot;: {} of {} cells are not numbers, the first in line {} (&quot;{}&quot;); the column is read as texts</source>
        <translation>Spalte „{}“: {} von {} Zellen sind keine Zahlen, die erste in Zeile {} („{}“); die Spalte wird als Text gelesen</translation>
    </message>
    <message>
        <source>{}: {} experiments are left out, this one first: column &quot;{}&quot; has no value there</source>
        <translation>{}: {} Versuche bleiben weg, dieser zuerst: Spalte „{}“ hat dort keinen Wert</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value in {} experiments, first here; only these cells are missing</source>
        <translation>{}: Spalte „{}“ hat in {} Versuchen keinen Wert, zuerst hier; nur diese Zellen fehlen</translation>
    </message>
    <message>
        <source>data.bounds names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>data.bounds nennt „{}“, das ist kein Ausgang des Modells {}{}</translation>
    </message>
    <message>
        <source>at least {:g}</source>
        <translation>mindestens {:g}</translation>
    </message>
    <message>
        <source>at most {:g}</source>
        <translation>höchstens {:g}</translation>
    </message>
    <message>
        <source>{:g} to {:g}</source>
        <translation>{:g} bis {:g}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}</source>
        <translation>{}:{}: {} = {:g} {} liegt außerhalb dessen, was das Modell erlaubt, {}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}; so do {} more values of this column</source>
        <translation>{}:{}: {} = {:g} {} liegt außerhalb dessen, was das Modell erlaubt, {}; ebenso {} weitere Werte dieser Spalte</translation>
    </message>
    <message>
        <source>{}:{}: the experiment {} has the name of the one in line {}</source>
        <translation>{}:{}: Der Versuch {} heißt wie der in Zeile {}</translation>
    </message>
    <message>
        <source>{} of {} rows have the time of the row before, first here: a record has one row per time. Is it the right time column (data.time), and one experiment per file?</source>
        <translation>{} von {} Zeilen haben die Zeit der Zeile davor, zuerst hier: Eine Aufzeichnung hat eine Zeile je Zeit. Ist es die richtige Zeitspalte (data.time), und ein Versuch je Datei?</translation>
    </message>
    <message>
        <source>{} of {} rows are not later than a row before them, first here: the rows of a record stand in the order of their times. Sort the file, or give every experiment its own.</source>
        <translation>{} von {} Zeilen sind nicht später als eine Zeile davor, zuerst hier: Die Zeilen einer Aufzeichnung stehen in der Reihenfolge ihrer Zeiten. Sortieren Sie die Datei, oder geben Sie jedem Versuch eine eigene.</translation>
    </message>
    <message>
        <source>The file is not there; it is waited for.</source>
        <translation>Die Datei ist nicht da; es wird auf sie gewartet.</translation>
    </message>
    <message>
        <source>it has {} cells instead of {}</source>
        <translation>sie hat {} Zellen statt {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column {} is no number</source>
        <translation>„{}“ in Spalte {} ist keine Zahl</translation>
    </message>
    <message>
        <source>{}:{}: the line is left out: {}</source>
        <translation>{}:{}: Die Zeile wird ausgelassen: {}</translation>
    </message>
    <message>
        <source>{}:{}: {} new rows are left out, first here: their time is missing or not later than that of the row before</source>
        <translation>{}:{}: {} neue Zeilen werden ausgelassen, zuerst hier: Ihre Zeit fehlt oder ist nicht später als die der Zeile davor</translation>
    </message>
    <message>
        <source>a further table begins on line {} ({}); only the first is read. The line of names tells which one is meant (in a study file: data.header_line = {})</source>
        <translation>in Zeile {} beginnt eine weitere Tabelle ({}); nur die erste wird gelesen. Die Zeile der Namen sagt, welche gemeint ist (in einer Studiendatei: data.header_line = {})</translation>
    </message>
    <message>
        <source>a gap of {:.0f} steps: no rows between line {} and line {}, {} from {:.9g} to {:.9g}{}</source>
        <translation>eine Lücke von {:.0f} Schritten: keine Zeilen zwischen Zeile {} und Zeile {}, {} von {:.9g} bis {:.9g}{}</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds times as well, but all columns are read at those of &quot;{}&quot;. Where the columns behind it have its times, both must have the same name in the file</source>
        <translation>Spalte „{}“ enthält ebenfalls Zeiten, aber alle Spalten werden zu denen von „{}“ gelesen. Wo für die Spalten dahinter ihre Zeiten gelten, müssen beide in der Datei denselben Namen haben</translation>
    </message>
    <message>
        <source>the columns behind &quot;{}&quot; are read at its times, those behind &quot;{}&quot; at its own</source>
        <translation>die Spalten hinter „{}“ werden zu dessen Zeiten gelesen, die hinter „{}“ zu ihren eigenen</translation>
    </message>
    <message>
        <source>line {}: quotation marks within column &quot;{}&quot; are not doubled; they are read as part of the text</source>
        <translation>Zeile {}: Anführungszeichen in Spalte „{}“ sind nicht verdoppelt; sie werden als Teil des Textes gelesen</translation>
    </message>
    <message>
        <source>{} lines that hold numbers like a row are left out as comments, since they begin with &quot;{}&quot;; the first is line {}</source>
        <translation>{} Zeilen mit Zahlen wie eine Datenzeile bleiben als Kommentare weg, da sie mit „{}“ beginnen; die erste ist Zeile {}</translation>
    </message>
    <message>
        <source>line {} names the columns with the delimiter {}, the data have {}</source>
        <translation>Zeile {} benennt die Spalten mit dem Trennzeichen {}, die Daten haben {}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>line {} could name the columns as well; the names are taken from line {}</source>
        <translation>Zeile {} könnte die Spalten ebenso benennen; die Namen stammen aus Zeile {}</translation>
    </message>
    <message>
        <source>numbers of column &quot;{}&quot; are followed by &quot;{}&quot;, its head states &quot;{}&quot;; they are read in {}</source>
        <translation>auf Zahlen der Spalte „{}“ folgt „{}“, ihr Kopf nennt „{}“; sie werden in {} gelesen</translation>
    </message>
    <message>
        <source>line {} repeats the names of the columns; it is no row</source>
        <translation>Zeile {} wiederholt die Namen der Spalten; sie ist keine Datenzeile</translation>
    </message>
    <message>
        <source>line {} holds no row (&quot;{}&quot;); it is not read</source>
        <translation>Zeile {} enthält keine Datenzeile („{}“); sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>from line {} on there are no values in the {} lines behind the data; they are not read</source>
        <translation>ab Zeile {} stehen in den {} Zeilen hinter den Daten keine Werte; sie werden nicht gelesen</translation>
    </message>
    <message>
        <source>line {} behind the data holds no row (&quot;{}&quot;); it is not read</source>
        <translation>Zeile {} hinter den Daten enthält keine Datenzeile („{}“); sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>lines {} to {} behind the data hold no rows (&quot;{}&quot;, ...); they are not read</source>
        <translation>die Zeilen {} bis {} hinter den Daten enthalten keine Datenzeilen („{}“, ...); sie werden nicht gelesen</translation>
    </message>
    <message>
        <source>there is no data file {} (there are {})</source>
        <translation>es gibt keine Datendatei {} (es gibt {})</translation>
    </message>
    <message>
        <source>data.marked names a cell of the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.marked nennt eine Zelle der Spalte „{}“, die es nicht gibt{}</translation>
    </message>
    <message>
        <source>data.marked names a cell of column &quot;{}&quot; in line {}, which holds no row</source>
        <translation>data.marked nennt eine Zelle der Spalte „{}“ in Zeile {}, die keine Datenzeile ist</translation>
    </message>
    <message>
        <source>data.{} names the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.{} nennt die Spalte „{}“, die es nicht gibt{}</translation>
    </message>
    <message>
        <source>the file is named twice; what is measured in it would count twice</source>
        <translation>die Datei ist zweimal genannt; was darin gemessen ist, zählte doppelt</translation>
    </message>
    <message>
        <source>{} holds the same bytes as {} (SHA-256 {}...): what is measured in them counts twice</source>
        <translation>{} enthält dieselben Bytes wie {} (SHA-256 {}...): was darin gemessen ist, zählt doppelt</translation>
    </message>
    <message>
        <source>{} derived columns are asked for; at most {} are computed</source>
        <translation>{} abgeleitete Spalten sind verlangt; höchstens {} werden berechnet</translation>
    </message>
    <message>
        <source>data.{}.{} = &quot;{}&quot;: {}</source>
        <translation>data.{}.{} = „{}“: {}</translation>
    </message>
    <message>
        <source>before {:.6g} s ({:g} steps)</source>
        <translation>vor {:.6g} s ({:g} Schritte)</translation>
    </message>
    <message>
        <source>after {:.6g} s ({:g} steps)</source>
        <translation>nach {:.6g} s ({:g} Schritte)</translation>
    </message>
    <message>
        <source>from {:.6g} s to {:.6g} s ({:g} steps)</source>
        <translation>von {:.6g} s bis {:.6g} s ({:g} Schritte)</translation>
    </message>
    <message>
        <source>no column of time was found: the file was read as one column, {}. Is the delimiter right?</source>
        <translation>keine Zeitspalte gefunden: die Datei wurde als eine Spalte gelesen, {}. Stimmt das Trennzeichen?</translation>
    </message>
    <message>
        <source>no column of time was found among {}. Give one of them that meaning (in a study file: data.time)</source>
        <translation>keine Zeitspalte unter {} gefunden. Geben Sie einer diese Bedeutung (in einer Studiendatei: data.time)</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number with a unit, such as 0.002 or &quot;2 um&quot;</source>
        <translation>„{}“ ist keine Zahl mit Einheit wie 0.002 oder &quot;2 um&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: the unit &quot;{}&quot; is not understood</source>
        <translation>„{}“: die Einheit „{}“ wird nicht verstanden</translation>
    </message>
    <message>
        <source>{}:{}: the input {} is not known {}: it is bridged, and nothing measured there tells about the model</source>
        <translation>{}:{}: der Eingang {} ist {} nicht bekannt: er wird überbrückt, und was dort gemessen ist, sagt nichts über das Modell</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no values {}</source>
        <translation>{}:{}: Spalte „{}“ hat keine Werte {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has {} more gaps</source>
        <translation>{}: Spalte „{}“ hat {} weitere Lücken</translation>
    </message>
    <message>
        <source>the input {} of experiment {} is not known {}</source>
        <translation>der Eingang {} des Versuchs {} ist {} nicht bekannt</translation>
    </message>
    <message>
        <source>the line has more than {} fields; this is no table</source>
        <translation>die Zeile hat mehr als {} Felder; das ist keine Tabelle</translation>
    </message>
    <message>
        <source>the step {} s of resampling is longer than the record of {} s</source>
        <translation>der Schritt {} s der Neuabtastung ist länger als die Aufzeichnung von {} s</translation>
    </message>
    <message>
        <source>there are more than {} lists or objects in each other</source>
        <translation>mehr als {} Listen oder Objekte liegen ineinander</translation>
    </message>
    <message>
        <source>it lacks columns that {} has: {}</source>
        <translation>es fehlen Spalten, die {} hat: {}</translation>
    </message>
    <message>
        <source>it has columns that {} has not: {}</source>
        <translation>es gibt Spalten, die {} nicht hat: {}</translation>
    </message>
    <message>
        <source>{}: no name of the model {} fits the columns {}: the model does not see them. Map them if they are conditions or measurements.</source>
        <translation>{}: Kein Name des Modells {} passt zu den Spalten {}: Das Modell sieht sie nicht. Ordnen Sie sie zu, wenn sie Bedingungen oder Messungen sind.</translation>
    </message>
    <message>
        <source>{} holds the same values as {}: what is measured in them counts twice</source>
        <translation>{} enthält dieselben Werte wie {}: was darin gemessen ist, zählt doppelt</translation>
    </message>
    <message>
        <source>{}: every row is taken as an experiment of its own, yet {} looks like the time of one record. If it is, say that the file is one experiment (data.layout = &quot;signals&quot;).</source>
        <translation>{}: Jede Zeile gilt als ein eigener Versuch, doch {} sieht aus wie die Zeit einer Aufzeichnung. Ist es so, ist anzugeben, dass die Datei ein Versuch ist (data.layout = &quot;signals&quot;).</translation>
    </message>
    <message>
        <source>an old Excel workbook, or one with a password</source>
        <translation>eine alte Excel-Arbeitsmappe oder eine mit Kennwort</translation>
    </message>
    <message>
        <source>save it as .xlsx without a password</source>
        <translation>als .xlsx ohne Kennwort speichern</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>zuerst entpacken</translation>
    </message>
    <message>
        <source>save what is needed of it as a MAT file, a workbook or CSV</source>
        <translation>das Nötige daraus als MAT-Datei, Arbeitsmappe oder CSV speichern</translation>
    </message>
    <message>
        <source>a LabVIEW TDMS file</source>
        <translation>eine TDMS-Datei von LabVIEW</translation>
    </message>
    <message>
        <source>save it as CSV in DIAdem, or in Python by nptdms: TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</source>
        <translation>in DIAdem als CSV speichern, oder in Python mit nptdms: TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>the index of a LabVIEW TDMS file</source>
        <translation>der Index einer TDMS-Datei von LabVIEW</translation>
    </message>
    <message>
        <source>export the .tdms file beside it as CSV</source>
        <translation>die .tdms-Datei daneben als CSV exportieren</translation>
    </message>
    <message>
        <source>a measurement in MDF</source>
        <translation>eine Messung in MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured, or in Python by asammdf: MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</source>
        <translation>im Messprogramm als CSV speichern, oder in Python mit asammdf: MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>an unfinished measurement in MDF</source>
        <translation>eine unvollendete Messung in MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured</source>
        <translation>im Messprogramm als CSV speichern</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; is stated, but the file is no workbook; leave it out</source>
        <translation>data.sheet = &quot;{}&quot; ist angegeben, aber die Datei ist keine Arbeitsmappe; lassen Sie es weg</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; is stated, but the file is no MAT file; leave it out</source>
        <translation>data.variable = &quot;{}&quot; ist angegeben, aber die Datei ist keine MAT-Datei; lassen Sie es weg</translation>
    </message>
    <message>
        <source>{}: validation holds back the only file of the study</source>
        <translation>{}: validation hält die einzige Datei der Studie zurück</translation>
    </message>
    <message>
        <source>{} is given by a column of {} too: of files that are one experiment only one may give it (data.ignored leaves a column out)</source>
        <translation>{} ist auch durch eine Spalte von {} gegeben: von Dateien, die ein Versuch sind, darf nur eine es geben (data.ignored lässt eine Spalte weg)</translation>
    </message>
    <message>
        <source>{} is {} here and {} in {}, which is the same experiment</source>
        <translation>{} ist hier {} und {} in {}, was derselbe Versuch ist</translation>
    </message>
    <message>
        <source>the system gives no process to read the file in: {}</source>
        <translation>das System gibt keinen Prozess, in dem die Datei zu lesen wäre: {}</translation>
    </message>
    <message>
        <source>a copy of the file cannot be written to {}: {}</source>
        <translation>eine Kopie der Datei kann nicht nach {} geschrieben werden: {}</translation>
    </message>
    <message>
        <source>the MAT file has no variable &quot;{}&quot; of several numbers; it has {}</source>
        <translation>die MAT-Datei hat keine Variable „{}“ aus mehreren Zahlen; sie hat {}</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; holds more than {} MB as text, which is not read; save what is needed in a file of its own</source>
        <translation>Variable „{}“ enthält als Text mehr als {} MB, was nicht gelesen wird; speichern Sie das Nötige in einer eigenen Datei</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; was read; {} could be meant as well, data.variable chooses</source>
        <translation>Variable „{}“ wurde gelesen; gemeint sein könnte auch {}, data.variable wählt</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; is wider than long: its rows are read as columns, {} samples each</source>
        <translation>Variable „{}“ ist breiter als lang: ihre Zeilen werden als Spalten gelesen, je {} Messpunkte</translation>
    </message>
    <message>
        <source>left out: {}</source>
        <translation>weggelassen: {}</translation>
    </message>
    <message>
        <source>no variable of the MAT file can be read: {}</source>
        <translation>keine Variable der MAT-Datei ist lesbar: {}</translation>
    </message>
    <message>
        <source>the MAT file holds no variable</source>
        <translation>die MAT-Datei enthält keine Variable</translation>
    </message>
    <message>
        <source>no variable of the MAT file is an array of several numbers; it has {}</source>
        <translation>keine Variable der MAT-Datei ist ein Feld aus mehreren Zahlen; sie hat {}</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; names a sheet of a workbook; this is a MAT file, of which data.variable names the variable</source>
        <translation>data.sheet = &quot;{}&quot; nennt ein Blatt einer Arbeitsmappe; dies ist eine MAT-Datei, deren Variable data.variable nennt</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; has more than {} columns, which are not read; save the ones that are needed in a variable of their own</source>
        <translation>Variable „{}“ hat mehr als {} Spalten, was nicht gelesen wird; speichern Sie die nötigen in einer eigenen Variablen</translation>
    </message>
    <message>
        <source>the MAT file is damaged and cannot be read; copy or save it anew</source>
        <translation>die MAT-Datei ist beschädigt und nicht lesbar; kopieren oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; cannot be read; copy or save it anew</source>
        <translation>die MAT-Datei ist beschädigt: ihre Variable „{}“ ist nicht lesbar; kopieren oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>the MAT file was not read within {:.0f} s of computing: it is damaged, or holds far more than {} numbers; save what is needed in a file of its own</source>
        <translation>die MAT-Datei wurde nicht innerhalb von {:.0f} s Rechenzeit gelesen: sie ist beschädigt oder enthält weit mehr als {} Zahlen; speichern Sie das Nötige in einer eigenen Datei</translation>
    </message>
    <message>
        <source>the MAT file is damaged, or takes more than {} MB: its reader stopped; save it anew, or what is needed in a file of its own</source>
        <translation>die MAT-Datei ist beschädigt oder braucht mehr als {} MB: das Lesen brach ab; speichern Sie sie neu oder das Nötige in einer eigenen Datei</translation>
    </message>
    <message>
        <source>the MAT file holds more than {} numbers, which are not read; save what is needed in a file of its own</source>
        <translation>die MAT-Datei enthält mehr als {} Zahlen, was nicht gelesen wird; speichern Sie das Nötige in einer eigenen Datei</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; of the MAT file holds more than {} fields, or structs more than {} deep; save its numbers as arrays</source>
        <translation>Variable „{}“ der MAT-Datei enthält mehr als {} Felder oder mehr als {} Ebenen von Strukturen; speichern Sie ihre Zahlen als einfache Felder</translation>
    </message>
    <message>
        <source>; in MATLAB, {} exports it</source>
        <translation>; Export in MATLAB: {}</translation>
    </message>
    <message>
        <source>{} is an object (a table, a timeseries, a datetime or another)</source>
        <translation>{} ist ein Objekt (table, timeseries, datetime oder ein anderes)</translation>
    </message>
    <message>
        <source>{} is an object of class {}</source>
        <translation>{} ist ein Objekt der Klasse {}</translation>
    </message>
    <message>
        <source>{} is a cell array</source>
        <translation>{} ist ein Cell-Array</translation>
    </message>
    <message>
        <source>{} is a sparse matrix</source>
        <translation>{} ist eine dünnbesetzte Matrix</translation>
    </message>
    <message>
        <source>{} holds complex numbers</source>
        <translation>{} enthält komplexe Zahlen</translation>
    </message>
    <message>
        <source>{} is a function and holds no data</source>
        <translation>{} ist eine Funktion und enthält keine Daten</translation>
    </message>
    <message>
        <source>{} cannot be read: it is damaged, or holds what is not known here</source>
        <translation>{} ist nicht lesbar: beschädigt oder von hier unbekanntem Inhalt</translation>
    </message>
    <message>
        <source>the MAT file is cut: it ends within its header; copy it anew</source>
        <translation>die MAT-Datei ist abgeschnitten: sie endet in ihrem Kopf; kopieren Sie sie neu</translation>
    </message>
    <message>
        <source>the MAT file is cut: its variable {} &quot;{}&quot; takes {} bytes, of which {} are there; copy or save it anew</source>
        <translation>die MAT-Datei ist abgeschnitten: ihre Variable {} „{}“ belegt {} Bytes, von denen {} da sind; kopieren oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>the MAT file is damaged: no variable begins at its byte {}; copy or save it anew</source>
        <translation>die MAT-Datei ist beschädigt: an ihrem Byte {} beginnt keine Variable; kopieren oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; at byte {} states more values than it has bytes for; copy or save it anew</source>
        <translation>die MAT-Datei ist beschädigt: ihre Variable „{}“ an Byte {} gibt mehr Werte an, als sie Bytes dafür hat; kopieren oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of one experiment holds back {}; validation = {{after = ...}} holds back the end of a record</source>
        <translation>{}: validation = {{share = {}}} hält von einem einzigen Versuch {} zurück; validation = {{after = ...}} hält das Ende einer Aufzeichnung zurück</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of {} experiments holds back {}, and both sides need at least one</source>
        <translation>{}: validation = {{share = {}}} von {} Versuchen hält {} zurück, und beide Seiten brauchen mindestens einen</translation>
    </message>
    <message>
        <source>{}: validation names the experiment &quot;{}&quot;, and there is none of that label{}</source>
        <translation>{}: validation nennt den Versuch „{}“, und keiner hat diese Beschriftung{}</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} divides records over time (layout = &quot;signals&quot;); rows are divided by share or labels</source>
        <translation>{}: validation = {{after = {}}} teilt Aufzeichnungen über der Zeit (layout = &quot;signals&quot;); Zeilen werden nach share oder labels geteilt</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} leaves nothing {}: what is measured lies between {} and {} s</source>
        <translation>{}: mit validation = {{after = {}}} bleibt nichts {}: Gemessenes liegt zwischen {} und {} s</translation>
    </message>
    <message>
        <source>to search by</source>
        <translation>zum Suchen</translation>
    </message>
    <message>
        <source>to validate by</source>
        <translation>zum Validieren</translation>
    </message>
    <message>
        <source>{}: of {} experiments validation holds back {}, and both sides need at least one</source>
        <translation>{}: von {} Versuchen hält validation {} zurück, und beide Seiten brauchen mindestens einen</translation>
    </message>
    <message>
        <source>the workbook is locked by a password; save it without one</source>
        <translation>die Arbeitsmappe ist durch ein Kennwort gesperrt; speichern Sie sie ohne</translation>
    </message>
    <message>
        <source>the workbook has no sheet with cells</source>
        <translation>die Arbeitsmappe hat kein Blatt mit Zellen</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} has no end</source>
        <translation>die Arbeitsmappe ist beschädigt oder abgeschnitten: ihr Teil {} hat kein Ende</translation>
    </message>
    <message>
        <source>the workbook is damaged: what stands behind row {} of sheet &quot;{}&quot; is no row</source>
        <translation>die Arbeitsmappe ist beschädigt: was hinter Zeile {} des Blatts „{}“ steht, ist keine Zeile</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: sheet &quot;{}&quot; ends behind row {}</source>
        <translation>die Arbeitsmappe ist beschädigt oder abgeschnitten: Blatt „{}“ endet hinter Zeile {}</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has rows behind row {}, which are not read; save the sheet as CSV, which has no such limit</source>
        <translation>Blatt „{}“ hat Zeilen hinter Zeile {}, die nicht gelesen werden; speichern Sie das Blatt als CSV, das keine solche Grenze hat</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has a cell in column {} ({}), at most {} columns are read; put the columns that are needed on a sheet of their own</source>
        <translation>Blatt „{}“ hat eine Zelle in Spalte {} ({}), gelesen werden höchstens {} Spalten; legen Sie die nötigen Spalten auf ein eigenes Blatt</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; holds more than {} MB as text, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>Blatt „{}“ enthält als Text mehr als {} MB, was nicht gelesen wird; speichern Sie das Blatt als CSV, das keine solche Grenze hat</translation>
    </message>
    <message>
        <source>this is a binary Excel workbook (.xlsb); save it as .xlsx or the sheet as CSV</source>
        <translation>dies ist eine binäre Excel-Arbeitsmappe (.xlsb); speichern Sie sie als .xlsx oder das Blatt als CSV</translation>
    </message>
    <message>
        <source>this is a document, no workbook; save its table as CSV or .xlsx</source>
        <translation>dies ist ein Dokument, keine Arbeitsmappe; speichern Sie seine Tabelle als CSV oder .xlsx</translation>
    </message>
    <message>
        <source>this is a ZIP archive, but no workbook (.xlsx, .ods); unpack it first</source>
        <translation>dies ist ein ZIP-Archiv, aber keine Arbeitsmappe (.xlsx, .ods); zuerst entpacken</translation>
    </message>
    <message>
        <source>the workbook has no sheet &quot;{}&quot;; it has {}</source>
        <translation>die Arbeitsmappe hat kein Blatt „{}“; sie hat {}</translation>
    </message>
    <message>
        <source>no sheet of the workbook has a cell with content; it has {}</source>
        <translation>kein Blatt der Arbeitsmappe hat eine Zelle mit Inhalt; sie hat {}</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; names a variable of a MAT file; this is a workbook, of which data.sheet names the sheet</source>
        <translation>data.variable = &quot;{}&quot; nennt eine Variable einer MAT-Datei; dies ist eine Arbeitsmappe, deren Blatt data.sheet nennt</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has no cell with content</source>
        <translation>Blatt „{}“ hat keine Zelle mit Inhalt</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; was read; {} could be meant as well, data.sheet chooses</source>
        <translation>Blatt „{}“ wurde gelesen; gemeint sein könnte auch {}, data.sheet wählt</translation>
    </message>
    <message>
        <source>{} formulas of sheet &quot;{}&quot; have no value, the first in cell {}: no program has computed them; open and save the workbook in one that does</source>
        <translation>{} Formeln des Blatts „{}“ haben keinen Wert, die erste in Zelle {}: kein Programm hat sie berechnet; öffnen und speichern Sie die Arbeitsmappe in einem, das rechnet</translation>
    </message>
    <message>
        <source>the workbook is damaged: a cell &quot;{}&quot; stands in row {} of sheet &quot;{}&quot;</source>
        <translation>die Arbeitsmappe ist beschädigt: eine Zelle „{}“ steht in Zeile {} des Blatts „{}“</translation>
    </message>
    <message>
        <source>the workbook is damaged: cell {}{} of sheet &quot;{}&quot; names the text {}, there are {}</source>
        <translation>die Arbeitsmappe ist beschädigt: Zelle {}{} des Blatts „{}“ nennt den Text {}, es gibt {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is no XML ({})</source>
        <translation>die Arbeitsmappe ist beschädigt: ihr Teil {} ist kein XML ({})</translation>
    </message>
    <message>
        <source>the workbook holds more than {} MB of texts, which are not read; save the sheet as CSV</source>
        <translation>die Arbeitsmappe enthält mehr als {} MB Texte, was nicht gelesen wird; speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>the workbook is damaged: one of its rows is longer than {} MB</source>
        <translation>die Arbeitsmappe ist beschädigt: eine ihrer Zeilen ist länger als {} MB</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: an element &lt;{}&gt; has no end</source>
        <translation>die Arbeitsmappe ist beschädigt oder abgeschnitten: ein Element &lt;{}&gt; hat kein Ende</translation>
    </message>
    <message>
        <source>the file is damaged or cut: it begins like a ZIP archive, as workbooks are, but cannot be opened ({}); save or copy it anew</source>
        <translation>die Datei ist beschädigt oder abgeschnitten: sie beginnt wie ein ZIP-Archiv, was Arbeitsmappen sind, lässt sich aber nicht öffnen ({}); speichern oder kopieren Sie sie neu</translation>
    </message>
    <message>
        <source>the archive has {} entries; a workbook has at most {}</source>
        <translation>das Archiv hat {} Einträge; eine Arbeitsmappe hat höchstens {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is missing</source>
        <translation>die Arbeitsmappe ist beschädigt: ihr Teil {} fehlt</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} cannot be unpacked ({})</source>
        <translation>die Arbeitsmappe ist beschädigt: ihr Teil {} lässt sich nicht entpacken ({})</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); save or copy it anew</source>
        <translation>die Arbeitsmappe ist beschädigt oder abgeschnitten: ihr Teil {} lässt sich hinter {} Bytes nicht entpacken ({}); speichern oder kopieren Sie sie neu</translation>
    </message>
    <message>
        <source>the part {} of the workbook unpacks to more than {} MB, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>der Teil {} der Arbeitsmappe ist entpackt größer als {} MB, was nicht gelesen wird; speichern Sie das Blatt als CSV, das keine solche Grenze hat</translation>
    </message>
    <message>
        <source>{}: its times are taken to be of the same clock as those of {}; if it began at another time, state its offset (data.files)</source>
        <translation>{}: Ihre Zeiten gelten als die derselben Uhr wie die von {}; hat sie zu einer anderen Zeit begonnen, geben Sie ihren Versatz an (data.files)</translation>
    </message>
    <message>
        <source>its columns are others than those of {}: it has {}, but no {}; one meaning of the columns holds for all files, so they can be used together only as one experiment</source>
        <translation>ihre Spalten sind andere als die von {}: sie hat {}, aber kein {}; eine Bedeutung der Spalten gilt für alle Dateien, daher lassen sie sich nur als ein Versuch zusammen verwenden</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no derived column; expected is a rule ({}), &quot;of&quot; and a column, for example &quot;previous of force within series&quot;, or a formula of columns, &quot;force - 2.1&quot;</source>
        <translation>„{}“ ist keine abgeleitete Spalte; erwartet wird eine Regel ({}), &quot;of&quot; und eine Spalte, zum Beispiel &quot;previous of force within series&quot;, oder eine Formel aus Spalten, &quot;force - 2.1&quot;</translation>
    </message>
    <message>
        <source>no column of time was found</source>
        <translation>keine Zeitspalte wurde gefunden</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>„{}“: {}</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told; state the unit of the column (data.units)</source>
        <translation>was aus der Einheit {} wird, lässt sich nicht sagen; geben Sie die Einheit der Spalte an (data.units)</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told: the formula is no product of powers, and no sum of columns in one unit. Convert the columns to one unit, or state the unit of the column (data.units) if the numbers are meant as they stand</source>
        <translation>was aus der Einheit {} wird, lässt sich nicht sagen: Die Formel ist weder ein Produkt von Potenzen noch eine Summe von Spalten in einer Einheit. Rechnen Sie die Spalten in eine Einheit um, oder geben Sie die Einheit der Spalte an (data.units), wenn die Zahlen so gemeint sind, wie sie dastehen</translation>
    </message>
    <message>
        <source>{}: its times are counted from its first row, {:.9g} s, because a model starts at 0 s. Another clock is stated by an offset of the file (data.files) or by simulation.start_time</source>
        <translation>{}: Ihre Zeiten werden ab ihrer ersten Zeile, {:.9g} s, gezählt, weil ein Modell bei 0 s beginnt. Eine andere Uhr geben Sie durch einen Versatz der Datei (data.files) oder durch simulation.start_time an</translation>
    </message>
    <message>
        <source>{}: the first row is at {:.9g} s, but a model starts at 0 s: the states have moved until then under what the inputs are in the first row. To start it there, state an offset of the file (data.files) or simulation.start_time</source>
        <translation>{}: Die erste Zeile liegt bei {:.9g} s, aber ein Modell beginnt bei 0 s: Bis dahin haben sich die Zustände unter dem bewegt, was die Eingänge in der ersten Zeile sind. Soll es dort beginnen, geben Sie einen Versatz der Datei (data.files) oder simulation.start_time an</translation>
    </message>
    <message>
        <source>{}: the record is trimmed to begin at {} s, but the model starts at 0 s with the values of its text, and until then its inputs are held as they are there. What its states are is stated by data.start: a number, &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{}: die Aufzeichnung ist so zugeschnitten, dass sie bei {} s beginnt, das Modell aber startet bei 0 s mit den Werten seines Textes, und bis dahin werden seine Eingänge gehalten, wie sie dort sind. Welche Werte seine Zustände haben, gibt data.start an: eine Zahl, &quot;measured&quot;, &quot;steady&quot; oder &quot;unknown&quot;</translation>
    </message>
    <message>
        <source>{} values over {}, every {}</source>
        <translation>{} Werte über {}, alle {}</translation>
    </message>
    <message>
        <source>, the longest step {}</source>
        <translation>, der längste Schritt {}</translation>
    </message>
    <message>
        <source> (steps differ by up to {} %)</source>
        <translation> (Schritte weichen um bis zu {} % voneinander ab)</translation>
    </message>
    <message>
        <source>; a gap of {}</source>
        <translation>; eine Lücke von {}</translation>
    </message>
    <message>
        <source>; {} gaps, the longest {}</source>
        <translation>; {} Lücken, die längste {}</translation>
    </message>
    <message>
        <source>; the values move in steps of {}</source>
        <translation>; die Werte ändern sich in Stufen von {}</translation>
    </message>
    <message>
        <source>{}: a sample time is stated (data.preparation.sample_time = {} s), and the column {} as time (data.time); one of them is enough</source>
        <translation>{}: eine Abtastzeit ist angegeben (data.preparation.sample_time = {} s) und auch die Spalte {} als Zeit (data.time); eines von beiden genügt</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = &quot;each&quot;}} leaves out one experiment after the other, and there is one; validation = {{folds = 5}} leaves out stretches of a record</source>
        <translation>{}: validation = {{folds = &quot;each&quot;}} lässt einen Versuch nach dem anderen weg, und es gibt nur einen; validation = {{folds = 5}} lässt Abschnitte einer Aufzeichnung weg</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} times measured</source>
        <translation>{}: validation = {{folds = {}}} von {} gemessenen Zeiten</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} experiments: at least two parts are needed, and an experiment in each</source>
        <translation>{}: validation = {{folds = {}}} von {} Versuchen: nötig sind mindestens zwei Teile und in jedem ein Versuch</translation>
    </message>
</context>
<context>
    <name>DataFinding</name>
    <message numerus="yes">
        <source>column &quot;%1&quot; has no value in %n row(s), first here</source>
        <translation>
            <numerusform>Spalte „%1“ hat in %n Zeile keinen Wert, zuerst hier</numerusform>
            <numerusform>Spalte „%1“ hat in %n Zeilen keinen Wert, zuerst hier</numerusform>
        </translation>
    </message>
    <message>
        <source>the input &quot;%1&quot; of the model has no column; choose it above the rows</source>
        <translation>der Eingang „%1“ des Modells hat keine Spalte; wählen Sie sie über den Zeilen</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>propagating</source>
        <translation>Fortpflanzung</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>Verfeinerung</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste Quadrate</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>building response surfaces</source>
        <translation>Antwortflächen werden aufgebaut</translation>
    </message>
    <message>
        <source>checking response surfaces</source>
        <translation>Antwortflächen werden geprüft</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>no-answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Lines of the file before this one are not used. 0: none.</source>
        <translation>Zeilen der Datei davor werden nicht verwendet. 0: keine.</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Letzte Zeile</translation>
    </message>
    <message>
        <source>Lines of the file behind this one are not used. 0: none.</source>
        <translation>Zeilen der Datei dahinter werden nicht verwendet. 0: keine.</translation>
    </message>
    <message>
        <source>Trim from; to</source>
        <translation>Zuschnitt von; bis</translation>
    </message>
    <message>
        <source>Two times: samples before the first and behind the second are not used. Empty: all.</source>
        <translation>Zwei Zeiten: Abtastwerte vor der ersten und nach der zweiten werden nicht verwendet. Leer: alle.</translation>
    </message>
    <message>
        <source>Outliers beyond</source>
        <translation>Ausreißer jenseits</translation>
    </message>
    <message>
        <source>Outlier window</source>
        <translation>Ausreißerfenster</translation>
    </message>
    <message>
        <source>Samples on either side over which the median is taken.</source>
        <translation>Abtastwerte zu beiden Seiten, über die der Median gebildet wird.</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Neu abtasten</translation>
    </message>
    <message>
        <source>Low-pass</source>
        <translation>Tiefpass</translation>
    </message>
    <message>
        <source>Cut-off frequency of a Butterworth filter run forwards and backwards, so that nothing is delayed. Needs equal steps: resample first if they are not. 0: off.</source>
        <translation>Grenzfrequenz eines Butterworth-Filters, vorwärts und rückwärts durchlaufen, so dass nichts verzögert wird. Braucht gleiche Schritte: sonst zuerst neu abtasten. 0: aus.</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Integrator</translation>
    </message>
    <message>
        <source>rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with step control. radau: Radau IIA of order 5 with a fixed step, implicit, for stiff models. rosenbrock4: implicit with step control, for stiff models.</source>
        <translation>rk4: klassisches Runge-Kutta mit fester Schrittweite. dopri5: Dormand-Prince mit Schrittweitensteuerung. radau: Radau IIA der Ordnung 5 mit fester Schrittweite, implizit, für steife Modelle. rosenbrock4: implizit mit Schrittweitensteuerung, für steife Modelle.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Largest step of rk4 and radau, which divide the time between two corners of the inputs evenly; first step of the other integrators.</source>
        <translation>Größter Schritt von rk4 und radau, die die Zeit zwischen zwei Ecken der Eingänge gleichmäßig teilen; erster Schritt der anderen Integratoren.</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Time at which a run begins.</source>
        <translation>Zeit, zu der eine Simulation beginnt.</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4 relative to the state.</source>
        <translation>Fehler je Schritt von dopri5 und rosenbrock4, bezogen auf den Zustand.</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute Toleranz</translation>
    </message>
    <message>
        <source>Event tolerance</source>
        <translation>Ereignistoleranz</translation>
    </message>
    <message>
        <source>Events are located in time to this.</source>
        <translation>So genau werden Ereignisse in der Zeit geortet.</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Höchstzahl Schritte</translation>
    </message>
    <message>
        <source>A run that needs more steps is given up.</source>
        <translation>Eine Simulation, die mehr Schritte braucht, wird aufgegeben.</translation>
    </message>
    <message>
        <source>Blow-up limit</source>
        <translation>Divergenzgrenze</translation>
    </message>
    <message>
        <source>A state beyond this times its nominal value ends the run as a failure.</source>
        <translation>Ein Zustand jenseits dieses Vielfachen seines Nennwerts beendet die Simulation als gescheitert.</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Inverse Unsicherheit</translation>
    </message>
    <message>
        <source>Which distribution of the unknowns best explains all experiments?</source>
        <translation>Welche Verteilung der Unbekannten erklärt alle Versuche am besten?</translation>
    </message>
    <message>
        <source>Output density</source>
        <translation>Ausgangsdichte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>After the search</source>
        <translation>Nach der Suche</translation>
    </message>
    <message>
        <source>Density of the output</source>
        <translation>Dichte des Ausgangs</translation>
    </message>
    <message>
        <source>The density whose likelihood is maximised: normal with the mean and variance of the expansion, or maximum entropy with its first M moments.</source>
        <translation>Die Dichte, deren Likelihood maximiert wird: normal mit Mittelwert und Varianz der Entwicklung, oder maximale Entropie mit ihren ersten M Momenten.</translation>
    </message>
    <message>
        <source>Moments matched</source>
        <translation>Angepasste Momente</translation>
    </message>
    <message>
        <source>M of the maximum entropy density; the paper uses 4. Where M moments admit no density, M - 2 are matched and the experiment says so.</source>
        <translation>M der Dichte maximaler Entropie; die Veröffentlichung nimmt 4. Wo M Momente keine Dichte zulassen, werden M - 2 angepasst, und der Versuch sagt es.</translation>
    </message>
    <message>
        <source>Polynomial degree</source>
        <translation>Polynomgrad</translation>
    </message>
    <message>
        <source>Total degree d of the expansion; the paper uses 4.</source>
        <translation>Gesamtgrad d der Entwicklung; die Veröffentlichung nimmt 4.</translation>
    </message>
    <message>
        <source>Quadrature order</source>
        <translation>Quadraturordnung</translation>
    </message>
    <message>
        <source>q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid.</source>
        <translation>q Knoten je Unbekannte, mindestens d + 1: q^n Simulationen je Versuch auf dem Tensorgitter.</translation>
    </message>
    <message>
        <source>Quadrature grid</source>
        <translation>Quadraturgitter</translation>
    </message>
    <message>
        <source>Full tensor product, or the sparse grid of Smolyak of level q - 1 (from 4 unknowns on).</source>
        <translation>Volles Tensorprodukt oder das dünne Gitter von Smolyak der Stufe q - 1 (ab 4 Unbekannten).</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Träger</translation>
    </message>
    <message>
        <source>The maximum entropy density lives on the mean plus or minus so many standard deviations.</source>
        <translation>Die Dichte maximaler Entropie lebt auf dem Mittelwert plus oder minus so vielen Standardabweichungen.</translation>
    </message>
    <message>
        <source>Moments by</source>
        <translation>Momente durch</translation>
    </message>
    <message>
        <source>Exact quadrature of the expansion, or the paper&apos;s multinomial sum. The same numbers; the sum is slower.</source>
        <translation>Exakte Quadratur der Entwicklung oder die multinomiale Summe der Veröffentlichung. Dieselben Zahlen; die Summe ist langsamer.</translation>
    </message>
    <message>
        <source>Measured output</source>
        <translation>Gemessener Ausgang</translation>
    </message>
    <message>
        <source>Name of the output that is explained. Empty: the only one measured.</source>
        <translation>Name des Ausgangs, der erklärt wird. Leer: der einzige gemessene.</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Auswerten bei</translation>
    </message>
    <message>
        <source>Values at which the likelihood is evaluated instead of searching: first the first shape parameter of every unknown (all means), then the second (all standard deviations). Empty: search.</source>
        <translation>Werte, bei denen die Likelihood ausgewertet wird, statt zu suchen: zuerst der erste Formparameter jeder Unbekannten (alle Mittelwerte), dann der zweite (alle Standardabweichungen). Leer: suchen.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>The genetic algorithm as published; the same followed by a gradient method; a gradient method from the start values; or gradient searches from several starts.</source>
        <translation>Der genetische Algorithmus wie veröffentlicht; derselbe, gefolgt von einem Gradientenverfahren; ein Gradientenverfahren von den Startwerten aus; oder Gradientensuchen von mehreren Starts.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Members of a generation, candidates of the multi-start. The paper uses 50.</source>
        <translation>Mitglieder einer Generation, Kandidaten des Mehrfachstarts. Die Veröffentlichung nimmt 50.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Of the genetic algorithm.</source>
        <translation>Des genetischen Algorithmus.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Gradient searches from the best candidates.</source>
        <translation>Gradientensuchen von den besten Kandidaten aus.</translation>
    </message>
    <message>
        <source>Gradient steps</source>
        <translation>Gradientenschritte</translation>
    </message>
    <message>
        <source>Steps of a gradient search at most.</source>
        <translation>Schritte einer Gradientensuche höchstens.</translation>
    </message>
    <message>
        <source>Standard errors</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>From the observed Fisher information at the optimum.</source>
        <translation>Aus der beobachteten Fisher-Information am Optimum.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Sampling of the model itself at the answer, against which the densities are measured.</source>
        <translation>Stichproben des Modells selbst bei der Antwort, an denen die Dichten gemessen werden.</translation>
    </message>
    <message>
        <source>Reference samples</source>
        <translation>Referenzstichproben</translation>
    </message>
    <message>
        <source>Simulations per experiment from the distribution found, and as many again spread twice as wide, which tell the density far out.</source>
        <translation>Simulationen je Versuch aus der gefundenen Verteilung und noch einmal so viele mit doppelter Streuung, die die Dichte weit außen zeigen.</translation>
    </message>
    <message>
        <source>Least squares</source>
        <translation>Kleinste Quadrate</translation>
    </message>
    <message>
        <source>Also fits the unknowns as fixed numbers, for comparison.</source>
        <translation>Passt die Unbekannten zum Vergleich auch als feste Zahlen an.</translation>
    </message>
    <message>
        <source>Sample size study</source>
        <translation>Stichprobenumfang</translation>
    </message>
    <message>
        <source>How many Monte Carlo and quasi Monte Carlo samples reach the mean error of log L of each density (Table 2 of the paper). Needs a reference and measured values.</source>
        <translation>Wie viele Monte-Carlo- und Quasi-Monte-Carlo-Stichproben den mittleren Fehler von log L jeder Dichte erreichen (Tabelle 2 der Veröffentlichung). Braucht eine Referenz und Messwerte.</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale Entropie</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>smolyak</source>
        <translation>Smolyak</translation>
    </message>
    <message>
        <source>quadrature</source>
        <translation>Quadratur</translation>
    </message>
    <message>
        <source>multinomial</source>
        <translation>multinomial</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>genetisch</translation>
    </message>
    <message>
        <source>genetic + gradient</source>
        <translation>genetisch + Gradient</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>multi start</source>
        <translation>Mehrfachstart</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>monte carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>latin hypercube</source>
        <translation>Latin Hypercube</translation>
    </message>
    <message>
        <source>sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>surfaces</source>
        <translation>Antwortflächen</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>feasible box</source>
        <translation>zulässiger Bereich</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Joint density</source>
        <translation>Gemeinsame Dichte</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Suche auf</translation>
    </message>
    <message>
        <source>sensor sets</source>
        <translation>Sensorauswahlen</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Modelladäquatheit</translation>
    </message>
    <message>
        <source>How far can the estimate be trusted, which sensors are needed, and is the model wrong?</source>
        <translation>Wie weit ist der Schätzung zu trauen, welche Sensoren braucht es, und ist das Modell falsch?</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Outputs used for the estimate and the splits, separated by commas. Empty: the best set by the criterion.</source>
        <translation>Ausgänge für die Schätzung und die Aufteilungen, durch Kommas getrennt. Leer: die nach dem Kriterium beste Auswahl.</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>What is small for a good set of sensors: A the trace, D the determinant, E the largest eigenvalue of the covariance, ME its largest over its smallest.</source>
        <translation>Was bei einer guten Auswahl von Sensoren klein ist: A die Spur, D die Determinante, E der größte Eigenwert der Kovarianz, ME ihr größter durch ihren kleinsten.</translation>
    </message>
    <message>
        <source>Sensors at most</source>
        <translation>Höchstens Sensoren</translation>
    </message>
    <message>
        <source>Size of the set that is chosen. 0: no limit.</source>
        <translation>Größe der gewählten Auswahl. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Experiments of the estimate</source>
        <translation>Versuche der Schätzung</translation>
    </message>
    <message>
        <source>A selection such as: series 1, 2, 4 and step 1:15. Empty: all.</source>
        <translation>Eine Auswahl wie: series 1, 2, 4 and step 1:15. Leer: alle.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Vertrauensniveau</translation>
    </message>
    <message>
        <source>Of the ellipsoid and of the intervals.</source>
        <translation>Des Ellipsoids und der Intervalle.</translation>
    </message>
    <message>
        <source>Second derivatives</source>
        <translation>Zweite Ableitungen</translation>
    </message>
    <message>
        <source>Adds the term S of the second derivatives to the Hessian (eq. 9).</source>
        <translation>Fügt der Hesse-Matrix den Term S der zweiten Ableitungen hinzu (Gl. 9).</translation>
    </message>
    <message>
        <source>Condition limit</source>
        <translation>Konditionsgrenze</translation>
    </message>
    <message>
        <source>Largest condition number of the scaled J&apos;J at which the unknowns count as determined.</source>
        <translation>Größte Konditionszahl des skalierten J&apos;J, bei der die Unbekannten als bestimmt gelten.</translation>
    </message>
    <message>
        <source>Experiments of the splits</source>
        <translation>Versuche der Aufteilungen</translation>
    </message>
    <message>
        <source>A selection, as above. Empty: those of the estimate.</source>
        <translation>Eine Auswahl wie oben. Leer: die der Schätzung.</translation>
    </message>
    <message>
        <source>Significance</source>
        <translation>Signifikanz</translation>
    </message>
    <message>
        <source>A right model is rejected with at most this probability.</source>
        <translation>Ein richtiges Modell wird höchstens mit dieser Wahrscheinlichkeit verworfen.</translation>
    </message>
    <message>
        <source>Column of repeated series</source>
        <translation>Spalte der wiederholten Reihen</translation>
    </message>
    <message>
        <source>Differences between the series tell the standard deviation of each sensor and whether it is normal. Empty: not checked.</source>
        <translation>Differenzen zwischen den Reihen zeigen die Standardabweichung jedes Sensors und ob sie normal verteilt ist. Leer: nicht geprüft.</translation>
    </message>
    <message>
        <source>Refits for the coverage</source>
        <translation>Wiederholte Anpassungen für die Überdeckung</translation>
    </message>
    <message>
        <source>Data simulated at the estimate and fitted again; the share whose ellipsoid holds the estimate should be the level. 0: none; 2000 is usual.</source>
        <translation>Daten, bei der Schätzung simuliert und neu angepasst; der Anteil, dessen Ellipsoid die Schätzung enthält, sollte das Niveau sein. 0: keine; 2000 sind üblich.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profil-Likelihood</translation>
    </message>
    <message>
        <source>Intervals that need no linearisation: each unknown is held at values around its estimate and the others are fitted again.</source>
        <translation>Intervalle ohne Linearisierung: Jede Unbekannte wird bei Werten um ihre Schätzung festgehalten, und die anderen werden neu angepasst.</translation>
    </message>
    <message>
        <source>Input of the next experiment</source>
        <translation>Eingang des nächsten Versuchs</translation>
    </message>
    <message>
        <source>The control that may be chosen. Empty: not asked.</source>
        <translation>Die Stellgröße, die gewählt werden kann. Leer: nicht gefragt.</translation>
    </message>
    <message>
        <source>Its candidates</source>
        <translation>Ihre Kandidaten</translation>
    </message>
    <message>
        <source>Values of that input, in its unit.</source>
        <translation>Werte dieses Eingangs, in seiner Einheit.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>scoring combinations</source>
        <translation>Kombinationen werden bewertet</translation>
    </message>
    <message>
        <source>proving A</source>
        <translation>Beweis für A</translation>
    </message>
    <message>
        <source>proving D</source>
        <translation>Beweis für D</translation>
    </message>
    <message>
        <source>proving E</source>
        <translation>Beweis für E</translation>
    </message>
    <message>
        <source>proving ME</source>
        <translation>Beweis für ME</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>Branch-and-Bound</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Sensorauswahl</translation>
    </message>
    <message>
        <source>Which sensors, measured or only planned, determine the parameters best?</source>
        <translation>Welche Sensoren, gemessen oder nur geplant, bestimmen die Parameter am besten?</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Was gewählt wird</translation>
    </message>
    <message>
        <source>What is made small: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. All: A, D and E.</source>
        <translation>Was klein wird: A, die Summe der Varianzen; D, die Determinante der Kovarianz; E, ihr größter Eigenwert; ME, ihre Konditionszahl. Alle: A, D und E.</translation>
    </message>
    <message>
        <source>How many sensors may be chosen. 0: as the file of sensors says.</source>
        <translation>Wie viele Sensoren gewählt werden dürfen. 0: wie in der Sensordatei angegeben.</translation>
    </message>
    <message>
        <source>Required sensors</source>
        <translation>Verlangte Sensoren</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are always chosen.</source>
        <translation>Nummern der Sensoren, ab 0, die immer gewählt werden.</translation>
    </message>
    <message>
        <source>Forbidden sensors</source>
        <translation>Verbotene Sensoren</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are never chosen.</source>
        <translation>Nummern der Sensoren, ab 0, die nie gewählt werden.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost of every sensor, in any currency. Empty: as the file of sensors says.</source>
        <translation>Kosten jedes Sensors, in beliebiger Währung. Leer: wie in der Sensordatei angegeben.</translation>
    </message>
    <message>
        <source>Cost limit</source>
        <translation>Kostengrenze</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen sensors. 0: as the file of sensors says, or none.</source>
        <translation>Für die Summe der Kosten der gewählten Sensoren. 0: wie in der Sensordatei angegeben, oder keine.</translation>
    </message>
    <message>
        <source>Score every combination, or prove the best one by branch and bound with a relaxation. Automatic: by the number of combinations.</source>
        <translation>Jede Kombination bewerten, oder die beste durch Branch-and-Bound mit einer Relaxation beweisen. Automatisch: je nach Zahl der Kombinationen.</translation>
    </message>
    <message>
        <source>Enumerate up to</source>
        <translation>Aufzählen bis</translation>
    </message>
    <message>
        <source>Combinations that the automatic choice still scores one by one.</source>
        <translation>Kombinationen, die die automatische Wahl noch einzeln bewertet.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>A proof may end when the best combination is within this share of the bound. 0: only when it is optimal.</source>
        <translation>Ein Beweis darf enden, wenn die beste Kombination bis auf diesen Anteil an der Schranke liegt. 0: erst wenn sie optimal ist.</translation>
    </message>
    <message>
        <source>Combinations listed</source>
        <translation>Aufgeführte Kombinationen</translation>
    </message>
    <message>
        <source>checking the box</source>
        <translation>prüft den Kasten</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>not-run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Truncated normal</source>
        <translation>Gestutzt normal</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Gleichverteilt</translation>
    </message>
    <message>
        <source>Lognormal</source>
        <translation>Lognormal</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>log mean</source>
        <translation>log Mittelwert</translation>
    </message>
    <message>
        <source>log sd</source>
        <translation>log σ</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-Abweichung</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>beta</translation>
    </message>
    <message>
        <source>1, 2, 3 standard deviations</source>
        <translation>1, 2, 3 Standardabweichungen</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which values of the unknowns are the global best fit, whatever the start?</source>
        <translation>Welche Werte der Unbekannten passen insgesamt am besten, gleich von welchem Start?</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Step of lambda</source>
        <translation>Schritt von Lambda</translation>
    </message>
    <message>
        <source>Lambda goes from 1 to exactly 0 in steps of at most this; the paper uses 0.2.</source>
        <translation>Lambda geht in Schritten von höchstens diesem Wert von 1 bis genau 0; die Veröffentlichung nimmt 0.2.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>What is added to which state derivative: &quot;x1: 10 x1; x2: 10 x1&quot; adds lambda times 10 times the error of x1 to both derivatives; &quot;x2: 0.02 integral(x1)&quot; its integral. Empty: proposed.</source>
        <translation>Was zu welcher Zustandsableitung addiert wird: &quot;x1: 10 x1; x2: 10 x1&quot; addiert Lambda mal 10 mal den Fehler von x1 zu beiden Ableitungen; &quot;x2: 0.02 integral(x1)&quot; dessen Integral. Leer: wird vorgeschlagen.</translation>
    </message>
    <message>
        <source>Integral of</source>
        <translation>Integral von</translation>
    </message>
    <message>
        <source>What an integral term integrates: the error, or its square as the paper prints it, which cannot change sign.</source>
        <translation>Was ein Integralterm integriert: den Fehler oder, wie in der Veröffentlichung gedruckt, sein Quadrat, das sein Vorzeichen nicht wechseln kann.</translation>
    </message>
    <message>
        <source>Largest jump</source>
        <translation>Größter Sprung</translation>
    </message>
    <message>
        <source>A stage whose estimate moves the outputs by more than this part of their size is repeated with half the step.</source>
        <translation>Eine Stufe, deren Schätzung die Ausgänge um mehr als diesen Teil ihrer Größe verschiebt, wird mit halbem Schritt wiederholt.</translation>
    </message>
    <message>
        <source>Halvings of the step</source>
        <translation>Halbierungen des Schritts</translation>
    </message>
    <message>
        <source>After so many halvings a stage that still jumps is kept and named suspicious.</source>
        <translation>Nach so vielen Halbierungen wird eine Stufe, die immer noch springt, behalten und verdächtig genannt.</translation>
    </message>
    <message>
        <source>Time windows</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Every stage fits the first part of the record first, then longer ones: for chaotic systems, whose errors grow with time.</source>
        <translation>Jede Stufe passt zuerst den Anfang der Aufzeichnung an, dann längere Teile: für chaotische Systeme, deren Fehler mit der Zeit wachsen.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Iterations per stage</source>
        <translation>Iterationen je Stufe</translation>
    </message>
    <message>
        <source>Levenberg-Marquardt steps at most.</source>
        <translation>Höchstzahl der Levenberg-Marquardt-Schritte.</translation>
    </message>
    <message>
        <source>Tolerance of a stage</source>
        <translation>Toleranz einer Stufe</translation>
    </message>
    <message>
        <source>Relative change of the unknowns at which a stage before the last ends. The last one is fitted to rounding.</source>
        <translation>Relative Änderung der Unbekannten, bei der eine Stufe vor der letzten endet. Die letzte wird bis auf Rundung angepasst.</translation>
    </message>
    <message>
        <source>Of the intervals.</source>
        <translation>Der Intervalle.</translation>
    </message>
    <message>
        <source>Assumed sensor error</source>
        <translation>Angenommener Sensorfehler</translation>
    </message>
    <message>
        <source>An unknown whose standard error would exceed its own value if the sensors were off by this part of their signal (rms) is named as not determined.</source>
        <translation>Eine Unbekannte, deren Standardfehler ihren eigenen Wert überstiege, wenn die Sensoren um diesen Teil ihres Signals (Effektivwert) falsch lägen, wird als nicht bestimmt genannt.</translation>
    </message>
    <message>
        <source>Compare with a plain fit</source>
        <translation>Mit einfacher Anpassung vergleichen</translation>
    </message>
    <message>
        <source>Also fits without homotopy from the same start.</source>
        <translation>Passt vom selben Start auch ohne Homotopie an.</translation>
    </message>
    <message>
        <source>Basin grid</source>
        <translation>Raster der Einzugsgebiete</translation>
    </message>
    <message>
        <source>So many starts per axis over the bounds of the first two unknowns, each fitted with and without homotopy; 0 = none.</source>
        <translation>So viele Starts je Achse über die Grenzen der ersten beiden Unbekannten, jeder mit und ohne Homotopie angepasst; 0 = keine.</translation>
    </message>
    <message>
        <source>Start of the others</source>
        <translation>Start der übrigen</translation>
    </message>
    <message>
        <source>Start values of all unknowns for the basin grid; the first two are replaced. Empty: the starts of the unknowns.</source>
        <translation>Startwerte aller Unbekannten für das Raster; die ersten beiden werden ersetzt. Leer: die Startwerte der Unbekannten.</translation>
    </message>
    <message>
        <source>Which values of the unknowns fit the measurements best, near the start?</source>
        <translation>Welche Werte der Unbekannten passen in der Nähe des Starts am besten zu den Messungen?</translation>
    </message>
    <message>
        <source>sum: half the sum of the squared errors. integral: half the integral of the squared error over time (trapezoid rule).</source>
        <translation>sum: halbe Summe der quadrierten Fehler. integral: halbes Integral des quadrierten Fehlers über der Zeit (Trapezregel).</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>squared: every error counts by its square. huber, cauchy: errors beyond the scale count less, so that outliers do not decide.</source>
        <translation>squared: jeder Fehler zählt mit seinem Quadrat. huber, cauchy: Fehler jenseits der Skala zählen weniger, sodass Ausreißer nicht entscheiden.</translation>
    </message>
    <message>
        <source>Scale of the loss</source>
        <translation>Skala des Verlusts</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Latin hypercube of starts besides the start values.</source>
        <translation>Lateinischer Hyperwürfel von Starts neben den Startwerten.</translation>
    </message>
    <message>
        <source>Members of a generation of a population search.</source>
        <translation>Mitglieder einer Generation einer Populationssuche.</translation>
    </message>
    <message>
        <source>Of a population search.</source>
        <translation>Einer Populationssuche.</translation>
    </message>
    <message>
        <source>A sample further than this many scaled median absolute deviations (standard deviations of a normal distribution) from the median around it is left out and reported. 0: off; 6 is usual. Hampel 1974.</source>
        <translation>Ein Messpunkt, der um mehr als so viele skalierte Mediane der absoluten Abweichung (bei einer Normalverteilung: Standardabweichungen) vom Median um ihn herum abweicht, bleibt weg und wird gemeldet. 0: aus; üblich ist 6. Hampel 1974.</translation>
    </message>
    <message>
        <source>Name and experiments that calibrate | that validate, separated by semicolons: up: step 1:14 | step 15:29; or a rule: alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</source>
        <translation>Name und Versuche, die kalibrieren | die validieren, durch Semikolons getrennt: up: step 1:14 | step 15:29; oder eine Regel: alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>How do states, unknowns and characteristic curves move while the rig runs?</source>
        <translation>Wie bewegen sich Zustände, Unbekannte und Kennlinien, während der Prüfstand läuft?</translation>
    </message>
    <message>
        <source>Before the first sample</source>
        <translation>Vor dem ersten Messpunkt</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Characteristic curves</source>
        <translation>Kennlinien</translation>
    </message>
    <message>
        <source>States at the start</source>
        <translation>Zustände am Anfang</translation>
    </message>
    <message>
        <source>Estimate and standard deviation at the start time in the units of the model: &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. A state that is not named starts where the model says.</source>
        <translation>Schätzwert und Standardabweichung zur Anfangszeit in den Einheiten des Modells: &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. Ein nicht genannter Zustand beginnt, wo das Modell es sagt.</translation>
    </message>
    <message>
        <source>Uncertainty of the unknowns</source>
        <translation>Unsicherheit der Unbekannten</translation>
    </message>
    <message>
        <source>Standard deviations at the start: &quot;y: 3e-9&quot;; y stands for y[1], y[2] and so on. Not named: the width of the bounds divided by the square root of 12.</source>
        <translation>Standardabweichungen am Anfang: &quot;y: 3e-9&quot;; y steht für y[1], y[2] und so weiter. Nicht genannt: Breite der Grenzen geteilt durch die Wurzel aus 12.</translation>
    </message>
    <message>
        <source>Process noise</source>
        <translation>Prozessrauschen</translation>
    </message>
    <message>
        <source>Per variable, in its unit per square root of a second: &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Noise on a rate reaches the coordinate it is the rate of.</source>
        <translation>Je Variable, in ihrer Einheit durch Wurzel Sekunde: &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Rauschen auf einer Rate erreicht die Koordinate, deren Rate sie ist.</translation>
    </message>
    <message>
        <source>Derivatives</source>
        <translation>Ableitungen</translation>
    </message>
    <message>
        <source>Of the one-step map: by dual numbers, or by the complex step of the paper. Both agree to nine digits; dual numbers are faster.</source>
        <translation>Der Abbildung über einen Schritt: mit dualen Zahlen oder dem komplexen Schritt der Veröffentlichung. Beide stimmen auf neun Stellen überein; duale Zahlen sind schneller.</translation>
    </message>
    <message>
        <source>Covariance update</source>
        <translation>Aktualisierung der Kovarianz</translation>
    </message>
    <message>
        <source>(I - KH)P as published, or the form of Joseph, which keeps P positive whatever the gain.</source>
        <translation>(I - KH)P wie veröffentlicht, oder die Form von Joseph, die P bei jeder Verstärkung positiv hält.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>A value further from its prediction than this many standard deviations of the innovation is not used. 0: every value is.</source>
        <translation>Ein Messwert, der weiter von seiner Vorhersage liegt als so viele Standardabweichungen der Innovation, wird nicht benutzt. 0: jeder wird benutzt.</translation>
    </message>
    <message>
        <source>Smooth backwards</source>
        <translation>Rückwärts glätten</translation>
    </message>
    <message>
        <source>States given all measurements, also later ones (Rauch, Tung and Striebel).</source>
        <translation>Zustände aus allen Messungen, auch späteren (Rauch, Tung und Striebel).</translation>
    </message>
    <message>
        <source>Fit all data at once beside it</source>
        <translation>Daneben alle Daten auf einmal anpassen</translation>
    </message>
    <message>
        <source>Maximum a posteriori fit of the same data without process noise, and the Cramer-Rao bound.</source>
        <translation>Maximum-a-posteriori-Anpassung derselben Daten ohne Prozessrauschen und die Cramér-Rao-Schranke.</translation>
    </message>
    <message>
        <source>Judged from</source>
        <translation>Beurteilt ab</translation>
    </message>
    <message>
        <source>Innovations before this time are not judged: the filter is still settling. Negative: the second half of the record.</source>
        <translation>Innovationen vor dieser Zeit werden nicht beurteilt: das Filter schwingt noch ein. Negativ: die zweite Hälfte der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Of bands and intervals.</source>
        <translation>Von Bändern und Intervallen.</translation>
    </message>
    <message>
        <source>Lags</source>
        <translation>Verschiebungen</translation>
    </message>
    <message>
        <source>Of the autocorrelation and the Ljung-Box test.</source>
        <translation>Der Autokorrelation und des Ljung-Box-Tests.</translation>
    </message>
    <message>
        <source>Refine knots up to</source>
        <translation>Knoten verfeinern bis</translation>
    </message>
    <message>
        <source>Control points of a curve at most. Knots are added where the innovations are not white, as long as the fit of all data gets better by more than chance. 0: the knots of the model stay.</source>
        <translation>Kontrollpunkte einer Kurve höchstens. Knoten kommen dort hinzu, wo die Innovationen nicht weiß sind, solange die Anpassung aller Daten mehr als zufällig besser wird. 0: es bleibt bei den Knoten des Modells.</translation>
    </message>
    <message>
        <source>Solves of other optimisers</source>
        <translation>Lösungen anderer Optimierer</translation>
    </message>
    <message>
        <source>Noise levels</source>
        <translation>Rauschstärken</translation>
    </message>
    <message>
        <source>The fitted outputs are identified again with normal noise of these parts of their size (rms), to see how the estimates scatter. Empty: not done.</source>
        <translation>Die angepassten Ausgänge werden mit normalverteiltem Rauschen dieser Anteile ihrer Größe (Effektivwert) erneut identifiziert, um zu sehen, wie die Schätzwerte streuen. Leer: nicht gemacht.</translation>
    </message>
    <message>
        <source>Repeats per noise level</source>
        <translation>Wiederholungen je Rauschstärke</translation>
    </message>
    <message>
        <source>Fits with different noise of the same level.</source>
        <translation>Anpassungen mit verschiedenem Rauschen derselben Stärke.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation.</source>
        <translation>Jede Unbekannte wird auf Werten um ihren Schätzwert festgehalten, während die anderen neu angepasst werden: das Intervall ohne Linearisierung.</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Standstill</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Offline-Menge</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>observer: a list of boxes follows the record row by row. batch: all rows at once, parameters kept to first order. offline: admissible, excluded and undecided boxes over the whole record.</source>
        <translation>observer: eine Liste von Kästen folgt der Aufzeichnung Zeile für Zeile. batch: alle Zeilen auf einmal, Parameter in erster Ordnung mitgeführt. offline: zulässige, ausgeschlossene und unentschiedene Kästen über die ganze Aufzeichnung.</translation>
    </message>
    <message>
        <source>Boxes at most</source>
        <translation>Höchstzahl Kästen</translation>
    </message>
    <message>
        <source>Length of the observer&apos;s list.</source>
        <translation>Länge der Liste des Beobachters.</translation>
    </message>
    <message>
        <source>Subdivisions per row</source>
        <translation>Unterteilungen je Zeile</translation>
    </message>
    <message>
        <source>Boxes that the observer divides at most between two rows.</source>
        <translation>Kästen, die der Beobachter zwischen zwei Zeilen höchstens teilt.</translation>
    </message>
    <message>
        <source>Order of the Taylor step</source>
        <translation>Ordnung des Taylorschritts</translation>
    </message>
    <message>
        <source>The remainder has this power of the time step.</source>
        <translation>Das Restglied hat diese Potenz der Schrittweite.</translation>
    </message>
    <message>
        <source>Re-initialise at</source>
        <translation>Neu beginnen bei</translation>
    </message>
    <message>
        <source>At this time the list becomes the hull of the estimate. 0: never.</source>
        <translation>Zu dieser Zeit wird die Liste zur Hülle der Schätzung. 0: nie.</translation>
    </message>
    <message>
        <source>Report every</source>
        <translation>Ausgabe alle</translation>
    </message>
    <message>
        <source>Time between two rows of enclosures.csv.</source>
        <translation>Zeit zwischen zwei Zeilen von enclosures.csv.</translation>
    </message>
    <message>
        <source>Standstill column</source>
        <translation>Spalte des Stillstands</translation>
    </message>
    <message>
        <source>Standstill window</source>
        <translation>Fenster des Stillstands</translation>
    </message>
    <message>
        <source>A 1 guarantees rest during this time before its row too.</source>
        <translation>Eine 1 garantiert auch während dieser Zeit vor ihrer Zeile Stillstand.</translation>
    </message>
    <message>
        <source>States that are 0 at rest</source>
        <translation>Zustände, die im Stillstand 0 sind</translation>
    </message>
    <message>
        <source>Names, separated by commas.</source>
        <translation>Namen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>New at each standstill</source>
        <translation>Neu bei jedem Stillstand</translation>
    </message>
    <message>
        <source>Unknowns that may take a new value, within their bounds, at every row that guarantees rest. Names, separated by commas.</source>
        <translation>Unbekannte, die bei jeder Zeile, die Stillstand garantiert, einen neuen Wert in ihren Grenzen annehmen dürfen. Namen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Smallest box</source>
        <translation>Kleinster Kasten</translation>
    </message>
    <message>
        <source>Relative to the bounds of each unknown; smaller undecided boxes are left.</source>
        <translation>Bezogen auf die Grenzen jeder Unbekannten; kleinere unentschiedene Kästen bleiben stehen.</translation>
    </message>
    <message>
        <source>Not subdivided</source>
        <translation>Nicht unterteilt</translation>
    </message>
    <message>
        <source>Unknowns that stay uncertain: an admissible box explains the data for all their values. Names, separated by commas.</source>
        <translation>Unbekannte, die unsicher bleiben: ein zulässiger Kasten erklärt die Daten für alle ihre Werte. Namen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Boxes tested at most</source>
        <translation>Höchstzahl geprüfter Kästen</translation>
    </message>
    <message>
        <source>What is left then stays undecided.</source>
        <translation>Was dann übrig ist, bleibt unentschieden.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Vergleichspunkt</translation>
    </message>
    <message>
        <source>Verified identification</source>
        <translation>Verifizierte Identifikation</translation>
    </message>
    <message>
        <source>Which parameters are guaranteed possible, and which are proven impossible?</source>
        <translation>Welche Parameter sind garantiert möglich, und welche sind bewiesen unmöglich?</translation>
    </message>
    <message>
        <source>sample sizes</source>
        <translation>Stichprobenumfänge</translation>
    </message>
    <message>
        <source>filtering</source>
        <translation>wird gefiltert</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>Kästen werden geteilt</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gerechnet</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>all iterations made</source>
        <translation>alle Iterationen ausgeführt</translation>
    </message>
    <message>
        <source>budget of evaluations spent</source>
        <translation>Vorrat an Auswertungen verbraucht</translation>
    </message>
    <message>
        <source>no better point found</source>
        <translation>kein besserer Punkt gefunden</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>every point was rejected</source>
        <translation>jeder Punkt wurde verworfen</translation>
    </message>
    <message>
        <source>not-utf8</source>
        <translation>kein UTF-8</translation>
    </message>
    <message>
        <source>mixed-line-ends</source>
        <translation>gemischte Zeilenenden</translation>
    </message>
    <message>
        <source>too-few-fields</source>
        <translation>zu wenige Felder</translation>
    </message>
    <message>
        <source>too-many-fields</source>
        <translation>zu viele Felder</translation>
    </message>
    <message>
        <source>truncated-last-row</source>
        <translation>letzte Zeile bricht ab</translation>
    </message>
    <message>
        <source>not-a-number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not-a-date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>invalid-number</source>
        <translation>ungültige Zahl</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>no-header</source>
        <translation>kein Kopf</translation>
    </message>
    <message>
        <source>skipped-line</source>
        <translation>übersprungene Zeile</translation>
    </message>
    <message>
        <source>unknown-unit</source>
        <translation>unbekannte Einheit</translation>
    </message>
    <message>
        <source>ambiguous-date</source>
        <translation>mehrdeutiges Datum</translation>
    </message>
    <message>
        <source>ambiguous-decimal</source>
        <translation>mehrdeutiges Dezimalzeichen</translation>
    </message>
    <message>
        <source>mixed-time-zones</source>
        <translation>gemischte Zeitzonen</translation>
    </message>
    <message>
        <source>date-joined</source>
        <translation>Datum ergänzt</translation>
    </message>
    <message>
        <source>repeated-time</source>
        <translation>wiederholte Zeit</translation>
    </message>
    <message>
        <source>backward-time</source>
        <translation>rückläufige Zeit</translation>
    </message>
    <message>
        <source>stray-quote</source>
        <translation>einzelnes Anführungszeichen</translation>
    </message>
    <message>
        <source>empty-column</source>
        <translation>leere Spalte</translation>
    </message>
    <message>
        <source>open-end</source>
        <translation>Rest nicht gelesen</translation>
    </message>
    <message>
        <source>Outputs that the chosen set has in any case, separated by commas.</source>
        <translation>Ausgänge, die die gewählte Auswahl in jedem Fall enthält, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Outputs that the chosen set never has, separated by commas.</source>
        <translation>Ausgänge, die die gewählte Auswahl nie enthält, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Costs of the sensors</source>
        <translation>Kosten der Sensoren</translation>
    </message>
    <message>
        <source>Cost of every output, in any currency: D_y 3, F_x 1. Empty: none.</source>
        <translation>Kosten jedes Ausgangs, in beliebiger Währung: D_y 3, F_x 1. Leer: keine.</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen set. 0: no limit.</source>
        <translation>Für die Summe der Kosten der gewählten Auswahl. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Limit of relaxations</source>
        <translation>Grenze der Relaxationen</translation>
    </message>
    <message>
        <source>Of the proof that a set of more than 10 sensors is the best. It ends at the same place on every machine. 0: no limit.</source>
        <translation>Für den Beweis bei mehr als 10 Sensoren, dass eine Auswahl die beste ist. Er endet auf jedem Rechner an derselben Stelle. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Column of candidate series</source>
        <translation>Spalte der Kandidatenreihen</translation>
    </message>
    <message>
        <source>Which series first? Every value of this column is one. Series outside the experiments of the estimate are added with their data and the unknowns estimated anew; those inside stand for a repetition. Empty: not asked.</source>
        <translation>Welche Reihe zuerst? Jeder Wert dieser Spalte ist eine. Reihen außerhalb der Versuche der Schätzung werden mit ihren Daten hinzugenommen und die Unbekannten neu geschätzt; die innerhalb stehen für eine Wiederholung. Leer: nicht gefragt.</translation>
    </message>
    <message>
        <source>How many experiments or series are chosen one after the other.</source>
        <translation>Wie viele Versuche oder Reihen nacheinander gewählt werden.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Noch nicht vorhandene Sensoren</translation>
    </message>
    <message>
        <source>Relaxations solved in a proof, per criterion. What such a limit ends is the same on every machine, unlike what a time limit ends. 0: no limit.</source>
        <translation>In einem Beweis gelöste Relaxationen, je Kriterium. Was eine solche Grenze beendet, ist auf jedem Rechner dasselbe, anders als bei einer Zeitgrenze. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>One number per experiment</source>
        <translation>Eine Zahl je Versuch</translation>
    </message>
    <message>
        <source>Unknowns that have a number of their own in every experiment, with commas between: &quot;offset, x.start&quot;. The others are shared by all.</source>
        <translation>Unbekannte, die in jedem Versuch eine eigene Zahl haben, durch Kommas getrennt: &quot;offset, x.start&quot;. Die übrigen sind allen gemeinsam.</translation>
    </message>
    <message>
        <source>Also searches with Levenberg-Marquardt, sequential quadratic programming, a genetic algorithm, a particle swarm and CMA-ES, with so many model solves each; 0 = none.</source>
        <translation>Sucht auch mit Levenberg-Marquardt, sequentieller quadratischer Programmierung, einem genetischen Algorithmus, einem Partikelschwarm und CMA-ES, mit je so vielen Modelllösungen; 0 = keine.</translation>
    </message>
    <message>
        <source>least-squares: Levenberg-Marquardt from the start values. multi-start: from many starts. sqp: sequential quadratic programming with bounds from the start values. The others search the whole box first. All end with Levenberg-Marquardt.</source>
        <translation>least-squares: Levenberg-Marquardt von den Startwerten aus. multi-start: von vielen Starts aus. sqp: sequentielle quadratische Programmierung mit Grenzen von den Startwerten aus. Die anderen durchsuchen zuerst den ganzen Suchbereich. Alle enden mit Levenberg-Marquardt.</translation>
    </message>
    <message>
        <source>Values of the unknowns, in their order, at which the fit is judged instead of searching: validation on other data. Empty: search.</source>
        <translation>Werte der Unbekannten, in deren Reihenfolge, bei denen die Anpassung beurteilt wird, statt zu suchen: Validierung an anderen Daten. Leer: suchen.</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>quadratisch</translation>
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
        <translation>Summe</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>quadrierter Fehler</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>duale Zahlen</translation>
    </message>
    <message>
        <source>complex step</source>
        <translation>komplexer Schritt</translation>
    </message>
    <message>
        <source>published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>joseph</source>
        <translation>Joseph</translation>
    </message>
    <message>
        <source>observer</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>particle swarm</source>
        <translation>Partikelschwarm</translation>
    </message>
    <message>
        <source>Time at which a run ends; what is measured after it does not count. Empty: the end of the data, or one second where nothing is measured over time.</source>
        <translation>Zeit, zu der eine Simulation endet; was danach gemessen ist, zählt nicht. Leer: das Ende der Daten, oder eine Sekunde, wo nichts über der Zeit gemessen ist.</translation>
    </message>
    <message>
        <source>end of the data</source>
        <translation>Ende der Daten</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>A candidate may be taken more than once, where that is best.</source>
        <translation>Ein Kandidat darf mehrmals genommen werden, wo das am besten ist.</translation>
    </message>
    <message>
        <source>Best combinations per criterion in the table: of all, or, beyond enumeration, of those found around the best one.</source>
        <translation>Beste Kombinationen je Kriterium in der Tabelle: aus allen oder, jenseits der Aufzählung, aus den um die beste herum gefundenen.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Name of the one that is followed. Empty: all of them one after the other; in each the states begin anew, what is known of the unknowns is carried on.</source>
        <translation>Name des Versuchs, dem gefolgt wird. Leer: allen nacheinander; in jedem beginnen die Zustände neu, was über die Unbekannten bekannt ist, wird weitergeführt.</translation>
    </message>
    <message>
        <source>Truth, where it is known</source>
        <translation>Wahre Werte, wo bekannt</translation>
    </message>
    <message>
        <source>True states</source>
        <translation>Wahre Zustände</translation>
    </message>
    <message>
        <source>A CSV file with time and states, beside the study: shown with the estimates and compared with them, never used by the filter.</source>
        <translation>Eine CSV-Datei mit Zeit und Zuständen neben der Studie: mit den Schätzungen gezeigt und verglichen, vom Filter nie benutzt.</translation>
    </message>
    <message>
        <source>Columns of the true states</source>
        <translation>Spalten der wahren Zustände</translation>
    </message>
    <message>
        <source>State and column where their names differ: &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</source>
        <translation>Zustand und Spalte, wo ihre Namen verschieden sind: &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</translation>
    </message>
    <message>
        <source>True unknowns</source>
        <translation>Wahre Unbekannte</translation>
    </message>
    <message>
        <source>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. With all control points of a curve the true curve is drawn.</source>
        <translation>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. Mit allen Kontrollpunkten einer Kurve wird die wahre Kurve gezeichnet.</translation>
    </message>
    <message>
        <source>Join boxes every</source>
        <translation>Kästen vereinen alle</translation>
    </message>
    <message>
        <source>Then boxes whose hull has at most 1.1 times their volume become one: the data have not told them apart. 0: only where the list is full.</source>
        <translation>Dann werden Kästen, deren Hülle höchstens das 1.1-Fache ihres Volumens hat, zu einem: die Daten haben sie nicht unterschieden. 0: nur, wo die Liste voll ist.</translation>
    </message>
    <message>
        <source>Contraction window</source>
        <translation>Kontraktionsfenster</translation>
    </message>
    <message>
        <source>The rows of this time contract what is not measured together: a box is described by its states at the beginning of the window.</source>
        <translation>Die Zeilen dieser Zeitspanne ziehen zusammen, was nicht gemeinsam gemessen ist: ein Kasten wird durch seine Zustände am Anfang des Fensters beschrieben.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>einfache Anpassung</translation>
    </message>
    <message>
        <source>comparing optimisers</source>
        <translation>Optimierer vergleichen</translation>
    </message>
    <message>
        <source>basins</source>
        <translation>Einzugsgebiete</translation>
    </message>
    <message>
        <source>noise study</source>
        <translation>Rauschstudie</translation>
    </message>
    <message>
        <source>Divide boxes by</source>
        <translation>Boxen teilen nach</translation>
    </message>
    <message>
        <source>Parts of a divided box</source>
        <translation>Teile einer geteilten Box</translation>
    </message>
    <message>
        <source>2: halves. 3: thirds; each division then adds two boxes.</source>
        <translation>2: Hälften. 3: Drittel; jede Teilung fügt dann zwei Boxen hinzu.</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Outputs or states of the model that are not measured, with the standard deviation of one reading in the unit of the output: C_y 5e-6, B1_x 9e-6. They are judged as if read wherever anything was.</source>
        <translation>Ausgänge oder Zustände des Modells, die nicht gemessen sind, mit der Standardabweichung einer Ablesung in der Einheit des Ausgangs: C_y 5e-6, B1_x 9e-6. Sie werden beurteilt, als wären sie überall abgelesen, wo etwas gemessen ist.</translation>
    </message>
    <message>
        <source>Of all searches and proofs together. What is best by then is given with the gap to the bound; 0: the greedy combination.</source>
        <translation>Aller Suchen und Beweise zusammen. Was bis dahin am besten ist, wird mit dem Abstand zur Schranke angegeben; 0: die gierige Kombination.</translation>
    </message>
    <message>
        <source>A point fit or the truth, such as &quot;alpha = -0.84, beta = 21.7&quot;: the answer says whether it lies inside. Of an unknown that is new at each standstill the motion is named by one of its times: &quot;TFs@12.5 = 0.142&quot;.</source>
        <translation>Eine Punktschätzung oder die Wahrheit, etwa „alpha = -0.84, beta = 21.7“: die Antwort sagt, ob sie innerhalb liegt. Bei einer Unbekannten, die mit jedem Stillstand neu ist, nennt eine ihrer Zeiten die Bewegung: „TFs@12.5 = 0.142“.</translation>
    </message>
    <message>
        <source>trying other noise</source>
        <translation>probiert anderes Rauschen</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4, times the nominal value of the state (one SI unit where the model states none).</source>
        <translation>Fehler je Schritt von dopri5 und rosenbrock4, mal dem Nennwert des Zustands (eine SI-Einheit, wo das Modell keinen angibt).</translation>
    </message>
    <message>
        <source>Which state or unknown of a box is divided. rates: the one that spreads the rates most. product: the unknown that is widest relative to all boxes. conditions: an unknown of an open condition where that is decided, else the widest state or unknown. paper: the rules of the slides to the letter; boxes are then joined only where the list is full.</source>
        <translation>Welcher Zustand oder welche Unbekannte eines Kastens geteilt wird. rates: was die Änderungsraten am meisten spreizt. product: die Unbekannte, die im Vergleich zu allen Kästen am breitesten ist. conditions: eine Unbekannte einer offenen Bedingung, wo diese entschieden wird, sonst der breiteste Zustand oder die breiteste Unbekannte. paper: die Regeln der Folien wörtlich; Kästen werden dann nur vereinigt, wo die Liste voll ist.</translation>
    </message>
    <message>
        <source>smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>integral: half the integral of the squared error over time (trapezoid rule), as the paper. sum: half the sum of the squared errors. No robust loss: the path pulls the model to every value measured, outliers too. Fit again by least squares with a loss, from the answer.</source>
        <translation>integral: das halbe Integral des quadrierten Fehlers über der Zeit (Trapezregel), wie im Aufsatz. sum: die halbe Summe der quadrierten Fehler. Kein robustes Maß: Der Weg zieht das Modell zu jedem Messwert, auch zu Ausreißern. Passen Sie von der Antwort aus noch einmal mit kleinsten Quadraten und einem robusten Maß an.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation. Needs the objective sum.</source>
        <translation>Jede Unbekannte wird auf Werten um ihren Schätzwert festgehalten, während die anderen neu angepasst werden: das Intervall ohne Linearisierung. Braucht das Ziel sum.</translation>
    </message>
    <message>
        <source>Errors beyond this count less: in standard deviations of the sensor, or of the bulk of the residuals (by their median) if none is stated. 0: 1.345 (huber) or 2.385 (cauchy), which lose 5 % of the precision where there are no outliers.</source>
        <translation>Fehler jenseits davon zählen weniger: in Standardabweichungen des Sensors oder, wenn keine angegeben ist, der Masse der Residuen (nach ihrem Median). 0: 1,345 (huber) oder 2,385 (cauchy), die 5 % der Genauigkeit kosten, wo es keine Ausreißer gibt.</translation>
    </message>
    <message>
        <source>around 39, 86, 99 % of the probability</source>
        <translation>um 39, 86, 99 % der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Column of the data in which 1 guarantees that the rig rests: every state of the model keeps its value; 0 guarantees nothing. Empty: there is none.</source>
        <translation>Spalte der Daten, in der 1 garantiert, dass der Prüfstand ruht: jeder Zustand des Modells behält seinen Wert; 0 garantiert nichts. Leer: es gibt keine.</translation>
    </message>
    <message>
        <source>other maxima</source>
        <translation>andere Maxima</translation>
    </message>
    <message>
        <source>commented-rows</source>
        <translation>auskommentierte Zeilen</translation>
    </message>
    <message>
        <source>not-a-row</source>
        <translation>keine Datenzeile</translation>
    </message>
    <message>
        <source>other-delimiter</source>
        <translation>anderes Trennzeichen</translation>
    </message>
    <message>
        <source>ambiguous-names</source>
        <translation>mehrdeutige Namen</translation>
    </message>
    <message>
        <source>several-times</source>
        <translation>mehrere Zeiten</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>Suchbereich</translation>
    </message>
    <message>
        <source>Step of the samples, linear between the neighbours measured; nothing within a gap of more than three steps. 0: as measured.</source>
        <translation>Schrittweite der Werte, linear zwischen den gemessenen Nachbarn; keine innerhalb einer Lücke von mehr als drei Schritten. 0: wie gemessen.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Looks for other maxima of the likelihood and makes the intervals from its profiles, which follow curved ridges and end at the bounds of the search.</source>
        <translation>Sucht andere Maxima der Likelihood und macht die Intervalle aus ihren Profilen, die gekrümmten Graten folgen und an den Grenzen der Suche enden.</translation>
    </message>
    <message>
        <source>finding the cause</source>
        <translation>Suche nach der Ursache</translation>
    </message>
    <message>
        <source>Scales and priors of the unknowns</source>
        <translation>Skalen der Unbekannten und Vorwissen über sie</translation>
    </message>
    <message>
        <source>other-tables</source>
        <translation>weitere Tabellen</translation>
    </message>
    <message>
        <source>no-cached-value</source>
        <translation>Formel ohne Wert</translation>
    </message>
    <message>
        <source>Share held back</source>
        <translation>Zurückgehaltener Anteil</translation>
    </message>
    <message>
        <source>Part of the experiments that no search sees and that judges its answer. 0: none.</source>
        <translation>Teil der Versuche, den keine Suche sieht und der ihre Antwort beurteilt. 0: keiner.</translation>
    </message>
    <message>
        <source>Drawn with seed</source>
        <translation>Gezogen mit Startzahl</translation>
    </message>
    <message>
        <source>Another seed draws other experiments to hold back.</source>
        <translation>Eine andere Startzahl wählt andere Versuche zum Zurückhalten.</translation>
    </message>
    <message>
        <source>Held back after</source>
        <translation>Zurückgehalten ab</translation>
    </message>
    <message>
        <source>What is measured later in a record is seen by no search and judges its answer. Empty: nothing.</source>
        <translation>Was in einer Aufzeichnung später gemessen ist, sieht keine Suche und beurteilt ihre Antwort. Leer: nichts.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Response surfaces: the model is simulated once all over the feasible box (up to 4 unknowns), the search then costs no simulations, and its answer is confirmed and reported by simulation; where surfaces are wrong or cost more, the search is made by simulation and says so. Or simulations throughout.</source>
        <translation>Antwortflächen: Das Modell wird einmal über den ganzen zulässigen Bereich simuliert (bis zu 4 Unbekannte), die Suche kostet dann keine Simulationen, und ihre Antwort wird durch Simulation bestätigt und ausgegeben; wo Flächen falsch sind oder mehr kosten, wird durch Simulation gesucht und das gemeldet. Oder durchweg Simulationen.</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Parts of a cross-validation</source>
        <translation>Teile einer Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Repeats the search so often, each time without another part of the experiments (one record: without another stretch of its time), which its answer must predict. As many as experiments: each is left out once. 0: not done.</source>
        <translation>Wiederholt die Suche so oft, jedes Mal ohne einen anderen Teil der Versuche (bei einer Aufzeichnung: ohne einen anderen Abschnitt ihrer Zeit), den ihre Antwort vorhersagen muss. So viele wie Versuche: jeder wird einmal weggelassen. 0: nicht gemacht.</translation>
    </message>
    <message>
        <source>Sample time</source>
        <translation>Abtastzeit</translation>
    </message>
    <message>
        <source>Of a file without a column of time: its rows follow each other so, the first at 0. 0: the file has its times.</source>
        <translation>Einer Datei ohne Zeitspalte: in diesem Abstand folgen ihre Zeilen aufeinander, die erste bei 0. 0: die Datei hat ihre Zeiten.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Schnittstelle</translation>
    </message>
    <message>
        <source>How an FMU that can both is run. co-simulation: by its own integrator. model-exchange: its equations by the integrator above.</source>
        <translation>Wie eine FMU läuft, die beides kann. co-simulation: mit ihrem eigenen Integrator. model-exchange: ihre Gleichungen mit dem Integrator oben.</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Zeitgrenze eines Laufs</translation>
    </message>
    <message>
        <source>How long one run of a model that runs in a process of its own, or on a server, may take before it counts as failed.</source>
        <translation>Wie lange ein Lauf eines Modells, das in einem eigenen Prozess oder auf einem Server läuft, dauern darf, bevor er als gescheitert gilt.</translation>
    </message>
</context>
<context>
    <name>FieldForm</name>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2</translation>
    </message>
</context>
<context>
    <name>FilterStream</name>
    <message>
        <source>{} begins anew at {:g} s: the filter goes on from what it knows.</source>
        <translation>{} beginnt bei {:g} s neu: Das Filter fährt mit dem fort, was es weiß.</translation>
    </message>
    <message>
        <source>{} begins anew, and so does the filter.</source>
        <translation>{} beginnt neu, und ebenso das Filter.</translation>
    </message>
</context>
<context>
    <name>Mathematics</name>
    <message>
        <source>There is nothing to search for: the number of unknowns is 0.</source>
        <translation>Es gibt nichts zu suchen: die Zahl der Unbekannten ist 0.</translation>
    </message>
    <message>
        <source>There are {} lower bounds but {} upper bounds.</source>
        <translation>Es gibt {} untere, aber {} obere Grenzen.</translation>
    </message>
    <message>
        <source>Unknown {}: the lower bound {:g} must not exceed the upper bound {:g}.</source>
        <translation>Unbekannte {}: die untere Grenze {:g} darf nicht über der oberen {:g} liegen.</translation>
    </message>
    <message>
        <source>Unknown {}: this optimiser needs finite bounds; they are {:g} and {:g}.</source>
        <translation>Unbekannte {}: dieser Optimierer braucht endliche Grenzen; sie sind {:g} und {:g}.</translation>
    </message>
    <message>
        <source>This optimiser needs a start value for each of the {} unknowns.</source>
        <translation>Dieser Optimierer braucht für jede der {} Unbekannten einen Startwert.</translation>
    </message>
    <message>
        <source>There are {} start values for {} unknowns.</source>
        <translation>Es gibt {} Startwerte für {} Unbekannte.</translation>
    </message>
    <message>
        <source>Unknown {}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>Unbekannte {}: der Startwert {:g} liegt außerhalb der Grenzen {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>the box of a {} distribution is [{}, {}]: its lower end must be below its upper end</source>
        <translation>der Bereich einer {}-Verteilung ist [{}, {}]: sein unteres Ende muss unter seinem oberen liegen</translation>
    </message>
    <message>
        <source>the box [{}, {}] of a {} distribution lies outside its support [{}, {}]</source>
        <translation>der Bereich [{}, {}] einer {}-Verteilung liegt außerhalb ihres Trägers [{}, {}]</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Did you mean &quot;{}&quot;?</source>
        <translation>„{}“ ist keine Verteilungsfamilie. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Known are normal, truncated-normal, gamma, beta, uniform and lognormal</source>
        <translation>„{}“ ist keine Verteilungsfamilie. Bekannt sind normal, truncated-normal, gamma, beta, uniform und lognormal</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation>muss größer als 0 sein</translation>
    </message>
    <message>
        <source>{} of the {} distribution is given twice</source>
        <translation>{} der {}-Verteilung ist zweimal angegeben</translation>
    </message>
    <message>
        <source>{} = {} of the {} distribution {}</source>
        <translation>{} = {} der {}-Verteilung {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>the {} distribution given by {} has no parameter &quot;{}&quot;</source>
        <translation>die {}-Verteilung, gegeben durch {}, hat keinen Parameter „{}“</translation>
    </message>
    <message>
        <source>the {} distribution needs {}; given: {}</source>
        <translation>die {}-Verteilung braucht {}; angegeben: {}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>mean = {} of the gamma distribution must be greater than its minimum {}</source>
        <translation>mean = {} der Gammaverteilung muss größer sein als ihr Minimum {}</translation>
    </message>
    <message>
        <source>minimum = {} of the beta distribution must be below its maximum {}</source>
        <translation>minimum = {} der Betaverteilung muss unter ihrem Maximum {} liegen</translation>
    </message>
    <message>
        <source>mean = {} of the beta distribution must lie between {} and {}</source>
        <translation>mean = {} der Betaverteilung muss zwischen {} und {} liegen</translation>
    </message>
    <message>
        <source>standard_deviation = {} of the beta distribution must be below {}, the largest possible on [{}, {}] with mean {}</source>
        <translation>standard_deviation = {} der Betaverteilung muss unter {} liegen, dem größten möglichen Wert auf [{}, {}] beim Mittelwert {}</translation>
    </message>
    <message>
        <source>minimum = {} of the uniform distribution must be below its maximum {}</source>
        <translation>minimum = {} der Gleichverteilung muss unter ihrem Maximum {} liegen</translation>
    </message>
    <message>
        <source>mean = {} of the lognormal distribution must be greater than 0</source>
        <translation>mean = {} der Lognormalverteilung muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the {} distribution needs a box: lower, upper or both</source>
        <translation>die {}-Verteilung braucht einen Bereich: lower, upper oder beides</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: 2 to {} are possible</source>
        <translation>maximale Entropie mit {} Momenten: möglich sind 2 bis {}</translation>
    </message>
    <message>
        <source>maximum entropy support of {} standard deviations: it must be 3 to 12</source>
        <translation>Träger der maximalen Entropie von {} Standardabweichungen: es müssen 3 bis 12 sein</translation>
    </message>
    <message>
        <source>maximum entropy with {} iterations: at least 1</source>
        <translation>maximale Entropie mit {} Iterationen: mindestens 1</translation>
    </message>
    <message>
        <source>maximum entropy tolerance {}: it must be positive</source>
        <translation>Toleranz {} der maximalen Entropie: sie muss positiv sein</translation>
    </message>
    <message>
        <source>converged in {} Newton steps</source>
        <translation>konvergiert in {} Newton-Schritten</translation>
    </message>
    <message>
        <source>not converged after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>nach {} Newton-Schritten nicht konvergiert; die Momente sind noch um {:.2g} falsch</translation>
    </message>
    <message>
        <source>no further progress after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>kein Fortschritt mehr nach {} Newton-Schritten; die Momente sind noch um {:.2g} falsch</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: only {} are given</source>
        <translation>maximale Entropie mit {} Momenten: nur {} sind gegeben</translation>
    </message>
    <message>
        <source>mean {}, standard deviation {}: there is no spread, or a moment is not a number</source>
        <translation>Mittelwert {}, Standardabweichung {}: es gibt keine Streuung, oder ein Moment ist keine Zahl</translation>
    </message>
    <message>
        <source>a maximum entropy density needs a converged fit: {}</source>
        <translation>eine Dichte maximaler Entropie braucht eine konvergierte Anpassung: {}</translation>
    </message>
    <message>
        <source>a moment is not a finite number</source>
        <translation>ein Moment ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>no density has these moments (their Hankel matrix is not positive definite)</source>
        <translation>keine Dichte hat diese Momente (ihre Hankel-Matrix ist nicht positiv definit)</translation>
    </message>
    <message>
        <source>no density within {} standard deviations has these moments: the highest one needs more mass further out</source>
        <translation>keine Dichte innerhalb von {} Standardabweichungen hat diese Momente: das höchste braucht mehr Masse weiter außen</translation>
    </message>
    <message>
        <source>The start does not satisfy the inequalities.</source>
        <translation>Der Start erfüllt die Ungleichungen nicht.</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>The penalty ({:g}) must be positive.</source>
        <translation>Der Strafparameter ({:g}) muss positiv sein.</translation>
    </message>
    <message>
        <source>beside it more than half of the digits of the inertia are lost</source>
        <translation>neben ihm geht mehr als die Hälfte der Stellen der Trägheit verloren</translation>
    </message>
    <message>
        <source>at {:g} s the forces are not finite</source>
        <translation>bei {:g} s sind die Kräfte nicht endlich</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come only {:.0f} % closer per iteration</source>
        <translation>bei {:g} s kommen die Zwangskräfte je Iteration nur {:.0f} % näher</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come no closer</source>
        <translation>bei {:g} s kommen die Zwangskräfte nicht näher</translation>
    </message>
    <message>
        <source>The mechanism {} cannot be assembled at its start: the loops do not close near the angles given.</source>
        <translation>Der Mechanismus {} lässt sich am Anfang nicht zusammensetzen: die Schleifen schließen sich nicht nahe den angegebenen Winkeln.</translation>
    </message>
    <message>
        <source>at {:g} s Newton&apos;s method did not converge in {} iterations</source>
        <translation>bei {:g} s konvergierte das Newton-Verfahren nicht in {} Iterationen</translation>
    </message>
    <message>
        <source>at {:g} s the mechanism cannot be assembled: it reaches a dead point</source>
        <translation>bei {:g} s lässt sich der Mechanismus nicht zusammensetzen: er erreicht eine Totlage</translation>
    </message>
    <message>
        <source>The piston of the cylinder {} stands at {:.6g} m at the start of the mechanism {}; its stroke is 0 m to {:g} m (retracted {:g} m).</source>
        <translation>Der Kolben des Zylinders {} steht am Anfang bei {:.6g} m (Mechanismus {}); sein Hub ist 0 m bis {:g} m (eingefahren {:g} m).</translation>
    </message>
    <message>
        <source>The loops of the mechanism {} can only be closed together; as a model every loop must leave two coordinates open, one loop after the other.</source>
        <translation>Die Schleifen des Mechanismus {} lassen sich nur gemeinsam schließen; als Modell muss jede Schleife zwei Koordinaten offen lassen, eine Schleife nach der anderen.</translation>
    </message>
    <message>
        <source>The mechanism {} stands at a dead point at its start.</source>
        <translation>Der Mechanismus {} steht am Anfang in einer Totlage.</translation>
    </message>
    <message>
        <source>The coordinates of the mechanism {} change too fast over {} to be followed as a model.</source>
        <translation>Die Koordinaten des Mechanismus {} ändern sich über {} zu schnell, um als Modell verfolgt zu werden.</translation>
    </message>
    <message>
        <source>The line ends where {} should stand.</source>
        <translation>Die Zeile endet, wo {} stehen sollte.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands where {}, a number, should stand.</source>
        <translation>„{}“ steht, wo {}, eine Zahl, stehen sollte.</translation>
    </message>
    <message>
        <source>{:g} stands where {}, a positive number, should stand.</source>
        <translation>{:g} steht, wo {}, eine positive Zahl, stehen sollte.</translation>
    </message>
    <message>
        <source>the name of a body</source>
        <translation>der Name eines Körpers</translation>
    </message>
    <message>
        <source>There is no body &apos;{}&apos; above this line.</source>
        <translation>Über dieser Zeile gibt es keinen Körper „{}“.</translation>
    </message>
    <message>
        <source>the name of a volume</source>
        <translation>der Name eines Volumens</translation>
    </message>
    <message>
        <source>There is no volume &apos;{}&apos; above this line.</source>
        <translation>Über dieser Zeile gibt es kein Volumen „{}“.</translation>
    </message>
    <message>
        <source>the name of a cylinder</source>
        <translation>der Name eines Zylinders</translation>
    </message>
    <message>
        <source>There is no cylinder &apos;{}&apos; above this line.</source>
        <translation>Über dieser Zeile gibt es keinen Zylinder „{}“.</translation>
    </message>
    <message>
        <source>revolute or translational</source>
        <translation>revolute oder translational</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no joint; known are revolute and translational.</source>
        <translation>„{}“ ist kein Gelenk; bekannt sind revolute und translational.</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>die Schwerkraft</translation>
    </message>
    <message>
        <source>the coefficient</source>
        <translation>der Koeffizient</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no statement of a mechanism file.</source>
        <translation>„{}“ ist keine Anweisung einer Mechanismusdatei.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is too much on this line.</source>
        <translation>„{}“ ist auf dieser Zeile zu viel.</translation>
    </message>
    <message>
        <source>the name of the body</source>
        <translation>der Name des Körpers</translation>
    </message>
    <message>
        <source>There is already a body &apos;{}&apos;.</source>
        <translation>Es gibt bereits einen Körper „{}“.</translation>
    </message>
    <message>
        <source>the mass</source>
        <translation>die Masse</translation>
    </message>
    <message>
        <source>the inertia</source>
        <translation>das Trägheitsmoment</translation>
    </message>
    <message>
        <source>the centre of mass</source>
        <translation>der Schwerpunkt</translation>
    </message>
    <message>
        <source>the name of the joint</source>
        <translation>der Name des Gelenks</translation>
    </message>
    <message>
        <source>the place of the joint</source>
        <translation>der Ort des Gelenks</translation>
    </message>
    <message>
        <source>the axis</source>
        <translation>die Achse</translation>
    </message>
    <message>
        <source>the damping</source>
        <translation>die Dämpfung</translation>
    </message>
    <message>
        <source>the start in metres</source>
        <translation>der Anfang in Metern</translation>
    </message>
    <message>
        <source>the start in degrees</source>
        <translation>der Anfang in Grad</translation>
    </message>
    <message>
        <source>A body has no property &apos;{}&apos;.</source>
        <translation>Ein Körper hat keine Eigenschaft „{}“.</translation>
    </message>
    <message>
        <source>The body &apos;{}&apos; hangs nowhere.</source>
        <translation>Der Körper „{}“ hängt nirgends.</translation>
    </message>
    <message>
        <source>the point on the first body</source>
        <translation>der Punkt auf dem ersten Körper</translation>
    </message>
    <message>
        <source>the point on the second body</source>
        <translation>der Punkt auf dem zweiten Körper</translation>
    </message>
    <message>
        <source>A cut joint has no property &apos;{}&apos;.</source>
        <translation>Ein Schnittgelenk hat keine Eigenschaft „{}“.</translation>
    </message>
    <message>
        <source>the point</source>
        <translation>der Punkt</translation>
    </message>
    <message>
        <source>the direction</source>
        <translation>die Richtung</translation>
    </message>
    <message>
        <source>the name of the cylinder</source>
        <translation>der Name des Zylinders</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>der Fuß</translation>
    </message>
    <message>
        <source>the rod end</source>
        <translation>das Stangenende</translation>
    </message>
    <message>
        <source>the piston diameter</source>
        <translation>der Kolbendurchmesser</translation>
    </message>
    <message>
        <source>the rod diameter</source>
        <translation>der Stangendurchmesser</translation>
    </message>
    <message>
        <source>the retracted length</source>
        <translation>die eingefahrene Länge</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>der Hub</translation>
    </message>
    <message>
        <source>the Coulomb force</source>
        <translation>die Coulomb-Kraft</translation>
    </message>
    <message>
        <source>the breakaway force</source>
        <translation>die Losbrechkraft</translation>
    </message>
    <message>
        <source>the Stribeck velocity</source>
        <translation>die Stribeck-Geschwindigkeit</translation>
    </message>
    <message>
        <source>the velocity of regularisation</source>
        <translation>die Geschwindigkeit der Regularisierung</translation>
    </message>
    <message>
        <source>the viscous friction</source>
        <translation>die viskose Reibung</translation>
    </message>
    <message>
        <source>A cylinder has no property &apos;{}&apos;.</source>
        <translation>Ein Zylinder hat keine Eigenschaft „{}“.</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs its piston, its retracted length and its stroke.</source>
        <translation>Der Zylinder „{}“ braucht seinen Kolben, seine eingefahrene Länge und seinen Hub.</translation>
    </message>
    <message>
        <source>the modulus of the oil</source>
        <translation>der Modul des Öls</translation>
    </message>
    <message>
        <source>the modulus of the hoses</source>
        <translation>der Modul der Schläuche</translation>
    </message>
    <message>
        <source>the modulus of the walls</source>
        <translation>der Modul der Wände</translation>
    </message>
    <message>
        <source>the name of the volume</source>
        <translation>der Name des Volumens</translation>
    </message>
    <message>
        <source>the volume of the hose</source>
        <translation>das Volumen des Schlauchs</translation>
    </message>
    <message>
        <source>the pressure</source>
        <translation>der Druck</translation>
    </message>
    <message>
        <source>A volume has no property &apos;{}&apos;.</source>
        <translation>Ein Volumen hat keine Eigenschaft „{}“.</translation>
    </message>
    <message>
        <source>the supply pressure</source>
        <translation>der Versorgungsdruck</translation>
    </message>
    <message>
        <source>the tank pressure</source>
        <translation>der Tankdruck</translation>
    </message>
    <message>
        <source>the gain</source>
        <translation>die Verstärkung</translation>
    </message>
    <message>
        <source>the time constant of the spool</source>
        <translation>die Zeitkonstante des Schiebers</translation>
    </message>
    <message>
        <source>A valve has no property &apos;{}&apos;.</source>
        <translation>Ein Ventil hat keine Eigenschaft „{}“.</translation>
    </message>
    <message>
        <source>There is more than one valve.</source>
        <translation>Es gibt mehr als ein Ventil.</translation>
    </message>
    <message>
        <source>A curve needs the valve above it.</source>
        <translation>Eine Kennlinie braucht das Ventil über sich.</translation>
    </message>
    <message>
        <source>knots or coefficients</source>
        <translation>knots oder coefficients</translation>
    </message>
    <message>
        <source>a knot</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>a coefficient</source>
        <translation>ein Koeffizient</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is neither knots nor coefficients.</source>
        <translation>„{}“ ist weder knots noch coefficients.</translation>
    </message>
    <message>
        <source>a time or value of the command</source>
        <translation>eine Zeit oder ein Wert des Befehls</translation>
    </message>
    <message>
        <source>The command needs pairs of time and value.</source>
        <translation>Der Befehl braucht Paare aus Zeit und Wert.</translation>
    </message>
    <message>
        <source>The time {:g} of the command is not later than the one before.</source>
        <translation>Die Zeit {:g} des Befehls liegt nicht nach der vorigen.</translation>
    </message>
    <message>
        <source>The mechanism has no body.</source>
        <translation>Der Mechanismus hat keinen Körper.</translation>
    </message>
    <message>
        <source>The mechanism has {} bodies and {} volumes; at most 12 and 8 are handled.</source>
        <translation>Der Mechanismus hat {} Körper und {} Volumen; höchstens 12 und 8 werden behandelt.</translation>
    </message>
    <message>
        <source>{} constraints leave no freedom to {} coordinates.</source>
        <translation>{} Zwangsbedingungen lassen {} Koordinaten keine Freiheit.</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs a volume on either side and a rod thinner than its piston.</source>
        <translation>Der Zylinder „{}“ braucht auf beiden Seiten ein Volumen und eine Stange, die dünner ist als sein Kolben.</translation>
    </message>
    <message>
        <source>The mechanism file {} cannot be read.</source>
        <translation>Die Mechanismusdatei {} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The mechanism {} has two things called {}; as a model every name stands for one.</source>
        <translation>Der Mechanismus {} hat zwei Dinge namens {}; als Modell steht jeder Name für eines.</translation>
    </message>
    <message>
        <source>The mechanism {} has {} degrees of freedom; one independent coordinate is handled.</source>
        <translation>Der Mechanismus {} hat {} Freiheitsgrade; eine unabhängige Koordinate wird behandelt.</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the retracted end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>bei {:.6g} s fährt der Kolben des Zylinders {} über das eingefahrene Ende seines Hubs: er kommt auf {:.6g} m bei {:.6g} s, und sein Hub ist 0 m bis {:g} m</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the extended end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>bei {:.6g} s fährt der Kolben des Zylinders {} über das ausgefahrene Ende seines Hubs: er kommt auf {:.6g} m bei {:.6g} s, und sein Hub ist 0 m bis {:g} m</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the penalty {:g} is too large for steps of {:g} s: {} (at most {:.0e})</source>
        <translation>der Strafparameter {:g} ist zu groß für Schritte von {:g} s: {} (höchstens {:.0e})</translation>
    </message>
    <message>
        <source>the penalty {:g} is too small for steps of {:g} s: {}</source>
        <translation>der Strafparameter {:g} ist zu klein für Schritte von {:g} s: {}</translation>
    </message>
    <message>
        <source>{}; {:.0e} was tried and carries through</source>
        <translation>{}; {:.0e} wurde versucht und trägt bis zum Ende</translation>
    </message>
    <message>
        <source>the step of {:g} s is too large: {}; steps of {:g} s were tried and carry through</source>
        <translation>der Schritt von {:g} s ist zu groß: {}; Schritte von {:g} s wurden versucht und tragen bis zum Ende</translation>
    </message>
    <message>
        <source>The step ({:g} s) and the stop time ({:g} s) must be positive.</source>
        <translation>Der Schritt ({:g} s) und die Endzeit ({:g} s) müssen positiv sein.</translation>
    </message>
    <message>
        <source>The knot {:g} does not go on from {:g}: knots increase, and at most four are equal.</source>
        <translation>Der Knoten {:g} setzt {:g} nicht fort: Knoten wachsen, und höchstens vier sind gleich.</translation>
    </message>
    <message>
        <source>The curve of the valve has {} knots and {} coefficients; a cubic B-spline needs at least four coefficients, and four knots more than those.</source>
        <translation>Die Kurve des Ventils hat {} Knoten und {} Koeffizienten; ein kubischer B-Spline braucht mindestens vier Koeffizienten und vier Knoten mehr als diese.</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Cancelled before any distribution could be evaluated.</source>
        <translation>Abgebrochen, bevor eine Verteilung ausgewertet werden konnte.</translation>
    </message>
    <message>
        <source>No answer: for none of the {} distributions tried could the output of any experiment be computed.</source>
        <translation>Keine Antwort: Für keine der {} probierten Verteilungen ließ sich der Ausgang auch nur eines Versuchs berechnen.</translation>
    </message>
    <message>
        <source>Cancelled; this is what was reached.</source>
        <translation>Abgebrochen; dies ist das Erreichte.</translation>
    </message>
    <message>
        <source>No answer: no experiment has a density here. Experiment {}: {}</source>
        <translation>Keine Antwort: Kein Versuch hat hier eine Dichte. Versuch {}: {}</translation>
    </message>
    <message>
        <source>Nothing is measured.</source>
        <translation>Nichts ist gemessen.</translation>
    </message>
    <message>
        <source>Nothing is measured: the distribution was propagated. {} has mean {:.6g} and standard deviation {:.6g}{}.</source>
        <translation>Nichts ist gemessen: Die Verteilung wurde fortgepflanzt. {} hat den Mittelwert {:.6g} und die Standardabweichung {:.6g}{}.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, {} experiments)</source>
        <translation>{} Log-Likelihood {:.4f} (Dichte: {}, {} Versuche)</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Given distribution:</source>
        <translation>Gegebene Verteilung:</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale Entropie</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source> Against the reference their log-likelihood is off by {:.2g} on average</source>
        <translation> Gegenüber der Referenz weicht ihre Log-Likelihood im Mittel um {:.2g} ab</translation>
    </message>
    <message>
        <source>, that of the others by {:.2g}</source>
        <translation>, die der anderen um {:.2g}</translation>
    </message>
    <message>
        <source>The expansion of degree {} is poor in {} of {} experiments: its error is above {:g} standard deviations of the output in {}.{} A higher degree with more nodes mends it where the output is smooth; where it has kinks, read the reference instead.</source>
        <translation>Die Entwicklung vom Grad {} ist in {} von {} Versuchen schlecht: Ihr Fehler liegt über {:g} Standardabweichungen des Ausgangs in {}.{} Ein höherer Grad mit mehr Knoten behebt das, wo der Ausgang glatt ist; wo er Knicke hat, gilt stattdessen die Referenz.</translation>
    </message>
    <message>
        <source>The log-likelihood is {:.2f} {} than that of the reference, {:.2f}. Differences of this size between two distributions mean nothing.</source>
        <translation>Die Log-Likelihood ist um {:.2f} {} als die der Referenz, {:.2f}. Unterschiede dieser Größe zwischen zwei Verteilungen bedeuten nichts.</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>The reference has no sample as far out as the measured value of {} of {} experiments: {}. Its density there is not known and counts as 1e-4.</source>
        <translation>Die Referenz hat keine Stichprobe so weit außen wie der Messwert von {} von {} Versuchen: {}. Ihre Dichte ist dort nicht bekannt und zählt als 1e-4.</translation>
    </message>
    <message>
        <source>The answer was found on response surfaces that were not checked there by simulation.</source>
        <translation>Die Antwort wurde auf Antwortflächen gefunden, die dort nicht durch Simulation geprüft wurden.</translation>
    </message>
    <message>
        <source>The log-likelihood of one experiment on its response surface is {:.2g} off the simulated one at the answer, more than {:g}; the maximum may lie elsewhere. Search on simulations to be sure.</source>
        <translation>Die Log-Likelihood eines Versuchs auf seiner Antwortfläche weicht bei der Antwort um {:.2g} von der simulierten ab, mehr als {:g}; das Maximum kann anderswo liegen. Um sicher zu sein, auf Simulationen suchen.</translation>
    </message>
    <message>
        <source>Sensors {}: the Hessian is indefinite at the estimate.</source>
        <translation>Sensoren {}: Die Hesse-Matrix ist bei der Schätzung indefinit.</translation>
    </message>
    <message>
        <source>Sensors {} do not determine the unknowns: {}.</source>
        <translation>Die Sensoren {} bestimmen die Unbekannten nicht: {}.</translation>
    </message>
    <message>
        <source>no set of sensors was looked at</source>
        <translation>keine Auswahl von Sensoren wurde betrachtet</translation>
    </message>
    <message>
        <source>no set of sensors determines the unknowns; all together: {}</source>
        <translation>keine Auswahl von Sensoren bestimmt die Unbekannten; alle zusammen: {}</translation>
    </message>
    <message>
        <source>the sensors {} do not determine the unknowns: {}</source>
        <translation>die Sensoren {} bestimmen die Unbekannten nicht: {}</translation>
    </message>
    <message>
        <source>The term of the second derivatives could not be computed and is missing in the covariance.</source>
        <translation>Der Term der zweiten Ableitungen ließ sich nicht berechnen und fehlt in der Kovarianz.</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search: its interval means nothing there.</source>
        <translation>{} liegt auf einer Grenze der Suche: Das Intervall bedeutet dort nichts.</translation>
    </message>
    <message>
        <source>The differences of {} are not normal (p = {:.2g}).</source>
        <translation>Die Differenzen von {} sind nicht normalverteilt (p = {:.2g}).</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>{}, split {}, {}: {}.</source>
        <translation>{}, Aufteilung {}, {}: {}.</translation>
    </message>
    <message>
        <source>The profile of {} is no parabola: its interval by the profile is to be preferred to the ellipsoid.</source>
        <translation>Das Profil von {} ist keine Parabel: Das Intervall aus dem Profil ist dem Ellipsoid vorzuziehen.</translation>
    </message>
    <message>
        <source>Next experiment {} = {:g}: {}.</source>
        <translation>Nächster Versuch {} = {:g}: {}.</translation>
    </message>
    <message>
        <source>{} of {} refits had no answer.</source>
        <translation>{} von {} wiederholten Anpassungen blieben ohne Antwort.</translation>
    </message>
    <message>
        <source>The ellipsoid holds the truth in {:.1f} % of {} refits instead of {:g} %.</source>
        <translation>Das Ellipsoid enthält die Wahrheit in {:.1f} % von {} wiederholten Anpassungen statt in {:g} %.</translation>
    </message>
    <message>
        <source>No answer: {}.</source>
        <translation>Keine Antwort: {}.</translation>
    </message>
    <message>
        <source>Sensors {}.</source>
        <translation>Sensoren {}.</translation>
    </message>
    <message>
        <source>none of the sensors was read there</source>
        <translation>keiner der Sensoren wurde dort abgelesen</translation>
    </message>
    <message>
        <source>the estimate of {} lies on a bound of the search</source>
        <translation>die Schätzung von {} liegt auf einer Grenze der Suche</translation>
    </message>
    <message>
        <source>{} could not be tested: no split has an estimate on both sides.</source>
        <translation>{} ließ sich nicht prüfen: Keine Aufteilung hat auf beiden Seiten eine Schätzung.</translation>
    </message>
    <message>
        <source>{} is consistent with the data in {} ({}), which does not prove it right.</source>
        <translation>{} verträgt sich mit den Daten in {} ({}); das beweist nicht, dass es richtig ist.</translation>
    </message>
    <message>
        <source>significance {:g}</source>
        <translation>Signifikanz {:g}</translation>
    </message>
    <message>
        <source>{} is rejected in {}.</source>
        <translation>{} wird in {} verworfen.</translation>
    </message>
    <message>
        <source>It is consistent in {}.</source>
        <translation>In {} verträgt es sich mit den Daten.</translation>
    </message>
    <message>
        <source>{} does not fit the data: its residuals are {:.2f} times as large as the stated standard deviations explain. The model is wrong, or the sensors are worse than stated.</source>
        <translation>{} passt nicht zu den Daten: Seine Residuen sind {:.2f}-mal so groß, wie die angegebenen Standardabweichungen erklären. Das Modell ist falsch, oder die Sensoren sind schlechter als angegeben.</translation>
    </message>
    <message>
        <source>That the sides agree in {} does not make it right.</source>
        <translation>Dass die Seiten in {} übereinstimmen, macht es nicht richtig.</translation>
    </message>
    <message>
        <source>{} could not be tested: the run was cancelled.</source>
        <translation>{} ließ sich nicht prüfen: Der Lauf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Repeatability: rows without a partner of the same inputs and conditions in the other series are left out ({} of {}).</source>
        <translation>Wiederholbarkeit: Zeilen ohne Partner mit gleichen Eingängen und Bedingungen in der anderen Reihe bleiben außer Betracht ({} von {}).</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot;: a standard deviation between {} and {} is expected</source>
        <translation>planned_sensors: „{}“: Erwartet wird eine Standardabweichung zwischen {} und {}</translation>
    </message>
    <message>
        <source>The sides differ in {}: look for an effect that depends on it.</source>
        <translation>Die Seiten unterscheiden sich in {}: Nach einer Wirkung suchen, die davon abhängt.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere or the sensors are worse than stated.</source>
        <translation>Wo die Seiten gleiche Eingänge haben, verfehlt das Modell die Daten überall, oder die Sensoren sind schlechter als angegeben.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewiesen optimal</translation>
    </message>
    <message>
        <source>at most {} above the best possible</source>
        <translation>höchstens {} über dem Bestmöglichen</translation>
    </message>
    <message>
        <source>No allowed combination of at most {} of {} sensors determines all {} parameters.</source>
        <translation>Keine erlaubte Kombination von höchstens {} aus {} Sensoren bestimmt alle {} Parameter.</translation>
    </message>
    <message>
        <source>Even all {} sensors together do not determine the parameters: {} cannot be told apart, or have no influence.</source>
        <translation>Selbst alle {} Sensoren zusammen bestimmen die Parameter nicht: {} lassen sich nicht trennen oder haben keinen Einfluss.</translation>
    </message>
    <message>
        <source>{}: none found</source>
        <translation>{}: keine gefunden</translation>
    </message>
    <message>
        <source>The best choice of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>Die beste Wahl von höchstens {} aus {} Sensoren ist, je Kriterium, {}.</translation>
    </message>
    <message>
        <source>{}: the time limit of {} s ended the search before the proof. The combination given is at most {} above the best possible; how far it got depends on the machine.</source>
        <translation>{}: die Zeitgrenze von {} s beendete die Suche vor dem Beweis. Die angegebene Kombination liegt höchstens {} über dem Bestmöglichen; wie weit die Suche kam, hängt vom Rechner ab.</translation>
    </message>
    <message>
        <source>{}: {} combinations are equally good: {}{}.</source>
        <translation>{}: {} Kombinationen sind gleich gut: {}{}.</translation>
    </message>
    <message>
        <source>The parameters have different units: A, E and ME add or compare numbers of different units, and other units give another choice. Only D does not depend on them.</source>
        <translation>Die Parameter haben verschiedene Einheiten: A, E und ME addieren oder vergleichen Zahlen verschiedener Einheiten, und andere Einheiten ergeben eine andere Wahl. Nur D hängt nicht von ihnen ab.</translation>
    </message>
    <message>
        <source>Cancelled before any combination was found.</source>
        <translation>Abgebrochen, bevor eine Kombination gefunden wurde.</translation>
    </message>
    <message>
        <source>a node gave no value</source>
        <translation>ein Knoten ergab keinen Wert</translation>
    </message>
    <message>
        <source>the output does not vary</source>
        <translation>die Ausgangsgröße ändert sich nicht</translation>
    </message>
    <message>
        <source>no maximum entropy density was found</source>
        <translation>es wurde keine Maximum-Entropie-Dichte gefunden</translation>
    </message>
    <message>
        <source>{} instead of {} moments matched</source>
        <translation>{} statt {} Momente angepasst</translation>
    </message>
    <message>
        <source>No least-squares fit: at every start point some experiment could not be simulated.</source>
        <translation>Keine Anpassung kleinster Quadrate: An jedem Startpunkt ließ sich irgendein Versuch nicht simulieren.</translation>
    </message>
    <message>
        <source>given, not estimated</source>
        <translation>gegeben, nicht geschätzt</translation>
    </message>
    <message>
        <source>95 % marginal, Fisher information, n = {}, p = {}</source>
        <translation>95 % marginal, Fisher-Information, n = {}, p = {}</translation>
    </message>
    <message>
        <source>, cut at the bounds of the search</source>
        <translation>, an den Grenzen der Suche abgeschnitten</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>kein Intervall</translation>
    </message>
    <message>
        <source>Every shape parameter is fixed: there is nothing to estimate.</source>
        <translation>Jeder Formparameter ist fest: Es gibt nichts zu schätzen.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood has no value at some points around the answer.</source>
        <translation>Keine Standardfehler: Die Likelihood hat an einigen Punkten um die Antwort keinen Wert.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood does not fall on both sides of {}; the data do not determine it, or the search has not ended at a maximum.</source>
        <translation>Keine Standardfehler: Die Likelihood fällt nicht auf beiden Seiten von {}; die Daten bestimmen es nicht, oder die Suche endete nicht an einem Maximum.</translation>
    </message>
    <message>
        <source>No standard errors: the information matrix is not positive definite (smallest eigenvalue {:.2g} of the scaled matrix, mostly {}); the data do not determine all of alpha, or the search has not ended at a maximum.</source>
        <translation>Keine Standardfehler: Die Informationsmatrix ist nicht positiv definit (kleinster Eigenwert {:.2g} der skalierten Matrix, vor allem {}); die Daten bestimmen nicht alles von alpha, oder die Suche endete nicht an einem Maximum.</translation>
    </message>
    <message>
        <source>The standard deviation stated for {} is not used: this method explains all scatter by the distribution of the unknowns.</source>
        <translation>Die für {} angegebene Standardabweichung wird nicht benutzt: Dieses Verfahren erklärt alle Streuung durch die Verteilung der Unbekannten.</translation>
    </message>
    <message>
        <source>The uncertainty stated for the input {} is not used: this method takes inputs as exact.</source>
        <translation>Die für den Eingang {} angegebene Unsicherheit wird nicht benutzt: Dieses Verfahren nimmt Eingänge als genau an.</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} points of the feasible box give no value. The first: {}</source>
        <translation>Versuch {}: {} von {} Punkten des zulässigen Kastens geben keinen Wert. Der erste: {}</translation>
    </message>
    <message>
        <source>Experiment {}: the measured {:g} {} lies outside {:g} .. {:g} {}, which is what the model reaches inside the feasible box of the unknowns ({} points tried).</source>
        <translation>Versuch {}: Die gemessenen {:g} {} liegen außerhalb von {:g} .. {:g} {}, was das Modell im zulässigen Kasten der Unbekannten erreicht ({} Punkte versucht).</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} reference samples gave no value; the reference is that of the others.</source>
        <translation>Versuch {}: {} von {} Referenzproben gaben keinen Wert; die Referenz ist die der übrigen.</translation>
    </message>
    <message>
        <source>{} of {} nodes gave no value</source>
        <translation>{} von {} Knoten gaben keinen Wert</translation>
    </message>
    <message>
        <source>The output does not vary (mean {:g}): there is no density.</source>
        <translation>Die Ausgabe ändert sich nicht (Mittelwert {:g}): Es gibt keine Dichte.</translation>
    </message>
    <message>
        <source>No maximum entropy density was found ({}).</source>
        <translation>Es wurde keine Dichte maximaler Entropie gefunden ({}).</translation>
    </message>
    <message>
        <source>Maximum entropy with {} instead of {} moments ({}).</source>
        <translation>Maximale Entropie mit {} statt {} Momenten ({}).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs and their difference.</source>
        <translation>Gemessene und angepasste Ausgänge und ihre Differenz.</translation>
    </message>
    <message>
        <source>Correlation of the estimates.</source>
        <translation>Korrelation der Schätzungen.</translation>
    </message>
    <message>
        <source>The data determine {}; their standard errors are infinite.</source>
        <translation>Die Daten bestimmen {}; ihre Standardfehler sind unendlich.</translation>
    </message>
    <message>
        <source>Where fits from a grid of starts end: 1 = at the answer of this run.</source>
        <translation>Wo Anpassungen von einem Raster von Starts enden: 1 = bei der Antwort dieses Laufs.</translation>
    </message>
    <message>
        <source>The pulled model cannot be simulated at the start values: {}</source>
        <translation>Das gezogene Modell lässt sich bei den Startwerten nicht simulieren: {}</translation>
    </message>
    <message>
        <source>At lambda = 1 and the start values the outputs are still off by {:.2g} of their size: larger gains may help.</source>
        <translation>Bei Lambda = 1 und den Startwerten weichen die Ausgänge noch um {:.2g} ihrer Größe ab: größere Verstärkungen können helfen.</translation>
    </message>
    <message>
        <source>Integrator radau instead of rk4: the pulled model changes at up to {:.3g} 1/s, for which rk4 would need steps below {:.2g} s.</source>
        <translation>Integrator radau statt rk4: das gezogene Modell ändert sich mit bis zu {:.3g} 1/s, wofür rk4 Schritte unter {:.2g} s brauchte.</translation>
    </message>
    <message>
        <source>Every iteration of every stage of the path.</source>
        <translation>Jede Iteration jeder Stufe des Pfads.</translation>
    </message>
    <message>
        <source>A plain fit from the same start finds no point.</source>
        <translation>Eine einfache Anpassung vom selben Start findet keinen Punkt.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a worse minimum.</source>
        <translation>Eine einfache Anpassung vom selben Start endet bei {:.4g}, in einem schlechteren Minimum.</translation>
    </message>
    <message>
        <source>Cancelled before lambda reached 0.</source>
        <translation>Abgebrochen, bevor Lambda 0 erreichte.</translation>
    </message>
    <message>
        <source>No answer: lambda did not reach 0: {}.</source>
        <translation>Keine Antwort: Lambda erreichte 0 nicht: {}.</translation>
    </message>
    <message>
        <source>Lambda reached 0 in {} stages and {} model solves; objective {:.4g}.</source>
        <translation>Lambda erreichte 0 in {} Stufen und {} Modelllösungen; Zielfunktion {:.4g}.</translation>
    </message>
    <message>
        <source>At least one stage is suspicious: see the warnings.</source>
        <translation>Mindestens eine Stufe ist verdächtig: siehe die Warnungen.</translation>
    </message>
    <message>
        <source>No stage was suspicious.</source>
        <translation>Keine Stufe war verdächtig.</translation>
    </message>
    <message>
        <source>Not determined by the data: {}.</source>
        <translation>Von den Daten nicht bestimmt: {}.</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first.</source>
        <translation>Von jedem Start erreichte Zielfunktion, beste zuerst.</translation>
    </message>
    <message>
        <source>Every iteration of the search.</source>
        <translation>Jede Iteration der Suche.</translation>
    </message>
    <message>
        <source>Cancelled before a point was evaluated.</source>
        <translation>Abgebrochen, bevor ein Punkt ausgewertet wurde.</translation>
    </message>
    <message>
        <source>No answer: the model could not be simulated anywhere ({}).</source>
        <translation>Keine Antwort: das Modell ließ sich nirgends simulieren ({}).</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured</source>
        <translation>{} hat keinen Einfluss auf das Gemessene</translation>
    </message>
    <message>
        <source>the scaled condition number of J&apos;J is {:.3g}, above {:.3g}: the data hardly change along {}</source>
        <translation>die skalierte Konditionszahl von J&apos;J ist {:.3g}, über {:.3g}: die Daten ändern sich kaum entlang {}</translation>
    </message>
    <message>
        <source>the Hessian is indefinite: the sum of squares falls in some direction, so the point is no minimum</source>
        <translation>die Hesse-Matrix ist indefinit: die Quadratsumme fällt in einer Richtung, der Punkt ist also kein Minimum</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}</source>
        <translation>{} ist kein Parameter des Modells {}</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution ({}); a point fit searches a number</source>
        <translation>die Unbekannte {} hat eine Verteilung ({}); eine Punktschätzung sucht eine Zahl</translation>
    </message>
    <message>
        <source>no output of the model {} is measured</source>
        <translation>kein Ausgang des Modells {} ist gemessen</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}</source>
        <translation>{} ist eine Unbekannte, aber Versuch {} setzt sie auf {:g}</translation>
    </message>
    <message>
        <source>experiment {} gives no course for the input {} of the model {}</source>
        <translation>Versuch {} gibt keinen Verlauf für den Eingang {} des Modells {}</translation>
    </message>
    <message>
        <source>the model {} has no output {}</source>
        <translation>das Modell {} hat keinen Ausgang {}</translation>
    </message>
    <message>
        <source>{} is measured in experiment {}, but it is no output of the model {}; declare an output with its value</source>
        <translation>{} ist in Versuch {} gemessen, aber kein Ausgang des Modells {}; deklarieren Sie einen Ausgang mit seinem Wert</translation>
    </message>
    <message>
        <source>{} has one value per run, but experiment {} measures it over time</source>
        <translation>{} hat einen Wert je Simulation, aber Versuch {} misst es über die Zeit</translation>
    </message>
    <message>
        <source>the sensor {} states no standard deviation, but {} does; weighted least squares need all or none (data.standard_deviations)</source>
        <translation>der Sensor {} nennt keine Standardabweichung, {} aber schon; gewichtete kleinste Quadrate brauchen alle oder keine (data.standard_deviations)</translation>
    </message>
    <message>
        <source>{} and {} only in the combination {}</source>
        <translation>{} und {} nur in der Kombination {}</translation>
    </message>
    <message>
        <source>{} and {} only in the combinations {}</source>
        <translation>{} und {} nur in den Kombinationen {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised, {}, n = {:g}, p = {}</source>
        <translation>{:g} % je Unbekannte, linearisiert, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Student t with estimated noise</source>
        <translation>Student-t mit geschätztem Rauschen</translation>
    </message>
    <message>
        <source>stated sensor noise</source>
        <translation>angegebenes Sensorrauschen</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} exceeds its value {:.2g}</source>
        <translation>{} ist durch diese Daten nicht bestimmt: der Standardfehler {:.2g} übersteigt den Wert {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, more than its value {:.2g}</source>
        <translation>{} ist praktisch nicht bestimmbar: Sensoren, die um {:g} % ihres Signals falsch messen, gäben einen Standardfehler von {:.2g}, mehr als der Wert {:.2g}</translation>
    </message>
    <message>
        <source>the bounds of {} are {:g} and {:g}: min must be below max</source>
        <translation>die Grenzen von {} sind {:g} und {:g}: min muss unter max liegen</translation>
    </message>
    <message>
        <source>the start {:g} of {} lies outside its bounds, {:g} to {:g}</source>
        <translation>der Startwert {:g} von {} liegt außerhalb der Grenzen, {:g} bis {:g}</translation>
    </message>
    <message>
        <source>the model cannot be simulated at the start values ({})</source>
        <translation>das Modell lässt sich bei den Startwerten nicht simulieren ({})</translation>
    </message>
    <message>
        <source>{} is not a finite number ({})</source>
        <translation>{} ist keine endliche Zahl ({})</translation>
    </message>
    <message>
        <source>the run ended at {:g} s, before {} was measured at {:g} s</source>
        <translation>die Simulation endete bei {:g} s, bevor {} bei {:g} s gemessen wurde</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} hat keinen endlichen Wert</translation>
    </message>
    <message>
        <source>the objective is an integral over time, but {} has one value in experiment {}; choose the objective sum</source>
        <translation>die Zielfunktion ist ein Integral über die Zeit, aber {} hat in Versuch {} einen einzigen Wert; wählen Sie die Zielfunktion sum</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>ein Ausgang ist nicht endlich</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is not finite</source>
        <translation>die Jacobi-Matrix von 0 = ... ist nicht endlich</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular</source>
        <translation>die Jacobi-Matrix von 0 = ... ist singulär</translation>
    </message>
    <message>
        <source>The model {} has no variable {}.{}</source>
        <translation>Das Modell {} hat keine Variable {}.{}</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Meinten Sie {}?</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}.</source>
        <translation>{} ist kein Parameter des Modells {}.</translation>
    </message>
    <message>
        <source>{} is not a finite number at {:g} s.</source>
        <translation>{} ist bei {:g} s keine endliche Zahl.</translation>
    </message>
    <message>
        <source>{} has no value: its event did not occur before {:g} s.</source>
        <translation>{} hat keinen Wert: das Ereignis dazu trat vor {:g} s nicht ein.</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}.</source>
        <translation>{} ist eine Unbekannte, aber Versuch {} setzt sie auf {:g}.</translation>
    </message>
    <message>
        <source>Experiment {} gives no course for the input {} of the model {}.</source>
        <translation>Versuch {} gibt keinen Verlauf für den Eingang {} des Modells {}.</translation>
    </message>
    <message>
        <source>{} has no shape parameter {}.</source>
        <translation>{} hat keinen Formparameter {}.</translation>
    </message>
    <message>
        <source>{}: the bounds must be numbers; they are {:g} and {:g}.</source>
        <translation>{}: die Grenzen müssen Zahlen sein; sie sind {:g} und {:g}.</translation>
    </message>
    <message>
        <source>{}: min {:g} must not exceed max {:g}.</source>
        <translation>{}: min {:g} darf nicht über max {:g} liegen.</translation>
    </message>
    <message>
        <source>{}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>{}: der Startwert {:g} liegt außerhalb der Grenzen {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>{}: the feasible box is empty: its lower end {:g} must be less than its upper end {:g}.</source>
        <translation>{}: der zulässige Bereich ist leer: sein unteres Ende {:g} muss unter seinem oberen Ende {:g} liegen.</translation>
    </message>
    <message>
        <source>{} needs a start value, or finite min and max.</source>
        <translation>{} braucht einen Startwert oder endliche min und max.</translation>
    </message>
    <message>
        <source>{} needs finite min and max for this optimiser; they are {:g} and {:g}.</source>
        <translation>{} braucht für diesen Optimierer endliche min und max; sie sind {:g} und {:g}.</translation>
    </message>
    <message>
        <source>{}: no admissible distribution puts any probability inside the box {:g} .. {:g}; the bounds of its shape parameters exclude it.</source>
        <translation>{}: keine erlaubte Verteilung hat Wahrscheinlichkeit im Bereich {:g} .. {:g}; die Grenzen ihrer Formparameter schließen ihn aus.</translation>
    </message>
    <message>
        <source>there is no model</source>
        <translation>es gibt kein Modell</translation>
    </message>
    <message>
        <source>no parameter is declared unknown</source>
        <translation>kein Parameter ist als unbekannt erklärt</translation>
    </message>
    <message>
        <source>there are {} unknowns, at most {} are possible</source>
        <translation>es gibt {} Unbekannte, möglich sind höchstens {}</translation>
    </message>
    <message>
        <source>the unknown {} has no distribution family</source>
        <translation>die Unbekannte {} hat keine Verteilungsfamilie</translation>
    </message>
    <message>
        <source>it is not clear which output is explained: name it in the option output</source>
        <translation>es ist nicht klar, welcher Ausgang erklärt wird: nennen Sie ihn in der Option output</translation>
    </message>
    <message>
        <source>{} is measured over time in experiment {}; this method needs one number per experiment</source>
        <translation>{} ist in Versuch {} über die Zeit gemessen; diese Methode braucht eine Zahl je Versuch</translation>
    </message>
    <message>
        <source>no experiment has a measured value of {}: a column must be mapped to it, or evaluate_at must say at which distribution nothing is searched</source>
        <translation>kein Versuch hat einen gemessenen Wert von {}: eine Spalte muss ihm zugeordnet sein, oder evaluate_at muss sagen, für welche Verteilung ohne Suche gerechnet wird</translation>
    </message>
    <message>
        <source>Inverse uncertainty cannot run: {}.</source>
        <translation>Inverse Unsicherheit kann nicht laufen: {}.</translation>
    </message>
    <message>
        <source>evaluate_at has {} values but needs {}, in this order: {}.</source>
        <translation>evaluate_at hat {} Werte, braucht aber {} in dieser Reihenfolge: {}.</translation>
    </message>
    <message>
        <source>evaluate_at: {} {:g} {}.</source>
        <translation>evaluate_at: {} {:g} {}.</translation>
    </message>
    <message>
        <source>{}: no probability is left inside its box {:g} .. {:g}.</source>
        <translation>{}: im Bereich {:g} .. {:g} bleibt keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>; the first: {}</source>
        <translation>; der erste: {}</translation>
    </message>
    <message>
        <source>quadrature_order is {} but must be at least degree + 1 = {}: fewer nodes cannot tell the highest terms of the expansion apart.</source>
        <translation>quadrature_order ist {}, muss aber mindestens degree + 1 = {} sein: weniger Knoten können die höchsten Terme der Entwicklung nicht unterscheiden.</translation>
    </message>
    <message>
        <source>The sparse grid is offered from {} unknowns on, not for {}. Use the tensor grid.</source>
        <translation>Das dünne Gitter gibt es ab {} Unbekannten, nicht für {}. Nehmen Sie das Tensorgitter.</translation>
    </message>
    <message>
        <source>The tensor grid of {} nodes in {} unknowns has {} points, more than {}. Use the Smolyak grid.</source>
        <translation>Das Tensorgitter aus {} Knoten in {} Unbekannten hat {} Punkte, mehr als {}. Nehmen Sie das Smolyak-Gitter.</translation>
    </message>
    <message>
        <source>There are {} samples but {} weights.</source>
        <translation>Es gibt {} Stichprobenwerte, aber {} Gewichte.</translation>
    </message>
    <message>
        <source>A density needs at least 2 different samples.</source>
        <translation>Eine Dichte braucht mindestens 2 verschiedene Stichprobenwerte.</translation>
    </message>
    <message>
        <source>the surface is more than {} off in log L</source>
        <translation>die Fläche liegt in log L um mehr als {} daneben</translation>
    </message>
    <message>
        <source>the model gives no value in part of the feasible box</source>
        <translation>das Modell gibt in einem Teil des zulässigen Bereichs keinen Wert</translation>
    </message>
    <message>
        <source>response surfaces are offered for up to {} unknowns; there are {}</source>
        <translation>Antwortflächen gibt es für bis zu {} Unbekannte; es sind {}</translation>
    </message>
    <message>
        <source>response surfaces need a finite feasible box for every unknown</source>
        <translation>Antwortflächen brauchen einen endlichen zulässigen Bereich für jede Unbekannte</translation>
    </message>
    <message>
        <source>response surfaces need a feasible box that is wider than one point</source>
        <translation>Antwortflächen brauchen einen zulässigen Bereich, der breiter als ein Punkt ist</translation>
    </message>
    <message>
        <source>Response surfaces of order {}: the order must be 1 to {}.</source>
        <translation>Antwortflächen der Ordnung {}: die Ordnung muss 1 bis {} sein.</translation>
    </message>
    <message>
        <source>There is no method &apos;{}&apos;. {}</source>
        <translation>Eine Methode „{}“ gibt es nicht. {}</translation>
    </message>
    <message>
        <source>Did you mean &apos;{}&apos;?</source>
        <translation>Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>Known: {}.</source>
        <translation>Bekannt: {}.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them, where the best one is proven; each of those listed has its own estimate.</source>
        <translation>Es gibt {} Sensoren: die Auswahlen wurden bei der Schätzung aus allen getroffen, wo die beste bewiesen ist; jede der aufgeführten hat ihre eigene Schätzung.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them by a search without a proof; each of those listed has its own estimate.</source>
        <translation>Es gibt {} Sensoren: die Auswahlen wurden bei der Schätzung aus allen durch eine Suche ohne Beweis getroffen; jede der aufgeführten hat ihre eigene Schätzung.</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance with second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % je Unbekannte, Kovarianz mit zweiten Ableitungen, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance without second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % je Unbekannte, Kovarianz ohne zweite Ableitungen, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>no interval: not determined</source>
        <translation>kein Intervall: nicht bestimmt</translation>
    </message>
    <message>
        <source>the filter follows states over time, and the model {} has none</source>
        <translation>das Filter folgt Zuständen über die Zeit, und das Modell {} hat keine</translation>
    </message>
    <message>
        <source>the filter needs explicit equations, and the model {} has implicit ones (0 = ...)</source>
        <translation>das Filter braucht explizite Gleichungen, und das Modell {} hat implizite (0 = ...)</translation>
    </message>
    <message>
        <source>the filter does not carry the events (when) of the model {}</source>
        <translation>das Filter führt die Ereignisse (when) des Modells {} nicht mit</translation>
    </message>
    <message>
        <source>the filter does not carry the limits (atLeast) of the model {}</source>
        <translation>das Filter führt die Schranken (atLeast) des Modells {} nicht mit</translation>
    </message>
    <message>
        <source>the model cannot be followed beyond {:g} s</source>
        <translation>dem Modell lässt sich nicht über {:g} s hinaus folgen</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; the filter estimates a number</source>
        <translation>die Unbekannte {} hat eine Verteilung; das Filter schätzt eine Zahl</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>at {:g} s the model has no finite derivative at the estimate; the filter has lost the system (start, noise or model)</source>
        <translation>bei {:g} s hat das Modell an der Schätzung keine endliche Ableitung; das Filter hat das System verloren (Anfang, Rauschen oder Modell)</translation>
    </message>
    <message>
        <source>at {:g} s the covariance of the innovations is not positive definite; try the Joseph form or more process noise</source>
        <translation>bei {:g} s ist die Kovarianz der Innovationen nicht positiv definit; versuchen Sie die Form von Joseph oder mehr Prozessrauschen</translation>
    </message>
    <message>
        <source>{} = {:.6g} lies outside its bounds [{:g}, {:g}]; the filter does not know them.</source>
        <translation>{} = {:.6g} liegt außerhalb seiner Grenzen [{:g}, {:g}]; das Filter kennt sie nicht.</translation>
    </message>
    <message>
        <source>A variance was not positive at {:g} s; use the Joseph form.</source>
        <translation>Eine Varianz war bei {:g} s nicht positiv; nehmen Sie die Form von Joseph.</translation>
    </message>
    <message>
        <source>{} values lie outside the gate and were not used.</source>
        <translation>{} Werte liegen außerhalb des Tors und wurden nicht benutzt.</translation>
    </message>
    <message>
        <source>The fit of all data at once failed: {}.</source>
        <translation>Die Anpassung aller Daten auf einmal misslang: {}.</translation>
    </message>
    <message>
        <source>The fit of all data at once did not converge; its bound is that of its last point.</source>
        <translation>Die Anpassung aller Daten auf einmal konvergierte nicht; ihre Schranke ist die des letzten Punkts.</translation>
    </message>
    <message>
        <source>Estimated states with their standard deviations, given the measurements so far; smoothed: given all of them.</source>
        <translation>Geschätzte Zustände mit ihren Standardabweichungen aus den Messungen bis dahin; geglättet: aus allen.</translation>
    </message>
    <message>
        <source>Autocorrelation of the normalised innovations of every sensor.</source>
        <translation>Autokorrelation der normierten Innovationen jedes Sensors.</translation>
    </message>
    <message>
        <source>Unknowns with their standard deviations as the filter went on.</source>
        <translation>Unbekannte mit ihren Standardabweichungen im Verlauf des Filters.</translation>
    </message>
    <message>
        <source>Correlation of the unknowns at the end of the record.</source>
        <translation>Korrelation der Unbekannten am Ende der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Characteristic curve {} at the end of the record with its standard deviation.</source>
        <translation>Kennlinie {} am Ende der Aufzeichnung mit ihrer Standardabweichung.</translation>
    </message>
    <message>
        <source>The characteristic curve as the filter went on.</source>
        <translation>Die Kennlinie im Verlauf des Filters.</translation>
    </message>
    <message>
        <source>{} refused by the gate from {:g} s to {:g} s</source>
        <translation>{} vom Tor zurückgewiesen von {:g} s bis {:g} s</translation>
    </message>
    <message>
        <source>{} gone from {:g} s on</source>
        <translation>{} fehlt ab {:g} s</translation>
    </message>
    <message>
        <source>{} missing from {:g} s to {:g} s</source>
        <translation>{} fehlt von {:g} s bis {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. The bounds there are those of the model alone.</source>
        <translation>Sensor ausgefallen: {}. Die Schranken dort sind die des Modells allein.</translation>
    </message>
    <message>
        <source>Not judged: no measurement lies in the part of the record that is judged.</source>
        <translation>Nicht beurteilt: im beurteilten Teil der Aufzeichnung liegt keine Messung.</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities</source>
        <translation>der Integrator rosenbrock4 führt keine Empfindlichkeiten mit</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; this method searches numbers</source>
        <translation>die Unbekannte {} hat eine Verteilung; diese Methode sucht Zahlen</translation>
    </message>
    <message>
        <source>no output is measured</source>
        <translation>kein Ausgang ist gemessen</translation>
    </message>
    <message>
        <source>no standard deviation above 0 is stated for {} (data.standard_deviations)</source>
        <translation>für {} ist keine Standardabweichung über 0 angegeben (data.standard_deviations)</translation>
    </message>
    <message>
        <source>Model adequacy cannot run: {}.</source>
        <translation>Modelladäquatheit kann nicht laufen: {}.</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Meinten Sie {}?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation>; es gibt {}</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot; needs candidates in next_values</source>
        <translation>next_input = &quot;{}&quot; braucht Kandidaten in next_values</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is no input of the model {}{}</source>
        <translation>next_input = &quot;{}&quot;: das ist kein Eingang des Modells {}{}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; tells only one series; repeated series are needed</source>
        <translation>die Spalte „{}“ nennt nur eine Reihe; gebraucht werden wiederholte Reihen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range; first:last or first:step:last is expected, for example 1:2:15</source>
        <translation>„{}“ ist kein Bereich; erwartet wird erste:letzte oder erste:Schritt:letzte, zum Beispiel 1:2:15</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: there is no column &quot;{}&quot;{}</source>
        <translation>„{}“: eine Spalte „{}“ gibt es nicht{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment has {} in &quot;{}&quot;</source>
        <translation>„{}“: kein Versuch hat {} in „{}“</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment is left</source>
        <translation>„{}“: kein Versuch bleibt übrig</translation>
    </message>
    <message>
        <source>{}: {} is no number of a sensor; they are whole and start at 0</source>
        <translation>{}: {} ist keine Nummer eines Sensors; sie sind ganz und beginnen bei 0</translation>
    </message>
    <message>
        <source>the file of sensors states no max_sensors, and the option max_sensors is 0</source>
        <translation>die Sensordatei nennt kein max_sensors, und die Option max_sensors ist 0</translation>
    </message>
    <message>
        <source>cost_limit = {}, but there are no costs</source>
        <translation>cost_limit = {}, aber es gibt keine Kosten</translation>
    </message>
    <message>
        <source>[data] file must name one file of Jacobian rows, {} are named</source>
        <translation>[data] file muss eine Datei mit Jacobi-Zeilen nennen, genannt sind {}</translation>
    </message>
    <message>
        <source>Sensor selection cannot run: {}.</source>
        <translation>Sensorauswahl kann nicht laufen: {}.</translation>
    </message>
    <message>
        <source>search = &quot;enumeration&quot;: there are {:.3g} combinations, at most {:.0g} are scored one by one; branch-and-bound proves the best one without that</source>
        <translation>search = &quot;enumeration&quot;: es gibt {:.3g} Kombinationen, höchstens {:.0g} werden einzeln bewertet; branch-and-bound beweist die beste ohne das</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column and {} are expected, for example {}</source>
        <translation>„{}“: erwartet werden eine Spalte und {}, zum Beispiel {}</translation>
    </message>
    <message>
        <source>a limit</source>
        <translation>eine Grenze</translation>
    </message>
    <message>
        <source>a share</source>
        <translation>ein Anteil</translation>
    </message>
    <message>
        <source>experiment {} is on both sides</source>
        <translation>Versuch {} steht auf beiden Seiten</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no split; two selections with | between them or one of the rules alternating, sign, largest, smallest, below is expected</source>
        <translation>„{}“ ist keine Aufteilung; erwartet werden zwei Auswahlen mit | dazwischen oder eine der Regeln alternating, sign, largest, smallest, below</translation>
    </message>
    <message>
        <source>splits: &quot;{}&quot; has no name; &quot;name: ...&quot; is expected</source>
        <translation>splits: „{}“ hat keinen Namen; erwartet wird „Name: ...“</translation>
    </message>
    <message>
        <source>splits: {} is there twice</source>
        <translation>splits: {} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{} experiments calibrate and {} validate; both sides need at least one</source>
        <translation>{} Versuche kalibrieren und {} validieren; beide Seiten brauchen mindestens einen</translation>
    </message>
    <message>
        <source>split {}: {}</source>
        <translation>Aufteilung {}: {}</translation>
    </message>
    <message>
        <source>The unknown {} has a distribution ({}); the filter estimates a number.</source>
        <translation>Die Unbekannte {} hat eine Verteilung ({}); das Filter schätzt eine Zahl.</translation>
    </message>
    <message>
        <source>The data give no course for the input {} of the model {}.</source>
        <translation>Die Daten geben keinen Verlauf für den Eingang {} des Modells {}.</translation>
    </message>
    <message>
        <source>options.{}: {} is neither a state of the model {} nor an unknown of the study{}</source>
        <translation>options.{}: {} ist weder ein Zustand des Modells {} noch eine Unbekannte der Studie{}</translation>
    </message>
    <message>
        <source>; did you mean {}?</source>
        <translation>; meinten Sie {}?</translation>
    </message>
    <message>
        <source>options.noise: the noise of {} is negative</source>
        <translation>options.noise: das Rauschen von {} ist negativ</translation>
    </message>
    <message>
        <source>options.uncertainty: the standard deviation of {} is negative</source>
        <translation>options.uncertainty: die Standardabweichung von {} ist negativ</translation>
    </message>
    <message>
        <source>No state of the model {} is uncertain and none depends on an unknown: there is nothing to filter. Give a standard deviation in options.start.</source>
        <translation>Kein Zustand des Modells {} ist unsicher und keiner hängt von einer Unbekannten ab: es gibt nichts zu filtern. Geben Sie in options.start eine Standardabweichung an.</translation>
    </message>
    <message>
        <source>The unknown {} has neither a standard deviation (options.uncertainty = &quot;{}: ...&quot;) nor finite bounds.</source>
        <translation>Die Unbekannte {} hat weder eine Standardabweichung (options.uncertainty = &quot;{}: ...&quot;) noch endliche Grenzen.</translation>
    </message>
    <message>
        <source>The sensor {} states no standard deviation, which the filter needs (data.standard_deviations).</source>
        <translation>Der Sensor {} nennt keine Standardabweichung, die das Filter braucht (data.standard_deviations).</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}; declare an output with its value.</source>
        <translation>{} ist gemessen, aber kein Ausgang des Modells {}; deklarieren Sie einen Ausgang mit seinem Wert.</translation>
    </message>
    <message>
        <source>{} has one value; the filter needs measurements over time.</source>
        <translation>{} hat einen einzigen Wert; das Filter braucht Messungen über die Zeit.</translation>
    </message>
    <message>
        <source>No output of the model {} is measured between {:g} s and {:g} s.</source>
        <translation>Kein Ausgang des Modells {} ist zwischen {:g} s und {:g} s gemessen.</translation>
    </message>
    <message>
        <source>{:g} % of the filter&apos;s normal distribution at {:g} s</source>
        <translation>{:g} % der Normalverteilung des Filters bei {:g} s</translation>
    </message>
    <message>
        <source>The unknown {} moves a corner of a table over time; the filter needs corners that are known.</source>
        <translation>Die Unbekannte {} bewegt eine Ecke einer Tabelle über die Zeit; das Filter braucht bekannte Ecken.</translation>
    </message>
    <message>
        <source>{} has fewer than 2 values in experiment {}; the homotopy needs a course over time</source>
        <translation>{} hat in Versuch {} weniger als 2 Werte; die Homotopie braucht einen Verlauf über die Zeit</translation>
    </message>
    <message>
        <source>at lambda = {:g} {}</source>
        <translation>bei lambda = {:g}: {}</translation>
    </message>
    <message>
        <source>the estimate jumped: the outputs moved by {:.2g} of their size</source>
        <translation>die Schätzung sprang: die Ausgänge bewegten sich um {:.2g} ihrer Größe</translation>
    </message>
    <message>
        <source>the model cannot be simulated ({})</source>
        <translation>das Modell lässt sich nicht simulieren ({})</translation>
    </message>
    <message>
        <source>not converged in {} iterations</source>
        <translation>nicht konvergiert in {} Iterationen</translation>
    </message>
    <message>
        <source>{} has one value per run; the homotopy needs outputs measured over time</source>
        <translation>{} hat einen Wert je Simulation; die Homotopie braucht über die Zeit gemessene Ausgänge</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not a state of the model {}{}</source>
        <translation>corrections: „{}“ in „{}“ ist kein Zustand des Modells {}{}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; is not of the form &apos;state: gain output&apos;</source>
        <translation>corrections: „{}“ hat nicht die Form „Zustand: Verstärkung Ausgang“</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; needs a gain, a number, behind the colon</source>
        <translation>corrections: „{}“ braucht hinter dem Doppelpunkt eine Verstärkung, eine Zahl</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not measured; measured: {}</source>
        <translation>corrections: „{}“ in „{}“ ist nicht gemessen; gemessen: {}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; holds no correction</source>
        <translation>corrections: „{}“ enthält keine Korrektur</translation>
    </message>
    <message>
        <source>no measured output depends on a state of the model {}, so that no correction can be proposed; name the states in the option corrections</source>
        <translation>kein gemessener Ausgang hängt von einem Zustand des Modells {} ab, so dass keine Korrektur vorgeschlagen werden kann; nennen Sie die Zustände in der Option corrections</translation>
    </message>
    <message>
        <source>the model {} has no states</source>
        <translation>das Modell {} hat keine Zustände</translation>
    </message>
    <message>
        <source>there are no measurements</source>
        <translation>es gibt keine Messungen</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities; choose rk4, dopri5 or radau</source>
        <translation>der Integrator rosenbrock4 führt keine Empfindlichkeiten mit; nehmen Sie rk4, dopri5 oder radau</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; a point fit searches a number</source>
        <translation>die Unbekannte {} hat eine Verteilung; eine Punktschätzung sucht eine Zahl</translation>
    </message>
    <message>
        <source>The homotopy cannot run: {}.</source>
        <translation>Die Homotopie kann nicht laufen: {}.</translation>
    </message>
    <message>
        <source>Least squares cannot run: {}.</source>
        <translation>Kleinste Quadrate können nicht laufen: {}.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too wide.</source>
        <translation>Die Schranken des Filters sind zu weit.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too narrow to be used.</source>
        <translation>Die Schranken des Filters sind zu eng, um benutzt zu werden.</translation>
    </message>
    <message>
        <source>The model does not follow the data; neither estimates nor bounds are those of the rig.</source>
        <translation>Das Modell folgt den Daten nicht; weder Schätzwerte noch Schranken sind die des Prüfstands.</translation>
    </message>
    <message>
        <source>A sensor was lost for a time.</source>
        <translation>Ein Sensor war zeitweise ausgefallen.</translation>
    </message>
    <message>
        <source>The filter was not judged.</source>
        <translation>Das Filter wurde nicht beurteilt.</translation>
    </message>
    <message>
        <source>Profile likelihood: one unknown held, the others fitted again.</source>
        <translation>Profil-Likelihood: eine Unbekannte festgehalten, die anderen neu angepasst.</translation>
    </message>
    <message>
        <source>Objective of other optimisers over their model solves.</source>
        <translation>Zielfunktion anderer Optimierer über ihren Modelllösungen.</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with noise added.</source>
        <translation>Schätzwerte aus den angepassten Ausgängen mit zugefügtem Rauschen.</translation>
    </message>
    <message>
        <source>Profile likelihood needs the objective sum and the squared loss; it was left out.</source>
        <translation>Die Profil-Likelihood braucht die Zielfunktion sum und den quadratischen Verlust; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of parameters and states at the reported times: hulls over the list of boxes.</source>
        <translation>Garantierte Schranken der Parameter und Zustände zu den ausgegebenen Zeiten: Hüllen über die Liste der Kästen.</translation>
    </message>
    <message>
        <source>Where the sensors say the outputs lie, and where rest is guaranteed.</source>
        <translation>Wo die Ausgänge nach den Sensoren liegen und wo Stillstand garantiert ist.</translation>
    </message>
    <message>
        <source>The boxes that are left at the end.</source>
        <translation>Die Kästen, die am Ende übrig sind.</translation>
    </message>
    <message>
        <source>What excluded the latest boxes, latest first.</source>
        <translation>Was die letzten Kästen ausschloss, der letzte zuerst.</translation>
    </message>
    <message>
        <source>Every box of the offline set: admissible, undecided or excluded.</source>
        <translation>Jeder Kasten der Offline-Menge: zulässig, unentschieden oder ausgeschlossen.</translation>
    </message>
    <message>
        <source>Cancelled; what was not examined counts as undecided.</source>
        <translation>Abgebrochen; was nicht untersucht wurde, gilt als unentschieden.</translation>
    </message>
    <message>
        <source>The limit of {} boxes was reached; what was left is undecided.</source>
        <translation>Die Grenze von {} Kästen wurde erreicht; was übrig war, ist unentschieden.</translation>
    </message>
    <message>
        <source>The point to compare lies inside.</source>
        <translation>Der Vergleichspunkt liegt innerhalb.</translation>
    </message>
    <message>
        <source>The point to compare is excluded.</source>
        <translation>Der Vergleichspunkt ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>The point to compare is neither proven nor excluded.</source>
        <translation>Der Vergleichspunkt ist weder bewiesen noch ausgeschlossen.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward</source>
        <translation>garantiert, nach außen gerundet</translation>
    </message>
    <message>
        <source>Cancelled at {:.4g} s; the enclosures hold for the data up to there.</source>
        <translation>Bei {:.4g} s abgebrochen; die Einschließungen gelten für die Daten bis dahin.</translation>
    </message>
    <message>
        <source>No answer: at {:.4g} s a step found no enclosure: {}.</source>
        <translation>Keine Antwort: bei {:.4g} s fand ein Schritt keine Einschließung: {}.</translation>
    </message>
    <message>
        <source>The point to compare lies inside the enclosure.</source>
        <translation>Der Vergleichspunkt liegt in der Einschließung.</translation>
    </message>
    <message>
        <source>no set of sensors that the limits allow determines the unknowns</source>
        <translation>keine Auswahl von Sensoren, die die Grenzen erlauben, bestimmt die Unbekannten</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood are to be preferred.</source>
        <translation>Die Intervalle aus der Profil-Likelihood sind vorzuziehen.</translation>
    </message>
    <message>
        <source>Profile likelihood gives intervals that need no linearisation: run again with the setting Profile likelihood.</source>
        <translation>Profil-Likelihood gibt Intervalle, die keine Linearisierung brauchen: mit der Einstellung Profil-Likelihood neu rechnen.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them. The proof of the best one ended at its limit of {} relaxations: it is at most {:.2g} % above the best possible. Each of those listed has its own estimate.</source>
        <translation>Es gibt {} Sensoren: die Auswahlen wurden bei der Schätzung aus allen getroffen. Der Beweis der besten endete an seiner Grenze von {} Relaxationen: sie liegt höchstens {:.2g} % über dem Bestmöglichen. Jede der aufgeführten hat ihre eigene Schätzung.</translation>
    </message>
    <message>
        <source>{} lies beyond its bound {:g}</source>
        <translation>{} liegt jenseits der Grenze {:g}</translation>
    </message>
    <message>
        <source>The ellipsoid is a fair picture: on its surface the sum of squares differs from that of a linear model by at most {:.1f} % of the distance.</source>
        <translation>Das Ellipsoid ist ein treues Bild: auf seiner Oberfläche weicht die Quadratsumme von der eines linearen Modells um höchstens {:.1f} % des Abstands ab.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: its surface reaches {}, where {}.</source>
        <translation>Das Ellipsoid ist ein schlechtes Bild: seine Oberfläche erreicht {}; dort gilt: {}.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: on its surface, at {}, the sum of squares rises by {:.3g} instead of {:.3g}.</source>
        <translation>Das Ellipsoid ist ein schlechtes Bild: auf seiner Oberfläche, bei {}, steigt die Quadratsumme um {:.3g} statt um {:.3g}.</translation>
    </message>
    <message>
        <source>Next series {} {}: {}.</source>
        <translation>Nächste Reihe {} {}: {}.</translation>
    </message>
    <message>
        <source>The order of the series ended early: {}.</source>
        <translation>Die Reihenfolge der Reihen endete vorzeitig: {}.</translation>
    </message>
    <message>
        <source>Sensor not yet there {}: {}.</source>
        <translation>Noch nicht vorhandener Sensor {}: {}.</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot; needs an output and its standard deviation, such as {} 1e-5</source>
        <translation>planned_sensors: „{}“ braucht einen Ausgang und seine Standardabweichung, etwa {} 1e-5</translation>
    </message>
    <message>
        <source>planned_sensors: {} is measured; the sets of sensors rank it</source>
        <translation>planned_sensors: {} ist gemessen; die Sensorauswahlen reihen ihn ein</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is a course over time in the experiments; a next experiment can be proposed only for an input that is held</source>
        <translation>next_input = &quot;{}&quot;: das ist in den Versuchen ein Verlauf über die Zeit; ein nächster Versuch kann nur für einen Eingang vorgeschlagen werden, der gehalten wird</translation>
    </message>
    <message>
        <source>next_column: there is no column &quot;{}&quot;{}</source>
        <translation>next_column: eine Spalte „{}“ gibt es nicht{}</translation>
    </message>
    <message>
        <source>next_column = &quot;{}&quot;: {} of the {} experiments of {} are part of the estimate; a series is taken whole or not</source>
        <translation>next_column = &quot;{}&quot;: {} von {} Versuchen von {} gehören zur Schätzung; eine Reihe wird ganz genommen oder gar nicht</translation>
    </message>
    <message>
        <source>with the data of {} there is no estimate: {}</source>
        <translation>mit den Daten von {} gibt es keine Schätzung: {}</translation>
    </message>
    <message>
        <source>ended by the time limit, at most {} above the best possible</source>
        <translation>durch die Zeitgrenze beendet, höchstens {} über dem Bestmöglichen</translation>
    </message>
    <message>
        <source>ended by the limit of relaxations, at most {} above the best possible</source>
        <translation>durch die Grenze der Relaxationen beendet, höchstens {} über dem Bestmöglichen</translation>
    </message>
    <message>
        <source>{}: the limit of relaxations ended the search after {} of them. The combination given is at most {} above the best possible, on every machine.</source>
        <translation>{}: die Grenze der Relaxationen beendete die Suche nach {} Relaxationen. Die angegebene Kombination liegt höchstens {} über dem Bestmöglichen, auf jedem Rechner.</translation>
    </message>
    <message>
        <source>ME: its bound comes from weights between 0 and 1, which many sensors can balance better than whole sensors do: a wide gap says little about the combination.</source>
        <translation>ME: die Schranke kommt von Gewichten zwischen 0 und 1, mit denen sich viele Sensoren besser ausgleichen lassen als mit ganzen Sensoren: ein großer Abstand sagt wenig über die Kombination.</translation>
    </message>
    <message>
        <source>The limit of the search was reached before a combination was found that determines the parameters.</source>
        <translation>Die Grenze der Suche war erreicht, bevor eine Kombination gefunden wurde, die die Parameter bestimmt.</translation>
    </message>
    <message>
        <source>{}: {} is not measured{}</source>
        <translation>{}: {} ist nicht gemessen{}</translation>
    </message>
    <message>
        <source>sensor_costs: &quot;{}&quot; needs a sensor and its cost, such as {} 3</source>
        <translation>sensor_costs: „{}“ braucht einen Sensor und seine Kosten, etwa {} 3</translation>
    </message>
    <message>
        <source>sensor_costs states no cost of {}</source>
        <translation>sensor_costs nennt keine Kosten von {}</translation>
    </message>
    <message>
        <source>the sensor {} is both required and forbidden</source>
        <translation>der Sensor {} ist zugleich verlangt und verboten</translation>
    </message>
    <message>
        <source>{} sensors are required, but sensor_limit = {}</source>
        <translation>{} Sensoren sind verlangt, aber sensor_limit = {}</translation>
    </message>
    <message>
        <source>the required sensors cost {}, but cost_limit = {}</source>
        <translation>die verlangten Sensoren kosten {}, aber cost_limit = {}</translation>
    </message>
    <message>
        <source>Measured minus predicted value of every sensor, its standard deviation, the same made independent and of unit variance, the measured value, and the normalised innovation squared (NIS).</source>
        <translation>Gemessener minus vorhergesagter Wert jedes Sensors, dessen Standardabweichung, dasselbe unabhängig und auf Varianz eins gebracht, der gemessene Wert und das normierte Innovationsquadrat (NIS).</translation>
    </message>
    <message>
        <source>No measurement yet.</source>
        <translation>Noch keine Messung.</translation>
    </message>
    <message>
        <source>per_experiment: {} is not among the unknowns</source>
        <translation>per_experiment: {} gehört nicht zu den Unbekannten</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which a parameter could have a number per experiment</source>
        <translation>das Modell {} bietet keine Formeln, in denen ein Parameter eine Zahl je Versuch haben könnte</translation>
    </message>
    <message>
        <source>per_experiment: two experiments are called {}; numbers of their own need different names</source>
        <translation>per_experiment: zwei Versuche heißen {}; eigene Zahlen brauchen verschiedene Namen</translation>
    </message>
    <message>
        <source>evaluate_at has {} values, but there are {} unknowns</source>
        <translation>evaluate_at hat {} Werte, aber es gibt {} Unbekannte</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>Not judged: updates in the part of the record that is judged: {}; a verdict needs {}.</source>
        <translation>Nicht beurteilt: Aktualisierungen im beurteilten Teil der Aufzeichnung: {}; ein Urteil braucht {}.</translation>
    </message>
    <message>
        <source>{:g} values leave nothing to estimate the noise from: there are no standard errors.</source>
        <translation>{:g} Werte lassen nichts übrig, woraus das Rauschen zu schätzen wäre: Es gibt keine Standardfehler.</translation>
    </message>
    <message>
        <source>the sum of squares overflows; the largest value is {:g}, of {} in experiment {}</source>
        <translation>die Summe der Quadrate läuft über; der größte Wert ist {:g}, von {} im Versuch {}</translation>
    </message>
    <message>
        <source>not an answer: the stage lambda = {:.4g} of a cancelled path</source>
        <translation>keine Antwort: die Stufe lambda = {:.4g} eines abgebrochenen Pfads</translation>
    </message>
    <message>
        <source>Repeatability: experiments without an entry in &quot;{}&quot; belong to no series ({}).</source>
        <translation>Wiederholbarkeit: Versuche ohne Eintrag in „{}“ gehören zu keiner Reihe ({}).</translation>
    </message>
    <message>
        <source>Its sides agree in {}, but it does not fit the data.</source>
        <translation>Seine Seiten stimmen in {} überein, aber es passt nicht zu den Daten.</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>Zeile {}</translation>
    </message>
    <message>
        <source>experiment {}</source>
        <translation>Versuch {}</translation>
    </message>
    <message>
        <source>no experiment has a number in the column &quot;{}&quot;</source>
        <translation>kein Versuch hat eine Zahl in der Spalte „{}“</translation>
    </message>
    <message>
        <source>Split {}: where the column of the rule holds no number, the experiment is on neither side ({}).</source>
        <translation>Aufteilung {}: wo die Spalte der Regel keine Zahl enthält, gehört der Versuch zu keiner Seite ({}).</translation>
    </message>
    <message>
        <source>options.experiment: the data hold no experiment {}{}</source>
        <translation>options.experiment: die Daten enthalten keinen Versuch {}{}</translation>
    </message>
    <message>
        <source>The experiment {} measures other outputs than {}; the filter goes through experiments with the same sensors. Name one in options.experiment.</source>
        <translation>Der Versuch {} misst andere Ausgänge als {}; das Filter durchläuft Versuche mit denselben Sensoren. Nennen Sie einen in options.experiment.</translation>
    </message>
    <message>
        <source>One experiment is followed here, and the data hold {}; name it in options.experiment.</source>
        <translation>Hier wird einem Versuch gefolgt, und die Daten enthalten {}; nennen Sie ihn in options.experiment.</translation>
    </message>
    <message>
        <source>experiment {}: {}</source>
        <translation>Versuch {}: {}</translation>
    </message>
    <message>
        <source>The start of the study does not fit; the model does.</source>
        <translation>Der Start der Studie passt nicht; das Modell passt.</translation>
    </message>
    <message>
        <source>The true states, as the study&apos;s file gives them.</source>
        <translation>Die wahren Zustände, wie die Datei der Studie sie angibt.</translation>
    </message>
    <message>
        <source>Sensors and what their innovations from {:g} s on say, made independent and of unit variance.</source>
        <translation>Sensoren und was ihre Innovationen ab {:g} s sagen, unabhängig und auf Varianz eins gebracht.</translation>
    </message>
    <message>
        <source>Control points of the curve: abscissa (mean of the knots, or as the model gives it), value and standard deviation.</source>
        <translation>Kontrollpunkte der Kurve: Abszisse (Mittel der Knoten oder wie vom Modell angegeben), Wert und Standardabweichung.</translation>
    </message>
    <message>
        <source>No curve whose control points are all unknown and lie at the abscissas of its knots: no knots were added.</source>
        <translation>Keine Kurve, deren Kontrollpunkte alle unbekannt sind und an den Abszissen ihrer Knoten liegen: es kamen keine Knoten hinzu.</translation>
    </message>
    <message>
        <source>options.truth: the file {} was not read</source>
        <translation>options.truth: die Datei {} wurde nicht gelesen</translation>
    </message>
    <message>
        <source>options.true_values: {} is no unknown of the study</source>
        <translation>options.true_values: {} ist keine Unbekannte der Studie</translation>
    </message>
    <message>
        <source>options.truth_columns: &apos;{}&apos; is not of the form &apos;state: column&apos;</source>
        <translation>options.truth_columns: „{}“ hat nicht die Form „Zustand: Spalte“</translation>
    </message>
    <message>
        <source>options.truth_columns: {} is no estimated state</source>
        <translation>options.truth_columns: {} ist kein geschätzter Zustand</translation>
    </message>
    <message>
        <source>options.truth is that of one experiment, and the filter goes through {}; name one in options.experiment.</source>
        <translation>options.truth gilt für einen Versuch, und das Filter durchläuft {}; nennen Sie einen in options.experiment.</translation>
    </message>
    <message>
        <source>no column is the time</source>
        <translation>keine Spalte ist die Zeit</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no numbers</source>
        <translation>Spalte „{}“ enthält keine Zahlen</translation>
    </message>
    <message>
        <source>no column is named like an estimated state ({})</source>
        <translation>keine Spalte heißt wie ein geschätzter Zustand ({})</translation>
    </message>
    <message>
        <source>too few values to tell</source>
        <translation>zu wenige Werte für eine Aussage</translation>
    </message>
    <message>
        <source>alike over time: {} of {} lags outside</source>
        <translation>ähneln sich über die Zeit: {} von {} Verschiebungen außerhalb</translation>
    </message>
    <message>
        <source>too few values for a correlation</source>
        <translation>zu wenige Werte für eine Korrelation</translation>
    </message>
    <message>
        <source>nearly white: {} of {} lags outside</source>
        <translation>fast weiß: {} von {} Verschiebungen außerhalb</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>robust errors (Huber 1981)</source>
        <translation>robuste Fehler (Huber 1981)</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends there too, in {} model solves.</source>
        <translation>Eine einfache Anpassung vom selben Start endet ebenfalls dort, nach {} Modelllösungen.</translation>
    </message>
    <message>
        <source>A plain fit from the same start is still at {:.4g} after {} model solves.</source>
        <translation>Eine einfache Anpassung vom selben Start steht noch bei {:.4g} nach {} Modelllösungen.</translation>
    </message>
    <message>
        <source>The scale of the robust loss did not settle: the estimate depends on where its search ended. State the deviations of the sensors.</source>
        <translation>Die Skala des robusten Verlusts pendelte sich nicht ein: die Schätzung hängt davon ab, wo ihre Suche endete. Geben Sie die Standardabweichungen der Sensoren an.</translation>
    </message>
    <message>
        <source>Given beyond the bounds of the study: {}.</source>
        <translation>Jenseits der Grenzen der Studie angegeben: {}.</translation>
    </message>
    <message>
        <source>{} of {} values lie beyond the scale of the loss and count less.</source>
        <translation>{} von {} Werten liegen jenseits der Skala des Verlusts und zählen weniger.</translation>
    </message>
    <message>
        <source>{} of experiment {}</source>
        <translation>{} in Versuch {}</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes, nor than 1e-9 of the value</source>
        <translation>; nicht schmaler als die Änderung bei halbem Schritt des Integrators, noch als 1e-9 des Werts</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes</source>
        <translation>; nicht schmaler als die Änderung bei halbem Schritt des Integrators</translation>
    </message>
    <message>
        <source>With half the integrator&apos;s step the estimates move by more than the data leave open: {}. Choose smaller steps.</source>
        <translation>Mit halbem Schritt des Integrators ändern sich die Schätzwerte um mehr, als die Daten offen lassen: {}. Wählen Sie kleinere Schritte.</translation>
    </message>
    <message>
        <source>Student t with the noise of each output estimated</source>
        <translation>Student-t mit geschätztem Rauschen jedes Ausgangs</translation>
    </message>
    <message>
        <source>From {} of {} starts of the basin grid the model cannot be simulated by {} with steps of {:g} s: no fit began there.</source>
        <translation>Von {} der {} Startpunkte des Gitters lässt sich das Modell mit {} und Schritten von {:g} s nicht simulieren: dort begann keine Anpassung.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a better minimum: the path led to a local one.</source>
        <translation>Eine einfache Anpassung vom selben Start endet bei {:.4g}, in einem besseren Minimum: der Pfad führte in ein lokales.</translation>
    </message>
    <message>
        <source>it tells nothing about the unknowns</source>
        <translation>er sagt nichts über die Unbekannten</translation>
    </message>
    <message>
        <source>alone it does not reduce the criterion {}</source>
        <translation>allein verkleinert er das Kriterium {} nicht</translation>
    </message>
    <message>
        <source>Next experiment: {} = {}{} lies outside the data, which reach from {:g} to {:g}{}: there the model is extrapolated, and so is what such an experiment would tell.</source>
        <translation>Nächster Versuch: {} = {}{} liegt außerhalb der Daten, die von {:g} bis {:g}{} reichen: dort ist das Modell extrapoliert, und damit auch, was ein solcher Versuch sagen würde.</translation>
    </message>
    <message>
        <source>planned_sensors: the model {} has no output and no state {}{}</source>
        <translation>planned_sensors: das Modell {} hat keinen Ausgang und keinen Zustand {}{}</translation>
    </message>
    <message>
        <source>planned_sensors: {} is there twice</source>
        <translation>planned_sensors: {} steht zweimal da</translation>
    </message>
    <message>
        <source>The candidate models {} are fitted, but not tested: no split into calibration and validation is given (setting Splits).</source>
        <translation>Die Kandidatenmodelle {} werden angepasst, aber nicht geprüft: es ist keine Aufteilung in Kalibrierung und Validierung angegeben (Einstellung Aufteilungen).</translation>
    </message>
    <message>
        <source>The best choice found so far of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>Die bisher beste Auswahl von höchstens {} aus {} Sensoren ist, nach Kriterium, {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column is expected behind the rule, for example {}</source>
        <translation>„{}“: hinter der Regel wird eine Spalte erwartet, zum Beispiel {}</translation>
    </message>
    <message>
        <source>{}: the value {:g} of {} is too large to be fitted: {:g} standard deviations of {:g}, whose square overflows</source>
        <translation>{}: der Wert {:g} von {} ist zu groß für eine Anpassung: {:g} Standardabweichungen von {:g}, deren Quadrat überläuft</translation>
    </message>
    <message>
        <source>the standard deviation {} of {} cannot be right: one between {} and {} is expected</source>
        <translation>die Standardabweichung {} von {} kann nicht stimmen: erwartet wird eine zwischen {} und {}</translation>
    </message>
    <message>
        <source>Best so far:</source>
        <translation>Bisher bestes:</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the last rows before the contradiction.</source>
        <translation>Garantierte Schranken der Zustände an den letzten Zeilen vor dem Widerspruch.</translation>
    </message>
    <message>
        <source>Parameters that may change at rest: guaranteed bounds of the value of each motion. Where they are the bounds examined, the data have narrowed nothing.</source>
        <translation>Parameter, die sich im Stillstand ändern dürfen: garantierte Schranken des Werts jeder Bewegung. Wo sie die untersuchten Grenzen sind, haben die Daten nichts eingeengt.</translation>
    </message>
    <message>
        <source>The point to compare lies outside the bounds examined: nothing is proven about it.</source>
        <translation>Der Vergleichspunkt liegt außerhalb der untersuchten Grenzen: über ihn ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward; {} from {:.6g} s to {:.6g} s</source>
        <translation>garantiert, nach außen gerundet; {} von {:.6g} s bis {:.6g} s</translation>
    </message>
    <message>
        <source>{}: not narrowed, the bounds examined</source>
        <translation>{}: nicht eingeengt, die untersuchten Grenzen</translation>
    </message>
    <message>
        <source>{} in the last motion that narrowed it</source>
        <translation>{} in der letzten Bewegung, die es eingeengt hat</translation>
    </message>
    <message>
        <source>Nothing is excluded: the data have narrowed no unknown.</source>
        <translation>Nichts ist ausgeschlossen: die Daten haben keine Unbekannte eingeengt.</translation>
    </message>
    <message>
        <source>Not narrowed: {}.</source>
        <translation>Nicht eingeengt: {}.</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}, line {}</source>
        <translation>Der letzte Kasten wird bei {:.6g} s durch {} ausgeschlossen, Zeile {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill of line {}.</source>
        <translation>Der letzte Kasten wird bei {:.6g} s durch den Stillstand der Zeile {} ausgeschlossen.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s, line {}.</source>
        <translation>Bei {:.6g} s, Zeile {}, kann kein Modus des Modells aktiv sein.</translation>
    </message>
    <message>
        <source>Taken as exactly known at the start: {}. If that is not so, state how uncertain it is (options.start, options.uncertainty) and run again before the model is blamed.</source>
        <translation>Am Start als genau bekannt angenommen: {}. Ist das nicht so, geben Sie die Unsicherheit an (options.start, options.uncertainty) und rechnen Sie erneut, bevor das Modell beschuldigt wird.</translation>
    </message>
    <message>
        <source>None of the {} times of the truth that are judged is a time of the record: its states are compared with nothing.</source>
        <translation>Keine der {} Zeiten der wahren Werte ist eine Zeit der Aufzeichnung: ihre Zustände werden mit nichts verglichen.</translation>
    </message>
    <message>
        <source>The record {} has no row behind its start at {:g} s (its last one is at {:g} s). What is measured at the start is not used, since the states begin there as stated: there is nothing to filter.</source>
        <translation>Die Aufzeichnung {} hat keine Zeile nach ihrem Beginn bei {:g} s (die letzte ist bei {:g} s). Was am Beginn gemessen ist, wird nicht verwendet, da die Zustände dort wie angegeben beginnen: Es gibt nichts zu filtern.</translation>
    </message>
    <message>
        <source>the filter differentiates fixed steps, and {} chooses its steps as it goes; take rk4, or radau for stiff models (simulation.stepper)</source>
        <translation>das Filter leitet feste Schritte ab, und {} wählt seine Schritte unterwegs; nehmen Sie rk4, oder radau für steife Modelle (simulation.stepper)</translation>
    </message>
    <message>
        <source>at {:g} s the model has no value at the estimate: {}; the filter has lost the system (start, noise or model)</source>
        <translation>bei {:g} s hat das Modell am Schätzwert keinen Wert: {}; das Filter hat das System verloren (Start, Rauschen oder Modell)</translation>
    </message>
    <message>
        <source>Single values spoil the estimates; set the gate.</source>
        <translation>Einzelne Werte verderben die Schätzwerte; setzen Sie die Schwelle.</translation>
    </message>
    <message>
        <source>options.{}: {} is given twice</source>
        <translation>options.{}: {} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; in &apos;{}&apos; is not a number</source>
        <translation>options.{}: „{}“ in „{}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; is not of the form &apos;name: number&apos;</source>
        <translation>options.{}: „{}“ hat nicht die Form „Name: Zahl“</translation>
    </message>
    <message>
        <source>options.{}: the standard deviation in &apos;{}&apos; is negative</source>
        <translation>options.{}: Die Standardabweichung in „{}“ ist negativ</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; do not rise: {:g} s follows {:g} s</source>
        <translation>die Zeiten in Spalte „{}“ steigen nicht: {:g} s folgt auf {:g} s</translation>
    </message>
    <message>
        <source>{} times as large as stated</source>
        <translation>{}-mal so groß wie angegeben</translation>
    </message>
    <message>
        <source>Not judged: the innovations are beyond all numbers.</source>
        <translation>Nicht beurteilt: Die Innovationen übersteigen alle Zahlen.</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s, line {}</source>
        <translation>{}: {} seiner Werte, zuerst {} bei {:.6g} s, Zeile {}</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s</source>
        <translation>{}: {} seiner Werte, zuerst {} bei {:.6g} s</translation>
    </message>
    <message>
        <source>Outliers ({}). Without them the same record is believable ({}): it is these values, not the model. Set the gate (options.gate = {:g}) and run again; estimates and bounds bear the outliers.</source>
        <translation>Ausreißer ({}). Ohne sie ist dieselbe Aufzeichnung glaubhaft ({}): Es sind diese Werte, nicht das Modell. Setzen Sie die Schwelle (options.gate = {:g}), und rechnen Sie noch einmal; Schätzwerte und Schranken leiden unter den Ausreißern.</translation>
    </message>
    <message>
        <source>{} and {} only together</source>
        <translation>{} und {} nur gemeinsam</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The interval there is not to be trusted; those of the others hold only if the true values lie there.</source>
        <translation>An einer Grenze der Suche: {}. Dem Intervall dort ist nicht zu trauen; die der anderen gelten nur, wenn die wahren Werte dort liegen.</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} is no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} ist durch diese Daten nicht bestimmt: Der Standardfehler {:.2g} ist nicht kleiner als der, den die Grenzen allein ergeben, {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} ist praktisch nicht identifizierbar: Sensoren mit {:g} % Fehler ihres Signals gäben einen Standardfehler von {:.2g}, nicht kleiner als der, den die Grenzen allein ergeben, {:.2g}</translation>
    </message>
    <message>
        <source>{} measured values say too little of {} numbers: there are no standard errors.</source>
        <translation>{} Messwerte sagen zu wenig über {} Zahlen: Es gibt keine Standardfehler.</translation>
    </message>
    <message>
        <source>The measured {:g} {} lies {:.3g} standard deviations from the mean {:g} {}, where the density is 0.</source>
        <translation>Der Messwert {:g} {} liegt {:.3g} Standardabweichungen vom Mittelwert {:g} {} entfernt, wo die Dichte 0 ist.</translation>
    </message>
    <message>
        <source>a mode is not bounded</source>
        <translation>ein Modus ist nicht beschränkt</translation>
    </message>
    <message>
        <source>events follow each other at once without end</source>
        <translation>Ereignisse folgen einander sofort und ohne Ende</translation>
    </message>
    <message>
        <source>verified identification needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>Die verifizierte Identifikation braucht Zustände, die das Modell „{}“ nicht hat.</translation>
    </message>
    <message>
        <source>verified identification needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>Die verifizierte Identifikation braucht explizite Gleichungen; das Modell „{}“ hat implizite.</translation>
    </message>
    <message>
        <source>verified identification cannot follow atLeast(), which the model &apos;{}&apos; has.</source>
        <translation>Die verifizierte Identifikation kann atLeast() nicht folgen, das im Modell „{}“ steht.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} states; the model &apos;{}&apos; has {}.</source>
        <translation>Die verifizierte Identifikation bewältigt höchstens {} Zustände; das Modell „{}“ hat {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} unknowns, not {}.</source>
        <translation>Die verifizierte Identifikation bewältigt höchstens {} Unbekannte, nicht {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} conditions of `when`; the model &apos;{}&apos; has {}.</source>
        <translation>Die verifizierte Identifikation bewältigt höchstens {} Bedingungen von `when`; das Modell „{}“ hat {}.</translation>
    </message>
    <message>
        <source>verified identification needs Integer modes; the model &apos;{}&apos; has the Real discrete {}.</source>
        <translation>Die verifizierte Identifikation braucht ganzzahlige Modi; das Modell „{}“ hat die reelle Diskrete {}.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the start values, which {} does not have.</source>
        <translation>Die verifizierte Identifikation braucht die Ableitung der Startwerte, die {} nicht hat.</translation>
    </message>
    <message>
        <source>the start value of {} is not defined.</source>
        <translation>Der Startwert von {} ist nicht definiert.</translation>
    </message>
    <message>
        <source>the start value of {} is not one number.</source>
        <translation>Der Startwert von {} ist nicht eine einzige Zahl.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the output {}, which {} does not have.</source>
        <translation>Die verifizierte Identifikation braucht die Ableitung des Ausgangs {}, die {} nicht hat.</translation>
    </message>
    <message>
        <source>no bounding box over the active modes was found</source>
        <translation>Kein umschließender Kasten über die aktiven Modi wurde gefunden</translation>
    </message>
    <message>
        <source>the modes change without end within one step</source>
        <translation>Die Modi wechseln innerhalb eines Schritts ohne Ende</translation>
    </message>
    <message>
        <source>the right side leaves its domain</source>
        <translation>Die rechte Seite verlässt ihren Definitionsbereich</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>Kein umschließender Kasten wurde gefunden</translation>
    </message>
    <message>
        <source>verified identification follows a record to its end, but &apos;{}&apos; ends the run (line {}).</source>
        <translation>Die verifizierte Identifikation folgt einer Aufzeichnung bis zum Ende, aber „{}“ beendet den Lauf (Zeile {}).</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the condition &apos;{}&apos;, which {} does not have.</source>
        <translation>Die verifizierte Identifikation braucht die Ableitung der Bedingung „{}“, die {} nicht hat.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of what &apos;{}&apos; sets, which {} does not have.</source>
        <translation>Die verifizierte Identifikation braucht die Ableitung dessen, was „{}“ setzt, die {} nicht hat.</translation>
    </message>
    <message>
        <source>The offline procedure has no unknown to divide.</source>
        <translation>Das Offline-Verfahren hat keine Unbekannte zu teilen.</translation>
    </message>
    <message>
        <source>The offline procedure holds every unknown constant; {} may change at rest (resets).</source>
        <translation>Das Offline-Verfahren hält jede Unbekannte konstant; {} darf sich in Ruhe ändern (resets).</translation>
    </message>
    <message>
        <source>{} names {}, which is no unknown of the study.</source>
        <translation>{} nennt {}, das keine Unbekannte der Studie ist.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is no number.</source>
        <translation>compare = „{}“: „{}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is not name = value.</source>
        <translation>compare = „{}“: „{}“ ist nicht Name = Wert.</translation>
    </message>
    <message>
        <source>compare names {}, which may take a new value at every standstill: say of which motion by one of its times, such as {}@12.5 = ...</source>
        <translation>compare nennt {}, das bei jedem Stillstand einen neuen Wert annehmen darf: Sagen Sie durch eine ihrer Zeiten, welche Bewegung gemeint ist, etwa {}@12.5 = ...</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: {} is constant, it has no time.</source>
        <translation>compare = „{}“: {} ist konstant und hat keine Zeit.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot; gives {} twice.</source>
        <translation>compare = „{}“ nennt {} zweimal.</translation>
    </message>
    <message>
        <source>verified identification follows one record over time; the data have {} experiments.</source>
        <translation>Die verifizierte Identifikation folgt einer Aufzeichnung über der Zeit; die Daten haben {} Versuche.</translation>
    </message>
    <message>
        <source>verified identification needs at least two rows over time, each later than the one before; {} has fewer.</source>
        <translation>Die verifizierte Identifikation braucht mindestens zwei Zeilen über der Zeit, jede später als die davor; {} hat weniger.</translation>
    </message>
    <message>
        <source>verified identification needs min and max of {}: outside them nothing is examined.</source>
        <translation>Die verifizierte Identifikation braucht min und max von {}: Außerhalb wird nichts geprüft.</translation>
    </message>
    <message>
        <source>rest_states names {}, which is no state.</source>
        <translation>rest_states nennt {}, das kein Zustand ist.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold for a column that is computed from others.</source>
        <translation>Die verifizierte Identifikation braucht die Werte von {}, wie sie gemessen wurden: Die Schranke des Sensors gilt nicht für eine Spalte, die aus anderen berechnet ist.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold between two of them. Switch off resampling (resample = 0).</source>
        <translation>Die verifizierte Identifikation braucht die Werte von {}, wie sie gemessen wurden: Die Schranke des Sensors gilt nicht zwischen zweien von ihnen. Schalten Sie das Neuabtasten aus (resample = 0).</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold behind a low-pass filter. Switch it off (low_pass = 0).</source>
        <translation>Die verifizierte Identifikation braucht die Werte von {}, wie sie gemessen wurden: Die Schranke des Sensors gilt nicht hinter einem Tiefpass. Schalten Sie ihn aus (low_pass = 0).</translation>
    </message>
    <message>
        <source>{} is measured once per run; verified identification needs courses.</source>
        <translation>{} wird einmal je Versuch gemessen; die verifizierte Identifikation braucht Verläufe.</translation>
    </message>
    <message>
        <source>verified identification needs the guaranteed bound of the sensor {}, above 0 (data.bounds): a standard deviation guarantees nothing.</source>
        <translation>Die verifizierte Identifikation braucht die garantierte Schranke des Sensors {}, über 0 (data.bounds): Eine Standardabweichung garantiert nichts.</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}.</source>
        <translation>{} wird gemessen, ist aber kein Ausgang des Modells {}.</translation>
    </message>
    <message>
        <source>the record gives no course for the input {} of the model {}.</source>
        <translation>Die Aufzeichnung enthält keinen Verlauf für den Eingang {} des Modells {}.</translation>
    </message>
    <message>
        <source>verified identification needs inputs that are held between rows (interpolation = &quot;hold&quot;); {} is interpolated.</source>
        <translation>Die verifizierte Identifikation braucht Eingänge, die zwischen den Zeilen gehalten werden (interpolation = &quot;hold&quot;); {} wird interpoliert.</translation>
    </message>
    <message>
        <source>(line {} of {})</source>
        <translation>(Zeile {} von {})</translation>
    </message>
    <message>
        <source>the input {} has no value at {:g} s{}: what is not recorded cannot be guaranteed. Fill the cells, or leave these rows out where the input kept its value.</source>
        <translation>Der Eingang {} hat bei {:g} s keinen Wert{}: Was nicht aufgezeichnet ist, kann nicht garantiert werden. Füllen Sie die Zellen, oder lassen Sie diese Zeilen weg, wo der Eingang seinen Wert behielt.</translation>
    </message>
    <message>
        <source>the row after line {} of {} has no time later than that of the rows before it: its inputs would be unknown. Mend its time, or take the row out where the inputs kept their values.</source>
        <translation>Die Zeile nach Zeile {} von {} hat keine Zeit, die später ist als die der Zeilen davor: Ihre Eingänge wären unbekannt. Berichtigen Sie ihre Zeit, oder nehmen Sie die Zeile heraus, wo die Eingänge ihre Werte behielten.</translation>
    </message>
    <message>
        <source>the times {:.9g} s and {:.9g} s{} are closer than dates can be told apart: give the times in seconds from the begin of the record.</source>
        <translation>Die Zeiten {:.9g} s und {:.9g} s{} liegen näher beieinander, als sich Datumsangaben unterscheiden lassen: Geben Sie die Zeiten in Sekunden ab Beginn der Aufzeichnung an.</translation>
    </message>
    <message>
        <source>the standstill column {} must hold numbers over time.</source>
        <translation>Die Stillstandsspalte {} muss Zahlen über der Zeit enthalten.</translation>
    </message>
    <message>
        <source>the standstill column {} is read from the first file of the study; the record is another one.</source>
        <translation>Die Stillstandsspalte {} wird aus der ersten Datei der Studie gelesen; die Aufzeichnung ist eine andere.</translation>
    </message>
    <message>
        <source>the standstill column {} has no value in line {} of {}: 1 guarantees rest, 0 guarantees nothing.</source>
        <translation>Die Stillstandsspalte {} hat in Zeile {} von {} keinen Wert: 1 garantiert Ruhe, 0 garantiert nichts.</translation>
    </message>
    <message>
        <source>the standstill column {} holds {:g} in line {} of {}: only 1 (guarantees rest) and 0 (guarantees nothing) have a meaning.</source>
        <translation>Die Stillstandsspalte {} enthält {:g} in Zeile {} von {}: Nur 1 (garantiert Ruhe) und 0 (garantiert nichts) haben eine Bedeutung.</translation>
    </message>
    <message>
        <source>standstill_window = {:g} s is longer than the record, which lasts {:g} s.</source>
        <translation>standstill_window = {:g} s ist länger als die Aufzeichnung, die {:g} s dauert.</translation>
    </message>
    <message>
        <source>the standstill column {} has no row at {:g} s.</source>
        <translation>Die Stillstandsspalte {} hat bei {:g} s keine Zeile.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, but the record lasts from {:g} s to {:g} s.</source>
        <translation>compare nennt {} bei {:g} s, aber die Aufzeichnung dauert von {:g} s bis {:g} s.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, where the rig rests and {} may change: name a time of a motion.</source>
        <translation>compare nennt {} bei {:g} s, wo der Prüfstand ruht und {} sich ändern darf: Nennen Sie eine Zeit einer Bewegung.</translation>
    </message>
    <message>
        <source>Rows before line {} are not used: the start values of the model are taken for those at {:.6g} s.</source>
        <translation>Zeilen vor Zeile {} werden nicht verwendet: Die Startwerte des Modells gelten als die bei {:.6g} s.</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s (lines {} and {})</source>
        <translation>zwischen {:.6g} s und {:.6g} s (Zeilen {} und {})</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s</source>
        <translation>zwischen {:.6g} s und {:.6g} s</translation>
    </message>
    <message>
        <source>Rows are missing {}. The answer holds only if the inputs kept their values there.</source>
        <translation>{} fehlen Zeilen. Die Antwort gilt nur, wenn die Eingänge dort ihre Werte behielten.</translation>
    </message>
    <message>
        <source>Rows are missing at {} places, first {}. The answer holds only if the inputs kept their values there.</source>
        <translation>An {} Stellen fehlen Zeilen, zuerst {}. Die Antwort gilt nur, wenn die Eingänge dort ihre Werte behielten.</translation>
    </message>
    <message>
        <source>together with the rows before</source>
        <translation>zusammen mit den Zeilen davor</translation>
    </message>
    <message>
        <source>: simulated {:.15g} to {:.15g}, allowed {:.15g} to {:.15g}</source>
        <translation>: simuliert {:.15g} bis {:.15g}, erlaubt {:.15g} bis {:.15g}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}</source>
        <translation>Der letzte Kasten wird bei {:.6g} s ausgeschlossen durch {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill.</source>
        <translation>Der letzte Kasten wird bei {:.6g} s durch den Stillstand ausgeschlossen.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s.</source>
        <translation>Kein Modus des Modells kann bei {:.6g} s aktiv sein.</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; verified identification needs bounds</source>
        <translation>die Unbekannte {} hat eine Verteilung; die verifizierte Identifikation braucht Grenzen</translation>
    </message>
    <message>
        <source>Verified identification cannot run: {}</source>
        <translation>Die verifizierte Identifikation kann nicht laufen: {}</translation>
    </message>
    <message>
        <source>The innovations of {} are alike over time: {} of {} lags lie outside the bounds of white noise.</source>
        <translation>Die Innovationen von {} gleichen sich über der Zeit: {} von {} Verschiebungen liegen außerhalb der Schranken weißen Rauschens.</translation>
    </message>
    <message>
        <source>The mean NIS over parts of the record differs by a factor of {}.</source>
        <translation>Das mittlere NIS über Teile der Aufzeichnung unterscheidet sich um den Faktor {}.</translation>
    </message>
    <message>
        <source>Noise study, level {:g}: only {} of {} repeats found an answer.</source>
        <translation>Rauschstudie, Stufe {:g}: Nur {} von {} Wiederholungen fanden eine Antwort.</translation>
    </message>
    <message>
        <source>The noise study was cancelled after {} of {} repeats; its numbers are of these.</source>
        <translation>Die Rauschstudie wurde nach {} von {} Wiederholungen abgebrochen; ihre Zahlen sind die von diesen.</translation>
    </message>
    <message>
        <source>basin_start has {} values, but there are {} unknowns</source>
        <translation>basin_start hat {} Werte, aber es gibt {} Unbekannte</translation>
    </message>
    <message>
        <source>the basin grid needs finite bounds of the first two unknowns; those of {} are {:g} and {:g}</source>
        <translation>Das Gitter der Einzugsgebiete braucht endliche Grenzen der ersten beiden Unbekannten; die von {} sind {:g} und {:g}</translation>
    </message>
    <message>
        <source>the optimiser {} needs finite bounds; those of {} are {:g} and {:g}</source>
        <translation>Der Optimierer {} braucht endliche Grenzen; die von {} sind {:g} und {:g}</translation>
    </message>
    <message>
        <source>The input {} is computed from other columns. The answer holds only if it was that value exactly, or within its stated uncertainty.</source>
        <translation>Der Eingang {} ist aus anderen Spalten berechnet. Die Antwort gilt nur, wenn er genau diesen Wert hatte, oder innerhalb seiner angegebenen Unsicherheit.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, one experiment)</source>
        <translation>{} Log-Likelihood {:.4f} (Dichte: {}, ein Versuch)</translation>
    </message>
    <message>
        <source>The batch procedure follows at most {} states, unknowns and values that are new at a standstill.</source>
        <translation>Das Stapelverfahren verfolgt höchstens {} Zustände, Unbekannte und Werte, die bei einem Stillstand neu sind.</translation>
    </message>
    <message>
        <source>All rows could be taken together up to {:.4g} s only; beyond, the observer&apos;s boxes count.</source>
        <translation>Alle Zeilen konnten nur bis {:.4g} s zusammen genommen werden; danach gelten die Kästen des Beobachters.</translation>
    </message>
    <message>
        <source>This is by the data up to {:.4g} s alone: the next step found no enclosure: {}.</source>
        <translation>Das gilt allein nach den Daten bis {:.4g} s: der nächste Schritt fand keine Einschließung: {}.</translation>
    </message>
    <message>
        <source>The record {} has no value from {:g} s to {:g} s, between which the study is simulated: there is nothing to filter. Set simulation.start_time and simulation.stop_time to the times of the record.</source>
        <translation>Die Aufzeichnung {} hat von {:g} s bis {:g} s, zwischen denen die Studie simuliert wird, keinen Wert: es gibt nichts zu filtern. Setzen Sie simulation.start_time und simulation.stop_time auf die Zeiten der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} ± {:g} of the study: state a larger uncertainty.</source>
        <translation>Nach allen Daten beginnt {} bei {:.6g} {}, {} Standardabweichungen neben den {:g} ± {:g} der Studie: geben Sie eine größere Unsicherheit an.</translation>
    </message>
    <message>
        <source>The fit of all data at once differs by up to {} standard deviations from the filter: the model is wrong, or the filter was not tuned to it.</source>
        <translation>Die Anpassung an alle Daten zugleich weicht um bis zu {} Standardabweichungen vom Filter ab: das Modell ist falsch, oder das Filter war nicht darauf abgestimmt.</translation>
    </message>
    <message>
        <source>A sensor that stands still spoils the estimates.</source>
        <translation>Ein Sensor, der stehen bleibt, verdirbt die Schätzwerte.</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s on</source>
        <translation>{} steht bei {} still ab {:g} s</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s to {:g} s</source>
        <translation>{} steht bei {} still von {:g} s bis {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. Without these values the same record is believable ({}): it is the sensor, not the model. Empty these cells of the file and run again; estimates and bounds bear them.</source>
        <translation>Sensor verloren: {}. Ohne diese Werte ist dieselbe Aufzeichnung glaubhaft ({}): es ist der Sensor, nicht das Modell. Leeren Sie diese Zellen der Datei und rechnen Sie neu; Schätzwerte und Schranken tragen sie noch.</translation>
    </message>
    <message>
        <source>; the value of {} at {:g} s lay {:.3g} standard deviations from what was expected (look at its unit and at the start)</source>
        <translation>; der Wert von {} bei {:g} s lag {:.3g} Standardabweichungen neben dem Erwarteten (prüfen Sie seine Einheit und den Start)</translation>
    </message>
    <message>
        <source>{} in [{}, {}]</source>
        <translation>{} in [{}; {}]</translation>
    </message>
    <message>
        <source>; of the model {}, which is rejected</source>
        <translation>; des Modells {}, das verworfen ist</translation>
    </message>
    <message>
        <source>; of the model {}</source>
        <translation>; des Modells {}</translation>
    </message>
    <message>
        <source>Repeated from a run by the method {}: its settings {} are not taken over.</source>
        <translation>Wiederholt von einem Lauf der Methode {}: deren Einstellungen {} sind nicht übernommen.</translation>
    </message>
    <message>
        <source>Repeatability: with an odd number of series the first one takes part in two pairs, so the differences are not independent, as the published test takes them to be; what is said of the sensors accounts for it.</source>
        <translation>Wiederholbarkeit: bei einer ungeraden Zahl von Reihen gehört die erste zu zwei Paaren, so dass die Differenzen nicht unabhängig sind, wie der veröffentlichte Test annimmt; was über die Sensoren gesagt wird, berücksichtigt das.</translation>
    </message>
    <message>
        <source>The residuals are only {:.2g} times as large as the stated standard deviations: the sensors are better than stated, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>Die Residuen sind nur das {:.2g}-Fache der angegebenen Standardabweichungen: die Sensoren sind besser als angegeben, die Intervalle zu weit, und Modelle bestehen die Tests zu leicht.</translation>
    </message>
    <message>
        <source>Its covariance and ellipsoid do not hold.</source>
        <translation>Kovarianz und Ellipsoid gelten nicht.</translation>
    </message>
    <message>
        <source>The estimates are those of the model {}, which is rejected.</source>
        <translation>Die Schätzwerte sind die des Modells {}, das verworfen ist.</translation>
    </message>
    <message>
        <source>{} does not fit the data: it misses them {:.3g} times as far as the scatter of repeated measurements explains. The model is wrong.</source>
        <translation>{} passt nicht zu den Daten: es verfehlt sie {:.3g}-mal so weit, wie die Streuung wiederholter Messungen erklärt. Das Modell ist falsch.</translation>
    </message>
    <message>
        <source>It is judged by the scatter of repeated measurements; what is stated for {} is so far above it that no model could be rejected.</source>
        <translation>Es wird nach der Streuung wiederholter Messungen beurteilt; was für {} angegeben ist, liegt so weit darüber, dass kein Modell verworfen werden könnte.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong; the scatter of repeated measurements explains what it misses.</source>
        <translation>Nach den angegebenen Standardabweichungen allein würde es falsch genannt; die Streuung wiederholter Messungen erklärt, was es verfehlt.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong, but {} scatter more than stated, and that explains what it misses.</source>
        <translation>Nach den angegebenen Standardabweichungen allein würde es falsch genannt, aber {} streuen mehr als angegeben, und das erklärt, was es verfehlt.</translation>
    </message>
    <message>
        <source>By the scatter of repeated measurements, which is smaller than stated for {}, it would be called wrong.</source>
        <translation>Nach der Streuung wiederholter Messungen, die für {} kleiner ist als angegeben, würde es falsch genannt.</translation>
    </message>
    <message>
        <source>{} could not be tested: its residuals are only {:.2g} times as large as the stated standard deviations, by which no model could be rejected.</source>
        <translation>{} konnte nicht geprüft werden: seine Residuen sind nur das {:.2g}-Fache der angegebenen Standardabweichungen, nach denen kein Modell verworfen werden könnte.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere.</source>
        <translation>Wo die Seiten gleiche Eingänge haben, verfehlt das Modell die Daten überall.</translation>
    </message>
    <message>
        <source>Sensors worse than stated would look the same: nothing was measured again that could tell.</source>
        <translation>Sensoren, die schlechter sind als angegeben, sähen ebenso aus: nichts wurde ein zweites Mal gemessen, was es zeigen könnte.</translation>
    </message>
    <message>
        <source>{} estimates {}.</source>
        <translation>{} schätzt {}.</translation>
    </message>
    <message>
        <source>The intervals of the result are those of {}, which is rejected.</source>
        <translation>Die Intervalle des Ergebnisses sind die von {}, das verworfen ist.</translation>
    </message>
    <message>
        <source>{} scatters between the repeated series by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} streut zwischen den wiederholten Reihen um {:.3g}{}, gegen eine angegebene Standardabweichung von {:.3g}{}.</translation>
    </message>
    <message>
        <source>{} scatters between repeated measurements by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} streut zwischen wiederholten Messungen um {:.3g}{}, gegen eine angegebene Standardabweichung von {:.3g}{}.</translation>
    </message>
    <message>
        <source>The estimate does not use it, but the choice of the sensors does rest on what is stated.</source>
        <translation>Die Schätzung verwendet ihn nicht, aber die Auswahl der Sensoren beruht auf dem Angegebenen.</translation>
    </message>
    <message>
        <source>That is {:.3g} times as much: the intervals are too narrow.</source>
        <translation>Das ist {:.3g}-mal so viel: die Intervalle sind zu schmal.</translation>
    </message>
    <message>
        <source>What is stated is {:.3g} times as much: unless it covers errors that the repeated values share, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>Angegeben ist {:.3g}-mal so viel: wenn es nicht Fehler umfasst, die den wiederholten Werten gemeinsam sind, sind die Intervalle zu weit, und Modelle bestehen die Tests zu leicht.</translation>
    </message>
    <message>
        <source>From the start values the search ends in a local minimum, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Von den Startwerten aus endet die Suche in einem lokalen Minimum bei {:.6g}: die Antwort bei {:.6g} wurde von anderswo innerhalb der Grenzen gefunden.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The intervals are those of the answer alone.</source>
        <translation>Ein anderes Minimum passt fast ebenso gut: {}. Die Intervalle sind die der Antwort allein.</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured at its value {:.4g}</source>
        <translation>{} hat bei seinem Wert {:.4g} keinen Einfluss auf das, was gemessen wird</translation>
    </message>
    <message>
        <source>Experiment {}: {} values are left out, since they were measured while an input is not known.</source>
        <translation>Versuch {}: {} Werte bleiben weg, da sie gemessen wurden, während ein Eingang nicht bekannt ist.</translation>
    </message>
    <message>
        <source>{} down to {:g}</source>
        <translation>{} bis hinunter zu {:g}</translation>
    </message>
    <message>
        <source>{} up to {:g}</source>
        <translation>{} bis hinauf zu {:g}</translation>
    </message>
    <message>
        <source>{} (rms) of {}, {:.3g} % of its variation (R2 {})</source>
        <translation>{} (Effektivwert) von {}, {:.3g} % seiner Schwankung (R2 {})</translation>
    </message>
    <message>
        <source>{} (rms) of {}, which does not vary</source>
        <translation>{} (Effektivwert) von {}, das sich nicht ändert</translation>
    </message>
    <message>
        <source>less of {} other outputs</source>
        <translation>weniger von {} weiteren Ausgängen</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, against the standard deviation of the measured values and against that stated by the sensor; noise: standard deviation of the errors as the residuals have it.</source>
        <translation>Was die Anpassung von jedem Ausgang übrig lässt: Effektivwert der Residuen, gegen die Standardabweichung der Messwerte und gegen die angegebene des Sensors; Rauschen: Standardabweichung der Fehler nach den Residuen.</translation>
    </message>
    <message>
        <source>No sensor states its standard deviation: every output is weighed by the spread of its measured values ({}). With stated deviations (data.standard_deviations) the outputs are weighed by their errors; the residuals are as large as {}.</source>
        <translation>Kein Sensor gibt seine Standardabweichung an: jeder Ausgang wird mit der Streuung seiner Messwerte gewichtet ({}). Mit angegebenen Abweichungen (data.standard_deviations) werden die Ausgänge mit ihren Fehlern gewichtet; die Residuen sind so groß wie {}.</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The intervals, of the profile likelihood within the bounds, hold only if the true values lie within them.</source>
        <translation>An einer Grenze der Suche: {}. Die Intervalle, von der Profil-Likelihood innerhalb der Grenzen, gelten nur, wenn die wahren Werte darin liegen.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end, and the ends of their profile likelihood were not found: these intervals may be too narrow.</source>
        <translation>Wo die linearisierten Intervalle von {} enden, sind die kleinsten Quadrate gekrümmt, und die Enden ihrer Profil-Likelihood wurden nicht gefunden: diese Intervalle können zu schmal sein.</translation>
    </message>
    <message>
        <source>Up to a bound of the search no value is excluded by the data: {}.</source>
        <translation>Bis zu einer Grenze der Suche schließen die Daten keinen Wert aus: {}.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end: theirs are those of the profile likelihood, with the others fitted again at every value.</source>
        <translation>Wo die linearisierten Intervalle von {} enden, sind die kleinsten Quadrate gekrümmt: ihre sind die der Profil-Likelihood, bei jedem Wert die anderen neu angepasst.</translation>
    </message>
    <message>
        <source>not an answer: the search did not converge</source>
        <translation>keine Antwort: die Suche konvergierte nicht</translation>
    </message>
    <message>
        <source>{:g} % marginal, profile likelihood, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, Profil-Likelihood, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured anywhere between {:.4g} and {:.4g}; beyond it has</source>
        <translation>{} hat nirgends zwischen {:.4g} und {:.4g} Einfluss auf das, was gemessen wird; jenseits davon schon</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured below {:.4g}; from there on it has</source>
        <translation>{} hat unterhalb von {:.4g} keinen Einfluss auf das, was gemessen wird; von dort an schon</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured above {:.4g}; down from there it has</source>
        <translation>{} hat oberhalb von {:.4g} keinen Einfluss auf das, was gemessen wird; von dort abwärts schon</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap still shows in {} when the record ends; {} values behind the gap are left out.</source>
        <translation>Versuch {}: was {} in seiner Lücke tat, zeigt sich in {} noch am Ende der Aufzeichnung; {} Werte hinter der Lücke bleiben weg.</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap shows in {} up to {:.4g} s; {} values behind the gap are left out.</source>
        <translation>Versuch {}: was {} in seiner Lücke tat, zeigt sich in {} bis {:.4g} s; {} Werte hinter der Lücke bleiben weg.</translation>
    </message>
    <message>
        <source>no value is left: all are measured where an input is not known, or before the model has forgotten what it did there</source>
        <translation>kein Wert bleibt übrig: alle sind gemessen, wo ein Eingang nicht bekannt ist oder bevor das Modell vergessen hat, was er dort tat</translation>
    </message>
    <message>
        <source>Experiment {}: at the estimate {} values of {} still show what {} did in its gap; the answer rests on a guess of it. Start the search from this estimate.</source>
        <translation>Versuch {}: bei der Schätzung zeigen {} Werte von {} noch, was {} in seiner Lücke tat; die Antwort beruht auf einer Vermutung darüber. Beginnen Sie die Suche bei dieser Schätzung.</translation>
    </message>
    <message>
        <source>{} was not set by an event until the run ended at {:g} s</source>
        <translation>{} wurde bis zum Ende des Laufs bei {:g} s von keinem Ereignis gesetzt</translation>
    </message>
    <message>
        <source>The derivative of {} with respect to {} is infinite in experiment {}, at {:g} s the first time (a square root or a power at 0?); differences stood in for it.</source>
        <translation>Die Ableitung von {} nach {} ist in Versuch {} unendlich, zuerst bei {:g} s (eine Wurzel oder Potenz bei 0?); Differenzen traten an ihre Stelle.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{:.3g} % of the variation of {}</source>
        <translation>{:.3g} % der Schwankung von {}</translation>
    </message>
    <message>
        <source>The fit leaves {}, and that is not the noise of a sensor whose errors are independent and as stated: probably a local minimum or a wrong model. {}</source>
        <translation>Die Anpassung lässt {} übrig, und das ist nicht das Rauschen eines Sensors, dessen Fehler unabhängig und wie angegeben sind: wohl ein lokales Minimum oder ein falsches Modell. {}</translation>
    </message>
    <message>
        <source>The intervals need no widening for it.</source>
        <translation>Die Intervalle müssen dafür nicht erweitert werden.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} times as wide for it.</source>
        <translation>Die Intervalle sind dafür {:.2f}-mal so weit gemacht.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} to {:.2f} times as wide for it.</source>
        <translation>Die Intervalle sind dafür {:.2f}- bis {:.2f}-mal so weit gemacht.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Die Residuen von {} sind in der Reihenfolge der Datei korreliert (Versatz 1: {:.2f}): diese Werte lassen etwas unerklärt, oder die Fehler der Sensoren sind selbst korreliert.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Die Residuen von {} sind über der Zeit korreliert (Versatz 1: {:.2f}): diese Werte lassen etwas unerklärt, oder die Fehler der Sensoren sind selbst korreliert.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}), not independent: the model leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Die Residuen von {} sind in der Reihenfolge der Datei korreliert (Versatz 1: {:.2f}), nicht unabhängig: das Modell lässt etwas unerklärt, oder die Fehler der Sensoren sind selbst korreliert.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}), not white noise: the model, the integrator or the place where the search ended leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>Die Residuen von {} sind über der Zeit korreliert (Versatz 1: {:.2f}), kein weißes Rauschen: Modell, Integrator oder der Ort, an dem die Suche endete, lassen etwas unerklärt, oder die Fehler der Sensoren sind selbst korreliert.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it, or the errors of neighbouring rows, which are in its order, are alike. The intervals hold only for a model that is right.</source>
        <translation>Die Residuen von {} folgen {}, um bis zu {}: dem Modell fehlt eine Wirkung davon, oder die Fehler benachbarter Zeilen, die in dieser Ordnung stehen, gleichen sich. Die Intervalle gelten nur für ein richtiges Modell.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it. The intervals hold only for a model that is right.</source>
        <translation>Die Residuen von {} folgen {}, um bis zu {}: dem Modell fehlt eine Wirkung davon. Die Intervalle gelten nur für ein richtiges Modell.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated, or the values are wrong for these data.</source>
        <translation>Die Residuen von {} sind {:.3g}-mal so groß wie die angegebene Standardabweichung (reduziertes Chi-Quadrat {:.3g}): der Sensor ist ungenauer als angegeben, oder die Werte sind für diese Daten falsch.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong. The intervals go by the residuals.</source>
        <translation>Die Residuen von {} sind {:.3g}-mal so groß wie die angegebene Standardabweichung (reduziertes Chi-Quadrat {:.3g}): der Sensor ist ungenauer als angegeben oder das Modell ist falsch. Die Intervalle richten sich nach den Residuen.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong, and the intervals are too narrow.</source>
        <translation>Die Residuen von {} sind {:.3g}-mal so groß wie die angegebene Standardabweichung (reduziertes Chi-Quadrat {:.3g}): der Sensor ist ungenauer als angegeben oder das Modell ist falsch, und die Intervalle sind zu schmal.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated.</source>
        <translation>Die Residuen von {} sind nur {:.3g}-mal so groß wie die angegebene Standardabweichung (reduziertes Chi-Quadrat {:.3g}): der Sensor ist genauer als angegeben.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated, and the intervals are too wide.</source>
        <translation>Die Residuen von {} sind nur {:.3g}-mal so groß wie die angegebene Standardabweichung (reduziertes Chi-Quadrat {:.3g}): der Sensor ist genauer als angegeben, und die Intervalle sind zu weit.</translation>
    </message>
    <message>
        <source>the fitted value</source>
        <translation>dem angepassten Wert</translation>
    </message>
    <message>
        <source>The size of the residuals of {} changes with {}: its values are not equally precise, as the fit takes them to be.</source>
        <translation>Die Größe der Residuen von {} ändert sich mit {}: die Werte sind nicht gleich genau, wie die Anpassung annimmt.</translation>
    </message>
    <message>
        <source>{} of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} in Versuch {} ({:.2g} Standardabweichungen)</translation>
    </message>
    <message>
        <source>{} at {:g} s of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} bei {:g} s in Versuch {} ({:.2g} Standardabweichungen)</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}. They pull the estimates; the setting loss = huber counts them less.</source>
        <translation>Werte weit außerhalb der Streuung der anderen: {}. Sie ziehen an den Schätzwerten; die Einstellung loss = huber zählt sie weniger.</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}.</source>
        <translation>Werte weit außerhalb der Streuung der anderen: {}.</translation>
    </message>
    <message>
        <source>; widened for correlated errors, which the standard error does not know</source>
        <translation>; erweitert für korrelierte Fehler, die der Standardfehler nicht kennt</translation>
    </message>
    <message>
        <source>; widened for errors that are not of one size, which the standard error does not know</source>
        <translation>; erweitert für Fehler von ungleicher Größe, die der Standardfehler nicht kennt</translation>
    </message>
    <message>
        <source>{} fell to its bound</source>
        <translation>{} fiel auf seine Grenze</translation>
    </message>
    <message>
        <source>No answer: the fit at lambda = 0 did not converge; more iterations per stage may help.</source>
        <translation>Keine Antwort: die Anpassung bei lambda = 0 konvergierte nicht; mehr Iterationen je Stufe können helfen.</translation>
    </message>
    <message>
        <source>Try other starts or corrections.</source>
        <translation>Versuchen Sie andere Starts oder Korrekturen.</translation>
    </message>
    <message>
        <source>at lambda = {:.4g} {}</source>
        <translation>bei lambda = {:.4g} {}</translation>
    </message>
    <message>
        <source>The path led to a local minimum: see the warnings.</source>
        <translation>Der Pfad führte in ein lokales Minimum: siehe die Warnungen.</translation>
    </message>
    <message>
        <source>The path is suspicious: {}.</source>
        <translation>Der Pfad ist verdächtig: {}.</translation>
    </message>
    <message>
        <source>The path was not smooth: {}.</source>
        <translation>Der Pfad war nicht glatt: {}.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds: {}, none ends lower.</source>
        <translation>Suchen von anderswo innerhalb der Grenzen: {}, keine endet tiefer.</translation>
    </message>
    <message>
        <source>It leaves {}.</source>
        <translation>Sie lässt {} übrig.</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, n = {}, p = {}</source>
        <translation>95 %, Profil-Likelihood, n = {}, p = {}</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, up to the bounds of the search, n = {}, p = {}</source>
        <translation>95 %, Profil-Likelihood, bis an die Grenzen der Suche, n = {}, p = {}</translation>
    </message>
    <message>
        <source>{} ended at a bound: no standard error is given there, and those of the others hold only for that value.</source>
        <translation>{} endete an einer Grenze: dort wird kein Standardfehler angegeben, und die der anderen gelten nur für diesen Wert.</translation>
    </message>
    <message>
        <source>Experiment {}: {}</source>
        <translation>Versuch {}: {}</translation>
    </message>
    <message>
        <source>No answer: the search did not end at a maximum of the likelihood, which is higher by {:.2f} elsewhere.</source>
        <translation>Keine Antwort: die Suche endete nicht an einem Maximum der Likelihood, die anderswo um {:.2f} höher ist.</translation>
    </message>
    <message>
        <source>{}; {} of {} measured values inside the central 95 % range predicted for them, {:.0f} expected.</source>
        <translation>{}; {} von {} Messwerten innerhalb des für sie vorhergesagten mittleren 95-%-Bereichs, {:.0f} erwartet.</translation>
    </message>
    <message>
        <source>{} ended at the lower bound of its search, {:g}: the data want a smaller spread, and what is predicted may be too wide. Widen the range of the search.</source>
        <translation>{} endete an der unteren Grenze seiner Suche, {:g}: die Daten wollen eine kleinere Streuung, und was vorhergesagt wird, kann zu breit sein. Erweitern Sie den Suchbereich.</translation>
    </message>
    <message>
        <source>{} ended at the upper bound of its search, {:g}: the data want a larger spread, and what is predicted may be too narrow. Widen the range of the search.</source>
        <translation>{} endete an der oberen Grenze seiner Suche, {:g}: die Daten wollen eine größere Streuung, und was vorhergesagt wird, kann zu schmal sein. Erweitern Sie den Suchbereich.</translation>
    </message>
    <message>
        <source>{} ended at a bound of the search: the maximum of the likelihood may lie outside. Widen the range of the search.</source>
        <translation>{} endete an einer Grenze der Suche: das Maximum der Likelihood kann außerhalb liegen. Erweitern Sie den Suchbereich.</translation>
    </message>
    <message>
        <source>The search has not ended at the maximum: the log-likelihood is higher by {:.2f} at {}. A genetic search followed by the gradient method goes on from there.</source>
        <translation>Die Suche endete nicht am Maximum: die Log-Likelihood ist um {:.2f} höher bei {}. Eine genetische Suche und danach das Gradientenverfahren führen von dort weiter.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them; the intervals hold both.</source>
        <translation>Die Likelihood hat ein weiteres Maximum von fast gleicher Höhe: {:.2f} gegen {:.2f}, bei {}. Die Daten entscheiden nicht zwischen beiden; die Intervalle umfassen beide.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their product {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Die Daten bestimmen {} und {} nicht einzeln, nur ihr Produkt {:.4g}: jeder Wert des einen in seinem Intervall geht mit einem anderen des zweiten.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their ratio {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Die Daten bestimmen {} und {} nicht einzeln, nur ihr Verhältnis {:.4g}: jeder Wert des einen in seinem Intervall geht mit einem anderen des zweiten.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their sum {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Die Daten bestimmen {} und {} nicht einzeln, nur ihre Summe {:.4g}: jeder Wert des einen in seinem Intervall geht mit einem anderen des zweiten.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their difference {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>Die Daten bestimmen {} und {} nicht einzeln, nur ihre Differenz {:.4g}: jeder Wert des einen in seinem Intervall geht mit einem anderen des zweiten.</translation>
    </message>
    <message>
        <source>The measured values do not scatter about the predictions as the predicted distributions say.</source>
        <translation>Die Messwerte streuen nicht so um die Vorhersagen, wie die vorhergesagten Verteilungen sagen.</translation>
    </message>
    <message>
        <source>The measured values run away from the predicted ones with {}.</source>
        <translation>Die Messwerte laufen mit {} von den vorhergesagten weg.</translation>
    </message>
    <message>
        <source>The measured values scatter more than predicted where {} is large, or less where it is small.</source>
        <translation>Die Messwerte streuen mehr als vorhergesagt, wo {} groß ist, oder weniger, wo es klein ist.</translation>
    </message>
    <message>
        <source>The measured values scatter less than predicted where {} is large, or more where it is small.</source>
        <translation>Die Messwerte streuen weniger als vorhergesagt, wo {} groß ist, oder mehr, wo es klein ist.</translation>
    </message>
    <message>
        <source>It looks as if {} and {} grow together instead of being independent.</source>
        <translation>Es sieht so aus, als wüchsen {} und {} zusammen, statt unabhängig zu sein.</translation>
    </message>
    <message>
        <source>It looks as if {} falls where {} grows, instead of being independent.</source>
        <translation>Es sieht so aus, als fiele {}, wo {} wächst, statt unabhängig zu sein.</translation>
    </message>
    <message>
        <source>It looks as if {} was measured with an error that is not a scatter of the unknowns.</source>
        <translation>Es sieht so aus, als wäre {} mit einem Fehler gemessen, der keine Streuung der Unbekannten ist.</translation>
    </message>
    <message>
        <source>It looks as if {} has a more lopsided distribution than that of its family.</source>
        <translation>Es sieht so aus, als hätte {} eine schiefere Verteilung als die seiner Familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has more values far out, and more in the middle, than its family.</source>
        <translation>Es sieht so aus, als hätte {} mehr Werte weit außen und mehr in der Mitte als seine Familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values, or fewer far out, than its family.</source>
        <translation>Es sieht so aus, als hätte {} zwei Gruppen von Werten oder weniger weit außen als seine Familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values instead of one.</source>
        <translation>Es sieht so aus, als hätte {} zwei Gruppen von Werten statt einer.</translation>
    </message>
    <message>
        <source>These data do not decide between the causes named.</source>
        <translation>Diese Daten entscheiden nicht zwischen den genannten Ursachen.</translation>
    </message>
    <message>
        <source>The likelihood is not a parabola along {}: the intervals are those of its profile, and no standard error is given.</source>
        <translation>Die Likelihood ist längs {} keine Parabel: die Intervalle sind die ihres Profils, und kein Standardfehler wird angegeben.</translation>
    </message>
    <message>
        <source>The profile of {} was not followed to its ends: the interval, if any, is that of the curvature at the answer.</source>
        <translation>Das Profil von {} wurde nicht bis zu seinen Enden verfolgt: das Intervall, wenn es eines gibt, ist das der Krümmung an der Antwort.</translation>
    </message>
    <message>
        <source>The data contradict these distributions of the unknowns, or the model (p = {:.2g}, all tests together, level {:g} %): neither the estimates nor their intervals are to be trusted.</source>
        <translation>Die Daten widersprechen diesen Verteilungen der Unbekannten oder dem Modell (p = {:.2g}, alle Tests zusammen, Niveau {:g} %): weder den Schätzwerten noch ihren Intervallen ist zu trauen.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>Taken as independent, which these data cannot test: {}. If they depend on each other, their standard deviations are others.</source>
        <translation>Als unabhängig angenommen, was diese Daten nicht prüfen können: {}. Hängen sie voneinander ab, sind ihre Standardabweichungen andere.</translation>
    </message>
    <message>
        <source>The unknowns are taken as independent; a correlation of two of them beyond {:.2f} would be found with a probability of 90 %.</source>
        <translation>Die Unbekannten werden als unabhängig angenommen; eine Korrelation von zweien über {:.2f} würde mit einer Wahrscheinlichkeit von 90 % gefunden.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error, which these data cannot test: an error of measurement would be counted as spread of the unknowns.</source>
        <translation>{} wird als fehlerfrei gemessen angenommen, was diese Daten nicht prüfen können: ein Messfehler würde als Streuung der Unbekannten gezählt.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error; an error of measurement above {:.2g}{} would be found with a probability of 90 %.</source>
        <translation>{} wird als fehlerfrei gemessen angenommen; ein Messfehler über {:.2g}{} würde mit einer Wahrscheinlichkeit von 90 % gefunden.</translation>
    </message>
    <message>
        <source>Objective {:.6g} at the values given, nothing was searched; they leave {}.</source>
        <translation>Zielwert {:.6g} bei den gegebenen Werten, gesucht wurde nichts; sie lassen {} übrig.</translation>
    </message>
    <message>
        <source>Try the homotopy, or more starts.</source>
        <translation>Versuchen Sie die Homotopie oder mehr Starts.</translation>
    </message>
    <message>
        <source>Objective {:.6g} after {} model solves; the fit leaves {}.</source>
        <translation>Zielwert {:.6g} nach {} Modelllösungen; die Anpassung lässt {} übrig.</translation>
    </message>
    <message>
        <source>{} between {:g} and {:g}</source>
        <translation>{} zwischen {:g} und {:g}</translation>
    </message>
    <message>
        <source>The input {} is off by at most {:.6g} % of its value in every row, and keeps its value up to the next.</source>
        <translation>Der Eingang {} weicht in jeder Zeile um höchstens {:.6g} % seines Werts ab und behält seinen Wert bis zur nächsten.</translation>
    </message>
    <message>
        <source>These inputs have exactly the values recorded, each up to the next row: {}.</source>
        <translation>Diese Eingänge haben genau die aufgezeichneten Werte, jeden bis zur nächsten Zeile: {}.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value, and has done so for the {:g} s before.</source>
        <translation>Wo die Spalte {} 1 ist, behält jeder Zustand seinen Wert, und schon in den {:g} s davor.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value.</source>
        <translation>Wo die Spalte {} 1 ist, behält jeder Zustand seinen Wert.</translation>
    </message>
    <message>
        <source>There these states are 0: {}.</source>
        <translation>Dort sind diese Zustände 0: {}.</translation>
    </message>
    <message>
        <source>The rig follows the equations of the model {}, and its other parameters have the values stated.</source>
        <translation>Der Prüfstand folgt den Gleichungen des Modells {}, und seine übrigen Parameter haben die angegebenen Werte.</translation>
    </message>
    <message>
        <source>The unknowns lie within the bounds examined: {}.</source>
        <translation>Die Unbekannten liegen innerhalb der untersuchten Grenzen: {}.</translation>
    </message>
    <message>
        <source>These keep one value over the whole record: {}.</source>
        <translation>Diese behalten über die ganze Aufzeichnung einen Wert: {}.</translation>
    </message>
    <message>
        <source>These take a new value only where the column {} is 1: {}.</source>
        <translation>Diese nehmen nur dort einen neuen Wert an, wo die Spalte {} 1 ist: {}.</translation>
    </message>
    <message>
        <source>No value of {} is off by more than {}.</source>
        <translation>Kein Wert von {} weicht um mehr als {} ab.</translation>
    </message>
    <message>
        <source>At the first row, at {:.6g} s, the states have the start values of the model.</source>
        <translation>In der ersten Zeile, bei {:.6g} s, haben die Zustände die Startwerte des Modells.</translation>
    </message>
    <message>
        <source>The boxes of this model can only be followed one by one, which takes long: the search ended early, and what was left is undecided. A larger smallest box (accuracy), shorter steps of the record or narrower bounds decide more; the observer and the batch procedure are quicker.</source>
        <translation>Den Kästen dieses Modells kann nur einzeln gefolgt werden, was lange dauert: die Suche endete vorzeitig, und was übrig war, ist unentschieden. Ein größerer kleinster Kasten (accuracy), kürzere Schritte der Aufzeichnung oder engere Grenzen entscheiden mehr; Beobachter und Stapelverfahren sind schneller.</translation>
    </message>
    <message>
        <source>What the rows prove one by one and what they prove together have nothing in common at {:.6g} s.</source>
        <translation>Was die Zeilen einzeln und was sie zusammen beweisen, hat bei {:.6g} s nichts gemeinsam.</translation>
    </message>
    <message>
        <source>NIS mean {}, expected {} to {}</source>
        <translation>NIS-Mittel {}, erwartet {} bis {}</translation>
    </message>
    <message>
        <source>Something acts that the model does not have. Estimates and bounds are those of a model that cannot follow.</source>
        <translation>Es wirkt etwas, das das Modell nicht hat. Schätzwerte und Schranken sind die eines Modells, das nicht folgen kann.</translation>
    </message>
    <message>
        <source>only {:.2f} times as large as stated</source>
        <translation>nur {:.2f}-mal so groß wie angegeben</translation>
    </message>
    <message>
        <source>{} of {} values lie more than {:g} standard deviations from what was expected, the last one of {} at {:g} s. If they are outliers, set the gate (options.gate = {:g}).</source>
        <translation>{} von {} Werten liegen mehr als {:g} Standardabweichungen neben dem Erwarteten, der letzte von {} bei {:g} s. Sind es Ausreißer, setzen Sie die Schranke (options.gate = {:g}).</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the values are wrong for these data, or the model lacks an effect of it.</source>
        <translation>Die Residuen von {} folgen {}, um bis zu {}: die Werte sind für diese Daten falsch, oder dem Modell fehlt eine Wirkung davon.</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too small ({} stated, {} found)</source>
        <translation>die Standardabweichung von {} ist {}-mal zu klein angegeben (angegeben {}, gefunden {})</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too large ({} stated, {} found)</source>
        <translation>die Standardabweichung von {} ist {}-mal zu groß angegeben (angegeben {}, gefunden {})</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too small ({:.3g} stated, {:.3g} found), or something moves {} that the model does not have</source>
        <translation>das Prozessrauschen von {} ist {}-mal zu klein angegeben (angegeben {:.3g}, gefunden {:.3g}), oder etwas bewegt {}, das das Modell nicht hat</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too large ({:.3g} stated, {:.3g} found)</source>
        <translation>das Prozessrauschen von {} ist {}-mal zu groß angegeben (angegeben {:.3g}, gefunden {:.3g})</translation>
    </message>
    <message>
        <source>{} reads {} too high (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} zeigt {} zu viel an (Standardfehler {}; {:.1f} der angegebenen Standardabweichungen)</translation>
    </message>
    <message>
        <source>{} reads {} too low (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} zeigt {} zu wenig an (Standardfehler {}; {:.1f} der angegebenen Standardabweichungen)</translation>
    </message>
    <message>
        <source>{}; or {}</source>
        <translation>{}; oder {}</translation>
    </message>
    <message>
        <source>either {} - the record does not tell these apart</source>
        <translation>entweder {} – die Aufzeichnung unterscheidet diese nicht</translation>
    </message>
    <message>
        <source>Or {}: the record does not tell these apart.</source>
        <translation>Oder {}: Die Aufzeichnung unterscheidet diese nicht.</translation>
    </message>
    <message>
        <source>A sensor is biased.</source>
        <translation>Ein Sensor ist verschoben.</translation>
    </message>
    <message>
        <source>A sensor is biased, or the model is wrong.</source>
        <translation>Ein Sensor ist verschoben, oder das Modell ist falsch.</translation>
    </message>
    <message>
        <source>The model is wrong somewhere.</source>
        <translation>Das Modell ist irgendwo falsch.</translation>
    </message>
    <message>
        <source>Overconfident.</source>
        <translation>Zu sicher.</translation>
    </message>
    <message>
        <source>Conservative.</source>
        <translation>Zu vorsichtig.</translation>
    </message>
    <message>
        <source>Estimates and bounds bear it: correct it and run again.</source>
        <translation>Schätzwerte und Schranken tragen das: berichtigen Sie es und rechnen Sie neu.</translation>
    </message>
    <message>
        <source>Estimates and bounds are those of a model without it.</source>
        <translation>Schätzwerte und Schranken sind die eines Modells ohne dies.</translation>
    </message>
    <message>
        <source>Do not use the bounds; state what was found and run again.</source>
        <translation>Verwenden Sie die Schranken nicht; geben Sie an, was gefunden wurde, und rechnen Sie neu.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide: state what was found and run again.</source>
        <translation>Die Schätzungen gelten, ihre Schranken sind zu weit: geben Sie an, was gefunden wurde, und rechnen Sie neu.</translation>
    </message>
    <message>
        <source>reads {} too high</source>
        <translation>zeigt {} zu viel an</translation>
    </message>
    <message>
        <source>reads {} too low</source>
        <translation>zeigt {} zu wenig an</translation>
    </message>
    <message>
        <source>{} times as noisy as stated</source>
        <translation>rauscht {}-mal so stark wie angegeben</translation>
    </message>
    <message>
        <source>only {:.2f} times as noisy as stated</source>
        <translation>rauscht nur {:.2f}-mal so stark wie angegeben</translation>
    </message>
    <message>
        <source>perhaps {}</source>
        <translation>vielleicht {}</translation>
    </message>
    <message>
        <source>{}; besides, {}</source>
        <translation>{}; außerdem {}</translation>
    </message>
    <message>
        <source>{}. What explains it: {}. With that the same record is believable ({}).</source>
        <translation>{}. Was es erklärt: {}. Damit ist dieselbe Aufzeichnung glaubwürdig ({}).</translation>
    </message>
    <message>
        <source>The course of {} is not known from {:.6g} s to {:.6g} s: what is measured there is left out, and behind it the states are learned anew.</source>
        <translation>Der Verlauf von {} ist von {:.6g} s bis {:.6g} s nicht bekannt: was dort gemessen ist, bleibt weg, und danach werden die Zustände neu gelernt.</translation>
    </message>
    <message>
        <source>All data are not fitted at once beside the filter: that fit has no states that are learned anew.</source>
        <translation>Neben dem Filter werden nicht alle Daten auf einmal angepasst: jene Anpassung kennt keine Zustände, die neu gelernt werden.</translation>
    </message>
    <message>
        <source>A sensor that is biased spoils the estimates.</source>
        <translation>Ein verschobener Sensor verdirbt die Schätzwerte.</translation>
    </message>
    <message>
        <source>A sensor that is biased, or something that the model does not have, spoils the estimates.</source>
        <translation>Ein verschobener Sensor oder etwas, was das Modell nicht hat, verdirbt die Schätzwerte.</translation>
    </message>
    <message>
        <source>The filter lost its way; the fit of all data at once holds.</source>
        <translation>Das Filter hat sich verlaufen; die Anpassung aller Daten auf einmal gilt.</translation>
    </message>
    <message>
        <source>From there the filter is believable: start it there, or find the value by least squares.</source>
        <translation>Von dort aus ist das Filter glaubwürdig: dort beginnen, oder den Wert mit kleinsten Quadraten suchen.</translation>
    </message>
    <message>
        <source>Something else is not right even then. Start the filter there, or find the value by least squares, and look again.</source>
        <translation>Selbst dann stimmt noch etwas anderes nicht. Das Filter dort beginnen oder den Wert mit kleinsten Quadraten suchen, und erneut hinsehen.</translation>
    </message>
    <message>
        <source>{} are not told apart by what is measured: they may change together so that the filter sees nothing of it, and in that direction their standard deviation is still {:.0f} % of that at the start. Their single values and intervals rest on the start.</source>
        <translation>{} werden durch das Gemessene nicht unterschieden: sie können sich gemeinsam so ändern, dass das Filter nichts davon sieht, und in dieser Richtung ist ihre Standardabweichung noch {:.0f} % der anfänglichen. Ihre einzelnen Werte und Intervalle beruhen auf dem Anfang.</translation>
    </message>
    <message>
        <source>Started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Von den Werten jener Anpassung aus, jede Unbekannte {:g}-mal so sicher wie jetzt angegeben, ist das Filter glaubwürdig.</translation>
    </message>
    <message>
        <source>For the filter, state a smaller uncertainty of the unknowns, or start it from these values.</source>
        <translation>Geben Sie für das Filter eine kleinere Unsicherheit der Unbekannten an, oder starten Sie es von diesen Werten.</translation>
    </message>
    <message>
        <source>mean off by {} standard deviations</source>
        <translation>Mittelwert um {} Standardabweichungen daneben</translation>
    </message>
    <message>
        <source>No other standard deviation of a sensor, no other process noise, no bias and no constant force explains it.</source>
        <translation>Keine andere Standardabweichung eines Sensors, kein anderes Prozessrauschen, keine Verschiebung und keine konstante Kraft erklärt es.</translation>
    </message>
    <message>
        <source>The model is wrong, or a standard deviation, the process noise or the start is stated wrongly, or a sensor is biased: a run over the whole record tells which.</source>
        <translation>Das Modell ist falsch, oder eine Standardabweichung, das Prozessrauschen oder der Anfang ist falsch angegeben, oder ein Sensor ist verschoben: ein Lauf über die ganze Aufzeichnung sagt, was davon.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The data do not decide between them; the intervals hold both.</source>
        <translation>Ein anderes Minimum passt fast ebenso gut: {}. Die Daten entscheiden nicht zwischen ihnen; die Intervalle umfassen beide.</translation>
    </message>
    <message>
        <source>What differs between the experiments, for every row of the table fit.</source>
        <translation>Was sich zwischen den Versuchen unterscheidet, für jede Zeile der Tabelle fit.</translation>
    </message>
    <message>
        <source>What is measured depends on {} in steps only: between two steps all values fit alike. The value is the middle of the best step, the interval holds the steps that the data do not exclude, and there is no standard error.</source>
        <translation>Was gemessen ist, hängt von {} nur in Stufen ab: zwischen zwei Stufen passen alle Werte gleich gut. Der Wert ist die Mitte der besten Stufe, das Intervall umfasst die Stufen, die die Daten nicht ausschließen, und es gibt keinen Standardfehler.</translation>
    </message>
    <message>
        <source>{:g} % marginal, likelihood ratio of a threshold (Hansen 2000), {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginal, Likelihood-Quotient einer Schwelle (Hansen 2000), {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Measured and predicted outputs and their difference.</source>
        <translation>Gemessene und vorhergesagte Ausgänge und ihre Differenz.</translation>
    </message>
    <message>
        <source>{} combinations were scored, {} of them do not determine the parameters.</source>
        <translation>{} Kombinationen wurden bewertet, {} davon bestimmen die Parameter nicht.</translation>
    </message>
    <message>
        <source>The filter lost its way; the model is right.</source>
        <translation>Das Filter hat sich verlaufen; das Modell ist richtig.</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}); the innovations of the filter are not that, though their mean size is as expected (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>Die Anpassung aller Daten auf einmal mit demselben Modell lässt weißes Rauschen der angegebenen Größe übrig (Chi-Quadrat je Wert {:.2f}); die Innovationen des Filters sind das nicht, obwohl ihre mittlere Größe der erwarteten entspricht (NIS-Mittel {:.3g}, erwartet {:.3g} bis {:.3g}).</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}), the innovations of the filter do not fit (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>Die Anpassung aller Daten auf einmal mit demselben Modell lässt weißes Rauschen der angegebenen Größe übrig (Chi-Quadrat je Wert {:.2f}), die Innovationen des Filters passen nicht (NIS-Mittel {:.3g}, erwartet {:.3g} bis {:.3g}).</translation>
    </message>
    <message>
        <source>Use the values of that fit (all_data), not those of the filter.</source>
        <translation>Verwenden Sie die Werte jener Anpassung (all_data), nicht die des Filters.</translation>
    </message>
    <message>
        <source>Not judged: {} is not where it should be, and the filter cannot move it, for no derivative of what is measured shows it (a threshold).</source>
        <translation>Nicht beurteilt: {} ist nicht dort, wo es sein sollte, und das Filter kann es nicht bewegen, denn keine Ableitung des Gemessenen zeigt es (eine Schwelle).</translation>
    </message>
    <message>
        <source>Started at {} instead of {}, the same record is far more likely (by {:.0f} in the logarithm).</source>
        <translation>Begonnen bei {} statt {} ist dieselbe Aufzeichnung weit wahrscheinlicher (um {:.0f} im Logarithmus).</translation>
    </message>
    <message>
        <source>{}: the innovations are {} times as large as the filter states.</source>
        <translation>{}: Die Innovationen sind {}-mal so groß, wie das Filter angibt.</translation>
    </message>
    <message>
        <source>Do not use its bounds; the sensors are noisier than stated, or the process noise is too small.</source>
        <translation>Verwenden Sie seine Schranken nicht; die Sensoren rauschen stärker als angegeben, oder das Prozessrauschen ist zu klein.</translation>
    </message>
    <message>
        <source>{}: the innovations are only {:.2f} times as large as the filter states.</source>
        <translation>{}: die Innovationen sind nur {:.2f}-mal so groß, wie das Filter angibt.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide; the sensors are better than stated, or the process noise is too large.</source>
        <translation>Die Schätzungen gelten, ihre Schranken sind zu weit; die Sensoren sind besser als angegeben, oder das Prozessrauschen ist zu groß.</translation>
    </message>
    <message>
        <source>Believable, a little conservative.</source>
        <translation>Glaubwürdig, etwas zu vorsichtig.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too wide.</source>
        <translation>{}: die angegebene Unsicherheit ist ein wenig zu weit.</translation>
    </message>
    <message>
        <source>Believable, a little overconfident.</source>
        <translation>Glaubwürdig, etwas zu sicher.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too narrow.</source>
        <translation>{}: die angegebene Unsicherheit ist ein wenig zu eng.</translation>
    </message>
    <message>
        <source>Believable.</source>
        <translation>Glaubwürdig.</translation>
    </message>
    <message>
        <source>The start does not fit.</source>
        <translation>Der Start passt nicht.</translation>
    </message>
    <message>
        <source>Up to {:.4g} s the innovations are {} times as large as the filter states, from there on they are as they should be: it is the start, not the model.</source>
        <translation>Bis {:.4g} s sind die Innovationen {}-mal so groß, wie das Filter angibt, danach so, wie sie sein sollen: Es ist der Start, nicht das Modell.</translation>
    </message>
    <message>
        <source>The estimates may still bear it: state a larger uncertainty at the start and run again.</source>
        <translation>Die Schätzwerte können noch daran leiden: Geben Sie eine größere Unsicherheit am Start an, und rechnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Not to be believed.</source>
        <translation>Nicht zu glauben.</translation>
    </message>
    <message>
        <source>{}; with the start of {} as uncertain as it is off the same record is believable ({}): it is the start, not the model.</source>
        <translation>{}; ist der Start von {} so unsicher, wie er danebenliegt, ist dieselbe Aufzeichnung glaubwürdig ({}): es liegt am Start, nicht am Modell.</translation>
    </message>
    <message>
        <source>State a larger uncertainty there and run again; estimates and bounds bear the wrong start.</source>
        <translation>Geben Sie dort eine größere Unsicherheit an und rechnen Sie neu; Schätzungen und Schranken sind durch den falschen Start verfälscht.</translation>
    </message>
    <message>
        <source>No answer: the bounds of the search exclude the data.</source>
        <translation>Keine Antwort: Die Grenzen der Suche schließen die Daten aus.</translation>
    </message>
    <message>
        <source>None of the {} measured values lies where its density is positive.</source>
        <translation>Keiner der {} Messwerte liegt dort, wo seine Dichte positiv ist.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart: every value of the one in its interval goes with another of the other.</source>
        <translation>Die Daten bestimmen {} und {} nicht getrennt: Zu jedem Wert des einen in seinem Intervall gehört ein anderer des anderen.</translation>
    </message>
    <message>
        <source>No answer: the search did not converge ({}) in {} model solves.</source>
        <translation>Keine Antwort: die Suche konvergierte nicht ({}) in {} Modelllösungen.</translation>
    </message>
    <message>
        <source>What it reached leaves {}.</source>
        <translation>Was sie erreichte, lässt {} übrig.</translation>
    </message>
    <message>
        <source>Try another start, more starts or the homotopy, or more iterations where the objective still falls.</source>
        <translation>Versuchen Sie einen anderen Start, mehr Starts oder die Homotopie oder, wo der Zielwert noch fällt, mehr Iterationen.</translation>
    </message>
    <message>
        <source>{} boxes are admissible, {} undecided, {} excluded.</source>
        <translation>{} Kästen sind zulässig, {} unentschieden, {} ausgeschlossen.</translation>
    </message>
    <message>
        <source>If the model is right and the assumptions listed hold, the set has a volume between {:.4g} and {:.4g}.</source>
        <translation>Ist das Modell richtig und gelten die aufgeführten Annahmen, hat die Menge ein Volumen zwischen {:.4g} und {:.4g}.</translation>
    </message>
    <message>
        <source>Proven:</source>
        <translation>Bewiesen:</translation>
    </message>
    <message>
        <source>if the model is right and the assumptions listed hold, {}.</source>
        <translation>ist das Modell richtig und gelten die aufgeführten Annahmen, {}.</translation>
    </message>
    <message>
        <source>Everything else within the bounds examined is excluded.</source>
        <translation>Alles andere innerhalb der untersuchten Grenzen ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>EMPTY: no parameter vector within the bounds examined explains the data.</source>
        <translation>LEER: kein Parametervektor innerhalb der untersuchten Grenzen erklärt die Daten.</translation>
    </message>
    <message>
        <source>The model, or one of the assumptions listed, is proven wrong.</source>
        <translation>Das Modell oder eine der aufgeführten Annahmen ist bewiesen falsch.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Nicht beurteilt.</translation>
    </message>
    <message>
        <source>{}: the run was cancelled before the cause was found.</source>
        <translation>{}: Der Lauf wurde abgebrochen, bevor die Ursache gefunden war.</translation>
    </message>
    <message>
        <source>Every experiment: what was measured, the moments of the model&apos;s output at the answer, its log-likelihood and the distance of each density to the reference.</source>
        <translation>Jeder Versuch: was gemessen wurde, die Momente der Modellausgabe bei der Antwort, ihre Log-Likelihood und der Abstand jeder Dichte von der Referenz.</translation>
    </message>
    <message>
        <source>Densities of the output of every experiment at the answer; the reference is the smoothed density of the simulated samples.</source>
        <translation>Dichten der Ausgabe jedes Versuchs bei der Antwort; die Referenz ist die geglättete Dichte der simulierten Stichprobe.</translation>
    </message>
    <message>
        <source>Histogram of the simulated reference samples of every experiment.</source>
        <translation>Histogramm der simulierten Referenzstichprobe jedes Versuchs.</translation>
    </message>
    <message>
        <source>The search, one row per generation or gradient step.</source>
        <translation>Die Suche, eine Zeile je Generation oder Gradientenschritt.</translation>
    </message>
    <message>
        <source>Share of the output&apos;s variance that each unknown explains alone (first order) and together with others (total).</source>
        <translation>Anteil der Varianz der Ausgabe, den jede Unbekannte allein (erste Ordnung) und zusammen mit anderen (total) erklärt.</translation>
    </message>
    <message>
        <source>Simulations per experiment that the expansion needs, and how many Monte Carlo and quasi Monte Carlo samples are as near to the reference: in the mean absolute error of log L_l (Table 2 of the paper), and in the mean earth mover&apos;s distance.</source>
        <translation>Simulationen je Versuch, die die Entwicklung braucht, und wie viele Monte-Carlo- und Quasi-Monte-Carlo-Stichproben der Referenz ebenso nahe sind: im mittleren absoluten Fehler von log L_l (Tabelle 2 der Arbeit) und in der mittleren Earth-Mover-Distanz.</translation>
    </message>
    <message>
        <source>Mean errors of sampled densities against the reference (figure 20 of the paper).</source>
        <translation>Mittlere Fehler der Dichten aus Stichproben gegen die Referenz (Bild 20 der Arbeit).</translation>
    </message>
    <message>
        <source>What each sensor is worth beside the best combination: the criterion without it (if it is chosen) or with it as well (if it is not), over that of the combination. Missing: without it the parameters are not determined.</source>
        <translation>Was jeder Sensor neben der besten Kombination wert ist: das Kriterium ohne ihn (wenn er gewählt ist) oder auch mit ihm (wenn nicht), durch das der Kombination. Fehlend: ohne ihn sind die Parameter nicht bestimmt.</translation>
    </message>
    <message>
        <source>Standard errors of the parameters with the best combination of each criterion, and with all sensors.</source>
        <translation>Standardfehler der Parameter mit der besten Kombination jedes Kriteriums und mit allen Sensoren.</translation>
    </message>
    <message>
        <source>The best combination of every number of sensors.</source>
        <translation>Die beste Kombination jeder Anzahl von Sensoren.</translation>
    </message>
    <message>
        <source>The best combination found of every number of sensors; all but the largest by exchange search, without a proof.</source>
        <translation>Die beste gefundene Kombination jeder Anzahl von Sensoren; alle außer der größten durch Austauschsuche, ohne Beweis.</translation>
    </message>
    <message>
        <source>The best combinations of sensors by each criterion, best first, with the values of all criteria; relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>Die besten Sensorkombinationen nach jedem Kriterium, beste zuerst, mit den Werten aller Kriterien; relativ ist der Wert durch den besten. Sensoren zählen ab 0.</translation>
    </message>
    <message>
        <source>The best combinations of sensors found around the best one by each criterion, best first; only of the first one a proof says how good it is. Relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>Die um die beste herum gefundenen besten Sensorkombinationen nach jedem Kriterium, beste zuerst; nur für die erste sagt ein Beweis, wie gut sie ist. Relativ ist der Wert durch den besten. Sensoren zählen ab 0.</translation>
    </message>
    <message>
        <source>Every unknown with its standard error, its own (marginal) interval and its side of the box around the joint ellipsoid.</source>
        <translation>Jede Unbekannte mit ihrem Standardfehler, ihrem eigenen (marginalen) Intervall und ihrer Seite des Quaders um das gemeinsame Ellipsoid.</translation>
    </message>
    <message>
        <source>Estimate of every model from the experiments of the splits, those that are not rejected first. An interval of a model that is rejected means nothing.</source>
        <translation>Schätzwerte jedes Modells aus den Versuchen der Aufteilungen, die nicht verworfenen zuerst. Ein Intervall eines verworfenen Modells bedeutet nichts.</translation>
    </message>
    <message>
        <source>Every set of sensors: size of the covariance of its own estimate by the criteria A, D, E and ME, and whether it determines the unknowns.</source>
        <translation>Jede Sensorauswahl: Größe der Kovarianz ihrer eigenen Schätzung nach den Kriterien A, D, E und ME, und ob sie die Unbekannten bestimmt.</translation>
    </message>
    <message>
        <source>Every model in every split: p-values by the published rule (covariance of the calibration only, rejects too often), with both covariances, and with those by the scatter of repeated values where it was asked. p_holm: of the one that decides, after Holm&apos;s correction over the splits and the fit of a model. Misfit: the sides agree, but the model does not fit the data.</source>
        <translation>Jedes Modell in jeder Aufteilung: p-Werte nach der veröffentlichten Regel (nur Kovarianz der Kalibrierung, verwirft zu oft), mit beiden Kovarianzen und, wo verlangt, mit denen nach der Streuung wiederholter Werte. p_holm: des entscheidenden, nach Holms Korrektur über die Aufteilungen und die Anpassung eines Modells. Fehlanpassung: die Seiten stimmen überein, aber das Modell passt nicht zu den Daten.</translation>
    </message>
    <message>
        <source>Outlines of the confidence ellipsoids for every pair of unknowns: projections, and cuts with all other unknowns held at the estimate.</source>
        <translation>Umrisse der Vertrauensellipsoide für jedes Paar von Unbekannten: Projektionen, und Schnitte mit allen übrigen an der Schätzung.</translation>
    </message>
    <message>
        <source>Measured means and every model at its own estimate from the sensors used, in the order of the data; standardised residual = (measured - predicted)/(sigma/sqrt(count)).</source>
        <translation>Gemessene Mittelwerte und jedes Modell bei seiner eigenen Schätzung aus den benutzten Sensoren, in der Reihenfolge der Daten; normiertes Residuum = (gemessen - vorhergesagt)/(sigma/Wurzel(Anzahl)).</translation>
    </message>
    <message>
        <source>Scatter of every sensor between repeated series, and the published chi-squared test of its differences against a normal distribution (p). p_stated and p_normal: exact, of the scatter against what is stated (two-sided) and of normality; the words beside them hold for all sensors together.</source>
        <translation>Streuung jedes Sensors zwischen wiederholten Reihen und der veröffentlichte Chi-Quadrat-Test seiner Differenzen gegen eine Normalverteilung (p). p_stated und p_normal: exakt, der Streuung gegen das Angegebene (zweiseitig) und der Normalität; die Worte daneben gelten für alle Sensoren zusammen.</translation>
    </message>
    <message>
        <source>Ordered differences between repeated series over their root mean square, against the quantiles of the standard normal distribution.</source>
        <translation>Geordnete Differenzen zwischen wiederholten Reihen durch ihr quadratisches Mittel, gegen die Quantile der Standardnormalverteilung.</translation>
    </message>
    <message>
        <source>Estimates from data drawn at the estimate, one row per refit.</source>
        <translation>Schätzungen aus an der Schätzung gezogenen Daten, eine Zeile je Anpassung.</translation>
    </message>
    <message>
        <source>Rise of the sum of squares 2 f with one unknown held and the others fitted again.</source>
        <translation>Anstieg der Quadratsumme 2 f mit einer festgehaltenen Unbekannten, die übrigen neu angepasst.</translation>
    </message>
    <message>
        <source>Intervals by profile likelihood beside the marginal ones of the ellipsoid; bend is how far the profile departs from a parabola (above 0.1: trust the profile). Missing: not reached within the bounds of the search.</source>
        <translation>Intervalle aus der Profil-Likelihood neben den marginalen des Ellipsoids; Krümmung ist, wie weit das Profil von einer Parabel abweicht (über 0.1: dem Profil trauen). Fehlend: innerhalb der Grenzen der Suche nicht erreicht.</translation>
    </message>
    <message>
        <source>Candidates of the next experiment: the criterion after it alone, what it gains, the place at which to measure it first, and how often it is measured.</source>
        <translation>Kandidaten des nächsten Versuchs: das Kriterium nach ihm allein, was er bringt, an welcher Stelle er zuerst zu messen ist und wie oft er gemessen wird.</translation>
    </message>
    <message>
        <source>The next experiments one after the other, and the criterion after each at the present estimate.</source>
        <translation>Die nächsten Versuche nacheinander und das Kriterium nach jedem bei der jetzigen Schätzung.</translation>
    </message>
    <message>
        <source>Candidate series: the criterion after one alone at the estimate of the study, what it gains, the place at which to take it first, judged at the estimate renewed with the data of those before, and how often it is taken. A repetition has no data yet.</source>
        <translation>Kandidatenreihen: das Kriterium nach einer allein bei der Schätzung der Studie, was sie bringt, an welcher Stelle sie zuerst zu nehmen ist, beurteilt bei der mit den Daten der vorigen erneuerten Schätzung, und wie oft sie genommen wird. Eine Wiederholung hat noch keine Daten.</translation>
    </message>
    <message>
        <source>The series one after the other: the criterion predicted before each, the one with its data at the renewed estimate, and that estimate.</source>
        <translation>Die Reihen nacheinander: das vor jeder vorhergesagte Kriterium, das mit ihren Daten bei der erneuerten Schätzung und diese Schätzung.</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was: the criterion with one alone, what it gains, and the order in which to add them.</source>
        <translation>Ausgänge, die nicht gemessen sind, als wären sie überall abgelesen, wo etwas abgelesen wurde: das Kriterium mit einem allein, was er bringt, und die Reihenfolge, in der sie hinzuzunehmen sind.</translation>
    </message>
    <message>
        <source>something constant moves {} that the model does not have: {} per second</source>
        <translation>etwas Konstantes bewegt {}, das das Modell nicht hat: {} je Sekunde</translation>
    </message>
    <message>
        <source>The bounds at the end hold all the same; state what was found and run again.</source>
        <translation>Die Schranken am Ende gelten trotzdem; geben Sie an, was gefunden wurde, und rechnen Sie neu.</translation>
    </message>
    <message>
        <source>With it the bounds of {} at the end are up to {} times as wide, the others hold; state what was found and run again.</source>
        <translation>Damit sind die Schranken von {} am Ende bis zu {}-mal so weit, die anderen gelten; geben Sie an, was gefunden wurde, und rechnen Sie neu.</translation>
    </message>
    <message>
        <source>A standard deviation or a process noise is stated too small; the bounds at the end hold.</source>
        <translation>Eine Standardabweichung oder ein Prozessrauschen ist zu klein angegeben; die Schranken am Ende gelten.</translation>
    </message>
    <message>
        <source>The bounds of {} are too narrow to be used.</source>
        <translation>Die Schranken von {} sind zu eng, um benutzt zu werden.</translation>
    </message>
    <message>
        <source>The fit of all data at once ends up to {} standard deviations from the filter. Without process noise the two are the same but for what the filter loses by linearising as it goes: its bounds do not hold that, and may be {:.1f} times too narrow. Use the values of that fit (all_data).</source>
        <translation>Die Anpassung an alle Daten zugleich endet bis zu {} Standardabweichungen vom Filter entfernt. Ohne Prozessrauschen sind beide gleich bis auf das, was das Filter durch Linearisieren unterwegs verliert: seine Schranken enthalten das nicht und können {:.1f}-mal zu eng sein. Verwenden Sie die Werte jener Anpassung (all_data).</translation>
    </message>
    <message>
        <source>Not determined so far: {}. The filter has learned nothing about that: standard deviations are still {:.0f} % or more of those at the start, and values and intervals are those of the start.</source>
        <translation>Noch nicht bestimmt: {}. Das Filter hat nichts darüber gelernt: Die Standardabweichungen betragen noch {:.0f} % derer am Anfang oder mehr, Werte und Intervalle sind die des Anfangs.</translation>
    </message>
    <message>
        <source>With that, started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Damit und von den Werten jener Anpassung aus, jede Unbekannte {:g}-mal so sicher wie jetzt angegeben, ist das Filter glaubwürdig.</translation>
    </message>
    <message>
        <source>{} {:.3g} times as noisy as stated</source>
        <translation>{} rauscht {:.3g}-mal so stark wie angegeben</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise, but of another size: {}. The innovations of the filter are not that (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>Die Anpassung aller Daten auf einmal mit demselben Modell lässt weißes Rauschen übrig, aber von anderer Größe: {}. Die Innovationen des Filters sind das nicht (NIS-Mittel {:.3g}, erwartet {:.3g} bis {:.3g}).</translation>
    </message>
    <message>
        <source>State the standard deviations that were found, and use the values of that fit (all_data), not those of the filter.</source>
        <translation>Geben Sie die gefundenen Standardabweichungen an und verwenden Sie die Werte jener Anpassung (all_data), nicht die des Filters.</translation>
    </message>
    <message>
        <source>Within or near the intervals of {} an event of the model passes measured times: the least squares have kinks there, and the intervals may miss the true value somewhat more often than they say (in simulations of a relay and a bouncing ball up to 8 % instead of 5 %).</source>
        <translation>In den Intervallen von {} oder nahe bei ihnen überstreicht ein Ereignis des Modells gemessene Zeiten: dort haben die kleinsten Quadrate Knicke, und die Intervalle können den wahren Wert etwas öfter verfehlen, als sie sagen (in Simulationen eines Relais und eines springenden Balls bis zu 8 % statt 5 %).</translation>
    </message>
    <message>
        <source>At exactly these values the residuals of {} have an offset or drift slowly: the values leave that unexplained, unless their own uncertainty explains it.</source>
        <translation>Bei genau diesen Werten haben die Residuen von {} einen Versatz oder driften langsam: die Werte lassen das unerklärt, wenn es nicht ihre eigene Unsicherheit erklärt.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them.</source>
        <translation>Die Likelihood hat ein weiteres Maximum von fast gleicher Höhe: {:.2f} gegen {:.2f}, bei {}. Die Daten entscheiden nicht zwischen beiden.</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; min = {:g} is not</source>
        <translation>{} liegt nach Skala oder Vorwissen über 0; min = {:g} nicht</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; its start {:g} is not</source>
        <translation>{} liegt nach Skala oder Vorwissen über 0; der Startwert {:g} nicht</translation>
    </message>
    <message>
        <source>the prior of {} needs the objective sum and the squared loss: others are no likelihood that it could be weighed against</source>
        <translation>das Vorwissen über {} braucht die Zielfunktion sum und den quadratischen Verlust: andere sind keine Likelihood, gegen die es abgewogen werden könnte</translation>
    </message>
    <message>
        <source>Not determined without the priors: {}.</source>
        <translation>Ohne das Vorwissen nicht bestimmt: {}.</translation>
    </message>
    <message>
        <source>Less than 1 % of what is known of {} comes from its prior.</source>
        <translation>Weniger als 1 % dessen, was über {} bekannt ist, stammt aus dem Vorwissen.</translation>
    </message>
    <message>
        <source>More than 99 % of what is known of {} comes from its prior.</source>
        <translation>Mehr als 99 % dessen, was über {} bekannt ist, stammen aus dem Vorwissen.</translation>
    </message>
    <message>
        <source>{:.0f} % of what is known of {} comes from its prior.</source>
        <translation>{:.0f} % dessen, was über {} bekannt ist, stammen aus dem Vorwissen.</translation>
    </message>
    <message>
        <source>How much the priors count rests on a guess: {:g} values leave no errors to weigh them against, and {:g} % of the spread of the values stood for them. State the deviations of the sensors (data.standard_deviations).</source>
        <translation>Wie viel das Vorwissen zählt, beruht auf einer Annahme: {:g} Werte lassen keine Fehler übrig, gegen die es abzuwägen wäre; an ihrer Stelle standen {:g} % der Streuung der Werte. Geben Sie die Abweichungen der Sensoren an (data.standard_deviations).</translation>
    </message>
    <message>
        <source>The data contradict the prior of {}: without it {} would lie {:.2g} standard deviations of their difference from {:g}, the prior&apos;s best value. The prior, the model or the stated errors are wrong, and so is what they say together.</source>
        <translation>Die Daten widersprechen dem Vorwissen über {}: Ohne das Vorwissen läge {} um {:.2g} Standardabweichungen der Differenz entfernt von {:g}, dem besten Wert des Vorwissens. Vorwissen, Modell oder angegebene Fehler sind falsch und damit auch, was sie zusammen sagen.</translation>
    </message>
    <message>
        <source>What is known of {} is its prior alone: {}.</source>
        <translation>Was über {} bekannt ist, ist allein das Vorwissen: {}.</translation>
    </message>
    <message>
        <source>The data alone determine {}; the priors decide the rest.</source>
        <translation>Die Daten allein bestimmen {}; über den Rest entscheidet das Vorwissen.</translation>
    </message>
    <message>
        <source>a prior allows no value {:g}</source>
        <translation>ein Vorwissen lässt keinen Wert {:g} zu</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised in the logarithm, {}, n = {:g}, p = {}</source>
        <translation>{:g} % je Unbekannte, im Logarithmus linearisiert, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, posterior along the profile, {}, n = {:g}, p = {}</source>
        <translation>{:g} % je Unbekannte, A-posteriori-Dichte entlang des Profils, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{}, with the priors</source>
        <translation>{}, mit dem Vorwissen</translation>
    </message>
    <message>
        <source>What was held back from the search, and what the values found predict of it.</source>
        <translation>Was bei der Suche zurückgehalten wurde und was die gefundenen Werte dafür vorhersagen.</translation>
    </message>
    <message>
        <source>its sensors stand in several files with times of their own; verified identification reads rows of one file</source>
        <translation>die Sensoren stehen in mehreren Dateien mit eigenen Zeiten; die verifizierte Identifikation liest Zeilen einer einzigen Datei</translation>
    </message>
    <message>
        <source>follows no unknown</source>
        <translation>folgt keiner Unbekannten</translation>
    </message>
    <message>
        <source>{}, at the ends of the interval of {}</source>
        <translation>{}, an den Enden des Intervalls von {}</translation>
    </message>
    <message>
        <source>{} equals {}; no value is stated of it, since this answer has none of {} alone.</source>
        <translation>{} ist gleich {}; dafür ist kein Wert angegeben, da diese Antwort keinen von {} allein hat.</translation>
    </message>
    <message>
        <source>to first order from the intervals that it follows ({})</source>
        <translation>in erster Ordnung aus den Intervallen, denen er folgt ({})</translation>
    </message>
    <message>
        <source>Where {} starts at rest depends on the unknown {}: state how uncertain it is (options.uncertainty, &quot;{}: 0.1&quot;).</source>
        <translation>Wo {} in Ruhe beginnt, hängt von der Unbekannten {} ab: Geben Sie an, wie unsicher das ist (options.uncertainty, &quot;{}: 0.1&quot;).</translation>
    </message>
    <message>
        <source>The model {} has no state of rest under the first values of its inputs that its formulas determine (data.start).</source>
        <translation>Das Modell {} hat unter den ersten Werten seiner Eingänge keinen Ruhezustand, den seine Formeln bestimmen (data.start).</translation>
    </message>
    <message>
        <source>the constraint {}: {} is not among the unknowns</source>
        <translation>die Nebenbedingung {}: {} gehört nicht zu den Unbekannten</translation>
    </message>
    <message>
        <source>the constraint {} allows no value within the bounds of {}</source>
        <translation>die Nebenbedingung {} lässt innerhalb der Grenzen von {} keinen Wert zu</translation>
    </message>
    <message>
        <source>the constraints {} and {} together allow no values within the bounds, or equality alone</source>
        <translation>die Nebenbedingungen {} und {} lassen zusammen innerhalb der Grenzen keine Werte zu, oder nur Gleichheit</translation>
    </message>
    <message>
        <source>the constraint {} names an unknown on a logarithmic scale: it must be a ratio of two such unknowns (a &lt; 2*b) or a bound above 0 of one; choose scale = &quot;linear&quot; for others</source>
        <translation>die Nebenbedingung {} nennt eine Unbekannte auf logarithmischer Skala: Sie muss ein Verhältnis zweier solcher Unbekannter (a &lt; 2*b) oder eine Schranke über 0 für eine davon sein; für andere wählen Sie scale = &quot;linear&quot;</translation>
    </message>
    <message>
        <source>The start values {} do not satisfy {}: the search begins at the nearest that do, {}.</source>
        <translation>Die Startwerte {} erfüllen {} nicht: Die Suche beginnt bei den nächsten, die es tun, {}.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. The standard errors are those with the equality, the intervals those of the profile likelihood where it holds; they are wrong if it does not.</source>
        <translation>{} gilt bei der Antwort mit Gleichheit: Die Daten allein würden es verletzen. Die Standardfehler sind die bei Gleichheit, die Intervalle die der Profil-Likelihood, wo es gilt; gilt es nicht, sind sie falsch.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. Standard errors and intervals are those with the equality: too narrow where it does not hold exactly.</source>
        <translation>{} gilt bei der Antwort mit Gleichheit: Die Daten allein würden es verletzen. Standardfehler und Intervalle sind die bei Gleichheit: zu eng, wo es nicht genau gilt.</translation>
    </message>
    <message>
        <source>As far as the constraints allow no value is excluded by the data: {}.</source>
        <translation>Soweit die Nebenbedingungen es zulassen, schließen die Daten keinen Wert aus: {}.</translation>
    </message>
    <message>
        <source>log L is higher by {:.2f} beside their answer than there</source>
        <translation>log L ist neben ihrer Antwort um {:.2f} höher als dort</translation>
    </message>
    <message>
        <source>simulations find no maximum of log L at their answer</source>
        <translation>Simulationen finden bei ihrer Antwort kein Maximum von log L</translation>
    </message>
    <message>
        <source>The search ran on response surfaces of {} simulations.</source>
        <translation>Die Suche lief auf Antwortflächen aus {} Simulationen.</translation>
    </message>
    <message>
        <source> {} of {} experiments have no good one and were simulated.</source>
        <translation> {} von {} Versuchen haben keine gute und wurden simuliert.</translation>
    </message>
    <message>
        <source> Simulated at the answer, the log L of no experiment differs by more than {:.2g} from that on its surface.</source>
        <translation> Bei der Antwort simuliert, weicht log L bei keinem Versuch um mehr als {:.2g} von dem auf seiner Fläche ab.</translation>
    </message>
    <message>
        <source> At {} places on the way there, where log L is up to 30 lower, the two differ by at most {:.2g}.</source>
        <translation> An {} Stellen auf dem Weg dorthin, wo log L bis zu 30 niedriger ist, weichen beide um höchstens {:.2g} voneinander ab.</translation>
    </message>
    <message>
        <source> The maximum by simulation is {:.1g} standard errors from the answer.</source>
        <translation> Das Maximum durch Simulation liegt {:.1g} Standardfehler von der Antwort entfernt.</translation>
    </message>
    <message>
        <source>The intervals come from response surfaces: at their ends log L is at most {:.2g} off the simulated one.</source>
        <translation>Die Intervalle kommen von Antwortflächen: An ihren Enden weicht log L um höchstens {:.2g} vom simulierten ab.</translation>
    </message>
    <message>
        <source>The intervals were followed by simulation: at their ends on response surfaces log L was {:.2g} off the simulated one.</source>
        <translation>Die Intervalle wurden durch Simulation verfolgt: An ihren Enden auf Antwortflächen wich log L um {:.2g} vom simulierten ab.</translation>
    </message>
    <message>
        <source>The reference of {} of {} experiments is sampled on response surfaces; where it was simulated too it differs by at most {:.2g} standard deviations.</source>
        <translation>Die Referenz von {} von {} Versuchen stammt aus Stichproben auf Antwortflächen; wo sie auch simuliert wurde, weicht sie um höchstens {:.2g} Standardabweichungen ab.</translation>
    </message>
    <message>
        <source>The search was made by simulation, because its response surfaces were wrong: {}.</source>
        <translation>Gesucht wurde durch Simulation, weil die Antwortflächen der Suche falsch waren: {}.</translation>
    </message>
    <message>
        <source>The search was made by simulation: {}.</source>
        <translation>Gesucht wurde durch Simulation: {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments have no good response surface; the first: {}</source>
        <translation>{} von {} Versuchen haben keine gute Antwortfläche; der erste: {}</translation>
    </message>
    <message>
        <source>over the whole box they are good to {:.2g}, where the output spreads by {:.2g} only</source>
        <translation>über den ganzen Bereich sind sie auf {:.2g} genau, wo der Ausgang nur um {:.2g} streut</translation>
    </message>
    <message>
        <source>log L falls by {:.2f} on the response surfaces and by {:.2f} by simulation, from their answer to a place on the way to it</source>
        <translation>log L fällt von ihrer Antwort zu einer Stelle auf dem Weg dorthin um {:.2f} auf den Antwortflächen und um {:.2f} durch Simulation</translation>
    </message>
    <message>
        <source>response surfaces would cost more than they save a search of about {} evaluations</source>
        <translation>Antwortflächen würden mehr kosten, als sie einer Suche von etwa {} Auswertungen ersparen</translation>
    </message>
    <message>
        <source>on the response surfaces no distribution gives any experiment a density</source>
        <translation>auf den Antwortflächen gibt keine Verteilung auch nur einem Versuch eine Dichte</translation>
    </message>
    <message>
        <source>a surface of {} simulations misses others by {:.2g} % of the output&apos;s range</source>
        <translation>eine Fläche aus {} Simulationen verfehlt andere um {:.2g} % der Spanne des Ausgangs</translation>
    </message>
    <message>
        <source>The given values do not satisfy {}.</source>
        <translation>Die gegebenen Werte erfüllen {} nicht.</translation>
    </message>
    <message>
        <source>{} without the causes found</source>
        <translation>{} ohne die gefundenen Ursachen</translation>
    </message>
    <message>
        <source>{:g} % of the fit of all data at once; the filter lost its way</source>
        <translation>{:g} % der Anpassung aller Daten auf einmal; das Filter hat sich verlaufen</translation>
    </message>
    <message>
        <source>From the start values the search had not converged, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Von den Startwerten aus war die Suche nicht konvergiert, bei {:.6g}: die Antwort, bei {:.6g}, wurde von anderswo innerhalb der Grenzen gefunden.</translation>
    </message>
    <message>
        <source>None of {} points within the ranges can be simulated: {}</source>
        <translation>Keiner von {} Punkten innerhalb der Bereiche lässt sich simulieren: {}</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured, that of now {} %.</source>
        <translation>Der vorgeschlagene Start lässt {} % (Effektivwert) der gemessenen Schwankung übrig, der jetzige {} %.</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured; that of now cannot be simulated.</source>
        <translation>Der vorgeschlagene Start lässt {} % (Effektivwert) der gemessenen Schwankung übrig; der jetzige lässt sich nicht simulieren.</translation>
    </message>
    <message>
        <source>There the data tell every unknown.</source>
        <translation>Dort bestimmen die Daten jede Unbekannte.</translation>
    </message>
    <message>
        <source>There the data tell none of the unknowns.</source>
        <translation>Dort bestimmen die Daten keine der Unbekannten.</translation>
    </message>
    <message>
        <source>There the data do not tell all unknowns apart; with {} fixed they tell the others.</source>
        <translation>Dort bestimmen die Daten nicht alle Unbekannten einzeln; mit {} als festem Wert bestimmen sie die übrigen.</translation>
    </message>
    <message>
        <source>there are no unknowns to propose ranges for</source>
        <translation>es gibt keine Unbekannten, für die Bereiche vorzuschlagen wären</translation>
    </message>
    <message>
        <source>The model explains next to nothing of the variation of {}: these are values of one quantity with their scatter, or the data were read as something else than they are.</source>
        <translation>Das Modell erklärt so gut wie nichts von der Schwankung von {}: entweder sind dies Werte einer einzigen Größe mit ihrer Streuung, oder die Daten wurden als etwas anderes gelesen, als sie sind.</translation>
    </message>
    <message>
        <source>One cause may be that {} jumps between rows and is taken as a ramp there: if it is held from row to row, say so (data.interpolation = &quot;hold&quot;).</source>
        <translation>Eine Ursache kann sein, dass {} zwischen Zeilen springt und dort als Rampe genommen wird: wird der Wert von Zeile zu Zeile gehalten, ist das anzugeben (data.interpolation = &quot;hold&quot;).</translation>
    </message>
    <message>
        <source>No stage jumped, but the answer lies at a bound.</source>
        <translation>Keine Stufe sprang, aber die Antwort liegt an einer Grenze.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise of the stated size.</source>
        <translation>Keine Stufe sprang, aber was die Antwort übrig lässt, ist kein Rauschen der angegebenen Größe.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise.</source>
        <translation>Keine Stufe sprang, aber was die Antwort übrig lässt, ist kein Rauschen.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds end no lower: rather the model.</source>
        <translation>Suchen von anderswo innerhalb der Grenzen enden nicht tiefer: eher liegt es am Modell.</translation>
    </message>
    <message>
        <source>The parts of the cross-validation: what is found without each, and whether it predicts it.</source>
        <translation>Die Teile der Kreuzvalidierung: was ohne jeden gefunden wird, und ob es ihn vorhersagt.</translation>
    </message>
    <message>
        <source>equations that corrections can be added to</source>
        <translation>Gleichungen, zu denen Korrekturen addiert werden können</translation>
    </message>
    <message>
        <source>states that it can restart from</source>
        <translation>Zustände, von denen aus neu gestartet werden kann</translation>
    </message>
    <message>
        <source>interval evaluation</source>
        <translation>Intervallrechnung</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>the {} {}</source>
        <translation>das Modell ({} {})</translation>
    </message>
    <message>
        <source>the model {}</source>
        <translation>das Modell {}</translation>
    </message>
    <message>
        <source>{} needs {}, which {} does not offer ({} can use it)</source>
        <translation>{} braucht {}, was {} nicht bietet (geeignet: {})</translation>
    </message>
    <message>
        <source>the derivative by {} is not known: runs beside it have no answer</source>
        <translation>die Ableitung nach {} ist nicht bekannt: Läufe daneben haben keine Antwort</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>start of {}</source>
        <translation>Startwert von {}</translation>
    </message>
    <message>
        <source>{} equals an expression of itself</source>
        <translation>{} ist einem Ausdruck gleichgesetzt, der es selbst enthält</translation>
    </message>
    <message>
        <source>{} follow each other in a circle</source>
        <translation>{} folgen einander im Kreis</translation>
    </message>
    <message>
        <source>No process can be started here: {}</source>
        <translation>Hier lässt sich kein Prozess starten: {}</translation>
    </message>
    <message>
        <source>under bubblewrap: without network, writing to its own folder only</source>
        <translation>unter bubblewrap: ohne Netz, Schreiben nur in den eigenen Ordner</translation>
    </message>
    <message>
        <source>under a filter of system calls and Landlock (bubblewrap does not work here): without network, writing to its own folder only, but it sees all other files and processes</source>
        <translation>unter einem Filter der Systemaufrufe und Landlock (bubblewrap funktioniert hier nicht): ohne Netz, Schreiben nur in den eigenen Ordner, aber alle anderen Dateien und Prozesse sind sichtbar</translation>
    </message>
    <message>
        <source>under a filter of system calls (bubblewrap does not work here): without network, but it may write where this account may</source>
        <translation>unter einem Filter der Systemaufrufe (bubblewrap funktioniert hier nicht): ohne Netz, aber Schreiben überall, wo dieses Konto es darf</translation>
    </message>
    <message>
        <source>not confined: neither bubblewrap nor seccomp works here</source>
        <translation>nicht eingeschlossen: weder bubblewrap noch seccomp funktioniert hier</translation>
    </message>
    <message>
        <source>No folder for temporary files can be made in {}: {}</source>
        <translation>In {} kann kein Ordner für temporäre Dateien angelegt werden: {}</translation>
    </message>
    <message>
        <source>There is no command to start.</source>
        <translation>Es gibt keinen Befehl, der zu starten wäre.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine.</source>
        <translation>Ein Programm {} gibt es auf diesem Rechner nicht.</translation>
    </message>
    <message>
        <source>{} is no program that may be run; `chmod +x` makes it one.</source>
        <translation>{} ist kein Programm, das laufen darf; `chmod +x` macht es dazu.</translation>
    </message>
    <message>
        <source>This machine has no filter of system calls (seccomp).</source>
        <translation>Dieser Rechner hat keinen Filter der Systemaufrufe (seccomp).</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>There is no home folder in which it could be kept what is allowed.</source>
        <translation>Es gibt keinen Benutzerordner, in dem festgehalten werden könnte, was erlaubt ist.</translation>
    </message>
    <message>
        <source>{} has a line break in its name; give it another one.</source>
        <translation>{} hat einen Zeilenumbruch im Namen; geben Sie der Datei einen anderen.</translation>
    </message>
    <message>
        <source>, written by {}</source>
        <translation>, geschrieben von {}</translation>
    </message>
    <message>
        <source> It has changed since it was allowed (SHA-256 {} then).</source>
        <translation> Die Datei hat sich geändert, seit sie erlaubt wurde (damals SHA-256 {}).</translation>
    </message>
    <message>
        <source>The {} {} would run code of others on this machine{} (SHA-256 {}), and that has not been allowed.{} If you know where it comes from: --trust {} for this command, or `rigor trust {}` for this account.</source>
        <translation>Das Modell ({} {}) ließe fremden Code auf diesem Rechner laufen{} (SHA-256 {}), und das ist nicht erlaubt.{} Wenn Sie wissen, woher es stammt: --trust {} für diesen Befehl, oder `rigor trust {}` für dieses Konto.</translation>
    </message>
    <message>
        <source>{} cannot be started: {}</source>
        <translation>{} lässt sich nicht starten: {}</translation>
    </message>
    <message>
        <source>an entry of the FMU has no name</source>
        <translation>ein Eintrag der FMU hat keinen Namen</translation>
    </message>
    <message>
        <source>a name in the FMU has {} letters ({}...); at most {} are read</source>
        <translation>ein Name in der FMU hat {} Zeichen ({}...); höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>the name {} in the FMU holds signs that no name has</source>
        <translation>der Name {} in der FMU enthält Zeichen, die kein Name hat</translation>
    </message>
    <message>
        <source>the FMU would write to {}, outside its own folder; it is not read</source>
        <translation>die FMU würde nach {} schreiben, außerhalb ihres eigenen Ordners; sie wird nicht gelesen</translation>
    </message>
    <message>
        <source>the name {} in the FMU has a backslash, which ZIP archives do not allow; pack it anew</source>
        <translation>der Name {} in der FMU hat einen Backslash, den ZIP-Archive nicht zulassen; packen Sie sie neu</translation>
    </message>
    <message>
        <source>the name {} in the FMU is no plain path</source>
        <translation>der Name {} in der FMU ist kein einfacher Pfad</translation>
    </message>
    <message>
        <source>{} in the FMU is a link; an FMU holds files only</source>
        <translation>{} in der FMU ist ein Verweis; eine FMU enthält nur Dateien</translation>
    </message>
    <message>
        <source>{} in the FMU is a device, not a file; an FMU holds files only</source>
        <translation>{} in der FMU ist ein Gerät, keine Datei; eine FMU enthält nur Dateien</translation>
    </message>
    <message>
        <source>the FMU is locked by a password; export it without one</source>
        <translation>die FMU ist durch ein Kennwort gesperrt; exportieren Sie sie ohne</translation>
    </message>
    <message>
        <source>the part {} of the FMU unpacks to more than {} MB, which is not read</source>
        <translation>der Teil {} der FMU ist entpackt größer als {} MB, was nicht gelesen wird</translation>
    </message>
    <message>
        <source>the FMU holds two files {}; which is meant cannot be told</source>
        <translation>die FMU enthält zwei Dateien {}; welche gemeint ist, lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>{} in the FMU is a file and a folder at once</source>
        <translation>{} in der FMU ist eine Datei und zugleich ein Ordner</translation>
    </message>
    <message>
        <source>the FMU unpacks from {} kB to {} MB; more than {} MB are not believed of it</source>
        <translation>die FMU wird beim Entpacken aus {} kB zu {} MB; mehr als {} MB werden ihr nicht geglaubt</translation>
    </message>
    <message>
        <source>{} of the FMU cannot be unpacked to {}; is the disk full?</source>
        <translation>{} der FMU lässt sich nicht nach {} entpacken; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>the modelIdentifier &quot;{}&quot; is no name of a library</source>
        <translation>der modelIdentifier „{}“ ist kein Name einer Bibliothek</translation>
    </message>
    <message>
        <source>the FMU is written for FMI &quot;{}&quot;; Rigor runs those of FMI 2.0 and 3.0, so export it as one of these</source>
        <translation>die FMU ist für FMI „{}“ geschrieben; Rigor führt solche nach FMI 2.0 und 3.0 aus, exportieren Sie sie also als eine davon</translation>
    </message>
    <message>
        <source>the FMU offers Scheduled Execution only; Rigor runs Co-Simulation and Model Exchange</source>
        <translation>die FMU bietet nur Scheduled Execution; Rigor führt Co-Simulation und Model Exchange aus</translation>
    </message>
    <message>
        <source>the FMU offers neither Co-Simulation nor Model Exchange</source>
        <translation>die FMU bietet weder Co-Simulation noch Model Exchange</translation>
    </message>
    <message>
        <source>the step size {} s of the FMU is not above zero</source>
        <translation>die Schrittweite {} s der FMU liegt nicht über null</translation>
    </message>
    <message>
        <source>the FMU has the terminal {}; FMUs with terminals are not run here, so export it without</source>
        <translation>die FMU hat das Terminal {}; FMUs mit Terminals laufen hier nicht, exportieren Sie sie also ohne</translation>
    </message>
    <message>
        <source>the archive has no {}, which every FMU has</source>
        <translation>dem Archiv fehlt {}, das jede FMU hat</translation>
    </message>
    <message>
        <source>{} holds no binaries; Rigor on Linux needs {}</source>
        <translation>{} enthält keine Bibliotheken; Rigor unter Linux braucht {}</translation>
    </message>
    <message>
        <source>{} holds no {}.so in binaries/{}</source>
        <translation>{} enthält keine {}.so in binaries/{}</translation>
    </message>
    <message>
        <source>{} holds binaries for {} only; Rigor on Linux needs x86_64-linux</source>
        <translation>{} enthält nur Bibliotheken für {}; Rigor unter Linux braucht x86_64-linux</translation>
    </message>
    <message>
        <source>it needs the shared library {}, which is not on this machine</source>
        <translation>sie braucht die Bibliothek {}, die es auf diesem Rechner nicht gibt</translation>
    </message>
    <message>
        <source>its library cannot be loaded: {}</source>
        <translation>ihre Bibliothek lässt sich nicht laden: {}</translation>
    </message>
    <message>
        <source>its library has no function {}, which the standard asks for</source>
        <translation>ihre Bibliothek hat keine Funktion {}, die die Norm verlangt</translation>
    </message>
    <message>
        <source>it refuses to be instantiated (a licence that is missing, resources)</source>
        <translation>sie verweigert die Instanziierung (eine fehlende Lizenz, Ressourcen)</translation>
    </message>
    <message>
        <source>{} returned {}</source>
        <translation>{} gab {} zurück</translation>
    </message>
    <message>
        <source>its output {} is not a finite number</source>
        <translation>ihr Ausgang {} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>it never sets its output {}</source>
        <translation>sie setzt ihren Ausgang {} nie</translation>
    </message>
    <message>
        <source>it takes no step from here</source>
        <translation>sie macht von hier aus keinen Schritt</translation>
    </message>
    <message>
        <source>it wrote more numbers than it says that it has</source>
        <translation>sie schrieb mehr Zahlen, als sie nach eigener Angabe hat</translation>
    </message>
    <message>
        <source>it asks for room for {} numbers</source>
        <translation>sie verlangt Platz für {} Zahlen</translation>
    </message>
    <message>
        <source>it used up the memory it may have</source>
        <translation>sie hat den Arbeitsspeicher verbraucht, den sie haben darf</translation>
    </message>
    <message>
        <source>{} wants to finish later, which is not waited for</source>
        <translation>{} will später fertig werden, worauf nicht gewartet wird</translation>
    </message>
    <message>
        <source>its process gave no reason</source>
        <translation>ihr Prozess nannte keinen Grund</translation>
    </message>
    <message>
        <source>its process was killed</source>
        <translation>ihr Prozess wurde gewaltsam beendet</translation>
    </message>
    <message>
        <source>its process crashed ({})</source>
        <translation>ihr Prozess stürzte ab ({})</translation>
    </message>
    <message>
        <source>its process ended by itself (exit code {})</source>
        <translation>ihr Prozess endete von selbst (Exitcode {})</translation>
    </message>
    <message>
        <source>its own parameter values</source>
        <translation>ihren eigenen Parameterwerten</translation>
    </message>
    <message>
        <source>{} and {} others</source>
        <translation>{} und {} weiteren</translation>
    </message>
    <message>
        <source> It says: {}</source>
        <translation> Ihre Meldung: {}</translation>
    </message>
    <message>
        <source>The program {}, which runs FMUs in a process of their own, is not beside Rigor&apos;s own ({}); install Rigor anew.</source>
        <translation>Das Programm {}, das FMUs in einem eigenen Prozess ausführt, liegt nicht neben dem von Rigor ({}); installieren Sie Rigor neu.</translation>
    </message>
    <message>
        <source>No process can be started for the FMU: {}</source>
        <translation>Für die FMU lässt sich kein Prozess starten: {}</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{} has {} MB; FMUs of up to {} MB are read</source>
        <translation>{} hat {} MB; gelesen werden FMUs bis {} MB</translation>
    </message>
    <message>
        <source>{} offers Co-Simulation only; it cannot be run by interface = &quot;model-exchange&quot;.</source>
        <translation>{} bietet nur Co-Simulation; mit interface = &quot;model-exchange&quot; kann sie nicht laufen.</translation>
    </message>
    <message>
        <source>{} is integrated by the stepper rk4 or dopri5; {} needs the equations of a model, which an FMU does not give.</source>
        <translation>{} wird mit dem stepper rk4 oder dopri5 integriert; {} braucht die Gleichungen eines Modells, die eine FMU nicht gibt.</translation>
    </message>
    <message>
        <source>it was not ready within {} s</source>
        <translation>sie war nicht innerhalb von {} s bereit</translation>
    </message>
    <message>
        <source>its process answers what is no answer</source>
        <translation>ihr Prozess antwortet mit etwas, das keine Antwort ist</translation>
    </message>
    <message>
        <source>{} cannot be run: {}.</source>
        <translation>{} kann nicht laufen: {}.</translation>
    </message>
    <message>
        <source>{} failed at {} s with {}: {}.</source>
        <translation>{} ist bei {} s mit {} gescheitert: {}.</translation>
    </message>
    <message>
        <source>Model Exchange (FMI {}), integrated by {}, in processes of their own, {}</source>
        <translation>Model Exchange (FMI {}), integriert mit {}, in eigenen Prozessen, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step {} s, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), Kommunikationsschritt {} s, in eigenen Prozessen, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step a thousandth of the run, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), Kommunikationsschritt ein Tausendstel des Laufs, in eigenen Prozessen, {}</translation>
    </message>
    <message>
        <source>{} needs the tool that exported it ({}) to run; export it as an FMU that runs alone.</source>
        <translation>{} braucht zum Laufen das Werkzeug, das sie exportiert hat ({}); exportieren Sie sie als FMU, die allein läuft.</translation>
    </message>
    <message>
        <source>the FMU has two parameters, inputs or outputs named {}</source>
        <translation>die FMU hat zwei Parameter, Eingänge oder Ausgänge namens {}</translation>
    </message>
    <message>
        <source>{} = {} is not a finite number</source>
        <translation>{} = {} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>{} = {} is no whole number, and the FMU takes only these</source>
        <translation>{} = {} ist keine ganze Zahl, und die FMU nimmt nur solche</translation>
    </message>
    <message>
        <source>{} = {} is outside of what the FMU can hold, {} to {}</source>
        <translation>{} = {} liegt außerhalb dessen, was die FMU aufnehmen kann, {} bis {}</translation>
    </message>
    <message>
        <source>A run of {} s in steps of {} s would have more than {} rows.</source>
        <translation>Ein Lauf von {} s in Schritten von {} s hätte mehr als {} Zeilen.</translation>
    </message>
    <message>
        <source>the FMU has a variable without a name</source>
        <translation>die FMU hat eine Variable ohne Namen</translation>
    </message>
    <message>
        <source>the FMU has two variables named {}</source>
        <translation>die FMU hat zwei Variablen namens {}</translation>
    </message>
    <message>
        <source>the variable {} has no legal valueReference ({})</source>
        <translation>die Variable {} hat keine gültige valueReference ({})</translation>
    </message>
    <message>
        <source>the variable {} has the causality &quot;{}&quot;, which there is not</source>
        <translation>die Variable {} hat die causality „{}“, die es nicht gibt</translation>
    </message>
    <message>
        <source>the variable {} has no type that FMI 2.0 knows</source>
        <translation>die Variable {} hat keinen Typ, den FMI 2.0 kennt</translation>
    </message>
    <message>
        <source>{} is a clock or follows one; FMUs with clocks (synchronous clocks of FMI 3.0) are not run here</source>
        <translation>{} ist ein Takt oder folgt einem; FMUs mit Takten (synchrone clocks von FMI 3.0) laufen hier nicht</translation>
    </message>
    <message>
        <source>the variable {} has the type {}, which FMI 3.0 does not know</source>
        <translation>die Variable {} hat den Typ {}, den FMI 3.0 nicht kennt</translation>
    </message>
    <message>
        <source>the array {} has the size {}</source>
        <translation>das Feld {} hat die Größe {}</translation>
    </message>
    <message>
        <source>{} says how large an array is; it keeps its value {} and is no parameter</source>
        <translation>{} gibt an, wie groß ein Feld ist, behält den Wert {} und ist kein Parameter</translation>
    </message>
    <message>
        <source>with {} the FMU has more than {} numbers, which are not read</source>
        <translation>mit {} hat die FMU mehr als {} Zahlen; so viele werden nicht gelesen</translation>
    </message>
    <message>
        <source>the size of the array {} is no structural parameter with a start value</source>
        <translation>die Größe des Felds {} ist kein struktureller Parameter mit einem Startwert</translation>
    </message>
    <message>
        <source>{} has {} start values for {} numbers</source>
        <translation>{} hat {} Startwerte für {} Zahlen</translation>
    </message>
    <message>
        <source>the start value {} of {} is not finite</source>
        <translation>der Startwert {} von {} ist nicht endlich</translation>
    </message>
    <message>
        <source>{} has no start value and so is no parameter</source>
        <translation>{} hat keinen Startwert und ist deshalb kein Parameter</translation>
    </message>
    <message>
        <source>{} of its variables are texts; they keep their start values</source>
        <translation>{} ihrer Variablen sind Texte; sie behalten ihre Startwerte</translation>
    </message>
    <message>
        <source>the unit {} of {} is not known here: its values are not converted</source>
        <translation>die Einheit {} von {} ist hier nicht bekannt: die Werte werden nicht umgerechnet</translation>
    </message>
    <message>
        <source>the FMU says that it has {} event indicators</source>
        <translation>die FMU gibt an, {} Ereignisindikatoren zu haben</translation>
    </message>
    <message>
        <source>{} is no legal XML: {} (line {})</source>
        <translation>{} ist kein gültiges XML: {} (Zeile {})</translation>
    </message>
    <message>
        <source>{} has a document type (&lt;!DOCTYPE&gt;), which could hold entities that grow without end or read other files; it is not read</source>
        <translation>{} hat einen Dokumenttyp (&lt;!DOCTYPE&gt;), der Entitäten enthalten könnte, die ohne Ende wachsen oder andere Dateien lesen; es wird nicht gelesen</translation>
    </message>
    <message>
        <source>{} has more than {} elements, which are not read</source>
        <translation>{} hat mehr als {} Elemente; so viele werden nicht gelesen</translation>
    </message>
    <message>
        <source>{} nests its elements deeper than {} levels; it is not read</source>
        <translation>{} schachtelt seine Elemente tiefer als {} Ebenen; es wird nicht gelesen</translation>
    </message>
    <message>
        <source>{} begins with &lt;{}&gt; where &lt;{}&gt; belongs</source>
        <translation>{} beginnt mit &lt;{}&gt;, wo &lt;{}&gt; hingehört</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is no number</source>
        <translation>{} = &quot;{}&quot; ist keine Zahl</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is neither true nor false</source>
        <translation>{} = &quot;{}&quot; ist weder true noch false</translation>
    </message>
    <message>
        <source>the start value &quot;{}&quot; of {} is no number</source>
        <translation>der Startwert „{}“ von {} ist keine Zahl</translation>
    </message>
    <message>
        <source>the parameter set has a parameter without a name</source>
        <translation>der Parametersatz hat einen Parameter ohne Namen</translation>
    </message>
    <message>
        <source>{} has {} values in place of one</source>
        <translation>{} hat {} Werte statt eines einzigen</translation>
    </message>
    <message>
        <source>the parameter set gives {} two values</source>
        <translation>der Parametersatz gibt {} zwei Werte</translation>
    </message>
    <message>
        <source>The command runs without a shell, so nothing stands for {}...; put it into single quotes, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>Der Befehl läuft ohne Shell, also wird {}... durch nichts ersetzt; setzen Sie es in einfache Anführungszeichen, oder schreiben Sie command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>The command has a quote {} that is not closed.</source>
        <translation>Der Befehl hat ein Anführungszeichen {}, das nicht geschlossen ist.</translation>
    </message>
    <message>
        <source>The command ends with a backslash that stands for nothing.</source>
        <translation>Der Befehl endet mit einem Backslash, der für nichts steht.</translation>
    </message>
    <message>
        <source>The command runs without a shell, to which {} would be something to do; quote it, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>Der Befehl läuft ohne Shell, für die {} etwas zu bedeuten hätte; setzen Sie es in Anführungszeichen, oder schreiben Sie command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>{} is {}; columns are counted from 1.</source>
        <translation>{} ist {}; Spalten werden ab 1 gezählt.</translation>
    </message>
    <message>
        <source>{} names no key of the JSON file, as &quot;results.time&quot; does.</source>
        <translation>{} nennt keinen Schlüssel der JSON-Datei, wie es &quot;results.time&quot; tut.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; must begin with ^, the begin of the line that it looks for.</source>
        <translation>Das Muster „{}“ muss mit ^ beginnen, dem Anfang der Zeile, nach der es sucht.</translation>
    </message>
    <message>
        <source>The pattern has {} bytes; it may have {}.</source>
        <translation>Das Muster hat {} Bytes; es darf {} haben.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; repeats too much: its length times the counts in braces may be {}. Use + or *.</source>
        <translation>Das Muster „{}“ wiederholt zu viel: seine Länge mal die Anzahlen in geschweiften Klammern darf {} sein. Nehmen Sie + oder *.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; has no group: put the number into parentheses, as in &quot;^mass = (\S+)&quot;.</source>
        <translation>Das Muster „{}“ hat keine Gruppe: setzen Sie die Zahl in Klammern, wie in &quot;^mass = (\S+)&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no regular expression: {}.</source>
        <translation>„{}“ ist kein regulärer Ausdruck: {}.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is &quot;first&quot; or &quot;last&quot;.</source>
        <translation>{} ist „{}“; es muss &quot;first&quot; oder &quot;last&quot; sein.</translation>
    </message>
    <message>
        <source>[{}] does not say in which file the value is: file = &quot;out.csv&quot;, or &quot;stdout&quot;.</source>
        <translation>[{}] sagt nicht, in welcher Datei der Wert steht: file = &quot;out.csv&quot;, oder &quot;stdout&quot;.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is a file in the folder of the run, or stdout or stderr.</source>
        <translation>{} ist „{}“; es muss eine Datei im Ordner des Laufs sein, oder stdout oder stderr.</translation>
    </message>
    <message>
        <source>[{}] needs one of column (of a CSV file), key (of a JSON file) and pattern (of a line of text).</source>
        <translation>[{}] braucht eines von column (einer CSV-Datei), key (einer JSON-Datei) und pattern (einer Textzeile).</translation>
    </message>
    <message>
        <source>{}: a line found by a pattern has no course over time; write the course as CSV or JSON.</source>
        <translation>{}: eine durch ein Muster gefundene Zeile hat keinen Verlauf über die Zeit; schreiben Sie den Verlauf als CSV oder JSON.</translation>
    </message>
    <message>
        <source>{} goes with {} only.</source>
        <translation>{} gehört nur zu {}.</translation>
    </message>
    <message>
        <source>a pattern, or a column without time,</source>
        <translation>einem Muster oder einer Spalte ohne Zeit</translation>
    </message>
    <message>
        <source>time</source>
        <translation>einer Zeit</translation>
    </message>
    <message>
        <source>a value without time</source>
        <translation>einem Wert ohne Zeit</translation>
    </message>
    <message>
        <source>There is no program {}.</source>
        <translation>Ein Programm {} gibt es nicht.</translation>
    </message>
    <message>
        <source>{} is a folder, no program.</source>
        <translation>{} ist ein Ordner, kein Programm.</translation>
    </message>
    <message>
        <source>{0} may not be run; `chmod +x {0}` makes it a program.</source>
        <translation>{0} darf nicht ausgeführt werden; `chmod +x {0}` macht daraus ein Programm.</translation>
    </message>
    <message>
        <source>There is no {} {}.</source>
        <translation>Es gibt keine {} {}.</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>{} is no file; name files one by one.</source>
        <translation>{} ist keine Datei; nennen Sie Dateien einzeln.</translation>
    </message>
    <message>
        <source>With {} the files of a run have more than {} MiB, and each run has its own copy; let the program read large ones by their whole path.</source>
        <translation>Mit {} haben die Dateien eines Laufs mehr als {} MiB, und jeder Lauf hat seine eigene Kopie; lassen Sie das Programm große über ihren ganzen Pfad lesen.</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>its files</source>
        <translation>seine Dateien</translation>
    </message>
    <message>
        <source>The command `{}`, each run in a folder of its own, {}</source>
        <translation>Der Befehl `{}`, jeder Lauf in einem eigenen Ordner, {}</translation>
    </message>
    <message>
        <source>The files of runs of {} that failed are in {}.</source>
        <translation>Die Dateien gescheiterter Läufe von {} liegen in {}.</translation>
    </message>
    <message>
        <source>it took longer than the {} s that limit_s in {} allows</source>
        <translation>es dauerte länger als die {} s, die limit_s in {} erlaubt</translation>
    </message>
    <message>
        <source>it took longer than the {} s that a run may take (time_limit of the simulation)</source>
        <translation>es dauerte länger als die {} s, die ein Lauf dauern darf (time_limit der Simulation)</translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation>es wurde durch das Signal {} beendet ({})</translation>
    </message>
    <message>
        <source>it ended with exit code {}</source>
        <translation>es endete mit dem Exitcode {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands in {}: {}</source>
        <translation>„{}“ steht in {}: {}</translation>
    </message>
    <message>
        <source>the run would have ended at {} s, outside {} to {} s</source>
        <translation>der Lauf hätte bei {} s geendet, außerhalb von {} bis {} s</translation>
    </message>
    <message>
        <source>[end]: {}</source>
        <translation>[end]: {}</translation>
    </message>
    <message>
        <source>the output {}: {}</source>
        <translation>der Ausgang {}: {}</translation>
    </message>
    <message>
        <source>it wrote more than {} MiB to its standard output, in which something is looked for; let it write a file</source>
        <translation>es schrieb mehr als {} MiB in seine Standardausgabe, in der etwas gesucht wird; lassen Sie es eine Datei schreiben</translation>
    </message>
    <message>
        <source>{} failed: {}.</source>
        <translation>{} ist gescheitert: {}.</translation>
    </message>
    <message>
        <source>{} failed with {}: {}.</source>
        <translation>{} ist mit {} gescheitert: {}.</translation>
    </message>
    <message>
        <source> It wrote &quot;{}&quot;.</source>
        <translation> Es schrieb „{}“.</translation>
    </message>
    <message>
        <source> Its files are in {}.</source>
        <translation> Seine Dateien liegen in {}.</translation>
    </message>
    <message>
        <source>There is no table [program], which says what to run.</source>
        <translation>Es gibt keine Tabelle [program], die sagt, was laufen soll.</translation>
    </message>
    <message>
        <source>A file with a table [program] is a program, one with the key method is a study; this has both. Write the study into a file of its own, with model = &quot;program:...&quot;.</source>
        <translation>Eine Datei mit einer Tabelle [program] ist ein Programm, eine mit dem Schlüssel method eine Studie; diese hat beides. Schreiben Sie die Studie in eine eigene Datei, mit model = &quot;program:...&quot;.</translation>
    </message>
    <message>
        <source>The program has no outputs: add [outputs.y] with the file and column, key or pattern by which y is read.</source>
        <translation>Das Programm hat keine Ausgänge: fügen Sie [outputs.y] hinzu, mit der Datei und column, key oder pattern, womit y gelesen wird.</translation>
    </message>
    <message>
        <source>The name {} is taken already, by [{}] in line {}.</source>
        <translation>Der Name {} ist schon vergeben, an [{}] in Zeile {}.</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of {} is not known; its values are not converted</source>
        <translation>die Einheit „{}“ von {} ist nicht bekannt; die Werte werden nicht umgerechnet</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0 s.</source>
        <translation>{} ist {}; es muss über 0 s liegen.</translation>
    </message>
    <message>
        <source>{} is {}; it is a whole number from 0 to 1000.</source>
        <translation>{} ist {}; es muss eine ganze Zahl von 0 bis 1000 sein.</translation>
    </message>
    <message>
        <source>{} is empty, which is in every text.</source>
        <translation>{} ist leer, und das steht in jedem Text.</translation>
    </message>
    <message>
        <source>{} goes with word: it is where the word is looked for.</source>
        <translation>{} gehört zu word: dort wird das Wort gesucht.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of an environment variable.</source>
        <translation>„{}“ ist kein Name einer Umgebungsvariablen.</translation>
    </message>
    <message>
        <source>{} has a zero byte in it.</source>
        <translation>{} enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The name {} is taken in the folder of a run; use another one.</source>
        <translation>Der Name {} ist im Ordner eines Laufs vergeben; nehmen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Two files would be {} in the folder of a run.</source>
        <translation>Im Ordner eines Laufs hießen zwei Dateien {}.</translation>
    </message>
    <message>
        <source>[program] has no command: command = &quot;./solver input.txt&quot;, or a list of its words.</source>
        <translation>[program] hat keinen Befehl: command = &quot;./solver input.txt&quot;, oder eine Liste seiner Wörter.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>Der Befehl ist leer.</translation>
    </message>
    <message>
        <source>A word of the command has a zero byte in it.</source>
        <translation>Ein Wort des Befehls enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>What is run must be named; its first word has a placeholder.</source>
        <translation>Was laufen soll, muss genannt sein; das erste Wort des Befehls hat einen Platzhalter.</translation>
    </message>
    <message>
        <source>There is no program {0} on this machine; the one beside this file is &quot;./{0}&quot;.</source>
        <translation>Ein Programm {0} gibt es auf diesem Rechner nicht; das neben dieser Datei heißt &quot;./{0}&quot;.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine; install it, or write where it lies.</source>
        <translation>Ein Programm {} gibt es auf diesem Rechner nicht; installieren Sie es, oder schreiben Sie, wo es liegt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of this file; name the program by its whole path.</source>
        <translation>„{}“ verlässt den Ordner dieser Datei; nennen Sie das Programm mit seinem ganzen Pfad.</translation>
    </message>
    <message>
        <source>{{{{{}}}}} is no parameter, input or time of this program{}</source>
        <translation>{{{{{}}}}} ist weder Parameter noch Eingang noch Zeit dieses Programms{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Meinten Sie {}?</translation>
    </message>
    <message>
        <source>; known are {}.</source>
        <translation>; bekannt sind {}.</translation>
    </message>
    <message>
        <source>The name of a file has no format of a number.</source>
        <translation>Der Name einer Datei hat kein Zahlenformat.</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}}, so {0} changes nothing</source>
        <translation>keine Vorlage und kein Wort des Befehls enthält {{{{{0}}}}}, also ändert {0} nichts</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}} or {{{{file:inputs}}}}, so the input {0} changes nothing</source>
        <translation>keine Vorlage und kein Wort des Befehls enthält {{{{{0}}}}} oder {{{{file:inputs}}}}, also ändert der Eingang {0} nichts</translation>
    </message>
    <message>
        <source>[end] is one number, the time at which a run ended by itself; it has no column of time.</source>
        <translation>[end] ist eine einzige Zahl, die Zeit, zu der ein Lauf von selbst endete; es hat keine Zeitspalte.</translation>
    </message>
    <message>
        <source>{} is put there before the run, so it tells nothing of it; let the program write another file.</source>
        <translation>{} wird vor dem Lauf dorthin gelegt und sagt deshalb nichts über ihn; lassen Sie das Programm eine andere Datei schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file in the folder of this one or below it. What lies elsewhere the program may name by its whole path.</source>
        <translation>„{}“ ist keine Datei im Ordner dieser Datei oder darunter. Was anderswo liegt, darf das Programm mit seinem ganzen Pfad nennen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no format of a number; write %.6e, %12.4f, %g or %d.</source>
        <translation>„{}“ ist kein Zahlenformat; schreiben Sie %.6e, %12.4f, %g oder %d.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of a parameter. For two braces themselves write {}.</source>
        <translation>„{}“ ist kein Name eines Parameters. Für zwei geschweifte Klammern selbst schreiben Sie {}.</translation>
    </message>
    <message>
        <source>{} is {}, which is no whole number, as the format {} asks</source>
        <translation>{} ist {}, was keine ganze Zahl ist, wie das Format {} sie verlangt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number</source>
        <translation>„{}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>{} is no finite number</source>
        <translation>{} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>{} has no line with names, so it has no column &quot;{}&quot;</source>
        <translation>{} hat keine Zeile mit Namen, also auch keine Spalte „{}“</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot;; it has {}</source>
        <translation>{} hat keine Spalte „{}“; es gibt {}</translation>
    </message>
    <message>
        <source>{} has more than one column &quot;{}&quot;</source>
        <translation>{} hat mehr als eine Spalte „{}“</translation>
    </message>
    <message>
        <source>the line has {} columns, and no column {}</source>
        <translation>die Zeile hat {} Spalten, und keine Spalte {}</translation>
    </message>
    <message>
        <source>{} has {} {} with a value; say which: take = &quot;first&quot; or &quot;last&quot;{}</source>
        <translation>{} hat {} {} mit einem Wert; geben Sie an, welche: take = &quot;first&quot; oder &quot;last&quot;{}</translation>
    </message>
    <message>
        <source>, or name the column of time</source>
        <translation>, oder nennen Sie die Zeitspalte</translation>
    </message>
    <message>
        <source>{} has no row of values</source>
        <translation>{} hat keine Zeile mit Werten</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>the time {} comes after {}; times must not go back</source>
        <translation>die Zeit {} kommt nach {}; Zeiten dürfen nicht zurückgehen</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>eine Liste von {}</translation>
    </message>
    <message>
        <source>a value only</source>
        <translation>nur ein Wert</translation>
    </message>
    <message>
        <source>no &quot;{}&quot;; {} is {}</source>
        <translation>kein „{}“; {} ist {}</translation>
    </message>
    <message>
        <source>what there is at the top</source>
        <translation>was ganz oben steht,</translation>
    </message>
    <message>
        <source>{} of {} is a list or has parts of its own, and is no number</source>
        <translation>{} in {} ist eine Liste oder hat eigene Teile und ist keine Zahl</translation>
    </message>
    <message>
        <source>{} of {} is {}, which is no number</source>
        <translation>{} in {} ist {}, was keine Zahl ist</translation>
    </message>
    <message>
        <source>{} of {} is no finite number</source>
        <translation>{} in {} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} hat {}</translation>
    </message>
    <message>
        <source>{} of {} is no list, as a course over time is</source>
        <translation>{} in {} ist keine Liste, wie es ein Verlauf über die Zeit ist</translation>
    </message>
    <message>
        <source>{} of {} has {} values for {} times</source>
        <translation>{} in {} hat {} Werte für {} Zeiten</translation>
    </message>
    <message>
        <source>{} of {} is empty</source>
        <translation>{} in {} ist leer</translation>
    </message>
    <message>
        <source>in {} the time {} comes after {}; times must not go back</source>
        <translation>in {} kommt die Zeit {} nach {}; Zeiten dürfen nicht zurückgehen</translation>
    </message>
    <message>
        <source>{} has no line that fits &quot;{}&quot;</source>
        <translation>{} hat keine Zeile, auf die „{}“ passt</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>{} goes from {} to {} s and does not reach {} s</source>
        <translation>{} reicht von {} bis {} s und erreicht {} s nicht</translation>
    </message>
    <message>
        <source>{} has no row at {} s, and interpolate = false asks for one</source>
        <translation>{} hat keine Zeile bei {} s, und interpolate = false verlangt eine</translation>
    </message>
    <message>
        <source>it left no file {}</source>
        <translation>es hinterließ keine Datei {}</translation>
    </message>
    <message>
        <source>{} is no file</source>
        <translation>{} ist keine Datei</translation>
    </message>
    <message>
        <source>{} is a link that leaves the folder of the run</source>
        <translation>{} ist ein Verweis, der den Ordner des Laufs verlässt</translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read</source>
        <translation>{} hat {} Bytes; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>{} is no JSON: {}</source>
        <translation>{} ist kein JSON: {}</translation>
    </message>
    <message>
        <source>The input {} varies over the run, so {{{{{}}}}} is no number here; let the program read the file {{{{file:inputs}}}}.</source>
        <translation>Der Eingang {} ändert sich während des Laufs, also ist {{{{{}}}}} hier keine Zahl; lassen Sie das Programm die Datei {{{{file:inputs}}}} lesen.</translation>
    </message>
    <message>
        <source>{} is {}, which is no finite number</source>
        <translation>{} ist {}, was keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>{} is {}; {} is expected.</source>
        <translation>{} ist {}; erwartet wird {}.</translation>
    </message>
    <message>
        <source>The text has {} bytes; the description of a program has at most {}.</source>
        <translation>Der Text hat {} Bytes; die Beschreibung eines Programms hat höchstens {}.</translation>
    </message>
    <message>
        <source>The line has {} bytes; it may have {}. Break it.</source>
        <translation>Die Zeile hat {} Bytes; sie darf {} haben. Brechen Sie sie um.</translation>
    </message>
    <message>
        <source>This text is damaged: it breaks off, or a value is none.</source>
        <translation>Dieser Text ist beschädigt: er bricht ab, oder ein Wert ist keiner.</translation>
    </message>
    <message>
        <source>the description of a program</source>
        <translation>der Beschreibung eines Programms</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no key of {}{}</source>
        <translation>„{}“ ist kein Schlüssel in {}{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>a text or a list of texts</source>
        <translation>ein Text oder eine Liste von Texten</translation>
    </message>
    <message>
        <source>{} is {}; a finite number is expected.</source>
        <translation>{} ist {}; erwartet wird eine endliche Zahl.</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0.</source>
        <translation>{} ist {}; es muss über 0 liegen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name: it begins with a letter, and has letters, digits, _ and . only.</source>
        <translation>„{}“ ist kein Name: er beginnt mit einem Buchstaben und darf nur Buchstaben, Ziffern, _ und . enthalten.</translation>
    </message>
    <message>
        <source>{} stands for the time of a run; give this another name.</source>
        <translation>{} steht für die Zeit eines Laufs; geben Sie diesem einen anderen Namen.</translation>
    </message>
    <message>
        <source>[{}] has no value.</source>
        <translation>[{}] hat keinen Wert.</translation>
    </message>
    <message>
        <source>{} has the limits {} to {}; the first must be the smaller one.</source>
        <translation>{} hat die Grenzen {} bis {}; die erste muss die kleinere sein.</translation>
    </message>
    <message>
        <source>{} is {}, outside its limits {} to {}.</source>
        <translation>{} ist {}, außerhalb der Grenzen {} bis {}.</translation>
    </message>
    <message>
        <source>The address {} cannot be used: {}</source>
        <translation>Die Adresse {} kann nicht verwendet werden: {}</translation>
    </message>
    <message>
        <source>behind a % there must be two hexadecimal digits.</source>
        <translation>hinter einem % müssen zwei hexadezimale Ziffern stehen.</translation>
    </message>
    <message>
        <source>config is {}, which is no JSON object.</source>
        <translation>config ist {}, was kein JSON-Objekt ist.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; means nothing; behind the question mark there may be blocks=experiments and config=...</source>
        <translation>„{}“ bedeutet nichts; hinter dem Fragezeichen dürfen blocks=experiments und config=... stehen</translation>
    </message>
    <message>
        <source>model servers are reached by http only. Let a tunnel (ssh -L) bring the server to this machine, and name its end here.</source>
        <translation>Modellserver werden nur über http erreicht. Holen Sie den Server mit einem Tunnel (ssh -L) auf diesen Rechner, und nennen Sie hier dessen Ende.</translation>
    </message>
    <message>
        <source>it does not begin with http://.</source>
        <translation>sie beginnt nicht mit http://.</translation>
    </message>
    <message>
        <source>it holds a blank; write %20.</source>
        <translation>sie enthält ein Leerzeichen; schreiben Sie %20.</translation>
    </message>
    <message>
        <source>a # has no meaning in it.</source>
        <translation>ein # hat darin keine Bedeutung.</translation>
    </message>
    <message>
        <source>a user and a password are not supported.</source>
        <translation>ein Benutzer und ein Kennwort werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>the bracket of its host is not closed.</source>
        <translation>die Klammer ihres Hosts ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>behind the bracket a port is expected, as :4242.</source>
        <translation>hinter der Klammer wird ein Port erwartet, wie :4242.</translation>
    </message>
    <message>
        <source>it names no host.</source>
        <translation>sie nennt keinen Host.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no port from 1 to 65535.</source>
        <translation>„{}“ ist kein Port von 1 bis 65535.</translation>
    </message>
    <message>
        <source>The request has no {}.</source>
        <translation>Der Anfrage fehlt {}.</translation>
    </message>
    <message>
        <source>{} is no list of numbers.</source>
        <translation>{} ist keine Liste von Zahlen.</translation>
    </message>
    <message>
        <source>{} has {} numbers; {} are expected.</source>
        <translation>{} hat {} Zahlen; erwartet werden {}.</translation>
    </message>
    <message>
        <source>{} holds {}, which is no number.</source>
        <translation>{} enthält {}, was keine Zahl ist.</translation>
    </message>
    <message>
        <source>{} is {}; whole numbers from 0 to {} are blocks.</source>
        <translation>{} ist {}; ganze Zahlen von 0 bis {} sind Blöcke.</translation>
    </message>
    <message>
        <source>A derivative has no finite value there.</source>
        <translation>Eine Ableitung hat dort keinen endlichen Wert.</translation>
    </message>
    <message>
        <source>input must be a list of one list of {} numbers.</source>
        <translation>input muss eine Liste aus einer einzigen Liste von {} Zahlen sein.</translation>
    </message>
    <message>
        <source>There is no {} here.</source>
        <translation>Ein {} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>{} has no {}.</source>
        <translation>{} hat kein {}.</translation>
    </message>
    <message>
        <source>GET asks for /Info only; everything else is a POST.</source>
        <translation>GET fragt nur nach /Info; alles andere ist ein POST.</translation>
    </message>
    <message>
        <source>The request is not JSON, near {}</source>
        <translation>Die Anfrage ist kein JSON, bei {}</translation>
    </message>
    <message>
        <source>The request is no JSON object.</source>
        <translation>Die Anfrage ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>There is no model {}; there is {}.</source>
        <translation>Ein Modell {} gibt es nicht; es gibt {}.</translation>
    </message>
    <message>
        <source>config is no JSON object.</source>
        <translation>config ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>config.describe is neither true nor false.</source>
        <translation>config.describe ist weder true noch false.</translation>
    </message>
    <message>
        <source>The model server {} {}</source>
        <translation>Der Modellserver {} {}</translation>
    </message>
    <message>
        <source>sent {} elsewhere (status {}, to {}), which is not followed. If that is the server, name it instead.</source>
        <translation>schickte {} anderswohin (Status {}, nach {}), wohin nicht gefolgt wird. Ist das der Server, nennen Sie stattdessen ihn.</translation>
    </message>
    <message>
        <source>refused {}: {}</source>
        <translation>wies {} zurück: {}</translation>
    </message>
    <message>
        <source>answered {} with the status {}: {}</source>
        <translation>beantwortete {} mit dem Status {}: {}</translation>
    </message>
    <message>
        <source>answered {} with something that is not JSON, near {}</source>
        <translation>beantwortete {} mit etwas, das kein JSON ist, bei {}</translation>
    </message>
    <message>
        <source>answered {} with {}; an object is expected.</source>
        <translation>beantwortete {} mit {}; erwartet wird ein Objekt.</translation>
    </message>
    <message>
        <source>is none of UM-Bridge: its Info names no protocolVersion.</source>
        <translation>ist keiner von UM-Bridge: seine Info nennt keine protocolVersion.</translation>
    </message>
    <message>
        <source>speaks version {} of the UM-Bridge protocol; version 1.0 is needed.</source>
        <translation>spricht Version {} des UM-Bridge-Protokolls; gebraucht wird Version 1.0.</translation>
    </message>
    <message>
        <source>lists no models in its Info.</source>
        <translation>führt in seiner Info keine Modelle auf.</translation>
    </message>
    <message>
        <source>lists {} among the names of its models.</source>
        <translation>führt {} unter den Namen seiner Modelle auf.</translation>
    </message>
    <message>
        <source>has no models.</source>
        <translation>hat keine Modelle.</translation>
    </message>
    <message>
        <source>has several models; name one behind its address: {}</source>
        <translation>hat mehrere Modelle; nennen Sie eines hinter seiner Adresse: {}</translation>
    </message>
    <message>
        <source>has no model {}; it has {}</source>
        <translation>hat kein Modell {}; es gibt {}</translation>
    </message>
    <message>
        <source>does not say in its ModelInfo what it supports.</source>
        <translation>sagt in seiner ModelInfo nicht, was er unterstützt.</translation>
    </message>
    <message>
        <source>does not support Evaluate.</source>
        <translation>unterstützt Evaluate nicht.</translation>
    </message>
    <message>
        <source>answered {} without the list {}.</source>
        <translation>beantwortete {} ohne die Liste {}.</translation>
    </message>
    <message>
        <source>announces {} as the size of a block in {}; at most {} numbers are read.</source>
        <translation>kündigt {} als Größe eines Blocks in {} an; höchstens {} Zahlen werden gelesen.</translation>
    </message>
    <message>
        <source>announces {} numbers in {}; at most {} are read.</source>
        <translation>kündigt {} Zahlen in {} an; höchstens {} werden gelesen.</translation>
    </message>
    <message>
        <source>announces no number in {}.</source>
        <translation>kündigt keine Zahl in {} an.</translation>
    </message>
    <message>
        <source>offers a description and gives none.</source>
        <translation>bietet eine Beschreibung an und gibt keine.</translation>
    </message>
    <message>
        <source>answered with {} in {}; a list of {} numbers is expected.</source>
        <translation>antwortete mit {} in {}; erwartet wird eine Liste von {} Zahlen.</translation>
    </message>
    <message>
        <source>answered with {} numbers in {}; {} were announced.</source>
        <translation>antwortete mit {} Zahlen in {}; angekündigt waren {}.</translation>
    </message>
    <message>
        <source>answered with {} in {}[{}]; a number is expected.</source>
        <translation>antwortete mit {} in {}[{}]; erwartet wird eine Zahl.</translation>
    </message>
    <message>
        <source>answered Evaluate without the list output.</source>
        <translation>beantwortete Evaluate ohne die Liste output.</translation>
    </message>
    <message>
        <source>answered Evaluate with {} blocks; {} were announced.</source>
        <translation>beantwortete Evaluate mit {} Blöcken; angekündigt waren {}.</translation>
    </message>
    <message>
        <source>A form is no request; send JSON as application/json.</source>
        <translation>Ein Formular ist keine Anfrage; senden Sie JSON als application/json.</translation>
    </message>
    <message>
        <source>The request has more than {} MB.</source>
        <translation>Die Anfrage hat mehr als {} MB.</translation>
    </message>
    <message>
        <source>The request cannot be understood (status {}).</source>
        <translation>Die Anfrage ist nicht zu verstehen (Status {}).</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Der Arbeitsspeicher reicht dafür nicht.</translation>
    </message>
    <message>
        <source>{} port {} cannot be listened at: {}. Another --port or --host may be free.</source>
        <translation>{} Port {} kann nicht geöffnet werden: {}. Vielleicht ist ein anderer --port oder --host frei.</translation>
    </message>
    <message>
        <source>answered in the encoding {}, which was not asked for.</source>
        <translation>antwortete in der Kodierung {}, die nicht verlangt war.</translation>
    </message>
    <message>
        <source>sent an answer of more than {} MB.</source>
        <translation>sandte eine Antwort von mehr als {} MB.</translation>
    </message>
    <message>
        <source>closed the connection after {} of {} bytes of its answer.</source>
        <translation>schloss die Verbindung nach {} von {} Bytes seiner Antwort.</translation>
    </message>
    <message>
        <source>answered with something that is not HTTP: {}</source>
        <translation>antwortete mit etwas, das kein HTTP ist: {}</translation>
    </message>
    <message>
        <source>sent a head of more than {} kB before its answer.</source>
        <translation>sandte vor seiner Antwort einen Kopf von mehr als {} kB.</translation>
    </message>
    <message>
        <source>closed the connection without an answer.</source>
        <translation>schloss die Verbindung ohne eine Antwort.</translation>
    </message>
    <message>
        <source>closed the connection within the head of its answer.</source>
        <translation>schloss die Verbindung im Kopf seiner Antwort.</translation>
    </message>
    <message>
        <source>announced an answer of {} bytes.</source>
        <translation>kündigte eine Antwort von {} Bytes an.</translation>
    </message>
    <message>
        <source>sent a piece of its answer without a length: {}</source>
        <translation>sandte ein Stück seiner Antwort ohne Länge: {}</translation>
    </message>
    <message>
        <source>gave no whole answer within {:g} s (time_limit).</source>
        <translation>gab innerhalb von {:g} s keine vollständige Antwort (time_limit).</translation>
    </message>
    <message>
        <source>cannot be reached: the host {} is not known ({}).</source>
        <translation>ist nicht erreichbar: der Host {} ist nicht bekannt ({}).</translation>
    </message>
    <message>
        <source>cannot be reached: {}. Is the server running?</source>
        <translation>ist nicht erreichbar: {}. Läuft der Server?</translation>
    </message>
    <message>
        <source>closed the connection before it took the request ({}).</source>
        <translation>schloss die Verbindung, bevor er die Anfrage nahm ({}).</translation>
    </message>
    <message>
        <source>The model {} declares no output; there is nothing to serve.</source>
        <translation>Das Modell {} deklariert keinen Ausgang; es gibt nichts anzubieten.</translation>
    </message>
    <message>
        <source>The model {} has no parameter; there is nothing to ask for.</source>
        <translation>Das Modell {} hat keinen Parameter; es gibt nichts, wonach zu fragen wäre.</translation>
    </message>
    <message>
        <source>config.times is no list of at most {} times.</source>
        <translation>config.times ist keine Liste von höchstens {} Zeiten.</translation>
    </message>
    <message>
        <source>config.times holds {}; increasing numbers from {:g} s on are expected.</source>
        <translation>config.times enthält {}; erwartet werden wachsende Zahlen ab {:g} s.</translation>
    </message>
    <message>
        <source>config.times is empty.</source>
        <translation>config.times ist leer.</translation>
    </message>
    <message>
        <source>config.stop_time is {}; a number of seconds is expected, none before the last of config.times.</source>
        <translation>config.stop_time ist {}; erwartet wird eine Zahl in Sekunden, nicht vor der letzten von config.times.</translation>
    </message>
    <message>
        <source>config.run is neither true nor false.</source>
        <translation>config.run ist weder true noch false.</translation>
    </message>
    <message>
        <source>config.inputs is no object of name: number.</source>
        <translation>config.inputs ist kein Objekt aus Name: Zahl.</translation>
    </message>
    <message>
        <source>config.inputs names {}, which is no input of {}.</source>
        <translation>config.inputs nennt {}, was kein Eingang von {} ist.</translation>
    </message>
    <message>
        <source>config.inputs.{} is {}; a number is expected, inputs are held constant.</source>
        <translation>config.inputs.{} ist {}; erwartet wird eine Zahl, Eingänge werden konstant gehalten.</translation>
    </message>
    <message>
        <source>The run ended at {:g} s, before {:g} s (config.times).</source>
        <translation>Der Lauf endete bei {:g} s, vor {:g} s (config.times).</translation>
    </message>
    <message>
        <source>{} has no finite value.</source>
        <translation>{} hat keinen endlichen Wert.</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} to {}.</source>
        <translation>{} = {}: das Modell erlaubt {} bis {}.</translation>
    </message>
    <message>
        <source>config.{} is not known; there are describe, {}.</source>
        <translation>config.{} ist nicht bekannt; es gibt describe, {}.</translation>
    </message>
    <message>
        <source>describes itself wrongly: {} does not fit the rest.</source>
        <translation>beschreibt sich falsch: {} passt nicht zum Rest.</translation>
    </message>
    <message>
        <source>those of ApplyJacobian</source>
        <translation>die von ApplyJacobian</translation>
    </message>
    <message>
        <source>those of Gradient</source>
        <translation>die von Gradient</translation>
    </message>
    <message>
        <source>differences of its values</source>
        <translation>Differenzen seiner Werte</translation>
    </message>
    <message>
        <source>The model is served by UM-Bridge 1.0 at {} (input blocks: {}; output blocks: {}); its derivatives are {}.</source>
        <translation>Das Modell wird mit UM-Bridge 1.0 von {} angeboten (Eingangsblöcke: {}; Ausgangsblöcke: {}); seine Ableitungen sind {}.</translation>
    </message>
    <message>
        <source>was not asked, because {} is not a finite number.</source>
        <translation>wurde nicht gefragt, weil {} keine endliche Zahl ist.</translation>
    </message>
    <message>
        <source>does not say how its run ended.</source>
        <translation>sagt nicht, wie sein Lauf geendet hat.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Bietet</translation>
    </message>
    <message>
        <source>announces {} outputs; at most {} are read.</source>
        <translation>kündigt {} Ausgänge an; höchstens {} werden gelesen.</translation>
    </message>
    <message>
        <source>{} serves a model, not a study: blocks=experiments has no effect.</source>
        <translation>{} bietet ein Modell an, keine Studie: blocks=experiments hat keine Wirkung.</translation>
    </message>
    <message>
        <source>has the output blocks 1 to {}; {} is {:g}. Which one an experiment is, its data state as a condition.</source>
        <translation>hat die Ausgangsblöcke 1 bis {}; {} ist {:g}. Welcher davon ein Versuch ist, geben seine Daten als Bedingung an.</translation>
    </message>
    <message>
        <source>has no value of experiment {} at the times asked for, {:g} s to {:g} s: it was measured at others.</source>
        <translation>hat keinen Wert von Versuch {} zu den verlangten Zeiten, {:g} s bis {:g} s: gemessen wurde er zu anderen.</translation>
    </message>
    <message>
        <source>holds its inputs constant, but {} moves.</source>
        <translation>hält seine Eingänge konstant, aber {} bewegt sich.</translation>
    </message>
    <message>
        <source>the file is damaged or cut, or no FMU at all: an FMU is a ZIP archive, and it cannot be opened as one ({}); copy or export it anew</source>
        <translation>die Datei ist beschädigt oder abgeschnitten, oder gar keine FMU: eine FMU ist ein ZIP-Archiv, und als solches lässt sie sich nicht öffnen ({}); kopieren oder exportieren Sie sie neu</translation>
    </message>
    <message>
        <source>the archive has {} entries; at most {} are read of an FMU</source>
        <translation>das Archiv hat {} Einträge; von einer FMU werden höchstens {} gelesen</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} is missing</source>
        <translation>die FMU ist beschädigt: ihr Teil {} fehlt</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} cannot be unpacked ({})</source>
        <translation>die FMU ist beschädigt: ihr Teil {} lässt sich nicht entpacken ({})</translation>
    </message>
    <message>
        <source>the FMU is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); copy or export it anew</source>
        <translation>die FMU ist beschädigt oder abgeschnitten: ihr Teil {} lässt sich hinter {} Bytes nicht entpacken ({}); kopieren oder exportieren Sie sie neu</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>on</source>
        <translation>am</translation>
    </message>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>Urheberrecht</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>no answer within {} s (simulation.time_limit)</source>
        <translation>keine Antwort in {} s (simulation.time_limit)</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line.</source>
        <translation>{} wird in seiner Zeile nicht durch {} geschlossen.</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line. For the braces themselves write {}.</source>
        <translation>{} wird in seiner Zeile nicht durch {} geschlossen. Für die Klammern selbst steht {}.</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication at the output times, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), Kommunikation zu den Ausgabezeiten, in eigenen Prozessen, {}</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>Umgebung</translation>
    </message>
</context>
<context>
    <name>Model text</name>
    <message>
        <source>This file has {} bytes; a model text has at most {}.</source>
        <translation>Diese Datei hat {} Bytes; ein Modelltext hat höchstens {}.</translation>
    </message>
    <message>
        <source>This is a folder, not a model.</source>
        <translation>Dies ist ein Ordner, kein Modell.</translation>
    </message>
    <message>
        <source>The model cannot be opened; does the file exist and may it be read?</source>
        <translation>Das Modell kann nicht geöffnet werden; gibt es die Datei, und darf sie gelesen werden?</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>ein einzelner Wert</translation>
    </message>
    <message>
        <source>a vector of {}</source>
        <translation>ein Vektor aus {}</translation>
    </message>
    <message>
        <source>a {} x {} matrix</source>
        <translation>eine {} x {}-Matrix</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}{}</source>
        <translation>{} ist {}, {} ist {}{}</translation>
    </message>
    <message>
        <source>; .{} works on every element.</source>
        <translation>; .{} rechnet mit jedem Element.</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}; their product does not exist.</source>
        <translation>{} ist {}, {} ist {}; ihr Produkt gibt es nicht.</translation>
    </message>
    <message>
        <source>Single values are compared, not vectors.</source>
        <translation>Verglichen werden einzelne Werte, keine Vektoren.</translation>
    </message>
    <message>
        <source>{} compares numbers.</source>
        <translation>{} vergleicht Zahlen.</translation>
    </message>
    <message>
        <source>{} between Real numbers is refused: rounding decides it. Compare by &lt;= or &gt;=, or use an Integer mode that a when changes.</source>
        <translation>{} zwischen reellen Zahlen ist nicht erlaubt: die Rundung entschiede. Vergleichen Sie mit &lt;= oder &gt;=, oder nehmen Sie einen Integer-Modus, den ein when ändert.</translation>
    </message>
    <message>
        <source>What stands before and</source>
        <translation>Was vor and steht,</translation>
    </message>
    <message>
        <source>What stands before or</source>
        <translation>Was vor or steht,</translation>
    </message>
    <message>
        <source>What stands behind and</source>
        <translation>Was hinter and steht,</translation>
    </message>
    <message>
        <source>What stands behind or</source>
        <translation>Was hinter or steht,</translation>
    </message>
    <message>
        <source>{} needs numbers; this is true or false.</source>
        <translation>{} braucht Zahlen; dies ist wahr oder falsch.</translation>
    </message>
    <message>
        <source>This is {}; / divides by single values, ./ element by element.</source>
        <translation>Dies ist {}; / teilt durch einzelne Werte, ./ elementweise.</translation>
    </message>
    <message>
        <source>This divides by zero.</source>
        <translation>Hier wird durch null geteilt.</translation>
    </message>
    <message>
        <source>^ raises single values; .^ works element by element.</source>
        <translation>^ potenziert einzelne Werte; .^ rechnet elementweise.</translation>
    </message>
    <message>
        <source>{} takes {} to {} arguments, not {}.</source>
        <translation>{} nimmt {} bis {} Argumente, nicht {}.</translation>
    </message>
    <message>
        <source>lag is not a function here; write a state instead: der(U) = (u - U)/tau;</source>
        <translation>lag ist hier keine Funktion; schreiben Sie statt dessen einen Zustand: der(U) = (u - U)/tau;</translation>
    </message>
    <message>
        <source>{} is not part of this language.</source>
        <translation>{} gehört nicht zu dieser Sprache.</translation>
    </message>
    <message>
        <source>{} is a variable, not a function; a product needs *, an element of an array [ ].</source>
        <translation>{} ist eine Variable, keine Funktion; ein Produkt braucht *, ein Feldelement [ ].</translation>
    </message>
    <message>
        <source>There is no function {}.{}</source>
        <translation>Eine Funktion {} gibt es nicht.{}</translation>
    </message>
    <message>
        <source>{} takes a number; this is true or false.</source>
        <translation>{} nimmt eine Zahl; dies ist wahr oder falsch.</translation>
    </message>
    <message>
        <source>The second argument</source>
        <translation>Das zweite Argument</translation>
    </message>
    <message>
        <source>The argument of log10</source>
        <translation>Das Argument von log10</translation>
    </message>
    <message>
        <source>The argument of ceil</source>
        <translation>Das Argument von ceil</translation>
    </message>
    <message>
        <source>mod takes two single numbers.</source>
        <translation>mod nimmt zwei einzelne Zahlen.</translation>
    </message>
    <message>
        <source>{} takes two single values or one vector.</source>
        <translation>{} nimmt zwei einzelne Werte oder einen Vektor.</translation>
    </message>
    <message>
        <source>{} takes numbers.</source>
        <translation>{} nimmt Zahlen.</translation>
    </message>
    <message>
        <source>der has no meaning inside a function.</source>
        <translation>der hat in einer Funktion keine Bedeutung.</translation>
    </message>
    <message>
        <source>der takes the name of a variable; give {} a name of its own.</source>
        <translation>der nimmt den Namen einer Variablen; geben Sie {} einen eigenen Namen.</translation>
    </message>
    <message>
        <source>{} is {}; der needs a variable that an equation moves.</source>
        <translation>{} ist {}; der braucht eine Variable, die eine Gleichung bewegt.</translation>
    </message>
    <message>
        <source>an input</source>
        <translation>ein Eingang</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>eine Konstante</translation>
    </message>
    <message>
        <source>set by a when</source>
        <translation>von einem when gesetzt</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>ein Parameter</translation>
    </message>
    <message>
        <source>{} is not a Real and has no derivative.</source>
        <translation>{} ist kein Real und hat keine Ableitung.</translation>
    </message>
    <message>
        <source>A size</source>
        <translation>Eine Größe</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000.</source>
        <translation>Eine Größe liegt zwischen 1 und 100000.</translation>
    </message>
    <message>
        <source>{} has no size; it is a single value.</source>
        <translation>{} hat keine Größe; es ist ein einzelner Wert.</translation>
    </message>
    <message>
        <source>The dimension</source>
        <translation>Die Dimension</translation>
    </message>
    <message>
        <source>{} is {}; it has no dimension {}.</source>
        <translation>{} ist {}; eine Dimension {} gibt es darin nicht.</translation>
    </message>
    <message>
        <source>fill repeats a single value.</source>
        <translation>fill wiederholt einen einzelnen Wert.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 1000 here.</source>
        <translation>Eine Größe liegt hier zwischen 1 und 1000.</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>Der erste Wert</translation>
    </message>
    <message>
        <source>The last value</source>
        <translation>Der letzte Wert</translation>
    </message>
    <message>
        <source>The number of values</source>
        <translation>Die Anzahl der Werte</translation>
    </message>
    <message>
        <source>linspace gives between 2 and 100000 values.</source>
        <translation>linspace gibt zwischen 2 und 100000 Werte.</translation>
    </message>
    <message>
        <source>transpose takes a matrix; this is {}.</source>
        <translation>transpose nimmt eine Matrix; dies ist {}.</translation>
    </message>
    <message>
        <source>cross takes two vectors of 3.</source>
        <translation>cross nimmt zwei Vektoren aus 3.</translation>
    </message>
    <message>
        <source>The argument of length</source>
        <translation>Das Argument von length</translation>
    </message>
    <message>
        <source>There are two functions {}.</source>
        <translation>Es gibt zwei Funktionen {}.</translation>
    </message>
    <message>
        <source>{} is declared twice, first in line {}.</source>
        <translation>{} ist zweimal deklariert, zuerst in Zeile {}.</translation>
    </message>
    <message>
        <source>time is the name of the time; a variable needs another name.</source>
        <translation>time ist der Name der Zeit; eine Variable braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>The size of {} depends on {} itself.</source>
        <translation>Die Größe von {} hängt von {} selbst ab.</translation>
    </message>
    <message>
        <source>The size : of {} needs a value to be taken from.</source>
        <translation>Die Größe : von {} braucht einen Wert, aus dem sie folgt.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, its value {}.</source>
        <translation>{} hat {} Dimensionen, der Wert {}.</translation>
    </message>
    <message>
        <source>The size of an array</source>
        <translation>Die Größe eines Felds</translation>
    </message>
    <message>
        <source>The size of an array is at least 1; here it is {}.</source>
        <translation>Die Größe eines Felds ist mindestens 1; hier ist sie {}.</translation>
    </message>
    <message>
        <source>The variables of a model have at most {} elements.</source>
        <translation>Die Variablen eines Modells haben höchstens {} Elemente.</translation>
    </message>
    <message>
        <source>{} is a number, this is true or false.</source>
        <translation>{} ist eine Zahl, dies ist wahr oder falsch.</translation>
    </message>
    <message>
        <source>{} is true or false, this is a number.</source>
        <translation>{} ist wahr oder falsch, dies ist eine Zahl.</translation>
    </message>
    <message>
        <source>{} is an Integer; this value may have a fraction.</source>
        <translation>{} ist ein Integer; dieser Wert kann Nachkommastellen haben.</translation>
    </message>
    <message>
        <source>{} is {}, this value is {}.</source>
        <translation>{} ist {}, dieser Wert ist {}.</translation>
    </message>
    <message>
        <source>The constant {} has no value; write = and the value.</source>
        <translation>Die Konstante {} hat keinen Wert; schreiben Sie = und den Wert.</translation>
    </message>
    <message>
        <source>The parameter {} has no value; write = and the value.</source>
        <translation>Der Parameter {} hat keinen Wert; schreiben Sie = und den Wert.</translation>
    </message>
    <message>
        <source>A unit is a text in quotes, as in unit=&quot;m/s&quot;.</source>
        <translation>Eine Einheit ist ein Text in Anführungszeichen, wie in unit=&quot;m/s&quot;.</translation>
    </message>
    <message>
        <source>The unit {} is not known.</source>
        <translation>Die Einheit {} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The unit {} is not understood: {}.</source>
        <translation>Die Einheit {} wird nicht verstanden: {}.</translation>
    </message>
    <message>
        <source>{} belongs into a when.</source>
        <translation>{} gehört in ein when.</translation>
    </message>
    <message>
        <source>This is a value, not an equation; = is missing.</source>
        <translation>Dies ist ein Wert, keine Gleichung; = fehlt.</translation>
    </message>
    <message>
        <source>One side of this equation is a number, the other true or false.</source>
        <translation>Eine Seite dieser Gleichung ist eine Zahl, die andere wahr oder falsch.</translation>
    </message>
    <message>
        <source>The left side of this equation is {}, the right side {}.</source>
        <translation>Die linke Seite dieser Gleichung ist {}, die rechte {}.</translation>
    </message>
    <message>
        <source>(a, b) = ... needs a function with several results on its right.</source>
        <translation>(a, b) = ... braucht rechts eine Funktion mit mehreren Ergebnissen.</translation>
    </message>
    <message>
        <source>{} gives {} results, {} are asked for.</source>
        <translation>{} gibt {} Ergebnisse, verlangt werden {}.</translation>
    </message>
    <message>
        <source>The condition of if</source>
        <translation>Die Bedingung von if</translation>
    </message>
    <message>
        <source>A when cannot stand inside an if.</source>
        <translation>Ein when kann nicht in einem if stehen.</translation>
    </message>
    <message>
        <source>An if between equations needs an else with the same equations.</source>
        <translation>Ein if zwischen Gleichungen braucht ein else mit denselben Gleichungen.</translation>
    </message>
    <message>
        <source>The branches of this if have {} and {} equations; each must have the same ones.</source>
        <translation>Die Zweige dieses if haben {} und {} Gleichungen; jeder muss dieselben haben.</translation>
    </message>
    <message>
        <source>A loop runs over a range such as 1:n or a list of whole numbers.</source>
        <translation>Eine Schleife läuft über einen Bereich wie 1:n oder eine Liste ganzer Zahlen.</translation>
    </message>
    <message>
        <source>The numbers of a loop must be known when the model is compiled.</source>
        <translation>Die Zahlen einer Schleife müssen beim Übersetzen des Modells bekannt sein.</translation>
    </message>
    <message>
        <source>The first number of a range</source>
        <translation>Die erste Zahl eines Bereichs</translation>
    </message>
    <message>
        <source>The last number of a range</source>
        <translation>Die letzte Zahl eines Bereichs</translation>
    </message>
    <message>
        <source>The step of a range</source>
        <translation>Die Schrittweite eines Bereichs</translation>
    </message>
    <message>
        <source>The step of a range cannot be 0.</source>
        <translation>Die Schrittweite eines Bereichs kann nicht 0 sein.</translation>
    </message>
    <message>
        <source>This range has more than {} numbers.</source>
        <translation>Dieser Bereich hat mehr als {} Zahlen.</translation>
    </message>
    <message>
        <source>{} needs the name of one variable here.</source>
        <translation>{} braucht hier den Namen einer Variablen.</translation>
    </message>
    <message>
        <source>The limit of atLeast</source>
        <translation>Die Grenze von atLeast</translation>
    </message>
    <message>
        <source>A when cannot stand inside another.</source>
        <translation>Ein when kann nicht in einem anderen stehen.</translation>
    </message>
    <message>
        <source>A when</source>
        <translation>Ein when</translation>
    </message>
    <message>
        <source>terminate takes a text in quotes that says why.</source>
        <translation>terminate nimmt einen Text in Anführungszeichen, der sagt, warum.</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>Der neue Wert</translation>
    </message>
    <message>
        <source>{} is {}; a when cannot set it.</source>
        <translation>{} ist {}; ein when kann das nicht setzen.</translation>
    </message>
    <message>
        <source>A when sets one number at a time; this is {}.</source>
        <translation>Ein when setzt eine Zahl auf einmal; dies ist {}.</translation>
    </message>
    <message>
        <source>{} is {}; this value is of another kind.</source>
        <translation>{} ist {}; dieser Wert ist von anderer Art.</translation>
    </message>
    <message>
        <source>an Integer</source>
        <translation>ein Integer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>{} is set twice in this when.</source>
        <translation>{} wird in diesem when zweimal gesetzt.</translation>
    </message>
    <message>
        <source>The condition of when</source>
        <translation>Die Bedingung von when</translation>
    </message>
    <message>
        <source>This condition is nested too deeply.</source>
        <translation>Diese Bedingung ist zu tief geschachtelt.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, this model is too large (more than {} steps).</source>
        <translation>Mit ausgeschriebenen Schleifen, Feldern und Funktionen ist dieses Modell zu groß (mehr als {} Schritte).</translation>
    </message>
    <message>
        <source>What follows not</source>
        <translation>Was auf not folgt,</translation>
    </message>
    <message>
        <source>A text in quotes is not a value.</source>
        <translation>Ein Text in Anführungszeichen ist kein Wert.</translation>
    </message>
    <message>
        <source>This range is empty.</source>
        <translation>Dieser Bereich ist leer.</translation>
    </message>
    <message>
        <source>: stands for all elements only as a subscript.</source>
        <translation>: steht nur als Index für alle Elemente.</translation>
    </message>
    <message>
        <source>(a, b) stands only to the left of a function call; a list is {{a, b}}.</source>
        <translation>(a, b) steht nur links von einem Funktionsaufruf; eine Liste ist {{a, b}}.</translation>
    </message>
    <message>
        <source>This is true or false and has no sign; use not.</source>
        <translation>Dies ist wahr oder falsch und hat kein Vorzeichen; nehmen Sie not.</translation>
    </message>
    <message>
        <source>{} has no value yet.</source>
        <translation>{} hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>A function sees its arguments and the constants of the model; pass {} as an argument.</source>
        <translation>Eine Funktion sieht ihre Argumente und die Konstanten des Modells; übergeben Sie {} als Argument.</translation>
    </message>
    <message>
        <source>A function sees its arguments only; pass time as an argument.</source>
        <translation>Eine Funktion sieht nur ihre Argumente; übergeben Sie time als Argument.</translation>
    </message>
    <message>
        <source>{} is not declared.{}</source>
        <translation>{} ist nicht deklariert.{}</translation>
    </message>
    <message>
        <source>{} gets its new value in this when; write pre({}) for the value before.</source>
        <translation>{} bekommt den neuen Wert in diesem when; schreiben Sie pre({}) für den vorigen.</translation>
    </message>
    <message>
        <source>{} is a single value and has no elements.</source>
        <translation>{} ist ein einzelner Wert und hat keine Elemente.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, {} subscripts are given.</source>
        <translation>{} hat {} Dimensionen, {} Indizes sind angegeben.</translation>
    </message>
    <message>
        <source>A subscript is a whole number or a range of them.</source>
        <translation>Ein Index ist eine ganze Zahl oder ein Bereich davon.</translation>
    </message>
    <message>
        <source>A subscript must be known when the model is compiled.</source>
        <translation>Ein Index muss beim Übersetzen des Modells bekannt sein.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}; {} is outside.</source>
        <translation>{} hat die Elemente 1 bis {}; {} liegt außerhalb.</translation>
    </message>
    <message>
        <source>The elements of this array differ in size.</source>
        <translation>Die Elemente dieses Felds haben verschiedene Größen.</translation>
    </message>
    <message>
        <source>Numbers and truth values cannot stand in one array.</source>
        <translation>Zahlen und Wahrheitswerte können nicht in einem Feld stehen.</translation>
    </message>
    <message>
        <source>Arrays have one or two dimensions here.</source>
        <translation>Felder haben hier eine oder zwei Dimensionen.</translation>
    </message>
    <message>
        <source>An array has at most {} elements.</source>
        <translation>Ein Feld hat höchstens {} Elemente.</translation>
    </message>
    <message>
        <source>This array has no elements.</source>
        <translation>Dieses Feld hat keine Elemente.</translation>
    </message>
    <message>
        <source>The branches of this if are {} and {}.</source>
        <translation>Die Zweige dieses if sind {} und {}.</translation>
    </message>
    <message>
        <source>The branches of this if are a number and a truth value.</source>
        <translation>Die Zweige dieses if sind eine Zahl und ein Wahrheitswert.</translation>
    </message>
    <message>
        <source>{} must be one truth value; this is {}.</source>
        <translation>{} muss ein einzelner Wahrheitswert sein; dies ist {}.</translation>
    </message>
    <message>
        <source>{} must be true or false, such as a &lt; b; this is a number.</source>
        <translation>{} muss wahr oder falsch sein, wie a &lt; b; dies ist eine Zahl.</translation>
    </message>
    <message>
        <source>{} must be one number; this is {}.</source>
        <translation>{} muss eine einzelne Zahl sein; dies ist {}.</translation>
    </message>
    <message>
        <source>{} must be a number; this is true or false.</source>
        <translation>{} muss eine Zahl sein; dies ist wahr oder falsch.</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers, constants and Integer parameters.</source>
        <translation>{} muss beim Übersetzen des Modells bekannt sein: Zahlen, Konstanten und Integer-Parameter.</translation>
    </message>
    <message>
        <source>{} must be a whole number; this is {}.</source>
        <translation>{} muss eine ganze Zahl sein; dies ist {}.</translation>
    </message>
    <message>
        <source>{} is {}; this is {}.</source>
        <translation>{} ist {}; dies ist {}.</translation>
    </message>
    <message>
        <source>{} has {} dimensions; this is {}.</source>
        <translation>{} hat {} Dimensionen; dies ist {}.</translation>
    </message>
    <message>
        <source>The size of {} must be given.</source>
        <translation>Die Größe von {} muss angegeben sein.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000; this is {}.</source>
        <translation>Eine Größe liegt zwischen 1 und 100000; dies ist {}.</translation>
    </message>
    <message>
        <source>Calls are nested more than {} deep; does {} call itself?</source>
        <translation>Aufrufe sind mehr als {} tief geschachtelt; ruft {} sich selbst auf?</translation>
    </message>
    <message>
        <source>This has no value yet.</source>
        <translation>Dies hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>The argument {} of {}</source>
        <translation>Das Argument {} von {}</translation>
    </message>
    <message>
        <source>{} needs a value for {}; {} are given.</source>
        <translation>{} braucht einen Wert für {}; gegeben sind {}.</translation>
    </message>
    <message>
        <source>{} is declared twice in {}.</source>
        <translation>{} ist in {} zweimal deklariert.</translation>
    </message>
    <message>
        <source>The function {} has no output.</source>
        <translation>Die Funktion {} hat keinen Ausgang.</translation>
    </message>
    <message>
        <source>{} does not give {} a value.</source>
        <translation>{} gibt {} keinen Wert.</translation>
    </message>
    <message>
        <source>(a, b) := ... needs a function with several results on its right.</source>
        <translation>(a, b) := ... braucht rechts eine Funktion mit mehreren Ergebnissen.</translation>
    </message>
    <message>
        <source>A function assigns by := and gives its results through its outputs.</source>
        <translation>Eine Funktion weist mit := zu und gibt ihre Ergebnisse durch ihre Ausgänge.</translation>
    </message>
    <message>
        <source>Only a variable can be assigned to.</source>
        <translation>Nur einer Variablen kann zugewiesen werden.</translation>
    </message>
    <message>
        <source>{} is an argument; a function cannot change it.</source>
        <translation>{} ist ein Argument; eine Funktion kann es nicht ändern.</translation>
    </message>
    <message>
        <source>{} is of another kind than this value.</source>
        <translation>{} ist von anderer Art als dieser Wert.</translation>
    </message>
    <message>
        <source>The left side of this assignment is {}, the right side {}.</source>
        <translation>Die linke Seite dieser Zuweisung ist {}, die rechte {}.</translation>
    </message>
    <message>
        <source>{} must be a vector of numbers; this is {}.</source>
        <translation>{} muss ein Vektor von Zahlen sein; dies ist {}.</translation>
    </message>
    <message>
        <source>The place to look up</source>
        <translation>Die nachzuschlagende Stelle</translation>
    </message>
    <message>
        <source>The first list of a table</source>
        <translation>Die erste Liste einer Tabelle</translation>
    </message>
    <message>
        <source>The second list of a table</source>
        <translation>Die zweite Liste einer Tabelle</translation>
    </message>
    <message>
        <source>A table has as many values as places; here there are {} places and {} values.</source>
        <translation>Eine Tabelle hat so viele Werte wie Stellen; hier sind es {} Stellen und {} Werte.</translation>
    </message>
    <message>
        <source>A table needs at least 2 points.</source>
        <translation>Eine Tabelle braucht mindestens 2 Punkte.</translation>
    </message>
    <message>
        <source>The knots of a spline</source>
        <translation>Die Knoten eines Splines</translation>
    </message>
    <message>
        <source>The degree of a spline</source>
        <translation>Der Grad eines Splines</translation>
    </message>
    <message>
        <source>The coefficients of a spline</source>
        <translation>Die Koeffizienten eines Splines</translation>
    </message>
    <message>
        <source>The degree of a spline lies between 0 and 20; this is {}.</source>
        <translation>Der Grad eines Splines liegt zwischen 0 und 20; dies ist {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} with {} coefficients needs {} knots, not {}.</source>
        <translation>Ein Spline vom Grad {} mit {} Koeffizienten braucht {} Knoten, nicht {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} needs at least {} coefficients, not {}.</source>
        <translation>Ein Spline vom Grad {} braucht mindestens {} Koeffizienten, nicht {}.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, the model has more than {} operations.</source>
        <translation>Mit ausgeschriebenen Schleifen, Feldern und Funktionen hat das Modell mehr als {} Operationen.</translation>
    </message>
    <message>
        <source>A table or spline with more than 30000 points belongs into an input, not into the model.</source>
        <translation>Eine Tabelle oder ein Spline mit mehr als 30000 Punkten gehört in einen Eingang, nicht in das Modell.</translation>
    </message>
    <message>
        <source>This comment has no end; */ is missing.</source>
        <translation>Dieser Kommentar hat kein Ende; */ fehlt.</translation>
    </message>
    <message>
        <source>{} is neither a number nor a name.</source>
        <translation>{} ist weder eine Zahl noch ein Name.</translation>
    </message>
    <message>
        <source>{} is too large a number.</source>
        <translation>{} ist eine zu große Zahl.</translation>
    </message>
    <message>
        <source>This text has no end; a closing &quot; is missing.</source>
        <translation>Dieser Text hat kein Ende; ein schließendes &quot; fehlt.</translation>
    </message>
    <message>
        <source>{} means nothing here.</source>
        <translation>{} bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>A byte with the value {} is not text.</source>
        <translation>Ein Byte mit dem Wert {} ist kein Text.</translation>
    </message>
    <message>
        <source>The value of the constant {} can depend on constants only.</source>
        <translation>Der Wert der Konstanten {} kann nur von Konstanten abhängen.</translation>
    </message>
    <message>
        <source>The value of the parameter {} can depend on parameters and constants only.</source>
        <translation>Der Wert des Parameters {} kann nur von Parametern und Konstanten abhängen.</translation>
    </message>
    <message>
        <source>The min of {}</source>
        <translation>Das min von {}</translation>
    </message>
    <message>
        <source>The max of {}</source>
        <translation>Das max von {}</translation>
    </message>
    <message>
        <source>The nominal value of {}</source>
        <translation>Der Nennwert von {}</translation>
    </message>
    <message>
        <source>The nominal value of {} must be a number other than 0.</source>
        <translation>Der Nennwert von {} muss eine Zahl ungleich 0 sein.</translation>
    </message>
    <message>
        <source>The min of {}, {}, lies above its max, {}.</source>
        <translation>Das min von {}, {}, liegt über dem max, {}.</translation>
    </message>
    <message>
        <source>The value of {}</source>
        <translation>Der Wert von {}</translation>
    </message>
    <message>
        <source>{} = {} lies outside its own bounds, {} to {}.</source>
        <translation>{} = {} liegt außerhalb der eigenen Grenzen, {} bis {}.</translation>
    </message>
    <message>
        <source>The start value of {}</source>
        <translation>Der Startwert von {}</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>ein Zustand</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>eine Variable</translation>
    </message>
    <message>
        <source>der({}) has two equations; the first is in line {}.</source>
        <translation>der({}) hat zwei Gleichungen; die erste steht in Zeile {}.</translation>
    </message>
    <message>
        <source>{} is set by a when; reinit({}, ...) gives a state a new value.</source>
        <translation>{} wird von einem when gesetzt; reinit({}, ...) gibt einem Zustand einen neuen Wert.</translation>
    </message>
    <message>
        <source>{} is {}; an equation cannot set it.</source>
        <translation>{} ist {}; eine Gleichung kann das nicht setzen.</translation>
    </message>
    <message>
        <source>{} is an Integer; only a when changes it.</source>
        <translation>{} ist ein Integer; nur ein when ändert ihn.</translation>
    </message>
    <message>
        <source>{} is discrete; only a when changes it.</source>
        <translation>{} ist diskret; nur ein when ändert es.</translation>
    </message>
    <message>
        <source>{} is not a state; reinit needs a variable with der().</source>
        <translation>{} ist kein Zustand; reinit braucht eine Variable mit der().</translation>
    </message>
    <message>
        <source>{} is not a state; atLeast needs a variable with der().</source>
        <translation>{} ist kein Zustand; atLeast braucht eine Variable mit der().</translation>
    </message>
    <message>
        <source>{} is {}, but no when sets it.</source>
        <translation>{} ist {}, aber kein when setzt es.</translation>
    </message>
    <message>
        <source>a Boolean without equation</source>
        <translation>ein Boolean ohne Gleichung</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>diskret</translation>
    </message>
    <message>
        <source>{} has two equations; the first is in line {}.</source>
        <translation>{} hat zwei Gleichungen; die erste steht in Zeile {}.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} in implicit form for {}.</source>
        <translation>Diese Gleichung ist eine zu viel: {} in impliziter Form für {}.</translation>
    </message>
    <message>
        <source>1 equation</source>
        <translation>1 Gleichung</translation>
    </message>
    <message>
        <source>{} equations</source>
        <translation>{} Gleichungen</translation>
    </message>
    <message>
        <source>1 unknown</source>
        <translation>1 Unbekannte</translation>
    </message>
    <message>
        <source>{} unknowns</source>
        <translation>{} Unbekannte</translation>
    </message>
    <message>
        <source>{} has no equation.</source>
        <translation>{} hat keine Gleichung.</translation>
    </message>
    <message>
        <source>( is expected after annotation.</source>
        <translation>Nach annotation wird ( erwartet.</translation>
    </message>
    <message>
        <source>`end {};` is expected here, not {}.</source>
        <translation>`end {};` wird hier erwartet, nicht {}.</translation>
    </message>
    <message>
        <source>This model is called {}; its end must read `end {};`.</source>
        <translation>Dieses Modell heißt {}; sein Ende muss `end {};` lauten.</translation>
    </message>
    <message>
        <source>This function is called {}; its end must read `end {};`.</source>
        <translation>Diese Funktion heißt {}; ihr Ende muss `end {};` lauten.</translation>
    </message>
    <message>
        <source>The name is missing: `end {};`.</source>
        <translation>Der Name fehlt: `end {};`.</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Ein Modell</translation>
    </message>
    <message>
        <source>A model has equations; an algorithm belongs into a function.</source>
        <translation>Ein Modell hat Gleichungen; ein Algorithmus gehört in eine Funktion.</translation>
    </message>
    <message>
        <source>An equation stands here, but `equation` is missing above it.</source>
        <translation>Hier steht eine Gleichung, aber darüber fehlt `equation`.</translation>
    </message>
    <message>
        <source>{} belongs below `equation`, which is missing here.</source>
        <translation>{} gehört unter `equation`, das hier fehlt.</translation>
    </message>
    <message>
        <source>A declaration is expected here, not {}.</source>
        <translation>Hier wird eine Vereinbarung erwartet, nicht {}.</translation>
    </message>
    <message>
        <source>{} is not a type. Did you mean {}?</source>
        <translation>{} ist kein Typ. Meinten Sie {}?</translation>
    </message>
    <message>
        <source>{} is not a type; there are Real, Integer and Boolean, with units as in Real p(unit=&quot;Pa&quot;).</source>
        <translation>{} ist kein Typ; es gibt Real, Integer und Boolean, mit Einheiten wie in Real p(unit=&quot;Pa&quot;).</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>der Größe</translation>
    </message>
    <message>
        <source>An attribute</source>
        <translation>Ein Attribut</translation>
    </message>
    <message>
        <source>{} is not an attribute of a variable.{}</source>
        <translation>{} ist kein Attribut einer Variablen.{}</translation>
    </message>
    <message>
        <source> There are unit, min, max, start, nominal, fixed.</source>
        <translation> Es gibt unit, min, max, start, nominal, fixed.</translation>
    </message>
    <message>
        <source>the attributes</source>
        <translation>den Attributen</translation>
    </message>
    <message>
        <source>A variable</source>
        <translation>Eine Variable</translation>
    </message>
    <message>
        <source>this declaration</source>
        <translation>dieser Vereinbarung</translation>
    </message>
    <message>
        <source>A function</source>
        <translation>Eine Funktion</translation>
    </message>
    <message>
        <source>External functions are not part of this language.</source>
        <translation>Externe Funktionen gehören nicht zu dieser Sprache.</translation>
    </message>
    <message>
        <source>A function has an algorithm with := instead of equations.</source>
        <translation>Eine Funktion hat einen Algorithmus mit := statt Gleichungen.</translation>
    </message>
    <message>
        <source>This expression has more than {} levels; give its parts names of their own.</source>
        <translation>Dieser Ausdruck hat mehr als {} Ebenen; geben Sie seinen Teilen eigene Namen.</translation>
    </message>
    <message>
        <source>the condition of if</source>
        <translation>der Bedingung von if</translation>
    </message>
    <message>
        <source>An if between values needs an else, so that it always has a value.</source>
        <translation>Ein if zwischen Werten braucht ein else, damit es immer einen Wert hat.</translation>
    </message>
    <message>
        <source>A range is first:last or first:step:last.</source>
        <translation>Ein Bereich ist erste:letzte oder erste:Schritt:letzte.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained; write a &lt; b and b &lt; c.</source>
        <translation>Vergleiche lassen sich nicht aneinanderreihen; schreiben Sie a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>a^b^c can be read in two ways; write (a^b)^c or a^(b^c).</source>
        <translation>a^b^c kann auf zwei Arten gelesen werden; schreiben Sie (a^b)^c oder a^(b^c).</translation>
    </message>
    <message>
        <source>Put this if into parentheses.</source>
        <translation>Setzen Sie dieses if in Klammern.</translation>
    </message>
    <message>
        <source>Two operators follow each other; put the number and its sign into parentheses.</source>
        <translation>Zwei Operatoren folgen aufeinander; setzen Sie die Zahl und ihr Vorzeichen in Klammern.</translation>
    </message>
    <message>
        <source>A value is missing before =. Two values are compared by ==.</source>
        <translation>Vor = fehlt ein Wert. Zwei Werte werden mit == verglichen.</translation>
    </message>
    <message>
        <source>A value is expected here, not {}.</source>
        <translation>Hier wird ein Wert erwartet, nicht {}.</translation>
    </message>
    <message>
        <source>the arguments</source>
        <translation>den Argumenten</translation>
    </message>
    <message>
        <source>the subscripts</source>
        <translation>den Indizes</translation>
    </message>
    <message>
        <source>An array needs at least one element.</source>
        <translation>Ein Feld braucht mindestens ein Element.</translation>
    </message>
    <message>
        <source>the elements</source>
        <translation>den Elementen</translation>
    </message>
    <message>
        <source>the rows of the matrix</source>
        <translation>den Zeilen der Matrix</translation>
    </message>
    <message>
        <source>what was opened by (</source>
        <translation>dem, was mit ( begann,</translation>
    </message>
    <message>
        <source>when belongs into the equations of the model.</source>
        <translation>when gehört in die Gleichungen des Modells.</translation>
    </message>
    <message>
        <source>{} is not part of this language; functions run straight through, with `for` over a fixed range.</source>
        <translation>{} gehört nicht zu dieser Sprache; Funktionen laufen geradeaus durch, mit `for` über einen festen Bereich.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by =.</source>
        <translation>Eine Funktion weist mit := zu, nicht mit =.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with :=.</source>
        <translation>Eine Gleichung wird mit = geschrieben, nicht mit :=.</translation>
    </message>
    <message>
        <source>This is a value, not an assignment; := is missing.</source>
        <translation>Dies ist ein Wert, keine Zuweisung; := fehlt.</translation>
    </message>
    <message>
        <source>this assignment</source>
        <translation>dieser Zuweisung</translation>
    </message>
    <message>
        <source>this equation</source>
        <translation>dieser Gleichung</translation>
    </message>
    <message>
        <source>A loop</source>
        <translation>Eine Schleife</translation>
    </message>
    <message>
        <source>the loop variable</source>
        <translation>der Schleifenvariablen</translation>
    </message>
    <message>
        <source>the range of for</source>
        <translation>dem Bereich von for</translation>
    </message>
    <message>
        <source>the body of for</source>
        <translation>dem Rumpf von for</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>der Bedingung</translation>
    </message>
    <message>
        <source>the body of when</source>
        <translation>dem Rumpf von when</translation>
    </message>
    <message>
        <source>the body of if</source>
        <translation>dem Rumpf von if</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>{} is missing after {}.</source>
        <translation>{} fehlt nach {}.</translation>
    </message>
    <message>
        <source>{} is expected after {}, not {}.</source>
        <translation>{} wird nach {} erwartet, nicht {}.</translation>
    </message>
    <message>
        <source>{} is a word of the language; {} needs another name.</source>
        <translation>{} ist ein Wort der Sprache; {} braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>{} needs a name here, not {}.</source>
        <translation>{} braucht hier einen Namen, nicht {}.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Diese Klammer wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>A model begins with `model Name`, not with {}.</source>
        <translation>Ein Modell beginnt mit `model Name`, nicht mit {}.</translation>
    </message>
    <message>
        <source>There is no model in this text.</source>
        <translation>In diesem Text steht kein Modell.</translation>
    </message>
    <message>
        <source>This is nested more than {} levels deep.</source>
        <translation>Dies ist mehr als {} Ebenen tief geschachtelt.</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Meinten Sie {}?</translation>
    </message>
    <message>
        <source>{} takes 1 argument, not {}.</source>
        <translation>{} nimmt 1 Argument, nicht {}.</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}.</source>
        <translation>{} nimmt {} Argumente, nicht {}.</translation>
    </message>
    <message>
        <source>{} depends on itself: {}. Solve for it, or write the equation as 0 = ...</source>
        <translation>{} hängt von sich selbst ab: {}. Lösen Sie danach auf, oder schreiben Sie die Gleichung als 0 = ...</translation>
    </message>
    <message>
        <source>These variables depend on each other: {}. Solve for one, or write one equation as 0 = ...</source>
        <translation>Diese Variablen hängen voneinander ab: {}. Lösen Sie nach einer auf, oder schreiben Sie eine Gleichung als 0 = ...</translation>
    </message>
    <message>
        <source>{} is not a number; is something divided by zero?</source>
        <translation>{} ist keine Zahl; wird durch null geteilt?</translation>
    </message>
    <message>
        <source>an angle in rad</source>
        <translation>einen Winkel in rad</translation>
    </message>
    <message>
        <source>a number without unit</source>
        <translation>eine Zahl ohne Einheit</translation>
    </message>
    <message>
        <source>{} takes {}; {} is in {}.</source>
        <translation>{} nimmt {}; {} ist in {}.</translation>
    </message>
    <message>
        <source>, a factor of {:.5g}</source>
        <translation>, ein Faktor {:.5g}</translation>
    </message>
    <message>
        <source>without unit</source>
        <translation>ohne Einheit</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>in {}</translation>
    </message>
    <message>
        <source>Units differ: {} is {}, {} {}{}.</source>
        <translation>Die Einheiten sind verschieden: {} ist {}, {} {}{}.</translation>
    </message>
    <message>
        <source>A table needs as many values as points and at least one: there are {} points and {} values.</source>
        <translation>Eine Tabelle braucht so viele Werte wie Punkte und mindestens einen: es gibt {} Punkte und {} Werte.</translation>
    </message>
    <message>
        <source>A table has {} points; the limit is 30000.</source>
        <translation>Eine Tabelle hat {} Punkte; die Grenze ist 30000.</translation>
    </message>
    <message>
        <source>The points of a table must increase: point {} is {} and point {} is {}.</source>
        <translation>Die Punkte einer Tabelle müssen wachsen: Punkt {} ist {} und Punkt {} ist {}.</translation>
    </message>
    <message>
        <source>The degree of a B-spline must be 0 to {}, not {}.</source>
        <translation>Der Grad eines B-Splines muss 0 bis {} sein, nicht {}.</translation>
    </message>
    <message>
        <source>A B-spline of degree {} with {} coefficients (at least {}) needs {} knots, not {}.</source>
        <translation>Ein B-Spline vom Grad {} mit {} Koeffizienten (mindestens {}) braucht {} Knoten, nicht {}.</translation>
    </message>
    <message>
        <source>The knots of a B-spline must not decrease: knot {} is {} and knot {} is {}.</source>
        <translation>Die Knoten eines B-Splines dürfen nicht abnehmen: Knoten {} ist {} und Knoten {} ist {}.</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean model?</source>
        <translation>{} ist kein Wort der Sprache. Meinten Sie model?</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers and constants.</source>
        <translation>{} müssen beim Übersetzen des Modells bekannt sein: Zahlen und Konstanten.</translation>
    </message>
    <message>
        <source>The abscissas of control points</source>
        <translation>Die Abszissen von Kontrollpunkten</translation>
    </message>
    <message>
        <source>The abscissas of control points must increase: number {} is {} and number {} is {}.</source>
        <translation>Die Abszissen von Kontrollpunkten müssen zunehmen: Nummer {} ist {} und Nummer {} ist {}.</translation>
    </message>
    <message>
        <source>A curve with given abscissas has at most {} equal knots at {}.</source>
        <translation>Eine Kurve mit gegebenen Abszissen hat höchstens {} gleiche Knoten bei {}.</translation>
    </message>
    <message>
        <source>A curve of degree 1 or more with {} coefficients needs as many abscissas, not {}.</source>
        <translation>Eine Kurve vom Grad 1 oder höher mit {} Koeffizienten braucht ebenso viele Abszissen, nicht {}.</translation>
    </message>
    <message>
        <source>The order of smooth</source>
        <translation>Die Ordnung von smooth</translation>
    </message>
    <message>
        <source>A power of e is written exp{}.</source>
        <translation>Eine Potenz von e schreibt man exp{}.</translation>
    </message>
    <message>
        <source>A decimal number has a point, not a comma: {}.</source>
        <translation>Eine Dezimalzahl hat einen Punkt, kein Komma: {}.</translation>
    </message>
    <message>
        <source>{} is its value at the time of the run; write it without ({}).</source>
        <translation>{} ist bereits der Wert zur jeweiligen Zeit des Laufs; schreiben Sie es ohne ({}).</translation>
    </message>
    <message>
        <source>A value at the start stands in the declaration: Real {}(start=...).</source>
        <translation>Ein Wert am Anfang steht in der Vereinbarung: Real {}(start=...).</translation>
    </message>
    <message>
        <source>A power is written a^b, not {}(a, b).</source>
        <translation>Eine Potenz schreibt man a^b, nicht {}(a, b).</translation>
    </message>
    <message>
        <source>{} is written {} here.</source>
        <translation>{} schreibt man hier {}.</translation>
    </message>
    <message>
        <source>A second derivative needs a state of its own: der({}) = v; der(v) = ...</source>
        <translation>Eine zweite Ableitung braucht einen eigenen Zustand: der({}) = v; der(v) = ...</translation>
    </message>
    <message>
        <source>t is not declared; the time is called time.</source>
        <translation>t ist nicht deklariert; die Zeit heißt time.</translation>
    </message>
    <message>
        <source>{} is a function: its argument stands in parentheses, {}(x).</source>
        <translation>{} ist eine Funktion: ihr Argument steht in Klammern, {}(x).</translation>
    </message>
    <message>
        <source>{} is not declared; a derivative is written der({}).</source>
        <translation>{} ist nicht deklariert; eine Ableitung schreibt man der({}).</translation>
    </message>
    <message>
        <source>An expression is missing.</source>
        <translation>Ein Ausdruck fehlt.</translation>
    </message>
    <message>
        <source>An expression alone is expected here.</source>
        <translation>Hier wird nur ein Ausdruck erwartet.</translation>
    </message>
    <message>
        <source>The expression must not depend on time.</source>
        <translation>Der Ausdruck darf nicht von time abhängen.</translation>
    </message>
    <message>
        <source>Another space than the usual one stands here.</source>
        <translation>Hier steht ein anderes Leerzeichen als das übliche.</translation>
    </message>
    <message>
        <source>{} is no name: it has other letters than a to z.</source>
        <translation>{} ist kein Name: es hat andere Buchstaben als a bis z.</translation>
    </message>
    <message>
        <source>A name has only the letters a to z, digits and _: {} instead of {}.</source>
        <translation>Ein Name hat nur die Buchstaben a bis z, Ziffern und _: {} statt {}.</translation>
    </message>
    <message>
        <source>The derivative of {} is written der({}).</source>
        <translation>Die Ableitung von {} schreibt man der({}).</translation>
    </message>
    <message>
        <source>A power is written {}.</source>
        <translation>Eine Potenz schreibt man {}.</translation>
    </message>
    <message>
        <source>A text stands between straight quotes, &quot;...&quot;.</source>
        <translation>Ein Text steht zwischen geraden Anführungszeichen, &quot;...&quot;.</translation>
    </message>
    <message>
        <source>A comment begins with //, not with {}.</source>
        <translation>Ein Kommentar beginnt mit //, nicht mit {}.</translation>
    </message>
    <message>
        <source>A value is given by =, not by ==.</source>
        <translation>Ein Wert wird mit = gegeben, nicht mit ==.</translation>
    </message>
    <message>
        <source>What is in parentheses stands before the =: {}({} = ...) = ...</source>
        <translation>Was in Klammern steht, gehört vor das =: {}({} = ...) = ...</translation>
    </message>
    <message>
        <source>A number has no comma in it: {}.</source>
        <translation>Eine Zahl enthält kein Komma: {}.</translation>
    </message>
    <message>
        <source>There is a comma too many here.</source>
        <translation>Hier ist ein Komma zu viel.</translation>
    </message>
    <message>
        <source>This {} closes nothing: nothing was opened before it.</source>
        <translation>{} schließt hier nichts: davor wurde nichts geöffnet.</translation>
    </message>
    <message>
        <source>A number has no unit here: a declaration states it once, as unit=&quot;{}&quot;.</source>
        <translation>Eine Zahl hat hier keine Einheit: eine Vereinbarung gibt sie einmal an, als unit=&quot;{}&quot;.</translation>
    </message>
    <message>
        <source>A number has no unit in an equation, and a product needs *. What is {} is declared: parameter Real c(unit=&quot;{}&quot;) = {}.</source>
        <translation>Eine Zahl hat in einer Gleichung keine Einheit, und ein Produkt braucht *. Was {} ist, wird deklariert: parameter Real c(unit=&quot;{}&quot;) = {}.</translation>
    </message>
    <message>
        <source>The unit of a value stands before the =: {}.</source>
        <translation>Die Einheit eines Werts steht vor dem =: {}.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}. If {} is a unit, it stands before the =, as unit=&quot;{}&quot; in parentheses.</source>
        <translation>Ein Produkt braucht *: {}*{}. Ist {} eine Einheit, so steht sie vor dem =, als unit=&quot;{}&quot; in Klammern.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}.</source>
        <translation>Ein Produkt braucht *: {}*{}.</translation>
    </message>
    <message>
        <source>A derivative is written {}.</source>
        <translation>Eine Ableitung schreibt man {}.</translation>
    </message>
    <message>
        <source>The argument of {} stands in parentheses: {}.</source>
        <translation>Das Argument von {} steht in Klammern: {}.</translation>
    </message>
    <message>
        <source>A comparison is written ==, &lt;= or &gt;=; = is for equations.</source>
        <translation>Einen Vergleich schreibt man ==, &lt;= oder &gt;=; = ist für Gleichungen.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by ==.</source>
        <translation>Eine Funktion weist mit := zu, nicht mit ==.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with ==.</source>
        <translation>Eine Gleichung wird mit = geschrieben, nicht mit ==.</translation>
    </message>
    <message>
        <source>The type is missing: Real {}.</source>
        <translation>Der Typ fehlt: Real {}.</translation>
    </message>
    <message>
        <source>{} is not declared: a given value is written parameter Real {} = ...</source>
        <translation>{} ist nicht deklariert: einen gegebenen Wert schreibt man parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean equation?</source>
        <translation>{} ist kein Wort der Sprache. Meinten Sie equation?</translation>
    </message>
    <message>
        <source>This equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Diese Gleichung gehört zu {}, die gemeinsam zu lösen sind, nach {} und weiteren; das sind zu viele. Schreiben Sie einige davon als {} = ...</translation>
    </message>
    <message>
        <source>This is not linear in {}; an equation can be solved for a derivative where it is linear in it, as in m*der(v) = F.</source>
        <translation>Dies ist nicht linear in {}; eine Gleichung lässt sich nach einer Ableitung auflösen, in der sie linear ist, wie in m*der(v) = F.</translation>
    </message>
    <message>
        <source>{} has no equation; if its value is given, write parameter Real {} = ...</source>
        <translation>{} hat keine Gleichung; ist der Wert gegeben, schreiben Sie parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} drops out of this equation, which has to give it.</source>
        <translation>{} fällt aus dieser Gleichung heraus, die es geben muss.</translation>
    </message>
    <message>
        <source>The equations in lines {} do not determine {}: one follows from the others, or contradicts them.</source>
        <translation>Die Gleichungen in den Zeilen {} bestimmen {} nicht: eine folgt aus den anderen oder widerspricht ihnen.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} is already given by line {}.</source>
        <translation>Diese Gleichung ist eine zu viel: {} ist schon durch Zeile {} gegeben.</translation>
    </message>
    <message>
        <source>This equation and line {} both determine {}; none is left for {}.</source>
        <translation>Diese Gleichung und Zeile {} bestimmen beide {}; für {} bleibt keine.</translation>
    </message>
    <message>
        <source>No equation gives der({}), as der({}) = ... would.</source>
        <translation>Keine Gleichung gibt der({}), wie es der({}) = ... täte.</translation>
    </message>
    <message>
        <source>{} is a state, as der({}) stands in the model: no second equation can give it. Give what follows from others another name, or write its derivative as a formula.</source>
        <translation>{} ist ein Zustand, da der({}) im Modell steht: eine zweite Gleichung kann ihn nicht geben. Geben Sie dem, was aus anderen folgt, einen anderen Namen, oder schreiben Sie seine Ableitung als Formel.</translation>
    </message>
    <message>
        <source>Nothing in this equation is left for it to determine: states, inputs and parameters have their values.</source>
        <translation>Für diese Gleichung bleibt nichts zu bestimmen: Zustände, Eingänge und Parameter haben ihre Werte.</translation>
    </message>
    <message>
        <source>A reference to a model names a file or an address.</source>
        <translation>Ein Verweis auf ein Modell nennt eine Datei oder eine Adresse.</translation>
    </message>
    <message>
        <source>{} has changed since it was opened here.</source>
        <translation>{} hat sich geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>There is no class {}: no library {} lies beside the model or in a folder of MODELICAPATH.</source>
        <translation>Eine Klasse {} gibt es nicht: keine Bibliothek {} liegt neben dem Modell oder in einem Ordner von MODELICAPATH.</translation>
    </message>
    <message>
        <source>There is no class {}.{}</source>
        <translation>Eine Klasse {} gibt es nicht.{}</translation>
    </message>
    <message>
        <source>A file holds one model that is run, and {} and {} could both be it. Keep one, or make one of them a part of the other.</source>
        <translation>Eine Datei enthält ein Modell, das läuft, und {} und {} könnten es beide sein. Behalten Sie eines, oder machen Sie eines zum Teil des anderen.</translation>
    </message>
    <message>
        <source>connect takes the names of two connectors.</source>
        <translation>connect nimmt die Namen zweier Konnektoren.</translation>
    </message>
    <message>
        <source>{} is not a connector.</source>
        <translation>{} ist kein Konnektor.</translation>
    </message>
    <message>
        <source>{} flows and {} does not; they cannot be connected.</source>
        <translation>{} ist ein flow und {} nicht; die beiden lassen sich nicht verbinden.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match: {} has no {}.</source>
        <translation>Die Konnektoren {} und {} passen nicht zusammen: {} hat kein {}.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match in {}.</source>
        <translation>Die Konnektoren {} und {} passen in {} nicht zusammen.</translation>
    </message>
    <message>
        <source>{} and {} are connectors of different kinds.</source>
        <translation>{} und {} sind Konnektoren verschiedener Art.</translation>
    </message>
    <message>
        <source>What is connected must be known when the model is compiled; this is not.</source>
        <translation>Was verbunden wird, muss beim Übersetzen des Modells bekannt sein; dies ist es nicht.</translation>
    </message>
    <message>
        <source>{} inherits from itself.</source>
        <translation>{} erbt von sich selbst.</translation>
    </message>
    <message>
        <source>{} stands for itself.</source>
        <translation>{} steht für sich selbst.</translation>
    </message>
    <message>
        <source>{} is a function; a variable needs a type or a class.</source>
        <translation>{} ist eine Funktion; eine Variable braucht einen Typ oder eine Klasse.</translation>
    </message>
    <message>
        <source>{} is a package; a variable needs a type or a class.</source>
        <translation>{} ist ein Paket; eine Variable braucht einen Typ oder eine Klasse.</translation>
    </message>
    <message>
        <source>{} is outer, but no model around declares it inner.</source>
        <translation>{} ist outer, aber kein Modell darum herum deklariert es als inner.</translation>
    </message>
    <message>
        <source>Arrays of components have one dimension here.</source>
        <translation>Felder von Komponenten haben hier eine Dimension.</translation>
    </message>
    <message>
        <source>How many {} there are must be known when the model is compiled.</source>
        <translation>Wie viele {} es gibt, muss beim Übersetzen des Modells bekannt sein.</translation>
    </message>
    <message>
        <source>Give the elements of {} their values one by one.</source>
        <translation>Geben Sie den Elementen von {} ihre Werte einzeln.</translation>
    </message>
    <message>
        <source>{} is partial: it only serves as a base of others.</source>
        <translation>{} ist partial: es dient nur als Basis anderer.</translation>
    </message>
    <message>
        <source>{} is made of itself.</source>
        <translation>{} besteht aus sich selbst.</translation>
    </message>
    <message>
        <source>A model has at most {} components.</source>
        <translation>Ein Modell hat höchstens {} Komponenten.</translation>
    </message>
    <message>
        <source>{} is a record; its value is another one, or {}(...).</source>
        <translation>{} ist ein record; der Wert ist ein anderer record oder {}(...).</translation>
    </message>
    <message>
        <source>{} has no {}.{}</source>
        <translation>{} hat kein {}.{}</translation>
    </message>
    <message>
        <source>Whether {} is there must be known when the model is compiled.</source>
        <translation>Ob {} vorhanden ist, muss beim Übersetzen des Modells bekannt sein.</translation>
    </message>
    <message>
        <source>Parts of components are listed over one loop variable.</source>
        <translation>Teile von Komponenten werden über eine Schleifenvariable aufgezählt.</translation>
    </message>
    <message>
        <source>Which of the {} is meant must be known when the model is compiled.</source>
        <translation>Welches Element von {} gemeint ist, muss beim Übersetzen des Modells bekannt sein.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}.</source>
        <translation>{} hat die Elemente 1 bis {}.</translation>
    </message>
    <message>
        <source>{} is a single variable; it has no part {}.</source>
        <translation>{} ist eine einzelne Variable; einen Teil {} hat sie nicht.</translation>
    </message>
    <message>
        <source>{} is not there: its condition does not hold.</source>
        <translation>{} ist nicht vorhanden: die Bedingung gilt nicht.</translation>
    </message>
    <message>
        <source>{} is made of several variables; write one of them, as in {}.{}.</source>
        <translation>{} besteht aus mehreren Variablen; schreiben Sie eine davon, wie in {}.{}.</translation>
    </message>
    <message>
        <source>{} is no single number.</source>
        <translation>{} ist keine einzelne Zahl.</translation>
    </message>
    <message>
        <source>{} is not a function.</source>
        <translation>{} ist keine Funktion.</translation>
    </message>
    <message>
        <source>The arguments and variables of a function are numbers and arrays.</source>
        <translation>Die Argumente und Variablen einer Funktion sind Zahlen und Felder.</translation>
    </message>
    <message>
        <source>The level of assert is AssertionLevel.error or AssertionLevel.warning.</source>
        <translation>Der level von assert ist AssertionLevel.error oder AssertionLevel.warning.</translation>
    </message>
    <message>
        <source>The message of assert is a text in quotes.</source>
        <translation>Die Meldung von assert ist ein Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>{} has no argument {}.{}</source>
        <translation>{} hat kein Argument {}.{}</translation>
    </message>
    <message>
        <source>assert takes a condition and a message: assert(x &gt; 0, &quot;x must be positive&quot;);</source>
        <translation>assert nimmt eine Bedingung und eine Meldung: assert(x &gt; 0, &quot;x must be positive&quot;);</translation>
    </message>
    <message>
        <source>The condition of assert</source>
        <translation>Die Bedingung von assert</translation>
    </message>
    <message>
        <source>This assert is violated whatever the values are: {}</source>
        <translation>Dieses assert ist bei allen Werten verletzt: {}</translation>
    </message>
    <message>
        <source>The arguments of {} are given in their order, not by name.</source>
        <translation>Die Argumente von {} stehen in ihrer Reihenfolge, nicht mit Namen.</translation>
    </message>
    <message>
        <source>{}(...) stands alone as a condition of a when here: when {}(...) then, or one of when {{a, b}} then.</source>
        <translation>{}(...) steht hier allein als Bedingung eines when: when {}(...) then, oder als eine von when {{a, b}} then.</translation>
    </message>
    <message>
        <source>assert gives no value; it stands alone: assert(condition, &quot;message&quot;);</source>
        <translation>assert gibt keinen Wert; es steht allein: assert(condition, &quot;message&quot;);</translation>
    </message>
    <message>
        <source>A when belongs into `equation`; what stands in `initial equation` holds at the start only.</source>
        <translation>Ein when gehört in `equation`; was in `initial equation` steht, gilt nur am Anfang.</translation>
    </message>
    <message>
        <source>{} belongs into `equation`.</source>
        <translation>{} gehört in `equation`.</translation>
    </message>
    <message>
        <source>change takes the name of an Integer or Boolean that a when sets.</source>
        <translation>change nimmt den Namen eines Integer oder Boolean, das ein when setzt.</translation>
    </message>
    <message>
        <source>A when holds v = ..., reinit(x, ...), assert(...) and terminate(&quot;...&quot;).</source>
        <translation>Ein when enthält v = ..., reinit(x, ...), assert(...) und terminate(&quot;...&quot;).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable that a when sets.</source>
        <translation>pre nimmt den Namen einer Variablen, die ein when setzt.</translation>
    </message>
    <message>
        <source>{} takes a variable that a when sets; no when sets {}.</source>
        <translation>{} nimmt eine Variable, die ein when setzt; kein when setzt {}.</translation>
    </message>
    <message>
        <source>{} has no part {}; it is no array of components.</source>
        <translation>{} hat keinen Teil {}; es ist kein Feld von Komponenten.</translation>
    </message>
    <message>
        <source>{} is given {} twice.</source>
        <translation>{} bekommt {} zweimal.</translation>
    </message>
    <message>
        <source>{} can depend on parameters and constants only.</source>
        <translation>{} kann nur von Parametern und Konstanten abhängen.</translation>
    </message>
    <message>
        <source>The start of sample</source>
        <translation>Der Start von sample</translation>
    </message>
    <message>
        <source>The interval of sample</source>
        <translation>Das Intervall von sample</translation>
    </message>
    <message>
        <source>terminate cannot stand in a when that acts at the start of a run.</source>
        <translation>terminate kann nicht in einem when stehen, das am Anfang eines Laufs wirkt.</translation>
    </message>
    <message>
        <source>The branches of this if give the starts of {} and {}; each must give the same ones.</source>
        <translation>Die Zweige dieses if geben die Starts von {} und {}; jeder muss dieselben geben.</translation>
    </message>
    <message>
        <source>The interval of sample must be above 0; this is {}.</source>
        <translation>Das Intervall von sample muss größer als 0 sein; dies ist {}.</translation>
    </message>
    <message>
        <source>{} follows from other states by equations; {} needs a state that is free. Name one that it follows from.</source>
        <translation>{} folgt durch Gleichungen aus anderen Zuständen; {} braucht einen freien Zustand. Nennen Sie einen von diesen anderen.</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>enumeration</translation>
    </message>
    <message>
        <source>An enumeration</source>
        <translation>Eine Aufzählung</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>extends</translation>
    </message>
    <message>
        <source>A package holds classes and constants, not {}.</source>
        <translation>Ein Paket enthält Klassen und Konstanten, nicht {}.</translation>
    </message>
    <message>
        <source>An import</source>
        <translation>Ein import</translation>
    </message>
    <message>
        <source>This class is called {}; its end must read `end {};`.</source>
        <translation>Diese Klasse heißt {}; ihr Ende muss `end {};` lauten.</translation>
    </message>
    <message>
        <source>Arguments by name stand behind those by their place; this one has no name.</source>
        <translation>Argumente mit Namen stehen hinter denen nach ihrem Platz; dieses hat keinen Namen.</translation>
    </message>
    <message>
        <source>An initial algorithm is not part of this language; write `initial equation` and x = ... for a start value.</source>
        <translation>Ein initial algorithm gehört nicht zu dieser Sprache; schreiben Sie `initial equation` und x = ... für einen Startwert.</translation>
    </message>
    <message>
        <source>the first connector</source>
        <translation>dem ersten Konnektor</translation>
    </message>
    <message>
        <source>the second connector</source>
        <translation>dem zweiten Konnektor</translation>
    </message>
    <message>
        <source>{} is {} under another name; this when sets it twice.</source>
        <translation>{} ist {} unter anderem Namen; dieses when setzt es zweimal.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, which atLeast limits too; write one limit for both.</source>
        <translation>{} ist das Negative von {}, das atLeast auch begrenzt; schreiben Sie eine Schranke für beide.</translation>
    </message>
    <message>
        <source>{} has no equation; connect it, or give it a value where its component is declared.</source>
        <translation>{} hat keine Gleichung; verbinden Sie es, oder geben Sie ihm einen Wert, wo die Komponente deklariert ist.</translation>
    </message>
    <message>
        <source>This equation, or its derivative, has to give {}, which drops out of it.</source>
        <translation>Diese Gleichung oder ihre Ableitung muss {} geben, das aber aus ihr herausfällt.</translation>
    </message>
    <message>
        <source>{} has no derivative: no equation moves it.</source>
        <translation>{} hat keine Ableitung: keine Gleichung bewegt es.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, in its declaration or by a when that acts at the start; an initial equation cannot give it as well.</source>
        <translation>Der Start von {} liegt fest, durch die Vereinbarung oder durch ein when, das am Anfang wirkt; eine Anfangsgleichung kann ihn nicht auch noch geben.</translation>
    </message>
    <message>
        <source>{} has two initial equations; the first is in line {}.</source>
        <translation>{} hat zwei Anfangsgleichungen; die erste steht in Zeile {}.</translation>
    </message>
    <message>
        <source>Nothing in this initial equation is left for it to give: it holds no start value of a state or discrete variable that is not fixed.</source>
        <translation>Für diese Anfangsgleichung bleibt nichts zu geben: sie enthält keinen Startwert eines Zustands oder einer diskreten Variablen, der nicht schon festliegt.</translation>
    </message>
    <message>
        <source>This initial equation is one too many: the start of {} is already given by line {}.</source>
        <translation>Diese Anfangsgleichung ist eine zu viel: der Start von {} ist schon durch Zeile {} gegeben.</translation>
    </message>
    <message>
        <source>The start of {} depends on itself here; write {} = ... with what is known.</source>
        <translation>Der Start von {} hängt hier von sich selbst ab; schreiben Sie {} = ... mit dem, was bekannt ist.</translation>
    </message>
    <message>
        <source>This initial equation needs {}, which 0 = ... gives while the model runs; the start of {} must be written as {} = ...</source>
        <translation>Diese Anfangsgleichung braucht {}, das 0 = ... erst im Lauf des Modells gibt; der Start von {} ist zu schreiben als {} = ...</translation>
    </message>
    <message>
        <source>What this initial equation needs depends on itself at the start.</source>
        <translation>Was diese Anfangsgleichung braucht, hängt am Anfang von sich selbst ab.</translation>
    </message>
    <message>
        <source>This is not linear in the start of {}, which an initial equation has to give; write {} = ...</source>
        <translation>Dies ist nicht linear im Start von {}, den eine Anfangsgleichung geben muss; schreiben Sie {} = ...</translation>
    </message>
    <message>
        <source>This initial equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Diese Anfangsgleichung gehört zu {}, die gemeinsam zu lösen sind, nach {} und weiteren; das sind zu viele. Schreiben Sie einige davon als {} = ...</translation>
    </message>
    <message>
        <source>The initial equations in lines {} do not determine the start of {}.</source>
        <translation>Die Anfangsgleichungen in den Zeilen {} bestimmen den Start von {} nicht.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated, but {} has no derivative here. Write the equation without it.</source>
        <translation>Was hier steht, bindet einen Zustand und muss abgeleitet werden, aber {} hat hier keine Ableitung. Schreiben Sie die Gleichung ohne dies.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated; that would need the derivative of the input {}, which a record does not give. Let {} pass a filter first, as in T*der(s) = {} - s.</source>
        <translation>Was hier steht, bindet einen Zustand und muss abgeleitet werden; dazu wäre die Ableitung des Eingangs {} nötig, die eine Aufzeichnung nicht gibt. Leiten Sie {} zuerst durch ein Filter, wie in T*der(s) = {} - s.</translation>
    </message>
    <message>
        <source>a power with an exponent that moves</source>
        <translation>eine Potenz mit bewegtem Exponenten</translation>
    </message>
    <message>
        <source>a table or spline whose points move</source>
        <translation>eine Tabelle oder ein Spline mit bewegten Punkten</translation>
    </message>
    <message>
        <source>{} is a function of the package Rigor, not of the language: write Rigor.{}, or import it (Modelica 3.6, 5.3).</source>
        <translation>{} ist eine Funktion des Pakets Rigor, nicht der Sprache: schreiben Sie Rigor.{}, oder importieren Sie sie (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>There is no {} in the standard library: write {} (Modelica 3.6, 3.7).</source>
        <translation>In der Standardbibliothek gibt es kein {}: schreiben Sie {} (Modelica 3.6, 3.7).</translation>
    </message>
    <message>
        <source>{} takes an array, and this is a single value: leave {} out (Modelica 3.6, 10.3.4).</source>
        <translation>{} nimmt ein Feld, und dies ist ein einzelner Wert: lassen Sie {} weg (Modelica 3.6, 10.3.4).</translation>
    </message>
    <message>
        <source>bspline takes four arguments: the curve with abscissas is {} (Modelica 3.6, 12.4.1).</source>
        <translation>bspline nimmt vier Argumente: die Kurve mit Abszissen ist {} (Modelica 3.6, 12.4.1).</translation>
    </message>
    <message>
        <source>{} is a reserved word and no name: call it otherwise (Modelica 3.6, 2.3.3).</source>
        <translation>{} ist ein reserviertes Wort und kein Name: nehmen Sie einen anderen (Modelica 3.6, 2.3.3).</translation>
    </message>
    <message>
        <source>{} of an Integer is an Integer: write a whole number without a point (Modelica 3.6, chapter 4).</source>
        <translation>{} eines Integer ist ein Integer: schreiben Sie eine ganze Zahl ohne Punkt (Modelica 3.6, Kapitel 4).</translation>
    </message>
    <message>
        <source>start depends on {}, which is no parameter: a start that depends on variables is written below `initial equation` as {} = ... (Modelica 3.6, 3.8).</source>
        <translation>start hängt von {} ab, das kein Parameter ist: ein Start, der von Variablen abhängt, wird unter `initial equation` als {} = ... geschrieben (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} depends on {}, which is no parameter: it has to be known before the run (Modelica 3.6, 3.8).</source>
        <translation>{} hängt von {} ab, das kein Parameter ist: es muss vor dem Lauf bekannt sein (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} is given twice here: leave one of them out (Modelica 3.6, 7.2.4).</source>
        <translation>{} ist hier zweimal angegeben: lassen Sie eines weg (Modelica 3.6, 7.2.4).</translation>
    </message>
    <message>
        <source>{} is no unit of the specification: factors as m2 or s-1 joined by points, one / at most, a divisor of several factors in parentheses, as in &quot;J/(kg.K)&quot;; other units stand behind the declaration as annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, chapter 19).</source>
        <translation>{} ist keine Einheit der Spezifikation: Faktoren wie m2 oder s-1, durch Punkte verbunden, höchstens ein /, ein Nenner aus mehreren Faktoren in Klammern, wie in &quot;J/(kg.K)&quot;; andere Einheiten stehen hinter der Vereinbarung als annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, Kapitel 19).</translation>
    </message>
    <message>
        <source>{} is no attribute of {}: leave it out (Modelica 3.6, chapter 4).</source>
        <translation>{} ist kein Attribut von {}: lassen Sie es weg (Modelica 3.6, Kapitel 4).</translation>
    </message>
    <message>
        <source>{} is an array: write each {}={} for all its elements (Modelica 3.6, 7.2.5).</source>
        <translation>{} ist ein Feld: schreiben Sie each {}={} für alle Elemente (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} of {} has {} dimensions, its value {} (Modelica 3.6, 7.2.5).</source>
        <translation>{} von {} hat {} Dimensionen, der Wert {} (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>A single 0 equals no array: write zeros(n) for the 0, n the size of {} (Modelica 3.6, 10.6.1).</source>
        <translation>Eine einzelne 0 ist keinem Feld gleich: schreiben Sie zeros(n) statt der 0, n die Größe von {} (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>The left side has {} dimensions, the right side {}: both have to have the same (Modelica 3.6, 10.6.1).</source>
        <translation>Die linke Seite hat {} Dimensionen, die rechte {}: beide müssen dieselben haben (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>{} changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 3.8).</source>
        <translation>{} ändert sich nur bei Ereignissen, aber {} bewegt sich hier dazwischen: vergleichen Sie es außerhalb von noEvent (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable: give this expression a name of its own (Modelica 3.6, 3.7.5).</source>
        <translation>pre nimmt den Namen einer Variablen: geben Sie diesem Ausdruck einen eigenen Namen (Modelica 3.6, 3.7.5).</translation>
    </message>
    <message>
        <source>{} is set by another when already, in line {}: one when sets a variable; join the two as `when ... elsewhen` (Modelica 3.6, {}).</source>
        <translation>{} wird schon von einem anderen when gesetzt, in Zeile {}: nur ein when setzt eine Variable; verbinden Sie die beiden als `when ... elsewhen` (Modelica 3.6, {}).</translation>
    </message>
    <message>
        <source>Every round of the loop has a when that sets {}: one when sets a variable; write when {{..., ...}} (Modelica 3.6, 8.3.5).</source>
        <translation>Jeder Durchlauf der Schleife hat ein when, das {} setzt: nur ein when setzt eine Variable; schreiben Sie when {{..., ...}} (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} gets two new values at one event: leave one reinit out (Modelica 3.6, 8.3.6).</source>
        <translation>{} bekommt bei einem Ereignis zwei neue Werte: lassen Sie ein reinit weg (Modelica 3.6, 8.3.6).</translation>
    </message>
    <message>
        <source>The branches of an if in a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays, in an else too (Modelica 3.6, 8.3.5).</source>
        <translation>Die Zweige eines if in einem when setzen dieselben Variablen, aber {} wird nicht in allen gesetzt: schreiben Sie {} = pre({}), wo der Wert bleibt, auch in einem else (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The branches of a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays (Modelica 3.6, 8.3.5).</source>
        <translation>Die Zweige eines when setzen dieselben Variablen, aber {} wird nicht in allen gesetzt: schreiben Sie {} = pre({}), wo der Wert bleibt (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The condition depends on {}, which this when sets: its value before the event is pre({}) (Modelica 3.6, 8.3.5).</source>
        <translation>Die Bedingung hängt von {} ab, das dieses when setzt: der Wert vor dem Ereignis ist pre({}) (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>A condition of when changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 8.3.5).</source>
        <translation>Eine Bedingung von when ändert sich nur bei Ereignissen, aber {} bewegt sich hier dazwischen: vergleichen Sie es außerhalb von noEvent (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} is neither input nor output of the function: write `protected` above it (Modelica 3.6, 12.2).</source>
        <translation>{} ist weder Eingang noch Ausgang der Funktion: schreiben Sie `protected` darüber (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} has no meaning in a function (Modelica 3.6, 12.2).</source>
        <translation>{} hat in einer Funktion keine Bedeutung (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} is declared in the model, and this function stands outside of it: move the function into the model, or give {} as an input (Modelica 3.6, 5.3).</source>
        <translation>{} ist im Modell deklariert, und diese Funktion steht außerhalb: verschieben Sie die Funktion in das Modell, oder geben Sie {} als Eingang (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>{} is a class or function already; a variable beside it needs another name (Modelica 3.6, 4.2).</source>
        <translation>{} ist schon eine Klasse oder Funktion; eine Variable daneben braucht einen anderen Namen (Modelica 3.6, 4.2).</translation>
    </message>
    <message>
        <source>{} and {} exclude each other: leave one of them out (Modelica 3.6, A.2.4).</source>
        <translation>{} und {} schließen einander aus: lassen Sie eines weg (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>{} stands before {} (Modelica 3.6, A.2.4).</source>
        <translation>{} steht vor {} (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>within stands at the beginning of the text only (Modelica 3.6, A.2.1).</source>
        <translation>within steht nur am Anfang des Textes (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>A negative exponent stands in parentheses, as in x^(-2) (Modelica 3.6, A.2.7).</source>
        <translation>Ein negativer Exponent steht in Klammern, wie in x^(-2) (Modelica 3.6, A.2.7).</translation>
    </message>
    <message>
        <source>An import stands inside of a class: move it below the line of `model` (Modelica 3.6, A.2.1).</source>
        <translation>Ein import steht in einer Klasse: verschieben Sie ihn unter die Zeile von `model` (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>Nothing stands before this ;: leave it out (Modelica 3.6, A.2.2).</source>
        <translation>Vor diesem ; steht nichts: lassen Sie es weg (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} is missing after {} (Modelica 3.6, A.2.2).</source>
        <translation>{} fehlt nach {} (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} means nothing in a text; a backslash is written \\ (Modelica 3.6, 2.4.4).</source>
        <translation>{} bedeutet in einem Text nichts; einen umgekehrten Schrägstrich schreibt man \\ (Modelica 3.6, 2.4.4).</translation>
    </message>
    <message>
        <source>{} is an expandable connector, which this language does not have.</source>
        <translation>{} ist ein „expandable connector“, den diese Sprache nicht hat.</translation>
    </message>
    <message>
        <source>{} gives other values to constants of a package it extends, which this language does not have.</source>
        <translation>{} gibt Konstanten eines Pakets, das es erweitert, andere Werte; das gibt es in dieser Sprache nicht.</translation>
    </message>
    <message>
        <source>Loops over components stand for more than {} equations.</source>
        <translation>Schleifen über Komponenten stehen für mehr als {} Gleichungen.</translation>
    </message>
    <message>
        <source>A loop runs over whole numbers.</source>
        <translation>Eine Schleife läuft über ganze Zahlen.</translation>
    </message>
    <message>
        <source>{} is inherited twice with different values.</source>
        <translation>{} wird zweimal mit verschiedenen Werten geerbt.</translation>
    </message>
    <message>
        <source>{} is final; no other value can be given here.</source>
        <translation>{} ist final; hier kann kein anderer Wert stehen.</translation>
    </message>
    <message>
        <source>These are {} values for {} components.</source>
        <translation>Das sind {} Werte für {} Komponenten.</translation>
    </message>
    <message>
        <source>{} is outer: its values are given where it is inner.</source>
        <translation>{} ist outer: seine Werte stehen dort, wo es inner ist.</translation>
    </message>
    <message>
        <source>{} of {} is final; no other value can be given here.</source>
        <translation>{} von {} ist final; hier kann kein anderer Wert stehen.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, and their fixed starts {} and {} agree only with the parameters as they are declared.</source>
        <translation>{} und {} sind eine Variable, und ihre festen Startwerte {} und {} stimmen nur mit den Parametern überein, wie sie vereinbart sind.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} ist das Negative von {}, ihre Startwerte sind aber fest: {} und {}; einer muss weg.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} und {} sind eine Variable, ihre Startwerte sind aber fest: {} und {}; einer muss weg.</translation>
    </message>
    <message>
        <source>The fixed start {} of {} agrees with its equations only with the parameters as they are declared.</source>
        <translation>Der feste Startwert {} von {} passt nur mit den Parametern, wie sie vereinbart sind, zu seinen Gleichungen.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but its equations give it as well; take fixed = true away.</source>
        <translation>Der Startwert von {} ist fest, seine Gleichungen geben ihn aber auch; fixed = true muss weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but its equations give it {}; take fixed = true away.</source>
        <translation>Der Startwert von {} ist fest, {}, seine Gleichungen geben aber {}; fixed = true muss weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but with {} its equations give it {}; take one of the fixed starts away.</source>
        <translation>Der Startwert von {} ist fest, {}, mit {} geben seine Gleichungen aber {}; einer der festen Startwerte muss weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but this equation does not hold with it at the start; fix the start of a state instead.</source>
        <translation>Der Startwert von {} ist fest, {}, damit gilt diese Gleichung am Anfang aber nicht; legen Sie stattdessen den Startwert eines Zustands fest.</translation>
    </message>
    <message>
        <source>{} begins with {}, not with its start {}, as it follows from other variables. Write fixed = true beside the start that is meant.</source>
        <translation>{} beginnt mit {}, nicht mit seinem Startwert {}, denn es folgt aus anderen Variablen. Schreiben Sie fixed = true neben den Startwert, der gemeint ist.</translation>
    </message>
    <message>
        <source>The start {} of {} is not regarded, as it follows from other variables.</source>
        <translation>Der Startwert {} von {} wird nicht beachtet, denn es folgt aus anderen Variablen.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but no formula gives the start of {} from it; fix the start of {} instead.</source>
        <translation>Der Startwert von {} ist fest, aber keine Formel gibt daraus den von {}; legen Sie stattdessen den von {} fest.</translation>
    </message>
    <message>
        <source>{} has {} elements, and {} gives {} values (Modelica 3.6, 7.2.5).</source>
        <translation>{} hat {} Elemente, und {} gibt {} Werte an (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} is no array, and each is for the elements of one: leave it out (Modelica 3.6, 7.2.5).</source>
        <translation>{} ist kein Feld, und each gilt den Elementen eines Feldes: lassen Sie es weg (Modelica 3.6, 7.2.5).</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
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
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be greater than {:g}</source>
        <translation>muss größer als {:g} sein</translation>
    </message>
    <message>
        <source>must be at least {:g}</source>
        <translation>muss mindestens {:g} sein</translation>
    </message>
    <message>
        <source>must be at most {:g}</source>
        <translation>darf höchstens {:g} sein</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option{}</source>
        <translation>„{}“ ist keine Option{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>{} = {}: {} is expected</source>
        <translation>{} = {}: erwartet wird {}</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {}: der Wert {}</translation>
    </message>
    <message>
        <source>must be one of {}{}</source>
        <translation>muss eines von {} sein{}</translation>
    </message>
    <message>
        <source>must be one of {}, or empty{}</source>
        <translation>muss eines von {} sein, oder leer{}</translation>
    </message>
</context>
<context>
    <name>ProgramView</name>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>der Ordner {} kann nicht angelegt werden: {}</translation>
    </message>
    <message>
        <source>{} is not a Rigor project</source>
        <translation>{} ist kein Rigor-Projekt</translation>
    </message>
    <message>
        <source>{} was written by a newer version of Rigor (file version {}, this program reads up to {})</source>
        <translation>{} wurde von einer neueren Version von Rigor geschrieben (Dateiversion {}, dieses Programm liest bis {})</translation>
    </message>
    <message>
        <source>{} is damaged: file version {}</source>
        <translation>{} ist beschädigt: Dateiversion {}</translation>
    </message>
    <message>
        <source>the project has no study &quot;{}&quot;</source>
        <translation>das Projekt hat keine Studie „{}“</translation>
    </message>
    <message>
        <source>the project has no model &quot;{}&quot;</source>
        <translation>das Projekt hat kein Modell „{}“</translation>
    </message>
    <message>
        <source>the project has no data &quot;{}&quot;</source>
        <translation>das Projekt hat keine Daten „{}“</translation>
    </message>
    <message>
        <source>an entry of the project needs a name</source>
        <translation>ein Eintrag des Projekts braucht einen Namen</translation>
    </message>
    <message>
        <source>{} is there already</source>
        <translation>{} gibt es schon</translation>
    </message>
    <message>
        <source>cannot open {}: there is no such file</source>
        <translation>{} kann nicht geöffnet werden: die Datei gibt es nicht</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>{} is damaged: it holds a file called &quot;{}&quot;</source>
        <translation>{} ist beschädigt: es enthält eine Datei namens „{}“</translation>
    </message>
    <message>
        <source>the project has no run {}</source>
        <translation>das Projekt hat keinen Lauf {}</translation>
    </message>
    <message>
        <source>{} is damaged: run {} cannot be read ({})</source>
        <translation>{} ist beschädigt: Lauf {} kann nicht gelesen werden ({})</translation>
    </message>
    <message>
        <source>cannot write into {}: {}</source>
        <translation>in {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>two files of a run would be called {}</source>
        <translation>zwei Dateien eines Laufs hießen {}</translation>
    </message>
    <message>
        <source>cannot write into {}: it is a file, not a folder</source>
        <translation>in {} kann nicht geschrieben werden: es ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>the project in memory</source>
        <translation>das Projekt im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>cannot write {}: no space left on the disk; nothing was changed</source>
        <translation>{} kann nicht geschrieben werden: auf dem Datenträger ist kein Platz; nichts wurde geändert</translation>
    </message>
    <message>
        <source>cannot write {}: another program is writing it just now</source>
        <translation>{} kann nicht geschrieben werden: ein anderes Programm schreibt gerade</translation>
    </message>
    <message>
        <source>cannot write {}: the file or its folder is read-only</source>
        <translation>{} kann nicht geschrieben werden: die Datei oder ihr Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>{} is damaged: {}</source>
        <translation>{} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>cannot read or write {}: the disk reports an error, or is full; nothing was changed</source>
        <translation>{} kann nicht gelesen oder geschrieben werden: der Datenträger meldet einen Fehler oder ist voll; nichts wurde geändert</translation>
    </message>
    <message>
        <source>cannot copy {}: {}</source>
        <translation>{} kann nicht kopiert werden: {}</translation>
    </message>
    <message>
        <source>the project holds no study</source>
        <translation>das Projekt enthält keine Studie</translation>
    </message>
    <message>
        <source>The table cannot be written to {}: {}.</source>
        <translation>Die Tabelle kann nicht nach {} geschrieben werden: {}.</translation>
    </message>
    <message>
        <source>{} is no picture format known here; use .png, .svg, .pdf or .csv.</source>
        <translation>{} ist kein hier bekanntes Bildformat; nehmen Sie .png, .svg, .pdf oder .csv.</translation>
    </message>
    <message>
        <source>The plot cannot be written to {}.</source>
        <translation>Das Bild kann nicht nach {} geschrieben werden.</translation>
    </message>
    <message>
        <source>The report cannot be written to {}: {}.</source>
        <translation>Der Bericht kann nicht nach {} geschrieben werden: {}.</translation>
    </message>
    <message>
        <source>{} is not a Rigor project: its {} is not one of a project</source>
        <translation>{} ist kein Rigor-Projekt: {} darin gehört nicht zu einem Projekt</translation>
    </message>
    <message>
        <source>{} is damaged: its {} is missing</source>
        <translation>{} ist beschädigt: {} fehlt</translation>
    </message>
    <message>
        <source>the numbers of column &quot;{}&quot; are cut off</source>
        <translation>die Zahlen der Spalte „{}“ sind abgeschnitten</translation>
    </message>
    <message>
        <source>{} is no folder of a finished run: it has no result.json</source>
        <translation>{} ist kein Ordner eines beendeten Laufs: result.json fehlt darin</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>edit model</source>
        <translation>Modell bearbeiten</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>rename run %1</source>
        <translation>Lauf %1 umbenennen</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>measured {}</source>
        <translation>gemessen: {}</translation>
    </message>
    <message>
        <source>predicted mean</source>
        <translation>vorhergesagter Mittelwert</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>Residuum</translation>
    </message>
    <message>
        <source>Out of date: {}</source>
        <translation>Veraltet: {}</translation>
    </message>
    <message>
        <source>report {}</source>
        <translation>Bericht {}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Latin Hypercube</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol-Punkte</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale Entropie</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <source>mean with 95 % range</source>
        <translation>Mittelwert mit 95-%-Bereich</translation>
    </message>
    <message>
        <source>least-squares fit</source>
        <translation>Anpassung kleinster Quadrate</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>measured − mean</source>
        <translation>gemessen − Mittelwert</translation>
    </message>
    <message>
        <source>±1.96 sd, root mean square</source>
        <translation>±1,96 σ, quadratisches Mittel</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>population median</source>
        <translation>Median der Population</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-Indizes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>share of the variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>first order</source>
        <translation>erster Ordnung</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>Beantwortet.</translation>
    </message>
    <message>
        <source>Answered with reservations.</source>
        <translation>Beantwortet mit Vorbehalt.</translation>
    </message>
    <message>
        <source>EMPTY.</source>
        <translation>LEER.</translation>
    </message>
    <message>
        <source>No answer.</source>
        <translation>Keine Antwort.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Gescheitert.</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Nicht gerechnet.</translation>
    </message>
    <message>
        <source>Run without a study</source>
        <translation>Lauf ohne Studie</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} ist {}</translation>
    </message>
    <message>
        <source>Identification report</source>
        <translation>Identifikationsbericht</translation>
    </message>
    <message>
        <source>: what a given distribution predicts</source>
        <translation>: was eine gegebene Verteilung vorhersagt</translation>
    </message>
    <message>
        <source> identification from one experiment</source>
        <translation>: Identifikation aus einem Versuch</translation>
    </message>
    <message>
        <source> identification from {} experiments</source>
        <translation>: Identifikation aus {} Versuchen</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Remarks of the author</source>
        <translation>Anmerkungen des Autors</translation>
    </message>
    <message>
        <source> One warning: see section {}.</source>
        <translation> Eine Warnung: siehe Abschnitt {}.</translation>
    </message>
    <message>
        <source> {} warnings: see section {}.</source>
        <translation> {} Warnungen: siehe Abschnitt {}.</translation>
    </message>
    <message>
        <source>Table {}</source>
        <translation>Tabelle {}</translation>
    </message>
    <message>
        <source>Figure {}</source>
        <translation>Bild {}</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>The run gave no warning.</source>
        <translation>Der Lauf gab keine Warnung.</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Modelltext</translation>
    </message>
    <message>
        <source>1 thread; result independent of their number</source>
        <translation>1 Thread; Ergebnis unabhängig von der Anzahl</translation>
    </message>
    <message>
        <source>{:.0f} threads; result independent of their number</source>
        <translation>{:.0f} Threads; Ergebnis unabhängig von der Anzahl</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Study text, complete</source>
        <translation>Studientext, vollständig</translation>
    </message>
    <message>
        <source>Study text: {}, SHA-256 {}.</source>
        <translation>Studientext: {}, SHA-256 {}.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Mean error of log L</source>
        <translation>Mittlerer Fehler von log L</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Quasi Monte Carlo</source>
        <translation>Quasi-Monte-Carlo</translation>
    </message>
    <message>
        <source>Simulations per experiment with which log L is known to the same mean absolute error over {} experiments: by the expansion, and from samples of the model alone (up to {} were tried; – is more than that, or fewer than 8).</source>
        <translation>Simulationen je Versuch, mit denen log L bis auf denselben mittleren absoluten Fehler über {} Versuche bekannt ist: durch die Entwicklung und aus Stichproben des Modells allein (bis zu {} wurden probiert; – heißt mehr als das oder weniger als 8).</translation>
    </message>
    <message>
        <source>Samples that reach the same accuracy</source>
        <translation>Stichproben für dieselbe Genauigkeit</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>unbeschränkt</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source>a Gaussian density</source>
        <translation>einer Gauß-Dichte</translation>
    </message>
    <message>
        <source>a maximum-entropy density</source>
        <translation>einer Dichte maximaler Entropie</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Value ± std. error</source>
        <translation>Wert ± Std.-Fehler</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Suchbereich</translation>
    </message>
    <message>
        <source>Intervals: {}. </source>
        <translation>Intervalle: {}. </translation>
    </message>
    <message>
        <source>No interval is stated. </source>
        <translation>Kein Intervall ist angegeben. </translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Keine Grenze ist aktiv.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>, {} draws</source>
        <translation>, {} Ziehungen</translation>
    </message>
    <message>
        <source> of the only experiment. </source>
        <translation> des einzigen Versuchs. </translation>
    </message>
    <message>
        <source> of the {} experiments. </source>
        <translation> der {} Versuche. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments: {} with the largest and {} with a middling distance between prediction and {}. </source>
        <translation> von {} der {} Versuche: {} mit dem größten und {} mit einem mittleren Abstand zwischen Vorhersage und {}. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments. No reference was simulated. </source>
        <translation> von {} der {} Versuche. Keine Referenz wurde simuliert. </translation>
    </message>
    <message>
        <source>The mean distance (EMD) is {} with maximum entropy and {} with a Gaussian density. </source>
        <translation>Der mittlere Abstand (EMD) ist {} mit maximaler Entropie und {} mit einer Gauß-Dichte. </translation>
    </message>
    <message>
        <source>The number of the experiment stands at the upper left of each plot.</source>
        <translation>Die Nummer des Versuchs steht oben links in jedem Bild.</translation>
    </message>
    <message>
        <source>Predicted densities of the {}</source>
        <translation>Vorhergesagte Dichten: {}</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Vorhergesagte Dichten</translation>
    </message>
    <message>
        <source>Measured against predicted {}</source>
        <translation>Gemessen gegen vorhergesagt: {}</translation>
    </message>
    <message>
        <source>Best log-likelihood over the iterations of the search, and the median of its population.</source>
        <translation>Beste Log-Likelihood über die Iterationen der Suche und der Median ihrer Population.</translation>
    </message>
    <message>
        <source> {} likelihoods were evaluated.</source>
        <translation> {} Likelihoods wurden ausgewertet.</translation>
    </message>
    <message>
        <source> It ended because: {}.</source>
        <translation> Sie endete, weil: {}.</translation>
    </message>
    <message>
        <source>Course of the search</source>
        <translation>Verlauf der Suche</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Suchverlauf</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Erste Ordnung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Sobol indices from the polynomial expansion: share of the variance of the {} that each unknown causes alone (first order) and with the others (total), {}.</source>
        <translation>Sobol-Indizes aus der Polynomentwicklung: Anteil an der Varianz von {}, den jede Unbekannte allein (erste Ordnung) und zusammen mit den anderen (total) verursacht, {}.</translation>
    </message>
    <message>
        <source>in one experiment</source>
        <translation>in einem Versuch</translation>
    </message>
    <message>
        <source>mean over {} experiments</source>
        <translation>Mittel über {} Versuche</translation>
    </message>
    <message>
        <source>Which unknowns matter</source>
        <translation>Welche Unbekannten wichtig sind</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
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
        <translation>Alle {} Versuche: Messwert, Mittelwert und Standardabweichung der Vorhersage, Log-Likelihood, Abstand der Dichte zu {}.</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle Versuche</translation>
    </message>
    <message>
        <source>joint region, projection</source>
        <translation>gemeinsamer Bereich, Projektion</translation>
    </message>
    <message>
        <source>cut, all others known</source>
        <translation>Schnitt, alle anderen bekannt</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>measured, mean</source>
        <translation>gemessen, Mittelwert</translation>
    </message>
    <message>
        <source>{}, residuals</source>
        <translation>{}, Residuen</translation>
    </message>
    <message>
        <source>residual / standard deviation</source>
        <translation>Residuum / Standardabweichung</translation>
    </message>
    <message>
        <source>normal quantile</source>
        <translation>Quantil der Normalverteilung</translation>
    </message>
    <message>
        <source>difference / its standard deviation</source>
        <translation>Differenz / ihre Standardabweichung</translation>
    </message>
    <message>
        <source>normal distribution</source>
        <translation>Normalverteilung</translation>
    </message>
    <message>
        <source>differences of repeated series</source>
        <translation>Differenzen wiederholter Reihen</translation>
    </message>
    <message>
        <source>rise of the sum of squares</source>
        <translation>Anstieg der Fehlerquadratsumme</translation>
    </message>
    <message>
        <source>of the ellipsoid</source>
        <translation>des Ellipsoids</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>reduction of the criterion</source>
        <translation>Verringerung des Kriteriums</translation>
    </message>
    <message>
        <source>one further experiment</source>
        <translation>ein weiterer Versuch</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Kondition</translation>
    </message>
    <message>
        <source>Every set of sensors with its own estimate. A is the trace of the covariance, D its determinant, E its largest eigenvalue, ME its largest over its smallest; smaller is better. Condition: of the scaled J&apos;J; where it is too large the set does not determine the unknowns and neither its estimate nor its covariance means anything.</source>
        <translation>Jede Auswahl von Sensoren mit ihrer eigenen Schätzung. A ist die Spur der Kovarianz, D ihre Determinante, E ihr größter Eigenwert, ME ihr größter durch ihren kleinsten; kleiner ist besser. Kondition: des skalierten J&apos;J; wo sie zu groß ist, bestimmt die Auswahl die Unbekannten nicht, und weder ihre Schätzung noch ihre Kovarianz bedeutet etwas.</translation>
    </message>
    <message>
        <source>Which sensors</source>
        <translation>Welche Sensoren</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>marginales Intervall</translation>
    </message>
    <message>
        <source>joint box</source>
        <translation>gemeinsamer Quader</translation>
    </message>
    <message>
        <source>Sensors {}. The marginal interval holds one unknown with {:g} %, whatever the others are; the joint box is the box around the ellipsoid that holds all of them at once with {:g} %, and is wider.</source>
        <translation>Sensoren {}. Das marginale Intervall enthält eine Unbekannte mit {:g} %, was immer die anderen sind; der gemeinsame Quader umschließt das Ellipsoid, das alle zugleich mit {:g} % enthält, und ist breiter.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid</source>
        <translation>Vertrauensellipsoid</translation>
    </message>
    <message>
        <source>Confidence ellipsoid at {:g} %, squared radius {} (chi-squared).</source>
        <translation>Vertrauensellipsoid zu {:g} %, Radiusquadrat {} (Chi-Quadrat).</translation>
    </message>
    <message>
        <source>Confidence ellipses of the estimate</source>
        <translation>Vertrauensellipsen der Schätzung</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, veröffentlichte Regel</translation>
    </message>
    <message>
        <source>p, both covariances</source>
        <translation>p, beide Kovarianzen</translation>
    </message>
    <message>
        <source>p, Holm</source>
        <translation>p, Holm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>verträglich</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Is the model wrong?</source>
        <translation>Ist das Modell falsch?</translation>
    </message>
    <message>
        <source>{}: estimates and confidence ellipses of the two sides of every split; the p-value of both covariances at the upper right.</source>
        <translation>{}: Schätzungen und Vertrauensellipsen der beiden Seiten jeder Aufteilung; der p-Wert mit beiden Kovarianzen oben rechts.</translation>
    </message>
    <message>
        <source>Confidence ellipses of calibration and validation of {}</source>
        <translation>Vertrauensellipsen von Kalibrierung und Validierung von {}</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>sd of one value</source>
        <translation>Standardabweichung eines Werts</translation>
    </message>
    <message>
        <source>stated sd</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>Scatter between repeated series, and the chi-squared test of its differences against a normal distribution with mean 0. The test takes the differences for independent; a series that takes part in two pairs violates that, so that p is approximate.</source>
        <translation>Streuung zwischen wiederholten Reihen und der Chi-Quadrat-Test ihrer Differenzen gegen eine Normalverteilung mit Mittelwert 0. Der Test hält die Differenzen für unabhängig; eine Reihe, die zu zwei Paaren gehört, verletzt das, so dass p nur ungefähr gilt.</translation>
    </message>
    <message>
        <source>Repeatability of the sensors</source>
        <translation>Wiederholbarkeit der Sensoren</translation>
    </message>
    <message>
        <source>Differences of repeated series against the quantiles of a normal distribution; on the line they are normal.</source>
        <translation>Differenzen wiederholter Reihen gegen die Quantile einer Normalverteilung; auf der Geraden sind sie normal.</translation>
    </message>
    <message>
        <source>Quantiles of the differences</source>
        <translation>Quantile der Differenzen</translation>
    </message>
    <message>
        <source>Coverage of the ellipsoid</source>
        <translation>Überdeckung des Ellipsoids</translation>
    </message>
    <message>
        <source>Data drawn at the estimate and fitted again {} times: the ellipsoid of the refit holds the estimate in {:.1f} % (95 % interval {:.1f} to {:.1f} %).</source>
        <translation>Daten, bei der Schätzung gezogen und {}-mal neu angepasst: Das Ellipsoid der Wiederholung enthält die Schätzung in {:.1f} % (95-%-Intervall {:.1f} bis {:.1f} %).</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modelle über den Daten</translation>
    </message>
    <message>
        <source>Every model at its own estimate from all experiments of the splits, and its residuals over the standard deviation of the measured means.</source>
        <translation>Jedes Modell bei seiner eigenen Schätzung aus allen Versuchen der Aufteilungen, und seine Residuen durch die Standardabweichung der gemessenen Mittelwerte.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profil-Likelihood</translation>
    </message>
    <message>
        <source>Rise of the sum of squares with one unknown held and the others fitted again, and the parabola that the ellipsoid stands for.</source>
        <translation>Anstieg der Fehlerquadratsumme, wenn eine Unbekannte festgehalten und die anderen neu angepasst werden, und die Parabel, für die das Ellipsoid steht.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>By how much one further experiment would reduce the criterion, at the present estimate.</source>
        <translation>Um wie viel ein weiterer Versuch das Kriterium bei der jetzigen Schätzung verringern würde.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewiesen optimal</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The best {} combinations by the criterion {}.</source>
        <translation>Die besten {} Kombinationen nach dem Kriterium {}.</translation>
    </message>
    <message>
        <source>Chosen sensors</source>
        <translation>Gewählte Sensoren</translation>
    </message>
    <message>
        <source>How many sensors are enough</source>
        <translation>Wie viele Sensoren genügen</translation>
    </message>
    <message>
        <source>number of sensors</source>
        <translation>Zahl der Sensoren</translation>
    </message>
    <message>
        <source>factor of the standard errors</source>
        <translation>Faktor der Standardfehler</translation>
    </message>
    <message>
        <source>What each sensor is worth</source>
        <translation>Was jeder Sensor wert ist</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Page {} of {}</source>
        <translation>Seite {} von {}</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>seed {:.0f}</source>
        <translation>Startwert {:.0f}</translation>
    </message>
    <message>
        <source>Unknowns along the path</source>
        <translation>Unbekannte entlang des Pfads</translation>
    </message>
    <message>
        <source>Objective against model solves</source>
        <translation>Zielfunktion über Modelllösungen</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>Modelllösungen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>plain fit from the same start</source>
        <translation>einfache Anpassung vom selben Start</translation>
    </message>
    <message>
        <source>Measured and fitted</source>
        <translation>Gemessen und angepasst</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>measured − fitted</source>
        <translation>gemessen − angepasst</translation>
    </message>
    <message>
        <source>Objective from every start</source>
        <translation>Zielfunktion von jedem Start</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>Start, beste zuerst</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>Ende eines Starts</translation>
    </message>
    <message>
        <source>Starts followed by homotopy</source>
        <translation>Starts mit Homotopie</translation>
    </message>
    <message>
        <source>Starts of a plain fit</source>
        <translation>Starts einer einfachen Anpassung</translation>
    </message>
    <message>
        <source>ends at the answer</source>
        <translation>endet bei der Antwort</translation>
    </message>
    <message>
        <source>ends elsewhere</source>
        <translation>endet anderswo</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Measured and fitted outputs</source>
        <translation>Gemessene und angepasste Ausgänge</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Suchpfad</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first. Steps are local minima.</source>
        <translation>Von jedem Start erreichte Zielfunktion, beste zuerst. Stufen sind lokale Minima.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Starts over the bounds of the first two unknowns: which end at the answer of this run, with homotopy (left) and without (right).</source>
        <translation>Starts über die Grenzen der ersten beiden Unbekannten: welche bei der Antwort dieses Laufs enden, mit Homotopie (links) und ohne (rechts).</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Einzugsgebiete</translation>
    </message>
    <message>
        <source>refits of simulated data</source>
        <translation>Anpassungen simulierter Daten</translation>
    </message>
    <message>
        <source>region of the pair</source>
        <translation>Bereich des Paars</translation>
    </message>
    <message>
        <source>{}, deviation</source>
        <translation>{}, Abweichung</translation>
    </message>
    <message>
        <source>as narrow as the chosen set</source>
        <translation>so eng wie die gewählte Auswahl</translation>
    </message>
    <message>
        <source>{} {} times wider</source>
        <translation>{} {}-mal so weit</translation>
    </message>
    <message>
        <source>{} {} % wider</source>
        <translation>{} {} % weiter</translation>
    </message>
    <message>
        <source>{} {} % narrower</source>
        <translation>{} {} % enger</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>chosen, best for {}</source>
        <translation>gewählt, am besten für {}</translation>
    </message>
    <message>
        <source>chosen, best for {} and {}</source>
        <translation>gewählt, am besten für {} und {}</translation>
    </message>
    <message>
        <source>chosen, best for {}, {} and {}</source>
        <translation>gewählt, am besten für {}, {} und {}</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>nicht bestimmt</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Rauschstudie</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95-%-Band</translation>
    </message>
    <message>
        <source>Characteristic curve</source>
        <translation>Kennlinie</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>control points</source>
        <translation>Kontrollpunkte</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>alle Daten auf einmal</translation>
    </message>
    <message>
        <source>at {:.2f} s</source>
        <translation>bei {:.2f} s</translation>
    </message>
    <message>
        <source>smoothed</source>
        <translation>geglättet</translation>
    </message>
    <message>
        <source>Innovations of {}</source>
        <translation>Innovationen von {}</translation>
    </message>
    <message>
        <source>measured − predicted</source>
        <translation>gemessen − vorhergesagt</translation>
    </message>
    <message>
        <source>95 % of a consistent filter</source>
        <translation>95 % eines konsistenten Filters</translation>
    </message>
    <message>
        <source>innovation</source>
        <translation>Innovation</translation>
    </message>
    <message>
        <source>Normalised innovation squared</source>
        <translation>Normiertes Innovationsquadrat</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>mittleres NIS</translation>
    </message>
    <message>
        <source>mean over {} updates</source>
        <translation>Mittel über {} Aktualisierungen</translation>
    </message>
    <message>
        <source>outside: {} of {}</source>
        <translation>außerhalb: {} von {}</translation>
    </message>
    <message>
        <source>Autocorrelation of the innovations</source>
        <translation>Autokorrelation der Innovationen</translation>
    </message>
    <message>
        <source>lag</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>autocorrelation</source>
        <translation>Autokorrelation</translation>
    </message>
    <message>
        <source>95 % of white noise</source>
        <translation>95 % weißen Rauschens</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Mean NIS</source>
        <translation>Mittleres NIS</translation>
    </message>
    <message>
        <source>Within 95 %</source>
        <translation>Innerhalb 95 %</translation>
    </message>
    <message>
        <source>Largest autocorrelation</source>
        <translation>Größte Autokorrelation</translation>
    </message>
    <message>
        <source>Ljung-Box</source>
        <translation>Ljung-Box</translation>
    </message>
    <message>
        <source>Lags outside</source>
        <translation>Verschiebungen außerhalb</translation>
    </message>
    <message>
        <source>Characteristic curve at the end of the record with its 95 % band and control points.</source>
        <translation>Kennlinie am Ende der Aufzeichnung mit ihrem 95-%-Band und den Kontrollpunkten.</translation>
    </message>
    <message>
        <source>May the filter be believed</source>
        <translation>Darf man dem Filter glauben</translation>
    </message>
    <message>
        <source>Left: normalised innovation squared over time. Right: autocorrelation of the innovations with the 95 % bounds of white noise.</source>
        <translation>Links: normiertes Innovationsquadrat über der Zeit. Rechts: Autokorrelation der Innovationen mit den 95-%-Grenzen weißen Rauschens.</translation>
    </message>
    <message>
        <source>Innovations over time</source>
        <translation>Innovationen über der Zeit</translation>
    </message>
    <message>
        <source>Estimated states with their 95 % bands; the table states.csv holds every instant.</source>
        <translation>Geschätzte Zustände mit ihren 95-%-Bändern; die Tabelle states.csv enthält jeden Zeitpunkt.</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>|estimate / answer|</source>
        <translation>|Schätzwert / Antwort|</translation>
    </message>
    <message>
        <source>homotopy, J at its λ</source>
        <translation>Homotopie, J bei ihrem λ</translation>
    </message>
    <message>
        <source>Autocorrelation of the residuals</source>
        <translation>Autokorrelation der Residuen</translation>
    </message>
    <message>
        <source>lag, samples</source>
        <translation>Verschiebung, Abtastwerte</translation>
    </message>
    <message>
        <source>Left: every unknown over the iterations, in decades from the answer. Right: objective over the model solves made so far, on logarithmic axes.</source>
        <translation>Links: jede Unbekannte über den Iterationen, in Dekaden von der Antwort. Rechts: Zielfunktion über den bisherigen Modelllösungen, auf logarithmischen Achsen.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states</source>
        <translation>Garantierte Schranken der Zustände</translation>
    </message>
    <message>
        <source>Enclosures of the states</source>
        <translation>Einschließungen der Zustände</translation>
    </message>
    <message>
        <source>Left: width of the hull of each unknown. Right: boxes in the list.</source>
        <translation>Links: Breite der Hülle jeder Unbekannten. Rechts: Kästen in der Liste.</translation>
    </message>
    <message>
        <source>Widths of the unknowns over time</source>
        <translation>Breiten der Unbekannten über der Zeit</translation>
    </message>
    <message>
        <source>Enclosures of the unknowns over time</source>
        <translation>Einschließungen der Unbekannten über der Zeit</translation>
    </message>
    <message>
        <source>Projection of the boxes on the first two unknowns.</source>
        <translation>Projektion der Kästen auf die ersten beiden Unbekannten.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>list is empty</source>
        <translation>Liste ist leer</translation>
    </message>
    <message>
        <source>{} − middle</source>
        <translation>{} − Mitte</translation>
    </message>
    <message>
        <source>Hull widths</source>
        <translation>Breiten der Hüllen</translation>
    </message>
    <message>
        <source>relative to the middle at the end</source>
        <translation>bezogen auf die Mitte am Ende</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Offline-Menge</translation>
    </message>
    <message>
        <source>Boxes left</source>
        <translation>Übrige Kästen</translation>
    </message>
    <message>
        <source>excluded, proven</source>
        <translation>ausgeschlossen, bewiesen</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>boxes that can hold the parameters</source>
        <translation>Kästen, in denen die Parameter liegen können</translation>
    </message>
    <message>
        <source>admissible: all of it explains the data</source>
        <translation>zulässig: der ganze Kasten erklärt die Daten</translation>
    </message>
    <message>
        <source>Boxes in the list</source>
        <translation>Kästen in der Liste</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>Time between two reports</source>
        <translation>Zeit zwischen zwei Ausgaben</translation>
    </message>
    <message>
        <source>computing time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>by the profile</source>
        <translation>aus dem Profil</translation>
    </message>
    <message>
        <source>marginal, ellipsoid</source>
        <translation>marginal, Ellipsoid</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Intervals of the level of the run by profile likelihood, which needs no linearisation, beside those of the ellipsoid. Bend: how far the profile departs from a parabola; above 0.1 the profile is to be trusted.</source>
        <translation>Intervalle auf dem Niveau des Laufs aus der Profil-Likelihood, die keine Linearisierung braucht, neben denen des Ellipsoids. Krümmung: wie weit das Profil von einer Parabel abweicht; über 0,1 ist dem Profil zu trauen.</translation>
    </message>
    <message>
        <source>criterion then</source>
        <translation>Kriterium danach</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>Verringerung</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>Kriterium zusammen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>criterion predicted</source>
        <translation>Kriterium vorhergesagt</translation>
    </message>
    <message>
        <source>criterion reached</source>
        <translation>Kriterium erreicht</translation>
    </message>
    <message>
        <source>The series one after the other: what the criterion was predicted to be before each, and what it is with its data at the estimate renewed with them.</source>
        <translation>Die Reihen nacheinander: das vor jeder vorhergesagte Kriterium und das mit ihren Daten bei der damit erneuerten Schätzung erreichte.</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Nächste Reihe</translation>
    </message>
    <message>
        <source>Candidate series: the criterion with one of them alone, at the estimate of the study, and the order in which to take them, each judged at the estimate renewed with those before.</source>
        <translation>Kandidatenreihen: das Kriterium mit einer allein, bei der Schätzung der Studie, und die Reihenfolge, in der sie zu nehmen sind, jede beurteilt bei der mit den vorigen erneuerten Schätzung.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Noch nicht vorhandene Sensoren</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was, beside the sensors used: alone, and in the order in which to add them. No data stand behind these numbers but the present estimate and the standard deviations stated.</source>
        <translation>Ausgänge, die nicht gemessen sind, als wären sie überall abgelesen, wo etwas abgelesen wurde, neben den benutzten Sensoren: allein und in der Reihenfolge, in der sie hinzuzunehmen sind. Hinter diesen Zahlen stehen keine Daten, nur die jetzige Schätzung und die angegebenen Standardabweichungen.</translation>
    </message>
    <message>
        <source>Correlation of the estimates</source>
        <translation>Korrelation der Schätzwerte</translation>
    </message>
    <message>
        <source>positive, by its strength</source>
        <translation>positiv, nach Stärke</translation>
    </message>
    <message>
        <source>negative, by its strength</source>
        <translation>negativ, nach Stärke</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian</source>
        <translation>Singulärwerte der skalierten Jacobi-Matrix</translation>
    </message>
    <message>
        <source>relative to the largest</source>
        <translation>bezogen auf den größten</translation>
    </message>
    <message>
        <source>rise of 2 J / s²</source>
        <translation>Anstieg von 2 J / s²</translation>
    </message>
    <message>
        <source>linearised</source>
        <translation>linearisiert</translation>
    </message>
    <message>
        <source>limit of the interval</source>
        <translation>Grenze des Intervalls</translation>
    </message>
    <message>
        <source>noise, part of the signals (rms)</source>
        <translation>Rauschen, Anteil der Signale (Effektivwert)</translation>
    </message>
    <message>
        <source>one repeat</source>
        <translation>eine Wiederholung</translation>
    </message>
    <message>
        <source>mean ± standard deviation</source>
        <translation>Mittelwert ± Standardabweichung</translation>
    </message>
    <message>
        <source>Correlation of the estimates; – where the data do not determine both.</source>
        <translation>Korrelation der Schätzwerte; – wo die Daten nicht beide bestimmen.</translation>
    </message>
    <message>
        <source>Left: correlation of the estimates by sign and strength; empty where the data do not determine both. Right: singular values of the Jacobian with columns of unit length.</source>
        <translation>Links: Korrelation der Schätzwerte nach Vorzeichen und Stärke; leer, wo die Daten nicht beide bestimmen. Rechts: Singulärwerte der Jacobi-Matrix mit Spalten der Länge eins.</translation>
    </message>
    <message>
        <source>Correlation and identifiability</source>
        <translation>Korrelation und Bestimmbarkeit</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Bestimmbarkeit</translation>
    </message>
    <message>
        <source>Profile likelihood: rise of the objective where one unknown is held and the others are fitted again, and the parabola of the linearised interval. The interval ends where the profile crosses the dashed limit.</source>
        <translation>Profil-Likelihood: Anstieg der Zielfunktion, wenn eine Unbekannte festgehalten und die anderen neu angepasst werden, und die Parabel des linearisierten Intervalls. Das Intervall endet, wo das Profil die gestrichelte Grenze kreuzt.</translation>
    </message>
    <message>
        <source>Profile likelihood of every unknown</source>
        <translation>Profil-Likelihood jeder Unbekannten</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with normal noise added, identified again from the same start; bars are one standard deviation of the repeats.</source>
        <translation>Schätzwerte aus den angepassten Ausgängen mit zugefügtem normalverteiltem Rauschen, vom selben Start neu identifiziert; Balken sind eine Standardabweichung der Wiederholungen.</translation>
    </message>
    <message>
        <source>Scatter of the estimates over the level of noise</source>
        <translation>Streuung der Schätzwerte über der Rauschstärke</translation>
    </message>
    <message>
        <source>Guaranteed bounds</source>
        <translation>Garantierte Schranken</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search range; {}.</source>
        <translation>{} liegt auf einer Grenze des Suchbereichs; {}.</translation>
    </message>
    <message>
        <source>{} lie on a bound of the search range; {}.</source>
        <translation>{} liegen auf einer Grenze des Suchbereichs; {}.</translation>
    </message>
    <message>
        <source>the interval does not hold there</source>
        <translation>das Intervall gilt dort nicht</translation>
    </message>
    <message>
        <source>no interval is stated there</source>
        <translation>dort ist kein Intervall angegeben</translation>
    </message>
    <message>
        <source>Left: standard errors with the best combination of each size over those with the best of all. Right: their factor when a chosen sensor is dropped (filled, above 1) or another is added (hollow, below 1); a chosen one without a point cannot be dropped. For A and E the root of the ratio of the criterion, for D the geometric mean over the axes of the ellipsoid; for ME both say how much longer the longest axis is against the shortest, and an added sensor may make it longer.</source>
        <translation>Links: Standardfehler mit der besten Kombination jeder Größe durch die mit der besten von allen. Rechts: ihr Faktor, wenn ein gewählter Sensor wegfällt (gefüllt, über 1) oder ein weiterer hinzukommt (hohl, unter 1); ein gewählter ohne Punkt kann nicht wegfallen. Bei A und E die Wurzel aus dem Verhältnis des Kriteriums, bei D das geometrische Mittel über die Achsen des Ellipsoids; bei ME sagen beide Bilder, wie viel länger die längste Achse gegenüber der kürzesten ist, und ein hinzugenommener Sensor kann sie länger machen.</translation>
    </message>
    <message>
        <source>factor of longest over shortest axis</source>
        <translation>Faktor längste durch kürzeste Achse</translation>
    </message>
    <message>
        <source>The mechanism as its file states it, moved by its own command over {:g} s in steps of 1 ms: largest violation of the constraints by positions, rates and accelerations (norms over rad and m), largest error of the energy balance, iterations and time per step.</source>
        <translation>Der Mechanismus, wie seine Datei ihn angibt, durch seine eigene Ansteuerung über {:g} s in Schritten von 1 ms bewegt: größte Verletzung der Zwangsbedingungen durch Lagen, Geschwindigkeiten und Beschleunigungen (Normen über rad und m), größter Fehler der Energiebilanz, Iterationen und Zeit je Schritt.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>The mechanism cannot be solved by the formulation {}: {}</source>
        <translation>Der Mechanismus lässt sich mit der Formulierung {} nicht lösen: {}</translation>
    </message>
    <message>
        <source>Candidates of the next experiment by the criterion {}: alone, and the places at which to measure them, one more than once where repeating it is best. The order holds for the present estimate; with new data the study is to be run again.</source>
        <translation>Kandidaten des nächsten Versuchs nach dem Kriterium {}: allein, und die Stellen, an denen sie zu messen sind, einer mehrmals, wo ihn zu wiederholen am besten ist. Die Reihenfolge gilt für die jetzige Schätzung; mit neuen Daten ist die Studie neu zu rechnen.</translation>
    </message>
    <message>
        <source>The ellipsoid at {:g} % in space: beside the edges of the box around it, the joint interval of each unknown.</source>
        <translation>Das Ellipsoid zu {:g} % im Raum: neben den Kanten des Quaders darum das gemeinsame Intervall jeder Unbekannten.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Vertrauensellipsoid dreier Unbekannter</translation>
    </message>
    <message>
        <source>sides agree, but misfit</source>
        <translation>Seiten stimmen überein, aber passt nicht</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>wahre Werte</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Energy balance [J]</source>
        <translation>Energiebilanz [J]</translation>
    </message>
    <message>
        <source>Iterations, mean (most)</source>
        <translation>Iterationen, Mittel (höchstens)</translation>
    </message>
    <message>
        <source>Time per step [µs]</source>
        <translation>Zeit je Schritt [µs]</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source> The two are at most {} (rad, m) and {} Pa apart.</source>
        <translation> Die beiden liegen höchstens {} (rad, m) und {} Pa auseinander.</translation>
    </message>
    <message>
        <source>Mechanism in two formulations</source>
        <translation>Mechanismus in zwei Formulierungen</translation>
    </message>
    <message>
        <source>{} beyond the axis, as large as {} {}</source>
        <translation>{} jenseits der Achse, bis {} {}</translation>
    </message>
    <message>
        <source>{} beyond the axis, up to {} {}</source>
        <translation>{} jenseits der Achse, bis {} {}</translation>
    </message>
    <message>
        <source>cannot be simulated</source>
        <translation>nicht simulierbar</translation>
    </message>
    <message>
        <source>{}: up to the end of the search range; beyond it nothing was examined and nothing is proven.</source>
        <translation>{}: bis ans Ende des Suchbereichs; dahinter wurde nichts untersucht und ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the reported times: there every trajectory that agrees with model and data lies inside. Measured values with the bound of their sensor.</source>
        <translation>Garantierte Schranken der Zustände zu den ausgegebenen Zeiten: dort liegt jede Bahn, die mit Modell und Daten verträglich ist, innerhalb. Messwerte mit der Schranke ihres Sensors.</translation>
    </message>
    <message>
        <source>The last rows before the contradiction: no box is left behind the line.</source>
        <translation>Die letzten Zeilen vor dem Widerspruch: hinter der Linie bleibt kein Kasten.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>enclosure at the reported times</source>
        <translation>Einschließung zu den ausgegebenen Zeiten</translation>
    </message>
    <message>
        <source>measured, with its bound</source>
        <translation>gemessen, mit seiner Schranke</translation>
    </message>
    <message>
        <source>enclosure at each row</source>
        <translation>Einschließung an jeder Zeile</translation>
    </message>
    <message>
        <source>point to compare: inside</source>
        <translation>Vergleichspunkt: innerhalb</translation>
    </message>
    <message>
        <source>point to compare: excluded</source>
        <translation>Vergleichspunkt: ausgeschlossen</translation>
    </message>
    <message>
        <source>point to compare: undecided</source>
        <translation>Vergleichspunkt: unentschieden</translation>
    </message>
    <message>
        <source>relative width</source>
        <translation>relative Breite</translation>
    </message>
    <message>
        <source>point to compare: inside the enclosure</source>
        <translation>Vergleichspunkt: innerhalb der Einschließung</translation>
    </message>
    <message>
        <source>Characteristic curve {}</source>
        <translation>Kennlinie {}</translation>
    </message>
    <message>
        <source>outside the band</source>
        <translation>außerhalb des Bands</translation>
    </message>
    <message>
        <source>Unknowns, filter and all data at once</source>
        <translation>Unbekannte, Filter und alle Daten auf einmal</translation>
    </message>
    <message>
        <source>from all data / σ of the filter</source>
        <translation>von allen Daten / σ des Filters</translation>
    </message>
    <message>
        <source>filter, 95 %</source>
        <translation>Filter, 95 %</translation>
    </message>
    <message>
        <source>all data at once, Cramér-Rao bound 95 %</source>
        <translation>alle Daten auf einmal, Cramér-Rao-Schranke 95 %</translation>
    </message>
    <message>
        <source>{}, filter minus all data at once</source>
        <translation>{}, Filter minus alle Daten auf einmal</translation>
    </message>
    <message>
        <source>{} − all data</source>
        <translation>{} − alle Daten</translation>
    </message>
    <message>
        <source>Cramér-Rao bound, 95 %</source>
        <translation>Cramér-Rao-Schranke, 95 %</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Alle Daten auf einmal</translation>
    </message>
    <message>
        <source>σ / bound</source>
        <translation>σ / Schranke</translation>
    </message>
    <message>
        <source>Apart / σ</source>
        <translation>Abstand / σ</translation>
    </message>
    <message>
        <source>Filter: estimate and standard deviation at the end of the record. All data at once: the fit without process noise with its Cramér-Rao bound, below which no unbiased estimate from these data comes.</source>
        <translation>Filter: Schätzwert und Standardabweichung am Ende der Aufzeichnung. Alle Daten auf einmal: die Anpassung ohne Prozessrauschen mit ihrer Cramér-Rao-Schranke, die kein unverzerrter Schätzwert aus diesen Daten unterschreitet.</translation>
    </message>
    <message>
        <source>The filter beside the fit of all data at once: differences with the 95 % bars and bands of the filter and of the Cramér-Rao bound.</source>
        <translation>Das Filter neben der Anpassung aller Daten auf einmal: Unterschiede mit den 95-%-Balken und -Bändern des Filters und der Cramér-Rao-Schranke.</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Gegenprobe</translation>
    </message>
    <message>
        <source>{} % at the answer</source>
        <translation>{} % bei der Antwort</translation>
    </message>
    <message>
        <source>{} {} {}, {:02}:{:02}{}</source>
        <translation>{}. {} {}, {:02}:{:02}{}</translation>
    </message>
    <message>
        <source>one experiment</source>
        <translation>ein Versuch</translation>
    </message>
    <message>
        <source>The experiment: measured value, mean and standard deviation of its prediction, log-likelihood, distance of the density to {}.</source>
        <translation>Der Versuch: Messwert, Mittelwert und Standardabweichung seiner Vorhersage, Log-Likelihood, Abstand der Dichte zu {}.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>einfache Anpassung</translation>
    </message>
    <message>
        <source>Width of the hull of each unknown.</source>
        <translation>Breite der Hülle jeder Unbekannten.</translation>
    </message>
    <message>
        <source>What the data determine of the unknowns that they do not determine alone.</source>
        <translation>Was die Daten von den Unbekannten bestimmen, die sie allein nicht bestimmen.</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>{}, which is rejected</source>
        <translation>{}, das verworfen ist</translation>
    </message>
    <message>
        <source>does not fit the data</source>
        <translation>passt nicht zu den Daten</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>nicht verworfen</translation>
    </message>
    <message>
        <source>at a bound</source>
        <translation>an einer Grenze</translation>
    </message>
    <message>
        <source>Estimates of all models from the experiments of the splits, those that are not rejected first. The intervals of a model that is rejected mean nothing.</source>
        <translation>Schätzwerte aller Modelle aus den Versuchen der Aufteilungen, die nicht verworfenen zuerst. Die Intervalle eines verworfenen Modells bedeuten nichts.</translation>
    </message>
    <message>
        <source>Estimate of the model {}.</source>
        <translation>Schätzwert des Modells {}.</translation>
    </message>
    <message>
        <source>Every model in every split, at a significance of {:g}. The published rule takes the estimate of the validation for exact and rejects right models too often (about a fifth of them with sides of equal size); with both covariances the test is right and, after Holm&apos;s correction over the splits and the fit of a model, decides. Where values were measured again, their scatter must reject it too.</source>
        <translation>Jedes Modell in jeder Aufteilung, bei einem Signifikanzniveau von {:g}. Die veröffentlichte Regel nimmt die Schätzung der Validierung für exakt und verwirft richtige Modelle zu oft (etwa ein Fünftel bei gleich großen Seiten); mit beiden Kovarianzen ist der Test richtig und entscheidet, nach Holms Korrektur über die Aufteilungen und die Anpassung eines Modells. Wo Werte ein zweites Mal gemessen wurden, muss auch ihre Streuung es verwerfen.</translation>
    </message>
    <message>
        <source>run {} proves its set empty: no value is possible under its bounds</source>
        <translation>Lauf {} beweist, dass seine Menge leer ist: unter seinen Grenzen ist kein Wert möglich</translation>
    </message>
    <message>
        <source>what was reached before it was cancelled is not an answer: run {}</source>
        <translation>was vor dem Abbruch erreicht wurde, ist keine Antwort: Lauf {}</translation>
    </message>
    <message>
        <source>run {} found no answer</source>
        <translation>Lauf {} fand keine Antwort</translation>
    </message>
    <message>
        <source>run {} was given its values and searched for none</source>
        <translation>Lauf {} bekam seine Werte und suchte keine</translation>
    </message>
    <message>
        <source>run {} has no estimates</source>
        <translation>Lauf {} hat keine Schätzwerte</translation>
    </message>
    <message>
        <source>run {} states no set for {}</source>
        <translation>Lauf {} nennt keine Menge für {}</translation>
    </message>
    <message>
        <source>run {} has no value for {}</source>
        <translation>Lauf {} hat keinen Wert für {}</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}</source>
        <translation>{} liegt in Lauf {} an einer Grenze der Suche</translation>
    </message>
    <message>
        <source>{} has no standard error in run {}</source>
        <translation>{} hat in Lauf {} keinen Standardfehler</translation>
    </message>
    <message>
        <source>the guaranteed sets have no common value of {}</source>
        <translation>die garantierten Mengen haben keinen gemeinsamen Wert von {}</translation>
    </message>
    <message>
        <source>the guaranteed sets share values of {}</source>
        <translation>die garantierten Mengen haben gemeinsame Werte von {}</translation>
    </message>
    <message>
        <source>{} of run {} lies in the guaranteed set</source>
        <translation>{} von Lauf {} liegt in der garantierten Menge</translation>
    </message>
    <message>
        <source>{} of run {} and its 95 % interval lie outside the guaranteed set</source>
        <translation>{} von Lauf {} und sein 95-%-Intervall liegen außerhalb der garantierten Menge</translation>
    </message>
    <message>
        <source>{} of run {} lies outside the guaranteed set, but its 95 % interval reaches into it</source>
        <translation>{} von Lauf {} liegt außerhalb der garantierten Menge, aber sein 95-%-Intervall reicht hinein</translation>
    </message>
    <message>
        <source>{} {} combined standard errors higher</source>
        <translation>{} um {} gemeinsame Standardfehler höher</translation>
    </message>
    <message>
        <source>{} {} combined standard errors lower</source>
        <translation>{} um {} gemeinsame Standardfehler niedriger</translation>
    </message>
    <message>
        <source>Run {}: {}.</source>
        <translation>Lauf {}: {}.</translation>
    </message>
    <message>
        <source>only one of runs {} and {} searches {}</source>
        <translation>nur einer der Läufe {} und {} sucht {}</translation>
    </message>
    <message>
        <source>Why nothing is said of run {}: {}.</source>
        <translation>Warum über Lauf {} nichts gesagt wird: {}.</translation>
    </message>
    <message>
        <source>Not compared with run {}: {}.</source>
        <translation>Nicht verglichen mit Lauf {}: {}.</translation>
    </message>
    <message>
        <source>{} is in {} in run {} and in {} in run {}</source>
        <translation>{} ist in {} in Lauf {} und in {} in Lauf {}</translation>
    </message>
    <message>
        <source>Not compared with run {}.</source>
        <translation>Nicht verglichen mit Lauf {}.</translation>
    </message>
    <message>
        <source>Of the reference: {}.</source>
        <translation>Zum Bezug: {}.</translation>
    </message>
    <message>
        <source>All runs agree with run {} within 1.96 standard errors.</source>
        <translation>Alle Läufe stimmen innerhalb von 1,96 Standardfehlern mit Lauf {} überein.</translation>
    </message>
    <message>
        <source>All runs agree with run {}, within 1.96 standard errors or in their guaranteed sets.</source>
        <translation>Alle Läufe stimmen mit Lauf {} überein, innerhalb von 1,96 Standardfehlern oder in ihren garantierten Mengen.</translation>
    </message>
    <message>
        <source>All runs agree with run {} in their guaranteed sets.</source>
        <translation>Alle Läufe stimmen in ihren garantierten Mengen mit Lauf {} überein.</translation>
    </message>
    <message>
        <source>Not all runs agree with run {}.</source>
        <translation>Nicht alle Läufe stimmen mit Lauf {} überein.</translation>
    </message>
    <message>
        <source>Nothing is said of run {}. The others agree with run {}.</source>
        <translation>Über Lauf {} wird nichts gesagt. Die anderen stimmen mit Lauf {} überein.</translation>
    </message>
    <message>
        <source>Nothing is said of runs {}. The others agree with run {}.</source>
        <translation>Über die Läufe {} wird nichts gesagt. Die anderen stimmen mit Lauf {} überein.</translation>
    </message>
    <message>
        <source>Nothing that could be compared disagrees with run {}; not all could be.</source>
        <translation>Nichts, was verglichen werden konnte, widerspricht Lauf {}; nicht alles konnte es.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in every unknown.</source>
        <translation>Lauf {} stimmt in jeder Unbekannten damit überein.</translation>
    </message>
    <message>
        <source>Runs {} agree with it in every unknown.</source>
        <translation>Die Läufe {} stimmen in jeder Unbekannten damit überein.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in {}.</source>
        <translation>Lauf {} stimmt in {} damit überein.</translation>
    </message>
    <message>
        <source>Runs {} and {} agree with each other.</source>
        <translation>Die Läufe {} und {} stimmen miteinander überein.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert der Zufallszahlen</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>value of {}</source>
        <translation>Wert von {}</translation>
    </message>
    <message>
        <source>standard deviation of {}</source>
        <translation>Standardabweichung von {}</translation>
    </message>
    <message>
        <source>bound of {}</source>
        <translation>Schranke von {}</translation>
    </message>
    <message>
        <source>column of {}</source>
        <translation>Spalte von {}</translation>
    </message>
    <message>
        <source>unit of {}</source>
        <translation>Einheit von {}</translation>
    </message>
    <message>
        <source>start of {}</source>
        <translation>Startwert von {}</translation>
    </message>
    <message>
        <source>search range of {}</source>
        <translation>Suchbereich von {}</translation>
    </message>
    <message>
        <source>kind of {}</source>
        <translation>Art von {}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>limits of {}</source>
        <translation>Grenzen von {}</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>what the model says (SHA-256)</source>
        <translation>was das Modell sagt (SHA-256)</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>what the data say (SHA-256)</source>
        <translation>was die Daten sagen (SHA-256)</translation>
    </message>
    <message>
        <source>{}: rms {}, {} times that of the calibration ({}).</source>
        <translation>{}: Effektivwert {}, das {}-Fache der Kalibrierung ({}).</translation>
    </message>
    <message>
        <source>{}: rms {}.</source>
        <translation>{}: Effektivwert {}.</translation>
    </message>
    <message>
        <source>{} % of {} values lie inside the 95 % band of the prediction.</source>
        <translation>{} % von {} Werten liegen innerhalb des 95-%-Bands der Vorhersage.</translation>
    </message>
    <message>
        <source>Tested with the uncertainty of the values found, for independent errors, p = {}.</source>
        <translation>Geprüft mit der Unsicherheit der gefundenen Werte, für unabhängige Fehler, p = {}.</translation>
    </message>
    <message>
        <source>Tested as if the values found were exact (their uncertainty on these data is not known), p = {}.</source>
        <translation>Geprüft, als wären die gefundenen Werte exakt (ihre Unsicherheit bei diesen Daten ist nicht bekannt), p = {}.</translation>
    </message>
    <message>
        <source>This is no validation: all its values are those of the calibration.</source>
        <translation>Dies ist keine Validierung: alle Werte sind die der Kalibrierung.</translation>
    </message>
    <message>
        <source>Validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Validierung ohne Urteil: keine Standardabweichung ist bekannt, nach der zu prüfen wäre.</translation>
    </message>
    <message>
        <source>Validation passed.</source>
        <translation>Validierung bestanden.</translation>
    </message>
    <message>
        <source>Validation failed.</source>
        <translation>Validierung nicht bestanden.</translation>
    </message>
    <message>
        <source>The residuals are smaller than the standard deviations explain: those are too large, and passing proves little.</source>
        <translation>Die Residuen sind kleiner, als die Standardabweichungen erklären: diese sind zu groß, und das Bestehen beweist wenig.</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>{} of {} inside the central 95 % range, {:.0f} expected</source>
        <translation>{} von {} innerhalb des mittleren 95-%-Bereichs, {:.0f} erwartet</translation>
    </message>
    <message>
        <source>probability below the measured value</source>
        <translation>Wahrscheinlichkeit unter dem Messwert</translation>
    </message>
    <message>
        <source>measured values</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>95 % band of a bar</source>
        <translation>95-%-Band eines Balkens</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Was die Anpassung von jedem Ausgang übrig lässt: Effektivwert der Residuen, als Teil der Standardabweichung der Messwerte (R2: Anteil ihrer Varianz, der erklärt ist) und der vom Sensor angegebenen.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>übrig (Effektivwert)</translation>
    </message>
    <message>
        <source>of its variation</source>
        <translation>der Schwankung</translation>
    </message>
    <message>
        <source>of the stated</source>
        <translation>der angegebenen</translation>
    </message>
    <message>
        <source>Measured values over their predicted means with the central 95 % range predicted: {}. Hollow points lie outside.</source>
        <translation>Messwerte über ihren vorhergesagten Mittelwerten mit dem vorhergesagten mittleren 95-%-Bereich: {}. Hohle Punkte liegen außerhalb.</translation>
    </message>
    <message>
        <source>Right: the probabilities of the measured values under their predicted distributions, which are uniform if these are right.</source>
        <translation>Rechts: die Wahrscheinlichkeiten der Messwerte unter ihren vorhergesagten Verteilungen, die gleichverteilt sind, wenn diese stimmen.</translation>
    </message>
    <message>
        <source>Test of the model class, all departures together: p = {:.2g}.</source>
        <translation>Test der Modellklasse, alle Abweichungen zusammen: p = {:.2g}.</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Worauf der Beweis beruht</translation>
    </message>
    <message>
        <source>{} of the single sensors</source>
        <translation>{} der einzelnen Sensoren</translation>
    </message>
    <message>
        <source>{} of the sets with at most {} sensors</source>
        <translation>{} der Mengen mit höchstens {} Sensoren</translation>
    </message>
    <message>
        <source>Bias / σ</source>
        <translation>Versatz / σ</translation>
    </message>
    <message>
        <source>Innovations from {:g} s on, made independent and of unit variance. A consistent filter has NIS 1, no bias, 95 % within the bounds and one lag in twenty outside.</source>
        <translation>Innovationen ab {:g} s, unabhängig und auf Varianz eins gebracht. Ein konsistentes Filter hat NIS 1, keinen Versatz, 95 % innerhalb der Grenzen und jede zwanzigste Verschiebung außerhalb.</translation>
    </message>
    <message>
        <source>Estimates of the model {}.</source>
        <translation>Schätzwerte des Modells {}.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhergesagt gegen gemessen</translation>
    </message>
    <message>
        <source>Fitted against measured</source>
        <translation>Angepasst gegen gemessen</translation>
    </message>
    <message>
        <source>experiment, in order</source>
        <translation>Versuch, der Reihe nach</translation>
    </message>
    <message>
        <source>Residuals over {}</source>
        <translation>Residuen über {}</translation>
    </message>
    <message>
        <source>The data agree with the values given.</source>
        <translation>Die Daten stimmen mit den vorgegebenen Werten überein.</translation>
    </message>
    <message>
        <source>The data contradict the values given.</source>
        <translation>Die Daten widersprechen den vorgegebenen Werten.</translation>
    </message>
    <message>
        <source>The run that found these values is not at hand: on the data they were found on, this is no validation.</source>
        <translation>Der Lauf, der diese Werte gefunden hat, liegt nicht vor: Auf den Daten, an denen sie gefunden wurden, ist dies keine Validierung.</translation>
    </message>
    <message>
        <source>Of the record only {} … {} s was used (trim).</source>
        <translation>Von der Aufzeichnung wurde nur {} … {} s verwendet (Zuschnitt).</translation>
    </message>
    <message>
        <source>: what given values predict</source>
        <translation>: was vorgegebene Werte vorhersagen</translation>
    </message>
    <message>
        <source>What the prediction leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Was die Vorhersage von jedem Ausgang übrig lässt: Effektivwert der Residuen, als Teil der Standardabweichung der Messwerte (R2: erklärter Anteil ihrer Varianz) und der vom Sensor angegebenen.</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>Effektivwert</translation>
    </message>
    <message>
        <source>of the calibration</source>
        <translation>der Kalibrierung</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <source>inside the 95 % band</source>
        <translation>im 95-%-Band</translation>
    </message>
    <message>
        <source>Measured minus predicted: root mean square, that of the calibration, mean, and the share of the values within the 95 % band of the prediction; – where it is not known.</source>
        <translation>Gemessen minus vorhergesagt: Effektivwert, derjenige der Kalibrierung, Mittelwert und Anteil der Werte im 95-%-Band der Vorhersage; – wo er nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Measured outputs and what the values given predict, with the residuals and their autocorrelation (grey: 95 % of white noise).</source>
        <translation>Gemessene Ausgänge und was die vorgegebenen Werte vorhersagen, mit den Residuen und ihrer Autokorrelation (grau: 95 % von weißem Rauschen).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs with their residuals and the autocorrelation of these (grey: 95 % of white noise).</source>
        <translation>Gemessene und angepasste Ausgänge mit ihren Residuen und deren Autokorrelation (grau: 95 % von weißem Rauschen).</translation>
    </message>
    <message>
        <source>{} of {} courses are shown, the table fit.csv holds all.</source>
        <translation>{} von {} Verläufen sind gezeigt, die Tabelle fit.csv enthält alle.</translation>
    </message>
    <message>
        <source>Measured and predicted outputs</source>
        <translation>Gemessene und vorhergesagte Ausgänge</translation>
    </message>
    <message>
        <source>one simulation</source>
        <translation>eine Simulation</translation>
    </message>
    <message>
        <source>log L = {} ({} by the reference).</source>
        <translation>log L = {} (Referenz: {}). </translation>
    </message>
    <message>
        <source>log L = {}.</source>
        <translation>log L = {}. </translation>
    </message>
    <message>
        <source>What was found, by maximum likelihood with {}.</source>
        <translation>Was gefunden wurde, durch Maximum Likelihood mit {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, on the way to maximum likelihood with {}.</source>
        <translation>Was vor dem Ende erreicht war; diese Zahlen sind keine Antwort, auf dem Weg zur größten Likelihood mit {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, by maximum likelihood with {}.</source>
        <translation>Was vor dem Ende erreicht war; diese Zahlen sind keine Antwort, durch Maximum Likelihood mit {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments</source>
        <translation>{} von {} Versuchen</translation>
    </message>
    <message>
        <source>{} experiments</source>
        <translation>{} Versuche</translation>
    </message>
    <message>
        <source>scatter, probabilities</source>
        <translation>Streubild, Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>half a page</source>
        <translation>eine halbe Seite</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>What was given.</source>
        <translation>Was gegeben war.</translation>
    </message>
    <message>
        <source>What was found.</source>
        <translation>Was gefunden wurde.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer.</source>
        <translation>Was vor dem Ende erreicht war; diese Zahlen sind keine Antwort.</translation>
    </message>
    <message>
        <source>The best combination of at most {} of {} sensors by each criterion: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. No combination has a value below the bound. Sensors are numbered from 0.</source>
        <translation>Die beste Kombination von höchstens {} aus {} Sensoren nach jedem Kriterium: A, die Summe der Varianzen; D, die Determinante der Kovarianz; E, ihr größter Eigenwert; ME, ihre Konditionszahl. Keine Kombination hat einen Wert unter der Schranke. Sensoren sind ab 0 nummeriert.</translation>
    </message>
    <message>
        <source>The run was cancelled: these are the best found until then.</source>
        <translation>Der Lauf wurde abgebrochen: dies ist das bis dahin Beste.</translation>
    </message>
    <message>
        <source>{} (chosen)</source>
        <translation>{} (gewählt)</translation>
    </message>
    <message>
        <source>{} (repetition)</source>
        <translation>{} (Wiederholung)</translation>
    </message>
    <message>
        <source>{} of its {} values are those of the calibration and are left out here.</source>
        <translation>{} der {} Werte sind die der Kalibrierung und bleiben hier außer Betracht.</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}, outside the interval of run {}</source>
        <translation>{} liegt in Lauf {} an einer Grenze der Suche, außerhalb des Intervalls von Lauf {}</translation>
    </message>
    <message>
        <source>Held back and predicted</source>
        <translation>Zurückgehalten und vorhergesagt</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>95 % of a value</source>
        <translation>95 % eines Werts</translation>
    </message>
    <message>
        <source>Measured minus predicted</source>
        <translation>Gemessen minus vorhergesagt</translation>
    </message>
    <message>
        <source>1.96 standard deviations of a value</source>
        <translation>1,96 Standardabweichungen eines Werts</translation>
    </message>
    <message>
        <source>experiment held back</source>
        <translation>zurückgehaltener Versuch</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>{} equals</source>
        <translation>{} gleich</translation>
    </message>
    <message>
        <source>scale of {}</source>
        <translation>Skala von {}</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>prior of {}</source>
        <translation>Vorwissen über {}</translation>
    </message>
    <message>
        <source>What is measured after {} s was held back from the search.</source>
        <translation>Was nach {} s gemessen ist, wurde bei der Suche zurückgehalten.</translation>
    </message>
    <message>
        <source>{} of {} experiments, drawn with seed {}, were held back from the search.</source>
        <translation>{} von {} Versuchen, gezogen mit Startzahl {}, wurden bei der Suche zurückgehalten.</translation>
    </message>
    <message>
        <source>{} of {} experiments were held back from the search.</source>
        <translation>{} von {} Versuchen wurden bei der Suche zurückgehalten.</translation>
    </message>
    <message>
        <source>What was held back has no values to validate by.</source>
        <translation>Das Zurückgehaltene hat keine Werte, an denen zu validieren wäre.</translation>
    </message>
    <message>
        <source>What was held back could not be predicted.</source>
        <translation>Das Zurückgehaltene ließ sich nicht vorhersagen.</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>gleich {}</translation>
    </message>
    <message>
        <source>{}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{}: was bei der Suche zurückgehalten wurde und was die gefundenen Werte dafür vorhersagen.</translation>
    </message>
    <message>
        <source>{} of experiment {}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{} von Versuch {}: was bei der Suche zurückgehalten wurde und was die gefundenen Werte dafür vorhersagen.</translation>
    </message>
    <message>
        <source>Notes, which change nothing: {}</source>
        <translation>Hinweise, die nichts ändern: {}</translation>
    </message>
    <message>
        <source>Parts of the cross-validation</source>
        <translation>Teile der Kreuzvalidierung</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>{}: the logo cannot be read</source>
        <translation>{}: das Logo kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{}: the logo has {} bytes; at most {} go into a report</source>
        <translation>{}: das Logo hat {} Bytes; höchstens {} passen in einen Bericht</translation>
    </message>
    <message>
        <source>{}: the logo is no PNG, JPEG or SVG picture</source>
        <translation>{}: das Logo ist kein PNG-, JPEG- oder SVG-Bild</translation>
    </message>
    <message>
        <source>This text, the data and the model reproduce every number of this report; on another processor the last printed digit may differ.</source>
        <translation>Dieser Text, die Daten und das Modell ergeben jede Zahl dieses Berichts wieder; auf einem anderen Prozessor kann die letzte gedruckte Stelle abweichen.</translation>
    </message>
    <message>
        <source>{} … {} s</source>
        <translation>{} … {} s</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>Without one of the parts {} moves most without {}: to {}, by {} standard errors.</source>
        <translation>Wird je ein Teil weggelassen, ändert sich {} am stärksten ohne {}: auf {}, um {} Standardfehler.</translation>
    </message>
    <message>
        <source>Cross-validation failed.</source>
        <translation>Kreuzvalidierung nicht bestanden.</translation>
    </message>
    <message>
        <source>Cross-validation passed.</source>
        <translation>Kreuzvalidierung bestanden.</translation>
    </message>
    <message>
        <source>Cross-validation was cancelled.</source>
        <translation>Kreuzvalidierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: not every part could be predicted.</source>
        <translation>Kreuzvalidierung ohne Urteil: nicht jeder Teil ließ sich vorhersagen.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Kreuzvalidierung ohne Urteil: keine Standardabweichung ist bekannt, nach der zu prüfen wäre.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another stretch of the record.</source>
        <translation>Die Suche wurde {}-mal wiederholt, jedes Mal ohne einen anderen Abschnitt der Aufzeichnung.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another part of the experiments.</source>
        <translation>Die Suche wurde {}-mal wiederholt, jedes Mal ohne einen anderen Teil der Versuche.</translation>
    </message>
    <message>
        <source>{} more parts</source>
        <translation>{} weitere Teile</translation>
    </message>
    <message>
        <source>These do not follow from the rest: {}.</source>
        <translation>Diese folgen nicht aus dem Rest: {}.</translation>
    </message>
    <message>
        <source>Not judged ({}): {}</source>
        <translation>Nicht beurteilt ({}): {}</translation>
    </message>
    <message>
        <source>Tested part by part with the uncertainty of the values found, for independent errors; smallest p of {} parts (Holm) = {}.</source>
        <translation>Teil für Teil geprüft mit der Unsicherheit der gefundenen Werte, für unabhängige Fehler; kleinstes p von {} Teilen (Holm) = {}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>standstill</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Worauf der Beweis beruht</translation>
    </message>
    <message>
        <source>empty from {} s on</source>
        <translation>leer ab {} s</translation>
    </message>
    <message>
        <source>1 box left</source>
        <translation>1 Kasten übrig</translation>
    </message>
    <message>
        <source>{} boxes left</source>
        <translation>{} Kästen übrig</translation>
    </message>
    <message>
        <source>Copy statement</source>
        <translation>Aussage kopieren</translation>
    </message>
    <message>
        <source>Show line {}</source>
        <translation>Zeile {} zeigen</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>Enclosures</source>
        <translation>Einschließungen</translation>
    </message>
    <message>
        <source>Boxes over time</source>
        <translation>Kästen über der Zeit</translation>
    </message>
    <message>
        <source>Effort per step</source>
        <translation>Aufwand je Schritt</translation>
    </message>
    <message>
        <source>What excluded the last boxes</source>
        <translation>Was die letzten Kästen ausschloss</translation>
    </message>
    <message>
        <source>Values between standstills</source>
        <translation>Werte zwischen Stillständen</translation>
    </message>
    <message>
        <source>How the states are shown</source>
        <translation>Wie die Zustände gezeigt werden</translation>
    </message>
    <message>
        <source>around the middle</source>
        <translation>um die Mitte</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Unknown on the horizontal axis</source>
        <translation>Unbekannte auf der waagrechten Achse</translation>
    </message>
    <message>
        <source>Unknown on the vertical axis</source>
        <translation>Unbekannte auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>latest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units: {}.</source>
        <translation>Einheiten: {}.</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Rounded outward.</source>
        <translation>Nach außen gerundet.</translation>
    </message>
    <message>
        <source>Up to the end of the bounds examined: {}. Nothing is proven beyond.</source>
        <translation>Bis ans Ende der untersuchten Grenzen: {}. Dahinter ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>The set is empty. There are no bounds to show.</source>
        <translation>Die Menge ist leer. Es gibt keine Schranken zu zeigen.</translation>
    </message>
    <message>
        <source>Last hulls, at {} s:</source>
        <translation>Letzte Hüllen, bei {} s:</translation>
    </message>
    <message>
        <source>What an empty set can mean</source>
        <translation>Was eine leere Menge bedeuten kann</translation>
    </message>
    <message>
        <source>A parameter held constant moves in the rig: let it take a new value at each standstill.</source>
        <translation>Ein konstant gehaltener Parameter bewegt sich am Prüfstand: Lassen Sie ihn bei jedem Stillstand einen neuen Wert annehmen.</translation>
    </message>
    <message>
        <source>The bound of a sensor is too tight, or a single value lies beyond it.</source>
        <translation>Die Schranke eines Sensors ist zu eng, oder ein einzelner Wert liegt jenseits davon.</translation>
    </message>
    <message>
        <source>The model lacks an effect, or the true values lie outside the bounds examined.</source>
        <translation>Dem Modell fehlt ein Effekt, oder die wahren Werte liegen außerhalb der geprüften Grenzen.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Vergleichspunkt</translation>
    </message>
    <message>
        <source>Inside: it explains all data.</source>
        <translation>Innerhalb: er erklärt alle Daten.</translation>
    </message>
    <message>
        <source>Excluded: it is proven not to explain the data.</source>
        <translation>Ausgeschlossen: er erklärt die Daten bewiesenermaßen nicht.</translation>
    </message>
    <message>
        <source>Outside the bounds examined: nothing is proven about it.</source>
        <translation>Außerhalb der untersuchten Grenzen: darüber ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>Inside the enclosure.</source>
        <translation>In der Einschließung.</translation>
    </message>
    <message>
        <source>Neither proven nor excluded.</source>
        <translation>Weder bewiesen noch ausgeschlossen.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>left at the end</source>
        <translation>am Ende übrig</translation>
    </message>
    <message>
        <source>longest list</source>
        <translation>längste Liste</translation>
    </message>
    <message>
        <source>admissible</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>outward, self-test passed</source>
        <translation>nach außen, Selbsttest bestanden</translation>
    </message>
    <message>
        <source>back-end</source>
        <translation>Rechenkern</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>unbeschränkt</translation>
    </message>
    <message>
        <source>given, not searched</source>
        <translation>gegeben, nicht gesucht</translation>
    </message>
    <message>
        <source>at its lower bound</source>
        <translation>an seiner unteren Grenze</translation>
    </message>
    <message>
        <source>at its upper bound</source>
        <translation>an seiner oberen Grenze</translation>
    </message>
    <message>
        <source>counts in steps only</source>
        <translation>zählt nur in Stufen</translation>
    </message>
    <message>
        <source>its error is not known</source>
        <translation>sein Fehler ist nicht bekannt</translation>
    </message>
    <message>
        <source>the interval may be too narrow</source>
        <translation>das Intervall ist vielleicht zu eng</translation>
    </message>
    <message>
        <source>no value of the range is excluded</source>
        <translation>kein Wert des Bereichs ist ausgeschlossen</translation>
    </message>
    <message>
        <source>not excluded down to the lower bound</source>
        <translation>bis zur unteren Grenze nicht ausgeschlossen</translation>
    </message>
    <message>
        <source>not excluded up to the upper bound</source>
        <translation>bis zur oberen Grenze nicht ausgeschlossen</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>leaves {} (rms) of {}, R² {}</source>
        <translation>lässt {} (Effektivwert) von {} übrig, R² {}</translation>
    </message>
    <message>
        <source>J = {} in {} model solves</source>
        <translation>J = {} in {} Modelllösungen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Suchweg</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Bestimmbarkeit</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Rauschstudie</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Gezeigter Ausgang und Versuch</translation>
    </message>
    <message>
        <source>{}, experiment {}</source>
        <translation>{}, Versuch {}</translation>
    </message>
    <message>
        <source>{}, all experiments</source>
        <translation>{}, alle Versuche</translation>
    </message>
    <message>
        <source>Nothing was reached.</source>
        <translation>Nichts wurde erreicht.</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Einzugsgebiete</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>{}, standard error {}</source>
        <translation>{}, Standardfehler {}</translation>
    </message>
    <message>
        <source>On a bound: {}.</source>
        <translation>An einer Grenze: {}.</translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Keine Grenze ist aktiv.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>übrig (Effektivwert)</translation>
    </message>
    <message>
        <source>of variation</source>
        <translation>der Schwankung</translation>
    </message>
    <message>
        <source>of stated</source>
        <translation>der angegebenen</translation>
    </message>
    <message>
        <source>objective J</source>
        <translation>Zielfunktion J</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>Modelllösungen</translation>
    </message>
    <message>
        <source>stages of λ</source>
        <translation>Stufen von λ</translation>
    </message>
    <message>
        <source>J of a plain fit</source>
        <translation>J einer einfachen Anpassung</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>{} starts</source>
        <translation>{} Starts</translation>
    </message>
    <message>
        <source>with homotopy</source>
        <translation>mit Homotopie</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Share of the starts that end at the answer.</source>
        <translation>Anteil der Starts, die bei der Antwort enden.</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian at the answer, relative to the largest.</source>
        <translation>Singulärwerte der skalierten Jacobi-Matrix bei der Antwort, bezogen auf den größten.</translation>
    </message>
    <message>
        <source>Experiment {}</source>
        <translation>Versuch {}</translation>
    </message>
    <message>
        <source>{}: mean {}{}, sd {}{}</source>
        <translation>{}: Mittelwert {}{}, Std.-Abw. {}{}</translation>
    </message>
    <message>
        <source>measured {}{}, log L {}</source>
        <translation>gemessen {}{}, log L {}</translation>
    </message>
    <message>
        <source>The measured value lies in the tails.</source>
        <translation>Der Messwert liegt in den Ausläufern.</translation>
    </message>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Ausgangsdichten aller Versuche</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher bester Stand</translation>
    </message>
    <message>
        <source>No interval: it is computed when the search has ended. Run again and let it end.</source>
        <translation>Kein Intervall: Es wird berechnet, wenn die Suche zu Ende ist. Neu rechnen und sie zu Ende gehen lassen.</translation>
    </message>
    <message>
        <source>Nothing was found before the run ended. Run again and let the search end.</source>
        <translation>Vor dem Ende des Laufs wurde nichts gefunden. Neu rechnen und die Suche zu Ende gehen lassen.</translation>
    </message>
    <message>
        <source>Interval: {}.</source>
        <translation>Intervall: {}.</translation>
    </message>
    <message>
        <source>No interval is stated.</source>
        <translation>Kein Intervall ist angegeben.</translation>
    </message>
    <message>
        <source>log L, maximum entropy</source>
        <translation>log L, maximale Entropie</translation>
    </message>
    <message>
        <source>log L, Gaussian</source>
        <translation>log L, Gauß</translation>
    </message>
    <message>
        <source>log L, {}</source>
        <translation>log L, {}</translation>
    </message>
    <message>
        <source>mean EMD, maximum entropy</source>
        <translation>mittlere EMD, max. Entropie</translation>
    </message>
    <message>
        <source>mean EMD, Gaussian</source>
        <translation>mittlere EMD, Gauß</translation>
    </message>
    <message>
        <source>error of log L, maximum entropy</source>
        <translation>Fehler von log L, maximale Entropie</translation>
    </message>
    <message>
        <source>error of log L, Gaussian</source>
        <translation>Fehler von log L, Gauß</translation>
    </message>
    <message>
        <source>expansion error, largest</source>
        <translation>Entwicklungsfehler, größter</translation>
    </message>
    <message>
        <source>model class, p</source>
        <translation>Modellklasse, p</translation>
    </message>
    <message>
        <source>outside the 95 % range</source>
        <translation>außerhalb des 95-%-Bereichs</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>, M = {}</source>
        <translation>, M = {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>measured value</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Suchverlauf</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle Versuche</translation>
    </message>
    <message>
        <source>largest EMD first</source>
        <translation>größte EMD zuerst</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>{} rows · selection is shared with the plots</source>
        <translation>{} Zeilen · Auswahl gemeinsam mit den Bildern</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>skewness</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>kurtosis</source>
        <translation>Kurtosis</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>EMD max. ent.</source>
        <translation>EMD max. Ent.</translation>
    </message>
    <message>
        <source>EMD Gauss</source>
        <translation>EMD Gauß</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <source>Probabilities of the measured values</source>
        <translation>Wahrscheinlichkeiten der Messwerte</translation>
    </message>
    <message>
        <source>p = {}</source>
        <translation>p = {}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Schätzung und ihre Bewegung</translation>
    </message>
    <message>
        <source>{}, each experiment</source>
        <translation>{}, jeder Versuch</translation>
    </message>
    <message>
        <source>Mean over the experiments</source>
        <translation>Mittel über die Versuche</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Neu rechnen</translation>
    </message>
    <message>
        <source>The run ended in the first generation: there is no path to show yet. The best values of that generation are at the right.</source>
        <translation>Der Lauf endete in der ersten Generation: Es gibt noch keinen Weg zu zeigen. Die besten Werte dieser Generation stehen rechts.</translation>
    </message>
    <message>
        <source>The run was cancelled before they were computed. Run again and let the search end, or look at what it had reached.</source>
        <translation>Der Lauf wurde abgebrochen, bevor sie berechnet waren. Neu rechnen und die Suche zu Ende gehen lassen, oder ansehen, was erreicht war.</translation>
    </message>
    <message>
        <source>The distributions were given in the study, not searched.</source>
        <translation>Die Verteilungen waren in der Studie gegeben, nicht gesucht.</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Dichten</translation>
    </message>
    <message>
        <source>No densities</source>
        <translation>Keine Dichten</translation>
    </message>
    <message>
        <source>No predictions</source>
        <translation>Keine Vorhersagen</translation>
    </message>
    <message>
        <source>No search</source>
        <translation>Keine Suche</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-Indizes</translation>
    </message>
    <message>
        <source>No Sobol indices</source>
        <translation>Keine Sobol-Indizes</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>open study as text</source>
        <translation>Studie als Text öffnen</translation>
    </message>
    <message>
        <source>At {} s</source>
        <translation>Bei {} s</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>May it be believed</source>
        <translation>Darf man ihm glauben</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>mittleres NIS</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>within 95 %</source>
        <translation>innerhalb 95 %</translation>
    </message>
    <message>
        <source>outside the gate</source>
        <translation>außerhalb des Tors</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>Sensor</translation>
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
        <translation>Wahre Werte</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS-Fehler</translation>
    </message>
    <message>
        <source>NEES of the unknowns</source>
        <translation>NEES der Unbekannten</translation>
    </message>
    <message>
        <source>{}, expected {}</source>
        <translation>{}, erwartet {}</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Alle Daten auf einmal</translation>
    </message>
    <message>
        <source>furthest from the filter</source>
        <translation>größte Abweichung vom Filter</translation>
    </message>
    <message>
        <source>{} σ</source>
        <translation>{} σ</translation>
    </message>
    <message>
        <source>A fit of all measurements without process noise; its standard deviations are the Cramér-Rao bound.</source>
        <translation>Eine Anpassung aller Messungen ohne Prozessrauschen; ihre Standardabweichungen sind die Cramér-Rao-Schranke.</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Writes these standard deviations of the sensors into the study. Undo takes them back; press Run for the result.</source>
        <translation>Schreibt diese Standardabweichungen der Sensoren in die Studie. „Rückgängig“ nimmt sie zurück; das Ergebnis kommt mit „Rechnen“.</translation>
    </message>
    <message>
        <source>σ of {}</source>
        <translation>σ von {}</translation>
    </message>
    <message>
        <source>Nothing: no noise of the sensors or of the process explains the innovations.</source>
        <translation>Nichts: kein Rauschen der Sensoren oder des Prozesses erklärt die Innovationen.</translation>
    </message>
    <message>
        <source>or process noise times</source>
        <translation>oder Prozessrauschen mal</translation>
    </message>
    <message>
        <source>Writes {} into the study. Undo takes it back; press Run for the result.</source>
        <translation>Schreibt {} in die Studie. „Rückgängig“ nimmt es zurück; das Ergebnis kommt mit „Rechnen“.</translation>
    </message>
    <message>
        <source>Either would explain the innovations. Nothing is changed by itself.</source>
        <translation>Jedes von beiden würde die Innovationen erklären. Nichts wird von selbst geändert.</translation>
    </message>
    <message>
        <source>This would explain the innovations. Nothing is changed by itself.</source>
        <translation>Dies würde die Innovationen erklären. Nichts wird von selbst geändert.</translation>
    </message>
    <message>
        <source>Take over the process noise</source>
        <translation>Prozessrauschen übernehmen</translation>
    </message>
    <message>
        <source>Take over σ</source>
        <translation>σ übernehmen</translation>
    </message>
    <message>
        <source>1 step, mean NIS {}</source>
        <translation>1 Schritt, mittleres NIS {}</translation>
    </message>
    <message>
        <source>{} steps, mean NIS {}</source>
        <translation>{} Schritte, mittleres NIS {}</translation>
    </message>
    <message>
        <source>The study judges from {} s on.</source>
        <translation>Die Studie beurteilt ab {} s.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Propose Q</source>
        <translation>Q vorschlagen</translation>
    </message>
    <message>
        <source>Propose R</source>
        <translation>R vorschlagen</translation>
    </message>
    <message>
        <source>Innovations</source>
        <translation>Innovationen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kennlinie</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Gegenprobe</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in Worten</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>bias / σ</source>
        <translation>Versatz / σ</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>largest autocorrelation</source>
        <translation>größte Autokorrelation</translation>
    </message>
    <message>
        <source>Sensor shown</source>
        <translation>Gezeigter Sensor</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>alle Daten auf einmal</translation>
    </message>
    <message>
        <source>Cramér-Rao bound</source>
        <translation>Cramér-Rao-Schranke</translation>
    </message>
    <message>
        <source>deviation / bound</source>
        <translation>Abweichung / Schranke</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Filter beside the fit of all data at once</source>
        <translation>Filter neben der Anpassung aller Daten auf einmal</translation>
    </message>
    <message>
        <source>the fit has no process noise; no unbiased estimate is better than the bound</source>
        <translation>die Anpassung hat kein Prozessrauschen; kein unverzerrter Schätzwert ist besser als die Schranke</translation>
    </message>
    <message>
        <source>the fit did not converge: its bound is that of its last point</source>
        <translation>die Anpassung ist nicht konvergiert: Ihre Schranke ist die des letzten Punkts</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher bester</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>How many are enough</source>
        <translation>Wie viele genügen</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Was jeder wert ist</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, all {} combinations scored</source>
        <translation>höchstens {} von {} Sensoren, alle {} Kombinationen bewertet</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, by branch and bound</source>
        <translation>höchstens {} von {} Sensoren, durch Branch-and-Bound</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewiesen optimal</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the time limit</source>
        <translation>höchstens {} % über dem bestmöglichen, durch die Zeitgrenze beendet</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the limit of relaxations</source>
        <translation>höchstens {} % über dem bestmöglichen, durch die Grenze der Relaxationen beendet</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, cancelled</source>
        <translation>höchstens {} % über dem bestmöglichen, abgebrochen</translation>
    </message>
    <message>
        <source>at most {} % above the best possible</source>
        <translation>höchstens {} % über dem bestmöglichen</translation>
    </message>
    <message>
        <source>Criterion of the ranking</source>
        <translation>Kriterium der Rangliste</translation>
    </message>
    <message>
        <source>Ranking by {}</source>
        <translation>Rangliste nach {}</translation>
    </message>
    <message>
        <source>1 combination listed</source>
        <translation>1 Kombination aufgeführt</translation>
    </message>
    <message>
        <source>{} combinations listed</source>
        <translation>{} Kombinationen aufgeführt</translation>
    </message>
    <message>
        <source>{} combinations found around it</source>
        <translation>{} Kombinationen darum herum gefunden</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>{} over the best</source>
        <translation>{} durch das beste</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Parameters on the axes</source>
        <translation>Parameter auf den Achsen</translation>
    </message>
    <message>
        <source>95 % regions</source>
        <translation>95-%-Bereiche</translation>
    </message>
    <message>
        <source>only the first ones of a ranking have a region in the result</source>
        <translation>nur die ersten einer Rangfolge haben im Ergebnis einen Bereich</translation>
    </message>
    <message>
        <source>best and selected combination</source>
        <translation>beste und ausgewählte Kombination</translation>
    </message>
    <message>
        <source>Best combination of every size</source>
        <translation>Beste Kombination jeder Größe</translation>
    </message>
    <message>
        <source>sensors, {}</source>
        <translation>Sensoren, {}</translation>
    </message>
    <message>
        <source>filled: without a chosen sensor; hollow: with another one added</source>
        <translation>gefüllt: ohne einen gewählten Sensor; hohl: mit einem weiteren</translation>
    </message>
    <message>
        <source>chosen by {}</source>
        <translation>gewählt nach {}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>worth by {}</source>
        <translation>Nutzen nach {}</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>standard error, best by {}</source>
        <translation>Standardfehler, beste nach {}</translation>
    </message>
    <message>
        <source>standard error, all sensors</source>
        <translation>Standardfehler, alle Sensoren</translation>
    </message>
    <message>
        <source>Selected combination</source>
        <translation>Ausgewählte Kombination</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>Best by {}</source>
        <translation>Beste nach {}</translation>
    </message>
    <message>
        <source>nothing is below</source>
        <translation>nichts liegt darunter</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>gelöste Relaxationen</translation>
    </message>
    <message>
        <source>search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>every combination scored</source>
        <translation>jede Kombination bewertet</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>Branch-and-Bound</translation>
    </message>
    <message>
        <source>combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>nicht bestimmt</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>every model at its own estimate</source>
        <translation>jedes Modell bei seiner eigenen Schätzung</translation>
    </message>
    <message>
        <source>over the standard deviation of the mean</source>
        <translation>durch die Standardabweichung des Mittelwerts</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message>
        <source>{} models</source>
        <translation>{} Modelle</translation>
    </message>
    <message>
        <source>1 split</source>
        <translation>1 Aufteilung</translation>
    </message>
    <message>
        <source>{} splits</source>
        <translation>{} Aufteilungen</translation>
    </message>
    <message>
        <source>sensors {}</source>
        <translation>Sensoren {}</translation>
    </message>
    <message>
        <source>Rejected: {}.</source>
        <translation>Verworfen: {}.</translation>
    </message>
    <message>
        <source>Does not fit the data: {}.</source>
        <translation>Passt nicht zu den Daten: {}.</translation>
    </message>
    <message>
        <source>Consistent with the data, which does not prove it right: {}.</source>
        <translation>Mit den Daten verträglich, was die Richtigkeit nicht beweist: {}.</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Hier teilen</translation>
    </message>
    <message>
        <source>Split at {}</source>
        <translation>Aufteilung bei {}</translation>
    </message>
    <message>
        <source>Adds a split: below {} calibrates, from there on validates.</source>
        <translation>Fügt eine Aufteilung hinzu: unter {} kalibriert, von dort an validiert.</translation>
    </message>
    <message>
        <source>Splits are by an input, and none varies here.</source>
        <translation>Aufteilungen gehen nach einem Eingang, und hier ändert sich keiner.</translation>
    </message>
    <message>
        <source>Click a measured point: what lies below it calibrates, the rest validates.</source>
        <translation>Klicken Sie einen Messpunkt an: was darunter liegt, kalibriert, der Rest validiert.</translation>
    </message>
    <message>
        <source>Repeatability</source>
        <translation>Wiederholbarkeit</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>{}: whether the differences are normal was not tested: they are too few, or all alike.</source>
        <translation>{}: Ob die Differenzen normalverteilt sind, wurde nicht geprüft: Es sind zu wenige, oder alle sind gleich.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is rejected, p = {}.</source>
        <translation>{}: eine Normalverteilung der Differenzen wird verworfen, p = {}.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is not rejected, p = {}.</source>
        <translation>{}: eine Normalverteilung der Differenzen wird nicht verworfen, p = {}.</translation>
    </message>
    <message>
        <source>{} scatters more between the series than its stated standard deviation.</source>
        <translation>{} streut zwischen den Reihen mehr als seine angegebene Standardabweichung.</translation>
    </message>
    <message>
        <source>{} scatters less between the series than its stated standard deviation.</source>
        <translation>{} streut zwischen den Reihen weniger als seine angegebene Standardabweichung.</translation>
    </message>
    <message>
        <source>These p-values are exact: by simulation of the same pairs, also where a series takes part in two of them. All sentences on all sensors together are wrong for right data at most as often as the significance says. The p of the table is the published one.</source>
        <translation>Diese p-Werte sind exakt: durch Simulation derselben Paare, auch wo eine Reihe zu zweien gehört. Alle Sätze über alle Sensoren zusammen sind bei richtigen Daten höchstens so oft falsch, wie die Signifikanz sagt. Das p der Tabelle ist das veröffentlichte.</translation>
    </message>
    <message>
        <source>Check of the data</source>
        <translation>Prüfung der Daten</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>Data were drawn at the estimate with the stated standard deviations and fitted again {} times. The ellipsoid of the refit holds the estimate in {} % of them (95 % interval {} to {} %); it should in {} %.</source>
        <translation>An der Schätzung wurden {}-mal Daten mit den angegebenen Standardabweichungen gezogen und angepasst. Das Ellipsoid der Anpassung enthält die Schätzung in {} % davon (95-%-Intervall {} bis {} %); es sollten {} % sein.</translation>
    </message>
    <message>
        <source>The ellipsoid holds what it promises.</source>
        <translation>Das Ellipsoid hält, was es verspricht.</translation>
    </message>
    <message>
        <source>The ellipsoid does not hold what it promises: the model bends within its confidence region. Trust the profiles.</source>
        <translation>Das Ellipsoid hält nicht, was es verspricht: das Modell krümmt sich innerhalb seines Vertrauensbereichs. Trauen Sie den Profilen.</translation>
    </message>
    <message>
        <source>This would hold if the model {} were right; it is rejected.</source>
        <translation>Das gälte, wenn das Modell {} richtig wäre; es ist verworfen.</translation>
    </message>
    <message>
        <source>Profile intervals</source>
        <translation>Profilintervalle</translation>
    </message>
    <message>
        <source>Refits of simulated data</source>
        <translation>Anpassungen simulierter Daten</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profil-Likelihood</translation>
    </message>
    <message>
        <source>How to use it</source>
        <translation>Wie man es nutzt</translation>
    </message>
    <message>
        <source>Experiments and sensors not measured yet are judged at the present estimate. Measure the first, add its data, and run again: the estimate is renewed and with it the order.</source>
        <translation>Noch nicht gemessene Versuche und Sensoren werden bei der jetzigen Schätzung beurteilt. Den ersten messen, seine Daten hinzunehmen und neu rechnen: die Schätzung wird erneuert und mit ihr die Reihenfolge.</translation>
    </message>
    <message>
        <source>Series with data are taken one after the other, and the unknowns are estimated anew with each: the criterion predicted stands beside the one reached.</source>
        <translation>Reihen mit Daten werden nacheinander genommen und die Unbekannten mit jeder neu geschätzt: das vorhergesagte Kriterium steht neben dem erreichten.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>Next experiments, step by step</source>
        <translation>Nächste Versuche, Schritt für Schritt</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>with data</source>
        <translation>mit Daten</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Nächste Reihe</translation>
    </message>
    <message>
        <source>Next series steps</source>
        <translation>Schritte der Reihen</translation>
    </message>
    <message>
        <source>Planned sensors</source>
        <translation>Geplante Sensoren</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modelle über den Daten</translation>
    </message>
    <message>
        <source>Coverage and profiles</source>
        <translation>Überdeckung und Profile</translation>
    </message>
    <message>
        <source>Selected: {}, {}</source>
        <translation>Ausgewählt: {}, {}</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>keine Schätzung</translation>
    </message>
    <message>
        <source>{}, calibration</source>
        <translation>{}, Kalibrierung</translation>
    </message>
    <message>
        <source>{}, validation</source>
        <translation>{}, Validierung</translation>
    </message>
    <message>
        <source>correlation, calibration</source>
        <translation>Korrelation, Kalibrierung</translation>
    </message>
    <message>
        <source>distance², both covariances</source>
        <translation>Abstand², beide Kovarianzen</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p after Holm</source>
        <translation>p nach Holm</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, veröffentlichte Regel</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>The stated standard deviations were taken as they are: the study names no column of repeated series.</source>
        <translation>Die angegebenen Standardabweichungen wurden übernommen: die Studie nennt keine Spalte wiederholter Reihen.</translation>
    </message>
    <message>
        <source>of one value, from repeated series</source>
        <translation>eines Werts, aus wiederholten Reihen</translation>
    </message>
    <message>
        <source>normal, {}</source>
        <translation>normal, {}</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>rejected, p {}</source>
        <translation>verworfen, p {}</translation>
    </message>
    <message>
        <source>not rejected, p {}</source>
        <translation>nicht verworfen, p {}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezeichnet</translation>
    </message>
    <message>
        <source>Projection: the shadow of the ellipsoid that holds all unknowns at once. Cut: its slice with the others known. These two alone: the region of the pair, whatever the others are.</source>
        <translation>Projektion: der Schatten des Ellipsoids, das alle Unbekannten zugleich enthält. Schnitt: seine Scheibe bei bekannten übrigen. Nur diese zwei: der Bereich des Paars, wie auch immer die übrigen sind.</translation>
    </message>
    <message>
        <source>joint, projection</source>
        <translation>gemeinsam, Projektion</translation>
    </message>
    <message>
        <source>joint, cut</source>
        <translation>gemeinsam, Schnitt</translation>
    </message>
    <message>
        <source>these two alone</source>
        <translation>nur diese zwei</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Kovarianz</translation>
    </message>
    <message>
        <source>S: the term of the second derivatives in the Hessian.</source>
        <translation>S: der Term der zweiten Ableitungen in der Hesse-Matrix.</translation>
    </message>
    <message>
        <source>with S (eq. 9)</source>
        <translation>mit S (Gl. 9)</translation>
    </message>
    <message>
        <source>without S</source>
        <translation>ohne S</translation>
    </message>
    <message>
        <source>The study has no splits.</source>
        <translation>Die Studie hat keine Aufteilungen.</translation>
    </message>
    <message>
        <source>calibration, filled</source>
        <translation>Kalibrierung, gefüllt</translation>
    </message>
    <message>
        <source>validation, hollow</source>
        <translation>Validierung, hohl</translation>
    </message>
    <message>
        <source>refits of the coverage check</source>
        <translation>Anpassungen der Überdeckungsprüfung</translation>
    </message>
    <message>
        <source>The run made no refits; the setting is Refits for the coverage.</source>
        <translation>Der Lauf machte keine wiederholten Anpassungen; die Einstellung heißt „Wiederholte Anpassungen für die Überdeckung“.</translation>
    </message>
    <message>
        <source>Model of the estimates</source>
        <translation>Modell der Schätzwerte</translation>
    </message>
    <message>
        <source>The estimate of the run is from the experiments of the estimate; the others from those of the splits</source>
        <translation>Die Schätzung des Laufs stammt aus den Versuchen der Schätzung; die anderen stammen aus denen der Aufteilungen</translation>
    </message>
    <message>
        <source>{}, rejected</source>
        <translation>{}, verworfen</translation>
    </message>
    <message>
        <source>{}, estimate of the run</source>
        <translation>{}, Schätzung des Laufs</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Joint: for all {} unknowns at once.</source>
        <translation>Gemeinsam: für alle {} Unbekannten zugleich.</translation>
    </message>
    <message>
        <source>Joint for both unknowns at once.</source>
        <translation>Gemeinsam für beide Unbekannten zugleich.</translation>
    </message>
    <message>
        <source>n, p</source>
        <translation>n, p</translation>
    </message>
    <message>
        <source>{} % confidence ellipses</source>
        <translation>{}-%-Vertrauensellipsen</translation>
    </message>
    <message>
        <source>{} % confidence intervals</source>
        <translation>{}-%-Vertrauensintervalle</translation>
    </message>
    <message>
        <source>split {}</source>
        <translation>Aufteilung {}</translation>
    </message>
    <message>
        <source>{}, {}: not tested, one side has no estimate</source>
        <translation>{}, {}: nicht geprüft, eine Seite hat keine Schätzung</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>misfit: the sides agree, but the model does not fit the data</source>
        <translation>passt nicht: die Seiten stimmen überein, aber das Modell passt nicht zu den Daten</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>verträglich</translation>
    </message>
    <message>
        <source>{}, {}: {}; p = {} with both covariances, {} after Holm&apos;s correction, {} by the published rule</source>
        <translation>{}, {}: {}; p = {} mit beiden Kovarianzen, {} nach Holms Korrektur, {} nach der veröffentlichten Regel</translation>
    </message>
    <message>
        <source>p-values, models × splits</source>
        <translation>p-Werte, Modelle × Aufteilungen</translation>
    </message>
    <message>
        <source>bold: both covariances</source>
        <translation>fett: beide Kovarianzen</translation>
    </message>
    <message>
        <source>p-values, models by splits</source>
        <translation>p-Werte, Modelle gegen Aufteilungen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>published rule</source>
        <translation>veröffentlichte Regel</translation>
    </message>
    <message>
        <source>A model is rejected where p with both covariances, after Holm&apos;s correction over its {} splits and its fit, is below {}; where values were measured again, sensors that scatter more than stated are not held against it. The published rule takes the estimate of the validation for exact and rejects right models far too often; it is shown for comparison and decides nothing.</source>
        <translation>Ein Modell wird verworfen, wenn p mit beiden Kovarianzen, nach Holms Korrektur über seine {} Aufteilungen und seine Anpassung, unter {} liegt; wo Werte ein zweites Mal gemessen wurden, wird ihm nicht angelastet, dass Sensoren mehr streuen als angegeben. Die veröffentlichte Regel nimmt die Schätzung der Validierung für exakt und verwirft richtige Modelle viel zu oft; sie steht zum Vergleich da und entscheidet nichts.</translation>
    </message>
    <message>
        <source>Show the models over the data</source>
        <translation>Die Modelle über den Daten zeigen</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Sensorauswahl</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better; of the model {}, which is rejected</source>
        <translation>alle {} Auswahlen, jede mit eigener Schätzung; kleiner ist besser; des Modells {}, das verworfen ist</translation>
    </message>
    <message>
        <source>only the set of all; of the model {}, which is rejected</source>
        <translation>nur die Auswahl aller; des Modells {}, das verworfen ist</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better</source>
        <translation>alle {} Auswahlen, jede mit eigener Schätzung; kleiner ist besser</translation>
    </message>
    <message>
        <source>only the set of all</source>
        <translation>nur die Auswahl aller</translation>
    </message>
    <message>
        <source>A, trace</source>
        <translation>A, Spur</translation>
    </message>
    <message>
        <source>D, determinant</source>
        <translation>D, Determinante</translation>
    </message>
    <message>
        <source>E, largest eigenvalue</source>
        <translation>E, größter Eigenwert</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Kondition</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzwerte</translation>
    </message>
    <message>
        <source>value ± std. error</source>
        <translation>Wert ± Std.-Fehler</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>marginales Intervall</translation>
    </message>
    <message>
        <source>joint interval</source>
        <translation>gemeinsames Intervall</translation>
    </message>
    <message>
        <source>of the model {}, which is rejected</source>
        <translation>des Modells {}, das verworfen ist</translation>
    </message>
    <message>
        <source>intervals of the level of the run; full digits in the export</source>
        <translation>Intervalle zum Niveau des Laufs; alle Stellen im Export</translation>
    </message>
    <message>
        <source>of the model {}, which the data do not reject</source>
        <translation>des Modells {}, das die Daten nicht verwerfen</translation>
    </message>
    <message>
        <source>Correlation, model {}, rejected</source>
        <translation>Korrelation, Modell {}, verworfen</translation>
    </message>
    <message>
        <source>Correlation of the unknowns, from the covariance with second derivatives where the run has it.</source>
        <translation>Korrelation der Unbekannten, aus der Kovarianz mit zweiten Ableitungen, wo der Lauf sie hat.</translation>
    </message>
    <message>
        <source>Is the ellipsoid a fair picture?</source>
        <translation>Ist das Ellipsoid ein treues Bild?</translation>
    </message>
    <message>
        <source>This is about the estimate of the model {}, which is rejected.</source>
        <translation>Dies betrifft die Schätzung des Modells {}, das verworfen ist.</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood stand in the view Coverage and profiles.</source>
        <translation>Die Intervalle aus der Profil-Likelihood stehen in der Ansicht „Überdeckung und Profile“.</translation>
    </message>
    <message>
        <source>Profile likelihood would give nearly the same intervals.</source>
        <translation>Die Profil-Likelihood gäbe fast dieselben Intervalle.</translation>
    </message>
    <message>
        <source>Profile likelihood holds each unknown at values around its estimate and fits the others again: its intervals need no linearisation.</source>
        <translation>Die Profil-Likelihood hält jede Unbekannte auf Werten um ihren Schätzwert fest und passt die anderen neu an: ihre Intervalle brauchen keine Linearisierung.</translation>
    </message>
    <message>
        <source>Run with profile likelihood</source>
        <translation>Mit Profil-Likelihood rechnen</translation>
    </message>
    <message>
        <source>{} and {}, {} %</source>
        <translation>{} und {}, {} %</translation>
    </message>
    <message>
        <source>{} and {}, {} %, {}</source>
        <translation>{} und {}, {} %, {}</translation>
    </message>
    <message>
        <source>Ellipsoid of all three</source>
        <translation>Ellipsoid aller drei</translation>
    </message>
    <message>
        <source>drag or arrow keys turn it</source>
        <translation>Ziehen oder Pfeiltasten drehen es</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Vertrauensellipsoid dreier Unbekannter</translation>
    </message>
    <message>
        <source>Estimates and covariance</source>
        <translation>Schätzwerte und Kovarianz</translation>
    </message>
    <message>
        <source>{} % regions of the sets</source>
        <translation>{}-%-Bereiche der Auswahlen</translation>
    </message>
    <message>
        <source>chosen set and the selected one</source>
        <translation>gewählte Auswahl und die markierte</translation>
    </message>
    <message>
        <source>Every set has its own estimate. A is the sum of the variances, D the squared volume of the ellipsoid, E its longest semi-axis squared, ME longest over shortest; here over those of the chosen set, so 0.81 in E is an ellipsoid a tenth shorter.</source>
        <translation>Jede Auswahl hat ihre eigene Schätzung. A ist die Summe der Varianzen, D das quadrierte Volumen des Ellipsoids, E das Quadrat seiner längsten Halbachse, ME längste durch kürzeste; hier bezogen auf die gewählte Auswahl: 0,81 in E ist ein um ein Zehntel kürzeres Ellipsoid.</translation>
    </message>
    <message>
        <source>A, E and ME add or compare numbers of different units where the unknowns have different units; D does not depend on units.</source>
        <translation>A, E und ME addieren oder vergleichen Zahlen verschiedener Einheiten, wo die Unbekannten verschiedene Einheiten haben; D hängt von Einheiten nicht ab.</translation>
    </message>
    <message>
        <source>{}. Its numbers would mean nothing and are not ranked.</source>
        <translation>{}. Ihre Zahlen bedeuteten nichts und werden nicht gereiht.</translation>
    </message>
    <message>
        <source>Adequacy</source>
        <translation>Adäquatheit</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>gleich {}</translation>
    </message>
    <message>
        <source>Priors</source>
        <translation>Vorwissen</translation>
    </message>
    <message>
        <source>Share of the prior in what is known of the unknown, the rest is the data&apos;s.</source>
        <translation>Anteil des Vorwissens an dem, was über die Unbekannte bekannt ist; der Rest stammt aus den Daten.</translation>
    </message>
    <message>
        <source>With equality: {}.</source>
        <translation>Mit Gleichheit: {}.</translation>
    </message>
    <message>
        <source>Start from these values</source>
        <translation>Von diesen Werten aus starten</translation>
    </message>
    <message>
        <source>Widen the range of {}</source>
        <translation>Bereich von {} erweitern</translation>
    </message>
    <message>
        <source>Run with {} iterations</source>
        <translation>Mit {} Iterationen rechnen</translation>
    </message>
    <message>
        <source>Use the homotopy</source>
        <translation>Homotopie verwenden</translation>
    </message>
</context>
<context>
    <name>RunRecord</name>
    <message>
        <source>Run %1 · %2</source>
        <translation>Lauf %1 · %2</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>The model {} has no state derivatives that a correction could be added to.</source>
        <translation>Das Modell {} hat keine Zustandsableitungen, zu denen eine Korrektur addiert werden könnte.</translation>
    </message>
    <message>
        <source>{} of the model {} is neither an output nor a state: nothing measured can pull at it.</source>
        <translation>{} des Modells {} ist weder ein Ausgang noch ein Zustand: nichts Gemessenes kann daran ziehen.</translation>
    </message>
    <message>
        <source>{} needs interval evaluation, which the model &apos;{}&apos; does not offer.</source>
        <translation>{} braucht Intervallrechnung, die das Modell „{}“ nicht bietet.</translation>
    </message>
    <message>
        <source>verified integration</source>
        <translation>Die verifizierte Integration</translation>
    </message>
    <message>
        <source>verified integration needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>Die verifizierte Integration braucht Zustände, die das Modell „{}“ nicht hat.</translation>
    </message>
    <message>
        <source>verified integration needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>Die verifizierte Integration braucht explizite Gleichungen; das Modell „{}“ hat implizite.</translation>
    </message>
    <message>
        <source>The order of a verified integration must be 2 to 40, not {}.</source>
        <translation>Die Ordnung einer verifizierten Integration muss 2 bis 40 sein, nicht {}.</translation>
    </message>
    <message>
        <source>the right side leaves its domain or jumps</source>
        <translation>die rechte Seite verlässt ihren Definitionsbereich oder springt</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>kein umschließender Kasten wurde gefunden</translation>
    </message>
    <message>
        <source>the right side has a kink there</source>
        <translation>die rechte Seite hat dort einen Knick</translation>
    </message>
    <message>
        <source>the enclosure blew up</source>
        <translation>die Einschließung ist über alle Grenzen gewachsen</translation>
    </message>
    <message>
        <source>no orthogonal frame was found</source>
        <translation>kein orthogonales Bezugssystem wurde gefunden</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular or not finite</source>
        <translation>die Jacobi-Matrix von 0 = ... ist singulär oder nicht endlich</translation>
    </message>
    <message>
        <source>Newton&apos;s method found no step that reduces the residual</source>
        <translation>das Newton-Verfahren fand keinen Schritt, der das Residuum verkleinert</translation>
    </message>
    <message>
        <source>Newton&apos;s method did not converge in 60 steps</source>
        <translation>das Newton-Verfahren konvergierte nicht in 60 Schritten</translation>
    </message>
    <message>
        <source>The model {} cannot be simulated: it offers no formulas.</source>
        <translation>Das Modell {} lässt sich nicht simulieren: es bietet keine Formeln.</translation>
    </message>
    <message>
        <source>The model {} has {} parameters, but {} values were given.</source>
        <translation>Das Modell {} hat {} Parameter, aber {} Werte wurden gegeben.</translation>
    </message>
    <message>
        <source>The model {} has {} inputs, but {} signals were given.</source>
        <translation>Das Modell {} hat {} Eingänge, aber {} Signale wurden gegeben.</translation>
    </message>
    <message>
        <source>The simulation option {} is {}, but it {}.</source>
        <translation>Die Simulationsoption {} ist {}, aber der Wert {}.</translation>
    </message>
    <message>
        <source>The stop time {} s must not be before the start time {} s.</source>
        <translation>Die Endzeit {} s darf nicht vor der Anfangszeit {} s liegen.</translation>
    </message>
    <message>
        <source>The time {} s to record lies outside the run from {} s to {} s.</source>
        <translation>Der aufzuzeichnende Zeitpunkt {} s liegt außerhalb der Simulation von {} s bis {} s.</translation>
    </message>
    <message>
        <source>The times to record must increase: {} s follows {} s.</source>
        <translation>Die aufzuzeichnenden Zeiten müssen wachsen: {} s folgt auf {} s.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Nicht gelaufen.</translation>
    </message>
    <message>
        <source>Reached the stop time {:.6g} s.</source>
        <translation>Endzeit {:.6g} s erreicht.</translation>
    </message>
    <message>
        <source>Terminated by the model at {:.9g} s.</source>
        <translation>Vom Modell bei {:.9g} s beendet.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the budget of {} steps is used up.</source>
        <translation>Bei {:.6g} s abgebrochen: der Vorrat von {} Schritten ist verbraucht.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the step needed for the tolerance is too small{}.</source>
        <translation>Bei {:.6g} s abgebrochen: der für die Toleranz nötige Schritt ist zu klein{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} is not a finite number{}.</source>
        <translation>Bei {:.6g} s abgebrochen: {} ist keine endliche Zahl{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} grew beyond all bounds{}.</source>
        <translation>Bei {:.6g} s abgebrochen: {} wuchs über alle Grenzen{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: no solution of 0 = ...{}{}.</source>
        <translation>Bei {:.6g} s abgebrochen: keine Lösung von 0 = ...{}{}.</translation>
    </message>
    <message>
        <source> for {}</source>
        <translation> für {}</translation>
    </message>
    <message>
        <source>Cancelled at {:.6g} s.</source>
        <translation>Bei {:.6g} s abgebrochen.</translation>
    </message>
    <message>
        <source>the condition of an event has no value</source>
        <translation>die Bedingung eines Ereignisses hat keinen Wert</translation>
    </message>
    <message>
        <source>Newton&apos;s method finds no solution of the implicit step; try a smaller one</source>
        <translation>das Newton-Verfahren findet keine Lösung des impliziten Schritts; versuchen Sie einen kleineren</translation>
    </message>
    <message>
        <source>Sensitivities are computed with the integrators rk4, dopri5 and radau; {} does not carry them.</source>
        <translation>Empfindlichkeiten werden mit den Integratoren rk4, dopri5 und radau berechnet; {} führt sie nicht mit.</translation>
    </message>
    <message>
        <source>There is no parameter number {}: the model {} has {}.</source>
        <translation>Einen Parameter Nummer {} gibt es nicht: das Modell {} hat {}.</translation>
    </message>
    <message>
        <source>A signal needs as many times as values and at least one: there are {} times and {} values.</source>
        <translation>Ein Signal braucht so viele Zeiten wie Werte und mindestens eine: es gibt {} Zeiten und {} Werte.</translation>
    </message>
    <message>
        <source>Row {} of a signal is not a finite number: time {}, value {}.</source>
        <translation>Zeile {} eines Signals ist keine endliche Zahl: Zeit {}, Wert {}.</translation>
    </message>
    <message>
        <source>The times of a signal must increase: row {} is {} s, row {} is {} s.</source>
        <translation>Die Zeiten eines Signals müssen wachsen: Zeile {} ist {} s, Zeile {} ist {} s.</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>overflow in a division</source>
        <translation>Überlauf in einer Division</translation>
    </message>
    <message>
        <source>square root of {:.6g}</source>
        <translation>Quadratwurzel aus {:.6g}</translation>
    </message>
    <message>
        <source>logarithm of {:.6g}</source>
        <translation>Logarithmus von {:.6g}</translation>
    </message>
    <message>
        <source>{} of {:.6g}</source>
        <translation>{} von {:.6g}</translation>
    </message>
    <message>
        <source>{:.6g} to the power {:.6g}</source>
        <translation>{:.6g} hoch {:.6g}</translation>
    </message>
    <message>
        <source>table whose points do not increase</source>
        <translation>Tabelle, deren Punkte nicht wachsen</translation>
    </message>
    <message>
        <source>overflow in {}</source>
        <translation>Überlauf in {}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies below its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} liegt unter der Grenze {:.6g}{}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies above its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} liegt über der Grenze {:.6g}{}</translation>
    </message>
    <message>
        <source>verified identification</source>
        <translation>verifizierte Identifikation</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: relations of the model change without end there, as a state is driven back to its limit from both sides.</source>
        <translation>Angehalten bei {:.9g} s: Relationen des Modells wechseln dort ohne Ende, da ein Zustand von beiden Seiten auf seine Grenze zurückgetrieben wird.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: the event &apos;{}&apos; comes again and again there without end (a Zeno series), and the state that it sets does not tell how it rests.</source>
        <translation>Angehalten bei {:.9g} s: das Ereignis „{}“ kommt dort ohne Ende immer wieder (eine Zeno-Folge), und der Zustand, den es setzt, sagt nicht, wie er ruht.</translation>
    </message>
    <message>
        <source>{} encloses no state of rest, at which the model &apos;{}&apos; starts (data.start); give the start as a number.</source>
        <translation>{} schließt keinen Ruhezustand ein, in dem das Modell „{}“ beginnt (data.start); geben Sie den Start als Zahl an.</translation>
    </message>
    <message>
        <source>At {:.6g} s the model has no state of rest{}{}.</source>
        <translation>Bei {:.6g} s hat das Modell keinen Ruhezustand{}{}.</translation>
    </message>
    <message>
        <source>being at rest does not determine all of them</source>
        <translation>die Ruhe bestimmt nicht alle von ihnen</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs; how exactly its outputs repeat could not be measured everywhere, so how good they are is not known.</source>
        <translation>Ableitungen von {} aus Differenzen von Läufen; wie genau sich die Ausgänge wiederholen, war nicht überall zu messen, wie gut sie sind, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs: its outputs repeat to {:.1e} of their range, so slopes are good to about {:.0e} of an output&apos;s range by a parameter&apos;s size.</source>
        <translation>Ableitungen von {} aus Differenzen von Läufen: Seine Ausgänge wiederholen sich auf {:.1e} ihres Bereichs, die Steigungen sind also etwa auf {:.0e} des Bereichs eines Ausgangs durch die Größe eines Parameters gut.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s by an assert of the model: {}</source>
        <translation>Bei {:.9g} s durch ein assert des Modells abgebrochen: {}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>there is no rig &quot;{}&quot;{}</source>
        <translation>einen Prüfstand „{}“ gibt es nicht{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation>; es gibt {}</translation>
    </message>
    <message>
        <source>{} is there already and differs from the shipped one; nothing was copied. Move it away or name another folder</source>
        <translation>{} gibt es schon, anders als die mitgelieferte Datei; nichts wurde kopiert. Verschieben Sie die Datei oder nennen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>der Ordner {} kann nicht angelegt werden: {}</translation>
    </message>
    <message>
        <source>the shipped rigs were not found (looked in {}); set RIGOR_RIGS to their folder</source>
        <translation>die mitgelieferten Prüfstände wurden nicht gefunden (gesucht in {}); setzen Sie RIGOR_RIGS auf ihren Ordner</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}{}</source>
        <translation>{} ist kein Parameter des Modells {}{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Meinten Sie {}?</translation>
    </message>
    <message>
        <source> (it has {})</source>
        <translation> (es hat {})</translation>
    </message>
    <message>
        <source>{} is not an input of model {}{}</source>
        <translation>{} ist kein Eingang des Modells {}{}</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} from {} to {}</source>
        <translation>{} = {}: das Modell erlaubt {} von {} bis {}</translation>
    </message>
    <message>
        <source>{} is both an unknown and a fixed parameter</source>
        <translation>{} ist zugleich Unbekannte und fester Parameter</translation>
    </message>
    <message>
        <source>data file &quot;{}&quot;: there is no file {}</source>
        <translation>Datendatei „{}“: die Datei {} gibt es nicht</translation>
    </message>
    <message>
        <source>{} cannot run on this study: {}</source>
        <translation>{} kann diese Studie nicht rechnen: {}</translation>
    </message>
    <message>
        <source>{} = {}: {} must be at least 0</source>
        <translation>{} = {}: {} muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>the share that an input may be off</source>
        <translation>der Anteil, um den ein Eingang abweichen darf,</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it {}</source>
        <translation>{} = &quot;{}&quot;: der Wert {}</translation>
    </message>
    <message>
        <source>[data] has both file and files; one of them is enough</source>
        <translation>[data] hat file und files; eines davon genügt</translation>
    </message>
    <message>
        <source>a standard deviation</source>
        <translation>eine Standardabweichung</translation>
    </message>
    <message>
        <source>an error bound</source>
        <translation>eine Fehlerschranke</translation>
    </message>
    <message>
        <source>--set {}: key.path=value is expected, for example --set options.degree=5</source>
        <translation>--set {}: erwartet wird Schlüssel.Pfad=Wert, zum Beispiel --set options.degree=5</translation>
    </message>
    <message>
        <source>the study names no method (method = &quot;...&quot;)</source>
        <translation>die Studie nennt keine Methode (method = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>the method {} works without a model</source>
        <translation>die Methode {} arbeitet ohne Modell</translation>
    </message>
    <message>
        <source>{}; leave {} out</source>
        <translation>{}; lassen Sie {} weg</translation>
    </message>
    <message>
        <source>the study names no model (model = &quot;...&quot;)</source>
        <translation>die Studie nennt kein Modell (model = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>model is empty; a file or &quot;rig:&lt;name&gt;&quot; is expected</source>
        <translation>model ist leer; erwartet wird eine Datei oder &quot;rig:&lt;Name&gt;&quot;</translation>
    </message>
    <message>
        <source>seed = {}: it must be at least 0</source>
        <translation>seed = {}: muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>threads = {}: it must be 0 (all) to 4096</source>
        <translation>threads = {}: muss 0 (alle) bis 4096 sein</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: the rig has {}</source>
        <translation>{} = &quot;{}&quot;: der Prüfstand hat {}</translation>
    </message>
    <message>
        <source>no model text yet</source>
        <translation>noch keinen Modelltext</translation>
    </message>
    <message>
        <source>several model texts ({})</source>
        <translation>mehrere Modelltexte ({})</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: there is no file {}</source>
        <translation>{} = &quot;{}&quot;: die Datei {} gibt es nicht</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} ist keine Zahl</translation>
    </message>
    <message>
        <source>{}: min = {} is above max = {}</source>
        <translation>{}: min = {} liegt über max = {}</translation>
    </message>
    <message>
        <source>{} = {}: it must lie between min = {} and max = {}</source>
        <translation>{} = {}: muss zwischen min = {} und max = {} liegen</translation>
    </message>
    <message>
        <source>{} belongs to a distribution, and {} has no family; a point value has start, min and max</source>
        <translation>{} gehört zu einer Verteilung, und {} hat keine Familie; ein Punktwert hat start, min und max</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {}: der Wert {}</translation>
    </message>
    <message>
        <source>{} belongs to a point value, and {} is a distribution; its box is lower and upper, its parameters are tables such as [{}.{}]</source>
        <translation>{} gehört zu einem Punktwert, und {} ist eine Verteilung; ihr Bereich ist lower und upper, ihre Parameter sind Tabellen wie [{}.{}]</translation>
    </message>
    <message>
        <source>{} must be a table with start, min and max</source>
        <translation>{} muss eine Tabelle mit start, min und max sein</translation>
    </message>
    <message>
        <source>{}: lower = {} is not below upper = {}</source>
        <translation>{}: lower = {} liegt nicht unter upper = {}</translation>
    </message>
    <message>
        <source>the key has an empty part</source>
        <translation>der Schlüssel hat einen leeren Teil</translation>
    </message>
    <message>
        <source>{} is a value, it has no key &quot;{}&quot; in it</source>
        <translation>{} ist ein Wert und hat keinen Schlüssel „{}“</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>{} is {}, {} is expected</source>
        <translation>{} ist {}, erwartet wird {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a key of {}{}</source>
        <translation>„{}“ ist kein Schlüssel von {}{}</translation>
    </message>
    <message>
        <source> (known: {})</source>
        <translation> (bekannt: {})</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a number, a text, true or false, or a list of numbers</source>
        <translation>eine Zahl, ein Text, wahr oder falsch oder eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>unknown {} ({})</source>
        <translation>der Unbekannten {} ({})</translation>
    </message>
    <message>
        <source>options.{} = &quot;{}&quot;: there is no file {}</source>
        <translation>options.{} = &quot;{}&quot;: die Datei {} gibt es nicht</translation>
    </message>
    <message>
        <source>{} names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>{} nennt „{}“, das kein Ausgang des Modells {} ist{}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: {}</source>
        <translation>{} = „{}“: {}</translation>
    </message>
    <message>
        <source>simulation.stop_time = {} s: it must be after the start time {} s</source>
        <translation>simulation.stop_time = {} s: sie muss nach der Startzeit {} s liegen</translation>
    </message>
    <message>
        <source>{} has no effect on the method {}.</source>
        <translation>{} hat auf die Methode {} keine Wirkung.</translation>
    </message>
    <message>
        <source>{}.{} = 0 counts as not stated.</source>
        <translation>{}.{} = 0 gilt als nicht angegeben.</translation>
    </message>
    <message>
        <source>data.preparation changes nothing but the lines used where every row is an experiment (data.layout = &quot;rows&quot;).</source>
        <translation>data.preparation ändert nichts als die verwendeten Zeilen, wenn jede Zeile ein Versuch ist (data.layout = &quot;rows&quot;).</translation>
    </message>
    <message>
        <source>{} = {}: {} must be a finite number of at least 0</source>
        <translation>{} = {}: {} muss eine endliche Zahl von mindestens 0 sein</translation>
    </message>
    <message>
        <source>data.{} = {}: it must be 0 (none) or a line number; without the key it is recognised</source>
        <translation>data.{} = {}: es muss 0 (keine) oder eine Zeilennummer sein; ohne den Schlüssel wird sie erkannt</translation>
    </message>
    <message>
        <source>a key has more than {} parts</source>
        <translation>ein Schlüssel hat mehr als {} Teile</translation>
    </message>
    <message>
        <source>this text is damaged: it breaks off, or a value is none</source>
        <translation>dieser Text ist beschädigt: er bricht ab, oder ein Wert ist keiner</translation>
    </message>
    <message>
        <source>{} candidates are stated; at most {} are compared</source>
        <translation>{} Kandidaten sind angegeben; höchstens {} werden verglichen</translation>
    </message>
    <message>
        <source>the text has {} bytes; a study has at most {}</source>
        <translation>der Text hat {} Bytes; eine Studie hat höchstens {}</translation>
    </message>
    <message>
        <source>data.comment = &quot;{}&quot;: rows may start so; it must be the sign of a comment, such as # or //, or &quot;none&quot;</source>
        <translation>data.comment = &quot;{}&quot;: So können Zeilen beginnen; es muss das Zeichen eines Kommentars sein, etwa # oder //, oder &quot;none&quot;</translation>
    </message>
    <message>
        <source>{}: the method {} does not work with it; least-squares and homotopy do</source>
        <translation>{}: die Methode {} arbeitet nicht damit; least-squares und homotopy tun es</translation>
    </message>
    <message>
        <source>data.validation.share = {}: it must lie between 0 and 1, both excluded</source>
        <translation>data.validation.share = {}: muss zwischen 0 und 1 liegen, beide ausgeschlossen</translation>
    </message>
    <message>
        <source>data.validation.seed = {}: it must be at least 0</source>
        <translation>data.validation.seed = {}: muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>data.validation.after: a time in s is expected</source>
        <translation>data.validation.after: erwartet wird eine Zeit in s</translation>
    </message>
    <message>
        <source>data.validation: the list is empty, so nothing is held back</source>
        <translation>data.validation: die Liste ist leer, also wird nichts zurückgehalten</translation>
    </message>
    <message>
        <source>an entry of data.files names no file</source>
        <translation>ein Eintrag von data.files nennt keine Datei</translation>
    </message>
    <message>
        <source>{} = {}: experiments are numbered from 1</source>
        <translation>{} = {}: Versuche werden ab 1 gezählt</translation>
    </message>
    <message>
        <source>{}: a number of s is expected</source>
        <translation>{}: erwartet wird eine Zahl in s</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{}: {} fehlt</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number above 0</source>
        <translation>{} = {}: muss eine endliche Zahl über 0 sein</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number</source>
        <translation>{} = {}: muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>{}: min = {} is not below max = {}</source>
        <translation>{}: min = {} liegt nicht unter max = {}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a prior is normal, lognormal or uniform</source>
        <translation>{} = &quot;{}&quot;: ein Vorwissen ist normal, lognormal oder uniform</translation>
    </message>
    <message>
        <source>{} = {}: on a logarithmic scale it must be above 0</source>
        <translation>{} = {}: auf logarithmischer Skala muss es über 0 liegen</translation>
    </message>
    <message>
        <source>{} = {}: with a lognormal prior it must not be below 0</source>
        <translation>{} = {}: mit lognormalem Vorwissen darf es nicht unter 0 liegen</translation>
    </message>
    <message>
        <source>{} has no effect beside equals: {} follows the others and is not searched</source>
        <translation>{} hat neben equals keine Wirkung: {} folgt den anderen und wird nicht gesucht</translation>
    </message>
    <message>
        <source>{} is empty; an expression such as &quot;2*k1&quot; is expected</source>
        <translation>{} ist leer; erwartet wird ein Ausdruck wie &quot;2*k1&quot;</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a scale is log or linear</source>
        <translation>{} = &quot;{}&quot;: eine Skala ist log oder linear</translation>
    </message>
    <message>
        <source>The run has no estimates that could be evaluated on other data.</source>
        <translation>Der Lauf hat keine Schätzwerte, die sich an anderen Daten auswerten ließen.</translation>
    </message>
    <message>
        <source>The estimates of a filter move with its record; repeat it with other data instead.</source>
        <translation>Die Schätzwerte eines Filters wandern mit seiner Aufzeichnung; stattdessen mit anderen Daten wiederholen.</translation>
    </message>
    <message>
        <source>A guaranteed set is no point that could be evaluated; repeat the run with other data instead.</source>
        <translation>Eine garantierte Menge ist kein Punkt, der sich auswerten ließe; stattdessen den Lauf mit anderen Daten wiederholen.</translation>
    </message>
    <message>
        <source>data.validation: {}</source>
        <translation>data.validation: {}</translation>
    </message>
    <message>
        <source>the method {} gives no values that could be evaluated on what is held back; least-squares, homotopy and inverse-uncertainty do</source>
        <translation>die Methode {} gibt keine Werte, die sich am Zurückgehaltenen auswerten ließen; least-squares, homotopy und inverse-uncertainty tun es</translation>
    </message>
    <message>
        <source>with evaluate_at nothing is searched, so that nothing need be held back</source>
        <translation>mit evaluate_at wird nichts gesucht, also braucht nichts zurückgehalten zu werden</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}</source>
        <translation>{} ist kein Parameter des Modells {}</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which {} could follow others</source>
        <translation>das Modell {} bietet keine Formeln, in denen {} anderen folgen könnte</translation>
    </message>
    <message>
        <source>{}.equals = &quot;{}&quot;: {}</source>
        <translation>{}.equals = &quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>{} equals {}, but experiment {} sets it to {:g}</source>
        <translation>{} ist gleich {}, aber Versuch {} setzt es auf {:g}</translation>
    </message>
    <message>
        <source>{} equals {}, but {} changes from experiment to experiment</source>
        <translation>{} ist gleich {}, aber {} ändert sich von Versuch zu Versuch</translation>
    </message>
    <message>
        <source>The curves resemble each other at no offset; type the offset if it is known.</source>
        <translation>Die Kurven ähneln einander bei keinem Versatz; geben Sie den Versatz ein, wenn er bekannt ist.</translation>
    </message>
    <message>
        <source>Without a model it is not decided: the strongest resemblance can be false. Choose one below, or write the model first.</source>
        <translation>Ohne Modell ist es nicht entschieden: Die stärkste Ähnlichkeit kann falsch sein. Wählen Sie unten eine, oder schreiben Sie zuerst das Modell.</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it must be a number (in the unit of the state), &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{} = &quot;{}&quot;: es muss eine Zahl (in der Einheit des Zustands), &quot;measured&quot;, &quot;steady&quot; oder &quot;unknown&quot; sein</translation>
    </message>
    <message>
        <source>{}: a finite number is expected</source>
        <translation>{}: erwartet wird eine endliche Zahl</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>no sensor of experiment {} tells the state {} by itself, so that its first value could; &quot;unknown&quot; searches the start</source>
        <translation>kein Sensor von Versuch {} zeigt den Zustand {} für sich allein, sodass sein erster Wert es könnte; &quot;unknown&quot; sucht den Start</translation>
    </message>
    <message>
        <source>the model {} has no state of this name{}</source>
        <translation>das Modell {} hat keinen Zustand dieses Namens{}</translation>
    </message>
    <message>
        <source>{} is a parameter, an unknown or a condition of the study too; one of both says how the state starts</source>
        <translation>{} ist auch ein Parameter, eine Unbekannte oder eine Bedingung der Studie; nur eines von beiden sagt, wie der Zustand beginnt</translation>
    </message>
    <message>
        <source>the model allows {} from {} to {}</source>
        <translation>das Modell lässt {} von {} bis {} zu</translation>
    </message>
    <message>
        <source>a row is one value and tells no start of its own; where a column holds it, [data.conditions] names that</source>
        <translation>eine Zeile ist ein Wert und zeigt keinen eigenen Start; wo eine Spalte ihn enthält, nennt ihn [data.conditions]</translation>
    </message>
    <message>
        <source>the method {} searches no start of its own for each experiment; least-squares and homotopy do. A number or &quot;steady&quot; works with it</source>
        <translation>das Verfahren {} sucht nicht für jeden Versuch einen eigenen Start; kleinste Quadrate (least-squares) und Homotopie (homotopy) tun es. Eine Zahl oder &quot;steady&quot; geht damit</translation>
    </message>
    <message>
        <source>no measured output varies</source>
        <translation>kein gemessener Ausgang ändert sich</translation>
    </message>
    <message>
        <source>The model could be fitted at no offset: {}. Choose one below.</source>
        <translation>Das Modell ließ sich bei keinem Versatz anpassen: {}. Wählen Sie unten einen.</translation>
    </message>
    <message>
        <source>The model explains the data at no offset: at {:.9g} s, the best, it leaves {:.0f} % of what varies. Choose other start values, or an offset below.</source>
        <translation>Das Modell erklärt die Daten bei keinem Versatz: Bei {:.9g} s, dem besten, lässt es {:.0f} % der Variation übrig. Wählen Sie andere Startwerte oder unten einen Versatz.</translation>
    </message>
    <message>
        <source>The model does not decide: it leaves {:.3g} % of what varies at {:.9g} s and {:.3g} % at {:.9g} s. Choose one below.</source>
        <translation>Das Modell entscheidet nicht: Es lässt {:.3g} % der Variation bei {:.9g} s übrig und {:.3g} % bei {:.9g} s. Wählen Sie unten einen Versatz.</translation>
    </message>
    <message>
        <source>At {:.9g} s the model leaves {:.3g} % of what varies, at the next best offset {:.3g} %.</source>
        <translation>Bei {:.9g} s lässt das Modell {:.3g} % der Variation übrig, beim nächstbesten Versatz {:.3g} %.</translation>
    </message>
    <message>
        <source>At {:.9g} s, the only offset that could be fitted, the model leaves {:.3g} % of what varies.</source>
        <translation>Bei {:.9g} s, dem einzigen Versatz, der sich anpassen ließ, lässt das Modell {:.3g} % der Variation übrig.</translation>
    </message>
    <message>
        <source>It was cancelled before every offset was tried.</source>
        <translation>Es wurde abgebrochen, bevor jeder Versatz versucht war.</translation>
    </message>
    <message>
        <source>Integrator radau with steps of {:.3g} s: the model is stiff, its fastest change is {:.3g} 1/s in a record of {:.6g} s (simulation.stepper).</source>
        <translation>Integrator radau mit Schritten von {:.3g} s: Das Modell ist steif, seine schnellste Änderung ist {:.3g} 1/s in einer Aufzeichnung von {:.6g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5: the fastest change of the model, {:.3g} 1/s, is too fast for steps of {:.3g} s (simulation.stepper).</source>
        <translation>Integrator dopri5: Die schnellste Änderung des Modells, {:.3g} 1/s, ist zu schnell für Schritte von {:.3g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5, whose steps follow the error: a record of {:.6g} s would take {} steps of {:.3g} s (simulation.stepper).</source>
        <translation>Integrator dopri5, dessen Schritte dem Fehler folgen: Eine Aufzeichnung von {:.6g} s bräuchte {} Schritte von {:.3g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>{}: the file cannot be written</source>
        <translation>{}: die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>{}: the name of a file of parameters ends in .{}</source>
        <translation>{}: der Name einer Parameterdatei endet auf .{}</translation>
    </message>
    <message>
        <source>the run has no answer whose parameters could be written ({})</source>
        <translation>der Lauf hat keine Antwort, deren Parameter geschrieben werden könnten ({})</translation>
    </message>
    <message>
        <source>Numbers that each experiment has for itself (per_experiment, data.start) say nothing of another experiment.</source>
        <translation>Zahlen, die jeder Versuch für sich hat (per_experiment, data.start), sagen nichts über einen anderen Versuch.</translation>
    </message>
    <message>
        <source>numbers that each experiment has for itself (per_experiment, data.start) say nothing of an experiment that is held back; validation = {after = ...} holds back the end of each</source>
        <translation>Zahlen, die jeder Versuch für sich hat (per_experiment, data.start), sagen nichts über einen zurückgehaltenen Versuch; validation = {after = ...} hält das Ende von jedem zurück</translation>
    </message>
    <message>
        <source>{} is no inequality (&lt;, &lt;=, &gt;, &gt;=); what equals an expression is written [unknowns.&lt;name&gt;] equals = &quot;...&quot;</source>
        <translation>{} ist keine Ungleichung (&lt;, &lt;=, &gt;, &gt;=); was einem Ausdruck gleicht, wird als [unknowns.&lt;name&gt;] equals = &quot;...&quot; geschrieben</translation>
    </message>
    <message>
        <source>{} is no inequality: &quot;k1 &lt; k2&quot; is expected</source>
        <translation>{} ist keine Ungleichung: erwartet wird &quot;k1 &lt; k2&quot;</translation>
    </message>
    <message>
        <source>{} is not linear in {}; several linear ones may say it</source>
        <translation>{} ist nicht linear in {}; mehrere lineare können es ausdrücken</translation>
    </message>
    <message>
        <source>{} names no unknown: the values of fixed parameters decide it</source>
        <translation>{} nennt keine Unbekannte: die Werte fester Parameter entscheiden darüber</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} hat keinen endlichen Wert</translation>
    </message>
    <message>
        <source>{}: {} is in {}, {} in {}; write the factor between them, as in a &lt; 2*b</source>
        <translation>{}: {} ist in {}, {} in {}; schreiben Sie den Faktor dazwischen, wie in a &lt; 2*b</translation>
    </message>
    <message>
        <source>{} names {}, which changes from experiment to experiment</source>
        <translation>{} nennt {}, was sich von Versuch zu Versuch ändert</translation>
    </message>
    <message>
        <source>{} inequalities are stated; at most {} are worked with</source>
        <translation>{} Ungleichungen sind angegeben; höchstens {} werden verarbeitet</translation>
    </message>
    <message>
        <source>there is no template &quot;{}&quot;{}</source>
        <translation>es gibt keine Vorlage „{}“{}</translation>
    </message>
    <message>
        <source>data.validation: one of share and folds (with seed, if wanted), files, labels and after says what is held back</source>
        <translation>data.validation: eines von share und folds (auf Wunsch mit seed), files, labels und after sagt, was zurückgehalten wird</translation>
    </message>
    <message>
        <source>data.validation.folds: a number of parts, at least 2, or &quot;each&quot; (every experiment is left out once)</source>
        <translation>data.validation.folds: eine Anzahl von Teilen, mindestens 2, oder &quot;each&quot; (jeder Versuch wird einmal weggelassen)</translation>
    </message>
    <message>
        <source>{}: the name of a file of predictions ends in .csv or .mat</source>
        <translation>{}: der Name einer Datei mit Vorhersagen endet auf .csv oder .mat</translation>
    </message>
    <message>
        <source>the run predicts none of its measured values ({})</source>
        <translation>der Lauf sagt keinen seiner Messwerte vorher ({})</translation>
    </message>
    <message>
        <source>Which output block of {} is experiment {}? {} State it as a condition: a column, [data.conditions] {} = &quot;...&quot;, or words of one, [data.codes.&lt;column&gt;.&lt;word&gt;] {} = 2.</source>
        <translation>Welcher Ausgangsblock von {} ist Versuch {}? {} Geben Sie es als Bedingung an: eine Spalte, [data.conditions] {} = &quot;...&quot;, oder Wörter einer Spalte, [data.codes.&lt;column&gt;.&lt;word&gt;] {} = 2.</translation>
    </message>
    <message>
        <source>Several of the server&apos;s have that label.</source>
        <translation>Mehrere Blöcke des Servers haben diese Bezeichnung.</translation>
    </message>
    <message>
        <source>None of the server&apos;s has that label.</source>
        <translation>Kein Block des Servers hat diese Bezeichnung.</translation>
    </message>
    <message>
        <source>{} works without a model; there is nothing to serve.</source>
        <translation>{} arbeitet ohne Modell; es gibt nichts anzubieten.</translation>
    </message>
    <message>
        <source>{} has no unknowns; there is nothing to ask for.</source>
        <translation>{} hat keine Unbekannten; es gibt nichts, wonach zu fragen wäre.</translation>
    </message>
    <message>
        <source>The server is ending.</source>
        <translation>Der Server wird beendet.</translation>
    </message>
    <message>
        <source>The model cannot be simulated beside these values.</source>
        <translation>Das Modell lässt sich neben diesen Werten nicht simulieren.</translation>
    </message>
    <message>
        <source>config.experiments is no list of 1 to {} numbers.</source>
        <translation>config.experiments ist keine Liste von 1 bis {} Zahlen.</translation>
    </message>
    <message>
        <source>config.experiments holds {}; there are the experiments 1 to {}.</source>
        <translation>config.experiments enthält {}; es gibt die Versuche 1 bis {}.</translation>
    </message>
    <message>
        <source>it has no value of a parameter of the model {}</source>
        <translation>sie hat keinen Wert eines Parameters des Modells {}</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>&quot;{}&quot; is out of place</source>
        <translation>„{}“ steht am falschen Platz</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>die Klammern sind zu tief geschachtelt</translation>
    </message>
    <message>
        <source>what is divided by is not clear before &quot;{}&quot;; write brackets, as in J/(kg.K)</source>
        <translation>wodurch vor „{}“ geteilt wird, ist nicht klar; schreiben Sie Klammern wie in J/(kg.K)</translation>
    </message>
    <message>
        <source>a unit is missing at the end</source>
        <translation>am Ende fehlt eine Einheit</translation>
    </message>
    <message>
        <source>a &quot;)&quot; is missing</source>
        <translation>eine „)“ fehlt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a positive number</source>
        <translation>„{}“ ist keine positive Zahl</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a known unit</source>
        <translation>„{}“ ist keine bekannte Einheit</translation>
    </message>
    <message>
        <source>the exponent of &quot;{}&quot; is not a number</source>
        <translation>der Exponent von „{}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be raised to the power {}</source>
        <translation>„{}“ kann nicht mit {} potenziert werden</translation>
    </message>
    <message>
        <source>it is longer than {} bytes</source>
        <translation>sie ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; is not understood: {}</source>
        <translation>die Einheit „{}“ wird nicht verstanden: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ({}) cannot be converted to &quot;{}&quot; ({}): their dimensions differ</source>
        <translation>„{}“ ({}) kann nicht in „{}“ ({}) umgerechnet werden: die Dimensionen sind verschieden</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be converted to &quot;{}&quot;: it is not stated whether turns or radians are counted; write rpm, rev/s or rad/s</source>
        <translation>„{}“ kann nicht in „{}“ umgerechnet werden: es ist nicht gesagt, ob Umdrehungen oder Radiant gezählt werden; schreiben Sie rpm, rev/s oder rad/s</translation>
    </message>
    <message>
        <source>the number {} is out of place; a number may only come first, and a fraction as an exponent is written m(5/2)</source>
        <translation>die Zahl {} steht am falschen Platz; eine Zahl darf nur am Anfang stehen, und einen Bruch als Exponenten schreibt man m(5/2)</translation>
    </message>
</context>
<context>
    <name>rigor</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>No data yet: drop a file</source>
        <translation>Noch keine Daten: Datei ablegen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Does not fit the model</source>
        <translation>Passt nicht zum Modell</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>None: pick a rig or write one</source>
        <translation>Keines: Prüfstand wählen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>1 error in line %1</source>
        <translation>1 Fehler in Zeile %1</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Noch nichts ist unbekannt</translation>
    </message>
    <message>
        <source>Blocked: no model yet</source>
        <translation>Gesperrt: noch kein Modell</translation>
    </message>
    <message>
        <source>Blocked: model has an error</source>
        <translation>Gesperrt: Fehler im Modell</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>no data, no model</source>
        <translation>keine Daten, kein Modell</translation>
    </message>
    <message>
        <source>no model yet</source>
        <translation>noch kein Modell</translation>
    </message>
    <message>
        <source>model has an error</source>
        <translation>Fehler im Modell</translation>
    </message>
    <message>
        <source>data not imported</source>
        <translation>Daten nicht importiert</translation>
    </message>
    <message>
        <source>model being checked</source>
        <translation>Modell wird geprüft</translation>
    </message>
    <message>
        <source>nothing unknown</source>
        <translation>nichts unbekannt</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Gesperrt: %1</translation>
    </message>
    <message>
        <source>Run %1 answered · %2</source>
        <translation>Lauf %1 beantwortet · %2</translation>
    </message>
    <message>
        <source>Run %1 EMPTY</source>
        <translation>Lauf %1 LEER</translation>
    </message>
    <message>
        <source>Run %1 cancelled</source>
        <translation>Lauf %1 abgebrochen</translation>
    </message>
    <message>
        <source>Run %1 without an answer</source>
        <translation>Lauf %1 ohne Antwort</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>1 run to compare with</source>
        <translation>1 Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Blocked: no run yet</source>
        <translation>Gesperrt: noch kein Lauf</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>LEER</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Repeat with other data</source>
        <translation>Mit anderen Daten wiederholen</translation>
    </message>
    <message>
        <source>Another density: %1</source>
        <translation>Andere Dichte: %1</translation>
    </message>
    <message>
        <source>The same settings</source>
        <translation>Dieselben Einstellungen</translation>
    </message>
    <message>
        <source>Other data, searched again…</source>
        <translation>Andere Daten, neu gesucht …</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Other data at the values found (validation)…</source>
        <translation>Andere Daten bei den gefundenen Werten (Validierung) …</translation>
    </message>
    <message>
        <source>Run %1 on %2</source>
        <translation>Lauf %1 auf %2</translation>
    </message>
    <message>
        <source>%1 has no start value</source>
        <translation>%1 hat keinen Startwert</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 is above its max %3</source>
        <translation>%1: Das Minimum %2 der Suche liegt über ihrem Maximum %3</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its search range %3 … %4</source>
        <translation>%1 = %2 liegt außerhalb des Suchbereichs %3 … %4</translation>
    </message>
    <message>
        <source>point value</source>
        <translation>fester Wert</translation>
    </message>
    <message>
        <source>%1: clip lower %2 is not below clip upper %3</source>
        <translation>%1: Die untere Stutzgrenze %2 liegt nicht unter der oberen %3</translation>
    </message>
    <message>
        <source>%1 = %2: it %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 %3</source>
        <translation>%1: Minimum %2 der Suche: %3</translation>
    </message>
    <message>
        <source>%1: the clipping box holds no probability of this distribution</source>
        <translation>%1: Der Stutzbereich enthält keine Wahrscheinlichkeit dieser Verteilung</translation>
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
        <translation>Nicht nötig: Zeilen in Datei</translation>
    </message>
    <message>
        <source>Not needed: named in file</source>
        <translation>Nicht nötig: in der Datei</translation>
    </message>
    <message>
        <source>It searches distributions, and %1 has none: choose a family in Unknowns.</source>
        <translation>Sie sucht Verteilungen, und %1 hat keine: wählen Sie unter Unbekannte eine Familie.</translation>
    </message>
    <message>
        <source>Another method</source>
        <translation>Andere Methode</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n Sensor</numerusform>
            <numerusform>%n Sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 Versuch</numerusform>
            <numerusform>%1 Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no distribution</source>
        <translation>%1 hat keine Verteilung</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>see Unknowns</source>
        <translation>siehe Unbekannte</translation>
    </message>
    <message>
        <source>Run %1 · with reservations</source>
        <translation>Lauf %1 · mit Vorbehalt</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s)</source>
        <translation>
            <numerusform>%n Zustand</numerusform>
            <numerusform>%n Zustände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n Zahl gesucht</numerusform>
            <numerusform>%n Zahlen gesucht</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>std. error</source>
        <translation>Std.-Fehler</translation>
    </message>
    <message>
        <source>interval from</source>
        <translation>Intervall von</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>Suchbereich</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzwerte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The table with heads, units and all digits</source>
        <translation>Die Tabelle mit Köpfen, Einheiten und allen Ziffern</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Daten (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: prior min %2 is not below prior max %3</source>
        <translation>%1: Das Minimum %2 des Vorwissens liegt nicht unter seinem Maximum %3</translation>
    </message>
    <message>
        <source>%1: the edge of the prior must be above 0</source>
        <translation>%1: Die Randbreite des Vorwissens muss über 0 liegen</translation>
    </message>
    <message>
        <source>%1: the mean of the prior must be a number, of a lognormal one above 0</source>
        <translation>%1: Der Mittelwert des Vorwissens muss eine Zahl sein, bei lognormalem über 0</translation>
    </message>
    <message>
        <source>%1: the standard deviation of the prior must be above 0</source>
        <translation>%1: Die Standardabweichung des Vorwissens muss über 0 liegen</translation>
    </message>
    <message>
        <source>%1 = %2: on a logarithmic scale or with a lognormal prior it must be above 0</source>
        <translation>%1 = %2: auf logarithmischer Skala oder mit lognormalem Vorwissen muss es über 0 liegen</translation>
    </message>
    <message>
        <source>Go to Model</source>
        <translation>Zum Modell</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Zu den Daten</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>Zum Fehler</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Daten importieren …</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Unbekannte wählen</translation>
    </message>
    <message>
        <source>State the standard deviation of %1</source>
        <translation>Standardabweichung von %1 angeben</translation>
    </message>
    <message>
        <source>State the guaranteed bound of %1</source>
        <translation>Garantierte Schranke von %1 angeben</translation>
    </message>
    <message>
        <source>Hold the inputs between the rows</source>
        <translation>Eingänge zwischen den Zeilen halten</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Go to Unknowns</source>
        <translation>Zu den Unbekannten</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>Run %1 · validation failed</source>
        <translation>Lauf %1 · Validierung nicht bestanden</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>with reservations</source>
        <translation>mit Vorbehalt</translation>
    </message>
</context>
<context>
    <name>rigor::CandidateList</name>
    <message>
        <source>Models of the same rig that are compared: which of them do the data reject? Without any, the study&apos;s model is the only one.</source>
        <translation>Modelle desselben Prüfstands, die verglichen werden: Welche davon verwerfen die Daten? Ohne sie ist das Modell der Studie das einzige.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>The model of the study, with values of its own</source>
        <translation>Das Modell der Studie, mit eigenen Werten</translation>
    </message>
    <message>
        <source>Model file…</source>
        <translation>Modelldatei …</translation>
    </message>
    <message>
        <source>Model to compare</source>
        <translation>Zu vergleichendes Modell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>of the study</source>
        <translation>der Studie</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Modell von %1</translation>
    </message>
    <message>
        <source>change %1 of the candidate %2</source>
        <translation>%1 des Kandidaten %2 ändern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 has no parameter %2, which is unknown in this study</source>
        <translation>%1 hat keinen Parameter %2, der in dieser Studie unbekannt ist</translation>
    </message>
    <message>
        <source>%1 has no parameter %2</source>
        <translation>%1 hat keinen Parameter %2</translation>
    </message>
    <message>
        <source>add the candidate %1</source>
        <translation>Kandidaten %1 hinzufügen</translation>
    </message>
    <message>
        <source>A candidate needs a name</source>
        <translation>Ein Kandidat braucht einen Namen</translation>
    </message>
    <message>
        <source>There is a candidate %1 already</source>
        <translation>Einen Kandidaten %1 gibt es schon</translation>
    </message>
    <message>
        <source>rename the candidate to %1</source>
        <translation>Kandidaten in %1 umbenennen</translation>
    </message>
    <message>
        <source>remove the candidate %1</source>
        <translation>Kandidaten %1 entfernen</translation>
    </message>
    <message>
        <source>change the model of %1</source>
        <translation>Modell von %1 ändern</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modelle (*.mo *.mech *.fmu *.toml);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>rigor::ClockPanel</name>
    <message>
        <source>no column beside the time holds numbers</source>
        <translation>außer der Zeit enthält keine Spalte Zahlen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Offset of a clock</source>
        <translation>Versatz einer Uhr</translation>
    </message>
    <message>
        <source>Offsets tried</source>
        <translation>Versuchte Versätze</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>Offsets that could be right</source>
        <translation>Versätze, die richtig sein könnten</translation>
    </message>
    <message>
        <source>A click takes an offset</source>
        <translation>Ein Klick übernimmt einen Versatz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the search of the offset</source>
        <translation>Suche des Versatzes schließen</translation>
    </message>
    <message>
        <source>Offset of %1</source>
        <translation>Versatz von %1</translation>
    </message>
    <message>
        <source>Comparing the curves …</source>
        <translation>Kurven werden verglichen …</translation>
    </message>
    <message>
        <source>The model is fitted at offset %1 of %2.</source>
        <translation>Das Modell wird bei Versatz %1 von %2 angepasst.</translation>
    </message>
    <message>
        <source>Compared: %1 and %2.</source>
        <translation>Verglichen: %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>Compared: %1, differentiated %n time(s), and %2.</source>
        <translation>
            <numerusform>Verglichen: %1, einmal abgeleitet, und %2.</numerusform>
            <numerusform>Verglichen: %1, %n-mal abgeleitet, und %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 s</source>
        <translation>%1 s übernehmen</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>the model leaves</source>
        <translation>Modell lässt übrig</translation>
    </message>
    <message>
        <source>|correlation|</source>
        <translation>|Korrelation|</translation>
    </message>
    <message>
        <source>resemblance</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Resemblance over the offset</source>
        <translation>Ähnlichkeit über dem Versatz</translation>
    </message>
    <message>
        <source>take the offset %1 s</source>
        <translation>Versatz %1 s übernehmen</translation>
    </message>
</context>
<context>
    <name>rigor::CodeEditor</name>
    <message>
        <source>Model text</source>
        <translation>Modelltext</translation>
    </message>
    <message>
        <source>Names that fit</source>
        <translation>Passende Namen</translation>
    </message>
    <message>
        <source>   Replace Alt+Enter</source>
        <translation>   Ersetzen Alt+Enter</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>Zeilennummern</translation>
    </message>
</context>
<context>
    <name>rigor::CodeValues</name>
    <message>
        <source>Values that the texts stand for</source>
        <translation>Werte, für die die Texte stehen</translation>
    </message>
    <message>
        <source>Sets a parameter</source>
        <translation>Setzt einen Parameter</translation>
    </message>
    <message>
        <source>There is no model with another parameter</source>
        <translation>Es gibt kein Modell mit einem weiteren Parameter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Its texts can stand for values of parameters.</source>
        <translation>Ihre Texte können für Werte von Parametern stehen.</translation>
    </message>
    <message>
        <source>Its texts stand for these values:</source>
        <translation>Ihre Texte stehen für diese Werte:</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>let %1 set %2</source>
        <translation>%2 durch %1 setzen lassen</translation>
    </message>
    <message>
        <source>let %1 no longer set %2</source>
        <translation>%2 nicht mehr durch %1 setzen lassen</translation>
    </message>
    <message>
        <source>%1 = %2 is outside the range that the model allows it</source>
        <translation>%1 = %2 liegt außerhalb des Bereichs, den das Modell dafür zulässt</translation>
    </message>
    <message>
        <source>change %1 of the text %2</source>
        <translation>%1 des Textes %2 ändern</translation>
    </message>
</context>
<context>
    <name>rigor::ColumnEditor</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Read as numbers, a cell that is none is missing and listed under Problems</source>
        <translation>Als Zahlen gelesen gilt eine Zelle, die keine ist, als fehlend und steht unter Probleme</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lesen als</translation>
    </message>
    <message>
        <source>taken as %1</source>
        <translation>als %1 angenommen</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>keine angegeben</translation>
    </message>
    <message>
        <source>Numbers.</source>
        <translation>Zahlen.</translation>
    </message>
    <message>
        <source>Dates and times.</source>
        <translation>Daten und Uhrzeiten.</translation>
    </message>
    <message>
        <source>Texts.</source>
        <translation>Texte.</translation>
    </message>
    <message>
        <source>The file says %1.</source>
        <translation>Die Datei sagt %1.</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>keine Einheit</translation>
    </message>
    <message>
        <source>First cell %1, last cell %2.</source>
        <translation>Erste Zelle %1, letzte Zelle %2.</translation>
    </message>
    <message>
        <source>read %1 as numbers</source>
        <translation>%1 als Zahlen lesen</translation>
    </message>
    <message>
        <source>read %1 as texts</source>
        <translation>%1 als Text lesen</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>Die Einheit „%1“ ist nicht verständlich: %2</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>Einheit von %1 ändern</translation>
    </message>
</context>
<context>
    <name>rigor::ComparePage</name>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>Verglichene Läufe</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Unterschiedliche Einstellungen</translation>
    </message>
    <message>
        <source>None: the runs have the same settings.</source>
        <translation>Keine: Die Läufe haben dieselben Einstellungen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Add run</source>
        <translation>Lauf hinzufügen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Estimates and measures with heads, units and full digits</source>
        <translation>Schätzwerte und Maße mit Köpfen, Einheiten und allen Stellen</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Zum Rechnen</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzwerte</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>hollow = at values found elsewhere (validation)</source>
        <translation>hohl = bei anderswo gefundenen Werten (Validierung)</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>%1 wiederholen</translation>
    </message>
    <message>
        <source>There is no run to repeat yet</source>
        <translation>Noch kein Lauf zum Wiederholen</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>One run is not enough to compare</source>
        <translation>Ein Lauf reicht nicht zum Vergleichen</translation>
    </message>
    <message>
        <source>No run is ticked</source>
        <translation>Kein Lauf ist angehakt</translation>
    </message>
    <message>
        <source>Repeat it with other data, another method or another density</source>
        <translation>Mit anderen Daten, anderer Methode oder anderer Dichte wiederholen</translation>
    </message>
    <message>
        <source>Tick the runs at the right</source>
        <translation>Läufe rechts anhaken</translation>
    </message>
    <message>
        <source>Run %1 · reference</source>
        <translation>Lauf %1 · Referenz</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 Versuche</translation>
    </message>
    <message>
        <source>log score per experiment</source>
        <translation>Log-Score je Versuch</translation>
    </message>
    <message>
        <source>[–], larger is better</source>
        <translation>[–], größer ist besser</translation>
    </message>
    <message>
        <source>rms residual</source>
        <translation>Residuum, quadr. Mittel</translation>
    </message>
    <message>
        <source>inside the 95 % range</source>
        <translation>im 95-%-Bereich</translation>
    </message>
    <message>
        <source>[%], nearest to 95 is best</source>
        <translation>[%], am besten nahe 95</translation>
    </message>
    <message>
        <source>mean distance to the reference</source>
        <translation>mittlerer Abstand zur Referenz</translation>
    </message>
    <message>
        <source>[%1], smaller is better</source>
        <translation>[%1], kleiner ist besser</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, Validierung</translation>
    </message>
    <message>
        <source>own axes</source>
        <translation>eigene Achsen</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
    <message>
        <source>Axes of the estimates</source>
        <translation>Achsen der Schätzwerte</translation>
    </message>
    <message>
        <source>Relative: differences from the reference in its standard errors, one axis for all</source>
        <translation>Relativ: Unterschiede zur Referenz in deren Standardfehlern, eine Achse für alle</translation>
    </message>
    <message>
        <source>Run %1, validation</source>
        <translation>Lauf %1, Validierung</translation>
    </message>
    <message>
        <source>Calibration against validation</source>
        <translation>Kalibrierung gegen Validierung</translation>
    </message>
    <message>
        <source>%1, validation by run %2</source>
        <translation>%1, Validierung durch Lauf %2</translation>
    </message>
    <message>
        <source>%1, smaller is better</source>
        <translation>%1, kleiner ist besser</translation>
    </message>
    <message>
        <source>%1, larger is better</source>
        <translation>%1, größer ist besser</translation>
    </message>
    <message>
        <source>Comparable only on the same data; no difference is given across data.</source>
        <translation>Vergleichbar nur bei denselben Daten; zwischen verschiedenen Daten ist kein Unterschied angegeben.</translation>
    </message>
    <message>
        <source>No objective</source>
        <translation>Keine Zielfunktion</translation>
    </message>
    <message>
        <source>Run %1 keeps no objective to compare; look at estimates, residuals and intervals.</source>
        <translation>Lauf %1 enthält keine Zielfunktion zum Vergleichen; maßgebend sind Schätzwerte, Residuen und Intervalle.</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Gezeigter Ausgang und Versuch</translation>
    </message>
    <message>
        <source>band and dotted line = reference</source>
        <translation>Band und gepunktete Linie = Referenz</translation>
    </message>
    <message>
        <source>intervals: %1</source>
        <translation>Intervalle: %1</translation>
    </message>
    <message>
        <source>run %1 is being read</source>
        <translation>Lauf %1 wird gelesen</translation>
    </message>
    <message>
        <source>run %1 predicts no measured value</source>
        <translation>Lauf %1 sagt keinen Messwert vorher</translation>
    </message>
    <message>
        <source>run %1 follows the measurements</source>
        <translation>Lauf %1 folgt den Messungen</translation>
    </message>
    <message>
        <source>1 experiment</source>
        <translation>1 Versuch</translation>
    </message>
    <message>
        <source>hollow or dashed = validation</source>
        <translation>hohl oder gestrichelt = Validierung</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <translation>%1 über der Zeit</translation>
    </message>
    <message>
        <source>%1, experiment %2</source>
        <translation>%1, Versuch %2</translation>
    </message>
    <message>
        <source>%1, all values</source>
        <translation>%1, alle Werte</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>what the run cost</source>
        <translation>was der Lauf gekostet hat</translation>
    </message>
    <message>
        <source>run %1 was cancelled before its predictions</source>
        <translation>Lauf %1 wurde vor seinen Vorhersagen abgebrochen</translation>
    </message>
    <message>
        <source>No prediction to compare</source>
        <translation>Keine Vorhersage zu vergleichen</translation>
    </message>
    <message>
        <source>none is known of these runs</source>
        <translation>von diesen Läufen ist keine bekannt</translation>
    </message>
    <message>
        <source>Neither run was finished.</source>
        <translation>Keiner der beiden Läufe wurde beendet.</translation>
    </message>
    <message>
        <source>None of these runs was finished.</source>
        <translation>Keiner dieser Läufe wurde beendet.</translation>
    </message>
    <message>
        <source>Shown is the best that each had reached when it was cancelled; it is no answer and has no standard errors to compare by.</source>
        <translation>Gezeigt wird das Beste, was jeder beim Abbruch erreicht hatte; es ist keine Antwort und hat keine Standardfehler zum Vergleichen.</translation>
    </message>
    <message>
        <source>One run has nothing to differ from.</source>
        <translation>Ein einzelner Lauf hat nichts, wovon er sich unterschiede.</translation>
    </message>
    <message>
        <source>Hide %1 other settings</source>
        <translation>%1 andere Einstellungen ausblenden</translation>
    </message>
    <message>
        <source>Show %1 other settings</source>
        <translation>%1 andere Einstellungen zeigen</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>it refused its input</source>
        <translation>er wies seine Eingabe zurück</translation>
    </message>
    <message>
        <source>EMPTY: no values explain its data</source>
        <translation>LEER: keine Werte erklären seine Daten</translation>
    </message>
    <message>
        <source>it found no answer</source>
        <translation>er fand keine Antwort</translation>
    </message>
    <message>
        <source>it was cancelled before anything was found</source>
        <translation>er wurde abgebrochen, bevor etwas gefunden war</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>er misslang</translation>
    </message>
    <message>
        <source>it has no estimates</source>
        <translation>er hat keine Schätzwerte</translation>
    </message>
    <message>
        <source>No run has estimates to compare</source>
        <translation>Kein Lauf hat Schätzwerte zum Vergleichen</translation>
    </message>
    <message>
        <source>One run has estimates to compare</source>
        <translation>Ein Lauf hat Schätzwerte zum Vergleichen</translation>
    </message>
    <message>
        <source>The settings that differ are at the right.</source>
        <translation>Die Einstellungen, die sich unterscheiden, stehen rechts.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2.</source>
        <translation>Lauf %1: %2.</translation>
    </message>
</context>
<context>
    <name>rigor::ConsentPanel</name>
    <message>
        <source>It holds a program that somebody else made. Rigor cannot see what it does, only limit it. Nothing of it has run so far.</source>
        <translation>Die Datei enthält ein Programm, das jemand anders gemacht hat. Rigor kann nicht sehen, was es tut, nur es begrenzen. Bisher ist nichts davon gelaufen.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Es darf</translation>
    </message>
    <message>
        <source>compute, in a process of its own, never inside Rigor</source>
        <translation>rechnen, in einem eigenen Prozess, nie in Rigor selbst</translation>
    </message>
    <message>
        <source>take the time that a run may take, then it is ended and replaced</source>
        <translation>sich die Zeit nehmen, die ein Lauf dauern darf; danach wird es beendet und ersetzt</translation>
    </message>
    <message>
        <source>reach the network</source>
        <translation>das Netz erreichen</translation>
    </message>
    <message>
        <source>go on when Rigor is closed</source>
        <translation>weiterlaufen, wenn Rigor geschlossen ist</translation>
    </message>
    <message>
        <source>see other programs</source>
        <translation>andere Programme sehen</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>Es darf nicht</translation>
    </message>
    <message>
        <source>Fully confined, %1.</source>
        <translation>Vollständig eingeschlossen, %1.</translation>
    </message>
    <message>
        <source>Partly confined, %1.</source>
        <translation>Teilweise eingeschlossen, %1.</translation>
    </message>
    <message>
        <source>I know that it can do all that I can</source>
        <translation>Ich weiß, dass es alles tun kann, was ich tun kann</translation>
    </message>
    <message>
        <source>Trust this file</source>
        <translation>Dieser Datei vertrauen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Kept in your own list for this SHA-256. A changed file asks again; a project or a study can never give this consent.</source>
        <translation>In Ihrer eigenen Liste für diesen SHA-256 festgehalten. Nach einer geänderten Datei wird wieder gefragt; ein Projekt oder eine Studie kann diese Zustimmung nie geben.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>from</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>written by</source>
        <translation>geschrieben von</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>SHA-256 when it was allowed</source>
        <translation>SHA-256 bei der Erlaubnis</translation>
    </message>
    <message>
        <source>May %1 run on this computer?</source>
        <translation>Darf %1 auf diesem Rechner laufen?</translation>
    </message>
    <message>
        <source>%1 has changed since it was allowed. May it run on this computer?</source>
        <translation>%1 hat sich geändert, seit die Datei erlaubt wurde. Darf sie auf diesem Rechner laufen?</translation>
    </message>
    <message>
        <source>read the files of this computer that you may read</source>
        <translation>die Dateien dieses Rechners lesen, die Sie lesen dürfen</translation>
    </message>
    <message>
        <source>change your files</source>
        <translation>Ihre Dateien ändern</translation>
    </message>
    <message>
        <source>write in a folder of its own that is removed afterwards</source>
        <translation>in einen eigenen Ordner schreiben, der danach entfernt wird</translation>
    </message>
    <message>
        <source>write in a folder of its own; those of some failed runs are kept</source>
        <translation>in einen eigenen Ordner schreiben; die einiger gescheiterter Läufe bleiben</translation>
    </message>
    <message>
        <source>read the files of the system, not those of your home folder</source>
        <translation>die Dateien des Systems lesen, nicht die Ihres persönlichen Ordners</translation>
    </message>
</context>
<context>
    <name>rigor::DataHead</name>
    <message>
        <source>sets %1</source>
        <translation>setzt %1</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>Eingang %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgang %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Bedeutung von %1</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>The texts of this column stand for parameter values, listed at the right.</source>
        <translation>Die Texte dieser Spalte stehen für Parameterwerte, die rechts aufgeführt sind.</translation>
    </message>
    <message>
        <source>Unit…</source>
        <translation>Einheit …</translation>
    </message>
    <message>
        <source>Standard deviation…</source>
        <translation>Standardabweichung …</translation>
    </message>
    <message>
        <source>Guaranteed bound…</source>
        <translation>Garantierte Schranke …</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>Verwenden als</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Nicht verwenden</translation>
    </message>
</context>
<context>
    <name>rigor::DataInspector</name>
    <message>
        <source>Recent projects</source>
        <translation>Letzte Projekte</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>1. Pick Wet clutch.</source>
        <translation>1. Nasskupplung (Wet clutch) wählen.</translation>
    </message>
    <message>
        <source>3. In Unknowns, drag a mean and run again.</source>
        <translation>3. Unter Unbekannte einen Mittelwert ziehen und neu rechnen.</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Fünf-Minuten-Rundgang</translation>
    </message>
    <message>
        <source>The model expects</source>
        <translation>Das Modell erwartet</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Aufbereitung</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>one file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>change what an experiment is</source>
        <translation>ändern, was ein Versuch ist</translation>
    </message>
    <message>
        <source>Experiment is</source>
        <translation>Ein Versuch ist</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>kubisch</translation>
    </message>
    <message>
        <source>change the interpolation of inputs</source>
        <translation>Interpolation der Eingänge ändern</translation>
    </message>
    <message>
        <source>Inputs between</source>
        <translation>Zwischenwerte</translation>
    </message>
    <message>
        <source>change the preparation of the data</source>
        <translation>Aufbereitung der Daten ändern</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>stored with the project</source>
        <translation>im Projekt gespeichert</translation>
    </message>
    <message>
        <source>Apply to more files…</source>
        <translation>Auf weitere Dateien anwenden …</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>It keeps dialect, meaning of the columns and preparation, and is applied to the next file of this shape.</source>
        <translation>Es hält Dialekt, Bedeutung der Spalten und Aufbereitung fest und wird auf die nächste Datei dieser Form angewandt.</translation>
    </message>
    <message>
        <source>No model yet. Columns are matched by name as soon as there is one.</source>
        <translation>Noch kein Modell. Sobald es eines gibt, werden die Spalten nach Namen zugeordnet.</translation>
    </message>
    <message>
        <source>Nothing is matched yet.</source>
        <translation>Noch nichts ist zugeordnet.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Matched by name, or as chosen above the rows. Units are read from the header and converted; values in the file stay as they are.</source>
        <translation>Nach Namen zugeordnet oder wie über den Zeilen gewählt. Einheiten werden aus dem Kopf gelesen und umgerechnet; die Werte in der Datei bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>Zeilen in der Datei</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>markierte Zellen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>Zeilenenden</translation>
    </message>
    <message>
        <source>first row of data</source>
        <translation>erste Datenzeile</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Sensor file</source>
        <translation>Sensordatei</translation>
    </message>
    <message>
        <source>Sensor selection works on one JSON file: for every sensor that could be used its row of the Jacobian, the derivatives of its output by the parameters, and its standard deviation.</source>
        <translation>Die Sensorauswahl arbeitet mit einer JSON-Datei: für jeden möglichen Sensor seine Zeile der Jacobi-Matrix, die Ableitungen seines Ausgangs nach den Parametern, und seine Standardabweichung.</translation>
    </message>
    <message>
        <source>Open such a file with File &gt; Open, or drop it on this page.</source>
        <translation>Eine solche Datei mit Datei &gt; Öffnen öffnen oder auf dieser Seite ablegen.</translation>
    </message>
    <message>
        <source>2. Press F5: 108 experiments; the bar below tells how long it takes.</source>
        <translation>2. F5 drücken: 108 Versuche; die Leiste unten sagt, wie lange es dauert.</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s) are read. Go to Run: which are forbidden or required is set there.</source>
        <translation>
            <numerusform>%n Sensor ist gelesen. Weiter zum Rechnen: welche verboten oder verlangt sind, wird dort eingestellt.</numerusform>
            <numerusform>%n Sensoren sind gelesen. Weiter zum Rechnen: welche verboten oder verlangt sind, wird dort eingestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>rows and preview</source>
        <translation>Zeilen und Vorschau</translation>
    </message>
    <message>
        <source>read too</source>
        <translation>auch gelesen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>change what is held back for validation</source>
        <translation>ändern, was zur Validierung zurückgehalten wird</translation>
    </message>
    <message>
        <source>Held back: the experiments %1</source>
        <translation>Zurückgehalten: die Versuche %1</translation>
    </message>
    <message>
        <source>Held back: %1</source>
        <translation>Zurückgehalten: %1</translation>
    </message>
    <message>
        <source>What is held back is predicted after the run.</source>
        <translation>Das Zurückgehaltene wird nach dem Lauf vorhergesagt.</translation>
    </message>
    <message>
        <source>Start of a record</source>
        <translation>Start einer Aufzeichnung</translation>
    </message>
    <message>
        <source>Computed columns</source>
        <translation>Berechnete Spalten</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Every experiment is left out once.</source>
        <translation>Jeder Versuch wird einmal weggelassen.</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>in der Datei</translation>
    </message>
</context>
<context>
    <name>rigor::DataPage</name>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Cells copied from a spreadsheet (Ctrl+V)</source>
        <translation>Aus einer Tabellenkalkulation kopierte Zellen (Strg+V)</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>The data file cannot be read.</source>
        <translation>Die Datendatei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The data do not fit the model.</source>
        <translation>Die Daten passen nicht zum Modell.</translation>
    </message>
    <message>
        <source>1 problem in %2 rows.</source>
        <translation>1 Problem in %2 Zeilen.</translation>
    </message>
    <message>
        <source>%1 problems in %2 rows.</source>
        <translation>%1 Probleme in %2 Zeilen.</translation>
    </message>
    <message>
        <source>Nothing is dropped silently; every decision is listed below and can be changed.</source>
        <translation>Nichts fällt stillschweigend weg; jede Entscheidung steht unten und lässt sich ändern.</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Nächstes Problem F8</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>noch leer</translation>
    </message>
    <message>
        <source>no file yet</source>
        <translation>noch keine Datei</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>Separators, decimal sign, units and dates are recognised.</source>
        <translation>Trennzeichen, Dezimalzeichen, Einheiten und Datumsangaben werden erkannt.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>Datei %1 von %2</translation>
    </message>
</context>
<context>
    <name>rigor::DataPreview</name>
    <message>
        <source>prepared</source>
        <translation>aufbereitet</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>trimmed</source>
        <translation>beschnitten</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Column shown</source>
        <translation>Gezeigte Spalte</translation>
    </message>
    <message>
        <source>Shown over</source>
        <translation>Gezeigt über</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>Mark outliers</source>
        <translation>Ausreißer markieren</translation>
    </message>
    <message>
        <source>take the mark of line %1 away</source>
        <translation>Marke von Zeile %1 wegnehmen</translation>
    </message>
    <message>
        <source>mark line %1 as outlier</source>
        <translation>Zeile %1 als Ausreißer markieren</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <source>One point per row of the file.</source>
        <translation>Ein Punkt je Zeile der Datei.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Datenzeile %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Mark outliers: while this is down, a click on a point or a rectangle drawn around several marks them or takes the marks away</source>
        <translation>Ausreißer markieren: Solange dies gedrückt ist, markiert ein Klick auf einen Punkt oder ein um mehrere gezogenes Rechteck diese oder nimmt die Markierungen weg</translation>
    </message>
    <message numerus="yes">
        <source>mark %n sample(s) as outliers</source>
        <translation>
            <numerusform>%n Wert als Ausreißer markieren</numerusform>
            <numerusform>%n Werte als Ausreißer markieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the marks of %n sample(s) away</source>
        <translation>
            <numerusform>Markierung von %n Wert aufheben</numerusform>
            <numerusform>Markierung von %n Werten aufheben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataTable</name>
    <message>
        <source>This line has a problem</source>
        <translation>Diese Zeile hat ein Problem</translation>
    </message>
    <message>
        <source>Marked as an outlier</source>
        <translation>Als Ausreißer markiert</translation>
    </message>
    <message>
        <source>Read as missing</source>
        <translation>Als fehlend gelesen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>rigor::DerivedColumns</name>
    <message>
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>previous value</source>
        <translation>voriger Wert</translation>
    </message>
    <message>
        <source>direction of change</source>
        <translation>Richtung der Änderung</translation>
    </message>
    <message>
        <source>last turning minimum</source>
        <translation>letztes Umkehrminimum</translation>
    </message>
    <message>
        <source>last turning maximum</source>
        <translation>letztes Umkehrmaximum</translation>
    </message>
    <message>
        <source>Columns computed from others: formulas, means over repeated series, the history of a load.</source>
        <translation>Spalten, die aus anderen berechnet werden: Formeln, Mittelwerte über wiederholte Reihen, die Vorgeschichte einer Last.</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>%1 als %2 verwenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Of other columns, row by row: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</source>
        <translation>Aus anderen Spalten, Zeile für Zeile: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>as it follows</source>
        <translation>wie sie folgt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>Einheit von %1 ändern</translation>
    </message>
    <message>
        <source>Of column</source>
        <translation>Von Spalte</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>der Datei</translation>
    </message>
    <message>
        <source>Rows with the same value here belong together</source>
        <translation>Zeilen mit gleichem Wert hier gehören zusammen</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich in</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>The order in which the values of a series followed each other</source>
        <translation>Die Reihenfolge, in der die Werte einer Reihe aufeinander folgten</translation>
    </message>
    <message>
        <source>In order of</source>
        <translation>Reihenfolge nach</translation>
    </message>
    <message>
        <source>A column needs a name</source>
        <translation>Eine Spalte braucht einen Namen</translation>
    </message>
    <message>
        <source>There is a column %1 already</source>
        <translation>Eine Spalte %1 gibt es schon</translation>
    </message>
    <message>
        <source>remove the computed column %1</source>
        <translation>berechnete Spalte %1 entfernen</translation>
    </message>
    <message>
        <source>rename the computed column %1</source>
        <translation>berechnete Spalte %1 umbenennen</translation>
    </message>
    <message>
        <source>change the computed column %1</source>
        <translation>berechnete Spalte %1 ändern</translation>
    </message>
    <message>
        <source>add a computed column</source>
        <translation>berechnete Spalte hinzufügen</translation>
    </message>
</context>
<context>
    <name>rigor::DialectPanel</name>
    <message>
        <source>Recognised</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>every guess can be changed, the rows follow at once</source>
        <translation>jede Vermutung ist änderbar, die Zeilen folgen sofort</translation>
    </message>
    <message>
        <source>Reset to recognised</source>
        <translation>Auf Erkanntes zurücksetzen</translation>
    </message>
    <message>
        <source>reset the dialect</source>
        <translation>Dialekt zurücksetzen</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>change the delimiter</source>
        <translation>Trennzeichen ändern</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>change the decimal sign</source>
        <translation>Dezimalzeichen ändern</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>change the encoding</source>
        <translation>Kodierung ändern</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>change the line of names</source>
        <translation>Zeile der Namen ändern</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>change the line of units</source>
        <translation>Zeile der Einheiten ändern</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>change the comment sign</source>
        <translation>Kommentarzeichen ändern</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>change the order of dates</source>
        <translation>Reihenfolge in Datumsangaben ändern</translation>
    </message>
    <message>
        <source>, comma</source>
        <translation>, Komma</translation>
    </message>
    <message>
        <source>; semicolon</source>
        <translation>; Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>| bar</source>
        <translation>| Strich</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>. point</source>
        <translation>. Punkt</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>Tag zuerst</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>Monat zuerst</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>in names [ ]</source>
        <translation>in Namen [ ]</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>change the sheet</source>
        <translation>Blatt ändern</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>change the variable</source>
        <translation>Variable ändern</translation>
    </message>
</context>
<context>
    <name>rigor::DistributionPanel</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>clip lower</source>
        <translation>untere Stutzgrenze</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>obere Stutzgrenze</translation>
    </message>
    <message>
        <source>before</source>
        <translation>zuvor</translation>
    </message>
    <message>
        <source>drag the handles</source>
        <translation>Griffe ziehen</translation>
    </message>
    <message>
        <source>Input density at the start values; %1 clipped off</source>
        <translation>Eingangsdichte bei den Startwerten; %1 abgeschnitten</translation>
    </message>
    <message>
        <source>Start and bounds of the search</source>
        <translation>Start und Grenzen der Suche</translation>
    </message>
</context>
<context>
    <name>rigor::Document</name>
    <message>
        <source>Untitled project</source>
        <translation>Unbenanntes Projekt</translation>
    </message>
    <message>
        <source>The setting is not taken.</source>
        <translation>Die Einstellung wird nicht angenommen.</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>change simulation setting %1</source>
        <translation>Simulationseinstellung %1 ändern</translation>
    </message>
    <message>
        <source>The method&apos;s settings are not valid.</source>
        <translation>Die Einstellungen der Methode sind ungültig.</translation>
    </message>
    <message>
        <source>Run needs data and a model</source>
        <translation>Rechnen braucht Daten und ein Modell</translation>
    </message>
    <message>
        <source>Run needs a model</source>
        <translation>Rechnen braucht ein Modell</translation>
    </message>
    <message>
        <source>The model is being checked</source>
        <translation>Das Modell wird geprüft</translation>
    </message>
    <message>
        <source>Run needs a model without errors</source>
        <translation>Rechnen braucht ein fehlerfreies Modell</translation>
    </message>
    <message>
        <source>Run needs imported data</source>
        <translation>Rechnen braucht importierte Daten</translation>
    </message>
    <message>
        <source>The data are being read</source>
        <translation>Die Daten werden gelesen</translation>
    </message>
    <message>
        <source>Run needs data that can be read</source>
        <translation>Rechnen braucht lesbare Daten</translation>
    </message>
    <message>
        <source>Run needs data that fit the model</source>
        <translation>Rechnen braucht Daten, die zum Modell passen</translation>
    </message>
    <message>
        <source>Run needs at least one unknown</source>
        <translation>Rechnen braucht mindestens eine Unbekannte</translation>
    </message>
    <message>
        <source>Run needs valid settings of the method</source>
        <translation>Rechnen braucht gültige Einstellungen der Methode</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Save under another name to keep both; what is saved there first is not overwritten from here.</source>
        <translation>Unter anderem Namen speichern, um beide zu behalten; was dort zuerst gespeichert wird, wird von hier aus nicht überschrieben.</translation>
    </message>
    <message>
        <source>%1 has no model text yet.</source>
        <translation>%1 hat noch keinen Modelltext.</translation>
    </message>
    <message>
        <source>It is not a text file.</source>
        <translation>Das ist keine Textdatei.</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 wurde nicht importiert.</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied.</source>
        <translation>Das Rezept der vorigen Datei ist angewandt.</translation>
    </message>
    <message>
        <source>The dialect of the file before does not fit; it was recognised anew.</source>
        <translation>Der Dialekt der vorigen Datei passt nicht; er wurde neu erkannt.</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>import %1 files</source>
        <translation>%1 Dateien importieren</translation>
    </message>
    <message>
        <source>The study was not written.</source>
        <translation>Die Studie wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>Das Projekt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 was changed by another window at %2. Save under another name, or open it again.</source>
        <translation>%1 wurde um %2 von einem anderen Fenster geändert. Unter anderem Namen speichern oder neu öffnen.</translation>
    </message>
    <message>
        <source>the data are written anew while they are being read; import them when they are complete</source>
        <translation>die Daten werden gerade neu geschrieben, während sie gelesen werden; importieren Sie sie, wenn sie vollständig sind</translation>
    </message>
    <message>
        <source>The method needs no model.</source>
        <translation>Die Methode braucht kein Modell.</translation>
    </message>
    <message>
        <source>It works on the rows of its data file.</source>
        <translation>Sie arbeitet mit den Zeilen ihrer Datendatei.</translation>
    </message>
    <message>
        <source>Run needs a file of Jacobian rows</source>
        <translation>Ein Lauf braucht eine Datei mit Jacobi-Zeilen</translation>
    </message>
    <message>
        <source>The method needs no model: it works on the rows of its data file.</source>
        <translation>Die Methode braucht kein Modell: sie arbeitet mit den Zeilen ihrer Datendatei.</translation>
    </message>
    <message>
        <source>The study is being checked</source>
        <translation>Die Studie wird geprüft</translation>
    </message>
    <message>
        <source>choose the method %1</source>
        <translation>Methode %1 wählen</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied, without what it says of %1: this file has no such column.</source>
        <translation>Das Rezept der vorigen Datei ist angewandt, ohne das, was es über %1 sagt: diese Datei hat keine solche Spalte.</translation>
    </message>
    <message>
        <source>There is nothing yet to make another study of.</source>
        <translation>Noch ist nichts da, woraus eine weitere Studie entstehen könnte.</translation>
    </message>
    <message>
        <source>Import data or open a model: they become the first study.</source>
        <translation>Daten importieren oder ein Modell öffnen: daraus wird die erste Studie.</translation>
    </message>
    <message>
        <source>Study %1</source>
        <translation>Studie %1</translation>
    </message>
    <message>
        <source>new study</source>
        <translation>neue Studie</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>rename study</source>
        <translation>Studie umbenennen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Run needs your consent for %1</source>
        <translation>Rechnen braucht Ihre Zustimmung zu %1</translation>
    </message>
    <message>
        <source>It has values for the parameters of a model, and there is no model yet.</source>
        <translation>Sie enthält Werte für die Parameter eines Modells, und noch gibt es keines.</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte aus %1</translation>
    </message>
    <message>
        <source>The model has no such parameters: %1.</source>
        <translation>Solche Parameter hat das Modell nicht: %1.</translation>
    </message>
    <message>
        <source>These stay as the study has them: %1.</source>
        <translation>Diese bleiben, wie die Studie sie hat: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from %1.</source>
        <translation>
            <numerusform>%n Wert aus %1 übernommen.</numerusform>
            <numerusform>%n Werte aus %1 übernommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::EstimateChart</name>
    <message>
        <source>Estimates of the runs</source>
        <translation>Schätzwerte der Läufe</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>nicht geschätzt</translation>
    </message>
    <message>
        <source>[std. errors]</source>
        <translation>[Standardfehler]</translation>
    </message>
    <message>
        <source>The reference has no standard error.</source>
        <translation>Die Referenz hat keinen Standardfehler.</translation>
    </message>
</context>
<context>
    <name>rigor::FieldForm</name>
    <message>
        <source>Back to the default, %1</source>
        <translation>Zurück zur Vorgabe, %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Show expert settings</source>
        <translation>Experteneinstellungen zeigen</translation>
    </message>
    <message>
        <source>Hide expert settings</source>
        <translation>Experteneinstellungen verbergen</translation>
    </message>
</context>
<context>
    <name>rigor::FilesPanel</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>These files are one experiment</source>
        <translation>Diese Dateien sind ein Versuch</translation>
    </message>
    <message>
        <source>Their sensors belong to the same run of the rig, each with times of its own</source>
        <translation>Ihre Sensoren gehören zum selben Lauf des Prüfstands, jeder mit eigenen Zeiten</translation>
    </message>
    <message>
        <source>Propose offset</source>
        <translation>Versatz vorschlagen</translation>
    </message>
    <message>
        <source>Where the curves of two files resemble each other, and what the model leaves there</source>
        <translation>Wo die Kurven zweier Dateien einander ähneln, und was das Modell dort übrig lässt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>time column</source>
        <translation>Zeitspalte</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>rate [Hz]</source>
        <translation>Rate [Hz]</translation>
    </message>
    <message>
        <source>starts [s]</source>
        <translation>beginnt [s]</translation>
    </message>
    <message>
        <source>offset of its clock [s]</source>
        <translation>Versatz ihrer Uhr [s]</translation>
    </message>
    <message>
        <source>then ends [s]</source>
        <translation>endet dann [s]</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>Lücken</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are read and not listed</source>
        <translation>
            <numerusform>%n weitere Datei wird gelesen und nicht aufgeführt</numerusform>
            <numerusform>%n weitere Dateien werden gelesen und nicht aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>each with its own time and clock; nothing is resampled</source>
        <translation>jede mit eigener Zeit und Uhr; nichts wird neu abgetastet</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Experiment of %1</source>
        <translation>Versuch von %1</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>make %1 part of experiment %2</source>
        <translation>%1 zu einem Teil von Versuch %2 machen</translation>
    </message>
    <message>
        <source>Time column of %1</source>
        <translation>Zeitspalte von %1</translation>
    </message>
    <message>
        <source>take %1 as the time of %2</source>
        <translation>%1 als Zeit von %2 nehmen</translation>
    </message>
    <message>
        <source>Offset of the clock of %1 in s</source>
        <translation>Versatz der Uhr von %1 in s</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>Ihrer</translation>
    </message>
    <message>
        <source>its clock counts</source>
        <translation>ihre Uhr zählt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, up to %2 s</source>
        <translation>%1, bis zu %2 s</translation>
    </message>
    <message>
        <source>The offset &quot;%1&quot; is no number of seconds: %2</source>
        <translation>Der Versatz „%1“ ist keine Zahl von Sekunden: %2</translation>
    </message>
    <message>
        <source>set the offset of a clock</source>
        <translation>Versatz einer Uhr setzen</translation>
    </message>
    <message>
        <source>join the files to one experiment</source>
        <translation>Dateien zu einem Versuch verbinden</translation>
    </message>
    <message>
        <source>one experiment per file</source>
        <translation>ein Versuch je Datei</translation>
    </message>
</context>
<context>
    <name>rigor::FindAction</name>
    <message>
        <source>Find an action, a page or a run</source>
        <translation>Aktion, Seite oder Lauf suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nichts heißt „%1“</translation>
    </message>
    <message>
        <source>Find action</source>
        <translation>Aktion suchen</translation>
    </message>
</context>
<context>
    <name>rigor::FirstSteps</name>
    <message>
        <source>Import your measurement, or drop it on the window. Look at the units, at what each column means and at the problems found.</source>
        <translation>Die eigene Messung importieren oder auf dem Fenster ablegen. Die Einheiten, die Bedeutung jeder Spalte und die gefundenen Probleme ansehen.</translation>
    </message>
    <message>
        <source>Write the equations of your rig, open a .mo file, or begin with a template.</source>
        <translation>Die Gleichungen des Prüfstands schreiben, eine .mo-Datei öffnen oder mit einer Vorlage beginnen.</translation>
    </message>
    <message>
        <source>Choose two or three parameters that you do not know, with bounds you would bet on.</source>
        <translation>Zwei oder drei Parameter wählen, die nicht bekannt sind, mit Grenzen, auf die zu wetten wäre.</translation>
    </message>
    <message>
        <source>F5. Read the sentence above the answer first; F1 on it explains it.</source>
        <translation>F5. Zuerst den Satz über der Antwort lesen; F1 auf ihm erklärt ihn.</translation>
    </message>
    <message>
        <source>Write down what was done, with data, model and settings.</source>
        <translation>Aufschreiben, was gemacht wurde, mit Daten, Modell und Einstellungen.</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Erste Schritte mit eigenen Dateien</translation>
    </message>
    <message>
        <source>How to fit your own data</source>
        <translation>Eigene Daten anpassen: so geht es</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Daten importieren …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
</context>
<context>
    <name>rigor::ForeignView</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Variables shown</source>
        <translation>Gezeigte Variablen</translation>
    </message>
    <message>
        <source>No variable of this kind or name.</source>
        <translation>Keine Variable dieser Art oder dieses Namens.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>It was not allowed.</source>
        <translation>Die Datei wurde nicht erlaubt.</translation>
    </message>
    <message>
        <source>Its consent was not withdrawn.</source>
        <translation>Die Zustimmung wurde nicht zurückgezogen.</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>min … max</source>
        <translation>min … max</translation>
    </message>
    <message>
        <source>used as</source>
        <translation>benutzt als</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>fixed at %1</source>
        <translation>fest bei %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>%1 used of %2</source>
        <translation>%1 von %2 benutzt</translation>
    </message>
    <message>
        <source>%1, read from its description; nothing has run</source>
        <translation>%1, aus der Beschreibung gelesen; nichts ist gelaufen</translation>
    </message>
</context>
<context>
    <name>rigor::GeneralPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Einstellungen und Herkunft</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
</context>
<context>
    <name>rigor::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten des Leitfadens</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>Text des Leitfadens</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Leitfaden durchsuchen</translation>
    </message>
    <message>
        <source>Found in the guide</source>
        <translation>Im Leitfaden gefunden</translation>
    </message>
    <message>
        <source>Nothing is found for “%1”</source>
        <translation>Nichts gefunden zu „%1“</translation>
    </message>
</context>
<context>
    <name>rigor::HandleLayer</name>
    <message>
        <source>Handles of the distribution</source>
        <translation>Griffe der Verteilung</translation>
    </message>
    <message>
        <source>Up and down choose a handle, left and right move it, Shift moves it further.</source>
        <translation>Auf und Ab wählen einen Griff, Links und Rechts bewegen ihn, mit Umschalt weiter.</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>rigor::ImportRoom</name>
    <message>
        <source>Rows of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems in the file</source>
        <translation>Probleme in der Datei</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>%1 als %2 verwenden</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>what was found and what Rigor does</source>
        <translation>was gefunden wurde und was Rigor tut</translation>
    </message>
    <message>
        <source>none: every line was understood</source>
        <translation>keine: Jede Zeile wurde verstanden</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>rigor::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Fortschritt des Auftrags</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the run (Shift+F5)</source>
        <translation>Lauf abbrechen (Umschalt+F5)</translation>
    </message>
    <message>
        <source>Show what is waiting (Ctrl+Alt+J)</source>
        <translation>Zeigen, was wartet (Strg+Alt+J)</translation>
    </message>
    <message>
        <source>No job running</source>
        <translation>Kein Auftrag läuft</translation>
    </message>
    <message>
        <source>Queue %1</source>
        <translation>Warteschlange %1</translation>
    </message>
</context>
<context>
    <name>rigor::KeyTable</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the table</source>
        <translation>Tabelle filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
</context>
<context>
    <name>rigor::KeyValueView</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Settings and provenance</source>
        <translation>Einstellungen und Herkunft</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Studientext</translation>
    </message>
    <message>
        <source>repeats this run</source>
        <translation>wiederholt diesen Lauf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
</context>
<context>
    <name>rigor::LikelihoodMap</name>
    <message>
        <source>log L of each experiment</source>
        <translation>log L jedes Versuchs</translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2; %n far below</source>
        <translation>
            <numerusform>von %1 bis %2; %n weit darunter</numerusform>
            <numerusform>von %1 bis %2; %n weit darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>log L %1</source>
        <translation>log L %1</translation>
    </message>
    <message>
        <source>far below: %1</source>
        <translation>weit darunter: %1</translation>
    </message>
</context>
<context>
    <name>rigor::LiveEnclosures</name>
    <message>
        <source>Width of what is guaranteed</source>
        <translation>Breite des Garantierten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Bisher garantiert</translation>
    </message>
    <message>
        <source>guaranteed bounds so far</source>
        <translation>bisher garantierte Schranken</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>boxes tested</source>
        <translation>geprüfte Kästen</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>the first row is being worked on</source>
        <translation>die erste Zeile wird bearbeitet</translation>
    </message>
    <message>
        <source>share of the first bounds</source>
        <translation>Anteil an den ersten Schranken</translation>
    </message>
    <message>
        <source>one line for each unknown, logarithmic</source>
        <translation>eine Linie je Unbekannte, logarithmisch</translation>
    </message>
    <message>
        <source>everything else in the bounds examined is excluded; rounded outward</source>
        <translation>alles andere in den untersuchten Grenzen ist ausgeschlossen; nach außen gerundet</translation>
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
        <translation>max.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Anhalten oder fortsetzen (Leertaste)</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Geschwindigkeit der Wiedergabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Waiting for the first measurement</source>
        <translation>Wartet auf die erste Messung</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>spielt ab</translation>
    </message>
    <message>
        <source>following the file</source>
        <translation>folgt der Datei</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The file cannot be read further.</source>
        <translation>Die Datei lässt sich nicht weiterlesen.</translation>
    </message>
    <message>
        <source>The filter has stopped.</source>
        <translation>Das Filter ist stehen geblieben.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Noch nicht beurteilt.</translation>
    </message>
</context>
<context>
    <name>rigor::LivePanel</name>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Dichten aller Versuche</translation>
    </message>
    <message>
        <source>own axis</source>
        <translation>eigene Achse</translation>
    </message>
    <message>
        <source>common axis</source>
        <translation>gemeinsame Achse</translation>
    </message>
    <message>
        <source>Axis of the densities</source>
        <translation>Achse der Dichten</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>Progress of the response surfaces</source>
        <translation>Fortschritt der Antwortflächen</translation>
    </message>
    <message>
        <source>Not live: %1</source>
        <translation>Nicht mitlaufend: %1</translation>
    </message>
    <message>
        <source>No densities: %1</source>
        <translation>Keine Dichten: %1</translation>
    </message>
    <message>
        <source>Building response surfaces</source>
        <translation>Antwortflächen werden aufgebaut</translation>
    </message>
    <message>
        <source>Building response surfaces, %1</source>
        <translation>Antwortflächen werden aufgebaut, %1</translation>
    </message>
    <message>
        <source>Building response surfaces, %1, %2 left</source>
        <translation>Antwortflächen werden aufgebaut, %1, noch %2</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>No response surfaces: %1</source>
        <translation>Keine Antwortflächen: %1</translation>
    </message>
    <message>
        <source>Simulating all experiments</source>
        <translation>Alle Versuche werden simuliert</translation>
    </message>
    <message>
        <source>Every picture is simulated, in %1.</source>
        <translation>Jedes Bild wird simuliert, in %1.</translation>
    </message>
    <message>
        <source>Not faster: %1.</source>
        <translation>Nicht schneller: %1.</translation>
    </message>
    <message>
        <source>The box reaches beyond the one the response surfaces were built over.</source>
        <translation>Der zulässige Bereich reicht über den hinaus, für den die Antwortflächen aufgebaut wurden.</translation>
    </message>
    <message>
        <source>Response surfaces are built when the run has ended.</source>
        <translation>Die Antwortflächen werden nach dem Lauf aufgebaut.</translation>
    </message>
    <message>
        <source>Response surfaces make it immediate; building them takes about %1.</source>
        <translation>Mit Antwortflächen geht es sofort; ihr Aufbau dauert etwa %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Build response surfaces</source>
        <translation>Antwortflächen aufbauen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>Output densities of all %1 experiments</source>
        <translation>Dichten aller %1 Versuche</translation>
    </message>
    <message>
        <source>in the tails</source>
        <translation>in den Ausläufern</translation>
    </message>
    <message>
        <source>The measured value is less likely than one 1.96 standard deviations off the mean of a normal density.</source>
        <translation>Der gemessene Wert ist weniger wahrscheinlich als einer, der 1,96 Standardabweichungen vom Mittel einer Normalverteilung liegt.</translation>
    </message>
    <message>
        <source>Building response surfaces, %1 simulations</source>
        <translation>Antwortflächen werden aufgebaut, %1 Simulationen</translation>
    </message>
</context>
<context>
    <name>rigor::LiveRanking</name>
    <message>
        <source>Best combinations so far</source>
        <translation>Bisher beste Kombinationen</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>noch nichts gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 combinations scored</source>
        <translation>%1 von %2 Kombinationen bewertet</translation>
    </message>
    <message>
        <source>%1 · %2 relaxations solved</source>
        <translation>%1 · %2 Relaxationen gelöst</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in Worten</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>nicht bestimmt</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher beste</translation>
    </message>
    <message>
        <source>%1 of %2 sets looked at, each with its own estimate</source>
        <translation>%1 von %2 Auswahlen betrachtet, jede mit eigener Schätzung</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrace</name>
    <message>
        <source>to come, at most</source>
        <translation>noch zu kommen, höchstens</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Schätzung und ihre Bewegung</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 generations</source>
        <translation>bisher bester; rechts: Änderung in den letzten 5 Generationen</translation>
    </message>
    <message>
        <source>best value of each generation</source>
        <translation>bester Wert jeder Generation</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>its median</source>
        <translation>ihr Median</translation>
    </message>
    <message>
        <source>the first generation is being evaluated</source>
        <translation>die erste Generation wird ausgewertet</translation>
    </message>
    <message>
        <source>1 candidate below the axis</source>
        <translation>1 Kandidat unter der Achse</translation>
    </message>
    <message>
        <source>%1 candidates below the axis</source>
        <translation>%1 Kandidaten unter der Achse</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>noch nichts gefunden</translation>
    </message>
    <message>
        <source>best %1 after %2 generations</source>
        <translation>bester %1 nach %2 Generationen</translation>
    </message>
    <message>
        <source>population, 10 … 90 %</source>
        <translation>Population, 10 … 90&#xa0;%</translation>
    </message>
    <message>
        <source>Experiments now</source>
        <translation>Versuche jetzt</translation>
    </message>
    <message>
        <source>log L each, at the best</source>
        <translation>log L je Versuch, beim besten Stand</translation>
    </message>
    <message>
        <source>best of its stage</source>
        <translation>Bestes seiner Stufe</translation>
    </message>
    <message>
        <source>the first point is being evaluated</source>
        <translation>der erste Punkt wird ausgewertet</translation>
    </message>
    <message>
        <source>1 candidate above the axis</source>
        <translation>1 Kandidat oberhalb der Achse</translation>
    </message>
    <message>
        <source>%1 candidates above the axis</source>
        <translation>%1 Kandidaten oberhalb der Achse</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>Verbesserung</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>Start, bester zuerst</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>Ende eines Starts</translation>
    </message>
    <message>
        <source>%1 of %2 starts have ended</source>
        <translation>%1 von %2 Starts sind beendet</translation>
    </message>
    <message>
        <source>best %1 after %2 steps</source>
        <translation>Bestes %1 nach %2 Schritten</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 steps</source>
        <translation>bisher bestes; rechts: Änderung in den letzten 5 Schritten</translation>
    </message>
    <message>
        <source>generation, then step</source>
        <translation>Generation, dann Schritt</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>Schritte vom Besten aus</translation>
    </message>
    <message>
        <source>best %1 after %2 generations and %3 steps</source>
        <translation>bester %1 nach %2 Generationen und %3 Schritten</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrajectory</name>
    <message>
        <source>Unknowns over the record</source>
        <translation>Unbekannte über der Aufzeichnung</translation>
    </message>
    <message>
        <source>estimate with its 95 % band so far</source>
        <translation>Schätzung mit ihrem 95-%-Band bisher</translation>
    </message>
    <message>
        <source>the first rows are being worked on</source>
        <translation>die ersten Zeilen werden bearbeitet</translation>
    </message>
    <message>
        <source>estimate and 95 % band, %1 s of %2 s</source>
        <translation>Schätzung und 95-%-Band, %1 s von %2 s</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>rigor::MainWindow</name>
    <message>
        <source>%1 · 1 run</source>
        <translation>%1 · 1 Lauf</translation>
    </message>
    <message>
        <source>%1 · %2 runs</source>
        <translation>%1 · %2 Läufe</translation>
    </message>
    <message>
        <source>Changes are not autosaved.</source>
        <translation>Änderungen werden nicht automatisch gesichert.</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>fertig in %1</translation>
    </message>
    <message>
        <source>refused its input</source>
        <translation>wies seine Eingabe zurück</translation>
    </message>
    <message>
        <source>cancelled. Kept: best of %1 simulations</source>
        <translation>abgebrochen. Behalten: bester aus %1 Simulationen</translation>
    </message>
    <message>
        <source>ended after %1: %2</source>
        <translation>endete nach %1: %2</translation>
    </message>
    <message>
        <source>Run %1 %2</source>
        <translation>Lauf %1 %2</translation>
    </message>
    <message>
        <source>The run did not start.</source>
        <translation>Der Lauf wurde nicht gestartet.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <translation>Automatisch gesichert %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>Apply the recipe to more files</source>
        <translation>Rezept auf weitere Dateien anwenden</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Es gibt keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>Copy cells of a spreadsheet first.</source>
        <translation>Zuerst Zellen einer Tabellenkalkulation kopieren.</translation>
    </message>
    <message>
        <source>The pasted text was not kept.</source>
        <translation>Der eingefügte Text wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Projects (*.rigor)</source>
        <translation>Projekte (*.rigor)</translation>
    </message>
    <message>
        <source>Studies (*.toml)</source>
        <translation>Studien (*.toml)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Wiederholen mit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>About Rigor</source>
        <translation>Über Rigor</translation>
    </message>
    <message>
        <source>Rigor %1</source>
        <translation>Rigor %1</translation>
    </message>
    <message>
        <source>A workbench for calibrating models of test rigs. Free software under the GNU General Public License, version 3 or later. With Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite and Inter.</source>
        <translation>Eine Werkbank zum Kalibrieren der Modelle von Prüfständen. Freie Software unter der GNU General Public License, Version 3 oder später. Mit Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite und Inter.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Daten importieren …</translation>
    </message>
    <message>
        <source>Paste data</source>
        <translation>Daten einfügen</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Modell öffnen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Export study…</source>
        <translation>Studie exportieren …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf …</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Find action…</source>
        <translation>Aktion suchen …</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Nächster Reiter der Seite</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Unbekannte wählen</translation>
    </message>
    <message>
        <source>Settings of the method</source>
        <translation>Einstellungen der Methode</translation>
    </message>
    <message>
        <source>Read the data again</source>
        <translation>Daten neu lesen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Leitfaden: diese Seite</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Fünf-Minuten-Rundgang</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Model language</source>
        <translation>Modellsprache</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 was not saved when Rigor ended.</source>
        <translation>%1 war nicht gespeichert, als Rigor endete.</translation>
    </message>
    <message>
        <source>Its state of %1 was kept, with all runs.</source>
        <translation>Der Stand vom %1 ist erhalten, mit allen Läufen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Nichts wurde kopiert.</translation>
    </message>
    <message>
        <source>Click the table or plot to be copied first.</source>
        <translation>Zuerst die Tabelle oder das Bild anklicken, das kopiert werden soll.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>Its model and data are in %1 beside it.</source>
        <translation>Modell und Daten liegen daneben in %1.</translation>
    </message>
    <message>
        <source>A run goes on</source>
        <translation>Ein Lauf ist noch im Gange</translation>
    </message>
    <message>
        <source>%1 has not ended. Going on here ends it without a result.</source>
        <translation>%1 ist nicht beendet. Wird hier fortgefahren, endet er ohne Ergebnis.</translation>
    </message>
    <message>
        <source>Export study with model and data</source>
        <translation>Studie mit Modell und Daten exportieren</translation>
    </message>
    <message>
        <source>Export as study…</source>
        <translation>Als Studie exportieren…</translation>
    </message>
    <message>
        <source>Next (1 of %1)</source>
        <translation>Nächstes (1 von %1)</translation>
    </message>
    <message>
        <source>Sensors (*.json);;All files (*)</source>
        <translation>Sensoren (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>cancelled before anything was found</source>
        <translation>abgebrochen, bevor etwas gefunden wurde</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1</source>
        <translation>Der Lauf startet, sobald es geht: %1</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1. Esc forgets it.</source>
        <translation>Der Lauf startet, sobald es geht: %1. Esc verwirft ihn.</translation>
    </message>
    <message>
        <source>cancelled. Kept: the best so far</source>
        <translation>abgebrochen. Behalten: das bisher Beste</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>Die Zwischenablage enthält keine Tabelle.</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Daten (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>hold the inputs between the rows</source>
        <translation>Eingänge zwischen den Zeilen halten</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>Lauf &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>Schließen &amp;ohne Speichern</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>Noch keine Projekte</translation>
    </message>
    <message>
        <source>Rename study</source>
        <translation>Studie umbenennen</translation>
    </message>
    <message>
        <source>New from template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>Rename study…</source>
        <translation>Studie umbenennen …</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Studie entfernen</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Erste Schritte mit eigenen Dateien</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Studiendatei</translation>
    </message>
    <message>
        <source>It has the data and the model of the study before and asks by %1.</source>
        <translation>Sie hat die Daten und das Modell der vorigen Studie und fragt mit %1.</translation>
    </message>
    <message>
        <source>The data also allow: %1.</source>
        <translation>Die Daten erlauben auch: %1.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 ist neu.</translation>
    </message>
    <message>
        <source>Choose the method</source>
        <translation>Methode wählen</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modelle (*.mo *.mech *.fmu *.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projects (*.rigor);;Studies (*.toml);;Data (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Models (*.mo *.mech *.fmu);;Sensors (*.json);;Parameter values (*.ssv);;All files (*)</source>
        <translation>Alles, was Rigor öffnet (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projekte (*.rigor);;Studien (*.toml);;Daten (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Modelle (*.mo *.mech *.fmu);;Sensoren (*.json);;Parameterwerte (*.ssv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Model of a server</source>
        <translation>Modell eines Servers</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>An address begins with http:// and names the model: http://localhost:4242/beam.</source>
        <translation>Eine Adresse beginnt mit http:// und nennt das Modell: http://localhost:4242/beam.</translation>
    </message>
    <message>
        <source>Model of a server…</source>
        <translation>Modell eines Servers…</translation>
    </message>
</context>
<context>
    <name>rigor::MeasureChart</name>
    <message>
        <source>Measures of the runs</source>
        <translation>Maße der Läufe</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
</context>
<context>
    <name>rigor::MechanismView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>It cannot be assembled at %1 = %2.</source>
        <translation>Er lässt sich bei %1 = %2 nicht zusammenbauen.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageArea</name>
    <message>
        <source>%1 messages.</source>
        <translation>%1 Meldungen.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageBar</name>
    <message>
        <source>Show all</source>
        <translation>Ganz zeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Was das bedeutet, mit einem Beispiel (F1)</translation>
    </message>
</context>
<context>
    <name>rigor::MethodPage</name>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>answered with reservations</source>
        <translation>mit Vorbehalt beantwortet</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>LEER</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gerechnet</translation>
    </message>
</context>
<context>
    <name>rigor::ModelInspector</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Deklarationen</translation>
    </message>
    <message>
        <source>They are listed here as soon as the model has no error.</source>
        <translation>Sie stehen hier, sobald das Modell keinen Fehler hat.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source> · unknown</source>
        <translation> · unbekannt</translation>
    </message>
    <message>
        <source> · study: %1</source>
        <translation> · Studie: %1</translation>
    </message>
    <message>
        <source>%1, %2 unknown</source>
        <translation>%1, %2 unbekannt</translation>
    </message>
    <message>
        <source>from</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>measured as</source>
        <translation>gemessen als</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range %3 … %4</source>
        <translation>%1 = %2 liegt außerhalb seines Bereichs %3 … %4</translation>
    </message>
    <message>
        <source>The text gives %1 no value of its own that could be changed here</source>
        <translation>Der Text gibt %1 keinen eigenen Wert, der sich hier ändern ließe</translation>
    </message>
    <message>
        <source>The text has an error. These are the declarations of the last text without one.</source>
        <translation>Der Text hat einen Fehler. Dies sind die Deklarationen des letzten Textes ohne Fehler.</translation>
    </message>
    <message>
        <source>Fixed by the study</source>
        <translation>Durch die Studie festgelegt</translation>
    </message>
    <message>
        <source>Values that this study gives parameters in place of those in the text.</source>
        <translation>Werte, die diese Studie Parametern anstelle derer im Text gibt.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>fix the parameter %1</source>
        <translation>Parameter %1 festlegen</translation>
    </message>
    <message>
        <source>fix %1 no longer</source>
        <translation>%1 nicht mehr festlegen</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Zu vergleichende Modelle</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>for this model</source>
        <translation>für dieses Modell</translation>
    </message>
    <message>
        <source>can use it</source>
        <translation>kann es nutzen</translation>
    </message>
</context>
<context>
    <name>rigor::ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Start from a rig, write one, or open a .mo file</source>
        <translation>Mit einem Prüfstand beginnen, eines schreiben oder eine .mo-Datei öffnen</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Modell öffnen …</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation>Probleme des Modells</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Nächstes Problem F8</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>line : column</source>
        <translation>Zeile : Spalte</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>  Alt+Enter in the line replaces it.</source>
        <translation>  Alt+Enter in der Zeile ersetzt es.</translation>
    </message>
    <message>
        <source>No model is needed</source>
        <translation>Kein Modell nötig</translation>
    </message>
    <message>
        <source>The method works on the rows of the Jacobian in the data file; they come from any program</source>
        <translation>Die Methode arbeitet mit den Zeilen der Jacobi-Matrix in der Datendatei; sie kommen aus einem beliebigen Programm</translation>
    </message>
    <message numerus="yes">
        <source>Modelica subset · %n line(s) · checked 0.1 s after the last key</source>
        <translation>
            <numerusform>Teilmenge von Modelica · %n Zeile · geprüft 0,1 s nach der letzten Taste</numerusform>
            <numerusform>Teilmenge von Modelica · %n Zeilen · geprüft 0,1 s nach der letzten Taste</numerusform>
        </translation>
    </message>
    <message>
        <source>From a rig…</source>
        <translation>Von einem Prüfstand …</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antwortet</translation>
    </message>
    <message>
        <source>trusted by you</source>
        <translation>Sie vertrauen dieser Datei</translation>
    </message>
    <message>
        <source>waits for your consent</source>
        <translation>wartet auf Ihre Zustimmung</translation>
    </message>
    <message>
        <source>Of a server…</source>
        <translation>Von einem Server…</translation>
    </message>
</context>
<context>
    <name>rigor::Multiples</name>
    <message>
        <source>no density</source>
        <translation>keine Dichte</translation>
    </message>
    <message>
        <source>Order of the small plots</source>
        <translation>Reihenfolge der kleinen Bilder</translation>
    </message>
</context>
<context>
    <name>rigor::Navigator</name>
    <message>
        <source>Steps and runs</source>
        <translation>Schritte und Läufe</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Leitfaden: diese Seite</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs yet.</source>
        <translation>Noch keine Läufe.</translation>
    </message>
    <message>
        <source>Guide: this page (F1)</source>
        <translation>Leitfaden: diese Seite (F1)</translation>
    </message>
    <message>
        <source>Runs: choose which is shown</source>
        <translation>Läufe: wählen, welcher gezeigt wird</translation>
    </message>
</context>
<context>
    <name>rigor::ParameterValues</name>
    <message>
        <source>Fix a parameter</source>
        <translation>Parameter festlegen</translation>
    </message>
    <message>
        <source>Fix a parameter: %1</source>
        <translation>Parameter festlegen: %1</translation>
    </message>
    <message>
        <source>There is no other parameter</source>
        <translation>Es gibt keinen weiteren Parameter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 as the model has it</source>
        <translation>%1 wie im Modell</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>%1 von %2 entfernen</translation>
    </message>
</context>
<context>
    <name>rigor::Plot</name>
    <message>
        <source>No. %1: </source>
        <translation>Nr. %1: </translation>
    </message>
    <message>
        <source>series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Copy data as table</source>
        <translation>Daten als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf);;Table (*.csv)</source>
        <translation>Bilder (*.png *.svg *.pdf);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The plot was not exported.</source>
        <translation>Das Bild wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>%1 at %2:</source>
        <translation>%1 bei %2:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Across %1, %2.</source>
        <translation>Waagrecht %1, %2.</translation>
    </message>
    <message>
        <source>Upwards %1, %2.</source>
        <translation>Senkrecht %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The data are copied as a table.</source>
        <translation>Die Daten sind als Tabelle kopiert.</translation>
    </message>
</context>
<context>
    <name>rigor::PlotLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Space hides or shows a series, Enter isolates it.</source>
        <translation>Leertaste blendet eine Reihe aus oder ein, Enter zeigt sie allein.</translation>
    </message>
    <message>
        <source>Click hides, double click isolates</source>
        <translation>Klick blendet aus, Doppelklick zeigt allein</translation>
    </message>
</context>
<context>
    <name>rigor::ProgramView</name>
    <message>
        <source>What is filled in</source>
        <translation>Was eingesetzt wird</translation>
    </message>
    <message>
        <source>Template of the program</source>
        <translation>Vorlage des Programms</translation>
    </message>
    <message>
        <source>File shown</source>
        <translation>Gezeigte Datei</translation>
    </message>
    <message>
        <source>… the rest is not shown</source>
        <translation>… der Rest wird nicht gezeigt</translation>
    </message>
    <message>
        <source>nothing is filled in here</source>
        <translation>hier wird nichts eingesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to fill in</source>
        <translation>
            <numerusform>%n Stelle wird ausgefüllt</numerusform>
            <numerusform>%n Stellen werden ausgefüllt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ProposalPanel</name>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Simulations of the proposal</source>
        <translation>Simulationen des Vorschlags</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take starts and ranges</source>
        <translation>Starts und Bereiche übernehmen</translation>
    </message>
    <message>
        <source>Proposed starts and ranges</source>
        <translation>Vorgeschlagene Starts und Bereiche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the proposal</source>
        <translation>Vorschlag schließen</translation>
    </message>
    <message>
        <source>The method of this study has no ranges to search</source>
        <translation>Die Methode dieser Studie hat keine Suchbereiche</translation>
    </message>
    <message>
        <source>Choose unknowns first</source>
        <translation>Zuerst Unbekannte wählen</translation>
    </message>
    <message>
        <source>The model is not ready</source>
        <translation>Das Modell ist nicht bereit</translation>
    </message>
    <message>
        <source>There are no data to look at yet</source>
        <translation>Noch gibt es keine Daten zum Ansehen</translation>
    </message>
    <message>
        <source>Simulating points within the ranges …</source>
        <translation>Punkte innerhalb der Bereiche werden simuliert …</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed …</source>
        <translation>%1 Simulationen, %2 gescheitert …</translation>
    </message>
    <message>
        <source>Cancelled; this is what was seen until then.</source>
        <translation>Abgebrochen; dies ist das bis dahin Gesehene.</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed.</source>
        <translation>%1 Simulationen, %2 gescheitert.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>start now</source>
        <translation>Start jetzt</translation>
    </message>
    <message>
        <source>start proposed</source>
        <translation>Start vorgeschlagen</translation>
    </message>
    <message>
        <source>range proposed</source>
        <translation>Bereich vorgeschlagen</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>erwarteter Fehler</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>the data do not tell it</source>
        <translation>die Daten bestimmen sie nicht</translation>
    </message>
    <message>
        <source>Fix %1 at the value of now</source>
        <translation>%1 auf dem jetzigen Wert festhalten</translation>
    </message>
    <message>
        <source>take the starts and ranges proposed</source>
        <translation>vorgeschlagene Starts und Bereiche übernehmen</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>In die Studie übernommen.</translation>
    </message>
    <message>
        <source>fix what the data do not tell</source>
        <translation>festhalten, was die Daten nicht bestimmen</translation>
    </message>
</context>
<context>
    <name>rigor::QueueList</name>
    <message>
        <source>Queue   %1 waiting</source>
        <translation>Warteschlange   %1 warten</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
    </message>
</context>
<context>
    <name>rigor::RankingTable</name>
    <message>
        <source>No row holds “%1”.</source>
        <translation>Keine Zeile enthält „%1“.</translation>
    </message>
</context>
<context>
    <name>rigor::ReplayView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Play or pause the record (Space)</source>
        <translation>Aufzeichnung abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Gezeigte Zeit</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Geschwindigkeit der Wiedergabe</translation>
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
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>HTML exportieren …</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren …</translation>
    </message>
    <message>
        <source>The report needs a run</source>
        <translation>Der Bericht braucht einen Lauf</translation>
    </message>
    <message>
        <source>It will hold data, model, settings, results and their provenance</source>
        <translation>Er enthält Daten, Modell, Einstellungen, Ergebnisse und ihre Herkunft</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Zum Rechnen</translation>
    </message>
    <message>
        <source>Title and verdict</source>
        <translation>Titel und Urteil</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Vorhergesagte Dichten</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Suchverlauf</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-Indizes</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle Versuche</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Modelltext</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Studientext</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Size of the pages</source>
        <translation>Größe der Seiten</translation>
    </message>
    <message>
        <source>the pages themselves, %1 %</source>
        <translation>die Seiten selbst,&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>The report cannot be made.</source>
        <translation>Der Bericht lässt sich nicht erstellen.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>from the study</source>
        <translation>aus der Studie</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Also written</source>
        <translation>Außerdem geschrieben</translation>
    </message>
    <message>
        <source>tables as CSV</source>
        <translation>Tabellen als CSV</translation>
    </message>
    <message>
        <source>HTML copy</source>
        <translation>HTML-Kopie</translation>
    </message>
    <message>
        <source>Full digits in the CSV files, beside the report.</source>
        <translation>Alle Stellen in den CSV-Dateien neben dem Bericht.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>the model was changed after this run</source>
        <translation>das Modell wurde nach diesem Lauf geändert</translation>
    </message>
    <message>
        <source>%1 · always in the report</source>
        <translation>%1 · immer im Bericht</translation>
    </message>
    <message>
        <source>warnings of the run</source>
        <translation>Warnungen des Laufs</translation>
    </message>
    <message>
        <source>%1, all printed</source>
        <translation>%1, alle gedruckt</translation>
    </message>
    <message>
        <source>model changed since</source>
        <translation>Modell seither geändert</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>settings changed since</source>
        <translation>Einstellungen seither geändert</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>eingebettet</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
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
        <translation>Der Bericht wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Report written.</source>
        <translation>Bericht geschrieben.</translation>
    </message>
    <message>
        <source>%1, and %2 tables beside it</source>
        <translation>%1, und %2 Tabellen daneben</translation>
    </message>
    <message>
        <source>Drag to reorder. Numbers follow.</source>
        <translation>Ziehen ordnet um. Nummern folgen.</translation>
    </message>
    <message>
        <source>two pages</source>
        <translation>zwei Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>table with intervals · always</source>
        <translation>Tabelle mit Intervallen · immer</translation>
    </message>
    <message>
        <source>the data were changed after this run</source>
        <translation>die Daten wurden nach diesem Lauf geändert</translation>
    </message>
    <message>
        <source>the preparation of the data was changed after this run</source>
        <translation>die Aufbereitung der Daten wurde nach diesem Lauf geändert</translation>
    </message>
    <message>
        <source>data changed since</source>
        <translation>Daten seither geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>of run %1, 1 page A4</source>
        <translation>von Lauf %1, 1 Seite A4</translation>
    </message>
    <message>
        <source>of run %1, %2 pages A4</source>
        <translation>von Lauf %1, %2 Seiten A4</translation>
    </message>
    <message>
        <source>rigor run %1, with the study text below saved under this name beside the data and the model; no file holds it</source>
        <translation>rigor run %1, mit dem Studientext unten, unter diesem Namen neben den Daten und dem Modell gespeichert; keine Datei enthält ihn</translation>
    </message>
    <message>
        <source>rigor run %1, with the model text of this run saved as %2; that file holds another text</source>
        <translation>rigor run %1, mit dem Modelltext dieses Laufs unter dem Namen %2 gespeichert; diese Datei enthält einen anderen Text</translation>
    </message>
    <message>
        <source>Run %1 has ended.</source>
        <translation>Lauf %1 ist beendet.</translation>
    </message>
    <message>
        <source>This is still the report of run %1.</source>
        <translation>Dies ist noch der Bericht von Lauf %1.</translation>
    </message>
    <message>
        <source>Show its report</source>
        <translation>Dessen Bericht zeigen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Picture at the head of the report (PNG, JPEG, SVG)</source>
        <translation>Bild am Kopf des Berichts (PNG, JPEG, SVG)</translation>
    </message>
    <message>
        <source>Choose the logo…</source>
        <translation>Logo wählen …</translation>
    </message>
    <message>
        <source>Logo of the report</source>
        <translation>Logo des Berichts</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The report has no logo. %1</source>
        <translation>Der Bericht hat kein Logo. %1</translation>
    </message>
</context>
<context>
    <name>rigor::ReportPreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ReportThumbnails</name>
    <message>
        <source>Pages in small</source>
        <translation>Seiten im Kleinen</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>rigor::ResultPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Einstellungen und Herkunft</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
</context>
<context>
    <name>rigor::RigCard</name>
    <message>
        <source>This rig has no model text yet.</source>
        <translation>Dieser Prüfstand hat noch keinen Modelltext.</translation>
    </message>
    <message>
        <source>model text not there yet</source>
        <translation>Modelltext noch nicht da</translation>
    </message>
</context>
<context>
    <name>rigor::RowsView</name>
    <message numerus="yes">
        <source>leave out %n row(s)</source>
        <translation>
            <numerusform>%n Zeile weglassen</numerusform>
            <numerusform>%n Zeilen weglassen</numerusform>
        </translation>
    </message>
    <message>
        <source>bring back what was left out</source>
        <translation>Weggelassenes zurückholen</translation>
    </message>
    <message>
        <source>take all marks away</source>
        <translation>alle Marken wegnehmen</translation>
    </message>
    <message>
        <source>Leave out these %1 rows</source>
        <translation>Diese %1 Zeilen weglassen</translation>
    </message>
    <message>
        <source>Leave out this row</source>
        <translation>Diese Zeile weglassen</translation>
    </message>
    <message>
        <source>Leave out what is measured in these %1 rows</source>
        <translation>Was in diesen %1 Zeilen gemessen ist, weglassen</translation>
    </message>
    <message>
        <source>Leave out what is measured in this row</source>
        <translation>Was in dieser Zeile gemessen ist, weglassen</translation>
    </message>
    <message>
        <source>It is not used already</source>
        <translation>Sie wird schon nicht verwendet</translation>
    </message>
    <message>
        <source>What is an experiment is known when the data fit a model</source>
        <translation>Was ein Versuch ist, steht fest, wenn die Daten zu einem Modell passen</translation>
    </message>
    <message>
        <source>Bring back all that was left out (%1)</source>
        <translation>Alles Weggelassene zurückholen (%1)</translation>
    </message>
    <message>
        <source>Take all marks away (%1)</source>
        <translation>Alle Marken wegnehmen (%1)</translation>
    </message>
</context>
<context>
    <name>rigor::RunPage</name>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 Simulationen</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Settings of the next run</source>
        <translation>Einstellungen des nächsten Laufs</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Wiederholen mit</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch nicht gerechnet</translation>
    </message>
    <message>
        <source>Export run to folder</source>
        <translation>Lauf in Ordner exportieren</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>Exportiert.</translation>
    </message>
    <message>
        <source>Not exported.</source>
        <translation>Nicht exportiert.</translation>
    </message>
    <message>
        <source>Ready for the next run</source>
        <translation>Bereit für den nächsten Lauf</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>starts when the run before it has ended</source>
        <translation>beginnt, wenn der Lauf davor zu Ende ist</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher bester Stand</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>No interval yet: it is computed when the search has ended.</source>
        <translation>Noch kein Intervall: Es wird berechnet, wenn die Suche zu Ende ist.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>je Sekunde</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>elapsed</source>
        <translation>vergangen</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Endet, wenn</translation>
    </message>
    <message>
        <source>what comes first</source>
        <translation>was zuerst eintritt</translation>
    </message>
    <message>
        <source>candidates tried</source>
        <translation>geprüfte Kandidaten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Umschalt+F5</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gerechnet</translation>
    </message>
    <message>
        <source>The run refused its input.</source>
        <translation>Der Lauf wies seine Eingabe zurück.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>stands still until Continue</source>
        <translation>steht still bis „Fortsetzen“</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The run keeps what it has and lets the machine rest until Continue</source>
        <translation>Der Lauf behält das Erreichte und lässt die Maschine bis „Fortsetzen“ ruhen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1, all experiments</source>
        <translation>%1, alle Versuche</translation>
    </message>
    <message>
        <source>criterion of the best combination</source>
        <translation>Kriterium der besten Kombination</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>No split was added.</source>
        <translation>Keine Aufteilung kam hinzu.</translation>
    </message>
    <message>
        <source>The data of now have no column for %1 in experiment %2.</source>
        <translation>Die Daten von jetzt haben keine Spalte für %1 in Versuch %2.</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>by hand %1</source>
        <translation>von Hand %1</translation>
    </message>
    <message>
        <source>A split was added to the settings.</source>
        <translation>Eine Aufteilung kam zu den Einstellungen hinzu.</translation>
    </message>
    <message>
        <source>%1. The next run tests it.</source>
        <translation>%1. Der nächste Lauf prüft sie.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Watch live</source>
        <translation>Mitlaufend beobachten</translation>
    </message>
    <message>
        <source>The filter while data stream in: nothing is kept as a run</source>
        <translation>Das Filter, während die Daten einlaufen: nichts wird als Lauf aufbewahrt</translation>
    </message>
    <message>
        <source>Replay the record</source>
        <translation>Aufzeichnung abspielen</translation>
    </message>
    <message>
        <source>Follow the file as it grows</source>
        <translation>Der wachsenden Datei folgen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Mitlaufend</translation>
    </message>
    <message>
        <source>The filter cannot start.</source>
        <translation>Das Filter kann nicht starten.</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Bisher garantiert</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>It holds for the data worked through so far. Cancel keeps it.</source>
        <translation>Es gilt für die bisher durchgearbeiteten Daten. „Abbrechen“ behält es.</translation>
    </message>
    <message>
        <source>%1 of the stage %2</source>
        <translation>%1 der Stufe %2</translation>
    </message>
    <message>
        <source>Run again with the same settings, another density, another method or other data</source>
        <translation>Neu rechnen mit denselben Einstellungen, anderer Dichte, anderer Methode oder anderen Daten</translation>
    </message>
    <message>
        <source>Standard deviations as offered</source>
        <translation>Standardabweichungen wie vorgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate sensor(s)</source>
        <translation>
            <numerusform>%n möglicher Sensor</numerusform>
            <numerusform>%n mögliche Sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n gesuchte Zahl</numerusform>
            <numerusform>%n gesuchte Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate now</source>
        <translation>Schätzung jetzt</translation>
    </message>
    <message>
        <source>It moves with every measurement.</source>
        <translation>Sie bewegt sich mit jeder Messung.</translation>
    </message>
    <message>
        <source>combinations scored</source>
        <translation>Kombinationen bewertet</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>Relaxationen gelöst</translation>
    </message>
    <message>
        <source>left in this phase</source>
        <translation>übrig in dieser Phase</translation>
    </message>
    <message>
        <source>done of this phase</source>
        <translation>erledigt in dieser Phase</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewiesen optimal</translation>
    </message>
    <message>
        <source>each criterion</source>
        <translation>jedes Kriterium</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Letztes Ergebnis</translation>
    </message>
    <message>
        <source>about %1, as run %2</source>
        <translation>etwa %1, wie Lauf %2</translation>
    </message>
    <message>
        <source>%1, at most %2 more</source>
        <translation>%1, noch höchstens %2</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>Schritte vom Besten aus</translation>
    </message>
    <message>
        <source>improve nothing</source>
        <translation>verbessern nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s)</source>
        <translation>
            <numerusform>%n Vorbehalt</numerusform>
            <numerusform>%n Vorbehalte</numerusform>
        </translation>
    </message>
    <message>
        <source>validation passed</source>
        <translation>Validierung bestanden</translation>
    </message>
    <message>
        <source>validation failed</source>
        <translation>Validierung nicht bestanden</translation>
    </message>
    <message>
        <source>validation passed, with reservations</source>
        <translation>Validierung bestanden, mit Vorbehalten</translation>
    </message>
    <message>
        <source>Write the run, or the values found for other programs, into files</source>
        <translation>Den Lauf oder die gefundenen Werte für andere Programme in Dateien schreiben</translation>
    </message>
    <message>
        <source>Run with its tables and study, into a folder…</source>
        <translation>Lauf mit Tabellen und Studie, in einen Ordner …</translation>
    </message>
    <message>
        <source>Values found (CSV, JSON, MAT, Modelica, SSV)…</source>
        <translation>Gefundene Werte (CSV, JSON, MAT, Modelica, SSV) …</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica modification (*.mo);;SSP parameter values (*.ssv)</source>
        <translation>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica-Modifikation (*.mo);;SSP-Parameterwerte (*.ssv)</translation>
    </message>
    <message>
        <source>Export the values found</source>
        <translation>Gefundene Werte exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions (CSV, MAT)…</source>
        <translation>Vorhersagen (CSV, MAT) …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Was das bedeutet, mit einem Beispiel (F1)</translation>
    </message>
    <message>
        <source>The run was not judged by %1.</source>
        <translation>Der Lauf wurde nicht an %1 beurteilt.</translation>
    </message>
    <message>
        <source>Take it as the data of the study</source>
        <translation>Als Daten der Studie nehmen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The unknowns of the study are others than those of this run.</source>
        <translation>Die Unbekannten der Studie sind andere als die dieses Laufs.</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>In die Studie übernommen.</translation>
    </message>
    <message>
        <source>Export the predictions</source>
        <translation>Vorhersagen exportieren</translation>
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
        <translation>Methode</translation>
    </message>
    <message>
        <source>Settings of the method</source>
        <translation>Einstellungen der Methode</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>all, one after the other</source>
        <translation>alle, einer nach dem anderen</translation>
    </message>
    <message>
        <source>such as %1: 0 +- 0.1</source>
        <translation>etwa %1: 0 +- 0.1</translation>
    </message>
    <message>
        <source>such as %1: 0.02</source>
        <translation>etwa %1: 0.02</translation>
    </message>
    <message>
        <source>such as %1: 0.1</source>
        <translation>etwa %1: 0.1</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>zweite Hälfte</translation>
    </message>
    <message>
        <source>Not stated, so it is chosen. %1</source>
        <translation>Nicht angegeben, daher gewählt. %1</translation>
    </message>
</context>
<context>
    <name>rigor::SectionRow</name>
    <message>
        <source>Always in the report</source>
        <translation>Immer im Bericht</translation>
    </message>
    <message>
        <source>always in the report</source>
        <translation>immer im Bericht</translation>
    </message>
    <message>
        <source>Drag to reorder, or Alt+Up and Alt+Down</source>
        <translation>Ziehen ordnet um, ebenso Alt+Auf und Alt+Ab</translation>
    </message>
</context>
<context>
    <name>rigor::SensorErrors</name>
    <message>
        <source>It must be above 0, not %1</source>
        <translation>Es muss über 0 liegen, nicht %1</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>Die Einheit „%1“ ist nicht verständlich: %2</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-Abweichung</translation>
    </message>
    <message>
        <source>Standard deviation of the error of one value, with its unit: 0.1 deg, 2 um. The filter and model adequacy need it; least squares and homotopy weigh their outputs by it.</source>
        <translation>Standardabweichung des Fehlers eines Werts, mit Einheit: 0.1 deg, 2 um. Das Filter und die Modelladäquatheit brauchen sie; kleinste Quadrate und Homotopie gewichten ihre Ausgänge damit.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>take the proposed standard deviation of %1</source>
        <translation>vorgeschlagene Standardabweichung von %1 übernehmen</translation>
    </message>
    <message>
        <source>guaranteed bound</source>
        <translation>garantierte Schranke</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>No value is ever further off than this, with its unit: 0.5 deg, 10 um. Verified identification needs it, and proves nothing if it does not hold.</source>
        <translation>Kein Wert weicht je um mehr als dies ab, mit Einheit: 0.5 deg, 10 um. Die verifizierte Identifikation braucht sie und beweist nichts, wenn sie nicht gilt.</translation>
    </message>
    <message>
        <source>No data prove a bound. It stands in the data sheet of the sensor.</source>
        <translation>Keine Daten beweisen eine Schranke. Sie steht im Datenblatt des Sensors.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>state the %1 of %2</source>
        <translation>%1 von %2 angeben</translation>
    </message>
    <message>
        <source>Nothing is proposed: there are too few repeated rows. It stands in the data sheet of the sensor.</source>
        <translation>Nichts wird vorgeschlagen: Es gibt zu wenige wiederholte Zeilen. Sie steht im Datenblatt des Sensors.</translation>
    </message>
    <message>
        <source>Nothing is proposed: neighbouring samples do not tell the error from the signal. It stands in the data sheet of the sensor.</source>
        <translation>Nichts wird vorgeschlagen: Benachbarte Messpunkte unterscheiden den Fehler nicht vom Signal. Sie steht im Datenblatt des Sensors.</translation>
    </message>
    <message>
        <source>Proposed from the scatter of repeated rows: %1</source>
        <translation>Vorgeschlagen aus der Streuung wiederholter Zeilen: %1</translation>
    </message>
    <message>
        <source>Proposed from the scatter of neighbouring samples, whose errors are taken as independent: %1</source>
        <translation>Vorgeschlagen aus der Streuung benachbarter Messpunkte, deren Fehler als unabhängig gelten: %1</translation>
    </message>
    <message>
        <source>Proposed from the steps in which the column moves, a step / √12: %1</source>
        <translation>Vorgeschlagen aus den Stufen, in denen sich die Spalte bewegt, Stufe / √12: %1</translation>
    </message>
</context>
<context>
    <name>rigor::SensorFileView</name>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>The rows of the Jacobian come with the file, so no model is needed. Another program writes such a file; the guide states the format (F1).</source>
        <translation>Die Zeilen der Jacobi-Matrix kommen mit der Datei, ein Modell ist also nicht nötig. Ein anderes Programm schreibt eine solche Datei; der Leitfaden nennt das Format (F1).</translation>
    </message>
    <message>
        <source>Sensors of the file</source>
        <translation>Sensoren der Datei</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>at most %1 chosen</source>
        <translation>höchstens %1 gewählt</translation>
    </message>
    <message>
        <source>under a parameter: its standard error from this sensor alone, all others known</source>
        <translation>unter einem Parameter: sein Standardfehler aus diesem Sensor allein, alle anderen bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n Sensor</numerusform>
            <numerusform>%n Sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n Parameter</numerusform>
            <numerusform>%n Parameter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::SimulatePanel</name>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Simulate now</source>
        <translation>Jetzt simulieren</translation>
    </message>
    <message>
        <source>One experiment with the present values (F9)</source>
        <translation>Ein Versuch mit den jetzigen Werten (F9)</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>none: defaults</source>
        <translation>keiner: Vorgaben</translation>
    </message>
    <message>
        <source>Simulating needs a model without errors</source>
        <translation>Simulieren braucht ein fehlerfreies Modell</translation>
    </message>
    <message>
        <source>one experiment with the present values</source>
        <translation>ein Versuch mit den jetzigen Werten</translation>
    </message>
    <message>
        <source>Shown: text of %1</source>
        <translation>Gezeigt: Text von %1</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>One experiment with the present values beside what was measured.</source>
        <translation>Ein Versuch mit den jetzigen Werten neben dem Gemessenen.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Out of date: values and data of %1</source>
        <translation>Nicht aktuell: Werte und Daten von %1</translation>
    </message>
    <message>
        <source>measured %1 s</source>
        <translation>gemessen %1 s</translation>
    </message>
    <message>
        <source>Simulating needs your consent that the model may run</source>
        <translation>Simulieren braucht Ihre Zustimmung, dass das Modell laufen darf</translation>
    </message>
</context>
<context>
    <name>rigor::StartPage</name>
    <message>
        <source>Drop a measurement file here</source>
        <translation>Messdatei hier ablegen</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>Daten öffnen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen …</translation>
    </message>
    <message>
        <source>Or start from a rig</source>
        <translation>Oder mit einem Prüfstand beginnen</translation>
    </message>
    <message>
        <source>model, data and studies, not yet run; saved as a project of your own</source>
        <translation>Modell, Daten und Studien, noch nicht gerechnet; als eigenes Projekt gespeichert</translation>
    </message>
    <message>
        <source>Which input distribution explains 108 shifting times?</source>
        <translation>Welche Eingangsverteilung erklärt 108 Schaltzeiten?</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Inverse Unsicherheit</translation>
    </message>
    <message>
        <source>Is the model wrong, and which sensors would tell?</source>
        <translation>Ist das Modell falsch, und welche Sensoren zeigen es?</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Modelladäquatheit</translation>
    </message>
    <message>
        <source>Which friction values are guaranteed possible?</source>
        <translation>Welche Reibwerte sind garantiert möglich?</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verifiziert</translation>
    </message>
    <message>
        <source>How does the valve curve look while it runs?</source>
        <translation>Wie sieht die Ventilkennlinie im Betrieb aus?</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Where is the global optimum among many local ones?</source>
        <translation>Wo liegt das globale Optimum unter vielen lokalen?</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which of four mount parameters does the data fix?</source>
        <translation>Welche der vier Lagerparameter legen die Daten fest?</translation>
    </message>
    <message>
        <source>Seven parameters: which does the data fix?</source>
        <translation>Sieben Parameter: Welche legen die Daten fest?</translation>
    </message>
    <message>
        <source>Do two multibody formulations agree?</source>
        <translation>Stimmen zwei Mehrkörper-Formulierungen überein?</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>How does one normal input spread through a formula?</source>
        <translation>Wie pflanzt sich ein normaler Eingang durch eine Formel fort?</translation>
    </message>
    <message>
        <source>Mass, spring, damper</source>
        <translation>Masse, Feder, Dämpfer</translation>
    </message>
    <message>
        <source>A free oscillation is measured: stiffness, damping and the start</source>
        <translation>Eine freie Schwingung ist gemessen: Steifigkeit, Dämpfung und der Start</translation>
    </message>
    <message>
        <source>Drive with friction</source>
        <translation>Antrieb mit Reibung</translation>
    </message>
    <message>
        <source>Steps of the current, the speed is measured: inertia, dry and viscous friction</source>
        <translation>Stufen des Stroms, die Drehzahl ist gemessen: Trägheitsmoment, trockene und viskose Reibung</translation>
    </message>
    <message>
        <source>RC circuit</source>
        <translation>RC-Glied</translation>
    </message>
    <message>
        <source>A source is switched, a voltage is measured: capacitor and leak</source>
        <translation>Eine Quelle wird geschaltet, eine Spannung ist gemessen: Kondensator und Leckstrom</translation>
    </message>
    <message>
        <source>Tank with orifice</source>
        <translation>Behälter mit Blende</translation>
    </message>
    <message>
        <source>The level is measured while a tank runs out: discharge coefficient</source>
        <translation>Der Füllstand ist gemessen, während ein Behälter ausläuft: Durchflusszahl</translation>
    </message>
    <message>
        <source>First-order lag with dead time</source>
        <translation>Verzögerungsglied erster Ordnung mit Totzeit</translation>
    </message>
    <message>
        <source>The answer to a step is measured: gain, time constant and dead time</source>
        <translation>Die Antwort auf einen Sprung ist gemessen: Verstärkung, Zeitkonstante und Totzeit</translation>
    </message>
    <message>
        <source>Static formula</source>
        <translation>Statische Formel</translation>
    </message>
    <message>
        <source>One row for each operating point, no time: coefficients of a formula</source>
        <translation>Eine Zeile je Betriebspunkt, keine Zeit: Koeffizienten einer Formel</translation>
    </message>
    <message>
        <source>Pendulum with period</source>
        <translation>Pendel mit Periode</translation>
    </message>
    <message>
        <source>One row for each experiment, what is measured is an event of the motion: gravity</source>
        <translation>Eine Zeile je Versuch, gemessen ist ein Ereignis der Bewegung: Fallbeschleunigung</translation>
    </message>
    <message>
        <source>Hydraulic cylinder</source>
        <translation>Hydraulikzylinder</translation>
    </message>
    <message>
        <source>Pressure and position are measured: bulk modulus, leakage and friction</source>
        <translation>Druck und Position sind gemessen: Kompressionsmodul, Leckage und Reibung</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Or begin with a template</source>
        <translation>Oder mit einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>a small study that runs at once (F5); put your own data and equations in their place</source>
        <translation>eine kleine Studie, die sofort rechnet (F5); eigene Daten und Gleichungen an deren Stelle setzen</translation>
    </message>
    <message>
        <source>CSV, text, workbook or MAT; separators, decimal sign, units and dates are recognised</source>
        <translation>CSV, Text, Arbeitsmappe oder MAT; Trennzeichen, Dezimalzeichen, Einheiten und Datumsangaben werden erkannt</translation>
    </message>
</context>
<context>
    <name>rigor::StartRules</name>
    <message>
        <source>A record seldom starts where the text of the model says.</source>
        <translation>Eine Aufzeichnung beginnt selten dort, wo der Text des Modells es sagt.</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>wie im Modell</translation>
    </message>
    <message>
        <source>Where the text of the model says</source>
        <translation>Wo der Text des Modells es sagt</translation>
    </message>
    <message>
        <source>given value</source>
        <translation>gegebener Wert</translation>
    </message>
    <message>
        <source>At one value in every record</source>
        <translation>Bei einem Wert in jeder Aufzeichnung</translation>
    </message>
    <message>
        <source>first measured</source>
        <translation>zuerst gemessen</translation>
    </message>
    <message>
        <source>Near the first measured value, in every record another</source>
        <translation>Nahe dem ersten gemessenen Wert, in jeder Aufzeichnung einem anderen</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in Ruhe</translation>
    </message>
    <message>
        <source>At rest under the first values of the inputs</source>
        <translation>In Ruhe unter den ersten Werten der Eingänge</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>In every record another, which is searched</source>
        <translation>In jeder Aufzeichnung ein anderer, der gesucht wird</translation>
    </message>
    <message>
        <source>Start of %1</source>
        <translation>Start von %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Start value of %1</source>
        <translation>Startwert von %1</translation>
    </message>
    <message>
        <source>Start at the first measured value</source>
        <translation>Beim ersten gemessenen Wert beginnen</translation>
    </message>
    <message>
        <source>Start %1 at the first measured value</source>
        <translation>%1 beim ersten gemessenen Wert beginnen</translation>
    </message>
    <message>
        <source>Measured first in %1: %2; the model starts at %3</source>
        <translation>Zuerst gemessen in %1: %2; das Modell beginnt bei %3</translation>
    </message>
    <message>
        <source>change the start of %1</source>
        <translation>Start von %1 ändern</translation>
    </message>
</context>
<context>
    <name>rigor::TableView</name>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table was not exported.</source>
        <translation>Die Tabelle wurde nicht exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n row(s)</source>
        <translation>
            <numerusform>Kopiert: %n Zeile</numerusform>
            <numerusform>Kopiert: %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::TopBar</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run  F5</source>
        <translation>Rechnen  F5</translation>
    </message>
    <message>
        <source>Find action  Ctrl+K</source>
        <translation>Aktion suchen  Strg+K</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederherstellen: %1 (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>Queue  F5</source>
        <translation>Einreihen  F5</translation>
    </message>
    <message>
        <source>Run the study (F5)</source>
        <translation>Die Studie rechnen (F5)</translation>
    </message>
    <message>
        <source>Cancel the run, keep what was reached (Shift+F5)</source>
        <translation>Lauf abbrechen, Erreichtes behalten (Umschalt+F5)</translation>
    </message>
    <message>
        <source>No run is going on</source>
        <translation>Kein Lauf ist im Gange</translation>
    </message>
    <message>
        <source>Run as soon as it can (F5): %1</source>
        <translation>Rechnen, sobald es geht (F5): %1</translation>
    </message>
    <message>
        <source>The run is not to start (Esc)</source>
        <translation>Den Lauf doch nicht starten (Esc)</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>Another study of the same data and model (Ctrl+Shift+N)</source>
        <translation>Eine weitere Studie mit denselben Daten und demselben Modell (Strg+Umschalt+N)</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsInspector</name>
    <message>
        <source>Unknowns</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>An unknown is a parameter of the model whose value or distribution the run identifies.</source>
        <translation>Eine Unbekannte ist ein Parameter des Modells, dessen Wert oder Verteilung der Lauf identifiziert.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>remove unknown %1</source>
        <translation>Unbekannte %1 entfernen</translation>
    </message>
    <message>
        <source>Search range of %1</source>
        <translation>Suchbereich von %1</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Gegeben durch</translation>
    </message>
    <message>
        <source>The same distribution by other numbers</source>
        <translation>Dieselbe Verteilung durch andere Zahlen</translation>
    </message>
    <message>
        <source>parametrisation</source>
        <translation>Parametrisierung</translation>
    </message>
    <message>
        <source>family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Clip lower</source>
        <translation>Stutzung unten</translation>
    </message>
    <message>
        <source>Clip upper</source>
        <translation>Stutzung oben</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min.</translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation>%1 max.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Mitlaufend</translation>
    </message>
    <message>
        <source>log L, all %1</source>
        <translation>log L, alle %1</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>since the drag began</source>
        <translation>seit Beginn des Ziehens</translation>
    </message>
    <message>
        <source>response surfaces</source>
        <translation>Antwortflächen</translation>
    </message>
    <message>
        <source>largest error in log L</source>
        <translation>größter Fehler in log L</translation>
    </message>
    <message>
        <source>refined here</source>
        <translation>hier verfeinert</translation>
    </message>
    <message>
        <source>experiments in the tails</source>
        <translation>Versuche in den Ausläufern</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms je Bild</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>je Versuch</translation>
    </message>
    <message>
        <source>One number for all experiments, or a number of its own in each</source>
        <translation>Eine Zahl für alle Versuche oder in jedem eine eigene</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>It follows the others and is not searched; the study file says how.</source>
        <translation>Folgt den anderen und wird nicht gesucht; die Studiendatei sagt, wie.</translation>
    </message>
    <message>
        <source>Prior of %1</source>
        <translation>Vorwissen über %1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Whether the value is searched or its logarithm; its interval is that of the same scale</source>
        <translation>Ob der Wert oder sein Logarithmus gesucht wird; sein Intervall gilt auf derselben Skala</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>The range spans over a decade: a logarithmic scale searches all of it alike.</source>
        <translation>Der Bereich umfasst mehr als eine Dekade: Eine logarithmische Skala durchsucht ihn überall gleich.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorwissen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>lognormal</translation>
    </message>
    <message>
        <source>uniform, soft edges</source>
        <translation>gleichverteilt, weiche Ränder</translation>
    </message>
    <message>
        <source>What is known of the value beside the data</source>
        <translation>Was neben den Daten über den Wert bekannt ist</translation>
    </message>
    <message>
        <source>Prior min</source>
        <translation>Vorwissen min.</translation>
    </message>
    <message>
        <source>Prior max</source>
        <translation>Vorwissen max.</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Randbreite</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-Abweichung</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>Vorwissen</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPage</name>
    <message>
        <source>Unknowns</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>Add unknown</source>
        <translation>Unbekannte hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Noch nichts ist unbekannt</translation>
    </message>
    <message>
        <source>Choose the parameters to identify; the rest keeps its value</source>
        <translation>Die zu identifizierenden Parameter wählen; die übrigen behalten ihren Wert</translation>
    </message>
    <message>
        <source>Choose parameters</source>
        <translation>Parameter wählen</translation>
    </message>
    <message>
        <source>The value is not taken.</source>
        <translation>Der Wert wird nicht angenommen.</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%1 von %2 verschieben</translation>
    </message>
    <message>
        <source>drag %1 of %2</source>
        <translation>%1 von %2 ziehen</translation>
    </message>
    <message>
        <source>The model has no parameters yet</source>
        <translation>Das Modell hat noch keine Parameter</translation>
    </message>
    <message>
        <source>%1 is unknown already</source>
        <translation>%1 ist schon unbekannt</translation>
    </message>
    <message>
        <source>add unknown %1</source>
        <translation>Unbekannte %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change it in the table or at the right.</source>
        <translation>In der Tabelle oder rechts ändern.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannte</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>clip lower</source>
        <translation>untere Stutzgrenze</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>obere Stutzgrenze</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>, clipped</source>
        <translation>, gestutzt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1 is given by %2; change it at the right</source>
        <translation>%1 ist durch %2 gegeben; rechts ändern</translation>
    </message>
    <message>
        <source>A point value has no standard deviation</source>
        <translation>Ein fester Wert hat keine Standardabweichung</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>No unknowns are declared here</source>
        <translation>Hier sind keine Unbekannten erklärt</translation>
    </message>
    <message>
        <source>The parameters and their sensors are named in the data file</source>
        <translation>Die Parameter und ihre Sensoren stehen in der Datendatei</translation>
    </message>
    <message>
        <source>Start of a state</source>
        <translation>Startwert eines Zustands</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
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
        <translation>Zahl</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>je Versuch</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n Unbekannte</numerusform>
            <numerusform>%n Unbekannte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searched number(s)</source>
        <translation>
            <numerusform>%n gesuchte Zahl</numerusform>
            <numerusform>%n gesuchte Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>gleich %1</translation>
    </message>
    <message>
        <source>%1 equals %2 and is not searched</source>
        <translation>%1 ist gleich %2 und wird nicht gesucht</translation>
    </message>
    <message>
        <source>The data set %1 in every experiment</source>
        <translation>Die Daten setzen %1 in jedem Versuch</translation>
    </message>
    <message>
        <source>All %1 of %2</source>
        <translation>Alle %1 von %2</translation>
    </message>
    <message>
        <source>There is no model with parameters yet</source>
        <translation>Es gibt noch kein Modell mit Parametern</translation>
    </message>
    <message>
        <source>Propose from the data</source>
        <translation>Aus den Daten vorschlagen</translation>
    </message>
    <message>
        <source>A few hundred simulations: where to start, between which bounds, and which unknowns the data can tell</source>
        <translation>Einige hundert Simulationen: wo zu starten ist, zwischen welchen Grenzen und welche Unbekannten die Daten bestimmen können</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPicture</name>
    <message>
        <source>Joint density</source>
        <translation>Gemeinsame Dichte</translation>
    </message>
    <message>
        <source>1, 2, 3 sd · correlation 0</source>
        <translation>1, 2, 3 σ · Korrelation 0</translation>
    </message>
    <message>
        <source>The unknowns are independent of each other: their correlation is 0.</source>
        <translation>Die Unbekannten sind voneinander unabhängig: Ihre Korrelation ist 0.</translation>
    </message>
    <message>
        <source>Abscissa of the joint density</source>
        <translation>Abszisse der gemeinsamen Dichte</translation>
    </message>
    <message>
        <source>Ordinate of the joint density</source>
        <translation>Ordinate der gemeinsamen Dichte</translation>
    </message>
    <message>
        <source>%1 and %2 are independent: correlation 0.</source>
        <translation>%1 und %2 sind unabhängig: Korrelation 0.</translation>
    </message>
    <message>
        <source>39, 86, 99 % · correlation 0</source>
        <translation>39, 86, 99 % · Korrelation 0</translation>
    </message>
</context>
</TS>
