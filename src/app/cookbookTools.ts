import type { StartActor } from '../../machines/actorSystem';
import type { CreatePart } from '../browser/lazyPart';
import { CookbookView, createCookbook } from '../cookbook';
import type { ExportMenuProps } from '../cookbook/ExportMenu';

/** The cookbook, once its chunk has arrived. */
export type CookbookTools = ReturnType<typeof createCookbookTools>;

interface Options {
  start: StartActor;
  createPart: CreatePart;
  kitchenName: string;
}

/** Starts the cookbook, and joins it with what writes its archives. */
export function createCookbookTools({ start, createPart, kitchenName }: Options) {
  const exporter = createPart(() => import('./exportRecipes'));
  const writeZip: ExportMenuProps['writeZip'] = async (format, recipes) =>
    (await exporter.load()).exportRecipes(format, recipes, kitchenName);
  return { CookbookView, ...createCookbook({ start }), writeZip };
}
