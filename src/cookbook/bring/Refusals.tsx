import type { Refusal } from '../../reading/lines/FoundRecipe';
import { messages, refusalMessages } from './messages';

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

export function refusalText({ name, code, count = 0 }: Refusal): string {
  // Isolated, a name with another direction cannot change the words around it.
  const quoted = name ? messages.quoted(`\u2068${name}\u2069`) : messages.pasted;
  return refusalMessages[code](quoted, count);
}
