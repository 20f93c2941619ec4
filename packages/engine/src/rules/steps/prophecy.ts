/** Prophecies and the fate cards beneath them [5.10]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, opponentOf, player } from '../../state/game.ts';
import { log, named } from '../../log/log.ts';
import { isReplacing } from '../../queries/replacements.ts';
import { fateTriggers, fulfilmentOf } from '../../queries/triggers.ts';
import { happen } from '../reactions/happen.ts';
import { openWindow } from '../reactions/react.ts';
import { confirm, pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { endEffectsOf, moveCards } from './leave-play.ts';
import { withinStep } from './within-step.ts';

/** The prophecies of a player, in printed order: pairs of faces. */
export function propheciesOf(game: Game, id: PlayerId): CardId[] {
  return player(game, id).aside.filter(
    (one) => game.library.get(card(game, one).slug)?.facts.type === 'prophecy',
  );
}

/** The other face of the same physical card. */
function otherFace(game: Game, id: CardId): CardId | undefined {
  const all = propheciesOf(game, card(game, id).owner);
  return all[all.indexOf(id) ^ 1];
}

/** Prophecies that the active player could activate: one per turn, with a card in hand. */
export function activatable(game: Game, active: PlayerId): CardId[] {
  if (game.state.thisTurn.prophesied) return [];
  return propheciesOf(game, active).filter((id) => canBeActivated(game, id));
}

/** Neither face is active, and the owner has a card to put beneath. */
export function canBeActivated(game: Game, id: CardId): boolean {
  const { owner, activeProphecy } = card(game, id);
  const back = otherFace(game, id);
  const isBackActive = back !== undefined && card(game, back).activeProphecy;
  return !activeProphecy && !isBackActive && player(game, owner).hand.length > 0;
}

/** Asks, then puts a card from hand facedown beneath the prophecy [20.40.1]. */
export function* activate(game: Game, id: CardId): Step {
  const owner = card(game, id).owner;
  const sure = yield* confirm(owner, 'activate-prophecy', {
    title: say('prompt.card.title', { card: cardArg(game, id) }),
    text: say('prompt.activateProphecy.text', { card: cardArg(game, id) }),
    source: id,
  });
  if (sure) yield* placeFate(game, id);
}

/** @returns whether the prophecy is active now */
export function* placeFate(game: Game, id: CardId): Step<boolean> {
  const owner = card(game, id).owner;
  const [fate] =
    (yield* pickCards(game, {
      player: owner,
      purpose: 'prophecy-card',
      source: id,
      title: say('prompt.prophecyCard.text', { card: cardArg(game, id) }),
      cards: player(game, owner).hand,
      min: 1,
      max: 1,
    })) ?? [];
  if (fate === undefined) return false;
  yield* happen(
    game,
    { type: 'prophecyActivated', card: id, player: owner },
    { type: 'placedUnder', card: fate, under: id, facedown: true, from: 'hand' },
  );
  return true;
}

/** Activates the other side of an active prophecy. @returns whether there was one */
export function* flipProphecy(game: Game, id: CardId): Step<boolean> {
  const back = otherFace(game, id);
  if (!card(game, id).activeProphecy || back === undefined) return false;
  yield* happen(game, { type: 'prophecyFlipped', card: id, back, player: card(game, id).owner });
  endEffectsOf(game, id);
  return true;
}

/**
 * Reveals all cards beneath, resolves their fates in the active player's order and discards them. Only then the prophecy
 * becomes inactive; until then it is not fulfilled again [5.10].
 */
export function* fulfil(game: Game, id: CardId): Step {
  const key = fulfilmentOf(id);
  if (!card(game, id).activeProphecy || isReplacing(game, key)) return;
  yield* withinStep(game, 'replacing', [...game.replacing, key], () => resolveFates(game, id));
  if (!card(game, id).activeProphecy) return;
  yield* happen(game, { type: 'prophecyDeactivated', card: id, player: card(game, id).owner });
  endEffectsOf(game, id);
}

function* resolveFates(game: Game, id: CardId): Step {
  const { owner } = card(game, id);
  const fates = card(game, id).under.slice();
  log(game, owner, 'log.fulfilProphecy', { card: named(game, id) });
  yield* happen(game, ...fates.map((fate) => ({ type: 'cardRevealed' as const, card: fate, player: owner })));
  const triggers = fates.flatMap((fate) => fateTriggers(game, fate, opponentOf(game, owner)));
  yield* openWindow(game, () => triggers);
  const left = fates.filter((fate) => card(game, fate).zone === 'under');
  yield* moveCards(
    game,
    left.map((fate) => ({ card: fate, to: 'discard' as const })),
  );
}
