import { zodResolver } from '@hookform/resolvers/zod';
import { DEFAULT_GAME, NewGameOptions } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { SetChoice } from './set-choice.tsx';

const sent: unknown[] = [];

function Form({ expansions }: Pick<NewGameOptions, 'expansions'>) {
  const form = useForm<NewGameOptions>({
    resolver: zodResolver(NewGameOptions),
    defaultValues: { ...DEFAULT_GAME, name: 'A table', gameFormat: 'sealed', expansions },
  });
  return (
    <form
      onSubmit={(event) => void form.handleSubmit((options) => void sent.push(options.expansions))(event)}
    >
      <SetChoice form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

function open(expansions: NewGameOptions['expansions'], sealed = [341, 435, 452]) {
  sent.length = 0;
  answerCalls({ 'GET /api/decks/sources': { success: true, generated: [], sealed } });
  return openPage(<Form expansions={expansions} />);
}
const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('sets of the last game that can be dealt stay chosen', async () => {
  open({ cota: true, wc: true, as: true });

  await screen.findByRole('button', { name: 'Age of Ascension' });
  expect(chosen().toSorted()).toEqual(['Call of the Archons', 'Worlds Collide']);
});

test('sets that cannot be dealt are not sent', async () => {
  const user = open({ as: true, cota: true });

  await screen.findByRole('button', { name: 'Age of Ascension' });
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(sent).toEqual([{ cota: true }]));
});

test('several sets can be chosen, and one is taken away again', async () => {
  const user = open({ cota: true });

  await user.click(await screen.findByRole('button', { name: 'Age of Ascension' }));
  await user.click(screen.getByRole('button', { name: 'Call of the Archons' }));

  expect(chosen()).toEqual(['Age of Ascension']);
});

test('without a set nothing is sent, and the reason is said', async () => {
  const user = open({ cota: true });

  await user.click(await screen.findByRole('button', { name: 'Call of the Archons' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect((await screen.findByRole('alert')).textContent).toBe('You must select at least one expansion');
  expect(sent).toEqual([]);
});
