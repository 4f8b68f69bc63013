import { expect, it } from 'vitest';
import { nameTimer } from '../../src/cooking/nameTimer';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';

/** The names of all times of a recipe with one step more than this. */
function namesIn(step: string): string[] {
  const { steps } = parseRecipe(`# Dish\n\n1. ${step}\n2. Serve.`);
  const [first] = steps;
  return first ? first.durations.map((_, index) => nameTimer(first, index)) : [];
}

it.each([
  ['Simmer the sauce for 20 minutes.', ['Simmer the sauce']],
  ['Heat the oil. **Simmer** the sauce for about 20 minutes, until thick.', ['Simmer the sauce']],
  ['Simmer the sauce (20 minutes).', ['Simmer the sauce']],
  [
    'Boil the rice in plenty of salted water for 10 minutes. Drain it, spread it on a plate and let it steam dry for 5 minutes.',
    ['Boil the rice in plenty of…', 'Let it steam dry'],
  ],
  [
    'Add the rice and the saffron with its water, press it flat and leave it alone for another 3 minutes.',
    ['Press it flat and leave it alone'],
  ],
  ['Bake for 10 minutes, then turn and bake for 10 minutes.', ['Bake', 'Turn and bake']],
  [
    'Roast the butternut squash wedges with garlic cloves under foil for 40 minutes.',
    ['Roast the butternut squash…'],
  ],
  ['**Rest the dough:** Leave for 30 minutes.', ['Leave']],
  ['**Rest the dough:** 30 minutes.', ['Rest the dough']],
  ['Die Soße etwa 20 Minuten köcheln lassen.', ['Die Soße']],
])('a time in "%s" is named after the work', (step, names) => {
  expect(namesIn(step)).toEqual(names);
});

it('reads no more of a step than what is near the time', () => {
  const step = { title: null, durations: [{ text: '5 minutes' }] };
  for (const words of [', for ', 'a, and ', ' (', 'x']) {
    const text = `${words.repeat(50_000)} boil for 5 minutes`;
    const name = nameTimer({ ...step, text } as never, 0);
    expect(name.length).toBeLessThanOrEqual(33);
  }
}, 1_000);
