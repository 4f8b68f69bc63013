import { type Cookbook, startCookbook } from '../../cookbook/startCookbook';
import type { AppContext } from '../AppContext';
import { messages } from '../messages';

export * from '../../cookbook/views';
export { words } from '../languages/english/cookbook';

export const startPart = (app: AppContext): Cookbook =>
  startCookbook({
    ...app,
    reader: app.parts.recipe,
    linkFailed: messages.linkFailed,
    addFoods: async (text) => (await app.parts.typing.load()).addFoods(text),
  });
