import {
  NO_PREFERENCES,
  type Preferences,
  type Waivable,
  withoutWaived,
} from '../../../machines/kitchen/preferences';
import type { Answer, Idea } from '../../../machines/kitchen/recipe';
import type { Wish } from '../../../machines/recipe/request';
import { fetchJudge, languageState, learnFor } from '../../foods';
import { titleOf } from '../../reading';
import type { ChatRequest, Connection } from '../../wire';
import * as firstWords from '../../words/en/first';
import { joinNames } from '../../words/format';
import { type DishChoice, findChoices, withoutAvoided } from './chooseDishes';
import * as english from './dishes/en';
import { type FilledDish, fillDish } from './fillDish';
import type { Dish } from './readDish';
import { type Join, readDish } from './readDish';
import { type List, readList } from './readList';

type BookWords = typeof english.words;

/** What the `index.ts` of a language exports: its dishes, and what the kitchen says in it. */
interface Chapter {
  words: BookWords;
  /** The texts of the dishes, by the paths of their files. */
  dishes: Record<string, string>;
  join?: Join;
}

/** The languages with dishes, each in its own chunk. Add a new one here in one line. */
const CHAPTERS: Partial<Record<string, () => Promise<Chapter>>> = {
  de: () => import('./dishes/de'),
  es: () => import('./dishes/es'),
  fr: () => import('./dishes/fr'),
};

interface Book {
  /** Those in the language of the page come first. */
  dishes: readonly Dish[];
  words: BookWords;
}

const read = ({ dishes, join }: Chapter, language: string) =>
  Object.values(dishes).map((source) => readDish(source, language, join));

const ENGLISH: Book = { dishes: read(english, 'en'), words: english.words };

/** The English book if the page's language has no dishes or no foods. */
export async function openBook(language: string): Promise<Book> {
  const [chapter] = await Promise.all([
    CHAPTERS[language]?.().catch(() => undefined),
    learnFor({ codes: [language] }),
  ]);
  if (!chapter || languageState(language).learned !== 'known') return ENGLISH;
  return { dishes: [...read(chapter, language), ...ENGLISH.dishes], words: chapter.words };
}

/**
 * Cooks from a small book, without network or model. A list always gets the same first answer; the
 * same list again, in any order, gets the next dish. After the last it says so, and begins again. A
 * change leaves foods out, and keeps the dish if it can do without them. If no dish suits, it says what
 * is in the way.
 */
export function createSampleKitchen(): Connection {
  const timesAsked = new Map<string, number>();

  const cook: Connection['generate'] = async (request, signal) => {
    signal.throwIfAborted();
    const { wish } = request;
    const [book, { isUnfit }] = await Promise.all([
      openBook(firstWords.language.code),
      fetchJudge(),
    ]);
    const list = readList(request, isUnfit);
    const preferences = withoutSwapped(request);
    const asked = timesAsked.get(list.key) ?? 0;
    const seen = wish.kind === 'another' ? wish.titles.map(plain) : null;
    const most = wish.kind === 'ideas' ? undefined : (seen?.length ?? asked) + 1;
    const kept = await findChoices(dishesToKeep(request, book, list), list, preferences, 1);
    const choices =
      kept.length > 0 ? kept : await findChoices(book.dishes, list, preferences, most);
    signal.throwIfAborted();

    if (choices.length === 0) return explain(request, book, list);
    const ideas = wish.kind === 'ideas' ? ideasOf(choices, wish) : [];
    if (ideas.length >= FEWEST_IDEAS) return answer(ideas.map(lineOf).join('\n'), { ideas });
    const pick = (): DishChoice | undefined => {
      // One dish is not a choice, so its recipe comes at once.
      if (wish.kind === 'ideas') return choices.find(({ title }) => title === ideas[0]?.title);
      if (wish.kind === 'dish' || wish.kind === 'change') return choices[0];
      const at = seen ? choices.findIndex(({ title }) => !seen.includes(plain(title))) : asked;
      timesAsked.set(list.key, choices[at] ? at + 1 : 0);
      return choices[at];
    };
    const choice = pick();
    const { noOther } = book.words;
    if (!choice) return answer(note(noOther.title, noOther.text), { isNote: true });
    const { people } = preferences;
    const isScaled = people !== null && people !== choice.document.servings?.from;
    return answer(
      writeRecipe(choice, withoutAvoided(list, preferences), book),
      isScaled ? { servings: people } : {},
    );
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    // In turn, because each answer depends on those before it.
    generate(request, signal) {
      const next = last.then(() => cook(request, signal));
      last = next.catch(() => {});
      return next;
    },
  };
}

const answer = (text: string, rest: Partial<Answer> = {}): Answer => ({
  text,
  cut: false,
  model: null,
  ...rest,
});

const WAIVABLE: readonly Waivable[] = ['minutes', 'equipment'];

const MOST_IDEAS = 3;
const FEWEST_IDEAS = 2;

const withoutSwapped = ({ preferences, wish }: ChatRequest): Preferences =>
  wish.kind === 'change'
    ? { ...preferences, avoid: [...preferences.avoid, ...wish.without] }
    : preferences;

function writeRecipe({ text, dish, unused }: DishChoice, { unknown }: List, book: Book): string {
  const { words } = dish.language === 'en' ? ENGLISH : book;
  return text.trimEnd() + writeUnused([...unused, ...unknown], words);
}

function ideasOf(
  choices: readonly DishChoice[],
  { titles = [], below = Number.POSITIVE_INFINITY }: Extract<Wish, { kind: 'ideas' }>,
): Idea[] {
  const known = new Set(titles.map(plain));
  const ideas: Idea[] = [];
  for (const { title, minutes, foods } of choices) {
    if (minutes >= below || known.has(plain(title))) continue;
    known.add(plain(title));
    ideas.push({ title, minutes, foods, words: '' });
  }
  return ideas.slice(0, MOST_IDEAS);
}

const lineOf = ({ title, minutes, foods }: Idea, at: number) =>
  `${at + 1}. ${title} — ${minutes} minutes — ${foods.join(', ')}`;

/** The dish that a visitor has chosen, or wants changed; empty if it is not of this book. */
function dishesToKeep({ wish, recipe, preferences }: ChatRequest, book: Book, list: List): Dish[] {
  if (wish.kind !== 'dish' && wish.kind !== 'change') return [];
  const title = plain(wish.kind === 'dish' ? wish.title : titleOf(recipe));
  const { known } = withoutAvoided(list, preferences);
  const isTitled = ({ text }: FilledDish) => plain(text.slice(2, text.indexOf('\n'))) === title;
  return book.dishes.filter((dish) => isTitled(fillDish(dish, known)));
}

/** Why there is no dish, and what a visitor may waive for this request. */
async function explain(request: ChatRequest, book: Book, list: List): Promise<Answer> {
  const { wish } = request;
  const preferences = withoutSwapped(request);
  const hasDish = async (own: Preferences) =>
    (await findChoices(book.dishes, list, own, 1)).length > 0;
  const waive: (readonly Waivable[])[] = [];
  for (const one of WAIVABLE)
    if (await hasDish(withoutWaived(preferences, [one]))) waive.push([one]);
  const all = withoutWaived(preferences, WAIVABLE);
  if (waive.length === 0 && (await hasDish(all))) waive.push(WAIVABLE);
  if (waive.length === 0 && !(await hasDish(NO_PREFERENCES)))
    return answer(writeNotSuited(withoutAvoided(list, preferences), book.words), { isNote: true });
  const inTheWay = {
    waived: waive.flat(),
    without: waive.length === 0 && wish.kind === 'change' ? wish.without : [],
  };
  return answer(writeNotFitting(request.preferences, inTheWay, book.words), {
    isNote: true,
    ...(waive.length > 0 && { waive }),
  });
}

const plain = (title: string) => title.trim().toLowerCase();

const LONGEST_ENTRY = 100;
const MOST_UNUSED = 40;

/** GitHub's autolinks ignore escapes, so only code keeps these literal. */
const LINK_LIKE = /www\.|:\/\/|@|mailto:|xmpp:/i;

/** Makes markdown show a visitor's text literally, on one line. */
function literally(text: string): string {
  if (LINK_LIKE.test(text)) {
    const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    const blank = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
    return `${fence}${blank}${text}${blank}${fence}`;
  }
  return text
    .replace(/[\\`*_{}[\]<>#|~&!^$=:]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

function shorten(entry: string): string {
  const letters = [...entry.slice(0, LONGEST_ENTRY * 2)];
  return letters.length > LONGEST_ENTRY || entry.length > LONGEST_ENTRY * 2
    ? `${letters.slice(0, LONGEST_ENTRY).join('')}…`
    : entry;
}

/** Shows the visitor's words literally; empty if the dish uses every entry. */
export function writeUnused(entries: readonly string[], words: BookWords): string {
  if (entries.length === 0) return '';
  const named = entries.slice(0, MOST_UNUSED).map((entry) => literally(shorten(entry)));
  const others = entries.length - named.length;
  const all = [...named, ...(others > 0 ? [say(words.more, others)] : [])];
  return `\n\n## ${words.notUsed}\n\n${all.join(', ')}\n`;
}

/** Fills the braces of a text. Nothing reads the value again. */
const say = (text: string, value: string | number) => text.replace(/\{\w+\}/, () => `${value}`);

const note = (title: string, ...texts: readonly string[]) =>
  `# ${title}\n\n${texts.filter(Boolean).join('\n\n')}\n`;

function writeNotSuited({ known, unknown }: List, words: BookWords): string {
  const said = known.length > 0 ? words.notSuited : words.notKnown;
  const entries = [...known.map(({ entry }) => entry), ...unknown];
  return note(said.title, said.text, words.addOne) + writeUnused(entries, words);
}

/**
 * Names what is in the way: what may be waived, else what a swap leaves out, else what they avoid.
 */
function writeNotFitting(
  { allergens, avoid, diet, minutes, equipment }: Preferences,
  { waived, without }: { waived: readonly Waivable[]; without: readonly string[] },
  words: BookWords,
): string {
  const names = [
    ...allergens.map(firstWords.language.allergen),
    ...avoid.map(literally),
    ...(diet ? [words.diets[diet]] : []),
  ];
  const sentences = [
    waived.includes('minutes') && say(words.time, minutes ?? 0),
    waived.includes('equipment') &&
      say(words.equipment, joinNames(equipment.map((one) => words.equipmentNames[one]))),
    without.length > 0 && say(words.leftOut, joinNames(without.map(literally))),
    waived.length + without.length === 0 && say(words.avoided, joinNames(names)),
  ];
  return note(words.notFitting, sentences.filter(Boolean).join(' '));
}
