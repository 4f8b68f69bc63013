/** What visitors read and hear while they type and edit, and about the kept list. */
export const typingMessages = {
  isRecipe: 'This looks like a recipe.',
  openIt: 'Open it',
  asFoods: 'Add as foods',
  useUp: 'Use up',
  keepQuestion: 'Keep the list and this recipe in this browser for next time?',
  keepListQuestion: 'Keep the list in this browser for next time?',
  keep: 'Keep',
  decline: 'No',
  kept: 'Kept in this browser',
  stop: 'Stop and delete',
  deleted: 'Deleted from this browser.',
  undo: 'Undo',
  refused: "Your browser can't keep them. They stay in this tab only.",
  nowhere: "This tab can't keep your list and recipes: a reload loses them.",
  behind: "Your last change couldn't be saved: this browser's storage is full.",
  /** Asks about a list that is old. @param day "21 November", or the weekday if it is of this week */
  age: (day: string, _isWeekday: boolean) => `List from ${day}. Still right?`,
  cookedOn: (day: string) => ` · from ${day}`,
  stillGood: ' · Still good?',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Split into ${pieces.length}: ${pieces.join(' · ')}`,
};
