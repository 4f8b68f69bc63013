import { BRAISED, driedFirst, PULSE_NOTE, theCut, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const traybake = dish({
  kind: 'tray roast',
  slots: {
    roasted: { of: 'roasted' },
    pieces: { of: 'tray', when: (has) => !has('roasted') },
    potato: { of: 'potato' },
    veg: { of: 'roast', but: 'onion potato tomato', most: 3, doubles: true },
    onion: { of: 'onion' },
    tomato: { of: 'tomato' },
    pulse: {
      of: 'pulse',
      when: (has) =>
        has('roasted') || has('pieces') || !(has('potato') || has('veg') || has('onion')),
    },
    garlic: { of: 'garlic', amount: '4 cloves' },
    woody: { of: 'woody' },
    tender: { of: 'tender' },
    spice: { of: 'warm' },
    citrus: { of: 'citrus' },
    hotsauce: { of: 'hotsauce' },
    mustard: { of: 'mustard', when: (has) => has('roasted') || has('pieces') },
    honey: { of: 'honey', when: (has) => has('mustard') },
    cheese: { of: 'soft', when: (has) => !has('roasted') && !has('pieces') },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  suits: (has) =>
    has('veg', 'potato', 'pulse') || (has('roasted', 'pieces') && has('onion')) || has('roasted'),
  write(ingredients) {
    const [main] = ingredients.all('roasted', 'pieces');
    const slow = ingredients.all('potato', 'veg').some(({ uses }) => uses.has('hard')) ? 40 : 30;
    const meatTime = main?.trayMinutes ?? 0;
    const bed = ingredients.the('potato', 'veg', 'onion') || (main ? '' : ingredients.the('pulse'));
    const late =
      ingredients.has('potato', 'veg', 'onion') || main
        ? ingredients.the('tomato', 'pulse')
        : ingredients.the('tomato');
    const seasoning = ingredients.the(
      'oil',
      'garlic',
      'spice',
      'hotsauce',
      'mustard',
      'honey',
      'woody',
      'salt',
      'pepper',
    );
    const rest = main && (main.uses.has('meat') || main.uses.has('roasted'));
    const headStart = bed ? slow - meatTime : 0;
    const lateTime = Math.min(15, main ? meatTime : 15);
    const onTop = !main
      ? ''
      : bed
        ? `Set the ${main.label} on top, brush with ${ingredients.the('oil')} from the tray`
        : `Put the ${main.label} on the tray`;
    return {
      title: `Roast ${ingredients.names(3, 'roasted', 'pieces', 'potato', 'veg', 'onion', 'pulse', 'tomato')}`,
      lead: 'One hot tray does all the work.',
      tasks: {
        heading: 'While the oven heats to 200 °C',
        list: [
          theCut(ingredients, 'potato', 'veg', 'onion') !== '' &&
            `Cut ${theCut(ingredients, 'potato', 'veg', 'onion')} into even pieces`,
          'Line a large tray, big enough for one layer',
          main !== undefined && `Pat the ${main.label} dry`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'Dress the tray',
          steps: [
            [
              'Season',
              5,
              sentences(
                bed && `Toss ${bed} on the tray with ${seasoning}.`,
                main && bed
                  ? `Rub the ${main.label} with what sticks to your hands, then wash them.`
                  : main && `Rub the ${main.label} with ${seasoning}, then wash your hands.`,
              ),
            ],
          ],
        },
        {
          heading: 'Roast at 200 °C',
          steps: [
            headStart > 0 &&
              main !== undefined && [
                'Give the vegetables a head start',
                headStart,
                `Roast without the ${main.label}, turning once.`,
              ],
            main === undefined
              ? ['Roast', slow - 15, `Roast ${bed}, turning once, until the edges colour.`]
              : meatTime > lateTime && [
                  `Roast the ${main.label}`,
                  meatTime - lateTime,
                  `${onTop} and roast.`,
                ],
            [
              main ? 'Finish' : 'Brown',
              lateTime,
              sentences(
                late && `Tuck ${late} in between.`,
                main && meatTime <= lateTime && `${onTop}.`,
                main
                  ? `Roast on, ${untilDone(main)}.`
                  : 'Roast on, until everything is tender to the point of a knife and brown at the edges.',
              ),
            ],
            rest === true && [
              'Rest',
              main?.uses.has('roasted') ? 10 : 3,
              `Leave the ${main?.label} to rest on a warm plate for ${main?.uses.has('roasted') ? 10 : 3} minutes.`,
            ],
            [
              'Serve',
              1,
              ingredients.has('citrus', 'cheese', 'tender')
                ? `Finish with ${ingredients.the('citrus', 'cheese', 'tender')} and bring the tray to the table.`
                : 'Bring the tray to the table.',
            ],
          ],
        },
      ],
      note: ingredients.has('pulse')
        ? PULSE_NOTE
        : 'Crowded vegetables steam and stay pale: use two trays rather than two layers.',
    };
  },
});

export const casserole = dish({
  kind: 'slow casserole',
  slots: {
    meat: { of: 'slow', need: true },
    onion: { of: 'onion' },
    root: { of: 'root', most: 3 },
    celery: { of: 'soup', but: 'hard leafy small toast side roast' },
    potato: { of: 'potato' },
    mushroom: { of: 'toast', but: 'tomato' },
    garlic: { of: 'garlic' },
    tomato: { of: 'tintomato puree' },
    bay: { of: 'bay' },
    herb: { of: 'woody' },
    mustard: { of: 'mustard' },
    flour: { of: 'flour', amount: '1 tbsp' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '500 ml' },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const meat = ingredients.first('meat');
    if (!meat) throw new Error('A casserole needs meat.');
    const minutes = meat.name.singular.startsWith('pork') ? 120 : 150;
    const late = ingredients.the('potato', 'mushroom');
    return {
      title: `Slow ${ingredients.title(3, 'meat', 'root', 'onion', 'potato', 'mushroom', 'tomato')} casserole`,
      lead: 'Twenty minutes of work, then the oven makes a tough cut tender.',
      tasks: {
        heading: 'To begin',
        list: [
          'Heat the oven to 160 °C and find a pot with a lid that can go in',
          `Cut the ${meat.label} into large cubes and pat dry`,
          theCut(ingredients, 'onion', 'root', 'celery', 'potato', 'mushroom') !== '' &&
            `Cut ${theCut(ingredients, 'onion', 'root', 'celery', 'potato', 'mushroom')} into big chunks`,
        ],
      },
      parts: [
        {
          heading: 'On the hob',
          steps: [
            [
              'Brown',
              10,
              `Season the ${meat.label} with ${ingredients.the('salt', 'pepper')} and brown in ${ingredients.the('oil')}, a few pieces at a time.`,
            ],
            ingredients.has('onion', 'root', 'celery', 'garlic', 'flour') && [
              'Soften',
              6,
              `Stir ${ingredients.the('onion', 'root', 'celery', 'garlic', 'flour')} through the fat in the pot.`,
            ],
            [
              'Cover with liquid',
              4,
              `Add ${ingredients.the('tomato', 'bay', 'herb', 'mustard', 'cube', 'stock')} and the ${meat.label}, and bring to a simmer.`,
            ],
          ],
        },
        {
          heading: 'In the oven',
          steps: [
            [
              'Braise',
              late ? minutes - 45 : minutes,
              `Put the lid on and leave in the oven${late ? '.' : `, ${BRAISED}.`}`,
            ],
            late !== '' && ['Add the rest', 45, `Stir in ${late}, cover and cook on, ${BRAISED}.`],
            [
              'Settle',
              5,
              'Leave to rest for 5 minutes with the lid off, spoon off the fat and taste for salt.',
            ],
          ],
        },
      ],
      note: 'A casserole is better the next day. Cool it within two hours, keep it in the fridge, and heat it to 74 °C (165 °F) all through.',
    };
  },
});
