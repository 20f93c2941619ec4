import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoginLink } from '../../ui/login-link.tsx';
import styles from './login-to-start.module.css';

/** Shows visitors what they could start, why they cannot, and the way to log in. */
export function LoginToStart() {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <p className={styles.warning}>
        <Icon name="info" size={18} />
        <span>{t('lobby:loginToStart')}</span>
      </p>
      <div className={styles.buttons}>
        <LoginLink variant="tint" size="small" />
        <Button size="small" icon="plus" disabled>
          {t('lobby:newGame')}
        </Button>
        <Button size="small" icon="bolt" disabled>
          {t('lobby:quickJoin')}
        </Button>
      </div>
    </div>
  );
}
