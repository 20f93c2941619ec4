import { FakeBracketService } from '@amberhall/server/testing/bracket-service';

/** A stand-in of the bracket service to develop with: two tournaments that live as long as it runs. */
const PORT = Number(process.argv[2] ?? 8090);
const KEY = 'amberhallDevelopmentKey0123456789';

const service = await FakeBracketService.open(PORT);
service.keys.add(KEY);
service.add({ name: 'Thursday Embers', players: ['Anna', 'Bert', 'Cleo', 'Dora'] });
service.add({
  name: 'Winter Vault',
  players: ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fae', 'Gus', 'Hana'],
});
console.log(`The stand-in of the bracket service answers at ${service.url}.
Start the server with AMBERHALL_BRACKET_SERVICE_URL=${service.url}, and enter this key in the profile of somebody who
may manage tournaments: ${KEY}`);
