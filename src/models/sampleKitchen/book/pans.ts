import { cut, panMinutes, theCut, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const panFry = dish({
  kind: 'pan-fried main with a side',
  slots: {
    main: { of: 'pan patty', need: true },
    fruit: {
      of: 'panfruit',
      when: (has) =>
        has('main', 'poultry') ||
        (has('main', 'meat') && has('main', 'tray')) ||
        has('main', 'sausage'),
    },
    potato: {
      of: 'potato',
      amount: '300 g',
      when: (has) => ['fish', 'steak', 'patty', 'sausage'].some((use) => has('main', use)),
    },
    water: { of: 'water', cupboard: 'water', amount: '1 litre', when: (has) => has('potato') },
    onion: { of: 'onion' },
    veg: { of: 'side', but: 'leafy onion', most: 2, when: (has) => !has('fruit') },
    tomato: { of: 'tomato', when: (has) => !has('fruit') },
    greens: { of: 'leafy' },
    garlic: { of: 'garlic' },
    chilli: { of: 'chilli', when: (has) => has('main', 'shellfish') || has('main', 'tofu') },
    ginger: { of: 'ginger', when: (has) => has('main', 'tofu') || has('main', 'shellfish') },
    soy: { of: 'soy', when: (has) => has('main', 'tofu') || has('ginger') },
    spice: { of: 'warm', when: (has) => !has('main', 'fish') },
    mustard: { of: 'mustard', when: (has) => !has('main', 'shellfish') && !has('main', 'tofu') },
    cream: { of: 'cream creme', when: (has) => !has('soy') && !has('main', 'shellfish') },
    caper: { of: 'brine', but: 'board', when: (has) => has('main', 'fish') },
    woody: { of: 'woody' },
    herb: { of: 'tender' },
    leaf: { of: 'leaf', but: 'leafy', when: (has) => !has('greens') },
    raw: { of: 'raw', but: 'side tomato springonion root', most: 2, when: (has) => has('leaf') },
    citrus: { of: 'citrus', amount: '½', when: (has) => !has('fruit') },
    fat: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    butter: { of: 'butter', amount: '15 g', when: (has) => has('fat', 'oil') && !has('soy') },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const main = ingredients.first('main');
    if (!main) throw new Error('A pan-fried main needs a main.');
    const side = ingredients.the('onion', 'veg', 'fruit', 'tomato');
    const cutUp = theCut(ingredients, 'onion', 'veg', 'fruit', 'tomato');
    const flavour = ingredients.the('garlic', 'chilli', 'ginger', 'woody');
    const beside = ingredients.the('potato', 'onion', 'veg', 'fruit', 'tomato', 'greens', 'leaf');
    const sauce = ingredients.the('cream', 'mustard', 'soy', 'caper', 'butter');
    const hasQuickThings = flavour !== '' || ingredients.has('greens');
    // What follows in the pan takes longer than the rest, which then costs no time.
    const goesOn = side !== '' || (hasQuickThings && sauce !== '');
    const seasoning = ingredients.the('salt', 'pepper', 'spice');
    const isPiece = ['fish', 'steak', 'patty', 'sausage'].some((use) => main.uses.has(use));
    const sideTitle = ingredients.names(
      2,
      'fruit',
      'veg',
      'potato',
      'tomato',
      'greens',
      'leaf',
      'onion',
      'soy',
      'citrus',
    );
    return {
      title: `Pan-fried ${main.label}${sideTitle ? ` with ${sideTitle}` : ''}`,
      lead: isPiece
        ? 'A dry surface, a hot pan and no hurry to turn give the best crust.'
        : 'Small pieces and a hot pan: browned outside, juicy inside.',
      tasks: {
        heading: 'Before the pan',
        list: [
          `Pat the ${main.label} dry with kitchen paper`,
          cutUp !== '' && `Cut ${cutUp} to size`,
          'A clean plate, apart from the one that held the raw food',
        ],
      },
      parts: [
        ingredients.has('potato') && {
          heading: `The ${ingredients.names(1, 'potato')}`,
          steps: [
            [
              'Boil',
              15,
              `Cut ${ingredients.the('potato')} into chunks and boil in ${ingredients.the('water')} with a little of ${ingredients.the('salt')}, until a knife slides in. Drain and keep warm.`,
            ],
          ],
        },
        {
          heading: `The ${main.label}`,
          steps: [
            [
              'Season',
              2,
              sentences(!isPiece && cut(main), `Season the ${main.label} with ${seasoning}.`),
            ],
            [
              'Fry',
              panMinutes(main),
              `Heat half of ${ingredients.the('fat')} and fry the ${main.label} over a medium to high heat for ${panMinutes(main)} minutes, ${isPiece && !main.uses.has('sausage') ? 'turning once' : 'turning now and then'}, ${untilDone(main)}.`,
            ],
            [
              'Rest',
              3,
              main.uses.has('meat')
                ? `Lift the ${main.label} onto the clean plate and rest for 3 minutes.`
                : `Lift the ${main.label} onto the clean plate and keep warm.`,
              goesOn ? 'meanwhile' : undefined,
            ],
          ],
        },
        (side !== '' || hasQuickThings || sauce !== '') && {
          heading: 'In the same pan',
          steps: [
            side !== '' && [
              ingredients.has('fruit') ? 'Colour the fruit' : 'Cook the vegetables',
              ingredients.has('veg') ? 8 : 6,
              `Fry ${side} in the rest of ${ingredients.the('fat')}, until tender and golden at the edges.`,
            ],
            hasQuickThings && [
              'Add the quick things',
              2,
              `Add ${ingredients.the('garlic', 'chilli', 'ginger', 'woody', 'greens')}${side ? '' : ` with the rest of ${ingredients.the('fat')}`} and stir until ${ingredients.has('greens') ? 'wilted' : 'fragrant'}.`,
            ],
            sauce !== '' && [
              'Make a sauce',
              2,
              `Stir ${sauce} into the juices in the pan and let it bubble once.`,
            ],
          ],
        },
        {
          heading: 'To serve',
          steps: [
            [
              'Plate up',
              2,
              sentences(
                ingredients.has('leaf') &&
                  `Slice what needs slicing and dress ${ingredients.the('leaf', 'raw')} with a few drops of the pan juices.`,
                `Put the ${main.label} on warm plates${beside ? ` with ${beside}` : ''}.`,
                ingredients.has('herb', 'citrus') &&
                  `Finish with ${ingredients.the('herb', 'citrus')}.`,
              ),
            ],
          ],
        },
      ],
      note: main.uses.has('meat')
        ? 'While meat rests, the heat evens out from the edge to the middle, which is part of what makes 63 °C (145 °F) safe.'
        : 'A thermometer in the thickest part is surer than colour or time, because no two pieces are equally thick.',
    };
  },
});
