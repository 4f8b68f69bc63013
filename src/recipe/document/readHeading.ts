import { BOLD_RANK, type Label } from './blocks';
import { spanOf } from './plainText';
import type { RecipeDraft } from './RecipeDraft';
import { areFacts, readFact } from './readFacts';
import {
  hasAmounts,
  hasFigures,
  hasItems,
  listsFoods,
  listsSteps,
  listsThings,
  type Run,
} from './runs';
import {
  bareHeading,
  isAsking,
  isClosing,
  isGroupHeading,
  isPart,
  isPlainSection,
  type Section,
  sectionOf,
  stepMarkOf,
} from './vocabulary';

/** Headings of notes that may be the last part of the work: "To serve". */
const SERVING = /serv|plat|anricht|dress|emplat|impiatt|opmaken|finaliz/i;

/** Headings of notes that may be the last group of ingredients: "To serve". */
const SERVED_WITH =
  /^\W*(?:(?:to|for) serv|optional|add-ins|zum (?:serv|anricht)|pour (?:le )?serv|para serv|per serv|om te serv)/i;

/** Opens the section below a heading: by its words or, if they say nothing, by the blocks below it. */
export function readHeading(draft: RecipeDraft, label: Label, run: Run, isLast: boolean) {
  const { text, rank } = label;
  const mark = stepMarkOf(text);
  const words = mark ? text.slice(mark.length) : text;
  const named = sectionOf(words);
  const [first] = run.blocks;
  // "Dry ingredients" within the method, above its steps, is a part of the work.
  if (
    draft.section === 'method' &&
    rank > draft.rank &&
    rank < BOLD_RANK &&
    first?.kind === 'list' &&
    first.node.ordered &&
    (named === 'method' || !isPlainSection(words)) &&
    !areFacts(text)
  ) {
    return openPart(draft, label);
  }
  if (named !== null && (!mark || isPlainSection(words)))
    return open(draft, named, label, run, isLast);
  if (mark && (mark.isNamed || draft.section !== 'ingredients' || !hasAmounts(run))) {
    if (draft.section !== 'method') draft.open('method', Math.max(0, rank - 1));
    draft.markEnd(label.node);
    return draft.steps.addHead(label.node, 'heading');
  }
  if (isClosing(text) || isAsking(text)) {
    if (draft.section === 'method') draft.section = 'notes';
    return;
  }
  if (areFacts(text)) return draft.addFacts(run.block);
  readUnknown(draft, label, run, isLast);
}

/** Judges a heading that names no section by the blocks below it. */
function readUnknown(draft: RecipeDraft, label: Label, run: Run, isLast: boolean) {
  const { text, rank } = label;
  const { section } = draft;
  const isBelow = rank > draft.rank || rank >= BOLD_RANK;
  if (section === 'notes' && isBelow && rank < BOLD_RANK) return startNote(draft, label);
  if (listsSteps(run) && !beginsWithFoods(run, section)) return openPart(draft, label);
  const isSure = draft.ingredients.isEmpty || isBelow || isGroupHeading(text) || hasFigures(run);
  if (hasAmounts(run)) {
    if (isSure) return openGroup(draft, label);
    // "A heavy pan" below "Check the cupboard" is not a food.
    draft.open('notes', rank);
    return startNote(draft, label);
  }
  if (section === null && draft.steps.isEmpty && listsFoods(run.blocks))
    return openGroup(draft, label);
  if (section === 'ingredients' && hasItems(run) && (isBelow || isGroupHeading(text))) {
    return openGroup(draft, label);
  }
  // "Sauce" would be one more group, "Goes well with" would not.
  if (section === 'ingredients' && listsFoods(run.blocks)) draft.mayLackIngredients = true;
  if (section === 'method' && isBelow) return readWithinMethod(draft, label, run, isLast);
  const opensNotes = !draft.steps.isEmpty && rank < BOLD_RANK;
  if ((section === 'notes' && isBelow) || opensNotes) {
    if (opensNotes) draft.open('notes', rank);
    return startNote(draft, label);
  }
  if (rank < BOLD_RANK) draft.section = null;
}

/** Whether the first list below a heading holds ingredients, although steps follow. */
function beginsWithFoods(run: Run, section: Section | null): boolean {
  const first = run.blocks[run.firstList];
  if (first?.kind !== 'list' || first.node.ordered) return false;
  return hasAmounts(run) || (section === 'ingredients' && listsFoods([first]));
}

/** A heading within the work is the title of a step, or of a part of the work. */
function readWithinMethod(draft: RecipeDraft, label: Label, run: Run, isLast: boolean) {
  const has = (kind: string) => run.blocks.some((block) => block.kind === kind);
  if (run.blocks.length === 0 && label.rank >= BOLD_RANK && isLast) {
    return draft.notes.addAlone(label.text, label.node);
  }
  if (run.blocks.length === 0 || (has('list') && !has('paragraph'))) return openPart(draft, label);
  // A plain line before a colon is not the title of a step.
  if (label.rank <= BOLD_RANK) draft.steps.addHead(label.node, 'heading');
}

/** Opens a section that its heading names. */
function open(draft: RecipeDraft, section: Section, label: Label, run: Run, isLast: boolean) {
  const { text, rank, rest, node } = label;
  const isEmpty = run.blocks.length === 0;
  switch (section) {
    case 'facts':
      draft.addFacts(run.block);
      if (draft.section !== 'method' || areFacts(text) || !isEmpty) draft.open('facts', rank);
      return;
    case 'notes':
      if (
        draft.section === 'ingredients' &&
        rank > draft.rank &&
        !rest &&
        hasItems(run) &&
        SERVED_WITH.test(text)
      ) {
        return openGroup(draft, label);
      }
      if (
        draft.section === 'method' &&
        !rest &&
        listsSteps(run) &&
        SERVING.test(bareHeading(text))
      ) {
        return openPart(draft, label);
      }
      return openNote(draft, label);
    case 'ingredients':
      // "Dry ingredients" below "Ingredients" is a group.
      if (
        draft.section === 'ingredients' &&
        rank > draft.rank &&
        !rest &&
        !isPlainSection(text) &&
        hasItems(run)
      ) {
        return openGroup(draft, label);
      }
      // Below itself, the same heading once more opens nothing deeper.
      if (draft.section !== 'ingredients' || rank < draft.rank) draft.open('ingredients', rank);
      draft.markEnd(node);
      draft.addHeading(label, 2);
      draft.ingredients.startGroup(groupIn(text));
      draft.ingredientHeadings.push({ text, span: spanOf(node) });
      if (rest && !readFact(rest) && node.type === 'paragraph')
        draft.ingredients.addSentence(rest, node);
      return;
    case 'method':
      // "To finish" above amounts is a group, and so it is above foods if the method is still to come.
      if (
        draft.section === 'ingredients' &&
        rank > draft.rank &&
        !rest &&
        isPart(text) &&
        (hasAmounts(run) || (draft.isAboveMethod && listsThings(run)))
      ) {
        return openGroup(draft, label);
      }
      draft.open('method', rank);
      draft.markEnd(node);
      draft.addHeading(label, 2);
      // Right above the headings of parts or steps, it is not a part itself.
      draft.steps.startPart(isPart(text) && (!isEmpty || rest || isLast) ? text : null);
      if (rest) draft.steps.addHead(node, 'plain', node.children.slice(label.length));
  }
}

/** "**Tip:** Rest it." within a section leaves the section open. */
function openNote(draft: RecipeDraft, label: Label) {
  const { text, rank, rest, node } = label;
  const isWithin = rest !== '' && (draft.section === 'method' || draft.section === 'ingredients');
  if (!isWithin) draft.open('notes', rank);
  draft.markEnd(node);
  draft.addHeading(label, 2);
  draft.notes.start(text, node);
  if (rest) draft.notes.addText(rest, node);
  if (isWithin) draft.notes.close();
}

function startNote(draft: RecipeDraft, label: Label) {
  draft.addHeading(label, 3);
  draft.notes.start(label.text, label.node);
}

function openPart(draft: RecipeDraft, label: Label) {
  const { text, rank, node } = label;
  draft.addHeading(label, 3);
  if (draft.section !== 'method') {
    draft.open('method', draft.section === null ? rank - 1 : Math.min(draft.rank, rank - 1));
  }
  draft.markEnd(node);
  draft.steps.startPart(text);
}

function openGroup(draft: RecipeDraft, label: Label) {
  const { text, rank, node } = label;
  draft.addHeading(label, 3);
  if (draft.section !== 'ingredients') draft.open('ingredients', rank - 1);
  draft.markEnd(node);
  draft.ingredients.startGroup(text);
}

/** "Ingredients for the sauce" names a group. */
function groupIn(heading: string): string | null {
  const [, group] =
    /\s((?:for|für|pour|para|per|voor) (?!\d)[\p{L} '’-]{2,50})$/iu.exec(bareHeading(heading)) ??
    [];
  return group ?? null;
}
