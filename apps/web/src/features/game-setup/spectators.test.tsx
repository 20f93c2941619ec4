import type { LobbySpectator } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { Spectators } from './spectators.tsx';

const spectator = (name: string): LobbySpectator => ({ id: name, name, avatar: null, role: 'user' });
const open = (spectators: LobbySpectator[], allowed: boolean) =>
  openPage(<Spectators spectators={spectators} allowed={allowed} />);

test('a game without spectators says so where they are allowed', () => {
  open([], true);

  expect(screen.getByText('No spectators yet.')).toBeDefined();
});

test('a game that allows no spectators does not mention them', () => {
  open([], false);

  expect(screen.queryByText('Spectators')).toBeNull();
});

test('staff who watch a game without spectators are shown', () => {
  open([spectator('Olga')], false);

  expect(screen.getByRole('link', { name: 'Olga' })).toBeDefined();
});

test('spectators are counted and lead to their pages', () => {
  open([spectator('Olga'), spectator('Pia')], true);

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/people/Olga', '/people/Pia']);
  expect(screen.getByRole('region', { name: /Spectators/ }).textContent).toContain('2');
});
