import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Who does it.
  [
    'ekwirrĕ-s-fulcrum',
    [
      'À la fin de votre tour, vous pouvez gagner 1{amber}. Si vous le faites, votre adversaire pioche 2 cartes.',
      'À la fin du tour de votre adversaire, votre adversaire peut gagner 1{amber}. Si c’est fait, piochez 2 cartes.',
    ],
  ],
  [
    'groundbreaking-discovery',
    [
      'Jeu : Si vous contrôlez une copie de Dr. Verokter et que vous contrôlez une copie de Rooftop Laboratory et que vous contrôlez une copie de Reckless Experimentation, détruisez chaque carte, votre adversaire déforge une clé et vous purgez Groundbreaking Discovery.',
    ],
  ],
  [
    'nature-s-guardian',
    ['Après qu’un joueur a choisi la Maison Indompté comme sa Maison active, piochez 2 cartes.'],
  ],
  [
    'gambling-den',
    [
      'Au début du tour de chaque joueur, ce joueur peut choisir une Maison. Si c’est fait, révélez la carte du dessus du deck de ce joueur et, si cette carte est de cette Maison, ce joueur gagne 2{amber}. Sinon, ce joueur perd 2{amber}.',
    ],
  ],
  [
    'break-key',
    [
      'Jeu : Si votre adversaire a plus de clés forgées que vous, votre adversaire déforge une clé. Si c’est fait, votre adversaire gagne 6{amber}.',
    ],
  ],
  [
    'corner-the-market',
    [
      'Jeu : Pendant le prochain tour de votre adversaire, votre adversaire ne peut pas jouer de cartes et, après que votre adversaire a défaussé une carte de sa main, votre adversaire peut l’archiver.',
    ],
  ],
  // What pronouns stand for.
  [
    'harmonic-pack',
    [
      'Jeu : Choisissez une créature. Révélez une carte au hasard des archives d’un joueur. Si une carte a été révélée de cette manière, infligez 5{damage} à cette créature. Sinon, infligez 2{damage} à cette créature. Défaussez chaque carte révélée de cette manière.',
    ],
  ],
  [
    'nightmare-inducer',
    [
      'Action : Choisissez une carte de la défausse de votre adversaire. Inclinez chaque créature adverse qui partage une Maison avec cette carte. Mettez cette carte au-dessous du deck de son propriétaire.',
    ],
  ],
  [
    'bottomless-depths',
    ['Après que vous avez défaussé une carte de votre main, mettez-la face cachée sous Bottomless Depths.'],
  ],
  [
    'infighting',
    [
      'Jeu : Chaque créature inflige un nombre de dégâts égal à sa puissance à la créature immédiatement à droite d’elle.',
    ],
  ],
  [
    'cultural-exchange',
    ['Jeu : Mettez les archives de votre adversaire dans les mains de leurs propriétaires.'],
  ],
  // What has happened.
  ['alaka', ['Si vous avez utilisé une créature pour combattre ce tour-ci, Alaka entre en jeu redressée.']],
  [
    'closed-door-negotiation',
    [
      'Jeu : Votre adversaire pioche une carte. Volez 1{amber}. Si 1{amber} ou plus a été volé de cette manière et que votre adversaire a plus d’{amber} que vous, répétez cet effet.',
    ],
  ],
  [
    'resonant-orb',
    [
      'Après la Moisson : Défaussez la carte du dessus de votre deck. Si cette carte est une créature, détruisez une créature adverse et mettez en jeu chaque créature défaussée de cette manière. Si une créature a été détruite de cette manière et qu’une créature a été mise en jeu de cette manière, répétez l’effet précédent.',
    ],
  ],
  [
    'crazy-killing-machine',
    [
      'Action : Défaussez la carte du dessus du deck de chaque joueur. Pour chaque carte défaussée de cette manière, détruisez une créature ou un artefact qui partage une Maison avec elle. Si moins de 2 cartes ont été détruites de cette manière, détruisez Crazy Killing Machine.',
    ],
  ],
  [
    'call-of-the-void',
    [
      'Jeu : Inclinez une créature. Si cette créature était déjà inclinée, à la place, détruisez-la et son contrôleur perd 1{amber}.',
    ],
  ],
  // What cards are not.
  [
    'empowered-zark',
    [
      'Après le Combat : Capturez 2{amber}. S’il y a 3{amber} ou plus sur Empowered Zark, vous pouvez renvoyer 3{amber} d’elle à la réserve commune et redresser chaque créature de la Maison Mars sans le trait Agent.',
    ],
  ],
  [
    'picaroon',
    [
      'Déploiement.',
      'Picaroon gagne un montant de puissance égal à la puissance totale des créatures sans le trait Changelin voisines de Picaroon.',
    ],
  ],
  [
    'aedile-tullia',
    [
      'Après que vous avez exalté une créature alliée qui n’est pas une créature jeton, créez une créature jeton.',
    ],
  ],
  [
    'horseman-of-pestilence',
    ['Jeu/Après le Combat/Après la Moisson : Infligez 1{damage} à chaque créature sans le trait Cavalier.'],
  ],
  // The order of words.
  [
    'general-sherman',
    [
      'General Sherman n’inflige pas de dégâts en combattant.',
      'Jeu : Purgez chaque autre créature.',
      'Après que General Sherman a quitté le jeu, mettez en jeu inclinée chaque créature purgée par General Sherman sous le contrôle de son propriétaire.',
    ],
  ],
  [
    'codex-of-true-names',
    [
      'Action : Détruisez Codex of True Names. Si vous le faites, renvoyez chaque copie alliée de Catena Fiend dans la main de son propriétaire et, pour chaque créature renvoyée de cette manière, renvoyez une créature adverse dans la main de son propriétaire.',
    ],
  ],
  [
    'penance-of-balance',
    [
      'Jeu : Si votre adversaire contrôle plus de créatures que le montant d’{amber} que votre adversaire a, choisissez une option :\n• Détruisez un nombre de créatures adverses égal au nombre de créatures adverses moins l’{amber} de votre adversaire.\n• Votre adversaire perd un montant d’{amber} égal au nombre de créatures adverses moins son {amber}.',
    ],
  ],
  [
    'shakedown-sullivan',
    [
      'Après la Moisson : Choisissez une créature. Défaussez la carte du dessus du deck de son contrôleur. Si cette carte partage une Maison avec cette créature, son propriétaire gagne 1{amber}. Sinon, détruisez cette créature.',
    ],
  ],
  // Articles and prepositions.
  [
    'spyyyder',
    ['Escarmouche.', 'Tant que Spyyyder attaque une créature adverse de flanc, Spyyyder gagne poison.'],
  ],
  [
    'magistrate-crispus',
    [
      'À la fin de votre tour, pour chaque joueur, ce joueur prend le contrôle de chaque créature que ce joueur possède et de chaque artefact que ce joueur possède.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'fr')).toEqual({ language: 'fr', paragraphs });
});
