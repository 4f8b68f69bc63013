import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { learn } from '../../src/foods/languages/learn';
import { readText } from '../../src/reading/document/marks/readText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { getReady } from '../../src/recipe/ReadyPage';
import { nameTimer } from '../../src/recipe/timers/nameTimer';
import { compareList } from '../support/compareList';

const PIE = `# Pie

## Ingredients

- 2 onions, finely chopped
- 200 g flour

## Equipment

- A 20 cm tin

## Before you start

Take the butter out of the fridge.

## Method

1. Rub in the flour.
2. Bake at 190 °C (170 °C fan) for 30 minutes.

## Tips

- Serve it cold.
`;

function readyFor(text: string) {
  const ready = getReady(readText(text));
  return ready && { ...ready, tasks: ready.tasks.map((task) => task.text) };
}

it('a cook gets ready the oven, and what the recipe asks for before its steps', () => {
  expect(readyFor(PIE)).toEqual({
    oven: { setting: '190 °C (170 °C fan)', step: 1 },
    tasks: ['A 20 cm tin', 'Take the butter out of the fridge.'],
  });
});

it('a cook gets ready the groups of ingredients with their headings', () => {
  const grouped = PIE.replace('- 2 onions', '### Filling\n\n- 2 onions').replace(
    '- 200 g flour',
    '\n### Crust\n\n- 200 g flour',
  );
  const blocks = (text: string) =>
    readText(text).ingredients.map(
      (block) => /Filling|Crust|Ingredients/.exec(JSON.stringify(block))?.[0],
    );
  expect(blocks(grouped)).toEqual(['Filling', undefined, 'Crust', undefined]);
  expect(blocks(PIE)).toEqual([undefined]);
});

it('a text without ingredients and an oven needs nothing', () => {
  expect(readyFor('1. Boil it.\n2. Fry it.')).toBeNull();
});

it('an oven that "Before you start" already names is not a second task', () => {
  const text = PIE.replace('Take the butter out', 'Heat the oven. Take the butter out');
  expect(readyFor(text)?.oven).toBeNull();
});

it('each item is a task of its own, without the items below it and boxes that the recipe has', () => {
  const text = PIE.replace(
    '- A 20 cm tin',
    '- [ ] A tin\n- **Bowls**\n  - a large one\n\n  - a small one',
  );
  expect(readyFor(text)?.tasks.slice(0, 4)).toEqual([
    'A tin',
    'Bowls',
    'a large one',
    'a small one',
  ]);
});

it.each([
  ['Zutaten', 'Utensilien', 'Zubereitung'],
  ['Ingrédients', 'Ustensiles', 'Préparation'],
  ['Ingredientes', 'Antes de empezar', 'Preparación'],
])('what is below the heading of this language is a task: %s, %s', (ingredients, ready, method) => {
  const text = `# X\n\n## ${ingredients}\n\n- 1 x\n- 2 y\n\n## ${ready}\n\n- xyz\n\n## ${method}\n\n1. X.\n2. Y.`;
  expect(readyFor(text)?.tasks).toEqual(['xyz']);
});

describe('the oven', () => {
  it.each<[string, string | undefined]>([
    ['A Dutch oven', '350°F'],
    ['Oven', '350°F'],
    ['Preheat the oven to 350°F', undefined],
  ])('beside the task "%s" is %j', (task, setting) => {
    const text = `- 1 egg\n\n## Equipment\n\n- ${task}\n\n## Method\n\n1. Heat the oven to 350°F.\n2. Serve.`;
    expect(readyFor(text)).toMatchObject({ tasks: [task] });
    expect(readyFor(text)?.oven?.setting).toBe(setting);
  });

  it.each<[string, string | undefined]>([
    ['Heat the oven to 200°C/180°C fan/gas 6.', '200°C/180°C fan/gas 6'],
    ['Preheat the oven.', ''],
    ['Heat the oven to gas mark 4.', 'gas mark 4'],
    ['Roast until it is 71 °C inside.', undefined],
    ['Fry it in oil of 170 °C.', undefined],
    ['Preheat oven to 350 degrees. Grease a 9x13 inch dish.', '350 degrees'],
    ['Heat oven-proof gloves for 350 degrees.', undefined],
    ['Den Backofen auf 190 Grad Ober-/Unterhitze vorheizen.', '190 Grad'],
    ['Im vorgeheizten Ofen bei 180 Grad (Umluft 160 Grad) backen.', '180 Grad (Umluft 160 Grad)'],
    ['Préchauffe le four à 165°.', '165°'],
    ['Precalentamos el horno a 220º.', '220º'],
    ['Preheat the oven to 400', '400'],
    ['Preheat the oven to 180c and line a tin.', '180c'],
    ['Bake in a 350-degree oven.', '350-degree'],
    ['Preheat the oven to 180ºC fan/400ºF.', '180ºC fan/400ºF'],
    ['Arrange the racks in the oven and heat to 325 degrees.', '325 degrees'],
    ['Put it into the oven. Rotate the tray 180 degrees after 10 minutes.', undefined],
    ['Preheat the air fryer to 375 degrees.', undefined],
    ['Preheat the grill to 200 °C.', undefined],
    ['Heat the oil in a Dutch oven to 350 °F.', undefined],
    ['Cut it at an angle of 45° and put it into an ovenproof dish.', undefined],
  ])('of "%s" is set to %j', (step, setting) => {
    expect(readyFor(`- 1 egg\n\n1. ${step}\n2. Serve.`)?.oven?.setting).toBe(setting);
  });
});

it('a list in two languages is compared with a recipe in German', async () => {
  await learn('de');
  const text =
    '# Pfannkuchen\n\n## Zutaten\n\n- 250 g Mehl\n- 3 Eier\n- 1/2 l Milch\n- 50 g Butter\n- 1 Prise Salz\n\n## Zubereitung\n\n1. Das Mehl mit den Eiern und der Milch verrühren.\n2. In der Butter ausbacken.\n';
  const found = compareList(['flour', 'Eier', 'Topfen'], parseRecipe(text), ['salt']);
  expect(found?.used).toEqual(['flour', 'Eier']);
  expect(found?.unused).toEqual(['Topfen']);
  expect(found?.needs.map(({ names }) => names)).toEqual([['Milch'], ['Butter']]);
});

it.each(['Utensilien', 'Küchenutensilien', 'Werkzeug', 'Bevor du anfängst'])(
  'the check knows that "%s" is the heading of what a cook gets ready',
  async (heading) => {
    await learn('de');
    const text = `# Rührei\n\n## Zutaten\n\n- 3 Eier\n\n## ${heading}\n\n- Pfanne\n\n## Zubereitung\n\n1. Die Eier verrühren.\n2. In der Pfanne stocken lassen.`;
    const avoided = { ...NO_PREFERENCES, allergens: ['milk' as const] };
    const found = checkReading(readText(text), avoided, false, []);
    expect(found.check.results.map(({ verdict }) => verdict)).toEqual(['nothing']);
  },
);

it.each([
  ['Den Teig zugedeckt 30 Minuten gehen lassen.', ['Teig']],
  ['Während der Reis kocht, das Gemüse 5 Minuten dünsten.', ['Gemüse']],
  ['Die Zwiebeln schälen. Alles 5 Minuten braten.', ['']],
])('a time in "%s" is named after the food of its sentence', async (step, names) => {
  await learn('de');
  const text = `# Suppe\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 Zwiebel\n\n## Zubereitung\n\n1. ${step}\n2. Mit den Kräutern servieren und genießen.\n`;
  const { steps, language } = parseRecipe(text);
  const [first] = steps;
  expect(first?.durations.map((_, index) => nameTimer(first, index, language))).toEqual(names);
});

const WORK = '## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil.';

function pieces(text: string) {
  const { head = [], below = [] } = readText(text).parts?.whole ?? {};
  return [head, below].map((nodes) =>
    textOf({ type: 'root', children: structuredClone(nodes) as never[] })
      .trim()
      .replace(/\s+/g, ' '),
  );
}

describe('a recipe is split', () => {
  it.each([
    ['below its name', `# Rice\n\n${WORK}`, 'Rice'],
    [
      'below time and servings',
      `# Rice\n\nSoft.\n\n**Serves 2** · 20 min\n\n${WORK}`,
      'Rice Soft. Serves 2 · 20 min',
    ],
    [
      'below a list of facts',
      `# Rice\n\n- Prep: 5 min\n- Serves: 2\n\n${WORK}`,
      'Rice Prep: 5 min Serves: 2',
    ],
    [
      'above ingredients without a heading',
      '# Rice\n\nSoft.\n\n- 200 g rice\n\n1. Boil.',
      'Rice Soft.',
    ],
    ['above steps that come first', '# Rice\n\n1. Boil.\n\n## Ingredients\n\n- 200 g rice', 'Rice'],
    [
      'below the name, if much is said of the dish',
      `# Rice\n\n${'Soft.\n\n'.repeat(5)}${WORK}`,
      'Rice',
    ],
    ['below the name, if no part follows', '# Rice\n\nBoil it.', 'Rice'],
    ['at the beginning without a name', 'Boil the rice.', ''],
  ])('%s', (_, text, head) => {
    expect(pieces(text)[0]).toBe(head);
  });
});

it('what a model says before the name comes last, and no word is lost', () => {
  const [head, rest] = pieces(`Sure! Here it is:\n\n# Rice\n\nSoft.\n\n${WORK}`);
  expect([head, rest]).toEqual([
    'Rice Soft.',
    'Ingredients 200 g rice Method Boil. Sure! Here it is:',
  ]);
});

it('a text without parts is split below its name only once it is whole', () => {
  const reading = readText('# Rice\n\nBoil it.');
  const counts = [reading.parts?.growing.head.length, reading.parts?.whole.head.length];
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
});

it('a text that is too much for the parser has no pieces', () => {
  expect(readText(`# Rice\n\n${' x'.repeat(17_000)}`).parts).toBeNull();
});
