export const messages = {
  cook: 'Cook',
  cooking: (title: string) => (title ? `Cooking: ${title}` : 'Cooking'),
  untitled: 'Your recipe',
  ingredients: 'Ingredients',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  getReady: 'Get ready',
  /** `setting` is empty if the recipe names none; `step` counts from 0. */
  oven: ({ setting, step }: { setting: string; step: number }) =>
    `Oven${setting && ` at ${setting}`}, for step ${step + 1}`,
  /** `part`: the heading of the step's part; null unless several parts count from 1. */
  stepName: (number: number, part: string | null) =>
    part ? `Step ${number}, ${part}` : `Step ${number}`,
  ingredient: (line: string) => `Ingredient: ${line}`,
  task: 'Task',
  notAllSteps: 'Some steps may be missing here. Check the recipe.',
  back: 'Back',
  next: 'Next',
  cooked: 'Done cooking',
  finish: 'Finish',
  /** `temperature`: "74 °C". */
  cookedThrough: (food: 'poultry' | 'mince', temperature: string) =>
    `${food === 'poultry' ? 'Poultry' : 'Minced meat'} is cooked through at ${temperature} inside.`,
  kidneyBeans:
    'Raw kidney beans are poisonous. Soak them for 5 hours, pour that water away, and boil them in fresh water for 30 minutes.',
  screenRefused: "The browser won't keep the screen on. Is your battery low?",
  video: (isByModel: boolean) =>
    `A video that the ${isByModel ? 'model' : 'recipe'} names. It may not exist, and is not checked for what you avoid:`,
  playVideo: 'Play',
  videoTitle: (title: string) => `Video: ${title || 'this recipe'}`,
  searchVideo: 'Search YouTube',
};
