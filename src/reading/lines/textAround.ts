import { titleOf } from '../document/parseRecipe';
import { areSurelyBeside } from './compare/areSurelyBeside';
import { addNotes, linesOutside, type Outside } from './outside';
import { withoutStories } from './roles/withoutStories';

/** A line of a text beside which a cook sees its recipe. */
export interface SourceLine {
  text: string;
  /** Marks, numbers of steps and spaces do not count. An empty line is in. */
  isInField: boolean;
}

/** What of a line around a recipe the recipe does not have. */
export interface LineAround extends Pick<Outside, 'rest' | 'mayStateAllergens'> {
  /** A reader's comment, a link to another recipe or a button. */
  isSurelyBeside: boolean;
  /** `rest` without what someone only remembers: this may be about the dish. */
  aboutDish: string;
}

/** What a text says around its recipe, for who shows both, and who decides which lines a cook has to see. */
export function textAround(source: string, recipe: string) {
  const outside = linesOutside(source, recipe);
  const inDish = () => {
    const title = titleOf(recipe);
    return (text: string) => withoutStories(text, title);
  };
  return {
    /** Each line of the text, fast enough for someone who types the recipe. */
    get rows(): readonly SourceLine[] {
      const left = new Set(outside.flatMap(({ line, rest }) => (line === rest ? line : [])));
      return source.split('\n').map((text) => ({ text, isInField: !left.has(text.trim()) }));
    },
    get lines(): readonly LineAround[] {
      const isBeside = areSurelyBeside(source.split('\n'));
      const aboutDish = inDish();
      return outside.map(({ rest, mayStateAllergens, at }) => ({
        rest,
        mayStateAllergens,
        isSurelyBeside: isBeside[at] === true,
        aboutDish: aboutDish(rest),
      }));
    },
    /** The recipe with lines as notes, for those of `lines` whose words are in `kept`; without the stories in them. */
    recipeWith(kept: readonly string[]): string {
      const aboutDish = inDish();
      return addNotes(
        recipe,
        outside.flatMap(({ line, rest }) => (kept.includes(rest) ? aboutDish(line) || line : [])),
      );
    },
  };
}
