<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
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
        <translation>Les lignes du fichier avant celle-ci ne sont pas utilisées. 0 : aucune.</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Dernière ligne</translation>
    </message>
    <message>
        <source>Lines of the file behind this one are not used. 0: none.</source>
        <translation>Les lignes du fichier après celle-ci ne sont pas utilisées. 0 : aucune.</translation>
    </message>
    <message>
        <source>Trim from; to</source>
        <translation>Rogner de ; à</translation>
    </message>
    <message>
        <source>Two times: samples before the first and behind the second are not used. Empty: all.</source>
        <translation>Deux temps : les échantillons avant le premier et après le second ne sont pas utilisés. Vide : tous.</translation>
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
        <source>Step of the samples, linear between the neighbours measured. 0: as measured.</source>
        <translation>Pas des échantillons, linéaire entre les voisins mesurés. 0 : comme mesuré.</translation>
    </message>
    <message>
        <source>Low-pass</source>
        <translation>Passe-bas</translation>
    </message>
    <message>
        <source>Cut-off frequency of a Butterworth filter run forwards and backwards, so that nothing is delayed. Needs equal steps: resample first if they are not. 0: off.</source>
        <translation>Fréquence de coupure d’un filtre de Butterworth parcouru en avant et en arrière, sans retard. Demande des pas égaux : sinon rééchantillonner d’abord. 0 : sans.</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Intégrateur</translation>
    </message>
    <message>
        <source>rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with step control. rosenbrock4: implicit, for stiff models.</source>
        <translation>rk4 : Runge-Kutta classique à pas fixe. dopri5 : Dormand-Prince à pas contrôlé. rosenbrock4 : implicite, pour les modèles raides.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
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
        <source>Time at which a run ends.</source>
        <translation>Temps auquel une simulation se termine.</translation>
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
        <source>Error per step of dopri5 and rosenbrock4, times the nominal value of the state.</source>
        <translation>Erreur par pas de dopri5 et rosenbrock4, fois la valeur nominale de l’état.</translation>
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
        <translation>Quelle loi des inconnues explique le mieux tous les essais ?</translation>
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
        <translation>La densité dont la vraisemblance est maximisée : normale avec la moyenne et la variance du développement, ou maximum d’entropie avec ses M premiers moments.</translation>
    </message>
    <message>
        <source>Moments matched</source>
        <translation>Moments respectés</translation>
    </message>
    <message>
        <source>M of the maximum entropy density; the paper uses 4. Where M moments admit no density, M - 2 are matched and the experiment says so.</source>
        <translation>M de la densité d’entropie maximale ; la publication prend 4. Là où M moments n’admettent pas de densité, M - 2 sont respectés et l’essai le dit.</translation>
    </message>
    <message>
        <source>Polynomial degree</source>
        <translation>Degré du polynôme</translation>
    </message>
    <message>
        <source>Total degree d of the expansion; the paper uses 4.</source>
        <translation>Degré total d du développement ; la publication prend 4.</translation>
    </message>
    <message>
        <source>Quadrature order</source>
        <translation>Ordre de quadrature</translation>
    </message>
    <message>
        <source>q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid.</source>
        <translation>q nœuds par inconnue, au moins d + 1 : q^n simulations par essai sur la grille tensorielle.</translation>
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
        <source>Exact quadrature of the expansion, or the paper's multinomial sum. The same numbers; the sum is slower.</source>
        <translation>Quadrature exacte du développement, ou la somme multinomiale de la publication. Les mêmes nombres ; la somme est plus lente.</translation>
    </message>
    <message>
        <source>Measured output</source>
        <translation>Sortie mesurée</translation>
    </message>
    <message>
        <source>Name of the output that is explained. Empty: the only one measured.</source>
        <translation>Nom de la sortie à expliquer. Vide : la seule mesurée.</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Évaluer à</translation>
    </message>
    <message>
        <source>Values at which the likelihood is evaluated instead of searching: first the first shape parameter of every unknown (all means), then the second (all standard deviations). Empty: search.</source>
        <translation>Valeurs auxquelles la vraisemblance est évaluée au lieu de chercher : d’abord le premier paramètre de forme de chaque inconnue (toutes les moyennes), puis le second (tous les écarts-types). Vide : chercher.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>The genetic algorithm as published; the same followed by a gradient method; a gradient method from the start values; or gradient searches from several starts.</source>
        <translation>L’algorithme génétique tel que publié ; le même suivi d’une méthode de gradient ; une méthode de gradient depuis les valeurs de départ ; ou des recherches par gradient depuis plusieurs départs.</translation>
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
        <source>Simulations, or response surfaces: the model is simulated once all over the feasible box (up to 4 unknowns), the search then costs no simulations, and its answer is checked and reported by simulation.</source>
        <translation>Simulations, ou surfaces de réponse : le modèle est simulé une fois sur tout le domaine admissible (jusqu’à 4 inconnues), la recherche ne coûte alors plus de simulations, et sa réponse est vérifiée et rapportée par simulation.</translation>
    </message>
</context>
<context>
    <name>FieldForm</name>
    <message>
        <source>a whole number is expected</source>
        <translation>un nombre entier est attendu</translation>
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
        <translation>Pas de réponse : pour aucune des {} lois essayées la sortie d’un seul essai n’a pu être calculée.</translation>
    </message>
    <message>
        <source>Cancelled; this is what was reached.</source>
        <translation>Annulé ; voici ce qui a été atteint.</translation>
    </message>
    <message>
        <source>No answer: no experiment has a density here. Experiment {}: {}</source>
        <translation>Pas de réponse : aucun essai n’a de densité ici. Essai {} : {}</translation>
    </message>
    <message>
        <source>No answer: the bounds of the search exclude the data. None of the {} measured values lies where its density is positive.</source>
        <translation>Pas de réponse : les bornes de la recherche excluent les données. Aucune des {} valeurs mesurées ne se trouve là où sa densité est positive.</translation>
    </message>
    <message>
        <source>Nothing is measured.</source>
        <translation>Rien n’est mesuré.</translation>
    </message>
    <message>
        <source>Nothing is measured: the distribution was propagated. {} has mean {:.6g} and standard deviation {:.6g}{}.</source>
        <translation>Rien n’est mesuré : la loi a été propagée. {} a pour moyenne {:.6g} et pour écart-type {:.6g}{}.</translation>
    </message>
    <message>
        <source>{} log-likelihood {:.4f} ({} density, {} experiments)</source>
        <translation>{} log-vraisemblance {:.4f} (densité : {}, {} essais)</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum :</translation>
    </message>
    <message>
        <source>Given distribution:</source>
        <translation>Loi donnée :</translation>
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
        <source>; {} explained</source>
        <translation> ; {} expliqués</translation>
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
        <translation>Le développement de degré {} est mauvais dans {} des {} essais : son erreur dépasse {:g} écarts-types de la sortie dans {}.{} Un degré plus élevé avec plus de nœuds y remédie là où la sortie est lisse ; là où elle a des ruptures de pente, lisez plutôt la référence.</translation>
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
        <translation>La référence n’a aucun tirage aussi loin que la valeur mesurée de {} des {} essais : {}. Sa densité n’y est pas connue et compte pour 1e-4.</translation>
    </message>
    <message>
        <source>The answer was found on response surfaces that were not checked there by simulation.</source>
        <translation>La réponse a été trouvée sur des surfaces de réponse qui n’y ont pas été vérifiées par simulation.</translation>
    </message>
    <message>
        <source>The log-likelihood of one experiment on its response surface is {:.2g} off the simulated one at the answer, more than {:g}; the maximum may lie elsewhere. Search on simulations to be sure.</source>
        <translation>La log-vraisemblance d’un essai sur sa surface de réponse s’écarte de {:.2g} de celle simulée à la réponse, plus que {:g} ; le maximum peut être ailleurs. Pour en être sûr, cherchez sur des simulations.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>"%1" is not a number</source>
        <translation>« %1 » n’est pas un nombre</translation>
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
        <translation>supprimer %1</translation>
    </message>
    <message>
        <source>rename run %1</source>
        <translation>renommer le calcul %1</translation>
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
        <translation>Périmé : {}</translation>
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
        <translation>moyenne avec plage à 95 %</translation>
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
        <source>standardised residual</source>
        <translation>résidu standardisé</translation>
    </message>
    <message>
        <source>experiments</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>standardised residuals</source>
        <translation>résidus standardisés</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>loi normale centrée réduite</translation>
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
        <source> {} of {} measured values lie within ±1.96 standard deviations of their prediction, {:.0f} are expected.</source>
        <translation> {} des {} valeurs mesurées sont à moins de ±1,96 écart-type de leur prédiction, {:.0f} sont attendues.</translation>
    </message>
    <message>
        <source>Identification report</source>
        <translation>Rapport d’identification</translation>
    </message>
    <message>
        <source>: what a given distribution predicts</source>
        <translation> : ce que prédit une loi donnée</translation>
    </message>
    <message>
        <source> identification from one experiment</source>
        <translation> identification à partir d’un essai</translation>
    </message>
    <message>
        <source> identification from {} experiments</source>
        <translation> identification à partir de {} essais</translation>
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
        <translation> Un avertissement : voir la section {}.</translation>
    </message>
    <message>
        <source> {} warnings: see section {}.</source>
        <translation> {} avertissements : voir la section {}.</translation>
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
        <source>Experiment {} is not explained.</source>
        <translation>L’essai {} n’est pas expliqué.</translation>
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
        <translation>1 fil d’exécution ; résultat indépendant de leur nombre</translation>
    </message>
    <message>
        <source>{:.0f} threads; result independent of their number</source>
        <translation>{:.0f} fils d’exécution ; résultat indépendant de leur nombre</translation>
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
        <translation>Texte de l’étude : {}, SHA-256 {}.</translation>
    </message>
    <message>
        <source>This text, the data and the model reproduce every number of this report. Differences in the last printed digit on another processor are reported by the command above.</source>
        <translation>Ce texte, les données et le modèle reproduisent chaque nombre de ce rapport. Les différences au dernier chiffre imprimé sur un autre processeur sont signalées par la commande ci-dessus.</translation>
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
        <translation>Simulations par essai avec lesquelles log L est connu avec la même erreur absolue moyenne sur {} essais : par le développement, et par des tirages du modèle seul (jusqu’à {} ont été essayés ; – signifie davantage, ou moins de 8).</translation>
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
        <source>log L = {} ({} by the reference). </source>
        <translation>log L = {} ({} par la référence). </translation>
    </message>
    <message>
        <source>log L = {}. </source>
        <translation>log L = {}. </translation>
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
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Plage de recherche</translation>
    </message>
    <message>
        <source>What was given</source>
        <translation>Ce qui était donné</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>What was reached before the end; these numbers are not an answer</source>
        <translation>Ce qui était atteint avant la fin ; ces nombres ne sont pas une réponse</translation>
    </message>
    <message>
        <source>, by maximum likelihood with {}</source>
        <translation>, par maximum de vraisemblance avec {}</translation>
    </message>
    <message>
        <source>Intervals: {}. </source>
        <translation>Intervalles : {}. </translation>
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
        <source>{} lies on a bound of the search range; the interval is one-sided.</source>
        <translation>{} est sur une borne de la plage de recherche ; l’intervalle est unilatéral.</translation>
    </message>
    <message>
        <source>{} lie on a bound of the search range; the interval is one-sided.</source>
        <translation>{} sont sur une borne de la plage de recherche ; l’intervalle est unilatéral.</translation>
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
        <translation> de {} des {} essais : {} avec la plus grande distance et {} avec une distance moyenne entre prédiction et {}. </translation>
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
        <translation>Densités prédites : {}</translation>
    </message>
    <message>
        <source>Predicted densities</source>
        <translation>Densités prédites</translation>
    </message>
    <message>
        <source>Left: {} experiments with their predicted mean and 95 % range{}. Right: residuals divided by the predicted standard deviation, and the standard normal density (dashed). {} of {} lie within ±1.96; {:.0f} are expected.</source>
        <translation>À gauche : {} essais avec leur moyenne prédite et leur plage à 95 %{}. À droite : résidus divisés par l’écart-type prédit, et la densité normale centrée réduite (tirets). {} sur {} sont dans ±1,96 ; {:.0f} sont attendus.</translation>
    </message>
    <message>
        <source>; hollow points lie in the tails of their prediction</source>
        <translation> ; les points creux sont dans les queues de leur prédiction</translation>
    </message>
    <message>
        <source>Measured against predicted {}</source>
        <translation>Mesuré contre prédit : {}</translation>
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
        <translation> Elle s’est terminée parce que : {}.</translation>
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
        <translation>Indices de Sobol du développement polynomial : part de la variance de {} que chaque inconnue cause seule (premier ordre) et avec les autres (total), {}.</translation>
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
        <translation>Les {} essais : valeur mesurée, moyenne et écart-type de sa prédiction, log-vraisemblance, distance de la densité à {}.</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Tous les essais</translation>
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
        <translation>Pas de données : déposez un fichier</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 essais</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>Does not fit the model</source>
        <translation>Ne convient pas au modèle</translation>
    </message>
    <message>
        <source>%1 rows, %2 problems</source>
        <translation>%1 lignes, %2 problèmes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>None: pick a rig or write one</source>
        <translation>Aucun : prenez un banc d’essai</translation>
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
        <source>%1 · %2 warnings</source>
        <translation>%1 · %2 avertissements</translation>
    </message>
    <message>
        <source>%1 · %2 states</source>
        <translation>%1 · %2 états</translation>
    </message>
    <message>
        <source>1 error in line %1</source>
        <translation>1 erreur à la ligne %1</translation>
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
        <translation>Bloqué : pas de modèle</translation>
    </message>
    <message>
        <source>Blocked: model has an error</source>
        <translation>Bloqué : erreur dans le modèle</translation>
    </message>
    <message>
        <source>%1 · %2 numbers searched</source>
        <translation>%1 · %2 nombres cherchés</translation>
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
        <translation>Calcul %1</translation>
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
        <translation>Bloqué : %1</translation>
    </message>
    <message>
        <source>Run %1 answered · %2</source>
        <translation>Calcul %1 répondu · %2</translation>
    </message>
    <message>
        <source>Run %1 EMPTY</source>
        <translation>Calcul %1 VIDE</translation>
    </message>
    <message>
        <source>Run %1 cancelled</source>
        <translation>Calcul %1 annulé</translation>
    </message>
    <message>
        <source>Run %1 without an answer</source>
        <translation>Calcul %1 sans réponse</translation>
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
        <source>%1 runs</source>
        <translation>%1 calculs</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Blocked: no run yet</source>
        <translation>Bloqué : aucun calcul</translation>
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
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc);;All files (*)</source>
        <translation>Données (*.csv *.txt *.tsv *.lvm *.asc);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Another density: %1</source>
        <translation>Autre densité : %1</translation>
    </message>
    <message>
        <source>%1 has no estimates to evaluate.</source>
        <translation>%1 n’a pas d’estimations à évaluer.</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Other data at the values found (validation)…</source>
        <translation>Autres données aux valeurs trouvées (validation)…</translation>
    </message>
    <message>
        <source>Run %1 on %2</source>
        <translation>Calcul %1 sur %2</translation>
    </message>
    <message>
        <source>%1 has no start value</source>
        <translation>%1 n’a pas de valeur de départ</translation>
    </message>
    <message>
        <source>%1: the search's min %2 is above its max %3</source>
        <translation>%1 : le minimum %2 de la recherche dépasse son maximum %3</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its search range %3 … %4</source>
        <translation>%1 = %2 est hors de sa plage de recherche %3 … %4</translation>
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
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>point value</source>
        <translation>valeur unique</translation>
    </message>
    <message>
        <source>%1: clip lower %2 is not below clip upper %3</source>
        <translation>%1 : la troncature inférieure %2 n’est pas au-dessous de la supérieure %3</translation>
    </message>
    <message>
        <source>%1 = %2: it %3</source>
        <translation>%1 = %2 : %3</translation>
    </message>
    <message>
        <source>%1: the search's min %2 %3</source>
        <translation>%1 : minimum %2 de la recherche : %3</translation>
    </message>
    <message>
        <source>%1: the clipping box holds no probability of this distribution</source>
        <translation>%1 : l’intervalle de troncature ne contient aucune probabilité de cette loi</translation>
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
</context>
<context>
    <name>rigor::ComparePage</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>log L, larger is better</source>
        <translation>log L, plus grand est meilleur</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
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
        <source>Comparable only on the same data; the score per experiment is common to all.</source>
        <translation>Comparable seulement sur les mêmes données ; le score par essai est commun à tous.</translation>
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
        <translation>Calcul %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Réglages qui diffèrent</translation>
    </message>
    <message>
        <source>None: the runs have the same settings.</source>
        <translation>Aucun : les calculs ont les mêmes réglages.</translation>
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
        <source>95 % intervals, marginal; band and dotted line = reference</source>
        <translation>Intervalles à 95 %, marginaux ; bande et ligne pointillée = référence</translation>
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
        <translation>Répéter %1</translation>
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
        <translation>Calcul %1 · référence</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 sur %2 calculs</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 calculs</translation>
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
        <translation>dans la plage à 95 %</translation>
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
        <source>Run %1 puts %2 %3 combined standard errors %4.</source>
        <translation>Le calcul %1 place %2 de %3 erreurs types combinées %4.</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>plus haut</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>plus bas</translation>
    </message>
    <message>
        <source>All runs agree with run %1 within 1.96 standard errors.</source>
        <translation>Tous les calculs concordent avec le calcul %1 à 1,96 erreur type près.</translation>
    </message>
    <message>
        <source>Not all runs agree with run %1.</source>
        <translation>Tous les calculs ne concordent pas avec le calcul %1.</translation>
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
        <source>share inside the 95 % range</source>
        <translation>part dans la plage à 95 %</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>réglage</translation>
    </message>
</context>
<context>
    <name>rigor::DataHead</name>
    <message>
        <source>sets %1</source>
        <translation>fixe %1</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>paramètre %1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>sortie %1</translation>
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
        <source>The texts of this column stand for parameter values, listed in the study file.</source>
        <translation>Les textes de cette colonne représentent des valeurs de paramètres, listées dans le fichier d’étude.</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Signification de %1</translation>
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
        <source>2. Press F5: 108 experiments, some seconds.</source>
        <translation>2. Appuyez sur F5 : 108 essais, quelques secondes.</translation>
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
        <source>Unit</source>
        <translation>Unité</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Matched by name, or as chosen above the rows. Units are read from the header and converted; values in the file stay as they are.</source>
        <translation>Associé par le nom, ou selon le choix au-dessus des lignes. Les unités sont lues dans l’en-tête et converties ; les valeurs du fichier restent telles quelles.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
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
        <translation>Le fichier indique %1.</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>pas d’unité</translation>
    </message>
    <message>
        <source>First cell %1, last cell %2.</source>
        <translation>Première cellule %1, dernière cellule %2.</translation>
    </message>
    <message>
        <source>The unit "%1" is not understood: %2</source>
        <translation>L’unité « %1 » n’est pas comprise : %2</translation>
    </message>
    <message>
        <source>change the unit of %1</source>
        <translation>changer l’unité de %1</translation>
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
        <translation>ligne %1</translation>
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
        <source>first of %1 files</source>
        <translation>premier de %1 fichiers</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 colonnes</translation>
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
        <translation>1 problème dans %2 lignes.</translation>
    </message>
    <message>
        <source>%1 problems in %2 rows.</source>
        <translation>%1 problèmes dans %2 lignes.</translation>
    </message>
    <message>
        <source>Nothing is dropped silently; every decision is listed below and can be changed.</source>
        <translation>Rien n’est écarté en silence ; chaque décision est listée ci-dessous et peut être changée.</translation>
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
        <source>Mark outliers: while this is down, a click on a point marks it or takes the mark away</source>
        <translation>Marquer les valeurs aberrantes : tant que ce bouton est enfoncé, un clic marque un point ou ôte sa marque</translation>
    </message>
    <message>
        <source>Mark outliers</source>
        <translation>Marquer les valeurs aberrantes</translation>
    </message>
    <message>
        <source>take the mark of line %1 away</source>
        <translation>ôter la marque de la ligne %1</translation>
    </message>
    <message>
        <source>mark line %1 as outlier</source>
        <translation>marquer la ligne %1 comme aberrante</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Aperçu de %1</translation>
    </message>
    <message>
        <source>One point per row of the file.</source>
        <translation>Un point par ligne du fichier.</translation>
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
    <name>rigor::DensityGrid</name>
    <message>
        <source>Densities of all experiments</source>
        <translation>Densités de tous les essais</translation>
    </message>
    <message>
        <source>no density</source>
        <translation>pas de densité</translation>
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
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>in names [ ]</source>
        <translation>dans les noms [ ]</translation>
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
        <translation>Densité d’entrée aux valeurs de départ ; %1 tronqué</translation>
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
        <translation>changer %1</translation>
    </message>
    <message>
        <source>change simulation setting %1</source>
        <translation>changer le réglage de simulation %1</translation>
    </message>
    <message>
        <source>The method's settings are not valid.</source>
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
        <translation>Enregistrez sous un autre nom pour garder les deux ; ce qui y est enregistré d’abord n’est pas écrasé d’ici.</translation>
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
        <translation>ouvrir %1</translation>
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
        <translation>Le dialecte du fichier précédent ne convient pas ; il a été reconnu à nouveau.</translation>
    </message>
    <message>
        <source>Of the recipe of the file before, what names %1 was dropped: there are no such columns.</source>
        <translation>De la recette du fichier précédent, ce qui nomme %1 a été abandonné : ces colonnes n’existent pas.</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>importer %1</translation>
    </message>
    <message>
        <source>import %1 files</source>
        <translation>importer %1 fichiers</translation>
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
        <translation>%1 a été modifié par une autre fenêtre à %2. Enregistrez sous un autre nom, ou rouvrez-le.</translation>
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
</context>
<context>
    <name>rigor::ExperimentTable</name>
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
        <source>Experiments</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
</context>
<context>
    <name>rigor::FactsView</name>
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
    <name>rigor::FieldForm</name>
    <message>
        <source>Back to the default, %1</source>
        <translation>Revenir à la valeur par défaut, %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
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
    <name>rigor::FindAction</name>
    <message>
        <source>Find an action, a page or a run</source>
        <translation>Chercher une action, une page ou un calcul</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
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
        <translation>était %1</translation>
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
        <translation>utiliser %1 comme %2</translation>
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
        <translation>aucun : chaque ligne a été comprise</translation>
    </message>
</context>
<context>
    <name>rigor::InversePage</name>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Nothing was found before the run ended. Run again and let the search end.</source>
        <translation>Rien n’a été trouvé avant la fin du calcul. Recalculez et laissez la recherche se terminer.</translation>
    </message>
    <message>
        <source>No interval: it is computed when the search has ended. Run again and let it end.</source>
        <translation>Pas d’intervalle : il est calculé quand la recherche est terminée. Recalculez et laissez-la se terminer.</translation>
    </message>
    <message>
        <source>No interval is stated.</source>
        <translation>Aucun intervalle n’est indiqué.</translation>
    </message>
    <message>
        <source>No bound is active.</source>
        <translation>Aucune borne n’est active.</translation>
    </message>
    <message>
        <source>On a bound: %1. The interval is one-sided.</source>
        <translation>Sur une borne : %1. L’intervalle est unilatéral.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustement</translation>
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
        <source>log L, %1</source>
        <translation>log L, %1</translation>
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
        <source>error of log L, max. ent.</source>
        <translation>erreur de log L, max. ent.</translation>
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
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>experiments in the tails</source>
        <translation>essais dans les queues</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>, M = %1</source>
        <translation>, M = %1</translation>
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
        <source>measured value</source>
        <translation>valeur mesurée</translation>
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
        <source>Densities</source>
        <translation>Densités</translation>
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
        <source>Settings and provenance</source>
        <translation>Réglages et provenance</translation>
    </message>
    <message>
        <source>%1 of %2 experiments explained</source>
        <translation>%1 sur %2 essais expliqués</translation>
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
        <source>Order of the small plots</source>
        <translation>Ordre des petits tracés</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Essais</translation>
    </message>
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
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>Standardised residuals</source>
        <translation>Résidus standardisés</translation>
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
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Mean over the experiments</source>
        <translation>Moyenne sur les essais</translation>
    </message>
    <message>
        <source>%1 rows · selection is shared with the plots</source>
        <translation>%1 lignes · sélection partagée avec les tracés</translation>
    </message>
    <message>
        <source>The run ended in the first generation: there is no path to show yet. The best values of that generation are at the right.</source>
        <translation>Le calcul s’est terminé à la première génération : il n’y a pas encore de chemin à montrer. Les meilleures valeurs de cette génération sont à droite.</translation>
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
        <source>No Sobol indices</source>
        <translation>Pas d’indices de Sobol</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Essai %1</translation>
    </message>
    <message>
        <source>Density of experiment %1</source>
        <translation>Densité de l’essai %1</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>%1, each experiment</source>
        <translation>%1, chaque essai</translation>
    </message>
</context>
<context>
    <name>rigor::JobStrip</name>
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
        <translation>File %1</translation>
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
        <translation>meilleur jusqu’ici ; à droite : variation sur les 5 dernières générations</translation>
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
        <translation>meilleur %1 après %2 générations</translation>
    </message>
    <message>
        <source>population, 10 … 90 %</source>
        <translation>population, 10 … 90 %</translation>
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
        <translation>%1 · %2 calculs</translation>
    </message>
    <message>
        <source>Changes are not autosaved.</source>
        <translation>Les modifications ne sont pas sauvegardées automatiquement.</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminé en %1</translation>
    </message>
    <message>
        <source>refused its input</source>
        <translation>a refusé ses entrées</translation>
    </message>
    <message>
        <source>cancelled. Kept: best of %1 simulations</source>
        <translation>annulé. Gardé : le meilleur de %1 simulations</translation>
    </message>
    <message>
        <source>ended after %1: %2</source>
        <translation>terminé après %1 : %2</translation>
    </message>
    <message>
        <source>Run %1 %2</source>
        <translation>Calcul %1 %2</translation>
    </message>
    <message>
        <source>The run did not start.</source>
        <translation>Le calcul n’a pas démarré.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir : %1</translation>
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
        <translation>Sauvegarde automatique %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré %1</translation>
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
        <source>All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.mo);;Projects (*.rigor);;Studies (*.toml);;Data (*.csv *.txt *.tsv);;Models (*.mo);;All files (*)</source>
        <translation>Tout ce que Rigor ouvre (*.rigor *.toml *.csv *.txt *.tsv *.mo);;Projets (*.rigor);;Études (*.toml);;Données (*.csv *.txt *.tsv);;Modèles (*.mo);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Importer des données</translation>
    </message>
    <message>
        <source>Data (*.csv *.txt *.tsv *.lvm *.asc);;All files (*)</source>
        <translation>Données (*.csv *.txt *.tsv *.lvm *.asc);;Tous les fichiers (*)</translation>
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
        <source>Models (*.mo);;All files (*)</source>
        <translation>Modèles (*.mo);;Tous les fichiers (*)</translation>
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
        <source>Export study</source>
        <translation>Exporter l’étude</translation>
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
        <translation>Rigor %1</translation>
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
        <translation>Guide : cette page</translation>
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
        <translation>Son état du %1 a été gardé, avec tous les calculs.</translation>
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
</context>
<context>
    <name>rigor::MeasureChart</name>
    <message>
        <source>Measures of the runs</source>
        <translation>Mesures des calculs</translation>
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
        <translation> · étude : %1</translation>
    </message>
    <message>
        <source>%1, %2 unknown</source>
        <translation>%1, %2 inconnus</translation>
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
        <translation>%1 = %2 est hors de sa plage %3 … %4</translation>
    </message>
    <message>
        <source>The text gives %1 no value of its own that could be changed here</source>
        <translation>Le texte ne donne à %1 aucune valeur propre qu’on puisse changer ici</translation>
    </message>
</context>
<context>
    <name>rigor::ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Open .mo…</source>
        <translation>Ouvrir un .mo…</translation>
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
        <source>Modelica subset · %1 lines · checked 0.1 s after the last key</source>
        <translation>Sous-ensemble de Modelica · %1 lignes · vérifié 0,1 s après la dernière touche</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>line : column</source>
        <translation>ligne : colonne</translation>
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
        <translation>Guide : cette page</translation>
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
        <translation>Guide : cette page (F1)</translation>
    </message>
</context>
<context>
    <name>rigor::Plot</name>
    <message>
        <source>No. %1: </source>
        <translation>N° %1 : </translation>
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
    <name>rigor::QueueList</name>
    <message>
        <source>Queue   %1 waiting</source>
        <translation>File   %1 en attente</translation>
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
        <translation>les pages elles-mêmes, %1 %</translation>
    </message>
    <message>
        <source>of %1, 1 page A4</source>
        <translation>de %1, 1 page A4</translation>
    </message>
    <message>
        <source>of %1, %2 pages A4</source>
        <translation>de %1, %2 pages A4</translation>
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
        <source>not in this run</source>
        <translation>pas dans ce calcul</translation>
    </message>
    <message>
        <source>table, 95 % intervals · always</source>
        <translation>tableau, intervalles à 95 % · toujours</translation>
    </message>
    <message>
        <source>6 of %1 experiments</source>
        <translation>6 des %1 essais</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>%1 essais</translation>
    </message>
    <message>
        <source>scatter, residuals</source>
        <translation>nuage de points, résidus</translation>
    </message>
    <message>
        <source>half a page</source>
        <translation>une demi-page</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1 · always in the report</source>
        <translation>%1 · toujours dans le rapport</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
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
        <translation>de %1</translation>
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
        <translation>%1, et %2 tableaux à côté</translation>
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
        <source>log L %1</source>
        <translation>log L %1</translation>
    </message>
    <message>
        <source>at most %1 left</source>
        <translation>encore %1 au plus</translation>
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
        <source>Run again with the same settings, another density or other data</source>
        <translation>Recalculer avec les mêmes réglages, une autre densité ou d’autres données</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write result.json, the tables and the study into a folder</source>
        <translation>Écrire result.json, les tableaux et l’étude dans un dossier</translation>
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
        <source>Settings of the method</source>
        <translation>Réglages de la méthode</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Ready for the next run</source>
        <translation>Prêt pour le prochain calcul</translation>
    </message>
    <message>
        <source>%1 experiments, %2 numbers searched</source>
        <translation>%1 essais, %2 nombres cherchés</translation>
    </message>
    <message>
        <source>log L</source>
        <translation>log L</translation>
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
        <source>log L, all experiments</source>
        <translation>log L, tous les essais</translation>
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
        <translation>Pas encore d’intervalle : il est calculé quand la recherche est terminée.</translation>
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
        <source>left, at most</source>
        <translation>restant, au plus</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
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
        <source>1 warning.</source>
        <translation>1 avertissement.</translation>
    </message>
    <message>
        <source>%1 warnings, all in the report.</source>
        <translation>%1 avertissements, tous dans le rapport.</translation>
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
        <translation>aucun : valeurs par défaut</translation>
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
        <translation>Montré : texte de %1</translation>
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
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
</context>
<context>
    <name>rigor::StartPage</name>
    <message>
        <source>Drop a measurement file here</source>
        <translation>Déposez ici un fichier de mesures</translation>
    </message>
    <message>
        <source>CSV or text; separators, decimal sign, units and dates are recognised</source>
        <translation>CSV ou texte ; séparateurs, signe décimal, unités et dates sont reconnus</translation>
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
        <translation>modèle, données et études, pas encore calculés ; enregistrés comme votre propre projet</translation>
    </message>
    <message>
        <source>Which input distribution explains 108 shifting times?</source>
        <translation>Quelle loi d’entrée explique 108 temps de passage ?</translation>
    </message>
    <message>
        <source>Inverse uncertainty</source>
        <translation>Incertitude inverse</translation>
    </message>
    <message>
        <source>Is the model wrong, and which sensors would tell?</source>
        <translation>Le modèle est-il faux, et quels capteurs le diraient ?</translation>
    </message>
    <message>
        <source>Model adequacy</source>
        <translation>Adéquation du modèle</translation>
    </message>
    <message>
        <source>Which friction values are guaranteed possible?</source>
        <translation>Quelles valeurs de frottement sont garanties possibles ?</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>How does the valve curve look while it runs?</source>
        <translation>Quelle est la courbe de la vanne en marche ?</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Where is the global optimum among many local ones?</source>
        <translation>Où est l’optimum global parmi beaucoup d’optima locaux ?</translation>
    </message>
    <message>
        <source>Homotopy</source>
        <translation>Homotopie</translation>
    </message>
    <message>
        <source>Which of four mount parameters does the data fix?</source>
        <translation>Lesquels des quatre paramètres du support les données fixent-elles ?</translation>
    </message>
    <message>
        <source>Seven parameters: which does the data fix?</source>
        <translation>Sept paramètres : lesquels les données fixent-elles ?</translation>
    </message>
    <message>
        <source>Do two multibody formulations agree?</source>
        <translation>Deux formulations multicorps concordent-elles ?</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>How does one normal input spread through a formula?</source>
        <translation>Comment une entrée normale se propage-t-elle dans une formule ?</translation>
    </message>
</context>
<context>
    <name>rigor::Strip</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>rigor::StripArea</name>
    <message>
        <source>%1 messages.</source>
        <translation>%1 messages.</translation>
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
        <translation>Annuler : %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Rétablir : %1 (Ctrl+Maj+Z)</translation>
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
        <translation>supprimer l’inconnue %1</translation>
    </message>
    <message>
        <source>Search range of %1</source>
        <translation>Plage de recherche de %1</translation>
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
        <translation>changer %1 de %2</translation>
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
        <translation>Choisissez les paramètres à identifier ; les autres gardent leur valeur</translation>
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
        <translation>déplacer %1 de %2</translation>
    </message>
    <message>
        <source>drag %1 of %2</source>
        <translation>faire glisser %1 de %2</translation>
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
        <translation>ajouter l’inconnue %1</translation>
    </message>
    <message>
        <source>%1 unknowns, %2 searched numbers</source>
        <translation>%1 inconnues, %2 nombres cherchés</translation>
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
        <translation>%1 est donné par %2 ; changez-le à droite</translation>
    </message>
    <message>
        <source>A point value has no standard deviation</source>
        <translation>Une valeur unique n’a pas d’écart-type</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>changer %1 de %2</translation>
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
        <translation>Les inconnues sont indépendantes entre elles : leur corrélation est 0.</translation>
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
        <translation>%1 et %2 sont indépendants : corrélation 0.</translation>
    </message>
</context>
</TS>
