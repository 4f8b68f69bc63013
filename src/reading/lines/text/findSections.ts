import { areFacts } from '../../../recipe/document/readFacts';
import { WORK } from '../../../recipe/document/runs';
import type { Section } from '../../../recipe/document/vocabulary';
import {
  hasAmount,
  isFurniture,
  isGroup,
  isIngredient,
  isListed,
  isSentence,
  isTableHead,
  listsFoods,
  namesFood,
  tellsAllergens,
} from './judge';
import type { Line } from './Line';
import { noteOthers } from './noteOthers';
import { nextWords, opens, runBelow } from './opens';
import type { Placed, Role } from './Placed';
import { roleInMethod } from './roleInMethod';

type State = Section | 'other' | null;

const SERVED = /(?:^|to |for |zum |pour |para |per |te )serv|anricht|garni|emplat/i;

/** Gives each line below a heading its role. */
export function placeByHeadings(lines: readonly Line[]): Placed[] {
  const main = mainHeadings(lines);
  let state: State = null;
  const placed = lines.map((line, at): Placed => {
    if (line.aside) return { ...line, role: 'note' };
    const section = opens(line);
    if (section === 'ingredients' || section === 'method') {
      if (at === main.ingredients || at === main.method) {
        state = section;
        return { ...line, role: section === 'method' ? 'methodHead' : 'ingredientsHead' };
      }
      // The same heading again, or a table of contents.
      return { ...line, role: state === 'method' ? 'part' : 'noteHead' };
    }
    const goesOn =
      state === 'ingredients' &&
      SERVED.test(line.text) &&
      !hasAmount(line.text) &&
      !areFacts(line.text) &&
      mayBeListed(lines[at + 1]?.text ?? '');
    if (goesOn) return { ...line, role: 'group' };
    if (section === 'notes' || section === 'facts') {
      if (state === null && section === 'facts') return { ...line, role: 'fact' };
      if (areFacts(line.text)) return { ...line, role: 'fact' };
      state = section;
      return { ...line, role: 'noteHead' };
    }
    if (
      section === 'other' &&
      state === 'ingredients' &&
      main.method < 0 &&
      isAboveWork(lines, at)
    ) {
      state = 'method';
      return { ...line, role: 'methodHead' };
    }
    if (section === 'other' && state !== null) {
      const role = roleOfHeading(lines, at, state);
      if (role === 'noteHead') state = 'other';
      return { ...line, role };
    }
    if (state === 'ingredients') {
      const role = roleInIngredients(lines, at);
      if (role === null) state = main.method > at ? 'other' : null;
      return { ...line, role: role ?? (state === 'other' ? 'note' : null) };
    }
    if (state === 'method') {
      const role = roleInMethod(lines, at);
      if (role === null) state = 'other';
      return { ...line, role: role ?? 'note' };
    }
    if (state === null) return { ...line, role: null };
    return { ...line, role: areFacts(line.text) ? 'fact' : 'note' };
  });
  return noteOthers(placed);
}

const mayBeListed = (text: string) => hasAmount(text) || namesFood(text);

/** The places of the headings above the most ingredients and above the work below them; -1 without one. */
function mainHeadings(lines: readonly Line[]) {
  let best = { at: -1, count: 0 };
  let method = -1;
  /** Work may be above the ingredients. */
  let above = -1;
  for (const [at, line] of lines.entries()) {
    const section = opens(line);
    if (section !== 'ingredients' && section !== 'method') continue;
    const run = runBelow(lines, at);
    const count = run.filter(({ text }) => hasAmount(text)).length;
    if (section === 'ingredients' && (run.length > 0 || best.at < 0) && count >= best.count) {
      if (count > best.count || best.at < 0) {
        best = { at, count };
        above = method;
        method = -1;
      }
    }
    const works = run.filter(
      ({ text, mark }) => mark === 'number' || isSentence(text) || !areFacts(text),
    );
    if (section === 'method' && works.length > 0 && method < 0) method = at;
  }
  return { ingredients: best.at, method: method < 0 && isAboveWork(lines, above) ? above : method };
}

/** Whether numbered lines, or a time to cook, follow a heading that names no section. */
function isAboveWork(lines: readonly Line[], at: number): boolean {
  const end = lines.findIndex((line, place) => place > at && opens(line) !== null);
  const run = lines.slice(at + 1, end < 0 ? undefined : end).filter(({ aside }) => !aside);
  return run.some(({ mark, text }) => mark === 'number' || (!hasAmount(text) && WORK.test(text)));
}

/** A heading within a section that names no section itself. */
function roleOfHeading(lines: readonly Line[], at: number, state: State): Role {
  const next = nextWords(lines, at);
  if (!next) return 'noteHead';
  if (state === 'ingredients' && (hasAmount(next.text) || next.mark === 'bullet')) return 'group';
  if (
    state === 'method' &&
    (next.mark === 'number' || isSentence(next.text)) &&
    !isFurniture(lines[at]?.text ?? '')
  )
    return 'part';
  return 'noteHead';
}

/** The role of a line below the heading of the ingredients; null if they end before it. */
function roleInIngredients(lines: readonly Line[], at: number): Role | null {
  const line = lines[at] as Line;
  const { text, mark } = line;
  const isApart = lines[at]?.isApart && !isSpaced(lines, at);
  if (mark === 'row' && isTableHead(text)) return 'note';
  if (mark === 'row' && isGroup(line)) return 'group';
  if (mark === 'bullet' || mark === 'row') return isFurniture(text) ? 'note' : 'ingredient';
  if (areFacts(text)) return 'fact';
  if (isFurniture(text) || tellsAllergens(text)) return 'note';
  if (isIngredient(text)) return 'ingredient';
  const next = nextWords(lines, at);
  // The name of a picture above "Servings: 4"
  if (next && areFacts(next.text) && !hasAmount(text) && !namesFood(text)) return 'note';
  const leadsOn = next !== undefined && (hasAmount(next.text) || next.mark === 'bullet');
  if (isGroup(line) && next && !isSentence(next.text)) return 'group';
  const others = runBelow(lines, at);
  const goesOn = others.some((other) => /^[\d½⅓⅔¼¾]/.test(other.text) && isListed(other));
  if (isSentence(text) || mark === 'number') {
    if (listsFoods(text) || (!isApart && !mark && text.length < 60 && beginsWithFigure(text))) {
      return 'ingredient';
    }
    return goesOn ? 'note' : null;
  }
  if (isApart && !namesFood(text)) {
    if (leadsOn && text.length < 40) return 'group';
    return goesOn ? 'note' : null;
  }
  return 'ingredient';
}

/** "1 sachet de sucre vanillé." ends a list. */
const beginsWithFigure = (text: string) => /^[\d½⅓⅔¼¾]/.test(text) && hasAmount(text);

/** Whether an empty line is above most ingredients. Then it does not begin anything new. */
function isSpaced(lines: readonly Line[], at: number): boolean {
  const start = lines.findLastIndex((line, place) => place < at && opens(line) === 'ingredients');
  const run = runBelow(lines, start).filter(({ aside }) => !aside);
  return run.filter(({ isApart }) => isApart).length > 0.75 * run.length && run.length > 3;
}
