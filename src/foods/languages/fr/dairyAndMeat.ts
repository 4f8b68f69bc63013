/** Milk, eggs, meat and fish. Notation: ../README.md. */
export const DAIRY_AND_MEAT = `
milk | lait=, lait de vache, lait UHT, lait pasteurisé, lait demi écrémé, lait délactosé
goat milk | lait de chèvre
sheep milk | lait de brebis
milk powder | lait en poudre, lait écrémé en poudre, lait sec
condensed milk | lait concentré, lait condensé, Nestlé concentré
evaporated milk | lait évaporé, lait Carnation, lait concentré non-sucré
buttermilk | babeurre, lben, leben, lait ribot, lait battu, lait fermenté, lait de beurre
whey | petit-lait, lactosérum, protéines de lait
casein | caséine
dairy | laitage, produit laitier
milk protein | protéine laitière
cream | crème=, crème fleurette, fleurette, crème fraîche liquide, crème entière, crème légère, crème à cuire, crème semi-épaisse, crème fraîche fluide, crème champêtre, crème de lait
whipping cream | crème à fouetter
double cream | crème double, crème double de Gruyère
whipped cream | crème fouettée, crème montée, chantilly, crème Chantilly
creme fraiche | crème fraiche, crème fraîche=, crème épaisse, crème d'Isigny, crème aigre épaisse
sour cream | crème aigre, crème sure, crème acidulée
yoghurt | yaourt, yogourt, yoghourt, yaourt brassé, lait caillé, yaourt bulgare
Greek yoghurt | yaourt grec, yaourt à la grecque, yogourt grec
fruit yoghurt | yaourt aux fruits, yaourt à la vanille, yaourt vanille, yaourt citron
quark | fromage blanc, maquée, fontainebleau, séré, petit suisse, fromage frais blanc, faisselle, fromage à 0 %
butter | beurre noisette, beurre=, beurre manié froid, beurre de baratte, beurre de tourage, petit beurre fondu, parcelles de beurre
ghee | ghi, beurre clarifié
garlic butter | beurre persillé, beurre maître d'hôtel, beurre d'escargot, beurre à l'ail
with butter | beurrer, beurrez, beurré, beurrant, beurre le moule, beurre un moule, beurre ton moule
butter sauce | beurre blanc, beurre nantais
custard | crème anglaise, crème patissière, crème vanille, crème mousseline, crème diplomate, crème aux œufs, crème renversée, crème d'Isbert
custard powder | poudre à crème, préparation pour flan, préparation pour crème, poudre à flan, crème instantanée
ice cream | glace, crème glacée, glace vanille, glace à la vanille, glace à la fraise, glace à la pistache simple, glace plombières, parfait glacé
pistachio ice cream | glace à la pistache, glace pistache
dulce de leche | confiture de lait, dulce de leche
cheese | fromage=, de râpé, du râpé, fromage à pâte dure, fromage à pâte molle, fromage à pâte persillée, fromage à raclette, fromage en grains, fromage frais râpé, fromage d'alpage, fromage à tartiflette, fromage à pizza, fromage à burger, reblochon, munster, pont-l'évêque, époisses, vacherin, mont d'or, morbier, tome, tomette, cantal, salers, laguiole, tête de moine, rocamadour, coulommiers, saint-maure, beaufort, comté, gruyère, appenzell, appenzeller, étivaz, carré de l'est, oka, fromage d'abbaye, chimay, maredsous, passendale, herve, fromage de Herve, orval, brocciu, cancoillotte, boulette d'Avesnes, vieux-lille, gaperon, cabécou, pélardon, banon, pouligny, selles-sur-cher, brebis, Etorki, Chaumes, Caprice des dieux, Saint-Albray, Boursault, Entremont, Bergader, Président, Fol Epi, Pavé d'Affinois, migneron, picodon, chabichou, bruccio, abondance, saint-paulin, Chaussée aux Moines, jonchée, vacherin fribourgeois, fourme, tomme
rennet | présure
goat cheese | fromage de chèvre, bûche de chèvre, bûchette de chèvre, crottin de chèvre, bûchette, Chavroux, petit Billy, bûche chèvre
blue cheese | fromage bleu, bleu, bleu d'Auvergne, bleu de Gex, bleu des Causses, fourme d'Ambert, fromage persillé, fourme de Montbrison, Saint-Agur
cream cheese | fromage frais, fromage à tartiner, fromage à la crème, St Môret, Saint-Moret, Carré frais, Philadelphia, fromage frais ail et fines herbes, fromage ail et fines herbes, fromage crème
Boursin | Tartare ail et fines herbes, Paysan Breton fromage fouetté
cottage cheese | fromage cottage, fromage caillé
processed cheese | Vache qui rit, La vache qui rit, fromage toastinette, toastinettes, tranchettes, fromage en portions, Apéricube, Samos, crème de gruyère
Parmesan | parmiggiano
mozzarella | mozza, mozarella, mozzarella di bufala
Emmental | emmenthal
raclette | fromage raclette
cheese curd | fromage en crottes, grains de fromage, fromage skouik skouik, fromage en grain
fondue | la fondue, une fondue, fondue savoyarde, fondue au fromage, fondue moitié-moitié, fondue suisse, fondue fribourgeoise
plant milk | lait végétal, boisson végétale, boisson végétale, crème végétale à boire
oat milk | lait avoine, boisson à l'avoine, boisson avoine
almond milk | boisson d'amande, lait amande, boisson aux amandes, boisson à l'amande
soya milk | boisson au soja, boisson soja, boisson de soja, lait soja, boisson de soya, tonyu
rice milk | boisson au riz, boisson de riz, lait riz, boisson riz
hazelnut milk | boisson noisette
coconut milk | lait coco
coconut drink | boisson coco, boisson à la noix de coco
coconut cream | crème coco
plant cream | crème végétale, crème fouettée végétale, chantilly végétale, crème fraîche végétale
oat cream | crème avoine, avoine cuisine
soya cream | crème soja, soja cuisine, cuisine soja
rice cream cuisine | crème de riz liquide, riz cuisine
almond cream cuisine | amande cuisine, crème végétale d'amande
soya yoghurt | yaourt au soja, yaourt soja
coconut yoghurt | yaourt coco, yaourt à la noix de coco, yaourt au lait de coco
almond yoghurt | yaourt à l'amande, yaourt amande
plant cheese | vromage, fauxmage, râpé végétal, fromage râpé végétal, tranches végétales goût fromage
plant butter | beurre végétal, St Hubert Oméga 3 vegan, matière grasse végétale à tartiner vegan
margarine | margarine végétale, Planta Fin, Fruit d'Or, St Hubert, Solo, Becel
egg | oeuf=, œuf de poule, coquille d'œuf entière, ovoproduit
egg white and egg yolk | le blanc du jaune, les blancs des jaunes
egg white | blanc d'oeuf, blancs, blanc en neige, blanc monté en neige, œufs en neige, blanc battu en neige
egg yolk | jaune d'oeuf=, jaunes, le jaune
boiled egg | œuf dur, œuf à la coque, œuf mollet, œuf poché, œuf au plat, œuf brouillé, œuf cocotte, œufs mimosa simples, œuf parfait, œufs miroir, œuf sur le plat
quail egg | œuf de caille
duck egg | œuf de cane, œuf d'oie
egg powder | œuf en poudre, albumine, blanc d'œuf en poudre
egg wash | dorure
egg replacer | substitut d'œuf, remplaçant d'œuf
flax egg | œuf de lin
meringue | coques de meringue, meringuette
vegan mayonnaise | véganaise
aioli | ailloli
remoulade | sauce rémoulade
hollandaise | sauce hollandaise, béarnaise, sauce béarnaise, sauce mousseline
meat | oiseau sans tête, hachis, jarret, collier, côtelette, viande, viande hachée froide, le rôti, un rôti, du rôti, votre rôti, pot-au-feu viande, grillades
minced beef | viande hachée, steak haché, boeuf haché, viande de bœuf hachée, du haché, de haché, filet américain nature
haché mixte | haché porc et bœuf, haché porc-veau, haché porc et veau, viande hachée mélangée, haché mélangé
minced veal | veau haché
minced pork | porc haché
minced lamb | agneau haché
minced chicken | poulet haché
minced turkey | dinde hachée
sausage meat | chair à saucisse, farce fine
poultry | volaille
chicken | suprêmes côté peau, poulet, poule, coquelet, poularde, coq, chapon, sot-l'y-laisse, suprême de volaille, suprême de poulet, poussin
cooked chicken | poulet cuit, poulet rôti
chicken breast | escalope de poulet, blanc de volaille, escalope de volaille, filet de volaille
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
duck breast | magret de canard, filet de canard
duck confit | confit de canard, cuisse de canard confite, confit d'oie
duck fat | graisse de canard, graisse d'oie
goose | oie
quail | caille
cheese | caillé, sérac
pheasant | faisan, perdreau, perdrix, bécasse, grive, gelinotte, palombe
pigeon | pigeonneau
ostrich | autruche
beef | boeuf, viande de bœuf, joue de bœuf, paleron, macreuse, gîte, jumeau, plat de côtes, basse côte, bourguignon à mijoter, bœuf à braiser, bœuf à bourguignon, bœuf bourguignon viande, rosbif, rôti de bœuf, aiguillette de rumsteck, tende de tranche, rond de gîte, rumsteak viande, bœuf séché frais, chateaubriand, pavé de bœuf, fondue chinoise viande, bœuf braisé, bison, cubes de bœuf, palette de bœuf, filet de bœuf, langue de bœuf fraîche, carpaccio de bœuf, hampe, jarret de bœuf, tartare de bœuf viande
beef steak | steak frites, bifteck, entrecôte, faux filet, bavette d'aloyau, rumsteck, rumsteak, romsteck, tournedos, côte de bœuf, contre-filet, araignée de bœuf, poire de bœuf, surlonge, pavé de rumsteck
stewing beef | bœuf à mijoter, bœuf à ragoût, viande à bourguignon, viande à pot-au-feu, carbonades de bœuf, cubes de bœuf à ragoût
oxtail | queue de bœuf
bone marrow | moelle, os à moëlle
beef bone | os de bœuf, os de veau
beef jerky | viande des Grisons, viande séchée, bœuf séché
suet | suif, graisse de bœuf, blanc de bœuf
veal | veau, tendron, jarret de veau, quasi de veau, tendron de veau, rouelle de veau, grenadin de veau, paupiette, paupiette de veau, blanquette viande, veau à blanquette
lamb | agneau, gigot, gigot d'agneau, souris d'agneau, épaule d'agneau, collier d'agneau, selle d'agneau, côtelette d'agneau, agneau de lait, noisette d'agneau, navarin viande, agneau haché mélange
mutton | mouton
goat | chevreau, cabri, viande de chèvre
pork | porc, cochon, crépine, travers, palette, échine, échine de porc, filet mignon, filet mignon de porc, travers de porc, rôti de porc, côte de porc, côtelette de porc, rouelle de porc, rouelle, palette de porc, jarret de porc, épaule de porc, joue de porc, longe de porc, oreille de porc, porcelet, cochon de lait, ribs, plume ibérique, pluma, secreto, porcinet, noix de jambon frais, cochonnaille, porc effiloché, escalope de porc, palette à la diable, gorge de porc, cochonnet rôti, soc de porc, flanc de porc
pork belly | poitrine de porc, poitrine fraîche, lard frais
ham hock | jambonneau, jarret de porc demi-sel, wädli
salt pork | petit salé, lard salé, porc demi-sel, palette demi-sel, lard salé entrelardé
bacon | lard, poitrine fumée, poitrine salée, lard gras, barde, barde de lard, ventrèche, lard à griller, poitrine de porc fumée, barder
lardon | allumettes de bacon, allumettes fumées, allumettes de jambon, lardinettes, lard en dés
lard | saindoux, graisse de porc, panne de porc
pork rind | couenne, greubons, grattons, grillons
ham | talon de jambon, épaule cuite, jambon d'York, jambon supérieur, jambonnette, chiffonnade de jambon, jambon persillé
Parma ham | lonzu, jambon cru, jambon de Bayonne, jambon de Parme, jambon sec, jambon de Savoie, jambon d'Aoste, jambon de pays, jambon ibérique, lonzo, jambon des Ardennes, speck, jambon de la Forêt-Noire, noix de jambon, jambon Serrano, jambon de montagne, pata negra
sausage | saucisse, saucisses cocktail
pork sausage | pormonier, sabodet, crépinette, caillette, atriau, figatellu, mettwurst, francfort, chipolata, saucisse de Toulouse, saucisse de Morteau, saucisse de Montbéliard, Montbéliard, morteau, diot, andouillette, cervelas, gendarme, saucisson à l'ail, saucisson à cuire, saucisson de Lyon, saucisson brioché sans pâte, saucisse aux choux, saucisson vaudois, boutefas, longeole, figatelle, figatelli, saucisse au couteau, saucisse d'Ajoie, boudin vert, saucisse italienne, saucisson de Paris, saucisse à rôtir, saucisse de veau de Saint-Gall, saucisson lyonnais
hot dog | knack, knacki, saucisse de Strasbourg, saucisse de Francfort, saucisse à hot-dog, wienerli
chicken sausage | saucisse de volaille, knack de volaille, saucisse de dinde
salami | rosette, jésus, fuet
mortadella | mortadelle, charcuterie, assiette de charcuterie, assiette anglaise, assortiment de charcuterie
rillettes | rillons, rillettes du Mans
creton | tête fromagée, gratons
pâté | pâté, pâtés, pâté de foie, terrine de campagne, terrine maison, mousse de foie, mousse de canard, mousse de foie de volaille, galantine, pâté Hénaff, terrine de canard, pâté de lapin, pâté de volaille, terrine de lapin
head cheese | fromage de tête, museau, pâté de tête, hure, tête de veau
offal | abats, tripes, tripoux, langue de bœuf, cervelle, cœur de bœuf à cuire, fraise de veau, amourettes, langue de veau, tablier de sapeur
veal sweetbread | ris de veau, ris d'agneau, ris
kidney | rognon, rognon de veau
liver | foie, foie de veau, foie de génisse, foie de porc
burger | steak de burger, galette de bœuf, boulette de burger
meatball | boulette de viande, boulettes de bœuf, boulettes à la liégeoise, boulets, boulet liégeois, boulettes liégeoises, boulettes suédoises
venison | gibier, chevreuil, biche, cerf, faon, civet de chevreuil, daguet, cuissot, orignal, caribou
wild boar | sanglier, marcassin
rabbit | râble, râble de lapin, lapereau
hare | lièvre
horse meat | cheval, viande de cheval, steak de cheval
frog leg | cuisse de grenouille, grenouilles
veggie burger | steak végétal, steak végétarien, galette végétale, burger végétal, steaks végétaux, galette végétarienne, steak vegan
veggie mince | haché végétal, simili-viande, viande hachée végétale, émincé végétal, haché vegan, égrené végétal, aiguillettes végétales
soya mince | protéines de soja, protéine de soja texturée, PST, PVT, haché de soja, soja texturé, protéines végétales texturées, émincés de soja
vegan bacon | lardons végétaux, lardons vegan, allumettes végétales, lardons végétariens
vegan chicken | nuggets végétaux, nuggets vegan, cordon bleu végétal
fish | elbot, touladi, thazard, orphie, ablette, vieille de mer, moruette, mostelle, filet de grenadier, filet de doré, filet de julienne, filet de capitaine, poisson, arêtes de poisson, poisson de roche, court-bouillon de poisson, arêtes, dos de poisson, lingue, poisson pané cru, poissonnaille, laitance
cod | cabillaud, dos de cabillaud, morue fraîche
haddock | églefin, aiglefin
smoked haddock | haddock
hake | merlu, merluchon, colin, colinot, merluche, tacaud, filet de julienne, julienne fraîche de poisson
whiting | merlan
pollock | lieu, colin d'Alaska, goberge, dos de lieu
halibut | flétan
monkfish | lotte, baudroie
red snapper | rouget-barbet, grondin, mulet, vivaneau, rascasse, sébaste, mérou, pagre, maigre de ligne, bar tacheté
sea bass | bar, loup, loup de mer, bar de ligne, maigre sauvage
sea bream | dos de dorade, daurade, pageot, dorade royale, dorade grise, daurade royale, sar
plaice | carrelet, plie, limande, limande-sole, cardine, céteau, flet
John Dory | saint pierre
turbot | barbue
skate wing | raie, roussette, saumonette, requin, ailerons de raie
perch | vives, la vive, une vive, filet de vive, maigre sauvage, pavé de maigre, dos de maigre, poisson sabre, filet de sabre, sandre, brochet, carpe, brème, tanche, gardon, doré jaune, achigan, maskinongé
trout | truite, omble, omble chevalier, féra, corégone, truite saumonée, omble de fontaine, lavaret
smoked trout | truite fumée
salmon | dos de saumon, saumon
smoked salmon | saumon fumé
gravlax | saumon gravlax, gravelax
mackerel | maquereau, lisette
smoked mackerel | maquereau fumé
tuna | bonite, thon, thon à l'huile, miettes de thon, thon albacore, thon germon, thon listao, ventrèche de thon, rillettes de thon nature
swordfish | espadon, marlin
sardine | sardines à l'huile
herring | hareng, hareng saur, bouffi
anchovy | anchois, crème d'anchois, pâte d'anchois, anchois à l'huile
eel | anguille, congre, civelle, pibale
sturgeon | esturgeon
sprat | éperlan, friture d'éperlans, petite friture, friture de la Loire, friture de Loire, lançon, capelan, chinchard
salt cod | morue, estofinade
catfish | silure, panga, poisson-chat, barbotte, barbue de rivière
fish roe | lompe, œufs de lompe, œufs de saumon, œufs de truite, œufs de poisson, œufs de cabillaud, œufs de brochet, boutargue, oeufs de lump
bottarga | poutargue
fish finger | bâtonnet de poisson, poisson pané, fish and chips, nuggets de poisson, croquettes de poisson
surimi | bâtonnet de crabe, miettes de surimi, goberge à saveur de crabe, simili-crabe
fish sauce | nuoc-mâm, sauce nuoc-mam, sauce poisson, nuoc-nam
oyster sauce | sauce aux huîtres, sauce huître
seafood | fruit de mer, cocktail de fruits de mer, plateau de fruits de mer
shellfish | coquillage
crustacean | crustacé
prawn | crevette, crevettes bouquets, bouquets cuits, décortiquez les bouquets, bouquets décortiqués, crevettes grises, crevettes tigrées, bouquets roses, crevettes de Matane, crevettes nordiques, chevrettes
dried shrimp | crevettes séchées
prawn cracker | chips de crevettes, beignets de crevettes chips
langoustine | scampi
crab | crabe, galathée, pouce-pied, araignée, tourteau, araignée de mer, étrille, crabe des neiges, pinces de crabe, miettes de crabe, dormeur
lobster | homard, langouste, cigale de mer
lobster bisque | bisque, bisque de homard, bisque de crabe, bisque d'écrevisses, bisque de langoustines, beurre de homard
crayfish | écrevisse, ouassous, beurre d'écrevisses
seafood stock | fumet de crustacés, bouillon de crustacés, fond de crustacés, jus de crustacés
mollusc | mollusque
mussel | moules, moule de bouchot, moule d'Espagne, chair de moule, moule fraîche, bouchots
clam | couteaux, chair de couteau, vernis de mer, bucarde, mactre, clovisse, mye, jus de palourde, amande de mer
cockle | coques
oyster | huître, fine de claire, belon
scallop | corail, coquille Saint-Jacques, coquille St-Jacques, noix de St Jacques, St-Jacques, saint jacques, pétoncle, corail de Saint-Jacques, vanneau
squid | blanc d'encornet, calmar, calamar, encornet, anneaux d'encornets, chipiron, supion, anneaux de calamar, casseron
fried calamari | beignets de calamar, calamars frits, calamars à la romaine, anneaux de calamars panés
octopus | poulpe, pieuvre
cuttlefish | seiche
squid ink | encre de seiche
whelk | caricole, lambi, ormeau, oursin, patelle, concombre de mer, burgots
snail | escargot, petits-gris, cagouille
beurre manié | beurre manié
tartare sauce | sauce tartare
sauce maltaise | sauce maltaise
foie gras | foie gras
`;
