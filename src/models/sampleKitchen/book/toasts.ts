import { coldFishNote, cut, EGG, EGG_NOTE, panMinutes, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const toastie = dish({
  kind: 'toasted sandwich',
  slots: {
    bread: { of: 'bread', need: true },
    cheese: { of: 'melt soft creamcheese', need: true },
    ham: { of: 'cured tinfish leftover' },
    veg: { of: 'toast', amount: '80 g' },
    onion: { of: 'onion springonion', amount: '½' },
    greens: { of: 'leafy pizzaleaf', amount: 'a handful' },
    pesto: { of: 'pesto', amount: '1 tbsp' },
    spread: { of: 'mustard relish', amount: '1 tbsp', when: (has) => !has('pesto') },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    pepper: PEPPER,
  },
  write(ingredients) {
    const ham = ingredients.first('ham');
    const inside = ingredients.the('ham', 'veg', 'onion', 'greens');
    return {
      title: `Toasted ${ingredients.title(3, 'cheese', 'ham', 'veg', 'onion')} sandwiches`,
      lead: 'Low heat and a heavy lid: the middle melts before the crust is too dark.',
      tasks: {
        heading: 'Set out',
        list: [
          ingredients.has('veg', 'onion') &&
            `Slice ${ingredients.the('veg', 'onion')} very thin and pat dry`,
          `Grate or slice ${ingredients.the('cheese')}`,
          'A second pan or a lid, as a weight',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            ham !== undefined && [
              `Heat the ${ham.label}`,
              panMinutes(ham),
              sentences(cut(ham), `Fry in a dry pan, ${untilDone(ham)}.`),
            ],
            [
              'Fill',
              4,
              `Spread ${ingredients.the('fat')} on the outside of ${ingredients.the('bread')}. Fill the inside with ${ingredients.the('pesto', 'spread', 'cheese', 'pepper')}${inside ? `, then ${inside}` : ''}.`,
            ],
            [
              'Toast',
              4,
              'Lay in a cold pan, put the weight on and toast over a medium to low heat, until golden.',
            ],
            ['Turn', 3, 'Turn and toast the other side, until the filling runs.'],
            ['Wait', 1, 'Give it a minute on a board, then cut in half.'],
          ],
        },
      ],
      note: 'Fat on the outside, not in the pan, browns the crust evenly to the corners.',
    };
  },
});

export const toast = dish({
  kind: 'topped toast',
  slots: {
    bread: { of: 'bread', need: true },
    bean: { of: 'bakedbean' },
    fish: { of: 'tinfish smokedfish cured', when: (has) => !has('bean') },
    avocado: { of: 'avocado', when: (has) => !has('bean') },
    hummus: { of: 'spreadable', when: (has) => !has('bean') && !has('avocado') },
    soft: { of: 'creamcheese soft', when: (has) => !has('hummus') && !has('bean') },
    fried: { of: 'toast', but: 'tomato', when: (has) => !has('bean') },
    tomato: { of: 'tomato', amount: '200 g', when: (has) => !has('bean') },
    leaf: { of: 'leaf pizzaleaf', amount: 'a handful' },
    garlic: { of: 'garlic', amount: '1 clove' },
    chilli: { of: 'hot hotsauce' },
    cheese: { of: 'melt', but: 'soft', amount: '40 g', when: (has) => has('bean') },
    herb: { of: 'tender' },
    mayo: { of: 'mayo', when: (has) => has('fish', 'tinfish') },
    citrus: { of: 'citrus', amount: '½', when: (has) => has('fish') || has('avocado') },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: { ...SALT, amount: 'a pinch' },
    pepper: PEPPER,
  },
  suits: (has) =>
    has('bean', 'fish', 'avocado', 'hummus', 'soft', 'fried', 'tomato', 'leaf', 'garlic', 'herb'),
  write(ingredients) {
    const fish = ingredients.first('fish');
    const isMixed = ingredients.has('mayo');
    const isCold = isMixed || fish?.uses.has('smokedfish');
    const hot = ingredients.the('bean', 'fried');
    const named = ingredients.names(
      3,
      'bean',
      'fish',
      'avocado',
      'hummus',
      'soft',
      'fried',
      'tomato',
    );
    const top = ingredients.the(
      'hummus',
      'soft',
      'avocado',
      'bean',
      'fried',
      'fish',
      'tomato',
      'cheese',
      'leaf',
      'chilli',
      'herb',
    );
    const rubbed = ingredients.has('fried') ? '' : ingredients.the('garlic');
    return {
      title: named
        ? `${named} on toast`
        : `Toast with ${ingredients.names(2, 'garlic', 'herb', 'fat')}`,
      lead: 'A knife-and-fork toast, topped to the edges.',
      tasks: {
        heading: 'To hand',
        list: [
          ingredients.has('fried', 'tomato') && `Slice ${ingredients.the('fried', 'tomato')}`,
          ingredients.has('avocado') && `Mash ${ingredients.the('avocado')} with a fork`,
          'Toast last of all, so that it is still crisp under the topping',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            hot !== '' && [
              'Cook the topping',
              5,
              `Heat ${ingredients.has('fried') ? `${ingredients.the('fried', 'garlic')} in half of ${ingredients.the('fat')}` : ingredients.the('bean')}, stirring, until hot and soft.`,
            ],
            isMixed && [
              'Mix',
              2,
              `Mix ${ingredients.the('fish')} with ${ingredients.the('mayo')}.`,
            ],
            fish !== undefined &&
              !isCold && [
                `Heat the ${fish.label}`,
                fish.panMinutes,
                `Heat the ${fish.label} in a pan, ${untilDone(fish)}.`,
              ],
            ingredients.has('tomato') && [
              'Season',
              3,
              `Turn ${ingredients.the('tomato')} in ${ingredients.the('salt')} and leave to give up some juice.`,
            ],
            [
              'Toast',
              3,
              `Toast ${ingredients.the('bread')}${rubbed ? `, rub with ${rubbed} cut in half,` : ''} and brush with ${ingredients.the('fat')}.`,
            ],
            [
              'Top',
              2,
              `${top ? `Pile on ${top}. ` : ''}Season with ${ingredients.has('tomato') ? ingredients.the('citrus', 'pepper') : ingredients.the('citrus', 'salt', 'pepper')}.`,
            ],
          ],
        },
      ],
      note:
        fish && isCold
          ? coldFishNote(fish)
          : 'Stale slices make the better toast: they are drier, so they go crisp before they burn.',
    };
  },
});

export const eggsOnToast = dish({
  kind: 'scrambled eggs on toast',
  slots: {
    egg: { of: 'egg', need: true },
    bread: { of: 'bread wrap', but: 'puff', amount: '2 slices', need: true },
    meat: { of: 'cured smokedfish' },
    veg: { of: 'toast' },
    greens: { of: 'leafy', when: (has) => !has('veg') },
    milk: { of: 'milk cream', amount: '2 tbsp' },
    cheese: { of: 'cheese', amount: '30 g' },
    herb: { of: 'herb', but: 'woody' },
    avocado: { of: 'avocado' },
    sauce: { of: 'relish hotsauce' },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const meat = ingredients.first('meat');
    return {
      title: `Scrambled eggs${ingredients.has('meat', 'veg', 'greens', 'avocado', 'cheese') ? ` with ${ingredients.names(2, 'meat', 'veg', 'greens', 'avocado', 'cheese')}` : ''} on ${ingredients.first('bread')?.uses.has('wrap') ? 'flatbread' : 'toast'}`,
      lead: 'Slow heat and a steady spoon make soft curds.',
      tasks: {
        heading: 'In the right order',
        list: [
          `Put ${ingredients.the('bread')} in to toast when the curds begin to form`,
          ingredients.has('avocado') &&
            `Slice ${ingredients.the('avocado')} last, before it browns`,
          'Take the pan off the heat the moment the curds hold together',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            meat !== undefined && [
              `Fry the ${meat.label}`,
              meat.panMinutes,
              `Fry in a dry pan ${untilDone(meat)}. Keep warm.`,
            ],
            ingredients.has('veg', 'greens') && [
              `Fry ${ingredients.the('veg', 'greens')}`,
              4,
              `Cut ${ingredients.the('veg', 'greens')} up and cook in half of ${ingredients.the('fat')}, until soft. Keep warm.`,
            ],
            [
              'Scramble',
              5,
              `Beat ${ingredients.the('egg', 'milk', 'salt', 'pepper')} together. Stir slowly in ${ingredients.the('fat')} over a low heat, until thick and just set, ${EGG}.${ingredients.has('cheese', 'herb') ? ` Fold in ${ingredients.the('cheese', 'herb')}.` : ''}`,
            ],
            [
              'Toast and top',
              2,
              `Toast ${ingredients.the('bread')} and pile on ${ingredients.the('egg', 'meat', 'veg', 'greens', 'avocado')}.${ingredients.has('sauce') ? ` Pass ${ingredients.the('sauce')} round.` : ''}`,
            ],
          ],
        },
      ],
      note: EGG_NOTE,
    };
  },
});

export const sweetToast = dish({
  kind: 'sweet toast',
  slots: {
    bread: { of: 'bread', amount: '2 slices', need: true },
    spread: { of: 'nutbutter jam creamcheese', amount: '2 tbsp', most: 2 },
    fruit: { of: 'top bowl' },
    chocolate: { of: 'chocolate', amount: '30 g' },
    honey: { of: 'honey', amount: '1 tsp' },
    nut: { of: 'bakenut', amount: '15 g' },
    spice: { of: 'sweetspice' },
    fat: { of: 'butter', amount: '10 g' },
  },
  suits: (has, count) => has('spread') || (count('fruit') > 0 && has('honey', 'chocolate', 'fat')),
  write(ingredients) {
    const over = ingredients.the('chocolate', 'nut', 'spice', 'honey');
    return {
      title: `${ingredients.names(3, 'spread', 'fruit', 'chocolate', 'honey')} on toast`,
      lead: 'Ten minutes at most, for breakfast or the end of a long day.',
      tasks: {
        heading: 'To hand',
        list: [
          'A sharp knife and plates',
          ingredients.has('fruit') && `Check that ${ingredients.the('fruit')} will be sweet enough`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            ingredients.has('fruit') && [
              'Cut',
              2,
              `Peel or wash ${ingredients.the('fruit')} and slice what is large.`,
            ],
            ['Toast', 3, `Toast ${ingredients.the('bread')}, until deep golden.`],
            [
              'Top',
              2,
              sentences(
                ingredients.has('fat', 'spread') &&
                  `Spread with ${ingredients.the('fat', 'spread')} while hot.`,
                ingredients.has('fruit') && `Lay ${ingredients.the('fruit')} on top.`,
                over && `Finish with ${over}.`,
              ),
            ],
          ],
        },
      ],
      note: 'Toast is crisp for five minutes, so it is topped and eaten at once.',
    };
  },
});
