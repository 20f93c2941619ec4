import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event, rememberCard } from './events.ts';
import { adjective, inTime } from './grammar.ts';
import { CARD, KINDS } from './lexicon.ts';
import { after, hasSeveralTypes, named, singular, subject } from './nouns.ts';
import { isYou, player } from './players.ts';
import { genderOfIt } from './pronouns.ts';
import { leading, spanOf, trailing } from './spans.ts';
import type { Speech } from './speech.ts';
import { entrance, statement } from './statements.ts';
import { VERBS } from './verbs.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, speech: Speech): string {
  const { endsAfter } = node;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    return `${lasting(rest, speech)}, aż ${event(endsAfter, speech)}`;
  }
  const span = spanOf(node, speech);
  const said = node.statement;
  if (said.kind === 'each-time') return delayed(span, said, node, speech);
  if (said.kind === 'enters' && node.once) return nextToEnter(said, speech);
  if (said.kind === 'replace' && node.once) return nextReplaced(said, speech);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, speech);
  if (said.kind === 'controlled-by' && said.who === 'you')
    return `${VERBS.takeControl[speech.mood]} kontrolę nad ${after(said.what, 'ins', speech)}${trailing(span)}`;
  if (said.kind === 'icons-again' && node.once)
    return 'gdy następnym razem zagrasz kartę w tej turze, rozpatrz każdą jej ikonę premii dodatkowy raz';
  const isOfOpponent = node.until === 'opponent-next-turn' && 'who' in said && said.who === 'opponent';
  if (isOfOpponent) return `${statement(said, speech)} w swojej następnej turze`;
  return inTime(leading(shortSpan(node.until, said, span)), statement(said, speech));
}

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  speech: Speech,
): string {
  const happens = event(said.event, speech);
  const test = said.if ? `, gdy ${condition(said.if, speech)}` : '';
  rememberCard(said.event, speech);
  beginSentence(speech);
  const then = () => joinedEffects(said.do, speech);
  if (said.once && until === 'turn' && said.event.kind === 'turn-ends') return `na koniec tury ${then()}`;
  if (said.once && until === 'turn') return `gdy następnym razem w tej turze ${happens}${test}, ${then()}`;
  if (said.once && said.event.kind === 'leaves-play') return `gdy ${happens}, ${then()}`;
  return `${leading(span)} po tym, jak ${happens}${test}, ${then()}`;
}

/**
 * "Następne stworzenie z domu Mars, które zagrasz w tej turze, wchodzi do gry przygotowane." Any other text of the kind
 * also applies to cards that are put into play.
 */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  speech: Speech,
): string {
  if (played === undefined) {
    const words = named(what, 'nom', speech);
    const gender = genderOfIt(speech);
    return `gdy następnym razem w tej turze ${words} wejdzie do gry, ${optional ? 'może wejść' : 'wchodzi'} do gry ${entrance(how, gender, speech)}`;
  }
  if (what.kind === 'ref') {
    const { words, agreement } = subject(what, speech);
    return `gdy następnym razem w tej turze ${words} zostanie zagrane, wchodzi do gry ${entrance(how, agreement, speech)}`;
  }
  if (hasSeveralTypes(what)) {
    const plays = isYou(played) ? 'zagrasz' : `${player(played, 'nom', speech)} zagra`;
    const card = entrance(how, CARD.gender, speech);
    return `gdy następnym razem w tej turze ${plays} ${singular(what, 'acc', speech)}, ta karta wchodzi do gry ${card}`;
  }
  const { gender } = KINDS[what.type];
  const next = adjective('następny', { case: 'nom', many: false, gender });
  const which = { m: 'który', f: 'którą', n: 'które' }[gender];
  const plays = isYou(played) ? 'zagrasz' : `zagra ${player(played, 'nom', speech)}`;
  return `${next} ${singular(what, 'nom', speech)}, ${which} ${plays} w tej turze, wchodzi do gry ${entrance(how, gender, speech)}`;
}

/** "Gdy następnym razem w tej turze miałoby zostać zniszczone, zamiast tego …" */
function nextReplaced(
  { event: replaced, with: instead }: Extract<Statement, { kind: 'replace' }>,
  speech: Speech,
): string {
  const happens = event(replaced, speech, 'conditional');
  rememberCard(replaced, speech);
  return `gdy następnym razem w tej turze ${happens}, zamiast tego ${joinedEffects(instead, speech)}`;
}

function shortSpan(until: Lifespan, said: Lasting['statement'], span: string): string {
  return until === 'turn' && said.kind.startsWith('may-') && said.kind !== 'may-fight' ? 'w tej turze' : span;
}
