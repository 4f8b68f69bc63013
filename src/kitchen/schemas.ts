import * as v from 'valibot';
import { datesOf, identityOf, MOST_INGREDIENTS } from '../../machines/kitchen/ingredientList';
import { MOST_EARLIER_RECIPES } from '../../machines/kitchen/kitchen';
import type { Waivable } from '../../machines/kitchen/preferences';
import type { ByHand, Idea, Origin, Recipe } from '../../machines/kitchen/recipe';
import { readSource } from '../../machines/kitchen/recipeSource';
import { FRESH, type Wish } from '../../machines/recipe/request';
import { loadFromTab, orNothing } from '../browser/storage/schemas';
import {
  DatesSchema,
  nameDishes,
  namedDishes,
  OlderDishesSchema,
  Text,
} from './keeping/keptListStorage';
import { EARLIER_KEY, KITCHEN_KEY, type RestoredKitchen, VERSION } from './keeping/kitchenStorage';

const Texts = v.array(Text);

/** Invalid as a whole if it names an ingredient twice or holds anything but texts. */
const IngredientsSchema = v.pipe(
  Texts,
  v.maxLength(MOST_INGREDIENTS),
  v.check((list) => new Set(list.map(identityOf)).size === list.length),
);

const Time = v.pipe(
  v.number(),
  v.check((ms) => !Number.isNaN(new Date(ms).getTime())),
);

const IdeasSchema = v.pipe(
  v.array(
    v.object({
      title: Text,
      minutes: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
      foods: Texts,
      words: v.string(),
    }),
  ),
  v.nonEmpty(),
) satisfies v.GenericSchema<unknown, readonly Idea[]>;

const WaiveSchema = v.array(v.picklist(['minutes', 'equipment'])) satisfies v.GenericSchema<
  unknown,
  readonly Waivable[]
>;

/** Drops wrong values of optional fields. */
const RecipeSchema = v.pipe(
  v.object({
    text: Text,
    ideas: orNothing(IdeasSchema),
    isNote: orNothing(v.literal(true)),
    waive: orNothing(v.array(WaiveSchema)),
    /** Its name on older pages. */
    lift: orNothing(v.array(WaiveSchema)),
    ideaTitle: orNothing(Text),
    cut: v.boolean(),
    model: v.nullable(Text),
    origin: v.picklist(['request', 'shared', 'cookbook', 'imported'] satisfies Origin[]),
    askedWith: Texts,
    leftovers: v.optional(OlderDishesSchema),
    source: v.optional(v.pipe(v.unknown(), v.transform(readSource))),
    changed: orNothing(Text),
    changedFrom: orNothing(Text),
    without: orNothing(Texts),
    hasForeignText: orNothing(v.literal(true)),
    // An older page wrote it so.
    ofForeign: orNothing(v.literal(true)),
    byHand: orNothing(v.picklist(['edited', 'written'] satisfies ByHand[])),
    arrivedAt: orNothing(Time),
    pasted: orNothing(Text),
  }),
  v.transform(({ leftovers, lift, ofForeign, ...recipe }) => ({
    ...recipe,
    ...(lift && { waive: lift }),
    hasForeignText: recipe.hasForeignText ?? ofForeign,
    askedWith: namedDishes(recipe.askedWith, leftovers),
  })),
) satisfies v.GenericSchema<unknown, Recipe>;

const EarlierRecipesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.slice(0, MOST_EARLIER_RECIPES)),
  v.array(RecipeSchema),
);

/** An unreadable wish counts as a wish for a dish from the list. */
const WishSchema = v.fallback(
  v.variant('kind', [
    v.object({ kind: v.literal('fresh') }),
    v.pipe(
      v.object({
        kind: v.literal('sample'),
        waive: orNothing(WaiveSchema),
        lift: orNothing(WaiveSchema),
      }),
      v.transform(({ lift, ...wish }) => (lift ? { ...wish, waive: lift } : wish)),
    ),
    v.object({
      kind: v.literal('ideas'),
      titles: v.optional(Texts),
      below: orNothing(v.pipe(v.number(), v.finite())),
    }),
    v.object({ kind: v.literal('dish'), title: Text }),
    v.object({ kind: v.literal('another'), titles: Texts }),
    v.object({
      kind: v.literal('change'),
      words: Text,
      without: Texts,
      answer: v.optional(Text),
      language: v.optional(Text),
      leavesOutAllergens: orNothing(v.literal(true)),
    }),
  ]),
  FRESH,
) satisfies v.GenericSchema<unknown, Wish>;

/** A tab's kitchen, and the wish of the request that a reload has stopped. */
const KitchenSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    ingredients: IngredientsSchema,
    useUp: v.fallback(Texts, []),
    dates: DatesSchema,
    leftovers: v.optional(OlderDishesSchema),
    recipe: v.nullable(RecipeSchema),
    hasFailed: v.boolean(),
    declined: orNothing(Text),
    earlier: EarlierRecipesSchema,
    asking: v.optional(WishSchema),
  }),
  v.transform(({ version: _, asking, hasFailed, declined, leftovers, ...kitchen }) => ({
    ...kitchen,
    failure: hasFailed
      ? declined
        ? { kind: 'declined' as const, words: declined }
        : ('forgotten' as const)
      : null,
    ...nameDishes(
      {
        ingredients: kitchen.ingredients,
        useUp: kitchen.ingredients.filter((listed) => kitchen.useUp.includes(listed)),
        dates: datesOf(kitchen.ingredients, kitchen.dates),
      },
      leftovers,
    ),
    ...(asking && { interrupted: asking }),
  })),
) satisfies v.GenericSchema<unknown, RestoredKitchen>;

/** Null if the stored data hold no recipe. */
export const readStoredRecipe = (stored: unknown): Recipe | null =>
  v.parse(v.fallback(v.nullable(RecipeSchema), null), stored);

/** Undefined without anything usable. Logs in one line what it had to drop. */
export function loadKitchen(): RestoredKitchen | undefined {
  const kitchen = loadFromTab(KITCHEN_KEY, 'The kitchen from before the reload', KitchenSchema);
  if (!kitchen) return undefined;
  const earlier = loadFromTab(EARLIER_KEY, 'The earlier recipes', EarlierRecipesSchema);
  return earlier ? { ...kitchen, earlier } : kitchen;
}
