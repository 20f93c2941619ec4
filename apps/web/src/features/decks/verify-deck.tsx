import type { Deck } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { verifyDeck } from './calls.ts';

/** For those who verify decks; not drawn for anybody else. */
export function VerifyDeck({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const canVerify = useUser()?.permissions.canVerifyDecks === true;
  if (!canVerify || deck.verified) return null;
  const verify = async (): Promise<void> => {
    await verifyDeck(deck.id);
    await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    showToast('success', t('decks:verified'));
  };
  return (
    <Button variant="ghost" icon="ok" onClick={() => void verify()}>
      {t('decks:verify')}
    </Button>
  );
}
