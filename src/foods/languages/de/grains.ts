/** Flours, breads, pasta, cereals, pastry, nuts, seeds, pulses. Notation: ../README.md. */
export const GRAINS = `
wheat | Sonnenweizen, Ebly, Hartweizen, Hartweizen-, Weizen, Weizen-, Weizenkorn
spelt | Dinkel, Dinkel-, Dinkelkorn, Einkorn, Einkorn-, Emmer-, Grünkern, Grünkern-, UrDinkel
rye | Roggen, Roggen-, Roggenkorn
barley | Gerste, Gersten-, Gerstenkorn, Gerstl, Graupe, Perlgraupe, Ulmer Gerste
oat | Hafer, Hafer-, Haferfleks, Haferkorn, Haferschleim, Kölln Flocken, Köllnflocken, Schmelzflocke
grain | Flocken, Getreide, Getreidekörner, Körnermischung, Mehrkornflocken, Müsliflocke, Vollkorn
bulgur | Grütze
couscous | Kuskus
semolina | Dunst, Griess, Hartweizengriess
malt | Gerstenmalzextrakt, Malz
seitan | Klebereiweiß, Weizeneiweiß, Weizengluten, Weizenkleber, Weizenprotein
bran | -kleie
wheat bran | Kleie
wheat germ | Weizenkeim
flour | -mehl=, Auszugsmehl, Instantmehl, Knödelmehl, Mehl, Mehl Typ 00, Mehlschwitze Mehl, Ruchmehl, Spezialmehl, Spätzlemehl, Universalmehl, Zopfmehl
with flour | bemehlen, bemehlt, mehlieren, mehliert, mehlen
with flour egg breadcrumb | paniere
wholemeal flour | Vollkornmehl, Weizenvollkornmehl, Dinkelvollkornmehl, Grahammehl, Schrot
bread mix | Backmischung, Kuchenbackmischung, Kuchenmischung
gluten-free flour | Mehl glutenfrei, Mix B, Schär Mehl
corn flour | Epifin, Gustin, Maisan, Mondamin, Soßenbinder hell Mondamin, Speisestärke
starch | -stärke=, Stärke, Stärkemehl
potato starch | Stärkemehl aus Kartoffeln
tapioca | Perlsago, Tapioka, Tapiokaperle
arrowroot | Pfeilwurz, Pfeilwurzelmehl
gravy granule | Bratensaftpulver, Bratensauce, Bratensoße, Saucenbinder, Soßenbinder, Soßenpulver
maize flour | Maisgrießmehl
corn | Mais-
buckwheat | Buchweizen, Buchweizen-, Buchweizengrütze, Buchweizenkorn, Buchweizenschrot, Heiden, Heidenkorn
lupin flour | Lupineneiweiß, Lupinenschrot
lupin | Lupine, Lupinen-, Süßlupinen-
polenta | Bramata, Kukuruzgrieß, Maisgrieß, Polentagrieß, Riebel Mais, Türkensterz
millet | Goldhirse, Hirse
rice | Expressreis, Jasminreis, Langkornreis, Mittelkornreis, Parboiledreis, Patnareis, Reis=, Reisbeutel, Reiskorn
brown rice | Vollkornreis, Vollreis
wild rice | Wildreis
risotto rice | Rundkornreis
sticky rice | Klebreis
rice pudding | Reisbrei
rice paper | Reispapier
rice cake | Reiswaffel
puffed rice | Knusperreis, Puffreis
bread | Toastbrot, Weizentoast, Altbackbrot, Bauernbrot, Bemme, Bierbrot, Brot, Brotkrume, Buttertoast, Eiweißbrot, Grahambrot, Graubrot, Hausbrot, Holzofenbrot, Kapselbrot, Kastenbrot, Knödelbrot, Körnerbrot, Laugenbrot, Malfabrot, Mehrkornbrot, Nussbrot, Rosinenbrot, Ruchbrot, Sandwichtoast, Schüttelbrot, Semmelwürfel, Sonnenblumenbrot, Speckbrot, Steinofenbrot, Stulle, Toasties, Tramezzini, Vollkorntoast
nut bread | Walnussbrot
fruit loaf | Birnbrot, Birnenbrot, Früchtebrot, Hutzelbrot, Kletzenbrot
breadcrumb | Brösel, Butterbrösel, Paniermehl, Semmelbrösel, Semmelmehl, Weckmehl
bread roll | Aufbackbrötchen, Aufbacksemmel, Aufbackweckerl, Bretzel, Breze, Brezel, Brezn, Brösli, Brötchen=, Burgerbrötchen, Burgerbun, Butterbrezel, Butterbrötchen, Buttersemmel, Butterweckerl, Bürli, Dinkelbrötchen, Gipfel, Hamburgerbrötchen, Hotdogbrötchen, Kaisersemmel, Kornspitz, Laugenbreze, Laugenbrezel, Laugenbrötchen, Laugengebäck, Laugenknoten, Laugensemmel, Laugenstange, Laugenweckerl, Mehrkornbrötchen, Mehrkornsemmel, Mehrkornweckerl, Milchbrötchen, Mutschli, Roggenbrötchen, Rosinenbrötchen, Rosinensemmel, Rosinenweckerl, Rundstück, Röggelchen, Salzstangerl, Schokobrötchen, Schokosemmel, Schokoweckerl, Schrippe, Schusterjunge, Semmel=, Sesambrötchen, Sesamsemmel, Sesamweckerl, Vinschgerl, Vollkornbrötchen, Weck, Weckle, Weggli, Zwirbel
-bread roll | -brötchen, -brötli, -semmel, -weckerl
sesame bun | Sesamring
brioche | Allerheiligenstriezel, Grittibänz, Hefekranz, Osterpinze, Osterzopf, Reindling, Striezel, Stuten, Stutenkerl, Weckmann, Zopf
pretzels | Knabbergebäck, Laugengebäck Snack, Mini-Brezeln, Salzbrezel, Salzgebäck, Salzletten, Salzstange, Soletti
crispbread | Knäckebrot, Wasa
baguette | Pariser Brot, Parisette, Parisienne, Stangenweißbrot
flatbread | Fladen, Naanbrot, Yufkafladen
pitta | Pitatasche
corn tortilla | Maisfladen, Tacoschale
gluten-free bread | glutenfreie Brötchen
pasta | Bandnudel, Buchstabennudel, Dinkelpasta, Drellinudel, Fleckerl, Hartnudel, Hörnchen, Hörndl, Hörnli, Korkenziehernudel, Maccaroni, Makkaroni, Makkeroni, Muschelnudel, Müscheli, Nudel=, Nüdeli, Schinkenfleckerl Teig, Schleifennudel, Schmetterlingsnudel, Spiralnudel, Spirelli, Sternchennudel, Teigware, Vollkornpasta
gluten-free pasta | Buchweizennudel ohne Weizen, Kichererbsenpasta, Linsenpasta, Maispasta
egg noodle | Chinanudel, Ei-Nudel, Eierbandnudel, Eiernudel, Eierteigware, Frischeinudel, Hausmacher Nudeln, Hausmachernudel, Mie, Woknudel
egg pasta | frische Bandnudeln, frische Nudeln, frische Pasta
spaghetti | Spagetti
lasagne sheet | Lasagneblatt, Lasagneplatte, Nudelplatte
spaetzle | Knöpfle, Knöpfli, Nockerl, Spatzen, Spätzlesteig, Spätzli
glass noodle | Glasnudel, Konjaknudel
rice noodle | Reisbandnudel, Reisnudel
soba | Sobanudel
udon | Udonnudel, Weizennudel asiatisch
ramen | Instantnudel
pastry | -gebäck, -tasche
puff pastry | Blätterteig, Blätterteigpastete, Blätterteigplatte, Butterblätterteig, Plunderteig, Quarkblätterteig, Tante Fanny Blätterteig
shortcrust pastry | Kuchenteig, Linzerteig, Mürbeteig, Mürbteig, Quicheteig, Tartelette, Tarteteig, Wähenteig
filo pastry | Brickteig, Fillo, Filoteig, Strudelblatt, Strudelteig, Yufkateig
choux pastry | Brandmasse, Brandteig, Brühteig, Ofenküchlein, Windbeutel
pizza dough | Flammkuchenboden, Flammkuchenteig, Focacciateig, Pizzaboden
pasta dough | Maultaschenteig, Ravioliteig
croissant | Briochekipferl, Buttergipfel, Franzbrötchen, Gipfeli, Hörnchen süß, Kipferl, Kipfl, Laugencroissant, Plunder
wafer | Eistüte, Eiswaffel, Hostie, Karlsbader Oblaten, Oblate, Waffelbecher, Waffelblatt, Waffelhörnchen, Waffelröllchen, Waffelschnitte
cracker | Kräcker
cereal | Cerealien, Frühstücksflocken, Getreidebällchen, Knusperflocken, Smacks
muesli | Basismüsli, Beerenmüsli, Früchtemüsli, Müsli, Nussmüsli, Vollkornmüsli
granola | Crunchy Müsli, Crunchymüsli, Knuspermüsli
cereal bar | Corny, Eiweißriegel, Getreideriegel, Müsliriegel, Nussriegel
nut | Nuss, Nuss-, Nussmehl, Nusssplitter, Paranuss, Schalenfrüchte, Schalenobst, Hartschalenobst
trail mix | Nuss-Frucht-Mischung
almond | Mandelblättchen, Mandel, Mandelkrokant, Mandelplättchen, Mandelsplitter, Rauchmandel
ground almond | geriebene Mandeln, gemahlene Mandeln=, Mandelmehl, Mandelgrieß
almond butter | Mandelcreme
almond extract | Bittermandel, Bittermandelaroma
hazelnut | Haselnuss, Haselnussgrieß, Haselnussmehl, Lambertsnuss
walnut | Walnusskern, Baumnuss, Schwarznuss, Walnuss, Welsche Nuss, grüne Nüsse, Wallnuss
cashew | Cashewmehl, Kaschunuss
cashew butter | Cashewcreme
pistachio | Pistazie
pistachio cream | Pistazienmus
pecan | Pekannuss
Brazil nut | Brasilnuss, Paranusskern
macadamia | Makadamia
beech nut | Buchecker
nut butter | Nusscreme vegan
marzipan | Edelmarzipan, Lübecker Marzipan, Mandelmasse, Marzipanbrot, Marzipanmasse, Marzipanrohmasse, Modelliermarzipan
praline | Nougat, Nougatmasse, Nugat, Nugatmasse, Nussnougat, Nussnougatmasse, Nussnugat, türkischer Honig
chocolate | Praline
pine nut | Pignole, Pinie, Zedernkern, Zedernuss
chestnut | Edelkastanie, Esskastanie, Kastanie, Keschtn, Marone, Maronencreme, Maroni, Maronimus, Marroni, Vermicelles
coconut | Kokos, Kokos-, Kokosnuss, Kokosnuss-
desiccated coconut | Kokosette
tiger nut | Chufanuss, Erdmandel, Erdmandelmehl, Tigernuss
peanut | Aschantinuss, Erdnuss, Erdnuss-, Nüssli, Spanische Nüssli, Ültje
peanut puff | Erdnussflip, Erdnusslocken, Flips
satay sauce | Satésauce, Satésoße
seed | Kernemix, Kernmischung, Saaten, Samen, Körner
mixed seed | Kernemischung, Salatkerne
sunflower | Sonnenblumen-
pumpkin seed | Kürbiskern
sesame seed | Sesam, Sesamkorn, Sesamsaat
sesame | Sesam-
tahini | Tahinpaste
linseed | Goldleinsamen, Leinmehl, Leinsaat, Leinsaatmehl, Leinsamen, Leinsamenmehl, Leinsamenschrot
poppy seed | Blaumohn, Graumohn, Mohn, Mohnback, Mohnfüllung gemahlen, Mohnsamen
hemp seed | Hanf, Hanfmehl, Hanfnuss, Hanfprotein, Hanfsamen
psyllium | Flohsamen
pulse | Hülsenfrucht
bean | Bohne, Bohnen-, Feuerbohne, Käferbohne, Wachtelbohne
butter bean | Limabohne, Mondbohne, Riesenbohne
mung bean | Adzukibohne, Mungbohne, Mungobohne, Urdbohne
chickpea | Kichererbse=, Kichererbsen-
lentil | Alb-Leisa, Alblinse, Berglinse, Linse=, Linsen-, Puylinse
split pea | Schälerbse
hummus | Kichererbsenmus, Kichererbsenpüree
gluten | glutenhaltiges Getreide
sulphites | Schwefeldioxid, Schwefeldioxid und Sulfite
soya | Soja, Soja-, Sojaeiweiß, Sojakleie, Sojaprodukt, Soya-
bean sprout | Bohnensprosse, Mungbohnensprosse, Mungobohnensprosse, Mungosprosse, Sojakeim, Sojakeimling, Sojasprosse, Sprossen
lecithin | Emulgator, Lezithin
carob | Johannisbrot, Johannisbrotmehl, Karob
locust bean gum | Biobin, Johannisbrotkernmehl
guar gum | Guarkernmehl
buckwheat flour | Buchweizenmehl
`;
