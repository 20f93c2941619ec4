import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink, IconButton } from './button.tsx';

const button = (): HTMLElement => screen.getByRole('button');
const symbolOf = (element: HTMLElement): string | undefined =>
  element.querySelector('use')?.getAttribute('href')?.replace(/^.*#/, '');

test('a button does not submit its form unless it says so', () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );

  screen.getByRole('button', { name: 'Look' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button is quiet and of medium size by default', () => {
  render(<Button>Look</Button>);

  expect(button().className.split(' ')).toEqual(['button', 'quiet', 'medium']);
});

test('a button keeps its own class names beside those of its variant', () => {
  render(
    <Button variant="primary" size="large" className="wide">
      Look
    </Button>,
  );

  expect(button().className.split(' ')).toEqual(['button', 'primary', 'large', 'wide']);
});

test.each(['ghost', 'danger'] as const)('a %s button is marked as bare', (variant) => {
  render(<Button variant={variant}>Look</Button>);

  expect(button().hasAttribute('data-bare')).toBe(true);
});

test.each(['primary', 'quiet', 'tint'] as const)('a %s button is not marked as bare', (variant) => {
  render(<Button variant={variant}>Look</Button>);

  expect(button().hasAttribute('data-bare')).toBe(false);
});

test('a button shows its icon, smaller in a small button', () => {
  const { rerender } = render(<Button icon="trash">Remove</Button>);
  expect(symbolOf(button())).toBe('i-trash');
  expect(button().querySelector('svg')?.getAttribute('width')).toBe('18');

  rerender(
    <Button icon="trash" size="small">
      Remove
    </Button>,
  );
  expect(button().querySelector('svg')?.getAttribute('width')).toBe('16');
});

test('a busy button says so and shows the spinner in place of its icon', () => {
  render(
    <Button icon="trash" busy>
      Remove
    </Button>,
  );

  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(symbolOf(button())).toBe('i-spinner');
});

test('a button that is not busy says nothing about it', () => {
  render(<Button busy={false}>Remove</Button>);

  expect(button().hasAttribute('aria-busy')).toBe(false);
  expect(button().querySelector('svg')).toBeNull();
});

test('a disabled button cannot be pressed', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button disabled onClick={onClick}>
      Look
    </Button>,
  );

  await userEvent.click(button());

  expect(onClick).not.toHaveBeenCalled();
});

test('a button link looks like a button and leads to its page', async () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/decks" variant="ghost" icon="cards">
        Decks
      </ButtonLink>
      <Routes>
        <Route path="/decks" element={<h1>Your decks</h1>} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Decks' });
  expect(link.className.split(' ')).toEqual(['button', 'ghost', 'medium']);
  expect(link.hasAttribute('data-bare')).toBe(true);
  expect(symbolOf(link)).toBe('i-cards');

  await userEvent.click(link);

  expect(screen.getByRole('heading').textContent).toBe('Your decks');
});

test('an icon button has its label as name and as tooltip', () => {
  render(<IconButton icon="close" label="Close" />);

  expect(button().getAttribute('aria-label')).toBe('Close');
  expect(button().title).toBe('Close');
  expect(symbolOf(button())).toBe('i-close');
});

test('an icon button takes a tooltip of its own and an icon size', () => {
  render(<IconButton icon="close" label="Close" title="Close (Esc)" iconSize={15} />);

  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close (Esc)');
  expect(button().querySelector('svg')?.getAttribute('width')).toBe('15');
});
