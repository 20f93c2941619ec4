import type {
  Ability,
  CardDefinition,
  Participle,
  DelayedTrigger,
  Effect,
  EventPhrase,
  Ref,
  Statement,
} from '@amberhall/engine/language';
import { leave, numberOf } from './antecedents.ts';
import type { Scope } from './antecedents.ts';
import { damageProblems } from './damage-form.ts';

const NOTHING_SAID: Scope = {
  it: 'nothing',
  bearer: false,
  attacked: false,
  recipient: false,
  house: false,
  trait: false,
  title: false,
  amount: false,
  searchedFor: false,
  verbs: new Set(),
  names: new Map(),
};

/**
 * Reports every pronoun of a definition that refers to nothing, or whose number is wrong: `it` needs one card, `them`
 * several. Reports damage in a wrong form, too. Returns an empty list if every sentence makes sense.
 *
 * @param isUpgrade upgrades may say "this creature" in their own text, other cards only in granted abilities
 */
export function scopeProblems({ id, abilities }: CardDefinition, { isUpgrade = false } = {}): string[] {
  const problems = damageProblems(abilities).map((problem) => `${id}: ${problem}`);
  for (const ability of abilities) {
    checkAbility(ability, { ...NOTHING_SAID, bearer: isUpgrade }, (problem) => {
      problems.push(`${id}: ${problem}`);
    });
  }
  return problems;
}

type Report = (problem: string) => void;

function checkAbility(ability: Ability, outer: Scope, report: Report): void {
  const scope = { ...outer };
  switch (ability.kind) {
    case 'on':
      scope.attacked = ability.headers.some((header) => header === 'fight' || header === 'before-fight');
      return checkScript(ability.do, scope, report);
    case 'after':
    case 'fulfil':
      return checkTriggered(ability, scope, report);
    case 'elsewhere':
      for (const inner of ability.then) checkAbility(inner, outer, report);
      return;
    case 'turn':
    case 'step':
    case 'setup':
      return checkScript(ability.do, scope, report);
    default:
      return checkNode(ability, scope, report);
  }
}

/** Checks the reaction to an event or its replacement: pronouns can refer to the card and the amount of the event. */
function checkTriggered(
  node:
    | Extract<Ability, { kind: 'after' | 'fulfil' }>
    | DelayedTrigger
    | Extract<Statement, { kind: 'replace' | 'interrupt' }>,
  outer: Scope,
  report: Report,
): void {
  checkNode(node.event, outer, report);
  const scope = afterEvent(node.event, outer);
  if ('if' in node && node.if) checkNode(node.if, scope, report);
  const effects = 'do' in node ? node.do : 'with' in node ? node.with : [];
  checkScript(effects, scope, report);
}

function afterEvent(event: EventPhrase, scope: Scope): Scope {
  const isFight = event.kind === 'fights' || event.kind === 'attacked';
  return {
    ...scope,
    it: 'card' in event ? 'one' : scope.it,
    attacked: scope.attacked || isFight,
    house: scope.house || event.kind === 'chooses-house',
    amount: scope.amount || AMOUNT_EVENTS.has(event.kind),
  };
}
const AMOUNT_EVENTS: ReadonlySet<string> = new Set([
  'forges',
  'gains-amber',
  'steals',
  'captures',
  'draws',
  'dealt-damage',
  'prevents-damage',
]);

/** Checks sentences in their order. Each can refer to the sentences before it. */
function checkScript(effects: readonly Effect[], scope: Scope, report: Report): void {
  for (const effect of effects) checkEffect(effect, scope, report);
}

function checkEffect(effect: Effect, scope: Scope, report: Report): void {
  switch (effect.kind) {
    case 'choose': {
      const { names } = scope;
      checkNode(effect.target, scope, report);
      scope.it = numberOf(effect.target, scope);
      scope.names = new Map([...names, [effect.as, scope.it]]);
      checkScript(effect.then, scope, report);
      scope.names = names;
      return;
    }
    case 'for-each-house': {
      if (effect.among) checkNode(effect.among, scope, report);
      const each: Scope = { ...scope, house: true };
      checkScript(effect.do, each, report);
      scope.verbs = each.verbs;
      return;
    }
    case 'each-deals':
      checkNode(effect.by, scope, report);
      checkNode(effect.amount, { ...scope, it: 'one' }, report);
      return checkNode(effect.target, { ...scope, it: 'one' }, report);
    case 'for-each': {
      checkNode(effect.of, scope, report);
      const each: Scope = { ...scope, it: 'one' };
      checkScript(effect.do, each, report);
      scope.verbs = each.verbs;
      return;
    }
    case 'repeat-on': {
      checkNode(effect.next, scope, report);
      return checkScript(effect.do, { ...scope, it: 'one' }, report);
    }
    case 'attach':
      checkOnePlayer(effect, report);
      checkNode(effect.upgrade, scope, report);
      checkNode(effect.to, scope, report);
      for (const ability of effect.text ?? [])
        checkAbility(ability, { ...NOTHING_SAID, bearer: true }, report);
      return;
    case 'lasting':
      checkOnePlayer(effect, report);
      if (effect.statement.kind !== 'each-time') return checkNode(effect.statement, scope, report);
      return checkTriggered(effect.statement, { ...scope }, report);
    default:
      checkNode(effect, scope, report);
      leave(effect, scope);
  }
}

/** Properties of the tree that hold effects. */
const EFFECT_LISTS: ReadonlySet<string> = new Set(['do', 'then', 'else']);

/** Checks any node and its parts, in their order. */
function checkNode(node: unknown, scope: Scope, report: Report): void {
  if (node === 'that-much' && !scope.amount) report('"that much" of what?');
  if (node === 'that-house' && !scope.house) report('"that house": none was chosen');
  if (node === 'that-trait' && !scope.trait) report('"that trait": none was chosen');
  if (node === 'its-house' && scope.it === 'nothing') report('"its house": of what?');
  if (isPlayerOfIt(node) && scope.it === 'nothing') report(`"${node.replace('-', ' ')}": of what?`);
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((part) => checkNode(part, scope, report));
  if (!('kind' in node)) return Object.values(node).forEach((part) => checkNode(part, scope, report));
  checkWords(node as { kind: string }, scope, report);
}

type PlayerOfIt = 'its-owner' | 'its-controller' | 'its-opponent';

const isPlayerOfIt = (node: unknown): node is PlayerOfIt =>
  node === 'its-owner' || node === 'its-controller' || node === 'its-opponent';

/** The words of a node that name exactly one player. */
const ONE_PLAYER: Readonly<Partial<Record<string, readonly string[]>>> = {
  control: ['to'],
  'controlled-by': ['who'],
  attach: ['by'],
  put: ['under', 'whose'],
  lasting: ['whose'],
};

function checkOnePlayer(node: { kind: string }, report: Report): void {
  const words = ONE_PLAYER[node.kind] ?? [];
  if (words.some((word) => (node as Record<string, unknown>)[word] === 'each'))
    report(`"${node.kind}" of "each player": of which one?`);
}

function checkWords(node: { kind: string }, scope: Scope, report: Report): void {
  checkOnePlayer(node, report);
  switch (node.kind) {
    case 'ref':
      return checkPronoun(node as Ref, scope, report);
    case 'this-way': {
      const { verb } = node as { kind: string; verb: Participle };
      if (!scope.verbs.has(verb)) report(`"${verb} this way": nothing was`);
      return;
    }
    case 'not': {
      const { filter } = node as { kind: string; filter?: { kind: string } };
      // "Not destroyed this way" makes sense even if nothing has been destroyed yet.
      return filter?.kind === 'this-way' ? undefined : checkParts(node, scope, report);
    }
    case 'such-that':
      return checkParts(node, { ...scope, it: 'one' }, report);
    case 'named':
      if (!scope.title) report('"that name": no card was named');
      return;
    case 'are-named':
      if (!scope.title) report('"the named cards": none was named');
      return checkParts(node, scope, report);
    case 'found':
      if (!scope.searchedFor) report('"found": nothing was looked for');
      return;
    case 'grant':
      return checkGrant(node as Extract<Statement, { kind: 'grant' }>, scope, report);
    case 'replace':
    case 'interrupt':
      return checkTriggered(
        node as Extract<Statement, { kind: 'replace' | 'interrupt' }>,
        { ...scope },
        report,
      );
    case 'playable-as-upgrade': {
      const { abilities } = node as Extract<Statement, { kind: 'playable-as-upgrade' }>;
      return abilities.forEach((ability) => checkAbility(ability, { ...NOTHING_SAID, bearer: true }, report));
    }
    case 'one-of': {
      const { options } = node as Extract<Effect, { kind: 'one-of' }>;
      const scopes = options.map((option) => {
        const own = { ...scope };
        checkScript(option, own, report);
        return own;
      });
      // A later sentence can speak of what every option leaves.
      const [first, ...others] = scopes;
      if (first === undefined) return;
      if (others.every(({ it }) => it === first.it)) scope.it = first.it;
      scope.verbs = new Set([...first.verbs].filter((verb) => others.every(({ verbs }) => verbs.has(verb))));
      return;
    }
    case 'while':
      return checkParts(node, scope, report);
    case 'cannot': {
      const { unless, ...rest } = node as Extract<Statement, { kind: 'cannot' }>;
      checkParts(rest, scope, report);
      // The condition is about the card that the statement forbids something to, which is "it".
      return checkNode(unless, { ...scope, it: 'one' }, report);
    }
    case 'put': {
      const { under, whose, at, ...rest } = node as Extract<Effect, { kind: 'put' }>;
      checkParts(rest, scope, report);
      // The destination can depend on the card, which is "it".
      return checkParts({ under, whose, at }, { ...scope, it: 'one' }, report);
    }
    case 'additional-damage':
      // "That much" is the amount of the damage.
      return checkParts(node, { ...scope, amount: true }, report);
    case 'deal': {
      const { target, amount } = node as Extract<Effect, { kind: 'deal' }>;
      checkNode(target, scope, report);
      return checkNode(amount, { ...scope, recipient: true }, report);
    }
    default:
      return checkSentence(node, scope, report);
  }
}

function checkParts(node: object, scope: Scope, report: Report): void {
  for (const part of Object.values(node)) checkNode(part, scope, report);
}

/** Checks a node that may contain effects. Later sentences can refer to these effects. */
function checkSentence(node: object, scope: Scope, report: Report): void {
  for (const [key, part] of Object.entries(node)) {
    if (EFFECT_LISTS.has(key)) checkScript(part as readonly Effect[], scope, report);
    else if (key === 'first' || key === 'base') checkEffect(part as Effect, scope, report);
    else checkNode(part, scope, report);
  }
}

/** Checks granted abilities. They start with an empty scope and have a creature as bearer. */
function checkGrant({ to, what }: Extract<Statement, { kind: 'grant' }>, scope: Scope, report: Report): void {
  checkNode(to, scope, report);
  for (const grant of what) {
    if (grant.kind === 'has-ability') checkAbility(grant.ability, { ...NOTHING_SAID, bearer: true }, report);
    // A bonus is counted for each card that gains it: that card is "it".
    else if (grant.kind === 'stat') checkParts(grant, { ...scope, it: 'one' }, report);
    else checkParts(grant, scope, report);
  }
}

function checkPronoun({ name }: Ref, scope: Scope, report: Report): void {
  switch (name) {
    case 'self':
      return;
    case 'it':
      if (scope.it !== 'one')
        report(`"it" with ${scope.it === 'many' ? 'several cards' : 'nothing'} before it`);
      return;
    case 'them':
      if (scope.it !== 'many') report(`"them" with ${scope.it === 'one' ? 'one card' : 'nothing'} before it`);
      return;
    case 'this-creature':
      if (!scope.bearer) report('"this creature": which?');
      return;
    case 'recipient':
      if (!scope.recipient) report('"the damaged creature" outside an amount of damage');
      return;
    case 'attacked':
      if (!scope.attacked) report('"the creature it fights" outside a fight');
      return;
    default:
      if (!scope.names.has(name)) report(`${name} was never chosen`);
  }
}
