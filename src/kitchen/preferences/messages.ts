import type { Preferences } from '../../../machines/recipeMachine';
import type { Keeping } from './preferencesStorage';

/** What visitors read in the line that sums up their preferences. */
export const messages = {
  label: 'Preferences: ',
  /** Beside the button. */
  kept: {
    browser: '',
    tab: 'this tab only',
    page: 'until you reload',
    unreadable: '',
  } satisfies Record<Keeping, string>,
  unreadable: "Your saved preferences couldn't be read. Set your allergies again.",
  open: 'Preferences',
  any: 'any recipe',
  forPeople: (people: number) => `for ${people}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  no: (food: string) => `no ${food}`,
  only: (equipment: string) => `${equipment} only`,
  units: {
    original: 'Original units',
    metric: 'metric units',
    us: 'US units',
  } satisfies Record<Preferences['units'], string>,
};
