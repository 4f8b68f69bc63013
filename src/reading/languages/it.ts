import type { Language } from './Language';

export const it: Language = {
  code: 'it',
  commonWords:
    'il, lo, gli, e, con, di, della, del, fino, per, una, aggiungi, aggiungete, sale, olio, minuti, fuoco, cipolla, aglio, cucchiai, cucchiaio, la, le, un, che, al, in, a, o, poi, nel, lasciate, mescolate, ingredienti, preparazione, padella, acqua, pepe, dei, delle, non',
  headings: {
    ingredients:
      'ingredienti, lista degli ingredienti, (?:(?:che )?cosa (?:[tvc]i )?|ci )(?:serve|occorre|vuole), occorrente, lista della spesa',
    method:
      'preparazione, procedimento, istruzioni, passaggi, passo (?:dopo|per) passo, metodo, come (?:si prepara|fare|preparare), esecuzione, svolgimento, modalità di preparazione, come (?:si (?:preparano|fa|fanno)|(?:la|lo|li|le) (?:faccio|preparo))',
    parts:
      'cottura, assemblaggio, impiattamento, composizione, finitura, (?:prepara|preparare|preparate|preparazione de\\p{L}{1,4}|cuoci|cuocere) .{1,30}',
    notes:
      'attenzione, importante, consigli\\p{L}?(?: .{1,30})?, suggerimenti?(?: .{1,30})?, not[ae](?: .{1,30})?, trucchi(?: .{1,30})?, varianti?, variazioni?, conservazione, valori nutrizionali(?: .{1,30})?, informazioni nutrizionali(?: .{1,30})?, calorie, per servire, servizio, come servire, presentazione, accompagnamento, abbinament[oi](?: .{1,30})?, allergeni, sostituzioni?, facoltativo, opzionale, buon appetito, curiosità',
    ready:
      'attrezzatur[ae](?: .{1,30})?, utensili(?: .{1,30})?, strumenti(?: .{1,30})?, prima di iniziare',
    facts: 'in breve, dettagli, informazioni, panoramica, porzioni, dosi, tempi, tempo',
  },
  served: 'per serv, (?:per )?garni',
  step: 'passo, passaggio, fase',
  groupLead: 'per (?:il|lo|la|i|gli|le|l.|un)\\b, per ',
  needs:
    'ti servono, ti serve, vi servono, servono, occorrono, ti occorrono, avrai bisogno di, ci vogliono',
  choices: 'opzione, ricetta, idea',
  openings:
    'certo, certamente, ciao, ecco, volentieri, ti (?:consiglio|propongo|suggerisco), vi (?:consiglio|propongo|suggerisco), con (?:questi|i tuoi|gli) ingredienti, in base, perfetto, ottimo, grazie, sicuramente, va bene',
  dangling: 'con, di, e, per, il, lo, gli, una',
  closings:
    'buon appetito, buona degustazione, spero, se (?:vuoi|desideri|ti serve|hai), vuoi che, fammi sapere, gustatevi, goditi, divertiti, ti piacerebbe',
  asking: 'dimmi, fammi sapere, posso anche, vuoi che, ti piacerebbe',
  dishLeads:
    'ricetta (?:per|di|del|della|dei|degli|delle|dell.), (?:consiglio|propongo|suggerisco)(?: di (?:preparare|fare|cucinare))?',
  dishTails: 'con (?:i tuoi|gli|questi|i), che, usando, utilizzando, per te, a base, facile',
  facts: {
    prep: '(?:tempo di )?preparazione, prep\\.?',
    active: '(?:tempo )?attivo, tempo di lavoro',
    cook: '(?:tempo di )?cottura',
    total: 'tempo totale?, totale, tempo, durata, pronto in, pronta in',
    servings: 'porzioni?, persone, per, dosi(?: per)?, numero di porzioni, resa',
    servingsLead: 'per, dosi per, ingredienti per, serve',
    servingsUnit: 'persone, persona, porzioni, porzione, pers\\.?, commensali',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'cucchiaio, cucchiai, cucchiaino, cucchiaini, spicchio, spicchi, pizzico, pizzichi, mazzetto, mazzetti, mazzo, rametto, rametti, foglie, foglia, fette, fetta, scatola, scatole, lattina, lattine, bicchiere, bicchieri, manciata, manciate, bustina, bustine, tazza, tazze, litro, litri, filo, gambo, gambi, vasetto, grammi, etti, etto, pezzi, pezzo, confezione, confezioni, costa, coste, filetti',
    range: 'a, o',
    of: "di, d'",
    about: 'circa, ca.',
    numbers:
      'mezz[oa]=0.5, un=1, uno=1, una=1, due=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, undici=11, dodici=12',
    columns: {
      amount: 'quantità, dose, dosi',
      unit: 'unità',
      food: 'ingredient[ei], alimento',
      note: 'note?, preparazione, dettagli',
    },
  },
  times: {
    hours: 'ore, ora, h',
    minutes: 'minuti, minuto, min\\.?',
    seconds: 'secondi, secondo, sec\\.?',
    longer: 'giorn[oi], settiman[ae], mes[ei], ann[oi]',
    and: 'e',
    andHalf: 'e mezz[ao]',
    between: 'tra=e',
    more: '',
    brief: 'a, al, in, nel, o, e, con, circa, fino',
    tail: '',
    numbers:
      "mezz'=0.5, un quarto d'=0.25, tre quarti d'=0.75, un'=1, quindici=15, venti=20, trenta=30",
  },
  waiting: {
    doing:
      '(?:inforn|lasci|ripos|rosol|marin|raffredd|lievit|impast|mescol|frull|mont|posizion|(?:(?:pre)?ri)?scald|prescald|tost|grigli|salt|stuf|scott|sbollent|continu|ammoll|dor|bras|gratin|congel|addens|mantec|aspett)(?:a(?:re|te|t?e?r?l[aoei]|ndo)?|i(?:no)?), (?:cuoc|(?:sof)?frigg|sbatt|riduc|pon|mett)(?:e(?:re|te|ri|t?e?r?l[aoei])|i(?:l[aoei]|a(?:no|mo)?)?), (?:(?:sob)?boll|prosegu|arrost|appass|insapor|intiepid|rinven)(?:i(?:re|te|sci)?|ano|a), ammollo, ridurre, fai, fate, tieni, tenere',
    resting:
      'riposare, raffreddare, intiepidire, aspetta, aspettate, aspettare, lievitare, attendi, attendete',
    sureLead: 'per altri',
    lead: 'per, almeno, circa, altri, altre, durante, ancora',
    leadToPass:
      'in, entro, ogni, dopo, prima di, fa, di, fino a, meno di, più di, a, da, tra, fra, sotto, oltre, cottura, preparazione, tempo, totale, durata, richiede, richiedono, occorrono, massimo, passati, trascorsi, negli, nei, dei, degli',
    determiners: 'i, gli, le, questi, quei, primi, ultimi',
    rangeLead: 'da, dai, tra, fra',
    tailToTake: 'fino a',
    tailToPass:
      'più tardi, in meno, fa, di anticipo, al kg, per kg, al chilo, per ogni, di preparazione, meno, in anticipo, dalla fine',
    tailBefore: 'prima, dopo, circa prima',
    theEnd: 'fine, cottura, fin',
    sentenceToPass:
      'conserv\\p{L}{1,6}, si mantien\\p{L}{1,3}, dura, mai, pront[oaie] in, invece di',
  },
};
