import { driedFirst, PULSE_NOTE, theCut, until } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';

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
    creme: { of: 'creme yoghurt', when: (has) => has('spice') },
    cheese: { of: 'melt', but: 'soft', when: (has) => has('pulse') },
    avocado: { of: 'avocado', when: (has) => has('pulse') },
    citrus: { of: 'citrus', amount: '½', when: (has) => has('pulse') },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has) => has('tomato', 'pulse', 'veg', 'potato'),
  write(kit) {
    const mince = kit.first('mince');
    if (!mince) throw new Error('A pot of mince needs mince.');
    const isChilli = kit.has('pulse') && kit.has('spice', 'tomato');
    const topped = kit.the('cheese', 'creme', 'avocado', 'citrus');
    return {
      title: `${kit.title(3, 'mince', 'pulse', 'veg', 'potato', 'tomato')} ${isChilli ? 'chilli' : 'hotpot'}`,
      lead: 'Brown it hard at the start and simmer it gently at the end.',
      tasks: {
        heading: 'Before you start',
        list: [
          theCut(kit, 'onion', 'veg', 'potato') !== '' &&
            `Chop ${theCut(kit, 'onion', 'veg', 'potato')} into small dice`,
          kit.has('pulse') && `Rinse ${kit.the('pulse')}`,
          `Take the ${mince.label} out of the fridge, and wash hands and board afterwards`,
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'Brown',
          steps: [
            [
              `Brown the ${mince.label}`,
              mince.panMinutes,
              `Heat ${kit.the('oil')} in a wide pot and fry the ${mince.label} in one flat layer before breaking it up, ${until(mince)}.`,
            ],
            kit.has('onion', 'veg') && [
              'Soften',
              8,
              `Add ${kit.the('onion', 'veg')} and cook in the fat, until soft.`,
            ],
            kit.has('garlic', 'spice', 'puree') && [
              'Toast',
              1,
              `Stir in ${kit.the('garlic', 'spice', 'puree')}.`,
            ],
          ],
        },
        {
          heading: 'Simmer',
          steps: [
            [
              'Simmer',
              25,
              `Add ${kit.the('tomato', 'potato', 'pulse', 'herb', 'chocolate', 'cube', 'stock', 'salt', 'pepper')}. Half cover and simmer, stirring now and then, until thick.`,
            ],
            [
              'Serve',
              2,
              topped ? `Ladle into bowls and top with ${topped}.` : 'Taste, and ladle into bowls.',
            ],
          ],
        },
      ],
      note: kit.has('pulse')
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
  write(kit) {
    const mince = kit.first('mince');
    if (!mince) throw new Error('Burgers need mince.');
    return {
      title: kit.has('bun')
        ? `${kit.title(1, 'mince')} burgers${kit.has('cheese') ? ` with ${kit.names(1, 'cheese')}` : ''}`
        : `${kit.title(1, 'mince')} patties${kit.has('herb', 'spice', 'onion') ? ` with ${kit.names(2, 'herb', 'spice', 'onion')}` : ''}`,
      lead: 'Handled little, pressed flat and left alone in the pan.',
      tasks: {
        heading: 'To have ready',
        list: [
          kit.has('onion', 'garlic') && `Grate or chop ${kit.the('onion', 'garlic')} very fine`,
          kit.has('leaf', 'tomato') && `Wash ${kit.the('leaf', 'tomato')}`,
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
              `Mix the ${mince.label} lightly with ${kit.the('onion', 'garlic', 'spice', 'herb', 'crumb', 'salt', 'pepper')}.`,
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
              `Fry in ${kit.the('oil')} over a medium to high heat, turning once, ${until(mince)}.`,
            ],
            kit.has('cheese') && [
              'Melt',
              1,
              `Lay ${kit.the('cheese')} on top, cover the pan and let it soften.`,
            ],
          ],
        },
        {
          heading: 'To serve',
          steps: [
            [
              kit.has('bun') ? 'Build' : 'Serve',
              3,
              kit.has('bun')
                ? `Toast ${kit.the('bun')} and fill with the patties${kit.has('leaf', 'tomato', 'sauce') ? `, ${kit.the('leaf', 'tomato', 'sauce')}` : ''}.`
                : kit.has('leaf', 'tomato', 'sauce')
                  ? `Serve hot with ${kit.the('leaf', 'tomato', 'sauce')}.`
                  : 'Serve hot.',
            ],
          ],
        },
      ],
      note: 'A steak is safe when its outside is seared; mince is not, because mincing mixes the outside in. So it is cooked to the middle.',
    };
  },
});
