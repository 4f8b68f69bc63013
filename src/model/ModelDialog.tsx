import { useSelector } from '@xstate/react';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { Choice } from '../../machines/connectionMachine';
import { CloseIcon } from '../ui/icons';
import type { Settings } from '../app/settings';
import { aboutChoice, TITLES } from './about';
import { Condition } from './Condition';
import type { ConnectionActor } from './createConnectionActor';
import { LocalPanel } from './LocalPanel';
import styles from './ModelDialog.module.css';
import { SignInPanel } from './SignInPanel';
import type { Secrets } from './secrets';
import { TokenPanel } from './TokenPanel';

export interface PanelProps {
  actor: ConnectionActor;
  settings: Settings;
  secrets: Secrets;
}

interface ModelDialogProps extends PanelProps {
  /** Counts up: what was typed stays from one opening to the next, what was selected does not. */
  opening: number;
}

/** Where recipes come from, and the ways to have them come from elsewhere. */
export function ModelDialog({ opening, ...props }: ModelDialogProps) {
  const { actor, settings } = props;
  const [selected, setSelected] = useState(() => choiceOf(actor));
  const [shown, setShown] = useState(opening);
  const pressedOutside = useRef(false);

  if (shown !== opening) {
    setShown(opening);
    setSelected(choiceOf(actor));
  }

  const panels: Record<Choice, ReactNode> = {
    host: <OwnKitchen actor={actor} choice="host" label="Use this page's model" />,
    signIn: <SignInPanel {...props} />,
    token: <TokenPanel {...props} />,
    local: <LocalPanel {...props} />,
    sample: <OwnKitchen actor={actor} choice="sample" label="Use the sample kitchen" />,
  };

  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    actor.send({ type: 'trial.end' });
    for (const input of currentTarget.querySelectorAll('input')) {
      if (input.type === 'password') input.value = '';
    }
  }

  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="model-heading"
      onClose={handleClose}
      // A text that is marked from inside to outside is no press outside.
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onPointerUp={({ target, currentTarget }) => {
        if (target === currentTarget && pressedOutside.current) currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id="model-heading">Model</h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <CloseIcon aria-hidden />
          </button>
        </div>
        <Condition actor={actor} hostModel={settings.model} />
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Where recipes come from</legend>
          {(Object.keys(TITLES) as Choice[]).map((choice) => (
            <div key={choice} className={styles.choice}>
              <label>
                <input
                  type="radio"
                  name="model-choice"
                  checked={selected === choice}
                  aria-describedby={`model-${choice}-about`}
                  onChange={() => setSelected(choice)}
                />
                <span>{TITLES[choice]}</span>
                <InUse actor={actor} choice={choice} />
              </label>
              <p id={`model-${choice}-about`} className={styles.about}>
                {aboutChoice(choice, settings)}
              </p>
              <div hidden={selected !== choice}>{panels[choice]}</div>
            </div>
          ))}
        </fieldset>
      </div>
    </dialog>
  );
}

function choiceOf(actor: ConnectionActor): Choice {
  const { candidate, inUse } = actor.getSnapshot().context;
  return (candidate ?? inUse).choice;
}

interface ChoiceProps {
  actor: ConnectionActor;
  choice: Choice;
}

function InUse({ actor, choice }: ChoiceProps) {
  const isInUse = useSelector(actor, ({ context }) => context.inUse.choice === choice);
  return isInUse && <span className={styles.inUse}>in use</span>;
}

interface OwnKitchenProps {
  actor: ConnectionActor;
  choice: 'host' | 'sample';
  label: string;
}

/** What needs nothing of the visitor. */
function OwnKitchen({ actor, choice, label }: OwnKitchenProps) {
  const canChoose = useSelector(actor, (snapshot) => snapshot.context.inUse.choice !== choice);
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.main}
          aria-disabled={!canChoose}
          onClick={() => actor.send({ type: 'connection.choose', choice })}
        >
          {label}
        </button>
      </div>
    </div>
  );
}
