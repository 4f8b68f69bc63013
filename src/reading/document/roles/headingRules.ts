import {
  isGroupHeading,
  isPart,
  isPlainSection,
  isServed,
  SERVING,
  sectionOf,
} from '../vocabulary';
import type { Rule, Walk } from './Rule';
import { BOLD_RANK, NO_RANK, type Seen } from './Seen';

/** Headings of notes that may be the last group of ingredients. */
const isAdded = (heading: string) => isServed(heading) || /^\W*(?:optional|add-ins)/i.test(heading);

const isBelow = ({ rank }: Seen, walk: Walk) => rank > walk.rank || rank >= BOLD_RANK;
const isDeeper = ({ rank, hasRest }: Seen, walk: Walk) => rank > walk.rank && !hasRest;

/** Headings whose words say what is below them. */
const NAMED: readonly Rule[] = [
  {
    // "Dry ingredients" within the work, right above numbers, is a part of it.
    in: ['work'],
    when: ({ opens, rank, below, words = '', isFact }, walk) =>
      opens !== null &&
      rank > walk.rank &&
      rank < BOLD_RANK &&
      below.numbers &&
      (sectionOf(words) === 'method' || !isPlainSection(words)) &&
      !isFact,
    role: 'part',
  },
  {
    // What a dish is served with is a group of its ingredients.
    in: ['list'],
    when: (line, walk) =>
      isDeeper(line, walk) &&
      isAdded(line.text) &&
      (line.mark === 'heading' || !/^.{40}|[:：]\s/.test(line.text)) &&
      !line.hasAmount &&
      !line.isFact &&
      line.below.items,
    role: 'group',
  },
  {
    // "Dry ingredients" below "Ingredients" is a group.
    in: ['list'],
    when: (line, walk) =>
      line.opens === 'ingredients' &&
      isDeeper(line, walk) &&
      !isPlainSection(line.text) &&
      line.below.items,
    role: 'group',
  },
  {
    // "To finish" above amounts is a group, and so it is above foods if the method is still to come.
    in: ['list'],
    when: (line, walk) =>
      line.opens === 'method' &&
      isDeeper(line, walk) &&
      isPart(line.text) &&
      (line.below.amounts || (line.isAboveMethod && line.below.things)),
    role: 'group',
  },
  {
    // To serve, above work, is the last part of it.
    in: ['work'],
    when: ({ opens, hasRest, text, below }) =>
      opens === 'notes' && !hasRest && SERVING.test(text) && below.steps,
    role: 'part',
  },
  {
    // A heading for ingredients opens the list.
    when: ({ opens }) => opens === 'ingredients',
    role: 'ingredientsHead',
    leadsTo: 'list',
  },
  {
    // A heading for the method opens the work.
    when: ({ opens }) => opens === 'method',
    role: 'methodHead',
    leadsTo: 'work',
  },
  {
    // The same heading again, as in a table of contents, opens nothing.
    in: ['top', 'between', 'rest'],
    when: ({ opens }) => opens === 'again',
    role: 'noteHead',
  },
  {
    // "**Tip:** Rest it." within the list or the work leaves it open.
    in: ['list', 'work'],
    when: ({ opens, hasRest }) => opens === 'notes' && hasRest,
    role: 'noteHead',
  },
  {
    // A heading for notes ends what is above it.
    when: ({ opens }) => opens === 'notes',
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading for facts ends what is above it.
    when: ({ opens }) => opens === 'facts',
    role: 'fact',
    leadsTo: 'top',
  },
  {
    // A heading with the number of a step is one, but not within the list above amounts.
    when: ({ opens, number, below }, { zone }) =>
      opens === 'step' && (number === 'named' || zone !== 'list' || !below.amounts),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // What a model asks or wishes ends the work.
    in: ['work'],
    when: ({ opens }) => opens === 'chatter',
    role: 'words',
    leadsTo: 'rest',
  },
  {
    // A heading that tells a fact is one.
    when: ({ opens }) => opens === 'fact',
    role: 'fact',
  },
];

/** Headings that name no section: what is below them tells what they are. */
const OTHERS: readonly Rule[] = [
  {
    // Below a heading for notes, a deeper one heads some of them.
    in: ['rest'],
    when: ({ rank }, walk) => rank > walk.rank && rank < BOLD_RANK,
    role: 'noteHead',
  },
  {
    // A heading above steps names a part of the work. One without a rank does so within the work alone.
    when: ({ rank, below }, { zone }) =>
      below.steps && !below.foodsFirst && (rank < NO_RANK || zone === 'work'),
    role: 'part',
    leadsTo: 'work',
  },
  {
    // A heading above amounts names a group of ingredients.
    when: (line, walk) =>
      line.below.amounts &&
      (!walk.hasFoods || isBelow(line, walk) || isGroupHeading(line.text) || line.below.figures),
    role: 'group',
    leadsTo: 'list',
  },
  {
    // "A heavy pan" below "Check the cupboard" is not a food.
    when: ({ below }) => below.amounts,
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading above foods names a group of them, as long as there is no work.
    in: ['top'],
    when: ({ below }, { hasSteps }) => !hasSteps && below.foods,
    role: 'group',
    leadsTo: 'list',
  },
  {
    // Within the list, a deeper heading above short lines names a group.
    in: ['list'],
    when: (line, walk) => (isBelow(line, walk) || isGroupHeading(line.text)) && line.below.items,
    role: 'group',
  },
  {
    // A bold line that ends the work is a remark.
    in: ['work'],
    when: ({ rank, below, isLast }) => below.isEmpty && isLast && rank >= BOLD_RANK,
    role: 'note',
  },
  {
    // Within the work, a heading above another one or above bullets names a part.
    in: ['work'],
    when: (line, walk) => isBelow(line, walk) && (line.below.isEmpty || line.below.lists),
    role: 'part',
  },
  {
    // Within the work, a heading above sentences is the title of a step. A plain line before a colon is not.
    in: ['work'],
    when: (line, walk) => isBelow(line, walk) && line.rank <= BOLD_RANK,
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
  {
    // A heading without a rank ends the list or the work.
    in: ['list', 'work'],
    when: ({ rank }) => rank === NO_RANK,
    role: 'noteHead',
    leadsTo: 'rest',
  },
];

/** What headings are. */
export const HEADING_RULES: readonly Rule[] = [
  ...NAMED,
  ...OTHERS.map(
    (rule): Rule => ({
      ...rule,
      when: (line, walk) =>
        (line.opens === 'other' || line.opens === 'step') && rule.when?.(line, walk),
    }),
  ),
];
