import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FormattedText } from '../../browser/clipboard';

/** The attributes that an element keeps when it leaves the page, and their values. */
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:)/i,
  start: /^\d+$/,
};

const BLOCKS = new Set(
  'ADDRESS BLOCKQUOTE DIV H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE UL'.split(' '),
);

/** HTML and plain text of what the page shows, with `attribution` as the last line. */
export function formattedText(content: ReactElement, attribution: string): FormattedText {
  const page = document.createElement('div');
  const root = createRoot(page);
  flushSync(() => root.render(content));
  const copy = page.cloneNode(true) as HTMLElement;
  root.unmount();
  for (const back of copy.querySelectorAll('[data-footnote-backref]')) back.remove();
  for (const box of copy.querySelectorAll('input')) box.replaceWith(box.checked ? '☑' : '☐');
  for (const element of copy.querySelectorAll('*')) cleanAttributes(element);
  for (const plain of copy.querySelectorAll('p')) breakLines(plain);
  copy.append(document.createElement('hr'), paragraph(attribution));
  return { html: copy.innerHTML, plain: `${blocksOf(copy).join('\n\n')}\n` };
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function cleanAttributes(element: Element) {
  for (const { name, value } of [...element.attributes]) {
    if (!ATTRIBUTES[name]?.test(value)) element.removeAttribute(name);
  }
}

function breakLines(element: Element) {
  // The page shows a long text in pieces, each in a span.
  const lines = (element.textContent ?? '').split('\n');
  if (lines.length === 1 || element.querySelector(':not(span)')) return;
  element.replaceChildren(
    ...lines.flatMap((line) => [document.createElement('br'), line]).slice(1),
  );
}

/** Words outside of blocks become a block of their own. */
function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let words = '';
  const endWords = () => {
    blocks.push(words.replace(/ *\n */g, '\n').trim());
    words = '';
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && BLOCKS.has(node.tagName)) {
      endWords();
      blocks.push(...textOf(node));
    } else {
      words += wordsInside(node);
    }
  }
  endWords();
  return blocks.filter(Boolean);
}

function textOf(block: Element): string[] {
  switch (block.tagName) {
    case 'UL':
      return [listOf(block, () => '•')];
    case 'OL': {
      const start = Number(block.getAttribute('start') ?? 1);
      return [listOf(block, (index) => `${start + index}.`)];
    }
    case 'TABLE':
      return [rowsOf(block)];
    case 'PRE':
      return [block.textContent.trimEnd()];
    default:
      return blocksOf(block);
  }
}

function listOf(list: Element, mark: (index: number) => string): string {
  return [...list.children]
    .map((item, index) => {
      const text = blocksOf(item).join('\n');
      return `${mark(index)} ${text.replaceAll('\n', '\n   ')}`;
    })
    .join('\n');
}

function rowsOf(table: Element): string {
  return [...table.querySelectorAll('tr')]
    .map((row) => [...row.children].map((cell) => blocksOf(cell).join(' ')).join('\t'))
    .join('\n');
}

function wordsInside(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/[ \t\n]+/g, ' ');
  if (node.tagName === 'BR') return '\n';
  const words = [...node.childNodes].map(wordsInside).join('');
  return node.tagName === 'SUP' ? `[${words}]` : words;
}
