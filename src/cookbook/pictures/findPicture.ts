import type { PicturePlace } from '../../../machines/pictures/picturesMachine';

/** A recipe's file, and where it is. */
interface RecipeFile {
  place: PicturePlace;
  /** In its archive; undefined outside of one. */
  name: string | undefined;
}

/** Beside a recipe: Nextcloud Cookbook and this page, Tandoor, Mealie. */
const BESIDE = /^(.*\/)?(?:full|image|images\/original)\.\w{3,4}$/;

/** The pictures of an archive, by the folder of the recipe that they are beside, and by their names. */
export function createPictureNames() {
  const names = new Set<string>();
  const beside = new Map<string, string>();
  return {
    add(name: string) {
      names.add(name);
      const [isBeside, folder = ''] = BESIDE.exec(name) ?? [];
      if (isBeside) beside.set(folder, name);
    },
    /** `said`: how the recipe calls its picture. */
    find(said: string, { place, name }: RecipeFile): PicturePlace | undefined {
      const [, written] = /^picture:(\d+)$/.exec(said) ?? [];
      if (written) return { ...place, text: Number(written) };
      if (name === undefined) return undefined;
      const folder = /^.*\//.exec(name)?.[0] ?? '';
      const whole = folder + said;
      const found = said && names.has(whole) ? whole : beside.get(folder);
      if (!found) return undefined;
      return { ...place, path: [...(place.path ?? []).slice(0, -1), found] };
    },
  };
}

export type PictureNames = ReturnType<typeof createPictureNames>;
