import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel, MenuLink } from '../../ui/menu.tsx';
import styles from './notice-bell.module.css';
import { ANSWERS, useAnswers } from './use-answers.ts';
import { useNotices } from './use-notices.ts';

/** The bell in the navigation bar: challenges and requests that wait for the user, and their number. */
export function NoticeBell() {
  const { t } = useTranslation('people');
  const notices = useNotices();
  const { accept, decline } = useAnswers();
  const number = notices.length;
  return (
    <Menu
      label={number === 0 ? t('people:notices.label') : t('people:notices.open', { number })}
      buttonClass={styles.bell}
      button={
        <>
          <Icon name="bell" size={20} />
          {number > 0 && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
        </>
      }
    >
      {number === 0 && <MenuLabel>{t('people:notices.none')}</MenuLabel>}
      {notices.map((notice) => {
        const { name } = notice.person;
        const answers = ANSWERS[notice.kind];
        return (
          <Fragment key={notice.key}>
            <MenuLabel>{notice.text}</MenuLabel>
            <MenuItem
              icon={notice.kind === 'mention' ? 'chat' : 'check'}
              aria-label={t(answers.accept[1], { name })}
              onClick={() => void accept(notice)}
            >
              {t(answers.accept[0])}
            </MenuItem>
            <MenuItem
              icon="close"
              aria-label={t(answers.decline[1], { name })}
              onClick={() => void decline(notice)}
            >
              {t(answers.decline[0])}
            </MenuItem>
          </Fragment>
        );
      })}
      <MenuDivider />
      <MenuLink to="/people/me" icon="users">
        {t('people:friends')}
      </MenuLink>
    </Menu>
  );
}
