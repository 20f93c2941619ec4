import type { ReactNode } from 'react';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  lead: ReactNode;
  /** Below the form: the link to the other form. */
  foot: ReactNode;
  children: ReactNode;
}

/** A page with a single form: one column, one button. */
export function FormPage({ title, lead, foot, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <section className={styles.card}>
        <header className={styles.head}>
          <Logo size={44} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <MantineParts>{children}</MantineParts>
        <p className={styles.foot}>{foot}</p>
      </section>
    </div>
  );
}
