import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { NavSlotOutlet } from '../../ui/nav-slot.tsx';
import styles from './nav-bar.module.css';
import { ConnectionIndicator } from './connection-indicator.tsx';
import { GameCount } from './game-count.tsx';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { StaffOnly } from './staff-only.tsx';
import { ThemeButton } from './theme-switch.tsx';

// Visitors have no notices.
const NoticeBell = lazy(async () => ({
  default: (await import('../../features/people/notice-bell.tsx')).NoticeBell,
}));

/** The navigation bar. On narrow screens, everything except the connection and the way in is in one menu. */
export function NavBar() {
  const { t } = useTranslation();
  const user = useUser();
  // Both addresses show the lobby.
  const isAtHome = useLocation().pathname === '/';
  const runsTournaments = user?.permissions.canManageTournaments ?? false;
  return (
    <header className={styles.bar} data-visitor={!user || undefined}>
      <Link to="/" className={styles.brand} aria-label={t('common:home')}>
        <Logo />
        <span className={styles.name}>{t('common:title')}</span>
      </Link>
      <nav
        className={styles.links}
        aria-label={t('common:nav.label')}
        data-many={runsTournaments || undefined}
      >
        {user && <NavLink to="/decks">{t('common:nav.decks')}</NavLink>}
        {isAtHome ? (
          <Link to="/play" aria-current="page">
            {t('common:nav.play')}
          </Link>
        ) : (
          <NavLink to="/play">{t('common:nav.play')}</NavLink>
        )}
        <NavLink to="/cards">{t('common:nav.cards')}</NavLink>
        <NavLink to="/events">{t('common:nav.events')}</NavLink>
        {runsTournaments && <NavLink to="/tournamentlobby">{t('common:nav.tournaments')}</NavLink>}
        <HelpMenu />
        <StaffOnly as="menu" />
      </nav>
      <NavSlotOutlet className={styles.slot} />
      <div className={styles.side}>
        <GameCount />
        <ConnectionIndicator />
        {user && (
          <div className={styles.bell}>
            <Suspense>
              <NoticeBell />
            </Suspense>
          </div>
        )}
        <div className={styles.wide}>
          <LanguageMenu />
          <ThemeButton />
          {user && <ProfileMenu user={user} />}
        </div>
        {!user && (
          <div className={styles.entry}>
            <ButtonLink variant="ghost" size="small" to="/login">
              {t('common:nav.login')}
            </ButtonLink>
            <ButtonLink size="small" to="/register">
              {t('common:nav.register')}
            </ButtonLink>
          </div>
        )}
        <NarrowMenu />
      </div>
    </header>
  );
}
