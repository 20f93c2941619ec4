import type { Deck, DeckCard } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Mark } from '../../ui/mark.tsx';
import { cardQueries, CardZoom } from '../cards/index.ts';
import { CardLine, TypeShape } from './card-line.tsx';
import { countCards, deckColumns, extraLines } from './deck-lines.ts';
import styles from './deck-summary.module.css';
import { useSetName } from './use-set-name.ts';

const LEGEND = ['action', 'artifact', 'creature', 'upgrade'] as const;

/** The selected deck: its houses, and every card; pointing at a card shows it. */
export function DeckSummary({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const [shown, setShown] = useState<DeckCard>();
  const extras = extraLines(deck, catalogue);
  return (
    <section className={styles.summary} aria-label={t('decks:selected')}>
      <Head deck={deck} />
      <div className={styles.columns} onPointerLeave={() => setShown(undefined)}>
        {deckColumns(deck, catalogue).map(({ house, lines }) => (
          <div key={house} style={{ '--house': `var(--${house})` } as CSSProperties}>
            <h3 className={styles.house}>
              <Emblem name={house} label="" size={28} />
              {t(`common:house.${house}`)}
            </h3>
            <ul>
              {lines.map((line) => (
                <CardLine key={line.card.dbId} {...line} onShow={setShown} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {extras.length > 0 && (
        <div className={styles.extras}>
          <h3 className={styles.extrasTitle}>{t('decks:extraCards')}</h3>
          <ul>
            {extras.map((line) => (
              <CardLine key={line.card.dbId} {...line} onShow={setShown} />
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.legend} aria-label={t('decks:legend')}>
        {LEGEND.map((type) => (
          <li key={type}>
            <TypeShape type={type} />
            {t(`common:cardType.${type}`)}
          </li>
        ))}
      </ul>
      {shown && (
        <div className={styles.zoom} aria-hidden="true">
          <CardZoom
            slug={shown.id}
            house={shown.maverick ?? shown.anomaly ?? shown.house}
            maverick={shown.maverick !== undefined}
            enhancements={shown.enhancements}
          />
        </div>
      )}
    </section>
  );
}

function Head({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const { practice } = useLobbyActions();
  const set = useSetName(deck.expansion);
  const isInGame = useLobby(({ pending, handoff }) => pending !== null || handoff !== null);
  const isConnected = useLobby(({ connection }) => connection === 'connected');
  return (
    <header className={styles.head}>
      <span className={styles.cover} aria-hidden="true">
        <span className={styles.coverHouses}>
          {deck.houses.map((house) => (
            <Emblem key={house} name={house} label="" size={26} />
          ))}
        </span>
        <Mark size={58} />
      </span>
      <div className={styles.facts}>
        <p className={styles.set}>{set.name}</p>
        <h2 className={styles.name}>{deck.name}</h2>
        <p className={styles.set}>{t('decks:cards', { count: countCards(deck) })}</p>
        <Button
          variant="primary"
          icon="practice"
          className={styles.practice}
          disabled={isInGame || !isConnected}
          onClick={() => void practice({ deckId: deck.id })}
        >
          {t('decks:practice')}
        </Button>
        {isInGame && <p className={styles.reason}>{t('lobby:refusal.ALREADY_IN_GAME')}</p>}
      </div>
    </header>
  );
}
