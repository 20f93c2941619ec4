import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLobby } from '../lib/lobby/store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown between the handoff and the first view of the game. */
export function JoiningGame() {
  const { t } = useTranslation('tables');
  const navigate = useNavigate();
  const giveUp = (): void => {
    useLobby.setState({ joiningGameId: null });
    void navigate('/');
  };
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title={t('tables:entering')}
        actions={
          <Button variant="ghost" onClick={giveUp}>
            {t('common:page.notFound.home')}
          </Button>
        }
      >
        {t('tables:waitingForServer')}
      </EmptyState>
    </div>
  );
}
