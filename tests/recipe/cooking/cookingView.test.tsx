import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { turnByKey } from '../../../src/recipe/cooking/useTurns';
import { provideDialogs } from '../../support/dialogs';
import { renderRecipe } from './renderRecipe';

beforeEach(async () => {
  sessionStorage.clear();
  provideDialogs();
  // A view that has closed goes back late, and would undo this test's entry.
  await vi.waitFor(() => expect(history.state).toBeNull());
});

async function cook(
  text: string,
  units: Preferences['units'] = 'original',
  allergens: Preferences['allergens'] = [],
) {
  const { app, user, unmount } = await renderRecipe(text, { ...NO_PREFERENCES, units, allergens });
  await user.click(screen.getByRole('button', { name: 'Cook' }));
  const view = within(screen.getByRole('dialog'));
  const step = () =>
    [...view.getByRole('region', { name: /^Step/ }).children]
      // The first line also holds the title.
      .map((part, at) => (at === 0 ? part.firstElementChild : part)?.textContent)
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/^(Step \d of \d) ?/, '$1: ')
      .trim();
  const press = (name: string) => user.click(view.getByRole('button', { name }));
  return { app, user, unmount, view, step, press };
}

it('a step has all that belongs to it, even the text after its list', async () => {
  const { step, press } = await cook(
    '1. **Boil:**\n- water\n- salt\n\n2. **Fry:**\n\n   in butter\n- onion\n\n3. Serve.\n   - hot',
  );
  const steps = [step()];
  await press('Next');
  steps.push(step());
  await press('Next');
  steps.push(step());
  expect(steps).toEqual([
    'Step 1 of 3: Boil: water salt',
    'Step 2 of 3: Fry: in butter onion',
    'Step 3 of 3: Serve. hot',
  ]);
});

it('a recipe of one step can be cooked, and ends with it', async () => {
  const { view, press, step } = await cook('# Pancakes\n\n- 2 eggs\n\n1. Fry 3 minutes each side.');
  await press('Next');
  expect(step()).toMatch(/^Step 1 of 1: Fry/);
  view.getByRole('button', { name: 'Done cooking' });
});

it('Escape and Back close the list of ingredients first, then the view', async () => {
  const { view, press } = await cook('# Rice\n\n- rice\n- salt\n\n1. Boil.\n2. Serve.');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const list = () => view.queryByRole('region', { name: 'Ingredients' });
  const pressEscape = () =>
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await press('Next');
  await press('Ingredients');
  pressEscape();
  expect(list()).toBeNull();
  expect(view.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(dialog).toBeVisible();
  // The browser goes back later.
  await expect.poll(() => history.state).toBe(1);
  await press('Ingredients');
  act(() => history.back());
  await expect.poll(list).toBeNull();
  expect(dialog).toBeVisible();
  // The page for getting ready hides the list at first.
  await press('Ingredients');
  await press('Back');
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('what a cook gets ready is the first page, and each part of it a box that a reload keeps', async () => {
  const text =
    '# Pie\n\n- 2 onions, chopped\n- salt\n\n## Equipment\n\n- A tin\n\n## Method\n\n1. Bake at 190 °C.\n2. Serve.';
  const { user, unmount, view } = await cook(text);
  const names = view.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(names).toEqual([
    'Oven at 190 °C, for step 1',
    'A tin',
    'Ingredient: 2 onions, chopped',
    'Ingredient: salt',
  ]);
  await user.click(view.getByText('A tin'));
  unmount();
  const again = await cook(text);
  const boxes = again.view.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
});

it('the view opens again where the cook left it, and begins anew after the last step', async () => {
  const recipe = '1. Boil.\n2. Fry.\n3. Serve.';
  const first = await cook(recipe);
  await first.press('Back');
  expect(first.step()).toBe('Step 1 of 3: Boil.');
  await first.press('Next');
  await first.press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();

  const second = await cook(recipe);
  await act(() => second.app.parts.cookbook.load());
  expect(second.step()).toBe('Step 2 of 3: Fry.');
  await second.press('Next');
  await second.press('Done cooking');
  await second.press('Finish');
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();

  expect((await cook(recipe)).step()).toBe('Step 1 of 3: Boil.');
});

it('Next says that a step is done, Back that it is not, and the end is a page of its own', async () => {
  const { app, user, press, step, view } = await cook('1. Boil.\n2. Fry.\n3. Serve.');
  await act(() => app.parts.cookbook.load());
  const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
  await press('Next');
  expect(box('Step 1')).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(box('Step 2')).toBeChecked();
  await press('Back');
  expect(box('Step 2')).not.toBeChecked();
  await press('Next');
  await press('Done cooking');
  expect(box('Step 3')).toBeChecked();
  expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('Done cooking');
  expect(view.queryByRole('region', { name: /^Step/ })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('Done cooking');
  await press('Back');
  expect(step()).toBe('Step 3 of 3: Serve.');
  expect(box('Step 3')).not.toBeChecked();
  await press('Done cooking');
  await act(async () => {});
  expect(
    app.parts.cookbook.getSnapshot().context?.actor.getSnapshot().context.queue.length,
  ).toBeLessThan(2);
});

it('an arrow that turns the page takes the focus to Next from a button that leaves with its page', async () => {
  const { user, step, view } = await cook('1. Boil for 5 minutes.\n2. Fry.\n3. Serve.');
  act(() => view.getByRole('button', { name: /5 minutes/ }).focus());
  await user.keyboard('{ArrowRight}');
  expect(view.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(step()).toBe('Step 3 of 3: Serve.');
});

it('the view begins at the first unticked step', async () => {
  const { user } = await renderRecipe('1. [x] Boil.\n2. Fry.\n3. Serve.');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  const begin = async () => {
    await press('Cook');
    const step = within(screen.getByRole('dialog')).getByRole('heading').textContent;
    await press('Close');
    return step;
  };
  expect(await begin()).toBe('Step 2 of 3');
  await tick('Step 2');
  expect(await begin()).toBe('Step 3 of 3');
  await tick('Step 1');
  expect(await begin()).toBe('Step 1 of 3');
});

const description = () =>
  document.getElementById(screen.getByRole('dialog').getAttribute('aria-describedby') ?? '');
const liveRegion = () =>
  [...(screen.getByRole('dialog').querySelectorAll('[aria-live]') ?? [])].at(-1);

it('each step is announced when it comes, as the page shows it, and not before', async () => {
  const { view, press } = await cook(
    '1. **Boil** to 100 °C.\n2. **Rest** (4 minutes). Serve **hot**.',
    'us',
  );
  expect(description()).toHaveTextContent(/^Boil to 212 °F \(100 °C\)\.$/);
  const region = liveRegion();
  expect(region).toBeEmptyDOMElement();
  await press('Next');
  expect(region).toHaveTextContent(/^Step 2 of 2\. Rest \(4 minutes\)\. Serve hot\.$/);
  await press('Back');
  expect(region).toHaveTextContent('Step 1 of 2. Boil to 212 °F (100 °C).');
  expect(view.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => {});
});

it('screen readers hear the marks of a step once, and the buttons of its times not at all', async () => {
  const { press } = await cook(
    '# Rice\n\n1. Stir in the butter.\n2. Bake with parmesan for 5 minutes.',
    'original',
    ['milk'],
  );
  expect(description()).toHaveTextContent(/^Stir in the butter \(contains milk\)\.$/);
  await press('Next');
  expect(liveRegion()).toHaveTextContent(
    /^Step 2 of 2\. Bake with parmesan \(contains milk\) for 5 minutes\.$/,
  );
  expect(description()?.querySelector('button')).toBeNull();
});

it('keys turn the steps, and leave the browser’s own keys alone', async () => {
  const { user, view } = await cook('1. Boil.\n2. Fry.\n3. Serve.');
  expect(view.getByRole('button', { name: 'Next' })).toHaveFocus();
  for (const [keys, step] of [
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
    ['{Alt>}{ArrowLeft}{/Alt}', 2],
    ['{Control>}{ArrowRight}{/Control}', 2],
    ['{Meta>}{ArrowRight}{/Meta}', 2],
    ['{Shift>}{Home}{/Shift}', 2],
    ['{End}', 3],
    ['{Home}', 1],
    ['{Enter}', 2],
  ] as const) {
    await user.keyboard(keys);
    expect(view.getByRole('heading'), keys).toHaveTextContent(`Step ${step} of 3`);
  }
});

it.each<[element: string, kept: string[], turning: string[]]>([
  ['<input type="text">', ['ArrowRight', 'PageDown', 'Home', ' '], []],
  ['<input type="checkbox">', [' '], ['ArrowRight', 'PageDown']],
  ['<button></button>', [' '], ['ArrowRight', 'PageDown', 'End']],
  ['<a href="#x"></a>', [], [' ', 'ArrowRight', 'PageDown']],
])('%s with the focus keeps the keys %j and no others', (element, kept, turning) => {
  const place = document.createElement('div');
  place.innerHTML = element;
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: place.firstElementChild });
    return turnByKey(event as Parameters<typeof turnByKey>[0], [place]) !== undefined;
  };
  expect(kept.filter(press)).toEqual([]);
  expect(turning.filter(press)).toEqual(turning);
});

it.each<[place: string, scrollTop: number, turns: string[]]>([
  ['at the top of a long step', 0, ['ArrowUp', 'PageUp']],
  ['half a pixel from its top', 0.5, ['ArrowUp', 'PageUp']],
  ['in the middle of a long step', 300, []],
  ['at the end of a long step', 600, [' ', 'ArrowDown', 'PageDown']],
])('%s a scrolling key turns the step only if nothing is left to scroll', (_, scrollTop, turns) => {
  const scroller = document.createElement('div');
  const words = scroller.appendChild(document.createElement('p'));
  const scrollBy = vi.fn();
  const sizes = { scrollTop, scrollHeight: 1_000, clientHeight: 400, scrollBy };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(scroller, name, { value });
  }
  const left: string[] = [];
  const press = (key: string, repeat = false, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    const turn = turnByKey(event as Parameters<typeof turnByKey>[0], [scroller]);
    if (!event.defaultPrevented) left.push(key);
    return turn !== undefined;
  };
  const keys = [' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];
  expect(keys.filter((key) => press(key))).toEqual(turns);
  expect(scrollBy.mock.calls.map(([{ top }]) => Math.sign(top))).toEqual(
    keys.filter((key) => !turns.includes(key)).map((key) => (/Up$/.test(key) ? -1 : 1)),
  );
  // The browser must not scroll the page below the view.
  expect(left).toEqual([]);
  // With the focus inside the view, the browser scrolls as usual.
  scrollBy.mockClear();
  expect(keys.filter((key) => press(key, false, words))).toEqual(turns);
  expect(scrollBy).not.toHaveBeenCalled();
  expect(left).toEqual(keys.filter((key) => !turns.includes(key)));
  // A held key must not run through all steps.
  expect(keys.filter((key) => press(key, true))).toEqual([]);
});

it('what is not safe raw is said with the step that cooks it, and beans to soak before the first step', async () => {
  const text =
    '# Chicken\n\n- 4 chicken thighs\n- 200 g dried kidney beans\n\n1. Boil the beans for an hour.\n2. Roast the chicken for 40 minutes.\n3. Serve.';
  const { view, press } = await cook(text, 'us');
  const line = 'Poultry is cooked through at 165 °F inside.';
  expect(view.getByText(/^Raw kidney beans are poisonous/, { selector: 'p' })).toBeVisible();
  await press('Next');
  expect(view.getByText(/^Raw kidney beans are poisonous/, { selector: 'p' })).toBeVisible();
  expect(view.queryByText(line)).toBeNull();
  await press('Next');
  expect(view.getByText(line, { selector: 'p' })).toBeVisible();
  // Screen readers hear it with the step.
  expect(liveRegion()).toHaveTextContent(`Step 2 of 3. Roast the chicken for 40 minutes. ${line}`);
});
