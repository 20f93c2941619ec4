import { memo, useId, useMemo } from 'react';
import type { CardView, CatalogueCard, ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { CardBack, CardFace, CardOverlay, useCard, useCardLabels } from '../../../cards/index.ts';
import type { CardSize, CardOverlayProps } from '../../../cards/index.ts';
import { useBoardUi } from '../board-ui.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf, isClickable, highlightOf, orderOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { FateMark } from '../forecast/fate-mark.tsx';
import { useDraggable } from '../manual/use-drag.ts';
import { isCopy, useCardDescription } from './use-card-description.ts';
import styles from './table-card.module.css';
import { useCardGestures } from './use-card-gestures.ts';
import { useRovingTabIndex } from './zone.tsx';

interface TableCardProps {
  id: ViewId;
  size: Exclude<CardSize, 'zoom'>;
  /** Width; any CSS length. */
  width: string;
}

/** A card on the table: a button whose accessible name describes the whole card. */
export const TableCard = memo(function TableCard({ id, size, width }: TableCardProps) {
  const { t } = useBoardTranslation();
  const card = useGame((state) => cardOf(state, id));
  const facts = useCard(card?.slug);
  const highlight = useGame((state) => highlightOf(state, id));
  const canClick = useGame((state) => isClickable(state, id));
  const isPointedOut = useBoardUi((ui) => ui.pointedOutCard === id);
  const name = useCardName(card);
  const upgrades = useNamesOf(card?.upgrades);
  const beneath = useNamesOf(card?.under);
  const label = useCardDescription({ card, facts, name, upgrades, beneath });
  const tabStop = useRovingTabIndex(id);
  const seen = card?.slug ?? card?.printed;
  const description = useCardTextDescription(card, facts);
  const textId = useId();
  const gestures = useCardGestures(id, seen === undefined ? undefined : { slug: seen, id });
  const overlay = useOverlay(card, facts, id);
  const drag = useDraggable(id);
  if (!card) return null;

  return (
    <button
      type="button"
      className={classNames(
        styles.button,
        highlight && styles[highlight],
        card.exhausted && styles.exhausted,
      )}
      style={{ fontSize: size === 'plate' ? '11px' : `calc(${width} / 10)` }}
      data-card-id={id}
      data-size={size}
      data-gigantic={card.otherHalf !== undefined || undefined}
      data-taunt={card.keywords?.taunt ? '' : undefined}
      tabIndex={tabStop.isTabStop ? 0 : -1}
      aria-describedby={description && textId}
      data-can-click={canClick || undefined}
      data-pointed-out={isPointedOut || undefined}
      {...gestures}
      {...drag}
      onFocus={(event) => {
        tabStop.onFocus();
        gestures.onFocus(event);
      }}
    >
      {/*
       * The name for those who listen. It says all that is drawn, and begins with what the card is called. A question
       * changes only its second part, so that the browser does not lay out the first one again. The empty item brings
       * the separator of the language.
       */}
      <HiddenText>
        <span className={styles.namePart}>{label}</span>
        {highlight && (
          <span className={styles.namePart}>
            {t('board:facts', { items: ['', t(`board:light.${highlight}`)] })}
          </span>
        )}
      </HiddenText>
      <span className={styles.drawn} data-drawn="" aria-hidden="true">
        {card.slug === undefined ? (
          <CardBack width={width} ratio={size === 'board' ? 1.3 : 1.4} />
        ) : (
          <CardFace
            slug={card.slug}
            facts={facts}
            size={size}
            width={width}
            house={card.house}
            maverick={card.maverick}
            enhancements={card.enhancements}
            power={card.zone === 'play' ? card.power : undefined}
            armor={card.zone === 'play' && card.power !== undefined ? (card.armor ?? 0) : undefined}
            keywords={card.zone === 'play' ? card.keywords : undefined}
          />
        )}
        <CardOverlay {...overlay} />
      </span>
      <FateMark id={id} />
      {description && (
        <span id={textId} hidden>
          {description}
        </span>
      )}
    </button>
  );
});

function useCardName(card: CardView | undefined): string {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  return cardName(card?.slug) ?? t(card?.facedown ? 'board:facedownCard' : 'board:aCard');
}

/** Names of cards with this one; a facedown card is named as such. */
function useNamesOf(ids: readonly ViewId[] = []): string[] {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const slugs = useGameShallow((state) => ids.map((id) => cardOf(state, id)?.slug));
  return useMemo(() => slugs.map((slug) => cardName(slug) ?? t('board:facedownCard')), [slugs, cardName, t]);
}

/** Traits, bonus icons and text in words, for screen readers. */
function useCardTextDescription(
  card: CardView | undefined,
  facts: CatalogueCard | undefined,
): string | undefined {
  const words = useCardLabels();
  return useMemo(() => {
    if (!card || !facts) return undefined;
    const icons = [...Array.from({ length: facts.amber }, () => 'amber'), ...(card.enhancements ?? [])];
    const parts = [
      words.traits(facts.traits),
      card.zone === 'play' ? '' : icons.map(words.symbol).join(', '),
      words.text(facts.text),
    ];
    return parts.filter(Boolean).join('. ') || undefined;
  }, [card, facts, words]);
}

/** The values of the card's state that its face shows. */
function useOverlay(
  card: CardView | undefined,
  facts: CatalogueCard | undefined,
  id: ViewId,
): CardOverlayProps {
  const order = useGame((state) => orderOf(state, id));
  const highlight = useGame((state) => highlightOf(state, id));
  const owner = useGame(({ game }) => card && game?.people[card.owner]?.user.name);
  if (!card) return {};
  const { exhausted, stunned, warded, enraged, isToken, isBlank, damage, amber, counters, controller } = card;
  const isForeign = controller !== undefined && controller !== card.owner;
  return {
    exhausted,
    stunned,
    warded,
    enraged,
    isToken,
    isCopy: isCopy(card),
    isEvilTwin: facts?.evilTwin,
    isBlank,
    isFresh: card.zone === 'play' && card.fresh,
    damage,
    amber,
    counters,
    highlight,
    order,
    ownerInitial: isForeign ? owner?.charAt(0).toUpperCase() : undefined,
  };
}
