import {
  coldFishNote,
  cut,
  driedFirst,
  PULSE_NOTE,
  panMinutes,
  rest,
  theCut,
  untilDone,
} from '../cooking';
import { dish, OIL, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const wraps = dish({
  kind: 'filled wraps',
  slots: {
    wrap: { of: 'wrap', need: true },
    main: { of: 'poultry meat mince shellfish fish leftover tofu grill sausage' },
    tinned: { of: 'tinfish smokedfish', when: (has) => !has('main') },
    pulse: {
      of: 'pulse dip',
      but: 'creme yoghurt board',
      when: (has) => !has('main') && !has('tinned'),
    },
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
  suits: (has) => has('main', 'tinned', 'pulse', 'fried', 'raw', 'avocado', 'cheese'),
  write(ingredients) {
    const main = ingredients.first('main');
    const tinned = ingredients.first('tinned');
    return {
      title: `${ingredients.title(3, 'main', 'tinned', 'pulse', 'fried', 'raw', 'avocado', 'cheese')} ${ingredients.title(1, 'wrap').includes('taco') ? 'tacos' : 'wraps'}`,
      lead: 'Something hot, something cold and something to drip.',
      tasks: {
        heading: 'Bowls for the table',
        list: [
          theCut(ingredients, 'leaf', 'raw', 'avocado') !== '' &&
            `Slice ${theCut(ingredients, 'leaf', 'raw', 'avocado')} thin`,
          ingredients.has('cheese') && `Grate or crumble ${ingredients.the('cheese')}`,
          'Napkins, and more of them than you think',
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'The hot part',
          steps: [
            main !== undefined && [
              `Fry the ${main.label}`,
              panMinutes(main),
              sentences(
                cut(main),
                `Season with ${ingredients.the('spice', 'salt', 'pepper')} and fry in half of ${ingredients.the('oil')} for ${panMinutes(main)} minutes, ${untilDone(main)}.`,
                rest(main),
              ),
            ],
            ingredients.has('onion', 'fried') && [
              'Fry the vegetables',
              6,
              `Slice ${ingredients.the('onion', 'fried')} and fry in ${main ? `the rest of ${ingredients.the('oil')}` : ingredients.the('oil')}, until soft and brown at the edges.`,
            ],
            main === undefined &&
              ingredients.has('pulse') && [
                'Warm',
                5,
                `Warm ${ingredients.the('pulse')} with ${ingredients.has('onion', 'fried') ? ingredients.the('spice', 'salt', 'pepper') : ingredients.the('oil', 'spice', 'salt', 'pepper')}, crushing some with a fork.`,
              ],
            main === undefined &&
              !ingredients.has('pulse') &&
              ingredients.has('onion', 'fried') && [
                'Season',
                1,
                `Stir in ${ingredients.the('spice', 'salt', 'pepper')}.`,
              ],
          ],
        },
        {
          heading: 'Fill and fold',
          steps: [
            [
              `Warm ${ingredients.the('wrap')}`,
              2,
              main === undefined && !ingredients.has('pulse', 'onion', 'fried')
                ? `Brush ${ingredients.the('wrap')} with ${ingredients.the('oil')} and warm in a pan, half a minute a side. Season the filling with ${ingredients.the('spice', 'salt', 'pepper')}.`
                : `Warm ${ingredients.the('wrap')} in a dry pan, half a minute a side, and stack under a cloth.`,
            ],
            [
              'Fill',
              3,
              `Fill with ${ingredients.the('main', 'tinned', 'pulse', 'onion', 'fried', 'leaf', 'raw', 'avocado', 'cheese', 'sauce', 'herb')}${ingredients.has('citrus') ? `, add a squeeze of ${ingredients.the('citrus')}` : ''} and fold.`,
            ],
          ],
        },
      ],
      note: tinned
        ? coldFishNote(tinned)
        : ingredients.has('pulse')
          ? PULSE_NOTE
          : 'Warmth makes them bend: cold ones crack at the fold.',
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
  write(ingredients) {
    const base = ingredients.first('base');
    const isDough = base?.uses.has('flour');
    const rises = ingredients.first('yeast')?.uses.has('yeast');
    const isTart = base?.uses.has('puff');
    const meat = ingredients.first('meat');
    const top = ingredients.the(
      'tomato',
      'puree',
      'fresh',
      'veg',
      'onion',
      'brine',
      'garlic',
      'cheese',
    );
    return {
      title: `${ingredients.title(3, 'meat', 'veg', 'fresh', 'tomato', 'puree', 'cheese')} ${isTart ? 'tart' : 'pizza'}`,
      lead: 'As hot as the oven goes, and not too much on top.',
      tasks: {
        heading: 'Heat first',
        list: [
          `Heat the oven, with the tray inside, to ${isTart ? '200' : '230'} °C`,
          ingredients.has('veg', 'onion', 'fresh') &&
            `Slice ${ingredients.the('veg', 'onion', 'fresh')} thin`,
          `Drain ${ingredients.the('cheese')} if wet, then grate or tear`,
        ],
      },
      parts: [
        isDough === true && {
          heading: 'The dough',
          steps: [
            [
              'Knead',
              8,
              `Mix ${ingredients.the('base', 'yeast', 'salt', 'water')} and knead until smooth.`,
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
              sentences(cut(meat), `Cook in a dry pan, ${untilDone(meat)}.`),
            ],
            [
              'Top',
              4,
              `Brush ${isDough ? 'the dough' : ingredients.the('base')} with ${ingredients.the('oil')}. Spread or scatter ${ingredients.the('tomato', 'puree', 'fresh', 'veg', 'onion', 'brine', 'garlic', 'meat', 'cheese')} over${top.length > 60 ? ', thinly' : ''}.`,
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
              ingredients.has('herb', 'leaf')
                ? `Scatter ${ingredients.the('herb', 'leaf')} over and cut.`
                : 'Cut and eat hot.',
            ],
          ],
        },
      ],
      note: 'The hot tray under the base does what a stone does in a bakery: it crisps the bottom before the top dries out.',
    };
  },
});
