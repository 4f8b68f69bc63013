import type { StartActor } from '../../../../machines/createActors';
import * as firstWords from '../../../words/en/first';
import * as restWords from '../../../words/en/rest';

import { ReadAloud } from './ReadAloud';
import { browserReadAloudMachine } from './speech';
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
