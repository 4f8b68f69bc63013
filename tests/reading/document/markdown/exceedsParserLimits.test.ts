import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { exceedsParserLimits } from '../../../../src/reading/document/markdown/exceedsParserLimits';
import { parseMarkdown } from '../../../../src/reading/document/markdown/parseMarkdown';
import { overTheLimits, underTheLimits } from '../../../hostile/pathological';

const STEP = '1. **Fry** the [onion](https://example.com) for _5 minutes_ (`medium` heat).\n';

describe('a text is parsed', () => {
  it.each([
    ['that is empty', ''],
    ['of 20 kB with marks in every line', STEP.repeat(250)],
    ['of 31 kB of prose in one line', 'Let it rest. '.repeat(2_400)],
    ['with a table of 100 rows', `| a | b | c |\n| - | - | - |\n${'| d | e | f |\n'.repeat(100)}`],
    ['with a list of 300 items', '- [ ] a *thing* to [buy](https://example.com)\n'.repeat(300)],
    [
      'with lists five deep',
      Array.from({ length: 5 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
    ],
    ['with a long rule', `a\n\n${'* '.repeat(30)}\n\n${'- '.repeat(30)}`],
    ['with a centred line', `${' '.repeat(40)}Enjoy!`],
    ['with a drawing', `\`\`\`\n${' '.repeat(40)}( o )\n\`\`\``],
    ['with an item of 40 bars among 90', `${'- Cakes\n'.repeat(90)}- ${'a | '.repeat(40)}`],
    ['with a table row of blanks', `| a | b |\n| - | - |\n| ${' '.repeat(40)} | c |`],
    ['with 5,000 words in one line and a link', `[a](b) ${'c '.repeat(4_900)}`],
    [
      'with nested lists full of marks',
      '1. **Mix** [a](b) & (c)\n   - _d_ `e`\n     - f: *g*\n'.repeat(90),
    ],
  ])('%s', (_, text) => {
    expect(exceedsParserLimits(text)).toBe(false);
  });
});

describe('a text is too much', () => {
  it.each([
    ['over 32 kB', 'a'.repeat(32 * 1024 + 1)],
    ['over 32 kB in bytes', 'ä'.repeat(16 * 1024 + 1)],
    ['of many lines', 'a\n'.repeat(1_100)],
    ['of lists in lists on a line', `${'- '.repeat(20)}a`],
    ['of marks of lists without end', '- '.repeat(200)],
    ['of quotes in quotes', '>'.repeat(20)],
    ['of lists in quotes', '> - '.repeat(10)],
    ['of lists in lists by indentation', `${' '.repeat(40)}- a`],
    ['of many short nested lists', '- - - - a\n'.repeat(500)],
    ['of stars', 'a*'.repeat(2_000)],
    ['of stars in lines that only look like a list', `a\n${'2. a*a*a*a*\n'.repeat(500)}`],
    ['of brackets', ']'.repeat(2_000)],
    ['of 31 kB of words after an open bracket', `[ ${'a '.repeat(15_500)}`],
    ['of stars between lines that only look blank', `${'*a_'.repeat(15)}\n\f\n`.repeat(600)],
    ['of stars after bullets that are too deep for a list', `a\n${'     - *a_*a_\n'.repeat(400)}`],
    ['of stars after bullets without a blank', `a\n${'-\u00a0*a_*a_*a_\n'.repeat(400)}`],
    ['of stars between items without words', `a\n${'*a_*a_*a_\n- \n'.repeat(400)}`],
    ['of stars after numbers after a comment', `<!--\n- a\n-->\nx\n${'2. *a_*a_\n'.repeat(400)}`],
    ['of comments that never end', 'a<!--'.repeat(1_000)],
    ['of addresses', `www.a.b?${'&a;'.repeat(2_000)}`],
    ['of footnotes', 'a[^1] '.repeat(300)],
    ['of definitions', '[a]: b\n'.repeat(300)],
    [
      'of a wide table with short rows',
      `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|b\n'.repeat(100)}`,
    ],
    [
      'of a wide table with rows that only look blank',
      `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'\u00a0\n'.repeat(100)}`,
    ],
  ])('%s', (_, text) => {
    expect(exceedsParserLimits(text)).toBe(true);
  });
});

it('the worst texts of the browser tests are under and over the limits, as they claim', () => {
  const exceeding = (texts: typeof underTheLimits) =>
    texts.filter(({ text }) => exceedsParserLimits(text)).map(({ name }) => name);
  expect(exceeding(underTheLimits)).toEqual([]);
  expect(exceeding(overTheLimits)).toEqual(overTheLimits.map(({ name }) => name));
});

const linksIn = (node: Nodes): string[] =>
  node.type === 'link' ? [node.url] : 'children' in node ? node.children.flatMap(linksIn) : [];

it.each([
  ['Ask me&#64;example.com.', 'mailto:me@example.com'],
  ['- See **https&#58;//example.com/rice**', 'https://example.com/rice'],
  ['| See |\n| - |\n| WWW&#46;example.com |', 'http://WWW.example.com'],
])('"%s" has a link, although it writes a sign of the address as a reference', (text, address) => {
  const root = parseMarkdown(text);
  expect(root && linksIn(root)).toEqual([address]);
});

it('a mail address in a sentence is a link, whatever is around it', () => {
  const root = parseMarkdown('Ask www.me@example.com, or _me_@example.com.');
  expect(root && linksIn(root)).toEqual(['mailto:www.me@example.com', 'mailto:_me_@example.com']);
});
