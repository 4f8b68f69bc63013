import { contentsOfJoined } from '../claims/traces';
import {
  type Asked,
  type Content,
  type Contents,
  FROM_THE_SEA,
  isAsked,
  type Presence,
} from '../contents';
import { addNames, type Food, type NameNode } from '../foods';
import { allSpeakers, languagesNow } from '../languages/spoken';
import { remembering } from '../remembering';
import { NO_SEARCH, type Search } from '../text/reading';
import { byLetter } from '../text/spelling';
import { idOf, keysOf, splitWords } from '../words';
import { type Meaning, meaningOf } from './avoided';
import { withoutCue } from './understood';

/** A claim such as "vegan" may clear these. Gluten-free oats are still oats. */
const CLEARED = new Set<Content>([...FROM_THE_SEA, 'milk', 'eggs', 'meat', 'pork']);
/** May follow a food's name in a word that describes: "garlicky", "coconutty". */
const DESCRIBES = /^(?:[a-z]?y|ish|ed)$/;
const SHORTEST_START = 4;

const wordOf = (content: Asked) => content.slice('also '.length);

/** The same words mean more once a language has arrived. */
const searchNow = remembering((id: string) => createSearch(id.split('\n').filter(isAsked)), 1);

/** Looks for words under "Also avoid" while lines are read. Remembers its latest answer. */
export function searchFor(contents: readonly Content[]): Search {
  const asked = new Set(contents.filter(isAsked));
  return asked.size > 0 ? searchNow([languagesNow(), ...asked].join('\n')) : NO_SEARCH;
}

type Meanings = readonly (readonly [Asked, Meaning])[];

/** The names to look for that are not a food's. */
function namesIn(meanings: Meanings): NameNode {
  const names: NameNode = { food: undefined, name: '' };
  const unknown = new Map<string, [Asked, Presence][]>();
  for (const [content, { words }] of meanings) {
    for (const [word, presence] of words) {
      const name = idOf(word);
      if (name) unknown.set(name, [...(unknown.get(name) ?? []), [content, presence]]);
    }
  }
  for (const [name, found] of unknown) {
    addNames(names, {
      id: name,
      name,
      names: [name],
      parent: undefined,
      relation: 'kind',
      contents: new Map(found),
      isThing: false,
      isAsked: true,
    });
  }
  return names;
}

/** Who asked for a name that a longer word may begin with. */
function startsIn(meanings: Meanings): ReadonlyMap<string, readonly Asked[]> {
  const starts = new Map<string, Asked[]>();
  for (const [content, { foods, words }] of meanings) {
    const own = [...foods.flatMap((food) => food.names), ...words.keys()].map(idOf);
    for (const name of new Set(own)) {
      if (name.length >= SHORTEST_START) starts.set(name, [...(starts.get(name) ?? []), content]);
    }
  }
  return starts;
}

/** Finds the words themselves, in the forms of each language. */
function writtenSearch(asked: readonly Asked[]): Search['written'] {
  // For "keine Nüsse", the check looks for "Nüsse".
  const all = asked.map(wordOf).map((word) => ({ word, bare: withoutCue(word) }));
  const finders = allSpeakers().map(({ findTyped }) => findTyped(all.map(({ bare }) => bare)));
  return (text) => {
    if (finders.length === 0) return [];
    const words = byLetter(text) ?? splitWords(text);
    return finders.flatMap((find) =>
      find(words).flatMap((found) =>
        all
          .filter(({ bare }) => bare === found.typed)
          .map(({ word }) => ({ ...found, typed: word })),
      ),
    );
  };
}

function createSearch(asked: readonly Asked[]): Search {
  const meanings = asked.map((content) => [content, meaningOf(wordOf(content))] as const);
  const contentsNamed = remembering((food: Food) =>
    remembering((name: string): Contents => {
      if (food.isAsked) return food.contents;
      const more = meanings.flatMap(([content, { presenceIn }]): [Content, Presence][] => {
        const presence = presenceIn(food, name.split(' '));
        return presence ? [[content, presence]] : [];
      });
      return more.length > 0 ? new Map([...food.contents, ...more]) : food.contents;
    }),
  );
  const contentsOf: Search['contentsOf'] = (food, keys) => contentsNamed(food)(keys.join(' '));

  const starts = startsIn(meanings);
  const hintOf = (key: string): Contents | undefined => {
    // "Gingerly" is not a word for a taste.
    if (key === 'gingerly') return undefined;
    const found = [...contentsOfJoined(key, contentsOf)].filter(([content]) => isAsked(content));
    for (let end = SHORTEST_START; end < key.length; end += 1) {
      if (!DESCRIBES.test(key.slice(end))) continue;
      for (const content of starts.get(key.slice(0, end)) ?? [])
        found.push([content, 'may contain']);
    }
    return found.length > 0 ? new Map(found) : undefined;
  };
  return {
    contents: asked,
    names: namesIn(meanings),
    contentsOf,
    hintOf: remembering(hintOf),
    written: writtenSearch(asked),
    onlySoundsLike: (typed, food, keys) => meaningOf(typed).onlySoundsLike(food, keys.join(' ')),
    clearedBy: (foods, clears) => [
      ...clears,
      ...meanings.flatMap(([content, meaning]) => {
        const isNamed = foods.some(
          (food) => contentsOf(food, keysOf(food.name)).get(content) === 'contains',
        );
        const isBrought = [...meaning.ofEach].some((one) => clears.includes(one));
        const isCleared =
          isBrought ||
          (meaning.foods.length > 0 &&
            meaning.foods.every((food) =>
              clears.some((one) => CLEARED.has(one) && food.contents.get(one) === 'contains'),
            ));
        return isNamed || isCleared ? content : [];
      }),
    ],
  };
}
