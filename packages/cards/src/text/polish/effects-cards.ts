import type { Effect, FoundPlace, NodeTable, PutPlace, Target } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, eachOf } from './amounts.ts';
import { withAmountVerb } from './effects-amber.ts';
import { adjective, counted, declined, formAfter, listed } from './grammar.ts';
import type { Verb } from './grammar.ts';
import { CARD, iconOf, LINE, ZONES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { after, belonging, named, noun, plural, wholePile } from './nouns.ts';
import { asMany } from './phrases.ts';
import { isYou, owned, ownWord, player, playerDoes } from './players.ts';
import { genderOfNamed, it, pronounOf } from './pronouns.ts';
import { areMany, areYours } from '../references.ts';
import { createRenderContext } from '../render-context.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

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
  | 'resolve-icons';

const ONE = { many: false } as const;

export const cardEffects: Pick<NodeTable<Effect, [speech: Speech], string>, CardKind> = {
  play: ({ target, asYours, on }, speech) => {
    const what = `${VERBS.play[speech.mood]} ${named(target, 'acc', speech)}${asYours ? asIfYours(target, speech) : ''}`;
    return on ? `${what} na ${after(on, 'acc', speech)}` : what;
  },
  discard: ({ target, by }, speech) =>
    playerDoes(by ?? 'you', VERBS.discard, () => named(target, 'acc', speech), speech),
  look: ({ target }, speech) =>
    `${VERBS.look[speech.mood]} ${wholePile(target, 'acc', speech) ?? named(target, 'acc', speech)}`,
  put,
  'place-under': ({ target, under, facedown, grafted }, speech) => {
    const what = named(target, 'acc', speech);
    const form = { case: 'acc', many: areMany(target), gender: genderOfNamed(target, speech) } as const;
    const side = adjective(facedown ? 'zakryty' : 'odkryty', form);
    const beneath = `pod ${after(under, 'acc', speech)}`;
    return grafted
      ? `${VERBS.graft[speech.mood]} ${what} ${beneath}`
      : `${VERBS.put[speech.mood]} ${what} ${side} ${beneath}`;
  },
  'rearrange-top': ({ of, amount: value }, speech) => {
    const number = typeof value === 'number' ? value : 5;
    const form = formAfter(number, 'acc');
    const top = adjective('wierzchni', { ...form, gender: 'f' });
    const deck = owned(ZONES.deck.noun, { case: 'gen', ...ONE }, of, speech);
    return `${VERBS.look[speech.mood]} ${amount(value, 'acc', speech)} ${top} ${declined(CARD, form)} ${deck} i ${VERBS.put[speech.mood]} je z powrotem w dowolnej kolejności`;
  },
  'rearrange-line': ({ of, among }, speech) =>
    `${VERBS.rearrange[speech.mood]} w dowolny sposób ${among ? plural(among, 'acc', speech) : 'stworzenia'} w ${owned(LINE, { case: 'loc', ...ONE }, of, speech)}`,
  'resolve-icons': ({ of }, speech) => {
    const icons = belonging(iconOf(undefined).many.acc, of, speech);
    return `${VERBS.resolve[speech.mood]} ${icons} tak, jakby ${pronounOf(of, { case: 'acc' }, speech)} zagrano`;
  },
  attach: ({ upgrade, to, by, text }, speech) => {
    if (by !== undefined) {
      const control = playerDoes(
        by,
        VERBS.takeControl,
        () => `kontrolę nad ${after(upgrade, 'ins', speech)}`,
        speech,
      );
      const moved = pronounOf(upgrade, { case: 'acc' }, speech);
      const move = isYou(by) ? VERBS.move[speech.mood] : VERBS.move.third;
      return `${control} i ${move} ${moved} na ${after(to, 'acc', speech)}`;
    }
    const attached = `${VERBS.attach[speech.mood]} ${named(upgrade, 'acc', speech)} do ${after(to, 'gen', speech)}`;
    if (text === undefined) return attached;
    const said = text
      .map((node) => ability(node, createRenderContext(speech.title, speech.titleOf, speech.lastKind)))
      .join(' ');
    return `${attached} jako ulepszenie z tekstem: „${said}”`;
  },
  draw: ({ who, amount: value }, speech) =>
    withAmountVerb(
      playerDoes(who, VERBS.draw, () => cardsDrawn(value, speech), speech),
      'drawn',
      speech,
    ),
  refill: ({ who }, speech) =>
    playerDoes(who, VERBS.refill, () => 'swoją rękę tak jak w kroku „dobierz karty”', speech),
  'discard-from-deck': ({ of, amount: value, from = 'top' }, speech) => {
    const end = from === 'top' ? 'wierzchni' : 'spodni';
    const deck = owned(ZONES.deck.noun, { case: 'gen', ...ONE }, of, speech);
    const verb = VERBS.discard[speech.mood];
    const cards = (form: Parameters<typeof declined>[1]) =>
      `${adjective(end, { ...form, gender: 'f' })} ${declined(CARD, form)} ${deck}`;
    const words =
      typeof value === 'object'
        ? asMany(cards({ case: 'gen', many: true }), value, speech)
        : value === 'that-much'
          ? `tyle samo ${cards({ case: 'gen', many: true })}`
          : `${value === 1 ? '' : `${value} `}${cards(formAfter(Number(value), 'acc'))}`;
    speech.lastKind = 'card';
    return `${verb} ${words}`;
  },
  'discard-until': ({ of, found, from }, speech) => {
    speech.searchedFor = found;
    speech.searchVerb = 'discard';
    if (from === 'hand') {
      const [second, third] = ['odrzucisz', 'odrzuci'];
      const what = () =>
        `po jednej losowej karcie ze swojej ręki, aż ${isYou(of) ? second : third} ${noun(found, 'acc', speech)} lub zabraknie kart`;
      return playerDoes(of, VERBS.keepDiscarding, what, speech);
    }
    return `${VERBS.keepDiscarding[speech.mood]} karty z wierzchu ${deckOf(of, speech)}, aż odrzucisz ${noun(found, 'acc', speech)} lub zabraknie kart`;
  },
  'reveal-until': ({ of, found, mayStop }, speech) => {
    speech.searchedFor = found;
    speech.searchVerb = 'reveal';
    const end = mayStop ? 'postanowisz przestać' : 'zabraknie kart';
    return `${VERBS.keepRevealing[speech.mood]} karty z wierzchu ${deckOf(of, speech)}, aż ujawnisz ${noun(found, 'acc', speech)} lub ${end}`;
  },
  'shuffle-deck': ({ of }, speech) =>
    `${VERBS.shuffleUp[speech.mood]} ${owned(ZONES.deck.noun, { case: 'acc', ...ONE }, of, speech)}`,
  'shuffle-discard-into-deck': ({ of }, speech) => {
    const pile = owned(ZONES.discard.noun, { case: 'acc', ...ONE }, of, speech);
    return `${VERBS.shuffle[speech.mood]} ${pile} do ${isYou(of) ? 'swojej' : 'jego'} talii`;
  },
  'swap-deck-and-discard': ({ of }, speech) => {
    const deck = owned(ZONES.deck.noun, { case: 'acc', ...ONE }, of, speech);
    return `${VERBS.swap[speech.mood]} miejscami ${deck} i ${isYou(of) ? 'swój' : 'jego'} stos kart odrzuconych`;
  },
  search: ({ of, zones, what, to }, speech) => {
    const piles = listed(
      zones.flatMap((zone) =>
        zone === 'play' ? [] : [owned(ZONES[zone].noun, { case: 'acc', ...ONE }, of, speech)],
      ),
    );
    const object = noun(what, 'gen', speech);
    const them = it(areMany(what) ? 'many' : genderOfNamed(what, speech), { case: 'acc' });
    // A card that may be any card stays hidden [14.39].
    const shown =
      what.type === 'card' && what.where.length === 0 ? [] : [`${VERBS.reveal[speech.mood]} ${them}`];
    return listed([
      `${VERBS.search[speech.mood]} ${piles} w poszukiwaniu ${object}`,
      ...shown,
      FOUND[to](them, speech),
    ]);
  },
};

const deckOf = (of: Parameters<typeof owned>[2], speech: Speech): string =>
  owned(ZONES.deck.noun, { case: 'gen', ...ONE }, of, speech);

const FOUND: Readonly<Record<FoundPlace, (them: string, speech: Speech) => string>> = {
  hand: (them, speech) => `${VERBS.take[speech.mood]} ${them} na swoją rękę`,
  archives: (them, speech) => `${VERBS.place[speech.mood]} ${them} w swoim archiwum`,
  play: (them, speech) => `${VERBS.putIntoPlay[speech.mood]} ${them} do gry`,
  discard: (them, speech) => `${VERBS.discard[speech.mood]} ${them}`,
  top: (them, speech) => `${VERBS.place[speech.mood]} ${them} na wierzchu swojej talii`,
  played: (them, speech) => `${VERBS.play[speech.mood]} ${them}`,
};

/** "tak, jakby należało do ciebie" */
export function asIfYours(target: Target, speech: Speech): string {
  const gender = areMany(target) ? 'many' : genderOfNamed(target, speech);
  return `, jakby ${{ m: 'należał', f: 'należała', n: 'należało', many: 'należały' }[gender]} do ciebie`;
}

function cardsDrawn(value: Extract<Effect, { kind: 'draw' }>['amount'], speech: Speech): string {
  if (value === 1) return CARD.one.acc;
  if (typeof value === 'number') return counted(value, CARD, 'acc');
  if (value === 'that-much') return `tyle samo ${CARD.many.gen}`;
  if (typeof value === 'object' && value.kind === 'per') {
    const cards = value.times === 1 ? CARD.one.acc : counted(value.times, CARD, 'acc');
    return `${cards} za ${eachOf(value.each, speech)}`;
  }
  return asMany(CARD.many.gen, value, speech);
}

type Put = Extract<Effect, { kind: 'put' }>;
type OwnedPlace = Exclude<PutPlace, 'play' | 'flank' | 'anywhere' | 'abduct'>;

/** Where cards go: the words before the pile, the pile and its case. */
const PLACES: Readonly<
  Record<OwnedPlace, { before: string; pile: keyof typeof ZONES; wanted: 'gen' | 'loc' | 'acc' }>
> = {
  top: { before: 'na wierzchu', pile: 'deck', wanted: 'gen' },
  bottom: { before: 'na spodzie', pile: 'deck', wanted: 'gen' },
  shuffle: { before: 'do', pile: 'deck', wanted: 'gen' },
  hand: { before: 'na', pile: 'hand', wanted: 'acc' },
  archives: { before: 'w', pile: 'archives', wanted: 'loc' },
  discard: { before: 'na', pile: 'discard', wanted: 'loc' },
};

function put(node: Put, speech: Speech): string {
  const { target, where } = node;
  const object = wholePile(target, 'acc', speech) ?? named(target, 'acc', speech);
  if (where === 'play') return `${VERBS.putIntoPlay[speech.mood]} ${intoPlay(node, object, speech)}`;
  if (where === 'flank')
    return `${VERBS.move[speech.mood]} ${object} na flankę linii bitwy ${player('its-controller', 'gen', speech)}`;
  if (where === 'anywhere')
    return `${VERBS.move[speech.mood]} ${object} w dowolne miejsce linii bitwy ${player('its-controller', 'gen', speech)}`;
  if (where === 'abduct' || node.whose) {
    const archives = owned(ZONES.archives.noun, { case: 'loc', ...ONE }, node.whose ?? 'you', speech);
    return `${VERBS.place[speech.mood]} ${object} w ${archives}${abduction(node)}`;
  }
  const isFound = where === 'hand' && target.kind === 'ref';
  const isYours = isFound || areYours(target, speech);
  const { before, pile, wanted } = PLACES[where];
  const verb: Verb =
    where === 'shuffle'
      ? VERBS.shuffle
      : where === 'hand'
        ? isYours
          ? VERBS.take
          : VERBS.move
        : VERBS.place;
  const place = isYours
    ? owned(ZONES[pile].noun, { case: wanted, ...ONE }, 'you', speech)
    : ofOwners(pile, wanted, target, speech).replace('jej', ownerOf(target));
  const order = node.order === 'random' ? ' w losowej kolejności' : '';
  return `${verb[speech.mood]} ${object} ${before} ${place}${order}`;
}

/** The owner of cards that come from one pile: "ich właściciel", and "jego" after "archiwum". */
function ownerOf(target: Target): string {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone') return 'jej';
  const { zone, where, quantifier, type } = target;
  const number = zone.top ?? zone.bottom;
  if (number !== undefined) return number === 1 ? 'jej' : 'ich';
  if (quantifier.kind !== 'each' || type !== 'card') return 'jej';
  const isRest = where.some((filter) => filter.kind === 'not' && filter.filter.kind === 'is');
  if (isRest || Array.isArray(zone.name)) return 'ich';
  return where.length === 0 && zone.name === 'archives' ? 'jego' : 'jej';
}

/** "kartę „Troll” do gry", "do gry stworzenie ze swojej ręki": a long object comes last. */
function intoPlay(node: Put, object: string, speech: Speech): string {
  const under = node.under ? ` pod ${control(node.under, speech)}` : '';
  const at = node.at ? linePlace(node.at, speech, { after: player('its-controller', 'gen', speech) }) : '';
  const state = arrival(node, speech);
  return / (?:ze|z|spod|niemając\p{L}+) /u.test(object)
    ? `do gry${under}${at} ${object}${state}`
    : `${object} do gry${state}${under}${at}`;
}

/** "talii jej właściciela", "talii ich właścicieli" */
function ofOwners(
  pile: keyof typeof ZONES,
  wanted: 'gen' | 'loc' | 'acc',
  target: Target,
  speech: Speech,
): string {
  const { noun: zone } = ZONES[pile];
  if (areMany(target)) return `${zone.one[wanted]} ich właścicieli`;
  return `${zone.one[wanted]} ${player('its-owner', 'gen', speech)}`;
}

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({ where, target, whose, onlyForeign }: Put): string {
  if (where !== 'abduct') return '';
  const archives = whose === 'opponent' ? 'jego archiwum' : 'twoje archiwum';
  if (areMany(target)) {
    const cards = onlyForeign
      ? 'którakolwiek z tych kart, których nie jesteś właścicielem,'
      : 'którakolwiek z tych kart';
    return `. Jeśli ${cards} opuści ${archives}, zamiast tego trafia na rękę swojego właściciela`;
  }
  const leaves = onlyForeign
    ? `nie jesteś właścicielem tej karty i opuści ona ${archives}`
    : `ta karta opuści ${archives}`;
  return `. Jeśli ${leaves}, zamiast tego trafia na rękę swojego właściciela`;
}

/** "zakryte jako żetonowe stworzenie", "przygotowane" */
function arrival({ state, facedown, target }: Put, speech: Speech): string {
  const form = { case: 'acc', many: areMany(target), gender: genderOfNamed(target, speech) } as const;
  const ready = state && ` ${adjective(state === 'ready' ? 'przygotowany' : 'wyczerpany', form)}`;
  return [
    facedown
      ? ` ${adjective('zakryty', form)} jako ${areMany(target) ? 'żetonowe stworzenia' : 'żetonowe stworzenie'}`
      : '',
    ready ?? '',
  ].join('');
}

/** "swoją kontrolą", "kontrolą jej właściciela" */
export function control(who: Parameters<typeof ownWord>[0], speech: Speech): string {
  const own = ownWord(who, { case: 'ins', many: false, gender: 'f' }, speech);
  return own ? `${own} kontrolą` : `kontrolą ${player(who, 'gen', speech)}`;
}
