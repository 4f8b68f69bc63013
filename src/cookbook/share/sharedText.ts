import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import type { FormattedText } from '../../browser/clipboard';
import { claimOf, leavesOutAllergens, placeOf } from '../../recipe';
import * as requestWords from '../../words/en/request';
import * as restWords from '../../words/en/rest';

/** With what a link or an export must say of the text that the recipe is from, which stays here. */
export const sourceToShare = (recipe: Recipe): Source | undefined =>
  leavesOutAllergens(recipe) ? { ...recipe.source, leavesOutAllergens: true } : recipe.source;

export function creditLineOf(recipe: Recipe, kitchenName: string): string {
  const { cut, byHand } = recipe;
  const source = sourceToShare(recipe);
  const edited = byHand === 'edited' && requestWords.notes.edited;
  const photo = source?.isPhoto && restWords.credit.photo;
  const clip = source?.isClip && restWords.credit.clip;
  const copy = source?.isCopy && restWords.credit.copy;
  const leftOut = source?.leavesOutAllergens && restWords.credit.leftOut;
  return [
    creditOf(recipe, kitchenName),
    edited,
    cut && requestWords.notes.cut,
    photo,
    clip,
    copy,
    leftOut,
    requestWords.notes.check,
  ]
    .filter(Boolean)
    .join(' ');
}

function creditOf({ origin, model, source, byHand }: Recipe, kitchenName: string): string {
  if (byHand === 'written') return requestWords.notes.byHand;
  switch (origin) {
    case 'request':
      return model
        ? restWords.credit.written(model, kitchenName)
        : restWords.credit.sample(kitchenName);
    case 'shared':
      return restWords.credit.shared(kitchenName, claimOf(model, source));
    case 'cookbook':
      return restWords.credit.fromCookbook(kitchenName, claimOf(model, source));
    case 'imported':
      return restWords.credit.brought(
        kitchenName,
        source ? placeOf(source) : requestWords.notes.elsewhere,
      );
  }
}

/** Some programs take the start of a file for settings, or run them. A byte order mark helps. */
const BEFORE_FRONT_MATTER = /^\ufeff?(?=---|\+{3})/;

/** Signs that turn letters around, also by name: other programs would show another food. */
const TURNS = /[\u202d\u202e\0]|&#(?:x0*202[de]|0*823[78]);/gi;

/** The last line says who wrote the recipe. */
export function markdownOf(recipe: string, attribution: string): string {
  // The model's name may come from a link, with any characters in it.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  const text = recipe
    .trimEnd()
    .replace(BEFORE_FRONT_MATTER, '\n')
    .replace(TURNS, '')
    .toWellFormed();
  return `${text}\n\n---\n\n${literal}\n`;
}

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
  const last = Object.assign(document.createElement('p'), { textContent: attribution });
  copy.append(document.createElement('hr'), last);
  return { html: copy.innerHTML, plain: `${blocksOf(copy).join('\n\n')}\n` };
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
