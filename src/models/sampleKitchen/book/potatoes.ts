import { driedFirst, untilDone } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';

export const bakedPotatoes = dish({
  kind: 'baked potatoes',
  slots: {
    potato: { of: 'jacket', amount: '2', need: true },
    bean: { of: 'bakedbean' },
    pulse: { of: 'pulse', when: (has) => !has('bean') },
    fish: { of: 'tinfish', when: (has) => !has('bean') && !has('pulse') },
    cured: { of: 'cured', when: (has) => !has('bean') && !has('fish') },
    spring: { of: 'springonion' },
    sweetcorn: { of: 'raw', but: 'tomato root springonion hard', when: (has) => has('fish') },
    spice: { of: 'chilispice', when: (has) => has('pulse') },
    sauce: { of: 'mayo creme yoghurt creamcheese', but: 'icecream' },
    cheese: { of: 'cheese', amount: '60 g' },
    butter: { of: 'butter', amount: '20 g' },
    herb: { of: 'tender' },
    leaf: { of: 'leaf', but: 'leafy' },
    oil: { of: 'oil', cupboard: 'oil', amount: '1 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(ingredients) {
    const isSweet = ingredients.first('potato')?.name.singular.startsWith('sweet') ?? false;
    const topping = ingredients.names(
      2,
      'bean',
      'pulse',
      'fish',
      'cured',
      'cheese',
      'sauce',
      'spring',
    );
    const cured = ingredients.first('cured');
    const fish = ingredients.first('fish');
    const warm = ingredients.the('bean', 'pulse', 'spice');
    return {
      title: `Baked ${ingredients.first('potato')?.name.plural}${topping ? ` with ${topping}` : ''}`,
      lead: 'Crackling skin and a fluffy middle; the oven does nearly everything.',
      tasks: {
        heading: 'Before you start',
        list: [
          'Heat the oven to 200 °C',
          `Scrub ${ingredients.the('potato')} and prick all over with a fork`,
          ingredients.has('cheese') && `Grate or crumble ${ingredients.the('cheese')}`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'In the oven',
          steps: [
            ['Rub', 2, `Rub ${ingredients.the('potato')} with ${ingredients.the('oil', 'salt')}.`],
            [
              'Bake',
              isSweet ? 45 : 70,
              'Bake straight on the rack, until a knife slides in without resistance.',
            ],
          ],
        },
        {
          heading: 'The filling',
          steps: [
            warm !== '' && [
              'Heat',
              5,
              `Warm ${warm} in a small pan with a splash of hot water.`,
              'meanwhile',
            ],
            cured !== undefined && [
              `Fry the ${cured.label}`,
              cured.panMinutes,
              `Chop small and fry in a dry pan, ${untilDone(cured)}.`,
              'meanwhile',
            ],
            fish !== undefined && [
              `Warm the ${fish.label}`,
              3,
              `Flake the ${fish.label} and warm in a small pan, ${untilDone(fish)}.${ingredients.has('sweetcorn') ? ` Stir in ${ingredients.the('sweetcorn')}, cut small.` : ''}`,
              'meanwhile',
            ],
            [
              'Open and fill',
              3,
              `Cut a cross in ${ingredients.the('potato')}, squeeze open and fluff the inside with ${ingredients.the('butter', 'pepper')}.${ingredients.has('bean', 'pulse', 'fish', 'cured', 'sauce', 'cheese', 'spring', 'herb') ? ` Fill with ${ingredients.the('bean', 'pulse', 'fish', 'cured', 'sauce', 'cheese', 'spring', 'herb')}.` : ''}${ingredients.has('leaf') ? ` Serve with ${ingredients.the('leaf')}.` : ''}`,
            ],
          ],
        },
      ],
      note: 'Potatoes differ. Large ones may want a quarter of an hour more, and pricking lets the steam out so that none bursts.',
    };
  },
});
