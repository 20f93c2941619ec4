/** What the two players are asked after the game: whether they play again, with which decks, and who begins. */
import type { ControlView, PlayerId, PromptView } from '@amberhall/engine/vocabulary';
import type { RoomMessageKey } from '@amberhall/protocol';
import { REMATCHES } from './node.ts';
import type { Rematch } from './node.ts';

const LABELS: Record<Rematch, RoomMessageKey> = {
  same: 'room.rematch.same',
  swap: 'room.rematch.swap',
  change: 'room.rematch.change',
};
const ASKED: Record<Rematch, RoomMessageKey> = {
  same: 'room.rematch.askedSame',
  swap: 'room.rematch.askedSwap',
  change: 'room.rematch.askedChange',
};

export interface AfterGame {
  winner: PlayerId | null;
  /** Rematches on offer: none when the opponent has left. */
  offered: readonly Rematch[];
  opponentOf: (player: PlayerId) => PlayerId;
}

/** What both agreed on. `startingPlayer` is `null` where the lot decides. */
export interface Agreement {
  rematch: Rematch;
  startingPlayer: PlayerId | null;
}

/** How a button was taken: not on offer, something to show, or agreed. */
export type Answer = 'not offered' | 'changed' | Agreement;

type Stage =
  | { kind: 'menu' }
  | { kind: 'asked'; asker: PlayerId; rematch: Rematch }
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
          ? this.#prompt('room.rematch.title', 'room.rematch.waiting', after.opponentOf(player), [
              { id: 'back', kind: 'back', label: { key: 'room.back' } },
            ])
          : this.#prompt('room.rematch.title', ASKED[stage.rematch], stage.asker, [
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
        // One of the rematches on offer, as just checked.
        return this.#change({ kind: 'asked', asker: player, rematch: control as Rematch });
      case 'asked':
        return control === 'yes' ? this.#agree(stage.rematch, after) : this.#change({ kind: 'menu' });
      case 'first player':
        return { rematch: stage.rematch, startingPlayer: control === BY_LOT ? null : control };
    }
  }

  /** Somebody left: whatever was asked is void. */
  reset(): void {
    this.#change({ kind: 'menu' });
  }

  /** With other decks nobody can say yet who should begin, and without a loser nobody has a right to. */
  #agree(rematch: Rematch, { winner, opponentOf }: AfterGame): Answer {
    if (rematch === 'change' || winner === null) return { rematch, startingPlayer: null };
    return this.#change({ kind: 'first player', chooser: opponentOf(winner), rematch });
  }

  #change(stage: Stage): Answer {
    this.#stage = stage;
    this.#turn++;
    return 'changed';
  }

  #menu({ winner, offered }: AfterGame): PromptView {
    const controls = REMATCHES.filter((rematch) => offered.includes(rematch)).map((rematch): ControlView => ({
      id: rematch,
      kind: 'option',
      value: rematch,
      label: { key: LABELS[rematch] },
    }));
    return winner === null
      ? this.#prompt('room.ended.title', 'room.ended.text', null, controls)
      : this.#prompt('room.won.title', 'room.won.text', winner, controls);
  }

  #prompt(
    title: RoomMessageKey,
    text: RoomMessageKey,
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
