import { describe, expect, it } from 'vitest';
import { readText } from '../../src/reading/document/marks/readText';
import { getReady } from '../../src/recipe/ReadyPage';

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

it('an oven that "Before you start" already names is no second task', () => {
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
    ['A wide oven dish', '350°F'],
    ['Oven', '350°F'],
    ['Preheat the oven to 350°F', undefined],
    ['Heat the oven', undefined],
  ])('beside the task "%s" is %j', (task, setting) => {
    const text = `- 1 egg\n\n## Equipment\n\n- ${task}\n\n## Method\n\n1. Heat the oven to 350°F.\n2. Serve.`;
    expect(readyFor(text)).toMatchObject({ tasks: [task] });
    expect(readyFor(text)?.oven?.setting).toBe(setting);
  });

  it.each<[string, string | undefined]>([
    ['Preheat the oven to 400 °F.', '400 °F'],
    ['Heat the oven to 200°C/180°C fan/gas 6.', '200°C/180°C fan/gas 6'],
    ['Preheat the oven.', ''],
    ['Heat the oven to gas mark 4.', 'gas mark 4'],
    ['Roast until it is 71 °C inside.', undefined],
    ['Fry it in oil of 170 °C.', undefined],
    ['Take it out of the oven.', undefined],
    ['Preheat oven to 350 degrees. Grease a 9x13 inch dish.', '350 degrees'],
    ['Preheat oven.', ''],
    ['Heat oven-proof gloves for 350 degrees.', undefined],
    ['Den Ofen auf 180 °C vorheizen.', '180 °C'],
    ['Den Backofen auf 190 Grad Ober-/Unterhitze vorheizen.', '190 Grad'],
    ['Im vorgeheizten Ofen bei 180 Grad (Umluft 160 Grad) backen.', '180 Grad (Umluft 160 Grad)'],
    ['Préchauffe le four à 165°.', '165°'],
    ['Precalentamos el horno a 220º.', '220º'],
    ['Preheat the oven to 350℉.', '350℉'],
    ['Preheat the oven to 400', '400'],
    ['Preheat the oven to 180c and line a tin.', '180c'],
    ['Bake at 425 degrees for 15 minutes.', '425 degrees'],
    ['Bake in a 350-degree oven.', '350-degree'],
    ['Preheat the oven to 180ºC fan/400ºF.', '180ºC fan/400ºF'],
    ['Arrange the racks in the oven and heat to 325 degrees.', '325 degrees'],
    ['Put it into the oven. Rotate the tray 180 degrees after 10 minutes.', undefined],
    ['Bake until golden, turning the tray 180 degrees.', undefined],
    ['Preheat the air fryer to 375 degrees.', undefined],
    ['Preheat the grill to 200 °C.', undefined],
    ['Heat the oil in a Dutch oven to 350 °F.', undefined],
    ['Pour the oil into a Dutch oven and heat to 350 degrees.', undefined],
    ['Cut it at an angle of 45° and put it into an ovenproof dish.', undefined],
  ])('of "%s" is set to %j', (step, setting) => {
    expect(readyFor(`- 1 egg\n\n1. ${step}\n2. Serve.`)?.oven?.setting).toBe(setting);
  });
});
