import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { connectLobby } from '../lib/lobby/client.ts';
import { useSession } from '../lib/session.ts';
import { Toasts } from '../ui/toasts.tsx';
import { Bar } from './bar/bar.tsx';
import styles from './layout.module.css';
import { PageLoading } from './page-loading.tsx';
import { useGameStart } from './use-game-start.ts';

/** What surrounds every page: the bar, the toasts, and the connection to the lobby. */
export function Layout() {
  const { t } = useTranslation();
  const isStarting = useSession((session) => session.status === 'starting');
  const isMoving = useNavigation().state !== 'idle';
  useGameStart();
  useEffect(() => (isStarting ? undefined : connectLobby()), [isStarting]);

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('common:skip')}
      </a>
      <Bar />
      <div className={styles.progress} data-moving={isMoving || undefined} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts label={t('common:toasts')} closeLabel={t('common:close')} />
      <ScrollRestoration />
    </>
  );
}
