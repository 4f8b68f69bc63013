/**
 * What people mean by a family of foods: `names | foods`. `+milk` is every food that contains milk. After ` ? ` come
 * those that not everybody counts, after ` - ` those that only sound like it. `++milk` is every food that contains milk,
 * each judged by itself, so that ` - ` may take some out. Notation: ../README.md.
 */
export const FAMILIES = `
milk, dairy, whey, casein, dairy product, milk product | +milk
lactose | lactose, ++milk - lactose free milk
egg, hen egg, egg white, egg yolk | +eggs
peanut | +peanuts
nut | +nuts ? peanut
tree nut | +nuts
gluten | +gluten
wheat | wheat, ++gluten ? beer, malt, crispbread, rye bread, cereal - rye, rye flour, barley, barley flour, oat, oat flour, oatcake, oat milk, pumpernickel
fish | +fish
crustacean | +crustaceans
mollusc | +molluscs
shellfish | +crustaceans, +molluscs
seafood | +fish, +crustaceans, +molluscs
fruits de mer, frutti di mare | +crustaceans, +molluscs
soya | +soya
celery | +celery
mustard | +mustard
sesame seed | +sesame
sulphite | +sulphites
lupin flour | +lupin
meat | +meat
pork, pig, swine | +pork
alcohol, alcoholic drink | +alcohol
gelatine | +gelatine
honey | +honey
nightshade, nightshade vegetable, solanaceae, solanum | tomato, potato, bell pepper, chilli, aubergine, tomatillo, goji, tamarillo, physalis ? berbere
citrus, citrus fruit | citrus, lime leaf, yuzu, bergamot, pomelo, citron, calamansi, kumquat
stone fruit, drupe, pitted fruit | peach, apricot, plum, cherry, nectarine ? mango
legume, pulse, legumes and pulses, beans and lentils | pulse, bean, lentil, split pea, pea, green bean, broad bean, bean sprout, soya, tofu, peanut, lupin flour, carob, fenugreek, miso ? tamarind, alfalfa sprout, guar gum, liquorice
allium, onion family, alliaceae | onion, spring onion, leek, garlic, chive
cabbage | cabbage, kale ? broccoli, cauliflower, Brussels sprout, kohlrabi, pak choi, spring greens, collard greens
red meat | beef, veal, lamb, goat, +pork, venison, elk, moose, bison, kangaroo, boar, wild boar, horse meat, offal ? rabbit
white meat | poultry, rabbit ? veal, pork
game, game meat, wild game, game bird | venison, elk, moose, bison, kangaroo, rabbit, hare, wild boar, boar, quail, partridge, pheasant, grouse, pigeon, squab, guinea fowl, wild duck, ostrich, emu, game pie
offal, organ meat, variety meat, innards, organ | offal, chicken liver ? oxtail
caffeine, stimulant | coffee, tea, cola, energy drink, Red Bull, Monster, Mountain Dew, Dr Pepper, cocoa, chocolate, guarana - herbal tea, white chocolate
grain, cereal grain, whole grain | +gluten, rice, sweetcorn, polenta, cornflour, quinoa, buckwheat, millet, amaranth, teff, sorghum, fonio, mixed grain, cereal
seed | seed, +sesame ? mustard seed
brassica, cruciferous, cruciferous vegetable, crucifer, cabbage family | broccoli, cauliflower, cabbage, Brussels sprout, pak choi, kale, spring greens, collard greens, turnip greens, rocket, watercress, radish, turnip, swede, kohlrabi, horseradish, wasabi, mustard, mustard powder, salad leaf, cress
root vegetable, root veg, root crop, tuber, root | carrot, parsnip, potato, sweet potato, beetroot, turnip, swede, celeriac, radish, Jerusalem artichoke, salsify, scorzonera, taro, cassava, yam, cocoyam, jicama, oca, burdock, lotus root, horseradish, tapioca
squash, gourd | squash, courgette, bitter melon, bottle gourd, winter melon
cucurbit | squash, courgette, cucumber, melon, bitter melon
melon | melon
spicy, spicy food, spicy thing, hot food, hot spice, hot pepper, heat, spice heat | chilli, wasabi ? curry powder, horseradish, curry, Indian curry
oily fish, fatty fish | salmon, trout, mackerel, sardine, herring, anchovy, sprat, whitebait, eel ? tuna
sweetener, artificial sweetener, sugar substitute | sweetener, stevia, xylitol, erythritol, Splenda, Truvia, sucralose, aspartame, monk fruit, allulose, Canderel, Swerve, saccharin, maltitol, sorbitol, isomalt
processed meat, cured meat, deli meat, cold cut, charcuterie | sausage, bacon, ham, gammon, corned beef, pastrami, beef jerky, pâté, turkey bacon, bacon bits, head cheese, hot dog, luncheon meat
fungus, fungi | mushroom, truffle ? Quorn - chocolate truffle
leafy greens, leafy vegetable, leafy green vegetable | spinach, kale, chard, lettuce, salad leaf, spring greens, leafy greens, collard greens, beet greens, cabbage, pak choi
tropical fruit, exotic fruit | mango, pineapple, banana, papaya, passion fruit, lychee, dragon fruit, guava, star fruit, rambutan, longan, mangosteen, durian, coconut, kiwi, jackfruit
pome fruit, pome | apple, pear, quince, medlar
sea vegetable, algae, seaweed | seaweed, nori, kombu, wakame, dulse, hijiki, arame, samphire, agar, laverbread, sea lettuce, aonori, kimbap, California roll, Irish moss, alginate, carrageenan, sushi, maki, onigiri, dashi, furikake, spirulina, chlorella
hard cheese | hard cheese
tartrazine, E102 | tartrazine, E102 ? food colouring
nitrite, nitrate, sodium nitrite | nitrite, nitrate, sodium nitrite ? bacon, ham, sausage
quinine | quinine, tonic water
blood | blood, black pudding
spirit, liquor, hard liquor | whisky, vodka, gin, rum, brandy, tequila, liqueur
corn, maize, sweetcorn | sweetcorn
fizzy drink, soda, soft drink | cola, lemonade, soda, energy drink, sparkling water
`;

/**
 * What each food is made into, if its name does not say so: `food | products`. After ` ? ` come those in which it
 * depends on the maker. What a product is made into follows from its own row.
 */
export const MADE_OF = `
garlic | kimchi, aioli, pesto, hummus, baba ganoush, tzatziki, guacamole, chimichurri, harissa, sriracha, gremolata, chicken kiev, Boursin, gochujang, pasta sauce, bolognese, curry paste, skordalia, rouille, bagna cauda, zhoug, romesco, satay sauce, black bean sauce, teriyaki sauce, hoisin sauce, chorizo, salami, aglio e olio, Cajun seasoning, falafel, ratatouille, shakshuka, salsa, Caesar dressing ? tapenade, sausage, stock, BBQ sauce, ketchup, Worcestershire sauce, gravy, brown sauce, hot sauce, pâté, crisps, ramen
onion | stuffing, bhaji, pakora, mirepoix, gravy, salsa, guacamole, piccalilli, curry paste, haggis, Branston pickle, baked bean, ratatouille, chilli con carne, moussaka, soubise ? brown sauce, sausage, stock, ketchup, BBQ sauce, Worcestershire sauce, pasta sauce, meatball, coleslaw, falafel, chutney, crisps - onion squash, nigella seed
spring onion | kimchi, champ, gyoza, okonomiyaki ? miso soup
leek | vichyssoise ? stock
chive | fines herbes ? ranch dressing
sweetcorn | Doritos, taco shell, pozole, polenta, cornflour, popcorn, cornflake, tortilla chip, cornbread, tamale, arepa, custard powder, taco, mixed vegetables ? baking powder, dextrose, tortilla, icing sugar, gluten free flour, xanthan gum - corn salad
oat | granola, muesli, flapjack, oatcake, Hobnob, parkin, haggis, cereal bar, digestive, cranachan ? cereal, crumble, plant milk
barley | malt, beer, whisky, Scotch broth, Marmite ? miso
rye | pumpernickel, crispbread, Schwarzbrot, rugbrød ? sourdough, wholegrain bread
almond | amaretto, Bakewell tart, stollen, nougat, romesco, dukkah, florentine, tarta de Santiago, amandine, Toblerone, korma ? +nuts, praline, trail mix
pecan | ? +nuts, praline, trail mix
hazelnut | praline, chocolate spread, Ferrero Rocher, Frangelico, dukkah ? +nuts, trail mix
walnut | baklava, Waldorf salad, muhammara ? +nuts, trail mix
cashew | korma, Bombay mix ? +nuts, trail mix
pistachio | baklava, dukkah, kulfi ? +nuts, trail mix
pine nut | pesto, kibbeh
buckwheat | soba ? galette, blini
chestnut | ? stuffing - canned water chestnut, chestnut mushroom
coconut | piña colada, Bounty, lamington, macaroon, Malibu, laksa, Thai curry, massaman, rendang, satay sauce, korma, green curry, red curry ? granola, vegan ice cream, plant cheese, trail mix, plant milk
chickpea | hummus, falafel, gram flour, pakora, bhaji, Bombay mix ? dal, veggie burger, minestrone
lentil | dal, dhansak, poppadom, dosa, sambar ? soup mix, veggie burger
bean | chilli con carne, cassoulet, minestrone, edamame ? burrito - vanilla, coffee, sweets, cocoa
pea | mixed vegetable ? samosa, paella - chick pea, sweet pea
anchovy | Worcestershire sauce, Caesar dressing, Caesar salad, puttanesca, fish sauce, salade niçoise ? tapenade, salsa verde, BBQ sauce, pizza
tuna | tonnato, niçoise salad, bonito flake ? sushi, sashimi
salmon | ? sushi, sashimi, fish pie mix
cod | taramasalata, brandade ? fish pie mix
prawn | paella, XO sauce ? +crustaceans
tomato | ketchup, pasta sauce, BBQ sauce, salsa, baked bean, bolognese, gazpacho, bruschetta, shakshuka, minestrone, chilli con carne, Bloody Mary, burger sauce, Greek salad, tabbouleh, tikka masala, butter chicken, HP sauce, paella, ratatouille, patatas bravas, romesco ? brown sauce, Worcestershire sauce, sandwich, cottage pie, harissa
potato | aligot, boxty, bubble and squeak, tortilla de patatas, crisps, gnocchi, cottage pie, dauphinoise, gratin, colcannon, champ, tortilla española, latke, Irish stew, niçoise salad, aloo, samosa, potato chip, ready salted crisps, patatas bravas, croquette, pierogi ? vodka, charlotte, russet, fish cake - sweet potato, Doritos, plantain chip, beetroot crisps, vegetable crisps, tortilla crisps, corn crisps, banana chip, tortilla chips, sweet potato fries
sweet potato | glass noodle
bell pepper | ajvar, romesco, muhammara, paprika, ratatouille, shakshuka, fajita, goulash, chorizo, sweet and sour ? ketchup, Cajun seasoning, sausage
aubergine | caponata, moussaka, baba ganoush, ratatouille, parmigiana
courgette | ratatouille
chilli | nduja, harissa, berbere, vindaloo, patatas bravas, muhammara, chilli powder, curry powder, ras el hanout, kimchi, hot sauce, gochujang, salsa, arrabbiata, chorizo, Cajun seasoning, mapo tofu, kung pao, tom yum, laksa, tteokbokki, puttanesca ? garam masala, guacamole, chimichurri, paprika, Worcestershire sauce
pepper | Cajun seasoning, garam masala, ras el hanout - Dr Pepper, Sichuan pepper
rice | idli, kedgeree, jambalaya, nasi goreng, mirin, paella, sushi, onigiri, arancini, congee, biryani, dolma, dosa, kimbap ? miso - cauliflower rice
mushroom | duxelles, stroganoff, coq au vin, vegetarian oyster sauce, truffle ? beef Wellington, gravy, Quorn - chocolate truffle
apple | cider, cider vinegar, Calvados, strudel, tarte tatin, Waldorf salad, crumble, mincemeat ? pectin, russet - custard apple
pear | perry - prickly pear, avocado pear
banana | banoffee, nice cream ? plantain, trail mix - banana shallot, banana pepper, banana blossom
lemon | Sprite, avgolemono, limoncello, lemonade, hollandaise, hummus, gremolata ? mayonnaise, guacamole, pesto, tzatziki - lemon grass, lemon sole, lemon thyme, lemon balm
lime | margarita, mojito, guacamole, pico de gallo ? sweet chilli sauce, pad Thai, Thai curry paste
orange | crêpes Suzette, Fanta, Aperol, marmalade, Cointreau, curaçao, Jaffa Cake, candied peel, mixed peel ? mincemeat, Christmas pudding, cranberry sauce - orange pekoe, orange peppers, orange lentil, orange cheddar, orange sweet potato
citrus | ceviche, ponzu, citric acid, Earl Grey
cherry | kirsch, Black Forest gateau, clafoutis - cherry vine tomatoes
peach | Bellini, nectarine, peach melba
plum | ? hoisin sauce - plum tomato
grape | wine, verjuice, vine leaf, cream of tartar, grappa, dried fruit - grape tomato
raisin | Chelsea bun, mincemeat, fruit cake, Christmas cake, hot cross bun, dried fruit, Eccles cake, stollen, trail mix
date | sticky toffee pudding, brown sauce, ma'amoul
strawberry | Eton mess ? Pimm's
raspberry | cranachan, summer pudding, peach melba, Chambord, Victoria sponge ? Bakewell tart
blackcurrant | cassis, Ribena, summer pudding
berry | - juniper berry, wheat berry, allspice berry
mango | ? chutney
pineapple | piña colada, Hawaiian pizza, sweet and sour
avocado | guacamole, California roll ? sushi
pomegranate | grenadine, fesenjan ? muhammara
olive | puttanesca, Greek salad, pesto, niçoise salad ? hummus, pizza - beef olives
caper | tartare sauce, puttanesca, tapenade ? salsa verde
cucumber | tzatziki, raita, gazpacho, Greek salad ? sushi - sea cucumber
gherkin | tartare sauce, burger sauce, relish ? piccalilli
lettuce | Caesar salad, BLT ? sandwich, burger
cabbage | colcannon, bubble and squeak
carrot | mirepoix, coleslaw, mixed vegetable ? stock
cauliflower | piccalilli
spinach | callaloo, saag, palak, spanakopita, eggs Florentine
squash | - lemon squash, blackcurrant squash, squash drink
horseradish | wasabi ? Bloody Mary
ginger | curry powder, ras el hanout, gingernut, gingersnap, mixed spice, five spice, teriyaki sauce, chai, tikka, gyoza ? garam masala, Worcestershire sauce
cinnamon | ras el hanout, mixed spice, garam masala, five spice, chai, Biscoff spread, churro, Chelsea bun, strudel, apple pie, mulled wine ? curry powder, granola, crumble
nutmeg | ras el hanout, mixed spice, béchamel, garam masala, eggnog ? curry powder, sausage
clove | ras el hanout, mixed spice, garam masala, five spice, chai, bread sauce ? curry powder - cloves garlic
cardamom | ras el hanout, garam masala, chai, kulfi ? curry powder
cumin | dukkah, harissa, baharat, curry powder, ras el hanout, taco seasoning, fajita seasoning, chilli con carne, falafel, hummus ? garam masala, chilli powder
coriander | zhoug, chermoula, dukkah, curry powder, ras el hanout, salsa, guacamole, green curry, banh mi, taco seasoning, falafel, green chutney ? garam masala, laksa
beetroot | borscht ? natural colouring
turmeric | curry powder, ras el hanout, piccalilli, yellow mustard, English mustard, pilau rice ? garam masala, mustard
parsley | gremolata, tabbouleh, chimichurri, salsa verde, bouquet garni, garlic butter, chicken kiev ? stuffing, falafel, tartare sauce
mint | tzatziki, tabbouleh, raita, mojito, After Eight, crème de menthe, Pimm's ? falafel
basil | pesto, caprese ? pasta sauce, bolognese
dill | gherkin, gravlax ? tzatziki
MSG | Aromat, Vegeta, Kewpie ? stock, stock cube, gravy, seasoning, soy sauce, oyster sauce, ramen, Doritos, crisps
palm oil | Nutella, Oreo ? margarine, chocolate spread, peanut butter, puff pastry, biscuit, shortening, chocolate, ramen
oregano | za'atar, Italian seasoning, mixed herbs, pizza sauce
vanilla | custard, crème brûlée, ice cream, panna cotta ? cake
yeast | Marmite, bread, croissantnut, crumpet, pizza, kombucha, focaccia, alcohol ? vinegar, soy sauce, veggie burger - soda bread, Irish soda bread, tortilla, chapati, matzo
vinegar | ketchup, mustard, gherkin, piccalilli, chutney, vinaigrette, mayonnaise, brown sauce, BBQ sauce, Worcestershire sauce, hot sauce, pickled vegetable, sushi ? baked bean
sugar | caramel, icing, jam, chocolate, ketchup, cake, biscuit, meringue, marshmallow, sweets, ice cream, syrup, lemonade, cola, custard, fudge, toffee, sweet chilli sauce, chutney, BBQ sauce, baked bean, brown sauce, brioche - mangetout, pumpkin
cocoa | chocolate, Ovaltine
chocolate | Sachertorte, gianduja, mole poblano, Penguin, Freddo, brownie, mocha, tiramisu, pain au chocolat, Oreo, Black Forest gateau, profiterole, Snickers, Jaffa Cake, cocoa
coffee | tiramisu, Tia Maria, affogato, Kahlúa, Baileys ? coffee cake
tea | bubble tea, boba, genmaicha - tea cake, tea bread
wine | wine vinegar, boeuf bourguignon, beurre blanc, moules mariniere, zabaglione, balsamic vinegar, brandy ? risotto, bolognese, gravy, stock
beer | rarebit, beer batter ? fish and chips
rum | rum baba, baba au rhum, piña colada, mojito, daiquiri ? Christmas cake, trifle
vodka | Bloody Mary, vodka sauce, penne alla vodka
juniper | gin ? sauerkraut
brandy | brandy butter, cognac, Calvados, Christmas pudding ? brandy snap
beef | rendang, Bovril, cottage pie, bolognese, Cornish pasty, pastitsio, sloppy joe, Reuben, bulgogi, gyudon, lomo saltado, kalbi, burger, boeuf bourguignon, goulash, chilli con carne, Oxo, Beef Wellington, stroganoff ? lasagne, gelatine, meatball, minced meat, stock - chicken stock, chicken stock cube, fish stock, vegetable stock
lamb | Irish stew, rogan josh, gyro, moussaka, shepherd's pie, kofta, doner, merguez, haggis ? tagine, shawarma, souvlaki
chicken | cock a leekie, yakitori, karaage, oyakodon, shawarma, coq au vin, tikka masala, butter chicken, KFC, nugget, club sandwich ? stock, Caesar salad, ramen - beef stock, beef stock cube, fish stock, vegetable stock
turkey | ? gravy, stuffing
duck | confit de canard, foie gras
bacon | carbonara, BLT, quiche Lorraine, amatriciana, club sandwich, bacon bits ? baked bean
pork | pigs in blankets, devils on horseback, carnitas, al pastor, lardy cake, katsudon, sisig, Cubano, Monte Cristo sandwich, char siu, corn dog ? muffuletta
ham | Cuban sandwich, croque monsieur, saltimbocca, cordon bleu, eggs Benedict, Hawaiian pizza
sausage | toad in the hole, Scotch egg, pigs in blankets, currywurst ? stuffing
offal | haggis, liverwurst, steak and kidney pie, pâté, black pudding
veal | saltimbocca, osso buco, vitello tonnato, schnitzel
cheese | pizza, lasagne, pesto, quiche Lorraine, Caesar salad, Caesar dressing, tiramisu, cheesecake, cannelloni, rarebit, gratin, Greek salad, spanakopita, parmigiana, risotto, fondue, alfredo, béchamel, nachos, saganaki, labneh ? quark, sandwich, pasta sauce
butter | beurre blanc, roux, puff pastry, croissant, shortbread, hollandaise, buttercream, garlic bread, chicken kiev, butterscotch, fudge, toffee, shortcrust pastry, lemon curd ? pastry, cake, biscuit, caramel
cream | syllabub, alfredo, ganache, dauphinoise, Baileys, korma, tikka masala, butter chicken, trifle, banoffee pie, profiterole, mousse, caramel, creme fraiche, vodka sauce, mascarpone ? butter - cream cracker
yoghurt | tzatziki, raita, tandoori, tikka ? korma, butter chicken
mayonnaise | coleslaw, potato salad, burger sauce, Caesar dressing, ranch dressing ? sandwich
tofu | inari, miso soup ? pad Thai, vegan quiche
aspartame | Diet Coke, Pepsi Max, Coke Zero ? cola, sweetener
sweetener | Coke Zero, Pepsi Max ? chewing gum
bread | sandwich, stuffing, toastie, BLT, summer pudding ? meatball, burger
pasta | lasagne, minestrone, carbonara ? chicken noodle soup - pasta sauce
curry powder | curry paste, coronation chicken ? piccalilli
curry paste | Indian curry, curry sauce ? dal, biryani
garam masala | ? Indian curry, dal
ras el hanout | tagine
mixed spice | mincemeat, hot cross bun, Christmas pudding, gingerbread, lebkuchen ? Christmas cake
mirepoix | bolognese, cottage pie, minestrone
pasta sauce | lasagne, pizza, parmigiana ? moussaka
cassava | tapioca, tapioca pearl, boba, farofa, pao de queijo, bubble tea
xanthan gum | ? gluten free flour, gluten free bread, gluten free pasta
cochineal | ? natural colouring
sage | stuffing ? sausage, veggie sausage
tarragon | béarnaise, fines herbes
thyme | za'atar, bouquet garni, jerk seasoning
bay leaf | bouquet garni
fennel | five spice
star anise | five spice, Sambuca, pastis, ouzo, Pernod
saffron | ? paella, bouillabaisse
paprika | chorizo, Cajun seasoning, goulash
lemongrass, galangal | Thai curry paste, tom yum
tamarind | Worcestershire sauce, pad Thai, HP sauce
allspice | jerk seasoning
treacle | brown sugar, parkin
golden syrup | flapjack, treacle tart
agave | tequila
malt | Horlicks, Malteser, beer
lecithin | ? chocolate
beef dripping | ? mincemeat, Christmas pudding, dumpling
lard | ? refried bean, pastry
liver | pâté, foie gras, haggis
mussel | moules mariniere ? paella
haddock | cullen skink, kedgeree
kidney bean | chilli con carne
bulgur | tabbouleh
semolina | couscous
filo pastry | baklava, spanakopita
mozzarella | pizza, caprese
parmesan | pesto, Caesar dressing, Caesar salad ? risotto
feta | Greek salad, spanakopita
mascarpone | tiramisu
cream cheese | cheesecake
sour cream | ? stroganoff
condensed milk | dulce de leche, banoffee ? fudge
any | nut, seed, mixed seed, berry, bean, fish, white fish, mushroom, herb, spice, vegetable, fruit, citrus, meat, poultry, oil, shellfish, seafood, pulse, dried fruit, offal, salad leaf, squash, cheese, crustacean, mollusc, dried herb, tinned fruit, lentil, vinegar, game, stock
`;
