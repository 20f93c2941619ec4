import { useTranslation } from 'react-i18next';
import { Commands } from './commands.tsx';
import { InfoPage, Points, Topic } from './info-page.tsx';

export function HowToPlay() {
  const { t } = useTranslation('pages');
  return (
    <InfoPage title={t('pages:howToPlay.title')} lead={t('pages:howToPlay.lead')}>
      <Topic title={t('pages:howToPlay.firstTitle')}>
        <Points
          ordered
          points={[
            t('pages:howToPlay.first.practice'),
            t('pages:howToPlay.first.house'),
            t('pages:howToPlay.first.click'),
            t('pages:howToPlay.first.keys'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:howToPlay.gameTitle')}>
        <Points
          points={[
            t('pages:howToPlay.game.new'),
            t('pages:howToPlay.game.deck'),
            t('pages:howToPlay.game.link'),
          ]}
        />
      </Topic>
      <Topic title={t('pages:howToPlay.decksTitle')}>{t('pages:howToPlay.decks')}</Topic>
      <Topic title={t('pages:howToPlay.profileTitle')}>{t('pages:howToPlay.profile')}</Topic>
      <Topic title={t('pages:howToPlay.noticesTitle')}>{t('pages:howToPlay.notices')}</Topic>
      <Topic title={t('pages:howToPlay.bugsTitle')}>{t('pages:howToPlay.bugs')}</Topic>
      <Topic title={t('pages:howToPlay.manualTitle')}>
        <p>{t('pages:howToPlay.manual')}</p>
        <Commands />
      </Topic>
      <Topic title={t('pages:howToPlay.statsTitle')}>{t('pages:howToPlay.stats')}</Topic>
      <Topic title={t('pages:howToPlay.shuffleTitle')}>
        <p>{t('pages:howToPlay.shuffle')}</p>
        <p>{t('pages:howToPlay.shuffleCheck')}</p>
      </Topic>
    </InfoPage>
  );
}
