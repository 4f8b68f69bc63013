import { isBlank } from '../../machines/kitchen/ingredientList';
import { EMPTY_LIST, listOf, type SharedList } from '../../machines/kitchen/kitchen';
import { type ListChange, recordChange } from '../../machines/kitchen/listChange';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import {
  type ListCommand,
  type ReducedList,
  reduceLines,
  reduceList,
} from '../../machines/kitchen/reduceList';
import type { RecipeEvent } from '../../machines/recipe/RecipeContext';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { createStore } from '../browser/store';
import type { KitchenNow, KitchenStore } from '../ui/KitchenStore';
import type { Announcement, Notices } from './notices';

interface Options {
  recipe: RecipeActor;
  notices: Pick<Notices, 'announce'>;
  /** What it begins with. The build rendered an empty one. */
  now?: Partial<KitchenNow> | undefined;
}

type Changed = [change: Partial<KitchenNow>, announcement?: Announcement];

export function createKitchen({ recipe, notices, now = {} }: Options): KitchenStore {
  const { set, ...store } = createStore<KitchenNow>({
    ...EMPTY_LIST,
    preferences: NO_PREFERENCES,
    undoable: null,
    newest: [],
  });
  const listNow = () => store.getSnapshot().context;
  const command = createStore<ListCommand | null>(null);
  let event: RecipeEvent | undefined;

  /** The chart hears of a change first, so neither its followers nor the list's see a half of it. */
  function tellChart() {
    if (event) recipe.send(event);
    event = undefined;
    const { length: entries } = listNow().ingredients;
    if (entries === recipe.getSnapshot().context.entries) return;
    recipe.send({ type: entries > 0 ? 'list.filled' : 'list.emptied', entries });
  }
  store.subscribe(tellChart);

  const merge = (change: Partial<KitchenNow>) => set({ ...listNow(), ...change });

  function apply(taken: ListCommand, [change, announcement]: Changed, own?: RecipeEvent) {
    // What another tab has changed is no command of this one.
    if (taken.kind !== 'take') command.set(taken);
    event = own;
    merge(change);
    if (announcement) notices.announce(announcement);
  }
  merge(now);

  return {
    ...store,
    command,
    change(taken, leftOut = []) {
      if (canChange(listNow(), taken, leftOut)) apply(taken, changeList(listNow(), taken, leftOut));
    },
    clear() {
      const snapshot = recipe.getSnapshot();
      const { recipe: shown, failure, earlier } = snapshot.context;
      if (!snapshot.can({ type: 'kitchen.clear' })) return;
      const change = record(listNow(), 'clear', EMPTY_LIST);
      const undoable = { ...change.undoable, recipes: { recipe: shown, failure, earlier } };
      apply({ kind: 'clear' }, [{ ...change, undoable }, { about: 'clear' }], {
        type: 'kitchen.clear',
      });
    },
    undo(change = listNow().undoable) {
      if (!change) return;
      const taken = { kind: 'undo', change } as const;
      const { recipes } = change;
      apply(
        taken,
        [{ ...reduceList(listNow(), taken), undoable: null }, { about: 'undo' }],
        recipes && { type: 'kitchen.undo', recipes },
      );
    },
    changePreferences: (changed) => merge({ preferences: changed }),
    request(ask, send = recipe.send) {
      if (listNow().newest[0]) merge({ newest: [] });
      const { preferences, ...list } = listNow();
      send({ type: 'recipe.request', ...ask, list: listOf(list), preferences });
    },
  };
}

function canChange(
  { ingredients }: SharedList,
  command: ListCommand,
  leftOut: readonly string[],
): boolean {
  if (command.kind === 'add') return !isBlank(command.text + leftOut.join(''));
  return !('ingredient' in command) || ingredients.includes(command.ingredient);
}

/** With the change, an undo can take it back. */
const record = (now: KitchenNow, kind: ListChange['kind'], list: SharedList) => ({
  ...list,
  undoable: recordChange(kind, now, list, now.undoable),
  newest: [],
});

/** A change of the list, how it can be undone, and what the page says of it. */
function changeList(now: KitchenNow, command: ListCommand, leftOut: readonly string[]): Changed {
  const { list, lines } = reduceLines(now, command);
  const { added } = lines;
  switch (command.kind) {
    case 'add': {
      const change = added.length > 1 ? record(now, 'addition', list) : { ...list, undoable: null };
      return [{ ...(added[0] && change), newest: added }, sayLines(lines, leftOut)];
    }
    case 'replace': {
      const change = record(now, added[0] ? 'edit' : 'removal', list);
      return [{ ...change, newest: added }, sayLines(lines)];
    }
    case 'remove':
      return [
        record(now, 'removal', list),
        { about: 'removal', ingredients: [command.ingredient] },
      ];
    case 'cook': {
      const change = record(now, 'cooking', list);
      const { gone } = change.undoable;
      return [change, { about: gone.length > 0 ? 'removal' : 'nothing', ingredients: gone }];
    }
    default:
      return [list];
  }
}

function sayLines(
  { added, duplicates, leftOut: beyond }: ReducedList['lines'],
  unread: readonly string[] = [],
): Announcement {
  const leftOut = [...unread, ...beyond];
  const isKnown = duplicates.length > 0;
  return {
    about: isKnown ? 'duplicates' : 'addition',
    ingredients: isKnown ? duplicates : added,
    ...(leftOut.length > 0 && { leftOut }),
  };
}
