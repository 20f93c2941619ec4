import { useTranslation } from 'react-i18next';
import type { Replay } from '@amberhall/protocol';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoginLink } from '../../ui/login-link.tsx';

/** Why there is no replay, and where to go from here. */
export function MissingReplay({ replay }: { replay: Exclude<Replay, { state: 'ready' }> }) {
  const { t } = useTranslation(['replay', 'decks']);
  const isMember = useSession((session) => session.status === 'member');
  const { state } = replay;
  const canLogIn = state === 'private' && !isMember;
  return (
    <EmptyState
      heading="h1"
      title={t(`replay:missing.${state}`)}
      actions={
        <>
          {canLogIn && <LoginLink variant="quiet" />}
          {isMember && <ButtonLink to="/matches">{t('decks:matches.title')}</ButtonLink>}
          <ButtonLink to="/" variant={canLogIn || isMember ? 'ghost' : 'quiet'}>
            {t('common:page.notFound.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(`replay:missingText.${state}`)}</p>
      {state === 'changed' && replay.playedWith !== null && (
        <p>{t('replay:playedWith', { version: replay.playedWith })}</p>
      )}
    </EmptyState>
  );
}
