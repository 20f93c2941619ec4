import { FAULT_LENGTH, NewFaultReply } from '@amberhall/protocol';
import type { NewFault } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/http.ts';
import { closeFault } from './fault-target.ts';
import type { FaultTarget } from './fault-target.ts';
import { TextDialog } from './text-dialog.tsx';

const sendFault = (body: NewFault) => call('/api/faults', { method: 'POST', body, reply: NewFaultReply });

/** Asks what went wrong in a game, and sends it to the staff with the position. The game goes on. */
export function FaultDialog({ target }: { target: FaultTarget }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const queryClient = useQueryClient();
  return (
    <TextDialog
      title={t('common:reportFault')}
      label={t('moderation:fault.text')}
      maxLength={FAULT_LENGTH}
      help={t('moderation:fault.attached')}
      send={t('moderation:report.send')}
      sent={t('moderation:fault.sent')}
      onSend={async (text) => {
        await sendFault({ ...target, text });
        void queryClient.invalidateQueries({ queryKey: ['faults'] });
      }}
      onClose={closeFault}
    />
  );
}
