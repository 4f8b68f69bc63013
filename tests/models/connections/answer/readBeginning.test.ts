import { expect, it } from 'vitest';
import { readBeginning } from '../../../../src/models/connections/answer/takeThoughtsOff';

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
