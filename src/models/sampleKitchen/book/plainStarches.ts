import { OIL, PEPPER, SALT } from '../dish';
import { plainDish } from '../plainDish';

const SEASON = { oil: { ...OIL, amount: '2 tbsp' }, salt: SALT, pepper: PEPPER };
const PASTA = { of: 'pasta noodle', but: 'boiled', need: true } as const;
const BOILED =
  'Boil {pasta} in plenty of water with half of {salt}, until tender. Drain, and keep warm.';
const MAIN = { of: 'poultry cured leftover sausage tinfish shellfish mince' };

const pastaBake = plainDish({
  kind: 'pasta bake',
  slots: {
    pasta: { ...PASTA, of: 'pasta' },
    main: MAIN,
    onion: { of: 'onion' },
    veg: { of: 'inpasta', but: 'onion', most: 3 },
    garlic: { of: 'garlic', amount: '1 clove' },
    tomato: { of: 'tintomato' },
    cream: { of: 'cream creme milk creamcheese' },
    pesto: { of: 'pesto' },
    cheese: { of: 'cheese' },
    crumb: { of: 'crumb' },
    herb: { of: 'herb' },
    ...SEASON,
  },
  any: 'cheese cream tomato pesto',
  title: '{1 pasta} bake with {+3 main veg tomato cheese cream pesto}',
  oven: 200,
  cut: 'onion veg',
  steps: [
    ['Boil', 10, BOILED],
    ['Fry', 'pan', '[{cut main} Fry {main} in a wide pan, {done main}.]'],
    ['Soften', 7, 'Warm {oil} in a pan[ and cook {onion veg garlic} in it until soft].'],
    [
      'Fill',
      3,
      'Stir {pasta} into the pan with {tomato cream pesto herb pepper} and the rest of {salt}. Tip into a dish.',
    ],
    ['Bake', 20, '[Scatter {cheese crumb} on top. ]Bake, until golden.'],
  ],
});

const pastaSoup = plainDish({
  kind: 'pasta soup',
  slots: {
    pasta: { ...PASTA, amount: '100 g' },
    main: MAIN,
    onion: { of: 'onion' },
    veg: { of: 'inpasta soup', but: 'onion potato', most: 3 },
    garlic: { of: 'garlic' },
    tomato: { of: 'tintomato' },
    pulse: { of: 'pulse' },
    herb: { of: 'herb' },
    cream: { of: 'cream creme', amount: '3 tbsp' },
    cheese: { of: 'cheese', amount: '30 g' },
    egg: { of: 'egg', amount: '2' },
    soy: { of: 'soy' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '1 litre' },
    ...SEASON,
  },
  any: 'main onion veg garlic tomato pulse cheese egg',
  title: '{3 main egg veg tomato pulse garlic onion cheese} soup with {+1 pasta}',
  cut: 'onion veg garlic',
  steps: [
    ['Fry', 'pan', '[{cut main} Fry {main} in the pot, {done main}.]'],
    ['Soften', 6, 'Warm {oil} in the pot[ and soften {onion veg garlic} in it].'],
    ['Simmer', 10, 'Add {stock cube tomato pulse herb salt pepper} and simmer.'],
    ['Add the pasta', 10, 'Stir in {pasta} and simmer, until tender.'],
    ['Set', 3, '[Beat {egg} and stir in, until set at 71 °C (160 °F).]'],
    ['Serve', 1, 'Ladle into bowls[ and finish with {soy cream cheese}].'],
  ],
});

const pastaSalad = plainDish({
  kind: 'pasta salad',
  slots: {
    pasta: PASTA,
    fish: { of: 'tinfish smokedfish' },
    raw: { of: 'raw', most: 4 },
    leaf: { of: 'leaf' },
    pulse: { of: 'pulse' },
    cheese: { of: 'cheese' },
    brine: { of: 'brine' },
    garlic: { of: 'garlic', amount: '1 clove' },
    herb: { of: 'tender' },
    pesto: { of: 'pesto' },
    mayo: { of: 'mayo yoghurt' },
    citrus: { of: 'citrus vinegar', amount: '½' },
    ...SEASON,
  },
  any: 'fish raw leaf pulse cheese pesto garlic',
  title: '{1 pasta} salad with {+3 fish raw pulse cheese leaf pesto garlic}',
  cut: 'raw cheese',
  steps: [
    [
      'Boil',
      10,
      'Boil {pasta} in plenty of water with half of {salt}, until tender. Drain and rinse cold.',
    ],
    ['Dress', 3, 'Stir {oil garlic pesto mayo citrus pepper} together with the rest of {salt}.'],
    ['Mix', 4, 'Turn {pasta fish raw leaf pulse cheese brine herb} in the dressing.'],
  ],
});

const friedPasta = plainDish({
  kind: 'fried pasta',
  slots: {
    pasta: { of: 'pasta noodle', need: true },
    main: MAIN,
    onion: { of: 'onion springonion' },
    veg: { of: 'inpasta stir', but: 'onion springonion', most: 3 },
    garlic: { of: 'garlic chilli', most: 2 },
    egg: { of: 'egg', amount: '2' },
    soy: { of: 'soy' },
    cheese: { of: 'cheese', amount: '40 g' },
    herb: { of: 'herb' },
    ...SEASON,
  },
  any: 'main onion veg garlic egg cheese',
  title: 'Crisp fried {+1 pasta} with {+3 main veg onion egg garlic cheese}',
  cut: 'onion veg garlic',
  steps: [
    ['Boil', 10, BOILED],
    ['Fry', 'pan', '[{cut main} Fry {main} in the wide pan, {done main}.]'],
    [
      'Crisp',
      8,
      'Add {pasta} with {oil onion veg garlic soy herb pepper} and the rest of {salt}. Fry over a high heat, turning seldom, until crisp.',
    ],
    ['Set', 3, '[Stir in {egg} until set, 71 °C (160 °F).]'],
    ['Serve', 1, 'Bring the pan to the table[ with {cheese} over the top].'],
  ],
});

const BREAD = { of: 'bread', need: true } as const;
const COLD = {
  bread: BREAD,
  fish: { of: 'tinfish smokedfish' },
  ham: { of: 'reheat leftover' },
  cheese: { of: 'cheese creamcheese' },
  tomato: { of: 'tomato' },
  raw: { of: 'raw', but: 'tomato root', most: 2 },
  avocado: { of: 'avocado' },
  leaf: { of: 'leaf' },
  onion: { of: 'onion', amount: '½' },
} as const;

const sandwich = plainDish({
  kind: 'sandwich',
  slots: {
    ...COLD,
    dip: { of: 'spreadable' },
    spread: { of: 'mayo mustard pesto relish butter', most: 2, amount: '1 tbsp' },
    pepper: PEPPER,
  },
  any: 'fish ham cheese tomato avocado dip raw leaf',
  title: '{3 fish ham cheese avocado dip tomato raw leaf} sandwiches',
  cut: 'tomato raw avocado onion',
  steps: [
    ['Heat', 4, '[Warm {ham} in a pan until steaming hot, 74 °C (165 °F).]'],
    ['Spread', 3, 'Lay out {bread}[ and spread with {spread dip}].'],
    ['Fill', 4, 'Fill with {fish ham cheese tomato raw avocado leaf onion pepper}.'],
    ['Cut', 1, 'Press lightly and cut across.'],
  ],
});

const bakedToasts = plainDish({
  kind: 'baked toasts',
  slots: {
    bread: BREAD,
    main: { of: 'cured tinfish leftover' },
    veg: { of: 'toast', but: 'tomato' },
    tomato: { of: 'tomato' },
    onion: { of: 'onion springonion', amount: '½' },
    garlic: { of: 'garlic', amount: '1 clove' },
    sauce: { of: 'mayo mustard pesto relish creme', amount: '1 tbsp' },
    cheese: { of: 'cheese creamcheese' },
    herb: { of: 'herb' },
    oil: { ...OIL, amount: '1 tbsp' },
    pepper: PEPPER,
  },
  any: 'main veg tomato cheese garlic onion',
  title: 'Baked {3 main veg tomato cheese onion garlic} toasts',
  oven: 220,
  cut: 'veg tomato onion garlic',
  steps: [
    ['Fry', 'pan', '[{cut main} Fry {main} in a dry pan, {done main}.]'],
    [
      'Top',
      5,
      'Brush {bread} with {oil}. Top with {sauce main veg tomato onion garlic cheese herb pepper}.',
    ],
    ['Bake', 10, 'Bake on a tray, until the edges are brown.'],
  ],
});

const breadSalad = plainDish({
  kind: 'bread salad',
  slots: {
    ...COLD,
    pulse: { of: 'pulse' },
    olive: { of: 'brine' },
    herb: { of: 'tender' },
    garlic: { of: 'garlic', amount: '1 clove' },
    mayo: { of: 'mayo' },
    citrus: { of: 'citrus vinegar' },
    ...SEASON,
  },
  any: 'fish ham cheese tomato avocado raw leaf pulse',
  title: 'Bread salad with {+3 fish ham tomato cheese raw avocado leaf pulse}',
  cut: 'tomato raw avocado onion',
  steps: [
    ['Toast', 6, 'Tear {bread} up and toast in half of {oil}, until golden.'],
    ['Heat', 4, '[Warm {ham} in the pan until steaming hot, 74 °C (165 °F).]'],
    ['Dress', 2, 'Stir the rest of {oil} with {garlic mayo citrus salt pepper}.'],
    [
      'Mix',
      4,
      'Turn {bread fish ham cheese tomato raw avocado leaf onion pulse olive herb} in the dressing.',
    ],
  ],
});

export const PLAIN_STARCHES = [
  pastaBake,
  pastaSoup,
  pastaSalad,
  friedPasta,
  sandwich,
  bakedToasts,
  breadSalad,
];
