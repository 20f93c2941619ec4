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
      return typeof node.house === 'object'
        ? `${player(node.who)}.mustChooseHouseOf(${target(node.house.houseOf)})`
        : `${player(node.who)}.mustChoose(${house(node.house)})`;
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
      return `${player(node.who)}.refillsHandTo(${amount(node.by)})`;
    case 'enters':
      return node.played === undefined
        ? `${target(node.what)}.${node.optional ? 'mayEnter' : 'enters'}(${quoted(node.how)})`
        : `${target(node.what)}.entersWhenPlayedBy(${quoted(node.played)}, ${quoted(node.how)})`;
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
      return `${player(node.who)}.maySpendAmberOn(${target(node.card)})`;
    case 'skip-step':
      return `${player(node.who)}.skipsStep(${quoted(node.step)})`;
    case 'belongs-to':
      if (node.house === 'all-houses') return `${target(node.what)}.belongsToAllHouses`;
      if (typeof node.house === 'object')
        return `${target(node.what)}.belongsToHouseOf(${target(node.house.houseOf)})`;
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
      return permitted(node, 'mayReapWith');
    case 'use-price':
      return call('inOrderToUse', target(node.what), script(node.do));
    case 'extra-draw':
      return `${player(node.who)}.drawsFurtherCards(${amount(node.by)})`;
    case 'keys-to-win':
      return `${player(node.who)}.mustForgeFurtherKeysToWin(${node.by})`;
    case 'extra-forge':
      return `${player(node.who)}.mayForgeFurtherKeys(${node.by})`;
    case 'reveals-top':
      return `${player(node.who)}.playWithTheTopCardRevealed`;
    case 'haunted-by-purged':
      return `${player(node.who)}.isHauntedByPurgedCardsToo`;
    case 'icons-again':
      return node.who === 'you' ? call('you.resolveIconsAgainOn', noun(node.what)) : literal(node);
    case 'taunt-reaches':
      return `${target(node.who)}.tauntReaches(${node.by})`;
    case 'shares-fight-damage':
      return `${target(node.from)}.sharesFightDamageWith(${target(node.to)})`;
    case 'set-armor':
      return `${target(node.what)}.hasArmor(${amount(node.to)})`;
    case 'set-stats':
      return setting(node);
    case 'copy-of':
      return `${target(node.what)}.isACopyOf(${target(node.of)})`;
    case 'lose-heading':
      return `${target(node.what)}.losesAbilities(${quoted(node.header)})`;
    case 'also-heading':
      return `${target(node.what)}.alsoTriggers(${quoted(node.of)}, ${quoted(node.also)})`;
    case 'lose-traits':
      return `${target(node.what)}.losesItsTraits`;
    case 'playable-as-upgrade':
      return call('playableAsUpgrade', ...node.abilities.map(ability));
    case 'attaches-to':
      return call('attachesTo', noun(node.what));
    case 'interrupt':
      return node.if ? literal(node) : call('interrupting', event(node.event), script(node.do));
    case 'returnable':
      return `${target(node.what)}.mayBeReturnedToHand`;
    case 'archived-faceup':
      return `${target(node.what)}.isArchivedFaceup`;
    case 'icon-as':
      if (node.who !== 'you') return literal(node);
      return call(
        'you.mayResolveIconAs',
        typeof node.as === 'string' ? quoted(node.as) : `[${script(node.as)}]`,
        ...(node.icon ? [quoted(node.icon)] : []),
      );
    case 'counts-as-amber':
    case 'spend-from-opponent':
    case 'keeps-amber':
    case 'gets-key-payment':
    case 'enters-as-copy':
    case 'treat-as-copy':
    case 'takes-any-archives':
      return literal(node);
    case 'becomes':
      if (node.type === 'creature' && node.power !== undefined && node.armor === undefined)
        return `${target(node.what)}.becomesACreature(${amount(node.power)})`;
      return node.type === 'artifact' ? `${target(node.what)}.becomesAnArtifact` : literal(node);
  }
}

function setting({ what, power, armor }: Extract<Statement, { kind: 'set-stats' }>): string {
  const isSwitch = [power, armor].every((value) => typeof value === 'object' && value.kind === 'fixed');
  return isSwitch
    ? `${target(what)}.switchesPowerAndArmor`
    : `${target(what)}.${call('hasStats', amount(power), amount(armor))}`;
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
      return call('traitOf', quoted(grant.trait));
    case 'text-of':
      return grant.parts
        ? call('partOfTextOf', target(grant.of), ...grant.parts.map(quoted))
        : call('theTextBoxOf', target(grant.of));
  }
}
/** Keywords that are words of the language. */
const WORDS: ReadonlySet<string> = new Set([
  'alpha',
  'entrench',
  'omega',
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
