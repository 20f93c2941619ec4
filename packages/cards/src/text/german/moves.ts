/** Cards and amber that move from one place to another. */
import type { AmberPlace, Effect } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';
import { quantity } from './amounts.ts';
import type { Case } from './lexicon.ts';
import { areMany, isYours, named, owners } from './nouns.ts';
import type { Said } from './said.ts';

type Put = Extract<Effect, { kind: 'put' }>;

/** "lege … oben auf dein Deck", "bringe … unter deiner Kontrolle ins Spiel" */
export function putting(effect: Put, context: RenderContext): Said {
  if (effect.facedown || effect.at || effect.whose || effect.onlyForeign) return untranslated('a place');
  const them = named(effect.target, 'acc', context);
  const isOwn = isYours(effect.target);
  const owner = owners(effect.target, context);
  const order = effect.order === 'random' ? ' in zufälliger Reihenfolge' : '';
  const deck = isOwn ? 'dein Deck' : `${areMany(effect.target) ? 'die Decks' : 'das Deck'} ${owner}`;
  const move = (verb: string, place: string, infinitive: string): Said => ({
    plain: `${verb} ${them}${order} ${place}`,
    infinitive: `${them}${order} ${place} ${infinitive}`,
  });
  switch (effect.where) {
    case 'top':
      return move('lege', `oben auf ${deck}`, 'legen');
    case 'bottom':
      return move('lege', `unter ${deck}`, 'legen');
    case 'shuffle':
      return move('mische', `in ${deck}`, 'mischen');
    case 'hand':
      return isOwn ? move('nimm', 'auf deine Hand', 'nehmen') : move('gib', `auf die Hand ${owner}`, 'geben');
    case 'archives':
      return move('lege', isOwn ? 'in dein Archiv' : `in das Archiv ${owner}`, 'legen');
    case 'discard':
      return move('lege', isOwn ? 'in deinen Ablagestapel' : `in den Ablagestapel ${owner}`, 'legen');
    case 'abduct':
      return { plain: `lege ${them} in dein Archiv. ${returnFromArchives(areMany(effect.target))}` };
    case 'play':
      return move('bringe', [...howPut(effect), 'ins Spiel'].join(' '), 'bringen');
    case 'flank':
    case 'anywhere':
      return untranslated('a place in the battleline');
  }
}

/** Cards of the opponent leave your archives for their owner's hand. */
const returnFromArchives = (many: boolean): string =>
  many
    ? 'Verlassen diese Karten dein Archiv, gehen sie stattdessen auf die Hand ihrer Besitzer'
    : 'Verlässt diese Karte dein Archiv, geht sie stattdessen auf die Hand ihres Besitzers';

function howPut({ state, under }: Put): string[] {
  if (under !== undefined && under !== 'you') return untranslated('who controls it');
  const states = { ready: 'spielbereit', exhausted: 'erschöpft' } as const;
  return [...(state ? [states[state]] : []), ...(under ? ['unter deiner Kontrolle'] : [])];
}

/** "bewege 1{amber} von einer eigenen Kreatur in deinen Vorrat" */
export function movingAmber(
  { amount, from, to, upTo }: Extract<Effect, { kind: 'move-amber' }>,
  context: RenderContext,
): Said {
  if (isPool(from) && isPool(to)) return untranslated('amber between players');
  const number = amount === 'all' ? 'alles {amber}' : quantity(amount, '{amber}', context);
  const what = `${upTo ? 'bis zu ' : ''}${number} ${source(from, context)} ${destination(to, context)}`;
  if (to === 'supply') return { plain: `lege ${what} zurück`, infinitive: `${what} zurücklegen` };
  if (from === 'supply') return { plain: `lege ${what}`, infinitive: `${what} legen` };
  return { plain: `bewege ${what}`, infinitive: `${what} bewegen` };
}

const isPool = (place: AmberPlace): boolean => typeof place === 'object' && 'pool' in place;

function source(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'aus dem gemeinsamen Vorrat';
  return 'on' in place ? `von ${named(place.on, 'dat', context)}` : `aus ${pool(place, 'dat')}`;
}

function destination(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'in den gemeinsamen Vorrat';
  return 'on' in place ? `auf ${named(place.on, 'acc', context)}` : `in ${pool(place, 'acc')}`;
}

function pool(place: Extract<AmberPlace, { pool: unknown }>, wanted: Exclude<Case, 'nom'>): string {
  if (place.pool === 'you') return wanted === 'dat' ? 'deinem Vorrat' : 'deinen Vorrat';
  if (place.pool === 'opponent') return `${wanted === 'dat' ? 'dem' : 'den'} Vorrat deines Gegners`;
  return untranslated(`the pool of ${place.pool}`);
}
