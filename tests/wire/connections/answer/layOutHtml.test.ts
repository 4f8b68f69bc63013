import { describe, expect, it } from 'vitest';
import {
  readBeginning,
  takeThoughtsOff,
} from '../../../../src/wire/connections/answer/takeThoughtsOff';
import { readAnswer } from '../../../support/readAnswer';

const HTML = '<h1>Rice</h1>\n<p>Serves 2</p><ul><li>200 g rice</li></ul><ol><li>Boil it.</li></ol>';
const MARKDOWN = '# Rice\n\nServes 2\n\n- 200 g rice\n\n1. Boil it.';

describe('an answer in HTML becomes markdown', () => {
  it.each([
    ['alone', HTML],
    ['in a fence', `\`\`\`html\n${HTML}\n\`\`\``],
    [
      'as a whole page',
      `<!DOCTYPE html><html><head><title>x</title></head><body>${HTML}</body></html>`,
    ],
    [
      'with a style and a script',
      `<div><style>p{color:red}</style>${HTML}<script>alert(1)</script></div>`,
    ],
    [
      'with tags that say nothing',
      `<div class="a">${HTML.replace('Serves', '<span>Serves</span>')}</div>`,
    ],
    ['with a comment', `<div><!-- <p>no</p> -->${HTML}</div>`],
    ['in capitals', HTML.replace(/<\/?\w+/g, (tag) => tag.toUpperCase())],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBe(MARKDOWN);
  });

  it('with every word beside its fence', () => {
    expect(readAnswer(`Here it is:\n\`\`\`html\n${HTML}\n\`\`\`\nIt has milk.`)).toBe(
      `Here it is:\n\n${MARKDOWN}\n\nIt has milk.`,
    );
  });

  it('in the layout of the page, with every word', () => {
    const html = `<html><title>Rice pie</title><h2>Ingredients</h2><h4>Dough</h4><table><tr><td>200 g</td><td>flour</td></tr><tr><td>2</td><td>eggs</td></tr></table><h4>Filling</h4><ul><li>100 g <b>rice</b></li><li>1 onion<br>or leek</li></ul><h2>Method</h2><ol><li><p>Knead the dough.</p></li><li>Fill it and bake it for 20 minutes.</li></ol><h2>Tips</h2><p>It has <i>gluten</i>.</p></html>`;
    expect(readAnswer(html)).toBe(`# Rice pie

## Ingredients

### Dough

- 200 g flour
- 2 eggs

### Filling

- 100 g rice
- 1 onion
- or leek

## Method

1. Knead the dough.

2. Fill it and bake it for 20 minutes.

## Notes

### Tips

- It has gluten.`);
  });

  it.each([
    ['<p>a</p><p><b> Serves: </b>2</p>', 'a\n\nServes: 2'],
    ['<p>Serves 2<br>20 minutes</p><p>b</p>', 'Serves 2\n\n20 minutes\n\nb'],
    ['<p>a</p><ol start="3"><li>b</li><li><p>c</p></li></ol>', 'a\n\n1. b\n\n1. c'],
    ['<p>a &amp; b&#8211;c &frac12; 20&deg;</p><p>d</p>', 'a & b–c ½ 20°\n\nd'],
    [
      '<p>a <a href="https://youtu.be/x">video</a></p><p>d</p>',
      'a video (https://youtu.be/x)\n\nd',
    ],
    [
      '<p><a class="b" href="https://youtu.be/x">https://youtu.be/x</a></p><p>d</p>',
      'https://youtu.be/x\n\nd',
    ],
    ['<html><title>Rice</title><p>a</p><p>b</p></html>', '# Rice\n\na\n\nb'],
    ['<h1>Rice</h1><ol><li>Boil.</li><li>Dra', '# Rice\n\n1. Boil.\n\n1. Dra'],
    ['<p>a</p></style><p>b</p><style>c<p>d</p>', 'a\n\nb\n\n\\<style>c\n\nd'],
  ])('%s', (html, markdown) => {
    expect(readAnswer(html)).toBe(markdown);
  });
});

it.each([
  ['<p>a</p><iframe src="x"></iframe><p>b</p>', 'a\n\n\\<iframe src="x">\\</iframe>\n\nb'],
  ['<p>Add <peanuts>.</p><p>b</p>', 'Add \\<peanuts>.\n\nb'],
  ['<p>&lt;script&gt;a&lt;/script&gt;</p><p>b</p>', '\\<script>a\\</script>\n\nb'],
  ['<p>&gt; b</p><p>```c</p>', '\\> b\n\n\\`\\`\\`c'],
  ['<p>a<img src=x onerror=alert(1)></p><p>b</p>', 'a\n\nb'],
  ['<p>a <a href="javascript:alert(1)">b</a></p><p>c</p>', 'a b\n\nc'],
])('what is not known of HTML stays text: %s', (html, markdown) => {
  expect(readAnswer(html)).toBe(markdown);
});

it.each([
  '# Rice\n\n<p>Boil it.</p><p>Serve.</p>',
  '<p>Rice',
  `<p>Rice</p><p>${'<b>'.repeat(600)}</p>`,
  '<p>Rice</p>\n\n- 200 g rice',
  '```xml\n<p>Rice</p><p>Boil it.</p>\n```',
  '<b>Rice</b>\n\n- 200 g rice</li></ul>',
  'p < 3 and <p> is a tag </p> </p>',
])('%j is no HTML as a whole, and stays to the letter', (answer) => {
  expect(readAnswer(answer)).toBe(answer);
});

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
    ["MiniMax's mark at the end", `Okay, # Soup.\n</mm:think>\n\n${RECIPE}`],
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
      'a channel for commentary',
      `<|channel|>commentary<|message|>Okay.<|end|><|start|>assistant<|channel|>final<|message|>${RECIPE}`,
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

  it('empty thoughts, which count as none', () => {
    expect(takeThoughtsOff(`${'<think>\n\n</think>\n\n'.repeat(2)}${RECIPE}`)).toMatchObject({
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
