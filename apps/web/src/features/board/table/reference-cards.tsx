import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { CardFace, Symbol, useCard } from '../../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { ArchonPowers, Prophecies } from './prophecies.tsx';
import styles from './reference-cards.module.css';

/** Whether there is any card of a player to show outside of the piles. */
export function hasReferenceCards(state: GameState, player: PlayerId): boolean {
  const side = playerOf(state, player);
  const cards = (side?.archonPowers?.length ?? 0) + (side?.prophecies?.length ?? 0);
  return cards > 0 || (side?.tokenCreature ?? null) !== null || state.game?.table.tideInPlay === true;
}

/** The cards outside of any pile: the tide, the token creature, the archon power, prophecies. */
export function ReferenceCards({ player, isNear }: { player: PlayerId; isNear: boolean }) {
  const token = useGame((state) => playerOf(state, player)?.tokenCreature ?? null);
  const tideInPlay = useGame(({ game }) => game?.table.tideInPlay ?? false);
  return (
    <div className={styles.references} data-near={isNear || undefined}>
      {tideInPlay && <Tide player={player} isNear={isNear} />}
      {token !== null && <TokenReference slug={token} />}
      <ArchonPowers player={player} />
      <Prophecies player={player} />
    </div>
  );
}

/** What raising the tide costs [20.40]. */
const TIDE_CHAINS = 3;

function Tide({ player, isNear }: { player: PlayerId; isNear: boolean }) {
  const { t } = useBoardTranslation();
  const { raiseTide } = useGameActions();
  const tide = useGame((state) => playerOf(state, player)?.tide ?? 'neutral');
  const mayRaise = useGame(
    (state) => isNear && state.game?.seat === player && activePrompt(state)?.tide === true,
  );
  const content = (
    <>
      <Symbol name="tide" />
      {t(`board:tide.${tide}`)}
    </>
  );
  const look = classNames(styles.tide, tide === 'high' && styles.high);
  const place = isNear ? 'near' : 'far';
  if (!mayRaise)
    return (
      <span className={look} data-tide={place}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      data-tide={place}
      onClick={raiseTide}
      title={t('board:tide.raise')}
    >
      {content}
      <HiddenText>: {t('board:tide.raise')}</HiddenText>
      <b className={styles.price} aria-hidden="true">
        <Symbol name="chains" />
        {TIDE_CHAINS}
      </b>
    </button>
  );
}

function TokenReference({ slug }: { slug: string }) {
  const { t } = useBoardTranslation();
  const facts = useCard(slug);
  const cardName = useCardNames();
  return (
    <button
      type="button"
      className={styles.token}
      onPointerEnter={() => boardUi.zoom({ slug })}
      onPointerLeave={() => boardUi.zoom(null)}
      onClick={() => boardUi.openCard({ slug })}
    >
      <HiddenText>{t('board:tokenCreature', { name: cardName(slug) })}</HiddenText>
      <span aria-hidden="true">
        <CardFace slug={slug} facts={facts} size="token" width="var(--reference-card)" />
      </span>
    </button>
  );
}
