import { CARD_SIZES } from '@amberhall/protocol';
import type { User } from '@amberhall/protocol';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { BackgroundField } from './background-field.tsx';
import { CUSTOM_BACKGROUND } from './backgrounds.ts';
import styles from './board-panel.module.css';
import { PictureField } from './picture-field.tsx';
import { BACKGROUND } from './pictures.ts';
import type { ProfileForm } from './profile-form.ts';

const OPTIONS = ['orderForcedAbilities', 'confirmOneClick', 'useHalfSizedCards'] as const;

/** Preferences of play, and the appearance of the board. */
export function BoardPanel({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { watch, setValue } = useFormContext<ProfileForm>();
  const { options, background, cardSize } = watch();
  return (
    <Panel title={t('profile:game.title')}>
      <div className={styles.body}>
        <div className={styles.options} role="group" aria-label={t('profile:game.options')}>
          {OPTIONS.map((option) => (
            <Switch
              key={option}
              checked={options[option]}
              onChange={(isOn) => setValue(`options.${option}`, isOn, { shouldDirty: true })}
            >
              {t(`profile:game.option.${option}`)}
            </Switch>
          ))}
        </div>
        <ChoiceChips
          legend={t('profile:game.cardSize')}
          choices={CARD_SIZES.map((size) => ({ value: size, label: t(`profile:game.size.${size}`) }))}
          value={cardSize}
          onChange={(size) => setValue('cardSize', size, { shouldDirty: true })}
        />
        <BackgroundField
          value={background}
          onChange={(name) => setValue('background', name, { shouldDirty: true })}
        />
        {background === CUSTOM_BACKGROUND && <CustomBackground user={user} />}
      </div>
    </Panel>
  );
}

function CustomBackground({ user: { settings } }: { user: User }) {
  const { t } = useTranslation('profile');
  const { watch, setValue } = useFormContext<ProfileForm>();
  const changed = watch('customBackground');
  const kept = changed === null ? null : settings.customBackground;
  return (
    <PictureField
      key={settings.customBackground}
      label={t('profile:background.picture')}
      help={t('profile:background.pictureHelp')}
      rules={BACKGROUND}
      hasPicture={changed === undefined ? kept !== null : changed !== null}
      preview={(chosen) => {
        const address = chosen ?? (kept === null ? undefined : `/img/bgs/${encodeURIComponent(kept)}.png`);
        return address && <img className={styles.picture} src={address} alt="" />;
      }}
      onChange={(picture) => setValue('customBackground', picture, { shouldDirty: true })}
    />
  );
}
