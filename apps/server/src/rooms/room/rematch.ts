/** What the two players are asked after the game: whether they play again, with which decks, and who begins. */
import type { ControlView, PlayerId, PromptView } from '@amberhall/engine/vocabulary';
import type { RoomNoticeKey } from '@amberhall/protocol';
import { REMATCHES } from '../journal/node-types.ts';
import type { Rematch } from '../journal/node-types.ts';

/** What can be agreed after a game: another one, or to play on in this one. */
export type Wish = Rematch | 'continue';

const LABELS: Record<Wish, RoomNoticeKey> = {
  continue: 'room.playOn.offer',
  same: 'room.rematch.same',
  swap: 'room.rematch.swap',
  change: 'room.rematch.change',
};
const ASKED: Record<Wish, RoomNoticeKey> = {
  continue: 'room.playOn.asked',
  same: 'room.rematch.askedSame',
  swap: 'room.rematch.askedSwap',
  change: 'room.rematch.askedChange',
};

export interface AfterGame {
  winner: PlayerId | null;
  /** No rematch is on offer when the opponent has left. */
  offered: readonly Wish[];
  opponentOf: (player: PlayerId) => PlayerId;
}

/** What both agreed on. `startingPlayer` is `null` where the lot decides. */
export interface Agreement {
  rematch: Rematch;
  startingPlayer: PlayerId | null;
}

/** How a button was taken: not on offer, something to show, or agreed. */
export type Answer = 'not offered' | 'changed' | 'continue' | Agreement;

type Stage =
  | { kind: 'menu' }
  | { kind: 'asked'; asker: PlayerId; wish: Wish }
  /** The loser of the last game says who begins the next. */
  | { kind: 'first player'; chooser: PlayerId; rematch: Rematch };

/** The choice to leave it to the lot; the others are the names of the players, which have no spaces. */
export const BY_LOT = 'by lot';

export class RematchTalk {
  /** Grows with each change, so that a late answer is noticed. */
  #turn = 1;
  #stage: Stage = { kind: 'menu' };

  promptFor(player: PlayerId, after: AfterGame): PromptView {
    const stage = this.#stage;
    switch (stage.kind) {
      case 'menu':
        return this.#menu(after);
      case 'asked':
        return stage.asker === player
          ? this.#waiting(stage.wish, after.opponentOf(player))
          : this.#prompt(titleOf(stage.wish), ASKED[stage.wish], stage.asker, [
              { id: 'yes', kind: 'yes', label: { key: 'room.yes' } },
              { id: 'no', kind: 'no', label: { key: 'room.no' } },
            ]);
      case 'first player':
        return stage.chooser === player
          ? this.#prompt('room.firstPlayer.title', 'room.firstPlayer.text', null, firstPlayers(player, after))
          : this.#prompt('room.firstPlayer.title', 'room.firstPlayer.waiting', stage.chooser, []);
    }
  }

  owns(promptId: string): boolean {
    return promptId.startsWith(PREFIX);
  }

  answer(player: PlayerId, promptId: string, control: string, after: AfterGame): Answer {
    if (promptId !== this.#id()) return 'not offered';
    if (!this.promptFor(player, after).controls.some(({ id }) => id === control)) return 'not offered';

    const stage = this.#stage;
    switch (stage.kind) {
      case 'menu':
        // One of those on offer, as just checked.
        return this.ask(player, control as Wish);
      case 'asked':
        return control === 'yes' ? this.#agree(stage.wish, after) : this.#change({ kind: 'menu' });
      case 'first player':
        return { rematch: stage.rematch, startingPlayer: control === BY_LOT ? null : control };
    }
  }

  /** Asks the opponent, in or after a game. */
  ask(asker: PlayerId, wish: Wish): Answer {
    return this.#change({ kind: 'asked', asker, wish });
  }

  /** Somebody has been asked, and has not answered. */
  get isAsking(): boolean {
    return this.#stage.kind !== 'menu';
  }

  /** Whatever was asked is void: somebody left, or play goes on. */
  reset(): void {
    this.#change({ kind: 'menu' });
  }

  /** With other decks nobody can say yet who should begin, and without a loser nobody has a right to. */
  #agree(wish: Wish, { winner, opponentOf }: AfterGame): Answer {
    if (wish === 'continue') {
      this.reset();
      return 'continue';
    }
    const rematch = wish;
    if (rematch === 'change' || winner === null) return { rematch, startingPlayer: null };
    return this.#change({ kind: 'first player', chooser: opponentOf(winner), rematch });
  }

  #change(stage: Stage): Answer {
    this.#stage = stage;
    this.#turn++;
    return 'changed';
  }

  #menu({ winner, offered }: AfterGame): PromptView {
    const controls = WISHES.filter((wish) => offered.includes(wish)).map((wish): ControlView => ({
      id: wish,
      kind: 'option',
      value: wish,
      label: { key: LABELS[wish] },
    }));
    return winner === null
      ? this.#prompt('room.ended.title', 'room.ended.text', null, controls)
      : this.#prompt('room.won.title', 'room.won.text', winner, controls);
  }

  #waiting(wish: Wish, opponent: PlayerId): PromptView {
    const text = wish === 'continue' ? 'room.playOn.waiting' : 'room.rematch.waiting';
    return this.#prompt(titleOf(wish), text, opponent, [
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
    return `${PREFIX}${this.#turn}`;
  }
}

/** In the order of the menu. */
const WISHES: readonly Wish[] = ['continue', ...REMATCHES];

function titleOf(wish: Wish): RoomNoticeKey {
  return wish === 'continue' ? 'room.playOn.title' : 'room.rematch.title';
}

function firstPlayers(player: PlayerId, { opponentOf }: AfterGame): ControlView[] {
  return [
    ...[player, opponentOf(player)].map((name): ControlView => ({
      id: name,
      kind: 'player',
      value: name,
      label: { key: 'room.firstPlayer.player', args: { player: { player: name } } },
    })),
    { id: BY_LOT, kind: 'option', label: { key: 'room.firstPlayer.random' } },
  ];
}

/** Tells the room's prompts from those of the engine. */
const PREFIX = 'room-';
