import { cut, driedFirst, EGG, EGG_NOTE, panMinutes, theCut, untilDone } from '../cooking';
import { dish, OIL, PEPPER, SALT } from '../dish';
import { listed, sentences } from '../wording';

export const omelette = dish({
  kind: 'omelette',
  slots: {
    egg: { of: 'egg', need: true },
    cheese: { of: 'cheese creamcheese', amount: '50 g' },
    ham: { of: 'reheat smokedfish', but: 'mince' },
    veg: { of: 'omel', but: 'springonion potato' },
    spring: { of: 'springonion', amount: '2', when: (has) => !has('veg') },
    herb: { of: 'herb', but: 'woody' },
    sauce: { of: 'relish hotsauce' },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const isOne = /^[12]$/.test(ingredients.first('egg')?.amount ?? '');
    const filling = ingredients.the('ham', 'veg', 'spring');
    const ham = ingredients.first('ham');
    const sauce = ingredients.has('sauce') ? `, and serve with ${ingredients.the('sauce')}` : '';
    return {
      title: `${ingredients.title(2, 'ham', 'cheese', 'veg', 'spring', 'herb')} omelette`,
      serves: isOne ? 1 : 2,
      lead: isOne
        ? 'A folded omelette, soft inside, made in minutes.'
        : 'Two folded omelettes, soft inside, made one after the other in minutes.',
      tasks: {
        heading: 'Before you start',
        list: [
          theCut(ingredients, 'ham', 'veg', 'spring') !== '' &&
            `Cut ${theCut(ingredients, 'ham', 'veg', 'spring')} small`,
          ingredients.has('cheese') && `Grate or crumble ${ingredients.the('cheese')}`,
          `Warm ${isOne ? 'a plate' : 'the plates'}, because an omelette waits for no one`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            [
              'Beat',
              1,
              `Beat ${ingredients.the('egg', 'herb')} with ${ingredients.the('salt', 'pepper')} until no streaks are left.`,
            ],
            filling !== '' && [
              'Cook the filling',
              4,
              `Heat a third of ${ingredients.the('fat')} in a frying pan and cook ${filling}, ${ham ? untilDone(ham) : 'until hot and soft'}. Tip out.`,
            ],
            [
              'Set',
              3,
              `Heat ${isOne ? (filling ? `the rest of ${ingredients.the('fat')}` : ingredients.the('fat')) : `half of ${filling ? 'what is left of ' : ''}${ingredients.the('fat')}`} in the pan. Pour in ${isOne ? 'the' : 'half of the'} mixture and draw the edges into the middle, until only the top is moist.`,
            ],
            [
              'Fill and fold',
              2,
              sentences(
                (filling || ingredients.has('cheese')) &&
                  `Put ${isOne ? '' : 'half of '}${ingredients.the('ham', 'veg', 'spring', 'cheese')} on one side.`,
                `Fold over and give it another minute, until the middle is set at ${EGG}.`,
              ),
            ],
            isOne
              ? ['Serve', 1, `Slide onto the plate${sauce}.`]
              : ['Make the second', 5, `Slide onto a plate and do the same with the rest${sauce}.`],
          ],
        },
      ],
      note: EGG_NOTE,
    };
  },
});

export const frittata = dish({
  kind: 'frittata',
  slots: {
    egg: { of: 'egg', need: true },
    cooked: { of: 'cookedpotato', amount: '250 g' },
    potato: { of: 'potato', amount: '250 g', when: (has) => !has('cooked') },
    pasta: { of: 'boiled', amount: '150 g', when: (has) => !has('potato') },
    onion: { of: 'onion' },
    veg: { of: 'omel', but: 'springonion onion', most: 3 },
    spring: { of: 'springonion' },
    meat: { of: 'cured leftover' },
    garlic: { of: 'garlic', amount: '1 clove' },
    milk: { of: 'milk cream', amount: '2 tbsp' },
    cheese: { of: 'cheese', amount: '60 g' },
    herb: { of: 'herb' },
    brine: { of: 'brine' },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has, count) => has('potato', 'cooked', 'pasta') || count('veg', 'onion') > 1,
  write(ingredients) {
    const meat = ingredients.first('meat');
    const soft = ingredients.the('onion', 'veg', 'garlic');
    return {
      title: `${ingredients.title(3, 'potato', 'cooked', 'pasta', 'meat', 'veg', 'onion')} frittata`,
      lead: 'A thick round that is as good cold tomorrow as it is hot today.',
      tasks: {
        heading: 'Before you start',
        list: [
          'A frying pan that can go under the grill',
          theCut(ingredients, 'onion', 'veg', 'garlic') !== '' &&
            `Slice ${theCut(ingredients, 'onion', 'veg', 'garlic')}`,
          ingredients.has('milk')
            ? `Beat ${ingredients.the('egg')} with ${ingredients.the('milk')}`
            : `Beat ${ingredients.the('egg')}`,
        ],
      },
      parts: [
        {
          heading: 'On the hob',
          steps: [
            ingredients.has('potato') && [
              `Soften ${ingredients.the('potato')}`,
              15,
              `Slice ${ingredients.the('potato')} as thin as a coin and fry gently in half of ${ingredients.the('oil')}, turning often, until tender.`,
            ],
            meat !== undefined && [
              `Fry the ${meat.label}`,
              panMinutes(meat),
              sentences(
                cut(meat),
                `${ingredients.has('potato') ? 'Add to the pan and fry' : 'Fry in a dry pan'} ${untilDone(meat)}.`,
              ),
            ],
            soft !== '' && [
              'Fry the vegetables',
              7,
              `Cook ${soft} in ${ingredients.has('potato') ? 'the rest of ' : ''}${ingredients.the('oil')}, until soft and any water has boiled off.`,
            ],
            [
              'Pour and wait',
              6,
              sentences(
                ingredients.has('cooked', 'pasta') &&
                  `Warm ${ingredients.the('cooked', 'pasta')} through in the pan first.`,
                `Beat ${ingredients.the('egg', 'milk', 'salt', 'pepper', 'herb')} together and pour over everything${soft ? '' : ` in ${ingredients.has('potato') ? 'the rest of ' : ''}${ingredients.the('oil')}`}. Leave over a low heat until the edge is firm.`,
              ),
            ],
          ],
        },
        {
          heading: 'Under the grill',
          steps: [
            [
              'Brown the top',
              4,
              sentences(
                ingredients.has('spring', 'cheese', 'brine') &&
                  `Scatter ${ingredients.the('spring', 'cheese', 'brine')} over.`,
                `Grill until puffed, golden and ${EGG} in the middle.`,
              ),
            ],
            ['Rest', 3, 'Wait, then slide out and cut into wedges.'],
          ],
        },
      ],
      note: EGG_NOTE,
    };
  },
});

export const shakshuka = dish({
  kind: 'eggs in tomato sauce',
  slots: {
    egg: { of: 'egg', need: true },
    tomato: { of: 'tintomato', need: true },
    onion: { of: 'onion' },
    veg: { of: 'curry', but: 'onion leafy potato tomato hard', most: 2 },
    pulse: { of: 'pulse', amount: '1 tin (400 g), drained' },
    greens: { of: 'leafy' },
    hot: { of: 'garlic chilli', most: 2 },
    spice: { of: 'chilispice', most: 2 },
    cheese: { of: 'soft' },
    herb: { of: 'herb', but: 'woody' },
    bread: { of: 'bread base', but: 'dough puff', amount: '2 slices' },
    oil: { ...OIL, amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write: (ingredients) => ({
    title: `Eggs baked in ${listed([ingredients.title(1, 'veg', 'pulse', 'greens'), 'tomato'].filter(Boolean))} sauce`,
    lead: 'The sauce simmers first; the eggs are set in it at the last moment.',
    tasks: {
      heading: 'Before you start',
      list: [
        'A wide pan with a lid',
        `Crack ${ingredients.the('egg')} one at a time into a cup, so that no shell gets in`,
        ingredients.has('bread') && `Toast ${ingredients.the('bread')} just before serving`,
      ],
    },
    parts: [
      driedFirst(ingredients, 'pulse'),
      {
        heading: 'The sauce',
        steps: [
          ingredients.has('onion', 'veg') && [
            'Soften',
            8,
            `Chop ${ingredients.the('onion', 'veg')} and fry gently in ${ingredients.the('oil')}, until soft and sweet.`,
          ],
          ingredients.has('hot', 'spice') && [
            'Wake the flavours',
            1,
            `Stir in ${ingredients.the('hot', 'spice')} until fragrant.`,
          ],
          [
            'Simmer',
            10,
            `Add ${ingredients.the('tomato', 'pulse', 'greens', 'salt', 'pepper')}${ingredients.has('onion', 'veg') ? '' : ` with ${ingredients.the('oil')}`} and bubble until thick enough to hold a hollow.`,
          ],
        ],
      },
      {
        heading: 'The eggs',
        steps: [
          [
            'Set',
            7,
            `Press hollows into the sauce and drop in ${ingredients.the('egg')}. Cover and cook over a low heat, until the whites and yolks are set, ${EGG}.`,
          ],
          [
            'Serve',
            1,
            sentences(
              ingredients.has('cheese', 'herb') &&
                `Scatter ${ingredients.the('cheese', 'herb')} over.`,
              ingredients.has('bread')
                ? `Eat from the pan with ${ingredients.the('bread')}.`
                : 'Eat straight from the pan.',
            ),
          ],
        ],
      },
    ],
    note: EGG_NOTE,
  }),
});
