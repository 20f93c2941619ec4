import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { holding, main, said, spanning, verb } from './clauses.ts';
import type { Said, Span } from './clauses.ts';
import { condition } from './conditions.ts';
import { allOf } from './effects.ts';
import { happened, happens, wouldHappen } from './events.ts';
import { quoted, withAdverb } from './grammar.ts';
import { named, theNext } from './nouns.ts';
import { player } from './players.ts';
import { ENTRANCES, statement } from './statements.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

const SPANS: Readonly<Record<Exclude<Lifespan, 'while-in-play' | 'while-it-is-in-play'>, string>> = {
  turn: 'für den Rest des Zuges',
  'opponent-next-turn': 'im nächsten Zug deines Gegners',
  'your-next-turn': 'in deinem nächsten Zug',
  'until-your-next-turn': 'bis zum Beginn deines nächsten Zuges',
  'through-your-next-turn': 'bis zum Ende deines nächsten Zuges',
  'that-players-next-turn': 'im nächsten Zug dieses Spielers',
};

/** A time is an adverb or a clause: "für den Rest des Zuges", "bis „Troll“ das Spiel verlässt". */
function spanOf({ until, whose }: Lasting, context: RenderContext): Span {
  if (whose !== undefined) return { adverb: `im nächsten Zug ${player(whose, 'gen', context)}` };
  if (until === 'while-in-play') return { after: `, bis ${quoted(context.title)} das Spiel verlässt` };
  if (until === 'while-it-is-in-play') return { adverb: 'solange diese Karte im Spiel ist,' };
  return { adverb: SPANS[until] };
}

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RenderContext): Said {
  const { endsAfter, ...rest } = node;
  if (endsAfter) {
    const { clauses, tail } = lasting(rest, context);
    const [first, ...others] = clauses;
    const after = `${first.after ?? ''}, bis ${happens(endsAfter, context)}`;
    return { clauses: [{ ...first, after }, ...others], tail };
  }
  const span = spanOf(node, context);
  const { statement: rule, once, until, whose } = node;
  if (rule.kind === 'each-time') return delayed(span, rule, node, context);
  if (rule.kind === 'enters' && once) return nextToEnter(rule, context);
  if (rule.kind === 'replace' && once) return nextReplaced(rule, context);
  if (rule.kind === 'while' && until === 'while-it-is-in-play') return statement(rule, context);
  if (rule.kind === 'controlled-by' && rule.who === 'you') {
    const objects = `die Kontrolle über ${named(rule.what, 'acc', context)}`;
    return said({ person: 'du', verb: TAKE, objects, ...span });
  }
  if (rule.kind === 'icons-again' && once) {
    const lead = 'wenn du in diesem Zug das nächste Mal eine Karte spielst';
    return said({
      person: 'du',
      verb: RESOLVE,
      objects: `jedes ihrer Bonussymbole ein zusätzliches Mal`,
      lead,
    });
  }
  const player = 'who' in rule ? rule.who : undefined;
  if (whose !== undefined && player === 'that-player')
    return inTheirTurn({ ...rule, who: whose } as Statement, context);
  if (until === 'opponent-next-turn' && player === 'opponent') return inTheirTurn(rule, context);
  return spanning(span, statement(rule, context));
}

/** "dein Gegner kann in seinem nächsten Zug keine Karten spielen": the player is not named twice. */
function inTheirTurn(rule: Statement, context: RenderContext): Said {
  const { clauses, tail } = statement(rule, context);
  return said({ ...clauses[0], adverb: 'in seinem nächsten Zug' }, tail);
}

const TAKE = verb('übernimm übernimmst übernimmt übernehmen');
const RESOLVE = verb('handle handelst handelt handeln', 'ab');
const ENTER = verb('komm kommst kommt kommen');
const MAY = verb('darf darfst darf dürfen');

function delayed(
  span: Span,
  rule: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RenderContext,
): Said {
  const { event, if: test, once } = rule;
  const thisTurn = once && until === 'turn';
  const moment =
    thisTurn && event.kind === 'turn-ends' ? '' : once ? happens(event, context) : happened(event, context);
  const while_ = test ? ` und falls ${condition(test, context)}` : '';
  beginSentence(context);
  const then = allOf(rule.do, context);
  if (thisTurn && event.kind === 'turn-ends') return before({ adverb: 'am Ende des Zuges' }, then);
  if (thisTurn)
    return before({ lead: `wenn ${withAdverb(moment, 'in diesem Zug das nächste Mal')}${while_}` }, then);
  if (once && event.kind === 'leaves-play') return before({ lead: `sobald ${moment}` }, then);
  const lead = `${once ? `wenn ${withAdverb(moment, 'das nächste Mal')}` : `nachdem ${moment}`}${while_}`;
  return holding(span, main(before({ lead }, then)));
}

function before(time: Span, { clauses, tail }: Said): Said {
  const [first, ...others] = clauses;
  const lead = time.lead && first.lead ? `${time.lead} und ${first.lead}` : (time.lead ?? first.lead);
  return {
    clauses: [{ ...first, ...(time.adverb && { adverb: time.adverb, adverbFirst: true }), lead }, ...others],
    tail,
  };
}

/** "Die nächste Kreatur, die du in diesem Zug spielst, kommt spielbereit ins Spiel" */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RenderContext,
): Said {
  const objects = `${ENTRANCES[how]} ins Spiel`;
  if (played === undefined) {
    const lead = `wenn in diesem Zug das nächste Mal ${named(what, 'nom', context)} ins Spiel kommt`;
    return said({
      subject: named({ kind: 'ref', name: 'it' }, 'nom', context),
      person: 'er',
      ...(optional ? { verb: MAY, objects: `${objects} kommen` } : { verb: ENTER, objects }),
      lead,
    });
  }
  if (what.kind === 'ref')
    return said({ subject: named(what, 'nom', context), person: 'er', verb: ENTER, objects });
  const who = played === 'you' ? 'du' : player(played === 'each' ? 'a-player' : played, 'nom', context);
  const plays = played === 'you' ? 'spielst' : 'spielt';
  const subject = theNext(what, (which) => `${which} ${who} in diesem Zug ${plays}`, 'nom', context);
  return said({ subject, person: 'er', verb: ENTER, objects });
}

/** "Wenn sie in diesem Zug das nächste Mal zerstört würde, … stattdessen" */
function nextReplaced(
  { event, with: instead }: Extract<Statement, { kind: 'replace' }>,
  context: RenderContext,
): Said {
  const lead = `wenn in diesem Zug das nächste Mal ${wouldHappen(event, context)}`;
  return before({ lead }, replaced(allOf(instead, context)));
}

/** Adds "stattdessen" to what happens. */
export function replaced({ clauses, tail }: Said): Said {
  const [first, ...others] = clauses;
  return {
    clauses: [{ ...first, adverb: first.adverb ? `stattdessen ${first.adverb}` : 'stattdessen' }, ...others],
    tail,
  };
}
