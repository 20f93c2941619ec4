import type { Permission } from '@amberhall/protocol';
import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { PageLoading } from './page-loading.tsx';
import { Unauthorised } from './error-pages.tsx';

/** Pages for people who are logged in. */
export function RequireLogin() {
  const status = useSession((session) => session.status);
  if (status === 'starting') return <PageLoading />;
  return status === 'member' ? <Outlet /> : <Unauthorised />;
}

/** Pages for people who were given a permission. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const { status, user } = useSession();
  if (status === 'starting') return <PageLoading />;
  return user?.permissions[permission] ? <Outlet /> : <Unauthorised />;
}

/** Pages that only make sense while nobody is logged in. */
export function RequireVisitor() {
  const status = useSession((session) => session.status);
  // Decided on arrival: somebody who logs in here still reads that it worked, and the form sends them on.
  const [statusOnArrival, setStatusOnArrival] = useState(status);
  if (statusOnArrival === 'starting' && status !== 'starting') setStatusOnArrival(status);
  if (statusOnArrival === 'starting') return <PageLoading />;
  return statusOnArrival === 'member' ? <Navigate to="/" replace /> : <Outlet />;
}
