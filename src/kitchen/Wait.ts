/** What a visitor can know while an attempt runs. */
export interface Wait {
  /** How long this model's answers take, in seconds; null until there are two to go by. */
  usual: number | null;
  /** Whether the model thinks, and has not begun to answer. */
  isThinking: boolean;
  /** The dish. Empty if it is not known yet. */
  name: string;
  /** How many ingredients it has; 0 if that is not known yet. */
  ingredients: number;
  /** The step that is being written, from 1; 0 before the first. */
  step: number;
}
