import { useSelector } from '@xstate/react';
import type { Liftable } from '../../../machines/kitchen/preferences';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { messages } from './messages';

export function LiftButtons({ sets }: { sets: readonly (readonly Liftable[])[] }) {
  const { recipe, ask } = useActors();
  const canAsk = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  if (!canAsk) return null;
  return sets.map((lift) => {
    const [first, ...others] = lift;
    return (
      <Button key={lift.join()} onClick={() => ask({ kind: 'sample', lift })}>
        <span>{others.length > 0 || !first ? messages.liftAll : messages.lift[first]}</span>
      </Button>
    );
  });
}
