import { cut, EGG, EGG_NOTE, panMinutes, until } from '../cooking';
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
  write(kit) {
    const ham = kit.first('ham');
    const inside = kit.the('ham', 'veg', 'onion', 'greens');
    return {
      title: `Toasted ${kit.title(3, 'cheese', 'ham', 'veg', 'onion')} sandwiches`,
      lead: 'Low heat and a heavy lid: the middle melts before the crust is too dark.',
      tasks: {
        heading: 'Set out',
        list: [
          kit.has('veg', 'onion') && `Slice ${kit.the('veg', 'onion')} very thin and pat dry`,
          `Grate or slice ${kit.the('cheese')}`,
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
              sentences(cut(ham), `Fry in a dry pan, ${until(ham)}.`),
            ],
            [
              'Fill',
              4,
              `Spread ${kit.the('fat')} on the outside of ${kit.the('bread')}. Fill the inside with ${kit.the('pesto', 'spread', 'cheese', 'pepper')}${inside ? `, then ${inside}` : ''}.`,
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
    citrus: { of: 'citrus', amount: '½', when: (has) => has('fish') || has('avocado') },
    fat: { of: 'butter oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: { ...SALT, amount: 'a pinch' },
    pepper: PEPPER,
  },
  write(kit) {
    const fish = kit.first('fish');
    const hot = kit.the('bean', 'fried');
    const named = kit.names(3, 'bean', 'fish', 'avocado', 'hummus', 'soft', 'fried', 'tomato');
    const top = kit.the(
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
    const rubbed = kit.has('fried') ? '' : kit.the('garlic');
    return {
      title: named ? `${named} on toast` : `Toast with ${kit.names(2, 'garlic', 'herb', 'fat')}`,
      lead: 'A knife-and-fork toast, topped to the edges.',
      tasks: {
        heading: 'To hand',
        list: [
          kit.has('fried', 'tomato') && `Slice ${kit.the('fried', 'tomato')}`,
          kit.has('avocado') && `Mash ${kit.the('avocado')} with a fork`,
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
              `Heat ${kit.has('fried') ? `${kit.the('fried', 'garlic')} in half of ${kit.the('fat')}` : kit.the('bean')}, stirring, until hot and soft.`,
            ],
            fish !== undefined && [
              `Heat the ${fish.label}`,
              fish.panMinutes,
              `Heat the ${fish.label} in a pan, ${until(fish)}.`,
            ],
            kit.has('tomato') && [
              'Season',
              3,
              `Turn ${kit.the('tomato')} in ${kit.the('salt')} and leave to give up some juice.`,
            ],
            [
              'Toast',
              3,
              `Toast ${kit.the('bread')}${rubbed ? `, rub with ${rubbed} cut in half,` : ''} and brush with ${kit.the('fat')}.`,
            ],
            [
              'Top',
              2,
              `${top ? `Pile on ${top}. ` : ''}Season with ${kit.has('tomato') ? kit.the('citrus', 'pepper') : kit.the('citrus', 'salt', 'pepper')}.`,
            ],
          ],
        },
      ],
      note: 'Stale slices make the better toast: they are drier, so they go crisp before they burn.',
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
  write(kit) {
    const meat = kit.first('meat');
    return {
      title: `Scrambled eggs${kit.has('meat', 'veg', 'greens', 'avocado', 'cheese') ? ` with ${kit.names(2, 'meat', 'veg', 'greens', 'avocado', 'cheese')}` : ''} on ${kit.first('bread')?.uses.has('wrap') ? 'flatbread' : 'toast'}`,
      lead: 'Slow heat and a steady spoon make soft curds.',
      tasks: {
        heading: 'In the right order',
        list: [
          `Put ${kit.the('bread')} in to toast when the curds begin to form`,
          kit.has('avocado') && `Slice ${kit.the('avocado')} last, before it browns`,
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
              `Fry in a dry pan ${until(meat)}. Keep warm.`,
            ],
            kit.has('veg', 'greens') && [
              `Fry ${kit.the('veg', 'greens')}`,
              4,
              `Cut ${kit.the('veg', 'greens')} up and cook in half of ${kit.the('fat')}, until soft. Keep warm.`,
            ],
            [
              'Scramble',
              5,
              `Beat ${kit.the('egg', 'milk', 'salt', 'pepper')} together. Stir slowly in ${kit.the('fat')} over a low heat, until thick and just set, ${EGG}.${kit.has('cheese', 'herb') ? ` Fold in ${kit.the('cheese', 'herb')}.` : ''}`,
            ],
            [
              'Toast and top',
              2,
              `Toast ${kit.the('bread')} and pile on ${kit.the('egg', 'meat', 'veg', 'greens', 'avocado')}.${kit.has('sauce') ? ` Pass ${kit.the('sauce')} round.` : ''}`,
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
  write(kit) {
    const over = kit.the('chocolate', 'nut', 'spice', 'honey');
    return {
      title: `${kit.names(3, 'spread', 'fruit', 'chocolate', 'honey')} on toast`,
      lead: 'Ten minutes at most, for breakfast or the end of a long day.',
      tasks: {
        heading: 'To hand',
        list: [
          'A sharp knife and two plates',
          kit.has('fruit') && `Check that ${kit.the('fruit')} will be sweet enough`,
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            kit.has('fruit') && [
              'Cut',
              2,
              `Peel or wash ${kit.the('fruit')} and slice what is large.`,
            ],
            ['Toast', 3, `Toast ${kit.the('bread')}, until deep golden.`],
            [
              'Top',
              2,
              sentences(
                kit.has('fat', 'spread') && `Spread with ${kit.the('fat', 'spread')} while hot.`,
                kit.has('fruit') && `Lay ${kit.the('fruit')} on top.`,
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
