import type { Amount, Grant, Statement } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, isNode, perEach, quantity } from './amounts.ts';
import { being, doing } from './clause.ts';
import type { Clause } from './clause.ts';
import { KEYWORDS, STATS } from './lexicon.ts';
import { named, possessiveOf } from './nouns.ts';
import { accusative, comitative, listed } from './particles.ts';
import { TRAITS } from './traits.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** "이 생명체는 +1 방어력과 도발을 얻습니다", "… “수확 후: 1{amber}를 훔칩니다.”를 얻습니다" */
export function grantWords(
  { to, what }: Extract<Statement, { kind: 'grant' }>,
  context: RenderContext,
): readonly Clause[] {
  const subject = named(to, context);
  const { lastKind } = context;
  const things = what.filter(({ kind }) => kind !== 'has-ability').map((grant) => thing(grant, context));
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const abilities = what.flatMap((grant) => (grant.kind === 'has-ability' ? [quoted(grant, context)] : []));
  context.host = host;
  context.lastKind = lastKind;
  const gained = doing(accusative(listedThings([...things, ...abilities])), '얻', subject);
  const value = valueOfX(what);
  return value === undefined
    ? [gained]
    : [gained, { ...being(amount(value, context), 'X'), isSeparate: true }];
}

/** A list whose parts can be long: only neighbors are joined by a particle. */
const listedThings = (things: readonly string[]): string =>
  things.length === 2 ? `${comitative(things[0] ?? '')} ${things[1]}` : listed(things);

function thing(grant: Grant, context: RenderContext): string {
  switch (grant.kind) {
    case 'stat':
      return bonus(grant, context);
    case 'keyword':
      return keyword(grant, context);
    case 'trait':
      return `${TRAITS[grant.trait]} 특성`;
    case 'text-of': {
      const parts = grant.parts?.map((part) => PARTS[part]) ?? ['텍스트 상자'];
      return `${possessiveOf(grant.of, context)} ${listed(parts)}`;
    }
    case 'has-ability':
      return quoted(grant, context);
  }
}

const PARTS = { traits: '특성', keywords: '키워드', abilities: '능력' } as const;

/** "+1 공격력", "–2 방어력", "그 카드에 있는 {amber} 1개당 +1 공격력". */
function bonus({ stat, by }: Extract<Grant, { kind: 'stat' }>, context: RenderContext): string {
  const name = STATS[stat];
  if (typeof by === 'number') return `${signed(by)} ${name}`;
  if (isNode(by, 'per')) {
    return `${perEach(by.each, context)} ${signed(by.times)} ${name}`;
  }
  return quantity(by, `추가 ${name}`, context);
}

const signed = (number: number): string => (number < 0 ? `–${-number}` : `+${number}`);

function keyword(
  { keyword: name, value }: Extract<Grant, { kind: 'keyword' }>,
  context: RenderContext,
): string {
  if (value === undefined) return KEYWORDS[name];
  return `${KEYWORDS[name]} ${isComputed(value) ? 'X' : amount(value, context)}`;
}

const isComputed = (value: Amount): boolean => typeof value === 'object';

/** "강습 X와 위험 X": the keywords of one sentence have the same value. */
function valueOfX(what: readonly Grant[]): Amount | undefined {
  return what.flatMap((grant) =>
    grant.kind === 'keyword' && grant.value !== undefined && isComputed(grant.value) ? [grant.value] : [],
  )[0];
}

/** A granted ability is a separate text, so references start again. */
function quoted({ ability: inner }: Extract<Grant, { kind: 'has-ability' }>, context: RenderContext): string {
  beginSentence(context);
  const { isGranted = false } = context;
  context.isGranted = true;
  const words = ability(inner, context);
  context.isGranted = isGranted;
  return `“${words}”`;
}
