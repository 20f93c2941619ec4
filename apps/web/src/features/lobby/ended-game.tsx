import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the user's last game was ended, if neither player ended it. */
export function EndedGame() {
  const { t } = useTranslation(['lobby', 'sentence']);
  const reason = useLobby((lobby) => lobby.endedGame);
  if (reason === null) return null;
  const dismiss = (): void => useLobby.setState({ endedGame: null });
  return (
    <Notice
      kind="warning"
      aside={<IconButton icon="close" iconSize={16} label={t('lobby:motd.dismiss')} onClick={dismiss} />}
    >
      {translateServerMessage(reason)}
    </Notice>
  );
}
