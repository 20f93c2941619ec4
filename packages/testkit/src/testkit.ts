/** Implements the interface of the testkit with the engine. */
import { library } from '@amberhall/cards';
import { actionsFor, decide, isVisible } from '@amberhall/engine';
import type { Game, RecordedDecision } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { editorOf } from './position-editor.ts';
import { findFacts } from './find-card.ts';
import { IllegalInputError } from './interface.ts';
import type { CardInfo, CardRef, Scenario, TestGame, Testkit } from './interface.ts';
import { inWords } from './label-text.ts';
import { promptFor } from './prompts.ts';
import type { Arranged } from './setup.ts';
import { setUp } from './setup.ts';
import { cardState, gameState, playerState } from './public-state.ts';

export function createTestkit(): Testkit {
  return { findCard, createGame };
}

function findCard(ref: CardRef): CardInfo | null {
  const facts = findFacts(ref);
  if (!facts) return null;
  const { slug, name, type, houses } = facts;
  return {
    name,
    type: infoType(type),
    houses: houses.slice(),
    implemented: library.get(slug)?.implemented ?? false,
  };
}

function infoType(type: string): CardInfo['type'] {
  return (type === 'token creature' ? 'token-creature' : type) as CardInfo['type'];
}

function createGame(scenario: Scenario): TestGame {
  return gameAround(setUp(scenario));
}

/** Implements the interface of a test game. */
export function gameAround(arranged: Arranged): TestGame {
  const { game, labels } = arranged;
  const insist = (player: PlayerId, decision: RecordedDecision, what: string) => {
    if (!decide(game, player, decision).ok) throw refusal(game, player, what);
  };
  return {
    prompt: (player) => promptFor(game, player),
    clickCard: (player, card) => decide(game, player, { kind: 'card', card }).ok,
    clickControl: (player, control) => insist(player, { kind: 'control', control }, control),
    enterName: (player, name) => insist(player, { kind: 'name', name }, name),
    clickTide: (player) => decide(game, player, { kind: 'tide' }).ok,
    clickProphecy: (player, card) => decide(game, player, { kind: 'prophecy', card }).ok,
    concede: (player) => insist(player, { kind: 'concede' }, 'concede'),
    state: () => gameState(game),
    player: (player) => playerState(game, player),
    card: (card) => cardState(game, card, labels.get(card) ?? null),
    cards: () => Object.keys(game.state.cards),
    visible: (player, card) => isVisible(game, player, card),
    actions: (player, card) => actionsFor(game, player, card),
    log: () => game.log.map(({ message }) => inWords(message)),
    edit: editorOf(arranged),
  };
}

function refusal(game: Game, player: PlayerId, what: string): IllegalInputError {
  const { purpose, controls } = promptFor(game, player);
  const offered = controls.map(({ id }) => id).join(', ');
  return new IllegalInputError(
    `${player} cannot "${what}" at ${purpose ?? 'no'} prompt; offered: ${offered}`,
  );
}
