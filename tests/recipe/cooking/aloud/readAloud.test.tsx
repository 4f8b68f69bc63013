import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../../machines/kitchen/preferences';
import { learn } from '../../../../src/foods/languages/learn';
import { provideDialogs } from '../../../support/dialogs';
import { ENGLISH, FROM_AFAR, standInVoices } from '../../../support/standInVoices';
import { renderRecipe } from '../renderRecipe';

// Loaded in advance, so no test waits for it.
import '../../../../src/recipe/cooking/aloud/startReadAloud';

const RICE = `# Rice

Serves 4.

- 200 g rice
- 2 tbsp butter

1. Boil 200 g rice for 12 minutes.
2. Stir in the butter.
3. Serve.`;

const NEED = 'You need: 2 tablespoons butter.';

const GERMAN = { lang: 'de-DE', name: 'Deutsch', localService: true };
const SUPPE = `# Reis

Für 4 Personen

## Zutaten

- 200 g Reis
- 2 EL Butter

## Zubereitung

1. 200 g Reis in der **Butter**, dann ***Oliven*öl** kochen.
2. Servieren.`;

const NO_MILK: Preferences = { ...NO_PREFERENCES, allergens: ['milk'] };

beforeAll(() => learn('de'));
beforeEach(() => {
  sessionStorage.clear();
  provideDialogs();
});

async function cook(text = RICE, { voices = [ENGLISH], preferences = NO_PREFERENCES } = {}) {
  const voice = standInVoices(voices);
  const { app, user } = await renderRecipe(text, preferences);
  const press = (name: string) =>
    user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await press('Cook');
  if (screen.queryByRole('heading', { name: 'Get ready' })) await press('Next');
  await act(async () => void (await app.parts.cooking.load()));
  const view = within(screen.getByRole('dialog'));
  return {
    app,
    voice,
    view,
    press,
    async scaleTo(servings: number) {
      await press('Close');
      const field = screen.getByRole('spinbutton');
      await user.clear(field);
      await user.type(field, `${servings}{Enter}`);
      await press('Cook');
    },
    isOn: () => view.getByRole('button', { name: 'Read aloud' }).getAttribute('aria-pressed'),
    /** Plays everything to its end. @returns the words since the last call */
    hear() {
      act(() => voice.endAll());
      return voice.heard.splice(0).map(({ text }) => text);
    },
  };
}

describe('the voice', () => {
  it('reads the open step, each next one, and on request the same one again', async () => {
    const { press, hear } = await cook();
    expect(hear()).toEqual([]);
    await press('Read aloud');
    expect(hear()).toEqual(['Boil 200 grams rice for 12 minutes.']);
    await press('Next');
    expect(hear()).toEqual([NEED, 'Stir in the butter.']);
    await press('Read again');
    expect(hear()).toEqual([NEED, 'Stir in the butter.']);
    await press('Back');
    expect(hear()).toEqual(['Boil 200 grams rice for 12 minutes.']);
  });

  it('begins what a cook gets ready with what the recipe contains, and says it with each food', async () => {
    const text = RICE.replace('for 12 minutes', 'at 180 °C in the oven for 12 minutes').replace(
      '\n1. ',
      '\n## Equipment\n\n- A tin\n\n## Method\n\n1. ',
    );
    const { press, hear } = await cook(text, { preferences: { ...NO_MILK, units: 'us' } });
    await press('Back');
    await press('Read aloud');
    expect(hear()).toEqual([
      'Contains milk: butter.',
      'Get ready',
      'Oven at 350 degrees Fahrenheit, for step 1',
      'A tin',
      '7 ounces rice',
      '2 tablespoons butter, contains milk',
    ]);
    await press('Next');
    expect(hear().at(-1)).toMatch(/^Boil .* at 350 degrees Fahrenheit in the oven/);
  });

  it.each(['Next', 'Read again', 'Read aloud', 'Close'])(
    'is cut off by "%s"',
    { tags: 'rare' },
    async (name) => {
      const { press, voice } = await cook();
      await press('Next');
      await press('Read aloud');
      expect(voice.isSpeaking()).toBe(true);
      const before = voice.silenced;
      await press(name);
      expect(voice.silenced).toBeGreaterThan(before);
      expect(voice.isSpeaking()).toBe(['Next', 'Back', 'Read again'].includes(name));
    },
  );

  it('stops when the page is hidden or another recipe comes', async () => {
    const { app, press, voice } = await cook();
    await press('Read aloud');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(voice.isSpeaking()).toBe(false);
    hidden.mockRestore();
    await press('Read again');
    expect(voice.isSpeaking()).toBe(true);
    act(() => app.kitchen.clear());
    expect(voice.isSpeaking()).toBe(false);
  });

  it('always speaks the recipe’s language in a voice of the device', async () => {
    const { press, hear, voice } = await cook(SUPPE, { voices: [FROM_AFAR, ENGLISH, GERMAN] });
    await press('Read aloud');
    expect(voice.heard).toMatchObject([{ lang: 'de', voice: 'Deutsch' }]);
    expect(hear()).toEqual(['200 g Reis in der Butter, dann Olivenöl kochen.']);
  });

  it.each<[string, Partial<SpeechSynthesisVoice>[], page: string]>([
    ['of their own language', [GERMAN, FROM_AFAR, ENGLISH], 'en Device'],
    ['of the recipe, if there is no other', [GERMAN, FROM_AFAR], 'de Deutsch'],
  ])("says the page's words with a voice %s", { tags: 'rare' }, async (_, voices, page) => {
    const { press, scaleTo, voice } = await cook(SUPPE, { voices, preferences: NO_MILK });
    await scaleTo(2);
    await press('Read aloud');
    act(() => voice.endAll());
    expect(voice.heard.map(({ text, lang, voice }) => `${lang} ${voice}: ${text}`)).toEqual([
      `${page}: Contains milk: Butter.`,
      'de Deutsch: 100 g Reis in der Butter, dann Olivenöl kochen.',
    ]);
  });

  it('stops at once in a long step', async () => {
    const { press, voice } = await cook(`1. ${'Stir the rice and wait. '.repeat(40)}\n2. Serve.`);
    await press('Read aloud');
    act(() => voice.end());
    expect(voice.heard).toHaveLength(2);
    await press('Next');
    expect(voice.heard.map(({ text }) => text).slice(2)).toEqual(['Serve.']);
  });

  it('gets nothing but the words of a hostile step', async () => {
    const { press, hear } = await cook(
      '1. Stir <img src=x onerror="alert(1)"> [here](javascript:alert(1)) <script>alert(2)</script>now.\n2. Serve.',
    );
    await press('Read aloud');
    const words = hear().join(' ');
    expect(words).toContain('Stir');
    expect(words).not.toMatch(/[<>]|onerror|javascript:/);
  });
});

it.each([
  ['with a footnote', '1. Boil the rice[^1].\n2. Serve.\n\n[^1]: Rinse it.', 'Boil the rice.'],
  ['of two paragraphs', '1. Boil it\n\n   Drain it\n2. Serve.', 'Boil it Drain it'],
  [
    'below a heading',
    '### Step 1\n\nBoil it\n\nDrain it\n\n### Step 2\n\nServe.',
    'Step 1 Boil it Drain it',
  ],
  [
    'in a row of a table',
    '| Step | Instructions | Time |\n|---|---|---|\n| 1 | Boil rice | 12 minutes |\n| 2 | Serve | 1 minute |',
    '1 Boil rice 12 minutes',
  ],
  [
    'with bold letters and a link',
    '1. Melt the **butter**, then the *cream* of [the **note**](https://a.example/b).\n2. Serve.',
    'Melt the butter, contains milk, then the cream, contains milk, of the note.',
  ],
])('a step %s is read as people would read it', { tags: 'rare' }, async (_, steps, words) => {
  const text = `# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n${steps}`;
  const { press, hear } = await cook(text, { preferences: NO_MILK });
  await press('Read aloud');
  expect(hear().at(-1)).toBe(words);
});

describe('before the step', () => {
  it('warnings come first, whatever the first step is, and only once', {
    tags: 'rare',
  }, async () => {
    const { press, hear } = await cook(RICE, { preferences: NO_MILK });
    await press('Next');
    await press('Read aloud');
    const first = hear();
    expect(first[0]).toContain('Contains milk');
    expect(first.at(-1)).toBe('Stir in the butter, contains milk.');
    await press('Next');
    expect(hear()).toEqual(['Serve.']);
  });

  it('the voice names the ingredients as the page shows them with a step, and each mark once', async () => {
    const text = RICE.replace('2 tbsp butter', '2 tbsp butter, softened in milk');
    const { press, scaleTo, hear } = await cook(text, { preferences: NO_MILK });
    await scaleTo(2);
    await press('Next');
    await press('Read aloud');
    expect(hear()).toContain('You need: 1 tablespoon butter, contains milk.');
  });

  it('interrupted warnings come again', async () => {
    const { press, hear, voice } = await cook(RICE, { preferences: NO_MILK });
    await press('Read aloud');
    const [warning] = voice.heard.splice(0);
    expect(warning?.text).toContain('Contains milk');
    await press('Next');
    expect(hear()[0]).toBe(warning?.text);
  });

  it('the voice scales the amounts of a step, and says which ones it cannot scale', async () => {
    const { press, scaleTo, hear } = await cook(
      RICE.replace('200 g rice for', '200 g rice in 1 l broth for'),
    );
    await scaleTo(2);
    await press('Read aloud');
    expect(hear()).toEqual([
      'You need: 100 grams rice.',
      'Still for 4: 1 litre broth.',
      'Boil 100 grams rice in 1 litre broth for 12 minutes.',
    ]);
    await press('Next');
    expect(hear()).toEqual(['You need: 1 tablespoon butter.', 'Stir in the butter.']);
  });
});

describe('the switch', () => {
  it.each<[string, Partial<SpeechSynthesisVoice>[]]>([
    ['no voice', []],
    ['a voice that sends the words away', [FROM_AFAR]],
    ['a voice of another language', [{ ...ENGLISH, lang: 'de-DE' }]],
  ])('says why it stays off with %s, but only once it is pressed', async (_, voices) => {
    const { view, voice, press, isOn, hear } = await cook(RICE, { voices });
    const why = "This device can't read aloud in English.";
    expect(view.queryByText(why)).toBeNull();
    await press('Read aloud');
    expect(view.getByText(why)).toBeVisible();
    expect([isOn(), hear()]).toEqual(['false', []]);
    act(() => voice.find(ENGLISH));
    expect(view.queryByText(why)).toBeNull();
    await press('Read aloud');
    expect([isOn(), hear().length]).toEqual(['true', 1]);
  });

  it.each([
    ['synthesis-failed', 'false'],
    ['not-allowed', 'false'],
    ['interrupted', 'true'],
  ])(
    'after the engine says "%s" is %s, and a sentence says that the voice has failed',
    { tags: 'rare' },
    async (error, on) => {
      const { view, voice, press, isOn } = await cook();
      await press('Read aloud');
      act(() => voice.fail(error));
      const said = 'The voice has stopped working. Press “Read aloud” to try again.';
      expect([isOn(), view.queryByText(said) !== null]).toEqual([on, on === 'false']);
      if (on === 'true') return;
      await press('Read aloud');
      expect([isOn(), voice.isSpeaking(), view.queryByText(said)]).toEqual(['true', true, null]);
    },
  );
});

it('screen readers announce a step only if no voice reads it', async () => {
  const { press } = await cook();
  const dialog = screen.getByRole('dialog');
  const region = [...dialog.querySelectorAll('[aria-live]')].at(-1);
  await press('Read aloud');
  expect(dialog).not.toHaveAttribute('aria-describedby');
  await press('Next');
  expect(region).toBeEmptyDOMElement();
  await press('Read aloud');
  await press('Back');
  expect(region).toHaveTextContent('Step 1 of 3. Boil 200 g rice for 12 minutes.');
});

describe('a timer that ends', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  /** The timer of the first step ends during its first sentence. */
  async function cookWithTimer() {
    const cooking = await cook(RICE.replace('12 minutes.', '10 seconds. Wait.'));
    await cooking.press('Read aloud');
    await cooking.press('Start a timer for 10 seconds');
    act(() => void vi.advanceTimersByTime(10_000));
    return cooking;
  }

  const NAME = 'Step 1, rice: time is up.';

  it.each([
    [
      'and before the next step if the cook turns the page',
      'Next',
      [NAME, NEED, 'Stir in the butter.'],
    ],
    ['if the cook closes the view', 'Close', [NAME]],
    ['no more if the cook turns the voice off', 'Read aloud', []],
  ])('is named %s meanwhile', async (_, name, words) => {
    const { press, hear, voice } = await cookWithTimer();
    voice.heard.splice(0);
    await press(name);
    expect(hear()).toEqual(words);
  });
});
