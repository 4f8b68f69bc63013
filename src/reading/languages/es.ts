import type { Language } from './Language';

export const es: Language = {
  code: 'es',
  commonWords:
    'el, los, las, y, con, del, en, hasta, durante, unos, para, una, añade, agrega, sal, aceite, minutos, fuego, cebolla, ajo, cucharada, cucharadas, taza, picada, picado, la, un, que, al, por, o, deja, mezcla, ingredientes, preparación, sartén, huevos',
  headings: {
    ingredients:
      'ingredientes, lista de ingredientes, qué necesitas, lo que necesitas, necesitas, necesitarás, lista de (?:la )?compras?, qué (?:se necesita|lleva|vas a necesitar|hace falta), vas a necesitar',
    method:
      'preparación, instrucciones, pasos?(?: a seguir)?, paso a paso, elaboración, procedimiento, modo de preparación, método, cómo (?:se hace|hacerlo|prepararlo|cocinar|hacer .{1,60}), forma de preparación, indicaciones, preparación paso a paso, cómo (?:se hacen|se preparan?|hacer(?:lo|la)?|preparar(?:lo|la)?|(?:lo|la|los|las) hago)',
    parts:
      'cocción, montaje, emplatado, horneado, para terminar, (?:preparar|prepara|hacer|cocinar|cocer|montar) .{1,30}',
    notes:
      '(?:ingredientes? )?(?:no (?:se )?(?:usad[oa]s?|utilizad[oa]s?|usan?)|sin usar)(?: .{1,30})?, atención, importante, ojo, consejos?(?: .{1,30})?, trucos?(?: .{1,30})?, notas?(?: .{1,30})?, sugerencias?(?: .{1,30})?, variaciones?, variantes?, conservación, almacenamiento, información nutricional(?: .{1,30})?, valores? nutricional(?:es)?(?: .{1,30})?, valor nutricional(?: .{1,30})?, calorías, para servir, servir, presentación, acompañamientos?, maridaje, alérgenos?, sustituciones?, opcional(?:es)?, tips?(?: .{1,30})?, buen provecho',
    ready: 'utensilios?(?: .{1,30})?, equipo(?: .{1,30})?, antes de empezar',
    facts: 'de un vistazo, detalles, información, datos, resumen, raciones, porciones, tiempos?',
  },
  served: 'para (?:serv|emplat|garni), emplat',
  step: 'paso',
  groupLead: 'para (?:el|la|los|las|un|una)\\b, para ',
  needs: 'necesitas, necesitarás, necesitamos, se necesitan?, vas a necesitar, hacen falta',
  choices: 'opción, receta, idea',
  openings:
    '¡?claro, ¡?por supuesto, ¡?hola, aquí (?:tienes|está|te|va), te (?:recomiendo|sugiero|propongo), (?:le|les) (?:recomiendo|sugiero), con (?:estos|esos|tus|los) ingredientes, basándome, a partir, ¡?perfecto, ¡?genial, ¡?gracias, esta receta, desde luego',
  dangling: 'y, con, de, para, el, los, las, una, hasta',
  closings:
    '¡?buen provecho, ¡?que aproveche, ¡?disfruta, ¡?a disfrutar, ¡?disfrute, espero que, si (?:quieres|deseas|necesitas), ¿?quieres, ¿?te gustaría, ¿?necesitas, avísame, dime si, ¡?listo',
  asking: 'dime, puedo también, también puedo, quieres que, te gustaría',
  dishLeads:
    'receta (?:de|para|del), (?:recomiendo|sugiero|propongo)(?: (?:hacer|preparar|que hagas|cocinar))?',
  dishTails: 'con (?:tus|los|estos), que, usando, utilizando, para ti, hecha? con, fácil, a base',
  facts: {
    prep: '(?:tiempo de )?preparación, prep\\.?',
    active: '(?:tiempo )?activo, tiempo de trabajo',
    cook: '(?:tiempo de )?(?:cocción|cocinado|horneado|horno)',
    total: 'tiempo total, total, tiempo, duración, listo en, lista en',
    servings:
      'raciones, ración, porciones, porción, personas, comensales, para, rinde, rendimiento, número de (?:raciones|porciones), cantidad',
    servingsLead: 'para, rinde(?: para)?, sirve(?: para)?, ingredientes para, salen',
    servingsUnit: 'personas?, raciones, ración, porciones, porción, comensales',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'cucharadas?, cucharaditas?, cd(?:i?t)?as?.?, tazas?, dientes?, pizcas?, manojos?, ramas?, ramitas?, latas?, rebanadas?, lonchas?, hojas?, chorros?, chorritos?, vasos?, puñados?, botes?, sobres?, litros?, gramos?, kilos?, paquetes?, filetes?, rodajas?, trozos?, unidades, unidad, tallos?, cabezas?, barras?, bolsas?, tarros?, frascos?, tarrinas?, bri(?:ck|k)s?, copas?, pastillas?, láminas?, atados?, gotas?, cucharones, cucharón, tazones, tazón',
    range: 'a, o, ó, u',
    of: 'de',
    about: 'aproximadamente, unos, unas, aprox., aprox, cerca de',
    numbers:
      'medi[ao]=0.5, un=1, una=1, uno=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12',
    columns: {
      amount: 'cantidad(?:es)?',
      unit: 'unidad(?:es)?',
      food: 'ingredientes?, alimentos?',
      note: 'notas?, observaciones, preparación, detalles?',
    },
  },
  times: {
    hours: 'horas?, h',
    minutes: 'minut(?:o|ito)s?, min\\.?, mins\\.?',
    seconds: 'segundos?, seg\\.?',
    longer: 'd[ií]as?, semanas?, mes(?:es)?, años?',
    and: 'y',
    andHalf: 'y medi[ao], y cuarto=0.25',
    between: 'entre=y',
    more: '',
    brief: 'a, al, en, o, y, con, hasta, aproximadamente',
    tail: '',
    numbers:
      'un cuarto de=0.25, tres cuartos de=0.75, un par de=2, quince=15, veinte=20, veinticinco=25, treinta=30, cuarenta=40, cincuenta=50',
  },
  waiting: {
    doing:
      '(?:amas|ban|blanque|cali?[eé]nt|coc[ií]n|coc(?!ción|hi)|cong|conf|cuaj|cu[eé]c|cu[eé]z|dej|déj|descans|desal|d[oó]r|enfr[ií]|entibi|escal[df]|esper|estof|ferm|fr[eií]|fund|glas|grat|gu[ií]s|herv|hi[eé]rv|hidrat|hornea|horne|infusion|lev|leud|licu|macer|marin|mant|marc|mezcl|poch|precali?[eé]nt|proces|program|reduc|reduz|refriger|rehog|rem[oó]j|remu[eé]v|repos|revu[eé]lv|rust|salt|saz|sell|sofr|tap|sumer[gj]|templ|tost|trit[uú]r|tu[eé]st)(?:\\p{L}{1,12}), (?:as|bat)(?:ar|ir|a|e|á|í|amos|imos|ad|id)(?:l[oa]s?)?, haz, al (?:horno|vapor|fuego|baño maría)',
    resting: 'reposar, repose, reposa, enfriar, espera, esperar, espere, templar, levar, macerar',
    sureLead:
      'durante, (?:s[ei]gu(?:ir|e|a)(?: con)?|contin[uú][ae]r?|prolong(?:a|ar|ue)) la cocción',
    lead: 'durante, por, unos, al menos, otros, otras, unas',
    leadToPass:
      'en, dentro de, cada, después de, tras, antes de, hace, de, hasta, menos de, más de, a, desde, cocción, preparación, tiempo, total, duración, tarda, tardará, tardan, lleva, máximo, entre, pasados, al cabo de, faltan, falten',
    determiners: 'los, las, esos, estos, primeros, últimos',
    rangeLead: 'de, entre',
    tailToTake: 'más',
    tailToPass:
      'más tarde, menos, de antelación, por kilo, por kg, por cada kilo, de preparación, previamente, atrás, demasiado',
    tailBefore: 'antes, después',
    theEnd: 'final, fin, cocción',
    sentenceToPass:
      'conserv\\p{L}{1,6}, guard(?:a|ar|e) en, se mantien\\p{L}{1,3}, dura, nunca, lista? en, listos en, en lugar de',
  },
  shares: {
    said: 'mitad(?= de)=0.5, tercio(?= de)=0.3333, cuarto(?= de)=0.25, resto(?= de), restantes?, otra mitad(?= de), (?:retir|sac|traslad|vigil|comprueb|devuelv|vuelta a)\\p{L}*(?!.* (?:de|del|y|con|en) )=moved, s[ei]rv\\p{L}*=served',
    unclear:
      'un poco, algun[oa]s, parte, dos tercios, tres cuartos, medi[oa], salvo, reserv\\p{L}+, chorrito, si (?:es necesario|hace falta)',
    rest: 'el resto(?! de)',
  },
};
