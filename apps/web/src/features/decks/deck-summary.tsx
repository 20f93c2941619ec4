import type { Deck, DeckCard } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { setCodeOf } from '../../lib/sets.ts';
import { formatDate } from '../../lib/format.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useDeckReasons } from '../../lib/use-deck-reasons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { cardQueries, CardZoom, SetSymbol } from '../../cards/index.ts';
import { CardLine, TypeShape } from './card-line.tsx';
import { needsProphecies, propheciesOf, unassignedCards } from './deck-cards.ts';
import { countCards, deckColumns, extraLines } from './deck-lines.ts';
import { DeckNumbersPanel } from './deck-numbers.tsx';
import { DeckStatusLabel } from './deck-status-label.tsx';
import styles from './deck-summary.module.css';
import { DeckNotes } from './deck-notes.tsx';
import { DeckStatisticsPanel } from './deck-statistics.tsx';
import { DeckTrialPanel } from './deck-trial.tsx';
import { useSetName } from './use-set-name.ts';
import { ShareButton } from './share-dialog.tsx';
import { DeckReviewActions } from './deck-review-actions.tsx';

const DeckImageDialog = lazy(async () => ({
  default: (await import('./deck-image-dialog.tsx')).DeckImageDialog,
}));

const LEGEND = ['action', 'artifact', 'creature', 'upgrade'] as const;

interface DeckSummaryProps {
  deck: Deck;
  isBusy?: boolean;
  /** Absent for decks that belong to nobody. */
  onRemove?: (() => void) | undefined;
  /** Another user's deck, shown to users who verify decks. */
  isForeign?: boolean;
}

/** The selected deck: its houses and every card. Hover shows a card. */
export function DeckSummary({ deck, isBusy = false, onRemove, isForeign = false }: DeckSummaryProps) {
  const { t } = useTranslation('decks');
  return (
    <section className={styles.summary} aria-label={t('decks:selected')}>
      <Head deck={deck} isBusy={isBusy} onRemove={onRemove} isForeign={isForeign} />
      <MissingAssignments deck={deck} isForeign={isForeign} />
      <DeckNumbersPanel numbers={deck.numbers} />
      <DeckCards deck={deck} />
      {!deck.isStandalone && !isForeign && (
        <>
          <DeckStatisticsPanel deck={deck} />
          <DeckTrialPanel deck={deck} key={deck.id} />
          <DeckNotes deck={deck} />
        </>
      )}
    </section>
  );
}

/** Every card of a deck, by house. */
export function DeckCards({ deck }: { deck: Pick<Deck, 'houses' | 'cards'> }) {
  const { t } = useTranslation(['decks', 'card']);
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const [shown, setShown] = useState<DeckCard>();
  const extras = extraLines(deck, catalogue);
  return (
    <>
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
            {t(`card:type.${type}`)}
          </li>
        ))}
      </ul>
      {shown && shown.unknown === undefined && (
        // Card texts may still be loading: the page stays while they do.
        <Suspense>
          <div className={styles.zoom} aria-hidden="true">
            <CardZoom
              slug={shown.id}
              house={shown.maverick ?? shown.anomaly ?? shown.house}
              maverick={shown.maverick !== undefined}
              enhancements={shown.enhancements?.filter((icon) => icon !== '')}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}

function Head({ deck, isBusy, onRemove, isForeign }: DeckSummaryProps) {
  const { t, i18n } = useTranslation(['decks', 'refusal']);
  const { practice } = useLobbyActions();
  const set = useSetName(deck.expansion);
  const [isShowing, setShowing] = useState(false);
  const isInGame = useLobby(({ pending, handoff }) => pending !== null || handoff !== null);
  const isConnected = useLobby(({ connection }) => connection === 'connected');
  const isPlayable = deck.status.basicRules;
  const actions = useRestoreFocus<HTMLDivElement>();
  return (
    <header className={styles.head}>
      <span className={styles.cover} aria-hidden="true">
        <span className={styles.coverHouses}>
          {deck.houses.map((house) => (
            <Emblem key={house} name={house} label="" size={26} />
          ))}
        </span>
        <Logo size={58} />
      </span>
      <div className={styles.facts}>
        <p className={styles.set}>
          <SetSymbol code={setCodeOf(deck.expansion)} />{' '}
          {t('decks:origin', {
            set: set.name,
            source: t(`decks:source.${deck.source}`),
            date: formatDate(deck.lastUpdated, i18n.language),
          })}
        </p>
        <h2 className={styles.name}>{deck.name}</h2>
        <p className={styles.set}>
          {t('decks:cards', { count: countCards(deck) })} · <DeckStatusLabel deck={deck} />
        </p>
        <div ref={actions} className={styles.actions}>
          {!isForeign && (
            <Button
              variant="tint"
              icon="practice"
              disabled={isInGame || !isConnected || !isPlayable}
              onClick={() => void practice({ deckId: deck.id, isStandalone: deck.isStandalone })}
            >
              {t('decks:practice')}
            </Button>
          )}
          <Button variant="ghost" icon="eye" onClick={() => setShowing(true)}>
            {t('decks:image.open')}
          </Button>
          {!deck.isStandalone && !isForeign && <ShareButton deck={deck} />}
          {!deck.isStandalone && <DeckReviewActions deck={deck} />}
          {onRemove && (
            <ConfirmButton
              label={t('decks:removeOf', { name: deck.name })}
              busy={isBusy ?? false}
              onConfirm={onRemove}
            >
              {t('decks:remove')}
            </ConfirmButton>
          )}
        </div>
        {isInGame && !isForeign && <p className={styles.reason}>{t('refusal:ALREADY_IN_GAME')}</p>}
      </div>
      {isShowing && (
        <Suspense>
          <DeckImageDialog deck={deck} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** What is wrong or incomplete about the deck, and how to fix it. */
function MissingAssignments({ deck, isForeign }: { deck: Deck; isForeign: boolean }) {
  const { t } = useTranslation('decks');
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const icons = unassignedCards(deck).length > 0;
  const reasons = useDeckReasons()(deck.status);
  const prophecies = needsProphecies(deck, catalogue);
  const canPairAgain =
    propheciesOf(deck, catalogue).length === 4 && !prophecies && !deck.isStandalone && !isForeign;
  return (
    <>
      {icons && (
        <Notice
          kind="warning"
          className={styles.todo}
          aside={
            !isForeign && (
              <ButtonLink size="small" to={`/decks/enhancements?deck=${deck.id}`}>
                {t('decks:enhancement.assign')}
              </ButtonLink>
            )
          }
        >
          {t('decks:enhancement.needed')}
        </Notice>
      )}
      {(prophecies || canPairAgain) && (
        <Notice
          kind={prophecies ? 'warning' : 'info'}
          className={styles.todo}
          aside={
            !isForeign && (
              <ButtonLink size="small" to={`/decks/prophecy-assignment?deck=${deck.id}`}>
                {t('decks:prophecy.assign')}
              </ButtonLink>
            )
          }
        >
          {t(prophecies ? 'decks:prophecy.needed' : 'decks:prophecy.paired')}
        </Notice>
      )}
      {!icons && reasons.length > 0 && (
        <Notice kind="info" className={styles.todo}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
