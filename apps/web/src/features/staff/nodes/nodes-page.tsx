import { NumberInput } from '@mantine/core';
import { DRAIN_LIMIT, DRAIN_MINUTES, DrainMinutes } from '@amberhall/protocol';
import type { LobbyCommand, LobbyCommandArgs, NodeSummary } from '@amberhall/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.ts';
import { CallError } from '../../../lib/http.ts';
import { sendToLobby } from '../../../lib/lobby/client.ts';
import { refusalText } from '../../../lib/lobby/refusal-text.ts';
import { useLobby } from '../../../lib/lobby/store.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ActionCell, Cell, Table } from '../../../ui/table.tsx';
import styles from './nodes-page.module.css';
import { StaffPage } from '../staff-page.tsx';

/** The game nodes: their state and controls. The lobby sends every change. */
export function NodesPage() {
  const { t } = useTranslation(['staff', 'lobby']);
  const nodes = useLobby((lobby) => lobby.nodes);
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [minutesField, setMinutesField] = useState<number | string>(DRAIN_MINUTES);
  const minutes = DrainMinutes.safeParse(minutesField).data;

  const order = <C extends LobbyCommand>(text: string, command: C, ...args: LobbyCommandArgs<C>) =>
    run(text, async () => {
      const answer = await sendToLobby(command, ...args);
      if (answer.ok) return;
      throw new CallError(0, [await refusalText(answer)]);
    });
  useEffect(() => {
    if (isConnected) void sendToLobby('getnodestatus');
  }, [isConnected]);

  return (
    <StaffPage title={t('staff:nodes.title')} lead={t('staff:nodes.lead')}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('staff:nodes.list')} count={nodes?.length}>
        {nodes === null && <LoadingRows>{t('staff:nodes.waiting')}</LoadingRows>}
        {nodes?.length === 0 && <p className={form.text}>{t('staff:nodes.empty')}</p>}
        {nodes !== null && nodes.length > 0 && (
          <NodeTable
            nodes={nodes}
            isBusy={isBusy}
            onToggle={({ name }) => void order(t('staff:nodes.toggled', { name }), 'togglenode', name)}
            canDrain={minutes !== undefined}
            onDrain={({ name }) => {
              if (minutes === undefined) return;
              void order(t('staff:nodes.drained', { name, minutes }), 'drainnode', name, minutes);
            }}
            onRestart={({ name }) => void order(t('staff:nodes.restarted', { name }), 'restartnode', name)}
          />
        )}
        <div className={styles.foot}>
          <NumberInput
            className={styles.minutes ?? ''}
            label={t('staff:nodes.drainMinutes')}
            description={t('staff:nodes.drainHint')}
            min={DRAIN_LIMIT.min}
            max={DRAIN_LIMIT.max}
            clampBehavior="none"
            hideControls
            allowDecimal={false}
            allowNegative={false}
            error={minutes === undefined && t('staff:nodes.badMinutes', DRAIN_LIMIT)}
            value={minutesField}
            onChange={setMinutesField}
          />
          <Button
            icon="exhaust"
            disabled={isBusy || !isConnected}
            onClick={() => void order(t('staff:nodes.refreshed'), 'getnodestatus')}
          >
            {t('staff:nodes.refresh')}
          </Button>
        </div>
      </Panel>
    </StaffPage>
  );
}

interface NodeTableProps {
  nodes: readonly NodeSummary[];
  isBusy: boolean;
  canDrain: boolean;
  onToggle: (node: NodeSummary) => void;
  onDrain: (node: NodeSummary) => void;
  onRestart: (node: NodeSummary) => void;
}

function NodeTable({ nodes, isBusy, canDrain, onToggle, onDrain, onRestart }: NodeTableProps) {
  const { t } = useTranslation('staff');
  const columns = [
    t('staff:nodes.name'),
    t('staff:nodes.games'),
    t('staff:nodes.status'),
    t('staff:nodes.version'),
  ] as const;
  return (
    <Table label={t('staff:nodes.list')} columns={columns} actions={t('staff:actions')}>
      {nodes.map((node) => (
        <tr key={node.name}>
          <Cell label={columns[0]}>{node.name}</Cell>
          <Cell label={columns[1]}>{node.numGames}</Cell>
          <Cell label={columns[2]}>
            <NodeStatus node={node} />
          </Cell>
          <Cell label={columns[3]}>{node.version}</Cell>
          <ActionCell>
            {node.status !== 'disconnected' && (
              <>
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={t(node.status === 'active' ? 'staff:nodes.disableOf' : 'staff:nodes.enableOf', {
                    name: node.name,
                  })}
                  onClick={() => onToggle(node)}
                >
                  {t(node.status === 'active' ? 'staff:nodes.disable' : 'staff:nodes.enable')}
                </Button>
                {node.status === 'active' && (
                  <Button
                    size="small"
                    disabled={isBusy || !canDrain}
                    aria-label={t('staff:nodes.drainOf', { name: node.name })}
                    onClick={() => onDrain(node)}
                  >
                    {t('staff:nodes.drain')}
                  </Button>
                )}
                <ConfirmButton
                  icon="exhaust"
                  label={t('staff:nodes.restartOf', { name: node.name })}
                  busy={isBusy}
                  onConfirm={() => onRestart(node)}
                >
                  {t('staff:nodes.restart')}
                </ConfirmButton>
              </>
            )}
          </ActionCell>
        </tr>
      ))}
    </Table>
  );
}

function NodeStatus({ node: { status, drain } }: { node: NodeSummary }) {
  const { t, i18n } = useTranslation('staff');
  if (drain === undefined) return t(`staff:nodes.statuses.${status}`);
  const time = formatTime(drain.until, i18n.language);
  return t('staff:nodes.draining', { games: drain.games, time });
}
