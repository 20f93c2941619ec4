import { Fragment, useEffect } from 'react';
import { create } from 'zustand';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './key-help.module.css';
import { KEY_GROUPS } from './key-list.ts';
import { setShortcuts, useShortcuts } from './shortcuts.ts';

const useKeyHelp = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const showKeyHelp = (isOpen: boolean): void => useKeyHelp.setState({ isOpen });

/** Lists every key, and switches single-character keys on and off. */
export function KeyHelp() {
  const { t } = useBoardTranslation();
  const isOpen = useKeyHelp((help) => help.isOpen);
  const areOn = useShortcuts((shortcuts) => shortcuts.areOn);
  // Does not wait for the next table.
  useEffect(() => () => showKeyHelp(false), []);
  if (!isOpen) return null;
  const close = () => showKeyHelp(false);
  return (
    <Dialog title={t('keys:title')} onClose={close} isWide>
      <div className={styles.switch}>
        <Switch checked={areOn} onChange={setShortcuts}>
          {t('keys:shortcuts')}
        </Switch>
        <p>{t('keys:shortcutsHelp')}</p>
      </div>
      <div className={styles.groups}>
        {KEY_GROUPS.map(({ name, isCharacters, keys }) => (
          <section key={name} data-off={(isCharacters && !areOn) || undefined}>
            <h3>{t(`keys:group.${name}`)}</h3>
            <dl className={styles.keys}>
              {keys.map(({ keys: caps, does }) => (
                <Fragment key={does}>
                  <dt>
                    {caps.map((cap) => (
                      <kbd key={cap}>{/^[a-z]/.test(cap) ? t(`keys:key.${cap}`) : cap}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`keys:does.${does}`)}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
