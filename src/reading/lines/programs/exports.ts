type Attributes = Record<string, string>;

/** Gives an element the attributes of microdata, or none if it is not part of a recipe. */
export type Export = (attributes: Attributes) => Attributes;

/** Some programs export all recipes as one page, each with marks of its own. */
export function exportOf(html: string): Export | null {
  if (html.slice(0, 2_000).includes('"copymethat_class_id_version"')) return copyMeThat;
  return html.includes('itemprop="recipeId"') ? recipeKeeper : null;
}

const RECIPE: Attributes = { itemscope: '', itemtype: 'https://schema.org/Recipe' };

/** What Copy Me That calls the parts of a recipe, by class or id. */
const COPY_ME_THAT: Record<string, string> = {
  name: 'name',
  description: 'description',
  original_link: 'url',
  recipeYield: 'recipeYield',
  recipeIngredient: 'recipeIngredient',
  instruction: 'recipeInstructions',
  recipeNote: 'notes',
  ratingValue: 'rating',
  recipeCategory: 'recipeCategory',
};

function copyMeThat({ id = '', class: classes = '', src = '' }: Attributes): Attributes {
  const names = [id, ...classes.split(/\s+/)];
  if (names.includes('recipe')) return RECIPE;
  if (names.includes('recipeImage')) return { itemprop: 'image', content: src };
  const itemprop = names.map((name) => COPY_ME_THAT[name]).find(Boolean);
  return itemprop ? { itemprop } : {};
}

const RENAMED: Record<string, string> = { recipeSource: 'source', recipeRating: 'rating' };

/** Not what it counts: "recipeNutCalories", "recipeIsFavourite". */
const RECIPE_KEEPER =
  /^(?:name|recipe(?:Yield|Ingredients|Directions|Notes|Source|Rating|Course|Category|Collection)|\w+Time)$/;

/** Its microdata neither begins nor ends a recipe. */
function recipeKeeper(attributes: Attributes): Attributes {
  const { itemprop = '', class: classes = '', content, src = '' } = attributes;
  if (classes === 'recipe-details') return RECIPE;
  if (classes === 'recipe-photo') return { itemprop: 'image', content: src };
  if (!RECIPE_KEEPER.test(itemprop)) return {};
  const property = RENAMED[itemprop] ?? itemprop;
  return { itemprop: property, ...(content !== undefined && { content }) };
}
