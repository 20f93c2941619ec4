import type { PositionSide } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../../ui/emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PositionCards } from './position-cards.tsx';
import styles from './position-page.module.css';

const PILES = ['deck', 'discard', 'archives', 'purged'] as const;

interface PositionSidePanelProps {
  title: string;
  side: PositionSide;
  /** Only the hand of one's own side is shown. */
  isOwn?: boolean;
}

/** One side of the table of a position. */
export function PositionSidePanel({ title, side, isOwn = false }: PositionSidePanelProps) {
  const { t } = useTranslation(['lessons', 'board']);
  const { houses, amber = 0, keys = [], chains = 0, battleline = [], artifacts = [], hand = [] } = side;
  const facts = [
    [t('lessons:position.amber'), amber],
    [t('board:keys'), keys.length],
    ...(chains > 0 ? [[t('board:chains'), chains] as const] : []),
    ...(isOwn ? [] : [[t('lessons:position.hand'), hand.length] as const]),
  ] as const;
  const piles = PILES.map((pile) => [pile, side[pile]?.length ?? 0] as const);
  return (
    <Panel title={title}>
      <div className={styles.side}>
        <ul className={styles.houses}>
          {houses.map((house) => (
            <li key={house}>
              <Emblem name={house} label="" size={24} />
              {t(`common:house.${house}`)}
            </li>
          ))}
        </ul>
        <dl className={styles.numbers}>
          {facts.map(([label, number]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        <PositionCards title={t('lessons:position.battleline')} cards={battleline} />
        <PositionCards title={t('lessons:position.artifacts')} cards={artifacts} />
        {isOwn && <PositionCards title={t('lessons:position.hand')} cards={hand} />}
        <p className={styles.piles}>
          {piles
            .filter(([, count]) => count > 0)
            .map(([pile, count]) => (
              <span key={pile}>{t(`board:pile.${pile}`, { count })}</span>
            ))}
        </p>
      </div>
    </Panel>
  );
}
