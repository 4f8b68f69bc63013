import {
  bareKey,
  type DataReader,
  INGREDIENTS,
  NOTES,
  namesOf,
  openFence,
  SERVINGS,
  STEPS,
  withoutFormulas,
} from '../../../reading';
import { ConnectionError } from '../connection';
import { DiagnosedError } from '../diagnose';
import { takeThoughtsOff, withPlainBlanks } from './takeThoughtsOff';

/** For an answer with its thoughts, and for a recipe to lay out, in UTF-16 units. */
const LONGEST_ANSWER = 2_000_000;
const LONGEST_RECIPE = 262_144;

export const mayNeedLayout = (answer: string): boolean =>
  /\{|\[\s*\[|<\/(?:h[1-6]|p|li|[uo]l|div|tr)\s*>/i.test(answer) ||
  hasBareList(answer) ||
  !takeThoughtsOff(answer).text.trim();

/** Three lines in a row that begin with an amount, if no line has a mark of markdown. */
const hasBareList = (answer: string): boolean =>
  /(?:^|\n)(?:(?!\d+[.)]\s)[\d¼½¾⅓⅔][^\n]*\n){3}/.test(answer) &&
  !/^\s*(?:#|[-*+•]\s|\||```)|\*\*/m.test(answer) &&
  !(/^\s*\d+[.)]\s/m.test(answer) && /^\D{3,40}:\s*$/m.test(answer));

/**
 * Takes thoughts, fence and loop off an answer, and lays out JSON, HTML and bare lines as markdown.
 * A text longer than any recipe stays plain.
 * @param markup null if the answer needs none, or if its reader could not be fetched
 * @param cut whether the end of the answer is missing
 * @throws {DiagnosedError} if there are only thoughts
 * @throws {ConnectionError} if it is longer than any answer
 */
export function readAnswer(answer: string, markup: DataReader | null, cut = false): string {
  if (answer.length > LONGEST_ANSWER) {
    throw new ConnectionError('TooLongError', 'The answer is too long.');
  }
  const thought = cut ? null : recipeInThought(answer, markup);
  const sent = unpacked(thought ?? withoutThoughts(answer));
  if (sent.length > LONGEST_RECIPE) return sent;
  // JSON escapes the line breaks and quotes in its strings.
  const asSent = markup?.findJson(sent);
  const text = asSent ? sent : withoutFormulas(withLineBreaks(sent));
  const found = asSent ?? markup?.findJson(text);
  const recipe = found && markup?.layOutJson(found);
  if (recipe) return recipe;
  const bare = markup && hasBareList(text) ? markup.layOutText(text) : null;
  const plain = withPlainBlanks(unquoted(text));
  return stopLoops(bare ?? markup?.layOutHtml(text) ?? separateSections(openFence(plain)));
}

/** Some models put all into one thought. If that is a whole recipe from its title on, it is meant. */
function recipeInThought(answer: string, markup: DataReader | null): string | null {
  const { text, thoughts } = takeThoughtsOff(answer);
  const [thought, ...others] = thoughts;
  if (text.trim() || thought === undefined || others.length > 0) return null;
  const recipe = RECIPE_IN_THOUGHT.exec(thought.trim())?.[0] ?? '';
  return markup?.isRecipe(recipe) ? recipe : null;
}

/** Words before the title are thoughts. After them, the recipe has to end in a list, not in words. */
const RECIPE_IN_THOUGHT =
  /^[#*][\s\S]*|(?<=\n)#(?=[\s\S]*\n[ \t]*(?:\d{1,2}[.)]|[-*+]) [^\n]*$)[\s\S]*/;

/** Some servers write JSON as a string of JSON. */
function unpacked(text: string): string {
  if (!/^\s*"\s*\{/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Some models quote the whole recipe: "> ## Carrot cake". */
function unquoted(text: string): string {
  const lines = text.match(/^.*\S.*$/gm) ?? [];
  const quoted = lines.filter((line) => /^ {0,3}>/.test(line));
  return 2 * quoted.length > lines.length ? text.replace(/^ {0,3}> ?/gm, '') : text;
}

/** Throws a `DiagnosedError` if there are only thoughts. */
export function withoutThoughts(answer: string): string {
  const { text, isThinking, hasThoughts } = takeThoughtsOff(answer);
  if ((isThinking || hasThoughts) && !text.trim())
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  return text;
}

/** Some models write an answer like a string in a program: "# Rice\n\n- 200 g rice". */
function withLineBreaks(text: string): string {
  const whole = text.trim();
  const written = whole.match(/\\n/g)?.length ?? 0;
  if (written < LEAST_BREAKS || whole.includes('\n')) return text;
  const inside = /^"[\s\S]*"$/.test(whole) ? whole.slice(1, -1) : whole;
  return inside.replace(/\\(?:r\\n|([nrt"\\]))/g, (_, sign = 'n') => SIGNS[sign] ?? '\n');
}

const LEAST_BREAKS = 3;
const SIGNS: Record<string, string> = { n: '\n', r: '\n', t: ' ', '"': '"', '\\': '\\' };

/** A loop has at most this many pieces, and repeats at least this often. */
const LONGEST_LOOP = 20;
const LEAST_TIMES = 4;
/** A shorter end, such as "Stir. Stir.", stays. */
const LEAST_LENGTH = 40;

/** Cuts a loop at the end of an answer to one round: "7. Serve. 8. Serve. 9. Ser". */
export function stopLoops(answer: string): string {
  const lines = answer.split(/(?<=\n)/);
  const kept = withoutLoop(lines);
  if (kept) return kept.trimEnd();
  const last = lines.pop() ?? '';
  const sentences = withoutLoop(last.split(/(?<=[.!?])(?=\s)/));
  return sentences ? lines.join('') + sentences.trimEnd() : answer;
}

function withoutLoop(pieces: readonly string[]): string | null {
  const words = pieces.map(bareWordsOf);
  for (let size = 1; size <= LONGEST_LOOP && size < pieces.length; size += 1) {
    const end = firstOf(words, size) + size;
    const isLoop = pieces.length - end >= (LEAST_TIMES - 1) * size;
    if (isLoop && pieces.slice(end).join('').trim().length >= LEAST_LENGTH) {
      return pieces.slice(0, end).join('');
    }
  }
  return null;
}

/** The place from which each piece equals the one `size` pieces later, up to the end. */
function firstOf(words: readonly string[], size: number): number {
  let at = words.length - 1;
  // The last piece may be cut.
  if (words[at - size]?.startsWith(words[at] ?? '')) at -= 1;
  while (at >= size && words[at] === words[at - size]) at -= 1;
  return Math.max(0, at - size + 1);
}

/** The words of a piece without list marks and numbers: a loop counts on. */
function bareWordsOf(piece: string): string {
  return piece
    .replace(/^\s*(?:[-*+•]\s+)?(?:(?:step\s)?\d{1,4}(?:[.):]|$))?/i, '')
    .replace(/[\s*_]+/g, ' ')
    .trim()
    .toLowerCase();
}

type Section = 'ingredients' | 'method' | 'other';

const OTHER = namesOf('preptime cooktime cookingtime totaltime time tip allergens nutrition title');
/** In characters. A shorter line is not a recipe. */
const SHORTEST = 60;

/** Null unless the words are the label of a section. */
function sectionOf(words: string): Section | null {
  const key = bareKey(words);
  if (INGREDIENTS.has(key)) return 'ingredients';
  if (STEPS.has(key)) return 'method';
  return [SERVINGS, NOTES, OTHER].some((names) => names.has(key)) ? 'other' : null;
}

/** Some models write all in one line, "Rice Serves: 2 Ingredients: …", or in a table. */
export function separateSections(answer: string): string {
  const lines: string[] = [];
  let table: string[] = [];
  for (const line of [...answer.split('\n'), '']) {
    if (/^\s{0,3}\|/.test(line)) table.push(line);
    else {
      lines.push(...(sectionsOf(table) ?? table), separateLine(line));
      table = [];
    }
  }
  return lines.slice(0, -1).join('\n');
}

const LABEL =
  /(?<=^|\s)(?<mark>[*_#]{0,3})(?<words>(?:\p{Lu}[\p{L}'’-]{1,20} ){0,2}\p{Lu}[\p{L}'’-]{1,20})[*_]{0,3}[:：][*_]{0,3}(?=\s)/gu;

function separateLine(line: string): string {
  // Two labels have two colons. Few lines have, and the pattern takes long to compile.
  if (line.length < SHORTEST || line.split(/[:：]/, 3).length < 3) return line;
  const labels = [...line.matchAll(LABEL)].flatMap(({ index, groups: { mark, words } = {} }) => {
    const own = (words ?? '').split(' ');
    // "Dip Servings:", "Cooking Instructions:"
    const from = own.findIndex((_, at) => sectionOf(own.slice(at).join(' ')) !== null);
    const section = sectionOf(own.slice(from).join(' '));
    if (!section) return [];
    const first = /^(?:cooking|recipe|preparation)$/i.test(own[from - 1] ?? '') ? from - 1 : from;
    const before = own.slice(0, first).join(' ').length;
    return [{ start: before === 0 ? index : index + (mark ?? '').length + before + 1, section }];
  });
  const has = (name: Section) => labels.some(({ section }) => section === name);
  if (!has('ingredients') || !has('method')) return line;
  const pieces = labels.map(({ start, section }, at) => {
    const piece = line.slice(start, labels[at + 1]?.start).trim();
    return section === 'other' ? piece : separateItems(piece, section);
  });
  return [line.slice(0, labels[0]?.start).trim(), ...pieces].filter(Boolean).join('\n\n');
}

const ITEM = { ingredients: /\s(?=[-•*–] \S)/, method: /\s(?=\d{1,2}[.)] \S)/ };

function separateItems(piece: string, section: 'ingredients' | 'method'): string {
  const [label = '', ...items] = piece.split(ITEM[section]);
  const isCounted =
    section === 'ingredients' || items.every((item, at) => item.startsWith(`${at + 1}`));
  return items.length > 1 && isCounted ? `${label}\n\n${items.join('\n')}` : piece;
}

/** Null for a table whose first column does not name the sections. */
function sectionsOf(rows: readonly string[]): string[] | null {
  const cells = rows.map((row) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  );
  if (cells.some(({ length }) => length !== 2)) return null;
  const parts = cells.map(([name = '', content = '']) => ({
    name: name.replace(/[*_:]/g, '').trim(),
    lines: content.split(/<br\s*\/?>/i).map((line) => line.trim()),
  }));
  const named = parts.map(({ name }) => sectionOf(name));
  if (!named.includes('ingredients') || !named.includes('method')) return null;
  return parts.flatMap(({ name, lines }, at) => {
    if (/^[-\s]*$/.test(name) || (at === 0 && !named[0])) return [];
    const items =
      named[at] === 'ingredients' ? lines.map((line) => `- ${line.replace(/^[-•*] /, '')}`) : lines;
    return ['', `## ${name}`, '', ...items];
  });
}
