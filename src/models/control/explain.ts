import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis, DiagnosisKind, LocalServer } from '../../../machines/connection/diagnosis';
import * as restWords from '../../words/en/rest';

/** The address that Ollama uses by default. */
export const EXAMPLE_ADDRESS = 'http://localhost:11434';

export function nameCondition({ kind }: Diagnosis): string {
  if (/credit/i.test(kind)) return restWords.conditions.noCredit;
  if (/^(?:model|browserModel)/.test(kind)) return restWords.conditions.notAvailable;
  return /^(?:token|key)/.test(kind) ? restWords.conditions.refused : restWords.conditions.noAnswer;
}

/** What follows from a failure, besides its words. */
interface Consequence {
  /** Only of this call: the connection may be sound. */
  isOfCall?: true;
  /** May pass by itself. */
  canPass?: true;
  /** Of the host's model: no other request would mend it. */
  needsOwn?: true;
}

const PASSES: Consequence = { isOfCall: true, canPass: true };
const OF_CALL: Consequence = { isOfCall: true };
const NEEDS_OWN: Consequence = { needsOwn: true };

/** What is not here is wrong with the connection, and stays wrong. */
export const CONSEQUENCES: Partial<Record<Diagnosis['kind'], Consequence>> = {
  blankAnswer: PASSES,
  brokenOff: PASSES,
  contentRefused: OF_CALL,
  declined: PASSES,
  fewIdeas: PASSES,
  modelBusy: PASSES,
  modelLoading: PASSES,
  modelNotFound: NEEDS_OWN,
  modelNotServed: NEEDS_OWN,
  noCredit: NEEDS_OWN,
  noRecipe: PASSES,
  onlyThoughts: OF_CALL,
  partMissing: PASSES,
  pictureRefused: OF_CALL,
  providerNoCredit: NEEDS_OWN,
  requestTooLong: OF_CALL,
  serverFailed: PASSES,
  settingRefused: OF_CALL,
  timedOut: { canPass: true },
  tooManyCalls: PASSES,
  unknown: OF_CALL,
  unreachable: { canPass: true },
  wantsTools: PASSES,
};

/** `choice`: the one that does not work. `snippet`: to copy, after a remedy that ends in a colon. */
export function explain(
  diagnosis: Diagnosis,
  choice: Choice,
): { problem: string; remedy: string; snippet?: string; needsOwn?: boolean } {
  const server = 'server' in diagnosis ? diagnosis.server : null;
  const [cause, remedy] = wordsFor(diagnosis, choice, server && SERVERS[server].name);
  const problem = diagnosis.said ? `${cause} ${restWords.conditions.said(diagnosis.said)}` : cause;
  // A visitor can do something about these, whoever chose the model.
  if (choice !== 'host' || /^(?:offline|onlyThoughts|blockedByFrame)$/.test(diagnosis.kind)) {
    const snippet = snippetOf(diagnosis);
    return { problem, remedy, ...(snippet && { snippet }) };
  }
  const { canPass, needsOwn = false } = CONSEQUENCES[diagnosis.kind] ?? {};
  return {
    problem,
    remedy: canPass ? restWords.conditions.mayPass(remedy) : restWords.conditions.staysWrong,
    needsOwn,
  };
}

const wordsFor = <Kind extends DiagnosisKind>(
  diagnosis: Diagnosis<Kind>,
  choice: Choice,
  server: string | null,
) => restWords.explanations[diagnosis.kind](diagnosis, choice, server);

function snippetOf(diagnosis: Diagnosis): string | undefined {
  switch (diagnosis.kind) {
    case 'addressMalformed':
      return EXAMPLE_ADDRESS;
    case 'addressNotLocal': {
      const { hostname, port } = new URL(`http://${diagnosis.host}`);
      return `ssh -NL 11434:localhost:${port || 11434} ${hostname}`;
    }
    case 'addressNotCallable':
    case 'wrongAddress':
      return diagnosis.instead;
    case 'blockedByFrame':
      return diagnosis.page;
    case 'serverNotRunning':
    case 'serverSilent':
      return diagnosis.server ? SERVERS[diagnosis.server].start : undefined;
    case 'blockedByCors':
      return (
        (diagnosis.server && SERVERS[diagnosis.server].allow?.(diagnosis.origin)) ??
        diagnosis.origin
      );
    default:
      return undefined;
  }
}

interface Server {
  name: string;
  start: string;
  /** What lets pages of an origin read the server's answers, if one command does. */
  allow?(origin: string): string;
}

const SERVERS: Record<LocalServer, Server> = {
  ollama: {
    name: 'Ollama',
    start: 'ollama serve',
    allow: (origin) => `OLLAMA_ORIGINS=${origin} ollama serve`,
  },
  lmStudio: {
    name: 'LM Studio',
    start: 'lms server start --cors',
    allow: () => 'lms server start --cors',
  },
  llamaCpp: { name: 'llama.cpp', start: 'llama-server -m model.gguf --port 8080' },
  vllm: {
    name: 'vLLM',
    start: 'vllm serve <model>',
    allow: (origin) => `vllm serve <model> --allowed-origins '["${origin}"]'`,
  },
};
