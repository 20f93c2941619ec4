import { LESSONS } from '@amberhall/protocol';
import type { LessonId } from '@amberhall/protocol';
import { useNavigate } from 'react-router';
import { beginLesson } from '../lesson-progress.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

/** @returns a function that starts a lesson, in place of a running practice game */
export function useStartLesson(): (id: LessonId) => Promise<void> {
  const { practice } = useLobbyActions();
  const navigate = useNavigate();
  return async (id) => {
    const lesson = LESSONS.find((each) => each.id === id);
    if (lesson === undefined) return;
    // The board of the previous lesson must not take the end of its game for the end of this one.
    await navigate('/learn');
    const gameId = await practice({ position: lesson.position, botLevel: 'steady' });
    if (gameId !== undefined) beginLesson(gameId, id);
  };
}
