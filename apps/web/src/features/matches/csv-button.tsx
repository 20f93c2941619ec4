import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { csvOf } from './match-csv.ts';
import { allMatches } from './match-list.ts';
import type { MatchListAddress } from './match-list.ts';

/** Downloads all matches of the filter as a table. */
export function CsvButton({ place }: { place: MatchListAddress }) {
  const { t } = useTranslation(['decks', 'sentence']);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const download = () =>
    void run(t('decks:matches.csvDone'), async () =>
      downloadFile('amberhall-matches.csv', csvOf(await allMatches(place)), 'text/csv;charset=utf-8'),
    );
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Button size="small" variant="ghost" icon="down" busy={isBusy} disabled={isBusy} onClick={download}>
        {t('decks:matches.csv')}
      </Button>
    </>
  );
}
