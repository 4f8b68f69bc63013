import { expect, it } from 'vitest';
import type { Finding } from '../../src/connections/refusal';
import { wordsFor } from '../../src/model/diagnosisMessages';

const ORIGIN = 'https://kitchen.example';
const cors = (server: 'ollama' | 'lmStudio' | 'llamaCpp' | 'vllm' | null): Finding => ({
  kind: 'refusedByCors',
  server,
  origin: ORIGIN,
});

it.each<[Finding, string | undefined]>([
  [cors('ollama'), `OLLAMA_ORIGINS=${ORIGIN} ollama serve`],
  [cors('lmStudio'), 'lms server start --cors'],
  [cors('vllm'), `vllm serve <model> --allowed-origins '["${ORIGIN}"]'`],
  [cors('llamaCpp'), ORIGIN],
  [cors(null), ORIGIN],
  [{ kind: 'notRunning', server: 'ollama' }, 'ollama serve'],
  [{ kind: 'notRunning', server: null }, undefined],
  [{ kind: 'silent', server: 'llamaCpp' }, 'llama-server -m model.gguf --port 8080'],
  [{ kind: 'silent', server: null }, undefined],
  [{ kind: 'addressMalformed' }, 'http://localhost:11434'],
  [{ kind: 'addressElsewhere', host: 'a.example' }, 'http://localhost:11434'],
  [{ kind: 'addressForbidden', instead: 'http://localhost:1/v1' }, 'http://localhost:1/v1'],
])('%j of a server of this computer is mended by the line %s', (finding, line) => {
  const words = wordsFor(finding, 'local');
  expect(words.line).toBe(line);
  expect(words.remedy).toMatch(line ? /:$/ : /\.$/);
});

it.each<[readonly string[] | undefined, string]>([
  [undefined, 'It does not list those that it has.'],
  [[], 'Fetch one for it first.'],
  [['a'], 'It has a.'],
  [['a', 'b', 'c'], 'It has a, b, and c.'],
])('a server that has the models %j says so', (models, remedy) => {
  const finding: Finding = { kind: 'noSuchModel', ...(models && { models }) };
  expect(wordsFor(finding, 'local').remedy).toBe(remedy);
});

it.each<Finding>([{ kind: 'tokenRejected' }, { kind: 'tokenNotAllowed' }])(
  '%j is told otherwise of a sign-in than of a token',
  (finding) => {
    expect(wordsFor(finding, 'token').what).toMatch(/token/);
    expect(wordsFor(finding, 'signIn').what).toMatch(/sign-in/);
  },
);

it('what cannot be told is said not to be, with the status where there is one', () => {
  expect(wordsFor({ kind: 'cannotTell' }, 'local')).toEqual({
    what: 'It did not answer as a model does. Why, this page cannot tell.',
  });
  expect(wordsFor({ kind: 'cannotTell', status: 418 }, 'local').what).toContain('(HTTP 418)');
});
