import { useSearchParams } from 'react-router';
import type { MailedLink } from './api.ts';

/** @returns the parameters of a mailed link; `undefined` when the page was opened without them */
export function useMailedLink(): MailedLink | undefined {
  const [search] = useSearchParams();
  const [id, token] = [search.get('id'), search.get('token')];
  return id && token ? { id, token } : undefined;
}
