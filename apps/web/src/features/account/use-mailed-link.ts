import { useSearchParams } from 'react-router';
import type { MailedLink } from './api.ts';

/** @returns what the link in a mail carries; `undefined` when the page was opened without one */
export function useMailedLink(): MailedLink | undefined {
  const [search] = useSearchParams();
  const [id, token] = [search.get('id'), search.get('token')];
  return id && token ? { id, token } : undefined;
}
