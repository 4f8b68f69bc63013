import { CONTENTS, type Content, type Contents, NONE, type Presence } from './contents';
import { rowsOf } from './rows';
import { idOf } from './words';

/** How a food relates to the one above it. README.md says what each means on a list. */
export type Relation = 'kind' | 'cut' | 'part' | 'form' | 'product';

/** A food, or a word for several foods. */
export interface Food {
  /** The first name in small letters, with hyphens. */
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** Those of its names that are kinds of it: "jasmine rice". */
  readonly kinds?: readonly string[];
  readonly parent: Food | undefined;
  readonly relation: Relation;
  readonly contents: Contents;
  /** Names of foods, one of which it is made of: the words of its name do not say which. */
  readonly madeOf?: readonly string[] | undefined;
  /** What it contains depends on the maker, beyond `contents`: "sauce". */
  readonly isUnclear?: boolean;
  /** In a title, it names what the recipe cooks and not what goes in: "pancakes". */
  readonly isDish?: boolean;
  /** Drying changes nothing that matters: spices, pasta. */
  readonly isDry?: boolean;
  /** A word from another language, or a picture. It only warns. */
  readonly isSign?: boolean;
  /** Not a food at all, such as a cake tin. */
  readonly isThing: boolean;
  /** Only a visitor's word: what is in it is unknown. */
  readonly isAsked?: boolean;
}

/** `(red|white) onion` means red onion and white onion. */
export function expandName(pattern: string): string[] {
  const choice = pattern.includes('(') && /^(.*?)\(([^)]*)\)(.*)$/.exec(pattern);
  if (!choice) return [pattern.replace(/ {2,}/g, ' ').trim()];
  const [, before = '', options = '', after = ''] = choice;
  return options.split('|').flatMap((option) => expandName(`${before}${option}${after}`));
}

/** Cuts at commas outside brackets. */
export function splitNames(names: string): string[] {
  const comma = names.includes('(') ? /,\s*(?![^(]*\))/ : /,\s*/;
  return names.split(comma).filter((name) => name !== '');
}

function contentsOf(facts: readonly string[], inherited = NONE): Contents {
  if (facts.length === 0) return inherited;
  const contents = new Map<Content, Presence>(inherited);
  for (const fact of facts) {
    const content = CONTENTS.find((name) => name === fact.slice(1).replace('-', ' '));
    if (!/^[+?-]/.test(fact)) continue;
    if (!content) throw new Error(`No such content: ${fact}`);
    if (fact.startsWith('-')) contents.delete(content);
    else contents.set(content, fact.startsWith('+') ? 'contains' : 'may contain');
  }
  const pork = contents.get('pork');
  if (pork && contents.get('meat') !== 'contains' && !contents.has('gelatine'))
    contents.set('meat', pork);
  return contents;
}

const FACTS = new Set(['from', 'unclear', 'dish', 'dry', 'thing', 'each']);

/** Between names of one food; the doubled sign means that a shop has one thing for them. */
const ONE_FOOD = / ==? /;

/** In groups of names that serve for one another. */
type Names = string[][];

function readNames(pattern: string): Names {
  const alike = pattern.split(ONE_FOOD);
  return alike.length > 1 ? [alike.flatMap(expandName)] : expandName(pattern).map((name) => [name]);
}

/** Each name is a food of its own, except that "dark rum" joins "rum", and `a = b` is one food. */
function separate(patterns: readonly string[]): Names[] {
  const foods = new Map<string, Names>();
  for (const names of patterns.map(readNames)) {
    const [first = ''] = names[0] ?? [];
    const words = first.split(' ');
    const shorter = words.flatMap((_, at) => [words.slice(0, at), words.slice(at + 1)]);
    const known = shorter.map((some) => foods.get(some.join(' '))).find(Boolean);
    if (known) known.push(...names);
    else foods.set(first, names);
  }
  return [...foods.values()];
}

/** "Jasmine rice" is a kind of rice, and "plain flour" is flour: `flour = plain flour`. */
function kindsIn([alike, ...others]: Names): string[] {
  const words = alike?.[0]?.split(' ') ?? [];
  const isKind = (own: readonly string[]) =>
    own.length > words.length &&
    own.at(-1) === words.at(-1) &&
    words.every((word) => own.includes(word));
  return others.flat().filter((name) => isKind(name.split(' ')));
}

/** What a mark in front of a food says, alone and with `from`. */
function relationOf(row: string, isFrom: boolean): Relation {
  if (row.startsWith('= ')) return isFrom ? 'part' : 'cut';
  if (row.startsWith('~ ')) return isFrom ? 'form' : 'product';
  return 'kind';
}

function readRow(row: string, parent: Food | undefined, isSign: boolean): Food[] {
  // Facts follow ` |`. A choice of names has no blank before its bars.
  const [own = '', sources] = row.split(' <');
  const [left = '', right = ''] = own.split(' |');
  const facts = right.split(' ').filter((fact) => fact !== '');
  const wrong = facts.find((fact) => !/^[+?-]/.test(fact) && !FACTS.has(fact));
  if (wrong) throw new Error(`No such fact: ${wrong}`);
  const has = (fact: string) => facts.includes(fact);
  const group = /^\[(.*)\]$/.exec(left.trim());
  const patterns = splitNames(left.replace(/^[=~] /, ''));
  const foods = group ? [[]] : has('each') ? separate(patterns) : [patterns.flatMap(readNames)];
  const shared = {
    parent,
    relation: relationOf(left, has('from')),
    contents: contentsOf(facts, parent?.contents),
    madeOf: sources === undefined ? parent?.madeOf : splitNames(sources.trim()),
    isUnclear: has('unclear'),
    isDish: has('dish') || parent?.isDish === true,
    isDry: has('dry') || parent?.isDry === true,
    isSign,
    isThing: has('thing') || parent?.isThing === true,
  };
  return foods.map((alike) => {
    const names = alike.flat();
    const name = group?.[1] ?? names[0] ?? '';
    const id = name.toLowerCase().replace(/\s+/g, '-');
    return { id, name, names, kinds: kindsIn(alike), ...shared };
  });
}

/** README.md describes the notation. */
export function readFoods(
  table: string,
  isSign = false,
  lookUp?: (name: string) => Food | undefined,
): Food[] {
  const foods: Food[] = [];
  const above: Food[] = [];
  for (const line of rowsOf(table)) {
    const row = line.trim();
    const depth = line.search(/\S/) / 2;
    // "<sausage>": what is below it is a kind of a food of another table.
    const known = lookUp && /^<(.*)>$/.exec(row)?.[1];
    if (known) {
      const food = lookUp(known);
      if (!food) throw new Error(`No such food: ${known}`);
      above.splice(depth, above.length, food);
      continue;
    }
    const read = readRow(row, above[depth - 1], isSign);
    above.length = depth;
    if (read[0]) above.push(read[0]);
    foods.push(...read.filter(({ names }) => names.length > 0));
  }
  return foods;
}

export type Decision = Presence | 'nothing';

/** One food, word or content in a row of `larder/madeOf.txt`. */
export interface MadeOf {
  name: string;
  decision: Decision;
  content?: Content;
  /** The content counts in each food by itself: `++milk`. */
  isEach?: boolean;
}

const SIGNS: Readonly<Record<string, Decision>> = { '?': 'may contain', '-': 'nothing' };

/** Rows `names | items ? items - items`. Gives the items by the key of each name. */
export function readRows(table: string, toKey = idOf): Map<string, readonly MadeOf[]> {
  const rows = new Map<string, readonly MadeOf[]>();
  for (const row of rowsOf(table)) {
    const [left = '', right = ''] = row.split(' |');
    const items = right.split(/ (?=[?-] )/).flatMap((part) =>
      part
        .replace(/^[?-]? /, '')
        .split(', ')
        .filter(Boolean)
        .map((name): MadeOf => {
          const content = CONTENTS.find((one) => name.replace(/^\+\+?/, '+') === `+${one}`);
          const decision = SIGNS[part.charAt(0)] ?? 'contains';
          const isEach = name.startsWith('++');
          return { name, decision, ...(content && { content, isEach }) };
        }),
    );
    for (const name of left.split(', ')) rows.set(toKey(name), items);
  }
  return rows;
}
