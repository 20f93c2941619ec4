import type {
  Ability,
  Condition,
  Effect,
  EventPhrase,
  Grant,
  PlayerRef,
  Ref,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { areMany, leave } from './antecedents.ts';
import type { Discourse } from './antecedents.ts';
import { CHOSEN, chosenBefore, dealsByIt, isChoice, withChoiceFirst } from './choices-first.ts';

const ref = (name: Ref['name']): Ref => ({ kind: 'ref', name });
const SELF = ref('self');
const IT = ref('it');
const THEM = ref('them');
const RECIPIENT = ref('recipient');

/**
 * Resolves the pronouns of abilities. On upgrades "this creature" is the creature with the upgrade, on other cards the
 * card itself.
 *
 * @returns `undefined` if a pronoun refers to nothing
 */
export function resolveReferences(
  abilities: readonly Ability[],
  { isUpgrade, isAction }: { isUpgrade: boolean; isAction: boolean },
): readonly Ability[] | undefined {
  const resolver = new Resolver(isAction);
  const understood = abilities.map((ability) =>
    resolver.ability(ability, { bearer: isUpgrade ? ref('this-creature') : SELF }),
  );
  return resolver.isLost ? undefined : understood;
}

type Node = Readonly<Record<string, unknown>>;
const EFFECT_LISTS: ReadonlySet<string> = new Set(['do', 'then', 'else', 'with']);
const PLAYER_KEYS: ReadonlySet<string> = new Set([
  'who',
  'of',
  'by',
  'pool',
  'to',
  'under',
  'whose',
  'controller',
]);

class Resolver {
  isLost = false;
  #names = 0;
  readonly #isAction: boolean;

  constructor(isAction: boolean) {
    this.#isAction = isAction;
  }

  ability(ability: Ability, said: Discourse): Ability {
    const resolved = this.#node(ability, said) as unknown as Ability;
    if (ability.kind === 'on' || !JSON.stringify(ability).includes('"$discarded-self"')) return resolved;
    return ability.kind === 'after' || ability.kind === 'turn'
      ? { kind: 'elsewhere', zone: 'discard', then: [resolved] }
      : this.#lost(resolved);
  }

  #lost<T>(value: T): T {
    this.isLost = true;
    return value;
  }

  /** Resolves effects in their order. A choice without effects of its own contains the remaining effects. */
  #effects(effects: readonly Effect[], said: Discourse): readonly Effect[] {
    const done: Effect[] = [];
    for (const [at, effect] of effects.entries()) {
      if (effect.kind === 'choose' && effect.then.every(({ kind }) => kind === 'lasting')) {
        const then = [...effect.then, ...effects.slice(at + 1)];
        if (then.length === 0) return this.#lost(effects);
        return [...done, this.#choice(effect, then, said)];
      }
      // A search shuffles the deck anyway [14].
      if (effect.kind === 'shuffle-deck' && endsWithSearch(done.at(-1))) continue;
      const rest = effects.slice(at + 1);
      if ('target' in effect && isChoice(effect.target) && dealsByIt(rest)) {
        const chosen = { ...effect, target: CHOSEN } as Effect;
        return [...done, this.#choice(chosenBefore(effect.target, chosen), [chosen, ...rest], said)];
      }
      said.hasChoice = false;
      done.push(this.#effect(withChoiceFirst(effect, effects.slice(at + 1)), said));
    }
    return done;
  }

  #choice(effect: Extract<Effect, { kind: 'choose' }>, then: readonly Effect[], said: Discourse): Effect {
    const target = this.#node(effect.target as unknown as Node, said) as unknown as Select;
    const as = `$${++this.#names}` as const;
    const { chosen: before, outer } = said;
    said.outer = before;
    said.chosen = ref(as);
    said.it = areMany(target) ? undefined : ref(as);
    said.them = areMany(target) ? ref(as) : undefined;
    said.isCreature = target.type === 'creature';
    const effects = this.#effects(then, said);
    said.chosen = before;
    said.outer = outer;
    return { kind: 'choose', target, as, then: effects };
  }

  #effect(effect: Effect, said: Discourse): Effect {
    if (effect.kind === 'choose') {
      const understood = this.#choice(effect, effect.then, said);
      // The name is valid only within the choice. After it, the card is "it".
      const many = areMany(effect.target);
      said.it = many ? undefined : IT;
      said.them = many ? THEM : undefined;
      return understood;
    }
    const understood = this.#node(effect, said) as unknown as Effect;
    leave(understood, said);
    return this.#withNeighbors(understood);
  }

  /** "Stun a creature and each of its neighbors": the creature is chosen first. */
  #withNeighbors(effect: Effect): Effect {
    const place = 'target' in effect ? 'target' : effect.kind === 'capture' ? 'by' : undefined;
    const cards = 'target' in effect ? effect.target : effect.kind === 'capture' ? effect.by : undefined;
    if (place === undefined || cards?.kind !== 'select') return effect;
    const [near] = cards.where;
    if (near?.kind !== 'neighbor-of' || !near.orItself || near.of.kind !== 'select') return effect;
    const as = `$${++this.#names}` as const;
    const both: Select = { ...cards, where: [{ ...near, of: ref(as) }] };
    return { kind: 'choose', target: near.of, as, then: [{ ...effect, [place]: both }] };
  }

  #node(node: Node, said: Discourse): Node {
    switch (node['kind']) {
      case 'ref':
        return this.#pronoun(node as unknown as Ref, said) as unknown as Node;
      case 'after':
      case 'each-time':
      case 'replace':
        return this.#triggered(node, said);
      case 'fulfil':
        // The ability of a prophecy has an event, the effect has a card.
        return 'event' in node ? this.#triggered(node, said) : this.#parts(node, said);
      case 'playable-as-upgrade': {
        const { abilities } = node as unknown as Extract<Ability, { kind: 'playable-as-upgrade' }>;
        const inner: Discourse = { bearer: ref('this-creature') };
        return { ...node, abilities: abilities.map((ability) => this.ability(ability, { ...inner })) };
      }
      case 'grant': {
        const to = this.#node(node['to'] as Node, said);
        const isEach =
          (to as unknown as Target).kind === 'select' && (node['what'] as Grant[]).every(isPlain);
        return { ...node, to, what: this.#value('what', node['what'], isEach ? { ...said, it: IT } : said) };
      }
      case 'has-ability': {
        const inner: Discourse = { bearer: ref('this-creature'), isGiven: true };
        return { ...node, ability: this.ability(node['ability'] as Ability, inner) };
      }
      case 'attach': {
        const { to, text } = node as unknown as Extract<Effect, { kind: 'attach' }>;
        if (!text) return this.#parts(node, said);
        const inner: Discourse = { bearer: ref('this-creature'), isGiven: true };
        return {
          ...node,
          to: this.#node(to as unknown as Node, said),
          text: text.map((ability) => this.ability(ability, { ...inner })),
        };
      }
      case 'choose-player':
        said.they = 'that-player';
        return this.#parts(node, said);
      case 'key-cost': {
        // "Keys cost": no player is named.
        const { of } = node as unknown as Extract<Statement, { kind: 'key-cost' }>;
        if (of !== 'each') this.#player(of, said);
        const parts = this.#parts(node, { ...said });
        return { ...parts, of: of === 'that-player' ? this.#player(of, said) : of };
      }
      case 'each-deals': {
        const { by, ...rest } = node as unknown as Extract<Effect, { kind: 'each-deals' }>;
        const dealers = this.#node(by as unknown as Node, said);
        return { ...this.#parts(rest, { ...said, it: IT }), by: dealers };
      }
      case 'together': {
        const { do: parts } = node as unknown as Extract<Effect, { kind: 'together' }>;
        // Simultaneous effects cannot refer to each other.
        const before = { ...said, it: said.it?.name === 'it' ? undefined : said.it };
        const done = parts.map((part) => this.#effect(part, { ...before }));
        said.it = said.them = undefined;
        return { ...node, do: done };
      }
      case 'turn':
        return this.#parts(node, {
          ...said,
          they: THEY[node['of'] as PlayerRef],
        });
      case 'lasting': {
        const isTheirs = node['until'] === 'opponent-next-turn';
        return this.#parts(node, isTheirs ? { ...said, they: 'opponent' } : said);
      }
      case 'for-each-player':
        return this.#parts(node, { ...said, they: 'that-player' });
      case 'one-of': {
        const { options } = node as unknown as Extract<Effect, { kind: 'one-of' }>;
        return { ...node, options: options.map((option) => this.#effects(option, { ...said })) };
      }
      case 'for-each': {
        const { of, do: what } = node as unknown as Extract<Effect, { kind: 'for-each' }>;
        const counted = this.#node(of as unknown as Node, said);
        return { ...node, of: counted, do: this.#effects(what, { ...said, it: IT }) };
      }
      case 'when': {
        const { if: test, then, else: other } = node as unknown as Extract<Effect, { kind: 'when' }>;
        const condition = this.#node(test, said);
        if (isMore(condition))
          said.difference = { kind: 'excess', of: condition.left, over: condition.right };
        const before = { ...said };
        const otherwise = other && { else: this.#effects(other, before) };
        return { ...node, if: condition, then: this.#effects(then, said), ...otherwise };
      }
      case 'deal': {
        const { target, amount } = node as unknown as Extract<Effect, { kind: 'deal' }>;
        const dealtTo = this.#node(target as unknown as Node, said) as unknown as Target;
        const inner = dealtTo.kind === 'select' ? { ...said, it: said.it ?? RECIPIENT } : said;
        return { ...node, target: dealtTo, amount: this.#value('amount', amount, inner) };
      }
      case 'fixed':
        if (node['of'] !== 'that-much') return this.#parts(node, said);
        return (said.difference ?? this.#lost(node)) as unknown as Node;
      case 'exists':
        return said.hasSearched && isDiscardedThisWay(node) ? { kind: 'found' } : this.#parts(node, said);
      case 'discard-until':
        said.hasSearched = true;
        return this.#parts(node, said);
      case 'not':
        return isAnother(node) ? this.#another(node, said) : this.#parts(node, said);
      case 'select': {
        const understood = this.#parts(node, said);
        const { quantifier } = node as unknown as Select;
        if (quantifier.kind === 'choose') said.hasChoice = true;
        return understood;
      }
      default:
        return this.#parts(node, said);
    }
  }

  /** Other than the card chosen before; without one, other than the card itself. */
  #another(node: Node, said: Discourse): Node {
    if (said.hasChoice) return this.#lost(node);
    const before = said.it?.name === 'self' ? undefined : said.it;
    if (before && before.name !== 'this-creature') {
      if (!this.#isAction && before.name === 'it') return this.#lost(node);
      return { kind: 'not', filter: { kind: 'is', card: before } };
    }
    if (said.bearer.name === 'this-creature')
      return { kind: 'not', filter: { kind: 'is', card: said.bearer } };
    return { kind: 'other' };
  }

  #parts(node: Node, said: Discourse): Node {
    return Object.fromEntries(ordered(node).map(([key, part]) => [key, this.#value(key, part, said)]));
  }

  #value(key: string, part: unknown, said: Discourse): unknown {
    if (PLAYER_KEYS.has(key) && typeof part === 'string') return this.#player(part as PlayerRef, said);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      return EFFECT_LISTS.has(key) && isEffectList(part)
        ? this.#effects(part as Effect[], said)
        : part.map((item: unknown) => this.#value(key, item, said));
    }
    if (key === 'first' || key === 'base') return this.#effect(part as Effect, said);
    return this.#node(part as Node, said);
  }

  /** Resolves a reaction: its pronouns refer to the card and the player of the event. */
  #triggered(node: Node, outer: Discourse): Node {
    const said = { ...outer };
    const event = this.#node(node['event'] as Node, said) as unknown as EventPhrase;
    const card = 'card' in event ? event.card : undefined;
    if (card) {
      const isItself =
        card.kind === 'ref'
          ? card
          : card.where.map((filter) => (filter.kind === 'is' ? filter.card : undefined))[0];
      said.it = isItself?.kind === 'ref' ? isItself : IT;
      said.them = undefined;
    }
    if ('by' in event) said.they = event.by === 'each' ? 'that-player' : event.by;
    if (event.kind === 'turn-starts' || event.kind === 'turn-ends') said.they = THEY[event.of];
    const { kind, event: _, ...rest } = node;
    return { kind, event, ...this.#parts(rest, said) };
  }

  #player(who: PlayerRef, said: Discourse): PlayerRef {
    if (who !== 'that-player') {
      if (who !== 'you') said.they = who === 'each' ? 'that-player' : who;
      return who;
    }
    return said.they ?? this.#lost(who);
  }

  #pronoun(pronoun: Ref, said: Discourse): Ref {
    switch (pronoun.name) {
      case '$it':
        return said.it ?? this.#lost(pronoun);
      case '$that':
        return said.it ?? said.chosen ?? this.#lost(pronoun);
      case '$that-creature':
        // After a card from a pile, "that creature" is still the creature chosen before.
        if (said.chosen && said.isCreature === false) return said.chosen;
        return said.it ?? this.#lost(pronoun);
      case '$same-creature':
        return (said.isCreature === false ? said.chosen : said.it) ?? this.#lost(pronoun);
      case '$them':
        return said.them ?? this.#lost(pronoun);
      case '$this':
        said.it = said.bearer;
        return said.bearer;
      case '$card':
        said.it = said.isGiven ? said.bearer : SELF;
        return said.it;
      case '$own':
        return said.bearer.name === 'this-creature' && !said.chosen ? said.bearer : SELF;
      case '$outer-chosen':
        return said.outer ?? this.#lost(pronoun);
      case '$chosen':
        return said.chosen ?? this.#lost(pronoun);
      case '$discarded-self':
        said.it = SELF;
        return SELF;
      case 'self':
      case 'attacked':
        said.it = pronoun;
        return pronoun;
      default:
        return pronoun;
    }
  }
}

const endsWithSearch = (effect: Effect | undefined): boolean =>
  effect?.kind === 'may' ? endsWithSearch(effect.do.at(-1)) : effect?.kind === 'search';

/** Only bonuses are counted for each card that gains them. */
const isPlain = (grant: Grant): boolean => grant.kind === 'stat' || !JSON.stringify(grant).includes('$it');
const isMore = (node: unknown): node is Extract<Condition, { kind: 'compare' }> =>
  (node as Condition).kind === 'compare' && (node as { compare?: string }).compare === '>';
const isDiscardedThisWay = (node: Node): boolean =>
  /"kind":"this-way","verb":"discarded"/.test(JSON.stringify(node));

/** Who "they" are in an ability of a turn. */
const THEY: Readonly<Partial<Record<PlayerRef, PlayerRef>>> = { each: 'that-player', opponent: 'opponent' };

const isAnother = (node: Node): boolean => JSON.stringify(node) === ANOTHER;
const ANOTHER = JSON.stringify({ kind: 'not', filter: { kind: 'is', card: ref('$another') } });

/** Puts players and targets first: other parts can depend on the card, even if the text names it later. */
function ordered(node: Node): [string, unknown][] {
  const rank = (key: string) =>
    key === 'who' || key === 'by' ? 0 : key === 'target' || key === 'on' ? 1 : 2;
  return Object.entries(node).toSorted(([one], [other]) => rank(one) - rank(other));
}

const isEffectList = (list: readonly unknown[]): boolean =>
  list.every(
    (item) =>
      typeof item === 'object' && item !== null && 'kind' in item && !STATEMENT_KINDS.has(String(item.kind)),
  );
/** `then` of a `while` holds statements. */
const STATEMENT_KINDS: ReadonlySet<string> = new Set([
  'grant',
  'cannot',
  'key-cost',
  'belongs-to',
  'enters',
  'no-fight-damage',
]);
