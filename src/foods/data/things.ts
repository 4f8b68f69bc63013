/** Tools and materials whose names only sound like foods, and never name one. Notation: ../README.md. */
export const THINGS = `
[things] | thing
  (cake|loaf|muffin|biscuit|bun|cupcake|pie|tart|flan|bread|sponge|pizza|popover|bundt|quiche|pudding|brownie|pancake|crêpe|omelette|sauce|paella|lasagne|lasagna) (tin|pan|mould|mold|liner|ring|stand),
      (cake|loaf|muffin|bun|cupcake|bread|sponge|pizza) tray, doughnut (tin|pan|mould|mold),
      soup pot, stock pan, pasta pan, egg pan, egg ring, muffin case, cupcake case
  (pie|gratin|tart|casserole|butter|flan|souffle) dish, (salad|soup|cereal|sugar|pudding) bowl,
      (egg|pie|dessert|soup|salad|cake|fish|tea|bread|butter|steak) (knife|fork|spoon|timer|cup|poacher|separator|spatula|server),
      (pie|dessert|soup|salad|cake|tea|bread|butter) plate, teaspoon, tablespoon, tea towel,
      cookie (sheet|cutter|scoop), biscuit cutter,
      (rice|egg|bread|spaetzle|spätzle|noodle|ravioli|gnocchi|dumpling|ice cream|waffle|coffee|pasta|soya milk|yoghurt|yogurt|popcorn|sandwich|panini|taco|tortilla) (cooker|machine|maker|iron|press|grinder|boiler|warmer),
      (rice|coffee) scoop, (garlic|potato|tofu|lemon|burger|tortilla) (press|ricer|masher|squeezer|peeler|crusher),
      (cheese|nutmeg|ginger|box) grater, (pizza|bread|baking) (stone|steel|oven|cutter|wheel|peel|board|box),
      cheesecloth, nut milk bag, muslin, nutcracker, nut cracker,
      (meat|milk|candy|jam|sugar|chocolate) (thermometer|pan|mallet|tenderiser|frother), butter paper,
      cooking chocolate mould, (spice|coffee|pepper|salt|nut) (grinder|mill), crab cracker, oyster knife,
      salad spinner, soup ladle, toaster, cake stand, bread bin, chip pan, fish kettle, egg box, egg carton,
      cocktail stick, hot dog stand, lollipop stick, popsicle stick, fish slice, bean bag, cherry pitter,
      apple corer, milk jug, sauce boat, cream whipper, bread tin, flour sifter, rolling pin, turkey baster,
      kitchen roll, cling film, (baking|parchment|greaseproof|wax) (paper|parchment),
      (kitchen|aluminium|aluminum|tin) foil, toothpick, (wooden|bamboo|metal) skewer, plastic wrap, saran wrap,
      stretch wrap, paper towel, kitchen paper, nutshell, (egg|walnut|almond|hazelnut|peanut|oyster) shape,
      egg size, (walnut|almond|hazelnut|peanut) size, (walnut|almond|peanut) sized, pea sized, pea size,
      hazelnut sized, almond shaped, olive sized, egg sized, golf ball, butterfly,
      (seed|pip) (removed|discarded|scraped|off), sake of, seeds squeezed out, seeds squeezed, nut brown,
      nut browned, seeds (in|shaken out|taken out|and membrane|and ribs|out|scooped out|and stem|and core|left in),
      against the grain, with the grain, cook from frozen, dish towel,
      pastry (brush|cutter|board|wheel|blender|bag), meat side, skin side, cheese wire, tea strainer,
      dinner roll shape, sandwich bag, freezer bag, butter side, cream coloured, cream colored, jelly bag,
      piping bag, cream colour, pie weight, pie bird, baking bean, ceramic baking bean, drop lid, gas mark,
      bread flour proof, cake tester, cake skewer, cake rack, rice mould, coffee filter, mustard yellow,
      mustard coloured, salmon coloured, salmon pink, lemon yellow, apple green, olive green, biscuit coloured,
      chocolate brown, coffee coloured, caramel coloured, caramel colour, custard consistency, cream consistency,
      honey consistency, (cut|melt) like butter, butter muslin, butter bell, butter curler, go nuts, going nuts,
      went nuts, nuts and bolts, shea butter, open sesame, walnut (board|worktop),
      (pecan|walnut|almond|hickory|apple|cherry|oak|maple) wood,
      (pecan|walnut|almond) wood (chip|chunk|plank|smoke|pellet|dust), wood (chip|chunk|pellet), nut roast tin,
      egg (slicer|shaped|white separator), fish (scaler|tweezers|bone tweezers), walk on eggshells,
      walking on eggshells, oyster plant, clamshell (pack|box), clam shell pack, milk thistle,
      milk thistle (tea|seed), milk the coconut, milk crate, aroma, double cream consistency,
      breadcrumb consistency, breadcrumb like texture, mashed potato consistency, piece of cake once,
      a piece of cake to, cream of the crop, (my|our|their) bread and butter, beer belly, sole (purpose|reason),
      cockles of (your|my|our|the|his|her) heart, snail's pace, at a snail, cuts the mustard, red herring,
      (sell|sold) it for peanuts, (costs|pay|paid|works for) peanuts, Professor Lupin, icing on the cake,
      selling like hot cakes, sell like hot cakes, takes the biscuit, takes the cake, full of beans,
      world is your oyster, happy as a clam, packed like sardines, (big|cold) fish in a, kettle of fish,
      fish for compliments, flat as a pancake, toast of the town, spilt milk, milk of human kindness,
      best thing since sliced bread, drink like a fish, egg on your face, egg them on, breadwinner, half baked idea,
      pie in the sky, easy as pie,
      sole (seasoning|ingredient|source|exception|aim|focus|garnish|topping|liquid|fat|sweetener|flavouring|flavoring|spice|dressing|occupant|survivor|thickener|binder|protein|addition|requirement|job|task),
      (tough|hard) nut to crack, scalloped edge, (sometimes|also|often) spelt, egg shaped quenelle,
      (outdoor|indoor|well|pure|rare|home) bred, bred (in|on|for|by), wing nut, hex nut, lock nut, lug nut,
      spelt out, spelt (it|them) out, (never|have|had) smelt, smelt (anything|something|better|good|wonderful),
      lupins (are out|are in|in bloom|in flower), crème de la crème, cook's bread and butter,
      chef's bread and butter
[things that may hold the food: "serve with a cheese board"] | thing
  cheese board, cheese counter | +milk
  bread basket, toast rack, sandwich box | +gluten
  (lasagne|lasagna|quiche) dish | +gluten +milk ?eggs
  (cookie|biscuit) tray, doughnut ring | +gluten ?eggs ?milk
  fish plate, fish counter | +fish
  (steak|meat) plate, meat counter | +meat
  egg plate | +eggs
  nut tray | +nuts ?peanuts
  ice cream scoop | +milk ?eggs
  gravy boat | ?gluten ?celery ?milk ?soya ?meat
`;
