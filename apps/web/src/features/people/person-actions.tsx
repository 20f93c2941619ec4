import type { Person } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { openChallenge } from '../../lib/lobby/challenge-target.ts';
import { useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { openReport } from '../../moderation/report-target.ts';
import { WarnButton } from '../../moderation/warn-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { LoginLink } from '../../ui/login-link.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { askFriend, blockPerson, endFriendship, unblockPerson } from './api.ts';
import styles from './person-head.module.css';
import { usePeopleChange } from './use-people-changes.ts';

/** Friendship and block. Visitors are asked to log in. */
export function PersonActions({ person, isHere }: { person: Person; isHere: boolean }) {
  const { username, name, relation } = person;
  const { t } = useTranslation(['people', 'sentence']);
  const user = useUser();
  const change = usePeopleChange();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  if (!user) {
    return (
      <div className={styles.actions}>
        <LoginLink>{t('people:login')}</LoginLink>
      </div>
    );
  }
  const ask = () => void run(t('people:done', { name }), () => change(askFriend(user.username, username)));
  const end = () =>
    void run(t('people:done', { name }), () => change(endFriendship(user.username, username)));
  const block = () =>
    void run(t('people:done', { name }), () => change(blockPerson(user.username, username)));
  const unblock = () =>
    void run(t('people:done', { name }), () => change(unblockPerson(user.username, username)));
  const report = () => openReport({ username, where: { place: 'page' } });
  return (
    <div className={styles.actions}>
      {person.canBeChallenged && (
        <Button variant="primary" icon="target" disabled={!isHere} onClick={() => openChallenge(username)}>
          {t('people:challenge')}
        </Button>
      )}
      {person.canBeAsked && (
        <Button icon="plus" busy={isBusy} onClick={ask}>
          {t('people:add')}
        </Button>
      )}
      {relation === 'asking' && (
        <>
          <Button variant="tint" icon="check" busy={isBusy} onClick={ask}>
            {t('people:accept')}
          </Button>
          <Button busy={isBusy} onClick={end}>
            {t('people:decline')}
          </Button>
        </>
      )}
      {relation === 'asked' && (
        <Button busy={isBusy} onClick={end}>
          {t('people:withdraw')}
        </Button>
      )}
      {relation === 'friend' && (
        <ConfirmButton icon="users" label={t('people:endWith', { name })} busy={isBusy} onConfirm={end}>
          {t('people:end')}
        </ConfirmButton>
      )}
      {relation === 'blocked' ? (
        <Button busy={isBusy} onClick={unblock}>
          {t('people:unblock')}
        </Button>
      ) : (
        <ConfirmButton icon="close" label={t('people:blockName', { name })} busy={isBusy} onConfirm={block}>
          {t('people:block')}
        </ConfirmButton>
      )}
      <Button size="small" variant="ghost" icon="flag" onClick={report}>
        {t('common:report', { name })}
      </Button>
      <WarnButton username={username} />
      {relation === 'blocked' && <p className={styles.note}>{t('people:blocked')}</p>}
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
    </div>
  );
}
