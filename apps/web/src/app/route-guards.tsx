import type { Permission } from '@amberhall/protocol';
import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { LoginRequired } from './login-required.tsx';
import { PageLoading } from './page-loading.tsx';
import { NoConnection, Unauthorised } from './error-pages.tsx';

/** Guards pages for logged-in users. */
export function RequireLogin() {
  const status = useSession((session) => session.status);
  if (status === 'starting') return <PageLoading />;
  if (status === 'unreachable') return <NoConnection />;
  return status === 'anonymous' ? <LoginRequired /> : <Outlet />;
}

/** Guards pages for users with a permission. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const { status, user } = useSession();
  if (status === 'starting') return <PageLoading />;
  if (status === 'unreachable') return <NoConnection />;
  return user?.permissions[permission] ? <Outlet /> : <Unauthorised />;
}

/** Guards pages that only make sense for visitors. */
export function RequireVisitor() {
  const status = useSession((session) => session.status);
  // Decided on arrival: a user who logs in here sees the success message, and the form redirects.
  const [statusOnArrival, setStatusOnArrival] = useState(status);
  if (statusOnArrival === 'starting' && status !== 'starting') setStatusOnArrival(status);
  if (statusOnArrival === 'starting') return <PageLoading />;
  return statusOnArrival === 'member' ? <Navigate to="/" replace /> : <Outlet />;
}
