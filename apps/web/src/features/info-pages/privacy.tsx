import { useTranslation } from 'react-i18next';
import { InfoPage, Points, Topic } from './info-page.tsx';

export function Privacy() {
  const { t } = useTranslation('pages');
  return (
    <InfoPage title={t('pages:privacy.title')} lead={t('pages:privacy.lead')}>
      <Topic title={t('pages:privacy.storedTitle')}>
        <Points
          points={[
            t('pages:privacy.stored.name'),
            t('pages:privacy.stored.email'),
            t('pages:privacy.stored.language'),
            t('pages:privacy.stored.password'),
            t('pages:privacy.stored.address'),
            t('pages:privacy.stored.games'),
            t('pages:privacy.stored.chat'),
            t('pages:privacy.stored.friends'),
            t('pages:privacy.stored.learning'),
            t('pages:privacy.stored.moderation'),
            t('pages:privacy.stored.pledge'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:privacy.emailTitle')}>{t('pages:privacy.email')}</Topic>
      <Topic title={t('pages:privacy.browserTitle')}>{t('pages:privacy.browser')}</Topic>
    </InfoPage>
  );
}
