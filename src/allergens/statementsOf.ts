import type { Place } from '../foods/allergens';
import type { Check, Result } from '../foods/checkRecipe';
import type { Presence } from '../foods/contents';
import { messages, nameOf } from './messages';
import { quoteOf, wordsOf } from './quotes';

/** What the page says of a recipe, in the order of its lines. */
export interface Statements {
  contained: readonly string[];
  /** What may be contained, then what could not be checked. */
  open: readonly string[];
  /** What is said beside it. */
  notes: readonly string[];
  /** Of what nothing was found; empty if there is no such thing. */
  nothing: string;
  /** The names of what the recipe contains. */
  containedNames: readonly string[];
}

/** How many words a statement names. */
const MOST_NAMED = 12;
/** How many words it explains. */
const MOST_EXPLAINED = 3;

/** Says what was found of all that the visitor wants to avoid, the worst first. */
export function statementsOf({ results, nutlike, unchecked }: Check): Statements {
  const contained = results.filter(({ verdict }) => verdict === 'contains');
  const names = results.map(({ thing }) => nameOf(thing));
  const absent = results.filter(
    ({ verdict, thing }) => verdict === 'nothing' && !thing.needsCertificate,
  );
  const nuts = wordsOf(nutlike);
  return {
    contained: [
      ...contained.flatMap(({ thing, places }) => {
        const words = wordsOf(placesOf(places, 'contains'));
        return words.length > 0 ? messages.foundIn(nameOf(thing), named(words)) : [];
      }),
      ...sayOfLeftovers(results, 'contains'),
    ],
    open: [
      ...results.flatMap(sayPossible),
      ...sayOfLeftovers(results, 'may contain'),
      ...sayUnclear(results),
      ...(unchecked === 'all' ? [messages.nothingChecked(names)] : []),
      ...(unchecked === 'cut' || unchecked === 'perhaps cut'
        ? [messages.cut(names, unchecked === 'cut')]
        : []),
    ],
    notes: [
      ...(nuts.length > 0 ? [messages.nutlike(named(nuts))] : []),
      ...(results.some(({ thing }) => thing.needsCertificate) ? [messages.noCertificate] : []),
    ],
    nothing: absent.length > 0 ? messages.nothing(absent.map(({ thing }) => nameOf(thing))) : '',
    containedNames: contained.map(({ thing }) => nameOf(thing)),
  };
}

const isOfLeftover = ({ reason }: Place) => reason?.kind === 'leftover';

/** The places of a presence. What leftovers have, is said apart. */
function placesOf(places: readonly Place[], presence: Presence): Place[] {
  return places.filter((place) => place.presence === presence && !isOfLeftover(place));
}

/** Repeats what leftovers have, each once. */
function sayOfLeftovers(results: readonly Result[], presence: Presence): string[] {
  const said = results.flatMap(({ thing, places }) =>
    places
      .filter((place) => place.presence === presence && isOfLeftover(place))
      .map(({ words }) => messages.ofLeftover(quoteOf(words), presence, nameOf(thing))),
  );
  return [...new Set(said)];
}

/** So many of some words as a statement holds, and how many more there are. */
function named(words: readonly string[]): string[] {
  const more = words.length - MOST_NAMED;
  return more > 0 ? [...words.slice(0, MOST_NAMED), messages.more(more)] : [...words];
}

/** Says what may be contained, and why the cook has to look. What is certain is not said again. */
function sayPossible({ thing, places }: Result): string[] {
  const certain = new Set(
    placesOf(places, 'contains').map(({ words }) => quoteOf(words).toLowerCase()),
  );
  const possible = placesOf(places, 'may contain').filter(
    ({ words }) => !certain.has(quoteOf(words).toLowerCase()),
  );
  if (possible.length === 0) return [];
  const inTitle = possible.filter(({ reason }) => reason?.kind === 'title');
  const words = wordsOf(possible.filter((place) => !inTitle.includes(place)));
  const titles = wordsOf(inTitle).map(messages.itsTitle);
  const explained = possible.flatMap(({ words, reason }) =>
    reason?.kind === 'listed'
      ? messages.whichIsIt(reason.step, quoteOf(words), reason.listed.map(quoteOf))
      : [],
  );
  const statement = [
    messages.maybeIn(nameOf(thing), [...named(words), ...titles]),
    ...(possible.some(({ reason }) => !reason) ? [messages.checkLabel] : []),
    ...[...new Set(explained)].slice(0, MOST_EXPLAINED),
  ];
  return [statement.join(' ')];
}

/** Says what was not understood, once for all things that it matters to. */
function sayUnclear(results: readonly Result[]): string[] {
  const groups = new Map<string, { names: string[]; words: string[] }>();
  for (const { thing, places } of results) {
    const words = wordsOf(places.filter(({ presence }) => presence === 'not checked'));
    if (words.length === 0) continue;
    const key = JSON.stringify(words);
    const group = groups.get(key) ?? { names: [], words };
    group.names.push(nameOf(thing));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, words }) => {
    const quoted = words.slice(0, MOST_NAMED).map(messages.quoted);
    const more = words.length - quoted.length;
    return messages.notChecked(names, more > 0 ? [...quoted, messages.more(more)] : quoted);
  });
}
