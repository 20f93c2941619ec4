import { CHALLENGE_MS } from '@amberhall/protocol';
import type { LobbyGame, UserSummary } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { notifyOnDesktop } from '../../lib/desktop-notifications.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { playChime } from '../../lib/sound/chime.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useUppermostDialog } from '../../ui/open-dialogs.ts';
import { UserName } from '../../ui/user-name.tsx';
import { followMentions } from './mentions.ts';
import styles from './people-notices.module.css';
import { untoldOf, useNewNoticeKeys } from './told-notices.ts';
import { ANSWERS, useAnswers } from './use-answers.ts';
import { useNotices } from './use-notices.ts';
import type { PersonNotice } from './use-notices.ts';

/** The number of notices that are shown at once. The others wait in the bell. */
const SHOWN = 2;

/** Shows new challenges, requests and mentions on every page, except during a game. */
export function PeopleNotices() {
  const { t } = useTranslation('people');
  const notices = useNotices();
  const open = useNewNotices(notices);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const { pathname } = useLocation();
  const hasGame = useLobby((lobby) => lobby.handoff !== null);
  const isInGame = hasGame && pathname === '/play';
  useFreshQueries();
  useEffect(followMentions, []);

  const shown = open.filter(({ key }) => !closed.includes(key));
  const close = (key: string): void => setClosed([...closed, key]);
  const latest = shown[0]?.key;
  useEscape(isInGame || latest === undefined ? undefined : () => close(latest));
  const hidden = isInGame ? 0 : shown.length - SHOWN;
  return (
    <section aria-label={t('people:notices.label')} aria-live="polite" className={styles.notices}>
      {!isInGame &&
        shown
          .slice(0, SHOWN)
          .map((notice) => (
            <NoticeToast key={notice.key} notice={notice} onClose={() => close(notice.key)} />
          ))}
      {hidden > 0 && <p className={styles.more}>{t('people:notices.more', { number: hidden })}</p>}
    </section>
  );
}

/** Calls `onEscape` at the Escape key, unless a dialog takes it. */
function useEscape(onEscape: (() => void) | undefined): void {
  const hasDialog = useUppermostDialog() !== undefined;
  const isActive = onEscape !== undefined && !hasDialog;
  const call = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') call();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** Tells new notices by sound and, where the page is not in front, on the desktop. @returns those that are open */
function useNewNotices(notices: readonly PersonNotice[]): PersonNotice[] {
  const { keys } = useNewNoticeKeys();
  const isComplete = useLobby((lobby) => lobby.people !== null && lobby.games !== null);
  useEffect(() => {
    if (!isComplete) return;
    const news = untoldOf(notices);
    if (news.length === 0) return;
    for (const { text } of news) if (!document.hasFocus()) notifyOnDesktop(text);
    playChime();
  }, [notices, isComplete]);
  return notices.filter(({ key }) => keys.has(key));
}

/** Pages about people show a change of friends at once. */
function useFreshQueries(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      useLobby.subscribe(({ people }, before) => {
        if (people === before.people || before.people === null) return;
        for (const key of ['friends', 'person']) void queryClient.invalidateQueries({ queryKey: [key] });
      }),
    [queryClient],
  );
}

function NoticeToast({ notice, onClose }: { notice: PersonNotice; onClose: () => void }) {
  const { t } = useTranslation('people');
  const { accept, decline } = useAnswers();
  const [isBusy, setBusy] = useState(false);
  const { kind, person, text } = notice;
  const { name } = person;
  const isChallenge = kind === 'challenge';
  const answers = ANSWERS[kind];
  const answer = async (send: (notice: PersonNotice) => Promise<void>): Promise<void> => {
    setBusy(true);
    await send(notice);
    setBusy(false);
  };
  return (
    <div role="group" aria-label={text} className={styles.toast} data-kind={kind}>
      <Avatar name={name} picture={person.avatar} size={40} />
      <div className={styles.body}>
        <p className={styles.head}>
          <NamedText text={text} person={person} />
        </p>
        {isChallenge && <OptionsLine game={notice.game} />}
        <div className={styles.actions}>
          <Button
            size="small"
            variant="tint"
            icon={kind === 'mention' ? 'chat' : 'check'}
            disabled={isBusy}
            aria-label={t(answers.accept[1], { name })}
            onClick={() => void answer(accept)}
          >
            {t(answers.accept[0])}
          </Button>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t(answers.decline[1], { name })}
            onClick={() => void answer(decline)}
          >
            {t(answers.decline[0])}
          </Button>
        </div>
      </div>
      <IconButton
        icon="close"
        iconSize={16}
        label={t('people:notices.laterName', { text })}
        onClick={onClose}
      />
      {isChallenge && <TimeBar until={notice.until} />}
    </div>
  );
}

/** The text with the name as a link to its person. */
function NamedText({ text, person: { name, role } }: { text: string; person: UserSummary }) {
  const start = text.indexOf(name);
  return (
    <>
      {text.slice(0, start)}
      <UserName name={name} role={role} isLinked />
      {text.slice(start + name.length)}
    </>
  );
}

function OptionsLine({ game }: { game: LobbyGame }) {
  const { t } = useTranslation('people');
  const { gameFormat, gameType, expansions, useGameTimeLimit, gameTimeLimit, personalClock } = game;
  const sets = Object.entries(expansions ?? {}).flatMap(([code, isChosen]) => (isChosen ? [code] : []));
  const parts = [
    t(`common:gameFormat.${gameFormat}`),
    ...(gameFormat === 'sealed' ? sets.map((code) => t(`common:setName.${code}`)) : []),
    t(`common:gameType.${gameType}`),
    useGameTimeLimit && gameTimeLimit !== undefined
      ? t('lobby:games.timeLimit', { minutes: gameTimeLimit })
      : t('people:notices.noLimit'),
    ...(personalClock ? [t('lobby:games.personalClock', personalClock)] : []),
  ];
  return <p className={styles.options}>{parts.join(' · ')}</p>;
}

/** The rest of the minute. The clock of the server decides when it is over. */
function TimeBar({ until }: { until: string }) {
  const [leftMs] = useState(() => Math.min(CHALLENGE_MS, Math.max(0, Date.parse(until) - Date.now())));
  const time = { '--left': leftMs / CHALLENGE_MS, '--time': `${leftMs}ms` } as CSSProperties;
  return <span className={styles.time} style={time} aria-hidden="true" />;
}
