import { expect, it } from 'vitest';
import { LineReader } from '../../../../src/reading/lines/html/LineReader';
import { type Element, parseHtml } from '../../../../src/reading/lines/html/parseHtml';
import { readTags } from '../../../../src/reading/lines/html/readTags';

const linesOf = (html: string) => new LineReader(parseHtml(html)).lines.map(({ text }) => text);

/** "p(b(words))" */
const shapeOf = ({ name, children }: Element): string =>
  `${name}(${children.map((one) => (typeof one === 'string' ? one : shapeOf(one))).join(' ')})`;

const LINES: readonly [what: string, html: string, ...lines: string[]][] = [
  ['lacks the ends of paragraphs', '<p>1 egg<p>2 leeks<div>Fry.</div>', '1 egg', '2 leeks', 'Fry.'],
  ['lacks the ends of items', '<ul><li>1 egg<li>2 leeks</ul>', '1 egg', '2 leeks'],
  [
    'lacks the ends of cells',
    '<table><tr><td>1<td>egg<tr><td>2<td>leeks</table>',
    '1 egg',
    '2 leeks',
  ],
  ['lacks the ends of terms', '<dl><dt>Egg<dd>1<dt>Leek<dd>2</dl>', 'Egg', '1', 'Leek', '2'],
  ['lacks the end of its head', '<head><title>Eggs</title><body><p>Fry.', 'Fry.'],
  ['ends what it has not begun', '1 egg</p>2 leeks</br>salt</div></b>', '1 egg', '2 leeks', 'salt'],
  [
    'has "<" in its words',
    '<p>Bake < 5 minutes, <3 leeks <- here<',
    'Bake < 5 minutes, <3 leeks <- here<',
  ],
  ['has "<" before a tag', '<p>1<<b>egg</b>', '1<egg'],
  ['has a comment', '<p>1 <!-- <p>no</p> - -- > --> egg', '1 egg'],
  ['has comments that end early', '<p>1 <!--> egg <!---> and <!-- x --!> salt', '1 egg and salt'],
  [
    'has a comment of another kind',
    '<!DOCTYPEhtml><?xml a?><p>1 </ no> egg</><![CDATA[ x ]]>',
    '1 egg',
  ],
  ['has a doctype without a name', '<!doctype><p>1 egg', '1 egg'],
  [
    'has attributes without quotes',
    '<a href=/x/>1 egg</a><br><a title=a"b href=//y/>salt</a>',
    '1 egg',
    'salt',
  ],
  ['has ">" in an attribute', '<p title="a > b" data-x=\'c > "d"\'>1 egg</p>', '1 egg'],
  // Of a real page: after it, ten readers' comments were lost.
  [
    'has a quote too many',
    '<p title="a"">1 egg</p><p \'="">2 leeks</p><p title="b">salt</p>',
    '1 egg',
    '2 leeks',
    'salt',
  ],
  ['has a quote without its end', '<p>1 egg</p><p title="a>2 leeks</p>', '1 egg', '2 leeks'],
  ['has tags in a script', '<script>if (a<b) "</p><p>no"</scripts></SCRIPT ><p>1 egg', '1 egg'],
  [
    'has a field with an attribute at its end',
    '<textarea>salt</textarea x="y"><p>1 egg',
    'salt',
    '1 egg',
  ],
  ['has tags that end in a slash', '<p/>1 egg<div/>2 leeks', '1 egg', '2 leeks'],
  ['has drawings', '<p>1 <svg><path/><title>no</title></svg> egg<svg/> or two', '1 egg or two'],
  ['ends within a tag', '<p>1 egg</p><a href="x', '1 egg'],
  ['ends within a comment', '<p>1 egg</p><!-- no', '1 egg'],
  ['has capitals', '<UL><LI CLASS=HIDDEN>no<LI>1 egg</UL>', 'no', '1 egg'],
  ['names its letters', '<p>1 egg &amp;amp; &frac12; leek&period;</p>', '1 egg &amp; ½ leek.'],
];

it.each(LINES)('a page that %s keeps its words', (_, html, ...lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it('an element ends where a browser ends it', () => {
  expect(shapeOf(parseHtml('<p>a<b>c</p>d<ul><li>e<ul><li>f</ul>g</ul>'))).toBe(
    '(p(a b(c)) d ul(li(e ul(li(f)) g)))',
  );
});

it('of two attributes with one name, the first counts', () => {
  const [element] = parseHtml('<p Title="&lt;a&gt;" title=b hidden __proto__=c>').children;
  expect((element as Element).attributes).toEqual(
    Object.fromEntries([
      ['title', '<a>'],
      ['hidden', ''],
      ['__proto__', 'c'],
    ]),
  );
});

it('keeps the letters of a page’s data', () => {
  const [script] = parseHtml('<script type="x">{"a": "1 &amp; <b>"}</script>').children;
  expect((script as Element).children).toEqual(['{"a": "1 &amp; <b>"}']);
});

it.each([
  '<a b="',
  '<a b=\'x" ',
  '<',
  '<!--',
  '<!',
  '</',
  '<title>',
  '<a b="\'c=\'"',
  '<!--!',
  '<a =',
])('%s takes a time that grows with its length', { tags: 'rare' }, (piece) => {
  // In more than linear time, this would take minutes.
  expect([...readTags(piece.repeat(200_000))].length).toBeLessThan(1_000_000);
});
