/** Reports of errors in the web client. */
import { z } from 'zod';
import { okReply } from './reply.ts';

/** Maximum characters of a stack trace. */
export const STACK_LENGTH = 8000;
export const REPORT_LENGTH = 1000;

/** POST /api/reports. A user sends it after an error, on request only. It holds nothing about the user. */
export const ErrorReport = z.strictObject({
  /** The message of the error. */
  message: z.string().max(REPORT_LENGTH),
  stack: z.string().max(STACK_LENGTH),
  /** Path of the page without its query, since links in e-mails carry tokens there. */
  path: z.string().max(REPORT_LENGTH),
  version: z.string().max(100),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const ErrorReportReply = okReply({});
