/** What only sounds like a food: tools and materials that a recipe names. Notation: ../README.md. */
export const THINGS = `
[things] | thing
  (cake|loaf|muffin|bun|cupcake|pie|tart|flan|bread|sponge|pizza|popover|bundt|quiche|pudding|brownie|pancake|crêpe|omelette|sauce|doughnut|paella|lasagne|lasagna) (tin|pan|mould|mold|tray|liner|ring|stand),
      soup pot, stock pan, pasta pan, egg pan, egg ring, muffin case, cupcake case
  (pie|lasagne|lasagna|gratin|quiche|tart|casserole|butter|flan|souffle) dish, (salad|soup|cereal|sugar|pudding) bowl,
      (egg|pie|dessert|soup|salad|cake|fish|tea|bread|butter|steak) (plate|knife|fork|spoon|timer|cup|poacher|separator|spatula|server),
      teaspoon, tablespoon, dessert spoon, tea towel, cookie (sheet|cutter|tray|scoop), biscuit cutter,
      (rice|egg|bread|ice cream|waffle|coffee|pasta|soya milk|yoghurt|yogurt|popcorn|sandwich|panini|taco|tortilla) (cooker|machine|maker|iron|press|grinder|boiler|scoop|warmer),
      (garlic|potato|tofu|lemon|burger|tortilla) (press|ricer|masher|squeezer|peeler|crusher),
      (cheese|nutmeg|ginger|box) grater, (pizza|bread|baking) (stone|steel|oven|cutter|wheel|peel|board|box),
      cheesecloth, nut milk bag, muslin, nutcracker, nut cracker,
      (meat|milk|candy|jam|sugar|chocolate) (thermometer|pan|mallet|tenderiser|frother), meat thermometer,
      butter paper, rice cooker, cooking chocolate mould, (spice|coffee|pepper|salt|nut) (grinder|mill), crab cracker,
      oyster knife, salad spinner, soup ladle, gravy boat, toast rack, toaster, waffle iron, cake stand, bread bin,
      chip pan, fish kettle, butter knife, egg box, egg carton, cocktail stick, hot dog stand, lollipop stick,
      popsicle stick, fish slice, bean bag, cherry pitter, apple corer, milk jug, sauce boat, cream whipper,
      bread basket, bread tin, flour sifter, rolling pin, turkey baster, kitchen roll, cling film,
      (baking|parchment|greaseproof|wax) (paper|parchment), (kitchen|aluminium|aluminum|tin) foil, toothpick,
      (wooden|bamboo|metal) skewer, plastic wrap, saran wrap, stretch wrap, paper towel, kitchen paper, nutshell,
      egg shape, egg size, walnut size, walnut sized, pea sized, pea size, hazelnut sized, almond shaped, olive sized,
      egg sized, golf ball, butterfly, (seed|pip|crust|stock|grain|flour) (removed|discarded|scraped|off|reserved),
      sake of, seeds squeezed out, seeds squeezed, nut brown, nut browned,
      seeds (in|shaken out|taken out|and membrane|and membranes|and ribs|out|scooped out|and stem|and core|left in),
      against the grain, with the grain, cook from frozen, dish towel, pastry (brush|cutter|board|wheel|blender|bag),
      meat side, skin side, cheese board, cheese wire, tea strainer, dinner roll shape, sandwich bag, sandwich press,
      sandwich box, freezer bag, butter side, cream coloured, cream colored, jelly bag, piping bag, cream colour,
      pie weight, pie bird, baking bean, ceramic baking bean, baking beans, drop lid, gas mark, fish counter,
      bread flour proof, cake tester, cake skewer, cake rack, cheese counter, meat counter, nut tray, rice mould,
      sugar thermometer, coffee filter, coffee filters, milk frother, mustard yellow, mustard coloured,
      salmon coloured, salmon pink, lemon yellow, apple green, olive green, biscuit coloured, chocolate brown,
      coffee coloured, caramel coloured, caramel colour, custard consistency, cream consistency, honey consistency,
      double cream consistency, breadcrumb consistency, breadcrumb like texture, mashed potato consistency
`;
