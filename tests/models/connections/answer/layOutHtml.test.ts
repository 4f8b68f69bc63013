import { describe, expect, it } from 'vitest';
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
