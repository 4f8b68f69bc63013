import { coldFishNote, driedFirst, PULSE_NOTE, theCut, untilDone } from '../cooking';
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
  write(ingredients) {
    const grill = ingredients.first('grill');
    const fish = ingredients.first('fish');
    const turned = ingredients.the(
      'leaf',
      'raw',
      'spring',
      'onion',
      'pulse',
      'brine',
      'herb',
      'fruit',
    );
    const cutUp = theCut(ingredients, 'raw', 'spring', 'onion', 'fruit', 'avocado');
    const citrus = ingredients.all('citrus').find(({ uses }) => !uses.has('juice'));
    return {
      title: `${ingredients.title(3, 'fish', 'grill', 'pulse', 'leaf', 'fruit', 'avocado', 'raw', 'cheese')} salad`,
      lead: 'Cold, crisp and dressed at the last moment.',
      tasks: {
        heading: 'Wash and chill',
        list: [
          ingredients.has('leaf') && `Wash ${ingredients.the('leaf')} and spin or pat quite dry`,
          ingredients.has('raw', 'spring', 'herb') &&
            `Rinse ${ingredients.the('raw', 'spring', 'herb')}`,
          'Put the salad bowl in the fridge for ten minutes',
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'The dressing',
          steps: [
            [
              'Shake',
              2,
              `Put ${ingredients.the('oil', 'citrus', 'vinegar', 'mustard', 'honey', 'salt', 'pepper')} in a lidded jar${citrus ? `, the ${citrus.label} juiced,` : ''} and shake until thick.`,
            ],
          ],
        },
        {
          heading: 'The bowl',
          steps: [
            grill !== undefined && [
              `Fry the ${grill.label}`,
              grill.panMinutes,
              `Slice the ${grill.label} and fry in a dry pan on both sides, ${untilDone(grill)}.`,
            ],
            ingredients.has('nut') && [
              'Toast',
              3,
              `Shake ${ingredients.the('nut')} in a dry pan, until golden at the edges.`,
            ],
            cutUp !== '' && ['Cut', 8, `Cut ${cutUp} into thin slices or small cubes.`],
            [
              'Build',
              3,
              sentences(
                turned && `Put ${turned} in the bowl and turn gently in the dressing.`,
                ingredients.has('avocado', 'fish', 'grill', 'cheese', 'nut') &&
                  `Arrange ${ingredients.the('avocado', 'fish', 'grill', 'cheese', 'nut')} on top${turned ? '' : ' of the dressing'}.`,
              ),
            ],
          ],
        },
      ],
      note: fish
        ? coldFishNote(fish)
        : ingredients.has('pulse')
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
  write(ingredients) {
    const grain = ingredients.first('grain');
    const grill = ingredients.first('grill');
    const isSoaked = grain?.panMinutes === 5;
    const named = ingredients.names(
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
        ? `${ingredients.title(1, 'grain')} bowl with ${named}`
        : `Seasoned ${ingredients.title(1, 'grain')}`,
      lead: 'Warm grains below, and something soft, fresh or crunchy above.',
      tasks: {
        heading: 'While the grains swell',
        list: [
          theCut(ingredients, 'fried', 'raw', 'onion') !== '' &&
            `Cut ${theCut(ingredients, 'fried', 'raw', 'onion')} small`,
          ingredients.has('pulse') && `Rinse and drain ${ingredients.the('pulse')}`,
          `Taste ${ingredients.the('grain')}: a grain with a hard core needs a few minutes more`,
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'The grains',
          steps: [
            [
              isSoaked ? 'Soak' : 'Simmer',
              isSoaked ? 8 : (grain?.panMinutes ?? 15),
              `Bring ${ingredients.the('stock')} to the boil with ${ingredients.the('spice', 'cube', 'salt')}. ${isSoaked ? `Pour over ${ingredients.the('grain')} in a bowl, cover and wait.` : `Add ${ingredients.the('grain')}, cover and cook over a low heat until tender, with more hot water from the kettle if the pan runs dry.`}`,
            ],
            ['Loosen', 1, `Fork through with half of ${ingredients.the('oil')}.`],
          ],
        },
        {
          heading: 'On top',
          steps: [
            grill !== undefined && [
              `Fry the ${grill.label}`,
              grill.panMinutes,
              `Slice the ${grill.label} and fry in a little of ${ingredients.the('oil')}, ${untilDone(grill)}.`,
            ],
            ingredients.has('fried') && [
              'Fry',
              7,
              `Fry ${ingredients.the('fried')} in the rest of ${ingredients.the('oil')}, until brown in places.`,
            ],
            [
              'Build the bowls',
              4,
              sentences(
                ingredients.has('raw', 'onion', 'greens', 'pulse', 'dried') &&
                  `Mix ${ingredients.the('raw', 'onion', 'greens', 'pulse', 'dried')} through the grains.`,
                ingredients.has('grill', 'fried', 'cheese', 'nut', 'herb', 'dip') &&
                  `Top with ${ingredients.the('grill', 'fried', 'cheese', 'nut', 'herb', 'dip')}.`,
                `Season with ${ingredients.the('citrus', 'pepper')}${ingredients.has('grill', 'fried') ? '' : ` and what is left of ${ingredients.the('oil')}`}.`,
              ),
            ],
          ],
        },
      ],
      note: ingredients.has('pulse')
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
  write(ingredients) {
    const cutUp = theCut(ingredients, 'raw', 'fruit');
    return {
      title: `Cold plate of ${ingredients.names(3, 'cheese', 'dip', 'olive', 'nut', 'fruit', 'raw', 'dried', 'biscuit')}`,
      lead: 'Nothing to cook, so the care goes into temperature and arrangement.',
      tasks: {
        heading: 'An hour ahead',
        list: [
          ingredients.has('cheese') && `Take ${ingredients.the('cheese')} out of the fridge`,
          ingredients.has('raw', 'fruit') && `Wash ${ingredients.the('raw', 'fruit')}`,
          'A board, small bowls and a knife for each',
        ],
      },
      parts: [
        {
          heading: 'Method',
          steps: [
            ingredients.has('nut') && [
              'Toast',
              4,
              `Shake ${ingredients.the('nut')} in a dry pan over a medium heat, until golden in spots.`,
            ],
            cutUp !== '' && ['Cut', 6, `Cut ${cutUp} into sticks, wedges or slices.`],
            [
              'Arrange',
              5,
              sentences(
                ingredients.has('cheese', 'dip', 'olive') &&
                  `Set ${ingredients.the('cheese', 'dip', 'olive')} out first, well apart.`,
                ingredients.has('biscuit', 'raw', 'fruit', 'dried', 'nut', 'relish', 'chocolate') &&
                  `Fill the board with ${ingredients.the('biscuit', 'raw', 'fruit', 'dried', 'nut', 'relish', 'chocolate')}.`,
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
