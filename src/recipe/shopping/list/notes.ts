import { readWords, type Word } from '../../../foods/words';
import { lex, type Token } from '../../../reading/quantities/lex';
import { DIGIT } from '../../../reading/quantities/numbers';
import { convertUnit } from '../../../reading/quantities/units';
import { FINE, FRUIT_PARTS, keepsApart, LOOKS, SIZES } from './words';

/** The text of a line's food, and what the line says beside it. */
export interface Split {
  front: string;
  notes: readonly string[];
}

const HAS_NUMBER = new RegExp(DIGIT);
/** Words between the same amount in two units: "8 oz (about 225 g)". */
const RESTATES = new Set(
  'about approx approximately around roughly circa ca c from total in weight or'.split(' '),
);
/** "Cut into 2 cm chunks", "broken in half", "sliced 1 cm thick" */
const CUT_INTO =
  /^(?!.*\b(?:plus|extra|more)\b)(?:\w+ly )?(?:cut|sliced|chopped|diced|cubed|broken|torn|divided|split|halved|snapped|grated|crushed|mashed|pounded)\b.*\b(?:into|in|on|by|thick|lengthways|lengthwise)\b/i;
/** What says only how the cook works, in words that would otherwise mean something. */
const WORK =
  /\b(?:(?:cooked|prepared) (?:according|as) .*|(?!juice|zest|rind|peel|yolk|white)\p{L}+ only|left whole|(?:stalks|stems) and all|french[- ]trimmed|whipped (?:to|until) [^,;]*|in an? [^,;]*\b(?:pan|skillet|oven|mortar|bowl|blender|processor)|home-?made or (?:shop|store)[- ]bought|(?:(?:white|green|pale|light|dark) (?:and |& )?)+parts?(?: only)?|(?:(?:rinsed|washed|drained|wiped),? (?:and |& )?)?(?:(?:patt?ed|pat|squeezed|spun) dry|dried(?= with))|(?:rinsed|washed) (?:and |& )dried|(?!thawed|defrosted)\p{L}{2,12}ed if (?:very |too |you )?\p{L}+|(?:hard|soft)[- ]boiled|soaked (?:in|with) [^,;]*(?:\d+ ?min\w*|(?:hot|warm|boiling) water)|not (?:too|very) \p{L}+|no need to \p{L}+|for (?:the (?:work )?\p{L}+|garnish|egg ?wash|(?:(?:deep|shallow)[- ])?\p{L}+ing)|to (?:serve|garnish|finish|decorate|glaze|coat|dust|sprinkle)|(?:mixed|dissolved|whisked|blended)(?: to a \p{L}+)? (?:with|in|into) [^,;]*water)\b/giu;
/** Something that a cook has done: "stirred", "torn". */
const DONE = /^(?:\p{L}+[^e]ed|cut|left|kept|torn|split|beaten|broken|shaken)$/u;
/** "Stems and seeds removed", "leaves picked". Meat without its bone is another product. */
const PARTS =
  /\b(?:stems?|stalks?|leaves|seeds?|cores?|heads?|tails|roots?|tops?|skins?|fat) (?:and|&) /gi;
const TAKEN_OFF =
  /^(?!.*\bbone)[^\d]* (?:removed|discarded|trimmed|stripped|picked|separated|scraped|reserved)\s*$/i;
const TAKES_TIME = /\d\s*(?:min|sec)/i;
/** A brand, or the name of a kind. */
const NAMES_KIND = /\s\p{Lu}/u;
/** "Plus extra for dusting" adds nothing that anybody could count. */
export const EXTRA =
  /^\s*(?:(?:plus|and|with) (?:(?:an?|some) )?(?:(?:little|bit|splash|drizzle|dash|touch|few|knob|glug) (?:of )?)?(?:extra|more)(?: (?!virgin)\p{L}+){0,2}?(?: (?:for|to) [^\d]*| (?:if|as) needed)?|(?:or |plus |and )?(?:more )?to taste|soaked in (?!(?:cold )?water|brine)\p{L}+(?: (?!over)\p{L}+)?)\s*$/iu;

/** Two words for one food: "boneless, skinless chicken breasts". */
const DESCRIBED = /^((?:[\p{L}-]+\s+){0,2}[\p{L}-]+),\s+(?=\p{L})/u;

/** Parts a line, without its first amount, into its food and its notes. */
export function splitNotes(text: string): Split {
  const notes: string[] = [];
  const rest = text
    .replace(/\(([^()]*)\)/g, (_, note: string) => {
      notes.push(note);
      return ' ';
    })
    .replace(/^[\s.x×-]*(?:of\s)?/i, '')
    .replace(DESCRIBED, (all, words: string) => (isWork(words) ? `${words} ` : all));
  const work = rest.search(
    /\s(?:(?:for|to) (?:serve|serving|garnish|frying|greasing|dusting)|cut (?:in|into)|such as|plus (?:an? )?(?:little |bit |splash )?(?:extra|more))\b/i,
  );
  const comma = rest.search(/[,;]|\s[–—-]\s/);
  const at = Math.min(...[work, comma].filter((one) => one >= 0), rest.length);
  return {
    front: rest.slice(0, at).replace(/[\s:]+$/, ''),
    notes: [...notes, ...rest.slice(at).split(/[,;]|\s[–—-]\s/)].filter((note) => /\S/.test(note)),
  };
}

const isWork = (words: string) =>
  readWords(words).every(
    ({ key }) => LOOKS.has(key) || isDone(key) || FINE.has(key) || /^(?:fresh|bone)$/.test(key),
  );

/** Whether a word is something that a cook does to a food, and makes no other product of it. */
export const isDone = (key: string) => DONE.test(key) && !keepsApart(key);

/** Whether a note gives the amount of the line in another unit: "225 g" behind "8 oz". */
export function restates(note: string, lead: Pick<Token, 'from' | 'unit'>, front: string): boolean {
  if (!HAS_NUMBER.test(note)) return false;
  const tokens = tokensOf(note);
  const known = new Set([...readWords(front).map(({ key }) => key), ...SIZES]);
  // "4 fillets (about 120 g each)" names no size that somebody could ask for.
  if (/^\s*(?:about|approx|around|roughly|circa|ca|c\.)/i.test(note)) known.add('each');
  const others = readWords(without(note, tokens)).filter(
    ({ key }) => !RESTATES.has(key) && !known.has(key),
  );
  if (tokens.length === 0 || others.length > 0) return false;
  const namesFood = readWords(note).some(({ key }) => known.has(key));
  return tokens.every((token) => {
    const measures = token.unit?.measures;
    if (!token.unit && !namesFood) return false;
    const isMeasured = measures === 'mass' || measures === 'volume';
    if (!lead.unit || !/mass|volume/.test(lead.unit.measures)) return isMeasured;
    // "2 sticks", "1 lemon"
    if (!isMeasured || lead.unit.measures !== measures) return true;
    const size = convertUnit(token.from, token.unit?.id ?? '', lead.unit.id) ?? 0;
    // Pints of two countries differ.
    return Math.abs(size / lead.from - 1) < (lead.unit.id === 'pint' ? 0.25 : 0.15);
  });
}

/** The measures of a text. "1 lb 2 oz" is one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const token of lex(text, 'en')) {
    const last = tokens.at(-1);
    const isRest = last?.unit?.id === 'pound' && token.unit?.id === 'ounce';
    if (last && isRest && /^[\s.]*$/.test(text.slice(last.end, token.start)))
      tokens.splice(-1, 1, { ...token, start: last.start, from: last.from * 16 + token.from });
    else tokens.push(token);
  }
  return tokens;
}

const without = (text: string, tokens: readonly Token[]) =>
  tokens.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/**
 * What a note says beside the work of the cook, which may name another food: "bone in".
 *
 * @returns null if it names another number or a part of a fruit
 */
export function ownWordsOf(
  note: string,
  isIgnored: (key: string) => boolean,
  isOther: (key: string) => boolean,
): string[] | null {
  if (/[+:]|(?<!\d)\/|\/(?!\d)/.test(note)) return null;
  const parts = note
    .replace(WORK, ' ')
    .replace(PARTS, '')
    .split(/\s+(?:and|then|&)\s+/);
  const own: string[] = [];
  for (const part of parts) {
    const words = readWords(part).filter(({ key }) => !isIgnored(key));
    if (TAKEN_OFF.test(part)) continue;
    if (words.some(({ key }) => FRUIT_PARTS.has(key))) return null;
    if (isByCook(part, words, isOther)) continue;
    if (words.some(({ isNumber }) => isNumber)) return null;
    own.push(...words.map(({ key }) => key).filter((key) => !LOOKS.has(key)));
  }
  return own;
}

/** Whether a part of a note says only what the cook does. */
function isByCook(part: string, words: readonly Word[], isOther: (key: string) => boolean) {
  if (CUT_INTO.test(part.trim())) return true;
  const isKept = ({ key, isNumber }: Word) =>
    keepsApart(key) || (isNumber && !TAKES_TIME.test(part)) || isOther(key);
  return words.some(({ key }) => isDone(key)) && !words.some(isKept) && !NAMES_KIND.test(part);
}
