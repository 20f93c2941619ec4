import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SetSymbol } from './set-symbol.tsx';
import { HouseEmblem, Symbol } from './symbol.tsx';

const hrefIn = (container: Element) => container.querySelector('use')?.getAttribute('href');

test.each([
  ['amber', /icons.*#i-amber$/],
  ['h-mars', /icons.*#h-mars$/],
  ['i-tide', /icons.*#i-tide$/],
  ['poison', /symbols.*#poison$/],
  ['counter-doom', /symbols.*#counter-doom$/],
])('the symbol %s is in its file', (name, href) => {
  const { container } = render(<Symbol name={name} />);

  expect(hrefIn(container)).toMatch(href);
});

test('a symbol with a label has a name, and one without is decoration', () => {
  const { container } = render(
    <>
      <Symbol name="amber" label="Æmber" />
      <Symbol name="draw" />
    </>,
  );

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['Æmber']);
  expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
});

test('the emblem of a pseudo house has its own symbol', () => {
  const { container } = render(<HouseEmblem house="thetide" />);

  expect(hrefIn(container)).toMatch(/#i-tide$/);
});

test('the symbol of a set is drawn, and none for a set that this client does not know', () => {
  const { container } = render(
    <>
      <SetSymbol code="cota" />
      <SetSymbol code={undefined} />
    </>,
  );

  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(hrefIn(container)).toMatch(/#cota$/);
});
