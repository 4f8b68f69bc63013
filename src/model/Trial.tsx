import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Choice } from '../../machines/connectionMachine';
import type { Finding } from '../connections/refusal';
import type { ConnectionActor } from './createConnectionActor';
import { handOnFocus } from '../browser/handOnFocus';
import { Line } from './Line';
import styles from './ModelDialog.module.css';
import { wordsFor } from './diagnosisMessages';

/** A field of the dialog's forms. */
export type Field = 'token' | 'model' | 'address';

const FIELDS: Partial<Record<Finding['kind'], Field>> = {
  tokenMalformed: 'token',
  tokenRejected: 'token',
  tokenNotAllowed: 'token',
  noCredit: 'token',
  modelMalformed: 'model',
  noSuchModel: 'model',
  notServed: 'model',
  addressMalformed: 'address',
  addressElsewhere: 'address',
  addressForbidden: 'address',
  notRunning: 'address',
  silent: 'address',
  refusedByCors: 'address',
};

const toSubmit = handOnFocus('form', 'button[type="submit"]');

/** How the try of a choice stands. */
export function useTrial(actor: ConnectionActor, choice: Choice) {
  const isOfChoice = useSelector(actor, ({ context }) => context.candidate?.choice === choice);
  const isAnyBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const objection = useSelector(actor, ({ context }) => context.objection);
  const told = isOfChoice ? objection : null;
  const wrongField = told && FIELDS[told.kind];

  return {
    /** Whether anything is being tried, so that nothing else can be. */
    isAnyBusy,
    isBusy: isAnyBusy && isOfChoice,
    objection: told,
    /** What a field needs to take its text as it is typed, and to say that it is the one to mend. */
    fieldProps: (field: Field) => ({
      name: field,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      ...(wrongField === field && {
        'aria-invalid': true,
        'aria-describedby': `model-${choice}-objection`,
      }),
    }),
  };
}

interface TrialProps {
  actor: ConnectionActor;
  choice: Choice;
  /** What is said while it runs. */
  progress: string;
}

/** Tells in a form how its try stands, and lets it be given up. */
export function Trial({ actor, choice, progress }: TrialProps) {
  const { isBusy, objection } = useTrial(actor, choice);
  const isInUse = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ use: 'connected' }) && snapshot.context.inUse.choice === choice,
  );
  const { what, remedy, line } = objection ? wordsFor(objection, choice) : {};
  const field = objection && FIELDS[objection.kind];

  const leadToFault = useCallback(
    (trial: HTMLElement | null) => {
      const form = trial?.closest('form');
      // Who has gone elsewhere meanwhile stays there.
      if (!objection || !form?.contains(document.activeElement)) return;
      if (field) form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      trial?.scrollIntoView?.({ block: 'nearest' });
    },
    [objection, field],
  );

  return (
    <div ref={leadToFault} className={styles.trial}>
      <div role="status" id={`model-${choice}-objection`}>
        {isBusy && <p className={styles.progress}>{progress}</p>}
        {what && (
          <p key={what} className={styles.objection} dir="auto">
            {what}
          </p>
        )}
        {remedy && (
          <p key={remedy} dir="auto">
            {remedy}
          </p>
        )}
      </div>
      {line && <Line text={line} />}
      {isInUse && !isBusy && !what && <p className={styles.progress}>It is in use.</p>}
      {isBusy && (
        <button ref={toSubmit} type="button" onClick={() => actor.send({ type: 'trial.end' })}>
          Cancel
        </button>
      )}
    </div>
  );
}
