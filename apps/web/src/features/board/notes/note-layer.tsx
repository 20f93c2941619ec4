import { useLayoutEffect, useRef, useState } from 'react';
import { closeNote, useOpenNote } from './note-store.ts';
import type { NoteContent, NoteRow } from './note-store.ts';
import styles from './note-layer.module.css';

/** The open note, above or below what it is about. It takes no pointer. */
export function NoteLayer() {
  const note = useOpenNote((state) => state.note);
  return note && <Note anchor={note.anchor} content={note.content} />;
}

const MARGIN = 10;

function Note({ anchor, content: { title, text, rows = [] } }: { anchor: Element; content: NoteContent }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!box.current || !anchor.isConnected) return closeNote();
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8));
    const isRoomAbove = at.top - height - MARGIN > 0 && at.top > innerHeight / 2;
    setPlace({ left, top: isRoomAbove ? at.top - height - MARGIN : at.bottom + MARGIN });
  }, [anchor]);
  return (
    <div
      ref={box}
      className={styles.note}
      role="tooltip"
      style={place ?? undefined}
      data-placed={place !== null || undefined}
    >
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ label, value, isCurrent }: NoteRow) {
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <span>{label}</span>
      <b>{value}</b>
    </li>
  );
}
