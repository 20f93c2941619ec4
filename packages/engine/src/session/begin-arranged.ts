/** Begins a game in the position of its opening. */
import { LogBook } from '../log/log-book.ts';
import type { ArrangedCard, ArrangedSide, Arrangement } from '../state/arrangement.ts';
import type { Game } from '../state/game.ts';
import { opponentOf } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { Opening } from '../state/opening.ts';
import type { CardId, CardSlug, PlayerId } from '../vocabulary.ts';
import { addCopy, beginAt, changeCard, changePlayer, moveTo } from './arrange.ts';

const PILES = ['hand', 'deck', 'discard', 'archives', 'purged'] as const;

/** @throws if a card is not in the library, or an upgrade has nothing to be attached to */
export function beginArranged(game: Game, { players }: Opening, { house, sides }: Arrangement): void {
  for (const [index, { id }] of players.entries()) {
    const side = sides[index];
    if (side === undefined) continue;
    arrangePlay(game, id, side);
    for (const pile of PILES) {
      for (const listed of side[pile] ?? []) {
        moveTo(game, added(game, id, asCard(listed)), pile, { position: 'bottom', controller: id });
      }
    }
    arrangeCounters(game, id, side);
  }
  // The moves above are not part of the game.
  game.log = new LogBook();
  beginAt(game, 'turn', house);
}

function arrangePlay(game: Game, id: PlayerId, side: ArrangedSide): void {
  for (const listed of [...(side.battleline ?? []), ...(side.artifacts ?? [])]) {
    const card = asCard(listed);
    const one = added(game, id, card);
    moveTo(game, one, 'play', { controller: id, ...(card.token && { asToken: true as const }) });
    changeState(game, one, card);
    for (const upgrade of card.upgrades ?? []) {
      moveTo(game, added(game, id, { card: upgrade }), 'play', { parent: one, controller: id });
    }
  }
}

function asCard(listed: CardSlug | ArrangedCard): ArrangedCard {
  return typeof listed === 'string' ? { card: listed } : listed;
}

function added(game: Game, id: PlayerId, { card, house, enhancements, foreign }: ArrangedCard): CardId {
  const { houses } = prepare(game.library, card).facts;
  const printed = houses[0] ?? 'prophecy';
  const isMaverick = house !== undefined && !(houses as readonly string[]).includes(house);
  return addCopy(game, foreign ? opponentOf(game, id) : id, {
    card,
    house: house ?? printed,
    ...(isMaverick && { maverick: true as const }),
    ...(enhancements && { enhancements }),
  });
}

function changeState(game: Game, id: CardId, card: ArrangedCard): void {
  const { exhausted = false, stunned = false, warded = false, enraged = false } = card;
  const { damage = 0, amber = 0, counters = {} } = card;
  changeCard(game, id, {
    exhausted,
    stunned,
    warded,
    enraged,
    damage,
    amber,
    counters: Object.fromEntries(Object.entries(counters).filter(([, number]) => (number ?? 0) > 0)),
  });
}

function arrangeCounters(game: Game, id: PlayerId, side: ArrangedSide): void {
  const { amber = 0, chains = 0, keys = [], hasTide } = side;
  changePlayer(game, id, {
    amber,
    chains,
    keys: Object.fromEntries(keys.map((color) => [color, true])),
    ...(hasTide && { tide: 'high' as const }),
  });
}
