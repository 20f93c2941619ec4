import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './section-tabs.module.css';

const SECTIONS = [
  { id: 'games', icon: 'cards', text: 'lobby:sections.games' },
  { id: 'chat', icon: 'chat', text: 'lobby:sections.chat' },
  { id: 'news', icon: 'news', text: 'lobby:sections.news' },
  { id: 'online', icon: 'users', text: 'lobby:sections.online' },
] as const;

/** On phones: tabs for the parts of the lobby at the bottom of the screen. */
export function SectionTabs() {
  const { t } = useTranslation();
  const current = useSectionInView();
  return (
    <nav className={styles.tabs} aria-label={t('lobby:sections.label')}>
      {SECTIONS.map(({ id, icon, text }) => (
        <a key={id} href={`#${id}`} className={styles.tab} aria-current={id === current || undefined}>
          <Icon name={icon} size={20} />
          {t(text)}
        </a>
      ))}
    </nav>
  );
}

/** @returns the part in the center of the screen */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(SECTIONS[0].id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
