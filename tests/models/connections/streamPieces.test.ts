import { describe, expect, it, vi } from 'vitest';
import { sendByHand } from '../../support/sendByHand';
import { connectTo, END, say, shareLocalServer } from '../../support/streams';

const server = await shareLocalServer();
const connect = () => connectTo(server);

describe('the pieces of an answer', () => {
  it('arrive one by one, however long the server takes between them', async () => {
    const { send, end, parts } = sendByHand();
    server.chat.next({ kind: 'events', parts });
    const { ask, pieces } = connect();
    const answer = ask();
    const words = ['# Rice', '\n\n1. Boil', ' it.'];
    for (const [index, word] of words.entries()) {
      send(say(word));
      await vi.waitUntil(() => pieces.length === index + 1);
      expect(pieces.at(-1)).toEqual({ text: word, isThought: false });
    }
    send(END);
    end();
    expect(await answer).toMatchObject({ text: words.join('') });
  });

  it('are neither comments nor blanks: these come with the next word', async () => {
    const { send, end, parts } = sendByHand();
    server.chat.next({ kind: 'events', parts });
    const { ask, pieces } = connect();
    const answer = ask();
    for (const part of [': still here\n\n', say('\n'), say(' '), say('Rice'), say('\n'), END])
      send(part);
    end();
    expect(await answer).toMatchObject({ text: '\n Rice\n' });
    expect(pieces).toEqual([{ text: '\n Rice', isThought: false }]);
  });

  it('end with Stop, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const { ask, controller, pieces } = connect();
    const answer = ask();
    await vi.waitUntil(() => pieces.length === 1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });

  it('end if no one reads them any more, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const fail = () => {
      throw new Error('Unreadable');
    };
    await expect(connect().ask(fail)).rejects.toThrow('Unreadable');
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });
});
