import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { houseColors, HouseEmblem } from '../../../cards/index.ts';
import { useGame, useGameActions, useGameShallow } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { canAdjustCounters } from '../manual/stepper.tsx';
import styles from './houses.module.css';

/** The houses of a deck; the active one is highlighted. */
export function Houses({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const houses = useGameShallow((state) => playerOf(state, player)?.houses ?? []);
  const activeHouse = useGame((state) => playerOf(state, player)?.activeHouse ?? null);
  const { changeActiveHouse } = useGameActions();
  const canChange = canAdjustCounters(player) && activeHouse !== null;
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
          <HiddenText>
            {t(house === activeHouse ? 'board:houseActive' : 'board:house', {
              house: t(`card:house.${house}`),
            })}
          </HiddenText>
        </li>
      ))}
    </ul>
  );
}
