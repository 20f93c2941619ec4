import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Once something is done, people have `ms` to read so, and then come to the login. */
export function useLoginRedirect(isDone: boolean, ms: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), ms);
    return () => clearTimeout(timer);
  }, [isDone, ms, navigate]);
}
