import { cut, driedFirst, PULSE_NOTE, panMinutes, rest, theCut, until } from '../cooking';
import { dish, OIL, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const wraps = dish({
  kind: 'filled wraps',
  slots: {
    wrap: { of: 'wrap', need: true },
    main: { of: 'poultry meat mince shellfish fish leftover tofu grill sausage' },
    pulse: { of: 'pulse dip', but: 'creme yoghurt board', when: (has) => !has('main') },
    fried: { of: 'side', but: 'leafy raw onion hard', most: 2 },
    onion: { of: 'onion', amount: '½' },
    spice: { of: 'chilispice' },
    leaf: { of: 'leaf' },
    raw: { of: 'raw', but: 'hard', most: 3 },
    avocado: { of: 'avocado' },
    cheese: { of: 'melt soft', amount: '50 g' },
    sauce: { of: 'dip mayo hotsauce' },
    herb: { of: 'asian sweetherb' },
    citrus: { of: 'citrus', amount: '½' },
    oil: OIL,
    salt: { ...SALT, amount: 'a pinch' },
    pepper: PEPPER,
  },
  suits: (has) => has('main', 'pulse', 'fried', 'raw', 'avocado', 'cheese'),
  write(kit) {
    const main = kit.first('main');
    return {
      title: `${kit.title(3, 'main', 'pulse', 'fried', 'raw', 'avocado', 'cheese')} ${kit.title(1, 'wrap').includes('taco') ? 'tacos' : 'wraps'}`,
      lead: 'Something hot, something cold and something to drip.',
      tasks: {
        heading: 'Bowls for the table',
        list: [
          theCut(kit, 'leaf', 'raw', 'avocado') !== '' &&
            `Slice ${theCut(kit, 'leaf', 'raw', 'avocado')} thin`,
          kit.has('cheese') && `Grate or crumble ${kit.the('cheese')}`,
          'Napkins, and more of them than you think',
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'The hot part',
          steps: [
            main !== undefined && [
              `Fry the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Season with ${kit.the('spice', 'salt', 'pepper')} and fry in half of ${kit.the('oil')} for ${panMinutes(main)} minutes, ${until(main)}.`,
                rest(main),
              ),
            ],
            kit.has('onion', 'fried') && [
              'Fry the vegetables',
              6,
              `Slice ${kit.the('onion', 'fried')} and fry in ${main ? `the rest of ${kit.the('oil')}` : kit.the('oil')}, until soft and brown at the edges.`,
            ],
            main === undefined &&
              kit.has('pulse') && [
                'Warm',
                5,
                `Warm ${kit.the('pulse')} with ${kit.has('onion', 'fried') ? kit.the('spice', 'salt', 'pepper') : kit.the('oil', 'spice', 'salt', 'pepper')}, crushing some with a fork.`,
              ],
            main === undefined &&
              !kit.has('pulse') &&
              kit.has('onion', 'fried') && [
                'Season',
                1,
                `Stir in ${kit.the('spice', 'salt', 'pepper')}.`,
              ],
          ],
        },
        {
          heading: 'Fill and fold',
          steps: [
            [
              `Warm ${kit.the('wrap')}`,
              2,
              main === undefined && !kit.has('pulse', 'onion', 'fried')
                ? `Brush ${kit.the('wrap')} with ${kit.the('oil')} and warm in a pan, half a minute a side. Season the filling with ${kit.the('spice', 'salt', 'pepper')}.`
                : `Warm ${kit.the('wrap')} in a dry pan, half a minute a side, and stack under a cloth.`,
            ],
            [
              'Fill',
              3,
              `Fill with ${kit.the('main', 'pulse', 'onion', 'fried', 'leaf', 'raw', 'avocado', 'cheese', 'sauce', 'herb')}${kit.has('citrus') ? `, add a squeeze of ${kit.the('citrus')}` : ''} and fold.`,
            ],
          ],
        },
      ],
      note: kit.has('pulse') ? PULSE_NOTE : 'Warmth makes them bend: cold ones crack at the fold.',
    };
  },
});

export const pizza = dish({
  kind: 'pizza',
  slots: {
    base: { of: 'base flour', need: true, amount: '250 g' },
    tomato: { of: 'tintomato', amount: '150 g' },
    puree: { of: 'puree pesto', when: (has) => !has('tomato') },
    cheese: { of: 'soft melt', amount: '125 g', most: 2 },
    meat: { of: 'cured anchovy sausage tinfish' },
    veg: { of: 'pizza', but: 'tomato', most: 2 },
    fresh: { of: 'tomato', when: (has) => !has('tomato') },
    onion: { of: 'onion', amount: '½' },
    brine: { of: 'brine' },
    garlic: { of: 'garlic', amount: '1 clove' },
    herb: { of: 'herb', but: 'cheese asian' },
    leaf: { of: 'pizzaleaf', amount: 'a handful' },
    yeast: { of: 'yeast raising', when: (has) => has('base', 'flour') },
    oil: OIL,
    water: {
      of: 'water',
      cupboard: 'water',
      amount: '150 ml',
      when: (has) => has('base', 'flour'),
    },
    salt: { ...SALT, when: (has) => has('base', 'flour') },
  },
  suits: (has) => has('cheese') && has('tomato', 'puree', 'fresh', 'meat', 'veg'),
  write(kit) {
    const base = kit.first('base');
    const isDough = base?.uses.has('flour');
    const rises = kit.first('yeast')?.uses.has('yeast');
    const isTart = base?.uses.has('puff');
    const meat = kit.first('meat');
    const top = kit.the('tomato', 'puree', 'fresh', 'veg', 'onion', 'brine', 'garlic', 'cheese');
    return {
      title: `${kit.title(3, 'meat', 'veg', 'fresh', 'tomato', 'puree', 'cheese')} ${isTart ? 'tart' : 'pizza'}`,
      lead: 'As hot as the oven goes, and not too much on top.',
      tasks: {
        heading: 'Heat first',
        list: [
          `Heat the oven, with the tray inside, to ${isTart ? '200' : '230'} °C`,
          kit.has('veg', 'onion', 'fresh') && `Slice ${kit.the('veg', 'onion', 'fresh')} thin`,
          `Drain ${kit.the('cheese')} if wet, then grate or tear`,
        ],
      },
      parts: [
        isDough === true && {
          heading: 'The dough',
          steps: [
            [
              'Knead',
              8,
              `Mix ${kit.the('base', 'yeast', 'salt', 'water')} and knead until smooth.`,
            ],
            [
              rises ? 'Rise' : 'Rest',
              rises ? 60 : 15,
              rises
                ? 'Cover and leave somewhere warm, until doubled.'
                : 'Cover and leave, so that the dough will roll.',
            ],
            ['Roll', 4, 'Roll out into two thin rounds.'],
          ],
        },
        {
          heading: 'The topping',
          steps: [
            meat !== undefined && [
              `Cook the ${meat.label}`,
              meat.panMinutes,
              sentences(cut(meat), `Cook in a dry pan, ${until(meat)}.`),
            ],
            [
              'Top',
              4,
              `Brush ${isDough ? 'the dough' : kit.the('base')} with ${kit.the('oil')}. Spread or scatter ${kit.the('tomato', 'puree', 'fresh', 'veg', 'onion', 'brine', 'garlic', 'meat', 'cheese')} over${top.length > 60 ? ', thinly' : ''}.`,
            ],
          ],
        },
        {
          heading: 'In the oven',
          steps: [
            [
              'Bake',
              isTart ? 22 : isDough || base?.uses.has('dough') ? 12 : 8,
              'Slide onto the hot tray and bake, until the rim is brown and the middle bubbles.',
            ],
            [
              'Finish',
              1,
              kit.has('herb', 'leaf')
                ? `Scatter ${kit.the('herb', 'leaf')} over and cut.`
                : 'Cut and eat hot.',
            ],
          ],
        },
      ],
      note: 'The hot tray under the base does what a stone does in a bakery: it crisps the bottom before the top dries out.',
    };
  },
});
