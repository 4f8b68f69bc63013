import { LONGEST_ALARM, type Timer } from '../../../machines/timer/timerMachine';
import { createStore } from '../../browser/store';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import { inWords } from './timeLeft';

/** Whether the visitor could hear an alarm now; `waiting` until their next press on the page. */
export type AlarmState = 'ready' | 'waiting' | 'missing';

export type Alarm = ReturnType<typeof createAlarm>;

/** Three short beeps and a pause, in s. */
const BEEP = 0.12;
const BEEPS = 3;
const BEEP_EVERY = 0.22;
const ROUND = 1.6;
const LENGTH = LONGEST_ALARM / 1_000;

/** How long the clock of the browser's audio may take to begin to move, in ms. */
const CLOCK_DELAY = 500;

/** In Hz. Old ears hear it, and small loudspeakers play it. */
const PITCH = 1_320;
const LOUDNESS = 0.35;

export function createAlarm() {
  const state = createStore<AlarmState>(
    typeof AudioContext === 'undefined' ? 'missing' : 'waiting',
  );
  let audio: AudioContext | undefined;
  let sounding = 0;
  let silence: (() => void) | undefined;
  let clockCheck: ReturnType<typeof setTimeout> | undefined;

  const readAudio = () => state.set(audio?.state === 'running' ? 'ready' : 'waiting');

  function open() {
    if (audio || state.getSnapshot().context === 'missing') return;
    try {
      audio = new AudioContext();
      audio.addEventListener('statechange', readAudio);
    } catch {
      state.set('missing');
    }
  }

  /** Makes no sound unless an alarm is due and the browser's audio is open. */
  function begin() {
    resume(audio);
    if (sounding === 0 || !audio) return;
    playThroughSilentMode(true);
    silence ??= play(audio);
  }

  function end() {
    silence?.();
    silence = undefined;
    playThroughSilentMode(false);
  }

  function replace() {
    audio?.removeEventListener('statechange', readAudio);
    audio?.close().catch(() => {});
    end();
    audio = undefined;
    open();
    readAudio();
    begin();
  }

  return {
    state,
    /** Call it during a press: only then do browsers allow sound. */
    prepare() {
      open();
      begin();
      clockCheck = checkClock(clockCheck, audio, replace);
    },
    /** The result ends the sound. Several alarms make one sound, which starts again with each. */
    sound() {
      sounding += 1;
      // Before the first press on a page, browsers refuse and log a warning.
      if (audio || navigator.userActivation?.hasBeenActive !== false) open();
      end();
      begin();
      clockCheck = checkClock(clockCheck, audio, replace);
      return () => {
        sounding -= 1;
        if (sounding === 0) end();
      };
    },
    /** Until the next `prepare` or `sound`. */
    release() {
      clearTimeout(clockCheck);
      audio?.suspend().catch(() => {});
    },
  };
}

/** If the browser refuses, the state says so, and the next press tries again. */
const resume = (audio: AudioContext | undefined) => audio?.resume().catch(() => {});

/**
 * After a phone call, the audio of an iPhone may say that it runs while its clock does not move.
 * New audio mends that.
 */
function checkClock(
  last: ReturnType<typeof setTimeout> | undefined,
  audio: AudioContext | undefined,
  replace: () => void,
) {
  clearTimeout(last);
  const before = audio?.currentTime;
  return setTimeout(() => {
    if (audio?.state === 'running' && audio.currentTime === before) replace();
  }, CLOCK_DELAY);
}

function play(context: AudioContext): () => void {
  const oscillator = new OscillatorNode(context, { frequency: PITCH });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.connect(volume).connect(context.destination);
  const began = context.currentTime + 0.05;
  for (let round = 0; round < LENGTH / ROUND; round += 1) {
    for (let beep = 0; beep < BEEPS; beep += 1) {
      const at = began + round * ROUND + beep * BEEP_EVERY;
      // Ramps, because a wave that is cut off clicks.
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
      volume.gain.setValueAtTime(LOUDNESS, at + BEEP - 0.01);
      volume.gain.linearRampToValueAtTime(0, at + BEEP);
    }
  }
  oscillator.start(began);
  oscillator.stop(began + LENGTH);
  return () => {
    oscillator.stop();
    oscillator.disconnect();
    volume.disconnect();
  };
}

/** The ring switch of an iPhone would mute the alarm. Otherwise the page lets music go on. */
function playThroughSilentMode(isSounding: boolean) {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = isSounding ? 'playback' : 'auto';
}

/** `missing`: the browser has none. `possible`: not asked yet. `unanswered`: question closed. */
type NoticeState = 'missing' | 'possible' | 'unanswered' | 'on' | 'refused';

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
      if (state.getSnapshot().context !== 'on' || !document.hidden) return;
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
