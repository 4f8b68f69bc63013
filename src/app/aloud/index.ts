import type { StartActor } from '../../../machines/actorSystem';
import { ReadAloud } from '../../cooking/aloud/ReadAloud';
import { browserReadAloudMachine, type ReadAloudActor } from '../../cooking/aloud/speech';
import { speechOf } from './speechOf';

/** What reads steps aloud. */
export interface AloudTools {
  actor: ReadAloudActor;
  ReadAloud: typeof ReadAloud;
  speechOf: typeof speechOf;
}

/** Starts what reads steps aloud. */
export function startReadAloud(start: StartActor): AloudTools {
  return { actor: start('readAloud', browserReadAloudMachine), ReadAloud, speechOf };
}
