/** What the two players are asked after the game: whether they play again, and with which decks. */
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

/** How a button was taken: not on offer, something to show, or agreed. */
export type Answer = 'not offered' | 'changed' | { agreed: Rematch };

export class RematchTalk {
  /** Grows with each change, so that a late answer is noticed. */
  #turn = 1;
  #wish: { asker: PlayerId; rematch: Rematch } | null = null;

  promptFor(player: PlayerId, after: AfterGame): PromptView {
    if (this.#wish === null) return this.#menu(after);
    const { asker, rematch } = this.#wish;
    if (asker === player) {
      return this.#prompt('room.rematch.title', 'room.rematch.waiting', after.opponentOf(player), [
        { id: 'back', kind: 'back', label: { key: 'room.back' } },
      ]);
    }
    return this.#prompt('room.rematch.title', ASKED[rematch], asker, [
      { id: 'yes', kind: 'yes', label: { key: 'room.yes' } },
      { id: 'no', kind: 'no', label: { key: 'room.no' } },
    ]);
  }

  owns(promptId: string): boolean {
    return promptId.startsWith(PREFIX);
  }

  answer(player: PlayerId, promptId: string, control: string, after: AfterGame): Answer {
    if (promptId !== this.#id()) return 'not offered';
    if (!this.promptFor(player, after).controls.some(({ id }) => id === control)) return 'not offered';
    const wish = this.#wish;
    if (wish === null) {
      return this.#change({ asker: player, rematch: control as Rematch });
    }
    return control === 'yes' ? { agreed: wish.rematch } : this.#change(null);
  }

  /** Somebody left: whatever was asked is void. */
  reset(): void {
    this.#change(null);
  }

  #change(wish: { asker: PlayerId; rematch: Rematch } | null): Answer {
    this.#wish = wish;
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

/** Tells the room's prompts from those of the engine. */
const PREFIX = 'room-';
