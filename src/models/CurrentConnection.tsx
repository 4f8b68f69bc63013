import { useSelector } from '@xstate/react';
import type { ModelController } from './control/createModelController';
import { explain } from './control/explain';
import { describeLink } from './describe';
import { ExplanationText } from './ExplanationText';
import styles from './ModelDialog.module.css';
import { messages } from './messages';

export function CurrentConnection({ controller }: { controller: ModelController }) {
  const { actor, host } = controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const diagnosis = useSelector(actor, ({ context }) => context.diagnosis);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const trouble = isExpired
    ? { problem: messages.expired, remedy: messages.expiredRemedy }
    : diagnosis && explain(diagnosis, link.choice);

  return (
    <div className={styles.current} data-works={!trouble}>
      <ExplanationText {...(trouble ?? { problem: describeLink(link, host) })} />
    </div>
  );
}
