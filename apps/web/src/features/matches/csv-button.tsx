import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { csvOf } from './match-csv.ts';
import { allMatches } from './match-list.ts';
import type { MatchListAddress } from './match-list.ts';

/** Downloads all matches of the filter as a table. */
export function CsvButton({ place }: { place: MatchListAddress }) {
  const { t } = useTranslation('decks');
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const table = csvOf(await allMatches(place));
      downloadFile('amberhall-matches.csv', table, 'text/csv;charset=utf-8');
      showToast('success', t('decks:matches.csvDone'));
    } catch {
      showToast('error', t('decks:matches.failed'));
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      icon="down"
      aria-label={t('decks:matches.csv')}
      title={t('decks:matches.csv')}
      busy={isBusy}
      disabled={isBusy}
      onClick={() => void download()}
    >
      CSV
    </Button>
  );
}
