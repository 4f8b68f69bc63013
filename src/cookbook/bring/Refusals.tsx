import type { Refusal } from '../../reading';
import * as restWords from '../../words/en/rest';
import styles from '../fields.module.css';

const MOST_NAMED = 100;

/** Why something could not come. */
export function Refused({ reasons }: { reasons: readonly string[] }) {
  const more = reasons.length - MOST_NAMED;
  if (reasons.length < 2) return reasons[0] && <p dir="auto">{reasons[0]}</p>;
  return (
    <details open className={styles.refused}>
      <summary>{restWords.files.refused(reasons.length)}</summary>
      <ul>
        {reasons.slice(0, MOST_NAMED).map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{restWords.bring.more(more)}</p>}
    </details>
  );
}

export function refusalText({ name, code, count = 0 }: Refusal): string {
  // Isolated, a name with another direction cannot change the words around it.
  const quoted = name ? restWords.bring.quoted(`\u2068${name}\u2069`) : restWords.bring.pasted;
  return restWords.refusals[code](quoted, count);
}
