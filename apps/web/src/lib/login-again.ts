/** Asks users whose login has ended to log in again, while their unsaved changes stay on the page. */
import { create } from 'zustand';
import { useSession } from './session.ts';

/** Whether the question is hidden, for example to copy a text. The next call asks again. */
export const useLoginAgain = create<{ isHidden: boolean }>(() => ({ isHidden: false }));

export const hideLoginAgain = (): void => useLoginAgain.setState({ isHidden: true });

/** Waits until the user has answered the question. @returns whether they are logged in again */
export function loginAgain(): Promise<boolean> {
  useLoginAgain.setState({ isHidden: false });
  return new Promise((resolve) => {
    const check = (): void => {
      const isOpen = useSession.getState().status === 'ended' && !useLoginAgain.getState().isHidden;
      if (isOpen) return;
      stopSession();
      stopQuestion();
      resolve(useSession.getState().status === 'member');
    };
    const stopSession = useSession.subscribe(check);
    const stopQuestion = useLoginAgain.subscribe(check);
    check();
  });
}
