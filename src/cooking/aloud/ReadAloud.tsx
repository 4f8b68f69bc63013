import { useSelector } from '@xstate/react';
import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { messages } from './messages';
import styles from './ReadAloud.module.css';
import { findVoice, type ReadAloudActor, subscribeToVoices } from './speech';

interface ReadAloudProps {
  actor: ReadAloudActor;
  /** The language of the recipe, as a language tag. */
  language: string;
  /** Reads the open step. */
  onRead(): void;
}

/** The switch that reads steps aloud. If the device has no voice, or the voice fails, a line says so. */
export function ReadAloud({ actor, language, onRead }: ReadAloudProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const namesIngredients = useSelector(actor, ({ context }) => context.namesIngredients);
  const hasVoice = useSyncExternalStore(subscribeToVoices, () => Boolean(findVoice(language)));
  if (!hasVoice) return <p className={styles.word}>{messages.noVoice(language)}</p>;
  return (
    <>
      <Button
        className={styles.switch}
        aria-pressed={isWanted}
        onClick={() => {
          actor.send({ type: isWanted ? 'aloud.turnOff' : 'aloud.turnOn' });
          if (!isWanted) onRead();
        }}
      >
        <Volume2 aria-hidden />
        <span>{messages.readAloud}</span>
      </Button>
      {isWanted && (
        <>
          <Button look="text" onClick={onRead}>
            {messages.readAgain}
          </Button>
          <Button
            className={styles.switch}
            aria-pressed={namesIngredients}
            onClick={() =>
              actor.send({ type: 'aloud.nameIngredients', isWanted: !namesIngredients })
            }
          >
            {messages.ingredientsFirst}
          </Button>
        </>
      )}
      <div aria-live="polite">
        {hasFailed && <p className={styles.word}>{messages.voiceFailed}</p>}
      </div>
    </>
  );
}
