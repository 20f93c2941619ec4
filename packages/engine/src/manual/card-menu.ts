/** The menu that every card has in manual mode [17.3, 17.6]. */
import type { Game } from '../state/game.ts';
import { card, cardArg, opponentOf, player } from '../state/game.ts';
import { typeOf } from '../queries/card-queries.ts';
import { commit } from '../events/commit.ts';
import type { CardCorrection } from '../state/events.ts';
import { settle } from '../rules/reactions/settle.ts';
import { pickCards, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import { moveCards } from '../rules/steps/leave-play.ts';
import { canBeActivated, fulfil, placeFate } from '../rules/steps/prophecy.ts';
import type { CardState } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { CardItem } from '../state/manual-acts.ts';
import { alert } from './alert.ts';
import { sendAway } from './move.ts';

/** Returns what the menu of a card offers a player now. */
export function itemsOf(game: Game, who: PlayerId, id: CardId): CardItem[] {
  const { zone, parent, facedown, owner } = card(game, id);
  if (zone === 'aside') return owner === who ? prophecyItems(game, id) : [];
  if (zone === 'under') return beneathItems(game, who, parent, facedown);
  if (zone !== 'play') return [];
  if (parent !== null) return ['return-to-hand'];
  return inPlayItems(game, who, id);
}

function prophecyItems(game: Game, id: CardId): CardItem[] {
  const { owner, activeProphecy } = card(game, id);
  if (game.library.get(card(game, id).slug)?.facts.type !== 'prophecy') return [];
  if (!activeProphecy) return canBeActivated(game, id) ? ['activate'] : [];
  return game.state.activePlayer === owner ? ['deactivate'] : ['deactivate', 'trigger'];
}

function beneathItems(game: Game, who: PlayerId, parent: CardId | null, facedown: boolean): CardItem[] {
  const isMine = parent !== null && card(game, parent).controller === who;
  return [
    ...(facedown && isMine ? (['reveal'] as const) : []),
    ...(isMine ? (['take-beneath'] as const) : []),
  ];
}

function inPlayItems(game: Game, who: PlayerId, id: CardId): CardItem[] {
  const { exhausted, damage, amber, counters, stunned, warded, enraged } = card(game, id);
  const isCreature = typeOf(game, id) === 'creature';
  const items: CardItem[] = [exhausted ? 'ready' : 'exhaust', 'give-control', 'add-amber'];
  if (amber > 0) items.push('remove-amber');
  if (player(game, who).hand.length > 0) items.push('place-faceup', 'place-facedown');
  if (!isCreature) return items;
  items.push('add-damage', 'add-power');
  if (damage > 0) items.push('remove-damage');
  if ((counters.power ?? 0) > 0) items.push('remove-power');
  items.push(stunned ? 'remove-stun' : 'stun', warded ? 'remove-ward' : 'ward');
  items.push(enraged ? 'remove-enrage' : 'enrage');
  return items;
}

/** Carries out one item, logs it, and runs the state check. */
export function* useItem(game: Game, who: PlayerId, id: CardId, item: CardItem): Step {
  const changes = CHANGES[item]?.(card(game, id));
  if (changes !== undefined) {
    commit(game, { type: 'cardCorrected', card: id, changes });
    alert(game, who, `log.manual.${item}`, { card: cardArg(game, id) });
  } else yield* OTHERS[item as OtherItem](game, who, id);
  yield* settle(game);
}

/** Items that set something on the card itself. */
const CHANGES: { [I in CardItem]?: (state: CardState) => CardCorrection } = {
  exhaust: () => ({ exhausted: true }),
  ready: () => ({ exhausted: false }),
  'add-damage': ({ damage }) => ({ damage: damage + 1 }),
  'remove-damage': ({ damage }) => ({ damage: damage - 1 }),
  'add-power': (state) => ({ counters: withPower(state, 1) }),
  'remove-power': (state) => ({ counters: withPower(state, -1) }),
  'add-amber': ({ amber }) => ({ amber: amber + 1 }),
  'remove-amber': ({ amber }) => ({ amber: amber - 1 }),
  stun: () => ({ stunned: true }),
  'remove-stun': () => ({ stunned: false }),
  ward: () => ({ warded: true }),
  'remove-ward': () => ({ warded: false }),
  enrage: () => ({ enraged: true }),
  'remove-enrage': () => ({ enraged: false }),
};

function withPower({ counters }: CardState, by: number): CardState['counters'] {
  const { power = 0, ...others } = counters;
  return power + by > 0 ? { ...others, power: power + by } : others;
}

type OtherItem =
  | 'give-control'
  | 'place-faceup'
  | 'place-facedown'
  | 'take-beneath'
  | 'reveal'
  | 'return-to-hand'
  | 'activate'
  | 'deactivate'
  | 'trigger';

const OTHERS: Record<OtherItem, (game: Game, who: PlayerId, id: CardId) => Step> = {
  *'give-control'(game, who, id) {
    const to = opponentOf(game, who);
    alert(game, who, 'log.manual.give-control', { card: cardArg(game, id), target: { player: to } });
    commit(game, { type: 'controlGiven', card: id, player: to });
  },
  'place-faceup': (game, who, id) => placeBeneath(game, who, id, false),
  'place-facedown': (game, who, id) => placeBeneath(game, who, id, true),
  *'take-beneath'(game, who, id) {
    alert(game, who, 'log.manual.take-beneath', { card: cardUnlessHidden(game, id) });
    yield* sendAway(game, id, { to: 'hand' });
  },
  *reveal(game, who, id) {
    commit(game, { type: 'cardCorrected', card: id, changes: { facedown: false } });
    alert(game, who, 'log.manual.reveal', { card: cardArg(game, id) });
  },
  *'return-to-hand'(game, who, id) {
    alert(game, who, 'log.manual.return-to-hand', { card: cardArg(game, id) });
    yield* sendAway(game, id, { to: 'hand' });
  },
  *activate(game, who, id) {
    if (yield* placeFate(game, id)) alert(game, who, 'log.manual.activate', { card: cardArg(game, id) });
  },
  *deactivate(game, who, id) {
    alert(game, who, 'log.manual.deactivate', { card: cardArg(game, id) });
    commit(game, { type: 'prophecyDeactivated', card: id, player: who });
    yield* moveCards(
      game,
      card(game, id).under.map((fate) => ({ card: fate, to: 'discard' as const })),
    );
  },
  *trigger(game, who, id) {
    alert(game, who, 'log.manual.trigger', { card: cardArg(game, id) });
    yield* fulfil(game, id);
  },
};

/** Asks for a card from the player's own hand, and puts it beneath. */
function* placeBeneath(game: Game, who: PlayerId, id: CardId, facedown: boolean): Step {
  const picked = yield* pickCards(game, {
    player: who,
    purpose: 'target',
    source: id,
    title: say('prompt.manual.placeBeneath', { card: cardArg(game, id) }),
    cards: player(game, who).hand.slice(),
    min: 1,
    max: 1,
    cancellable: true,
  });
  const [one] = picked ?? [];
  if (one === undefined) return;
  commit(game, { type: 'placedUnder', card: one, under: id, facedown, from: 'hand' });
  alert(game, who, facedown ? 'log.manual.place-facedown' : 'log.manual.place-faceup', {
    card: cardUnlessHidden(game, one),
    target: cardArg(game, id),
  });
}

function cardUnlessHidden(game: Game, id: CardId) {
  const { slug, facedown, controller } = card(game, id);
  const hiddenFrom = game.state.seats.filter((seat) => seat !== controller);
  return facedown ? { card: id, slug, hiddenFrom } : { card: id, slug };
}
