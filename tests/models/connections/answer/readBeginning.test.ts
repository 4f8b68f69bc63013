import { expect, it } from 'vitest';
import { readBeginning } from '../../../../src/models/connections/answer/readBeginning';

it.each([
  ['', '', false],
  ['# Ri', '', false],
  ['# Rice\n\nServ', '# Rice\n\n', false],
  ['<thi', '', true],
  ['<think>Rice?\n\n# Maybe', '', true],
  ['<think>Rice?</think>\n# Rice\n', '# Rice', false],
  ['```markdown\n# Rice\n- 2 eg', '# Rice', false],
  ['{\n  "name": "Rice",\n', '', false],
  ['```json\n{\n  "name": "Rice",\n', '```json\n{\n  "name": "Rice",\n', false],
])('%j begins the recipe %j, and thinks: %s', (answer, text, isThinking) => {
  expect(readBeginning(answer)).toEqual({ text, isThinking });
});
