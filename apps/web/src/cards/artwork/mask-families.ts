/** The mask family of a creature: its first trait that has one decides. */
export const MASK_FAMILIES = [
  'animal',
  'bird',
  'demon',
  'dragon',
  'faerie',
  'fish',
  'fungus',
  'giant',
  'hood',
  'insect',
  'machine',
  'martian',
  'noble',
  'scholar',
  'specter',
  'visor',
] as const;
export type MaskFamily = (typeof MASK_FAMILIES)[number];

const TRAITS_OF_FAMILY: Record<MaskFamily, readonly string[]> = {
  animal: ['beast', 'cat', 'wolf', 'rat', 'niffle'],
  bird: ['angel', 'phoenix'],
  demon: ['demon', 'imp', 'sin'],
  dragon: ['dinosaur', 'dragon', 'raptrix'],
  faerie: ['faerie', 'changeling'],
  fish: ['aquan', 'leviathan', 'jelly', 'tentacle', 'bräkken'],
  fungus: ['fungus', 'tree', 'egg'],
  giant: ['giant', 'goblin'],
  hood: ['thief', 'assassin', 'pirate', 'elf', 'witch', 'cultist', 'ranger', 'hunter'],
  insect: ['insect', 'krxix'],
  machine: ['robot', 'cyborg', 'ai', 'proximan', 'ironyx'],
  martian: ['martian', 'alien', 'handuhan', 'shapeshifter', 'sylicate', 'shard'],
  noble: [
    'priest',
    'monk',
    'politician',
    'leader',
    'merchant',
    'philosopher',
    'recruiter',
    'diplomat',
    'elder',
    'sage',
  ],
  scholar: ['scientist', 'experiment', 'analyst', 'agent', 'artisan'],
  specter: ['specter', 'spirit', 'horseman', 'elemental', 'stormkin', 'cloud', 'cirrus'],
  visor: ['knight', 'soldier', 'pilot'],
};

const FAMILY_OF_TRAIT = new Map(
  MASK_FAMILIES.flatMap((family) => TRAITS_OF_FAMILY[family].map((trait) => [trait, family] as const)),
);

/** The family of the house, for creatures whose traits have none. */
const FAMILY_OF_HOUSE: Record<string, MaskFamily> = {
  brobnar: 'giant',
  dis: 'demon',
  ekwidon: 'noble',
  geistoid: 'specter',
  logos: 'machine',
  mars: 'martian',
  ouboros: 'dragon',
  redemption: 'bird',
  sanctum: 'visor',
  saurian: 'dragon',
  shadows: 'hood',
  skyborn: 'bird',
  staralliance: 'scholar',
  unfathomable: 'fish',
  untamed: 'animal',
};

export function maskFamilyOf(traits: readonly string[], house: string): MaskFamily {
  for (const trait of traits) {
    const family = FAMILY_OF_TRAIT.get(trait);
    if (family) return family;
  }
  if (!traits.includes('human')) return FAMILY_OF_HOUSE[house] ?? 'animal';
  return house === 'sanctum' ? 'visor' : 'scholar';
}
