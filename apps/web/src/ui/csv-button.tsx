import { useState } from 'react';
import { downloadFile } from '../lib/download-file.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts.tsx';

interface CsvButtonProps {
  /** What it downloads. */
  label: string;
  fileName: string;
  table: () => Promise<string>;
  done: string;
  failed: string;
}

/** Downloads a table for spreadsheets. */
export function CsvButton({ label, fileName, table, done, failed }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadFile(fileName, await table(), 'text/csv;charset=utf-8');
      showToast('success', done);
    } catch {
      showToast('error', failed);
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      icon="down"
      aria-label={label}
      title={label}
      busy={isBusy}
      disabled={isBusy}
      onClick={() => void download()}
    >
      CSV
    </Button>
  );
}
