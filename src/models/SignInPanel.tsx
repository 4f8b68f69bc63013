import { useSelector } from '@xstate/react';
import { isInFrame, readPageAddress } from '../browser/address/signIn';
import { CandidateForm } from './CandidateForm';
import { ModelChooser } from './ModelChooser';
import { messages } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

/** Signs in at the hub, tests another model with the sign-in, and signs out. */
export function SignInPanel(props: PanelProps) {
  const { actor, signIn, testSignedInModel } = props.controller;
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
      <button type="button" aria-disabled={candidate.isBusy} onClick={() => signIn()}>
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
      onSubmit={(read) => {
        const model = read('model');
        return isSignedIn ? testSignedInModel(model ?? '') : signIn(model);
      }}
      buttons={otherWay}
    >
      {(isSignedIn || !isInFrame()) && (
        <ModelChooser controller={props.controller} candidate={candidate} hasField={isSignedIn} />
      )}
    </CandidateForm>
  );
}
