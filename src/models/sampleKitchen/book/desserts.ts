import { dish, SALT } from '../dish';
import { sentences } from '../wording';

export const crumble = dish({
  kind: 'fruit crumble',
  slots: {
    fruit: { of: 'bake', most: 2, doubles: true, need: true },
    oats: { of: 'oats', amount: '80 g' },
    flour: { of: 'flour', amount: '80 g' },
    nut: { of: 'bakenut', amount: '30 g' },
    butter: { of: 'butter', amount: '50 g' },
    oil: { of: 'oil', cupboard: 'oil', amount: '3 tbsp', when: (has) => !has('butter') },
    sugar: { of: 'sugar honey', cupboard: 'sugar', amount: '3 tbsp' },
    spice: { of: 'sweetspice' },
    citrus: { of: 'citrus', amount: '½' },
    dried: { of: 'dried' },
    cream: { of: 'icecream cold cream creme yoghurt sweetyog' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  suits: (has) => has('oats', 'flour'),
  write: (ingredients) => ({
    title: `${ingredients.title(2, 'fruit')} crumble`,
    lead: 'Sharp, soft fruit under a lid that crunches.',
    tasks: {
      heading: 'While the oven heats to 190 °C',
      list: [
        `Wash ${ingredients.the('fruit')}; peel, core or stone what needs it`,
        'A baking dish that holds everything',
        ingredients.has('butter') && `Keep ${ingredients.the('butter')} cold`,
      ],
    },
    parts: [
      {
        heading: 'The fruit',
        steps: [
          [
            'Prepare',
            8,
            `Cut ${ingredients.the('fruit')} into bite-sized pieces where large, and mix in the dish with ${sentences(ingredients.the('dried', 'spice', 'citrus')) ? `${ingredients.the('dried', 'spice', 'citrus')} and ` : ''}half of ${ingredients.the('sugar')}.`,
          ],
        ],
      },
      {
        heading: 'The topping',
        steps: [
          [
            'Rub',
            6,
            `Work ${ingredients.the('flour', 'oats', 'nut', 'salt')} with ${ingredients.the('butter', 'oil')} and the rest of ${ingredients.the('sugar')} between your fingers, until like coarse gravel.`,
          ],
          ['Scatter', 1, 'Scatter over and do not press down.'],
        ],
      },
      {
        heading: 'The oven',
        steps: [
          ['Bake', 35, 'Bake until the top is brown and juice bubbles up at the edge.'],
          [
            'Cool a little',
            10,
            ingredients.has('cream')
              ? `Wait, because the juice is scalding, and serve with ${ingredients.the('cream')}.`
              : 'Wait, because the juice is scalding.',
          ],
        ],
      },
    ],
    note: 'Taste the raw fruit. Very sharp fruit wants a spoonful more of the sweetening, ripe fruit less.',
  }),
});

export const fruitBowl = dish({
  kind: 'fruit bowl',
  slots: {
    fruit: { of: 'bowl', most: 4, need: true, doubles: true },
    icecream: { of: 'icecream' },
    yoghurt: { of: 'yoghurt sweetyog', when: (has) => !has('icecream') },
    cream: { of: 'cream', when: (has) => !has('yoghurt') },
    crunch: { of: 'crunchy bakenut', most: 2 },
    chocolate: { of: 'chocolate', amount: '30 g' },
    citrus: { of: 'citrus', amount: '½' },
    sweet: { of: 'honey sugar', amount: '1 tbsp' },
    mint: { of: 'sweetherb' },
    spice: { of: 'sweetspice' },
  },
  write(ingredients) {
    const kind = ingredients.has('icecream')
      ? 'sundae'
      : ingredients.has('yoghurt')
        ? 'yoghurt pots'
        : 'fruit salad';
    const yog = ingredients.first('yoghurt')?.name.singular.includes('yogurt')
      ? 'yogurt pots'
      : kind;
    const over = ingredients.the('crunch', 'chocolate', 'mint');
    return {
      title:
        kind === 'fruit salad'
          ? `Fruit salad of ${ingredients.names(3, 'fruit')}${ingredients.has('cream') ? ` with ${ingredients.names(1, 'cream')}` : ''}`
          : `${ingredients.title(3, 'fruit')} ${yog}`,
      lead: 'No stove: only a knife, a bowl and ripe fruit.',
      tasks: {
        heading: 'Chill',
        list: [
          'Put two glasses or small bowls in the fridge',
          `Wash ${ingredients.the('fruit')} before any knife goes in`,
          ingredients.has('icecream') &&
            `Take ${ingredients.the('icecream')} out of the freezer five minutes early`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            [
              'Cut',
              6,
              `Peel, core or stone ${ingredients.the('fruit')} as needed and cut into spoon-sized pieces.`,
            ],
            [
              'Steep',
              10,
              ingredients.has('citrus', 'sweet', 'spice')
                ? `Toss with ${ingredients.the('citrus', 'sweet', 'spice')} and leave, until the juices run.`
                : 'Toss in a bowl and leave, until the juices run.',
            ],
            ingredients.has('cream') && ['Whip', 3, `Whip or pour ${ingredients.the('cream')}.`],
            [
              'Serve',
              2,
              sentences(
                `Divide ${ingredients.the('fruit')} between the glasses${ingredients.has('icecream', 'yoghurt', 'cream') ? `, in turns with ${ingredients.the('icecream', 'yoghurt', 'cream')}` : ''}.`,
                over && `Scatter ${over} over.`,
              ),
            ],
          ],
        },
      ],
      note: 'Cut fruit keeps for a day in the fridge, covered. What browns goes in last.',
    };
  },
});

export const ricePudding = dish({
  kind: 'rice pudding',
  slots: {
    rice: { of: 'roundrice rice', amount: '100 g', need: true },
    milk: { of: 'milk coconut', amount: '600 ml', need: true },
    sugar: { of: 'sugar honey', cupboard: 'sugar', amount: '2 tbsp' },
    spice: { of: 'sweetspice vanilla' },
    dried: { of: 'dried' },
    fruit: { of: 'top bake', most: 1 },
    jam: { of: 'jam', when: (has) => !has('fruit') },
    nut: { of: 'bakenut' },
  },
  write: (ingredients) => ({
    title: `${ingredients.title(2, 'fruit', 'jam', 'dried', 'spice', 'nut')} rice pudding`,
    lead: 'Spoonable and mild, stirred on the hob with patience and little else.',
    tasks: {
      heading: 'While it simmers',
      list: [
        ingredients.has('fruit') && `Cut up ${ingredients.the('fruit')}`,
        'Warm the bowls',
        `Keep a little of ${ingredients.the('milk')} back, to loosen the pudding at the end`,
      ],
    },
    parts: [
      {
        heading: 'Method',
        steps: [
          [
            'Warm',
            5,
            `Bring ${ingredients.the('milk')} slowly to a simmer with ${ingredients.the('rice', 'spice')}.`,
          ],
          [
            'Simmer and stir',
            (ingredients.first('rice')?.panMinutes ?? 18) > 20 ? 45 : 30,
            `Cook over a low heat, stirring often, until the grains are soft and the spoon leaves a trail.`,
          ],
          [
            'Sweeten',
            2,
            `Stir in ${ingredients.the('sugar', 'dried')} off the heat, and let it thicken for a moment.`,
          ],
          [
            'Serve',
            1,
            ingredients.has('fruit', 'jam', 'nut')
              ? `Spoon into the bowls and top with ${ingredients.the('fruit', 'jam', 'nut')}.`
              : 'Spoon into the bowls and serve warm.',
          ],
        ],
      },
    ],
    note: 'It thickens as it stands. Loosen it with a splash of what it was cooked in, and keep leftovers in the fridge for no longer than a day.',
  }),
});

export const hotChocolate = dish({
  kind: 'hot chocolate',
  slots: {
    chocolate: { of: 'chocolate cocoa', need: true },
    milk: { of: 'milk', amount: '500 ml', need: true },
    sweet: { of: 'sugar honey', amount: '1 tbsp' },
    sugar: {
      of: 'sugar',
      cupboard: 'sugar',
      amount: '1 tbsp',
      when: (has) => has('chocolate', 'cocoa') && !has('sweet'),
    },
    spice: { of: 'sweetspice vanilla hot' },
    cream: { of: 'cream', amount: '50 ml' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  write: (ingredients) => ({
    title: `Hot ${ingredients.title(1, 'chocolate').includes('cocoa') ? 'cocoa' : 'chocolate'}${ingredients.has('spice', 'cream') ? ` with ${ingredients.names(2, 'spice', 'cream')}` : ''}`,
    lead: 'Thick enough to be a small dessert.',
    tasks: {
      heading: 'Warm up',
      list: [
        'Fill two mugs with hot water from the tap, and empty them when you pour',
        ingredients.first('chocolate')?.uses.has('chocolate') === true &&
          `Chop ${ingredients.the('chocolate')} fine, so that no lumps are left`,
        'A small whisk',
      ],
    },
    parts: [
      {
        heading: 'Method',
        steps: [
          [
            'Warm',
            4,
            `Heat ${ingredients.the('milk', 'spice', 'salt')} until steam rises, without boiling.`,
          ],
          [
            'Whisk',
            3,
            `Take off the heat and whisk in ${ingredients.the('chocolate', 'sweet', 'sugar')}, until smooth.`,
          ],
          [
            'Thicken',
            2,
            `Return to a low heat and whisk until frothy.${ingredients.has('cream') ? ` Top with ${ingredients.the('cream')}.` : ''}`,
          ],
        ],
      },
    ],
    note: 'Boiling makes a skin and can make it grainy: steam is hot enough.',
  }),
});
