/** Games of players who choose by chance: whatever is legal happens sooner or later. */
import { FACTS, STARTER_DECKS, library } from '@amberhall/cards';
import type { CardFacts, DeckList } from '@amberhall/cards/data';
import { NO_AUTOMATION, decide, randomBelow, seedRandom, startGame } from '@amberhall/engine';
import type { Game, OpenQuestion, Opening, OpeningDeck, RecordedDecision } from '@amberhall/engine';
import { BONUS_ICONS, HOUSES } from '@amberhall/engine/vocabulary';
import type { CardSlug, House } from '@amberhall/engine/vocabulary';
import { PRINTED_DECKS } from './decks.ts';

/** Returns whole numbers from 0 to `below` − 1. */
export type Chance = (below: number) => number;

/** Returns numbers that are the same for the same seed. */
export function chanceOf(seed: number): Chance {
  const state = seedRandom(String(seed));
  return (below) => randomBelow(state, below);
}

const KNOWN_DECKS: readonly DeckList[] = [...STARTER_DECKS, ...PRINTED_DECKS];

/** Cards that can be in a deck and whose text is implemented, by house. */
const POOL: ReadonlyMap<House, readonly CardSlug[]> = new Map(
  HOUSES.map((house) => [
    house,
    [...FACTS.values()].filter((facts) => canBeIn(facts, house)).map(({ slug }) => slug),
  ]),
);
const CARDS_PER_HOUSE = 12;
/** Houses with fewer cards would give decks of the same few. */
const PLAYABLE_HOUSES = HOUSES.filter((house) => (POOL.get(house) ?? []).length >= CARDS_PER_HOUSE);

function canBeIn({ slug, type, houses, gigantic }: CardFacts, house: House): boolean {
  const isDeckCard = type === 'action' || type === 'artifact' || type === 'creature' || type === 'upgrade';
  return isDeckCard && !gigantic && houses.includes(house) && (library.get(slug)?.implemented ?? false);
}

/** Twelve cards of each of three houses; some copies are enhanced. */
function randomDeck(chance: Chance): OpeningDeck {
  const houses = PLAYABLE_HOUSES.slice();
  const chosen = Array.from({ length: 3 }, () => houses.splice(chance(houses.length), 1)[0] as House);
  const cards = chosen.flatMap((house) =>
    Array.from({ length: CARDS_PER_HOUSE }, () => ({
      card: oneOf(POOL.get(house) ?? [], chance),
      count: 1,
      house,
      ...(chance(4) === 0 && { enhancements: [oneOf(BONUS_ICONS, chance)] }),
    })),
  );
  return { houses: chosen, cards };
}

function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance(list.length)] as T;
}

/** Two decks and a seed; what is done for the players differs from game to game as well. */
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

const ALL_AUTOMATION = { takeOnlyTarget: true, orderTriggers: true, takeOnlyAction: true };

/** Every answer that an open question allows; of names, one. */
export function legalDecisions({ question }: OpenQuestion): RecordedDecision[] {
  const { kind, selectable, controls } = question;
  if (kind === 'name') return [{ kind: 'name', name: 'Troll' }];
  return [
    ...selectable.map((card): RecordedDecision => ({ kind: 'card', card })),
    ...controls.map(({ id }): RecordedDecision => ({ kind: 'control', control: id })),
  ];
}

/** In one of so many cases a random player ends the turn or thinks again although something else could be done. */
const IDLENESS = 12;

/** One of the legal answers; players rather do something than nothing, so that games come to an end. */
export function randomDecision(open: OpenQuestion, chance: Chance): RecordedDecision {
  const legal = legalDecisions(open);
  const active = legal.filter((decision) => !(decision.kind === 'control' && IDLE.has(decision.control)));
  const among = active.length > 0 && chance(IDLENESS) > 0 ? active : legal;
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

/** More decisions than any game needs. */
const ENDLESS = 20_000;

/**
 * Plays a game to its end.
 *
 * @param seen looks at the game at its beginning and after every decision
 */
export function playRandomly(
  seed: number,
  seen: (game: Game) => void = () => undefined,
): { game: Game; opening: Opening } {
  const opening = randomOpening(seed);
  const game = startGame(library, opening);
  const chance = chanceOf(seed + 0x5eed);
  seen(game);
  while (game.state.step !== 'over') {
    if (game.journal.length > ENDLESS) throw new Error(`game ${seed} does not end`);
    const open = game.open.find(({ answer }) => answer === null);
    if (!open) throw new Error(`game ${seed} asks nobody anything`);
    const decision = randomDecision(open, chance);
    const decided = decide(game, open.question.player, decision, open.id);
    if (!decided.ok) throw new Error(`game ${seed} refuses what it offers: ${decided.code}`);
    seen(game);
  }
  return { game, opening };
}
