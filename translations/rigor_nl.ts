<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
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
        <source>Step of the samples, linear between the neighbours measured. 0: as measured.</source>
        <translation>Stap van de monsters, lineair tussen de gemeten buren. 0: zoals gemeten.</translation>
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
        <source>rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with step control. rosenbrock4: implicit, for stiff models.</source>
        <translation>rk4: klassieke Runge-Kutta met vaste stap. dopri5: Dormand-Prince met stapregeling. rosenbrock4: impliciet, voor stijve modellen.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
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
        <source>Time at which a run ends.</source>
        <translation>Tijd waarop een simulatie eindigt.</translation>
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
        <source>Error per step of dopri5 and rosenbrock4, times the nominal value of the state.</source>
        <translation>Fout per stap van dopri5 en rosenbrock4, maal de nominale waarde van de toestand.</translation>
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
        <source>Exact quadrature of the expansion, or the paper's multinomial sum. The same numbers; the sum is slower.</source>
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
        <source>Simulations, or response surfaces: the model is simulated once all over the feasible box (up to 4 unknowns), the search then costs no simulations, and its answer is checked and reported by simulation.</source>
        <translation>Simulaties, of responsoppervlakken: het model wordt eenmaal over het hele toelaatbare gebied gesimuleerd (tot 4 onbekenden), het zoeken kost dan geen simulaties, en het antwoord wordt door simulatie gecontroleerd en gerapporteerd.</translation>
    </message>
</context>
<context>
    <name>FieldForm</name>
    <message>
        <source>a whole number is expected</source>
        <translation>een geheel getal wordt verwacht</translation>
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
        <source>No answer: the bounds of the search exclude the data. None of the {} measured values lies where its density is positive.</source>
        <translation>Geen antwoord: de grenzen van de zoektocht sluiten de gegevens uit. Geen van de {} meetwaarden ligt waar haar dichtheid positief is.</translation>
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
        <source>; {} explained</source>
        <translation>; {} verklaard</translation>
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
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>"%1" is not a number</source>
        <translation>"%1" is geen getal</translation>
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
        <translation>gemiddelde met 95 %-bereik</translation>
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
        <source>standardised residual</source>
        <translation>gestandaardiseerd residu</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>experimenten</translation>
    </message>
    <message>
        <source>standardised residuals</source>
        <translation>gestandaardiseerde residuen</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>standaardnormaal</translation>
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
        <source> {} of {} measured values lie within ±1.96 standard deviations of their prediction, {:.0f} are expected.</source>
        <translation> {} van de {} meetwaarden liggen binnen ±1,96 standaardafwijkingen van hun voorspelling, {:.0f} worden verwacht.</translation>
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
        <translation> identificatie uit één experiment</translation>
    </message>
    <message>
        <source> identification from {} experiments</source>
        <translation> identificatie uit {} experimenten</translation>
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
        <source>Experiment {} is not explained.</source>
        <translation>Experiment {} is niet verklaard.</translation>
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
        <source>This text, the data and the model reproduce every number of this report. Differences in the last printed digit on another processor are reported by the command above.</source>
        <translation>Deze tekst, de gegevens en het model geven elk getal van dit rapport opnieuw. Verschillen in het laatste gedrukte cijfer op een andere processor worden door de opdracht hierboven gemeld.</translation>
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
        <source>log L = {} ({} by the reference). </source>
        <translation>log L = {} ({} volgens de referentie). </translation>
    </message>
    <message>
        <source>log L = {}. </source>
        <translation>log L = {}. </translation>
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
        <source>95 % interval</source>
        <translation>95 %-interval</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Zoekbereik</translation>
    </message>
    <message>
        <source>What was given</source>
        <translation>Wat gegeven was</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Wat gevonden is</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer</source>
        <translation>Wat voor het einde bereikt was; deze getallen zijn geen antwoord</translation>
    </message>
    <message>
        <source>, by maximum likelihood with {}</source>
        <translation>, door maximum likelihood met {}</translation>
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
        <source>{} lies on a bound of the search range; the interval is one-sided.</source>
        <translation>{} ligt op een grens van het zoekbereik; het interval is eenzijdig.</translation>
    </message>
    <message>
        <source>{} lie on a bound of the search range; the interval is one-sided.</source>
        <translation>{} liggen op een grens van het zoekbereik; het interval is eenzijdig.</translation>
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
        <source>Left: {} experiments with their predicted mean and 95 % range{}. Right: residuals divided by the predicted standard deviation, and the standard normal density (dashed). {} of {} lie within ±1.96; {:.0f} are expected.</source>
        <translation>Links: {} experimenten met hun voorspelde gemiddelde en 95 %-bereik{}. Rechts: residuen gedeeld door de voorspelde standaardafwijking, en de standaardnormale dichtheid (gestreept). {} van {} liggen binnen ±1,96; {:.0f} worden verwacht.</translation>
    </message>
    <message>
        <source>; hollow points lie in the tails of their prediction</source>
        <translation>; holle punten liggen in de staarten van hun voorspelling</translation>
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
        <source>%1 experiments</source>
        <translation>%1 experimenten</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rijen</translation>
    </message>
    <message>
        <source>Does not fit the model</source>
        <translation>Past niet bij het model</translation>
    </message>
    <message>
        <source>%1 rows, %2 problems</source>
        <translation>%1 rijen, %2 problemen</translation>
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
        <source>%1 · %2 warnings</source>
        <translation>%1 · %2 waarschuwingen</translation>
    </message>
    <message>
        <source>%1 · %2 states</source>
        <translation>%1 · %2 toestanden</translation>
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
        <source>%1 · %2 numbers searched</source>
        <translation>%1 · %2 getallen gezocht</translation>
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
        <source>%1 runs</source>
        <translation>%1 runs</translation>
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
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc);;All files (*)</source>
        <translation>Gegevens (*.csv *.txt *.tsv *.lvm *.asc);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Another density: %1</source>
        <translation>Andere dichtheid: %1</translation>
    </message>
    <message>
        <source>%1 has no estimates to evaluate.</source>
        <translation>%1 heeft geen schattingen om te berekenen.</translation>
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
        <source>%1: the search's min %2 is above its max %3</source>
        <translation>%1: het minimum %2 van de zoektocht ligt boven haar maximum %3</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its search range %3 … %4</source>
        <translation>%1 = %2 ligt buiten het zoekbereik %3 … %4</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>log sd</source>
        <translation>log σ</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.afwijking</translation>
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
        <source>%1: the search's min %2 %3</source>
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
</context>
<context>
    <name>rigor::ComparePage</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>data</source>
        <translation>gegevens</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Doelfunctie</translation>
    </message>
    <message>
        <source>log L, larger is better</source>
        <translation>log L, groter is beter</translation>
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
        <source>Comparable only on the same data; the score per experiment is common to all.</source>
        <translation>Alleen op dezelfde gegevens vergelijkbaar; de score per experiment is allen gemeen.</translation>
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
        <source>95 % intervals, marginal; band and dotted line = reference</source>
        <translation>95 %-intervallen, marginaal; band en stippellijn = referentie</translation>
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
        <source>%1 runs</source>
        <translation>%1 runs</translation>
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
        <translation>binnen het 95 %-bereik</translation>
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
        <source>Run %1 puts %2 %3 combined standard errors %4.</source>
        <translation>Run %1 legt %2 %3 gecombineerde standaardfouten %4.</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>hoger</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>lager</translation>
    </message>
    <message>
        <source>All runs agree with run %1 within 1.96 standard errors.</source>
        <translation>Alle runs stemmen binnen 1,96 standaardfouten overeen met run %1.</translation>
    </message>
    <message>
        <source>Not all runs agree with run %1.</source>
        <translation>Niet alle runs stemmen overeen met run %1.</translation>
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
        <source>share inside the 95 % range</source>
        <translation>aandeel binnen het 95 %-bereik</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>instelling</translation>
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
        <source>The texts of this column stand for parameter values, listed in the study file.</source>
        <translation>De teksten van deze kolom staan voor parameterwaarden die in het studiebestand staan.</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Betekenis van %1</translation>
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
        <source>2. Press F5: 108 experiments, some seconds.</source>
        <translation>2. Druk op F5: 108 experimenten, enkele seconden.</translation>
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
        <source>Unit</source>
        <translation>Eenheid</translation>
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
        <source>The unit "%1" is not understood: %2</source>
        <translation>De eenheid "%1" is niet begrepen: %2</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>eenheid van %1 wijzigen</translation>
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
        <source>first of %1 files</source>
        <translation>eerste van %1 bestanden</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rijen</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 kolommen</translation>
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
        <source>Mark outliers: while this is down, a click on a point marks it or takes the mark away</source>
        <translation>Uitschieters markeren: zolang dit ingedrukt is, markeert een klik een punt of haalt hij de markering weg</translation>
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
    <name>rigor::DensityGrid</name>
    <message>
        <source>Densities of all experiments</source>
        <translation>Dichtheden van alle experimenten</translation>
    </message>
    <message>
        <source>no density</source>
        <translation>geen dichtheid</translation>
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
        <source>The method's settings are not valid.</source>
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
        <source>Of the recipe of the file before, what names %1 was dropped: there are no such columns.</source>
        <translation>Van het recept van het vorige bestand verviel wat %1 noemt: zulke kolommen zijn er niet.</translation>
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
</context>
<context>
    <name>rigor::ExperimentTable</name>
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
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>toestand</translation>
    </message>
</context>
<context>
    <name>rigor::FactsView</name>
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
    <name>rigor::FindAction</name>
    <message>
        <source>Find an action, a page or a run</source>
        <translation>Actie, pagina of run zoeken</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
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
</context>
<context>
    <name>rigor::InversePage</name>
    <message>
        <source>Estimate</source>
        <translation>Schatting</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Beste tot nu toe</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 %-interval</translation>
    </message>
    <message>
        <source>Nothing was found before the run ended. Run again and let the search end.</source>
        <translation>Er is niets gevonden voor de run eindigde. Reken opnieuw en laat de zoektocht eindigen.</translation>
    </message>
    <message>
        <source>No interval: it is computed when the search has ended. Run again and let it end.</source>
        <translation>Geen interval: het wordt berekend als de zoektocht klaar is. Reken opnieuw en laat haar eindigen.</translation>
    </message>
    <message>
        <source>No interval is stated.</source>
        <translation>Er is geen interval opgegeven.</translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Geen grens is actief.</translation>
    </message>
    <message>
        <source>On a bound: %1. The interval is one-sided.</source>
        <translation>Op een grens: %1. Het interval is eenzijdig.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Aanpassing</translation>
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
        <source>log L, %1</source>
        <translation>log L, %1</translation>
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
        <source>error of log L, max. ent.</source>
        <translation>fout van log L, max. ent.</translation>
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
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>experiments in the tails</source>
        <translation>experimenten in de staarten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Getoond</translation>
    </message>
    <message>
        <source>, M = %1</source>
        <translation>, M = %1</translation>
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
        <source>measured value</source>
        <translation>meetwaarde</translation>
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
        <source>Densities</source>
        <translation>Dichtheden</translation>
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
        <source>Settings and provenance</source>
        <translation>Instellingen en herkomst</translation>
    </message>
    <message>
        <source>%1 of %2 experiments explained</source>
        <translation>%1 van %2 experimenten verklaard</translation>
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
        <source>Order of the small plots</source>
        <translation>Volgorde van de kleine grafieken</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
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
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Standardised residuals</source>
        <translation>Gestandaardiseerde residuen</translation>
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
        <source>best so far</source>
        <translation>beste tot nu toe</translation>
    </message>
    <message>
        <source>Mean over the experiments</source>
        <translation>Gemiddelde over de experimenten</translation>
    </message>
    <message>
        <source>%1 rows · selection is shared with the plots</source>
        <translation>%1 rijen · selectie gedeeld met de grafieken</translation>
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
        <source>No Sobol indices</source>
        <translation>Geen Sobol-indices</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Opnieuw rekenen</translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Experiment %1</translation>
    </message>
    <message>
        <source>Density of experiment %1</source>
        <translation>Dichtheid van experiment %1</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>op nummer</translation>
    </message>
    <message>
        <source>%1, each experiment</source>
        <translation>%1, elk experiment</translation>
    </message>
</context>
<context>
    <name>rigor::JobStrip</name>
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
        <translation>populatie, 10 … 90 %</translation>
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
        <source>All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.mo);;Projects (*.rigor);;Studies (*.toml);;Data (*.csv *.txt *.tsv);;Models (*.mo);;All files (*)</source>
        <translation>Alles wat Rigor opent (*.rigor *.toml *.csv *.txt *.tsv *.mo);;Projecten (*.rigor);;Studies (*.toml);;Gegevens (*.csv *.txt *.tsv);;Modellen (*.mo);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Gegevens importeren</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc);;All files (*)</source>
        <translation>Gegevens (*.csv *.txt *.tsv *.lvm *.asc);;Alle bestanden (*)</translation>
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
        <source>Models (*.mo);;All files (*)</source>
        <translation>Modellen (*.mo);;Alle bestanden (*)</translation>
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
        <source>Export study</source>
        <translation>Studie exporteren</translation>
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
</context>
<context>
    <name>rigor::MeasureChart</name>
    <message>
        <source>Measures of the runs</source>
        <translation>Maten van de runs</translation>
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
</context>
<context>
    <name>rigor::ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Open .mo…</source>
        <translation>.mo openen…</translation>
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
        <source>Modelica subset · %1 lines · checked 0.1 s after the last key</source>
        <translation>Deelverzameling van Modelica · %1 regels · gecontroleerd 0,1 s na de laatste toets</translation>
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
        <translation>de pagina’s zelf, %1 %</translation>
    </message>
    <message>
        <source>of %1, 1 page A4</source>
        <translation>van %1, 1 pagina A4</translation>
    </message>
    <message>
        <source>of %1, %2 pages A4</source>
        <translation>van %1, %2 pagina’s A4</translation>
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
        <source>not in this run</source>
        <translation>niet in deze run</translation>
    </message>
    <message>
        <source>table, 95 % intervals · always</source>
        <translation>tabel, 95 %-intervallen · altijd</translation>
    </message>
    <message>
        <source>6 of %1 experiments</source>
        <translation>6 van %1 experimenten</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 experimenten</translation>
    </message>
    <message>
        <source>scatter, residuals</source>
        <translation>spreiding, residuen</translation>
    </message>
    <message>
        <source>half a page</source>
        <translation>een halve pagina</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rijen</translation>
    </message>
    <message>
        <source>%1 · always in the report</source>
        <translation>%1 · altijd in het rapport</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 regels</translation>
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
        <source>log L %1</source>
        <translation>log L %1</translation>
    </message>
    <message>
        <source>at most %1 left</source>
        <translation>nog hoogstens %1</translation>
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
        <source>Run again with the same settings, another density or other data</source>
        <translation>Opnieuw rekenen met dezelfde instellingen, een andere dichtheid of andere gegevens</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Write result.json, the tables and the study into a folder</source>
        <translation>result.json, de tabellen en de studie in een map schrijven</translation>
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
        <source>Settings of the method</source>
        <translation>Instellingen van de methode</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulatie</translation>
    </message>
    <message>
        <source>Ready for the next run</source>
        <translation>Gereed voor de volgende run</translation>
    </message>
    <message>
        <source>%1 experiments, %2 numbers searched</source>
        <translation>%1 experimenten, %2 getallen gezocht</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
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
        <source>log L, all experiments</source>
        <translation>log L, alle experimenten</translation>
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
        <source>left, at most</source>
        <translation>nog, hoogstens</translation>
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
        <source>1 warning.</source>
        <translation>1 waarschuwing.</translation>
    </message>
    <message>
        <source>%1 warnings, all in the report.</source>
        <translation>%1 waarschuwingen, alle in het rapport.</translation>
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
</context>
<context>
    <name>rigor::StartPage</name>
    <message>
        <source>Drop a measurement file here</source>
        <translation>Sleep hier een meetbestand naartoe</translation>
    </message>
    <message>
        <source>CSV or text; separators, decimal sign, units and dates are recognised</source>
        <translation>CSV of tekst; scheidingstekens, decimaalteken, eenheden en datums worden herkend</translation>
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
</context>
<context>
    <name>rigor::Strip</name>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>rigor::StripArea</name>
    <message>
        <source>%1 messages.</source>
        <translation>%1 meldingen.</translation>
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
        <source>%1 unknowns, %2 searched numbers</source>
        <translation>%1 onbekenden, %2 gezochte getallen</translation>
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
</context>
</TS>
