import type { LobbySpectator } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UserName } from '../../ui/user-name.tsx';
import styles from './spectators.module.css';

interface SpectatorsProps {
  spectators: LobbySpectator[];
  allowed: boolean;
  className?: string | undefined;
}

/** The spectators; nothing where spectators are not allowed. */
export function Spectators({ spectators, allowed, className }: SpectatorsProps) {
  const { t } = useTranslation('tables');
  if (!allowed && spectators.length === 0) return null;
  return (
    <Panel title={t('tables:pending.spectators')} count={spectators.length} className={className}>
      {spectators.length === 0 ? (
        <p className={styles.nobody}>{t('tables:pending.noSpectators')}</p>
      ) : (
        <ul className={styles.list}>
          {spectators.map((spectator) => (
            <li key={spectator.id} className={styles.person}>
              <Avatar name={spectator.name} picture={spectator.avatar} size={26} />
              <UserName name={spectator.name} role={spectator.role} isLinked />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
