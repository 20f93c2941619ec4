import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { openWarning } from './warning-target.ts';

/** Opens the dialog to warn a user. Only moderators have it, and nobody for themselves. */
export function WarnButton({ username }: { username: string }) {
  const { t } = useTranslation();
  const user = useUser();
  if (!user?.permissions.canModerateChat || user.username === username) return null;
  return (
    <Button size="small" icon="flag" onClick={() => openWarning(username)}>
      {t('common:warn', { name: username })}
    </Button>
  );
}
