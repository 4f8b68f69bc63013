import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { RecipeRequest } from '../../../machines/recipe/request';
import type { Growth, growRecipe } from '../../recipe/growRecipe';
import type { Grow } from './followAnswer';

/** Reads ideas and data. The end of such an answer needs it too. */
type DataReader = typeof import('../../reading/lines/readDocument');

/** The page reads ideas again when their text has grown by this factor. */
const MORE_IDEAS = 1.1;

let count = 0;

/** `getGrow` gives the reader of recipes; undefined until it has arrived. */
export function growAnswer(
  { askedWith, leftovers, wish }: RecipeRequest,
  model: string | null,
  actor: RecipeActor,
  getGrow: () => typeof growRecipe | undefined,
) {
  count += 1;
  const key = `growing ${count}`;
  const about = { cut: true, model, origin: 'request' as const, askedWith, leftovers };
  let data: DataReader | undefined;

  /** Undefined until the code has arrived. */
  function getData(): DataReader | undefined {
    if (!data)
      import('../../reading/lines/readDocument').then(
        (module) => {
          data = module;
        },
        () => {},
      );
    return data;
  }

  return {
    createGrow(): Grow | undefined {
      if (wish.kind !== 'ideas') return getGrow()?.(key, about, actor);
      const reader = getData();
      return reader && growIdeas(reader, key, about);
    },
    layOut(text: string): string | null | undefined {
      const reader = getData();
      if (!reader) return undefined;
      const found = reader.findJson(text);
      return found && reader.layOutJson(found);
    },
  };
}

function growIdeas({ readIdeas }: DataReader, key: string, about: Omit<Recipe, 'text'>): Grow {
  let read = 0;
  let growth: Growth | null = null;
  return (lines, last) => {
    const text = lines + last;
    if (text.length < MORE_IDEAS * read) return growth;
    read = text.length;
    const ideas = readIdeas(text, true);
    const recipe = { ...about, text: '', ideas };
    if (ideas.length > 0) growth = { key, recipe, text: null, isBroken: false };
    return growth;
  };
}
