import { pattern } from '../../languages';
import { DESCRIPTION, INGREDIENTS, NOTES, SERVINGS, STEPS, TITLE } from '../json/keys';

/** What a model says that a line is. */
export type LineRole = 'title' | 'fact' | 'group' | 'ingredient' | 'step' | 'note' | 'none';

const oneOf = (...names: ReadonlySet<string>[]) => names.flatMap((all) => [...all]).join('|');

/** The names that a recipe's fields have in JSON, and some more. */
const NAMES: readonly [LineRole, string][] = [
  ['none', 'left out|others?|none'],
  ['group', '(?:ingredient |step |sub ?)?(?:groups?|sections?|headings?|headers?)'],
  ['title', `(?:recipe |dish )?(?:${oneOf(TITLE)})`],
  ['fact', `${oneOf(SERVINGS)}|facts?|(?:(?:prep|cook|total) ?)?times?`],
  ['ingredient', `ingredient|${oneOf(INGREDIENTS)}`],
  ['step', `step|${oneOf(STEPS)}`],
  ['note', `remarks?|storage|${oneOf(NOTES, DESCRIPTION)}`],
];

/** A number of a line: "9", "L9", "#9". */
const NUMBER = '(?:l(?:ine)?s?[ .#]?)?#?(\\d{1,6})';
const TO =
  '[ ]?(?:[-–—~−‐‑]+>?|→|\\.{2,3}|…|:(?=\\d)|\\W{0,3}(?:to|through|until|end|bis|au|hasta|al?)(?!\\p{L})\\W{0,4})[ ]?';

/** A role, a number or a range. */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES.map(([role, words]) => `(?<${role}>${words})`).join('|')}|${NUMBER}(?:${TO}${NUMBER})?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** They join roles and numbers: "The title is on line 3". Other words are the line's own. */
const JOINS = pattern('^(?:is|are|on|in|the|lines?|numbers?|from|start|$small.and|role|type)$');

const NEEDED: readonly LineRole[] = ['ingredient', 'step'];

/** "ingredients": [9, 20] means all from 9 to 20; "groups": [9, 20] are two lines. */
const PAIR = /\[(?<!(?:out|groups)\W{1,6})\s*(\d+)\s*,\s*(\d+)\s*\]/g;

const roleOf = (match: RegExpExecArray) => NAMES.find(([name]) => match.groups?.[name])?.[0];

interface Claim {
  role: LineRole;
  from: number;
  to: number;
}

/**
 * Takes only lines' numbers and what they are, so no word of the answer can reach the page. A
 * line's first role counts; only a group, a note and the like may be within a list. Only the first of
 * several recipes counts. Null without ingredients or without steps.
 * @param first the first number that the model has seen
 * @param last the last one
 */
export function readOrder(answer: string, first: number, last: number) {
  const owner = new Map<number, Claim>();
  for (const claim of claimsIn(answer)) {
    // A title below the ingredients and the steps of one recipe begins another.
    const above = [...owner.values()].filter(({ from }) => from < claim.from);
    if (claim.role === 'title' && hasNeeded(above)) break;
    for (let line = Math.max(claim.from, first); line <= Math.min(claim.to, last); line += 1) {
      const before = owner.get(line);
      if (!before || isWithin(claim, before)) owner.set(line, claim);
    }
  }
  const lines = [...owner].filter(([, { role }]) => role !== 'none').sort(([a], [b]) => a - b);
  const roles = new Map(lines.map(([line, { role }]) => [line, role]));
  return hasNeeded([...owner.values()]) ? roles : null;
}

const hasNeeded = (claims: readonly Claim[]): boolean =>
  NEEDED.every((needed) => claims.some(({ role }) => role === needed));

const isWithin = (claim: Claim, other: Claim): boolean =>
  !NEEDED.includes(claim.role) &&
  claim.from >= other.from &&
  claim.to <= other.to &&
  claim.to - claim.from < other.to - other.from;

/** In UTF-16 units. Longer answers are not a list of numbers. */
const LONGEST_ANSWER = 60_000;

function claimsIn(answer: string): Claim[] {
  let heading: LineRole | null = null;
  return plainAnswer(answer)
    .split('\n')
    .flatMap((line) => {
      const tokens = tokensOf(line);
      const [first] = tokens;
      if (!first) return [];
      if ('role' in first) {
        heading = tokens.length > 1 ? null : first.role;
        return claimsOf(tokens);
      }
      // "9: 2 eggs" repeats the words of line 9.
      const own = hasOwnWords(line) ? [first, ...tokens.filter((one) => 'role' in one)] : tokens;
      // "9-20: ingredients" says first which lines these are.
      return claimsOf(heading ? [{ role: heading }, ...own] : own.toReversed());
    });
}

/** Each number has the role before it. */
function claimsOf(tokens: readonly Token[]): Claim[] {
  let role: LineRole | null = null;
  return tokens.flatMap((token) => {
    if ('from' in token) return role ? { role, ...token } : [];
    role = token.role;
    return [];
  });
}

type Token = { role: LineRole } | { from: number; to: number };

/** Leaves out the numbers among words that the answer repeats. */
function tokensOf(line: string): Token[] {
  // "3. title" names line 3, "3. title: 7" is the third of a list.
  const text = line.replace(/^\s*\d{1,3}[.)]\s+(?=["'`*]{0,3}\p{L}.*\d)/u, '');
  let end = 0;
  return [...text.matchAll(TOKEN)].flatMap((match): Token | Token[] => {
    const [word] = match;
    const between = text.slice(end, match.index);
    end = match.index + word.length;
    const role = roleOf(match);
    if (role) return { role };
    if (hasOwnWords(between)) return [];
    const [from = '', to = from] = word.match(/\d+/g) ?? [];
    // "9 - 200 g flour" is line 9 and its words.
    const isWords = /\d [-–—:]/.test(word) && hasOwnWords(text.slice(end).match(/^ \p{L}+/u)?.[0]);
    return { from: Number(from), to: Number(isWords ? from : to) };
  });
}

/** Words other than roles, and other than those that join them and numbers. */
const hasOwnWords = (text = ''): boolean =>
  (text.replace(TOKEN, ' ').match(/\p{L}+/gu) ?? []).some((word) => !JOINS.test(word));

/** Drops repeated words, and gives each entry of a list or an object a line. */
function plainAnswer(answer: string): string {
  return (
    answer
      .slice(0, LONGEST_ANSWER)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // Brackets with words, and quotes with words and numbers, repeat the text.
      .replace(/\(([^()\n]{0,300})\)/g, (all, inner) => (/\p{L}/u.test(inner) ? ' ' : all))
      .replace(/["“„«]([^"”“»\n]{0,300})["”“»]/g, (_, inner) =>
        /\p{L}/u.test(inner) && /\d/.test(inner) ? ' ' : ` ${inner} `,
      )
      .replace(PAIR, ' $1-$2 ')
      // An object for each line, all of them in one row
      .replace(/\}\s*,?\s*\{/g, '\n')
  );
}
