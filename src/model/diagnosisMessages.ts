import type { Choice } from '../../machines/connectionMachine';
import type { Finding, LocalServer } from '../connections/refusal';

/** What is told of a finding. */
export interface Words {
  /** What is wrong. */
  what: string;
  /** What to do about it. */
  remedy?: string;
  /** The line to type for it. */
  line?: string;
}

const NAMES: Record<LocalServer, string> = {
  ollama: 'Ollama',
  lmStudio: 'LM Studio',
  llamaCpp: 'llama.cpp',
  vllm: 'vLLM',
};

const START: Record<LocalServer, string> = {
  ollama: 'ollama serve',
  lmStudio: 'lms server start --cors',
  llamaCpp: 'llama-server -m model.gguf --port 8080',
  vllm: 'vllm serve <model>',
};

/** How a server is made to answer pages of an origin. */
function openTo(server: LocalServer | null, origin: string): Pick<Words, 'remedy' | 'line'> {
  switch (server) {
    case 'ollama':
      return {
        remedy: 'Quit Ollama, and start it with this page named:',
        line: `OLLAMA_ORIGINS=${origin} ollama serve`,
      };
    case 'lmStudio':
      return { remedy: 'Start the server with CORS switched on:', line: START.lmStudio };
    case 'vllm':
      return {
        remedy: 'Start vLLM with this page named:',
        line: `vllm serve <model> --allowed-origins '["${origin}"]'`,
      };
    default:
      return { remedy: 'Have the server allow this origin:', line: origin };
  }
}

/**
 * Words a finding.
 *
 * @param choice what was being connected
 */
export function wordsFor(finding: Finding, choice: Choice): Words {
  switch (finding.kind) {
    case 'tokenMalformed':
      return {
        what: 'This is no access token of Hugging Face: those begin with “hf_”.',
        remedy: 'Copy the whole token from huggingface.co/settings/tokens.',
      };
    case 'tokenRejected':
      return choice === 'signIn'
        ? { what: 'Hugging Face no longer accepts the sign-in.', remedy: 'Sign in again.' }
        : {
            what: 'Hugging Face does not accept this token.',
            remedy: 'It may be revoked or mistyped. Make one at huggingface.co/settings/tokens.',
          };
    case 'tokenNotAllowed':
      return choice === 'signIn'
        ? {
            what: 'The sign-in does not allow calls to this model.',
            remedy: 'Sign in again and allow them, or try another model.',
          }
        : {
            what: 'The token is valid, but may not call this model.',
            remedy: 'Give it the permission “Make calls to Inference Providers”.',
          };
    case 'noCredit':
      return {
        what: 'The account has no credit left for calls to models.',
        remedy: 'Add some at huggingface.co/settings/billing, or wait for the next month.',
      };
    case 'keyWanted':
      return {
        what: 'The server wants a key, and this page sends none.',
        remedy: 'Start the server without a key.',
      };
    case 'modelMalformed':
      return { what: "This cannot be a model's name.", remedy: 'Copy it from where it is listed.' };
    case 'noSuchModel':
      return wordsForMissing(finding.models, choice);
    case 'notServed':
      return {
        what: `The provider “${finding.provider}” does not serve this model for chat.`,
        remedy: `Choose one of huggingface.co/models?inference_provider=${finding.provider}.`,
      };
    case 'busy':
      return { what: 'Too many calls for now.', remedy: 'Wait a minute, and try again.' };
    case 'serverFailed':
      return {
        what: `The server has trouble of its own (HTTP ${finding.status}).`,
        remedy: 'Try again later.',
      };
    case 'addressMalformed':
      return { what: 'This is no address.', remedy: 'It looks like this:', line: EXAMPLE };
    case 'addressElsewhere':
      return {
        what: `“${finding.host}” is not this computer.`,
        remedy: 'This page may call this computer alone, such as:',
        line: EXAMPLE,
      };
    case 'addressForbidden':
      return {
        what: 'The browser keeps this page from an address of this form.',
        remedy: 'Write it like this:',
        line: finding.instead,
      };
    case 'notRunning':
      return {
        what: 'Nothing answers at this address: the server does not run, or not there.',
        remedy: finding.server ? `Start ${NAMES[finding.server]}:` : 'Start the server.',
        ...(finding.server && { line: START[finding.server] }),
      };
    case 'silent':
      return {
        what: 'Nothing answers: the server does not run, or the browser does not let this page ask.',
        remedy: finding.server ? `Start ${NAMES[finding.server]}:` : 'Start the server.',
        ...(finding.server && { line: START[finding.server] }),
      };
    case 'refusedByCors':
      return {
        what: 'The server runs, but does not let this page read its answers (CORS).',
        ...openTo(finding.server, finding.origin),
      };
    case 'blockedByPermission':
      return {
        what: 'The browser does not let this page call this computer.',
        remedy: "Allow it in the browser's settings for this site, and try again.",
      };
    case 'noAnswerInTime':
      return {
        what: 'No answer came within the time limit.',
        remedy: 'Try again; a large model takes its time to load.',
      };
    case 'offline':
      return { what: 'There is no network.', remedy: 'Connect to it, and try again.' };
    case 'unreachable':
      return { what: 'No answer came. A page is not told why.', remedy: 'Try again later.' };
    case 'cannotTell':
      return {
        what: `It did not answer as a model does${finding.status ? ` (HTTP ${finding.status})` : ''}. Why, this page cannot tell.`,
      };
    case 'signInRefused':
      return {
        what: 'The sign-in was declined at Hugging Face.',
        remedy: 'Sign in again and allow it, or choose another way.',
      };
    case 'signInFailed':
      return {
        what: `The sign-in broke off: ${finding.detail}.`,
        remedy: 'Try again; if it stays so, tell the host of this page.',
      };
    case 'signInStale':
      return {
        what: 'This sign-in has been used already, or was begun in another tab.',
        remedy: 'Sign in again.',
      };
    case 'storageRefused':
      return {
        what: 'The browser lets this page keep nothing, so that the sign-in would be lost on its way.',
        remedy: 'Allow this site to store data, or choose another way.',
      };
  }
}

/** An address as it may be typed: that of Ollama. */
export const EXAMPLE = 'http://localhost:11434';

function wordsForMissing(models: readonly string[] | undefined, choice: Choice): Words {
  if (choice !== 'local') {
    return {
      what: 'Hugging Face has no model of this name, or does not show it to this token.',
      remedy: "Copy the name from the model's page.",
    };
  }
  if (!models) {
    return {
      what: 'The server has no model of this name.',
      remedy: 'It does not list those that it has.',
    };
  }
  if (models.length === 0) {
    return { what: 'The server has no model.', remedy: 'Fetch one for it first.' };
  }
  return {
    what: 'The server has no model of this name.',
    remedy: `It has ${new Intl.ListFormat('en').format(models.slice(0, 20))}.`,
  };
}
