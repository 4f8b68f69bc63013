import { cut, EGG, panMinutes, rest, theCut, until } from '../cooking';
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
  write(kit) {
    const main = kit.first('main');
    const isBoiled = !kit.has('water');
    const fried = kit.the('onion', 'veg');
    const quick = kit.the('garlic', 'hot', 'woody', 'fresh');
    const firstFat = (earlier: boolean) =>
      earlier ? `the rest of ${kit.the('oil')}` : kit.the('oil');
    const sauce =
      kit.names(
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
      ) || kit.names(1, 'oil');
    return {
      title: `${kit.title(1, 'pasta')} with ${sauce}`,
      lead: kit.has('tomato')
        ? 'The sauce simmers while the pot comes to the boil.'
        : 'The sauce is made in the time that the pot takes.',
      tasks: {
        heading: 'Before the water boils',
        list: [
          theCut(kit, 'onion', 'veg', 'fresh', 'garlic') !== '' &&
            `Chop ${theCut(kit, 'onion', 'veg', 'fresh', 'garlic')}`,
          kit.has('cheese') && `Grate or tear ${kit.the('cheese')}`,
          !isBoiled && 'Put a cup by the stove for the cooking water',
          'Warm two deep plates',
        ],
      },
      parts: [
        !isBoiled && {
          heading: 'The pot',
          steps: [
            [
              'Boil the water',
              8,
              `Bring ${kit.the('water')} to the boil with most of ${kit.the('salt')}.`,
            ],
            [
              `Cook ${kit.the('pasta')}`,
              kit.first('pasta')?.panMinutes ?? 10,
              `Boil ${kit.the('pasta')} until just firm to the bite. Save a cupful of the cooking water, then drain.`,
              kit.has('tomato') ? 'meanwhile' : undefined,
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
                `Cook in half of ${kit.the('oil')} for ${panMinutes(main)} minutes, ${until(main)}.`,
              ),
            ],
            fried !== '' && [
              'Fry the vegetables',
              7,
              `Fry ${fried} in ${firstFat(main !== undefined)}, until soft at the edges.`,
            ],
            quick !== '' && [
              'Add the flavour',
              kit.has('fresh') ? 4 : 2,
              `Stir ${quick} into ${main || fried ? 'the pan' : kit.the('oil')} over a gentle heat${kit.has('fresh') ? ', until the juice runs' : ', until it smells good but has no colour'}.`,
            ],
            kit.has('tomato') && [
              'Simmer',
              15,
              `Add ${kit.the('tomato', 'puree', 'brine')}${main || fried || quick ? '' : ` with ${kit.the('oil')}`} and bubble gently, until thick.`,
            ],
            [
              'Bring together',
              2,
              sentences(
                kit.has('cream', 'greens', 'pesto') &&
                  `Stir in ${kit.the('cream', 'pesto', 'greens')} until hot${kit.has('greens') ? ' and wilted' : ''}.`,
                !kit.has('tomato') && kit.has('brine') && `Add ${kit.the('brine')}.`,
                `Toss with ${kit.the('pasta')}${main || fried || quick || kit.has('tomato') ? '' : ` and ${kit.the('oil')}`}, ${isBoiled ? 'until steaming hot all through' : 'loosening with a splash of the saved water, until everything is coated'}.`,
              ),
            ],
            [
              'Finish',
              1,
              `Season with ${isBoiled ? kit.the('salt', 'pepper') : kit.the('pepper')}${kit.has('cheese', 'herb', 'citrus') ? ` and finish with ${kit.the('cheese', 'herb', 'citrus')}` : ''}.`,
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
    nutbutter: { of: 'nutbutter', when: (has) => has('soy') },
    sesame: { of: 'sesame' },
    hotsauce: { of: 'hotsauce' },
    nut: { of: 'stirnut' },
    herb: { of: 'asian sweetherb' },
    citrus: { of: 'citrus', amount: '½' },
    oil: { of: 'oil', cupboard: 'oil', amount: '2 tbsp' },
    water: { of: 'water', cupboard: 'water', amount: '1 litre' },
    salt: { ...SALT, amount: 'a pinch' },
  },
  write(kit) {
    const main = kit.first('main');
    const back = kit.the('main', 'egg');
    return {
      title: `Stir-fried ${kit.names(1, 'noodle')} with ${kit.names(3, 'main', 'egg', 'hard', 'small', 'greens', 'spring', 'onion', 'soy') || kit.names(2, 'hot', 'oil')}`,
      lead: 'Everything cut first, then ten loud minutes at the stove.',
      tasks: {
        heading: 'Lined up beside the pan',
        list: [
          kit.has('soy', 'sesame', 'hotsauce', 'nutbutter') &&
            `Stir ${kit.the('soy', 'nutbutter', 'sesame', 'hotsauce')} with a spoonful of hot water in a cup`,
          theCut(kit, 'onion', 'hard', 'small', 'hot', 'spring') !== '' &&
            `Cut ${theCut(kit, 'onion', 'hard', 'small', 'hot', 'spring')} into thin strips or slices`,
          kit.has('egg') && `Beat ${kit.the('egg')}`,
          'Set the table first',
        ],
      },
      parts: [
        {
          heading: 'Soften',
          steps: [
            [
              `Cook ${kit.the('noodle')}`,
              kit.first('noodle')?.panMinutes ?? 5,
              `Boil ${kit.the('noodle')} in ${kit.the('water')} until bendy, or as the packet says. Drain and rinse cold, so that nothing sticks.`,
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
                `Fry over a high heat in half of ${kit.the('oil')} for ${panMinutes(main)} minutes, ${until(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            kit.has('egg') && [
              `Set ${kit.the('egg')}`,
              2,
              `Spread ${kit.the('egg')} in half of ${kit.the('oil')} like a thin pancake. When set through, ${EGG}, roll up and slice.`,
            ],
            kit.has('onion', 'hard', 'small', 'hot') && [
              'Fry the vegetables',
              4,
              sentences(
                `Stir-fry ${kit.the('onion', 'hard', 'small', 'hot')} in ${back ? `the rest of ${kit.the('oil')}` : kit.the('oil')} over the highest heat, until just tender and still bright.`,
              ),
            ],
            [
              'Toss',
              3,
              `Add ${kit.the('noodle', 'main', 'egg', 'greens', 'soy', 'nutbutter', 'sesame', 'hotsauce', 'salt')}${back || kit.has('onion', 'hard', 'small', 'hot') ? '' : ` and ${kit.the('oil')}`}. Lift and turn with two spoons, until glossy and very hot.`,
            ],
            [
              'Serve',
              1,
              kit.has('spring', 'nut', 'herb', 'citrus')
                ? `Scatter ${kit.the('spring', 'nut', 'herb')}${kit.has('citrus') ? `${kit.has('spring', 'nut', 'herb') ? ' over and squeeze ' : ''}${kit.the('citrus')}` : ''} over and eat at once.`
                : 'Divide between two bowls and eat at once.',
            ],
          ],
        },
      ],
      note: 'A crowded pan steams instead of frying. If yours is small, cook the vegetables in two lots.',
    };
  },
});
