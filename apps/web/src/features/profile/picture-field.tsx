import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './picture-field.module.css';
import { readBase64 } from './pictures.ts';
import type { PictureRules } from './pictures.ts';

interface PictureFieldProps {
  label: string;
  help: string;
  rules: PictureRules;
  hasPicture: boolean;
  /** Shows the newly chosen picture by its address, otherwise the current one. */
  preview: (chosen: string | undefined) => ReactNode;
  /** Base64, or `null` to remove the picture. */
  onChange: (picture: string | null) => void;
}

/** Chooses a picture from the disk. A picture that breaks a rule is refused at once, and the previous one stays. */
export function PictureField({ label, help, rules, hasPicture, preview, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['profile', 'sentence']);
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const broken = rules.check(file);
    setError(broken);
    if (broken !== undefined) return;
    onChange(await readBase64(file));
    setChosen(URL.createObjectURL(file));
  };
  const remove = (): void => {
    setChosen(undefined);
    setError(undefined);
    onChange(null);
  };
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.row}>
        {preview(chosen)}
        <input
          ref={input}
          type="file"
          hidden
          accept={rules.types.join()}
          data-testid="file"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            // The same file can be chosen again after it has changed on the disk.
            event.currentTarget.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button size="small" aria-describedby={note} onClick={() => input.current?.click()}>
            {t('profile:picture.choose')}
          </Button>
          {hasPicture && (
            <Button size="small" variant="danger" icon="trash" onClick={remove}>
              {t('profile:picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <p id={note} role={error && 'alert'} className={error ? styles.error : styles.help}>
        {error ? translateServerMessage(error) : help}
      </p>
    </div>
  );
}
