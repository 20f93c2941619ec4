import type {
  CardItem,
  ControlView,
  DragZone,
  GameCommand,
  GameCommandArgs,
  House,
  KeyColor,
  PromptView,
  ViewId,
  Zone,
} from '@amberhall/protocol';
import type { DeckCard, GameConnection } from './game-connection.ts';
import { firstLine, type GameState, type GameStore } from './game-store.ts';
import { activePrompt, cardOf, isClickable, wayBack } from './selectors.ts';

/** What a user can do at the table. */
export interface GameActions {
  /** Clicks a card if that means something now. @returns whether it did */
  clickCard(id: ViewId): boolean;
  press(control: ControlView): void;
  enterName(name: string): void;
  /** @returns whether the line was taken */
  chat(text: string): Promise<boolean>;
  /** Fetches the lines before the first one we have. */
  showEarlier(): Promise<void>;
  raiseTide(): void;
  clickProphecy(id: ViewId): void;
  concede(): void;
  toggleMuteSpectators(): void;
  forcePass(): void;
  /** Takes back one's last move, or asks the opponent whether one may. */
  undo(): void;
  redo(): void;
  toggleManualMode(): void;
  toggleSetting(setting: 'orderForcedAbilities' | 'confirmOneClick', isOn: boolean): void;
  /** In manual mode [17]. */
  cancelPrompt(): void;
  changeStat(stat: 'amber' | 'chains', by: 1 | -1): void;
  modifyKey(color: KeyColor, isForged: boolean): void;
  changeActiveHouse(house: House): void;
  shuffleDeck(): void;
  correctCard(id: ViewId, item: CardItem): void;
  drop(id: ViewId, to: DragZone, from: Zone): void;
  /** What is left in one's own deck; its order stays unknown. */
  lookThroughDeck(): Promise<readonly DeckCard[]>;
  /** Tries anew to get to the table. */
  reconnect(): void;
  /** Concedes on the way if the game is still running. */
  leave(): void;
}

interface MenuClosing {
  prompt: PromptView;
  control: ControlView;
}

/** How the menu of actions that is open now is closed, if a click on `id` is to close it. */
function closesMenu(state: GameState, id: ViewId): MenuClosing | undefined {
  const prompt = activePrompt(state);
  if (prompt?.purpose !== 'card-action' || prompt.source?.id === id) return undefined;
  const card = cardOf(state, id);
  const isOwn = card !== undefined && (card.controller ?? card.owner) === state.game?.seat;
  const control = wayBack(prompt);
  return isOwn && control && (card.zone === 'hand' || card.zone === 'play') ? { prompt, control } : undefined;
}

/** Milliseconds to wait for the table after a decision was taken. */
const NEXT_MESSAGE_MS = 2000;

/** Resolves when a message after `rev` is there; the acknowledgement may come before it. */
function nextMessage(store: GameStore, rev: number): Promise<void> {
  const prompt = activePrompt(store.getState());
  if (prompt?.purpose !== 'card-action') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = store.subscribe((state) => {
      if (state.rev > rev) done();
    });
    const timer = setTimeout(done, NEXT_MESSAGE_MS);
  });
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

  /** The menu of one card is open and another one is clicked: that is the one that is meant. */
  const switchCard = async ({ prompt, control }: MenuClosing, id: ViewId): Promise<void> => {
    if (!(await decide('menuButton', control.id, prompt.id))) return;
    const seen = store.getState().rev;
    await nextMessage(store, seen);
    if (isClickable(store.getState(), id)) await decide('cardClicked', id);
  };

  return {
    clickCard: (id) => {
      const state = store.getState();
      if (isClickable(state, id)) {
        void decide('cardClicked', id);
        return true;
      }
      const close = closesMenu(state, id);
      if (close) void switchCard(close, id);
      return close !== undefined;
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
    showEarlier: async () => {
      const first = firstLine(store.getState());
      const answer = await connection.send('olderMessages', first);
      if (!answer.ok || !answer.lines) return;
      const { lines } = answer;
      store.setState(({ earlierLines }) => ({
        earlierLines: [...lines.filter(({ id }) => id < first), ...earlierLines],
      }));
    },
    raiseTide: () => void decide('clickTide'),
    clickProphecy: (id) => void decide('clickProphecy', id),
    concede: () => void tell('concede'),
    toggleMuteSpectators: () => void tell('toggleMuteSpectators'),
    forcePass: () => void tell('forcePass'),
    undo: () => void decide('undo'),
    redo: () => void decide('redo'),
    toggleManualMode: () => void tell('toggleManualMode'),
    toggleSetting: (setting, isOn) => void tell('toggleOptionSetting', setting, isOn),
    cancelPrompt: () => void decide('cancelPrompt'),
    changeStat: (stat, by) => void tell('changeStat', stat, by),
    modifyKey: (color, isForged) => void tell('modifyKey', color, isForged),
    changeActiveHouse: (house) => void tell('changeActiveHouse', house),
    shuffleDeck: () => void tell('shuffleDeck'),
    correctCard: (id, item) => void decide('menuItemClick', id, item),
    drop: (id, to, from) => void decide('drop', id, to, from),
    lookThroughDeck: async () => {
      const answer = await connection.send('showDrawDeck', true);
      return answer.ok ? (answer.cards ?? []) : [];
    },
    reconnect: () => connection.reopen(),
    leave: () => {
      void connection.send('leavegame').finally(onLeave);
    },
  };
}
