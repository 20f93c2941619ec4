/**
 * Fingerprints of positions. A game that is replayed under other rules is the same game if it arrives at the same
 * fingerprint.
 */
import { crc32 } from 'node:zlib';
import type { Game } from '@amberhall/engine';
import { STREAM_NAMES } from '@amberhall/engine/vocabulary';

type GameState = Game['state'];
type PlayerState = GameState['players'][string];
type CardState = GameState['cards'][string];

/** Fingerprints of the first format are below it. Those of the second one begin here. */
const SECOND_FORMAT = 2 ** 32;

/**
 * Returns the fingerprint of the current position: what lies on the table, the order of the decks, the random state, and
 * who is asked what. Each part is named here, so that a new field of the state, or another answer on offer, does not
 * change the fingerprints of earlier games.
 */
export function fingerprintOf(game: Game): number {
  const { state, open } = game;
  const sides = playersOf(state).map((player) => [
    player.activeHouse,
    player.amber,
    player.chains,
    [player.keys.red, player.keys.blue, player.keys.yellow],
    player.furtherKeys,
    zonesOf(player),
    player.tokenCreature,
  ]);
  const lasting = state.lasting.map(({ slug, until }) => [slug, until]);
  const asked = open.map(({ question, answer }) => [question.player, question.purpose, answer === null]);
  const { random, turn, step, activePlayer, extraTurns, tide, winner } = state;
  const position = [
    chanceIn(random),
    turn,
    step,
    activePlayer,
    extraTurns,
    tide,
    winner,
    sides,
    tableOf(state),
    lasting,
    asked,
  ];
  return SECOND_FORMAT + crc32(JSON.stringify(position));
}

/** Returns whether the position has this fingerprint, in the format of the program that stored it. */
export function hasFingerprint(game: Game, fingerprint: number): boolean {
  return fingerprint === (fingerprint < SECOND_FORMAT ? firstFingerprintOf(game) : fingerprintOf(game));
}

/** Of games before the streams, the state of their only generator. */
function chanceIn(random: GameState['random']): unknown[] {
  if (Array.isArray(random)) return random;
  return [random.seed, STREAM_NAMES.map((name) => random.used[name] ?? 0)];
}

function playersOf({ seats, players }: GameState): PlayerState[] {
  return seats.flatMap((seat) => players[seat] ?? []);
}

function zonesOf(player: PlayerState): (readonly string[])[] {
  const { deck, hand, discard, archives, purged, battleline, artifacts, resolving, aside } = player;
  return [deck, hand, discard, archives, purged, battleline, artifacts, resolving, aside];
}

/** The cards in play and beneath others, in the order of the state. */
function tableOf({ cards }: GameState): unknown[][] {
  const table: unknown[][] = [];
  // After every decision all cards are looked at, so nothing is made of those that are elsewhere.
  for (const id in cards) {
    const card = cards[id];
    if (card?.zone === 'play' || card?.zone === 'under') table.push(cardOnTable(card));
  }
  return table;
}

function cardOnTable(card: CardState): unknown[] {
  const { id, controller, facedown, exhausted, stunned, warded, enraged, damage, amber, armorUsed } = card;
  const counters = Object.entries(card.counters);
  if (counters.length > 1) counters.sort(([one], [other]) => (one < other ? -1 : 1));
  const marks = [facedown, exhausted, stunned, warded, enraged];
  return [
    id,
    card.parent,
    card.copy?.slug ?? card.slug,
    controller,
    marks,
    damage,
    amber,
    armorUsed,
    counters,
  ];
}

/** Returns the fingerprint in the format of the first programs, which stored every answer on offer. */
function firstFingerprintOf({ state, open }: Game): number {
  const players = playersOf(state).map((player) =>
    Object.fromEntries(FIRST_FIELDS.map((field) => [field, player[field]])),
  );
  const questions = open.map(({ question, answer }) => [
    question.player,
    question.purpose,
    question.selectable,
    question.controls.map(({ id }) => id),
    answer === null,
  ]);
  return crc32(JSON.stringify([state.random, players, questions, state.winner]));
}

/** The fields of a player in the first format, in its order. */
const FIRST_FIELDS = [
  'id',
  'opponent',
  'houses',
  'activeHouse',
  'amber',
  'chains',
  'keys',
  'furtherKeys',
  'deck',
  'hand',
  'discard',
  'archives',
  'purged',
  'battleline',
  'artifacts',
  'resolving',
  'aside',
  'tokenCreature',
  'deckShuffles',
  'revealedTop',
  'turnsTaken',
] as const satisfies readonly (keyof PlayerState)[];
