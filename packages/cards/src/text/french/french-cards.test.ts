import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // The player who acts.
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
  // Pronouns and their cards.
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
  // Past events.
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
  // Negated qualities.
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
  [
    'shadowsaurus',
    [
      'Action : Déplacez tout l’{amber} d’une créature adverse vers la réserve de votre adversaire. Si vous le faites, prenez-en le contrôle et, tant que cette créature est sous votre contrôle, cette créature est considérée comme étant de la Maison Ombre.',
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
  // Two clauses, and numbers in words.
  [
    'curse-of-obstinacy',
    [
      'Traîtrise.',
      'À la fin de votre tour, sonnez chaque créature alliée qui n’est pas sur un flanc et qui partage une Maison avec au moins 1 de ses créatures voisines.',
    ],
  ],
  [
    'be-our-geist',
    ['Jeu : Jouez une créature de la défausse d’un joueur telle que son propriétaire est hanté.'],
  ],
  [
    'chonkers',
    [
      'Escarmouche.',
      'Après qu’une créature adverse a été détruite en combattant Chonkers, mettez un nombre de marqueurs puissance +1 sur Chonkers égal au nombre de marqueurs puissance +1 sur elle.',
      'Jeu : Mettez un marqueur puissance +1 sur Chonkers.',
    ],
  ],
  [
    'effigy-of-melerukh',
    [
      'Après qu’une créature adverse a moissonné, mettez un marqueur éveil sur Effigy of Melerukh.',
      'S’il y a au moins 6 marqueurs éveil sur Effigy of Melerukh, jusqu’à ce qu’Effigy of Melerukh quitte le jeu, Effigy of Melerukh est considéré comme une créature avec 100 de puissance et 100 d’armure et Effigy of Melerukh perd toutes ses capacités.',
    ],
  ],
  [
    'soft-landing',
    ['Jeu : La prochaine créature ou le prochain artefact que vous jouez ce tour-ci entre en jeu redressé.'],
  ],
  // Kinds of effects and statements that few cards have.
  [
    'hunter-or-hunted',
    [
      'Jeu : Choisissez une option :\n• Protégez une créature.\n• Retirez le marqueur Protection d’une créature protégée. Protégez une autre créature.',
    ],
  ],
  [
    'raiding-party',
    [
      'Après le Combat : Si votre clé rouge est forgée et que la clé rouge de votre adversaire est forgée ou que votre clé bleue est forgée et que la clé bleue de votre adversaire est forgée ou que votre clé jaune est forgée et que la clé jaune de votre adversaire est forgée, volez 2{amber}. Sinon, volez 1{amber}.',
    ],
  ],
  [
    'dark-discovery',
    [
      'Jeu : Nommez 2 cartes. Défaussez les 2 cartes du dessous du deck de votre adversaire. Si ces cartes sont les cartes nommées, purgez Dark Discovery et forgez une clé sans payer son coût.',
    ],
  ],
  [
    'high-street-churn',
    [
      'Jeu : Choisissez une Maison de la carte d’identité de votre adversaire. Votre adversaire défausse une carte au hasard de sa main jusqu’à ce que votre adversaire défausse une carte de cette Maison ou qu’il n’y ait plus de cartes. Votre adversaire complète sa main comme si c’était l’étape « piocher des cartes ».',
    ],
  ],
  [
    'com-officer-hings',
    [
      'Jeu : Vous pouvez chercher dans votre deck une copie de Com. Officer Gross, la révéler et la mettre dans votre main.',
      'Après le Combat/Après la Moisson : Piochez une carte pour chaque créature entre Com. Officer Hings et une copie de Com. Officer Gross en jeu.',
    ],
  ],
  [
    'timequake',
    [
      'Jeu : Mélangez chaque carte alliée dans le deck de son propriétaire. Piochez un nombre de cartes égal au nombre de cartes mélangées de cette manière que vous possédez.',
    ],
  ],
  ['tentacus', ['Votre adversaire doit vous payer 1{amber} pour utiliser un artefact.']],
  [
    'greed',
    [
      'Vous complétez votre main jusqu’à une carte supplémentaire pour chaque créature Péché alliée pendant l’étape « piocher des cartes ».',
    ],
  ],
  [
    'encounter-suit',
    [
      'Après qu’un joueur a joué une carte Action mais avant que ses capacités « Jeu : » soient résolues, protégez cette créature.',
    ],
  ],
  ['purifier-of-souls', ['Chaque carte perd chacune de ses capacités « Détruite : ».']],
  [
    'trial-by-water',
    [
      'Jeu : La marée n’est ni haute ni basse. Jusqu’au début de votre prochain tour, les joueurs ne peuvent pas faire monter la marée.',
    ],
  ],
  [
    'lightsmith-clariel',
    [
      'Avant le Combat : Vous pouvez faire ce qui suit : pour le reste du tour, intervertissez la puissance et l’armure de Lightsmith Clariel.',
    ],
  ],
  [
    'shard-of-change',
    [
      'Action : Pour chaque carte Éclat alliée, vous pouvez échanger une carte de votre main et une carte de votre défausse qui partage un type avec elle.',
    ],
  ],
  [
    'refined-adhesive',
    [
      'Si une carte devait aller de la main d’un joueur à la défausse d’un joueur, à la place, révélez-la et mettez-la face cachée sous cette créature.',
    ],
  ],
  [
    'the-archivist',
    [
      'The Archivist est archivée face visible.',
      'Tant que The Archivist est dans vos archives, au lieu de toutes vos archives, vous pouvez prendre n’importe quel nombre de cartes de vos archives.',
    ],
  ],
  [
    'vial-of-mutation',
    [
      'Jeu : Mettez un marqueur mutation sur 2 créatures. Pour chacune d’entre elles, tant qu’il y a un marqueur mutation sur elle, cette créature gagne le trait Mutant.',
    ],
  ],
  [
    'ask-again-later',
    [
      'Après que votre adversaire a choisi une Maison comme sa Maison active, votre adversaire choisit une Maison de votre carte d’identité. Révélez la carte du dessus de votre deck. Si cette carte n’est pas de cette Maison, accomplissez Ask Again Later.',
    ],
  ],
  // Agreement and contractions.
  [
    'scooboo',
    [
      'Tant que Scooboo est dans votre défausse, tant que c’est votre tour, si vous deviez piocher une carte, à la place, vous pouvez défausser les 3 cartes du dessus de votre deck et renvoyer Scooboo dans votre main.',
    ],
  ],
  [
    'parasitic-charge',
    [
      'Jeu : Forgez une clé à son coût actuel +8{amber}, réduit de 1{amber} pour chaque {amber} que votre adversaire a. Si vous le faites, purgez Parasitic Charge.',
    ],
  ],
  [
    'sirs-colossus',
    [
      'Provocation.',
      'Jeu : Capturez tout l’{amber} de votre adversaire, à répartir entre n’importe quel nombre de créatures alliées.',
      'Après le Combat : Renvoyez tout l’{amber} d’une créature alliée à la réserve commune.',
    ],
  ],
  [
    'lapisaurus',
    [
      'Provocation.',
      'Chaque créature adverse qui attaque Lapisaurus gagne « Avant le Combat : Exaltez cette créature. »',
    ],
  ],
  [
    'swap-widget',
    [
      'Action : Renvoyez une créature alliée redressée de la Maison Mars dans la main de son propriétaire. Si vous le faites, mettez en jeu une créature de la Maison Mars de votre main qui ne partage pas de nom avec elle. Redressez-la.',
    ],
  ],
  [
    'encounter-golem',
    [
      'Dangereux 3.',
      'Après qu’une carte Action que vous jouez a été mise dans la défausse de son propriétaire, mettez-la au-dessous du deck de son propriétaire.',
      'Détruite : Si vous êtes hanté, archivez Encounter Golem.',
    ],
  ],
  [
    'nightforge',
    [
      'Jeu : Si vous n’avez forgé aucune clé ce tour-ci, vous pouvez forger une clé à son coût actuel +4{amber}.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'fr')).toEqual({ language: 'fr', paragraphs });
});
