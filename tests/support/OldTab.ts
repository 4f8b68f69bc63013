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
 * What a tab of version 1.1 does with the storage of a browser. It asked before it kept a list, took
 * part in one that another tab kept, and heard when another tab stopped.
 */
export class OldTab {
  list: SharedList = EMPTY_LIST;
  state: 'undecided' | 'kept' | 'declined' = 'undecided';

  constructor() {
    this.hear();
  }

  hear() {
    const kept = readKept(localStorage.getItem(KEY));
    if (!kept) {
      if (this.state === 'kept') this.state = 'declined';
    } else if (this.state === 'kept') this.list = kept.list;
    else if (this.state === 'undecided') {
      this.state = 'kept';
      this.change({ kind: 'join', list: this.list });
    }
  }

  change(command: KeptCommand) {
    const kept = readKept(localStorage.getItem(KEY));
    if (this.state === 'kept' && !kept) this.state = 'declined';
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
