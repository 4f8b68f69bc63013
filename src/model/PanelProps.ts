import type { ModelController } from './createModelController';

/** What the panel of each choice gets. */
export interface PanelProps {
  controller: ModelController;
  /** Moves the focus to the selected choice, before a focused button disappears. */
  focusChoice(): void;
}
