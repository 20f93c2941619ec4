import { useTranslation } from 'react-i18next';
import {
  notificationPermission,
  switchDesktopNotifications,
  useDesktopNotifications,
} from '../../lib/desktop-notifications.ts';
import { playChime } from '../../lib/sound/chime.ts';
import { useUser } from '../../lib/session.ts';
import { changeSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { VolumeSlider } from '../../ui/volume-slider.tsx';
import { EventMailsSwitch } from './event-mails-switch.tsx';
import styles from './notifications-panel.module.css';

/** Sounds and notifications of the site. They are changed at once. All but the mails are stored in this browser. */
export function NotificationsPanel() {
  const { t } = useTranslation('profile');
  const { lobby, game } = useSoundSettings();
  const user = useUser();
  return (
    <Panel title={t('profile:notices.title')}>
      <p className={form.text}>{t('profile:notices.text')}</p>
      <div className={styles.body}>
        <DesktopSwitch />
        <Switch checked={lobby} onChange={(isOn) => changeSoundSettings({ lobby: isOn })}>
          {t('profile:notices.lobbySound')}
        </Switch>
        <Switch checked={game} onChange={(isOn) => changeSoundSettings({ game: isOn })}>
          {t('profile:notices.gameSounds')}
        </Switch>
        <Volume />
        {user && <EventMailsSwitch username={user.username} />}
      </div>
    </Panel>
  );
}

function DesktopSwitch() {
  const { t } = useTranslation('profile');
  const isOn = useDesktopNotifications((notifications) => notifications.isOn);
  const permission = notificationPermission();
  if (permission === 'unsupported') return null;
  return (
    <div>
      <Switch checked={isOn} onChange={switchDesktopNotifications}>
        {t('profile:notices.desktop')}
      </Switch>
      {isOn && permission === 'denied' && <p className={styles.help}>{t('profile:notices.denied')}</p>}
    </div>
  );
}

/** Plays a sound at the new volume. */
function Volume() {
  const { t } = useTranslation('profile');
  const { volume, lobby, game } = useSoundSettings();
  const isSilent = !lobby && !game;
  return (
    <div className={styles.volume}>
      <label>
        {t('profile:notices.volume')}
        <VolumeSlider isSilent={isSilent} />
      </label>
      <Button size="small" icon="play" disabled={!lobby || volume === 0} onClick={playChime}>
        {t('profile:notices.listen')}
      </Button>
    </div>
  );
}
