/** Flours, breads, pasta, cereals, pastry, nuts, seeds, pulses. Notation: ../README.md. */
export const GRAINS = `
gluten | gluten
wheat | trigo, trigo mote, kamut, triguillo, mote de trigo
spelt | espelta, escanda
rye | centeno
barley | cebada
oat | avena, hojuela de avena, avena (en hojuelas|en copos|instantánea), salvado de avena, Quaker
grain | cereal, grano
bulgur | bulgur, burgol
couscous | cuscús, couscous, cus cus
semolina | sémola, semolina, semolín
malt | malta, cebada malteada
seitan | seitán, gluten de trigo
bran | salvado, afrecho
wheat germ | germen de trigo
flour | harina=, harina (floja|fuerte|panadera|leudante|0000|000|bizcochona|de fuerza|de media fuerza), gofio, gofio de trigo
with flour | enharinar, enharinado, enharina, enharinamos, enharine, enharínalo, enharinando
wholemeal flour | harina (integral|integral de trigo|de trigo integral)
self raising flour | harina (con levadura|con polvo de hornear|autoleudante)
bread flour | harina (panificable|de gran fuerza)
flour mix | premezcla, harina (para tortitas|para hotcakes|para panqueques|para hot cakes|para buñuelos), preparado (para bizcocho|para pastel|para torta|para brownie|para tempura), mezcla (para pastel|para bizcocho|para hotcakes|para torta|para panqueques)
gluten-free flour | harina (libre de gluten|para celíacos), preparado (panificable sin gluten|sin gluten), mezcla sin gluten
corn flour | maicena, fécula de maíz, almidón de maíz, Maizena, harina fina de maíz, fécula
maize flour | harina de (maíz|maíz nixtamalizado|millo|maíz precocida), harina (nixtamalizada|precocida de maíz|precocida|para arepas|para tortillas de maíz|para tamales), Maseca, masa de (maíz|nixtamal|maíz nixtamalizada), masa (para tortillas|nixtamalizada|para arepas|para tamales|harina|harina de maíz|harina de maíz nixtamalizado), nixtamal, pinole
masarepa | harina (PAN|P.A.N), masarepa
potato starch | fécula (de papa|de patata), almidón (de papa|de patata), chuño
tapioca | tapioca, almidón de (yuca|mandioca|tapioca), fécula de (mandioca|yuca|tapioca), polvillo
cassava flour | fariña
arrowroot | arrurruz
starch | almidón, espesante
lupin | altramuz, lupino, tarwi, chocho
quinoa flour | harina de (amaranto|sorgo|mijo|teff|plátano)
buckwheat | trigo sarraceno, alforfón, sarraceno
polenta | polenta, sémola de maíz, harina de polenta
hominy | maíz (pozolero|cacahuazintle|pelado|mote|blanco partido|blanco|para pozole), mote, cacahuazintle, hominy
millet | mijo, amaranto, sorgo, teff
quinoa | quinoa, quinua, kinoa
rice | arroz=, arroz jazmín
wild rice | arroz salvaje
risotto rice | arroz (bomba|redondo|para paella|para sushi)
sticky rice | arroz glutinoso
cooked rice | arroz (cocido|hervido|blanco cocido)
puffed rice | arroz (inflado|hinchado)
rice paper | papel de arroz, oblea de arroz
rice cake | tortita (de arroz|de maíz), galleta de arroz
bread | regañá, pico de pan, pan, pan de (molde|pueblo|cristal|masa madre|salvado|semillas|cereales|campo|aceite), pan (rallado casero|francés|rústico|bimbo|tipo bimbo), miga, hogaza, tostada, picatoste, biscote, crutón, mollete, torta de pan, bolillo, telera, marraqueta, sopaipilla, birote, hallulla, tosta, figaza, pebete, cracotte
breadcrumb | pan (rallado|molido|seco molido|rayado|seco rallado), ralladura de pan, panko, empanizador, rebozador, migas de pan
bread roll | panecillo, pan de (hamburguesa|hamburguesas|hot dog|perrito|perritos|pancho|viena|perrito caliente), pan (para hamburguesa|para hamburguesas|para hot dog), bollo
sesame bun | pan de hamburguesa con sésamo
baguette | baguette, chapata, focaccia, ciabatta, baguete
brioche | brioche, pan (dulce|de muerto), roscón, rosca de Reyes, panettone, medialuna, facturas, concha de pan, bollería, bollo suizo, ensaimada, bizcocho de Reyes, roscón de Reyes, cuernito, mojicón, rosca de Pascua
flatbread | pan (plano|sin levadura|ácimo), arepa de trigo, lavash
omelette or tortilla | tortilla
tortilla | tortilla de (harina|trigo|harina de trigo), tortilla (integral|para wrap|para burrito|para fajita), tortillas (para fajitas|para burritos|de harina integral), wrap, fajita tortilla
corn tortilla | tortilla (azul|taquera|de maíz), tostada de maíz, totopo de maíz, sope, tostadas horneadas
arepa | arepa, arepas
cracker | galleta (salada|crackers|de soda|de agua), crackers, galletas (saladas|saltinas), criollitas, galleta marinera, saladitas
breadstick | colín, rosquilleta, palito de pan, grisín
pizza dough | masa para pizza, base (para pizza|de pizza), prepizza
gluten-free bread | pan para celíacos
pasta | pasta=, pasta de (trigo|sopa|letras), pasta (alimenticia|para sopa), fideo, macarrón, macarrones, tallarín, tallarines, coditos, codito, caracolitos, lacitos, cabello de ángel fideos, fideo (cabello de ángel|de sopa), fideos guiseros, cabellín, plumitas, mostachol, tirabuzones, pasta de (codito|concha|tornillo|moño|pluma)
spaghetti | espagueti, espaguetis, spaghetti, espaguetti, spaguetti, spagueti
gluten-free pasta | pasta de (lentejas|garbanzos|arroz|maíz|legumbres|guisantes)
egg pasta | pasta (al huevo|con huevo|de huevo), tallarines al huevo, nidos al huevo, fideos al huevo
fresh pasta | pasta fresca, fideos frescos, masa fresca de pasta
lasagne sheet | placa de lasaña, lámina de lasaña, pasta para lasaña, hoja de lasaña, láminas de pasta para lasaña, placas (para lasaña|de pasta)
cannelloni | canelón, canelones, placas de canelones
ravioli | ravioles, raviolis, raviol, tortelines, sorrentinos
gnocchi | ñoquis, ñoqui, ñoquis de patata
noodle | noodles, fideos orientales, tallarines chinos, fideo chino
rice noodle | fideos de arroz, tallarines de arroz, vermicelli de arroz
egg noodle | fideos (chinos al huevo|de huevo)
glass noodle | fideos de (cristal|soja|konjac)
udon | fideos (udon|soba de trigo)
ramen | fideos (instantáneos|ramen|yakisoba), sopa Maruchan, Maruchan
filled wrapper | obleas para empanadillas
wonton wrapper | pasta wonton, oblea de empanadilla, masa (para wonton|para gyozas), obleas
pastry | masa de (tarta|empanada|empanadillas|strudel), masa (quebrada|brisa|hojaldrada|para tarta|para empanadas|para empanada|para empanadillas|para pay|para tartas|para pastel|sablée), tapa de (empanada|empanadas|tarta|pascualina), tapas (para empanadas|para tarta), disco de empanada, pasta (quebrada|brisa|sablé|brisée|flora), tapas para (pascualina|tarta|empanadas|empanadillas|pastelitos), disco para (empanada|empanadas|tarta|tartas)
puff pastry | hojaldre, pasta de hojaldre, masa (hojaldre|de hojaldre), plancha de hojaldre, hojaldra, placa de hojaldre, volován, vol au vent
shortcrust pastry | masa (brisé|sablé), base de tarta
filo pastry | pasta (filo|brick), masa (filo|philo), hoja de brick, láminas de pasta filo
choux pastry | pasta choux, masa (choux|de petit choux), profiterol, profiteroles
croissant | cruasán, croissant, napolitana de chocolate, cruasanes
wafer | oblea, barquillo, cono de helado, cucurucho de barquillo, cucurucho
cereal | cereal de desayuno, cereales
cornflake | copos de maíz, hojuelas de maíz, corn flakes, cornflakes
muesli | muesli, müsli
granola | granola
cereal bar | barrita (energética|de cereales), barra (de cereal|de granola)
popcorn | palomitas, pochoclo, pororó, cabritas, crispetas, canchita, cotufas, palomitas de maíz, maíz (para palomitas|pisingallo), palomita, cancha, cancha serrana
nut | fruto (seco|de cáscara), frutos secos mixtos, mezcla de frutos secos, frutas secas mixtas, nueces mixtas, cóctel de frutos secos
trail mix | mezcla de frutos secos y pasas
almond | peladilla, garrapiñadas, almendra, almendra (marcona|granillo), crocanti de almendra, granillo de almendra, almendruco
ground almond | almendra (molida|en polvo|rallada), almendras molidas
almond butter | crema (de almendra|de almendras), manteca de almendras
almond extract | esencia de almendra amarga, almendra amarga
hazelnut | avellana, granillo de avellana
walnut | nuez, nuez (de nogal|de castilla)
pecan | pacana, nuez (pecana|pacana|pecán|cáscara de papel), pecana, pecán
cashew | anacardo, nuez (de la india|de cajú), castaña de cajú, marañón, cajú
pistachio | pistacho, pistache
Brazil nut | nuez (del Brasil|de Brasil), castaña (de pará|de Brasil)
macadamia | macadamia, nuez de macadamia
nut butter | crema de (anacardos|pistacho|nueces|frutos secos|avellanas pura), mantequilla (de anacardo|de marañón)
marzipan | mazapán de almendra, mazapán
peanut marzipan | mazapán (De la Rosa|de cacahuate), De la Rosa
nougat | guirlache, turrón, turrón de (Alicante|yema|chocolate), crocanti, praliné, nougatina, gianduja
pine nut | piñón, piñones
chestnut | castaña, castaña pilonga, crema de castañas, marrón glacé
coconut | coco
desiccated coconut | coco (rallado|en escamas|en láminas), ralladura de coco, virutas de coco
tiger nut | chufa
peanut | panchito, manises, cacahuete, cacahuate, maní, maníes
peanut butter | crema de (cacahuete|cacahuate|maní|cacahuetes|cacahuates), manteca de (cacahuete|cacahuate|maní|cacahuetes|cacahuates)
peanut brittle | palanqueta, turrón de maní, crocante de maní, praliné de maní
satay sauce | salsa satay
seed | semilla, mezcla de semillas, semillas mixtas
sunflower seed | pipa, pipas, pipas de girasol, semillas de girasol, lecitina de girasol
pumpkin seed | pepita de calabaza, pipas de calabaza, semillas (de calabaza|de zapallo), pepita, pepitas
sesame seed | sésamo, ajonjolí
tahini | tahini, tahina, tahín, pasta (de sésamo|de ajonjolí), crema (de sésamo|de ajonjolí)
linseed | lino, linaza
chia seed | chía
poppy seed | amapola
hemp seed | cáñamo
psyllium | psyllium
watermelon seed | semilla de melón
pulse | legumbre, leguminosa, menestras
bean | alubia, frijol, poroto, judía, haba seca, judías, faba, habichuela, caraota, alubias pintas, judías (pintas|de El Barco), fabes, verdina, pocha, judión
pinto bean | frijol (bayo|flor de mayo), alubia pinta, judía pinta
butter bean | pallar, poroto manteca, poroto de manteca
black eyed bean | frijol (caupí|de ojo negro), carilla
mung bean | judía mungo, frijol mungo, azuki, soja verde, poroto mung
refried bean | frijoles refritos, frijol refrito
chickpea | garbanzo=, garbancito
lentil | lenteja=, lenteja (pardina|caviar|verdina)
split pea | arvejas partidas
hummus | hummus, humus
falafel | falafel
soya | soja, soya, poroto de soja, habas de soja, frijol de soya
edamame | edamame
miso | miso
tofu | tofu, queso (de soja|de soya)
tempeh | tempeh
soya lecithin | lecitina (de soja|de soya)
lecithin | lecitina, emulgente, emulsionante
bean sprout | brote de soja, brotes de (soya|alfalfa), germinado de soja, germen de soya, germinados, raíces chinas, diente de dragón, frijolito chino
carob | algarroba, harina de algarroba
locust bean gum | goma garrofín, garrofín
xanthan | goma (xantana|xantán|guar), xantana
chickpea flour | harina de almorta
rice with coconut milk | arroz con leche de coco
`;
