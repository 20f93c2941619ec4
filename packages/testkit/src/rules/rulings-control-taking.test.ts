import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card } = language;

const { steal } = language;

test('[A102] a Collar played with Lateral Shift belongs to its player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: [{ card: 'lateral-shift', house: 'unfathomable' }] },
    p2: { hand: ['collar-of-subordination'], battleline: ['troll', 'dodger'] },
  });

  p1.play('lateral-shift');
  p1.choose(p2.card('collar-of-subordination'));
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.card('collar-of-subordination')).toMatchObject({ controller: 'p1', owner: 'p2' });
});

test('[A104] a creature that Hannibal’s Mark took belongs to Skyborn under its player’s control', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'skyborn', houses: ['skyborn'], hand: ['hannibal-s-mark'] },
    p2: { houses: ['dis'], battleline: ['troll'], hand: ['collar-of-subordination', 'mind-barb'] },
  });

  p1.play('hannibal-s-mark');
  p1.choose(p2.card('troll'));
  expect(p1.card('troll')).toMatchObject({ controller: 'p1', houses: ['skyborn'], power: 8 + 3 });
  p1.endTurn();
  p2.press('dis');
  p2.play('collar-of-subordination', { on: p1.card('troll') });
  expect(p2.card('troll')).toMatchObject({ controller: 'p2', houses: ['brobnar'] });
  game.edit.move(p2.card('collar-of-subordination').id, 'discard');
  p2.play('mind-barb');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll').houses).toEqual(['skyborn']);
});

test('[A111] both halves of an abducted gigantic creature go to their owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'], houses: ['mars'] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'], houses: ['logos'] },
    texts: [card('carrier-untamed-gigantic', language.fight(steal(1)))],
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('carrier-untamed-gigantic'));
  expect(p1.archives.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p2.hand.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
  expect([p1.archives, p1.hand]).toEqual([[], []]);
});

test('[A111] an abducted token creature goes to its owner’s hand as its own card', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'], houses: ['mars'] },
    p2: { houses: ['logos'], tokenCreature: 'grunt', deck: ['punch'] },
  });
  game.edit.makeToken('p2');

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('grunt'));
  expect(p1.archives).toEqual(['punch']);
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p2.hand).toEqual(['punch']);
  expect(p2.card('punch').isToken).toBe(false);
});

test('[A112] Parallel Thinking returns abducted cards to hand and gains nothing for them', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper', 'uxlyx-the-zookeeper'], houses: ['mars'] },
    p2: { houses: ['logos'], battleline: ['dodger', 'troll'], hand: ['parallel-thinking'] },
  });

  p1.reap(p1.card('uxlyx-the-zookeeper', 1));
  p1.choose(p2.card('dodger'));
  p1.reap(p1.card('uxlyx-the-zookeeper', 2));
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('logos');
  const { amber } = p2;
  p2.play('parallel-thinking');
  p2.press('option:1');
  p2.press('player:opponent');

  expect(p2.hand.toSorted()).toEqual(['dodger', 'troll']);
  expect(p1.archives).toEqual([]);
  expect([p1.amber, p2.amber]).toEqual([2, amber]);
});

test('[A113] Glimmerspore archives an artifact of its player and keeps one of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      houses: ['mars'],
      hand: ['glimmerspore', 'glimmerspore'],
      artifacts: ['cannon'],
      deck: Array.from({ length: 8 }, () => 'troll'),
    },
    p2: { houses: ['logos'], artifacts: ['library-of-babble'] },
  });

  p1.play(p1.card('glimmerspore', 1));
  p1.choose('cannon');
  p1.play(p1.card('glimmerspore', 2));
  p1.choose(p2.card('library-of-babble'));
  expect(p1.archives.toSorted()).toEqual(['cannon', 'library-of-babble']);
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).toContain('cannon');
  expect(p1.hand).not.toContain('library-of-babble');
  expect(p2.hand).toEqual(['library-of-babble']);
});

test('[A115] Magistrate Crispus returns every creature and artifact to its owner at the end of the turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      houses: ['saurian'],
      battleline: ['magistrate-crispus', { card: 'troll', owner: 'p2' }],
      artifacts: [{ card: 'cannon', owner: 'p2' }, 'library-of-babble'],
      hand: ['collar-of-subordination'],
    },
    p2: { battleline: [{ card: 'dodger', owner: 'p1' }, 'krump'], houses: ['brobnar'] },
  });

  p1.endTurn();
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['magistrate-crispus', 'dodger']);
  expect(p2.battleline.toSorted()).toEqual(['krump', 'troll']);
  expect([p1.artifacts, p2.artifacts]).toEqual([['library-of-babble'], ['cannon']]);
});

test('[A115] Magistrate Crispus ends the effect of Collar of Subordination', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      houses: ['saurian'],
      battleline: ['magistrate-crispus'],
      hand: ['collar-of-subordination'],
    },
    p2: { battleline: ['krump'], houses: ['brobnar'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('krump') });
  p1.press('right');
  p1.endTurn();

  expect(p2.battleline).toEqual(['krump']);
  expect(p2.card('krump').upgrades).toEqual([p1.card('collar-of-subordination').id]);
});

test('[A116] Tourist Trap swaps a token creature and an enemy creature', () => {
  const { p1, p2, game } = scenario({
    p1: { artifacts: ['tourist-trap'], tokenCreature: 'grunt', deck: ['urchin'] },
    p2: { battleline: ['krump', { card: 'troll', damage: 2, upgrades: ['blood-of-titans'] }] },
  });
  game.edit.makeToken('p1');

  p1.use('tourist-trap');
  p1.choose('grunt');
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['krump', 'grunt']);
  expect(p1.card('troll')).toMatchObject({ damage: 2, power: 8 + 5 });
});

test('[A116] Tourist Trap does nothing without an enemy creature or without a token creature', () => {
  const lonely = scenario({
    p1: { artifacts: ['tourist-trap'], tokenCreature: 'grunt', deck: ['urchin'] },
  });
  lonely.game.edit.makeToken('p1');
  const tokenless = scenario({
    p1: { house: 'ekwidon', artifacts: ['tourist-trap'], battleline: ['urchin'] },
    p2: { battleline: ['troll'] },
  });

  lonely.p1.use('tourist-trap');
  tokenless.p1.use('tourist-trap');

  expect(lonely.p1.battleline).toEqual(['grunt']);
  expect([tokenless.p1.battleline, tokenless.p2.battleline]).toEqual([['urchin'], ['troll']]);
});

function scoutAgainstVaelra() {
  return scenario({
    p1: { house: 'ekwidon', hand: ['talent-scout'] },
    p2: { battleline: ['vaelra-whisperfang'], hand: ['troll'], artifacts: ['banner-of-battle'] },
  });
}

test('[A118] Talent Scout changes sides before Vaelra Whisperfang damages it if the active player orders so', () => {
  const { p1, p2 } = scoutAgainstVaelra();

  p1.play('talent-scout');
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('talent-scout');
  p1.choose(p2.card('troll'));
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline.toSorted()).toEqual(['talent-scout', 'vaelra-whisperfang']);
  expect(p1.card('talent-scout')).toMatchObject({ controller: 'p2', damage: 2, power: 3 });
});

test('[A118] Talent Scout finds nobody if Vaelra Whisperfang destroys it first', () => {
  const { p1, p2 } = scoutAgainstVaelra();

  p1.play('talent-scout');
  p1.choose(p2.card('vaelra-whisperfang'));

  expect(p1.discard).toEqual(['talent-scout']);
  expect(p2.hand).toEqual(['troll']);
});

test('[A137] Harland Mindlock takes two creatures beside Sci. Officer Morpheus, and both return with Mindlock', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['sci-officer-morpheus'],
      hand: ['harland-mindlock', 'twin-bolt-emission'],
    },
    p2: { battleline: ['troll', 'dodger', 'krump'] },
  });

  p1.play('harland-mindlock');
  p1.press('auto-resolve');
  for (const taken of ['troll', 'krump']) {
    p1.choose(p2.card(taken));
    p1.press('right');
  }
  expect(p2.battleline).toEqual(['dodger']);
  expect(p1.battleline.toSorted()).toEqual(['harland-mindlock', 'krump', 'sci-officer-morpheus', 'troll']);
  p1.play('twin-bolt-emission');
  p1.choose('harland-mindlock', p2.card('dodger'));
  p1.press('right');
  p1.press('right');

  expect(p2.battleline.toSorted()).toEqual(['dodger', 'krump', 'troll']);
  expect(p1.battleline).toEqual(['sci-officer-morpheus']);
});

test('[A114] Memrox the Red keeps cards of the opponent in the archives', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['mars'],
      battleline: ['memrox-the-red'],
      archives: ['krump', { card: 'troll', owner: 'p2' }],
    },
    p2: { houses: ['dis'], archives: ['urchin'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.press('yes');
  expect(p2.hand).toEqual(['urchin']);
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.archives).toEqual(['troll']);
});

test('[A105] a creature taken by Smiling Ruth can be used if it is ready and of the active house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['smiling-ruth', 'nexus'], houses: ['shadows'], amber: 6 },
    p2: { battleline: ['umbra', 'urchin', 'krump'], houses: ['brobnar'] },
  });
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('red');
  p1.press('shadows');

  p1.reap('smiling-ruth');
  p1.choose(p2.card('umbra'));
  p1.press('right');

  expect(p1.battleline).toEqual(['smiling-ruth', 'nexus', 'umbra']);
  expect(p1.actions('umbra')).toEqual(['fight', 'reap']);
});

test('[A105] a creature of another house taken by Smiling Ruth cannot be used', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['smiling-ruth'], houses: ['shadows'], amber: 6 },
    p2: { battleline: ['krump'], houses: ['brobnar'] },
  });
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('red');
  p1.press('shadows');

  p1.reap('smiling-ruth');
  p1.choose(p2.card('krump'));
  p1.press('right');

  expect(p1.battleline).toEqual(['smiling-ruth', 'krump']);
  expect(p1.actions('krump')).toEqual([]);
});

test('[A107] a creature purged by Spangler Box returns to its owner when the box leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['spangler-box'], house: 'logos', houses: ['logos'], hand: [] },
    p2: { battleline: ['dodger'], houses: ['brobnar'], hand: ['barehanded'], deck: [] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('dodger'));
  expect(p2.purged).toEqual(['dodger']);
  expect(p2.artifacts).toEqual(['spangler-box']);
  p1.endTurn();
  p2.press('brobnar');
  p2.play('barehanded');

  expect(p2.battleline).toEqual(['dodger']);
  expect(p2.card('dodger').exhausted).toBe(true);
  expect(p1.deck).toEqual(['spangler-box']);
});

test('[A106] Spangler Box used by the opponent stays with its controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'] },
    p2: { artifacts: ['spangler-box'], battleline: ['dodger'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('spangler-box'));
  p1.choose(p2.card('dodger'));

  expect(p2.purged).toEqual(['dodger']);
  expect(p2.artifacts).toEqual(['spangler-box']);
});

test('[A103] an artifact taken by Sneklifter belongs to Shadows if its house is none of the player’s three', () => {
  const foreign = scenario({
    p1: { hand: ['sneklifter'], houses: ['shadows', 'dis', 'mars'] },
    p2: { artifacts: ['library-of-babble'] },
  });
  const own = scenario({
    p1: { hand: ['sneklifter'], houses: ['shadows', 'dis', 'logos'] },
    p2: { artifacts: ['library-of-babble'] },
  });

  for (const { p1, p2 } of [foreign, own]) {
    p1.play('sneklifter');
    p1.choose(p2.card('library-of-babble'));
  }

  expect(foreign.p1.artifacts).toEqual(['library-of-babble']);
  expect(foreign.p1.card('library-of-babble').houses).toContain('shadows');
  expect(own.p1.card('library-of-babble').houses).toEqual(['logos']);
});

test('[15.6] control is not swapped with a creature that has left play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['dust-pixie'] },
    texts: [
      card(
        'carrier-saurian-creature',
        language.fight(language.swapControl(language.self, language.attacked)),
      ),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('dust-pixie'));

  expect(p1.battleline).toEqual(['carrier-saurian-creature']);
  expect(p2.discard).toEqual(['dust-pixie']);
});
