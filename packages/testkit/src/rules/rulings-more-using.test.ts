import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, each, gain, placeUnder, play, ready, reap, returnToHand, stun, you } = language;

test('[A262] Grommid prohibits nothing from hand', () => {
  const { p1 } = scenario({ p1: { house: 'mars', hand: ['grommid', 'tunk'] } });

  expect(p1.actions('tunk')).toEqual(['play', 'discard']);
  p1.play('grommid');

  expect(p1.actions('tunk')).toEqual(['discard']);
});

test('[A266] Mars Ambassador permits one play or one use, and not both', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['mars-ambassador', 'tunk'], hand: ['zorg'] },
  });

  p1.reap('mars-ambassador');
  expect(p1.actions('zorg')).toEqual(['play']);
  p1.reap('tunk');

  expect(p1.actions('zorg')).toEqual([]);
});

test('[A267] after Horseman of War friendly creatures only fight, and without enemies they are not used', () => {
  const withEnemy = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['troll', 'sequis'] },
    p2: { battleline: ['urchin'] },
  });
  const alone = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['troll', 'sequis'] },
  });

  withEnemy.p1.play('horseman-of-war');
  alone.p1.play('horseman-of-war');

  expect([withEnemy.p1.actions('troll'), withEnemy.p1.actions('sequis')]).toEqual([['fight'], ['fight']]);
  expect([alone.p1.actions('troll'), alone.p1.actions('sequis')]).toEqual([[], []]);
});

test('[A268] a creature that Inspiration uses cannot fetch it from the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['inspiration'],
      battleline: ['carrier-sanctum-creature'],
      discard: ['take-hostages', 'terms-of-redress'],
    },
    texts: [card('carrier-sanctum-creature', reap(returnToHand(a.card.from(you.discardPile))))],
  });

  p1.play('inspiration');
  p1.choose('carrier-sanctum-creature');
  expect(p1.choices).toEqual(['take-hostages', 'terms-of-redress']);
  p1.choose('take-hostages');

  expect(p1.discard).toContain('inspiration');
});

const PLACE_UNDER = card(
  'carrier-logos-action',
  play(placeUnder(a.friendly.creature, each.card.from(you.hand), 'facedown')),
);

test('[A269] one of several cards under Jargogle is chosen and played in its controller’s turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['jargogle'],
      hand: ['carrier-logos-action', 'troll', 'bumpsy', 'krump'],
    },
    p2: { battleline: ['headhunter'] },
    texts: [PLACE_UNDER],
  });

  p1.play('carrier-logos-action');
  p1.choose('jargogle');
  p1.fight('jargogle', p2.card('headhunter'));
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'krump']);
  p1.choose('bumpsy');
  p1.press('left');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p1.discard.toSorted()).toEqual(['carrier-logos-action', 'jargogle', 'krump', 'troll']);
});

test('[A269] one card under Jargogle is archived at random in the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['jargogle'],
      hand: ['carrier-logos-action', 'troll', 'bumpsy', 'krump'],
    },
    p2: { houses: ['brobnar'], hand: ['punch'] },
    texts: [PLACE_UNDER],
  });

  p1.play('carrier-logos-action');
  p1.choose('jargogle');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('punch');
  p2.choose(p1.card('jargogle'));

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p1.archives).toHaveLength(1);
  expect(p1.card('jargogle').zone).toBe('discard');
});

test('[A270] Jargogle destroyed by an action with omega plays its card, and a creature played so stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['jargogle', 'troll', 'carrier-logos-action'] },
    p2: { houses: ['dis'], battleline: ['urchin'] },
    facts: { 'carrier-logos-action': { keywords: { omega: 1 } } },
    texts: [card('carrier-logos-action', play(destroy(each.creature)))],
  });

  p1.play('jargogle');
  p1.choose('troll');
  p1.play('carrier-logos-action');
  p1.press('left');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual([]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[A279] a Reap ability that Nexus gains by Spectral Tunneler after its reap still resolves', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'], deck: ['troll'] },
    p2: { artifacts: ['spectral-tunneler'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('spectral-tunneler'));
  p1.choose('nexus');

  expect(p1.hand).toEqual(['troll']);
});

test('[A287] a creature that is readied can be used again under Combat Pheromones', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['combat-pheromones'],
      battleline: ['tunk', 'sequis'],
      hand: ['carrier-sanctum-action'],
    },
    texts: [card('carrier-sanctum-action', play(ready(a.creature)))],
  });

  p1.use('combat-pheromones');
  p1.reap('tunk');
  p1.play('carrier-sanctum-action');
  p1.choose('tunk');
  p1.reap('tunk');

  expect(p1.amber).toBe(2);
});

test('[A291] protection by Hallowed Shield leaves the armor of Maruck the Marked unused', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['hallowed-shield'], battleline: ['maruck-the-marked'] },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.use('hallowed-shield');
  p1.choose('maruck-the-marked');
  p1.fight('maruck-the-marked', p2.card('troll'));

  expect(p1.card('maruck-the-marked')).toMatchObject({ damage: 0, armor: 1, amber: 0 });
});

test('[A302] Shadow of Dis neither lifts alpha in hand nor omega', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['shadow-of-dis'] },
    p2: { houses: ['untamed'], hand: ['bumblebird', 'duskwitch', 'snufflegator', 'flaxia'] },
  });

  p1.play('shadow-of-dis');
  p1.endTurn();
  p2.press('untamed');
  p2.play('snufflegator');
  expect(p2.actions('bumblebird')).toEqual(['discard']);
  p2.play('duskwitch');

  expect(p1.prompt.purpose).toBe('active-house');
});

test('[A303] the step ends even if Autocannon destroys the creature with omega', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['little-niff', 'urchin'] },
    p2: { houses: ['dis'], artifacts: ['autocannon', 'autocannon', 'autocannon', 'autocannon'] },
  });

  p1.play('little-niff');
  p1.press('auto-resolve');

  expect(p1.battleline).toEqual([]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[A304] King of the Crag that enters beside an enemy Pingle destroys it before it reacts', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['king-of-the-crag'] },
    p2: { battleline: ['pingle-who-annoys'] },
  });

  p1.play('king-of-the-crag');

  expect(p2.discard).toEqual(['pingle-who-annoys']);
  expect(p1.card('king-of-the-crag').damage).toBe(0);
});

test('[A310] Replicator resolves one of several Reap abilities, and Shard of Greed counts itself for Nexus', () => {
  const replicated = scenario({
    p1: { house: 'logos', battleline: ['replicator'] },
    p2: { battleline: ['carrier-dis-creature'] },
    texts: [card('carrier-dis-creature', reap(gain(2)), reap(stun(each.creature)))],
  });
  const shard = scenario({
    p1: { house: 'shadows', battleline: ['nexus'] },
    p2: { artifacts: ['shard-of-greed'] },
  });

  replicated.p1.reap('replicator');
  replicated.p1.choose(replicated.p2.card('carrier-dis-creature'));
  expect(replicated.p1.prompt.purpose).toBe('trigger-ability');
  replicated.p1.press('ability:0');
  shard.p1.reap('nexus');
  shard.p1.choose(shard.p2.card('shard-of-greed'));

  expect(replicated.p1.amber).toBe(3);
  expect(replicated.p1.card('replicator').stunned).toBe(false);
  expect(shard.p1.amber).toBe(2);
});

test('[A288] Encounter Suit acts between icons and Play ability, but not on the play that brought it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      battleline: ['pitlord', { card: 'shooler', upgrades: ['encounter-suit'] }],
      hand: [{ card: 'gateway-to-dis', enhancements: ['damage'] }],
    },
    p2: { battleline: ['troll'] },
  });

  p1.play('gateway-to-dis');
  expect(p1.prompt).toMatchObject({ purpose: 'bonus-icon-target', icon: 'damage' });
  expect(p1.card('shooler').warded).toBe(false);
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['shooler']);
});

test('[A306] Maleficorn counts for its own icon, and Bonesaw is not readied by a kill of its own icon', () => {
  const maleficorn = scenario({
    p1: { house: 'dis', hand: [{ card: 'maleficorn', house: 'dis', enhancements: ['damage'] }] },
    p2: { battleline: ['troll'] },
  });
  const bonesaw = scenario({
    p1: {
      house: 'dis',
      battleline: [{ card: 'shooler', damage: 4 }],
      hand: [{ card: 'bonesaw', house: 'dis', enhancements: ['damage'] }],
    },
  });

  maleficorn.p1.play('maleficorn');
  maleficorn.p1.choose(maleficorn.p2.card('troll'));
  bonesaw.p1.play('bonesaw');
  bonesaw.p1.choose('shooler');

  expect(maleficorn.p2.card('troll').damage).toBe(2);
  expect(bonesaw.p1.battleline).toEqual(['bonesaw']);
  expect(bonesaw.p1.card('bonesaw').exhausted).toBe(true);
});

test('[A308] Mark of Dis on a creature of two houses leaves its controller the choice between them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['mark-of-dis'] },
    p2: {
      houses: ['brobnar', 'logos', 'mars'],
      battleline: [{ card: 'troll', enhancements: ['mars'] }, 'bumpsy'],
    },
  });

  p1.play('mark-of-dis');
  p1.choose(p2.card('troll'));
  p1.endTurn();

  expect(p2.buttons).toEqual(['brobnar', 'mars']);
});

test('[A309] Orator Hissaro makes a creature with Academy Training Saurian only for the turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      houses: ['saurian', 'logos'],
      battleline: [{ card: 'troll', upgrades: ['academy-training'] }],
      hand: [{ card: 'orator-hissaro', house: 'saurian' }],
    },
    p2: { houses: ['dis'] },
  });

  p1.play('orator-hissaro');
  expect(p1.card('troll').houses).toEqual(['saurian']);
  p1.endTurn();
  p2.press('dis');

  expect(p1.card('troll').houses).toEqual(['logos']);
});
