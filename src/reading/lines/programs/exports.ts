type Attributes = Record<string, string>;

/** Gives an element the attributes of microdata, or none if it is not part of a recipe. */
export type Export = (attributes: Attributes) => Attributes;

/** What a program calls a recipe, its picture and its parts, by class, id or property. */
interface Names {
  recipe: string;
  picture: string;
  parts: RegExp;
  renamed: Record<string, string>;
}

const COPY_ME_THAT: Names = {
  recipe: 'recipe',
  picture: 'recipeImage',
  parts:
    /^(?:name|description|original_link|recipe(?:Yield|Ingredient|Note|Category)|instruction|ratingValue)$/,
  renamed: {
    original_link: 'url',
    instruction: 'recipeInstructions',
    recipeNote: 'notes',
    ratingValue: 'rating',
  },
};

/** Its own microdata neither begins nor ends a recipe. */
const RECIPE_KEEPER: Names = {
  recipe: 'recipe-details',
  picture: 'recipe-photo',
  // Not what it counts: "recipeNutCalories", "recipeIsFavourite".
  parts:
    /^(?:name|recipe(?:Yield|Ingredients|Directions|Notes|Source|Rating|Course|Category|Collection)|\w+Time)$/,
  renamed: { recipeSource: 'source', recipeRating: 'rating' },
};

/** Some programs export all recipes as one page, and mark the parts of each in their own way. */
export function exportOf(html: string): Export | null {
  if (html.slice(0, 2_000).includes('"copymethat_class_id_version"')) return readerOf(COPY_ME_THAT);
  return html.includes('itemprop="recipeId"') ? readerOf(RECIPE_KEEPER) : null;
}

const readerOf =
  ({ recipe, picture, parts, renamed }: Names): Export =>
  ({ itemprop = '', id = '', class: classes = '', content, src = '' }) => {
    const names = [itemprop, id, ...classes.split(/\s+/)];
    if (names.includes(recipe)) return { itemscope: '', itemtype: 'https://schema.org/Recipe' };
    if (names.includes(picture)) return { itemprop: 'image', content: src };
    const part = names.find((name) => parts.test(name));
    if (!part) return {};
    return { itemprop: renamed[part] ?? part, ...(content !== undefined && { content }) };
  };
