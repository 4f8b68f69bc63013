import type { StartActor } from '../../machines/actorSystem';
import { language } from '../ui/language';
import { messages } from './cooking/aloud/messages';
import { ReadAloud } from './cooking/aloud/ReadAloud';
import { browserReadAloudMachine, type ReadAloudActor } from './cooking/aloud/speech';
import { type SpokenStep, speechOf } from './speechOf';

/** Reads steps aloud. */
export interface AloudTools {
  actor: ReadAloudActor;
  ReadAloud: typeof ReadAloud;
  /** Reads a step, if the cook wants to hear steps. */
  read(step: SpokenStep): void;
  /** Says that a timer has ended, if the cook wants to hear steps. */
  announce(timer: string): void;
}

/** The words of the voice. */
export const words = { aloud: messages };

/** Starts the actor that reads steps aloud. */
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
