import { cut, panMinutes, untilDone } from '../cooking';
import { dish, SALT } from '../dish';
import { sentences } from '../wording';

export const flatbread = dish({
  kind: 'flatbreads',
  slots: {
    flour: { of: 'flour', amount: '150 g', need: true },
    raising: { of: 'raising' },
    liquid: {
      of: 'yoghurt buttermilk milk water',
      cupboard: 'water',
      amount: '100 ml',
    },
    seed: { of: 'curryspice warm seed', amount: '1 tsp' },
    herb: { of: 'herb', most: 3 },
    garlic: { of: 'garlic', amount: '1 clove' },
    spring: { of: 'springonion', amount: '2' },
    cheese: { of: 'cheese', amount: '50 g' },
    dip: { of: 'dip pesto spreadable relish tahini creamcheese', but: 'yoghurt' },
    meat: { of: 'cured leftover tinfish anchovy' },
    brine: { of: 'brine' },
    sweet: {
      of: 'honey jam nutbutter chocolate',
      when: (has) =>
        !has('cheese') &&
        !has('dip') &&
        !has('garlic') &&
        !has('spring') &&
        !has('meat') &&
        !has('brine'),
    },
    oil: { of: 'oil butter', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: { of: 'pepper' },
  },
  write(ingredients) {
    const meat = ingredients.first('meat');
    const flavour = ingredients.the('seed', 'herb', 'garlic', 'spring', 'pepper');
    const named = ingredients.names(
      3,
      'herb',
      'seed',
      'garlic',
      'spring',
      'meat',
      'cheese',
      'dip',
      'brine',
      'sweet',
    );
    return {
      title: named ? `Pan flatbreads with ${named}` : 'Plain pan flatbreads',
      lead: 'Flour and water, a hot pan, and whatever the list has to go on top.',
      tasks: {
        heading: 'Check the cupboard',
        list: [
          'A heavy frying pan',
          'A clean cloth, to keep the finished breads soft',
          'A little extra for dusting the board',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            [
              'Mix',
              3,
              `Stir ${ingredients.the('flour', 'raising', 'salt', 'liquid')} and half of ${ingredients.the('oil')} into a soft dough.`,
            ],
            ['Knead', 4, `Knead until smooth${flavour ? `, working in ${flavour}` : ''}.`],
            ['Rest', 15, 'Cover and leave, so that the dough will roll.'],
            ['Roll', 5, 'Divide into four and roll each out as thin as a coin.'],
            [
              'Bake in the pan',
              8,
              `Cook one at a time in a very hot pan, a minute on each side, until blistered. Brush with the rest of ${ingredients.the('oil')}.`,
            ],
            meat !== undefined && [
              `Heat the ${meat.label}`,
              panMinutes(meat),
              sentences(cut(meat), `Fry in the same pan, ${untilDone(meat)}.`),
            ],
            ingredients.has('meat', 'cheese', 'dip', 'brine', 'sweet') && [
              'Top',
              1,
              `Top the hot flatbreads with ${ingredients.the('meat', 'cheese', 'dip', 'brine', 'sweet')}.`,
            ],
          ],
        },
      ],
      note: 'They stay soft in a cloth for an hour, and come back to life in a hot pan the next day.',
    };
  },
});
