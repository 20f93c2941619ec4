import type { SharedDeck } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { SetSymbol } from '../../cards/index.ts';
import { deckQueries } from '../../lib/deck-queries.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { formatMoment } from '../../lib/format.ts';
import { CallError } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { importDeck, sharedDeckQuery } from './api.ts';
import { countCards } from './deck-lines.ts';
import { DeckNumbersPanel } from './deck-numbers.tsx';
import { TrialResultParts } from './deck-trial.tsx';
import { DeckCards } from './deck-summary.tsx';
import styles from './shared-deck-page.module.css';
import { useSetName } from './use-set-name.ts';
import { WinRate } from './win-rate.tsx';

const DeckImageDialog = lazy(async () => ({
  default: (await import('./deck-image-dialog.tsx')).DeckImageDialog,
}));

/** A deck as its owner shares it. */
export function SharedDeckPage() {
  const { key = '' } = useParams();
  const status = useSession((session) => session.status);
  return status === 'starting' ? null : <DeckWithKey key={key} shareKey={key} />;
}

function DeckWithKey({ shareKey }: { shareKey: string }) {
  const { t } = useTranslation(['decks', 'people', 'replay', 'card']);
  const user = useUser();
  const { data: deck, error, refetch } = useQuery(sharedDeckQuery(shareKey, user?.username));
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NotShared />;
  return (
    <div className={styles.page}>
      <PageTitle>{deck?.name ?? t('decks:share.title')}</PageTitle>
      {!deck && error && <RetryNotice onRetry={() => void refetch()}>{t('decks:failed')}</RetryNotice>}
      {!deck && !error && <LoadingRows>{t('decks:loading')}</LoadingRows>}
      {deck && <DeckParts deck={deck} />}
    </div>
  );
}

function NotShared() {
  const { t } = useTranslation('decks');
  return (
    <EmptyState
      heading="h1"
      title={t('decks:share.goneTitle')}
      actions={<ButtonLink to="/">{t('common:page.notFound.home')}</ButtonLink>}
    >
      <PageTitle>{t('decks:share.goneTitle')}</PageTitle>
      <p>{t('decks:share.gone')}</p>
    </EmptyState>
  );
}

function DeckParts({ deck }: { deck: SharedDeck }) {
  const { t } = useTranslation('decks');
  return (
    <>
      <section className={styles.head}>
        <Head deck={deck} />
        <DeckNumbersPanel numbers={deck.numbers} />
      </section>
      <Panel title={t('decks:share.cards')} count={countCards(deck)} className={styles.list}>
        <div className={styles.cards}>
          <DeckCards deck={deck} />
        </div>
      </Panel>
      <div className={styles.side}>
        <RecordPanel record={deck.record} />
        <ReplaysPanel replays={deck.replays} />
        {deck.isOwn && (
          <Panel title={t('decks:share.title')}>
            <div className={styles.part}>
              <p className={styles.none}>{t(`decks:share.help.${deck.sharing}`)}</p>
              <CopyLink path={`/deck/${deck.key}`} />
            </div>
          </Panel>
        )}
      </div>
      {deck.trial && (
        <Panel title={t('decks:trial.shared')} className={styles.trial}>
          <div className={styles.part}>
            <TrialResultParts result={deck.trial} />
          </div>
        </Panel>
      )}
    </>
  );
}

function Head({ deck }: { deck: SharedDeck }) {
  const { t } = useTranslation('decks');
  const set = useSetName(deck.expansion);
  const user = useUser();
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [isShowing, setShowing] = useState(false);
  const { uuid } = deck;
  const add = (link: string): void =>
    void run(t('decks:import.added'), async () => {
      await importDeck(link);
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    });
  return (
    <header className={styles.words}>
      <p className={styles.facts}>
        <span>
          <SetSymbol code={setCodeOf(deck.expansion)} /> {set.name}
        </span>
        <span>{t('decks:cards', { count: countCards(deck) })}</span>
        <span>{t(`decks:label.${deck.label}`)}</span>
        {deck.isAlliance && <Tag>{t('decks:source.alliance')}</Tag>}
        <span>
          {t('decks:share.by')} <Link to={`/people/${deck.owner.username}`}>{deck.owner.name}</Link>
        </span>
      </p>
      <h1 className={styles.name}>{deck.name}</h1>
      <ul className={styles.houses}>
        {deck.houses.map((house) => (
          <li key={house}>
            <Emblem name={house} label="" size={28} />
            {t(`common:house.${house}`)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {user && !deck.isOwn && uuid !== null && (
          <Button variant="primary" icon="plus" busy={isBusy} disabled={isBusy} onClick={() => add(uuid)}>
            {t('decks:share.add')}
          </Button>
        )}
        <Button variant="ghost" icon="eye" onClick={() => setShowing(true)}>
          {t('decks:image.open')}
        </Button>
        <Button variant="ghost" icon="news" onClick={() => print()}>
          {t('decks:share.print')}
        </Button>
      </div>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {isShowing && (
        <Suspense>
          <DeckImageDialog deck={deck} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </header>
  );
}

function RecordPanel({ record }: Pick<SharedDeck, 'record'>) {
  const { t } = useTranslation(['decks', 'people']);
  const games = record === null ? 0 : record.wins + record.losses;
  return (
    <Panel title={t('people:record')}>
      <div className={styles.part}>
        {record === null ? (
          <p className={styles.none}>{t('people:notShared')}</p>
        ) : (
          <WinRate {...record} winRate={games === 0 ? 0 : (100 * record.wins) / games} />
        )}
      </div>
    </Panel>
  );
}

function ReplaysPanel({ replays }: Pick<SharedDeck, 'replays'>) {
  const { t, i18n } = useTranslation(['decks', 'people', 'replay']);
  return (
    <Panel title={t('decks:share.replays')} count={replays?.length} className={styles.replays}>
      {replays === null && <p className={styles.part}>{t('people:notShared')}</p>}
      {replays?.length === 0 && <p className={styles.part}>{t('decks:share.noReplays')}</p>}
      {replays && replays.length > 0 && (
        <ul className={styles.games}>
          {replays.map(({ gameId, result, keys: [wins, losses], opponent, finishedAt }) => {
            const name = opponent ?? t('people:somebody');
            return (
              <li key={gameId}>
                <span>
                  <b>{t(`decks:matches.results.${result}`)}</b> {t('decks:record', { wins, losses })} · {name}
                  <time dateTime={finishedAt}>{formatMoment(finishedAt, i18n.language)}</time>
                </span>
                <Link to={`/replay/${gameId}`} aria-label={t('replay:watchOf', { name })}>
                  <Icon name="play" size={16} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
