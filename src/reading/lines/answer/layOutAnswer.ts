import { type DataReader, hasBareList } from '../fetchDataReader';
import { openFence } from '../json/fence';
import { withoutFormulas } from '../text/withoutFormulas';
import { separateSections } from './separateSections';
import { stopLoops } from './stopLoops';

/** To lay out, in UTF-16 units. */
const LONGEST_RECIPE = 262_144;

/**
 * The recipe of a model's answer as markdown, whatever form the model gave it: JSON, HTML, bare lines, one line, a
 * fence, a quote, a loop. A text longer than any recipe stays plain.
 * @param reader null if the answer needs none, or if the page could not fetch it
 */
export function layOutAnswer(answer: string, reader: DataReader | null): string {
  const sent = unpacked(answer);
  if (sent.length > LONGEST_RECIPE) return sent;
  // JSON escapes the line breaks and quotes in its strings.
  const asSent = reader?.findJson(sent);
  const text = asSent ? sent : withoutFormulas(withLineBreaks(sent));
  const found = asSent ?? reader?.findJson(text);
  const recipe = found && reader?.layOutJson(found);
  if (recipe) return recipe;
  const bare = reader && hasBareList(text) ? reader.layOutText(text) : null;
  const plain = withPlainBlanks(unquoted(text));
  return stopLoops(bare ?? reader?.layOutHtml(text) ?? separateSections(openFence(plain)));
}

export interface AnswerBeginning {
  /** The whole lines of the recipe; of JSON, the beginning of these lines. */
  text: string;
  /** The line that is being written. */
  last: string;
  isData: boolean;
}

/** What there is of a recipe while its answer arrives. */
export function layOutBeginning(said: string): AnswerBeginning {
  const text = withoutFormulas(said);
  if (/^\s*(?:```(?:json)?\s*)?[[{]/.test(text)) return { text, last: '', isData: true };
  const end = text.lastIndexOf('\n') + 1;
  const lines = openFence(withPlainBlanks(text.slice(0, end)));
  return { text: lines, last: withPlainBlanks(text.slice(end)), isData: false };
}

/** Some models write blanks after "-" and "#" that no list and no heading begins with. */
function withPlainBlanks(text: string): string {
  return text.replace(
    /^([ \t]*(?:[-*+•]|\d{1,3}[.)]|#{1,6}))[\u00a0\u2000-\u200a\u202f]+/gm,
    '$1 ',
  );
}

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
