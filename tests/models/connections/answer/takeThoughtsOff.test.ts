import { describe, expect, it } from 'vitest';
import {
  readBeginning,
  takeThoughtsOff,
} from '../../../../src/models/connections/answer/takeThoughtsOff';

const RECIPE = '# Rice\n\n1. Boil it.';

describe('thoughts and marks around the answer are taken off', () => {
  it.each([
    ['<think> and </think>', `<think>\nOkay, # Soup.\n</think>\n\n${RECIPE}`],
    ['<thinking> and </thinking>', `<thinking>Okay.</thinking>${RECIPE}`],
    ['<reasoning> and </reasoning>', `<reasoning>Okay.</reasoning>\n${RECIPE}`],
    ['◁think▷ and ◁/think▷', `◁think▷Okay.◁/think▷${RECIPE}`],
    ['<analysis> and </analysis>', `<analysis>Okay.</analysis>${RECIPE}`],
    ['a mark with words in it', `<think mode="deep">Okay.</think>${RECIPE}`],
    ['[THINK] and [/THINK]', `[THINK]Okay.[/THINK]${RECIPE}`],
    ['<seed:think> and </seed:think>', `<seed:think>Okay.</seed:think>${RECIPE}`],
    ['START_THINKING', `<|START_THINKING|>Okay.<|END_THINKING|><|START_RESPONSE|>${RECIPE}`],
    ["Gemma's numbers", `<unused94>thought\nOkay.<unused95>${RECIPE}`],
    ["gpt-oss's channels without marks", `analysisWe need rice.assistantfinal${RECIPE}`],
    ['words before both', `Here is my thought process:\nHm.\n\nHere is my response:\n${RECIPE}`],
    ["Gemma's channel", `<|channel>thought\nOkay.\n* # Soup<channel|>${RECIPE}`],
    [
      'both of its channels',
      `<|channel>thought\nOk.<channel|><|channel>final\n${RECIPE}<channel|>`,
    ],
    ["ollama's words", `Thinking...\nOkay, # Soup.\n...done thinking.\n\n${RECIPE}`],
    ["ollama's words with other dots", `Thinking…\nOkay.\n…done thinking.\n${RECIPE}`],
    ['<longcat_think>', `<longcat_think>Okay.</longcat_think>${RECIPE}`],
    [
      "a budget within Seed's",
      `<seed:think>a<seed:cot_budget_reflect>b</seed:cot_budget_reflect>c</seed:think>${RECIPE}`,
    ],
    [
      "Solar's turns",
      `<|begin|>assistant<|think|>Okay.<|end|><|begin|>assistant<|content|>${RECIPE}<|end|>`,
    ],
    [
      '<details> of reasoning',
      `<details type="reasoning" done="true">\nOkay.\n</details>\n${RECIPE}`,
    ],
    ['a fence of thoughts', `\`\`\`thinking\nOkay.\n\`\`\`\n\n${RECIPE}`],
    ['headings of both', `**Thought process:**\n\nOkay, # Soup.\n\n**Final answer:**\n\n${RECIPE}`],
    [
      "gpt-oss's channels on lines of their own",
      `analysis\nWe need rice.\nassistantfinal\n${RECIPE}`,
    ],
    ['marks in capitals', `<THINK>Okay.</THINK>${RECIPE}`],
    ['only the mark at the end', `Okay, # Soup.\n</think>\n\n${RECIPE}`],
    ['two thoughts', `<think>Okay.</think>${RECIPE.replace('1.', '<think>Hm.</think>1.')}`],
    ['thoughts in thoughts', `<think>a <think>b</think> c</think>${RECIPE}`],
    ['thoughts that talk about their mark', `<think>I end with \`</think>\`.</think>${RECIPE}`],
    ['a lone mark after it', `<think>Okay.</think>\n${RECIPE}\n</think>\n`],
    [
      "gpt-oss's channels",
      `<|channel|>analysis<|message|>Okay.<|end|><|start|>assistant<|channel|>final<|message|>${RECIPE}<|return|>`,
    ],
    [
      "gpt-oss's channels without marks at their ends",
      `<|channel|>analysis Okay. <|channel|>final<|message|>${RECIPE}`,
    ],
    [
      'a channel that says what it holds',
      `<|channel|>analysis<|message|>Hm.<|end|><|channel|>final <|constrain|>text<|message|>${RECIPE}`,
    ],
    [
      'a channel for tools',
      `<|channel|>commentary to=a.b <|message|>Okay.<|call|><|channel|>final<|message|>${RECIPE}`,
    ],
    [
      'a call of a tool, right before the answer',
      `<|channel|>commentary to=a.b<|message|>Okay.<|call|>${RECIPE}`,
    ],
  ])('%s', (_, answer) => {
    expect(takeThoughtsOff(answer)).toMatchObject({
      text: RECIPE,
      isThinking: false,
      hasThoughts: true,
    });
  });

  it('empty thoughts, which are no thoughts', () => {
    expect(takeThoughtsOff(`<think>\n\n</think>\n\n${RECIPE}`)).toMatchObject({
      text: RECIPE,
      isThinking: false,
      hasThoughts: false,
    });
  });
});

it.each([
  RECIPE,
  '  # Rice \n',
  '',
  'Stir, `<think>` and `</think>`, then serve.',
  'Then <think> of the salt.',
  'Analysis of the taste: fine.',
  '<s>2 eggs</s> 3 eggs',
  '# Rice\n\n1. x < y, 3 <4> 5, I think.',
  'Thinking of rice.\n\n# Rice',
  '**Analysis**\n\nRice has starch.\n\n# Rice',
  'final touches: salt',
  '<details>\n<summary>Tips</summary>\nSalt.\n</details>\n# Rice',
  '# Rice\n\n[instant rice]',
])('%j has no thoughts, and stays to the letter', (answer) => {
  expect(takeThoughtsOff(answer)).toMatchObject({
    text: answer,
    isThinking: false,
    hasThoughts: false,
  });
});

describe('an answer ends where the model goes on as the visitor', () => {
  it.each([
    'User: now pancakes',
    'Human: Pancakes?\n\nAssistant: # Pancakes\n\n- 2 eggs',
    '### User:\nPancakes',
    '**User:** Pancakes',
    '**Human**: Pancakes',
    'Benutzer: Pfannkuchen',
    'Utilisateur : des crêpes',
    'Usuario: tortitas',
    '<|im_end|>\n<|im_start|>user\nPancakes<|im_end|>\n<|im_start|>assistant\n- 2 eggs',
    '[INST] Pancakes [/INST] - 2 eggs',
  ])('%j', (turn) => {
    expect(takeThoughtsOff(`${RECIPE}\n\n${turn}`).text).toBe(RECIPE);
    const thought = `<think>Okay.\nUser: rice</think>${RECIPE}\n${turn}`;
    expect(takeThoughtsOff(thought).text).toBe(RECIPE);
    expect(readBeginning(`${RECIPE}\n${turn}\n- 2 eggs\n`).text.trimEnd()).toBe(RECIPE);
  });

  it.each([
    `Okay.\nUser: rice\n</think>\n\n${RECIPE}`,
    `${RECIPE}\n\nUser tip: salt it.`,
    `${RECIPE}\n\nFor the user: salt it.`,
  ])('but not in %j', (answer) => {
    expect(takeThoughtsOff(answer).text).toBe(answer.split('</think>').at(-1)?.trim());
  });
});

describe('a text that is still arriving says whether the model thinks', () => {
  it.each<[string, boolean, string]>([
    ['', false, ''],
    ['<thi', true, ''],
    ['<|chan', true, ''],
    ['<b', false, '<b'],
    ['<think>', true, ''],
    ['<think>Okay, # Soup', true, ''],
    ['<think>Okay.</thi', true, ''],
    ['<think>Okay.</think>', false, ''],
    ['<think>Okay.</think>\n# Ri', false, '# Ri'],
    ['<|channel|>analysis<|message|>We', true, ''],
    ['<|channel|>analysis<|message|>We<|end|><|start|>assistant<|channel|>final', false, ''],
    ['analysisWe need rice', true, ''],
    ['# Rice\n\n<think>Is it', true, '# Rice'],
    ['# Ri', false, '# Ri'],
    ['<|chan', true, ''],
    ['<|channel>thought\n* Goal', true, ''],
    ['Thinking...\nOkay', true, ''],
  ])('%j: %j, and the answer so far is %j', (arrived, isThinking, text) => {
    expect(takeThoughtsOff(arrived)).toMatchObject({ isThinking, text });
  });
});
