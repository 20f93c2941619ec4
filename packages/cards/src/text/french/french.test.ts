import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';
import { NO_BREAK_SPACE } from './grammar.ts';

/** A tilde stands for a no-break space. */
const written = (paragraph: string): string => paragraph.replaceAll('~', NO_BREAK_SPACE);

test.each([
  // Agreement of nouns, adjectives and participles.
  ['coward-s-end', ['Jeu~: Détruisez chaque créature indemne. Gagnez 3 chaînes.']],
  [
    'champion-s-challenge',
    [
      'Jeu~: Détruisez chaque créature adverse sauf la créature adverse la plus puissante. Détruisez chaque créature alliée sauf la créature alliée la plus puissante. Redressez-la et combattez avec elle.',
    ],
  ],
  [
    'ganger-chieftain',
    ['Jeu~: Vous pouvez redresser une créature voisine de Ganger Chieftain et combattre avec elle.'],
  ],
  [
    'pile-of-skulls',
    [
      'Après qu’une créature adverse a été détruite pendant votre tour, une créature alliée capture 1{amber}.',
    ],
  ],
  [
    'the-warchest',
    ['Action~: Gagnez 1{amber} pour chaque créature adverse qui a été détruite lors d’un combat ce tour-ci.'],
  ],
  // Quantifiers and comparisons.
  [
    'relentless-assault',
    ['Jeu~: Redressez jusqu’à 3 créatures alliées et combattez avec elles, une à la fois.'],
  ],
  ['barehanded', ['Jeu~: Mettez chaque artefact au-dessus du deck de son propriétaire.']],
  [
    'take-that-smartypants',
    ['Jeu~: Si votre adversaire contrôle 3 cartes de la Maison Logos ou plus, volez 2{amber}.'],
  ],
  ['smith', ['Jeu~: Si vous contrôlez plus de créatures que votre adversaire, gagnez 2{amber}.']],
  [
    'unguarded-camp',
    [
      'Jeu~: Un nombre de créatures alliées égal au nombre de créatures que vous contrôlez de plus que votre adversaire capturent 1{amber} chacune.',
    ],
  ],
  // Times and conditions.
  [
    'sound-the-horns',
    [
      'Jeu~: Défaussez des cartes du dessus de votre deck jusqu’à ce que vous défaussiez une créature de la Maison Brobnar ou qu’il n’y ait plus de cartes. Si vous avez défaussé une créature de la Maison Brobnar de cette manière, mettez-la dans votre main.',
    ],
  ],
  [
    'kelifi-dragon',
    [
      'Kelifi Dragon ne peut pas être jouée sauf si vous avez 7{amber} ou plus.',
      'Après le Combat/Après la Moisson~: Gagnez 1{amber}. Infligez 5{damage} à une créature.',
    ],
  ],
  [
    'tireless-crocag',
    [
      'Polyvalent.',
      'Tireless Crocag ne peut pas moissonner.',
      'Si votre adversaire ne contrôle aucune créature, détruisez Tireless Crocag.',
    ],
  ],
  ['autocannon', ['Après qu’une créature est entrée en jeu, infligez-lui 1{damage}.']],
  ['bilgum-avalanche', ['Après que vous avez forgé une clé, infligez 2{damage} à chaque créature adverse.']],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'fr')).toEqual({
    language: 'fr',
    paragraphs: paragraphs.map(written),
  });
});
