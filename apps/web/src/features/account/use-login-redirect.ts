import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Redirects to the login after `ms`, so that users can read the result first.
 *
 * @param username fills in the name there
 */
export function useLoginRedirect(isDone: boolean, ms: number, username?: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login', { state: { username } }), ms);
    return () => clearTimeout(timer);
  }, [isDone, ms, username, navigate]);
}
