import type { Tournament } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './tournament-header.module.css';
import type { MatchSummary } from './match-state.ts';
import { useBracketLabels } from './use-bracket-labels.ts';
import type { TournamentActions } from './use-tournament-actions.ts';

interface TournamentHeaderProps {
  tournament: Tournament;
  summaries: readonly MatchSummary[];
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: (summaries: readonly MatchSummary[]) => void;
}

/** The tournament's details, and actions for all its matches. */
export function TournamentHeader({
  tournament,
  summaries,
  actions,
  isBusy,
  onCreate,
}: TournamentHeaderProps) {
  const { t } = useTranslation('tournaments');
  const { typeOf, stateOf } = useBracketLabels();
  const pending = summaries.filter(({ state }) => state === 'pending');
  const unattached = tournament.accept_attachments ? summaries.filter(lacksLink) : [];
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{tournament.name}</h1>
        <div className={styles.tags}>
          <Tag icon="flag">{stateOf(tournament)}</Tag>
          <Tag>{typeOf(tournament)}</Tag>
          <Tag icon="users">{t('tournaments:list.players', { count: tournament.participants_count })}</Tag>
          {tournament.full_challonge_url && (
            <a href={tournament.full_challonge_url} target="_blank" rel="noopener noreferrer">
              <Icon name="link" size={14} /> {t('tournaments:bracket')}
            </a>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button icon="exhaust" disabled={isBusy} onClick={() => void actions.refresh()}>
          {t('tournaments:refresh')}
        </Button>
        {unattached.length > 0 && (
          <Button icon="link" disabled={isBusy} onClick={() => void actions.attach(unattached)}>
            {t('tournaments:attachAll', { count: unattached.length })}
          </Button>
        )}
        {pending.length > 0 && (
          <Button icon="plus" variant="primary" disabled={isBusy} onClick={() => onCreate(pending)}>
            {t('tournaments:createAll', { count: pending.length })}
          </Button>
        )}
      </div>
    </header>
  );
}

/** Players cannot reach its game from the bracket yet. */
export const lacksLink = ({ match, game, state }: MatchSummary): boolean =>
  game !== undefined && match.attachment_count === 0 && (state === 'waiting' || state === 'running');
