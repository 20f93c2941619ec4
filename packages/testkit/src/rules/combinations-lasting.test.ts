/** Rules that meet: effects that last, that are used up, that replace, and who "you" is then. */
import { language as k } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, play, self, it } = k;
const ACTION = 'sic-semper-tyrannosaurus';
const OTHER = 'good-of-the-many';
const action = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

describe('effects that last', () => {
  test('[9.2.2] "the next time" is used up by one of several that happen at once', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION, OTHER] },
      p2: { battleline: ['urchin', 'dodger', 'umbra'] },
      texts: [
        action(k.forTheTurn(k.theNextTime(k.an.enemy.creature.isDestroyed, k.gain(2)))),
        card(OTHER, play(k.destroy(k.each.enemy.creature))),
      ],
    });

    p1.play(ACTION);
    p1.play(OTHER);
    p1.choose(p2.card('dodger'));

    expect(p1.amber).toBe(2);
  });

  test('[9.2.2] "each time" is told of every one of several that happen at once', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION, OTHER], automation: { orderTriggers: true } },
      p2: { battleline: ['urchin', 'dodger', 'umbra'] },
      texts: [
        action(k.forTheTurn(k.eachTime(k.an.enemy.creature.isDestroyed, k.gain(2)))),
        card(OTHER, play(k.destroy(k.each.enemy.creature))),
      ],
    });

    p1.play(ACTION);
    p1.play(OTHER);

    expect(p1.amber).toBe(6);
  });

  test('[3.8] what a dying creature sets up on the opponent’s turn for the turn ends with that turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: ['legatus-raptor', 'krump'] },
      texts: [
        action(k.destroy(k.a.creature.named('legatus-raptor'))),
        card('legatus-raptor', k.destroyed(k.forTheTurn(k.each.friendly.creature.gains(k.plusPower(4))))),
      ],
    });

    p1.play(ACTION);
    p1.choose(p2.card('legatus-raptor'));
    expect(p2.card('krump').power).toBe(10);
    p1.endTurn();

    expect(p2.card('krump').power).toBe(6);
    p2.press('brobnar');
  });

  test('[3.8] what holds through one’s next turn holds on the opponent’s turn between, and ends after it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['krump'] },
      p2: { houses: ['dis'] },
      texts: [action(k.untilTheEndOfYourNextTurn(k.each.friendly.creature.gains(k.plusPower(4))))],
    });

    p1.play(ACTION);
    p1.endTurn();
    p2.press('dis');
    expect(p1.card('krump').power).toBe(10);
    p2.endTurn();
    p1.press('saurian');
    expect(p1.card('krump').power).toBe(10);
    p1.endTurn();

    expect(p1.card('krump').power).toBe(6);
    p2.press('dis');
  });

  test('[15.6] control until a card leaves play ends when both leave at once, each for its owner', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['questor-jarta'] },
      p2: { battleline: ['krump'] },
      texts: [
        card(
          'questor-jarta',
          k.reap(k.untilThisLeavesPlay(k.a.creature.named('krump').isControlledBy('you'))),
        ),
        action(k.returnToHand(k.each.friendly.creature)),
      ],
    });

    p1.reap('questor-jarta');
    if (p1.prompt.purpose === 'flank') p1.press('right');
    expect(p1.battleline).toEqual(['questor-jarta', 'krump']);
    p1.play(ACTION);

    expect(p1.hand).toEqual(['questor-jarta']);
    expect(p2.hand).toEqual(['krump']);
  });

  test('[4.4] a creature that was taken captures from the pool of its new controller’s opponent', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], amber: 2 },
      p2: { amber: 3, battleline: ['krump'] },
      texts: [action(k.takeControlOf(k.an.enemy.creature), it.captures(2))],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));

    expect(p1.card('krump').amber).toBe(2);
    expect([p1.amber, p2.amber]).toEqual([2, 1]);
  });
});

describe('replacements', () => {
  test('[9.7] a replacement does not replace what it does itself', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['questor-jarta'] },
      texts: [card('questor-jarta', k.insteadOf(k.you.gainAmber(), k.gain(5))), action(k.gain(1))],
    });

    p1.play(ACTION);

    expect(p1.amber).toBe(5);
  });

  test('[9.2.1] nothing reacts to what was replaced, but to what happened instead', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: [ACTION],
        deck: ['krump', 'troll'],
        battleline: ['questor-jarta', 'legatus-raptor'],
      },
      texts: [
        card('questor-jarta', k.insteadOf(k.you.drawCards, k.gain(1))),
        card('legatus-raptor', k.after(k.you.drawCards, k.gain(10))),
        action(k.draw(2)),
      ],
    });

    p1.play(ACTION);

    expect(p1.amber).toBe(2);
    expect(p1.hand).toEqual([]);
  });

  test('[11.3.6] a creature that saves itself by being moved has not left play and keeps what is on it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], amber: 0 },
      p2: {
        battleline: [
          { card: 'legatus-raptor', amber: 2, damage: 1, upgrades: ['duskrunner'] },
          'krump',
          'troll',
        ],
      },
      texts: [
        action(k.destroy(k.a.creature.named('legatus-raptor')), k.ifYouDo(k.gain(3))),
        card('legatus-raptor', k.insteadOf(self.isDestroyed, k.fullyHeal(self), k.moveToAFlank(self))),
      ],
    });

    p1.play(ACTION);
    p1.choose(p2.card('legatus-raptor'));
    if (p1.prompt.purpose === 'flank') p1.press('right');

    expect(p2.battleline).toEqual(['krump', 'troll', 'legatus-raptor']);
    expect(p2.card('legatus-raptor')).toMatchObject({ amber: 2, damage: 0 });
    expect(p1.amber).toBe(0);
  });

  test('[11.3] who is saved from one destruction can be destroyed by what follows', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: ['legatus-raptor'] },
      texts: [
        action(k.destroy(k.each.enemy.creature), k.destroy(k.each.enemy.creature)),
        card(
          'legatus-raptor',
          k.insteadOfWhen(self.isDestroyed, k.you.amber.exactly(0), k.eachPlayer.gains(1)),
        ),
      ],
    });

    p1.play(ACTION);

    expect(p2.discard).toEqual(['legatus-raptor']);
    expect(p2.amber).toBe(1);
  });

  test('[6.2.3] an ability between the icons and the play ability of an action comes after the ones and before the other', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', amber: 0, hand: ['gateway-to-dis'], battleline: ['pitlord'] },
      p2: { battleline: ['questor-jarta', 'krump'] },
      texts: [
        card(
          'questor-jarta',
          k.interrupting(k.opponent.plays(k.an.action), k.ward(k.a.creature.named('krump'))),
        ),
      ],
    });

    p1.play('gateway-to-dis');
    if (p1.prompt.purpose === 'target') p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['krump']);
    expect(p1.battleline).toEqual([]);
  });
});

describe('who is "you"', () => {
  test('[0.6] what an upgrade grants is the affair of the creature’s controller, its own text of whoever played it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['imperial-scutum'] },
      p2: { battleline: ['krump'] },
      texts: [
        card(
          'imperial-scutum',
          k.thisCreature.gains(k.reap(k.gain(2))),
          k.after(k.thisCreature.reaps, k.gain(3)),
        ),
      ],
    });

    p1.play('imperial-scutum', { on: p2.card('krump') });
    const before = p1.amber;
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('krump');
    p2.press('auto-resolve');

    expect(p2.amber).toBe(3);
    expect(p1.amber).toBe(before + 3);
  });

  test('[0.5] the active player chooses for the dying creature of the other', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['krump', 'troll'] },
      p2: { battleline: ['legatus-raptor'] },
      texts: [
        action(k.destroy(k.each.enemy.creature)),
        card('legatus-raptor', k.destroyed(k.stun(k.an.enemy.creature))),
      ],
    });

    p1.play(ACTION);
    expect(p1.prompt.purpose).toBe('target');
    p1.choose('krump');

    expect(p1.card('krump').stunned).toBe(true);
    expect(p2.discard).toEqual(['legatus-raptor']);
  });

  test('[1.3.5] a card of the opponent that one discards from one’s own archives goes to its owner’s pile', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], archives: [{ card: 'krump', owner: 'p2' }, 'urchin'] },
      texts: [action(k.discard(k.each.card.from(k.you.archives)))],
    });

    p1.play(ACTION);

    expect(p1.archives).toEqual([]);
    expect(p1.discard).toContain('urchin');
    expect([...p2.discard, ...p2.hand]).toEqual(['krump']);
  });

  test('[3.3.5] who takes the archives takes all of them, and cards of the opponent go to their owner', () => {
    const { p1, p2 } = scenario({
      p1: { house: null, houses: ['brobnar'], archives: [{ card: 'krump', owner: 'p2' }, 'urchin'] },
    });

    p1.press('brobnar');
    p1.press('yes');

    expect(p1.hand).toEqual(['urchin']);
    expect(p2.hand).toEqual(['krump']);
  });

  test('[3.3.2] a house that must be chosen and cannot be is not chosen, and of two demands either will do', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { houses: ['dis', 'mars', 'logos'] },
      texts: [
        action(
          k.duringOpponentsNextTurn(k.opponent.mustChoose('dis')),
          k.duringOpponentsNextTurn(k.opponent.mustChoose('mars')),
          k.duringOpponentsNextTurn(k.opponent.mustChoose('untamed')),
          k.duringOpponentsNextTurn(k.opponent.cannot('choose-house', 'mars')),
        ),
      ],
    });

    p1.play(ACTION);
    p1.endTurn();

    expect(p2.buttons).toEqual(['dis']);
    p2.press('dis');
  });

  test('[3.0.2] a step that is skipped has neither a beginning nor an end', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['questor-jarta'] },
      p2: { houses: ['dis'], deck: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'] },
      texts: [
        action(k.duringOpponentsNextTurn(k.opponent.skipsStep('draw'))),
        card(
          'questor-jarta',
          k.atStartOfStep('draw', 'opponent', k.gain(1)),
          k.atEndOfStep('draw', 'opponent', k.gain(1)),
        ),
      ],
    });

    p1.play(ACTION);
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();

    expect(p1.amber).toBe(0);
    expect(p2.hand).toEqual([]);
    p1.press('saurian');
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    expect(p1.amber).toBe(2);
    expect(p2.hand).toHaveLength(6);
  });
});
