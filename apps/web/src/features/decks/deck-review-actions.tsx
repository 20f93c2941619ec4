import type { Deck } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUser } from '../../lib/session.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { flagDeck, verifyDeck } from './api.ts';

/** Only for users who verify decks. */
export function DeckReviewActions({ deck }: { deck: Deck }) {
  const { t } = useTranslation(['decks', 'sentence']);
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (useUser()?.permissions.canVerifyDecks !== true) return null;
  const run = async (text: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      showToast('success', text);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateServerMessage).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {(!deck.verified || deck.flagged) && (
        <Button
          variant="ghost"
          icon="ok"
          disabled={isBusy}
          onClick={() => void run(t('decks:verified'), () => verifyDeck(deck.id))}
        >
          {t('decks:verify')}
        </Button>
      )}
      <Button
        variant="ghost"
        icon="flag"
        disabled={isBusy}
        aria-pressed={deck.flagged}
        onClick={() =>
          void run(t(deck.flagged ? 'decks:flag.removed' : 'decks:flag.set'), () =>
            flagDeck(deck.id, !deck.flagged),
          )
        }
      >
        {t(deck.flagged ? 'decks:flag.remove' : 'decks:flag.give')}
      </Button>
    </>
  );
}
