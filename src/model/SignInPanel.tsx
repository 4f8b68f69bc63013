import { useSelector } from '@xstate/react';
import { isInFrame, readPageAddress } from '../browser/address/signIn';
import { CandidateForm } from './CandidateForm';
import { Field } from './Field';
import { messages } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

/** Signs in at the hub, tests another model with the sign-in, and signs out. */
export function SignInPanel(props: PanelProps) {
  const { actor, settings, signIn, testSignedInModel } = props.controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const candidate = useCandidate(actor, 'signIn');
  const isSignedIn = link.choice === 'signIn' && !isExpired;

  const otherWay = isInFrame() ? (
    <a href={readPageAddress()} target="_blank" rel="noopener">
      {messages.signInInTab}
    </a>
  ) : (
    isSignedIn && (
      <button type="button" aria-disabled={candidate.isBusy} onClick={signIn}>
        {messages.signInAgain}
      </button>
    )
  );

  return (
    <CandidateForm
      {...props}
      candidate={candidate}
      submitLabel={isInFrame() ? null : isSignedIn ? messages.test : messages.signIn}
      disconnectLabel={messages.signOut}
      onSubmit={(read) => (isSignedIn ? testSignedInModel(read('model') ?? '') : signIn())}
      buttons={otherWay}
    >
      {isSignedIn && (
        <Field
          name="model"
          label={messages.model}
          candidate={candidate}
          defaultValue={link.model ?? settings.model}
        />
      )}
    </CandidateForm>
  );
}
