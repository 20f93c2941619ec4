import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import styles from './nav-bar.module.css';
import { connectionQuality } from './connection-quality.ts';

const WORDS = {
  connected: 'common:connection.connected',
  connecting: 'common:connection.connecting',
  disconnected: 'common:connection.disconnected',
} as const;

/** A dot, a word and the response time, so that color is not the only sign. */
export function ConnectionIndicator() {
  const { t } = useTranslation();
  const connection = useLobby((lobby) => lobby.connection);
  const responseMs = useLobby((lobby) => lobby.responseMs);
  return (
    <span
      className={classNames(styles.connection, styles[connectionQuality(connection, responseMs)])}
      data-state={connection}
    >
      <i className={styles.dot} />
      {/* Only a change of the word is news; a new response time is not. */}
      <span role="status">
        <HiddenText>{t('common:connection.label')}</HiddenText>
        <span className={styles.word}>{t(WORDS[connection])}</span>
      </span>
      {responseMs !== null && <b>{t('common:connection.milliseconds', { count: responseMs })}</b>}
    </span>
  );
}
