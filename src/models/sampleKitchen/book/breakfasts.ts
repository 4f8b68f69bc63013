import { EGG, EGG_NOTE } from '../cooking';
import { dish, SALT } from '../dish';

export const pancakes = dish({
  kind: 'pancakes',
  slots: {
    flour: { of: 'flour', need: true },
    egg: { of: 'egg', amount: '1', need: true },
    milk: { of: 'milk buttermilk', amount: '180 ml' },
    water: { of: 'water', cupboard: 'water', amount: '180 ml', when: (has) => !has('milk') },
    raising: { of: 'raising' },
    vanilla: { of: 'vanilla sweetspice' },
    fruit: { of: 'top bowl', most: 2 },
    chocolate: { of: 'chocolate', amount: '30 g' },
    sweet: { of: 'honey jam' },
    sugar: { of: 'sugar', cupboard: 'sugar', amount: '1 tbsp' },
    yoghurt: { of: 'yoghurt sweetyog icecream' },
    citrus: { of: 'citrus', amount: '½', when: (has) => !has('sweet') },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  write(ingredients) {
    const topping = ingredients.the('fruit', 'sweet', 'chocolate', 'yoghurt', 'citrus');
    return {
      title: `Pancakes${topping ? ` with ${ingredients.names(2, 'fruit', 'chocolate', 'sweet', 'citrus', 'yoghurt')}` : ''}`,
      lead: ingredients.has('raising')
        ? 'Small and thick, with bubbles all through.'
        : 'Thin, lacy at the rim and quick to make.',
      tasks: {
        heading: 'While the batter rests',
        list: [
          ingredients.has('fruit') && `Wash ${ingredients.the('fruit')} and cut up if large`,
          'Put a plate in a low oven to keep the first ones warm',
          'Expect the first one to fail, and eat it at the stove',
        ],
      },
      parts: [
        {
          heading: 'The batter',
          steps: [
            [
              'Whisk',
              3,
              `Whisk ${ingredients.the('flour', 'raising', 'vanilla', 'sugar', 'salt')} with ${ingredients.the('egg')} and half of ${ingredients.the('milk', 'water')}, until smooth. Whisk in the rest, then water from the tap if it is thicker than cream.`,
            ],
            ['Rest', 10, 'Leave to stand, so that the batter thickens.'],
          ],
        },
        {
          heading: 'At the pan',
          steps: [
            [
              'Fry',
              12,
              `Wipe the hot pan with a little of ${ingredients.the('fat')} for each pancake. Pour in a ladle of batter, turn when the top is dry, and fry until set through, ${EGG}.`,
            ],
            ['Serve', 1, topping ? `Stack and top with ${topping}.` : 'Stack and serve hot.'],
          ],
        },
      ],
      note: 'Raw batter holds raw egg, so nobody licks the bowl: egg is safe at 71 °C (160 °F).',
    };
  },
});

export const porridge = dish({
  kind: 'porridge',
  slots: {
    oats: { of: 'oats', need: true },
    milk: { of: 'milk', amount: '400 ml' },
    water: { of: 'water', cupboard: 'water', amount: '400 ml', when: (has) => !has('milk') },
    fruit: { of: 'top', most: 2 },
    dried: { of: 'dried' },
    spice: { of: 'sweetspice vanilla' },
    nut: { of: 'bakenut seed' },
    nutbutter: { of: 'nutbutter', amount: '1 tbsp' },
    sweet: { of: 'honey jam sugar' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  write(ingredients) {
    const top = ingredients.the('fruit', 'nut', 'nutbutter', 'sweet');
    return {
      title: `Porridge${top || ingredients.has('dried', 'spice') ? ` with ${ingredients.names(2, 'fruit', 'dried', 'nut', 'nutbutter', 'sweet', 'spice')}` : ''}`,
      lead: 'Creamy because it is stirred.',
      tasks: {
        heading: 'The night before, if you can',
        list: [
          `Soak ${ingredients.the('oats')} in ${ingredients.the('milk', 'water')} in the fridge: the pot then needs half the time`,
          ingredients.has('fruit') && `Set ${ingredients.the('fruit')} out, to lose the chill`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            [
              'Heat',
              3,
              `Bring ${ingredients.the('oats', 'milk', 'water', 'dried', 'spice', 'salt')} slowly to a simmer.`,
            ],
            ['Stir', 6, 'Stir over a low heat, until thick and creamy.'],
            ['Rest', 2, 'Cover and leave off the heat.'],
            [
              'Top',
              1,
              top ? `Pour into bowls and top with ${top}.` : 'Pour into bowls and eat hot.',
            ],
          ],
        },
      ],
      note: 'It sets as it cools. A splash of hot liquid and a stir bring it back.',
    };
  },
});

export const cereal = dish({
  kind: 'bowl of cereal',
  slots: {
    cereal: { of: 'cereal', need: true },
    milk: { of: 'milk yoghurt sweetyog buttermilk', need: true },
    fruit: { of: 'top bowl', most: 2 },
    nut: { of: 'bakenut seed' },
    sweet: { of: 'honey' },
  },
  write(ingredients) {
    const top = ingredients.the('fruit', 'nut', 'sweet');
    return {
      title: `${ingredients.names(1, 'cereal')} with ${ingredients.names(3, 'fruit', 'nut', 'milk')}`,
      lead: 'Ready before you have sat down.',
      tasks: {
        heading: 'Set out',
        list: [
          'Two bowls and two spoons',
          ingredients.has('fruit') && `Wash or peel ${ingredients.the('fruit')}`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            ingredients.has('fruit') && ['Cut', 2, `Slice ${ingredients.the('fruit')} if large.`],
            [
              'Fill',
              1,
              `Divide ${ingredients.the('cereal')} between the bowls${top ? `, with ${top} on top` : ''}.`,
            ],
            ['Pour', 1, `Add ${ingredients.the('milk')} and eat at once.`],
          ],
        },
      ],
      note: 'Cereal goes soft within minutes, so what is wet comes last.',
    };
  },
});

export const smoothie = dish({
  kind: 'smoothie',
  slots: {
    fruit: { of: 'smooth', most: 3, need: true },
    liquid: { of: 'milk yoghurt juice buttermilk sweetyog', need: true },
    oats: { of: 'oats', amount: '2 tbsp' },
    nutbutter: { of: 'nutbutter', amount: '1 tbsp' },
    sweet: { of: 'honey', amount: '1 tsp' },
    spice: { of: 'vanilla sweetspice' },
    cocoa: { of: 'cocoa', amount: '1 tbsp' },
  },
  write: (ingredients) => ({
    title: `${ingredients.title(3, 'fruit')} smoothie`,
    lead: 'Two tall glasses, cold and thick.',
    tasks: {
      heading: 'Before you blend',
      list: [
        `Peel or hull ${ingredients.the('fruit')} and cut into chunks`,
        'Freeze the chunks for half an hour if you like it ice-cold',
      ],
    },
    parts: [
      {
        heading: 'Method',
        steps: [
          [
            'Blend',
            2,
            `Blend ${ingredients.the('fruit', 'liquid', 'oats', 'nutbutter', 'cocoa', 'sweet', 'spice')} at full speed, until no lumps are left.`,
          ],
          [
            'Pour',
            1,
            'Taste, thin with cold water from the tap if needed, and pour into two glasses.',
          ],
        ],
      },
    ],
    note: 'The liquid goes into the blender first: the blades pull everything else down into it.',
  }),
});

export const frenchToast = dish({
  kind: 'French toast',
  slots: {
    egg: { of: 'egg', amount: '2', need: true },
    bread: { of: 'bread', need: true },
    milk: { of: 'milk cream', amount: '120 ml', need: true },
    spice: { of: 'sweetspice vanilla' },
    fruit: { of: 'top bowl', most: 2 },
    sweet: { of: 'honey jam sugar' },
    yoghurt: { of: 'yoghurt sweetyog icecream' },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  suits: (has) => has('fruit', 'sweet', 'spice'),
  write: (ingredients) => ({
    title: `French toast${ingredients.has('fruit', 'sweet') ? ` with ${ingredients.names(2, 'fruit', 'sweet')}` : ''}`,
    lead: 'Bread soaked through and fried slowly: crisp outside, custard inside.',
    tasks: {
      heading: 'Before you start',
      list: [
        'A wide, shallow dish for the soaking',
        ingredients.has('fruit') && `Wash ${ingredients.the('fruit')} and cut up what is large`,
        'Plates in a low oven, to keep the first slices warm',
      ],
    },
    parts: [
      {
        heading: 'Soak',
        steps: [
          [
            'Whisk',
            1,
            `Whisk ${ingredients.the('egg', 'milk', 'spice', 'salt')} together in the shallow dish.`,
          ],
          [
            'Soak',
            3,
            `Lay ${ingredients.the('bread')} in it and turn once, until heavy but not falling apart.`,
          ],
        ],
      },
      {
        heading: 'Fry',
        steps: [
          [
            'Fry',
            8,
            `Heat ${ingredients.the('fat')} over a medium heat and fry in two batches, until deep golden on both sides and ${EGG} inside.`,
          ],
          [
            'Top',
            1,
            ingredients.has('fruit', 'sweet', 'yoghurt')
              ? `Serve hot with ${ingredients.the('fruit', 'yoghurt', 'sweet')}.`
              : 'Serve hot.',
          ],
        ],
      },
    ],
    note: EGG_NOTE,
  }),
});
