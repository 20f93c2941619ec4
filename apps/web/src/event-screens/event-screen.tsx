import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './event-screen.module.css';

interface EventScreenProps {
  title: string;
  /** The list that the event is in. */
  back: { to: string; text: string };
  children: ReactNode;
}

/** The page of one event. */
export function EventScreen({ title, back, children }: EventScreenProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Link to={back.to} className={styles.back}>
        <Icon name="left" size={16} />
        {back.text}
      </Link>
      {children}
    </div>
  );
}
