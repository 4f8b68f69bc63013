import type { Nodes as ChangingNodes } from 'mdast';
import type { Unchanging } from '../RecipeDocument';
import { viewMarkdown } from './parseMarkdown';
import { type SeenWords, seenText, withoutUnseen } from './seenText';

type Nodes = Unchanging<ChangingNodes>;
type Place = Omit<SeenWords, 'value'>;

/** Leaves out marks, tags, list numbers and link targets. Trust nothing in `markdown`. */
export function seenWords(markdown: string): SeenWords[] {
  try {
    const root = viewMarkdown(markdown);
    if (root) return new Collector().collectAll(root, { start: 0, end: markdown.length });
  } catch {
    // The page shows a text as it is if the parser fails.
  }
  return seenText(markdown);
}

class Collector {
  readonly #words: SeenWords[] = [];
  /** In the order in which the text refers to the notes: they come at its end. */
  readonly #notes = new Set<string>();
  readonly #definitions = new Map<string, readonly Nodes[]>();

  collectAll(root: Nodes, place: Place): SeenWords[] {
    this.#collect(root, place);
    for (const note of this.#definitions.keys()) this.#notes.add(note);
    // A set also gives what is added meanwhile: notes define notes.
    for (const note of this.#notes) {
      for (const node of this.#definitions.get(note) ?? []) this.#collect(node, place);
    }
    return this.#words;
  }

  #collect(node: Nodes, outer: Place) {
    const place = placeOf(node) ?? outer;
    if (node.type === 'footnoteReference') this.#notes.add(node.identifier);
    if (node.type === 'footnoteDefinition') {
      this.#definitions.set(node.identifier, node.children);
    } else if ('children' in node) {
      for (const child of node.children) this.#collect(child, place);
    } else if ('alt' in node) {
      this.#words.push({ value: node.alt ?? '', ...place });
    } else if ('value' in node) {
      const value = node.type === 'html' ? withoutUnseen(node.value) : node.value;
      this.#words.push({ value, ...place });
    }
  }
}

/** The parser gives no place to words around an address without marks. */
function placeOf({ position }: Nodes): Place | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}
