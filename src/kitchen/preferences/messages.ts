import type { Preferences } from '../../../machines/preferences';

/** What visitors read in and around the line that sums up their preferences. */
export const messages = {
  label: 'Preferences: ',
  unreadable: "Your saved preferences couldn't be read. Set your allergies again.",
  tabOnly: 'this tab only',
  any: 'no diet or allergies set',
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
