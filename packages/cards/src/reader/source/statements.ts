import type { Grant, Statement, Target } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, call, player, quoted } from './amounts.ts';
import { condition } from './conditions.ts';
import { script } from './effects.ts';
import { event, house } from './events.ts';
import { literal } from './literal.ts';
import { noun, target } from './nouns.ts';

/** Statements in the words of the card language. */
export function statement(node: Statement): string {
  switch (node.kind) {
    case 'grant':
      return `${target(node.to)}.${call('gains', ...node.what.map(granted))}`;
    case 'lose-keyword':
      return `${target(node.to)}.loses(${quoted(node.keyword)})`;
    case 'key-cost':
      if (node.color)
        return node.of === 'each' ? `keysOf(${quoted(node.color)}).cost(${amount(node.by)})` : literal(node);
      return `${node.of === 'each' ? 'keys' : `${player(node.of)}.keys`}.cost(${amount(node.by)})`;
    case 'cannot':
      return forbidding(node);
    case 'must-choose-house':
      return `${player(node.who)}.mustChoose(${house(node.house)})`;
    case 'must-fight':
      return `${target(node.who)}.mustFight`;
    case 'may-play':
      return permitted(node, 'mayPlay');
    case 'may-use':
      return permitted(node, 'mayUse');
    case 'may-play-or-use':
      return permitted(node, 'mayPlayOrUse');
    case 'may-fight':
      return permitted(node, 'mayFightWith');
    case 'hand-size':
      return typeof node.by === 'number' ? `${player(node.who)}.refillsHandTo(${node.by})` : literal(node);
    case 'enters':
      return `${target(node.what)}.${node.played ? 'entersWhenPlayed' : 'enters'}(${quoted(node.how)})`;
    case 'no-fight-damage':
      return `${target(node.who)}.dealsNoDamageWhen${node.only ? { attacking: 'Attacking', defending: 'Attacked' }[node.only] : 'Fighting'}`;
    case 'fight-damage':
      return `${target(node.who)}.onlyDealsWhenFighting(${amount(node.amount)})`;
    case 'attack-damage':
      return `${target(node.who)}.dealsExtraDamageAttacking(${noun(node.against)}, ${amount(node.by)})`;
    case 'ignores':
      return `${target(node.who)}.${call('ignores', ...node.what.map(quoted))}`;
    case 'additional-damage':
      return `${target(node.to)}.takesAdditionalDamage(${amount(node.by)})`;
    case 'redirect-damage':
      return `${target(node.from)}.hasDamageDealtTo(${target(node.to)})`;
    case 'spend-amber-on':
      return node.who === 'you' ? `you.maySpendAmberOn(${target(node.card)})` : literal(node);
    case 'skip-step':
      return `${player(node.who)}.skipsStep(${quoted(node.step)})`;
    case 'belongs-to':
      if (node.house === 'all-houses') return `${target(node.what)}.belongsToAllHouses`;
      return `${target(node.what)}.${node.instead ? 'belongsOnlyTo' : 'belongsTo'}(${house(node.house)})`;
    case 'controlled-by':
      return `${target(node.what)}.isControlledBy(${quoted(node.who)})`;
    case 'blank':
      return `${target(node.what)}.isBlank`;
    case 'set-power':
      return `${target(node.what)}.hasPower(${amount(node.to)})`;
    case 'considered-flank':
      return `${target(node.what)}.isConsideredAFlankCreature`;
    case 'replace':
      if (node.if)
        return node.optional
          ? literal(node)
          : call('insteadOfWhen', event(node.event), condition(node.if), script(node.with));
      return call(node.optional ? 'mayInsteadOf' : 'insteadOf', event(node.event), script(node.with));
    case 'while':
      return call('asLongAs', condition(node.if), ...node.then.map(statement));
    case 'as-soon-as':
      return call('asSoonAs', condition(node.if), script(node.do));
    case 'play-tax':
      return taxing(node, 'Play');
    case 'use-tax':
      return taxing(node, 'Use');
    case 'may-reap':
    case 'use-price':
    case 'extra-draw':
    case 'keys-to-win':
    case 'extra-forge':
    case 'reveals-top':
    case 'haunted-by-purged':
    case 'icon-as':
    case 'icons-again':
    case 'taunt-reaches':
    case 'shares-fight-damage':
    case 'counts-as-amber':
    case 'spend-from-opponent':
    case 'keeps-amber':
    case 'gets-key-payment':
    case 'set-armor':
    case 'set-stats':
    case 'copy-of':
    case 'lose-heading':
    case 'also-heading':
    case 'lose-traits':
    case 'playable-as-upgrade':
    case 'attaches-to':
    case 'becomes':
    case 'enters-as-copy':
    case 'treat-as-copy':
    case 'interrupt':
    case 'returnable':
    case 'archived-faceup':
    case 'takes-any-archives':
      return literal(node);
  }
}

function permitted({ who, what }: { who: string; what: Target }, word: string): string {
  return who === 'you' ? `you.${word}(${target(what)})` : literal({ kind: word, who, what });
}

function forbidding(node: Extract<Statement, { kind: 'cannot' }>): string {
  const only =
    node.only === undefined ? [] : [typeof node.only === 'string' ? house(node.only) : noun(node.only)];
  if (typeof node.who === 'string') {
    if (node.nth !== undefined) return `${player(node.who)}.cannotForgeKey(${node.nth})`;
    return node.unless ? literal(node) : `${player(node.who)}.${call('cannot', quoted(node.what), ...only)}`;
  }
  if (node.unless) return `${target(node.who)}.cannotUnless(${quoted(node.what)}, ${condition(node.unless)})`;
  if (node.what === 'be-used-except-to-fight') return `${target(node.who)}.canOnlyFight`;
  return `${target(node.who)}.${call('cannot', quoted(node.what), ...only)}`;
}

function taxing(node: Extract<Statement, { kind: 'play-tax' | 'use-tax' }>, verb: 'Play' | 'Use'): string {
  const parts = [target(node.what), amount(node.amount)];
  if (node.to === 'supply')
    return verb === 'Play' ? `${player(node.who)}.${call('mustLoseToPlay', ...parts)}` : literal(node);
  if (!('pool' in node.to) || node.who === 'you') return literal(node);
  return `${player(node.who)}.${call(`mustPayTo${verb}`, ...parts, ...(node.to.pool === 'you' ? [] : [quoted(node.to.pool)]))}`;
}

function granted(grant: Grant): string {
  switch (grant.kind) {
    case 'stat':
      return call(grant.stat === 'power' ? 'plusPower' : 'plusArmor', amount(grant.by));
    case 'keyword': {
      const word = grant.keyword === 'splash-attack' ? 'splashAttack' : grant.keyword;
      if (!WORDS.has(word)) return literal(grant);
      return grant.value === undefined ? word : call(word, amount(grant.value));
    }
    case 'has-ability':
      return ability(grant.ability);
    case 'trait':
    case 'text-of':
      return literal(grant);
  }
}
/** Keywords that are words of the language. */
const WORDS: ReadonlySet<string> = new Set([
  'deploy',
  'elusive',
  'invulnerable',
  'poison',
  'skirmish',
  'taunt',
  'treachery',
  'versatile',
  'assault',
  'hazardous',
  'splashAttack',
]);
