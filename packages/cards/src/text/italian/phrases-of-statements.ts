import { agreed, listed } from '../romance/grammar.ts';
import type { StatementPhrases } from '../romance/phrases.ts';
import { adjective } from './grammar.ts';

const PARTS = { traits: 'i tratti', keywords: 'le parole chiave', abilities: 'le abilità' } as const;

export const STATEMENT_PHRASES: StatementPhrases = {
  mustFightWhenUsed: (must, agreement) =>
    `quando ${agreement.many ? 'vengono' : 'viene'} ${agreed(adjective('usato'), agreement)}, ${must}, se possibile`,
  noDamage: 'danni',
  only: 'solo',
  tauntReaches: (card, places) =>
    `la provocazione di ${card} difende le creature fino a ${places} posizioni di distanza`,
  ignore: (what) => `ignora ${what}`,
  doubleDamage: (card) => `raddoppia tutti i danni inflitti a ${card}`,
  additionalDamage: (clause, suffers, damage) =>
    `ogni volta che ${clause} danni, ${suffers} ${damage} aggiuntivi`,
  sharedFightDamage: (from, to) =>
    `i danni inflitti a ${from} durante i combattimenti vengono inflitti anche a ${to}`,
  dividedDamage: (from, among) =>
    `i danni inflitti a ${from} vengono invece divisi il più equamente possibile tra ${among}`,
  redirectedDamage: (from, to) => `i danni inflitti a ${from} vengono invece inflitti a ${to}`,
  asIfAmber: 'come se fosse {amber} nel forgiare chiavi (scarta quella carta, ignorando le protezioni)',
  keepsAmber: (pool) =>
    `il {amber} che sta per essere rubato o catturato da ${pool} viene invece preso dalla riserva comune`,
  amberSpentOnKeys: (clause) => `tutto il {amber} che ${clause} nel forgiare chiavi`,
  allHouses: 'tutte le Case',
  theHouseOf: (card) => `la Casa di ${card}`,
  consideredOf: (house) => `di ${house}`,
  consideredA: (noun) => noun,
  consideredFlank: () => 'una creatura sul fianco',
  allItsAbilities: () => 'tutte le sue abilità',
  allItsTraits: () => 'tutti i suoi tratti',
  allItsHeadingAbilities: (heading) => `ognuna delle sue abilità ${heading}`,
  toWin: 'per vincere la partita',
  withTopCardRevealed: (card) => `con ${card} rivelata`,
  combinedCards: (number, purged, discard) =>
    `c’è un totale combinato di ${number} o più carte in ${purged} e in ${discard}`,
  resolveAs: (icon) => `risolverla come ${icon}`,
  insteadOfIt: 'invece',
  insteadOfPlayAbilities: (heading) => `invece di risolvere le sue abilità ${heading}`,
  iconsAgain: (cards) => `risolvi una volta in più ogni icona bonus di ${cards} che giochi`,
  switchStats: (card) => `inverti la Forza e la armatura di ${card}`,
  aCopy: 'una copia di',
  alsoHeading: (heading, card, both) => `ogni abilità ${heading} di ${card} è un’abilità ${both}`,
  treatAsCopy: (card) => `quando giochi questa carta, trattala come una copia di ${card}`,
  entersAsCopy: (title, card) => `${title} entra in gioco come una copia di ${card}`,
  exceptItBelongsTo: (house) => `tranne per il fatto che appartiene a ${house}`,
  playableAsUpgrade: (title, text) =>
    `${title} può essere giocata come una miglioria invece che come una creatura, con il testo ${text}`,
  attachesOnlyTo: (title, cards) => `${title} può essere assegnata solo a ${cards}`,
  takesAnyArchives: (may, archives) =>
    `invece di tutto ${archives}, ${may} prendere un qualsiasi numero di carte da ${archives}`,
  fewerCards: 'in meno',
  pay: (price, isToYou) => `${isToYou ? 'pagarti' : 'pagare'} ${price}`,
  partsOfText: (parts) =>
    parts === undefined
      ? 'il riquadro di testo'
      : listed(
          parts.map((part) => PARTS[part]),
          'e',
        ),
  whereX: (value) => `dove X è ${value}`,
  exceptToFight: 'tranne che per combattere',
  leaveArchives: 'lasciare l’archivio',
  fromYourHandExceptByAbilities: 'dalla tua mano tranne che tramite abilità di carte',
  haveAmberCaptured: (isYours) => `subire catture di {amber} da ${isYours ? 'la tua' : 'la sua'} riserva`,
  playCreaturesOn: ({ one }, isYours) => `giocare creature sul ${isYours ? 'tuo' : 'suo'} ${one}`,
  resolveIconsOfPlayed: (isYours) =>
    `risolvere le icone bonus delle carte che ${isYours ? 'giochi' : 'gioca'}`,
  mulligan: (isYours) => `cambiare la ${isYours ? 'tua' : 'sua'} mano iniziale`,
};
