import type { PendingGame } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useCopyGameLink } from '../../ui/use-copy-game-link.ts';
import { DeckDialog } from './deck-dialog.tsx';
import styles from './waiting-room-page.module.css';
import { FirstPlayerChoice } from './first-player-choice.tsx';
import { Seats } from './seats.tsx';
import { canStart, waitingStatus } from './waiting-status.ts';
import { WaitingRoomChat } from './waiting-room-chat.tsx';
import { Spectators } from './spectators.tsx';
import { useOpponentNotice } from './use-opponent-notice.ts';
import { useSealedDeck } from './use-sealed-deck.ts';

/** The user's own game before its start: players, seats and decks. */
export function WaitingRoomPage({ game }: { game: PendingGame }) {
  // The choice of a deck needs the last one. Loaded when it opens, it would hide the page for a moment.
  const { t } = useTranslation(['tables', 'sentence', 'decks']);
  const [isChoosing, setIsChoosing] = useState(false);
  const viewer = useUser()?.username;
  useOpponentNotice(game, viewer);
  useSealedDeck(game, viewer);
  return (
    <div className={styles.page}>
      <PageTitle>{t('tables:pending.title')}</PageTitle>
      <Head game={game} viewer={viewer} />
      <Seats game={game} viewer={viewer} onChooseDeck={() => setIsChoosing(true)} />
      <Spectators spectators={game.spectators} allowed={game.allowSpectators} className={styles.watchers} />
      <WaitingRoomChat game={game} className={styles.chat} />
      {isChoosing && <DeckDialog game={game} viewer={viewer} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}

function Head({ game, viewer }: { game: PendingGame; viewer: string | undefined }) {
  const { t } = useTranslation(['tables', 'sentence']);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.name}>{game.name}</h1>
        <div className={styles.tags}>
          <Tag>{t(`common:gameType.${game.gameType}`)}</Tag>
          <Tag>{t(`common:gameFormat.${game.gameFormat}`)}</Tag>
          {game.useGameTimeLimit && game.gameTimeLimit !== undefined && (
            <Tag icon="clock">{t('lobby:games.timeLimit', { minutes: game.gameTimeLimit })}</Tag>
          )}
          {game.personalClock && <Tag icon="clock">{t('lobby:games.personalClock', game.personalClock)}</Tag>}
          {game.needsPassword && <Tag icon="lock">{t('lobby:games.password')}</Tag>}
          {game.gamePrivate && <Tag icon="door">{t('lobby:games.private')}</Tag>}
        </div>
        <Status game={game} />
        <FirstPlayerChoice game={game} viewer={viewer} />
        <ByHand game={game} />
        <Commitment game={game} />
      </div>
      <Actions game={game} />
    </header>
  );
}

/** Says before the start that some cards are not implemented. */
function ByHand({ game }: { game: PendingGame }) {
  const { t } = useTranslation('tables');
  const isByHand = Object.values(game.players).some(({ deck }) => deck.status?.noUnreleasedCards === false);
  return isByHand && <Notice kind="info">{t('tables:pending.byHand')}</Notice>;
}

/** The server's commitment to the shuffles, and whose browsers have added their share to the seed. */
function Commitment({ game: { seed } }: { game: PendingGame }) {
  const { t, i18n } = useTranslation('tables');
  if (!seed) return null;
  const names = new Intl.ListFormat(i18n.language).format(seed.shares);
  const hashes = Object.entries(seed.hashes).flatMap(([name, hash]) =>
    hash === null ? [] : [`${name} ${hash}`],
  );
  return (
    <p className={styles.commitment}>
      {t('tables:pending.commitment', { hash: seed.commitment })}{' '}
      {hashes.length > 0 && t('tables:pending.hashes', { hashes: hashes.join(', ') })}{' '}
      {names !== '' && t('tables:pending.shares', { names })}
    </p>
  );
}

/** The inputs of the status line and of the start button. */
function useWaitingSituation(game: PendingGame) {
  const gameError = useLobby((lobby) => lobby.gameError);
  const handoff = useLobby((lobby) => lobby.handoff);
  const connection = useLobby((lobby) => lobby.connection);
  const viewer = useUser()?.username;
  return { gameError: gameError && translateServerMessage(gameError), handoff, connection, game, viewer };
}

function Status({ game }: { game: PendingGame }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const situation = useWaitingSituation(game);
  return (
    <p role="status" className={styles.status} data-error={situation.gameError !== null || undefined}>
      <Icon name={situation.gameError ? 'alert' : 'info'} size={16} />
      {waitingStatus(situation, t)}
    </p>
  );
}

function Actions({ game }: { game: PendingGame }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const situation = useWaitingSituation(game);
  const { start, leave } = useLobbyActions();
  const copyLink = useCopyGameLink();
  const [isStarting, setIsStarting] = useState(false);
  const startNow = async (): Promise<void> => {
    setIsStarting(true);
    await start(game.id);
    setIsStarting(false);
  };
  return (
    <div className={styles.actions}>
      <Button variant="ghost" icon="logout" onClick={() => void leave(game.id)}>
        {t(game.challenge ? 'tables:challenge.cancel' : 'tables:pending.leave')}
      </Button>
      {!game.challenge && (
        <Button icon="link" onClick={() => void copyLink(game.id)}>
          {t('tables:pending.copyLink')}
        </Button>
      )}
      {situation.viewer === game.owner && (
        <Button
          variant="primary"
          icon="bolt"
          busy={isStarting}
          disabled={!canStart(situation, isStarting)}
          onClick={() => void startNow()}
        >
          {t('tables:pending.start')}
        </Button>
      )}
    </div>
  );
}
