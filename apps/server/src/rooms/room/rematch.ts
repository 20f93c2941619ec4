/** The prompts after a game: whether to play again, with which decks, and who begins. */
import type { ControlView, PlayerId, PromptView } from '@amberhall/engine/vocabulary';
import type { RoomNoticeKey } from '@amberhall/protocol';
import { REMATCHES } from '../journal/node-types.ts';
import type { Rematch } from '../journal/node-types.ts';

/** The possible agreements after a game: a rematch, or continuing this one. */
export type RematchRequest = Rematch | 'continue';

const LABELS: Record<RematchRequest, RoomNoticeKey> = {
  continue: 'room.playOn.offer',
  same: 'room.rematch.same',
  swap: 'room.rematch.swap',
  change: 'room.rematch.change',
};
const QUESTIONS: Record<RematchRequest, RoomNoticeKey> = {
  continue: 'room.playOn.asked',
  same: 'room.rematch.askedSame',
  swap: 'room.rematch.askedSwap',
  change: 'room.rematch.askedChange',
};

export interface PostGameState {
  winner: PlayerId | null;
  /** There is no rematch when the opponent has left. */
  offered: readonly RematchRequest[];
  opponentOf: (player: PlayerId) => PlayerId;
}

/** The agreement of both players. `startingPlayer` is `null` for a random one. */
export interface Agreement {
  rematch: Rematch;
  startingPlayer: PlayerId | null;
}

/** The result of a button: not offered, a visible change, or an agreement. */
export type Answer = 'not offered' | 'changed' | 'continue' | Agreement;

type Stage =
  | { kind: 'menu' }
  | { kind: 'asked'; asker: PlayerId; request: RematchRequest }
  /** The loser of the last game chooses who begins the next one. */
  | { kind: 'first player'; chooser: PlayerId; rematch: Rematch };

/** The choice of a random starting player. The other choices are player names, which have no spaces. */
export const AT_RANDOM = 'by lot';

export class RematchNegotiation {
  /** Increases with each change, so that a late answer is detected. */
  #revision = 1;
  #stage: Stage = { kind: 'menu' };

  promptFor(player: PlayerId, state: PostGameState): PromptView {
    const stage = this.#stage;
    switch (stage.kind) {
      case 'menu':
        return this.#menu(state);
      case 'asked':
        return stage.asker === player
          ? this.#waiting(stage.request, state.opponentOf(player))
          : this.#prompt(titleOf(stage.request), QUESTIONS[stage.request], stage.asker, [
              { id: 'yes', kind: 'yes', label: { key: 'room.yes' } },
              { id: 'no', kind: 'no', label: { key: 'room.no' } },
            ]);
      case 'first player':
        return stage.chooser === player
          ? this.#prompt(
              'room.firstPlayer.title',
              'room.firstPlayer.text',
              null,
              firstPlayerControls(player, state),
            )
          : this.#prompt('room.firstPlayer.title', 'room.firstPlayer.waiting', stage.chooser, []);
    }
  }

  isOwnPrompt(promptId: string): boolean {
    return promptId.startsWith(PROMPT_PREFIX);
  }

  answer(player: PlayerId, promptId: string, control: string, state: PostGameState): Answer {
    if (promptId !== this.#id()) return 'not offered';
    if (!this.promptFor(player, state).controls.some(({ id }) => id === control)) return 'not offered';

    const stage = this.#stage;
    switch (stage.kind) {
      case 'menu':
        // One of the offered ones, as just checked.
        return this.ask(player, control as RematchRequest);
      case 'asked':
        return control === 'yes' ? this.#agree(stage.request, state) : this.#change({ kind: 'menu' });
      case 'first player':
        return { rematch: stage.rematch, startingPlayer: control === AT_RANDOM ? null : control };
    }
  }

  /** Asks the opponent during or after a game. */
  ask(asker: PlayerId, request: RematchRequest): Answer {
    return this.#change({ kind: 'asked', asker, request: request });
  }

  /** A player has been asked and has not answered. */
  get isAsking(): boolean {
    return this.#stage.kind !== 'menu';
  }

  /** All requests are cancelled: a player left, or play continues. */
  reset(): void {
    this.#change({ kind: 'menu' });
  }

  /** With other decks it is open who should begin, and without a loser nobody has the choice. */
  #agree(request: RematchRequest, { winner, opponentOf }: PostGameState): Answer {
    if (request === 'continue') {
      this.reset();
      return 'continue';
    }
    const rematch = request;
    if (rematch === 'change' || winner === null) return { rematch, startingPlayer: null };
    return this.#change({ kind: 'first player', chooser: opponentOf(winner), rematch });
  }

  #change(stage: Stage): Answer {
    this.#stage = stage;
    this.#revision++;
    return 'changed';
  }

  #menu({ winner, offered }: PostGameState): PromptView {
    const controls = REQUESTS.filter((request) => offered.includes(request)).map((request): ControlView => ({
      id: request,
      kind: 'option',
      value: request,
      label: { key: LABELS[request] },
    }));
    return winner === null
      ? this.#prompt('room.ended.title', 'room.ended.text', null, controls)
      : this.#prompt('room.won.title', 'room.won.text', winner, controls);
  }

  #waiting(request: RematchRequest, opponent: PlayerId): PromptView {
    const text = request === 'continue' ? 'room.playOn.waiting' : 'room.rematch.waiting';
    return this.#prompt(titleOf(request), text, opponent, [
      { id: 'back', kind: 'back', label: { key: 'room.back' } },
    ]);
  }

  #prompt(
    title: RoomNoticeKey,
    text: RoomNoticeKey,
    player: PlayerId | null,
    controls: ControlView[],
  ): PromptView {
    return {
      id: this.#id(),
      kind: 'over',
      purpose: 'game-over',
      title: { key: title },
      text: { key: text, ...(player !== null && { args: { player: { player } } }) },
      controls,
      selectable: [],
      selected: [],
    };
  }

  #id(): string {
    return `${PROMPT_PREFIX}${this.#revision}`;
  }
}

/** In the order of the menu. */
const REQUESTS: readonly RematchRequest[] = [...REMATCHES, 'continue'];

function titleOf(request: RematchRequest): RoomNoticeKey {
  return request === 'continue' ? 'room.playOn.title' : 'room.rematch.title';
}

function firstPlayerControls(player: PlayerId, { opponentOf }: PostGameState): ControlView[] {
  return [
    ...[player, opponentOf(player)].map((name): ControlView => ({
      id: name,
      kind: 'player',
      value: name,
      label: { key: 'room.firstPlayer.player', args: { player: { player: name } } },
    })),
    { id: AT_RANDOM, kind: 'option', label: { key: 'room.firstPlayer.random' } },
  ];
}

/** Distinguishes the room's prompts from those of the engine. */
const PROMPT_PREFIX = 'room-';
