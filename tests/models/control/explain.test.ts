import { expect, it } from 'vitest';
import type { Diagnosis, LocalServer } from '../../../machines/connection/diagnosis';
import { explain } from '../../../src/models/control/explain';

const ORIGIN = 'https://kitchen.example';
const cors = (server: LocalServer | null): Diagnosis => ({
  kind: 'blockedByCors',
  server,
  origin: ORIGIN,
});

it.each<[Diagnosis, string | undefined]>([
  [cors('ollama'), `OLLAMA_ORIGINS=${ORIGIN} ollama serve`],
  [cors('lmStudio'), 'lms server start --cors'],
  [cors('vllm'), `vllm serve <model> --allowed-origins '["${ORIGIN}"]'`],
  [cors(null), ORIGIN],
  [
    { kind: 'addressNotLocal', host: '192.168.1.20:8080' },
    'ssh -NL 11434:localhost:8080 192.168.1.20',
  ],
  [{ kind: 'addressNotLocal', host: 'nas.local' }, 'ssh -NL 11434:localhost:11434 nas.local'],
  [{ kind: 'serverNotRunning', server: 'ollama' }, 'ollama serve'],
  [{ kind: 'serverNotRunning', server: 'vllm' }, 'vllm serve <model>'],
  [{ kind: 'serverNotRunning', server: null }, undefined],
  [{ kind: 'addressNotCallable', instead: 'http://localhost:1/v1' }, 'http://localhost:1/v1'],
])('the remedy for %j ends with the text to copy: %s', (diagnosis, snippet) => {
  const explanation = explain(diagnosis, 'local');
  expect(explanation.snippet).toBe(snippet);
  expect(explanation.remedy).toMatch(snippet ? /:$/ : /\.$/);
});

it.each<[LocalServer | null, string]>([
  ['ollama', 'Quit Ollama, then start it for this page:'],
  ['lmStudio', 'Start the server with CORS:'],
  ['vllm', 'Start vLLM for this page:'],
  [null, 'Make the server allow this origin:'],
])('the remedy for a server that refuses the page names it: %s', (server, remedy) => {
  expect(explain(cors(server), 'local').remedy).toContain(remedy);
});

it.each<[readonly string[] | undefined, RegExp]>([
  [undefined, /doesn't list/],
  [[], /no model yet/],
  [['a', 'b', 'c'], /It has a, b, and c\.$/],
])('the explanation says which models a server has: %j', (models, text) => {
  const { problem, remedy } = explain(
    { kind: 'modelNotFound', ...(models && { models }) },
    'local',
  );
  expect(`${problem} ${remedy}`).toMatch(text);
});

it('the words speak to the person who can mend the cause', () => {
  expect(explain({ kind: 'tokenRejected' }, 'signIn').remedy).toBe('Sign in again.');
  expect(explain({ kind: 'tokenRejected' }, 'token').remedy).toContain('settings/tokens');
  expect(explain({ kind: 'tokenRejected' }, 'host').remedy).toContain(
    'the people who run this page',
  );
  expect(explain({ kind: 'offline' }, 'host').remedy).toMatch(/^Connect to the internet.*again\.$/);
  expect(explain({ kind: 'tooManyCalls' }, 'host').remedy).toBe(
    'Wait a minute, then try again. If it keeps failing, tell the people who run this page.',
  );
  expect(explain({ kind: 'onlyThoughts' }, 'host')).toEqual({
    problem: 'The model spent its whole answer thinking.',
    remedy: 'Choose another one.',
  });
});
