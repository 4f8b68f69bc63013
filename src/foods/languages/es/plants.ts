/** Vegetables, fruit, herbs and spices. Notation: ../README.md. */
export const PLANTS = `
vegetable | verdura, hortaliza, vegetal, vegetales, menestra de verduras, verduras para caldo, jardinera
mirepoix | sofrito de verduras, verduras para cocido
onion | cebolla=, cebolla (de Figueras|de verdeo picada)
shallot | chalota, escalonia, echalote, chalote
pearl onion | cebolla cambray, cebollitas platillo
pickled onion | cebolla encurtida, cebollita en vinagre, cebolleta en vinagre
crispy onion | cebolla (frita|crujiente|crujiente frita)
caramelised onion | cebolla caramelizada
spring onion | cebolleta, cebolla (larga|china|en rama|tierna|de verdeo), cebollín verde, cebollita de cambray, verdeo, calçot, cebollas de cambray
leek | puerro=, poro=, ajo porro, ajoporro
garlic | ajo=, ajo (seco|molido fresco), ajos tiernos asados
wild garlic | ajetes, ajete, ajo tierno
ginger | jengibre=, kion, raíz de jengibre
chilli | chile, ají, guindilla, cayena fresca, chile (serrano|morita|mulato|piquín|cascabel|costeño|güero|manzano|mirasol|chilaca|de árbol), ají (panca|limo|mirasol|molido fresco|escabeche), pimiento de cayena, rocoto, chilito, chiles en vinagre, rajas en vinagre, ajíes, pasta de ají amarillo, crema de ají, chiltepín
poblano | chile (pasilla|guajillo), rajas, rajas poblanas
jalapeño | jalapeño, jalapeños en escabeche, chiles jalapeños en escabeche
chipotle | chipotle, chile (chipotle|chipotle adobado|chipotle en adobo), chipotle (en adobo|en vinagre)
potato | patata=, papa=, papa cambray, cachelo, papa (pastusa|sabanera), patata (Kennebec|Monalisa|agria)
new potato | papitas cambray, papín, papines
fries | papas (fritas|a la francesa|bastón), patatas (fritas|bravas sin salsa|paja congeladas|prefritas), patata frita
potato crisp | patatas (chips|fritas de bolsa|paja), papas (chips|paja|de bolsa)
mashed potato | puré de (papa|papas|patata|patatas), puré (en copos|instantáneo), patatas machacadas
sweet potato | boniato, batata, camote
yam | ñame, malanga
cassava | yuca, mandioca, casabe
taro | taro, arracacha
jicama | jícama, palmito, raíz de loto, castaña de agua, bambú, brotes de bambú
carrot | zanahoria=, zanahorita
parsnip | chirivía
turnip | nabo, rábano blanco
celeriac | apionabo, apio (nabo|rábano), raíz de apio
celery | apio
celery salt | sal de apio
celery seed | semillas de apio
beetroot | remolacha, betabel
radish | rábano, rabanillo, daikon, nabo daikon
fennel | hinojo
broccoli | brócoli, brécol, brócolis, bimi
cauliflower | coliflor=, romanesco, coliflores
cabbage | repollo, col, col (rizada francesa|puntiaguda), berza
red cabbage | lombarda
Chinese cabbage | bok choy, pak choi
sauerkraut | chucrut, col fermentada
kale | kale, col (rizada|kale)
Brussels sprout | col de Bruselas, repollito de Bruselas
chard | acelga, grelo, nabiza, quelite, quelites, verdolaga, romeritos, cardo, ortiga, hojas verdes, kale verde, diente de león
spinach | espinaca=, brotes de espinaca, espinaquita
lettuce | lechuga, lechuga (orejona|crespa|mantecosa|hoja de roble|batavia|escarola|capuchina|sangría|trocadero), cogollo
salad leaf | mezcla de lechugas, canónigo, mézclum, ensalada verde de bolsa, brotes, mix (de lechugas|de hojas), bolsa de ensalada, hojas verdes mixtas, germinado de alfalfa
rocket | rúcula, arúgula, rúgula
watercress | berro
chicory | endibia, endivia, escarola, achicoria, radicchio
cucumber | pepino=, pepino persa
gherkin | pepinillo, pepinito en vinagre, pepino encurtido
pickled vegetable | encurtido, pickles, piparra, piparras, guindillas en vinagre, banderilla, variantes, verduras en escabeche, zanahorias en escabeche, gildas
tomato | tomate=, jitomate=, tomate de (ensalada|la huerta|pera), tomate (pera|raf|roma|redondo|riñón|guaje|saladet|saladette|chonto), tomatito, jitomatito, pulpa de tomate fresco, jitomate (saladet|guaje)
cherry tomato | tomate (cherry|cereza|cherri), tomatito cherry, jitomate cherry
tinned tomato | tomate (triturado|troceado|en lata|entero pelado|en conserva|natural triturado|perita en lata|cubeteado|pelado|de lata), pulpa de tomate, lata de tomate, conserva de tomate
passata | puré (de tomate|de jitomate), passata, tomate tamizado
tomato sauce | tomate frito, salsa pomarola, pomarola, hogao, hogo, caldillo
tomato paste | concentrado de tomate, extracto (doble de tomate|de tomate), tomate (concentrado|doble concentrado), doble concentrado de tomate
sun dried tomato | tomates secos en aceite
tomatillo | tomatillo, tomate (verde|de cáscara), tomates verdes, miltomate
bell pepper | pimiento, morrón, pimentón (fresco|rojo|verde|morrón|amarillo), pimiento choricero fresco, ají (morrón|cubanela|cubanelle), chile morrón, morrones
roasted pepper | pimiento (asado|del piquillo|en conserva|morrón en conserva|choricero|de piquillo|de bote), piquillo, tiras de pimiento, ñora, ají pimiento
courgette | calabacín=, calabacita, zapallito, zapallo italiano, zucchini, calabacines, flor de calabaza, chayote, zapallito redondo
aubergine | berenjena=
squash | calabaza, calabaza (cacahuete|cacahuate|violín|cabello de ángel|potimarrón|en tacha|de cacahuete|de castilla), zapallo, zapallo (cabutia|plomo|loche|macre), auyama, ahuyama, anco
pumpkin purée | puré (de calabaza|de zapallo)
pea | guisante, chícharo, arveja, alverja, petit pois, guisante lágrima
mangetout | tirabeque, tirabeques
green bean | ejote, chaucha, vainita, judías verdes planas, ejotes, judía plana
broad bean | haba
sweetcorn | maíz, elote, choclo, mazorca, mazorquita, elotito, choclo cremoso natural, hoja de tamal
creamed corn | choclo (cremoso|en crema), crema (de elote en lata|de choclo)
okra | okra, quimbombó, ocra
asparagus | espárrago, espárrago triguero, trigueros, yemas de espárragos
artichoke | alcachofa, alcaucil, fondos de alcachofa, cardo cocido
plantain | plátano (macho|verde|pintón|de freír), patacón, hoja (de plátano|de banano), jackfruit, yaca, hoja de bijao
nopales | nopal, nopalito, nopales
cactus | sábila, aloe
horseradish | rábano picante, raíz picante
mushroom | champiñón=, seta, hongo, seta de cardo, champis, callampa, portobello, champignon, huitlacoche, cuitlacoche, colmenilla, perrechico, oreja de judas
porcini | níscalo, rebozuelo, boletus, boleto, hongo seco de pino, trompeta de la muerte, setas silvestres, hongos de pino, rovellón
oyster mushroom | seta (ostra|de ostra), gírgola, hongo ostra, shimeji, enoki
shiitake | shiitake, shitake
truffle | trufa (negra|blanca|fresca|rallada)
avocado | aguacate, palta, aguacate hass
olive | aceituna, oliva, aceituna (gordal|manzanilla|arbequina|de botija)
anchovy stuffed olive | aceituna (rellena de anchoa|rellena), aceitunas rellenas
tapenade | tapenade, olivada, paté de aceitunas
caper | alcaparra, alcaparrón
seaweed | alga, alga (kombu|wakame|marina), cochayuyo, nori, salicornia, espagueti de mar, lechuga de mar
vine leaf | hoja de parra, hojas de vid
fruit | fruta, frutas tropicales, macedonia, coctel de frutas
apple | manzana=, manzana (reineta|deliciosa|starking|fuji|granny)
apple sauce | puré de manzana, compota de manzana
pear | pera, pera (conferencia|limonera|de agua), peras al vino
quince | membrillo (fresco|entero), tuna, higo chumbo, níspero, xoconostle, nopal fruta, tunas
jam | cabello de ángel, dulce de (batata|guayaba|leche vegetal|calabaza|higos|zapallo), membrillo, jalea (de manzana|de grosella), ate, ate de guayaba, bocadillo (veleño|de guayaba)
cranberry sauce | salsa de arándanos
banana | plátano, banano, guineo, plátano de seda, plátanos maduros de seda
berry | fruto rojo, frutos del bosque, fruta del bosque, bayas, mix de berries, berries, baya de Goji, saúco, acai
strawberry | fresa, frutilla, fresón, frutillas
raspberry | frambuesa
blueberry | arándano, arándano azul, mora azul
blackberry | mora, zarzamora, mora de castilla, moras
redcurrant | grosella, casis
cranberry | arándano (rojo|agrio)
dried cranberry | arándano (seco|deshidratado)
physalis | aguaymanto, uchuva, physalis, alquequenje
cherry | cereza, guinda, picota
glacé cherry | cereza (confitada|en almíbar|al marrasquino|roja confitada|en marrasquino), guinda (confitada|en almíbar|roja), guindas confitadas
peach | melocotón, durazno, nectarina, paraguayo
apricot | albaricoque=, damasco, chabacano
dried apricot | orejón, orejones, orejones de (albaricoque|damasco|durazno)
plum | ciruela, ciruela claudia, endrina
prune | ciruela pasa, ciruelas pasas
mango | mango, manga fruta
pineapple | piña, ananá, ananás
papaya | papaya, lechosa, mamey, maracuyá, parchita, fruta de la pasión, granadilla, guayaba, guanábana, chirimoya, lichi, litchi, carambola, lulo, naranjilla, feijoa, pitaya, tomate de árbol, zapote, caqui, kaki, persimón, lúcuma, kumquat, cherimoya, marañón fruta
kiwi | kiwi, kivi
pomegranate | granada, arilos de granada
fig | higo, breva
dried fig | higo paso
date | dátil, dátiles
grape | uva, uva (moscatel|rosada|roja sin semilla)
melon | melón, melón (cantalupo|piel de sapo)
watermelon | sandía, patilla
citrus | cítrico, yuzu, cidra
lemon | limón=, limón (amarillo|eureka), limones
lemon juice | jugo de (medio limón|1 limón|2 limón|3 limón|½ limón|1/2 limón), zumo de (medio limón|1 limón|2 limón|3 limón|½ limón|1/2 limón)
lemon zest | piel (de limón|de medio limón), corteza de limón, ralladura de medio limón
lime | lima, limón (mexicano|persa), hoja de lima
lime juice | zumo de media lima
lime zest | piel de lima
orange | naranja, naranja (sanguina|para jugo|de zumo|de mesa)
orange juice | zumo de media naranja, jugo de media naranja
orange zest | piel de naranja, corteza de naranja, ralladura de media naranja
orange extract | agua (de azahar|de flor de azahar), azahar, esencia de azahar
candied peel | fruta (escarchada|confitada|abrillantada|cristalizada), naranja (confitada|escarchada), cidra confitada, frutas (confitadas|abrillantadas)
clementine | clementina, mandarina, tangerina
grapefruit | pomelo, toronja
rhubarb | ruibarbo
raisin | pasas, uva pasa, uvas pasas, pasas (al ron|de Corinto), pasa de uva, pasitas, pasita
dried fruit | fruta (seca|desecada), frutas secas
tinned fruit | fruta (en almíbar|en conserva), coctel de frutas en almíbar
fruit compote | compota, coulis, compota de (frutas|pera|ciruela), coulis (de frutos rojos|de frambuesa), mermelada casera de fruta, pulpa de fruta
herb | hierba, hierbas (finas frescas|de olor frescas)
dried herb | hierbas de (Provenza|olor|la Provenza), hierbas (italianas|finas), provenzal
bouquet garni | ramillete de hierbas, bouquet garni, atadillo de hierbas
basil | albahaca
parsley | perejil=
coriander | cilantro, culantro
ground coriander | semillas de cilantro, coriandro, cilantro (molido|en grano), culantro molido
mint | menta, hierbabuena, yerbabuena, poleo, yerba buena, huacatay
chive | cebollino, ciboulette, cebollín
dill | eneldo
tarragon | estragón, perifollo, epazote, hoja (santa|de aguacate), acuyo, cedrón, melisa, toronjil, hierba (santa|luisa), jamaica, flores comestibles, lavanda, flor (comestible|de saúco), hierbaluisa
thyme | tomillo, tomillo limonero
rosemary | romero
sage | salvia
oregano | orégano, mejorana, guascas, palillo
bay leaf | laurel
curry leaf | hoja (de curry|de lima kaffir)
spice | especia, especias (para pan de jengibre|mixtas), mezcla de especias, aliño de especias
mixed spice | especias (para pastel|para calabaza|de calabaza), mezcla de cuatro especias
seasoning | sazonador, sazón, condimento, condimento (preparado|para arroz|para pizza|para pollo|para carne|para pescado), sazonador (para pollo|para pescado|para tacos|cajún|de carne), adobo (en polvo|seco), mezcla para tacos
taco seasoning | sazonador para fajitas, condimento (mexicano|para tacos|para fajitas|cajún), especias (cajún|para fajitas|para tacos|para kebab|mexicanas|morunas), Tajín, aderezo para fajitas
cumin | comino
caraway | alcaravea
turmeric | cúrcuma
paprika | pimentón, pimentón (de la Vera|de La Vera dulce), páprika, ají (molido dulce|de color), colorante pimentón
chilli powder | pimentón (picante|ahumado picante), chile (en polvo|molido|piquín en polvo|en hojuelas|quebrado|de árbol molido), ají (molido|en polvo), merkén, merquén, cayena, pimienta (cayena|de cayena), guindilla molida
cinnamon | canela, canela de Ceilán, palo de canela
nutmeg | nuez moscada, moscada, macis
allspice | pimienta (gorda|dulce|inglesa|de Jamaica|de olor), malagueta, pimientas gordas
clove | clavo
cardamom | cardamomo, vainas de cardamomo
star anise | anís, matalahúva, anís (estrellado|estrella|en grano|en estrella)
saffron | azafrán
vanilla | vainilla, extracto de vainilla, esencia (vainilla|de vainilla), aroma de vainilla, pasta de vainilla, vaina de vainilla, vainillina, azúcar (vainillado|avainillado|vainilla|de vainilla), chaucha de vainilla
annatto | achiote, pasta de achiote, annatto, recado rojo, achiote en pasta
fenugreek | fenogreco, alholva
fennel seed | semillas de hinojo, enebro, bayas de enebro, zumaque, ajenuz, sumac, hinojo en grano
pepper | pimienta=, pimienta (verde|de Sichuan|de cinco bayas)
salt | sal=, sal (marina|del Himalaya|entrefina|parrillera|y pimienta al gusto|de mar)
seasoned salt | sal de (ajo|cebolla|hierbas|especias), sal condimentada
curry powder | curry, curry de Madrás, polvo de curry, cari
garlic powder | ajo (en polvo|molido|granulado|y perejil deshidratado)
onion powder | cebolla (en polvo|granulada)
mustard seed | mostaza (en grano|en polvo|molida|en semilla), semillas de mostaza, granos de mostaza
lemongrass | citronela, limoncillo, hierba limón, zacate limón, té limón, lemongrass
food colouring | colorante, colorante (alimentario|alimenticio|azafrán|en gel|vegetal|para paella|rojo), color vegetal, azafrán sintético
carmine | cochinilla, carmín
citric acid | ácido (cítrico|ascórbico)
MSG | glutamato, ajinomoto, glutamato monosódico, potenciador de sabor
nutritional yeast | levadura (nutricional|de cerveza en copos)
edible flower | pétalos de rosa
`;
