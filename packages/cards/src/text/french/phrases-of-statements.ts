import { agreed, listed } from '../romance/grammar.ts';
import type { Agreement } from '../romance/grammar.ts';
import type { StatementPhrases } from '../romance/phrases.ts';
import { adjective } from './grammar.ts';
import { IT_AS_SUBJECT } from './lexicon.ts';

const PARTS = { traits: 'les traits', keywords: 'les mots-clés', abilities: 'les capacités' } as const;

const ofIts = ({ many }: Agreement): string => (many ? 'leurs' : 'ses');

export const STATEMENT_PHRASES: StatementPhrases = {
  mustFightWhenUsed: (must, as) =>
    `quand ${agreed(IT_AS_SUBJECT, as)} ${as.many ? 'sont' : 'est'} ${agreed(adjective('utilisé'), as)}, ${must} si possible`,
  noDamage: 'de dégâts',
  only: 'seulement',
  tauntReaches: (card, places) =>
    `l’effet de provocation de ${card} protège les créatures jusqu’à ${places} positions de distance`,
  ignore: (what) => `ignorez ${what}`,
  doubleDamage: (card) => `doublez tous les dégâts infligés à ${card}`,
  additionalDamage: (clause, suffers, damage) =>
    `chaque fois que ${clause} des dégâts, ${suffers} ${damage} supplémentaires`,
  sharedFightDamage: (from, to) =>
    `les dégâts infligés à ${from} pendant les combats sont aussi infligés à ${to}`,
  dividedDamage: (from, among) =>
    `au lieu d’être infligés à ${from}, les dégâts sont répartis aussi également que possible entre ${among}`,
  redirectedDamage: (from, to) => `au lieu d’être infligés à ${from}, les dégâts sont infligés à ${to}`,
  asIfAmber:
    'comme si c’était de l’{amber} en forgeant des clés (défaussez cette carte, en ignorant les protections)',
  keepsAmber: (pool) =>
    `si de l’{amber} devait être volé ou capturé de ${pool}, à la place, il est pris de la réserve commune`,
  amberSpentOnKeys: (clause) => `tout l’{amber} que ${clause} en forgeant des clés`,
  allHouses: 'toutes les Maisons',
  theHouseOf: (card) => `la Maison de ${card}`,
  consideredOf: (house) => `comme étant de ${house}`,
  consideredA: (noun) => `comme ${noun}`,
  consideredFlank: () => 'comme une créature de flanc',
  allItsAbilities: (as) => `toutes ${ofIts(as)} capacités`,
  allItsTraits: (as) => `tous ${ofIts(as)} traits`,
  allItsHeadingAbilities: (heading, as) => `chacune de ${ofIts(as)} capacités ${heading}`,
  toWin: 'pour gagner la partie',
  withTopCardRevealed: (card) => `avec ${card} révélée`,
  combinedCards: (number, purged, discard) =>
    `il y a un total combiné de ${number} cartes ou plus dans ${purged} et dans ${discard}`,
  resolveAs: (icon) => `la résoudre comme ${icon}`,
  insteadOfIt: 'à la place',
  insteadOfPlayAbilities: (heading) => `au lieu de résoudre ses capacités ${heading}`,
  iconsAgain: (cards) => `résolvez une fois de plus chaque icône de bonus de ${cards} que vous jouez`,
  switchStats: (card) => `intervertissez la puissance et la armure de ${card}`,
  aCopy: 'une copie de',
  alsoHeading: (heading, card, both) => `chaque capacité ${heading} de ${card} est une capacité ${both}`,
  treatAsCopy: (card) => `quand vous jouez cette carte, traitez-la comme une copie de ${card}`,
  entersAsCopy: (title, card) => `${title} entre en jeu comme une copie de ${card}`,
  exceptItBelongsTo: (house) => `sauf que cette copie appartient à ${house}`,
  playableAsUpgrade: (title, text) =>
    `${title} peut être jouée comme une amélioration au lieu d’une créature, avec le texte ${text}`,
  attachesOnlyTo: (title, cards) => `${title} ne peut être attachée qu’à ${cards}`,
  takesAnyArchives: (may, archives) =>
    `au lieu de toutes ${archives}, ${may} prendre n’importe quel nombre de cartes de ${archives}`,
  fewerCards: 'de moins',
  pay: (price, isToYou) => `${isToYou ? 'vous payer' : 'payer'} ${price}`,
  partsOfText: (parts) =>
    parts === undefined
      ? 'le texte'
      : listed(
          parts.map((part) => PARTS[part]),
          'et',
        ),
  whereX: (value) => `X étant ${value}`,
  exceptToFight: 'sauf pour combattre',
  leaveArchives: 'quitter les archives',
  fromYourHandExceptByAbilities: 'de votre main sauf par des capacités de cartes',
  haveAmberCaptured: (isYours) =>
    isYours
      ? 'vous faire capturer de {amber} de votre réserve'
      : 'se faire capturer de {amber} de sa réserve',
  playCreaturesOn: ({ one }, isYours) => `jouer de créatures sur ${isYours ? 'votre' : 'son'} ${one}`,
  resolveIconsOfPlayed: (isYours) =>
    `résoudre les icônes de bonus des cartes ${isYours ? 'que vous jouez' : 'qu’il joue'}`,
  mulligan: (isYours) => `changer ${isYours ? 'votre' : 'sa'} main de départ`,
};
