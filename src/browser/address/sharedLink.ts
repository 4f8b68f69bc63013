import { readTab, removeFromTab, writeTab } from '../storage/tabStorage';
import { CLIP, OPEN_LIST, SHARED } from './firstLook';
import { readPageAddress } from './signIn';

export type SharedKind = 'recipe' | 'list' | 'clip';

interface Shared {
  kind: SharedKind;
  code: string;
}

/** Takes what is shared out of the address, else what the tab keeps. Null without any. */
export function takeShared(): Shared | null {
  const [start = '', kind] = SHARED.exec(location.hash) ?? [];
  const code = location.hash.slice(start.length);
  const kept = readTab(OPEN_LIST);
  const keptClip = kept?.startsWith(CLIP) ? kept.slice(CLIP.length) : null;
  if (kind === 'clip') {
    // If the tab cannot keep it, or has a list, it stays in the address until it is open.
    const hasList = kept !== null && keptClip === null;
    if (!hasList && writeTab(OPEN_LIST, CLIP + code)) clearAddress();
    return { kind, code };
  }
  if (kind === 'recipe' || kind === 'list') {
    clearAddress();
    if (kind === 'list') writeTab(OPEN_LIST, code);
    return { kind, code };
  }
  if (keptClip !== null) return { kind: 'clip', code: keptClip };
  return kept === null ? null : { kind: 'list', code: kept };
}

function clearAddress() {
  const url = new URL(location.href);
  url.hash = '';
  history.replaceState(history.state, '', url);
}

export const closeList = () => removeFromTab(OPEN_LIST);

/** It is open, or cannot be. A clip that has come since stays. */
export function closeClip(code: string) {
  const clip = CLIP + code;
  if (readTab(OPEN_LIST) === clip) removeFromTab(OPEN_LIST);
  if (location.hash === clip) clearAddress();
}

/** The code goes into the fragment, which browsers send to no server. */
export const linkTo = (kind: 'recipe' | 'list', code: string) =>
  `${readPageAddress()}#${kind}=${code}`;
