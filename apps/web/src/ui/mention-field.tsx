import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { openMentionAt } from '../lib/mentions.ts';
import type { OpenMention } from '../lib/mentions.ts';
import { classNames } from './class-names.ts';
import styles from './mention-field.module.css';

/** The most names that are offered at once. */
const MOST = 6;

interface MentionFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  value: string;
  onText: (text: string) => void;
  /** The names that are offered after an `@`. */
  names: readonly string[];
  /** What the list of names is called. */
  listLabel: string;
}

/** A text field that completes the names of people after an `@`. */
export function MentionField({ value, onText, names, listLabel, className, ...rest }: MentionFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [mention, setMention] = useState<OpenMention>();
  const [active, setActive] = useState(0);
  const offered = mention === undefined ? [] : namesLike(mention.typed, names);
  const isOpen = offered.length > 0;

  const follow = ({ value: text, selectionStart }: HTMLInputElement): void => {
    setMention(openMentionAt(text, selectionStart ?? 0));
    setActive(0);
  };
  const choose = (name: string): void => {
    if (mention === undefined) return;
    const { start, typed } = mention;
    const head = `${value.slice(0, start)}@${name} `;
    onText(head + value.slice(start + 1 + typed.length).trimStart());
    setMention(undefined);
    requestAnimationFrame(() => field.current?.setSelectionRange(head.length, head.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const name = offered[active];
    if (!isOpen || name === undefined) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(name);
    else if (event.key === 'Escape') setMention(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.frame}>
      <input
        {...rest}
        ref={field}
        className={classNames(styles.field, className)}
        value={value}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          follow(currentTarget);
        }}
        onSelect={({ currentTarget }) => {
          // A selection that the arrow keys did not move keeps the chosen name.
          const now = openMentionAt(currentTarget.value, currentTarget.selectionStart ?? 0);
          if (now?.start !== mention?.start) setMention(now && mention ? now : undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setMention(undefined)}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={listLabel} className={styles.names}>
          {offered.map((name, index) => (
            <button
              key={name}
              type="button"
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.name}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Names that begin like this. A name that is typed completely needs no help. */
function namesLike(typed: string, names: readonly string[]): string[] {
  const begin = typed.toLowerCase();
  const found = names.filter((name) => name.toLowerCase().startsWith(begin));
  return found.length === 1 && found[0]?.toLowerCase() === begin ? [] : found.slice(0, MOST);
}
