import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { guestOrBot } from '../accounts/person.ts';
import { LocalBus } from '../bus/local-bus.ts';
import { Presence } from './presence.ts';

const LEASE_MS = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A lobby process, and what its listeners are told. */
async function openLobby(bus: LocalBus) {
  const presence = await Presence.open({ bus, leaseMs: LEASE_MS, logger: pino({ level: 'silent' }) });
  onTestFinished(() => presence.stop());
  const told: string[] = [];
  presence.listen({
    joined: ({ summary }) => void told.push(`${summary.username} joined`),
    left: ({ summary }) => void told.push(`${summary.username} left`),
    orphaned: (names) => void told.push(`${names.join(', ')} orphaned`),
  });
  return { presence, told };
}

const namesIn = (presence: Presence) => presence.all().map(({ summary }) => summary.username);
/** The local bus delivers within microtasks. */
const delivered = () => setImmediate();

test('a person who comes to another lobby is shown here until they leave', async () => {
  const bus = new LocalBus();
  const [here, there] = [await openLobby(bus), await openLobby(bus)];
  await delivered();

  there.presence.open(guestOrBot('anna', 'guest'));
  await delivered();
  expect(here.presence.has('anna')).toBe(true);
  expect(namesIn(here.presence)).toEqual(['anna']);
  there.presence.close('anna');
  await delivered();

  expect(namesIn(here.presence)).toEqual([]);
  expect(here.told).toEqual(['anna joined', 'anna left']);
});

test('a person with pages in two lobbies joins once, and leaves with the last page', async () => {
  const bus = new LocalBus();
  const [here, there] = [await openLobby(bus), await openLobby(bus)];
  await delivered();

  here.presence.open(guestOrBot('anna', 'guest'));
  there.presence.open(guestOrBot('anna', 'guest'));
  await delivered();
  here.presence.close('anna');
  expect(here.told).toEqual(['anna joined']);
  there.presence.close('anna');
  await delivered();

  expect(here.told).toEqual(['anna joined', 'anna left']);
});

test('the people of a lobby that stops are gone from the others at once', async () => {
  const bus = new LocalBus();
  const [here, there] = [await openLobby(bus), await openLobby(bus)];
  here.presence.open(guestOrBot('ben', 'guest'));
  there.presence.open(guestOrBot('anna', 'guest'));
  there.presence.open(guestOrBot('ben', 'guest'));
  await delivered();

  await there.presence.stop();
  await delivered();

  expect(namesIn(here.presence)).toEqual(['ben']);
  expect(here.told.slice(-2)).toEqual(['anna left', 'anna orphaned']);
});

test('a lobby that has stopped holds no lease and checks those of the others no more', async () => {
  const bus = new LocalBus();
  const { presence } = await openLobby(bus);
  const lobbies = async () => (await bus.holders('lobby')).map(({ name }) => name);
  expect(await lobbies()).toEqual([presence.id]);

  await presence.stop();
  expect(await lobbies()).toEqual([]);
  const asked = vi.spyOn(bus, 'holders');
  await vi.advanceTimersByTimeAsync(2 * LEASE_MS);

  expect(asked).not.toHaveBeenCalled();
});
