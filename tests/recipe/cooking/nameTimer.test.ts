import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { sentencesOf } from '../../../src/recipe/cooking/aloud/speechOf';
import { spokenText } from '../../../src/recipe/cooking/aloud/spokenText';
import { sayUnsafe, unsafeSteps } from '../../../src/recipe/cooking/cookedThrough';
import { nameTimer } from '../../../src/recipe/timers/nameTimer';

function namesIn(step: string): string[] {
  const { steps, language } = parseRecipe(`# Dish\n\n1. ${step}\n2. Serve.`);
  const [first] = steps;
  return first ? first.durations.map((_, index) => nameTimer(first, index, language)) : [];
}

it.each([
  ['Simmer the sauce for 20 minutes.', ['sauce']],
  ['Season the chicken with salt and pepper and cook for 5 minutes per side.', ['chicken']],
  ['Add the rice. Cover the pot. Simmer for 18 minutes.', ['rice']],
  ['While the chicken is resting, rinse the rice and cook it for 18 minutes.', ['rice']],
  [
    'Sear the chicken for 5 minutes, then rest it for 10 minutes. Boil the peas for 2 minutes.',
    ['chicken', '', 'peas'],
  ],
  ['**Rest the dough:** Leave for 30 minutes.', ['dough']],
  ['Drain the cooked pasta and toss for 1 minute.', ['cooked pasta']],
])('a time in "%s" is named after the food', (step, names) => {
  expect(namesIn(step)).toEqual(names);
});

it.each([
  ['what goes into every pan', 'Add salt and pepper and cook for 5 minutes.'],
  ['what only tells when', 'Stir until the rice is tender, for 5 minutes.'],
  ['what has left the pot', 'Remove the chicken from the pan. Simmer for 5 minutes.'],
  ['a verb', 'Mix well, spread it out and bake for 20 minutes.'],
  // The page never knows its foods, whatever the other tests have learned.
  ['another language', 'Cuocete il burro con la farina per 5 minuti.'],
])('no time is named after %s', (_, step) => {
  expect(namesIn(step)).toEqual(['']);
});

it('a timer is not named after a food that is far from its time', () => {
  const text = `Boil the rice. ${'Stir. '.repeat(100)}Wait for 5 minutes.`;
  expect(namesIn(text)).toEqual(['']);
});

const HEADS = {
  en: ['Ingredients', 'Method', 'Serve with the salt and pepper.'],
  de: ['Zutaten', 'Zubereitung', 'Mit Salz und Pfeffer servieren.'],
  fr: ['Ingrédients', 'Préparation', 'Servir avec le sel et le poivre.'],
  es: ['Ingredientes', 'Preparación', 'Servir con la sal y la pimienta.'],
};

async function found(code: keyof typeof HEADS, list: string, ...steps: string[]) {
  if (code !== 'en') await learn(code);
  const [ingredients, method, last] = HEADS[code];
  const lines = list.split('; ').map((line) => `- ${line}`);
  const work = [...steps, last].map((step, at) => `${at + 1}. ${step}`);
  const text = ['# X', `## ${ingredients}`, ...lines, `## ${method}`, ...work].join('\n');
  return unsafeSteps(parseRecipe(text)).slice(0, steps.length).flat().join();
}

it.each([
  ['en', 'poultry', '4 chicken thighs; 1 onion', 'Roast the chicken at 200 °C for 40 minutes.'],
  ['en', 'poultry', '2 duck breasts; salt', 'Sear the duck, skin down, for 8 minutes.'],
  ['en', 'poultry', '500 g chicken; 1 onion', 'Brown the meat, then add the onion.'],
  ['en', 'poultry', '400 g turkey mince; 1 onion', 'Shape patties. Fry the burgers for 5 minutes.'],
  ['en', 'mince', '400 g beef mince; 1 onion', 'Fry the onion and mince for 10 minutes.'],
  ['en', 'mince', '400 g ground pork; 1 egg', 'Bake the meatballs for 20 minutes.'],
  ['en', 'kidney beans', '200 g dried kidney beans', 'Simmer the beans in water until soft.'],
  ['de', 'poultry', '600 g Hähnchenbrust; 1 Zwiebel', 'Das Hähnchen 20 Minuten schmoren.'],
  ['de', 'mince', '500 g Hackfleisch; 1 Zwiebel', 'Das Hackfleisch krümelig anbraten.'],
  ['de', 'kidney beans', '200 g getrocknete Kidneybohnen', 'Die Bohnen eine Stunde kochen.'],
  ['fr', 'poultry', '4 cuisses de poulet; 1 oignon', 'Faire dorer le poulet dans l’huile.'],
  ['fr', 'mince', '500 g de bœuf haché; 1 oignon', 'Faites cuire le bœuf haché 10 minutes.'],
  ['fr', 'kidney beans', '200 g de haricots rouges secs', 'Cuire les haricots une heure.'],
  ['es', 'poultry', '4 muslos de pollo; 1 cebolla', 'Asar el pollo 40 minutos.'],
  ['es', 'mince', '500 g de carne picada; 1 cebolla', 'Sofríe la carne picada.'],
  ['es', 'kidney beans', '200 g de alubias rojas secas', 'Cocer las alubias una hora.'],
] as const)('in %s, a step says when %s is safe: %s; %s', async (code, unsafe, list, step) => {
  expect(await found(code, list, step)).toBe(unsafe);
});

it('beans that a step soaks are raw', async () => {
  const steps = ['Soak the kidney beans overnight.', 'Boil the beans for an hour.'];
  expect(await found('en', '200 g kidney beans; 1 onion', ...steps)).toBe('kidney beans');
});

it.each([
  ['a step that names a core temperature', '1 whole chicken', 'Roast the chicken to 74 °C inside.'],
  ['one in Fahrenheit', '1 whole chicken', 'Roast the chicken until a thermometer reads 165°F.'],
  ['a step that heats nothing', '4 chicken thighs', 'Rub the chicken with salt.'],
  ['another food', '1 chicken; 2 onions', 'Fry the onions for 5 minutes.'],
  ['meat that was cooked before', '200 g cooked chicken', 'Fry the chicken for 2 minutes.'],
  ['meat in one piece', '2 beef steaks', 'Fry the steaks for 3 minutes.'],
  ['stock', '1 l chicken stock', 'Bring the chicken stock to the boil and simmer.'],
  ['burgers of beans', '1 tin black beans', 'Shape patties and fry the burgers.'],
  ['mince of plants', '300 g vegan mince', 'Fry the vegan mince for 10 minutes.'],
  ['beans of a tin', '1 tin kidney beans', 'Simmer the beans for 10 minutes.'],
])('nothing is said of %s', async (_, list, step) => {
  expect(await found('en', list, step)).toBe('');
});

it.each([
  ['metric', 'Poultry is cooked through at 74\u00a0°C inside.'],
  ['us', 'Poultry is cooked through at 165\u00a0°F inside.'],
  ['original', 'Poultry is cooked through at 74\u00a0°C (165\u00a0°F) inside.'],
] as const)('the temperature is in the units of the visitor: %s', (units, said) => {
  expect(sayUnsafe(['poultry'], units)).toEqual([said]);
});

it.each(['water', 'olive oil', 'sea salt', 'black pepper', 'seasoning', 'cooking spray'])(
  'a timer is not called after %s, which is in every pan',
  (food) => {
    expect(namesIn(`Simmer the ${food} for 20 minutes.`)).not.toEqual([food]);
    expect(namesIn(`Simmer the lentils with ${food} for 20 minutes.`)).toEqual(['lentils']);
  },
);

const STEPS = readFileSync(join(import.meta.dirname, 'aloud/steps.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((pair) => pair.split('\n') as [written: string, spoken: string]);

it.each(STEPS)('the voice reads "%s" as a person would', (written, spoken) => {
  const { steps } = readText(`# Soup\n\n## Method\n\n1. ${written}\n2. Serve.`);
  expect(spokenText(steps[0]?.text ?? '')).toBe(spoken);
});

const cut = (text: string) =>
  sentencesOf({ text, language: 'en' }).map((sentence) => sentence.text);

it.each([
  ['in two sentences', 'Stir it. Then wait.', ['Stir it.', 'Then wait.']],
  ['of no sentence', '  ', []],
  ['of signs alone', '. – ,', []],
])('a text %s is cut into its sentences', (_, text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

it('a step of 20,000 characters is cut into short parts and loses no word', () => {
  const text = 'onions, garlic and the rest of the list '.repeat(500).trim();
  const parts = cut(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(parts.join(' ')).toBe(text);
});
