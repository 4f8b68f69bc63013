import { OIL, PEPPER, SALT } from '../dish';
import { plainDish } from '../plainDish';

const SEASON = { oil: OIL, salt: SALT, pepper: PEPPER };
const PINCH = { ...SALT, amount: 'a pinch' };
const EGG = { of: 'egg', need: true } as const;

const WITH_EGG = {
  egg: EGG,
  main: { of: 'cured leftover smokedfish tinfish' },
  onion: { of: 'onion springonion', amount: '1' },
  veg: { of: 'omel', but: 'onion springonion leafy', most: 2 },
  greens: { of: 'leafy' },
  garlic: { of: 'garlic chilli' },
  cheese: { of: 'cheese', amount: '50 g' },
  herb: { of: 'tender' },
  bread: { of: 'bread' },
} as const;

const bakedEggs = plainDish({
  kind: 'baked eggs',
  slots: { ...WITH_EGG, cream: { of: 'cream creme milk', amount: '4 tbsp' }, ...SEASON },
  any: 'main onion veg greens cheese cream',
  title: 'Baked eggs with {+3 main greens veg cheese onion cream}',
  oven: 190,
  cut: 'onion veg garlic',
  steps: [
    ['Fry', 'pan', '[{cut main} Fry {main}, {done main}.]'],
    ['Soften', 6, 'Warm {oil} in a pan[ and soften {onion veg garlic greens} in it].'],
    [
      'Fill',
      3,
      'Put all of it into small dishes. Break {egg} on top, with {salt pepper cream cheese}.',
    ],
    ['Bake', 14, 'Bake, until set all through, 71 °C (160 °F).'],
    ['Serve', 1, 'Serve in the dishes[ with {bread herb}].'],
  ],
});

const scrambled = plainDish({
  kind: 'scrambled eggs',
  slots: { ...WITH_EGG, milk: { of: 'milk cream', amount: '2 tbsp' }, ...SEASON },
  any: 'main onion veg greens cheese milk herb',
  title: 'Scrambled eggs with {+3 main greens veg cheese onion milk herb}',
  cut: 'onion veg garlic',
  steps: [
    ['Fry', 'pan', '[{cut main} Fry {main}, {done main}.]'],
    ['Soften', 5, 'Warm {oil} in a pan[ and soften {onion veg garlic greens} in it].'],
    ['Stir', 4, 'Pour in {egg milk salt pepper} and stir slowly, until set at 71 °C (160 °F).'],
    ['Serve', 1, 'Serve at once[ with {cheese bread herb}].'],
  ],
});

const SWEET = { of: 'honey sugar', cupboard: 'sugar', amount: '2 tbsp' };
const OATS = {
  oats: { of: 'oats', need: true },
  fruit: { of: 'top bowl bake', most: 2 },
  dried: { of: 'dried' },
  nut: { of: 'bakenut seed' },
  spice: { of: 'sweetspice vanilla' },
} as const;

const overnightOats = plainDish({
  kind: 'overnight oats',
  slots: {
    ...OATS,
    milk: { of: 'milk yoghurt buttermilk sweetyog juice', need: true },
    sweet: { of: 'honey sugar jam nutbutter', amount: '1 tbsp' },
  },
  title: 'Overnight oats[ with {+2 fruit dried nut}]',
  steps: [
    ['Stir', 2, 'Stir {oats milk dried spice sweet} together in the jars.'],
    ['Chill', 240, 'Leave in the fridge for four hours or overnight.'],
    ['Top', 2, 'Stir again[ and top with {fruit nut}].'],
  ],
});

const bakedOats = plainDish({
  kind: 'baked oats',
  slots: {
    ...OATS,
    egg: { of: 'egg', amount: '1' },
    milk: { of: 'milk yoghurt buttermilk water', cupboard: 'water', amount: '200 ml' },
    sweet: SWEET,
    oil: { ...OIL, of: 'butter oil' },
    salt: PINCH,
  },
  any: 'fruit dried nut egg milk',
  title: 'Baked oats[ with {+2 fruit dried nut}]',
  oven: 180,
  cut: 'fruit',
  steps: [
    ['Mix', 4, 'Mix {oats egg milk fruit dried nut spice sweet salt} in a bowl.'],
    [
      'Bake',
      30,
      'Brush a dish with {oil}, tip in the mixture and bake, until firm and golden, 71 °C (160 °F) in the middle.',
    ],
    ['Rest', 5, 'Leave for five minutes before you cut it.'],
  ],
});

const bakedFruit = plainDish({
  kind: 'baked fruit',
  slots: {
    fruit: { of: 'bake', most: 2, doubles: true, need: true },
    nut: { of: 'bakenut oats' },
    dried: { of: 'dried' },
    spice: { of: 'sweetspice vanilla' },
    citrus: { of: 'citrus', amount: '½' },
    sweet: SWEET,
    butter: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    cream: { of: 'icecream cold cream creme yoghurt sweetyog' },
  },
  title: 'Baked {+2 fruit}',
  oven: 190,
  cut: 'fruit',
  steps: [
    ['Fill', 5, 'Put {fruit} into a dish. Scatter {sweet butter nut dried spice citrus} over.'],
    ['Bake', 25, 'Bake, spooning the juices over once, until soft.'],
    ['Serve', 1, 'Serve warm[ with {cream}].'],
  ],
});

const galette = plainDish({
  kind: 'open tart',
  slots: {
    fruit: { of: 'bake', most: 2, doubles: true, need: true },
    flour: { of: 'flour', need: true },
    butter: { of: 'butter', amount: '75 g', need: true },
    water: { of: 'water', cupboard: 'water', amount: '3 tbsp' },
    spice: { of: 'sweetspice vanilla' },
    sweet: SWEET,
    cream: { of: 'icecream cold cream creme' },
    salt: PINCH,
  },
  title: '{2 fruit} tart',
  oven: 200,
  cut: 'fruit',
  steps: [
    ['Rub', 8, 'Rub {butter} into {flour salt}. Add {water} and press into a dough.'],
    ['Chill', 15, 'Leave in the fridge.'],
    ['Fill', 8, 'Roll out, heap {fruit sweet spice} in the middle and fold the edge over.'],
    ['Bake', 35, 'Bake on a tray, until the crust is brown.'],
    ['Cool', 10, 'Leave until lukewarm[, and serve with {cream}].'],
  ],
});

const compote = plainDish({
  kind: 'compote',
  slots: {
    fruit: { of: 'bake berry panfruit smooth', most: 3, doubles: true, need: true },
    dried: { of: 'dried' },
    spice: { of: 'sweetspice vanilla' },
    citrus: { of: 'citrus', amount: '½' },
    sweet: SWEET,
    water: { of: 'juice water', cupboard: 'water', amount: '50 ml' },
    cream: { of: 'yoghurt sweetyog cream creme cold icecream' },
    nut: { of: 'bakenut' },
  },
  title: '{3 fruit} compote[ with {+1 cream}]',
  cut: 'fruit',
  steps: [
    [
      'Simmer',
      10,
      'Warm {fruit} in a pan with {water sweet dried spice citrus}, until soft but not smooth.',
    ],
    ['Cool', 10, 'Leave in the pan: it thickens as it cools.'],
    ['Serve', 1, 'Spoon into bowls[ with {cream nut}].'],
  ],
});

export const PLAIN_SMALL = [
  compote,
  bakedEggs,
  scrambled,
  overnightOats,
  bakedOats,
  bakedFruit,
  galette,
];
