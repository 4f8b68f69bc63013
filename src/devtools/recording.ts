/** A machine's state, as in a snapshot: a name, or one for each state that is within another. */
export type StateValue = string | { [state: string]: StateValue };

/**
 * One line of a recording. What carries a time came from outside, and is done again in a replay;
 * what carries none follows from it, and has to come about by itself.
 *
 * Actors go by names such as `recipe`, `timer 2` for the second of its kind, and `recipe/attempt`
 * for a child.
 */
export type Happening =
  /** A machine has started. A child's has no time, but the name of the logic that it came from. */
  | {
      type: 'start';
      at?: number;
      actor: string;
      machine: string;
      src?: string;
      input?: unknown;
      state?: StateValue;
    }
  /** A machine has called what is no machine. */
  | { type: 'call'; actor: string; src: string; input?: unknown }
  /** A machine has been sent an event: by the page, or by the call that `from` names. */
  | {
      type: 'event';
      at: number;
      actor: string;
      from?: string;
      event: { type: string };
      state?: StateValue;
    }
  /** A machine has changed by itself, after a delay in ms, or by another machine. */
  | { type: 'change'; actor: string; event: string; after?: number; state: StateValue }
  /** The page has stopped a machine. */
  | { type: 'stop'; at: number; actor: string };

/** What machines went through on one page. Times are in ms since `began`. */
export interface Recording {
  format: 'saffron-recording';
  version: 1;
  /** When the first machine started; ISO 8601. */
  began: string;
  happened: Happening[];
  /** How the machines stood when the recording was taken. */
  ended: { at: number; machines: { actor: string; state: StateValue; context: unknown }[] };
}

/** Writes a recording as JSON, with each thing that happened on a line of its own. */
export function writeRecording(recording: Recording): string {
  const lines = recording.happened.map((line) => `\n    ${JSON.stringify(line)}`);
  const text = JSON.stringify({ ...recording, happened: [] }, null, 2);
  return `${text.replace('"happened": []', () => `"happened": [${lines}\n  ]`)}\n`;
}

/**
 * Reads a recording from its JSON text.
 *
 * @throws {Error} where it is none, or of another version
 */
export function readRecording(text: string): Recording {
  const { format, version } = Object(JSON.parse(text)) as Partial<Recording>;
  if (format !== 'saffron-recording') throw new Error('This is no recording of the machines.');
  if (version !== 1) throw new Error(`This recording is of version ${version}, not 1.`);
  return JSON.parse(text);
}
