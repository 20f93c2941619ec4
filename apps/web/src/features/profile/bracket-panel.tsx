import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import form from '../../ui/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { useProfileField } from './use-profile-field.ts';

/** The access of tournament organizers to the bracket service. */
export function BracketPanel() {
  const { t } = useTranslation('profile');
  const field = useProfileField();
  return (
    <Panel title={t('profile:bracket.title')}>
      <p className={form.text}>{t('profile:bracket.text')}</p>
      <div className={form.form}>
        <TextInput
          label={t('profile:bracket.key')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          {...field('challongeKey', t('profile:bracket.keyHelp'))}
        />
        <TextInput
          label={t('profile:bracket.subdomain')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          {...field('challongeSubdomain')}
        />
      </div>
    </Panel>
  );
}
