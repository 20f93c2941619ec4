import { pino } from 'pino';
import { testBus } from './bus-contract.ts';
import { LocalBus } from './local-bus.ts';

testBus(async () => {
  const bus = new LocalBus(pino({ level: 'silent' }));
  return { one: bus, other: bus, close: () => bus.close() };
});
