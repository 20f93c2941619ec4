import type {
  BotPace,
  CardItem,
  ControlView,
  DragZone,
  FightForecast,
  GameCommand,
  GameCommandArgs,
  House,
  KeyColor,
  PlayerId,
  Text,
  ViewId,
  Zone,
} from '@amberhall/protocol';
import type { DeckCard, GameConnection } from './game-connection.ts';
import { createDecider } from './decider.ts';
import { firstLine } from './game-store.ts';
import type { GameStore } from './game-store.ts';
import { withoutBlockedAuthors } from './muted-lines.ts';
import { activePrompt } from './selectors.ts';

/** The prompt preferences of the player for this game. */
type GameSetting = 'orderForcedAbilities' | 'confirmOneClick' | 'chooseOnlyTargets';

/** The actions of a user at the table. */
export interface GameActions {
  /** Clicks a card if it can be clicked now. @returns whether it was sent */
  clickCard(id: ViewId): boolean;
  /** Asks why a card cannot be clicked. @returns `null` if there is no reason to show */
  whyNot(id: ViewId): Promise<Text | null>;
  /** Asks how each fight would end that can be chosen now. */
  forecastFights(): Promise<readonly FightForecast[]>;
  press(control: ControlView): void;
  enterName(name: string): void;
  /** @returns whether the line was accepted */
  chat(text: string): Promise<boolean>;
  /** Loads the lines before the first loaded one. */
  showEarlier(): Promise<void>;
  raiseTide(): void;
  concede(): void;
  toggleMuteSpectators(): void;
  forcePass(): void;
  /** Claims the game from an absent opponent. */
  claim(): void;
  /** Lets a bot that takes long decide at once. */
  hurryBot(): void;
  /** Chooses the pace of the bot in this game. */
  setBotPace(pace: BotPace): void;
  /** Takes back the player's last move, or requests that from the opponent. */
  undo(): void;
  redo(): void;
  toggleManualMode(): void;
  toggleSetting(setting: GameSetting, isOn: boolean): void;
  /** In manual mode [17]. */
  cancelPrompt(): void;
  changeStat(stat: 'amber' | 'chains', by: 1 | -1): void;
  modifyKey(color: KeyColor, isForged: boolean): void;
  changeActiveHouse(house: House): void;
  shuffleDeck(): void;
  correctCard(id: ViewId, item: CardItem): void;
  drop(id: ViewId, to: DragZone, from: Zone): void;
  /** The remaining cards of the player's own deck, without their order. */
  lookThroughDeck(): Promise<readonly DeckCard[]>;
  /** The whole deck of a player. */
  deckListOf(player: PlayerId): Promise<readonly DeckCard[]>;
  /** Reconnects to the table. */
  reconnect(): void;
  /** Concedes first if the game is still running. */
  leave(): void;
}

export function createGameActions(
  store: GameStore,
  connection: GameConnection,
  onLeave: () => void,
): GameActions {
  const { decide, clickCard, press } = createDecider(store, connection);
  const tell = async <C extends GameCommand>(command: C, ...args: GameCommandArgs<C>): Promise<boolean> => {
    const answer = await connection.send(command, ...args);
    if (!answer.ok) store.setState({ refusal: answer.code });
    return answer.ok;
  };

  return {
    clickCard,
    whyNot: async (id) => {
      if (store.getState().game?.seat === null) return null;
      const answer = await connection.send('whyNot', id);
      return answer.ok ? (answer.why ?? null) : null;
    },
    forecastFights: async () => {
      const answer = await connection.send('forecastFights');
      return answer.ok ? (answer.forecasts ?? []) : [];
    },
    press,
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
      // Requested twice, or the log was reset meanwhile: these lines do not precede the loaded ones.
      if (firstLine(store.getState()) !== first) return;
      store.setState(({ earlierLines }) => ({
        earlierLines: [...withoutBlockedAuthors(lines).filter(({ id }) => id < first), ...earlierLines],
      }));
    },
    raiseTide: () => void decide('clickTide'),
    concede: () => void tell('concede'),
    toggleMuteSpectators: () => void tell('toggleMuteSpectators'),
    forcePass: () => void tell('forcePass'),
    claim: () => void tell('claim'),
    hurryBot: () => void tell('hurryBot'),
    setBotPace: (pace) => void tell('setBotPace', pace),
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
    deckListOf: async (player) => {
      const answer = await connection.send('showDeckList', player);
      return answer.ok ? (answer.cards ?? []) : [];
    },
    reconnect: () => connection.reopen(),
    leave: () => {
      void connection.send('leavegame').finally(onLeave);
    },
  };
}
