<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>Cell</name>
    <message>
        <source>above</source>
        <translation>erboven</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>zoals opgegeven</translation>
    </message>
    <message>
        <source>below</source>
        <translation>eronder</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>niet verworpen</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>niet getoetst</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworpen</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>allowed lower</source>
        <translation>toegestaan, onder</translation>
    </message>
    <message>
        <source>allowed upper</source>
        <translation>toegestaan, boven</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>kromming</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>klassen</translation>
    </message>
    <message>
        <source>chi squared</source>
        <translation>chi-kwadraat</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>correlatie</translation>
    </message>
    <message>
        <source>count</source>
        <translation>aantal</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterium</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>criterium samen</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>vrijheidsgraden</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>verschillen</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>perioden</translation>
    </message>
    <message>
        <source>exclusions</source>
        <translation>uitsluitingen</translation>
    </message>
    <message>
        <source>from</source>
        <translation>vanaf</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteratie</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>iteraties</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>soort</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>ondergrens</translation>
    </message>
    <message>
        <source>marginal lower</source>
        <translation>marginaal, onder</translation>
    </message>
    <message>
        <source>marginal upper</source>
        <translation>marginaal, boven</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>next experiment</source>
        <translation>volgend experiment</translation>
    </message>
    <message>
        <source>next series</source>
        <translation>volgende reeks</translation>
    </message>
    <message>
        <source>next series steps</source>
        <translation>stappen der reeksen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>doelfunctie</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>optimalisator</translation>
    </message>
    <message>
        <source>optimisers</source>
        <translation>optimalisatoren</translation>
    </message>
    <message>
        <source>order</source>
        <translation>volgorde</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameters</translation>
    </message>
    <message>
        <source>planned sensors</source>
        <translation>geplande sensoren</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>voorspeld</translation>
    </message>
    <message>
        <source>profile intervals</source>
        <translation>profielintervallen</translation>
    </message>
    <message>
        <source>profile lower</source>
        <translation>profiel, onder</translation>
    </message>
    <message>
        <source>profile upper</source>
        <translation>profiel, boven</translation>
    </message>
    <message>
        <source>repeatability</source>
        <translation>herhaalbaarheid</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rij</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>sensor</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>sensoren</translation>
    </message>
    <message>
        <source>series</source>
        <translation>reeks</translation>
    </message>
    <message>
        <source>sigma</source>
        <translation>sigma</translation>
    </message>
    <message>
        <source>sigma difference</source>
        <translation>sigma verschil</translation>
    </message>
    <message>
        <source>simulated lower</source>
        <translation>gesimuleerd, onder</translation>
    </message>
    <message>
        <source>simulated upper</source>
        <translation>gesimuleerd, boven</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>modeloplossingen</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>trap</translation>
    </message>
    <message>
        <source>stated sigma</source>
        <translation>opgegeven sigma</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>bovengrens</translation>
    </message>
    <message>
        <source>values</source>
        <translation>waarden</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>versnelling</translation>
    </message>
    <message>
        <source>energy balance</source>
        <translation>energiebalans</translation>
    </message>
    <message>
        <source>formulation</source>
        <translation>formulering</translation>
    </message>
    <message>
        <source>formulations</source>
        <translation>formuleringen</translation>
    </message>
    <message>
        <source>mean iterations</source>
        <translation>iteraties, gemiddeld</translation>
    </message>
    <message>
        <source>most iterations</source>
        <translation>iteraties, hoogstens</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>uitkomst</translation>
    </message>
    <message>
        <source>position</source>
        <translation>positie</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>tijd per stap</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>snelheid</translation>
    </message>
    <message>
        <source>all data</source>
        <translation>alle gegevens</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>modeloplossingen</translation>
    </message>
    <message>
        <source>stage tolerance</source>
        <translation>tolerantie van de trap</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>standaardfout</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>kwadratensom</translation>
    </message>
    <message>
        <source>times</source>
        <translation>keer</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hiaat</translation>
    </message>
    <message>
        <source>line</source>
        <translation>regel</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>against stated</source>
        <translation>tegen de opgave</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>p normal</source>
        <translation>p normaal</translation>
    </message>
    <message>
        <source>p stated</source>
        <translation>p opgave</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>a PNG picture</source>
        <translation>een PNG-afbeelding</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>een JPEG-afbeelding</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>een GIF-afbeelding</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>een PDF-document</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>een HDF5-bestand</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>een SQLite-database</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>een programma</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>het bestand bestaat niet</translation>
    </message>
    <message>
        <source>the file cannot be read: {}</source>
        <translation>het bestand kan niet gelezen worden: {}</translation>
    </message>
    <message>
        <source>this is a folder; a data file is expected</source>
        <translation>dit is een map; er wordt een gegevensbestand verwacht</translation>
    </message>
    <message>
        <source>this is no ordinary file; a data file is expected</source>
        <translation>dit is geen gewoon bestand; er wordt een gegevensbestand verwacht</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>het bestand is leeg</translation>
    </message>
    <message>
        <source>this is {}, not a text file with columns</source>
        <translation>dit is {}, geen tekstbestand met kolommen</translation>
    </message>
    <message>
        <source>this is no text file: it holds a zero byte</source>
        <translation>dit is geen tekstbestand: het bevat een nulbyte</translation>
    </message>
    <message>
        <source>the times of day in column &quot;{}&quot; were completed with the dates in column &quot;{}&quot;</source>
        <translation>de tijdstippen in kolom “{}” zijn aangevuld met de datums in kolom “{}”</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; is the same as in the row before</source>
        <translation>regel {} (rij {}): de tijd in kolom “{}” is dezelfde als in de rij ervoor</translation>
    </message>
    <message>
        <source>line {} (row {}): the time in column &quot;{}&quot; lies before that of the row before</source>
        <translation>regel {} (rij {}): de tijd in kolom “{}” ligt vóór die van de rij ervoor</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; has no value in any row</source>
        <translation>kolom “{}” heeft in geen enkele rij een waarde</translation>
    </message>
    <message>
        <source>; the header block states the step Delta_X = {}</source>
        <translation>; de kop noemt de stap Delta_X = {}</translation>
    </message>
    <message>
        <source>at least {} more warnings of the kind &quot;{}&quot;</source>
        <translation>minstens {} waarschuwingen meer van de soort “{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an encoding; known are utf-8, utf-16-le, utf-16-be, latin-1 and cp1252</source>
        <translation>“{}” is geen codering; bekend zijn utf-8, utf-16-le, utf-16-be, latin-1 en cp1252</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a delimiter; known are , ; | tab whitespace and none</source>
        <translation>“{}” is geen scheidingsteken; bekend zijn , ; | tab whitespace en none</translation>
    </message>
    <message>
        <source>line {} is cut after {} of {} fields and was left out</source>
        <translation>regel {} is afgebroken na {} van {} velden en is weggelaten</translation>
    </message>
    <message>
        <source>line {} has {} of {} fields; the others are missing</source>
        <translation>regel {} heeft {} van {} velden; de andere ontbreken</translation>
    </message>
    <message>
        <source>line {} has {} fields instead of {}; those behind are not read</source>
        <translation>regel {} heeft {} velden in plaats van {}; die daarachter worden niet gelezen</translation>
    </message>
    <message>
        <source>line {}: a quotation mark in column &quot;{}&quot; opens no complete quotation; it is read as it stands</source>
        <translation>regel {}: een aanhalingsteken in kolom “{}” opent geen volledige aanhaling; het wordt gelezen zoals het er staat</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not finite</source>
        <translation>regel {}: “{}” in kolom “{}” is niet eindig</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a number; it is taken as missing</source>
        <translation>regel {}: “{}” in kolom “{}” is geen getal; de waarde geldt als ontbrekend</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is not a date or time; it is taken as missing</source>
        <translation>regel {}: “{}” in kolom “{}” is geen datum of tijd; de waarde geldt als ontbrekend</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; state different offsets from UTC; they were converted to UTC</source>
        <translation>de tijden in kolom “{}” noemen verschillende verschillen met UTC; ze zijn omgerekend naar UTC</translation>
    </message>
    <message>
        <source>{} columns are named, but the rows have {} fields; line {} does not name the columns of this table</source>
        <translation>{} kolommen zijn benoemd, maar de rijen hebben {} velden; regel {} benoemt de kolommen van deze tabel niet</translation>
    </message>
    <message>
        <source>{} further warnings of this kind were left out</source>
        <translation>{} verdere waarschuwingen van deze soort zijn weggelaten</translation>
    </message>
    <message>
        <source>the line is longer than {} MB; this is no table</source>
        <translation>de regel is langer dan {} MB; dit is geen tabel</translation>
    </message>
    <message>
        <source>line {} is not UTF-8; the file is read as {}</source>
        <translation>regel {} is geen UTF-8; het bestand wordt gelezen als {}</translation>
    </message>
    <message>
        <source>the lines end in different ways (CRLF, LF or CR)</source>
        <translation>de regels eindigen verschillend (CRLF, LF of CR)</translation>
    </message>
    <message>
        <source>the file holds no table: it has only blank lines or comments</source>
        <translation>het bestand bevat geen tabel: het heeft alleen lege regels of commentaar</translation>
    </message>
    <message>
        <source>there are no rows of data below the names</source>
        <translation>onder de namen staan geen gegevensrijen</translation>
    </message>
    <message>
        <source>a further segment begins on line {}; only the first segment is read</source>
        <translation>op regel {} begint een volgend segment; alleen het eerste wordt gelezen</translation>
    </message>
    <message>
        <source>column {} has no name; it is called &quot;{}&quot;</source>
        <translation>kolom {} heeft geen naam; ze heet “{}”</translation>
    </message>
    <message>
        <source>there are no complete rows of data below the names</source>
        <translation>onder de namen staan geen volledige gegevensrijen</translation>
    </message>
    <message>
        <source>no line names the columns; they are called column_1, column_2, ...</source>
        <translation>geen regel benoemt de kolommen; ze heten column_1, column_2, ...</translation>
    </message>
    <message>
        <source>line {} cannot name the columns: it is not there or empty</source>
        <translation>regel {} kan de kolommen niet benoemen: ze ontbreekt of is leeg</translation>
    </message>
    <message>
        <source>line {} lies between the names and the data and holds no units; it is not read</source>
        <translation>regel {} staat tussen de namen en de gegevens en bevat geen eenheden; ze wordt niet gelezen</translation>
    </message>
    <message>
        <source>the name &quot;{}&quot; occurs more than once; column {} is called &quot;{}&quot;</source>
        <translation>de naam “{}” komt meermaals voor; kolom {} heet “{}”</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of column &quot;{}&quot; is not understood: {}</source>
        <translation>de eenheid “{}” van kolom “{}” wordt niet begrepen: {}</translation>
    </message>
    <message>
        <source>day and month of the dates cannot be told apart; they are read as {}</source>
        <translation>dag en maand van de datums zijn niet te onderscheiden; ze worden gelezen als {}</translation>
    </message>
    <message>
        <source>day, month, year</source>
        <translation>dag, maand, jaar</translation>
    </message>
    <message>
        <source>month, day, year</source>
        <translation>maand, dag, jaar</translation>
    </message>
    <message>
        <source>decimals and thousands cannot be told apart with certainty; &quot;{}&quot; is read as the decimal sign</source>
        <translation>decimaal- en duizendtalteken zijn niet zeker te onderscheiden; “{}” wordt als decimaalteken gelezen</translation>
    </message>
    <message>
        <source>{}:{}: experiment {}</source>
        <translation>{}:{}: experiment {}</translation>
    </message>
    <message>
        <source>{} is excluded by the study</source>
        <translation>{} is door de studie uitgesloten</translation>
    </message>
    <message>
        <source>{} is left out: its &quot;{}&quot; is marked as an outlier</source>
        <translation>{} is weggelaten: “{}” is als uitschieter gemarkeerd</translation>
    </message>
    <message>
        <source>{} is left out: column &quot;{}&quot; has no value</source>
        <translation>{} is weggelaten: kolom “{}” heeft geen waarde</translation>
    </message>
    <message>
        <source>{}: so are {} more rows of experiment {}</source>
        <translation>{}: net als {} andere rijen van experiment {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there</source>
        <translation>het uit te sluiten experiment “{}” is er niet</translation>
    </message>
    <message>
        <source>no experiment is left: none of its {} rows has a number in every column that is used; the first one lacks &quot;{}&quot;</source>
        <translation>er blijft geen experiment over: geen van de {} rijen heeft in elke gebruikte kolom een getal; de eerste mist “{}”</translation>
    </message>
    <message>
        <source>input_uncertainty names &quot;{}&quot;, which no column gives as an input of the model {}{}</source>
        <translation>input_uncertainty noemt “{}”, dat geen kolom als ingang van het model {} geeft{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>{}: input_uncertainty is stated, but no column is an input of the model {}</source>
        <translation>{}: input_uncertainty is opgegeven, maar geen kolom is een ingang van het model {}</translation>
    </message>
    <message>
        <source>{}: no column is mapped to an output of the model {}; nothing is measured</source>
        <translation>{}: geen kolom is gekoppeld aan een uitgang van het model {}; er is niets gemeten</translation>
    </message>
    <message>
        <source>marked cell &quot;{}&quot;: {}</source>
        <translation>gemarkeerde cel “{}”: {}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; to be excluded is not there{}</source>
        <translation>het uit te sluiten experiment “{}” is er niet{}</translation>
    </message>
    <message>
        <source> (there are {})</source>
        <translation> (er zijn {})</translation>
    </message>
    <message>
        <source>the study names no data file</source>
        <translation>de studie noemt geen gegevensbestand</translation>
    </message>
    <message>
        <source>layout = &quot;{}&quot;: it must be rows or signals</source>
        <translation>layout = &quot;{}&quot;: moet rows of signals zijn</translation>
    </message>
    <message>
        <source>{} data files are named, but with layout = &quot;rows&quot; one file holds all experiments; set layout = &quot;signals&quot;</source>
        <translation>er zijn {} gegevensbestanden genoemd, maar met layout = &quot;rows&quot; bevat één bestand alle experimenten; zet layout = &quot;signals&quot;</translation>
    </message>
    <message>
        <source>{}: the experiment is excluded by the study</source>
        <translation>{}: het experiment is door de studie uitgesloten</translation>
    </message>
    <message>
        <source>{}: no experiment is left</source>
        <translation>{}: er blijft geen experiment over</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a mean needs the column whose equal values belong together, &quot;mean of {} by step&quot;</source>
        <translation>“{}”: een gemiddelde heeft de kolom nodig waarvan gelijke waarden bij elkaar horen, “mean of {} by step”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no column</source>
        <translation>“{}” noemt geen kolom</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; is in the file already</source>
        <translation>de afgeleide kolom “{}” staat al in het bestand</translation>
    </message>
    <message>
        <source>derived column &quot;{}&quot;: {}</source>
        <translation>afgeleide kolom “{}”: {}</translation>
    </message>
    <message>
        <source>the derived column &quot;{}&quot; needs itself through others</source>
        <translation>de afgeleide kolom “{}” heeft via andere zichzelf nodig</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no numbers</source>
        <translation>de kolom “{}” bevat geen getallen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column &quot;{}&quot; is none of the stated codes ({}){}</source>
        <translation>“{}” in kolom “{}” is geen van de opgegeven codes ({}){}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds no texts that could be codes</source>
        <translation>de kolom “{}” bevat geen teksten die codes kunnen zijn</translation>
    </message>
    <message>
        <source>the code &quot;{}&quot; of column &quot;{}&quot; sets &quot;{}&quot;, which is no parameter of the model {}{}</source>
        <translation>de code “{}” van kolom “{}” zet “{}”, dat geen parameter van het model {} is{}</translation>
    </message>
    <message>
        <source>{}: {} rows are not used: the study uses lines {} to {}</source>
        <translation>{}: {} rijen worden niet gebruikt: de studie neemt de regels {} tot {}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>het einde</translation>
    </message>
    <message>
        <source>{} could be each of the files {}: write one of these</source>
        <translation>{} kan elk van de bestanden {} zijn: schrijf een daarvan</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;. Did you mean &quot;{}&quot;?</source>
        <translation>er is geen kolom “{}”. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;; there are {}</source>
        <translation>er is geen kolom “{}”; er zijn {}</translation>
    </message>
    <message>
        <source>the model {} has no variable &quot;{}&quot;{}</source>
        <translation>het model {} heeft geen variabele “{}”{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no parameter of the model {} and cannot be a condition</source>
        <translation>“{}” is geen parameter van het model {} en kan geen conditie zijn</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no input of the model {}</source>
        <translation>“{}” is geen ingang van het model {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no output of the model {} and cannot be measured</source>
        <translation>“{}” is geen uitgang van het model {} en kan niet gemeten zijn</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; is used for &quot;{}&quot; and for &quot;{}&quot;</source>
        <translation>de kolom “{}” wordt gebruikt voor “{}” en voor “{}”</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds texts; numbers are expected for &quot;{}&quot;</source>
        <translation>de kolom “{}” bevat teksten; voor “{}” worden getallen verwacht</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; holds dates; numbers are expected for &quot;{}&quot;</source>
        <translation>de kolom “{}” bevat datums; voor “{}” worden getallen verwacht</translation>
    </message>
    <message>
        <source>{}: the unit of column &quot;{}&quot; is taken from its name: {}</source>
        <translation>{}: de eenheid van kolom “{}” is uit haar naam gelezen: {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; states no unit; it is read in {} as &quot;{}&quot; of the model</source>
        <translation>{}: kolom “{}” noemt geen eenheid; ze wordt gelezen in {} zoals “{}” van het model</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for &quot;{}&quot;: {}</source>
        <translation>kolom “{}” voor “{}”: {}</translation>
    </message>
    <message>
        <source>the range from {} s to {} s is empty</source>
        <translation>het bereik van {} s tot {} s is leeg</translation>
    </message>
    <message>
        <source>no sample lies between {} s and {} s</source>
        <translation>tussen {} s en {} s ligt geen meetpunt</translation>
    </message>
    <message>
        <source>the step {} s must be greater than 0</source>
        <translation>de stap {} s moet groter dan 0 zijn</translation>
    </message>
    <message>
        <source>resampling needs at least two values</source>
        <translation>herbemonsteren vraagt ten minste twee waarden</translation>
    </message>
    <message>
        <source>the step {} s gives more than 1e9 samples</source>
        <translation>de stap {} s geeft meer dan 1e9 meetpunten</translation>
    </message>
    <message>
        <source>a low pass needs at least three samples</source>
        <translation>een laagdoorlaat vraagt ten minste drie meetpunten</translation>
    </message>
    <message>
        <source>a low pass needs equally spaced samples; the step at t = {} s is {} s instead of {} s; resample first</source>
        <translation>een laagdoorlaat vraagt meetpunten op gelijke afstand; de stap bij t = {} s is {} s in plaats van {} s; herbemonster eerst</translation>
    </message>
    <message>
        <source>a low pass needs a value in every sample; at t = {} s there is none; resample first</source>
        <translation>een laagdoorlaat vraagt een waarde in elk meetpunt; bij t = {} s ontbreekt ze; herbemonster eerst</translation>
    </message>
    <message>
        <source>the cut-off frequency {} Hz must lie between 0 and half the sampling rate, {} Hz</source>
        <translation>de afsnijfrequentie {} Hz moet tussen 0 en de halve bemonsteringsfrequentie, {} Hz, liggen</translation>
    </message>
    <message>
        <source>the limit {} of the outliers must be greater than 0</source>
        <translation>de grens {} van de uitschieters moet groter dan 0 zijn</translation>
    </message>
    <message>
        <source>the mask has {} entries for {} samples</source>
        <translation>het masker heeft {} waarden voor {} meetpunten</translation>
    </message>
    <message>
        <source>&quot;{}&quot; marks no cell; file:line:column is expected, for example press.csv:164:D_y</source>
        <translation>“{}” markeert geen cel; verwacht wordt bestand:regel:kolom, bijvoorbeeld press.csv:164:D_y</translation>
    </message>
    <message>
        <source>decimal = &quot;{}&quot;: it must be . or ,</source>
        <translation>decimal = &quot;{}&quot;: moet . of , zijn</translation>
    </message>
    <message>
        <source>date_order = &quot;{}&quot;: it must be day-first or month-first</source>
        <translation>date_order = &quot;{}&quot;: moet day-first of month-first zijn</translation>
    </message>
    <message>
        <source>no data file is named</source>
        <translation>er is geen gegevensbestand genoemd</translation>
    </message>
    <message>
        <source>trim has {} numbers; two times are expected, from and to</source>
        <translation>trim heeft {} getallen; verwacht worden twee tijden, van en tot</translation>
    </message>
    <message>
        <source>interpolation = &quot;{}&quot;: it must be hold, linear or cubic</source>
        <translation>interpolation = &quot;{}&quot;: moet hold, linear of cubic zijn</translation>
    </message>
    <message>
        <source>{}:{}: the row is left out: its time is {}</source>
        <translation>{}:{}: de rij is weggelaten: haar tijd {}</translation>
    </message>
    <message>
        <source>not later than that of the row before</source>
        <translation>ligt niet na die van de rij ervoor</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ontbreekt</translation>
    </message>
    <message>
        <source>{}: {} more rows are left out because of their time</source>
        <translation>{}: {} andere rijen zijn weggelaten vanwege hun tijd</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; are marked as outliers, first here</source>
        <translation>{}:{}: {} meetpunten van kolom “{}” zijn als uitschieter gemarkeerd, het eerste hier</translation>
    </message>
    <message>
        <source>{}:{}: {} samples of column &quot;{}&quot; lie beyond {} scaled median absolute deviations and are left out, first here</source>
        <translation>{}:{}: {} meetpunten van kolom “{}” liggen verder dan {} geschaalde mediane absolute afwijkingen en zijn weggelaten, het eerste hier</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no time</source>
        <translation>kolom “{}” bevat geen tijd</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no value in {} rows, first here</source>
        <translation>{}:{}: kolom “{}” heeft in {} rijen geen waarde, het eerst hier</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; for the parameter &quot;{}&quot; changes from {} to {}; a condition is one value per experiment</source>
        <translation>kolom “{}” voor de parameter “{}” verandert van {} naar {}; een conditie is één waarde per experiment</translation>
    </message>
    <message>
        <source>of {} experiments {} calibrate and {} validate; both need at least one</source>
        <translation>van {} experimenten kalibreren er {} en valideren er {}; beide hebben er minstens één nodig</translation>
    </message>
    <message>
        <source>every {}th experiment validates: the period must be at least 2</source>
        <translation>elk {}e experiment valideert: de periode moet minstens 2 zijn</translation>
    </message>
    <message>
        <source>the first validating experiment {} must be below the period {}</source>
        <translation>het eerste validerende experiment {} moet onder de periode {} liggen</translation>
    </message>
    <message>
        <source>the validating share {} must lie between 0 and 1</source>
        <translation>het validerende aandeel {} moet tussen 0 en 1 liggen</translation>
    </message>
    <message>
        <source>the magnitude of experiment {} is missing</source>
        <translation>de grootte van experiment {} ontbreekt</translation>
    </message>
    <message>
        <source>a split needs at least two experiments</source>
        <translation>een splitsing vraagt ten minste twee experimenten</translation>
    </message>
    <message>
        <source>there is no experiment &quot;{}&quot;{}</source>
        <translation>er is geen experiment “{}”{}</translation>
    </message>
    <message>
        <source>the experiment &quot;{}&quot; occurs more than once</source>
        <translation>het experiment “{}” komt meermaals voor</translation>
    </message>
    <message>
        <source>the file cannot be opened for reading</source>
        <translation>het bestand kan niet voor lezen geopend worden</translation>
    </message>
    <message>
        <source>the file cannot be read to its end</source>
        <translation>het bestand kan niet tot het einde gelezen worden</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is no number with the decimal sign &quot;{}&quot;, but would be one with &quot;{}&quot;; the column is read as texts</source>
        <translation>regel {}: “{}” in kolom “{}” is met het decimaalteken “{}” geen getal, maar met “{}” wel; de kolom wordt als tekst gelezen</translation>
    </message>
    <message>
        <source>line {}: &quot;{}&quot; in column &quot;{}&quot; is more than one number; the column is read as texts. Is the delimiter right?</source>
        <translation>regel {}: “{}” in kolom “{}” is meer dan één getal; de kolom wordt als tekst gelezen. Klopt het scheidingsteken?</translation>
    </message>
    <message>
        <source>an object with the keys jacobian, sigma and max_sensors is expected</source>
        <translation>verwacht wordt een object met de sleutels jacobian, sigma en max_sensors</translation>
    </message>
    <message>
        <source>{}:{}: the key &quot;{}&quot; is not known and was not read{}</source>
        <translation>{}:{}: de sleutel “{}” is niet bekend en werd niet gelezen{}</translation>
    </message>
    <message>
        <source>{} must be a list</source>
        <translation>{} moet een lijst zijn</translation>
    </message>
    <message>
        <source>{} must be a number</source>
        <translation>{} moet een getal zijn</translation>
    </message>
    <message>
        <source>{} = {}: it must be a whole number from {} to 1000000</source>
        <translation>{} = {}: moet een geheel getal van {} tot 1000000 zijn</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is missing</source>
        <translation>de sleutel “{}” ontbreekt</translation>
    </message>
    <message>
        <source>{} = {}, but {} {}</source>
        <translation>{} = {}, maar {} {}</translation>
    </message>
    <message>
        <source>jacobian has no sensors</source>
        <translation>jacobian bevat geen sensoren</translation>
    </message>
    <message>
        <source>the number of entries of jacobian is</source>
        <translation>het aantal elementen van jacobian is</translation>
    </message>
    <message>
        <source>sigma has {} entries, but jacobian has {}</source>
        <translation>sigma heeft {} elementen, maar jacobian heeft er {}</translation>
    </message>
    <message>
        <source>{} has {} rows, but rows_per_sensor = {}</source>
        <translation>{} heeft {} rijen, maar rows_per_sensor = {}</translation>
    </message>
    <message>
        <source>sigma[{}] = {}: it must be greater than 0</source>
        <translation>sigma[{}] = {}: moet groter dan 0 zijn</translation>
    </message>
    <message>
        <source>{} has no numbers</source>
        <translation>{} bevat geen getallen</translation>
    </message>
    <message>
        <source>{} has {} numbers: at most {} parameters are possible</source>
        <translation>{} heeft {} getallen: hoogstens {} parameters zijn mogelijk</translation>
    </message>
    <message>
        <source>the number of entries of a row of jacobian is</source>
        <translation>het aantal elementen van een rij van jacobian is</translation>
    </message>
    <message>
        <source>{} has {} numbers, but the rows before it have {}</source>
        <translation>{} heeft {} getallen, maar de rijen ervoor hebben er {}</translation>
    </message>
    <message>
        <source>{}[{}][{}] / sigma = {}: it must be below 1e120</source>
        <translation>{}[{}][{}] / sigma = {}: moet onder 1e120 liggen</translation>
    </message>
    <message>
        <source>{}: sensor {} depends on no parameter and tells nothing.</source>
        <translation>{}: sensor {} hangt van geen parameter af en zegt niets.</translation>
    </message>
    <message>
        <source>jacobian has no rows</source>
        <translation>jacobian bevat geen rijen</translation>
    </message>
    <message>
        <source>{} must hold texts</source>
        <translation>{} moet teksten bevatten</translation>
    </message>
    <message>
        <source>{} has {} entries, but {} are needed</source>
        <translation>{} heeft {} elementen, maar er zijn er {} nodig</translation>
    </message>
    <message>
        <source>{}: there is no sensor {}; they are numbered from 0 to {}</source>
        <translation>{}: er is geen sensor {}; ze zijn genummerd van 0 tot {}</translation>
    </message>
    <message>
        <source>cost_limit = {}: it must be at least 0</source>
        <translation>cost_limit = {}: moet minstens 0 zijn</translation>
    </message>
    <message>
        <source>costs[{}] = {}: it must be at least 0</source>
        <translation>costs[{}] = {}: moet minstens 0 zijn</translation>
    </message>
    <message>
        <source>costs has {} entries, but jacobian has {}</source>
        <translation>costs heeft {} elementen, maar jacobian heeft er {}</translation>
    </message>
    <message>
        <source>cost_limit needs the key &quot;costs&quot;</source>
        <translation>cost_limit vraagt de sleutel “costs”</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>de sleutel “{}” komt tweemaal voor</translation>
    </message>
    <message>
        <source>{} is too large for a number</source>
        <translation>{} is te groot voor een getal</translation>
    </message>
    <message>
        <source>the file ends before its JSON does</source>
        <translation>het bestand eindigt voordat de JSON ervan af is</translation>
    </message>
    <message>
        <source>this is no JSON: &quot;{}&quot; is not expected here</source>
        <translation>dit is geen JSON: “{}” wordt hier niet verwacht</translation>
    </message>
    <message>
        <source>{} measured values after the stop time {} s are left out.</source>
        <translation>{} meetwaarden na de eindtijd {} s zijn weggelaten.</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; is marked as an outlier; only this cell is left out</source>
        <translation>{}: “{}” is als uitschieter gemarkeerd; alleen deze cel is weggelaten</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value; only this cell is missing</source>
        <translation>{}: kolom “{}” heeft geen waarde; alleen deze cel ontbreekt</translation>
    </message>
    <message>
        <source>column &quot;{}&quot;: {} of {} cells are not numbers, the first in line {} (&quot;{}&quot;); the column is read as texts</source>
        <translation>kolom “{}”: {} van {} cellen zijn geen getallen, de eerste in regel {} (“{}”); de kolom wordt als tekst gelezen</translation>
    </message>
    <message>
        <source>{}: {} experiments are left out, this one first: column &quot;{}&quot; has no value there</source>
        <translation>{}: {} experimenten blijven weg, dit als eerste: kolom “{}” heeft daar geen waarde</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has no value in {} experiments, first here; only these cells are missing</source>
        <translation>{}: kolom “{}” heeft in {} experimenten geen waarde, hier als eerste; alleen deze cellen ontbreken</translation>
    </message>
    <message>
        <source>data.bounds names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>data.bounds noemt “{}”, dat is geen uitgang van het model {}{}</translation>
    </message>
    <message>
        <source>at least {:g}</source>
        <translation>minstens {:g}</translation>
    </message>
    <message>
        <source>at most {:g}</source>
        <translation>hoogstens {:g}</translation>
    </message>
    <message>
        <source>{:g} to {:g}</source>
        <translation>{:g} tot {:g}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}</source>
        <translation>{}:{}: {} = {:g} {} ligt buiten wat het model toestaat, {}</translation>
    </message>
    <message>
        <source>{}:{}: {} = {:g} {} lies beyond what the model allows, {}; so do {} more values of this column</source>
        <translation>{}:{}: {} = {:g} {} ligt buiten wat het model toestaat, {}; net als {} andere waarden van deze kolom</translation>
    </message>
    <message>
        <source>{}:{}: the experiment {} has the name of the one in line {}</source>
        <translation>{}:{}: het experiment {} heeft de naam van dat in regel {}</translation>
    </message>
    <message>
        <source>{} of {} rows have the time of the row before, first here: a record has one row per time. Is it the right time column (data.time), and one experiment per file?</source>
        <translation>{} van {} regels hebben de tijd van de regel ervoor, het eerst hier: een opname heeft één regel per tijdstip. Is het de juiste tijdkolom (data.time), en één experiment per bestand?</translation>
    </message>
    <message>
        <source>{} of {} rows are not later than a row before them, first here: the rows of a record stand in the order of their times. Sort the file, or give every experiment its own.</source>
        <translation>{} van {} regels zijn niet later dan een regel ervoor, het eerst hier: de regels van een opname staan in de volgorde van hun tijden. Sorteer het bestand, of geef elk experiment een eigen bestand.</translation>
    </message>
    <message>
        <source>The file is not there; it is waited for.</source>
        <translation>Het bestand is er niet; er wordt op gewacht.</translation>
    </message>
    <message>
        <source>it has {} cells instead of {}</source>
        <translation>hij heeft {} cellen in plaats van {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in column {} is no number</source>
        <translation>&quot;{}&quot; in kolom {} is geen getal</translation>
    </message>
    <message>
        <source>{}:{}: the line is left out: {}</source>
        <translation>{}:{}: de regel wordt weggelaten: {}</translation>
    </message>
    <message>
        <source>{}:{}: {} new rows are left out, first here: their time is missing or not later than that of the row before</source>
        <translation>{}:{}: {} nieuwe regels worden weggelaten, het eerst hier: hun tijd ontbreekt of is niet later dan die van de regel ervoor</translation>
    </message>
    <message>
        <source>a further table begins on line {} ({}); only the first is read. The line of names tells which one is meant (in a study file: data.header_line = {})</source>
        <translation>op regel {} begint een volgende tabel ({}); alleen de eerste wordt gelezen. De regel met namen zegt welke bedoeld is (in een studiebestand: data.header_line = {})</translation>
    </message>
    <message>
        <source>a gap of {:.0f} steps: no rows between line {} and line {}, {} from {:.9g} to {:.9g}{}</source>
        <translation>een hiaat van {:.0f} stappen: geen regels tussen regel {} en regel {}, {} van {:.9g} tot {:.9g}{}</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds times as well, but all columns are read at those of &quot;{}&quot;. Where the columns behind it have its times, both must have the same name in the file</source>
        <translation>kolom „{}” bevat ook tijden, maar alle kolommen worden gelezen op die van „{}”. Gelden haar tijden voor de kolommen erachter, dan moeten beide in het bestand dezelfde naam hebben</translation>
    </message>
    <message>
        <source>the columns behind &quot;{}&quot; are read at its times, those behind &quot;{}&quot; at its own</source>
        <translation>de kolommen achter “{}” worden op de tijden daarvan gelezen, die achter “{}” op hun eigen</translation>
    </message>
    <message>
        <source>line {}: quotation marks within column &quot;{}&quot; are not doubled; they are read as part of the text</source>
        <translation>regel {}: aanhalingstekens in kolom “{}” zijn niet verdubbeld; ze worden als deel van de tekst gelezen</translation>
    </message>
    <message>
        <source>{} lines that hold numbers like a row are left out as comments, since they begin with &quot;{}&quot;; the first is line {}</source>
        <translation>{} regels met getallen zoals een gegevensregel worden als commentaar weggelaten, omdat ze met “{}” beginnen; de eerste is regel {}</translation>
    </message>
    <message>
        <source>line {} names the columns with the delimiter {}, the data have {}</source>
        <translation>regel {} benoemt de kolommen met het scheidingsteken {}, de gegevens hebben {}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>spatie</translation>
    </message>
    <message>
        <source>line {} could name the columns as well; the names are taken from line {}</source>
        <translation>regel {} zou de kolommen ook kunnen benoemen; de namen komen uit regel {}</translation>
    </message>
    <message>
        <source>numbers of column &quot;{}&quot; are followed by &quot;{}&quot;, its head states &quot;{}&quot;; they are read in {}</source>
        <translation>getallen van kolom “{}” worden gevolgd door “{}”, haar kop noemt “{}”; ze worden gelezen in {}</translation>
    </message>
    <message>
        <source>line {} repeats the names of the columns; it is no row</source>
        <translation>regel {} herhaalt de namen van de kolommen; het is geen gegevensregel</translation>
    </message>
    <message>
        <source>line {} holds no row (&quot;{}&quot;); it is not read</source>
        <translation>regel {} bevat geen gegevensregel (“{}”); zij wordt niet gelezen</translation>
    </message>
    <message>
        <source>from line {} on there are no values in the {} lines behind the data; they are not read</source>
        <translation>vanaf regel {} staan in de {} regels achter de gegevens geen waarden; ze worden niet gelezen</translation>
    </message>
    <message>
        <source>line {} behind the data holds no row (&quot;{}&quot;); it is not read</source>
        <translation>regel {} achter de gegevens bevat geen gegevensregel (“{}”); zij wordt niet gelezen</translation>
    </message>
    <message>
        <source>lines {} to {} behind the data hold no rows (&quot;{}&quot;, ...); they are not read</source>
        <translation>de regels {} tot {} achter de gegevens bevatten geen gegevensregels (“{}”, ...); ze worden niet gelezen</translation>
    </message>
    <message>
        <source>there is no data file {} (there are {})</source>
        <translation>er is geen gegevensbestand {} (er zijn {})</translation>
    </message>
    <message>
        <source>data.marked names a cell of the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.marked noemt een cel van de kolom “{}”, die er niet is{}</translation>
    </message>
    <message>
        <source>data.marked names a cell of column &quot;{}&quot; in line {}, which holds no row</source>
        <translation>data.marked noemt een cel van kolom “{}” op regel {}, die geen gegevensregel is</translation>
    </message>
    <message>
        <source>data.{} names the column &quot;{}&quot;, which is not there{}</source>
        <translation>data.{} noemt de kolom “{}”, die er niet is{}</translation>
    </message>
    <message>
        <source>the file is named twice; what is measured in it would count twice</source>
        <translation>het bestand is twee keer genoemd; wat erin gemeten is zou dubbel tellen</translation>
    </message>
    <message>
        <source>{} holds the same bytes as {} (SHA-256 {}...): what is measured in them counts twice</source>
        <translation>{} bevat dezelfde bytes als {} (SHA-256 {}...): wat erin gemeten is telt dubbel</translation>
    </message>
    <message>
        <source>{} derived columns are asked for; at most {} are computed</source>
        <translation>{} afgeleide kolommen zijn gevraagd; hoogstens {} worden berekend</translation>
    </message>
    <message>
        <source>data.{}.{} = &quot;{}&quot;: {}</source>
        <translation>data.{}.{} = “{}”: {}</translation>
    </message>
    <message>
        <source>before {:.6g} s ({:g} steps)</source>
        <translation>vóór {:.6g} s ({:g} stappen)</translation>
    </message>
    <message>
        <source>after {:.6g} s ({:g} steps)</source>
        <translation>na {:.6g} s ({:g} stappen)</translation>
    </message>
    <message>
        <source>from {:.6g} s to {:.6g} s ({:g} steps)</source>
        <translation>van {:.6g} s tot {:.6g} s ({:g} stappen)</translation>
    </message>
    <message>
        <source>no column of time was found: the file was read as one column, {}. Is the delimiter right?</source>
        <translation>geen tijdkolom gevonden: het bestand is als één kolom gelezen, {}. Klopt het scheidingsteken?</translation>
    </message>
    <message>
        <source>no column of time was found among {}. Give one of them that meaning (in a study file: data.time)</source>
        <translation>geen tijdkolom gevonden onder {}. Geef een ervan die betekenis (in een studiebestand: data.time)</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number with a unit, such as 0.002 or &quot;2 um&quot;</source>
        <translation>“{}” is geen getal met eenheid, zoals 0.002 of &quot;2 um&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: the unit &quot;{}&quot; is not understood</source>
        <translation>“{}”: de eenheid “{}” wordt niet begrepen</translation>
    </message>
    <message>
        <source>{}:{}: the input {} is not known {}: it is bridged, and nothing measured there tells about the model</source>
        <translation>{}:{}: de ingang {} is niet bekend {}: hij wordt overbrugd, en wat daar gemeten is zegt niets over het model</translation>
    </message>
    <message>
        <source>{}:{}: column &quot;{}&quot; has no values {}</source>
        <translation>{}:{}: kolom “{}” heeft geen waarden {}</translation>
    </message>
    <message>
        <source>{}: column &quot;{}&quot; has {} more gaps</source>
        <translation>{}: kolom “{}” heeft nog {} hiaten</translation>
    </message>
    <message>
        <source>the input {} of experiment {} is not known {}</source>
        <translation>de ingang {} van experiment {} is niet bekend {}</translation>
    </message>
    <message>
        <source>the line has more than {} fields; this is no table</source>
        <translation>de regel heeft meer dan {} velden; dit is geen tabel</translation>
    </message>
    <message>
        <source>the step {} s of resampling is longer than the record of {} s</source>
        <translation>de stap {} s van het herbemonsteren is langer dan de opname van {} s</translation>
    </message>
    <message>
        <source>there are more than {} lists or objects in each other</source>
        <translation>er zitten meer dan {} lijsten of objecten in elkaar</translation>
    </message>
    <message>
        <source>it lacks columns that {} has: {}</source>
        <translation>er ontbreken kolommen die {} heeft: {}</translation>
    </message>
    <message>
        <source>it has columns that {} has not: {}</source>
        <translation>er zijn kolommen die {} niet heeft: {}</translation>
    </message>
    <message>
        <source>{}: no name of the model {} fits the columns {}: the model does not see them. Map them if they are conditions or measurements.</source>
        <translation>{}: geen naam van het model {} past bij de kolommen {}: het model ziet ze niet. Wijs ze toe als het condities of metingen zijn.</translation>
    </message>
    <message>
        <source>{} holds the same values as {}: what is measured in them counts twice</source>
        <translation>{} bevat dezelfde waarden als {}: wat erin gemeten is telt dubbel</translation>
    </message>
    <message>
        <source>{}: every row is taken as an experiment of its own, yet {} looks like the time of one record. If it is, say that the file is one experiment (data.layout = &quot;signals&quot;).</source>
        <translation>{}: elke rij geldt als een eigen proef, maar {} lijkt de tijd van één opname. Is dat zo, geef dan aan dat het bestand één proef is (data.layout = &quot;signals&quot;).</translation>
    </message>
    <message>
        <source>an old Excel workbook, or one with a password</source>
        <translation>een oude Excel-werkmap, of een met een wachtwoord</translation>
    </message>
    <message>
        <source>save it as .xlsx without a password</source>
        <translation>sla ze zonder wachtwoord op als .xlsx</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>een gzip-archief</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>pak het eerst uit</translation>
    </message>
    <message>
        <source>save what is needed of it as a MAT file, a workbook or CSV</source>
        <translation>sla wat ervan nodig is op als MAT-bestand, werkmap of CSV</translation>
    </message>
    <message>
        <source>a LabVIEW TDMS file</source>
        <translation>een TDMS-bestand van LabVIEW</translation>
    </message>
    <message>
        <source>save it as CSV in DIAdem, or in Python by nptdms: TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</source>
        <translation>sla het in DIAdem op als CSV, of in Python met nptdms: TdmsFile.read(&apos;x.tdms&apos;).as_dataframe().to_csv(&apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>the index of a LabVIEW TDMS file</source>
        <translation>de index van een TDMS-bestand van LabVIEW</translation>
    </message>
    <message>
        <source>export the .tdms file beside it as CSV</source>
        <translation>exporteer het .tdms-bestand ernaast als CSV</translation>
    </message>
    <message>
        <source>a measurement in MDF</source>
        <translation>een meting in MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured, or in Python by asammdf: MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</source>
        <translation>sla ze als CSV op in het programma dat gemeten heeft, of in Python met asammdf: MDF(&apos;x.mf4&apos;).export(&apos;csv&apos;, &apos;x.csv&apos;)</translation>
    </message>
    <message>
        <source>an unfinished measurement in MDF</source>
        <translation>een onvoltooide meting in MDF</translation>
    </message>
    <message>
        <source>save it as CSV in the program that measured</source>
        <translation>sla ze als CSV op in het programma dat gemeten heeft</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; is stated, but the file is no workbook; leave it out</source>
        <translation>data.sheet = &quot;{}&quot; is opgegeven, maar het bestand is geen werkmap; laat het weg</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; is stated, but the file is no MAT file; leave it out</source>
        <translation>data.variable = &quot;{}&quot; is opgegeven, maar het bestand is geen MAT-bestand; laat het weg</translation>
    </message>
    <message>
        <source>{}: validation holds back the only file of the study</source>
        <translation>{}: validation houdt het enige bestand van de studie achter</translation>
    </message>
    <message>
        <source>{} is given by a column of {} too: of files that are one experiment only one may give it (data.ignored leaves a column out)</source>
        <translation>{} wordt ook door een kolom van {} gegeven: van bestanden die één experiment zijn, mag maar één het geven (data.ignored laat een kolom weg)</translation>
    </message>
    <message>
        <source>{} is {} here and {} in {}, which is the same experiment</source>
        <translation>{} is hier {} en {} in {}, dat hetzelfde experiment is</translation>
    </message>
    <message>
        <source>the system gives no process to read the file in: {}</source>
        <translation>het systeem geeft geen proces om het bestand in te lezen: {}</translation>
    </message>
    <message>
        <source>a copy of the file cannot be written to {}: {}</source>
        <translation>een kopie van het bestand kan niet naar {} geschreven worden: {}</translation>
    </message>
    <message>
        <source>the MAT file has no variable &quot;{}&quot; of several numbers; it has {}</source>
        <translation>het MAT-bestand heeft geen variabele “{}” met meerdere getallen; aanwezig: {}</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; holds more than {} MB as text, which is not read; save what is needed in a file of its own</source>
        <translation>variabele “{}” bevat als tekst meer dan {} MB, wat niet gelezen wordt; sla wat nodig is op in een eigen bestand</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; was read; {} could be meant as well, data.variable chooses</source>
        <translation>variabele “{}” is gelezen; {} kan ook bedoeld zijn, data.variable kiest</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; is wider than long: its rows are read as columns, {} samples each</source>
        <translation>variabele “{}” is breder dan lang: haar rijen worden als kolommen gelezen, elk {} meetpunten</translation>
    </message>
    <message>
        <source>left out: {}</source>
        <translation>weggelaten: {}</translation>
    </message>
    <message>
        <source>no variable of the MAT file can be read: {}</source>
        <translation>geen variabele van het MAT-bestand kan gelezen worden: {}</translation>
    </message>
    <message>
        <source>the MAT file holds no variable</source>
        <translation>het MAT-bestand bevat geen variabele</translation>
    </message>
    <message>
        <source>no variable of the MAT file is an array of several numbers; it has {}</source>
        <translation>geen variabele van het MAT-bestand is een array van meerdere getallen; aanwezig: {}</translation>
    </message>
    <message>
        <source>data.sheet = &quot;{}&quot; names a sheet of a workbook; this is a MAT file, of which data.variable names the variable</source>
        <translation>data.sheet = &quot;{}&quot; noemt een blad van een werkmap; dit is een MAT-bestand, waarvan data.variable de variabele noemt</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; has more than {} columns, which are not read; save the ones that are needed in a variable of their own</source>
        <translation>variabele “{}” heeft meer dan {} kolommen, die niet gelezen worden; sla de benodigde op in een eigen variabele</translation>
    </message>
    <message>
        <source>the MAT file is damaged and cannot be read; copy or save it anew</source>
        <translation>het MAT-bestand is beschadigd en kan niet gelezen worden; kopieer het of sla het opnieuw op</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; cannot be read; copy or save it anew</source>
        <translation>het MAT-bestand is beschadigd: zijn variabele “{}” kan niet gelezen worden; kopieer het of sla het opnieuw op</translation>
    </message>
    <message>
        <source>the MAT file was not read within {:.0f} s of computing: it is damaged, or holds far more than {} numbers; save what is needed in a file of its own</source>
        <translation>het MAT-bestand was binnen {:.0f} s rekentijd niet gelezen: het is beschadigd, of bevat veel meer dan {} getallen; sla wat nodig is op in een eigen bestand</translation>
    </message>
    <message>
        <source>the MAT file is damaged, or takes more than {} MB: its reader stopped; save it anew, or what is needed in a file of its own</source>
        <translation>het MAT-bestand is beschadigd, of neemt meer dan {} MB in: het leesproces is gestopt; sla het opnieuw op, of wat nodig is in een eigen bestand</translation>
    </message>
    <message>
        <source>the MAT file holds more than {} numbers, which are not read; save what is needed in a file of its own</source>
        <translation>het MAT-bestand bevat meer dan {} getallen, die niet gelezen worden; sla wat nodig is op in een eigen bestand</translation>
    </message>
    <message>
        <source>variable &quot;{}&quot; of the MAT file holds more than {} fields, or structs more than {} deep; save its numbers as arrays</source>
        <translation>variabele “{}” van het MAT-bestand bevat meer dan {} velden, of structs van meer dan {} niveaus diep; sla haar getallen op als arrays</translation>
    </message>
    <message>
        <source>; in MATLAB, {} exports it</source>
        <translation>; in MATLAB exporteert {} het</translation>
    </message>
    <message>
        <source>{} is an object (a table, a timeseries, a datetime or another)</source>
        <translation>{} is een object (een table, een timeseries, een datetime of een ander)</translation>
    </message>
    <message>
        <source>{} is an object of class {}</source>
        <translation>{} is een object van klasse {}</translation>
    </message>
    <message>
        <source>{} is a cell array</source>
        <translation>{} is een cell-array</translation>
    </message>
    <message>
        <source>{} is a sparse matrix</source>
        <translation>{} is een ijle matrix</translation>
    </message>
    <message>
        <source>{} holds complex numbers</source>
        <translation>{} bevat complexe getallen</translation>
    </message>
    <message>
        <source>{} is a function and holds no data</source>
        <translation>{} is een functie en bevat geen gegevens</translation>
    </message>
    <message>
        <source>{} cannot be read: it is damaged, or holds what is not known here</source>
        <translation>{} kan niet gelezen worden: beschadigd, of met een inhoud die hier niet bekend is</translation>
    </message>
    <message>
        <source>the MAT file is cut: it ends within its header; copy it anew</source>
        <translation>het MAT-bestand is afgekapt: het eindigt binnen zijn kop; kopieer het opnieuw</translation>
    </message>
    <message>
        <source>the MAT file is cut: its variable {} &quot;{}&quot; takes {} bytes, of which {} are there; copy or save it anew</source>
        <translation>het MAT-bestand is afgekapt: zijn variabele {} “{}” neemt {} bytes in, waarvan er {} aanwezig zijn; kopieer het of sla het opnieuw op</translation>
    </message>
    <message>
        <source>the MAT file is damaged: no variable begins at its byte {}; copy or save it anew</source>
        <translation>het MAT-bestand is beschadigd: bij zijn byte {} begint geen variabele; kopieer het of sla het opnieuw op</translation>
    </message>
    <message>
        <source>the MAT file is damaged: its variable &quot;{}&quot; at byte {} states more values than it has bytes for; copy or save it anew</source>
        <translation>het MAT-bestand is beschadigd: zijn variabele “{}” bij byte {} noemt meer waarden dan ze bytes heeft; kopieer het of sla het opnieuw op</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of one experiment holds back {}; validation = {{after = ...}} holds back the end of a record</source>
        <translation>{}: validation = {{share = {}}} van één experiment houdt {} achter; validation = {{after = ...}} houdt het einde van een opname achter</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>{}: validation = {{share = {}}} of {} experiments holds back {}, and both sides need at least one</source>
        <translation>{}: validation = {{share = {}}} van {} experimenten houdt er {} achter, en beide kanten hebben er minstens één nodig</translation>
    </message>
    <message>
        <source>{}: validation names the experiment &quot;{}&quot;, and there is none of that label{}</source>
        <translation>{}: validation noemt het experiment “{}”, en er is er geen met dat label{}</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} divides records over time (layout = &quot;signals&quot;); rows are divided by share or labels</source>
        <translation>{}: validation = {{after = {}}} verdeelt opnamen in de tijd (layout = &quot;signals&quot;); rijen worden met share of labels verdeeld</translation>
    </message>
    <message>
        <source>{}: validation = {{after = {}}} leaves nothing {}: what is measured lies between {} and {} s</source>
        <translation>{}: validation = {{after = {}}} laat niets over {}: wat gemeten is, ligt tussen {} en {} s</translation>
    </message>
    <message>
        <source>to search by</source>
        <translation>om mee te zoeken</translation>
    </message>
    <message>
        <source>to validate by</source>
        <translation>om mee te valideren</translation>
    </message>
    <message>
        <source>{}: of {} experiments validation holds back {}, and both sides need at least one</source>
        <translation>{}: van {} experimenten houdt validation er {} achter, en beide kanten hebben er minstens één nodig</translation>
    </message>
    <message>
        <source>the workbook is locked by a password; save it without one</source>
        <translation>de werkmap is met een wachtwoord beveiligd; sla ze zonder op</translation>
    </message>
    <message>
        <source>the workbook has no sheet with cells</source>
        <translation>de werkmap heeft geen blad met cellen</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} has no end</source>
        <translation>de werkmap is beschadigd of afgekapt: haar deel {} heeft geen einde</translation>
    </message>
    <message>
        <source>the workbook is damaged: what stands behind row {} of sheet &quot;{}&quot; is no row</source>
        <translation>de werkmap is beschadigd: wat achter rij {} van blad “{}” staat, is geen rij</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: sheet &quot;{}&quot; ends behind row {}</source>
        <translation>de werkmap is beschadigd of afgekapt: blad “{}” eindigt achter rij {}</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has rows behind row {}, which are not read; save the sheet as CSV, which has no such limit</source>
        <translation>blad “{}” heeft rijen achter rij {}, die niet gelezen worden; sla het blad op als CSV, dat die grens niet heeft</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has a cell in column {} ({}), at most {} columns are read; put the columns that are needed on a sheet of their own</source>
        <translation>blad “{}” heeft een cel in kolom {} ({}), hoogstens {} kolommen worden gelezen; zet de benodigde kolommen op een eigen blad</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; holds more than {} MB as text, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>blad “{}” bevat als tekst meer dan {} MB, wat niet gelezen wordt; sla het blad op als CSV, dat die grens niet heeft</translation>
    </message>
    <message>
        <source>this is a binary Excel workbook (.xlsb); save it as .xlsx or the sheet as CSV</source>
        <translation>dit is een binaire Excel-werkmap (.xlsb); sla ze op als .xlsx of het blad als CSV</translation>
    </message>
    <message>
        <source>this is a document, no workbook; save its table as CSV or .xlsx</source>
        <translation>dit is een document, geen werkmap; sla de tabel ervan op als CSV of .xlsx</translation>
    </message>
    <message>
        <source>this is a ZIP archive, but no workbook (.xlsx, .ods); unpack it first</source>
        <translation>dit is een ZIP-archief, maar geen werkmap (.xlsx, .ods); pak het eerst uit</translation>
    </message>
    <message>
        <source>the workbook has no sheet &quot;{}&quot;; it has {}</source>
        <translation>de werkmap heeft geen blad “{}”; aanwezig: {}</translation>
    </message>
    <message>
        <source>no sheet of the workbook has a cell with content; it has {}</source>
        <translation>geen blad van de werkmap heeft een cel met inhoud; aanwezig: {}</translation>
    </message>
    <message>
        <source>data.variable = &quot;{}&quot; names a variable of a MAT file; this is a workbook, of which data.sheet names the sheet</source>
        <translation>data.variable = &quot;{}&quot; noemt een variabele van een MAT-bestand; dit is een werkmap, waarvan data.sheet het blad noemt</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; has no cell with content</source>
        <translation>blad “{}” heeft geen cel met inhoud</translation>
    </message>
    <message>
        <source>sheet &quot;{}&quot; was read; {} could be meant as well, data.sheet chooses</source>
        <translation>blad “{}” is gelezen; {} kan ook bedoeld zijn, data.sheet kiest</translation>
    </message>
    <message>
        <source>{} formulas of sheet &quot;{}&quot; have no value, the first in cell {}: no program has computed them; open and save the workbook in one that does</source>
        <translation>{} formules van blad “{}” hebben geen waarde, de eerste in cel {}: geen programma heeft ze berekend; open de werkmap in een programma dat dat doet en sla ze op</translation>
    </message>
    <message>
        <source>the workbook is damaged: a cell &quot;{}&quot; stands in row {} of sheet &quot;{}&quot;</source>
        <translation>de werkmap is beschadigd: een cel “{}” staat in rij {} van blad “{}”</translation>
    </message>
    <message>
        <source>the workbook is damaged: cell {}{} of sheet &quot;{}&quot; names the text {}, there are {}</source>
        <translation>de werkmap is beschadigd: cel {}{} van blad “{}” noemt de tekst {}, er zijn er {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is no XML ({})</source>
        <translation>de werkmap is beschadigd: haar deel {} is geen XML ({})</translation>
    </message>
    <message>
        <source>the workbook holds more than {} MB of texts, which are not read; save the sheet as CSV</source>
        <translation>de werkmap bevat meer dan {} MB teksten, die niet gelezen worden; sla het blad op als CSV</translation>
    </message>
    <message>
        <source>the workbook is damaged: one of its rows is longer than {} MB</source>
        <translation>de werkmap is beschadigd: een van haar rijen is langer dan {} MB</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: an element &lt;{}&gt; has no end</source>
        <translation>de werkmap is beschadigd of afgekapt: een element &lt;{}&gt; heeft geen einde</translation>
    </message>
    <message>
        <source>the file is damaged or cut: it begins like a ZIP archive, as workbooks are, but cannot be opened ({}); save or copy it anew</source>
        <translation>het bestand is beschadigd of afgekapt: het begint als een ZIP-archief, zoals werkmappen zijn, maar kan niet geopend worden ({}); sla het opnieuw op of kopieer het opnieuw</translation>
    </message>
    <message>
        <source>the archive has {} entries; a workbook has at most {}</source>
        <translation>het archief heeft {} onderdelen; een werkmap heeft er hoogstens {}</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} is missing</source>
        <translation>de werkmap is beschadigd: haar deel {} ontbreekt</translation>
    </message>
    <message>
        <source>the workbook is damaged: its part {} cannot be unpacked ({})</source>
        <translation>de werkmap is beschadigd: haar deel {} kan niet uitgepakt worden ({})</translation>
    </message>
    <message>
        <source>the workbook is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); save or copy it anew</source>
        <translation>de werkmap is beschadigd of afgekapt: haar deel {} kan voorbij {} bytes niet uitgepakt worden ({}); sla ze opnieuw op of kopieer ze opnieuw</translation>
    </message>
    <message>
        <source>the part {} of the workbook unpacks to more than {} MB, which is not read; save the sheet as CSV, which has no such limit</source>
        <translation>het deel {} van de werkmap is uitgepakt groter dan {} MB, wat niet gelezen wordt; sla het blad op als CSV, dat die grens niet heeft</translation>
    </message>
    <message>
        <source>{}: its times are taken to be of the same clock as those of {}; if it began at another time, state its offset (data.files)</source>
        <translation>{}: de tijden gelden als die van dezelfde klok als die van {}; is het op een ander moment begonnen, geef dan de verschuiving op (data.files)</translation>
    </message>
    <message>
        <source>its columns are others than those of {}: it has {}, but no {}; one meaning of the columns holds for all files, so they can be used together only as one experiment</source>
        <translation>de kolommen zijn andere dan die van {}: het heeft {}, maar geen {}; één betekenis van de kolommen geldt voor alle bestanden, dus ze zijn alleen als één experiment samen te gebruiken</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no derived column; expected is a rule ({}), &quot;of&quot; and a column, for example &quot;previous of force within series&quot;, or a formula of columns, &quot;force - 2.1&quot;</source>
        <translation>“{}” is geen afgeleide kolom; verwacht wordt een regel ({}), &quot;of&quot; en een kolom, bijvoorbeeld &quot;previous of force within series&quot;, of een formule van kolommen, &quot;force - 2.1&quot;</translation>
    </message>
    <message>
        <source>no column of time was found</source>
        <translation>geen tijdkolom gevonden</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>“{}”: {}</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told; state the unit of the column (data.units)</source>
        <translation>wat er van de eenheid {} wordt, is niet te zeggen; geef de eenheid van de kolom op (data.units)</translation>
    </message>
    <message>
        <source>what becomes of the unit {} cannot be told: the formula is no product of powers, and no sum of columns in one unit. Convert the columns to one unit, or state the unit of the column (data.units) if the numbers are meant as they stand</source>
        <translation>wat er van de eenheid {} wordt, is niet te zeggen: de formule is geen product van machten, en geen som van kolommen in één eenheid. Reken de kolommen om naar één eenheid, of geef de eenheid van de kolom op (data.units) als de getallen zo bedoeld zijn</translation>
    </message>
    <message>
        <source>{}: its times are counted from its first row, {:.9g} s, because a model starts at 0 s. Another clock is stated by an offset of the file (data.files) or by simulation.start_time</source>
        <translation>{}: de tijden worden geteld vanaf de eerste rij, {:.9g} s, omdat een model bij 0 s begint. Een andere klok geeft u op met een verschuiving van het bestand (data.files) of met simulation.start_time</translation>
    </message>
    <message>
        <source>{}: the first row is at {:.9g} s, but a model starts at 0 s: the states have moved until then under what the inputs are in the first row. To start it there, state an offset of the file (data.files) or simulation.start_time</source>
        <translation>{}: de eerste rij ligt bij {:.9g} s, maar een model begint bij 0 s: de toestanden zijn tot dan bewogen onder wat de ingangen in de eerste rij zijn. Om het daar te laten beginnen, geeft u een verschuiving van het bestand (data.files) of simulation.start_time op</translation>
    </message>
    <message>
        <source>{}: the record is trimmed to begin at {} s, but the model starts at 0 s with the values of its text, and until then its inputs are held as they are there. What its states are is stated by data.start: a number, &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{}: de opname is bijgesneden en begint bij {} s, maar het model start bij 0 s met de waarden van zijn tekst, en tot dan worden zijn ingangen vastgehouden zoals ze daar zijn. Wat zijn toestanden zijn, zegt data.start: een getal, &quot;measured&quot;, &quot;steady&quot; of &quot;unknown&quot;</translation>
    </message>
    <message>
        <source>{} values over {}, every {}</source>
        <translation>{} waarden over {}, om de {}</translation>
    </message>
    <message>
        <source>, the longest step {}</source>
        <translation>, de langste stap {}</translation>
    </message>
    <message>
        <source> (steps differ by up to {} %)</source>
        <translation> (stappen verschillen tot {} %)</translation>
    </message>
    <message>
        <source>; a gap of {}</source>
        <translation>; een hiaat van {}</translation>
    </message>
    <message>
        <source>; {} gaps, the longest {}</source>
        <translation>; {} hiaten, het langste {}</translation>
    </message>
    <message>
        <source>; the values move in steps of {}</source>
        <translation>; de waarden bewegen in stappen van {}</translation>
    </message>
    <message>
        <source>{}: a sample time is stated (data.preparation.sample_time = {} s), and the column {} as time (data.time); one of them is enough</source>
        <translation>{}: er is een bemonsteringstijd opgegeven (data.preparation.sample_time = {} s), en de kolom {} als tijd (data.time); een van beide is genoeg</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = &quot;each&quot;}} leaves out one experiment after the other, and there is one; validation = {{folds = 5}} leaves out stretches of a record</source>
        <translation>{}: validation = {{folds = &quot;each&quot;}} laat het ene experiment na het andere weg, en er is er maar één; validation = {{folds = 5}} laat stukken van een opname weg</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} times measured</source>
        <translation>{}: validation = {{folds = {}}} van {} gemeten tijden</translation>
    </message>
    <message>
        <source>{}: validation = {{folds = {}}} of {} experiments: at least two parts are needed, and an experiment in each</source>
        <translation>{}: validation = {{folds = {}}} van {} experimenten: er zijn ten minste twee delen nodig, en in elk een experiment</translation>
    </message>
</context>
<context>
    <name>DataFinding</name>
    <message numerus="yes">
        <source>column &quot;%1&quot; has no value in %n row(s), first here</source>
        <translation>
            <numerusform>kolom &quot;%1&quot; heeft in %n rij geen waarde, voor het eerst hier</numerusform>
            <numerusform>kolom &quot;%1&quot; heeft in %n rijen geen waarde, voor het eerst hier</numerusform>
        </translation>
    </message>
    <message>
        <source>the input &quot;%1&quot; of the model has no column; choose it above the rows</source>
        <translation>de ingang “%1” van het model heeft geen kolom; kies die boven de rijen</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>propagating</source>
        <translation>voortplanten</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>zoeken</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>verfijnen</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste kwadraten</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>standaardfouten</translation>
    </message>
    <message>
        <source>building response surfaces</source>
        <translation>responsoppervlakken opbouwen</translation>
    </message>
    <message>
        <source>checking response surfaces</source>
        <translation>responsoppervlakken controleren</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referentie</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>no-answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Eerste regel</translation>
    </message>
    <message>
        <source>Lines of the file before this one are not used. 0: none.</source>
        <translation>Regels van het bestand hiervoor worden niet gebruikt. 0: geen.</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Laatste regel</translation>
    </message>
    <message>
        <source>Lines of the file behind this one are not used. 0: none.</source>
        <translation>Regels van het bestand hierna worden niet gebruikt. 0: geen.</translation>
    </message>
    <message>
        <source>Trim from; to</source>
        <translation>Bijsnijden van; tot</translation>
    </message>
    <message>
        <source>Two times: samples before the first and behind the second are not used. Empty: all.</source>
        <translation>Twee tijden: monsters voor de eerste en na de tweede worden niet gebruikt. Leeg: alle.</translation>
    </message>
    <message>
        <source>Outliers beyond</source>
        <translation>Uitschieters voorbij</translation>
    </message>
    <message>
        <source>Outlier window</source>
        <translation>Uitschietervenster</translation>
    </message>
    <message>
        <source>Samples on either side over which the median is taken.</source>
        <translation>Monsters aan weerszijden waarover de mediaan wordt genomen.</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Herbemonsteren</translation>
    </message>
    <message>
        <source>Low-pass</source>
        <translation>Laagdoorlaat</translation>
    </message>
    <message>
        <source>Cut-off frequency of a Butterworth filter run forwards and backwards, so that nothing is delayed. Needs equal steps: resample first if they are not. 0: off.</source>
        <translation>Afsnijfrequentie van een Butterworth-filter dat vooruit en achteruit loopt, zodat niets vertraagd wordt. Vraagt gelijke stappen: anders eerst herbemonsteren. 0: uit.</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Integrator</translation>
    </message>
    <message>
        <source>rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with step control. radau: Radau IIA of order 5 with a fixed step, implicit, for stiff models. rosenbrock4: implicit with step control, for stiff models.</source>
        <translation>rk4: klassieke Runge-Kutta met vaste stap. dopri5: Dormand-Prince met stapregeling. radau: Radau IIA van orde 5 met vaste stap, impliciet, voor stijve modellen. rosenbrock4: impliciet met stapregeling, voor stijve modellen.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Largest step of rk4 and radau, which divide the time between two corners of the inputs evenly; first step of the other integrators.</source>
        <translation>Grootste stap van rk4 en radau, die de tijd tussen twee knikpunten van de ingangen gelijkmatig verdelen; eerste stap van de andere integratoren.</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Begintijd</translation>
    </message>
    <message>
        <source>Time at which a run begins.</source>
        <translation>Tijd waarop een simulatie begint.</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Eindtijd</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relatieve tolerantie</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4 relative to the state.</source>
        <translation>Fout per stap van dopri5 en rosenbrock4, betrokken op de toestand.</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute tolerantie</translation>
    </message>
    <message>
        <source>Event tolerance</source>
        <translation>Gebeurtenistolerantie</translation>
    </message>
    <message>
        <source>Events are located in time to this.</source>
        <translation>Zo nauwkeurig worden gebeurtenissen in de tijd bepaald.</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Stappen hoogstens</translation>
    </message>
    <message>
        <source>A run that needs more steps is given up.</source>
        <translation>Een simulatie die meer stappen vraagt, wordt opgegeven.</translation>
    </message>
    <message>
        <source>Blow-up limit</source>
        <translation>Divergentiegrens</translation>
    </message>
    <message>
        <source>A state beyond this times its nominal value ends the run as a failure.</source>
        <translation>Een toestand voorbij dit veelvoud van zijn nominale waarde beëindigt de simulatie als mislukt.</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Inverse onzekerheid</translation>
    </message>
    <message>
        <source>Which distribution of the unknowns best explains all experiments?</source>
        <translation>Welke verdeling van de onbekenden verklaart alle experimenten het best?</translation>
    </message>
    <message>
        <source>Output density</source>
        <translation>Uitgangsdichtheid</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoektocht</translation>
    </message>
    <message>
        <source>After the search</source>
        <translation>Na de zoektocht</translation>
    </message>
    <message>
        <source>Density of the output</source>
        <translation>Dichtheid van de uitgang</translation>
    </message>
    <message>
        <source>The density whose likelihood is maximised: normal with the mean and variance of the expansion, or maximum entropy with its first M moments.</source>
        <translation>De dichtheid waarvan de likelihood wordt gemaximaliseerd: normaal met gemiddelde en variantie van de ontwikkeling, of maximale entropie met haar eerste M momenten.</translation>
    </message>
    <message>
        <source>Moments matched</source>
        <translation>Aangepaste momenten</translation>
    </message>
    <message>
        <source>M of the maximum entropy density; the paper uses 4. Where M moments admit no density, M - 2 are matched and the experiment says so.</source>
        <translation>M van de dichtheid van maximale entropie; de publicatie neemt 4. Waar M momenten geen dichtheid toelaten, worden er M - 2 aangepast en het experiment zegt dat.</translation>
    </message>
    <message>
        <source>Polynomial degree</source>
        <translation>Polynoomgraad</translation>
    </message>
    <message>
        <source>Total degree d of the expansion; the paper uses 4.</source>
        <translation>Totale graad d van de ontwikkeling; de publicatie neemt 4.</translation>
    </message>
    <message>
        <source>Quadrature order</source>
        <translation>Kwadratuurorde</translation>
    </message>
    <message>
        <source>q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid.</source>
        <translation>q knopen per onbekende, minstens d + 1: q^n simulaties per experiment op het tensorrooster.</translation>
    </message>
    <message>
        <source>Quadrature grid</source>
        <translation>Kwadratuurrooster</translation>
    </message>
    <message>
        <source>Full tensor product, or the sparse grid of Smolyak of level q - 1 (from 4 unknowns on).</source>
        <translation>Volledig tensorproduct, of het ijle rooster van Smolyak van niveau q - 1 (vanaf 4 onbekenden).</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Drager</translation>
    </message>
    <message>
        <source>The maximum entropy density lives on the mean plus or minus so many standard deviations.</source>
        <translation>De dichtheid van maximale entropie leeft op het gemiddelde plus of min zoveel standaardafwijkingen.</translation>
    </message>
    <message>
        <source>Moments by</source>
        <translation>Momenten door</translation>
    </message>
    <message>
        <source>Exact quadrature of the expansion, or the paper&apos;s multinomial sum. The same numbers; the sum is slower.</source>
        <translation>Exacte kwadratuur van de ontwikkeling, of de multinomiale som van de publicatie. Dezelfde getallen; de som is trager.</translation>
    </message>
    <message>
        <source>Measured output</source>
        <translation>Gemeten uitgang</translation>
    </message>
    <message>
        <source>Name of the output that is explained. Empty: the only one measured.</source>
        <translation>Naam van de uitgang die verklaard wordt. Leeg: de enige gemeten.</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Berekenen bij</translation>
    </message>
    <message>
        <source>Values at which the likelihood is evaluated instead of searching: first the first shape parameter of every unknown (all means), then the second (all standard deviations). Empty: search.</source>
        <translation>Waarden waarbij de likelihood wordt berekend in plaats van te zoeken: eerst de eerste vormparameter van elke onbekende (alle gemiddelden), dan de tweede (alle standaardafwijkingen). Leeg: zoeken.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimalisator</translation>
    </message>
    <message>
        <source>The genetic algorithm as published; the same followed by a gradient method; a gradient method from the start values; or gradient searches from several starts.</source>
        <translation>Het genetische algoritme zoals gepubliceerd; hetzelfde gevolgd door een gradiëntmethode; een gradiëntmethode vanuit de startwaarden; of gradiëntzoektochten vanuit meerdere starts.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Populatie</translation>
    </message>
    <message>
        <source>Members of a generation, candidates of the multi-start. The paper uses 50.</source>
        <translation>Leden van een generatie, kandidaten van de multistart. De publicatie neemt 50.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generaties</translation>
    </message>
    <message>
        <source>Of the genetic algorithm.</source>
        <translation>Van het genetische algoritme.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Gradient searches from the best candidates.</source>
        <translation>Gradiëntzoektochten vanuit de beste kandidaten.</translation>
    </message>
    <message>
        <source>Gradient steps</source>
        <translation>Gradiëntstappen</translation>
    </message>
    <message>
        <source>Steps of a gradient search at most.</source>
        <translation>Stappen van een gradiëntzoektocht hoogstens.</translation>
    </message>
    <message>
        <source>Standard errors</source>
        <translation>Standaardfouten</translation>
    </message>
    <message>
        <source>From the observed Fisher information at the optimum.</source>
        <translation>Uit de waargenomen Fisher-informatie in het optimum.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Sampling of the model itself at the answer, against which the densities are measured.</source>
        <translation>Trekkingen uit het model zelf bij het antwoord, waaraan de dichtheden worden gemeten.</translation>
    </message>
    <message>
        <source>Reference samples</source>
        <translation>Referentietrekkingen</translation>
    </message>
    <message>
        <source>Simulations per experiment from the distribution found, and as many again spread twice as wide, which tell the density far out.</source>
        <translation>Simulaties per experiment uit de gevonden verdeling, en nog eens zoveel met dubbele spreiding, die de dichtheid ver naar buiten tonen.</translation>
    </message>
    <message>
        <source>Least squares</source>
        <translation>Kleinste kwadraten</translation>
    </message>
    <message>
        <source>Also fits the unknowns as fixed numbers, for comparison.</source>
        <translation>Past de onbekenden ter vergelijking ook als vaste getallen aan.</translation>
    </message>
    <message>
        <source>Sample size study</source>
        <translation>Studie van het aantal trekkingen</translation>
    </message>
    <message>
        <source>How many Monte Carlo and quasi Monte Carlo samples reach the mean error of log L of each density (Table 2 of the paper). Needs a reference and measured values.</source>
        <translation>Hoeveel Monte Carlo- en quasi-Monte Carlo-trekkingen de gemiddelde fout van log L van elke dichtheid bereiken (tabel 2 van de publicatie). Vraagt een referentie en meetwaarden.</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>Gauss</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale entropie</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tensor</translation>
    </message>
    <message>
        <source>smolyak</source>
        <translation>Smolyak</translation>
    </message>
    <message>
        <source>quadrature</source>
        <translation>kwadratuur</translation>
    </message>
    <message>
        <source>multinomial</source>
        <translation>multinomiaal</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>genetisch</translation>
    </message>
    <message>
        <source>genetic + gradient</source>
        <translation>genetisch + gradiënt</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradiënt</translation>
    </message>
    <message>
        <source>multi start</source>
        <translation>multistart</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>monte carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>latin hypercube</source>
        <translation>Latin hypercube</translation>
    </message>
    <message>
        <source>sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulatie</translation>
    </message>
    <message>
        <source>surfaces</source>
        <translation>oppervlakken</translation>
    </message>
    <message>
        <source>density</source>
        <translation>dichtheid</translation>
    </message>
    <message>
        <source>feasible box</source>
        <translation>toelaatbaar gebied</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>Joint density</source>
        <translation>Gezamenlijke dichtheid</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Zoeken op</translation>
    </message>
    <message>
        <source>sensor sets</source>
        <translation>sensorverzamelingen</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>splitsingen</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>dekking</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profiel</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Modeladequaatheid</translation>
    </message>
    <message>
        <source>How far can the estimate be trusted, which sensors are needed, and is the model wrong?</source>
        <translation>Hoe ver is de schatting te vertrouwen, welke sensoren zijn nodig, en is het model fout?</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Splitsingen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Volgende proef</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Outputs used for the estimate and the splits, separated by commas. Empty: the best set by the criterion.</source>
        <translation>Uitgangen voor de schatting en de splitsingen, gescheiden door komma’s. Leeg: de beste verzameling volgens het criterium.</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterium</translation>
    </message>
    <message>
        <source>What is small for a good set of sensors: A the trace, D the determinant, E the largest eigenvalue of the covariance, ME its largest over its smallest.</source>
        <translation>Wat klein is bij een goede verzameling sensoren: A het spoor, D de determinant, E de grootste eigenwaarde van de covariantie, ME haar grootste gedeeld door haar kleinste.</translation>
    </message>
    <message>
        <source>Sensors at most</source>
        <translation>Hoogstens sensoren</translation>
    </message>
    <message>
        <source>Size of the set that is chosen. 0: no limit.</source>
        <translation>Grootte van de gekozen verzameling. 0: geen grens.</translation>
    </message>
    <message>
        <source>Experiments of the estimate</source>
        <translation>Proeven van de schatting</translation>
    </message>
    <message>
        <source>A selection such as: series 1, 2, 4 and step 1:15. Empty: all.</source>
        <translation>Een keuze zoals: series 1, 2, 4 and step 1:15. Leeg: alle.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Betrouwbaarheidsniveau</translation>
    </message>
    <message>
        <source>Of the ellipsoid and of the intervals.</source>
        <translation>Van de ellipsoïde en de intervallen.</translation>
    </message>
    <message>
        <source>Second derivatives</source>
        <translation>Tweede afgeleiden</translation>
    </message>
    <message>
        <source>Adds the term S of the second derivatives to the Hessian (eq. 9).</source>
        <translation>Voegt aan de hessiaan de term S van de tweede afgeleiden toe (vgl. 9).</translation>
    </message>
    <message>
        <source>Condition limit</source>
        <translation>Conditiegrens</translation>
    </message>
    <message>
        <source>Largest condition number of the scaled J&apos;J at which the unknowns count as determined.</source>
        <translation>Grootste conditiegetal van de geschaalde J&apos;J waarbij de onbekenden als bepaald gelden.</translation>
    </message>
    <message>
        <source>Experiments of the splits</source>
        <translation>Proeven van de splitsingen</translation>
    </message>
    <message>
        <source>A selection, as above. Empty: those of the estimate.</source>
        <translation>Een keuze, zoals hierboven. Leeg: die van de schatting.</translation>
    </message>
    <message>
        <source>Significance</source>
        <translation>Significantie</translation>
    </message>
    <message>
        <source>A right model is rejected with at most this probability.</source>
        <translation>Een juist model wordt met hoogstens deze kans verworpen.</translation>
    </message>
    <message>
        <source>Column of repeated series</source>
        <translation>Kolom van herhaalde reeksen</translation>
    </message>
    <message>
        <source>Differences between the series tell the standard deviation of each sensor and whether it is normal. Empty: not checked.</source>
        <translation>Verschillen tussen de reeksen tonen de standaardafwijking van elke sensor en of zij normaal verdeeld is. Leeg: niet gecontroleerd.</translation>
    </message>
    <message>
        <source>Refits for the coverage</source>
        <translation>Herhaalde aanpassingen voor de dekking</translation>
    </message>
    <message>
        <source>Data simulated at the estimate and fitted again; the share whose ellipsoid holds the estimate should be the level. 0: none; 2000 is usual.</source>
        <translation>Gegevens, gesimuleerd bij de schatting en opnieuw aangepast; het deel waarvan de ellipsoïde de schatting bevat zou het niveau moeten zijn. 0: geen; 2000 is gebruikelijk.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profielaannemelijkheid</translation>
    </message>
    <message>
        <source>Intervals that need no linearisation: each unknown is held at values around its estimate and the others are fitted again.</source>
        <translation>Intervallen zonder linearisatie: elke onbekende wordt vastgehouden op waarden rond haar schatting en de andere worden opnieuw aangepast.</translation>
    </message>
    <message>
        <source>Input of the next experiment</source>
        <translation>Ingang van de volgende proef</translation>
    </message>
    <message>
        <source>The control that may be chosen. Empty: not asked.</source>
        <translation>De stuurgrootheid die gekozen kan worden. Leeg: niet gevraagd.</translation>
    </message>
    <message>
        <source>Its candidates</source>
        <translation>Haar kandidaten</translation>
    </message>
    <message>
        <source>Values of that input, in its unit.</source>
        <translation>Waarden van deze ingang, in zijn eenheid.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
    <message>
        <source>scoring combinations</source>
        <translation>combinaties beoordelen</translation>
    </message>
    <message>
        <source>proving A</source>
        <translation>bewijs voor A</translation>
    </message>
    <message>
        <source>proving D</source>
        <translation>bewijs voor D</translation>
    </message>
    <message>
        <source>proving E</source>
        <translation>bewijs voor E</translation>
    </message>
    <message>
        <source>proving ME</source>
        <translation>bewijs voor ME</translation>
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
        <translation>opsomming</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>branch-and-bound</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Sensorkeuze</translation>
    </message>
    <message>
        <source>Which sensors, measured or only planned, determine the parameters best?</source>
        <translation>Welke sensoren, gemeten of alleen gepland, bepalen de parameters het best?</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Wat wordt gekozen</translation>
    </message>
    <message>
        <source>What is made small: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. All: A, D and E.</source>
        <translation>Wat klein wordt gemaakt: A, de som van de varianties; D, de determinant van de covariantie; E, haar grootste eigenwaarde; ME, haar conditiegetal. Alle: A, D en E.</translation>
    </message>
    <message>
        <source>How many sensors may be chosen. 0: as the file of sensors says.</source>
        <translation>Hoeveel sensoren gekozen mogen worden. 0: zoals het sensorbestand aangeeft.</translation>
    </message>
    <message>
        <source>Required sensors</source>
        <translation>Vereiste sensoren</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are always chosen.</source>
        <translation>Nummers van sensoren, vanaf 0, die altijd gekozen worden.</translation>
    </message>
    <message>
        <source>Forbidden sensors</source>
        <translation>Verboden sensoren</translation>
    </message>
    <message>
        <source>Numbers of sensors, from 0, that are never chosen.</source>
        <translation>Nummers van sensoren, vanaf 0, die nooit gekozen worden.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost of every sensor, in any currency. Empty: as the file of sensors says.</source>
        <translation>Kosten van elke sensor, in een willekeurige munt. Leeg: zoals het sensorbestand aangeeft.</translation>
    </message>
    <message>
        <source>Cost limit</source>
        <translation>Kostengrens</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen sensors. 0: as the file of sensors says, or none.</source>
        <translation>Van de som van de kosten van de gekozen sensoren. 0: zoals het sensorbestand aangeeft, of geen.</translation>
    </message>
    <message>
        <source>Score every combination, or prove the best one by branch and bound with a relaxation. Automatic: by the number of combinations.</source>
        <translation>Elke combinatie beoordelen, of de beste bewijzen met branch-and-bound en een relaxatie. Automatisch: naar het aantal combinaties.</translation>
    </message>
    <message>
        <source>Enumerate up to</source>
        <translation>Opsommen tot</translation>
    </message>
    <message>
        <source>Combinations that the automatic choice still scores one by one.</source>
        <translation>Combinaties die de automatische keuze nog een voor een beoordeelt.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tijdslimiet</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>A proof may end when the best combination is within this share of the bound. 0: only when it is optimal.</source>
        <translation>Een bewijs mag stoppen als de beste combinatie tot op dit deel bij de grens ligt. 0: pas als ze optimaal is.</translation>
    </message>
    <message>
        <source>Combinations listed</source>
        <translation>Vermelde combinaties</translation>
    </message>
    <message>
        <source>checking the box</source>
        <translation>controleert de kist</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwoord</translation>
    </message>
    <message>
        <source>not-run</source>
        <translation>niet uitgevoerd</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Truncated normal</source>
        <translation>Afgeknot normaal</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Bèta</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniform</translation>
    </message>
    <message>
        <source>Lognormal</source>
        <translation>Lognormaal</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>log mean</source>
        <translation>log-gemiddelde</translation>
    </message>
    <message>
        <source>log sd</source>
        <translation>log σ</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-afwijking</translation>
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
        <translation>vorm</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>schaal</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alfa</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>bèta</translation>
    </message>
    <message>
        <source>1, 2, 3 standard deviations</source>
        <translation>1, 2, 3 standaardafwijkingen</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which values of the unknowns are the global best fit, whatever the start?</source>
        <translation>Welke waarden van de onbekenden geven de beste passing van alle, ongeacht de start?</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pad</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Aanpassing</translation>
    </message>
    <message>
        <source>Step of lambda</source>
        <translation>Stap van lambda</translation>
    </message>
    <message>
        <source>Lambda goes from 1 to exactly 0 in steps of at most this; the paper uses 0.2.</source>
        <translation>Lambda gaat van 1 tot precies 0 in stappen van hoogstens deze waarde; het artikel neemt 0.2.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcties</translation>
    </message>
    <message>
        <source>What is added to which state derivative: &quot;x1: 10 x1; x2: 10 x1&quot; adds lambda times 10 times the error of x1 to both derivatives; &quot;x2: 0.02 integral(x1)&quot; its integral. Empty: proposed.</source>
        <translation>Wat bij welke toestandsafgeleide wordt opgeteld: &quot;x1: 10 x1; x2: 10 x1&quot; telt lambda maal 10 maal de fout van x1 bij beide afgeleiden op; &quot;x2: 0.02 integral(x1)&quot; de integraal ervan. Leeg: wordt voorgesteld.</translation>
    </message>
    <message>
        <source>Integral of</source>
        <translation>Integraal van</translation>
    </message>
    <message>
        <source>What an integral term integrates: the error, or its square as the paper prints it, which cannot change sign.</source>
        <translation>Wat een integraalterm integreert: de fout, of zoals in het artikel gedrukt het kwadraat ervan, dat niet van teken kan wisselen.</translation>
    </message>
    <message>
        <source>Largest jump</source>
        <translation>Grootste sprong</translation>
    </message>
    <message>
        <source>A stage whose estimate moves the outputs by more than this part of their size is repeated with half the step.</source>
        <translation>Een trap waarvan de schatting de uitgangen meer dan dit deel van hun grootte verplaatst, wordt met de halve stap herhaald.</translation>
    </message>
    <message>
        <source>Halvings of the step</source>
        <translation>Halveringen van de stap</translation>
    </message>
    <message>
        <source>After so many halvings a stage that still jumps is kept and named suspicious.</source>
        <translation>Na zoveel halveringen wordt een trap die nog springt behouden en verdacht genoemd.</translation>
    </message>
    <message>
        <source>Time windows</source>
        <translation>Tijdvensters</translation>
    </message>
    <message>
        <source>Every stage fits the first part of the record first, then longer ones: for chaotic systems, whose errors grow with time.</source>
        <translation>Elke trap past eerst het begin van de opname aan, dan langere delen: voor chaotische systemen, waarvan de fouten met de tijd groeien.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Doelfunctie</translation>
    </message>
    <message>
        <source>Iterations per stage</source>
        <translation>Iteraties per trap</translation>
    </message>
    <message>
        <source>Levenberg-Marquardt steps at most.</source>
        <translation>Hoogste aantal Levenberg-Marquardt-stappen.</translation>
    </message>
    <message>
        <source>Tolerance of a stage</source>
        <translation>Tolerantie van een trap</translation>
    </message>
    <message>
        <source>Relative change of the unknowns at which a stage before the last ends. The last one is fitted to rounding.</source>
        <translation>Relatieve verandering van de onbekenden waarbij een trap vóór de laatste eindigt. De laatste wordt tot op afronding aangepast.</translation>
    </message>
    <message>
        <source>Of the intervals.</source>
        <translation>Van de intervallen.</translation>
    </message>
    <message>
        <source>Assumed sensor error</source>
        <translation>Aangenomen sensorfout</translation>
    </message>
    <message>
        <source>An unknown whose standard error would exceed its own value if the sensors were off by this part of their signal (rms) is named as not determined.</source>
        <translation>Een onbekende waarvan de standaardfout groter zou zijn dan haar eigen waarde als de sensoren dit deel van hun signaal (effectieve waarde) fout waren, wordt niet bepaald genoemd.</translation>
    </message>
    <message>
        <source>Compare with a plain fit</source>
        <translation>Met een gewone aanpassing vergelijken</translation>
    </message>
    <message>
        <source>Also fits without homotopy from the same start.</source>
        <translation>Past vanaf dezelfde start ook zonder homotopie aan.</translation>
    </message>
    <message>
        <source>Basin grid</source>
        <translation>Raster van aantrekkingsgebieden</translation>
    </message>
    <message>
        <source>So many starts per axis over the bounds of the first two unknowns, each fitted with and without homotopy; 0 = none.</source>
        <translation>Zoveel starts per as over de grenzen van de eerste twee onbekenden, elk met en zonder homotopie aangepast; 0 = geen.</translation>
    </message>
    <message>
        <source>Start of the others</source>
        <translation>Start van de overige</translation>
    </message>
    <message>
        <source>Start values of all unknowns for the basin grid; the first two are replaced. Empty: the starts of the unknowns.</source>
        <translation>Startwaarden van alle onbekenden voor het raster; de eerste twee worden vervangen. Leeg: de startwaarden van de onbekenden.</translation>
    </message>
    <message>
        <source>Which values of the unknowns fit the measurements best, near the start?</source>
        <translation>Welke waarden van de onbekenden passen in de buurt van de start het best bij de metingen?</translation>
    </message>
    <message>
        <source>sum: half the sum of the squared errors. integral: half the integral of the squared error over time (trapezoid rule).</source>
        <translation>sum: de helft van de som van de gekwadrateerde fouten. integral: de helft van de integraal van de gekwadrateerde fout over de tijd (trapeziumregel).</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>squared: every error counts by its square. huber, cauchy: errors beyond the scale count less, so that outliers do not decide.</source>
        <translation>squared: elke fout telt met haar kwadraat. huber, cauchy: fouten voorbij de schaal tellen minder, zodat uitschieters niet beslissen.</translation>
    </message>
    <message>
        <source>Scale of the loss</source>
        <translation>Schaal van het verlies</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraties</translation>
    </message>
    <message>
        <source>Latin hypercube of starts besides the start values.</source>
        <translation>Latijnse hyperkubus van starts naast de startwaarden.</translation>
    </message>
    <message>
        <source>Members of a generation of a population search.</source>
        <translation>Leden van een generatie van een populatiezoektocht.</translation>
    </message>
    <message>
        <source>Of a population search.</source>
        <translation>Van een populatiezoektocht.</translation>
    </message>
    <message>
        <source>A sample further than this many scaled median absolute deviations (standard deviations of a normal distribution) from the median around it is left out and reported. 0: off; 6 is usual. Hampel 1974.</source>
        <translation>Een meetpunt dat meer dan dit aantal geschaalde mediane absolute afwijkingen (bij een normale verdeling: standaardafwijkingen) van de mediaan eromheen ligt, wordt weggelaten en gemeld. 0: uit; gebruikelijk is 6. Hampel 1974.</translation>
    </message>
    <message>
        <source>Name and experiments that calibrate | that validate, separated by semicolons: up: step 1:14 | step 15:29; or a rule: alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</source>
        <translation>Naam en experimenten die kalibreren | die valideren, gescheiden door puntkomma’s: up: step 1:14 | step 15:29; of een regel: alternating step, sign direction, largest force 0.3, smallest force 0.3, below force 800.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>How do states, unknowns and characteristic curves move while the rig runs?</source>
        <translation>Hoe bewegen toestanden, onbekenden en karakteristieken terwijl de proefstand draait?</translation>
    </message>
    <message>
        <source>Before the first sample</source>
        <translation>Vóór het eerste meetpunt</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>Characteristic curves</source>
        <translation>Karakteristieken</translation>
    </message>
    <message>
        <source>States at the start</source>
        <translation>Toestanden bij de start</translation>
    </message>
    <message>
        <source>Estimate and standard deviation at the start time in the units of the model: &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. A state that is not named starts where the model says.</source>
        <translation>Schatting en standaardafwijking op de begintijd in de eenheden van het model: &quot;z: 1.09 +- 0.02; w: 0 +- 0.02&quot;. Een niet genoemde toestand begint waar het model het zegt.</translation>
    </message>
    <message>
        <source>Uncertainty of the unknowns</source>
        <translation>Onzekerheid van de onbekenden</translation>
    </message>
    <message>
        <source>Standard deviations at the start: &quot;y: 3e-9&quot;; y stands for y[1], y[2] and so on. Not named: the width of the bounds divided by the square root of 12.</source>
        <translation>Standaardafwijkingen bij de start: &quot;y: 3e-9&quot;; y staat voor y[1], y[2] enzovoort. Niet genoemd: de breedte van de grenzen gedeeld door de wortel van 12.</translation>
    </message>
    <message>
        <source>Process noise</source>
        <translation>Procesruis</translation>
    </message>
    <message>
        <source>Per variable, in its unit per square root of a second: &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Noise on a rate reaches the coordinate it is the rate of.</source>
        <translation>Per variabele, in haar eenheid per wortel seconde: &quot;w: 0.02; p1: 1600; y: 1e-12&quot;. Ruis op een snelheid bereikt de coördinaat waarvan het de snelheid is.</translation>
    </message>
    <message>
        <source>Derivatives</source>
        <translation>Afgeleiden</translation>
    </message>
    <message>
        <source>Of the one-step map: by dual numbers, or by the complex step of the paper. Both agree to nine digits; dual numbers are faster.</source>
        <translation>Van de afbeelding over één stap: met duale getallen of met de complexe stap van het artikel. Beide komen tot negen cijfers overeen; duale getallen zijn sneller.</translation>
    </message>
    <message>
        <source>Covariance update</source>
        <translation>Bijwerken van de covariantie</translation>
    </message>
    <message>
        <source>(I - KH)P as published, or the form of Joseph, which keeps P positive whatever the gain.</source>
        <translation>(I - KH)P zoals gepubliceerd, of de vorm van Joseph, die P bij elke versterking positief houdt.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>A value further from its prediction than this many standard deviations of the innovation is not used. 0: every value is.</source>
        <translation>Een waarde die verder van haar voorspelling ligt dan dit aantal standaardafwijkingen van de innovatie wordt niet gebruikt. 0: elke waarde wordt gebruikt.</translation>
    </message>
    <message>
        <source>Smooth backwards</source>
        <translation>Achterwaarts gladstrijken</translation>
    </message>
    <message>
        <source>States given all measurements, also later ones (Rauch, Tung and Striebel).</source>
        <translation>Toestanden gegeven alle metingen, ook latere (Rauch, Tung en Striebel).</translation>
    </message>
    <message>
        <source>Fit all data at once beside it</source>
        <translation>Daarnaast alle gegevens ineens aanpassen</translation>
    </message>
    <message>
        <source>Maximum a posteriori fit of the same data without process noise, and the Cramer-Rao bound.</source>
        <translation>Maximum-a-posterioriaanpassing van dezelfde gegevens zonder procesruis, en de Cramér-Raogrens.</translation>
    </message>
    <message>
        <source>Judged from</source>
        <translation>Beoordeeld vanaf</translation>
    </message>
    <message>
        <source>Innovations before this time are not judged: the filter is still settling. Negative: the second half of the record.</source>
        <translation>Innovaties vóór deze tijd worden niet beoordeeld: het filter is nog aan het inslingeren. Negatief: de tweede helft van de opname.</translation>
    </message>
    <message>
        <source>Of bands and intervals.</source>
        <translation>Van banden en intervallen.</translation>
    </message>
    <message>
        <source>Lags</source>
        <translation>Verschuivingen</translation>
    </message>
    <message>
        <source>Of the autocorrelation and the Ljung-Box test.</source>
        <translation>Van de autocorrelatie en de Ljung-Boxtoets.</translation>
    </message>
    <message>
        <source>Refine knots up to</source>
        <translation>Knopen verfijnen tot</translation>
    </message>
    <message>
        <source>Control points of a curve at most. Knots are added where the innovations are not white, as long as the fit of all data gets better by more than chance. 0: the knots of the model stay.</source>
        <translation>Controlepunten van een kromme hoogstens. Knopen komen erbij waar de innovaties niet wit zijn, zolang de aanpassing van alle gegevens meer dan toevallig beter wordt. 0: de knopen van het model blijven.</translation>
    </message>
    <message>
        <source>Solves of other optimisers</source>
        <translation>Oplossingen van andere optimalisatoren</translation>
    </message>
    <message>
        <source>Noise levels</source>
        <translation>Ruisniveaus</translation>
    </message>
    <message>
        <source>The fitted outputs are identified again with normal noise of these parts of their size (rms), to see how the estimates scatter. Empty: not done.</source>
        <translation>De aangepaste uitgangen worden opnieuw geïdentificeerd met normale ruis van deze delen van hun grootte (effectieve waarde), om te zien hoe de schattingen spreiden. Leeg: niet gedaan.</translation>
    </message>
    <message>
        <source>Repeats per noise level</source>
        <translation>Herhalingen per ruisniveau</translation>
    </message>
    <message>
        <source>Fits with different noise of the same level.</source>
        <translation>Aanpassingen met verschillende ruis van hetzelfde niveau.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation.</source>
        <translation>Elke onbekende wordt op waarden rond haar schatting vastgehouden terwijl de andere opnieuw worden aangepast: het interval zonder linearisatie.</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Werkwijze</translation>
    </message>
    <message>
        <source>Standstill</source>
        <translation>Stilstand</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Offlineverzameling</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>observer: a list of boxes follows the record row by row. batch: all rows at once, parameters kept to first order. offline: admissible, excluded and undecided boxes over the whole record.</source>
        <translation>observer: een lijst van dozen volgt de opname rij voor rij. batch: alle rijen tegelijk, parameters in eerste orde meegevoerd. offline: toelaatbare, uitgesloten en onbesliste dozen over de hele opname.</translation>
    </message>
    <message>
        <source>Boxes at most</source>
        <translation>Dozen hoogstens</translation>
    </message>
    <message>
        <source>Length of the observer&apos;s list.</source>
        <translation>Lengte van de lijst van de waarnemer.</translation>
    </message>
    <message>
        <source>Subdivisions per row</source>
        <translation>Onderverdelingen per rij</translation>
    </message>
    <message>
        <source>Boxes that the observer divides at most between two rows.</source>
        <translation>Dozen die de waarnemer tussen twee rijen hoogstens verdeelt.</translation>
    </message>
    <message>
        <source>Order of the Taylor step</source>
        <translation>Orde van de taylorstap</translation>
    </message>
    <message>
        <source>The remainder has this power of the time step.</source>
        <translation>De restterm heeft deze macht van de tijdstap.</translation>
    </message>
    <message>
        <source>Re-initialise at</source>
        <translation>Opnieuw beginnen op</translation>
    </message>
    <message>
        <source>At this time the list becomes the hull of the estimate. 0: never.</source>
        <translation>Op deze tijd wordt de lijst de omhullende van de schatting. 0: nooit.</translation>
    </message>
    <message>
        <source>Report every</source>
        <translation>Rapporteren om de</translation>
    </message>
    <message>
        <source>Time between two rows of enclosures.csv.</source>
        <translation>Tijd tussen twee rijen van enclosures.csv.</translation>
    </message>
    <message>
        <source>Standstill column</source>
        <translation>Stilstandkolom</translation>
    </message>
    <message>
        <source>Standstill window</source>
        <translation>Stilstandvenster</translation>
    </message>
    <message>
        <source>A 1 guarantees rest during this time before its row too.</source>
        <translation>Een 1 garandeert ook gedurende deze tijd vóór haar rij stilstand.</translation>
    </message>
    <message>
        <source>States that are 0 at rest</source>
        <translation>Toestanden die bij stilstand 0 zijn</translation>
    </message>
    <message>
        <source>Names, separated by commas.</source>
        <translation>Namen, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>New at each standstill</source>
        <translation>Nieuw bij elke stilstand</translation>
    </message>
    <message>
        <source>Unknowns that may take a new value, within their bounds, at every row that guarantees rest. Names, separated by commas.</source>
        <translation>Onbekenden die bij elke rij die stilstand garandeert een nieuwe waarde binnen hun grenzen mogen aannemen. Namen, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Smallest box</source>
        <translation>Kleinste doos</translation>
    </message>
    <message>
        <source>Relative to the bounds of each unknown; smaller undecided boxes are left.</source>
        <translation>Ten opzichte van de grenzen van elke onbekende; kleinere onbesliste dozen blijven staan.</translation>
    </message>
    <message>
        <source>Not subdivided</source>
        <translation>Niet onderverdeeld</translation>
    </message>
    <message>
        <source>Unknowns that stay uncertain: an admissible box explains the data for all their values. Names, separated by commas.</source>
        <translation>Onbekenden die onzeker blijven: een toelaatbare doos verklaart de gegevens voor al hun waarden. Namen, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Boxes tested at most</source>
        <translation>Geteste dozen hoogstens</translation>
    </message>
    <message>
        <source>What is left then stays undecided.</source>
        <translation>Wat dan over is, blijft onbeslist.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Te vergelijken punt</translation>
    </message>
    <message>
        <source>Verified identification</source>
        <translation>Geverifieerde identificatie</translation>
    </message>
    <message>
        <source>Which parameters are guaranteed possible, and which are proven impossible?</source>
        <translation>Welke parameters zijn gegarandeerd mogelijk, en welke zijn bewezen onmogelijk?</translation>
    </message>
    <message>
        <source>sample sizes</source>
        <translation>aantallen trekkingen</translation>
    </message>
    <message>
        <source>filtering</source>
        <translation>wordt gefilterd</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>dozen worden gedeeld</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wordt gelezen</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>niet gerekend</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>geconvergeerd</translation>
    </message>
    <message>
        <source>all iterations made</source>
        <translation>alle iteraties uitgevoerd</translation>
    </message>
    <message>
        <source>budget of evaluations spent</source>
        <translation>budget van evaluaties is op</translation>
    </message>
    <message>
        <source>no better point found</source>
        <translation>geen beter punt gevonden</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>every point was rejected</source>
        <translation>elk punt werd verworpen</translation>
    </message>
    <message>
        <source>not-utf8</source>
        <translation>geen UTF-8</translation>
    </message>
    <message>
        <source>mixed-line-ends</source>
        <translation>gemengde regeleinden</translation>
    </message>
    <message>
        <source>too-few-fields</source>
        <translation>te weinig velden</translation>
    </message>
    <message>
        <source>too-many-fields</source>
        <translation>te veel velden</translation>
    </message>
    <message>
        <source>truncated-last-row</source>
        <translation>laatste rij afgebroken</translation>
    </message>
    <message>
        <source>not-a-number</source>
        <translation>geen getal</translation>
    </message>
    <message>
        <source>not-a-date</source>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>invalid-number</source>
        <translation>ongeldig getal</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>hernoemd</translation>
    </message>
    <message>
        <source>no-header</source>
        <translation>geen kop</translation>
    </message>
    <message>
        <source>skipped-line</source>
        <translation>overgeslagen regel</translation>
    </message>
    <message>
        <source>unknown-unit</source>
        <translation>onbekende eenheid</translation>
    </message>
    <message>
        <source>ambiguous-date</source>
        <translation>dubbelzinnige datum</translation>
    </message>
    <message>
        <source>ambiguous-decimal</source>
        <translation>dubbelzinnig decimaalteken</translation>
    </message>
    <message>
        <source>mixed-time-zones</source>
        <translation>gemengde tijdzones</translation>
    </message>
    <message>
        <source>date-joined</source>
        <translation>datum aangevuld</translation>
    </message>
    <message>
        <source>repeated-time</source>
        <translation>herhaalde tijd</translation>
    </message>
    <message>
        <source>backward-time</source>
        <translation>teruglopende tijd</translation>
    </message>
    <message>
        <source>stray-quote</source>
        <translation>los aanhalingsteken</translation>
    </message>
    <message>
        <source>empty-column</source>
        <translation>lege kolom</translation>
    </message>
    <message>
        <source>open-end</source>
        <translation>rest niet gelezen</translation>
    </message>
    <message>
        <source>Outputs that the chosen set has in any case, separated by commas.</source>
        <translation>Uitgangen die de gekozen verzameling in elk geval bevat, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Outputs that the chosen set never has, separated by commas.</source>
        <translation>Uitgangen die de gekozen verzameling nooit bevat, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>Costs of the sensors</source>
        <translation>Kosten van de sensoren</translation>
    </message>
    <message>
        <source>Cost of every output, in any currency: D_y 3, F_x 1. Empty: none.</source>
        <translation>Kosten van elke uitgang, in een willekeurige munt: D_y 3, F_x 1. Leeg: geen.</translation>
    </message>
    <message>
        <source>Of the sum of the costs of the chosen set. 0: no limit.</source>
        <translation>Van de som van de kosten van de gekozen verzameling. 0: geen grens.</translation>
    </message>
    <message>
        <source>Limit of relaxations</source>
        <translation>Grens van de relaxaties</translation>
    </message>
    <message>
        <source>Of the proof that a set of more than 10 sensors is the best. It ends at the same place on every machine. 0: no limit.</source>
        <translation>Van het bewijs, bij meer dan 10 sensoren, dat een verzameling de beste is. Het eindigt op elke machine op dezelfde plaats. 0: geen grens.</translation>
    </message>
    <message>
        <source>Column of candidate series</source>
        <translation>Kolom van kandidaatreeksen</translation>
    </message>
    <message>
        <source>Which series first? Every value of this column is one. Series outside the experiments of the estimate are added with their data and the unknowns estimated anew; those inside stand for a repetition. Empty: not asked.</source>
        <translation>Welke reeks eerst? Elke waarde van deze kolom is er een. Reeksen buiten de experimenten van de schatting worden met hun gegevens toegevoegd en de onbekenden opnieuw geschat; die erbinnen staan voor een herhaling. Leeg: niet gevraagd.</translation>
    </message>
    <message>
        <source>How many experiments or series are chosen one after the other.</source>
        <translation>Hoeveel experimenten of reeksen er na elkaar gekozen worden.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Sensoren die er nog niet zijn</translation>
    </message>
    <message>
        <source>Relaxations solved in a proof, per criterion. What such a limit ends is the same on every machine, unlike what a time limit ends. 0: no limit.</source>
        <translation>In een bewijs opgeloste relaxaties, per criterium. Wat zo’n grens beëindigt, is op elke machine hetzelfde, anders dan bij een tijdslimiet. 0: geen grens.</translation>
    </message>
    <message>
        <source>One number per experiment</source>
        <translation>Eén getal per experiment</translation>
    </message>
    <message>
        <source>Unknowns that have a number of their own in every experiment, with commas between: &quot;offset, x.start&quot;. The others are shared by all.</source>
        <translation>Onbekenden die in elk experiment een eigen getal hebben, gescheiden door komma’s: &quot;offset, x.start&quot;. De andere gelden voor alle samen.</translation>
    </message>
    <message>
        <source>Also searches with Levenberg-Marquardt, sequential quadratic programming, a genetic algorithm, a particle swarm and CMA-ES, with so many model solves each; 0 = none.</source>
        <translation>Zoekt ook met Levenberg-Marquardt, sequentieel kwadratisch programmeren, een genetisch algoritme, een deeltjeszwerm en CMA-ES, met elk zoveel modeloplossingen; 0 = geen.</translation>
    </message>
    <message>
        <source>least-squares: Levenberg-Marquardt from the start values. multi-start: from many starts. sqp: sequential quadratic programming with bounds from the start values. The others search the whole box first. All end with Levenberg-Marquardt.</source>
        <translation>least-squares: Levenberg-Marquardt vanuit de startwaarden. multi-start: vanuit veel starts. sqp: sequentieel kwadratisch programmeren met grenzen vanuit de startwaarden. De andere doorzoeken eerst het hele zoekbereik. Alle eindigen met Levenberg-Marquardt.</translation>
    </message>
    <message>
        <source>Values of the unknowns, in their order, at which the fit is judged instead of searching: validation on other data. Empty: search.</source>
        <translation>Waarden van de onbekenden, in hun volgorde, waarbij de aanpassing wordt beoordeeld in plaats van te zoeken: validatie op andere gegevens. Leeg: zoeken.</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>kwadratisch</translation>
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
        <translation>som</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>integraal</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>gekwadrateerde fout</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>duale getallen</translation>
    </message>
    <message>
        <source>complex step</source>
        <translation>complexe stap</translation>
    </message>
    <message>
        <source>published</source>
        <translation>zoals gepubliceerd</translation>
    </message>
    <message>
        <source>joseph</source>
        <translation>Joseph</translation>
    </message>
    <message>
        <source>observer</source>
        <translation>waarnemer</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>batch</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>particle swarm</source>
        <translation>deeltjeszwerm</translation>
    </message>
    <message>
        <source>Time at which a run ends; what is measured after it does not count. Empty: the end of the data, or one second where nothing is measured over time.</source>
        <translation>Tijd waarop een simulatie eindigt; wat daarna gemeten is, telt niet mee. Leeg: het einde van de gegevens, of één seconde waar niets over de tijd gemeten is.</translation>
    </message>
    <message>
        <source>end of the data</source>
        <translation>einde van de gegevens</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Herhalingen</translation>
    </message>
    <message>
        <source>A candidate may be taken more than once, where that is best.</source>
        <translation>Een kandidaat mag meer dan eens genomen worden, waar dat het beste is.</translation>
    </message>
    <message>
        <source>Best combinations per criterion in the table: of all, or, beyond enumeration, of those found around the best one.</source>
        <translation>Beste combinaties per criterium in de tabel: van alle, of, voorbij de opsomming, van die rond de beste zijn gevonden.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Name of the one that is followed. Empty: all of them one after the other; in each the states begin anew, what is known of the unknowns is carried on.</source>
        <translation>Naam van het experiment dat gevolgd wordt. Leeg: alle na elkaar; in elk beginnen de toestanden opnieuw, wat van de onbekenden bekend is, wordt meegenomen.</translation>
    </message>
    <message>
        <source>Truth, where it is known</source>
        <translation>Ware waarden, waar bekend</translation>
    </message>
    <message>
        <source>True states</source>
        <translation>Ware toestanden</translation>
    </message>
    <message>
        <source>A CSV file with time and states, beside the study: shown with the estimates and compared with them, never used by the filter.</source>
        <translation>Een CSV-bestand met tijd en toestanden, naast de studie: bij de schattingen getoond en ermee vergeleken, nooit door het filter gebruikt.</translation>
    </message>
    <message>
        <source>Columns of the true states</source>
        <translation>Kolommen van de ware toestanden</translation>
    </message>
    <message>
        <source>State and column where their names differ: &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</source>
        <translation>Toestand en kolom waar hun namen verschillen: &quot;crank: z_rad; crank_rate: w_rad_s&quot;.</translation>
    </message>
    <message>
        <source>True unknowns</source>
        <translation>Ware onbekenden</translation>
    </message>
    <message>
        <source>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. With all control points of a curve the true curve is drawn.</source>
        <translation>&quot;y[1]: 0.66e-8; y[2]: 0.70e-8&quot;. Met alle controlepunten van een kromme wordt de ware kromme getekend.</translation>
    </message>
    <message>
        <source>Join boxes every</source>
        <translation>Dozen samenvoegen om de</translation>
    </message>
    <message>
        <source>Then boxes whose hull has at most 1.1 times their volume become one: the data have not told them apart. 0: only where the list is full.</source>
        <translation>Dan worden dozen waarvan de omhullende hoogstens 1.1 keer hun volume heeft één doos: de gegevens hebben ze niet onderscheiden. 0: alleen waar de lijst vol is.</translation>
    </message>
    <message>
        <source>Contraction window</source>
        <translation>Contractievenster</translation>
    </message>
    <message>
        <source>The rows of this time contract what is not measured together: a box is described by its states at the beginning of the window.</source>
        <translation>De rijen van deze tijdspanne trekken samen wat niet tegelijk gemeten is: een doos wordt beschreven door haar toestanden aan het begin van het venster.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>gewone fit</translation>
    </message>
    <message>
        <source>comparing optimisers</source>
        <translation>optimalisatoren vergelijken</translation>
    </message>
    <message>
        <source>basins</source>
        <translation>attractiegebieden</translation>
    </message>
    <message>
        <source>noise study</source>
        <translation>ruisstudie</translation>
    </message>
    <message>
        <source>Divide boxes by</source>
        <translation>Boxen delen naar</translation>
    </message>
    <message>
        <source>Parts of a divided box</source>
        <translation>Delen van een gedeelde box</translation>
    </message>
    <message>
        <source>2: halves. 3: thirds; each division then adds two boxes.</source>
        <translation>2: helften. 3: derden; elke deling voegt dan twee boxen toe.</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>starts</translation>
    </message>
    <message>
        <source>Outputs or states of the model that are not measured, with the standard deviation of one reading in the unit of the output: C_y 5e-6, B1_x 9e-6. They are judged as if read wherever anything was.</source>
        <translation>Uitgangen of toestanden van het model die niet gemeten zijn, met de standaardafwijking van één aflezing in de eenheid van de uitgang: C_y 5e-6, B1_x 9e-6. Ze worden beoordeeld alsof ze overal zijn afgelezen waar iets is gemeten.</translation>
    </message>
    <message>
        <source>Of all searches and proofs together. What is best by then is given with the gap to the bound; 0: the greedy combination.</source>
        <translation>Van alle zoektochten en bewijzen samen. Wat dan het beste is, wordt gegeven met de afstand tot de grens; 0: de gretige combinatie.</translation>
    </message>
    <message>
        <source>A point fit or the truth, such as &quot;alpha = -0.84, beta = 21.7&quot;: the answer says whether it lies inside. Of an unknown that is new at each standstill the motion is named by one of its times: &quot;TFs@12.5 = 0.142&quot;.</source>
        <translation>Een puntschatting of de waarheid, zoals “alpha = -0.84, beta = 21.7”: het antwoord zegt of die binnen ligt. Bij een onbekende die bij elke stilstand nieuw is, noemt een van haar tijden de beweging: “TFs@12.5 = 0.142”.</translation>
    </message>
    <message>
        <source>trying other noise</source>
        <translation>andere ruis proberen</translation>
    </message>
    <message>
        <source>Error per step of dopri5 and rosenbrock4, times the nominal value of the state (one SI unit where the model states none).</source>
        <translation>Fout per stap van dopri5 en rosenbrock4, maal de nominale waarde van de toestand (één SI-eenheid waar het model er geen geeft).</translation>
    </message>
    <message>
        <source>Which state or unknown of a box is divided. rates: the one that spreads the rates most. product: the unknown that is widest relative to all boxes. conditions: an unknown of an open condition where that is decided, else the widest state or unknown. paper: the rules of the slides to the letter; boxes are then joined only where the list is full.</source>
        <translation>Welke toestand of onbekende van een doos wordt gedeeld. rates: wat de veranderingssnelheden het meest spreidt. product: de onbekende die het breedst is in verhouding tot alle dozen. conditions: een onbekende van een open voorwaarde waar die wordt beslist, anders de breedste toestand of onbekende. paper: de regels van de dia’s letterlijk; dozen worden dan alleen samengevoegd waar de lijst vol is.</translation>
    </message>
    <message>
        <source>smoothing</source>
        <translation>afvlakking</translation>
    </message>
    <message>
        <source>integral: half the integral of the squared error over time (trapezoid rule), as the paper. sum: half the sum of the squared errors. No robust loss: the path pulls the model to every value measured, outliers too. Fit again by least squares with a loss, from the answer.</source>
        <translation>integral: de helft van de integraal van de gekwadrateerde fout over de tijd (trapeziumregel), zoals het artikel. sum: de helft van de som van de gekwadrateerde fouten. Geen robuuste maat: het pad trekt het model naar elke meetwaarde, ook naar uitschieters. Pas vanaf het antwoord opnieuw aan met kleinste kwadraten en een robuuste maat.</translation>
    </message>
    <message>
        <source>Every unknown is held at values around its estimate while the others are fitted again: the interval without linearisation. Needs the objective sum.</source>
        <translation>Elke onbekende wordt vastgehouden op waarden rond haar schatting terwijl de andere opnieuw worden aangepast: het interval zonder linearisatie. Vereist het doel sum.</translation>
    </message>
    <message>
        <source>Errors beyond this count less: in standard deviations of the sensor, or of the bulk of the residuals (by their median) if none is stated. 0: 1.345 (huber) or 2.385 (cauchy), which lose 5 % of the precision where there are no outliers.</source>
        <translation>Fouten daarbuiten tellen minder: in standaardafwijkingen van de sensor, of van de bulk van de residuen (naar hun mediaan) als er geen is opgegeven. 0: 1,345 (huber) of 2,385 (cauchy), die 5 % van de precisie kosten waar geen uitschieters zijn.</translation>
    </message>
    <message>
        <source>around 39, 86, 99 % of the probability</source>
        <translation>rond 39, 86, 99 % van de kans</translation>
    </message>
    <message>
        <source>Column of the data in which 1 guarantees that the rig rests: every state of the model keeps its value; 0 guarantees nothing. Empty: there is none.</source>
        <translation>Kolom van de gegevens waarin 1 garandeert dat de proefstand rust: elke toestand van het model houdt zijn waarde; 0 garandeert niets. Leeg: er is er geen.</translation>
    </message>
    <message>
        <source>other maxima</source>
        <translation>andere maxima</translation>
    </message>
    <message>
        <source>commented-rows</source>
        <translation>regels als commentaar</translation>
    </message>
    <message>
        <source>not-a-row</source>
        <translation>geen gegevensregel</translation>
    </message>
    <message>
        <source>other-delimiter</source>
        <translation>ander scheidingsteken</translation>
    </message>
    <message>
        <source>ambiguous-names</source>
        <translation>dubbelzinnige namen</translation>
    </message>
    <message>
        <source>several-times</source>
        <translation>meerdere tijden</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hiaat</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>zoekbereik</translation>
    </message>
    <message>
        <source>Step of the samples, linear between the neighbours measured; nothing within a gap of more than three steps. 0: as measured.</source>
        <translation>Stap van de monsters, lineair tussen de gemeten buren; geen binnen een hiaat van meer dan drie stappen. 0: zoals gemeten.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Looks for other maxima of the likelihood and makes the intervals from its profiles, which follow curved ridges and end at the bounds of the search.</source>
        <translation>Zoekt andere maxima van de likelihood en maakt de intervallen uit haar profielen, die gekromde ruggen volgen en op de grenzen van de zoektocht eindigen.</translation>
    </message>
    <message>
        <source>finding the cause</source>
        <translation>zoeken naar de oorzaak</translation>
    </message>
    <message>
        <source>Scales and priors of the unknowns</source>
        <translation>Schalen en priors van de onbekenden</translation>
    </message>
    <message>
        <source>other-tables</source>
        <translation>andere tabellen</translation>
    </message>
    <message>
        <source>no-cached-value</source>
        <translation>formule zonder waarde</translation>
    </message>
    <message>
        <source>Share held back</source>
        <translation>Achtergehouden deel</translation>
    </message>
    <message>
        <source>Part of the experiments that no search sees and that judges its answer. 0: none.</source>
        <translation>Deel van de experimenten dat geen zoektocht ziet en dat haar antwoord beoordeelt. 0: geen.</translation>
    </message>
    <message>
        <source>Drawn with seed</source>
        <translation>Getrokken met seed</translation>
    </message>
    <message>
        <source>Another seed draws other experiments to hold back.</source>
        <translation>Een andere seed trekt andere experimenten om achter te houden.</translation>
    </message>
    <message>
        <source>Held back after</source>
        <translation>Achtergehouden na</translation>
    </message>
    <message>
        <source>What is measured later in a record is seen by no search and judges its answer. Empty: nothing.</source>
        <translation>Wat later in een opname gemeten is, ziet geen zoektocht en beoordeelt haar antwoord. Leeg: niets.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>Response surfaces: the model is simulated once all over the feasible box (up to 4 unknowns), the search then costs no simulations, and its answer is confirmed and reported by simulation; where surfaces are wrong or cost more, the search is made by simulation and says so. Or simulations throughout.</source>
        <translation>Responsoppervlakken: het model wordt één keer over het hele toelaatbare gebied gesimuleerd (tot 4 onbekenden), de zoektocht kost daarna geen simulaties, en het antwoord ervan wordt door simulatie bevestigd en vermeld; waar oppervlakken onjuist zijn of meer kosten, gaat de zoektocht met simulatie en wordt dat gezegd. Of overal simulaties.</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>kruisvalidatie</translation>
    </message>
    <message>
        <source>Parts of a cross-validation</source>
        <translation>Delen van een kruisvalidatie</translation>
    </message>
    <message>
        <source>Repeats the search so often, each time without another part of the experiments (one record: without another stretch of its time), which its answer must predict. As many as experiments: each is left out once. 0: not done.</source>
        <translation>Herhaalt de zoektocht zo vaak, telkens zonder een ander deel van de experimenten (één opname: zonder een ander stuk van haar tijd), dat haar antwoord moet voorspellen. Evenveel als experimenten: elk wordt eenmaal weggelaten. 0: niet gedaan.</translation>
    </message>
    <message>
        <source>Sample time</source>
        <translation>Bemonsteringstijd</translation>
    </message>
    <message>
        <source>Of a file without a column of time: its rows follow each other so, the first at 0. 0: the file has its times.</source>
        <translation>Van een bestand zonder tijdkolom: zijn rijen volgen elkaar met deze tijd op, de eerste bij 0. 0: het bestand heeft zijn tijden.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>How an FMU that can both is run. co-simulation: by its own integrator. model-exchange: its equations by the integrator above.</source>
        <translation>Hoe een FMU die beide kan, gesimuleerd wordt. co-simulation: met zijn eigen integrator. model-exchange: zijn vergelijkingen met de integrator hierboven.</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Tijdslimiet van een simulatie</translation>
    </message>
    <message>
        <source>How long one run of a model that runs in a process of its own, or on a server, may take before it counts as failed.</source>
        <translation>Hoelang één simulatie van een model dat in een eigen proces of op een server draait, mag duren voordat ze als mislukt geldt.</translation>
    </message>
</context>
<context>
    <name>FieldForm</name>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 moet een geheel getal zijn, niet %2</translation>
    </message>
</context>
<context>
    <name>FilterStream</name>
    <message>
        <source>{} begins anew at {:g} s: the filter goes on from what it knows.</source>
        <translation>{} begint opnieuw bij {:g} s: het filter gaat verder met wat het weet.</translation>
    </message>
    <message>
        <source>{} begins anew, and so does the filter.</source>
        <translation>{} begint opnieuw, en het filter ook.</translation>
    </message>
</context>
<context>
    <name>Mathematics</name>
    <message>
        <source>There is nothing to search for: the number of unknowns is 0.</source>
        <translation>Er is niets te zoeken: het aantal onbekenden is 0.</translation>
    </message>
    <message>
        <source>There are {} lower bounds but {} upper bounds.</source>
        <translation>Er zijn {} ondergrenzen maar {} bovengrenzen.</translation>
    </message>
    <message>
        <source>Unknown {}: the lower bound {:g} must not exceed the upper bound {:g}.</source>
        <translation>Onbekende {}: de ondergrens {:g} mag niet boven de bovengrens {:g} liggen.</translation>
    </message>
    <message>
        <source>Unknown {}: this optimiser needs finite bounds; they are {:g} and {:g}.</source>
        <translation>Onbekende {}: deze optimalisator heeft eindige grenzen nodig; ze zijn {:g} en {:g}.</translation>
    </message>
    <message>
        <source>This optimiser needs a start value for each of the {} unknowns.</source>
        <translation>Deze optimalisator heeft voor elk van de {} onbekenden een startwaarde nodig.</translation>
    </message>
    <message>
        <source>There are {} start values for {} unknowns.</source>
        <translation>Er zijn {} startwaarden voor {} onbekenden.</translation>
    </message>
    <message>
        <source>Unknown {}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>Onbekende {}: de startwaarde {:g} ligt buiten de grenzen {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>the box of a {} distribution is [{}, {}]: its lower end must be below its upper end</source>
        <translation>het gebied van een {}-verdeling is [{}, {}]: het ondereinde moet onder het boveneinde liggen</translation>
    </message>
    <message>
        <source>the box [{}, {}] of a {} distribution lies outside its support [{}, {}]</source>
        <translation>het gebied [{}, {}] van een {}-verdeling ligt buiten haar drager [{}, {}]</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Did you mean &quot;{}&quot;?</source>
        <translation>“{}” is geen verdelingsfamilie. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a distribution family. Known are normal, truncated-normal, gamma, beta, uniform and lognormal</source>
        <translation>“{}” is geen verdelingsfamilie. Bekend zijn normal, truncated-normal, gamma, beta, uniform en lognormal</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>moet een eindig getal zijn</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation>moet groter dan 0 zijn</translation>
    </message>
    <message>
        <source>{} of the {} distribution is given twice</source>
        <translation>{} van de {}-verdeling is tweemaal gegeven</translation>
    </message>
    <message>
        <source>{} = {} of the {} distribution {}</source>
        <translation>{} = {} van de {}-verdeling {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>the {} distribution given by {} has no parameter &quot;{}&quot;</source>
        <translation>de {}-verdeling gegeven door {} heeft geen parameter “{}”</translation>
    </message>
    <message>
        <source>the {} distribution needs {}; given: {}</source>
        <translation>de {}-verdeling heeft {} nodig; gegeven: {}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>mean = {} of the gamma distribution must be greater than its minimum {}</source>
        <translation>mean = {} van de gammaverdeling moet groter zijn dan haar minimum {}</translation>
    </message>
    <message>
        <source>minimum = {} of the beta distribution must be below its maximum {}</source>
        <translation>minimum = {} van de bètaverdeling moet onder haar maximum {} liggen</translation>
    </message>
    <message>
        <source>mean = {} of the beta distribution must lie between {} and {}</source>
        <translation>mean = {} van de bètaverdeling moet tussen {} en {} liggen</translation>
    </message>
    <message>
        <source>standard_deviation = {} of the beta distribution must be below {}, the largest possible on [{}, {}] with mean {}</source>
        <translation>standard_deviation = {} van de bètaverdeling moet onder {} liggen, de grootst mogelijke waarde op [{}, {}] bij gemiddelde {}</translation>
    </message>
    <message>
        <source>minimum = {} of the uniform distribution must be below its maximum {}</source>
        <translation>minimum = {} van de uniforme verdeling moet onder haar maximum {} liggen</translation>
    </message>
    <message>
        <source>mean = {} of the lognormal distribution must be greater than 0</source>
        <translation>mean = {} van de lognormale verdeling moet groter dan 0 zijn</translation>
    </message>
    <message>
        <source>the {} distribution needs a box: lower, upper or both</source>
        <translation>de {}-verdeling heeft een gebied nodig: lower, upper of beide</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: 2 to {} are possible</source>
        <translation>maximale entropie met {} momenten: mogelijk zijn 2 tot {}</translation>
    </message>
    <message>
        <source>maximum entropy support of {} standard deviations: it must be 3 to 12</source>
        <translation>drager van de maximale entropie van {} standaardafwijkingen: het moeten er 3 tot 12 zijn</translation>
    </message>
    <message>
        <source>maximum entropy with {} iterations: at least 1</source>
        <translation>maximale entropie met {} iteraties: minstens 1</translation>
    </message>
    <message>
        <source>maximum entropy tolerance {}: it must be positive</source>
        <translation>tolerantie {} van de maximale entropie: ze moet positief zijn</translation>
    </message>
    <message>
        <source>converged in {} Newton steps</source>
        <translation>geconvergeerd in {} newtonstappen</translation>
    </message>
    <message>
        <source>not converged after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>niet geconvergeerd na {} newtonstappen; de momenten zitten er nog {:.2g} naast</translation>
    </message>
    <message>
        <source>no further progress after {} Newton steps; the moments are still off by {:.2g}</source>
        <translation>geen vooruitgang meer na {} newtonstappen; de momenten zitten er nog {:.2g} naast</translation>
    </message>
    <message>
        <source>maximum entropy with {} moments: only {} are given</source>
        <translation>maximale entropie met {} momenten: er zijn er maar {} gegeven</translation>
    </message>
    <message>
        <source>mean {}, standard deviation {}: there is no spread, or a moment is not a number</source>
        <translation>gemiddelde {}, standaardafwijking {}: er is geen spreiding, of een moment is geen getal</translation>
    </message>
    <message>
        <source>a maximum entropy density needs a converged fit: {}</source>
        <translation>een dichtheid met maximale entropie vraagt een geconvergeerde aanpassing: {}</translation>
    </message>
    <message>
        <source>a moment is not a finite number</source>
        <translation>een moment is geen eindig getal</translation>
    </message>
    <message>
        <source>no density has these moments (their Hankel matrix is not positive definite)</source>
        <translation>geen dichtheid heeft deze momenten (hun Hankelmatrix is niet positief definiet)</translation>
    </message>
    <message>
        <source>no density within {} standard deviations has these moments: the highest one needs more mass further out</source>
        <translation>geen dichtheid binnen {} standaardafwijkingen heeft deze momenten: het hoogste vraagt meer massa verder naar buiten</translation>
    </message>
    <message>
        <source>The start does not satisfy the inequalities.</source>
        <translation>De start voldoet niet aan de ongelijkheden.</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>The penalty ({:g}) must be positive.</source>
        <translation>De strafparameter ({:g}) moet positief zijn.</translation>
    </message>
    <message>
        <source>beside it more than half of the digits of the inertia are lost</source>
        <translation>ernaast gaat meer dan de helft van de cijfers van de traagheid verloren</translation>
    </message>
    <message>
        <source>at {:g} s the forces are not finite</source>
        <translation>bij {:g} s zijn de krachten niet eindig</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come only {:.0f} % closer per iteration</source>
        <translation>bij {:g} s komen de dwangkrachten per iteratie maar {:.0f} % dichterbij</translation>
    </message>
    <message>
        <source>at {:g} s the constraint forces come no closer</source>
        <translation>bij {:g} s komen de dwangkrachten niet dichterbij</translation>
    </message>
    <message>
        <source>The mechanism {} cannot be assembled at its start: the loops do not close near the angles given.</source>
        <translation>Het mechanisme {} kan aan het begin niet worden samengesteld: de lussen sluiten niet in de buurt van de opgegeven hoeken.</translation>
    </message>
    <message>
        <source>at {:g} s Newton&apos;s method did not converge in {} iterations</source>
        <translation>bij {:g} s convergeerde de methode van Newton niet in {} iteraties</translation>
    </message>
    <message>
        <source>at {:g} s the mechanism cannot be assembled: it reaches a dead point</source>
        <translation>bij {:g} s kan het mechanisme niet worden samengesteld: het bereikt een dood punt</translation>
    </message>
    <message>
        <source>The piston of the cylinder {} stands at {:.6g} m at the start of the mechanism {}; its stroke is 0 m to {:g} m (retracted {:g} m).</source>
        <translation>De zuiger van de cilinder {} staat op {:.6g} m aan het begin van het mechanisme {}; zijn slag is 0 m tot {:g} m (ingetrokken {:g} m).</translation>
    </message>
    <message>
        <source>The loops of the mechanism {} can only be closed together; as a model every loop must leave two coordinates open, one loop after the other.</source>
        <translation>De lussen van het mechanisme {} kunnen alleen samen worden gesloten; als model moet elke lus twee coördinaten openlaten, de ene lus na de andere.</translation>
    </message>
    <message>
        <source>The mechanism {} stands at a dead point at its start.</source>
        <translation>Het mechanisme {} staat aan het begin in een dood punt.</translation>
    </message>
    <message>
        <source>The coordinates of the mechanism {} change too fast over {} to be followed as a model.</source>
        <translation>De coördinaten van het mechanisme {} veranderen te snel over {} om als model te worden gevolgd.</translation>
    </message>
    <message>
        <source>The line ends where {} should stand.</source>
        <translation>De regel eindigt waar {} zou moeten staan.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands where {}, a number, should stand.</source>
        <translation>‘{}’ staat waar {}, een getal, zou moeten staan.</translation>
    </message>
    <message>
        <source>{:g} stands where {}, a positive number, should stand.</source>
        <translation>{:g} staat waar {}, een positief getal, zou moeten staan.</translation>
    </message>
    <message>
        <source>the name of a body</source>
        <translation>de naam van een lichaam</translation>
    </message>
    <message>
        <source>There is no body &apos;{}&apos; above this line.</source>
        <translation>Boven deze regel is er geen lichaam ‘{}’.</translation>
    </message>
    <message>
        <source>the name of a volume</source>
        <translation>de naam van een volume</translation>
    </message>
    <message>
        <source>There is no volume &apos;{}&apos; above this line.</source>
        <translation>Boven deze regel is er geen volume ‘{}’.</translation>
    </message>
    <message>
        <source>the name of a cylinder</source>
        <translation>de naam van een cilinder</translation>
    </message>
    <message>
        <source>There is no cylinder &apos;{}&apos; above this line.</source>
        <translation>Boven deze regel is er geen cilinder ‘{}’.</translation>
    </message>
    <message>
        <source>revolute or translational</source>
        <translation>revolute of translational</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no joint; known are revolute and translational.</source>
        <translation>‘{}’ is geen verbinding; bekend zijn revolute en translational.</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>een naam</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>de zwaartekracht</translation>
    </message>
    <message>
        <source>the coefficient</source>
        <translation>de coëfficiënt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no statement of a mechanism file.</source>
        <translation>‘{}’ is geen opdracht van een mechanismebestand.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is too much on this line.</source>
        <translation>‘{}’ is te veel op deze regel.</translation>
    </message>
    <message>
        <source>the name of the body</source>
        <translation>de naam van het lichaam</translation>
    </message>
    <message>
        <source>There is already a body &apos;{}&apos;.</source>
        <translation>Er is al een lichaam ‘{}’.</translation>
    </message>
    <message>
        <source>the mass</source>
        <translation>de massa</translation>
    </message>
    <message>
        <source>the inertia</source>
        <translation>het traagheidsmoment</translation>
    </message>
    <message>
        <source>the centre of mass</source>
        <translation>het massamiddelpunt</translation>
    </message>
    <message>
        <source>the name of the joint</source>
        <translation>de naam van de verbinding</translation>
    </message>
    <message>
        <source>the place of the joint</source>
        <translation>de plaats van de verbinding</translation>
    </message>
    <message>
        <source>the axis</source>
        <translation>de as</translation>
    </message>
    <message>
        <source>the damping</source>
        <translation>de demping</translation>
    </message>
    <message>
        <source>the start in metres</source>
        <translation>het begin in meters</translation>
    </message>
    <message>
        <source>the start in degrees</source>
        <translation>het begin in graden</translation>
    </message>
    <message>
        <source>A body has no property &apos;{}&apos;.</source>
        <translation>Een lichaam heeft geen eigenschap ‘{}’.</translation>
    </message>
    <message>
        <source>The body &apos;{}&apos; hangs nowhere.</source>
        <translation>Het lichaam ‘{}’ hangt nergens aan.</translation>
    </message>
    <message>
        <source>the point on the first body</source>
        <translation>het punt op het eerste lichaam</translation>
    </message>
    <message>
        <source>the point on the second body</source>
        <translation>het punt op het tweede lichaam</translation>
    </message>
    <message>
        <source>A cut joint has no property &apos;{}&apos;.</source>
        <translation>Een snijverbinding heeft geen eigenschap ‘{}’.</translation>
    </message>
    <message>
        <source>the point</source>
        <translation>het punt</translation>
    </message>
    <message>
        <source>the direction</source>
        <translation>de richting</translation>
    </message>
    <message>
        <source>the name of the cylinder</source>
        <translation>de naam van de cilinder</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>de voet</translation>
    </message>
    <message>
        <source>the rod end</source>
        <translation>het stangeinde</translation>
    </message>
    <message>
        <source>the piston diameter</source>
        <translation>de zuigerdiameter</translation>
    </message>
    <message>
        <source>the rod diameter</source>
        <translation>de stangdiameter</translation>
    </message>
    <message>
        <source>the retracted length</source>
        <translation>de ingetrokken lengte</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>de slag</translation>
    </message>
    <message>
        <source>the Coulomb force</source>
        <translation>de Coulombkracht</translation>
    </message>
    <message>
        <source>the breakaway force</source>
        <translation>de losbreekkracht</translation>
    </message>
    <message>
        <source>the Stribeck velocity</source>
        <translation>de Stribecksnelheid</translation>
    </message>
    <message>
        <source>the velocity of regularisation</source>
        <translation>de regularisatiesnelheid</translation>
    </message>
    <message>
        <source>the viscous friction</source>
        <translation>de viskeuze wrijving</translation>
    </message>
    <message>
        <source>A cylinder has no property &apos;{}&apos;.</source>
        <translation>Een cilinder heeft geen eigenschap ‘{}’.</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs its piston, its retracted length and its stroke.</source>
        <translation>De cilinder ‘{}’ heeft zijn zuiger, zijn ingetrokken lengte en zijn slag nodig.</translation>
    </message>
    <message>
        <source>the modulus of the oil</source>
        <translation>de modulus van de olie</translation>
    </message>
    <message>
        <source>the modulus of the hoses</source>
        <translation>de modulus van de slangen</translation>
    </message>
    <message>
        <source>the modulus of the walls</source>
        <translation>de modulus van de wanden</translation>
    </message>
    <message>
        <source>the name of the volume</source>
        <translation>de naam van het volume</translation>
    </message>
    <message>
        <source>the volume of the hose</source>
        <translation>het volume van de slang</translation>
    </message>
    <message>
        <source>the pressure</source>
        <translation>de druk</translation>
    </message>
    <message>
        <source>A volume has no property &apos;{}&apos;.</source>
        <translation>Een volume heeft geen eigenschap ‘{}’.</translation>
    </message>
    <message>
        <source>the supply pressure</source>
        <translation>de voedingsdruk</translation>
    </message>
    <message>
        <source>the tank pressure</source>
        <translation>de tankdruk</translation>
    </message>
    <message>
        <source>the gain</source>
        <translation>de versterking</translation>
    </message>
    <message>
        <source>the time constant of the spool</source>
        <translation>de tijdconstante van de schuif</translation>
    </message>
    <message>
        <source>A valve has no property &apos;{}&apos;.</source>
        <translation>Een ventiel heeft geen eigenschap ‘{}’.</translation>
    </message>
    <message>
        <source>There is more than one valve.</source>
        <translation>Er is meer dan één ventiel.</translation>
    </message>
    <message>
        <source>A curve needs the valve above it.</source>
        <translation>Een karakteristiek heeft het ventiel erboven nodig.</translation>
    </message>
    <message>
        <source>knots or coefficients</source>
        <translation>knots of coefficients</translation>
    </message>
    <message>
        <source>a knot</source>
        <translation>een knoop</translation>
    </message>
    <message>
        <source>a coefficient</source>
        <translation>een coëfficiënt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is neither knots nor coefficients.</source>
        <translation>‘{}’ is knots noch coefficients.</translation>
    </message>
    <message>
        <source>a time or value of the command</source>
        <translation>een tijd of waarde van het commando</translation>
    </message>
    <message>
        <source>The command needs pairs of time and value.</source>
        <translation>Het commando heeft paren van tijd en waarde nodig.</translation>
    </message>
    <message>
        <source>The time {:g} of the command is not later than the one before.</source>
        <translation>De tijd {:g} van het commando is niet later dan de vorige.</translation>
    </message>
    <message>
        <source>The mechanism has no body.</source>
        <translation>Het mechanisme heeft geen lichaam.</translation>
    </message>
    <message>
        <source>The mechanism has {} bodies and {} volumes; at most 12 and 8 are handled.</source>
        <translation>Het mechanisme heeft {} lichamen en {} volumes; hoogstens 12 en 8 worden verwerkt.</translation>
    </message>
    <message>
        <source>{} constraints leave no freedom to {} coordinates.</source>
        <translation>{} dwangvoorwaarden laten {} coördinaten geen vrijheid.</translation>
    </message>
    <message>
        <source>The cylinder &apos;{}&apos; needs a volume on either side and a rod thinner than its piston.</source>
        <translation>De cilinder ‘{}’ heeft aan beide kanten een volume nodig en een stang die dunner is dan zijn zuiger.</translation>
    </message>
    <message>
        <source>The mechanism file {} cannot be read.</source>
        <translation>Het mechanismebestand {} kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The mechanism {} has two things called {}; as a model every name stands for one.</source>
        <translation>Het mechanisme {} heeft twee dingen met de naam {}; als model staat elke naam voor één ding.</translation>
    </message>
    <message>
        <source>The mechanism {} has {} degrees of freedom; one independent coordinate is handled.</source>
        <translation>Het mechanisme {} heeft {} vrijheidsgraden; één onafhankelijke coördinaat wordt verwerkt.</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the retracted end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>bij {:.6g} s gaat de zuiger van de cilinder {} voorbij het ingetrokken einde van zijn slag: hij komt op {:.6g} m bij {:.6g} s, en zijn slag is 0 m tot {:g} m</translation>
    </message>
    <message>
        <source>at {:.6g} s the piston of the cylinder {} passes the extended end of its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m to {:g} m</source>
        <translation>bij {:.6g} s gaat de zuiger van de cilinder {} voorbij het uitgeschoven einde van zijn slag: hij komt op {:.6g} m bij {:.6g} s, en zijn slag is 0 m tot {:g} m</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>afgebroken</translation>
    </message>
    <message>
        <source>the penalty {:g} is too large for steps of {:g} s: {} (at most {:.0e})</source>
        <translation>de strafparameter {:g} is te groot voor stappen van {:g} s: {} (hoogstens {:.0e})</translation>
    </message>
    <message>
        <source>the penalty {:g} is too small for steps of {:g} s: {}</source>
        <translation>de strafparameter {:g} is te klein voor stappen van {:g} s: {}</translation>
    </message>
    <message>
        <source>{}; {:.0e} was tried and carries through</source>
        <translation>{}; {:.0e} is geprobeerd en houdt het tot het eind</translation>
    </message>
    <message>
        <source>the step of {:g} s is too large: {}; steps of {:g} s were tried and carry through</source>
        <translation>de stap van {:g} s is te groot: {}; stappen van {:g} s zijn geprobeerd en houden het tot het eind</translation>
    </message>
    <message>
        <source>The step ({:g} s) and the stop time ({:g} s) must be positive.</source>
        <translation>De stap ({:g} s) en de eindtijd ({:g} s) moeten positief zijn.</translation>
    </message>
    <message>
        <source>The knot {:g} does not go on from {:g}: knots increase, and at most four are equal.</source>
        <translation>De knoop {:g} gaat niet verder dan {:g}: knopen nemen toe, en hoogstens vier zijn gelijk.</translation>
    </message>
    <message>
        <source>The curve of the valve has {} knots and {} coefficients; a cubic B-spline needs at least four coefficients, and four knots more than those.</source>
        <translation>De kromme van het ventiel heeft {} knopen en {} coëfficiënten; een kubische B-spline vergt minstens vier coëfficiënten, en vier knopen meer dan die.</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Cancelled before any distribution could be evaluated.</source>
        <translation>Geannuleerd voordat een verdeling kon worden berekend.</translation>
    </message>
    <message>
        <source>No answer: for none of the {} distributions tried could the output of any experiment be computed.</source>
        <translation>Geen antwoord: voor geen van de {} geprobeerde verdelingen kon de uitgang van enig experiment worden berekend.</translation>
    </message>
    <message>
        <source>Cancelled; this is what was reached.</source>
        <translation>Geannuleerd; dit is wat bereikt is.</translation>
    </message>
    <message>
        <source>No answer: no experiment has a density here. Experiment {}: {}</source>
        <translation>Geen antwoord: geen enkel experiment heeft hier een dichtheid. Experiment {}: {}</translation>
    </message>
    <message>
        <source>Nothing is measured.</source>
        <translation>Er is niets gemeten.</translation>
    </message>
    <message>
        <source>Nothing is measured: the distribution was propagated. {} has mean {:.6g} and standard deviation {:.6g}{}.</source>
        <translation>Er is niets gemeten: de verdeling is voortgeplant. {} heeft gemiddelde {:.6g} en standaardafwijking {:.6g}{}.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, {} experiments)</source>
        <translation>{} log-likelihood {:.4f} (dichtheid: {}, {} experimenten)</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Given distribution:</source>
        <translation>Gegeven verdeling:</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale entropie</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> en {} andere</translation>
    </message>
    <message>
        <source> Against the reference their log-likelihood is off by {:.2g} on average</source>
        <translation> Ten opzichte van de referentie wijkt hun log-likelihood gemiddeld {:.2g} af</translation>
    </message>
    <message>
        <source>, that of the others by {:.2g}</source>
        <translation>, die van de andere {:.2g}</translation>
    </message>
    <message>
        <source>The expansion of degree {} is poor in {} of {} experiments: its error is above {:g} standard deviations of the output in {}.{} A higher degree with more nodes mends it where the output is smooth; where it has kinks, read the reference instead.</source>
        <translation>De ontwikkeling van graad {} is slecht in {} van de {} experimenten: haar fout is groter dan {:g} standaardafwijkingen van de uitgang in {}.{} Een hogere graad met meer knopen verhelpt dit waar de uitgang glad is; waar hij knikken heeft, geldt in plaats daarvan de referentie.</translation>
    </message>
    <message>
        <source>The log-likelihood is {:.2f} {} than that of the reference, {:.2f}. Differences of this size between two distributions mean nothing.</source>
        <translation>De log-likelihood is {:.2f} {} dan die van de referentie, {:.2f}. Verschillen van deze grootte tussen twee verdelingen betekenen niets.</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>groter</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>The reference has no sample as far out as the measured value of {} of {} experiments: {}. Its density there is not known and counts as 1e-4.</source>
        <translation>De referentie heeft geen trekking zo ver naar buiten als de meetwaarde van {} van de {} experimenten: {}. Haar dichtheid is daar niet bekend en telt als 1e-4.</translation>
    </message>
    <message>
        <source>The answer was found on response surfaces that were not checked there by simulation.</source>
        <translation>Het antwoord is gevonden op responsoppervlakken die daar niet door simulatie zijn gecontroleerd.</translation>
    </message>
    <message>
        <source>The log-likelihood of one experiment on its response surface is {:.2g} off the simulated one at the answer, more than {:g}; the maximum may lie elsewhere. Search on simulations to be sure.</source>
        <translation>De log-likelihood van één experiment op zijn responsoppervlak wijkt bij het antwoord {:.2g} af van de gesimuleerde, meer dan {:g}; het maximum kan elders liggen. Zoek op simulaties om zeker te zijn.</translation>
    </message>
    <message>
        <source>Sensors {}: the Hessian is indefinite at the estimate.</source>
        <translation>Sensoren {}: de hessiaan is bij de schatting indefiniet.</translation>
    </message>
    <message>
        <source>Sensors {} do not determine the unknowns: {}.</source>
        <translation>De sensoren {} bepalen de onbekenden niet: {}.</translation>
    </message>
    <message>
        <source>no set of sensors was looked at</source>
        <translation>geen verzameling sensoren werd bekeken</translation>
    </message>
    <message>
        <source>no set of sensors determines the unknowns; all together: {}</source>
        <translation>geen verzameling sensoren bepaalt de onbekenden; alle samen: {}</translation>
    </message>
    <message>
        <source>the sensors {} do not determine the unknowns: {}</source>
        <translation>de sensoren {} bepalen de onbekenden niet: {}</translation>
    </message>
    <message>
        <source>The term of the second derivatives could not be computed and is missing in the covariance.</source>
        <translation>De term van de tweede afgeleiden kon niet berekend worden en ontbreekt in de covariantie.</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search: its interval means nothing there.</source>
        <translation>{} ligt op een grens van het zoeken: het interval betekent daar niets.</translation>
    </message>
    <message>
        <source>The differences of {} are not normal (p = {:.2g}).</source>
        <translation>De verschillen van {} zijn niet normaal verdeeld (p = {:.2g}).</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>kalibratie</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validatie</translation>
    </message>
    <message>
        <source>{}, split {}, {}: {}.</source>
        <translation>{}, splitsing {}, {}: {}.</translation>
    </message>
    <message>
        <source>The profile of {} is no parabola: its interval by the profile is to be preferred to the ellipsoid.</source>
        <translation>Het profiel van {} is geen parabool: het interval uit het profiel verdient de voorkeur boven de ellipsoïde.</translation>
    </message>
    <message>
        <source>Next experiment {} = {:g}: {}.</source>
        <translation>Volgende proef {} = {:g}: {}.</translation>
    </message>
    <message>
        <source>{} of {} refits had no answer.</source>
        <translation>{} van {} herhaalde aanpassingen bleven zonder antwoord.</translation>
    </message>
    <message>
        <source>The ellipsoid holds the truth in {:.1f} % of {} refits instead of {:g} %.</source>
        <translation>De ellipsoïde bevat de waarheid in {:.1f} % van {} herhaalde aanpassingen in plaats van {:g} %.</translation>
    </message>
    <message>
        <source>No answer: {}.</source>
        <translation>Geen antwoord: {}.</translation>
    </message>
    <message>
        <source>Sensors {}.</source>
        <translation>Sensoren {}.</translation>
    </message>
    <message>
        <source>none of the sensors was read there</source>
        <translation>geen van de sensoren werd daar afgelezen</translation>
    </message>
    <message>
        <source>the estimate of {} lies on a bound of the search</source>
        <translation>de schatting van {} ligt op een grens van het zoeken</translation>
    </message>
    <message>
        <source>{} could not be tested: no split has an estimate on both sides.</source>
        <translation>{} kon niet getoetst worden: geen splitsing heeft aan beide kanten een schatting.</translation>
    </message>
    <message>
        <source>{} is consistent with the data in {} ({}), which does not prove it right.</source>
        <translation>{} is verenigbaar met de gegevens in {} ({}), wat niet bewijst dat het juist is.</translation>
    </message>
    <message>
        <source>significance {:g}</source>
        <translation>significantie {:g}</translation>
    </message>
    <message>
        <source>{} is rejected in {}.</source>
        <translation>{} wordt verworpen in {}.</translation>
    </message>
    <message>
        <source>It is consistent in {}.</source>
        <translation>In {} is het verenigbaar.</translation>
    </message>
    <message>
        <source>{} does not fit the data: its residuals are {:.2f} times as large as the stated standard deviations explain. The model is wrong, or the sensors are worse than stated.</source>
        <translation>{} past niet bij de gegevens: de residuen zijn {:.2f} keer zo groot als de opgegeven standaardafwijkingen verklaren. Het model is onjuist, of de sensoren zijn slechter dan opgegeven.</translation>
    </message>
    <message>
        <source>That the sides agree in {} does not make it right.</source>
        <translation>Dat de kanten in {} overeenstemmen, maakt het niet juist.</translation>
    </message>
    <message>
        <source>{} could not be tested: the run was cancelled.</source>
        <translation>{} kon niet getoetst worden: de berekening werd geannuleerd.</translation>
    </message>
    <message>
        <source>Repeatability: rows without a partner of the same inputs and conditions in the other series are left out ({} of {}).</source>
        <translation>Herhaalbaarheid: rijen zonder partner met dezelfde ingangen en condities in de andere reeks worden weggelaten ({} van {}).</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot;: a standard deviation between {} and {} is expected</source>
        <translation>planned_sensors: &quot;{}&quot;: een standaardafwijking tussen {} en {} wordt verwacht</translation>
    </message>
    <message>
        <source>The sides differ in {}: look for an effect that depends on it.</source>
        <translation>De kanten verschillen in {}: zoek een effect dat daarvan afhangt.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere or the sensors are worse than stated.</source>
        <translation>Waar de kanten gelijke ingangen hebben, mist het model de gegevens overal, of zijn de sensoren slechter dan opgegeven.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewezen optimaal</translation>
    </message>
    <message>
        <source>at most {} above the best possible</source>
        <translation>hoogstens {} boven het best mogelijke</translation>
    </message>
    <message>
        <source>No allowed combination of at most {} of {} sensors determines all {} parameters.</source>
        <translation>Geen toegestane combinatie van hoogstens {} van de {} sensoren bepaalt alle {} parameters.</translation>
    </message>
    <message>
        <source>Even all {} sensors together do not determine the parameters: {} cannot be told apart, or have no influence.</source>
        <translation>Zelfs alle {} sensoren samen bepalen de parameters niet: {} zijn niet te onderscheiden of hebben geen invloed.</translation>
    </message>
    <message>
        <source>{}: none found</source>
        <translation>{}: geen gevonden</translation>
    </message>
    <message>
        <source>The best choice of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>De beste keuze van hoogstens {} van de {} sensoren is, per criterium, {}.</translation>
    </message>
    <message>
        <source>{}: the time limit of {} s ended the search before the proof. The combination given is at most {} above the best possible; how far it got depends on the machine.</source>
        <translation>{}: de tijdslimiet van {} s beëindigde het zoeken vóór het bewijs. De gegeven combinatie ligt hoogstens {} boven het best mogelijke; hoe ver het kwam, hangt van de machine af.</translation>
    </message>
    <message>
        <source>{}: {} combinations are equally good: {}{}.</source>
        <translation>{}: {} combinaties zijn even goed: {}{}.</translation>
    </message>
    <message>
        <source>The parameters have different units: A, E and ME add or compare numbers of different units, and other units give another choice. Only D does not depend on them.</source>
        <translation>De parameters hebben verschillende eenheden: A, E en ME tellen getallen van verschillende eenheden op of vergelijken ze, en andere eenheden geven een andere keuze. Alleen D hangt er niet van af.</translation>
    </message>
    <message>
        <source>Cancelled before any combination was found.</source>
        <translation>Afgebroken voordat een combinatie was gevonden.</translation>
    </message>
    <message>
        <source>a node gave no value</source>
        <translation>een knooppunt gaf geen waarde</translation>
    </message>
    <message>
        <source>the output does not vary</source>
        <translation>de uitgang varieert niet</translation>
    </message>
    <message>
        <source>no maximum entropy density was found</source>
        <translation>er is geen maximum-entropiedichtheid gevonden</translation>
    </message>
    <message>
        <source>{} instead of {} moments matched</source>
        <translation>{} in plaats van {} momenten aangepast</translation>
    </message>
    <message>
        <source>No least-squares fit: at every start point some experiment could not be simulated.</source>
        <translation>Geen kleinste-kwadratenfit: bij elk startpunt kon een proef niet worden gesimuleerd.</translation>
    </message>
    <message>
        <source>given, not estimated</source>
        <translation>gegeven, niet geschat</translation>
    </message>
    <message>
        <source>95 % marginal, Fisher information, n = {}, p = {}</source>
        <translation>95 % marginaal, Fisher-informatie, n = {}, p = {}</translation>
    </message>
    <message>
        <source>, cut at the bounds of the search</source>
        <translation>, afgesneden bij de grenzen van de zoektocht</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>geen interval</translation>
    </message>
    <message>
        <source>Every shape parameter is fixed: there is nothing to estimate.</source>
        <translation>Elke vormparameter ligt vast: er valt niets te schatten.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood has no value at some points around the answer.</source>
        <translation>Geen standaardfouten: de likelihood heeft op sommige punten rond het antwoord geen waarde.</translation>
    </message>
    <message>
        <source>No standard errors: the likelihood does not fall on both sides of {}; the data do not determine it, or the search has not ended at a maximum.</source>
        <translation>Geen standaardfouten: de likelihood daalt niet aan beide zijden van {}; de gegevens bepalen het niet, of de zoektocht eindigde niet in een maximum.</translation>
    </message>
    <message>
        <source>No standard errors: the information matrix is not positive definite (smallest eigenvalue {:.2g} of the scaled matrix, mostly {}); the data do not determine all of alpha, or the search has not ended at a maximum.</source>
        <translation>Geen standaardfouten: de informatiematrix is niet positief definiet (kleinste eigenwaarde {:.2g} van de geschaalde matrix, vooral {}); de gegevens bepalen niet heel alfa, of de zoektocht eindigde niet in een maximum.</translation>
    </message>
    <message>
        <source>The standard deviation stated for {} is not used: this method explains all scatter by the distribution of the unknowns.</source>
        <translation>De voor {} opgegeven standaardafwijking wordt niet gebruikt: deze methode verklaart alle spreiding door de verdeling van de onbekenden.</translation>
    </message>
    <message>
        <source>The uncertainty stated for the input {} is not used: this method takes inputs as exact.</source>
        <translation>De voor de ingang {} opgegeven onzekerheid wordt niet gebruikt: deze methode neemt ingangen als exact.</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} points of the feasible box give no value. The first: {}</source>
        <translation>Proef {}: {} van {} punten van de toelaatbare kist geven geen waarde. De eerste: {}</translation>
    </message>
    <message>
        <source>Experiment {}: the measured {:g} {} lies outside {:g} .. {:g} {}, which is what the model reaches inside the feasible box of the unknowns ({} points tried).</source>
        <translation>Proef {}: de gemeten {:g} {} ligt buiten {:g} .. {:g} {}, wat het model binnen de toelaatbare kist van de onbekenden bereikt ({} punten geprobeerd).</translation>
    </message>
    <message>
        <source>Experiment {}: {} of {} reference samples gave no value; the reference is that of the others.</source>
        <translation>Proef {}: {} van {} referentiemonsters gaven geen waarde; de referentie is die van de andere.</translation>
    </message>
    <message>
        <source>{} of {} nodes gave no value</source>
        <translation>{} van {} knopen gaven geen waarde</translation>
    </message>
    <message>
        <source>The output does not vary (mean {:g}): there is no density.</source>
        <translation>De uitgang varieert niet (gemiddelde {:g}): er is geen dichtheid.</translation>
    </message>
    <message>
        <source>No maximum entropy density was found ({}).</source>
        <translation>Er werd geen dichtheid van maximale entropie gevonden ({}).</translation>
    </message>
    <message>
        <source>Maximum entropy with {} instead of {} moments ({}).</source>
        <translation>Maximale entropie met {} in plaats van {} momenten ({}).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs and their difference.</source>
        <translation>Gemeten en aangepaste uitgangen en hun verschil.</translation>
    </message>
    <message>
        <source>Correlation of the estimates.</source>
        <translation>Correlatie van de schattingen.</translation>
    </message>
    <message>
        <source>The data determine {}; their standard errors are infinite.</source>
        <translation>De gegevens bepalen {}; hun standaardfouten zijn oneindig.</translation>
    </message>
    <message>
        <source>Where fits from a grid of starts end: 1 = at the answer of this run.</source>
        <translation>Waar aanpassingen vanaf een raster van starts eindigen: 1 = bij het antwoord van deze run.</translation>
    </message>
    <message>
        <source>The pulled model cannot be simulated at the start values: {}</source>
        <translation>Het getrokken model kan bij de startwaarden niet worden gesimuleerd: {}</translation>
    </message>
    <message>
        <source>At lambda = 1 and the start values the outputs are still off by {:.2g} of their size: larger gains may help.</source>
        <translation>Bij lambda = 1 en de startwaarden wijken de uitgangen nog {:.2g} van hun grootte af: grotere versterkingen kunnen helpen.</translation>
    </message>
    <message>
        <source>Integrator radau instead of rk4: the pulled model changes at up to {:.3g} 1/s, for which rk4 would need steps below {:.2g} s.</source>
        <translation>Integrator radau in plaats van rk4: het getrokken model verandert met tot {:.3g} 1/s, waarvoor rk4 stappen onder {:.2g} s nodig zou hebben.</translation>
    </message>
    <message>
        <source>Every iteration of every stage of the path.</source>
        <translation>Elke iteratie van elke trap van het pad.</translation>
    </message>
    <message>
        <source>A plain fit from the same start finds no point.</source>
        <translation>Een gewone aanpassing vanaf dezelfde start vindt geen punt.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a worse minimum.</source>
        <translation>Een gewone aanpassing vanaf dezelfde start eindigt bij {:.4g}, in een slechter minimum.</translation>
    </message>
    <message>
        <source>Cancelled before lambda reached 0.</source>
        <translation>Afgebroken voordat lambda 0 bereikte.</translation>
    </message>
    <message>
        <source>No answer: lambda did not reach 0: {}.</source>
        <translation>Geen antwoord: lambda bereikte 0 niet: {}.</translation>
    </message>
    <message>
        <source>Lambda reached 0 in {} stages and {} model solves; objective {:.4g}.</source>
        <translation>Lambda bereikte 0 in {} trappen en {} modeloplossingen; doelfunctie {:.4g}.</translation>
    </message>
    <message>
        <source>At least one stage is suspicious: see the warnings.</source>
        <translation>Ten minste één trap is verdacht: zie de waarschuwingen.</translation>
    </message>
    <message>
        <source>No stage was suspicious.</source>
        <translation>Geen trap was verdacht.</translation>
    </message>
    <message>
        <source>Not determined by the data: {}.</source>
        <translation>Niet door de gegevens bepaald: {}.</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first.</source>
        <translation>Vanaf elke start bereikte doelfunctie, beste eerst.</translation>
    </message>
    <message>
        <source>Every iteration of the search.</source>
        <translation>Elke iteratie van de zoektocht.</translation>
    </message>
    <message>
        <source>Cancelled before a point was evaluated.</source>
        <translation>Afgebroken voordat een punt werd berekend.</translation>
    </message>
    <message>
        <source>No answer: the model could not be simulated anywhere ({}).</source>
        <translation>Geen antwoord: het model kon nergens worden gesimuleerd ({}).</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured</source>
        <translation>{} heeft geen invloed op wat gemeten is</translation>
    </message>
    <message>
        <source>the scaled condition number of J&apos;J is {:.3g}, above {:.3g}: the data hardly change along {}</source>
        <translation>het geschaalde conditiegetal van J&apos;J is {:.3g}, boven {:.3g}: de gegevens veranderen nauwelijks langs {}</translation>
    </message>
    <message>
        <source>the Hessian is indefinite: the sum of squares falls in some direction, so the point is no minimum</source>
        <translation>de Hessiaan is indefiniet: de kwadratensom daalt in een richting, het punt is dus geen minimum</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}</source>
        <translation>{} is geen parameter van het model {}</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution ({}); a point fit searches a number</source>
        <translation>de onbekende {} heeft een verdeling ({}); een puntschatting zoekt een getal</translation>
    </message>
    <message>
        <source>no output of the model {} is measured</source>
        <translation>geen uitgang van het model {} is gemeten</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}</source>
        <translation>{} is een onbekende, maar experiment {} zet haar op {:g}</translation>
    </message>
    <message>
        <source>experiment {} gives no course for the input {} of the model {}</source>
        <translation>experiment {} geeft geen verloop voor de ingang {} van het model {}</translation>
    </message>
    <message>
        <source>the model {} has no output {}</source>
        <translation>het model {} heeft geen uitgang {}</translation>
    </message>
    <message>
        <source>{} is measured in experiment {}, but it is no output of the model {}; declare an output with its value</source>
        <translation>{} is gemeten in experiment {}, maar geen uitgang van het model {}; declareer een uitgang met zijn waarde</translation>
    </message>
    <message>
        <source>{} has one value per run, but experiment {} measures it over time</source>
        <translation>{} heeft één waarde per simulatie, maar experiment {} meet het over de tijd</translation>
    </message>
    <message>
        <source>the sensor {} states no standard deviation, but {} does; weighted least squares need all or none (data.standard_deviations)</source>
        <translation>de sensor {} noemt geen standaardafwijking, maar {} wel; gewogen kleinste kwadraten vragen ze alle of geen (data.standard_deviations)</translation>
    </message>
    <message>
        <source>{} and {} only in the combination {}</source>
        <translation>{} en {} alleen in de combinatie {}</translation>
    </message>
    <message>
        <source>{} and {} only in the combinations {}</source>
        <translation>{} en {} alleen in de combinaties {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, gelineariseerd, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Student t with estimated noise</source>
        <translation>Student-t met geschatte ruis</translation>
    </message>
    <message>
        <source>stated sensor noise</source>
        <translation>opgegeven sensorruis</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} exceeds its value {:.2g}</source>
        <translation>{} is door deze gegevens niet bepaald: de standaardfout {:.2g} is groter dan de waarde {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, more than its value {:.2g}</source>
        <translation>{} is praktisch niet identificeerbaar: sensoren die {:g} % van hun signaal ernaast zitten, zouden een standaardfout van {:.2g} geven, meer dan de waarde {:.2g}</translation>
    </message>
    <message>
        <source>the bounds of {} are {:g} and {:g}: min must be below max</source>
        <translation>de grenzen van {} zijn {:g} en {:g}: min moet onder max liggen</translation>
    </message>
    <message>
        <source>the start {:g} of {} lies outside its bounds, {:g} to {:g}</source>
        <translation>de startwaarde {:g} van {} ligt buiten de grenzen, {:g} tot {:g}</translation>
    </message>
    <message>
        <source>the model cannot be simulated at the start values ({})</source>
        <translation>het model kan bij de startwaarden niet gesimuleerd worden ({})</translation>
    </message>
    <message>
        <source>{} is not a finite number ({})</source>
        <translation>{} is geen eindig getal ({})</translation>
    </message>
    <message>
        <source>the run ended at {:g} s, before {} was measured at {:g} s</source>
        <translation>de simulatie eindigde op {:g} s, voordat {} op {:g} s gemeten werd</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} heeft geen eindige waarde</translation>
    </message>
    <message>
        <source>the objective is an integral over time, but {} has one value in experiment {}; choose the objective sum</source>
        <translation>de doelfunctie is een integraal over de tijd, maar {} heeft één waarde in experiment {}; kies de doelfunctie sum</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>een uitgang is niet eindig</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is not finite</source>
        <translation>de Jacobiaan van 0 = ... is niet eindig</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular</source>
        <translation>de Jacobiaan van 0 = ... is singulier</translation>
    </message>
    <message>
        <source>The model {} has no variable {}.{}</source>
        <translation>Het model {} heeft geen variabele {}.{}</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Bedoelde u {}?</translation>
    </message>
    <message>
        <source>{} is not a parameter of the model {}.</source>
        <translation>{} is geen parameter van het model {}.</translation>
    </message>
    <message>
        <source>{} is not a finite number at {:g} s.</source>
        <translation>{} is op {:g} s geen eindig getal.</translation>
    </message>
    <message>
        <source>{} has no value: its event did not occur before {:g} s.</source>
        <translation>{} heeft geen waarde: de gebeurtenis trad niet op vóór {:g} s.</translation>
    </message>
    <message>
        <source>{} is an unknown, but experiment {} sets it to {:g}.</source>
        <translation>{} is een onbekende, maar experiment {} zet haar op {:g}.</translation>
    </message>
    <message>
        <source>Experiment {} gives no course for the input {} of the model {}.</source>
        <translation>Experiment {} geeft geen verloop voor de ingang {} van het model {}.</translation>
    </message>
    <message>
        <source>{} has no shape parameter {}.</source>
        <translation>{} heeft geen vormparameter {}.</translation>
    </message>
    <message>
        <source>{}: the bounds must be numbers; they are {:g} and {:g}.</source>
        <translation>{}: de grenzen moeten getallen zijn; ze zijn {:g} en {:g}.</translation>
    </message>
    <message>
        <source>{}: min {:g} must not exceed max {:g}.</source>
        <translation>{}: min {:g} mag niet boven max {:g} liggen.</translation>
    </message>
    <message>
        <source>{}: the start {:g} lies outside the bounds {:g} .. {:g}.</source>
        <translation>{}: de startwaarde {:g} ligt buiten de grenzen {:g} .. {:g}.</translation>
    </message>
    <message>
        <source>{}: the feasible box is empty: its lower end {:g} must be less than its upper end {:g}.</source>
        <translation>{}: het toelaatbare gebied is leeg: het ondereinde {:g} moet onder het boveneinde {:g} liggen.</translation>
    </message>
    <message>
        <source>{} needs a start value, or finite min and max.</source>
        <translation>{} heeft een startwaarde nodig, of eindige min en max.</translation>
    </message>
    <message>
        <source>{} needs finite min and max for this optimiser; they are {:g} and {:g}.</source>
        <translation>{} heeft voor deze optimalisator eindige min en max nodig; ze zijn {:g} en {:g}.</translation>
    </message>
    <message>
        <source>{}: no admissible distribution puts any probability inside the box {:g} .. {:g}; the bounds of its shape parameters exclude it.</source>
        <translation>{}: geen toegestane verdeling heeft waarschijnlijkheid in het gebied {:g} .. {:g}; de grenzen van haar vormparameters sluiten het uit.</translation>
    </message>
    <message>
        <source>there is no model</source>
        <translation>er is geen model</translation>
    </message>
    <message>
        <source>no parameter is declared unknown</source>
        <translation>geen parameter is als onbekend verklaard</translation>
    </message>
    <message>
        <source>there are {} unknowns, at most {} are possible</source>
        <translation>er zijn {} onbekenden, hoogstens {} zijn mogelijk</translation>
    </message>
    <message>
        <source>the unknown {} has no distribution family</source>
        <translation>de onbekende {} heeft geen verdelingsfamilie</translation>
    </message>
    <message>
        <source>it is not clear which output is explained: name it in the option output</source>
        <translation>het is niet duidelijk welke uitgang verklaard wordt: noem hem in de optie output</translation>
    </message>
    <message>
        <source>{} is measured over time in experiment {}; this method needs one number per experiment</source>
        <translation>{} is in experiment {} over de tijd gemeten; deze methode vraagt één getal per experiment</translation>
    </message>
    <message>
        <source>no experiment has a measured value of {}: a column must be mapped to it, or evaluate_at must say at which distribution nothing is searched</source>
        <translation>geen experiment heeft een gemeten waarde van {}: er moet een kolom aan gekoppeld zijn, of evaluate_at moet zeggen voor welke verdeling zonder zoeken gerekend wordt</translation>
    </message>
    <message>
        <source>Inverse uncertainty cannot run: {}.</source>
        <translation>Inverse onzekerheid kan niet lopen: {}.</translation>
    </message>
    <message>
        <source>evaluate_at has {} values but needs {}, in this order: {}.</source>
        <translation>evaluate_at heeft {} waarden maar vraagt er {}, in deze volgorde: {}.</translation>
    </message>
    <message>
        <source>evaluate_at: {} {:g} {}.</source>
        <translation>evaluate_at: {} {:g} {}.</translation>
    </message>
    <message>
        <source>{}: no probability is left inside its box {:g} .. {:g}.</source>
        <translation>{}: in het gebied {:g} .. {:g} blijft geen waarschijnlijkheid over.</translation>
    </message>
    <message>
        <source>; the first: {}</source>
        <translation>; de eerste: {}</translation>
    </message>
    <message>
        <source>quadrature_order is {} but must be at least degree + 1 = {}: fewer nodes cannot tell the highest terms of the expansion apart.</source>
        <translation>quadrature_order is {} maar moet minstens degree + 1 = {} zijn: minder knopen kunnen de hoogste termen van de ontwikkeling niet onderscheiden.</translation>
    </message>
    <message>
        <source>The sparse grid is offered from {} unknowns on, not for {}. Use the tensor grid.</source>
        <translation>Het ijle rooster is er vanaf {} onbekenden, niet voor {}. Neem het tensorrooster.</translation>
    </message>
    <message>
        <source>The tensor grid of {} nodes in {} unknowns has {} points, more than {}. Use the Smolyak grid.</source>
        <translation>Het tensorrooster van {} knopen in {} onbekenden heeft {} punten, meer dan {}. Neem het Smolyakrooster.</translation>
    </message>
    <message>
        <source>There are {} samples but {} weights.</source>
        <translation>Er zijn {} steekproefwaarden maar {} gewichten.</translation>
    </message>
    <message>
        <source>A density needs at least 2 different samples.</source>
        <translation>Een dichtheid vraagt minstens 2 verschillende steekproefwaarden.</translation>
    </message>
    <message>
        <source>the surface is more than {} off in log L</source>
        <translation>het oppervlak zit er in log L meer dan {} naast</translation>
    </message>
    <message>
        <source>the model gives no value in part of the feasible box</source>
        <translation>het model geeft in een deel van het toelaatbare gebied geen waarde</translation>
    </message>
    <message>
        <source>response surfaces are offered for up to {} unknowns; there are {}</source>
        <translation>responsoppervlakken zijn er tot {} onbekenden; het zijn er {}</translation>
    </message>
    <message>
        <source>response surfaces need a finite feasible box for every unknown</source>
        <translation>responsoppervlakken vragen een eindig toelaatbaar gebied voor elke onbekende</translation>
    </message>
    <message>
        <source>response surfaces need a feasible box that is wider than one point</source>
        <translation>responsoppervlakken vragen een toelaatbaar gebied dat breder is dan één punt</translation>
    </message>
    <message>
        <source>Response surfaces of order {}: the order must be 1 to {}.</source>
        <translation>Responsoppervlakken van orde {}: de orde moet 1 tot {} zijn.</translation>
    </message>
    <message>
        <source>There is no method &apos;{}&apos;. {}</source>
        <translation>Er is geen methode “{}”. {}</translation>
    </message>
    <message>
        <source>Did you mean &apos;{}&apos;?</source>
        <translation>Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>Known: {}.</source>
        <translation>Bekend: {}.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them, where the best one is proven; each of those listed has its own estimate.</source>
        <translation>Er zijn {} sensoren: de verzamelingen zijn gekozen bij de schatting uit alle, waar de beste bewezen is; elk van de vermelde heeft haar eigen schatting.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them by a search without a proof; each of those listed has its own estimate.</source>
        <translation>Er zijn {} sensoren: de verzamelingen zijn gekozen bij de schatting uit alle door een zoektocht zonder bewijs; elk van de vermelde heeft haar eigen schatting.</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance with second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, covariantie met tweede afgeleiden, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, covariance without second derivatives, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, covariantie zonder tweede afgeleiden, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>no interval: not determined</source>
        <translation>geen interval: niet bepaald</translation>
    </message>
    <message>
        <source>the filter follows states over time, and the model {} has none</source>
        <translation>het filter volgt toestanden in de tijd, en het model {} heeft er geen</translation>
    </message>
    <message>
        <source>the filter needs explicit equations, and the model {} has implicit ones (0 = ...)</source>
        <translation>het filter vraagt expliciete vergelijkingen, en het model {} heeft impliciete (0 = ...)</translation>
    </message>
    <message>
        <source>the filter does not carry the events (when) of the model {}</source>
        <translation>het filter voert de gebeurtenissen (when) van het model {} niet mee</translation>
    </message>
    <message>
        <source>the filter does not carry the limits (atLeast) of the model {}</source>
        <translation>het filter voert de grenzen (atLeast) van het model {} niet mee</translation>
    </message>
    <message>
        <source>the model cannot be followed beyond {:g} s</source>
        <translation>het model kan niet verder dan {:g} s gevolgd worden</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; the filter estimates a number</source>
        <translation>de onbekende {} heeft een verdeling; het filter schat een getal</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>at {:g} s the model has no finite derivative at the estimate; the filter has lost the system (start, noise or model)</source>
        <translation>op {:g} s heeft het model bij de schatting geen eindige afgeleide; het filter is het systeem kwijt (start, ruis of model)</translation>
    </message>
    <message>
        <source>at {:g} s the covariance of the innovations is not positive definite; try the Joseph form or more process noise</source>
        <translation>op {:g} s is de covariantie van de innovaties niet positief definiet; probeer de vorm van Joseph of meer procesruis</translation>
    </message>
    <message>
        <source>{} = {:.6g} lies outside its bounds [{:g}, {:g}]; the filter does not know them.</source>
        <translation>{} = {:.6g} ligt buiten zijn grenzen [{:g}, {:g}]; het filter kent ze niet.</translation>
    </message>
    <message>
        <source>A variance was not positive at {:g} s; use the Joseph form.</source>
        <translation>Een variantie was op {:g} s niet positief; gebruik de vorm van Joseph.</translation>
    </message>
    <message>
        <source>{} values lie outside the gate and were not used.</source>
        <translation>{} waarden liggen buiten de poort en zijn niet gebruikt.</translation>
    </message>
    <message>
        <source>The fit of all data at once failed: {}.</source>
        <translation>De aanpassing van alle gegevens ineens mislukte: {}.</translation>
    </message>
    <message>
        <source>The fit of all data at once did not converge; its bound is that of its last point.</source>
        <translation>De aanpassing van alle gegevens ineens convergeerde niet; haar grens is die van het laatste punt.</translation>
    </message>
    <message>
        <source>Estimated states with their standard deviations, given the measurements so far; smoothed: given all of them.</source>
        <translation>Geschatte toestanden met hun standaardafwijkingen, gegeven de metingen tot dan; gladgestreken: gegeven alle.</translation>
    </message>
    <message>
        <source>Autocorrelation of the normalised innovations of every sensor.</source>
        <translation>Autocorrelatie van de genormaliseerde innovaties van elke sensor.</translation>
    </message>
    <message>
        <source>Unknowns with their standard deviations as the filter went on.</source>
        <translation>Onbekenden met hun standaardafwijkingen in het verloop van het filter.</translation>
    </message>
    <message>
        <source>Correlation of the unknowns at the end of the record.</source>
        <translation>Correlatie van de onbekenden aan het eind van de opname.</translation>
    </message>
    <message>
        <source>Characteristic curve {} at the end of the record with its standard deviation.</source>
        <translation>Karakteristiek {} aan het eind van de opname met haar standaardafwijking.</translation>
    </message>
    <message>
        <source>The characteristic curve as the filter went on.</source>
        <translation>De karakteristiek in het verloop van het filter.</translation>
    </message>
    <message>
        <source>{} refused by the gate from {:g} s to {:g} s</source>
        <translation>{} door de poort geweigerd van {:g} s tot {:g} s</translation>
    </message>
    <message>
        <source>{} gone from {:g} s on</source>
        <translation>{} weg vanaf {:g} s</translation>
    </message>
    <message>
        <source>{} missing from {:g} s to {:g} s</source>
        <translation>{} ontbreekt van {:g} s tot {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. The bounds there are those of the model alone.</source>
        <translation>Sensor uitgevallen: {}. De grenzen zijn daar die van het model alleen.</translation>
    </message>
    <message>
        <source>Not judged: no measurement lies in the part of the record that is judged.</source>
        <translation>Niet beoordeeld: in het beoordeelde deel van de opname ligt geen meting.</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities</source>
        <translation>de integrator rosenbrock4 voert geen gevoeligheden mee</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; this method searches numbers</source>
        <translation>de onbekende {} heeft een verdeling; deze methode zoekt getallen</translation>
    </message>
    <message>
        <source>no output is measured</source>
        <translation>er is geen uitgang gemeten</translation>
    </message>
    <message>
        <source>no standard deviation above 0 is stated for {} (data.standard_deviations)</source>
        <translation>voor {} is geen standaardafwijking boven 0 opgegeven (data.standard_deviations)</translation>
    </message>
    <message>
        <source>Model adequacy cannot run: {}.</source>
        <translation>Modeladequaatheid kan niet lopen: {}.</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Bedoelde u {}?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation>; er zijn {}</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot; needs candidates in next_values</source>
        <translation>next_input = &quot;{}&quot; vraagt kandidaten in next_values</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is no input of the model {}{}</source>
        <translation>next_input = &quot;{}&quot;: dat is geen ingang van het model {}{}</translation>
    </message>
    <message>
        <source>the column &quot;{}&quot; tells only one series; repeated series are needed</source>
        <translation>de kolom “{}” noemt maar één reeks; er zijn herhaalde reeksen nodig</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range; first:last or first:step:last is expected, for example 1:2:15</source>
        <translation>“{}” is geen bereik; verwacht wordt eerste:laatste of eerste:stap:laatste, bijvoorbeeld 1:2:15</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: there is no column &quot;{}&quot;{}</source>
        <translation>“{}”: er is geen kolom “{}”{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment has {} in &quot;{}&quot;</source>
        <translation>“{}”: geen experiment heeft {} in “{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: no experiment is left</source>
        <translation>“{}”: er blijft geen experiment over</translation>
    </message>
    <message>
        <source>{}: {} is no number of a sensor; they are whole and start at 0</source>
        <translation>{}: {} is geen nummer van een sensor; ze zijn geheel en beginnen bij 0</translation>
    </message>
    <message>
        <source>the file of sensors states no max_sensors, and the option max_sensors is 0</source>
        <translation>het sensorbestand noemt geen max_sensors, en de optie max_sensors is 0</translation>
    </message>
    <message>
        <source>cost_limit = {}, but there are no costs</source>
        <translation>cost_limit = {}, maar er zijn geen kosten</translation>
    </message>
    <message>
        <source>[data] file must name one file of Jacobian rows, {} are named</source>
        <translation>[data] file moet één bestand met Jacobiaanrijen noemen, er zijn er {} genoemd</translation>
    </message>
    <message>
        <source>Sensor selection cannot run: {}.</source>
        <translation>Sensorkeuze kan niet lopen: {}.</translation>
    </message>
    <message>
        <source>search = &quot;enumeration&quot;: there are {:.3g} combinations, at most {:.0g} are scored one by one; branch-and-bound proves the best one without that</source>
        <translation>search = &quot;enumeration&quot;: er zijn {:.3g} combinaties, hoogstens {:.0g} worden een voor een beoordeeld; branch-and-bound bewijst de beste zonder dat</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column and {} are expected, for example {}</source>
        <translation>“{}”: verwacht worden een kolom en {}, bijvoorbeeld {}</translation>
    </message>
    <message>
        <source>a limit</source>
        <translation>een grens</translation>
    </message>
    <message>
        <source>a share</source>
        <translation>een aandeel</translation>
    </message>
    <message>
        <source>experiment {} is on both sides</source>
        <translation>experiment {} staat aan beide kanten</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no split; two selections with | between them or one of the rules alternating, sign, largest, smallest, below is expected</source>
        <translation>“{}” is geen splitsing; verwacht worden twee selecties met | ertussen of een van de regels alternating, sign, largest, smallest, below</translation>
    </message>
    <message>
        <source>splits: &quot;{}&quot; has no name; &quot;name: ...&quot; is expected</source>
        <translation>splits: “{}” heeft geen naam; verwacht wordt “naam: ...”</translation>
    </message>
    <message>
        <source>splits: {} is there twice</source>
        <translation>splits: {} komt tweemaal voor</translation>
    </message>
    <message>
        <source>{} experiments calibrate and {} validate; both sides need at least one</source>
        <translation>{} experimenten kalibreren en {} valideren; beide kanten hebben er minstens één nodig</translation>
    </message>
    <message>
        <source>split {}: {}</source>
        <translation>splitsing {}: {}</translation>
    </message>
    <message>
        <source>The unknown {} has a distribution ({}); the filter estimates a number.</source>
        <translation>De onbekende {} heeft een verdeling ({}); het filter schat een getal.</translation>
    </message>
    <message>
        <source>The data give no course for the input {} of the model {}.</source>
        <translation>De gegevens geven geen verloop voor de ingang {} van het model {}.</translation>
    </message>
    <message>
        <source>options.{}: {} is neither a state of the model {} nor an unknown of the study{}</source>
        <translation>options.{}: {} is noch een toestand van het model {} noch een onbekende van de studie{}</translation>
    </message>
    <message>
        <source>; did you mean {}?</source>
        <translation>; bedoelde u {}?</translation>
    </message>
    <message>
        <source>options.noise: the noise of {} is negative</source>
        <translation>options.noise: de ruis van {} is negatief</translation>
    </message>
    <message>
        <source>options.uncertainty: the standard deviation of {} is negative</source>
        <translation>options.uncertainty: de standaardafwijking van {} is negatief</translation>
    </message>
    <message>
        <source>No state of the model {} is uncertain and none depends on an unknown: there is nothing to filter. Give a standard deviation in options.start.</source>
        <translation>Geen toestand van het model {} is onzeker en geen hangt van een onbekende af: er is niets te filteren. Geef in options.start een standaardafwijking op.</translation>
    </message>
    <message>
        <source>The unknown {} has neither a standard deviation (options.uncertainty = &quot;{}: ...&quot;) nor finite bounds.</source>
        <translation>De onbekende {} heeft noch een standaardafwijking (options.uncertainty = &quot;{}: ...&quot;) noch eindige grenzen.</translation>
    </message>
    <message>
        <source>The sensor {} states no standard deviation, which the filter needs (data.standard_deviations).</source>
        <translation>De sensor {} noemt geen standaardafwijking, die het filter nodig heeft (data.standard_deviations).</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}; declare an output with its value.</source>
        <translation>{} is gemeten, maar geen uitgang van het model {}; declareer een uitgang met zijn waarde.</translation>
    </message>
    <message>
        <source>{} has one value; the filter needs measurements over time.</source>
        <translation>{} heeft één waarde; het filter vraagt metingen over de tijd.</translation>
    </message>
    <message>
        <source>No output of the model {} is measured between {:g} s and {:g} s.</source>
        <translation>Geen uitgang van het model {} is tussen {:g} s en {:g} s gemeten.</translation>
    </message>
    <message>
        <source>{:g} % of the filter&apos;s normal distribution at {:g} s</source>
        <translation>{:g} % van de normale verdeling van het filter op {:g} s</translation>
    </message>
    <message>
        <source>The unknown {} moves a corner of a table over time; the filter needs corners that are known.</source>
        <translation>De onbekende {} beweegt een hoek van een tabel over de tijd; het filter vraagt bekende hoeken.</translation>
    </message>
    <message>
        <source>{} has fewer than 2 values in experiment {}; the homotopy needs a course over time</source>
        <translation>{} heeft minder dan 2 waarden in experiment {}; de homotopie vraagt een verloop over de tijd</translation>
    </message>
    <message>
        <source>at lambda = {:g} {}</source>
        <translation>bij lambda = {:g}: {}</translation>
    </message>
    <message>
        <source>the estimate jumped: the outputs moved by {:.2g} of their size</source>
        <translation>de schatting sprong: de uitgangen bewogen {:.2g} van hun grootte</translation>
    </message>
    <message>
        <source>the model cannot be simulated ({})</source>
        <translation>het model kan niet gesimuleerd worden ({})</translation>
    </message>
    <message>
        <source>not converged in {} iterations</source>
        <translation>niet geconvergeerd in {} iteraties</translation>
    </message>
    <message>
        <source>{} has one value per run; the homotopy needs outputs measured over time</source>
        <translation>{} heeft één waarde per simulatie; de homotopie vraagt over de tijd gemeten uitgangen</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not a state of the model {}{}</source>
        <translation>corrections: “{}” in “{}” is geen toestand van het model {}{}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; is not of the form &apos;state: gain output&apos;</source>
        <translation>corrections: “{}” heeft niet de vorm “toestand: versterking uitgang”</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; needs a gain, a number, behind the colon</source>
        <translation>corrections: “{}” heeft achter de dubbele punt een versterking nodig, een getal</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; in &apos;{}&apos; is not measured; measured: {}</source>
        <translation>corrections: “{}” in “{}” is niet gemeten; gemeten: {}</translation>
    </message>
    <message>
        <source>corrections: &apos;{}&apos; holds no correction</source>
        <translation>corrections: “{}” bevat geen correctie</translation>
    </message>
    <message>
        <source>no measured output depends on a state of the model {}, so that no correction can be proposed; name the states in the option corrections</source>
        <translation>geen gemeten uitgang hangt van een toestand van het model {} af, zodat geen correctie voorgesteld kan worden; noem de toestanden in de optie corrections</translation>
    </message>
    <message>
        <source>the model {} has no states</source>
        <translation>het model {} heeft geen toestanden</translation>
    </message>
    <message>
        <source>there are no measurements</source>
        <translation>er zijn geen metingen</translation>
    </message>
    <message>
        <source>the integrator rosenbrock4 carries no sensitivities; choose rk4, dopri5 or radau</source>
        <translation>de integrator rosenbrock4 voert geen gevoeligheden mee; kies rk4, dopri5 of radau</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; a point fit searches a number</source>
        <translation>de onbekende {} heeft een verdeling; een puntschatting zoekt een getal</translation>
    </message>
    <message>
        <source>The homotopy cannot run: {}.</source>
        <translation>De homotopie kan niet lopen: {}.</translation>
    </message>
    <message>
        <source>Least squares cannot run: {}.</source>
        <translation>Kleinste kwadraten kunnen niet lopen: {}.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too wide.</source>
        <translation>De grenzen van het filter zijn te ruim.</translation>
    </message>
    <message>
        <source>The bounds of the filter are too narrow to be used.</source>
        <translation>De grenzen van het filter zijn te nauw om te worden gebruikt.</translation>
    </message>
    <message>
        <source>The model does not follow the data; neither estimates nor bounds are those of the rig.</source>
        <translation>Het model volgt de gegevens niet; noch schattingen noch grenzen zijn die van de proefstand.</translation>
    </message>
    <message>
        <source>A sensor was lost for a time.</source>
        <translation>Een sensor was een tijd uitgevallen.</translation>
    </message>
    <message>
        <source>The filter was not judged.</source>
        <translation>Het filter is niet beoordeeld.</translation>
    </message>
    <message>
        <source>Profile likelihood: one unknown held, the others fitted again.</source>
        <translation>Profielaannemelijkheid: één onbekende vastgehouden, de andere opnieuw aangepast.</translation>
    </message>
    <message>
        <source>Objective of other optimisers over their model solves.</source>
        <translation>Doelfunctie van andere optimalisatoren tegen hun modeloplossingen.</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with noise added.</source>
        <translation>Schattingen uit de aangepaste uitgangen met toegevoegde ruis.</translation>
    </message>
    <message>
        <source>Profile likelihood needs the objective sum and the squared loss; it was left out.</source>
        <translation>De profielaannemelijkheid vraagt de doelfunctie sum en het kwadratische verlies; ze is weggelaten.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of parameters and states at the reported times: hulls over the list of boxes.</source>
        <translation>Gegarandeerde grenzen van parameters en toestanden op de gerapporteerde tijden: omhullenden van de lijst van dozen.</translation>
    </message>
    <message>
        <source>Where the sensors say the outputs lie, and where rest is guaranteed.</source>
        <translation>Waar de uitgangen volgens de sensoren liggen, en waar stilstand gegarandeerd is.</translation>
    </message>
    <message>
        <source>The boxes that are left at the end.</source>
        <translation>De dozen die aan het eind over zijn.</translation>
    </message>
    <message>
        <source>What excluded the latest boxes, latest first.</source>
        <translation>Wat de laatste dozen uitsloot, de laatste eerst.</translation>
    </message>
    <message>
        <source>Every box of the offline set: admissible, undecided or excluded.</source>
        <translation>Elke doos van de offlineverzameling: toelaatbaar, onbeslist of uitgesloten.</translation>
    </message>
    <message>
        <source>Cancelled; what was not examined counts as undecided.</source>
        <translation>Geannuleerd; wat niet onderzocht is, telt als onbeslist.</translation>
    </message>
    <message>
        <source>The limit of {} boxes was reached; what was left is undecided.</source>
        <translation>De grens van {} dozen is bereikt; wat over was, is onbeslist.</translation>
    </message>
    <message>
        <source>The point to compare lies inside.</source>
        <translation>Het te vergelijken punt ligt erbinnen.</translation>
    </message>
    <message>
        <source>The point to compare is excluded.</source>
        <translation>Het te vergelijken punt is uitgesloten.</translation>
    </message>
    <message>
        <source>The point to compare is neither proven nor excluded.</source>
        <translation>Het te vergelijken punt is noch bewezen noch uitgesloten.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward</source>
        <translation>gegarandeerd, naar buiten afgerond</translation>
    </message>
    <message>
        <source>Cancelled at {:.4g} s; the enclosures hold for the data up to there.</source>
        <translation>Geannuleerd op {:.4g} s; de insluitingen gelden voor de gegevens tot daar.</translation>
    </message>
    <message>
        <source>No answer: at {:.4g} s a step found no enclosure: {}.</source>
        <translation>Geen antwoord: op {:.4g} s vond een stap geen insluiting: {}.</translation>
    </message>
    <message>
        <source>The point to compare lies inside the enclosure.</source>
        <translation>Het te vergelijken punt ligt binnen de insluiting.</translation>
    </message>
    <message>
        <source>no set of sensors that the limits allow determines the unknowns</source>
        <translation>geen verzameling sensoren die de grenzen toelaten, bepaalt de onbekenden</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood are to be preferred.</source>
        <translation>De intervallen door profielaannemelijkheid verdienen de voorkeur.</translation>
    </message>
    <message>
        <source>Profile likelihood gives intervals that need no linearisation: run again with the setting Profile likelihood.</source>
        <translation>Profielaannemelijkheid geeft intervallen die geen linearisatie vragen: reken opnieuw met de instelling Profielaannemelijkheid.</translation>
    </message>
    <message>
        <source>There are {} sensors: sets were chosen at the estimate of all of them. The proof of the best one ended at its limit of {} relaxations: it is at most {:.2g} % above the best possible. Each of those listed has its own estimate.</source>
        <translation>Er zijn {} sensoren: de verzamelingen zijn gekozen bij de schatting uit alle. Het bewijs van de beste eindigde bij zijn grens van {} relaxaties: ze ligt hoogstens {:.2g} % boven het best mogelijke. Elk van de vermelde heeft haar eigen schatting.</translation>
    </message>
    <message>
        <source>{} lies beyond its bound {:g}</source>
        <translation>{} ligt voorbij de grens {:g}</translation>
    </message>
    <message>
        <source>The ellipsoid is a fair picture: on its surface the sum of squares differs from that of a linear model by at most {:.1f} % of the distance.</source>
        <translation>De ellipsoïde is een getrouw beeld: op haar oppervlak wijkt de kwadratensom hoogstens {:.1f} % van de afstand af van die van een lineair model.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: its surface reaches {}, where {}.</source>
        <translation>De ellipsoïde is een slecht beeld: haar oppervlak bereikt {}; daar geldt: {}.</translation>
    </message>
    <message>
        <source>The ellipsoid is a poor picture: on its surface, at {}, the sum of squares rises by {:.3g} instead of {:.3g}.</source>
        <translation>De ellipsoïde is een slecht beeld: op haar oppervlak, bij {}, stijgt de kwadratensom met {:.3g} in plaats van met {:.3g}.</translation>
    </message>
    <message>
        <source>Next series {} {}: {}.</source>
        <translation>Volgende reeks {} {}: {}.</translation>
    </message>
    <message>
        <source>The order of the series ended early: {}.</source>
        <translation>De volgorde van de reeksen eindigde voortijdig: {}.</translation>
    </message>
    <message>
        <source>Sensor not yet there {}: {}.</source>
        <translation>Sensor die er nog niet is, {}: {}.</translation>
    </message>
    <message>
        <source>planned_sensors: &quot;{}&quot; needs an output and its standard deviation, such as {} 1e-5</source>
        <translation>planned_sensors: “{}” vraagt een uitgang en zijn standaardafwijking, bijvoorbeeld {} 1e-5</translation>
    </message>
    <message>
        <source>planned_sensors: {} is measured; the sets of sensors rank it</source>
        <translation>planned_sensors: {} is gemeten; de sensorverzamelingen rangschikken hem</translation>
    </message>
    <message>
        <source>next_input = &quot;{}&quot;: it is a course over time in the experiments; a next experiment can be proposed only for an input that is held</source>
        <translation>next_input = &quot;{}&quot;: dat is in de experimenten een verloop over de tijd; een volgend experiment kan alleen voorgesteld worden voor een ingang die vastgehouden wordt</translation>
    </message>
    <message>
        <source>next_column: there is no column &quot;{}&quot;{}</source>
        <translation>next_column: er is geen kolom “{}”{}</translation>
    </message>
    <message>
        <source>next_column = &quot;{}&quot;: {} of the {} experiments of {} are part of the estimate; a series is taken whole or not</source>
        <translation>next_column = &quot;{}&quot;: {} van de {} experimenten van {} horen bij de schatting; een reeks wordt helemaal genomen of niet</translation>
    </message>
    <message>
        <source>with the data of {} there is no estimate: {}</source>
        <translation>met de gegevens van {} is er geen schatting: {}</translation>
    </message>
    <message>
        <source>ended by the time limit, at most {} above the best possible</source>
        <translation>beëindigd door de tijdslimiet, hoogstens {} boven het best mogelijke</translation>
    </message>
    <message>
        <source>ended by the limit of relaxations, at most {} above the best possible</source>
        <translation>beëindigd door de grens van de relaxaties, hoogstens {} boven het best mogelijke</translation>
    </message>
    <message>
        <source>{}: the limit of relaxations ended the search after {} of them. The combination given is at most {} above the best possible, on every machine.</source>
        <translation>{}: de grens van de relaxaties beëindigde het zoeken na {} relaxaties. De gegeven combinatie ligt hoogstens {} boven het best mogelijke, op elke machine.</translation>
    </message>
    <message>
        <source>ME: its bound comes from weights between 0 and 1, which many sensors can balance better than whole sensors do: a wide gap says little about the combination.</source>
        <translation>ME: de grens komt van gewichten tussen 0 en 1, waarmee veel sensoren beter in evenwicht te brengen zijn dan met hele sensoren: een grote afstand zegt weinig over de combinatie.</translation>
    </message>
    <message>
        <source>The limit of the search was reached before a combination was found that determines the parameters.</source>
        <translation>De limiet van de zoektocht was bereikt voordat een combinatie werd gevonden die de parameters bepaalt.</translation>
    </message>
    <message>
        <source>{}: {} is not measured{}</source>
        <translation>{}: {} is niet gemeten{}</translation>
    </message>
    <message>
        <source>sensor_costs: &quot;{}&quot; needs a sensor and its cost, such as {} 3</source>
        <translation>sensor_costs: “{}” vraagt een sensor en zijn kosten, bijvoorbeeld {} 3</translation>
    </message>
    <message>
        <source>sensor_costs states no cost of {}</source>
        <translation>sensor_costs noemt geen kosten van {}</translation>
    </message>
    <message>
        <source>the sensor {} is both required and forbidden</source>
        <translation>de sensor {} is zowel vereist als verboden</translation>
    </message>
    <message>
        <source>{} sensors are required, but sensor_limit = {}</source>
        <translation>{} sensoren zijn vereist, maar sensor_limit = {}</translation>
    </message>
    <message>
        <source>the required sensors cost {}, but cost_limit = {}</source>
        <translation>de vereiste sensoren kosten {}, maar cost_limit = {}</translation>
    </message>
    <message>
        <source>Measured minus predicted value of every sensor, its standard deviation, the same made independent and of unit variance, the measured value, and the normalised innovation squared (NIS).</source>
        <translation>Gemeten min voorspelde waarde van elke sensor, de standaardafwijking ervan, hetzelfde onafhankelijk en met variantie één gemaakt, de gemeten waarde, en het genormaliseerde innovatiekwadraat (NIS).</translation>
    </message>
    <message>
        <source>No measurement yet.</source>
        <translation>Nog geen meting.</translation>
    </message>
    <message>
        <source>per_experiment: {} is not among the unknowns</source>
        <translation>per_experiment: {} hoort niet bij de onbekenden</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which a parameter could have a number per experiment</source>
        <translation>het model {} biedt geen formules waarin een parameter een getal per experiment kan hebben</translation>
    </message>
    <message>
        <source>per_experiment: two experiments are called {}; numbers of their own need different names</source>
        <translation>per_experiment: twee experimenten heten {}; eigen getallen vragen verschillende namen</translation>
    </message>
    <message>
        <source>evaluate_at has {} values, but there are {} unknowns</source>
        <translation>evaluate_at heeft {} waarden, maar er zijn {} onbekenden</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterium</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>dozen</translation>
    </message>
    <message>
        <source>Not judged: updates in the part of the record that is judged: {}; a verdict needs {}.</source>
        <translation>Niet beoordeeld: updates in het beoordeelde deel van de opname: {}; een oordeel vraagt er {}.</translation>
    </message>
    <message>
        <source>{:g} values leave nothing to estimate the noise from: there are no standard errors.</source>
        <translation>{:g} waarden laten niets over om de ruis uit te schatten: er zijn geen standaardfouten.</translation>
    </message>
    <message>
        <source>the sum of squares overflows; the largest value is {:g}, of {} in experiment {}</source>
        <translation>de som van de kwadraten loopt over; de grootste waarde is {:g}, van {} in experiment {}</translation>
    </message>
    <message>
        <source>not an answer: the stage lambda = {:.4g} of a cancelled path</source>
        <translation>geen antwoord: de trap lambda = {:.4g} van een afgebroken pad</translation>
    </message>
    <message>
        <source>Repeatability: experiments without an entry in &quot;{}&quot; belong to no series ({}).</source>
        <translation>Herhaalbaarheid: experimenten zonder waarde in “{}” horen bij geen reeks ({}).</translation>
    </message>
    <message>
        <source>Its sides agree in {}, but it does not fit the data.</source>
        <translation>De kanten ervan stemmen overeen in {}, maar het past niet bij de gegevens.</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>regel {}</translation>
    </message>
    <message>
        <source>experiment {}</source>
        <translation>experiment {}</translation>
    </message>
    <message>
        <source>no experiment has a number in the column &quot;{}&quot;</source>
        <translation>geen experiment heeft een getal in de kolom “{}”</translation>
    </message>
    <message>
        <source>Split {}: where the column of the rule holds no number, the experiment is on neither side ({}).</source>
        <translation>Splitsing {}: waar de kolom van de regel geen getal bevat, staat het experiment aan geen van beide kanten ({}).</translation>
    </message>
    <message>
        <source>options.experiment: the data hold no experiment {}{}</source>
        <translation>options.experiment: de gegevens bevatten geen experiment {}{}</translation>
    </message>
    <message>
        <source>The experiment {} measures other outputs than {}; the filter goes through experiments with the same sensors. Name one in options.experiment.</source>
        <translation>Het experiment {} meet andere uitgangen dan {}; het filter doorloopt experimenten met dezelfde sensoren. Noem er een in options.experiment.</translation>
    </message>
    <message>
        <source>One experiment is followed here, and the data hold {}; name it in options.experiment.</source>
        <translation>Hier wordt één experiment gevolgd, en de gegevens bevatten er {}; noem het in options.experiment.</translation>
    </message>
    <message>
        <source>experiment {}: {}</source>
        <translation>experiment {}: {}</translation>
    </message>
    <message>
        <source>The start of the study does not fit; the model does.</source>
        <translation>De start van de studie past niet; het model wel.</translation>
    </message>
    <message>
        <source>The true states, as the study&apos;s file gives them.</source>
        <translation>De ware toestanden, zoals het bestand van de studie ze geeft.</translation>
    </message>
    <message>
        <source>Sensors and what their innovations from {:g} s on say, made independent and of unit variance.</source>
        <translation>Sensoren en wat hun innovaties vanaf {:g} s zeggen, onafhankelijk en met variantie één gemaakt.</translation>
    </message>
    <message>
        <source>Control points of the curve: abscissa (mean of the knots, or as the model gives it), value and standard deviation.</source>
        <translation>Controlepunten van de kromme: abscis (gemiddelde van de knopen, of zoals het model die geeft), waarde en standaardafwijking.</translation>
    </message>
    <message>
        <source>No curve whose control points are all unknown and lie at the abscissas of its knots: no knots were added.</source>
        <translation>Geen kromme waarvan de controlepunten alle onbekend zijn en bij de abscissen van haar knopen liggen: er zijn geen knopen toegevoegd.</translation>
    </message>
    <message>
        <source>options.truth: the file {} was not read</source>
        <translation>options.truth: het bestand {} is niet gelezen</translation>
    </message>
    <message>
        <source>options.true_values: {} is no unknown of the study</source>
        <translation>options.true_values: {} is geen onbekende van de studie</translation>
    </message>
    <message>
        <source>options.truth_columns: &apos;{}&apos; is not of the form &apos;state: column&apos;</source>
        <translation>options.truth_columns: “{}” heeft niet de vorm “toestand: kolom”</translation>
    </message>
    <message>
        <source>options.truth_columns: {} is no estimated state</source>
        <translation>options.truth_columns: {} is geen geschatte toestand</translation>
    </message>
    <message>
        <source>options.truth is that of one experiment, and the filter goes through {}; name one in options.experiment.</source>
        <translation>options.truth geldt voor één experiment, en het filter doorloopt er {}; noem er een in options.experiment.</translation>
    </message>
    <message>
        <source>no column is the time</source>
        <translation>geen kolom is de tijd</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; holds no numbers</source>
        <translation>kolom “{}” bevat geen getallen</translation>
    </message>
    <message>
        <source>no column is named like an estimated state ({})</source>
        <translation>geen kolom heet zoals een geschatte toestand ({})</translation>
    </message>
    <message>
        <source>too few values to tell</source>
        <translation>te weinig waarden voor een uitspraak</translation>
    </message>
    <message>
        <source>alike over time: {} of {} lags outside</source>
        <translation>lijken in de tijd op elkaar: {} van {} verschuivingen erbuiten</translation>
    </message>
    <message>
        <source>too few values for a correlation</source>
        <translation>te weinig waarden voor een correlatie</translation>
    </message>
    <message>
        <source>nearly white: {} of {} lags outside</source>
        <translation>bijna wit: {} van {} verschuivingen erbuiten</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>robust errors (Huber 1981)</source>
        <translation>robuuste fouten (Huber 1981)</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends there too, in {} model solves.</source>
        <translation>Een gewone aanpassing vanaf dezelfde start eindigt daar ook, in {} modeloplossingen.</translation>
    </message>
    <message>
        <source>A plain fit from the same start is still at {:.4g} after {} model solves.</source>
        <translation>Een gewone aanpassing vanaf dezelfde start staat nog op {:.4g} na {} modeloplossingen.</translation>
    </message>
    <message>
        <source>The scale of the robust loss did not settle: the estimate depends on where its search ended. State the deviations of the sensors.</source>
        <translation>De schaal van het robuuste verlies stabiliseerde niet: de schatting hangt af van waar de zoektocht ernaar eindigde. Geef de standaardafwijkingen van de sensoren op.</translation>
    </message>
    <message>
        <source>Given beyond the bounds of the study: {}.</source>
        <translation>Voorbij de grenzen van de studie opgegeven: {}.</translation>
    </message>
    <message>
        <source>{} of {} values lie beyond the scale of the loss and count less.</source>
        <translation>{} van {} waarden liggen voorbij de schaal van het verlies en tellen minder.</translation>
    </message>
    <message>
        <source>{} of experiment {}</source>
        <translation>{} van experiment {}</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes, nor than 1e-9 of the value</source>
        <translation>; niet smaller dan wat de halve stap van de integrator verandert, noch dan 1e-9 van de waarde</translation>
    </message>
    <message>
        <source>; not narrower than what half the integrator&apos;s step changes</source>
        <translation>; niet smaller dan wat de halve stap van de integrator verandert</translation>
    </message>
    <message>
        <source>With half the integrator&apos;s step the estimates move by more than the data leave open: {}. Choose smaller steps.</source>
        <translation>Met de halve stap van de integrator verschuiven de schattingen meer dan de gegevens openlaten: {}. Kies kleinere stappen.</translation>
    </message>
    <message>
        <source>Student t with the noise of each output estimated</source>
        <translation>Student-t met geschatte ruis van elke uitgang</translation>
    </message>
    <message>
        <source>From {} of {} starts of the basin grid the model cannot be simulated by {} with steps of {:g} s: no fit began there.</source>
        <translation>Vanuit {} van de {} starts van het rooster kan het model niet worden gesimuleerd met {} en stappen van {:g} s: daar begon geen fit.</translation>
    </message>
    <message>
        <source>A plain fit from the same start ends at {:.4g}, in a better minimum: the path led to a local one.</source>
        <translation>Een gewone fit vanuit dezelfde start eindigt bij {:.4g}, in een beter minimum: het pad leidde naar een lokaal minimum.</translation>
    </message>
    <message>
        <source>it tells nothing about the unknowns</source>
        <translation>hij zegt niets over de onbekenden</translation>
    </message>
    <message>
        <source>alone it does not reduce the criterion {}</source>
        <translation>alleen verkleint hij het criterium {} niet</translation>
    </message>
    <message>
        <source>Next experiment: {} = {}{} lies outside the data, which reach from {:g} to {:g}{}: there the model is extrapolated, and so is what such an experiment would tell.</source>
        <translation>Volgend experiment: {} = {}{} ligt buiten de gegevens, die van {:g} tot {:g}{} reiken: daar is het model geëxtrapoleerd, en dus ook wat zo’n experiment zou zeggen.</translation>
    </message>
    <message>
        <source>planned_sensors: the model {} has no output and no state {}{}</source>
        <translation>planned_sensors: het model {} heeft geen uitgang en geen toestand {}{}</translation>
    </message>
    <message>
        <source>planned_sensors: {} is there twice</source>
        <translation>planned_sensors: {} staat er twee keer</translation>
    </message>
    <message>
        <source>The candidate models {} are fitted, but not tested: no split into calibration and validation is given (setting Splits).</source>
        <translation>De kandidaatmodellen {} worden gefit, maar niet getoetst: er is geen splitsing in kalibratie en validatie opgegeven (instelling Splitsingen).</translation>
    </message>
    <message>
        <source>The best choice found so far of at most {} of {} sensors is, by criterion, {}.</source>
        <translation>De beste keuze tot nu toe van hoogstens {} van {} sensoren is, per criterium, {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: a column is expected behind the rule, for example {}</source>
        <translation>“{}”: achter de regel wordt een kolom verwacht, bijvoorbeeld {}</translation>
    </message>
    <message>
        <source>{}: the value {:g} of {} is too large to be fitted: {:g} standard deviations of {:g}, whose square overflows</source>
        <translation>{}: de waarde {:g} van {} is te groot om te fitten: {:g} standaardafwijkingen van {:g}, waarvan het kwadraat overloopt</translation>
    </message>
    <message>
        <source>the standard deviation {} of {} cannot be right: one between {} and {} is expected</source>
        <translation>de standaardafwijking {} van {} kan niet kloppen: verwacht wordt er een tussen {} en {}</translation>
    </message>
    <message>
        <source>Best so far:</source>
        <translation>Beste tot nu toe:</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the last rows before the contradiction.</source>
        <translation>Gegarandeerde grenzen van de toestanden bij de laatste rijen voor de tegenspraak.</translation>
    </message>
    <message>
        <source>Parameters that may change at rest: guaranteed bounds of the value of each motion. Where they are the bounds examined, the data have narrowed nothing.</source>
        <translation>Parameters die in rust mogen veranderen: gegarandeerde grenzen van de waarde van elke beweging. Waar dat de onderzochte grenzen zijn, hebben de gegevens niets vernauwd.</translation>
    </message>
    <message>
        <source>The point to compare lies outside the bounds examined: nothing is proven about it.</source>
        <translation>Het te vergelijken punt ligt buiten de onderzochte grenzen: daarover is niets bewezen.</translation>
    </message>
    <message>
        <source>guaranteed, rounded outward; {} from {:.6g} s to {:.6g} s</source>
        <translation>gegarandeerd, naar buiten afgerond; {} van {:.6g} s tot {:.6g} s</translation>
    </message>
    <message>
        <source>{}: not narrowed, the bounds examined</source>
        <translation>{}: niet vernauwd, de onderzochte grenzen</translation>
    </message>
    <message>
        <source>{} in the last motion that narrowed it</source>
        <translation>{} in de laatste beweging die het vernauwde</translation>
    </message>
    <message>
        <source>Nothing is excluded: the data have narrowed no unknown.</source>
        <translation>Niets is uitgesloten: de gegevens hebben geen onbekende vernauwd.</translation>
    </message>
    <message>
        <source>Not narrowed: {}.</source>
        <translation>Niet vernauwd: {}.</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}, line {}</source>
        <translation>De laatste doos wordt bij {:.6g} s uitgesloten door {}, regel {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill of line {}.</source>
        <translation>De laatste doos wordt bij {:.6g} s uitgesloten door de stilstand van regel {}.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s, line {}.</source>
        <translation>Geen modus van het model kan actief zijn bij {:.6g} s, regel {}.</translation>
    </message>
    <message>
        <source>Taken as exactly known at the start: {}. If that is not so, state how uncertain it is (options.start, options.uncertainty) and run again before the model is blamed.</source>
        <translation>Bij de start als exact bekend genomen: {}. Is dat niet zo, geef dan de onzekerheid op (options.start, options.uncertainty) en reken opnieuw voordat het model de schuld krijgt.</translation>
    </message>
    <message>
        <source>None of the {} times of the truth that are judged is a time of the record: its states are compared with nothing.</source>
        <translation>Geen van de {} tijden van de ware waarden is een tijd van de opname: hun toestanden worden met niets vergeleken.</translation>
    </message>
    <message>
        <source>The record {} has no row behind its start at {:g} s (its last one is at {:g} s). What is measured at the start is not used, since the states begin there as stated: there is nothing to filter.</source>
        <translation>De opname {} heeft geen regel na haar begin bij {:g} s (de laatste is bij {:g} s). Wat bij het begin is gemeten wordt niet gebruikt, omdat de toestanden daar beginnen zoals opgegeven: er is niets te filteren.</translation>
    </message>
    <message>
        <source>the filter differentiates fixed steps, and {} chooses its steps as it goes; take rk4, or radau for stiff models (simulation.stepper)</source>
        <translation>het filter differentieert vaste stappen, en {} kiest zijn stappen onderweg; neem rk4, of radau voor stijve modellen (simulation.stepper)</translation>
    </message>
    <message>
        <source>at {:g} s the model has no value at the estimate: {}; the filter has lost the system (start, noise or model)</source>
        <translation>bij {:g} s heeft het model geen waarde bij de schatting: {}; het filter is het systeem kwijt (start, ruis of model)</translation>
    </message>
    <message>
        <source>Single values spoil the estimates; set the gate.</source>
        <translation>Losse waarden bederven de schattingen; stel de drempel in.</translation>
    </message>
    <message>
        <source>options.{}: {} is given twice</source>
        <translation>options.{}: {} is twee keer opgegeven</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; in &apos;{}&apos; is not a number</source>
        <translation>options.{}: &apos;{}&apos; in &apos;{}&apos; is geen getal</translation>
    </message>
    <message>
        <source>options.{}: &apos;{}&apos; is not of the form &apos;name: number&apos;</source>
        <translation>options.{}: &apos;{}&apos; heeft niet de vorm &apos;naam: getal&apos;</translation>
    </message>
    <message>
        <source>options.{}: the standard deviation in &apos;{}&apos; is negative</source>
        <translation>options.{}: de standaardafwijking in &apos;{}&apos; is negatief</translation>
    </message>
    <message>
        <source>the times in column &quot;{}&quot; do not rise: {:g} s follows {:g} s</source>
        <translation>de tijden in kolom &quot;{}&quot; stijgen niet: {:g} s volgt op {:g} s</translation>
    </message>
    <message>
        <source>{} times as large as stated</source>
        <translation>{} keer zo groot als opgegeven</translation>
    </message>
    <message>
        <source>Not judged: the innovations are beyond all numbers.</source>
        <translation>Niet beoordeeld: de innovaties gaan alle getallen te boven.</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s, line {}</source>
        <translation>{}: {} van zijn waarden, het eerst {} bij {:.6g} s, regel {}</translation>
    </message>
    <message>
        <source>{}: {} of its values, first {} at {:.6g} s</source>
        <translation>{}: {} van zijn waarden, het eerst {} bij {:.6g} s</translation>
    </message>
    <message>
        <source>Outliers ({}). Without them the same record is believable ({}): it is these values, not the model. Set the gate (options.gate = {:g}) and run again; estimates and bounds bear the outliers.</source>
        <translation>Uitschieters ({}). Zonder hen is dezelfde opname geloofwaardig ({}): het zijn deze waarden, niet het model. Stel de drempel in (options.gate = {:g}) en reken opnieuw; schattingen en grenzen lijden onder de uitschieters.</translation>
    </message>
    <message>
        <source>{} and {} only together</source>
        <translation>{} en {} alleen samen</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The interval there is not to be trusted; those of the others hold only if the true values lie there.</source>
        <translation>Aan een grens van het zoekgebied: {}. Het interval daar is niet te vertrouwen; die van de andere gelden alleen als de ware waarden daar liggen.</translation>
    </message>
    <message>
        <source>{} is not determined by these data: its standard error {:.2g} is no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} is door deze gegevens niet bepaald: de standaardfout {:.2g} is niet kleiner dan die van de grenzen alleen, {:.2g}</translation>
    </message>
    <message>
        <source>{} is practically not identifiable: sensors off by {:g} % of their signal would give it a standard error of {:.2g}, no smaller than that of its bounds alone, {:.2g}</source>
        <translation>{} is praktisch niet identificeerbaar: sensoren die er {:g} % van hun signaal naast zitten gaven een standaardfout van {:.2g}, niet kleiner dan die van de grenzen alleen, {:.2g}</translation>
    </message>
    <message>
        <source>{} measured values say too little of {} numbers: there are no standard errors.</source>
        <translation>{} meetwaarden zeggen te weinig over {} getallen: er zijn geen standaardfouten.</translation>
    </message>
    <message>
        <source>The measured {:g} {} lies {:.3g} standard deviations from the mean {:g} {}, where the density is 0.</source>
        <translation>De meetwaarde {:g} {} ligt {:.3g} standaardafwijkingen van het gemiddelde {:g} {}, waar de dichtheid 0 is.</translation>
    </message>
    <message>
        <source>a mode is not bounded</source>
        <translation>een modus is niet begrensd</translation>
    </message>
    <message>
        <source>events follow each other at once without end</source>
        <translation>gebeurtenissen volgen elkaar meteen zonder einde op</translation>
    </message>
    <message>
        <source>verified identification needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>Geverifieerde identificatie heeft toestanden nodig, die het model &apos;{}&apos; niet heeft.</translation>
    </message>
    <message>
        <source>verified identification needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>Geverifieerde identificatie heeft expliciete vergelijkingen nodig; het model &apos;{}&apos; heeft impliciete.</translation>
    </message>
    <message>
        <source>verified identification cannot follow atLeast(), which the model &apos;{}&apos; has.</source>
        <translation>Geverifieerde identificatie kan atLeast() niet volgen, dat in het model &apos;{}&apos; staat.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} states; the model &apos;{}&apos; has {}.</source>
        <translation>Geverifieerde identificatie kan hoogstens {} toestanden aan; het model &apos;{}&apos; heeft er {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} unknowns, not {}.</source>
        <translation>Geverifieerde identificatie kan hoogstens {} onbekenden aan, niet {}.</translation>
    </message>
    <message>
        <source>verified identification handles at most {} conditions of `when`; the model &apos;{}&apos; has {}.</source>
        <translation>Geverifieerde identificatie kan hoogstens {} voorwaarden van `when` aan; het model &apos;{}&apos; heeft er {}.</translation>
    </message>
    <message>
        <source>verified identification needs Integer modes; the model &apos;{}&apos; has the Real discrete {}.</source>
        <translation>Geverifieerde identificatie heeft gehele modi nodig; het model &apos;{}&apos; heeft de reële discrete {}.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the start values, which {} does not have.</source>
        <translation>Geverifieerde identificatie heeft de afgeleide van de startwaarden nodig, die {} niet heeft.</translation>
    </message>
    <message>
        <source>the start value of {} is not defined.</source>
        <translation>De startwaarde van {} is niet gedefinieerd.</translation>
    </message>
    <message>
        <source>the start value of {} is not one number.</source>
        <translation>De startwaarde van {} is niet één getal.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the output {}, which {} does not have.</source>
        <translation>Geverifieerde identificatie heeft de afgeleide van de uitgang {} nodig, die {} niet heeft.</translation>
    </message>
    <message>
        <source>no bounding box over the active modes was found</source>
        <translation>Er is geen omhullende doos over de actieve modi gevonden</translation>
    </message>
    <message>
        <source>the modes change without end within one step</source>
        <translation>De modi wisselen binnen één stap zonder einde</translation>
    </message>
    <message>
        <source>the right side leaves its domain</source>
        <translation>Het rechterlid verlaat zijn domein</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>Er is geen omhullende doos gevonden</translation>
    </message>
    <message>
        <source>verified identification follows a record to its end, but &apos;{}&apos; ends the run (line {}).</source>
        <translation>Geverifieerde identificatie volgt een opname tot het einde, maar &apos;{}&apos; beëindigt de run (regel {}).</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of the condition &apos;{}&apos;, which {} does not have.</source>
        <translation>Geverifieerde identificatie heeft de afgeleide van de voorwaarde &apos;{}&apos; nodig, die {} niet heeft.</translation>
    </message>
    <message>
        <source>verified identification needs the derivative of what &apos;{}&apos; sets, which {} does not have.</source>
        <translation>Geverifieerde identificatie heeft de afgeleide nodig van wat &apos;{}&apos; zet, die {} niet heeft.</translation>
    </message>
    <message>
        <source>The offline procedure has no unknown to divide.</source>
        <translation>De offlineprocedure heeft geen onbekende om te delen.</translation>
    </message>
    <message>
        <source>The offline procedure holds every unknown constant; {} may change at rest (resets).</source>
        <translation>De offlineprocedure houdt elke onbekende constant; {} mag in rust veranderen (resets).</translation>
    </message>
    <message>
        <source>{} names {}, which is no unknown of the study.</source>
        <translation>{} noemt {}, dat geen onbekende van de studie is.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is no number.</source>
        <translation>compare = &quot;{}&quot;: &quot;{}&quot; is geen getal.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: &quot;{}&quot; is not name = value.</source>
        <translation>compare = &quot;{}&quot;: &quot;{}&quot; is niet naam = waarde.</translation>
    </message>
    <message>
        <source>compare names {}, which may take a new value at every standstill: say of which motion by one of its times, such as {}@12.5 = ...</source>
        <translation>compare noemt {}, dat bij elke stilstand een nieuwe waarde mag aannemen: zeg van welke beweging door een van haar tijden, zoals {}@12.5 = ...</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot;: {} is constant, it has no time.</source>
        <translation>compare = &quot;{}&quot;: {} is constant en heeft geen tijd.</translation>
    </message>
    <message>
        <source>compare = &quot;{}&quot; gives {} twice.</source>
        <translation>compare = &quot;{}&quot; geeft {} twee keer.</translation>
    </message>
    <message>
        <source>verified identification follows one record over time; the data have {} experiments.</source>
        <translation>Geverifieerde identificatie volgt één opname in de tijd; de gegevens hebben {} experimenten.</translation>
    </message>
    <message>
        <source>verified identification needs at least two rows over time, each later than the one before; {} has fewer.</source>
        <translation>Geverifieerde identificatie heeft minstens twee regels in de tijd nodig, elke later dan de vorige; {} heeft er minder.</translation>
    </message>
    <message>
        <source>verified identification needs min and max of {}: outside them nothing is examined.</source>
        <translation>Geverifieerde identificatie heeft min en max van {} nodig: daarbuiten wordt niets onderzocht.</translation>
    </message>
    <message>
        <source>rest_states names {}, which is no state.</source>
        <translation>rest_states noemt {}, dat geen toestand is.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold for a column that is computed from others.</source>
        <translation>Geverifieerde identificatie heeft de waarden van {} nodig zoals ze zijn gemeten: de grens van de sensor geldt niet voor een kolom die uit andere is berekend.</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold between two of them. Switch off resampling (resample = 0).</source>
        <translation>Geverifieerde identificatie heeft de waarden van {} nodig zoals ze zijn gemeten: de grens van de sensor geldt niet tussen twee ervan. Zet het herbemonsteren uit (resample = 0).</translation>
    </message>
    <message>
        <source>verified identification needs the values of {} as they were measured: the bound of the sensor does not hold behind a low-pass filter. Switch it off (low_pass = 0).</source>
        <translation>Geverifieerde identificatie heeft de waarden van {} nodig zoals ze zijn gemeten: de grens van de sensor geldt niet achter een laagdoorlaatfilter. Zet het uit (low_pass = 0).</translation>
    </message>
    <message>
        <source>{} is measured once per run; verified identification needs courses.</source>
        <translation>{} wordt één keer per proef gemeten; geverifieerde identificatie heeft verlopen nodig.</translation>
    </message>
    <message>
        <source>verified identification needs the guaranteed bound of the sensor {}, above 0 (data.bounds): a standard deviation guarantees nothing.</source>
        <translation>Geverifieerde identificatie heeft de gegarandeerde grens van de sensor {} nodig, boven 0 (data.bounds): een standaardafwijking garandeert niets.</translation>
    </message>
    <message>
        <source>{} is measured, but it is no output of the model {}.</source>
        <translation>{} wordt gemeten, maar is geen uitgang van het model {}.</translation>
    </message>
    <message>
        <source>the record gives no course for the input {} of the model {}.</source>
        <translation>De opname geeft geen verloop voor de ingang {} van het model {}.</translation>
    </message>
    <message>
        <source>verified identification needs inputs that are held between rows (interpolation = &quot;hold&quot;); {} is interpolated.</source>
        <translation>Geverifieerde identificatie heeft ingangen nodig die tussen de regels worden vastgehouden (interpolation = &quot;hold&quot;); {} wordt geïnterpoleerd.</translation>
    </message>
    <message>
        <source>(line {} of {})</source>
        <translation>(regel {} van {})</translation>
    </message>
    <message>
        <source>the input {} has no value at {:g} s{}: what is not recorded cannot be guaranteed. Fill the cells, or leave these rows out where the input kept its value.</source>
        <translation>De ingang {} heeft bij {:g} s geen waarde{}: wat niet is opgenomen kan niet worden gegarandeerd. Vul de cellen, of laat deze regels weg waar de ingang zijn waarde hield.</translation>
    </message>
    <message>
        <source>the row after line {} of {} has no time later than that of the rows before it: its inputs would be unknown. Mend its time, or take the row out where the inputs kept their values.</source>
        <translation>De regel na regel {} van {} heeft geen tijd die later is dan die van de regels ervoor: haar ingangen zouden onbekend zijn. Herstel haar tijd, of haal de regel weg waar de ingangen hun waarden hielden.</translation>
    </message>
    <message>
        <source>the times {:.9g} s and {:.9g} s{} are closer than dates can be told apart: give the times in seconds from the begin of the record.</source>
        <translation>De tijden {:.9g} s en {:.9g} s{} liggen dichter bij elkaar dan datums te onderscheiden zijn: geef de tijden in seconden vanaf het begin van de opname.</translation>
    </message>
    <message>
        <source>the standstill column {} must hold numbers over time.</source>
        <translation>De stilstandskolom {} moet getallen in de tijd bevatten.</translation>
    </message>
    <message>
        <source>the standstill column {} is read from the first file of the study; the record is another one.</source>
        <translation>De stilstandskolom {} wordt uit het eerste bestand van de studie gelezen; de opname is een ander.</translation>
    </message>
    <message>
        <source>the standstill column {} has no value in line {} of {}: 1 guarantees rest, 0 guarantees nothing.</source>
        <translation>De stilstandskolom {} heeft in regel {} van {} geen waarde: 1 garandeert rust, 0 garandeert niets.</translation>
    </message>
    <message>
        <source>the standstill column {} holds {:g} in line {} of {}: only 1 (guarantees rest) and 0 (guarantees nothing) have a meaning.</source>
        <translation>De stilstandskolom {} bevat {:g} in regel {} van {}: alleen 1 (garandeert rust) en 0 (garandeert niets) hebben een betekenis.</translation>
    </message>
    <message>
        <source>standstill_window = {:g} s is longer than the record, which lasts {:g} s.</source>
        <translation>standstill_window = {:g} s is langer dan de opname, die {:g} s duurt.</translation>
    </message>
    <message>
        <source>the standstill column {} has no row at {:g} s.</source>
        <translation>De stilstandskolom {} heeft geen regel bij {:g} s.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, but the record lasts from {:g} s to {:g} s.</source>
        <translation>compare noemt {} bij {:g} s, maar de opname duurt van {:g} s tot {:g} s.</translation>
    </message>
    <message>
        <source>compare names {} at {:g} s, where the rig rests and {} may change: name a time of a motion.</source>
        <translation>compare noemt {} bij {:g} s, waar de opstelling stilstaat en {} mag veranderen: noem een tijd van een beweging.</translation>
    </message>
    <message>
        <source>Rows before line {} are not used: the start values of the model are taken for those at {:.6g} s.</source>
        <translation>Regels voor regel {} worden niet gebruikt: de startwaarden van het model gelden als die bij {:.6g} s.</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s (lines {} and {})</source>
        <translation>tussen {:.6g} s en {:.6g} s (regels {} en {})</translation>
    </message>
    <message>
        <source>between {:.6g} s and {:.6g} s</source>
        <translation>tussen {:.6g} s en {:.6g} s</translation>
    </message>
    <message>
        <source>Rows are missing {}. The answer holds only if the inputs kept their values there.</source>
        <translation>Er ontbreken regels {}. Het antwoord geldt alleen als de ingangen daar hun waarden hielden.</translation>
    </message>
    <message>
        <source>Rows are missing at {} places, first {}. The answer holds only if the inputs kept their values there.</source>
        <translation>Op {} plaatsen ontbreken regels, het eerst {}. Het antwoord geldt alleen als de ingangen daar hun waarden hielden.</translation>
    </message>
    <message>
        <source>together with the rows before</source>
        <translation>samen met de regels ervoor</translation>
    </message>
    <message>
        <source>: simulated {:.15g} to {:.15g}, allowed {:.15g} to {:.15g}</source>
        <translation>: gesimuleerd {:.15g} tot {:.15g}, toegestaan {:.15g} tot {:.15g}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by {}</source>
        <translation>De laatste doos wordt bij {:.6g} s uitgesloten door {}</translation>
    </message>
    <message>
        <source>The last box is excluded at {:.6g} s by the standstill.</source>
        <translation>De laatste doos wordt bij {:.6g} s door de stilstand uitgesloten.</translation>
    </message>
    <message>
        <source>No mode of the model can be active at {:.6g} s.</source>
        <translation>Geen modus van het model kan bij {:.6g} s actief zijn.</translation>
    </message>
    <message>
        <source>the unknown {} has a distribution; verified identification needs bounds</source>
        <translation>de onbekende {} heeft een verdeling; geverifieerde identificatie heeft grenzen nodig</translation>
    </message>
    <message>
        <source>Verified identification cannot run: {}</source>
        <translation>Geverifieerde identificatie kan niet draaien: {}</translation>
    </message>
    <message>
        <source>The innovations of {} are alike over time: {} of {} lags lie outside the bounds of white noise.</source>
        <translation>De innovaties van {} lijken in de tijd op elkaar: {} van {} verschuivingen liggen buiten de grenzen van witte ruis.</translation>
    </message>
    <message>
        <source>The mean NIS over parts of the record differs by a factor of {}.</source>
        <translation>De gemiddelde NIS over delen van de opname verschilt een factor {}.</translation>
    </message>
    <message>
        <source>Noise study, level {:g}: only {} of {} repeats found an answer.</source>
        <translation>Ruisstudie, niveau {:g}: slechts {} van {} herhalingen vonden een antwoord.</translation>
    </message>
    <message>
        <source>The noise study was cancelled after {} of {} repeats; its numbers are of these.</source>
        <translation>De ruisstudie is afgebroken na {} van {} herhalingen; haar getallen zijn daarvan.</translation>
    </message>
    <message>
        <source>basin_start has {} values, but there are {} unknowns</source>
        <translation>basin_start heeft {} waarden, maar er zijn {} onbekenden</translation>
    </message>
    <message>
        <source>the basin grid needs finite bounds of the first two unknowns; those of {} are {:g} and {:g}</source>
        <translation>Het rooster van de aantrekkingsgebieden heeft eindige grenzen van de eerste twee onbekenden nodig; die van {} zijn {:g} en {:g}</translation>
    </message>
    <message>
        <source>the optimiser {} needs finite bounds; those of {} are {:g} and {:g}</source>
        <translation>De optimalisator {} heeft eindige grenzen nodig; die van {} zijn {:g} en {:g}</translation>
    </message>
    <message>
        <source>The input {} is computed from other columns. The answer holds only if it was that value exactly, or within its stated uncertainty.</source>
        <translation>De ingang {} is uit andere kolommen berekend. Het antwoord geldt alleen als hij precies die waarde had, of binnen zijn opgegeven onzekerheid.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, one experiment)</source>
        <translation>{} log-likelihood {:.4f} (dichtheid: {}, één experiment)</translation>
    </message>
    <message>
        <source>The batch procedure follows at most {} states, unknowns and values that are new at a standstill.</source>
        <translation>De batchprocedure volgt hoogstens {} toestanden, onbekenden en waarden die bij een stilstand nieuw zijn.</translation>
    </message>
    <message>
        <source>All rows could be taken together up to {:.4g} s only; beyond, the observer&apos;s boxes count.</source>
        <translation>Alle rijen konden slechts tot {:.4g} s samen genomen worden; daarna gelden de dozen van de waarnemer.</translation>
    </message>
    <message>
        <source>This is by the data up to {:.4g} s alone: the next step found no enclosure: {}.</source>
        <translation>Dit geldt alleen naar de gegevens tot {:.4g} s: de volgende stap vond geen insluiting: {}.</translation>
    </message>
    <message>
        <source>The record {} has no value from {:g} s to {:g} s, between which the study is simulated: there is nothing to filter. Set simulation.start_time and simulation.stop_time to the times of the record.</source>
        <translation>De opname {} heeft van {:g} s tot {:g} s, waartussen de studie gesimuleerd wordt, geen waarde: er is niets te filteren. Zet simulation.start_time en simulation.stop_time op de tijden van de opname.</translation>
    </message>
    <message>
        <source>Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} ± {:g} of the study: state a larger uncertainty.</source>
        <translation>Naar alle gegevens begint {} bij {:.6g} {}, {} standaardafwijkingen van de {:g} ± {:g} van de studie: geef een grotere onzekerheid op.</translation>
    </message>
    <message>
        <source>The fit of all data at once differs by up to {} standard deviations from the filter: the model is wrong, or the filter was not tuned to it.</source>
        <translation>De fit van alle gegevens tegelijk wijkt tot {} standaardafwijkingen af van het filter: het model is fout, of het filter was er niet op afgestemd.</translation>
    </message>
    <message>
        <source>A sensor that stands still spoils the estimates.</source>
        <translation>Een sensor die stilstaat bederft de schattingen.</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s on</source>
        <translation>{} staat op {} stil vanaf {:g} s</translation>
    </message>
    <message>
        <source>{} stands still at {} from {:g} s to {:g} s</source>
        <translation>{} staat op {} stil van {:g} s tot {:g} s</translation>
    </message>
    <message>
        <source>Sensor lost: {}. Without these values the same record is believable ({}): it is the sensor, not the model. Empty these cells of the file and run again; estimates and bounds bear them.</source>
        <translation>Sensor verloren: {}. Zonder deze waarden is dezelfde opname geloofwaardig ({}): het ligt aan de sensor, niet aan het model. Maak deze cellen van het bestand leeg en reken opnieuw; schattingen en grenzen dragen ze nog.</translation>
    </message>
    <message>
        <source>; the value of {} at {:g} s lay {:.3g} standard deviations from what was expected (look at its unit and at the start)</source>
        <translation>; de waarde van {} bij {:g} s lag {:.3g} standaardafwijkingen van wat verwacht werd (controleer de eenheid en de start)</translation>
    </message>
    <message>
        <source>{} in [{}, {}]</source>
        <translation>{} in [{}; {}]</translation>
    </message>
    <message>
        <source>; of the model {}, which is rejected</source>
        <translation>; van het model {}, dat verworpen is</translation>
    </message>
    <message>
        <source>; of the model {}</source>
        <translation>; van het model {}</translation>
    </message>
    <message>
        <source>Repeated from a run by the method {}: its settings {} are not taken over.</source>
        <translation>Herhaald van een run met de methode {}: de instellingen {} daarvan zijn niet overgenomen.</translation>
    </message>
    <message>
        <source>Repeatability: with an odd number of series the first one takes part in two pairs, so the differences are not independent, as the published test takes them to be; what is said of the sensors accounts for it.</source>
        <translation>Herhaalbaarheid: bij een oneven aantal reeksen hoort de eerste bij twee paren, zodat de verschillen niet onafhankelijk zijn, zoals de gepubliceerde toets aanneemt; wat over de sensoren gezegd wordt houdt daar rekening mee.</translation>
    </message>
    <message>
        <source>The residuals are only {:.2g} times as large as the stated standard deviations: the sensors are better than stated, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>De residuen zijn maar {:.2g} keer zo groot als de opgegeven standaardafwijkingen: de sensoren zijn beter dan opgegeven, de intervallen te breed, en modellen doorstaan de toetsen te gemakkelijk.</translation>
    </message>
    <message>
        <source>Its covariance and ellipsoid do not hold.</source>
        <translation>De covariantie en de ellipsoïde gelden niet.</translation>
    </message>
    <message>
        <source>The estimates are those of the model {}, which is rejected.</source>
        <translation>De schattingen zijn die van het model {}, dat verworpen is.</translation>
    </message>
    <message>
        <source>{} does not fit the data: it misses them {:.3g} times as far as the scatter of repeated measurements explains. The model is wrong.</source>
        <translation>{} past niet bij de gegevens: het mist ze {:.3g} keer zo ver als de spreiding van herhaalde metingen verklaart. Het model is fout.</translation>
    </message>
    <message>
        <source>It is judged by the scatter of repeated measurements; what is stated for {} is so far above it that no model could be rejected.</source>
        <translation>Het wordt beoordeeld naar de spreiding van herhaalde metingen; wat voor {} is opgegeven ligt daar zo ver boven dat geen model verworpen zou kunnen worden.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong; the scatter of repeated measurements explains what it misses.</source>
        <translation>Naar de opgegeven standaardafwijkingen alleen zou het fout heten; de spreiding van herhaalde metingen verklaart wat het mist.</translation>
    </message>
    <message>
        <source>By the stated standard deviations alone it would be called wrong, but {} scatter more than stated, and that explains what it misses.</source>
        <translation>Naar de opgegeven standaardafwijkingen alleen zou het fout heten, maar {} spreiden meer dan opgegeven, en dat verklaart wat het mist.</translation>
    </message>
    <message>
        <source>By the scatter of repeated measurements, which is smaller than stated for {}, it would be called wrong.</source>
        <translation>Naar de spreiding van herhaalde metingen, die voor {} kleiner is dan opgegeven, zou het fout heten.</translation>
    </message>
    <message>
        <source>{} could not be tested: its residuals are only {:.2g} times as large as the stated standard deviations, by which no model could be rejected.</source>
        <translation>{} kon niet getoetst worden: zijn residuen zijn maar {:.2g} keer zo groot als de opgegeven standaardafwijkingen, waarnaar geen model verworpen zou kunnen worden.</translation>
    </message>
    <message>
        <source>Where the sides have alike inputs, the model misses the data everywhere.</source>
        <translation>Waar de kanten gelijke ingangen hebben, mist het model de gegevens overal.</translation>
    </message>
    <message>
        <source>Sensors worse than stated would look the same: nothing was measured again that could tell.</source>
        <translation>Sensoren die slechter zijn dan opgegeven zouden er net zo uitzien: er is niets opnieuw gemeten dat het kan uitwijzen.</translation>
    </message>
    <message>
        <source>{} estimates {}.</source>
        <translation>{} schat {}.</translation>
    </message>
    <message>
        <source>The intervals of the result are those of {}, which is rejected.</source>
        <translation>De intervallen van het resultaat zijn die van {}, dat verworpen is.</translation>
    </message>
    <message>
        <source>{} scatters between the repeated series by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} spreidt tussen de herhaalde reeksen met {:.3g}{}, tegen een opgegeven standaardafwijking van {:.3g}{}.</translation>
    </message>
    <message>
        <source>{} scatters between repeated measurements by {:.3g}{}, against a stated standard deviation of {:.3g}{}.</source>
        <translation>{} spreidt tussen herhaalde metingen met {:.3g}{}, tegen een opgegeven standaardafwijking van {:.3g}{}.</translation>
    </message>
    <message>
        <source>The estimate does not use it, but the choice of the sensors does rest on what is stated.</source>
        <translation>De schatting gebruikt hem niet, maar de keuze van de sensoren berust wel op het opgegevene.</translation>
    </message>
    <message>
        <source>That is {:.3g} times as much: the intervals are too narrow.</source>
        <translation>Dat is {:.3g} keer zo veel: de intervallen zijn te smal.</translation>
    </message>
    <message>
        <source>What is stated is {:.3g} times as much: unless it covers errors that the repeated values share, the intervals are too wide, and models pass the tests too easily.</source>
        <translation>Opgegeven is {:.3g} keer zo veel: als dat geen fouten omvat die de herhaalde waarden gemeen hebben, zijn de intervallen te breed, en doorstaan modellen de toetsen te gemakkelijk.</translation>
    </message>
    <message>
        <source>From the start values the search ends in a local minimum, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Vanaf de startwaarden eindigt de zoektocht in een lokaal minimum bij {:.6g}: het antwoord bij {:.6g} is van elders binnen de grenzen gevonden.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The intervals are those of the answer alone.</source>
        <translation>Een ander minimum past bijna even goed: {}. De intervallen zijn die van het antwoord alleen.</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured at its value {:.4g}</source>
        <translation>{} heeft bij zijn waarde {:.4g} geen invloed op wat gemeten wordt</translation>
    </message>
    <message>
        <source>Experiment {}: {} values are left out, since they were measured while an input is not known.</source>
        <translation>Experiment {}: {} waarden worden weggelaten, omdat ze gemeten zijn terwijl een ingang niet bekend is.</translation>
    </message>
    <message>
        <source>{} down to {:g}</source>
        <translation>{} omlaag tot {:g}</translation>
    </message>
    <message>
        <source>{} up to {:g}</source>
        <translation>{} omhoog tot {:g}</translation>
    </message>
    <message>
        <source>{} (rms) of {}, {:.3g} % of its variation (R2 {})</source>
        <translation>{} (effectieve waarde) van {}, {:.3g} % van zijn variatie (R2 {})</translation>
    </message>
    <message>
        <source>{} (rms) of {}, which does not vary</source>
        <translation>{} (effectieve waarde) van {}, dat niet varieert</translation>
    </message>
    <message>
        <source>less of {} other outputs</source>
        <translation>minder van {} andere uitgangen</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, against the standard deviation of the measured values and against that stated by the sensor; noise: standard deviation of the errors as the residuals have it.</source>
        <translation>Wat de aanpassing van elke uitgang overlaat: effectieve waarde van de residuen, tegen de standaardafwijking van de meetwaarden en tegen die welke de sensor opgeeft; ruis: standaardafwijking van de fouten volgens de residuen.</translation>
    </message>
    <message>
        <source>No sensor states its standard deviation: every output is weighed by the spread of its measured values ({}). With stated deviations (data.standard_deviations) the outputs are weighed by their errors; the residuals are as large as {}.</source>
        <translation>Geen sensor geeft zijn standaardafwijking op: elke uitgang wordt gewogen met de spreiding van zijn meetwaarden ({}). Met opgegeven afwijkingen (data.standard_deviations) worden de uitgangen met hun fouten gewogen; de residuen zijn zo groot als {}.</translation>
    </message>
    <message>
        <source>At a bound of the search: {}. The intervals, of the profile likelihood within the bounds, hold only if the true values lie within them.</source>
        <translation>Op een grens van de zoektocht: {}. De intervallen, van de profiellikelihood binnen de grenzen, gelden alleen als de ware waarden daarbinnen liggen.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end, and the ends of their profile likelihood were not found: these intervals may be too narrow.</source>
        <translation>Waar de gelineariseerde intervallen van {} eindigen zijn de kleinste kwadraten gekromd, en de einden van hun profiellikelihood zijn niet gevonden: deze intervallen kunnen te smal zijn.</translation>
    </message>
    <message>
        <source>Up to a bound of the search no value is excluded by the data: {}.</source>
        <translation>Tot een grens van de zoektocht sluiten de gegevens geen waarde uit: {}.</translation>
    </message>
    <message>
        <source>The least squares are curved where the linearised intervals of {} end: theirs are those of the profile likelihood, with the others fitted again at every value.</source>
        <translation>Waar de gelineariseerde intervallen van {} eindigen zijn de kleinste kwadraten gekromd: die van hen zijn van de profiellikelihood, waarbij bij elke waarde de andere opnieuw zijn aangepast.</translation>
    </message>
    <message>
        <source>not an answer: the search did not converge</source>
        <translation>geen antwoord: de zoektocht convergeerde niet</translation>
    </message>
    <message>
        <source>{:g} % marginal, profile likelihood, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, profiellikelihood, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured anywhere between {:.4g} and {:.4g}; beyond it has</source>
        <translation>{} heeft nergens tussen {:.4g} en {:.4g} invloed op wat gemeten wordt; daarbuiten wel</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured below {:.4g}; from there on it has</source>
        <translation>{} heeft beneden {:.4g} geen invloed op wat gemeten wordt; vanaf daar wel</translation>
    </message>
    <message>
        <source>{} has no influence on what is measured above {:.4g}; down from there it has</source>
        <translation>{} heeft boven {:.4g} geen invloed op wat gemeten wordt; daaronder wel</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap still shows in {} when the record ends; {} values behind the gap are left out.</source>
        <translation>Experiment {}: wat {} in zijn hiaat deed is aan het einde van de opname nog te zien in {}; {} waarden achter het hiaat worden weggelaten.</translation>
    </message>
    <message>
        <source>Experiment {}: what {} did in its gap shows in {} up to {:.4g} s; {} values behind the gap are left out.</source>
        <translation>Experiment {}: wat {} in zijn hiaat deed is in {} te zien tot {:.4g} s; {} waarden achter het hiaat worden weggelaten.</translation>
    </message>
    <message>
        <source>no value is left: all are measured where an input is not known, or before the model has forgotten what it did there</source>
        <translation>er blijft geen waarde over: alle zijn gemeten waar een ingang niet bekend is, of voordat het model vergeten is wat hij daar deed</translation>
    </message>
    <message>
        <source>Experiment {}: at the estimate {} values of {} still show what {} did in its gap; the answer rests on a guess of it. Start the search from this estimate.</source>
        <translation>Experiment {}: bij de schatting tonen {} waarden van {} nog wat {} in zijn hiaat deed; het antwoord berust op een gissing daarover. Begin de zoektocht bij deze schatting.</translation>
    </message>
    <message>
        <source>{} was not set by an event until the run ended at {:g} s</source>
        <translation>{} is tot het einde van de run bij {:g} s door geen gebeurtenis gezet</translation>
    </message>
    <message>
        <source>The derivative of {} with respect to {} is infinite in experiment {}, at {:g} s the first time (a square root or a power at 0?); differences stood in for it.</source>
        <translation>De afgeleide van {} naar {} is in experiment {} oneindig, voor het eerst bij {:g} s (een wortel of macht bij 0?); verschillen kwamen in de plaats.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} en nog {}</translation>
    </message>
    <message>
        <source>{:.3g} % of the variation of {}</source>
        <translation>{:.3g} % van de variatie van {}</translation>
    </message>
    <message>
        <source>The fit leaves {}, and that is not the noise of a sensor whose errors are independent and as stated: probably a local minimum or a wrong model. {}</source>
        <translation>De aanpassing laat {} over, en dat is niet de ruis van een sensor waarvan de fouten onafhankelijk en zoals opgegeven zijn: waarschijnlijk een lokaal minimum of een verkeerd model. {}</translation>
    </message>
    <message>
        <source>The intervals need no widening for it.</source>
        <translation>De intervallen hoeven daarvoor niet verbreed te worden.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} times as wide for it.</source>
        <translation>De intervallen zijn daarvoor {:.2f} keer zo breed gemaakt.</translation>
    </message>
    <message>
        <source>The intervals have been made {:.2f} to {:.2f} times as wide for it.</source>
        <translation>De intervallen zijn daarvoor {:.2f} tot {:.2f} keer zo breed gemaakt.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>De residuen van {} zijn in de volgorde van het bestand gecorreleerd (verschuiving 1: {:.2f}): deze waarden laten iets onverklaard, of de fouten van de sensoren zijn zelf gecorreleerd.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}): these values leave something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>De residuen van {} zijn in de tijd gecorreleerd (verschuiving 1: {:.2f}): deze waarden laten iets onverklaard, of de fouten van de sensoren zijn zelf gecorreleerd.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated in the order of the file (lag 1: {:.2f}), not independent: the model leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>De residuen van {} zijn in de volgorde van het bestand gecorreleerd (verschuiving 1: {:.2f}), niet onafhankelijk: het model laat iets onverklaard, of de fouten van de sensoren zijn zelf gecorreleerd.</translation>
    </message>
    <message>
        <source>The residuals of {} are correlated over time (lag 1: {:.2f}), not white noise: the model, the integrator or the place where the search ended leaves something unexplained, or the errors of the sensors are correlated themselves.</source>
        <translation>De residuen van {} zijn in de tijd gecorreleerd (verschuiving 1: {:.2f}), geen witte ruis: het model, de integrator of de plaats waar de zoektocht eindigde laat iets onverklaard, of de fouten van de sensoren zijn zelf gecorreleerd.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it, or the errors of neighbouring rows, which are in its order, are alike. The intervals hold only for a model that is right.</source>
        <translation>De residuen van {} volgen {}, tot {}: het model mist een werking ervan, of de fouten van naburige regels, die in die volgorde staan, lijken op elkaar. De intervallen gelden alleen voor een juist model.</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the model lacks an effect of it. The intervals hold only for a model that is right.</source>
        <translation>De residuen van {} volgen {}, tot {}: het model mist een werking ervan. De intervallen gelden alleen voor een juist model.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated, or the values are wrong for these data.</source>
        <translation>De residuen van {} zijn {:.3g} keer zo groot als de opgegeven standaardafwijking (gereduceerde chi-kwadraat {:.3g}): de sensor is minder nauwkeurig dan opgegeven, of de waarden zijn fout voor deze gegevens.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong. The intervals go by the residuals.</source>
        <translation>De residuen van {} zijn {:.3g} keer zo groot als de opgegeven standaardafwijking (gereduceerde chi-kwadraat {:.3g}): de sensor is minder nauwkeurig dan opgegeven of het model is fout. De intervallen gaan uit van de residuen.</translation>
    </message>
    <message>
        <source>The residuals of {} are {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is less precise than stated or the model is wrong, and the intervals are too narrow.</source>
        <translation>De residuen van {} zijn {:.3g} keer zo groot als de opgegeven standaardafwijking (gereduceerde chi-kwadraat {:.3g}): de sensor is minder nauwkeurig dan opgegeven of het model is fout, en de intervallen zijn te smal.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated.</source>
        <translation>De residuen van {} zijn maar {:.3g} keer zo groot als de opgegeven standaardafwijking (gereduceerde chi-kwadraat {:.3g}): de sensor is nauwkeuriger dan opgegeven.</translation>
    </message>
    <message>
        <source>The residuals of {} are only {:.3g} times as large as its stated standard deviation (reduced chi-squared {:.3g}): the sensor is more precise than stated, and the intervals are too wide.</source>
        <translation>De residuen van {} zijn maar {:.3g} keer zo groot als de opgegeven standaardafwijking (gereduceerde chi-kwadraat {:.3g}): de sensor is nauwkeuriger dan opgegeven, en de intervallen zijn te breed.</translation>
    </message>
    <message>
        <source>the fitted value</source>
        <translation>de aangepaste waarde</translation>
    </message>
    <message>
        <source>The size of the residuals of {} changes with {}: its values are not equally precise, as the fit takes them to be.</source>
        <translation>De grootte van de residuen van {} verandert met {}: de waarden zijn niet even nauwkeurig, zoals de aanpassing aanneemt.</translation>
    </message>
    <message>
        <source>{} of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} van experiment {} ({:.2g} standaardafwijkingen)</translation>
    </message>
    <message>
        <source>{} at {:g} s of experiment {} ({:.2g} standard deviations)</source>
        <translation>{} bij {:g} s van experiment {} ({:.2g} standaardafwijkingen)</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}. They pull the estimates; the setting loss = huber counts them less.</source>
        <translation>Waarden ver buiten de spreiding van de andere: {}. Zij trekken aan de schattingen; de instelling loss = huber telt ze minder.</translation>
    </message>
    <message>
        <source>Values far beyond the scatter of the others: {}.</source>
        <translation>Waarden ver buiten de spreiding van de andere: {}.</translation>
    </message>
    <message>
        <source>; widened for correlated errors, which the standard error does not know</source>
        <translation>; verbreed voor gecorreleerde fouten, die de standaardfout niet kent</translation>
    </message>
    <message>
        <source>; widened for errors that are not of one size, which the standard error does not know</source>
        <translation>; verbreed voor fouten van ongelijke grootte, die de standaardfout niet kent</translation>
    </message>
    <message>
        <source>{} fell to its bound</source>
        <translation>{} viel op zijn grens</translation>
    </message>
    <message>
        <source>No answer: the fit at lambda = 0 did not converge; more iterations per stage may help.</source>
        <translation>Geen antwoord: de aanpassing bij lambda = 0 convergeerde niet; meer iteraties per trap kunnen helpen.</translation>
    </message>
    <message>
        <source>Try other starts or corrections.</source>
        <translation>Probeer andere starts of correcties.</translation>
    </message>
    <message>
        <source>at lambda = {:.4g} {}</source>
        <translation>bij lambda = {:.4g} {}</translation>
    </message>
    <message>
        <source>The path led to a local minimum: see the warnings.</source>
        <translation>Het pad leidde naar een lokaal minimum: zie de waarschuwingen.</translation>
    </message>
    <message>
        <source>The path is suspicious: {}.</source>
        <translation>Het pad is verdacht: {}.</translation>
    </message>
    <message>
        <source>The path was not smooth: {}.</source>
        <translation>Het pad was niet glad: {}.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds: {}, none ends lower.</source>
        <translation>Zoektochten van elders binnen de grenzen: {}, geen eindigt lager.</translation>
    </message>
    <message>
        <source>It leaves {}.</source>
        <translation>Zij laat {} over.</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, n = {}, p = {}</source>
        <translation>95 %, profiellikelihood, n = {}, p = {}</translation>
    </message>
    <message>
        <source>95 %, profile likelihood, up to the bounds of the search, n = {}, p = {}</source>
        <translation>95 %, profiellikelihood, tot de grenzen van de zoektocht, n = {}, p = {}</translation>
    </message>
    <message>
        <source>{} ended at a bound: no standard error is given there, and those of the others hold only for that value.</source>
        <translation>{} eindigde op een grens: daar wordt geen standaardfout gegeven, en die van de andere gelden alleen voor die waarde.</translation>
    </message>
    <message>
        <source>Experiment {}: {}</source>
        <translation>Experiment {}: {}</translation>
    </message>
    <message>
        <source>No answer: the search did not end at a maximum of the likelihood, which is higher by {:.2f} elsewhere.</source>
        <translation>Geen antwoord: de zoektocht eindigde niet op een maximum van de likelihood, die elders {:.2f} hoger is.</translation>
    </message>
    <message>
        <source>{}; {} of {} measured values inside the central 95 % range predicted for them, {:.0f} expected.</source>
        <translation>{}; {} van {} meetwaarden binnen het daarvoor voorspelde middelste 95 %-bereik, {:.0f} verwacht.</translation>
    </message>
    <message>
        <source>{} ended at the lower bound of its search, {:g}: the data want a smaller spread, and what is predicted may be too wide. Widen the range of the search.</source>
        <translation>{} eindigde op de ondergrens van zijn zoektocht, {:g}: de gegevens willen een kleinere spreiding, en wat voorspeld wordt kan te breed zijn. Verruim het zoekbereik.</translation>
    </message>
    <message>
        <source>{} ended at the upper bound of its search, {:g}: the data want a larger spread, and what is predicted may be too narrow. Widen the range of the search.</source>
        <translation>{} eindigde op de bovengrens van zijn zoektocht, {:g}: de gegevens willen een grotere spreiding, en wat voorspeld wordt kan te smal zijn. Verruim het zoekbereik.</translation>
    </message>
    <message>
        <source>{} ended at a bound of the search: the maximum of the likelihood may lie outside. Widen the range of the search.</source>
        <translation>{} eindigde op een grens van de zoektocht: het maximum van de likelihood kan erbuiten liggen. Verruim het zoekbereik.</translation>
    </message>
    <message>
        <source>The search has not ended at the maximum: the log-likelihood is higher by {:.2f} at {}. A genetic search followed by the gradient method goes on from there.</source>
        <translation>De zoektocht eindigde niet op het maximum: de log-likelihood is {:.2f} hoger bij {}. Een genetische zoektocht gevolgd door de gradiëntmethode gaat vandaar verder.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them; the intervals hold both.</source>
        <translation>De likelihood heeft nog een maximum van bijna gelijke hoogte: {:.2f} tegen {:.2f}, bij {}. De gegevens beslissen niet tussen beide; de intervallen omvatten ze allebei.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their product {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>De gegevens bepalen {} en {} niet afzonderlijk, alleen hun product {:.4g}: elke waarde van de ene in haar interval gaat met een andere van de andere.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their ratio {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>De gegevens bepalen {} en {} niet afzonderlijk, alleen hun verhouding {:.4g}: elke waarde van de ene in haar interval gaat met een andere van de andere.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their sum {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>De gegevens bepalen {} en {} niet afzonderlijk, alleen hun som {:.4g}: elke waarde van de ene in haar interval gaat met een andere van de andere.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart, only their difference {:.4g}: every value of the one in its interval goes with another of the other.</source>
        <translation>De gegevens bepalen {} en {} niet afzonderlijk, alleen hun verschil {:.4g}: elke waarde van de ene in haar interval gaat met een andere van de andere.</translation>
    </message>
    <message>
        <source>The measured values do not scatter about the predictions as the predicted distributions say.</source>
        <translation>De meetwaarden spreiden niet om de voorspellingen zoals de voorspelde verdelingen zeggen.</translation>
    </message>
    <message>
        <source>The measured values run away from the predicted ones with {}.</source>
        <translation>De meetwaarden lopen met {} weg van de voorspelde.</translation>
    </message>
    <message>
        <source>The measured values scatter more than predicted where {} is large, or less where it is small.</source>
        <translation>De meetwaarden spreiden meer dan voorspeld waar {} groot is, of minder waar het klein is.</translation>
    </message>
    <message>
        <source>The measured values scatter less than predicted where {} is large, or more where it is small.</source>
        <translation>De meetwaarden spreiden minder dan voorspeld waar {} groot is, of meer waar het klein is.</translation>
    </message>
    <message>
        <source>It looks as if {} and {} grow together instead of being independent.</source>
        <translation>Het lijkt erop dat {} en {} samen toenemen in plaats van onafhankelijk te zijn.</translation>
    </message>
    <message>
        <source>It looks as if {} falls where {} grows, instead of being independent.</source>
        <translation>Het lijkt erop dat {} daalt waar {} toeneemt, in plaats van onafhankelijk te zijn.</translation>
    </message>
    <message>
        <source>It looks as if {} was measured with an error that is not a scatter of the unknowns.</source>
        <translation>Het lijkt erop dat {} gemeten is met een fout die geen spreiding van de onbekenden is.</translation>
    </message>
    <message>
        <source>It looks as if {} has a more lopsided distribution than that of its family.</source>
        <translation>Het lijkt erop dat {} een schevere verdeling heeft dan die van zijn familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has more values far out, and more in the middle, than its family.</source>
        <translation>Het lijkt erop dat {} meer waarden ver naar buiten en meer in het midden heeft dan zijn familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values, or fewer far out, than its family.</source>
        <translation>Het lijkt erop dat {} twee groepen waarden heeft, of minder ver naar buiten, dan zijn familie.</translation>
    </message>
    <message>
        <source>It looks as if {} has two groups of values instead of one.</source>
        <translation>Het lijkt erop dat {} twee groepen waarden heeft in plaats van één.</translation>
    </message>
    <message>
        <source>These data do not decide between the causes named.</source>
        <translation>Deze gegevens beslissen niet tussen de genoemde oorzaken.</translation>
    </message>
    <message>
        <source>The likelihood is not a parabola along {}: the intervals are those of its profile, and no standard error is given.</source>
        <translation>De likelihood is langs {} geen parabool: de intervallen zijn die van haar profiel, en er wordt geen standaardfout gegeven.</translation>
    </message>
    <message>
        <source>The profile of {} was not followed to its ends: the interval, if any, is that of the curvature at the answer.</source>
        <translation>Het profiel van {} is niet tot zijn einden gevolgd: het interval, als er een is, is dat van de kromming bij het antwoord.</translation>
    </message>
    <message>
        <source>The data contradict these distributions of the unknowns, or the model (p = {:.2g}, all tests together, level {:g} %): neither the estimates nor their intervals are to be trusted.</source>
        <translation>De gegevens spreken deze verdelingen van de onbekenden of het model tegen (p = {:.2g}, alle toetsen samen, niveau {:g} %): noch de schattingen noch hun intervallen zijn te vertrouwen.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} en {}</translation>
    </message>
    <message>
        <source>Taken as independent, which these data cannot test: {}. If they depend on each other, their standard deviations are others.</source>
        <translation>Als onafhankelijk aangenomen, wat deze gegevens niet kunnen toetsen: {}. Als ze van elkaar afhangen, zijn hun standaardafwijkingen andere.</translation>
    </message>
    <message>
        <source>The unknowns are taken as independent; a correlation of two of them beyond {:.2f} would be found with a probability of 90 %.</source>
        <translation>De onbekenden worden als onafhankelijk aangenomen; een correlatie van twee ervan boven {:.2f} zou met een kans van 90 % gevonden worden.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error, which these data cannot test: an error of measurement would be counted as spread of the unknowns.</source>
        <translation>{} wordt als zonder fout gemeten aangenomen, wat deze gegevens niet kunnen toetsen: een meetfout zou als spreiding van de onbekenden geteld worden.</translation>
    </message>
    <message>
        <source>{} is taken as measured without error; an error of measurement above {:.2g}{} would be found with a probability of 90 %.</source>
        <translation>{} wordt als zonder fout gemeten aangenomen; een meetfout boven {:.2g}{} zou met een kans van 90 % gevonden worden.</translation>
    </message>
    <message>
        <source>Objective {:.6g} at the values given, nothing was searched; they leave {}.</source>
        <translation>Doelwaarde {:.6g} bij de gegeven waarden, er is niets gezocht; zij laten {} over.</translation>
    </message>
    <message>
        <source>Try the homotopy, or more starts.</source>
        <translation>Probeer de homotopie of meer starts.</translation>
    </message>
    <message>
        <source>Objective {:.6g} after {} model solves; the fit leaves {}.</source>
        <translation>Doelwaarde {:.6g} na {} modeloplossingen; de aanpassing laat {} over.</translation>
    </message>
    <message>
        <source>{} between {:g} and {:g}</source>
        <translation>{} tussen {:g} en {:g}</translation>
    </message>
    <message>
        <source>The input {} is off by at most {:.6g} % of its value in every row, and keeps its value up to the next.</source>
        <translation>De ingang {} wijkt in elke regel hoogstens {:.6g} % van zijn waarde af, en houdt zijn waarde tot de volgende.</translation>
    </message>
    <message>
        <source>These inputs have exactly the values recorded, each up to the next row: {}.</source>
        <translation>Deze ingangen hebben precies de opgenomen waarden, elke tot de volgende regel: {}.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value, and has done so for the {:g} s before.</source>
        <translation>Waar de kolom {} 1 is, houdt elke toestand zijn waarde, en ook in de {:g} s ervoor.</translation>
    </message>
    <message>
        <source>Where the column {} is 1, every state keeps its value.</source>
        <translation>Waar de kolom {} 1 is, houdt elke toestand zijn waarde.</translation>
    </message>
    <message>
        <source>There these states are 0: {}.</source>
        <translation>Daar zijn deze toestanden 0: {}.</translation>
    </message>
    <message>
        <source>The rig follows the equations of the model {}, and its other parameters have the values stated.</source>
        <translation>De proefstand volgt de vergelijkingen van het model {}, en zijn andere parameters hebben de opgegeven waarden.</translation>
    </message>
    <message>
        <source>The unknowns lie within the bounds examined: {}.</source>
        <translation>De onbekenden liggen binnen de onderzochte grenzen: {}.</translation>
    </message>
    <message>
        <source>These keep one value over the whole record: {}.</source>
        <translation>Deze houden over de hele opname één waarde: {}.</translation>
    </message>
    <message>
        <source>These take a new value only where the column {} is 1: {}.</source>
        <translation>Deze krijgen alleen waar de kolom {} 1 is een nieuwe waarde: {}.</translation>
    </message>
    <message>
        <source>No value of {} is off by more than {}.</source>
        <translation>Geen waarde van {} wijkt meer dan {} af.</translation>
    </message>
    <message>
        <source>At the first row, at {:.6g} s, the states have the start values of the model.</source>
        <translation>In de eerste regel, bij {:.6g} s, hebben de toestanden de beginwaarden van het model.</translation>
    </message>
    <message>
        <source>The boxes of this model can only be followed one by one, which takes long: the search ended early, and what was left is undecided. A larger smallest box (accuracy), shorter steps of the record or narrower bounds decide more; the observer and the batch procedure are quicker.</source>
        <translation>De dozen van dit model kunnen alleen één voor één gevolgd worden, wat lang duurt: de zoektocht eindigde voortijdig, en wat overbleef is onbeslist. Een grotere kleinste doos (accuracy), kortere stappen van de opname of engere grenzen beslissen meer; de waarnemer en de batchprocedure zijn sneller.</translation>
    </message>
    <message>
        <source>What the rows prove one by one and what they prove together have nothing in common at {:.6g} s.</source>
        <translation>Wat de regels afzonderlijk bewijzen en wat zij samen bewijzen heeft bij {:.6g} s niets gemeen.</translation>
    </message>
    <message>
        <source>NIS mean {}, expected {} to {}</source>
        <translation>NIS-gemiddelde {}, verwacht {} tot {}</translation>
    </message>
    <message>
        <source>Something acts that the model does not have. Estimates and bounds are those of a model that cannot follow.</source>
        <translation>Er werkt iets dat het model niet heeft. Schattingen en grenzen zijn die van een model dat niet kan volgen.</translation>
    </message>
    <message>
        <source>only {:.2f} times as large as stated</source>
        <translation>maar {:.2f} keer zo groot als opgegeven</translation>
    </message>
    <message>
        <source>{} of {} values lie more than {:g} standard deviations from what was expected, the last one of {} at {:g} s. If they are outliers, set the gate (options.gate = {:g}).</source>
        <translation>{} van {} waarden liggen meer dan {:g} standaardafwijkingen van wat verwacht werd, de laatste van {} bij {:g} s. Zijn het uitschieters, stel dan de drempel in (options.gate = {:g}).</translation>
    </message>
    <message>
        <source>The residuals of {} follow {}, by up to {}: the values are wrong for these data, or the model lacks an effect of it.</source>
        <translation>De residuen van {} volgen {}, tot {}: de waarden zijn fout voor deze gegevens, of het model mist een werking ervan.</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too small ({} stated, {} found)</source>
        <translation>de standaardafwijking van {} is {} keer te klein opgegeven ({} opgegeven, {} gevonden)</translation>
    </message>
    <message>
        <source>the standard deviation of {} is stated {} times too large ({} stated, {} found)</source>
        <translation>de standaardafwijking van {} is {} keer te groot opgegeven ({} opgegeven, {} gevonden)</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too small ({:.3g} stated, {:.3g} found), or something moves {} that the model does not have</source>
        <translation>de procesruis van {} is {} keer te klein opgegeven ({:.3g} opgegeven, {:.3g} gevonden), of iets wat het model niet heeft beweegt {}</translation>
    </message>
    <message>
        <source>the process noise of {} is stated {} times too large ({:.3g} stated, {:.3g} found)</source>
        <translation>de procesruis van {} is {} keer te groot opgegeven ({:.3g} opgegeven, {:.3g} gevonden)</translation>
    </message>
    <message>
        <source>{} reads {} too high (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} geeft {} te veel aan (standaardfout {}; {:.1f} van zijn opgegeven standaardafwijkingen)</translation>
    </message>
    <message>
        <source>{} reads {} too low (standard error {}; {:.1f} of its stated standard deviations)</source>
        <translation>{} geeft {} te weinig aan (standaardfout {}; {:.1f} van zijn opgegeven standaardafwijkingen)</translation>
    </message>
    <message>
        <source>{}; or {}</source>
        <translation>{}; of {}</translation>
    </message>
    <message>
        <source>either {} - the record does not tell these apart</source>
        <translation>ofwel {} – de opname onderscheidt deze niet</translation>
    </message>
    <message>
        <source>Or {}: the record does not tell these apart.</source>
        <translation>Of {}: de opname onderscheidt deze niet.</translation>
    </message>
    <message>
        <source>A sensor is biased.</source>
        <translation>Een sensor is verschoven.</translation>
    </message>
    <message>
        <source>A sensor is biased, or the model is wrong.</source>
        <translation>Een sensor is verschoven, of het model is fout.</translation>
    </message>
    <message>
        <source>The model is wrong somewhere.</source>
        <translation>Het model is ergens fout.</translation>
    </message>
    <message>
        <source>Overconfident.</source>
        <translation>Te zeker.</translation>
    </message>
    <message>
        <source>Conservative.</source>
        <translation>Te voorzichtig.</translation>
    </message>
    <message>
        <source>Estimates and bounds bear it: correct it and run again.</source>
        <translation>Schattingen en grenzen dragen dit: verbeter het en reken opnieuw.</translation>
    </message>
    <message>
        <source>Estimates and bounds are those of a model without it.</source>
        <translation>Schattingen en grenzen zijn die van een model zonder dit.</translation>
    </message>
    <message>
        <source>Do not use the bounds; state what was found and run again.</source>
        <translation>Gebruik de grenzen niet; geef op wat gevonden is en reken opnieuw.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide: state what was found and run again.</source>
        <translation>De schattingen gelden, hun grenzen zijn te ruim: geef op wat gevonden is en reken opnieuw.</translation>
    </message>
    <message>
        <source>reads {} too high</source>
        <translation>geeft {} te veel aan</translation>
    </message>
    <message>
        <source>reads {} too low</source>
        <translation>geeft {} te weinig aan</translation>
    </message>
    <message>
        <source>{} times as noisy as stated</source>
        <translation>ruist {} keer zo sterk als opgegeven</translation>
    </message>
    <message>
        <source>only {:.2f} times as noisy as stated</source>
        <translation>ruist maar {:.2f} keer zo sterk als opgegeven</translation>
    </message>
    <message>
        <source>perhaps {}</source>
        <translation>misschien {}</translation>
    </message>
    <message>
        <source>{}; besides, {}</source>
        <translation>{}; bovendien {}</translation>
    </message>
    <message>
        <source>{}. What explains it: {}. With that the same record is believable ({}).</source>
        <translation>{}. Wat het verklaart: {}. Daarmee is dezelfde opname geloofwaardig ({}).</translation>
    </message>
    <message>
        <source>The course of {} is not known from {:.6g} s to {:.6g} s: what is measured there is left out, and behind it the states are learned anew.</source>
        <translation>Het verloop van {} is van {:.6g} s tot {:.6g} s niet bekend: wat daar gemeten is wordt weggelaten, en daarna worden de toestanden opnieuw geleerd.</translation>
    </message>
    <message>
        <source>All data are not fitted at once beside the filter: that fit has no states that are learned anew.</source>
        <translation>Naast het filter worden niet alle gegevens ineens aangepast: die aanpassing kent geen toestanden die opnieuw worden geleerd.</translation>
    </message>
    <message>
        <source>A sensor that is biased spoils the estimates.</source>
        <translation>Een verschoven sensor bederft de schattingen.</translation>
    </message>
    <message>
        <source>A sensor that is biased, or something that the model does not have, spoils the estimates.</source>
        <translation>Een verschoven sensor, of iets wat het model niet heeft, bederft de schattingen.</translation>
    </message>
    <message>
        <source>The filter lost its way; the fit of all data at once holds.</source>
        <translation>Het filter is verdwaald; de aanpassing van alle gegevens ineens geldt.</translation>
    </message>
    <message>
        <source>From there the filter is believable: start it there, or find the value by least squares.</source>
        <translation>Vanaf daar is het filter geloofwaardig: begin daar, of zoek de waarde met kleinste kwadraten.</translation>
    </message>
    <message>
        <source>Something else is not right even then. Start the filter there, or find the value by least squares, and look again.</source>
        <translation>Ook dan klopt er nog iets anders niet. Begin het filter daar, of zoek de waarde met kleinste kwadraten, en kijk opnieuw.</translation>
    </message>
    <message>
        <source>{} are not told apart by what is measured: they may change together so that the filter sees nothing of it, and in that direction their standard deviation is still {:.0f} % of that at the start. Their single values and intervals rest on the start.</source>
        <translation>{} worden door wat gemeten is niet onderscheiden: ze kunnen samen zo veranderen dat het filter er niets van ziet, en in die richting is hun standaardafwijking nog {:.0f} % van die aan het begin. Hun afzonderlijke waarden en intervallen berusten op het begin.</translation>
    </message>
    <message>
        <source>Started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Vanaf de waarden van die aanpassing, elke onbekende {:g} keer zo zeker als nu opgegeven, is het filter geloofwaardig.</translation>
    </message>
    <message>
        <source>For the filter, state a smaller uncertainty of the unknowns, or start it from these values.</source>
        <translation>Geef voor het filter een kleinere onzekerheid van de onbekenden op, of start het vanaf deze waarden.</translation>
    </message>
    <message>
        <source>mean off by {} standard deviations</source>
        <translation>gemiddelde {} standaardafwijkingen ernaast</translation>
    </message>
    <message>
        <source>No other standard deviation of a sensor, no other process noise, no bias and no constant force explains it.</source>
        <translation>Geen andere standaardafwijking van een sensor, geen andere procesruis, geen verschuiving en geen constante kracht verklaart het.</translation>
    </message>
    <message>
        <source>The model is wrong, or a standard deviation, the process noise or the start is stated wrongly, or a sensor is biased: a run over the whole record tells which.</source>
        <translation>Het model is fout, of een standaardafwijking, de procesruis of het begin is verkeerd opgegeven, of een sensor is verschoven: een run over de hele opname zegt welke.</translation>
    </message>
    <message>
        <source>Another minimum fits nearly as well: {}. The data do not decide between them; the intervals hold both.</source>
        <translation>Een ander minimum past bijna even goed: {}. De gegevens beslissen er niet tussen; de intervallen bevatten beide.</translation>
    </message>
    <message>
        <source>What differs between the experiments, for every row of the table fit.</source>
        <translation>Wat tussen de proeven verschilt, voor elke rij van de tabel fit.</translation>
    </message>
    <message>
        <source>What is measured depends on {} in steps only: between two steps all values fit alike. The value is the middle of the best step, the interval holds the steps that the data do not exclude, and there is no standard error.</source>
        <translation>Wat gemeten is hangt alleen trapsgewijs van {} af: op één trede passen alle waarden even goed. De waarde is het midden van de beste trede, het interval bevat de treden die de gegevens niet uitsluiten, en er is geen standaardfout.</translation>
    </message>
    <message>
        <source>{:g} % marginal, likelihood ratio of a threshold (Hansen 2000), {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, likelihoodverhouding van een drempel (Hansen 2000), {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>Measured and predicted outputs and their difference.</source>
        <translation>Gemeten en voorspelde uitgangen en hun verschil.</translation>
    </message>
    <message>
        <source>{} combinations were scored, {} of them do not determine the parameters.</source>
        <translation>{} combinaties werden beoordeeld, waarvan {} de parameters niet bepalen.</translation>
    </message>
    <message>
        <source>The filter lost its way; the model is right.</source>
        <translation>Het filter is verdwaald; het model is juist.</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}); the innovations of the filter are not that, though their mean size is as expected (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>De aanpassing van alle gegevens ineens met hetzelfde model laat witte ruis van de opgegeven grootte over (chi-kwadraat per waarde {:.2f}); de innovaties van het filter zijn dat niet, hoewel hun gemiddelde grootte is zoals verwacht (NIS-gemiddelde {:.3g}, verwacht {:.3g} tot {:.3g}).</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise of the stated size (chi-squared per value {:.2f}), the innovations of the filter do not fit (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>De aanpassing van alle gegevens ineens met hetzelfde model laat witte ruis van de opgegeven grootte over (chi-kwadraat per waarde {:.2f}), de innovaties van het filter passen niet (NIS-gemiddelde {:.3g}, verwacht {:.3g} tot {:.3g}).</translation>
    </message>
    <message>
        <source>Use the values of that fit (all_data), not those of the filter.</source>
        <translation>Gebruik de waarden van die aanpassing (all_data), niet die van het filter.</translation>
    </message>
    <message>
        <source>Not judged: {} is not where it should be, and the filter cannot move it, for no derivative of what is measured shows it (a threshold).</source>
        <translation>Niet beoordeeld: {} is niet waar het hoort te zijn, en het filter kan het niet verplaatsen, want geen afgeleide van wat wordt gemeten laat het zien (een drempel).</translation>
    </message>
    <message>
        <source>Started at {} instead of {}, the same record is far more likely (by {:.0f} in the logarithm).</source>
        <translation>Begonnen bij {} in plaats van {} is dezelfde opname veel waarschijnlijker (met {:.0f} in de logaritme).</translation>
    </message>
    <message>
        <source>{}: the innovations are {} times as large as the filter states.</source>
        <translation>{}: de innovaties zijn {} keer zo groot als het filter opgeeft.</translation>
    </message>
    <message>
        <source>Do not use its bounds; the sensors are noisier than stated, or the process noise is too small.</source>
        <translation>Gebruik zijn grenzen niet; de sensoren ruisen meer dan opgegeven, of de procesruis is te klein.</translation>
    </message>
    <message>
        <source>{}: the innovations are only {:.2f} times as large as the filter states.</source>
        <translation>{}: de innovaties zijn maar {:.2f} keer zo groot als het filter opgeeft.</translation>
    </message>
    <message>
        <source>The estimates hold, their bounds are too wide; the sensors are better than stated, or the process noise is too large.</source>
        <translation>De schattingen gelden, hun grenzen zijn te ruim; de sensoren zijn beter dan opgegeven, of de procesruis is te groot.</translation>
    </message>
    <message>
        <source>Believable, a little conservative.</source>
        <translation>Geloofwaardig, iets te voorzichtig.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too wide.</source>
        <translation>{}: de opgegeven onzekerheid is iets te ruim.</translation>
    </message>
    <message>
        <source>Believable, a little overconfident.</source>
        <translation>Geloofwaardig, iets te zeker.</translation>
    </message>
    <message>
        <source>{}: the stated uncertainty is slightly too narrow.</source>
        <translation>{}: de opgegeven onzekerheid is iets te nauw.</translation>
    </message>
    <message>
        <source>Believable.</source>
        <translation>Geloofwaardig.</translation>
    </message>
    <message>
        <source>The start does not fit.</source>
        <translation>De start past niet.</translation>
    </message>
    <message>
        <source>Up to {:.4g} s the innovations are {} times as large as the filter states, from there on they are as they should be: it is the start, not the model.</source>
        <translation>Tot {:.4g} s zijn de innovaties {} keer zo groot als het filter opgeeft, daarna zoals ze horen: het is de start, niet het model.</translation>
    </message>
    <message>
        <source>The estimates may still bear it: state a larger uncertainty at the start and run again.</source>
        <translation>De schattingen kunnen er nog onder lijden: geef een grotere onzekerheid bij de start op en reken opnieuw.</translation>
    </message>
    <message>
        <source>Not to be believed.</source>
        <translation>Niet te geloven.</translation>
    </message>
    <message>
        <source>{}; with the start of {} as uncertain as it is off the same record is believable ({}): it is the start, not the model.</source>
        <translation>{}; met de start van {} zo onzeker als hij ernaast ligt, is dezelfde opname geloofwaardig ({}): het ligt aan de start, niet aan het model.</translation>
    </message>
    <message>
        <source>State a larger uncertainty there and run again; estimates and bounds bear the wrong start.</source>
        <translation>Geef daar een grotere onzekerheid op en reken opnieuw; schattingen en grenzen zijn door de verkeerde start vertekend.</translation>
    </message>
    <message>
        <source>No answer: the bounds of the search exclude the data.</source>
        <translation>Geen antwoord: de grenzen van de zoektocht sluiten de gegevens uit.</translation>
    </message>
    <message>
        <source>None of the {} measured values lies where its density is positive.</source>
        <translation>Geen van de {} meetwaarden ligt waar haar dichtheid positief is.</translation>
    </message>
    <message>
        <source>The data do not determine {} and {} apart: every value of the one in its interval goes with another of the other.</source>
        <translation>De gegevens bepalen {} en {} niet afzonderlijk: bij elke waarde van de een in zijn interval hoort een andere van de ander.</translation>
    </message>
    <message>
        <source>No answer: the search did not converge ({}) in {} model solves.</source>
        <translation>Geen antwoord: de zoektocht convergeerde niet ({}) in {} modeloplossingen.</translation>
    </message>
    <message>
        <source>What it reached leaves {}.</source>
        <translation>Wat zij bereikte laat {} over.</translation>
    </message>
    <message>
        <source>Try another start, more starts or the homotopy, or more iterations where the objective still falls.</source>
        <translation>Probeer een andere start, meer starts of de homotopie, of meer iteraties waar de doelwaarde nog daalt.</translation>
    </message>
    <message>
        <source>{} boxes are admissible, {} undecided, {} excluded.</source>
        <translation>{} dozen zijn toelaatbaar, {} onbeslist, {} uitgesloten.</translation>
    </message>
    <message>
        <source>If the model is right and the assumptions listed hold, the set has a volume between {:.4g} and {:.4g}.</source>
        <translation>Als het model juist is en de genoemde aannamen gelden, heeft de verzameling een volume tussen {:.4g} en {:.4g}.</translation>
    </message>
    <message>
        <source>Proven:</source>
        <translation>Bewezen:</translation>
    </message>
    <message>
        <source>if the model is right and the assumptions listed hold, {}.</source>
        <translation>als het model juist is en de genoemde aannamen gelden, {}.</translation>
    </message>
    <message>
        <source>Everything else within the bounds examined is excluded.</source>
        <translation>Al het andere binnen de onderzochte grenzen is uitgesloten.</translation>
    </message>
    <message>
        <source>EMPTY: no parameter vector within the bounds examined explains the data.</source>
        <translation>LEEG: geen parametervector binnen de onderzochte grenzen verklaart de gegevens.</translation>
    </message>
    <message>
        <source>The model, or one of the assumptions listed, is proven wrong.</source>
        <translation>Het is bewezen dat het model of een van de genoemde aannamen onjuist is.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Niet beoordeeld.</translation>
    </message>
    <message>
        <source>{}: the run was cancelled before the cause was found.</source>
        <translation>{}: de run is afgebroken voordat de oorzaak was gevonden.</translation>
    </message>
    <message>
        <source>Every experiment: what was measured, the moments of the model&apos;s output at the answer, its log-likelihood and the distance of each density to the reference.</source>
        <translation>Elke proef: wat gemeten is, de momenten van de modeluitgang bij het antwoord, de log-likelihood ervan en de afstand van elke dichtheid tot de referentie.</translation>
    </message>
    <message>
        <source>Densities of the output of every experiment at the answer; the reference is the smoothed density of the simulated samples.</source>
        <translation>Dichtheden van de uitgang van elke proef bij het antwoord; de referentie is de gladgemaakte dichtheid van de gesimuleerde steekproef.</translation>
    </message>
    <message>
        <source>Histogram of the simulated reference samples of every experiment.</source>
        <translation>Histogram van de gesimuleerde referentiesteekproef van elke proef.</translation>
    </message>
    <message>
        <source>The search, one row per generation or gradient step.</source>
        <translation>De zoektocht, één rij per generatie of gradiëntstap.</translation>
    </message>
    <message>
        <source>Share of the output&apos;s variance that each unknown explains alone (first order) and together with others (total).</source>
        <translation>Aandeel van de variantie van de uitgang dat elke onbekende alleen (eerste orde) en samen met andere (totaal) verklaart.</translation>
    </message>
    <message>
        <source>Simulations per experiment that the expansion needs, and how many Monte Carlo and quasi Monte Carlo samples are as near to the reference: in the mean absolute error of log L_l (Table 2 of the paper), and in the mean earth mover&apos;s distance.</source>
        <translation>Simulaties per proef die de ontwikkeling nodig heeft, en hoeveel Monte-Carlo- en quasi-Monte-Carlo-monsters even dicht bij de referentie liggen: in de gemiddelde absolute fout van log L_l (tabel 2 van het artikel) en in de gemiddelde earth mover&apos;s distance.</translation>
    </message>
    <message>
        <source>Mean errors of sampled densities against the reference (figure 20 of the paper).</source>
        <translation>Gemiddelde fouten van bemonsterde dichtheden ten opzichte van de referentie (figuur 20 van het artikel).</translation>
    </message>
    <message>
        <source>What each sensor is worth beside the best combination: the criterion without it (if it is chosen) or with it as well (if it is not), over that of the combination. Missing: without it the parameters are not determined.</source>
        <translation>Wat elke sensor waard is naast de beste combinatie: het criterium zonder hem (als hij gekozen is) of ook met hem (als niet), gedeeld door dat van de combinatie. Ontbrekend: zonder hem zijn de parameters niet bepaald.</translation>
    </message>
    <message>
        <source>Standard errors of the parameters with the best combination of each criterion, and with all sensors.</source>
        <translation>Standaardfouten van de parameters met de beste combinatie van elk criterium, en met alle sensoren.</translation>
    </message>
    <message>
        <source>The best combination of every number of sensors.</source>
        <translation>De beste combinatie van elk aantal sensoren.</translation>
    </message>
    <message>
        <source>The best combination found of every number of sensors; all but the largest by exchange search, without a proof.</source>
        <translation>De beste gevonden combinatie van elk aantal sensoren; alle behalve de grootste door uitwisselend zoeken, zonder bewijs.</translation>
    </message>
    <message>
        <source>The best combinations of sensors by each criterion, best first, with the values of all criteria; relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>De beste sensorcombinaties volgens elk criterium, beste eerst, met de waarden van alle criteria; relatief is de waarde gedeeld door de beste. Sensoren zijn genummerd vanaf 0.</translation>
    </message>
    <message>
        <source>The best combinations of sensors found around the best one by each criterion, best first; only of the first one a proof says how good it is. Relative is the value over the best one. Sensors are numbered from 0.</source>
        <translation>De beste sensorcombinaties die rond de beste zijn gevonden volgens elk criterium, beste eerst; alleen van de eerste zegt een bewijs hoe goed ze is. Relatief is de waarde gedeeld door de beste. Sensoren zijn genummerd vanaf 0.</translation>
    </message>
    <message>
        <source>Every unknown with its standard error, its own (marginal) interval and its side of the box around the joint ellipsoid.</source>
        <translation>Elke onbekende met haar standaardfout, haar eigen (marginale) interval en haar zijde van de doos om de gezamenlijke ellipsoïde.</translation>
    </message>
    <message>
        <source>Estimate of every model from the experiments of the splits, those that are not rejected first. An interval of a model that is rejected means nothing.</source>
        <translation>Schatting van elk model uit de experimenten van de splitsingen, eerst die niet verworpen zijn. Een interval van een verworpen model betekent niets.</translation>
    </message>
    <message>
        <source>Every set of sensors: size of the covariance of its own estimate by the criteria A, D, E and ME, and whether it determines the unknowns.</source>
        <translation>Elke sensorverzameling: grootte van de covariantie van haar eigen schatting volgens de criteria A, D, E en ME, en of ze de onbekenden bepaalt.</translation>
    </message>
    <message>
        <source>Every model in every split: p-values by the published rule (covariance of the calibration only, rejects too often), with both covariances, and with those by the scatter of repeated values where it was asked. p_holm: of the one that decides, after Holm&apos;s correction over the splits and the fit of a model. Misfit: the sides agree, but the model does not fit the data.</source>
        <translation>Elk model in elke splitsing: p-waarden volgens de gepubliceerde regel (alleen covariantie van de kalibratie, verwerpt te vaak), met beide covarianties, en waar gevraagd met die volgens de spreiding van herhaalde waarden. p_holm: van de beslissende, na de correctie van Holm over de splitsingen en de aanpassing van een model. Slechte aanpassing: de kanten komen overeen, maar het model past niet bij de gegevens.</translation>
    </message>
    <message>
        <source>Outlines of the confidence ellipsoids for every pair of unknowns: projections, and cuts with all other unknowns held at the estimate.</source>
        <translation>Omtrekken van de betrouwbaarheidsellipsoïden voor elk paar onbekenden: projecties, en doorsneden met alle andere op de schatting.</translation>
    </message>
    <message>
        <source>Measured means and every model at its own estimate from the sensors used, in the order of the data; standardised residual = (measured - predicted)/(sigma/sqrt(count)).</source>
        <translation>Gemeten gemiddelden en elk model bij zijn eigen schatting uit de gebruikte sensoren, in de volgorde van de gegevens; genormaliseerd residu = (gemeten - voorspeld)/(sigma/wortel(aantal)).</translation>
    </message>
    <message>
        <source>Scatter of every sensor between repeated series, and the published chi-squared test of its differences against a normal distribution (p). p_stated and p_normal: exact, of the scatter against what is stated (two-sided) and of normality; the words beside them hold for all sensors together.</source>
        <translation>Spreiding van elke sensor tussen herhaalde reeksen, en de gepubliceerde chi-kwadraattoets van zijn verschillen tegen een normale verdeling (p). p_stated en p_normal: exact, van de spreiding tegen het opgegevene (tweezijdig) en van de normaliteit; de woorden ernaast gelden voor alle sensoren samen.</translation>
    </message>
    <message>
        <source>Ordered differences between repeated series over their root mean square, against the quantiles of the standard normal distribution.</source>
        <translation>Geordende verschillen tussen herhaalde reeksen gedeeld door hun kwadratisch gemiddelde, tegen de kwantielen van de standaardnormale verdeling.</translation>
    </message>
    <message>
        <source>Estimates from data drawn at the estimate, one row per refit.</source>
        <translation>Schattingen uit bij de schatting getrokken gegevens, één rij per aanpassing.</translation>
    </message>
    <message>
        <source>Rise of the sum of squares 2 f with one unknown held and the others fitted again.</source>
        <translation>Stijging van de kwadratensom 2 f met één onbekende vastgehouden en de andere opnieuw aangepast.</translation>
    </message>
    <message>
        <source>Intervals by profile likelihood beside the marginal ones of the ellipsoid; bend is how far the profile departs from a parabola (above 0.1: trust the profile). Missing: not reached within the bounds of the search.</source>
        <translation>Intervallen door profielaannemelijkheid naast de marginale van de ellipsoïde; kromming is hoe ver het profiel van een parabool afwijkt (boven 0.1: vertrouw op het profiel). Ontbrekend: binnen de grenzen van de zoektocht niet bereikt.</translation>
    </message>
    <message>
        <source>Candidates of the next experiment: the criterion after it alone, what it gains, the place at which to measure it first, and how often it is measured.</source>
        <translation>Kandidaten voor het volgende experiment: het criterium na dat ene, wat het oplevert, op welke plaats het eerst te meten, en hoe vaak het gemeten wordt.</translation>
    </message>
    <message>
        <source>The next experiments one after the other, and the criterion after each at the present estimate.</source>
        <translation>De volgende experimenten na elkaar, en het criterium na elk bij de huidige schatting.</translation>
    </message>
    <message>
        <source>Candidate series: the criterion after one alone at the estimate of the study, what it gains, the place at which to take it first, judged at the estimate renewed with the data of those before, and how often it is taken. A repetition has no data yet.</source>
        <translation>Kandidaatreeksen: het criterium na één ervan alleen bij de schatting van de studie, wat die oplevert, op welke plaats die eerst te nemen, beoordeeld bij de schatting die met de gegevens van de vorige vernieuwd is, en hoe vaak die genomen wordt. Een herhaling heeft nog geen gegevens.</translation>
    </message>
    <message>
        <source>The series one after the other: the criterion predicted before each, the one with its data at the renewed estimate, and that estimate.</source>
        <translation>De reeksen na elkaar: het vóór elke reeks voorspelde criterium, dat met haar gegevens bij de vernieuwde schatting, en die schatting.</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was: the criterion with one alone, what it gains, and the order in which to add them.</source>
        <translation>Uitgangen die niet gemeten zijn, alsof ze afgelezen zijn overal waar iets afgelezen werd: het criterium met één ervan alleen, wat die oplevert, en de volgorde waarin ze toe te voegen.</translation>
    </message>
    <message>
        <source>something constant moves {} that the model does not have: {} per second</source>
        <translation>iets constants wat het model niet heeft beweegt {}: {} per seconde</translation>
    </message>
    <message>
        <source>The bounds at the end hold all the same; state what was found and run again.</source>
        <translation>De grenzen aan het eind gelden toch; geef op wat gevonden is en reken opnieuw.</translation>
    </message>
    <message>
        <source>With it the bounds of {} at the end are up to {} times as wide, the others hold; state what was found and run again.</source>
        <translation>Daarmee zijn de grenzen van {} aan het eind tot {} keer zo wijd, de andere gelden; geef op wat gevonden is en reken opnieuw.</translation>
    </message>
    <message>
        <source>A standard deviation or a process noise is stated too small; the bounds at the end hold.</source>
        <translation>Een standaardafwijking of een procesruis is te klein opgegeven; de grenzen aan het eind gelden.</translation>
    </message>
    <message>
        <source>The bounds of {} are too narrow to be used.</source>
        <translation>De grenzen van {} zijn te nauw om te worden gebruikt.</translation>
    </message>
    <message>
        <source>The fit of all data at once ends up to {} standard deviations from the filter. Without process noise the two are the same but for what the filter loses by linearising as it goes: its bounds do not hold that, and may be {:.1f} times too narrow. Use the values of that fit (all_data).</source>
        <translation>De fit van alle gegevens tegelijk eindigt tot {} standaardafwijkingen van het filter. Zonder procesruis zijn beide gelijk, op wat het filter onderweg door lineariseren verliest na: zijn grenzen bevatten dat niet en kunnen {:.1f} keer te nauw zijn. Gebruik de waarden van die fit (all_data).</translation>
    </message>
    <message>
        <source>Not determined so far: {}. The filter has learned nothing about that: standard deviations are still {:.0f} % or more of those at the start, and values and intervals are those of the start.</source>
        <translation>Nog niet bepaald: {}. Het filter heeft daarvan niets geleerd: de standaardafwijkingen zijn nog {:.0f} % of meer van die aan het begin, en waarden en intervallen zijn die van het begin.</translation>
    </message>
    <message>
        <source>With that, started from the values of that fit, each unknown {:g} times as sure as stated now, the filter is believable.</source>
        <translation>Daarmee en vanaf de waarden van die aanpassing, elke onbekende {:g} keer zo zeker als nu opgegeven, is het filter geloofwaardig.</translation>
    </message>
    <message>
        <source>{} {:.3g} times as noisy as stated</source>
        <translation>{} ruist {:.3g} keer zo sterk als opgegeven</translation>
    </message>
    <message>
        <source>The fit of all data at once with the same model leaves white noise, but of another size: {}. The innovations of the filter are not that (NIS mean {:.3g}, expected {:.3g} to {:.3g}).</source>
        <translation>De aanpassing van alle gegevens ineens met hetzelfde model laat witte ruis over, maar van een andere grootte: {}. De innovaties van het filter zijn dat niet (NIS-gemiddelde {:.3g}, verwacht {:.3g} tot {:.3g}).</translation>
    </message>
    <message>
        <source>State the standard deviations that were found, and use the values of that fit (all_data), not those of the filter.</source>
        <translation>Geef de gevonden standaardafwijkingen op en gebruik de waarden van die aanpassing (all_data), niet die van het filter.</translation>
    </message>
    <message>
        <source>Within or near the intervals of {} an event of the model passes measured times: the least squares have kinks there, and the intervals may miss the true value somewhat more often than they say (in simulations of a relay and a bouncing ball up to 8 % instead of 5 %).</source>
        <translation>Binnen de intervallen van {} of er dichtbij gaat een gebeurtenis van het model over gemeten tijden heen: daar hebben de kleinste kwadraten knikken, en de intervallen kunnen de ware waarde wat vaker missen dan zij zeggen (in simulaties van een relais en een stuiterende bal tot 8 % in plaats van 5 %).</translation>
    </message>
    <message>
        <source>At exactly these values the residuals of {} have an offset or drift slowly: the values leave that unexplained, unless their own uncertainty explains it.</source>
        <translation>Bij precies deze waarden hebben de residuen van {} een afwijking of verlopen zij langzaam: de waarden laten dat onverklaard, tenzij hun eigen onzekerheid het verklaart.</translation>
    </message>
    <message>
        <source>The likelihood has another maximum of nearly the same height: {:.2f} against {:.2f}, at {}. The data do not decide between them.</source>
        <translation>De likelihood heeft nog een maximum van bijna gelijke hoogte: {:.2f} tegen {:.2f}, bij {}. De gegevens beslissen niet tussen beide.</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; min = {:g} is not</source>
        <translation>{} ligt door haar schaal of haar prior boven 0; min = {:g} niet</translation>
    </message>
    <message>
        <source>{} is above 0 by its scale or its prior; its start {:g} is not</source>
        <translation>{} ligt door haar schaal of haar prior boven 0; haar startwaarde {:g} niet</translation>
    </message>
    <message>
        <source>the prior of {} needs the objective sum and the squared loss: others are no likelihood that it could be weighed against</source>
        <translation>de prior van {} vereist de doelfunctie sum en het verlies squared: andere zijn geen likelihood waartegen hij afgewogen kan worden</translation>
    </message>
    <message>
        <source>Not determined without the priors: {}.</source>
        <translation>Zonder de priors niet bepaald: {}.</translation>
    </message>
    <message>
        <source>Less than 1 % of what is known of {} comes from its prior.</source>
        <translation>Minder dan 1 % van wat over {} bekend is, komt uit haar prior.</translation>
    </message>
    <message>
        <source>More than 99 % of what is known of {} comes from its prior.</source>
        <translation>Meer dan 99 % van wat over {} bekend is, komt uit haar prior.</translation>
    </message>
    <message>
        <source>{:.0f} % of what is known of {} comes from its prior.</source>
        <translation>{:.0f} % van wat over {} bekend is, komt uit haar prior.</translation>
    </message>
    <message>
        <source>How much the priors count rests on a guess: {:g} values leave no errors to weigh them against, and {:g} % of the spread of the values stood for them. State the deviations of the sensors (data.standard_deviations).</source>
        <translation>Hoe zwaar de priors tellen, berust op een gok: {:g} waarden laten geen fouten over om ze tegen af te wegen, en {:g} % van de spreiding van de waarden stond daarvoor in. Geef de afwijkingen van de sensoren op (data.standard_deviations).</translation>
    </message>
    <message>
        <source>The data contradict the prior of {}: without it {} would lie {:.2g} standard deviations of their difference from {:g}, the prior&apos;s best value. The prior, the model or the stated errors are wrong, and so is what they say together.</source>
        <translation>De gegevens spreken de prior van {} tegen: zonder hem zou {} op {:.2g} standaardafwijkingen van hun verschil liggen van {:g}, de beste waarde van de prior. De prior, het model of de opgegeven fouten zijn onjuist, en dus ook wat ze samen zeggen.</translation>
    </message>
    <message>
        <source>What is known of {} is its prior alone: {}.</source>
        <translation>Wat over {} bekend is, is alleen haar prior: {}.</translation>
    </message>
    <message>
        <source>The data alone determine {}; the priors decide the rest.</source>
        <translation>De gegevens alleen bepalen {}; de priors beslissen over de rest.</translation>
    </message>
    <message>
        <source>a prior allows no value {:g}</source>
        <translation>een prior laat geen waarde {:g} toe</translation>
    </message>
    <message>
        <source>{:g} % marginal, linearised in the logarithm, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, gelineariseerd in de logaritme, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{:g} % marginal, posterior along the profile, {}, n = {:g}, p = {}</source>
        <translation>{:g} % marginaal, posterior langs het profiel, {}, n = {:g}, p = {}</translation>
    </message>
    <message>
        <source>{}, with the priors</source>
        <translation>{}, met de priors</translation>
    </message>
    <message>
        <source>What was held back from the search, and what the values found predict of it.</source>
        <translation>Wat voor de zoektocht achtergehouden is, en wat de gevonden waarden ervan voorspellen.</translation>
    </message>
    <message>
        <source>its sensors stand in several files with times of their own; verified identification reads rows of one file</source>
        <translation>haar sensoren staan in meerdere bestanden met eigen tijden; geverifieerde identificatie leest rijen van één bestand</translation>
    </message>
    <message>
        <source>follows no unknown</source>
        <translation>volgt geen onbekende</translation>
    </message>
    <message>
        <source>{}, at the ends of the interval of {}</source>
        <translation>{}, aan de einden van het interval van {}</translation>
    </message>
    <message>
        <source>{} equals {}; no value is stated of it, since this answer has none of {} alone.</source>
        <translation>{} is gelijk aan {}; er wordt geen waarde van opgegeven, omdat dit antwoord er van {} alleen geen heeft.</translation>
    </message>
    <message>
        <source>to first order from the intervals that it follows ({})</source>
        <translation>in eerste orde uit de intervallen die hij volgt ({})</translation>
    </message>
    <message>
        <source>Where {} starts at rest depends on the unknown {}: state how uncertain it is (options.uncertainty, &quot;{}: 0.1&quot;).</source>
        <translation>Waar {} in rust begint, hangt af van de onbekende {}: geef op hoe onzeker die is (options.uncertainty, &quot;{}: 0.1&quot;).</translation>
    </message>
    <message>
        <source>The model {} has no state of rest under the first values of its inputs that its formulas determine (data.start).</source>
        <translation>Het model {} heeft onder de eerste waarden van zijn ingangen geen rusttoestand die zijn formules bepalen (data.start).</translation>
    </message>
    <message>
        <source>the constraint {}: {} is not among the unknowns</source>
        <translation>de nevenvoorwaarde {}: {} hoort niet bij de onbekenden</translation>
    </message>
    <message>
        <source>the constraint {} allows no value within the bounds of {}</source>
        <translation>de nevenvoorwaarde {} laat geen waarde toe binnen de grenzen van {}</translation>
    </message>
    <message>
        <source>the constraints {} and {} together allow no values within the bounds, or equality alone</source>
        <translation>de nevenvoorwaarden {} en {} laten samen binnen de grenzen geen waarden toe, of alleen gelijkheid</translation>
    </message>
    <message>
        <source>the constraint {} names an unknown on a logarithmic scale: it must be a ratio of two such unknowns (a &lt; 2*b) or a bound above 0 of one; choose scale = &quot;linear&quot; for others</source>
        <translation>de nevenvoorwaarde {} noemt een onbekende op een logaritmische schaal: het moet een verhouding van twee zulke onbekenden zijn (a &lt; 2*b) of een grens boven 0 van één; kies voor andere scale = &quot;linear&quot;</translation>
    </message>
    <message>
        <source>The start values {} do not satisfy {}: the search begins at the nearest that do, {}.</source>
        <translation>De startwaarden {} voldoen niet aan {}: de zoektocht begint bij de dichtstbijzijnde die dat wel doen, {}.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. The standard errors are those with the equality, the intervals those of the profile likelihood where it holds; they are wrong if it does not.</source>
        <translation>{} geldt bij het antwoord met gelijkheid: de gegevens alleen zouden het schenden. De standaardfouten zijn die met de gelijkheid, de intervallen die van de profielaannemelijkheid waar het geldt; ze zijn onjuist als het niet geldt.</translation>
    </message>
    <message>
        <source>{} holds with equality at the answer: the data alone would break it. Standard errors and intervals are those with the equality: too narrow where it does not hold exactly.</source>
        <translation>{} geldt bij het antwoord met gelijkheid: de gegevens alleen zouden het schenden. Standaardfouten en intervallen zijn die met de gelijkheid: te smal waar het niet precies geldt.</translation>
    </message>
    <message>
        <source>As far as the constraints allow no value is excluded by the data: {}.</source>
        <translation>Voor zover de nevenvoorwaarden het toelaten, wordt geen waarde door de gegevens uitgesloten: {}.</translation>
    </message>
    <message>
        <source>log L is higher by {:.2f} beside their answer than there</source>
        <translation>log L is naast hun antwoord {:.2f} hoger dan daar</translation>
    </message>
    <message>
        <source>simulations find no maximum of log L at their answer</source>
        <translation>simulaties vinden bij hun antwoord geen maximum van log L</translation>
    </message>
    <message>
        <source>The search ran on response surfaces of {} simulations.</source>
        <translation>De zoektocht liep op responsoppervlakken uit {} simulaties.</translation>
    </message>
    <message>
        <source> {} of {} experiments have no good one and were simulated.</source>
        <translation> {} van {} experimenten hebben geen goed oppervlak en zijn gesimuleerd.</translation>
    </message>
    <message>
        <source> Simulated at the answer, the log L of no experiment differs by more than {:.2g} from that on its surface.</source>
        <translation> Bij het antwoord gesimuleerd, wijkt log L van geen experiment meer dan {:.2g} af van die op zijn oppervlak.</translation>
    </message>
    <message>
        <source> At {} places on the way there, where log L is up to 30 lower, the two differ by at most {:.2g}.</source>
        <translation> Op {} plaatsen op de weg daarheen, waar log L tot 30 lager is, verschillen de twee hoogstens {:.2g}.</translation>
    </message>
    <message>
        <source> The maximum by simulation is {:.1g} standard errors from the answer.</source>
        <translation> Het maximum door simulatie ligt {:.1g} standaardfouten van het antwoord.</translation>
    </message>
    <message>
        <source>The intervals come from response surfaces: at their ends log L is at most {:.2g} off the simulated one.</source>
        <translation>De intervallen komen van responsoppervlakken: aan hun einden wijkt log L hoogstens {:.2g} af van de gesimuleerde.</translation>
    </message>
    <message>
        <source>The intervals were followed by simulation: at their ends on response surfaces log L was {:.2g} off the simulated one.</source>
        <translation>De intervallen zijn met simulatie gevolgd: aan hun einden op responsoppervlakken week log L {:.2g} af van de gesimuleerde.</translation>
    </message>
    <message>
        <source>The reference of {} of {} experiments is sampled on response surfaces; where it was simulated too it differs by at most {:.2g} standard deviations.</source>
        <translation>De referentie van {} van {} experimenten is op responsoppervlakken bemonsterd; waar ze ook gesimuleerd is, wijkt ze hoogstens {:.2g} standaardafwijkingen af.</translation>
    </message>
    <message>
        <source>The search was made by simulation, because its response surfaces were wrong: {}.</source>
        <translation>De zoektocht is met simulatie gedaan, omdat haar responsoppervlakken onjuist waren: {}.</translation>
    </message>
    <message>
        <source>The search was made by simulation: {}.</source>
        <translation>De zoektocht is met simulatie gedaan: {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments have no good response surface; the first: {}</source>
        <translation>{} van {} experimenten hebben geen goed responsoppervlak; het eerste: {}</translation>
    </message>
    <message>
        <source>over the whole box they are good to {:.2g}, where the output spreads by {:.2g} only</source>
        <translation>over het hele gebied zijn ze goed tot op {:.2g}, waar de uitgang maar {:.2g} spreidt</translation>
    </message>
    <message>
        <source>log L falls by {:.2f} on the response surfaces and by {:.2f} by simulation, from their answer to a place on the way to it</source>
        <translation>log L daalt {:.2f} op de responsoppervlakken en {:.2f} bij simulatie, van hun antwoord naar een plaats op de weg daarheen</translation>
    </message>
    <message>
        <source>response surfaces would cost more than they save a search of about {} evaluations</source>
        <translation>responsoppervlakken zouden meer kosten dan ze besparen bij een zoektocht van ongeveer {} evaluaties</translation>
    </message>
    <message>
        <source>on the response surfaces no distribution gives any experiment a density</source>
        <translation>op de responsoppervlakken geeft geen verdeling enig experiment een dichtheid</translation>
    </message>
    <message>
        <source>a surface of {} simulations misses others by {:.2g} % of the output&apos;s range</source>
        <translation>een oppervlak uit {} simulaties zit er bij andere {:.2g} % van het bereik van de uitgang naast</translation>
    </message>
    <message>
        <source>The given values do not satisfy {}.</source>
        <translation>De gegeven waarden voldoen niet aan {}.</translation>
    </message>
    <message>
        <source>{} without the causes found</source>
        <translation>{} zonder de gevonden oorzaken</translation>
    </message>
    <message>
        <source>{:g} % of the fit of all data at once; the filter lost its way</source>
        <translation>{:g} % van de aanpassing van alle gegevens ineens; het filter is verdwaald</translation>
    </message>
    <message>
        <source>From the start values the search had not converged, at {:.6g}: the answer, at {:.6g}, was found from elsewhere within the bounds.</source>
        <translation>Vanaf de startwaarden was de zoektocht niet geconvergeerd, bij {:.6g}: het antwoord, bij {:.6g}, is van elders binnen de grenzen gevonden.</translation>
    </message>
    <message>
        <source>None of {} points within the ranges can be simulated: {}</source>
        <translation>Geen van {} punten binnen de bereiken kan gesimuleerd worden: {}</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured, that of now {} %.</source>
        <translation>De voorgestelde start laat {} % (effectieve waarde) van de gemeten variatie over, de huidige {} %.</translation>
    </message>
    <message>
        <source>The start proposed leaves {} % (rms) of the variation measured; that of now cannot be simulated.</source>
        <translation>De voorgestelde start laat {} % (effectieve waarde) van de gemeten variatie over; de huidige kan niet gesimuleerd worden.</translation>
    </message>
    <message>
        <source>There the data tell every unknown.</source>
        <translation>Daar bepalen de gegevens elke onbekende.</translation>
    </message>
    <message>
        <source>There the data tell none of the unknowns.</source>
        <translation>Daar bepalen de gegevens geen van de onbekenden.</translation>
    </message>
    <message>
        <source>There the data do not tell all unknowns apart; with {} fixed they tell the others.</source>
        <translation>Daar onderscheiden de gegevens niet alle onbekenden; met {} vastgelegd bepalen ze de andere.</translation>
    </message>
    <message>
        <source>there are no unknowns to propose ranges for</source>
        <translation>er zijn geen onbekenden om bereiken voor voor te stellen</translation>
    </message>
    <message>
        <source>The model explains next to nothing of the variation of {}: these are values of one quantity with their scatter, or the data were read as something else than they are.</source>
        <translation>Het model verklaart bijna niets van de variatie van {}: dit zijn waarden van één grootheid met hun spreiding, of de gegevens zijn als iets anders gelezen dan ze zijn.</translation>
    </message>
    <message>
        <source>One cause may be that {} jumps between rows and is taken as a ramp there: if it is held from row to row, say so (data.interpolation = &quot;hold&quot;).</source>
        <translation>Eén oorzaak kan zijn dat {} tussen rijen springt en daar als helling wordt genomen: wordt de waarde van rij tot rij vastgehouden, geef dat dan op (data.interpolation = &quot;hold&quot;).</translation>
    </message>
    <message>
        <source>No stage jumped, but the answer lies at a bound.</source>
        <translation>Geen trap sprong, maar het antwoord ligt op een grens.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise of the stated size.</source>
        <translation>Geen trap sprong, maar wat het antwoord overlaat is geen ruis van de opgegeven grootte.</translation>
    </message>
    <message>
        <source>No stage jumped, but what the answer leaves is no noise.</source>
        <translation>Geen trap sprong, maar wat het antwoord overlaat is geen ruis.</translation>
    </message>
    <message>
        <source>Searches from elsewhere within the bounds end no lower: rather the model.</source>
        <translation>Zoektochten van elders binnen de grenzen eindigen niet lager: eerder het model.</translation>
    </message>
    <message>
        <source>The parts of the cross-validation: what is found without each, and whether it predicts it.</source>
        <translation>De delen van de kruisvalidatie: wat zonder elk deel gevonden wordt, en of het dit voorspelt.</translation>
    </message>
    <message>
        <source>equations that corrections can be added to</source>
        <translation>vergelijkingen waaraan correcties kunnen worden toegevoegd</translation>
    </message>
    <message>
        <source>states that it can restart from</source>
        <translation>toestanden van waaruit opnieuw begonnen kan worden</translation>
    </message>
    <message>
        <source>interval evaluation</source>
        <translation>intervalrekening</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>the {} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>the model {}</source>
        <translation>het model {}</translation>
    </message>
    <message>
        <source>{} needs {}, which {} does not offer ({} can use it)</source>
        <translation>{} heeft {} nodig, wat {} niet biedt (wel bruikbaar voor {})</translation>
    </message>
    <message>
        <source>the derivative by {} is not known: runs beside it have no answer</source>
        <translation>de afgeleide naar {} is niet bekend: simulaties ernaast hebben geen antwoord</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>start of {}</source>
        <translation>startwaarde van {}</translation>
    </message>
    <message>
        <source>{} equals an expression of itself</source>
        <translation>{} is gelijk aan een uitdrukking van zichzelf</translation>
    </message>
    <message>
        <source>{} follow each other in a circle</source>
        <translation>{} volgen elkaar in een kring</translation>
    </message>
    <message>
        <source>No process can be started here: {}</source>
        <translation>Hier kan geen proces gestart worden: {}</translation>
    </message>
    <message>
        <source>under bubblewrap: without network, writing to its own folder only</source>
        <translation>onder bubblewrap: zonder netwerk, schrijft alleen in de eigen map</translation>
    </message>
    <message>
        <source>under a filter of system calls and Landlock (bubblewrap does not work here): without network, writing to its own folder only, but it sees all other files and processes</source>
        <translation>onder een filter van systeemaanroepen en Landlock (bubblewrap werkt hier niet): zonder netwerk, schrijft alleen in de eigen map, maar ziet alle andere bestanden en processen</translation>
    </message>
    <message>
        <source>under a filter of system calls (bubblewrap does not work here): without network, but it may write where this account may</source>
        <translation>onder een filter van systeemaanroepen (bubblewrap werkt hier niet): zonder netwerk, maar mag schrijven waar dit account dat mag</translation>
    </message>
    <message>
        <source>not confined: neither bubblewrap nor seccomp works here</source>
        <translation>niet afgeschermd: bubblewrap noch seccomp werkt hier</translation>
    </message>
    <message>
        <source>No folder for temporary files can be made in {}: {}</source>
        <translation>In {} kan geen map voor tijdelijke bestanden gemaakt worden: {}</translation>
    </message>
    <message>
        <source>There is no command to start.</source>
        <translation>Er is geen opdracht om te starten.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine.</source>
        <translation>Er is geen programma {} op deze computer.</translation>
    </message>
    <message>
        <source>{} is no program that may be run; `chmod +x` makes it one.</source>
        <translation>{} is geen programma dat uitgevoerd mag worden; `chmod +x` maakt het ertoe.</translation>
    </message>
    <message>
        <source>This machine has no filter of system calls (seccomp).</source>
        <translation>Deze computer heeft geen filter van systeemaanroepen (seccomp).</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} kan niet geschreven worden: {}</translation>
    </message>
    <message>
        <source>There is no home folder in which it could be kept what is allowed.</source>
        <translation>Er is geen thuismap waarin bewaard kan worden wat toegestaan is.</translation>
    </message>
    <message>
        <source>{} has a line break in its name; give it another one.</source>
        <translation>{} heeft een regeleinde in zijn naam; geef het een andere.</translation>
    </message>
    <message>
        <source>, written by {}</source>
        <translation>, geschreven door {}</translation>
    </message>
    <message>
        <source> It has changed since it was allowed (SHA-256 {} then).</source>
        <translation> Het is gewijzigd sinds het toegestaan werd (toen SHA-256 {}).</translation>
    </message>
    <message>
        <source>The {} {} would run code of others on this machine{} (SHA-256 {}), and that has not been allowed.{} If you know where it comes from: --trust {} for this command, or `rigor trust {}` for this account.</source>
        <translation>In {} {} zit code van anderen die op deze computer zou draaien{} (SHA-256 {}), en dat is niet toegestaan.{} Als u weet waar het vandaan komt: --trust {} voor deze opdracht, of `rigor trust {}` voor dit account.</translation>
    </message>
    <message>
        <source>{} cannot be started: {}</source>
        <translation>{} kan niet gestart worden: {}</translation>
    </message>
    <message>
        <source>an entry of the FMU has no name</source>
        <translation>een onderdeel van de FMU heeft geen naam</translation>
    </message>
    <message>
        <source>a name in the FMU has {} letters ({}...); at most {} are read</source>
        <translation>een naam in de FMU heeft {} letters ({}...); hoogstens {} worden gelezen</translation>
    </message>
    <message>
        <source>the name {} in the FMU holds signs that no name has</source>
        <translation>de naam {} in de FMU bevat tekens die geen naam heeft</translation>
    </message>
    <message>
        <source>the FMU would write to {}, outside its own folder; it is not read</source>
        <translation>de FMU zou naar {} schrijven, buiten zijn eigen map; hij wordt niet gelezen</translation>
    </message>
    <message>
        <source>the name {} in the FMU has a backslash, which ZIP archives do not allow; pack it anew</source>
        <translation>de naam {} in de FMU heeft een backslash, die ZIP-archieven niet toestaan; pak hem opnieuw in</translation>
    </message>
    <message>
        <source>the name {} in the FMU is no plain path</source>
        <translation>de naam {} in de FMU is geen gewoon pad</translation>
    </message>
    <message>
        <source>{} in the FMU is a link; an FMU holds files only</source>
        <translation>{} in de FMU is een koppeling; een FMU bevat alleen bestanden</translation>
    </message>
    <message>
        <source>{} in the FMU is a device, not a file; an FMU holds files only</source>
        <translation>{} in de FMU is een apparaat, geen bestand; een FMU bevat alleen bestanden</translation>
    </message>
    <message>
        <source>the FMU is locked by a password; export it without one</source>
        <translation>de FMU is met een wachtwoord beveiligd; exporteer hem zonder</translation>
    </message>
    <message>
        <source>the part {} of the FMU unpacks to more than {} MB, which is not read</source>
        <translation>het deel {} van de FMU wordt uitgepakt groter dan {} MB, wat niet gelezen wordt</translation>
    </message>
    <message>
        <source>the FMU holds two files {}; which is meant cannot be told</source>
        <translation>de FMU bevat twee bestanden {}; welk van beide bedoeld is, is niet te zeggen</translation>
    </message>
    <message>
        <source>{} in the FMU is a file and a folder at once</source>
        <translation>{} in de FMU is tegelijk een bestand en een map</translation>
    </message>
    <message>
        <source>the FMU unpacks from {} kB to {} MB; more than {} MB are not believed of it</source>
        <translation>de FMU groeit bij het uitpakken van {} kB naar {} MB; meer dan {} MB wordt er niet van geloofd</translation>
    </message>
    <message>
        <source>{} of the FMU cannot be unpacked to {}; is the disk full?</source>
        <translation>{} van de FMU kan niet naar {} uitgepakt worden; is de schijf vol?</translation>
    </message>
    <message>
        <source>the modelIdentifier &quot;{}&quot; is no name of a library</source>
        <translation>de modelIdentifier “{}” is geen naam van een bibliotheek</translation>
    </message>
    <message>
        <source>the FMU is written for FMI &quot;{}&quot;; Rigor runs those of FMI 2.0 and 3.0, so export it as one of these</source>
        <translation>de FMU is geschreven voor FMI “{}”; Rigor draait die van FMI 2.0 en 3.0, dus exporteer hem als een daarvan</translation>
    </message>
    <message>
        <source>the FMU offers Scheduled Execution only; Rigor runs Co-Simulation and Model Exchange</source>
        <translation>de FMU biedt alleen Scheduled Execution; Rigor draait Co-Simulation en Model Exchange</translation>
    </message>
    <message>
        <source>the FMU offers neither Co-Simulation nor Model Exchange</source>
        <translation>de FMU biedt Co-Simulation noch Model Exchange</translation>
    </message>
    <message>
        <source>the step size {} s of the FMU is not above zero</source>
        <translation>de stapgrootte {} s van de FMU ligt niet boven nul</translation>
    </message>
    <message>
        <source>the FMU has the terminal {}; FMUs with terminals are not run here, so export it without</source>
        <translation>de FMU heeft de terminal {}; FMU’s met terminals worden hier niet gedraaid, dus exporteer hem zonder</translation>
    </message>
    <message>
        <source>the archive has no {}, which every FMU has</source>
        <translation>het archief heeft geen {}, dat elke FMU heeft</translation>
    </message>
    <message>
        <source>{} holds no binaries; Rigor on Linux needs {}</source>
        <translation>{} bevat geen binaire bestanden; Rigor op Linux heeft {} nodig</translation>
    </message>
    <message>
        <source>{} holds no {}.so in binaries/{}</source>
        <translation>{} bevat geen {}.so in binaries/{}</translation>
    </message>
    <message>
        <source>{} holds binaries for {} only; Rigor on Linux needs x86_64-linux</source>
        <translation>{} bevat alleen binaire bestanden voor {}; Rigor op Linux heeft x86_64-linux nodig</translation>
    </message>
    <message>
        <source>it needs the shared library {}, which is not on this machine</source>
        <translation>hij heeft de gedeelde bibliotheek {} nodig, die niet op deze computer staat</translation>
    </message>
    <message>
        <source>its library cannot be loaded: {}</source>
        <translation>zijn bibliotheek kan niet geladen worden: {}</translation>
    </message>
    <message>
        <source>its library has no function {}, which the standard asks for</source>
        <translation>zijn bibliotheek heeft geen functie {}, die de standaard voorschrijft</translation>
    </message>
    <message>
        <source>it refuses to be instantiated (a licence that is missing, resources)</source>
        <translation>hij laat zich niet instantiëren (een ontbrekende licentie, hulpbronnen)</translation>
    </message>
    <message>
        <source>{} returned {}</source>
        <translation>{} gaf {} terug</translation>
    </message>
    <message>
        <source>its output {} is not a finite number</source>
        <translation>zijn uitgang {} is geen eindig getal</translation>
    </message>
    <message>
        <source>it never sets its output {}</source>
        <translation>hij zet zijn uitgang {} nooit</translation>
    </message>
    <message>
        <source>it takes no step from here</source>
        <translation>hij doet vanaf hier geen stap</translation>
    </message>
    <message>
        <source>it wrote more numbers than it says that it has</source>
        <translation>hij schreef meer getallen dan hij zegt te hebben</translation>
    </message>
    <message>
        <source>it asks for room for {} numbers</source>
        <translation>hij vraagt ruimte voor {} getallen</translation>
    </message>
    <message>
        <source>it used up the memory it may have</source>
        <translation>hij heeft het geheugen dat hij mag hebben opgebruikt</translation>
    </message>
    <message>
        <source>{} wants to finish later, which is not waited for</source>
        <translation>{} wil later klaar zijn, en daarop wordt niet gewacht</translation>
    </message>
    <message>
        <source>its process gave no reason</source>
        <translation>zijn proces gaf geen reden op</translation>
    </message>
    <message>
        <source>its process was killed</source>
        <translation>zijn proces is geforceerd beëindigd</translation>
    </message>
    <message>
        <source>its process crashed ({})</source>
        <translation>zijn proces is gecrasht ({})</translation>
    </message>
    <message>
        <source>its process ended by itself (exit code {})</source>
        <translation>zijn proces is uit zichzelf geëindigd (afsluitcode {})</translation>
    </message>
    <message>
        <source>its own parameter values</source>
        <translation>zijn eigen parameterwaarden</translation>
    </message>
    <message>
        <source>{} and {} others</source>
        <translation>{} en {} andere</translation>
    </message>
    <message>
        <source> It says: {}</source>
        <translation> Hij zegt: {}</translation>
    </message>
    <message>
        <source>The program {}, which runs FMUs in a process of their own, is not beside Rigor&apos;s own ({}); install Rigor anew.</source>
        <translation>Het programma {}, dat FMU’s in een eigen proces draait, staat niet naast dat van Rigor zelf ({}); installeer Rigor opnieuw.</translation>
    </message>
    <message>
        <source>No process can be started for the FMU: {}</source>
        <translation>Voor de FMU kan geen proces gestart worden: {}</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} kan niet gelezen worden</translation>
    </message>
    <message>
        <source>{} has {} MB; FMUs of up to {} MB are read</source>
        <translation>{} heeft {} MB; FMU’s tot {} MB worden gelezen</translation>
    </message>
    <message>
        <source>{} offers Co-Simulation only; it cannot be run by interface = &quot;model-exchange&quot;.</source>
        <translation>{} biedt alleen Co-Simulation; met interface = &quot;model-exchange&quot; kan hij niet draaien.</translation>
    </message>
    <message>
        <source>{} is integrated by the stepper rk4 or dopri5; {} needs the equations of a model, which an FMU does not give.</source>
        <translation>{} wordt geïntegreerd met de integrator rk4 of dopri5; {} heeft de vergelijkingen van een model nodig, die een FMU niet geeft.</translation>
    </message>
    <message>
        <source>it was not ready within {} s</source>
        <translation>hij was niet klaar binnen {} s</translation>
    </message>
    <message>
        <source>its process answers what is no answer</source>
        <translation>zijn proces antwoordt iets wat geen antwoord is</translation>
    </message>
    <message>
        <source>{} cannot be run: {}.</source>
        <translation>{} kan niet draaien: {}.</translation>
    </message>
    <message>
        <source>{} failed at {} s with {}: {}.</source>
        <translation>{} mislukte op {} s met {}: {}.</translation>
    </message>
    <message>
        <source>Model Exchange (FMI {}), integrated by {}, in processes of their own, {}</source>
        <translation>Model Exchange (FMI {}), geïntegreerd met {}, in eigen processen, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step {} s, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), communicatiestap {} s, in eigen processen, {}</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication step a thousandth of the run, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), communicatiestap een duizendste van de simulatie, in eigen processen, {}</translation>
    </message>
    <message>
        <source>{} needs the tool that exported it ({}) to run; export it as an FMU that runs alone.</source>
        <translation>{} heeft om te draaien het programma nodig dat hem exporteerde ({}); exporteer hem als een FMU die zelfstandig draait.</translation>
    </message>
    <message>
        <source>the FMU has two parameters, inputs or outputs named {}</source>
        <translation>de FMU heeft twee parameters, ingangen of uitgangen met de naam {}</translation>
    </message>
    <message>
        <source>{} = {} is not a finite number</source>
        <translation>{} = {} is geen eindig getal</translation>
    </message>
    <message>
        <source>{} = {} is no whole number, and the FMU takes only these</source>
        <translation>{} = {} is geen geheel getal, en de FMU neemt alleen gehele getallen</translation>
    </message>
    <message>
        <source>{} = {} is outside of what the FMU can hold, {} to {}</source>
        <translation>{} = {} ligt buiten wat de FMU kan bevatten, {} tot {}</translation>
    </message>
    <message>
        <source>A run of {} s in steps of {} s would have more than {} rows.</source>
        <translation>Een simulatie van {} s in stappen van {} s zou meer dan {} rijen hebben.</translation>
    </message>
    <message>
        <source>the FMU has a variable without a name</source>
        <translation>de FMU heeft een variabele zonder naam</translation>
    </message>
    <message>
        <source>the FMU has two variables named {}</source>
        <translation>de FMU heeft twee variabelen met de naam {}</translation>
    </message>
    <message>
        <source>the variable {} has no legal valueReference ({})</source>
        <translation>de variabele {} heeft geen geldige valueReference ({})</translation>
    </message>
    <message>
        <source>the variable {} has the causality &quot;{}&quot;, which there is not</source>
        <translation>de variabele {} heeft de causality “{}”, die niet bestaat</translation>
    </message>
    <message>
        <source>the variable {} has no type that FMI 2.0 knows</source>
        <translation>de variabele {} heeft geen type dat FMI 2.0 kent</translation>
    </message>
    <message>
        <source>{} is a clock or follows one; FMUs with clocks (synchronous clocks of FMI 3.0) are not run here</source>
        <translation>{} is een klok of volgt er een; FMU’s met klokken (synchrone klokken van FMI 3.0) worden hier niet gedraaid</translation>
    </message>
    <message>
        <source>the variable {} has the type {}, which FMI 3.0 does not know</source>
        <translation>de variabele {} heeft het type {}, dat FMI 3.0 niet kent</translation>
    </message>
    <message>
        <source>the array {} has the size {}</source>
        <translation>de array {} heeft de grootte {}</translation>
    </message>
    <message>
        <source>{} says how large an array is; it keeps its value {} and is no parameter</source>
        <translation>{} zegt hoe groot een array is, houdt de waarde {} en is geen parameter</translation>
    </message>
    <message>
        <source>with {} the FMU has more than {} numbers, which are not read</source>
        <translation>met {} heeft de FMU meer dan {} getallen, die niet gelezen worden</translation>
    </message>
    <message>
        <source>the size of the array {} is no structural parameter with a start value</source>
        <translation>de grootte van de array {} is geen structurele parameter met een startwaarde</translation>
    </message>
    <message>
        <source>{} has {} start values for {} numbers</source>
        <translation>{} heeft {} startwaarden voor {} getallen</translation>
    </message>
    <message>
        <source>the start value {} of {} is not finite</source>
        <translation>de startwaarde {} van {} is niet eindig</translation>
    </message>
    <message>
        <source>{} has no start value and so is no parameter</source>
        <translation>{} heeft geen startwaarde en is dus geen parameter</translation>
    </message>
    <message>
        <source>{} of its variables are texts; they keep their start values</source>
        <translation>{} van zijn variabelen zijn teksten; ze houden hun startwaarden</translation>
    </message>
    <message>
        <source>the unit {} of {} is not known here: its values are not converted</source>
        <translation>de eenheid {} van {} is hier niet bekend: de waarden worden niet omgerekend</translation>
    </message>
    <message>
        <source>the FMU says that it has {} event indicators</source>
        <translation>de FMU zegt dat hij {} gebeurtenisindicatoren heeft</translation>
    </message>
    <message>
        <source>{} is no legal XML: {} (line {})</source>
        <translation>{} is geen geldige XML: {} (regel {})</translation>
    </message>
    <message>
        <source>{} has a document type (&lt;!DOCTYPE&gt;), which could hold entities that grow without end or read other files; it is not read</source>
        <translation>{} heeft een documenttype (&lt;!DOCTYPE&gt;), dat entiteiten kan bevatten die eindeloos groeien of andere bestanden lezen; het wordt niet gelezen</translation>
    </message>
    <message>
        <source>{} has more than {} elements, which are not read</source>
        <translation>{} heeft meer dan {} elementen, die niet gelezen worden</translation>
    </message>
    <message>
        <source>{} nests its elements deeper than {} levels; it is not read</source>
        <translation>{} nest zijn elementen dieper dan {} niveaus; het wordt niet gelezen</translation>
    </message>
    <message>
        <source>{} begins with &lt;{}&gt; where &lt;{}&gt; belongs</source>
        <translation>{} begint met &lt;{}&gt; waar &lt;{}&gt; hoort</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is no number</source>
        <translation>{} = “{}” is geen getal</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot; is neither true nor false</source>
        <translation>{} = “{}” is niet waar en niet onwaar</translation>
    </message>
    <message>
        <source>the start value &quot;{}&quot; of {} is no number</source>
        <translation>de startwaarde “{}” van {} is geen getal</translation>
    </message>
    <message>
        <source>the parameter set has a parameter without a name</source>
        <translation>de parameterset heeft een parameter zonder naam</translation>
    </message>
    <message>
        <source>{} has {} values in place of one</source>
        <translation>{} heeft {} waarden in plaats van één</translation>
    </message>
    <message>
        <source>the parameter set gives {} two values</source>
        <translation>de parameterset geeft {} twee waarden</translation>
    </message>
    <message>
        <source>The command runs without a shell, so nothing stands for {}...; put it into single quotes, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>De opdracht loopt zonder shell, dus voor {}... komt niets in de plaats; zet het tussen enkele aanhalingstekens, of schrijf command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>The command has a quote {} that is not closed.</source>
        <translation>De opdracht heeft een aanhalingsteken {} dat niet gesloten wordt.</translation>
    </message>
    <message>
        <source>The command ends with a backslash that stands for nothing.</source>
        <translation>De opdracht eindigt met een backslash die nergens voor staat.</translation>
    </message>
    <message>
        <source>The command runs without a shell, to which {} would be something to do; quote it, or write command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</source>
        <translation>De opdracht loopt zonder shell, die met {} iets zou doen; zet het tussen aanhalingstekens, of schrijf command = [&quot;sh&quot;, &quot;-c&quot;, &quot;...&quot;].</translation>
    </message>
    <message>
        <source>{} is {}; columns are counted from 1.</source>
        <translation>{} is {}; kolommen worden vanaf 1 geteld.</translation>
    </message>
    <message>
        <source>{} names no key of the JSON file, as &quot;results.time&quot; does.</source>
        <translation>{} noemt geen sleutel van het JSON-bestand, zoals &quot;results.time&quot; dat doet.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; must begin with ^, the begin of the line that it looks for.</source>
        <translation>Het patroon “{}” moet met ^ beginnen, het begin van de regel die het zoekt.</translation>
    </message>
    <message>
        <source>The pattern has {} bytes; it may have {}.</source>
        <translation>Het patroon heeft {} bytes; het mag er {} hebben.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; repeats too much: its length times the counts in braces may be {}. Use + or *.</source>
        <translation>Het patroon “{}” herhaalt te veel: zijn lengte maal de aantallen tussen accolades mag {} zijn. Gebruik + of *.</translation>
    </message>
    <message>
        <source>The pattern &quot;{}&quot; has no group: put the number into parentheses, as in &quot;^mass = (\S+)&quot;.</source>
        <translation>Het patroon “{}” heeft geen groep: zet het getal tussen haakjes, zoals in &quot;^mass = (\S+)&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no regular expression: {}.</source>
        <translation>“{}” is geen reguliere expressie: {}.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is &quot;first&quot; or &quot;last&quot;.</source>
        <translation>{} is “{}”; het is &quot;first&quot; of &quot;last&quot;.</translation>
    </message>
    <message>
        <source>[{}] does not say in which file the value is: file = &quot;out.csv&quot;, or &quot;stdout&quot;.</source>
        <translation>[{}] zegt niet in welk bestand de waarde staat: file = &quot;out.csv&quot;, of &quot;stdout&quot;.</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it is a file in the folder of the run, or stdout or stderr.</source>
        <translation>{} is “{}”; het is een bestand in de map van de simulatie, of stdout of stderr.</translation>
    </message>
    <message>
        <source>[{}] needs one of column (of a CSV file), key (of a JSON file) and pattern (of a line of text).</source>
        <translation>[{}] heeft een van column (van een CSV-bestand), key (van een JSON-bestand) en pattern (van een tekstregel) nodig.</translation>
    </message>
    <message>
        <source>{}: a line found by a pattern has no course over time; write the course as CSV or JSON.</source>
        <translation>{}: een regel die met een patroon gevonden wordt, heeft geen verloop over de tijd; schrijf het verloop als CSV of JSON.</translation>
    </message>
    <message>
        <source>{} goes with {} only.</source>
        <translation>{} hoort alleen bij {}.</translation>
    </message>
    <message>
        <source>a pattern, or a column without time,</source>
        <translation>een patroon of een kolom zonder tijd</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>a value without time</source>
        <translation>een waarde zonder tijd</translation>
    </message>
    <message>
        <source>There is no program {}.</source>
        <translation>Er is geen programma {}.</translation>
    </message>
    <message>
        <source>{} is a folder, no program.</source>
        <translation>{} is een map, geen programma.</translation>
    </message>
    <message>
        <source>{0} may not be run; `chmod +x {0}` makes it a program.</source>
        <translation>{0} mag niet uitgevoerd worden; `chmod +x {0}` maakt er een programma van.</translation>
    </message>
    <message>
        <source>There is no {} {}.</source>
        <translation>Er is geen {} {}.</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} kan niet gelezen worden: {}</translation>
    </message>
    <message>
        <source>{} is no file; name files one by one.</source>
        <translation>{} is geen bestand; noem bestanden één voor één.</translation>
    </message>
    <message>
        <source>With {} the files of a run have more than {} MiB, and each run has its own copy; let the program read large ones by their whole path.</source>
        <translation>Met {} hebben de bestanden van een simulatie meer dan {} MiB, en elke simulatie heeft een eigen kopie; laat het programma grote bestanden via hun volledige pad lezen.</translation>
    </message>
    <message>
        <source>command</source>
        <translation>opdracht</translation>
    </message>
    <message>
        <source>its files</source>
        <translation>zijn bestanden</translation>
    </message>
    <message>
        <source>The command `{}`, each run in a folder of its own, {}</source>
        <translation>De opdracht `{}`, elke simulatie in een eigen map, {}</translation>
    </message>
    <message>
        <source>The files of runs of {} that failed are in {}.</source>
        <translation>De bestanden van mislukte simulaties van {} staan in {}.</translation>
    </message>
    <message>
        <source>it took longer than the {} s that limit_s in {} allows</source>
        <translation>het duurde langer dan de {} s die limit_s in {} toestaat</translation>
    </message>
    <message>
        <source>it took longer than the {} s that a run may take (time_limit of the simulation)</source>
        <translation>het duurde langer dan de {} s die een simulatie mag duren (time_limit van de simulatie)</translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation>het is beëindigd door signaal {} ({})</translation>
    </message>
    <message>
        <source>it ended with exit code {}</source>
        <translation>het eindigde met afsluitcode {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands in {}: {}</source>
        <translation>“{}” staat in {}: {}</translation>
    </message>
    <message>
        <source>the run would have ended at {} s, outside {} to {} s</source>
        <translation>de simulatie zou op {} s geëindigd zijn, buiten {} tot {} s</translation>
    </message>
    <message>
        <source>[end]: {}</source>
        <translation>[end]: {}</translation>
    </message>
    <message>
        <source>the output {}: {}</source>
        <translation>de uitgang {}: {}</translation>
    </message>
    <message>
        <source>it wrote more than {} MiB to its standard output, in which something is looked for; let it write a file</source>
        <translation>het schreef meer dan {} MiB naar zijn standaarduitvoer, waarin iets gezocht wordt; laat het een bestand schrijven</translation>
    </message>
    <message>
        <source>{} failed: {}.</source>
        <translation>{} mislukte: {}.</translation>
    </message>
    <message>
        <source>{} failed with {}: {}.</source>
        <translation>{} mislukte met {}: {}.</translation>
    </message>
    <message>
        <source> It wrote &quot;{}&quot;.</source>
        <translation> Het schreef “{}”.</translation>
    </message>
    <message>
        <source> Its files are in {}.</source>
        <translation> Zijn bestanden staan in {}.</translation>
    </message>
    <message>
        <source>There is no table [program], which says what to run.</source>
        <translation>Er is geen tabel [program], die zegt wat uitgevoerd moet worden.</translation>
    </message>
    <message>
        <source>A file with a table [program] is a program, one with the key method is a study; this has both. Write the study into a file of its own, with model = &quot;program:...&quot;.</source>
        <translation>Een bestand met een tabel [program] is een programma, een met de sleutel method is een studie; dit heeft beide. Schrijf de studie in een eigen bestand, met model = &quot;program:...&quot;.</translation>
    </message>
    <message>
        <source>The program has no outputs: add [outputs.y] with the file and column, key or pattern by which y is read.</source>
        <translation>Het programma heeft geen uitgangen: voeg [outputs.y] toe met het bestand en column, key of pattern waarmee y gelezen wordt.</translation>
    </message>
    <message>
        <source>The name {} is taken already, by [{}] in line {}.</source>
        <translation>De naam {} is al in gebruik, door [{}] op regel {}.</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; of {} is not known; its values are not converted</source>
        <translation>de eenheid “{}” van {} is niet bekend; de waarden worden niet omgerekend</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0 s.</source>
        <translation>{} is {}; het moet boven 0 s liggen.</translation>
    </message>
    <message>
        <source>{} is {}; it is a whole number from 0 to 1000.</source>
        <translation>{} is {}; het is een geheel getal van 0 tot 1000.</translation>
    </message>
    <message>
        <source>{} is empty, which is in every text.</source>
        <translation>{} is leeg, en dat staat in elke tekst.</translation>
    </message>
    <message>
        <source>{} goes with word: it is where the word is looked for.</source>
        <translation>{} hoort bij word: het is waar het woord gezocht wordt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of an environment variable.</source>
        <translation>“{}” is geen naam van een omgevingsvariabele.</translation>
    </message>
    <message>
        <source>{} has a zero byte in it.</source>
        <translation>{} bevat een nulbyte.</translation>
    </message>
    <message>
        <source>template</source>
        <translation>sjabloon</translation>
    </message>
    <message>
        <source>file</source>
        <translation>bestand</translation>
    </message>
    <message>
        <source>The name {} is taken in the folder of a run; use another one.</source>
        <translation>De naam {} is in de map van een simulatie al in gebruik; gebruik een andere.</translation>
    </message>
    <message>
        <source>Two files would be {} in the folder of a run.</source>
        <translation>Twee bestanden zouden in de map van een simulatie {} zijn.</translation>
    </message>
    <message>
        <source>[program] has no command: command = &quot;./solver input.txt&quot;, or a list of its words.</source>
        <translation>[program] heeft geen opdracht: command = &quot;./solver input.txt&quot;, of een lijst van de woorden ervan.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>De opdracht is leeg.</translation>
    </message>
    <message>
        <source>A word of the command has a zero byte in it.</source>
        <translation>Een woord van de opdracht bevat een nulbyte.</translation>
    </message>
    <message>
        <source>What is run must be named; its first word has a placeholder.</source>
        <translation>Wat uitgevoerd wordt, moet genoemd zijn; het eerste woord ervan heeft een plaatshouder.</translation>
    </message>
    <message>
        <source>There is no program {0} on this machine; the one beside this file is &quot;./{0}&quot;.</source>
        <translation>Er is geen programma {0} op deze computer; dat naast dit bestand is &quot;./{0}&quot;.</translation>
    </message>
    <message>
        <source>There is no program {} on this machine; install it, or write where it lies.</source>
        <translation>Er is geen programma {} op deze computer; installeer het, of schrijf waar het staat.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of this file; name the program by its whole path.</source>
        <translation>“{}” verlaat de map van dit bestand; noem het programma met zijn volledige pad.</translation>
    </message>
    <message>
        <source>{{{{{}}}}} is no parameter, input or time of this program{}</source>
        <translation>{{{{{}}}}} is geen parameter, ingang of tijd van dit programma{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Bedoelde u {}?</translation>
    </message>
    <message>
        <source>; known are {}.</source>
        <translation>; bekend zijn {}.</translation>
    </message>
    <message>
        <source>The name of a file has no format of a number.</source>
        <translation>De naam van een bestand heeft geen getalnotatie.</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}}, so {0} changes nothing</source>
        <translation>geen sjabloon en geen woord van de opdracht heeft {{{{{0}}}}}, dus {0} verandert niets</translation>
    </message>
    <message>
        <source>no template and no word of the command has {{{{{0}}}}} or {{{{file:inputs}}}}, so the input {0} changes nothing</source>
        <translation>geen sjabloon en geen woord van de opdracht heeft {{{{{0}}}}} of {{{{file:inputs}}}}, dus de ingang {0} verandert niets</translation>
    </message>
    <message>
        <source>[end] is one number, the time at which a run ended by itself; it has no column of time.</source>
        <translation>[end] is één getal, de tijd waarop een simulatie uit zichzelf eindigde; het heeft geen tijdkolom.</translation>
    </message>
    <message>
        <source>{} is put there before the run, so it tells nothing of it; let the program write another file.</source>
        <translation>{} wordt daar vóór de simulatie neergezet en zegt er dus niets over; laat het programma een ander bestand schrijven.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file in the folder of this one or below it. What lies elsewhere the program may name by its whole path.</source>
        <translation>“{}” is geen bestand in de map van dit bestand of daaronder. Wat elders staat, mag het programma met het volledige pad noemen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no format of a number; write %.6e, %12.4f, %g or %d.</source>
        <translation>“{}” is geen getalnotatie; schrijf %.6e, %12.4f, %g of %d.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name of a parameter. For two braces themselves write {}.</source>
        <translation>“{}” is geen naam van een parameter. Schrijf voor twee accolades zelf {}.</translation>
    </message>
    <message>
        <source>{} is {}, which is no whole number, as the format {} asks</source>
        <translation>{} is {}, geen geheel getal, zoals de notatie {} vraagt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number</source>
        <translation>“{}” is geen getal</translation>
    </message>
    <message>
        <source>{} is no finite number</source>
        <translation>{} is geen eindig getal</translation>
    </message>
    <message>
        <source>{} has no line with names, so it has no column &quot;{}&quot;</source>
        <translation>{} heeft geen regel met namen, dus geen kolom “{}”</translation>
    </message>
    <message>
        <source>{} has no column &quot;{}&quot;; it has {}</source>
        <translation>{} heeft geen kolom “{}”; het heeft {}</translation>
    </message>
    <message>
        <source>{} has more than one column &quot;{}&quot;</source>
        <translation>{} heeft meer dan één kolom “{}”</translation>
    </message>
    <message>
        <source>the line has {} columns, and no column {}</source>
        <translation>de regel heeft {} kolommen, en geen kolom {}</translation>
    </message>
    <message>
        <source>{} has {} {} with a value; say which: take = &quot;first&quot; or &quot;last&quot;{}</source>
        <translation>{} heeft {} {} met een waarde; zeg welke: take = &quot;first&quot; of &quot;last&quot;{}</translation>
    </message>
    <message>
        <source>, or name the column of time</source>
        <translation>, of noem de tijdkolom</translation>
    </message>
    <message>
        <source>{} has no row of values</source>
        <translation>{} heeft geen rij met waarden</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rijen</translation>
    </message>
    <message>
        <source>the time {} comes after {}; times must not go back</source>
        <translation>de tijd {} komt na {}; tijden mogen niet teruglopen</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>een lijst van {}</translation>
    </message>
    <message>
        <source>a value only</source>
        <translation>alleen een waarde</translation>
    </message>
    <message>
        <source>no &quot;{}&quot;; {} is {}</source>
        <translation>geen “{}”; {} is {}</translation>
    </message>
    <message>
        <source>what there is at the top</source>
        <translation>wat er bovenaan staat</translation>
    </message>
    <message>
        <source>{} of {} is a list or has parts of its own, and is no number</source>
        <translation>{} van {} is een lijst of heeft eigen onderdelen, en is geen getal</translation>
    </message>
    <message>
        <source>{} of {} is {}, which is no number</source>
        <translation>{} van {} is {}, wat geen getal is</translation>
    </message>
    <message>
        <source>{} of {} is no finite number</source>
        <translation>{} van {} is geen eindig getal</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} heeft {}</translation>
    </message>
    <message>
        <source>{} of {} is no list, as a course over time is</source>
        <translation>{} van {} is geen lijst, zoals een verloop over de tijd is</translation>
    </message>
    <message>
        <source>{} of {} has {} values for {} times</source>
        <translation>{} van {} heeft {} waarden voor {} tijden</translation>
    </message>
    <message>
        <source>{} of {} is empty</source>
        <translation>{} van {} is leeg</translation>
    </message>
    <message>
        <source>in {} the time {} comes after {}; times must not go back</source>
        <translation>in {} komt de tijd {} na {}; tijden mogen niet teruglopen</translation>
    </message>
    <message>
        <source>{} has no line that fits &quot;{}&quot;</source>
        <translation>{} heeft geen regel die bij “{}” past</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>regels</translation>
    </message>
    <message>
        <source>{} goes from {} to {} s and does not reach {} s</source>
        <translation>{} loopt van {} tot {} s en bereikt {} s niet</translation>
    </message>
    <message>
        <source>{} has no row at {} s, and interpolate = false asks for one</source>
        <translation>{} heeft geen rij op {} s, en interpolate = false vraagt er een</translation>
    </message>
    <message>
        <source>it left no file {}</source>
        <translation>het liet geen bestand {} achter</translation>
    </message>
    <message>
        <source>{} is no file</source>
        <translation>{} is geen bestand</translation>
    </message>
    <message>
        <source>{} is a link that leaves the folder of the run</source>
        <translation>{} is een koppeling die de map van de simulatie verlaat</translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read</source>
        <translation>{} heeft {} bytes; hoogstens {} worden gelezen</translation>
    </message>
    <message>
        <source>{} is no JSON: {}</source>
        <translation>{} is geen JSON: {}</translation>
    </message>
    <message>
        <source>The input {} varies over the run, so {{{{{}}}}} is no number here; let the program read the file {{{{file:inputs}}}}.</source>
        <translation>De ingang {} varieert tijdens de simulatie, dus {{{{{}}}}} is hier geen getal; laat het programma het bestand {{{{file:inputs}}}} lezen.</translation>
    </message>
    <message>
        <source>{} is {}, which is no finite number</source>
        <translation>{} is {}, wat geen eindig getal is</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>een tabel</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>een datum of tijd</translation>
    </message>
    <message>
        <source>{} is {}; {} is expected.</source>
        <translation>{} is {}; verwacht wordt {}.</translation>
    </message>
    <message>
        <source>The text has {} bytes; the description of a program has at most {}.</source>
        <translation>De tekst heeft {} bytes; de beschrijving van een programma heeft er hoogstens {}.</translation>
    </message>
    <message>
        <source>The line has {} bytes; it may have {}. Break it.</source>
        <translation>De regel heeft {} bytes; hij mag er {} hebben. Breek hem af.</translation>
    </message>
    <message>
        <source>This text is damaged: it breaks off, or a value is none.</source>
        <translation>Deze tekst is beschadigd: hij breekt af, of een waarde is er geen.</translation>
    </message>
    <message>
        <source>the description of a program</source>
        <translation>de beschrijving van een programma</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no key of {}{}</source>
        <translation>“{}” is geen sleutel van {}{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>a text or a list of texts</source>
        <translation>een tekst of een lijst van teksten</translation>
    </message>
    <message>
        <source>{} is {}; a finite number is expected.</source>
        <translation>{} is {}; een eindig getal wordt verwacht.</translation>
    </message>
    <message>
        <source>{} is {}; it must be above 0.</source>
        <translation>{} is {}; het moet boven 0 liggen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no name: it begins with a letter, and has letters, digits, _ and . only.</source>
        <translation>“{}” is geen naam: die begint met een letter, en heeft alleen letters, cijfers, _ en .</translation>
    </message>
    <message>
        <source>{} stands for the time of a run; give this another name.</source>
        <translation>{} staat voor de tijd van een simulatie; geef dit een andere naam.</translation>
    </message>
    <message>
        <source>[{}] has no value.</source>
        <translation>[{}] heeft geen waarde.</translation>
    </message>
    <message>
        <source>{} has the limits {} to {}; the first must be the smaller one.</source>
        <translation>{} heeft de grenzen {} tot {}; de eerste moet de kleinste zijn.</translation>
    </message>
    <message>
        <source>{} is {}, outside its limits {} to {}.</source>
        <translation>{} is {}, buiten zijn grenzen {} tot {}.</translation>
    </message>
    <message>
        <source>The address {} cannot be used: {}</source>
        <translation>Het adres {} kan niet gebruikt worden: {}</translation>
    </message>
    <message>
        <source>behind a % there must be two hexadecimal digits.</source>
        <translation>achter een % moeten twee hexadecimale cijfers staan.</translation>
    </message>
    <message>
        <source>config is {}, which is no JSON object.</source>
        <translation>config is {}, wat geen JSON-object is.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; means nothing; behind the question mark there may be blocks=experiments and config=...</source>
        <translation>“{}” betekent niets; achter het vraagteken zijn toegestaan: blocks=experiments en config=...</translation>
    </message>
    <message>
        <source>model servers are reached by http only. Let a tunnel (ssh -L) bring the server to this machine, and name its end here.</source>
        <translation>modelservers zijn alleen via http bereikbaar. Haal de server met een tunnel (ssh -L) naar deze computer, en noem hier het eindpunt ervan.</translation>
    </message>
    <message>
        <source>it does not begin with http://.</source>
        <translation>het begint niet met http://.</translation>
    </message>
    <message>
        <source>it holds a blank; write %20.</source>
        <translation>het bevat een spatie; schrijf %20.</translation>
    </message>
    <message>
        <source>a # has no meaning in it.</source>
        <translation>een # heeft daarin geen betekenis.</translation>
    </message>
    <message>
        <source>a user and a password are not supported.</source>
        <translation>een gebruiker en een wachtwoord worden niet ondersteund.</translation>
    </message>
    <message>
        <source>the bracket of its host is not closed.</source>
        <translation>de haak van de host wordt niet gesloten.</translation>
    </message>
    <message>
        <source>behind the bracket a port is expected, as :4242.</source>
        <translation>achter de haak wordt een poort verwacht, zoals :4242.</translation>
    </message>
    <message>
        <source>it names no host.</source>
        <translation>het noemt geen host.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no port from 1 to 65535.</source>
        <translation>“{}” is geen poort van 1 tot 65535.</translation>
    </message>
    <message>
        <source>The request has no {}.</source>
        <translation>Het verzoek heeft geen {}.</translation>
    </message>
    <message>
        <source>{} is no list of numbers.</source>
        <translation>{} is geen lijst van getallen.</translation>
    </message>
    <message>
        <source>{} has {} numbers; {} are expected.</source>
        <translation>{} heeft {} getallen; {} worden verwacht.</translation>
    </message>
    <message>
        <source>{} holds {}, which is no number.</source>
        <translation>{} bevat {}, wat geen getal is.</translation>
    </message>
    <message>
        <source>{} is {}; whole numbers from 0 to {} are blocks.</source>
        <translation>{} is {}; gehele getallen van 0 tot {} zijn blokken.</translation>
    </message>
    <message>
        <source>A derivative has no finite value there.</source>
        <translation>Een afgeleide heeft daar geen eindige waarde.</translation>
    </message>
    <message>
        <source>input must be a list of one list of {} numbers.</source>
        <translation>input moet een lijst van één lijst van {} getallen zijn.</translation>
    </message>
    <message>
        <source>There is no {} here.</source>
        <translation>Er is hier geen {}.</translation>
    </message>
    <message>
        <source>{} has no {}.</source>
        <translation>{} heeft geen {}.</translation>
    </message>
    <message>
        <source>GET asks for /Info only; everything else is a POST.</source>
        <translation>GET vraagt alleen om /Info; al het andere is een POST.</translation>
    </message>
    <message>
        <source>The request is not JSON, near {}</source>
        <translation>Het verzoek is geen JSON, bij {}</translation>
    </message>
    <message>
        <source>The request is no JSON object.</source>
        <translation>Het verzoek is geen JSON-object.</translation>
    </message>
    <message>
        <source>There is no model {}; there is {}.</source>
        <translation>Er is geen model {}; er is {}.</translation>
    </message>
    <message>
        <source>config is no JSON object.</source>
        <translation>config is geen JSON-object.</translation>
    </message>
    <message>
        <source>config.describe is neither true nor false.</source>
        <translation>config.describe is niet waar en niet onwaar.</translation>
    </message>
    <message>
        <source>The model server {} {}</source>
        <translation>De modelserver {} {}</translation>
    </message>
    <message>
        <source>sent {} elsewhere (status {}, to {}), which is not followed. If that is the server, name it instead.</source>
        <translation>stuurde {} elders heen (status {}, naar {}), wat niet gevolgd wordt. Is dat de server, noem die dan.</translation>
    </message>
    <message>
        <source>refused {}: {}</source>
        <translation>weigerde {}: {}</translation>
    </message>
    <message>
        <source>answered {} with the status {}: {}</source>
        <translation>antwoordde op {} met de status {}: {}</translation>
    </message>
    <message>
        <source>answered {} with something that is not JSON, near {}</source>
        <translation>antwoordde op {} met iets wat geen JSON is, bij {}</translation>
    </message>
    <message>
        <source>answered {} with {}; an object is expected.</source>
        <translation>antwoordde op {} met {}; een object wordt verwacht.</translation>
    </message>
    <message>
        <source>is none of UM-Bridge: its Info names no protocolVersion.</source>
        <translation>is er geen van UM-Bridge: zijn Info noemt geen protocolVersion.</translation>
    </message>
    <message>
        <source>speaks version {} of the UM-Bridge protocol; version 1.0 is needed.</source>
        <translation>spreekt versie {} van het UM-Bridge-protocol; versie 1.0 is nodig.</translation>
    </message>
    <message>
        <source>lists no models in its Info.</source>
        <translation>noemt in zijn Info geen modellen.</translation>
    </message>
    <message>
        <source>lists {} among the names of its models.</source>
        <translation>noemt {} onder de namen van zijn modellen.</translation>
    </message>
    <message>
        <source>has no models.</source>
        <translation>heeft geen modellen.</translation>
    </message>
    <message>
        <source>has several models; name one behind its address: {}</source>
        <translation>heeft meerdere modellen; noem er een achter zijn adres: {}</translation>
    </message>
    <message>
        <source>has no model {}; it has {}</source>
        <translation>heeft geen model {}; hij heeft {}</translation>
    </message>
    <message>
        <source>does not say in its ModelInfo what it supports.</source>
        <translation>zegt in zijn ModelInfo niet wat hij ondersteunt.</translation>
    </message>
    <message>
        <source>does not support Evaluate.</source>
        <translation>ondersteunt Evaluate niet.</translation>
    </message>
    <message>
        <source>answered {} without the list {}.</source>
        <translation>antwoordde op {} zonder de lijst {}.</translation>
    </message>
    <message>
        <source>announces {} as the size of a block in {}; at most {} numbers are read.</source>
        <translation>kondigt {} aan als grootte van een blok in {}; hoogstens {} getallen worden gelezen.</translation>
    </message>
    <message>
        <source>announces {} numbers in {}; at most {} are read.</source>
        <translation>kondigt {} getallen aan in {}; hoogstens {} worden gelezen.</translation>
    </message>
    <message>
        <source>announces no number in {}.</source>
        <translation>kondigt geen getal aan in {}.</translation>
    </message>
    <message>
        <source>offers a description and gives none.</source>
        <translation>biedt een beschrijving aan en geeft er geen.</translation>
    </message>
    <message>
        <source>answered with {} in {}; a list of {} numbers is expected.</source>
        <translation>antwoordde met {} in {}; een lijst van {} getallen wordt verwacht.</translation>
    </message>
    <message>
        <source>answered with {} numbers in {}; {} were announced.</source>
        <translation>antwoordde met {} getallen in {}; {} waren aangekondigd.</translation>
    </message>
    <message>
        <source>answered with {} in {}[{}]; a number is expected.</source>
        <translation>antwoordde met {} in {}[{}]; een getal wordt verwacht.</translation>
    </message>
    <message>
        <source>answered Evaluate without the list output.</source>
        <translation>antwoordde op Evaluate zonder de lijst output.</translation>
    </message>
    <message>
        <source>answered Evaluate with {} blocks; {} were announced.</source>
        <translation>antwoordde op Evaluate met {} blokken; {} waren aangekondigd.</translation>
    </message>
    <message>
        <source>A form is no request; send JSON as application/json.</source>
        <translation>Een formulier is geen verzoek; stuur JSON als application/json.</translation>
    </message>
    <message>
        <source>The request has more than {} MB.</source>
        <translation>Het verzoek heeft meer dan {} MB.</translation>
    </message>
    <message>
        <source>The request cannot be understood (status {}).</source>
        <translation>Het verzoek is niet te begrijpen (status {}).</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Er is niet genoeg geheugen voor.</translation>
    </message>
    <message>
        <source>{} port {} cannot be listened at: {}. Another --port or --host may be free.</source>
        <translation>Op {} poort {} kan niet geluisterd worden: {}. Een andere --port of --host is misschien vrij.</translation>
    </message>
    <message>
        <source>answered in the encoding {}, which was not asked for.</source>
        <translation>antwoordde in de codering {}, waar niet om gevraagd was.</translation>
    </message>
    <message>
        <source>sent an answer of more than {} MB.</source>
        <translation>stuurde een antwoord van meer dan {} MB.</translation>
    </message>
    <message>
        <source>closed the connection after {} of {} bytes of its answer.</source>
        <translation>sloot de verbinding na {} van {} bytes van zijn antwoord.</translation>
    </message>
    <message>
        <source>answered with something that is not HTTP: {}</source>
        <translation>antwoordde met iets wat geen HTTP is: {}</translation>
    </message>
    <message>
        <source>sent a head of more than {} kB before its answer.</source>
        <translation>stuurde een kop van meer dan {} kB vóór zijn antwoord.</translation>
    </message>
    <message>
        <source>closed the connection without an answer.</source>
        <translation>sloot de verbinding zonder antwoord.</translation>
    </message>
    <message>
        <source>closed the connection within the head of its answer.</source>
        <translation>sloot de verbinding midden in de kop van zijn antwoord.</translation>
    </message>
    <message>
        <source>announced an answer of {} bytes.</source>
        <translation>kondigde een antwoord van {} bytes aan.</translation>
    </message>
    <message>
        <source>sent a piece of its answer without a length: {}</source>
        <translation>stuurde een stuk van zijn antwoord zonder lengte: {}</translation>
    </message>
    <message>
        <source>gave no whole answer within {:g} s (time_limit).</source>
        <translation>gaf binnen {:g} s geen volledig antwoord (time_limit).</translation>
    </message>
    <message>
        <source>cannot be reached: the host {} is not known ({}).</source>
        <translation>is niet bereikbaar: de host {} is niet bekend ({}).</translation>
    </message>
    <message>
        <source>cannot be reached: {}. Is the server running?</source>
        <translation>is niet bereikbaar: {}. Draait de server?</translation>
    </message>
    <message>
        <source>closed the connection before it took the request ({}).</source>
        <translation>sloot de verbinding voordat hij het verzoek aannam ({}).</translation>
    </message>
    <message>
        <source>The model {} declares no output; there is nothing to serve.</source>
        <translation>Het model {} declareert geen uitgang; er is niets om aan te bieden.</translation>
    </message>
    <message>
        <source>The model {} has no parameter; there is nothing to ask for.</source>
        <translation>Het model {} heeft geen parameter; er is niets om naar te vragen.</translation>
    </message>
    <message>
        <source>config.times is no list of at most {} times.</source>
        <translation>config.times is geen lijst van hoogstens {} tijden.</translation>
    </message>
    <message>
        <source>config.times holds {}; increasing numbers from {:g} s on are expected.</source>
        <translation>config.times bevat {}; toenemende getallen vanaf {:g} s worden verwacht.</translation>
    </message>
    <message>
        <source>config.times is empty.</source>
        <translation>config.times is leeg.</translation>
    </message>
    <message>
        <source>config.stop_time is {}; a number of seconds is expected, none before the last of config.times.</source>
        <translation>config.stop_time is {}; een aantal seconden wordt verwacht, niet vóór de laatste van config.times.</translation>
    </message>
    <message>
        <source>config.run is neither true nor false.</source>
        <translation>config.run is niet waar en niet onwaar.</translation>
    </message>
    <message>
        <source>config.inputs is no object of name: number.</source>
        <translation>config.inputs is geen object van naam: getal.</translation>
    </message>
    <message>
        <source>config.inputs names {}, which is no input of {}.</source>
        <translation>config.inputs noemt {}, dat geen ingang van {} is.</translation>
    </message>
    <message>
        <source>config.inputs.{} is {}; a number is expected, inputs are held constant.</source>
        <translation>config.inputs.{} is {}; een getal wordt verwacht, ingangen worden constant gehouden.</translation>
    </message>
    <message>
        <source>The run ended at {:g} s, before {:g} s (config.times).</source>
        <translation>De simulatie eindigde op {:g} s, vóór {:g} s (config.times).</translation>
    </message>
    <message>
        <source>{} has no finite value.</source>
        <translation>{} heeft geen eindige waarde.</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} to {}.</source>
        <translation>{} = {}: het model staat {} tot {} toe.</translation>
    </message>
    <message>
        <source>config.{} is not known; there are describe, {}.</source>
        <translation>config.{} is niet bekend; er zijn describe, {}.</translation>
    </message>
    <message>
        <source>describes itself wrongly: {} does not fit the rest.</source>
        <translation>beschrijft zichzelf verkeerd: {} past niet bij de rest.</translation>
    </message>
    <message>
        <source>those of ApplyJacobian</source>
        <translation>die van ApplyJacobian</translation>
    </message>
    <message>
        <source>those of Gradient</source>
        <translation>die van Gradient</translation>
    </message>
    <message>
        <source>differences of its values</source>
        <translation>verschillen van zijn waarden</translation>
    </message>
    <message>
        <source>The model is served by UM-Bridge 1.0 at {} (input blocks: {}; output blocks: {}); its derivatives are {}.</source>
        <translation>Het model wordt via UM-Bridge 1.0 aangeboden op {} (ingangsblokken: {}; uitgangsblokken: {}); zijn afgeleiden zijn {}.</translation>
    </message>
    <message>
        <source>was not asked, because {} is not a finite number.</source>
        <translation>is niet gevraagd, omdat {} geen eindig getal is.</translation>
    </message>
    <message>
        <source>does not say how its run ended.</source>
        <translation>zegt niet hoe zijn simulatie eindigde.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Biedt</translation>
    </message>
    <message>
        <source>announces {} outputs; at most {} are read.</source>
        <translation>kondigt {} uitgangen aan; hoogstens {} worden gelezen.</translation>
    </message>
    <message>
        <source>{} serves a model, not a study: blocks=experiments has no effect.</source>
        <translation>{} biedt een model aan, geen studie: blocks=experiments heeft geen effect.</translation>
    </message>
    <message>
        <source>has the output blocks 1 to {}; {} is {:g}. Which one an experiment is, its data state as a condition.</source>
        <translation>heeft de uitgangsblokken 1 tot {}; {} is {:g}. Welk blok een experiment is, geven zijn gegevens als conditie op.</translation>
    </message>
    <message>
        <source>has no value of experiment {} at the times asked for, {:g} s to {:g} s: it was measured at others.</source>
        <translation>heeft geen waarde van experiment {} op de gevraagde tijden, {:g} s tot {:g} s: het is op andere gemeten.</translation>
    </message>
    <message>
        <source>holds its inputs constant, but {} moves.</source>
        <translation>houdt zijn ingangen constant, maar {} beweegt.</translation>
    </message>
    <message>
        <source>the file is damaged or cut, or no FMU at all: an FMU is a ZIP archive, and it cannot be opened as one ({}); copy or export it anew</source>
        <translation>het bestand is beschadigd of afgekapt, of helemaal geen FMU: een FMU is een ZIP-archief, en als zodanig kan het niet geopend worden ({}); kopieer of exporteer het opnieuw</translation>
    </message>
    <message>
        <source>the archive has {} entries; at most {} are read of an FMU</source>
        <translation>het archief heeft {} onderdelen; van een FMU worden er hoogstens {} gelezen</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} is missing</source>
        <translation>de FMU is beschadigd: zijn deel {} ontbreekt</translation>
    </message>
    <message>
        <source>the FMU is damaged: its part {} cannot be unpacked ({})</source>
        <translation>de FMU is beschadigd: zijn deel {} kan niet uitgepakt worden ({})</translation>
    </message>
    <message>
        <source>the FMU is damaged or cut: its part {} cannot be unpacked behind {} bytes ({}); copy or export it anew</source>
        <translation>de FMU is beschadigd of afgekapt: zijn deel {} kan voorbij {} bytes niet uitgepakt worden ({}); kopieer of exporteer hem opnieuw</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>server</source>
        <translation>server</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versie</translation>
    </message>
    <message>
        <source>on</source>
        <translation>op</translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licentie</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>auteursrecht</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>soort</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>bevat</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>variabelen</translation>
    </message>
    <message>
        <source>no answer within {} s (simulation.time_limit)</source>
        <translation>geen antwoord binnen {} s (simulation.time_limit)</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line.</source>
        <translation>{} wordt in zijn regel niet door {} gesloten.</translation>
    </message>
    <message>
        <source>{} is not closed by {} in its line. For the braces themselves write {}.</source>
        <translation>{} wordt in zijn regel niet door {} gesloten. Schrijf voor de accolades zelf {}.</translation>
    </message>
    <message>
        <source>Co-Simulation (FMI {}), communication at the output times, in processes of their own, {}</source>
        <translation>Co-Simulation (FMI {}), communicatie op de uitvoertijden, in eigen processen, {}</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>omgeving</translation>
    </message>
</context>
<context>
    <name>Model text</name>
    <message>
        <source>This file has {} bytes; a model text has at most {}.</source>
        <translation>Dit bestand heeft {} bytes; een modeltekst heeft er hoogstens {}.</translation>
    </message>
    <message>
        <source>This is a folder, not a model.</source>
        <translation>Dit is een map, geen model.</translation>
    </message>
    <message>
        <source>The model cannot be opened; does the file exist and may it be read?</source>
        <translation>Het model kan niet geopend worden; bestaat het bestand en mag het gelezen worden?</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>een enkele waarde</translation>
    </message>
    <message>
        <source>a vector of {}</source>
        <translation>een vector van {}</translation>
    </message>
    <message>
        <source>a {} x {} matrix</source>
        <translation>een {} x {}-matrix</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}{}</source>
        <translation>{} is {}, {} is {}{}</translation>
    </message>
    <message>
        <source>; .{} works on every element.</source>
        <translation>; .{} werkt op elk element.</translation>
    </message>
    <message>
        <source>{} is {}, {} is {}; their product does not exist.</source>
        <translation>{} is {}, {} is {}; hun product bestaat niet.</translation>
    </message>
    <message>
        <source>Single values are compared, not vectors.</source>
        <translation>Enkele waarden worden vergeleken, geen vectoren.</translation>
    </message>
    <message>
        <source>{} compares numbers.</source>
        <translation>{} vergelijkt getallen.</translation>
    </message>
    <message>
        <source>{} between Real numbers is refused: rounding decides it. Compare by &lt;= or &gt;=, or use an Integer mode that a when changes.</source>
        <translation>{} tussen reële getallen is niet toegestaan: de afronding zou beslissen. Vergelijk met &lt;= of &gt;=, of gebruik een Integer-modus die een when verandert.</translation>
    </message>
    <message>
        <source>What stands before and</source>
        <translation>Wat vóór and staat</translation>
    </message>
    <message>
        <source>What stands before or</source>
        <translation>Wat vóór or staat</translation>
    </message>
    <message>
        <source>What stands behind and</source>
        <translation>Wat achter and staat</translation>
    </message>
    <message>
        <source>What stands behind or</source>
        <translation>Wat achter or staat</translation>
    </message>
    <message>
        <source>{} needs numbers; this is true or false.</source>
        <translation>{} vraagt getallen; dit is waar of onwaar.</translation>
    </message>
    <message>
        <source>This is {}; / divides by single values, ./ element by element.</source>
        <translation>Dit is {}; / deelt door enkele waarden, ./ element voor element.</translation>
    </message>
    <message>
        <source>This divides by zero.</source>
        <translation>Dit deelt door nul.</translation>
    </message>
    <message>
        <source>^ raises single values; .^ works element by element.</source>
        <translation>^ verheft enkele waarden; .^ werkt element voor element.</translation>
    </message>
    <message>
        <source>{} takes {} to {} arguments, not {}.</source>
        <translation>{} neemt {} tot {} argumenten, niet {}.</translation>
    </message>
    <message>
        <source>lag is not a function here; write a state instead: der(U) = (u - U)/tau;</source>
        <translation>lag is hier geen functie; schrijf in plaats daarvan een toestand: der(U) = (u - U)/tau;</translation>
    </message>
    <message>
        <source>{} is not part of this language.</source>
        <translation>{} hoort niet bij deze taal.</translation>
    </message>
    <message>
        <source>{} is a variable, not a function; a product needs *, an element of an array [ ].</source>
        <translation>{} is een variabele, geen functie; een product vraagt *, een element van een array [ ].</translation>
    </message>
    <message>
        <source>There is no function {}.{}</source>
        <translation>Er is geen functie {}.{}</translation>
    </message>
    <message>
        <source>{} takes a number; this is true or false.</source>
        <translation>{} neemt een getal; dit is waar of onwaar.</translation>
    </message>
    <message>
        <source>The second argument</source>
        <translation>Het tweede argument</translation>
    </message>
    <message>
        <source>The argument of log10</source>
        <translation>Het argument van log10</translation>
    </message>
    <message>
        <source>The argument of ceil</source>
        <translation>Het argument van ceil</translation>
    </message>
    <message>
        <source>mod takes two single numbers.</source>
        <translation>mod neemt twee enkele getallen.</translation>
    </message>
    <message>
        <source>{} takes two single values or one vector.</source>
        <translation>{} neemt twee enkele waarden of één vector.</translation>
    </message>
    <message>
        <source>{} takes numbers.</source>
        <translation>{} neemt getallen.</translation>
    </message>
    <message>
        <source>der has no meaning inside a function.</source>
        <translation>der heeft in een functie geen betekenis.</translation>
    </message>
    <message>
        <source>der takes the name of a variable; give {} a name of its own.</source>
        <translation>der neemt de naam van een variabele; geef {} een eigen naam.</translation>
    </message>
    <message>
        <source>{} is {}; der needs a variable that an equation moves.</source>
        <translation>{} is {}; der vraagt een variabele die door een vergelijking bewogen wordt.</translation>
    </message>
    <message>
        <source>an input</source>
        <translation>een ingang</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>een constante</translation>
    </message>
    <message>
        <source>set by a when</source>
        <translation>door een when gezet</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>een parameter</translation>
    </message>
    <message>
        <source>{} is not a Real and has no derivative.</source>
        <translation>{} is geen Real en heeft geen afgeleide.</translation>
    </message>
    <message>
        <source>A size</source>
        <translation>Een grootte</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000.</source>
        <translation>Een grootte ligt tussen 1 en 100000.</translation>
    </message>
    <message>
        <source>{} has no size; it is a single value.</source>
        <translation>{} heeft geen grootte; het is een enkele waarde.</translation>
    </message>
    <message>
        <source>The dimension</source>
        <translation>De dimensie</translation>
    </message>
    <message>
        <source>{} is {}; it has no dimension {}.</source>
        <translation>{} is {}; het heeft geen dimensie {}.</translation>
    </message>
    <message>
        <source>fill repeats a single value.</source>
        <translation>fill herhaalt een enkele waarde.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 1000 here.</source>
        <translation>Een grootte ligt hier tussen 1 en 1000.</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>De eerste waarde</translation>
    </message>
    <message>
        <source>The last value</source>
        <translation>De laatste waarde</translation>
    </message>
    <message>
        <source>The number of values</source>
        <translation>Het aantal waarden</translation>
    </message>
    <message>
        <source>linspace gives between 2 and 100000 values.</source>
        <translation>linspace geeft tussen 2 en 100000 waarden.</translation>
    </message>
    <message>
        <source>transpose takes a matrix; this is {}.</source>
        <translation>transpose neemt een matrix; dit is {}.</translation>
    </message>
    <message>
        <source>cross takes two vectors of 3.</source>
        <translation>cross neemt twee vectoren van 3.</translation>
    </message>
    <message>
        <source>The argument of length</source>
        <translation>Het argument van length</translation>
    </message>
    <message>
        <source>There are two functions {}.</source>
        <translation>Er zijn twee functies {}.</translation>
    </message>
    <message>
        <source>{} is declared twice, first in line {}.</source>
        <translation>{} is tweemaal gedeclareerd, eerst op regel {}.</translation>
    </message>
    <message>
        <source>time is the name of the time; a variable needs another name.</source>
        <translation>time is de naam van de tijd; een variabele heeft een andere naam nodig.</translation>
    </message>
    <message>
        <source>The size of {} depends on {} itself.</source>
        <translation>De grootte van {} hangt af van {} zelf.</translation>
    </message>
    <message>
        <source>The size : of {} needs a value to be taken from.</source>
        <translation>De grootte : van {} vraagt een waarde waaruit ze volgt.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, its value {}.</source>
        <translation>{} heeft {} dimensies, de waarde {}.</translation>
    </message>
    <message>
        <source>The size of an array</source>
        <translation>De grootte van een array</translation>
    </message>
    <message>
        <source>The size of an array is at least 1; here it is {}.</source>
        <translation>De grootte van een array is minstens 1; hier is ze {}.</translation>
    </message>
    <message>
        <source>The variables of a model have at most {} elements.</source>
        <translation>De variabelen van een model hebben hoogstens {} elementen.</translation>
    </message>
    <message>
        <source>{} is a number, this is true or false.</source>
        <translation>{} is een getal, dit is waar of onwaar.</translation>
    </message>
    <message>
        <source>{} is true or false, this is a number.</source>
        <translation>{} is waar of onwaar, dit is een getal.</translation>
    </message>
    <message>
        <source>{} is an Integer; this value may have a fraction.</source>
        <translation>{} is een Integer; deze waarde kan decimalen hebben.</translation>
    </message>
    <message>
        <source>{} is {}, this value is {}.</source>
        <translation>{} is {}, deze waarde is {}.</translation>
    </message>
    <message>
        <source>The constant {} has no value; write = and the value.</source>
        <translation>De constante {} heeft geen waarde; schrijf = en de waarde.</translation>
    </message>
    <message>
        <source>The parameter {} has no value; write = and the value.</source>
        <translation>De parameter {} heeft geen waarde; schrijf = en de waarde.</translation>
    </message>
    <message>
        <source>A unit is a text in quotes, as in unit=&quot;m/s&quot;.</source>
        <translation>Een eenheid is een tekst tussen aanhalingstekens, zoals in unit=&quot;m/s&quot;.</translation>
    </message>
    <message>
        <source>The unit {} is not known.</source>
        <translation>De eenheid {} is niet bekend.</translation>
    </message>
    <message>
        <source>The unit {} is not understood: {}.</source>
        <translation>De eenheid {} wordt niet begrepen: {}.</translation>
    </message>
    <message>
        <source>{} belongs into a when.</source>
        <translation>{} hoort in een when.</translation>
    </message>
    <message>
        <source>This is a value, not an equation; = is missing.</source>
        <translation>Dit is een waarde, geen vergelijking; = ontbreekt.</translation>
    </message>
    <message>
        <source>One side of this equation is a number, the other true or false.</source>
        <translation>De ene kant van deze vergelijking is een getal, de andere waar of onwaar.</translation>
    </message>
    <message>
        <source>The left side of this equation is {}, the right side {}.</source>
        <translation>De linkerkant van deze vergelijking is {}, de rechterkant {}.</translation>
    </message>
    <message>
        <source>(a, b) = ... needs a function with several results on its right.</source>
        <translation>(a, b) = ... vraagt rechts een functie met meer resultaten.</translation>
    </message>
    <message>
        <source>{} gives {} results, {} are asked for.</source>
        <translation>{} geeft {} resultaten, er worden er {} gevraagd.</translation>
    </message>
    <message>
        <source>The condition of if</source>
        <translation>De voorwaarde van if</translation>
    </message>
    <message>
        <source>A when cannot stand inside an if.</source>
        <translation>Een when kan niet binnen een if staan.</translation>
    </message>
    <message>
        <source>An if between equations needs an else with the same equations.</source>
        <translation>Een if tussen vergelijkingen vraagt een else met dezelfde vergelijkingen.</translation>
    </message>
    <message>
        <source>The branches of this if have {} and {} equations; each must have the same ones.</source>
        <translation>De takken van deze if hebben {} en {} vergelijkingen; elke moet dezelfde hebben.</translation>
    </message>
    <message>
        <source>A loop runs over a range such as 1:n or a list of whole numbers.</source>
        <translation>Een lus loopt over een bereik zoals 1:n of een lijst van gehele getallen.</translation>
    </message>
    <message>
        <source>The numbers of a loop must be known when the model is compiled.</source>
        <translation>De getallen van een lus moeten bij het compileren van het model bekend zijn.</translation>
    </message>
    <message>
        <source>The first number of a range</source>
        <translation>Het eerste getal van een bereik</translation>
    </message>
    <message>
        <source>The last number of a range</source>
        <translation>Het laatste getal van een bereik</translation>
    </message>
    <message>
        <source>The step of a range</source>
        <translation>De stap van een bereik</translation>
    </message>
    <message>
        <source>The step of a range cannot be 0.</source>
        <translation>De stap van een bereik kan niet 0 zijn.</translation>
    </message>
    <message>
        <source>This range has more than {} numbers.</source>
        <translation>Dit bereik heeft meer dan {} getallen.</translation>
    </message>
    <message>
        <source>{} needs the name of one variable here.</source>
        <translation>{} vraagt hier de naam van één variabele.</translation>
    </message>
    <message>
        <source>The limit of atLeast</source>
        <translation>De grens van atLeast</translation>
    </message>
    <message>
        <source>A when cannot stand inside another.</source>
        <translation>Een when kan niet binnen een andere staan.</translation>
    </message>
    <message>
        <source>A when</source>
        <translation>Een when</translation>
    </message>
    <message>
        <source>terminate takes a text in quotes that says why.</source>
        <translation>terminate neemt een tekst tussen aanhalingstekens die zegt waarom.</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>De nieuwe waarde</translation>
    </message>
    <message>
        <source>{} is {}; a when cannot set it.</source>
        <translation>{} is {}; een when kan dat niet zetten.</translation>
    </message>
    <message>
        <source>A when sets one number at a time; this is {}.</source>
        <translation>Een when zet één getal tegelijk; dit is {}.</translation>
    </message>
    <message>
        <source>{} is {}; this value is of another kind.</source>
        <translation>{} is {}; deze waarde is van een andere soort.</translation>
    </message>
    <message>
        <source>an Integer</source>
        <translation>een Integer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>{} is set twice in this when.</source>
        <translation>{} wordt in deze when tweemaal gezet.</translation>
    </message>
    <message>
        <source>The condition of when</source>
        <translation>De voorwaarde van when</translation>
    </message>
    <message>
        <source>This condition is nested too deeply.</source>
        <translation>Deze voorwaarde is te diep genest.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, this model is too large (more than {} steps).</source>
        <translation>Met uitgeschreven lussen, arrays en functies is dit model te groot (meer dan {} stappen).</translation>
    </message>
    <message>
        <source>What follows not</source>
        <translation>Wat op not volgt</translation>
    </message>
    <message>
        <source>A text in quotes is not a value.</source>
        <translation>Een tekst tussen aanhalingstekens is geen waarde.</translation>
    </message>
    <message>
        <source>This range is empty.</source>
        <translation>Dit bereik is leeg.</translation>
    </message>
    <message>
        <source>: stands for all elements only as a subscript.</source>
        <translation>: staat alleen als index voor alle elementen.</translation>
    </message>
    <message>
        <source>(a, b) stands only to the left of a function call; a list is {{a, b}}.</source>
        <translation>(a, b) staat alleen links van een functieaanroep; een lijst is {{a, b}}.</translation>
    </message>
    <message>
        <source>This is true or false and has no sign; use not.</source>
        <translation>Dit is waar of onwaar en heeft geen teken; gebruik not.</translation>
    </message>
    <message>
        <source>{} has no value yet.</source>
        <translation>{} heeft nog geen waarde.</translation>
    </message>
    <message>
        <source>A function sees its arguments and the constants of the model; pass {} as an argument.</source>
        <translation>Een functie ziet haar argumenten en de constanten van het model; geef {} als argument mee.</translation>
    </message>
    <message>
        <source>A function sees its arguments only; pass time as an argument.</source>
        <translation>Een functie ziet alleen haar argumenten; geef time als argument mee.</translation>
    </message>
    <message>
        <source>{} is not declared.{}</source>
        <translation>{} is niet gedeclareerd.{}</translation>
    </message>
    <message>
        <source>{} gets its new value in this when; write pre({}) for the value before.</source>
        <translation>{} krijgt de nieuwe waarde in deze when; schrijf pre({}) voor de vorige.</translation>
    </message>
    <message>
        <source>{} is a single value and has no elements.</source>
        <translation>{} is een enkele waarde en heeft geen elementen.</translation>
    </message>
    <message>
        <source>{} has {} dimensions, {} subscripts are given.</source>
        <translation>{} heeft {} dimensies, er zijn {} indices gegeven.</translation>
    </message>
    <message>
        <source>A subscript is a whole number or a range of them.</source>
        <translation>Een index is een geheel getal of een bereik daarvan.</translation>
    </message>
    <message>
        <source>A subscript must be known when the model is compiled.</source>
        <translation>Een index moet bij het compileren van het model bekend zijn.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}; {} is outside.</source>
        <translation>{} heeft de elementen 1 tot {}; {} ligt erbuiten.</translation>
    </message>
    <message>
        <source>The elements of this array differ in size.</source>
        <translation>De elementen van deze array verschillen in grootte.</translation>
    </message>
    <message>
        <source>Numbers and truth values cannot stand in one array.</source>
        <translation>Getallen en waarheidswaarden kunnen niet in één array staan.</translation>
    </message>
    <message>
        <source>Arrays have one or two dimensions here.</source>
        <translation>Arrays hebben hier één of twee dimensies.</translation>
    </message>
    <message>
        <source>An array has at most {} elements.</source>
        <translation>Een array heeft hoogstens {} elementen.</translation>
    </message>
    <message>
        <source>This array has no elements.</source>
        <translation>Deze array heeft geen elementen.</translation>
    </message>
    <message>
        <source>The branches of this if are {} and {}.</source>
        <translation>De takken van deze if zijn {} en {}.</translation>
    </message>
    <message>
        <source>The branches of this if are a number and a truth value.</source>
        <translation>De takken van deze if zijn een getal en een waarheidswaarde.</translation>
    </message>
    <message>
        <source>{} must be one truth value; this is {}.</source>
        <translation>{} moet één waarheidswaarde zijn; dit is {}.</translation>
    </message>
    <message>
        <source>{} must be true or false, such as a &lt; b; this is a number.</source>
        <translation>{} moet waar of onwaar zijn, zoals a &lt; b; dit is een getal.</translation>
    </message>
    <message>
        <source>{} must be one number; this is {}.</source>
        <translation>{} moet één getal zijn; dit is {}.</translation>
    </message>
    <message>
        <source>{} must be a number; this is true or false.</source>
        <translation>{} moet een getal zijn; dit is waar of onwaar.</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers, constants and Integer parameters.</source>
        <translation>{} moet bij het compileren van het model bekend zijn: getallen, constanten en Integer-parameters.</translation>
    </message>
    <message>
        <source>{} must be a whole number; this is {}.</source>
        <translation>{} moet een geheel getal zijn; dit is {}.</translation>
    </message>
    <message>
        <source>{} is {}; this is {}.</source>
        <translation>{} is {}; dit is {}.</translation>
    </message>
    <message>
        <source>{} has {} dimensions; this is {}.</source>
        <translation>{} heeft {} dimensies; dit is {}.</translation>
    </message>
    <message>
        <source>The size of {} must be given.</source>
        <translation>De grootte van {} moet gegeven zijn.</translation>
    </message>
    <message>
        <source>A size lies between 1 and 100000; this is {}.</source>
        <translation>Een grootte ligt tussen 1 en 100000; dit is {}.</translation>
    </message>
    <message>
        <source>Calls are nested more than {} deep; does {} call itself?</source>
        <translation>Aanroepen zijn meer dan {} diep genest; roept {} zichzelf aan?</translation>
    </message>
    <message>
        <source>This has no value yet.</source>
        <translation>Dit heeft nog geen waarde.</translation>
    </message>
    <message>
        <source>The argument {} of {}</source>
        <translation>Het argument {} van {}</translation>
    </message>
    <message>
        <source>{} needs a value for {}; {} are given.</source>
        <translation>{} vraagt een waarde voor {}; er zijn er {} gegeven.</translation>
    </message>
    <message>
        <source>{} is declared twice in {}.</source>
        <translation>{} is tweemaal gedeclareerd in {}.</translation>
    </message>
    <message>
        <source>The function {} has no output.</source>
        <translation>De functie {} heeft geen uitgang.</translation>
    </message>
    <message>
        <source>{} does not give {} a value.</source>
        <translation>{} geeft {} geen waarde.</translation>
    </message>
    <message>
        <source>(a, b) := ... needs a function with several results on its right.</source>
        <translation>(a, b) := ... vraagt rechts een functie met meer resultaten.</translation>
    </message>
    <message>
        <source>A function assigns by := and gives its results through its outputs.</source>
        <translation>Een functie wijst toe met := en geeft haar resultaten door haar uitgangen.</translation>
    </message>
    <message>
        <source>Only a variable can be assigned to.</source>
        <translation>Alleen aan een variabele kan toegewezen worden.</translation>
    </message>
    <message>
        <source>{} is an argument; a function cannot change it.</source>
        <translation>{} is een argument; een functie kan het niet veranderen.</translation>
    </message>
    <message>
        <source>{} is of another kind than this value.</source>
        <translation>{} is van een andere soort dan deze waarde.</translation>
    </message>
    <message>
        <source>The left side of this assignment is {}, the right side {}.</source>
        <translation>De linkerkant van deze toewijzing is {}, de rechterkant {}.</translation>
    </message>
    <message>
        <source>{} must be a vector of numbers; this is {}.</source>
        <translation>{} moet een vector van getallen zijn; dit is {}.</translation>
    </message>
    <message>
        <source>The place to look up</source>
        <translation>De op te zoeken plaats</translation>
    </message>
    <message>
        <source>The first list of a table</source>
        <translation>De eerste lijst van een tabel</translation>
    </message>
    <message>
        <source>The second list of a table</source>
        <translation>De tweede lijst van een tabel</translation>
    </message>
    <message>
        <source>A table has as many values as places; here there are {} places and {} values.</source>
        <translation>Een tabel heeft evenveel waarden als plaatsen; hier zijn het {} plaatsen en {} waarden.</translation>
    </message>
    <message>
        <source>A table needs at least 2 points.</source>
        <translation>Een tabel vraagt minstens 2 punten.</translation>
    </message>
    <message>
        <source>The knots of a spline</source>
        <translation>De knopen van een spline</translation>
    </message>
    <message>
        <source>The degree of a spline</source>
        <translation>De graad van een spline</translation>
    </message>
    <message>
        <source>The coefficients of a spline</source>
        <translation>De coëfficiënten van een spline</translation>
    </message>
    <message>
        <source>The degree of a spline lies between 0 and 20; this is {}.</source>
        <translation>De graad van een spline ligt tussen 0 en 20; dit is {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} with {} coefficients needs {} knots, not {}.</source>
        <translation>Een spline van graad {} met {} coëfficiënten vraagt {} knopen, niet {}.</translation>
    </message>
    <message>
        <source>A spline of degree {} needs at least {} coefficients, not {}.</source>
        <translation>Een spline van graad {} vraagt minstens {} coëfficiënten, niet {}.</translation>
    </message>
    <message>
        <source>With loops, arrays and functions written out, the model has more than {} operations.</source>
        <translation>Met uitgeschreven lussen, arrays en functies heeft het model meer dan {} bewerkingen.</translation>
    </message>
    <message>
        <source>A table or spline with more than 30000 points belongs into an input, not into the model.</source>
        <translation>Een tabel of spline met meer dan 30000 punten hoort in een ingang, niet in het model.</translation>
    </message>
    <message>
        <source>This comment has no end; */ is missing.</source>
        <translation>Dit commentaar heeft geen einde; */ ontbreekt.</translation>
    </message>
    <message>
        <source>{} is neither a number nor a name.</source>
        <translation>{} is geen getal en geen naam.</translation>
    </message>
    <message>
        <source>{} is too large a number.</source>
        <translation>{} is een te groot getal.</translation>
    </message>
    <message>
        <source>This text has no end; a closing &quot; is missing.</source>
        <translation>Deze tekst heeft geen einde; een sluitend &quot; ontbreekt.</translation>
    </message>
    <message>
        <source>{} means nothing here.</source>
        <translation>{} betekent hier niets.</translation>
    </message>
    <message>
        <source>A byte with the value {} is not text.</source>
        <translation>Een byte met de waarde {} is geen tekst.</translation>
    </message>
    <message>
        <source>The value of the constant {} can depend on constants only.</source>
        <translation>De waarde van de constante {} kan alleen van constanten afhangen.</translation>
    </message>
    <message>
        <source>The value of the parameter {} can depend on parameters and constants only.</source>
        <translation>De waarde van de parameter {} kan alleen van parameters en constanten afhangen.</translation>
    </message>
    <message>
        <source>The min of {}</source>
        <translation>De min van {}</translation>
    </message>
    <message>
        <source>The max of {}</source>
        <translation>De max van {}</translation>
    </message>
    <message>
        <source>The nominal value of {}</source>
        <translation>De nominale waarde van {}</translation>
    </message>
    <message>
        <source>The nominal value of {} must be a number other than 0.</source>
        <translation>De nominale waarde van {} moet een getal ongelijk 0 zijn.</translation>
    </message>
    <message>
        <source>The min of {}, {}, lies above its max, {}.</source>
        <translation>De min van {}, {}, ligt boven de max, {}.</translation>
    </message>
    <message>
        <source>The value of {}</source>
        <translation>De waarde van {}</translation>
    </message>
    <message>
        <source>{} = {} lies outside its own bounds, {} to {}.</source>
        <translation>{} = {} ligt buiten de eigen grenzen, {} tot {}.</translation>
    </message>
    <message>
        <source>The start value of {}</source>
        <translation>De startwaarde van {}</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>een toestand</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>een variabele</translation>
    </message>
    <message>
        <source>der({}) has two equations; the first is in line {}.</source>
        <translation>der({}) heeft twee vergelijkingen; de eerste staat op regel {}.</translation>
    </message>
    <message>
        <source>{} is set by a when; reinit({}, ...) gives a state a new value.</source>
        <translation>{} wordt door een when gezet; reinit({}, ...) geeft een toestand een nieuwe waarde.</translation>
    </message>
    <message>
        <source>{} is {}; an equation cannot set it.</source>
        <translation>{} is {}; een vergelijking kan dat niet zetten.</translation>
    </message>
    <message>
        <source>{} is an Integer; only a when changes it.</source>
        <translation>{} is een Integer; alleen een when verandert die.</translation>
    </message>
    <message>
        <source>{} is discrete; only a when changes it.</source>
        <translation>{} is discreet; alleen een when verandert het.</translation>
    </message>
    <message>
        <source>{} is not a state; reinit needs a variable with der().</source>
        <translation>{} is geen toestand; reinit vraagt een variabele met der().</translation>
    </message>
    <message>
        <source>{} is not a state; atLeast needs a variable with der().</source>
        <translation>{} is geen toestand; atLeast vraagt een variabele met der().</translation>
    </message>
    <message>
        <source>{} is {}, but no when sets it.</source>
        <translation>{} is {}, maar geen when zet het.</translation>
    </message>
    <message>
        <source>a Boolean without equation</source>
        <translation>een Boolean zonder vergelijking</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>discreet</translation>
    </message>
    <message>
        <source>{} has two equations; the first is in line {}.</source>
        <translation>{} heeft twee vergelijkingen; de eerste staat op regel {}.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} in implicit form for {}.</source>
        <translation>Deze vergelijking is er een te veel: {} in impliciete vorm voor {}.</translation>
    </message>
    <message>
        <source>1 equation</source>
        <translation>1 vergelijking</translation>
    </message>
    <message>
        <source>{} equations</source>
        <translation>{} vergelijkingen</translation>
    </message>
    <message>
        <source>1 unknown</source>
        <translation>1 onbekende</translation>
    </message>
    <message>
        <source>{} unknowns</source>
        <translation>{} onbekenden</translation>
    </message>
    <message>
        <source>{} has no equation.</source>
        <translation>{} heeft geen vergelijking.</translation>
    </message>
    <message>
        <source>( is expected after annotation.</source>
        <translation>Na annotation wordt ( verwacht.</translation>
    </message>
    <message>
        <source>`end {};` is expected here, not {}.</source>
        <translation>`end {};` wordt hier verwacht, niet {}.</translation>
    </message>
    <message>
        <source>This model is called {}; its end must read `end {};`.</source>
        <translation>Dit model heet {}; het einde moet `end {};` luiden.</translation>
    </message>
    <message>
        <source>This function is called {}; its end must read `end {};`.</source>
        <translation>Deze functie heet {}; het einde moet `end {};` luiden.</translation>
    </message>
    <message>
        <source>The name is missing: `end {};`.</source>
        <translation>De naam ontbreekt: `end {};`.</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Een model</translation>
    </message>
    <message>
        <source>A model has equations; an algorithm belongs into a function.</source>
        <translation>Een model heeft vergelijkingen; een algoritme hoort in een functie.</translation>
    </message>
    <message>
        <source>An equation stands here, but `equation` is missing above it.</source>
        <translation>Hier staat een vergelijking, maar `equation` ontbreekt erboven.</translation>
    </message>
    <message>
        <source>{} belongs below `equation`, which is missing here.</source>
        <translation>{} hoort onder `equation`, dat hier ontbreekt.</translation>
    </message>
    <message>
        <source>A declaration is expected here, not {}.</source>
        <translation>Hier wordt een declaratie verwacht, niet {}.</translation>
    </message>
    <message>
        <source>{} is not a type. Did you mean {}?</source>
        <translation>{} is geen type. Bedoelde u {}?</translation>
    </message>
    <message>
        <source>{} is not a type; there are Real, Integer and Boolean, with units as in Real p(unit=&quot;Pa&quot;).</source>
        <translation>{} is geen type; er zijn Real, Integer en Boolean, met eenheden zoals in Real p(unit=&quot;Pa&quot;).</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>de grootte</translation>
    </message>
    <message>
        <source>An attribute</source>
        <translation>Een attribuut</translation>
    </message>
    <message>
        <source>{} is not an attribute of a variable.{}</source>
        <translation>{} is geen attribuut van een variabele.{}</translation>
    </message>
    <message>
        <source> There are unit, min, max, start, nominal, fixed.</source>
        <translation> Er zijn unit, min, max, start, nominal, fixed.</translation>
    </message>
    <message>
        <source>the attributes</source>
        <translation>de attributen</translation>
    </message>
    <message>
        <source>A variable</source>
        <translation>Een variabele</translation>
    </message>
    <message>
        <source>this declaration</source>
        <translation>deze declaratie</translation>
    </message>
    <message>
        <source>A function</source>
        <translation>Een functie</translation>
    </message>
    <message>
        <source>External functions are not part of this language.</source>
        <translation>Externe functies horen niet bij deze taal.</translation>
    </message>
    <message>
        <source>A function has an algorithm with := instead of equations.</source>
        <translation>Een functie heeft een algoritme met := in plaats van vergelijkingen.</translation>
    </message>
    <message>
        <source>This expression has more than {} levels; give its parts names of their own.</source>
        <translation>Deze uitdrukking heeft meer dan {} niveaus; geef de delen eigen namen.</translation>
    </message>
    <message>
        <source>the condition of if</source>
        <translation>de voorwaarde van if</translation>
    </message>
    <message>
        <source>An if between values needs an else, so that it always has a value.</source>
        <translation>Een if tussen waarden vraagt een else, zodat er altijd een waarde is.</translation>
    </message>
    <message>
        <source>A range is first:last or first:step:last.</source>
        <translation>Een bereik is eerste:laatste of eerste:stap:laatste.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained; write a &lt; b and b &lt; c.</source>
        <translation>Vergelijkingen kunnen niet aaneengeregen worden; schrijf a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>a^b^c can be read in two ways; write (a^b)^c or a^(b^c).</source>
        <translation>a^b^c kan op twee manieren gelezen worden; schrijf (a^b)^c of a^(b^c).</translation>
    </message>
    <message>
        <source>Put this if into parentheses.</source>
        <translation>Zet deze if tussen haakjes.</translation>
    </message>
    <message>
        <source>Two operators follow each other; put the number and its sign into parentheses.</source>
        <translation>Twee operatoren volgen op elkaar; zet het getal en zijn teken tussen haakjes.</translation>
    </message>
    <message>
        <source>A value is missing before =. Two values are compared by ==.</source>
        <translation>Vóór = ontbreekt een waarde. Twee waarden worden met == vergeleken.</translation>
    </message>
    <message>
        <source>A value is expected here, not {}.</source>
        <translation>Hier wordt een waarde verwacht, niet {}.</translation>
    </message>
    <message>
        <source>the arguments</source>
        <translation>de argumenten</translation>
    </message>
    <message>
        <source>the subscripts</source>
        <translation>de indices</translation>
    </message>
    <message>
        <source>An array needs at least one element.</source>
        <translation>Een array vraagt minstens één element.</translation>
    </message>
    <message>
        <source>the elements</source>
        <translation>de elementen</translation>
    </message>
    <message>
        <source>the rows of the matrix</source>
        <translation>de rijen van de matrix</translation>
    </message>
    <message>
        <source>what was opened by (</source>
        <translation>wat met ( geopend is</translation>
    </message>
    <message>
        <source>when belongs into the equations of the model.</source>
        <translation>when hoort in de vergelijkingen van het model.</translation>
    </message>
    <message>
        <source>{} is not part of this language; functions run straight through, with `for` over a fixed range.</source>
        <translation>{} hoort niet bij deze taal; functies lopen rechtdoor, met `for` over een vast bereik.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by =.</source>
        <translation>Een functie wijst toe met :=, niet met =.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with :=.</source>
        <translation>Een vergelijking wordt met = geschreven, niet met :=.</translation>
    </message>
    <message>
        <source>This is a value, not an assignment; := is missing.</source>
        <translation>Dit is een waarde, geen toewijzing; := ontbreekt.</translation>
    </message>
    <message>
        <source>this assignment</source>
        <translation>deze toewijzing</translation>
    </message>
    <message>
        <source>this equation</source>
        <translation>deze vergelijking</translation>
    </message>
    <message>
        <source>A loop</source>
        <translation>Een lus</translation>
    </message>
    <message>
        <source>the loop variable</source>
        <translation>de lusvariabele</translation>
    </message>
    <message>
        <source>the range of for</source>
        <translation>het bereik van for</translation>
    </message>
    <message>
        <source>the body of for</source>
        <translation>het lichaam van for</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>de voorwaarde</translation>
    </message>
    <message>
        <source>the body of when</source>
        <translation>het lichaam van when</translation>
    </message>
    <message>
        <source>the body of if</source>
        <translation>het lichaam van if</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>het einde van de tekst</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>{} is missing after {}.</source>
        <translation>{} ontbreekt na {}.</translation>
    </message>
    <message>
        <source>{} is expected after {}, not {}.</source>
        <translation>{} wordt verwacht na {}, niet {}.</translation>
    </message>
    <message>
        <source>{} is a word of the language; {} needs another name.</source>
        <translation>{} is een woord van de taal; {} heeft een andere naam nodig.</translation>
    </message>
    <message>
        <source>{} needs a name here, not {}.</source>
        <translation>{} vraagt hier een naam, niet {}.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Dit haakje wordt niet gesloten.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>A model begins with `model Name`, not with {}.</source>
        <translation>Een model begint met `model Name`, niet met {}.</translation>
    </message>
    <message>
        <source>There is no model in this text.</source>
        <translation>In deze tekst staat geen model.</translation>
    </message>
    <message>
        <source>This is nested more than {} levels deep.</source>
        <translation>Dit is meer dan {} niveaus diep genest.</translation>
    </message>
    <message>
        <source> Did you mean {}?</source>
        <translation> Bedoelde u {}?</translation>
    </message>
    <message>
        <source>{} takes 1 argument, not {}.</source>
        <translation>{} neemt 1 argument, niet {}.</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}.</source>
        <translation>{} neemt {} argumenten, niet {}.</translation>
    </message>
    <message>
        <source>{} depends on itself: {}. Solve for it, or write the equation as 0 = ...</source>
        <translation>{} hangt van zichzelf af: {}. Los ernaar op, of schrijf de vergelijking als 0 = ...</translation>
    </message>
    <message>
        <source>These variables depend on each other: {}. Solve for one, or write one equation as 0 = ...</source>
        <translation>Deze variabelen hangen van elkaar af: {}. Los naar één op, of schrijf één vergelijking als 0 = ...</translation>
    </message>
    <message>
        <source>{} is not a number; is something divided by zero?</source>
        <translation>{} is geen getal; wordt er door nul gedeeld?</translation>
    </message>
    <message>
        <source>an angle in rad</source>
        <translation>een hoek in rad</translation>
    </message>
    <message>
        <source>a number without unit</source>
        <translation>een getal zonder eenheid</translation>
    </message>
    <message>
        <source>{} takes {}; {} is in {}.</source>
        <translation>{} neemt {}; {} is in {}.</translation>
    </message>
    <message>
        <source>, a factor of {:.5g}</source>
        <translation>, een factor {:.5g}</translation>
    </message>
    <message>
        <source>without unit</source>
        <translation>zonder eenheid</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>in {}</translation>
    </message>
    <message>
        <source>Units differ: {} is {}, {} {}{}.</source>
        <translation>De eenheden verschillen: {} is {}, {} {}{}.</translation>
    </message>
    <message>
        <source>A table needs as many values as points and at least one: there are {} points and {} values.</source>
        <translation>Een tabel vraagt evenveel waarden als punten en minstens één: er zijn {} punten en {} waarden.</translation>
    </message>
    <message>
        <source>A table has {} points; the limit is 30000.</source>
        <translation>Een tabel heeft {} punten; de grens is 30000.</translation>
    </message>
    <message>
        <source>The points of a table must increase: point {} is {} and point {} is {}.</source>
        <translation>De punten van een tabel moeten toenemen: punt {} is {} en punt {} is {}.</translation>
    </message>
    <message>
        <source>The degree of a B-spline must be 0 to {}, not {}.</source>
        <translation>De graad van een B-spline moet 0 tot {} zijn, niet {}.</translation>
    </message>
    <message>
        <source>A B-spline of degree {} with {} coefficients (at least {}) needs {} knots, not {}.</source>
        <translation>Een B-spline van graad {} met {} coëfficiënten (minstens {}) vraagt {} knopen, niet {}.</translation>
    </message>
    <message>
        <source>The knots of a B-spline must not decrease: knot {} is {} and knot {} is {}.</source>
        <translation>De knopen van een B-spline mogen niet afnemen: knoop {} is {} en knoop {} is {}.</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean model?</source>
        <translation>{} is geen woord van de taal. Bedoelde u model?</translation>
    </message>
    <message>
        <source>{} must be known when the model is compiled: numbers and constants.</source>
        <translation>{} moeten bij het compileren van het model bekend zijn: getallen en constanten.</translation>
    </message>
    <message>
        <source>The abscissas of control points</source>
        <translation>De abscissen van controlepunten</translation>
    </message>
    <message>
        <source>The abscissas of control points must increase: number {} is {} and number {} is {}.</source>
        <translation>De abscissen van controlepunten moeten toenemen: nummer {} is {} en nummer {} is {}.</translation>
    </message>
    <message>
        <source>A curve with given abscissas has at most {} equal knots at {}.</source>
        <translation>Een kromme met gegeven abscissen heeft hoogstens {} gelijke knopen bij {}.</translation>
    </message>
    <message>
        <source>A curve of degree 1 or more with {} coefficients needs as many abscissas, not {}.</source>
        <translation>Een kromme van graad 1 of hoger met {} coëfficiënten vraagt evenveel abscissen, niet {}.</translation>
    </message>
    <message>
        <source>The order of smooth</source>
        <translation>De orde van smooth</translation>
    </message>
    <message>
        <source>A power of e is written exp{}.</source>
        <translation>Een macht van e wordt exp{} geschreven.</translation>
    </message>
    <message>
        <source>A decimal number has a point, not a comma: {}.</source>
        <translation>Een decimaal getal heeft een punt, geen komma: {}.</translation>
    </message>
    <message>
        <source>{} is its value at the time of the run; write it without ({}).</source>
        <translation>{} is zijn waarde op het tijdstip van de run; schrijf het zonder ({}).</translation>
    </message>
    <message>
        <source>A value at the start stands in the declaration: Real {}(start=...).</source>
        <translation>Een waarde bij de start staat in de declaratie: Real {}(start=...).</translation>
    </message>
    <message>
        <source>A power is written a^b, not {}(a, b).</source>
        <translation>Een macht wordt a^b geschreven, niet {}(a, b).</translation>
    </message>
    <message>
        <source>{} is written {} here.</source>
        <translation>{} wordt hier {} geschreven.</translation>
    </message>
    <message>
        <source>A second derivative needs a state of its own: der({}) = v; der(v) = ...</source>
        <translation>Een tweede afgeleide vraagt een eigen toestand: der({}) = v; der(v) = ...</translation>
    </message>
    <message>
        <source>t is not declared; the time is called time.</source>
        <translation>t is niet gedeclareerd; de tijd heet time.</translation>
    </message>
    <message>
        <source>{} is a function: its argument stands in parentheses, {}(x).</source>
        <translation>{} is een functie: haar argument staat tussen haakjes, {}(x).</translation>
    </message>
    <message>
        <source>{} is not declared; a derivative is written der({}).</source>
        <translation>{} is niet gedeclareerd; een afgeleide wordt der({}) geschreven.</translation>
    </message>
    <message>
        <source>An expression is missing.</source>
        <translation>Een uitdrukking ontbreekt.</translation>
    </message>
    <message>
        <source>An expression alone is expected here.</source>
        <translation>Hier wordt alleen een uitdrukking verwacht.</translation>
    </message>
    <message>
        <source>The expression must not depend on time.</source>
        <translation>De uitdrukking mag niet van de tijd afhangen.</translation>
    </message>
    <message>
        <source>Another space than the usual one stands here.</source>
        <translation>Hier staat een andere spatie dan de gewone.</translation>
    </message>
    <message>
        <source>{} is no name: it has other letters than a to z.</source>
        <translation>{} is geen naam: er staan andere letters in dan a tot z.</translation>
    </message>
    <message>
        <source>A name has only the letters a to z, digits and _: {} instead of {}.</source>
        <translation>Een naam heeft alleen de letters a tot z, cijfers en _: {} in plaats van {}.</translation>
    </message>
    <message>
        <source>The derivative of {} is written der({}).</source>
        <translation>De afgeleide van {} wordt der({}) geschreven.</translation>
    </message>
    <message>
        <source>A power is written {}.</source>
        <translation>Een macht wordt {} geschreven.</translation>
    </message>
    <message>
        <source>A text stands between straight quotes, &quot;...&quot;.</source>
        <translation>Een tekst staat tussen rechte aanhalingstekens, &quot;...&quot;.</translation>
    </message>
    <message>
        <source>A comment begins with //, not with {}.</source>
        <translation>Een opmerking begint met //, niet met {}.</translation>
    </message>
    <message>
        <source>A value is given by =, not by ==.</source>
        <translation>Een waarde wordt met = gegeven, niet met ==.</translation>
    </message>
    <message>
        <source>What is in parentheses stands before the =: {}({} = ...) = ...</source>
        <translation>Wat tussen haakjes staat, komt vóór de =: {}({} = ...) = ...</translation>
    </message>
    <message>
        <source>A number has no comma in it: {}.</source>
        <translation>Een getal bevat geen komma: {}.</translation>
    </message>
    <message>
        <source>There is a comma too many here.</source>
        <translation>Hier staat een komma te veel.</translation>
    </message>
    <message>
        <source>This {} closes nothing: nothing was opened before it.</source>
        <translation>Deze {} sluit niets: ervoor is niets geopend.</translation>
    </message>
    <message>
        <source>A number has no unit here: a declaration states it once, as unit=&quot;{}&quot;.</source>
        <translation>Een getal heeft hier geen eenheid: een declaratie noemt ze eenmaal, als unit=&quot;{}&quot;.</translation>
    </message>
    <message>
        <source>A number has no unit in an equation, and a product needs *. What is {} is declared: parameter Real c(unit=&quot;{}&quot;) = {}.</source>
        <translation>Een getal heeft in een vergelijking geen eenheid, en een product vraagt *. Wat {} is, wordt gedeclareerd: parameter Real c(unit=&quot;{}&quot;) = {}.</translation>
    </message>
    <message>
        <source>The unit of a value stands before the =: {}.</source>
        <translation>De eenheid van een waarde staat vóór de =: {}.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}. If {} is a unit, it stands before the =, as unit=&quot;{}&quot; in parentheses.</source>
        <translation>Een product vraagt *: {}*{}. Is {} een eenheid, dan staat ze vóór de =, als unit=&quot;{}&quot; tussen haakjes.</translation>
    </message>
    <message>
        <source>A product needs *: {}*{}.</source>
        <translation>Een product vraagt *: {}*{}.</translation>
    </message>
    <message>
        <source>A derivative is written {}.</source>
        <translation>Een afgeleide wordt {} geschreven.</translation>
    </message>
    <message>
        <source>The argument of {} stands in parentheses: {}.</source>
        <translation>Het argument van {} staat tussen haakjes: {}.</translation>
    </message>
    <message>
        <source>A comparison is written ==, &lt;= or &gt;=; = is for equations.</source>
        <translation>Een vergelijking van waarden wordt ==, &lt;= of &gt;= geschreven; = is voor vergelijkingen van het model.</translation>
    </message>
    <message>
        <source>A function assigns by :=, not by ==.</source>
        <translation>Een functie wijst toe met :=, niet met ==.</translation>
    </message>
    <message>
        <source>An equation is written with =, not with ==.</source>
        <translation>Een vergelijking wordt met = geschreven, niet met ==.</translation>
    </message>
    <message>
        <source>The type is missing: Real {}.</source>
        <translation>Het type ontbreekt: Real {}.</translation>
    </message>
    <message>
        <source>{} is not declared: a given value is written parameter Real {} = ...</source>
        <translation>{} is niet gedeclareerd; een gegeven waarde wordt zo geschreven: parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} is no word of the language. Did you mean equation?</source>
        <translation>{} is geen woord van de taal. Bedoelde u equation?</translation>
    </message>
    <message>
        <source>This equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Deze vergelijking hoort bij {} vergelijkingen die samen opgelost moeten worden, naar {} en andere; dat zijn er te veel. Schrijf enkele ervan als {} = ...</translation>
    </message>
    <message>
        <source>This is not linear in {}; an equation can be solved for a derivative where it is linear in it, as in m*der(v) = F.</source>
        <translation>Dit is niet lineair in {}; een vergelijking kan naar een afgeleide opgelost worden waar ze daarin lineair is, zoals in m*der(v) = F.</translation>
    </message>
    <message>
        <source>{} has no equation; if its value is given, write parameter Real {} = ...</source>
        <translation>{} heeft geen vergelijking; is de waarde ervan gegeven, schrijf dan parameter Real {} = ...</translation>
    </message>
    <message>
        <source>{} drops out of this equation, which has to give it.</source>
        <translation>{} valt weg uit deze vergelijking, die het moet geven.</translation>
    </message>
    <message>
        <source>The equations in lines {} do not determine {}: one follows from the others, or contradicts them.</source>
        <translation>De vergelijkingen op de regels {} bepalen {} niet: één volgt uit de andere, of spreekt ze tegen.</translation>
    </message>
    <message>
        <source>This equation is one too many: {} is already given by line {}.</source>
        <translation>Deze vergelijking is er een te veel: {} is al gegeven op regel {}.</translation>
    </message>
    <message>
        <source>This equation and line {} both determine {}; none is left for {}.</source>
        <translation>Deze vergelijking en regel {} bepalen beide {}; voor {} blijft er geen over.</translation>
    </message>
    <message>
        <source>No equation gives der({}), as der({}) = ... would.</source>
        <translation>Geen vergelijking geeft der({}), zoals der({}) = ... zou doen.</translation>
    </message>
    <message>
        <source>{} is a state, as der({}) stands in the model: no second equation can give it. Give what follows from others another name, or write its derivative as a formula.</source>
        <translation>{} is een toestand, want der({}) staat in het model: geen tweede vergelijking kan het geven. Geef wat uit andere volgt een andere naam, of schrijf de afgeleide ervan als formule.</translation>
    </message>
    <message>
        <source>Nothing in this equation is left for it to determine: states, inputs and parameters have their values.</source>
        <translation>In deze vergelijking blijft niets over om te bepalen: toestanden, ingangen en parameters hebben hun waarden.</translation>
    </message>
    <message>
        <source>A reference to a model names a file or an address.</source>
        <translation>Een verwijzing naar een model noemt een bestand of een adres.</translation>
    </message>
    <message>
        <source>{} has changed since it was opened here.</source>
        <translation>{} is gewijzigd sinds het hier geopend werd.</translation>
    </message>
    <message>
        <source>There is no class {}: no library {} lies beside the model or in a folder of MODELICAPATH.</source>
        <translation>Er is geen klasse {}: er ligt geen bibliotheek {} naast het model of in een map van MODELICAPATH.</translation>
    </message>
    <message>
        <source>There is no class {}.{}</source>
        <translation>Er is geen klasse {}.{}</translation>
    </message>
    <message>
        <source>A file holds one model that is run, and {} and {} could both be it. Keep one, or make one of them a part of the other.</source>
        <translation>Een bestand bevat één model waarmee gerekend wordt, en {} en {} kunnen het beide zijn. Houd er één over, of maak het ene een deel van het andere.</translation>
    </message>
    <message>
        <source>connect takes the names of two connectors.</source>
        <translation>connect neemt de namen van twee connectoren.</translation>
    </message>
    <message>
        <source>{} is not a connector.</source>
        <translation>{} is geen connector.</translation>
    </message>
    <message>
        <source>{} flows and {} does not; they cannot be connected.</source>
        <translation>{} is flow en {} niet; ze kunnen niet verbonden worden.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match: {} has no {}.</source>
        <translation>De connectoren {} en {} passen niet bij elkaar: {} heeft geen {}.</translation>
    </message>
    <message>
        <source>The connectors {} and {} do not match in {}.</source>
        <translation>De connectoren {} en {} komen niet overeen in {}.</translation>
    </message>
    <message>
        <source>{} and {} are connectors of different kinds.</source>
        <translation>{} en {} zijn connectoren van verschillende soort.</translation>
    </message>
    <message>
        <source>What is connected must be known when the model is compiled; this is not.</source>
        <translation>Wat verbonden wordt, moet bij het compileren van het model bekend zijn; dit is het niet.</translation>
    </message>
    <message>
        <source>{} inherits from itself.</source>
        <translation>{} erft van zichzelf.</translation>
    </message>
    <message>
        <source>{} stands for itself.</source>
        <translation>{} staat voor zichzelf.</translation>
    </message>
    <message>
        <source>{} is a function; a variable needs a type or a class.</source>
        <translation>{} is een functie; een variabele vraagt een type of een klasse.</translation>
    </message>
    <message>
        <source>{} is a package; a variable needs a type or a class.</source>
        <translation>{} is een package; een variabele vraagt een type of een klasse.</translation>
    </message>
    <message>
        <source>{} is outer, but no model around declares it inner.</source>
        <translation>{} is outer, maar geen omvattend model declareert het als inner.</translation>
    </message>
    <message>
        <source>Arrays of components have one dimension here.</source>
        <translation>Arrays van componenten hebben hier één dimensie.</translation>
    </message>
    <message>
        <source>How many {} there are must be known when the model is compiled.</source>
        <translation>Hoeveel {} er zijn, moet bij het compileren van het model bekend zijn.</translation>
    </message>
    <message>
        <source>Give the elements of {} their values one by one.</source>
        <translation>Geef de elementen van {} hun waarden één voor één.</translation>
    </message>
    <message>
        <source>{} is partial: it only serves as a base of others.</source>
        <translation>{} is partial: het dient alleen als basis voor andere.</translation>
    </message>
    <message>
        <source>{} is made of itself.</source>
        <translation>{} bestaat uit zichzelf.</translation>
    </message>
    <message>
        <source>A model has at most {} components.</source>
        <translation>Een model heeft hoogstens {} componenten.</translation>
    </message>
    <message>
        <source>{} is a record; its value is another one, or {}(...).</source>
        <translation>{} is een record; de waarde ervan is een andere record, of {}(...).</translation>
    </message>
    <message>
        <source>{} has no {}.{}</source>
        <translation>{} heeft geen {}.{}</translation>
    </message>
    <message>
        <source>Whether {} is there must be known when the model is compiled.</source>
        <translation>Of {} er is, moet bij het compileren van het model bekend zijn.</translation>
    </message>
    <message>
        <source>Parts of components are listed over one loop variable.</source>
        <translation>Delen van componenten worden over één lusvariabele opgesomd.</translation>
    </message>
    <message>
        <source>Which of the {} is meant must be known when the model is compiled.</source>
        <translation>Welke van de {} bedoeld is, moet bij het compileren van het model bekend zijn.</translation>
    </message>
    <message>
        <source>{} has the elements 1 to {}.</source>
        <translation>{} heeft de elementen 1 tot {}.</translation>
    </message>
    <message>
        <source>{} is a single variable; it has no part {}.</source>
        <translation>{} is een enkele variabele; ze heeft geen deel {}.</translation>
    </message>
    <message>
        <source>{} is not there: its condition does not hold.</source>
        <translation>{} is er niet: de voorwaarde ervan is niet vervuld.</translation>
    </message>
    <message>
        <source>{} is made of several variables; write one of them, as in {}.{}.</source>
        <translation>{} bestaat uit meer variabelen; schrijf er één van, zoals in {}.{}.</translation>
    </message>
    <message>
        <source>{} is no single number.</source>
        <translation>{} is niet één getal.</translation>
    </message>
    <message>
        <source>{} is not a function.</source>
        <translation>{} is geen functie.</translation>
    </message>
    <message>
        <source>The arguments and variables of a function are numbers and arrays.</source>
        <translation>De argumenten en variabelen van een functie zijn getallen en arrays.</translation>
    </message>
    <message>
        <source>The level of assert is AssertionLevel.error or AssertionLevel.warning.</source>
        <translation>Het niveau van assert is AssertionLevel.error of AssertionLevel.warning.</translation>
    </message>
    <message>
        <source>The message of assert is a text in quotes.</source>
        <translation>De melding van assert is een tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>{} has no argument {}.{}</source>
        <translation>{} heeft geen argument {}.{}</translation>
    </message>
    <message>
        <source>assert takes a condition and a message: assert(x &gt; 0, &quot;x must be positive&quot;);</source>
        <translation>assert neemt een voorwaarde en een melding: assert(x &gt; 0, &quot;x moet positief zijn&quot;);</translation>
    </message>
    <message>
        <source>The condition of assert</source>
        <translation>De voorwaarde van assert</translation>
    </message>
    <message>
        <source>This assert is violated whatever the values are: {}</source>
        <translation>Deze assert wordt geschonden, wat de waarden ook zijn: {}</translation>
    </message>
    <message>
        <source>The arguments of {} are given in their order, not by name.</source>
        <translation>De argumenten van {} worden in hun volgorde gegeven, niet bij naam.</translation>
    </message>
    <message>
        <source>{}(...) stands alone as a condition of a when here: when {}(...) then, or one of when {{a, b}} then.</source>
        <translation>{}(...) staat hier alleen als voorwaarde van een when: when {}(...) then, of als een van die in when {{a, b}} then.</translation>
    </message>
    <message>
        <source>assert gives no value; it stands alone: assert(condition, &quot;message&quot;);</source>
        <translation>assert geeft geen waarde; het staat op zichzelf: assert(condition, &quot;message&quot;);</translation>
    </message>
    <message>
        <source>A when belongs into `equation`; what stands in `initial equation` holds at the start only.</source>
        <translation>Een when hoort in `equation`; wat in `initial equation` staat, geldt alleen bij de start.</translation>
    </message>
    <message>
        <source>{} belongs into `equation`.</source>
        <translation>{} hoort in `equation`.</translation>
    </message>
    <message>
        <source>change takes the name of an Integer or Boolean that a when sets.</source>
        <translation>change neemt de naam van een Integer of Boolean die een when zet.</translation>
    </message>
    <message>
        <source>A when holds v = ..., reinit(x, ...), assert(...) and terminate(&quot;...&quot;).</source>
        <translation>Een when bevat v = ..., reinit(x, ...), assert(...) en terminate(&quot;...&quot;).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable that a when sets.</source>
        <translation>pre neemt de naam van een variabele die een when zet.</translation>
    </message>
    <message>
        <source>{} takes a variable that a when sets; no when sets {}.</source>
        <translation>{} neemt een variabele die een when zet; geen when zet {}.</translation>
    </message>
    <message>
        <source>{} has no part {}; it is no array of components.</source>
        <translation>{} heeft geen deel {}; het is geen array van componenten.</translation>
    </message>
    <message>
        <source>{} is given {} twice.</source>
        <translation>{} krijgt {} tweemaal.</translation>
    </message>
    <message>
        <source>{} can depend on parameters and constants only.</source>
        <translation>{} kan alleen van parameters en constanten afhangen.</translation>
    </message>
    <message>
        <source>The start of sample</source>
        <translation>De start van sample</translation>
    </message>
    <message>
        <source>The interval of sample</source>
        <translation>Het interval van sample</translation>
    </message>
    <message>
        <source>terminate cannot stand in a when that acts at the start of a run.</source>
        <translation>terminate kan niet in een when staan die bij de start van een run werkt.</translation>
    </message>
    <message>
        <source>The branches of this if give the starts of {} and {}; each must give the same ones.</source>
        <translation>De takken van deze if geven de startwaarden van {} en {}; elke moet dezelfde geven.</translation>
    </message>
    <message>
        <source>The interval of sample must be above 0; this is {}.</source>
        <translation>Het interval van sample moet boven 0 liggen; dit is {}.</translation>
    </message>
    <message>
        <source>{} follows from other states by equations; {} needs a state that is free. Name one that it follows from.</source>
        <translation>{} volgt uit andere toestanden door vergelijkingen; {} vraagt een toestand die vrij is. Noem er een waaruit het volgt.</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>enumeration</translation>
    </message>
    <message>
        <source>An enumeration</source>
        <translation>Een opsomming</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>extends</translation>
    </message>
    <message>
        <source>A package holds classes and constants, not {}.</source>
        <translation>Een package bevat klassen en constanten, geen {}.</translation>
    </message>
    <message>
        <source>An import</source>
        <translation>Een import</translation>
    </message>
    <message>
        <source>This class is called {}; its end must read `end {};`.</source>
        <translation>Deze klasse heet {}; het einde moet `end {};` luiden.</translation>
    </message>
    <message>
        <source>Arguments by name stand behind those by their place; this one has no name.</source>
        <translation>Argumenten bij naam staan achter die op volgorde; dit heeft geen naam.</translation>
    </message>
    <message>
        <source>An initial algorithm is not part of this language; write `initial equation` and x = ... for a start value.</source>
        <translation>initial algorithm hoort niet bij deze taal; schrijf `initial equation` en x = ... voor een startwaarde.</translation>
    </message>
    <message>
        <source>the first connector</source>
        <translation>de eerste connector</translation>
    </message>
    <message>
        <source>the second connector</source>
        <translation>de tweede connector</translation>
    </message>
    <message>
        <source>{} is {} under another name; this when sets it twice.</source>
        <translation>{} is {} onder een andere naam; deze when zet het tweemaal.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, which atLeast limits too; write one limit for both.</source>
        <translation>{} is het tegengestelde van {}, dat atLeast ook begrenst; schrijf één grens voor beide.</translation>
    </message>
    <message>
        <source>{} has no equation; connect it, or give it a value where its component is declared.</source>
        <translation>{} heeft geen vergelijking; verbind het, of geef het een waarde waar zijn component gedeclareerd is.</translation>
    </message>
    <message>
        <source>This equation, or its derivative, has to give {}, which drops out of it.</source>
        <translation>Deze vergelijking, of haar afgeleide, moet {} geven, dat eruit wegvalt.</translation>
    </message>
    <message>
        <source>{} has no derivative: no equation moves it.</source>
        <translation>{} heeft geen afgeleide: geen vergelijking beweegt het.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, in its declaration or by a when that acts at the start; an initial equation cannot give it as well.</source>
        <translation>De startwaarde van {} ligt vast, in de declaratie of door een when die bij de start werkt; een initial equation kan haar niet ook nog geven.</translation>
    </message>
    <message>
        <source>{} has two initial equations; the first is in line {}.</source>
        <translation>{} heeft twee vergelijkingen onder initial equation; de eerste staat op regel {}.</translation>
    </message>
    <message>
        <source>Nothing in this initial equation is left for it to give: it holds no start value of a state or discrete variable that is not fixed.</source>
        <translation>Voor deze initial equation blijft niets over om te geven: ze bevat geen startwaarde van een toestand of discrete variabele die niet vastligt.</translation>
    </message>
    <message>
        <source>This initial equation is one too many: the start of {} is already given by line {}.</source>
        <translation>Deze initial equation is er een te veel: de startwaarde van {} is al gegeven op regel {}.</translation>
    </message>
    <message>
        <source>The start of {} depends on itself here; write {} = ... with what is known.</source>
        <translation>De startwaarde van {} hangt hier van zichzelf af; schrijf {} = ... met wat bekend is.</translation>
    </message>
    <message>
        <source>This initial equation needs {}, which 0 = ... gives while the model runs; the start of {} must be written as {} = ...</source>
        <translation>Deze initial equation heeft {} nodig, dat 0 = ... tijdens de run geeft; de startwaarde van {} moet geschreven worden als {} = ...</translation>
    </message>
    <message>
        <source>What this initial equation needs depends on itself at the start.</source>
        <translation>Wat deze initial equation nodig heeft, hangt bij de start van zichzelf af.</translation>
    </message>
    <message>
        <source>This is not linear in the start of {}, which an initial equation has to give; write {} = ...</source>
        <translation>Dit is niet lineair in de startwaarde van {}, die een initial equation moet geven; schrijf {} = ...</translation>
    </message>
    <message>
        <source>This initial equation belongs to {} that must be solved together, for {} and others; that is too many. Write some of them as {} = ...</source>
        <translation>Deze initial equation hoort bij {} vergelijkingen die samen opgelost moeten worden, naar {} en andere; dat zijn er te veel. Schrijf enkele ervan als {} = ...</translation>
    </message>
    <message>
        <source>The initial equations in lines {} do not determine the start of {}.</source>
        <translation>De vergelijkingen op de regels {} onder initial equation bepalen de startwaarde van {} niet.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated, but {} has no derivative here. Write the equation without it.</source>
        <translation>Wat hier staat, bindt een toestand en moet gedifferentieerd worden, maar {} heeft hier geen afgeleide. Schrijf de vergelijking zonder.</translation>
    </message>
    <message>
        <source>What stands here binds a state and has to be differentiated; that would need the derivative of the input {}, which a record does not give. Let {} pass a filter first, as in T*der(s) = {} - s.</source>
        <translation>Wat hier staat, bindt een toestand en moet gedifferentieerd worden; daarvoor zou de afgeleide van de ingang {} nodig zijn, die een opname niet geeft. Laat {} eerst door een filter gaan, zoals in T*der(s) = {} - s.</translation>
    </message>
    <message>
        <source>a power with an exponent that moves</source>
        <translation>een macht met een exponent die beweegt</translation>
    </message>
    <message>
        <source>a table or spline whose points move</source>
        <translation>een tabel of spline waarvan de punten bewegen</translation>
    </message>
    <message>
        <source>{} is a function of the package Rigor, not of the language: write Rigor.{}, or import it (Modelica 3.6, 5.3).</source>
        <translation>{} is een functie van de package Rigor, niet van de taal: schrijf Rigor.{}, of importeer haar (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>There is no {} in the standard library: write {} (Modelica 3.6, 3.7).</source>
        <translation>Er is geen {} in de standaardbibliotheek: schrijf {} (Modelica 3.6, 3.7).</translation>
    </message>
    <message>
        <source>{} takes an array, and this is a single value: leave {} out (Modelica 3.6, 10.3.4).</source>
        <translation>{} neemt een array, en dit is een enkele waarde: laat {} weg (Modelica 3.6, 10.3.4).</translation>
    </message>
    <message>
        <source>bspline takes four arguments: the curve with abscissas is {} (Modelica 3.6, 12.4.1).</source>
        <translation>bspline neemt vier argumenten: de kromme met abscissen is {} (Modelica 3.6, 12.4.1).</translation>
    </message>
    <message>
        <source>{} is a reserved word and no name: call it otherwise (Modelica 3.6, 2.3.3).</source>
        <translation>{} is een gereserveerd woord en geen naam: noem het anders (Modelica 3.6, 2.3.3).</translation>
    </message>
    <message>
        <source>{} of an Integer is an Integer: write a whole number without a point (Modelica 3.6, chapter 4).</source>
        <translation>{} van een Integer is een Integer: schrijf een geheel getal zonder punt (Modelica 3.6, hoofdstuk 4).</translation>
    </message>
    <message>
        <source>start depends on {}, which is no parameter: a start that depends on variables is written below `initial equation` as {} = ... (Modelica 3.6, 3.8).</source>
        <translation>start hangt af van {}, dat geen parameter is: een startwaarde die van variabelen afhangt, wordt onder `initial equation` geschreven als {} = ... (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} depends on {}, which is no parameter: it has to be known before the run (Modelica 3.6, 3.8).</source>
        <translation>{} hangt af van {}, dat geen parameter is: het moet vóór de run bekend zijn (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>{} is given twice here: leave one of them out (Modelica 3.6, 7.2.4).</source>
        <translation>{} is hier tweemaal gegeven: laat er een van weg (Modelica 3.6, 7.2.4).</translation>
    </message>
    <message>
        <source>{} is no unit of the specification: factors as m2 or s-1 joined by points, one / at most, a divisor of several factors in parentheses, as in &quot;J/(kg.K)&quot;; other units stand behind the declaration as annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, chapter 19).</source>
        <translation>{} is geen eenheid van de specificatie: factoren als m2 of s-1 met punten ertussen, hoogstens één /, een deler van meer factoren tussen haakjes, zoals in &quot;J/(kg.K)&quot;; andere eenheden staan achter de declaratie als annotation(__Rigor(unit=&quot;{}&quot;)) (Modelica 3.6, hoofdstuk 19).</translation>
    </message>
    <message>
        <source>{} is no attribute of {}: leave it out (Modelica 3.6, chapter 4).</source>
        <translation>{} is geen attribuut van {}: laat het weg (Modelica 3.6, hoofdstuk 4).</translation>
    </message>
    <message>
        <source>{} is an array: write each {}={} for all its elements (Modelica 3.6, 7.2.5).</source>
        <translation>{} is een array: schrijf each {}={} voor alle elementen ervan (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} of {} has {} dimensions, its value {} (Modelica 3.6, 7.2.5).</source>
        <translation>{} van {} heeft {} dimensies, de waarde {} (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>A single 0 equals no array: write zeros(n) for the 0, n the size of {} (Modelica 3.6, 10.6.1).</source>
        <translation>Een enkele 0 is aan geen array gelijk: schrijf zeros(n) in plaats van 0, met n de grootte van {} (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>The left side has {} dimensions, the right side {}: both have to have the same (Modelica 3.6, 10.6.1).</source>
        <translation>De linkerkant heeft {} dimensies, de rechterkant {}: beide moeten dezelfde hebben (Modelica 3.6, 10.6.1).</translation>
    </message>
    <message>
        <source>{} changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 3.8).</source>
        <translation>{} verandert alleen bij gebeurtenissen, maar {} beweegt hier daartussen: vergelijk het buiten noEvent (Modelica 3.6, 3.8).</translation>
    </message>
    <message>
        <source>pre takes the name of a variable: give this expression a name of its own (Modelica 3.6, 3.7.5).</source>
        <translation>pre neemt de naam van een variabele: geef deze uitdrukking een eigen naam (Modelica 3.6, 3.7.5).</translation>
    </message>
    <message>
        <source>{} is set by another when already, in line {}: one when sets a variable; join the two as `when ... elsewhen` (Modelica 3.6, {}).</source>
        <translation>{} wordt al door een andere when gezet, op regel {}: één when zet een variabele; voeg de twee samen als `when ... elsewhen` (Modelica 3.6, {}).</translation>
    </message>
    <message>
        <source>Every round of the loop has a when that sets {}: one when sets a variable; write when {{..., ...}} (Modelica 3.6, 8.3.5).</source>
        <translation>Elke ronde van de lus heeft een when die {} zet: één when zet een variabele; schrijf when {{..., ...}} (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} gets two new values at one event: leave one reinit out (Modelica 3.6, 8.3.6).</source>
        <translation>{} krijgt bij één gebeurtenis twee nieuwe waarden: laat één reinit weg (Modelica 3.6, 8.3.6).</translation>
    </message>
    <message>
        <source>The branches of an if in a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays, in an else too (Modelica 3.6, 8.3.5).</source>
        <translation>De takken van een if in een when zetten dezelfde variabelen, maar {} wordt niet in alle gezet: schrijf {} = pre({}) waar het blijft, ook in een else (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The branches of a when set the same variables, but {} is not set in all: write {} = pre({}) where it stays (Modelica 3.6, 8.3.5).</source>
        <translation>De takken van een when zetten dezelfde variabelen, maar {} wordt niet in alle gezet: schrijf {} = pre({}) waar het blijft (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>The condition depends on {}, which this when sets: its value before the event is pre({}) (Modelica 3.6, 8.3.5).</source>
        <translation>De voorwaarde hangt af van {}, dat deze when zet: de waarde vóór de gebeurtenis is pre({}) (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>A condition of when changes at events only, but {} moves between them here: compare it outside of noEvent (Modelica 3.6, 8.3.5).</source>
        <translation>Een voorwaarde van when verandert alleen bij gebeurtenissen, maar {} beweegt hier daartussen: vergelijk het buiten noEvent (Modelica 3.6, 8.3.5).</translation>
    </message>
    <message>
        <source>{} is neither input nor output of the function: write `protected` above it (Modelica 3.6, 12.2).</source>
        <translation>{} is geen ingang en geen uitgang van de functie: schrijf `protected` erboven (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} has no meaning in a function (Modelica 3.6, 12.2).</source>
        <translation>{} heeft in een functie geen betekenis (Modelica 3.6, 12.2).</translation>
    </message>
    <message>
        <source>{} is declared in the model, and this function stands outside of it: move the function into the model, or give {} as an input (Modelica 3.6, 5.3).</source>
        <translation>{} is in het model gedeclareerd, en deze functie staat erbuiten: verplaats de functie naar het model, of geef {} als ingang (Modelica 3.6, 5.3).</translation>
    </message>
    <message>
        <source>{} is a class or function already; a variable beside it needs another name (Modelica 3.6, 4.2).</source>
        <translation>{} is al een klasse of functie; een variabele ernaast heeft een andere naam nodig (Modelica 3.6, 4.2).</translation>
    </message>
    <message>
        <source>{} and {} exclude each other: leave one of them out (Modelica 3.6, A.2.4).</source>
        <translation>{} en {} sluiten elkaar uit: laat er een van weg (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>{} stands before {} (Modelica 3.6, A.2.4).</source>
        <translation>{} staat vóór {} (Modelica 3.6, A.2.4).</translation>
    </message>
    <message>
        <source>within stands at the beginning of the text only (Modelica 3.6, A.2.1).</source>
        <translation>within staat alleen aan het begin van de tekst (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>A negative exponent stands in parentheses, as in x^(-2) (Modelica 3.6, A.2.7).</source>
        <translation>Een negatieve exponent staat tussen haakjes, zoals in x^(-2) (Modelica 3.6, A.2.7).</translation>
    </message>
    <message>
        <source>An import stands inside of a class: move it below the line of `model` (Modelica 3.6, A.2.1).</source>
        <translation>Een import staat binnen een klasse: verplaats hem onder de regel van `model` (Modelica 3.6, A.2.1).</translation>
    </message>
    <message>
        <source>Nothing stands before this ;: leave it out (Modelica 3.6, A.2.2).</source>
        <translation>Vóór deze ; staat niets: laat hem weg (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} is missing after {} (Modelica 3.6, A.2.2).</source>
        <translation>{} ontbreekt na {} (Modelica 3.6, A.2.2).</translation>
    </message>
    <message>
        <source>{} means nothing in a text; a backslash is written \\ (Modelica 3.6, 2.4.4).</source>
        <translation>{} betekent in een tekst niets; een backslash wordt \\ geschreven (Modelica 3.6, 2.4.4).</translation>
    </message>
    <message>
        <source>{} is an expandable connector, which this language does not have.</source>
        <translation>{} is een expandable connector, die deze taal niet heeft.</translation>
    </message>
    <message>
        <source>{} gives other values to constants of a package it extends, which this language does not have.</source>
        <translation>{} geeft constanten van een package dat het uitbreidt andere waarden; dat kent deze taal niet.</translation>
    </message>
    <message>
        <source>Loops over components stand for more than {} equations.</source>
        <translation>Lussen over componenten staan voor meer dan {} vergelijkingen.</translation>
    </message>
    <message>
        <source>A loop runs over whole numbers.</source>
        <translation>Een lus loopt over gehele getallen.</translation>
    </message>
    <message>
        <source>{} is inherited twice with different values.</source>
        <translation>{} wordt twee keer met verschillende waarden geërfd.</translation>
    </message>
    <message>
        <source>{} is final; no other value can be given here.</source>
        <translation>{} is final; hier kan geen andere waarde staan.</translation>
    </message>
    <message>
        <source>These are {} values for {} components.</source>
        <translation>Dit zijn {} waarden voor {} componenten.</translation>
    </message>
    <message>
        <source>{} is outer: its values are given where it is inner.</source>
        <translation>{} is outer: de waarden ervan staan waar het inner is.</translation>
    </message>
    <message>
        <source>{} of {} is final; no other value can be given here.</source>
        <translation>{} van {} is final; hier kan geen andere waarde staan.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, and their fixed starts {} and {} agree only with the parameters as they are declared.</source>
        <translation>{} en {} zijn één variabele, en hun vaste startwaarden {} en {} kloppen alleen met de parameters zoals ze gedeclareerd zijn.</translation>
    </message>
    <message>
        <source>{} is the negative of {}, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} is het tegengestelde van {}, maar hun startwaarden liggen vast: {} en {}; haal er een weg.</translation>
    </message>
    <message>
        <source>{} and {} are one variable, but their starts are fixed at {} and {}; take one of them away.</source>
        <translation>{} en {} zijn één variabele, maar hun startwaarden liggen vast: {} en {}; haal er een weg.</translation>
    </message>
    <message>
        <source>The fixed start {} of {} agrees with its equations only with the parameters as they are declared.</source>
        <translation>De vaste startwaarde {} van {} klopt alleen met de vergelijkingen voor de parameters zoals ze gedeclareerd zijn.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but its equations give it as well; take fixed = true away.</source>
        <translation>De startwaarde van {} ligt vast, maar de vergelijkingen geven haar ook; haal fixed = true weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but its equations give it {}; take fixed = true away.</source>
        <translation>De startwaarde van {} ligt vast op {}, maar de vergelijkingen geven {}; haal fixed = true weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but with {} its equations give it {}; take one of the fixed starts away.</source>
        <translation>De startwaarde van {} ligt vast op {}, maar met {} geven de vergelijkingen {}; haal een van de vaste startwaarden weg.</translation>
    </message>
    <message>
        <source>The start of {} is fixed at {}, but this equation does not hold with it at the start; fix the start of a state instead.</source>
        <translation>De startwaarde van {} ligt vast op {}, maar daarmee klopt deze vergelijking aan het begin niet; leg in plaats daarvan de startwaarde van een toestand vast.</translation>
    </message>
    <message>
        <source>{} begins with {}, not with its start {}, as it follows from other variables. Write fixed = true beside the start that is meant.</source>
        <translation>{} begint met {}, niet met zijn startwaarde {}, want het volgt uit andere variabelen. Schrijf fixed = true naast de startwaarde die bedoeld is.</translation>
    </message>
    <message>
        <source>The start {} of {} is not regarded, as it follows from other variables.</source>
        <translation>De startwaarde {} van {} telt niet mee, want het volgt uit andere variabelen.</translation>
    </message>
    <message>
        <source>The start of {} is fixed, but no formula gives the start of {} from it; fix the start of {} instead.</source>
        <translation>De startwaarde van {} ligt vast, maar geen formule geeft daaruit die van {}; leg in plaats daarvan die van {} vast.</translation>
    </message>
    <message>
        <source>{} has {} elements, and {} gives {} values (Modelica 3.6, 7.2.5).</source>
        <translation>{} heeft {} elementen, en {} geeft {} waarden (Modelica 3.6, 7.2.5).</translation>
    </message>
    <message>
        <source>{} is no array, and each is for the elements of one: leave it out (Modelica 3.6, 7.2.5).</source>
        <translation>{} is geen array, en each geldt voor de elementen van een array: laat het weg (Modelica 3.6, 7.2.5).</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>&quot;%1&quot; is geen getal</translation>
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
        <translation>{} u {:02} min</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>must be a number</source>
        <translation>moet een getal zijn</translation>
    </message>
    <message>
        <source>must be greater than {:g}</source>
        <translation>moet groter dan {:g} zijn</translation>
    </message>
    <message>
        <source>must be at least {:g}</source>
        <translation>moet minstens {:g} zijn</translation>
    </message>
    <message>
        <source>must be at most {:g}</source>
        <translation>mag hoogstens {:g} zijn</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>een lijst van getallen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option{}</source>
        <translation>“{}” is geen optie{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>{} = {}: {} is expected</source>
        <translation>{} = {}: verwacht wordt {}</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {}: de waarde {}</translation>
    </message>
    <message>
        <source>must be one of {}{}</source>
        <translation>moet een van {} zijn{}</translation>
    </message>
    <message>
        <source>must be one of {}, or empty{}</source>
        <translation>moet een van {} zijn, of leeg{}</translation>
    </message>
</context>
<context>
    <name>ProgramView</name>
    <message>
        <source>command</source>
        <translation>opdracht</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>de map {} kan niet gemaakt worden: {}</translation>
    </message>
    <message>
        <source>{} is not a Rigor project</source>
        <translation>{} is geen Rigor-project</translation>
    </message>
    <message>
        <source>{} was written by a newer version of Rigor (file version {}, this program reads up to {})</source>
        <translation>{} is geschreven door een nieuwere versie van Rigor (bestandsversie {}, dit programma leest tot {})</translation>
    </message>
    <message>
        <source>{} is damaged: file version {}</source>
        <translation>{} is beschadigd: bestandsversie {}</translation>
    </message>
    <message>
        <source>the project has no study &quot;{}&quot;</source>
        <translation>het project heeft geen studie “{}”</translation>
    </message>
    <message>
        <source>the project has no model &quot;{}&quot;</source>
        <translation>het project heeft geen model “{}”</translation>
    </message>
    <message>
        <source>the project has no data &quot;{}&quot;</source>
        <translation>het project heeft geen gegevens “{}”</translation>
    </message>
    <message>
        <source>an entry of the project needs a name</source>
        <translation>een onderdeel van het project heeft een naam nodig</translation>
    </message>
    <message>
        <source>{} is there already</source>
        <translation>{} bestaat al</translation>
    </message>
    <message>
        <source>cannot open {}: there is no such file</source>
        <translation>{} kan niet geopend worden: het bestand bestaat niet</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <translation>{} kan niet geschreven worden: {}</translation>
    </message>
    <message>
        <source>{} is damaged: it holds a file called &quot;{}&quot;</source>
        <translation>{} is beschadigd: het bevat een bestand met de naam “{}”</translation>
    </message>
    <message>
        <source>the project has no run {}</source>
        <translation>het project heeft geen run {}</translation>
    </message>
    <message>
        <source>{} is damaged: run {} cannot be read ({})</source>
        <translation>{} is beschadigd: run {} kan niet gelezen worden ({})</translation>
    </message>
    <message>
        <source>cannot write into {}: {}</source>
        <translation>in {} kan niet geschreven worden: {}</translation>
    </message>
    <message>
        <source>two files of a run would be called {}</source>
        <translation>twee bestanden van een run zouden {} heten</translation>
    </message>
    <message>
        <source>cannot write into {}: it is a file, not a folder</source>
        <translation>in {} kan niet geschreven worden: het is een bestand, geen map</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{} kan niet gelezen worden: {}</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>onvoldoende geheugen</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} kan niet geopend worden: {}</translation>
    </message>
    <message>
        <source>the project in memory</source>
        <translation>het project in het geheugen</translation>
    </message>
    <message>
        <source>cannot write {}: no space left on the disk; nothing was changed</source>
        <translation>{} kan niet geschreven worden: er is geen ruimte op de schijf; er is niets veranderd</translation>
    </message>
    <message>
        <source>cannot write {}: another program is writing it just now</source>
        <translation>{} kan niet geschreven worden: een ander programma schrijft er net in</translation>
    </message>
    <message>
        <source>cannot write {}: the file or its folder is read-only</source>
        <translation>{} kan niet geschreven worden: het bestand of de map is alleen-lezen</translation>
    </message>
    <message>
        <source>{} is damaged: {}</source>
        <translation>{} is beschadigd: {}</translation>
    </message>
    <message>
        <source>cannot read or write {}: the disk reports an error, or is full; nothing was changed</source>
        <translation>{} kan niet gelezen of geschreven worden: de schijf meldt een fout of is vol; er is niets veranderd</translation>
    </message>
    <message>
        <source>cannot copy {}: {}</source>
        <translation>{} kan niet gekopieerd worden: {}</translation>
    </message>
    <message>
        <source>the project holds no study</source>
        <translation>het project bevat geen studie</translation>
    </message>
    <message>
        <source>The table cannot be written to {}: {}.</source>
        <translation>De tabel kan niet naar {} geschreven worden: {}.</translation>
    </message>
    <message>
        <source>{} is no picture format known here; use .png, .svg, .pdf or .csv.</source>
        <translation>{} is geen hier bekend beeldformaat; gebruik .png, .svg, .pdf of .csv.</translation>
    </message>
    <message>
        <source>The plot cannot be written to {}.</source>
        <translation>De grafiek kan niet naar {} geschreven worden.</translation>
    </message>
    <message>
        <source>The report cannot be written to {}: {}.</source>
        <translation>Het rapport kan niet naar {} geschreven worden: {}.</translation>
    </message>
    <message>
        <source>{} is not a Rigor project: its {} is not one of a project</source>
        <translation>{} is geen Rigor-project: {} daarin hoort niet bij een project</translation>
    </message>
    <message>
        <source>{} is damaged: its {} is missing</source>
        <translation>{} is beschadigd: {} ontbreekt</translation>
    </message>
    <message>
        <source>the numbers of column &quot;{}&quot; are cut off</source>
        <translation>de getallen van kolom “{}” zijn afgekapt</translation>
    </message>
    <message>
        <source>{} is no folder of a finished run: it has no result.json</source>
        <translation>{} is geen map van een voltooide run: er staat geen result.json in</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} kan niet gelezen worden: {}</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>edit model</source>
        <translation>model bewerken</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>rename run %1</source>
        <translation>run %1 hernoemen</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>measured {}</source>
        <translation>gemeten {}</translation>
    </message>
    <message>
        <source>predicted mean</source>
        <translation>voorspeld gemiddelde</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>residu</translation>
    </message>
    <message>
        <source>Out of date: {}</source>
        <translation>Verouderd: {}</translation>
    </message>
    <message>
        <source>report {}</source>
        <translation>rapport {}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uitgang</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Latin hypercube</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol-punten</translation>
    </message>
    <message>
        <source>density</source>
        <translation>dichtheid</translation>
    </message>
    <message>
        <source>maximum entropy</source>
        <translation>maximale entropie</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauss</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemeten tegen voorspeld</translation>
    </message>
    <message>
        <source>mean with 95 % range</source>
        <translation>gemiddelde met 95&#xa0;%-bereik</translation>
    </message>
    <message>
        <source>least-squares fit</source>
        <translation>aanpassing kleinste kwadraten</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>measured − mean</source>
        <translation>gemeten − gemiddelde</translation>
    </message>
    <message>
        <source>±1.96 sd, root mean square</source>
        <translation>±1,96 σ, kwadratisch gemiddelde</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>experimenten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoektocht</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteratie</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
    </message>
    <message>
        <source>population median</source>
        <translation>mediaan van de populatie</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-indices</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>share of the variance</source>
        <translation>aandeel in de variantie</translation>
    </message>
    <message>
        <source>first order</source>
        <translation>eerste orde</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>experiment</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>Beantwoord.</translation>
    </message>
    <message>
        <source>Answered with reservations.</source>
        <translation>Beantwoord met voorbehoud.</translation>
    </message>
    <message>
        <source>EMPTY.</source>
        <translation>LEEG.</translation>
    </message>
    <message>
        <source>No answer.</source>
        <translation>Geen antwoord.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Mislukt.</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Niet gerekend.</translation>
    </message>
    <message>
        <source>Run without a study</source>
        <translation>Run zonder studie</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificatie</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} is {}</translation>
    </message>
    <message>
        <source>Identification report</source>
        <translation>Identificatierapport</translation>
    </message>
    <message>
        <source>: what a given distribution predicts</source>
        <translation>: wat een gegeven verdeling voorspelt</translation>
    </message>
    <message>
        <source> identification from one experiment</source>
        <translation>: identificatie uit één experiment</translation>
    </message>
    <message>
        <source> identification from {} experiments</source>
        <translation>: identificatie uit {} experimenten</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>niet vastgelegd</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Project</translation>
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
        <translation>Programma</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
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
        <translation>Opmerkingen van de auteur</translation>
    </message>
    <message>
        <source> One warning: see section {}.</source>
        <translation> Eén waarschuwing: zie paragraaf {}.</translation>
    </message>
    <message>
        <source> {} warnings: see section {}.</source>
        <translation> {} waarschuwingen: zie paragraaf {}.</translation>
    </message>
    <message>
        <source>Table {}</source>
        <translation>Tabel {}</translation>
    </message>
    <message>
        <source>Figure {}</source>
        <translation>Figuur {}</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Waarschuwingen</translation>
    </message>
    <message>
        <source>The run gave no warning.</source>
        <translation>De run gaf geen waarschuwing.</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Modeltekst</translation>
    </message>
    <message>
        <source>1 thread; result independent of their number</source>
        <translation>1 thread; resultaat onafhankelijk van het aantal</translation>
    </message>
    <message>
        <source>{:.0f} threads; result independent of their number</source>
        <translation>{:.0f} threads; resultaat onafhankelijk van het aantal</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Study text, complete</source>
        <translation>Studietekst, volledig</translation>
    </message>
    <message>
        <source>Study text: {}, SHA-256 {}.</source>
        <translation>Studietekst: {}, SHA-256 {}.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichtheid</translation>
    </message>
    <message>
        <source>Mean error of log L</source>
        <translation>Gemiddelde fout van log L</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Ontwikkeling</translation>
    </message>
    <message>
        <source>Quasi Monte Carlo</source>
        <translation>Quasi-Monte Carlo</translation>
    </message>
    <message>
        <source>Simulations per experiment with which log L is known to the same mean absolute error over {} experiments: by the expansion, and from samples of the model alone (up to {} were tried; – is more than that, or fewer than 8).</source>
        <translation>Simulaties per experiment waarmee log L met dezelfde gemiddelde absolute fout over {} experimenten bekend is: door de ontwikkeling, en uit trekkingen van het model alleen (tot {} geprobeerd; – is meer dan dat, of minder dan 8).</translation>
    </message>
    <message>
        <source>Samples that reach the same accuracy</source>
        <translation>Trekkingen voor dezelfde nauwkeurigheid</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>onbegrensd</translation>
    </message>
    <message>
        <source> and </source>
        <translation> en </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> en {} andere</translation>
    </message>
    <message>
        <source>a Gaussian density</source>
        <translation>een Gauss-dichtheid</translation>
    </message>
    <message>
        <source>a maximum-entropy density</source>
        <translation>een dichtheid van maximale entropie</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grootheid</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Eenheid</translation>
    </message>
    <message>
        <source>Value ± std. error</source>
        <translation>Waarde ± std.fout</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Zoekbereik</translation>
    </message>
    <message>
        <source>Intervals: {}. </source>
        <translation>Intervallen: {}. </translation>
    </message>
    <message>
        <source>No interval is stated. </source>
        <translation>Er is geen interval opgegeven. </translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Geen grens is actief.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>, {} draws</source>
        <translation>, {} trekkingen</translation>
    </message>
    <message>
        <source> of the only experiment. </source>
        <translation> van het enige experiment. </translation>
    </message>
    <message>
        <source> of the {} experiments. </source>
        <translation> van de {} experimenten. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments: {} with the largest and {} with a middling distance between prediction and {}. </source>
        <translation> van {} van de {} experimenten: {} met de grootste en {} met een middelgrote afstand tussen voorspelling en {}. </translation>
    </message>
    <message>
        <source> of {} of the {} experiments. No reference was simulated. </source>
        <translation> van {} van de {} experimenten. Er is geen referentie gesimuleerd. </translation>
    </message>
    <message>
        <source>The mean distance (EMD) is {} with maximum entropy and {} with a Gaussian density. </source>
        <translation>De gemiddelde afstand (EMD) is {} met maximale entropie en {} met een Gauss-dichtheid. </translation>
    </message>
    <message>
        <source>The number of the experiment stands at the upper left of each plot.</source>
        <translation>Het nummer van het experiment staat linksboven in elke grafiek.</translation>
    </message>
    <message>
        <source>Predicted densities of the {}</source>
        <translation>Voorspelde dichtheden: {}</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Voorspelde dichtheden</translation>
    </message>
    <message>
        <source>Measured against predicted {}</source>
        <translation>Gemeten tegen voorspeld: {}</translation>
    </message>
    <message>
        <source>Best log-likelihood over the iterations of the search, and the median of its population.</source>
        <translation>Beste log-likelihood over de iteraties van de zoektocht, en de mediaan van haar populatie.</translation>
    </message>
    <message>
        <source> {} likelihoods were evaluated.</source>
        <translation> {} likelihoods zijn berekend.</translation>
    </message>
    <message>
        <source> It ended because: {}.</source>
        <translation> Ze eindigde omdat: {}.</translation>
    </message>
    <message>
        <source>Course of the search</source>
        <translation>Verloop van de zoektocht</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Zoekverloop</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekende</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Eerste orde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Sobol indices from the polynomial expansion: share of the variance of the {} that each unknown causes alone (first order) and with the others (total), {}.</source>
        <translation>Sobol-indices uit de polynoomontwikkeling: aandeel in de variantie van {} dat elke onbekende alleen (eerste orde) en met de andere (totaal) veroorzaakt, {}.</translation>
    </message>
    <message>
        <source>in one experiment</source>
        <translation>in één experiment</translation>
    </message>
    <message>
        <source>mean over {} experiments</source>
        <translation>gemiddelde over {} experimenten</translation>
    </message>
    <message>
        <source>Which unknowns matter</source>
        <translation>Welke onbekenden ertoe doen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condities</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
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
        <translation>Alle {} experimenten: meetwaarde, gemiddelde en standaardafwijking van de voorspelling, log-likelihood, afstand van de dichtheid tot {}.</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle experimenten</translation>
    </message>
    <message>
        <source>joint region, projection</source>
        <translation>gezamenlijk gebied, projectie</translation>
    </message>
    <message>
        <source>cut, all others known</source>
        <translation>doorsnede, alle andere bekend</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>schatting</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>kalibratie</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validatie</translation>
    </message>
    <message>
        <source>measured, mean</source>
        <translation>gemeten, gemiddelde</translation>
    </message>
    <message>
        <source>{}, residuals</source>
        <translation>{}, residuen</translation>
    </message>
    <message>
        <source>residual / standard deviation</source>
        <translation>residu / standaardafwijking</translation>
    </message>
    <message>
        <source>normal quantile</source>
        <translation>normaal kwantiel</translation>
    </message>
    <message>
        <source>difference / its standard deviation</source>
        <translation>verschil / zijn standaardafwijking</translation>
    </message>
    <message>
        <source>normal distribution</source>
        <translation>normale verdeling</translation>
    </message>
    <message>
        <source>differences of repeated series</source>
        <translation>verschillen van herhaalde reeksen</translation>
    </message>
    <message>
        <source>rise of the sum of squares</source>
        <translation>stijging van de kwadratensom</translation>
    </message>
    <message>
        <source>of the ellipsoid</source>
        <translation>van de ellipsoïde</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profiel</translation>
    </message>
    <message>
        <source>reduction of the criterion</source>
        <translation>vermindering van het criterium</translation>
    </message>
    <message>
        <source>one further experiment</source>
        <translation>één proef meer</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>conditie</translation>
    </message>
    <message>
        <source>Every set of sensors with its own estimate. A is the trace of the covariance, D its determinant, E its largest eigenvalue, ME its largest over its smallest; smaller is better. Condition: of the scaled J&apos;J; where it is too large the set does not determine the unknowns and neither its estimate nor its covariance means anything.</source>
        <translation>Elke verzameling sensoren met haar eigen schatting. A is het spoor van de covariantie, D haar determinant, E haar grootste eigenwaarde, ME haar grootste gedeeld door haar kleinste; kleiner is beter. Conditie: van de geschaalde J&apos;J; waar zij te groot is, bepaalt de verzameling de onbekenden niet en betekenen noch haar schatting noch haar covariantie iets.</translation>
    </message>
    <message>
        <source>Which sensors</source>
        <translation>Welke sensoren</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>marginaal interval</translation>
    </message>
    <message>
        <source>joint box</source>
        <translation>gezamenlijke doos</translation>
    </message>
    <message>
        <source>Sensors {}. The marginal interval holds one unknown with {:g} %, whatever the others are; the joint box is the box around the ellipsoid that holds all of them at once with {:g} %, and is wider.</source>
        <translation>Sensoren {}. Het marginale interval bevat één onbekende met {:g} %, wat de andere ook zijn; de gezamenlijke doos omsluit de ellipsoïde die ze alle tegelijk met {:g} % bevat, en is breder.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid</source>
        <translation>Betrouwbaarheidsellipsoïde</translation>
    </message>
    <message>
        <source>Confidence ellipsoid at {:g} %, squared radius {} (chi-squared).</source>
        <translation>Betrouwbaarheidsellipsoïde van {:g} %, kwadraat van de straal {} (chi-kwadraat).</translation>
    </message>
    <message>
        <source>Confidence ellipses of the estimate</source>
        <translation>Betrouwbaarheidsellipsen van de schatting</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsing</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, gepubliceerde regel</translation>
    </message>
    <message>
        <source>p, both covariances</source>
        <translation>p, beide covarianties</translation>
    </message>
    <message>
        <source>p, Holm</source>
        <translation>p, Holm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworpen</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>verenigbaar</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>niet getoetst</translation>
    </message>
    <message>
        <source>Is the model wrong?</source>
        <translation>Is het model fout?</translation>
    </message>
    <message>
        <source>{}: estimates and confidence ellipses of the two sides of every split; the p-value of both covariances at the upper right.</source>
        <translation>{}: schattingen en betrouwbaarheidsellipsen van de twee kanten van elke splitsing; de p-waarde met beide covarianties rechtsboven.</translation>
    </message>
    <message>
        <source>Confidence ellipses of calibration and validation of {}</source>
        <translation>Betrouwbaarheidsellipsen van kalibratie en validatie van {}</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>verschillen</translation>
    </message>
    <message>
        <source>sd of one value</source>
        <translation>sd van één waarde</translation>
    </message>
    <message>
        <source>stated sd</source>
        <translation>opgegeven sd</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>chi-kwadraat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>vrijheidsgraden</translation>
    </message>
    <message>
        <source>Scatter between repeated series, and the chi-squared test of its differences against a normal distribution with mean 0. The test takes the differences for independent; a series that takes part in two pairs violates that, so that p is approximate.</source>
        <translation>Spreiding tussen herhaalde reeksen, en de chi-kwadraattoets van hun verschillen tegen een normale verdeling met gemiddelde 0. De toets houdt de verschillen voor onafhankelijk; een reeks die bij twee paren hoort schendt dat, zodat p bij benadering geldt.</translation>
    </message>
    <message>
        <source>Repeatability of the sensors</source>
        <translation>Herhaalbaarheid van de sensoren</translation>
    </message>
    <message>
        <source>Differences of repeated series against the quantiles of a normal distribution; on the line they are normal.</source>
        <translation>Verschillen van herhaalde reeksen tegen de kwantielen van een normale verdeling; op de lijn zijn ze normaal.</translation>
    </message>
    <message>
        <source>Quantiles of the differences</source>
        <translation>Kwantielen van de verschillen</translation>
    </message>
    <message>
        <source>Coverage of the ellipsoid</source>
        <translation>Dekking van de ellipsoïde</translation>
    </message>
    <message>
        <source>Data drawn at the estimate and fitted again {} times: the ellipsoid of the refit holds the estimate in {:.1f} % (95 % interval {:.1f} to {:.1f} %).</source>
        <translation>Gegevens, getrokken bij de schatting en {} keer opnieuw aangepast: de ellipsoïde van de herhaling bevat de schatting in {:.1f} % (95 %-interval {:.1f} tot {:.1f} %).</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modellen over de gegevens</translation>
    </message>
    <message>
        <source>Every model at its own estimate from all experiments of the splits, and its residuals over the standard deviation of the measured means.</source>
        <translation>Elk model bij zijn eigen schatting uit alle proeven van de splitsingen, en zijn residuen gedeeld door de standaardafwijking van de gemeten gemiddelden.</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profielaannemelijkheid</translation>
    </message>
    <message>
        <source>Rise of the sum of squares with one unknown held and the others fitted again, and the parabola that the ellipsoid stands for.</source>
        <translation>Stijging van de kwadratensom wanneer één onbekende wordt vastgehouden en de andere opnieuw worden aangepast, en de parabool waarvoor de ellipsoïde staat.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Volgende proef</translation>
    </message>
    <message>
        <source>By how much one further experiment would reduce the criterion, at the present estimate.</source>
        <translation>Met hoeveel één proef meer het criterium zou verminderen, bij de huidige schatting.</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewezen optimaal</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterium</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The best {} combinations by the criterion {}.</source>
        <translation>De beste {} combinaties volgens het criterium {}.</translation>
    </message>
    <message>
        <source>Chosen sensors</source>
        <translation>Gekozen sensoren</translation>
    </message>
    <message>
        <source>How many sensors are enough</source>
        <translation>Hoeveel sensoren genoeg zijn</translation>
    </message>
    <message>
        <source>number of sensors</source>
        <translation>aantal sensoren</translation>
    </message>
    <message>
        <source>factor of the standard errors</source>
        <translation>factor van de standaardfouten</translation>
    </message>
    <message>
        <source>What each sensor is worth</source>
        <translation>Wat elke sensor waard is</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>sensor</translation>
    </message>
    <message>
        <source>Page {} of {}</source>
        <translation>Pagina {} van {}</translation>
    </message>
    <message>
        <source>January</source>
        <translation>januari</translation>
    </message>
    <message>
        <source>February</source>
        <translation>februari</translation>
    </message>
    <message>
        <source>March</source>
        <translation>maart</translation>
    </message>
    <message>
        <source>April</source>
        <translation>april</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mei</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>augustus</translation>
    </message>
    <message>
        <source>September</source>
        <translation>september</translation>
    </message>
    <message>
        <source>October</source>
        <translation>oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>november</translation>
    </message>
    <message>
        <source>December</source>
        <translation>december</translation>
    </message>
    <message>
        <source>seed {:.0f}</source>
        <translation>startwaarde {:.0f}</translation>
    </message>
    <message>
        <source>Unknowns along the path</source>
        <translation>Onbekenden langs het pad</translation>
    </message>
    <message>
        <source>Objective against model solves</source>
        <translation>Doelfunctie tegen modeloplossingen</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>modeloplossingen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>doelfunctie</translation>
    </message>
    <message>
        <source>plain fit from the same start</source>
        <translation>gewone aanpassing vanaf dezelfde start</translation>
    </message>
    <message>
        <source>Measured and fitted</source>
        <translation>Gemeten en aangepast</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>aangepast</translation>
    </message>
    <message>
        <source>measured − fitted</source>
        <translation>gemeten − aangepast</translation>
    </message>
    <message>
        <source>Objective from every start</source>
        <translation>Doelfunctie vanaf elke start</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>start, beste eerst</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>einde van één start</translation>
    </message>
    <message>
        <source>Starts followed by homotopy</source>
        <translation>Starts met homotopie</translation>
    </message>
    <message>
        <source>Starts of a plain fit</source>
        <translation>Starts van een gewone aanpassing</translation>
    </message>
    <message>
        <source>ends at the answer</source>
        <translation>eindigt bij het antwoord</translation>
    </message>
    <message>
        <source>ends elsewhere</source>
        <translation>eindigt elders</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>antwoord</translation>
    </message>
    <message>
        <source>Measured and fitted outputs</source>
        <translation>Gemeten en aangepaste uitgangen</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Zoekpad</translation>
    </message>
    <message>
        <source>Objective reached from every start, best first. Steps are local minima.</source>
        <translation>Vanaf elke start bereikte doelfunctie, beste eerst. Treden zijn lokale minima.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Starts over the bounds of the first two unknowns: which end at the answer of this run, with homotopy (left) and without (right).</source>
        <translation>Starts over de grenzen van de eerste twee onbekenden: welke bij het antwoord van deze run eindigen, met homotopie (links) en zonder (rechts).</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Aantrekkingsgebieden</translation>
    </message>
    <message>
        <source>refits of simulated data</source>
        <translation>aanpassingen van gesimuleerde gegevens</translation>
    </message>
    <message>
        <source>region of the pair</source>
        <translation>gebied van het paar</translation>
    </message>
    <message>
        <source>{}, deviation</source>
        <translation>{}, afwijking</translation>
    </message>
    <message>
        <source>as narrow as the chosen set</source>
        <translation>even nauw als de gekozen verzameling</translation>
    </message>
    <message>
        <source>{} {} times wider</source>
        <translation>{} {} keer zo ruim</translation>
    </message>
    <message>
        <source>{} {} % wider</source>
        <translation>{} {} % ruimer</translation>
    </message>
    <message>
        <source>{} {} % narrower</source>
        <translation>{} {} % nauwer</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>chosen, best for {}</source>
        <translation>gekozen, de beste voor {}</translation>
    </message>
    <message>
        <source>chosen, best for {} and {}</source>
        <translation>gekozen, de beste voor {} en {}</translation>
    </message>
    <message>
        <source>chosen, best for {}, {} and {}</source>
        <translation>gekozen, de beste voor {}, {} en {}</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>niet bepaald</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Ruisstudie</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95 %-band</translation>
    </message>
    <message>
        <source>Characteristic curve</source>
        <translation>Karakteristiek</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>control points</source>
        <translation>controlepunten</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>at {:.2f} s</source>
        <translation>op {:.2f} s</translation>
    </message>
    <message>
        <source>smoothed</source>
        <translation>gladgestreken</translation>
    </message>
    <message>
        <source>Innovations of {}</source>
        <translation>Innovaties van {}</translation>
    </message>
    <message>
        <source>measured − predicted</source>
        <translation>gemeten − voorspeld</translation>
    </message>
    <message>
        <source>95 % of a consistent filter</source>
        <translation>95 % van een consistent filter</translation>
    </message>
    <message>
        <source>innovation</source>
        <translation>innovatie</translation>
    </message>
    <message>
        <source>Normalised innovation squared</source>
        <translation>Genormaliseerd innovatiekwadraat</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>gemiddelde NIS</translation>
    </message>
    <message>
        <source>mean over {} updates</source>
        <translation>gemiddelde over {} updates</translation>
    </message>
    <message>
        <source>outside: {} of {}</source>
        <translation>erbuiten: {} van {}</translation>
    </message>
    <message>
        <source>Autocorrelation of the innovations</source>
        <translation>Autocorrelatie van de innovaties</translation>
    </message>
    <message>
        <source>lag</source>
        <translation>verschuiving</translation>
    </message>
    <message>
        <source>autocorrelation</source>
        <translation>autocorrelatie</translation>
    </message>
    <message>
        <source>95 % of white noise</source>
        <translation>95 % van witte ruis</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Mean NIS</source>
        <translation>Gemiddelde NIS</translation>
    </message>
    <message>
        <source>Within 95 %</source>
        <translation>Binnen 95 %</translation>
    </message>
    <message>
        <source>Largest autocorrelation</source>
        <translation>Grootste autocorrelatie</translation>
    </message>
    <message>
        <source>Ljung-Box</source>
        <translation>Ljung-Box</translation>
    </message>
    <message>
        <source>Lags outside</source>
        <translation>Verschuivingen erbuiten</translation>
    </message>
    <message>
        <source>Characteristic curve at the end of the record with its 95 % band and control points.</source>
        <translation>Karakteristiek aan het eind van de opname met haar 95 %-band en controlepunten.</translation>
    </message>
    <message>
        <source>May the filter be believed</source>
        <translation>Mag het filter worden geloofd</translation>
    </message>
    <message>
        <source>Left: normalised innovation squared over time. Right: autocorrelation of the innovations with the 95 % bounds of white noise.</source>
        <translation>Links: genormaliseerd innovatiekwadraat over de tijd. Rechts: autocorrelatie van de innovaties met de 95 %-grenzen van witte ruis.</translation>
    </message>
    <message>
        <source>Innovations over time</source>
        <translation>Innovaties over de tijd</translation>
    </message>
    <message>
        <source>Estimated states with their 95 % bands; the table states.csv holds every instant.</source>
        <translation>Geschatte toestanden met hun 95 %-banden; de tabel states.csv bevat elk tijdstip.</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Toestanden</translation>
    </message>
    <message>
        <source>|estimate / answer|</source>
        <translation>|schatting / antwoord|</translation>
    </message>
    <message>
        <source>homotopy, J at its λ</source>
        <translation>homotopie, J bij haar λ</translation>
    </message>
    <message>
        <source>Autocorrelation of the residuals</source>
        <translation>Autocorrelatie van de residuen</translation>
    </message>
    <message>
        <source>lag, samples</source>
        <translation>verschuiving, monsters</translation>
    </message>
    <message>
        <source>Left: every unknown over the iterations, in decades from the answer. Right: objective over the model solves made so far, on logarithmic axes.</source>
        <translation>Links: elke onbekende over de iteraties, in decaden vanaf het antwoord. Rechts: doelfunctie tegen de tot dan gedane modeloplossingen, op logaritmische assen.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states</source>
        <translation>Gegarandeerde grenzen van de toestanden</translation>
    </message>
    <message>
        <source>Enclosures of the states</source>
        <translation>Insluitingen van de toestanden</translation>
    </message>
    <message>
        <source>Left: width of the hull of each unknown. Right: boxes in the list.</source>
        <translation>Links: breedte van de omhullende van elke onbekende. Rechts: dozen in de lijst.</translation>
    </message>
    <message>
        <source>Widths of the unknowns over time</source>
        <translation>Breedten van de onbekenden over de tijd</translation>
    </message>
    <message>
        <source>Enclosures of the unknowns over time</source>
        <translation>Insluitingen van de onbekenden over de tijd</translation>
    </message>
    <message>
        <source>Projection of the boxes on the first two unknowns.</source>
        <translation>Projectie van de dozen op de eerste twee onbekenden.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>list is empty</source>
        <translation>lijst is leeg</translation>
    </message>
    <message>
        <source>{} − middle</source>
        <translation>{} − midden</translation>
    </message>
    <message>
        <source>Hull widths</source>
        <translation>Breedten van de omhullenden</translation>
    </message>
    <message>
        <source>relative to the middle at the end</source>
        <translation>ten opzichte van het midden aan het eind</translation>
    </message>
    <message>
        <source>Offline set</source>
        <translation>Offlineverzameling</translation>
    </message>
    <message>
        <source>Boxes left</source>
        <translation>Overgebleven dozen</translation>
    </message>
    <message>
        <source>excluded, proven</source>
        <translation>uitgesloten, bewezen</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>onbeslist</translation>
    </message>
    <message>
        <source>boxes that can hold the parameters</source>
        <translation>dozen die de parameters kunnen bevatten</translation>
    </message>
    <message>
        <source>admissible: all of it explains the data</source>
        <translation>toelaatbaar: het geheel verklaart de gegevens</translation>
    </message>
    <message>
        <source>Boxes in the list</source>
        <translation>Dozen in de lijst</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>dozen</translation>
    </message>
    <message>
        <source>Time between two reports</source>
        <translation>Tijd tussen twee rapportages</translation>
    </message>
    <message>
        <source>computing time</source>
        <translation>rekentijd</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Interval</translation>
    </message>
    <message>
        <source>by the profile</source>
        <translation>uit het profiel</translation>
    </message>
    <message>
        <source>marginal, ellipsoid</source>
        <translation>marginaal, ellipsoïde</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>kromming</translation>
    </message>
    <message>
        <source>Intervals of the level of the run by profile likelihood, which needs no linearisation, beside those of the ellipsoid. Bend: how far the profile departs from a parabola; above 0.1 the profile is to be trusted.</source>
        <translation>Intervallen op het niveau van de run door profielaannemelijkheid, die geen linearisatie vraagt, naast die van de ellipsoïde. Kromming: hoe ver het profiel van een parabool afwijkt; boven 0,1 is op het profiel te vertrouwen.</translation>
    </message>
    <message>
        <source>criterion then</source>
        <translation>criterium daarna</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>vermindering</translation>
    </message>
    <message>
        <source>order</source>
        <translation>volgorde</translation>
    </message>
    <message>
        <source>criterion together</source>
        <translation>criterium samen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>criterion predicted</source>
        <translation>criterium voorspeld</translation>
    </message>
    <message>
        <source>criterion reached</source>
        <translation>criterium bereikt</translation>
    </message>
    <message>
        <source>The series one after the other: what the criterion was predicted to be before each, and what it is with its data at the estimate renewed with them.</source>
        <translation>De reeksen na elkaar: het vóór elke reeks voorspelde criterium, en het criterium met haar gegevens bij de daarmee vernieuwde schatting.</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Volgende reeks</translation>
    </message>
    <message>
        <source>Candidate series: the criterion with one of them alone, at the estimate of the study, and the order in which to take them, each judged at the estimate renewed with those before.</source>
        <translation>Kandidaatreeksen: het criterium met één ervan alleen, bij de schatting van de studie, en de volgorde waarin ze te nemen, elk beoordeeld bij de schatting die met de vorige vernieuwd is.</translation>
    </message>
    <message>
        <source>Sensors not yet there</source>
        <translation>Sensoren die er nog niet zijn</translation>
    </message>
    <message>
        <source>Outputs that are not measured, as if read wherever anything was, beside the sensors used: alone, and in the order in which to add them. No data stand behind these numbers but the present estimate and the standard deviations stated.</source>
        <translation>Uitgangen die niet gemeten zijn, alsof ze afgelezen zijn overal waar iets afgelezen werd, naast de gebruikte sensoren: alleen, en in de volgorde waarin ze toe te voegen. Achter deze getallen staan geen gegevens, alleen de huidige schatting en de opgegeven standaardafwijkingen.</translation>
    </message>
    <message>
        <source>Correlation of the estimates</source>
        <translation>Correlatie van de schattingen</translation>
    </message>
    <message>
        <source>positive, by its strength</source>
        <translation>positief, naar sterkte</translation>
    </message>
    <message>
        <source>negative, by its strength</source>
        <translation>negatief, naar sterkte</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian</source>
        <translation>Singuliere waarden van de geschaalde Jacobiaan</translation>
    </message>
    <message>
        <source>relative to the largest</source>
        <translation>ten opzichte van de grootste</translation>
    </message>
    <message>
        <source>rise of 2 J / s²</source>
        <translation>stijging van 2 J / s²</translation>
    </message>
    <message>
        <source>linearised</source>
        <translation>gelineariseerd</translation>
    </message>
    <message>
        <source>limit of the interval</source>
        <translation>grens van het interval</translation>
    </message>
    <message>
        <source>noise, part of the signals (rms)</source>
        <translation>ruis, deel van de signalen (effectieve waarde)</translation>
    </message>
    <message>
        <source>one repeat</source>
        <translation>één herhaling</translation>
    </message>
    <message>
        <source>mean ± standard deviation</source>
        <translation>gemiddelde ± standaardafwijking</translation>
    </message>
    <message>
        <source>Correlation of the estimates; – where the data do not determine both.</source>
        <translation>Correlatie van de schattingen; – waar de gegevens niet beide bepalen.</translation>
    </message>
    <message>
        <source>Left: correlation of the estimates by sign and strength; empty where the data do not determine both. Right: singular values of the Jacobian with columns of unit length.</source>
        <translation>Links: correlatie van de schattingen naar teken en sterkte; leeg waar de gegevens niet beide bepalen. Rechts: singuliere waarden van de Jacobiaan met kolommen van lengte één.</translation>
    </message>
    <message>
        <source>Correlation and identifiability</source>
        <translation>Correlatie en identificeerbaarheid</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Identificeerbaarheid</translation>
    </message>
    <message>
        <source>Profile likelihood: rise of the objective where one unknown is held and the others are fitted again, and the parabola of the linearised interval. The interval ends where the profile crosses the dashed limit.</source>
        <translation>Profielaannemelijkheid: stijging van de doelfunctie wanneer één onbekende wordt vastgehouden en de andere opnieuw worden aangepast, en de parabool van het gelineariseerde interval. Het interval eindigt waar het profiel de gestreepte grens kruist.</translation>
    </message>
    <message>
        <source>Profile likelihood of every unknown</source>
        <translation>Profielaannemelijkheid van elke onbekende</translation>
    </message>
    <message>
        <source>Estimates from the fitted outputs with normal noise added, identified again from the same start; bars are one standard deviation of the repeats.</source>
        <translation>Schattingen uit de aangepaste uitgangen met toegevoegde normale ruis, opnieuw geïdentificeerd vanuit dezelfde start; de balken zijn één standaardafwijking van de herhalingen.</translation>
    </message>
    <message>
        <source>Scatter of the estimates over the level of noise</source>
        <translation>Spreiding van de schattingen tegen het ruisniveau</translation>
    </message>
    <message>
        <source>Guaranteed bounds</source>
        <translation>Gegarandeerde grenzen</translation>
    </message>
    <message>
        <source>{} lies on a bound of the search range; {}.</source>
        <translation>{} ligt op een grens van het zoekbereik; {}.</translation>
    </message>
    <message>
        <source>{} lie on a bound of the search range; {}.</source>
        <translation>{} liggen op een grens van het zoekbereik; {}.</translation>
    </message>
    <message>
        <source>the interval does not hold there</source>
        <translation>het interval geldt daar niet</translation>
    </message>
    <message>
        <source>no interval is stated there</source>
        <translation>daar is geen interval opgegeven</translation>
    </message>
    <message>
        <source>Left: standard errors with the best combination of each size over those with the best of all. Right: their factor when a chosen sensor is dropped (filled, above 1) or another is added (hollow, below 1); a chosen one without a point cannot be dropped. For A and E the root of the ratio of the criterion, for D the geometric mean over the axes of the ellipsoid; for ME both say how much longer the longest axis is against the shortest, and an added sensor may make it longer.</source>
        <translation>Links: standaardfouten met de beste combinatie van elke grootte gedeeld door die met de beste van alle. Rechts: hun factor wanneer een gekozen sensor vervalt (gevuld, boven 1) of een andere wordt toegevoegd (hol, onder 1); een gekozen sensor zonder punt kan niet vervallen. Bij A en E de wortel van de verhouding van het criterium, bij D het meetkundig gemiddelde over de assen van de ellipsoïde; bij ME zeggen beide hoeveel langer de langste as is ten opzichte van de kortste, en een toegevoegde sensor kan haar langer maken.</translation>
    </message>
    <message>
        <source>factor of longest over shortest axis</source>
        <translation>factor langste gedeeld door kortste as</translation>
    </message>
    <message>
        <source>The mechanism as its file states it, moved by its own command over {:g} s in steps of 1 ms: largest violation of the constraints by positions, rates and accelerations (norms over rad and m), largest error of the energy balance, iterations and time per step.</source>
        <translation>Het mechanisme zoals zijn bestand het opgeeft, bewogen door zijn eigen aansturing gedurende {:g} s in stappen van 1 ms: grootste schending van de dwangvoorwaarden door posities, snelheden en versnellingen (normen over rad en m), grootste fout van de energiebalans, iteraties en tijd per stap.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwoord</translation>
    </message>
    <message>
        <source>The mechanism cannot be solved by the formulation {}: {}</source>
        <translation>Het mechanisme kan met de formulering {} niet opgelost worden: {}</translation>
    </message>
    <message>
        <source>Candidates of the next experiment by the criterion {}: alone, and the places at which to measure them, one more than once where repeating it is best. The order holds for the present estimate; with new data the study is to be run again.</source>
        <translation>Kandidaten voor het volgende experiment volgens het criterium {}: alleen, en de plaatsen waarop ze te meten, een ervan meer dan eens waar herhalen het beste is. De volgorde geldt voor de huidige schatting; met nieuwe gegevens moet de studie opnieuw gerekend worden.</translation>
    </message>
    <message>
        <source>The ellipsoid at {:g} % in space: beside the edges of the box around it, the joint interval of each unknown.</source>
        <translation>De ellipsoïde bij {:g} % in de ruimte: naast de ribben van de doos eromheen het gezamenlijke interval van elke onbekende.</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Betrouwbaarheidsellipsoïde van drie onbekenden</translation>
    </message>
    <message>
        <source>sides agree, but misfit</source>
        <translation>kanten stemmen overeen, maar past niet</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>ware waarden</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulering</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Positie</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Versnelling</translation>
    </message>
    <message>
        <source>Energy balance [J]</source>
        <translation>Energiebalans [J]</translation>
    </message>
    <message>
        <source>Iterations, mean (most)</source>
        <translation>Iteraties, gemiddeld (hoogstens)</translation>
    </message>
    <message>
        <source>Time per step [µs]</source>
        <translation>Tijd per stap [µs]</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source> The two are at most {} (rad, m) and {} Pa apart.</source>
        <translation> De twee liggen hoogstens {} (rad, m) en {} Pa uit elkaar.</translation>
    </message>
    <message>
        <source>Mechanism in two formulations</source>
        <translation>Mechanisme in twee formuleringen</translation>
    </message>
    <message>
        <source>{} beyond the axis, as large as {} {}</source>
        <translation>{} buiten de as, tot {} {}</translation>
    </message>
    <message>
        <source>{} beyond the axis, up to {} {}</source>
        <translation>{} buiten de as, tot {} {}</translation>
    </message>
    <message>
        <source>cannot be simulated</source>
        <translation>niet te simuleren</translation>
    </message>
    <message>
        <source>{}: up to the end of the search range; beyond it nothing was examined and nothing is proven.</source>
        <translation>{}: tot aan het einde van het zoekbereik; daarbuiten is niets onderzocht en niets bewezen.</translation>
    </message>
    <message>
        <source>Guaranteed bounds of the states at the reported times: there every trajectory that agrees with model and data lies inside. Measured values with the bound of their sensor.</source>
        <translation>Gegarandeerde grenzen van de toestanden op de gerapporteerde tijden: daar ligt elke baan die met model en gegevens overeenstemt binnen. Gemeten waarden met de grens van hun sensor.</translation>
    </message>
    <message>
        <source>The last rows before the contradiction: no box is left behind the line.</source>
        <translation>De laatste rijen voor de tegenspraak: achter de lijn blijft geen doos over.</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Tegenspraak</translation>
    </message>
    <message>
        <source>enclosure at the reported times</source>
        <translation>insluiting op de gerapporteerde tijden</translation>
    </message>
    <message>
        <source>measured, with its bound</source>
        <translation>gemeten, met zijn grens</translation>
    </message>
    <message>
        <source>enclosure at each row</source>
        <translation>insluiting bij elke rij</translation>
    </message>
    <message>
        <source>point to compare: inside</source>
        <translation>te vergelijken punt: binnen</translation>
    </message>
    <message>
        <source>point to compare: excluded</source>
        <translation>te vergelijken punt: uitgesloten</translation>
    </message>
    <message>
        <source>point to compare: undecided</source>
        <translation>te vergelijken punt: onbeslist</translation>
    </message>
    <message>
        <source>relative width</source>
        <translation>relatieve breedte</translation>
    </message>
    <message>
        <source>point to compare: inside the enclosure</source>
        <translation>vergelijkingspunt: binnen de insluiting</translation>
    </message>
    <message>
        <source>Characteristic curve {}</source>
        <translation>Karakteristiek {}</translation>
    </message>
    <message>
        <source>outside the band</source>
        <translation>buiten de band</translation>
    </message>
    <message>
        <source>Unknowns, filter and all data at once</source>
        <translation>Onbekenden, filter en alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>from all data / σ of the filter</source>
        <translation>van alle gegevens / σ van het filter</translation>
    </message>
    <message>
        <source>filter, 95 %</source>
        <translation>filter, 95 %</translation>
    </message>
    <message>
        <source>all data at once, Cramér-Rao bound 95 %</source>
        <translation>alle gegevens tegelijk, Cramér-Rao-grens 95 %</translation>
    </message>
    <message>
        <source>{}, filter minus all data at once</source>
        <translation>{}, filter min alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>{} − all data</source>
        <translation>{} − alle gegevens</translation>
    </message>
    <message>
        <source>Cramér-Rao bound, 95 %</source>
        <translation>Cramér-Rao-grens, 95 %</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>σ / bound</source>
        <translation>σ / grens</translation>
    </message>
    <message>
        <source>Apart / σ</source>
        <translation>Afstand / σ</translation>
    </message>
    <message>
        <source>Filter: estimate and standard deviation at the end of the record. All data at once: the fit without process noise with its Cramér-Rao bound, below which no unbiased estimate from these data comes.</source>
        <translation>Filter: schatting en standaardafwijking aan het eind van de opname. Alle gegevens tegelijk: de aanpassing zonder procesruis met haar Cramér-Rao-grens, waar geen zuivere schatting uit deze gegevens onder komt.</translation>
    </message>
    <message>
        <source>The filter beside the fit of all data at once: differences with the 95 % bars and bands of the filter and of the Cramér-Rao bound.</source>
        <translation>Het filter naast de aanpassing van alle gegevens tegelijk: verschillen met de 95 %-balken en -banden van het filter en van de Cramér-Rao-grens.</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Tegenproef</translation>
    </message>
    <message>
        <source>{} % at the answer</source>
        <translation>{} % bij het antwoord</translation>
    </message>
    <message>
        <source>{} {} {}, {:02}:{:02}{}</source>
        <translation>{} {} {}, {:02}:{:02}{}</translation>
    </message>
    <message>
        <source>one experiment</source>
        <translation>één experiment</translation>
    </message>
    <message>
        <source>The experiment: measured value, mean and standard deviation of its prediction, log-likelihood, distance of the density to {}.</source>
        <translation>Het experiment: gemeten waarde, gemiddelde en standaardafwijking van zijn voorspelling, log-likelihood, afstand van de dichtheid tot {}.</translation>
    </message>
    <message>
        <source>plain fit</source>
        <translation>gewone fit</translation>
    </message>
    <message>
        <source>Width of the hull of each unknown.</source>
        <translation>Breedte van het omhulsel van elke onbekende.</translation>
    </message>
    <message>
        <source>What the data determine of the unknowns that they do not determine alone.</source>
        <translation>Wat de gegevens bepalen van de onbekenden die ze niet alleen bepalen.</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combinatie</translation>
    </message>
    <message>
        <source>{}, which is rejected</source>
        <translation>{}, dat verworpen is</translation>
    </message>
    <message>
        <source>does not fit the data</source>
        <translation>past niet bij de gegevens</translation>
    </message>
    <message>
        <source>not rejected</source>
        <translation>niet verworpen</translation>
    </message>
    <message>
        <source>at a bound</source>
        <translation>op een grens</translation>
    </message>
    <message>
        <source>Estimates of all models from the experiments of the splits, those that are not rejected first. The intervals of a model that is rejected mean nothing.</source>
        <translation>Schattingen van alle modellen uit de experimenten van de splitsingen, eerst die niet verworpen zijn. De intervallen van een verworpen model betekenen niets.</translation>
    </message>
    <message>
        <source>Estimate of the model {}.</source>
        <translation>Schatting van het model {}.</translation>
    </message>
    <message>
        <source>Every model in every split, at a significance of {:g}. The published rule takes the estimate of the validation for exact and rejects right models too often (about a fifth of them with sides of equal size); with both covariances the test is right and, after Holm&apos;s correction over the splits and the fit of a model, decides. Where values were measured again, their scatter must reject it too.</source>
        <translation>Elk model in elke splitsing, bij een significantie van {:g}. De gepubliceerde regel neemt de schatting van de validatie als exact en verwerpt juiste modellen te vaak (ongeveer een vijfde bij even grote kanten); met beide covarianties is de toets juist en beslist hij, na de correctie van Holm over de splitsingen en de aanpassing van een model. Waar waarden opnieuw gemeten zijn, moet ook hun spreiding het verwerpen.</translation>
    </message>
    <message>
        <source>run {} proves its set empty: no value is possible under its bounds</source>
        <translation>run {} bewijst dat zijn verzameling leeg is: onder zijn grenzen is geen waarde mogelijk</translation>
    </message>
    <message>
        <source>what was reached before it was cancelled is not an answer: run {}</source>
        <translation>wat voor het afbreken bereikt is, is geen antwoord: run {}</translation>
    </message>
    <message>
        <source>run {} found no answer</source>
        <translation>run {} vond geen antwoord</translation>
    </message>
    <message>
        <source>run {} was given its values and searched for none</source>
        <translation>run {} kreeg zijn waarden en zocht er geen</translation>
    </message>
    <message>
        <source>run {} has no estimates</source>
        <translation>run {} heeft geen schattingen</translation>
    </message>
    <message>
        <source>run {} states no set for {}</source>
        <translation>run {} noemt geen verzameling voor {}</translation>
    </message>
    <message>
        <source>run {} has no value for {}</source>
        <translation>run {} heeft geen waarde voor {}</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}</source>
        <translation>{} ligt in run {} op een grens van de zoektocht</translation>
    </message>
    <message>
        <source>{} has no standard error in run {}</source>
        <translation>{} heeft in run {} geen standaardfout</translation>
    </message>
    <message>
        <source>the guaranteed sets have no common value of {}</source>
        <translation>de gegarandeerde verzamelingen hebben geen gemeenschappelijke waarde van {}</translation>
    </message>
    <message>
        <source>the guaranteed sets share values of {}</source>
        <translation>de gegarandeerde verzamelingen hebben gemeenschappelijke waarden van {}</translation>
    </message>
    <message>
        <source>{} of run {} lies in the guaranteed set</source>
        <translation>{} van run {} ligt in de gegarandeerde verzameling</translation>
    </message>
    <message>
        <source>{} of run {} and its 95 % interval lie outside the guaranteed set</source>
        <translation>{} van run {} en zijn 95 %-interval liggen buiten de gegarandeerde verzameling</translation>
    </message>
    <message>
        <source>{} of run {} lies outside the guaranteed set, but its 95 % interval reaches into it</source>
        <translation>{} van run {} ligt buiten de gegarandeerde verzameling, maar zijn 95 %-interval reikt erin</translation>
    </message>
    <message>
        <source>{} {} combined standard errors higher</source>
        <translation>{} {} gecombineerde standaardfouten hoger</translation>
    </message>
    <message>
        <source>{} {} combined standard errors lower</source>
        <translation>{} {} gecombineerde standaardfouten lager</translation>
    </message>
    <message>
        <source>Run {}: {}.</source>
        <translation>Run {}: {}.</translation>
    </message>
    <message>
        <source>only one of runs {} and {} searches {}</source>
        <translation>maar een van de runs {} en {} zoekt {}</translation>
    </message>
    <message>
        <source>Why nothing is said of run {}: {}.</source>
        <translation>Waarom over run {} niets gezegd wordt: {}.</translation>
    </message>
    <message>
        <source>Not compared with run {}: {}.</source>
        <translation>Niet vergeleken met run {}: {}.</translation>
    </message>
    <message>
        <source>{} is in {} in run {} and in {} in run {}</source>
        <translation>{} is in {} in run {} en in {} in run {}</translation>
    </message>
    <message>
        <source>Not compared with run {}.</source>
        <translation>Niet vergeleken met run {}.</translation>
    </message>
    <message>
        <source>Of the reference: {}.</source>
        <translation>Van de referentie: {}.</translation>
    </message>
    <message>
        <source>All runs agree with run {} within 1.96 standard errors.</source>
        <translation>Alle runs komen binnen 1,96 standaardfouten overeen met run {}.</translation>
    </message>
    <message>
        <source>All runs agree with run {}, within 1.96 standard errors or in their guaranteed sets.</source>
        <translation>Alle runs komen overeen met run {}, binnen 1,96 standaardfouten of in hun gegarandeerde verzamelingen.</translation>
    </message>
    <message>
        <source>All runs agree with run {} in their guaranteed sets.</source>
        <translation>Alle runs komen in hun gegarandeerde verzamelingen overeen met run {}.</translation>
    </message>
    <message>
        <source>Not all runs agree with run {}.</source>
        <translation>Niet alle runs komen overeen met run {}.</translation>
    </message>
    <message>
        <source>Nothing is said of run {}. The others agree with run {}.</source>
        <translation>Over run {} wordt niets gezegd. De andere komen overeen met run {}.</translation>
    </message>
    <message>
        <source>Nothing is said of runs {}. The others agree with run {}.</source>
        <translation>Over de runs {} wordt niets gezegd. De andere komen overeen met run {}.</translation>
    </message>
    <message>
        <source>Nothing that could be compared disagrees with run {}; not all could be.</source>
        <translation>Niets wat vergeleken kon worden spreekt run {} tegen; niet alles kon het.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in every unknown.</source>
        <translation>Run {} komt er in elke onbekende mee overeen.</translation>
    </message>
    <message>
        <source>Runs {} agree with it in every unknown.</source>
        <translation>De runs {} komen er in elke onbekende mee overeen.</translation>
    </message>
    <message>
        <source>Run {} agrees with it in {}.</source>
        <translation>Run {} komt er in {} mee overeen.</translation>
    </message>
    <message>
        <source>Runs {} and {} agree with each other.</source>
        <translation>De runs {} en {} komen met elkaar overeen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>startwaarde van het toeval</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>threads</translation>
    </message>
    <message>
        <source>value of {}</source>
        <translation>waarde van {}</translation>
    </message>
    <message>
        <source>standard deviation of {}</source>
        <translation>standaardafwijking van {}</translation>
    </message>
    <message>
        <source>bound of {}</source>
        <translation>grens van {}</translation>
    </message>
    <message>
        <source>column of {}</source>
        <translation>kolom van {}</translation>
    </message>
    <message>
        <source>unit of {}</source>
        <translation>eenheid van {}</translation>
    </message>
    <message>
        <source>start of {}</source>
        <translation>startwaarde van {}</translation>
    </message>
    <message>
        <source>search range of {}</source>
        <translation>zoekbereik van {}</translation>
    </message>
    <message>
        <source>kind of {}</source>
        <translation>soort van {}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>getal</translation>
    </message>
    <message>
        <source>limits of {}</source>
        <translation>grenzen van {}</translation>
    </message>
    <message>
        <source>method</source>
        <translation>methode</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>what the model says (SHA-256)</source>
        <translation>wat het model zegt (SHA-256)</translation>
    </message>
    <message>
        <source>data</source>
        <translation>gegevens</translation>
    </message>
    <message>
        <source>what the data say (SHA-256)</source>
        <translation>wat de gegevens zeggen (SHA-256)</translation>
    </message>
    <message>
        <source>{}: rms {}, {} times that of the calibration ({}).</source>
        <translation>{}: effectieve waarde {}, {} keer die van de kalibratie ({}).</translation>
    </message>
    <message>
        <source>{}: rms {}.</source>
        <translation>{}: effectieve waarde {}.</translation>
    </message>
    <message>
        <source>{} % of {} values lie inside the 95 % band of the prediction.</source>
        <translation>{} % van {} waarden ligt binnen de 95 %-band van de voorspelling.</translation>
    </message>
    <message>
        <source>Tested with the uncertainty of the values found, for independent errors, p = {}.</source>
        <translation>Getoetst met de onzekerheid van de gevonden waarden, voor onafhankelijke fouten, p = {}.</translation>
    </message>
    <message>
        <source>Tested as if the values found were exact (their uncertainty on these data is not known), p = {}.</source>
        <translation>Getoetst alsof de gevonden waarden exact zijn (hun onzekerheid op deze gegevens is niet bekend), p = {}.</translation>
    </message>
    <message>
        <source>This is no validation: all its values are those of the calibration.</source>
        <translation>Dit is geen validatie: alle waarden zijn die van de kalibratie.</translation>
    </message>
    <message>
        <source>Validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Validatie zonder oordeel: er is geen standaardafwijking bekend om mee te toetsen.</translation>
    </message>
    <message>
        <source>Validation passed.</source>
        <translation>Validatie geslaagd.</translation>
    </message>
    <message>
        <source>Validation failed.</source>
        <translation>Validatie mislukt.</translation>
    </message>
    <message>
        <source>The residuals are smaller than the standard deviations explain: those are too large, and passing proves little.</source>
        <translation>De residuen zijn kleiner dan de standaardafwijkingen verklaren: die zijn te groot, en slagen bewijst weinig.</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Gemeten en voorspeld</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>voorspeld</translation>
    </message>
    <message>
        <source>{} of {} inside the central 95 % range, {:.0f} expected</source>
        <translation>{} van {} binnen het middelste 95 %-bereik, {:.0f} verwacht</translation>
    </message>
    <message>
        <source>probability below the measured value</source>
        <translation>kans onder de meetwaarde</translation>
    </message>
    <message>
        <source>measured values</source>
        <translation>meetwaarden</translation>
    </message>
    <message>
        <source>95 % band of a bar</source>
        <translation>95 %-band van een staaf</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>verwacht</translation>
    </message>
    <message>
        <source>What the fit leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Wat de aanpassing van elke uitgang overlaat: effectieve waarde van de residuen, als deel van de standaardafwijking van de meetwaarden (R2: verklaard deel van hun variantie) en van die welke de sensor opgeeft.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uitgang</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>over (eff. waarde)</translation>
    </message>
    <message>
        <source>of its variation</source>
        <translation>van zijn variatie</translation>
    </message>
    <message>
        <source>of the stated</source>
        <translation>van de opgegevene</translation>
    </message>
    <message>
        <source>Measured values over their predicted means with the central 95 % range predicted: {}. Hollow points lie outside.</source>
        <translation>Meetwaarden boven hun voorspelde gemiddelden met het voorspelde middelste 95 %-bereik: {}. Holle punten liggen erbuiten.</translation>
    </message>
    <message>
        <source>Right: the probabilities of the measured values under their predicted distributions, which are uniform if these are right.</source>
        <translation>Rechts: de kansen van de meetwaarden onder hun voorspelde verdelingen, die uniform zijn als deze juist zijn.</translation>
    </message>
    <message>
        <source>Test of the model class, all departures together: p = {:.2g}.</source>
        <translation>Toets van de modelklasse, alle afwijkingen samen: p = {:.2g}.</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Waarop het bewijs berust</translation>
    </message>
    <message>
        <source>{} of the single sensors</source>
        <translation>{} van de afzonderlijke sensoren</translation>
    </message>
    <message>
        <source>{} of the sets with at most {} sensors</source>
        <translation>{} van de verzamelingen met hoogstens {} sensoren</translation>
    </message>
    <message>
        <source>Bias / σ</source>
        <translation>Afwijking / σ</translation>
    </message>
    <message>
        <source>Innovations from {:g} s on, made independent and of unit variance. A consistent filter has NIS 1, no bias, 95 % within the bounds and one lag in twenty outside.</source>
        <translation>Innovaties vanaf {:g} s, onafhankelijk en met variantie één gemaakt. Een consistent filter heeft NIS 1, geen afwijking, 95 % binnen de grenzen en één op de twintig verschuivingen erbuiten.</translation>
    </message>
    <message>
        <source>Estimates of the model {}.</source>
        <translation>Schattingen van het model {}.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Voorspeld tegen gemeten</translation>
    </message>
    <message>
        <source>Fitted against measured</source>
        <translation>Aangepast tegen gemeten</translation>
    </message>
    <message>
        <source>experiment, in order</source>
        <translation>proef, op volgorde</translation>
    </message>
    <message>
        <source>Residuals over {}</source>
        <translation>Residuen over {}</translation>
    </message>
    <message>
        <source>The data agree with the values given.</source>
        <translation>De gegevens stemmen overeen met de opgegeven waarden.</translation>
    </message>
    <message>
        <source>The data contradict the values given.</source>
        <translation>De gegevens spreken de opgegeven waarden tegen.</translation>
    </message>
    <message>
        <source>The run that found these values is not at hand: on the data they were found on, this is no validation.</source>
        <translation>De run die deze waarden heeft gevonden is niet beschikbaar: op de gegevens waarop ze zijn gevonden is dit geen validatie.</translation>
    </message>
    <message>
        <source>Of the record only {} … {} s was used (trim).</source>
        <translation>Van de opname is alleen {} … {} s gebruikt (bijsnijden).</translation>
    </message>
    <message>
        <source>: what given values predict</source>
        <translation>: wat opgegeven waarden voorspellen</translation>
    </message>
    <message>
        <source>What the prediction leaves of every output: rms of the residuals, as a part of the standard deviation of the measured values (R2: share of their variance that is explained) and of that stated by the sensor.</source>
        <translation>Wat de voorspelling van elke uitgang overlaat: effectieve waarde van de residuen, als deel van de standaardafwijking van de gemeten waarden (R2: verklaard deel van hun variantie) en van die welke de sensor opgeeft.</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>effectieve waarde</translation>
    </message>
    <message>
        <source>of the calibration</source>
        <translation>van de kalibratie</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>gemiddelde fout</translation>
    </message>
    <message>
        <source>inside the 95 % band</source>
        <translation>binnen de 95 %-band</translation>
    </message>
    <message>
        <source>Measured minus predicted: root mean square, that of the calibration, mean, and the share of the values within the 95 % band of the prediction; – where it is not known.</source>
        <translation>Gemeten min voorspeld: effectieve waarde, die van de kalibratie, gemiddelde en aandeel van de waarden binnen de 95 %-band van de voorspelling; – waar dit niet bekend is.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validatie</translation>
    </message>
    <message>
        <source>Measured outputs and what the values given predict, with the residuals and their autocorrelation (grey: 95 % of white noise).</source>
        <translation>Gemeten uitgangen en wat de opgegeven waarden voorspellen, met de residuen en hun autocorrelatie (grijs: 95 % van witte ruis).</translation>
    </message>
    <message>
        <source>Measured and fitted outputs with their residuals and the autocorrelation of these (grey: 95 % of white noise).</source>
        <translation>Gemeten en aangepaste uitgangen met hun residuen en de autocorrelatie daarvan (grijs: 95 % van witte ruis).</translation>
    </message>
    <message>
        <source>{} of {} courses are shown, the table fit.csv holds all.</source>
        <translation>{} van {} verlopen zijn getoond, de tabel fit.csv bevat ze alle.</translation>
    </message>
    <message>
        <source>Measured and predicted outputs</source>
        <translation>Gemeten en voorspelde uitgangen</translation>
    </message>
    <message>
        <source>one simulation</source>
        <translation>één simulatie</translation>
    </message>
    <message>
        <source>log L = {} ({} by the reference).</source>
        <translation>log L = {} ({} volgens de referentie). </translation>
    </message>
    <message>
        <source>log L = {}.</source>
        <translation>log L = {}. </translation>
    </message>
    <message>
        <source>What was found, by maximum likelihood with {}.</source>
        <translation>Wat gevonden is, door maximum likelihood met {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, on the way to maximum likelihood with {}.</source>
        <translation>Wat voor het einde bereikt was; deze getallen zijn geen antwoord, op weg naar de grootste likelihood met {}.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer, by maximum likelihood with {}.</source>
        <translation>Wat voor het einde bereikt was; deze getallen zijn geen antwoord, door maximum likelihood met {}.</translation>
    </message>
    <message>
        <source>{} of {} experiments</source>
        <translation>{} van {} experimenten</translation>
    </message>
    <message>
        <source>{} experiments</source>
        <translation>{} experimenten</translation>
    </message>
    <message>
        <source>scatter, probabilities</source>
        <translation>spreiding, waarschijnlijkheden</translation>
    </message>
    <message>
        <source>half a page</source>
        <translation>een halve pagina</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 rij</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} rijen</translation>
    </message>
    <message>
        <source>What was given.</source>
        <translation>Wat gegeven was.</translation>
    </message>
    <message>
        <source>What was found.</source>
        <translation>Wat gevonden is.</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer.</source>
        <translation>Wat voor het einde bereikt was; deze getallen zijn geen antwoord.</translation>
    </message>
    <message>
        <source>The best combination of at most {} of {} sensors by each criterion: A, the sum of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its condition number. No combination has a value below the bound. Sensors are numbered from 0.</source>
        <translation>De beste combinatie van hoogstens {} van de {} sensoren volgens elk criterium: A, de som van de varianties; D, de determinant van de covariantie; E, haar grootste eigenwaarde; ME, haar conditiegetal. Geen combinatie heeft een waarde onder de grens. Sensoren zijn genummerd vanaf 0.</translation>
    </message>
    <message>
        <source>The run was cancelled: these are the best found until then.</source>
        <translation>De run is geannuleerd: dit is het beste dat tot dan is gevonden.</translation>
    </message>
    <message>
        <source>{} (chosen)</source>
        <translation>{} (gekozen)</translation>
    </message>
    <message>
        <source>{} (repetition)</source>
        <translation>{} (herhaling)</translation>
    </message>
    <message>
        <source>{} of its {} values are those of the calibration and are left out here.</source>
        <translation>{} van de {} waarden zijn die van de kalibratie en blijven hier buiten beschouwing.</translation>
    </message>
    <message>
        <source>{} lies at a bound of the search in run {}, outside the interval of run {}</source>
        <translation>{} ligt in run {} op een grens van het zoeken, buiten het interval van run {}</translation>
    </message>
    <message>
        <source>Held back and predicted</source>
        <translation>Achtergehouden en voorspeld</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>achtergehouden</translation>
    </message>
    <message>
        <source>95 % of a value</source>
        <translation>95 % van een waarde</translation>
    </message>
    <message>
        <source>Measured minus predicted</source>
        <translation>Gemeten min voorspeld</translation>
    </message>
    <message>
        <source>1.96 standard deviations of a value</source>
        <translation>1,96 standaardafwijkingen van een waarde</translation>
    </message>
    <message>
        <source>experiment held back</source>
        <translation>achtergehouden experiment</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>{} equals</source>
        <translation>{} gelijk aan</translation>
    </message>
    <message>
        <source>scale of {}</source>
        <translation>schaal van {}</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmisch</translation>
    </message>
    <message>
        <source>prior of {}</source>
        <translation>prior van {}</translation>
    </message>
    <message>
        <source>What is measured after {} s was held back from the search.</source>
        <translation>Wat na {} s gemeten is, werd voor de zoektocht achtergehouden.</translation>
    </message>
    <message>
        <source>{} of {} experiments, drawn with seed {}, were held back from the search.</source>
        <translation>{} van {} experimenten, getrokken met seed {}, werden voor de zoektocht achtergehouden.</translation>
    </message>
    <message>
        <source>{} of {} experiments were held back from the search.</source>
        <translation>{} van {} experimenten werden voor de zoektocht achtergehouden.</translation>
    </message>
    <message>
        <source>What was held back has no values to validate by.</source>
        <translation>Het achtergehoudene heeft geen waarden om mee te valideren.</translation>
    </message>
    <message>
        <source>What was held back could not be predicted.</source>
        <translation>Het achtergehoudene kon niet voorspeld worden.</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>gelijk aan {}</translation>
    </message>
    <message>
        <source>{}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{}: wat voor de zoektocht achtergehouden is, en wat de gevonden waarden ervan voorspellen.</translation>
    </message>
    <message>
        <source>{} of experiment {}: what was held back from the search, and what the values found predict of it.</source>
        <translation>{} van experiment {}: wat voor de zoektocht achtergehouden is, en wat de gevonden waarden ervan voorspellen.</translation>
    </message>
    <message>
        <source>Notes, which change nothing: {}</source>
        <translation>Opmerkingen, die niets veranderen: {}</translation>
    </message>
    <message>
        <source>Parts of the cross-validation</source>
        <translation>Delen van de kruisvalidatie</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>{}: the logo cannot be read</source>
        <translation>{}: het logo kan niet gelezen worden</translation>
    </message>
    <message>
        <source>{}: the logo has {} bytes; at most {} go into a report</source>
        <translation>{}: het logo heeft {} bytes; in een rapport passen er hoogstens {}</translation>
    </message>
    <message>
        <source>{}: the logo is no PNG, JPEG or SVG picture</source>
        <translation>{}: het logo is geen PNG-, JPEG- of SVG-afbeelding</translation>
    </message>
    <message>
        <source>This text, the data and the model reproduce every number of this report; on another processor the last printed digit may differ.</source>
        <translation>Deze tekst, de gegevens en het model geven elk getal van dit rapport opnieuw; op een andere processor kan het laatste gedrukte cijfer verschillen.</translation>
    </message>
    <message>
        <source>{} … {} s</source>
        <translation>{} … {} s</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} en nog {}</translation>
    </message>
    <message>
        <source>Without one of the parts {} moves most without {}: to {}, by {} standard errors.</source>
        <translation>Zonder een van de delen verschuift {} het meest zonder {}: naar {}, met {} standaardfouten.</translation>
    </message>
    <message>
        <source>Cross-validation failed.</source>
        <translation>Kruisvalidatie mislukt.</translation>
    </message>
    <message>
        <source>Cross-validation passed.</source>
        <translation>Kruisvalidatie geslaagd.</translation>
    </message>
    <message>
        <source>Cross-validation was cancelled.</source>
        <translation>Kruisvalidatie is geannuleerd.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: not every part could be predicted.</source>
        <translation>Kruisvalidatie zonder oordeel: niet elk deel kon voorspeld worden.</translation>
    </message>
    <message>
        <source>Cross-validation without a verdict: no standard deviation is known to test by.</source>
        <translation>Kruisvalidatie zonder oordeel: er is geen standaardafwijking bekend om mee te toetsen.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another stretch of the record.</source>
        <translation>De zoektocht is {} keer herhaald, telkens zonder een ander stuk van de opname.</translation>
    </message>
    <message>
        <source>The search was repeated {} times, each time without another part of the experiments.</source>
        <translation>De zoektocht is {} keer herhaald, telkens zonder een ander deel van de experimenten.</translation>
    </message>
    <message>
        <source>{} more parts</source>
        <translation>nog {} delen</translation>
    </message>
    <message>
        <source>These do not follow from the rest: {}.</source>
        <translation>Deze volgen niet uit de rest: {}.</translation>
    </message>
    <message>
        <source>Not judged ({}): {}</source>
        <translation>Niet beoordeeld ({}): {}</translation>
    </message>
    <message>
        <source>Tested part by part with the uncertainty of the values found, for independent errors; smallest p of {} parts (Holm) = {}.</source>
        <translation>Deel voor deel getoetst met de onzekerheid van de gevonden waarden, voor onafhankelijke fouten; kleinste p van {} delen (Holm) = {}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>standstill</source>
        <translation>stilstand</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>What the proof rests on</source>
        <translation>Waarop het bewijs berust</translation>
    </message>
    <message>
        <source>empty from {} s on</source>
        <translation>leeg vanaf {} s</translation>
    </message>
    <message>
        <source>1 box left</source>
        <translation>1 doos over</translation>
    </message>
    <message>
        <source>{} boxes left</source>
        <translation>{} dozen over</translation>
    </message>
    <message>
        <source>Copy statement</source>
        <translation>Uitspraak kopiëren</translation>
    </message>
    <message>
        <source>Show line {}</source>
        <translation>Regel {} tonen</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Wat kan ik doen?</translation>
    </message>
    <message>
        <source>Enclosures</source>
        <translation>Insluitingen</translation>
    </message>
    <message>
        <source>Boxes over time</source>
        <translation>Dozen over de tijd</translation>
    </message>
    <message>
        <source>Effort per step</source>
        <translation>Inspanning per stap</translation>
    </message>
    <message>
        <source>What excluded the last boxes</source>
        <translation>Wat de laatste dozen uitsloot</translation>
    </message>
    <message>
        <source>Values between standstills</source>
        <translation>Waarden tussen stilstanden</translation>
    </message>
    <message>
        <source>How the states are shown</source>
        <translation>Hoe de toestanden worden getoond</translation>
    </message>
    <message>
        <source>around the middle</source>
        <translation>rond het midden</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signaal</translation>
    </message>
    <message>
        <source>Unknown on the horizontal axis</source>
        <translation>Onbekende op de horizontale as</translation>
    </message>
    <message>
        <source>Unknown on the vertical axis</source>
        <translation>Onbekende op de verticale as</translation>
    </message>
    <message>
        <source>latest first</source>
        <translation>laatste eerst</translation>
    </message>
    <message>
        <source>from</source>
        <translation>vanaf</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>Units: {}.</source>
        <translation>Eenheden: {}.</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Gegarandeerd</translation>
    </message>
    <message>
        <source>Rounded outward.</source>
        <translation>Naar buiten afgerond.</translation>
    </message>
    <message>
        <source>Up to the end of the bounds examined: {}. Nothing is proven beyond.</source>
        <translation>Tot het einde van de onderzochte grenzen: {}. Daarbuiten is niets bewezen.</translation>
    </message>
    <message>
        <source>The set is empty. There are no bounds to show.</source>
        <translation>De verzameling is leeg. Er zijn geen grenzen te tonen.</translation>
    </message>
    <message>
        <source>Last hulls, at {} s:</source>
        <translation>Laatste omhullenden, bij {} s:</translation>
    </message>
    <message>
        <source>What an empty set can mean</source>
        <translation>Wat een lege verzameling kan betekenen</translation>
    </message>
    <message>
        <source>A parameter held constant moves in the rig: let it take a new value at each standstill.</source>
        <translation>Een constant gehouden parameter beweegt in de opstelling: laat hem bij elke stilstand een nieuwe waarde aannemen.</translation>
    </message>
    <message>
        <source>The bound of a sensor is too tight, or a single value lies beyond it.</source>
        <translation>De grens van een sensor is te krap, of een enkele waarde ligt erbuiten.</translation>
    </message>
    <message>
        <source>The model lacks an effect, or the true values lie outside the bounds examined.</source>
        <translation>Het model mist een effect, of de ware waarden liggen buiten de onderzochte grenzen.</translation>
    </message>
    <message>
        <source>Point to compare</source>
        <translation>Te vergelijken punt</translation>
    </message>
    <message>
        <source>Inside: it explains all data.</source>
        <translation>Erbinnen: het verklaart alle gegevens.</translation>
    </message>
    <message>
        <source>Excluded: it is proven not to explain the data.</source>
        <translation>Uitgesloten: het is bewezen dat het de gegevens niet verklaart.</translation>
    </message>
    <message>
        <source>Outside the bounds examined: nothing is proven about it.</source>
        <translation>Buiten de onderzochte grenzen: daarover is niets bewezen.</translation>
    </message>
    <message>
        <source>Inside the enclosure.</source>
        <translation>Binnen de insluiting.</translation>
    </message>
    <message>
        <source>Neither proven nor excluded.</source>
        <translation>Noch bewezen noch uitgesloten.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>left at the end</source>
        <translation>over aan het eind</translation>
    </message>
    <message>
        <source>longest list</source>
        <translation>langste lijst</translation>
    </message>
    <message>
        <source>admissible</source>
        <translation>toelaatbaar</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>onbeslist</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>uitgesloten</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmetiek</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>afronding</translation>
    </message>
    <message>
        <source>outward, self-test passed</source>
        <translation>naar buiten, zelftest geslaagd</translation>
    </message>
    <message>
        <source>back-end</source>
        <translation>rekenkern</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>onbegrensd</translation>
    </message>
    <message>
        <source>given, not searched</source>
        <translation>gegeven, niet gezocht</translation>
    </message>
    <message>
        <source>at its lower bound</source>
        <translation>aan zijn ondergrens</translation>
    </message>
    <message>
        <source>at its upper bound</source>
        <translation>aan zijn bovengrens</translation>
    </message>
    <message>
        <source>counts in steps only</source>
        <translation>telt alleen trapsgewijs</translation>
    </message>
    <message>
        <source>its error is not known</source>
        <translation>zijn fout is niet bekend</translation>
    </message>
    <message>
        <source>the interval may be too narrow</source>
        <translation>het interval is misschien te smal</translation>
    </message>
    <message>
        <source>no value of the range is excluded</source>
        <translation>geen waarde van het bereik is uitgesloten</translation>
    </message>
    <message>
        <source>not excluded down to the lower bound</source>
        <translation>tot de ondergrens niet uitgesloten</translation>
    </message>
    <message>
        <source>not excluded up to the upper bound</source>
        <translation>tot de bovengrens niet uitgesloten</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>treden</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profiel</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineair</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>leaves {} (rms) of {}, R² {}</source>
        <translation>laat {} (effectieve waarde) van {} over, R² {}</translation>
    </message>
    <message>
        <source>J = {} in {} model solves</source>
        <translation>J = {} in {} modeloplossingen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Zoekpad</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Waterval</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Identificeerbaarheid</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Noise study</source>
        <translation>Ruisstudie</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraties</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Getoonde uitgang en proef</translation>
    </message>
    <message>
        <source>{}, experiment {}</source>
        <translation>{}, experiment {}</translation>
    </message>
    <message>
        <source>{}, all experiments</source>
        <translation>{}, alle proeven</translation>
    </message>
    <message>
        <source>Nothing was reached.</source>
        <translation>Er is niets bereikt.</translation>
    </message>
    <message>
        <source>Basins of attraction</source>
        <translation>Aantrekkingsgebieden</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Correlatie</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>interval</translation>
    </message>
    <message>
        <source>{}, standard error {}</source>
        <translation>{}, standaardfout {}</translation>
    </message>
    <message>
        <source>On a bound: {}.</source>
        <translation>Op een grens: {}.</translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Geen grens is actief.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Aanpassing</translation>
    </message>
    <message>
        <source>rms left</source>
        <translation>over (eff. waarde)</translation>
    </message>
    <message>
        <source>of variation</source>
        <translation>van de variatie</translation>
    </message>
    <message>
        <source>of stated</source>
        <translation>van de opgegevene</translation>
    </message>
    <message>
        <source>objective J</source>
        <translation>doelfunctie J</translation>
    </message>
    <message>
        <source>model solves</source>
        <translation>modeloplossingen</translation>
    </message>
    <message>
        <source>stages of λ</source>
        <translation>trappen van λ</translation>
    </message>
    <message>
        <source>J of a plain fit</source>
        <translation>J van een gewone aanpassing</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>oplossingen</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Tegen andere</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcties</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>voorgesteld</translation>
    </message>
    <message>
        <source>{} starts</source>
        <translation>{} starts</translation>
    </message>
    <message>
        <source>with homotopy</source>
        <translation>met homotopie</translation>
    </message>
    <message>
        <source>without</source>
        <translation>zonder</translation>
    </message>
    <message>
        <source>Share of the starts that end at the answer.</source>
        <translation>Aandeel van de starts dat bij het antwoord eindigt.</translation>
    </message>
    <message>
        <source>Singular values of the scaled Jacobian at the answer, relative to the largest.</source>
        <translation>Singuliere waarden van de geschaalde Jacobiaan bij het antwoord, ten opzichte van de grootste.</translation>
    </message>
    <message>
        <source>Experiment {}</source>
        <translation>Experiment {}</translation>
    </message>
    <message>
        <source>{}: mean {}{}, sd {}{}</source>
        <translation>{}: gemiddelde {}{}, st.afw. {}{}</translation>
    </message>
    <message>
        <source>measured {}{}, log L {}</source>
        <translation>gemeten {}{}, log L {}</translation>
    </message>
    <message>
        <source>The measured value lies in the tails.</source>
        <translation>De meetwaarde ligt in de staarten.</translation>
    </message>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Uitgangsdichtheden van alle proeven</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Beste tot nu toe</translation>
    </message>
    <message>
        <source>No interval: it is computed when the search has ended. Run again and let it end.</source>
        <translation>Geen interval: het wordt berekend als de zoektocht klaar is. Reken opnieuw en laat haar eindigen.</translation>
    </message>
    <message>
        <source>Nothing was found before the run ended. Run again and let the search end.</source>
        <translation>Er is niets gevonden voor de run eindigde. Reken opnieuw en laat de zoektocht eindigen.</translation>
    </message>
    <message>
        <source>Interval: {}.</source>
        <translation>Interval: {}.</translation>
    </message>
    <message>
        <source>No interval is stated.</source>
        <translation>Er is geen interval opgegeven.</translation>
    </message>
    <message>
        <source>log L, maximum entropy</source>
        <translation>log L, maximale entropie</translation>
    </message>
    <message>
        <source>log L, Gaussian</source>
        <translation>log L, Gauss</translation>
    </message>
    <message>
        <source>log L, {}</source>
        <translation>log L, {}</translation>
    </message>
    <message>
        <source>mean EMD, maximum entropy</source>
        <translation>gemiddelde EMD, max. entropie</translation>
    </message>
    <message>
        <source>mean EMD, Gaussian</source>
        <translation>gemiddelde EMD, Gauss</translation>
    </message>
    <message>
        <source>error of log L, maximum entropy</source>
        <translation>fout van log L, maximale entropie</translation>
    </message>
    <message>
        <source>error of log L, Gaussian</source>
        <translation>fout van log L, Gauss</translation>
    </message>
    <message>
        <source>expansion error, largest</source>
        <translation>ontwikkelingsfout, grootste</translation>
    </message>
    <message>
        <source>model class, p</source>
        <translation>modelklasse, p</translation>
    </message>
    <message>
        <source>outside the 95 % range</source>
        <translation>buiten het 95 %-bereik</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} van {}</translation>
    </message>
    <message>
        <source>, M = {}</source>
        <translation>, M = {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Getoond</translation>
    </message>
    <message>
        <source>measured value</source>
        <translation>meetwaarde</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Zoekverloop</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle experimenten</translation>
    </message>
    <message>
        <source>largest EMD first</source>
        <translation>grootste EMD eerst</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>op nummer</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
    <message>
        <source>{} rows · selection is shared with the plots</source>
        <translation>{} rijen · selectie gedeeld met de grafieken</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>skewness</source>
        <translation>scheefheid</translation>
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
        <translation>EMD Gauss</translation>
    </message>
    <message>
        <source>state</source>
        <translation>toestand</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemeten tegen voorspeld</translation>
    </message>
    <message>
        <source>Probabilities of the measured values</source>
        <translation>Kansen van de meetwaarden</translation>
    </message>
    <message>
        <source>p = {}</source>
        <translation>p = {}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoektocht</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Schatting en haar beweging</translation>
    </message>
    <message>
        <source>{}, each experiment</source>
        <translation>{}, elk experiment</translation>
    </message>
    <message>
        <source>Mean over the experiments</source>
        <translation>Gemiddelde over de experimenten</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Opnieuw rekenen</translation>
    </message>
    <message>
        <source>The run ended in the first generation: there is no path to show yet. The best values of that generation are at the right.</source>
        <translation>De run eindigde in de eerste generatie: er is nog geen pad te tonen. De beste waarden van die generatie staan rechts.</translation>
    </message>
    <message>
        <source>The run was cancelled before they were computed. Run again and let the search end, or look at what it had reached.</source>
        <translation>De run is geannuleerd voordat ze berekend waren. Reken opnieuw en laat de zoektocht eindigen, of bekijk wat bereikt was.</translation>
    </message>
    <message>
        <source>The distributions were given in the study, not searched.</source>
        <translation>De verdelingen waren in de studie gegeven, niet gezocht.</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Dichtheden</translation>
    </message>
    <message>
        <source>No densities</source>
        <translation>Geen dichtheden</translation>
    </message>
    <message>
        <source>No predictions</source>
        <translation>Geen voorspellingen</translation>
    </message>
    <message>
        <source>No search</source>
        <translation>Geen zoektocht</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-indices</translation>
    </message>
    <message>
        <source>No Sobol indices</source>
        <translation>Geen Sobol-indices</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>rekentijd</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>open study as text</source>
        <translation>studie als tekst openen</translation>
    </message>
    <message>
        <source>At {} s</source>
        <translation>Op {} s</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Onbekenden</translation>
    </message>
    <message>
        <source>May it be believed</source>
        <translation>Mag het worden geloofd</translation>
    </message>
    <message>
        <source>mean NIS</source>
        <translation>gemiddelde NIS</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>verwacht</translation>
    </message>
    <message>
        <source>within 95 %</source>
        <translation>binnen 95 %</translation>
    </message>
    <message>
        <source>outside the gate</source>
        <translation>buiten de poort</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>sensor</translation>
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
        <translation>Ware waarden</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS-fout</translation>
    </message>
    <message>
        <source>NEES of the unknowns</source>
        <translation>NEES van de onbekenden</translation>
    </message>
    <message>
        <source>{}, expected {}</source>
        <translation>{}, verwacht {}</translation>
    </message>
    <message>
        <source>All data at once</source>
        <translation>Alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>furthest from the filter</source>
        <translation>grootste afwijking van het filter</translation>
    </message>
    <message>
        <source>{} σ</source>
        <translation>{} σ</translation>
    </message>
    <message>
        <source>A fit of all measurements without process noise; its standard deviations are the Cramér-Rao bound.</source>
        <translation>Een aanpassing van alle metingen zonder procesruis; haar standaardafwijkingen zijn de Cramér-Raogrens.</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Voorgesteld</translation>
    </message>
    <message>
        <source>Writes these standard deviations of the sensors into the study. Undo takes them back; press Run for the result.</source>
        <translation>Schrijft deze standaardafwijkingen van de sensoren in de studie. “Ongedaan maken” neemt ze terug; druk op “Rekenen” voor het resultaat.</translation>
    </message>
    <message>
        <source>σ of {}</source>
        <translation>σ van {}</translation>
    </message>
    <message>
        <source>Nothing: no noise of the sensors or of the process explains the innovations.</source>
        <translation>Niets: geen ruis van de sensoren of van het proces verklaart de innovaties.</translation>
    </message>
    <message>
        <source>or process noise times</source>
        <translation>of procesruis maal</translation>
    </message>
    <message>
        <source>Writes {} into the study. Undo takes it back; press Run for the result.</source>
        <translation>Schrijft {} in de studie. “Ongedaan maken” neemt het terug; druk op “Rekenen” voor het resultaat.</translation>
    </message>
    <message>
        <source>Either would explain the innovations. Nothing is changed by itself.</source>
        <translation>Elk van beide zou de innovaties verklaren. Er wordt niets vanzelf gewijzigd.</translation>
    </message>
    <message>
        <source>This would explain the innovations. Nothing is changed by itself.</source>
        <translation>Dit zou de innovaties verklaren. Er wordt niets vanzelf gewijzigd.</translation>
    </message>
    <message>
        <source>Take over the process noise</source>
        <translation>Procesruis overnemen</translation>
    </message>
    <message>
        <source>Take over σ</source>
        <translation>σ overnemen</translation>
    </message>
    <message>
        <source>1 step, mean NIS {}</source>
        <translation>1 stap, gemiddelde NIS {}</translation>
    </message>
    <message>
        <source>{} steps, mean NIS {}</source>
        <translation>{} stappen, gemiddelde NIS {}</translation>
    </message>
    <message>
        <source>The study judges from {} s on.</source>
        <translation>De studie beoordeelt vanaf {} s.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Propose Q</source>
        <translation>Q voorstellen</translation>
    </message>
    <message>
        <source>Propose R</source>
        <translation>R voorstellen</translation>
    </message>
    <message>
        <source>Innovations</source>
        <translation>Innovaties</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Karakteristiek</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Toestanden</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Tegenproef</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in woorden</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>frequentie</translation>
    </message>
    <message>
        <source>used</source>
        <translation>gebruikt</translation>
    </message>
    <message>
        <source>bias / σ</source>
        <translation>afwijking / σ</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>variantie</translation>
    </message>
    <message>
        <source>largest autocorrelation</source>
        <translation>grootste autocorrelatie</translation>
    </message>
    <message>
        <source>Sensor shown</source>
        <translation>Getoonde sensor</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>standaardafwijking</translation>
    </message>
    <message>
        <source>all data at once</source>
        <translation>alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>Cramér-Rao bound</source>
        <translation>Cramér-Rao-grens</translation>
    </message>
    <message>
        <source>deviation / bound</source>
        <translation>afwijking / grens</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>afstand</translation>
    </message>
    <message>
        <source>Filter beside the fit of all data at once</source>
        <translation>Filter naast de aanpassing van alle gegevens tegelijk</translation>
    </message>
    <message>
        <source>the fit has no process noise; no unbiased estimate is better than the bound</source>
        <translation>de aanpassing heeft geen procesruis; geen zuivere schatting is beter dan de grens</translation>
    </message>
    <message>
        <source>the fit did not converge: its bound is that of its last point</source>
        <translation>de aanpassing is niet geconvergeerd: haar grens is die van het laatste punt</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>beste tot nu toe</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Keuze</translation>
    </message>
    <message>
        <source>How many are enough</source>
        <translation>Hoeveel er genoeg zijn</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Wat elk waard is</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, all {} combinations scored</source>
        <translation>hoogstens {} van {} sensoren, alle {} combinaties beoordeeld</translation>
    </message>
    <message>
        <source>at most {} of {} sensors, by branch and bound</source>
        <translation>hoogstens {} van {} sensoren, door branch-and-bound</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>niet bewezen</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewezen optimaal</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the time limit</source>
        <translation>hoogstens {} % boven de best mogelijke, beëindigd door de tijdslimiet</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, ended by the limit of relaxations</source>
        <translation>hoogstens {} % boven de best mogelijke, beëindigd door de grens van de relaxaties</translation>
    </message>
    <message>
        <source>at most {} % above the best possible, cancelled</source>
        <translation>hoogstens {} % boven de best mogelijke, geannuleerd</translation>
    </message>
    <message>
        <source>at most {} % above the best possible</source>
        <translation>hoogstens {} % boven de best mogelijke</translation>
    </message>
    <message>
        <source>Criterion of the ranking</source>
        <translation>Criterium van de ranglijst</translation>
    </message>
    <message>
        <source>Ranking by {}</source>
        <translation>Ranglijst volgens {}</translation>
    </message>
    <message>
        <source>1 combination listed</source>
        <translation>1 combinatie vermeld</translation>
    </message>
    <message>
        <source>{} combinations listed</source>
        <translation>{} combinaties vermeld</translation>
    </message>
    <message>
        <source>{} combinations found around it</source>
        <translation>{} combinaties eromheen gevonden</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>sensoren</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>count</source>
        <translation>aantal</translation>
    </message>
    <message>
        <source>{} over the best</source>
        <translation>{} ten opzichte van de beste</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>kosten</translation>
    </message>
    <message>
        <source>Parameters on the axes</source>
        <translation>Parameters op de assen</translation>
    </message>
    <message>
        <source>95 % regions</source>
        <translation>95 %-gebieden</translation>
    </message>
    <message>
        <source>only the first ones of a ranking have a region in the result</source>
        <translation>alleen de eerste van een rangorde hebben een gebied in het resultaat</translation>
    </message>
    <message>
        <source>best and selected combination</source>
        <translation>beste en geselecteerde combinatie</translation>
    </message>
    <message>
        <source>Best combination of every size</source>
        <translation>Beste combinatie van elke grootte</translation>
    </message>
    <message>
        <source>sensors, {}</source>
        <translation>sensoren, {}</translation>
    </message>
    <message>
        <source>filled: without a chosen sensor; hollow: with another one added</source>
        <translation>gevuld: zonder een gekozen sensor; hol: met een extra sensor</translation>
    </message>
    <message>
        <source>chosen by {}</source>
        <translation>gekozen volgens {}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>worth by {}</source>
        <translation>nut volgens {}</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>standard error, best by {}</source>
        <translation>standaardfout, beste volgens {}</translation>
    </message>
    <message>
        <source>standard error, all sensors</source>
        <translation>standaardfout, alle sensoren</translation>
    </message>
    <message>
        <source>Selected combination</source>
        <translation>Geselecteerde combinatie</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Er is niets gevonden.</translation>
    </message>
    <message>
        <source>Best by {}</source>
        <translation>Beste volgens {}</translation>
    </message>
    <message>
        <source>nothing is below</source>
        <translation>niets ligt eronder</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>bewijs</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>opgeloste relaxaties</translation>
    </message>
    <message>
        <source>search</source>
        <translation>zoektocht</translation>
    </message>
    <message>
        <source>every combination scored</source>
        <translation>elke combinatie beoordeeld</translation>
    </message>
    <message>
        <source>branch and bound</source>
        <translation>branch-and-bound</translation>
    </message>
    <message>
        <source>combinations</source>
        <translation>combinaties</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>niet bepaald</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Wat de getallen betekenen</translation>
    </message>
    <message>
        <source>every model at its own estimate</source>
        <translation>elk model bij zijn eigen schatting</translation>
    </message>
    <message>
        <source>over the standard deviation of the mean</source>
        <translation>gedeeld door de standaardafwijking van het gemiddelde</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 model</translation>
    </message>
    <message>
        <source>{} models</source>
        <translation>{} modellen</translation>
    </message>
    <message>
        <source>1 split</source>
        <translation>1 splitsing</translation>
    </message>
    <message>
        <source>{} splits</source>
        <translation>{} splitsingen</translation>
    </message>
    <message>
        <source>sensors {}</source>
        <translation>sensoren {}</translation>
    </message>
    <message>
        <source>Rejected: {}.</source>
        <translation>Verworpen: {}.</translation>
    </message>
    <message>
        <source>Does not fit the data: {}.</source>
        <translation>Past niet bij de gegevens: {}.</translation>
    </message>
    <message>
        <source>Consistent with the data, which does not prove it right: {}.</source>
        <translation>Verenigbaar met de gegevens, wat de juistheid niet bewijst: {}.</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Hier splitsen</translation>
    </message>
    <message>
        <source>Split at {}</source>
        <translation>Splitsing bij {}</translation>
    </message>
    <message>
        <source>Adds a split: below {} calibrates, from there on validates.</source>
        <translation>Voegt een splitsing toe: onder {} kalibreert, vanaf daar valideert.</translation>
    </message>
    <message>
        <source>Splits are by an input, and none varies here.</source>
        <translation>Splitsingen gaan volgens een ingang, en hier verandert er geen.</translation>
    </message>
    <message>
        <source>Click a measured point: what lies below it calibrates, the rest validates.</source>
        <translation>Klik op een gemeten punt: wat eronder ligt kalibreert, de rest valideert.</translation>
    </message>
    <message>
        <source>Repeatability</source>
        <translation>Herhaalbaarheid</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>{}: whether the differences are normal was not tested: they are too few, or all alike.</source>
        <translation>{}: of de verschillen normaal verdeeld zijn, is niet getoetst: het zijn er te weinig, of ze zijn alle gelijk.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is rejected, p = {}.</source>
        <translation>{}: een normale verdeling van de verschillen wordt verworpen, p = {}.</translation>
    </message>
    <message>
        <source>{}: a normal distribution of the differences is not rejected, p = {}.</source>
        <translation>{}: een normale verdeling van de verschillen wordt niet verworpen, p = {}.</translation>
    </message>
    <message>
        <source>{} scatters more between the series than its stated standard deviation.</source>
        <translation>{} spreidt tussen de reeksen meer dan zijn opgegeven standaardafwijking.</translation>
    </message>
    <message>
        <source>{} scatters less between the series than its stated standard deviation.</source>
        <translation>{} spreidt tussen de reeksen minder dan zijn opgegeven standaardafwijking.</translation>
    </message>
    <message>
        <source>These p-values are exact: by simulation of the same pairs, also where a series takes part in two of them. All sentences on all sensors together are wrong for right data at most as often as the significance says. The p of the table is the published one.</source>
        <translation>Deze p-waarden zijn exact: door simulatie van dezelfde paren, ook waar een reeks bij twee hoort. Alle zinnen over alle sensoren samen zijn bij juiste gegevens hoogstens zo vaak fout als de significantie zegt. De p van de tabel is de gepubliceerde.</translation>
    </message>
    <message>
        <source>Check of the data</source>
        <translation>Controle van de gegevens</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Dekking</translation>
    </message>
    <message>
        <source>Data were drawn at the estimate with the stated standard deviations and fitted again {} times. The ellipsoid of the refit holds the estimate in {} % of them (95 % interval {} to {} %); it should in {} %.</source>
        <translation>Bij de schatting zijn {} keer gegevens met de opgegeven standaardafwijkingen getrokken en aangepast. De ellipsoïde van de aanpassing bevat de schatting in {} % ervan (95 %-interval {} tot {} %); het zou {} % moeten zijn.</translation>
    </message>
    <message>
        <source>The ellipsoid holds what it promises.</source>
        <translation>De ellipsoïde houdt wat ze belooft.</translation>
    </message>
    <message>
        <source>The ellipsoid does not hold what it promises: the model bends within its confidence region. Trust the profiles.</source>
        <translation>De ellipsoïde houdt niet wat ze belooft: het model kromt binnen zijn betrouwbaarheidsgebied. Vertrouw op de profielen.</translation>
    </message>
    <message>
        <source>This would hold if the model {} were right; it is rejected.</source>
        <translation>Dit zou gelden als het model {} juist was; het is verworpen.</translation>
    </message>
    <message>
        <source>Profile intervals</source>
        <translation>Profielintervallen</translation>
    </message>
    <message>
        <source>Refits of simulated data</source>
        <translation>Aanpassingen van gesimuleerde gegevens</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profielaannemelijkheid</translation>
    </message>
    <message>
        <source>How to use it</source>
        <translation>Hoe het te gebruiken</translation>
    </message>
    <message>
        <source>Experiments and sensors not measured yet are judged at the present estimate. Measure the first, add its data, and run again: the estimate is renewed and with it the order.</source>
        <translation>Nog niet gemeten experimenten en sensoren worden beoordeeld bij de huidige schatting. Meet de eerste, voeg de gegevens toe en reken opnieuw: de schatting wordt vernieuwd en daarmee de volgorde.</translation>
    </message>
    <message>
        <source>Series with data are taken one after the other, and the unknowns are estimated anew with each: the criterion predicted stands beside the one reached.</source>
        <translation>Reeksen met gegevens worden na elkaar genomen en de onbekenden met elke reeks opnieuw geschat: het voorspelde criterium staat naast het bereikte.</translation>
    </message>
    <message>
        <source>Next experiment</source>
        <translation>Volgende proef</translation>
    </message>
    <message>
        <source>Next experiments, step by step</source>
        <translation>Volgende proeven, stap voor stap</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>herhaling</translation>
    </message>
    <message>
        <source>with data</source>
        <translation>met gegevens</translation>
    </message>
    <message>
        <source>Next series</source>
        <translation>Volgende reeks</translation>
    </message>
    <message>
        <source>Next series steps</source>
        <translation>Stappen van de reeksen</translation>
    </message>
    <message>
        <source>Planned sensors</source>
        <translation>Geplande sensoren</translation>
    </message>
    <message>
        <source>Models over the data</source>
        <translation>Modellen over de gegevens</translation>
    </message>
    <message>
        <source>Coverage and profiles</source>
        <translation>Dekking en profielen</translation>
    </message>
    <message>
        <source>Selected: {}, {}</source>
        <translation>Geselecteerd: {}, {}</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>geen schatting</translation>
    </message>
    <message>
        <source>{}, calibration</source>
        <translation>{}, kalibratie</translation>
    </message>
    <message>
        <source>{}, validation</source>
        <translation>{}, validatie</translation>
    </message>
    <message>
        <source>correlation, calibration</source>
        <translation>correlatie, kalibratie</translation>
    </message>
    <message>
        <source>distance², both covariances</source>
        <translation>afstand², beide covarianties</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p after Holm</source>
        <translation>p na Holm</translation>
    </message>
    <message>
        <source>p, published rule</source>
        <translation>p, gepubliceerde regel</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruis</translation>
    </message>
    <message>
        <source>The stated standard deviations were taken as they are: the study names no column of repeated series.</source>
        <translation>De opgegeven standaardafwijkingen zijn overgenomen: de studie noemt geen kolom van herhaalde reeksen.</translation>
    </message>
    <message>
        <source>of one value, from repeated series</source>
        <translation>van één waarde, uit herhaalde reeksen</translation>
    </message>
    <message>
        <source>normal, {}</source>
        <translation>normaal, {}</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>niet getoetst</translation>
    </message>
    <message>
        <source>rejected, p {}</source>
        <translation>verworpen, p {}</translation>
    </message>
    <message>
        <source>not rejected, p {}</source>
        <translation>niet verworpen, p {}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Getekend</translation>
    </message>
    <message>
        <source>Projection: the shadow of the ellipsoid that holds all unknowns at once. Cut: its slice with the others known. These two alone: the region of the pair, whatever the others are.</source>
        <translation>Projectie: de schaduw van de ellipsoïde die alle onbekenden tegelijk bevat. Doorsnede: haar snede bij bekende andere. Alleen deze twee: het gebied van het paar, hoe de andere ook zijn.</translation>
    </message>
    <message>
        <source>joint, projection</source>
        <translation>gezamenlijk, projectie</translation>
    </message>
    <message>
        <source>joint, cut</source>
        <translation>gezamenlijk, doorsnede</translation>
    </message>
    <message>
        <source>these two alone</source>
        <translation>alleen deze twee</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Covariantie</translation>
    </message>
    <message>
        <source>S: the term of the second derivatives in the Hessian.</source>
        <translation>S: de term van de tweede afgeleiden in de Hessiaan.</translation>
    </message>
    <message>
        <source>with S (eq. 9)</source>
        <translation>met S (vgl. 9)</translation>
    </message>
    <message>
        <source>without S</source>
        <translation>zonder S</translation>
    </message>
    <message>
        <source>The study has no splits.</source>
        <translation>De studie heeft geen splitsingen.</translation>
    </message>
    <message>
        <source>calibration, filled</source>
        <translation>kalibratie, gevuld</translation>
    </message>
    <message>
        <source>validation, hollow</source>
        <translation>validatie, open</translation>
    </message>
    <message>
        <source>refits of the coverage check</source>
        <translation>aanpassingen van de dekkingscontrole</translation>
    </message>
    <message>
        <source>The run made no refits; the setting is Refits for the coverage.</source>
        <translation>De run deed geen herhaalde aanpassingen; de instelling is “Herhaalde aanpassingen voor de dekking”.</translation>
    </message>
    <message>
        <source>Model of the estimates</source>
        <translation>Model van de schattingen</translation>
    </message>
    <message>
        <source>The estimate of the run is from the experiments of the estimate; the others from those of the splits</source>
        <translation>De schatting van de run komt uit de experimenten van de schatting; de andere uit die van de splitsingen</translation>
    </message>
    <message>
        <source>{}, rejected</source>
        <translation>{}, verworpen</translation>
    </message>
    <message>
        <source>{}, estimate of the run</source>
        <translation>{}, schatting van de run</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellips</translation>
    </message>
    <message>
        <source>Joint: for all {} unknowns at once.</source>
        <translation>Gezamenlijk: voor alle {} onbekenden tegelijk.</translation>
    </message>
    <message>
        <source>Joint for both unknowns at once.</source>
        <translation>Gezamenlijk voor beide onbekenden tegelijk.</translation>
    </message>
    <message>
        <source>n, p</source>
        <translation>n, p</translation>
    </message>
    <message>
        <source>{} % confidence ellipses</source>
        <translation>{} %-betrouwbaarheidsellipsen</translation>
    </message>
    <message>
        <source>{} % confidence intervals</source>
        <translation>{} %-betrouwbaarheidsintervallen</translation>
    </message>
    <message>
        <source>split {}</source>
        <translation>splitsing {}</translation>
    </message>
    <message>
        <source>{}, {}: not tested, one side has no estimate</source>
        <translation>{}, {}: niet getoetst, één kant heeft geen schatting</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworpen</translation>
    </message>
    <message>
        <source>misfit: the sides agree, but the model does not fit the data</source>
        <translation>past niet: de kanten stemmen overeen, maar het model past niet bij de gegevens</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>verenigbaar</translation>
    </message>
    <message>
        <source>{}, {}: {}; p = {} with both covariances, {} after Holm&apos;s correction, {} by the published rule</source>
        <translation>{}, {}: {}; p = {} met beide covarianties, {} na de correctie van Holm, {} volgens de gepubliceerde regel</translation>
    </message>
    <message>
        <source>p-values, models × splits</source>
        <translation>p-waarden, modellen × splitsingen</translation>
    </message>
    <message>
        <source>bold: both covariances</source>
        <translation>vet: beide covarianties</translation>
    </message>
    <message>
        <source>p-values, models by splits</source>
        <translation>p-waarden, modellen tegen splitsingen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>published rule</source>
        <translation>gepubliceerde regel</translation>
    </message>
    <message>
        <source>A model is rejected where p with both covariances, after Holm&apos;s correction over its {} splits and its fit, is below {}; where values were measured again, sensors that scatter more than stated are not held against it. The published rule takes the estimate of the validation for exact and rejects right models far too often; it is shown for comparison and decides nothing.</source>
        <translation>Een model wordt verworpen waar p met beide covarianties, na de correctie van Holm over zijn {} splitsingen en zijn aanpassing, onder {} ligt; waar waarden opnieuw gemeten zijn, wordt het niet aangerekend dat sensoren meer spreiden dan opgegeven. De gepubliceerde regel neemt de schatting van de validatie als exact en verwerpt juiste modellen veel te vaak; hij staat er ter vergelijking en beslist niets.</translation>
    </message>
    <message>
        <source>Show the models over the data</source>
        <translation>De modellen over de gegevens tonen</translation>
    </message>
    <message>
        <source>Sensor selection</source>
        <translation>Sensorkeuze</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better; of the model {}, which is rejected</source>
        <translation>alle {} verzamelingen, elk met eigen schatting; kleiner is beter; van het model {}, dat verworpen is</translation>
    </message>
    <message>
        <source>only the set of all; of the model {}, which is rejected</source>
        <translation>alleen de verzameling van alle; van het model {}, dat verworpen is</translation>
    </message>
    <message>
        <source>all {} sets, each with its own estimate; smaller is better</source>
        <translation>alle {} verzamelingen, elk met eigen schatting; kleiner is beter</translation>
    </message>
    <message>
        <source>only the set of all</source>
        <translation>alleen de verzameling van alle</translation>
    </message>
    <message>
        <source>A, trace</source>
        <translation>A, spoor</translation>
    </message>
    <message>
        <source>D, determinant</source>
        <translation>D, determinant</translation>
    </message>
    <message>
        <source>E, largest eigenvalue</source>
        <translation>E, grootste eigenwaarde</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>conditie</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schattingen</translation>
    </message>
    <message>
        <source>value ± std. error</source>
        <translation>waarde ± std.-fout</translation>
    </message>
    <message>
        <source>marginal interval</source>
        <translation>marginaal interval</translation>
    </message>
    <message>
        <source>joint interval</source>
        <translation>gezamenlijk interval</translation>
    </message>
    <message>
        <source>of the model {}, which is rejected</source>
        <translation>van het model {}, dat verworpen is</translation>
    </message>
    <message>
        <source>intervals of the level of the run; full digits in the export</source>
        <translation>intervallen van het niveau van de run; alle cijfers in de export</translation>
    </message>
    <message>
        <source>of the model {}, which the data do not reject</source>
        <translation>van het model {}, dat de gegevens niet verwerpen</translation>
    </message>
    <message>
        <source>Correlation, model {}, rejected</source>
        <translation>Correlatie, model {}, verworpen</translation>
    </message>
    <message>
        <source>Correlation of the unknowns, from the covariance with second derivatives where the run has it.</source>
        <translation>Correlatie van de onbekenden, uit de covariantie met tweede afgeleiden waar de run die heeft.</translation>
    </message>
    <message>
        <source>Is the ellipsoid a fair picture?</source>
        <translation>Is de ellipsoïde een getrouw beeld?</translation>
    </message>
    <message>
        <source>This is about the estimate of the model {}, which is rejected.</source>
        <translation>Dit gaat over de schatting van het model {}, dat verworpen is.</translation>
    </message>
    <message>
        <source>The intervals by profile likelihood stand in the view Coverage and profiles.</source>
        <translation>De intervallen door profielaannemelijkheid staan in de weergave “Dekking en profielen”.</translation>
    </message>
    <message>
        <source>Profile likelihood would give nearly the same intervals.</source>
        <translation>De profielaannemelijkheid zou bijna dezelfde intervallen geven.</translation>
    </message>
    <message>
        <source>Profile likelihood holds each unknown at values around its estimate and fits the others again: its intervals need no linearisation.</source>
        <translation>De profielaannemelijkheid houdt elke onbekende vast op waarden rond haar schatting en past de andere opnieuw aan: haar intervallen vragen geen linearisatie.</translation>
    </message>
    <message>
        <source>Run with profile likelihood</source>
        <translation>Rekenen met profielaannemelijkheid</translation>
    </message>
    <message>
        <source>{} and {}, {} %</source>
        <translation>{} en {}, {} %</translation>
    </message>
    <message>
        <source>{} and {}, {} %, {}</source>
        <translation>{} en {}, {} %, {}</translation>
    </message>
    <message>
        <source>Ellipsoid of all three</source>
        <translation>Ellipsoïde van alle drie</translation>
    </message>
    <message>
        <source>drag or arrow keys turn it</source>
        <translation>slepen of pijltoetsen draaien haar</translation>
    </message>
    <message>
        <source>Confidence ellipsoid of three unknowns</source>
        <translation>Betrouwbaarheidsellipsoïde van drie onbekenden</translation>
    </message>
    <message>
        <source>Estimates and covariance</source>
        <translation>Schattingen en covariantie</translation>
    </message>
    <message>
        <source>{} % regions of the sets</source>
        <translation>{} %-gebieden van de verzamelingen</translation>
    </message>
    <message>
        <source>chosen set and the selected one</source>
        <translation>gekozen verzameling en de geselecteerde</translation>
    </message>
    <message>
        <source>Every set has its own estimate. A is the sum of the variances, D the squared volume of the ellipsoid, E its longest semi-axis squared, ME longest over shortest; here over those of the chosen set, so 0.81 in E is an ellipsoid a tenth shorter.</source>
        <translation>Elke verzameling heeft haar eigen schatting. A is de som van de varianties, D het kwadraat van het volume van de ellipsoïde, E het kwadraat van haar langste halve as, ME langste door kortste; hier ten opzichte van de gekozen verzameling: 0,81 in E is een tiende kortere ellipsoïde.</translation>
    </message>
    <message>
        <source>A, E and ME add or compare numbers of different units where the unknowns have different units; D does not depend on units.</source>
        <translation>A, E en ME tellen getallen met verschillende eenheden op of vergelijken ze waar de onbekenden verschillende eenheden hebben; D hangt niet van eenheden af.</translation>
    </message>
    <message>
        <source>{}. Its numbers would mean nothing and are not ranked.</source>
        <translation>{}. Haar getallen zouden niets betekenen en worden niet gerangschikt.</translation>
    </message>
    <message>
        <source>Adequacy</source>
        <translation>Modeladequaatheid</translation>
    </message>
    <message>
        <source>equals {}</source>
        <translation>gelijk aan {}</translation>
    </message>
    <message>
        <source>Priors</source>
        <translation>Priors</translation>
    </message>
    <message>
        <source>Share of the prior in what is known of the unknown, the rest is the data&apos;s.</source>
        <translation>Aandeel van de prior in wat over de onbekende bekend is; de rest komt van de gegevens.</translation>
    </message>
    <message>
        <source>With equality: {}.</source>
        <translation>Met gelijkheid: {}.</translation>
    </message>
    <message>
        <source>Start from these values</source>
        <translation>Vanaf deze waarden beginnen</translation>
    </message>
    <message>
        <source>Widen the range of {}</source>
        <translation>Bereik van {} verruimen</translation>
    </message>
    <message>
        <source>Run with {} iterations</source>
        <translation>Rekenen met {} iteraties</translation>
    </message>
    <message>
        <source>Use the homotopy</source>
        <translation>Homotopie gebruiken</translation>
    </message>
</context>
<context>
    <name>RunRecord</name>
    <message>
        <source>Run %1 · %2</source>
        <translation>Run %1 · %2</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>The model {} has no state derivatives that a correction could be added to.</source>
        <translation>Het model {} heeft geen afgeleiden van toestanden waarbij een correctie opgeteld kan worden.</translation>
    </message>
    <message>
        <source>{} of the model {} is neither an output nor a state: nothing measured can pull at it.</source>
        <translation>{} van het model {} is noch een uitgang noch een toestand: niets gemetens kan eraan trekken.</translation>
    </message>
    <message>
        <source>{} needs interval evaluation, which the model &apos;{}&apos; does not offer.</source>
        <translation>{} heeft intervalrekening nodig, die het model “{}” niet biedt.</translation>
    </message>
    <message>
        <source>verified integration</source>
        <translation>De geverifieerde integratie</translation>
    </message>
    <message>
        <source>verified integration needs states, which the model &apos;{}&apos; does not have.</source>
        <translation>De geverifieerde integratie vraagt toestanden, die het model “{}” niet heeft.</translation>
    </message>
    <message>
        <source>verified integration needs explicit equations; the model &apos;{}&apos; has implicit ones.</source>
        <translation>De geverifieerde integratie vraagt expliciete vergelijkingen; het model “{}” heeft impliciete.</translation>
    </message>
    <message>
        <source>The order of a verified integration must be 2 to 40, not {}.</source>
        <translation>De orde van een geverifieerde integratie moet 2 tot 40 zijn, niet {}.</translation>
    </message>
    <message>
        <source>the right side leaves its domain or jumps</source>
        <translation>het rechterlid verlaat zijn domein of springt</translation>
    </message>
    <message>
        <source>no bounding box was found</source>
        <translation>er is geen omsluitende kist gevonden</translation>
    </message>
    <message>
        <source>the right side has a kink there</source>
        <translation>het rechterlid heeft daar een knik</translation>
    </message>
    <message>
        <source>the enclosure blew up</source>
        <translation>de insluiting is onbegrensd gegroeid</translation>
    </message>
    <message>
        <source>no orthogonal frame was found</source>
        <translation>er is geen orthogonaal assenstelsel gevonden</translation>
    </message>
    <message>
        <source>the Jacobian of 0 = ... is singular or not finite</source>
        <translation>de Jacobiaan van 0 = ... is singulier of niet eindig</translation>
    </message>
    <message>
        <source>Newton&apos;s method found no step that reduces the residual</source>
        <translation>de methode van Newton vond geen stap die het residu verkleint</translation>
    </message>
    <message>
        <source>Newton&apos;s method did not converge in 60 steps</source>
        <translation>de methode van Newton convergeerde niet in 60 stappen</translation>
    </message>
    <message>
        <source>The model {} cannot be simulated: it offers no formulas.</source>
        <translation>Het model {} kan niet gesimuleerd worden: het biedt geen formules.</translation>
    </message>
    <message>
        <source>The model {} has {} parameters, but {} values were given.</source>
        <translation>Het model {} heeft {} parameters, maar er zijn {} waarden gegeven.</translation>
    </message>
    <message>
        <source>The model {} has {} inputs, but {} signals were given.</source>
        <translation>Het model {} heeft {} ingangen, maar er zijn {} signalen gegeven.</translation>
    </message>
    <message>
        <source>The simulation option {} is {}, but it {}.</source>
        <translation>De simulatieoptie {} is {}, maar de waarde {}.</translation>
    </message>
    <message>
        <source>The stop time {} s must not be before the start time {} s.</source>
        <translation>De eindtijd {} s mag niet vóór de begintijd {} s liggen.</translation>
    </message>
    <message>
        <source>The time {} s to record lies outside the run from {} s to {} s.</source>
        <translation>De op te nemen tijd {} s ligt buiten de simulatie van {} s tot {} s.</translation>
    </message>
    <message>
        <source>The times to record must increase: {} s follows {} s.</source>
        <translation>De op te nemen tijden moeten toenemen: {} s volgt op {} s.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>een waarde</translation>
    </message>
    <message>
        <source>Not run.</source>
        <translation>Niet uitgevoerd.</translation>
    </message>
    <message>
        <source>Reached the stop time {:.6g} s.</source>
        <translation>Eindtijd {:.6g} s bereikt.</translation>
    </message>
    <message>
        <source>Terminated by the model at {:.9g} s.</source>
        <translation>Door het model beëindigd op {:.9g} s.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the budget of {} steps is used up.</source>
        <translation>Gestopt op {:.6g} s: het budget van {} stappen is op.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: the step needed for the tolerance is too small{}.</source>
        <translation>Gestopt op {:.6g} s: de voor de tolerantie nodige stap is te klein{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} is not a finite number{}.</source>
        <translation>Gestopt op {:.6g} s: {} is geen eindig getal{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: {} grew beyond all bounds{}.</source>
        <translation>Gestopt op {:.6g} s: {} groeide onbegrensd{}.</translation>
    </message>
    <message>
        <source>Stopped at {:.6g} s: no solution of 0 = ...{}{}.</source>
        <translation>Gestopt op {:.6g} s: geen oplossing van 0 = ...{}{}.</translation>
    </message>
    <message>
        <source> for {}</source>
        <translation> voor {}</translation>
    </message>
    <message>
        <source>Cancelled at {:.6g} s.</source>
        <translation>Geannuleerd op {:.6g} s.</translation>
    </message>
    <message>
        <source>the condition of an event has no value</source>
        <translation>de voorwaarde van een gebeurtenis heeft geen waarde</translation>
    </message>
    <message>
        <source>Newton&apos;s method finds no solution of the implicit step; try a smaller one</source>
        <translation>de methode van Newton vindt geen oplossing van de impliciete stap; probeer een kleinere</translation>
    </message>
    <message>
        <source>Sensitivities are computed with the integrators rk4, dopri5 and radau; {} does not carry them.</source>
        <translation>Gevoeligheden worden berekend met de integratoren rk4, dopri5 en radau; {} voert ze niet mee.</translation>
    </message>
    <message>
        <source>There is no parameter number {}: the model {} has {}.</source>
        <translation>Er is geen parameter nummer {}: het model {} heeft er {}.</translation>
    </message>
    <message>
        <source>A signal needs as many times as values and at least one: there are {} times and {} values.</source>
        <translation>Een signaal vraagt evenveel tijden als waarden en minstens één: er zijn {} tijden en {} waarden.</translation>
    </message>
    <message>
        <source>Row {} of a signal is not a finite number: time {}, value {}.</source>
        <translation>Rij {} van een signaal is geen eindig getal: tijd {}, waarde {}.</translation>
    </message>
    <message>
        <source>The times of a signal must increase: row {} is {} s, row {} is {} s.</source>
        <translation>De tijden van een signaal moeten toenemen: rij {} is {} s, rij {} is {} s.</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>deling door nul</translation>
    </message>
    <message>
        <source>overflow in a division</source>
        <translation>overloop in een deling</translation>
    </message>
    <message>
        <source>square root of {:.6g}</source>
        <translation>vierkantswortel van {:.6g}</translation>
    </message>
    <message>
        <source>logarithm of {:.6g}</source>
        <translation>logaritme van {:.6g}</translation>
    </message>
    <message>
        <source>{} of {:.6g}</source>
        <translation>{} van {:.6g}</translation>
    </message>
    <message>
        <source>{:.6g} to the power {:.6g}</source>
        <translation>{:.6g} tot de macht {:.6g}</translation>
    </message>
    <message>
        <source>table whose points do not increase</source>
        <translation>tabel waarvan de punten niet toenemen</translation>
    </message>
    <message>
        <source>overflow in {}</source>
        <translation>overloop in {}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies below its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} ligt onder de grens {:.6g}{}</translation>
    </message>
    <message>
        <source>{} = {:.6g}{} lies above its limit {:.6g}{}</source>
        <translation>{} = {:.6g}{} ligt boven de grens {:.6g}{}</translation>
    </message>
    <message>
        <source>verified identification</source>
        <translation>geverifieerde identificatie</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: relations of the model change without end there, as a state is driven back to its limit from both sides.</source>
        <translation>Gestopt bij {:.9g} s: relaties van het model wisselen daar zonder einde, omdat een toestand van beide kanten naar zijn grens wordt teruggedreven.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s: the event &apos;{}&apos; comes again and again there without end (a Zeno series), and the state that it sets does not tell how it rests.</source>
        <translation>Gestopt bij {:.9g} s: de gebeurtenis “{}” komt daar zonder einde steeds terug (een Zeno-reeks), en de toestand die zij zet zegt niet hoe hij rust.</translation>
    </message>
    <message>
        <source>{} encloses no state of rest, at which the model &apos;{}&apos; starts (data.start); give the start as a number.</source>
        <translation>{} sluit geen rusttoestand in, waarin het model “{}” begint (data.start); geef de start als getal op.</translation>
    </message>
    <message>
        <source>At {:.6g} s the model has no state of rest{}{}.</source>
        <translation>Bij {:.6g} s heeft het model geen rusttoestand{}{}.</translation>
    </message>
    <message>
        <source>being at rest does not determine all of them</source>
        <translation>in rust zijn bepaalt ze niet alle</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs; how exactly its outputs repeat could not be measured everywhere, so how good they are is not known.</source>
        <translation>Afgeleiden van {} uit verschillen van simulaties; hoe nauwkeurig de uitgangen zich herhalen, was niet overal te meten, dus hoe goed ze zijn is niet bekend.</translation>
    </message>
    <message>
        <source>Derivatives of {} by differences of runs: its outputs repeat to {:.1e} of their range, so slopes are good to about {:.0e} of an output&apos;s range by a parameter&apos;s size.</source>
        <translation>Afgeleiden van {} uit verschillen van simulaties: de uitgangen herhalen zich tot op {:.1e} van hun bereik, de hellingen zijn dus goed tot op ongeveer {:.0e} van het bereik van een uitgang gedeeld door de grootte van een parameter.</translation>
    </message>
    <message>
        <source>Stopped at {:.9g} s by an assert of the model: {}</source>
        <translation>Gestopt bij {:.9g} s door een assert van het model: {}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>there is no rig &quot;{}&quot;{}</source>
        <translation>er is geen proefstand “{}”{}</translation>
    </message>
    <message>
        <source>. Did you mean &quot;{}&quot;?</source>
        <translation>. Bedoelde u “{}”?</translation>
    </message>
    <message>
        <source>; there are {}</source>
        <translation>; er zijn {}</translation>
    </message>
    <message>
        <source>{} is there already and differs from the shipped one; nothing was copied. Move it away or name another folder</source>
        <translation>{} bestaat al en verschilt van het meegeleverde bestand; er is niets gekopieerd. Verplaats het of noem een andere map</translation>
    </message>
    <message>
        <source>cannot create folder {}: {}</source>
        <translation>de map {} kan niet gemaakt worden: {}</translation>
    </message>
    <message>
        <source>the shipped rigs were not found (looked in {}); set RIGOR_RIGS to their folder</source>
        <translation>de meegeleverde proefstanden zijn niet gevonden (gezocht in {}); zet RIGOR_RIGS op hun map</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}{}</source>
        <translation>{} is geen parameter van het model {}{}</translation>
    </message>
    <message>
        <source>. Did you mean {}?</source>
        <translation>. Bedoelde u {}?</translation>
    </message>
    <message>
        <source> (it has {})</source>
        <translation> (het heeft {})</translation>
    </message>
    <message>
        <source>{} is not an input of model {}{}</source>
        <translation>{} is geen ingang van het model {}{}</translation>
    </message>
    <message>
        <source>{} = {}: the model allows {} from {} to {}</source>
        <translation>{} = {}: het model staat {} toe van {} tot {}</translation>
    </message>
    <message>
        <source>{} is both an unknown and a fixed parameter</source>
        <translation>{} is zowel onbekende als vaste parameter</translation>
    </message>
    <message>
        <source>data file &quot;{}&quot;: there is no file {}</source>
        <translation>gegevensbestand “{}”: er is geen bestand {}</translation>
    </message>
    <message>
        <source>{} cannot run on this study: {}</source>
        <translation>{} kan deze studie niet rekenen: {}</translation>
    </message>
    <message>
        <source>{} = {}: {} must be at least 0</source>
        <translation>{} = {}: {} moet minstens 0 zijn</translation>
    </message>
    <message>
        <source>the share that an input may be off</source>
        <translation>het aandeel dat een ingang mag afwijken</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it {}</source>
        <translation>{} = &quot;{}&quot;: de waarde {}</translation>
    </message>
    <message>
        <source>[data] has both file and files; one of them is enough</source>
        <translation>[data] heeft file en files; een van beide is genoeg</translation>
    </message>
    <message>
        <source>a standard deviation</source>
        <translation>een standaardafwijking</translation>
    </message>
    <message>
        <source>an error bound</source>
        <translation>een foutgrens</translation>
    </message>
    <message>
        <source>--set {}: key.path=value is expected, for example --set options.degree=5</source>
        <translation>--set {}: verwacht wordt sleutel.pad=waarde, bijvoorbeeld --set options.degree=5</translation>
    </message>
    <message>
        <source>the study names no method (method = &quot;...&quot;)</source>
        <translation>de studie noemt geen methode (method = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>the method {} works without a model</source>
        <translation>de methode {} werkt zonder model</translation>
    </message>
    <message>
        <source>{}; leave {} out</source>
        <translation>{}; laat {} weg</translation>
    </message>
    <message>
        <source>the study names no model (model = &quot;...&quot;)</source>
        <translation>de studie noemt geen model (model = &quot;...&quot;)</translation>
    </message>
    <message>
        <source>model is empty; a file or &quot;rig:&lt;name&gt;&quot; is expected</source>
        <translation>model is leeg; verwacht wordt een bestand of &quot;rig:&lt;naam&gt;&quot;</translation>
    </message>
    <message>
        <source>seed = {}: it must be at least 0</source>
        <translation>seed = {}: moet minstens 0 zijn</translation>
    </message>
    <message>
        <source>threads = {}: it must be 0 (all) to 4096</source>
        <translation>threads = {}: moet 0 (alle) tot 4096 zijn</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: the rig has {}</source>
        <translation>{} = &quot;{}&quot;: de proefstand heeft {}</translation>
    </message>
    <message>
        <source>no model text yet</source>
        <translation>nog geen modeltekst</translation>
    </message>
    <message>
        <source>several model texts ({})</source>
        <translation>meer modelteksten ({})</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: there is no file {}</source>
        <translation>{} = &quot;{}&quot;: er is geen bestand {}</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} is geen getal</translation>
    </message>
    <message>
        <source>{}: min = {} is above max = {}</source>
        <translation>{}: min = {} ligt boven max = {}</translation>
    </message>
    <message>
        <source>{} = {}: it must lie between min = {} and max = {}</source>
        <translation>{} = {}: moet tussen min = {} en max = {} liggen</translation>
    </message>
    <message>
        <source>{} belongs to a distribution, and {} has no family; a point value has start, min and max</source>
        <translation>{} hoort bij een verdeling, en {} heeft geen familie; een puntwaarde heeft start, min en max</translation>
    </message>
    <message>
        <source>{} = {}: it {}</source>
        <translation>{} = {}: de waarde {}</translation>
    </message>
    <message>
        <source>{} belongs to a point value, and {} is a distribution; its box is lower and upper, its parameters are tables such as [{}.{}]</source>
        <translation>{} hoort bij een puntwaarde, en {} is een verdeling; haar gebied is lower en upper, haar parameters zijn tabellen zoals [{}.{}]</translation>
    </message>
    <message>
        <source>{} must be a table with start, min and max</source>
        <translation>{} moet een tabel met start, min en max zijn</translation>
    </message>
    <message>
        <source>{}: lower = {} is not below upper = {}</source>
        <translation>{}: lower = {} ligt niet onder upper = {}</translation>
    </message>
    <message>
        <source>the key has an empty part</source>
        <translation>de sleutel heeft een leeg deel</translation>
    </message>
    <message>
        <source>{} is a value, it has no key &quot;{}&quot; in it</source>
        <translation>{} is een waarde en heeft geen sleutel “{}”</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>een tabel</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>een datum of tijd</translation>
    </message>
    <message>
        <source>{} is {}, {} is expected</source>
        <translation>{} is {}, verwacht wordt {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a key of {}{}</source>
        <translation>“{}” is geen sleutel van {}{}</translation>
    </message>
    <message>
        <source> (known: {})</source>
        <translation> (bekend: {})</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>een lijst van teksten</translation>
    </message>
    <message>
        <source>a number, a text, true or false, or a list of numbers</source>
        <translation>een getal, een tekst, waar of onwaar, of een lijst van getallen</translation>
    </message>
    <message>
        <source>unknown {} ({})</source>
        <translation>onbekende {} ({})</translation>
    </message>
    <message>
        <source>options.{} = &quot;{}&quot;: there is no file {}</source>
        <translation>options.{} = &quot;{}&quot;: er is geen bestand {}</translation>
    </message>
    <message>
        <source>{} names &quot;{}&quot;, which is no output of the model {}{}</source>
        <translation>{} noemt “{}”, dat geen uitgang van het model {} is{}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: {}</source>
        <translation>{} = “{}”: {}</translation>
    </message>
    <message>
        <source>simulation.stop_time = {} s: it must be after the start time {} s</source>
        <translation>simulation.stop_time = {} s: die moet na de begintijd {} s liggen</translation>
    </message>
    <message>
        <source>{} has no effect on the method {}.</source>
        <translation>{} heeft geen werking op de methode {}.</translation>
    </message>
    <message>
        <source>{}.{} = 0 counts as not stated.</source>
        <translation>{}.{} = 0 geldt als niet opgegeven.</translation>
    </message>
    <message>
        <source>data.preparation changes nothing but the lines used where every row is an experiment (data.layout = &quot;rows&quot;).</source>
        <translation>data.preparation verandert niets dan de gebruikte regels waar elke regel een experiment is (data.layout = &quot;rows&quot;).</translation>
    </message>
    <message>
        <source>{} = {}: {} must be a finite number of at least 0</source>
        <translation>{} = {}: {} moet een eindig getal van minstens 0 zijn</translation>
    </message>
    <message>
        <source>data.{} = {}: it must be 0 (none) or a line number; without the key it is recognised</source>
        <translation>data.{} = {}: het moet 0 (geen) of een regelnummer zijn; zonder de sleutel wordt zij herkend</translation>
    </message>
    <message>
        <source>a key has more than {} parts</source>
        <translation>een sleutel heeft meer dan {} delen</translation>
    </message>
    <message>
        <source>this text is damaged: it breaks off, or a value is none</source>
        <translation>deze tekst is beschadigd: hij breekt af, of een waarde is er geen</translation>
    </message>
    <message>
        <source>{} candidates are stated; at most {} are compared</source>
        <translation>er zijn {} kandidaten opgegeven; hoogstens {} worden vergeleken</translation>
    </message>
    <message>
        <source>the text has {} bytes; a study has at most {}</source>
        <translation>de tekst heeft {} bytes; een studie heeft er hoogstens {}</translation>
    </message>
    <message>
        <source>data.comment = &quot;{}&quot;: rows may start so; it must be the sign of a comment, such as # or //, or &quot;none&quot;</source>
        <translation>data.comment = &quot;{}&quot;: zo kunnen rijen beginnen; het moet het teken van een opmerking zijn, zoals # of //, of &quot;none&quot;</translation>
    </message>
    <message>
        <source>{}: the method {} does not work with it; least-squares and homotopy do</source>
        <translation>{}: de methode {} werkt er niet mee; least-squares en homotopy wel</translation>
    </message>
    <message>
        <source>data.validation.share = {}: it must lie between 0 and 1, both excluded</source>
        <translation>data.validation.share = {}: moet tussen 0 en 1 liggen, beide uitgesloten</translation>
    </message>
    <message>
        <source>data.validation.seed = {}: it must be at least 0</source>
        <translation>data.validation.seed = {}: moet minstens 0 zijn</translation>
    </message>
    <message>
        <source>data.validation.after: a time in s is expected</source>
        <translation>data.validation.after: een tijd in s wordt verwacht</translation>
    </message>
    <message>
        <source>data.validation: the list is empty, so nothing is held back</source>
        <translation>data.validation: de lijst is leeg, dus er wordt niets achtergehouden</translation>
    </message>
    <message>
        <source>an entry of data.files names no file</source>
        <translation>een element van data.files noemt geen bestand</translation>
    </message>
    <message>
        <source>{} = {}: experiments are numbered from 1</source>
        <translation>{} = {}: experimenten worden vanaf 1 genummerd</translation>
    </message>
    <message>
        <source>{}: a number of s is expected</source>
        <translation>{}: een getal in s wordt verwacht</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{}: {} ontbreekt</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number above 0</source>
        <translation>{} = {}: moet een eindig getal boven 0 zijn</translation>
    </message>
    <message>
        <source>{} = {}: it must be a finite number</source>
        <translation>{} = {}: moet een eindig getal zijn</translation>
    </message>
    <message>
        <source>{}: min = {} is not below max = {}</source>
        <translation>{}: min = {} ligt niet onder max = {}</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a prior is normal, lognormal or uniform</source>
        <translation>{} = &quot;{}&quot;: een prior is normal, lognormal of uniform</translation>
    </message>
    <message>
        <source>{} = {}: on a logarithmic scale it must be above 0</source>
        <translation>{} = {}: moet op een logaritmische schaal boven 0 liggen</translation>
    </message>
    <message>
        <source>{} = {}: with a lognormal prior it must not be below 0</source>
        <translation>{} = {}: mag met een lognormale prior niet onder 0 liggen</translation>
    </message>
    <message>
        <source>{} has no effect beside equals: {} follows the others and is not searched</source>
        <translation>{} heeft naast equals geen effect: {} volgt de andere en wordt niet gezocht</translation>
    </message>
    <message>
        <source>{} is empty; an expression such as &quot;2*k1&quot; is expected</source>
        <translation>{} is leeg; een uitdrukking zoals &quot;2*k1&quot; wordt verwacht</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: a scale is log or linear</source>
        <translation>{} = &quot;{}&quot;: een schaal is log of linear</translation>
    </message>
    <message>
        <source>The run has no estimates that could be evaluated on other data.</source>
        <translation>De run heeft geen schattingen die op andere gegevens berekend kunnen worden.</translation>
    </message>
    <message>
        <source>The estimates of a filter move with its record; repeat it with other data instead.</source>
        <translation>De schattingen van een filter bewegen mee met zijn opname; herhaal het in plaats daarvan met andere gegevens.</translation>
    </message>
    <message>
        <source>A guaranteed set is no point that could be evaluated; repeat the run with other data instead.</source>
        <translation>Een gegarandeerde verzameling is geen punt dat berekend kan worden; herhaal de run in plaats daarvan met andere gegevens.</translation>
    </message>
    <message>
        <source>data.validation: {}</source>
        <translation>data.validation: {}</translation>
    </message>
    <message>
        <source>the method {} gives no values that could be evaluated on what is held back; least-squares, homotopy and inverse-uncertainty do</source>
        <translation>de methode {} geeft geen waarden die op het achtergehoudene berekend kunnen worden; least-squares, homotopy en inverse-uncertainty wel</translation>
    </message>
    <message>
        <source>with evaluate_at nothing is searched, so that nothing need be held back</source>
        <translation>met evaluate_at wordt niets gezocht, zodat er niets achtergehouden hoeft te worden</translation>
    </message>
    <message>
        <source>{} is not a parameter of model {}</source>
        <translation>{} is geen parameter van het model {}</translation>
    </message>
    <message>
        <source>the model {} offers no formulas in which {} could follow others</source>
        <translation>het model {} biedt geen formules waarin {} andere zou kunnen volgen</translation>
    </message>
    <message>
        <source>{}.equals = &quot;{}&quot;: {}</source>
        <translation>{}.equals = &quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>{} equals {}, but experiment {} sets it to {:g}</source>
        <translation>{} is gelijk aan {}, maar experiment {} zet het op {:g}</translation>
    </message>
    <message>
        <source>{} equals {}, but {} changes from experiment to experiment</source>
        <translation>{} is gelijk aan {}, maar {} verandert van experiment tot experiment</translation>
    </message>
    <message>
        <source>The curves resemble each other at no offset; type the offset if it is known.</source>
        <translation>De krommen lijken bij geen verschuiving op elkaar; typ de verschuiving als ze bekend is.</translation>
    </message>
    <message>
        <source>Without a model it is not decided: the strongest resemblance can be false. Choose one below, or write the model first.</source>
        <translation>Zonder model is het niet beslist: de sterkste gelijkenis kan onjuist zijn. Kies er hieronder een, of schrijf eerst het model.</translation>
    </message>
    <message>
        <source>{} = &quot;{}&quot;: it must be a number (in the unit of the state), &quot;measured&quot;, &quot;steady&quot; or &quot;unknown&quot;</source>
        <translation>{} = &quot;{}&quot;: moet een getal (in de eenheid van de toestand), &quot;measured&quot;, &quot;steady&quot; of &quot;unknown&quot; zijn</translation>
    </message>
    <message>
        <source>{}: a finite number is expected</source>
        <translation>{}: een eindig getal wordt verwacht</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>no sensor of experiment {} tells the state {} by itself, so that its first value could; &quot;unknown&quot; searches the start</source>
        <translation>geen sensor van experiment {} toont de toestand {} op zichzelf, zodat zijn eerste waarde dat zou kunnen; &quot;unknown&quot; zoekt de start</translation>
    </message>
    <message>
        <source>the model {} has no state of this name{}</source>
        <translation>het model {} heeft geen toestand met deze naam{}</translation>
    </message>
    <message>
        <source>{} is a parameter, an unknown or a condition of the study too; one of both says how the state starts</source>
        <translation>{} is ook een parameter, een onbekende of een conditie van de studie; een van beide zegt hoe de toestand begint</translation>
    </message>
    <message>
        <source>the model allows {} from {} to {}</source>
        <translation>het model staat {} toe van {} tot {}</translation>
    </message>
    <message>
        <source>a row is one value and tells no start of its own; where a column holds it, [data.conditions] names that</source>
        <translation>een rij is één waarde en toont geen eigen start; waar een kolom die bevat, noemt [data.conditions] hem</translation>
    </message>
    <message>
        <source>the method {} searches no start of its own for each experiment; least-squares and homotopy do. A number or &quot;steady&quot; works with it</source>
        <translation>de methode {} zoekt geen eigen start voor elk experiment; least-squares en homotopy wel. Een getal of &quot;steady&quot; werkt ermee</translation>
    </message>
    <message>
        <source>no measured output varies</source>
        <translation>geen gemeten uitgang varieert</translation>
    </message>
    <message>
        <source>The model could be fitted at no offset: {}. Choose one below.</source>
        <translation>Het model kon bij geen verschuiving aangepast worden: {}. Kies er hieronder een.</translation>
    </message>
    <message>
        <source>The model explains the data at no offset: at {:.9g} s, the best, it leaves {:.0f} % of what varies. Choose other start values, or an offset below.</source>
        <translation>Het model verklaart de gegevens bij geen verschuiving: bij {:.9g} s, de beste, laat het {:.0f} % over van wat varieert. Kies andere startwaarden, of hieronder een verschuiving.</translation>
    </message>
    <message>
        <source>The model does not decide: it leaves {:.3g} % of what varies at {:.9g} s and {:.3g} % at {:.9g} s. Choose one below.</source>
        <translation>Het model beslist niet: het laat {:.3g} % van wat varieert over bij {:.9g} s en {:.3g} % bij {:.9g} s. Kies er hieronder een.</translation>
    </message>
    <message>
        <source>At {:.9g} s the model leaves {:.3g} % of what varies, at the next best offset {:.3g} %.</source>
        <translation>Bij {:.9g} s laat het model {:.3g} % over van wat varieert, bij de op een na beste verschuiving {:.3g} %.</translation>
    </message>
    <message>
        <source>At {:.9g} s, the only offset that could be fitted, the model leaves {:.3g} % of what varies.</source>
        <translation>Bij {:.9g} s, de enige verschuiving waarbij aangepast kon worden, laat het model {:.3g} % over van wat varieert.</translation>
    </message>
    <message>
        <source>It was cancelled before every offset was tried.</source>
        <translation>Er is afgebroken voordat elke verschuiving geprobeerd was.</translation>
    </message>
    <message>
        <source>Integrator radau with steps of {:.3g} s: the model is stiff, its fastest change is {:.3g} 1/s in a record of {:.6g} s (simulation.stepper).</source>
        <translation>Integrator radau met stappen van {:.3g} s: het model is stijf, zijn snelste verandering is {:.3g} 1/s in een opname van {:.6g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5: the fastest change of the model, {:.3g} 1/s, is too fast for steps of {:.3g} s (simulation.stepper).</source>
        <translation>Integrator dopri5: de snelste verandering van het model, {:.3g} 1/s, is te snel voor stappen van {:.3g} s (simulation.stepper).</translation>
    </message>
    <message>
        <source>Integrator dopri5, whose steps follow the error: a record of {:.6g} s would take {} steps of {:.3g} s (simulation.stepper).</source>
        <translation>Integrator dopri5, waarvan de stappen de fout volgen: een opname van {:.6g} s zou {} stappen van {:.3g} s vragen (simulation.stepper).</translation>
    </message>
    <message>
        <source>{}: the file cannot be written</source>
        <translation>{}: het bestand kan niet geschreven worden</translation>
    </message>
    <message>
        <source>{}: the name of a file of parameters ends in .{}</source>
        <translation>{}: de naam van een parameterbestand eindigt op .{}</translation>
    </message>
    <message>
        <source>the run has no answer whose parameters could be written ({})</source>
        <translation>de run heeft geen antwoord waarvan de parameters geschreven kunnen worden ({})</translation>
    </message>
    <message>
        <source>Numbers that each experiment has for itself (per_experiment, data.start) say nothing of another experiment.</source>
        <translation>Getallen die elk experiment voor zich heeft (per_experiment, data.start), zeggen niets over een ander experiment.</translation>
    </message>
    <message>
        <source>numbers that each experiment has for itself (per_experiment, data.start) say nothing of an experiment that is held back; validation = {after = ...} holds back the end of each</source>
        <translation>getallen die elk experiment voor zich heeft (per_experiment, data.start), zeggen niets over een experiment dat achtergehouden wordt; validation = {after = ...} houdt van elk het einde achter</translation>
    </message>
    <message>
        <source>{} is no inequality (&lt;, &lt;=, &gt;, &gt;=); what equals an expression is written [unknowns.&lt;name&gt;] equals = &quot;...&quot;</source>
        <translation>{} is geen ongelijkheid (&lt;, &lt;=, &gt;, &gt;=); wat gelijk is aan een uitdrukking, schrijft u als [unknowns.&lt;name&gt;] equals = &quot;...&quot;</translation>
    </message>
    <message>
        <source>{} is no inequality: &quot;k1 &lt; k2&quot; is expected</source>
        <translation>{} is geen ongelijkheid: &quot;k1 &lt; k2&quot; wordt verwacht</translation>
    </message>
    <message>
        <source>{} is not linear in {}; several linear ones may say it</source>
        <translation>{} is niet lineair in {}; meerdere lineaire kunnen het zeggen</translation>
    </message>
    <message>
        <source>{} names no unknown: the values of fixed parameters decide it</source>
        <translation>{} noemt geen onbekende: de waarden van vaste parameters beslissen erover</translation>
    </message>
    <message>
        <source>{} has no finite value</source>
        <translation>{} heeft geen eindige waarde</translation>
    </message>
    <message>
        <source>{}: {} is in {}, {} in {}; write the factor between them, as in a &lt; 2*b</source>
        <translation>{}: {} is in {}, {} in {}; schrijf de factor ertussen, zoals in a &lt; 2*b</translation>
    </message>
    <message>
        <source>{} names {}, which changes from experiment to experiment</source>
        <translation>{} noemt {}, dat van experiment tot experiment verandert</translation>
    </message>
    <message>
        <source>{} inequalities are stated; at most {} are worked with</source>
        <translation>er zijn {} ongelijkheden opgegeven; met hoogstens {} wordt gewerkt</translation>
    </message>
    <message>
        <source>there is no template &quot;{}&quot;{}</source>
        <translation>er is geen sjabloon “{}”{}</translation>
    </message>
    <message>
        <source>data.validation: one of share and folds (with seed, if wanted), files, labels and after says what is held back</source>
        <translation>data.validation: één van share en folds (desgewenst met seed), files, labels en after zegt wat achtergehouden wordt</translation>
    </message>
    <message>
        <source>data.validation.folds: a number of parts, at least 2, or &quot;each&quot; (every experiment is left out once)</source>
        <translation>data.validation.folds: een aantal delen, ten minste 2, of &quot;each&quot; (elk experiment wordt weggelaten)</translation>
    </message>
    <message>
        <source>{}: the name of a file of predictions ends in .csv or .mat</source>
        <translation>{}: de naam van een voorspellingenbestand eindigt op .csv of .mat</translation>
    </message>
    <message>
        <source>the run predicts none of its measured values ({})</source>
        <translation>de run voorspelt geen van zijn meetwaarden ({})</translation>
    </message>
    <message>
        <source>Which output block of {} is experiment {}? {} State it as a condition: a column, [data.conditions] {} = &quot;...&quot;, or words of one, [data.codes.&lt;column&gt;.&lt;word&gt;] {} = 2.</source>
        <translation>Welk uitgangsblok van {} is experiment {}? {} Geef het op als conditie: een kolom, [data.conditions] {} = &quot;...&quot;, of woorden van een kolom, [data.codes.&lt;kolom&gt;.&lt;woord&gt;] {} = 2.</translation>
    </message>
    <message>
        <source>Several of the server&apos;s have that label.</source>
        <translation>Meerdere blokken van de server hebben dat label.</translation>
    </message>
    <message>
        <source>None of the server&apos;s has that label.</source>
        <translation>Geen blok van de server heeft dat label.</translation>
    </message>
    <message>
        <source>{} works without a model; there is nothing to serve.</source>
        <translation>{} werkt zonder model; er is niets om aan te bieden.</translation>
    </message>
    <message>
        <source>{} has no unknowns; there is nothing to ask for.</source>
        <translation>{} heeft geen onbekenden; er is niets om naar te vragen.</translation>
    </message>
    <message>
        <source>The server is ending.</source>
        <translation>De server wordt beëindigd.</translation>
    </message>
    <message>
        <source>The model cannot be simulated beside these values.</source>
        <translation>Het model kan vlak naast deze waarden niet gesimuleerd worden.</translation>
    </message>
    <message>
        <source>config.experiments is no list of 1 to {} numbers.</source>
        <translation>config.experiments is geen lijst van 1 tot {} getallen.</translation>
    </message>
    <message>
        <source>config.experiments holds {}; there are the experiments 1 to {}.</source>
        <translation>config.experiments bevat {}; er zijn de experimenten 1 tot {}.</translation>
    </message>
    <message>
        <source>it has no value of a parameter of the model {}</source>
        <translation>het heeft geen waarde van een parameter van het model {}</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>&quot;{}&quot; is out of place</source>
        <translation>“{}” staat op de verkeerde plaats</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>de haakjes zijn te diep genest</translation>
    </message>
    <message>
        <source>what is divided by is not clear before &quot;{}&quot;; write brackets, as in J/(kg.K)</source>
        <translation>waardoor vóór “{}” gedeeld wordt is niet duidelijk; schrijf haakjes, zoals in J/(kg.K)</translation>
    </message>
    <message>
        <source>a unit is missing at the end</source>
        <translation>aan het eind ontbreekt een eenheid</translation>
    </message>
    <message>
        <source>a &quot;)&quot; is missing</source>
        <translation>er ontbreekt een “)”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a positive number</source>
        <translation>“{}” is geen positief getal</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a known unit</source>
        <translation>“{}” is geen bekende eenheid</translation>
    </message>
    <message>
        <source>the exponent of &quot;{}&quot; is not a number</source>
        <translation>de exponent van “{}” is geen getal</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be raised to the power {}</source>
        <translation>“{}” kan niet tot de macht {} verheven worden</translation>
    </message>
    <message>
        <source>it is longer than {} bytes</source>
        <translation>ze is langer dan {} bytes</translation>
    </message>
    <message>
        <source>the unit &quot;{}&quot; is not understood: {}</source>
        <translation>de eenheid “{}” wordt niet begrepen: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ({}) cannot be converted to &quot;{}&quot; ({}): their dimensions differ</source>
        <translation>“{}” ({}) kan niet omgerekend worden naar “{}” ({}): de dimensies verschillen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be converted to &quot;{}&quot;: it is not stated whether turns or radians are counted; write rpm, rev/s or rad/s</source>
        <translation>“{}” kan niet omgerekend worden naar “{}”: er staat niet of omwentelingen of radialen geteld worden; schrijf rpm, rev/s of rad/s</translation>
    </message>
    <message>
        <source>the number {} is out of place; a number may only come first, and a fraction as an exponent is written m(5/2)</source>
        <translation>het getal {} staat op de verkeerde plaats; een getal mag alleen vooraan staan, en een breuk als exponent wordt m(5/2) geschreven</translation>
    </message>
</context>
<context>
    <name>rigor</name>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>No data yet: drop a file</source>
        <translation>Nog geen gegevens: sleep een bestand</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wordt gelezen</translation>
    </message>
    <message>
        <source>Does not fit the model</source>
        <translation>Past niet bij het model</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>None: pick a rig or write one</source>
        <translation>Geen: kies een proefstand</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wordt gecontroleerd</translation>
    </message>
    <message>
        <source>1 error in line %1</source>
        <translation>1 fout in regel %1</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 fouten</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Onbekenden</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Nog niets is onbekend</translation>
    </message>
    <message>
        <source>Blocked: no model yet</source>
        <translation>Geblokkeerd: nog geen model</translation>
    </message>
    <message>
        <source>Blocked: model has an error</source>
        <translation>Geblokkeerd: fout in het model</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekenen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gereed</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Run %1</translation>
    </message>
    <message>
        <source>no data, no model</source>
        <translation>geen gegevens, geen model</translation>
    </message>
    <message>
        <source>no model yet</source>
        <translation>nog geen model</translation>
    </message>
    <message>
        <source>model has an error</source>
        <translation>fout in het model</translation>
    </message>
    <message>
        <source>data not imported</source>
        <translation>gegevens niet geïmporteerd</translation>
    </message>
    <message>
        <source>model being checked</source>
        <translation>model wordt gecontroleerd</translation>
    </message>
    <message>
        <source>nothing unknown</source>
        <translation>niets onbekend</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Geblokkeerd: %1</translation>
    </message>
    <message>
        <source>Run %1 answered · %2</source>
        <translation>Run %1 beantwoord · %2</translation>
    </message>
    <message>
        <source>Run %1 EMPTY</source>
        <translation>Run %1 LEEG</translation>
    </message>
    <message>
        <source>Run %1 cancelled</source>
        <translation>Run %1 geannuleerd</translation>
    </message>
    <message>
        <source>Run %1 without an answer</source>
        <translation>Run %1 zonder antwoord</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>1 run to compare with</source>
        <translation>1 run om te vergelijken</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Blocked: no run yet</source>
        <translation>Geblokkeerd: nog geen run</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>LEEG</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>Repeat with other data</source>
        <translation>Herhalen met andere gegevens</translation>
    </message>
    <message>
        <source>Another density: %1</source>
        <translation>Andere dichtheid: %1</translation>
    </message>
    <message>
        <source>The same settings</source>
        <translation>Dezelfde instellingen</translation>
    </message>
    <message>
        <source>Other data, searched again…</source>
        <translation>Andere gegevens, opnieuw gezocht…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>Other data at the values found (validation)…</source>
        <translation>Andere gegevens bij de gevonden waarden (validatie)…</translation>
    </message>
    <message>
        <source>Run %1 on %2</source>
        <translation>Run %1 op %2</translation>
    </message>
    <message>
        <source>%1 has no start value</source>
        <translation>%1 heeft geen startwaarde</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 is above its max %3</source>
        <translation>%1: het minimum %2 van de zoektocht ligt boven haar maximum %3</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its search range %3 … %4</source>
        <translation>%1 = %2 ligt buiten het zoekbereik %3 … %4</translation>
    </message>
    <message>
        <source>point value</source>
        <translation>vaste waarde</translation>
    </message>
    <message>
        <source>%1: clip lower %2 is not below clip upper %3</source>
        <translation>%1: de onderste afkapgrens %2 ligt niet onder de bovenste %3</translation>
    </message>
    <message>
        <source>%1 = %2: it %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>%1: the search&apos;s min %2 %3</source>
        <translation>%1: minimum %2 van de zoektocht: %3</translation>
    </message>
    <message>
        <source>%1: the clipping box holds no probability of this distribution</source>
        <translation>%1: het afkapbereik bevat geen kans van deze verdeling</translation>
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
        <translation>Niet nodig: rijen in bestand</translation>
    </message>
    <message>
        <source>Not needed: named in file</source>
        <translation>Niet nodig: in het bestand</translation>
    </message>
    <message>
        <source>It searches distributions, and %1 has none: choose a family in Unknowns.</source>
        <translation>Ze zoekt verdelingen, en %1 heeft er geen: kies bij Onbekenden een familie.</translation>
    </message>
    <message>
        <source>Another method</source>
        <translation>Andere methode</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n probleem</numerusform>
            <numerusform>%n problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 rij</numerusform>
            <numerusform>%1 rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n sensor</numerusform>
            <numerusform>%n sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 experiment</numerusform>
            <numerusform>%1 experimenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no distribution</source>
        <translation>%1 heeft geen verdeling</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 is geen getal</translation>
    </message>
    <message>
        <source>see Unknowns</source>
        <translation>zie Onbekenden</translation>
    </message>
    <message>
        <source>Run %1 · with reservations</source>
        <translation>Run %1 · onder voorbehoud</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s)</source>
        <translation>
            <numerusform>%n toestand</numerusform>
            <numerusform>%n toestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n getal gezocht</numerusform>
            <numerusform>%n getallen gezocht</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>std. error</source>
        <translation>std.-fout</translation>
    </message>
    <message>
        <source>interval from</source>
        <translation>interval van</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 van</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>soort</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>search range</source>
        <translation>zoekbereik</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>opmerking</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schattingen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>The table with heads, units and all digits</source>
        <translation>De tabel met koppen, eenheden en alle cijfers</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Gegevens (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>%1: prior min %2 is not below prior max %3</source>
        <translation>%1: prior-min %2 ligt niet onder prior-max %3</translation>
    </message>
    <message>
        <source>%1: the edge of the prior must be above 0</source>
        <translation>%1: de rand van de prior moet boven 0 liggen</translation>
    </message>
    <message>
        <source>%1: the mean of the prior must be a number, of a lognormal one above 0</source>
        <translation>%1: het gemiddelde van de prior moet een getal zijn, van een lognormale boven 0</translation>
    </message>
    <message>
        <source>%1: the standard deviation of the prior must be above 0</source>
        <translation>%1: de standaardafwijking van de prior moet boven 0 liggen</translation>
    </message>
    <message>
        <source>%1 = %2: on a logarithmic scale or with a lognormal prior it must be above 0</source>
        <translation>%1 = %2: moet op een logaritmische schaal of met een lognormale prior boven 0 liggen</translation>
    </message>
    <message>
        <source>Go to Model</source>
        <translation>Naar Model</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Naar Gegevens</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>Naar de fout</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Gegevens importeren…</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Onbekenden kiezen</translation>
    </message>
    <message>
        <source>State the standard deviation of %1</source>
        <translation>Standaardafwijking van %1 opgeven</translation>
    </message>
    <message>
        <source>State the guaranteed bound of %1</source>
        <translation>Gegarandeerde grens van %1 opgeven</translation>
    </message>
    <message>
        <source>Hold the inputs between the rows</source>
        <translation>Ingangen tussen de rijen vasthouden</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 gebruiken</translation>
    </message>
    <message>
        <source>Go to Unknowns</source>
        <translation>Naar Onbekenden</translation>
    </message>
    <message>
        <source>key</source>
        <translation>sleutel</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>betekenis</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>indien weggelaten</translation>
    </message>
    <message>
        <source>Run %1 · validation failed</source>
        <translation>Run %1 · validatie mislukt</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwoord</translation>
    </message>
    <message>
        <source>with reservations</source>
        <translation>met voorbehoud</translation>
    </message>
</context>
<context>
    <name>rigor::CandidateList</name>
    <message>
        <source>Models of the same rig that are compared: which of them do the data reject? Without any, the study&apos;s model is the only one.</source>
        <translation>Modellen van dezelfde proefstand die vergeleken worden: welke daarvan verwerpen de gegevens? Zonder is het model van de studie het enige.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Model toevoegen</translation>
    </message>
    <message>
        <source>The model of the study, with values of its own</source>
        <translation>Het model van de studie, met eigen waarden</translation>
    </message>
    <message>
        <source>Model file…</source>
        <translation>Modelbestand…</translation>
    </message>
    <message>
        <source>Model to compare</source>
        <translation>Te vergelijken model</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Naam van %1</translation>
    </message>
    <message>
        <source>of the study</source>
        <translation>van de studie</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Model van %1</translation>
    </message>
    <message>
        <source>change %1 of the candidate %2</source>
        <translation>%1 van de kandidaat %2 wijzigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>%1 has no parameter %2, which is unknown in this study</source>
        <translation>%1 heeft geen parameter %2, die in deze studie onbekend is</translation>
    </message>
    <message>
        <source>%1 has no parameter %2</source>
        <translation>%1 heeft geen parameter %2</translation>
    </message>
    <message>
        <source>add the candidate %1</source>
        <translation>kandidaat %1 toevoegen</translation>
    </message>
    <message>
        <source>A candidate needs a name</source>
        <translation>Een kandidaat heeft een naam nodig</translation>
    </message>
    <message>
        <source>There is a candidate %1 already</source>
        <translation>Er is al een kandidaat %1</translation>
    </message>
    <message>
        <source>rename the candidate to %1</source>
        <translation>kandidaat hernoemen naar %1</translation>
    </message>
    <message>
        <source>remove the candidate %1</source>
        <translation>kandidaat %1 verwijderen</translation>
    </message>
    <message>
        <source>change the model of %1</source>
        <translation>model van %1 wijzigen</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modellen (*.mo *.mech *.fmu *.toml);;Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>rigor::ClockPanel</name>
    <message>
        <source>no column beside the time holds numbers</source>
        <translation>geen kolom naast de tijd bevat getallen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Offset of a clock</source>
        <translation>Verschuiving van een klok</translation>
    </message>
    <message>
        <source>Offsets tried</source>
        <translation>Geprobeerde verschuivingen</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Zoektocht annuleren</translation>
    </message>
    <message>
        <source>Offsets that could be right</source>
        <translation>Verschuivingen die juist kunnen zijn</translation>
    </message>
    <message>
        <source>A click takes an offset</source>
        <translation>Een klik neemt een verschuiving over</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the search of the offset</source>
        <translation>Zoektocht naar de verschuiving sluiten</translation>
    </message>
    <message>
        <source>Offset of %1</source>
        <translation>Verschuiving van %1</translation>
    </message>
    <message>
        <source>Comparing the curves …</source>
        <translation>Krommen worden vergeleken …</translation>
    </message>
    <message>
        <source>The model is fitted at offset %1 of %2.</source>
        <translation>Het model wordt aangepast bij verschuiving %1 van %2.</translation>
    </message>
    <message>
        <source>Compared: %1 and %2.</source>
        <translation>Vergeleken: %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>Compared: %1, differentiated %n time(s), and %2.</source>
        <translation>
            <numerusform>Vergeleken: %1, eenmaal afgeleid, en %2.</numerusform>
            <numerusform>Vergeleken: %1, %n keer afgeleid, en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 s</source>
        <translation>%1 s overnemen</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>verschuiving</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>correlatie</translation>
    </message>
    <message>
        <source>the model leaves</source>
        <translation>het model laat over</translation>
    </message>
    <message>
        <source>|correlation|</source>
        <translation>|correlatie|</translation>
    </message>
    <message>
        <source>resemblance</source>
        <translation>gelijkenis</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>kandidaat</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>Resemblance over the offset</source>
        <translation>Gelijkenis tegen de verschuiving</translation>
    </message>
    <message>
        <source>take the offset %1 s</source>
        <translation>verschuiving %1 s overnemen</translation>
    </message>
</context>
<context>
    <name>rigor::CodeEditor</name>
    <message>
        <source>Model text</source>
        <translation>Modeltekst</translation>
    </message>
    <message>
        <source>Names that fit</source>
        <translation>Passende namen</translation>
    </message>
    <message>
        <source>   Replace Alt+Enter</source>
        <translation>   Vervangen Alt+Enter</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>Regelnummers</translation>
    </message>
</context>
<context>
    <name>rigor::CodeValues</name>
    <message>
        <source>Values that the texts stand for</source>
        <translation>Waarden waar de teksten voor staan</translation>
    </message>
    <message>
        <source>Sets a parameter</source>
        <translation>Stelt een parameter in</translation>
    </message>
    <message>
        <source>There is no model with another parameter</source>
        <translation>Er is geen model met nog een parameter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Its texts can stand for values of parameters.</source>
        <translation>De teksten kunnen voor waarden van parameters staan.</translation>
    </message>
    <message>
        <source>Its texts stand for these values:</source>
        <translation>De teksten staan voor deze waarden:</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>let %1 set %2</source>
        <translation>%2 door %1 laten instellen</translation>
    </message>
    <message>
        <source>let %1 no longer set %2</source>
        <translation>%2 niet meer door %1 laten instellen</translation>
    </message>
    <message>
        <source>%1 = %2 is outside the range that the model allows it</source>
        <translation>%1 = %2 ligt buiten het bereik dat het model toestaat</translation>
    </message>
    <message>
        <source>change %1 of the text %2</source>
        <translation>%1 van de tekst %2 wijzigen</translation>
    </message>
</context>
<context>
    <name>rigor::ColumnEditor</name>
    <message>
        <source>Unit</source>
        <translation>Eenheid</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>teksten</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>getallen</translation>
    </message>
    <message>
        <source>Read as numbers, a cell that is none is missing and listed under Problems</source>
        <translation>Als getallen gelezen ontbreekt een cel die er geen is, en staat ze onder Problemen</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lezen als</translation>
    </message>
    <message>
        <source>taken as %1</source>
        <translation>geldt als %1</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>geen vermeld</translation>
    </message>
    <message>
        <source>Numbers.</source>
        <translation>Getallen.</translation>
    </message>
    <message>
        <source>Dates and times.</source>
        <translation>Datums en tijden.</translation>
    </message>
    <message>
        <source>Texts.</source>
        <translation>Teksten.</translation>
    </message>
    <message>
        <source>The file says %1.</source>
        <translation>Het bestand zegt %1.</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>geen eenheid</translation>
    </message>
    <message>
        <source>First cell %1, last cell %2.</source>
        <translation>Eerste cel %1, laatste cel %2.</translation>
    </message>
    <message>
        <source>read %1 as numbers</source>
        <translation>%1 als getallen lezen</translation>
    </message>
    <message>
        <source>read %1 as texts</source>
        <translation>%1 als teksten lezen</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>De eenheid &quot;%1&quot; is niet begrepen: %2</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>eenheid van %1 wijzigen</translation>
    </message>
</context>
<context>
    <name>rigor::ComparePage</name>
    <message>
        <source>Objective</source>
        <translation>Doelfunctie</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>verschil</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>Vergeleken runs</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Run %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Verschillende instellingen</translation>
    </message>
    <message>
        <source>None: the runs have the same settings.</source>
        <translation>Geen: de runs hebben dezelfde instellingen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Add run</source>
        <translation>Run toevoegen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabel kopiëren</translation>
    </message>
    <message>
        <source>Estimates and measures with heads, units and full digits</source>
        <translation>Schattingen en maten met koppen, eenheden en alle cijfers</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Naar Rekenen</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schattingen</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Gemeten en voorspeld</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maten</translation>
    </message>
    <message>
        <source>hollow = at values found elsewhere (validation)</source>
        <translation>hol = bij elders gevonden waarden (validatie)</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>%1 herhalen</translation>
    </message>
    <message>
        <source>There is no run to repeat yet</source>
        <translation>Nog geen run om te herhalen</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Nog geen run</translation>
    </message>
    <message>
        <source>One run is not enough to compare</source>
        <translation>Eén run is niet genoeg om te vergelijken</translation>
    </message>
    <message>
        <source>No run is ticked</source>
        <translation>Geen run is aangevinkt</translation>
    </message>
    <message>
        <source>Repeat it with other data, another method or another density</source>
        <translation>Herhaal hem met andere gegevens, een andere methode of een andere dichtheid</translation>
    </message>
    <message>
        <source>Tick the runs at the right</source>
        <translation>Vink de runs rechts aan</translation>
    </message>
    <message>
        <source>Run %1 · reference</source>
        <translation>Run %1 · referentie</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 van %2 runs</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 experimenten</translation>
    </message>
    <message>
        <source>log score per experiment</source>
        <translation>log-score per experiment</translation>
    </message>
    <message>
        <source>[–], larger is better</source>
        <translation>[–], groter is beter</translation>
    </message>
    <message>
        <source>rms residual</source>
        <translation>residu, kwadr. gemiddelde</translation>
    </message>
    <message>
        <source>inside the 95 % range</source>
        <translation>binnen het 95&#xa0;%-bereik</translation>
    </message>
    <message>
        <source>[%], nearest to 95 is best</source>
        <translation>[%], het dichtst bij 95 is best</translation>
    </message>
    <message>
        <source>mean distance to the reference</source>
        <translation>gemiddelde afstand tot de referentie</translation>
    </message>
    <message>
        <source>[%1], smaller is better</source>
        <translation>[%1], kleiner is beter</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>grootheid</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>standaardfout</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>ondergrens</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>bovengrens</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>instelling</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validatie</translation>
    </message>
    <message>
        <source>own axes</source>
        <translation>eigen assen</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relatief</translation>
    </message>
    <message>
        <source>Axes of the estimates</source>
        <translation>Assen van de schattingen</translation>
    </message>
    <message>
        <source>Relative: differences from the reference in its standard errors, one axis for all</source>
        <translation>Relatief: verschillen met de referentie in haar standaardfouten, één as voor alle</translation>
    </message>
    <message>
        <source>Run %1, validation</source>
        <translation>Run %1, validatie</translation>
    </message>
    <message>
        <source>Calibration against validation</source>
        <translation>Kalibratie tegen validatie</translation>
    </message>
    <message>
        <source>%1, validation by run %2</source>
        <translation>%1, validatie door run %2</translation>
    </message>
    <message>
        <source>%1, smaller is better</source>
        <translation>%1, kleiner is beter</translation>
    </message>
    <message>
        <source>%1, larger is better</source>
        <translation>%1, groter is beter</translation>
    </message>
    <message>
        <source>Comparable only on the same data; no difference is given across data.</source>
        <translation>Alleen vergelijkbaar bij dezelfde gegevens; tussen verschillende gegevens is geen verschil opgegeven.</translation>
    </message>
    <message>
        <source>No objective</source>
        <translation>Geen doelfunctie</translation>
    </message>
    <message>
        <source>Run %1 keeps no objective to compare; look at estimates, residuals and intervals.</source>
        <translation>Run %1 bevat geen doelfunctie om te vergelijken; kijk naar schattingen, residuen en intervallen.</translation>
    </message>
    <message>
        <source>Output and experiment shown</source>
        <translation>Getoonde uitgang en experiment</translation>
    </message>
    <message>
        <source>band and dotted line = reference</source>
        <translation>band en stippellijn = referentie</translation>
    </message>
    <message>
        <source>intervals: %1</source>
        <translation>intervallen: %1</translation>
    </message>
    <message>
        <source>run %1 is being read</source>
        <translation>run %1 wordt gelezen</translation>
    </message>
    <message>
        <source>run %1 predicts no measured value</source>
        <translation>run %1 voorspelt geen meetwaarde</translation>
    </message>
    <message>
        <source>run %1 follows the measurements</source>
        <translation>run %1 volgt de metingen</translation>
    </message>
    <message>
        <source>1 experiment</source>
        <translation>1 experiment</translation>
    </message>
    <message>
        <source>hollow or dashed = validation</source>
        <translation>hol of gestreept = validatie</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <translation>%1 over de tijd</translation>
    </message>
    <message>
        <source>%1, experiment %2</source>
        <translation>%1, experiment %2</translation>
    </message>
    <message>
        <source>%1, all values</source>
        <translation>%1, alle waarden</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>what the run cost</source>
        <translation>wat de run heeft gekost</translation>
    </message>
    <message>
        <source>run %1 was cancelled before its predictions</source>
        <translation>run %1 is vóór zijn voorspellingen afgebroken</translation>
    </message>
    <message>
        <source>No prediction to compare</source>
        <translation>Geen voorspelling om te vergelijken</translation>
    </message>
    <message>
        <source>none is known of these runs</source>
        <translation>van deze runs is er geen bekend</translation>
    </message>
    <message>
        <source>Neither run was finished.</source>
        <translation>Geen van beide runs is voltooid.</translation>
    </message>
    <message>
        <source>None of these runs was finished.</source>
        <translation>Geen van deze runs is voltooid.</translation>
    </message>
    <message>
        <source>Shown is the best that each had reached when it was cancelled; it is no answer and has no standard errors to compare by.</source>
        <translation>Getoond wordt het beste dat elk bij het afbreken had bereikt; het is geen antwoord en heeft geen standaardfouten om mee te vergelijken.</translation>
    </message>
    <message>
        <source>One run has nothing to differ from.</source>
        <translation>Eén run heeft niets om van te verschillen.</translation>
    </message>
    <message>
        <source>Hide %1 other settings</source>
        <translation>%1 andere instellingen verbergen</translation>
    </message>
    <message>
        <source>Show %1 other settings</source>
        <translation>%1 andere instellingen tonen</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Run %1: %2</translation>
    </message>
    <message>
        <source>it refused its input</source>
        <translation>hij weigerde zijn invoer</translation>
    </message>
    <message>
        <source>EMPTY: no values explain its data</source>
        <translation>LEEG: geen waarden verklaren zijn gegevens</translation>
    </message>
    <message>
        <source>it found no answer</source>
        <translation>hij vond geen antwoord</translation>
    </message>
    <message>
        <source>it was cancelled before anything was found</source>
        <translation>hij werd afgebroken voordat er iets gevonden was</translation>
    </message>
    <message>
        <source>it failed</source>
        <translation>hij mislukte</translation>
    </message>
    <message>
        <source>it has no estimates</source>
        <translation>hij heeft geen schattingen</translation>
    </message>
    <message>
        <source>No run has estimates to compare</source>
        <translation>Geen run heeft schattingen om te vergelijken</translation>
    </message>
    <message>
        <source>One run has estimates to compare</source>
        <translation>Eén run heeft schattingen om te vergelijken</translation>
    </message>
    <message>
        <source>The settings that differ are at the right.</source>
        <translation>De instellingen die verschillen staan rechts.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2.</source>
        <translation>Run %1: %2.</translation>
    </message>
</context>
<context>
    <name>rigor::ConsentPanel</name>
    <message>
        <source>It holds a program that somebody else made. Rigor cannot see what it does, only limit it. Nothing of it has run so far.</source>
        <translation>Het bevat een programma dat iemand anders gemaakt heeft. Rigor kan niet zien wat het doet, alleen het inperken. Tot nu toe is er niets van uitgevoerd.</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Het mag</translation>
    </message>
    <message>
        <source>compute, in a process of its own, never inside Rigor</source>
        <translation>rekenen, in een eigen proces, nooit binnen Rigor</translation>
    </message>
    <message>
        <source>take the time that a run may take, then it is ended and replaced</source>
        <translation>de tijd nemen die een simulatie mag duren, daarna wordt het beëindigd en vervangen</translation>
    </message>
    <message>
        <source>reach the network</source>
        <translation>het netwerk bereiken</translation>
    </message>
    <message>
        <source>go on when Rigor is closed</source>
        <translation>doorgaan als Rigor gesloten is</translation>
    </message>
    <message>
        <source>see other programs</source>
        <translation>andere programma’s zien</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>Het mag niet</translation>
    </message>
    <message>
        <source>Fully confined, %1.</source>
        <translation>Volledig afgeschermd, %1.</translation>
    </message>
    <message>
        <source>Partly confined, %1.</source>
        <translation>Deels afgeschermd, %1.</translation>
    </message>
    <message>
        <source>I know that it can do all that I can</source>
        <translation>Ik weet dat het alles kan wat ik kan</translation>
    </message>
    <message>
        <source>Trust this file</source>
        <translation>Dit bestand vertrouwen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>Kept in your own list for this SHA-256. A changed file asks again; a project or a study can never give this consent.</source>
        <translation>Bewaard in uw eigen lijst voor deze SHA-256. Een gewijzigd bestand vraagt opnieuw; een project of een studie kan deze toestemming nooit geven.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Het bestand</translation>
    </message>
    <message>
        <source>file</source>
        <translation>bestand</translation>
    </message>
    <message>
        <source>from</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>size</source>
        <translation>grootte</translation>
    </message>
    <message>
        <source>written by</source>
        <translation>geschreven door</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>SHA-256 when it was allowed</source>
        <translation>SHA-256 toen het toegestaan werd</translation>
    </message>
    <message>
        <source>May %1 run on this computer?</source>
        <translation>Mag %1 op deze computer draaien?</translation>
    </message>
    <message>
        <source>%1 has changed since it was allowed. May it run on this computer?</source>
        <translation>%1 is gewijzigd sinds het toegestaan werd. Mag het op deze computer draaien?</translation>
    </message>
    <message>
        <source>read the files of this computer that you may read</source>
        <translation>de bestanden van deze computer lezen die u mag lezen</translation>
    </message>
    <message>
        <source>change your files</source>
        <translation>uw bestanden wijzigen</translation>
    </message>
    <message>
        <source>write in a folder of its own that is removed afterwards</source>
        <translation>schrijven in een eigen map, die daarna wordt verwijderd</translation>
    </message>
    <message>
        <source>write in a folder of its own; those of some failed runs are kept</source>
        <translation>schrijven in een eigen map; die van enkele mislukte simulaties blijven bewaard</translation>
    </message>
    <message>
        <source>read the files of the system, not those of your home folder</source>
        <translation>de bestanden van het systeem lezen, niet die van uw persoonlijke map</translation>
    </message>
</context>
<context>
    <name>rigor::DataHead</name>
    <message>
        <source>sets %1</source>
        <translation>stelt %1 in</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>parameter %1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>ingang %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>uitgang %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>niet gebruikt</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Betekenis van %1</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>voor %1</translation>
    </message>
    <message>
        <source>The texts of this column stand for parameter values, listed at the right.</source>
        <translation>De teksten van deze kolom staan voor parameterwaarden, rechts opgesomd.</translation>
    </message>
    <message>
        <source>Unit…</source>
        <translation>Eenheid…</translation>
    </message>
    <message>
        <source>Standard deviation…</source>
        <translation>Standaardafwijking…</translation>
    </message>
    <message>
        <source>Guaranteed bound…</source>
        <translation>Gegarandeerde grens…</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>Gebruiken als</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Niet gebruiken</translation>
    </message>
</context>
<context>
    <name>rigor::DataInspector</name>
    <message>
        <source>Recent projects</source>
        <translation>Recente projecten</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>1. Pick Wet clutch.</source>
        <translation>1. Kies de natte koppeling (Wet clutch).</translation>
    </message>
    <message>
        <source>3. In Unknowns, drag a mean and run again.</source>
        <translation>3. Versleep bij Onbekenden een gemiddelde en reken opnieuw.</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Rondleiding in vijf minuten</translation>
    </message>
    <message>
        <source>The model expects</source>
        <translation>Het model verwacht</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Voorbewerking</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>één rij</translation>
    </message>
    <message>
        <source>one file</source>
        <translation>één bestand</translation>
    </message>
    <message>
        <source>change what an experiment is</source>
        <translation>wijzigen wat een experiment is</translation>
    </message>
    <message>
        <source>Experiment is</source>
        <translation>Een experiment is</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>vasthouden</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineair</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>kubisch</translation>
    </message>
    <message>
        <source>change the interpolation of inputs</source>
        <translation>interpolatie van de ingangen wijzigen</translation>
    </message>
    <message>
        <source>Inputs between</source>
        <translation>Ingangen ertussen</translation>
    </message>
    <message>
        <source>change the preparation of the data</source>
        <translation>voorbewerking van de gegevens wijzigen</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
    <message>
        <source>stored with the project</source>
        <translation>in het project opgeslagen</translation>
    </message>
    <message>
        <source>Apply to more files…</source>
        <translation>Op meer bestanden toepassen…</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
    <message>
        <source>It keeps dialect, meaning of the columns and preparation, and is applied to the next file of this shape.</source>
        <translation>Het bewaart dialect, betekenis van de kolommen en voorbewerking, en wordt toegepast op het volgende bestand van deze vorm.</translation>
    </message>
    <message>
        <source>No model yet. Columns are matched by name as soon as there is one.</source>
        <translation>Nog geen model. Zodra er een is, worden de kolommen op naam gekoppeld.</translation>
    </message>
    <message>
        <source>Nothing is matched yet.</source>
        <translation>Nog niets is gekoppeld.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>niet aanwezig</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Matched by name, or as chosen above the rows. Units are read from the header and converted; values in the file stay as they are.</source>
        <translation>Op naam gekoppeld, of zoals boven de rijen gekozen. Eenheden worden uit de kop gelezen en omgerekend; de waarden in het bestand blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>experimenten</translation>
    </message>
    <message>
        <source>files</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>rijen in het bestand</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelaten</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>gemarkeerde cellen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>grootte</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>regeleinden</translation>
    </message>
    <message>
        <source>first row of data</source>
        <translation>eerste gegevensrij</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>regel %1</translation>
    </message>
    <message>
        <source>Sensor file</source>
        <translation>Sensorbestand</translation>
    </message>
    <message>
        <source>Sensor selection works on one JSON file: for every sensor that could be used its row of the Jacobian, the derivatives of its output by the parameters, and its standard deviation.</source>
        <translation>De sensorkeuze werkt met één JSON-bestand: voor elke bruikbare sensor zijn rij van de Jacobiaan, de afgeleiden van zijn uitgang naar de parameters, en zijn standaardafwijking.</translation>
    </message>
    <message>
        <source>Open such a file with File &gt; Open, or drop it on this page.</source>
        <translation>Open zo’n bestand met Bestand &gt; Openen, of sleep het naar deze pagina.</translation>
    </message>
    <message>
        <source>2. Press F5: 108 experiments; the bar below tells how long it takes.</source>
        <translation>2. Druk op F5: 108 experimenten; de balk onderaan zegt hoelang het duurt.</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s) are read. Go to Run: which are forbidden or required is set there.</source>
        <translation>
            <numerusform>%n sensor is gelezen. Ga naar Rekenen: welke verboden of vereist zijn, wordt daar ingesteld.</numerusform>
            <numerusform>%n sensoren zijn gelezen. Ga naar Rekenen: welke verboden of vereist zijn, wordt daar ingesteld.</numerusform>
        </translation>
    </message>
    <message>
        <source>rows and preview</source>
        <translation>rijen en voorbeeld</translation>
    </message>
    <message>
        <source>read too</source>
        <translation>ook gelezen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>en nog %1</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validatie</translation>
    </message>
    <message>
        <source>change what is held back for validation</source>
        <translation>wijzigen wat voor validatie achtergehouden wordt</translation>
    </message>
    <message>
        <source>Held back: the experiments %1</source>
        <translation>Achtergehouden: de experimenten %1</translation>
    </message>
    <message>
        <source>Held back: %1</source>
        <translation>Achtergehouden: %1</translation>
    </message>
    <message>
        <source>What is held back is predicted after the run.</source>
        <translation>Wat achtergehouden is, wordt na de run voorspeld.</translation>
    </message>
    <message>
        <source>Start of a record</source>
        <translation>Start van een opname</translation>
    </message>
    <message>
        <source>Computed columns</source>
        <translation>Berekende kolommen</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>de eerste</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>het einde</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Every experiment is left out once.</source>
        <translation>Elk experiment wordt eenmaal weggelaten.</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>in het bestand</translation>
    </message>
</context>
<context>
    <name>rigor::DataPage</name>
    <message>
        <source>New project</source>
        <translation>Nieuw project</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Cells copied from a spreadsheet (Ctrl+V)</source>
        <translation>Uit een rekenblad gekopieerde cellen (Ctrl+V)</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>The data file cannot be read.</source>
        <translation>Het gegevensbestand is niet leesbaar.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>The data do not fit the model.</source>
        <translation>De gegevens passen niet bij het model.</translation>
    </message>
    <message>
        <source>1 problem in %2 rows.</source>
        <translation>1 probleem in %2 rijen.</translation>
    </message>
    <message>
        <source>%1 problems in %2 rows.</source>
        <translation>%1 problemen in %2 rijen.</translation>
    </message>
    <message>
        <source>Nothing is dropped silently; every decision is listed below and can be changed.</source>
        <translation>Niets valt stilzwijgend weg; elke beslissing staat hieronder en is te wijzigen.</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Volgend probleem F8</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Lijst kopiëren</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>nog leeg</translation>
    </message>
    <message>
        <source>no file yet</source>
        <translation>nog geen bestand</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wordt gelezen</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>geïmporteerd</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelezen</translation>
    </message>
    <message>
        <source>Separators, decimal sign, units and dates are recognised.</source>
        <translation>Scheidingstekens, decimaalteken, eenheden en datums worden herkend.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wordt gelezen</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 rij</numerusform>
            <numerusform>%1 rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n kolom</numerusform>
            <numerusform>%n kolommen</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>bestand %1 van %2</translation>
    </message>
</context>
<context>
    <name>rigor::DataPreview</name>
    <message>
        <source>prepared</source>
        <translation>voorbewerkt</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>uitschieter</translation>
    </message>
    <message>
        <source>trimmed</source>
        <translation>bijgesneden</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rij</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>gemarkeerd</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Column shown</source>
        <translation>Getoonde kolom</translation>
    </message>
    <message>
        <source>Shown over</source>
        <translation>Getoond tegen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>tegen</translation>
    </message>
    <message>
        <source>Mark outliers</source>
        <translation>Uitschieters markeren</translation>
    </message>
    <message>
        <source>take the mark of line %1 away</source>
        <translation>markering van regel %1 weghalen</translation>
    </message>
    <message>
        <source>mark line %1 as outlier</source>
        <translation>regel %1 als uitschieter markeren</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Voorbeeld van %1</translation>
    </message>
    <message>
        <source>One point per row of the file.</source>
        <translation>Eén punt per rij van het bestand.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>regel %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rij %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markeren</translation>
    </message>
    <message>
        <source>Mark outliers: while this is down, a click on a point or a rectangle drawn around several marks them or takes the marks away</source>
        <translation>Uitschieters markeren: zolang dit ingedrukt is, markeert een klik op een punt, of een rechthoek om meerdere, deze punten of haalt de markeringen weg</translation>
    </message>
    <message numerus="yes">
        <source>mark %n sample(s) as outliers</source>
        <translation>
            <numerusform>%n meetwaarde als uitschieter markeren</numerusform>
            <numerusform>%n meetwaarden als uitschieters markeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the marks of %n sample(s) away</source>
        <translation>
            <numerusform>markering van %n meetwaarde weghalen</numerusform>
            <numerusform>markeringen van %n meetwaarden weghalen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataTable</name>
    <message>
        <source>This line has a problem</source>
        <translation>Deze regel heeft een probleem</translation>
    </message>
    <message>
        <source>Marked as an outlier</source>
        <translation>Als uitschieter gemarkeerd</translation>
    </message>
    <message>
        <source>Read as missing</source>
        <translation>Als ontbrekend gelezen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>regel</translation>
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
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>previous value</source>
        <translation>vorige waarde</translation>
    </message>
    <message>
        <source>direction of change</source>
        <translation>richting van de verandering</translation>
    </message>
    <message>
        <source>last turning minimum</source>
        <translation>laatste omkeerminimum</translation>
    </message>
    <message>
        <source>last turning maximum</source>
        <translation>laatste omkeermaximum</translation>
    </message>
    <message>
        <source>Columns computed from others: formulas, means over repeated series, the history of a load.</source>
        <translation>Uit andere berekende kolommen: formules, gemiddelden over herhaalde reeksen, de voorgeschiedenis van een belasting.</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Kolom toevoegen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Betekent</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>%1 als %2 gebruiken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Of other columns, row by row: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</source>
        <translation>Van andere kolommen, rij voor rij: F - F_0, (p - 0.12)*1.02, &apos;force N&apos;/2</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>as it follows</source>
        <translation>zoals ze volgt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Eenheid</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>eenheid van %1 wijzigen</translation>
    </message>
    <message>
        <source>Of column</source>
        <translation>Van kolom</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle rijen</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>het bestand</translation>
    </message>
    <message>
        <source>Rows with the same value here belong together</source>
        <translation>Rijen met hier dezelfde waarde horen bij elkaar</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>The order in which the values of a series followed each other</source>
        <translation>De volgorde waarin de waarden van een reeks op elkaar volgden</translation>
    </message>
    <message>
        <source>In order of</source>
        <translation>Op volgorde van</translation>
    </message>
    <message>
        <source>A column needs a name</source>
        <translation>Een kolom heeft een naam nodig</translation>
    </message>
    <message>
        <source>There is a column %1 already</source>
        <translation>Er is al een kolom %1</translation>
    </message>
    <message>
        <source>remove the computed column %1</source>
        <translation>berekende kolom %1 verwijderen</translation>
    </message>
    <message>
        <source>rename the computed column %1</source>
        <translation>berekende kolom %1 hernoemen</translation>
    </message>
    <message>
        <source>change the computed column %1</source>
        <translation>berekende kolom %1 wijzigen</translation>
    </message>
    <message>
        <source>add a computed column</source>
        <translation>berekende kolom toevoegen</translation>
    </message>
</context>
<context>
    <name>rigor::DialectPanel</name>
    <message>
        <source>Recognised</source>
        <translation>Herkend</translation>
    </message>
    <message>
        <source>every guess can be changed, the rows follow at once</source>
        <translation>elke gok is te wijzigen, de rijen volgen meteen</translation>
    </message>
    <message>
        <source>Reset to recognised</source>
        <translation>Terug naar herkend</translation>
    </message>
    <message>
        <source>reset the dialect</source>
        <translation>dialect terugzetten</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Scheidingsteken</translation>
    </message>
    <message>
        <source>change the delimiter</source>
        <translation>scheidingsteken wijzigen</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Decimaalteken</translation>
    </message>
    <message>
        <source>change the decimal sign</source>
        <translation>decimaalteken wijzigen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codering</translation>
    </message>
    <message>
        <source>change the encoding</source>
        <translation>codering wijzigen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>change the line of names</source>
        <translation>regel met namen wijzigen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>change the line of units</source>
        <translation>regel met eenheden wijzigen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>change the comment sign</source>
        <translation>commentaarteken wijzigen</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datums</translation>
    </message>
    <message>
        <source>change the order of dates</source>
        <translation>volgorde in datums wijzigen</translation>
    </message>
    <message>
        <source>, comma</source>
        <translation>, komma</translation>
    </message>
    <message>
        <source>; semicolon</source>
        <translation>; puntkomma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>| bar</source>
        <translation>| streep</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>spaties</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>. point</source>
        <translation>. punt</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 regels</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>dag eerst</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>maand eerst</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>regel %1</translation>
    </message>
    <message>
        <source>in names [ ]</source>
        <translation>in namen [ ]</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
    <message>
        <source>change the sheet</source>
        <translation>blad wijzigen</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variabele</translation>
    </message>
    <message>
        <source>change the variable</source>
        <translation>variabele wijzigen</translation>
    </message>
</context>
<context>
    <name>rigor::DistributionPanel</name>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
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
        <translation>onderste afkapgrens</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>bovenste afkapgrens</translation>
    </message>
    <message>
        <source>before</source>
        <translation>ervoor</translation>
    </message>
    <message>
        <source>drag the handles</source>
        <translation>sleep de grepen</translation>
    </message>
    <message>
        <source>Input density at the start values; %1 clipped off</source>
        <translation>Ingangsdichtheid bij de startwaarden; %1 afgekapt</translation>
    </message>
    <message>
        <source>Start and bounds of the search</source>
        <translation>Start en grenzen van de zoektocht</translation>
    </message>
</context>
<context>
    <name>rigor::Document</name>
    <message>
        <source>Untitled project</source>
        <translation>Naamloos project</translation>
    </message>
    <message>
        <source>The setting is not taken.</source>
        <translation>De instelling wordt niet overgenomen.</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>change simulation setting %1</source>
        <translation>simulatie-instelling %1 wijzigen</translation>
    </message>
    <message>
        <source>The method&apos;s settings are not valid.</source>
        <translation>De instellingen van de methode zijn ongeldig.</translation>
    </message>
    <message>
        <source>Run needs data and a model</source>
        <translation>Rekenen vraagt gegevens en een model</translation>
    </message>
    <message>
        <source>Run needs a model</source>
        <translation>Rekenen vraagt een model</translation>
    </message>
    <message>
        <source>The model is being checked</source>
        <translation>Het model wordt gecontroleerd</translation>
    </message>
    <message>
        <source>Run needs a model without errors</source>
        <translation>Rekenen vraagt een model zonder fouten</translation>
    </message>
    <message>
        <source>Run needs imported data</source>
        <translation>Rekenen vraagt geïmporteerde gegevens</translation>
    </message>
    <message>
        <source>The data are being read</source>
        <translation>De gegevens worden gelezen</translation>
    </message>
    <message>
        <source>Run needs data that can be read</source>
        <translation>Rekenen vraagt leesbare gegevens</translation>
    </message>
    <message>
        <source>Run needs data that fit the model</source>
        <translation>Rekenen vraagt gegevens die bij het model passen</translation>
    </message>
    <message>
        <source>Run needs at least one unknown</source>
        <translation>Rekenen vraagt minstens één onbekende</translation>
    </message>
    <message>
        <source>Run needs valid settings of the method</source>
        <translation>Rekenen vraagt geldige instellingen van de methode</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 is niet geopend.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 is in een ander venster open.</translation>
    </message>
    <message>
        <source>Save under another name to keep both; what is saved there first is not overwritten from here.</source>
        <translation>Sla op onder een andere naam om beide te houden; wat daar eerst wordt opgeslagen, wordt van hieruit niet overschreven.</translation>
    </message>
    <message>
        <source>%1 has no model text yet.</source>
        <translation>%1 heeft nog geen modeltekst.</translation>
    </message>
    <message>
        <source>It is not a text file.</source>
        <translation>Dit is geen tekstbestand.</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 is niet geïmporteerd.</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied.</source>
        <translation>Het recept van het vorige bestand is toegepast.</translation>
    </message>
    <message>
        <source>The dialect of the file before does not fit; it was recognised anew.</source>
        <translation>Het dialect van het vorige bestand past niet; het is opnieuw herkend.</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>%1 importeren</translation>
    </message>
    <message>
        <source>import %1 files</source>
        <translation>%1 bestanden importeren</translation>
    </message>
    <message>
        <source>The study was not written.</source>
        <translation>De studie is niet geschreven.</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>Het project is niet opgeslagen.</translation>
    </message>
    <message>
        <source>%1 was changed by another window at %2. Save under another name, or open it again.</source>
        <translation>%1 is om %2 door een ander venster gewijzigd. Sla op onder een andere naam, of open het opnieuw.</translation>
    </message>
    <message>
        <source>the data are written anew while they are being read; import them when they are complete</source>
        <translation>de gegevens worden opnieuw geschreven terwijl ze gelezen worden; importeer ze wanneer ze volledig zijn</translation>
    </message>
    <message>
        <source>The method needs no model.</source>
        <translation>De methode heeft geen model nodig.</translation>
    </message>
    <message>
        <source>It works on the rows of its data file.</source>
        <translation>Ze werkt met de rijen van haar gegevensbestand.</translation>
    </message>
    <message>
        <source>Run needs a file of Jacobian rows</source>
        <translation>Een run vraagt een bestand met Jacobiaanrijen</translation>
    </message>
    <message>
        <source>The method needs no model: it works on the rows of its data file.</source>
        <translation>De methode heeft geen model nodig: ze werkt met de rijen van haar gegevensbestand.</translation>
    </message>
    <message>
        <source>The study is being checked</source>
        <translation>De studie wordt gecontroleerd</translation>
    </message>
    <message>
        <source>choose the method %1</source>
        <translation>methode %1 kiezen</translation>
    </message>
    <message>
        <source>The recipe of the file before is applied, without what it says of %1: this file has no such column.</source>
        <translation>Het recept van het vorige bestand is toegepast, zonder wat het over %1 zegt: dit bestand heeft zo’n kolom niet.</translation>
    </message>
    <message>
        <source>There is nothing yet to make another study of.</source>
        <translation>Er is nog niets om een andere studie van te maken.</translation>
    </message>
    <message>
        <source>Import data or open a model: they become the first study.</source>
        <translation>Importeer gegevens of open een model: ze worden de eerste studie.</translation>
    </message>
    <message>
        <source>Study %1</source>
        <translation>Studie %1</translation>
    </message>
    <message>
        <source>new study</source>
        <translation>nieuwe studie</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1 tonen</translation>
    </message>
    <message>
        <source>rename study</source>
        <translation>studie hernoemen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Run needs your consent for %1</source>
        <translation>Rekenen vraagt uw toestemming voor %1</translation>
    </message>
    <message>
        <source>It has values for the parameters of a model, and there is no model yet.</source>
        <translation>Het heeft waarden voor de parameters van een model, en er is nog geen model.</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>waarden van %1</translation>
    </message>
    <message>
        <source>The model has no such parameters: %1.</source>
        <translation>Het model heeft zulke parameters niet: %1.</translation>
    </message>
    <message>
        <source>These stay as the study has them: %1.</source>
        <translation>Deze blijven zoals de studie ze heeft: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from %1.</source>
        <translation>
            <numerusform>%n waarde overgenomen uit %1.</numerusform>
            <numerusform>%n waarden overgenomen uit %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::EstimateChart</name>
    <message>
        <source>Estimates of the runs</source>
        <translation>Schattingen van de runs</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>niet geschat</translation>
    </message>
    <message>
        <source>[std. errors]</source>
        <translation>[standaardfouten]</translation>
    </message>
    <message>
        <source>The reference has no standard error.</source>
        <translation>De referentie heeft geen standaardfout.</translation>
    </message>
</context>
<context>
    <name>rigor::FieldForm</name>
    <message>
        <source>Back to the default, %1</source>
        <translation>Terug naar de standaard, %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 terugzetten</translation>
    </message>
    <message>
        <source>Show expert settings</source>
        <translation>Expertinstellingen tonen</translation>
    </message>
    <message>
        <source>Hide expert settings</source>
        <translation>Expertinstellingen verbergen</translation>
    </message>
</context>
<context>
    <name>rigor::FilesPanel</name>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>These files are one experiment</source>
        <translation>Deze bestanden zijn één experiment</translation>
    </message>
    <message>
        <source>Their sensors belong to the same run of the rig, each with times of its own</source>
        <translation>Hun sensoren horen bij dezelfde proef op de proefstand, elk met eigen tijden</translation>
    </message>
    <message>
        <source>Propose offset</source>
        <translation>Verschuiving voorstellen</translation>
    </message>
    <message>
        <source>Where the curves of two files resemble each other, and what the model leaves there</source>
        <translation>Waar de krommen van twee bestanden op elkaar lijken, en wat het model daar overlaat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>experiment</translation>
    </message>
    <message>
        <source>time column</source>
        <translation>tijdkolom</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rijen</translation>
    </message>
    <message>
        <source>rate [Hz]</source>
        <translation>frequentie [Hz]</translation>
    </message>
    <message>
        <source>starts [s]</source>
        <translation>begint [s]</translation>
    </message>
    <message>
        <source>offset of its clock [s]</source>
        <translation>verschuiving van de klok [s]</translation>
    </message>
    <message>
        <source>then ends [s]</source>
        <translation>eindigt dan [s]</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>hiaten</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are read and not listed</source>
        <translation>
            <numerusform>%n ander bestand wordt gelezen en niet vermeld</numerusform>
            <numerusform>%n andere bestanden worden gelezen en niet vermeld</numerusform>
        </translation>
    </message>
    <message>
        <source>each with its own time and clock; nothing is resampled</source>
        <translation>elk met eigen tijd en klok; er wordt niets herbemonsterd</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 tonen</translation>
    </message>
    <message>
        <source>Experiment of %1</source>
        <translation>Experiment van %1</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>make %1 part of experiment %2</source>
        <translation>%1 deel van experiment %2 maken</translation>
    </message>
    <message>
        <source>Time column of %1</source>
        <translation>Tijdkolom van %1</translation>
    </message>
    <message>
        <source>take %1 as the time of %2</source>
        <translation>%1 als de tijd van %2 nemen</translation>
    </message>
    <message>
        <source>Offset of the clock of %1 in s</source>
        <translation>Verschuiving van de klok van %1 in s</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>voorgesteld</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>van u</translation>
    </message>
    <message>
        <source>its clock counts</source>
        <translation>zijn klok telt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>%1, up to %2 s</source>
        <translation>%1, tot %2 s</translation>
    </message>
    <message>
        <source>The offset &quot;%1&quot; is no number of seconds: %2</source>
        <translation>De verschuiving “%1” is geen aantal seconden: %2</translation>
    </message>
    <message>
        <source>set the offset of a clock</source>
        <translation>verschuiving van een klok instellen</translation>
    </message>
    <message>
        <source>join the files to one experiment</source>
        <translation>bestanden tot één experiment samenvoegen</translation>
    </message>
    <message>
        <source>one experiment per file</source>
        <translation>één experiment per bestand</translation>
    </message>
</context>
<context>
    <name>rigor::FindAction</name>
    <message>
        <source>Find an action, a page or a run</source>
        <translation>Actie, pagina of run zoeken</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Niets heet “%1”</translation>
    </message>
    <message>
        <source>Find action</source>
        <translation>Actie zoeken</translation>
    </message>
</context>
<context>
    <name>rigor::FirstSteps</name>
    <message>
        <source>Import your measurement, or drop it on the window. Look at the units, at what each column means and at the problems found.</source>
        <translation>Importeer uw meting, of sleep haar naar het venster. Kijk naar de eenheden, naar wat elke kolom betekent en naar de gevonden problemen.</translation>
    </message>
    <message>
        <source>Write the equations of your rig, open a .mo file, or begin with a template.</source>
        <translation>Schrijf de vergelijkingen van uw proefstand, open een .mo-bestand, of begin met een sjabloon.</translation>
    </message>
    <message>
        <source>Choose two or three parameters that you do not know, with bounds you would bet on.</source>
        <translation>Kies twee of drie parameters die u niet kent, met grenzen waar u op zou wedden.</translation>
    </message>
    <message>
        <source>F5. Read the sentence above the answer first; F1 on it explains it.</source>
        <translation>F5. Lees eerst de zin boven het antwoord; F1 erop legt hem uit.</translation>
    </message>
    <message>
        <source>Write down what was done, with data, model and settings.</source>
        <translation>Leg vast wat gedaan is, met gegevens, model en instellingen.</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Eerste stappen met eigen bestanden</translation>
    </message>
    <message>
        <source>How to fit your own data</source>
        <translation>Een model aan eigen gegevens aanpassen</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Gegevens importeren…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekenen</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Naar %1</translation>
    </message>
</context>
<context>
    <name>rigor::ForeignView</name>
    <message>
        <source>Variables</source>
        <translation>Variabelen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>used</source>
        <translation>gebruikt</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameters</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>ingangen</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>uitgangen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Variables shown</source>
        <translation>Getoonde variabelen</translation>
    </message>
    <message>
        <source>No variable of this kind or name.</source>
        <translation>Geen variabele van deze soort of naam.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>It was not allowed.</source>
        <translation>De toestemming is niet gegeven.</translation>
    </message>
    <message>
        <source>Its consent was not withdrawn.</source>
        <translation>De toestemming ervoor is niet ingetrokken.</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variabele</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beschrijving</translation>
    </message>
    <message>
        <source>is</source>
        <translation>is</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>min … max</source>
        <translation>min … max</translation>
    </message>
    <message>
        <source>used as</source>
        <translation>gebruikt als</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>fixed at %1</source>
        <translation>vast op %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolom %1</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingang</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uitgang</translation>
    </message>
    <message>
        <source>%1 used of %2</source>
        <translation>%1 gebruikt van %2</translation>
    </message>
    <message>
        <source>%1, read from its description; nothing has run</source>
        <translation>%1, gelezen uit de beschrijving; er is niets uitgevoerd</translation>
    </message>
</context>
<context>
    <name>rigor::GeneralPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Instellingen en herkomst</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>interval</translation>
    </message>
</context>
<context>
    <name>rigor::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pagina’s van de handleiding</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>Tekst van de handleiding</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>In de handleiding zoeken</translation>
    </message>
    <message>
        <source>Found in the guide</source>
        <translation>Gevonden in de handleiding</translation>
    </message>
    <message>
        <source>Nothing is found for “%1”</source>
        <translation>Niets gevonden voor “%1”</translation>
    </message>
</context>
<context>
    <name>rigor::HandleLayer</name>
    <message>
        <source>Handles of the distribution</source>
        <translation>Grepen van de verdeling</translation>
    </message>
    <message>
        <source>Up and down choose a handle, left and right move it, Shift moves it further.</source>
        <translation>Omhoog en omlaag kiezen een greep, links en rechts verplaatsen hem, met Shift verder.</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>was %1</translation>
    </message>
</context>
<context>
    <name>rigor::ImportRoom</name>
    <message>
        <source>Rows of the file</source>
        <translation>Rijen van het bestand</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Problems in the file</source>
        <translation>Problemen in het bestand</translation>
    </message>
    <message>
        <source>use %1 as %2</source>
        <translation>%1 als %2 gebruiken</translation>
    </message>
    <message>
        <source>line</source>
        <translation>regel</translation>
    </message>
    <message>
        <source>what was found and what Rigor does</source>
        <translation>wat gevonden is en wat Rigor doet</translation>
    </message>
    <message>
        <source>none: every line was understood</source>
        <translation>geen: elke regel is begrepen</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>opmerking: %1</translation>
    </message>
</context>
<context>
    <name>rigor::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>Taken</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Voortgang van de taak</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancel the run (Shift+F5)</source>
        <translation>Run annuleren (Shift+F5)</translation>
    </message>
    <message>
        <source>Show what is waiting (Ctrl+Alt+J)</source>
        <translation>Tonen wat wacht (Ctrl+Alt+J)</translation>
    </message>
    <message>
        <source>No job running</source>
        <translation>Er loopt geen taak</translation>
    </message>
    <message>
        <source>Queue %1</source>
        <translation>Wachtrij %1</translation>
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
        <translation>Tabel filteren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 van %2 rijen</translation>
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
        <translation>nee</translation>
    </message>
    <message>
        <source>Settings and provenance</source>
        <translation>Instellingen en herkomst</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Studietekst</translation>
    </message>
    <message>
        <source>repeats this run</source>
        <translation>herhaalt deze run</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkomst</translation>
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
        <translation>log L van elk experiment</translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2; %n far below</source>
        <translation>
            <numerusform>van %1 tot %2; %n ver daaronder</numerusform>
            <numerusform>van %1 tot %2; %n ver daaronder</numerusform>
        </translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Experiment %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>niet gemeten</translation>
    </message>
    <message>
        <source>log L %1</source>
        <translation>log L %1</translation>
    </message>
    <message>
        <source>far below: %1</source>
        <translation>ver daaronder: %1</translation>
    </message>
</context>
<context>
    <name>rigor::LiveEnclosures</name>
    <message>
        <source>Width of what is guaranteed</source>
        <translation>Breedte van wat gegarandeerd is</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Tot nu toe gegarandeerd</translation>
    </message>
    <message>
        <source>guaranteed bounds so far</source>
        <translation>tot nu toe gegarandeerde grenzen</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>boxes tested</source>
        <translation>geteste dozen</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>dozen</translation>
    </message>
    <message>
        <source>the first row is being worked on</source>
        <translation>de eerste rij wordt verwerkt</translation>
    </message>
    <message>
        <source>share of the first bounds</source>
        <translation>deel van de eerste grenzen</translation>
    </message>
    <message>
        <source>one line for each unknown, logarithmic</source>
        <translation>één lijn per onbekende, logaritmisch</translation>
    </message>
    <message>
        <source>everything else in the bounds examined is excluded; rounded outward</source>
        <translation>al het andere binnen de onderzochte grenzen is uitgesloten; naar buiten afgerond</translation>
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
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Pauzeren of doorgaan (spatiebalk)</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Pauzeren of doorgaan</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Snelheid van het afspelen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Waiting for the first measurement</source>
        <translation>Wacht op de eerste meting</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>speelt af</translation>
    </message>
    <message>
        <source>following the file</source>
        <translation>volgt het bestand</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>gepauzeerd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The file cannot be read further.</source>
        <translation>Het bestand kan niet verder gelezen worden.</translation>
    </message>
    <message>
        <source>The filter has stopped.</source>
        <translation>Het filter is gestopt.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Nog niet beoordeeld.</translation>
    </message>
</context>
<context>
    <name>rigor::LivePanel</name>
    <message>
        <source>Output densities of all experiments</source>
        <translation>Uitgangsdichtheden van alle proeven</translation>
    </message>
    <message>
        <source>own axis</source>
        <translation>eigen as</translation>
    </message>
    <message>
        <source>common axis</source>
        <translation>gemeenschappelijke as</translation>
    </message>
    <message>
        <source>Axis of the densities</source>
        <translation>As van de dichtheden</translation>
    </message>
    <message>
        <source>density</source>
        <translation>dichtheid</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>Progress of the response surfaces</source>
        <translation>Voortgang van de responsoppervlakken</translation>
    </message>
    <message>
        <source>Not live: %1</source>
        <translation>Niet live: %1</translation>
    </message>
    <message>
        <source>No densities: %1</source>
        <translation>Geen dichtheden: %1</translation>
    </message>
    <message>
        <source>Building response surfaces</source>
        <translation>Responsoppervlakken worden opgebouwd</translation>
    </message>
    <message>
        <source>Building response surfaces, %1</source>
        <translation>Responsoppervlakken worden opgebouwd, %1</translation>
    </message>
    <message>
        <source>Building response surfaces, %1, %2 left</source>
        <translation>Responsoppervlakken worden opgebouwd, %1, nog %2</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wordt geannuleerd</translation>
    </message>
    <message>
        <source>No response surfaces: %1</source>
        <translation>Geen responsoppervlakken: %1</translation>
    </message>
    <message>
        <source>Simulating all experiments</source>
        <translation>Alle proeven worden gesimuleerd</translation>
    </message>
    <message>
        <source>Every picture is simulated, in %1.</source>
        <translation>Elk beeld wordt gesimuleerd, in %1.</translation>
    </message>
    <message>
        <source>Not faster: %1.</source>
        <translation>Niet sneller: %1.</translation>
    </message>
    <message>
        <source>The box reaches beyond the one the response surfaces were built over.</source>
        <translation>Het toelaatbare gebied reikt verder dan dat waarover de responsoppervlakken zijn opgebouwd.</translation>
    </message>
    <message>
        <source>Response surfaces are built when the run has ended.</source>
        <translation>De responsoppervlakken worden na de run opgebouwd.</translation>
    </message>
    <message>
        <source>Response surfaces make it immediate; building them takes about %1.</source>
        <translation>Met responsoppervlakken gaat het meteen; de opbouw duurt ongeveer %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Build response surfaces</source>
        <translation>Responsoppervlakken opbouwen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>gesimuleerd</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>wordt gecontroleerd</translation>
    </message>
    <message>
        <source>Output densities of all %1 experiments</source>
        <translation>Uitgangsdichtheden van alle %1 proeven</translation>
    </message>
    <message>
        <source>in the tails</source>
        <translation>in de staarten</translation>
    </message>
    <message>
        <source>The measured value is less likely than one 1.96 standard deviations off the mean of a normal density.</source>
        <translation>De gemeten waarde is minder waarschijnlijk dan een die 1,96 standaardafwijkingen van het gemiddelde van een normale dichtheid ligt.</translation>
    </message>
    <message>
        <source>Building response surfaces, %1 simulations</source>
        <translation>Responsoppervlakken worden opgebouwd, %1 simulaties</translation>
    </message>
</context>
<context>
    <name>rigor::LiveRanking</name>
    <message>
        <source>Best combinations so far</source>
        <translation>Beste combinaties tot nu toe</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>sensoren</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterium</translation>
    </message>
    <message>
        <source>names</source>
        <translation>namen</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>nog niets gevonden</translation>
    </message>
    <message>
        <source>%1 of %2 combinations scored</source>
        <translation>%1 van %2 combinaties beoordeeld</translation>
    </message>
    <message>
        <source>%1 · %2 relaxations solved</source>
        <translation>%1 · %2 relaxaties opgelost</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in woorden</translation>
    </message>
    <message>
        <source>not determined</source>
        <translation>niet bepaald</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>beste tot nu toe</translation>
    </message>
    <message>
        <source>%1 of %2 sets looked at, each with its own estimate</source>
        <translation>%1 van %2 verzamelingen bekeken, elk met eigen schatting</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrace</name>
    <message>
        <source>to come, at most</source>
        <translation>nog te komen, hoogstens</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoektocht</translation>
    </message>
    <message>
        <source>Estimate and its movement</source>
        <translation>Schatting en haar beweging</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 generations</source>
        <translation>beste tot nu toe; rechts: verandering in de laatste 5 generaties</translation>
    </message>
    <message>
        <source>best value of each generation</source>
        <translation>beste waarde van elke generatie</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>generatie</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>population</source>
        <translation>populatie</translation>
    </message>
    <message>
        <source>its median</source>
        <translation>haar mediaan</translation>
    </message>
    <message>
        <source>the first generation is being evaluated</source>
        <translation>de eerste generatie wordt berekend</translation>
    </message>
    <message>
        <source>1 candidate below the axis</source>
        <translation>1 kandidaat onder de as</translation>
    </message>
    <message>
        <source>%1 candidates below the axis</source>
        <translation>%1 kandidaten onder de as</translation>
    </message>
    <message>
        <source>nothing found yet</source>
        <translation>nog niets gevonden</translation>
    </message>
    <message>
        <source>best %1 after %2 generations</source>
        <translation>beste %1 na %2 generaties</translation>
    </message>
    <message>
        <source>population, 10 … 90 %</source>
        <translation>populatie, 10 … 90&#xa0;%</translation>
    </message>
    <message>
        <source>Experiments now</source>
        <translation>Experimenten nu</translation>
    </message>
    <message>
        <source>log L each, at the best</source>
        <translation>log L van elk, bij de beste</translation>
    </message>
    <message>
        <source>best of its stage</source>
        <translation>beste van zijn stap</translation>
    </message>
    <message>
        <source>the first point is being evaluated</source>
        <translation>het eerste punt wordt geëvalueerd</translation>
    </message>
    <message>
        <source>1 candidate above the axis</source>
        <translation>1 kandidaat boven de as</translation>
    </message>
    <message>
        <source>%1 candidates above the axis</source>
        <translation>%1 kandidaten boven de as</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>verbetering</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteratie</translation>
    </message>
    <message>
        <source>start, best first</source>
        <translation>start, beste eerst</translation>
    </message>
    <message>
        <source>end of one start</source>
        <translation>einde van één start</translation>
    </message>
    <message>
        <source>%1 of %2 starts have ended</source>
        <translation>%1 van %2 starts zijn klaar</translation>
    </message>
    <message>
        <source>best %1 after %2 steps</source>
        <translation>beste %1 na %2 stappen</translation>
    </message>
    <message>
        <source>best so far; right: change in the last 5 steps</source>
        <translation>beste tot nu toe; rechts: verandering in de laatste 5 stappen</translation>
    </message>
    <message>
        <source>generation, then step</source>
        <translation>generatie, dan stap</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>stappen vanaf het beste</translation>
    </message>
    <message>
        <source>best %1 after %2 generations and %3 steps</source>
        <translation>beste %1 na %2 generaties en %3 stappen</translation>
    </message>
</context>
<context>
    <name>rigor::LiveTrajectory</name>
    <message>
        <source>Unknowns over the record</source>
        <translation>Onbekenden over de opname</translation>
    </message>
    <message>
        <source>estimate with its 95 % band so far</source>
        <translation>schatting met haar 95 %-band tot nu toe</translation>
    </message>
    <message>
        <source>the first rows are being worked on</source>
        <translation>de eerste rijen worden verwerkt</translation>
    </message>
    <message>
        <source>estimate and 95 % band, %1 s of %2 s</source>
        <translation>schatting en 95 %-band, %1 s van %2 s</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
</context>
<context>
    <name>rigor::MainWindow</name>
    <message>
        <source>%1 · 1 run</source>
        <translation>%1 · 1 run</translation>
    </message>
    <message>
        <source>%1 · %2 runs</source>
        <translation>%1 · %2 runs</translation>
    </message>
    <message>
        <source>Changes are not autosaved.</source>
        <translation>Wijzigingen worden niet automatisch bewaard.</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>klaar in %1</translation>
    </message>
    <message>
        <source>refused its input</source>
        <translation>weigerde zijn invoer</translation>
    </message>
    <message>
        <source>cancelled. Kept: best of %1 simulations</source>
        <translation>geannuleerd. Bewaard: beste van %1 simulaties</translation>
    </message>
    <message>
        <source>ended after %1: %2</source>
        <translation>eindigde na %1: %2</translation>
    </message>
    <message>
        <source>Run %1 %2</source>
        <translation>Run %1 %2</translation>
    </message>
    <message>
        <source>The run did not start.</source>
        <translation>De run is niet gestart.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Opnieuw: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>In wachtrij</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekenen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <translation>Automatisch bewaard %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Opgeslagen %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 heeft wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Gegevens importeren</translation>
    </message>
    <message>
        <source>Apply the recipe to more files</source>
        <translation>Recept op meer bestanden toepassen</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Model openen</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Er is geen tekst om te plakken.</translation>
    </message>
    <message>
        <source>Copy cells of a spreadsheet first.</source>
        <translation>Kopieer eerst cellen van een rekenblad.</translation>
    </message>
    <message>
        <source>The pasted text was not kept.</source>
        <translation>De geplakte tekst is niet bewaard.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Project opslaan</translation>
    </message>
    <message>
        <source>Projects (*.rigor)</source>
        <translation>Projecten (*.rigor)</translation>
    </message>
    <message>
        <source>Studies (*.toml)</source>
        <translation>Studies (*.toml)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>Run hernoemen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Herhalen met</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>About Rigor</source>
        <translation>Over Rigor</translation>
    </message>
    <message>
        <source>Rigor %1</source>
        <translation>Rigor %1</translation>
    </message>
    <message>
        <source>A workbench for calibrating models of test rigs. Free software under the GNU General Public License, version 3 or later. With Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite and Inter.</source>
        <translation>Een werkbank om modellen van proefstanden te kalibreren. Vrije software onder de GNU General Public License, versie 3 of later. Met Qt, QCustomPlot, Eigen, Boost, oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite en Inter.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nieuw venster</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Gegevens importeren…</translation>
    </message>
    <message>
        <source>Paste data</source>
        <translation>Gegevens plakken</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Model openen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Export study…</source>
        <translation>Studie exporteren…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Geschiedenis…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabel kopiëren</translation>
    </message>
    <message>
        <source>Find action…</source>
        <translation>Actie zoeken…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Volgend probleem</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Unknowns</source>
        <translation>Onbekenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Volgend tabblad van de pagina</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Volgend gebied</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Vorig gebied</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>Choose unknowns</source>
        <translation>Onbekenden kiezen</translation>
    </message>
    <message>
        <source>Settings of the method</source>
        <translation>Instellingen van de methode</translation>
    </message>
    <message>
        <source>Read the data again</source>
        <translation>Gegevens opnieuw lezen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rekenen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Handleiding: deze pagina</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Rondleiding in vijf minuten</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Model language</source>
        <translation>Modeltaal</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>%1 was not saved when Rigor ended.</source>
        <translation>%1 was niet opgeslagen toen Rigor eindigde.</translation>
    </message>
    <message>
        <source>Its state of %1 was kept, with all runs.</source>
        <translation>De stand van %1 is bewaard, met alle runs.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Zoals geopend</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Er is niets gekopieerd.</translation>
    </message>
    <message>
        <source>Click the table or plot to be copied first.</source>
        <translation>Klik eerst de tabel of grafiek aan die gekopieerd moet worden.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 is geschreven.</translation>
    </message>
    <message>
        <source>Its model and data are in %1 beside it.</source>
        <translation>Model en gegevens staan ernaast in %1.</translation>
    </message>
    <message>
        <source>A run goes on</source>
        <translation>Er loopt nog een berekening</translation>
    </message>
    <message>
        <source>%1 has not ended. Going on here ends it without a result.</source>
        <translation>%1 is niet afgelopen. Hier doorgaan beëindigt de berekening zonder resultaat.</translation>
    </message>
    <message>
        <source>Export study with model and data</source>
        <translation>Studie met model en gegevens exporteren</translation>
    </message>
    <message>
        <source>Export as study…</source>
        <translation>Als studie exporteren…</translation>
    </message>
    <message>
        <source>Next (1 of %1)</source>
        <translation>Volgende (1 van %1)</translation>
    </message>
    <message>
        <source>Sensors (*.json);;All files (*)</source>
        <translation>Sensoren (*.json);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>cancelled before anything was found</source>
        <translation>afgebroken voordat er iets gevonden was</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1</source>
        <translation>De run start zodra het kan: %1</translation>
    </message>
    <message>
        <source>The run starts as soon as it can: %1. Esc forgets it.</source>
        <translation>De run start zodra het kan: %1. Esc laat hem vallen.</translation>
    </message>
    <message>
        <source>cancelled. Kept: the best so far</source>
        <translation>geannuleerd. Bewaard: het beste tot nu toe</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>Het klembord bevat geen tabel.</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)</source>
        <translation>Gegevens (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>hold the inputs between the rows</source>
        <translation>ingangen tussen de rijen vasthouden</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>Run &amp;beëindigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>Sluiten &amp;zonder opslaan</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>Nog geen projecten</translation>
    </message>
    <message>
        <source>Rename study</source>
        <translation>Studie hernoemen</translation>
    </message>
    <message>
        <source>New from template</source>
        <translation>Nieuw uit sjabloon</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Recente openen</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Venster sluiten</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nieuwe studie</translation>
    </message>
    <message>
        <source>Rename study…</source>
        <translation>Studie hernoemen…</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Studie verwijderen</translation>
    </message>
    <message>
        <source>First steps with your own files</source>
        <translation>Eerste stappen met eigen bestanden</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldingen</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Studiebestand</translation>
    </message>
    <message>
        <source>It has the data and the model of the study before and asks by %1.</source>
        <translation>Ze heeft de gegevens en het model van de vorige studie en vraagt met %1.</translation>
    </message>
    <message>
        <source>The data also allow: %1.</source>
        <translation>De gegevens laten ook toe: %1.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 is nieuw.</translation>
    </message>
    <message>
        <source>Choose the method</source>
        <translation>Methode kiezen</translation>
    </message>
    <message>
        <source>Models (*.mo *.mech *.fmu *.toml);;All files (*)</source>
        <translation>Modellen (*.mo *.mech *.fmu *.toml);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projects (*.rigor);;Studies (*.toml);;Data (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Models (*.mo *.mech *.fmu);;Sensors (*.json);;Parameter values (*.ssv);;All files (*)</source>
        <translation>Alles wat Rigor opent (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat *.mo *.mech *.fmu *.json *.ssv);;Projecten (*.rigor);;Studies (*.toml);;Gegevens (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Modellen (*.mo *.mech *.fmu);;Sensoren (*.json);;Parameterwaarden (*.ssv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Model of a server</source>
        <translation>Model van een server</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 is niet geopend.</translation>
    </message>
    <message>
        <source>An address begins with http:// and names the model: http://localhost:4242/beam.</source>
        <translation>Een adres begint met http:// en noemt het model: http://localhost:4242/beam.</translation>
    </message>
    <message>
        <source>Model of a server…</source>
        <translation>Model van een server…</translation>
    </message>
</context>
<context>
    <name>rigor::MeasureChart</name>
    <message>
        <source>Measures of the runs</source>
        <translation>Maten van de runs</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validatie</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>kalibratie</translation>
    </message>
</context>
<context>
    <name>rigor::MechanismView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanisme</translation>
    </message>
    <message>
        <source>It cannot be assembled at %1 = %2.</source>
        <translation>Het kan bij %1 = %2 niet samengesteld worden.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageArea</name>
    <message>
        <source>%1 messages.</source>
        <translation>%1 meldingen.</translation>
    </message>
</context>
<context>
    <name>rigor::MessageBar</name>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Minder tonen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Wat dit betekent, met een voorbeeld (F1)</translation>
    </message>
</context>
<context>
    <name>rigor::MethodPage</name>
    <message>
        <source>answered</source>
        <translation>beantwoord</translation>
    </message>
    <message>
        <source>answered with reservations</source>
        <translation>met voorbehoud beantwoord</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>LEEG</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>niet gerekend</translation>
    </message>
</context>
<context>
    <name>rigor::ModelInspector</name>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declaraties</translation>
    </message>
    <message>
        <source>They are listed here as soon as the model has no error.</source>
        <translation>Ze staan hier zodra het model geen fout heeft.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ingangen</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Toestanden</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Uitgangen</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source> · unknown</source>
        <translation> · onbekend</translation>
    </message>
    <message>
        <source> · study: %1</source>
        <translation> · studie: %1</translation>
    </message>
    <message>
        <source>%1, %2 unknown</source>
        <translation>%1, %2 onbekend</translation>
    </message>
    <message>
        <source>from</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>measured as</source>
        <translation>gemeten als</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range %3 … %4</source>
        <translation>%1 = %2 ligt buiten zijn bereik %3 … %4</translation>
    </message>
    <message>
        <source>The text gives %1 no value of its own that could be changed here</source>
        <translation>De tekst geeft %1 geen eigen waarde die hier gewijzigd kan worden</translation>
    </message>
    <message>
        <source>The text has an error. These are the declarations of the last text without one.</source>
        <translation>De tekst heeft een fout. Dit zijn de declaraties van de laatste tekst zonder fout.</translation>
    </message>
    <message>
        <source>Fixed by the study</source>
        <translation>Door de studie vastgelegd</translation>
    </message>
    <message>
        <source>Values that this study gives parameters in place of those in the text.</source>
        <translation>Waarden die deze studie parameters geeft in plaats van die in de tekst.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Vast</translation>
    </message>
    <message>
        <source>fix the parameter %1</source>
        <translation>parameter %1 vastleggen</translation>
    </message>
    <message>
        <source>fix %1 no longer</source>
        <translation>%1 niet meer vastleggen</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Te vergelijken modellen</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>for this model</source>
        <translation>voor dit model</translation>
    </message>
    <message>
        <source>can use it</source>
        <translation>kan het gebruiken</translation>
    </message>
</context>
<context>
    <name>rigor::ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Nog geen model</translation>
    </message>
    <message>
        <source>Start from a rig, write one, or open a .mo file</source>
        <translation>Begin met een proefstand, schrijf er een of open een .mo-bestand</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Model openen…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation>Problemen van het model</translation>
    </message>
    <message>
        <source>Next problem F8</source>
        <translation>Volgend probleem F8</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>wordt gecontroleerd</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 fout</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 fouten</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 waarschuwing</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 waarschuwingen</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>geen bevindingen</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>soort</translation>
    </message>
    <message>
        <source>line : column</source>
        <translation>regel : kolom</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>bevinding</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>waarschuwing</translation>
    </message>
    <message>
        <source>  Alt+Enter in the line replaces it.</source>
        <translation>  Alt+Enter in de regel vervangt het.</translation>
    </message>
    <message>
        <source>No model is needed</source>
        <translation>Er is geen model nodig</translation>
    </message>
    <message>
        <source>The method works on the rows of the Jacobian in the data file; they come from any program</source>
        <translation>De methode werkt met de rijen van de Jacobiaan in het gegevensbestand; ze komen uit een willekeurig programma</translation>
    </message>
    <message numerus="yes">
        <source>Modelica subset · %n line(s) · checked 0.1 s after the last key</source>
        <translation>
            <numerusform>Deelverzameling van Modelica · %n regel · gecontroleerd 0,1 s na de laatste toets</numerusform>
            <numerusform>Deelverzameling van Modelica · %n regels · gecontroleerd 0,1 s na de laatste toets</numerusform>
        </translation>
    </message>
    <message>
        <source>From a rig…</source>
        <translation>Van een proefstand…</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antwoordt</translation>
    </message>
    <message>
        <source>trusted by you</source>
        <translation>door u vertrouwd</translation>
    </message>
    <message>
        <source>waits for your consent</source>
        <translation>wacht op uw toestemming</translation>
    </message>
    <message>
        <source>Of a server…</source>
        <translation>Van een server…</translation>
    </message>
</context>
<context>
    <name>rigor::Multiples</name>
    <message>
        <source>no density</source>
        <translation>geen dichtheid</translation>
    </message>
    <message>
        <source>Order of the small plots</source>
        <translation>Volgorde van de kleine grafieken</translation>
    </message>
</context>
<context>
    <name>rigor::Navigator</name>
    <message>
        <source>Steps and runs</source>
        <translation>Stappen en runs</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Guide: this page</source>
        <translation>Handleiding: deze pagina</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>No runs yet.</source>
        <translation>Nog geen runs.</translation>
    </message>
    <message>
        <source>Guide: this page (F1)</source>
        <translation>Handleiding: deze pagina (F1)</translation>
    </message>
    <message>
        <source>Runs: choose which is shown</source>
        <translation>Runs: kies welke wordt getoond</translation>
    </message>
</context>
<context>
    <name>rigor::ParameterValues</name>
    <message>
        <source>Fix a parameter</source>
        <translation>Parameter vastleggen</translation>
    </message>
    <message>
        <source>Fix a parameter: %1</source>
        <translation>Parameter vastleggen: %1</translation>
    </message>
    <message>
        <source>There is no other parameter</source>
        <translation>Er is geen andere parameter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 as the model has it</source>
        <translation>%1 zoals in het model</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>%1 van %2 verwijderen</translation>
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
        <translation>reeks</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>limit</comment>
        <translation>ondergrens</translation>
    </message>
    <message>
        <source>upper</source>
        <comment>limit</comment>
        <translation>bovengrens</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Aanpassing</translation>
    </message>
    <message>
        <source>Copy data as table</source>
        <translation>Gegevens als tabel kopiëren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Grafiek exporteren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf);;Table (*.csv)</source>
        <translation>Afbeeldingen (*.png *.svg *.pdf);;Tabel (*.csv)</translation>
    </message>
    <message>
        <source>The plot was not exported.</source>
        <translation>De grafiek is niet geëxporteerd.</translation>
    </message>
    <message>
        <source>%1 at %2:</source>
        <translation>%1 bij %2:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>Across %1, %2.</source>
        <translation>Horizontaal %1, %2.</translation>
    </message>
    <message>
        <source>Upwards %1, %2.</source>
        <translation>Verticaal %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>The data are copied as a table.</source>
        <translation>De gegevens zijn als tabel gekopieerd.</translation>
    </message>
</context>
<context>
    <name>rigor::PlotLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Space hides or shows a series, Enter isolates it.</source>
        <translation>Spatie verbergt of toont een reeks, Enter toont haar alleen.</translation>
    </message>
    <message>
        <source>Click hides, double click isolates</source>
        <translation>Klik verbergt, dubbelklik toont alleen</translation>
    </message>
</context>
<context>
    <name>rigor::ProgramView</name>
    <message>
        <source>What is filled in</source>
        <translation>Wat wordt ingevuld</translation>
    </message>
    <message>
        <source>Template of the program</source>
        <translation>Sjabloon van het programma</translation>
    </message>
    <message>
        <source>File shown</source>
        <translation>Getoond bestand</translation>
    </message>
    <message>
        <source>… the rest is not shown</source>
        <translation>… de rest wordt niet getoond</translation>
    </message>
    <message>
        <source>nothing is filled in here</source>
        <translation>hier wordt niets ingevuld</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to fill in</source>
        <translation>
            <numerusform>%n plaats om in te vullen</numerusform>
            <numerusform>%n plaatsen om in te vullen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ProposalPanel</name>
    <message>
        <source>Proposal</source>
        <translation>Voorstel</translation>
    </message>
    <message>
        <source>Simulations of the proposal</source>
        <translation>Simulaties van het voorstel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Take starts and ranges</source>
        <translation>Starts en bereiken overnemen</translation>
    </message>
    <message>
        <source>Proposed starts and ranges</source>
        <translation>Voorgestelde starts en bereiken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the proposal</source>
        <translation>Het voorstel sluiten</translation>
    </message>
    <message>
        <source>The method of this study has no ranges to search</source>
        <translation>De methode van deze studie heeft geen bereiken om te doorzoeken</translation>
    </message>
    <message>
        <source>Choose unknowns first</source>
        <translation>Kies eerst onbekenden</translation>
    </message>
    <message>
        <source>The model is not ready</source>
        <translation>Het model is niet gereed</translation>
    </message>
    <message>
        <source>There are no data to look at yet</source>
        <translation>Er zijn nog geen gegevens om te bekijken</translation>
    </message>
    <message>
        <source>Simulating points within the ranges …</source>
        <translation>Punten binnen de bereiken worden gesimuleerd …</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed …</source>
        <translation>%1 simulaties, %2 mislukt …</translation>
    </message>
    <message>
        <source>Cancelled; this is what was seen until then.</source>
        <translation>Geannuleerd; dit is wat tot dan gezien is.</translation>
    </message>
    <message>
        <source>%1 simulations, %2 failed.</source>
        <translation>%1 simulaties, %2 mislukt.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekende</translation>
    </message>
    <message>
        <source>start now</source>
        <translation>huidige start</translation>
    </message>
    <message>
        <source>start proposed</source>
        <translation>voorgestelde start</translation>
    </message>
    <message>
        <source>range proposed</source>
        <translation>voorgesteld bereik</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>schaal</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>verwachte fout</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmisch</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineair</translation>
    </message>
    <message>
        <source>the data do not tell it</source>
        <translation>de gegevens bepalen het niet</translation>
    </message>
    <message>
        <source>Fix %1 at the value of now</source>
        <translation>%1 op de huidige waarde vastleggen</translation>
    </message>
    <message>
        <source>take the starts and ranges proposed</source>
        <translation>voorgestelde starts en bereiken overnemen</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>In de studie overgenomen.</translation>
    </message>
    <message>
        <source>fix what the data do not tell</source>
        <translation>vastleggen wat de gegevens niet bepalen</translation>
    </message>
</context>
<context>
    <name>rigor::QueueList</name>
    <message>
        <source>Queue   %1 waiting</source>
        <translation>Wachtrij   %1 wachten</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Er wacht niets.</translation>
    </message>
</context>
<context>
    <name>rigor::RankingTable</name>
    <message>
        <source>No row holds “%1”.</source>
        <translation>Geen rij bevat “%1”.</translation>
    </message>
</context>
<context>
    <name>rigor::ReplayView</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanisme</translation>
    </message>
    <message>
        <source>Play or pause the record (Space)</source>
        <translation>Opname afspelen of pauzeren (spatiebalk)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Getoonde tijd</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Snelheid van het afspelen</translation>
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
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>HTML exporteren…</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exporteren…</translation>
    </message>
    <message>
        <source>The report needs a run</source>
        <translation>Het rapport vraagt een run</translation>
    </message>
    <message>
        <source>It will hold data, model, settings, results and their provenance</source>
        <translation>Het bevat gegevens, model, instellingen, resultaten en hun herkomst</translation>
    </message>
    <message>
        <source>Go to Run</source>
        <translation>Naar Rekenen</translation>
    </message>
    <message>
        <source>Title and verdict</source>
        <translation>Titel en oordeel</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Voorspelde dichtheden</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Gemeten tegen voorspeld</translation>
    </message>
    <message>
        <source>Search trace</source>
        <translation>Zoekverloop</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-indices</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle experimenten</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Waarschuwingen</translation>
    </message>
    <message>
        <source>Model text</source>
        <translation>Modeltekst</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Study text</source>
        <translation>Studietekst</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Paragrafen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>page</source>
        <translation>pagina</translation>
    </message>
    <message>
        <source>width</source>
        <translation>breedte</translation>
    </message>
    <message>
        <source>Size of the pages</source>
        <translation>Grootte van de pagina’s</translation>
    </message>
    <message>
        <source>the pages themselves, %1 %</source>
        <translation>de pagina’s zelf,&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>The report cannot be made.</source>
        <translation>Het rapport kan niet worden gemaakt.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>from the study</source>
        <translation>uit de studie</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>Also written</source>
        <translation>Ook geschreven</translation>
    </message>
    <message>
        <source>tables as CSV</source>
        <translation>tabellen als CSV</translation>
    </message>
    <message>
        <source>HTML copy</source>
        <translation>HTML-kopie</translation>
    </message>
    <message>
        <source>Full digits in the CSV files, beside the report.</source>
        <translation>Alle cijfers in de CSV-bestanden naast het rapport.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>the model was changed after this run</source>
        <translation>het model is na deze run gewijzigd</translation>
    </message>
    <message>
        <source>%1 · always in the report</source>
        <translation>%1 · altijd in het rapport</translation>
    </message>
    <message>
        <source>warnings of the run</source>
        <translation>waarschuwingen van de run</translation>
    </message>
    <message>
        <source>%1, all printed</source>
        <translation>%1, alle afgedrukt</translation>
    </message>
    <message>
        <source>model changed since</source>
        <translation>model sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>settings changed since</source>
        <translation>instellingen sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>lettertypen</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>ingesloten</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>actueel</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>verouderd</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Rapport exporteren</translation>
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
        <translation>Het rapport is niet geschreven.</translation>
    </message>
    <message>
        <source>Report written.</source>
        <translation>Rapport geschreven.</translation>
    </message>
    <message>
        <source>%1, and %2 tables beside it</source>
        <translation>%1, en %2 tabellen ernaast</translation>
    </message>
    <message>
        <source>Drag to reorder. Numbers follow.</source>
        <translation>Sleep om te ordenen. Nummers volgen.</translation>
    </message>
    <message>
        <source>two pages</source>
        <translation>twee pagina’s</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figuur</numerusform>
            <numerusform>%n figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tabel</numerusform>
            <numerusform>%n tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>table with intervals · always</source>
        <translation>tabel met intervallen · altijd</translation>
    </message>
    <message>
        <source>the data were changed after this run</source>
        <translation>de gegevens zijn na deze run gewijzigd</translation>
    </message>
    <message>
        <source>the preparation of the data was changed after this run</source>
        <translation>de voorbewerking van de gegevens is na deze run gewijzigd</translation>
    </message>
    <message>
        <source>data changed since</source>
        <translation>gegevens sindsdien gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>of run %1, 1 page A4</source>
        <translation>van run %1, 1 pagina A4</translation>
    </message>
    <message>
        <source>of run %1, %2 pages A4</source>
        <translation>van run %1, %2 pagina’s A4</translation>
    </message>
    <message>
        <source>rigor run %1, with the study text below saved under this name beside the data and the model; no file holds it</source>
        <translation>rigor run %1, met de studietekst hieronder onder deze naam naast de gegevens en het model bewaard; geen bestand bevat hem</translation>
    </message>
    <message>
        <source>rigor run %1, with the model text of this run saved as %2; that file holds another text</source>
        <translation>rigor run %1, met de modeltekst van deze run opgeslagen als %2; dat bestand bevat een andere tekst</translation>
    </message>
    <message>
        <source>Run %1 has ended.</source>
        <translation>Run %1 is geëindigd.</translation>
    </message>
    <message>
        <source>This is still the report of run %1.</source>
        <translation>Dit is nog het rapport van run %1.</translation>
    </message>
    <message>
        <source>Show its report</source>
        <translation>Het rapport ervan tonen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Picture at the head of the report (PNG, JPEG, SVG)</source>
        <translation>Afbeelding boven aan het rapport (PNG, JPEG, SVG)</translation>
    </message>
    <message>
        <source>Choose the logo…</source>
        <translation>Logo kiezen…</translation>
    </message>
    <message>
        <source>Logo of the report</source>
        <translation>Logo van het rapport</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The report has no logo. %1</source>
        <translation>Het rapport heeft geen logo. %1</translation>
    </message>
</context>
<context>
    <name>rigor::ReportPreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Pagina’s van het rapport</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagina’s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ReportThumbnails</name>
    <message>
        <source>Pages in small</source>
        <translation>Pagina’s in het klein</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>pagina %1 van %2</translation>
    </message>
</context>
<context>
    <name>rigor::ResultPage</name>
    <message>
        <source>Settings and provenance</source>
        <translation>Instellingen en herkomst</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanisme</translation>
    </message>
</context>
<context>
    <name>rigor::RigCard</name>
    <message>
        <source>This rig has no model text yet.</source>
        <translation>Deze proefstand heeft nog geen modeltekst.</translation>
    </message>
    <message>
        <source>model text not there yet</source>
        <translation>modeltekst nog niet aanwezig</translation>
    </message>
</context>
<context>
    <name>rigor::RowsView</name>
    <message numerus="yes">
        <source>leave out %n row(s)</source>
        <translation>
            <numerusform>%n rij weglaten</numerusform>
            <numerusform>%n rijen weglaten</numerusform>
        </translation>
    </message>
    <message>
        <source>bring back what was left out</source>
        <translation>terughalen wat weggelaten was</translation>
    </message>
    <message>
        <source>take all marks away</source>
        <translation>alle markeringen weghalen</translation>
    </message>
    <message>
        <source>Leave out these %1 rows</source>
        <translation>Deze %1 rijen weglaten</translation>
    </message>
    <message>
        <source>Leave out this row</source>
        <translation>Deze rij weglaten</translation>
    </message>
    <message>
        <source>Leave out what is measured in these %1 rows</source>
        <translation>Weglaten wat in deze %1 rijen gemeten is</translation>
    </message>
    <message>
        <source>Leave out what is measured in this row</source>
        <translation>Weglaten wat in deze rij gemeten is</translation>
    </message>
    <message>
        <source>It is not used already</source>
        <translation>Het wordt al niet gebruikt</translation>
    </message>
    <message>
        <source>What is an experiment is known when the data fit a model</source>
        <translation>Wat een experiment is, is pas bekend als de gegevens bij een model passen</translation>
    </message>
    <message>
        <source>Bring back all that was left out (%1)</source>
        <translation>Alles wat weggelaten was terughalen (%1)</translation>
    </message>
    <message>
        <source>Take all marks away (%1)</source>
        <translation>Alle markeringen weghalen (%1)</translation>
    </message>
</context>
<context>
    <name>rigor::RunPage</name>
    <message>
        <source>stopping</source>
        <translation>stopt</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 simulaties</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 mislukt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekenen</translation>
    </message>
    <message>
        <source>Settings of the next run</source>
        <translation>Instellingen van de volgende run</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Herhalen met</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Nog niet gerekend</translation>
    </message>
    <message>
        <source>Export run to folder</source>
        <translation>Run naar map exporteren</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>Geëxporteerd.</translation>
    </message>
    <message>
        <source>Not exported.</source>
        <translation>Niet geëxporteerd.</translation>
    </message>
    <message>
        <source>Ready for the next run</source>
        <translation>Gereed voor de volgende run</translation>
    </message>
    <message>
        <source>running</source>
        <translation>loopt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>starts when the run before it has ended</source>
        <translation>begint als de run ervoor klaar is</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Beste tot nu toe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>first</source>
        <translation>eerste</translation>
    </message>
    <message>
        <source>No interval yet: it is computed when the search has ended.</source>
        <translation>Nog geen interval: het wordt berekend als de zoektocht klaar is.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nog niets.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Tellingen</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>per seconde</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>elapsed</source>
        <translation>verstreken</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Stopt als</translation>
    </message>
    <message>
        <source>what comes first</source>
        <translation>wat eerst komt</translation>
    </message>
    <message>
        <source>candidates tried</source>
        <translation>geprobeerde kandidaten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>hoogstens %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>niet gerekend</translation>
    </message>
    <message>
        <source>The run refused its input.</source>
        <translation>De run weigerde zijn invoer.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Geen resultaat</translation>
    </message>
    <message>
        <source>stands still until Continue</source>
        <translation>staat stil tot “Doorgaan”</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>The run keeps what it has and lets the machine rest until Continue</source>
        <translation>De run houdt wat hij heeft en laat de machine rusten tot “Doorgaan”</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>gepauzeerd</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>%1, all experiments</source>
        <translation>%1, alle experimenten</translation>
    </message>
    <message>
        <source>criterion of the best combination</source>
        <translation>criterium van de beste combinatie</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>generaties</translation>
    </message>
    <message>
        <source>No split was added.</source>
        <translation>Er is geen splitsing toegevoegd.</translation>
    </message>
    <message>
        <source>The data of now have no column for %1 in experiment %2.</source>
        <translation>De huidige gegevens hebben geen kolom voor %1 in experiment %2.</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>met de hand</translation>
    </message>
    <message>
        <source>by hand %1</source>
        <translation>met de hand %1</translation>
    </message>
    <message>
        <source>A split was added to the settings.</source>
        <translation>Er is een splitsing aan de instellingen toegevoegd.</translation>
    </message>
    <message>
        <source>%1. The next run tests it.</source>
        <translation>%1. De volgende run toetst haar.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Watch live</source>
        <translation>Live volgen</translation>
    </message>
    <message>
        <source>The filter while data stream in: nothing is kept as a run</source>
        <translation>Het filter terwijl de gegevens binnenkomen: niets wordt als run bewaard</translation>
    </message>
    <message>
        <source>Replay the record</source>
        <translation>Opname afspelen</translation>
    </message>
    <message>
        <source>Follow the file as it grows</source>
        <translation>Het groeiende bestand volgen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>The filter cannot start.</source>
        <translation>Het filter kan niet starten.</translation>
    </message>
    <message>
        <source>Guaranteed so far</source>
        <translation>Tot nu toe gegarandeerd</translation>
    </message>
    <message>
        <source>from</source>
        <translation>van</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>It holds for the data worked through so far. Cancel keeps it.</source>
        <translation>Het geldt voor de tot nu toe doorgewerkte gegevens. “Annuleren” behoudt het.</translation>
    </message>
    <message>
        <source>%1 of the stage %2</source>
        <translation>%1 van de trap %2</translation>
    </message>
    <message>
        <source>Run again with the same settings, another density, another method or other data</source>
        <translation>Opnieuw rekenen met dezelfde instellingen, een andere dichtheid, een andere methode of andere gegevens</translation>
    </message>
    <message>
        <source>Standard deviations as offered</source>
        <translation>Standaardafwijkingen zoals voorgesteld</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate sensor(s)</source>
        <translation>
            <numerusform>%n kandidaat-sensor</numerusform>
            <numerusform>%n kandidaat-sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s)</source>
        <translation>
            <numerusform>%n experiment</numerusform>
            <numerusform>%n experimenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n gezocht getal</numerusform>
            <numerusform>%n gezochte getallen</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate now</source>
        <translation>Schatting nu</translation>
    </message>
    <message>
        <source>It moves with every measurement.</source>
        <translation>Ze beweegt met elke meting.</translation>
    </message>
    <message>
        <source>combinations scored</source>
        <translation>combinaties beoordeeld</translation>
    </message>
    <message>
        <source>relaxations solved</source>
        <translation>relaxaties opgelost</translation>
    </message>
    <message>
        <source>left in this phase</source>
        <translation>over in deze fase</translation>
    </message>
    <message>
        <source>done of this phase</source>
        <translation>gedaan in deze fase</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewezen optimaal</translation>
    </message>
    <message>
        <source>each criterion</source>
        <translation>elk criterium</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>tijdslimiet</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Laatste resultaat</translation>
    </message>
    <message>
        <source>about %1, as run %2</source>
        <translation>ongeveer %1, zoals run %2</translation>
    </message>
    <message>
        <source>%1, at most %2 more</source>
        <translation>%1, nog hoogstens %2</translation>
    </message>
    <message>
        <source>steps from the best</source>
        <translation>stappen vanaf het beste</translation>
    </message>
    <message>
        <source>improve nothing</source>
        <translation>verbeteren niets</translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s)</source>
        <translation>
            <numerusform>%n voorbehoud</numerusform>
            <numerusform>%n voorbehouden</numerusform>
        </translation>
    </message>
    <message>
        <source>validation passed</source>
        <translation>validatie geslaagd</translation>
    </message>
    <message>
        <source>validation failed</source>
        <translation>validatie mislukt</translation>
    </message>
    <message>
        <source>validation passed, with reservations</source>
        <translation>validatie geslaagd, met voorbehoud</translation>
    </message>
    <message>
        <source>Write the run, or the values found for other programs, into files</source>
        <translation>De run, of de gevonden waarden voor andere programma’s, naar bestanden schrijven</translation>
    </message>
    <message>
        <source>Run with its tables and study, into a folder…</source>
        <translation>Run met tabellen en studie, naar een map…</translation>
    </message>
    <message>
        <source>Values found (CSV, JSON, MAT, Modelica, SSV)…</source>
        <translation>Gevonden waarden (CSV, JSON, MAT, Modelica, SSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica modification (*.mo);;SSP parameter values (*.ssv)</source>
        <translation>CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica-modificatie (*.mo);;SSP-parameterwaarden (*.ssv)</translation>
    </message>
    <message>
        <source>Export the values found</source>
        <translation>Gevonden waarden exporteren</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n opmerking</numerusform>
            <numerusform>%n opmerkingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions (CSV, MAT)…</source>
        <translation>Voorspellingen (CSV, MAT)…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>What this means, with an example (F1)</source>
        <translation>Wat dit betekent, met een voorbeeld (F1)</translation>
    </message>
    <message>
        <source>The run was not judged by %1.</source>
        <translation>De run is niet met %1 beoordeeld.</translation>
    </message>
    <message>
        <source>Take it as the data of the study</source>
        <translation>Als gegevens van de studie overnemen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The unknowns of the study are others than those of this run.</source>
        <translation>De onbekenden van de studie zijn andere dan die van deze run.</translation>
    </message>
    <message>
        <source>Taken into the study.</source>
        <translation>In de studie overgenomen.</translation>
    </message>
    <message>
        <source>Export the predictions</source>
        <translation>Voorspellingen exporteren</translation>
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
        <translation>Instellingen van de methode</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulatie</translation>
    </message>
    <message>
        <source>all, one after the other</source>
        <translation>alle, na elkaar</translation>
    </message>
    <message>
        <source>such as %1: 0 +- 0.1</source>
        <translation>bijvoorbeeld %1: 0 +- 0.1</translation>
    </message>
    <message>
        <source>such as %1: 0.02</source>
        <translation>bijvoorbeeld %1: 0.02</translation>
    </message>
    <message>
        <source>such as %1: 0.1</source>
        <translation>bijvoorbeeld %1: 0.1</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>tweede helft</translation>
    </message>
    <message>
        <source>Not stated, so it is chosen. %1</source>
        <translation>Niet opgegeven, dus gekozen. %1</translation>
    </message>
</context>
<context>
    <name>rigor::SectionRow</name>
    <message>
        <source>Always in the report</source>
        <translation>Altijd in het rapport</translation>
    </message>
    <message>
        <source>always in the report</source>
        <translation>altijd in het rapport</translation>
    </message>
    <message>
        <source>Drag to reorder, or Alt+Up and Alt+Down</source>
        <translation>Sleep om te ordenen, of Alt+Omhoog en Alt+Omlaag</translation>
    </message>
</context>
<context>
    <name>rigor::SensorErrors</name>
    <message>
        <source>It must be above 0, not %1</source>
        <translation>Moet boven 0 liggen, niet %1</translation>
    </message>
    <message>
        <source>The unit &quot;%1&quot; is not understood: %2</source>
        <translation>De eenheid &quot;%1&quot; is niet begrepen: %2</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>standaardafwijking</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-afwijking</translation>
    </message>
    <message>
        <source>Standard deviation of the error of one value, with its unit: 0.1 deg, 2 um. The filter and model adequacy need it; least squares and homotopy weigh their outputs by it.</source>
        <translation>Standaardafwijking van de fout van één waarde, met haar eenheid: 0.1 deg, 2 um. Het filter en modeladequaatheid hebben haar nodig; kleinste kwadraten en homotopie wegen hun uitgangen ermee.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>take the proposed standard deviation of %1</source>
        <translation>voorgestelde standaardafwijking van %1 overnemen</translation>
    </message>
    <message>
        <source>guaranteed bound</source>
        <translation>gegarandeerde grens</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grens</translation>
    </message>
    <message>
        <source>No value is ever further off than this, with its unit: 0.5 deg, 10 um. Verified identification needs it, and proves nothing if it does not hold.</source>
        <translation>Geen waarde zit er ooit verder naast dan dit, met de eenheid: 0.5 deg, 10 um. Geverifieerde identificatie heeft haar nodig, en bewijst niets als ze niet geldt.</translation>
    </message>
    <message>
        <source>No data prove a bound. It stands in the data sheet of the sensor.</source>
        <translation>Geen gegevens bewijzen een grens. Ze staat in het gegevensblad van de sensor.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>niet opgegeven</translation>
    </message>
    <message>
        <source>state the %1 of %2</source>
        <translation>%1 van %2 opgeven</translation>
    </message>
    <message>
        <source>Nothing is proposed: there are too few repeated rows. It stands in the data sheet of the sensor.</source>
        <translation>Er wordt niets voorgesteld: er zijn te weinig herhaalde rijen. De waarde staat in het gegevensblad van de sensor.</translation>
    </message>
    <message>
        <source>Nothing is proposed: neighbouring samples do not tell the error from the signal. It stands in the data sheet of the sensor.</source>
        <translation>Er wordt niets voorgesteld: naburige monsters onderscheiden de fout niet van het signaal. De waarde staat in het gegevensblad van de sensor.</translation>
    </message>
    <message>
        <source>Proposed from the scatter of repeated rows: %1</source>
        <translation>Voorgesteld uit de spreiding van herhaalde rijen: %1</translation>
    </message>
    <message>
        <source>Proposed from the scatter of neighbouring samples, whose errors are taken as independent: %1</source>
        <translation>Voorgesteld uit de spreiding van naburige monsters, waarvan de fouten als onafhankelijk gelden: %1</translation>
    </message>
    <message>
        <source>Proposed from the steps in which the column moves, a step / √12: %1</source>
        <translation>Voorgesteld uit de stappen waarin de kolom verspringt, één stap / √12: %1</translation>
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
        <translation>De rijen van de Jacobiaan komen met het bestand, een model is dus niet nodig. Een ander programma schrijft zo’n bestand; de handleiding noemt het formaat (F1).</translation>
    </message>
    <message>
        <source>Sensors of the file</source>
        <translation>Sensoren van het bestand</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>sensor</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>meetwaarden</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>kosten</translation>
    </message>
    <message>
        <source>at most %1 chosen</source>
        <translation>hoogstens %1 gekozen</translation>
    </message>
    <message>
        <source>under a parameter: its standard error from this sensor alone, all others known</source>
        <translation>onder een parameter: zijn standaardfout uit deze sensor alleen, alle andere bekend</translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n sensor</numerusform>
            <numerusform>%n sensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::SimulatePanel</name>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuleren</translation>
    </message>
    <message>
        <source>Simulate now</source>
        <translation>Nu simuleren</translation>
    </message>
    <message>
        <source>One experiment with the present values (F9)</source>
        <translation>Eén experiment met de huidige waarden (F9)</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Getoond</translation>
    </message>
    <message>
        <source>none: defaults</source>
        <translation>geen: standaardwaarden</translation>
    </message>
    <message>
        <source>Simulating needs a model without errors</source>
        <translation>Simuleren vraagt een model zonder fouten</translation>
    </message>
    <message>
        <source>one experiment with the present values</source>
        <translation>één experiment met de huidige waarden</translation>
    </message>
    <message>
        <source>Shown: text of %1</source>
        <translation>Getoond: tekst van %1</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simuleert</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulatie</translation>
    </message>
    <message>
        <source>One experiment with the present values beside what was measured.</source>
        <translation>Eén experiment met de huidige waarden naast wat gemeten is.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>stappen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>geëindigd</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>variabelen</translation>
    </message>
    <message>
        <source>Out of date: values and data of %1</source>
        <translation>Niet actueel: waarden en gegevens van %1</translation>
    </message>
    <message>
        <source>measured %1 s</source>
        <translation>gemeten %1 s</translation>
    </message>
    <message>
        <source>Simulating needs your consent that the model may run</source>
        <translation>Simuleren vraagt uw toestemming dat het model mag draaien</translation>
    </message>
</context>
<context>
    <name>rigor::StartPage</name>
    <message>
        <source>Drop a measurement file here</source>
        <translation>Sleep hier een meetbestand naartoe</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>Gegevens openen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Project openen…</translation>
    </message>
    <message>
        <source>Or start from a rig</source>
        <translation>Of begin met een proefstand</translation>
    </message>
    <message>
        <source>model, data and studies, not yet run; saved as a project of your own</source>
        <translation>model, gegevens en studies, nog niet gerekend; opgeslagen als eigen project</translation>
    </message>
    <message>
        <source>Which input distribution explains 108 shifting times?</source>
        <translation>Welke ingangsverdeling verklaart 108 schakeltijden?</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Inverse onzekerheid</translation>
    </message>
    <message>
        <source>Is the model wrong, and which sensors would tell?</source>
        <translation>Is het model fout, en welke sensoren zouden dat tonen?</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Modeladequaatheid</translation>
    </message>
    <message>
        <source>Which friction values are guaranteed possible?</source>
        <translation>Welke wrijvingswaarden zijn gegarandeerd mogelijk?</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geverifieerd</translation>
    </message>
    <message>
        <source>How does the valve curve look while it runs?</source>
        <translation>Hoe ziet de klepkarakteristiek er tijdens bedrijf uit?</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Where is the global optimum among many local ones?</source>
        <translation>Waar ligt het globale optimum tussen vele lokale?</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which of four mount parameters does the data fix?</source>
        <translation>Welke van de vier steunparameters leggen de gegevens vast?</translation>
    </message>
    <message>
        <source>Seven parameters: which does the data fix?</source>
        <translation>Zeven parameters: welke leggen de gegevens vast?</translation>
    </message>
    <message>
        <source>Do two multibody formulations agree?</source>
        <translation>Stemmen twee multibody-formuleringen overeen?</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulatie</translation>
    </message>
    <message>
        <source>How does one normal input spread through a formula?</source>
        <translation>Hoe plant één normale ingang zich voort door een formule?</translation>
    </message>
    <message>
        <source>Mass, spring, damper</source>
        <translation>Massa, veer, demper</translation>
    </message>
    <message>
        <source>A free oscillation is measured: stiffness, damping and the start</source>
        <translation>Een vrije trilling is gemeten: stijfheid, demping en de start</translation>
    </message>
    <message>
        <source>Drive with friction</source>
        <translation>Aandrijving met wrijving</translation>
    </message>
    <message>
        <source>Steps of the current, the speed is measured: inertia, dry and viscous friction</source>
        <translation>Stappen van de stroom, het toerental is gemeten: traagheidsmoment, droge en viskeuze wrijving</translation>
    </message>
    <message>
        <source>RC circuit</source>
        <translation>RC-schakeling</translation>
    </message>
    <message>
        <source>A source is switched, a voltage is measured: capacitor and leak</source>
        <translation>Een bron wordt geschakeld, een spanning is gemeten: condensator en lek</translation>
    </message>
    <message>
        <source>Tank with orifice</source>
        <translation>Tank met vernauwing</translation>
    </message>
    <message>
        <source>The level is measured while a tank runs out: discharge coefficient</source>
        <translation>Het niveau is gemeten terwijl een tank leegloopt: uitstroomcoëfficiënt</translation>
    </message>
    <message>
        <source>First-order lag with dead time</source>
        <translation>Eerste-ordevertraging met dode tijd</translation>
    </message>
    <message>
        <source>The answer to a step is measured: gain, time constant and dead time</source>
        <translation>Het antwoord op een stap is gemeten: versterking, tijdconstante en dode tijd</translation>
    </message>
    <message>
        <source>Static formula</source>
        <translation>Statische formule</translation>
    </message>
    <message>
        <source>One row for each operating point, no time: coefficients of a formula</source>
        <translation>Eén rij voor elk werkpunt, geen tijd: coëfficiënten van een formule</translation>
    </message>
    <message>
        <source>Pendulum with period</source>
        <translation>Slinger met periode</translation>
    </message>
    <message>
        <source>One row for each experiment, what is measured is an event of the motion: gravity</source>
        <translation>Eén rij voor elk experiment, gemeten is een gebeurtenis van de beweging: zwaartekracht</translation>
    </message>
    <message>
        <source>Hydraulic cylinder</source>
        <translation>Hydraulische cilinder</translation>
    </message>
    <message>
        <source>Pressure and position are measured: bulk modulus, leakage and friction</source>
        <translation>Druk en positie zijn gemeten: compressiemodulus, lekkage en wrijving</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>Or begin with a template</source>
        <translation>Of begin met een sjabloon</translation>
    </message>
    <message>
        <source>a small study that runs at once (F5); put your own data and equations in their place</source>
        <translation>een kleine studie die meteen rekent (F5); zet uw eigen gegevens en vergelijkingen ervoor in de plaats</translation>
    </message>
    <message>
        <source>CSV, text, workbook or MAT; separators, decimal sign, units and dates are recognised</source>
        <translation>CSV, tekst, werkmap of MAT; scheidingstekens, decimaalteken, eenheden en datums worden herkend</translation>
    </message>
</context>
<context>
    <name>rigor::StartRules</name>
    <message>
        <source>A record seldom starts where the text of the model says.</source>
        <translation>Een opname begint zelden waar de tekst van het model het zegt.</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>zoals in het model</translation>
    </message>
    <message>
        <source>Where the text of the model says</source>
        <translation>Waar de tekst van het model het zegt</translation>
    </message>
    <message>
        <source>given value</source>
        <translation>gegeven waarde</translation>
    </message>
    <message>
        <source>At one value in every record</source>
        <translation>In elke opname bij één waarde</translation>
    </message>
    <message>
        <source>first measured</source>
        <translation>eerst gemeten</translation>
    </message>
    <message>
        <source>Near the first measured value, in every record another</source>
        <translation>Bij de eerste gemeten waarde, in elke opname een andere</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in rust</translation>
    </message>
    <message>
        <source>At rest under the first values of the inputs</source>
        <translation>In rust onder de eerste waarden van de ingangen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>In every record another, which is searched</source>
        <translation>In elke opname een andere, die gezocht wordt</translation>
    </message>
    <message>
        <source>Start of %1</source>
        <translation>Start van %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Start value of %1</source>
        <translation>Startwaarde van %1</translation>
    </message>
    <message>
        <source>Start at the first measured value</source>
        <translation>Bij de eerste gemeten waarde beginnen</translation>
    </message>
    <message>
        <source>Start %1 at the first measured value</source>
        <translation>%1 bij de eerste gemeten waarde beginnen</translation>
    </message>
    <message>
        <source>Measured first in %1: %2; the model starts at %3</source>
        <translation>Eerst gemeten in %1: %2; het model begint bij %3</translation>
    </message>
    <message>
        <source>change the start of %1</source>
        <translation>start van %1 wijzigen</translation>
    </message>
</context>
<context>
    <name>rigor::TableView</name>
    <message>
        <source>Copy table</source>
        <translation>Tabel kopiëren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exporteren…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabel exporteren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table was not exported.</source>
        <translation>De tabel is niet geëxporteerd.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n row(s)</source>
        <translation>
            <numerusform>Gekopieerd: %n rij</numerusform>
            <numerusform>Gekopieerd: %n rijen</numerusform>
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
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Run  F5</source>
        <translation>Rekenen  F5</translation>
    </message>
    <message>
        <source>Find action  Ctrl+K</source>
        <translation>Actie zoeken  Ctrl+K</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Gewijzigd sinds het opslaan</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Ongedaan maken: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niets ongedaan te maken</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Opnieuw: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niets opnieuw te doen</translation>
    </message>
    <message>
        <source>Queue  F5</source>
        <translation>In wachtrij  F5</translation>
    </message>
    <message>
        <source>Run the study (F5)</source>
        <translation>De studie rekenen (F5)</translation>
    </message>
    <message>
        <source>Cancel the run, keep what was reached (Shift+F5)</source>
        <translation>Run annuleren, bereikte bewaren (Shift+F5)</translation>
    </message>
    <message>
        <source>No run is going on</source>
        <translation>Er loopt geen run</translation>
    </message>
    <message>
        <source>Run as soon as it can (F5): %1</source>
        <translation>Rekenen zodra het kan (F5): %1</translation>
    </message>
    <message>
        <source>The run is not to start (Esc)</source>
        <translation>De run toch niet starten (Esc)</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nieuwe studie</translation>
    </message>
    <message>
        <source>Another study of the same data and model (Ctrl+Shift+N)</source>
        <translation>Nog een studie van dezelfde gegevens en hetzelfde model (Ctrl+Shift+N)</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsInspector</name>
    <message>
        <source>Unknowns</source>
        <translation>Onbekenden</translation>
    </message>
    <message>
        <source>An unknown is a parameter of the model whose value or distribution the run identifies.</source>
        <translation>Een onbekende is een parameter van het model waarvan de run de waarde of verdeling identificeert.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>remove unknown %1</source>
        <translation>onbekende %1 verwijderen</translation>
    </message>
    <message>
        <source>Search range of %1</source>
        <translation>Zoekbereik van %1</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Gegeven door</translation>
    </message>
    <message>
        <source>The same distribution by other numbers</source>
        <translation>Dezelfde verdeling door andere getallen</translation>
    </message>
    <message>
        <source>parametrisation</source>
        <translation>parametrisatie</translation>
    </message>
    <message>
        <source>family</source>
        <translation>familie</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>%1 van %2 wijzigen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Clip lower</source>
        <translation>Afkap onder</translation>
    </message>
    <message>
        <source>Clip upper</source>
        <translation>Afkap boven</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>afgekapt</translation>
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
        <translation>Live</translation>
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
        <translation>sinds het slepen begon</translation>
    </message>
    <message>
        <source>response surfaces</source>
        <translation>responsoppervlakken</translation>
    </message>
    <message>
        <source>largest error in log L</source>
        <translation>grootste fout in log L</translation>
    </message>
    <message>
        <source>refined here</source>
        <translation>hier verfijnd</translation>
    </message>
    <message>
        <source>experiments in the tails</source>
        <translation>proeven in de staarten</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms per beeld</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Getal</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeenschappelijk</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>per experiment</translation>
    </message>
    <message>
        <source>One number for all experiments, or a number of its own in each</source>
        <translation>Eén getal voor alle experimenten, of in elk een eigen getal</translation>
    </message>
    <message>
        <source>number</source>
        <translation>getal</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gelijk aan</translation>
    </message>
    <message>
        <source>It follows the others and is not searched; the study file says how.</source>
        <translation>Ze volgt de andere en wordt niet gezocht; het studiebestand zegt hoe.</translation>
    </message>
    <message>
        <source>Prior of %1</source>
        <translation>Prior van %1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Schaal</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineair</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmisch</translation>
    </message>
    <message>
        <source>Whether the value is searched or its logarithm; its interval is that of the same scale</source>
        <translation>Of de waarde gezocht wordt of haar logaritme; haar interval is dat van dezelfde schaal</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>schaal</translation>
    </message>
    <message>
        <source>The range spans over a decade: a logarithmic scale searches all of it alike.</source>
        <translation>Het bereik beslaat meer dan een decade: een logaritmische schaal doorzoekt het overal gelijk.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>lognormaal</translation>
    </message>
    <message>
        <source>uniform, soft edges</source>
        <translation>uniform, zachte randen</translation>
    </message>
    <message>
        <source>What is known of the value beside the data</source>
        <translation>Wat naast de gegevens over de waarde bekend is</translation>
    </message>
    <message>
        <source>Prior min</source>
        <translation>Prior-min</translation>
    </message>
    <message>
        <source>Prior max</source>
        <translation>Prior-max</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-afwijking</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>prior</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPage</name>
    <message>
        <source>Unknowns</source>
        <translation>Onbekenden</translation>
    </message>
    <message>
        <source>Add unknown</source>
        <translation>Onbekende toevoegen</translation>
    </message>
    <message>
        <source>Nothing is unknown yet</source>
        <translation>Nog niets is onbekend</translation>
    </message>
    <message>
        <source>Choose the parameters to identify; the rest keeps its value</source>
        <translation>Kies de te identificeren parameters; de rest houdt zijn waarde</translation>
    </message>
    <message>
        <source>Choose parameters</source>
        <translation>Parameters kiezen</translation>
    </message>
    <message>
        <source>The value is not taken.</source>
        <translation>De waarde wordt niet overgenomen.</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%1 van %2 verplaatsen</translation>
    </message>
    <message>
        <source>drag %1 of %2</source>
        <translation>%1 van %2 slepen</translation>
    </message>
    <message>
        <source>The model has no parameters yet</source>
        <translation>Het model heeft nog geen parameters</translation>
    </message>
    <message>
        <source>%1 is unknown already</source>
        <translation>%1 is al onbekend</translation>
    </message>
    <message>
        <source>add unknown %1</source>
        <translation>onbekende %1 toevoegen</translation>
    </message>
    <message>
        <source>Change it in the table or at the right.</source>
        <translation>Wijzig het in de tabel of rechts.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekende</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>clip lower</source>
        <translation>onderste afkapgrens</translation>
    </message>
    <message>
        <source>clip upper</source>
        <translation>bovenste afkapgrens</translation>
    </message>
    <message>
        <source>clipped off</source>
        <translation>afgekapt</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>gezocht</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beschrijving</translation>
    </message>
    <message>
        <source>, clipped</source>
        <translation>, afgekapt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>%1 is given by %2; change it at the right</source>
        <translation>%1 is gegeven door %2; wijzig het rechts</translation>
    </message>
    <message>
        <source>A point value has no standard deviation</source>
        <translation>Een vaste waarde heeft geen standaardafwijking</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>%1 van %2 wijzigen</translation>
    </message>
    <message>
        <source>No unknowns are declared here</source>
        <translation>Hier zijn geen onbekenden verklaard</translation>
    </message>
    <message>
        <source>The parameters and their sensors are named in the data file</source>
        <translation>De parameters en hun sensoren staan in het gegevensbestand</translation>
    </message>
    <message>
        <source>Start of a state</source>
        <translation>Startwaarde van een toestand</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
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
        <translation>getal</translation>
    </message>
    <message>
        <source>per experiment</source>
        <translation>per experiment</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeenschappelijk</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n onbekende</numerusform>
            <numerusform>%n onbekenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searched number(s)</source>
        <translation>
            <numerusform>%n gezocht getal</numerusform>
            <numerusform>%n gezochte getallen</numerusform>
        </translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>gelijk aan %1</translation>
    </message>
    <message>
        <source>%1 equals %2 and is not searched</source>
        <translation>%1 is gelijk aan %2 en wordt niet gezocht</translation>
    </message>
    <message>
        <source>The data set %1 in every experiment</source>
        <translation>De gegevens stellen %1 in elk experiment in</translation>
    </message>
    <message>
        <source>All %1 of %2</source>
        <translation>Alle %1 van %2</translation>
    </message>
    <message>
        <source>There is no model with parameters yet</source>
        <translation>Er is nog geen model met parameters</translation>
    </message>
    <message>
        <source>Propose from the data</source>
        <translation>Uit de gegevens voorstellen</translation>
    </message>
    <message>
        <source>A few hundred simulations: where to start, between which bounds, and which unknowns the data can tell</source>
        <translation>Een paar honderd simulaties: waar te beginnen, tussen welke grenzen, en welke onbekenden de gegevens kunnen bepalen</translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPicture</name>
    <message>
        <source>Joint density</source>
        <translation>Gezamenlijke dichtheid</translation>
    </message>
    <message>
        <source>1, 2, 3 sd · correlation 0</source>
        <translation>1, 2, 3 σ · correlatie 0</translation>
    </message>
    <message>
        <source>The unknowns are independent of each other: their correlation is 0.</source>
        <translation>De onbekenden zijn onafhankelijk van elkaar: hun correlatie is 0.</translation>
    </message>
    <message>
        <source>Abscissa of the joint density</source>
        <translation>Abscis van de gezamenlijke dichtheid</translation>
    </message>
    <message>
        <source>Ordinate of the joint density</source>
        <translation>Ordinaat van de gezamenlijke dichtheid</translation>
    </message>
    <message>
        <source>%1 and %2 are independent: correlation 0.</source>
        <translation>%1 en %2 zijn onafhankelijk: correlatie 0.</translation>
    </message>
    <message>
        <source>39, 86, 99 % · correlation 0</source>
        <translation>39, 86, 99 % · correlatie 0</translation>
    </message>
</context>
</TS>
