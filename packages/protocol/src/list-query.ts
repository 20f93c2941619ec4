/** Query parameters of paged lists. */
import { z } from 'zod';

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The page, counted from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);

const MOST_FILTERS = 20;

/** Reads several filters from one parameter that holds them as JSON. */
export function filterList<Filter extends z.ZodType>(filter: Filter) {
  return z
    .string()
    .max(4000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'is not valid JSON', input: text });
        return z.NEVER;
      }
    })
    .pipe(z.array(filter).max(MOST_FILTERS));
}
