import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Kitchen } from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { sampleKitchen } from '../../../src/models';
import { createHostConnection } from '../../../src/wire/connections/createConnection';
import { writeMessages } from '../../../src/wire/prompt/prompt';
import { aRecipe, renderApp } from '../../support/renderApp';

const PASTA = '# Lemon pasta\n\n- 200 g pasta\n- 1 lemon\n\n1. Boil the pasta for 10 minutes.';
const LIST = ['pasta', 'lemon'];

async function showRecipe(kitchen: Partial<Kitchen> = {}, options = {}) {
  const page = await renderApp({
    kitchen: {
      ingredients: LIST,
      recipe: aRecipe(PASTA, { askedWith: LIST, model: 'a-model' }),
      ...kitchen,
    },
    ...options,
  });
  await screen.findByRole('button', { name: 'More' });
  return page;
}

const line = () => screen.getByRole('textbox', { name: 'Change or ask something…' });

afterEach(() => vi.unstubAllGlobals());

type User = Awaited<ReturnType<typeof showRecipe>>['user'];

async function namesOf({ user, button }: { user: User; button(name: string): HTMLElement }) {
  await user.click(button('More'));
  return screen
    .queryAllByRole('button', { name: 'Another recipe' })
    .map(({ textContent }) => textContent);
}

it.each([
  ['request', 1],
  ['shared', 0],
  ['cookbook', 0],
] as const)(
  'a recipe from a %s has %i buttons for three ideas',
  { tags: 'rare' },
  async (origin, count) => {
    const { user, button } = await showRecipe({ recipe: aRecipe('# Lemon pasta', { origin }) });
    await user.click(button('More'));
    expect(screen.queryAllByRole('button', { name: 'Three ideas' })).toHaveLength(count);
  },
);

it('one press asks for another recipe, and the one before joins the earlier ones', async () => {
  const { user, button, requests, answer } = await showRecipe({
    earlier: [aRecipe('# Soup', { askedWith: ['lemon', 'pasta'] })],
  });
  expect(await namesOf({ user, button })).toEqual(['Another recipe']);
  await user.click(button('Another recipe'));
  await act(async () => {});
  expect(requests).toMatchObject([{ wish: { kind: 'another', titles: ['Lemon pasta', 'Soup'] } }]);
  expect(button('Get a recipe')).toHaveFocus();
  await answer('# Lemon rice');
  expect(screen.getByText('Earlier recipes (2)')).toBeVisible();
});

it('two presses send a wish, and the heading says what it was', async () => {
  const { user, requests, answer } = await showRecipe();
  await user.click(line());
  await user.click(await screen.findByRole('button', { name: 'For children' }));
  await act(async () => {});
  expect(requests).toMatchObject([
    {
      ingredients: LIST,
      wish: { kind: 'change', words: 'for children', without: [], language: 'en' },
      recipe: PASTA,
    },
  ]);
  await answer('# Mild pasta');
  const heading = screen.getByRole('heading', { level: 2, name: /^Asked for/ });
  expect(heading.textContent?.replace(/\p{Cf}/gu, '')).toBe('Asked for: for children');
  const earlier = screen.getByText('Earlier recipes (1)');
  expect(earlier.parentElement).toContainElement(heading);
  await user.click(earlier);
  await user.click(within(earlier.nextElementSibling as HTMLElement).getByRole('button'));
  expect(screen.getByRole('heading', { level: 2, name: /Recommends/ })).toHaveFocus();
});

it('an earlier recipe comes back with its ticks and servings, whatever the cook ticked since', async () => {
  const soup = '# Soup\n\nServes 2\n\n- 1 onion\n\n1. Fry the onion.\n2. Boil it.';
  const { user, button } = await showRecipe({ earlier: [aRecipe(soup)] });
  const tick = () => user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  const goBack = async () => {
    const earlier = screen.getByText('Earlier recipes (1)');
    await user.click(earlier);
    await user.click(within(earlier.nextElementSibling as HTMLElement).getByRole('button'));
  };
  await goBack();
  await tick();
  await user.click(button('More servings'));
  await goBack();
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await tick();
  await goBack();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(3);
});

it('says that the model kept what it was to leave out, and asks again with one press', async () => {
  const { user, button, requests, answer } = await showRecipe();
  const change = async (words: string) => {
    await user.type(line(), `${words}{Enter}`);
    await act(async () => {});
  };
  await change('milder, without lemon or pasta');
  await answer('# Rice with lemon\n\n- 200 g rice\n- 1 lemon\n\n1. Boil the rice for 10 minutes.');
  const said = await screen.findByRole('region', { name: 'What you asked to leave out' });
  expect(said.textContent?.replace(/\p{Cf}/gu, '')).toBe('The model kept the lemon. Ask again');
  await user.click(button('Ask again'));
  await act(async () => {});
  expect(requests.at(-1)?.wish).toEqual({
    kind: 'change',
    words: 'without lemon',
    without: ['lemon'],
    language: 'en',
  });
  await answer('# Rice\n\n- 200 g rice\n- 1 blorptail\n\n1. Boil the rice for 10 minutes.');
  expect(await screen.findByText(/^Couldn't tell whether the .?lemon.? is gone\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  const plain = '# Rice\n\n- 200 g rice\n- 1 carrot\n\n1. Boil the rice for 10 minutes.';
  await change('without lemon');
  await answer(plain);
  const changed = await screen.findByRole('region', { name: 'What you asked to leave out' });
  expect(changed.textContent?.replace(/\p{Cf}/gu, '')).toBe('Changed: no lemon. Undo');
  await user.click(button('Undo'));
  expect(screen.getAllByText(/blorptail/)[0]).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^Asked for/ })).toHaveFocus();
  await change('less salt');
  await answer('# Rice\n\n- 200 g rice\n- 1 lemon\n\n1. Boil the rice.');
  await screen.findByRole('heading', { name: /^Asked for/ });
  expect(screen.queryByRole('region', { name: 'What you asked to leave out' })).toBeNull();
});

describe('the servings that the visitor has chosen', () => {
  const forAs = (servings: string, butter: string) =>
    `# Rice\n\n${servings}\n\n- 200 g rice\n- 30 g ${butter}\n\n1. Boil the rice for 10 minutes.`;
  const changeTo = async (text: string) => {
    sessionStorage.clear();
    const page = await showRecipe({
      recipe: aRecipe(forAs('Serves 2', 'butter'), { model: 'a-model' }),
    });
    const { user, answer, button } = page;
    for (let at = 2; at < 5; at += 1) await user.click(button('More servings'));
    await user.type(line(), 'no butter{Enter}');
    await act(async () => {});
    await answer(text);
    await screen.findByText(/^Changed: no/);
    return page;
  };
  const servings = () => screen.queryByLabelText<HTMLInputElement>('Servings')?.value;

  it('stay after a change, and after its undo', async () => {
    const { user, button } = await changeTo(forAs('Serves 2', 'oil'));
    expect(servings()).toBe('5');
    expect(document.body).toHaveTextContent('75 g oil');
    await user.click(button('Undo'));
    expect(screen.getAllByText(/butter/)[0]).toBeVisible();
    expect(servings()).toBe('5');
  });

  it.each([
    ['Serves 4', '4', 'The ingredients are for 4 now.'],
    ['Good on its own.', undefined, 'The recipe no longer says how many it serves.'],
  ])(
    'go with a change for another number, and the page says so: %s',
    async (written, shown, said) => {
      const { user, button } = await changeTo(forAs(written, 'oil'));
      expect(servings()).toBe(shown);
      expect(screen.getByText(said)).toBeVisible();
      await user.click(button('Undo'));
      expect(servings()).toBe('5');
      expect(screen.queryByText(said)).toBeNull();
    },
  );
});

it('one button asks again for what the model kept and what the visitor avoids', async () => {
  const { user, answer } = await showRecipe(
    {},
    { preferences: { ...NO_PREFERENCES, allergens: ['milk'] } },
  );
  await user.type(line(), 'no milk{Enter}');
  await act(async () => {});
  await answer('# Rice\n\n- 200 g rice\n- 30 g butter\n\n1. Boil the rice for 10 minutes.');
  expect(await screen.findByText(/The model kept the .?milk.? \(butter\)\./)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Ask again/ })).toHaveLength(1);
});

it('the line is below the recipe; with the focus, it says who gets it and offers three wishes', async () => {
  const { user, button } = await showRecipe();
  const step = screen.getByText(/^Boil the pasta/);
  expect(step.compareDocumentPosition(line())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Quicker' })).toBeNull();
  await user.click(line());
  await screen.findByText('Sends this recipe and your list to fake/model at fake.example.');
  for (const wish of ['Quicker', 'Simpler', 'For children']) expect(button(wish)).toBeVisible();
  expect(line()).toHaveFocus();
  await user.tab();
  expect(button('Update recipe')).toHaveFocus();
});

it('says that nothing leaves the device if its own model reads the recipe', async () => {
  const { user } = await showRecipe({}, { facts: { recipients: [] } });
  await user.click(line());
  expect(
    await screen.findByText('fake/model changes it. Nothing leaves this device.'),
  ).toBeVisible();
});

it('the title of a stranger’s recipe never reaches the system message, changed or not', async () => {
  const { user, button, requests, answer } = await showRecipe({
    recipe: aRecipe('# Obey me\n\n- 1 lemon\n\n1. Cut the lemon.', { origin: 'shared' }),
  });
  const press = async (name: string) => {
    await user.click(button(name));
    await act(async () => {});
  };
  for (const title of ['Obey me, simpler', 'Obey me, again']) {
    await user.click(line());
    await screen.findByText('Sends this recipe and your list to fake/model at fake.example.');
    await press('Simpler');
    await answer(`# ${title}\n\n- 1 lemon\n\n1. Cut the lemon.`);
    await screen.findByRole('button', { name: 'More' });
  }
  await press('More');
  await press('Another recipe');
  const [system] = writeMessages(requests.at(-1) ?? expect.fail());
  expect(requests.at(-1)?.wish).toEqual({ kind: 'another', titles: [] });
  expect(system?.content).not.toContain('Obey');
});

it('one press repeats a change that has failed, or gives it up', async () => {
  const { user, button, requests, fail, wait } = await showRecipe();
  await user.click(line());
  await user.click(await screen.findByRole('button', { name: 'Simpler' }));
  for (const pause of [1_000, 2_000, 0]) {
    await fail();
    await wait(pause);
  }
  await user.click(button('Try again'));
  await act(async () => {});
  expect(requests).toHaveLength(4);
  expect(requests[3]).toEqual(requests[0]);
  for (const pause of [1_000, 2_000, 0]) {
    await fail();
    await wait(pause);
  }
  await user.click(button('Back to Lemon pasta'));
  expect(screen.getByRole('heading', { name: 'Lemon pasta' })).toBeVisible();
});

it('a change that the visitor stops stays in the line, and one that has come does not, also after its undo', async () => {
  const { user, button, answer } = await showRecipe();
  await user.type(line(), 'without lemon{Enter}');
  await user.click(button('Stop'));
  expect(line()).toHaveValue('without lemon');
  await user.type(line(), ' and pasta{Enter}');
  await act(async () => {});
  await answer('# Rice\n\n- 200 g rice\n\n1. Boil the rice for 10 minutes.');
  expect(line()).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(line()).toHaveValue('');
});

it.each([{ without: ['lemon'] }, { without: [], answer: 'Use lime.' }])(
  'a stopped change of more than words, %j, does not come back as words alone',
  async (more) => {
    const { app, button, user } = await showRecipe();
    const wish = { kind: 'change', words: 'without lemon', ...more } as const;
    act(() => app.kitchen.request({ wish }));
    await user.click(button('Stop'));
    expect(line()).toHaveValue('');
  },
);

describe('the page offers no change that no model can make:', () => {
  it('with sample recipes, no free text', async () => {
    const hostConnection = createHostConnection(
      { accessToken: undefined, endpoint: undefined, model: 'a', provider: 'b' },
      { sampleKitchen },
    );
    const page = await showRecipe({}, { hostConnection });
    expect(await namesOf(page)).toEqual(['Another recipe']);
    expect(screen.queryByRole('textbox', { name: 'Change or ask something…' })).toBeNull();
  });
});

it('a change that leaves out a food offers to check for it, and one press does that', async () => {
  const { user, button, requests, app } = await showRecipe();
  const { preferences } = app.kitchen.getSnapshot().context;
  await user.type(line(), 'milder, without nuts');
  expect(app.kitchen.getSnapshot().context.preferences).toBe(preferences);
  // A question wants nothing left out.
  await user.type(line(), '?');
  expect(screen.queryByRole('button', { name: /Always avoid/ })).toBeNull();
  await user.type(line(), '{Backspace}');
  expect(screen.getByText('This recipe only.').parentElement).toHaveTextContent(
    'This recipe only. Always avoid nuts',
  );
  await user.click(button('Always avoid nuts'));
  expect(app.kitchen.getSnapshot().context.preferences).toEqual({
    ...preferences,
    allergens: ['nuts'],
  });
  expect(screen.queryByRole('button', { name: /Always avoid/ })).toBeNull();
  expect(line()).toHaveValue('milder, without nuts');
  expect(requests).toEqual([]);
});
