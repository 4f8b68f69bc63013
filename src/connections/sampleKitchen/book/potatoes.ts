import { driedFirst, until } from '../cooking';
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
  write(kit) {
    const isSweet = kit.first('potato')?.name.singular.startsWith('sweet') ?? false;
    const topping = kit.names(2, 'bean', 'pulse', 'fish', 'cured', 'cheese', 'sauce', 'spring');
    const cured = kit.first('cured');
    const fish = kit.first('fish');
    const warm = kit.the('bean', 'pulse', 'spice');
    return {
      title: `Baked ${kit.first('potato')?.name.plural}${topping ? ` with ${topping}` : ''}`,
      lead: 'Crackling skin and a fluffy middle; the oven does nearly everything.',
      tasks: {
        heading: 'Oven on first',
        list: [
          'Heat the oven to 200 °C',
          `Scrub ${kit.the('potato')} and prick all over with a fork`,
          kit.has('cheese') && `Grate or crumble ${kit.the('cheese')}`,
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'In the oven',
          steps: [
            ['Rub', 2, `Rub ${kit.the('potato')} with ${kit.the('oil', 'salt')}.`],
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
              `Chop small and fry in a dry pan, ${until(cured)}.`,
              'meanwhile',
            ],
            fish !== undefined && [
              `Warm the ${fish.label}`,
              3,
              `Flake the ${fish.label} and warm in a small pan, ${until(fish)}.${kit.has('sweetcorn') ? ` Stir in ${kit.the('sweetcorn')}, cut small.` : ''}`,
              'meanwhile',
            ],
            [
              'Open and fill',
              3,
              `Cut a cross in ${kit.the('potato')}, squeeze open and fluff the inside with ${kit.the('butter', 'pepper')}.${kit.has('bean', 'pulse', 'fish', 'cured', 'sauce', 'cheese', 'spring', 'herb') ? ` Fill with ${kit.the('bean', 'pulse', 'fish', 'cured', 'sauce', 'cheese', 'spring', 'herb')}.` : ''}${kit.has('leaf') ? ` Serve with ${kit.the('leaf')}.` : ''}`,
            ],
          ],
        },
      ],
      note: 'Potatoes differ. Large ones may want a quarter of an hour more, and pricking lets the steam out so that none bursts.',
    };
  },
});
