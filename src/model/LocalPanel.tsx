import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { HOST_LINK } from '../../machines/connectionMachine';
import type { PanelProps } from './ModelDialog';
import styles from './ModelDialog.module.css';
import { Trial, useTrial } from './Trial';
import { EXAMPLE } from './diagnosisMessages';

/** A model on the visitor's computer. */
export function LocalPanel({ actor }: PanelProps) {
  const link = useSelector(actor, ({ context }) => context.inUse);
  const { isAnyBusy, objection, fieldProps } = useTrial(actor, 'local');
  const models = objection?.kind === 'noSuchModel' ? (objection.models ?? []).slice(0, 200) : [];

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAnyBusy) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    actor.send({
      type: 'candidate.try',
      candidate: { ...HOST_LINK, choice: 'local', address: read('address'), model: read('model') },
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <label>
        <span>Address</span>
        <input
          {...fieldProps('address')}
          type="text"
          inputMode="url"
          dir="ltr"
          defaultValue={link.address?.replace(/\/v1$/, '') ?? EXAMPLE}
        />
      </label>
      <label>
        <span>Model (empty to see which there are)</span>
        <input
          {...fieldProps('model')}
          type="text"
          list="model-local-models"
          dir="ltr"
          defaultValue={(link.choice === 'local' && link.model) || ''}
        />
      </label>
      <datalist id="model-local-models">
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <div className={styles.buttons}>
        <button type="submit" className={styles.main} aria-disabled={isAnyBusy}>
          Try it
        </button>
      </div>
      <Trial actor={actor} choice="local" progress="Trying it. A large model takes minutes…" />
    </form>
  );
}
