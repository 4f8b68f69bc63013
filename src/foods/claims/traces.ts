import { CONTENTS, type Content, type Contents, NONE } from '../contents';
import { type Food, foodNamed, NAMES } from '../foods';
import { FIRST } from '../languages/first';
import TRACES from '../larder/traces.txt?raw';
import { pairsOf } from '../rows';
import { wordList } from '../wordLists';
import { stemOf, type Word } from '../words';

/** The rows of `larder/traces.txt`, and of the languages, whose names begin with a mark. */
const rowsWith = (mark: string) =>
  [TRACES, ...Object.values(FIRST)]
    .flatMap(pairsOf)
    .flatMap(([name, patterns]): [RegExp, Content][] => {
      const content = CONTENTS.find((one) => name === mark + one);
      return content ? [[new RegExp(patterns.replaceAll(' ', '|'), 'i'), content]] : [];
    });

/** Pieces of words that no table knows, and what such a word may contain. */
const STEMS = rowsWith('');
/** Most words have none of them. */
const ANY_STEM = new RegExp(STEMS.map(([{ source }]) => source).join('|'));
/** These stems find such words by mistake. */
const HARMLESS = [...wordList('no trace')];

/** Whole words as written. */
const WORDS = rowsWith('=');
const ANY_WORD = new RegExp(WORDS.map(([{ source }]) => source).join('|'), 'i');

/** Judged only by the word's letters: "buttery", "cheesy", "fishballs". */
export function hintAt(word: Word | undefined): Contents {
  const { key = '', text = '' } = word ?? {};
  if (
    (!ANY_STEM.test(key) && !ANY_WORD.test(text)) ||
    HARMLESS.some((word) => key.startsWith(word))
  )
    return NONE;
  const words = WORDS.filter(([name]) => name.test(text));
  const stems = STEMS.filter(([stem]) => stem.test(key));
  const contents = [...stems.map(([, found]) => found), ...words.map(([, found]) => found)];
  return new Map(contents.map((content) => [content, 'may contain']));
}

/** A name without its blank: "soyasauce", "oystersauce". Empty if the halves name no food. */
export function contentsOfJoined(
  key: string,
  contentsOf: (food: Food, keys: string[]) => Contents = ({ contents }) => contents,
): Contents {
  if (key.length > 24) return NONE;
  for (let at = 3; at <= key.length - 3; at++) {
    const first = key.slice(0, at);
    // A long text has thousands of words, and few of them begin with a name.
    if (!NAMES.next?.has(stemOf(first))) continue;
    const rest = key.slice(at);
    const food = foodNamed(`${first} ${rest}`);
    if (food && !food.isThing) return contentsOf(food, [first, rest]);
  }
  return NONE;
}
