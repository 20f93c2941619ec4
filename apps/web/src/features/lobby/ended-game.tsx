import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the user's last game was ended, if neither player ended it. Few visits show one. */
export function EndedGame({ reason }: { reason: string }) {
  const { t } = useTranslation(['lobby', 'sentence']);
  const dismiss = (): void => useLobby.setState({ endedGame: null });
  return (
    <Notice
      kind="warning"
      aside={<IconButton icon="close" iconSize={16} label={t('common:close')} onClick={dismiss} />}
    >
      {translateServerMessage(reason)}
    </Notice>
  );
}
