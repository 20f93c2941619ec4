import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useNavigation, useOutlet } from 'react-router';
import { closeChallenge, useChallengeTarget } from '../lib/lobby/challenge-target.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession, useUser } from '../lib/session.ts';
import { useFaultTarget } from '../moderation/fault-target.ts';
import { useReportTarget } from '../moderation/report-target.ts';
import { useWarningTarget } from '../moderation/warning-target.ts';
import { Toasts } from '../ui/toasts.tsx';
import { NavBar } from './nav-bar/nav-bar.tsx';
import styles from './layout.module.css';
import { PageLoading } from './page-loading.tsx';
import { useGameStart } from './use-game-start.ts';

// Most visits have no announcement.
const Announcements = lazy(async () => ({
  default: (await import('../features/tournaments/announcements.tsx')).Announcements,
}));

// Visitors have no matches.
const EventNotices = lazy(async () => ({
  default: (await import('../features/events/event-notices.tsx')).EventNotices,
}));

const PeopleNotices = lazy(async () => ({
  default: (await import('../features/people/people-notices.tsx')).PeopleNotices,
}));

const ChallengeDialog = lazy(async () => ({
  default: (await import('../features/game-setup/challenge-dialog.tsx')).ChallengeDialog,
}));

const UnsavedGuard = lazy(async () => ({ default: (await import('./unsaved-guard.tsx')).UnsavedGuard }));

const LoginAgain = lazy(async () => ({
  default: (await import('../features/account/login-again-dialog.tsx')).LoginAgain,
}));

const ReportDialog = lazy(async () => ({
  default: (await import('../moderation/report-dialog.tsx')).ReportDialog,
}));

const FaultDialog = lazy(async () => ({
  default: (await import('../moderation/fault-dialog.tsx')).FaultDialog,
}));

const BanDialog = lazy(async () => ({ default: (await import('../moderation/ban-dialog.tsx')).BanDialog }));

const WarnDialog = lazy(async () => ({
  default: (await import('../moderation/warn-dialog.tsx')).WarnDialog,
}));

const WarningDialog = lazy(async () => ({
  default: (await import('../moderation/warning-dialog.tsx')).WarningDialog,
}));

/** The frame of every page: the navigation bar, toasts and tournament announcements. */
export function Layout() {
  const { t } = useTranslation();
  // None while its file loads.
  const page = useOutlet();
  const isMoving = useNavigation().state !== 'idle';
  const hasAnnouncements = useLobby((lobby) => lobby.announcements.length > 0);
  const user = useUser();
  const username = user?.username;
  const hasEnded = useSession((session) => session.status === 'ended');
  const report = useReportTarget(({ target }) => target);
  const fault = useFaultTarget(({ target }) => target);
  const opponent = useChallengeTarget((target) => target.username);
  const warned = useWarningTarget((target) => target.username);
  const warning = useLobby((lobby) => lobby.warnings[0]);
  const ban = useLobby((lobby) => lobby.ban);
  useGameStart();

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('common:skip')}
      </a>
      <NavBar />
      <div className={styles.progress} data-moving={isMoving || undefined} />
      <Suspense>{username !== undefined && <EventNotices key={username} username={username} />}</Suspense>
      <Suspense>{username !== undefined && <PeopleNotices key={username} />}</Suspense>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<PageLoading />}>{page ?? <PageLoading />}</Suspense>
      </main>
      <Suspense>{hasAnnouncements && <Announcements />}</Suspense>
      <Suspense>
        {opponent !== null && <ChallengeDialog opponent={opponent} onClose={closeChallenge} />}
      </Suspense>
      <Suspense>{user && <UnsavedGuard />}</Suspense>
      <Suspense>{user && hasEnded && <LoginAgain user={user} />}</Suspense>
      <Suspense>{report && <ReportDialog target={report} />}</Suspense>
      <Suspense>{fault && <FaultDialog target={fault} />}</Suspense>
      <Suspense>{warned !== null && <WarnDialog username={warned} />}</Suspense>
      <Suspense>
        {username !== undefined && warning && (
          <WarningDialog key={warning.id} username={username} warning={warning} />
        )}
      </Suspense>
      <Suspense>{ban && <BanDialog ban={ban} />}</Suspense>
      <Toasts label={t('common:toasts')} closeLabel={t('common:close')} />
      <ScrollRestoration />
    </>
  );
}
