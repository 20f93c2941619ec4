/** Which decks are allowed in which games. */
import { deckObstacle, EXPANSION_CODES, SET_NUMBERS } from '@amberhall/protocol';
import type { DeckObstacle, ExpansionCode, GameFormat, NewGame, NewGameOptions } from '@amberhall/protocol';
import type { Decks } from '../decks/decks.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { standaloneDeck } from '../decks/standalone.ts';
import { Problem } from '../http/problems.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Person } from '../accounts/person.ts';

const OBSTACLE_TEXTS: Record<DeckObstacle, string> = {
  invalid: 'Assign this deck’s enhancements before you play it.',
  sealed: 'Sealed games assign decks automatically.',
  onlyAlliance: 'Only alliance decks can be played in this format.',
  noAlliance: 'Alliance decks can only be played in the Alliance format.',
  onlyUnchained: 'Only Unchained 2022 decks can be played in this format.',
  noUnchained: 'Unchained 2022 decks can only be played in the Unchained format.',
};
const NO_SEALED = 'No sealed decks are available for the selected sets. Please select other sets.';

interface Choice {
  deckId: number;
  isStandalone: boolean;
  /** `null` in practice games, which allow every deck. */
  gameFormat: GameFormat | null;
}

export class DeckSelection {
  readonly #decks: Decks;

  constructor(decks: Decks) {
    this.#decks = decks;
  }

  /** @throws {RefusedMessage} if these options do not fit the format */
  checkFormat(request: NewGame): void {
    const { gameFormat } = request;
    if (gameFormat !== 'sealed') return;
    const expansions = request.expansions ?? ('quickJoin' in request ? this.sealedSets() : {});
    const playable = this.#decks.playableSets();
    if (!setsOf({ expansions }).some((expansion) => playable.includes(expansion))) {
      throw new RefusedMessage('BAD_REQUEST', NO_SEALED);
    }
  }

  /** The sets with generated decks, for sealed games whose players chose none. */
  sealedSets(): NonNullable<NewGameOptions['expansions']> {
    const playable = this.#decks.playableSets();
    const codes = EXPANSION_CODES.filter((code) => playable.includes(SET_NUMBERS[code]));
    return Object.fromEntries(codes.map((code) => [code, true]));
  }

  /** @throws {RefusedMessage} with the reason if there is no such deck, or if it does not fit the format */
  async chosen(
    person: Pick<Person, 'userId'>,
    { deckId, isStandalone, gameFormat }: Choice,
  ): Promise<PlayableDeck> {
    const deck = isStandalone ? standaloneDeck(deckId) : await this.#ownDeck(person, deckId);
    if (deck === undefined) throw new RefusedMessage('DECK_NOT_USABLE', 'No such deck');
    const obstacle = gameFormat === null ? undefined : deckObstacle(deck.deck, gameFormat);
    if (obstacle !== undefined) throw new RefusedMessage('DECK_NOT_USABLE', OBSTACLE_TEXTS[obstacle]);
    return deck;
  }

  /** @throws {RefusedMessage} if the game is not sealed, or none of its sets has decks */
  async sealed(options: NewGameOptions): Promise<PlayableDeck> {
    if (options.gameFormat !== 'sealed') {
      throw new RefusedMessage('BAD_REQUEST', 'Only sealed games assign decks automatically.');
    }
    try {
      return await this.#decks.sealed(setsOf(options));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new RefusedMessage('DECK_NOT_USABLE', NO_SEALED);
    }
  }

  async #ownDeck({ userId }: Pick<Person, 'userId'>, id: number): Promise<PlayableDeck | undefined> {
    try {
      return userId === null ? undefined : await this.#decks.playable(userId, id);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}

function setsOf({ expansions = {} }: Pick<NewGameOptions, 'expansions'>): number[] {
  const codes = Object.keys(expansions) as ExpansionCode[];
  return codes.filter((code) => expansions[code]).map((code) => SET_NUMBERS[code]);
}
