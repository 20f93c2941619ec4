import { CLIENT_VERSION, ErrorReportReply, REPORT_LENGTH, STACK_LENGTH } from '@amberhall/protocol';
import type { ErrorReport } from '@amberhall/protocol';
import { call } from './http.ts';

/** Reports an error of this page to the site's operators, without any data about the user. */
export async function reportError(error: unknown): Promise<void> {
  const body: ErrorReport = {
    message: String(error instanceof Error ? error.message : error).slice(0, REPORT_LENGTH),
    stack: stackOf(error).slice(0, STACK_LENGTH),
    path: location.pathname.slice(0, REPORT_LENGTH),
    version: CLIENT_VERSION,
  };
  await call('/api/reports', { method: 'POST', body, reply: ErrorReportReply, isPublic: true });
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '', cause } = error;
  return cause === undefined ? stack : `${stack}\nCaused by: ${textOf(cause)}`;
}

const textOf = (cause: unknown): string => (cause instanceof Error ? stackOf(cause) : String(cause));
