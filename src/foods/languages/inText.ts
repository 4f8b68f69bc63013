import type { FoodLanguage } from './FoodLanguage';
import type { Phrases } from './phrases';

/** How far "noch" may be after "weder". */
const FURTHEST_NOR = 12;

/**
 * Words that mean something only in their text: "Eiweiß" beside "kcal" is protein, "noch" after
 * "weder" is "nor", and "wie" compares after an adjective, "weich wie Butter". After a noun it
 * gives examples: "Käse wie Parmesan".
 */
export function inText(
  { inTexts, neither, like }: FoodLanguage,
  text: string,
  sayAt: Phrases,
): Phrases {
  const rules = inTexts?.filter((one) => one.text.test(text)) ?? [];
  return (words, at, hasNouns) => {
    const word = words[at];
    const plain = word?.plain ?? '';
    const before = plain === neither?.[1] ? words.slice(Math.max(0, at - FURTHEST_NOR), at) : [];
    if (before.some((one) => one.plain === neither?.[0])) return { english: 'nor', last: at };
    const isLikeness = plain === like?.word && hasNouns && word?.gap === ' ';
    if (isLikeness && like?.behind.test(words[at - 1]?.text ?? ''))
      return { english: 'tastes like', last: at };
    const said = sayAt(words, at, hasNouns);
    const rule = rules.find((one) => one.words.includes(plain));
    if (rule && (said?.last === at || rule.isFirst))
      return { english: rule.says ?? 'recipe', last: at };
    return said;
  };
}
