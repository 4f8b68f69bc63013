/** What visitors read and hear while they type and edit, and of the list that stays. */
export const typingMessages = {
  useUp: 'Use up',
  keep: 'Keep this list in this browser',
  deleted: 'Deleted from this browser.',
  undo: 'Undo',
  refused: "Your browser can't keep it. The list stays in this tab.",
  behind: 'This browser has no room for your last change.',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Split: ${pieces.join(' · ')}`,
};
