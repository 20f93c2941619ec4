import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './deck-page.module.css';

interface DeckPageProps {
  title: string;
  lead?: string;
  isWide?: boolean;
  /** The list from which the page was opened. Default: the user's decks. */
  back?: { to: string; name: string };
  children: ReactNode;
}

/** A page for one action on decks, with a link back to all of them. */
export function DeckPage({ title, lead, isWide = false, back, children }: DeckPageProps) {
  const { t } = useTranslation('decks');
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <ButtonLink to={back?.to ?? '/decks'} variant="ghost" icon="left">
          {back?.name ?? t('decks:back')}
        </ButtonLink>
      </header>
      <MantineParts>{children}</MantineParts>
    </div>
  );
}
