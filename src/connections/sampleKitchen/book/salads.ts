import { driedFirst, PULSE_NOTE, theCut, until } from '../cooking';
import { dish, PEPPER, SALT } from '../dish';
import { sentences } from '../wording';

export const salad = dish({
  kind: 'salad with a dressing',
  slots: {
    leaf: { of: 'leaf', most: 2 },
    avocado: { of: 'avocado' },
    raw: { of: 'raw', but: 'springonion', most: 4 },
    spring: { of: 'springonion', amount: '2' },
    onion: { of: 'onion', amount: '½', when: (has) => !has('spring') && !has('leaf', 'toast') },
    pulse: { of: 'pulse' },
    fish: { of: 'tinfish smokedfish' },
    grill: { of: 'grill', when: (has) => !has('fish') },
    cheese: {
      of: 'cheese',
      when: (has) => !has('grill'),
    },
    fruit: { of: 'saladfruit', when: (has) => has('leaf') && !has('fish') },
    brine: { of: 'brine' },
    nut: { of: 'nut', but: 'stirnut' },
    herb: { of: 'tender' },
    citrus: { of: 'citrus', amount: '½' },
    vinegar: { of: 'vinegar', when: (has) => !has('citrus') },
    mustard: { of: 'mustard' },
    honey: { of: 'honey', amount: '1 tsp', when: (has) => has('citrus') || has('vinegar') },
    oil: { of: 'oil', cupboard: 'oil', amount: '2 tbsp' },
    salt: { ...SALT, amount: 'a pinch' },
    pepper: PEPPER,
  },
  suits: (has) => has('leaf', 'raw', 'avocado'),
  write(kit) {
    const grill = kit.first('grill');
    const fish = kit.first('fish');
    const turned = kit.the('leaf', 'raw', 'spring', 'onion', 'pulse', 'brine', 'herb', 'fruit');
    const cutUp = theCut(kit, 'raw', 'spring', 'onion', 'fruit', 'avocado');
    const citrus = kit.all('citrus').find(({ uses }) => !uses.has('juice'));
    return {
      title: `${kit.title(3, 'fish', 'grill', 'pulse', 'leaf', 'fruit', 'avocado', 'raw', 'cheese')} salad`,
      lead: 'Cold, crisp and dressed at the last moment.',
      tasks: {
        heading: 'Wash and chill',
        list: [
          kit.has('leaf') && `Wash ${kit.the('leaf')} and spin or pat quite dry`,
          kit.has('raw', 'spring', 'herb') && `Rinse ${kit.the('raw', 'spring', 'herb')}`,
          'Put the salad bowl in the fridge for ten minutes',
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'The dressing',
          steps: [
            [
              'Shake',
              2,
              `Put ${kit.the('oil', 'citrus', 'vinegar', 'mustard', 'honey', 'salt', 'pepper')} in a lidded jar${citrus ? `, the ${citrus.label} juiced,` : ''} and shake until thick.`,
            ],
          ],
        },
        {
          heading: 'The bowl',
          steps: [
            grill !== undefined && [
              `Fry the ${grill.label}`,
              grill.panMinutes,
              `Slice the ${grill.label} and fry in a dry pan on both sides, ${until(grill)}.`,
            ],
            kit.has('nut') && [
              'Toast',
              3,
              `Shake ${kit.the('nut')} in a dry pan, until golden at the edges.`,
            ],
            cutUp !== '' && ['Cut', 8, `Cut ${cutUp} into thin slices or small cubes.`],
            [
              'Build',
              3,
              sentences(
                turned && `Put ${turned} in the bowl and turn gently in the dressing.`,
                kit.has('avocado', 'fish', 'grill', 'cheese', 'nut') &&
                  `Arrange ${kit.the('avocado', 'fish', 'grill', 'cheese', 'nut')} on top${turned ? '' : ' of the dressing'}.`,
              ),
            ],
          ],
        },
      ],
      note: fish
        ? `The ${fish.label} can be eaten cold as bought. Fish that you cook yourself is safe at 63 °C (145 °F) inside.`
        : kit.has('pulse')
          ? PULSE_NOTE
          : 'Wet leaves shed a dressing, and dressed leaves wilt in ten minutes: dry first, dress last.',
    };
  },
});

export const grainBowl = dish({
  kind: 'warm grain bowl',
  slots: {
    grain: { of: 'grain', need: true },
    fried: { of: 'side', but: 'leafy raw onion', most: 2 },
    raw: { of: 'raw', but: 'springonion', most: 3 },
    onion: { of: 'onion springonion' },
    greens: { of: 'leaf leafy' },
    pulse: { of: 'pulse' },
    grill: { of: 'grill tofu' },
    cheese: { of: 'soft', when: (has) => !has('grill') },
    dried: { of: 'dried' },
    nut: { of: 'nut' },
    herb: { of: 'tender' },
    spice: { of: 'warm' },
    dip: { of: 'tahini yoghurt spreadable' },
    citrus: { of: 'citrus vinegar' },
    cube: { of: 'cube' },
    stock: { of: 'stock water', cupboard: 'water', amount: '300 ml' },
    oil: { of: 'oil', cupboard: 'oil', amount: '2 tbsp' },
    salt: SALT,
    pepper: PEPPER,
  },
  write(kit) {
    const grain = kit.first('grain');
    const grill = kit.first('grill');
    const isSoaked = grain?.panMinutes === 5;
    const named = kit.names(
      3,
      'grill',
      'fried',
      'raw',
      'pulse',
      'greens',
      'cheese',
      'onion',
      'herb',
      'nut',
    );
    return {
      title: named
        ? `${kit.title(1, 'grain')} bowl with ${named}`
        : `Seasoned ${kit.title(1, 'grain')}`,
      lead: 'Warm grains below, and something soft, fresh or crunchy above.',
      tasks: {
        heading: 'While the grains swell',
        list: [
          theCut(kit, 'fried', 'raw', 'onion') !== '' &&
            `Cut ${theCut(kit, 'fried', 'raw', 'onion')} small`,
          kit.has('pulse') && `Rinse and drain ${kit.the('pulse')}`,
          `Taste ${kit.the('grain')}: a grain with a hard core needs a few minutes more`,
        ],
      },
      parts: [
        driedFirst(kit, 'pulse'),
        {
          heading: 'The grains',
          steps: [
            [
              isSoaked ? 'Soak' : 'Simmer',
              isSoaked ? 8 : (grain?.panMinutes ?? 15),
              `Bring ${kit.the('stock')} to the boil with ${kit.the('spice', 'cube', 'salt')}. ${isSoaked ? `Pour over ${kit.the('grain')} in a bowl, cover and wait.` : `Add ${kit.the('grain')}, cover and cook over a low heat until tender, with more hot water from the kettle if the pan runs dry.`}`,
            ],
            ['Loosen', 1, `Fork through with half of ${kit.the('oil')}.`],
          ],
        },
        {
          heading: 'On top',
          steps: [
            grill !== undefined && [
              `Fry the ${grill.label}`,
              grill.panMinutes,
              `Slice the ${grill.label} and fry in a little of ${kit.the('oil')}, ${until(grill)}.`,
            ],
            kit.has('fried') && [
              'Fry',
              7,
              `Fry ${kit.the('fried')} in the rest of ${kit.the('oil')}, until brown in places.`,
            ],
            [
              'Build the bowls',
              4,
              sentences(
                kit.has('raw', 'onion', 'greens', 'pulse', 'dried') &&
                  `Mix ${kit.the('raw', 'onion', 'greens', 'pulse', 'dried')} through the grains.`,
                kit.has('grill', 'fried', 'cheese', 'nut', 'herb', 'dip') &&
                  `Top with ${kit.the('grill', 'fried', 'cheese', 'nut', 'herb', 'dip')}.`,
                `Season with ${kit.the('citrus', 'pepper')}${kit.has('grill', 'fried') ? '' : ` and what is left of ${kit.the('oil')}`}.`,
              ),
            ],
          ],
        },
      ],
      note: kit.has('pulse')
        ? PULSE_NOTE
        : 'Grains drink seasoning: salt the liquid rather than the bowl.',
    };
  },
});

export const coldPlate = dish({
  kind: 'cold plate',
  slots: {
    cheese: { of: 'cheese', most: 2 },
    biscuit: { of: 'biscuit' },
    dip: { of: 'dip', but: 'creme yoghurt', most: 2 },
    olive: { of: 'brine', most: 2 },
    raw: { of: 'raw', but: 'springonion', most: 3 },
    fruit: { of: 'saladfruit', most: 2 },
    dried: { of: 'dried' },
    nut: { of: 'nut stirnut', most: 2 },
    relish: { of: 'relish honey' },
    chocolate: { of: 'chocolate', amount: '40 g' },
  },
  suits: (has, count) =>
    has('nut') ||
    (has('cheese', 'biscuit', 'dip', 'dried') &&
      count('cheese', 'biscuit', 'dip', 'olive', 'raw', 'fruit', 'dried', 'chocolate') > 1),
  write(kit) {
    const cutUp = theCut(kit, 'raw', 'fruit');
    return {
      title: `Cold plate of ${kit.names(3, 'cheese', 'dip', 'olive', 'nut', 'fruit', 'raw', 'dried', 'biscuit')}`,
      lead: 'Nothing to cook, so the care goes into temperature and arrangement.',
      tasks: {
        heading: 'An hour ahead',
        list: [
          kit.has('cheese') && `Take ${kit.the('cheese')} out of the fridge`,
          kit.has('raw', 'fruit') && `Wash ${kit.the('raw', 'fruit')}`,
          'A board, small bowls and a knife for each',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            kit.has('nut') && [
              'Toast',
              4,
              `Shake ${kit.the('nut')} in a dry pan over a medium heat, until golden in spots.`,
            ],
            cutUp !== '' && ['Cut', 6, `Cut ${cutUp} into sticks, wedges or slices.`],
            [
              'Arrange',
              5,
              sentences(
                kit.has('cheese', 'dip', 'olive') &&
                  `Set ${kit.the('cheese', 'dip', 'olive')} out first, well apart.`,
                kit.has('biscuit', 'raw', 'fruit', 'dried', 'nut', 'relish', 'chocolate') &&
                  `Fill the board with ${kit.the('biscuit', 'raw', 'fruit', 'dried', 'nut', 'relish', 'chocolate')}.`,
              ),
            ],
            [
              'Let it stand',
              15,
              'Leave the board out, so that nothing is as cold as the fridge when it is served.',
            ],
          ],
        },
      ],
      note: 'A plate like this may stand at room temperature for two hours, then what is left goes back into the fridge.',
    };
  },
});
