import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { attemptsMachine } from '../../../machines/attempts/attemptsMachine';
import type { PhotoActor } from '../../../machines/photo/photoMachine';
import { MAX_ATTEMPTS } from '../../../machines/recipe/recipeMachine';
import { limitText } from '../../ui/limitText';
import { messages } from './messages';

export function PhotoProgress({ photo }: { photo: PhotoActor }) {
  const words = useSelector(photo, (snapshot) => {
    if (snapshot.matches('finding')) return messages.finding;
    return snapshot.matches('drawing') ? messages.drawing : '';
  });
  const model = useSelector(photo, ({ context }) => context.viewer?.model ?? '');
  const attempts = useSelector(
    photo,
    ({ children }) => children.attempts as ActorRefFrom<typeof attemptsMachine> | undefined,
  );
  return (
    <div role="status">
      {words && <p key={words}>{words}</p>}
      {attempts && <Attempts key={attempts.sessionId} attempts={attempts} model={model} />}
    </div>
  );
}

interface AttemptsProps {
  attempts: ActorRefFrom<typeof attemptsMachine>;
  model: string;
}

function Attempts({ attempts, model }: AttemptsProps) {
  const words = useSelector(attempts, (snapshot) => {
    if (snapshot.matches('retrying'))
      return messages.retrying(snapshot.context.attempt + 1, MAX_ATTEMPTS);
    return snapshot.hasTag('slow') ? messages.slow : messages.looking(model);
  });
  return (
    <p key={words} dir="auto">
      {limitText(words)}
    </p>
  );
}
