import { type Allergen, DIETS, type Diet, isAllergen, isAsked } from '../contents';
import {
  allSpeakers,
  changeCues,
  hasTranslated,
  joinWords,
  languagesNow,
} from '../languages/spoken';
import { isAskedFor, recognise } from '../recognise';
import { remembering } from '../remembering';
import { wordsOf } from '../text/reading';
import { patternOf } from '../text/says';
import { splitWords } from '../words';
import type { Avoidance } from './Avoidance';
import { meaningOf } from './avoided';
import { isKnownFood } from './understood';

export interface WishedAway {
  words: string;
  allergens: readonly Allergen[];
  /** Of an entry of a list: it may also say something else, "no milk, and napkins". */
  isPart?: boolean;
}

/** In characters. Longer texts say more than what to leave out. */
const LONGEST = 2_500;
const MOST = 5;
/** In texts. */
const MOST_REMEMBERED = 500;

/** "Take the butter out." */
const APART = patternOf('wished apart', 'gi');
/** After these, a text leaves out all foods of a list; after others only if an "or" ends it. */
const SURE = patternOf('surely away', 'i');
const CHOICE = patternOf('choice away', 'i');
/** "Nut-free", "a nut allergy", "lactose intolerant". */
const AVOIDED_AFTER = patternOf('away after', 'gi');
const ARTICLE = /^(?:any|all|the|a|an|my|your)\s+/i;
/** What separates the foods of a list. */
const BETWEEN = patternOf('between wishes', 'i');
/** After it comes another food, or another thing to avoid. */
const NEXT = patternOf('next wish', 'i');
/** No food's name has these words, so they end it. "Remove the rice from the pan" wants rice. */
const END = patternOf('wish ends', 'i');

const CUES = {
  cue: patternOf('wished', 'gi'),
  article: /^(?:any|all|the|a|an|my|your|more|eating)\s+/i,
};
// "No more salt" may keep what there is.
const DROP_CUES = { cue: patternOf('dropped', 'gi'), article: ARTICLE };

/** "No nuts", "allergic to shellfish". The visitor decides what follows. */
export function findExclusions(text: string, language = 'en'): WishedAway[] {
  return inEnglish(text, language, (english) => namesIn(english, CUES)).map(([english, words]) => {
    // "Frutos secos" are nuts and peanuts.
    const isFamily = allSpeakers().some(({ familyOf }) => familyOf(words));
    const own = isFamily ? allergensIn(words) : [];
    return { words, allergens: own.length > 0 ? own : allergensIn(english) };
  });
}

interface HowToFind {
  /** That of the text around it. */
  language: string;
  /** Finds none in an entry of a list that names another food too: "cola without sugar". */
  isEntry?: boolean;
}

/** What a text wants left out: "no nuts", "allergic to shellfish". Remembers its answers. */
export function exclusionsIn(text: string, { language, isEntry }: HowToFind): WishedAway[] {
  return exclusionsNow(JSON.stringify([languagesNow(), language, isEntry, text]));
}

const exclusionsNow = remembering((key: string) => {
  const [, language, isEntry, text]: [unknown, string, boolean | null, string] = JSON.parse(key);
  return isEntry ? exclusionsAlone(text, language) : findExclusions(text, language);
}, MOST_REMEMBERED);

/** Those of an entry of a list that is no food: "allergic to nuts", but not "cola without sugar". */
export function exclusionsAlone(entry: string, language: string): WishedAway[] {
  const found = findExclusions(entry, language);
  if (found.length === 0) return found;
  const excluded = new Set(found.map(({ words }) => words.toLowerCase()));
  const isFood = recognise(entry, language).foods.some(
    (one) =>
      isAskedFor(one) && ![one.words, one.name].some((name) => excluded.has(name.toLowerCase())),
  );
  if (isFood) return [];
  const pieces = inEnglish(entry, language, (english) => english.split(NEXT));
  return found.map((one) => ({ ...one, isPart: pieces.length > found.length }));
}

/** Those that a word means, if it means nothing else. */
function allergensIn(word: string): readonly Allergen[] {
  const { contents, foods } = meaningOf(word);
  const known = contents.filter((content) => !isAsked(content));
  return foods.length === 0 && known.every(isAllergen) ? known.filter(isAllergen) : [];
}

/** Known foods that a change of a recipe should lose: "no nuts", "replace the butter with oil". */
export const findDropped = (text: string, language = 'en'): string[] =>
  inEnglish(sayWithout(text), language, droppedIn).map(([, written]) => written);

/** Languages say "ohne Eier" in one word, "egg-free", which would end the list. */
const sayWithout = (text: string) =>
  changeCues(text, (said, { without }) => said.replace(without, 'without '));

function inEnglish(written: string, language: string, find: (english: string) => string[]) {
  if (written.length > LONGEST) return [];
  const text = changeCues(written, (said, { avoids, avoid }) => said.replace(avoids, avoid));
  const words = wordsOf(text, language);
  if (!hasTranslated(words)) return find(text).map((name) => [name, name] as const);
  return find(joinWords(words)).map((name) => {
    const { length } = splitWords(name);
    const at = words.findIndex((_, first) => {
      const said = words.slice(first, first + length);
      return joinWords(said).replace(/^\W+/, '').toLowerCase() === name.toLowerCase();
    });
    const [before, first, last, after] = [at - 1, at, at + length - 1, at + length].map(
      (place) => words[place],
    );
    const whole = text.slice(first?.start, last?.end);
    const isShared = first?.start === before?.start || last?.end === after?.end;
    // English says "sin cebolla" in one word, "onion-free". "Glutenfrei" has no separate "gluten".
    const own = isShared
      ? changeCues(whole, (said, { without }) => said.replace(without, ''))
      : whole;
    return [name, first && !(isShared && own === whole) ? own : name] as const;
  });
}

function droppedIn(text: string): string[] {
  const apart = [...text.matchAll(APART)].map(([, name = '']) => name.replace(ARTICLE, ''));
  return namesIn(`${text}\n${apart.map((name) => `without ${name}\n`).join('')}`, DROP_CUES);
}

/** The known foods after some words, and those that are "-free". */
function namesIn(text: string, { cue: cues, article }: typeof CUES): string[] {
  const found = new Map<string, string>();
  const note = (words: string) => {
    if (found.size < MOST) found.set(words.toLowerCase(), words);
  };
  for (const { index, 0: cue } of text.matchAll(cues)) {
    let rest = text.slice(index + cue.length);
    for (let listed = 0; listed < MOST; listed += 1) {
      const name = nameAt(rest.replace(article, ''));
      if (!name) break;
      note(name);
      rest = rest.replace(article, '').slice(name.length);
      const between = BETWEEN.exec(rest)?.[0];
      // "Oil instead of butter and salt" wants salt.
      if (!between || /instead|rather|place/i.test(cue)) break;
      // "No nuts, chicken with rice" wants chicken.
      if (/^\s*,\s*$/.test(between) && !SURE.test(cue) && !CHOICE.test(rest)) break;
      rest = rest.slice(between.length);
    }
  }
  for (const [, words = ''] of text.matchAll(AVOIDED_AFTER)) {
    if (isKnownFood(words) && meaningOf(words).contents.length > 0) note(words);
  }
  return [...found.values()];
}

/** The name has to end there: "rice" in "rice, please", not in "rice cooker". */
function nameAt(text: string): string | undefined {
  const [all = ''] = /^(?:[\p{L}\p{M}'’-]+ ?){1,4}/u.exec(text) ?? [];
  const words = all.trim().split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const after = text.slice(name.length);
    if ((END.test(after) || BETWEEN.test(after)) && isKnownFood(name)) return name;
  }
  return undefined;
}

/** A diet that a change asks for: "vegetarian", but not "with vegan butter". */
const DIET = patternOf('diet wished', 'i');

/** `without` are foods that the change names; without these, its words in `language` say them. */
export function droppedBy(words: string, without: readonly string[], language = 'en'): Avoidance {
  const names = without.length > 0 ? without : findDropped(words, language);
  const diets = Object.keys(DIETS) as Diet[];
  const asked = (without.length > 0 ? without.join() : (DIET.exec(words)?.[1] ?? '')).toLowerCase();
  return {
    allergens: names.filter(isAllergen),
    diet: diets.find((diet) => asked === diet || asked.includes(`aren't ${diet}`)) ?? null,
    avoid: names.filter((name) => !isAllergen(name) && !name.includes("aren't ")),
  };
}
