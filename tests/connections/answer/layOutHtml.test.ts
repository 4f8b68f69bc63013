import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/connections/answer/readAnswer';
import { sample } from '../../support/sample';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

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

  it.each([
    ['<p>a</p><p><b> Serves: </b>2</p>', 'a\n\n**Serves:** 2'],
    ['<p>Serves 2<br>20 minutes</p><p>b</p>', 'Serves 2\n20 minutes\n\nb'],
    ['<p>a</p><ol start="3"><li>b</li><li><p>c</p></li></ol>', 'a\n\n3. b\n4. c'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c<br>d</li></ul>', '- a\n   - b\n- c d'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '| a | b |\n|---|---|\n| 1 | 2 |',
    ],
    ['<p>a &amp; b&#8211;c &frac12; 20&deg;</p><p>d</p>', 'a & b–c ½ 20°\n\nd'],
    [
      '<p>a <a href="https://youtu.be/x">video</a></p><p>d</p>',
      'a video (https://youtu.be/x)\n\nd',
    ],
    ['<html><title>Rice</title><p>a</p><p>b</p></html>', '# Rice\n\na\n\nb'],
    ['<h1>Rice</h1><ol><li>Boil.</li><li>Dra', '# Rice\n\n1. Boil.\n2. Dra'],
    ['<p>a</p></style><p>b</p><style>c<p>d</p>', 'a\n\nb\n\nc\n\nd'],
  ])('%s', (html, markdown) => {
    expect(readAnswer(html)).toBe(markdown);
  });
});

it.each([
  ['<p>a</p><iframe src="x"></iframe><p>b</p>', 'a\n\n\\<iframe src="x">\\</iframe>\n\nb'],
  ['<p>&lt;script&gt;a&lt;/script&gt;</p><p>b</p>', '\\<script>a\\</script>\n\nb'],
  ['<p># a</p><p>&gt; b</p><p>```c</p>', '\\# a\n\n\\> b\n\n\\```c'],
  ['<p>a<img src=x onerror=alert(1)></p><p>b</p>', 'a\n\nb'],
  ['<p>a <a href="javascript:alert(1)">b</a></p><p>c</p>', 'a b\n\nc'],
])('what is not known of HTML stays text: %s', (html, markdown) => {
  expect(readAnswer(html)).toBe(markdown);
});

it.each([
  '# Rice\n\n<p>Boil it.</p><p>Serve.</p>',
  '<p>Rice',
  '<p>Rice</p>\n\n- 200 g rice',
  '```xml\n<p>Rice</p><p>Boil it.</p>\n```',
  '<b>Rice</b>\n\n- 200 g rice</li></ul>',
  'p < 3 and <p> is a tag </p> </p>',
])('%j is no HTML as a whole, and stays to the letter', (answer) => {
  expect(readAnswer(answer)).toBe(answer);
});

const PIECES = [
  '<b>x</b> ',
  '<li>',
  '<ul>',
  '<!--',
  '<a ',
  '<td>',
  '<tr><td>a</td></tr>',
  '<style>',
  '&#1;',
];

it('HTML of eight times the length takes about eight times the time', () => {
  for (const piece of sample(PIECES, 4)) {
    const growth = growthOf(
      (size) => readAnswer(`<p>a</p><p>b</p>${piece.repeat(size / piece.length)}`),
      8_000,
    );
    expect(growth, piece).toBeLessThan(MOST_GROWTH);
  }
});
