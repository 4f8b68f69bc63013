/**
 * Words of what a model says it sees in a picture. Each row has a line with one of its words, which a test
 * reads.
 */
export const SIGHT = {
  /** May be beside a food's name. Nothing else may: it could say that the food is bad. */
  beside: [
    /[\d.]+[x%]?|[½¼¾⅓]|x|half|dozen|one|two|three|four|five|six|pair|few|couple|several|many/u, // 6 eggs
    /an?|the|some|of|in|about/u, // some of the milk
    /fresh|ripe|frozen|canned|tinned|dried|smoked|salted|unsalted|sliced|chopped|grated|plain|organic|free|range|button|mixed/u, // fresh button mushrooms
    /large|small|medium|big|mini|baby|whole|full|loose/u, // large tomatoes
    /open(?:ed)?|unopened|sealed/u, // opened milk
    /red|yellow|green|white|brown|black|purple|orange|dark/u, // red onions
    /wedge|bulb|tray|net|punnet|pack(?:et|age)?s?|tubs?|blocks?/u, // a punnet of strawberries
  ],
  /** Above foods, a line may only say that foods follow, or where they are. */
  foods: [
    /foods?|ingredients?|drinks?|beverages?|items?|list/u, // Ingredients
    /vegetables?|fruits?|dairy|meats?|fish|grains?|produce|condiments?|sauces?/u, // Dairy
    /fridge|freezer|shelf|shelves|drawer|door|pantry|cupboard|counter/u, // Top shelf
    /see|visible|picture|image|photo/u, // What I can see
  ],
  /** The line may mean no food, or none to eat. */
  bad: [
    /no|not|non|never|un\w+|other|avoid/u, // not milk
    /inedible|spoil\w*|mou?ld\w*|expired?|past|off|bad|old|rotten|slim\w+|smell\w*|swollen/u, // mouldy bread
    /pets?|dogs?|cats?|animals?/u, // dog biscuits
    /medic\w*|drugs?|poison\w*|toxic|wild/u, // medicine
    /throw\w*|bin|trash|waste|compost|clean\w*|household/u, // for the bin
    /maybe|possibl\w*|perhaps|might|may|doubt\w*|likely|probabl\w*|guess\w*/u, // possibly cream
  ],
  /** Only an expert can tell these from their poisonous doubles. */
  wild: [
    /wild(?! rice)|growing|foraged|forest|woodland|hedgerow|unidentified/u, // foraged garlic
    /toadstools?|fung(?:us|i)|chanterelles?|girolles?|porcini|ceps?|bolet\p{L}*|morels?|puffballs?|ink ?caps?|amanitas?/u, // a puffball
    /elderberr(?:y|ies)|elderflowers?|rowan ?berr(?:y|ies)|sloes?|haws|rose ?hips?|juniper/u, // sloes
    /yews?|holly|ivy|mistletoe|nightshades?|belladonna|hogweed|hemlock|foxgloves?|poinsettias?|oleanders?|lil(?:y|ies)/u, // holly
    /nettles?|dandelions?|ramsons?|ramps|bear['’]?s garlic|sorrel|chickweed|purslane|fiddleheads?/u, // ramsons
    /acorns?|conkers?|succulents?|cact(?:us|i)|aloe|house ?plants?|weeds?/u, // acorns
  ],
  /** It grows. If a word of `outside` is beside it, it is wild. */
  grows: [
    /mushrooms?|\w*berries|\w*berry|plants?|leaves|leaf|herbs?|roots?|seedlings?/u, // berries from a hedge
  ],
  /** No shop sold it. */
  outside: [
    /unknown|unlabell?ed|unidentif\w+|mystery|strange|picked|some kind|type of/u, // unknown mushrooms
    /branch(?:es)?|twigs?|bush(?:es)?|hedges?|tree|woods|garden|basket|soil/u, // a branch with leaves
    /(?:small|tiny|dark|bright|red|purple|black|white|orange|yellow|blue) (?:berries|mushrooms?)/u, // red berries
  ],
  /** May be a pet or poison, is for a pet or a baby, or claims what no picture proves. */
  unfit: [
    /rabbits?|pigeons?|horses?|snails?|frogs?|goldfish|turtles?|guinea pigs?|crickets?/u, // a rabbit
    /(?:vegetables|fruits|drinks|beverages|snacks|spices|condiments|sauces|grains|groceries)$/u, // some spices
    /bitter almonds?|apricot kernels?|rhubarb lea(?:f|ves)|green (?:potato(?:es)?|meat|ham|bacon|chicken|beef|fish|eggs?|milk|bread)|raw/u, // green potatoes
    /breast milk|(?:dog|cat|pet|bird|fish|hamster|baby) (?:foods?|treats?|formula)/u, // cat food
    /[\p{L}-]*free(?![ -]range)|vegan|vegetarian|halal|kosher/u, // gluten-free bread
    /medic\p{L}*|supplements?|vitamins?|pills?|tablets?/u, // vitamin tablets
  ],
} as const;
