import { useSelector } from '@xstate/react';
import { type ComponentProps, useMemo, useState } from 'react';
import {
  findSaved,
  MOST_SERVINGS,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { readDinners } from '../../amounts';
import { closeList } from '../../browser/address/sharedLink';
import { isComposing } from '../../browser/isComposing';
import { createPause } from '../../browser/loading/createPause';
import { useStore } from '../../browser/store';
import {
  type OpenedRecipe,
  type RecipeTools,
  SharedListDialog,
  ShoppingDialog,
} from '../../recipe';
import { useActors } from '../../ui/Actors';
import { DialogButton } from '../../ui/Button';
import type { KitchenStore } from '../../ui/KitchenStore';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import * as restWords from '../../words/en/rest';
import styles from '../PlanPart.module.css';
import { stopSecondClick } from '../RecipeRow';
import type { Cookbook } from '../startCookbook';
import { servingsOfDinner, shownTitle, writtenServings } from '../storage/fromSaved';
import { type Dinners, dinnerOf, dinnersOf, linkFor, plannedOf, readList } from './dinners';

interface PlanPartProps {
  cookbook: CookbookActor;
  onOpen(recipe: SavedRecipe, servings: number | undefined): void;
}

/** Shows nothing before something is planned. */
export function PlanPart({ cookbook, onOpen }: PlanPartProps) {
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
                    onKeyDown={({ key, nativeEvent, currentTarget }) => {
                      if (key === 'Enter' && !isComposing(nativeEvent)) currentTarget.blur();
                    }}
                  />
                </label>
              )}
              <button
                type="button"
                data-look="text"
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
      <PlanShopping look="plain" />
    </section>
  );
}

/** The nearest number that a plan can have; `own` for a field without a new number. */
function servingsIn({ valueAsNumber }: HTMLInputElement, own: number | undefined) {
  if (Number.isNaN(valueAsNumber) || valueAsNumber === own) return own;
  return Math.min(Math.max(1, Math.round(valueAsNumber)), MOST_SERVINGS);
}

/** Reads the plan's recipes before they show. */
export const readPlanned = (
  { actor }: Cookbook,
  { notesFor, kitchenCheck }: RecipeTools,
  kitchen: KitchenStore,
) =>
  readDinners(
    dinnersOf(actor.getSnapshot().context.recipes),
    {
      kitchen: kitchenCheck.kitchen.get(),
      noteOn: notesFor(kitchen.get().preferences),
    },
    createPause(),
  );

interface ListProps {
  cookbook: Cookbook;
  tools: RecipeTools;
  onClose(): void;
}

interface ShoppingProps extends ListProps {
  dialog: OpenDialog;
}

/** What to buy for the recipe on the page, or for the plan. */
export function Shopping({ dialog, ...props }: ShoppingProps) {
  const { tools, cookbook } = props;
  const recipe = useSelector(useActors().recipe, ({ context }) => context.recipe);
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const planned = useMemo(() => dinnersOf(recipes), [recipes]);
  if (dialog.of === 'plan') return <List {...props} dinners={planned} />;
  return (
    recipe && <RecipeShopping {...{ ...props, recipe, planned }} opened={tools.open(recipe)} />
  );
}

interface RecipeShoppingProps extends ListProps {
  recipe: Recipe;
  opened: OpenedRecipe;
  planned: Dinners;
}

/** The list for the recipe on the page, and at a press the one for the plan. */
function RecipeShopping({ recipe, opened, planned, ...props }: RecipeShoppingProps) {
  const { cookbook, tools } = props;
  const { text } = recipe;
  const { kitchen } = useActors();
  const { servings } = useStore(opened.amounts.shown);
  const [isOfPlan, setOfPlan] = useState(false);
  const id = useSelector(cookbook.actor, ({ context }) =>
    dinnerOf(text, findSaved(context.recipes, text)),
  );
  const title = opened.reading.document.title?.text ?? recipeWords.plan.thisRecipe;
  const own = useMemo(() => [{ id, title, text, servings }], [id, title, text, servings]);
  const { onlyOne, allPlanned } = restWords.shoppingList;
  const toPlan = {
    label: allPlanned(planned.length),
    onPress: () => void readPlanned(cookbook, tools, kitchen).then(() => setOfPlan(true)),
  };
  const toRecipe = { label: onlyOne(title), onPress: () => setOfPlan(false) };
  const hasOther = planned.some((one) => one.text !== text);
  return (
    <List
      {...props}
      dinners={isOfPlan ? planned : own}
      other={hasOther ? (isOfPlan ? toRecipe : toPlan) : undefined}
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

type DinnersProps = Pick<ComponentProps<typeof ShoppingDialog>, 'dinners' | 'other'>;

function List({ cookbook, tools, ...props }: ListProps & DinnersProps) {
  const { kitchen: store } = useActors();
  const { kitchen } = tools.kitchenCheck;
  return (
    <ShoppingDialog {...{ ...tools, store, kitchen, linkFor }} kept={cookbook.list} {...props} />
  );
}

/** A list that someone has shared by a link. */
export function SharedList({ cookbook, dialog, onClose }: Omit<ShoppingProps, 'tools'>) {
  return (
    <SharedListDialog
      store={useActors().kitchen}
      kept={cookbook.list}
      read={readList}
      code={dialog.text ?? ''}
      onClose={() => {
        closeList();
        onClose();
      }}
    />
  );
}
