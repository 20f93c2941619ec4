/** The words of the game: plain data which the wire and the client share with the engine. */

/** Keeps two kinds of string apart at compile time; costs nothing at run time. */
export type Brand<T, Name extends string> = T & { readonly __brand?: Name };

/** Names a printed card, e.g. `dust-pixie`: the same for every copy. */
export type CardSlug = Brand<string, 'CardSlug'>;
/** Names one physical copy in one game. Never shown to a player who cannot see the copy. */
export type CardId = Brand<string, 'CardId'>;
/** Names one of the two players of a game. */
export type PlayerId = Brand<string, 'PlayerId'>;

/** The languages of cards and of the site, by the codes of browsers. */
export const LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ko',
  'pl',
  'pt',
  'th',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** The playable houses [19.1], then the pseudo houses of reference and adventure cards. */
export const HOUSES = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'logos',
  'mars',
  'ouboros',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'staralliance',
  'unfathomable',
  'untamed',
] as const;
export type House = (typeof HOUSES)[number];
export const PSEUDO_HOUSES = ['archonpower', 'keyraken', 'prophecy', 'thetide'] as const;
export type PseudoHouse = (typeof PSEUDO_HOUSES)[number];

export const CARD_TYPES = [
  'action',
  'artifact',
  'creature',
  'upgrade',
  'token creature',
  'prophecy',
  'the tide',
  'archon power',
] as const;
/** What a card is printed as [5.1]. */
export type PrintedType = (typeof CARD_TYPES)[number];
/** What a card counts as while it is in a deck, in play or being played. */
export type CardType = 'action' | 'artifact' | 'creature' | 'upgrade';

/** Where a card can be [1.3]. The battleline is the ordered row of creatures in `play`. */
export const ZONES = [
  'deck',
  'hand',
  'play',
  'under',
  'resolving',
  'discard',
  'archives',
  'purged',
  'aside',
] as const;
export type Zone = (typeof ZONES)[number];

export const KEY_COLORS = ['red', 'blue', 'yellow'] as const;
export type KeyColor = (typeof KEY_COLORS)[number];

/** Keywords; chapter 12 of the rules says what they mean. */
export const KEYWORDS = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'entrench',
  'hazardous',
  'invulnerable',
  'omega',
  'poison',
  'skirmish',
  'splash-attack',
  'taunt',
  'treachery',
  'versatile',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Bonus icons that do something when a card is played [7]; a house icon adds that house. */
export const BONUS_ICONS = ['amber', 'capture', 'damage', 'draw', 'discard', 'power'] as const;
export type BonusIcon = (typeof BONUS_ICONS)[number];

/** Counters that can lie on a card [13.7]. */
export const COUNTERS = [
  'power',
  'awakening',
  'corrosion',
  'depth',
  'disruption',
  'doom',
  'fuse',
  'glory',
  'growth',
  'hatch',
  'ignorance',
  'knowledge',
  'mineralize',
  'mutation',
  'nay',
  'paint',
  'scheme',
  'time',
  'trade',
  'warrant',
  'wisdom',
  'yea',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** The steps of a turn [3] and the phases around them. */
export type TurnStep = 'setup' | 'forge' | 'house' | 'main' | 'ready' | 'draw' | 'over';

export type TideLevel = 'high' | 'low' | 'neutral';

/** Why a game ended. The engine decides the first two; the room adds the others. */
export const WIN_REASONS = [
  'keys',
  'concede',
  'left',
  'away',
  'out of time',
  'rematch',
  'keys after time',
  'amber after time',
  'chains after time',
  'creatures after time',
  'first player after time',
  'engine failure',
  'rules changed',
] as const;
export type WinReason = (typeof WIN_REASONS)[number];

/** The shape of the answer that a prompt wants. */
export type PromptKind = 'idle' | 'main' | 'cards' | 'allot' | 'choice' | 'name' | 'over';

/** What a prompt is about. */
export const PROMPT_PURPOSES = [
  'mulligan',
  'active-house',
  'take-archives',
  'main-step',
  'confirm-end-turn',
  'keep-exhausted',
  'card-action',
  'flank',
  'deploy-neighbor',
  'attach-upgrade',
  'gigantic-half',
  'attack',
  'raise-tide',
  'activate-prophecy',
  'prophecy-card',
  'bonus-icon',
  'bonus-icon-target',
  'trigger-order',
  'trigger-ability',
  'trigger-subject',
  'trigger-event',
  'effect-order',
  'key-to-forge',
  'key-to-unforge',
  'forge-payment',
  'target',
  'option',
  'confirm',
  'house',
  'number',
  'player',
  'name-card',
  'name-trait',
  'pick-from-list',
  'move-neighbor',
  'move-side',
  'allot-damage',
  'allot-amber',
  'game-over',
  // agreements between the players
  'consent',
  'deck-choice',
  'bid',
  'ready',
] as const;
export type PromptPurpose = (typeof PROMPT_PURPOSES)[number];

export const CONTROL_KINDS = [
  'done',
  'cancel',
  'back',
  'yes',
  'no',
  'all',
  'auto-resolve',
  'end-turn',
  'keep-hand',
  'mulligan',
  'house',
  'key',
  'flank',
  'side',
  'number',
  'player',
  'bonus-icon',
  'card',
  'ability',
  'card-action',
  'option',
  'ready',
  'deck',
  'pass',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** The actions that a click on one of the player's own cards can offer in the main step. */
export type CardAction =
  | 'play'
  | 'play-as-upgrade'
  | 'discard'
  | 'fight'
  | 'reap'
  | 'action'
  | 'omni'
  | 'remove-stun'
  | 'return-to-hand';

/** Preferences of one player. None changes an outcome that the player could have chosen. */
export interface Automation {
  /** A mandatory target with one legal card is taken without asking. */
  takeOnlyTarget: boolean;
  /** Simultaneous mandatory abilities are ordered without asking. */
  orderTriggers: boolean;
  /** A card with exactly one possible action performs it on the first click. */
  takeOnlyAction: boolean;
}
