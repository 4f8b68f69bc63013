import type { Refusal } from '../../reading/lines/FoundRecipe';
import * as restWords from '../../words/en/rest';

const MOST_NAMED = 100;

export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const [only, ...others] = refused;
  if (only && others.length === 0) return <p>{refusalText(only)}</p>;
  return (
    <>
      <p>{restWords.bring.refused(refused.length)}</p>
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
      {reasons.length > MOST_NAMED && <p>{restWords.bring.more(reasons.length - MOST_NAMED)}</p>}
    </>
  );
}

export function refusalText({ name, code, count = 0 }: Refusal): string {
  // Isolated, a name with another direction cannot change the words around it.
  const quoted = name ? restWords.bring.quoted(`\u2068${name}\u2069`) : restWords.bring.pasted;
  return restWords.refusals[code](quoted, count);
}
