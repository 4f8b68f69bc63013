/** Oils, fats, vinegars, and savoury sauces, pastes, stocks and spreads. Notation: ../README.md. */
export const OILS_AND_SAUCES = `
oil, plant oil, oil for frying
  neutral oil,
      (vegetable|sunflower|corn|grapeseed|flavourless|veg|sunflower seed|safflower|rice bran|neutral flavoured|seed|high oleic sunflower|deep frying|cottonseed) oil,
      rapeseed oil == canola oil == canola, Crisco oil, Wesson, grapeseed
  cooking spray, (oil|nonstick|non stick|olive oil|vegetable oil|vegetable|baking|canola oil) spray,
      (nonstick|non stick) cooking spray, Fry Light, Pam, frylight, spray oil
  olive oil, (extra virgin|fruity|EV) olive oil, EVOO, extra virgin, basil oil, olive pomace oil
    ~ garlic oil, lemon oil olive, rosemary oil, infused oil, garlic infused oil, garlic infused olive oil, herb oil,
        chive oil
    ~ truffle oil
  ~ sesame oil, (dark|light|roasted) sesame oil, sesame seed oil | +sesame from
  groundnut oil == peanut oil, arachis oil, roasted peanut oil | +peanuts
  ~ walnut oil, (hazelnut|almond|macadamia|pistachio|nut|pecan) oil | +nuts from
  ~ coconut butter, coconut manna | +nutlike
  ~ coconut oil, (solid|extra virgin|odourless) coconut oil | +nutlike from
  avocado oil
  soybean oil, soya oil, soy oil, soya bean oil | +soya
  ~ mustard oil, kachi ghani | +mustard from
  palm oil, red palm oil, flaxseed oil, linseed oil, hemp oil, pumpkin seed oil, argan oil, MCT oil, palm fat,
      hemp seed oil, dende oil | each
    wheatgerm oil, wheat germ oil | +gluten
  ~ chilli oil, (chili|hot) oil, rayu, la-yu | from ?soya ?sesame ?peanuts
    chilli crisp, chili crisp, crispy chilli in oil, Lao Gan Ma, chilli crunch, chili crunch, Laoganma,
        crispy chilli oil | +soya ?peanuts ?gluten
vegetable shortening, shortening, Trex, Crisco, vegetable fat, vegetable suet, (vegetarian|veg|light vegetable) suet,
    Cookeen, vegetable lard, palm shortening, solid vegetable fat | ?gluten
cocoa butter, cacao butter, beurre de cacao, burro di cacao, manteca de cacao, Kakaobutter
vinegar, (distilled|cane|coconut|cleaning|fruit|table|pickling) vinegar,
    white vinegar == distilled white vinegar == white distilled vinegar == spirit vinegar
  wine vinegar,
      (white wine|red wine|sherry|champagne|rosé|Cabernet|Chardonnay|white balsamic|moscatel) vinegar | ?sulphites
  cider vinegar == apple cider vinegar, apple vinegar, ACV, raspberry vinegar, apple cider vinegar with mother
  balsamic vinegar, balsamic, balsamic (glaze|vinegar of Modena|cream) | ?sulphites
  malt vinegar, (brown|chip shop) vinegar, Sarson's | +gluten
  rice vinegar == rice wine vinegar, (brown rice|sushi) vinegar, mirin vinegar, sushi seasoning | ?gluten
    black vinegar, (black rice|Chinese) vinegar, Chinkiang | +gluten
  verjuice, verjus
soy sauce == soya sauce, (light|Kikkoman|mushroom soy) sauce,
    (light|low sodium|reduced salt|low salt|all purpose) (soy|soya) sauce, shoyu, Kikkoman, light soy, yakisoba sauce,
    Maggi liquid seasoning | +soya +gluten
  tamari, tamari (sauce|soy sauce), wheat free tamari, wheat free soy sauce | -gluten ?gluten
    (gluten free|GF) (soy|soya) sauce | -gluten
  dark soy sauce, dark (soya sauce|soy|sauce), mushroom dark soy sauce
  ~ kecap manis == sweet soy sauce, ketjap manis, kecap, sweet soya sauce
  ponzu, ponzu sauce | ?fish
  teriyaki sauce, teriyaki, teriyaki (marinade|glaze) | ?sesame
  hoisin sauce, hoisin, plum sauce hoisin | ?sesame ?peanuts
  black bean sauce, yakitori sauce, bulgogi sauce, bulgogi marinade, char siu sauce, Korean BBQ sauce,
      stir fry sauce, (chow mein|Korean barbecue|kung pao|General Tso's) sauce,
      eel sauce, unagi sauce, tonkatsu sauce, okonomiyaki sauce, bulldog sauce, gyoza sauce, dumpling sauce,
      Chinese cooking sauce, sukiyaki sauce, Japanese barbecue sauce | ?sesame ?molluscs ?fish ?celery each
    sweet and sour sauce | -soya ?soya -gluten ?gluten ?celery
coconut aminos | +nutlike
liquid aminos, Bragg's, Bragg liquid aminos, aminos | +soya
oyster sauce, oystersauce, chicken oyster sauce, Lee Kum Kee oyster sauce | +molluscs ?gluten ?soya ?fish
  vegetarian oyster sauce, (mushroom|vegan) oyster sauce, vegetarian stir fry sauce,
      mushroom sauce vegetarian | -molluscs +soya
fish sauce == nam pla, nước mắm, Red Boat, garum, patis, colatura, Squid brand fish sauce, nuoc cham,
    three crabs fish sauce, fishsauce | +fish
  vegan fish sauce, vegetarian fish sauce | -fish +soya ?gluten
Worcestershire sauce == Worcester sauce, Lea and Perrins, worcestershire, worcester, L&P | +fish ?gluten ?soya
  vegan Worcestershire sauce, vegetarian Worcestershire sauce, Henderson's relish,
      vegan Worcester sauce | -fish ?soya
XO sauce | +fish +crustaceans ?soya ?gluten +molluscs
Maggi, Maggi seasoning, Maggi sauce | +gluten ?soya ?celery
miso == miso paste, (white|shiro|aka|genmai|brown rice) miso, (white|shiro) miso paste, awase miso | +soya ?gluten
  barley miso, barley miso paste, mugi miso | +gluten
gochujang == gochujang paste == Korean chilli paste == Korean chili paste == Korean red pepper paste | +soya +gluten
hot sauce,
    (buffalo|pepper|Cholula|Frank's|Frank's hot|wing|habanero|Scotch bonnet|Louisiana|Encona|buffalo wing|Valentina|chipotle hot) sauce,
    Cholula, Valentina, chipotle Tabasco, sambal, (chilli|chili) (sauce|paste|garlic sauce|garlic paste|purée|puree),
    (chilli|chili) and garlic sauce, Crystal hot sauce | ?fish ?milk
  sriracha, sriracha sauce, Sriracha chilli sauce, sriracha hot sauce | -milk
  Tabasco, Tabasco sauce, Frank's RedHot, sambal oelek | -fish -milk ?sulphites
  ~ chili jam | -fish -milk
  sriracha mayo, sriracha mayonnaise | +eggs ?mustard
  sweet chilli sauce, sweet chili sauce, sweet chilli, sweet chilli dipping sauce | -fish -milk
  harissa == harissa paste, rose harissa, harissa powder, Belazu harissa | -fish -milk
  chimichurri, chimichurri sauce, chermoula, zhoug, zhug, schug, mojo, green sauce parsley | -fish -milk each
  piri piri sauce, (peri peri|Nando's) sauce, Nando's, peri peri, piri piri, Nando's marinade,
      piri piri marinade | ?celery ?mustard -milk
mustard,
    (yellow|honey|brown|stone ground|Colman's|yellow American|Meaux|Pommery|sweet|Creole|tarragon) mustard,
    moutarde, senf, honey mustard, honey mustard sauce, hot dog mustard, mustard sauce | +mustard ?sulphites
  Dijon mustard, Dijon, Dijon style mustard
  wholegrain mustard == whole grain mustard == grainy mustard == seeded mustard
  English mustard
ketchup == tomato ketchup, catsup, Heinz ketchup, Heinz tomato ketchup, tomato sauce ketchup, tommy k,
    no sugar ketchup, curry ketchup, banana ketchup | ?celery
  mushroom ketchup | ?gluten ?fish ?soya
BBQ sauce, (barbecue|barbeque|hickory|smoky BBQ|smoky barbecue|Sweet Baby Ray's|BBQ cooking) sauce, barbecue,
    Sweet Baby Ray's, bbq marinade | ?gluten ?mustard ?celery ?soya ?fish
brown sauce, HP sauce, A1, steak sauce, A1 sauce, Daddies sauce, HP brown sauce, fruity sauce | +gluten ?soya ?fish
mint sauce, mint jelly | ?sulphites
cranberry sauce, cranberry jelly, redcurrant jelly, quince paste, membrillo, quince jelly, apple jelly,
    cranberry relish, damson cheese, quince cheese, fruit cheese | ?sulphites each
horseradish sauce, creamed horseradish, horseradish cream, creamed horseradish sauce | ?milk ?eggs ?mustard ?sulphites
wasabi, wasabi paste, wasabi powder | ?mustard ?soya
chutney, (mango|fruit|red onion|green|Major Grey's|coconut) chutney, relish,
    (pickle|burger|dill|dill pickle|hot dog) relish,
    (onion|red onion|bacon|tomato|caramelised onion|chilli|pepper|red pepper) (marmalade|jam), Branston,
    Branston pickle, (lime|mango|garlic|chilli|aubergine|Indian|brinjal) pickle, sandwich pickle, achar,
    ploughman's pickle, hot pepper jelly, red pepper jelly | ?mustard ?sulphites ?gluten ?celery
pesto,
    (basil|green|red|tomato|sun dried tomato|rocket|wild garlic|Genovese|sundried tomato|kale|spinach|pistachio|walnut|almond|coriander) pesto,
    pesto sauce, pesto alla Genovese, pesto rosso, pesto genovese, jar of pesto,
    pesto verde | ?milk ?nuts ?eggs +nutlike dish ?rennet
  vegan pesto, dairy free pesto | -milk -rennet
  pistou
salsa, (tomato|roja|fruit|tomatillo) salsa, cowboy caviar, pico de gallo, salsa (roja|fresca), taco sauce,
    picante sauce, salsa dip | ?celery
  salsa verde, green sauce | ?fish ?mustard
  enchilada sauce, mole, mole sauce, mole paste, salsa macha | ?gluten ?nuts ?peanuts ?sesame
guacamole, guac
dip | unclear
  (onion|party|spinach|artichoke|seven layer) dip, chip dip | ?milk ?eggs
tzatziki = cacık = jajik, raita, (cucumber|boondi) raita, garlic yogurt sauce, sour cream and chive dip,
    sour cream dip, kebab yogurt sauce, yogurt sauce, yoghurt sauce | +milk each
baba ganoush, baba ghanoush, moutabal, baba ganouj, mutabal | +sesame
ajvar, skordalia, matbucha | ?nuts ?gluten dish each
  muhammara, romesco = romesco sauce | +nuts ?gluten ?sulphites each
sauce, (special|house|secret|pan) sauce, jus, coulis sauce, glaze, marinade, (meat|chicken|steak) marinade,
    simmer sauce, condiment, sandwich spread, spread, savoury spread | unclear
seasoning, (house|secret|all purpose|special) seasoning, (spice|seasoning) (mix|blend|packet|sachet|cube|powder),
    flavouring, flavoring, spice paste, flavour, (natural|artificial) (flavour|flavor|flavouring|flavoring), rub,
    soup seasoning, (noodle|ramen) seasoning packet, seasoning salt mix | unclear
dressing, (salad|house) dressing | unclear
  creamy dressing, (green goddess|slaw|sandwich|Russian|Catalina|sweet onion) dressing, salad dressing mix,
      salad sauce, special burger sauce, white barbecue sauce, sandwich sauce,
      burger mayo | unclear ?eggs ?mustard ?milk
  burger sauce, marie rose sauce, Marie Rose, thousand island, thousand island dressing, fry sauce, Big Mac sauce,
      comeback sauce, cocktail sauce mayonnaise | +eggs ?mustard ?fish ?gluten -milk
  Caesar dressing, Caesar salad dressing, Caesar | +eggs +fish +milk ?mustard
  ranch dressing, ranch, ranch dip, (blue cheese|bleu cheese|buttermilk) (dressing|dip|sauce), Hidden Valley,
      ranch sauce | +milk +eggs ?mustard ?soya
  vinaigrette, (French|Italian|balsamic|lemon|Greek|oil and vinegar|olive oil|red wine) (dressing|vinaigrette),
      zesty Italian dressing | ?mustard ?sulphites ?celery -milk -eggs
    (honey mustard|mustard) (dressing|vinaigrette) | +mustard
  (sesame|miso|ginger|wafu|Asian|Japanese) dressing, roasted sesame dressing, sesame ginger dressing | ?soya ?gluten ?eggs ?mustard ?sesame
pasta sauce,
    (tomato and basil|tomato pasta|arrabbiata|arrabiata|napoletana|Dolmio|Ragu|Prego|Rao's|tomato basil|spaghetti|tomato and basil pasta|sugo|Italian tomato|Rao's marinara|basil tomato|tomato based pasta|Classico|Newman's Own marinara|tomato pizza|Loyd Grossman) sauce,
    arrabbiata, pomodoro, sugo, Prego, jar of pasta sauce, Dolmio, jar of tomato sauce, jarred marinara,
    napolitana sauce, neapolitan sauce, pomodoro sauce | ?celery ?milk
  tomato sauce, marinara, marinara sauce, passata sauce, pizza sauce | -milk ?celery
  vodka sauce, tomato and mascarpone sauce, creamy tomato sauce, rosa sauce, tomato cream sauce | +milk each
  puttanesca, puttanesca sauce, pasta puttanesca, spaghetti puttanesca | +fish dish
bolognese, ragù, (bolognese|bolognaise|meat|beef) (sauce|ragu|ragù), bolognaise | ?meat ?celery ?milk ?gluten ?sulphites dish
white sauce, (béchamel|mornay|lasagne|parsley|country gravy|sausage gravy) sauce, béchamel, mornay, country gravy,
    cheese sauce mix | +milk +gluten
  cheese sauce, nacho cheese, nacho cheese sauce, queso dip, cheese dip, fondue, cheese fondue,
      fondue cheese | -gluten ?gluten ?alcohol
  roux | -milk ?milk
Alfredo sauce, alfredo, carbonara sauce,
    (four cheese|creamy pasta|cream|mushroom cream|creamy mushroom|peppercorn|Diane|stroganoff|creamy peppercorn|Alfredo pasta|garlic cream|creamy garlic) sauce,
    carbonara, stroganoff | +milk ?eggs ?gluten ?celery ?mustard dish ?pork
butter sauce, beurre blanc, lemon butter sauce | +milk
curry sauce,
    (tikka masala|korma|madras|balti|jalfrezi|katsu|butter chicken|rogan josh|tikka|simmer curry|Thai curry|makhani|dopiaza|chip shop curry|bhuna|Patak's|Indian cooking|vindaloo) (sauce|cooking sauce|curry sauce),
    jar of curry sauce, Patak's, tikka masala paste sauce | ?milk ?nuts ?mustard ?celery ?gluten dish
curry paste,
    (tikka|korma|madras|rogan josh|tikka masala|tandoori|balti|Patak's|Indian|jalfrezi|vindaloo|masala|Malaysian|bhuna|Patak's korma|mild|medium) (paste|curry paste|spice paste),
    curry base, S&B curry | ?mustard ?celery ?nuts ?milk ?gluten ?fish ?crustaceans
  Thai curry paste,
      (Thai red|Thai green|red Thai|green Thai|red|green|yellow|panang|rendang|penang|Mae Ploy|laksa|Tom yum|Maesri|Mae Ploy red) (curry paste|paste) | ?fish ?crustaceans
  curry roux, curry cube, S&B Golden Curry, curry block | +gluten ?milk ?soya
  rendang paste, sambal belacan, sambal goreng | ?crustaceans
  nam prik pao, Thai chilli paste, Thai chili jam, chilli jam Thai | ?fish ?crustaceans ?soya
  massaman paste, massaman curry paste | ?fish ?crustaceans ?peanuts
tamarind, tamarind (concentrate|pulp|water|juice|sauce|block), tamarind paste == tamarind purée
pomegranate molasses
grape molasses
carob, carob molasses, carob powder, carob chip
garlic sauce, toum, garlic dip, garlic and herb dip,
    kebab garlic sauce | ?eggs ?milk
stock == broth, light stock, bouillon, consommé, court bouillon | ?celery ?gluten ?milk ?soya
  vegetable stock == veg broth, (vegetable|veg|veggie|low salt vegetable|mushroom|onion) (stock|broth|bouillon),
      Marigold bouillon, Swiss bouillon, vegetable consommé
  chicken stock,
      (chicken|turkey|duck|poultry|chicken bone|low sodium chicken|reduced sodium chicken|bone|ham|low salt chicken|rich chicken) (stock|broth|bouillon|consommé) | +meat
    ham stock, ham broth | +pork
  beef stock,
      (beef|lamb|veal|meat|brown|low sodium beef|game|rich beef|beef bone|venison) (stock|broth|bouillon|consommé),
      demi glace | +meat
  ramen (broth|stock), tonkotsu, tonkotsu broth | ?meat ?pork ?fish ?soya ?gluten
  fish stock, fish (broth|bouillon|fumet) | +fish
    seafood stock, (shellfish|prawn|shrimp|lobster|crab) (stock|broth),
        shellfish bisque stock | +crustaceans ?fish ?molluscs
  = stock cube == bouillon cube,
      (vegetable|veg|veggie|mushroom|low salt) (stock cube|stock pot|bouillon cube|stockpot),
      (stock|vegetable stock|bouillon) (pot|powder|granule|paste|gel|concentrate), Oxo, Knorr, Vegeta, Oxo cube,
      vegetable Oxo, (vegetable|veggie) bouillon (powder|cube|paste|granule), Better Than Bouillon, Kallo, Marigold,
      Knorr stock pot, vegetable bouillon base | from
    chicken stock cube,
        chicken (stock pot|stockpot|bouillon cube|bouillon powder|stock powder|bouillon base|powder|seasoning powder|stock paste|bouillon concentrate|Oxo),
        (chicken|Knorr chicken) (bouillon|stock pot) | +meat
    beef stock cube,
        (beef|lamb|ham) (stock pot|stockpot|bouillon powder|bouillon|stock powder|Oxo|stock cube|bouillon base) | +meat
gravy, (onion|turkey|beef|chicken|vegetable) gravy, gravy (granule|powder|mix), Bisto,
    Kitchen Bouquet | +gluten ?celery ?milk ?soya ?meat
Marmite, yeast extract, Promite, Cenovis | +gluten +celery
  Vegemite | -celery ?celery
Bovril | +gluten +meat ?celery ?fish
sandwich filler | unclear
hot chocolate sauce topping, ice cream sauce, ice cream topping | ?milk ?nuts
`;
