import { useSelector } from '@xstate/react';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../machines/connection/diagnosis';
import type { ModelController } from './control/createModelController';
import type { ConnectionActor } from './control/modelOptions';

export type FieldName = 'token' | 'model' | 'address';

const FIELDS: Partial<Record<Diagnosis['kind'], FieldName>> = {
  tokenMalformed: 'token',
  tokenRejected: 'token',
  tokenNotAllowed: 'token',
  noCredit: 'token',
  modelMalformed: 'model',
  modelNotFound: 'model',
  modelNotServed: 'model',
  addressMalformed: 'address',
  addressNotLocal: 'address',
  addressNotCallable: 'address',
  serverNotRunning: 'address',
  serverSilent: 'address',
  blockedByCors: 'address',
};

export type Candidate = ReturnType<typeof useCandidate>;

export function useCandidate(actor: ConnectionActor, choice: Choice) {
  const isOwn = useSelector(actor, ({ context }) => context.candidate?.choice === choice);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const lastDiagnosis = useSelector(actor, ({ context }) => context.candidateDiagnosis);
  const diagnosis = isOwn ? lastDiagnosis : null;
  return {
    choice,
    /** Whether any choice is being tested, so no other test can start. */
    isBusy,
    isTesting: isBusy && isOwn,
    diagnosis,
    wrongField: diagnosis ? FIELDS[diagnosis.kind] : undefined,
  };
}

export interface PanelProps {
  controller: ModelController;
  /** Moves the focus to the selected choice, before a focused button disappears. */
  focusChoice(): void;
}
