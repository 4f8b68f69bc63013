import type { Language } from './Language';

/** What a cook does, or lets the food do, for a time, without its ending. */
const DOING =
  'air-fry|allow|autolys|bak|barbecu|bast|bbq|beat|blanch|blend|blitz|bloom|boil|braai|brais|brew|brin|broil|brown|bubbl|carameli[sz]|char|chargrill|chill|churn|confit|continu|cook|cool|cover|cream|crisp|cur|deep-fry|defrost|dehydrat|drain|dry|ferment|fold|freez|fry|giv|grill|heat|hold|hydrat|infus|keep|knead|leav|let|macerat|marinad|marinat|massag|melt|microwav|mix|nuk|pan-fry|parboil|parcook|paus|pickl|poach|preheat|press|process|proof|prov|puls|reduc|refrigerat|reheat|render|repeat|rest|ris|roast|saut[eé]|scald|scrambl|sear|sift|simmer|sit|smok|smoulder|soak|soften|sous|stand|steam|steep|stew|stir|sweat|swirl|temper|thaw|toast|toss|tumbl|turn|wait|warm|whip|whisk|whizz|wilt';
const ENDING = '(?:e|[a-z]?ing)?';
/** The same as nouns, as in "a 10-minute rest". */
const DEED = `(?:(?:${DOING})[a-z]?ing|boil|bloom|blanch|chill|fermentation|ferment|freeze|infusion|knead|marination|poach|proof|rest|rise|sear|simmer|soak|stand|steam|steep|wait|autolyse)`;
const NEXT =
  'add|check|checking|flip|flipping|lift|lower|open|raise|remove|rotate|rotating|serve|shift|start|strain|take|taste|test|uncover';

export const en: Language = {
  code: 'en',
  commonWords:
    'the, and, with, of, until, over, into, or, it, you, your, add, heat, stir, minutes, for, from, then, cook, salt, pepper, oil, fresh, cup, cups, to, on, serve, serves, chopped, ingredients, method, instructions, boil, mix, toss, bake, they',
  headings: {
    ingredients:
      "ingredients?(?: list| needed| required| used)?, what you(?:'ll| will)? need, you(?:'ll| will)? need, shopping list, grocery list, what goes in(?: it| there)?, ingrs?, ings?",
    method:
      "method, instructions?, directions?, steps?, step[- ]by[- ]step, procedure, preparation, preparation method, how to (?:make|cook|prepare)(?: it| this)?, let's cook, what to do, cooking process, recipe steps, what you do, how it's (?:done|made), how to do it, how i (?:make|cook|do) (?:it|this|them), here's how",
    parts:
      'prep, prep work, prep steps, cooking, cook, assembly, assemble, to assemble, baking, bake, finishing, to finish, plating, making the .{1,30}, make the .{1,30}, prepare the .{1,30}, cook the .{1,30}, to make the .{1,30}',
    notes:
      'warning, caution, important, heads up, keep in mind, remember, (?:.{1,12} ){0,2}(?:tips?|notes?)(?: (?:and|&|for) .{1,40})?, tricks?, variations?(?: .{1,30})?, substitut\\w{1,6}(?: .{1,30})?, swaps?, storage(?: .{1,30})?, storing(?: .{1,30})?, leftovers, make[- ]ahead(?: .{1,30})?, serving suggestions?, suggestions?, to serve, serving, serve with, how to serve, pairings?, wine pairings?, drink pairings?, nutrition\\p{L}{0,3}(?: .{1,30})?, nutritional (?:info\\p{L}{0,8}|facts|values?), each serving contains, (?:amounts? )?per serving, calories, macros, faqs?, troubleshooting, allergens?, allergy (?:notes?|info\\p{L}{0,8}), food safety, safety(?: .{1,20})?, why (?:this|it|you).{0,30}, before(?: .{1,40})?, optional(?: .{1,30})?, optional add-ins, add-ins, good to know, (?:ingredients )?(?:not used|unused|left out)(?: .{1,30})?, reheating, freezing, enjoy, timeline',
    ready:
      'equipment(?: .{1,20})?, special equipment, tools?(?: .{1,20})?, kitchen (?:tools|equipment), utensils, what to use, before you (?:start|begin|cook).{0,30}',
    facts:
      'at a glance, details, recipe details, recipe info(?:rmation)?, info(?:rmation)?, overview, quick facts, summary, servings?, yields?, times?, timing, prep time, cook(?:ing)? time, total time, serves',
  },
  served: '(?:to|for) serv, serve with, garnish',
  step: 'step',
  groupLead: 'for (?:the|your|a|serving|garnish|topping)\\b, for ',
  needs: "you(?:'ll| will)? need, we(?:'ll| will)? need, you(?:'re| are) going to need",
  choices: 'option, recipe, idea, choice, version',
  openings:
    "sure, certainly, of course, absolutely, great, hello, hi, hey, okay, ok, here(?:'s| is| are), i(?:'d| would| can| suggest| recommend|'ve| have), based on, with (?:these|those|your|the ingredients), thank, thanks, wonderful, perfect, sounds, no problem, given, using (?:the|your|these), let's, yes, how about, you can make, you could make, happy to, below is, this recipe uses",
  dangling: 'of, and, with, or, about, the, an, for, to, into, until, your',
  closings:
    "enjoy, bon app[eé]tit, let me know, happy cooking, i hope, hope you, feel free, would you like, if you(?:'d| would) like, have fun, dig in, that's it, there you have it, please note, do you want, want me to",
  asking:
    "could you tell me, tell me, let me know, i can also, i could also, would you like me to, if you(?:'d| would) like, to help me",
  dishLeads:
    "(?:i )?(?:would|'d|can) (?:recommend|suggest)(?: (?:making|you make|trying|preparing|that you make))?, i (?:recommend|suggest)(?: (?:making|trying|preparing))?, recipe for, recipe called, you (?:can|could) (?:make|try|prepare), how about(?: making)?, let's make, (?:here(?:'s|’s| is)|share|try) (?:my|an?|this)(?=(?: [^ .]+)+? recipe)",
  dishTails:
    'using, with (?:your|the|these|those|what), that, which, made, for you, for dinner, based, recipe, based on, as it, since, because, it is, served, to use, you can',
  facts: {
    prep: 'prep(?:aration)?(?: time)?',
    active: 'active(?: cooking)?(?: time)?, hands[- ]on(?: time)?',
    cook: '(?:cook(?:ing)?|bak(?:e|ing)|roasting|simmering)(?: time)?',
    total: 'total(?: time)?, time, ready in, total cooking time, takes',
    servings: 'servings?, serves, portions?, yields?, makes, number of servings, serving size',
    servingsLead: 'serves, (?:makes )?enough for, makes, cuts into, yields?, feeds, for, x',
    servingsUnit: 'servings?, portions?, people, persons?, pax, guests, diners',
  },
  amounts: {
    decimalSeparator: '.',
    units:
      'litres?, millilitres?, kilos?, cl, handfuls?, slices?, pieces?, stalks?, leaves, heads?, strips?, sheets?, knobs?, splash(?:es)?, drizzles?, sprigs?, rashers?, tins?, thumbs?, squeezes?, scoops?, cubes?, wedges?, ribs?, fillets?, blocks?, punnets?, sachets?, tubs?, bulbs?, loaf, loaves',
    range: 'to, or',
    of: 'of',
    about:
      'about, approx., approx, approximately, around, roughly, ca., ~, generous, heaping, scant',
    numbers:
      'a=1, an=1, one=1, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, eleven=11, twelve=12',
    columns: {
      amount: 'amount, quantity, qty, how much, measure(?:ment)?',
      unit: 'units?',
      food: 'ingredients?, items?, foods?, what',
      note: 'notes?, preparation, prep, details?, comments?, remarks?',
    },
  },
  times: {
    hours: 'hours?, hrs?, h',
    minutes: 'minutes?, mins?, m',
    seconds: 'seconds?, secs?, s',
    longer: 'days?, weeks?, months?, years?',
    and: 'and',
    andHalf: 'and (?:an?|one|1)[- ]half=0.5, and (?:an?|one|1)[- ]quarter=0.25',
    between: 'between=and',
    more: 'or so, more, full, whole, additional, extra, further, solid, good, \\+, -ish, of an',
    brief: 'and, or, then, until, over, in, on, at, with, if, before, covered',
    tail: 'or so, or two, or 2, or three',
    numbers:
      '(?:(?:an?|another|one|1)[ -](?:(?:further|additional|extra|full|good) )?)?half(?:[ -]an?)?=0.5, (?:(?:an?|another|one) )?quarter of an=0.25, three[ -]quarters of an=0.75, (?:a|another) couple(?: of)?=2, another=1, thirteen=13, fourteen=14, fifteen=15, sixteen=16, seventeen=17, eighteen=18, nineteen=19, twenty=20, thirty=30, forty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90',
  },
  waiting: {
    doing: `(?:(?:re|pre|stir|slow|par|pressure|hard|soft|air|deep|pan)[- ]?)?(?:${DOING})${ENDING}, set (?:[a-z]+ )?aside`,
    commandLead:
      '^[^a-z]*|[.,;:—(*] *|(?<![a-z-])(?:and|or|then|to|let|leave|also|but|now|it|them|everything|meanwhile|continue|keep|until|while|next|start|begin|first|finally|once|pan|oven|pot|[a-z]+ly) ',
    resting: 'rest, resting, stand, standing, sit, sitting, cool, cooling, wait',
    modifiers:
      'circa, c\\., some, nearly, almost, exactly, just, only, at least, at the very least, at most, a minimum of, a maximum of, minimum, maximum, min\\.?, max\\.?, no less than, not less than, a total of, a period of, a final, the full, the next, another, a, an, further, additional, extra, good, solid, full, maybe, perhaps, say, anywhere, somewhere, between, from, or, or for, and then, plus another',
    sureLead: '(?<!(?:ready|good|known|famous|time) )for, timer (?:to|at|for)',
    lead: '',
    leadNever: `(?:${DEED}|prep|preparation|cook|total|active|inactive|hands-on|bake) ?time(?: is| was)?[ *_]*[:=|-]?[ *_]*, (?:prep|preparation|total|active|time|ready|yields?)(?: is| was)?[ *_]*[:=|-]?[ *_]*, (?:keeps|stays?|lasts?|remains?|holds|stored?|storing|leftovers|been|safe|fine|ahead|in advance|(?:will|should|can|may|could|might) (?:also |then |easily |safely )?(?:be|keep|hold|stay|last|sit|stand)|keep (?:well|fresh|refrigerated|[a-z ]{0,30}(?:fridge|freezer|refrigerator)))(?![a-z])[^,;]{0,60}, (?:do not|don't|never|avoid|rather than|instead of|without) (?!(?:stir|touch|mov|flip|turn|open|lift|peek|disturb|remov|uncover|fiddl|pok|shak)[a-z]{0,5}(?![a-z]))[a-z]+[^,;]*`,
    leadToPass:
      'every, each, per, within, under, over, in, into, by, than, first, last, final, initial, remaining, previous, past, these, those, their, our, my, whole, of, to, up to, at, with, until, till, during, before, once, if, when, as, like, add, adding, subtract, save, saves, saving, shave, lose, cut by, extend, increase, not, plus, minus, time, times, be, is, are, was, were, been, took, ago, serves, makes, feeds, ready, aged, worth, above, below, toward, towards, through, recipe',
    determiners: 'the, this, that, its, your, no',
    rangeLead: '',
    tailToTake: '',
    tailToPass: `\\(? ?or (?:less|fewer|under|sooner|earlier), ago, ahead, prior, beforehand, in advance, early, earlier, later, late, old, away, apart, left, remaining, to go, to spare, less, fewer, short, shy, into, off, time, total time, every, in and, each day, each night, from (?:start|now|scratch), (?:of |for )?(?:prep|preparation|work|hands|active|your|effort|labou?r), to (?:make(?! (?:sure|it|them|this|that) )|prepare|put|throw|whip|come together), (?:${DEED}|prep|cook) time, per (?:pound|lb|kg|kilo|kilogram|inch|cm|\\d|gram|g|oz|ounce|half|quart|litre|liter|person), (?:a|an|the) (?:pound|lb|kilo|kg|inch|day|week|night), for (?:each|every) (?:\\d|extra|additional|pound|kilo|inch), \\/ ?(?:lb|kg|pound|\\d|inch), \\d times a, too (?:long|late|early|many), in(?= ?(?:[,.;:)]|$))`,
    tailBefore: '(?:just |right )?before, after',
    theEnd:
      '^ {0,2}[a-z]* ?before (?:the |it |they )?(?:[a-z]+ ){0,3}(?:end|done|ready|finish|over|up)',
    tailDeed: `[ '-]'? ?(?:(?!(?:to|and|or|then|of|in|at|on|per|before|after|for) )[a-z]+ )?${DEED}(?: (?:time|period))?(?=$|[.,;:!?)]| (?:in|on|at|before|after|and|then|so|while|is|to|under|over|off|out|with|without|for|does|lets|helps|makes|will|or|keeps|until|by|here)(?![a-z])), of (?:[a-z]+ )?${DEED}`,
    following:
      'or, until, till, per, each, on, over, in, at, with, without, under, more, longer, then, and, to, for, if, while, whilst, as, from, total, so, depending, by, a, an, the, after, before, off, out, inside, outside, but, because, when, once, where, which, using, through, altogether, overall, max, maximum, tops, minimum, only, about, during, since, unless, atop, beneath, up, first, both, high, medium, low, again, further, extra, this, it, they, you, your, just, [a-z]+(?:ly|ing|ed)',
    tailSure:
      'more, longer, extra, ,? ?(?:per|each|on each|on every|on the (?:first|second|other)|on one|a) ?-?(?:side|batch|piece|one|portion|pancake|tray|steak), \\/ ?side, ,? ?(?:or )?(?:until|till)',
    until: '(?:until|till)(?! you)',
    inBrackets: 'add|bring|place|pop|pour|put|return|set|slide|thicken|tip',
    takes:
      "(?:^ *|[(,] *|(?:it|they|these|this|which|that|batch|side)(?:'ll)? (?:(?:will|should|can|may|might|usually|often|normally|step|stage|all) ){0,2})(?:takes?|taking|needs?|requires?)",
    lasts: 'takes?, taking, needs?, requires?, wants?, yourself, yourselves',
    after: 'after',
    afterwards: `(?:(?:and|then|but|so|now|again|begin|carefully|gently) )*(?:after *$|(?:${DOING})${ENDING}|${NEXT})`,
    sentenceToPass: '',
  },
  shares: {
    said: 'half(?= (?:of|the|your|its) )=0.5, (?:a|one)[- ]third of=0.3333, two[- ]thirds of=0.6667, (?:a|one)[- ]quarter of=0.25, three[- ]quarters of=0.75, remaining, (?:rest|remainder|last) of, (?:other|second) half of, (?:turn|flip|return|transfer|remov|mov|lift|push|check|test|tast|watch|rest)(?:e|ing)?(?!.* (?:of|from|and|with|in|on|over|out) )=moved, serv(?:e|ing)=served',
    unclear:
      'some, most, part of, little, few, bit(?! by), splash, drizzle, handful, half an?, half(?= \\p{L}+$), reserv\\p{L}+, saving, except, all but, (?:more|less) than, extra, (?:more|additional)(?= (?:\\p{L}+ ){0,2}$), (?:as|if) (?:needed|necessary), first',
    rest: 'the (?:rest|remainder)(?! of)',
  },
};
