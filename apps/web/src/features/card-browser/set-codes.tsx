import type { CatalogueCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { setCodeOf } from '../../lib/sets.ts';
import styles from './card-grid.module.css';

/** The sets that print a card, and its number in the latest of them. */
export function SetCodes({ sets }: { sets: CatalogueCard['sets'] }) {
  const { t } = useTranslation();
  return (
    <p className={styles.sets}>
      {sets.map(({ expansion }) => {
        const code = setCodeOf(expansion);
        return (
          <abbr key={expansion} title={code && t(`common:setName.${code}`)}>
            {code ? t(`common:setCode.${code}`) : expansion}
          </abbr>
        );
      })}
      <span className={styles.number}>{sets.at(-1)?.number}</span>
    </p>
  );
}
