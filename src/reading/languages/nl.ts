import type { Language } from './Language';

export const nl: Language = {
  code: 'nl',
  commonWords:
    'de, het, een, en, met, van, tot, op, in, voor, naar, of, niet, voeg, toe, zout, peper, olie, olijfolie, minuten, ui, knoflook, eetlepel, eetlepels, el, tl, laat, snijd, bak, de, te, dan, door, aan, ingrediënten, bereiding, pan, serveer, gesneden, fijngesneden, ongeveer, is',
  headings: {
    ingredients:
      'ingrediënten(?:lijst)?, ingredienten, wat heb je nodig, dit heb je nodig, benodigdheden ingrediënten, boodschappenlijst(?:je)?, (?:wat|dit) hebben we nodig, wat je nodig hebt, je hebt nodig, nodig',
    method:
      'bereiding(?:swijze)?, werkwijze, instructies, stappen, stap[- ]voor[- ]stap, zo maak je het, aan de slag, methode, stappenplan, zo maak je .{1,20}, zo (?:doe je (?:het|dit|ze)|maak je (?:dit|ze)), hoe (?:maak|doe) je (?:het|dit|ze)',
    parts:
      'voorbereiding, voorbereiden, koken, bakken, opmaken, afwerking, afmaken, .{1,30} (?:maken|bereiden|voorbereiden|bakken)',
    notes:
      'let op, belangrijk, lekker erbij, (?:.{1,20} )?tips?(?: .{1,30})?, .{1,15}tips?, opmerking(?:en)?, notities?, variaties?, varianten?, variatietips?, bewaren, bewaartips?, bewaaradvies, voedingswaarden?(?: .{1,30})?, calorieën, serveertips?, serveersuggesties?, serveren, serveeradvies, lekker met, allergenen, goed om te weten, vervangingen, optioneel, eet smakelijk, weetjes?',
    ready: 'benodigdheden, keukengerei, keukenspullen, materialen, gereedschap, voordat je begint',
    facts: 'in het kort, details, informatie, overzicht, porties, tijd, tijden',
  },
  served: 'om te serv, (?:om te |te )?garn',
  step: 'stap',
  groupLead: 'voor (?:de|het|een|bij|op)\\b, voor ',
  needs: 'je hebt nodig, heb je nodig, hebben we nodig, u hebt nodig, je gebruikt, nodig zijn',
  choices: 'optie, recept, idee',
  openings:
    'natuurlijk, zeker, hallo, hoi, hier is, hier zijn, hier heb je, ik (?:raad|stel|zou), met (?:deze|jouw|je) ingrediënten, op basis van, graag, perfect, leuk, bedankt, prima, wat dacht je',
  dangling: 'met, van, en, voor, het, een, tot',
  closings:
    'eet smakelijk, smakelijk, geniet, veel (?:plezier|kookplezier), ik hoop, laat (?:me|het me) weten, als je (?:wilt|wil), wil je, zal ik',
  asking: 'laat me weten, laat het me weten, ik kan ook, wil je dat, zal ik',
  dishLeads: 'recept voor, (?:raad|stel)(?: ik)?(?: je| u)?, wat dacht je van',
  dishTails: 'met (?:jouw|je|de|deze), dat, die, aan, voor, gemaakt, te maken, van je',
  facts: {
    prep: 'voorbereiding(?:stijd)?',
    active: 'actieve (?:tijd|bereidingstijd), actief, werktijd',
    cook: '(?:kook|bak|gaar|oven|stoof)tijd, bereidingstijd, bereiding, koken, bakken',
    total: 'totale?(?: tijd)?, totaal, tijd, klaar in, duur, totale bereidingstijd',
    servings: 'porties?, personen, voor, aantal (?:porties|personen), opbrengst',
    servingsLead: 'voor, goed voor, levert, ingrediënten voor',
    servingsUnit: 'personen, persoon, porties, portie, pers\\.?, borden, eters',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'eetlepels?, el, theelepels?, tl, teentjes?, tenen, teen, snufjes?, snuf, bosjes?, bos, takjes?, blikken, blikjes?, blik, plakken, plakjes?, plak, sneetjes?, bladeren, blaadjes?, handvol, handje, kopjes?, kop, glas, glazen, scheutjes?, scheut, zakjes?, pakjes?, pak, liter, gram, kilo, stuks?, stuk, potjes?, pot, stengels?, klontjes?, druppels?, cl, dl, filets?, mespuntjes?, bekers?, bollen, bol',
    range: 'tot, of, à',
    of: '',
    about: "ongeveer, circa, ca., zo'n",
    numbers:
      'een=1, één=1, twee=2, drie=3, vier=4, vijf=5, zes=6, zeven=7, acht=8, negen=9, tien=10, elf=11, twaalf=12',
    columns: {
      amount: 'hoeveelheid, aantal',
      unit: 'eenheid',
      food: 'ingrediënt(?:en)?, product',
      note: 'notities?, opmerking(?:en)?, bereiding',
    },
  },
  times: {
    hours: 'uren, uur, u',
    minutes: 'minuten, minuut, minuutjes, min\\.?, (?<=kwart)ier',
    seconds: 'seconden, seconde, sec\\.?',
    longer: 'dag(?:en)?, we+k(?:en)?, maand(?:en)?, jaar',
    and: 'en',
    andHalf: '',
    between: 'tussen=en',
    more: '',
    brief: 'op, in, bij, en, of, tot, (?<=h \\d\\d )\\p{L}{2,20}en',
    tail: '',
    numbers:
      '(?:een )?half(?=uur)=0.5, (?:een )?half=0.5, (?:een )?kwart(?=ier)=15, drie kwart(?=ier)=45, anderhalf=1.5, twee en een half=2.5, tweeënhalf=2.5, vijftien=15, twintig=20, dertig=30',
  },
  waiting: {
    doing:
      '(?:door|op|in|aan|af|mee|na|voor|ver|uit)?(?:kook|kookt|koken|bak|bakt|bakken|fruit|fruiten|smoor|smoort|smoren|sudder|sudderen|stoof|stooft|stoven|rust|rusten|rijs|rijzen|garen|gril|grill|grillen|rooster|roosteren|verhit|verhitten|verwarm|verwarmen|koel|koelen|marineer|marineren|klop|kloppen|kneed|kneden|meng|mengen|mix|mixen|pocheer|pocheren|blancheer|blancheren|wellen|trekken|stoom|stomen|braad|braden|wok|wokken|roerbak|roerbakken|frituur|frituren|pruttel|pruttelen|sauteer|sauteren|intrekken|inkoken|staan|weken|opstijven|ontdooien|drogen), laat, laten, zet, schuif',
    resting: 'rusten, afkoelen, wacht, wachten, trekken, rijzen, staan',
    sureLead: 'gedurende',
    lead: 'gedurende, voor, minstens, minimaal, nog, ongeveer, circa, in totaal',
    leadToPass:
      'na, in, binnen, elke, iedere, om de, voor het, tot, van, per, sinds, over, onder, vanaf, maximaal, hoogstens, duurt, kost, tijd, kooktijd, baktijd, oventijd, rusttijd, bereidingstijd, voorbereidingstijd, totaal, is, klaar in, tussen, uit',
    determiners: 'de, het, deze, die, laatste, eerste, oude',
    rangeLead: 'van, tussen',
    tailToTake: 'gaar, goudbruin, bruin, krokant, beetgaar, lang',
    tailToPass:
      'van tevoren, vooraf, eerder, later, daarna, oud, korter, minder, geleden, per kilo, per kg, per 100, per pond, te lang, houdbaar',
    tailBefore: 'voor, vóór, voordat, na',
    theEnd: 'einde, kookti',
    sentenceToPass:
      'bewaar\\p{L}{0,3}, bewaren, houdbaar, blijft, blijven, nooit, klaar in, duurt, in plaats van',
  },
};
