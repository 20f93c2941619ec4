import { language } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, card, destroy, destroyed, each, fight, gain, graft, it } = language;
const { placeUnder, play, purge, putIntoPlay, putOnTop, self, thisCreature } = language;
const { attacked, may } = language;

const SHELF = 'carrier-dis-artifact';
const SHELF_TEXT = card(SHELF, action(placeUnder(self, each.creature, 'faceup')));

describe('a card in play that is placed under another leaves play [11.4]', () => {
  test('[13.2] a ward stops it and is lost', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: [SHELF] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'dodger'] },
      texts: [SHELF_TEXT],
    });

    p1.use(SHELF);

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll').warded).toBe(false);
    expect(p2.card('dodger').zone).toBe('under');
  });

  test('[11.5] its upgrades and the cards under it go to the discard piles', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'dis', artifacts: [SHELF], hand: ['urchin'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] },
      texts: [SHELF_TEXT],
    });
    game.edit.move(p1.card('urchin').id, 'under', { parent: p2.card('troll').id });

    p1.use(SHELF);

    expect(p1.card(SHELF).under).toEqual([p2.card('troll').id]);
    expect(p2.discard).toEqual(['blood-of-titans']);
    expect(p1.discard).toEqual(['urchin']);
  });

  test('[4.4.1] its amber goes to the opponent of its controller', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: [SHELF] },
      p2: { battleline: [{ card: 'troll', amber: 3, damage: 2 }] },
      texts: [SHELF_TEXT],
    });

    p1.use(SHELF);

    expect(p1.amber).toBe(3);
    expect(p2.card('troll')).toMatchObject({ zone: 'under', amber: 0, damage: 0 });
  });

  test('[11.4] abilities see it leave play with its last power', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', artifacts: [SHELF, 'carrier-dis-artifact-2'], battleline: ['troll'] },
      texts: [
        card(SHELF, action(graft(self, each.creature))),
        card('carrier-dis-artifact-2', after(a.creature.leavesPlay, gain(language.powerOf(it)))),
      ],
    });

    p1.use(SHELF);

    expect(p1.card('troll')).toMatchObject({ zone: 'under', grafted: true });
    expect(p1.amber).toBe(8);
  });
});

describe('a card that has moved is out of reach', () => {
  const POD = 'carrier-mars-artifact';
  const POD_2 = 'carrier-mars-artifact-2';
  const LIDDED = each.friendly.creature.gains(destroyed(placeUnder(self, thisCreature, 'facedown')));

  test('[11.3.7] the first of two Destroyed abilities decides where the card goes', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['troll'],
        artifacts: [POD, POD_2],
        hand: ['carrier-brobnar-action'],
      },
      texts: [
        card(POD, LIDDED),
        card(POD_2, LIDDED),
        card('carrier-brobnar-action', play(destroy(each.creature))),
      ],
    });

    p1.play('carrier-brobnar-action');
    p1.press(1);

    expect(p1.card(POD).under).toEqual([]);
    expect(p1.card(POD_2).under).toEqual([p1.card('troll').id]);
  });

  test('[11.8] “the creature it fights” is a creature in play after the fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'], artifacts: [POD] },
      p2: { battleline: ['dodger', 'krump'] },
      texts: [card(POD, each.friendly.creature.gains(fight(putOnTop(attacked))))],
    });

    p1.fight('troll', p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
  });

  test('[9.3.2] nobody is asked about a creature that is out of reach', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'], artifacts: [POD] },
      p2: { battleline: ['dodger', 'krump'] },
      texts: [card(POD, each.friendly.creature.gains(fight(may(putOnTop(attacked)))))],
    });

    p1.fight('troll', p2.card('dodger'));

    expect(p1.prompt.purpose).toBe('main-step');
  });

  test('[11.8] a creature purged instead of discarded stays purged beside Overlord Greking', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'], artifacts: ['annihilation-ritual'] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('overlord-greking', p2.card('dodger'));

    expect(p1.battleline).toEqual(['overlord-greking']);
    expect(p2.purged).toEqual(['dodger']);
  });

  test('[11.8] a creature that its Destroyed ability placed under a card stays there beside Overlord Greking', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: ['dodger'], artifacts: [POD] },
      texts: [card(POD, LIDDED)],
    });

    p1.fight('overlord-greking', p2.card('dodger'));

    expect(p1.battleline).toEqual(['overlord-greking']);
    expect(p2.card('dodger').parent).toBe(p2.card(POD).id);
  });

  test('[14.30] a card purged by the same text can be put into play by it', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'], hand: ['carrier-brobnar-action'] },
      texts: [card('carrier-brobnar-action', play(purge(each.creature), putIntoPlay(language.them)))],
    });

    p1.play('carrier-brobnar-action');

    expect(p1.battleline).toEqual(['troll']);
  });
});

test('[11.4] the log says which card is placed under which', () => {
  const { p1, game } = scenario({
    p1: { house: 'dis', artifacts: [SHELF] },
    p2: { battleline: ['troll'] },
    texts: [SHELF_TEXT],
  });
  const before = game.log().length;

  p1.use(SHELF);

  expect(game.log().slice(before)).toContain('placeUnder: p1, Troll, carrier dis artifact');
});
