import type { AnswerPiece } from '../../src/wire/connections/connection';
import { createOpenAiCompatibleConnection } from '../../src/wire/connections/openAiCompatible';
import type { LocalServer } from './localServer';
import { requestOf } from './requestOf';
import { eventOf, type Reply } from './standIn';

export const RECIPE = '# Crème brûlée\n\n1. Whisk 🥚 eggs.';

export const END = eventOf({}, 'stop');
export const DONE = 'data: [DONE]\n\n';

export const say = (content: unknown) => eventOf({ content });
export const events = (...parts: (string | Uint8Array)[]): Reply => ({ kind: 'events', parts });
export const bytes = (text: string) => new TextEncoder().encode(text);

/** Collects the pieces of its answers, without mere signs of life. */
export function connectTo(server: LocalServer) {
  const connection = createOpenAiCompatibleConnection(
    { endpoint: server.url, model: 'llama3' },
    true,
  );
  const controller = new AbortController();
  const pieces: AnswerPiece[] = [];
  const keep = (piece: AnswerPiece) => {
    if (piece.text || piece.isThought) pieces.push(piece);
  };
  return {
    connection,
    controller,
    pieces,
    ask: (onPiece = keep) =>
      connection.generate(requestOf(['eggs', 'rice']), controller.signal, onPiece),
  };
}
