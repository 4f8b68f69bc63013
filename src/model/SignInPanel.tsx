import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { HOST_LINK, type Link } from '../../machines/connectionMachine';
import { isInFrame, readPageAddress } from '../browser/address/signIn';
import { Forget } from './Forget';
import type { PanelProps } from './ModelDialog';
import styles from './ModelDialog.module.css';
import { Trial, useTrial } from './Trial';

/** Signing in at the hub, and what is signed in. */
export function SignInPanel({ actor, settings, secrets }: PanelProps) {
  const link = useSelector(actor, ({ context }) => context.inUse);
  const { isAnyBusy, fieldProps } = useTrial(actor, 'signIn');
  const isInUse = link.choice === 'signIn';
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ use: 'expired' }));
  const token = isInUse && !isExpired ? secrets.get(link) : undefined;

  if (!settings.clientId && !isInUse) {
    return <p className={styles.form}>The host of this page has not set it up.</p>;
  }

  function signIn() {
    if (isAnyBusy) return;
    const model = (isInUse && link.model) || settings.model;
    actor.send({ type: 'signIn.start', candidate: { ...HOST_LINK, choice: 'signIn', model } });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!token) return signIn();
    if (isAnyBusy) return;
    const model = String(new FormData(event.currentTarget).get('model')).trim() || settings.model;
    const candidate: Link = { ...link, model };
    secrets.set(candidate, token);
    actor.send({ type: 'candidate.try', candidate });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {token && (
        <label>
          <span>Model</span>
          <input
            {...fieldProps('model')}
            type="text"
            dir="ltr"
            defaultValue={link.model ?? settings.model}
          />
        </label>
      )}
      <div className={styles.buttons}>
        {isInFrame() ? (
          <a href={readPageAddress()} target="_blank" rel="noopener">
            Open in a tab of its own to sign in
          </a>
        ) : (
          <button type="submit" className={styles.main} aria-disabled={isAnyBusy}>
            <span key={String(Boolean(token))}>{token ? 'Try and use it' : 'Sign in'}</span>
          </button>
        )}
        {token && !isInFrame() && (
          <button type="button" aria-disabled={isAnyBusy} onClick={signIn}>
            Sign in anew
          </button>
        )}
        {isInUse && <Forget actor={actor} label="Sign out" />}
      </div>
      <Trial actor={actor} choice="signIn" progress="Asking Hugging Face…" />
    </form>
  );
}
