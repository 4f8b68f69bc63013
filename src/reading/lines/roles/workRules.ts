import { anyOf } from '../../languages/pages';
import { tellsServings } from './anchors';
import { runBelow, type Seen } from './look';
import type { Rule, Walk } from './Rule';

/** A name may follow, or be below. */
const CREDIT = new RegExp(`^${anyOf('credit')}\\b:?(?: \\S{1,30}){0,3}$`, 'iu');

/** What the lines below the heading of the method are. */
export const WORK_RULES: readonly Rule[] = [
  {
    // A number with a colon behind its words, above lines without numbers, names a part.
    in: ['work'],
    when: ({ line, next }) =>
      line.mark === 'number' && /[:：]$/.test(line.text) && !!next && next.isSentence,
    role: 'part',
  },
  {
    // A numbered line is a step.
    in: ['work'],
    when: ({ line }) => line.mark === 'number',
    role: 'step',
  },
  {
    // Servings and times within the work are facts.
    in: ['work'],
    when: ({ line, methodHead }) =>
      methodHead < 0 ? tellsServings(line) : line.isFact && !line.isSentence,
    role: 'fact',
  },
  {
    // A greeting ends the work.
    in: ['work'],
    when: ({ line }) => line.isGreeting,
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // A rule with words that are no work ends it.
    in: ['work'],
    when: ({ line }) => !!line.isRuled && !line.isWork,
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // Who wrote the recipe, and what is beside it, is no work.
    in: ['work'],
    when: (walk) => isBeside(walk.line) && worksOn(walk),
    role: 'note',
  },
  {
    // Who wrote the recipe, and what is beside it, ends the work if none follows.
    in: ['work'],
    when: ({ line }) => isBeside(line),
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // Somebody else answers in a chat.
    in: ['work'],
    when: ({ line, lines, at, methodHead }) =>
      methodHead >= 0 && lines[at - 1]?.aside === 'stamp' && !line.isWork && !line.isFood,
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // What is between steps but no work is a note.
    in: ['work'],
    when: ({ at, captions }) => captions.has(at),
    role: 'note',
  },
  {
    // A line above sentences names a part of the work.
    in: ['work'],
    when: (walk) => isPartName(walk),
    role: 'part',
  },
  {
    // Words behind an empty line end steps that are one on each line, or bullets.
    in: ['work'],
    when: (walk) => endsWork(walk),
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // Words behind the last number end numbered steps.
    in: ['work'],
    when: ({ line, lines, at, isNumbered, methodHead }) =>
      methodHead >= 0 &&
      isNumbered &&
      line.isAfterBlank &&
      !lines.slice(at + 1).some(({ mark }) => mark === 'number'),
    role: 'note',
    leadsTo: 'rest',
  },
  {
    // Words between numbers go on with the step above them.
    in: ['work'],
    when: ({ isNumbered }) => isNumbered,
    role: 'more',
  },
  {
    // Every other line of the work is a step.
    in: ['work'],
    when: () => true,
    role: 'step',
  },
];

const isBeside = (line: Seen) => line.isFurniture || line.isRemark || CREDIT.test(line.text);

/** Whether more work follows. */
const worksOn = ({ lines, at }: Walk) =>
  runBelow(lines, at).some(
    (line) =>
      !line.aside && !line.isRemark && !line.isFact && (line.mark === 'number' || line.isWork),
  );

function isPartName(walk: Walk): boolean {
  const { line, lines, at, next } = walk;
  if (line.mark || line.isSentence || !next) return false;
  if (line.isGroup) return next.isSentence;
  return headsWork(lines, at) || isStepTitle(walk) || isBlockTitle(walk);
}

/** Whether a line names the work of the paragraphs below it: "How to make the cake", right below "Method". */
function headsWork(lines: readonly Seen[], at: number): boolean {
  const [before, next, other] = [lines[at - 1], lines[at + 1], lines[at + 2]];
  if (!next || !other || before?.opens !== 'method') return false;
  const areParagraphs = [next, other].every(({ isSentence, mark }) => !mark && isSentence);
  return areParagraphs && !next.isAfterBlank && other.isAfterBlank;
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

/** Whether a line is the title of one of several blocks, and all other lines of the work are sentences. */
function isBlockTitle({ line, lines, methodHead }: Walk): boolean {
  if (methodHead < 0) return false;
  const work = runBelow(lines, methodHead).filter(({ aside }) => !aside);
  const titles = work.filter(
    ({ isAfterBlank, isSentence, text }, at) =>
      isAfterBlank &&
      !isSentence &&
      /^.{1,40}[^.!):]$/.test(text) &&
      work[at + 1]?.isSentence &&
      !work[at + 1]?.isAfterBlank,
  );
  return (
    titles.length > 1 &&
    titles.includes(line) &&
    work.every((one) => one.isSentence || titles.includes(one))
  );
}

function endsWork({ line, lines, at, methodHead, isNumbered }: Walk): boolean {
  if (methodHead < 0 || !line.isAfterBlank || isNumbered) return false;
  const before = lines.slice(methodHead + 1, at).filter(({ aside, isFact }) => !aside && !isFact);
  if (before.length < 2) return false;
  const below = [line, ...runBelow(lines, at)];
  const areBullets = before.every(({ mark }) => mark === 'bullet');
  if (areBullets) return !below.some(({ mark }) => mark === 'bullet');
  const first = headsWork(lines, lines.indexOf(before[0] as Seen)) ? 1 : 0;
  const own = before.slice(first);
  return (
    own.length > 1 &&
    own.every(({ mark, isAfterBlank }, place) => !mark && (place === 0 || !isAfterBlank))
  );
}
