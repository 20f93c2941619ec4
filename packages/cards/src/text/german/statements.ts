import type { Amount, Grant, Statement, Target } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { paragraph } from './abilities.ts';
import { quantity } from './amounts.ts';
import { condition } from './events.ts';
import { KEYWORDS } from './lexicon.ts';
import { areMany, named } from './nouns.ts';
import { prohibition } from './prohibitions.ts';
import { traitWord } from './traits.ts';
import { untranslated } from '../untranslated.ts';

/** Writes a statement without its full stop. `afterClause` puts its verb first. */
export function statement(node: Statement, context: RenderContext, afterClause = false): string {
  const clause = (subject: string, verb: string, rest: string): string =>
    afterClause ? `${verb} ${subject} ${rest}` : `${subject} ${verb} ${rest}`;
  const of = (target: Target, one: string, many: string, rest: string): string =>
    clause(named(target, 'nom', context), areMany(target) ? many : one, rest);
  switch (node.kind) {
    case 'grant':
      return of(
        node.to,
        'erhält',
        'erhalten',
        node.what.map((grant) => granted(grant, context)).join(' und '),
      );
    case 'lose-keyword':
      return of(node.to, 'verliert', 'verlieren', KEYWORDS[node.keyword]);
    case 'key-cost': {
      if (node.color) return untranslated('keys');
      const by = changeOfPrice(node.by, context);
      const owner = { each: 'Schlüssel', opponent: 'die Schlüssel deines Gegners', you: 'deine Schlüssel' };
      if (node.of !== 'each' && node.of !== 'opponent' && node.of !== 'you') return untranslated(node.of);
      return clause(owner[node.of], 'kosten', by);
    }
    case 'cannot':
      return prohibition(node, context, clause);
    case 'enters':
      if (node.how !== 'ready' && node.how !== 'stunned') return untranslated(node.how);
      if (node.played !== undefined) return untranslated('who plays it');
      return of(
        node.what,
        'kommt',
        'kommen',
        `${node.how === 'ready' ? 'spielbereit' : 'betäubt'} ins Spiel`,
      );
    case 'while': {
      const [only] = node.then;
      if (!only || node.then.length > 1) return untranslated('several statements');
      return `solange ${condition(node.if, context)}, ${statement(only, context, true)}`;
    }
    case 'must-choose-house':
    case 'must-fight':
    case 'may-play':
    case 'may-use':
    case 'may-play-or-use':
    case 'may-fight':
    case 'may-reap':
    case 'play-tax':
    case 'use-tax':
    case 'use-price':
    case 'hand-size':
    case 'extra-draw':
    case 'keys-to-win':
    case 'extra-forge':
    case 'reveals-top':
    case 'haunted-by-purged':
    case 'icon-as':
    case 'icons-again':
    case 'no-fight-damage':
    case 'fight-damage':
    case 'attack-damage':
    case 'taunt-reaches':
    case 'ignores':
    case 'additional-damage':
    case 'redirect-damage':
    case 'shares-fight-damage':
    case 'spend-amber-on':
    case 'counts-as-amber':
    case 'spend-from-opponent':
    case 'keeps-amber':
    case 'gets-key-payment':
    case 'skip-step':
    case 'belongs-to':
    case 'controlled-by':
    case 'blank':
    case 'set-power':
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
    case 'considered-flank':
    case 'replace':
    case 'interrupt':
    case 'returnable':
    case 'archived-faceup':
    case 'takes-any-archives':
    case 'as-soon-as':
      return untranslated(node.kind);
  }
}

/** "+2{amber}", "+1{amber} für jede eigene Kreatur". */
function changeOfPrice(by: Amount, context: RenderContext): string {
  if (typeof by === 'number') return `${by < 0 ? '–' : '+'}${Math.abs(by)}{amber}`;
  if (typeof by === 'string' || by.kind !== 'per' || by.times < 0) return untranslated('keys');
  return `+${quantity(by, '{amber}', context)}`;
}

function granted(grant: Grant, context: RenderContext): string {
  switch (grant.kind) {
    case 'stat': {
      const unit = grant.stat === 'power' ? ' Stärke' : ' Rüstung';
      if (typeof grant.by === 'number') return `${grant.by < 0 ? '–' : '+'}${Math.abs(grant.by)}${unit}`;
      return `+${quantity(grant.by, unit, context)}`;
    }
    case 'keyword':
      if (grant.value !== undefined && typeof grant.value !== 'number')
        return untranslated('a computed keyword');
      return `${KEYWORDS[grant.keyword]}${grant.value === undefined ? '' : ` ${grant.value}`}`;
    case 'has-ability':
      return `„${paragraph(grant.ability, context)}“`;
    case 'trait':
      return `das Merkmal ${traitWord(grant.trait)}`;
    case 'text-of':
      return untranslated(grant.kind);
  }
}
