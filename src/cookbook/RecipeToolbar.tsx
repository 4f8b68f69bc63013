import { useSelector } from '@xstate/react';
import { CalendarPlus } from 'lucide-react';
import { type ComponentProps, memo, useEffect } from 'react';
import { findSaved } from '../../machines/cookbook/CookbookContext';
import { countsOf } from '../amounts';
import { type LazyPart, useStore } from '../browser/store';
import {
  CookButton,
  CopyProvider,
  copyComponents,
  isBookNote,
  RecipeContent,
  RecipeMenu,
  RecipeView,
  RequestItems,
  useAmounts,
  useRecipe,
} from '../recipe';
import { DialogButton } from '../ui/Button';
import * as recipeWords from '../words/en/recipe';
import { PlanButton } from './plan/PlanButton';
import styles from './RecipeToolbar.module.css';
import { SaveButton } from './save/SaveButton';
import type { Cookbook } from './startCookbook';

export type CookbookPart = typeof import('./views') & Cookbook;

interface FromCookbookProps {
  cookbook: LazyPart<CookbookPart>;
}

/** What a visitor can do with the recipe on the page. */
const RecipeToolbar = memo(Toolbar);

function Toolbar({ cookbook }: FromCookbookProps) {
  const opened = useRecipe();
  const { recipe, amounts, isGrowing } = opened;
  const loaded = useStore(cookbook);
  // A visitor would not save or cook what the book says instead of a recipe.
  const canSave = !isBookNote(opened);
  const part = canSave ? loaded : null;
  return (
    <>
      {/* Screen readers should not read the buttons as words of the recipe, whose direction they do not share. */}
      <div className={styles.tools} aria-live="off" dir="ltr" inert={isGrowing}>
        <CookButton />
        {canSave && (
          <SaveButton cookbook={cookbook} recipe={recipe} servingsNow={amounts.wholeServings} />
        )}
        <Shop />
        <RecipeMenu>
          {(finish) => (
            <>
              <div>
                <RequestItems />
              </div>
              <div>
                {canSave && <Plan cookbook={cookbook} onDone={finish} />}
                {part && <part.EditItem cookbook={part} recipe={recipe} onDone={finish} />}
                {part && <part.PictureItem cookbook={part} recipe={recipe} onDone={finish} />}
              </div>
              <Share cookbook={cookbook} onDone={finish} />
            </>
          )}
        </RecipeMenu>
        <div role="status" aria-live="polite">
          {part && <part.PlanStatus cookbook={part} recipe={recipe} />}
        </div>
      </div>
      <div className={styles.edited}>{part && <part.Edited cookbook={part} recipe={recipe} />}</div>
      {part && <part.RecipePicture cookbook={part} recipe={recipe} place="below" />}
      {part && <part.SavedNote cookbook={part} recipe={recipe} />}
    </>
  );
}

type WholeRecipeProps = FromCookbookProps &
  Omit<ComponentProps<typeof RecipeContent>, 'toolbar' | 'picture'>;

/** A recipe with its picture and its toolbar. Ideas have neither, nor has a text that broke off. */
export const WholeRecipe = ({ cookbook, ...props }: WholeRecipeProps) => (
  <RecipeContent
    {...props}
    toolbar={<RecipeToolbar cookbook={cookbook} />}
    picture={<PictureAbove cookbook={cookbook} />}
  />
);

function PictureAbove({ cookbook }: FromCookbookProps) {
  const { recipe } = useRecipe();
  const part = useStore(cookbook);
  return part && <part.RecipePicture cookbook={part} recipe={recipe} place="above" />;
}

/** *I cooked this*, below the recipe. */
export function Cooked({ cookbook }: FromCookbookProps) {
  const opened = useRecipe();
  const part = useStore(cookbook);
  return part && !isBookNote(opened) && <part.Cooked cookbook={part} {...opened} />;
}

interface MenuItemProps extends FromCookbookProps {
  /** Called with what came of it. */
  onDone(message: string): void;
}

function Plan({ cookbook, onDone }: MenuItemProps) {
  const { recipe, amounts } = useRecipe();
  const part = useStore(cookbook);
  const context = useSelector(part?.actor, (snapshot) => snapshot?.context);
  return (
    <PlanButton
      icon={<CalendarPlus aria-hidden />}
      isPlanned={findSaved(context?.recipes ?? [], recipe.text)?.planned !== undefined}
      onPress={() =>
        cookbook.load().then(
          ({ plan }) => {
            plan(recipe, amounts.wholeServings());
            onDone('');
          },
          () => onDone(recipeWords.save.notLoaded),
        )
      }
    />
  );
}

function Share({ cookbook, onDone }: MenuItemProps) {
  const around = useRecipe();
  const part = useStore(cookbook);
  const isMissing = useStore(cookbook.isMissing);
  useEffect(cookbook.preload, []);
  if (!part) return isMissing && <p role="status">{recipeWords.save.sharingNotLoaded}</p>;
  return (
    <part.SharePanel
      cookbook={part}
      recipe={around.recipe}
      title={around.reading.document.title?.text ?? ''}
      renderCopy={() => (
        <CopyProvider around={around}>
          <RecipeView reading={around.reading} components={copyComponents} />
        </CopyProvider>
      )}
      printTick={<part.PrintTick cookbook={part} recipe={around.recipe} />}
      onDone={onDone}
    />
  );
}

function Shop() {
  const { reading, tools, isGrowing } = useRecipe();
  const { servings } = useAmounts();
  const { buy } = countsOf(tools.kitchenCheck.useComparison(reading, servings, true));
  if (!isGrowing && reading.document.ingredients.length === 0) return null;
  return (
    <DialogButton opens={{ name: 'shopping', of: 'recipe' }}>
      <span>{recipeWords.check.shoppingList}</span>
      {/* A phone has room for a short name only. Screen readers say the whole one. */}
      <span aria-hidden>{recipeWords.check.shop}</span>
      {buy > 0 && <span>{` (${buy})`}</span>}
    </DialogButton>
  );
}
