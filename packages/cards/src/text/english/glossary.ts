import type { Glossary } from '../glossary.ts';

export const ENGLISH_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alpha',
    meaning: 'Can only be played before anything else is played, used or discarded this turn.',
  },
  assault: { name: 'Assault X', meaning: 'Before it attacks, it deals X damage to the creature it attacks.' },
  deploy: { name: 'Deploy', meaning: 'It can enter play anywhere in the battleline, not only on a flank.' },
  elusive: {
    name: 'Elusive',
    meaning: 'The first time it is attacked each turn, neither fighter deals damage.',
  },
  entrench: {
    name: 'Entrench',
    meaning: 'When cards ready at the end of its controller’s turn, it may stay exhausted.',
  },
  hazardous: { name: 'Hazardous X', meaning: 'Before it is attacked, it deals X damage to the attacker.' },
  invulnerable: { name: 'Invulnerable', meaning: 'It cannot be dealt damage and cannot be destroyed.' },
  omega: {
    name: 'Omega',
    meaning: 'Once it has been played, the step ends: nothing more is played or used this turn.',
  },
  poison: {
    name: 'Poison',
    meaning: 'Any damage that its power deals in a fight destroys the damaged creature.',
  },
  skirmish: { name: 'Skirmish', meaning: 'When it attacks, the attacked creature deals no damage to it.' },
  'splash-attack': {
    name: 'Splash-attack X',
    meaning: 'When it attacks, each neighbor of the attacked creature is dealt X damage.',
  },
  taunt: { name: 'Taunt', meaning: 'Its neighbors cannot be attacked, unless they have taunt as well.' },
  treachery: {
    name: 'Treachery',
    meaning: 'It enters play under the control of the opponent of whoever plays it.',
  },
  versatile: { name: 'Versatile', meaning: 'It can be used whatever the active house is.' },
  stun: { name: 'Stun', meaning: 'The next time it is used, the stun is removed and nothing else happens.' },
  ward: {
    name: 'Ward',
    meaning: 'Prevents the next damage to the creature, or that it leaves play, and is then removed.',
  },
  enrage: {
    name: 'Enrage',
    meaning: 'When it is used it must fight if it can. After that it is no longer enraged.',
  },
  capture: {
    name: 'Capture',
    meaning:
      'Amber from the opponent’s pool is put on the creature. It goes back when the creature leaves play.',
  },
  exalt: { name: 'Exalt', meaning: 'One amber from the supply is put on the creature.' },
  archive: {
    name: 'Archive',
    meaning:
      'The card is put facedown into its owner’s archives, which can be taken into the hand at the start of a turn.',
  },
  purge: { name: 'Purge', meaning: 'The card is removed from the game.' },
  steal: { name: 'Steal', meaning: 'Amber goes from the opponent’s pool to yours.' },
  haunted: { name: 'Haunted', meaning: 'A player with 10 or more cards in their discard pile is haunted.' },
  overwhelmed: {
    name: 'Overwhelmed',
    meaning: 'A player whose opponent controls more creatures is overwhelmed.',
  },
  tide: {
    name: 'Tide',
    meaning: 'It belongs to nobody at first. Raising it makes it high for you and low for your opponent.',
  },
  chains: {
    name: 'Chains',
    meaning:
      'While you have chains you draw fewer cards at the end of your turn, and lose one chain each time.',
  },
  'token creature': {
    name: 'Token creature',
    meaning: 'The top card of the deck enters play facedown as the creature that the deck has for this.',
  },
  omni: { name: 'Omni', meaning: 'Can be used whatever the active house is.' },
  scrap: { name: 'Scrap', meaning: 'Happens when you discard the card from your hand during your turn.' },
  fate: { name: 'Fate', meaning: 'Happens when the prophecy that the card lies under is fulfilled.' },
};
