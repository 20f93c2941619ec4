import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Notice } from '../../ui/notice.tsx';
import type { MailedLink } from './api.ts';
import { useLoginRedirect } from './use-login-redirect.ts';

const REDIRECT_MS = 3000;

interface MailedLinkUseProps {
  /** What the link does: part of the key of its request. */
  purpose: string;
  link: MailedLink;
  /** Uses up the link. */
  send: (link: MailedLink) => Promise<unknown>;
  working: string;
  success: string;
  /** Follows the message of a link that did not work. */
  help?: ReactNode;
  /** Whether the page goes to the login after a success. */
  leadsToLogin?: boolean;
}

/** Uses a mailed link as soon as its page is opened, and says what came of it. */
export function MailedLinkUse({
  purpose,
  link,
  send,
  working,
  success,
  help,
  leadsToLogin = false,
}: MailedLinkUseProps) {
  // The link can be used once. As a query, it is used once, however often the page renders.
  const { isSuccess, error } = useQuery({
    queryKey: [purpose, link.id, link.token],
    queryFn: () => send(link),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    meta: SHARED_BY_USERS,
  });
  useLoginRedirect(isSuccess && leadsToLogin, REDIRECT_MS);
  if (isSuccess) return <Notice kind="success">{success}</Notice>;
  if (!error) return <Notice kind="info">{working}</Notice>;
  return (
    <Notice kind="error">
      {translateServerMessage(error instanceof CallError ? error.message : GENERIC_ERROR)} {help}
    </Notice>
  );
}
