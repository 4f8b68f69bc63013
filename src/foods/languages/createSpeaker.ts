import {
  addMade,
  addNames,
  expectFood,
  familyRows,
  foodNamed,
  nameTree,
  otherNames,
  productRows,
} from '../foods';
import { expandName, type MadeOf, readFoods, readRows, splitNames } from '../notation';
import { pairsOf } from '../rows';
import { foldLetters, idOf } from '../words';
import { createCompounds } from './compounds';
import { Dictionary, plainsIn } from './dictionary';
import { type FoodLanguage, readGrammar } from './FoodLanguage';
import { hasCapital } from './nouns';
import { createPhrases, type Phrases, readHeads, readTails } from './phrases';
import type { Speaker } from './spoken';
import { createTranslation } from './translate';
import { createWritten } from './written';

/** Makes the page's knowledge of a language out of its tables. */
export function createSpeaker(language: FoodLanguage): Speaker {
  const families = familyRows();
  const grammar = readGrammar(language.grammar);
  const own = readFoods(language.foods ?? '', false, foodNamed);
  for (const food of own) addNames(nameTree(), food, true);
  addMade(own);
  addOtherNames(language.otherNames);
  for (const [name, items] of readRows(language.meanings ?? ''))
    families.set(name, [...(families.get(name) ?? itself(name)), ...items]);
  for (const [name, items] of readRows(language.products ?? '')) productRows().set(name, items);
  const names = own.flatMap((food) => food.names);
  const dictionary = new Dictionary(language, grammar, names);
  const compounds = createCompounds(dictionary, grammar, isFood);
  const say = withEnglish(createPhrases(dictionary, compounds), dictionary);
  const sayAt = grammar.of
    ? readTails(readHeads(say, dictionary, compounds, grammar.of), dictionary)
    : say;
  return {
    code: language.code,
    read: createTranslation(language, grammar, sayAt, compounds),
    cues: grammar.cues,
    familyOf: createFamilies(language, dictionary),
    findTyped: createWritten(dictionary, grammar, sayAt),
    suggest: (start) =>
      dictionary.foodNames.filter((name) => ` ${foldLetters(name)}`.includes(` ${start}`)),
  };
}

/** What a name means that no row is about. */
const itself = (name: string): MadeOf[] =>
  foodNamed(name) ? [{ name, decision: 'contains' }] : [];

/** Names in any language. A word by itself counts as known: it is no noun that the tables lack. */
function addOtherNames(table = '') {
  for (const [english, others] of pairsOf(table)) {
    const food = expectFood(english);
    for (const name of splitNames(others).flatMap(expandName)) {
      addNames(nameTree(), food, /[ -]/.test(name), [name]);
      otherNames().add(idOf(name));
    }
  }
}

/** A shorter English name never has an ending of the language. */
const SHORTEST = 5;

/** English has some names too, such as "Orangen", which the tables of the language leave out. */
const withEnglish =
  (phrases: Phrases, dictionary: Dictionary): Phrases =>
  (words, at, hasNouns) => {
    const said = phrases(words, at, hasNouns);
    const word = words[at];
    if (said || !word || (hasNouns && !hasCapital(word))) return said;
    const english = dictionary
      .formsOf(word.plain)
      .find((form) => (form === word.plain || form.length >= SHORTEST) && isFood(form));
    return english === undefined
      ? undefined
      : { english, last: at, isFood: true, isCompound: true };
  };

function isFood(name: string): boolean {
  const food = foodNamed(name);
  return food !== undefined && !food.isSign && !food.isThing;
}

/** Finds a word under any of its forms. */
function createFamilies({ families = '' }: FoodLanguage, dictionary: Dictionary) {
  const plainOf = (name: string) => plainsIn(name).join(' ');
  const rows = readRows(families, plainOf);
  return (word: string): readonly MadeOf[] | undefined => {
    const plain = plainOf(word);
    const form = dictionary.formsOf(plain).find((one) => rows.has(one));
    return rows.get((!plain.includes(' ') && form) || plain);
  };
}
