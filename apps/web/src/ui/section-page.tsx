import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { MantineParts } from './mantine-parts.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './section-page.module.css';

export interface SectionLink {
  to: string;
  text: string;
}

interface SectionPageProps {
  title: string;
  lead: string;
  /** The name of the group, and its pages. A single page is not shown. */
  section: string;
  links: readonly SectionLink[];
  children: ReactNode;
}

/** On phones, the links form one scrolling line. The current link may be outside of the screen. */
function showCurrent(links: HTMLElement | null): void {
  const current = links?.querySelector('[aria-current]');
  if (current instanceof HTMLElement && links) links.scrollLeft = current.offsetLeft - links.offsetLeft;
}

/** One of several related pages, with links to the others beside it; on phones above it. */
export function SectionPage({ title, lead, section, links, children }: SectionPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.columns}>
        {links.length > 1 && (
          <nav ref={showCurrent} className={styles.links} aria-label={section}>
            {links.map(({ to, text }) => (
              <NavLink key={to} to={to}>
                {text}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={styles.content}>
          <MantineParts>{children}</MantineParts>
        </div>
      </div>
    </div>
  );
}
