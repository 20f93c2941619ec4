import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../ui/csv-button.tsx';
import { csvOf } from './match-csv.ts';
import { allMatches } from './match-list.ts';
import type { MatchListAddress } from './match-list.ts';

/** Downloads all matches of the filter as a table. */
export function MatchCsvButton({ place }: { place: MatchListAddress }) {
  const { t } = useTranslation('decks');
  return (
    <CsvButton
      label={t('decks:matches.csv')}
      fileName="amberhall-matches.csv"
      table={async () => csvOf(await allMatches(place))}
      done={t('decks:matches.csvDone')}
      failed={t('decks:matches.failed')}
    />
  );
}
