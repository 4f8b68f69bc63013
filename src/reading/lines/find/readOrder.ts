import { pattern } from '../../languages';
import { DESCRIPTION, INGREDIENTS, NOTES, SERVINGS, STEPS, TITLE } from '../json/keys';

/** What a model says that a line is. */
export type LineRole = 'title' | 'fact' | 'group' | 'ingredient' | 'step' | 'note' | 'none';

const oneOf = (...names: ReadonlySet<string>[]) => names.flatMap((all) => [...all]).join('|');

/** The names that a recipe's fields have in JSON, and some more. */
const NAMES: readonly [LineRole, string][] = [
  ['none', 'left ?outs?|leave ?outs?|ignored?|skip(?:ped)?|omit(?:ted)?|others?|none|rest'],
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
  '[ ]?(?:[-–—~−‐‑]+>?|→|\\.{2,3}|…|:(?=\\d)|\\W{0,3}(?:to|through|thru|until|till|end|last|bis|au|hasta|al?)(?!\\p{L})\\W{0,4})[ ]?';

/** A role, a number or a range, and any other word. */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${NAMES.map(([role, words]) => `(?<${role}>${words})`).join('|')})(?![\\p{L}\\p{N}])|${NUMBER}(?:${TO}${NUMBER})?(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'’]*)`,
  'giu',
);

/** They join roles and numbers: "The title is on line 3". Other words are the line's own. */
const JOINS = pattern(
  '^(?:is|are|on|in|at|as|of|the|this|recipe|lines?|rows?|numbers?|num|no|nrs?|from|start|begin|first|ranges?|$small.and|plus|also|role|type|kind)$',
);

const NEEDED: readonly LineRole[] = ['ingredient', 'step'];

const roleOf = (match: RegExpExecArray | undefined) =>
  NAMES.find(([name]) => match?.groups?.[name])?.[0];

interface Claim {
  role: LineRole;
  from: number;
  to: number;
}

/**
 * Takes only lines' numbers and what they are, so no word of the answer can reach the page. A
 * line's first role counts; only a group, a note and the like may be within a list. `next` is the
 * first line of another recipe in the same text, if any. Null without ingredients or without steps.
 * @param first the first number that the model has seen
 * @param last the last one
 */
export function readOrder(answer: string, first: number, last: number) {
  const claims = claimsIn(answer)
    .filter(({ from, to }) => to >= first && from <= last)
    .map(({ role, from, to }) => ({ role, from: Math.max(from, first), to: Math.min(to, last) }));
  const end = claims.findIndex((claim, at) => beginsAnother(claims.slice(0, at), claim));
  const own = end < 0 ? claims : claims.slice(0, end);
  const roles = rolesOf(own);
  const found = [...roles.values()];
  if (!NEEDED.every((role) => found.includes(role))) return null;
  return { roles, next: end < 0 ? null : (claims[end]?.from ?? null) };
}

/** A title after the ingredients and the steps of one recipe begins another. */
function beginsAnother(before: readonly Claim[], { role, from }: Claim): boolean {
  return (
    role === 'title' &&
    NEEDED.every((needed) => before.some((claim) => claim.role === needed && claim.from < from)) &&
    before.some((claim) => claim.role === 'title')
  );
}

function rolesOf(claims: readonly Claim[]): Map<number, LineRole> {
  const owner = new Map<number, Claim>();
  for (const claim of claims) {
    for (let line = claim.from; line <= claim.to; line += 1) {
      const before = owner.get(line);
      if (!before || isWithin(claim, before)) owner.set(line, claim);
    }
  }
  let hasTitle = false;
  const roles = new Map<number, LineRole>();
  for (const [line, { role }] of [...owner].sort(([one], [other]) => one - other)) {
    if (role === 'none' || (role === 'title' && hasTitle)) continue;
    hasTitle ||= role === 'title';
    roles.set(line, role);
  }
  return roles;
}

const isWithin = (claim: Claim, other: Claim): boolean =>
  !NEEDED.includes(claim.role) &&
  claim.from >= other.from &&
  claim.to <= other.to &&
  claim.to - claim.from < other.to - other.from;

/** In UTF-16 units. Longer answers are no list of numbers. */
const LONGEST_ANSWER = 60_000;

function claimsIn(answer: string): Claim[] {
  const claims: Claim[] = [];
  let heading: LineRole | null = null;
  for (const raw of plainAnswer(answer).split('\n')) {
    const tokens = tokensOf(raw);
    if (tokens.some((token) => 'role' in token)) heading = null;
    else if (!BEGINS.test(raw)) continue;
    const [first, second] = tokens;
    // "9-20: ingredients" says first which lines these are.
    const isNumber: boolean = first !== undefined && !('role' in first) && heading === null;
    let role: LineRole | null = heading;
    for (const token of isNumber ? tokens.reverse() : tokens) {
      if ('role' in token) role = token.role;
      else if (role) claims.push({ role, ...token });
    }
    if (first && !second && !isNumber) heading = role;
  }
  return claims;
}

/** A line below a role begins with its numbers. */
const BEGINS = /^[^\p{L}\d]*(?:l(?:ines?)?[^\p{L}\d]{0,3})?\d/iu;

type Token = { role: LineRole } | { from: number; to: number };

/** After a role: "steps 24" begins a role even after the words of a line. */
const DECLARED = /^["'`*\s]{0,4}[:=→|-]?["'`*[\s]{0,4}(?:lines?\s)?\d/i;
/** The words of a line follow its number: "9: 200 g flour", "9 - 200 g flour". */
const ECHO = /^\s{0,3}(?:[:.)|=]|[-–—] )\s[^\p{L}]*(\p{L}[\p{L}\p{N}'’]*)/u;

/** Drops the words of the text that the answer's line repeats. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  // "3. title" names line 3, "3. title: 7" is the third of a list.
  const text = line.replace(/^\s*(?:\d{1,3}[.)]|[-*•+])\s+(?=["'`]?\p{L})/u, (mark) =>
    /^\D*$/.test(mark) || /\p{L}.*\d/u.test(line.slice(mark.length)) ? ' ' : mark,
  );
  let isEcho = false;
  for (const match of text.matchAll(TOKEN)) {
    const [word] = match;
    const role = roleOf(match);
    const end = match.index + word.length;
    const rest = text.slice(end, end + 80);
    if (role && !(isEcho && !DECLARED.test(rest))) {
      tokens.push({ role });
      isEcho = false;
    } else if (/^\P{L}*(?:l(?:ine)?s?\W?)?#?\d/iu.test(word) && !role) {
      if (isEcho) continue;
      const { isLine, ...range } = rangeOf(word, rest);
      tokens.push(range);
      const next = ECHO.exec(rest)?.[1];
      isEcho = isLine || (next !== undefined && !isOwn(next));
    } else if (!JOINS.test(word)) isEcho ||= tokens.some((token) => !('role' in token));
  }
  return tokens;
}

/** "9-20"; "9 - 200 g flour" is line 9 and its words. */
function rangeOf(word: string, rest: string) {
  const [from = '', to = from] = word.match(/\d+/g) ?? [];
  const isLine = /\d [-–—:]/.test(word) && /^ \p{L}/u.test(rest) && !isOwn(rest.trim());
  return { from: Number(from), to: Number(isLine ? from : to), isLine };
}

/** The text begins with a word of the answer itself. */
function isOwn(text: string): boolean {
  const [first] = text.matchAll(TOKEN);
  return first?.index === 0 && (roleOf(first) !== undefined || JOINS.test(first[0]));
}

/** Drops repeated words, and gives each entry of a list or an object a line. */
function plainAnswer(answer: string): string {
  return (
    answer
      .slice(0, LONGEST_ANSWER)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[_]/g, ' ')
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      // Words in brackets and quotes are those of the text, unless they are only numbers or a role.
      .replace(/\(([^()\n]{0,300})\)/g, (all, inner: string) => (isPlain(inner) ? all : ' '))
      .replace(/["“„«]([^"”“»\n]{0,300})["”“»]/g, (_, inner: string, at: number, all: string) => {
        // After a number, these are the words of its line.
        const isEcho = /\d\s?[:,–-]?\s?$/.test(all.slice(Math.max(0, at - 4), at));
        return (isEcho ? isName(inner) || !/\p{L}/u.test(inner) : isPlain(inner))
          ? ` ${inner} `
          : ' ';
      })
      // "ingredients": [9, 20] means all from 9 to 20.
      .replace(/\[\s*(\d{1,6})\s*,\s*(\d{1,6})\s*\]/g, (all, from, to) =>
        Number(from) < Number(to) ? ` ${from}-${to} ` : all,
      )
      // An object for each line, all of them in one row
      .replace(/\}\s*,?\s*\{/g, '\n')
  );
}

/** A plain text has only numbers, signs, and at most three words. */
const isPlain = (text: string): boolean =>
  /^[^\p{L}]*$/u.test(text) ||
  ((text.match(/\p{L}+/gu) ?? []).length <= 3 && isName(text.trim().replace(/[\s:\d.,–-]+$/u, '')));

const FIELD = /^(?:lines?|numbers?|from|to|start|end|role|type|kind|first|last)$/i;

function isName(text: string): boolean {
  const [first] = text.matchAll(TOKEN);
  return FIELD.test(text) || (first?.[0] === text && roleOf(first) !== undefined);
}
