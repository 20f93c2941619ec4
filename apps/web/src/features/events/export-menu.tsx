import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { ShownEvent } from './api.ts';
import { eventJson, fileNameOf, pairingsCsv, standingsCsv } from './event-export.ts';
import styles from './export-menu.module.css';

const CSV = 'text/csv;charset=utf-8';

/** The event as files, and as a sheet of paper. */
export function ExportMenu({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const file = fileNameOf(event);
  return (
    <Menu
      buttonClass={styles.button}
      button={
        <>
          {t('events:export.label')}
          <Icon name="down" size={16} />
        </>
      }
    >
      <MenuItem onClick={() => window.print()}>{t('events:export.print')}</MenuItem>
      <MenuItem onClick={() => downloadFile(`${file}-standings.csv`, standingsCsv(event), CSV)}>
        {t('events:export.standings')}
      </MenuItem>
      <MenuItem onClick={() => downloadFile(`${file}-pairings.csv`, pairingsCsv(event), CSV)}>
        {t('events:export.pairings')}
      </MenuItem>
      <MenuItem onClick={() => downloadFile(`${file}.json`, eventJson(event))}>
        {t('events:export.json')}
      </MenuItem>
    </Menu>
  );
}
