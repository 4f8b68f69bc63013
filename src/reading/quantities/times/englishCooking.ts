const list = (words: string) => words.trim().split(/\s+/);

/** What a cook does, or lets the food do, for a time. */
const DOINGS = list(`
  air-fry allow autolyse bake barbecue bbq baste beat blanch blend blitz bloom boil braai braise brew
  brine broil brown bubble caramelise caramelize char chargrill chill churn confit continue cook cool
  cover cream crisp cure deep-fry defrost dehydrate drain dry ferment fold freeze fry give grill
  heat hold hydrate infuse keep knead leave let macerate marinade marinate massage melt microwave mix
  nuke pan-fry parboil parcook pause pickle poach preheat press process proof prove pulse reduce
  refrigerate reheat render repeat rest rise roast saute sauté scald scramble sear
  sift simmer sit smoke smoulder soak soften sous stand steam steep stew stir sweat swirl temper thaw
  toast toss tumble turn wait warm whip whisk whizz wilt`);

const inProgress = DOINGS.flatMap((verb) => [
  `${verb.replace(/e$/, '')}ing`,
  `${verb}${verb.at(-1)}ing`,
]);

/** Alternatives of a pattern: what cooks do with food for a time. */
export const DOING = [...DOINGS, ...inProgress].join('|');

/** Alternatives of a pattern: the same as nouns, as in "a 10-minute rest". */
export const DEED = [
  ...inProgress,
  ...list(`
    boil bloom blanch chill fermentation ferment freeze infusion knead marination poach proof rest rise
    sear simmer soak stand steam steep wait autolyse`),
].join('|');

/** Alternatives of a pattern: what food does by itself while the cook does nothing. */
export const RESTING = list('rest resting stand standing sit sitting cool cooling wait').join('|');

/** Alternatives of a pattern: what cooks do once a time is over. */
export const NEXT_DEED = list(`
  add check checking flip flipping lift lower open raise remove rotate rotating serve shift start strain take taste test
  uncover`).join('|');
