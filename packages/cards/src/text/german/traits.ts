import type { Trait } from '@amberhall/engine/vocabulary';
import { untranslated } from '../untranslated.ts';

const TRAITS: Readonly<Partial<Record<Trait, string>>> = {
  agent: 'Agent',
  alien: 'Außerirdischer',
  aquan: 'Aquaner',
  beast: 'Biest',
  bräkken: 'Bräkken',
  buggy: 'Buggy',
  cat: 'Katze',
  changeling: 'Wechselbalg',
  clock: 'Uhr',
  cyborg: 'Cyborg',
  demon: 'Dämon',
  dinosaur: 'Dinosaurier',
  dragon: 'Drache',
  faerie: 'Fee',
  giant: 'Riese',
  horseman: 'Reiter',
  human: 'Mensch',
  ironyx: 'Ironyx',
  knight: 'Ritter',
  martian: 'Marsianer',
  monk: 'Mönch',
  mutant: 'Mutant',
  niffle: 'Niffel',
  pilot: 'Pilot',
  priest: 'Priester',
  rat: 'Ratte',
  robot: 'Roboter',
  scientist: 'Wissenschaftler',
  shard: 'Scherbe',
  sin: 'Sünde',
  soldier: 'Soldat',
  specter: 'Gespenst',
  tentacle: 'Tentakel',
  thief: 'Dieb',
  variant: 'Variante',
  witch: 'Hexe',
  wolf: 'Wolf',
};

/** The traits whose form in compounds differs: "Mutanten-Kreatur". */
const COMPOUNDS: Readonly<Partial<Record<Trait, string>>> = {
  agent: 'Agenten',
  alien: 'Außerirdischen',
  cat: 'Katzen',
  demon: 'Dämonen',
  dragon: 'Drachen',
  faerie: 'Feen',
  giant: 'Riesen',
  human: 'Menschen',
  mutant: 'Mutanten',
  pilot: 'Piloten',
  rat: 'Ratten',
  shard: 'Scherben',
  sin: 'Sünden',
  soldier: 'Soldaten',
  specter: 'Gespenster',
  witch: 'Hexen',
  wolf: 'Wolfs',
};

/** "Ritter-", the first part of "Ritter-Kreatur". */
export const traitPrefix = (trait: Trait | 'that-trait'): string =>
  `${(trait === 'that-trait' ? undefined : COMPOUNDS[trait]) ?? traitWord(trait)}-`;

/** "Ritter", the name of the trait. */
export const traitWord = (trait: Trait | 'that-trait'): string =>
  (trait === 'that-trait' ? undefined : TRAITS[trait]) ?? untranslated(`the trait ${trait}`);
