/** Reports of pages that failed. */
import { z } from 'zod';
import { okReply } from './reply.ts';

/** Characters of a stack that say enough. */
export const STACK_LENGTH = 8000;
export const REPORT_LENGTH = 1000;

/** POST /api/reports: sent by somebody who saw a page fail, when they say so. Holds nothing about them. */
export const ErrorReport = z.strictObject({
  /** What the error says of itself. */
  message: z.string().max(REPORT_LENGTH),
  stack: z.string().max(STACK_LENGTH),
  /** Of the page, without what follows a question mark: links in mails carry tokens there. */
  path: z.string().max(REPORT_LENGTH),
  version: z.string().max(100),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const ErrorReportReply = okReply({});
