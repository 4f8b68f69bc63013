import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { PreferencesDialog } from '../../src/kitchen/preferences/PreferencesDialog';
import { preferencesLine } from '../../src/kitchen/preferences/preferencesLine';
import { readPreferences } from '../../src/kitchen/preferences/readPreferences';
import { writePreferences } from '../../src/models/prompt/preferencesPrompt';
import { provideDialogs } from '../support/dialogs';
import { startRecipe } from '../support/recipeActor';

beforeAll(provideDialogs);

function chooseAll(): Preferences {
  const { actor } = startRecipe();
  render(<PreferencesDialog recipe={actor} onClose={() => {}} />);
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    fireEvent.change(select, { target: { value: [...select.options].at(-1)?.value } });
  }
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  for (const input of screen.getAllByRole('textbox')) {
    fireEvent.change(input, { target: { value: 'kiwi' } });
  }
  return actor.getSnapshot().context.preferences;
}

// The page sends no model what visitors teach it: tests/app/taught.test.tsx.
const { taught: _, ...asked } = NO_PREFERENCES;

it.each(Object.keys(asked) as (keyof typeof asked)[])(
  'the preference %s has a field, comes back from storage, and is in the line and the prompt',
  (name) => {
    const chosen = chooseAll();
    expect(chosen[name]).not.toEqual(NO_PREFERENCES[name]);
    const alone = { ...NO_PREFERENCES, [name]: chosen[name] };
    expect(readPreferences(JSON.parse(JSON.stringify(alone)))).toEqual(alone);
    expect(preferencesLine(alone)).not.toBe(preferencesLine(NO_PREFERENCES));
    expect(writePreferences(alone)).toContain('The recipe must keep to all of this:');
  },
);
