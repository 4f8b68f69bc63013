import { useSelector } from '@xstate/react';
import { FRESH } from '../../machines/recipe/request';
import { goTo } from '../browser/focus';
import { type LazyPart, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import * as firstWords from '../words/en/first';
import { joinNames } from '../words/format';
import { ignoreRepeats } from './RecipePrompt';
import type { Typing } from './Typing';
import styles from './UsualFoods.module.css';

/** A longer list leaves no room for others on its paper. */
const MOST_LISTED = 2;

interface UsualFoodsProps {
  canOffer(food: string): boolean;
  /** It knows which foods go with the list. Until it has arrived, the page offers them in their own order. */
  typing: LazyPart<Typing>;
}

/** Most kitchens have these foods, or they go with the list. A press adds one. */
export function UsualFoods({ canOffer, typing }: UsualFoodsProps) {
  const { kitchen, places } = useActors();
  // A longer list gives null, so one ingredient more does not render this again.
  const list = useStore(kitchen, ({ ingredients }) =>
    ingredients.length > MOST_LISTED ? null : ingredients,
  );
  if (!list) return null;
  const usual = firstWords.kitchen.usual.split(', ');
  // Does not follow the part: at its arrival, a button would change while a finger is on its way.
  const fitting = typing.getSnapshot().context?.fittingFoods(usual, list) ?? usual;
  const names = fitting.filter((name) => canOffer(name) && !list.includes(name));
  if (names.length === 0) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label={firstWords.kitchen.add} className={styles.usual}>
      {names.slice(0, list.length < MOST_LISTED ? 6 : 2).map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays, with the focus, and gets the next food
          key={at}
          type="button"
          onPointerDown={typing.preload}
          // A key that a visitor holds down would add one food after another.
          onKeyDown={ignoreRepeats}
          onClick={({ detail }) => {
            // The second click of a double click would add another food.
            if (detail > 1) return;
            if (list.length === MOST_LISTED) goTo(places.field.current);
            kitchen.change({ kind: 'add', text: name });
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Each two usual foods that make a dish. */
const DISHES = [
  [0, 1],
  [4, 3],
];

/** Dishes for an empty list. A press lists the foods and asks for a recipe. */
export function FirstDishes({ canOffer }: Pick<UsualFoodsProps, 'canOffer'>) {
  const { recipe, kitchen, ask } = useActors();
  const isEmpty = useSelector(recipe, (snapshot) => snapshot.matches('idle'));
  if (!isEmpty) return null;
  const usual = firstWords.kitchen.usual.split(', ');
  const dishes = DISHES.map((places) => places.flatMap((at) => usual[at] ?? []));
  const offered = dishes.filter((foods) => foods.every(canOffer));
  return (
    <>
      {offered.length > 0 && <span>{firstWords.recipePane.orTry}</span>}
      {offered.map((foods) => (
        <Button
          key={foods[0]}
          look="text"
          onClick={() => {
            kitchen.change({ kind: 'add', text: foods.join('\n') });
            ask(FRESH);
          }}
        >
          {joinNames(foods)}
        </Button>
      ))}
    </>
  );
}
