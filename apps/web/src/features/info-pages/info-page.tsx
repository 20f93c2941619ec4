import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './info-page.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  return (
    <article className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

export function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.topic}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

/** Steps, or related items. */
export function Points({ points, ordered }: { points: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? styles.steps : styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
