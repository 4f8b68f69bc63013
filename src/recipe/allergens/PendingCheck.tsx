import type { Avoidance } from '../../foods/avoided/thingsToAvoid';
import { joinNames } from '../../ui/joinNames';
import { language } from '../../ui/language';
import { pendingMessages as messages } from './pendingMessages';

interface PendingCheckProps extends Avoidance {
  hasFailed: boolean;
  onRetry(): void;
}

export function PendingCheck({ allergens, diet, avoid, hasFailed, onRetry }: PendingCheckProps) {
  const names = [
    ...allergens.map(language.allergen),
    ...avoid,
    ...(diet ? [messages.leftOutBy(diet)] : []),
  ];
  const list = joinNames(names, 'disjunction');
  if (!hasFailed) return <p>{messages.checking(list)}</p>;
  return (
    <p>
      <strong>{messages.notChecked(list)}</strong>{' '}
      <button type="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </p>
  );
}
