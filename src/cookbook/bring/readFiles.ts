import { createPause, timerTask } from '../../browser/loading/createPause';
import {
  type FoundRecipe,
  type Refusal,
  type RefusalCode,
  RefusedError,
} from '../../reading/lines/FoundRecipe';
import { MOST_BROUGHT_BYTES } from '../../reading/lines/limits';
import { documentsIn, holdsRecipe } from '../../reading/lines/readDocument';
import { decodeText } from './files/decodeText';
import { type Kind, kindOf } from './files/kindOf';
import { LONGEST_PACKED, MOST_RECIPES } from './files/limits';
import { inflateRecipe, readArchive } from './files/readArchive';

export interface Brought {
  found: FoundRecipe[];
  refused: Refusal[];
  /** Files of this page's cookbook, which the cookbook reads itself. */
  cookbooks: File[];
}

export interface Follower {
  /** Called now and then with how many files and recipes the page has been through. */
  onCount(count: number): void;
  signal: AbortSignal;
}

/**
 * Pauses between recipes. A damaged one does not keep the others out. Throws the signal's reason.
 */
export async function readFiles(files: readonly File[], following?: Follower): Promise<Brought> {
  const brought: Brought = { found: [], refused: [], cookbooks: [] };
  let [bytes, inArchives] = [0, 0];
  const pause = createPause(async () => {
    await timerTask();
    following?.signal.throwIfAborted();
    following?.onCount(Math.max(inArchives, brought.found.length));
  });
  const refuse = (name: string, code: RefusalCode, count?: number) =>
    brought.refused.push({ name: shortName(name), code, ...(count && { count }) });

  async function take(name: string, content: Uint8Array, isEntry = false): Promise<void> {
    bytes += content.length;
    if (bytes > MOST_BROUGHT_BYTES) throw new RefusedError('tooLarge');
    const kind = kindOf(content);
    if (kind === 'gzip') return take(name, await inflateRecipe(content, pause), isEntry);
    if (kind !== 'text') throw new RefusedError(refusalOf(kind));
    for (const one of documentsIn(decodeText(content), shortName(name))) {
      if ('code' in one) refuse(one.name, one.code);
      else if (isEntry && WORDS.test(name) && !holdsRecipe(one)) refuse(name, 'noRecipe');
      else if (brought.found.length >= MOST_RECIPES) throw new RefusedError('tooMany');
      else brought.found.push(one);
      await pause();
    }
  }

  for (const file of files) {
    try {
      const kind = kindOf(new Uint8Array(await file.slice(0, 1_024).arrayBuffer()));
      if (kind === 'zip') {
        const before = inArchives;
        const unread = await readArchive(file, {
          take: (name, content) => take(name, content, true),
          refuse,
          pause(entries) {
            inArchives = before + entries;
            return pause();
          },
        });
        if (unread > 0) refuse(file.name, 'tooManyFiles', unread);
      } else if (kind !== 'text' && kind !== 'gzip') throw new RefusedError(refusalOf(kind));
      else if (file.size > LONGEST_PACKED) throw new RefusedError('tooLarge');
      else {
        const content = new Uint8Array(await file.arrayBuffer());
        if (isCookbook(content)) brought.cookbooks.push(file);
        else await take(file.name, content);
      }
    } catch (error) {
      following?.signal.throwIfAborted();
      refuse(file.name, error instanceof RefusedError ? error.code : 'unreadable');
    }
  }
  return brought;
}

/** Pauses between recipes. */
export async function readPaste(text: string): Promise<Brought> {
  const brought: Brought = { found: [], refused: [], cookbooks: [] };
  const pause = createPause();
  for (const one of documentsIn(text, '')) {
    if ('code' in one) brought.refused.push(one);
    else if (brought.found.length < MOST_RECIPES) brought.found.push(one);
    else {
      brought.refused.push({ name: '', code: 'tooMany' });
      break;
    }
    await pause();
  }
  return brought;
}

/** Files of an archive that may hold any words, such as a readme. */
const WORDS = /\.(?:txt|md|markdown|html?)$/i;

function refusalOf(kind: Exclude<Kind, 'text' | 'gzip'>): RefusalCode {
  return kind === 'zip' || kind === 'unknown' ? 'noRecipe' : kind;
}

/** A cookbook of this page, by its first field. */
function isCookbook(content: Uint8Array): boolean {
  const start = new TextDecoder().decode(content.subarray(0, 200));
  return /^\ufeff?\s*\{\s*"format"\s*:\s*"saffron-cookbook"/.test(start);
}

const LONGEST_NAME = 80;

/** The last part of a path, without what could disguise it. */
function shortName(path: string): string {
  const name = path
    .replace(/[\p{C}]/gu, '')
    .replace(/\/(?:recipe|[^/]*)\.json$/u, (end) => (end === '/recipe.json' ? '' : end));
  const last = name.split(/[\\/]/).findLast((part) => part !== '') ?? '';
  return last.length > LONGEST_NAME ? `${last.slice(0, LONGEST_NAME)}…`.toWellFormed() : last;
}
