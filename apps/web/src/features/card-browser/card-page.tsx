import { useQuery } from '@tanstack/react-query';
import type { CatalogueCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  CardFace,
  cardName,
  cardQueries,
  CardText,
  HouseEmblem,
  houseColors,
  useCardLabels,
  SetSymbol,
} from '../../cards/index.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './card-page.module.css';
import { englishCardQuery } from './api.ts';
import { CardFigures } from './card-figures.tsx';
import { CardRulings } from './card-rulings.tsx';
import { useOwnedCards } from './owned-cards.ts';
import { RelatedCards } from './related-cards.tsx';
import { termId, useTerms } from './use-terms.ts';

/** Everything about one printed card. */
export function CardPage() {
  const { t } = useTranslation(['cards', 'card']);
  const { slug = '' } = useParams();
  const { data: catalogue, isError, refetch } = useQuery(cardQueries.catalogue());
  const card = catalogue && Object.hasOwn(catalogue, slug) ? catalogue[slug] : undefined;
  if (isError) {
    return (
      <div className={styles.alone}>
        <RetryNotice onRetry={() => void refetch()}>{t('cards:failed')}</RetryNotice>
      </div>
    );
  }
  if (!catalogue) {
    return (
      <div className={styles.alone}>
        <LoadingRows>{t('cards:loading')}</LoadingRows>
      </div>
    );
  }
  if (!card) {
    return (
      <EmptyState
        heading="h1"
        title={t('cards:unknownTitle')}
        actions={<ButtonLink to="/cards">{t('cards:all')}</ButtonLink>}
      >
        <PageTitle>{t('cards:unknownTitle')}</PageTitle>
        <p>{t('cards:unknown')}</p>
      </EmptyState>
    );
  }
  return <KnownCard card={card} />;
}

function KnownCard({ card }: { card: CatalogueCard }) {
  const { t } = useTranslation('cards');
  const name = cardName(card.id, card);
  return (
    <article className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <Link to="/cards" className={styles.back}>
        <Icon name="left" size={14} />
        {t('cards:all')}
      </Link>
      <div className={styles.face}>
        <CardFace slug={card.id} facts={card} size="zoom" width="var(--face-width)" />
      </div>
      <div className={styles.main}>
        <Heading card={card} name={name} />
        <TextPanel card={card} />
        <CardRulings slug={card.id} />
        <RelatedCards card={card} />
      </div>
      <div className={styles.side}>
        <Printings card={card} />
        <CardFigures slug={card.id} />
      </div>
    </article>
  );
}

function Heading({ card, name }: { card: CatalogueCard; name: string }) {
  const { t } = useTranslation(['cards', 'card']);
  const labels = useCardLabels();
  return (
    <header>
      <p className={styles.facts}>
        {card.houses.map((house) => (
          <span key={house} style={houseColors(house)}>
            <HouseEmblem house={house} className={styles.emblem} />
            {labels.house(house)}
          </span>
        ))}
        <span>{labels.typeLine(card)}</span>
        <span>{labels.rarity(card.rarity)}</span>
        {card.evilTwin && card.rarity.toLowerCase() !== 'evil twin' && (
          <span>{t('card:state.evilTwin')}</span>
        )}
        <Owned slug={card.id} />
      </p>
      <h1 className={styles.title}>{name}</h1>
      {name !== card.name && (
        <p lang="en" className={styles.english}>
          {card.name}
        </p>
      )}
    </header>
  );
}

function TextPanel({ card }: { card: CatalogueCard }) {
  const { t } = useTranslation('cards');
  const labels = useCardLabels();
  const terms = useTerms().filter(({ term }) => card.terms?.includes(term));
  const numbers = [
    [labels.symbol('power'), card.power],
    [labels.symbol('armor'), card.armor],
    [t('cards:amberIcons'), card.amber],
  ] as const;
  return (
    <Panel
      title={t('cards:text')}
      aside={
        card.textLanguage && <span className={styles.language}>{labels.language(card.textLanguage)}</span>
      }
    >
      <div className={styles.body}>
        {card.text === '' ? (
          <p className={styles.quiet}>{t('cards:noText')}</p>
        ) : (
          <CardText text={card.text} lang={card.textLanguage} className={styles.text} />
        )}
        <EnglishText card={card} />
        <dl className={styles.numbers}>
          {numbers
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          <div>
            <dt>{t('cards:played')}</dt>
            <dd>{card.implemented ? t('cards:automatically') : t('cards:byHand')}</dd>
          </div>
        </dl>
        {terms.length > 0 && (
          <dl className={styles.terms}>
            {terms.map(({ term, name, meaning }) => (
              <div key={term}>
                <dt>
                  <Link to={`/glossary#${termId(term)}`}>{name}</Link>
                </dt>
                <dd>
                  <CardText text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}

/** The English text beside a translation. */
function EnglishText({ card: { id, text, textLanguage } }: { card: CatalogueCard }) {
  const { t, i18n } = useTranslation('cards');
  const isTranslated = text !== '' && textLanguage === undefined && i18n.resolvedLanguage !== 'en';
  const { data } = useQuery({ ...englishCardQuery(id), enabled: isTranslated });
  if (!isTranslated || data === undefined) return null;
  return (
    <div className={styles.englishText}>
      <h3>{t('cards:englishText')}</h3>
      <CardText text={data.text} lang="en" />
    </div>
  );
}

/** The user's decks that have the card. */
function Owned({ slug }: { slug: string }) {
  const { t } = useTranslation('cards');
  const decks = useOwnedCards().get(slug);
  return decks !== undefined && <Tag icon="cards">{t('cards:owned', { number: decks })}</Tag>;
}

/** The sets that print the card; each leads to the cards of the set. */
function Printings({ card: { sets } }: { card: CatalogueCard }) {
  const { t } = useTranslation('cards');
  return (
    <Panel title={t('cards:printings')} count={sets.length}>
      <ul className={styles.sets}>
        {sets.map(({ expansion, number }) => {
          const code = setCodeOf(expansion);
          return (
            <li key={expansion}>
              <SetSymbol code={code} />
              <Link to={`/cards?set=${expansion}`}>{code ? t(`common:setName.${code}`) : expansion}</Link>
              <span>{number}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
