/**
 * Reads a file of words: the name of each list, a colon, and the list, whose further lines are indented. "$verbs" in
 * it is the list of that name above; a line that begins with "#" is a comment.
 */
export function readWords<Words>(file: string): Words {
  const words: Record<string, unknown> = {};
  const known = new Map<string, string>();
  for (const [, name = '', written = ''] of file.matchAll(/^([\w.]+):(.*(?:\n {2}.*)*)/gm)) {
    const list = written
      .replace(/(?<=,)\n */g, ' ')
      .replace(/\n */g, '')
      .replace(/\$(\w+)/g, (sign, own: string) => known.get(own) ?? sign)
      .trim();
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
