import { useSelector } from '@xstate/react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../machines/connection/diagnosis';
import { copyText } from '../browser/clipboard';
import { giveBack, goTo } from '../browser/focus';
import { Button } from '../ui/Button';
import { createRequiredContext } from '../ui/context';
import { Field } from '../ui/Field';
import { limitText } from '../ui/limitText';
import * as restWords from '../words/en/rest';
import type { ModelController } from './control/createModelController';
import { explain } from './control/explain';
import type { ConnectionActor } from './control/modelOptions';
import styles from './ModelDialog.module.css';

type FieldName = 'token' | 'model' | 'address';

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
    /** A test of another choice ends when this one starts. */
    isTesting: isBusy && isOwn,
    diagnosis,
    wrongField: diagnosis ? FIELDS[diagnosis.kind] : undefined,
  };
}

interface Models {
  controller: ModelController;
  /** Moves the focus to the selected choice, before a focused button disappears. */
  focusChoice(): void;
}

/** Around all that the dialog shows. */
export const [ModelsContext, useModels] = createRequiredContext<Models>();

interface CandidateFormProps {
  candidate: Candidate;
  /** Null if the form has no button to submit with. */
  submitLabel: string | null;
  /** `read` gives what the visitor entered; undefined if the form lacks the field. */
  onSubmit(read: (name: FieldName | 'keep') => string | undefined): void;
  buttons?: ReactNode;
  children?: ReactNode;
}

export function CandidateForm(props: CandidateFormProps) {
  const { candidate, submitLabel, onSubmit, buttons, children } = props;
  const { choice, isTesting } = candidate;
  const { controller, focusChoice } = useModels();
  const isInUse = useSelector(controller.actor, ({ context }) => context.current.choice === choice);
  const submitButton = useRef<HTMLButtonElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTesting) return;
    const data = new FormData(event.currentTarget);
    onSubmit((name) => data.get(name)?.toString().trim());
  }

  function disconnect() {
    focusChoice();
    controller.choose('host');
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      <div className={styles.buttons}>
        {submitLabel && (
          <Button ref={submitButton} type="submit" look="main" aria-disabled={isTesting}>
            <span key={submitLabel}>{submitLabel}</span>
          </Button>
        )}
        {buttons}
        {isInUse && (
          <button type="button" onClick={disconnect}>
            {choice === 'signIn' ? restWords.model.signOut : restWords.model.disconnect}
          </button>
        )}
      </div>
      <CandidateStatus candidate={candidate} submitButton={submitButton} />
    </form>
  );
}

interface CandidateStatusProps {
  candidate: Candidate;
  /** Takes the focus when the button that cancels disappears with the test. */
  submitButton: RefObject<HTMLButtonElement | null>;
}

/** How the test goes, or why it was refused. */
function CandidateStatus({ candidate, submitButton }: CandidateStatusProps) {
  const { choice, isTesting, diagnosis } = candidate;
  const { controller } = useModels();
  const toSubmit = useMemo(() => giveBack(() => submitButton.current), [submitButton]);
  const showDiagnosis = useCallback(
    (status: HTMLDivElement | null) => {
      if (diagnosis) status?.scrollIntoView?.({ block: 'nearest' });
    },
    [diagnosis],
  );

  return (
    <div ref={showDiagnosis} className={styles.status}>
      <ExplanationText
        id={`model-${choice}-diagnosis`}
        problemClass={styles.problem}
        {...(diagnosis && explain(diagnosis, choice))}
      >
        {isTesting && (
          <p className={styles.quiet}>
            {restWords.modelProgress[choice as keyof typeof restWords.modelProgress]}
          </p>
        )}
      </ExplanationText>
      {isTesting && (
        <button ref={toSubmit} type="button" onClick={controller.discardCandidate}>
          {restWords.model.cancel}
        </button>
      )}
    </div>
  );
}

interface InputFieldProps extends ComponentProps<'input'> {
  name: FieldName;
  label: string;
  candidate: Candidate;
  inputRef?: (input: HTMLInputElement) => () => void;
}

/** Takes the focus when a test finds fault with its value. */
export function InputField({ name, label, candidate, inputRef, ...props }: InputFieldProps) {
  const { choice, diagnosis, wrongField } = candidate;
  const isWrong = wrongField === name;

  const setInput = useCallback(
    (input: HTMLInputElement | null) => {
      // A visitor who went elsewhere during the test stays there.
      if (diagnosis && isWrong && input?.form?.matches(':focus-within')) goTo(input);
      return input ? inputRef?.(input) : undefined;
    },
    [diagnosis, isWrong, inputRef],
  );

  return (
    <Field label={label}>
      <input
        ref={setInput}
        type="text"
        name={name}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(isWrong && {
          'aria-invalid': true,
          'aria-describedby': `model-${choice}-diagnosis`,
        })}
        {...props}
      />
    </Field>
  );
}

interface ExplanationTextProps {
  id?: string;
  problem?: string;
  problemClass?: string | undefined;
  remedy?: string;
  snippet?: string;
  children?: ReactNode;
}

/** Says what went wrong and what the visitor can do, with a text to copy if there is one. */
export function ExplanationText(props: ExplanationTextProps) {
  const { id, problem, problemClass, remedy, snippet, children } = props;
  return (
    <>
      <div role="status" id={id}>
        {children}
        {problem && (
          <p key={problem} className={problemClass} dir="auto">
            {limitText(problem)}
          </p>
        )}
        {remedy && (
          <p key={remedy} dir="auto">
            {limitText(remedy)}
          </p>
        )}
      </div>
      {snippet && <Snippet key={snippet} text={snippet} />}
    </>
  );
}

function Snippet({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    // If the browser forbids it, the visitor can still select the text.
    setCopied(await copyText(text));
  }

  return (
    <p className={styles.snippet}>
      <code dir="ltr">{text}</code>
      <button type="button" onClick={copy}>
        <span key={String(isCopied)}>
          {isCopied ? restWords.model.copied : restWords.model.copy}
        </span>
      </button>
    </p>
  );
}
