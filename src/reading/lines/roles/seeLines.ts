import { NO_RANK, type Opening, type Seen } from '../../document/roles/Seen';
import { isGroupHeading, isPart } from '../../document/vocabulary';
import { anyOf } from '../../languages/pages';
import type { Line } from '../Line';
import { type Anchors, findAnchors, tellsServings } from './anchors';
import { isTableHead, listsFoods, tellsAllergens } from './judge';
import { type Look, look, nextWords, runBelow } from './look';

/** A line as the rules see it, and what can be seen of the lines around it. */
interface Place extends Anchors {
  lines: readonly Look[];
  at: number;
  line: Look;
  /** The next line with words of the recipe. */
  next: Look | undefined;
}

/** Looks at lines that nobody has put together: what each says, and what is around it. */
export function seeLines(lines: readonly Line[]): Seen[] {
  const looks = look(lines);
  const anchors = findAnchors(looks);
  return looks.map((line, at) => {
    const place = { ...anchors, lines: looks, at, line, next: nextWords(looks, at) };
    return Object.assign(seeInList(place), seeInWork(place), seeHeading(place), {
      mark: line.mark,
      text: line.text,
      lastStep: line.text,
      aside: line.aside,
      isFact: line.isFact,
      ...zonesAt(place),
    });
  });
}

/** The zones that begin and end at a line without a heading. */
function zonesAt({
  at,
  list,
  work,
  ingredientsHead,
  methodHead,
}: Place): Pick<Seen, 'enters' | 'leaves'> {
  const [begins, ends] = methodHead < 0 ? work : [-1, -2];
  const enters = at === begins ? 'work' : ingredientsHead < 0 && at === list[0] ? 'list' : null;
  const leaves = at === list[1] + 1 ? 'list' : at === ends + 1 ? 'work' : null;
  return { enters, leaves };
}

const isFoodLine = (line: Look | undefined) => !!line && (line.hasAmount || line.isFood);
const isListed = (line: Look | undefined) =>
  !!line && (line.hasAmount || line.mark === 'bullet' || line.mark === 'row');
const opensMain = (line: Look | undefined) => /^(?:ingredients|method)$/.test(line?.opens ?? '');

function seeHeading(place: Place): Pick<Seen, 'opens' | 'rank' | 'below'> {
  const { at, lines, line, list, next } = place;
  const isOfList = at >= list[0] && at < list[1];
  const opens = openingOf(place);
  const steps = !!next && !line.isFurniture && (next.mark === 'number' || next.isSentence);
  return {
    opens,
    rank: opens === 'ingredients' || opens === 'method' ? 0 : NO_RANK,
    below: {
      isEmpty: !next,
      steps,
      sentence: steps && next.isSentence,
      amounts: isOfList && isListed(next),
      get items() {
        return isOfList && isFoodLine(lines[at + 1]);
      },
    },
  };
}

/** What a line opens: of several headings for a section, one does. */
function openingOf({
  line,
  at,
  next,
  list,
  work,
  ingredientsHead,
  methodHead,
}: Place): Opening | null {
  if (at === ingredientsHead) return 'ingredients';
  if (at === methodHead) return 'method';
  const { opens, text } = line;
  if (opensMain(line)) return 'again';
  if (opens === 'notes' || opens === 'facts') {
    if (line.isFact) return 'fact';
    const start = Math.min(...[list[0], work[0]].filter((place) => place >= 0));
    if (opens === 'facts') return at < start ? 'facts' : 'notes';
    return at > 0 ? 'notes' : null;
  }
  if (opens !== null || line.mark || line.hasAmount || !isPart(text)) return opens;
  // "Assembly", above lines of a kind
  const isPartOfWork = at >= work[0] && at <= work[1] && next?.mark === 'number';
  return isPartOfWork || (at >= list[0] && at <= list[1] && isListed(next)) ? 'other' : null;
}

/** What a line says if it is in the list. */
function seeInList(place: Place) {
  const { line, lines, at, next, foods } = place;
  const below = lines[at + 1];
  const { text, mark } = line;
  const isOther = place.methodHead < 0 || place.list[0] > at;
  return {
    isStray: line.isFurniture || tellsAllergens(text) || (mark === 'row' && isTableHead(text)),
    get namesTools() {
      return line.isGroup && !!foods && isWithoutFood(lines, at);
    },
    namesGroup:
      (line.isGroup && !!next && !opensMain(next) && !next.isSentence) || beginsGroup(line, next),
    hasAmount: line.hasAmount,
    get isStrange() {
      const isPicture = !!next?.isFact && !next.hasAmount && !line.isFood;
      return isPicture || (isEdge(place) && isStrange(place));
    },
    get isAboveFoods() {
      const isName = namesBlock(lines, at) && (!line.isFood || hasNamedBlocks(place));
      return isName || (!!below?.hasAmount && isStrange(place));
    },
    get isRemark() {
      return line.isSentence && !listsFoods(text) && (line.isWork || !line.hasFood);
    },
    isInOtherList: isOther && line.inList,
    isAboveOtherList: isOther && !!below?.inList,
  };
}

/** "For the sauce (layer 2)", above foods */
const beginsGroup = ({ text, mark, hasAmount }: Look, next: Look | undefined) =>
  mark !== 'bullet' &&
  mark !== 'row' &&
  !hasAmount &&
  isGroupHeading(text) &&
  !/[:：]\s/.test(text) &&
  isListed(next);

/** A line with this many words and no food is a button of the page, or a remark. */
const FEWEST_WORDS = 3;

const isStrange = ({ line, foods }: Place) =>
  !!foods &&
  !line.hasFood &&
  !/\)$/.test(line.text) &&
  line.text.split(/\s/).length >= FEWEST_WORDS;

const isEdge = ({ at, foods }: Place) => !!foods && (at < foods[0] || at > foods[1]);

/** Whether a short line apart is right above an ingredient. */
const namesBlock = (lines: readonly Look[], at: number): boolean =>
  !!lines[at]?.isAfterBlank &&
  lines[at].text.length < 40 &&
  isListed(lines[at + 1]) &&
  !lines[at + 1]?.isAfterBlank;

/** Whether each of several blocks of a list begins with its name, so "Filling" is no food. */
function hasNamedBlocks({ lines, list: [first, last] }: Place): boolean {
  const starts = lines.flatMap((line, at) =>
    at >= first && at <= last && line.isAfterBlank && !line.aside ? [at] : [],
  );
  return starts.length > 1 && starts.every((at) => namesBlock(lines, at) && !isListed(lines[at]));
}

/** Whether a group has neither a food nor an amount. */
function isWithoutFood(lines: readonly Look[], at: number): boolean {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ isGroup, opens }) => isGroup || opens !== null);
  const items = rest.slice(0, end < 0 ? undefined : end);
  return items.length > 0 && items.every((line) => !line.hasAmount && !line.hasFood);
}

/** A name may follow, or be below. */
const CREDIT = new RegExp(`^${anyOf('credit')}\\b:?(?: \\S{1,30}){0,3}$`, 'iu');

/** What a line says if it is in the work. */
function seeInWork(place: Place) {
  const { line, lines, at, methodHead, captions } = place;
  const { mark, isFact, isSentence } = line;
  const isBeside = line.isFurniture || line.isRemark || CREDIT.test(line.text);
  const worksOn = () => runBelow(lines, at).some(isMoreWork);
  const countsOn = () => lines.slice(at + 1).some((one) => one.mark === 'number');
  return {
    tellsServings:
      mark !== 'number' && (methodHead < 0 ? tellsServings(line) : isFact && !isSentence),
    get isBetweenSteps() {
      return captions.has(at) || (isBeside && worksOn());
    },
    get endsWork() {
      return line.isGreeting || isBeside || (line.isRuled && !line.isWork) || isReply(place);
    },
    get namesPart() {
      return isPartName(place);
    },
    get isBehindLines() {
      return isBehindLines(place);
    },
    get isBehindNumbers() {
      return methodHead >= 0 && line.isAfterBlank && !countsOn();
    },
  };
}

/** Whether somebody else answers in a chat. */
const isReply = ({ line, lines, at, methodHead }: Place) =>
  methodHead >= 0 && lines[at - 1]?.aside === 'stamp' && !line.isWork && !line.isFood;

const isMoreWork = (line: Look) =>
  !line.aside && !line.isRemark && !line.isFact && (line.mark === 'number' || line.isWork);

function isPartName(place: Place): boolean {
  const { line, lines, at, next } = place;
  if (line.mark || line.isSentence || !next) return false;
  if (line.isGroup) return next.isSentence;
  return headsWork(lines, at) || isStepTitle(place) || isBlockTitle(place);
}

/** Whether a line names the work of the paragraphs below it: "How to make the cake", right below "Method". */
function headsWork(lines: readonly Look[], at: number): boolean {
  const [before, next, other] = [lines[at - 1], lines[at + 1], lines[at + 2]];
  if (!next || !other || before?.opens !== 'method') return false;
  const areParagraphs = [next, other].every(({ isSentence, mark }) => !mark && isSentence);
  return areParagraphs && !next.isAfterBlank && other.isAfterBlank;
}

/** This many short lines, each above a sentence, are titles. */
const FEWEST_TITLES = 2;

/** Whether a line is a title above each step: "Cook the rice", above a sentence about it. */
function isStepTitle({ line, lines, methodHead }: Place): boolean {
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
function isBlockTitle({ line, lines, methodHead }: Place): boolean {
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

function isBehindLines({ line, lines, at, methodHead }: Place): boolean {
  if (methodHead < 0 || !line.isAfterBlank) return false;
  const before = lines.slice(methodHead + 1, at).filter(({ aside, isFact }) => !aside && !isFact);
  if (before.length < 2) return false;
  const below = [line, ...runBelow(lines, at)];
  const areBullets = before.every(({ mark }) => mark === 'bullet');
  if (areBullets) return !below.some(({ mark }) => mark === 'bullet');
  const first = headsWork(lines, lines.indexOf(before[0] as Look)) ? 1 : 0;
  const own = before.slice(first);
  return (
    own.length > 1 &&
    own.every(({ mark, isAfterBlank }, place) => !mark && (place === 0 || !isAfterBlank))
  );
}
