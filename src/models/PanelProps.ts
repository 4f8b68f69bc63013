import type { ModelController } from './control/createModelController';

export interface PanelProps {
  controller: ModelController;
  /** Moves the focus to the selected choice, before a focused button disappears. */
  focusChoice(): void;
}
