import { datesOf, insertLines, omit } from './ingredientList';
import { EMPTY_LIST, type SharedList } from './kitchen';
import { type Cooking, type ListChange, takeBack } from './listChange';

/** What a visitor does to the list. The same command can change another tab's list. */
export type ListCommand =
  /** One ingredient a line. */
  | { kind: 'add'; text: string }
  | { kind: 'remove'; ingredient: string }
  /** The text may hold several ingredients, each on a line. */
  | { kind: 'replace'; ingredient: string; text: string }
  /** To be used up first, or no longer. */
  | { kind: 'mark'; ingredients: readonly string[]; isMarked: boolean }
  /** Null: without a date. */
  | { kind: 'date'; ingredient: string; day: string | null }
  | ({ kind: 'cook' } & Cooking)
  | { kind: 'clear' }
  /** What another tab has. */
  | { kind: 'take'; list: SharedList }
  | { kind: 'undo'; change: ListChange };

export interface ReducedList {
  list: SharedList;
  /** What joined the list, what was on it already, and what had no room. */
  lines: Pick<ReturnType<typeof insertLines>, 'added' | 'duplicates' | 'leftOut'>;
}

const NO_LINES: ReducedList['lines'] = { added: [], duplicates: [], leftOut: [] };

/** Pure: a view, a tab or a storage that has the list may apply the command to it. */
export const reduceList = (list: SharedList, command: ListCommand): SharedList =>
  reduceLines(list, command).list;

/** Like `reduceList`. Also says what became of the command's lines. */
export function reduceLines(list: SharedList, command: ListCommand): ReducedList {
  switch (command.kind) {
    case 'add':
      return addLines(list, command);
    case 'replace':
      return replaceEntry(list, command);
    default:
      return { list: changeEntries(list, command), lines: NO_LINES };
  }
}

type CommandOf<Kind> = Extract<ListCommand, { kind: Kind }>;

/** The commands that bring no lines. */
function changeEntries(
  list: SharedList,
  command: Exclude<ListCommand, CommandOf<'add' | 'replace'>>,
): SharedList {
  switch (command.kind) {
    case 'remove':
      return withoutEntry(list, command.ingredient);
    case 'mark':
      return markEntries(list, command);
    case 'date':
      return dateEntry(list, command);
    case 'cook':
      return cook(list, command);
    case 'clear':
      return EMPTY_LIST;
    case 'take':
      return command.list;
    case 'undo':
      return takeBack(command.change, list);
  }
}

function addLines(list: SharedList, { text }: CommandOf<'add'>): ReducedList {
  const { ingredients, ...lines } = insertLines(list.ingredients, list.ingredients.length, text);
  return { list: { ingredients, useUp: list.useUp, dates: list.dates }, lines };
}

function withoutEntry({ ingredients, useUp, dates }: SharedList, entry: string): SharedList {
  return {
    ingredients: omit(ingredients, entry),
    useUp: omit(useUp, entry),
    dates: dates.filter((date) => date.entry !== entry),
  };
}

function replaceEntry(
  { ingredients: before, useUp, dates }: SharedList,
  { ingredient, text }: CommandOf<'replace'>,
): ReducedList {
  const place = before.indexOf(ingredient);
  // Another tab may have removed it meanwhile.
  const at = place < 0 ? before.length : place;
  const { ingredients, ...lines } = insertLines(omit(before, ingredient), at, text);
  const marked = useUp.includes(ingredient) ? lines.added : [];
  const day = dates.find(({ entry }) => entry === ingredient)?.day;
  const dated = day === undefined ? [] : lines.added.map((entry) => ({ entry, day }));
  const list = {
    ingredients,
    useUp: [...omit(useUp, ingredient), ...marked],
    dates: datesOf(ingredients, [...dates, ...dated]),
  };
  return { list, lines };
}

function markEntries(list: SharedList, { ingredients, isMarked }: CommandOf<'mark'>): SharedList {
  const others = list.useUp.filter((marked) => !ingredients.includes(marked));
  const marked = list.ingredients.filter((listed) => ingredients.includes(listed));
  return { ...list, useUp: isMarked ? [...others, ...marked] : others };
}

function dateEntry(list: SharedList, { ingredient, day }: CommandOf<'date'>): SharedList {
  const others = list.dates.filter(({ entry }) => entry !== ingredient);
  const own = day === null ? [] : [{ entry: ingredient, day }];
  return { ...list, dates: datesOf(list.ingredients, [...others, ...own]) };
}

/** What is left goes to an entry of its name if there is one. Of two days, the earlier one counts. */
function cook(before: SharedList, { gone, left }: Cooking): SharedList {
  const rest = gone.reduce(withoutEntry, before);
  if (!left) return rest;
  const { list, lines } = addLines(rest, { kind: 'add', text: left.entry });
  const names = [...lines.added, ...lines.duplicates];
  const others = list.dates.filter(({ entry, day }) => !names.includes(entry) || day <= left.day);
  const dates = [...others, ...names.map((entry) => ({ entry, day: left.day }))];
  return { ...list, dates: datesOf(list.ingredients, dates) };
}
