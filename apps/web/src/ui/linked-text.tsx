import { Fragment } from 'react';
import type { ReactNode } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

interface LinkedTextProps {
  children: string;
  /** Draws the text between addresses. By default it is shown as it is. */
  draw?: (text: string) => ReactNode;
}

/** Plain text with clickable web addresses. Nothing else in it is interpreted. */
export function LinkedText({ children, draw = (text) => text }: LinkedTextProps) {
  // `split` with one group puts the addresses at odd indices.
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{draw(part)}</Fragment>
    ) : (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
