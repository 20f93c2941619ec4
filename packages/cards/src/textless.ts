import type { CardSlug } from '@amberhall/engine/vocabulary';

/** Cards without text apart from keywords and enhancements, by set. Their facts are complete. */
export const TEXTLESS: ReadonlySet<CardSlug> = new Set([
  // Call of the Archons
  'virtuous-works',
  'champion-anaphiel',
  'macis-asp',
  'ancient-bear',
  'briar-grubbling',
  'dust-pixie',
  'snufflegator',
  // Age of Ascension
  'culf-the-quiet',
  'challe-the-safeguard',
  'rothais-the-fierce',
  'knuckles-bolton',
  'fanghouse',
  // Worlds Collide
  'brutodon-auxiliary',
  'lieutenant-khrkhar',
  'xenos-bloodshadow',
  // Mass Mutation
  'infomorph',
  'general-xalvador',
  'lyco-knight',
  'umbra-knight',
  'mutant-cutpurse',
  'splinter',
  'lyco-thief',
  'sacro-thief',
  'mutagenesis-researcher',
  'gloriana-s-attendant',
  'sacro-beast',
  'umbra-beast',
  // Dark Tidings
  // Its text repeats the rules of the tide [5.9].
  'the-tide',
  'sir-bevor-evil-twin',
  'sir-bevor',
  'horrid-synan-evil-twin',
  'horrid-synan',
  // Winds of Exchange
  'crogg-the-clumsy',
  'rowdy-skald',
  'skirmisher',
  'grumpus',
  'steward-su-uzyanĕ',
  'glylyx-weaponsmith',
  'grunt',
  'kassiel-the-benevolent',
  'defender',
  'squire',
  'grammaticus-thrax',
  'bellatoran-warrior',
  'cpo-zytar',
  'kelpminder',
  // Grim Reminders
  'open-the-seal',
  // Æmber Skies and Tokens of Change
  'number-612',
  'zealot',
  'guardian',
  'briar-instar',
]);
