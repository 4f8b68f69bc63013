import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { CandidateForm } from './CandidateForm';
import { InputField } from './InputField';
import { ModelChooser } from './ModelChooser';
import styles from './ModelDialog.module.css';
import { messages, TOKENS_PAGE } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

export function TokenPanel(props: PanelProps) {
  const { actor, testToken } = props.controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const candidate = useCandidate(actor, 'token');
  const isInUse = link.choice === 'token';

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
      {...props}
      candidate={candidate}
      submitLabel={messages.test}
      disconnectLabel={messages.disconnect}
      onSubmit={(read) =>
        testToken(read('token') ?? '', read('model') ?? '', Boolean(read('keep')))
      }
    >
      <p className={styles.hint}>
        <a href={TOKENS_PAGE} target="_blank" rel="noopener">
          {messages.getToken}
        </a>
        <span>{messages.tokenPermission}</span>
      </p>
      <InputField
        name="token"
        label={isInUse ? messages.newToken : messages.token}
        candidate={candidate}
        inputRef={emptyAfterUse}
        type="password"
        placeholder="hf_…"
      />
      <ModelChooser controller={props.controller} candidate={candidate} />
      <label className={styles.keep}>
        <input type="checkbox" name="keep" defaultChecked={isInUse && link.isKept} />
        <span>{messages.keepToken}</span>
      </label>
    </CandidateForm>
  );
}
