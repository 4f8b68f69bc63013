import { readTab, removeFromTab, writeTab } from '../storage/tabStorage';
import { OPEN_LIST, SHARED } from './firstLook';
import { readPageAddress } from './signIn';

/** Takes a shared recipe or list out of the address, else the list that the tab keeps open. Null without both. */
export function takeShared(): { isList: boolean; code: string } | null {
  const url = new URL(location.href);
  const [start, kind] = SHARED.exec(url.hash) ?? [];
  const kept = readTab(OPEN_LIST);
  if (!start) return kept === null ? null : { isList: true, code: kept };
  const code = url.hash.slice(start.length);
  url.hash = '';
  history.replaceState(history.state, '', url);
  const isList = kind === 'list';
  if (isList) writeTab(OPEN_LIST, code);
  return { isList, code };
}

export const closeList = () => removeFromTab(OPEN_LIST);

/** The code goes into the fragment, which browsers send to no server. */
export const linkTo = (kind: 'recipe' | 'list', code: string) =>
  `${readPageAddress()}#${kind}=${code}`;
