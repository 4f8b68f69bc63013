import { useSelector } from '@xstate/react';
import { RotateCcw, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { StartActor } from '../../../../machines/createActors';
import { Button } from '../../../ui/Button';
import * as firstWords from '../../../words/en/first';
import * as restWords from '../../../words/en/rest';
import { languageName } from '../../../words/format';
import {
  browserReadAloudMachine,
  findVoice,
  type ReadAloudActor,
  subscribeToVoices,
} from './speech';
import { type SpokenStep, speechOf } from './speechOf';

export type AloudTools = ReturnType<typeof startPart>;

export function startPart({ start }: { start: StartActor }) {
  const actor = start('readAloud', browserReadAloudMachine);
  return {
    actor,
    ReadAloud,
    read(step: SpokenStep) {
      actor.send({ type: 'aloud.read', ...speechOf(step) });
    },
    /** Does nothing unless the cook wants to hear steps. */
    announce(timer: string) {
      const announcement = {
        text: restWords.aloud.timerEnded(timer),
        language: firstWords.language.code,
      };
      actor.send({ type: 'aloud.announce', announcement });
    },
  };
}

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
