import type { CatalogueCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HouseEmblem, houseColors, useCardLabels } from '../../cards/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { FoundCardsProps } from './card-grid.tsx';
import styles from './card-list.module.css';
import { ScrollSteps } from './scroll-steps.tsx';
import { SetCodes } from './set-codes.tsx';

/** One line per card, which leads to its page. */
export function CardList({ cards, owned }: FoundCardsProps) {
  const { t } = useTranslation(['cards', 'card']);
  const labels = useCardLabels();
  return (
    <ScrollSteps items={cards}>
      {(shown) => (
        <ul className={styles.list}>
          {shown.map(({ card, name }) => {
            const decks = owned.get(card.id);
            return (
              <li key={card.id} className={styles.line}>
                <span className={styles.houses}>
                  {card.houses.map((house) => (
                    <span key={house} style={houseColors(house)} title={labels.house(house)}>
                      <HouseEmblem house={house} className={styles.emblem} />
                    </span>
                  ))}
                </span>
                <Link to={`/cards/${card.id}`} className={styles.name}>
                  {name}
                  {card.evilTwin && ` (${t('card:state.evilTwin')})`}
                </Link>
                <span className={styles.type}>
                  {[...card.houses.map((house) => labels.house(house)), labels.type(card.type)].join(' · ')}
                </span>
                <Numbers card={card} />
                <span className={styles.sets}>
                  <SetCodes sets={card.sets} />
                </span>
                {decks !== undefined && <Tag icon="cards">{t('cards:owned', { number: decks })}</Tag>}
              </li>
            );
          })}
        </ul>
      )}
    </ScrollSteps>
  );
}

function Numbers({ card: { power, amber } }: { card: CatalogueCard }) {
  const { t } = useTranslation('cards');
  const labels = useCardLabels();
  return (
    <span className={styles.numbers}>
      {power !== null && (
        <span>
          <Icon name="power" size={14} label={labels.symbol('power')} />
          {power}
        </span>
      )}
      {amber > 0 && (
        <span>
          <Icon name="amber" size={14} label={t('cards:amberIcons')} />
          {amber}
        </span>
      )}
    </span>
  );
}
