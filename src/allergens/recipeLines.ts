import type { Element, Root, Text } from 'hast';

/** A line of a rendered recipe, as a reader sees it. */
export interface ShownLine {
  text: string;
  isIngredient: boolean;
  /** Whether it is the recipe's title or another heading. */
  heading?: 'title' | 'part' | undefined;
  /** The place of its step in the document, from 0. */
  stepPlace?: number | undefined;
  /** The text nodes that hold it, and where each begins in `text`, in UTF-16 units. */
  parts: readonly { node: Text; parent: Element | Root; start: number }[];
}

/** Elements that share a line with their neighbours. */
const PHRASING = new Set(
  'a abbr b cite code del em i input ins kbd label mark q s small span strong sub sup td th time u'.split(
    ' ',
  ),
);

/** What an element says of the lines in it. */
type Kind = Pick<ShownLine, 'isIngredient' | 'heading' | 'stepPlace'>;

function kindOf({ tagName, properties }: Element, around: Kind): Kind {
  const step = properties['data-step'];
  const isTitle = properties['data-title'] !== undefined;
  return {
    isIngredient: around.isIngredient || properties['data-ingredient'] !== undefined,
    heading: isTitle ? 'title' : /^h[1-6]$/.test(tagName) ? 'part' : around.heading,
    stepPlace: step === undefined ? around.stepPlace : Number(step),
  };
}

/** Splits a rendered recipe into lines: each block, each row of a table, each part between breaks. */
export function linesOf(tree: Root): ShownLine[] {
  const lines: ShownLine[] = [];
  let text = '';
  let parts: ShownLine['parts'][number][] = [];

  function endLine(kind: Kind) {
    if (text.trim()) lines.push({ text, ...kind, parts });
    text = '';
    parts = [];
  }

  function read(parent: Element | Root, kind: Kind) {
    for (const child of parent.children) {
      if (child.type === 'text') {
        parts.push({ node: child, parent, start: text.length });
        text += child.value;
      }
      // The page shows HTML as the text that it is.
      if (child.type === 'raw') {
        const texts = child.value.split('\n');
        lines.push(...texts.map((html) => ({ text: html, isIngredient: false, parts: [] })));
      }
      if (child.type !== 'element') continue;
      // The number of a footnote is no part of the word before it.
      if (child.tagName === 'sup') text += ' ';
      const isLine = !PHRASING.has(child.tagName);
      const own = kindOf(child, kind);
      if (isLine) endLine(kind);
      read(child, own);
      if (isLine) endLine(own);
      // The cells of a row would run into one another.
      else if (child.tagName === 'td' || child.tagName === 'th') text += ' ';
    }
  }

  const other: Kind = { isIngredient: false };
  read(tree, other);
  endLine(other);
  return lines;
}

/** Words to put behind a place of a line. */
export interface Mark {
  line: number;
  /** In UTF-16 units. */
  end: number;
  words: string;
}

/** Puts marks into the tree that the lines were read from. */
export function addMarks(
  lines: readonly ShownLine[],
  marks: readonly Mark[],
  className: string,
): void {
  // From the end on, so the places before keep their numbers.
  const sorted = [...marks].sort((one, other) => other.line - one.line || other.end - one.end);
  for (const { line, end, words } of sorted) {
    const part = lines[line]?.parts.findLast(({ start }) => start < end);
    if (!part) continue;
    const { node, parent, start } = part;
    const rest = node.value.slice(end - start);
    node.value = node.value.slice(0, end - start);
    const mark: Element = {
      type: 'element',
      tagName: 'strong',
      properties: { className: [className] },
      children: [{ type: 'text', value: ` (${words})` }],
    };
    const added = rest ? [mark, { type: 'text' as const, value: rest }] : [mark];
    parent.children.splice(parent.children.indexOf(node) + 1, 0, ...added);
  }
}
