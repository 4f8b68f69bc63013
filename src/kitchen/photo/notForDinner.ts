import type { FoundFood } from '../../foods/recognise';

/** Matches whole words. `\b` would find "me" in "crème". */
const anyWord = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

/* What a line about a picture may name that a cook should not use: people and things, medicine, and
   what only an expert can tell from its poisonous double. */

const PEOPLE = anyWord(
  "(?:wo)?m[ae]n|persons?|people|child(?:ren)?|kids?|toddlers?|boys?|girls?|adults?|hum[ae]ns?|faces?|hands?|fingers?|arms?|someone|somebody|family|(?:breast|mother['’]?s) milk|selfies?|dogs?|cats?|pets?|puppy|kittens?|hamsters?|bab(?:y|ies)(?! [\\p{L}])",
);

/** Foods whose names sound like people or pets. */
const NOT_PEOPLE =
  /hot ?dogs?|corn ?dogs?|lad(?:y|ies)['’]?s?[ -]?fingers?|fish fingers?|finger (?:foods?|sandwich\w*|rolls?)|chocolate fingers?|hand[ -](?:made|cut|cooked|pies?)|family[ -](?:pack|size)|man(?:go|chego)|gingerbread m[ae]n|kit ?kat|cat['’]?s tongues?|(?:black|kidney|pork|lamb) hands?/giu;

const PETS = anyWord(
  '(?:dogs?|cats?|pets?|puppy|kitten|bird|fish|hamster) (?:foods?|treats?|bait)',
);

const MEDICINE = anyWord(
  'medic\\p{L}*|pharma\\p{L}*|drugs?|pills?|tablets?|capsules?|insulin|antibiotics?|antacids?|vaccines?|ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|calpol|nurofen|ozempic|wegovy|mounjaro|humira|epi-?pens?|inhalers?|prescriptions?|ointments?|suppositor\\p{L}*|melatonin|nicotine|vitamins?|supplements?|injections?|injectors?|syringes?|vials?|cough|(?:eye|ear|nose) drops?|\\p{L}+(?:cillin|mycin|statin|prazole)|probiotic (?:capsule|pill)s?|(?:insulin|injection) pens?|thermometers?|first.?aid',
);

/** May be in a kitchen. At the end of a line, such a word is what the line is about. */
const THINGS =
  'fridges?|refrigerators?|freezers?|shel(?:f|ves)|drawers?|doors?|racks?|compartments?|lights?|bulbs?|lamps?|magnets?|plates?|bowls?|containers?|bottles?|jars?|box(?:es)?|bags?|cartons?|packag(?:e|es|ing)|packets?|tubs?|tins?|lids?|glass(?:es)?|cups?|mugs?|jugs?|pitchers?|carafes?|tubes?|trays?|cutlery|spoons?|kni(?:fe|ves)|forks?|pans?|pots?|tupperwares?|dish(?:es)?|foils?|cling ?film|wraps?|papers?|towels?|cloths?|napkins?|letters?|envelopes?|notes?|bills?|calendars?|drawings?|pictures?|photos?|keys?|phones?|laptops?|cameras?|batter(?:y|ies)|cables?|ice[ -]?(?:packs?|cube trays?)|(?:water )?filters?|candles?|flowers?|bouquets?|roses|tulips?|vases?|counters?|tables?|worktops?|walls?|floors?|sinks?|stoves?|ovens?|microwaves?|toasters?|kettles?|stickers?|labels?|receipts?|books?|cookbooks?|toys?|items?|objects?|things?|products?|stuff|temperature|display|stands?|graters?|boards?|peelers?|openers?|scissors|whisks?|holders?|tongs|ladles?|colanders?|strainers?|timers?|scales?';

/** Never food, wherever the line names them. */
const CHEMICALS = anyWord(
  'detergents?|soaps?|bleach|sponges?|cleaners?|cleaning|sanitizers?|sanitisers?|disinfectants?|washing[ -]up|dishwasher|deodori[sz]ers?|cosmetics?|make-?up|mascara|nail polish|serum|moisturi[sz]ers?|(?:face|hand|skin|eye) (?:cream|mask|lotion|gel)|lotions?|shampoo|sunscreen|toothpaste|perfume|glue|paints?|petrol|antifreeze|pesticides?|insecticides?|fertili[sz]ers?|poison\\p{L}*|toxic|film rolls?|batter(?:y|ies)|ammonia|peroxide|acetone|isopropyl|methanol|arsenic|cyanide|mothballs?|tobacco|cigarettes?|cannabis|marijuana|weed',
);

/** Something to clean with, to smoke or the like. */
export const isChemical = (line: string): boolean => CHEMICALS.test(line);

/** What a thing holds, or what its line says of a food. */
const OF_A_FOOD = /\b(?:of|with|holding|containing)\s+(?=\S)/i;

/** Mushrooms, berries and plants that grow wild, or that the model cannot name. */
const WILD = anyWord(
  "wild|growing|outdoors|outside|foraged|forest|woodland|hedgerow|unknown (?:berries|mushrooms?|plants?|leaves|herbs?|roots?|fungi|fungus|seeds?)|unidentified|toadstools?|fung(?:us|i)|chanterelles?|girolles?|porcini|ceps?|bolet\\p{L}*|morels?|puffballs?|parasol mushrooms?|hen of the woods?|chicken of the woods?|ink ?caps?|fly agarics?|amanitas?|death caps?|magic mushrooms?|elderberr(?:y|ies)|elderflowers?|rowan ?berr(?:y|ies)|rowans?|sloes?|hawthorns?|haws|rose ?hips?|bilberr(?:y|ies)|juniper|yews?|holly|iv(?:y|ies)|mistletoe|nightshades?|belladonna|nettles?|dandelions?|ramsons?|ramps|wild garlic|bear['’]?s garlic|wild leeks?|hogweed|hemlock|foxgloves?|sorrel|mugwort|chickweed|purslane|fiddleheads?|acorns?|conkers?|horse chestnuts?|poinsettias?|oleanders?|lil(?:y|ies)|pothos|philodendrons?|succulents?|cact(?:us|i)|aloe|house ?plants?|pot(?:ted)? plants?|weeds?",
);

/** Growers sell these under such words. */
const NOT_WILD =
  /wild[ -](?:rice|alaskan|pacific|atlantic|caught|salmon|cod|tuna|boar)|gelatine? lea(?:f|ves)/giu;

/** A mushroom, a berry or a plant, if the line says more than its kind. */
const GROWS =
  /\b(?:mushrooms?|\w*berries|\w*berry|plants?|leaves|leaf|herbs?|roots?|seedlings?)\b/i;
const OUTSIDE =
  /\b(?:unknown|unlabell?ed|unidentif\w+|mystery|strange|picked|branch(?:es)?|twigs?|bush(?:es)?|hedges?|tree|woods|garden|basket|soil|growing|stems? with|some kind|type of|mushrooms? (?:with|on|in)|caps|(?:small|tiny|dark|bright|red|purple|black|white|brown|orange|yellow|blue|green) (?:berries|mushrooms?))\b/i;
const PLANT = /(?<![\p{L}-])plants?(?![\p{L}-]|[ -]based)/iu;

/** A person, an animal or a medicine. */
export function isSomebodys(line: string): boolean {
  return (
    PETS.test(line) ||
    MEDICINE.test(line.replace(/(?:stock|bouillon|dishwasher) tablets?/giu, '')) ||
    PEOPLE.test(line.replace(NOT_PEOPLE, ''))
  );
}

/** Only an expert, or the person who grew it, can tell. */
export function mayBePoisonous(line: string): boolean {
  const known = line.replace(NOT_WILD, '');
  return WILD.test(known) || PLANT.test(known) || (GROWS.test(known) && OUTSIDE.test(known));
}

const THING_AT_END = new RegExp(`(?:^|[\\s-])(?:${THINGS})$`, 'iu');

/** "Jam jar" is about a jar, "jar of jam" is not. `foods` are the foods in the line. */
export function isThing(line: string, foods: readonly FoundFood[]): boolean {
  if (foods.length > 0 && OF_A_FOOD.test(line)) return false;
  return (
    THING_AT_END.test(line) && !foods.some(({ start, end }) => start === 0 && end === line.length)
  );
}

/** Unsafe to eat by now, so it joins no list. */
const SPOILT = anyWord(
  'expired|out[ -]of[ -]date|past|mou?ld\\p{L}*|rott(?:en|ing)|spoil(?:ed|t)|rancid|gone (?:off|bad)|cracked|leaking|freezer ?burn\\p{L}*|smells?|bin|trash|garbage|rubbish|compost|discard\\p{L}*|thrown?|not food|non-?foods?|inedible',
);

export const isSpoilt = (line: string): boolean => SPOILT.test(line);

/** May have spoilt, such as a swollen can, or be poisonous. */
const SUSPECT = anyWord(
  'swollen|bloated|bulg\\p{L}*|slim[ey]|fuzzy|greenish|bad|under-?cooked|bitter almonds?|apricot kernels?|rhubarb lea(?:f|ves)',
);

/** Green meat or bread has spoilt, and a green potato is poisonous. */
const GREEN = anyWord('green|sprout(?:s|ed|ing)');
const NEVER_GREEN = anyWord(
  'potato(?:es)?|meats?|ham|bacon|chicken|beef|mince|fish|eggs?|milk|cream|yogh?urt|bread',
);

/** Poisonous until it is cooked. */
const RAW = anyWord('raw');
const POISONOUS_RAW = anyWord('beans?|cassava|taro');

/** The food may be spoilt or poisonous: only a visitor who looks at it knows. */
export const isSuspect = (line: string): boolean =>
  SUSPECT.test(line) ||
  (GREEN.test(line) && NEVER_GREEN.test(line)) ||
  (RAW.test(line) && POISONOUS_RAW.test(line));
