import { useTranslation } from 'react-i18next';
import { setCodeOf } from '../../lib/sets.ts';

/** @returns the short and the full name of a set; its number if the name is unknown */
export function useSetName(expansion: number): { code: string; name: string } {
  const { t } = useTranslation('decks');
  const code = setCodeOf(expansion);
  if (code === undefined) {
    const name = t('decks:unknownSet', { number: expansion });
    return { code: name, name };
  }
  return { code: t(`common:setCode.${code}`), name: t(`common:setName.${code}`) };
}
