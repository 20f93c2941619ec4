import type { Effect, FoundPlace, PutPlace, Target } from '@amberhall/engine/language';
import { areMany, areYours } from '../references.ts';
import { createRenderContext } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { paragraph } from './abilities.ts';
import { quantity, amount } from './amounts.ts';
import { said, verb, youDo } from './clauses.ts';
import type { Clause, Said, Verb } from './clauses.ts';
import { counting } from './effects-amber.ts';
import type { EffectTable } from './effects.ts';
import { DEFINITE, listed, nounPhrase, spaced } from './grammar.ts';
import { BONUS_ICON, NOUNS, STEP_NAMES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, ofCard, owners, plural } from './nouns.ts';
import { wholePile } from './special-nouns.ts';
import { ownWord, player, playerDoes } from './players.ts';
import { pile, piles } from './zones.ts';

type CardKind =
  | 'play'
  | 'discard'
  | 'look'
  | 'put'
  | 'place-under'
  | 'attach'
  | 'draw'
  | 'refill'
  | 'discard-from-deck'
  | 'discard-until'
  | 'reveal-until'
  | 'shuffle-deck'
  | 'shuffle-discard-into-deck'
  | 'swap-deck-and-discard'
  | 'search'
  | 'rearrange-top'
  | 'rearrange-line'
  | 'resolve-icons'
  | 'return-to-hand';

const PLAY = verb('spiele spielst spielt spielen');
const DISCARD = verb('lege legst legt legen', 'ab');
const LOOK = verb('sieh siehst sieht sehen', 'an');
const GRAFT = verb('pfropfe pfropfst pfropft pfropfen', 'auf');
const PUT = verb('lege legst legt legen');
const PUT_BACK = verb('lege legst legt legen', 'zurück');
const BRING = verb('bringe bringst bringt bringen');
const BRING_BACK = verb('bringe bringst bringt bringen', 'zurück');
const TAKE = verb('nimm nimmst nimmt nehmen');
const TAKE_BACK = verb('nimm nimmst nimmt nehmen', 'zurück');
const MOVE = verb('bewege bewegst bewegt bewegen');
const SHUFFLE = verb('mische mischst mischt mischen');
const ARRANGE = verb('ordne ordnest ordnet ordnen', 'um');
const RESOLVE = verb('handle handelst handelt handeln', 'ab');
const ATTACH = verb('lege legst legt legen', 'an');
const CONTROL = verb('übernimm übernimmst übernimmt übernehmen');
const DRAW = verb('ziehe ziehst zieht ziehen');
const FILL = verb('fülle füllst füllt füllen', 'auf');
const REVEAL = verb('decke deckst deckt decken', 'auf');
const SWAP = verb('vertausche vertauschst vertauscht vertauschen');
const SEARCH = verb('durchsuche durchsuchst durchsucht durchsuchen');

export const cardEffects: Pick<EffectTable, CardKind> = {
  play: ({ target, asYours, on }, context) => {
    const what = named(target, 'acc', context);
    const where = on && `an ${named(on, 'acc', context)}`;
    return said({ person: 'du', verb: PLAY, objects: spaced(what, where), ...asIfYours(target, asYours) });
  },
  discard: ({ target, by = 'you' }, context) => {
    const { clauses, tail } = playerDoes(by, DISCARD, '', context);
    const what = named(target, 'acc', context);
    // "Lege so viele Karten ab, dass höchstens 6 übrig bleiben": the verb ends before the result.
    const [, objects = what, after] = /^(so viele .*)(, dass .*),$/.exec(what) ?? [];
    return said({ ...clauses[0], objects, after }, tail);
  },
  look: ({ target }, context) =>
    youDo(LOOK, `dir ${wholePile(target, 'acc', context) ?? named(target, 'acc', context)}`),
  put,
  'return-to-hand': ({ target }, context) => {
    const object = named(target, 'acc', context);
    if (areYours(target, context)) return youDo(TAKE_BACK, `${object} auf deine Hand`);
    return youDo(
      BRING_BACK,
      `${object} auf die ${areMany(target) ? 'Hände' : 'Hand'} ${owners(target, context)}`,
    );
  },
  'place-under': ({ target, under, facedown, grafted }, context) => {
    const what = named(target, 'acc', context);
    if (grafted) return youDo(GRAFT, `${what} auf ${named(under, 'acc', context)}`);
    return youDo(PUT, `${what} ${facedown ? 'verdeckt' : 'offen'} unter ${named(under, 'acc', context)}`);
  },
  'rearrange-top': ({ of, amount: value }, context) => {
    const cards = nounPhrase(
      { kind: 'the-number', words: `obersten ${amount(value, 'acc', context)}` },
      [],
      NOUNS.card,
      'acc',
      true,
    );
    const look = youDo(LOOK, `dir ${cards} ${pile('deck', of, 'gen', context)}`);
    const back = youDo(PUT_BACK, 'sie in beliebiger Reihenfolge');
    return { clauses: [...look.clauses, ...back.clauses], tail: '' };
  },
  'rearrange-line': ({ of, among }, context) => {
    const cards = among ? plural(among, 'acc', context, DEFINITE) : 'die Kreaturen';
    const line = of === 'you' ? 'deiner Schlachtreihe' : `der Schlachtreihe ${player(of, 'gen', context)}`;
    return youDo(ARRANGE, `${cards} in ${line} beliebig`);
  },
  'resolve-icons': ({ of }, context) =>
    said({
      person: 'du',
      verb: RESOLVE,
      objects: ofCard(of, BONUS_ICON, 'acc', context, [], true),
      after: ', als hättest du die Karte gespielt',
    }),
  attach: ({ upgrade, to, by, text }, context) => {
    const what = named(upgrade, 'acc', context);
    const words = text
      ?.map((node) => paragraph(node, createRenderContext(context.title, context.titleOf, context.lastKind)))
      .join(' ');
    if (by !== undefined) {
      const { clauses } = playerDoes(by, CONTROL, `die Kontrolle über ${what}`, context);
      const object = named({ kind: 'ref', name: areMany(upgrade) ? 'them' : 'it' }, 'acc', context);
      const host = named(to, 'acc', context);
      const move: Clause = { ...clauses[0], verb: ATTACH, objects: `${object} an ${host}` };
      return { clauses: [...clauses, move], tail: '' };
    }
    const host = named(to, 'acc', context);
    if (words === undefined) return youDo(ATTACH, `${what} an ${host}`);
    return said({
      person: 'du',
      verb: ATTACH,
      objects: `${what} als Upgrade mit dem Text „${words}“ an ${host}`,
    });
  },
  draw: ({ who, amount: value }, context) => {
    const { clauses, tail } = playerDoes(who, DRAW, '', context);
    return counting(
      'drawn',
      context,
      said({ ...clauses[0], objects: quantity(value, NOUNS.card, context) }, tail),
    );
  },
  refill: ({ who }, context) => {
    const { clauses } = playerDoes(who, FILL, `${ownWord(who, 'f', 'acc')} Hand`, context);
    return said({ ...clauses[0], after: `, als wäre es der Schritt „${STEP_NAMES.draw}“` });
  },
  'discard-from-deck': ({ of, amount: value, from = 'top' }, context) => {
    context.lastKind = 'card';
    const deck = pile('deck', of, 'gen', context);
    const stem = from === 'top' ? 'oberst' : 'unterst';
    if (typeof value === 'object')
      return said({
        person: 'du',
        verb: DISCARD,
        objects: `so viele Karten ${from === 'top' ? 'oben' : 'unten'} von ${pile('deck', of, 'dat', context)}`,
        after: `, wie ${amount(value, 'nom', context)} beträgt`,
      });
    const cards =
      value === 1
        ? nounPhrase(DEFINITE, [stem], NOUNS.card, 'acc')
        : nounPhrase(
            { kind: 'the-number', words: `${stem}en ${amount(value, 'acc', context)}` },
            [],
            NOUNS.card,
            'acc',
            true,
          );
    return youDo(DISCARD, `${cards} ${deck}`);
  },
  'discard-until': ({ of, found, from }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'discard';
    if (from === 'hand') {
      const { clauses } = playerDoes(
        of,
        DISCARD,
        `zufällige Karten aus ${ownWord(of, 'f', 'dat')} Hand`,
        context,
      );
      const who = of === 'you' ? 'du' : 'er';
      const [does, has] = of === 'you' ? ['ablegst', 'hast'] : ['ablegt', 'hat'];
      const end = `bis ${who} ${noun(found, 'acc', context)} ${does} oder keine Karten mehr ${has}`;
      return said({ ...clauses[0], adverb: 'nacheinander', after: `, ${end}` });
    }
    const after = `, bis du ${noun(found, 'acc', context)} ablegst oder das Deck leer ist`;
    return said({
      person: 'du',
      verb: DISCARD,
      objects: `nacheinander Karten oben von ${pile('deck', of, 'dat', context)}`,
      after,
    });
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const end = mayStop ? 'aufhören willst' : 'das Deck leer ist';
    const objects = `nacheinander Karten oben von ${pile('deck', of, 'dat', context)}`;
    return said({
      person: 'du',
      verb: REVEAL,
      objects,
      after: `, bis du ${noun(found, 'acc', context)} aufdeckst oder ${end}`,
    });
  },
  'shuffle-deck': ({ of }, context) => youDo(SHUFFLE, pile('deck', of, 'acc', context)),
  'shuffle-discard-into-deck': ({ of }, context) => {
    const discard = pile('discard', of, 'acc', context);
    return youDo(SHUFFLE, `${discard} in ${of === 'you' ? 'dein' : 'sein'} Deck`);
  },
  'swap-deck-and-discard': ({ of }, context) => {
    if (of === 'each') {
      const { clauses } = playerDoes(of, SWAP, 'sein Deck mit seinem Ablagestapel', context);
      return said(clauses[0]);
    }
    return youDo(SWAP, `${pile('deck', of, 'acc', context)} mit ${pile('discard', of, 'dat', context)}`);
  },
  search: ({ of, zones, what, to }, context) => {
    const places = zones.map((zone) => (zone === 'play' ? 'das Spiel' : pile(zone, of, 'acc', context)));
    const object = noun(what, 'dat', context);
    const them = areMany(what) ? 'sie' : named({ kind: 'ref', name: 'it' }, 'acc', context);
    // A card that may be any card stays hidden [14.39].
    const isHidden = what.type === 'card' && what.where.length === 0;
    const [found, objects] = FOUND[to];
    return {
      clauses: [
        { person: 'du', verb: SEARCH, objects: `${listed(places)} nach ${object}` },
        ...(isHidden ? [] : [{ person: 'du', verb: REVEAL, objects: them } as const]),
        { person: 'du', verb: found, objects: spaced(them, objects) },
      ],
      tail: '',
    };
  },
};

const FOUND: Readonly<Record<FoundPlace, readonly [Verb, string]>> = {
  hand: [TAKE, 'auf deine Hand'],
  archives: [PUT, 'in dein Archiv'],
  play: [BRING, 'ins Spiel'],
  discard: [DISCARD, ''],
  top: [PUT, 'oben auf dein Deck'],
  played: [PLAY, ''],
};

/** ", als wäre es deine Karte" */
export function asIfYours(target: Target, asYours: true | undefined): Pick<Clause, 'after'> {
  if (!asYours) return {};
  return {
    after: areMany(target) ? ', als wären es deine Karten' : ', als wäre es deine Karte',
  };
}

/** Cards of your piles. */
type Put = Extract<Effect, { kind: 'put' }>;
type OwnedPlace = Exclude<PutPlace, 'play' | 'flank' | 'anywhere'>;

const PLACES: Readonly<
  Record<OwnedPlace, readonly [Verb, string, 'deck' | 'hand' | 'archives' | 'discard']>
> = {
  top: [PUT, 'oben auf', 'deck'],
  bottom: [PUT, 'unter', 'deck'],
  shuffle: [SHUFFLE, 'in', 'deck'],
  hand: [BRING, 'auf', 'hand'],
  archives: [PUT, 'in', 'archives'],
  abduct: [PUT, 'in', 'archives'],
  discard: [PUT, 'in', 'discard'],
};

function put(node: Put, context: RenderContext): Said {
  const { target, where } = node;
  const whole = wholePile(target, 'acc', context);
  const object = whole ?? named(target, 'acc', context);
  if (where === 'play') return youDo(BRING, spaced(object, ...arrival(node, context), 'ins Spiel'));
  if (where === 'flank')
    return youDo(MOVE, `${object} an eine Flanke der Schlachtreihe ${controller(context)}`);
  if (where === 'anywhere')
    return youDo(MOVE, `${object} an eine beliebige Stelle in der Schlachtreihe ${controller(context)}`);
  const [of, link, name] = PLACES[where];
  const order = node.order === 'random' ? 'in zufälliger Reihenfolge' : '';
  const isOwn =
    (where === 'hand' && target.kind === 'ref') || where === 'abduct' || areYours(target, context);
  const place =
    node.whose !== undefined
      ? pile('archives', node.whose, 'acc', context)
      : isOwn
        ? pile(name, 'you', 'acc', context)
        : areMany(target) || whole !== undefined
          ? `${piles(name, 'acc')} ihrer Besitzer`
          : `${pile(name, 'its-owner', 'acc', context)}`;
  const act = isOwn && where === 'hand' ? TAKE : of;
  return said({ person: 'du', verb: act, objects: spaced(object, order, link, place) }, abduction(node));
}

const controller = (context: RenderContext): string => player('its-controller', 'gen', context);

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({ where, target, whose, onlyForeign }: Put): string {
  if (where !== 'abduct') return '';
  const archives = whose === 'opponent' ? 'das Archiv deines Gegners' : 'dein Archiv';
  if (areMany(target)) {
    const cards = onlyForeign ? 'Karten davon, die dir nicht gehören,' : 'diese Karten';
    return `. Verlassen ${cards} ${archives}, gehen sie stattdessen auf die Hände ihrer Besitzer`;
  }
  const leaves = onlyForeign ? 'Gehört diese Karte nicht dir und verlässt sie' : 'Verlässt diese Karte';
  return `. ${leaves} ${archives}, geht sie stattdessen auf die Hand ihres Besitzers`;
}

const STATES = { ready: 'spielbereit', exhausted: 'erschöpft' } as const;

function arrival({ state, under, at, facedown }: Put, context: RenderContext): string[] {
  const control =
    under === undefined
      ? ''
      : under === 'you'
        ? 'unter deiner Kontrolle'
        : `unter der Kontrolle ${player(under, 'gen', context)}`;
  return [
    facedown ? 'verdeckt als Spielstein-Kreatur' : '',
    state ? STATES[state] : '',
    control,
    at ? linePlace(at, 'its-controller', context) : '',
  ];
}
