import { agreed } from '../romance/grammar.ts';
import type { Forms } from '../romance/grammar.ts';
import type { EffectPhrases } from '../romance/phrases.ts';
import { whole } from './grammar.ts';
import { IT_AS_SUBJECT, quoted } from './lexicon.ts';

const EACH_ONE: Forms = ['chacun', 'chacune', 'chacun', 'chacune'];
const IT_AS_OBJECT: Forms = ['le', 'la', 'les', 'les'];
const PLAYED: Forms = ['joué', 'jouée', 'joués', 'jouées'];

const thisEffect = (isPreceding: boolean): string => (isPreceding ? 'l’effet précédent' : 'cet effet');

export const EFFECT_PHRASES: EffectPhrases = {
  toYou: '',
  thatAmber: 'cet {amber}',
  eachOne: (agreement) => agreed(EACH_ONE, agreement),
  distributedAmong: (cards) => `à répartir entre n’importe quel nombre de ${cards}`,
  onceForEach: (what) => `une fois pour chaque ${what}`,
  timesInARow: (number) => `${number} fois`,
  redistributed: (what, cards) =>
    `${what === 'amber' ? 'l’{amber}' : 'les dégâts'} sur ${whole(cards)} entre ${whole(cards)}`,
  atNoCost: 'sans payer son coût',
  atCurrentCost: (plus) => `à son coût actuel${plus && ` ${plus}`}`,
  reducedBy: (amount) => `réduit de ${amount}`,
  fromPlayer: (player) => (player === undefined ? 'de votre réserve' : `de la réserve de ${player}`),
  allAmberOfEachPlayer: 'tout l’{amber} de chaque joueur',
  fromOwnSide: 'de son propre camp',
  fromAnyPlayers: 'de n’importe quelle combinaison de joueurs',
  anyAmountOfAmber: 'n’importe quel montant de {amber}',
  allOfIt: (amber) => `tout ${amber}`,
  asIfYours: (agreement) =>
    `comme si ${agreed(IT_AS_SUBJECT, agreement)} vous ${agreement.many ? 'appartenaient' : 'appartenait'}`,
  onto: 'sur',
  face: (isDown) => `face ${isDown ? 'cachée' : 'visible'}`,
  inAnyOrder: 'en place dans n’importe quel ordre',
  inRandomOrder: 'dans un ordre aléatoire',
  asIfYouHadPlayed: (agreement) =>
    `comme si vous ${agreed(IT_AS_OBJECT, agreement)} aviez ${agreed(PLAYED, agreement)}`,
  controlOf: 'le contrôle de',
  asUpgradeWithText: (text) => `comme une amélioration avec le texte ${text}`,
  asIfInStep: (step) => `comme si c’était l’étape ${quoted(step)}`,
  untilFound: (clause, found, end) => `jusqu’à ce que ${clause} ${found} ou ${end}`,
  cardsRunOut: 'qu’il n’y ait plus de cartes',
  youChooseToStop: 'que vous décidiez d’arrêter',
  searched: (piles, found) => `${piles} ${found}`,
  foundPlaces: {
    hand: 'dans votre main',
    archives: 'dans vos archives',
    play: 'en jeu',
    top: 'au-dessus de votre deck',
  },
  putPlaces: {
    top: (pile) => `au-dessus de ${pile}`,
    bottom: (pile) => `au-dessous de ${pile}`,
    shuffle: (pile) => `dans ${pile}`,
    hand: (pile) => `dans ${pile}`,
    archives: (pile) => `dans ${pile}`,
    discard: (pile) => `dans ${pile}`,
    flank: 'sur un flanc de la ligne de bataille de son contrôleur',
    anywhere: 'n’importe où dans la ligne de bataille de son contrôleur',
  },
  abducted: (many, isOnlyForeign, archives) => {
    if (many) {
      const cards = isOnlyForeign ? 'l’une de ces cartes qui ne vous appartient pas' : 'l’une de ces cartes';
      return `Si ${cards} quitte ${archives}, à la place, elle est mise dans la main de son propriétaire`;
    }
    const leaves = isOnlyForeign
      ? `vous n’êtes pas le propriétaire de cette carte et qu’elle quitte ${archives}`
      : `cette carte quitte ${archives}`;
    return `Si ${leaves}, à la place, elle est mise dans la main de son propriétaire`;
  },
  asToken: ({ many }) => `face cachée comme ${many ? 'créatures' : 'créature'} jeton`,
  oneAtATime: ({ gender }) => (gender === 'f' ? 'une à la fois' : 'un à la fois'),
  ignoring: (what) => `en ignorant ${what}`,
  fightsInTurn: (times) =>
    `${times} fois, chaque fois contre une créature adverse différente. Résolvez ces combats un à la fois`,
  withSplash: (damage) => `avec ${damage} d’éclaboussure`,
  notPreventedByArmor: 'Ces dégâts ne peuvent pas être prévenus par l’armure',
  damageRatherThanToOpponent: (whom) => `ses dégâts ${whom} plutôt qu’à la créature combattue`,
  allItsArmorThisTurn: () => 'toute son armure jusqu’à la fin du tour',
  dividedAmong: (damage, cards) => `${damage}, à répartir comme vous le souhaitez entre ${cards}`,
  fully: 'entièrement',
  swapped: (what, one, other) => {
    if (what === 'control') return `le contrôle de ${one} et de ${other}`;
    if (what === 'contents')
      return `tout l’{amber}, les dégâts, les marqueurs et les améliorations de ${one} et de ${other}`;
    return `${one} et ${other}`;
  },
  eachOf: (agreement, cards) => `${agreed(EACH_ONE, agreement)} de ${cards}`,
  onIdentity: {
    'opponent-identity': 'de la carte d’identité de votre adversaire',
    'your-identity': 'de votre carte d’identité',
  },
  tideIsNeither: 'la marée n’est ni haute ni basse',
  nameOf: '',
  aNumber: 'un nombre',
  abilityOf: (heading, card, isEach) =>
    `${isEach ? 'chaque' : 'la'} capacité ${heading} de ${card} comme si vous contrôliez cette carte`,
  thatDoesNotHappen: 'cela ne se produit pas',
  thatFightEnds: 'ce combat se termine sans effet',
  anotherTurn: 'un autre tour après celui-ci',
  becomesActiveHouse: (house) => `${house} devient votre Maison active`,
  otherwise: 'Sinon',
  ifDone: (isYou) => (isYou ? 'Si vous le faites' : 'Si c’est fait'),
  ifNotDone: (isYou) => (isYou ? 'Si vous ne le faites pas' : 'Si ce n’est pas fait'),
  doThis: 'faire ce qui suit',
  one: 'une option',
  repeatTimes: (number) => `Répétez cet effet ${number === 1 ? 'une fois' : `${number} fois`}`,
  repeatOn: (card) => `répétez cet effet avec ${card}`,
  repeat: (isPreceding) => `répétez ${thisEffect(isPreceding)}`,
  mayRepeat: (isPreceding) => `vous pouvez répéter ${thisEffect(isPreceding)}`,
  mayPayToRepeat: (price, isPreceding) => `vous pouvez ${price} pour répéter ${thisEffect(isPreceding)}`,
  asOftenAsPossible: 'autant de fois que vous le souhaitez, tant que l’effet entier peut être répété',
  oneOfThem: ({ gender }) => (gender === 'f' ? 'une d’entre elles' : 'un d’entre eux'),
  forEachOfThemInTurn: ({ gender }) =>
    gender === 'f' ? 'Pour chacune d’elles, une à la fois' : 'Pour chacun d’eux, un à la fois',
  nextIconsAgain:
    'la prochaine fois que vous jouez une carte ce tour-ci, résolvez chacune de ses icônes de bonus une fois de plus',
};
