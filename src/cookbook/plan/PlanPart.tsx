import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { findSaved, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { closeList } from '../../browser/address/sharedLink';
import { hashText } from '../../browser/hashText';
import { useStore } from '../../browser/store';
import { MOST_SERVINGS } from '../../reading/document/limits';
import type { Dinner, OpenedRecipe, RecipeTools } from '../../recipe';
import { useActors } from '../../ui/Actors';
import { DialogButton } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import styles from '../PlanPart.module.css';
import { stopSecondClick } from '../RecipeRow';
import type { Cookbook } from '../startCookbook';
import { servingsOfDinner, shownTitle, writtenServings } from '../storage/fromSaved';
import type { ShoppingTools } from './startShopping';

interface PlanPartProps {
  cookbook: CookbookActor;
  onOpen(recipe: SavedRecipe, servings: number | undefined): void;
  children: ReactNode;
}

/** Shows nothing before something is planned. */
export function PlanPart({ cookbook, onOpen, children }: PlanPartProps) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const planned = plannedOf(recipes);
  if (planned.length === 0) return null;

  return (
    <section className={styles.plan} aria-labelledby="plan-heading">
      <h3 id="plan-heading">{recipeWords.plan.heading}</h3>
      <ul onClickCapture={stopSecondClick}>
        {planned.map((recipe) => {
          const title = limitText(shownTitle(recipe));
          const written = writtenServings(recipe);
          const servings = servingsOfDinner(recipe) ?? written;
          return (
            <li key={recipe.id}>
              <button
                type="button"
                data-look="text"
                onClick={({ currentTarget }) => {
                  // The database may not have what the visitor has just typed.
                  const input = currentTarget.parentElement?.querySelector('input');
                  onOpen(recipe, input ? servingsIn(input, servings) : undefined);
                }}
              >
                <bdi>{title}</bdi>
              </button>
              {written === undefined ? (
                <span>{recipeWords.plan.asWritten}</span>
              ) : (
                <label>
                  <span>{recipeWords.plan.serves}</span>
                  <input
                    // Another tab may have changed it.
                    key={servings}
                    type="number"
                    min={1}
                    max={MOST_SERVINGS}
                    defaultValue={servings}
                    aria-label={recipeWords.plan.servings(title)}
                    onBlur={({ target }) => {
                      const chosen = servingsIn(target, servings) ?? null;
                      target.value = `${chosen}`;
                      if (chosen !== servings)
                        cookbook.send({
                          type: 'recipe.plan',
                          recipe,
                          planned: { servings: chosen, at: recipe.planned?.at ?? 0 },
                        });
                    }}
                    onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
                  />
                </label>
              )}
              <button
                type="button"
                aria-label={recipeWords.plan.removeTitle(title)}
                onClick={({ currentTarget }) => {
                  // React removes the button that has the focus.
                  const dialog = currentTarget.closest('dialog');
                  dialog?.querySelector<HTMLElement>('h2')?.focus();
                  cookbook.send({ type: 'recipe.unplan', id: recipe.id });
                }}
              >
                {recipeWords.plan.remove}
              </button>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** The nearest number that a plan can have; `own` for a field without a new number. */
function servingsIn({ valueAsNumber }: HTMLInputElement, own: number | undefined) {
  if (Number.isNaN(valueAsNumber) || valueAsNumber === own) return own;
  return Math.min(Math.max(1, Math.round(valueAsNumber)), MOST_SERVINGS);
}

function plannedOf(recipes: readonly SavedRecipe[]): SavedRecipe[] {
  return recipes
    .filter(({ planned }) => planned)
    .sort((one, other) => (one.planned?.at ?? 0) - (other.planned?.at ?? 0));
}

type Dinners = readonly Dinner[];

/** Changes when the visitor plans or cooks the recipe again, not when its text changes after that. */
function dinnerOf(text: string, saved?: SavedRecipe) {
  const cooked = saved?.cooked?.length ?? 0;
  // Saving a recipe keeps what is ticked.
  const id = saved?.planned || cooked > 0 ? saved?.id : hashText(text);
  return `${id}-${saved?.planned?.at ?? cooked}`;
}

/** The dinners of the plan. */
const dinnersOf = (recipes: readonly SavedRecipe[]): Dinners =>
  plannedOf(recipes).map((recipe) => ({
    id: dinnerOf(recipe.recipe, recipe),
    title: shownTitle(recipe),
    text: recipe.recipe,
    servings: servingsOfDinner(recipe) ?? null,
  }));

function usePlanned({ actor }: Cookbook): Dinners {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  return useMemo(() => dinnersOf(recipes), [recipes]);
}

/** Fetches the list, and reads the plan's recipes before they show. */
export async function prepareShopping({ actor, shopping }: Cookbook, of: OpenDialog['of']) {
  const list = await shopping.load();
  if (of === 'plan') await list.readDinners(dinnersOf(actor.getSnapshot().context.recipes));
}

interface ShoppingProps {
  cookbook: Cookbook;
  tools: RecipeTools;
  dialog: OpenDialog;
  onClose(): void;
}

/** What to buy for the recipe on the page, or for the plan. */
export function Shopping({ tools, dialog, ...props }: ShoppingProps) {
  const recipe = useSelector(useActors().recipe, ({ context }) => context.recipe);
  const planned = usePlanned(props.cookbook);
  if (dialog.of === 'plan') return <List {...props} dinners={planned} />;
  return (
    recipe && <RecipeShopping {...{ ...props, recipe, planned }} opened={tools.open(recipe)} />
  );
}

interface RecipeShoppingProps extends Omit<ListProps, 'dinners' | 'other'> {
  recipe: Recipe;
  opened: OpenedRecipe;
  planned: Dinners;
}

/** The list for the recipe on the page, and at a press the one for the plan. */
function RecipeShopping({ recipe, opened, planned, ...props }: RecipeShoppingProps) {
  const { cookbook } = props;
  const { text } = recipe;
  const { servings } = useStore(opened.amounts.shown);
  const [isOfPlan, setOfPlan] = useState(false);
  const id = useSelector(cookbook.actor, ({ context }) =>
    dinnerOf(text, findSaved(context.recipes, text)),
  );
  const title = opened.reading.document.title?.text ?? recipeWords.plan.thisRecipe;
  const own = useMemo(() => [{ id, title, text, servings }], [id, title, text, servings]);
  const hasOther = planned.some((one) => one.text !== text);
  const label = ({ words }: ShoppingTools) =>
    isOfPlan ? words.onlyOne(title) : words.allPlanned(planned.length);
  const onPress = () =>
    void prepareShopping(cookbook, isOfPlan ? 'recipe' : 'plan').then(() => setOfPlan(!isOfPlan));
  return (
    <List
      {...props}
      dinners={isOfPlan ? planned : own}
      other={hasOther ? { label, onPress } : undefined}
    />
  );
}

/** A button that opens the list for the plan. */
export function PlanShopping({ look }: { look: 'plain' | 'text' }) {
  return (
    <DialogButton look={look} opens={{ name: 'shopping', of: 'plan' }}>
      <span>{recipeWords.plan.shoppingList}</span>
    </DialogButton>
  );
}

interface ListProps {
  cookbook: Cookbook;
  dinners: Dinners;
  other?: { label(list: ShoppingTools): string; onPress(): void } | undefined;
  onClose(): void;
}

function List({ cookbook, dinners, other, onClose }: ListProps) {
  const list = useStore(cookbook.shopping);
  if (!list) return null;
  const { ShoppingDialog, tools } = list;
  const way = other && { ...other, label: other.label(list) };
  return <ShoppingDialog {...tools} dinners={dinners} other={way} onClose={onClose} />;
}

interface SharedListProps {
  cookbook: Cookbook;
  dialog: OpenDialog;
  onClose(): void;
}

/** A list that someone has shared by a link. */
export function SharedList({ cookbook, dialog, onClose }: SharedListProps) {
  const list = useStore(cookbook.shopping);
  if (!list) return null;
  const { SharedListDialog, tools } = list;
  return (
    <SharedListDialog
      {...tools}
      code={dialog.text ?? ''}
      onClose={() => {
        closeList();
        onClose();
      }}
    />
  );
}
