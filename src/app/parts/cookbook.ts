import { type Cookbook, startCookbook } from '../../cookbook/startCookbook';
import type { AppContext } from '../AppContext';

export * from '../../cookbook/views';

export const startPart = (app: AppContext): Cookbook =>
  startCookbook({
    ...app,
    reader: app.parts.recipe,
    addFoods: async (text) => (await app.parts.typing.load()).addFoods(text),
  });
