import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import { canChange } from '../../../machines/recipe/canChange';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import styles from './AllergenStatements.module.css';
import type { DroppedFoods } from './droppedFoods';
import { messages } from './messages';

interface KeptFoodsProps extends DroppedFoods {
  isByModel: boolean;
  onSwap: ((foods: readonly string[]) => void) | null;
}

export function KeptFoods({ kept, unclear, isByModel, onSwap }: KeptFoodsProps) {
  const canAsk = useSelector(useActors().recipe, canChange);
  const keys = kept.map(({ key }) => key);
  return (
    <section className={styles.statements} aria-label={messages.keptLabel}>
      {kept.length > 0 && (
        <p className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span className={styles.action}>
            <span>{messages.kept(kept, isByModel)}</span>{' '}
            {onSwap && canAsk && (
              <Button look="text" onClick={() => onSwap(keys)}>
                {messages.again}
              </Button>
            )}
          </span>
        </p>
      )}
      {unclear.length > 0 && <p>{messages.notSureGone(unclear)}</p>}
    </section>
  );
}
