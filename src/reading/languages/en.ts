import type { Language } from './Language';

export const en: Language = {
  code: 'en',
  commonWords:
    'the, and, with, of, until, over, into, or, it, you, your, add, heat, stir, minutes, for, from, then, cook, salt, pepper, oil, fresh, cup, cups, to, on, serve, chopped',
  headings: {
    ingredients:
      "ingredients?(?: list| needed| required| used)?, what you(?:'ll| will)? need, you(?:'ll| will)? need, shopping list, grocery list",
    method:
      "method, instructions?, directions?, steps?, step[- ]by[- ]step, procedure, preparation, preparation method, how to (?:make|cook|prepare)(?: it| this)?, let's cook, what to do, cooking process, recipe steps",
    parts:
      'prep, prep work, prep steps, cooking, cook, assembly, assemble, to assemble, baking, bake, finishing, to finish, plating, making the .{1,30}, make the .{1,30}, prepare the .{1,30}, cook the .{1,30}, to make the .{1,30}',
    notes:
      'warning, caution, important, heads up, keep in mind, remember, (?:.{1,12} ){0,2}(?:tips?|notes?)(?: (?:and|&|for) .{1,40})?, tricks?, variations?(?: .{1,30})?, substitut\\w{1,6}(?: .{1,30})?, swaps?, storage(?: .{1,30})?, storing(?: .{1,30})?, leftovers, make[- ]ahead(?: .{1,30})?, serving suggestions?, suggestions?, to serve, serving, serve with, how to serve, pairings?, wine pairings?, drink pairings?, nutrition\\p{L}{0,3}(?: .{1,30})?, nutritional (?:info\\p{L}{0,8}|facts|values?), each serving contains, (?:amounts? )?per serving, calories, macros, equipment(?: .{1,20})?, special equipment, tools?(?: .{1,20})?, kitchen (?:tools|equipment), utensils, what to use, faqs?, troubleshooting, allergens?, allergy (?:notes?|info\\p{L}{0,8}), food safety, safety(?: .{1,20})?, why (?:this|it|you).{0,30}, before(?: .{1,40})?, optional(?: .{1,30})?, optional add-ins, add-ins, good to know, not used, reheating, freezing, enjoy, timeline',
    facts:
      'at a glance, details, recipe details, recipe info(?:rmation)?, info(?:rmation)?, overview, quick facts, summary, servings?, yields?, times?, timing, prep time, cook(?:ing)? time, total time, serves',
  },
  step: 'step',
  groupLead: 'for (?:the|your|a|serving|garnish|topping)\\b, for ',
  needs: "you(?:'ll| will)? need, we(?:'ll| will)? need, you(?:'re| are) going to need",
  choices: 'option, recipe, idea, choice, version',
  openings:
    "sure, certainly, of course, absolutely, great, hello, hi, hey, okay, ok, here(?:'s| is| are), i(?:'d| would| can| suggest| recommend|'ve| have), based on, with (?:these|those|your|the ingredients), thank, thanks, wonderful, perfect, sounds, no problem, given, using (?:the|your|these), let's, yes, how about, you can make, you could make, happy to, below is, this recipe uses",
  closings:
    "enjoy, bon app[eé]tit, let me know, happy cooking, i hope, hope you, feel free, would you like, if you(?:'d| would) like, have fun, dig in, that's it, there you have it, please note, do you want, want me to",
  asking:
    "could you tell me, tell me, let me know, i can also, i could also, would you like me to, if you(?:'d| would) like, to help me",
  dishLeads:
    "(?:i )?(?:would|'d|can) (?:recommend|suggest)(?: (?:making|you make|trying|preparing|that you make))?, i (?:recommend|suggest)(?: (?:making|trying|preparing))?, recipe for, recipe called, you (?:can|could) (?:make|try|prepare), how about(?: making)?, let's make",
  dishTails:
    'using, with (?:your|the|these|what), that, which, made, for you, for dinner, based, recipe, based on, as it, since, because, it is, served, to use, you can',
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
    tail: 'or so, or two, or 2, or three',
    numbers:
      '(?:(?:an?|another|one|1)[ -](?:(?:further|additional|extra|full|good) )?)?half(?:[ -]an?)?=0.5, (?:(?:an?|another|one) )?quarter of an=0.25, three[ -]quarters of an=0.75, (?:a|another) couple(?: of)?=2, another=1, thirteen=13, fourteen=14, fifteen=15, sixteen=16, seventeen=17, eighteen=18, nineteen=19, twenty=20, thirty=30, forty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90',
  },
  waiting: null,
};
