import type { ViewId } from '@amberhall/protocol';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Symbol } from '../../../cards/index.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './fate-mark.module.css';
import { useFateOf } from './forecasts.ts';

/** On a card in a fight: the damage it would take, and whether it would survive. */
export function FateMark({ id }: { id: ViewId }) {
  const { t } = useBoardTranslation();
  const fate = useFateOf(id);
  if (fate === undefined) return null;
  if (fate === null) {
    return (
      <span className={styles.mark} data-fate="open">
        <HiddenText>{t('board:forecast.open')}</HiddenText>
        <b aria-hidden="true">?</b>
      </span>
    );
  }
  const { damage, left, isDestroyed } = fate;
  return (
    <span className={styles.mark} data-fate={isDestroyed ? 'dies' : 'lives'}>
      {damage > 0 && (
        <b>
          <Symbol name="damage" />
          {damage}
        </b>
      )}
      <span>
        <Symbol name={isDestroyed ? 'counter-doom' : 'heal'} />
        {isDestroyed ? t('board:forecast.dies') : t('board:forecast.left', { count: left })}
      </span>
    </span>
  );
}
