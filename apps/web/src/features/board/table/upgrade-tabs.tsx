import type { CSSProperties } from 'react';
import type { CardSlug, ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { houseColors, HouseEmblem, Symbol, useCard } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf, isClickable, highlightOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './upgrade-tabs.module.css';
import { useCardGestures } from './use-card-gestures.ts';

interface UpgradeTabsProps {
  upgrades: readonly ViewId[];
  under: readonly ViewId[];
  /** The real card of a token creature, for those who may see it. */
  printed?: CardSlug | undefined;
}

/** The upgrades of a card and the cards beneath it, as tabs behind it, away from the center of the table. */
export function UpgradeTabs({ upgrades, under, printed }: UpgradeTabsProps) {
  const faceup = useGameShallow((state) => under.filter((id) => cardOf(state, id)?.slug !== undefined));
  const { t } = useBoardTranslation();
  const facedown = under.length - faceup.length;
  const count = upgrades.length + faceup.length + Math.min(1, facedown) + (printed === undefined ? 0 : 1);
  if (count === 0) return null;
  const style = { '--tabs': count } as CSSProperties;
  return (
    <span className={styles.tabs} style={style}>
      {printed !== undefined && <RealCardTab slug={printed} />}
      {upgrades.map((id) => (
        <UpgradeTab key={id} id={id} />
      ))}
      {faceup.map((id) => (
        <UpgradeTab key={id} id={id} isBeneath />
      ))}
      {upgrades.length + faceup.length > 1 && (
        <span className={styles.more} aria-hidden="true">
          {upgrades.length + faceup.length}
        </span>
      )}
      {facedown > 0 && <span className={styles.under}>{t('board:cardsUnder', { count: facedown })}</span>}
    </span>
  );
}

/** The card that a token creature really is. It is only there to be read. */
function RealCardTab({ slug }: { slug: CardSlug }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const name = cardName(slug) ?? t('board:aCard');
  return (
    <button
      type="button"
      className={classNames(styles.tab, styles.real)}
      tabIndex={-1}
      aria-label={t('board:zoom.tokenOf', { name })}
      onPointerEnter={() => boardUi.zoom({ slug })}
      onPointerLeave={() => boardUi.zoom(null)}
      onClick={() => boardUi.openCard({ slug })}
    >
      <Symbol name="eye" />
      <span>{name}</span>
    </button>
  );
}

/** An upgrade, or a faceup card that lies beneath. */
function UpgradeTab({ id, isBeneath = false }: { id: ViewId; isBeneath?: boolean }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const card = useGame((state) => cardOf(state, id));
  const highlight = useGame((state) => highlightOf(state, id));
  const canClick = useGame((state) => isClickable(state, id));
  const isPointedOut = useBoardUi((ui) => ui.pointedOutCard === id);
  const facts = useCard(card?.slug);
  const gestures = useCardGestures(id, card?.slug === undefined ? undefined : { slug: card.slug, id });
  const house = card?.house ?? facts?.houses[0] ?? 'shadows';
  const name = cardName(card?.slug) ?? t('board:aCard');
  return (
    <button
      type="button"
      className={classNames(styles.tab, isBeneath && styles.beneath, highlight && styles[highlight])}
      style={houseColors(house)}
      data-card-id={id}
      data-can-click={canClick || undefined}
      data-pointed-out={isPointedOut || undefined}
      // Tab leads to the card; the arrow keys lead from there to the tab.
      tabIndex={-1}
      aria-label={t('board:facts', {
        items: [
          name,
          isBeneath ? t('board:label.under') : t('card:type.upgrade'),
          highlight && t(`board:light.${highlight}`),
        ].filter(Boolean),
      })}
      {...gestures}
    >
      <HouseEmblem house={house} />
      <span>{name}</span>
    </button>
  );
}
