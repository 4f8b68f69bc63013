/**
 * What the sample kitchen knows, one food a line: names | amount for two | what it can be used as |
 * minutes in a pan or pot | minutes on a roasting tray.
 *
 * In a name, `+` marks a word that is counted (onion, onions), `~` one whose plural is understood
 * and never shown, `=` a spelling that is understood and shown as the food's first name, and
 * `(a|b)` and `(a|b)?` stand for a choice of words. Within a use, the foods named first are chosen
 * first.
 */
export const LARDER = {
  egg: `
egg+, hen egg+ | 4 | egg
egg white+, egg yolk+, (hard)? boiled egg+, quail egg+, duck egg+ | 2 | shelf
`,
  meat: `
chicken thigh+, chicken thigh fillet+ | 4 | poultry pan tray | 12 | 40
chicken breast+, chicken breast fillet+, chicken fillet+, chicken tender+ | 2 | poultry pan tray | 10 | 25
chicken~, chicken pieces, chicken strips, chicken meat | 300 g | poultry pan tray | 12 | 40
chicken leg+, chicken quarter+ | 2 | roasted tray | 0 | 45
chicken drumstick+ | 4 | roasted tray | 0 | 40
chicken wing+ | 8 | roasted tray | 0 | 40
whole chicken~, roasting chicken~ | 1 | roasted tray | 0 | 85
turkey breast~, turkey steak+, turkey | 300 g | poultry pan tray | 10 | 30
duck breast+ | 2 | roasted tray | 0 | 30
beef steak+, steak+, sirloin steak+, rump steak+, ribeye steak+, rib eye steak+, rib eye, ribeye, sirloin, flank steak+, minute steak+ | 2 | meat pan steak | 8
pork chop+, pork steak+, pork loin steak+, pork medallion+ | 2 | meat pan tray steak | 10 | 25
pork tenderloin, pork fillet~, pork loin | 300 g | meat pan tray | 8 | 30
lamb chop+, lamb cutlet+, lamb steak+, lamb leg steak+ | 4 | meat pan tray steak | 8 | 25
beef, beef strips, stir fry beef | 300 g | meat pan slow | 6
lamb | 300 g | meat pan slow | 8
pork, pork strips, diced pork | 300 g | meat pan slow | 8
veal escalope+, veal, venison steak+, venison | 300 g | meat pan | 8
stewing beef, beef stew meat, stewing steak, stew meat, braising steak, braising beef, beef chuck, chuck steak, beef shin, beef shank, brisket, beef brisket, diced beef, ox cheek~, oxtail | 400 g | slow
stewing lamb, diced lamb, lamb shoulder, shoulder of lamb, lamb neck, mutton | 400 g | slow
pork shoulder, shoulder of pork, pork butt, pork cheek~ | 400 g | slow
beef mince, minced beef, ground beef, mince, minced meat, ground meat, hamburger meat | 250 g | mince | 8
lamb mince, minced lamb, ground lamb | 250 g | mince | 8
pork mince, minced pork, ground pork, sausage meat | 250 g | mince | 8
chicken mince, minced chicken, ground chicken, turkey mince, minced turkey, ground turkey | 250 g | mince bird | 8
(pork|beef|Cumberland|Lincolnshire|Italian|breakfast)? sausage+, chipolata+, bratwurst, banger+ | 4 | sausage pan tray | 14 | 30
(chicken|turkey) sausage+ | 4 | sausage bird pan tray | 14 | 30
meatball+, beef meatball+, pork meatball+ | 250 g | ball | 12
burger+, beef burger+, hamburger+, burger patty+, beef patty+ | 2 | patty | 12
bacon, (streaky|back|smoked) bacon, bacon rasher+, bacon lardon+, bacon bits, lardon+, pancetta, gammon | 100 g | cured | 6
chorizo, chorizo sausage~ | 80 g | cured | 5
ham, cooked ham, sliced ham, ham slices, deli ham | 80 g | cured reheat | 3
salami, pepperoni, prosciutto, Parma ham, serrano ham, mortadella | 50 g | cured reheat | 3
hot dog+, frankfurter+, wiener+, hot dog sausage+ | 4 | cured reheat | 6
cooked chicken, roast chicken, rotisserie chicken, shredded chicken, cooked turkey, roast turkey | 200 g | leftover | 4
roast beef, cooked beef, roast pork, pulled pork, roast lamb | 200 g | leftover | 4
chicken liver+, liver, lamb liver, calves liver, kidney+ | 200 g | shelf
corned beef, spam, black pudding, haggis, pate | 100 g | shelf
whole duck~, duck, goose, rabbit, pheasant, quail, whole turkey~ | 1 | shelf
pork belly, pork rib+, spare rib+, rack of lamb, leg of lamb, lamb leg, lamb shank+, beef joint, short rib+ | 400 g | shelf
`,
  fish: `
salmon~, salmon fillet+, salmon steak+ | 2 fillets | fish pan tray | 8 | 15
cod, cod fillet+, cod loin+ | 2 fillets | fish pan tray | 8 | 15
haddock, haddock fillet+, smoked haddock | 2 fillets | fish pan tray | 8 | 15
white fish, white fish fillet+, fish~, fish fillet+, hake, pollock, pollack, coley, halibut, monkfish, tilapia, catfish, basa, snapper, red snapper | 2 fillets | fish pan tray | 8 | 15
sea bass, seabass, sea bream, bream, plaice, sole, lemon sole, sea bass fillet+ | 2 fillets | fish pan tray | 6 | 12
trout, trout fillet+, mackerel, mackerel fillet+ | 2 fillets | fish pan tray | 7 | 15
tuna steak+, fresh tuna, swordfish, swordfish steak+ | 2 steaks | fish pan | 7
prawn+, (king|tiger|jumbo) prawn+, shrimp~, (king|jumbo) shrimp~ | 200 g | shellfish pan | 4
scallop+ | 6 | shellfish pan | 4
squid, calamari | 200 g | shellfish pan | 3
mussel+, clam+ | 500 g | shell | 5
tuna, canned tuna, tinned tuna, tuna chunks | 1 tin (145 g), drained | tinfish | 2
canned salmon, tinned salmon | 1 tin (170 g), drained | tinfish | 2
sardine+, tinned sardine+, canned sardine+, tinned mackerel, canned mackerel, pilchard+ | 1 tin (120 g), drained | tinfish | 2
anchovy+, anchovy fillet+ | 6 fillets | anchovy | 2
smoked salmon, smoked trout, lox | 100 g | smokedfish | 2
smoked mackerel, kipper+ | 150 g | smokedfish | 3
crab, crab meat, crabmeat, crab stick+, lobster, oyster+, octopus, eel, caviar, roe | 100 g | shelf
fish finger+, fish stick+, fish cake+ | 6 | shelf
`,
  pulse: `
chickpea+, chick pea+, garbanzo bean+, garbanzo+ | 1 tin (400 g), drained | pulse
red kidney bean+, kidney bean+ | 1 tin (400 g), drained | pulse kidney
black bean+, turtle bean+ | 1 tin (400 g), drained | pulse kidney
cannellini bean+, cannellini, white bean+, haricot bean+, navy bean+, great northern bean+ | 1 tin (400 g), drained | pulse kidney
butter bean+, lima bean+ | 1 tin (400 g), drained | pulse kidney
pinto bean+, borlotti bean+, cranberry bean+ | 1 tin (400 g), drained | pulse kidney
mixed bean+, bean+ | 1 tin (400 g), drained | pulse kidney
black eyed bean+, black eyed pea+ | 1 tin (400 g), drained | pulse
red lentil+, split red lentil+ | 150 g | lentil measured | 20
lentil+, (green|brown|puy|French|black|beluga) lentil+ | 150 g | lentil measured | 30
split pea+, yellow split pea+, green split pea+, chana dal, moong dal, mung bean+, dal, dhal | 150 g | lentil measured | 45
canned lentil+, tinned lentil+, cooked lentil+ | 1 tin (400 g), drained | pulse
baked bean+, baked beans in tomato sauce | 1 tin (400 g) | bakedbean | 4
refried bean+ | 200 g | dip
`,
  starch: `
cooked rice, leftover rice, cold rice, day old rice, boiled rice, steamed rice, microwave rice | 300 g | cookedrice
rice, (white|long grain|basmati|jasmine|Thai|easy cook) rice, basmati, jasmine | 150 g | rice | 12
brown rice, wholegrain rice, wild rice, brown basmati rice | 150 g | rice | 28
risotto rice, arborio, arborio rice, carnaroli rice, paella rice, pudding rice, short grain rice, sushi rice | 150 g | rice roundrice | 18
pasta, spaghetti, penne, fusilli, macaroni, linguine, tagliatelle, fettuccine, farfalle, rigatoni, conchiglie, pasta shells, pappardelle, bucatini, orzo, angel hair pasta, elbow macaroni, (penne|fusilli|rigatoni) pasta | 180 g | pasta | 10
gnocchi, fresh pasta, ravioli, tortellini, fresh tagliatelle | 300 g | pasta fresh | 3
cooked pasta, leftover pasta, leftover spaghetti, cooked spaghetti | 350 g | pasta boiled | 2
noodle+, (egg|rice|ramen|udon|soba|instant|wheat|glass|cellophane) noodle+, ramen, udon, soba, vermicelli, rice vermicelli | 150 g | noodle | 5
couscous, giant couscous | 120 g | grain | 5
bulgur, bulgur wheat, bulghur wheat | 120 g | grain | 12
quinoa | 120 g | grain | 15
pearl barley, barley, farro, spelt, freekeh | 120 g | grain | 30
buckwheat, millet | 120 g | grain | 15
oat+, (rolled|porridge|jumbo|quick|old fashioned) oat+, oatmeal | 80 g | oats
granola, muesli, cereal, cornflakes, corn flakes | 60 g | crunchy
bread~, (white|brown|wholemeal|whole wheat|wholewheat|wholegrain|rye|sourdough|sliced|stale|granary|sandwich|crusty) bread~, sourdough, toast, brioche, ciabatta, focaccia, baguette~, French bread | 4 slices | bread
bread roll+, roll+, bagel+, English muffin+, burger bun+, hamburger bun+, bun+, (ciabatta|brioche) (roll|bun)+ | 2 | bread bun measured
tortilla+, tortilla wrap+, wrap+, (flour|corn) tortilla+, taco shell+ | 4 | wrap measured
pitta+, pita+, (pitta|pita) bread+, naan+, naan bread+, flatbread+, flat bread+, chapati+, roti+ | 2 | wrap base measured
pizza dough, pizza base+, pizza crust+ | 1 | base dough measured
puff pastry, ready rolled puff pastry | 1 sheet | base puff measured
cracker+, cream cracker+, breadstick+, rice cake+, oatcake+, crispbread+ | 8 | biscuit
shortcrust pastry, shortcrust, pie crust, filo pastry, phyllo pastry, filo | 1 sheet | shelf
breadcrumb+, bread crumb+, panko, panko breadcrumb+ | 30 g | crumb
polenta, cornmeal, semolina, tapioca, lasagne, lasagne sheet+, lasagna noodle+ | 100 g | shelf
croissant+, crumpet+, waffle+, pancake+, scone+ | 2 | shelf
oven chip+, French fries, fries, hash brown+, mashed potato, mash, mashed potatoes | 200 g | shelf
`,
  veg: `
spring onion+, scallion+, green onion+, salad onion+ | 3 | springonion raw omel stir
onion+, (red|white|brown|yellow|Spanish|sweet) onion+ | 1 | onion roast side
shallot+, banana shallot+ | 2 | onion roast side
leek+ | 1 | onion soup roast inpasta omel side
garlic, garlic clove+, =clove of garlic, =cloves of garlic, =clove garlic, =cloves garlic, =bulb of garlic, =head of garlic | 2 cloves | garlic
ginger, root ginger, ginger root | 1 thumb-length piece | ginger
chilli+, (red|green) chilli+, chili+, chile+, chilli pepper+, chili pepper+, jalapeño+, jalapeño pepper+, bird's eye chilli+ | 1 | chilli
lemongrass, lemon grass | 1 stalk | lemongrass
potato+, (white|red|baking|jacket|floury|russet|Maris Piper|King Edward|Idaho|Yukon Gold|large) potato+, spud+, =potatoe, =potatoes | 400 g | potato jacket soup roast hard curry
new potato+, baby potato+, fingerling potato+, salad potato+, waxy potato+ | 400 g | potato roast soup hard curry
sweet potato+, yam+ | 2 | jacket soup roast hard curry
carrot+, baby carrot+ | 2 | soup roast stir raw curry hard side root
broccoli, tenderstem broccoli, broccolini, broccoli floret+, =brocolli, =brocoli, =broccolli | 200 g | stir soup roast inpasta side hard
bell pepper+, (red|green|yellow|orange|sweet|romano) pepper+, capsicum+, (red|green|yellow|orange) bell pepper+, =peppers | 1 | stir roast raw inpasta omel curry pizza side soup
mushroom+, (button|chestnut|cremini|portobello|shiitake|oyster|white|closed cup) mushroom+ | 150 g | stir inpasta omel pizza side soup toast roast
courgette+, zucchini~, =zuchini | 1 | stir roast inpasta omel pizza side soup curry
pea+, (garden|green|English) pea+, petits pois | 100 g | stir inpasta omel side soup curry small
green bean+, French bean+, fine bean+, string bean+, runner bean+ | 150 g | stir side curry roast hard
spinach, baby spinach, spinach leaf+ | 100 g | leafy stir inpasta omel curry side soup leaf
sweetcorn, sweet corn, corn, corn kernels, corn on the cob, =canned corn | 120 g | stir raw side soup curry small
aubergine+, eggplant+, brinjal+ | 1 | roast curry inpasta side
cauliflower~, cauliflower floret+ | 250 g | roast soup curry side hard
cabbage~, (white|green|savoy|pointed|spring|hispi|sweetheart|napa|Chinese) cabbage~, Chinese leaves, Chinese leaf | 200 g | stir side soup curry
red cabbage~ | 200 g | raw side
pak choi, bok choy, pak choy, choy sum | 200 g | stir side leafy
mangetout, mange tout, snow pea+, sugar snap pea+, sugar snap+, snap pea+ | 120 g | stir side raw small
baby corn, baby sweetcorn | 120 g | stir side
bean sprout+, beansprout+ | 150 g | stir small
asparagus, asparagus spear+ | 150 g | side omel inpasta soup stir
kale, curly kale, cavolo nero, lacinato kale, Tuscan kale | 120 g | leafy curry inpasta soup side stir
chard, Swiss chard, spring greens, collard greens, collards, rainbow chard | 150 g | leafy curry inpasta soup side
butternut squash~, squash~, butternut~, acorn squash~, pumpkin~, kabocha~, kabocha squash~ | 400 g | roast soup curry hard root
parsnip+ | 2 | roast soup hard root
swede~, rutabaga~, turnip+, celeriac~, celery root~ | 250 g | roast soup hard root
beetroot~, beet+, cooked beetroot | 2 | roast soup hard root
celery, celery stick+, celery stalk+, celery rib+ | 2 sticks | soup raw
fennel, fennel bulb+ | 1 bulb | roast raw
Brussels sprout+, sprout+, Brussel sprout+ | 200 g | roast side hard
broad bean+, fava bean+, edamame, edamame bean+, soya bean+, soy bean+ | 120 g | small stir side
okra, ladies finger+ | 150 g | curry
bamboo shoot+, water chestnut+ | 100 g | stir small
mixed vegetable+, frozen vegetable+, stir fry vegetable+, stir fry veg, mixed veg, veg, vegetable+ | 250 g | stir soup curry side small
tomato+, (plum|vine|beef|beefsteak|salad|Roma|heirloom) tomato+, =tomatoe, =tomatos | 3 | tomato raw omel pizza toast roast soup curry inpasta
cherry tomato+, grape tomato+, baby plum tomato+ | 200 g | tomato raw omel pizza toast roast inpasta
chopped tomato+, (tinned|canned) tomato+, (tinned|canned) (chopped|plum|diced|crushed) tomato+, crushed tomato+, diced tomato+, passata, tomato sauce, marinara sauce, marinara, pasta sauce | 1 tin (400 g) | tintomato
tomato puree, tomato paste | 2 tbsp | puree
sun dried tomato+, sundried tomato+, dried tomato+ | 60 g | brine
lettuce~, (iceberg|romaine|cos|butterhead|little gem) lettuce~, little gem+, iceberg, romaine, lettuce leaves | 150 g | leaf
rocket, arugula, rocket leaves | 60 g | leaf pizzaleaf
watercress, lamb's lettuce, mixed leaf+, salad leaf+, mixed salad leaf+, mixed salad, salad, salad greens, mixed greens, mesclun, bagged salad, endive, radicchio, chicory | 80 g | leaf
cucumber+ | 1 | raw
radish+ | 6 | raw
avocado+, avocado pear+, =avacado | 1 | avocado
olive+, (black|green|Kalamata) olive+ | 50 g | brine board
caper+ | 1 tbsp | brine
roasted pepper+, roasted red pepper+, artichoke+, artichoke heart+ | 100 g | brine
gherkin+, pickle+, cornichon+, dill pickle+, pickled onion+, sauerkraut, kimchi, pickled beetroot | 50 g | shelf
seaweed, nori, dried mushroom+, porcini, plantain+, horseradish | 30 g | shelf
`,
  fruit: `
banana+ | 2 | bowl smooth top
apple+, (red|green|eating|cooking|Bramley|Granny Smith|Gala|Pink Lady|Braeburn|Fuji|Honeycrisp) apple+ | 2 | bake bowl panfruit saladfruit top
pear+ | 2 | bake bowl panfruit saladfruit top
strawberry+ | 200 g | berry bowl smooth top bake
blueberry+ | 150 g | berry bowl smooth top bake small
raspberry+ | 150 g | berry bowl smooth top bake small
blackberry+, bramble+ | 150 g | berry bowl smooth top bake small
cherry+ | 200 g | berry bowl top bake
mixed berry+, berry+, frozen berry+, forest fruit+, summer fruit+, berry mix | 200 g | berry bowl smooth top bake small
peach+, nectarine+ | 2 | bake bowl smooth panfruit saladfruit top
plum+ | 4 | bake bowl panfruit top
apricot+ | 4 | bake bowl panfruit top
mango+ | 1 | bowl smooth top panfruit
pineapple~, pineapple chunk+ | 200 g | bowl smooth panfruit
orange+, blood orange+, navel orange+ | 1 | bowl saladfruit
clementine+, satsuma+, mandarin+, tangerine+ | 2 | bowl saladfruit
grapefruit~, pink grapefruit~ | 1 | bowl saladfruit
grape+, (red|green|white|black) grape+ | 150 g | bowl board saladfruit small
melon~, watermelon~, cantaloupe~, honeydew melon~, cantaloupe melon~, galia melon~ | 300 g | bowl
kiwi+, kiwi fruit~, kiwifruit~ | 2 | bowl smooth
pomegranate+, pomegranate seeds | 1 | bowl
fig+ | 4 | bowl board saladfruit
papaya+, passion fruit~, lychee+, dragon fruit~, guava+ | 1 | bowl
rhubarb, rhubarb stalk+, rhubarb stick+ | 300 g | bake
gooseberry+ | 200 g | bake small
redcurrant+, blackcurrant+ | 150 g | bake small
cranberry+ | 150 g | bake small
lemon+ | 1 | citrus
lime+ | 1 | citrus
lemon juice, lime juice | 1 tbsp | citrus juice measured
raisin+, sultana+, currant+, golden raisin+ | 40 g | dried
date+, medjool date+, dried date+ | 4 | dried
dried apricot+, dried cranberry+, dried fig+, prune+, dried fruit, mixed dried fruit | 40 g | dried
coconut~, desiccated coconut, coconut flakes, shredded coconut | 30 g | crunchy
canned fruit, fruit cocktail, quince+ | 200 g | shelf
`,
  herb: `
basil, Thai basil | 1 small handful | herb tender
parsley, flat leaf parsley, curly parsley, flat parsley | 1 small handful | herb tender
coriander, cilantro, coriander leaves | 1 small handful | herb tender asian
mint | 1 small handful | herb tender sweetherb
chive+ | 1 small handful | herb tender
dill | 1 small handful | herb tender
tarragon, chervil, sorrel | 1 small handful | herb tender
thyme | 3 sprigs | herb woody
rosemary | 2 sprigs | herb woody
sage, sage leaves | 6 leaves | herb woody
oregano, marjoram, mixed herbs, Italian seasoning, herbes de Provence, Italian herbs | 1 tsp | herb woody driedherb measured
bay leaf+, bay | 2 | bay
curry leaf+, lime leaf+, kaffir lime leaf+ | 8 | shelf
`,
  spice: `
curry powder, madras curry powder | 2 tsp | spice warm curryspice
garam masala | 1 tsp | spice warm curryspice
cumin, cumin seed+, cumin powder | 1 tsp | spice warm curryspice chilispice
ground coriander, coriander seed+, coriander powder | 1 tsp | spice warm curryspice
turmeric, =tumeric | 1 tsp | spice warm curryspice
paprika, smoked paprika, sweet paprika, pimenton | 1 tsp | spice warm chilispice
chilli powder, chili powder, cayenne, cayenne pepper, chilli flakes, chili flakes, red pepper flakes | 1/2 tsp | spice hot chilispice
Cajun seasoning, Cajun spice, taco seasoning, fajita seasoning, jerk seasoning, ras el hanout, baharat, za'atar, five spice, Chinese five spice, mixed spices | 2 tsp | spice warm chilispice
mustard seed+, fennel seed+, caraway seed+, nigella seed+, fenugreek | 1 tsp | spice curryspice
cinnamon, cinnamon stick+, cinnamon powder | 1/2 tsp | sweetspice
nutmeg, mixed spice, allspice, pumpkin spice, ground ginger, ginger powder | 1/4 tsp | sweetspice
cardamom, cardamom pod+, clove+, star anise, saffron, sumac | 1/4 tsp | shelf
vanilla, vanilla extract, vanilla essence, vanilla pod+ | 1/2 tsp | vanilla
garlic powder, garlic granules, onion powder, onion granules | 1 tsp | spice warm
salt, sea salt, table salt, rock salt, kosher salt, salt flakes | 1/2 tsp | salt
black pepper, pepper, white pepper, peppercorn+, black peppercorn+ | 1/4 tsp | pepper
`,
  dairy: `
milk, whole milk, (skimmed|skim|semi skimmed|full fat|cow's|cows|2%|lactose free) milk | 200 ml | milk
oat milk, almond milk, soy milk, soya milk, oat drink, rice milk, cashew milk | 200 ml | milk
coconut milk, coconut cream | 1 tin (400 ml) | coconut
cream, (double|heavy|whipping|heavy whipping|single|light|cooking|pouring) cream, half and half | 100 ml | cream
creme fraiche, sour cream, soured cream | 100 g | creme dip
yoghurt, yogurt, (Greek|natural|plain|Greek style) (yoghurt|yogurt) | 150 g | yoghurt dip
butter, (salted|unsalted) butter, margarine, =stick of butter, =knob of butter, ghee | 25 g | butter
buttermilk, kefir | 200 ml | buttermilk
vanilla yoghurt, vanilla yogurt, fruit yoghurt, fruit yogurt, skyr, quark, fromage frais | 150 g | sweetyog
ice cream, vanilla ice cream, gelato, sorbet, frozen yoghurt, frozen yogurt, chocolate ice cream | 4 scoops | icecream
custard | 150 ml | cold
condensed milk, evaporated milk, powdered milk, milk powder, whipped cream, squirty cream | 100 ml | shelf
`,
  cheese: `
Cheddar, Cheddar cheese, cheese, (grated|mature|hard|sliced|American|Monterey Jack|pepper jack|Colby) cheese, Monterey Jack, Red Leicester, Double Gloucester | 80 g | cheese melt board
Parmesan, Parmesan cheese, parmigiano, parmigiano reggiano, Grana Padano, pecorino, =parmesean | 40 g | cheese hard
mozzarella, mozzarella cheese, buffalo mozzarella | 125 g | cheese melt soft
Gruyère, Emmental, Emmenthal, Swiss cheese, Gouda, Edam, Comté, provolone, fontina, manchego | 80 g | cheese melt board
feta, feta cheese | 80 g | cheese soft
goat's cheese, goat cheese, goats cheese | 80 g | cheese soft board
Brie, Camembert | 80 g | cheese melt board
blue cheese, Stilton, gorgonzola, Roquefort | 60 g | cheese soft board
cream cheese, soft cheese, mascarpone, Philadelphia | 80 g | creamcheese
ricotta, cottage cheese | 120 g | creamcheese
halloumi, halloumi cheese | 200 g | grill pan tray | 5 | 20
paneer | 200 g | grill pan tray | 6 | 20
`,
  bean: `
tofu, (firm|extra firm|smoked) tofu | 200 g | tofu pan tray | 8 | 25
tempeh, seitan | 200 g | tofu pan tray | 8 | 25
silken tofu | 200 g | shelf
`,
  nut: `
cashew+, cashew nut+ | 40 g | nut stirnut
peanut+, roasted peanut+, salted peanut+ | 40 g | nut stirnut
walnut+ | 40 g | nut bakenut
almond+, flaked almond+, almond flakes, sliced almond+, whole almond+ | 40 g | nut bakenut
pecan+, pecan nut+ | 40 g | nut bakenut
hazelnut+ | 40 g | nut bakenut
pistachio+, pistachio nut+ | 40 g | nut bakenut
pine nut+ | 30 g | nut
Brazil nut+, macadamia+, macadamia nut+, mixed nuts, nuts | 40 g | nut bakenut
sunflower seed+, pumpkin seed+, mixed seeds, pepitas | 2 tbsp | nut seed
sesame seed+ | 1 tbsp | stirnut
chia seed+, flaxseed+, flax seed+, linseed+, poppy seed+, hemp seed+ | 1 tbsp | shelf
ground almond+, almond flour, chestnut+ | 50 g | shelf
`,
  baking: `
flour, (plain|all purpose|white|wholemeal|whole wheat|wholewheat|spelt) flour | 150 g | flour
self raising flour, self rising flour, strong flour, bread flour, strong white flour, strong bread flour | 150 g | flour
cornflour, cornstarch, corn starch, (rice|coconut|gram|chickpea|buckwheat|rye|corn) flour, potato starch, arrowroot | 1 tbsp | shelf
sugar, (white|caster|granulated|superfine|golden caster|cane) sugar | 2 tbsp | sugar
brown sugar, (light|dark|soft) brown sugar, demerara, demerara sugar, muscovado, muscovado sugar, palm sugar, coconut sugar | 2 tbsp | sugar
icing sugar, powdered sugar, confectioners sugar | 1 tbsp | shelf
baking powder | 1 tsp | raising
yeast, dried yeast, dry yeast, instant yeast, active dry yeast | 1 tsp | yeast
bicarbonate of soda, baking soda, bicarb, cream of tartar, gelatine, gelatin, xanthan gum, food colouring, food coloring | 1/4 tsp | shelf
cocoa, cocoa powder, unsweetened cocoa | 2 tbsp | cocoa
dark chocolate, (milk|white|plain|cooking|semisweet|bittersweet) chocolate, chocolate, chocolate chip+, chocolate bar+ | 60 g | chocolate
honey, runny honey | 1 tbsp | honey
maple syrup, golden syrup, agave syrup, agave, agave nectar, date syrup, pancake syrup | 1 tbsp | honey
jam, (strawberry|raspberry|apricot|blackberry) jam, (grape|strawberry)? jelly, marmalade, lemon curd, fruit preserves | 2 tbsp | jam
peanut butter, almond butter, cashew butter, nut butter | 2 tbsp | nutbutter
Nutella, chocolate spread, hazelnut spread, treacle, molasses, corn syrup, marzipan | 2 tbsp | shelf
`,
  condiment: `
olive oil, extra virgin olive oil, virgin olive oil | 2 tbsp | oil
oil, (vegetable|sunflower|rapeseed|canola|groundnut|peanut|avocado|coconut|corn|cooking|neutral) oil | 2 tbsp | oil
sesame oil, toasted sesame oil | 1 tsp | sesame
soy sauce, (light|dark) soy sauce, soya sauce, tamari | 2 tbsp | soy
oyster sauce, hoisin sauce, hoisin, teriyaki sauce, black bean sauce, stir fry sauce | 2 tbsp | soy
fish sauce, mirin, rice wine, Shaoxing wine, miso, miso paste | 1 tbsp | shelf
sriracha, hot sauce, Tabasco, chilli sauce, sweet chilli sauce, chili sauce, gochujang, chilli oil, chili oil, harissa | 1 tsp | hotsauce
vinegar, (white wine|red wine|cider|apple cider|balsamic|sherry|malt|rice|rice wine|white) vinegar | 1 tbsp | vinegar
Dijon mustard, mustard, (wholegrain|English|yellow|American) mustard | 1 tsp | mustard
mayonnaise, mayo | 2 tbsp | mayo dip
ketchup, tomato ketchup, BBQ sauce, barbecue sauce, brown sauce | 2 tbsp | relish
chutney, mango chutney, onion chutney, relish, cranberry sauce | 2 tbsp | relish
hummus, houmous, humus | 100 g | dip spreadable board
guacamole, salsa, tzatziki | 100 g | dip board
tahini | 1 tbsp | tahini
pesto, basil pesto, green pesto, red pesto | 3 tbsp | pesto
curry paste, (red|green|yellow) curry paste, (tikka|korma|madras|rogan josh|Thai red|Thai green|Thai) curry paste, tikka paste | 2 tbsp | currypaste
(chicken|beef|vegetable|fish|lamb)? stock, (chicken|beef|vegetable|bone|lamb)? broth | 600 ml | stock
stock cube+, (chicken|beef|vegetable) stock cube+, bouillon, bouillon cube+, stock pot+ | 1 | cube
Worcestershire sauce, Worcester sauce, gravy, gravy granules, Marmite, Vegemite, salad cream, tartare sauce, salad dressing, vinaigrette, ranch dressing, MSG, gravy powder, cheese sauce, alfredo sauce, curry sauce | 1 tbsp | shelf
lard, dripping, suet, shortening, cooking spray | 1 tbsp | shelf
`,
  drink: `
water, tap water | 600 ml | water
orange juice, apple juice, pineapple juice, fruit juice, mango juice | 200 ml | juice
coconut water | 200 ml | juice
coffee, instant coffee, coffee beans, ground coffee, espresso, tea, green tea, black tea, tea bag+, teabag+ | 1 cup | shelf
cola, Coke, Coca Cola, Pepsi, lemonade, ginger beer, ginger ale, tonic water, soda, sparkling water, soda water, energy drink, squash drink, orange squash, cordial | 200 ml | shelf
beer, lager, stout, cider, (red|white|rosé|cooking)? wine, prosecco, champagne, sherry, port, vodka, gin, rum, whisky, whiskey, brandy, tequila, sake | 200 ml | shelf
`,
  sweet: `
biscuit+, cookie+, digestive biscuit+, digestive+, Oreo+, shortbread, graham cracker+, ginger biscuit+ | 4 | shelf
crisp+, potato chip+, tortilla chip+, nachos, popcorn, pretzel+, chips | 1 packet | shelf
marshmallow+, sweets, candy, jelly beans, gummy bears, caramel, toffee, fudge, sprinkles, chewing gum | 50 g | shelf
cake, sponge cake, brownie+, muffin+, doughnut+, donut+, cupcake+ | 2 | shelf
`,
} as const;
