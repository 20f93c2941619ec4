import type { House, PersonDeck, PersonGame, PersonRecord } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../lib/format.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './person-panels.module.css';
import { usePercent } from './use-percent.ts';

/** From this number of games on, a rate says something. */
const MIN_GAMES = 5;

export function GamesPanel({
  games,
  className,
}: {
  games: PersonGame[] | null;
  className?: string | undefined;
}) {
  const { t } = useTranslation('people');
  return (
    <Panel title={t('people:games')} count={games?.length} className={className}>
      {games === null && <p className={styles.none}>{t('people:notShared')}</p>}
      {games?.length === 0 && <p className={styles.none}>{t('people:noGames')}</p>}
      {games && games.length > 0 && (
        <ul className={styles.games}>
          {games.map((game) => (
            <Game key={game.gameId} game={game} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Game({ game }: { game: PersonGame }) {
  const { t, i18n } = useTranslation(['people', 'decks', 'replay']);
  const [own, other] = game.keys;
  const opponent = game.opponent ?? t('people:somebody');
  return (
    <li className={styles.game} data-result={game.result}>
      <span className={styles.result}>
        <i aria-hidden="true" />
        {t(`decks:matches.results.${game.result}`)}
      </span>
      <span className={styles.deck}>
        {game.deck && <Houses houses={game.deck.houses} />}
        <b>{game.deck?.name ?? t('people:hiddenDeck')}</b>
      </span>
      <span className={styles.opponent}>
        {game.opponent === null ? opponent : <Link to={`/people/${game.opponent}`}>{opponent}</Link>}
      </span>
      <span className={styles.facts}>
        <span>{t(`common:gameFormat.${game.gameFormat}`)}</span>
        <span>{t('decks:record', { wins: own, losses: other })}</span>
        <time dateTime={game.finishedAt}>{formatMoment(game.finishedAt, i18n.language)}</time>
      </span>
      {game.replay && (
        <Link
          to={`/replay/${game.gameId}`}
          className={styles.replay}
          aria-label={t('replay:watchOf', { name: opponent })}
        >
          <Icon name="play" size={16} />
          {t('replay:watch')}
        </Link>
      )}
    </li>
  );
}

export function RecordPanel({ record }: { record: PersonRecord | null }) {
  const { t } = useTranslation(['people', 'decks']);
  const percent = usePercent();
  return (
    <Panel title={t('people:record')}>
      {record === null && <p className={styles.none}>{t('people:notShared')}</p>}
      {record && (
        <div className={styles.record}>
          <dl className={styles.totals}>
            <div>
              <dt>{t('decks:winRate')}</dt>
              <dd data-main>{record.wins + record.losses === 0 ? '–' : percent(record)}</dd>
            </div>
            <div>
              <dt>{t('decks:matches.wins')}</dt>
              <dd>{record.wins}</dd>
            </div>
            <div>
              <dt>{t('decks:matches.losses')}</dt>
              <dd>{record.losses}</dd>
            </div>
          </dl>
          <ul className={styles.formats}>
            {record.formats.map(({ format, ...score }) => (
              <li key={format}>
                <span>{t(`common:gameFormat.${format}`)}</span>
                <Bar {...score} />
                <span className={styles.score}>
                  {score.wins + score.losses >= MIN_GAMES && <b>{percent(score)}</b>}{' '}
                  {t('decks:record', score)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

export function DecksPanel({ decks }: { decks: PersonDeck[] | null }) {
  const { t } = useTranslation(['people', 'decks']);
  return (
    <Panel title={t('people:decks')} count={decks?.length}>
      {decks === null && <p className={styles.none}>{t('people:notShared')}</p>}
      {decks?.length === 0 && <p className={styles.none}>{t('people:noDecks')}</p>}
      {decks && decks.length > 0 && (
        <ul className={styles.decks}>
          {decks.map(({ name, houses, expansion, shareKey, ...score }) => {
            const code = setCodeOf(expansion);
            return (
              <li key={name}>
                <b>{shareKey === null ? name : <Link to={`/deck/${shareKey}`}>{name}</Link>}</b>
                <span className={styles.score}>{t('decks:record', score)}</span>
                <span className={styles.deckFacts}>
                  <Houses houses={houses} />
                  {code ? t(`common:setCode.${code}`) : expansion}
                </span>
                <Bar {...score} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function Houses({ houses }: { houses: readonly House[] }) {
  const { t } = useTranslation('card');
  return (
    <span className={styles.houses}>
      {houses.map((house) => (
        <Emblem key={house} name={house} label={t(`card:house.${house}`)} />
      ))}
    </span>
  );
}

/** The share of won games. */
function Bar({ wins, losses }: { wins: number; losses: number }) {
  const share = wins + losses === 0 ? 0 : (100 * wins) / (wins + losses);
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  );
}
