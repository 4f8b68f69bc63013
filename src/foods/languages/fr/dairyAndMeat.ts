/** Milk, eggs, meat and fish. Notation: ../README.md. */
export const DAIRY_AND_MEAT = `
milk | lait, lait demi-écrémé, lait de vache, lait UHT, lait pasteurisé, lait demi écrémé, lait délactosé
goat milk | lait de chèvre
sheep milk | lait de brebis
milk powder | lait en poudre, lait écrémé en poudre, lait sec
condensed milk | lait concentré, lait condensé, Nestlé concentré
evaporated milk | lait évaporé, lait concentré non sucré, lait Carnation, lait concentré non-sucré
buttermilk | babeurre, lait ribot, lait battu, lait fermenté, lait de beurre
whey | petit-lait, lactosérum, protéines de lait, whey
casein | caséine, caséinate
lactose | lactose
dairy | laitage, produit laitier
milk protein | protéine laitière
cream | crème, crème fleurette, fleurette, crème fraîche liquide, crème entière, crème légère, crème à cuire, crème semi-épaisse, crème fraîche fluide, crème champêtre, crème de table, crème de lait
whipping cream | crème à fouetter, crème à 35 % à fouetter
double cream | crème double, crème double de Gruyère
whipped cream | crème fouettée, crème montée, chantilly, crème chantilly, crème Chantilly
creme fraiche | crème fraîche, crème fraiche, crème épaisse, crème d'Isigny, crème aigre épaisse
sour cream | crème aigre, crème sure, crème acidulée
yoghurt | yaourt, yogourt, yoghourt, yaourt brassé, lait caillé, yaourt bulgare
Greek yoghurt | yaourt grec, yaourt à la grecque, yogourt grec
fruit yoghurt | yaourt aux fruits, yaourt à la vanille, yaourt vanille, yaourt citron
kefir | kéfir
quark | fromage blanc, séré, petit-suisse, petit suisse, fromage frais blanc, faisselle, fromage à 0 %
skyr | skyr
butter | beurre, beurre demi-sel, beurre manié froid, beurre de baratte, beurre de tourage, beurre demi sel, petit beurre fondu, beurre noisette, parcelles de beurre
ghee | ghee, ghi, beurre clarifié
garlic butter | beurre persillé, beurre maître d'hôtel, beurre d'escargot, beurre à l'ail
with butter | beurrer, beurrez, beurré, beurrant, beurre le moule, beurre un moule, beurre ton moule
butter sauce | beurre blanc, beurre nantais
beurre manié | beurre manié
custard | crème anglaise, crème pâtissière, crème patissière, crème vanille, crème mousseline, crème diplomate, crème aux œufs, crème renversée, crème d'Isbert
custard powder | poudre à crème, préparation pour flan, préparation pour crème, poudre à flan, crème instantanée
ice cream | glace, crème glacée, glace vanille, glace à la vanille, glace à la fraise, glace à la pistache simple, glace plombières, parfait glacé
pistachio ice cream | glace à la pistache, glace pistache
dulce de leche | confiture de lait, dulce de leche
cheese | caillé, fromage, de râpé, du râpé, fromage à pâte dure, fromage à pâte molle, fromage à raclette, fromage en grains, fromage frais râpé, fromage d'alpage, fromage à tartiflette, fromage à pizza, fromage à burger, reblochon, munster, pont-l'évêque, époisses, vacherin, mont d'or, morbier, tome, tomette, cantal, salers, laguiole, tête de moine, rocamadour, coulommiers, saint-maure, beaufort, comté, gruyère, appenzell, appenzeller, étivaz, carré de l'est, oka, abbaye, chimay, maredsous, passendale, herve, fromage de Herve, orval, brocciu, cancoillotte, boulette d'Avesnes, vieux-lille, gaperon, cabécou, pélardon, banon, pouligny, selles-sur-cher, brebis, Etorki, Chaumes, Caprice des dieux, Saint-Albray, Boursault, Entremont, Bergader, Président, croquemitoufle, edelpilz, cottage, Fol Epi, Rouy, Pavé d'Affinois, migneron, Bleu de Gex doux
rennet | présure
goat cheese | fromage de chèvre, chèvre, bûche de chèvre, chèvre en bûche, bûchette de chèvre, crottin de chèvre, bûchette, Chavroux, petit Billy, fromage de chèvre frais, bûche chèvre, chèvre bûche
blue cheese | fromage bleu, bleu, bleu d'Auvergne, bleu de Gex, bleu des Causses, fourme d'Ambert, fromage persillé, fourme de Montbrison, Saint-Agur
Roquefort | roquefort
gorgonzola | gorgonzola
cream cheese | fromage frais, fromage à tartiner, fromage à la crème, Saint-Môret, St Môret, Saint-Moret, Carré frais, Philadelphia, fromage frais ail et fines herbes, fromage ail et fines herbes, fromage crème
Boursin | Boursin, Tartare ail et fines herbes, Paysan Breton fromage fouetté
mascarpone | mascarpone
ricotta | ricotta
cottage cheese | cottage cheese, fromage cottage, fromage caillé
processed cheese | Vache qui rit, La vache qui rit, fromage à burger, fromage toastinette, toastinettes, tranchettes, fromage en portions, Apéricube, Samos, crème de gruyère
Parmesan | parmesan, parmigiano, parmiggiano
pecorino | pecorino
mozzarella | mozzarella, mozza, mozarella, mozzarella di bufala
burrata | burrata
Emmental | emmental, emmenthal
raclette | raclette, fromage raclette
Gouda | gouda
manchego | manchego
feta | féta, feta
Brie | brie
Camembert | camembert
halloumi | halloumi
cheese curd | fromage en crottes, fromage en grains, grains de fromage, fromage skouik skouik, fromage en grain
fondue | la fondue, une fondue, fondue savoyarde, fondue au fromage, fondue moitié-moitié, fondue suisse, fondue fribourgeoise
plant milk | boisson végétale, crème végétale à boire
oat milk | lait d'avoine, boisson à l'avoine, boisson d'avoine, boisson avoine, lait avoine
almond milk | lait d'amande, boisson aux amandes, boisson à l'amande, lait amande, boisson amande, boisson d'amande
soya milk | boisson au soja, boisson soja, boisson de soja, lait soja, boisson de soya, tonyu
rice milk | boisson au riz, boisson de riz, lait riz, boisson riz
hazelnut milk | boisson noisette
coconut milk | lait coco
coconut drink | boisson coco, boisson à la noix de coco
coconut cream | crème coco
plant cream | crème fouettée végétale, chantilly végétale, crème fraîche végétale
oat cream | crème d'avoine, crème avoine, avoine cuisine
soya cream | crème soja, soja cuisine, cuisine soja
rice cream cuisine | crème de riz liquide, riz cuisine
almond cream cuisine | amande cuisine, crème végétale d'amande
soya yoghurt | yaourt au soja, yaourt soja
coconut yoghurt | yaourt coco, yaourt à la noix de coco, yaourt au lait de coco
almond yoghurt | yaourt à l'amande, yaourt amande
plant cheese | vromage, fauxmage, râpé végétal, fromage râpé végétal, tranches végétales goût fromage
plant butter | St Hubert Oméga 3 vegan, matière grasse végétale à tartiner vegan
margarine | margarine, margarine végétale, Planta Fin, Fruit d'Or, St Hubert, Solo, Becel
egg | œuf, oeuf, œufs, oeufs, œuf de poule, coquille d'œuf entière, ovoproduit
egg white | blanc d'œuf, blanc d'oeuf, blancs d'œufs, blancs d'oeufs, blancs, blanc en neige, blanc monté en neige, œufs en neige, blanc battu en neige
egg yolk | jaune d'œuf, jaune d'oeuf, jaunes d'œufs, jaunes d'oeufs, jaunes, le jaune
boiled egg | œuf dur, œufs durs, oeufs durs, œuf à la coque, œuf mollet, œuf poché, œuf au plat, œuf brouillé, œuf cocotte, œufs mimosa simples, œuf parfait, œufs miroir, œuf sur le plat
quail egg | œuf de caille
duck egg | œuf de cane, œuf d'oie
egg powder | œuf en poudre, albumine, blanc d'œuf en poudre
egg wash | dorure
egg replacer | substitut d'œuf, remplaçant d'œuf
flax egg | œuf de lin
meringue | meringue, coques de meringue, meringuette
mayonnaise | mayonnaise, mayo
vegan mayonnaise | véganaise
aioli | aïoli, ailloli
tartare sauce | sauce tartare
remoulade | rémoulade, sauce rémoulade
hollandaise | sauce hollandaise, hollandaise, béarnaise, sauce béarnaise, sauce mousseline
sauce maltaise | sauce maltaise
zabaglione | sabayon
meat | viande, viande hachée froide, le rôti, un rôti, votre rôti, pot-au-feu viande, grillades
minced beef | viande hachée, steak haché, bœuf haché, boeuf haché, viande de bœuf hachée, du haché, de haché, filet américain nature
haché mixte | haché porc et bœuf, haché porc-veau, haché porc et veau, viande hachée mélangée, haché mélangé
minced veal | veau haché
minced pork | porc haché
minced lamb | agneau haché
minced chicken | poulet haché
minced turkey | dinde hachée
sausage meat | chair à saucisse, farce fine
poultry | volaille
chicken | poulet, poule, coquelet, poularde, coq, chapon, sot-l'y-laisse, suprême de volaille, suprême de poulet, poussin
cooked chicken | poulet cuit, poulet rôti, reste de poulet
chicken breast | escalope de poulet, blanc de volaille, suprême de poulet, escalope de volaille, filet de volaille
chicken leg | cuisse de poulet, cuisse de volaille
chicken thigh | haut de cuisse, haut de cuisse de poulet
chicken drumstick | pilon de poulet
chicken wing | manchons de poulet, aileron de poulet
chicken liver | foie de volaille, gésier, gésiers de volaille
chicken nugget | nuggets de poulet, poulet pané, nuggets, cordon bleu de poulet pané, poulet frit
turkey | dinde, dindonneau, dindon, rôti de dinde, paupiette de dinde
turkey breast | filet de dinde
turkey ham | jambon de dinde, jambon de volaille, jambon de poulet
turkey bacon | bacon de dinde, lardons de volaille, allumettes de volaille, lardons de dinde
guinea fowl | pintade, pintadeau
duck | canard, canette, caneton, canard colvert
duck breast | magret, magret de canard, filet de canard
duck confit | confit de canard, cuisse de canard confite, confit d'oie
duck fat | graisse de canard, graisse d'oie
goose | oie
quail | caille
pheasant | faisan, perdreau, perdrix, bécasse, grive, gelinotte, palombe
pigeon | pigeon, pigeonneau
ostrich | autruche
beef | bœuf, boeuf, viande de bœuf, joue de bœuf, paleron, macreuse, gîte, jumeau, plat de côtes, basse côte, bourguignon à mijoter, bœuf à braiser, bœuf à bourguignon, bœuf bourguignon viande, rosbif, rôti de bœuf, aiguillette de rumsteck, tende de tranche, rond de gîte, rumsteak viande, bœuf séché frais, chateaubriand, pavé de bœuf, fondue chinoise viande, bœuf braisé, bison, cubes de bœuf, palette de bœuf, filet de bœuf, langue de bœuf fraîche, carpaccio de bœuf, hampe, jarret de bœuf, tartare de bœuf viande
beef steak | steak, bifteck, entrecôte, faux-filet, faux filet, bavette, bavette d'aloyau, onglet, rumsteck, rumsteak, romsteck, tournedos, côte de bœuf, contre-filet, araignée de bœuf, poire de bœuf, surlonge, pavé de rumsteck
stewing beef | bœuf à mijoter, bœuf à ragoût, viande à bourguignon, viande à pot-au-feu, carbonades de bœuf, cubes de bœuf à ragoût
oxtail | queue de bœuf
bone marrow | os à moelle, moelle, os à moëlle
beef bone | os de bœuf, os de veau
beef jerky | viande des Grisons, viande séchée, bœuf séché
bresaola | bresaola
suet | suif, graisse de bœuf, blanc de bœuf
veal | veau, jarret de veau, quasi de veau, tendron de veau, rouelle de veau, grenadin de veau, paupiette, paupiette de veau, blanquette viande, veau à blanquette
lamb | agneau, gigot, gigot d'agneau, souris d'agneau, épaule d'agneau, collier d'agneau, selle d'agneau, côtelette d'agneau, agneau de lait, noisette d'agneau, navarin viande, agneau haché mélange
mutton | mouton
goat | chevreau, cabri, viande de chèvre
pork | porc, cochon, échine, échine de porc, filet mignon, filet mignon de porc, travers de porc, rôti de porc, côte de porc, côtelette de porc, rouelle de porc, rouelle, palette de porc, jarret de porc, épaule de porc, joue de porc, longe de porc, oreille de porc, porcelet, cochon de lait, ribs, plume ibérique, pluma, secreto, porcinet, noix de jambon frais, cochonnaille, porc effiloché, escalope de porc, palette à la diable, gorge de porc, cochonnet rôti, soc de porc, flanc de porc
pork belly | poitrine de porc, poitrine fraîche, lard frais
pork rib | travers de porc, spare ribs
ham hock | jambonneau, jarret de porc demi-sel, wädli
salt pork | petit salé, lard salé, porc demi-sel, palette demi-sel, lard salé entrelardé
bacon | bacon, lard, poitrine fumée, poitrine salée, lard gras, barde, barde de lard, ventrèche, lard à griller, poitrine de porc fumée, barder
lardon | lardon, allumettes de bacon, allumettes fumées, allumettes de jambon, lardinettes, lard en dés
pancetta | pancetta
guanciale | guanciale
lard | saindoux, graisse de porc, panne de porc
pork rind | couenne, grattons, oreilles de crisse, grillons
ham | jambon, talon de jambon, épaule cuite, jambon d'York, jambon supérieur, jambonnette, chiffonnade de jambon, jambon persillé
Parma ham | jambon cru, jambon de Bayonne, jambon de Parme, jambon sec, jambon serrano, jambon de Savoie, jambon d'Aoste, jambon de pays, jambon ibérique, prosciutto, coppa, lonzo, jambon des Ardennes, speck, jambon de la Forêt-Noire, noix de jambon, jambon Serrano, jambon de montagne, pata negra
sausage | saucisse, saucisses cocktail
pork sausage | chipolata, saucisse de Toulouse, saucisse de Morteau, saucisse de Montbéliard, Montbéliard, morteau, diot, andouille, andouillette, cervelas, gendarme, saucisson à l'ail, saucisson à cuire, saucisson de Lyon, saucisson brioché sans pâte, saucisse aux choux, saucisson vaudois, boutefas, longeole, figatelle, figatelli, saucisse au couteau, saucisse d'Ajoie, boudin vert, saucisse italienne, saucisson de Paris, saucisse à rôtir, saucisse de veau de Saint-Gall, saucisson lyonnais
hot dog | knack, knacki, saucisse de Strasbourg, saucisse de Francfort, saucisse à hot-dog, wienerli, hot-dog
merguez | merguez
chicken sausage | saucisse de volaille, knack de volaille, saucisse de dinde
chorizo | chorizo
salami | saucisson, rosette, salami, jésus, fuet
mortadella | mortadelle, charcuterie, assiette de charcuterie, assiette anglaise, assortiment de charcuterie
black pudding | boudin
boudin blanc | boudin blanc
rillettes | rillettes, rillons, rillettes du Mans
creton | creton, tête fromagée, gratons
pâté | pâté, pâtés, pâté de foie, pâté de campagne, terrine de campagne, terrine maison, mousse de foie, mousse de canard, mousse de foie de volaille, galantine, pâté Hénaff, terrine de canard, pâté de lapin, pâté de volaille, terrine de lapin
foie gras | foie gras
head cheese | fromage de tête, museau, pâté de tête, hure, aspic, tête de veau
offal | abats, tripes, tripoux, langue de bœuf, cervelle, cœur de bœuf à cuire, fraise de veau, amourettes, langue de veau, tablier de sapeur
veal sweetbread | ris de veau, ris d'agneau, ris
kidney | rognon, rognon de veau
liver | foie, foie de veau, foie de génisse, foie de porc
burger | steak de burger, galette de bœuf, boulette de burger
meatball | boulette de viande, boulettes de bœuf, boulettes à la liégeoise, boulets, boulet liégeois, boulettes liégeoises, boulettes suédoises
venison | gibier, chevreuil, biche, cerf, faon, civet de chevreuil, daguet, cuissot, orignal, caribou
wild boar | sanglier, marcassin
rabbit | lapin, râble de lapin, lapereau
hare | lièvre
horse meat | cheval, viande de cheval, steak de cheval
frog leg | cuisse de grenouille, grenouilles
veggie burger | steak végétal, steak végétarien, galette végétale, burger végétal, steaks végétaux, galette végétarienne, steak vegan
veggie mince | haché végétal, simili-viande, viande hachée végétale, émincé végétal, haché vegan, égrené végétal, aiguillettes végétales
soya mince | protéines de soja, protéine de soja texturée, PST, PVT, haché de soja, soja texturé, protéines végétales texturées, émincés de soja
vegan bacon | lardons végétaux, lardons vegan, allumettes végétales, lardons végétariens
vegan chicken | nuggets végétaux, nuggets vegan, cordon bleu végétal
tofu | tofu, tofu soyeux
fish | poisson, arêtes de poisson, poisson de roche, court-bouillon de poisson, arêtes, dos de poisson, lingue, poisson pané cru, poissonnaille, laitance
cod | cabillaud, dos de cabillaud, skrei, morue fraîche
haddock | églefin, aiglefin
smoked haddock | haddock
hake | merlu, merluchon, colin, colinot, merluche, tacaud, filet de julienne, julienne fraîche de poisson
whiting | merlan
pollock | lieu, colin d'Alaska, goberge, dos de lieu
halibut | flétan
monkfish | lotte, baudroie
red snapper | rouget-barbet, grondin, mulet, vivaneau, rascasse, sébaste, mérou, pagre, maigre de ligne, bar tacheté
sea bass | bar, loup, loup de mer, bar de ligne, maigre sauvage
sea bream | dos de dorade, dorade, daurade, pageot, dorade royale, dorade grise, daurade royale, sar
plaice | carrelet, plie, limande, limande-sole, cardine, céteau, flet
John Dory | saint-pierre, saint pierre
turbot | turbot, barbue
skate wing | raie, roussette, saumonette, requin, ailerons de raie
perch | perche, sandre, brochet, carpe, brème, tanche, gardon, doré jaune, achigan, maskinongé
trout | truite, omble, omble chevalier, féra, corégone, truite saumonée, omble de fontaine, lavaret
smoked trout | truite fumée
salmon | dos de saumon, saumon
smoked salmon | saumon fumé
gravlax | gravlax, saumon gravlax, gravelax
mackerel | maquereau, lisette
smoked mackerel | maquereau fumé
tuna | thon, thon à l'huile, miettes de thon, thon albacore, thon germon, thon listao, ventrèche de thon, rillettes de thon nature
swordfish | espadon, marlin
sardine | sardine, sardines à l'huile
herring | hareng, hareng saur, bouffi
kipper | kipper
rollmop | rollmops
anchovy | anchois, crème d'anchois, pâte d'anchois, anchois à l'huile
anchoïade | anchoïade
eel | anguille, congre, civelle, pibale
sturgeon | esturgeon
sprat | sprat, éperlan, friture d'éperlans, petite friture, friture de la Loire, lançon, capelan, chinchard
salt cod | morue, stockfish, estofinade
catfish | silure, panga, poisson-chat, barbotte, barbue de rivière
tilapia | tilapia
fish roe | œufs de lump, œufs de lompe, œufs de saumon, œufs de truite, œufs de poisson, œufs de cabillaud, œufs de brochet, boutargue, oeufs de lump
bottarga | poutargue
caviar | caviar
taramasalata | tarama
fish finger | bâtonnet de poisson, poisson pané, fish and chips, nuggets de poisson, croquettes de poisson
surimi | surimi, bâtonnet de crabe, miettes de surimi, goberge à saveur de crabe, simili-crabe
fish sauce | sauce nuoc-mam, sauce poisson, nuoc-mâm, nuoc mam, nuoc-nam
oyster sauce | sauce d'huître, sauce aux huîtres, sauce huître
seafood | fruit de mer, cocktail de fruits de mer, plateau de fruits de mer
shellfish | coquillage
crustacean | crustacé
prawn | crevette, crevettes grises, crevettes tigrées, gamba, bouquets roses, crevettes de Matane, crevettes nordiques, chevrettes
dried shrimp | crevettes séchées
prawn cracker | chips de crevettes, beignets de crevettes chips
langoustine | langoustine, scampi
crab | crabe, tourteau, araignée de mer, étrille, crabe des neiges, pinces de crabe, miettes de crabe, crabe dormeur
lobster | homard, langouste, cigale de mer
lobster bisque | bisque, bisque de homard, bisque de crabe, bisque d'écrevisses, bisque de langoustines, beurre de homard
crayfish | écrevisse, ouassous, beurre d'écrevisses
seafood stock | fumet de crustacés, bouillon de crustacés, fond de crustacés, jus de crustacés
mollusc | mollusque
mussel | moules, moule de bouchot, moule d'Espagne, chair de moule, moule fraîche, bouchots
clam | palourde, clovisse, mye, jus de palourde, amande de mer
cockle | coques
oyster | huître, fine de claire, belon
scallop | corail, coquille Saint-Jacques, coquille St-Jacques, noix de St-Jacques, noix de St Jacques, Saint-Jacques, St-Jacques, saint jacques, pétoncle, corail de Saint-Jacques, vanneau
squid | blanc d'encornet, blancs d'encornets, calmar, calamar, encornet, anneaux d'encornets, chipiron, supion, anneaux de calamar, casseron
fried calamari | beignets de calamar, calamars frits, calamars à la romaine, anneaux de calamars panés
octopus | poulpe, pieuvre
cuttlefish | seiche
squid ink | encre de seiche
whelk | ormeau, oursin, patelle, concombre de mer, burgots
snail | escargot, petits-gris, cagouille
`;
