import type { StatementPhrases } from '../romance/phrases.ts';

const PARTS = { traits: 'los rasgos', keywords: 'las palabras clave', abilities: 'las habilidades' } as const;

export const STATEMENT_PHRASES: StatementPhrases = {
  mustFightWhenUsed: (must) => `al usarse, ${must} si es posible`,
  noDamage: 'daño',
  only: 'solo',
  tauntReaches: (card, places) =>
    `el efecto de provocar de ${card} protege a las criaturas hasta a ${places} posiciones de distancia`,
  ignore: (what) => `ignora ${what}`,
  doubleDamage: (card) => `duplica todo el daño infligido a ${card}`,
  additionalDamage: (clause, suffers, damage) =>
    `cada vez que ${clause} daño, ${suffers} ${damage} adicional`,
  sharedFightDamage: (from, to) =>
    `el daño infligido a ${from} durante los combates también se inflige a ${to}`,
  dividedDamage: (from, among) =>
    `el daño infligido a ${from} se divide en vez de eso lo más equitativamente posible entre ${among}`,
  redirectedDamage: (from, to) => `el daño infligido a ${from} se inflige a ${to} en vez de eso`,
  asIfAmber: 'como si fuera {amber} al forjar llaves (descarta esa carta, ignorando los resguardos)',
  keepsAmber: (pool) =>
    `el {amber} que fuera a ser robado o capturado de ${pool} se toma de la reserva general en vez de eso`,
  amberSpentOnKeys: (clause) => `todo el {amber} que ${clause} al forjar llaves`,
  allHouses: 'todas las Casas',
  theHouseOf: (card) => `la Casa de ${card}`,
  consideredOf: (house) => `de ${house}`,
  consideredA: (noun) => noun,
  consideredFlank: () => 'una criatura de flanco',
  allItsAbilities: () => 'todas sus habilidades',
  allItsTraits: () => 'todos sus rasgos',
  allItsHeadingAbilities: (heading) => `cada una de sus habilidades ${heading}`,
  toWin: 'para ganar la partida',
  withTopCardRevealed: (card) => `con ${card} revelada`,
  combinedCards: (number, purged, discard) =>
    `hay un total combinado de ${number} o más cartas en ${purged} y en ${discard}`,
  resolveAs: (icon) => `resolverlo como ${icon}`,
  insteadOfIt: 'en vez de eso',
  insteadOfPlayAbilities: (heading) => `en vez de resolver sus habilidades ${heading}`,
  iconsAgain: (cards) => `resuelve una vez más cada icono de bonificación de ${cards} que juegues`,
  switchStats: (card) => `intercambia el poder y la armadura de ${card}`,
  aCopy: 'una copia de',
  alsoHeading: (heading, card, both) => `cada habilidad ${heading} de ${card} es una habilidad ${both}`,
  treatAsCopy: (card) => `cuando juegues esta carta, trátala como una copia de ${card}`,
  entersAsCopy: (title, card) => `${title} entra en juego como una copia de ${card}`,
  exceptItBelongsTo: (house) => `excepto que pertenece a ${house}`,
  playableAsUpgrade: (title, text) =>
    `${title} puede jugarse como una mejora en vez de como una criatura, con el texto ${text}`,
  attachesOnlyTo: (title, cards) => `${title} solo puede vincularse a ${cards}`,
  takesAnyArchives: (may, archives) =>
    `en vez de todo ${archives}, ${may} tomar cualquier cantidad de cartas de ${archives}`,
  fewerCards: 'menos',
  pay: (price, isToYou) => `${isToYou ? 'pagarte' : 'pagar'} ${price}`,
  partsOfText: (parts) => {
    if (parts === undefined) return 'el cuadro de texto';
    const names = parts.map((part) => PARTS[part]);
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
  },
  whereX: (value) => `donde X es ${value}`,
  exceptToFight: 'excepto para luchar',
  leaveArchives: 'abandonar el archivo',
  fromYourHandExceptByAbilities: 'de tu mano excepto mediante habilidades de cartas',
  haveAmberCaptured: (isYours) => `sufrir capturas de {amber} de ${isYours ? 'tu' : 'su'} reserva`,
  playCreaturesOn: ({ one }, isYours) => `jugar criaturas en ${isYours ? 'tu' : 'su'} ${one}`,
  resolveIconsOfPlayed: (isYours) =>
    `resolver los iconos de bonificación de las cartas que ${isYours ? 'juegues' : 'juegue'}`,
  mulligan: (isYours) => `cambiar ${isYours ? 'tu' : 'su'} mano inicial`,
};
