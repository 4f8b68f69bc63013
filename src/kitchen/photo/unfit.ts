const anyWord = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

/** Mushrooms, berries and plants that only an expert can tell from their poisonous doubles. */
const WILD = anyWord(
  "wild(?! rice)|growing|foraged|forest|woodland|hedgerow|unidentified|toadstools?|fung(?:us|i)|chanterelles?|girolles?|porcini|ceps?|bolet\\p{L}*|morels?|puffballs?|ink ?caps?|amanitas?|elderberr(?:y|ies)|elderflowers?|rowan ?berr(?:y|ies)|sloes?|haws|rose ?hips?|juniper|yews?|holly|ivy|mistletoe|nightshades?|belladonna|nettles?|dandelions?|ramsons?|ramps|bear['’]?s garlic|hogweed|hemlock|foxgloves?|sorrel|chickweed|purslane|fiddleheads?|acorns?|conkers?|poinsettias?|oleanders?|lil(?:y|ies)|succulents?|cact(?:us|i)|aloe|house ?plants?|weeds?",
);
const GROWS =
  /\b(?:mushrooms?|\w*berries|\w*berry|plants?|leaves|leaf|herbs?|roots?|seedlings?)\b/i;
const OUTSIDE =
  /\b(?:unknown|unlabell?ed|unidentif\w+|mystery|strange|picked|branch(?:es)?|twigs?|bush(?:es)?|hedges?|tree|woods|garden|basket|soil|some kind|type of|(?:small|tiny|dark|bright|red|purple|black|white|orange|yellow|blue) (?:berries|mushrooms?))\b/i;
const PLANT = /(?<![\p{L}-])plants?(?![\p{L}-]|[ -]based)/iu;

export const isWild = (line: string): boolean =>
  WILD.test(line) || PLANT.test(line) || (GROWS.test(line) && OUTSIDE.test(line));

/** What may be a pet or poisonous, is for a pet or a baby, or claims what no picture proves. */
const NEVER_TICKED = anyWord(
  'rabbits?|(?:vegetables|fruits|drinks|beverages|snacks|spices|condiments|sauces|grains|groceries)$|pigeons?|horses?|snails?|frogs?|goldfish|turtles?|guinea pigs?|crickets?|bitter almonds?|apricot kernels?|rhubarb lea(?:f|ves)|green (?:potato(?:es)?|meat|ham|bacon|chicken|beef|fish|eggs?|milk|bread)|raw|breast milk|(?:dog|cat|pet|bird|fish|hamster|baby) (?:foods?|treats?|formula)|[\\p{L}-]*free(?![ -]range)|vegan|vegetarian|halal|kosher|medic\\p{L}*|supplements?|vitamins?|pills?|tablets?',
);

export const mayBeUnfit = (line: string): boolean => NEVER_TICKED.test(line);

/** Cooked at home or without a label: its name does not tell what is in it. */
const COOKED = anyWord(
  'cooked|boiled|steamed|poached|scrambled|mashed|saut[eé]+d|barbecued|fried|roasted|grilled|stewed|baked(?! (?:beans|crisps))|braised|reheated|home-?made|takeaway|take-?out|half[ -]eaten|unlabell?ed|un-?marked|unknown|mystery|plated|prepared|left[ -]?overs?|(?:plate|bowl|pot|pan|serving|portion|tupperware) of',
);

export const isCooked = (line: string): boolean => COOKED.test(line);
