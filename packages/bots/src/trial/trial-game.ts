import { PLAYABLE_SETS, generatePlayableDeck } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { NO_AUTOMATION, linesFor } from '@amberhall/engine';
import type { CardLibrary, Game, Opening, PlayerOpening } from '@amberhall/engine';
import type { CardSlug, LogLine, PlayerId } from '@amberhall/engine/vocabulary';
import type { Bot } from '../bot.ts';
import { noPause } from '../pause.ts';
import type { Pause } from '../pause.ts';
import { playOut } from '../play-out.ts';
import { sensibleBot } from '../sensible/sensible-bot.ts';

/** Which game of a trial is played. */
export interface TrialNumber {
  deck: DeckList;
  number: number;
}

/** What a player has at the end of one of its turns. */
export interface TrialTurn {
  keys: number;
  amber: number;
}

/** How often the cards of one name did something in a game. */
export interface TrialCard {
  card: CardSlug;
  plays: number;
  /** How often it reaped, fought or was used for another action. */
  uses: number;
}

/** One finished game of the deck on trial, as plain data. */
export interface TrialGame {
  number: number;
  /** `none` if the game was stopped before a player won. */
  result: 'won' | 'lost' | 'none';
  /** The keys of the deck when the game ended. */
  keys: number;
  /** Its own turns, in order. The turn that wins has no entry. */
  turns: TrialTurn[];
  /** Its own cards that were played or used. */
  cards: TrialCard[];
}

const DECK: PlayerId = 'deck';
const FIELD: PlayerId = 'field';
/** More than a game between working bots takes. A longer game counts as stopped. */
const MAX_DECISIONS = 5000;

/**
 * Plays game `number` of a deck against the field, with a steady bot on both sides. Game N meets deck N of the field, and
 * the deck sits on the other side in every other game. The same number gives the same game.
 */
export function playTrialGame(
  library: CardLibrary,
  { deck, number }: TrialNumber,
  pause: Pause = noPause,
): TrialGame {
  const [first, second] = number % 2 === 0 ? [DECK, FIELD] : [FIELD, DECK];
  const seat = (id: PlayerId): PlayerOpening => ({
    id,
    deck: id === DECK ? deck : fieldDeck(number),
    automation: NO_AUTOMATION,
  });
  const { unknownCards } = deck;
  const opening: Opening = {
    seed: `trial ${number}`,
    players: [seat(first), seat(second)],
    ...(unknownCards && { unknownCards }),
  };
  const bot = (id: PlayerId) => pausingBot(sensibleBot(`${id} ${number}`), pause);
  const { game, winner } = playOut(library, opening, [bot(first), bot(second)], MAX_DECISIONS);
  return { number, result: resultOf(winner), keys: keysIn(game), ...whatHappened(game) };
}

function pausingBot(bot: Bot, pause: Pause): Bot {
  return {
    choose: (view, player) => {
      pause();
      return bot.choose(view, player);
    },
  };
}

/** Deck N of the field: generated decks of all sets that play, the same for every deck on trial. */
const FIELD_SIZE = 40;

function fieldDeck(number: number): DeckList {
  const place = number % FIELD_SIZE;
  const set = PLAYABLE_SETS[place % PLAYABLE_SETS.length];
  if (set === undefined) throw new Error('no set can be played');
  return generatePlayableDeck(set, `field ${place}`);
}

function resultOf(winner: PlayerId | null): TrialGame['result'] {
  if (winner === null) return 'none';
  return winner === DECK ? 'won' : 'lost';
}

function keysIn({ state }: Game): number {
  const player = state.players[DECK];
  return player === undefined ? 0 : Object.values(player.keys).filter(Boolean).length + player.furtherKeys;
}

/** Reads the turns and the cards of the deck from the log of the game. */
function whatHappened(game: Game): Pick<TrialGame, 'turns' | 'cards'> {
  const turns: TrialTurn[] = [];
  const cards = new Map<CardSlug, TrialCard>();
  const own = new Set(
    Object.values(game.state.cards).flatMap((card) => (card.owner === DECK ? card.slug : [])),
  );
  for (const line of linesFor(game, { kind: 'spectator', seesHands: true }, 0)) {
    if (line.player !== DECK) continue;
    const { key, args } = line.text;
    if (key === 'log.endOfTurn') turns.push({ keys: Number(args?.['keys']), amber: Number(args?.['amber']) });
    const isPlay = PLAYS.has(key);
    const slug = isPlay || key.startsWith(USE) ? slugIn(line) : undefined;
    if (slug === undefined || !own.has(slug)) continue;
    const counted = cards.get(slug) ?? { card: slug, plays: 0, uses: 0 };
    counted[isPlay ? 'plays' : 'uses'] += 1;
    cards.set(slug, counted);
  }
  return { turns, cards: [...cards.values()] };
}

const PLAYS: ReadonlySet<string> = new Set(['log.play', 'log.playUpgrade']);
const USE = 'log.use.';

function slugIn({ text: { args } }: LogLine): CardSlug | undefined {
  const card = args?.['card'];
  return typeof card === 'object' && 'card' in card ? card.card.slug : undefined;
}
