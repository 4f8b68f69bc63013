import { cut, driedFirst, EGG, PULSE_NOTE, panMinutes, rest, theCut, until } from '../cooking';
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
  write(kit) {
    const main = kit.first('main');
    const rice = kit.first('rice');
    const isRaw = rice?.uses.has('rice');
    const back = kit.the('egg', 'main');
    const late = kit.the('spring', 'herb', 'nut', 'sauce', 'sesame', 'squeeze');
    const vegetables = kit.the('onion', 'veg', 'hot');
    return {
      title: `${kit.title(3, 'spring', 'main', 'egg', 'veg', 'onion')} fried rice`,
      lead: 'A pan of separate, lightly toasted grains, cooked fast over a high heat.',
      tasks: {
        heading: 'Before the pan is hot',
        list: [
          theCut(kit, 'spring', 'onion', 'veg', 'hot') !== '' &&
            `Slice or chop ${theCut(kit, 'spring', 'onion', 'veg', 'hot')} small, because the frying leaves no time`,
          kit.has('egg') && `Beat ${kit.the('egg')} in a bowl with a little of ${kit.the('salt')}`,
          !isRaw && `Break up the lumps in ${kit.the('rice')} with wet fingers`,
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
              `Rinse ${kit.the('rice')}. Bring ${kit.the('water')} to the boil, add ${kit.the('rice')} and cook until just tender, then drain well.`,
            ],
            [
              'Let it steam dry',
              10,
              `Spread ${kit.the('rice')} on a wide plate. Dry grains fry; wet ones stick.`,
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
                `Fry in a little of ${kit.the('oil')} over a high heat for ${panMinutes(main)} minutes, ${until(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            kit.has('egg') && [
              `Scramble ${kit.the('egg')}`,
              2,
              `Heat half of ${kit.the('oil')} in a wok or large frying pan. Pour in ${kit.the('egg')} and stir until set in soft pieces, ${EGG}. Tip out onto a plate.`,
            ],
            vegetables !== '' && [
              'Fry the vegetables',
              4,
              `Heat ${main || kit.has('egg') ? 'the rest of ' : ''}${kit.the('oil')} and stir-fry ${vegetables} over a high heat, until bright and just tender.`,
            ],
            [
              `Fry ${kit.the('rice')}`,
              5,
              `Add ${kit.the('rice')}${vegetables ? '' : ` with the rest of ${kit.the('oil')}`}. Press against the pan, wait, then toss, until every grain is steaming hot and some are toasted.`,
            ],
            [
              'Bring together',
              1,
              sentences(
                back && `Return ${back} to the pan.`,
                late && `Toss in ${late}.`,
                `Taste, add what is left of ${kit.the('salt')} if needed, and serve at once.`,
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
  write(kit) {
    const main = kit.first('main');
    const minutes = (kit.first('rice')?.panMinutes ?? 12) + 3;
    const soft = kit.the('onion', 'veg');
    return {
      title: `${kit.title(2, 'main', 'pulse', 'veg', 'greens', 'onion', 'nut')} pilaf`,
      lead: 'One lidded pot, in which the grains drink up everything that goes in with them.',
      tasks: {
        heading: 'To have ready',
        list: [
          'A heavy pot with a lid that closes well',
          theCut(kit, 'onion', 'veg', 'garlic') !== '' &&
            `Chop ${theCut(kit, 'onion', 'veg', 'garlic')} small`,
          `Rinse ${kit.the('rice')} in a sieve until the water runs clear`,
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'Build the pot',
          steps: [
            main !== undefined && [
              `Brown the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Fry in half of ${kit.the('oil')} for ${panMinutes(main)} minutes, ${until(main)}. Lift out onto a clean plate.`,
                rest(main),
              ),
            ],
            soft !== '' && [
              'Soften',
              8,
              `Fry ${soft} gently in ${main ? 'the rest of ' : ''}${kit.the('oil')}, until soft and golden.`,
            ],
            [
              'Toast the grains',
              2,
              `Stir in ${kit.the('rice', 'garlic', 'spice', 'sweetspice')}${soft ? '' : ` with ${main ? 'the rest of ' : ''}${kit.the('oil')}`} until the grains shine and smell nutty.`,
            ],
          ],
        },
        {
          heading: 'Leave the lid alone',
          steps: [
            [
              'Simmer',
              minutes,
              `Pour in ${kit.the('stock')} with ${kit.the('pulse', 'bay', 'woody', 'dried', 'cube', 'salt', 'pepper')}. Bring to the boil, cover, and cook over the lowest heat until nothing liquid is left${minutes > 20 ? ', adding a splash more if the pot runs dry' : ''}.`,
            ],
            [
              'Rest',
              8,
              sentences(
                kit.has('greens', 'main') &&
                  `Lay ${kit.the('main', 'greens')} on top, cover again and wait off the heat, until hot through.`,
                !kit.has('greens', 'main') && 'Wait off the heat with the lid on.',
              ),
            ],
            [
              'Fork through',
              1,
              sentences(
                'Loosen the grains with a fork.',
                kit.has('nut', 'herb', 'citrus') &&
                  `Finish with ${kit.the('nut', 'herb', 'citrus')}.`,
              ),
            ],
          ],
        },
      ],
      note: kit.has('pulse')
        ? PULSE_NOTE
        : 'The steam that gathers under the lid does the last of the cooking, so it stays shut until the rest is over.',
    };
  },
});
