import { bareHeading, isPlainSection, type Section, sectionOf } from '../../document/vocabulary';
import { anyOf } from '../languages';

/** How people head their lists and their work in messages. */
const SPOKEN: [Section, RegExp][] = [
  ['ingredients', new RegExp(`^${anyOf('ingredients')}$`, 'u')],
  ['method', new RegExp(`^${anyOf('method')}$`, 'u')],
];

function spokenSection(heading: string): Section | null {
  const text = bareHeading(heading).toLowerCase().replace(/^[¿¡]/u, '').replaceAll('’', "'");
  return SPOKEN.find(([, named]) => named.test(text))?.[0] ?? null;
}

/** The section that a heading names, as recipes or as people in messages do. */
export const sectionNamed = (heading: string): Section | null =>
  sectionOf(heading) ?? spokenSection(heading);

/** Whether a heading only names its section. */
export const isBareSection = (heading: string): boolean =>
  isPlainSection(heading) || spokenSection(heading) !== null;
