import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Text } from '@amberhall/protocol';
import { cardName, cardQueries } from '../../../cards/index.ts';
import { useGame } from './game-context.tsx';
import { parseText } from './game-text.ts';
import type { TextPart } from './game-text.ts';

const NAMESPACES = ['board', 'keys', 'prompt', 'log', 'card', 'room', 'lobby'] as const;

/** Translations of the board, in the namespaces it uses. */
export const useBoardTranslation = () => useTranslation(NAMESPACES);

/** The names of cards by slug, for messages. */
export function useCardNames(): (slug: string | undefined) => string | undefined {
  const { data } = useQuery(cardQueries.catalogue());
  return useCallback((slug) => (slug === undefined ? undefined : cardName(slug, data?.[slug])), [data]);
}

/** Turns a message of the game into plain text, for labels and announcements. */
export function usePlainText(): (text: Text) => string {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const people = useGame(({ game }) => game?.people);
  return useCallback(
    (text: Text) => {
      const word = (part: TextPart): string => {
        switch (part.kind) {
          case 'words':
            return part.text;
          case 'symbol':
            return t(`card:symbol.${part.name}`);
          case 'player':
            return people?.[part.player]?.user.name ?? part.player;
          case 'card':
            return cardName(part.slug) ?? t('board:aCard');
          case 'house':
            return t(`card:house.${part.house}`);
        }
      };
      return parseText(text, t).map(word).join('');
    },
    [t, cardName, people],
  );
}
