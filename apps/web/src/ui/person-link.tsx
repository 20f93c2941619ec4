import { Link } from 'react-router';

/** The names of accounts. Bots, guests and deleted accounts have other names, and no page. */
const ACCOUNT_NAME = /^(?!guest-)[\w-]+$/i;

interface PersonLinkProps {
  name: string;
  className?: string | undefined;
  /** The page opens in another tab, so that it does not replace a game. */
  opensTab?: boolean;
}

/** A name that leads to the page about its owner, if there is one. */
export function PersonLink({ name, className, opensTab }: PersonLinkProps) {
  if (!ACCOUNT_NAME.test(name)) return <span className={className}>{name}</span>;
  return (
    <Link
      className={className}
      to={`/people/${encodeURIComponent(name)}`}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
    >
      {name}
    </Link>
  );
}
