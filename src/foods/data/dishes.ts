/** Dishes and ready foods. A dish named in a title or a tip counts as "may contain". Notation: ../README.md. */
export const DISHES = `
[dishes] | dish
  soup, (vegetable|broth|noodle|lentil|leek and potato|pea|leftover|onion) soup | unclear each
  (instant|canned|tinned|packet|cup|minestrone|tomato|Heinz tomato|Campbell's tomato|can of tomato) soup,
      Cup a Soup, gazpacho, borscht, onion soup mix, French onion soup, dried onion soup mix, Lipton onion soup mix,
      soup mix packet, tonkotsu ramen, mulligatawny, pozole, ramen soup, harira | ?celery ?gluten ?milk each
    cream of (mushroom|chicken|celery|tomato|asparagus) soup, condensed (mushroom|chicken|celery) soup,
        cream of mushroom, cream of chicken, cream soup, creamy tomato soup, Campbell's condensed soup,
        condensed soup, Heinz cream of tomato soup, cream of broccoli soup, vichyssoise, chowder, cream of celery | +milk ?gluten ?soya
    minestrone | +celery ?gluten ?milk
    tom yum, laksa, tom kha, pho | ?crustaceans ?fish ?soya -milk ?peanuts each
    miso soup | +soya ?fish -milk -celery
    bouillabaisse, cioppino, fish soup, fish stew, gumbo, jambalaya, seafood chowder, fisherman's stew,
        zarzuela | ?fish ?crustaceans ?molluscs ?celery ?sulphites each
    cullen skink | +fish +milk
    wonton soup, egg drop soup, hot and sour soup | ?eggs ?gluten ?soya
    Scotch broth | +gluten ?celery
  sandwich, toastie, panini, BLT, bánh mì, Reuben, sloppy joe, crostino, gyro,
      wrap sandwich | ?gluten ?milk ?eggs ?mustard ?soya each
    burrito, enchilada, fajita, taco, chimichanga, souvlaki, shawarma | -milk -eggs -mustard -soya
    grilled cheese, cheeseburger, quesadilla | +milk ?fish
    beans on toast, avocado toast,
        bruschetta, crostini, tartine, club sandwich | +gluten ?milk ?eggs ?fish ?mustard
    welsh rarebit = Welsh rabbit = rarebit, croque monsieur, croque madame, cheese on toast, cheese toastie,
        grilled cheese sandwich | +gluten +milk ?eggs ?fish ?mustard each
  pizza, (frozen|Margherita|pepperoni|cheese|leftover) pizza, calzone pizza, Chicago Town, flammkuchen, tarte flambée,
      pinsa | +gluten ?milk ?soya
  pie, (apple|cherry|fruit|vegetable) pie, tarts, (jam|fruit|apple|vegetable|tomato) tart, tarte tatin,
      spring roll, egg roll, Wellington, galette pastry, turnover, apple turnover, vol au vents, borek,
      pakora pastry, lumpia, tartlet, calzones, pastilla, strudel savoury, Pop Tart | +gluten ?eggs ?milk each
    meat pie, (steak|game|pot|chicken|chicken pot|steak and kidney) pie, pasty, Beef Wellington, empanada | ?meat
    quiche, quiche Lorraine, flan savoury, lemon tart, lemon meringue pie, pumpkin pie, custard pie | +eggs +milk
    spanakopita, tiropita | +milk
    cottage pie, shepherd's pie | -gluten ?gluten ?celery
      fish pie, fisherman's pie | +fish +milk ?crustaceans
    samosa, vegetable samosa | -milk -eggs ?mustard each
    sausage roll | ?pork +meat
  pakora, bhaji, onion bhaji, bhajia, vada, idli, uttapam, medu vada | ?mustard ?gluten each
  fritter, (corn|courgette|zucchini|vegetable|sweetcorn) fritter, nugget, breaded mushroom, rissole, latke,
      onion ring battered, hush puppy | ?gluten ?eggs ?milk each
    schnitzel, katsu, katsu curry, corn dog, arancini, croquette, tempura, tempura batter | +gluten
    toad in the hole | +gluten +eggs +milk ?meat ?sulphites
  falafel wrap, falafel pitta | ?gluten ?sesame
  lasagne = lasagna, vegetable lasagne = vegetable lasagna = spinach lasagne = spinach lasagna, beef lasagne = beef lasagna, moussaka, cannelloni filled, pasta bake,
      Kraft dinner, Kraft Mac & Cheese, boxed mac and cheese, fettuccine alfredo, cacio e pepe, pastitsio,
      baked ziti, Annie's mac and cheese, parmigiana, eggplant parmesan, chicken parmesan, chicken parm,
      melanzane alla parmigiana, tuna casserole, cauliflower cheese, gratin, dauphinoise, dauphinoise potato,
      potato gratin, scalloped potato, aligot, tartiflette, rarebit bake, saag paneer, palak paneer, paneer tikka,
      matar paneer | +milk ?gluten ?eggs each
    carbonara pasta, spaghetti carbonara, pasta carbonara | +eggs ?pork
    mac and cheese, mac n cheese, macaroni cheese, macaroni and cheese | +gluten ?mustard
    spaghetti bolognese, spaghetti and meatballs, SpaghettiOs, spaghetti hoops, tinned spaghetti,
        Heinz spaghetti hoops, chilli mac, hamburger helper | +gluten ?celery -milk ?milk
  curry, (vegetable|leftover|chicken) curry | unclear each
  Indian curry, (Thai|Thai green|Thai red) curry, jalfrezi, bhuna, dhansak, vindaloo, rogan josh, balti,
      biryani, masala curry, dopiaza, Penang curry, panang curry, panang, rendang, green curry, red curry,
      laksa curry | ?milk ?nuts ?mustard ?fish ?crustaceans each
    korma, tikka masala, butter chicken, makhani, dal makhani, pasanda, chicken tikka masala, paneer butter masala,
        chicken korma, murgh makhani | +milk ?nuts each
    massaman, massaman curry, massaman beef | ?peanuts ?fish ?crustaceans
  satay, chicken satay | ?peanuts ?soya
    gado gado | +peanuts ?eggs ?gluten ?fish ?crustaceans
    kare kare, groundnut stew, maafe, peanut stew, African peanut stew | +peanuts
  pad Thai, pad thai sauce, phad Thai, pad Thai paste, pad Thai kit | ?peanuts ?fish ?eggs ?crustaceans ?soya ?gluten
  stir-fry | unclear
  chop suey, sweet and sour, bibimbap, nasi goreng, mee goreng, sweet and sour chicken, Singapore noodles,
      chow mein dish, teppanyaki, sukiyaki, donburi, poke bowl, stir fry kit, sushi, maki, sushi roll, nigiri,
      onigiri | ?soya ?gluten ?sesame ?eggs ?fish ?crustaceans ?molluscs each
    kung pao, kung pao chicken | ?peanuts ?nuts
    mapo tofu | +soya
    teriyaki chicken, bulgogi, japchae, gyudon, yakisoba, orange chicken, General Tso's chicken | +soya +gluten each
    okonomiyaki, takoyaki, oyakodon, katsudon | +eggs ?molluscs
    California roll | ?fish
    Chinese takeaway, takeaway, leftover takeaway, takeout | unclear
  salad, (rice|quinoa|house|chicken|noodle|leafy) salad | unclear
    tabbouleh = tabouleh = tabouli, fattoush, panzanella, pasta salad, couscous salad | +gluten each
    Caesar salad, chicken Caesar, chicken Caesar salad | ?fish ?eggs ?milk ?gluten ?mustard
    Greek salad, Caprese, caprese salad, insalata caprese, horiatiki | ?milk
    Waldorf salad, Waldorf | +celery +nuts ?eggs ?milk ?mustard
    niçoise salad, salade niçoise, salad niçoise, Niçoise | ?fish ?eggs ?mustard
    Cobb salad, egg salad, potato salad, Russian salad, Olivier salad | ?eggs ?milk ?mustard each
    tuna salad, tuna melt, tuna sandwich | +fish ?eggs ?mustard ?milk
  stew, casserole, (beef|lamb|chicken|vegetable) (stew|casserole) | unclear each
  hotpot, goulash, tagine, chilli sin carne, chilli non carne, ready meal, leftover stew, pot pie filling,
      leftover chilli, leftover casserole, TV dinner, frozen dinner, frozen meal, Irish stew | ?celery ?gluten unclear each
    ratatouille, peperonata, shakshuka sauce, lecsó | -celery -gluten
    caponata | +celery ?nuts ?sulphites
    cassoulet | ?pork ?meat
    feijoada | +pork
    coq au vin, boeuf bourguignon, bourguignon | +alcohol ?sulphites ?milk ?celery ?gluten ?meat unclear each
    chilli con carne, chili con carne | ?meat ?gluten
  paella, seafood paella | ?crustaceans ?molluscs ?fish ?meat
  fritto misto, fritto misto di mare | +gluten ?fish ?crustaceans ?molluscs ?eggs
  Scotch woodcock | +eggs +fish ?gluten ?milk
  quenelle | ?fish ?eggs ?gluten ?milk
  lobster thermidor, thermidor, lobster Newburg | +crustaceans ?milk ?mustard ?alcohol ?eggs
  surf and turf | +meat ?fish ?crustaceans ?molluscs
  ceviche, seafood boil, seafood platter, seafood linguine,
      seafood risotto | ?fish ?crustaceans ?molluscs
    moules mariniere, moules frites | +molluscs ?sulphites ?milk ?celery ?alcohol
    (spaghetti|linguine) vongole, (spaghetti|linguine) alle vongole | ?eggs +gluten +molluscs ?sulphites ?alcohol
  omelette = omelet, frittata, tortilla española, Spanish tortilla, egg muffin, shakshuka,
      egg foo young, strata, egg bite, tamagoyaki, menemen, scramble egg, kuku sabzi | +eggs ?milk each
    eggs Benedict, eggs Florentine, soufflé | +milk ?gluten ?sulphites ?mustard
    huevos rancheros, chilaquiles | ?milk ?gluten
    egg mayonnaise, egg mayo, devilled egg, deviled egg | ?mustard
    egg fried rice | ?soya -milk
    vegan omelette, tofu scramble egg | -eggs ?soya
  vegan quiche, vegan lasagne, vegan pizza, vegan cheesecake, vegan mac and cheese, vegan cake,
      vegan pie | ?milk ?eggs ?gluten ?nuts ?soya
  pâté vegetable, mushroom pâté, lentil pâté | ?milk ?nuts
  haggis neeps, full English, English breakfast, Sunday roast, roast dinner,
      mixed grill, bubble and squeak, Ploughman's | ?meat ?pork ?eggs ?milk ?gluten ?celery unclear
    colcannon | ?milk
  rice krispies treats, Cornish pasties, poutine, disco fries, loaded fries, cheesy chips | +milk ?gluten
  nut roast, nut loaf, nut cutlet | +nuts ?gluten ?celery
  amatriciana, pasta amatriciana | ?pork ?milk
  meat loaf, meatloaf | +meat ?gluten ?eggs ?milk ?pork
batter, pancake batter, crepe batter | unclear ?gluten ?eggs ?milk
dough, filling, mixture, (pie|cake|fruit|pizza) (filling|topping), mix, (fish|dip) mix,
    (favourite|favorite) topping, salad topping, protein, protein of choice, side dish,
    food, snack, powder, paste, extract, essence, pot noodle seasoning, cream filling | unclear
  bread dough, pasta dough, pastry dough, bagel dough, naan dough, scone dough, pie dough, tart dough,
      dumpling dough | dish +gluten ?eggs ?milk
  pie filling, (apple|cherry|fruit|blueberry|cherry pie|pumpkin pie|apple pie) (pie filling|filling|mix)
baby food, cat food, dog food, pet food | unclear
`;
