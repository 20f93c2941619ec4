import type { LobbyGame, LobbyPlayer } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatAge } from '../../lib/format.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './game-row.module.css';

const isOpen = (game: LobbyGame): boolean => !game.started && !game.full;

/** @param now ms since 1970, for the age of the game */
export function GameRow({ game, now }: { game: LobbyGame; now: number }) {
  const [first, second] = Object.values(game.players);
  return (
    <li className={classNames(styles.game, isOpen(game) && styles.open)}>
      <Title game={game} />
      <div className={styles.players}>
        <Seat player={first} />
        <Versus />
        <Seat player={second} />
      </div>
      <Numbers game={game} now={now} />
      <div className={styles.actions}>
        <RemoveButton game={game} />
        <EnterButton game={game} />
      </div>
    </li>
  );
}

function Versus() {
  const { t } = useTranslation();
  return <span className={styles.versus}>{t('lobby:games.versus')}</span>;
}

function Title({ game }: { game: LobbyGame }) {
  const { t } = useTranslation();
  return (
    <div className={styles.title}>
      <b className={styles.name} title={game.name}>
        {game.name}
      </b>
      <span className={styles.tags}>
        <Tag>{t(`common:gameFormat.${game.gameFormat}`)}</Tag>
        {game.useGameTimeLimit && game.gameTimeLimit !== undefined && (
          <Tag icon="clock">{t('lobby:games.timeLimit', { minutes: game.gameTimeLimit })}</Tag>
        )}
        {game.personalClock && <Tag icon="clock">{t('lobby:games.personalClock', game.personalClock)}</Tag>}
        {game.showHand && <Tag icon="eye">{t('lobby:games.showHand')}</Tag>}
        {game.needsPassword && <Tag icon="lock">{t('lobby:games.password')}</Tag>}
        {game.gamePrivate && <Tag icon="door">{t('lobby:games.private')}</Tag>}
        <NodeTag game={game} />
        {game.winner && <Tag icon="flag">{t('lobby:games.won', { name: game.winner })}</Tag>}
      </span>
    </div>
  );
}

/** The node of the game, for users who manage games. */
function NodeTag({ game: { node } }: { game: LobbyGame }) {
  const { t } = useTranslation();
  const managesGames = useSession(({ user }) => user?.permissions.canManageGames ?? false);
  if (!managesGames || node === undefined) return null;
  return <Tag title={t('lobby:games.node', { node })}>{node}</Tag>;
}

function Seat({ player }: { player: LobbyPlayer | undefined }) {
  const { t } = useTranslation();
  if (!player) {
    return (
      <span className={styles.player}>
        <span className={styles.seat} />
        <span className={styles.openSeat}>{t('lobby:games.openSeat')}</span>
      </span>
    );
  }
  return (
    <span className={styles.player}>
      <Avatar name={player.name} picture={player.avatar} />
      <PersonLink name={player.name} className={styles.playerName} />
      {player.houses && (
        <span className={styles.houses}>
          {player.houses.map((house) => (
            <Emblem key={house} name={house} label={t(`common:house.${house}`)} />
          ))}
        </span>
      )}
    </span>
  );
}

function Numbers({ game, now }: { game: LobbyGame; now: number }) {
  const { t } = useTranslation();
  const age = formatAge(game.createdAt, now);
  const spectators = t('lobby:games.spectators', { count: game.spectators.length });
  return (
    <div className={styles.numbers}>
      <span className={styles.number} title={t('lobby:games.age', { age })}>
        <Icon name="clock" size={15} />
        {age}
      </span>
      {game.allowSpectators && (
        <span className={styles.number} title={spectators}>
          <Icon name="eye" size={15} />
          <span aria-hidden="true">{game.spectators.length}</span>
          <HiddenText>{spectators}</HiddenText>
        </span>
      )}
    </div>
  );
}

function EnterButton({ game }: { game: LobbyGame }) {
  const { t } = useTranslation();
  const { join, watch } = useLobbyActions();
  const isBusyElsewhere = useLobby(({ pending, handoff }) => pending !== null || handoff !== null);
  const managesGames = useSession(({ user }) => user?.permissions.canManageGames ?? false);
  if (isBusyElsewhere) return null;
  if (isOpen(game)) {
    return (
      <Button
        size="small"
        variant="tint"
        aria-label={t('lobby:games.joinGame', { game: game.name })}
        onClick={() => void join(game.id)}
      >
        {t('lobby:games.join')}
      </Button>
    );
  }
  if (!game.allowSpectators && !managesGames) return null;
  return (
    <Button
      size="small"
      aria-label={t('lobby:games.watchGame', { game: game.name })}
      onClick={() => void watch(game.id)}
    >
      {t('lobby:games.watch')}
    </Button>
  );
}

function RemoveButton({ game }: { game: LobbyGame }) {
  const { t } = useTranslation();
  const { remove } = useLobbyActions();
  const managesGames = useSession(({ user }) => user?.permissions.canManageGames ?? false);
  if (!managesGames) return null;
  return (
    <IconButton
      icon="trash"
      label={t('lobby:games.remove', { game: game.name })}
      onClick={() => void remove(game.id)}
    />
  );
}
