import type { PlayerId } from '@amberhall/protocol';
import { PersonLink } from '../../../ui/person-link.tsx';
import { boardUi } from '../board-ui.ts';
import { useGame, useIsReplay } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './player-name.module.css';

/** The player of this side, their deck, and whether they are connected. In a replay, the name leads to their page. */
export function PlayerName({ player, name }: { player: PlayerId; name: string }) {
  const { t } = useBoardTranslation();
  const person = useGame(({ game }) => game?.people[player]);
  const isReplay = useIsReplay();
  const isWaitedFor = useGame(({ game }) => game?.table.waitingFor.includes(player) ?? false);
  const status = person?.left
    ? 'left'
    : person?.disconnected
      ? 'disconnected'
      : person?.inactive
        ? 'inactive'
        : null;
  return (
    <div className={styles.person} data-status={status ?? undefined}>
      <span className={styles.avatar} data-waiting={isWaitedFor || undefined}>
        {person?.user.avatar ? (
          <img src={`/img/avatar/${person.user.avatar}.png`} alt="" width="38" height="38" />
        ) : (
          <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
        )}
      </span>
      <div className={styles.who}>
        {isReplay ? (
          <PersonLink name={name} className={styles.name} />
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <small className={styles.deckName}>
          {status
            ? t(`board:${status}`)
            : person?.deck && <DeckName player={player} name={person.deck.name} />}
        </small>
      </div>
    </div>
  );
}

/** Opens the list of the deck. A replay has no server to ask for it. */
function DeckName({ player, name }: { player: PlayerId; name: string }) {
  const isReplay = useIsReplay();
  if (isReplay) return name;
  return (
    <button type="button" className={styles.deckList} onClick={() => boardUi.showDeckList(player)}>
      {name}
    </button>
  );
}
