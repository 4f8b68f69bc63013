// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tellInTitle } from '../../src/app/titleNews';
import { renderKitchen } from '../support/renderKitchen';

it('the page’s title tells what is urgent before what becomes of a request', async () => {
  const { user, button } = await renderKitchen({ kitchen: { ingredients: ['eggs', 'rice'] } });
  expect(document.title).toBe("Saffron's Kitchen");
  await user.click(button('Get a recipe'));
  expect(document.title).toBe("Generating… · Saffron's Kitchen");
  act(() => tellInTitle('Time is up'));
  expect(document.title).toBe("Time is up · Saffron's Kitchen");
  act(() => tellInTitle(''));
  expect(document.title).toBe("Generating… · Saffron's Kitchen");
});
