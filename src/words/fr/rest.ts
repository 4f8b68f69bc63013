import type { Choice } from '../../../machines/connection/connectionMachine';
import type { LocalServer } from '../../../machines/connection/diagnosis';
import type { Words } from '../createLanguage';
import { joinNames, upperFirst } from '../format';
import { bareThing, of, others, some } from './avoided';

const or = (names: readonly string[]) => joinNames(names, 'disjunction');

/** The name may be in another direction than the page. */
const quoted = (name: string) => `« \u2068${name}\u2069 »`;

const someOf = (things: readonly string[]) => some(joinNames(things));

const timeOf = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
};

const DIETS = {
  vegetarian: 'végétarien',
  vegan: 'végan',
  pescatarian: 'pescétarien',
  halal: 'halal',
  kosher: 'casher',
};

const WRITERS: Record<Choice, string> = {
  host: 'le modèle de cette page',
  signIn: 'ton modèle',
  token: 'ton modèle',
  browser: 'le modèle de ton navigateur',
  local: 'le modèle de cet appareil',
  sample: 'le recueil de cette page',
};

const count = (recipes: number) => `${recipes} recette${recipes < 2 ? '' : 's'}`;

const FIELDS = {
  cut: 'la marque de coupure',
  model: 'le modèle',
  ingredients: 'les ingrédients',
  date: 'la date',
  name: 'le nom',
  note: 'la note',
  cooked: 'les jours de cuisson',
  planned: 'les repas prévus',
};

const countPictures = (number: number) => (number > 1 ? `${number} images` : `${number} image`);

const ENTRY_ERRORS = {
  notRecipe: 'n’est pas une recette',
  noText: 'n’a pas de texte',
  textTooLong: 'dépasse 50 000 caractères',
};

const counted = (number: number, none: string, name: string) =>
  number === 0 ? `${none} ${name}` : `${number} ${name}${number < 2 ? '' : 's'}`;

const routeOf = (provider: string | null) =>
  `Tes ingrédients vont à Hugging Face, puis à l’entreprise qui fait tourner le modèle${provider ? ` : « ${provider} », sauf si tu en choisis une autre` : ''}.`;

const startServer = (server: string | null) =>
  server ? `Démarre ${server} :` : 'Démarre le serveur, puis réessaie.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Quitte Ollama, puis démarre-le pour cette page :',
  lmStudio: 'Démarre le serveur avec CORS :',
  vllm: 'Démarre vLLM pour cette page :',
};

/** All words that the first screen does not need. */
export const words: Words['rest'] = {
  recipe: {
    earlier: (count) => `Recettes précédentes (${count})`,
    backTo: (title) => `Revenir à ${title}`,
    backToIdeas: (ideas) => `Revenir aux ${ideas === 3 ? 'trois ' : ''}idées`,
    earlierIdeas: (titles) => `Idées : ${titles.join(', ')}`,
    untitled: 'Recette sans titre',
    more: 'Plus',
    noRecipe: 'Cela ne ressemble pas à une recette. Rien n’a été vérifié.',
    clip: (host) => `La recette dit venir de ${host}. Cette page ne peut pas le vérifier.`,
    goTo: (host) => `Voir la page (${host})`,
    around: (words) => `Le texte autour de la recette mentionne ${joinNames(words)}.`,
    leftOutOfPaste: (lines) =>
      lines === 1
        ? '1 ligne du texte collé n’est pas reprise.'
        : `${lines} lignes du texte collé ne sont pas reprises.`,
    showPaste: 'Voir le texte',
    cannot: (language, isScaled, hasFoods) => {
      const ways = [
        'y vérifier entièrement ce que tu évites',
        ...(hasFoods ? [] : ['la comparer à ta liste']),
        ...(isScaled ? [] : ['adapter ses quantités']),
      ];
      return language
        ? `Cette recette est en ${language}. La page ne peut pas ${or(ways)}.`
        : `La page ne connaît pas la langue de cette recette. Elle ne peut pas ${or(ways)}.`;
    },
  },
  ideas: {
    time: timeOf,
    uses: (count, total) => `avec ${count} de tes ${total} ingrédients`,
    more: others,
    needs: (foods) => `il te faudrait : ${joinNames(foods)}`,
    mayContain: (things) => `Contient peut-être ${someOf(things)}.`,
    notCheckedFor: (things) => `Impossible de vérifier la présence ${of(joinNames(things))}.`,
    notCompleteFor: (things) => `Pas entièrement vérifié : la présence ${of(joinNames(things))}.`,
    leftOut: (count, things) =>
      `${count === 1 ? '1 idée écartée : elle contient' : `${count} idées écartées : elles contiennent`} ${someOf(things)}.`,
    notChecked:
      'Les idées ne citent que certains ingrédients. La recette est vérifiée une fois écrite.',
    others: 'Trois autres',
    quicker: 'Plus rapide',
  },
  // "contient peut-être", and never what labels say of traces: the page sees none (tests/words/first.test.ts).
  // "aucune mention", never "ne contient pas" or "sans". "Sûr" also means safe: "incertain". The page cannot know the
  // gender of a visitor's own word, so it is in quotation marks: "contient « kiwi »".
  allergens: {
    unfinished: 'En cours d’écriture. Pas entièrement vérifié.',
    label: 'Vérification des allergies et du régime',
    contains: (things) => `contient ${someOf(things)}`,
    mayContain: (things) => `contient peut-être ${someOf(things)}`,
    isNot: (diet, isSure) => (isSure ? `non ${DIETS[diet]}` : `peut-être pas ${DIETS[diet]}`),
    avoided: 'à éviter',
    notCheckedFor: (thing) => `impossible de vérifier la présence ${of(thing)}`,
    notCompleteFor: (thing) => `pas entièrement vérifié : la présence ${of(thing)}`,
    mentioned: (things) => `mentionne ${someOf(things)}`,
    unmarked: 'pas vérifié',
    checking: 'vérification …',
    more: others,
    foundIn: (found, foods) =>
      `${upperFirst(found)}${foods.length > 0 ? ` : ${joinNames(foods)}` : ''}.`,
    itsTitle: (title) => `le titre dit « ${title} »`,
    checkLabel: 'Vérifie l’étiquette.',
    whichIsIt: (step, word, listed) =>
      `${step === undefined ? 'Le texte' : `L’étape ${step}`} dit « ${word} », mais la liste dit ${joinNames(listed)}. Vérifie de quoi il s’agit.`,
    notChecked: (things, lines) =>
      `Impossible de vérifier la présence ${of(or(things))} : ${lines.join(', ')}.`,
    quoted: (line) => `« ${line} »`,
    nothingChecked: (things, isRest) =>
      `Impossible de vérifier dans ${isRest ? 'le reste de la' : 'cette'} recette la présence ${of(or(things))}.`,
    notComplete: (things, isRest) =>
      `Pas entièrement vérifié dans ${isRest ? 'le reste de la' : 'cette'} recette : la présence ${of(or(things))}.`,
    photo: (things) =>
      `Lu sur une photo, donc pas entièrement vérifié : la présence ${of(or(things))}. Il peut manquer une ligne.`,
    clip: (things) =>
      `Le reste de cette page n’a pas été lu, donc pas entièrement vérifié : la présence ${of(or(things))}.`,
    leftOut: 'Une indication d’allergènes a été laissée de côté.',
    cut: (things, isSure) =>
      `Il manque ${isSure ? '' : 'peut-être '}la fin, donc pas entièrement vérifié : la présence ${of(or(things))}.`,
    notLookedAt: {
      vegetarian:
        'Cette page ne peut pas vérifier comment les fromages et les boissons sont faits.',
      vegan: 'Cette page ne peut pas vérifier comment le sucre et les boissons sont faits.',
      pescatarian:
        'Cette page ne peut pas vérifier comment les fromages et les boissons sont faits.',
      'no pork': 'Cette page ne peut pas vérifier les graisses et les additifs non précisés.',
      halal: 'Cette page ne peut pas vérifier la certification halal ni l’abattage.',
      kosher:
        'Cette page ne peut pas vérifier la certification casher, l’abattage, ni si la viande et le lait sont séparés.',
    },
    mentions: (said) => `La recette dit ${joinNames(said)}. Vérifie-le toi-même.`,
    saidIn: (words, step) => `« ${words} »${step === undefined ? '' : ` (étape ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'De la viande et du lait' : 'Peut-être de la viande et du lait'} dans une même recette : ${joinNames(foods)}.`,
    nothing: (things, others = []) =>
      `Cette page n’a trouvé ${joinNames([things, others].flatMap((names, at) => (names.length > 0 ? `aucune ${at ? 'autre ' : ''}mention ${of(or(names))}` : [])))}. Une mention peut lui échapper, et elle ne voit pas les traces : vérifie chaque étiquette.`,
    onlyLetters: (words) =>
      `Cette page ne connaît pas ${joinNames(words.map(quoted))} et n’a cherché que les lettres.`,
    countedAsNuts: 'Certains pays les comptent parmi les fruits à coque.',
    nutsToo: 'certaines personnes allergiques aux fruits à coque évitent cela',
    nutlike: (foods) =>
      `Certaines personnes allergiques aux fruits à coque évitent aussi : ${joinNames(foods)}.`,
    peanutsToo:
      'Tu n’as pas coché les arachides. Beaucoup de gens qui évitent les fruits à coque les évitent aussi.',
    keptLabel: 'Ce que tu as demandé de retirer',
    kept: (things, isByModel) => {
      const names = things.map(
        ({ name, foods }) => quoted(name) + (foods.length > 0 ? ` (${joinNames(foods)})` : ''),
      );
      return `${isByModel ? 'Le modèle a gardé' : 'Il reste dans la recette :'} ${joinNames(names)}.`;
    },
    notSureGone: (names) =>
      `Impossible de savoir si la recette contient encore ${or(names.map(quoted))}.`,
    mayHave: (foods, name) =>
      `${quoted(name)} : peut-être dans ${joinNames(foods)}. Vérifie l’étiquette.`,
    changing: (names) => `Tu as demandé de retirer ${joinNames(names.map(quoted))}.`,
    changed: (gone) =>
      `Modifiée : ${gone.map(({ name }) => `sans \u2068${name}\u2069`).join(', ')}.${gone.every(({ isSure }) => isSure) ? '' : ' Lis chaque étiquette.'}`,
    again: 'Redemander',
    teach: 'Contient…',
    teachFood: 'Ingrédient',
    teachContains: 'contient',
    remember: 'Retenir',
    remembered: (food) => `Ce navigateur avertit désormais partout où il lit « ${food} ».`,
    noRoom: 'La page ne peut pas en retenir davantage.',
    askAgain: (things) =>
      things.length > 2 ? 'Redemander sans tout cela' : `Redemander sans ${things.join(' ni ')}`,
  },
  amounts: {
    servings: 'Portions',
    fewer: 'Moins de portions',
    more: 'Plus de portions',
    original: 'Quantités d’origine',
    notScaled: 'quantité inchangée',
    scaled: (servings) => `Les ingrédients sont maintenant pour ${servings}.`,
    noServings: 'La recette ne dit plus pour combien de personnes elle est.',
    limits: (fewest, most) => `De ${fewest} à ${most} portions.`,
    largerBatch: (written) =>
      `Les temps sont pour ${written}. Une plus grande quantité peut demander plus de temps : vérifie la cuisson à cœur.`,
    forThisStep: 'Pour cette étape',
    stepAmounts: (amounts, written, servings) =>
      `Encore pour ${written}, et tu cuisines pour ${servings} : ${amounts}.`,
    scaleToHave: 'Adapter à ce que j’ai',
    iHave: 'J’ai',
    scale: 'Adapter',
    cannotScale: (amount) => `Impossible de comparer cela avec ${amount}.`,
    noScale: (setting) => `${setting} : la recette ne dit pas si ce sont des °C ou des °F.`,
  },
  changes: {
    another: 'Une autre recette',
    ideas: 'Trois idées',
    change: 'Changer ou demander quelque chose…',
    without: (foods) => `sans ${foods.replace(/ ou (?!.* ou )/, ' ni ')}`,
    waive: {
      minutes: 'Plus long pour cette fois',
      equipment: 'Avec tout appareil pour cette fois',
    },
    waiveAll: 'Plus long et avec tout appareil pour cette fois',
  },
  check: {
    usesNone: 'N’utilise rien de ta liste.',
    usesSome: 'Avec certains de tes ingrédients.',
    uses: (count, total, maybe) =>
      count === 0
        ? `Peut-être avec ${maybe} de tes ${total} ingrédients.`
        : `Avec ${count} de tes ${total} ingrédients${maybe > 0 ? `, et peut-être ${maybe} de plus` : ''}.`,
    usesAll: (total) =>
      total === 1
        ? 'Avec ton seul ingrédient.'
        : total === 2
          ? 'Avec tes deux ingrédients.'
          : `Avec tous tes ingrédients (${total}).`,
    needs: (foods) => `Il te faut encore : ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} et ${others(more)}`,
    mayNeedMore: (foods) => `Il t’en faut peut-être plus : ${foods.join(' ; ')}.`,
    short: (food, have, need) => `${food}, ${have} sur ${need}`,
    look: (foods) => `Vérifie s’il y en a assez : ${foods.join(' ; ')}.`,
    lookAt: (food, have, need) => `${food} (tu as ${have}, il en faut ${need})`,
    more: (food, amount) => `${food}, encore environ ${amount}`,
    headings: {
      used: 'Utilisé',
      unused: 'Pas utilisé',
      needed: 'Il te faut',
      perhaps: 'Peut-être (vérifie le type)',
      unclear: 'Illisible',
    },
    perhaps: (entry, need) => `${entry} pour ${need}`,
    shoppingList: 'Liste de courses',
    shop: 'Courses',
    need: 'manque',
    haveIt: 'J’en ai',
    have: (name) => `J’en ai : ${name}`,
    swapIt: 'Remplacer',
    basics: 'sel, poivre, eau, huile neutre',
    staples: [
      ['de l’huile', ['huile neutre', 'huile d’olive']],
      ['du sel', ['sel']],
      ['du poivre', ['poivre']],
    ],
    askStaples: (foods) => `Tu as toujours ça chez toi : ${joinNames(foods)} ?`,
    yes: 'Oui',
    no: 'Non',
  },
  cooking: {
    cook: 'Cuisiner',
    stepName: (number, part) => (part ? `Étape ${number}, ${part}` : `Étape ${number}`),
    ingredient: (line) => `Ingrédient : ${line}`,
    task: 'Tâche',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'La volaille' : 'La viande hachée'} est bien cuite à ${temperature} à cœur.`,
    kidneyBeans:
      'Les haricots rouges crus sont toxiques. Fais-les tremper 5 heures, jette cette eau et fais-les bouillir 30 minutes dans de l’eau propre.',
    video: (isByModel) =>
      `Une vidéo citée par ${isByModel ? 'le modèle' : 'la recette'}. Elle n’existe peut-être pas, et ce que tu évites n’y est pas vérifié :`,
    playVideo: 'Lire',
    videoTitle: (title) => `Vidéo : ${title || 'cette recette'}`,
    searchVideo: 'Chercher sur YouTube',
  },
  tables: {
    table: (number) => (number === 1 ? 'Tableau' : `Tableau ${number}`),
    footnotes: 'Notes',
    backTo: (label) => `Retour à l’appel de note ${label.replace(/^\D+/, '')}`,
  },
  timers: {
    region: 'Minuteurs',
    started: (label) => `Minuteur lancé : ${label}`,
    timeIsUp: 'Temps écoulé',
    timeIsUpFor: (label) => `Temps écoulé : ${label}`,
    paused: 'En pause',
    pauseTimer: (label) => `Mettre en pause : ${label}`,
    resumeTimer: (label) => `Reprendre : ${label}`,
    extend: '+1 min',
    extendTimer: (label) => `+1 min : ${label}`,
    stop: 'Arrêter',
    stopTimer: (label) => `Arrêter : ${label}`,
    uncertain: 'L’heure a été reculée : la sonnerie peut être en retard.',
    limits:
      'Garde cette page ouverte et le téléphone déverrouillé, sinon tu risques de manquer la sonnerie.',
    tell: 'Me prévenir à la fin',
    telling: {
      missing: '',
      possible: '',
      unanswered:
        'Tu n’as pas encore répondu à ton navigateur. Appuie de nouveau pour revoir sa question.',
      on: 'Quand cette page est cachée, une notification te prévient.',
      refused:
        'Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.',
    },
    stepIsUp: (step) => (step ? `Temps écoulé : étape ${step}` : 'Temps écoulé'),
    sound: {
      ready: '',
      waiting: 'Touche la page n’importe où pour activer le son.',
      missing: 'Ce navigateur ne peut pas jouer de son. Garde un œil sur la page.',
    },
    over: (time) => `dépassé de ${time}`,
    amount: (count, unit) => {
      const name = { hour: 'heure', minute: 'minute', second: 'seconde' }[unit];
      return `${count} ${name}${count < 2 ? '' : 's'}`;
    },
    start: (duration) => `Lancer un minuteur : ${duration}`,
    goTo: (step) => `${step} : aller au minuteur`,
  },
  save: {
    save: 'Enregistrer',
    isSaved: 'Enregistrée',
    pressToRemove: 'Appuie pour la retirer de ton carnet de recettes',
    notLoaded: 'Pas enregistrée. Réessaie.',
    sharingNotLoaded: 'Impossible de charger le partage. Rouvre le menu pour réessayer.',
  },
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Reconnecte ton compte dans « Modèle d’IA… » : il n’est plus connecté.';
      if (kind === 'fewIdeas') return 'Réessaie : cette page n’a reçu aucune idée lisible.';
      if (kind === 'requestTooLong')
        return 'Raccourcis ta liste, ou choisis un autre modèle : ta demande est trop longue pour celui-ci.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Essaie une recette d’exemple, ou utilise ton propre modèle : le crédit de cette page est épuisé pour le moment.';
      const way = choice === 'sample' ? '' : ', ou essaie une recette d’exemple';
      if (kind === 'brokenOff') return `Réessaie${way} : la réponse s’est interrompue.`;
      return `Réessaie${way} : ${WRITERS[choice]} n’est pas disponible pour le moment.`;
    },
    declined: (words) => `Le modèle a refusé : « \u2068${words}\u2069 »`,
    details: 'Détails',
    lastAttempt: 'Le dernier essai :',
    offline: 'Tu es hors ligne. Une fois la connexion revenue, réessaie d’ici.',
    onlineAgain: 'Tu étais hors ligne. Réessaie maintenant.',
    sample: 'Recette d’exemple',
    aboutSample: 'Tirée d’un petit recueil dans cette page, sans modèle.',
    notChecked: (things) => `Pas vérifié : la présence ${of(things)}.`,
    chooseModel: 'Modèle d’IA…',
    connectOwn: 'Utiliser ton propre modèle d’IA…',
    titles: {
      timeIsUp: 'Temps écoulé',
      generating: 'En cours…',
      failed: 'Pas de recette',
      ready: 'Recette prête',
      ideas: 'Idées prêtes',
    },
  },
  wait: {
    for: 'Pour ',
    changing: (change) => `Modification : ${change}`,
    refused: 'L’accès a été refusé. Nouvel essai…',
    thinking: 'Le modèle réfléchit…',
    attempt: (attempt, attempts) => `Essai ${attempt} sur ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'Le modèle est lent.',
    askAgain: 'Redemander',
  },
  notes: {
    cut: 'Le modèle s’est arrêté trop tôt. Il manque peut-être la fin.',
    check: 'Vérifie les allergènes et les températures de cuisson.',
    written: (model) => `Écrite par ${model}, un modèle d’IA.`,
    fromBook: 'Tirée du recueil de cette page.',
    edited: 'Modifiée depuis.',
    byHand: 'Écrite à la main.',
    imported: (place) => `Importée depuis ${place}.`,
    byLink: (claim) => `D’après son lien, ${claim}.`,
    byCookbook: (claim) => `D’après ton carnet de recettes, ${claim}.`,
    claims: {
      imported: (place) => `elle a été importée depuis ${place}`,
      written: (model) => `${model}, un modèle d’IA, l’a écrite`,
      fromBook: 'c’est une recette d’exemple',
    },
    elsewhere: 'une autre source',
    photo: 'une photo',
    quoted: (name) => `« ${name} »`,
  },
  questions: {
    send: 'Adapter la recette',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Envoie cette recette et ta liste à ${model} chez ${joinNames(recipients)}.`
        : `${model} la modifie. Rien ne quitte cet appareil.`,
    asked: (wish) => wish.toLowerCase(),
    wishes: {
      quicker: 'Plus rapide',
      simpler: 'Plus simple',
      forChildren: 'Pour les enfants',
    },
    ask: 'Demander',
    stop: 'Arrêter',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Envoie cette recette, ta question et tes préférences à ${model} chez ${joinNames(recipients)}.`
        : `${model} répond. Rien ne quitte cet appareil.`,
    asking: (model) => `Question posée à ${model}…`,
    by: (model) =>
      `Réponse de ${model}, qui peut se tromper. Elle ne change rien à la vérification ci-dessus.`,
    cut: 'La réponse s’arrête ici.',
    doThat: 'Faire ainsi',
    safety:
      'Les modèles se trompent souvent sur les allergies et la sécurité des aliments. Cette page ne les interroge donc pas.',
    found: 'Voici ce qu’elle a trouvé :',
    nothingToFind:
      'Indique dans les préférences ce que tu évites, et cette page le cherchera dans chaque recette.',
    unclear:
      'Cette page ne sait pas s’il s’agit d’allergies ou de sécurité des aliments. Elle n’interroge donc aucun modèle. Essaie avec d’autres mots.',
    failed: 'Aucune réponse n’est venue. Rien n’a changé.',
    stopped: 'Arrêté. Rien n’a changé.',
  },
  typing: {
    isRecipe: 'On dirait une recette.',
    openIt: 'L’ouvrir',
    asFoods: 'Ajouter comme ingrédients',
    useUp: 'À finir',
    refused: 'Ton navigateur ne peut pas garder ta liste. Si tu fermes cet onglet, elle disparaît.',
    age: (day, isWeekday) => `Liste ${isWeekday ? 'de' : 'du'} ${day}. Toujours à jour ?`,
    eatByLabel: 'À finir d’ici',
    eatBy: (day, isWeekday) => `\u00a0· À finir d’ici ${isWeekday ? day : `le ${day}`}`,
    past: '\u00a0· Date dépassée. Encore bon ?',
    edit: (ingredient) => `Modifier ${ingredient}`,
    split: (pieces) => `Séparer en ${pieces.length} : ${pieces.join(', ')}`,
    skipped: (lines) => `Laissé de côté : ${lines}.`,
    quoted: (line) => `« ${line} »`,
  },
  bring: {
    heading: 'Ajouter une recette',
    recipe: 'Recette',
    about:
      'Colle une recette venue d’une page web, d’un message ou d’ailleurs. La page garde tout le texte collé sur cet appareil, à côté de la recette.',
    open: 'Ouvrir',
    add: 'Ajouter au carnet',
    choose: 'Choisir des fichiers',
    photo: 'Depuis une photo',
    files: 'Fichiers de recettes',
    app: 'Depuis une autre application',
    formats: (canDrop) =>
      `${canDrop ? 'Ou dépose' : 'Choisis'} des fichiers : texte, markdown, pages enregistrées, exports de Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD et de cette page.`,
    reading: 'Lecture…',
    soFar: (files) => `${files} jusqu’ici`,
    stop: 'Arrêter',
    stopped: 'Arrêté. Rien n’a été ajouté.',
    paste: 'Colle ou écris d’abord une recette.',
    isList: 'On dirait une liste d’ingrédients.',
    asFoods: 'Ajouter comme ingrédients',
    notLoaded: 'Chargement impossible. Réessaie.',
    pasted: 'Ce que tu as collé',
    more: (refusals) => `Et ${others(refusals)}.`,
    quoted: (name) => `« ${name} »`,
  },
  edit: {
    edit: 'Modifier',
    headings: {
      recipe: 'Modifier la recette',
      new: 'Écrire une recette',
      paste: 'Comparer avec le texte',
      photo: 'Depuis une photo',
    },
    comparing: 'Comparer avec le texte',
    source: 'Le texte',
    text: (lines) => `Texte (sans ${lines} ${lines < 2 ? 'ligne' : 'lignes'})`,
    leftOut: (lines) =>
      lines === 0
        ? 'La recette a toutes les lignes.'
        : `${lines} ${lines === 1 ? 'ligne laissée' : 'lignes laissées'} de côté. Appuie sur une ligne pour la mettre là où est le curseur.`,
    around: 'Extrait du texte autour de la recette. Ce que tu coches reste en note.',
    differs: (words, lines) =>
      `La copie n’est pas le texte à la lettre : ${[
        words > 0 && `${words} ${words === 1 ? 'endroit diffère' : 'endroits diffèrent'}`,
        lines > 0 &&
          `il manque ${lines} ${lines === 1 ? 'ligne' : 'lignes'} du texte, à voir là-bas`,
      ]
        .filter(Boolean)
        .join(' ; ')}.`,
    goTo: 'Y aller',
    copyOut: 'Laisser le modèle la recopier',
    write: 'En écrire une',
    compare:
      'Compare chaque ligne avec l’image. Un modèle peut mal lire un nombre ou sauter une ligne.',
    picture: 'L’image',
    take: 'Utiliser sa réponse',
    outcomes: {
      put: 'Mis dans la recette.',
      copied: 'Le modèle l’a recopiée. Compare-la avec le texte.',
      offered: 'Le modèle a répondu. Ce que tu as tapé est toujours là.',
      notCopied: 'Le modèle n’a pas trouvé de recette. Rien n’a changé.',
      stopped: 'Arrêté. Rien n’a changé.',
      undone: 'Annulé.',
    },
    stop: 'Arrêter',
    asking: (model) => `Demande envoyée à ${model}…`,
    sent: ({ model, recipients, sendsAll }) => {
      const what = sendsAll
        ? 'tout ce texte'
        : 'la partie de ce texte qui ressemble le plus à une recette';
      return recipients.length === 0
        ? `${upperFirst(model)} lit ${what}. Rien ne quitte cet appareil.`
        : `Ce bouton envoie ${what}, avec les noms et adresses qui s’y trouvent, à ${model} chez ${joinNames(recipients)}.`;
    },
    recipe: 'Recette',
    about: 'D’abord le titre, puis « Ingrédients » et « Préparation », avec une ligne pour chacun.',
    marks: 'Laisse les # et les - en début de ligne : ils disent à la page ce qu’est la ligne.',
    note: 'Ta note',
    done: 'Terminé',
    cancel: 'Annuler',
    ask: 'Abandonner tes modifications ?',
    discard: 'Abandonner',
    resume: 'Continuer',
    askText: 'Il n’y a pas encore d’ingrédients ni d’étapes. Garder quand même le texte seul ?',
    takeText: 'Garder le texte',
    found: (ingredients, steps) =>
      `${upperFirst(counted(ingredients, 'aucun', 'ingrédient'))}\u00a0· ${counted(steps, 'aucune', 'étape')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'Pas entièrement vérifié.',
    kept: 'Pas encore enregistré : tes changements sont dans « Modifier ».',
    noTitle: 'Pas encore de titre : écris-le sur la première ligne.',
    noIngredients: 'Pas encore d’ingrédients : écris « Ingrédients » au-dessus.',
    noSteps: 'Pas encore d’étapes : écris « Préparation » au-dessus.',
  },
  doubts: {
    'two recipes': 'Le texte contient plusieurs recettes. Voici la première.',
    'two lists': 'Le texte donne deux fois les ingrédients. Voici l’une des listes.',
    'no title': 'On ne voit pas bien quelle ligne est le titre.',
    'no list': 'On ne voit pas bien quelles lignes sont les ingrédients.',
    'no method': 'On ne voit pas bien quelles lignes sont la préparation.',
    'two titles': 'Le titre est peut-être une autre ligne.',
    torn: 'La recette est en plusieurs endroits, ou coupée.',
    mixed: 'Il y a des remarques dans la recette.',
    'end of list': 'La liste d’ingrédients finit peut-être ailleurs.',
    'other in list': 'Des lignes de la liste ne sont peut-être pas des ingrédients.',
    'other in method': 'Des lignes de la préparation ne sont peut-être pas des étapes.',
    'joined lines': 'Deux lignes n’en font peut-être qu’une.',
    'several writers': 'Plusieurs personnes parlent du plat.',
    columns: 'Deux colonnes sont peut-être mêlées.',
    'long text': 'Le texte est long : la page a pris la partie autour de la liste.',
    guessed: 'La page a deviné ce qui est ingrédient et ce qui est étape.',
    'mostly other': 'La plus grande partie du texte parle d’autre chose.',
    'cut off': 'Il manque la fin du texte.',
  },
  refusals: {
    empty: (name) => `${name} est vide.`,
    picture: (name) => `${name} est une image. Utilise « Depuis une photo ».`,
    pdf: (name) => `${name} est un PDF. Ouvre-le, copie la recette, et colle-la ici.`,
    office: (name) => `${name} est un document. Ouvre-le, copie la recette, et colle-la ici.`,
    address: () =>
      'Cette page ne peut pas lire d’autres sites. Ouvre la page, copie la recette, et colle-la ici.',
    locked: (name) => `${name} est protégé par un mot de passe. Exporte-le à nouveau sans.`,
    damaged: (name) => `${name} est abîmé, ou il en manque une partie. Exporte-le à nouveau.`,
    bomb: (name) =>
      `${name} contient bien plus que des recettes. Exporte-le à nouveau sans images.`,
    encoding: (name) =>
      `${name} est dans un ancien encodage. Enregistre-le en UTF-8, ou copie la recette et colle-la ici.`,
    noRecipe: (name) =>
      `${name} ne contient pas de recette lisible par cette page. Copie la recette, et colle-la ici.`,
    csv: (name) =>
      `${name} est un tableau (CSV), illisible pour cette page. Exporte plutôt du JSON, du HTML ou du texte depuis ton programme.`,
    mealMaster: (name) =>
      `${name} est un fichier de Meal-Master ou de RezKonv, illisible pour cette page. Ouvre-le, copie une recette à la fois, et colle-la ici.`,
    masterCook: (name) =>
      `${name} est un fichier de MasterCook, illisible pour cette page. Copie une recette à la fois, et colle-la ici.`,
    programData: (name) =>
      `${name} est du XML ou du YAML d’un autre programme, que cette page ne sait pas lire. Exportes-y plutôt du JSON, du HTML ou du texte.`,
    mealieBackup: (name) =>
      `${name} est une sauvegarde de Mealie, illisible pour cette page. Dans Mealie, sélectionne les recettes dans la gestion des données, et exporte-les.`,
    tooLong: (name) =>
      `${name} dépasse 65 536 octets. Copie seulement la recette, et colle-la ici.`,
    tooLarge: (name) => `${name} contient plus de 25 Mo de recettes. Exportes-en moins à la fois.`,
    tooMany: (name) => `${name} contient plus de 10 000 recettes. Exportes-en moins à la fois.`,
    tooManyFiles: (name, unread) =>
      `${name} contient plus de 5 000 fichiers de recettes. ${unread} n’ont pas été lus. Exportes-en moins à la fois.`,
    tooMuchMarkup: (name) =>
      `${name} a plus de balises que cette page ne peut en lire. Copie seulement la recette, et colle-la ici.`,
    unreadable: (name) => `Impossible d’ouvrir ${name}. Choisis-le à nouveau.`,
  },
  share: {
    copy: 'Copier',
    share: 'Partager',
    link: 'Lien',
    file: 'Imprimer, fichier…',
    print: 'Imprimer',
    copied: 'Copié',
    linkCopied: 'Lien copié',
    copyByHand: 'Ce navigateur ne laisse pas la page copier. Copie le texte du champ.',
    asText: 'Recette en texte',
    asLink: 'Lien vers la recette',
  },
  credit: {
    written: (model, kitchen) => `Écrite par ${model}, un modèle d’IA, avec ${kitchen}.`,
    sample: (kitchen) => `Une recette d’exemple de ${kitchen}.`,
    shared: (kitchen, claim) => `Partagée avec ${kitchen}. D’après son lien, ${claim}.`,
    fromCookbook: (kitchen, claim) =>
      `Tirée d’un carnet de recettes dans ${kitchen}, d’après lequel ${claim}.`,
    brought: (kitchen, place) => `Apportée dans ${kitchen} depuis ${place}.`,
    photo: 'Lue sur une photo (📷) : il peut manquer une ligne.',
    copy: 'Recopiée par un modèle (✍) : une ligne peut différer.',
    leftOut: 'Une indication d’allergènes a été laissée de côté (⚠).',
    clip: 'Prise d’une page ouverte (✂) : le reste n’a pas été lu.',
    servings: (count) => (count === '1' ? '1 portion' : `${count} portions`),
  },
  shoppingList: {
    heading: 'Liste de courses',
    dinners: (titles) => `Pour ${joinNames(titles)}.`,
    unread: (titles) =>
      `Pas sur cette liste, car impossible à lire : les ingrédients de ${joinNames(titles.map((title) => `« ${title} »`))}.`,
    nothing: 'Rien à acheter.',
    shelf: (shelf) =>
      ({
        'vegetables and fruit': 'légumes et fruits',
        bread: 'pain',
        chilled: 'rayon frais',
        'meat and fish': 'viande et poisson',
        'dry goods': 'épicerie',
        spices: 'épices',
        frozen: 'surgelés',
        drinks: 'boissons',
        other: 'divers',
      })[shelf],
    missing: (food, count) => `${food}, encore ${count}`,
    haveAndNeed: (have, need) => `Tu as ${have}, il en faut ${need}.`,
    look: (have, need) => `À vérifier : tu as ${have}, il en faut ${need}.`,
    about: (amount) => `environ ${amount}`,
    aboutEnough: (line) => `${line} (à peu près assez)`,
    allPlanned: (count) =>
      count === 1 ? 'Afficher le plat prévu' : `Afficher les ${count} plats prévus`,
    onlyOne: (title) => `Afficher seulement ${title}`,
    own: 'Tes propres lignes',
    add: 'Ajouter',
    newLine: 'Ajouter une ligne',
    full: 'La liste est pleine.',
    remove: (text) => `Retirer ${text}`,
    partsOf: (line) => line.parts.map(({ title, text }) => `${title} ${text}`).join(', '),
    for: (name) => `Dans quels plats : ${name}`,
    aside: {
      atHand: (lines) => `Sous la main, si ça suffit : ${lines}`,
      perhaps: (lines) => `Peut-être chez toi (vérifie le type) : ${lines}`,
      probably: (lines) => `Sans doute chez toi : ${lines}`,
      optional: (lines) => `Facultatif : ${lines}`,
    },
    buy: 'En acheter',
    buyNamed: (text) => `Acheter ${text}`,
    warning: (found) => `⚠ ${found.join(' ; ')}`,
    withWarnings: 'Avec les avertissements',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Ce navigateur ne laisse pas la page copier.',
    share: 'Partager',
    linkCopied: 'Lien copié',
    tooLong: 'Cette liste est trop longue pour un lien. Copie-la plutôt.',
    shared: (when) =>
      `Quelqu’un a partagé cette liste, faite le ${when}. Ce que tu coches reste sur cet appareil.`,
    print: 'Imprimer',
    allIn: 'Ce qui est coché est acheté',
    movedIn: (count) =>
      count === 1
        ? '1 aliment ajouté à tes ingrédients.'
        : `${count} aliments ajoutés à tes ingrédients.`,
    notKept:
      'Impossible d’enregistrer ceci dans ton navigateur. C’est gardé seulement jusqu’au rechargement de cet onglet.',
  },
  cookbook: {
    heading: 'Carnet',
    find: 'Chercher une recette',
    found: (found, all) => `${found} sur ${count(all)}`,
    showMore: (next, rest) =>
      next === rest
        ? `En afficher ${next} de plus`
        : `En afficher ${next} de plus, sur ${count(rest)}`,
    notFound: 'Aucune recette ne contient tous ces mots.',
    sort: 'Trier par',
    orders: {
      saved: 'Date d’enregistrement',
      name: 'Nom',
      cooked: 'Dernière fois cuisinée',
      have: 'Ce que tu as',
    },
    planFull: (most) => `On peut prévoir ${most} recettes au plus.`,
    empty: 'Pas encore de recettes.',
    opening: 'Ton carnet de recettes s’ouvre…',
    note: 'Tes recettes restent dans ce navigateur et nulle part ailleurs. Les navigateurs effacent parfois ce que les pages enregistrent : exporte tes recettes de temps en temps.',
    notOpened: 'Impossible d’ouvrir ton carnet de recettes.',
    perhaps: 'Ce n’est peut-être pas fait.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Une autre recette est ici, mais elle est illisible. Elle reste telle quelle.'
        : `${recipes} autres recettes sont ici, mais elles sont illisibles. Elles restent telles quelles.`,
  },
  files: {
    move: 'Déplacer ou sauvegarder',
    exportAll: 'Tout exporter',
    add: 'Ajouter une recette',
    tooLong: (title) => `« ${title} » dépasse 50 000 caractères.`,
    refused: (recipes) =>
      recipes === 1 ? '1 n’a pas pu être ajoutée' : `${recipes} n’ont pas pu être ajoutées`,
    import: 'Importer',
    file: 'Fichier de carnet de recettes',
    asCookbook: 'Toutes les recettes et les repas prévus, à importer ici (sans tes allergies)',
    forManagers: 'Pour Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, pour Obsidian et les éditeurs de texte',
    fileName: (day, kind) => `carnet-de-recettes-${day}${kind}`,
    exported: (name) => `Téléchargé : ${name}`,
    notExported: 'L’export n’a pas marché. Réessaie.',
    onlyHere: (recipes) => `${recipes} recettes ne sont que dans ce navigateur.`,
    saveCopy: 'Enregistrer une copie',
    notNow: 'Pas maintenant',
    imported: (added, known, rejected, sameName, planned) =>
      [
        `${count(added)} ajoutée${added < 2 ? '' : 's'}`,
        sameName > 0 && `${sameName} d’un nom que tu avais déjà`,
        known > 0 && `${known} déjà ici`,
        planned > 0 && `dont ${planned} maintenant ${planned < 2 ? 'prévue' : 'prévues'}`,
        rejected > 0 && `${rejected} illisible${rejected < 2 ? '' : 's'}`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (added) =>
      added === 1 ? 'Elle est arrivée sans son image.' : 'Certaines sont arrivées sans leur image.',
    rejected: (position, code) => `L’entrée ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `Dans l’entrée ${position}, il manquait ${joinNames(fields.map((field) => FIELDS[field]))}.`,
    more: (entries) => `Et ${others(entries)}.`,
    noteLine: (note) => `**Note :** ${note}`,
    cookedLine: (days) => `**Cuisinée :** ${days}`,
    undone: (recipes, changed) =>
      `${count(recipes)} de nouveau retirée${recipes < 2 ? '' : 's'}.${changed > 0 ? ` ${count(changed)} modifiée${changed < 2 ? '' : 's'} depuis, et gardée${changed < 2 ? '' : 's'}.` : ''}`,
  },
  rows: {
    untitled: 'Recette',
    time: (minutes) => {
      const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    servings: (saved) =>
      saved.replace(/\bservings?$/, (one) => (one === 'serving' ? 'portion' : 'portions')),
    cooked: (times, day) =>
      times === 1 ? `Cuisinée le ${day}` : `Cuisinée ${times} fois, la dernière le ${day}`,
    imported: 'Recette que tu as ajoutée',
    remove: 'Retirer',
    removeTitle: (title) => `Retirer ${title}`,
    undoTitle: (title) => `Annuler : remettre ${title}`,
    removed: 'Retirée',
    edit: (title) => `Modifier ${title}`,
    yourNote: 'Ta note :',
    noteOfFile: 'Note d’un fichier :',
    editedTitle: (title) => `Modifiée : ${title}`,
    meanwhile: {
      removed: 'Entre-temps, un autre onglet l’avait retirée. Elle est de retour, avec tes mots.',
      text: 'Un autre onglet l’avait modifiée entre-temps. Les deux sont dans ton carnet de recettes.',
      note: 'Entre-temps, un autre onglet avait changé sa note.',
    },
    removedTitle: (title) => `Retirée : ${title}`,
    restoredTitle: (title) => `Remise : ${title}`,
    gone: 'Elle a déjà été retirée',
  },
  saved: {
    saved: 'Enregistrée dans ton carnet de recettes',
    savedInPart: (ingredients) =>
      `Enregistrée dans ton carnet de recettes, avec ${ingredients} ingrédients de ta liste. Il n’y a pas de place pour plus.`,
    removed: 'Retirée de ton carnet de recettes',
    restored: 'De retour dans ton carnet de recettes',
    known: 'Elle est déjà dans ton carnet de recettes',
  },
  cooked: {
    usedUp: 'Qu’as-tu fini ?',
    cooked: 'Je l’ai cuisinée',
    isCooked: 'Cuisinée ?',
    took: (amount) => ` — la recette en prend ${amount}`,
    left: 'Il en reste ?',
    add: 'Ajouter',
    advice:
      'Au frigo dans les 2 heures. À manger sous 2 jours, le riz sous 1 jour. Ne réchauffe qu’une fois, jusqu’à ce que ce soit bien fumant.',
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Retiré de ta liste : ${joinNames(gone)}.`] : []),
        ...(left ? [`Ajouté à ta liste : ${left.entry}.`] : []),
        'Noté dans ton carnet de recettes.',
      ].join(' '),
    known: (time) => `Déjà noté à ${time}.`,
    listStays: 'Ta liste est comme avant.',
  },
  cookbookErrors: {
    noStorage: 'Ce navigateur ne peut pas garder de carnet de recettes.',
    forbidden:
      'Ce navigateur ne laisse rien enregistrer à la page. C’est peut-être une fenêtre privée, ou un réglage l’interdit.',
    full: 'Il n’y a plus de place dans ce navigateur. Ce que tu as enregistré avant est toujours là.',
    broken: 'La mémoire de ce navigateur a échoué. Ce que tu as enregistré avant est toujours là.',
    newerPage:
      'Un autre onglet a une version plus récente de cette page. Recharge cet onglet pour continuer.',
    olderPage:
      'Un autre onglet a une version plus ancienne de cette page. Ferme-le, puis réessaie.',
    timeout: 'La mémoire de ce navigateur ne répond pas.',
    recipeTooLong: 'Elle dépasse 50 000 caractères.',
    cookbookTooLarge: 'Ton carnet de recettes dépasserait 20 Mo.',
    bothTooLong:
      'Un autre onglet l’a modifiée aussi, et il n’y a pas de place pour les deux. Raccourcis ce que tu as écrit.',
    fileTooLarge: 'Le fichier dépasse 20 Mo.',
    fileUnreadable: 'Impossible d’ouvrir le fichier.',
    notCookbookFile:
      'Ce n’est pas un fichier de carnet de recettes. Pour les recettes d’autres programmes, utilise « Ajouter une recette ».',
    newerFile:
      'Le fichier vient d’une version plus récente de cette page. Recharge la page, puis réessaie.',
  },
  cookbookFailures: {
    'recipe.save': 'Pas enregistrée.',
    'recipe.remove': 'Pas retirée.',
    'recipe.restore': 'Pas remise.',
    'recipe.cook': 'Pas enregistrée.',
    'recipe.uncook': 'Pas modifiée.',
    'recipe.plan': 'Pas prévue.',
    'recipe.unplan': 'Pas modifiée.',
    'recipe.edit': 'Pas modifiée.',
    'recipe.import': 'Rien n’a été ajouté.',
    'recipe.add': 'Rien n’a été ajouté.',
    'recipe.undoImport': 'Rien n’a été retiré.',
  },
  week: {
    planTitle: (title) => `Prévoir ${title}`,
    heading: 'Repas prévus',
    servings: (title) => `Portions : ${title}`,
    serves: 'Portions',
    remove: 'Retirer des repas prévus',
    asWritten: 'Portions comme dans la recette',
    thisRecipe: 'cette recette',
    removeTitle: (title) => `Retirer des repas prévus : ${title}`,
    planned: (day) => `Prévue pour ${day}.`,
    anyDay: 'un de ces jours',
    changeDay: 'Changer de jour',
    unplanned: 'Elle n’est plus prévue.',
    day: 'Jour',
    dayOf: (title) => `Jour pour ${title}`,
    earlier: (dinners) => `Avant (${dinners})`,
    eatBy: (entry, day, isWeekday) => `${entry} : à finir d’ici ${isWeekday ? day : `le ${day}`}`,
    shopFor: 'Courses pour',
    all: 'tous les repas',
    until: (day) => `jusqu’à ${day}`,
    tonight: (title) => `Ce soir : \u2068${title}\u2069`,
    calendar: 'Ajouter à mon agenda',
    fileName: (day) => `repas-${day}.ics`,
  },

  labels: {
    notFully: 'pas entièrement vérifiée',
    legend: 'Sans avertissement, la page n’a rien trouvé. Lis chaque étiquette.',
  },
  proposals: {
    from: 'De ton carnet : ',
    have: ({ have, need }) => `tu as ${have} ingrédient${have < 2 ? '' : 's'} sur ${need}`,
    more: others,
  },
  explanations: {
    tokenMalformed: () => [
      'Ce n’est pas un jeton de Hugging Face. Ces jetons commencent par hf_.',
      'Copie le jeton entier depuis huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host')
        return ['La clé d’accès de cette page n’est pas acceptée.', 'Crées-en une nouvelle.'];
      return choice === 'signIn'
        ? ['Hugging Face a mis fin à ta connexion.', 'Reconnecte-toi.']
        : [
            'Hugging Face n’accepte pas le jeton.',
            'Il est peut-être mal tapé ou révoqué. Crées-en un nouveau sur huggingface.co/settings/tokens.',
          ];
    },
    tokenNotAllowed: (_, choice) =>
      choice === 'signIn'
        ? [
            'Ta connexion n’autorise pas d’appels à ce modèle.',
            'Reconnecte-toi et autorise-les, ou choisis un autre modèle.',
          ]
        : [
            'Le jeton est valable, mais il ne peut pas appeler ce modèle.',
            'Donne-lui l’autorisation « Make calls to Inference Providers ».',
          ],
    noCredit: () => [
      'Le compte n’a plus de crédit.',
      'Ajoutes-en sur huggingface.co/settings/billing, ou attends le mois prochain.',
    ],
    keyRequired: () => [
      'Le serveur demande une clé, et cette page n’en envoie pas.',
      'Démarre le serveur sans clé.',
    ],
    modelMalformed: () => [
      'Ce n’est pas le nom d’un modèle.',
      'Copie le nom depuis la page du modèle.',
    ],
    modelNotFound: ({ models }, choice) => {
      if (choice !== 'local')
        return [
          'Hugging Face n’a pas de modèle de ce nom, ou ne te le montre pas.',
          'Copie le nom depuis la page du modèle.',
        ];
      if (!models)
        return [
          'Le serveur ne connaît pas ce modèle, et ne dit pas lesquels il a.',
          'Écris le nom que montre son application.',
        ];
      return models.length === 0
        ? ['Le serveur n’a pas encore de modèle.', 'Télécharges-en d’abord un.']
        : ['Le serveur n’a pas de modèle de ce nom.', `Il a ${joinNames(models.slice(0, 20))}.`];
    },
    modelNotServed: ({ provider }) => [
      provider === null
        ? 'Aucun fournisseur ne propose ce modèle pour converser.'
        : `« ${provider} » ne propose pas ce modèle pour converser.`,
      `Choisis-en un sur huggingface.co/models?inference_provider=${provider ?? 'all'}.`,
    ],
    tooManyCalls: () => [
      'Il y a trop d’appels en ce moment.',
      'Attends une minute, puis réessaie.',
    ],
    serverFailed: ({ status }) => [
      `Le serveur a échoué${status ? ` (HTTP ${status})` : ''}.`,
      'Réessaie plus tard.',
    ],
    providerNoCredit: () => [
      'Le fournisseur de ce modèle n’a plus de crédit. Ton compte n’y est pour rien.',
      'Laisse Hugging Face en choisir un autre : ajoute :fastest au nom du modèle.',
    ],
    modelBusy: () => [
      'Le modèle est surchargé en ce moment.',
      'Attends une minute, puis réessaie.',
    ],
    modelLoading: () => [
      'Le serveur charge encore le modèle.',
      'Cela prend une minute ou deux. Réessaie ensuite.',
    ],
    serverStopped: () => [
      'Le serveur de ce modèle est arrêté.',
      'Démarre-le, ou choisis un autre modèle.',
    ],
    tooLittleMemory: () => [
      'Le serveur n’a pas pu exécuter le modèle. Il manque sans doute de mémoire.',
      'Choisis un modèle plus petit, ou mets le serveur à jour.',
    ],
    contentRefused: () => [
      'Le filtre du service a refusé cette demande.',
      'Change ta liste, ou choisis un autre modèle.',
    ],
    declined: ({ words }) => [
      `Le modèle a refusé : « ${words} »`,
      'Redemande, ou choisis un autre modèle.',
    ],
    settingRefused: () => [
      'Le modèle n’accepte pas les réglages de cette page.',
      'Réessaie, ou choisis un autre modèle.',
    ],
    noRecipe: () => [
      'Cela ne ressemble pas à une recette : la réponse n’a aucune lettre.',
      'Réessaie, ou choisis un autre modèle.',
    ],
    wantsTools: () => [
      'Le modèle a appelé un outil au lieu d’écrire une recette.',
      'Réessaie, ou choisis un modèle qui répond avec des mots.',
    ],
    wrongAddress: ({ status, address }) => [
      `${address} ne répond pas comme un modèle (HTTP ${status}).`,
      'Vérifie l’adresse. C’est peut-être celle-ci :',
    ],
    blockedByFrame: () => [
      'Cette page est dans un cadre qui ne peut pas appeler cet appareil.',
      'Ouvre-la dans son propre onglet :',
    ],
    addressMalformed: () => ['Ce n’est pas une adresse.', 'Une adresse ressemble à ceci :'],
    addressNotLocal: ({ host }) => [
      `« ${host} » n’est pas cet appareil. Le navigateur ne laisse pas cette page en appeler un autre.`,
      'Redirige un port vers lui, puis entre http://localhost:11434 :',
    ],
    addressNotCallable: () => [
      'Cette page ne peut pas appeler une adresse de cette forme.',
      'Écris-la ainsi :',
    ],
    serverNotRunning: (_, __, server) => [
      'Rien ne répond à cette adresse. Le serveur ne tourne pas.',
      startServer(server),
    ],
    serverSilent: (_, __, server) => [
      'Rien ne répond. Le serveur ne tourne pas, ou le navigateur a bloqué l’appel.',
      startServer(server),
    ],
    blockedByCors: ({ server }) => [
      'Le serveur tourne, mais ne laisse pas cette page lire ses réponses (CORS).',
      (server && ALLOW_ORIGIN[server]) ?? 'Règle le serveur pour autoriser cette origine :',
    ],
    blockedByBrowser: () => [
      'Le navigateur ne laisse pas cette page appeler cet appareil.',
      'Autorise-le dans les réglages du navigateur pour ce site, puis réessaie.',
    ],
    browserModelForbidden: () => [
      'Le navigateur ne laisse pas cette page utiliser son modèle.',
      'Réessaie, ou autorise-le dans les réglages du navigateur pour ce site.',
    ],
    browserModelUnsupported: () => [
      'Le modèle du navigateur ne sait pas traiter cette demande.',
      'C’est l’anglais qu’il connaît le mieux. Écris ta liste en anglais, ou choisis un autre modèle.',
    ],
    browserModelNoRoom: () => [
      'Il n’y a pas de place pour le modèle du navigateur sur cet appareil.',
      'Libère 22 Go, puis réessaie.',
    ],
    browserModelPart: () => [
      'Le navigateur doit d’abord télécharger une partie de son modèle.',
      'Ouvre « Modèle d’IA… », et télécharge-la.',
    ],
    browserModelGone: () => [
      'Le modèle du navigateur n’est plus sur cet appareil.',
      'Télécharge-le à nouveau, ou choisis un autre modèle.',
    ],
    requestTooLong: () => [
      'Ta demande est trop longue pour ce modèle.',
      'Raccourcis-la, ou choisis un autre modèle.',
    ],
    pictureRefused: () => [
      'Le modèle n’accepte pas cette image.',
      'Choisis un modèle qui accepte les images.',
    ],
    timedOut: () => [
      'Aucune réponse n’est arrivée à temps.',
      'Réessaie. Un grand modèle met du temps à se charger.',
    ],
    onlyThoughts: () => ['Le modèle a passé toute sa réponse à réfléchir.', 'Choisis-en un autre.'],
    blankAnswer: () => ['La réponse du modèle était vide.', 'Réessaie.'],
    brokenOff: () => ['La réponse s’est interrompue.', 'Réessaie.'],
    fewIdeas: () => ['La réponse nomme moins de deux plats.', 'Réessaie.'],
    partMissing: () => [
      'Impossible de charger une partie de cette page.',
      'Réessaie, ou recharge la page.',
    ],
    signInExpired: (_, choice) =>
      choice === 'token'
        ? [
            'Tu as déconnecté ton compte dans un autre onglet.',
            'Reconnecte-le, ou choisis un autre modèle.',
          ]
        : ['Ta session est terminée.', 'Reconnecte-toi, ou choisis un autre modèle.'],
    offline: () => ['Tu es hors ligne.', 'Connecte-toi à internet, puis réessaie.'],
    unreachable: () => [
      'Aucune réponse n’est arrivée. Le navigateur ne dit pas pourquoi à une page.',
      'Réessaie plus tard.',
    ],
    unknown: ({ status }) => [
      `Ce n’était pas la réponse d’un modèle${status ? ` (HTTP ${status})` : ''}. La cause est inconnue.`,
      'Réessaie plus tard, ou choisis un autre modèle.',
    ],
    signInDeclined: () => [
      'La connexion a été refusée chez Hugging Face.',
      'Reconnecte-toi et autorise-la, ou choisis un autre modèle.',
    ],
    signInFailed: ({ detail }) => [
      `La connexion a échoué : ${detail}.`,
      'Réessaie. Si cela continue, dis-le aux responsables de cette page.',
    ],
    signInStale: () => [
      'Cette connexion a déjà servi, ou un autre onglet l’a commencée.',
      'Reconnecte-toi.',
    ],
    storageBlocked: () => [
      'Le navigateur ne laisse rien enregistrer à cette page, donc tu ne peux pas te connecter.',
      'Autorise ce site à enregistrer des données, ou choisis un autre modèle.',
    ],
  },
  conditions: {
    mayPass: (remedy) => `${remedy} Si cela continue, dis-le aux responsables de cette page.`,
    staysWrong: 'Dis-le aux responsables de cette page, ou choisis un autre modèle.',
    noCredit: 'plus de crédit',
    notAvailable: 'pas disponible',
    refused: 'refusé',
    said: (words: string) => `Le serveur dit : « ${words} »`,
    noAnswer: 'pas de réponse',
  },
  model: {
    heading: 'D’où viennent les recettes',
    about:
      'Un modèle d’IA t’écrit de nouvelles recettes : c’est gratuit ou quelques centimes par recette, et qui le fait tourner voit ta liste et tes préférences.',
    inUse: 'utilisé',
    details: 'Où vont tes données',
    more: 'Plus de choix',
    useHost: 'Utiliser le modèle de cette page',
    useSample: 'Utiliser les recettes d’exemple',
    signIn: 'Se connecter',
    signInAgain: 'Se reconnecter',
    signOut: 'Se déconnecter',
    signInInTab: 'Ouvre cette page dans son propre onglet pour te connecter',
    disconnect: 'Déconnecter',
    useIt: 'L’utiliser',
    download: 'Le télécharger',
    downloadCosts:
      'Le navigateur doit d’abord le télécharger : plusieurs Go, et il faut 22 Go libres. Toutes les pages le partagent, et il reste sur cet appareil.',
    downloading: 'Si tu n’attends plus, le navigateur continue peut-être.',
    downloadProgress: 'Téléchargement',
    stopWaiting: 'Ne plus attendre',
    browserHasModel: 'Ton navigateur a un modèle d’IA.',
    isThere: 'Il est sur cet appareil, prêt à servir.',
    test: 'Tester et utiliser',
    cancel: 'Annuler',
    stopped: 'Tu as fermé la fenêtre avant la fin du test. Rien n’a changé.',
    getToken: 'Obtenir un jeton chez Hugging Face',
    tokenPermission:
      'Un jeton est un mot de passe pour applications. Coche là-bas « Make calls to Inference Providers », pour qu’il puisse demander des recettes.',
    token: 'Jeton d’accès',
    newToken: 'Nouveau jeton d’accès (laisse vide pour garder le tien)',
    keepToken: 'S’en souvenir dans cet onglet',
    model: 'Modèle',
    lookingUp: 'Recherche des modèles disponibles…',
    search: 'Chercher un modèle',
    goodChoices: 'Bons choix',
    allModels: 'Tous les modèles',
    moreModels: (models) => `${others(models)}. Cherche pour les voir.`,
    provider: 'Fournisseur',
    seconds: (seconds) => `environ ${seconds}\u00a0s`,
    price: (cents) =>
      cents < 1
        ? 'moins d’un cent américain par recette'
        : `environ ${Math.round(cents)} cent${Math.round(cents) < 2 ? '' : 's'} américain${Math.round(cents) < 2 ? '' : 's'} par recette`,
    free: 'gratuit pour l’instant',
    takesPictures: '\u00a0· accepte les images',
    localModel: 'Modèle (laisse vide pour le premier)',
    address: 'Adresse',
    copy: 'Copier',
    copied: 'Copié',
    endedStatus: 'déconnecté',
  },
  modelTitles: {
    host: 'Le modèle de cette page',
    signIn: 'Se connecter avec Hugging Face',
    token: 'Ton compte Hugging Face',
    browser: 'Le modèle de ton navigateur',
    local: 'Un modèle sur cet appareil',
    sample: 'Recettes d’exemple',
  },
  modelSummaries: {
    host: 'Prêt à servir. Gratuit pour toi.',
    signIn:
      'Hugging Face fait tourner des modèles d’IA. Les recettes utilisent le crédit de ton compte là-bas.',
    token:
      'Hugging Face fait tourner des modèles d’IA. Les recettes utilisent le crédit de ton compte là-bas. Tu copies de son site un mot de passe pour cette page.',
    browser:
      'Fonctionne sur cet appareil ; cette page n’envoie rien. Les petits modèles font plus d’erreurs : vérifie les temps et les températures.',
    local:
      'Un modèle dans Ollama, LM Studio ou une application du même genre. Gratuit, et rien ne quitte cet appareil.',
    sample: 'Un petit recueil de recettes dans cette page, sans IA. Gratuit.',
  },
  modelProgress: {
    signIn: 'Demande envoyée à Hugging Face…',
    token: 'Essai avec une courte question…',
    browser: 'Démarrage…',
    local:
      'Essai en cours. Un grand modèle peut prendre des minutes. Laisse cette fenêtre ouverte…',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Tes ingrédients vont à ${recipients.join(', puis à ')}.`
          : 'Cette page n’envoie tes ingrédients à personne.'
      } ${
        secret
          ? 'La clé d’accès de l’hébergeur fait partie de cette page, où tout le monde peut la lire.'
          : 'La page ne contient pas de clé d’accès.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face donne une clé à cet onglet. L’onglet ne l’envoie qu’à Hugging Face, et l’oublie quand tu te déconnectes ou fermes l’onglet. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Cette page n’envoie ton jeton qu’à Hugging Face, et l’oublie quand tu recharges ou pars, sauf si elle s’en souvient dans cet onglet. ${routeOf(provider)}`,
    browser: () =>
      'Le navigateur fait tourner le modèle sur cet appareil. Cette page n’envoie rien.',
    local: () => 'Tes ingrédients vont au serveur dont tu donnes l’adresse.',
    sample: () => 'Cette page n’envoie rien.',
  },
  inUse: {
    sample: () => 'Tu reçois des recettes d’exemple.',
    host: (model) => `Tu utilises le modèle de cette page, ${model}.`,
    signIn: (model, name, end) =>
      `Ton compte${name && ` ${name}`} est connecté${end && ` jusqu’à ${end}`}, et tu utilises ${model}.`,
    token: (model) => `Tu utilises ton compte Hugging Face, avec ${model}.`,
    browser: () => 'Tu utilises le modèle de ton navigateur, dans cet onglet seulement.',
    local: (model) => `Tu utilises ${model} sur cet appareil, dans cet onglet seulement.`,
  },
  kept: {
    keepList: 'Garder ma liste dans ce navigateur',
    heading: 'Ce que garde ce navigateur',
    lines: (n) => [
      n.recipes > 0 && `${n.recipes === 1 ? '1 recette' : `${n.recipes} recettes`} dans ton carnet`,
      n.pictures > 0 && `${countPictures(n.pictures)} de plats`,
      n.preferences && 'Tes allergies et préférences',
      n.list > 0 && `Ta liste (${n.list} ingrédient${n.list < 2 ? '' : 's'})`,
      n.recipe && 'La dernière recette',
      n.shopping > 0 && 'Une liste de courses',
      n.basics > 0 && 'Ce que tu as toujours chez toi',
      {
        host: '',
        signIn: 'Ta connexion à Hugging Face, avec son jeton',
        token: 'Ton jeton',
        browser: 'Ton choix de modèle',
        local: 'Ton choix de modèle',
        sample: 'Ton choix de modèle',
      }[n.model],
      n.drafts > 0 && (n.drafts === 1 ? '1 brouillon' : `${n.drafts} brouillons`),
      n.notes > 0 && 'Coches, minuteurs et autres petites notes',
    ],
    rest: 'Safari peut tout effacer après sept jours sans visite. Les autres navigateurs le font rarement. Ajouter la page à ton écran d’accueil aide à l’éviter.',
    deleteAll: 'Tout effacer ici',
    ask: 'Effacer tout cela, dans tous les onglets ? On ne pourra pas annuler.',
    deleted: 'Tout est effacé ici. Aucune allergie n’est indiquée.',
  },
  preferences: {
    standsFor: (word, contents) =>
      `« ${word} » : tout ce qui contient ${some(joinNames(contents.map(bareThing), 'disjunction'))}.`,
    looksFor: (word, names, hasMore, examples) => {
      // "Noix" is the walnut, and many people say it of all nuts.
      const walnuts =
        word.toLowerCase() === 'noix'
          ? ' Pour les autres fruits à coque, coche-les plus haut.'
          : '';
      const such = examples.length > 0 ? ` : ${examples.join(', ')}…` : '.';
      const start = names.join().replace(/ \(.*/, '') === word ? 'La' : `« ${word} » : la`;
      return `${start} page cherche ${names.map(bareThing).join(', ')}${hasMore ? '…' : ''} et ce qui en est fait${such}${walnuts}`;
    },
    onlyAWord: (word) =>
      `La page cherche seulement le mot « ${word} ». Elle ne connaît pas cet aliment.`,
    heading: 'Préférences',
    about: (isStored) =>
      `Chaque nouvelle recette devrait les respecter. ${isStored ? 'Ce navigateur les enregistre, et chaque' : 'Chaque'} demande les envoie au modèle. Seules les recettes en anglais, allemand et français sont entièrement vérifiées. Une recette ne peut rien dire des traces. Vérifie chaque étiquette.`,
    lasts: (until) =>
      `Impossible d’enregistrer ceci dans ton navigateur. C’est gardé seulement jusqu’${until === 'close' ? 'à la fermeture' : 'au rechargement'} de cet onglet.`,
    avoidHint: 'Sépare les aliments par des virgules.',
    quoted: (word) => `« ${word} »`,
    more: others,
    notTaken: (names, room) =>
      `Pas ajouté : ${names}. La page ne cherche donc pas cela dans les recettes. Il y a de la place pour ${room.foods} aliments de ${room.letters} lettres au plus, et pour ${room.inAll} lettres en tout.`,
    taught: (name, thing) => `${name} contient : ${thing}.`,
    alwaysHave: 'Ce que tu as toujours chez toi',
    alwaysHaveStays: 'Pour comparer une recette avec ta liste. Cela reste dans ce navigateur.',
    forget: 'Effacer ces préférences',
    forgotten: 'Tes préférences sont effacées.',
    done: 'Terminé',
  },
  fieldNames: {
    people: 'Personnes',
    minutes: 'Temps',
    diet: 'Régime',
    allergens: 'Allergies et intolérances',
    avoid: 'À éviter aussi',
    taught: 'Ce que tu sais des ingrédients',
    equipment: 'Équipement',
    equipmentHint: 'Si tu ne coches rien, une recette peut tout utiliser.',
    units: 'Unités',
    wish: 'Autre chose ?',
    wishExample: 'un plat thaï…',
  },
  choiceNames: {
    any: 'Peu importe',
    minutes: (minutes) => `${minutes} minutes`,
    noDiet: 'Aucun',
    vegetarian: 'Végétarien',
    vegan: 'Végan',
    pescatarian: 'Pescétarien',
    'no pork': 'Sans porc',
    halal: 'Halal',
    kosher: 'Casher',
    oven: 'Four',
    stove: 'Plaques de cuisson',
    microwave: 'Micro-ondes',
    'air fryer': 'Friteuse à air chaud',
    original: 'Comme dans la recette',
    metric: 'Métriques (g, ml, °C)',
    us: 'Américaines (cups, oz, °F)',
  },
  // The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. "Noix" is the walnut, and for many
  // people any nut: an example, never a name. "Fruits secs" are dried fruit and nuts: "raisins secs".
  allergenNames: {
    milk: ['Lait', 'beurre, fromage, crème, yaourt, lactose'],
    eggs: ['Œufs', 'mayonnaise, meringue, pâtes fraîches'],
    peanuts: ['Arachides (cacahuètes)', 'beurre de cacahuètes, sauce satay'],
    nuts: [
      'Fruits à coque',
      'amandes, noisettes, noix, noix de cajou, pistaches…',
      'Coche les arachides à part. Les pignons comptent aussi, la noix de coco est seulement signalée.',
    ],
    gluten: [
      'Céréales contenant du gluten',
      'blé, seigle, orge, avoine, épeautre : pain, pâtes, bière',
    ],
    fish: ['Poissons', 'anchois, nuoc-mâm, sauce Worcestershire'],
    crustaceans: ['Crustacés', 'crevettes, langoustines, crabe, homard'],
    molluscs: ['Mollusques', 'moules, calmars, huîtres, escargots'],
    soya: ['Soja', 'tofu, sauce soja, miso, edamame'],
    celery: ['Céleri', 'céleri-rave, sel de céleri, cubes de bouillon'],
    mustard: ['Moutarde', 'graines de moutarde, beaucoup de vinaigrettes et de currys en poudre'],
    sesame: ['Graines de sésame', 'tahini, houmous, halva'],
    sulphites: ['Anhydride sulfureux et sulfites', 'vin, vinaigre, raisins secs, abricots secs'],
    lupin: ['Lupin', 'farine de lupin, certains pains'],
  },
  photo: {
    headings: { foods: 'Aliments sur une photo', recipe: 'Depuis une photo' },
    finding: 'Recherche d’un modèle qui lit les images…',
    drawing: 'Lecture de l’image…',
    take: 'Prendre une photo',
    choose: 'Choisir une image',
    another: 'Une autre image',
    file: 'Image de tes aliments',
    camera: 'Photo de tes aliments',
    drop: 'Ou colle une image, ou dépose-la sur la page.',
    most: 'Quatre images au plus.',
    picture: 'L’image',
    send: (pictures) => (pictures > 1 ? 'Envoyer les images' : 'Envoyer l’image'),
    stop: 'Arrêter',
    models: 'Choisir un modèle',
    copyText: 'La plupart des téléphones savent copier le texte d’une photo. Colle-le à la place.',
    looking: (model) => `${model} regarde…`,
    failed: 'Aucun modèle n’a pu regarder ton image. Rien n’a été ajouté.',
    guessed:
      'Vérifie ce que le modèle a vu : il peut oublier ou confondre des aliments. Seuls les aliments simples que cette page connaît sont cochés.',
    unchecked: '\u00a0· impossible à vérifier',
    cooked: '\u00a0· cuisiné ou sans étiquette',
    wild: '\u00a0· seul un expert peut dire ce que c’est',
    add: (foods) => (foods === 1 ? 'Ajouter 1 aliment' : `Ajouter ${foods} aliments`),
    notLoaded: 'Impossible de charger une partie de cette page. Ferme ceci et réessaie.',
    sending({ model, recipients }, aim, pictures) {
      const isOne = pictures < 2;
      const advice = {
        foods: 'Ne photographie ni personnes, ni courrier, ni médicaments.',
        recipe: 'Cache les noms et les adresses.',
      }[aim];
      return recipients.length === 0
        ? `Montre ${isOne ? 'cette image' : 'ces images'} à ${model}, sur cet appareil et nulle part ailleurs. ${advice}`
        : `Envoie ${isOne ? 'cette image' : 'ces images'} à ${model} chez ${joinNames(recipients)}, sans lieu ni heure. Cette page ne ${isOne ? 'la' : 'les'} garde pas ; eux, peut-être. ${advice}`;
    },
    whyNoPhotos({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Rien n’indique ici que ${model} accepte les images.`
          : `Cette page ne peut pas savoir si ${model} accepte les images.`
        : 'Aucun modèle connecté n’accepte les images.';
      return others.length > 0
        ? `${why} Avec ton propre compte, c’est possible avec ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'Rien trouvé sur cette image.',
    writing: 'Ici, la page trouve des aliments. Elle ne lit ni les étiquettes ni les recettes.',
  },
  dishPictureProblems: {
    noise: 'Ce navigateur empêche les pages de dessiner des images : impossible d’en garder.',
    missing: 'Cette image n’est pas dans le fichier.',
    full: 'Il n’y a plus de place pour les images. La recette, elle, est enregistrée.',
    notKept: 'Ton navigateur n’a pas pu enregistrer cette image.',
  },
  pictures: {
    add: 'Ajouter une image',
    change: 'Changer l’image',
    heading: 'Image du plat',
    about: 'Elle reste dans ce navigateur, et ne part jamais avec un lien ou une demande.',
    remove: 'Retirer l’image',
    kept: 'Image enregistrée.',
    removed: 'Image retirée.',
    unchecked: 'Image non vérifiée',
    print: 'Avec son image',
    soFar: (done, all) => `Images : ${done} sur ${all}`,
    brought: (kept, left, isStopped) =>
      [
        isStopped && 'Arrêté.',
        `${countPictures(kept)} ajoutée${kept > 1 ? 's' : ''}${left > 0 ? `, ${left} laissée${left > 1 ? 's' : ''} de côté` : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
    claim: 'Cette copie est à moi : afficher ses images comme avant',
    left: (title, problem) => `${title} : ${problem}`,
  },
  pictureProblems: {
    unreadable:
      'Cette image est abîmée, ou ce navigateur ne peut pas la lire. Choisis-en une autre.',
    noPicture: 'Cette page ne peut pas lire cette image. Choisis un JPEG, un PNG ou un WebP.',
    heic: 'Ce navigateur ne peut pas lire les images HEIC ou AVIF. Enregistre-la en JPEG, ou fais-en une capture d’écran.',
    tooLarge: 'Ce fichier dépasse 30 Mo. Choisis-en un plus petit.',
    tooManyPixels: 'Cette image dépasse 64 mégapixels. Réduis-la, ou fais-en une capture d’écran.',
  },
  cookingView: {
    cooking: (title) => (title ? `En cuisine : ${title}` : 'En cuisine'),
    untitled: 'Ta recette',
    notAllSteps: 'Il manque peut-être des étapes ici. Vérifie la recette.',
    screenRefused: 'L’écran peut s’éteindre pendant que tu cuisines.',
    getReady: 'Préparatifs',
    oven: ({ setting, step }) => `Four${setting && ` à ${setting}`}, pour l’étape ${step + 1}`,
    back: 'Précédent',
    next: 'Suivant',
    cooked: 'C’est cuisiné',
    finish: 'Terminer',
    step: (number, count) => `Étape ${number} sur ${count}`,
    ingredients: 'Ingrédients',
  },
  aloud: {
    readAloud: 'Lire à voix haute',
    readAgain: 'Relire',
    noVoice: (language) => `Cet appareil ne peut pas lire à voix haute en ${language}.`,
    voiceFailed: 'La voix ne marche plus. Appuie sur « Lire à voix haute » pour réessayer.',
    needs: (ingredients) => `Il te faut : ${ingredients.join(', ')}.`,
    amountsFor: (amounts, written) => `Encore pour ${written} : ${amounts}.`,
    marked: (mark) => `, ${mark},`,
    timerEnded: (name) => `${name.replaceAll(' · ', ', ')} : temps écoulé.`,
  },
  sharedIngredients: {
    heading: 'Ajouter ceci à ta liste ?',
    leftOut: (lines) => `Laissé de côté : ${lines.join('\u00a0· ')}`,
    add: 'Ajouter à la liste',
  },
  offline: {
    newVersion: 'Une nouvelle version est prête.',
    reload: 'Recharger',
  },
  plan: {
    plan: 'Prévoir',
    planned: 'Prévue',
  },
  clip: {
    heading: 'D’une page web',
    about:
      'Cette page ne peut pas lire d’autres sites, mais ton navigateur, si. Prépare un favori une fois pour toutes. Sur une page avec une recette, appuie dessus : la recette s’ouvre ici, même s’il a fallu te connecter là-bas.',
    name: (kitchen) => `Ouvrir dans ${kitchen}`,
    drag: 'Fais glisser le lien dans la barre de favoris. Si tu n’en vois pas, appuie sur Ctrl Maj B, ou ⌘ Maj B sur un Mac.',
    pressed:
      'Rien ne se passe ici. Fais glisser le lien dans la barre de favoris, ou suis les étapes.',
    copy: 'Copier l’adresse',
    copied: 'Copiée.',
    notCopied: 'Impossible de copier.',
    phone: {
      way: 'Sur un téléphone',
      bookmarkAny: 'Ajoute n’importe quelle page aux favoris, par exemple celle-ci.',
      edit: 'Ouvre tes favoris et modifie celui-là. Dans Safari, garde le doigt dessus et choisis « Modifier ». Dans Firefox et Chrome, appuie sur ⋮ à côté et choisis « Modifier ».',
      use: 'Sur une page avec une recette, ouvre tes favoris et choisis « Cuisine ». Dans Chrome, tape son nom dans la barre d’adresse et choisis-le là.',
    },
    keyboard: {
      way: 'Au clavier',
      bookmarkAny:
        'Ajoute n’importe quelle page aux favoris, par exemple celle-ci : Ctrl D, ou ⌘ D sur un Mac.',
      edit: 'Ouvre la liste de tes favoris et modifie celui-là : Ctrl Maj O, sur un Mac ⌥ ⌘ B, ou Maj ⌘ O dans Firefox.',
      use: 'Sur une page avec une recette, tape « Cuisine » dans la barre d’adresse et choisis-le là. Dans Firefox et Safari, choisis-le dans le menu des favoris.',
    },
    replace: 'Appelle-le « Cuisine » et remplace son adresse par celle que tu as copiée.',
    strict:
      'Ce favori ne marche ni dans Firefox sur iPhone ni dans Samsung Internet, et certains sites le bloquent. Là, copie la recette et colle-la ici.',
    ask: 'Cette page ne dit pas où est sa recette. Prendre le texte de sa partie principale ?',
    nothing:
      'Le favori ne trouve pas de recette sur cette page. S’il y en a une, sélectionne son texte, puis appuie de nouveau sur le favori.',
    here: 'Tu es déjà dans la cuisine. Ouvre une page avec une recette, et appuie là-bas sur le favori.',
    done: '« Terminé » ouvre la recette ici et arrête une demande en cours.',
    cut: 'Cette page est trop longue. Seule une partie est arrivée.',
    noRecipe:
      'Le favori n’a apporté aucune recette que cette page puisse lire. Sélectionne le texte de la recette sur sa page, puis appuie de nouveau sur le favori.',
    damaged: 'La recette est arrivée abîmée ou incomplète. Appuie de nouveau sur le favori.',
    newer:
      'Le favori vient d’une version plus récente de cette page. Recharge la page, puis appuie de nouveau sur le favori.',
  },
  links: {
    broken: 'Ce lien est incomplet. Copie-le en entier, puis réessaie.',
    blank: 'Ce lien ne contient pas de recette.',
    newer:
      'Ce lien vient d’une version plus récente de cette page. Recharge la page, puis rouvre le lien.',
    tooLarge: 'Ce lien contient trop de choses pour s’ouvrir.',
    tooLong: 'Cette recette est trop longue pour un lien. Exporte-la plutôt.',
  },
  connections: {
    browserModel: 'le modèle du navigateur',
    anyProvider: 'un fournisseur de son choix',
  },
  offers: {
    alwaysAvoid: (things) => `Toujours éviter : ${things}`,
    onlyAsks: 'C’est seulement demandé au modèle.',
    thisOnly: 'Pour cette recette seulement.',
    onlyAFood: 'La liste prend cela pour un aliment.',
  },
};
