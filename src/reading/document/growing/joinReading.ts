import type { Element, Root, RootContent } from 'hast';
import { stepBoxId } from '../marks/placeBoxes';
import type { NodeMark } from '../marks/Reading';
import type { OwnReading } from '../marks/readText';
import { isElement } from '../marks/treeWords';
import type { RecipeDocument } from '../RecipeDocument';

type Counts = ReturnType<typeof lengthsOf>;

/** How many there are of each thing that a number refers to. */
export const lengthsOf = ({ marks, lines, pieces, steps, temperatures }: OwnReading) => ({
  mark: marks.length,
  line: lines.length,
  ingredient: pieces.length,
  step: steps.length,
  task: marks.filter((mark) => mark.kind === 'box' && mark.of === 'task').length,
  temperature: temperatures.length,
});

/** `above`: how many blocks of the recipe's beginning, a line each, are there already. */
export function joinReading(to: OwnReading, piece: OwnReading, above: number): void {
  const before = lengthsOf(to);
  before.line -= above;
  for (const mark of piece.marks) move(mark, before);
  for (const node of piece.tree.children) renumber(node, before);
  to.marks.push(...piece.marks);
  to.lines.push(...piece.lines.slice(above));
  to.pieces.push(...piece.pieces);
  to.temperatures.push(...piece.temperatures);
  to.steps.push(...piece.steps.map((step) => ({ ...step, index: step.index + before.step })));
  const { document } = to;
  Object.assign(document, {
    ingredients: joinGroups(document.ingredients, piece.document.ingredients),
    steps: [...document.steps, ...piece.document.steps],
    servings: document.servings ?? piece.document.servings,
  } satisfies Partial<RecipeDocument>);
}

function joinGroups(
  before: RecipeDocument['ingredients'],
  added: RecipeDocument['ingredients'],
): RecipeDocument['ingredients'] {
  const [first, ...others] = added;
  const last = before.at(-1);
  // The same list, so the page does not compare it again with each step.
  if (!first) return before;
  if (!last || first.heading !== last.heading) return [...before, ...added];
  return [...before.slice(0, -1), { ...last, items: [...last.items, ...first.items] }, ...others];
}

function move(mark: NodeMark, before: Counts) {
  if ('ingredient' in mark) mark.ingredient += before.ingredient;
  if ('step' in mark && mark.step !== null) mark.step += before.step;
  if (mark.kind === 'box') mark.index += before[mark.of];
  if (mark.kind === 'chatter') {
    mark.lines.from += before.line;
    mark.lines.to += before.line;
  }
  if (mark.kind !== 'words') return;
  mark.line += before.line;
  if (mark.amount && 'ingredient' in mark.amount) mark.amount.ingredient += before.ingredient;
  else if (mark.amount) mark.amount.temperature += before.temperature;
}

function renumber(node: RootContent, before: Counts) {
  if (!isElement(node)) return;
  const { properties } = node;
  const add = (name: string, count: number) => {
    if (properties[name] !== undefined) properties[name] = Number(properties[name]) + count;
  };
  add('data-mark', before.mark);
  add('data-ingredient', before.ingredient);
  add('data-step', before.step);
  const [box] = [properties.htmlFor].flat();
  if (typeof box === 'string')
    properties.htmlFor = [stepBoxId(Number(/\d+$/.exec(box)?.[0]) + before.step)];
  for (const child of node.children) renumber(child, before);
}

/** Items of a list that goes on join that list. */
export function joinNodes(before: Root['children'], added: Root['children']): Root['children'] {
  const [first, ...others] = added;
  const last = before.at(-1);
  if (!first || !last || !goesOn(last, first)) return [...before, ...added];
  const joined = { ...last, children: [...last.children, ...(first as Element).children] };
  return [...before.slice(0, -1), joined, ...others];
}

const isList = (node: RootContent): node is Element =>
  isElement(node) && /^[uo]l$/.test(node.tagName);

function goesOn(last: RootContent, first: RootContent): last is Element {
  return (
    isList(last) &&
    isList(first) &&
    last.tagName === first.tagName &&
    String(last.properties.className) === String(first.properties.className)
  );
}
