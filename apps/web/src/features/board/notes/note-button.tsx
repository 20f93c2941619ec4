import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './note-button.module.css';
import { openNote } from './note-store.ts';
import type { NoteContent } from './note-store.ts';
import { useNote } from './use-note.ts';

interface NoteButtonProps extends ComponentProps<'button'> {
  note: NoteContent;
}

/** A counter whose note opens by a click as well, so that it can be read by touch and by keyboard. */
export function NoteButton({ note, className, ...rest }: NoteButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...useNote(note)}
      className={classNames(styles.button, className)}
      onClick={({ currentTarget }) => openNote(currentTarget, note)}
    />
  );
}
