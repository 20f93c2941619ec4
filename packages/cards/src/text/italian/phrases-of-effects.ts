import { agreed } from '../romance/grammar.ts';
import type { Agreement, Forms } from '../romance/grammar.ts';
import type { EffectPhrases } from '../romance/phrases.ts';
import { adjective, theClass } from './grammar.ts';

const EACH_ONE: Forms = ['ciascuno', 'ciascuna', 'ciascuno', 'ciascuna'];
const YOURS: Forms = ['tuo', 'tua', 'tuoi', 'tue'];
const IF_YOU_HAD_IT: Forms = ['l’avessi', 'l’avessi', 'li avessi', 'le avessi'];

const thisEffect = (isPreceding: boolean): string =>
  isPreceding ? 'l’effetto precedente' : 'questo effetto';
const one = (gender: Agreement['gender']): string => (gender === 'f' ? 'una' : 'uno');

export const EFFECT_PHRASES: EffectPhrases = {
  toYou: '',
  thatAmber: 'quel {amber}',
  eachOne: (agreement) => agreed(EACH_ONE, agreement),
  distributedAmong: (cards) => `distribuito tra un qualsiasi numero di ${cards}`,
  onceForEach: (what) => `una volta per ogni ${what}`,
  timesInARow: (number) => `${number} volte`,
  redistributed: (what, cards) =>
    `${what === 'amber' ? 'il {amber}' : 'i danni'} su ${theClass(cards)} tra ${theClass(cards)}`,
  atNoCost: 'senza costo',
  atCurrentCost: (plus) => `al costo attuale${plus && ` ${plus}`}`,
  reducedBy: (amount) => `ridotto di ${amount}`,
  fromPlayer: (player) => (player === undefined ? 'dalla tua riserva' : `da ${player}`),
  allAmberOfEachPlayer: 'tutto il {amber} di ogni giocatore',
  fromOwnSide: 'dalla sua stessa parte',
  fromAnyPlayers: 'da qualsiasi combinazione di giocatori',
  anyAmountOfAmber: 'una qualsiasi quantità di {amber}',
  allOfIt: (amber) => `tutto ${amber}`,
  asIfYours: (agreement) => `come se ${agreement.many ? 'fossero' : 'fosse'} ${agreed(YOURS, agreement)}`,
  onto: 'su',
  face: (isDown) => (isDown ? 'a faccia in giù' : 'a faccia in su'),
  inAnyOrder: 'di nuovo in cima in qualsiasi ordine',
  inRandomOrder: 'in ordine casuale',
  asIfYouHadPlayed: (agreement) =>
    `come se ${agreed(IF_YOU_HAD_IT, agreement)} ${agreed(adjective('giocato'), agreement)}`,
  controlOf: 'il controllo di',
  asUpgradeWithText: (text) => `come una miglioria con il testo ${text}`,
  asIfInStep: (step) => `come se fosse il passo “${step}”`,
  untilFound: (clause, found, end) =>
    `fino a quando ${clause.startsWith('tu ') ? clause.slice(3) : clause.replace(/i$/, 'a')} ${found} o ${end}`,
  cardsRunOut: 'finiscono le carte',
  youChooseToStop: 'decidi di fermarti',
  searched: (piles, found) => `${piles} ${found}`,
  foundPlaces: {
    hand: 'nella tua mano',
    archives: 'nel tuo archivio',
    play: 'in gioco',
    top: 'in cima al tuo mazzo',
  },
  putPlaces: {
    top: (pile) => `in cima a ${pile}`,
    bottom: (pile) => `in fondo a ${pile}`,
    shuffle: (pile) => `in ${pile}`,
    hand: (pile) => `in ${pile}`,
    archives: (pile) => `in ${pile}`,
    discard: (pile) => `in ${pile}`,
    flank: 'su un fianco della linea di battaglia del suo controllore',
    anywhere: 'in qualsiasi punto della linea di battaglia del suo controllore',
  },
  abducted: (many, isOnlyForeign, archives) => {
    if (many) {
      const cards = isOnlyForeign ? 'una di quelle carte che non possiedi' : 'una di quelle carte';
      return `Se ${cards} lascia ${archives}, viene invece messa nella mano del suo proprietario`;
    }
    const leaves = isOnlyForeign
      ? `non sei il proprietario di quella carta e quella carta lascia ${archives}`
      : `quella carta lascia ${archives}`;
    return `Se ${leaves}, viene invece messa nella mano del suo proprietario`;
  },
  asToken: ({ many }) => `a faccia in giù come ${many ? 'pedine' : 'pedina'} creatura`,
  oneAtATime: ({ gender }) => `${one(gender)} alla volta`,
  ignoring: (what) => `ignorando ${what}`,
  fightsInTurn: (times) =>
    `${times} volte, ogni volta contro una creatura nemica diversa. Risolvi questi combattimenti uno alla volta`,
  withSplash: (damage) => `con ${damage} ad area`,
  notPreventedByArmor: 'Questo danno non può essere prevenuto dall’armatura',
  damageRatherThanToOpponent: (whom) => `il suo danno ${whom} anziché alla creatura contro cui combatte`,
  allItsArmorThisTurn: () => 'tutta la sua armatura fino alla fine del turno',
  dividedAmong: (damage, cards) => `${damage}, da dividere a tua scelta tra ${cards}`,
  fully: 'completamente',
  swapped: (what, first, second) => {
    if (what === 'control') return `il controllo di ${first} e di ${second}`;
    if (what === 'contents')
      return `tutto il {amber}, i danni, i segnalini e le migliorie di ${first} e di ${second}`;
    return `${first} con ${second}`;
  },
  eachOf: (agreement, cards) => `${agreed(EACH_ONE, agreement)} di ${cards}`,
  onIdentity: {
    'opponent-identity': 'sulla carta identità del tuo avversario',
    'your-identity': 'sulla tua carta identità',
  },
  tideIsNeither: 'la marea non è né alta né bassa',
  nameOf: '',
  aNumber: 'un numero',
  abilityOf: (heading, card, isEach) =>
    `${isEach ? 'ogni' : 'la'} abilità ${heading} di ${card} come se controllassi quella carta`,
  thatDoesNotHappen: 'ciò non accade',
  thatFightEnds: 'quel combattimento termina senza effetto',
  anotherTurn: 'un altro turno dopo questo',
  becomesActiveHouse: (house) => `${house} diventa la tua Casa attiva`,
  otherwise: 'Altrimenti',
  ifDone: (isYou) => (isYou ? 'Se lo fai' : 'Se lo fa'),
  ifNotDone: (isYou) => (isYou ? 'Se non lo fai' : 'Se non lo fa'),
  doThis: 'fare quanto segue',
  one: 'un’opzione',
  repeatTimes: (number) => `Ripeti questo effetto ${number === 1 ? 'una volta' : `${number} volte`}`,
  repeatOn: (card) => `ripeti questo effetto con ${card}`,
  repeat: (isPreceding) => `ripeti ${thisEffect(isPreceding)}`,
  mayRepeat: (isPreceding) => `puoi ripetere ${thisEffect(isPreceding)}`,
  mayPayToRepeat: (price, isPreceding) => `puoi ${price} per ripetere ${thisEffect(isPreceding)}`,
  asOftenAsPossible: 'quante volte vuoi, purché sia possibile ripetere l’intero effetto',
  oneOfThem: ({ gender }) => `${one(gender)} di ${gender === 'f' ? 'esse' : 'essi'}`,
  forEachOfThemInTurn: ({ gender }) =>
    `Per ${gender === 'f' ? 'ciascuna di esse' : 'ciascuno di essi'}, ${one(gender)} alla volta`,
  nextIconsAgain:
    'la prossima volta che giochi una carta in questo turno, risolvi una volta in più ognuna delle sue icone bonus',
};
