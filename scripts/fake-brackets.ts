import { FakeBracketService } from '@amberhall/server/testing/bracket-service';

/** A stand-in for the bracket service, for development. Its two tournaments exist until it stops. */
const PORT = Number(process.argv[2] ?? 8090);
const KEY = 'amberhallDevelopmentKey0123456789';

const service = await FakeBracketService.open(PORT);
service.keys.add(KEY);
service.add({ name: 'Thursday Embers', players: ['Anna', 'Bert', 'Cleo', 'Dora'] });
service.add({
  name: 'Winter Vault',
  players: ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fae', 'Gus', 'Hana'],
});
console.log(`The stand-in for the bracket service runs at ${service.url}.
Start the server with AMBERHALL_BRACKET_SERVICE_URL=${service.url}. Then enter this key in the profile of a user with the
permission to manage tournaments: ${KEY}`);
