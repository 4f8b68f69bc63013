import { expect, it } from 'vitest';
import { stopLoops } from '../../../../src/models/connections/answer/readAnswer';

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
