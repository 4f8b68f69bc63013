import type { StartActor } from '../../machines/actorSystem';
import { messages } from './cooking/aloud/messages';
import { ReadAloud } from './cooking/aloud/ReadAloud';
import { browserReadAloudMachine, type ReadAloudActor } from './cooking/aloud/speech';
import { PAGE_LANGUAGE, type SpokenStep, speechOf } from './speechOf';

/** Reads steps aloud. */
export interface AloudTools {
  actor: ReadAloudActor;
  ReadAloud: typeof ReadAloud;
  /** Reads a step, if the cook wants to hear steps. */
  read(step: SpokenStep): void;
  /** Says that a timer has ended, if the cook wants to hear steps. */
  announce(timer: string): void;
}

/** Starts the actor that reads steps aloud. */
export function startPart({ start }: { start: StartActor }): AloudTools {
  const actor = start('readAloud', browserReadAloudMachine);
  return {
    actor,
    ReadAloud,
    read(step) {
      const { namesIngredients } = actor.getSnapshot().context;
      actor.send({ type: 'aloud.read', ...speechOf(step, namesIngredients) });
    },
    announce(timer) {
      const announcement = { text: messages.timerEnded(timer), language: PAGE_LANGUAGE };
      actor.send({ type: 'aloud.announce', announcement });
    },
  };
}
