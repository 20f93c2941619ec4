import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { CARD_SIZES, HOUSES } from '@amberhall/protocol';
import type { Automation, BotPace } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { chooseBotPace } from '../../../lib/bot-pace.ts';
import { changeSoundSettings, useSoundSettings } from '../../../lib/sound/sound-settings.ts';
import { playTones } from '../../../lib/sound/tones.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { VolumeSlider } from '../../../ui/volume-slider.tsx';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { sequence } from '../sound/sounds.ts';
import { chooseAppearance, useBoardAppearance } from './board-appearance.ts';
import { setPreference, usePreferences } from './preferences.ts';
import styles from './settings-dialog.module.css';

/** Texts of the profile, which offers some of these settings permanently. */
const useSettingsTranslation = () => useTranslation(['board', 'profile', 'card', 'tables']);

/** Settings of this game: prompts, display and sound. */
export function SettingsDialog() {
  const isOpen = useBoardUi((ui) => ui.dialog === 'settings');
  return (
    isOpen && (
      <Suspense>
        <Settings />
      </Suspense>
    )
  );
}

function Settings() {
  const { t } = useSettingsTranslation();
  const close = () => boardUi.openDialog(null);
  return (
    <Dialog title={t('board:settings.title')} onClose={close}>
      <GameSettings />
      <Group title={t('board:settings.guards')}>
        <ConfirmationSettings />
      </Group>
      <Group title={t('board:settings.senses')}>
        <MotionAndSoundSettings />
      </Group>
      <Group title={t('board:settings.look')}>
        <AppearanceSettings />
      </Group>
      <Commitment />
    </Dialog>
  );
}

/** What the server has committed to before the shuffles of this game. */
function Commitment() {
  const { t } = useSettingsTranslation();
  const hash = useGame(({ game }) => game?.commitment);
  return (
    hash !== undefined && <p className={styles.commitment}>{t('tables:pending.commitment', { hash })}</p>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Prompt preferences of the player in this game, and the pace of its bot. */
function GameSettings() {
  const { t } = useSettingsTranslation();
  const automation = useGame(({ game }) => game?.table.players[game.seat ?? '']?.automation);
  const botPace = useGame(({ game }) => game?.botPace ?? null);
  if (!automation && botPace === null) return null;
  return (
    <Group title={t('board:settings.game')}>
      {botPace !== null && <BotPaceSetting pace={botPace} />}
      {automation && <PromptSettings automation={automation} />}
    </Group>
  );
}

/** The browser keeps the pace for the next game with a bot. Spectators see it. */
function BotPaceSetting({ pace }: { pace: BotPace }) {
  const { t } = useSettingsTranslation();
  const isSpectator = useGame(({ game }) => game?.seat === null);
  return (
    <Switch
      checked={pace === 'fast'}
      disabled={isSpectator}
      onChange={(isOn) => chooseBotPace(isOn ? 'fast' : 'usual')}
    >
      {t('board:settings.fastBot')}
    </Switch>
  );
}

function PromptSettings({ automation }: { automation: Automation }) {
  const { t } = useSettingsTranslation();
  const { toggleSetting } = useGameActions();
  const asks = {
    orderForcedAbilities: !automation.orderTriggers,
    confirmOneClick: !automation.takeOnlyAction,
    chooseOnlyTargets: !automation.takeOnlyTarget,
  };
  const settings = Object.keys(asks) as (keyof typeof asks)[];
  const control = (isFull: boolean) => {
    for (const setting of settings) if (asks[setting] !== isFull) toggleSetting(setting, isFull);
  };
  return (
    <>
      <Switch checked={settings.every((setting) => asks[setting])} onChange={control}>
        <b>{t('board:settings.fullControl')}</b>
      </Switch>
      {settings.map((setting) => (
        <Switch key={setting} checked={asks[setting]} onChange={(isOn) => toggleSetting(setting, isOn)}>
          {setting === 'chooseOnlyTargets'
            ? t('board:settings.onlyTargets')
            : t(`profile:game.option.${setting}`)}
        </Switch>
      ))}
    </>
  );
}

function ConfirmationSettings() {
  const { t } = useSettingsTranslation();
  const { confirmEndTurn, ignoreDoubleClicks, forecasts } = usePreferences();
  return (
    <>
      <Switch checked={confirmEndTurn} onChange={(isOn) => setPreference({ confirmEndTurn: isOn })}>
        {t('board:settings.confirmEndTurn')}
      </Switch>
      <Switch checked={ignoreDoubleClicks} onChange={(isOn) => setPreference({ ignoreDoubleClicks: isOn })}>
        {t('board:settings.ignoreDoubleClicks')}
      </Switch>
      <Switch checked={forecasts} onChange={(isOn) => setPreference({ forecasts: isOn })}>
        {t('board:settings.forecasts')}
      </Switch>
    </>
  );
}

/** Plays a sound at the new volume. */
function MotionAndSoundSettings() {
  const { t } = useSettingsTranslation();
  const { game } = useSoundSettings();
  const motion = usePreferences((preferences) => preferences.motion);
  const listen = () => playTones('game', sequence(['amber']));
  return (
    <>
      <Switch
        checked={game}
        onChange={(isOn) => {
          changeSoundSettings({ game: isOn });
          listen();
        }}
      >
        {t('profile:notices.gameSounds')}
      </Switch>
      <label className={styles.volume}>
        {t('profile:notices.volume')}
        <VolumeSlider isSilent={!game} onSettle={listen} />
      </label>
      <Switch checked={motion} onChange={(isOn) => setPreference({ motion: isOn })}>
        {t('board:settings.motion')}
      </Switch>
    </>
  );
}

function AppearanceSettings() {
  const { t } = useSettingsTranslation();
  const { background, cardSize, isHalfSized, picture } = useBoardAppearance();
  const backgrounds = ['blank', 'massmutation', 'keyforge', ...(picture === null ? [] : ['custom'])];
  return (
    <>
      <ChoiceChips
        legend={t('profile:game.cardSize')}
        choices={CARD_SIZES.map((size) => ({ value: size, label: t(`profile:game.size.${size}`) }))}
        value={cardSize}
        onChange={(size) => chooseAppearance({ cardSize: size })}
      />
      <Switch checked={isHalfSized} onChange={(isOn) => chooseAppearance({ isHalfSized: isOn })}>
        {t('profile:game.option.useHalfSizedCards')}
      </Switch>
      <label className={styles.background}>
        {t('profile:background.title')}
        <select value={background} onChange={(event) => chooseAppearance({ background: event.target.value })}>
          {backgrounds.map((name) => (
            <option key={name} value={name}>
              {t(`profile:background.${name}`)}
            </option>
          ))}
          {HOUSES.map((house) => (
            <option key={house} value={house}>
              {t(`card:house.${house}`)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.help}>{t('board:settings.lookHelp')}</p>
    </>
  );
}
