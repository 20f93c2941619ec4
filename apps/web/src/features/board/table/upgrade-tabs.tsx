import type { CSSProperties } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { houseColors, HouseEmblem, useCard } from '../../../cards/index.ts';
import { useBoardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { cardOf, isClickable, highlightOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './upgrade-tabs.module.css';
import { useCardGestures } from './use-card-gestures.ts';

/** The upgrades of a card and the cards beneath it, as tabs behind it, away from the center of the table. */
export function UpgradeTabs({ upgrades, under }: { upgrades: readonly ViewId[]; under: readonly ViewId[] }) {
  const { t } = useBoardTranslation();
  if (upgrades.length + under.length === 0) return null;
  const style = { '--tabs': upgrades.length + Math.min(1, under.length) } as CSSProperties;
  return (
    <span className={styles.tabs} style={style}>
      {upgrades.map((id) => (
        <UpgradeTab key={id} id={id} />
      ))}
      {upgrades.length > 1 && (
        <span className={styles.more} aria-hidden="true">
          {upgrades.length}
        </span>
      )}
      {under.length > 0 && (
        <span className={styles.under}>{t('board:cardsUnder', { count: under.length })}</span>
      )}
    </span>
  );
}

function UpgradeTab({ id }: { id: ViewId }) {
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
      className={classNames(styles.tab, highlight && styles[highlight])}
      style={houseColors(house)}
      data-card-id={id}
      data-can-click={canClick || undefined}
      data-pointed-out={isPointedOut || undefined}
      // Tab leads to the card; the arrow keys lead from there to the tab.
      tabIndex={-1}
      aria-label={t('board:facts', {
        items: [name, t('card:type.upgrade'), highlight && t(`board:light.${highlight}`)].filter(Boolean),
      })}
      {...gestures}
    >
      <HouseEmblem house={house} />
      <span>{name}</span>
    </button>
  );
}
