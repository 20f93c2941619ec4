import type { NewGameOptions } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TournamentAdmin } from './tournament-admin.tsx';
import { TournamentList } from './tournament-list.tsx';
import styles from './tournament-lobby-page.module.css';

/** The defaults of a form for new games. */
export interface NewGames {
  /** @returns whether they were opened */
  onCreate: (options: NewGameOptions) => Promise<boolean>;
  onClose: () => void;
}

interface TournamentLobbyPageProps {
  /** The form with the options for new games. */
  newGames: (games: NewGames) => ReactNode;
}

/** The page on which organizers run tournaments. The address names the open one. */
export function TournamentLobbyPage({ newGames }: TournamentLobbyPageProps) {
  const { t } = useTranslation('tournaments');
  const [search] = useSearchParams();
  const id = Number(search.get('tournament'));
  if (Number.isSafeInteger(id) && id > 0) {
    return (
      <MantineParts>
        <TournamentAdmin key={id} id={id} newGames={newGames} />
      </MantineParts>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle>{t('tournaments:title')}</PageTitle>
      <TournamentList />
    </div>
  );
}
