import type { RecipeFact } from '../../machines/recipe/RecipeContext';
import { MAX_ATTEMPTS, type RecipeActor } from '../../machines/recipe/recipeMachine';
import { createStore } from '../browser/store';
import * as firstWords from '../words/en/first';
import { joinNames } from '../words/format';

type Spoken = keyof typeof firstWords.kitchen.notices;

export interface Announcement {
  /** `link` and `note` bring their own words. The last four have none: they end those from before. */
  about: Spoken | 'link' | 'note' | 'addition' | 'undo' | 'request.failed' | 'nothing';
  /** The ingredients that it names, as they are or were on the list. */
  ingredients?: readonly string[];
  /** Lines that did not join the list: they are not ingredients, or there was no room. */
  leftOut?: readonly string[];
  text?: string;
  /** The number of the attempt that has failed. */
  attempt?: number | undefined;
}

export interface Notice extends Announcement {
  /** Rises with each notice, so the page announces the same words again. */
  serial: number;
}

export type Notices = ReturnType<typeof createNotices>;

/**
 * What the page says below the field (`Status`): what the chart of the recipe and the list tell, and
 * what links and dialogs have to say. Each stays until the next.
 */
export function createNotices(recipe: RecipeActor) {
  const { set, ...store } = createStore<Notice>({ about: 'nothing', serial: 0 });

  function announce(announcement: Announcement) {
    const { about, serial } = store.getSnapshot().context;
    // A model that is slow again is no news.
    if (about !== 'answer.delayed' || announcement.about !== about)
      set({ ...announcement, serial: serial + 1 });
  }
  recipe.on('*', (fact) => announce(announcementOf(fact)));

  return {
    ...store,
    announce,
    /** In the words of the code that opens a link or a dialog. Empty words end what it has said. */
    say: (text: string) => announce({ about: 'link', text }),
  };
}

function announcementOf(fact: RecipeFact): Announcement {
  switch (fact.type) {
    case 'request.started':
      return { about: fact.wish.kind === 'ideas' ? 'ideasRequest' : fact.type };
    case 'recipe.opened':
      return { about: fact.recipe.ideas ? 'ideas' : fact.type };
    case 'answer.arrived': {
      const { text, ideas, isNote, model } = fact.answer;
      if (!isNote) return { about: ideas ? 'ideas' : 'recipe' };
      // No recipe has come. Of the page's own words, it says the heading.
      return model === null
        ? { about: 'note', text: /^# (.*)/.exec(text)?.[1] ?? text }
        : { about: 'answer' };
    }
    default:
      return { about: fact.type, attempt: fact.attempt };
  }
}

/** The rows above have the names. A screen reader has heard them as they came. */
export const MOST_NAMED = 5;

export function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return joinNames(
    rest > 1 ? [...names.slice(0, MOST_NAMED), firstWords.kitchen.more(rest)] : names,
  );
}

/** Empty if the notice has no words. */
export function noticeText({ about, ingredients = [], text = '', attempt = 0 }: Notice): string {
  const words = (firstWords.kitchen.notices as Partial<typeof firstWords.kitchen.notices>)[
    about as Spoken
  ];
  return words?.(namesOf(ingredients), attempt + 1, MAX_ATTEMPTS) ?? text;
}
