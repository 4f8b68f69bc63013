import { Pencil } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { dayOf } from '../../machines/kitchen/cookedTime';
import { goTo } from '../browser/focus';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import * as recipeWords from '../words/en/recipe';
import * as restWords from '../words/en/rest';
import { writeDate } from '../words/locale';
import styles from './CookbookView.module.css';
import { DishPicture } from './pictures/DishPicture';
import { PlanButton } from './plan/PlanButton';
import { PlanStatus } from './plan/PlanStatus';
import { lastCooked, type Rank } from './propose/createProposals';
import { SavedLabel } from './SavedLabel';
import type { Cookbook } from './startCookbook';
import { shownServings, shownTitle } from './storage/fromSaved';

interface RecipeRowProps {
  cookbook: Cookbook;
  recipe: SavedRecipe;
  /** The visitor has removed the recipe and can still undo that. */
  isRemoved: boolean;
  rank: Rank | undefined;
  takesFocus: boolean;
  onOpen(recipe: SavedRecipe): void;
}

/** Of a double click, whose first click may have moved the rows below the pointer. */
export const stopSecondClick = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();

/** One button removes and restores the recipe, so it keeps the focus. */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps) {
  const { cookbook, recipe, isRemoved, rank, takesFocus, onOpen } = props;
  const title = limitText(shownTitle(recipe));
  const [height, setHeight] = useState<number>();
  const titleRef = useRef<HTMLButtonElement>(null);
  const focusTitle = useEffectEvent(() => {
    if (takesFocus) goTo(titleRef.current);
  });
  useEffect(() => focusTitle(), []);

  function removeOrRestore({ currentTarget }: MouseEvent) {
    setHeight(currentTarget.closest('li')?.offsetHeight);
    cookbook.actor.send(
      isRemoved ? { type: 'recipe.restore', recipe } : { type: 'recipe.remove', id: recipe.id },
    );
  }

  return (
    // The rows below stay where they are: a second tap would open or remove another recipe.
    <li className={styles.row} style={isRemoved ? { minBlockSize: height } : undefined}>
      {!isRemoved && <DishPicture pictures={cookbook.pictures} recipe={recipe} size="small" />}
      {isRemoved ? (
        <p key="removed" className={styles.removed}>
          <span>{restWords.rows.removed}</span> <bdi>{title}</bdi>
        </p>
      ) : (
        <div key="recipe" className={styles.recipe}>
          <h3>
            <button
              type="button"
              ref={titleRef}
              className={styles.title}
              onClick={() => onOpen(recipe)}
            >
              <bdi>{title}</bdi>
            </button>
          </h3>
          <RecipeDetails cookbook={cookbook} recipe={recipe} rank={rank} />
        </div>
      )}
      {!isRemoved && <RowPlan cookbook={cookbook} recipe={recipe} title={title} />}
      {!isRemoved && (
        <button
          type="button"
          aria-label={restWords.rows.edit(title)}
          aria-haspopup="dialog"
          onClick={() => cookbook.edit({ saved: recipe })}
        >
          <Pencil aria-hidden />
        </button>
      )}
      <Button
        look="text"
        className={isRemoved ? styles.undo : styles.remove}
        aria-label={isRemoved ? restWords.rows.undoTitle(title) : restWords.rows.removeTitle(title)}
        // A key held down would undo its own press.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={removeOrRestore}
      >
        <span>{isRemoved ? firstWords.language.undo : restWords.rows.remove}</span>
      </Button>
    </li>
  );
});

function RowPlan({
  cookbook,
  recipe,
  title,
}: Pick<RecipeRowProps, 'cookbook' | 'recipe'> & { title: string }) {
  const [isPressed, setPressed] = useState(false);
  const isPlanned = recipe.planned !== undefined;
  const press = () => {
    setPressed(!isPlanned || !isPressed);
    cookbook.planning.plan(recipe, null);
  };
  return (
    <>
      <PlanButton
        isPlanned={isPlanned}
        isOpen={isPlanned ? isPressed : undefined}
        label={
          isPlanned ? `${recipeWords.plan.planned}: ${title}` : restWords.week.planTitle(title)
        }
        onPress={press}
      />
      {isPressed && <PlanStatus cookbook={cookbook} recipe={{ text: recipe.recipe }} isOpen />}
    </>
  );
}

function RecipeDetails({
  cookbook,
  recipe,
  rank,
}: Pick<RecipeRowProps, 'cookbook' | 'recipe' | 'rank'>) {
  const { savedAt, title, note, source, cooked = [] } = recipe;
  const servings = shownServings(recipe);
  const date = new Date(savedAt);
  const last = lastCooked(recipe);
  const facts = [
    rank && restWords.proposals.have(rank),
    servings && restWords.rows.servings(servings),
    title?.minutes && restWords.rows.time(title.minutes),
    source && limitText(source.name ?? restWords.rows.imported),
  ];
  return (
    <div className={styles.details}>
      <p className={styles.facts}>
        <SavedLabel cookbook={cookbook} saved={recipe} />
        <time dateTime={date.toISOString()}>{dayOfYear(date)}</time>
        {facts.filter(Boolean).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
      {last && (
        <p className={styles.facts}>
          {restWords.rows.cooked(cooked.length, dayOfYear(new Date(dayOf(last)), 'UTC'))}
        </p>
      )}
      {note && (
        <p className={styles.ownNote}>
          <bdi>{limitText(note)}</bdi>
        </p>
      )}
    </div>
  );
}

/** Adds the year if it is not this year. `timeZone` decides the day; by default the browser's. */
function dayOfYear(date: Date, timeZone?: 'UTC'): string {
  const year = timeZone ? date.getUTCFullYear() : date.getFullYear();
  const isThisYear = year === new Date().getFullYear();
  return writeDate(date, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  });
}
