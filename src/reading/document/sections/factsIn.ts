import type { Nodes, Table } from 'mdast';
import { contentOf, leavesOf, type PlacedBlock } from '../blocks/blocks';
import { areFacts, type Fact, factPieces, factsInSentence, readFact } from '../facts/readFacts';
import { lineOfNodes, textOf } from '../markdown/plainText';
import type { RecipeDocument, Servings, Times, Unchanging } from '../RecipeDocument';
import { bareHeading } from '../vocabulary';
import type { FoundTitle } from './readTitle';

/** A fact, and where the recipe tells it. */
interface Told {
  fact: Fact;
  node: Unchanging<Nodes>;
  /** Beside servings, a bare time of this line is the total. -1 for a sentence. */
  line: number;
}

/** Leaves out what the recipe gives twice with different values. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the blocks, with what they told so far
export function factsIn(
  placed: readonly PlacedBlock[],
  title: FoundTitle | null,
): Pick<RecipeDocument, 'servings' | 'times'> {
  const told: Told[] = [];
  let line = 0;
  const addLine = (text: string, node: Unchanging<Nodes>) => {
    line += 1;
    for (const piece of factPieces(text)) {
      const fact = readFact(piece);
      if (fact) told.push({ fact, node, line });
    }
  };
  for (const { block, role } of placed) {
    if (role !== 'fact' && (role !== 'title' || title?.isWhole)) continue;
    const { node } = block;
    if (block.mark === 'heading') {
      addLine(`${block.text} ${block.rest}`, node);
    } else if (block.mark === 'paragraph') {
      for (const text of block.text.split('\n')) {
        if (areFacts(text)) addLine(text, node);
        else told.push(...factsInSentence(text).map((fact) => ({ fact, node, line: -1 })));
      }
    } else if (block.mark === 'number' || block.mark === 'bullet') {
      for (const item of leavesOf(block.node)) addLine(lineOfNodes(contentOf(item)), item);
    } else if (block.mark === 'row') for (const pair of pairsOf(block.node)) addLine(pair, node);
  }
  for (const { block, role } of placed) {
    if (role !== 'ingredientsHead' || block.mark !== 'heading') continue;
    // "Ingredients (Serves 4)", "Zutaten für 4 Personen"
    const inside = /[(（[]([^()[\]]{1,60})[)）\]]/.exec(block.text)?.[1];
    const after = bareHeading(block.text).replace(/^\S{1,40}\s+[–—-]?\s*/u, '');
    addLine(inside ?? after, block.node);
  }
  if (title) {
    const inside = /\(([^()]{1,60})\)\s*$/.exec(title.text)?.[1];
    if (inside && areFacts(inside)) addLine(inside, title.node);
  }
  return { servings: servingsIn(told), times: timesIn(told) };
}

function servingsIn(told: readonly Told[]): Servings | null {
  const found = told.flatMap(({ fact, node, line }) =>
    fact.name === 'servings' && fact.servings ? [{ ...fact.servings, node, line }] : [],
  );
  // A line of facts beats a sentence.
  const sure = found.some(({ line }) => line >= 0) ? found.filter(({ line }) => line >= 0) : found;
  const [first] = sure;
  if (!first || sure.some(({ from, to }) => from !== first.from || to !== first.to)) return null;
  const best = sure.find(({ unit }) => unit !== null) ?? first;
  const { text, from, to, unit, node } = best;
  return { text, from, to, unit, node };
}

function timesIn(told: readonly Told[]): Times {
  const times: Times = {};
  const add = (name: keyof Times, found: readonly Told[]) => {
    const [minutes, ...others] = new Set(
      found.flatMap(({ fact }) => (fact.name === 'servings' ? [] : fact.minutes)),
    );
    if (minutes && others.length === 0) times[name] = minutes;
  };
  const of = (name: Fact['name']) => told.filter(({ fact }) => fact.name === name);
  for (const name of ['prep', 'active', 'cook', 'total'] as const) add(name, of(name));
  if (of('total').length > 0) return times;
  // "Serves 4 · 30 minutes"
  const lines = of('servings').map(({ line }) => line);
  add(
    'total',
    of('bare').filter(({ line }) => lines.includes(line)),
  );
  return times;
}

/** Pairs of name and value: two columns, or a head and the one row below. */
function pairsOf({ children: rows }: Table): string[] {
  const cells = rows.map((row) => row.children.map((cell) => textOf(cell).replace(/\n/g, ' ')));
  const across = cells
    .filter(({ length }) => length === 2)
    .map(([name, value]) => `${name?.replace(/[:：]$/, '')}: ${value}`);
  const [head = [], second = []] = cells;
  const down =
    cells.length === 2
      ? head.map((name, at) => `${name.replace(/[:：]$/, '')}: ${second[at]}`)
      : [];
  return [...across, ...down];
}

/** A pair has a label: "Serves | 4". */
export const isFactTable = (table: Table): boolean =>
  pairsOf(table).some((pair) => (readFact(pair)?.name ?? 'bare') !== 'bare');
