/** Vegetables, fruit, herbs and spices. Notation: ../README.md. */
export const PLANTS = `
vegetable | Asiagemüse, Buntes Gemüse, Gemüse, Gemüse-, Kaisergemüse, Leipziger Allerlei, Rohkost
mirepoix | Suppengrün, Suppengemüse, Röstgemüse, Suppenbund, Wurzelgemüse, Wurzelwerk
onion | Gemüsezwiebel, Bölle, Haushaltszwiebel, Küchenzwiebel, Metzgerzwiebel, Speisezwiebel, Zwiebel=, Zwiebel-, Zwiebelring
shallot | Schalotte
pearl onion | Perlzwiebel, Silberzwiebel
crispy onion | Röstzwiebel
spring onion | Bundzwiebel, Frühlingszwiebel=, Frühlingszwiebelring, Jungzwiebel, Lauchzwiebel=, Lauchzwiebelring
leek | Lauch=, Porree=
garlic | Knobi, Knoblauch=, Knoblauch-, Knofel, Knofi
wild garlic | Bärlauch
ginger | Ingwer=, Ingwerwurzel=
chilli | Chilischote, Peperoni, Pfefferoncini, Pfefferoni, Pfefferschote
potato | Erdapfel=, Erdäpfel-, Frühkartoffel, Grumbeere, Gschwellti, Heurige, Härdöpfel, Kartoffel=, Kartoffel-, Pellkartoffel, Süßkartoffel weiß
new potato | neue Kartoffeln, Drilling
mashed potato | Erdäpfelpüree, Kartoffelbrei, Kartoffelpüree, Kartoffelstampf, Püreepulver, Stampfkartoffel, Stock
fries | Fritten, Pommes, Pommes frites
rosti | Kartoffelrösti, Krokette
sweet potato | Batate
carrot | Karotte=, Möhre=, Rübli=, Wurzeln, gelbe Rübe=
parsnip | Pastinake, Petersilienwurzel, Petersilwurzel, Wurzelpetersilie
swede | Kohlrübe, Steckrübe, Wruke
turnip | Mairübe, Navet, Rübe, Teltower Rübchen
celeriac | Knollensellerie, Sellerieknolle, Wurzelsellerie, Zeller
celery | Staudensellerie, Stangensellerie, Bleichsellerie, Sellerie, Sellerie-
celery seed | Selleriesaat
beetroot | Bete, Rahne, Rande, Randensaft, Rohnen, Ronen, Rote Beete, Rote Rübe
radish | Bierrettich, Eiszapfen Rettich, Radi, Radieschen, Rettich
salsify | Haferwurzel, Schwarzwurzel, Topinambur
fennel | Fenchel
broccoli | Bimi, Brokkoli
cauliflower | Blumenkohl=, Karfiol=
cabbage | Butterkohl, Filderkraut, Jaroma, Kabis, Kelch Kohl, Kohl, Kraut, Wirsing, Wirz
red cabbage | Apfelrotkohl, Blaukraut=
Chinese cabbage | Chinakohl
sauerkraut | Weinsauerkraut
Brussels sprout | Kohlsprosse, Rosenkohl=, Sprossenkohl=
pak choi | Pok Choi, Senfkohl
kale | Braunkohl, Federkohl, Grünkohl, Palmkohl, Schwarzkohl
chard | Brennnessel, Giersch, Krautstiel, Löwenzahn, Mangold, Portulak, Rübstiel, Stielmus
spinach | Babyspinat, Spinat=
creamed spinach | Blubb-Spinat, Cremespinat, Spinat mit Blubb
lettuce | Batavia, Bataviasalat, Blattsalat, Buttersalat, Eichblattsalat, Häuptelsalat, Kopfsalat, Pflücksalat, Salatblatt, Salatherz, Salatkopf, grüner Salat
iceberg | Eisbergsalat, Eissalat, Krachsalat
romaine | Bindesalat, Kochsalat, Lattich, Romana, Romanasalat, Römersalat
salad leaf | Babyleaf, Beilagensalat, Blattsalatmischung, Friséesalat, Kresse, Wildkräutersalat, gemischter Salat
salad | Salat
rocket | Rauke, Ruccola, Rukola
watercress | Brunnenkresse
lamb's lettuce | Ackersalat, Feldsalat=, Nissl, Nüsslisalat=, Rapunzel, Rapunzelsalat, Sonnenwirbele, Vogerlsalat=
chicory | Brüsseler, Chicorée, Cicorino, Endivie, Endiviensalat, Zuckerhut
cucumber | Gurke=, Minigurke, Nostrano-Gurke, Salatgurke=, Schlangengurke
gherkin | Delikatessgurke, Einlegegurke, Essiggurke, Essiggürkchen, Gewürzgurke, Gurkerl, Salzdillgurke, Salzgurke, Spreewaldgurke, saure Gurke
mustard gherkin | Senfgurke
tomato | Cœur de boeuf, Eiertomate, Gärtnertomate, Ochsenherztomate, Paradeis-, Paradeiser=, Rispentomate, Romatomate, Strauchtomate, Tomate=, Tomaten-
beef tomato | Fleischtomate
cherry tomato | Dattelkirschtomate, Datteltomate, Kirschparadeiser, Kirschtomate, Minitomate
tinned tomato | Dosentomate, geschälte Tomaten, stückige Tomaten, Tomatenstücke, Pelati, Pizzatomate, Tomatenpolpa
sun dried tomato | Softtomate
bell pepper | Paprika=, Paprikaschote=, Peperoni rot groß, orange Paprika
roasted pepper | Ajvarpaprika
courgette | Zucchetti, Zucchiniblüte
aubergine | Eierfrucht, Melanzani=
squash | Butternuss, Patisson, Spaghettikürbis
pumpkin | Kürbis=, Kürbis-, Kürbisfleisch, Moschuskürbis
pea | Erbse, Erbsen-, Erbsli
mangetout | Kaiserschote, Kefe, Zuckererbsenschote, Zuckerschote
green bean | Brechbohne, Buschbohne, Fisole, Keniabohne, Prinzessbohne, Schnittbohne, Speckbohnen Bohnen, Stangenbohne, Strankerl, Wachsbohne
broad bean | Ackerbohne, Puffbohne, Saubohne, dicke Bohne
sweetcorn | Babymais, Kukuruz, Mais=, Maiskorn, Minimais
asparagus | Bleichspargel, Spargel
artichoke | Artischocke
plantain | Jackfrucht, Kochbanane
horseradish | Kren, Meerrettich, Meerrettichwurzel
horseradish sauce | Meerrettich aus dem Glas, Oberskren, Sahnemeerrettich, Tafelmeerrettich
mushroom | Butterpilz, Egerling, Milchling, Pilz, Pilzmischung, Schwammerl, Schwämme, Semmelpilz, Semmelstoppelpilz, Stockschwämmchen, Zuchtpilz
porcini | Birkenpilz, Eierschwamm, Herbsttrompete, Herrenpilz, Maronenröhrling, Morchel, Parasol, Pfifferling, Reherl, Rehling, Steinpilz
oyster mushroom | Austernseitling, Seitling
dried mushroom | Mu-Err
truffle | Trüffel
olive | Kalamataolive
caper | Kaper
seaweed | Alge
vine leaf | Weinblatt
pickled vegetable | Essiggemüse, Sauergemüse, Silberzwiebeln Mix
bamboo shoot | Bambusschösslinge, Bambussprosse, Palmherz
vegetable noodle | Karottennudel, Zucchininudel
fruit | Frucht, Obst
apple | Apfel=, Apfel-, Apfelring frisch, Boskoop, Cox Orange, Elstar, Gravensteiner, Jonagold, Öpfel
apple sauce | Apfelmark, Apfelmus
dried apple | Apfelchip
pear | Birne, Kletze, Williamsbirne
quince | Quitte
banana | Banane
berry | Beere, Waldfrüchte
strawberry | Erdbeere
raspberry | Himbeere
blueberry | Bickbeere, Blaubeere, Heidelbeere, Kulturheidelbeere, Moosbeere
blackberry | Brombeere, Maulbeere
gooseberry | Stachelbeere
redcurrant | Johannisbeere, Ribisel, Träuble, Trübeli
blackcurrant | Cassisbeere, schwarze Johannisbeere, schwarze Ribisel
cranberry | Preiselbeere frisch
lingonberry | Acaibeere, Aronia, Gojibeere, Hagebutte, Holler, Holunderbeere, Preiselbeere, Sanddorn, Schlehe, Vogelbeere
cherry | Kirsche, Schattenmorelle, Weichsel
glacé cherry | Belegkirsche, kandierte Kirsche
peach | Nektarine, Pfirsich
apricot | Aprikose=, Marille=
dried apricot | Softaprikose
plum | Pflaume, Reineclaude, Reneklode, Ringlotte, Zwetsche, Zwetschge, Zwetschke
prune | Backpflaume, Kurpflaume
pineapple | Ananas
passion fruit | Maracuja, Passionsfrucht
pomegranate | Granatapfel
fig | Feige
date | Dattel, Softdattel
grape | Traube, Weinbeere frisch, Weintraube
melon | Charentaismelone, Honigmelone, Melone
citrus | Zitrusfrucht
stone fruit | Steinobst
lemon | Zitrone=, Zitronen-, Zitronenachtel
lemon juice | Saft einer Zitrone, Limonensaft, Zitronensaftkonzentrat
lemon zest | Schale einer Zitrone, Zesten
lemon extract | Citroback, Finesse Zitronenschale, Zitronenback
lime | Limette, Limone
orange | Apfelsine, Bio-Orange, Blutorange, Orangen-
orange juice | O-Saft
orange zest | Orangeat frisch, Orangenback
candied peel | Aranzini, Orangeat, Sukkade, Zitronat, kandierte Früchte, kandierter Ingwer Schale
clementine | Klementine, Mandarine
grapefruit | Pampelmuse
rhubarb | Rhabarber
raisin | Korinthe, Rosine, Rumrosine, Sultanine, Weinbeere, Weinbeeri, Zibebe
dried fruit | Backobst
fruit compote | Beerengrütze, Fruchtmark, Fruchtspiegel, Hollerkoch, Hollerröster, Kompott, Obstmus, Rote Grütze, Rumtopf ohne Rum, Röster, Zwetschkenröster
herb | Bergwiesenkräuter, Kraut frisch, Kräuter, Kräuter-, Kräutermischung, Kräutlein, Küchenkräuter, Salatkräuter, Wildkräuter
dried herb | Kräuter der Provence, Kräutermischung italienisch, Pizzakräuter, Provencekräuter
basil | Basilikum
parsley | Peterli, Petersil, Petersilie=
coriander | Koriander
ground coriander | Korianderkorn, Koriandersaat
mint | Minze, Nana-Minze
chive | Schnittlauch
dill | Dille, Dillfähnchen, Gurkenkraut
tarragon | Estragon
chervil | Kerbel
lovage | Liebstöckel, Maggikraut
borage | Borretsch
savory | Bohnenkraut
sorrel | Sauerampfer
lavender | Lavendel
lemon balm | Melisse
thyme | Quendel, Thymian
rosemary | Rosmarin, Rosmarinnadel
sage | Salbei
oregano | Majoran
bay leaf | Lorbeer
mugwort | Beifuß
woodruff | Waldmeister
elderflower | Hollerblüte, Holunderblüte, Holunderblütendolde
spice | Apfelkuchengewürz, Brathendlgewürz, Brotgewürz, Chaigewürz, Einmachgewürz, Fischgewürz, Gewürz, Glühweingewürz, Grillgewürz, Gulaschgewürz, Gurkengewürz, Gyrosgewürz, Hackfleischgewürz, Hähnchengewürz, Kartoffelgewürz, Kebabgewürz, Lebkuchengewürz, Pfefferkuchengewürz, Pilzgewürz, Pizzagewürz, Pommesgewürz, Rühreigewürz, Salatgewürz, Spekulatiusgewürz, Steakgewürz, Stollengewürz, Suppengewürz, Universalgewürz, Wildgewürz
seasoning | Fix, Fondor, Gewürzsalz, Gewürzzubereitung, Streuwürze, Würze
cumin | Kreuzkümmel, Kumin
caraway | Kümmel, Kümmelkorn
turmeric | Gelbwurz, Gelbwurzel, Kurkuma
paprika | Delikatesspaprika, Paprikapulver, Rosenpaprika, edelsüß, gemahlener Paprika, rosenscharf
smoked paprika | Rauchpaprika, Räucherpaprika, geräucherte Paprika, geräuchertes Paprikapulver
chilli powder | Chiliflakes, Chilifäden, Pul Biber
cinnamon | Ceylonzimt, Zimt
nutmeg | Macis, Muskat, Muskatblüte, Muskatnuss
allspice | Nelkenpfeffer, Neugewürz, Piment, Pimentkorn
clove | Nelke
cardamom | Kardamom
star anise | Anis, Anissamen
saffron | Safran
vanilla | Bourbonvanille, Vanille, Vanille-, Vanillearoma, Vanilleextrakt, Vanillemark, Vanillepaste, Vanilleschote, Vanilleschotenmark, Vanillin
fenugreek | Bockshornklee, Schabzigerklee
fennel seed | Fenchelsaat
juniper berry | Wacholder
nigella seed | Schwarzkümmel
pepper | Langpfeffer, Pfeffer=, Pfefferkorn, Pfeffermischung, Steakpfeffer, Tellicherry, grüner Pfeffer
salt | Streusalz, Himalayasalz, Jodsalz, Meersalz, Nitritpökelsalz, Pökelsalz, Salz=, Tafelsalz, Ursalz
curry powder | Curry, Currygewürz, Currymischung, Currypulver, Madrascurry
garlic powder | Knoblauchgranulat, granulierter Knoblauch
onion powder | Zwiebelgranulat
mustard seed | Senfkorn, Senfmehl, Senfpulver, Senfsaat, Senfsamen
lemongrass | Zitronengras
food colouring | Farbstoff, Lebensmittelfarbe, Speisefarbe
carmine | Cochenille, Karmin, Koschenille
citric acid | Ascorbinsäure, Weinsteinsäure, Zitronensäure, Zitronensäurepulver
MSG | Geschmacksverstärker, Glutamat
nutritional yeast | Edelhefeflocke, Nährhefe
edible flower | Blüten, Gänseblümchen, Kapuzinerkresse, Ringelblume, Rosenblüte, Veilchen, essbare Blüte
sumac | Sumach, Sumak
Aromat | Aromat
passata | passierte Tomaten
watermelon | Wassermelone
`;
