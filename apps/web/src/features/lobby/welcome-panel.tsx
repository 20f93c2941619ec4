import { useTranslation } from 'react-i18next';
import type { LobbyState } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { classNames } from '../../ui/class-names.ts';
import welcomeArt from './welcome-art.svg?no-inline';
import styles from './welcome-panel.module.css';
import { StartButtons } from './start-buttons.tsx';
import type { StartActions } from './start-buttons.tsx';
import { Tips } from './tips.tsx';

/** The welcome for visitors: what the site is, and what to do next. */
export function WelcomePanel({ className, ...actions }: StartActions & { className?: string | undefined }) {
  const status = useSession((session) => session.status);
  return (
    <section className={classNames(styles.welcome, className)}>
      <img className={styles.art} src={welcomeArt} alt="" />
      <div className={styles.body}>
        {status === 'member' ? <MemberWelcome /> : <VisitorWelcome />}
        <StartButtons {...actions} />
        <Tips className={styles.tips} />
      </div>
    </section>
  );
}

function VisitorWelcome() {
  const { t } = useTranslation();
  return (
    <WelcomeText
      eyebrow={t('lobby:hero.visitorEyebrow')}
      title={t('lobby:hero.visitorTitle')}
      text={t('lobby:hero.visitorText')}
    />
  );
}

function MemberWelcome() {
  const { t } = useTranslation();
  const name = useSession((session) => session.user?.name ?? '');
  const openSeats = useLobby(({ games }) => countOpenSeats(games));
  const isInGame = useLobby(({ pending, handoff }) => pending !== null || handoff !== null);
  const isWaiting = openSeats > 0;
  const eyebrow = t('lobby:hero.welcome', { name });
  if (isInGame) {
    return (
      <WelcomeText eyebrow={eyebrow} title={t('lobby:hero.inGameTitle')} text={t('lobby:hero.inGameText')} />
    );
  }
  return (
    <WelcomeText
      eyebrow={eyebrow}
      title={t(isWaiting ? 'lobby:hero.waitingTitle' : 'lobby:hero.quietTitle')}
      text={isWaiting ? t('lobby:hero.waitingText', { count: openSeats }) : t('lobby:hero.quietText')}
    />
  );
}

const countOpenSeats = (games: LobbyState['games']): number =>
  Object.values(games ?? {}).filter((game) => !game.started && !game.full).length;

function WelcomeText({ eyebrow, title, text }: { eyebrow: string; title: string; text: string }) {
  return (
    <>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
