import { houseColors, HouseEmblem, Symbol } from '../../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { useUnread } from '../log/use-unread.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { TurnStepBars } from '../player-bar/turn-steps.tsx';
import styles from './turn-divider.module.css';

/** The line between the battlelines: the active player and the active house. */
export function TurnDivider() {
  const { t } = useBoardTranslation();
  const active = useGame(({ game }) => game?.table.activePlayer ?? '');
  const turn = useGame(({ game }) => game?.table.turn ?? 0);
  const round = useGame(({ game }) => game?.table.round ?? 1);
  const isOwn = useGame(({ game }) => game?.seat !== null && game?.seat === game?.table.activePlayer);
  const name = useGame(({ game }) => game?.people[active]?.user.name ?? active);
  const house = useGame(({ game }) => game?.table.players[active]?.activeHouse ?? null);
  const unread = useUnread();
  const isManual = useGame(({ game }) => game?.table.manual === true);
  const isTimeUp = useGame(({ game }) => game?.table.timeCalled === true);
  return (
    <div className={styles.line} data-own={isOwn || undefined} key={turn}>
      <p className={styles.words}>
        <span>{isOwn ? t('board:yourTurn') : t('board:turnOf', { name })}</span>
        {house && (
          <span className={styles.house} style={houseColors(house)}>
            <HouseEmblem house={house} />
            {t(`card:house.${house}`)}
          </span>
        )}
        <small className={styles.round}>{t('board:round', { number: round })}</small>
        {isManual && <span className={styles.manual}>{t('board:manualMode')}</span>}
        {isTimeUp && <span className={styles.manual}>{t('board:lastTurns')}</span>}
      </p>
      <TurnStepBars />
      <button type="button" className={styles.log} onClick={() => boardUi.showLog(true)}>
        <Symbol name="log" />
        {t('board:log')}
        {unread > 0 && <b aria-label={t('board:unread', { count: unread })}>{unread}</b>}
      </button>
    </div>
  );
}
