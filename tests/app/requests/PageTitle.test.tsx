import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';

it('the title names a ringing timer before anything else', async () => {
  const { app, user, button, wait } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
    withTools: true,
  });
  expect(document.title).toBe("Saffron's Kitchen");
  await user.click(button('Get a recipe'));
  expect(document.title).toBe("Writing your recipe · Saffron's Kitchen");

  const { tools } = await app.parts.recipe.load();
  act(() => tools.timers.start({ key: 'title', label: 'Step 1', dish: '', duration: 0 }));
  expect(document.title).toBe("Time is up · Saffron's Kitchen");
  await user.click(button('Stop Step 1'));
  expect(document.title).toBe("Writing your recipe · Saffron's Kitchen");
  wait(0);
});

it('the title says that a request failed, and that a recipe is ready until the visitor comes back', async () => {
  const { user, button, fail, answer, wait } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
  });
  await user.click(button('Get a recipe'));
  for (const ms of [1_000, 2_000, 0]) {
    await fail();
    wait(ms);
  }
  expect(document.title).toBe("No recipe · Saffron's Kitchen");

  await user.click(button('Get a recipe'));
  const turn = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  turn(true);
  await answer('# Rice');
  expect(document.title).toBe("Recipe ready · Saffron's Kitchen");
  turn(false);
  expect(document.title).toBe("Saffron's Kitchen");
  wait(1);
  turn(true);
  expect(document.title).toBe("Saffron's Kitchen");
  Reflect.deleteProperty(document, 'hidden');
});
