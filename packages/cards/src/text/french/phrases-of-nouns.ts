import { agreed } from '../romance/grammar.ts';
import type { Agreement, Forms } from '../romance/grammar.ts';
import type { NounPhrases, TimePhrases } from '../romance/phrases.ts';
import { adjective, ARTICLE, DEFINITE, f, invariable } from './grammar.ts';
import { IT, IT_AS_SUBJECT, quoted } from './lexicon.ts';

const one = (gender: 'm' | 'f'): Agreement => ({ gender, many: false });
const several = (gender: 'm' | 'f'): Agreement => ({ gender, many: true });
const NEIGHBORING = adjective('voisin');
const SUCH: Forms = ['tel', 'telle', 'tels', 'telles'];

const isPronoun = (these: string): boolean => these === 'elles' || these === 'eux';
const is = (agreement: Agreement): string => (agreement.many ? 'sont' : 'est');

export const TIME_PHRASES: TimePhrases = {
  after: (clause) => `après que ${clause}`,
  afterFirst: (clause) => `à chaque tour, après que ${clause} pour la première fois`,
  before: (clause) => `avant que ${clause}`,
  when: (clause) => `quand ${clause}`,
  until: (clause) => `jusqu’à ce que ${clause}`,
  asSoonAs: (condition) => `une fois que ${condition}`,
  // "Si … devait", but "la prochaine fois que … devrait".
  nextTime: (clause) =>
    `la prochaine fois que ${clause.replace(/\bdev(ait|aient|iez) /, 'devr$1 ')} ce tour-ci`,
  // Of a creature or an artifact, each has its own gender.
  theNext: (nouns) =>
    nouns
      .split(' ou ')
      .map((noun) => `${noun.startsWith('artefact') ? 'le prochain' : 'la prochaine'} ${noun}`)
      .join(' ou '),
  at: { start: 'au début de', end: 'à la fin de' },
  atEndOfTurn: 'à la fin du tour',
  setup: {
    'before-hand': 'avant de piocher les mains de départ',
    'after-hand': 'après avoir pioché votre main de départ',
  },
  whileIn: (title, zone, text) => `tant que ${title} est dans ${zone}, ${text}`,
  window: (window, isYours) =>
    window === 'this-turn' ? 'ce tour-ci' : `pendant ${isYours ? 'votre' : 'son'} tour précédent`,
  untilLeavesPlay: (title) => `jusqu’à ce que ${title} quitte le jeu`,
  theStep: (step) => `l’étape ${quoted(step)}`,
  inStep: (step, isOutside) => `${isOutside ? 'en dehors de' : 'pendant'} l’étape ${quoted(step)}`,
  inStepOf: (step) => `pendant votre étape ${quoted(step)}`,
  whenForging: 'en forgeant des clés',
  whenResolving: (icon) => `en résolvant ${icon}`,
  whenAttacking: (whom) => `en attaquant ${whom}`,
  whenInFight: (only, agreement) =>
    only === 'attacking'
      ? 'en attaquant'
      : only === 'defending'
        ? `quand ${agreed(IT_AS_SUBJECT, agreement)} ${is(agreement)} ${agreed(adjective('attaqué'), agreement)}`
        : 'en combattant',
  butBeforeAbilities: (heading) => `mais avant que ses capacités ${heading} soient résolues`,
};

export const NOUN_PHRASES: NounPhrases = {
  differing: ({ many, gender }) => `avec des ${many} ${gender === 'f' ? 'différentes' : 'différents'}`,
  alike: ({ one: noun, gender }) => `${gender === 'f' ? 'de la même' : 'du même'} ${noun}`,
  withItsNeighbors: (center, agreement) => `${center} et chaque créature voisine de ${agreed(IT, agreement)}`,
  toItOrItsNeighbor: (center, agreement) =>
    `à ${center} ou à une créature voisine de ${agreed(IT, agreement)}`,
  neighboring: (center, agreement) => `${agreed(NEIGHBORING, agreement)} de ${center}`,
  nextTo: (side, center) => `immédiatement à ${side} de ${center}`,
  theNeighborOn: (side, center) => `la créature immédiatement à ${side} de ${center}`,
  besides: (side, of) => `à ${side} de ${of}`,
  between: (left, right) => `entre ${left} et ${right}`,
  randomCardsUntilLeft: (from, number) =>
    `des cartes au hasard ${from} jusqu’à ce qu’il n’en reste pas plus de ${number}`,
  oneOf: ({ gender }, them) => `l’${agreed(ARTICLE, one(gender))} d’entre ${them}`,
  theOthers: () => 'les autres',
  theOtherOf: (_, these) => (isPronoun(these) ? 'l’autre' : `l’autre parmi ${these}`),
  mostPowerfulOf: ({ gender }, isMost, these) =>
    `${agreed(DEFINITE, one(gender))} ${isMost ? 'plus' : 'moins'} ${agreed(adjective('puissant'), one(gender))} ${isPronoun(these) ? 'd’entre' : 'parmi'} ${these}`,
  endOfPile: (isTop, number, pile) => {
    const end = isTop ? 'du dessus' : 'du dessous';
    return number === undefined ? `la carte ${end} de ${pile}` : `les ${number} cartes ${end} de ${pile}`;
  },
  fromEnd: (isTop) => (isTop ? 'du dessus de' : 'du dessous de'),
  topmost: (number, nouns, { gender }) =>
    number === undefined
      ? `${agreed(DEFINITE, one(gender))} ${nouns} ${agreed(DEFINITE, one(gender))} plus proche du dessus`
      : `${agreed(DEFINITE, several(gender))} ${number} ${nouns} les plus proches du dessus`,
  inHalfOfLine: (nouns, isOneSide) =>
    `${nouns} dans une moitié de ${isOneSide ? 'sa' : 'chaque'} ligne de bataille, divisée aussi également que possible`,
  oneOfEach: (noun, what) => `${noun} de chaque ${what.one}`,
  oneOrMore: '1 ou plusieurs',
  withTotalPower: (number) => `avec une puissance totale de ${number} ou plus`,
  withPower: (compare, number, isPlain, { many }) => {
    if (!isPlain) {
      const relation = {
        '=': 'égale à',
        '>=': 'supérieure ou égale à',
        '<=': 'inférieure ou égale à',
        '>': 'supérieure à',
        '<': 'inférieure à',
      }[compare];
      return `qui ${many ? 'ont' : 'a'} une puissance ${relation} ${number}`;
    }
    const bound = {
      '=': number,
      '>=': `${number} ou plus`,
      '<=': `${number} ou moins`,
      '>': `plus de ${number}`,
      '<': `moins de ${number}`,
    }[compare];
    return `avec une puissance de ${bound}`;
  },
  withParity: (isOdd) => `avec une puissance ${isOdd ? 'impaire' : 'paire'}`,
  extreme: (stat, isMost) => {
    const degree = isMost ? 'plus' : 'moins';
    if (stat === 'armor') return invariable(`avec le ${degree} d’armure`);
    return [
      `le ${degree} puissant`,
      `la ${degree} puissante`,
      `les ${degree} puissants`,
      `les ${degree} puissantes`,
    ];
  },
  withExtreme: (stat, isMost) =>
    `avec la ${isMost ? 'plus haute' : 'plus basse'} ${stat === 'power' ? 'puissance' : 'armure'}`,
  thatTrait: 'ce trait',
  theTrait: (trait) => `le trait ${trait}`,
  withThatName: 'avec ce nom',
  onFlank: 'de flanc',
  onAFlank: 'sur un flanc',
  onItsFlank: (flank) => `sur le ${flank.one} de son contrôleur`,
  inCenter: 'au centre de sa ligne de bataille',
  inSameBattleline: 'dans la même ligne de bataille',
  sharesWithNeighbors: (what, atLeast, { many }, isNegative) => {
    const shares = many ? 'partagent' : 'partage';
    // "Aucune" takes the place of "pas".
    const not = atLeast > 1 ? ' pas' : '';
    const said = isNegative ? `qui ne ${shares}${not}` : `qui ${shares}`;
    const number = atLeast > 1 ? atLeast : isNegative ? 'aucune' : 'au moins 1';
    const neighbors = `${number} de ses créatures voisines`;
    return `${said} ${what.gender === 'f' ? 'une' : 'un'} ${what.one} avec ${neighbors}`;
  },
  atLeastOne: (noun, { gender }) => `au moins ${gender === 'f' ? 'une' : 'un'} ${noun}`,
  houseWith: (number) => `une Maison avec ${number}`,
  houseWithMost: (things) => `la Maison avec le plus de ${things}`,
  oneOfHouses: (houses) => `une de ${houses}`,
  forWhich: (agreement, condition) => `${agreed(SUCH, agreement)} que ${condition}`,
  controlledAnd: (_, participle, player) =>
    `${participle} que ${player} ${player === 'vous' ? 'contrôliez' : 'contrôlait'}`,
  except: (what) => `sauf ${what}`,
  notBeing: (what, { many }) => `qui ne ${many ? 'sont' : 'est'} pas ${what}`,
  notInState: (state, { many }) => `qui ne ${many ? 'sont' : 'est'} pas ${state}`,
  theAttackedCreature: 'la créature attaquée',
  theCreatureThatFights: (card) => `la créature que combat ${card}`,
  keyOfColor: (color) => {
    const name = { red: 'rouge', blue: 'bleue', yellow: 'jaune' }[color];
    return f(`clé ${name}`, `clés ${name}s`);
  },
  nthKey: (number) => f(`${{ 1: 'première', 2: 'deuxième', 3: 'troisième' }[number]} clé`),
  thePlayers: 'les joueurs',
  playerWord: 'joueur',
  theirOpponent: 'son adversaire',
  ownersOf: { many: 'leurs propriétaires' },
  lineOfController: 'la ligne de bataille de son contrôleur',
  anywhereIn: (line) => `n’importe où dans ${line}`,
  inPlaceOf: (card) => `à la place de ${card} dans la ligne de bataille`,
};
