import type { EventPhrase, PlayerRef, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { one } from './amounts.ts';
import { BARE, EACH, select, SELF, titled, withFilter } from './noun-parts.ts';

/** Events after "after" and "each time", and events that "this turn" remembers. */

const asClass = (card: Target): Select =>
  card.kind === 'select'
    ? card
    : {
        kind: 'select',
        type: card.name === '$this' || card.name === '$it' ? 'creature' : 'card',
        quantifier: { kind: 'choose', min: 1, max: 1 },
        where: [{ kind: 'is', card }],
      };
const use = (by: PlayerRef, card: Target, to?: 'fight' | 'reap'): EventPhrase => ({
  kind: 'uses',
  by,
  card: asClass(card),
  ...(to && { to }),
});
const fromYourHand = (card: Target): EventPhrase => ({
  kind: 'discards',
  by: 'you',
  card: { ...asClass(card), zone: { kind: 'zone', of: 'you', name: 'hand' } },
});
const ANYONE: readonly (readonly [string, string, PlayerRef])[] = [
  ['you', '', 'you'],
  ['your opponent', 's', 'opponent'],
  ['a player', 's', 'each'],
  ['any player', 's', 'each'],
  ['the active player', 's', 'active'],
  ['they', '', 'that-player'],
];

const event = phrasesFor('event')
  .phrase('<subject> reaps', (card) => ({ kind: 'reaps', card }))
  .phrase('<subject> is used to reap', (card) => ({ kind: 'reaps', card }))
  .phrase('<subject> fights', (card) => ({ kind: 'fights', card }))
  .phrase('<subject> is used to fight', (card) => ({ kind: 'fights', card }))
  .phrase('<subject> fights <cards>', (card, against) => ({ kind: 'fights', card, against }))
  .phrase('<subject> attacks <cards>', (card, against) => ({ kind: 'fights', card, against }))
  .phrase('<subject> is attacked', (card) => ({ kind: 'attacked', card }))
  .phrase('<subject> is destroyed', (card) => ({ kind: 'destroyed', card }))
  .phrase('<subject> is destroyed (in a fight|while fighting)' as '<subject> is destroyed', (card) => ({
    kind: 'destroyed',
    card,
    inFight: true,
  }))
  .phrase(
    '<subject> is destroyed (fighting|in a fight against|in a fight with) <cards>',
    (card, fighting) => ({ kind: 'destroyed', card, fighting }),
  )
  .phrase('<subject> is dealt damage', (card) => ({ kind: 'dealt-damage', card }))
  .phrase('<subject> (enters|enter) play', (card) => ({ kind: 'enters-play', card }))
  .phrase('<subject> leaves play', (card) => ({ kind: 'leaves-play', card }))
  .phrase('<subject> (readies|is readied)', (card) => ({ kind: 'readied', card }))
  .phrase('<subject> captures {amber}', (card) => ({ kind: 'captures', card }))
  .phrase('an upgrade is attached to <subject>', (to) => ({
    kind: 'attached',
    upgrade: one(select(BARE, { type: 'upgrade', where: [] })),
    to,
  }))
  .phrase('an upgrade is attached to <pronoun> or 1 of its neighbors', (of) => ({
    kind: 'attached',
    upgrade: one(select(BARE, { type: 'upgrade', where: [] })),
    to: select(EACH, { type: 'creature', where: [{ kind: 'neighbor-of', of, orItself: true }] }),
  }))
  .phrase('you attach ~ to <title>', (card) => ({
    kind: 'attached',
    upgrade: SELF,
    to: one(select(BARE, titled(card))),
  }))
  .phrase('<subject> is destroyed by <possessor> assault damage', (card, of) => ({
    kind: 'destroyed',
    card,
    cause: { damage: 'assault', of },
  }))
  .phrase('<subject> is destroyed by <possessor> splash-attack damage', (card, of) => ({
    kind: 'destroyed',
    card,
    cause: { damage: 'splash', of },
  }))
  .phrase('<subject> is dealt damage by a {damage} bonus icon', (card) => ({
    kind: 'dealt-damage',
    card,
    damage: 'icon',
  }))
  .phrase('a player exalts <subject>', (card) => ({ kind: 'exalted', card }))
  .phrase('you (exalt|exalted) <subject>', (card) => ({ kind: 'exalted', card, by: 'you' }))
  .phrase('<subject> is exalted', (card) => ({ kind: 'exalted', card }))
  .phrase('a player readies <subject>', (card) => ({ kind: 'readied', card, by: 'each' }))
  .phrase('<subject> is discarded from your hand', (card) => fromYourHand(card))
  .phrase('<subject> is played', (card) => ({ kind: 'plays', by: 'each', card: asClass(card) }))
  .phrase('<subject> is played adjacent to <pronoun>', (card, of) =>
    card.kind === 'select'
      ? { kind: 'plays', by: 'each', card: withFilter(card, { kind: 'neighbor-of', of }) }
      : undefined,
  )
  .phrase('a key is forged', () => ({ kind: 'forges', by: 'each' }))
  .phrase('{amber} is stolen from you', () => ({ kind: 'steals', by: 'opponent' }))
  .phrase('your {amber} is stolen', () => ({ kind: 'steals', by: 'opponent' }))
  .phrase('<subject> prevents damage with its armor', (card) => ({ kind: 'prevents-damage', card }))
  .phrase('<subject> is used', (card) => use('each', card));
for (const [who, s, by] of ANYONE) {
  event
    .phrase(`${who} play${s} <cards>` as 'you play <cards>', (card) => ({
      kind: 'plays',
      by,
      card: asClass(card),
    }))
    .phrase(`${who} use${s} <cards>` as 'you use <cards>', (card) => use(by, card))
    .phrase(`${who} use${s} <cards> to fight` as 'you use <cards>', (card) => use(by, card, 'fight'))
    .phrase(`${who} use${s} <cards> to reap` as 'you use <cards>', (card) => use(by, card, 'reap'))
    .phrase(`${who} fight${s} with <cards>` as 'you use <cards>', (card) => use(by, card, 'fight'))
    .phrase(`${who} reap${s} with <cards>` as 'you use <cards>', (card) => use(by, card, 'reap'))
    .phrase(`${who} discard${s} <cards>` as 'you discard <cards>', (card) => ({
      kind: 'discards',
      by,
      card: asClass(card),
    }))
    .phrase(`${who} forge${s} a key` as 'you forge a key', () => ({ kind: 'forges', by }))
    .phrase(`${who} gain${s} {amber}` as 'you', () => ({ kind: 'gains-amber', by }))
    .phrase(`${who} gain${s} {amber} (by|from) reaping` as 'you', () => ({
      kind: 'gains-amber',
      by,
      from: 'reaping',
    }))
    .phrase(`${who} steal${s} [one or more] {amber} [from you]` as 'you', () => ({ kind: 'steals', by }))
    .phrase(`${who} steal${s} 1 or more {amber}` as 'you', () => ({ kind: 'steals', by }))
    .phrase(`${who} (ready|readies) <cards>` as '<cards>', (card) => ({ kind: 'readied', card, by }))
    .phrase(`${who} raise${s} the tide` as 'you', () => ({ kind: 'raises-tide', by }))
    .phrase(`${who} shuffle${s} (your|their) discard pile into (your|their) deck` as 'you', () => ({
      kind: 'shuffles',
      by,
      withDiscard: true,
    }))
    .phrase(`${who} shuffle${s} (your|their) deck` as 'you', () => ({ kind: 'shuffles', by }))
    .phrase(`${who} archive${s} (a card|one or more cards|cards)` as 'you', () => ({ kind: 'archives', by }))
    .phrase(`${who} draw${s} a card outside of their "draw cards step"` as 'you', () => ({
      kind: 'draws',
      by,
      during: { step: 'draw', outside: true },
    }))
    .phrase(`${who} (add${s} their archives to their hand|takes their archives)` as 'you', () => ({
      kind: 'takes-archives',
      by,
    }))
    .phrase(`${who} resolve${s} a bonus icon` as 'you', () => ({ kind: 'resolves-icon', by }))
    .phrase(`${who} choose${s} an active house other than <house>` as '<house>', (house) => ({
      kind: 'chooses-house',
      by,
      house,
      other: true,
    }))
    .phrase(`${who} draw${s} (a card|one or more cards)` as 'you', () => ({ kind: 'draws', by }))
    .phrase(`${who} (resolve${s}|resolve${s} a) <icon> bonus icon` as '<icon>', (icon) => ({
      kind: 'resolves-icon',
      by,
      icon,
    }))
    .phrase(
      `${who} choose${s} <named-house> as (your|their|the) active house` as '<named-house>',
      (house) => ({
        kind: 'chooses-house',
        by,
        house,
      }),
    )
    .phrase(`${who} choose${s} (an active house|a house as their active house|a house)` as 'you', () => ({
      kind: 'chooses-house',
      by,
    }));
}

const happened = phrasesFor('happened')
  .phrase('<subject> (was|has been|were|have been) destroyed', (card) => ({
    kind: 'destroyed',
    card: singled(card),
  }))
  .phrase('<subject> (was|has been|were) destroyed in a fight', (card) => ({
    kind: 'destroyed',
    card: singled(card),
    inFight: true,
  }))
  .phrase('<subject> (reaped|has reaped)', (card) => ({ kind: 'reaps', card: singled(card) }))
  .phrase('<subject> (fought|has fought)', (card) => ({ kind: 'fights', card: singled(card) }))
  .phrase('<subject> (was dealt|has been dealt) damage', (card) => ({
    kind: 'dealt-damage',
    card: singled(card),
  }))
  .phrase('<subject> (was attacked|has been attacked)', (card) => ({ kind: 'attacked', card: singled(card) }))
  .phrase('<subject> (entered|has entered) play', (card) => ({ kind: 'enters-play', card: singled(card) }))
  .phrase('<subject> (left|has left) play', (card) => ({ kind: 'leaves-play', card: singled(card) }))
  .phrase('<subject> (has been|was) used', (card) => use('each', singled(card)))
  .phrase('<subject> was used to reap', (card) => ({ kind: 'reaps', card: singled(card) }))
  .phrase('<subject> was used to fight', (card) => ({ kind: 'fights', card: singled(card) }));
const THEY: readonly (readonly [string, string, PlayerRef])[] = [
  ['you', 'have', 'you'],
  ['your opponent', 'has', 'opponent'],
  ['they', 'have', 'that-player'],
  ['a player', 'has', 'each'],
];
for (const [who, have, by] of THEY) {
  happened
    .phrase(`${who} (forged|${have} forged) a key` as 'you', () => ({ kind: 'forges', by }))
    .phrase(`${who} (stole|${have} stolen) {amber} [from you]` as 'you', () => ({ kind: 'steals', by }))
    .phrase(`${who} (stole|${have} stolen) at least 1 {amber}` as 'you', () => ({ kind: 'steals', by }))
    .phrase(`${who} (exalted|${have} exalted) <cards>` as '<cards>', (card) => ({
      kind: 'exalted',
      card,
      by,
    }))
    .phrase(`${who} (raised|${have} raised) the tide` as 'you', () => ({ kind: 'raises-tide', by }))
    .phrase(`${who} (played|${have} played) <cards>` as '<cards>', (card) => ({
      kind: 'plays',
      by,
      card: asClass(card),
    }))
    .phrase(`${who} (used|${have} used) <cards>` as '<cards>', (card) => use(by, card))
    .phrase(`${who} (used|${have} used) <cards> to fight` as '<cards>', (card) => use(by, card, 'fight'))
    .phrase(`${who} (used|${have} used) <cards> to reap` as '<cards>', (card) => use(by, card, 'reap'))
    .phrase(`${who} (discarded|${have} discarded) <cards>` as '<cards>', (card) => ({
      kind: 'discards',
      by,
      card: asClass(card),
    }));
}

/** Remembered events name a class of cards: "if friendly creatures were destroyed" needs at least one. */
const singled = (card: Target): Target =>
  card.kind === 'select' && card.quantifier.kind === 'each' ? one(card) : card;

export const events = [event, happened].flatMap(({ rules }) => rules);
