/**
 * Called before each short piece of long work, of a few milliseconds at most. A thread can pause in it for the work of
 * others.
 */
export type Pause = () => void;

export const noPause: Pause = () => {};
