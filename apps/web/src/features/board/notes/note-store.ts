/** The note that is open: what a counter or a pile is. */
import { create } from 'zustand';

export interface NoteContent {
  title: string;
  text: string;
  /** What the number is made of, or what other numbers would mean. */
  rows?: readonly NoteRow[];
}

export interface NoteRow {
  label: string;
  value: string;
  /** This row applies now. */
  isCurrent?: boolean;
}

interface OpenNote {
  anchor: Element;
  /** Evaluated when the note opens. */
  content: NoteContent;
}

export const useOpenNote = create<{ note: OpenNote | null }>(() => ({ note: null }));

export const openNote = (anchor: Element, content: NoteContent): void =>
  useOpenNote.setState({ note: { anchor, content } });

export const closeNote = (): void => useOpenNote.setState({ note: null });
