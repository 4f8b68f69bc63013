import { OIL, PEPPER, SALT } from '../dish';
import { plainDish } from '../plainDish';

const SEASON = { oil: { ...OIL, amount: '2 tbsp' }, salt: SALT, pepper: PEPPER };

const inSauce = plainDish({
  kind: 'pieces in a sauce',
  slots: {
    main: { of: 'poultry meat sausage tofu shellfish fish', need: true },
    onion: { of: 'onion' },
    potato: { of: 'potato', amount: '300 g' },
    veg: { of: 'soup stir', but: 'onion potato leafy tomato', most: 3 },
    fruit: { of: 'panfruit' },
    tomato: { of: 'tintomato tomato' },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic ginger', most: 2 },
    spice: { of: 'warm' },
    herb: { of: 'herb' },
    mustard: { of: 'mustard' },
    soy: { of: 'soy' },
    sauce: { of: 'cream creme coconut' },
    stock: { of: 'stock water', cupboard: 'water', amount: '150 ml' },
    citrus: { of: 'citrus', amount: '½' },
    ...SEASON,
  },
  any: 'onion potato veg fruit tomato greens garlic sauce herb citrus',
  title:
    '{+1 main} braised with {+3 sauce tomato fruit veg potato greens onion garlic citrus herb}',
  cut: 'onion potato veg fruit tomato',
  steps: [
    [
      'Fry',
      'pan',
      '[{cut main} ]Season {main} with {salt pepper spice}. Fry in {oil}, {done main}. Lift out onto a clean plate.',
    ],
    ['Soften', 8, '[Cook {onion veg fruit garlic} in the same pan, stirring now and then.]'],
    [
      'Simmer',
      15,
      'Pour in {stock sauce}[ with {potato tomato mustard soy herb}]. Simmer under a lid, until all is soft and the sauce clings.',
    ],
    [
      'Bring together',
      3,
      'Return {main} to the pan[ with {greens}] and heat through.[ Finish with {citrus}.]',
    ],
  ],
});

const skewers = plainDish({
  kind: 'skewers',
  slots: {
    main: { of: 'poultry meat sausage tofu grill shellfish fish', need: true },
    onion: { of: 'onion' },
    veg: { of: 'pizza', but: 'pizzaleaf', most: 3 },
    fruit: { of: 'panfruit' },
    garlic: { of: 'garlic ginger', most: 2 },
    spice: { of: 'warm' },
    herb: { of: 'herb' },
    soy: { of: 'soy' },
    honey: { of: 'honey' },
    mustard: { of: 'mustard' },
    dip: { of: 'yoghurt creme dip', but: 'mayo' },
    leaf: { of: 'leaf', but: 'leafy' },
    citrus: { of: 'citrus', amount: '½' },
    ...SEASON,
  },
  title: '{1 main} skewers[ with {+2 veg fruit onion}]',
  cut: 'veg fruit onion',
  steps: [
    [
      'Season',
      5,
      '[{cut main} ]Turn {main} in {oil garlic spice herb soy honey mustard salt pepper}.',
    ],
    ['Thread', 5, 'Thread {main veg fruit onion} onto the skewers, not too tightly.'],
    ['Grill', 15, 'Lay on a tray and cook under a hot grill, turning now and then, {done main}.'],
    ['Serve', 2, 'Put the skewers on a clean plate[ with {leaf dip citrus}].'],
  ],
});

const parcels = plainDish({
  kind: 'parcels',
  slots: {
    main: { of: 'fish poultry tofu', need: true },
    onion: { of: 'onion springonion' },
    veg: { of: 'side', but: 'leafy onion hard', most: 2 },
    tomato: { of: 'tomato' },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic ginger chilli', most: 2 },
    herb: { of: 'herb' },
    soy: { of: 'soy' },
    cream: { of: 'cream creme', amount: '3 tbsp' },
    citrus: { of: 'citrus', amount: '½' },
    ...SEASON,
  },
  title: '{+1 main} baked in paper[ with {+2 veg tomato greens onion citrus cream}]',
  oven: 200,
  cut: 'onion veg tomato garlic',
  steps: [
    [
      'Fill',
      8,
      'Lay {main} on the paper[ with {onion veg tomato greens garlic herb}]. Spoon over {oil cream soy citrus salt pepper}.',
    ],
    ['Seal', 2, 'Fold the paper over and pleat the edges, so that no steam gets out.'],
    ['Bake', 'tray', 'Bake on a tray, {done main}.'],
    ['Open', 2, 'Open the parcels at the table, away from the face.'],
  ],
});

const hash = plainDish({
  kind: 'hash',
  slots: {
    potato: { of: 'potato', need: true },
    main: { of: 'poultry meat sausage cured leftover tofu mince' },
    onion: { of: 'onion springonion' },
    veg: { of: 'side', but: 'leafy onion potato', most: 2 },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic chilli', most: 2 },
    spice: { of: 'warm' },
    egg: { of: 'egg', amount: '2' },
    cheese: { of: 'cheese', amount: '60 g' },
    herb: { of: 'tender' },
    ...SEASON,
  },
  any: 'main onion veg greens egg cheese',
  title: '{3 main potato veg greens onion} hash',
  cut: 'potato onion veg',
  steps: [
    ['Soften', 12, 'Fry {potato} in {oil} under the lid, stirring now and then, until tender.'],
    ['Fry', 'pan', '[{cut main} Add {main} to the pan and fry, {done main}.]'],
    [
      'Brown',
      8,
      'Add {salt pepper}[ with {onion veg garlic spice greens}]. Fry without the lid, until crisp.',
    ],
    ['Set', 5, '[Break {egg} into hollows, cover and cook until set, 71 °C (160 °F) inside.]'],
    ['Serve', 1, 'Serve from the pan[, scattered with {cheese herb}].'],
  ],
});

const MINCE = {
  main: { of: 'mince', need: true },
  onion: { of: 'onion springonion', amount: '1' },
  garlic: { of: 'garlic', amount: '1 clove' },
  crumb: { of: 'crumb' },
  egg: { of: 'egg', amount: '1' },
  spice: { of: 'warm', most: 2 },
  herb: { of: 'herb' },
} as const;
const MIXED =
  'Mix {main} lightly with {onion garlic crumb egg spice herb salt pepper}, all chopped fine.';

const meatballs = plainDish({
  kind: 'meatballs',
  slots: {
    ...MINCE,
    tomato: { of: 'tintomato tomato' },
    cream: { of: 'cream creme' },
    cheese: { of: 'cheese', amount: '40 g' },
    stock: { of: 'stock water', cupboard: 'water', amount: '150 ml' },
    ...SEASON,
  },
  title: '{1 main} meatballs[ in {1 tomato cream} sauce]',
  steps: [
    ['Mix', 4, MIXED],
    ['Roll', 5, 'Roll into balls as large as a walnut.'],
    ['Brown', 8, 'Fry the meatballs in {oil} on all sides.'],
    ['Simmer', 12, 'Pour in {stock tomato cream}. Simmer, {done main}.'],
    ['Serve', 1, 'Serve in their sauce[, with {cheese} over the top].'],
  ],
});

const koftas = plainDish({
  kind: 'koftas',
  slots: {
    ...MINCE,
    leaf: { of: 'leaf raw tomato', but: 'root leafy', most: 3 },
    dip: { of: 'yoghurt dip creme', but: 'mayo' },
    bread: { of: 'wrap bread', but: 'dough puff' },
    citrus: { of: 'citrus', amount: '½' },
    ...SEASON,
  },
  title: '{1 main} koftas[ with {+2 spice onion leaf}]',
  steps: [
    ['Mix', 5, MIXED],
    ['Shape', 5, 'Press into long shapes around the skewers and brush with {oil}.'],
    ['Grill', 12, 'Cook on a tray under a hot grill, turning now and then, {done main}.'],
    ['Serve', 2, 'Serve hot[ with {leaf bread dip citrus}].'],
  ],
});

export const PLAIN_MAINS = [inSauce, skewers, parcels, hash, meatballs, koftas];
