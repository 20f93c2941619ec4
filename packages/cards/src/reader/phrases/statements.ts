import type {
  Amount,
  Condition,
  Filter,
  Grant,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { select, SELF } from './noun-parts.ts';

/** Statements. */

const stat = (which: 'power' | 'armor', by: Amount): Grant => ({ kind: 'stat', stat: which, by });
const bonus = phrasesFor('bonus')
  .phrase('<signed> power', (by) => stat('power', by))
  .phrase('<signed> <keyword> for each <per>', (by, keyword, each) => ({
    kind: 'keyword',
    keyword,
    value: per(each, by),
  }))
  .phrase('<signed> armor', (by) => stat('armor', by))
  .phrase('+x power , where x is <amount>', (by) => stat('power', by))
  .phrase('– x power , where x is <amount>', (by) => stat('power', per(by, -1)))
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
  .phrase('<keyword> x , where x is <amount>', (keyword, value) => [{ kind: 'keyword', keyword, value }])
  .phrase('the text box of <pronoun>', (of) => [{ kind: 'text-of', of }])
  .phrase('<quoted>', (only) => [only])
  .phrase('<keyword-grant> (and|, and|,|and ,) <gained>', (first, others) => [first, ...others])
  .phrase('<quoted> (and|, and|,|and ,) <gained>', (first, others) => [first, ...others]);

/** "Taunt, and poison" after another one. */
const keywords = phrasesFor('keywords')
  .phrase('[and] <keyword>', (only) => [only])
  .phrase('<keyword> [,] <keywords>', (first, others) => [first, ...others]);

const ignored = phrasesFor('ignored')
  .phrase('armor', () => ['armor'])
  .phrase('<keyword>', (only) => [only])
  .phrase('armor (and|, and|,) <ignored>', (others) => ['armor', ...others])
  .phrase('<keyword> (and|, and|,) <ignored>', (first, others) => [first, ...others]);

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
  .phrase('<subject> (loses|lose) (all|each) [of its] <header> (abilities|effects)', (what, header) => ({
    kind: 'lose-heading',
    what,
    header,
  }))
  .phrase('<subject> (loses|lose) each of its traits', (what) => ({ kind: 'lose-traits', what }))
  .phrase('<subject> (loses|lose) all abilities', (what) => ({ kind: 'blank', what }))
  .phrase('<subject> (loses|lose) all of (its|their) abilities', (what) => ({ kind: 'blank', what }))
  .phrase('treat <possessor> text box as if it were blank', (what) => ({ kind: 'blank', what }))
  .phrase('<possessor> text box is considered blank [, except for traits]', (what) => ({
    kind: 'blank',
    what,
  }))
  .phrase('<each-cards> ’s text box is considered blank', (what) => ({ kind: 'blank', what }))
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
  .phrase(
    '<subject> (belongs|belong) to <named-house> in addition to (its|their) other houses',
    (what, house) => ({
      kind: 'belongs-to',
      what,
      house,
    }),
  )
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
  .phrase('<subject> is a copy of <cards>', (what, of) => ({ kind: 'copy-of', what, of }))
  .phrase('<header> (abilities|effects) cannot resolve', (header) => ({
    kind: 'lose-heading',
    what: select({ kind: 'each' }, { type: 'card', where: [] }),
    header,
  }))
  .phrase('attach only to (a|an) <class>', (what) => ({
    kind: 'attaches-to',
    what: select({ kind: 'choose', min: 1, max: 1 }, what),
  }))
  .phrase('play with the top card of your deck revealed', () => ({ kind: 'reveals-top', who: 'you' }))
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
  .phrase('while <subject> is attacking , ignore <ignored>', (who, what) => ({ kind: 'ignores', who, what }))
  .phrase('<subject> must fight when used , if able', (who) => ({ kind: 'must-fight', who }))
  .phrase('damage dealt to <subject> is dealt to <pronoun> instead', (from, to) => ({
    kind: 'redirect-damage',
    from,
    to,
  }))
  .phrase('damage dealt to <subject> during fights is also dealt to <pronoun>', (from, to) => ({
    kind: 'shares-fight-damage',
    from,
    to,
  }))
  .phrase('(when|while) used , <subject> must fight [if able]', (who) => ({ kind: 'must-fight', who }));

// ── entering play ──
const HOW = ['ready', 'stunned', 'exhausted', 'enraged', 'warded'] as const;
for (const how of HOW) {
  statement
    .phrase(`<subject> (enters|enter) play ${how}` as '<subject>', (what) => ({ kind: 'enters', what, how }))
    .phrase(`<subject> (enters|enter) ${how}` as '<subject>', (what) => ({ kind: 'enters', what, how }));
}

/** Until such a card has been played this turn. */
const firstOf = (what: Select, by: PlayerRef, played: PlayerRef): Statement => ({
  kind: 'while',
  if: {
    kind: 'compare',
    left: {
      kind: 'count-events',
      of: { kind: 'plays', by, card: select({ kind: 'choose', min: 1, max: 1 }, what) },
      when: 'this-turn',
    },
    compare: '=',
    right: 0,
  },
  then: [{ kind: 'enters', what: select({ kind: 'each' }, what), how: 'ready', played }],
});
statement
  .phrase('the first <class> you play each turn enters play ready', (what) => firstOf(what, 'you', 'you'))
  .phrase('the first <class> played each turn enters play ready', (what) => firstOf(what, 'active', 'each'));

statement.phrase('<subject> enters play under your opponent ’s control', (what) => ({
  kind: 'enters',
  what,
  how: 'under-opponents-control',
}));

// ── bonus icons ──
statement
  .phrase(
    'when (resolving|you resolve) (a|an) bonus icon , you may [choose to] resolve it as (a|an) <icon> [bonus] icon instead',
    (as) => ({ kind: 'icon-as', who: 'you', as }),
  )
  .phrase(
    'when (resolving|you resolve|you would resolve) (a|an) <icon> bonus icon , you may [choose to] resolve it as (a|an) <icon> [bonus] icon instead',
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
  .phrase('while not on a flank [,] <statement>', (then) =>
    always({ kind: 'not', condition: itself({ kind: 'flank' }) }, then),
  )
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
  .phrase(
    '<subject> (loses|lose) <keyword> , <keywords>' as '<subject> loses <keyword> , <keywords>',
    (to, one, others) =>
      [one, ...others].map((keyword): Statement => ({ kind: 'lose-keyword', to, keyword })),
  )
  .phrase('<subject> (gets|get) <bonuses> and (loses|lose) all abilities', (what, stats) => [
    grant(what, stats),
    { kind: 'blank', what },
  ])
  .phrase('<subject> (loses|lose) all armor and (gets|get) <bonuses>', (what, stats) => [
    { kind: 'set-armor', what, to: 0 },
    grant(what, stats),
  ])
  .phrase('<subject> is considered a flank creature and gains [,] <gained>', (what, gains) => [
    { kind: 'considered-flank', what },
    grant(what, gains),
  ])
  .phrase('<subject> cannot be dealt damage or destroyed', (who) => [
    { kind: 'cannot', who, what: 'be-dealt-damage' },
    { kind: 'cannot', who, what: 'be-destroyed' },
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
  keywords,
  ignored,
  would,
  statements,
].flatMap(({ rules }) => rules);
