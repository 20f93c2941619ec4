/** The appearance of the board: the account's settings until another one is chosen for this game. */
import type { CardSize, UserSettings } from '@amberhall/protocol';
import { create } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { useUser } from '../../../lib/session.ts';

export interface BoardAppearance {
  /** A house, `blank`, `massmutation`, `keyforge` or `custom`. */
  background: string;
  cardSize: CardSize;
  isHalfSized: boolean;
  /** The name of the picture behind `custom`. */
  picture: string | null;
}

/** For guests, who have no settings. */
const DEFAULT_APPEARANCE: BoardAppearance = {
  background: 'keyforge',
  cardSize: 'normal',
  isHalfSized: false,
  picture: null,
};

const appearanceOf = (settings: UserSettings): BoardAppearance => ({
  background: settings.background,
  cardSize: settings.cardSize,
  isHalfSized: settings.optionSettings.useHalfSizedCards,
  picture: settings.customBackground,
});

type Choice = Partial<Omit<BoardAppearance, 'picture'>>;

const useChosen = create<Choice>(() => ({}));

export const chooseAppearance = (choice: Choice): void => useChosen.setState(choice);
/** A new game starts with the settings of the account. */
export const resetAppearance = (): void => useChosen.setState({}, true);

export function useBoardAppearance(): BoardAppearance {
  const user = useUser();
  const chosen = useChosen(useShallow((choice) => choice));
  return { ...(user ? appearanceOf(user.settings) : DEFAULT_APPEARANCE), ...chosen };
}
