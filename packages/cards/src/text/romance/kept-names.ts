import type { RenderContext } from '../render-context.ts';

/** Private characters, which no text has. */
const SPACE = '\uE000';
const END = '\uE001';

const keep = (name: string): string => `${name.replaceAll(' ', SPACE)}${END}`;

/**
 * Marks the names of cards, so that no contraction changes them: the "Le" at the end of "Retrotechnician Le" is no
 * article. A contraction before a name stays possible.
 */
export const keepingNames = (context: RenderContext): RenderContext => ({
  ...context,
  title: keep(context.title),
  titleOf: (slug) => keep(context.titleOf(slug)),
});

/** Removes the marks. */
export const withNames = (text: string): string => text.replaceAll(SPACE, ' ').replaceAll(END, '');
