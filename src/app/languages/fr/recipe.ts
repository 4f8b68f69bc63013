import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { of, others, some } from './avoided';

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

export const words: Words['recipe'] = {
  recipe: {
    signOff: 'Un mot du modèle',
    earlier: (count) => `Recettes précédentes (${count})`,
    backTo: (title) => `Revenir à ${title}`,
    earlierIdeas: (titles) => `Idées : ${titles.join(', ')}`,
    untitled: 'Recette sans titre',
    more: 'Plus',
    noRecipe: 'Cela ne ressemble pas à une recette. Rien n’a été vérifié.',
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
  // "contient peut-être", and never what labels say of traces: the page sees none (tests/app/languages/phrases.test.ts).
  // "aucune mention", never "ne contient pas" or "sans". "Sûr" also means safe: "incertain". The page cannot know the
  // gender of a visitor's own word, so it is in quotation marks: "contient « kiwi »".
  allergens: {
    label: 'Ce que tu évites',
    contains: (things) => `contient ${someOf(things)}`,
    mayContain: (things) => `contient peut-être ${someOf(things)}`,
    isNot: (diet, isSure) => (isSure ? `non ${DIETS[diet]}` : `peut-être pas ${DIETS[diet]}`),
    avoided: 'à éviter',
    notCheckedFor: (thing) => `impossible de vérifier la présence ${of(thing)}`,
    notCompleteFor: (thing) => `pas entièrement vérifié : la présence ${of(thing)}`,
    mentioned: (things) => `mentionne ${someOf(things)}`,
    unmarked: 'pas vérifié',
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
    nothingChecked: (things) =>
      `Impossible de vérifier dans cette recette la présence ${of(or(things))}.`,
    notComplete: (things) =>
      `Pas entièrement vérifié dans cette recette : la présence ${of(or(things))}.`,
    cut: (things, isSure) =>
      `Il manque ${isSure ? '' : 'peut-être '}la fin : impossible de vérifier la présence ${of(or(things))}.`,
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
    mentions: (thing, said) => `La recette mentionne ${someOf([thing])} : ${joinNames(said)}.`,
    saidIn: (words, step) => `« ${words} »${step === undefined ? '' : ` (étape ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'De la viande et du lait' : 'Peut-être de la viande et du lait'} dans une même recette : ${joinNames(foods)}.`,
    nothing: (things) =>
      `Cette page n’a trouvé aucune mention ${of(or(things))}. Une mention peut lui échapper, et elle ne voit pas les traces : vérifie chaque étiquette.`,
    onlyLetters: (words) =>
      `Cette page ne connaît pas ${joinNames(words.map(quoted))} et n’a cherché que les lettres.`,
    nutlike: (foods) =>
      `Certaines personnes allergiques aux fruits à coque évitent aussi : ${joinNames(foods)}.`,
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
      `Modifiée : ${joinNames(
        gone.map(({ name, isSure }) => `${isSure ? 'sans' : 'aucune mention de'} ${quoted(name)}`),
      )}.`,
    again: 'Redemander',
    teach: 'Contient…',
    teachFood: 'Ingrédient',
    teachContains: 'contient',
    remember: 'Retenir',
    remembered: (food) => `Ce navigateur avertit désormais partout où il lit « ${food} ».`,
    noRoom: 'La page ne peut pas en retenir davantage.',
    undo: 'Annuler',
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
    others: 'Trois autres',
    change: 'Changer quelque chose…',
    without: (foods) => `sans ${foods.replace(/ ou (?!.* ou )/, ' ni ')}`,
    lift: { minutes: 'Plus long pour cette fois', equipment: 'Avec tout appareil pour cette fois' },
    liftAll: 'Plus long et avec tout appareil pour cette fois',
  },
  check: {
    usesNone: 'Sans aucun de tes ingrédients.',
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
    alsoNeeded: (foods) => `Il te faut encore : ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} et ${others(more)}`,
    mayNeedMore: (foods) => `Il t’en faut peut-être plus : ${foods.join(' ; ')}.`,
    short: (food, have, need) => `${food}, ${have} sur ${need}`,
    headings: {
      used: 'Utilisé',
      leftOver: 'Pas utilisé',
      needed: 'Il te faut',
      perhaps: 'Peut-être (vérifie le type)',
      unclear: 'Illisible',
    },
    perhaps: (entry, need) => `${entry} pour ${need}`,
    shoppingList: 'Liste de courses',
    shop: 'Courses',
    notOnList: 'Pas sur ta liste',
    notOnListNamed: (need) => `Pas sur ta liste : ${need}`,
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
    cooking: (title) => (title ? `En cuisine : ${title}` : 'En cuisine'),
    untitled: 'Ta recette',
    ingredients: 'Ingrédients',
    step: (number, count) => `Étape ${number} sur ${count}`,
    stepName: (number, part) => (part ? `Étape ${number}, ${part}` : `Étape ${number}`),
    ingredient: (line) => `Ingrédient : ${line}`,
    task: 'Tâche',
    getReady: 'Préparatifs',
    oven: ({ setting, step }) => `Four${setting && ` à ${setting}`}, pour l’étape ${step + 1}`,
    notAllSteps: 'Il manque peut-être des étapes ici. Vérifie la recette.',
    stepDone: (name) => `${name} : fait`,
    done: 'Fait',
    back: 'Précédent',
    next: 'Suivant',
    cooked: 'C’est cuisiné',
    finish: 'Terminer',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'La volaille' : 'La viande hachée'} est bien cuite à ${temperature} à cœur.`,
    kidneyBeans:
      'Les haricots rouges crus sont toxiques. Fais-les tremper 5 heures, jette cette eau et fais-les bouillir 30 minutes dans de l’eau propre.',
    screenRefused: 'Le navigateur ne garde pas l’écran allumé. La batterie est-elle faible ?',
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
    undo: 'Annuler',
    pressToRemove: 'Appuie pour la retirer de ton carnet de recettes',
    notLoaded: 'Pas enregistrée. Réessaie.',
    sharingNotLoaded: 'Impossible de charger le partage. Rouvre le menu pour réessayer.',
  },
};
