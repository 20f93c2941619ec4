import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';

/** Shows the address of the page, for tests. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

/** The address that is shown, e.g. `/decks?deck=2`. */
export const addressShown = (): string => screen.getByTestId('address').textContent;
