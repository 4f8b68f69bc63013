import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { createActors } from '../../machines/actors';
import { createEventLog } from '../../src/devtools/startInspecting';
import { settle } from '../support/settle';
import { startTimerIn } from '../support/timerActor';

it('lists each event on a line, with the actor, its sender if it has one, and the state that it led to', () => {
  const log = createEventLog([]);
  vi.spyOn(performance, 'now').mockReturnValue(12.3);
  startTimerIn(createActors(log), 'a').send({ type: 'timer.pause' });
  const lines = log.write().split('\n');
  expect(lines.at(-3)).toBe(
    '{"at":12,"actor":"timer a","event":{"type":"timer.pause"},"state":"paused"}',
  );
  expect(JSON.parse(log.write())).toContainEqual(
    expect.objectContaining({ actor: 'timer a', from: 'page', state: 'running' }),
  );
  expect(JSON.parse(log.write())).toHaveLength(lines.length - 3);
  expect(lines.every((line) => line.length < 500)).toBe(true);
});

it('holds no secret and no preferences, whether a secret is named, looks like one or is known to be one', async () => {
  const log = createEventLog(['my-own-secret']);
  const { start } = createActors(log);
  const answer = {
    accessToken: 'named',
    header: 'Bearer abc.def',
    preferences: { diet: 'halal', allergens: ['lupin'] },
    wish: { words: 'no celery', without: ['mustard'] },
    changed: 'no sesame',
    allergens: ['crustaceans'],
    speech: { warnings: ['Contains celeriac.'], words: ['Stir in oysters, contains molluscs.'] },
    heard: 'Contains sulphites.',
    announcement: 'Step 1, satay: time is up.',
    announcements: ['Step 2, tahini: time is up.'],
    texts: ['hf_abcdefgh123', 'the my-own-secret here'],
    address: 'https://a.example',
  };
  start(
    'call',
    fromPromise(() => Promise.resolve(answer)),
  );
  await settle();
  const text = log.write();
  expect(text).toContain('https://a.example');
  expect(text).not.toMatch(
    /named|abc\.def|hf_abc|my-own-secret|halal|lupin|celery|mustard|sesame|celeriac|molluscs|sulphites|crustaceans|satay|tahini/,
  );
});
