import type { PageWords } from './PageWords';

export const en: PageWords = {
  furniture:
    'skip to|jump to|print|pin it|pin this|save|share|rate|log in|sign in|subscribe|sign up|advertisement|sponsored|view on|get the app|follow (?:me|us)|leave a|see more|read more|you (?:may|might) also|related|did you make|tag @|add (?:all |everything )?to|shop (?:the |all )?ingredients|continue reading|table of contents|comments?\\b|rating\\b|posted|updated|published|by [\\p{Lu}]|cook mode|v[ií]d[eé]o ?:|prevent your screen|us customary|metric|imperial$|post views|copyright|photo|image|courtesy|forwarded message|from:|to:|subject:|date:|sent:|cc:|(?:fwd?|re) ?:',
  labels:
    '(?:sub)?total|videos?|menu|search|home|recipes?|contents|tags|(?:(?:facebook|twitter|pinterest|instagram|whatsapp|linkedin|e-?mail)\\W*)+',
  comments: 'comments?|reviews?|ratings',
  greetings:
    '(?:lots of |with |much )?love,?(?: \\p{L}+)?(?: x+)?$|xx+\\b|(?:kind |best |warm )?(?:regards|wishes)\\b|best,$|cheers[,!]|hugs\\b|sent from my',
  contains: '(?:may )?contains?|allerg\\p{L}{2,9}',
  credit: 'recipe by',
  some: 'to taste',
  ofRecipe: '(?:of|for) (?:the|this) recipe',
  wrote: 'wrote',
  warnings: 'warn|beware|danger',
  adverts: 'newsletter|instagram|pinterest|facebook|youtube|affili|commission',
  nutrition: 'nutri',
};
