/** A line is a name, a colon and a list. "$verbs" is the list above of that name; "#" a comment. */
export function readWords<Words>(file: string): Words {
  const words: Record<string, unknown> = {};
  const known = new Map<string, string>();
  for (const [, name = '', written = ''] of file.matchAll(/^([\w.]+): ?(.*)/gm)) {
    const list = written.replace(/\$(\w+)/g, (sign, own: string) => known.get(own) ?? sign);
    known.set(name, list);
    const path = name.split('.');
    const last = path.pop() ?? '';
    let place: Record<string, unknown> = words;
    for (const one of path) {
      place[one] ??= {};
      place = place[one] as typeof words;
    }
    place[last] = list;
  }
  return words as Words;
}
