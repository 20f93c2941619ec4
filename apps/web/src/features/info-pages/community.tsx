import { useTranslation } from 'react-i18next';
import { InfoPage, Points, Topic } from './info-page.tsx';

export function Community() {
  const { t } = useTranslation('pages');
  return (
    <InfoPage title={t('pages:community.title')} lead={t('pages:community.lead')}>
      <Topic title={t('pages:community.meetTitle')}>
        <Points
          points={[
            t('pages:community.meet.chat'),
            t('pages:community.meet.watch'),
            t('pages:community.meet.beginner'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:community.togetherTitle')}>
        <Points
          points={[
            t('pages:community.together.kind'),
            t('pages:community.together.finish'),
            t('pages:community.together.block'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:community.helpTitle')}>{t('pages:community.help')}</Topic>
    </InfoPage>
  );
}
