import { LONGEST_ALARM } from '../../../machines/timer/timerMachine';
import { createStore } from '../../browser/store';

/** Whether the visitor could hear an alarm now; `waiting` until their next press on the page. */
export type AlarmState = 'ready' | 'waiting' | 'missing';

export type Alarm = Pick<AudioAlarm, 'state' | 'prepare' | 'sound' | 'release'>;

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

class AudioAlarm {
  readonly state = createStore<AlarmState>(
    typeof AudioContext === 'undefined' ? 'missing' : 'waiting',
  );
  private audio: AudioContext | undefined;
  private sounding = 0;
  private silence: (() => void) | undefined;
  private clockCheck: ReturnType<typeof setTimeout> | undefined;

  private readonly look = () =>
    this.state.set(this.audio?.state === 'running' ? 'ready' : 'waiting');

  private open(): AudioContext | undefined {
    if (this.audio || this.state.get() === 'missing') return this.audio;
    try {
      this.audio = new AudioContext();
      this.audio.addEventListener('statechange', this.look);
    } catch {
      this.state.set('missing');
    }
    return this.audio;
  }

  /**
   * After a phone call, the audio of an iPhone may say that it runs while its clock does not move.
   * New audio mends that.
   */
  private replaceIfStuck() {
    clearTimeout(this.clockCheck);
    const checked = this.audio;
    const before = checked?.currentTime;
    this.clockCheck = setTimeout(() => {
      if (!checked || checked !== this.audio) return;
      if (checked.state !== 'running' || checked.currentTime !== before) return;
      checked.removeEventListener('statechange', this.look);
      checked.close().catch(() => {});
      this.end();
      this.audio = undefined;
      this.open()
        ?.resume()
        .catch(() => {});
      this.look();
      this.begin();
    }, CLOCK_DELAY);
  }

  /** Makes no sound unless an alarm is due and the browser's audio is open. */
  private begin() {
    if (this.sounding === 0 || !this.audio) return;
    playThroughSilentMode(true);
    this.silence ??= play(this.audio);
  }

  private end() {
    this.silence?.();
    this.silence = undefined;
    playThroughSilentMode(false);
  }

  /** Call it during a press: only then do browsers allow sound. */
  prepare() {
    // If the browser refuses, the state says so, and the next press tries again.
    this.open()
      ?.resume()
      .catch(() => {});
    this.begin();
    this.replaceIfStuck();
  }

  /** The result ends the sound. Several alarms make one sound, which starts again with each. */
  sound() {
    this.sounding += 1;
    // Before the first press on a page, browsers refuse and log a warning.
    if (this.audio || navigator.userActivation?.hasBeenActive !== false) this.open();
    this.audio?.resume().catch(() => {});
    this.end();
    this.begin();
    this.replaceIfStuck();
    return () => {
      this.sounding -= 1;
      if (this.sounding === 0) this.end();
    };
  }

  /** Until the next `prepare` or `sound`. */
  release() {
    clearTimeout(this.clockCheck);
    this.audio?.suspend().catch(() => {});
  }
}

export const createAlarm = (): Alarm => new AudioAlarm();

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
