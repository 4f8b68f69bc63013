export const messages = {
  region: 'Timers',
  started: (label: string) => `Timer started: ${label}`,
  timeIsUp: 'Time is up',
  timeIsUpFor: (label: string) => `Time is up: ${label}`,
  paused: 'Paused',
  pauseTimer: (label: string) => `Pause ${label}`,
  resumeTimer: (label: string) => `Resume ${label}`,
  extend: '+1 min',
  extendTimer: (label: string) => `+1 min for ${label}`,
  stop: 'Stop',
  stopTimer: (label: string) => `Stop ${label}`,
  uncertain: 'The clock was set back: this may be late.',
  limits: 'Keep this page open and the phone unlocked, or you may miss the bell.',
  tell: 'Notify me',
  telling: {
    missing: '',
    possible: '',
    unanswered: "You haven't answered your browser yet. Press again to see its question.",
    on: 'While this page is hidden, a notification tells you.',
    refused:
      'Your browser blocks notifications from this page. You can allow them in its settings.',
  },
  /** `step`: its number; undefined for a recipe without steps. */
  stepIsUp: (step: number | undefined) => (step ? `Time is up: step ${step}` : 'Time is up'),
  sound: {
    ready: '',
    waiting: 'Press anywhere on the page to turn on the sound.',
    missing: "This browser can't play a sound. Keep an eye on the page.",
  },
  over: (time: string) => `${time} over`,
  amount: (count: number, unit: 'hour' | 'minute' | 'second') =>
    `${count} ${unit}${count === 1 ? '' : 's'}`,
  start: (duration: string) => `Start a timer for ${duration}`,
  goTo: (words: string) => `${words}: go to the timer`,
};
