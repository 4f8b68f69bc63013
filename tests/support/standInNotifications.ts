export interface StandInNotifications {
  /** `default` if the visitor closes the browser's question. */
  answer: NotificationPermission;
  asked: number;
  /** The page's messages to the worker about timers. */
  sent: { type: string; title: string; body: string; tag: string }[];
  control(hasWorker: boolean): void;
  /** The visitor changes the browser's settings. */
  decide(permission: NotificationPermission): void;
}

declare global {
  interface Window {
    standInNotifications: StandInNotifications;
  }
}

/** A browser gets this function's text alone, so it uses nothing from outside. */
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
