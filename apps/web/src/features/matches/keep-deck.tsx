import { DeckReply } from '@amberhall/protocol';
import type { Match } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { call } from '../../lib/http.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** Adds the deck of a sealed game to the user's own decks. */
export function KeepSealedDeck({ match: { gameId, players } }: { match: Match }) {
  const { t } = useTranslation(['decks', 'sentence']);
  const queryClient = useQueryClient();
  const [state, setState] = useState<'offered' | 'busy' | 'kept'>('offered');
  const keep = async (): Promise<void> => {
    setState('busy');
    try {
      const { deck } = await call('/api/decks/sealed', {
        method: 'POST',
        body: { gameId },
        reply: DeckReply,
      });
      setState('kept');
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      showToast('success', t('decks:make.made', { name: deck.name }));
    } catch (error) {
      setState('offered');
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateServerMessage).join(' '));
    }
  };
  if (players[0].deck === null) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      icon="plus"
      busy={state === 'busy'}
      disabled={state !== 'offered'}
      onClick={() => void keep()}
    >
      {t('decks:matches.keep')}
    </Button>
  );
}
