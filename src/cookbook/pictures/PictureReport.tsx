import { useSelector } from '@xstate/react';
import type { DishPictureProblem } from '../../../machines/pictures/picturesMachine';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import { Refused } from '../bring/Refusals';
import styles from '../CookbookView.module.css';
import { toTheHeading } from '../Notice';
import type { Cookbook } from '../startCookbook';

export const pictureProblem = (problem: DishPictureProblem): string =>
  ({ ...restWords.pictureProblems, ...restWords.dishPictureProblems })[problem];

interface ProgressProps {
  done: number;
  all: number;
  onStop(): void;
}

const Progress = ({ done, all, onStop }: ProgressProps) => (
  <p className={styles.notice}>
    <span>{restWords.pictures.soFar(done, all)}</span>
    <Button look={null} ref={toTheHeading} onClick={onStop}>
      {restWords.bring.stop}
    </Button>
  </p>
);

/** How far an export with pictures is. */
export function PackingReport({ cookbook }: { cookbook: Pick<Cookbook, 'pictures'> }) {
  const packing = useStore(cookbook.pictures.packing);
  return packing && <Progress {...packing} onStop={packing.stop} />;
}

/** How far the pictures of an import are, and which could not come. */
export function PictureReport({ cookbook }: { cookbook: Cookbook }) {
  const { actor } = cookbook.pictures;
  const { queue, count, kept, fromCopy, isClaimed, left, isStopped } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isDrawing = queue.length > 0;
  const isOver = !isDrawing && count > 0;
  return (
    <>
      <PackingReport cookbook={cookbook} />
      {isDrawing && (
        <Progress
          done={count - queue.length}
          all={count}
          onStop={() => actor.send({ type: 'pictures.stop' })}
        />
      )}
      <div role="status">
        {isOver && (
          <p className={styles.notice}>
            {restWords.pictures.brought(kept, left.length, isStopped)}
          </p>
        )}
      </div>
      {/* It stays while the pictures change, and keeps the focus. */}
      {fromCopy[0] && queue.every((job) => job.isClaimed !== undefined) && (
        <label className="box-row">
          <input
            type="checkbox"
            checked={isClaimed}
            onChange={({ target }) =>
              actor.send({ type: 'pictures.claim', isClaimed: target.checked })
            }
          />
          <span>{restWords.pictures.claim}</span>
        </label>
      )}
      {isOver && (
        <Refused
          reasons={left.map(({ title, problem }) =>
            restWords.pictures.left(`\u2068${title}\u2069`, pictureProblem(problem)),
          )}
        />
      )}
    </>
  );
}
