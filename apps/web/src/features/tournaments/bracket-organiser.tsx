import type { Announcement, Tournament } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnounceForm } from '../../event-screens/announce-form.tsx';
import { NextStepNote, OrganiserSection } from '../../event-screens/organiser-section.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lacksLink } from './match-state.ts';
import type { MatchSummary } from './match-state.ts';
import type { TournamentActions } from './use-tournament-actions.ts';

interface BracketOrganiserProps {
  tournament: Tournament;
  summaries: readonly MatchSummary[];
  announcements: readonly Announcement[];
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: (summaries: readonly MatchSummary[]) => void;
}

/** What organizers do with all matches of a bracket. */
export function BracketOrganiser({
  tournament,
  summaries,
  announcements,
  actions,
  isBusy,
  onCreate,
}: BracketOrganiserProps) {
  const { t } = useTranslation(['events', 'tournaments']);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const done = summaries.filter(({ state }) => state === 'decided').length;
  return (
    <>
      <OrganiserSection
        progress={
          summaries.length > 0 ? { title: t('tournaments:results'), done, all: summaries.length } : undefined
        }
        next={
          <NextStep
            tournament={tournament}
            summaries={summaries}
            actions={actions}
            isBusy={isBusy}
            onCreate={onCreate}
          />
        }
      >
        <Button size="small" icon="news" onClick={() => setAnnouncing(true)}>
          {t('events:organiser.announce')}
        </Button>
        <Button size="small" icon="exhaust" disabled={isBusy} onClick={() => void actions.refresh()}>
          {t('tournaments:refresh')}
        </Button>
      </OrganiserSection>
      {isAnnouncing && (
        <Dialog title={t('events:organiser.announce')} onClose={() => setAnnouncing(false)}>
          <AnnounceForm
            announcements={announcements}
            isBusy={isBusy}
            onAnnounce={(text) => actions.announce(tournament.name, text)}
            onClose={() => setAnnouncing(false)}
          />
        </Dialog>
      )}
    </>
  );
}

/** Games for all matches that lack one, then links to them for the players. */
function NextStep({
  tournament,
  summaries,
  actions,
  isBusy,
  onCreate,
}: Omit<BracketOrganiserProps, 'announcements'>) {
  const { t } = useTranslation(['events', 'tournaments']);
  const pending = summaries.filter(({ state }) => state === 'pending');
  const unattached = tournament.accept_attachments ? summaries.filter(lacksLink) : [];
  const missing = summaries.filter(({ state }) => state !== 'decided').length;
  return (
    <>
      {pending.length > 0 && (
        <Button icon="plus" variant="tint" disabled={isBusy} onClick={() => onCreate(pending)}>
          {t('tournaments:createAll', { count: pending.length })}
        </Button>
      )}
      {unattached.length > 0 && (
        <Button icon="link" disabled={isBusy} onClick={() => void actions.attach(unattached)}>
          {t('tournaments:attachAll', { count: unattached.length })}
        </Button>
      )}
      {missing > 0 && <NextStepNote>{t('events:organiser.missing', { count: missing })}</NextStepNote>}
    </>
  );
}
