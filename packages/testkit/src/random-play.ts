/** Games of players who choose at random, so that any legal decision can happen. */
import { PLAYABLE_SETS, STARTER_DECKS, generatePlayableDeck, library } from '@amberhall/cards';
import type { CardSet, DeckList } from '@amberhall/cards/data';
import { NO_AUTOMATION, decide, randomBelow, seedRandom, startGame } from '@amberhall/engine';
import type { Game, OpenQuestion, Opening, OpeningDeck, RecordedDecision } from '@amberhall/engine';
import { BONUS_ICONS } from '@amberhall/engine/vocabulary';
import { PRINTED_DECKS } from './decks.ts';

/** Returns whole numbers from 0 to `below` − 1. */
export type Chance = (below: number) => number;

/** Returns numbers that are the same for the same seed. */
export function chanceOf(seed: number): Chance {
  const state = seedRandom(String(seed));
  return (below) => randomBelow(state, below);
}

const KNOWN_DECKS: readonly DeckList[] = [...STARTER_DECKS, ...PRINTED_DECKS];

/** A random deck of a random set; some copies are enhanced, whatever the set. */
function randomDeck(chance: Chance): OpeningDeck {
  const deck = generatePlayableDeck(oneOf(PLAYABLE_SETS, chance), String(chance(2 ** 32)));
  const cards = deck.cards.map((entry) =>
    chance(4) === 0 ? { ...entry, enhancements: [oneOf(BONUS_ICONS, chance)] } : entry,
  );
  return { ...deck, cards };
}

export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance(list.length)] as T;
}

/** Two decks and a seed. The automation of the players is random, too. */
export function randomOpening(seed: number): Opening {
  const chance = chanceOf(seed);
  const deck = () => (chance(3) === 0 ? oneOf(KNOWN_DECKS, chance) : randomDeck(chance));
  const automation = () => (chance(2) === 0 ? NO_AUTOMATION : ALL_AUTOMATION);
  return {
    seed: `random game ${seed}`,
    players: [
      { id: 'p1', deck: deck(), automation: automation() },
      { id: 'p2', deck: deck(), automation: automation() },
    ],
  };
}

/** Two generated decks of one set. */
export function openingOfSet(set: CardSet, seed: number): Opening {
  const player = (id: string) => ({
    id,
    deck: generatePlayableDeck(set, `${seed} ${id}`),
    automation: seed % 2 === 0 ? NO_AUTOMATION : ALL_AUTOMATION,
  });
  return { seed: `${set.code} ${seed}`, players: [player('p1'), player('p2')] };
}

const ALL_AUTOMATION = { takeOnlyTarget: true, orderTriggers: true, takeOnlyAction: true };

/** Returns every legal answer to an open question; of card names, only one. */
export function legalDecisions({ question }: OpenQuestion): RecordedDecision[] {
  const { kind, purpose, selectable, controls, tide, prophecies = [] } = question;
  if (kind === 'name') return [{ kind: 'name', name: purpose === 'name-trait' ? 'Human' : 'Troll' }];
  return [
    ...selectable.map((card): RecordedDecision => ({ kind: 'card', card })),
    ...controls.map(({ id }): RecordedDecision => ({ kind: 'control', control: id })),
    ...(tide ? [{ kind: 'tide' } as const] : []),
    ...prophecies.map((card): RecordedDecision => ({ kind: 'prophecy', card })),
  ];
}

/** A random player ends the turn or cancels in one of this many cases in which another action is possible. */
const PASS_ODDS = 12;

/** A random player considers raising the tide in one of this many cases, because its chains would keep the hand empty. */
const TIDE_RARITY = 24;

/** Returns a random legal answer. Answers that act are preferred, so that games end. */
export function randomDecision(open: OpenQuestion, chance: Chance): RecordedDecision {
  const isTideLeftOut = open.question.tide === true && chance(TIDE_RARITY) > 0;
  const legal = legalDecisions(open).filter(({ kind }) => kind !== 'tide' || !isTideLeftOut);
  const active = legal.filter((decision) => !(decision.kind === 'control' && IDLE.has(decision.control)));
  const among = active.length > 0 && chance(PASS_ODDS) > 0 ? active : legal;
  const picked = among[chance(among.length)];
  if (!picked) throw new Error(`no legal answer at ${open.question.purpose}`);
  return picked;
}

const IDLE: ReadonlySet<string> = new Set([
  'end-turn',
  'cancel',
  'back',
  'no',
  'mulligan',
  'card-action:discard',
]);

/** The limit of decisions, which no game reaches. */
const ENDLESS = 20_000;

/** Gives a random answer to the first open question. @throws if there is none, or if the answer is refused */
export function answerRandomly(game: Game, chance: Chance): void {
  const open = game.open.find(({ answer }) => answer === null);
  if (!open) throw new Error('nobody is asked anything');
  const { player, purpose } = open.question;
  const decided = decide(game, player, randomDecision(open, chance), open.id);
  if (!decided.ok) throw new Error(`"${purpose}" refuses what it offers: ${decided.code}`);
}

/**
 * Plays a game to its end.
 *
 * @param act makes one decision; by default a random answer to the first open question
 * @throws if the game does not end
 */
export function playToEnd(
  game: Game,
  chance: Chance,
  act: (game: Game, chance: Chance) => void = answerRandomly,
): void {
  while (game.state.step !== 'over') {
    if (game.journal.length > ENDLESS) throw new Error('the game does not end');
    act(game, chance);
  }
}

/**
 * Plays a game to its end.
 *
 * @param seen is called with the game at its beginning and after every decision
 */
export function playRandomly(
  seed: number,
  seen: (game: Game) => void = () => undefined,
): { game: Game; opening: Opening } {
  const opening = randomOpening(seed);
  const game = startGame(library, opening);
  seen(game);
  playToEnd(game, chanceOf(seed + 0x5eed), (now, chance) => {
    answerRandomly(now, chance);
    seen(now);
  });
  return { game, opening };
}
