/** The facts about players and cards now, as plain data with nothing hidden: for tests and for bots that look ahead. */
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { characteristics } from '../queries/board.ts';
import {
  armorLeft,
  armorOf,
  isCreatureInPlay,
  isInCenter,
  isOnFlank,
  powerOf,
} from '../queries/card-queries.ts';
import { isHaunted, isOverwhelmed } from '../queries/conditions.ts';
import { prepare } from '../state/library.ts';
import type { PlayerState } from '../state/state.ts';
import { canLookBeneath, canSeeFace } from '../view/visibility.ts';
import type {
  CardAction,
  CardId,
  CardSlug,
  CardType,
  House,
  Keyword,
  PlayerId,
  PseudoHouse,
  TideLevel,
} from '../vocabulary.ts';
import type { Trait } from '../language/traits.ts';
import { actionsOf } from '../queries/main-actions.ts';
import { iconsOf } from '../queries/icons.ts';
import { keyCost } from '../queries/forging.ts';
import { handLimit } from '../queries/hand-limit.ts';

export interface PlayerFacts extends PlayerState {
  /** What a key costs the player now. */
  keyCost: number;
  /** Cards the hand is refilled to, before chains. */
  handLimit: number;
  tide: TideLevel;
  haunted: boolean;
  overwhelmed: boolean;
}

export interface FaceFacts {
  /** The card it shows or is now: for a token creature, that of its owner's deck. */
  slug: CardSlug;
  name: string;
  type: CardType;
  houses: readonly (House | PseudoHouse)[];
  traits: readonly Trait[];
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** At least 0. */
  power: number;
  /** `null` if it is not a creature or its text defines the value. */
  printedPower: number | null;
  /** Armor that can still prevent damage this turn. */
  armor: number;
  armorTotal: number;
  /** Icons that are resolved when it is played, printed amber first. */
  bonusIcons: readonly string[];
  left: CardId | null;
  right: CardId | null;
  onFlank: boolean;
  inCenter: boolean;
}

export function playerFacts(game: Game, id: PlayerId): PlayerFacts {
  const side = player(game, id);
  const { tide } = game.state;
  return {
    ...side,
    houses: side.houses.slice(),
    keys: { ...side.keys },
    keyCost: keyCost(game, id),
    handLimit: handLimit(game, id),
    tide: tide === null ? 'neutral' : tide === id ? 'high' : 'low',
    haunted: isHaunted(game, id),
    overwhelmed: isOverwhelmed(game, id),
  };
}

/** The characteristics of a card now. Its raw state is in `game.state.cards`. */
export function faceFacts(game: Game, id: CardId): FaceFacts {
  const { controller } = card(game, id);
  const now = characteristics(game, id);
  const { facts } = prepare(game.library, now.slug);
  const line = player(game, controller).battleline;
  const place = line.indexOf(id);
  return {
    slug: now.slug,
    name: facts.name,
    type: now.type,
    houses: now.houses as House[],
    traits: now.traits,
    keywords: { ...now.keywords },
    power: Math.max(0, powerOf(game, id)),
    printedPower: facts.power,
    armor: armorLeft(game, id),
    armorTotal: armorOf(game, id),
    bonusIcons: iconsOf(game, card(game, id).otherHalf ?? id),
    left: place > 0 ? (line[place - 1] ?? null) : null,
    right: place >= 0 ? (line[place + 1] ?? null) : null,
    onFlank: isOnFlank(game, id),
    inCenter: isCreatureInPlay(game, id) && isInCenter(game, id),
  };
}

/** What a click on a card would offer a player in the main step, whether or not it is open; empty on others' turns. */
export function actionsFor(game: Game, who: PlayerId, id: CardId): CardAction[] {
  return game.state.activePlayer === who && game.state.step === 'main' ? actionsOf(game, who, id) : [];
}

/** Says whether this player may see the card's own face now. */
export function isVisible(game: Game, who: PlayerId, id: CardId): boolean {
  const viewer = { kind: 'player', player: who } as const;
  const { zone, facedown } = card(game, id);
  return zone === 'play' && facedown ? canLookBeneath(game, id, viewer) : canSeeFace(game, id, viewer);
}
