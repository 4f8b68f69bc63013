import { cut, driedFirst, EGG, PULSE_NOTE, panMinutes, rest, theCut, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const friedRice = dish({
  kind: 'fried rice',
  slots: {
    rice: { of: 'cookedrice rice', need: true },
    main: { of: 'shellfish poultry leftover cured tofu meat' },
    egg: { of: 'egg', amount: '2' },
    spring: { of: 'springonion' },
    veg: { of: 'stir', but: 'springonion', most: 3 },
    onion: { of: 'onion', when: (has) => !has('spring') },
    hot: { of: 'garlic ginger chilli', most: 3 },
    nut: { of: 'stirnut' },
    herb: { of: 'asian' },
    sauce: { of: 'soy' },
    sesame: { of: 'sesame' },
    squeeze: { of: 'hotsauce' },
    oil: { of: 'oil', cupboard: 'oil', amount: '2 tbsp' },
    water: {
      of: 'water',
      cupboard: 'water',
      amount: '1 litre',
      when: (has) => has('rice', 'rice'),
    },
    salt: SALT,
  },
  suits: (has) => has('egg', 'main', 'spring', 'veg'),
  write(ingredients) {
    const main = ingredients.first('main');
    const rice = ingredients.first('rice');
    const isRaw = rice?.uses.has('rice');
    const back = ingredients.the('egg', 'main');
    const late = ingredients.the('spring', 'herb', 'nut', 'sauce', 'sesame', 'squeeze');
    const vegetables = ingredients.the('onion', 'veg', 'hot');
    return {
      title: `${ingredients.title(3, 'spring', 'main', 'egg', 'veg', 'onion')} fried rice`,
      lead: 'A pan of separate, lightly toasted grains, cooked fast over a high heat.',
      tasks: {
        heading: 'Before the pan is hot',
        list: [
          theCut(ingredients, 'spring', 'onion', 'veg', 'hot') !== '' &&
            `Slice or chop ${theCut(ingredients, 'spring', 'onion', 'veg', 'hot')} small, because the frying leaves no time`,
          ingredients.has('egg') &&
            `Beat ${ingredients.the('egg')} in a bowl with a little of ${ingredients.the('salt')}`,
          !isRaw && `Break up the lumps in ${ingredients.the('rice')} with wet fingers`,
          'Set out two warm bowls',
        ],
      },
      parts: [
        isRaw === true && {
          heading: 'The rice',
          steps: [
            [
              'Boil',
              rice?.panMinutes ?? 12,
              `Rinse ${ingredients.the('rice')}. Bring ${ingredients.the('water')} to the boil, add ${ingredients.the('rice')} and cook until just tender, then drain well.`,
            ],
            [
              'Let it steam dry',
              10,
              `Spread ${ingredients.the('rice')} on a wide plate. Dry grains fry; wet ones stick.`,
            ],
          ],
        },
        {
          heading: 'In the pan',
          steps: [
            main !== undefined && [
              `Fry the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry in a little of ${ingredients.the('oil')} over a high heat for ${panMinutes(main)} minutes, ${untilDone(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            ingredients.has('egg') && [
              `Scramble ${ingredients.the('egg')}`,
              2,
              `Heat half of ${ingredients.the('oil')} in a wok or large frying pan. Pour in ${ingredients.the('egg')} and stir until set in soft pieces, ${EGG}. Tip out onto a plate.`,
            ],
            vegetables !== '' && [
              'Fry the vegetables',
              4,
              `Heat ${main || ingredients.has('egg') ? 'the rest of ' : ''}${ingredients.the('oil')} and stir-fry ${vegetables} over a high heat, until bright and just tender.`,
            ],
            [
              `Fry ${ingredients.the('rice')}`,
              5,
              `Add ${ingredients.the('rice')}${vegetables ? '' : ` with the rest of ${ingredients.the('oil')}`}. Press against the pan, wait, then toss, until every grain is steaming hot and some are toasted.`,
            ],
            [
              'Bring together',
              1,
              sentences(
                back && `Return ${back} to the pan.`,
                late && `Toss in ${late}.`,
                `Taste, add ${ingredients.has('egg') ? 'what is left of ' : ''}${ingredients.the('salt')} if needed, and serve at once.`,
              ),
            ],
          ],
        },
      ],
      note: 'Rice from the day before fries best. Cool it within an hour of cooking, keep it in the fridge, and fry it within a day.',
    };
  },
});

export const pilaf = dish({
  kind: 'pilaf',
  slots: {
    rice: { of: 'rice', need: true },
    main: { of: 'poultry sausage cured shellfish', but: 'bun' },
    pulse: { of: 'pulse' },
    onion: { of: 'onion' },
    garlic: { of: 'garlic ginger', most: 2 },
    veg: { of: 'curry', but: 'leafy onion potato', most: 3 },
    greens: { of: 'leafy' },
    spice: { of: 'spice', most: 2 },
    sweetspice: { of: 'sweetspice', when: (has) => has('spice') },
    bay: { of: 'bay' },
    dried: { of: 'dried', when: (has) => has('spice') },
    nut: { of: 'nut', but: 'seed' },
    woody: { of: 'woody' },
    herb: { of: 'tender' },
    citrus: { of: 'citrus', amount: '½' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '350 ml' },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const main = ingredients.first('main');
    const minutes = (ingredients.first('rice')?.panMinutes ?? 12) + 3;
    const soft = ingredients.the('onion', 'veg');
    return {
      title: `${ingredients.title(2, 'main', 'pulse', 'veg', 'greens', 'onion', 'nut')} pilaf`,
      lead: 'One lidded pot, in which the grains drink up everything that goes in with them.',
      tasks: {
        heading: 'To have ready',
        list: [
          'A heavy pot with a lid that closes well',
          theCut(ingredients, 'onion', 'veg', 'garlic') !== '' &&
            `Chop ${theCut(ingredients, 'onion', 'veg', 'garlic')} small`,
          `Rinse ${ingredients.the('rice')} in a sieve until the water runs clear`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'Build the pot',
          steps: [
            main !== undefined && [
              `Brown the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            soft !== '' && [
              'Soften',
              8,
              `Fry ${soft} gently in ${main ? 'the rest of ' : ''}${ingredients.the('oil')}, until soft and golden.`,
            ],
            [
              'Toast the grains',
              2,
              `Stir in ${ingredients.the('rice', 'garlic', 'spice', 'sweetspice')}${soft ? '' : ` with ${main ? 'the rest of ' : ''}${ingredients.the('oil')}`} until the grains shine and smell nutty.`,
            ],
          ],
        },
        {
          heading: 'Leave the lid alone',
          steps: [
            [
              'Simmer',
              minutes,
              `Pour in ${ingredients.the('stock')} with ${ingredients.the('pulse', 'bay', 'woody', 'dried', 'cube', 'salt', 'pepper')}. Bring to the boil, cover, and cook over the lowest heat until nothing liquid is left${minutes > 20 ? ', adding a splash more if the pot runs dry' : ''}.`,
            ],
            [
              'Rest',
              8,
              sentences(
                ingredients.has('greens', 'main') &&
                  `Lay ${ingredients.the('main', 'greens')} on top, cover again and wait off the heat, until hot through.`,
                !ingredients.has('greens', 'main') && 'Wait off the heat with the lid on.',
              ),
            ],
            [
              'Fork through',
              1,
              sentences(
                'Loosen the grains with a fork.',
                ingredients.has('nut', 'herb', 'citrus') &&
                  `Finish with ${ingredients.the('nut', 'herb', 'citrus')}.`,
              ),
            ],
          ],
        },
      ],
      note: ingredients.has('pulse')
        ? PULSE_NOTE
        : 'The steam that gathers under the lid does the last of the cooking, so it stays shut until the rest is over.',
    };
  },
});
