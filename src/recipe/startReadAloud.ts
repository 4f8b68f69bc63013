import type { StartActor } from '../../machines/actorSystem';
import { language } from '../ui/language';
import { messages } from './cooking/aloud/messages';
import { ReadAloud } from './cooking/aloud/ReadAloud';
import { browserReadAloudMachine, type ReadAloudActor } from './cooking/aloud/speech';
import { type SpokenStep, speechOf } from './speechOf';

export interface AloudTools {
  actor: ReadAloudActor;
  ReadAloud: typeof ReadAloud;
  read(step: SpokenStep): void;
  /** Does nothing unless the cook wants to hear steps. */
  announce(timer: string): void;
}

export const words = { aloud: messages };

export function startPart({ start }: { start: StartActor }): AloudTools {
  const actor = start('readAloud', browserReadAloudMachine);
  return {
    actor,
    ReadAloud,
    read(step) {
      actor.send({ type: 'aloud.read', ...speechOf(step) });
    },
    announce(timer) {
      const announcement = { text: messages.timerEnded(timer), language: language.code };
      actor.send({ type: 'aloud.announce', announcement });
    },
  };
}
