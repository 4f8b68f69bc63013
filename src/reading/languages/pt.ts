import type { Language } from './Language';

export const pt: Language = {
  code: 'pt',
  commonWords:
    'o, os, as, e, com, de, do, da, até, por, uma, para, adicione, acrescente, sal, azeite, minutos, fogo, lume, cebola, alho, colher, colheres, xícara, chávena, não, ao, em, um, que, à, ou, deixe, misture, ingredientes, preparo, panela, água, dos, cozinhe, sopa',
  headings: {
    ingredients:
      'ingredientes, lista de ingredientes, lista de compras, (?:do |de )?(?:o )?que (?:você |se )?(?:precisa|vai precisar|vais precisar|é preciso|precisamos|leva), vais precisar(?: de)?',
    method:
      'modo de (?:preparo|preparação|fazer), preparo, preparação, instruções, passos?, passo a passo, método, procedimento, como (?:fazer|preparar), confeção, confecção, etapas, como (?:se (?:faz|prepara)|faço)',
    parts:
      'cozimento, cozedura, montagem, finalização, para finalizar, (?:prepare|preparar|fazer|cozinhar|preparo d[oae]) .{1,30}',
    notes:
      'informações adicionais, atenção, importante, dicas?(?: .{1,30})?, notas?(?: .{1,30})?, observaç(?:ão|ões), sugest(?:ão|ões)(?: .{1,30})?, variaç(?:ão|ões), variantes?, conservação, armazenamento, informaç(?:ão|ões) nutriciona(?:l|is)(?: .{1,30})?, valores? nutriciona(?:l|is)(?: .{1,30})?, calorias, para servir, servir, como servir, acompanhamentos?, harmonização, alergénios, alérgenos, substituiç(?:ão|ões), opcional, opcionais, bom apetite, truques?',
    ready: 'utensílios?(?: .{1,30})?, equipamentos?(?: .{1,30})?, antes de começar',
    facts: 'resumo, detalhes, informações, visão geral, porções, rendimento, tempos?',
  },
  served: 'para (?:serv|garni)',
  step: 'passo, etapa',
  groupLead: 'para (?:o|a|os|as|um|uma)\\b, para ',
  needs:
    'você precisa de, você vai precisar de, você precisará de, precisa-se de, vais precisar de, precisas de',
  choices: 'opção, receita, ideia',
  openings:
    'claro, com certeza, com prazer, olá, oi, aqui (?:está|vai|tem|estão), (?:eu )?(?:recomendo|sugiro|recomendaria), com (?:esses|estes|seus|os) ingredientes, com base, perfeito, ótimo, obrigad[oa], que tal, certamente',
  dangling: 'com, de, e, para, os, uma, até',
  closings:
    'bom apetite, bom proveito, aproveite, espero que, se (?:quiser|você quiser|precisar|desejar), quer que, gostaria, me avise, diga-me, delicie, pronto',
  asking: 'diga-me, me diga, posso também, também posso, quer que, gostaria',
  dishLeads:
    'receita (?:de|do|da|para), (?:recomendo|sugiro|recomendaria)(?: (?:fazer|preparar|que faça))?',
  dishTails:
    'com (?:seus|os|esses|estes), que, usando, utilizando, para você, feit[oa], fácil, à base',
  facts: {
    prep: '(?:tempo de )?(?:preparo|preparação), prep\\.?',
    active: '(?:tempo )?ativo, tempo de trabalho',
    cook: '(?:tempo de )?(?:cozimento|cozedura|cocção|forno)',
    total: 'tempo total, total, tempo, duração, pronto em, pronta em',
    servings: 'porções, porção, doses, pessoas, para, rende, rendimento, serve, número de porções',
    servingsLead: 'para, rende, serve, ingredientes para',
    servingsUnit: 'pessoas?, porções, porção, doses?',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'colher de sopa, colher \\(sopa\\), colher de chá, colher \\(chá\\), colher de sobremesa, colher, colheres de sopa, colheres \\(sopa\\), colheres de chá, colheres \\(chá\\), colher \\(de sopa\\), colheres \\(de sopa\\), colher \\(de chá\\), colheres \\(de chá\\), colheres de sobremesa, c. sopa, c. chá, xícaras?, xícaras? de chá, xícaras? \\(chá\\), chávenas?, dentes?, pitadas?, maços?, molhos?, ramos?, raminhos?, latas?, fatias?, folhas?, copos?, punhados?, fios?, pacotes?, litros?, gramas?, quilos?, unidades?, caixas?, caixinhas?, talos?, cubos?, filés?, postas?, sachês?, vidros?, colheres',
    range: 'a, ou',
    of: 'de, do, da',
    about: 'cerca de, aproximadamente, aprox.',
    numbers:
      'mei[ao]=0.5, um=1, uma=1, dois=2, duas=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12',
    columns: {
      amount: 'quantidades?',
      unit: 'unidades?, medidas?',
      food: 'ingredientes?, alimentos?',
      note: 'notas?, observações, preparo, detalhes?',
    },
  },
  times: {
    hours: 'horas?, h',
    minutes: 'minutos?, min\\.?, mins\\.?',
    seconds: 'segundos?, seg\\.?',
    longer: 'dias?, semanas?, m[eê]s(?:es)?, anos?',
    and: 'e',
    andHalf: 'e mei[ao]',
    between: 'entre=e',
    more: '',
    brief: 'a, em, no, na, ou, e, com, até',
    tail: '',
    numbers: 'um quarto de=0.25, três quartos de=0.75, quinze=15, vinte=20, trinta=30',
  },
  waiting: {
    doing:
      '(?:cozinh|ass|refog|dour|deix|descans|marin|esfri|repous|lev|amass|sov|mistur|grelh|tost|demolh|gel|sel|ferment|hidrat|murch|engross|apur|gratin|estuf|esper|salte|branque)(?:ar|e|em|ando)(?:-[oa]s?)?, (?:ferv|arrefec|bat|mex|(?:pré-)?aquec|cresc)(?:er|a|em?|am|endo), coz(?:er|am?|e), (?:cozinh|refog|deix)a, refogue, (?:branque|salte)ie, cresça, frit(?:ar|e), (?:pré-|pre)?aqueça, reduz(?:ir|a), levedar, coloque, retorne, mantenha, aguarde',
    resting: 'descansar, descanse, esfriar, arrefecer, espere, aguarde, repousar, crescer, levedar',
    sureLead: 'durante',
    lead: 'por, durante, pelo menos, mais, cerca de, outros',
    leadToPass:
      'em, dentro de, a cada, cada, após, depois de, antes de, há, de, até, menos de, mais de, a, desde, cozimento, preparo, tempo, total, duração, leva, levam, demora, máximo, entre, passados, nos, dos, faltando, faltarem',
    determiners: 'os, as, esses, estes, primeiros, últimos',
    rangeLead: 'de, entre',
    tailToTake: 'até',
    tailToPass:
      'mais tarde, a menos, de antecedência, por quilo, por kg, para cada quilo, de preparo, atrás, a mais do que, previamente',
    tailBefore: 'antes, depois',
    theEnd: 'final, fim, fin',
    sentenceToPass:
      'conserv\\p{L}{1,6}, guard(?:e|ar) (?:na|em|no), dura, nunca, pront[oa]s? em, em vez de, mantém-se',
  },
};
