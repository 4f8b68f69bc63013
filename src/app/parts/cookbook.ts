import { type Cookbook, startCookbook } from '../../cookbook/startCookbook';
import type { AppContext } from '../AppContext';

export * from '../../cookbook/views';

export const startPart = (app: AppContext): Cookbook =>
  startCookbook({
    ...app,
    reader: app.parts.recipe,
    addFoods: (text) => app.adding.send({ type: 'words.enter', text, from: 'choice' }),
  });
