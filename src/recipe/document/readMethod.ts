import type { List, Paragraph } from 'mdast';
import { recognise } from '../../foods/recognise';
import { textOf } from './plainText';
import type { RecipeDraft } from './RecipeDraft';
import { areFacts } from './readFacts';
import { type Run, WORK } from './runs';
import { isClosing, stepMarkOf } from './vocabulary';

/** Reads a paragraph below the heading of a method. */
export function readMethodParagraph(
  draft: RecipeDraft,
  text: string,
  node: Paragraph,
  run: Run,
  at: number,
) {
  const { steps, notes } = draft;
  if (areFacts(text) || !/\p{L}/u.test(text)) return;
  if (isClosing(text) && text.length < 300) return notes.close();
  const { last } = steps;
  const opensRun = !run.label?.rest && at <= run.first;
  const isNewPart = opensRun && run.label !== null && !stepMarkOf(run.label.text);
  if (last?.style === 'heading' || (last?.style === 'paragraph' && !isNewPart)) {
    return steps.extend(node);
  }
  if (run.lastWork > at) {
    // A paragraph between the items of one list belongs to the item before it.
    if (last && !opensRun) return steps.extend(node);
    const next = run.blocks[at + 1];
    const isStep = isOwnStep(text);
    if (isStep && next?.kind === 'list' && !next.node.ordered) return steps.addHead(node, 'item');
    // The numbers of the list skip it.
    if (isStep || WORK.test(text)) draft.mayLackSteps = true;
    return;
  }
  if (last?.style === 'item' && !opensRun) return notes.addAlone(text, node);
  const previous = run.blocks[at - 1];
  if (last?.style === 'plain' && previous?.kind === 'paragraph' && stepMarkOf(previous.text)) {
    return steps.extend(node);
  }
  steps.addHead(node, 'plain');
}

/** Words that begin a remark on the work rather than a step. */
const REMARK =
  /^(?:this|these|those|here|there|follow|it|its|we|i|you|the|a|an|our|my|your|for|now|let|as|with|below|start)\b/i;

/** Whether a sentence above a list is a step: "Boil the rice." */
function isOwnStep(text: string): boolean {
  return (
    /[.!]$/.test(text) &&
    !REMARK.test(text) &&
    recognise(text).foods.some(({ isMisspelt }) => !isMisspelt)
  );
}

/** Reads a list below the heading of a method. */
export function readMethodList(
  { steps, notes, ingredients }: RecipeDraft,
  node: List,
  run: Run,
  at: number,
  share: number,
) {
  const { last } = steps;
  const opensRun = at <= run.first;
  const isOfPart =
    run.label !== null && opensRun && !stepMarkOf(run.label.text) && last?.style !== 'heading';
  const isHeaded = last?.style === 'heading' || last?.style === 'paragraph';
  if (isHeaded && !isOfPart) return steps.extend(node);
  if (node.ordered) return steps.addList(node);
  const previous = run.blocks[at - 1];
  if (last && !opensRun && (previous?.kind === 'list' || previous?.kind === 'paragraph')) {
    if (belongsToStep(last.text, run, at)) return steps.extend(node);
    if (last.style === 'item' && previous.kind === 'list' && previous.node.ordered) {
      return notes.addAlone(textOf(node), node);
    }
    if (previous.kind === 'paragraph' && last.style === 'plain') return steps.extend(node);
  }
  if (share >= 0.6 && steps.isEmpty) return ingredients.addList(node);
  steps.addList(node);
}

/**
 * Whether a list holds the points of a step. Models often end the numbered list before them, and
 * resume it behind.
 */
function belongsToStep(step: string, run: Run, at: number): boolean {
  const isTitleAlone = step.length <= 40 && !/[.!?]$/.test(step);
  const isSplit = run.listCount > 2 && run.lastContinued >= 0;
  return run.lastContinued > at || isTitleAlone || isSplit;
}
