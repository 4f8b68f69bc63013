import { areFacts } from '../facts/readFacts';
import {
  isGroupHeading,
  isPart,
  isPlainSection,
  isServed,
  SERVING,
  sectionOf,
} from '../vocabulary';
import { BOLD_RANK, type Label } from './blocks';
import { type RuleOf, rulesOf, type Walk } from './Rule';
import {
  beginsWithFoods,
  hasAmounts,
  hasFigures,
  hasItems,
  isList,
  listsFoods,
  listsSteps,
  listsThings,
} from './runs';

/** Headings of notes that may be the last group of ingredients. */
const isAdded = (heading: string) => isServed(heading) || /^\W*(?:optional|add-ins)/i.test(heading);

/** The words of a heading without its number. */
export const labelText = ({ text, mark }: Label) => text.slice(mark?.length ?? 0);

const isBelow = ({ rank }: Label, walk: Walk) => rank > walk.rank || rank >= BOLD_RANK;
const isDeeper = ({ rank, rest }: Label, walk: Walk) => rank > walk.rank && rest === '';
const has = ({ run }: Walk, kind: string) => run.blocks.some((block) => block.kind === kind);
const isEmpty = ({ run }: Walk) => run.blocks.length === 0;

/** Headings whose words say what is below them. */
const NAMED: readonly RuleOf<Label>[] = [
  {
    // "Dry ingredients" within the work, right above numbers, is a part of it.
    in: ['work'],
    when: (label, { run, rank }) =>
      label.rank > rank &&
      label.rank < BOLD_RANK &&
      run.blocks[0]?.kind === 'numbers' &&
      (sectionOf(labelText(label)) === 'method' || !isPlainSection(labelText(label))) &&
      !areFacts(label.text),
    role: 'part',
  },
  {
    // What a dish is served with is a group of its ingredients.
    in: ['list'],
    when: (label, walk) =>
      walk.opens === 'notes' && isDeeper(label, walk) && isAdded(label.text) && hasItems(walk.run),
    role: 'group',
  },
  {
    // "Dry ingredients" below "Ingredients" is a group.
    in: ['list'],
    when: (label, walk) =>
      walk.opens === 'ingredients' &&
      isDeeper(label, walk) &&
      !isPlainSection(label.text) &&
      hasItems(walk.run),
    role: 'group',
  },
  {
    // "To finish" above amounts is a group, and so it is above foods if the method is still to come.
    in: ['list'],
    when: (label, walk) =>
      walk.opens === 'method' &&
      isDeeper(label, walk) &&
      isPart(label.text) &&
      (hasAmounts(walk.run) || (walk.isAboveMethod && listsThings(walk.run))),
    role: 'group',
  },
  {
    // To serve, above numbers, is the last part of the work.
    in: ['work'],
    when: (label, { opens, run }) =>
      opens === 'notes' && label.rest === '' && SERVING.test(label.text) && listsSteps(run),
    role: 'part',
  },
  {
    // A heading for ingredients opens the list.
    when: (_, { opens }) => opens === 'ingredients',
    role: 'ingredientsHead',
    leadsTo: 'list',
  },
  {
    // A heading for the method opens the work.
    when: (_, { opens }) => opens === 'method',
    role: 'methodHead',
    leadsTo: 'work',
  },
  {
    // "**Tip:** Rest it." within the list or the work leaves it open.
    in: ['list', 'work'],
    when: ({ rest }, { opens }) => opens === 'notes' && rest !== '',
    role: 'noteHead',
  },
  {
    // A heading for notes ends what is above it.
    when: (_, { opens }) => opens === 'notes',
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading for facts ends what is above it.
    when: (_, { opens }) => opens === 'facts',
    role: 'fact',
    leadsTo: 'top',
  },
  {
    // A heading with the number of a step is one, but not within the list above amounts.
    when: ({ mark }, { opens, zone, run }) =>
      opens === 'step' && (mark?.isNamed || zone !== 'list' || !hasAmounts(run)),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // What a model asks or wishes ends the work.
    in: ['work'],
    when: (_, { opens }) => opens === 'chatter',
    role: 'words',
    leadsTo: 'rest',
  },
  {
    // What a model asks or wishes opens nothing.
    when: (_, { opens }) => opens === 'chatter',
    role: 'words',
  },
  {
    // A line of facts in bold is one.
    when: (_, { opens }) => opens === 'fact',
    role: 'fact',
  },
];

/** Headings that name no section: what is below them tells what they are. */
const OTHERS: readonly RuleOf<Label>[] = [
  {
    // Below a heading for notes, a deeper one heads some of them.
    in: ['rest'],
    when: ({ rank }, walk) => rank > walk.rank && rank < BOLD_RANK,
    role: 'noteHead',
  },
  {
    // A heading above steps names a part of the work.
    when: (_, { run, zone }) => listsSteps(run) && !beginsWithFoods(run, zone === 'list'),
    role: 'part',
    leadsTo: 'work',
  },
  {
    // A heading above amounts names a group of ingredients.
    when: (label, walk) =>
      hasAmounts(walk.run) &&
      (!walk.hasFoods ||
        isBelow(label, walk) ||
        isGroupHeading(label.text) ||
        hasFigures(walk.run)),
    role: 'group',
    leadsTo: 'list',
  },
  {
    // "A heavy pan" below "Check the cupboard" is not a food.
    when: (_, { run }) => hasAmounts(run),
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading above foods names a group of them, as long as there is no work.
    in: ['top'],
    when: (_, { run, hasSteps }) => !hasSteps && listsFoods(run.blocks),
    role: 'group',
    leadsTo: 'list',
  },
  {
    // Within the list, a deeper heading above short lines names a group.
    in: ['list'],
    when: (label, walk) =>
      (isBelow(label, walk) || isGroupHeading(label.text)) && hasItems(walk.run),
    role: 'group',
  },
  {
    // A bold line that ends the work is a remark.
    in: ['work'],
    when: (label, walk) => isEmpty(walk) && walk.isLast && label.rank >= BOLD_RANK,
    role: 'note',
  },
  {
    // Within the work, a heading above another one or above bullets names a part.
    in: ['work'],
    when: (label, walk) =>
      isBelow(label, walk) &&
      (isEmpty(walk) || (walk.run.blocks.some(isList) && !has(walk, 'paragraph'))),
    role: 'part',
  },
  {
    // Within the work, a heading above sentences is the title of a step. A plain line before a colon is not.
    in: ['work'],
    when: (label, walk) => isBelow(label, walk) && label.rank <= BOLD_RANK,
    role: 'step',
  },
  {
    // Below the work, other headings head notes.
    when: ({ rank }, { hasSteps }) => hasSteps && rank < BOLD_RANK,
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // Among notes, a bold line heads some of them.
    in: ['rest'],
    when: isBelow,
    role: 'noteHead',
  },
  {
    // Above the work, other headings end what is above them.
    when: ({ rank }) => rank < BOLD_RANK,
    role: 'words',
    leadsTo: 'top',
  },
];

export const HEADING_RULES = rulesOf(['label'], [...NAMED, ...OTHERS]);
