import { dayOf } from '../../../machines/localTime';

/** What visitors read and hear while they type and edit, and about the kept list. */
export const typingMessages = {
  useUp: 'Use up',
  keep: 'Keep this list in this browser',
  deleted: 'Deleted from this browser.',
  undo: 'Undo',
  refused: "Your browser can't keep the list. It stays in this tab only.",
  behind: "Your last change couldn't be saved: this browser's storage is full.",
  /** @param cookedAt in local time: `2026-11-21T19:30:00+01:00` */
  cookedOn: (cookedAt: string) => {
    const day = new Date(dayOf(cookedAt));
    if (Number.isNaN(day.getTime())) return '';
    const words = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return ` · from ${day.toLocaleDateString('en-GB', words)}`;
  },
  stillGood: ' · Still good?',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Make ${pieces.length} of it: ${pieces.join(' · ')}`,
};
