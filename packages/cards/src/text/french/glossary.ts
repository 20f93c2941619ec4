import type { Glossary } from '../glossary.ts';

export const FRENCH_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alpha',
    meaning:
      'Ne peut être jouée qu’avant que quoi que ce soit d’autre soit joué, utilisé ou défaussé ce tour-ci.',
  },
  assault: {
    name: 'Assaut X',
    meaning: 'Avant d’attaquer, elle inflige X dégâts à la créature qu’elle attaque.',
  },
  deploy: {
    name: 'Déploiement',
    meaning: 'Peut entrer en jeu n’importe où dans la ligne de bataille, pas seulement sur un flanc.',
  },
  elusive: {
    name: 'Insaisissable',
    meaning:
      'La première fois qu’elle est attaquée à chaque tour, aucune des deux créatures n’inflige de dégâts.',
  },
  entrench: {
    name: 'Retranchement',
    meaning:
      'Quand les cartes sont redressées à la fin du tour de la personne qui la contrôle, elle peut rester inclinée.',
  },
  hazardous: { name: 'Dangereux X', meaning: 'Avant d’être attaquée, elle inflige X dégâts à l’attaquante.' },
  invulnerable: { name: 'Invulnérable', meaning: 'Ne peut ni subir de dégâts ni être détruite.' },
  omega: {
    name: 'Oméga',
    meaning: 'Une fois jouée, l’étape se termine : plus rien n’est joué ou utilisé ce tour-ci.',
  },
  poison: {
    name: 'Poison',
    meaning: 'Tout dégât que sa puissance inflige dans un combat détruit la créature qui le subit.',
  },
  skirmish: {
    name: 'Escarmouche',
    meaning: 'Quand elle attaque, la créature attaquée ne lui inflige pas de dégâts.',
  },
  'splash-attack': {
    name: 'Attaque de zone X',
    meaning: 'Quand elle attaque, chaque voisine de la créature attaquée subit X dégâts.',
  },
  taunt: {
    name: 'Provocation',
    meaning: 'Ses voisines ne peuvent pas être attaquées, sauf si elles ont aussi provocation.',
  },
  treachery: {
    name: 'Traîtrise',
    meaning: 'Entre en jeu sous le contrôle de l’adversaire de la personne qui la joue.',
  },
  versatile: { name: 'Polyvalent', meaning: 'Peut être utilisée quelle que soit la Maison active.' },
  stun: {
    name: 'Sonner',
    meaning:
      'La prochaine fois qu’elle est utilisée, l’étourdissement est retiré et rien d’autre ne se passe.',
  },
  ward: {
    name: 'Protéger',
    meaning:
      'Empêche les prochains dégâts à la créature ou son départ du jeu, puis la protection est retirée.',
  },
  enrage: {
    name: 'Enrager',
    meaning:
      'Quand elle est utilisée, elle doit combattre si elle le peut. Ensuite, elle n’est plus enragée.',
  },
  capture: {
    name: 'Capturer',
    meaning:
      'De l’Aombre de la réserve adverse est placé sur la créature. Il y retourne quand la créature quitte le jeu.',
  },
  exalt: { name: 'Exalter', meaning: 'Un Aombre de la réserve commune est placé sur la créature.' },
  archive: {
    name: 'Archiver',
    meaning:
      'La carte est placée face cachée dans les archives de son propriétaire, qui peut les prendre en main au début d’un tour.',
  },
  purge: { name: 'Purger', meaning: 'La carte est retirée de la partie.' },
  steal: { name: 'Voler', meaning: 'L’Aombre passe de la réserve adverse à la vôtre.' },
  haunted: { name: 'Hanté', meaning: 'Un joueur qui a 10 cartes ou plus dans sa défausse est hanté.' },
  overwhelmed: {
    name: 'Submergé',
    meaning: 'Un joueur dont l’adversaire contrôle plus de créatures est submergé.',
  },
  tide: {
    name: 'Marée',
    meaning:
      'Au début, elle n’est à personne. Si vous la faites monter, elle est haute pour vous et basse pour votre adversaire.',
  },
  chains: {
    name: 'Chaînes',
    meaning:
      'Tant que vous avez des chaînes, vous piochez moins de cartes à la fin de votre tour et perdez une chaîne à chaque fois.',
  },
  'token creature': {
    name: 'Créature jeton',
    meaning: 'La carte du dessus de la pioche entre en jeu face cachée comme la créature jeton de ce deck.',
  },
  omni: { name: 'Omni', meaning: 'Peut être utilisée quelle que soit la Maison active.' },
  scrap: {
    name: 'Ferraille',
    meaning: 'Se produit quand vous défaussez la carte de votre main pendant votre tour.',
  },
  fate: {
    name: 'Destin',
    meaning: 'Se produit quand s’accomplit la prophétie sous laquelle se trouve la carte.',
  },
};
