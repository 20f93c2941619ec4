/** Changes the position of a test game. */
import { arrangeToken, changeAutomation, changeCard, changePlayer, moveTo, setZone } from '@amberhall/engine';
import type { CardChanges } from '@amberhall/engine';
import type { CardPatch, GameEditor } from './interface.ts';
import type { Arranged } from './setup.ts';
import { addSetupCard } from './setup.ts';
import { checkList, checkPlayer, checkZone } from './check-input.ts';

export function editorOf({ game, labels }: Arranged): GameEditor {
  return {
    move(card, to, where = {}) {
      checkZone(game, card, to);
      moveTo(game, card, to, where);
    },
    setZone(player, zone, cards) {
      checkList(zone);
      setZone(game, player, zone, cards);
    },
    addCard(owner, card, to) {
      const { houses = [] } = game.state.players[owner] ?? {};
      const added = addSetupCard(game, { id: owner, houses }, card, labels);
      moveTo(game, added, to);
      return added;
    },
    setCard: (card, patch) =>
      changeCard(game, card, changesOf(patch, game.state.cards[card]?.counters ?? {})),
    setPlayer: (player, patch) => changePlayer(game, player, patch),
    setAutomation(player, patch) {
      checkPlayer(game, player);
      changeAutomation(game, player, patch);
    },
    makeToken: (player) => arrangeToken(game, player),
  };
}

/** Power counters are in the record of counters. A patch without them leaves them unchanged. */
function changesOf(
  { powerCounters, counters, ...rest }: CardPatch,
  now: NonNullable<CardChanges['counters']>,
): CardChanges {
  if (powerCounters === undefined && counters === undefined) return rest;
  const { power: powerNow = 0, ...othersNow } = now;
  const power = powerCounters ?? powerNow;
  return { ...rest, counters: { ...(counters ?? othersNow), ...(power > 0 && { power }) } };
}
