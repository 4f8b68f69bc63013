import { OIL, PEPPER, SALT } from '../dish';
import { plainDish } from '../plainDish';

const SLOTS = {
  main: { of: 'cured leftover grill' },
  potato: { of: 'potato' },
  veg: {
    of: 'roast soup side stir leafy inpasta curry',
    but: 'potato onion tomato springonion',
    most: 4,
  },
  tomato: { of: 'tomato tintomato' },
  onion: { of: 'onion springonion' },
  garlic: { of: 'garlic ginger chilli', most: 2 },
  pulse: { of: 'pulse' },
  spice: { of: 'warm' },
  herb: { of: 'herb' },
  nut: { of: 'nut stirnut' },
  citrus: { of: 'citrus', amount: '½' },
} as const;
const SEASON = { oil: { ...OIL, amount: '2 tbsp' }, salt: SALT, pepper: PEPPER };
const NAMED = 'main veg potato pulse tomato';

const panOfVegetables = plainDish({
  kind: 'vegetables from the pan',
  slots: {
    ...SLOTS,
    cream: { of: 'cream creme' },
    soy: { of: 'soy' },
    cheese: { of: 'cheese', amount: '60 g' },
    ...SEASON,
  },
  any: 'veg potato',
  title: `{+3 ${NAMED}} from the pan`,
  cut: 'potato veg tomato onion',
  steps: [
    ['Fry', 'pan', '[{cut main} Fry {main} in a dry pan, {done main}. Lift out onto a plate.]'],
    [
      'Steam',
      10,
      'Put {potato veg onion} into the pan with {oil} and a splash of hot water, and cook under the lid until tender.',
    ],
    [
      'Brown',
      6,
      'Take the lid off[, add {tomato garlic pulse spice}] and fry with {salt pepper}, until brown in places.',
    ],
    ['Serve', 2, 'Bring to the table at once[, with {main nut herb citrus soy cream cheese}].'],
  ],
});

const warmSalad = plainDish({
  kind: 'warm salad of vegetables',
  slots: {
    ...SLOTS,
    leaf: { of: 'leaf', but: 'leafy' },
    cheese: { of: 'cheese', amount: '60 g' },
    brine: { of: 'brine' },
    mustard: { of: 'mustard' },
    honey: { of: 'honey', amount: '1 tsp' },
    creme: { of: 'yoghurt creme mayo tahini' },
    vinegar: { of: 'vinegar' },
    ...SEASON,
  },
  any: 'veg potato',
  title: `Warm {3 ${NAMED}} salad`,
  cut: 'potato veg tomato onion',
  steps: [
    [
      'Cook',
      12,
      'Boil {potato veg} with a little of {salt}, until just tender. Drain, and keep warm.',
    ],
    ['Fry', 'pan', '[{cut main} Fry {main} in a pan, {done main}.]'],
    [
      'Dress',
      3,
      'Stir {oil garlic spice mustard honey creme vinegar citrus pepper} together with the rest of {salt}.',
    ],
    [
      'Mix',
      3,
      'Turn everything in the dressing[ with {main tomato onion pulse leaf brine herb nut cheese}].',
    ],
  ],
});

export const PLAIN_VEGETABLES = [panOfVegetables, warmSalad];
