/**
 * Timers out of a recipe's text. A lazy part of the page, used like this:
 *
 * - `rehypeDurations` goes into the list of rehype plugins that render a recipe, and `components`
 *   into the components;
 * - `startTimers` is called once for the page, with what the tab kept, and its result stands in a
 *   `TimersContext` around the recipe and the dock. Without one, the times are plain words;
 * - one `TimerDock` stands on the page all the time, also when the recipe goes away.
 */
export { rehypeDurations } from '../recipe/document/old/rehypeDurations';
export { TimerDock } from './TimerBar';
export { TimersContext } from './TimersContext';
export { startTimers, type Timers, type TimersOptions } from './timers';

import type { Components } from 'react-markdown';
import { TimerButton } from './TimerButton';

/** What shows the elements that `rehypeDurations` makes. */
export const components: Pick<Components, 'time'> = { time: TimerButton };
