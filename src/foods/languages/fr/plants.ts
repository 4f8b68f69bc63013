/** Vegetables, fruit, herbs and spices. Notation: ../README.md. */
export const PLANTS = `
vegetable | légume, légumes variés, légumes racines, légumes du soleil, légumes oubliés, légumes à ratatouille, légumes pour couscous, légumes à couscous, jardinière de légumes, macédoine, macédoine de légumes
mirepoix | légumes pour pot-au-feu, légumes pour bouillon, légumes à soupe, légumes du pot-au-feu, légumes pot-au-feu, garniture aromatique
onion | oignon=, ognon, oignons des Cévennes
red onion | oignon rouge
pearl onion | oignon grelot, petits oignons, petits oignons blancs
pickled onion | oignons au vinaigre
fried onion | oignons croustillants, oignon frit
spring onion | ciboule, oignon nouveau, cébette, cive, oignon vert, échalote verte, oignon tige, jeune oignon, oignon frais
shallot | échalote, échalotte
leek | poireau=, poireaux crayons
garlic | gousse d'ail, ail=, ail semoule frais, ail en poudre frais, aulx
garlic powder | ail en poudre, ail semoule, ail déshydraté
wild garlic | ail des ours, ail sauvage
ginger | gingembre=, racine de gingembre
ground ginger | gingembre moulu, gingembre en poudre
candied ginger | gingembre confit
galangal | galanga
lemongrass | citronnelle
potato | pomme de terre=, patate, pommes de terre à purée, pdt, charlotte de pomme de terre, pommes vapeur, pommes à l'eau, bintje, pommes de terre charlotte, pommes de terre amandine, pommes de terre bintje, pommes de terre Agria, pommes de terre ratte, pommes de terre Roseval, pommes de terre BF15, pommes de terre Monalisa, roseval, agria, vitelotte, grenaille vapeur
new potato | pomme de terre nouvelle, grenaille, pommes grenailles, pommes de terre grenaille, ratte, rattes du Touquet
fries | frite, pommes frites, pommes allumettes, pommes pont-neuf, pommes noisette, potatoes, pommes sautées frites
potato croquette | pomme dauphine
duchess potato | pommes duchesse
mashed potato | purée, purée en flocons, purée maison, écrasé de pommes de terre, patates pilées, pommes purée, purée mousseline
rosti | rœsti, galette de pomme de terre
sweet potato | patate douce
carrot | carotte=, carottes des sables
parsnip | panais
turnip | navet
swede | chou-navet
kohlrabi | chou-rave
celeriac | céleri rave, céleri boule, pomme de céleri
celery | céleri-branche
celery salt | sel de céleri, sel au céleri
beetroot | betterave, betterave chioggia
radish | radis, radis daïkon
Jerusalem artichoke | topinambour
salsify | salsifis, scorsonère
fennel | fenouil
broccoli | brocoli, bimi, fleurettes de brocoli
cauliflower | chou fleur, fleurettes de chou-fleur, chou romanesco
cabbage | chou, chou pommé
red cabbage | chou rouge
Chinese cabbage | chou chinois, chou pékinois
Brussels sprout | chou de Bruxelles
pak choi | pakchoï, chou pak choï, pak-choï
kale | chou kale, chou plume
sauerkraut | choucroute crue, chou à choucroute, choucroute cuite, choucroute nature
chard | bette, blette, poirée
spinach | épinard=, pousses d'épinard, jeunes pousses d'épinards
creamed spinach | épinards à la crème
lettuce | laitue, feuille de salade, batavia, feuille de chêne, sucrine, laitue romaine verte
romaine | laitue romaine
iceberg | salade iceberg, laitue iceberg
salad leaf | jeunes pousses, pousses de salade, salade frisée, salade composée nature
watercress | cresson
lamb's lettuce | mâche, doucette, rampon, salade de blé
chicory | chicon, chicorée frisée, chicorée, trévise, scarole, pissenlit, barbe de capucin
cucumber | concombre=
tomato | tomate=, tomate mûre, tomate grappe, tomates en grappe, tomates bien mûres, tomates roma, cœur de bœuf, tomate cœur de bœuf, olivettes
cherry tomato | tomate cerise, tomate cocktail
tinned tomato | tomate pelée, tomates concassées, pulpe de tomate, tomates en boîte, tomates en conserve, concassé de tomates, tomates en dés, tomates broyées, tomates entières pelées
passata | coulis de tomate, purée de tomates fraîches
tomato purée | concentré de tomate, double concentré de tomate, double concentré, purée de tomate
sun dried tomato | tomate séchée, tomates séchées à l'huile, tomate confite
bell pepper | poivron=, poivron orange, piment doux, poivrons tricolores
roasted pepper | poivron grillé, poivrons marinés
chilli | piment, piment végétarien, piment de Cayenne frais
Espelette pepper | piment d'Espelette, Espelette, piment Espelette
chilli powder | piment en poudre, piment de Cayenne, poivre de Cayenne, piment moulu, piment fort moulu, piment en flocons, piment sec moulu, piment séché, piment broyé
courgette | fleur de courgette, pâtisson, christophine, chouchou, gratin de chouchous, spaghetti végétal, courge spaghetti
squash | courge, courge butternut, potimarron, doubeurre, giraumon, courge poivrée, pâtidou, courge Hokkaido, courge muscade
pumpkin | citrouille, potiron=
pumpkin purée | purée de citrouille, purée de potiron, purée de courge
pea | petits pois, petit pois, pois
mangetout | pois mange-tout, pois gourmand, pois sucrés
green bean | haricot vert, haricot plat, coco plat, fèves vertes, haricots princesse
broad bean | fève, févette, gourganes
sweetcorn | maïs=, épi de maïs, blé d'Inde, maïs en crème sans lait
baby corn | mini épis de maïs, mini maïs
popcorn | maïs à éclater, maïs soufflé
asparagus | asperge, asperges sauvages
artichoke | artichaut, artichauts poivrade
horseradish | raifort, racine de raifort
okra | gombo
plantain | banane plantain, fruit à pain, jacquier, jackfruit, fruit du jacquier
yam | igname
taro | dachine
bamboo shoot | pousse de bambou
water chestnut | châtaigne d'eau
heart of palm | cœur de palmier
mushroom | champignon de Paris, champignons blancs, champignons café
oyster mushroom | champignon huître, pleurote, pied de mouton, champignon pied-de-mouton
shiitake | lentin
porcini | cèpe, bolet
chanterelle | girolle, morille, trompette de la mort, mousseron, champignon des bois, champignons sauvages, champignons forestiers, rosés des prés, champignons sylvestres
dried mushroom | champignons séchés, cèpes séchés, morilles séchées, champignons noirs séchés, champignons parfumés
truffle | truffe, tuber melanosporum, jus de truffe
avocado | avocat
olive | olives vertes, olives Kalamata
caper | câpre, fleurs de câprier
seaweed | algue, haricot de mer, laitue de mer, algue nori, spiruline
samphire | salicorne
pickled vegetable | giardiniera, légumes marinés, pickles, légumes au vinaigre, variantes au vinaigre
piccalilli | pickles à la moutarde, sauce pickles
vine leaf | feuille de vigne
sorrel | oseille
nettle | ortie
rhubarb | rhubarbe
apple | pomme=, pomme verte, pomme Granny, pomme Granny Smith, pomme reinette, pomme Canada, pommes Gala, pommes à cuire, pommes à compote, pommes McIntosh, pommes Boskoop, reinette, boskoop, cortland, pommes à couteau
apple sauce | compote pommes, purée de pomme
fruit compote | marmelade de pommes
pear | poire Beurré Hardy, beurré Hardy, poire, poire mûre
quince | coing
banana | banane, banane mûre, banane bien mûre, bananes trop mûres
berry | baie, petits fruits, fruits rouges, fruits des bois
strawberry | fraise, gariguette, mara des bois
raspberry | framboise
blueberry | myrtille, bleuet
blackberry | mûre, mûron
blackcurrant | cassis, groseille noire, gadelle
redcurrant | groseille, gadelles
gooseberry | groseille à maquereau
cranberry | canneberge, airelle, atoca
dried cranberry | cranberries séchées, canneberges séchées, cranberry séchée, airelles séchées
elderberry | sureau, baies de sureau, argousier, baie de goji, açaï
cherry | cerise, griotte, bigarreau, guigne, cerises amarena
glacé cherry | bigarreaux confits, cerise confite, cerises au marasquin
peach | pêche, nectarine, brugnon
apricot | abricot=
dried apricot | abricot moelleux, abricot sec, abricot séché
plum | prune, quetsche, reine-claude, pruneau frais
prune | pruneau
mango | mangue, mangue mûre
pineapple | ananas
papaya | papaye
passion fruit | fruit de la passion, maracuja, grenadille
lychee | letchi
pomegranate | grenade
fig | figue de Barbarie, figue
dried fig | figue moelleuse, figue sèche
grape | raisin, grappe de raisin, raisin muscat
raisin | raisin sec, raisins de Smyrne, raisins blonds, raisin de Corinthe, raisins macérés
melon | cantaloup
watermelon | pastèque, melon d'eau
citrus | citron caviar, agrume, cédrat, yuzu, pomelo, bergamote, combava, kumquat
lemon | citron=, citron jaune
lemon juice | jus d'un citron, jus d'un demi-citron, filet de citron
lemon zest | zeste d'un citron
preserved lemon | citron confit
lime | citron-vert
lime juice | jus d'un citron vert
orange | orange, oranges à jus, suprêmes d'orange
orange juice | jus d'une orange
orange zest | zeste d'une orange
candied orange | orange confite, écorces confites, orangettes nature, angélique confite, cédrat confit
clementine | mandarine
grapefruit | pamplemousse
coconut | coco
desiccated coconut | coco râpé, noix de coco en poudre, copeaux de coco, copeaux de noix de coco, noix de coco séchée
coconut water | eau de coco
date | datte, dattes Medjool, dattes medjoul, dattes deglet nour
dried fruit | fruit sec, fruit séché
candied fruit | fruit confit, écorces d'agrumes confites
dried apple | pomme séchée
banana chip | chips de banane, bananes séchées
persimmon | kaki, goyave, carambole, ramboutan, pitaya, fruit du dragon, corossol, mangoustan, nashi, nèfle, arbouse, caïmite
herb | bâton de réglisse, herbe, fines herbes, herbes aromatiques
dried herb | herbes séchées, herbes italiennes, herbes de provence, herbes sèches, mélange d'herbes, épices italiennes, assaisonnement à l'italienne
basil | basilic
parsley | persil=, persillé, racine de persil
parsley garlic | persillade
coriander | coriandre
ground coriander | coriandre moulue, coriandre en poudre, coriandre en grains
mint | menthe, menthe poivrée
chive | ciboulette, civette
dill | aneth
tarragon | estragon
chervil | cerfeuil
lovage | livèche, ache
savory | sarriette
lavender | lavande, verveine, mélisse, hysope, bourrache, fleur comestible, pétales de rose, fleurs d'hibiscus, hibiscus, shiso
thyme | thym, serpolet, thym citron, farigoule
rosemary | romarin
sage | sauge
oregano | origan, marjolaine
bay leaf | laurier
curry leaf | feuilles de curry, feuille de cari
lime leaf | feuille de combava, feuilles de kaffir, feuilles de citron kaffir
spice | épice, fève tonka
caraway | carvi
turmeric | curcuma
paprika | poudre de paprika
smoked paprika | paprika fumé
cinnamon | cannelle
cinnamon stick | bâton de cannelle
nutmeg | muscade, noix muscade, macis
allspice | quatre-épices en grains, piment de la Jamaïque, poivre de la Jamaïque, toute épice, piment Jamaïque
mixed spice | quatre-épices, quatre épices, épices à tarte à la citrouille, épices à spéculoos, épices pain d'épices, épices à pain d'épice, épices pour pain d'épices
clove | clou de girofle, girofle
cardamom | cardamome, gousses de cardamome
star anise | badiane, étoile de badiane, anis, graines d'anis
saffron | safran, pistils de safran, filaments de safran
vanilla | vanille, gousse de vanille, extrait de vanille, essence de vanille, vanille Bourbon, extrait naturel de vanille, pâte de vanille
fenugreek | fenugrec
fennel seed | fenouil en grains
juniper berry | genièvre, baie de genièvre
nigella seed | nigelle, graines de nigelle
Sichuan pepper | poivre du Sichuan, poivre de Sichuan, poivre Timut, baie de Timut
pink peppercorn | baie rose
pepper | poivre=, poivre gris, poivre mignonnette, mélange 5 baies, poivre 5 baies, mignonnette, cinq baies, tour de moulin
black pepper | poivre noir
salt | sel=, sel de mer, sel gris, sel nitrité, fleur de sel, gros sel gris
curry powder | curry, cari, poudre de curry, colombo, poudre à colombo, poudre de cari, épices à curry, massalé, poudre de colombo, curry de Madras, poudre de curry de Madras, massala
curry paste | pâte de curry, pâte de cari
ras-el-hanout | raz el hanout, épices à couscous, épices couscous, ras-el-hanout, épices à tajine
spice mix | mélange d'épices
seasoning | assaisonnement, épices à steak, épices barbecue, épices cajun, épices mexicaines, épices à fajitas, épices à tacos, épices à poulet, épices à gyros, épices à kebab, épices à merguez, épices tandoori, épices à grillade
Cajun seasoning | mélange cajun, assaisonnement à fajitas, assaisonnement à tacos, assaisonnement au chili
tandoori spice | tandoori
mustard powder | moutarde en poudre, moutarde sèche
onion powder | oignon en poudre, oignons déshydratés, oignon semoule
carob | caroube, farine de caroube, gomme de caroube
tamarind | tamarin
elderflower | fleur de sureau
bouquet garni | bouquet garni
five spice | cinq-épices, cinq épices
`;
