import { useSelector } from '@xstate/react';
import { aboutLink } from './about';
import type { ConnectionActor } from './createConnectionActor';
import { Line } from './Line';
import styles from './ModelDialog.module.css';
import { type Words, wordsFor } from './diagnosisMessages';

interface ConditionProps {
  actor: ConnectionActor;
  hostModel: string;
}

/** Says how it is with what requests go to. */
export function Condition({ actor, hostModel }: ConditionProps) {
  const link = useSelector(actor, ({ context }) => context.inUse);
  const finding = useSelector(actor, ({ context }) => context.finding);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ use: 'expired' }));
  const isWell = !isExpired && finding === null;
  const { what, remedy, line }: Words = isExpired
    ? { what: 'The sign-in has expired.', remedy: 'Sign in again, or choose another model.' }
    : finding
      ? wordsFor(finding, link.choice)
      : { what: aboutLink(link, hostModel) };

  return (
    <div className={styles.condition} data-well={isWell}>
      <div role="status">
        <p key={what} dir="auto">
          {what}
        </p>
        {remedy && <p key={remedy}>{remedy}</p>}
      </div>
      {line && <Line text={line} />}
    </div>
  );
}
