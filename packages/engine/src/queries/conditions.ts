/** Says whether a condition of a card's text is true now. */
import { compare } from '../language/comparison.ts';
import type { PlayerRef, Target } from '../language/nouns.ts';
import type { Amount, Condition } from '../language/numbers.ts';
import type { Game } from '../state/game.ts';
import { player } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import { statements } from './board.ts';
import { isInPlay, slugOf } from './card-queries.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { timesHappened } from './event-patterns.ts';
import { evaluate } from './amounts.ts';
import { fits, share } from './filters.ts';
import { housesCalled } from './named-houses.ts';
import { playersMeant } from './named-players.ts';
import { cardsMeant, isAnyMeant, isCardMeant } from './targets.ts';
import { titleOf } from '../state/face.ts';

/** Cards in a discard pile that make its player haunted [12]. */
const HAUNTED_FROM = 10;

export function isHaunted(game: Game, id: PlayerId): boolean {
  const { discard, purged } = player(game, id);
  if (discard.length >= HAUNTED_FROM) return true;
  if (discard.length + purged.length < HAUNTED_FROM) return false;
  return statements(game, 'haunted-by-purged').some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(id),
  );
}

/** Says whether the opponent controls more creatures [12]. */
export function isOverwhelmed(game: Game, id: PlayerId): boolean {
  const { battleline, opponent } = player(game, id);
  return player(game, opponent).battleline.length > battleline.length;
}

export function holds(game: Game, condition: Condition, bindings: Bindings): boolean {
  // "A red key is forged": by any of the players meant.
  const anyOf = (phrase: PlayerRef, is: (who: PlayerId) => boolean) =>
    playersMeant(game, phrase, bindings).some(is);
  switch (condition.kind) {
    case 'compare':
      if (isAboutNothing(game, condition, bindings)) return false;
      return compare(
        evaluate(game, condition.left, bindings),
        condition.compare,
        evaluate(game, condition.right, bindings),
      );
    case 'odd':
    case 'even':
      if (isAboutNothing(game, condition, bindings)) return false;
      return (evaluate(game, condition.number, bindings) % 2 === 0) === (condition.kind === 'even');
    case 'exists':
      return isAnyMeant(game, condition.what, bindings);
    case 'is': {
      const cards = cardsMeant(game, condition.target, bindings);
      return cards.length > 0 && cards.every((id) => fits(game, id, condition.filter, bindings));
    }
    case 'happened':
      return timesHappened(game, condition.event, condition.when, bindings) > 0;
    case 'destroyed-this-way': {
      const destroyed = bindings.thisWay.destroyed ?? [];
      const cards = cardsMeant(game, condition.target, bindings);
      return cards.length > 0 && cards.every((id) => destroyed.includes(id));
    }
    case 'share': {
      const [first, ...rest] = cardsMeant(game, condition.target, bindings);
      return (
        first !== undefined && rest.length > 0 && rest.every((id) => share(game, first, id, condition.what))
      );
    }
    case 'in-play': {
      const cards = cardsMeant(game, condition.target, bindings);
      return cards.length > 0 && cards.every((id) => isInPlay(game, id));
    }
    case 'key-forged':
      return anyOf(condition.of, (who) => player(game, who).keys[condition.color]);
    case 'active-house': {
      const active = player(game, game.state.activePlayer).activeHouse;
      return (
        active !== null &&
        housesCalled(game, condition.house, bindings, game.state.activePlayer).includes(active)
      );
    }
    case 'tide': {
      if (game.state.tide === null) return false;
      return (game.state.tide === bindings.you) === (condition.level === 'high');
    }
    case 'haunted':
      return anyOf(condition.who, (who) => isHaunted(game, who));
    case 'overwhelmed':
      return anyOf(condition.who, (who) => isOverwhelmed(game, who));
    case 'turn-of':
      return anyOf(condition.who, (who) => who === game.state.activePlayer);
    case 'attacking':
      return isAttacking(game, condition, bindings);
    case 'fighting': {
      const { fight } = game;
      return (
        fight !== null &&
        cardsMeant(game, condition.card, bindings).some(
          (id) => id === fight.attacker || id === fight.defender,
        )
      );
    }
    case 'are-named':
      return areNamed(game, cardsMeant(game, condition.target, bindings), bindings);
    case 'found':
      return bindings.found;
    case 'step':
      return game.state.step === condition.step;
    case 'not':
      return (
        !isAboutNothing(game, condition.condition, bindings) && !holds(game, condition.condition, bindings)
      );
    case 'all':
      return condition.of.every((part) => holds(game, part, bindings));
    case 'any':
      return condition.of.some((part) => holds(game, part, bindings));
  }
}

/**
 * Says whether the condition is about a card that does not exist, such as one that was never chosen. Such a
 * condition is false, and so is its opposite [9.5].
 */
function isAboutNothing(game: Game, condition: Condition, bindings: Bindings): boolean {
  const isNothing = (target: Target) =>
    target.kind === 'ref' && cardsMeant(game, target, bindings).length === 0;
  switch (condition.kind) {
    case 'is':
    case 'destroyed-this-way':
    case 'share':
    case 'in-play':
    case 'are-named':
      return isNothing(condition.target);
    case 'attacking':
    case 'fighting':
      return isNothing(condition.card);
    case 'compare':
      return [condition.left, condition.right].some((amount) => measured(amount).some(isNothing));
    case 'odd':
    case 'even':
      return measured(condition.number).some(isNothing);
    case 'not':
      return isAboutNothing(game, condition.condition, bindings);
    case 'all':
    case 'any':
      return condition.of.some((part) => isAboutNothing(game, part, bindings));
    case 'exists':
    case 'happened':
    case 'key-forged':
    case 'active-house':
    case 'tide':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
    case 'found':
    case 'step':
      return false;
  }
}

/** The card whose power, armor, damage or amber an amount is. */
function measured(amount: Amount): readonly Target[] {
  if (typeof amount !== 'object') return [];
  if (amount.kind === 'stat') return [amount.of];
  return amount.kind === 'amber-on' ? [amount.card] : [];
}

/** Says whether the cards are exactly those with the named titles. */
function areNamed(game: Game, cards: readonly CardId[], { titles }: Bindings): boolean {
  const left = cards.map((id) => titleOf(slugOf(game, id)));
  for (const title of titles) {
    const found = left.indexOf(titleOf(title));
    if (found < 0) return false;
    left.splice(found, 1);
  }
  return titles.length > 0 && left.length === 0;
}

function isAttacking(
  game: Game,
  { card, against }: Extract<Condition, { kind: 'attacking' }>,
  bindings: Bindings,
): boolean {
  if (game.fight === null) return false;
  const { attacker, defender } = game.fight;
  if (!cardsMeant(game, card, bindings).includes(attacker)) return false;
  return against === undefined || isCardMeant(game, defender, against, bindings);
}
