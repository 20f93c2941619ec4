import type { ControlView, GameCommand, GameCommandArgs, ViewId } from '@amberhall/protocol';
import type { GameConnection } from './game-connection.ts';
import type { GameStore } from './game-store.ts';
import { activePrompt, isClickable } from './selectors.ts';

/** What a user can do at the table. */
export interface GameActions {
  /** Clicks a card if that means something now. @returns whether it did */
  clickCard(id: ViewId): boolean;
  press(control: ControlView): void;
  enterName(name: string): void;
  /** @returns whether the line was taken */
  chat(text: string): Promise<boolean>;
  raiseTide(): void;
  clickProphecy(id: ViewId): void;
  concede(): void;
  toggleMuteSpectators(): void;
  forcePass(): void;
  /** Concedes on the way if the game is still running. */
  leave(): void;
}

export function createGameActions(
  store: GameStore,
  connection: GameConnection,
  onLeave: () => void,
): GameActions {
  /** One decision at a time: what is clicked before the answer to the last one is not meant for the new table. */
  const decide = async <C extends GameCommand>(command: C, ...args: GameCommandArgs<C>): Promise<boolean> => {
    if (store.getState().busy) return false;
    store.setState({ busy: true, refusal: null });
    const answer = await connection.send(command, ...args);
    store.setState({ busy: false, ...(!answer.ok && { refusal: answer.code }) });
    return answer.ok;
  };
  const tell = async <C extends GameCommand>(command: C, ...args: GameCommandArgs<C>): Promise<boolean> => {
    const answer = await connection.send(command, ...args);
    if (!answer.ok) store.setState({ refusal: answer.code });
    return answer.ok;
  };

  return {
    clickCard: (id) => {
      const state = store.getState();
      if (!isClickable(state, id)) return false;
      void decide('cardClicked', id);
      return true;
    },
    press: (control) => {
      const prompt = activePrompt(store.getState());
      if (prompt) void decide('menuButton', control.id, prompt.id);
    },
    enterName: (name) => {
      const prompt = activePrompt(store.getState());
      if (prompt) void decide('enterName', name, prompt.id);
    },
    chat: (text) => tell('chat', text),
    raiseTide: () => void decide('clickTide'),
    clickProphecy: (id) => void decide('clickProphecy', id),
    concede: () => void tell('concede'),
    toggleMuteSpectators: () => void tell('toggleMuteSpectators'),
    forcePass: () => void tell('forcePass'),
    leave: () => {
      void connection.send('leavegame').finally(onLeave);
    },
  };
}
