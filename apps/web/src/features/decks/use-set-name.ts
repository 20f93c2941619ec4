import { useTranslation } from 'react-i18next';
import { setCodeOf } from '../../lib/sets.ts';

/** @returns how a set is called, in short and in full; by its number while we have no name for it */
export function useSetName(expansion: number): { code: string; name: string } {
  const { t } = useTranslation('decks');
  const code = setCodeOf(expansion);
  if (code === undefined) {
    const name = t('decks:unknownSet', { number: expansion });
    return { code: name, name };
  }
  return { code: t(`common:setCode.${code}`), name: t(`common:setName.${code}`) };
}
