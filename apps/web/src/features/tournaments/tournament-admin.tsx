import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BracketPanel } from '../../event-screens/bracket-panel.tsx';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { EntrantsPanel } from '../../event-screens/entrants-panel.tsx';
import { EventHeading } from '../../event-screens/event-heading.tsx';
import { EventParts } from '../../event-screens/event-parts.tsx';
import { EventScreen } from '../../event-screens/event-screen.tsx';
import { RoundCourse } from '../../event-screens/round-course.tsx';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { tournamentQueries } from './api.ts';
import type { ServiceBracket } from './api.ts';
import { BracketOrganiser } from './bracket-organiser.tsx';
import { BracketTags } from './bracket-tags.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { summariesOf } from './match-state.ts';
import type { MatchSummary } from './match-state.ts';
import { Rounds } from './rounds.tsx';
import { bracketOf, isElimination, recordsOf, roundSteps } from './service-bracket.ts';
import type { NewGames } from './tournament-lobby-page.tsx';
import { useTournamentActions } from './use-tournament-actions.ts';
import { useTournamentUpdates } from './use-tournament-updates.ts';

/** Matches are evaluated again at this interval (ms), because some become late. */
const CLOCK_INTERVAL_MS = 1000;

interface TournamentAdminProps {
  id: number;
  newGames: (games: NewGames) => ReactNode;
}

/** The page of one bracket of the service. It has the screens of the site's own events. */
export function TournamentAdmin({ id, newGames }: TournamentAdminProps) {
  const { t } = useTranslation('tournaments');
  const bracket = useQuery(tournamentQueries.bracket(id));
  const admin = useQuery(tournamentQueries.admin(id));
  const now = useNow(CLOCK_INTERVAL_MS) + (admin.data?.clockOffsetMs ?? 0);
  const status = useRequestStatus();
  const actions = useTournamentActions(id, status);
  const [opening, setOpening] = useState<readonly MatchSummary[]>([]);
  const [chosenRound, setChosenRound] = useState<number>();
  useTournamentUpdates(id);

  const { data } = bracket;
  const { games = [], clocks = [], announcements = [] } = admin.data ?? {};
  const { participants = [], matches = [] } = data ?? {};
  const summaries = summariesOf(matches, { participants, games, clocks, now });
  const working = { actions, isBusy: status.isBusy, onCreate: setOpening };
  return (
    <EventScreen
      title={data?.tournament.name ?? t('tournaments:title')}
      back={{ to: '?', text: t('tournaments:back') }}
    >
      {data && <Heading bracket={data} />}
      <RequestStatusNotice outcome={status.outcome} onDismiss={status.dismiss} />
      {!data && bracket.error && (
        <FailureNotice error={bracket.error} onRetry={() => void bracket.refetch()} />
      )}
      {!data && !bracket.error && <LoadingRows>{t('tournaments:loading')}</LoadingRows>}
      {admin.error && <FailureNotice error={admin.error} onRetry={() => void admin.refetch()} />}
      {data && (
        <>
          <Course bracket={data} round={chosenRound} onChoose={setChosenRound} />
          <BracketOrganiser
            tournament={data.tournament}
            summaries={summaries}
            announcements={announcements}
            {...working}
          />
          <EventParts
            isDrawn={false}
            parts={{
              pairings: (
                <Rounds summaries={summaries} clocks={clocks} round={chosenRound} now={now} {...working} />
              ),
              ...(isElimination(data.tournament.tournament_type) &&
                matches.length > 0 && { bracket: <Drawing bracket={data} /> }),
              entrants: <Participants bracket={data} />,
            }}
          />
        </>
      )}
      {opening.length > 0 &&
        newGames({
          onCreate: (options) => actions.openGames(opening, options),
          onClose: () => setOpening([]),
        })}
    </EventScreen>
  );
}

function Heading({ bracket: { tournament } }: { bracket: ServiceBracket }) {
  const { t } = useTranslation('tournaments');
  const { name, participants_count: count, full_challonge_url: url } = tournament;
  return (
    <EventHeading
      name={name}
      tags={
        <>
          <BracketTags tournament={tournament} />
          <Tag icon="users">{t('tournaments:list.players', { count })}</Tag>
        </>
      }
      facts={
        url && (
          <a href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="link" size={14} /> {t('tournaments:bracket')}
          </a>
        )
      }
    />
  );
}

interface CourseProps {
  bracket: ServiceBracket;
  round: number | undefined;
  onChoose: (round: number | undefined) => void;
}

/** A second press on the chosen round shows all open matches again. */
function Course({ bracket: { matches }, round, onChoose }: CourseProps) {
  const rounds = roundSteps(matches);
  if (rounds.length === 0) return null;
  const index = rounds.findIndex((each) => each.round === round);
  return (
    <RoundCourse
      steps={rounds.map(({ step }) => step)}
      shown={index < 0 ? undefined : index}
      onShow={(next) => onChoose(next === index ? undefined : rounds[next]?.round)}
    />
  );
}

function Drawing({ bracket: { matches, participants } }: { bracket: ServiceBracket }) {
  const entrants = new Map(participants.map(({ id, name }) => [id, { name, user: null }]));
  return <BracketPanel bracket={bracketOf(matches)} entrants={entrants} winner={null} />;
}

function Participants({ bracket: { matches, participants } }: { bracket: ServiceBracket }) {
  const { scoreOf } = useRoundLabels();
  const records = recordsOf(participants, matches);
  const rows = participants.map(({ id, name }) => ({
    id,
    name: <EntrantName name={name} user={null} size={26} />,
    marks: scoreOf(records.get(id) ?? [0, 0]),
  }));
  return <EntrantsPanel count={participants.length} rows={rows} />;
}
