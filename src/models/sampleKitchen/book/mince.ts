import { driedFirst, PULSE_NOTE, riceBeside, theCut, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const chilli = dish({
  kind: 'pot of mince',
  slots: {
    mince: { of: 'mince', need: true },
    onion: { of: 'onion' },
    veg: { of: 'curry soup', but: 'leafy onion potato tomato', most: 3 },
    potato: { of: 'potato' },
    garlic: { of: 'garlic chilli', most: 2 },
    spice: { of: 'chilispice', most: 3 },
    tomato: { of: 'tintomato tomato' },
    puree: { of: 'puree' },
    pulse: { of: 'pulse' },
    chocolate: { of: 'cocoa', amount: '1 tsp', when: (has) => has('spice') && has('pulse') },
    herb: { of: 'asian woody bay' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '200 ml' },
    rice: { of: 'rice', but: 'roundrice', when: (has) => has('pulse') || has('spice') },
    creme: { of: 'creme yoghurt', when: (has) => has('spice') },
    cheese: { of: 'melt', but: 'soft', when: (has) => has('pulse') },
    avocado: { of: 'avocado', when: (has) => has('pulse') },
    citrus: { of: 'citrus', amount: '½', when: (has) => has('pulse') },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has) => has('tomato', 'pulse', 'veg', 'potato'),
  write(ingredients) {
    const mince = ingredients.first('mince');
    if (!mince) throw new Error('A pot of mince needs mince.');
    const isChilli = ingredients.has('pulse') && ingredients.has('spice', 'tomato');
    const topped = ingredients.the('cheese', 'creme', 'avocado', 'citrus');
    return {
      title: `${ingredients.title(3, 'mince', 'pulse', 'veg', 'potato', 'tomato')} ${isChilli ? 'chilli' : 'hotpot'}`,
      lead: 'Brown it hard at the start and simmer it gently at the end.',
      tasks: {
        heading: 'Before you start',
        list: [
          theCut(ingredients, 'onion', 'veg', 'potato') !== '' &&
            `Chop ${theCut(ingredients, 'onion', 'veg', 'potato')} into small dice`,
          ingredients.has('pulse') && `Rinse ${ingredients.the('pulse')}`,
          `Take the ${mince.label} out of the fridge, and wash hands and board afterwards`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        riceBeside(ingredients, 'rice'),
        {
          heading: 'Brown',
          steps: [
            [
              `Brown the ${mince.label}`,
              mince.panMinutes,
              `Heat ${ingredients.the('oil')} in a wide pot and fry the ${mince.label} in one flat layer before breaking it up, ${untilDone(mince)}.`,
            ],
            ingredients.has('onion', 'veg') && [
              'Soften',
              8,
              `Add ${ingredients.the('onion', 'veg')} and cook in the fat, until soft.`,
            ],
            ingredients.has('garlic', 'spice', 'puree') && [
              'Toast',
              1,
              `Stir in ${ingredients.the('garlic', 'spice', 'puree')}.`,
            ],
          ],
        },
        {
          heading: 'Simmer',
          steps: [
            [
              'Simmer',
              25,
              `Add ${ingredients.the('tomato', 'potato', 'pulse', 'herb', 'chocolate', 'cube', 'stock', 'salt', 'pepper')}. Half cover and simmer, stirring now and then, until thick.`,
            ],
            [
              'Serve',
              2,
              sentences(
                `Taste, and ladle into bowls${ingredients.has('rice') ? ` with ${ingredients.the('rice')}` : ''}.`,
                topped && `Top with ${topped}.`,
              ),
            ],
          ],
        },
      ],
      note: ingredients.has('pulse')
        ? PULSE_NOTE
        : 'Mince is mixed all through, so it has to be hot all through: no pink may be left in the middle.',
    };
  },
});

export const patties = dish({
  kind: 'burgers',
  slots: {
    mince: { of: 'mince', need: true },
    bun: { of: 'bun bread' },
    onion: { of: 'onion springonion', amount: '1' },
    garlic: { of: 'garlic', amount: '1 clove' },
    spice: { of: 'warm' },
    herb: { of: 'herb', amount: '1 tbsp, chopped' },
    crumb: { of: 'crumb' },
    sauce: { of: 'mayo relish mustard' },
    cheese: { of: 'melt soft', amount: '60 g' },
    leaf: { of: 'leaf', but: 'leafy', amount: 'a handful' },
    tomato: { of: 'tomato', amount: '100 g' },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const mince = ingredients.first('mince');
    if (!mince) throw new Error('Burgers need mince.');
    return {
      title: ingredients.has('bun')
        ? `${ingredients.title(1, 'mince')} burgers${ingredients.has('cheese') ? ` with ${ingredients.names(1, 'cheese')}` : ''}`
        : `${ingredients.title(1, 'mince')} patties${ingredients.has('herb', 'spice', 'onion') ? ` with ${ingredients.names(2, 'herb', 'spice', 'onion')}` : ''}`,
      lead: 'Handled little, pressed flat and left alone in the pan.',
      tasks: {
        heading: 'To have ready',
        list: [
          ingredients.has('onion', 'garlic') &&
            `Grate or chop ${ingredients.the('onion', 'garlic')} very fine`,
          ingredients.has('leaf', 'tomato') && `Wash ${ingredients.the('leaf', 'tomato')}`,
          'Wet hands, so that nothing sticks',
        ],
      },
      parts: [
        {
          heading: 'Shape',
          steps: [
            [
              'Mix',
              4,
              `Mix the ${mince.label} lightly with ${ingredients.the('onion', 'garlic', 'spice', 'herb', 'crumb', 'salt', 'pepper')}.`,
            ],
            [
              'Shape',
              3,
              'Form four flat patties and press a dent into each, so that they stay flat.',
            ],
          ],
        },
        {
          heading: 'Fry',
          steps: [
            [
              'Fry',
              10,
              `Fry in ${ingredients.the('oil')} over a medium to high heat, turning once, ${untilDone(mince)}.`,
            ],
            ingredients.has('cheese') && [
              'Melt',
              1,
              `Lay ${ingredients.the('cheese')} on top, cover the pan and let it soften.`,
            ],
          ],
        },
        {
          heading: 'To serve',
          steps: [
            [
              ingredients.has('bun') ? 'Build' : 'Serve',
              3,
              ingredients.has('bun')
                ? `Toast ${ingredients.the('bun')} and fill with the patties${ingredients.has('leaf', 'tomato', 'sauce') ? `, ${ingredients.the('leaf', 'tomato', 'sauce')}` : ''}.`
                : ingredients.has('leaf', 'tomato', 'sauce')
                  ? `Serve hot with ${ingredients.the('leaf', 'tomato', 'sauce')}.`
                  : 'Serve hot.',
            ],
          ],
        },
      ],
      note: 'A steak is safe when its outside is seared; mince is not, because mincing mixes the outside in. So it is cooked to the middle.',
    };
  },
});
