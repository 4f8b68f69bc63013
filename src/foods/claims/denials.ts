import { stemOf, type Word } from '../words';

const keys = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that deny every claim after them in their clause. */
const STATES = keys(
  'isnt arent wasnt werent aint hasnt havent neither nor hardly barely scarcely rarely seldom none nothing',
);
/** Words that deny a claim together with a verb: "don't use vegan butter", but not "don't burn it". */
const ACTIONS = keys(
  'dont doesnt didnt wont cant cannot couldnt wouldnt shouldnt mustnt neednt never',
);
const AUXILIARIES = keys('do does did must should can could will would need may might');
const USES = keys(
  'use used take make made add buy get try choose pick call be been serve go expect substitute swap bother want need eat have like put',
);
/** Words after a claim and a denial: "vegan butter won't do". */
const FAILS = keys(
  'do work use used recommended suitable advised advisable possible allowed ideal option substitute replace replacement same good enough fit right suffice',
);
const SMALL = keys('be a an the as really quite ever simply always even truly certified');
/** Words that deny only a claim right after them: "rather than vegan butter", "no dairy-free milk". */
const NEAR = keys(
  'no non without instead than unlike except avoid avoiding skip skipping omit omitting replace replacing far anything formerly previously',
);
/** Words between those and the claim: "instead of any vegan butter", "no longer nut-free". */
const BETWEEN = keys('of from but the a an any your using use longer such thing as means way real');
/** Words after a denial that take it back: "not only vegan", "not too much vegan butter", "not to burn it". */
const TAKES_BACK = keys('only just merely simply solely to too much many more less');
const BE = keys('is are was were');
/** Words that begin another statement within a clause. */
const STARTS = keys(
  'but and or until so because then with in while if before when after to unless',
);
const CLAUSE_END = /[,;:!?()[\]{}–—]|\.(?:\s|$)|\s-\s|\n/;
const FURTHEST = 12;

const isBehind = (word: Word | undefined) => word !== undefined && !CLAUSE_END.test(word.gap);

/** The place of the word after a denial, past "really" and "ever"; -1 if its clause ends. */
function placeBehind(words: readonly Word[], at: number): number {
  let next = at + 1;
  while (SMALL.has(words[next]?.key ?? '') && isBehind(words[next + 1])) next += 1;
  return isBehind(words[next]) ? next : -1;
}

const keyBehind = (words: readonly Word[], at: number) => words[placeBehind(words, at)]?.key;

/** Whether a word says not to do something: "don't", "never", and "not" in "do not". */
function isAction(words: readonly Word[], at: number): boolean {
  const { key = '' } = words[at] ?? {};
  return ACTIONS.has(key) || (key === 'not' && AUXILIARIES.has(words[at - 1]?.key ?? ''));
}

/** Whether a word denies the claims after it in its clause. */
function isDenier(words: readonly Word[], at: number, isClaim: (at: number) => boolean): boolean {
  const { key = '' } = words[at] ?? {};
  const next = words[at + 1];
  if (isAction(words, at)) {
    const behind = placeBehind(words, at);
    return USES.has(words[behind]?.key ?? '') || isClaim(behind);
  }
  if (STATES.has(key)) return true;
  if (key === 'no') return BE.has(words[at - 1]?.key ?? '');
  const isDoing = /ing$/.test(next?.text ?? '') && next?.key !== 'using';
  return key === 'not' && !TAKES_BACK.has(next?.key ?? '') && !isDoing;
}

/** Whether a word denies the claim before it: "vegan butter won't do", "dairy-free it is not". */
function isFailing(words: readonly Word[], at: number): boolean {
  const { key = '' } = words[at] ?? {};
  const isNo = key === 'no' && BE.has(words[at - 1]?.key ?? '');
  if (key !== 'not' && !isNo && !STATES.has(key) && !ACTIONS.has(key)) return false;
  const behind = keyBehind(words, at);
  return behind === undefined || FAILS.has(behind);
}

/**
 * Finds where a text denies a claim: "isn't vegan", "no longer nut-free", "don't use vegan butter", "vegan
 * butter won't do".
 *
 * @param isClaim whether a claim begins at a word
 * @returns the places of the words at which a claim would be denied
 */
export function findDenied(
  words: readonly Word[],
  isClaim: (at: number) => boolean,
): ReadonlySet<number> {
  const denied = new Set<number>();
  let isDenied = false;
  let isNear = false;
  words.forEach(({ key, gap, isNumber }, at) => {
    if (CLAUSE_END.test(gap)) [isDenied, isNear] = [false, false];
    if (isDenied || isNear) denied.add(at);
    if (isNumber || (key === 'but' && !isNear)) isDenied = false;
    if (isDenier(words, at, isClaim)) isDenied = true;
    isNear = NEAR.has(key) || (isNear && BETWEEN.has(key));
  });
  isDenied = false;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const { key, gap } = words[at] as Word;
    if (isDenied) denied.add(at);
    if (isFailing(words, at)) isDenied = true;
    else if (STARTS.has(key)) isDenied = false;
    if (CLAUSE_END.test(gap)) isDenied = false;
  }
  return denied;
}

const ALONE = keys('no not nope never');
const UNFIT = keys('recommended suitable advised advisable allowed possible ideal');

/** Whether a clause denies the one before it: "vegan butter (no)", "vegan butter, not recommended". */
export function isDenial(words: readonly Word[]): boolean {
  const [first, next] = words;
  if (words.every(({ key }) => ALONE.has(key))) return true;
  return first?.key === 'not' && UNFIT.has(next?.key ?? '');
}

/** Negations that another negation takes back: "never without", "don't skip". */
const ABSENT = keys('without omit omitting skip skipping avoid avoiding leave forget minus free');

/**
 * Whether a food after a negation is still there: "don't boil the pesto", "never without pesto".
 *
 * @param at the food's first word
 */
export function isThereStill(words: readonly Word[], at: number): boolean {
  let isAbsent = false;
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && isBehind(words[i + 1]); i -= 1) {
    const { key } = words[i] as Word;
    if (key === 'not' || isAction(words, i)) {
      return isAbsent || (isAction(words, i) && !USES.has(keyBehind(words, i) ?? ''));
    }
    isAbsent ||= ABSENT.has(key);
  }
  return false;
}
