/** Milk, eggs, meat and fish. Notation: ../README.md. */
export const DAIRY_AND_MEAT = `
milk | leche=, leche de vaca, lechita
sheep milk | leche de oveja
condensed milk | leche condensada, La Lechera, lechera
evaporated milk | leche (evaporada|ideal|Carnation|Clavel)
chocolate milk | leche (chocolatada|con chocolate|con cacao), batido (de chocolate|de vainilla), malteada
buttermilk | suero (de leche|de mantequilla), leche agria
infant formula | leche (infantil|maternizada|de fórmula)
cream | nata=, crema, crema (doble|de leche)
whipped cream | nata montada, crema (batida|montada|chantilly|chantillí), chantilly, chantillí
sour cream | crema (agria|ácida|mexicana), nata agria
yoghurt | yogur, yogurt, yoghurt, yogourt, yogur de oveja
fruit yoghurt | yogur de (limón|coco|sabores)
quark | queso fresco batido, petit suisse
brown butter | mantequilla (avellana|noisette)
butter | mantequilla=, manteca (derretida|pomada|a temperatura ambiente|sin sal|fría)
lard or butter | manteca, pan de manteca
with butter | enmantecar, enmantequillar, enmantequilla, enmanteca
whey | suero (lácteo|de queso), proteína de suero
milk protein | proteína de leche, proteínas lácteas, sólidos lácteos
casein | caseína
lactose | lactosa
protein powder | proteína en polvo
dairy | lácteo, producto lácteo
dulce de leche | dulce de leche, cajeta, arequipe, manjar, cajeta de cabra
custard | crema (pastelera|inglesa), natilla
custard powder | polvo (para natillas|para flan|para pudín), sobre (de flan|de natillas), flan en polvo, preparado (para flan|para natillas), natillas en polvo
ice cream | helado, nieve de vainilla, helado de nata
cheese | queso=, queso (gratinado|chihuahua|asadero|panela|costeño|campesino|llanero|Mahón|idiazábal|Cabrales|tetilla|cuartirolo|port salut|pategrás|sardo|Reggianito|menonita|mantecoso|chanco|andino|paria|fresco|magro|doble crema|de oveja), quesillo, torta del Casar, muenster, requesón, provoleta
goat cheese | rulo (de cabra|de queso de cabra), medallón de cabra, queso caprino
blue cheese | queso azul
cream cheese | queso (crema|untable|para untar|filadelfia|Philadelphia|mascarpone|Finlandia|de untar), Filadelfia
ricotta | ricota, queso ricotta, ricotta, mató
cottage cheese | queso (cottage|granulado)
processed cheese | tranchete
Parmesan | parmesano
mozzarella | mozarela, muzarela, muzzarella, mozarella, musarela, muza
Emmental | emental, queso suizo, gruyere
mascarpone | mascarpone
plant milk | bebida vegetal, leche vegetal, licuado vegetal
oat milk | bebida de avena
almond milk | bebida de almendra
soya milk | bebida (de soja|de soya)
rice milk | bebida de arroz
hazelnut milk | leche (de nuez|de anacardo), bebida de (avellana|nuez|anacardo)
tigernut milk | horchata de chufa
coconut drink | bebida de coco
coconut cream | crema de coco
plant cream | nata vegana, crema vegana, nata de (avena|arroz), nata vegetal, crema de (avena|arroz), crema vegetal
plant yoghurt | yogur vegano, yogur vegetal
plant cheese | queso vegano, parmesano vegano, queso vegetal, mozzarella vegana
plant butter | mantequilla vegana, margarina vegana, mantequilla vegetal, manteca vegana
margarine | margarina, margarina vegetal, Tulipán, Primavera margarina, Flora
egg | huevo=, blanquillo, huevo (revuelto|pasado por agua|de gallina)
egg white | clara, clara de huevo
egg yolk | yema, yema de huevo=
boiled egg | huevo (duro|cocido|sancochado|poché|escalfado|frito|estrellado|mollet|hervido|a la plancha)
quail egg | huevo de codorniz
egg powder | clara de huevo en polvo, albúmina, merengue en polvo, ovoalbúmina
egg replacer | sustituto de huevo
egg wash | huevo (para pintar|para pincelar|para barnizar)
flax egg | huevo de (lino|linaza|chía)
meringue | merengue, suspiro limeño
mayonnaise | mayonesa, mahonesa, Hellmanns, ligeresa
vegan mayonnaise | veganesa
aioli | alioli, ajoaceite, allioli, ajiaceite
tartare sauce | salsa (tártara|remoulade)
burger sauce | salsa (rosa|golf|cóctel|mil islas)
hollandaise | salsa (holandesa|bearnesa), holandesa, bearnesa
eggnog | ponche de huevo, rompope
meat | carne, carne molida de pavo o de res, churrasco, bistec, bife, parrillada, carnecita, picadillo, machaca (norteña|de res|seca), cecina
poultry | ave
chicken | pollo, gallina, gallo, pularda, capón, suprema
chicken breast | pechuga, pechuguita de pollo, milanesa de pollo
chicken thigh | contramuslo, muslo de pollo deshuesado
chicken leg | muslo, muslo de pollo, pierna con muslo, trutro, jamoncito de pollo, pata (muslo|y muslo), pierna
chicken wing | alita, alitas
chicken liver | higadito
chicken skin | carcasa
minced chicken | pollo (picado|molido)
chicken nugget | nugget, nugget de pollo, pollo (rebozado|empanado|empanizado|apanado)
cooked chicken | pollo (asado|cocido|rostizado|deshebrado|desmechado)
turkey | pavo, guajolote
turkey ham | pechuga de pavo en lonchas
minced turkey | pavo (picado|molido)
duck | pato
duck breast | magret
goose | oca, ganso
quail | codorniz, perdiz, faisán, pichón, picantón
rabbit | conejo, liebre
venison | ciervo, venado, carne de caza
wild boar | jabalí
beef | vacío, vacío (de res|de ternera), barbacoa (de res|de borrego), posta (negra|rosada), asado (argentino|criollo|de tira), secreto de ternera, ternera, res, vacuno, buey, añojo, novillo, vaca, redondo de ternera, carrilla, morcillo, jarrete, falda, arrachera, roast beef, rosbif, aguayón, suadero, diezmillo, cuadril, bola de lomo, nalga, matambre, osobuco, ossobuco, tapa de asado, entraña, osso buco, tira de asado, lomo liso, carrillera de ternera, babilla, picaña, peceto, chambarete, aldilla, cuete, pulpa negra, sobrebarriga, marucha, picanha, tapapecho, huachalomo, malaya, sobrecostilla, aguja de (ternera|res)
beef steak | entrecot, chuletón, lomo (alto|bajo), bife de chorizo, sirloin, T-bone
oxtail | rabo de (toro|buey|ternera), cola de res
minced beef | carne molida, ternera (picada|molida), res molida
beef jerky | charqui, carne seca, tasajo
beef bone | caracú, tuétano, hueso de (caña|rodilla|res|ternera|vaca)
suet | sebo
veal | ternerita, ternera lechal, escalope de ternera
lamb | cordero, lechazo, borrego, cordero lechal, chuletilla, ternasco
mutton | carnero, oveja
goat | cabrito, chivo, choto, cabra
pork | cerdo, chancho, puerco, cochinillo, lechón, pluma ibérica, secreto ibérico, presa (ibérica|de cerdo), carrillera, lomo (ibérico fresco|adobado), magro, bondiola, carré, matambrito, pernil, maciza, cochino, marrano, cabeza de lomo, cinta de lomo, ibérico
pork chop | chuleta, chuleta de Sajonia
pork tenderloin | solomillo
ham hock | codillo, manita de cerdo, patitas de cerdo, hueso de jamón, lacón, jarrete de cerdo, chamorro
pork belly | panceta (fresca|de cerdo), papada, torrezno
pork rib | costilla, costillar, ribs
minced pork | cerdo (picado|molido), puerco molido
mixed minced meat | carne (picada mixta|picada mezcla|molida mixta|molida mezcla)
pulled pork | carnitas, cerdo desmechado, pulled pork
bacon | bacón, beicon, tocino, tocineta, panceta
lard | manteca de (cerdo|puerco|chancho), manteca blanca, tocino salado
pork rind | chicharrón, corteza de cerdo, cuero de cerdo, chicharrones
ham | jamón, jamón (york|de york), fiambre
serrano ham | jamón (serrano|ibérico|de bellota), paleta ibérica, lomo (embuchado|curado|ibérico), cecina de cerdo
sausage | salchicha, embutido, vienesa, choricito, farinato, alheira
pork sausage | longaniza, butifarra, salchicha (parrillera|blanca), botifarra, chistorra, chorizo (criollo|colorado|parrillero|argentino|fresco|ibérico|dulce|picante|verde|mexicano|de Pamplona), morcón, fuet, sobrasada, sobrassada, chosco, botillo, androlla
hot dog | salchicha (Viena|alemana|de Viena), perrito, pancho, frankfurt, salchichas tipo viena
salami | salame, salami, salchichón, salamín, peperoni
mortadella | mortadela, chopped, chóped, fiambre de cerdo, mortadela siciliana, fiambres
black pudding | morcilla, moronga, botifarra negra, morcilla (de arroz|de cebolla), butifarrón, prietas
chorizo | chorizo
liverwurst | paté (de campaña|de hígado de cerdo), leberwurst
pâté | paté, foie (gras enlatado|de cerdo), paté ibérico
foie gras | foie, foie (gras|de pato), micuit
burger | hamburguesa, hamburguesa de carne
veggie burger | hamburguesa vegana, hamburguesa de (lentejas|garbanzos|soja|quinoa), hamburguesa vegetal
veggie mince | carne vegana, carne (picada vegana|vegetal), proteína vegetal, picada vegana, heura
soya mince | soja texturizada, soya texturizada, proteína de (soja texturizada|soja|soya), carne (de soya|de soja)
veggie sausage | salchicha vegana, salchicha vegetal, chorizo (vegano|vegetal|de soya)
vegan bacon | bacon vegetal
liver | hígado, hígado (encebollado|de cerdo)
kidney | riñón
offal | casquería, menudo, callos, mollejas, mondongo, guata, sesos, lengua, lengua de (res|ternera|vaca), asadura, panza, pancita, chinchulines, achura, menudencia, tripas, anticucho, criadilla, tripa, careta, morro, bofe
aspic | gelatina de carne, aspic, queso de (cerdo|puerco|chancho)
meatball | albóndiga, albondiguilla
kebab meat | kebab
fish | ceviche de (pescado|corvina), palometa, melva, pescado, pez, mojarra, huachinango, corvina, congrio, reineta, caballa, jurel, chicharro, pejerrey, cazón de mar, rape, lenguado, rodaballo, besugo, pargo, mero, sargo, salmonete, perca, pescadilla, robalo, lubina, cherne, fletán, panga, emperador, tollo, bagre, bacaladilla, pintarroja, lampuga, surubí, pacú, sábalo, brótola, gatuzo, chernia, paiche, cabracho, mielga, marrajo, tintorera, maruca, cojinova, cabrilla, charal, tenca, japuta, filete de (sierra|dorado|raya), pez sierra
salt fish | pescado salado
cod | bacalao, bacalao en salazón, carbonero, abadejo
salt cod | bacalao (seco|noruego)
hake | merluza, pijota, kokotxa, cococha
monkfish | cola de rape
sea bream | dorada (a la sal|al horno|a la espalda|limpia|fresca|eviscerada|entera|grande|de), filete de dorada, lomo de dorada, la dorada, las doradas, una dorada
red snapper | guachinango
plaice | platija, acedía, filete de gallo, gallo (fresco|en filetes|limpio)
shark | aleta de raya, ala de raya, cazón, tiburón
perch | carpa, lucio
tilapia | tilapia
mackerel | verdel, macarela
salmon | salmón, ceviche de salmón
trout | trucha
tuna | atún, bonito, atún en aceite, ventresca, albacora, mojama
sardine | sardina, sardinilla, anchoveta
anchovy | bocarte, anchoa, boquerón, boquerones en vinagre
herring | arenque
eel | anguila, angula, gula
sturgeon | esturión
fish roe | hueva, huevas, huevas (de merluza|de mújol), masago
caviar | caviar
fish finger | palito (de pescado|de merluza), varita (de pescado|de merluza), pescado rebozado, pescadito frito
surimi | surimi, palito (de cangrejo|de mar), kanikama, kani kama, gulas, txaka
fish cake | hamburguesa de (pescado|salmón|merluza|atún)
seafood | mariscada, marisco, frutos (del mar|de mar), cóctel de mariscos
crustacean | crustáceo, galera, santiaguiño, picoroco
prawn | gamba, camarón, langostino, gambón, quisquilla, carabinero, cola de langostino
langoustine | cigala
crab | cangrejo, centollo, buey de mar, nécora, jaiba, txangurro, chatka
lobster | langosta, bogavante, cola de langosta
crayfish | cangrejo de río, camarón de río
mollusc | molusco
mussel | mejillón, choro, cholga, mejillones
clam | almeja, berberecho, chirla, coquina, macha, concha negra, coquinas, tellina
oyster | ostra, ostión, ostiones
scallop | vieira, zamburiña, volandeira, concha de abanico, callo de hacha
squid | puntillas, calamar, chipirón, puntillita, pota, anilla de calamar, jibia, rejo, anillas, rabas
octopus | pulpo
cuttlefish | sepia, choco, chopito, choquito
squid ink | tinta de (calamar|sepia|choco|pulpo)
snail | caracol, caracol de mar, erizo, erizo de mar, abulón, bígaro, cañaílla, lapa, locos, piure
frog leg | anca de rana
barnacle | percebe
prawn cracker | pan de gambas
veganaise | mayonesa (vegana|sin huevo)
nice cream | helado vegano
veggie bacon | bacon vegano, tocino vegano, beicon vegano
`;
