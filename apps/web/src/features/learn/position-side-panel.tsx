import type { PlacedCard, PositionSide } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFace, cardName, cardQueries } from '../../cards/index.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Panel } from '../../ui/panel.tsx';
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
        <CardRow title={t('lessons:position.battleline')} cards={battleline} />
        <CardRow title={t('lessons:position.artifacts')} cards={artifacts} />
        {isOwn && <CardRow title={t('lessons:position.hand')} cards={hand} />}
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

function CardRow({ title, cards }: { title: string; cards: readonly (string | PlacedCard)[] }) {
  const { data: catalogue } = useQuery(cardQueries.catalogue());
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 className={styles.zone}>
        {title} <span>{cards.length}</span>
      </h3>
      <ul className={styles.cards}>
        {cards.map((listed, place) => {
          const { card, house, enhancements } =
            typeof listed === 'string' ? ({ card: listed } as PlacedCard) : listed;
          const facts = catalogue?.[card];
          return (
            // The same card can lie there twice.
            <li key={`${card} ${place}`} title={cardName(card, facts)}>
              <HiddenText>{cardName(card, facts)}</HiddenText>
              <span aria-hidden="true">
                <CardFace
                  slug={card}
                  facts={facts}
                  size="board"
                  house={house}
                  enhancements={enhancements}
                  width="clamp(80px, 24vw, 92px)"
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
