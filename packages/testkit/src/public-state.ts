/** The state of players and cards that the testkit shows to tests. */
import { faceFacts, playerFacts } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import type { BonusIcon, CardId, House, PlayerId } from '@amberhall/engine/vocabulary';
import { factsOfCard } from './carriers.ts';
import { refOf } from './find-card.ts';
import type { CardState, GameState, PlayerState } from './interface.ts';
import { nameOf } from './label-text.ts';

export function gameState({ state }: Game): GameState {
  const { turn, step, activePlayer, seats, winner, winReason } = state;
  return { turn, step, activePlayer, startingPlayer: seats[0], winner, winReason };
}

export function playerState(game: Game, id: PlayerId): PlayerState {
  const { resolving: _resolving, aside, tokenCreature, ...facts } = playerFacts(game, id);
  const { deck, hand, discard, archives, purged, battleline, artifacts } = facts;
  return {
    ...facts,
    deck: deck.slice(),
    hand: hand.slice(),
    discard: discard.slice(),
    archives: archives.slice(),
    purged: purged.slice(),
    battleline: battleline.slice(),
    artifacts: artifacts.slice(),
    tokenCreature: tokenCreature === null ? null : nameOf(tokenCreature),
    prophecies: aside.filter((one) => factsOfCard(game.state.cards[one]?.slug ?? '').type === 'prophecy'),
  };
}

export function cardState(game: Game, id: CardId, label: string | null): CardState {
  const state = game.state.cards[id];
  if (!state) throw new Error(`there is no card ${id}`);
  const face = faceFacts(game, id);
  const printed = factsOfCard(state.slug);
  const { power: powerCounters = 0, ...counters } = state.counters;
  return {
    id,
    label,
    name: face.name,
    printed: refOf(printed, state.house),
    type: printed.type === 'prophecy' ? 'prophecy' : face.type,
    zone: state.zone,
    facedown: state.facedown,
    owner: state.owner,
    controller: state.controller,
    houses: face.houses as House[],
    traits: face.traits.slice(),
    keywords: { ...face.keywords },
    power: face.power,
    printedPower: face.printedPower,
    armor: face.armor,
    armorTotal: face.armorTotal,
    damage: state.damage,
    amber: state.amber,
    powerCounters,
    counters: { ...counters },
    exhausted: state.exhausted,
    stunned: state.stunned,
    warded: state.warded,
    enraged: state.enraged,
    taggedForDestruction: state.tagged,
    bonusIcons: face.bonusIcons as BonusIcon[],
    upgrades: state.upgrades.slice(),
    under: state.under.slice(),
    parent: state.parent,
    grafted: state.grafted,
    leftNeighbor: face.left,
    rightNeighbor: face.right,
    onFlank: face.onFlank,
    inCenter: face.inCenter,
    isToken: state.zone === 'play' && state.facedown,
    otherHalf: state.otherHalf,
    activeProphecy: state.activeProphecy,
  };
}
