import type { Refusal } from '../../reading/lines/FoundRecipe';
import { messages } from './messages';
import { refusalText } from './refusalText';

const MOST_NAMED = 100;

export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const [only, ...others] = refused;
  if (only && others.length === 0) return <p>{refusalText(only)}</p>;
  return (
    <>
      <p>{messages.refused(refused.length)}</p>
      <Reasons reasons={refused.map(refusalText)} />
    </>
  );
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <ul>
        {reasons.slice(0, MOST_NAMED).map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {reasons.length > MOST_NAMED && <p>{messages.more(reasons.length - MOST_NAMED)}</p>}
    </>
  );
}
