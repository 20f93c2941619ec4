import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';
import { NO_BREAK_SPACE } from './grammar.ts';

/** A tilde stands for a no-break space. */
const written = (paragraph: string): string => paragraph.replaceAll('~', NO_BREAK_SPACE);

test.each([
  // Agreement of nouns, adjectives and participles.
  ['remote-access', ['Jeu~: Utilisez un artefact adverse comme s’il vous appartenait.']],
  [
    'emp-blast',
    ['Jeu~: Sonnez chaque créature de la Maison Mars et chaque créature Robot. Détruisez chaque artefact.'],
  ],
  [
    'rein-and-cycle',
    [
      'Jeu~: Donnez 1{amber} à votre adversaire. Si vous le faites, prenez le contrôle d’une créature adverse ou d’un artefact adverse.',
    ],
  ],
  ['chronophage', ['Chaque créature adverse et chaque artefact adverse gagne oméga.']],
  [
    'overrun',
    ['Jeu~: Si au moins 3 créatures adverses ont été détruites ce tour-ci, votre adversaire perd 2{amber}.'],
  ],
  ['coward-s-end', ['Jeu~: Détruisez chaque créature indemne. Gagnez 3 chaînes.']],
  [
    'dead-man-s-chest',
    [
      'Jeu~: Mettez 4{amber} de la réserve commune sur Dead Man’s Chest. Infligez 2{damage} à une créature.',
      'Après qu’une créature a été détruite alors qu’au moins 6 créatures ont été détruites ce tour-ci, si Dead Man’s Chest est redressé, déplacez tout son {amber} vers la réserve du joueur actif.',
    ],
  ],
  [
    'hastatus-raptor',
    [
      'Avant le Combat~: Vous pouvez exalter Hastatus Raptor. Si vous le faites, infligez 1{damage} à la créature que combat Hastatus Raptor pour chaque {amber} sur chaque copie alliée de Hastatus Raptor.',
    ],
  ],
  // Quantifiers.
  [
    'might-makes-right',
    [
      'Jeu~: Vous pouvez détruire n’importe quel nombre de créatures alliées avec une puissance totale de 25 ou plus. Si vous le faites, forgez une clé sans payer son coût.',
    ],
  ],
  [
    'throwing-stars',
    [
      'Jeu~: Infligez 1{damage} à un maximum de 3 créatures. Gagnez 1{amber} pour chaque créature détruite de cette manière.',
    ],
  ],
  [
    'relentless-assault',
    ['Jeu~: Redressez jusqu’à 3 créatures alliées et combattez avec elles, une à la fois.'],
  ],
  [
    'squallmaster',
    [
      'Après le Combat/Après la Moisson~: Chaque joueur défausse une carte au hasard de sa main.',
      'Ferraille~: Inclinez une créature adverse.',
    ],
  ],
  [
    'catch-and-release',
    [
      'Jeu~: Renvoyez chaque créature dans la main de son propriétaire. Chaque joueur défausse des cartes au hasard de sa main jusqu’à ce qu’il n’en reste pas plus de 6. Gagnez 2 chaînes.',
    ],
  ],
  ['selective-preservation', ['Jeu~: Détruisez chaque créature sauf une créature de chaque puissance.']],
  [
    'tertiate',
    [
      'Jeu~: Détruisez un nombre de créatures adverses égal à un tiers du nombre de créatures adverses (arrondi au supérieur) et un nombre de créatures alliées égal à un tiers du nombre de créatures alliées (arrondi au supérieur).',
    ],
  ],
  [
    'mothergun',
    [
      'Action~: Révélez n’importe quel nombre de cartes de la Maison Mars de votre main. Infligez à une créature un nombre de dégâts égal au nombre de cartes de la Maison Mars révélées de cette manière.',
    ],
  ],
  // Owners, players and zones.
  [
    'snudge',
    [
      'Après le Combat/Après la Moisson~: Renvoyez un artefact ou une créature de flanc dans la main de son propriétaire.',
    ],
  ],
  ['bubbles', ['Jeu~: Mettez une créature adverse au-dessus du deck de son propriétaire.']],
  [
    'rockatiel',
    [
      'Insaisissable. Dangereux 1.',
      'Jeu/Après la Moisson~: Mélangez jusqu’à 2 créatures dans les decks de leurs propriétaires.',
    ],
  ],
  [
    'gongoozle',
    [
      'Jeu~: Infligez 3{damage} à une créature. Si ces dégâts ne détruisent pas cette créature, son propriétaire défausse une carte au hasard de sa main.',
    ],
  ],
  ['binate-rupture', ['Alpha.', 'Jeu~: Chaque joueur gagne un montant d’{amber} égal à son {amber}.']],
  ['customs-office', ['Votre adversaire doit vous payer 1{amber} pour jouer un artefact.']],
  [
    'the-sting',
    [
      'Vous sautez votre étape «~forger une clé~».',
      'Vous recevez tout l’{amber} que votre adversaire dépense en forgeant des clés.',
      'Action~: Détruisez The Sting.',
    ],
  ],
  [
    'operative-espion',
    [
      'Insaisissable.',
      'Après qu’un joueur a fait monter la marée pendant son tour, ce joueur peut utiliser une créature que ce joueur contrôle.',
    ],
  ],
  // Pronouns.
  [
    'tendrils-from-beyond',
    [
      'Jeu~: Choisissez une créature. Si son contrôleur est hanté, renvoyez cette créature et chacune de ses voisines dans la main de son propriétaire. Sinon, renvoyez-la dans la main de son propriétaire.',
    ],
  ],
  [
    'election',
    [
      'Chaque créature gagne «~Après la Moisson~: Choisissez une option~:\n• Mettez un marqueur pour sur Election.\n• Mettez un marqueur contre sur Election.~»',
      'S’il y a au moins 6 marqueurs pour sur Election, détruisez-le et détruisez chaque créature.',
      'S’il y a au moins 6 marqueurs contre sur Election, détruisez chaque artefact.',
    ],
  ],
  [
    'quintrino-flux',
    [
      'Jeu~: Choisissez une créature alliée. Choisissez une créature adverse. Détruisez chaque créature qui partage une puissance avec la première créature et chaque créature qui partage une puissance avec elle.',
    ],
  ],
  [
    'cyber-clone',
    [
      'Jeu~: Purgez une autre créature. Jusqu’à ce que Cyber-Clone quitte le jeu, la puissance de Cyber-Clone est la puissance imprimée de cette créature. Jusqu’à ce que Cyber-Clone quitte le jeu, Cyber-Clone gagne un montant d’armure égal à l’armure imprimée de cette créature et ses mots-clés et ses traits.',
    ],
  ],
  [
    'legerdemain',
    [
      'Enrichir {draw}{discard}{discard}.',
      'Jeu~: Renvoyez une créature blessée dans la main de son propriétaire. Si vous le faites, son contrôleur gagne 1{amber}.',
    ],
  ],
  [
    'big-magnet',
    ['Jeu~: Prenez le contrôle de chaque amélioration et déplacez-la vers une créature alliée.'],
  ],
  // Moods of verbs.
  [
    'shrewd-investor',
    [
      'Insaisissable.',
      'Jeu~: Vous pouvez faire en sorte que votre adversaire gagne 1{amber}. Si c’est fait, capturez 4{amber}.',
    ],
  ],
  [
    'librarian',
    ['En résolvant une icône de bonus, vous pouvez archiver une carte de votre main à la place.'],
  ],
  [
    'gargantodon',
    [
      'Gargantodon entre en jeu sonnée.',
      'Gargantodon inflige seulement 4{damage} en combattant.',
      'Si vous deviez voler de l’{amber}, à la place, une créature que le joueur actif contrôle capture ce même montant d’{amber} de la réserve de votre adversaire.',
      'Si votre adversaire devait voler de l’{amber}, à la place, une créature que le joueur actif contrôle capture ce même montant d’{amber} de votre réserve.',
    ],
  ],
  [
    'dimension-door',
    [
      'Jeu~: Pour le reste du tour, si vous deviez gagner de l’{amber} en moissonnant, à la place, volez ce même montant d’{amber}.',
    ],
  ],
  [
    'annihilation-ritual',
    ['Si une créature devait aller du jeu à la défausse d’un joueur, à la place, purgez-la.'],
  ],
  // Conditions and times.
  [
    'kelifi-dragon',
    [
      'Kelifi Dragon ne peut pas être jouée sauf si vous avez 7{amber} ou plus.',
      'Après le Combat/Après la Moisson~: Gagnez 1{amber}. Infligez 5{damage} à une créature.',
    ],
  ],
  [
    'treat-each-action-as-your-last',
    [
      'Pendant le tour de votre adversaire, une fois que votre adversaire a joué exactement 2 cartes Action ce tour-ci, accomplissez Treat Each Action as Your Last.',
    ],
  ],
  [
    'gebuk',
    [
      'Détruite~: Défaussez la carte du dessus de votre deck. Si cette carte est une créature, la prochaine fois que Gebuk quitte le jeu ce tour-ci, mettez-la en jeu à la place de Gebuk dans la ligne de bataille.',
    ],
  ],
  [
    'mimic-gel',
    [
      'Mimic Gel ne peut pas être jouée sauf s’il y a une autre créature en jeu.',
      'Mimic Gel entre en jeu comme une copie d’une autre créature, sauf que cette copie appartient à la Maison Logos.',
    ],
  ],
  [
    'mind-bullets',
    ['Jeu~: Infligez 1{damage} à chaque créature pour chaque carte que vous avez jouée ce tour-ci.'],
  ],
  // Statements and their spans.
  [
    'grabber-jammer',
    [
      'Les clés de votre adversaire coûtent +1{amber}.',
      'Après le Combat/Après la Moisson~: Capturez 1{amber}.',
    ],
  ],
  [
    'xenos-darkshadow',
    [
      'Xenos Darkshadow gagne +1 de puissance pour chaque carte dans votre défausse, assaut X, dangereux X et attaque de zone X, X étant le nombre de cartes dans votre défausse.',
      'Détruite~: Si vous êtes hanté, archivez Xenos Darkshadow.',
    ],
  ],
  [
    'golden-aura',
    [
      'Jeu~: Soignez entièrement une créature. Pour le reste du tour, cette créature est considérée comme étant de la Maison Sanctum et cette créature ne peut pas subir de dégâts.',
    ],
  ],
  [
    'kirby-s-blaster',
    [
      'Cette créature gagne «~Après le Combat/Après la Moisson~: Vous pouvez choisir une option~:\n• Infligez 2{damage} à une créature.\n• Si cette créature n’est pas une copie de Com. Officer Kirby, attachez Kirby’s Blaster à une copie de Com. Officer Kirby.~»',
      'Après que Kirby’s Blaster a été attachée à une copie de Com. Officer Kirby, piochez 2 cartes.',
    ],
  ],
  [
    'whirlpool',
    [
      'À la fin de votre tour, votre adversaire prend le contrôle de la créature sur votre flanc droit et la met sur son flanc gauche.',
      'À la fin du tour de votre adversaire, prenez le contrôle de la créature sur le flanc droit de votre adversaire et mettez-la sur votre flanc gauche.',
    ],
  ],
  // The doer, the order of clauses, and players.
  [
    'exterminate-exterminate',
    [
      'Jeu~: Pour chaque créature alliée de la Maison Mars, détruisez une créature qui n’est pas de la Maison Mars et qui a une puissance inférieure à la puissance de cette créature.',
    ],
  ],
  [
    'overcharged',
    [
      'Vous ne pouvez pas changer votre main de départ.',
      'Après avoir pioché votre main de départ, cherchez dans votre deck 3 cartes et mettez-les dans vos archives.',
    ],
  ],
  [
    'returning-champion',
    [
      'Jeu~: Infligez 3{damage} à Returning Champion.',
      'Après le Combat~: Si vous êtes hanté, déplacez tous les {damage} de Returning Champion vers une autre créature.',
    ],
  ],
  // Articles of things without a number, and negation.
  [
    'grommid',
    [
      'Vous ne pouvez pas jouer de créatures.',
      'Après qu’une créature adverse a été détruite en combattant Grommid, votre adversaire perd 1{amber}.',
    ],
  ],
  [
    'pocket-universe',
    [
      'Vous pouvez dépenser l’{amber} sur Pocket Universe en forgeant des clés.',
      'Action~: Déplacez 1{amber} de votre réserve vers Pocket Universe.',
    ],
  ],
  [
    'hard-simpson',
    [
      'Insaisissable.',
      'Après que Hard Simpson a subi des dégâts, volez 1{amber}. Si la marée est basse, à la place, votre adversaire vole 1{amber}.',
    ],
  ],
  [
    'sloth',
    [
      'À la fin de votre tour, si vous n’avez utilisé aucune créature ce tour-ci, gagnez 1{amber} pour chaque créature Péché alliée.',
    ],
  ],
  ['the-terror', ['Jeu~: Si votre adversaire n’a pas d’{amber}, gagnez 2{amber}.']],
  [
    'bigtwig',
    [
      'Bigtwig ne peut pas attaquer de créatures qui ne sont pas sonnées.',
      'Après la Moisson~: Sonnez et inclinez une créature.',
    ],
  ],
  ['gold-key-imp', ['Insaisissable.', 'Les joueurs ne peuvent pas forger leur troisième clé.']],
  // Elisions, contractions and possessives.
  ['hexpion', ['Détruite~: Archivez Hexpion et la carte du dessus de votre deck.']],
  [
    'transposition-sandals',
    [
      'Cette créature gagne «~Action~: Échangez cette créature et une autre créature alliée. Pour le reste du tour, vous pouvez l’utiliser.~»',
    ],
  ],
  [
    'deipno-spymaster',
    [
      'Insaisissable.',
      'Omni~: Choisissez une créature alliée. Pour le reste du tour, vous pouvez l’utiliser.',
    ],
  ],
  ['autocannon', ['Après qu’une créature est entrée en jeu, infligez-lui 1{damage}.']],
  // Words in another order than in the other Romance languages.
  [
    'low-dawn',
    [
      'Jeu~: S’il y a au moins 3 créatures de la Maison Indompté dans votre défausse, gagnez 2{amber}. Mélangez chaque créature de la Maison Indompté de votre défausse dans votre deck.',
    ],
  ],
  [
    'stronger-together',
    [
      'Jeu~: Redressez chaque créature de la Maison Grande Novalliance telle qu’il y a au moins 2 créatures voisines d’elle qui ne sont pas de la Maison Grande Novalliance en jeu et que les créatures voisines d’elle qui ne sont pas de la Maison Grande Novalliance ne partagent pas de Maison.',
    ],
  ],
  [
    'unguarded-camp',
    [
      'Jeu~: Un nombre de créatures alliées égal au nombre de créatures que vous contrôlez de plus que votre adversaire capturent 1{amber} chacune.',
    ],
  ],
  [
    'champion-s-challenge',
    [
      'Jeu~: Détruisez chaque créature adverse sauf la créature adverse la plus puissante. Détruisez chaque créature alliée sauf la créature alliée la plus puissante. Redressez-la et combattez avec elle.',
    ],
  ],
  [
    'guardian-demon',
    [
      'Jeu/Après le Combat/Après la Moisson~: Soignez jusqu’à 2 dégâts d’une créature. Infligez ce même nombre de {damage} à une autre créature.',
    ],
  ],
  [
    'sound-the-horns',
    [
      'Jeu~: Défaussez des cartes du dessus de votre deck jusqu’à ce que vous défaussiez une créature de la Maison Brobnar ou qu’il n’y ait plus de cartes. Si vous avez défaussé une créature de la Maison Brobnar de cette manière, mettez-la dans votre main.',
    ],
  ],
  ['tremor', ['Jeu~: Sonnez une créature et chacune de ses voisines.']],
  [
    'positron-bolt',
    [
      'Jeu~: Infligez 3{damage} à une créature de flanc. Infligez 2{damage} à une de ses voisines. Infligez 1{damage} à une autre de ses voisines.',
    ],
  ],
  [
    'mugwump',
    [
      'Après qu’une créature adverse a été détruite en combattant Mugwump, soignez entièrement Mugwump. Mettez un marqueur puissance +1 sur Mugwump.',
    ],
  ],
  [
    'red-hot-armor',
    [
      'Jeu~: Chaque créature adverse avec de l’armure perd toute son armure jusqu’à la fin du tour. Infligez 1{damage} à chacune d’elles pour chaque point d’armure que cette créature a perdu de cette manière.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'fr')).toEqual({
    language: 'fr',
    paragraphs: paragraphs.map(written),
  });
});
