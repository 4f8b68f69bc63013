import type { Notice } from '../../machines/recipeMachine';
import { useLinkNews } from '../app/linkNews';
import { attemptAhead, MAX_ATTEMPTS, RecipeContext } from '../app/RecipeContext';
import styles from './Status.module.css';

/** Tells, politely, what a visitor could otherwise miss. */
export function Status() {
  const notice = RecipeContext.useSelector(({ context }) => context.notice);
  const attempt = RecipeContext.useSelector(attemptAhead);
  const linkNews = useLinkNews();
  const text = linkNews || wordFor(notice, attempt);

  return (
    <div role="status" className={styles.status}>
      {text && (
        <p
          key={notice.serial}
          className={linkNews || notice.about === 'duplicates' ? styles.seen : 'visually-hidden'}
          dir="auto"
        >
          {text}
        </p>
      )}
    </div>
  );
}

function wordFor({ about, ingredients }: Notice, attempt: number): string {
  const named = () => new Intl.ListFormat('en').format(ingredients.slice(0, 5));
  switch (about) {
    case 'duplicates':
      if (ingredients.length === 1) return `${named()} is already on the list`;
      if (ingredients.length <= 5) return `${named()} are already on the list`;
      return `${ingredients.length} of these are already on the list`;
    case 'removal':
      return `Removed ${named()}`;
    case 'clear':
      return 'The kitchen is empty';
    case 'request':
      return 'Asking for a recipe';
    case 'retry':
      return `That did not work. Trying again, ${attempt} of ${MAX_ATTEMPTS}`;
    case 'stop':
      return 'Stopped';
    case 'dish':
      return 'Your recipe is ready';
    case 'opening':
      return 'The recipe is open';
    case 'undo':
    case 'failure':
    case 'nothing':
      return '';
  }
}
