/** How a test plays the browser's notifications and the page's worker. */
export interface StandInNotifications {
  /** What the visitor answers to the browser's question; `default` if they close it. */
  answer: NotificationPermission;
  /** How often the browser has asked. */
  asked: number;
  /** What the page has sent to the worker about timers. */
  sent: { type: string; title: string; body: string; tag: string }[];
  /** A worker takes over, or leaves. */
  control(hasWorker: boolean): void;
  /** The visitor decides in the browser's settings. */
  decide(permission: NotificationPermission): void;
}

declare global {
  interface Window {
    standInNotifications: StandInNotifications;
  }
}

/**
 * Gives a browser, or jsdom, notifications and a worker that controls the page. Nothing outside of this
 * function: a browser gets its text alone.
 */
export function standInNotifications({
  permission,
  hasWorker,
}: {
  permission: NotificationPermission;
  hasWorker: boolean;
}): StandInNotifications {
  const played: StandInNotifications = {
    answer: 'granted',
    asked: 0,
    sent: [],
    control(isControlled) {
      container.controller = isControlled ? worker : null;
      container.dispatchEvent(new Event('controllerchange'));
    },
    decide(decided) {
      notification.permission = decided;
    },
  };
  const worker = {
    postMessage: (data: StandInNotifications['sent'][number]) => {
      if (data.type === 'timer') played.sent.push(data);
    },
  };
  const container = Object.assign(new EventTarget(), { controller: hasWorker ? worker : null });
  const notification = {
    permission,
    async requestPermission() {
      played.asked += 1;
      notification.permission = played.answer;
      return played.answer;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  Object.defineProperty(globalThis, 'standInNotifications', { configurable: true, value: played });
  return played;
}
