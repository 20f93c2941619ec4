import type {
  Amount,
  Condition,
  Filter,
  Forbidden,
  Grant,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { EACH, select, SELF } from './nouns.ts';

/** Statements. */

const stat = (which: 'power' | 'armor', by: Amount): Grant => ({ kind: 'stat', stat: which, by });
const bonus = phrasesFor('bonus')
  .phrase('<signed> power', (by) => stat('power', by))
  .phrase('<signed> armor', (by) => stat('armor', by))
  .phrase('<signed> power for each <per>', (by, each) => stat('power', per(each, by)))
  .phrase('<signed> armor for each <per>', (by, each) => stat('armor', per(each, by)));
const bonuses = phrasesFor('bonuses')
  .phrase('<bonus>', (only) => [only])
  .phrase('<bonus> (and|, and|,) <bonuses>', (first, others) => [first, ...others]);

const quoted = phrasesFor('quoted')
  .phrase('" <ability> "', (ability) => ({ kind: 'has-ability', ability }))
  .phrase('’ <ability> ’', (ability) => ({ kind: 'has-ability', ability }));
const gained = phrasesFor('gained')
  .phrase('<keyword-grant>', (only) => [only])
  .phrase('the <trait> trait', (trait) => [{ kind: 'trait', trait }])
  .phrase('<quoted>', (only) => [only])
  .phrase('<keyword-grant> (and|, and|,|and ,) <gained>', (first, others) => [first, ...others])
  .phrase('<quoted> (and|, and|,|and ,) <gained>', (first, others) => [first, ...others]);

const grant = (to: Target, what: readonly Grant[]): Statement => ({ kind: 'grant', to, what });
const statement = phrasesFor('statement');
statement
  .phrase('<subject> (gets|get) <bonuses>', grant)
  .phrase('<subject> (gains|gain|has|have) [,|:] <gained>', grant)
  .phrase('<subject> (gets|get) <bonuses> and (gains|gain) [,|:] <gained>', (to, stats, others) =>
    grant(to, [...stats, ...others]),
  )
  .phrase('<subject> (gets|get) <bonuses> , <gained>', (to, stats, others) =>
    grant(to, [...stats, ...others]),
  )
  .phrase('<subject> (gains|gain) <gained> and (gets|get) <bonuses>', (to, others, stats) =>
    grant(to, [...others, ...stats]),
  )
  .phrase('<subject> (loses|lose) <keyword>', (to, keyword) => ({ kind: 'lose-keyword', to, keyword }))
  .phrase('<subject> (loses|lose) all of (its|their) abilities', (what) => ({ kind: 'blank', what }))
  .phrase('treat <possessor> text box as if it were blank', (what) => ({ kind: 'blank', what }))
  .phrase('<possessor> text box is considered blank', (what) => ({ kind: 'blank', what }))
  .phrase('<subject> (belongs|belong) to <named-house>', (what, house) => ({
    kind: 'belongs-to',
    what,
    house,
  }))
  .phrase(
    '<subject> (belongs|belong) to <named-house> , instead of (its|their) (other houses|original house)',
    (what, house) => ({ kind: 'belongs-to', what, house, instead: true }),
  )
  .phrase('<subject> (belongs|belong) to <possessor> house', (what, houseOf) => ({
    kind: 'belongs-to',
    what,
    house: { houseOf },
  }))
  .phrase('<subject> (belongs|belong) to all houses', (what) => ({
    kind: 'belongs-to',
    what,
    house: 'all-houses',
  }))
  .phrase('<subject> is considered to be in <named-house>', (what, house) => ({
    kind: 'belongs-to',
    what,
    house,
  }))
  .phrase('<subject> is considered to belong to <named-house>', (what, house) => ({
    kind: 'belongs-to',
    what,
    house,
  }))
  .phrase(
    '<subject> (is|are) considered [to be] (a flank creature|flank creatures|to be on a flank)',
    (what) => ({ kind: 'considered-flank', what }),
  )
  .phrase('you control <cards>', (what) => ({ kind: 'controlled-by', what, who: 'you' }))
  .phrase('<subject> is considered to have <number> power and <number> armor', (what, power, armor) => ({
    kind: 'set-stats',
    what,
    power,
    armor,
  }))
  .phrase('<subject> is considered to have <number> power', (what, to) => ({ kind: 'set-power', what, to }))
  .phrase('<subject> is considered to have <number> armor', (what, to) => ({ kind: 'set-armor', what, to }))
  .phrase('switch <possessor> power and armor', switched)
  .phrase('switch (a|an) <class> ’s power and armor', (what) =>
    switched(select({ kind: 'choose', min: 1, max: 1 }, what)),
  )
  .phrase(
    '~ may be played as an upgrade instead of a creature , with the text : " <paragraph> "',
    (abilities) => ({
      kind: 'playable-as-upgrade',
      abilities,
    }),
  )
  .phrase('<possessor> power is <amount>', (what, to) => ({ kind: 'set-power', what, to }));

/** Both take the value that the other had before. */
function switched(what: Target): Statement {
  const now = (stat: 'power' | 'armor'): Amount => ({ kind: 'fixed', of: { kind: 'stat', stat, of: what } });
  return { kind: 'set-stats', what, power: now('armor'), armor: now('power') };
}

// ── keys ──
const keys = (of: PlayerRef, by: Amount): Statement => ({ kind: 'key-cost', of, by });
statement
  .phrase('keys cost <signed> {amber}', (by) => keys('each', by))
  .phrase('<whose> keys cost <signed> {amber}', keys)
  .phrase('<color> keys cost <signed> {amber}', (color, by) => ({ kind: 'key-cost', of: 'each', color, by }))
  .phrase('keys cost <signed> {amber} for each <per>', (by, each) => keys('each', per(each, by)))
  .phrase('<whose> keys cost <signed> {amber} for each <per>', (of, by, each) => keys(of, per(each, by)))
  .phrase(
    '<whose> keys cost <signed> {amber} for each <per> , to a maximum of <number>',
    (of, by, each, max) => keys(of, { kind: 'capped', value: per(each, by), max }),
  )
  .phrase('for each <per> , keys cost <signed> {amber}', (each, by) => keys('each', per(each, by)))
  .phrase('for each <per> , <whose> keys cost <signed> {amber}', (each, of, by) => keys(of, per(each, by)))
  .phrase(
    'for each <per> , refill your hand to <number> additional card during your "draw cards" step',
    (each, by) => ({
      kind: 'hand-size',
      who: 'you',
      by: per(each, by),
    }),
  )
  .phrase('refill your hand to <number> additional (card|cards) during your "draw cards" step', (by) => ({
    kind: 'hand-size',
    who: 'you',
    by,
  }))
  .phrase('keys your opponent forges cost <signed> {amber}', (by) => keys('opponent', by));

// ── prohibitions ──
const forbidden = phrasesFor('forbidden');
const FORBIDDEN: Readonly<Record<string, Forbidden>> = {
  reap: 'reap',
  'be used to reap': 'reap',
  fight: 'fight',
  'be used to fight': 'fight',
  attack: 'attack',
  'be attacked': 'be-attacked',
  'be used': 'be-used',
  'be used except to fight': 'be-used-except-to-fight',
  ready: 'ready',
  'be played': 'be-played',
  'be dealt damage': 'be-dealt-damage',
  'be destroyed': 'be-destroyed',
};
for (const [words, what] of Object.entries(FORBIDDEN)) forbidden.phrase(words as 'reap', () => what);
statement
  .phrase('<subject> cannot <forbidden>', (who, what) => ({ kind: 'cannot', who, what }))
  .phrase('<subject> cannot <forbidden> unless <condition>', (who, what, unless) => ({
    kind: 'cannot',
    who,
    what,
    unless,
  }))
  .phrase(
    '<subject> (does|do) not ready during (your|the|its controller ’s|their controller ’s|its controller ’s next) "ready cards" step',
    (who) => ({ kind: 'cannot', who, what: 'ready-in-step' }),
  )
  .phrase('<subject> can only be used to fight', (who) => ({
    kind: 'cannot',
    who,
    what: 'be-used-except-to-fight',
  }))
  .phrase('<subject> can only <forbidden> if <condition>', (who, what, unless) => ({
    kind: 'cannot',
    who,
    what,
    unless,
  }))
  .phrase('<subject> cannot (attack|fight) <class>', (who, only) => ({
    kind: 'cannot',
    who,
    what: 'attack',
    only,
  }));
const NOBODY: readonly (readonly [string, PlayerRef])[] = [
  ['you', 'you'],
  ['your opponent', 'opponent'],
  ['they', 'that-player'],
  ['players', 'each'],
  ['each player', 'each'],
];
const CREATURES = select({ kind: 'bare' }, { type: 'creature', where: [] });
/** If a player cannot use creatures to fight or reap, the creatures cannot fight or reap. */
function cannotBeUsed(who: PlayerRef, what: Select, use: 'fight' | 'reap'): Statement | undefined {
  if (who !== 'you' && who !== 'opponent' && who !== 'each') return undefined;
  const side: Filter[] = who === 'each' ? [] : [{ kind: 'side', side: who === 'you' ? 'friendly' : 'enemy' }];
  return { kind: 'cannot', who: select(EACH, { ...what, where: [...side, ...what.where] }), what: use };
}
for (const [subject, who] of NOBODY) {
  const cannot = (what: Forbidden, only?: Select): Statement => ({
    kind: 'cannot',
    who,
    what,
    ...(only && { only }),
  });
  statement
    .phrase(`${subject} cannot play <class>` as '<class>', (only) =>
      cannot('play', isAll(only) ? undefined : only),
    )
    .phrase(`${subject} cannot use [any] <class>` as '<class>', (only) =>
      cannot('use', isAll(only) ? undefined : only),
    )
    .phrase(`${subject} cannot use <class> to fight` as '<class>', (only) => cannotBeUsed(who, only, 'fight'))
    .phrase(`${subject} cannot use <class> to reap` as '<class>', (only) => cannotBeUsed(who, only, 'reap'))
    .phrase(
      `${subject} cannot play more than <number> <class> each turn` as '<number> <class>',
      (number, what) => ({
        kind: 'while',
        if: {
          kind: 'compare',
          left: {
            kind: 'count-events',
            of: { kind: 'plays', by: who, card: select({ kind: 'choose', min: 1, max: 1 }, what) },
            when: 'this-turn',
          },
          compare: '>=',
          right: number,
        },
        then: [cannot('play', isAll(what) ? undefined : what)],
      }),
    )
    .phrase(
      `${subject} cannot forge their first key` as 'you',
      () => ({ ...cannot('forge'), nth: 1 }) as Statement,
    )
    .phrase(
      `${subject} cannot forge their second key` as 'you',
      () => ({ ...cannot('forge'), nth: 2 }) as Statement,
    )
    .phrase(
      `${subject} cannot forge their third key` as 'you',
      () => ({ ...cannot('forge'), nth: 3 }) as Statement,
    )
    .phrase(`${subject} cannot fight` as 'you', () => cannotBeUsed(who, CREATURES, 'fight'))
    .phrase(`${subject} cannot reap` as 'you', () => cannotBeUsed(who, CREATURES, 'reap'))
    .phrase(`${subject} cannot forge (keys|a key)` as 'you', () => cannot('forge'))
    .phrase(`${subject} cannot steal {amber}` as 'you', () => cannot('steal'))
    .phrase(`${subject} cannot raise the tide` as 'you', () => cannot('raise-tide'))
    .phrase(
      `${subject} cannot choose <named-house> as (your|their) active house` as '<named-house>',
      (only) => ({
        kind: 'cannot',
        who,
        what: 'choose-house',
        only,
      }),
    )
    .phrase(
      `${subject} must choose <named-house> as (your|their) active house` as '<named-house>',
      (house) => ({
        kind: 'must-choose-house',
        who,
        house,
      }),
    )
    .phrase(`${subject} (skip|skips) (your|their|the) "forge a key" step` as 'you', () => ({
      kind: 'skip-step',
      who,
      step: 'forge',
    }))
    .phrase(`${subject} (skip|skips) (your|their|the) "ready cards" step` as 'you', () => ({
      kind: 'skip-step',
      who,
      step: 'ready',
    }))
    .phrase(`${subject} (skip|skips) (your|their|the) "draw cards" step` as 'you', () => ({
      kind: 'skip-step',
      who,
      step: 'draw',
    }))
    .phrase(
      `${subject} (refill|refills) (your|their) hand to <number> additional (card|cards) during (your|their|the) "draw cards" step` as '<number>',
      (by) => ({
        kind: 'hand-size',
        who,
        by,
      }),
    )
    .phrase(
      `${subject} (refill|refills) (your|their) hand to <number> (less|fewer) (card|cards) during (your|their|the) "draw cards" step` as '<number>',
      (by) => ({
        kind: 'hand-size',
        who,
        by: -by,
      }),
    )
    .phrase(
      `during (your|their) "draw cards" step , ${subject} (refill|refills) (your|their) hand to <number> additional (card|cards)` as '<number>',
      (by) => ({
        kind: 'hand-size',
        who,
        by,
      }),
    )
    .phrase(
      `during (your|their) "draw cards" step , ${subject} (refill|refills) (your|their) hand to <number> (less|fewer) (card|cards)` as '<number>',
      (by) => ({
        kind: 'hand-size',
        who,
        by: -by,
      }),
    )
    .phrase(
      `${subject} may spend {amber} on <subject> (as if it were|when forging|as if) [in (your|their) pool|keys]` as '<subject>',
      (card) => ({
        kind: 'spend-amber-on',
        card,
        who,
      }),
    )
    .phrase(
      `${subject} must (pay you|give you) <amber> in order to play <cards>` as '<amber> <cards>',
      (amount, what) => ({
        kind: 'play-tax',
        who,
        what: bareOf(what),
        amount,
        to: { pool: 'you' },
      }),
    )
    .phrase(
      `${subject} must (pay you|give you) <amber> in order to use <cards>` as '<amber> <cards>',
      (amount, what) => ({
        kind: 'use-tax',
        who,
        what: bareOf(what),
        amount,
        to: { pool: 'you' },
      }),
    )
    .phrase(`${subject} must lose <amber> in order to play <cards>` as '<amber> <cards>', (amount, what) => ({
      kind: 'play-tax',
      who,
      what: bareOf(what),
      amount,
      to: 'supply',
    }));
}
statement
  .phrase('during your "draw cards" step , refill your hand to <number> additional (card|cards)', (by) => ({
    kind: 'hand-size',
    who: 'you',
    by,
  }))
  .phrase('your {amber} cannot be stolen', () => ({ kind: 'cannot', who: 'opponent', what: 'steal' }))
  .phrase('{amber} cannot be stolen from you', () => ({ kind: 'cannot', who: 'opponent', what: 'steal' }))
  .phrase('your opponent ’s {amber} cannot be stolen', () => ({ kind: 'cannot', who: 'you', what: 'steal' }))
  .phrase('your opponent ’s creatures cannot <forbidden>', (what) => ({
    kind: 'cannot',
    who: select(EACH, { type: 'creature', where: [{ kind: 'side', side: 'enemy' }] }),
    what,
  }));
const isAll = ({ type, where, zone }: Select): boolean => type === 'card' && where.length === 0 && !zone;
const bareOf = (what: Target): Target =>
  what.kind === 'select' ? { ...what, quantifier: { kind: 'bare' } } : what;

// ── permissions ──
statement
  .phrase('you may play <cards>', (what) => ({ kind: 'may-play', who: 'you', what }))
  .phrase('you may play <subject> as if (it|they) belonged to (the|your) active house', (what) => ({
    kind: 'may-play',
    who: 'you',
    what,
  }))
  .phrase('you may play <cards> during each turn in which <house> is not your active house', (what, house) =>
    always(
      { kind: 'not', condition: { kind: 'active-house', house } },
      { kind: 'may-play', who: 'you', what },
    ),
  )
  .phrase('you may use <subject>', (what) => ({ kind: 'may-use', who: 'you', what }))
  .phrase('you may use <subject> as if (it|they) belonged to the active house', (what) => ({
    kind: 'may-use',
    who: 'you',
    what,
  }))
  .phrase('you may play or use <cards>', (what) => ({ kind: 'may-play-or-use', who: 'you', what }))
  .phrase('you may fight with <subject>', (what) => ({ kind: 'may-fight', who: 'you', what }))
  .phrase('you may use <subject> to fight', (what) => ({ kind: 'may-fight', who: 'you', what }))
  .phrase('<subject> may fight [as (if|though) (it|they) belonged to the active house]', (what) => ({
    kind: 'may-fight',
    who: 'you',
    what,
  }))
  .phrase('<subject> may be used [as (if|though) (it|they) belonged to the active house]', (what) => ({
    kind: 'may-use',
    who: 'you',
    what,
  }));

// ── damage and fights ──
statement
  .phrase('<subject> (deals|deal) no damage when fighting', (who) => ({ kind: 'no-fight-damage', who }))
  .phrase('<subject> (deals|deal) no damage (when|while) attacked', (who) => ({
    kind: 'no-fight-damage',
    who,
    only: 'defending',
  }))
  .phrase('<subject> (deals|deal) no damage (when|while) attacking', (who) => ({
    kind: 'no-fight-damage',
    who,
    only: 'attacking',
  }))
  .phrase('<subject> only (deals|deal) <number> {damage} when fighting', (who, amount) => ({
    kind: 'fight-damage',
    who,
    amount,
  }))
  .phrase('<subject> (deals|deal) <signed> {damage} (while|when) attacking <cards>', (who, by, against) =>
    against.kind === 'select' ? { kind: 'attack-damage', who, by, against } : undefined,
  )
  .phrase('while <subject> is attacking , ignore <keyword>', (who, keyword) => ({
    kind: 'ignores',
    who,
    what: [keyword],
  }))
  .phrase('while <subject> is attacking , ignore <keyword> and <keyword>', (who, first, second) => ({
    kind: 'ignores',
    who,
    what: [first, second],
  }))
  .phrase('(when|while) used , <subject> must fight [if able]', (who) => ({ kind: 'must-fight', who }));

// ── entering play ──
const HOW = ['ready', 'stunned', 'exhausted', 'enraged', 'warded'] as const;
for (const how of HOW) {
  statement
    .phrase(`<subject> (enters|enter) play ${how}` as '<subject>', (what) => ({ kind: 'enters', what, how }))
    .phrase(`<subject> (enters|enter) ${how}` as '<subject>', (what) => ({ kind: 'enters', what, how }));
}

// ── bonus icons ──
statement
  .phrase(
    'when (resolving|you resolve) (a|an) bonus icon , you may [choose to] resolve it as (a|an) <icon> [bonus] icon instead',
    (as) => ({ kind: 'icon-as', who: 'you', as }),
  )
  .phrase(
    'when (resolving|you resolve) (a|an) <icon> bonus icon , you may [choose to] resolve it as (a|an) <icon> [bonus] icon instead',
    (icon, as) => ({ kind: 'icon-as', who: 'you', icon, as }),
  )
  .phrase('when (resolving|you resolve) (a|an) bonus icon , you may <effects> instead', (as) => ({
    kind: 'icon-as',
    who: 'you',
    as,
  }))
  .phrase(
    'when (resolving|you resolve) (a|an) <icon> bonus icon , you may ([choose to] <effects> instead|instead <effects>)' as 'when <icon> bonus icon , you may <effects>',
    (icon, as) => ({ kind: 'icon-as', who: 'you', icon, as }),
  );

// ── conditions and replacements ──
/** "While on a flank, Troll gains …": about the card itself. */
const itself = (filter: Filter): Condition => ({ kind: 'is', target: SELF, filter });

const would = phrasesFor('would')
  .phrase('<subject> would be destroyed', (card) => ({ kind: 'destroyed', card }))
  .phrase('<subject> would be dealt damage', (card) => ({ kind: 'dealt-damage', card }))
  .phrase('<subject> would leave play', (card) => ({ kind: 'leaves-play', card }))
  .phrase('<subject> would ready', (card) => ({ kind: 'readied', card }))
  .phrase('you would gain {amber}', () => ({ kind: 'gains-amber', by: 'you' }))
  .phrase('your opponent would gain {amber}', () => ({ kind: 'gains-amber', by: 'opponent' }))
  .phrase('you would gain {amber} (from|by) reaping', () => ({
    kind: 'gains-amber',
    by: 'you',
    from: 'reaping',
  }));
const always = (condition: Condition, ...then: Statement[]): Statement => ({
  kind: 'while',
  if: condition,
  then,
});
statement
  .phrase('while ~ is in play , <statement>', (then) => then)
  .phrase('while on a flank [,] <statement>', (then) => always(itself({ kind: 'flank' }), then))
  .phrase('while enraged [,] <statement>', (then) =>
    always(itself({ kind: 'status', status: 'enraged' }), then),
  )
  .phrase('while fighting [,] <statement>', (then) => always({ kind: 'fighting', card: SELF }, then))
  .phrase('<statement> while attacking <cards>', (then, against) =>
    against.kind === 'select' ? always({ kind: 'attacking', card: SELF, against }, then) : undefined,
  )
  .phrase('<statement> during your turn', (then) => always({ kind: 'turn-of', who: 'you' }, then))
  .phrase('while <condition> , <statements>', (condition, then) => always(condition, ...then))
  .phrase('<statement> while <condition>', (then, condition) => ({
    kind: 'while',
    then: [then],
    if: condition,
  }))
  .phrase('if <would> , <effects> instead', (event, instead) => ({ kind: 'replace', event, with: instead }))
  .phrase('if <would> , instead <effects>', (event, instead) => ({ kind: 'replace', event, with: instead }))
  .phrase('if <would> , you may <effects> instead', (event, instead) => ({
    kind: 'replace',
    event,
    with: instead,
    optional: true,
  }));
const statements = phrasesFor('statements')
  .phrase('<statement>', (only) => [only])
  .phrase('<subject> cannot <forbidden> or <forbidden>', (who, one, other) => [
    { kind: 'cannot', who, what: one },
    { kind: 'cannot', who, what: other },
  ])
  .phrase('<subject> cannot <forbidden> and gains [,] <gained>', (who, what, gains) => [
    { kind: 'cannot', who, what },
    grant(who, gains),
  ])
  .phrase('<subject> cannot <forbidden> or <forbidden> and gains [,] <gained>', (who, what, other, gains) => [
    { kind: 'cannot', who, what },
    { kind: 'cannot', who, what: other },
    grant(who, gains),
  ])
  .phrase('<subject> enters play ready and enraged', (what) => [
    { kind: 'enters', what, how: 'ready' },
    { kind: 'enters', what, how: 'enraged' },
  ])
  .phrase('<subject> (loses|lose) <keyword> and <keyword>', (to, one, other) => [
    { kind: 'lose-keyword', to, keyword: one },
    { kind: 'lose-keyword', to, keyword: other },
  ])
  .phrase('<statement> and <statements>', (first, others) => [first, ...others]);

export const statementPhrases = [
  bonus,
  bonuses,
  quoted,
  gained,
  statement,
  forbidden,
  would,
  statements,
].flatMap(({ rules }) => rules);
