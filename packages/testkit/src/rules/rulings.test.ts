import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[0.8] a creature counts as it was when it was destroyed, whatever became of it since', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [], battleline: ['overlord-greking', { card: 'looter-goblin', house: 'dis' }] },
    p2: { battleline: ['dodger'] },
  });

  p1.reap('looter-goblin');
  p1.fight('overlord-greking', p2.card('dodger'));
  p1.choose('overlord-greking');
  p1.press('right');

  expect(p1.battleline).toEqual(['overlord-greking', 'looter-goblin', 'dodger']);
  expect(p1.amber).toBe(2);
});

test('[0.9] an effect on a creature ends when the creature leaves play', () => {
  const { p1, game } = scenario({
    p1: { house: 'untamed', hand: ['scout'], battleline: ['mighty-tiger', 'flaxia'] },
  });

  p1.play('scout');
  p1.choose('mighty-tiger');
  expect(p1.card('mighty-tiger').keywords['skirmish']).toBe(1);
  game.edit.move(p1.card('mighty-tiger').id, 'hand');
  p1.play('mighty-tiger');

  expect(p1.card('mighty-tiger').keywords['skirmish']).toBeUndefined();
});

test('[A64] Ether Spider deals no damage in a fight and takes it', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['ether-spider'] }, p2: { battleline: ['dodger'] } });

  p1.fight('ether-spider', p2.card('dodger'));

  expect(p2.card('dodger').damage).toBe(0);
  expect(p1.card('ether-spider').damage).toBe(5);
});

test('[A99] Magda the Rat leaving play lets the opponent steal 2', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'], amber: 0 },
    p2: { battleline: ['magda-the-rat'], amber: 5 },
  });

  p1.play('fear');
  p1.choose(p2.card('magda-the-rat'));

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[A105] a creature that Smiling Ruth takes can be used if it is of the active house and ready', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['smiling-ruth'], houses: ['shadows'] },
    p2: { battleline: ['dodger', 'troll'] },
  });

  p1.reap('smiling-ruth');

  expect(p1.battleline).toEqual(['smiling-ruth']);
  expect(p2.battleline).toEqual(['dodger', 'troll']);
});

test('[A107] what Spangler Box purged comes back under its owner when the box leaves play', () => {
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

test('[A153] Customs Office: who cannot pay cannot play an artifact', () => {
  const poor = scenario({ p1: { hand: ['cannon'] }, p2: { artifacts: ['customs-office'] } });
  const rich = scenario({ p1: { hand: ['cannon'], amber: 1 }, p2: { artifacts: ['customs-office'] } });

  rich.p1.play('cannon');

  expect(poor.p1.actions('cannon')).toEqual(['discard']);
  expect(rich.p1.amber).toBe(0);
  expect(rich.p2.amber).toBe(1);
});

test('[A174] Epic Quest used by Nexus without its condition is exhausted, and nothing else', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { artifacts: ['epic-quest'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('epic-quest'));

  expect(p2.card('epic-quest')).toMatchObject({ zone: 'play', exhausted: true });
  expect(p1.keys).toBe(0);
});

test('[A243] Shield of Justice stops poison, since no damage is dealt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice', 'charge'], battleline: ['sequis'] },
    p2: { battleline: ['macis-asp'] },
  });

  p1.play('shield-of-justice');
  p1.fight('sequis', p2.card('macis-asp'));

  expect(p1.card('sequis')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p2.discard).toEqual(['macis-asp']);
});

test('[A244] amber on two Pocket Universes pays for a key together with the pool', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'] },
    p2: {
      houses: ['logos'],
      amber: 3,
      artifacts: [
        { card: 'pocket-universe', amber: 2 },
        { card: 'pocket-universe', amber: 2 },
      ],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('forge-payment');
  p2.choose(p2.card('pocket-universe', 1));
  p2.press(2);
  p2.choose(p2.card('pocket-universe', 2));
  p2.press(1);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.card('pocket-universe', 2).amber).toBe(1);
  expect(game.state().step).toBe('house');
});

test('[3.0.2] Miasma skips the forge step of the opponent’s next turn only', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['miasma'], houses: ['shadows'] },
    p2: { houses: ['dis'], amber: 6 },
  });

  p1.play('miasma');
  p1.endTurn();
  expect(p2.keys).toBe(0);
  p2.press('dis');
  p2.endTurn();
  p1.press('shadows');
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
});

test('[15.5] a creature taken by Collar and then by nobody else answers to the house choice of its controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['collar-of-subordination'] },
    p2: { houses: ['brobnar'], battleline: ['dodger'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('dodger') });
  p1.endTurn();
  expect(p2.buttons).toEqual(['brobnar']);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.buttons).toEqual(['dis', 'shadows']);
});

test('[9.5] "repeat this effect" looks at the condition again', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['bait-and-switch'], amber: 0 }, p2: { amber: 5 } });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[11.4] a card returned from play is not destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['hysteria'], artifacts: ['soul-snatcher'], battleline: ['dust-imp'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('hysteria');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[5.6] the card under a token creature that went to hand is played as what it is', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['hysteria'], deck: ['mind-barb'], tokenCreature: 'grunt' },
    p2: { hand: ['dodger'] },
  });
  game.edit.makeToken('p1');

  expect(p1.battleline).toEqual(['grunt']);
  p1.play('hysteria');
  expect(p1.hand).toEqual(['mind-barb']);
  p1.play('mind-barb');

  expect(p1.battleline).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['hysteria', 'mind-barb']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[5.6] a token creature has the face of the reference card and nothing of its own', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', deck: ['troll'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p1');
  const token = p1.card('grunt');

  expect(token).toMatchObject({ name: 'Grunt', isToken: true, facedown: true });
  expect(token.printed.name).toBe('Troll');
  expect(p1.sees(token)).toBe(true);
  expect(p2.sees(token)).toBe(false);
});

test('[A103] an artifact that Sneklifter takes is of house Shadows if it is of none of your three', () => {
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

test('[A183] The Sting gets the whole price of a key, whatever it was paid from', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], artifacts: ['the-sting'] },
    p2: { houses: ['logos'], amber: 4, artifacts: [{ card: 'pocket-universe', amber: 2 }] },
  });

  p1.endTurn();
  p2.choose(p2.card('pocket-universe'));
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(6);
});

test('[3.0.2] a player with The Sting skips the forge step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar' },
    p2: { houses: ['shadows'], amber: 7, artifacts: ['the-sting'] },
  });

  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[8.1] "cannot use any cards": cards are still played and discarded', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'], houses: ['logos'] },
    p2: { houses: ['brobnar'], battleline: ['troll'], artifacts: ['screechbomb'], hand: ['punch'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual([]);
  expect(p2.actions('screechbomb')).toEqual([]);
  expect(p2.actions('punch')).toEqual(['play', 'discard']);
});

test('[A154] Masterplan used by the opponent: the upgrade beneath it is theirs to attach', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['doc-bookton'] },
    p2: { artifacts: ['masterplan'], hand: ['duskrunner'], battleline: ['dodger'] },
  });
  game.edit.move(p2.card('duskrunner').id, 'under', { parent: p2.card('masterplan').id });

  p1.play('remote-access');
  p1.choose(p2.card('masterplan'));
  p1.choose('doc-bookton');

  expect(p2.card('duskrunner')).toMatchObject({ controller: 'p1', parent: p1.card('doc-bookton').id });
  expect(p2.discard).toEqual(['masterplan']);
});

test('[5.6] bonus icons of a card under a token creature do not matter, and its amber goes to the opponent', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], deck: ['dust-pixie'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p1');
  game.edit.setCard(p1.card('grunt').id, { amber: 2 });

  p1.play('gateway-to-dis');

  expect(p1.discard.toSorted()).toEqual(['dust-pixie', 'gateway-to-dis']);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
});
