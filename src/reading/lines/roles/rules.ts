import { isServed, SERVING } from '../../document/vocabulary';
import { LIST_RULES } from './listRules';
import { isFoodLine, isListed, namesPart, opensMain, type Rule, type Zone } from './Rule';
import { WORK_RULES } from './workRules';

const ANY: readonly Zone[] = ['top', 'list', 'between', 'work', 'rest'];
const BELOW: readonly Zone[] = ['list', 'between', 'work', 'rest'];

const HEADING_RULES: readonly Rule[] = [
  {
    // Words around the recipe are no part of it.
    in: ANY,
    when: ({ line }) => !!line.aside,
    role: 'note',
  },
  {
    // The heading above the most ingredients opens the list.
    in: ANY,
    when: ({ at, ingredientsHead }) => at === ingredientsHead,
    role: 'ingredientsHead',
    leadsTo: 'list',
  },
  {
    // The heading above the work opens it.
    in: ANY,
    when: ({ at, methodHead }) => at === methodHead,
    role: 'methodHead',
    leadsTo: 'work',
  },
  {
    // What a dish is served with is a group of its ingredients.
    in: ['list'],
    when: ({ line, lines, at }) =>
      isServed(line.text) &&
      !line.hasAmount &&
      !line.isFact &&
      line.text.length < 40 &&
      isFoodLine(lines[at + 1]),
    role: 'group',
  },
  {
    // The heading of a method within the work names a part of it.
    in: ['work'],
    when: ({ line, next }) => !!next && namesPart(line, next.mark === 'number'),
    role: 'part',
  },
  {
    // The same heading again, as in a table of contents, opens nothing.
    in: ['top', 'between', 'rest'],
    when: ({ line }) => opensMain(line),
    role: 'noteHead',
  },
  {
    // A heading for facts above the recipe is one.
    in: ['top'],
    when: ({ line }) => line.opens === 'facts',
    role: 'fact',
  },
  {
    // A heading that tells a fact is one.
    in: ANY,
    when: ({ line }) => (line.opens === 'notes' || line.opens === 'facts') && line.isFact,
    role: 'fact',
  },
  {
    // To serve is the last part of the work.
    in: ['work'],
    when: ({ line, next }) =>
      line.opens === 'notes' && SERVING.test(line.text) && !!next && next.isSentence,
    role: 'part',
  },
  {
    // A heading for notes ends what is above it.
    in: BELOW,
    when: ({ line }) => line.opens === 'notes' || line.opens === 'facts',
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading for notes above the recipe opens them, unless it begins the text.
    in: ['top'],
    when: ({ line, at }) => line.opens === 'notes' && at > 0,
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A heading above foods names a group of them.
    in: ['list', 'rest'],
    when: ({ line, next, at, list }) => line.opens === 'other' && at < list[1] && isListed(next),
    role: 'group',
    leadsTo: 'list',
  },
  {
    // A heading above work names a part of it.
    in: ['work'],
    when: ({ line, next }) =>
      line.opens === 'other' &&
      !!next &&
      !line.isFurniture &&
      (next.mark === 'number' || next.isSentence),
    role: 'part',
  },
  {
    // Another heading ends the list or the work.
    in: ['list', 'work', 'rest'],
    when: ({ line }) => line.opens === 'other',
    role: 'noteHead',
    leadsTo: 'rest',
  },
];

/** Another list below the first one, of a part of the recipe. */
const OTHER_LIST_RULES: readonly Rule[] = [
  {
    // Ingredients in a row are a list of their own.
    in: ['between', 'rest', 'work'],
    when: ({ line, at, list, methodHead }) => line.inList && (methodHead < 0 || list[0] > at),
    role: 'ingredient',
  },
  {
    // A line above ingredients in a row names their group.
    in: ['between', 'rest', 'work'],
    when: ({ lines, at, list, methodHead }) =>
      (methodHead < 0 || list[0] > at) && !!lines[at + 1]?.inList,
    role: 'group',
  },
];

const REST_RULES: readonly Rule[] = [
  {
    // Servings and times are facts, wherever they are.
    in: ['rest', 'between'],
    when: ({ line }) => line.isFact && !line.isSentence,
    role: 'fact',
  },
  // Everything else is a note.
  { in: ['rest'], when: () => true, role: 'note' },
];

/** The role of a line is the one of the first rule that fits it. A line without one may be the title. */
export const RULES: readonly Rule[] = [
  ...HEADING_RULES,
  ...LIST_RULES,
  ...OTHER_LIST_RULES,
  ...WORK_RULES,
  ...REST_RULES,
];
