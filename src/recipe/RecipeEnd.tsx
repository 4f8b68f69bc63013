import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Liftable } from '../../machines/kitchen/preferences';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import * as recipeWords from '../words/en/recipe';
import { ChangeForm } from './changes/ChangeForm';

import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider } from './RecipeContext';
import styles from './RecipeEnd.module.css';

interface RecipeEndProps extends RecipeContentProps {
  children: ReactNode;
}

export function RecipeEnd({ children, ...props }: RecipeEndProps) {
  if (props.recipe.ideas) return null;
  return (
    <RecipeProvider {...props}>
      <div className={styles.end}>
        {props.recipe.lift && <LiftButtons sets={props.recipe.lift} />}
        <ChangeForm key={props.recipe.text} />
        {children}
      </div>
    </RecipeProvider>
  );
}

function LiftButtons({ sets }: { sets: readonly (readonly Liftable[])[] }) {
  const { recipe, ask } = useActors();
  const canAsk = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  if (!canAsk) return null;
  return sets.map((lift) => {
    const [first, ...others] = lift;
    return (
      <Button key={lift.join()} onClick={() => ask({ kind: 'sample', lift })}>
        <span>
          {others.length > 0 || !first
            ? recipeWords.changes.liftAll
            : recipeWords.changes.lift[first]}
        </span>
      </Button>
    );
  });
}
