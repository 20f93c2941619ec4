/** What a user looks at on their own screen. None of it is part of the game. */
import type { PlayerId, Text, ViewId, Zone } from '@amberhall/protocol';
import { create } from 'zustand';

export interface Zoomed {
  slug: string;
  /** The card on the table, if it is there: its current values are shown as well. */
  id?: ViewId | undefined;
}

export interface Obstacle {
  card: ViewId;
  why: Text;
}

export interface OpenPile {
  player: PlayerId;
  /** Artifacts are a pile where there is no room for their row. */
  zone: Extract<Zone, 'discard' | 'archives' | 'purged' | 'hand'> | 'artifacts';
}

interface BoardUi {
  /** The card under the pointer or with the keyboard focus. */
  zoomed: Zoomed | null;
  /** The card of the log line under the pointer. */
  pointedOutCard: ViewId | null;
  /** Why a clicked card cannot act. */
  obstacle: Obstacle | null;
  /** A card opened by a long press or from the log. */
  openCard: Zoomed | null;
  openPile: OpenPile | null;
  /** On small screens, the open log covers the table. */
  isLogOpen: boolean;
  /** Where the log has its own column, it can be hidden. */
  areMessagesHidden: boolean;
  dialog: 'leave' | 'concede' | 'settings' | null;
  /** The card whose manual-mode menu is open. */
  manualCard: ViewId | null;
  /** The list of the cards left in the viewer's own deck is open. */
  isDeckOpen: boolean;
  /** The player whose whole deck list is open. */
  deckListOf: PlayerId | null;
  /** A card is being dragged; its drop targets are shown. */
  isDragging: boolean;
  /** The room prompt that was minimized to see the table. It stays in the panel. */
  dismissedPrompt: string | null;
  /** The prompt whose card picker was closed. */
  collapsedPicker: string | null;
}

const INITIAL: BoardUi = {
  zoomed: null,
  pointedOutCard: null,
  obstacle: null,
  openCard: null,
  openPile: null,
  isLogOpen: false,
  areMessagesHidden: false,
  dialog: null,
  manualCard: null,
  isDeckOpen: false,
  deckListOf: null,
  isDragging: false,
  dismissedPrompt: null,
  collapsedPicker: null,
};

export const useBoardUi = create<BoardUi>(() => INITIAL);

export const boardUi = {
  zoom: (zoomed: Zoomed | null) => useBoardUi.setState({ zoomed }),
  /** Zooms a card that a text names, and highlights it on the table. */
  pointOut: (zoomed: Zoomed | null) => useBoardUi.setState({ zoomed, pointedOutCard: zoomed?.id ?? null }),
  showObstacle: (obstacle: Obstacle | null) => useBoardUi.setState({ obstacle }),
  openCard: (openCard: Zoomed) => useBoardUi.setState({ openCard }),
  closeCard: () => useBoardUi.setState({ openCard: null, obstacle: null }),
  togglePile: (pile: OpenPile) =>
    useBoardUi.setState(({ openPile }) => ({
      openPile: openPile?.player === pile.player && openPile.zone === pile.zone ? null : pile,
    })),
  closePile: () => useBoardUi.setState({ openPile: null }),
  showLog: (isLogOpen: boolean) => useBoardUi.setState({ isLogOpen }),
  hideMessages: (areMessagesHidden: boolean) => useBoardUi.setState({ areMessagesHidden }),
  dismissPrompt: (promptId: string) => useBoardUi.setState({ dismissedPrompt: promptId }),
  collapsePicker: (promptId: string | null) => useBoardUi.setState({ collapsedPicker: promptId }),
  openManual: (manualCard: ViewId | null) => useBoardUi.setState({ manualCard }),
  showDeck: (isDeckOpen: boolean) => useBoardUi.setState({ isDeckOpen }),
  showDeckList: (deckListOf: PlayerId | null) => useBoardUi.setState({ deckListOf }),
  setDragging: (isDragging: boolean) => useBoardUi.setState({ isDragging }),
  openDialog: (dialog: BoardUi['dialog']) => useBoardUi.setState({ dialog }),
  /** Closes the topmost overlay. @returns whether there was one */
  closeTop: (): boolean => {
    const { openCard, openPile, isLogOpen, manualCard, isDeckOpen, deckListOf } = useBoardUi.getState();
    if (manualCard !== null) boardUi.openManual(null);
    else if (isDeckOpen) boardUi.showDeck(false);
    else if (deckListOf !== null) boardUi.showDeckList(null);
    else if (openCard) boardUi.closeCard();
    else if (openPile) boardUi.closePile();
    else if (isLogOpen) boardUi.showLog(false);
    else return false;
    return true;
  },
  reset: () => useBoardUi.setState(INITIAL),
};
