/** Oils, sauces, stocks, sweets, drinks and dishes. Notation: ../README.md. */
export const PANTRY = `
oil | aceite=
neutral oil | aceite de (girasol|maíz|colza|pepita de uva|maravilla|uva|algodón), aceite vegetal
olive oil | AOVE, aceite oliva, oliva extra virgen
cooking spray | aceite (en aerosol|en espray), antiadherente en spray, aerosol de cocina, spray antiadherente
coconut oil | manteca de coco
palm oil | aceite de (palma|dendé|lino|linaza|argán|cáñamo)
chilli oil | aceite picante
truffle oil | aceite de trufa
vegetable shortening | manteca vegetal, grasa vegetal, Crisco
cocoa butter | manteca de cacao
vinegar | vinagre, vinagre (tinto de caña|de alcohol)
wine vinegar | vinagre de (uva|cava), vinagre (tinto|moscatel)
balsamic vinegar | vinagre de Módena, balsámico, crema de (vinagre balsámico|módena|vinagre de módena), crema balsámica, reducción de módena, aceto, glaseado balsámico
soy sauce | salsa de soja clara, salsa (soja|soya|china), sillao, soja líquida
tamari | salsa (tamari|de soja sin gluten), tamari
teriyaki sauce | salsa teriyaki, teriyaki
fish sauce | nam pla, garum
hoisin sauce | salsa hoisin
Worcestershire sauce | salsa (inglesa|Perrins|Worcestershire|Worcester), Perrins, Lea Perrins
Maggi | salsa Maggi, jugo (Maggi|sazonador), sazonador líquido
hot sauce | salsa (picante|Valentina|Cholula|Tapatío|botanera|tipo Tabasco|sriracha|de chile habanero), ají crema, sriracha
Tabasco | tabasco, salsa tabasco
chamoy | chamoy
sweet chilli sauce | salsa (chili dulce|de chile dulce)
harissa | harissa, harisa
chimichurri | chimichurri, mojo picón, mojo, pebre, salsa criolla, ají chileno
mustard | mostaza, mostaza (amarilla|antigua|Savora)
wholegrain mustard | mostaza a la antigua
ketchup | kétchup, cátsup, salsa cátsup
BBQ sauce | salsa (barbacoa|BBQ|barbecue)
chutney | chutney, salsa de chutney
pesto | pesto, salsa pesto, pesto de albahaca
salsa | salsa de (molcajete|chile guajillo|tomatillo), salsa (mexicana|roja|ranchera|verde cruda|taquera|pico de gallo|borracha|casera roja|fresca|tatemada|martajada|pasilla|bandera), pico de gallo
guacamole | guacamole, guacamol
tzatziki | tzatziki, salsa (de yogur|de yogurt), raita
sauce | salsa, aliño, dip, untable
romesco | romesco, salsa romesco
dressing | aderezo, vinagreta, aderezo (ranch|para ensalada), aliño de ensalada
vinaigrette | aliño vinagreta, vinagreta de limón
Caesar dressing | salsa césar
ranch dressing | salsa ranch
creamy dressing | salsa (para ensaladas|fina|para sándwich), aderezo cremoso
marinade | marinada, adobo, escabeche
bolognese | boloñesa, salsa (boloñesa|tuco|bolognesa), tuco, ragú, bolognesa
white sauce | bechamel, besamel, salsa (bechamel|besamel|mornay)
roux | roux
cheese sauce | fondue, salsa (cuatro quesos|roquefort|cheddar|al roquefort), fondue de queso
carbonara | salsa (carbonara|alfredo), carbonara
curry paste | pasta de (curry|curry rojo|curry verde)
curry sauce | salsa (curry|de curry)
pizza sauce | salsa (para pizza|para pasta)
pasta sauce | salsa (napolitana|arrabiata|arrabbiata|marinara|pomodoro)
tamarind | tamarindo
stock | caldo, consomé, Avecrem
vegetable stock | caldo (vegetal|de cocido vegetal)
chicken stock | Knorr Suiza, caldo de cocido
beef stock | caldo de (hueso|jamón|puchero), fondo oscuro, demiglace
ham stock | caldo de cerdo
fish stock | fumet
stock cube | cubo de verduras, caldo (en cubo|en pastilla|Maggi en cubo), tableta de caldo, cubito Maggi
chicken stock cube | caldo de (pollo en polvo|pollo en cubo|pollo en pastilla|gallina en cubo), pastilla de (pollo|caldo de ave|avecrem), cubito de gallina, cubo de (pollo|caldo de ave|avecrem), consomé de pollo en polvo, concentrado de caldo de pollo
beef stock cube | pastilla (de caldo de carne|de carne), cubo (de caldo de carne|de carne), consomé de res en polvo, caldo de (carne en cubo|carne en polvo|carne en pastilla|res en cubo|res en polvo|res en pastilla)
sugar | azúcar=, azúcar (en terrones|de mesa), azucarillo, terrón de azúcar
caster sugar | azúcar (extrafino|superfina)
brown sugar | azúcar (mascabo|de coco), panela, piloncillo, chancaca, papelón, rapadura, cono de piloncillo
icing sugar | azúcar (glas|glass|glasé|lustre|glace)
sweetener | edulcorante, endulzante, stevia, estevia, eritritol, sacarina, xilitol, fructosa, glucosa, dextrosa, jarabe de glucosa, azúcar invertida
honey | miel=, miel de (abeja|abejas|romero|azahar), miel clara
syrup | sirope, almíbar, jarabe
maple syrup | sirope (de arce|de maple), jarabe (de arce|de maple), miel (maple|de arce|de maple)
agave syrup | sirope de (dátil|dátiles|arroz|saúco|maíz), jarabe de (dátil|dátiles|arroz|saúco|maíz|goma), miel de (agave|dátil|dátiles|arroz|saúco|maíz|caña), néctar de (agave|dátil|dátiles|arroz|saúco|maíz|caña), melaza, almíbar de azúcar, granadina
baking powder | polvo (para hornear|Royal|de hornear), levadura (química|en polvo|Royal|tipo Royal|de repostería), impulsor, Royal, sobre de (levadura Royal|levadura química|levadura en polvo), leudante, impulsor químico
baking soda | bicarbonato, bicarbonato sódico, soda para hornear
cream of tartar | cremor tártaro
yeast | levadura=, levadura de (panadero|panadería|cerveza|pan), levadura (panadera|instantánea|seca activa|seca de panadería|seca instantánea)
sourdough starter | masa (madre|madre activa|madre de trigo), prefermento, poolish, biga
gelatine | gelatina, grenetina, cola de pescado, colapez, colágeno
jelly | gelatina de (fresa|limón|naranja|cereza|frambuesa|frutilla|piña|uva)
agar | agar agar, agar, pectina, gelatina vegetal
rennet | cuajo
sulphite | sulfito, dióxido de azufre, metabisulfito, anhídrido sulfuroso
microbial rennet | cuajo (vegetal|microbiano)
cocoa | cacao, cacao (sin azúcar|en polvo sin azúcar|puro sin azúcar), cocoa, pasta de cacao
cacao nib | nib de cacao
hot chocolate powder | chocolate (en polvo|a la taza|para taza|soluble|Abuelita|Ibarra|de mesa), Cola Cao, ColaCao, Nesquik, cacao soluble, Abuelita, tableta de chocolate de mesa, Toddy
chocolate | chocolate, chocolate (fondant|semidulce), chispas (de chocolate|de chocolate semiamargo), cobertura, pepitas de chocolate, fideos de chocolate, lágrimas de chocolate, lluvia de chocolate, chocochips, chocolatín, bombón, huevo (de chocolate|de Pascua), chocolatina, trufa, trufas
dark chocolate | chocolate (semiamargo|negro fondant), chispas de chocolate amargo
milk chocolate | chocolate (con leche|Milka|de leche), cobertura de chocolate con leche, Kinder, Kit Kat, KitKat, huevo Kinder, barra de chocolate con leche, Lacasitos
chocolate spread | Nocilla, Nutella, crema de (avellanas|cacao y avellanas|cacao|avellana|chocolate y avellanas|chocolate)
ganache | ganache, baño de chocolate, glaseado de chocolate
jam | mermelada, confitura, jalea
marmalade | mermelada de (naranja|limón|toronja)
lemon curd | lemon curd, crema (de limón|de lima)
caramel | caramelo (de leche|salado), salsa de caramelo, toffee, tofe
caramelised sugar | caramelo, azúcar (quemado|caramelizado)
marshmallow | malvavisco, nube, nubes (de azúcar|de golosina), bombón malvavisco
sweets | golosina, caramelos, gominola, chuchería, chicle, regaliz, caramelos masticables, lentejas de chocolate, gomita, gomitas, paleta de caramelo, piruleta
sprinkles | fideos de colores, grajeas, granas, anisitos, sprinkles, bolitas de colores, chispas de colores, perlitas de azúcar, grageas
icing | glaseado, fondant, glasa, glasé, betún, cobertura de azúcar
royal icing | glasa real, glaseado real, glasé real
buttercream | crema de mantequilla, frosting, buttercream, betún (de mantequilla|de queso crema), frosting de queso, glaseado de queso crema
biscuit | galleta, galletas (Marías|Chocolinas|de soda dulce|de vainilla), pasta de té, Chocolinas, pastas, cookies, galleta de mantequilla, bizcochitos de grasa
Marie biscuit | galleta (María|tostada), galletas (marías trituradas|de María)
digestive | galletas (graham|tipo maría)
Oreo | Oreo
Lotus | galletas (Lotus|speculoos|de caramelo Lotus)
sponge finger | bizcocho de soletilla, soletilla, soleta, galletas de champagne, lengua de gato, vainillas
sponge | bizcocho, bizcochuelo, plancha de bizcocho, magdalena, madalena, brownie, brazo de gitano, sobao, muffin, cupcake, queque, panqué, pionono, ponqué, cupcakes, mantecada, bizcocho genovés, pandoro
cake | tarta, pastel, torta, pastelito, plumcake, tartaleta, tarta de cumpleaños, budín, kuchen, gateau, cake
doughnut | rosquilla, dona, donut, berlina, bola de fraile, rosco de vino, berlinesa, donas, rosco
churro | churro, porra
coconut macaroon | cocada
pudding | pudin, pudding
mousse | mousse
flan | flan, flan de huevo, crème caramel, leche asada, jericalla, tocinillo
panna cotta | panacota, panna cotta, bavaroise, bavarois
cheesecake | tarta (vasca de queso|de queso), cheesecake, pay de queso, pastel de queso, quesada, torta de queso, pie de queso, quesada pasiega
tiramisu | tiramisú
sorbet | sorbete, granizado, polo, raspado, paleta de hielo
tortilla chip | nacho, totopo, tortilla chips
potato crisp | chips, patatas chip
Doritos | Doritos, ganchitos, Cheetos, gusanitos
cheese popcorn | palomitas con queso
snack mix | palitos salados, pretzels
water | agua=, agua (del grifo|sin gas|de la llave), hielo, cubitos, hielo frappé
aquafaba | aquafaba, líquido de garbanzos, caldo de garbanzos, agua de cocción de garbanzos
pasta water | agua de (cocción de la pasta|cocer la pasta|la cocción de la pasta|los espaguetis|cocción de los espaguetis)
sparkling water | agua (con gas|mineral con gas), soda, sifón, tónica
juice | zumo, jugo, néctar, zumo de uva
grape juice | mosto
coffee | café, café (instantáneo|fuerte|exprés|de olla), expreso, Nescafé, descafeinado
latte | café (con leche|cortado), capuchino, latte
tea | té, té matcha, manzanilla, infusión, tila, mate, yerba mate, hibisco, yerba
matcha | matcha
cola | refresco, gaseosa, coca cola, limonada, Fanta, Sprite, La Casera, agua (fresca|de jamaica), gaseosa de limón, refresco de (limón|naranja|manzana), Pony Malta, Red Bull, chicha morada
beer | cerveza, cerveza (clara|tostada), birra, Mahou, Quilmes, michelada
alcohol-free beer | cerveza (sin alcohol|sin)
gluten free beer | cerveza sin gluten
cider | sidra, chicha
non alcoholic cider | sidra sin alcohol
wine | vino, vino (rancio|espumoso|de mesa), sangría, tinto de verano, mistela, moscatel, chacolí, txakoli
red wine | vino (tinto|tinto de mesa), Rioja, malbec, Ribera del Duero
white wine | albariño, verdejo
sherry | jerez, oloroso, Pedro Ximénez, oporto, vermut, vermú, vino (manzanilla|de Madeira|de Montilla), amontillado, brandy de Jerez, Marsala, vermouth
prosecco | cava, champán, champaña, champagne, espumante, sidra champaña
brandy | brandy, coñac, aguardiente, pisco, tequila, mezcal, orujo, cachaça, ron blanco, kirsch, ginebra, vodka, pulque, cazalla, grapa
rum | ron
whisky | whisky, güisqui
liqueur | licor, licor de (naranja|café|anís|hierbas|manzana|cacao|menta|mora|maraschino), Cointreau, triple seco, pacharán, Kahlúa, anís (dulce|seco|del Mono), anisado, Licor 43, curaçao azul, aguardiente de anís, copita de anís, copa de anís, chorrito de anís
amaretto | amaretto
Irish cream | crema de (whisky|orujo|ron|licor), Baileys
advocaat | cola de mono, ponche crema
cocktail | cóctel, mojito, piña colada, caipiriña, daiquiri, cuba libre, pisco sour
alcohol | alcohol, bebida alcohólica
soup | sopa, puchero, caldereta, sancocho, potaje, ajiaco, locro
cream soup | vichyssoise, sopa crema
stew | guiso, estofado, ragout, carbonada, guisado, cazuela, menestra, charquicán
goulash | gulash, goulash
salad | ensalada, ensalada (verde|tropical|de garbanzos)
sandwich | sándwich, bocadillo, bocata, emparedado, sánguche, sanduche, bikini, montadito, pepito
pizza | pizza, fugazza, fugazzeta, pizzeta
lasagne | lasaña
gratin | gratén, gratinado
croquetas | croqueta
empanada | empanada, empanadilla, salteña, tucumana
burrito | burrito
taco | taquito, taco dorado, tacos
enchilada | enchilada, enfrijolada, entomatada
quesadilla | quesadilla, sincronizada
tamale | tamal, humita, hallaca, tamalito, nacatamal
pancake | tortita, hotcake, panqueque, crepe, crep, filloa, hot (cakes|cake), pancakes, panquecas, panqueca, creps
waffle | gofre, waffle
batter | masa (para rebozar|orly|de tempura), pasta (orly|de freír), tempura, orly
fritter | buñuelo, tortillita
dough | masa
filling | relleno, jugo de cocción, mezcla, majado de, preparación, sofrito, sofritos, topping
pork gelatine | gelatina de cerdo
cornbread | pan de (maíz|elote|borona), torta de elote
cookie dough | masa de galletas
potato salad | ensalada de papa con mayonesa
creamed spinach | espinacas a la crema, acelgas a la crema
spring roll | rollito (de primavera|primavera), arrollado primavera
`;
