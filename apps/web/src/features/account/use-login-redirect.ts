import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Redirects to the login after `ms`, so that users can read the result first. */
export function useLoginRedirect(isDone: boolean, ms: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), ms);
    return () => clearTimeout(timer);
  }, [isDone, ms, navigate]);
}
