/** Adaptive games: who plays which deck, and with how many chains [16.2]. */
import type { Game } from '../../state/game.ts';
import { opponentOf } from '../../state/game.ts';
import { commit } from '../../events/commit.ts';
import { log } from '../../log/log.ts';
import { choose, control, question, say } from '../../prompts/ask.ts';
import type { Answer, Question, Step } from '../../prompts/question.ts';
import { MOST_CHAINS } from '../../state/state.ts';
import type { PlayerId } from '../../vocabulary.ts';

/** The number of bids on offer at a time. */
const BIDS_OFFERED = 10;

/** Both players choose a deck at the same time. If they choose the same, they bid chains for it. */
export function* chooseDecks(game: Game, names: Readonly<Record<PlayerId, string>>): Step {
  const { seats } = game.state;
  const answers: Answer[] = yield seats.map((id) => deckQuestion(game, id, names));
  const [one, other] = seats.map((id, index) => deckOwner(game, id, answers[index]));
  if (one === undefined || other === undefined) throw new Error('a deck was chosen by nobody');
  for (const [id, owner] of [
    [seats[0], one],
    [seats[1], other],
  ] as const)
    log(game, id, 'log.chooseDeck', { deck: names[owner] ?? '' });
  if (one === other) return yield* bidForDeck(game, one, names);
  if (one !== seats[0]) exchange(game);
}

/** Both players bid chains for the deck of `owner`. The higher bidder plays it with the chains of the bid. */
export function* bidForDeck(game: Game, owner: PlayerId, names: Readonly<Record<PlayerId, string>>): Step {
  const { bidder, chains } = yield* bidFor(game, owner);
  log(game, bidder, 'log.winBid', { deck: names[owner] ?? '', number: chains });
  if (bidder !== owner) exchange(game);
  if (chains > 0) commit(game, { type: 'chainsGained', player: bidder, amount: chains });
}

function deckQuestion(game: Game, id: PlayerId, names: Readonly<Record<PlayerId, string>>): Question {
  return question({
    player: id,
    kind: 'choice',
    purpose: 'deck-choice',
    title: say('prompt.deckChoice.title'),
    text: say('prompt.deckChoice.text'),
    controls: (['own', 'other'] as const).map((which) =>
      control('deck', say('button.deck', { deck: names[ownerOf(game, id, which)] ?? '' }), { value: which }),
    ),
  });
}

function ownerOf(game: Game, id: PlayerId, which: string | number | undefined): PlayerId {
  return which === 'own' ? id : opponentOf(game, id);
}

function deckOwner(game: Game, id: PlayerId, answer: Answer | undefined): PlayerId {
  if (answer?.kind !== 'control') throw new Error('a deck was chosen without a button');
  return ownerOf(game, id, answer.control.value);
}

/**
 * The owner of the deck starts with a bid of zero chains. The players bid in turn until one passes. Nobody can
 * outbid 24 chains, because a player never has more [4.5].
 */
function* bidFor(game: Game, owner: PlayerId): Step<{ bidder: PlayerId; chains: number }> {
  let bidder = owner;
  let chains = 0;
  while (chains < MOST_CHAINS) {
    const next = opponentOf(game, bidder);
    const offered = Math.min(BIDS_OFFERED, MOST_CHAINS - chains);
    const bids = Array.from({ length: offered }, (_, index) => chains + 1 + index);
    const picked = yield* choose(next, 'bid', {
      title: say('prompt.bid.title'),
      text: say('prompt.bid.text', { number: chains }),
      controls: [
        ...bids.map((number) => control('number', say('button.number', { number }), { value: number })),
        control('pass', say('button.pass')),
      ],
    });
    if (picked.kind === 'pass') break;
    bidder = next;
    chains = Number(picked.value);
    log(game, bidder, 'log.bid', { number: chains });
  }
  return { bidder, chains };
}

/** Everything that belongs to a deck moves with it. */
function exchange(game: Game): void {
  commit(game, { type: 'decksExchanged' });
  for (const changes of game.changes) for (const id of Object.keys(game.state.cards)) changes.cards.add(id);
}
