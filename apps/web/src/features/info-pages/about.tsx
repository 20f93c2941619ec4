import { useTranslation } from 'react-i18next';
import { InfoPage, Points, Topic } from './info-page.tsx';

export function About() {
  const { t } = useTranslation('pages');
  return (
    <InfoPage title={t('pages:about.title')} lead={t('pages:about.lead')}>
      <Topic title={t('pages:about.whatTitle')}>
        <Points
          points={[
            t('pages:about.what.watch'),
            t('pages:about.what.play'),
            t('pages:about.what.decks'),
            t('pages:about.what.fair'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:about.matchingTitle')}>{t('pages:about.matching')}</Topic>
      <Topic title={t('pages:about.colorsTitle')}>{t('pages:about.colors')}</Topic>
      <Topic title={t('pages:about.notOfficialTitle')}>{t('pages:about.notOfficial')}</Topic>
    </InfoPage>
  );
}
