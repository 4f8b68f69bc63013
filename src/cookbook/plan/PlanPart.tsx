import { useSelector } from '@xstate/react';
import { type ComponentProps, Fragment, useMemo, useState } from 'react';
import {
  dinnerDay,
  findSaved,
  MOST_SERVINGS,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import { dayAt, daysBetween } from '../../../machines/kitchen/days';
import type { EatBy } from '../../../machines/kitchen/ingredientList';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { readDinners } from '../../amounts';
import { closeList } from '../../browser/address/sharedLink';
import { readPageAddress } from '../../browser/address/signIn';
import { goTo, isFocusFree } from '../../browser/focus';
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
import { Button, DialogButton } from '../../ui/Button';
import type { KitchenStore } from '../../ui/KitchenStore';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import * as restWords from '../../words/en/rest';
import { upperFirst } from '../../words/format';
import { nameComing, nameDay, WEEK } from '../../words/locale';
import styles from '../PlanPart.module.css';
import { DishPicture } from '../pictures/DishPicture';
import { stopSecondClick } from '../RecipeRow';
import { SavedLabel, type SavedLabelProps } from '../SavedLabel';
import { saveFile } from '../share/exportRecipes';
import type { Cookbook } from '../startCookbook';
import { servingsOfDinner, shownTitle, writtenServings } from '../storage/fromSaved';
import { DaySelect, type PlanningProps } from './DaySelect';
import { dinnerOf, dinnersOf, linkFor, readList, weekOf } from './dinners';
import { PlanStatus } from './PlanStatus';
import { writeCalendar } from './writeCalendar';

interface PlanPartProps {
  cookbook: PlanningProps['cookbook'] & SavedLabelProps['cookbook'] & Pick<Cookbook, 'pictures'>;
  onOpen(recipe: SavedRecipe, servings: number | undefined): void;
}

/** Shows nothing before something is planned, unless the last press took a dinner off the plan. */
export function PlanPart({ cookbook, onOpen }: PlanPartProps) {
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const today = useStore(cookbook.planning.today);
  const { earlier, days } = useMemo(() => weekOf(recipes, today), [recipes, today]);
  const [moved, setMoved] = useState<string>();
  const [removed, setRemoved] = useState<string | null>(null);
  const row = (dinner: SavedRecipe) => (
    <Dinner
      key={dinner.id}
      {...{ cookbook, dinner, onOpen, onRemove: setRemoved }}
      hasMoved={dinner.id === moved}
    />
  );
  const isEmpty = days.length + earlier.length === 0;
  if (isEmpty && removed === null) return null;

  return (
    <section
      className={isEmpty ? undefined : styles.plan}
      aria-labelledby={isEmpty ? undefined : 'plan-heading'}
      onClickCapture={stopSecondClick}
      onChange={({ target }) => setMoved((target as HTMLElement).dataset.dinner)}
    >
      {!isEmpty && <h3 id="plan-heading">{restWords.week.heading}</h3>}
      {days.map(({ day, dinners }) => (
        <Fragment key={day}>
          <h4>{upperFirst(day ? nameComing(day, today) : restWords.week.anyDay)}</h4>
          <ul>{dinners.map(row)}</ul>
        </Fragment>
      ))}
      {earlier.length > 0 && (
        <details>
          <summary>{restWords.week.earlier(earlier.length)}</summary>
          <ul>{earlier.map(row)}</ul>
        </details>
      )}
      {removed !== null && !findSaved(recipes, removed)?.planned && (
        <PlanStatus cookbook={cookbook} recipe={{ text: removed }} />
      )}
      {days.length > 0 && <PlanShopping look="plain" />}
      <CalendarButton dinners={days.flatMap(({ day, dinners }) => (day ? dinners : []))} />
    </section>
  );
}

function CalendarButton({ dinners }: { dinners: readonly SavedRecipe[] }) {
  const [message, setMessage] = useState('');
  const save = () =>
    saveFile(restWords.week.fileName(dayAt(new Date())), () =>
      writeCalendar(dinners, readPageAddress(), new Date()),
    );
  return (
    <>
      {dinners.length > 0 && (
        <Button onClick={() => setMessage(save())}>{restWords.week.calendar}</Button>
      )}
      <p aria-live="polite">{message && <span key={message}>{message}</span>}</p>
    </>
  );
}

/** A dinner that moves to another day gets a new field, which takes the focus of the old one. */
const takeFocus = (field: HTMLElement | null) => {
  if (isFocusFree()) goTo(field);
};

interface DinnerProps extends PlanPartProps {
  dinner: SavedRecipe;
  /** The visitor has just chosen another day. */
  hasMoved: boolean;
  onRemove(text: string): void;
}

function Dinner({ cookbook, dinner, hasMoved, onOpen, onRemove }: DinnerProps) {
  const title = limitText(shownTitle(dinner));
  const servings = servingsOfDinner(dinner) ?? writtenServings(dinner);
  return (
    <li>
      <button
        type="button"
        data-look="text"
        onClick={({ currentTarget }) => {
          // The database may not have what the visitor has just typed.
          const input = currentTarget.parentElement?.querySelector('input');
          onOpen(dinner, input ? servingsIn(input, servings) : undefined);
        }}
      >
        <bdi>{title}</bdi>
      </button>
      <DishPicture pictures={cookbook.pictures} recipe={dinner} size="small" />
      <DinnerNotes cookbook={cookbook} dinner={dinner} />
      <DaySelect
        {...{ cookbook, dinner }}
        ref={hasMoved ? takeFocus : undefined}
        label={restWords.week.day}
        name={restWords.week.dayOf(title)}
      />
      <ServingsField cookbook={cookbook} dinner={dinner} />
      <button
        type="button"
        data-look="text"
        aria-label={restWords.week.removeTitle(title)}
        onClick={({ currentTarget }) => {
          // React removes the button that has the focus.
          const dialog = currentTarget.closest('dialog');
          goTo(dialog?.querySelector<HTMLElement>('h2'));
          onRemove(dinner.recipe);
          cookbook.actor.send({ type: 'recipe.unplan', id: dinner.id });
        }}
      >
        {restWords.week.remove}
      </button>
    </li>
  );
}

/** What a visitor avoids in it, and what is no longer good on its day: "chicken: eat by Tuesday". */
function DinnerNotes({ cookbook, dinner }: Pick<DinnerProps, 'cookbook' | 'dinner'>) {
  const { kitchen } = useActors();
  // A change of the list or its dates renders the row again.
  useStore(kitchen, (now) => now.dates);
  useStore(kitchen, (now) => now.ingredients);
  const today = useStore(cookbook.planning.today);
  const day = dinnerDay(dinner);
  const late = day
    ? cookbook.planning.eatByOf(dinner.title?.needs).filter((one) => one.day < day)
    : [];
  const say = ({ entry, day }: EatBy) => {
    const isNear = daysBetween(today, day) < WEEK;
    return restWords.week.eatBy(entry, nameDay(day, isNear), isNear);
  };
  return (
    <>
      <small>
        <SavedLabel cookbook={cookbook} saved={dinner} />
      </small>
      {late.length > 0 && <small dir="auto">{limitText(late.map(say).join('; '))}</small>}
    </>
  );
}

function ServingsField({ cookbook, dinner }: PlanningProps & { dinner: SavedRecipe }) {
  const written = writtenServings(dinner);
  if (written === undefined) return <span>{restWords.week.asWritten}</span>;
  const servings = servingsOfDinner(dinner) ?? written;
  return (
    <label>
      <span>{restWords.week.serves}</span>
      <input
        // Another tab may have changed it.
        key={servings}
        type="number"
        min={1}
        max={MOST_SERVINGS}
        defaultValue={servings}
        aria-label={restWords.week.servings(limitText(shownTitle(dinner)))}
        onBlur={({ target }) => {
          const chosen = servingsIn(target, servings) ?? null;
          target.value = `${chosen}`;
          if (chosen !== servings)
            cookbook.actor.send({
              type: 'recipe.plan',
              recipe: dinner,
              planned: { servings: chosen, at: dinner.planned?.at ?? 0 },
            });
        }}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) currentTarget.blur();
        }}
      />
    </label>
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
    dinnersOf(actor.getSnapshot().context.recipes, dayAt(new Date())),
    {
      kitchen: kitchenCheck.kitchen.getSnapshot().context,
      noteOn: notesFor(kitchen.getSnapshot().context.preferences),
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
  if (dialog.of === 'plan') return <PlanList {...{ ...props, recipes }} />;
  return (
    recipe && <RecipeShopping {...{ ...props, recipe, recipes }} opened={tools.open(recipe)} />
  );
}

interface PlannedListProps extends ListProps {
  recipes: readonly SavedRecipe[];
}

/** The list for the plan, or for its days up to one. */
function PlanList({ recipes, ...props }: PlannedListProps) {
  const today = useStore(props.cookbook.planning.today);
  const [chosen, setUntil] = useState<string | null>(null);
  const days = weekOf(recipes, today).days.flatMap(({ day }) => day ?? []);
  // Midnight or another tab may take the chosen day away.
  const until = chosen !== null && days.includes(chosen) ? chosen : null;
  const dinners = useMemo(() => dinnersOf(recipes, today, until), [recipes, today, until]);
  const { shopFor, all, until: upTo } = restWords.week;
  const choice = (
    <label>
      <span>{shopFor}</span>{' '}
      <select value={until ?? ''} onChange={({ target }) => setUntil(target.value || null)}>
        <option value="">{all}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {upTo(nameComing(day, today))}
          </option>
        ))}
      </select>
    </label>
  );
  return <List {...props} dinners={dinners} choice={days.length > 0 && choice} />;
}

interface RecipeShoppingProps extends PlannedListProps {
  recipe: Recipe;
  opened: OpenedRecipe;
}

/** The list for the recipe on the page, and at a press the one for the plan. */
function RecipeShopping({ recipe, recipes, opened, ...props }: RecipeShoppingProps) {
  const { cookbook, tools } = props;
  const { text } = recipe;
  const { kitchen } = useActors();
  const { servings } = useStore(opened.amounts.shown);
  const today = useStore(cookbook.planning.today);
  const planned = useMemo(() => dinnersOf(recipes, today), [recipes, today]);
  const [isOfPlan, setOfPlan] = useState(false);
  const id = dinnerOf(text, findSaved(recipes, text));
  const title = opened.reading.document.title?.text ?? restWords.week.thisRecipe;
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
      <span>{recipeWords.check.shoppingList}</span>
    </DialogButton>
  );
}

type DinnersProps = Pick<ComponentProps<typeof ShoppingDialog>, 'dinners' | 'other' | 'choice'>;

const List = ({ cookbook, ...props }: ListProps & DinnersProps) => (
  <ShoppingDialog {...props} kept={cookbook.list} linkFor={linkFor} />
);

/** A list that someone has shared by a link. */
export function SharedList({ cookbook, dialog, onClose }: Omit<ShoppingProps, 'tools'>) {
  return (
    <SharedListDialog
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
