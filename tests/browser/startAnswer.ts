import { PassThrough } from 'node:stream';
import { eventOf, eventsOf } from '../support/standIn/reply';

/** An answer that the test writes while the page reads it. */
export function startAnswer() {
  const parts = new PassThrough();
  return {
    reply: { kind: 'events', parts } as const,
    write: (text: string) => void parts.write(eventOf({ content: text })),
    end: () => void parts.end(eventsOf('').join('')),
  };
}
