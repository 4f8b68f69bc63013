import { joinNames } from '../../../ui/joinNames';
import type { Shelf } from './shelves';

export const listMessages = {
  heading: 'Shopping list',
  dinners: (titles: readonly string[]) => `For ${joinNames(titles)}.`,
  unread: (titles: readonly string[]) =>
    `Not on this list: the ingredients of ${joinNames(titles)} could not be read.`,
  nothing: 'Nothing to buy.',
  shelf: (shelf: Shelf): string => shelf,
  /** There is too little of this food. */
  missing: (food: string, amount: string) => `${food}, ${amount} more`,
  haveAndNeed: (have: string, need: string) => `You have ${have} and need ${need}.`,
  allPlanned: (count: number) =>
    count === 1 ? 'Show the planned dinner' : `Show all ${count} planned dinners`,
  onlyOne: (title: string) => `Show only ${title}`,
  own: 'Your own lines',
  add: 'Add',
  newLine: 'Add a line',
  full: 'The list is full.',
  remove: (text: string) => `Remove ${text}`,
  partsOf: ({ parts }: { parts: readonly { title: string; text: string }[] }) =>
    parts.map(({ title, text }) => `${title} ${text}`).join(', '),
  for: (name: string) => `What ${name} is for`,
  /** `lines`: such as "leek 1". */
  aside: {
    atHand: (lines: string) => `At hand, if it's enough: ${lines}`,
    perhaps: (lines: string) => `Perhaps at hand (check the kind): ${lines}`,
    probably: (lines: string) => `Probably at hand: ${lines}`,
    optional: (lines: string) => `Optional: ${lines}`,
  },
  buy: 'Buy it',
  buyNamed: (text: string) => `Buy ${text}`,
  /** `found`: such as "contains milk". */
  warning: (found: readonly string[]) => `⚠ ${found.join('; ')}`,
  withWarnings: 'With warnings',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: "This browser doesn't let the page copy.",
  share: 'Share',
  linkCopied: 'Link copied',
  tooLong: 'This list is too long for a link. Copy it instead.',
  /** `when`: such as "Nov 28, 2026, 6:05 PM". */
  shared: (when: string) =>
    `Someone shared this list, made on ${when}. What you tick stays on this device.`,
  print: 'Print',
  allIn: 'Everything is in',
  movedIn: (count: number) =>
    count === 1 ? '1 food joined your ingredients.' : `${count} foods joined your ingredients.`,
  undo: 'Undo',
  notKept: "Your browser couldn't save this. It is kept only until you reload this tab.",
};
