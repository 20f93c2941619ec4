import { DECK_SHARINGS } from '@amberhall/protocol';
import type { Deck } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { shareDeck } from './api.ts';
import styles from './share-dialog.module.css';

/** Opens the choice of who sees the deck. */
export function ShareButton({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="link" onClick={() => setOpen(true)}>
        {t('decks:share.open')}
      </Button>
      {isOpen && <ShareDialog deck={deck} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [shared, setShared] = useState<Pick<Deck, 'sharing' | 'shareKey'>>(deck);
  const choose = (sharing: Deck['sharing']): void => {
    if (isBusy) return;
    void run(t('decks:share.saved'), async () => {
      setShared(await shareDeck(deck.id, sharing));
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    });
  };
  return (
    <Dialog title={t('decks:share.title')} onClose={onClose}>
      <div className={styles.body}>
        <ChoiceChips
          legend={t('decks:share.who')}
          choices={DECK_SHARINGS.map((value) => ({ value, label: t(`decks:share.choice.${value}`) }))}
          value={shared.sharing}
          onChange={choose}
        />
        <p className={styles.help}>{t(`decks:share.help.${shared.sharing}`)}</p>
        {shared.shareKey !== null && (
          <>
            <CopyLink path={`/deck/${shared.shareKey}`} />
            <ButtonLink to={`/deck/${shared.shareKey}`} variant="ghost" icon="eye">
              {t('decks:share.visit')}
            </ButtonLink>
          </>
        )}
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      </div>
    </Dialog>
  );
}
