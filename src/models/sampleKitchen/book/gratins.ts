import { theCut } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';

export const cheeseBake = dish({
  kind: 'vegetables in cheese sauce',
  slots: {
    veg: { of: 'hard leafy', but: 'potato small', amount: '400 g', most: 2, need: true },
    cheese: { of: 'melt hard', but: 'soft', amount: '100 g', need: true },
    milk: { of: 'milk', amount: '300 ml', need: true },
    flour: { of: 'flour', amount: '2 tbsp', need: true },
    mustard: { of: 'mustard' },
    crumb: { of: 'crumb' },
    spice: { of: 'sweetspice' },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    return {
      title: `${ingredients.names(2, 'veg')} in ${ingredients.title(1, 'cheese')} sauce`,
      lead: 'A white sauce takes ten minutes, and the oven does the rest.',
      tasks: {
        heading: 'Before you start',
        list: [
          'Heat the oven to 200 °C',
          `Cut ${theCut(ingredients, 'veg')} into pieces of one size`,
          `Grate ${ingredients.the('cheese')}`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            [
              'Cook the vegetables',
              6,
              `Boil ${ingredients.the('veg')} in plenty of water with half of ${ingredients.the('salt')}, until a knife goes in with little resistance. Drain well.`,
            ],
            [
              'Make the sauce',
              8,
              `Warm ${ingredients.the('fat')} in a pan and stir in ${ingredients.the('flour')} for a minute. Add ${ingredients.the('milk')} a little at a time, stirring, and simmer until thick and smooth.`,
            ],
            [
              'Season',
              2,
              `Off the heat, stir in most of ${ingredients.the('cheese')} with ${ingredients.the('mustard', 'spice', 'pepper')} and the rest of ${ingredients.the('salt')}.`,
            ],
            [
              'Bake',
              20,
              `Spread ${ingredients.the('veg')} in a dish and pour the sauce over. Scatter the rest of ${ingredients.the('cheese')}${ingredients.has('crumb') ? ` and ${ingredients.the('crumb')}` : ''} on top and bake, until golden and bubbling.`,
            ],
            [
              'Settle',
              5,
              'Leave for five minutes before serving: the sauce is hotter than it looks.',
            ],
          ],
        },
      ],
      note: 'Wet vegetables thin the sauce: let them steam dry in the colander.',
    };
  },
});
