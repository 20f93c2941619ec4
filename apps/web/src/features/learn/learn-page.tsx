import { LESSONS } from '@amberhall/protocol';
import type { Lesson, LessonId } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLessonProgress } from '../../lib/lesson-progress.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useStartLesson } from '../../lib/lobby/use-start-lesson.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { useFreshProgress } from '../../lib/use-fresh-progress.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import door from './door-art.svg?no-inline';
import styles from './learn-page.module.css';
import { OwnPositions } from './own-positions.tsx';
import { PuzzleList } from './puzzle-list.tsx';

/** `/learn`: the door to the lessons. */
export function LearnPage() {
  const { t } = useTranslation('lessons');
  const user = useUser();
  const isVisitor = useSession(({ status }) => status === 'anonymous');
  const { isLoading } = useFreshProgress();
  const done = useLessonProgress((progress) => progress.done);
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  // A practice game makes way for a lesson; a game with somebody else does not.
  const isInGame = useLobby(({ pending }) => pending !== null);
  const [starting, setStarting] = useState<LessonId | null>(null);
  const startLesson = useStartLesson();
  const start = async (id: LessonId): Promise<void> => {
    setStarting(id);
    await startLesson(id);
    setStarting(null);
  };
  const following = LESSONS.find(({ id }) => !done.includes(id));
  const next = following ?? LESSONS[0];
  const doWhat = done.length === 0 ? 'start' : following ? 'continue' : 'again';
  const isDisabled = !isConnected || isInGame || isLoading || starting !== null;

  return (
    <div className={styles.page}>
      <PageTitle>{t('lessons:title')}</PageTitle>
      <header className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>{t('lessons:title')}</h1>
          <p className={styles.lead}>{t(isVisitor ? 'lessons:lead' : 'lessons:leadForMembers')}</p>
          {next && (
            <Button
              variant="primary"
              size="large"
              icon="play"
              busy={isLoading || starting === next.id}
              disabled={isDisabled}
              onClick={() => void start(next.id)}
            >
              {t(`lessons:${doWhat}`)}
            </Button>
          )}
          {isInGame && <p className={styles.lead}>{t('lessons:inGame')}</p>}
        </div>
        <img className={styles.art} src={door} alt="" />
      </header>
      <Panel
        title={t('lessons:lessons')}
        aside={!isLoading && <span>{t('lessons:progress', { done: done.length, all: LESSONS.length })}</span>}
      >
        <ol className={styles.list}>
          {LESSONS.map((lesson, index) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              number={index + 1}
              isDone={done.includes(lesson.id)}
              isNext={lesson === next}
              isDisabled={isDisabled}
              onStart={() => void start(lesson.id)}
            />
          ))}
        </ol>
      </Panel>
      <PuzzleList isDisabled={isDisabled} isLoading={isLoading} />
      {user && <OwnPositions user={user.username} />}
      <Panel title={t('lessons:more')}>
        <div className={styles.more}>
          <p>{t('lessons:moreText')}</p>
          <nav aria-label={t('lessons:more')}>
            <ButtonLink to="/how-to-play" icon="help">
              {t('common:nav.howToPlay')}
            </ButtonLink>
            <ButtonLink to="/glossary" icon="info">
              {t('common:nav.glossary')}
            </ButtonLink>
            <ButtonLink to="/cards" icon="cards">
              {t('common:nav.cards')}
            </ButtonLink>
          </nav>
        </div>
      </Panel>
    </div>
  );
}

interface LessonRowProps {
  lesson: Lesson;
  number: number;
  isDone: boolean;
  isNext: boolean;
  isDisabled: boolean;
  onStart: () => void;
}

function LessonRow({ lesson: { id, minutes }, number, isDone, isNext, isDisabled, onStart }: LessonRowProps) {
  const { t } = useTranslation('lessons');
  const name = t(`lessons:name.${id}`);
  return (
    <li className={classNames(styles.row, isNext && styles.next)} aria-current={isNext ? 'step' : undefined}>
      <span className={classNames(styles.mark, isDone && styles.done)}>
        {isDone ? <Icon name="ok" size={18} /> : number}
      </span>
      <div className={styles.words}>
        <h3>
          {name}
          {isDone && <HiddenText>, {t('lessons:isDone')}</HiddenText>}
        </h3>
        <p>{t(`lessons:about.${id}`)}</p>
      </div>
      <span className={styles.minutes}>{t('lessons:minutes', { number: minutes })}</span>
      <Button variant={isNext ? 'tint' : 'ghost'} size="small" disabled={isDisabled} onClick={onStart}>
        {isDone ? t('lessons:again') : t('lessons:begin')}
        <HiddenText>: {name}</HiddenText>
      </Button>
    </li>
  );
}
