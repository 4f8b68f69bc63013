/** Fruit: fresh, dried and in tins. Notation: ../README.md. */
export const FRUIT = `
fruit, (frozen|tropical|stone) fruit, fruit salad
  apple, (green|eating|Gala|Fuji|honey crisp|Cox|Jazz|McIntosh|Winesap|Bramley cooking|crab) apple,
      cooking apple == Bramley == Bramley apple, Granny Smith == Granny Smith apple, Braeburn, Cox Orange Pippin,
      Honeycrisp, Pink Lady, crabapple, Golden Delicious
    ~ apple sauce, applesauce, Bramley apple sauce, apple purée,
        apple compote, stewed apple
    ~ apple butter
    ~ dried apple, apple ring | ?sulphites
  pear, (Conference|Williams|Bosc|Beurré Bosc|Anjou|Rocha) pear, nashi, Comice, Bartlett
  quince, medlar, prickly pear = prickly pear fruit = cactus pear = cactus fruit = nopal fruit = tuna rojas | each
  banana
    ~ dried banana
  berry, (frozen|summer|frozen mixed|forest) berry, berry (mix|medley), forest fruit, summer fruit,
      fruits of the forest
    acai = acai berry, elderberry, cloudberry, sea buckthorn, lingonberry, goji = goji berry | each
    strawberry
    raspberry
    blueberry, frozen blueberry, bilberry, huckleberry
    blackberry = bramble, boysenberry, loganberry, marionberry, mulberry, tayberry | each
    gooseberry, Cape gooseberry, physalis
    redcurrant == red currant, blackcurrant, whitecurrant | each
    cranberry
  cherry, bing cherry, Morello
    ~ glacé cherry, maraschino, candied cherry, cocktail cherry | ?sulphites
  peach, (doughnut|donut|flat) peach, nectarine, (tinned|canned) peach slice | each
  apricot
    ~ dried apricot, ready to eat apricot | ?sulphites
      unsulphured dried apricot, unsulphured apricot | -sulphites
  plum, Victoria plum, damson, greengage, mirabelle, pluot, ume
    ~ umeboshi, umeboshi paste
    sloe
    ~ prune, dried plum | ?sulphites
  mango, Alphonso, Ataulfo, (frozen|Kesar) mango, (mango|Kesar) pulp, mango (chunk|purée|cube|slice|flesh)
    ~ dried mango | ?sulphites
    ~ amchur, mango powder, amchoor
  pineapple, pineapple (chunk|ring|slice|piece|tidbit)
    ~ dried pineapple | ?sulphites
  papaya == pawpaw, green papaya, passion fruit == passionfruit, passion fruit pulp, lychee == litchi,
      dragon fruit == pitaya == dragonfruit, guava, star fruit == carambola == starfruit, rambutan, longan,
      mangosteen, persimmon = sharon fruit, durian, custard apple, soursop, kumquat, tamarillo, feijoa, ackee | each
  eggfruit
  kiwano, horned melon
  kiwi, kiwifruit
  pomegranate, pomegranate (seed|aril)
  fig
    ~ dried fig | ?sulphites
  grape, grape must, saba, red grape
  melon, cantaloupe == cantaloupe melon == rockmelon, honeydew == honeydew melon, Charentais melon, galia
    ~ watermelon | from
  citrus, citrus fruit, yuzu, yuzu juice, bergamot, pomelo, citron, calamansi | each
    lemon, (Meyer|Amalfi|Sicilian) lemon, lemon (wedge|half)
      = lemon juice, juice of lemon, squeeze of lemon | from
        bottled lemon juice, Jif lemon, ReaLemon, PLJ | ?sulphites
      = lemon zest, lemon (peel|rind), zest of lemon | from
      ~ preserved lemon
      ~ lemon extract, lemon oil, lemon essence, lemon flavouring, lemon extract flavouring
    lime, (key|caviar) lime, lime (wedge|half|slice)
      = lime juice, juice of lime, key lime juice, squeeze of lime | from
      = lime zest, lime (peel|rind), zest of lime | from
      ~ dried lime, loomi, black lime
    orange, (blood|navel|Seville|Valencia|cara cara) orange
      ~ orange juice, juice of orange, OJ, Tropicana
      = orange zest, orange (peel|rind), zest of orange | from
      ~ orange extract, orange oil, orange essence
    clementine, satsuma, mandarin, tangerine, mandarin orange, easy peeler
    grapefruit, ruby grapefruit, grapefruit juice
  rhubarb
  coconut, coconut (flesh|meat|half), noix de coco | +nutlike
    ~ desiccated coconut, coconut (flake|chip|shaving), shredded coconut,
        (unsweetened|sweetened|grated|dried|toasted|flaked) coconut, coconut powder | ?sulphites
    ~ coconut water
  ~ dried fruit, candied fruit, mixed peel == candied peel, crystallised fruit, candied lemon peel, fruit and peel,
      candied orange, candied (citrus peel|citron), dried mixed fruit, crystallized fruit, vine fruit | ?sulphites
    raisin, sultana, currant
    date, (medjool|deglet nour|Medjoul) date, medjool, date paste
    dried cranberry, dried berry, Craisins
    dried cherry = dried sour cherry = sour cherries dried, dried blueberry, barberry = dried barberry,
        dried goji berry, dried strawberry, freeze dried raspberry, freeze dried fruit | each
  ~ tinned fruit, canned fruit, fruit cocktail, tinned pear, canned pear, tinned peach in syrup, fruit in syrup,
      tinned fruit salad
  ~ fruit purée, fruit coulis, compote, fruit compote, raspberry coulis, fruit sauce
  ~ fruit leather
`;
