import { createContext, use, useDeferredValue, useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { placeBelow } from './place-below.ts';
import styles from './menu.module.css';

const CloseMenu = createContext<() => void>(() => {});

interface MenuProps {
  /** The content of the button. */
  button: ReactNode;
  /** The accessible name of the button, where its content is not enough. */
  label?: string;
  buttonClass?: string | undefined;
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a menu. Arrow keys move in it; Escape or a click outside closes it. */
export function Menu({ button, label, buttonClass, align = 'end', children }: MenuProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  // Rendered after the page around it, because nobody opens a menu before the page is visible.
  const isDrawn = useDeferredValue(true, false);

  const onToggle = (isOpen: boolean): void => {
    buttonRef.current?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen || !menuRef.current || !buttonRef.current) return;
    placeBelow(menuRef.current, buttonRef.current, align);
    itemsOf(menuRef.current)[0]?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={buttonClass}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={moveFocus}
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <CloseMenu value={() => menuRef.current?.hidePopover()}>{isDrawn && children}</CloseMenu>
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const focused = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (focused + 1) % items.length,
    ArrowUp: (focused - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

interface ItemContent {
  icon?: string;
  children: ReactNode;
}

export function MenuItem({ icon, children, onClick, ...rest }: ItemContent & ComponentProps<'button'>) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={styles.item}
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function MenuLink({ icon, children, to }: ItemContent & { to: string }) {
  const close = use(CloseMenu);
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** Stays open, because users often change several switches. */
export function MenuSwitch({
  isOn,
  onFlip,
  children,
}: {
  isOn: boolean;
  onFlip: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={isOn}
      tabIndex={-1}
      className={classNames(styles.item, styles.switch)}
      onClick={onFlip}
    >
      {children}
    </button>
  );
}

export const MenuDivider = () => <hr className={styles.divider} />;

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <div className={styles.label}>{children}</div>
);
