/** The sheets that the page has, or is fetching. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk together with its style sheets. The build puts it in the place of Vite's own helper, which would
 * not ask again for a sheet that failed.
 *
 * @param load imports the chunk
 * @param files the addresses of its style sheets
 * @param importer what the addresses are relative to
 * @throws {Error} if the chunk or a sheet cannot be fetched; the next call tries again
 */
export async function importStyled<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer?: string,
): Promise<Module> {
  const [module] = await Promise.all([
    load(),
    ...files.map((file) => addSheet(new URL(file, importer).href)),
  ]);
  return module;
}

function addSheet(href: string): Promise<unknown> {
  const added =
    sheets.get(href) ??
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        sheets.delete(href);
        reject(new TypeError('Failed to fetch'));
      };
      link.href = href;
      document.head.append(link);
    });
  sheets.set(href, added);
  return added;
}
