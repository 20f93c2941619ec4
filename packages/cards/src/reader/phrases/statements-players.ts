import type { Filter, Forbidden, PlayerRef, Select, Statement, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { EACH, select, SELF } from './noun-parts.ts';

/** What players and cards may and may not do. */

const statement = phrasesFor('statement');
const permitted = phrasesFor('statements');
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
  'become exhausted': 'be-exhausted',
  'be discarded from your hand except through card abilities': 'be-discarded',
};
for (const [words, what] of Object.entries(FORBIDDEN)) forbidden.phrase(words as 'reap', () => what);
statement
  .phrase('<subject> cannot <forbidden>', (who, what) =>
    // Only a card that speaks of itself is looked at outside play.
    what === 'be-played' && who.kind === 'select'
      ? { kind: 'cannot', who: 'each', what: 'play', only: { ...who, quantifier: { kind: 'bare' } } }
      : { kind: 'cannot', who, what },
  )
  .phrase('<subject> cannot <forbidden> unless <condition>', (who, what, unless) =>
    what === 'be-played' && who.kind === 'select' ? undefined : { kind: 'cannot', who, what, unless },
  )
  .phrase(
    '<subject> (does not|do not|doesn ’ t) ready during (your|the|its controller ’s|their controller ’s|its controller ’s next) "ready cards" step',
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
  .phrase('<subject> cannot be dealt damage by <class>', (who, only) => ({
    kind: 'cannot',
    who,
    what: 'be-dealt-damage',
    only,
  }))
  .phrase('<subject> cannot fight <pronoun>', (who, card) => ({
    kind: 'cannot',
    who,
    what: 'attack',
    only: select({ kind: 'bare' }, { type: 'creature', where: [{ kind: 'is', card }] }),
  }))
  .phrase('<subject> cannot (attack|fight|be used to fight) <class>', (who, only) => ({
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
    .phrase(`${subject} cannot play creatures on their left flank` as 'you', () =>
      cannot('play-on-left-flank'),
    )
    .phrase(`${subject} cannot play creatures on their right flank` as 'you', () =>
      cannot('play-on-right-flank'),
    )
    .phrase(`${subject} (cannot|may not) play <class>` as '<class>', (only) =>
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
    .phrase(`${subject} cannot resolve bonus icons on cards they play` as 'you', () =>
      cannot('resolve-icons'),
    )
    .phrase(`${subject} cannot fight` as 'you', () => cannotBeUsed(who, CREATURES, 'fight'))
    .phrase(`${subject} cannot reap` as 'you', () => cannotBeUsed(who, CREATURES, 'reap'))
    .phrase(`${subject} cannot forge (keys|a key)` as 'you', () => cannot('forge'))
    .phrase(`${subject} cannot steal {amber}` as 'you', () => cannot('steal'))
    .phrase(`${subject} cannot raise the tide` as 'you', () => cannot('raise-tide'))
    .phrase(
      `${subject} cannot choose <named-house> [as (your|their) active house]` as '<named-house>',
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
for (const [subject, who] of NOBODY) {
  permitted.phrase(`${subject} cannot play more than 1 card of each [card] type each turn` as 'you', () =>
    (['action', 'artifact', 'creature', 'upgrade'] as const).map((type): Statement => ({
      kind: 'while',
      if: {
        kind: 'happened',
        event: {
          kind: 'plays',
          by: who,
          card: select({ kind: 'choose', min: 1, max: 1 }, { type, where: [] }),
        },
        when: 'this-turn',
      },
      then: [{ kind: 'cannot', who, what: 'play', only: select({ kind: 'bare' }, { type, where: [] }) }],
    })),
  );
}
/** Written for each of the players who may be in that state. */
const haunted = (of: (who: 'you' | 'opponent') => Statement): Statement[] =>
  (['you', 'opponent'] as const).map((who) => ({
    kind: 'while',
    if: { kind: 'haunted', who },
    then: [of(who)],
  }));
permitted
  .phrase('each haunted player skips their "forge a key" step', () =>
    haunted((who) => ({ kind: 'skip-step', who, step: 'forge' })),
  )
  .phrase('each haunted player skips their "ready cards" step', () =>
    haunted((who) => ({ kind: 'skip-step', who, step: 'ready' })),
  )
  .phrase(
    'each haunted player refills their hand to <number> additional card during their "draw cards" step',
    (by) => haunted((who) => ({ kind: 'hand-size', who, by })),
  )
  .phrase('while a player is haunted , their creatures get <bonuses>', (what) =>
    haunted((who) => ({
      kind: 'grant',
      to: select(EACH, {
        type: 'creature',
        where: [{ kind: 'side', side: who === 'you' ? 'friendly' : 'enemy' }],
      }),
      what,
    })),
  );

statement
  .phrase(
    'during your "draw cards" step , if <condition> , refill your hand to <number> additional (card|cards)',
    (condition, by) => ({
      kind: 'while',
      if: condition,
      then: [{ kind: 'hand-size', who: 'you', by }],
    }),
  )
  .phrase('your opponent cannot ready cards during the "ready cards" step', () => ({
    kind: 'cannot',
    who: select(EACH, { type: 'card', where: [{ kind: 'side', side: 'enemy' }] }),
    what: 'ready-in-step',
  }))
  .phrase('during your "draw cards" step , refill your hand to <number> additional (card|cards)', (by) => ({
    kind: 'hand-size',
    who: 'you',
    by,
  }))
  .phrase('you cannot play ~', () => ({ kind: 'cannot', who: SELF, what: 'be-played' }))
  .phrase('you cannot play ~ unless <condition>', (unless) => ({
    kind: 'cannot',
    who: SELF,
    what: 'be-played',
    unless,
  }))
  .phrase('you cannot use ~ unless <condition>', (unless) => ({
    kind: 'cannot',
    who: SELF,
    what: 'be-used',
    unless,
  }))
  .phrase('play only if <condition>', (unless) => ({ kind: 'cannot', who: SELF, what: 'be-played', unless }))
  .phrase('skip your "forge a key" step', () => ({ kind: 'skip-step', who: 'you', step: 'forge' }))
  .phrase('skip your "ready cards" step', () => ({ kind: 'skip-step', who: 'you', step: 'ready' }))
  .phrase('skip your "draw cards" step', () => ({ kind: 'skip-step', who: 'you', step: 'draw' }))
  .phrase('your {amber} cannot be stolen', () => ({ kind: 'cannot', who: 'opponent', what: 'steal' }))
  .phrase('{amber} cannot be stolen from you', () => ({ kind: 'cannot', who: 'opponent', what: 'steal' }))
  .phrase('your opponent ’s {amber} cannot be stolen', () => ({ kind: 'cannot', who: 'you', what: 'steal' }));
const isAll = ({ type, where, zone }: Select): boolean => type === 'card' && where.length === 0 && !zone;
const bareOf = (what: Target): Target =>
  what.kind === 'select' ? { ...what, quantifier: { kind: 'bare' } } : what;

// ── permissions ──
statement
  .phrase('you may play <cards> (each turn|during your turn)', (what) => ({
    kind: 'may-play',
    who: 'you',
    what,
  }))
  .phrase('you may play <cards>', (what) => ({ kind: 'may-play', who: 'you', what }))
  .phrase('you may play <subject> as if (it|they) belonged to (the|your) active house', (what) => ({
    kind: 'may-play',
    who: 'you',
    what,
  }))
  .phrase(
    'you may play <cards> during each turn in which <house> is not your active house',
    (what, house) => ({
      kind: 'while',
      if: { kind: 'not', condition: { kind: 'active-house', house } },
      then: [{ kind: 'may-play', who: 'you', what }],
    }),
  )
  .phrase(
    '<subject> may be used as (if|though) (it|they) belonged to [house] <house>' as '<subject> <house>',
    (what, house) => ({
      kind: 'while',
      if: { kind: 'active-house', house },
      then: [{ kind: 'may-use', who: 'you', what }],
    }),
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

export const permissions = [statement, permitted, forbidden].flatMap(({ rules }) => rules);
