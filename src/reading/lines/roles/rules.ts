import { isGroupHeading, isPart } from '../../../recipe/document/vocabulary';
import { anyOf } from '../languages';
import { type Anchors, tellsServings } from './anchors';
import { isCapital, isTableHead, listsFoods, tellsAllergens } from './judge';
import { runBelow, type Seen } from './look';
import type { Role } from './Role';

/** The part of a recipe that a line is in. */
export type Zone =
  /** Above the list and the work, where the title is. */
  | 'top'
  | 'list'
  /** Below a list without a heading for the work. */
  | 'between'
  | 'work'
  /** Below a heading for other things, or behind the work. */
  | 'rest';

/** A line and what is around it. */
export interface Walk extends Anchors {
  lines: readonly Seen[];
  at: number;
  line: Seen;
  /** The next line with words of the recipe. */
  next: Seen | undefined;
  /** Whether a numbered step came before, in the same part of the work. */
  isNumbered: boolean;
}

export interface Rule {
  /** What it is for, in a few words; the rows of the tests name it. */
  why: string;
  in: readonly Zone[];
  when(walk: Walk): boolean;
  role: Role | null;
  /** The zone of the lines below. */
  then?: Zone;
}

const ANY: readonly Zone[] = ['top', 'list', 'between', 'work', 'rest'];
const BELOW: readonly Zone[] = ['list', 'between', 'work', 'rest'];

const SERVED = new RegExp(`^\\W*${anyOf('served')}`, 'iu');

/** A name may follow, or be below. */
const CREDIT = new RegExp(`^${anyOf('credit')}\\b:?(?: \\S{1,30}){0,3}$`, 'iu');

const isFoodLine = (line: Seen | undefined) => !!line && (line.hasAmount || line.isFood);
const isListed = (line: Seen | undefined) =>
  !!line && (line.hasAmount || line.mark === 'bullet' || line.mark === 'row');
const opensMain = (line: Seen | undefined) => /^(?:ingredients|method)$/.test(line?.opens ?? '');
/** "Assembly", above numbers or foods */
const namesPart = (line: Seen, next: Seen | undefined) =>
  opensMain(line) ||
  (!line.mark && isPart(line.text) && (next?.mark === 'number' || isListed(next)));

/** The role of a line is the one of the first rule that fits it. */
export const RULES: readonly Rule[] = [
  {
    why: 'words around the recipe are no part of it',
    in: ANY,
    when: ({ line }) => !!line.aside,
    role: 'note',
  },
  {
    why: 'the heading above the most ingredients opens the list',
    in: ANY,
    when: ({ at, ingredientsHead }) => at === ingredientsHead,
    role: 'ingredientsHead',
    then: 'list',
  },
  {
    why: 'the heading above the work opens it',
    in: ANY,
    when: ({ at, methodHead }) => at === methodHead,
    role: 'methodHead',
    then: 'work',
  },
  {
    why: 'what a dish is served with is a group of its ingredients',
    in: ['list'],
    when: ({ line, lines, at }) =>
      SERVED.test(line.text) &&
      !line.hasAmount &&
      !line.isFact &&
      line.text.length < 40 &&
      isFoodLine(lines[at + 1]),
    role: 'group',
  },
  {
    why: 'the heading of a method within the work names a part of it',
    in: ['work'],
    when: ({ line, next }) => !!next && namesPart(line, next),
    role: 'part',
  },
  {
    why: 'the same heading again, as in a table of contents, opens nothing',
    in: ['top', 'between', 'rest'],
    when: ({ line }) => opensMain(line),
    role: 'noteHead',
  },
  {
    why: 'a heading for facts above the recipe is one',
    in: ['top'],
    when: ({ line }) => line.opens === 'facts',
    role: 'fact',
  },
  {
    why: 'a heading that tells a fact is one',
    in: ANY,
    when: ({ line }) => (line.opens === 'notes' || line.opens === 'facts') && line.isFact,
    role: 'fact',
  },
  {
    why: 'to serve is the last part of the work',
    in: ['work'],
    when: ({ line, next }) =>
      line.opens === 'notes' &&
      SERVED.test(line.text) &&
      !!next &&
      (next.isSentence || next.mark === 'number'),
    role: 'part',
  },
  {
    why: 'a heading for notes ends what is above it',
    in: BELOW,
    when: ({ line }) => line.opens === 'notes' || line.opens === 'facts',
    role: 'noteHead',
    then: 'rest',
  },
  {
    why: 'a heading for notes above the recipe opens them, unless it begins the text',
    in: ['top'],
    when: ({ line, at }) => line.opens === 'notes' && at > 0,
    role: 'noteHead',
    then: 'rest',
  },
  {
    why: 'a heading above foods names a group of them',
    in: ['list', 'rest'],
    when: ({ line, next, at, list }) => line.opens === 'other' && at < list[1] && isListed(next),
    role: 'group',
    then: 'list',
  },
  {
    why: 'a heading above work names a part of it',
    in: ['work'],
    when: ({ line, next }) =>
      line.opens === 'other' &&
      !!next &&
      !line.isFurniture &&
      (next.mark === 'number' || next.isSentence),
    role: 'part',
  },
  {
    why: 'another heading ends the list or the work',
    in: ['list', 'work', 'rest'],
    when: ({ line }) => line.opens === 'other',
    role: 'noteHead',
    then: 'rest',
  },

  // The list
  {
    why: 'the heading of a method above foods names a group of them',
    in: ['list'],
    when: ({ line, next }) => namesPart(line, next) && isListed(next),
    role: 'group',
  },
  {
    why: 'the head of a table is no food',
    in: ['list'],
    when: ({ line }) => line.mark === 'row' && isTableHead(line.text),
    role: 'note',
  },
  {
    why: 'buttons and what a list contains for people with allergies are no foods',
    in: ['list'],
    when: ({ line }) => line.isFurniture || tellsAllergens(line.text),
    role: 'note',
  },
  {
    why: 'servings and times within the list are facts',
    in: ['list'],
    when: ({ line }) => line.isFact && !line.hasAmount,
    role: 'fact',
  },
  {
    why: 'pots and pans below the list are no foods',
    in: ['list'],
    when: ({ line, lines, at, foods }) => line.isGroup && !!foods && isWithoutFood(lines, at),
    role: 'noteHead',
    then: 'rest',
  },
  {
    why: 'a line above foods that names none is their group',
    in: ['list'],
    when: ({ line, next, lines, at }) =>
      line.isGroup && !!next && !opensMain(next) && !next.isSentence && !!lines[at + 1],
    role: 'group',
  },
  {
    why: 'a bullet or a row makes an ingredient',
    in: ['list'],
    when: ({ line }) => line.mark === 'bullet' || line.mark === 'row',
    role: 'ingredient',
  },
  {
    why: 'a line that begins like the name of a group is one',
    in: ['list'],
    when: ({ line, next }) =>
      isGroupHeading(line.text) && !line.hasAmount && !/[:：]\s/.test(line.text) && isListed(next),
    role: 'group',
  },
  {
    why: 'a line with an amount is an ingredient',
    in: ['list'],
    when: ({ line }) => line.hasAmount,
    role: 'ingredient',
  },
  {
    why: 'the name of a picture above the servings is no food',
    in: ['list'],
    when: ({ line, next }) => !!next?.isFact && !next.hasAmount && !line.isFood,
    role: 'note',
  },
  {
    why: 'a line that names no food, within a list of known foods, heads the next ones',
    in: ['list'],
    when: (walk) => isStrange(walk) && !isEdge(walk) && !!walk.lines[walk.at + 1]?.hasAmount,
    role: 'group',
  },
  {
    why: 'around a list of known foods, a line that names none is a button or a remark',
    in: ['list'],
    when: (walk) => isStrange(walk) && isEdge(walk),
    role: 'note',
  },
  {
    why: 'a short line apart, above foods, names a group of them',
    in: ['list'],
    when: ({ line, lines, at }) =>
      line.isApart &&
      !line.isFood &&
      line.text.length < 40 &&
      isListed(lines[at + 1]) &&
      !lines[at + 1]?.isApart,
    role: 'group',
  },
  {
    why: 'a sentence of work within a list of foods is a remark',
    in: ['list'],
    when: ({ line }) => line.isSentence && !listsFoods(line.text) && (line.isWork || !line.hasFood),
    role: 'note',
  },
  {
    why: 'every other line of the list is an ingredient',
    in: ['list'],
    when: () => true,
    role: 'ingredient',
  },

  // Another list, of a part of the recipe
  {
    why: 'ingredients in a row are a list of their own',
    in: ['between', 'rest', 'work'],
    when: ({ line, at, list, methodHead }) => line.inList && (methodHead < 0 || list[0] > at),
    role: 'ingredient',
  },
  {
    why: 'a line above ingredients in a row names their group',
    in: ['between', 'rest', 'work'],
    when: ({ line, lines, at, list, methodHead }) =>
      (methodHead < 0 || list[0] > at) &&
      !!lines[at + 1]?.inList &&
      !line.isSentence &&
      !line.isFact,
    role: 'group',
  },

  // The work
  {
    why: 'a number with a colon behind its words, above lines without numbers, names a part',
    in: ['work'],
    when: ({ line, next }) =>
      line.mark === 'number' && /[:：]$/.test(line.text) && !!next && !next.mark && next.isSentence,
    role: 'part',
  },
  {
    why: 'a numbered line is a step',
    in: ['work'],
    when: ({ line }) => line.mark === 'number',
    role: 'step',
  },
  {
    why: 'servings and times within the work are facts',
    in: ['work'],
    when: ({ line, methodHead }) =>
      methodHead < 0
        ? tellsServings(line)
        : line.isFact && !line.isSentence && !/(?:\s.*){4}[.!]$/.test(line.text),
    role: 'fact',
  },
  {
    why: 'a greeting ends the work',
    in: ['work'],
    when: ({ line }) => line.isGreeting,
    role: 'note',
    then: 'rest',
  },
  {
    why: 'a rule with words that are no work ends it',
    in: ['work'],
    when: ({ line, methodHead }) => !!line.isRuled && !line.isWork && methodHead >= 0,
    role: 'note',
    then: 'rest',
  },
  {
    why: 'who wrote the recipe, and what is beside it, is no work',
    in: ['work'],
    when: (walk) => isBeside(walk.line) && worksOn(walk),
    role: 'note',
  },
  {
    why: 'who wrote the recipe, and what is beside it, ends the work if none follows',
    in: ['work'],
    when: ({ line }) => isBeside(line),
    role: 'note',
    then: 'rest',
  },
  {
    why: 'somebody else answers in a chat',
    in: ['work'],
    when: ({ line, lines, at, methodHead }) =>
      methodHead >= 0 &&
      lines[at - 1]?.aside === 'stamp' &&
      !line.isWork &&
      !line.isFood &&
      !line.isSentence,
    role: 'note',
    then: 'rest',
  },
  {
    why: 'the head of a printed page, and what is between steps but no work, is a note',
    in: ['work'],
    when: ({ line, lines, at, captions, isNumbered }) =>
      captions.has(at) || (isNumbered && isPageHead(line, lines[at + 1])),
    role: 'note',
  },
  {
    why: 'a line above sentences names a part of the work',
    in: ['work'],
    when: (walk) => isPartName(walk),
    role: 'part',
  },
  {
    why: 'words behind an empty line end steps that are one on each line, or bullets',
    in: ['work'],
    when: (walk) => endsWork(walk),
    role: 'note',
    then: 'rest',
  },
  {
    why: 'words behind the last number end numbered steps',
    in: ['work'],
    when: ({ line, lines, at, isNumbered, methodHead }) =>
      methodHead >= 0 &&
      isNumbered &&
      line.isApart &&
      !lines.slice(at + 1).some(({ mark }) => mark === 'number'),
    role: 'note',
    then: 'rest',
  },
  {
    why: 'words between numbers go on with the step above them',
    in: ['work'],
    when: ({ isNumbered }) => isNumbered,
    role: 'more',
  },
  {
    why: 'every other line of the work is a step',
    in: ['work'],
    when: () => true,
    role: 'step',
  },

  // The rest
  {
    why: 'servings and times are facts, wherever they are',
    in: ['rest', 'between'],
    when: ({ line }) => line.isFact && !line.isSentence,
    role: 'fact',
  },
  { why: 'everything else is a note', in: ['rest'], when: () => true, role: 'note' },
];

/** A line with this many words and no food is a button of the page, or a remark. */
const FEWEST_WORDS = 3;

const isStrange = ({ line, foods }: Walk) =>
  !!foods &&
  !line.hasAmount &&
  !line.hasFood &&
  !/\)$/.test(line.text) &&
  line.text.split(/\s/).length >= FEWEST_WORDS;

const isEdge = ({ at, foods }: Walk) => !!foods && (at < foods[0] || at > foods[1]);

/** Whether a group has neither a food nor an amount. */
function isWithoutFood(lines: readonly Seen[], at: number): boolean {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ isGroup, opens }) => isGroup || opens !== null);
  const items = rest.slice(0, end < 0 ? undefined : end);
  return items.length > 0 && items.every((line) => !line.hasAmount && !line.hasFood);
}

const isBeside = (line: Seen) => line.isFurniture || line.isRemark || CREDIT.test(line.text);

/** Whether more work follows. */
const worksOn = ({ lines, at }: Walk) =>
  runBelow(lines, at).some(
    (line) =>
      !line.aside && !line.isRemark && !line.isFact && (line.mark === 'number' || line.isWork),
  );

/** Whether a line is the head of a printed page within a step, which goes on below it in small letters. */
const isPageHead = (line: Seen, next: Seen | undefined): boolean =>
  line.isGroup && isCapital(line.text) && !!next && !next.mark && /^\p{Ll}/u.test(next.text);

function isPartName(walk: Walk): boolean {
  const { line, lines, at, next } = walk;
  if (line.mark || line.isSentence || !next) return false;
  if (line.isGroup) return next.isSentence || next.mark === 'number';
  return headsWork(lines, at) || isStepTitle(walk);
}

/** Whether a line names the work of the paragraphs below it: "How to make the cake", right below "Method". */
function headsWork(lines: readonly Seen[], at: number): boolean {
  const [before, next, other] = [lines[at - 1], lines[at + 1], lines[at + 2]];
  if (!next || !other || before?.opens !== 'method') return false;
  const areParagraphs = [next, other].every(({ isSentence, mark }) => !mark && isSentence);
  return areParagraphs && !next.isApart && other.isApart;
}

/** This many short lines, each above a sentence, are titles. */
const FEWEST_TITLES = 2;

/** Whether a line is a title above each step: "Cook the rice", above a sentence about it. */
function isStepTitle({ line, lines, methodHead }: Walk): boolean {
  if (methodHead < 0) return false;
  const work = runBelow(lines, methodHead).filter(
    ({ aside, isFurniture }) => !aside && !isFurniture,
  );
  const isTitle = (place: number) =>
    work[place]?.isSentence === false &&
    /^.{1,60}[^.!)]$/.test(work[place].text) &&
    work[place + 1]?.isSentence === true;
  const areTitles = work
    .slice(0, 2 * FEWEST_TITLES)
    .every(({ mark }, place) => !mark && isTitle(place) === (place % 2 === 0));
  return areTitles && work.length >= 2 * FEWEST_TITLES && isTitle(work.indexOf(line));
}

function endsWork({ line, lines, at, methodHead, isNumbered }: Walk): boolean {
  if (methodHead < 0 || !line.isApart || isNumbered) return false;
  const before = lines.slice(methodHead + 1, at).filter(({ aside, isFact }) => !aside && !isFact);
  if (before.length < 2) return false;
  const below = [line, ...runBelow(lines, at)];
  const areBullets = before.every(({ mark }) => mark === 'bullet');
  if (areBullets) return !below.some(({ mark, isWork }) => mark === 'bullet' || isWork);
  const next = lines[at + 1];
  const isBlock = line.isSentence && !!next && !next.isApart && next.isSentence;
  const first = headsWork(lines, lines.indexOf(before[0] as Seen)) ? 1 : 0;
  const own = before.slice(first);
  return (
    own.length > 1 &&
    own.every(({ mark, isApart }, place) => !mark && (place === 0 || !isApart)) &&
    !isBlock
  );
}
