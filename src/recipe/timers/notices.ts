import type { Timer } from '../../../machines/timer/timerMachine';
import { createStore } from '../../browser/store';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';

import { inWords } from './timeLeft';

/** `missing`: the browser has none. `possible`: not asked yet. `unanswered`: question closed. */
export type NoticeState = 'missing' | 'possible' | 'unanswered' | 'on' | 'refused';

export type Notices = ReturnType<typeof createNotices>;

/** The page's service worker shows them. */
export function createNotices() {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const state = createStore<NoticeState>('missing');
  let wasAsked = false;

  function readPermission() {
    if (!serviceWorker?.controller || typeof Notification === 'undefined') state.set('missing');
    else if (Notification.permission === 'granted') state.set('on');
    else if (Notification.permission === 'denied') state.set('refused');
    else state.set(wasAsked ? 'unanswered' : 'possible');
  }

  readPermission();
  serviceWorker?.addEventListener('controllerchange', readPermission);

  return {
    state,
    /** Asks for the permission. Call it during a press. */
    async ask() {
      await Notification.requestPermission();
      wasAsked = true;
      readPermission();
    },
    /** Does nothing if the visitor has a tab of the page in sight, or wants no notifications. */
    show(timer: Timer) {
      readPermission();
      if (state.get() !== 'on' || !document.hidden) return;
      serviceWorker?.controller?.postMessage(noticeOf(timer));
    },
    stop: () => serviceWorker?.removeEventListener('controllerchange', readPermission),
  };
}

/**
 * For `src/offline/worker/serviceWorker.ts`. Names only step and time: anyone near a locked phone can
 * read a notification. Tabs with the same timer show one.
 */
function noticeOf({ step, duration, key, endsAt }: Timer) {
  return {
    type: 'timer',
    lang: firstWords.language.code,
    title: recipeWords.timers.stepIsUp(step),
    body: inWords(Math.round(duration / 1_000)),
    tag: `${key} ${endsAt}`,
  };
}
