import type { Preferences } from '../../machines/recipeMachine';
import { nameOfDiet } from './nameOfDiet';

interface PendingCheckProps {
  preferences: Preferences;
  /** Whether the check could not be fetched. */
  hasFailed: boolean;
  /** Fetches it again. */
  onRetry(): void;
}

/** Whether a recipe has to be checked at all. */
export function avoidsSomething({ allergens, diet, avoid }: Preferences): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}

/** Stands in for the check of a recipe until that has been fetched. */
export function PendingCheck({ preferences, hasFailed, onRetry }: PendingCheckProps) {
  const { allergens, diet, avoid } = preferences;
  const names = [...allergens, ...(diet ? [nameOfDiet(diet)] : []), ...avoid];
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  if (!hasFailed) return <p>{`Checking for ${list}…`}</p>;
  return (
    <p>
      <strong>{`Not checked for ${list}.`}</strong>{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
