import { useMemo } from 'react';
import type { CardView, CatalogueCard } from '@amberhall/protocol';
import { useCardLabels } from '../../../cards/index.ts';
import { useBoardTranslation } from '../game/use-texts.ts';

interface DescribedCard {
  card: CardView | undefined;
  facts: CatalogueCard | undefined;
  name: string;
  upgrades: readonly string[];
  /** Names of the cards beneath it. */
  beneath: readonly string[];
}

/** Says whether a card in play shows the face of another card. */
export const isCopy = ({ printed, isToken }: CardView): boolean => printed !== undefined && !isToken;

/** Describes a card in words: name, type, values and states. */
export function useCardDescription({ card, facts, name, upgrades, beneath }: DescribedCard): string {
  const { t } = useBoardTranslation();
  const words = useCardLabels();
  // Each question changes the highlights of most cards, and nothing else of them.
  const items = useMemo(() => {
    if (!card) return [];
    const house = card.house ?? facts?.houses[0];
    const power = card.power ?? facts?.power;
    return [
      name,
      house !== undefined && t(`card:house.${house}`),
      facts && words.type(facts.type),
      facts?.evilTwin && t('card:state.evilTwin'),
      card.zone === 'hand' && facts?.gigantic && t(`board:label.half.${facts.gigantic}`),
      card.otherHalf !== undefined && t('board:label.gigantic'),
      isCopy(card) && t('card:state.copy'),
      card.isBlank && t('card:state.blank'),
      card.zone === 'aside' &&
        facts?.type === 'prophecy' &&
        t(card.activeProphecy ? 'board:label.active' : 'board:label.inactive'),
      typeof power === 'number' && t('board:label.power', { count: power }),
      Boolean(card.armor) && t('board:label.armor', { count: card.armor }),
      Boolean(card.damage) && t('board:label.damage', { count: card.damage }),
      Boolean(card.amber) && t('board:label.amber', { count: card.amber }),
      card.exhausted && t('board:label.exhausted'),
      card.stunned && t('board:label.stunned'),
      card.warded && t('board:label.warded'),
      card.enraged && t('board:label.enraged'),
      card.zone === 'play' && card.fresh && t('board:label.fresh'),
      ...Object.entries(card.keywords ?? {}).map(([keyword, value]) => words.keyword(keyword, value)),
      ...Object.entries(card.counters ?? {}).map(([counter, count]) =>
        t('board:label.counters', { count, counter: t(`card:counter.${counter}`) }),
      ),
      beneath.length > 0 && t('board:label.beneath', { count: beneath.length, items: beneath }),
      upgrades.length > 0 && t('board:label.upgrades', { items: upgrades }),
    ].filter(Boolean);
  }, [t, words, card, facts, name, upgrades, beneath]);
  return t('board:facts', { items });
}
