import type { LobbyPlayer, PendingGame } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { UserName } from '../../ui/user-name.tsx';
import styles from './seats.module.css';

interface SeatsProps {
  game: PendingGame;
  /** The name of the viewer. */
  viewer: string | undefined;
  onChooseDeck: () => void;
}

/** The two seats of the game. */
export function Seats({ game, viewer, onChooseDeck }: SeatsProps) {
  const { t } = useTranslation('tables');
  const [first, second] = Object.values(game.players);
  return (
    <section aria-label={t('tables:pending.players')} className={styles.seats}>
      {first && (
        <Seat
          player={first}
          isViewer={first.username === viewer}
          isSealed={game.gameFormat === 'sealed'}
          onChooseDeck={onChooseDeck}
        />
      )}
      <span className={styles.versus} aria-hidden="true">
        {t('lobby:games.versus')}
      </span>
      {second ? (
        <Seat
          player={second}
          isViewer={second.username === viewer}
          isSealed={game.gameFormat === 'sealed'}
          onChooseDeck={onChooseDeck}
        />
      ) : (
        <OpenSeat game={game} />
      )}
    </section>
  );
}

function Seat({
  player,
  isViewer,
  isSealed,
  onChooseDeck,
}: {
  player: LobbyPlayer;
  isViewer: boolean;
  isSealed: boolean;
  onChooseDeck: () => void;
}) {
  const { t } = useTranslation('tables');
  const hasDeck = player.deck.selected === true;
  return (
    <article className={styles.seat} data-ready={hasDeck || undefined}>
      <div className={styles.person}>
        <Avatar name={player.name} picture={player.avatar} size={44} />
        <div className={styles.words}>
          <UserName name={player.name} role={player.role} isLinked className={styles.name} />
          <span className={styles.facts}>
            {player.owner && <Tag>{t('tables:pending.owner')}</Tag>}
            {player.disconnected && <Tag icon="alert">{t('tables:pending.disconnected')}</Tag>}
            <span>{t('tables:pending.wins', { count: player.wins })}</span>
          </span>
        </div>
      </div>
      <div className={styles.deck}>
        <span className={styles.cover}>{hasDeck ? <Logo size={46} /> : <Icon name="cards" size={26} />}</span>
        <p className={styles.deckName}>
          {isSealed
            ? t(hasDeck ? 'tables:pending.sealedSelected' : 'tables:pending.sealedLoading')
            : (player.deck.name ?? t(hasDeck ? 'tables:pending.deckSelected' : 'tables:pending.noDeck'))}
          {hasDeck && <Icon name="ok" size={18} className={styles.ok ?? ''} />}
        </p>
      </div>
      {isViewer && !isSealed && player.deck.registered !== true && (
        <Button variant={hasDeck ? 'quiet' : 'tint'} icon="cards" onClick={onChooseDeck}>
          {t(hasDeck ? 'tables:pending.changeDeck' : 'tables:pending.chooseDeck')}
        </Button>
      )}
    </article>
  );
}

function OpenSeat({ game: { challonge, challenge } }: { game: PendingGame }) {
  const { t } = useTranslation('tables');
  return (
    <article className={styles.openSeat}>
      <span className={styles.ring} />
      <p className={styles.waiting}>{t('tables:pending.noPlayer')}</p>
      <p className={styles.help}>
        {challenge
          ? t('tables:pending.challengedHelp', { name: challenge.username })
          : t(challonge ? 'tables:pending.reservedHelp' : 'tables:pending.noPlayerHelp')}
      </p>
    </article>
  );
}
