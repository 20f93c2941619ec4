import type { Tournament } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

const plain = (word: string): string => word.replaceAll('_', ' ');

/** @returns translations of the bracket service's terms; unknown ones stay as they are */
export function useBracketLabels() {
  const { t } = useTranslation('tournaments');
  return {
    typeOf: ({ tournament_type: type }: Tournament): string =>
      t(`tournaments:type.${type.replaceAll(' ', '_')}`, { defaultValue: plain(type) }),
    stateOf: ({ state }: Tournament): string =>
      t(`tournaments:bracketState.${state}`, { defaultValue: plain(state) }),
  };
}
