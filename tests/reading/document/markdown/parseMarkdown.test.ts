import type { Nodes } from 'mdast';
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

it('a mail address in a sentence is a link, whatever is around it', () => {
  const root = parseMarkdown('Ask www.me@example.com, or _me_@example.com.');
  expect(root && linksIn(root)).toEqual(['mailto:www.me@example.com', 'mailto:_me_@example.com']);
});
