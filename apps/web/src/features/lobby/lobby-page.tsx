import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLobby } from '../../lib/lobby/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { GamesPanel } from './games-panel.tsx';
import { WelcomePanel } from './welcome-panel.tsx';
import { LobbyChat } from './lobby-chat.tsx';
import styles from './lobby-page.module.css';
import { MessageOfTheDay } from './motd.tsx';
import { News } from './news.tsx';
import { OnlineUsers } from './online-users.tsx';
import { RejoinBanner } from './rejoin-banner.tsx';
import { SectionTabs } from './section-tabs.tsx';
import type { StartActions } from './start-buttons.tsx';
import { useNotificationPermission } from './use-notification-permission.ts';

const Banner = lazy(async () => ({ default: (await import('./banner.tsx')).Banner }));

const EndedGame = lazy(async () => ({ default: (await import('./ended-game.tsx')).EndedGame }));

const COLLAPSED_KEY = 'onlineCollapsed';

/** Scrolls to the section that the address names after `#`, each time that a link leads to it. */
function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}

/** The lobby page: games, people, chat and the ways into a game. */
export function LobbyPage(actions: StartActions) {
  const { t } = useTranslation();
  const banner = useLobby((lobby) => lobby.banner);
  const endedGame = useLobby((lobby) => lobby.endedGame);
  const isSilent = useLobby((lobby) => lobby.messages?.length === 0);
  const [isCollapsed, setIsCollapsed] = useState(() => readStored(COLLAPSED_KEY) === true);
  useNotificationPermission();
  useSectionOfAddress();

  const collapse = (to: boolean): void => {
    writeStored(COLLAPSED_KEY, to);
    setIsCollapsed(to);
  };
  return (
    <div className={classNames(styles.lobby, isCollapsed && styles.narrow)}>
      <PageTitle>{t('lobby:title')}</PageTitle>
      <div className={styles.notices}>
        <Suspense>{banner && <Banner text={banner} />}</Suspense>
        <MessageOfTheDay />
        <Suspense>{endedGame !== null && <EndedGame reason={endedGame} />}</Suspense>
      </div>
      <RejoinBanner className={styles.rejoin} />
      <WelcomePanel className={styles.welcome} {...actions} />
      <News className={styles.news} />
      <GamesPanel className={styles.games} />
      <LobbyChat className={classNames(styles.chat, isSilent && styles.silent)} />
      <OnlineUsers className={styles.online} isCollapsed={isCollapsed} onCollapse={collapse} />
      <SectionTabs />
    </div>
  );
}
