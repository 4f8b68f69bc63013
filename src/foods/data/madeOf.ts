/**
 * What people mean by a family of foods: `names | foods`. `+milk` is every food that contains milk. After ` ? ` come
 * those that not everybody counts, after ` - ` those that only sound like it. Notation: ../README.md.
 */
export const FAMILIES = `
milk, dairy, lactose, dairy product, milk product | +milk
egg, hen egg | +eggs
peanut | +peanuts
nut, tree nut | +nuts
gluten, wheat | +gluten
fish | +fish
crustacean | +crustaceans
mollusc | +molluscs
shellfish | +crustaceans, +molluscs
seafood | +fish, +crustaceans, +molluscs
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
nightshade, nightshade vegetable, solanaceae, solanum | tomato, potato, bell pepper, chilli, aubergine, tomatillo, goji, tamarillo, physalis
citrus, citrus fruit | citrus, yuzu, bergamot, pomelo, citron, calamansi, kumquat
stone fruit, drupe, pitted fruit | peach, apricot, plum, cherry, nectarine ? mango
legume, pulse, legumes and pulses, beans and lentils | pulse, bean, lentil, split pea, pea, green bean, broad bean, bean sprout, soya, tofu, peanut, lupin flour, carob
allium, onion family, alliaceae | onion, spring onion, leek, garlic, chive
red meat | beef, veal, lamb, goat, +pork, venison, elk, moose, bison, kangaroo, boar, wild boar, horse meat, offal ? rabbit
white meat | poultry, rabbit ? veal, pork
game, game meat, wild game, game bird | venison, elk, moose, bison, kangaroo, rabbit, hare, wild boar, boar, quail, partridge, pheasant, grouse, pigeon, squab, guinea fowl, wild duck, ostrich, emu, game pie
offal, organ meat, variety meat, innards, organ | offal
caffeine, stimulant | coffee, tea, cola, energy drink, Red Bull, Monster, Mountain Dew, Dr Pepper, cocoa, chocolate, guarana - herbal tea, rooibos, chamomile, chamomile tea, rooibos tea, mint tea, peppermint tea, fruit tea, ginger tea, white chocolate
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
fungus, fungi | mushroom, truffle ? Quorn
leafy greens, leafy vegetable, leafy green vegetable | spinach, kale, chard, lettuce, salad leaf, spring greens, leafy greens, collard greens, beet greens, cabbage, pak choi
tropical fruit, exotic fruit | mango, pineapple, banana, papaya, passion fruit, lychee, dragon fruit, guava, star fruit, rambutan, longan, mangosteen, durian, coconut, kiwi, jackfruit
pome fruit, pome | apple, pear, quince, medlar
sea vegetable, algae, seaweed | seaweed, nori, kombu, wakame, dulse, hijiki, arame, samphire, agar, carrageenan, sushi, maki, onigiri, dashi, furikake, spirulina, chlorella
hard cheese | hard cheese
spirit, liquor, hard liquor | whisky, vodka, gin, rum, brandy, tequila, liqueur
corn, maize, sweetcorn | sweetcorn
fizzy drink, soda, soft drink | cola, lemonade, soda, energy drink, sparkling water
`;

/**
 * What each food is made into, if its name does not say so: `food | products`. After ` ? ` come those in which it
 * depends on the maker. What a product is made into follows from its own row.
 */
export const MADE_OF = `
garlic | kimchi, aioli, pesto, hummus, baba ganoush, tzatziki, guacamole, chimichurri, harissa, sriracha, persillade, gremolata, chicken kiev, Boursin, gochujang, pasta sauce, bolognese, curry paste, sambal, chilli crisp, satay sauce, black bean sauce, teriyaki sauce, hoisin sauce, chorizo, salami, merguez, gazpacho, aglio e olio, Cajun seasoning, falafel, moules mariniere, dauphinoise, kebab meat, coq au vin, ratatouille, shakshuka, salsa, Caesar dressing ? tapenade, sausage, stock, BBQ sauce, ketchup, Worcestershire sauce, gravy, ranch dressing, vinaigrette, chutney, brown sauce, hot sauce, meatball, pâté, seasoned salt, garam masala, crisps, tomato sauce, gherkin, ramen
onion | stuffing, bhaji, pakora, soubise, mirepoix, gravy, salsa, guacamole, piccalilli, curry paste, stroganoff, haggis, black pudding, Branston pickle, baked bean, ratatouille, kedgeree, goulash, shakshuka, chilli con carne, moussaka, HP sauce ? brown sauce, sausage, stock, ketchup, BBQ sauce, Worcestershire sauce, pasta sauce, meatball, coleslaw, falafel, chutney, crisps, seasoned salt, tartare sauce, pie, potato salad, ranch dressing, pâté, pilau rice, fish cake - onion squash
spring onion | kimchi, champ, gyoza, okonomiyaki, pajeon ? nasi goreng, miso soup, egg fried rice, colcannon
leek | vichyssoise ? stock, mirepoix
chive | fines herbes ? ranch dressing, Boursin
sweetcorn | polenta, cornflour, masarepa, popcorn, cornflake, tortilla chip, Doritos, cornbread, tamale, arepa, custard powder, taco, enchilada, mixed vegetables, chowder ? baking powder, dextrose, glucose, maltodextrin, tortilla, icing sugar, gluten free flour, bourbon, xanthan gum, citric acid, hot sauce, cheese puff, quesadilla - corn salad
oat | granola, muesli, flapjack, oatcake, Hobnob, parkin, haggis, Anzac biscuit, cranachan, cereal bar, Cheerios, Ready Brek, bircher, digestive ? cereal, crumble, plant milk, plant cream
barley | malt, malted milk, beer, whisky, Scotch broth, soup mix, Marmite, Maltesers ? miso
rye | pumpernickel, crispbread ? sourdough, whisky
almond | amaretto, orgeat syrup, Bakewell tart, cherry Bakewell, stollen, nougat, romesco, dukkah, florentine, cantuccini, biscotti, galette des rois, tarta de Santiago, amandine, Toblerone, Ferrero Rocher, korma, pasanda, nut roast ? +nuts, praline, trail mix, mixed seed
hazelnut | praline, chocolate spread, Ferrero Rocher, Frangelico, dukkah, Kinder Bueno, romesco, noisette ? +nuts, trail mix
walnut | baklava, Waldorf salad, muhammara, fesenjan ? +nuts, trail mix
cashew | korma, Bombay mix ? +nuts, trail mix
pecan | ? +nuts, praline, trail mix
pistachio | baklava, dukkah, mortadella, kulfi, halva ? +nuts, trail mix
pine nut | pesto, kibbeh
chestnut |  ? stuffing - canned water chestnut, chestnut mushroom
coconut | piña colada, Bounty, lamington, macaroon, Raffaello, Malibu, laksa, Thai curry, massaman, rendang, tom kha, satay sauce, korma, nasi lemak, panang, khao soi, green curry, red curry, Anzac biscuit ? granola, vegan ice cream, plant cheese, plant yoghurt, trail mix, non-dairy creamer, vegan chocolate spread, plant butter, plant cream, plant milk, caramel
chickpea | hummus, falafel, gram flour, pakora, bhaji, socca, harira, Bombay mix, chole ? tagine, dal, veggie burger, gluten free flour, minestrone, vegan egg
lentil | dal, dhansak, poppadom, dosa, idli, sambar ? soup mix, gram flour, veggie burger, mulligatawny, Scotch broth
bean | chilli con carne, cassoulet, minestrone, edamame, soup mix ? burrito, ribollita, doubanjiang - vanilla, coffee, sweets, cocoa
pea | mixed vegetable ? samosa, paella - chick pea, sweet pea
anchovy | Worcestershire sauce, Caesar dressing, Caesar salad, puttanesca, fish sauce, salade niçoise, Bloody Mary ? tapenade, salsa verde, brown sauce, BBQ sauce, XO sauce, niçoise salad, dashi, pizza, gremolata
tuna | tonnato, niçoise salad, bonito flake, poke ? sushi, sashimi, nigiri, maki, pasta bake
salmon |  ? sushi, sashimi, nigiri, fish pie mix, poke, onigiri
cod | taramasalata, brandade ? fish pie mix, surimi
prawn | paella, XO sauce ? +crustaceans
tomato | ketchup, pasta sauce, BBQ sauce, salsa, baked bean, bolognese, gazpacho, bruschetta, shakshuka, minestrone, chilli con carne, Bloody Mary, sofrito, burger sauce, amatriciana, Greek salad, tabbouleh, tikka masala, butter chicken, HP sauce, prawn cocktail, jambalaya, goulash, moussaka, paella, jollof rice, BLT, romesco, ratatouille ? brown sauce, pesto rosso, Worcestershire sauce, sweet and sour sauce, gravy, tagine, crisps, sandwich, cottage pie, dal, guacamole, harissa, pad Thai, chipotle
potato | crisps, gnocchi, cottage pie, dauphinoise, gratin, tartiflette, bubble and squeak, colcannon, champ, tortilla española, latke, Irish stew, niçoise salad, aloo, brandade, pierogi, pasty, vichyssoise, patatas bravas, massaman, samosa, potato chip, ready salted crisps ? vodka, gluten free flour, fish cake, raclette, frittata, bhaji - sweet potato, Doritos, plantain chip, beetroot crisps, vegetable crisps, tortilla crisps, corn crisps, banana chip, tortilla chips, sweet potato fries
sweet potato | glass noodle
bell pepper | paprika, pipérade, ratatouille, shakshuka, fajita, gazpacho, goulash, jambalaya, chorizo, sweet and sour ? ketchup, chilli con carne, Cajun seasoning, sausage, BBQ sauce, kung pao, crisps
aubergine | moussaka, baba ganoush, ratatouille, parmigiana
chilli | curry powder, ras el hanout, kimchi, hot sauce, gochujang, nduja, salsa, arrabbiata, vindaloo, jalfrezi, chorizo, merguez, Cajun seasoning, doubanjiang, mapo tofu, kung pao, tom yum, laksa, pepperoni, Bombay mix, rendang, tteokbokki, pepper jack, XO sauce, jambalaya, aglio e olio, puttanesca, chana masala, dan dan noodle, bibimbap, buffalo wing ? garam masala, guacamole, chimichurri, BBQ sauce, paprika, Worcestershire sauce, burrito, chutney, Bloody Mary, pad Thai, nasi goreng
pepper | cacio e pepe, garam masala, pastrami, salami, ras el hanout ? curry powder, stock, sausage, Cajun seasoning - Dr Pepper, Sichuan pepper
rice | mirin, paella, sushi, nigiri, maki, onigiri, arancini, congee, kedgeree, jambalaya, biryani, horchata, dolma, bibimbap, nasi goreng, nasi lemak, idli, dosa, poke bowl, pad Thai, pho, kimbap, genmaicha ? miso, burrito
mushroom | duxelles, stroganoff, chasseur, coq au vin, vegetarian oyster sauce, boeuf bourguignon ? gravy, Quorn, stock, fish pie, pasta sauce, packet soup, hot and sour soup
apple | cider, cider vinegar, Calvados, strudel, tarte tatin, Waldorf salad, charoset, compote, crumble, mincemeat ? pectin, coleslaw - custard apple
pear | perry - prickly pear, avocado pear
banana | banoffee, nice cream ? trail mix - banana shallot, banana pepper, banana blossom
lemon | limoncello, lemonade, hollandaise, hummus, gremolata, tabbouleh, shandy ? mayonnaise, baba ganoush, guacamole, apple sauce, pesto, tzatziki, mincemeat, vinaigrette - lemon grass, lemon sole, lemon thyme, lemon balm
lime | margarita, mojito, guacamole, daiquiri, pico de gallo ? sweet chilli sauce, pad Thai, Thai curry paste, tom yum, satay sauce
orange | marmalade, Cointreau, curaçao, Jaffa Cake, candied peel, mixed peel, bitters, Campari, Aperol ? mincemeat, Christmas pudding, panettone, ponzu, cranberry sauce, hot cross bun, mulled wine, stollen - orange peppers, orange lentil, orange cheddar, orange sweet potato
citrus | ponzu, citric acid, Earl Grey
cherry | kirsch, Black Forest gateau, clafoutis - cherry vine tomatoes
peach | Bellini, nectarine
plum |  - plum tomato
grape | wine, verjuice, vine leaf, cream of tartar, grappa, dried fruit - grape tomato
raisin | mincemeat, fruit cake, Christmas cake, hot cross bun, teacake, dried fruit, Eccles cake, spotted dick, panettone, stollen, trail mix ? chutney, scone
date | sticky toffee pudding, brown sauce, ma'amoul
strawberry | Eton mess
raspberry | cranachan, summer pudding ? Bakewell tart
blackcurrant | cassis, Ribena, summer pudding
berry |  - juniper berry, wheat berry, allspice berry
mango |  ? chutney
pineapple | piña colada, Hawaiian pizza, sweet and sour
avocado | guacamole, California roll, Cobb salad ? poke bowl, maki, sushi
pomegranate | grenadine, fesenjan ? muhammara
olive | puttanesca, Greek salad, niçoise salad, focaccia, pesto ? hummus, vinaigrette, pizza
caper | tartare sauce, puttanesca, tapenade ? salsa verde, vitello tonnato
cucumber | tzatziki, raita, gazpacho, Greek salad ? sushi, maki
gherkin | tartare sauce, burger sauce, relish ? piccalilli
cabbage | colcannon, bubble and squeak, choucroute, okonomiyaki ? spring roll, gyoza, minestrone, ribollita
carrot | mirepoix, coleslaw, mixed vegetable, Branston pickle, Scotch broth, gajar halwa ? stock, spring roll, piccalilli
cauliflower | piccalilli
spinach | saag, palak, spanakopita, eggs Florentine
squash |  - lemon squash, blackcurrant squash, squash drink
horseradish | wasabi ? Bloody Mary
ginger | curry powder, ras el hanout, gingernut, gingersnap, parkin, mixed spice, five spice, teriyaki sauce, chai, brandy snap, speculoos, tikka, jerk paste, gyoza ? garam masala, sushi, Worcestershire sauce, brown sauce, sweet chilli sauce, chutney, kombucha
cinnamon | ras el hanout, mixed spice, garam masala, five spice, chai, Biscoff spread, churro, Chelsea bun, horchata, strudel, apple pie, carrot cake, mulled wine, graham cracker, moussaka, stollen, mole ? curry powder, granola, rice pudding, baklava, hoisin sauce, crumble, ketchup, brown sauce
nutmeg | ras el hanout, mixed spice, béchamel, garam masala, eggnog, haggis, custard tart ? curry powder, sausage, rice pudding
clove | ras el hanout, mixed spice, garam masala, five spice, chai, bread sauce, mulled wine ? curry powder, ketchup, Worcestershire sauce - cloves garlic
cardamom | ras el hanout, garam masala, chai, kulfi ? curry powder
cumin | curry powder, ras el hanout, taco seasoning, fajita seasoning, chilli con carne, dukkah, falafel, harissa, hummus, merguez ? garam masala, chilli powder, Cajun seasoning, za'atar
coriander | curry powder, ras el hanout, salsa, guacamole, green curry, banh mi, pho, dukkah, taco seasoning, harissa, falafel, sofrito, tom yum, larb, green chutney ? garam masala, burrito, laksa, mixed spice, enchilada sauce, gin
turmeric | curry powder, ras el hanout, piccalilli, yellow mustard, American mustard, English mustard, pilau rice, laksa, rendang ? garam masala, mustard, stock
saffron | paella ? tagine
fennel | five spice, Italian sausage, panch phoron
parsley | gremolata, persillade, tabbouleh, chimichurri, salsa verde, bouquet garni, fines herbes, garlic butter, chicken kiev ? stuffing, falafel, tartare sauce, fish cake, stock
mint | tzatziki, tabbouleh, raita, mojito, After Eight, Polo, crème de menthe, candy cane, chewing gum, Pimm's, menthol ? falafel, kofta
basil | pesto, caprese ? pasta sauce, bolognese
tarragon | béarnaise, fines herbes ? tartare sauce
oregano | za'atar, Italian seasoning, chimichurri, mixed herbs, Greek salad, pizza sauce ? chilli con carne, pasta sauce, Cajun seasoning
thyme | herbes de Provence, bouquet garni, za'atar, mixed herbs, jerk paste ? stuffing, Cajun seasoning
sage | stuffing, saltimbocca, Lincolnshire sausage ? sausage
vanilla | custard, crème brûlée, ice cream, panna cotta ? cake, biscuit
yeast | Marmite, bread, croissant, doughnut, crumpet, pizza, kombucha, focaccia, kefir, alcohol, Bovril, blini, dough ? crisps, vinegar, soy sauce, veggie burger, miso, ramen - soda bread, Irish soda bread, tortilla, chapati, matzo
vinegar | ketchup, mustard, pickled onion, gherkin, piccalilli, chutney, vinaigrette, mayonnaise, brown sauce, BBQ sauce, Worcestershire sauce, mint sauce, hot sauce, pickled vegetable, pickled ginger, horseradish sauce, sushi, caper, béarnaise, ponzu ? baked bean
sugar | caramel, icing, jam, chocolate, ketchup, cake, biscuit, meringue, marshmallow, sweets, ice cream, syrup, lemonade, cola, sorbet, custard, fudge, toffee, hoisin sauce, sweet chilli sauce, teriyaki sauce, chutney, BBQ sauce, honeycomb, mousse, granola, glucose, baked bean, brown sauce, salad cream, jelly, brioche, condensed milk, dextrose, fructose - mangetout, pumpkin
cocoa | chocolate, Ovaltine
chocolate | brownie, mocha, tiramisu, pain au chocolat, Oreo, Black Forest gateau, profiterole, eclair, florentine, rocky road, bourbon biscuit, mole, Snickers, Reese's, Jaffa Cake, cocoa, Mississippi mud pie, Magnum, lamington ? trail mix
coffee | tiramisu, affogato, Kahlúa, Baileys
tea | bubble tea, boba, genmaicha - tea cake, tea bread
wine | wine vinegar, boeuf bourguignon, beurre blanc, moules mariniere, zabaglione, balsamic vinegar, trifle, syllabub, brandy, gluhwein, chasseur ? risotto, bolognese, gravy, stroganoff, mustard, hollandaise, paella, stock, teriyaki sauce, tiramisu
beer | rarebit, beer batter ? fish and chips, batter, tempura
rum | mojito, daiquiri, piña colada, Malibu, rum and raisin ice cream ? tiramisu, Christmas cake, Christmas pudding, fruit cake, mincemeat
brandy | brandy butter, cognac, Armagnac, Calvados, Christmas pudding ? mincemeat, Christmas cake, pâté, brandy snap, bisque
beef | Bovril, cottage pie, bolognese, lasagne, burger, boeuf bourguignon, goulash, carpaccio, chilli con carne, Oxo, bulgogi, Beef Wellington, stroganoff, pasty, cheeseburger, rendang, meatloaf, ox tongue ? gelatine, meatball, minced meat, burrito, moussaka, stock, offal, mincemeat, Christmas pudding, pie, ramen
lamb | moussaka, shepherd's pie, kofta, doner, merguez, rogan josh, haggis, Irish stew, Scotch broth, shawarma, kibbeh ? tagine, gyro, souvlaki, offal, meatball
chicken | coq au vin, tikka masala, butter chicken, KFC, yakitori, jambalaya, kung pao, chasseur, nugget, club sandwich, Cobb salad ? stock, pad Thai, Caesar salad, ramen, pie, burrito, quesadilla, gyoza, offal, tagine, schnitzel
turkey |  ? gravy, stuffing
duck | confit de canard, foie gras, cassoulet ? pâté
bacon | carbonara, BLT, quiche Lorraine, amatriciana, boeuf bourguignon, club sandwich, Cobb salad, choucroute, coq au vin, flammkuchen, tartiflette, bacon bits, cassoulet ? chowder, baked bean, potato salad
ham | croque monsieur, croque madame, saltimbocca, cordon bleu, Cuban sandwich, eggs Benedict, Hawaiian pizza ? quiche, ploughman's lunch
sausage | toad in the hole, Scotch egg, pigs in blankets, currywurst, cassoulet, choucroute, gumbo, jambalaya, corn dog ? stuffing, paella, pizza
offal | haggis, liverwurst, steak and kidney pie, pâté, black pudding ? gravy, sausage, dirty rice
veal | saltimbocca, osso buco, vitello tonnato, schnitzel ? bratwurst, stock, meatball
cheese | pizza, lasagne, pesto, quiche Lorraine, Caesar salad, Caesar dressing, tiramisu, cheesecake, cannelloni, moussaka, rarebit, gratin, dauphinoise, enchilada, Greek salad, spanakopita, mornay, Alfredo sauce, cacio e pepe, parmigiana, cordon bleu, Cheetos, Wotsits, Quavers, tartiflette, ravioli, risotto, calzone, pasta bake, cannoli, panini, toastie, arancini, pierogi, ploughman's lunch ? sandwich, frittata, crisps, pasta sauce, bolognese, minestrone, shepherd's pie
butter | puff pastry, croissant, shortbread, hollandaise, brioche, buttercream, garlic bread, chicken kiev, butterscotch, fudge, toffee, shortcrust pastry, brandy butter, sponge, baklava, madeleine, financier, crumble topping, lemon curd ? pastry, cake, biscuit, mashed potato, caramel, gravy, risotto
cream | ganache, dauphinoise, Alfredo sauce, Baileys, korma, tikka masala, butter chicken, trifle, syllabub, posset, banoffee pie, profiterole, eclair, pavlova, gratin, bisque, mousse, caramel, creme fraiche, cranachan, semifreddo, vodka sauce, Black Forest gateau, quiche, mascarpone, tres leches ? pâté, peppercorn sauce, butter - cream cracker
yoghurt | tzatziki, raita, tandoori, tikka, Bircher muesli ? korma, curry sauce, butter chicken, cheesecake
mayonnaise | coleslaw, potato salad, burger sauce, Caesar dressing, prawn cocktail, Waldorf salad, ranch dressing, coronation chicken ? sandwich, tuna salad, sushi
palm oil |  ? vegetable shortening, chocolate spread, biscuit, instant noodle, pastry, crisps, stock cube, ice cream
buckwheat | soba, blini ? gluten free flour
tofu | inari, miso soup ? pad Thai, vegan quiche
aspartame | Diet Coke, Canderel, Pepsi Max, Coke Zero ? cola, sweetener, energy drink
sweetener | Coke Zero, Pepsi Max ? chewing gum, squash drink, protein powder, protein bar
bread | sandwich, stuffing, toastie, BLT, summer pudding ? meatball, burger, sausage, gazpacho, Caesar salad, schnitzel
pasta | lasagne, minestrone, carbonara, pastitsio, pasta bake ? chicken noodle soup
curry powder | curry paste, coronation chicken ? kedgeree, piccalilli, satay sauce
curry paste | Indian curry, curry sauce ? dal, biryani, samosa, bhaji
garam masala |  ? Indian curry, dal, samosa
ras el hanout | tagine
mixed spice | mincemeat, hot cross bun, Christmas pudding, gingerbread, lebkuchen ? Christmas cake, panettone, stollen
mirepoix | bolognese, cottage pie, minestrone
pasta sauce | lasagne, pizza, parmigiana ? moussaka
any | nut, seed, mixed seed, berry, bean, fish, white fish, mushroom, herb, spice, vegetable, fruit, citrus, meat, poultry, oil, shellfish, seafood, pulse, dried fruit, offal, salad leaf, squash, cheese, crustacean, mollusc, dried herb, tinned fruit, lentil, vinegar, game, stock
`;
