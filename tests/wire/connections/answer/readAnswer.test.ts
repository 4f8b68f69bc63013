import { describe, expect, it } from 'vitest';
import { separateSections } from '../../../../src/reading/lines/answer/separateSections';
import { stopLoops } from '../../../../src/reading/lines/answer/stopLoops';
import { readBeginning } from '../../../../src/wire/connections/answer/takeThoughtsOff';
import { readAnswer } from '../../../support/readAnswer';
import { sample } from '../../../support/sample';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

const RECIPE = '# Rice\n\n- 200 g rice\n\n1. Boil the rice in plenty of water.\n2. Serve.';

it.each([
  ['thoughts alone', '<think>Okay, rice.</think>\n'],
  ['thoughts that are cut off', '<think>Okay, # Rice\n\n- 200 g'],
  ['thoughts before a lone mark at the end', 'Okay, rice.\n</think>'],
  ["one of gpt-oss's channels", '<|channel|>analysis<|message|>We need rice.<|end|>'],
  ['the beginning of a mark', '<thi'],
])('an answer of %s is a failed attempt with a diagnosis of its own', (_, answer) => {
  expect(() => readAnswer(answer)).toThrow(
    expect.objectContaining({ diagnosis: { kind: 'onlyThoughts' } }),
  );
});

it.each(['', ' ', '<think>\n\n</think>\n'])('%j is blank, without thoughts', (answer) => {
  expect(readAnswer(answer).trim()).toBe('');
});

const BARE =
  'Egg rice\n200 g rice\n2 eggs\n1 onion, diced\n\nBoil the rice. Fry the eggs.\nServe it.\n';

it('an answer without any mark is laid out, if it lists three amounts in a row', () => {
  expect(readAnswer(BARE)).toMatch(
    /^# Egg rice\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n- 1 onion, diced\n\n## Method\n\n1\. /,
  );
});

it('the page finds such a list even if numbers are before its steps', () => {
  const answer = BARE.replace('Boil', '1. Boil').replace('Serve', '2. Serve');
  expect(readAnswer(answer)).toMatch(
    /^# Egg rice\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n- 1 onion, diced\n\n## Method\n\n1\. /,
  );
});

it.each([
  ['a label and numbers', BARE.replace('200 g', 'Ingredients:\n200 g').replace('Boil', '1. Boil')],
  ['a mark', BARE.replace('Serve it.', '**Serve** it.')],
  ['two amounts in a row', BARE.replace('2 eggs', 'two eggs')],
])('an answer with %s does not change', (_, answer) => {
  expect(readAnswer(answer)).toBe(answer);
});

describe('a recipe within one fence is read as the text inside', () => {
  it.each([
    ['markdown', `\`\`\`markdown\n${RECIPE}\n\`\`\``],
    ['md', `\`\`\`md\n${RECIPE}\n\`\`\`\n`],
    ['no language', `\`\`\`\n${RECIPE}\n\`\`\``],
    ['spaces before it', `   \`\`\`\n${RECIPE}\n   \`\`\``],
    ['tildes', `~~~\n${RECIPE}\n~~~`],
    ['four backticks', `\`\`\`\`md\n${RECIPE}\n\`\`\`\``],
    ['thoughts before it', `<think>Hm.</think>\n\`\`\`markdown\n${RECIPE}\n\`\`\``],
    ['the word for text', `\`\`\`text\n${RECIPE}\n\`\`\``],
    ['a text in JSON', JSON.stringify({ thinking: 'Hm.', recipe: RECIPE })],
    ['the marks of a quote', RECIPE.replace(/^(?=.*\S)/gm, '> ')],
    ['no beginning', `${RECIPE}\n\`\`\``],
    ['no end, because the model stopped', `\`\`\`markdown\n${RECIPE}`],
    ['line endings of Windows', `\`\`\`markdown\r\n${RECIPE}\r\n\`\`\`\r\n`],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBe(RECIPE);
  });

  it('with every word before and after it', () => {
    expect(readAnswer(`Here it is:\n\`\`\`markdown\n${RECIPE}\n\`\`\`\nIt has milk.`)).toBe(
      `Here it is:\n\n${RECIPE}\n\nIt has milk.`,
    );
  });

  it('with every word after an end without its beginning', () => {
    expect(readAnswer(`${RECIPE}\n\`\`\`\nIt has milk.`)).toBe(`${RECIPE}\n\nIt has milk.`);
  });

  it('with the fences inside it', () => {
    const inside = `${RECIPE}\n\n\`\`\`\n1:2 rice to water\n\`\`\``;
    expect(readAnswer(`\`\`\`markdown\n${inside}\n\`\`\``)).toBe(inside);
  });
});

it.each([
  ['a fence within a recipe', `${RECIPE}\n\n\`\`\`\n1:2 rice to water\nsalt\n\`\`\`\n`],
  [
    'a fence below a recipe in prose',
    `Boil the rice in salt water. ${'Stir it. '.repeat(5)}\n\n\`\`\`\nrice 1\nwater 2\n\`\`\``,
  ],
  ['two fences', `\`\`\`\n- 200 g rice\n\`\`\`\n\n\`\`\`\n1. Boil it.\n\`\`\``],
  ['code', '```python\nprint("rice")\n```'],
  ['JSON that is no recipe', '{"error": "no recipe", "ingredients": []}'],
  ['JSON that is no recipe, in a fence', '```json\n{"error": "no recipe"}\n```'],
  ['JSON that is no recipe, in a plain fence', '```\n{"error": "no recipe"}\n```'],
  ['two recipes in JSON', `[${Array(2).fill('{"title":"a","ingredients":[],"steps":[]}')}]`],
  ['JSON with an error', '{"title": "Rice" "steps": [], "ingredients": []}'],
  ['JSON that is cut before its ingredients', '{"title": "Rice", "servings": 2, "ingr'],
  [
    'JSON that is nested without end',
    `{"title":"a","steps":[],"ingredients":${'['.repeat(60)}${']'.repeat(60)}}`,
  ],
])('%s does not change', (_, answer) => {
  expect(readAnswer(answer)).toBe(answer);
});

describe('the marks of a chat template are not words of the answer', () => {
  it.each([
    `${RECIPE}<|im_end|>`,
    `${RECIPE}<|eot_id|>`,
    `${RECIPE}<｜end▁of▁sentence｜>`,
    `${RECIPE}</s>`,
    `<start_of_turn>model\n${RECIPE}<end_of_turn>`,
    `<|start_header_id|>assistant<|end_header_id|>\n\n${RECIPE}`,
    `<think>Hm.</think>\n<answer>\n${RECIPE}\n</answer>`,
    `<think>Hm.</think><final_answer>${RECIPE}`,
    `<s>\n${RECIPE}</s></s>`,
    `<bos>${RECIPE}<eos>`,
    `[gMASK]<sop><|assistant|>\n${RECIPE}`,
    `[|assistant|]${RECIPE}[|endofturn|]`,
    `<|turn>model\n${RECIPE}<turn|>`,
    `<|turn>system\nYou cook.<turn|>\n<|turn>model\n${RECIPE}<turn|>`,
    `<|im_start|>assistant<|im_sep|>${RECIPE}<|im_end|>`,
    `${RECIPE}<|endoftext|><pad><pad>`,
    `final${RECIPE}`,
    `assistant\n\n${RECIPE}`,
    `${RECIPE}\n<|EOT|>\n<|EOT|>`,
    `[INST] Rice? [/INST] ${RECIPE}</s>`,
    `<|user|>\n${RECIPE}`,
    `${RECIPE}<|im_end|>\n<|im_start|>user\nNow soup.<|im_end|>`,
    `${RECIPE}</s><s>[INST] Now soup.`,
    `${RECIPE}<end_of_turn>\n<start_of_turn>user\nThanks!<end_of_turn>`,
    `[BEGIN FINAL RESPONSE]\n${RECIPE}\n[END FINAL RESPONSE]`,
  ])('%j', (answer) => {
    expect(readAnswer(answer)).toBe(RECIPE);
  });
});

const PIECES = [
  ' ',
  '\n',
  '<',
  '<think>',
  '</think>',
  '\n<think>a',
  '`',
  '<|',
  '<|channel|>final<|message|>',
  '<|end|>a',
  '</s>',
  '<|user|>a',
  '\nThinking...\n',
  '\n**Answer**\n',
  'analysisAassistantfinal',
  "{'",
  '{a:',
  ': {',
  '◁think▷',
  '```\n',
  '```json\n{',
  '~~~',
  '{"a":',
  '[',
  '"',
  '- ',
  '# ',
  '<li>',
  '<!--',
  '<a ',
  '| a | b |\n',
];

/** Each of these beginnings is read in another way. */
const BEGINNINGS = ['', '```\n', '<p>a</p><p>b</p>', 'Ingredients: a Method: b '];

it('an answer of eight times the length takes about eight times the time', () => {
  for (const piece of sample(PIECES, 3)) {
    for (const beginning of BEGINNINGS) {
      const growth = growthOf((size) => {
        try {
          readAnswer(beginning + piece.repeat(size / piece.length));
        } catch {}
      }, 4_000);
      expect(growth, JSON.stringify([beginning, piece])).toBeLessThan(MOST_GROWTH);
    }
  }
});

const START = '# Rice\n\n1. Boil the rice.\n';
const numbered = (from: number, words: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + at}. ${words}`).join('\n');

it.each([
  ['one step', `${START}${numbered(2, 'Serve at once.', 8)}`, `${START}2. Serve at once.`],
  [
    'one step that is cut',
    `${START}${numbered(2, 'Serve at once.', 8)}\n10. Ser`,
    `${START}2. Serve at once.`,
  ],
  ['one item', `${START}${'- Enjoy the meal.\n'.repeat(5)}`, `${START}- Enjoy the meal.`],
  [
    'two steps',
    `${START}${'2. Stir the rice.\n3. Let it rest.\n'.repeat(5)}`,
    `${START}2. Stir the rice.\n3. Let it rest.`,
  ],
  [
    'a section',
    `${START}${'\n## Tip\n\nRest it for a while.\n'.repeat(4)}\n## T`,
    `${START}\n## Tip\n\nRest it for a while.`,
  ],
  [
    'a sentence',
    `${START}2. Eat.${' Serve it and enjoy!'.repeat(6)} Serve`,
    `${START}2. Eat. Serve it and enjoy!`,
  ],
])('a model that says %s again and again says it once', (_, answer, once) => {
  expect(stopLoops(answer)).toBe(once);
});

it.each([
  `${START}${numbered(2, 'Serve it at once, while it is hot.', 3)}`,
  `${START}2. Stir.\n3. Stir.\n4. Stir.\n5. Stir.`,
  `${START}${'- salt\n- rice\n'.repeat(2)}`,
  `${START}${Array.from({ length: 30 }, (_, at) => `${at}`).join('\n')}`,
  `${START}${numbered(2, 'Serve at once.', 8)}\n10. Wash up.`,
  `${START}${Array.from({ length: 8 }, (_, at) => `- ${at + 1} cups of stock for day ${at}`).join('\n')}`,
])('%j stays to the letter', (answer) => {
  expect(stopLoops(answer)).toBe(answer);
});

it.each([
  [
    'on one line',
    'Title: Rice Dip Servings: 2 Ingredients: 200 g rice, 2 eggs, salt Instructions: 1. Boil the rice for 10 min. 2. Stir in 2 eggs. Tips: Salt it.',
    'Title: Rice Dip\n\nServings: 2\n\nIngredients: 200 g rice, 2 eggs, salt\n\nInstructions:\n\n1. Boil the rice for 10 min.\n2. Stir in 2 eggs.\n\nTips: Salt it.',
  ],
  [
    'below a title, in bold',
    '# Rice\n\n**Ingredients:** - 200 g rice - 2 eggs **Cooking Instructions:** 1. Boil the rice. 2. Stir in the eggs.',
    '# Rice\n\n**Ingredients:**\n\n- 200 g rice\n- 2 eggs\n\n**Cooking Instructions:**\n\n1. Boil the rice.\n2. Stir in the eggs.',
  ],
  [
    'in German, with steps without numbers',
    'Milchreis Zutaten: 200 g Reis, 1 l Milch Zubereitung: Die Milch aufkochen und den Reis darin garen.',
    'Milchreis\n\nZutaten: 200 g Reis, 1 l Milch\n\nZubereitung: Die Milch aufkochen und den Reis darin garen.',
  ],
  [
    'in a table',
    '# Rice\n\n| Part | Content |\n|---|---|\n| **Ingredients** | 200 g rice<br>• 2 eggs |\n| Method | 1. Boil.<br/>2. Stir. |\n\nEnjoy.',
    '# Rice\n\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Stir.\n\nEnjoy.',
  ],
  [
    'with other numbers in its method',
    'Ingredients: 200 g rice, 2 eggs Method: Boil the rice as in step 3. Then add the eggs of 2. Serve it.',
    'Ingredients: 200 g rice, 2 eggs\n\nMethod: Boil the rice as in step 3. Then add the eggs of 2. Serve it.',
  ],
  [
    'in a table whose first row is a section',
    '| Ingredients | 200 g rice<br>2 eggs |\n|---|---|\n| Method | 1. Boil.<br>2. Stir. |',
    '\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Stir.',
  ],
])('a recipe %s gets lines for its sections', (_, answer, lines) => {
  expect(separateSections(answer)).toBe(lines);
});

it.each([
  '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice in plenty of water. 2. Serve.',
  'Ingredients: 200 g rice, 2 eggs, 1 onion, 3 carrots, salt, pepper and a little oil',
  'Rice Servings: 2 Ingredients: 200 g rice, 2 eggs, 1 onion, 3 carrots, salt and pepper',
  'Ingredients: rice, eggs Method: boil, stir',
  'The ingredients: rice and eggs. The method: boil them for a while, then serve them both.',
  '| Ingredients | Method |\n|---|---|\n| rice | boil |',
  '| Ingredients | 200 g |\n|---|---|\n| Method | a | b |',
  '',
])('%j stays to the letter', (answer) => {
  expect(separateSections(answer)).toBe(answer);
});

it.each([
  ['', '', '', false],
  ['# Ri', '', '# Ri', false],
  ['# Rice\n\nServ', '# Rice\n\n', 'Serv', false],
  ['<thi', '', '', true],
  ['<think>Rice?\n\n# Maybe', '', '', true],
  ['<think>Rice?</think>\n# Rice\n', '# Rice\n', '', false],
  ['```markdown\n# Rice\n- 2 eg', '# Rice', '- 2 eg', false],
])(
  '%j begins the recipe %j, then comes %j, and it thinks: %s',
  (answer, text, last, isThinking) => {
    expect(readBeginning(answer)).toEqual({ text, last, isData: false, isThinking });
  },
);

it.each(['{\n  "name": "Rice",\n  "ing', '```json\n{\n  "name"'])('%j are data', (answer) => {
  expect(readBeginning(answer)).toEqual({
    text: answer,
    last: '',
    isData: true,
    isThinking: false,
  });
});
