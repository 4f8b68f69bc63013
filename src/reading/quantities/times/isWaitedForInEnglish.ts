import { DEED, DOING, NEXT_DEED, RESTING } from './englishCooking';
import { MACHINE, sentenceBefore } from './normalizeText';
import type { Amount } from './readEnglishAmount';

/** How far the reader looks behind an amount, in characters. A limit keeps each look short. */
const LOOK_AHEAD = 60;

/** A pattern of alternatives, written as lines of words; a space within one is an underscore. */
const oneOf = (words: string) => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** Whole words only. */
const START = '(?:^|[^\\p{L}])';
const END = '(?![\\p{L}])';

/** Words that may come between an amount and the word that it depends on. */
const MODIFIER = new RegExp(
  `(?:^|[ (,;—-])(?:${oneOf(`
    about around approximately approx\\.? roughly circa ca\\.? c\\. ~ ≈ some nearly almost exactly just only
    at_least at_the_very_least at_most a_minimum_of a_maximum_of minimum maximum min\\.? max\\.?
    no_less_than not_less_than a_total_of a_period_of a_final the_full the_next another a an further
    additional extra good solid full maybe perhaps say anywhere somewhere between from or or_for and then
    plus_another`)}) *$`,
);

/** Words before an amount that nobody waits for from now on, or not for that long. */
const LEAD_TO_PASS = new RegExp(
  `${START}(?:${oneOf(`
    every each per within under over in into by than first last final initial remaining previous past the
    these those this that its their your our my whole of to up_to at with until till during before once
    if when as like add adding subtract save saves saving shave lose cut_by extend increase no not plus
    minus time times be is are was were been took ago serves makes feeds ready aged worth above below
    toward towards through recipe`)}) *$`,
  'u',
);

/** Labels before a time among the facts of a recipe. */
const LABEL = new RegExp(
  `${START}(?:(?:${DEED}|prep|preparation|cook|total|active|inactive|hands-on|bake) ?time|prep|preparation|total|active|time|ready|yields?)(?: is| was)?[ *_]*[:=|-]?[ *_]*$`,
  'u',
);

/** Words that say how long food keeps, or may be kept: nobody waits for that. */
const KEEPS = new RegExp(
  `${START}(?:${oneOf('keeps stays? lasts? remains? holds stored? storing leftovers? been safe fine ahead in_advance')}|(?:will|should|can|may|could|might) (?:also |then |easily |safely )?(?:be|keep|hold|stay|last|sit|stand)|keep (?:well|fresh|refrigerated|[\\p{L} ]{0,30}(?:fridge|freezer|refrigerator)))(?![\\p{L}])[^,;]{0,60}$`,
  'u',
);

const FORBIDDEN = /(?:do not|don't|never|avoid|rather than|instead of|without) ([\p{L}]+)[^,;]*$/u;

/** What a cook does not do during a wait. */
const LEFT_ALONE =
  /^(?:stir|touch|mov|flip|turn|open|lift|peek|disturb|remov|uncover|fiddl|pok|shak)\p{L}{0,5}$/u;

/** Words behind an amount that nobody waits for. */
const PASSED_OVER = new RegExp(
  `^ {0,2}(?:\\(? ?or (?:less|fewer|under|sooner|earlier)|${oneOf(`
    ago ahead prior beforehand in_advance early earlier later late old away apart left remaining to_go
    to_spare less fewer short shy into off time total_time every in_and each_day each_night`)}|from (?:start|now|scratch)|(?:of |for )?(?:prep|preparation|work|hands|active|your|effort|labou?r)|to (?:make(?! (?:sure|it|them|this|that) )|prepare|put|throw|whip|come together)|(?:${DEED}|prep|cook) time|per (?:${oneOf(`
    pound lb kg kilo kilogram inch cm \\d gram g oz ounce half quart litre liter person`)})|(?:a|an|the) (?:pound|lb|kilo|kg|inch|day|week|night)|for (?:each|every) (?:\\d|extra|additional|pound|kilo|inch)|\\/ ?(?:lb|kg|pound|\\d|inch)|\\d times a|too (?:long|late|early|many))${END}|^ {0,2}in ?(?:[,.;:)]|$)`,
  'u',
);

const BEFORE = /^ {0,2}(?:just |right )?before(?![\p{L}])/u;
const BEFORE_THE_END =
  /before (?:the |it |they )?(?:\p{L}+ ){0,3}(?:end|done|ready|finish|over|up)/u;
const AFTER = /^ {0,2}after(?![\p{L}])/u;
const OF = /^ {0,2}of(?![\p{L}])/u;
const OF_A_DEED = new RegExp(`^ of (?:\\p{L}+ )?(?:${DEED})${END}`, 'u');

/** What may follow a time to wait: no noun that the time would belong to. */
const FOLLOWING = new RegExp(
  `^(?: {0,2}$| ?[.,;:!?)\\]—/*\\ufffc"”]| {0,2}[—(–-]| {0,2}(?:(?:${oneOf(`
    or until till per each on over in at with without under more longer then and to for if while whilst as
    from total so depending by a an the after before off out inside outside but because when once where
    which using through altogether overall max maximum tops minimum only about during since unless atop
    beneath up first both high medium low again further extra this it they you your just`)})${END}|\\p{L}+(?:ly|ing|ed)${END}|\\d|~))`,
  'u',
);

/** Words behind a time that make it a wait, whatever comes before it. */
const GOES_ON =
  /^(?: {0,2}(?:more|longer|extra)(?![\p{L}])|,? {0,2}(?:per|each|on each|on every|on the (?:first|second|other)|on one|a) ?-?(?:side|batch|piece|one|portion|pancake|tray|steak)|\/ ?side|,? (?:or )?(?:until|till)(?![\p{L}]))/u;

/** "A 10-minute rest", unless another noun follows. */
const DEED_NEXT = new RegExp(
  `^[ '-]'? ?(?:(?!(?:to|and|or|then|of|in|at|on|per|before|after|for) )\\p{L}+ )?(?:${DEED})(?: (?:time|period))?(?=$|[.,;:!?)]| (?:${oneOf(`
    in on at before after and then so while is to under over off out with without for does lets helps
    makes will or keeps until by here`)})${END})`,
  'u',
);
const KNOWN_ALREADY = /(?:^|[^\p{L}])(?:the|this|that|its|your|no) *$/u;

/** A verb that tells the cook to do something: at the head of a clause, or behind another. */
const DOES = new RegExp(
  `(?:^[^\\p{L}]*|[.,;:—(*] *|(?<![\\p{L}-])(?:${oneOf(`
    and or then to let leave also but now it them everything meanwhile continue keep until while next
    start begin first finally once pan oven pot \\p{L}+ly`)}) )(?:(?:re|pre|stir|slow|par|pressure|hard|soft|air|deep|pan)[- ]?)?(?:${DOING}|set (?:\\p{L}+ )?aside)(?![\\p{L}'])`,
  'u',
);
const RESTS = new RegExp(`${START}(?:${RESTING})${END}`, 'u');

/** "After 10 minutes, turn them", or "turn them after 10 minutes". */
const DOES_AFTERWARDS = new RegExp(
  `^ *(?:(?:and|then|but|so|now|again|begin|carefully|gently) )*(?:after *$|(?:${DOING}|${NEXT_DEED})${END})`,
  'u',
);
const LASTS = /(?:^|[^\p{L}])(?:takes?|taking|needs?|requires?|wants?|yourself|yourselves) *$/u;
/** "Bring to a boil; this takes 10 minutes", but not "the whole dish takes 30 minutes". */
const TAKES =
  /(?:^ *|[(,] *|[^\p{L}](?:it|they|these|this|which|that|batch|side)(?:'ll)? (?:(?:will|should|can|may|might|usually|often|normally|step|stage|all) ){0,2})(?:takes?|taking|needs?|requires?) *$/u;

const ABBREVIATION =
  /(?:^|[^\p{L}])(?:min|mins|approx|ca|c|hr|hrs|sec|secs|tbsp|tsp|oz|lb|e\.g|i\.e|no|temp)$/u;

/**
 * Judges by the words around an amount of time whether a cook waits for it.
 *
 * @param text from `normalizeText`
 */
export function isWaitedForInEnglish(text: string, { start, end, isHyphenated }: Amount): boolean {
  const sentence = sentenceBefore(text, start, ABBREVIATION);
  const lead = withoutModifiers(sentence);
  const after = text.slice(end, end + LOOK_AHEAD);

  if (LABEL.test(lead) || KEEPS.test(lead)) return false;
  const forbidden = FORBIDDEN.exec(lead);
  if (forbidden && !LEFT_ALONE.test(forbidden[1] ?? '')) return false;

  if (isHyphenated) return DEED_NEXT.test(after) && !KNOWN_ALREADY.test(lead);
  if (MACHINE.test(after)) return true;
  if (PASSED_OVER.test(after)) return false;

  const isFor = /(?:^|[^\p{L}])(?<!(?:ready|good|known|famous|time) )for *$/u.test(lead);
  const isOnTimer = /timer (?:to|at|for) *$/.test(lead);
  if (LEAD_TO_PASS.test(lead) && !isOnTimer) return false;
  if (!isFor) {
    if (BEFORE.test(after)) return RESTS.test(lead) && !BEFORE_THE_END.test(after);
    if (AFTER.test(after)) return false;
  }
  if (DEED_NEXT.test(after)) return true;
  if (OF.test(after)) return OF_A_DEED.test(after);
  if (!FOLLOWING.test(after)) return false;

  if (isFor || isOnTimer || GOES_ON.test(after)) return true;
  if (isUntilDone(sentence, lead) && CLAUSE_END.test(after)) return true;
  if (LASTS.test(lead)) return TAKES.test(` ${lead}`);
  if (/(?:^|[^\p{L}])after *$/u.test(lead)) return DOES_AFTERWARDS.test(lastClause(lead));
  const words = sentence.slice(lead.length) + text.slice(start, end);
  return /another|further|additional|extra/.test(words) || DOES.test(lead);
}

/** "Cook until golden, about 5 minutes", "Sizzle the garlic, about 30 seconds." */
const CLAUSE_END = /^ ?(?:$|[.,;:!?)]| \()/u;
const ABOUT = /^[ ,(;]*(?:about|approximately|approx\.?|around|roughly|~)/u;
/** "Sizzle the garlic": a verb that nobody listed, and what it is done to. */
const DOES_SOMETHING =
  /^[^\p{L}]*\p{L}+ (?:\p{L}+ly )?(?:the|your|them|it|each|both|all)(?![\p{L}])/u;
/** How a sentence begins or goes on that tells the cook to do nothing. */
const TELLS_NOTHING =
  /^[^\p{L}]*(?:the|this|that|it|its|these|they|you|your|i|we|there|a|an|if|all|my|our|in|when|once|while|start|prep|active|total|note)(?![\p{L}])|(?<![\p{L}])(?:is|are|was|were|be|takes?|taking|need|needs|will|ready|total|serves|makes|keeps|lasts|time)(?![\p{L}])|[:|]/u;

function isUntilDone(sentence: string, lead: string): boolean {
  const own = sentence.slice(lead.length);
  if (!/^[ ,(;]*[,(;]/.test(sentence.slice(lead.trimEnd().replace(/[,(;]$/, '').length)))
    return false;
  if (/(?<![\p{L}])(?:until|till) (?!you)/u.test(lead)) return true;
  return ABOUT.test(own) && DOES_SOMETHING.test(lead) && !TELLS_NOTHING.test(lead);
}

function withoutModifiers(sentence: string): string {
  let rest = sentence;
  for (let cut = MODIFIER.exec(rest); cut; cut = MODIFIER.exec(rest)) {
    rest = rest.slice(0, cut.index + (cut[0].startsWith(' ') ? 0 : 1));
    if (cut.index === 0) return rest.slice(0, /^[(,;—-]/.test(cut[0]) ? 1 : 0);
  }
  return rest;
}

function lastClause(sentence: string): string {
  return sentence.slice(Math.max(...[...',;:('].map((sign) => sentence.lastIndexOf(sign))) + 1);
}
