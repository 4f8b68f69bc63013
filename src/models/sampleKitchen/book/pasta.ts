import { cut, EGG, panMinutes, rest, theCut, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const pasta = dish({
  kind: 'pasta',
  slots: {
    pasta: { of: 'pasta', need: true },
    main: {
      of: 'mince sausage ball cured shellfish shell smokedfish tinfish poultry leftover anchovy',
    },
    tomato: { of: 'tintomato' },
    puree: { of: 'puree', when: (has) => has('tomato') },
    pesto: { of: 'pesto', when: (has) => !has('tomato') },
    cream: { of: 'cream creamcheese creme', when: (has) => !has('tomato') && !has('pesto') },
    onion: { of: 'onion', when: (has) => !has('pesto') },
    fresh: { of: 'tomato', when: (has) => !has('tomato') && !has('cream') },
    veg: { of: 'inpasta', but: 'onion leafy tomato', most: 3 },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic', when: (has) => !has('pesto') },
    hot: { of: 'chilli hot' },
    brine: { of: 'brine', when: (has) => !has('cream') },
    woody: { of: 'woody', when: (has) => !has('pesto') },
    herb: { of: 'tender', when: (has) => !has('pesto') },
    cheese: { of: 'hard melt soft' },
    citrus: { of: 'citrus', amount: '½', when: (has) => !has('tomato') },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    water: {
      of: 'water',
      cupboard: 'water',
      amount: '2 litres',
      when: (has) => !has('pasta', 'boiled'),
    },
    salt: { ...SALT, amount: '2 tsp' },
    pepper: PEPPER,
  },
  write(ingredients) {
    const main = ingredients.first('main');
    const isBoiled = !ingredients.has('water');
    const fried = ingredients.the('onion', 'veg');
    const quick = ingredients.the('garlic', 'hot', 'woody', 'fresh');
    // The water has come to the boil by the time that such a sauce is done.
    const isLong = main !== undefined || fried !== '' || ingredients.has('tomato');
    const firstFat = (earlier: boolean) =>
      earlier ? `the rest of ${ingredients.the('oil')}` : ingredients.the('oil');
    const sauce =
      ingredients.names(
        3,
        'main',
        'tomato',
        'pesto',
        'fresh',
        'veg',
        'greens',
        'cream',
        'onion',
        'garlic',
        'cheese',
        'herb',
        'hot',
        'brine',
        'woody',
      ) || ingredients.names(1, 'oil');
    return {
      title: `${ingredients.title(1, 'pasta')} with ${sauce}`,
      lead: ingredients.has('tomato')
        ? 'The sauce simmers while the pot comes to the boil.'
        : 'The sauce is made in the time that the pot takes.',
      tasks: {
        heading: 'Before the water boils',
        list: [
          theCut(ingredients, 'onion', 'veg', 'fresh', 'garlic') !== '' &&
            `Chop ${theCut(ingredients, 'onion', 'veg', 'fresh', 'garlic')}`,
          ingredients.has('cheese') && `Grate or tear ${ingredients.the('cheese')}`,
          !isBoiled && 'Put a cup by the stove for the cooking water',
          'Warm deep plates',
        ],
      },
      parts: [
        !isBoiled && {
          heading: 'The pot',
          steps: [
            [
              'Boil the water',
              8,
              `Bring ${ingredients.the('water')} to the boil with most of ${ingredients.the('salt')}.`,
              isLong ? 'meanwhile' : undefined,
            ],
          ],
        },
        {
          heading: 'The sauce',
          steps: [
            main !== undefined && [
              `Cook the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Cook in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}.`,
              ),
            ],
            fried !== '' && [
              'Fry the vegetables',
              7,
              `Fry ${fried} in ${firstFat(main !== undefined)}, until soft at the edges.`,
            ],
            quick !== '' && [
              'Add the flavour',
              ingredients.has('fresh') ? 4 : 2,
              `Stir ${quick} into ${main || fried ? 'the pan' : ingredients.the('oil')} over a gentle heat${ingredients.has('fresh') ? ', until the juice runs' : ', until it smells good but has no colour'}.`,
            ],
            ingredients.has('tomato') && [
              'Simmer',
              15,
              `Add ${ingredients.the('tomato', 'puree', 'brine')}${main || fried || quick ? '' : ` with ${ingredients.the('oil')}`} and bubble gently, until thick.`,
            ],
            !isBoiled && [
              `Cook ${ingredients.the('pasta')}`,
              ingredients.first('pasta')?.panMinutes ?? 10,
              `Boil ${ingredients.the('pasta')} until just firm to the bite. Save a cupful of the cooking water, then drain.`,
            ],
            [
              'Bring together',
              2,
              sentences(
                ingredients.has('cream', 'greens', 'pesto') &&
                  `Stir in ${ingredients.the('cream', 'pesto', 'greens')} until hot${ingredients.has('greens') ? ' and wilted' : ''}.`,
                !ingredients.has('tomato') &&
                  ingredients.has('brine') &&
                  `Add ${ingredients.the('brine')}.`,
                `Toss with ${ingredients.the('pasta')}${main || fried || quick || ingredients.has('tomato') ? '' : ` and ${ingredients.the('oil')}`}, ${isBoiled ? 'until steaming hot all through' : 'loosening with a splash of the saved water, until everything is coated'}.`,
              ),
            ],
            [
              'Finish',
              1,
              `Season with ${isBoiled ? ingredients.the('salt', 'pepper') : ingredients.the('pepper')}${ingredients.has('cheese', 'herb', 'citrus') ? ` and finish with ${ingredients.the('cheese', 'herb', 'citrus')}` : ''}.`,
            ],
          ],
        },
      ],
      note: 'The cloudy cooking water carries starch: a few spoonfuls turn oil and juices into a sauce that clings.',
    };
  },
});

export const noodles = dish({
  kind: 'stir-fried noodles',
  slots: {
    noodle: { of: 'noodle', need: true },
    main: { of: 'poultry meat shellfish tofu leftover mince' },
    egg: { of: 'egg', amount: '2', when: (has) => !has('main') },
    hard: { of: 'stir', but: 'leafy springonion small', most: 3 },
    small: { of: 'stir', but: 'leafy springonion hard', most: 2 },
    onion: { of: 'onion' },
    greens: { of: 'leafy' },
    spring: { of: 'springonion' },
    hot: { of: 'garlic ginger chilli lemongrass', most: 3 },
    soy: { of: 'soy' },
    nutbutter: { of: 'nutbutter' },
    sesame: { of: 'sesame' },
    hotsauce: { of: 'hotsauce' },
    nut: { of: 'stirnut' },
    herb: { of: 'asian sweetherb' },
    citrus: { of: 'citrus', amount: '½' },
    oil: { of: 'oil', cupboard: 'oil', amount: '2 tbsp' },
    water: { of: 'water', cupboard: 'water', amount: '1 litre' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  suits: (has) =>
    has('main', 'egg', 'hard', 'small', 'onion', 'greens', 'spring', 'hot') ||
    has('soy', 'nutbutter', 'sesame', 'hotsauce'),
  write(ingredients) {
    const main = ingredients.first('main');
    const back = ingredients.the('main', 'egg');
    return {
      title: `Stir-fried ${ingredients.names(1, 'noodle')} with ${ingredients.names(3, 'main', 'egg', 'hard', 'small', 'greens', 'spring', 'onion', 'nutbutter', 'soy') || ingredients.names(2, 'hot', 'oil')}`,
      lead: 'Everything cut first, then ten loud minutes at the stove.',
      tasks: {
        heading: 'Lined up beside the pan',
        list: [
          ingredients.has('soy', 'sesame', 'hotsauce', 'nutbutter') &&
            `Stir ${ingredients.the('soy', 'nutbutter', 'sesame', 'hotsauce')} with a spoonful of hot water in a cup`,
          theCut(ingredients, 'onion', 'hard', 'small', 'hot', 'spring') !== '' &&
            `Cut ${theCut(ingredients, 'onion', 'hard', 'small', 'hot', 'spring')} into thin strips or slices`,
          ingredients.has('egg') && `Beat ${ingredients.the('egg')}`,
          'Set the table first',
        ],
      },
      parts: [
        {
          heading: 'Soften',
          steps: [
            [
              `Cook ${ingredients.the('noodle')}`,
              ingredients.first('noodle')?.panMinutes ?? 5,
              `Boil ${ingredients.the('noodle')} in ${ingredients.the('water')} until bendy, or as the packet says. Drain and rinse cold, so that nothing sticks.`,
            ],
          ],
        },
        {
          heading: 'Stir-fry',
          steps: [
            main !== undefined && [
              `Sear the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry over a high heat in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            ingredients.has('egg') && [
              `Set ${ingredients.the('egg')}`,
              2,
              `Spread ${ingredients.the('egg')} in half of ${ingredients.the('oil')} like a thin pancake. When set through, ${EGG}, roll up and slice.`,
            ],
            ingredients.has('onion', 'hard', 'small', 'hot') && [
              'Fry the vegetables',
              4,
              sentences(
                `Stir-fry ${ingredients.the('onion', 'hard', 'small', 'hot')} in ${back ? `the rest of ${ingredients.the('oil')}` : ingredients.the('oil')} over the highest heat, until just tender and still bright.`,
              ),
            ],
            [
              'Toss',
              3,
              `Add ${ingredients.the('noodle', 'main', 'egg', 'greens', 'soy', 'nutbutter', 'sesame', 'hotsauce', 'salt')}${back || ingredients.has('onion', 'hard', 'small', 'hot') ? '' : ` and ${ingredients.the('oil')}`}. Lift and turn with two spoons, until glossy and very hot.`,
            ],
            [
              'Serve',
              1,
              ingredients.has('spring', 'nut', 'herb', 'citrus')
                ? `Scatter ${ingredients.the('spring', 'nut', 'herb')}${ingredients.has('citrus') ? `${ingredients.has('spring', 'nut', 'herb') ? ' over and squeeze ' : ''}${ingredients.the('citrus')}` : ''} over and eat at once.`
                : 'Divide between bowls and eat at once.',
            ],
          ],
        },
      ],
      note: 'A crowded pan steams instead of frying. If yours is small, cook the vegetables in two lots.',
    };
  },
});
