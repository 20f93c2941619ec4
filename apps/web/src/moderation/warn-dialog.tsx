import { WARNING_LENGTH } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextDialog } from './text-dialog.tsx';
import { WarningList } from './warning-list.tsx';
import { closeWarning } from './warning-target.ts';
import { MODERATION, sendWarning, warningsQuery } from './warnings-api.ts';

/** Sends a user a warning, beside the earlier ones. */
export function WarnDialog({ username }: { username: string }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const { data: earlier = [] } = useQuery(warningsQuery(username));
  const queryClient = useQueryClient();
  return (
    <TextDialog
      title={t('common:warn', { name: username })}
      label={t('moderation:warning.text')}
      maxLength={WARNING_LENGTH}
      help={t('moderation:warning.help', { name: username })}
      send={t('moderation:warning.send')}
      sent={t('moderation:warning.sent')}
      onSend={async (text) => {
        await sendWarning(username, { text });
        void queryClient.invalidateQueries({ queryKey: [MODERATION] });
      }}
      onClose={closeWarning}
    >
      {earlier.length > 0 && <WarningList warnings={earlier} />}
    </TextDialog>
  );
}
