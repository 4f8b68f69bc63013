import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Choice } from '../../machines/connection/connectionMachine';
import { isInFrame, readPageAddress } from '../browser/address/signIn';
import { Button } from '../ui/Button';
import * as restWords from '../words/en/rest';
import { BrowserPanel } from './BrowserPanel';
import { CandidateForm, InputField, useCandidate, useModels } from './CandidateForm';
import { EXAMPLE_ADDRESS } from './control/explain';
import { ModelChooser } from './ModelChooser';
import styles from './ModelDialog.module.css';

const TOKENS_PAGE = 'https://huggingface.co/settings/tokens';

interface ChoicePanelProps {
  choice: Choice;
  isInUse: boolean;
}

export function ChoicePanel({ choice, isInUse }: ChoicePanelProps) {
  const { host, settings } = useModels().controller;
  return (
    <>
      {choice === 'signIn' && <SignInPanel />}
      {choice === 'token' && <TokenPanel />}
      {choice === 'browser' && <BrowserPanel />}
      {choice === 'local' && <LocalPanel />}
      {!isInUse && (choice === 'host' || choice === 'sample') && <UseButton choice={choice} />}
      <details className={styles.details}>
        <summary>{restWords.model.details}</summary>
        <p>{restWords.data[choice]({ ...host, ...settings })}</p>
      </details>
    </>
  );
}

function UseButton({ choice }: { choice: 'host' | 'sample' }) {
  const { controller, focusChoice } = useModels();
  // If the host has only the sample recipes, the tab need not save them.
  const target = controller.host.model === null ? 'host' : choice;
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => {
            controller.choose(target);
            focusChoice();
          }}
        >
          {choice === 'host' ? restWords.model.useHost : restWords.model.useSample}
        </Button>
      </div>
    </div>
  );
}

function LocalPanel() {
  const { actor, testLocalServer } = useModels().controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const candidate = useCandidate(actor, 'local');
  const { diagnosis } = candidate;
  const models = (diagnosis?.kind === 'modelNotFound' && diagnosis.models) || [];

  return (
    <CandidateForm
      candidate={candidate}
      submitLabel={restWords.model.test}
      onSubmit={(read) => testLocalServer(read('address') ?? '', read('model') ?? '')}
    >
      <InputField
        name="address"
        label={restWords.model.address}
        candidate={candidate}
        inputMode="url"
        defaultValue={link.address?.replace(/\/v1$/, '') ?? EXAMPLE_ADDRESS}
      />
      <InputField
        name="model"
        label={restWords.model.localModel}
        candidate={candidate}
        list="model-local-models"
        defaultValue={(link.choice === 'local' && link.model) || ''}
      />
      <datalist id="model-local-models">
        {models.slice(0, 200).map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </CandidateForm>
  );
}

function TokenPanel() {
  const { actor, testToken } = useModels().controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const candidate = useCandidate(actor, 'token');
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const isInUse = link.choice === 'token' && !isExpired;

  const emptyAfterUse = useCallback(
    (input: HTMLInputElement) => {
      let { current } = actor.getSnapshot().context;
      const subscription = actor.subscribe(({ context }) => {
        if (context.current !== current) input.value = '';
        current = context.current;
      });
      return () => subscription.unsubscribe();
    },
    [actor],
  );

  return (
    <CandidateForm
      candidate={candidate}
      submitLabel={restWords.model.test}
      onSubmit={(read) =>
        testToken(read('token') ?? '', read('model') ?? '', Boolean(read('keep')))
      }
    >
      <p className={styles.hint}>
        <a href={TOKENS_PAGE} target="_blank" rel="noopener">
          {restWords.model.getToken}
        </a>
        <span>{restWords.model.tokenPermission}</span>
      </p>
      <InputField
        name="token"
        label={isInUse ? restWords.model.newToken : restWords.model.token}
        candidate={candidate}
        inputRef={emptyAfterUse}
        type="password"
        placeholder="hf_…"
      />
      <ModelChooser candidate={candidate} />
      <label className={styles.keep}>
        <input type="checkbox" name="keep" defaultChecked={isInUse && link.isKept} />
        <span>{restWords.model.keepToken}</span>
      </label>
    </CandidateForm>
  );
}

function SignInPanel() {
  const { actor, signIn, testSignedInModel } = useModels().controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const candidate = useCandidate(actor, 'signIn');
  const isSignedIn = link.choice === 'signIn' && !isExpired;

  const otherWay = isInFrame() ? (
    <a href={readPageAddress()} target="_blank" rel="noopener">
      {restWords.model.signInInTab}
    </a>
  ) : (
    isSignedIn && (
      <button
        type="button"
        aria-disabled={candidate.isTesting}
        onClick={() => candidate.isTesting || signIn()}
      >
        {restWords.model.signInAgain}
      </button>
    )
  );

  return (
    <CandidateForm
      candidate={candidate}
      submitLabel={isInFrame() ? null : isSignedIn ? restWords.model.test : restWords.model.signIn}
      onSubmit={(read) => {
        const model = read('model');
        return isSignedIn ? testSignedInModel(model ?? '') : signIn(model);
      }}
      buttons={otherWay}
    >
      {(isSignedIn || !isInFrame()) && <ModelChooser candidate={candidate} hasField={isSignedIn} />}
    </CandidateForm>
  );
}
