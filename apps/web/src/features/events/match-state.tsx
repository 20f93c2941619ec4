import type { EventMatch } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './match-state.module.css';

/** Where a match is, with links to watch it or to replay its games. */
export function MatchState({ match }: { match: EventMatch }) {
  const { t } = useTranslation(['events', 'replay', 'tournaments']);
  const { watch } = useLobbyActions();
  const running = match.games.find(({ state }) => state === 'running');
  const isBanning = match.bans?.some(({ isMade }) => !isMade) === true;
  const finished = match.games.filter(({ state }) => state === 'finished');
  return (
    <span className={styles.state}>
      {match.state === 'disputed' && (
        <span className={styles.disputed}>
          <Icon name="alert" size={14} /> {t('events:match.disputed')}
        </span>
      )}
      {match.state === 'reported' && t('events:match.reported')}
      {match.state === 'open' && running && (
        <button type="button" className={styles.link} onClick={() => void watch(running.gameId)}>
          <Icon name="eye" size={15} /> {t('tournaments:watch')}
        </button>
      )}
      {match.state === 'open' && !running && t(`events:match.${isBanning ? 'banning' : 'waiting'}`)}
      {match.state === 'decided' && match.isAwarded && match.second !== null && t('events:match.awarded')}
      {match.state === 'decided' && !match.isAwarded && finished.length === 0 && t('events:match.decided')}
      {finished.map(({ gameId }, index) => (
        <Link key={gameId} to={`/replay/${gameId}`} className={styles.link}>
          <Icon name="play" size={14} />
          {finished.length === 1 ? t('replay:watch') : t('events:game', { number: index + 1 })}
        </Link>
      ))}
    </span>
  );
}
