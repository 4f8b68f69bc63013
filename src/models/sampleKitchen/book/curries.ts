import { cut, panMinutes, riceBeside, theCut, untilDone } from '../cooking';
import { dish, OIL, SALT } from '../dish';
import { sentences } from '../wording';

export const curry = dish({
  kind: 'curry',
  slots: {
    main: { of: 'poultry tofu shellfish leftover', need: true },
    onion: { of: 'onion' },
    hot: { of: 'garlic ginger chilli lemongrass', most: 4 },
    spice: { of: 'curryspice warm', most: 3 },
    paste: { of: 'currypaste' },
    veg: { of: 'curry', but: 'leafy onion tomato', most: 3 },
    tomato: { of: 'tintomato tomato' },
    greens: { of: 'leafy' },
    coconut: { of: 'coconut' },
    water: {
      of: 'stock water',
      cupboard: 'water',
      amount: '200 ml',
      when: (has) => !has('coconut'),
    },
    rice: { of: 'rice', but: 'roundrice' },
    creme: { of: 'yoghurt creme cream', but: 'sweetyog', when: (has) => !has('coconut') },
    herb: { of: 'tender' },
    citrus: { of: 'citrus', amount: '½' },
    oil: { ...OIL, amount: '2 tbsp' },
    salt: SALT,
  },
  suits: (has) => has('paste', 'coconut'),
  write(ingredients) {
    const main = ingredients.first('main');
    if (!main) throw new Error('A curry needs a main.');
    const isCurry =
      ingredients.has('paste') ||
      ingredients.all('spice').some(({ uses }) => uses.has('curryspice'));
    const flavour = ingredients.the('hot', 'spice', 'paste');
    const liquid = ingredients.the('veg', 'tomato', 'coconut', 'water');
    const cutUp = theCut(ingredients, 'onion', 'hot', 'veg', 'tomato');
    const end = ingredients.the('creme', 'herb', 'citrus');
    return {
      title: isCurry
        ? `${ingredients.title(3, 'main', 'veg', 'greens')} curry`
        : `${ingredients.names(3, 'main', 'veg', 'greens')} in ${ingredients.names(1, 'coconut')}`,
      lead: 'A short simmer in a sauce that clings.',
      tasks: {
        heading: 'Before you start',
        list: [
          cutUp !== '' && `Chop ${cutUp}`,
          ingredients.has('greens') && `Wash ${ingredients.the('greens')} and tear up`,
          'A clean plate, apart from the one that held the raw food',
        ],
      },
      parts: [
        riceBeside(ingredients, 'rice'),
        {
          heading: 'The pot',
          steps: [
            [
              `Fry the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}. Lift out onto the clean plate.`,
              ),
            ],
            ingredients.has('onion') && [
              'Soften',
              8,
              `Cook ${ingredients.the('onion')} in the rest of ${ingredients.the('oil')} over a medium heat, until golden.`,
            ],
            flavour !== '' && [
              'Toast',
              2,
              `Stir in ${flavour}${ingredients.has('onion') ? '' : ` with the rest of ${ingredients.the('oil')}`}, until the smell fills the kitchen.`,
            ],
            [
              'Simmer',
              12,
              `Add ${liquid}${ingredients.has('onion') || flavour ? '' : ` and the rest of ${ingredients.the('oil')}`}. Simmer without a lid, until ${ingredients.has('veg') ? 'the vegetables are soft and ' : ''}the sauce is thick.`,
            ],
            [
              'Bring together',
              3,
              sentences(
                `Return the ${main.label} to the pot${ingredients.has('greens') ? ` with ${ingredients.the('greens')}` : ''} and heat through.`,
                `Season with ${ingredients.the('salt')}.`,
                ingredients.has('rice') && `Serve with ${ingredients.the('rice')}.`,
                end && `Finish with ${end}.`,
              ),
            ],
          ],
        },
      ],
      note: 'Curry pastes differ in heat: start with half if yours is new to you.',
    };
  },
});
