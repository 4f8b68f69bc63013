import { describe, expect, it } from 'vitest';
import { createPieceJoiner } from '../../../../src/models/connections/call/joinPieces';

const RECIPE = '# Pea omelette\n\n## Ingredients\n\n- 4 eggs\n- 100 g peas\n\n1. Cook it.';
const words = RECIPE.split(/(?<= )/);
const soFar = words.map((_, index) => words.slice(0, index + 1).join(''));
const half = (text: string) => `${text}\uFFFD`;

function join(pieces: readonly string[], message?: string) {
  const joiner = createPieceJoiner();
  let shown = pieces.map((piece) => joiner.take(piece)).join('');
  if (message !== undefined) shown += joiner.take(message, true);
  return { text: joiner.text, shown };
}

describe('an answer comes once, if a server sends', () => {
  it.each<[string, string[], string?]>([
    ['its words', words],
    ['its letters', [...RECIPE]],
    ['the whole text so far in each piece', soFar],
    ['the whole text so far from a long first piece on', soFar.slice(9)],
    ['the whole text once more at the end', [...words, RECIPE]],
    ['each text so far twice', soFar.flatMap((text) => [text, text]).slice(18)],
    ['half a character at the end of what it repeats', [...soFar.map(half), RECIPE]],
    ['a whole message at the end', words, RECIPE],
    ['a whole message at the end, with other blanks', words, `${RECIPE}\n`],
  ])('%s', (_, pieces, message) => {
    expect(join(pieces, message)).toEqual({ text: RECIPE, shown: RECIPE });
  });

  it('a short message once more at the end', () => {
    expect(join(['4', ', 7'], '4, 7').text).toBe('4, 7');
  });
});

describe('no piece is dropped because it equals another one', () => {
  it.each([
    ['100', ['1', '0', '0']],
    ['- 111 g', ['- ', '1', '1', '1', ' g']],
    ['1,000,000', ['1', ',', '000', ',', '000']],
    ['1100', ['1', '1', '0', '0']],
    ['110100 g', ['1', '10', '100', ' g']],
  ])('%s', (text, pieces) => {
    expect(join(pieces)).toEqual({ text, shown: text });
  });

  it('a long line that comes twice', () => {
    const line = '- 1 tablespoon of freshly grated parmesan cheese\n';
    expect(join(['# Rice\n', line, line]).text).toBe(`# Rice\n${line}${line}`);
  });
});
