import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../../../../src/reading/document/markdown/parseMarkdown';

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

it.each([
  ['', 'Salt +1 -2 .3 _4_ a_b_c, www.example.com and http://example.com/~a_b.'],
  [
    '',
    '| Food | See |\n| - | -: |\n| ~~salt~~ | www.example.com |\n\n- [x] Boil[^1]\n\n[^1]: Slowly',
  ],
  [' of mail', 'Ask www.me@example.com, or _me_@example.com.'],
])('a text with addresses%s is parsed as GFM says', (_, text) => {
  expect(parseMarkdown(text)).toEqual(unified().use(remarkParse).use(remarkGfm).parse(text));
});
