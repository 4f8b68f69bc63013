import { useSelector } from '@xstate/react';
import type { DishPictureProblem } from '../../../machines/pictures/picturesMachine';
import { Button } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import { Refused } from '../bring/Refusals';
import styles from '../CookbookView.module.css';
import { toTheHeading } from '../Notice';
import type { Cookbook } from '../startCookbook';

export const pictureProblem = (problem: DishPictureProblem): string =>
  ({ ...restWords.pictureProblems, ...restWords.dishPictureProblems })[problem];

/** How far the pictures of an import are, and which could not come. */
export function PictureReport({ cookbook }: { cookbook: Cookbook }) {
  const { actor } = cookbook.pictures;
  const { queue, count, kept, left, isStopped } = useSelector(actor, ({ context }) => context);
  const isDrawing = queue.length > 0;
  const isOver = !isDrawing && count > 0;
  return (
    <>
      {isDrawing && (
        <p className={styles.notice}>
          <span>{restWords.pictures.soFar(count - queue.length, count)}</span>
          <Button
            look={null}
            ref={toTheHeading}
            onClick={() => actor.send({ type: 'pictures.stop' })}
          >
            {restWords.bring.stop}
          </Button>
        </p>
      )}
      <div role="status">
        {isOver && (
          <p className={styles.notice}>
            {restWords.pictures.brought(kept, left.length, isStopped)}
          </p>
        )}
      </div>
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
