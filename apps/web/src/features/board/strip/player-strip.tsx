import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { houseColors, HouseEmblem, Symbol } from '../../cards/index.ts';
import { useGame, useGameActions, useGameShallow } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import { Stepper, useIsMineByHand } from '../manual/stepper.tsx';
import { AmberPool } from './amber-pool.tsx';
import { Clock } from './clock.tsx';
import { Keys } from './keys.tsx';
import styles from './player-strip.module.css';
import { Steps } from './steps.tsx';
import { TableMenu } from './table-menu.tsx';

interface PlayerStripProps {
  player: PlayerId;
  side: 'near' | 'far';
}

/** One player's numbers along the edge of the table. */
export function PlayerStrip({ player, side }: PlayerStripProps) {
  const { t } = useBoardWords();
  const isActive = useGame(({ game }) => game?.table.activePlayer === player);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? t('board:noone'));
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  return (
    <section
      className={classNames(styles.strip, styles[side], isActive && styles.active)}
      aria-label={t('board:statsOf', { name })}
    >
      <Person player={player} name={name} />
      <Houses player={player} />
      <Keys player={player} />
      <Stepper player={player} stat="amber">
        <AmberPool player={player} />
      </Stepper>
      <Stepper player={player} stat="chains">
        <Chains player={player} />
      </Stepper>
      <span className={styles.space} />
      {side === 'far' ? (
        <>
          <HandBacks player={player} />
          <Clock />
        </>
      ) : (
        <>
          {!seesHand && <HandBacks player={player} />}
          <Steps />
          <TableMenu />
        </>
      )}
    </section>
  );
}

function Person({ player, name }: { player: PlayerId; name: string }) {
  const { t } = useBoardWords();
  const person = useGame(({ game }) => game?.people[player]);
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
      <span className={styles.avatar} data-waited={isWaitedFor || undefined}>
        {person?.user.avatar ? (
          <img src={`/img/avatar/${person.user.avatar}.png`} alt="" width="38" height="38" />
        ) : (
          <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
        )}
      </span>
      <div className={styles.who}>
        <span className={styles.name}>
          {name}
          {Boolean(person?.wins) && (
            <small className={styles.wins} aria-label={t('board:wins', { count: person?.wins })}>
              {person?.wins}
            </small>
          )}
        </span>
        <small className={styles.deckName}>
          {status ? t(`board:${status}`) : (person?.deck?.name ?? '')}
        </small>
      </div>
    </div>
  );
}

function Houses({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const houses = useGameShallow((state) => playerOf(state, player)?.houses ?? []);
  const activeHouse = useGame((state) => playerOf(state, player)?.activeHouse ?? null);
  const { changeActiveHouse } = useGameActions();
  const canChange = useIsMineByHand(player) && activeHouse !== null;
  return (
    <ul className={styles.houses} aria-label={t('board:houses')}>
      {houses.map((house) => (
        <li
          key={house}
          className={classNames(styles.house, house === activeHouse && styles.activeHouse)}
          style={houseColors(house)}
          title={t(`card:house.${house}`)}
        >
          {canChange ? (
            <button
              type="button"
              className={styles.changeHouse}
              aria-label={t('board:byHand.set-house', { house: t(`card:house.${house}`) })}
              onClick={() => changeActiveHouse(house)}
            >
              <HouseEmblem house={house} />
            </button>
          ) : (
            <HouseEmblem house={house} />
          )}
          <span className={styles.spoken}>
            {t(house === activeHouse ? 'board:houseActive' : 'board:house', {
              house: t(`card:house.${house}`),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Chains({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const chains = useGame((state) => playerOf(state, player)?.chains ?? 0);
  return (
    <span
      className={classNames(styles.stat, chains === 0 && styles.none)}
      role="img"
      aria-label={t('board:chainsCount', { count: chains })}
    >
      <Symbol name="chains" />
      <b>{chains}</b>
      <small>{t('board:chains')}</small>
    </span>
  );
}

const SHOWN_BACKS = 8;

function HandBacks({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const count = useGame((state) => playerOf(state, player)?.hand.length ?? 0);
  return (
    <span
      className={styles.hand}
      role="img"
      aria-label={t('board:cardsInHand', { count })}
      data-pile={`hand:${player}`}
    >
      <span className={styles.backs}>
        {Array.from({ length: Math.min(count, SHOWN_BACKS) }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <b>{count}</b>
    </span>
  );
}
