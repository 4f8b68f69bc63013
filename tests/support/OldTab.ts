import type { SharedList } from '../../machines/kitchen/kitchen';
import { EMPTY_LIST } from '../../machines/kitchen/kitchen';
import {
  type KeptCommand,
  readKept,
  reduceKept,
  writeKept,
} from '../../src/kitchen/keeping/keptListStorage';

const KEY = 'saffron.list';

/**
 * What a tab of version 1.1 does with the storage of a browser, as its build does beside this one. It
 * asked before it kept a list, and took part in one that another tab kept. When another tab stopped, it
 * kept the list on its screen, and joined it to the next one that a tab kept.
 */
export class OldTab {
  list: SharedList = EMPTY_LIST;
  state: 'undecided' | 'kept' | 'ended' | 'declined' = 'undecided';

  constructor() {
    this.hear();
  }

  hear() {
    const kept = readKept(localStorage.getItem(KEY));
    if (!kept) {
      if (this.state === 'kept') this.state = 'ended';
    } else if (this.state === 'kept') this.list = kept.list;
    else if (this.state !== 'declined') {
      this.state = 'kept';
      this.change({ kind: 'join', list: this.list });
    }
  }

  change(command: KeptCommand) {
    const kept = readKept(localStorage.getItem(KEY));
    if (this.state === 'kept' && !kept) this.state = 'ended';
    if (this.state !== 'kept' || !kept) {
      this.list = reduceKept(this.list, command);
      return;
    }
    this.list = reduceKept(kept.list, command);
    localStorage.setItem(KEY, writeKept({ ...kept, list: this.list, usedAt: Date.now() }));
  }

  stopAndDelete() {
    localStorage.removeItem(KEY);
    if (localStorage.getItem('saffron.preferences')?.startsWith('{"savedAt":'))
      localStorage.removeItem('saffron.preferences');
    this.state = 'declined';
  }
}
