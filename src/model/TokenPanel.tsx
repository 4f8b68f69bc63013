import { useSelector } from '@xstate/react';
import { type SubmitEvent, useCallback } from 'react';
import { HOST_LINK, type Link } from '../../machines/connectionMachine';
import { Forget } from './Forget';
import type { PanelProps } from './ModelDialog';
import styles from './ModelDialog.module.css';
import { Trial, useTrial } from './Trial';

/** The visitor's own token. */
export function TokenPanel({ actor, settings, secrets }: PanelProps) {
  const link = useSelector(actor, ({ context }) => context.inUse);
  const { isAnyBusy, fieldProps } = useTrial(actor, 'token');
  const isInUse = link.choice === 'token';

  const emptyOnceUsed = useCallback(
    (input: HTMLInputElement) => {
      let { inUse } = actor.getSnapshot().context;
      const subscription = actor.subscribe(({ context }) => {
        if (context.inUse !== inUse) input.value = '';
        inUse = context.inUse;
      });
      return () => subscription.unsubscribe();
    },
    [actor],
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAnyBusy) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const candidate: Link = {
      ...HOST_LINK,
      choice: 'token',
      model: read('model') || settings.model,
      isKept: data.has('keep'),
    };
    const token = read('token') || (isInUse && secrets.get(link));
    if (token) secrets.set(candidate, token);
    actor.send({ type: 'candidate.try', candidate });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <label>
        <span key={String(isInUse)}>
          {isInUse ? 'Another access token (empty for the same)' : 'Access token'}
        </span>
        <input {...fieldProps('token')} ref={emptyOnceUsed} type="password" placeholder="hf_…" />
      </label>
      <label>
        <span>Model</span>
        <input
          {...fieldProps('model')}
          type="text"
          dir="ltr"
          defaultValue={(isInUse && link.model) || settings.model}
        />
      </label>
      <label className={styles.tick}>
        <input type="checkbox" name="keep" defaultChecked={isInUse && link.isKept} />
        <span>Keep it for this tab</span>
      </label>
      <div className={styles.buttons}>
        <button type="submit" className={styles.main} aria-disabled={isAnyBusy}>
          Try and use it
        </button>
        {isInUse && <Forget actor={actor} label="Forget it" />}
      </div>
      <Trial actor={actor} choice="token" progress="Trying it with one small call…" />
    </form>
  );
}
