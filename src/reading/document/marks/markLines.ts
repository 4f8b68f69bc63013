import type { Element, Root, Text } from 'hast';
import type { RecipeLine } from '../../../foods';
import type { RecipeDocument } from '../RecipeDocument';
import { ingredientOf, type MarkTable, markOf } from './treeWords';

/** What an element tells about the lines in it. */
interface Kind extends Pick<RecipeLine, 'isIngredient' | 'heading'> {
  /** The place of its step in the document, from 0. */
  stepPlace?: number | undefined;
}

interface ShownLine extends Kind {
  text: string;
  /** The text nodes that hold it, and where each begins in `text`, in UTF-16 units. */
  parts: readonly { node: Text; parent: Element | Root; start: number }[];
}

/** The page may say something after any word. Gives every line that a reader sees, in order. */
export function markLines(tree: Root, document: RecipeDocument, table: MarkTable): RecipeLine[] {
  const lines = linesOf(tree, table);
  for (const [line, { parts }] of lines.entries()) {
    const worded = parts.filter(({ node }) => node.value.trim());
    for (const [index, { node, parent, start }] of worded.entries()) {
      const next = worded[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      const place = { line, start, next };
      const mark = parent.type === 'element' ? markOf(parent, table.marks) : undefined;
      if (mark?.kind === 'words') Object.assign(mark, place);
      else {
        const words = table.element({ kind: 'words', ...place, amount: null }, node);
        parent.children.splice(parent.children.indexOf(node), 1, words);
      }
    }
  }
  return lines.map(({ parts, stepPlace, ...line }) => ({
    ...line,
    step: document.steps[stepPlace ?? -1]?.number,
  }));
}

/** Elements that share a line with their neighbours. */
const PHRASING = new Set(
  'a abbr b cite code data del em i input ins kbd label mark q s small span strong sub sup td th time u'.split(
    ' ',
  ),
);

function kindOf(element: Element, around: Kind): Kind {
  const { tagName, properties } = element;
  const step = properties['data-step'];
  const isTitle = properties['data-title'] !== undefined;
  const heading = isTitle ? 'title' : /^h[1-6]$/.test(tagName) ? 'part' : around.heading;
  return {
    isIngredient: around.isIngredient || ingredientOf(element) !== undefined,
    ...(heading && { heading }),
    stepPlace: step === undefined ? around.stepPlace : Number(step),
  };
}

/** Each block, each row of a table, each part between breaks. */
function linesOf(tree: Root, table: MarkTable): ShownLine[] {
  const lines: ShownLine[] = [];
  let text = '';
  let parts: ShownLine['parts'][number][] = [];

  function endLine(kind: Kind) {
    if (text.trim()) lines.push({ text, ...kind, parts });
    text = '';
    parts = [];
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk through the tree, with one case for each element
  function read(parent: Element | Root, kind: Kind) {
    for (const [index, child] of parent.children.entries()) {
      if (child.type === 'text') {
        parts.push({ node: child, parent, start: text.length });
        text += child.value;
      }
      // The page shows HTML as text.
      if (child.type === 'raw') {
        const texts = child.value.split('\n');
        lines.push(...texts.map((html) => ({ text: html, isIngredient: false, parts: [] })));
        const html: Text = { type: 'text', value: child.value };
        parent.children[index] = table.element({ kind: 'html' }, html);
        continue;
      }
      if (child.type !== 'element') continue;
      // The number of a footnote is not part of the word before it.
      if (child.tagName === 'sup') text += ' ';
      const isChatter = markOf(child, table.marks)?.kind === 'chatter';
      const isLine = isChatter || !PHRASING.has(child.tagName);
      const own = kindOf(child, kind);
      if (isLine) endLine(kind);
      const from = lines.length;
      read(child, own);
      if (isLine) endLine(own);
      // A player takes the place of the address in it.
      if (child.tagName === 'figure') lines.length = from;
      // The cells of a row would run into one another.
      if (child.tagName === 'td' || child.tagName === 'th') text += ' ';
    }
  }

  const other: Kind = { isIngredient: false };
  read(tree, other);
  endLine(other);
  return lines;
}
