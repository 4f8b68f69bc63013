/** Tools and materials whose names only sound like foods, and never name one. Notation: ../README.md. */
export const THINGS = `
[things] | thing
  (cake|loaf|muffin|biscuit|bun|cupcake|pie|tart|flan|bread|sponge|pizza|popover|bundt|quiche|pudding|brownie|pancake|crêpe|omelette|paella) (tin|pan|ring),
      (cake|loaf|muffin|bun|cupcake|bread|sponge|pizza) tray, doughnut (tin|pan),
      soup pot, stock pan, pasta pan, egg pan, egg ring, muffin case, cupcake case, sauce pan,
      (pie|gratin|tart|casserole|butter|flan|souffle) dish, (salad|soup|cereal|sugar|pudding) bowl, egg cup,
      (pie|dessert|soup|salad|cake|tea|bread|butter) plate, teaspoon, tablespoon, tea towel,
      cookie scoop, (rice|coffee) scoop, fish slice, ice cream (machine|maker), soya milk maker,
      (pizza|bread|baking) (stone|steel|oven|wheel|peel|box), pastry (wheel|bag), potato crusher,
      (wine|beer|champagne|sherry|martini|brandy|cocktail|whisky) (glass|flute|shaker|goblet), (wine|beer) bottle opener,
      (egg|dessert|soup|salad|tea|fish|butter) spoon, (garlic|tofu|burger|tortilla|sandwich|panini) press, (waffle|panini) iron,
      (cake|cupcake) (stand|rack), coffee filter, fish kettle, pastry brush, (bread|pastry) board, cookie sheet, cheesecloth, cheese cloth, nut milk bag, rolling pin, muslin, butter (muslin|paper|bell|curler|side), toaster, bread bin,
      (candy|jam|sugar|chip|milk) pan, (egg|milk) (box|crate), cocktail stick, hot dog stand, lollipop stick,
      popsicle stick, bean bag, milk jug, sauce boat, (kitchen|dish) (roll|towel), cling film,
      (baking|parchment|greaseproof|wax|kitchen) (paper|parchment), (kitchen|aluminium|aluminum|tin) foil, toothpick,
      (wooden|bamboo|metal|cake) skewer, (plastic|saran|stretch) wrap, paper towel, nutshell, cake tester,
      (egg|walnut|almond|hazelnut|peanut|oyster|snail) shape, (egg|walnut|almond|hazelnut|peanut|pea) size,
      (walnut|almond|peanut|hazelnut|pea|olive|egg) sized, (almond|egg) shaped, golf ball, butterfly,
      (seed|pip) (removed|discarded|scraped|off), sake of, (goodness|heaven|god|Pete|time|pity|simplicity|convenience|argument|safety) sake,
      stout (saucepan|pan|pot|knife|string|bag|stick|bottomed|fork), seeds squeezed out, seeds squeezed, nut browned,
      seeds (in|shaken out|taken out|and membrane|and membranes|and ribs|out|scooped out|and stem|and core|left in),
      (against|with) the grain, (still|stop|stops|stopped) dripping, dripping wet, cook from frozen, meat side, skin side, cheese wire, dinner roll shape,
      (sandwich|freezer|jelly|piping) bag, pie (weight|bird), (baking|ceramic baking) bean, gas mark,
      bread flour proof, (cream|mustard|salmon|biscuit|coffee|caramel|butterscotch|honey) (coloured|colored|colour),
      (mustard|lemon) yellow, salmon pink, (apple|olive) green, (chocolate|nut) brown, (orange|peach|olive) in colour,
      (custard|cream|honey|double cream|breadcrumb|breadcrumb like|mashed potato) (consistency|texture),
      (cut|melt) like butter, go nuts, going nuts, went nuts, nuts and bolts, shea butter, open sesame,
      (pecan|walnut|almond|apple|cherry|oak|maple) wood, (pecan|walnut|almond) wood (chip|chunk|plank|smoke|pellet|dust),
      (hickory|oak|applewood|wood) (chip|chunk|pellet), applewood, hickory, walnut (board|worktop),
      oyster plant, clamshell (pack|box), milk thistle, milk the coconut, milk crate, aroma,
      (use by|best before|sell by|eat by|expiry|out of|up to) date, date night, date on the (label|tin|packet|jar|box|lid),
      (mint|perfect) condition, sage advice, coffee table, tea (time|light), a peach of,
      piece of cake once, a piece of cake to, cream of the crop, bread and butter (of|for) (my|our|their), beer belly, sole (purpose|reason),
      cockles of (your|my|our|the|his|her) heart, snail's pace, (cut|cuts) the mustard, red herring,
      (sell|sells|sold) it for peanuts, (costs|cost|pay|paid|works for|work for) peanuts, Professor Lupin,
      icing on the cake, takes the biscuit, takes the cake, full of beans,
      world is your oyster, happy as a clam, packed like sardines, (big|cold) fish in a, kettle of fish, fish for compliments,
      flat as a pancake, toast of the town, spilt milk, best thing since sliced bread,
      egg on your face, egg them on, breadwinner, half baked idea, pie in the sky, easy as pie,
      sole (seasoning|ingredient|source|exception|aim|focus|garnish|topping|liquid|fat|sweetener|flavouring|flavoring|spice|dressing|occupant|survivor|thickener|binder|protein|addition|requirement|job|task),
      (tough|hard) nut to crack, scalloped edge, (sometimes|also|often) spelt,
      (outdoor|indoor|well|pure|rare|home) bred, bred (in|on|for|by), (wing|hex|lock|lug) nut, spelt out, spelt (it|them) out, (never|have|had) smelt, smelt (anything|something|better|good|wonderful),
      vase of (lupins|roses|mint), lupins in a vase, lupins (are out|are in|in bloom|in flower|bloom|flower), crème de la crème, cook's bread and butter, chef's bread and butter
[things that may hold the food: "serve with a cheese board"] | thing
  cheese board, cheese counter | +milk
  bread basket, toast rack, sandwich box | +gluten
  (lasagne|lasagna|quiche) dish | +gluten +milk ?eggs
  (cookie|biscuit) tray, doughnut ring | +gluten ?eggs ?milk
  fish plate, fish counter | +fish
  (steak|meat) plate, meat counter | +meat
  egg plate | +eggs
  nut tray | +nuts ?peanuts
  (wine|beer|whisky|rum|vodka|champagne) bottle | +alcohol ?sulphites
  ice cream scoop | +milk ?eggs
  gravy boat | ?gluten ?celery ?milk ?soya ?meat
`;

/** Tools behind a food, whatever it is: a bread knife, a wine glass. Never what people buy food in. */
export const TOOLS =
  'knife fork timer poacher separator spatula server cutter cooker machine maker grinder boiler warmer ricer masher squeezer peeler crusher grater thermometer mallet tenderiser frother mill spinner ladle corer baller pitter stoner whipper sifter strainer baster blender mould mold liner slicer scaler tweezers opener';
