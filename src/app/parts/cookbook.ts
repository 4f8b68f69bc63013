import { type Cookbook, startCookbook } from '../../cookbook/startCookbook';
import * as firstWords from '../../words/en/first';
import type { AppContext } from '../AppContext';

export * from '../../cookbook/views';

export const startPart = (app: AppContext): Cookbook =>
  startCookbook({
    ...app,
    reader: app.parts.recipe,
    linkFailed: firstWords.app.linkFailed,
    addFoods: async (text) => (await app.parts.typing.load()).addFoods(text),
  });
