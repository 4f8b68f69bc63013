import type { Language } from './Language';

export const de: Language = {
  code: 'de',
  commonWords:
    'der, die, das, und, mit, den, dem, bis, für, auf, ein, eine, einen, oder, nicht, im, zu, lassen, geben, minuten, schneiden, zwiebel, salz, pfeffer, wasser, öl, el, tl, dann, dazugeben, etwa, unterrühren, braten, kochen, servieren, zutaten, zubereitung, von',
  headings: {
    ingredients:
      'zutaten(?:liste)?, (?:(?:was|das) )?(?:(?:du|ihr|man|sie|wir) )?(?:so )?(?:brauch|benötig)(?:st|t|en)(?: (?:du|ihr|man|sie|wir))?, man nehme, einkaufs(?:liste|zettel)',
    method:
      "zubereitung(?:sschritte)?, anleitung(?:en)?, schritte, schritt[- ]für[- ]schritt(?:-anleitung)?, arbeitsschritte, so (?:geht|wird)(?:'s| es| s)?(?: gemacht)?, durchführung, herstellung, kochanleitung, so (?:machst du|macht ihr|macht man|mache ich)(?: es|'s|s| das)?, wie (?:geht|macht man) das",
    parts:
      'vorbereitung, vorbereiten, kochen, backen, anrichten, fertigstellung, fertigstellen, zusammensetzen, .{1,30} (?:zubereiten|vorbereiten|backen|kochen|anbraten|herstellen)',
    notes:
      'nicht (?:verwendet|benutzt|gebraucht|genutzt).{0,20}, weggelassen.{0,20}, achtung, wichtig, vorsicht, (?:.{1,20} )?tipps?(?: .{1,30})?, .{1,20}tipps?, hinweise?, notizen?, anmerkung(?:en)?, varianten?, variationen?, variante, aufbewahrung, lagerung, haltbarkeit, reste, nährwerte?(?:.{1,30})?, nährwertangaben(?: .{1,30})?, kalorien, serviervorschl(?:ag|äge), servieren, serviertipp, beilagen?, dazu passt, allergene, gut zu wissen, ersatz, austausch, optional, guten appetit',
    ready:
      'ausrüstung, küchengeräte, utensilien, küchenutensilien, geräte, werkzeug, bevor (?:du|sie) .{1,20}',
    facts:
      'auf einen blick, details, rezeptinfo(?:s|rmationen)?, informationen, überblick, infos?, portionen, zeiten?, zeitaufwand',
  },
  served: 'zum (?:serv|anricht), garni',
  step: 'schritt',
  groupLead: 'für (?:den|die|das|dein\\w{0,2}|ein\\w{0,2}|zum)\\b, für , zum ',
  needs:
    'du brauchst, brauchst du, braucht ihr, brauchen wir, braucht man, sie brauchen, ihr braucht, wir brauchen, man braucht, man nehme, benötigt werden, du benötigst, sie benötigen',
  choices: 'option, rezept, idee, variante, vorschlag',
  openings:
    'gern, gerne, natürlich, klar, hallo, hi, hier ist, hier sind, hier kommt, ich (?:empfehle|schlage|würde|habe), mit (?:diesen|deinen|ihren|den) zutaten, aus (?:diesen|deinen|ihren|den) zutaten, basierend, selbstverständlich, super, toll, perfekt, danke, wie wäre',
  dangling: 'und, oder, mit, von, für, ca\\., der, den, dem, eine, einen, bis',
  closings:
    'guten appetit, lass es dir, lassen sie es, viel (?:spaß|freude|vergnügen), ich hoffe, sag (?:mir )?bescheid, wenn du (?:möchtest|willst|magst), wenn sie möchten, genieß, möchtest du, soll ich, lass mich wissen, fertig ist',
  asking:
    'sag mir, sagen sie mir, lass mich wissen, ich kann auch, möchtest du, möchten sie, soll ich',
  dishLeads:
    'rezept für, empfehle(?: ich)?(?: dir| ihnen)?, schlage(?: ich)?(?: dir| ihnen)?, wie wäre es mit, kannst du',
  dishTails:
    'mit deinen, mit ihren, mit den, aus deinen, vor, zu machen, zuzubereiten, das, die, der, zubereiten, kochen, machen, rezept',
  facts: {
    prep: 'vorbereitung(?:szeit)?, zubereitung(?:szeit)?, arbeitszeit vorbereitung',
    active: 'aktive(?: zeit| zubereitungszeit| kochzeit)?, arbeitszeit, aktiv',
    cook: '(?:koch-/)?(?:koch|gar|back|brat|schmor)zeit, kochen, backen',
    total: 'gesamt(?:zeit|dauer)?, zeit, dauer, fertig in, zeitaufwand, insgesamt',
    servings:
      'portionen, personen, für, ergibt, reicht für, anzahl(?: der)? portionen, menge, ausbeute',
    servingsLead: 'für, ergibt, reicht für, zutaten für',
    servingsUnit: 'personen, person, portionen, portion, port\\.?, pers\\.?, leute, esser, gäste',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'EL, TL, KL, dag, dkg, Deka, Esslöffel, Teelöffel, Prisen?, Bund, Zehen?, Dosen?, Packung(?:en)?, Pck., Päckchen, Stück(?:e)?, Stk., Becher, Scheiben?, Tassen?, Gläser, Glas, Handvoll, Zweige?, Stangen?, Stängel, Blatt, Blätter, Knollen?, Würfel, Liter, Msp., Messerspitzen?, Schuss, Spritzer, Beutel, Gramm, Kugeln?, Köpfe, Kopf, Tropfen, Rollen?',
    range: 'bis max., bis maximal, bis höchstens, bis, oder',
    of: '',
    about: 'etwa, ca., ca, circa, ungefähr, rund, gut, knapp, evtl., eventuell, mind., mindestens',
    numbers:
      'ein=1, eine=1, einen=1, zwei=2, drei=3, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, elf=11, zwölf=12',
    columns: {
      amount: 'menge, anzahl',
      unit: 'einheit(?:en)?',
      food: 'zutat(?:en)?, lebensmittel',
      note: 'notiz(?:en)?, hinweis(?:e)?, anmerkung(?:en)?, bemerkung(?:en)?, vorbereitung',
    },
  },
  times: {
    hours: 'stunden?, stündchen, std\\.?, h',
    minutes: 'minuten?, min\\.?',
    seconds: 'sekunden?, sek\\.?',
    longer: 'tage?n?, wochen?, monate?n?, jahre?n?',
    and: 'und',
    andHalf: '',
    between: 'zwischen=und',
    more: 'weitere, weiteren',
    brief: 'bei, im, in, und, oder, bis, auf, (?<=h \\d\\d )\\p{L}{2,20}en',
    tail: '',
    numbers:
      'ein viertel(?=stündchen)=0.25, ein halbes=0.5, eine halbe=0.5, einer halben=0.5, eine viertel(?=stunde)=0.25, eine dreiviertel(?=stunde)=0.75, anderthalb=1.5, eineinhalb=1.5, zweieinhalb=2.5, fünfzehn=15, zwanzig=20, dreißig=30, vierzig=40',
  },
  waiting: {
    doing:
      '(?:an|auf|ein|ab|aus|durch|vor|weiter|mit|ver|über|nach|weich|blind|gar|er|unter|pfannen|glasig )?(?:back|koch|köchel|schmor|brat|brät|ruh|gar|zieh|quell|kühl|dünst|röst|dämpf|simmer|rühr|knet|mix|pürier|hitz|wärm|heiz|schwitz|reduzier|steh|marinier|weich|grill|frittier|blanchier|frier|schlag|pochier|schwenk|sautier|karamellisier|trockn|wend|geh|stell|schieb|schmelz|stock|gelier|aufgeh|schreck|zerkleiner|mahl|quirl|toast|überback|gratinier|räucher|einkoch|sied|dörr|schleuder)(?:en|e|n|t|et)(?: lassen)?, lassen, lass, lasst, bei \\d\\d\\d? ?°c?',
    resting: 'ruhen, abkühlen, auskühlen, ziehen, stehen, warten, quellen, gehen',
    sureLead: 'für',
    lead: 'für, mindestens, weitere, weiteren, nochmals, noch, insgesamt',
    leadToPass:
      'nach, vor, in, innerhalb von, innerhalb, alle, jede, jeder, jeden, aller, bis zu, bis, seit, ab, unter, über, um, von, aus, pro, zeit, dauert, dauer, benötigt, braucht, brauchen, kochzeit, backzeit, garzeit, ruhezeit, zubereitungszeit, arbeitszeit, gesamtzeit, vorbereitungszeit, maximal, höchstens, statt',
    determiners:
      'der, die, den, dem, diese, diesen, dieser, letzten, ersten, nächsten, übrigen, restlichen, als',
    rangeLead: 'von, zwischen',
    tailToTake: 'fertig (?:back|gar|brat|koch)en, lang, gar, goldbraun, knusprig',
    tailToPass:
      'vorher, zuvor, später, früher, danach, alt, alte, alten, kürzer, weniger, lang haltbar, haltbar, pro 100, pro kilo, pro kg, pro pfund, je kilo, je kg, zu lang, entfernt, zubereitungszeit, arbeitszeit, kochzeit, backzeit, im voraus, fertig(?! (?:back|gar|brat|koch)en), nudeln, reis',
    tailBefore: 'vor, bevor, nach',
    theEnd: 'ende, schluss',
    sentenceToPass:
      'haltbar, hält sich, halten sich, aufbewahr\\p{L}{0,4}, lagern, nicht länger, niemals, nie, fertig in, dauert, kann man, statt',
  },
  shares: {
    said: 'hälfte(?= (?:de[rs]|vom|von) )=0.5, drittel(?= (?:de[rs]|vom|von) )=0.3333, viertel(?= (?:de[rs]|vom|von) )=0.25, restliche\\p{L}?, übrigen?\\p{L}?, (?:rest|andere hälfte|zweite hälfte)(?= (?:de[rs]|vom|von) ), (?:wende|nimm|dreh)(?!.* (?:und|mit|von) )=moved, (?:(?!und|mit)\\p{L}+ ){0,3}(?:wend\\p{L}+|umdrehen|\\p{L}*nehmen|\\p{L}*heben|ruhen)=moved, (?:(?!und|mit)\\p{L}+ ){0,3}servier\\p{L}*=served',
    unclear:
      'etwas, ein wenig, einige\\p{L}?, ein paar, teil, wenig, halbe\\p{L}?, zwei drittel, drei viertel, außer, bis auf, zurück\\p{L}+, aufheben, (?:bei bedarf|falls nötig|evtl\\.?|eventuell), ersten?',
    rest: 'den rest(?! (?:de[rs]|vom|von) )',
  },
};
