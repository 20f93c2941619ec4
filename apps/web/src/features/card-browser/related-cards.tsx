import { useQuery } from '@tanstack/react-query';
import type { CatalogueCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardFace, cardName, cardQueries } from '../../cards/index.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './card-page.module.css';
import { relatedCards } from './related.ts';

/** Cards that have most in common with this one. */
export function RelatedCards({ card }: { card: CatalogueCard }) {
  const { t } = useTranslation('cards');
  const { data = {} } = useQuery(cardQueries.catalogue());
  const related = relatedCards(card, Object.values(data));
  if (related.length === 0) return null;
  return (
    <Panel title={t('cards:related')}>
      <ul className={styles.related}>
        {related.map((one) => (
          <li key={one.id}>
            <Link to={`/cards/${one.id}`}>
              <HiddenText>{cardName(one.id, one)}</HiddenText>
              <span aria-hidden="true">
                <CardFace slug={one.id} facts={one} size="board" width="104px" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
