import { readFileSync } from 'node:fs';
import { listed, listOf, served } from '../support/liveModels';

export const LIVE = listOf(
  ...[
    'google/gemma-2-27b-it',
    'meta-llama/Llama-3.3-70B-Instruct',
    'Qwen/Qwen2.5-72B-Instruct',
  ].map((id, place) => listed(id, [served('groq', { throughput: 300 / (place + 1) })])),
  listed('mistralai/Mixtral-8x7B-Instruct-v0.1', [
    served('together'),
    served('novita', { throughput: 20, pricing: { input: 10, output: 30 } }),
  ]),
  listed('openai/gpt-oss-120b'),
  listed('Qwen/Qwen4-8B', [served('novita', { is_free: true })]),
  ...Array.from({ length: 60 }, (_, at) => listed(`a-lab/a-model-with-quite-a-long-name-${at}`)),
);

export const LONG_LIST = [
  ...['eggs', 'rice', 'spring onions', 'saffron', 'soy sauce', 'butter', 'lemons', 'chickpeas'],
  ...['plain flour', 'yoghurt', 'tinned tomatoes', 'garlic', 'ginger', 'cumin', 'red lentils'],
  ...['carrots', 'celery', 'potatoes', 'spinach', 'mushrooms', 'Parmesan', 'olive oil', 'walnuts'],
  ...['half a cauliflower', 'dried chillies', 'coconut milk', 'coriander', 'limes', 'noodles'],
  ...['sesame', 'honey', 'oats', 'apples', 'cinnamon', 'dark chocolate', 'cream', 'bread', 'basil'],
];

export const ODD_LIST = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftskartoffeln',
  'the rest of the roast chicken from Sunday without the skin and with a little of its gravy',
  'زعفران وعدس أحمر (cumin)',
  'サフランと卵',
  '<b>eggs</b> & *rice*',
  'x'.repeat(120),
];

/** The last idea has peanuts. */
export const IDEAS = [
  '1. Omelette with peas — 15 minutes — eggs, peas, vegetable stock, butter',
  '2. Egg fried rice with spring onions and a little more than that — 1 hour 20 minutes — eggs, rice, peas, spring onions, soy sauce',
  '3. Rice noodles in satay sauce — 30 minutes — rice noodles, spring onions, peanut butter',
].join('\n');

export const RECIPES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'common',
    'wide-table',
    'nested-lists',
    'one-paragraph',
    'tasks',
    'footnotes',
    'long-words',
    'right-to-left',
    'cjk',
  ].map((name) => [name, sceneText(name)]),
);

export const COOKED = sceneText('common').replace(
  '\n\n',
  '\nhttps://youtu.be/aB3-_dE9xYz?t=90\n\n',
);

/** The oldest first. */
export const COLLECTED = [
  { recipe: '# Nachttopf\n\nA stew.', model: null, ingredients: ['potatoes', 'leeks'] },
  { recipe: '# Crème brûlée\n\n1. Burn.', model: 'mistralai/Mixtral-8x7B-Instruct-v0.1' },
  { recipe: `# ${ODD_LIST[0]}`, ingredients: ODD_LIST.slice(0, 5) },
  { recipe: '**حساء العدس**\n\nيُغلى.', ingredients: ['عدس', 'بصل'] },
  { recipe: '# 茶碗蒸し\n\n蒸す。', ingredients: ['卵', '出汁'], cut: true },
  {
    recipe: sceneText('common'),
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    ingredients: ['eggs', 'rice', 'peas', 'spring onions', 'soy sauce', 'butter'],
    note: 'Half the soy sauce is enough. Ada wants more peas.',
    cooked: ['2025-12-31T19:30:00+01:00', '2026-02-27T19:30:00+01:00'],
  },
];

export const PLANNED = [
  {
    recipe:
      '# Soup\n\nServes 2\n\n## Ingredients\n\n- 1 onion, chopped\n- 30 g butter\n- 1 tin tomatoes (400 g)\n- a handful of basil\n\n## Method\n\n1. Boil it for 10 minutes.',
    planned: { servings: null, at: 1 },
  },
  {
    recipe:
      '# Curry\n\nServes 2\n\n## Ingredients\n\n- 2 onions\n- 200 g rice\n- 2 tbsp soy sauce\n- 100 g gluten-free noodles\n\n## Method\n\n1. Fry it for 10 minutes.',
    planned: { servings: 2, at: 2 },
    plannedFor: { at: 2, day: '2099-12-31' },
  },
];

export function sceneText(name: string): string {
  return readFileSync(new URL(`./scenes/${name}.md`, import.meta.url), 'utf8');
}
