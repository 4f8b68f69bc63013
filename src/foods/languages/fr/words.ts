/** All other words. Notation: ../README.md. */
export const WORDS = `
_ oil | huile _
_ milk | lait _
_ butter | beurre _
_ flour | farine _
_ cream | crème _
_ sauce | sauce _
mashed _ | purée _
_ powder | poudre _
_ paste | pâte de _, pâte d'_
_ juice | jus _
_ vinegar | vinaigre _
_ stock | bouillon _, fumet _
_ zest | zeste _, zestes _, écorce _
_ peel | pelure _, peau _, épluchure _
_ syrup | sirop _
_ jam | confiture _
_ jelly | gelée _
_ sugar | sucre _
_ yoghurt | yaourt _, yogourt _
_ cheese | fromage _
_ clove | gousse _
_ fillet | filet _, filets _
_ slice | tranche _, rondelle _
_ leaf | feuille _
_ seed | graine _
_ flake | flocon _, flocons _
_ starch | fécule _, amidon _
_ extract | extrait _, essence _
_ pâté | terrine de _
_ mousse | mousse _
_ thigh | cuisse _
_ wing | aile _
_ liver | foie _
_ chop | côtelette _, côte de _
_ shoulder | épaule _
_ loin | longe _
_ escalope | escalope _
_ steak | pavé _, darne _
_ breast | poitrine _, blanc de _
roast _ | rôti de _, rôti d'_
minced _ | hachis _, haché de _
_ sausage | saucisse _
_ salad | salade de _
_ ice cream | glace à _, glace à la _, glace au _, glace aux _
_ compote | compote _
_ sprout | germe _, pousse _
knob of _ | noix de _, noisette de _
_ sized | taille d'une _, taille d'un _, gros comme un _, gros comme une _, gros comme des _, grosse comme un _, grosse comme une _, grosses comme un _, grosses comme une _, grosses comme des _, grosseur d'une _, grosseur d'un _, taille de _, taille des _
_ shaped | forme de _, forme d'_
=rolling pin | moule à _, plat à _, assiette à _, poêle à _, rouleau à _, cuillère à _, cuiller à _, fourchette à _, verre à _, moulin à _, machine à _, cercle à _, bol à _, planche à _, pot à _, pince à _, râpe à _, panier à _, tasse à _, service à _, four à _, pierre à _, corne à _, pinceau à _, roulette à _, caquelon à _, presse à _, coupe à _, appareil à _, plaque à _, pique à _, batteur à _, robot de _, ficelle à _, casserole à _, papier à _, boîte à _, sac à _, brosse à _, caissette à _, flûte à _
rolling pin | couteau à pain, couteau à beurre, couteau à huître, couteau à poisson, couteau à fromage, couteau à viande, couteau à jambon, couteau à filet de sole, sole du four, sole de four, en bois, en fonte, douille, thermomètre, mandoline, siphon, bougie, aluminium, pics à brochette, feuille de bananier, cercle à pâtisserie, presse-purée, presse-ail, presse-agrumes, presse-citron, cuit-œufs, mouli-légumes, coupe-œuf, casse-noix, casse-noisettes, cul-de-poule, au chinois, un chinois, le chinois, marmite, cocotte, casserole, poêle, wok, four, plaque, grille, papier, essuie-tout, film, torchon, saladier, bol, récipient, terrine, spatule, cuiller, fourchette, couteau, louche, fouet, batteur, robot, mixeur, mixer, mixe, mixez, rouleau à pâtisserie, rouleau, emporte-pièce, poche, pinceau, moule, ramequin, verrine, assiette, plat, planche, plan de travail, mortier, pilon, barbecue, plancha, bain-marie, bain marie, balance, bocal, bocaux, cercle, caissette, brochette en bois, pics, pique, cuiseur, vapeur, tajine à, rond, rape, plateau, papillote, papillotes, en papillote, pelle, mousseline, table
glass | verre
bowl | coupe, coupes, coupelle, bols
g | g, gr, gramme, mg
kg | kg, kilo, kilogramme
l | l, litre
ml | ml, millilitre, cc
dl | dl, décilitre
cl | cl, centilitre
pound | lb, livre
oz | oz, once
tbsp | c. à soupe=, c. à s.=, c à s, càs=, cas, cs=, cuillerée=, cuillerée à soupe=, cuil. à soupe=, cuill. à soupe=, cuiller à soupe, c.à.s, c.à.s., cuil à soupe, c-à-s, c. à table, c. à tab., cuillère à table, cuill. à s.=, CàS, c à soupe, cuillère comble, bonne cuillère, c. s.=, c.s.
tsp | cuillerée à café=, c. à café=, c. à c.=, c à c, càc=, cuil. à café=, cuill. à café=, cuiller à café, c.à.c, c.à.c., cuil à café, c-à-c, c. à thé, cuillère à thé, cuill. à c.=, cuillère à dessert, cuillère à moka, CàC, c à café
cup | tasse, mug
pinch | pincée, pointe, pointe de couteau, soupçon, un peu, nuage, prise
dash | trait, giclée, goutte, lichette, larme, doigt, filet
packet | dosette, bombe, sachet=, paquet=, enveloppe, barquette, pochette, sac, carton, emballage, étui, plaquette, demi-plaquette, demi-sachet
tin | boîte=, conserve=, boite, canette, cannette
jar | pot en verre, bocal de, demi-pot
pot | pot
bottle | bouteille, flacon, brique, briquette, demi-bouteille
bunch | botte=, bouquet=, demi-botte, poignées
handful | poignée
slice | tranche, rondelle, lamelle, lanière, tranchette, lame, escalopes de, rouelles, médaillon
piece | grappe, racine, suprême, cagette, rame, berlingot, plant, pouce, épi, capsule, pelote, morceau, pièce, bout, quartier, tronçon, part, pavé, darne, portion, carré, dose, unité, pc, mesure, reste, chute, éclat, brisure, bouchée, parure
cube | cube, dé, dés, brunoise, mirepoix de, tablette, pastille
strip | bâtonnet, julienne, allumettes, aiguillette, bâton, frites de
clove | gousse=
sprig | brin, branche, brindille, pluche, tige, rameau
leaf | feuille, feuillage, fane
head | tête, sommité, cœur, bulbe, pied, pomme de
ball | boule, boulette, bille, pâton, quenelle de
sheet | disque, abaisse, rectangle, plaque de pâte
disc | galette, palet
grind | tour de
shaving | copeau
flake | flocon, paillette
stalk | côte, côtes
rind | peau, écorce, pelure, zeste, couenne de fromage, épluchure
flesh | chair, pulpe
kernel | noyau, pépin, trognon, grain, queue, nervure, pédoncule
shell | coque, coquille, coquille d'œuf, coques de macaron, coques de pistaches, coques vides, coque de noix, carapace, coques chocolat, coques en chocolat, coques de tartelettes
skewer | brochette, pic, pics à brochette
fat | gras, graisse
bone | os, carcasse, arête, arêtes, ossements
half | demi, moitié, mi, moitié-moitié
quarter | quart
third | tiers
one | un
two | deux, paire
three | trois
four | quatre
five | cinq
six | six
seven | sept
eight | huit
nine | neuf
ten | dix, dizaine
twelve | douze, douzaine
few | quelque
several | plusieurs, divers, différents
first | premier, second, deuxième, troisième
the | le, la
this | cette, ce, cet
a | des
of | de, du, d, en, y compris de
some | plus, davantage, encore, surplus, supplémentaire, tant
and | et, puis, comme, que
or | ou, ou bien, soit, ou encore, sinon, voire, ou à défaut, à défaut
but | mais
with white wine | au vin blanc, déglacer au blanc, déglacez au blanc, mouiller au blanc, mouillez au blanc, verre de blanc, blanc sec
with red wine | au vin rouge
with wine | au vin
with pepper | au poivre
with cream | crémer, crémez, à la crème
with butter | pur beurre
with mustard | moutarder, moutardez, moutardé
with bacon | barder, bardez
beaten | en omelette
with | avec, contenant, contient, contiennent, accompagné de, au, à, agrémenté de, garni de, composé de, à partir de, fourré
without | sans, exempt de, hors, dépourvu de, sauf
fried | sauté, sauter
instead of | faute de, à défaut de, au lieu de, à la place de, à la place du, à la place des, en remplacement de, au lieu du, au lieu des, en guise de, plutôt que, plutôt que de, à la place de la, en remplacement du
replace | remplacer, remplacez, remplace, remplacez le, remplacé, remplacée, substituer, substituez
omit | supprimer, supprimez, omettre, omettez, laisser de côté
has no | ne contient pas de, ne contient pas, ne contient aucun, ne contiennent pas de, ne contient plus de, ne comporte pas de, ne renferme pas de, ne contient pas d', ne contient aucune
has neither | ne contient ni, ne contiennent ni, ne comporte ni, sans œufs ni, ne renferme ni
no | ni, ni aucun, ni aucune, ni de, pas de, aucun, aucune, jamais de, il n'y a pas de, plus aucun, zéro, 0% de, pas besoin de, nul besoin de, ne nécessite ni, ne nécessite pas de, ne requiert ni
not | non, pas, ne pas, n'est pas du, n'est pas de la, n'est pas un, n'est pas, ne sont pas, n'ajoutez pas, sans ajouter de, jamais, ne, nullement
free from | exempt d', libre de
heat | porter, portez, porté, portée
in | en, dans, parmi, dedans, à l'intérieur
on | sur, dessus
under | sous, dessous
to | jusqu'à, jusqu'au, vers
for | pour, afin
from | depuis, dès
by | par
as | tel que, telle que, par exemple, p. ex., p ex, ex
like | façon, à la manière de, comme un, comme une, comme de la, comme du, comme des, comme pour
for serving | pour la dorure, pour la sauce, pour la farce, pour la marinade, pour l'assaisonnement, pour le service, pour servir, pour accompagner, pour décorer, pour la déco, pour garnir, pour la garniture, pour parsemer, pour la finition, pour le dressage, pour saupoudrer, pour dresser, en accompagnement, décor, décoration, pour la présentation, pour napper, pour tremper
for frying | bain de friture, pour cuire, pour frire, pour la friture, pour la poêle, pour faire revenir, pour revenir, pour dorer, pour poêler, à frire, pour faire dorer, pour rissoler
for greasing | pour le moule, pour beurrer, pour graisser, pour graisser le moule, pour beurrer le moule, pour huiler, pour la plaque, pour le plat, pour le moule à gâteau
for rolling | pour le plan de travail, pour étaler, pour fleurer, pour fariner, pour le façonnage, pour abaisser
~if desired | si désiré, si vous le souhaitez, si vous aimez, si l'on aime, si on aime, selon envie, selon vos envies, selon l'envie, si vous voulez, si souhaité, si vous en avez, pour les gourmands, si tu veux, si tu aimes, pour les amateurs, éventuellement, si envie, si vous le désirez, si on le souhaite, si on veut, selon les envies
if desired | si nécessaire, si besoin, au besoin, à volonté, à convenance, à discrétion, qs, selon besoin, à votre convenance, à doser, selon l'appétit
~optional | facultatif, facultative, facultatifs, facultatives, optionnel, optionnelle, optionnels, en option, peut être omis, pas obligatoire, non obligatoire, variante, peut-être, au cas où
~perhaps | qui utilise aussi, fabriqué dans un atelier qui utilise, fabriqué dans un atelier utilisant, qui manipule, qui utilise, risque de contamination croisée avec, contamination croisée, contamination possible par
~~perhaps | peut contenir, peuvent contenir, peut contenir des traces de, traces de, trace de, traces éventuelles de, trace éventuelle de, traces possibles de, traces, éventuelles traces de, susceptible de contenir, pouvant contenir, présence éventuelle de, présence possible de
vegan | végétalien=, végétalienne, vegan, végan=, végétal, végétaux
vegetarian | végétarien, végétarienne, végé, veggie, sans viande
puffed _ | _ soufflé, _ soufflée
in salt crust | en croûte de sel
in pastry | en croûte
yellow _ | _ jaunes
white _ | _ blancs
vegan _ | _ d'origine végétale
gluten-free _ | _ sans gluten, _ certifié sans gluten, _ garanti sans gluten, _ certifiée sans gluten, _ garantie sans gluten, _ certifiés sans gluten, _ certifiées sans gluten
vegan _ | _ vegan, _ végane, _ végan, _ végétalien, _ végétalienne, _ végétal, _ végétale, _ végétaux, _ végétales, _ 100 % végétal, _ 100 % végétale
vegetarian _ | _ végétarien, _ végétarienne, _ végé
lactose-free _ | _ sans lactose
milk-free _ | _ sans lait
dairy-free _ | _ sans produits laitiers
egg-free _ | _ sans œuf, _ sans œufs
alcohol-free _ | _ sans alcool
nut-free _ | _ sans fruits à coque
soya-free _ | _ sans soja
gluten-free | sans gluten=, certifié sans gluten, garanti sans gluten
lactose-free | sans lactose=, délactosé
dairy-free | sans produit laitier, sans protéines de lait, sans lait de vache, sans PLV, sans laitage
milk-free | sans lait
egg-free | sans œuf, sans œufs, sans oeuf, sans oeufs
nut-free | sans noix, sans fruit à coque
peanut-free | sans arachide, sans cacahuète
soya-free | sans soja
sesame-free | sans sésame
alcohol-free | sans alcool, désalcoolisé
sugar-free | sans sucre, sans sucre ajouté
without added sulphites | sans sulfite ajouté
sulphite | sulfite, anhydride sulfureux, dioxyde de soufre
meat-free | sans viande animale
fresh | frais=, fraîche, fraîches, extra-frais, extra frais, ultra-frais
frozen | surgelé=, congelé=, glacé, glacée, glacés
thawed | décongelé
dried | séché=, sec=, sèche, déshydraté, lyophilisé
cooked | cuit, précuit, cuisson
raw | cru
ground | moulu=, en poudre=, pilé
grated | râpé=, râpée, râpés, rape
with flour egg breadcrumb | paner, panez, panant
with breadcrumbs and egg and flour | panure anglaise, panure à l'anglaise, escalope à l'anglaise
chopped | en purée, haché=, concassé, ciselé, écrasé, broyé, mixé, pressé, hachis
crumbled | émietté
sliced | émincé, en rondelles, en tranches, en lamelles, tranché, effilé, taillé, détaillé, tranchée
diced | coupé, coupée, coupés, découpé, en cubes, recoupé, détaillés
smoked | fumé=
unsmoked | non fumé
peeled | pelé, épluché, mondé, décortiqué, sans la peau, écossé, émondé
pitted | dénoyauté, épépiné, sans pépins, sans noyau, équeuté, effilés, évidé, étrogné, vidé
washed | lavé, rincé, essuyé, nettoyé, brossé, gratté, essoré, paré
drained | égoutté, pressées
soaked | trempé, dessalé, réhydraté, macéré
beaten | battu, battue, fouetté, fouettée, fouettés
whipped | monté, en neige, en chantilly
melted | fondu, liquéfié
softened | mou, molle, ramolli, pommade, à température ambiante
soft | tendre, moelleux, moelleuse, souple, malléable, tempéré, fondant, crémeux
cold | froid
warm | tiède, chaud, tiédi, chauffé
hot | brûlant, piquant, relevé, fort, pimenté, épicé, épicée, corsé
boiling | bouillant, frémissant, bouilli
roasted | rôti, grillé, grillée, torréfié, grillés, toasté
fried | frit, frite, frites à l'huile, poêlé, poêlée, poêlés
baked | gratiné, doré, au four
steamed | à l'étouffée, à l'étuvée, à la vapeur, blanchi, étuvé, mijoté
caramelised | caramélisé
pickled | mariné, au vinaigre, confit
salted | salé, demi-sel, saumuré
unsalted | non salé, doux, douce, sans sel, dessalées
sweetened | sucré, sucrée, sucrés
unsweetened | non sucré, sans sucre ajouté, sans sucres ajoutés
breaded | pané
stuffed | farci
with lemon | citronné
large | grand, gros, grosse, belle, beau, bel, géant, énorme, généreux, généreuse
small | petit, mini
medium | moyen, moyenne
thin | fin, mince, finement
thick | épais, épaisse, grossièrement
long | long, longue
short | court
ripe | mûr, à point
young | jeune, nouveau, nouvelle, primeur
old | vieux, vieille, vieil, affiné, rassis, rassie, ancien, ancienne, vieilli
white | bien blancs, très blancs, tout blancs, blanc=, blanche
red | rouge=
green | vert=
yellow | jaune=, rouges et jaunes, jaunes et rouges, verts et jaunes, jaunes et verts, jaunes ou
black | noir
brown | brun=, roussi
pink | rose, rosé
blue | bleue, cuisson bleu, steak bleu, bleu saignant, bleu ou saignant, thon rouge bleu
orange | orangé
purple | violet, violette, pourpre
golden | blond
dark | foncé
clear | clair
sweet | sucrines sucrées
sour | aigre, acide, acidulé
creamy | crémeuse, onctueux, onctueuse
crispy | croustillant, croquant, craquant
plain | nature, naturel, naturelle, simple, ordinaire, classique, traditionnel, traditionnelle, normal, neutre, basique, courant, standard
low-fat | allégé, écrémé, maigre, léger, light, dégraissé, sans matière grasse
full-fat | entier
organic | bio, biologique, fermier, local, du jardin, non traité, label rouge, Label Rouge, AOP, IGP, AOC, de montagne, plein air, élevé en plein air, artisanal, paysan
homemade | maison, fait maison
ready | prêt, prêt à cuire, prêt à l'emploi, prêt à dérouler, du commerce, industriel, instantané, prêt à garnir, étalée, prédécoupé
whole | complet
boneless | désossé, sans os, sans peau ni arêtes, désarêté, sans arête
skinless | sans peau
crustless | sans croûte
italian | italien, italienne
french | du Sud-Ouest, français, provençal, breton, bretonne, alsacien, alsacienne, normand, landais, basque, savoyard, lyonnais, bourguignonne, niçois, parisien, parisienne, corse, de Dijon, traditionnels, tradition
european | belge, flamand, liégeois, ardennais, suisse, valaisan, valaisanne, vaudois, genevois, québécois, canadien, canadienne
swiss | valais
greek | grec, grecque
asian | asiatique, chinois, japonais, thaï, thaïlandais, indien, indienne, vietnamien, vietnamienne, coréen, coréenne, libanais, marocain, mexicain, oriental, espagnol, anglais, américain, antillais, créole, turc, turque, hongrois, russe, japonaise
about | environ, env, env., à peu près, approximativement, presque, maximum, minimum, au moins, à ras bord, rase, bombée, comble, bon, bonne, petit peu
very | très, bien, trop, assez, plutôt, vraiment, extra, fortement, légèrement, particulièrement, totalement, entièrement, complètement, super
keep | se conserve, se conservent, conserver, conservez, se garde
=recipe | n'est pas _, n'est pas un _, n'est pas une _, ne sont pas _, texture de _, consistance de _, texture d'une _, consistance d'une _, texture d'un _, consistance d'un _, aspect d'une _, aspect d'un _
ball | boudin de pâte, en boudin, faire des boudins, forme de quenelle, en quenelles, une quenelle de
diced | en mirepoix
=allergy | allergique à _, allergiques à _, allergique aux _, allergiques aux _, allergique au _, allergiques au _, allergie aux _, allergie au _, allergies aux _, intolérant au _, intolérante au _, intolérants au _, intolérance au _
slice | anneau, anneaux
really | tricolore, charentais, conférence, roma, rayon, épicerie, magasin, ma, mes, ta, tes, ton, golden, gala, di bufala, campagne, chiffonnade, al dente, sifflet, biseau, issu, agriculture, frigo, astuce, ici, bas, partie, micro-ondes, tamis, moulinette, détail, vrac, prix, région, grand-mère, assorti, fleuri, mûri, réparti, indispensable, possible, peine, pied, fil, compact, gel, moulin, pleine terre, vingtaine, de cuisine, mode, origine, version, tartare, bloc, alimentaire, vierge, pression, sauvage, pur, amer, lisse, comestible, motte, couche, bûche, nid, vif, vive, juteux, ouverte, fini, fleur, arc-en-ciel, cuire, prêts, terme, pas trop, il, elle, on, nous, vous, se, sa, son, votre, vos, leur, notre, mon, qui, dont, où, quand, si, donc, car, ensuite, après, avant, pendant, durant, tout, tous, autre, chaque, même, aussi, déjà, ainsi, c'est, est, sont, a, ont, or, est-à-dire, càd, selon, choix, idéalement, type, sorte, genre, marque, qualité, quantité, taille, calibre, variété, recette, ingrédient, préparation, étape, pour la pâte, personne, séparé, égal, ensemble, restant, réservé, entre, celui, celle, ceux, chacun, rapide, facile, express, net, brut, poids, volume, diamètre, longueur, épaisseur, côté, côtés, centre, bord, base, forme, dur, ferme, consistance, texture, goût, saveur, arôme, parfum, couleur, obtenu, plus ou moins, pliée, plate, plats, ronde, ronds, ouvert, parfait, spécial, liquide, solide, fluide, préférence, refroidi, fendu, poêlé, choisi, réduit, rempli, entouré, tiédi, garni, roulé, pris, prise, mis, mise, laissé, sorti, extrait
minute | minute, min, mn, h, heure, seconde, sec.
string | ficelle, ficelle alimentaire
really | pomme de pin
leftover | restes, un reste, reste de poulet, de la veille
time | temps, jour, nuit, veille, matin, midi, semaine, mois, saison, Noël, Pâques, petit déjeuner, dessert, entrée, été, hiver
degrees | degré, °C, thermostat, th., celsius
cm | cm, centimètre, mm, millimètres
heat | feu, feux, feu doux, feu vif, chaleur, température, petit bouillon, petits bouillons, gros bouillons, premier bouillon, premiers bouillons, bouillonnement
really | mousse, écume, mousser, mousseux, mousseuse
crust | croûte, croûte de sel
bottom | fond
mixture | appareil, masse, préparations
blend | mélange, mélangé
filling | garniture
really | chemiser, foncer, foncez, fonçage
recipe | pommeau, pomme de pin, chair de poule, œil, coup d'œil, d'œil, patte d'oie, en amande, couleur caramel, noisette claire, mère poule, nid de poule, valeur, chef, boulanger, pâtissier, fromager, régime
`;
