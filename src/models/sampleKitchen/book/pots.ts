import { cut, driedFirst, PULSE_NOTE, panMinutes, riceBeside, theCut, untilDone } from '../cooking';
import { dish, OIL, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const stew = dish({
  kind: 'curry or stew of pulses',
  slots: {
    pulse: { of: 'lentil pulse', need: true },
    meat: { of: 'cured', but: 'reheat' },
    onion: { of: 'onion' },
    hot: { of: 'garlic ginger chilli lemongrass', most: 4 },
    spice: { of: 'curryspice warm', most: 3 },
    paste: { of: 'currypaste' },
    veg: { of: 'curry', but: 'leafy onion tomato', most: 3 },
    tomato: { of: 'tintomato tomato' },
    puree: { of: 'puree' },
    greens: { of: 'leafy' },
    woody: { of: 'woody bay', when: (has) => !has('paste') },
    coconut: { of: 'coconut' },
    cube: { of: 'cube' },
    stock: {
      of: 'stock water',
      cupboard: 'water',
      amount: '600 ml',
      when: (has) => has('pulse', 'lentil'),
    },
    splash: {
      of: 'stock water',
      cupboard: 'water',
      amount: '200 ml',
      when: (has) => !has('stock') && !has('coconut'),
    },
    rice: { of: 'rice', but: 'roundrice' },
    creme: { of: 'yoghurt creme cream', but: 'sweetyog' },
    herb: { of: 'tender' },
    citrus: { of: 'citrus', amount: '½' },
    oil: { ...OIL, amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has) => has('onion', 'veg', 'tomato', 'greens', 'spice', 'paste', 'meat', 'hot'),
  write(ingredients) {
    const isCurry =
      ingredients.has('paste', 'coconut') ||
      ingredients.all('spice').some(({ uses }) => uses.has('curryspice'));
    const lentil = ingredients.first('pulse')?.uses.has('lentil');
    const meat = ingredients.first('meat');
    const end = ingredients.the('creme', 'herb', 'citrus');
    return {
      title: `${ingredients.title(3, 'pulse', 'meat', 'veg', 'greens', 'tomato', 'onion')} ${isCurry ? 'curry' : 'stew'}`,
      lead: isCurry
        ? 'Spices bloomed in fat first, then a slow simmer until the sauce clings.'
        : 'A bowl to eat with a spoon, thick and savoury.',
      tasks: {
        heading: 'Before you start',
        list: [
          theCut(ingredients, 'onion', 'hot', 'veg') !== '' &&
            `Chop ${theCut(ingredients, 'onion', 'hot', 'veg')}`,
          lentil
            ? `Rinse ${ingredients.the('pulse')} until the water runs clear`
            : `Rinse ${ingredients.the('pulse')} and drain`,
          ingredients.has('greens') && `Wash ${ingredients.the('greens')} and tear up`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        riceBeside(ingredients, 'rice'),
        {
          heading: 'The base',
          steps: [
            meat !== undefined && [
              `Fry the ${meat.label}`,
              panMinutes(meat),
              sentences(cut(meat), `Fry in a wide pot without fat, ${untilDone(meat)}.`),
            ],
            ingredients.has('onion') && [
              'Soften',
              8,
              `Cook ${ingredients.the('onion')} in ${ingredients.the('oil')} over a medium heat, until golden.`,
            ],
            ingredients.has('hot', 'spice', 'paste', 'puree') && [
              'Toast',
              2,
              `Stir in ${ingredients.the('hot', 'spice', 'paste', 'puree')}${ingredients.has('onion') ? '' : ` with ${ingredients.the('oil')}`}, until the smell fills the kitchen.`,
            ],
          ],
        },
        {
          heading: 'The pot',
          steps: [
            [
              'Simmer',
              lentil ? (ingredients.first('pulse')?.panMinutes ?? 25) : 20,
              `Add ${ingredients.the('pulse', 'veg', 'tomato', 'woody', 'coconut', 'cube', 'stock', 'splash')}${ingredients.has('onion', 'hot', 'spice', 'paste', 'puree') ? '' : ` and ${ingredients.the('oil')}`}. Simmer without a lid, until everything is soft${lentil ? ', with more liquid from the tap if needed' : ' and the sauce is thick'}.`,
            ],
            ingredients.has('greens') && [
              'Wilt',
              3,
              `Fold in ${ingredients.the('greens')} until wilted.`,
            ],
            [
              'Season',
              1,
              sentences(
                `Season with ${ingredients.the('salt', 'pepper')}.`,
                ingredients.has('rice') && `Serve with ${ingredients.the('rice')}.`,
                end && `Finish with ${end}.`,
              ),
            ],
          ],
        },
      ],
      note: lentil
        ? 'Salt goes in at the end, because it keeps lentils firm for longer.'
        : PULSE_NOTE,
    };
  },
});

export const soup = dish({
  kind: 'soup',
  slots: {
    veg: { of: 'soup', but: 'onion potato leafy cheese', most: 3, doubles: true },
    potato: { of: 'potato', amount: '200 g' },
    onion: { of: 'onion' },
    tomato: { of: 'tintomato' },
    main: { of: 'leftover cured poultry' },
    pulse: { of: 'pulse lentil', amount: '1 tin (400 g), drained' },
    noodle: { of: 'noodle', amount: '80 g', when: (has) => has('main') },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic ginger', most: 2 },
    spice: { of: 'warm' },
    woody: { of: 'woody bay' },
    herb: { of: 'tender' },
    coconut: { of: 'coconut', when: (has) => has('spice') },
    cream: { of: 'cream creme', amount: '3 tbsp', when: (has) => !has('coconut') },
    cheese: { of: 'hard soft', amount: '30 g' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '700 ml' },
    oil: { ...OIL, amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has, count) => has('tomato', 'veg') || count('potato', 'onion', 'greens') > 1,
  write(ingredients) {
    const main = ingredients.first('main');
    const isSmooth = !ingredients.has('main', 'pulse', 'noodle');
    const lentil = ingredients.first('pulse')?.uses.has('lentil');
    const base = ingredients.the('onion', 'veg', 'potato');
    return {
      title: `${ingredients.title(3, 'main', 'veg', 'pulse', 'tomato', 'onion', 'potato', 'greens')} soup`,
      lead: isSmooth
        ? 'Soft vegetables, blended smooth.'
        : 'A chunky soup that is a meal by itself.',
      tasks: {
        heading: 'Before you start',
        list: [
          theCut(ingredients, 'onion', 'veg', 'potato', 'garlic') !== '' &&
            `Cut ${theCut(ingredients, 'onion', 'veg', 'potato', 'garlic')} into ${isSmooth ? 'rough pieces' : 'spoon-sized dice'}`,
          isSmooth ? 'Have a stick blender or a masher ready' : 'A pot of at least three litres',
          ingredients.has('cube') && `Dissolve ${ingredients.the('cube')} in a little hot liquid`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'Method',
          steps: [
            main !== undefined && [
              `Brown the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}. Lift out onto a clean plate.`,
              ),
            ],
            base !== '' && [
              'Sweat',
              8,
              `Cook ${base} in ${main ? `the rest of ${ingredients.the('oil')}` : ingredients.the('oil')} under a lid, stirring now and then, without colour.`,
            ],
            ingredients.has('garlic', 'spice') && [
              'Stir in',
              1,
              `Add ${ingredients.the('garlic', 'spice')}${base ? '' : ` with ${ingredients.the('oil')}`} and let the pot smell good.`,
            ],
            [
              'Simmer',
              lentil ? 25 : 15,
              `Pour in ${ingredients.the('stock', 'tomato', 'coconut')}${ingredients.has('pulse', 'cube', 'woody') ? ` with ${ingredients.the('pulse', 'cube', 'woody')}` : ''}${base || ingredients.has('garlic', 'spice') ? '' : ` and ${ingredients.the('oil')}`}, and simmer until ${base || ingredients.has('pulse') ? 'everything is tender' : 'slightly thick'}.`,
            ],
            ingredients.has('noodle', 'greens', 'main') && [
              'Add the last things',
              ingredients.has('noodle') ? 5 : 3,
              `Add ${ingredients.the('main', 'noodle', 'greens')} and simmer until ${ingredients.has('noodle') ? 'soft' : ingredients.has('greens') ? 'wilted' : 'hot'}.`,
            ],
            isSmooth && [
              'Blend',
              3,
              'Take off the heat and blend until smooth, thinning with hot water from the kettle if you like.',
            ],
            [
              'Finish',
              1,
              sentences(
                `Season with ${ingredients.the('salt', 'pepper')}.`,
                ingredients.has('cream', 'cheese', 'herb') &&
                  `Finish with ${ingredients.the('cream', 'cheese', 'herb')}.`,
              ),
            ],
          ],
        },
      ],
      note:
        ingredients.has('pulse') && !lentil
          ? PULSE_NOTE
          : 'Hot soup pushes the lid off a closed blender. Fill it half, and hold a cloth over the gap.',
    };
  },
});
