import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { cardQueries } from '../../cards/index.ts';
import { DeckImage } from './deck-image.tsx';
import type { PicturedDeck } from './deck-image.tsx';
import { downloadImage } from './download-image.ts';
import styles from './deck-image.module.css';

/** The deck as one picture, to view and to download. */
export function DeckImageDialog({ deck, onClose }: { deck: PicturedDeck; onClose: () => void }) {
  const { t } = useTranslation('decks');
  const { data: catalogue } = useQuery(cardQueries.catalogue());
  const picture = useRef<SVGSVGElement>(null);
  const save = async (): Promise<void> => {
    try {
      if (picture.current) await downloadImage(picture.current, deck.name);
    } catch {
      showToast('error', t('decks:image.failed'));
    }
  };
  return (
    <Dialog title={t('decks:image.title')} isWide onClose={onClose}>
      <div className={styles.frame}>
        {catalogue && <DeckImage ref={picture} deck={deck} catalogue={catalogue} />}
      </div>
      <div className={styles.actions}>
        <Button icon="copy" onClick={() => void save()}>
          {t('decks:image.save')}
        </Button>
      </div>
    </Dialog>
  );
}
