/** @returns "a", "a and b" or "a, b and c" */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** @returns the text with a capital first letter */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins sentences and leaves out those that a condition has made empty. */
export function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** @returns a time that a cook would say, such as "1 hour 30 minutes" */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** GitHub's autolinks are found in the text behind escapes too, so only code keeps these literal. */
const LINK_LIKE = /www\.|:\/\/|@|mailto:|xmpp:/i;

/**
 * Writes a visitor's text in a form that markdown shows literally, on one line.
 *
 * @param text any text that is not blank
 */
export function literally(text: string): string {
  if (LINK_LIKE.test(text)) {
    const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    const blank = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
    return `${fence}${blank}${text}${blank}${fence}`;
  }
  return text
    .replace(/[\\`*_{}[\]<>#|~&!^$=:]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
