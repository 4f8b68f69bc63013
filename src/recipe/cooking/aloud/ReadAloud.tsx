import { useSelector } from '@xstate/react';
import { RotateCcw, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button';
import * as restWords from '../../../words/en/rest';
import { languageName } from '../../../words/format';

import { findVoice, type ReadAloudActor, subscribeToVoices } from './speech';

export type VoicePlace = 'row' | 'words';

interface ReadAloudProps {
  actor: ReadAloudActor;
  /** As a language tag. */
  language: string;
  place: VoicePlace;
  onRead(): void;
}

/** The switch of the voice. If the voice fails, a line says why. */
export function ReadAloud({ actor, language, place, onRead }: ReadAloudProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  // Some browsers look for voices only once a page asks for them.
  const hasVoice = useSyncExternalStore(subscribeToVoices, () => Boolean(findVoice(language)));

  if (place === 'words') {
    if (!hasFailed) return null;
    return (
      <p>
        {hasVoice ? restWords.aloud.voiceFailed : restWords.aloud.noVoice(languageName(language))}
      </p>
    );
  }
  return (
    <>
      <Button
        aria-pressed={isWanted}
        onClick={() => {
          actor.send({ type: isWanted ? 'aloud.turnOff' : 'aloud.turnOn' });
          if (!isWanted) onRead();
        }}
      >
        <Volume2 aria-hidden />
        <span>{restWords.aloud.readAloud}</span>
      </Button>
      {isWanted && (
        <Button onClick={onRead}>
          <RotateCcw aria-hidden />
          <span>{restWords.aloud.readAgain}</span>
        </Button>
      )}
    </>
  );
}
