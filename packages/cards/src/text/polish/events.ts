import { interpret } from '@amberhall/engine/language';
import type {
  DamageSort,
  EventPhrase,
  NodeTable,
  PlayerRef,
  Target,
  TimeWindow,
} from '@amberhall/engine/language';
import { futureOf, pastOf, predicate, wouldOf, z } from './grammar.ts';
import type { Agreement, Verb } from './grammar.ts';
import { AMBER, counterOf, houseIn, iconOf, STEP_NAMES, TURN, ZONES } from './lexicon.ts';
import { after, named, noun, subject } from './nouns.ts';
import { isYou, owned, player } from './players.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';
import { into } from './zones.ts';

export type Tense = 'future' | 'past' | 'conditional';

/** An event as subject, verb and the rest. */
export interface Clause {
  /** Empty for "ty". */
  subject: string;
  agreement: Agreement;
  /** The player who does it, whose things are "swój". */
  doer?: PlayerRef;
  verb: Verb;
  passive?: boolean;
  /** What follows the verb. A direct object is in the genitive under negation. */
  rest: (negated: boolean) => string;
}

/** One vocabulary of events for what triggers, is replaced, happened or is counted. */
export function event(phrase: EventPhrase, speech: Speech, tense: Tense = 'future', negated = false): string {
  return conjugated(clause(phrase, speech), speech, tense, negated);
}

export function conjugated(said: Clause, speech: Speech, tense: Tense, negated = false): string {
  const { subject: who, agreement, verb, passive, rest } = said;
  const form = passive ? passiveForm(verb, agreement, tense) : activeForm(verb, agreement, tense);
  const before = speech.subject;
  speech.subject = said.doer ?? 'card';
  const words = [who, negated ? `nie ${form}` : form, rest(negated)].filter(Boolean).join(' ');
  speech.subject = before;
  return words;
}

function activeForm(verb: Verb, agreement: Agreement, tense: Tense): string {
  if (tense === 'future') return futureOf(verb, agreement);
  if (tense === 'past') return pastOf(verb, agreement);
  return `${wouldOf(agreement)} ${verb.infinitive}`;
}

const BECOME: Pick<Verb, 'past'> = { past: 'został' };

function passiveForm({ participle }: Verb, agreement: Agreement, tense: Tense): string {
  const done = predicate(participle, agreement);
  if (tense === 'future') return `${agreement === 'many' ? 'zostaną' : 'zostanie'} ${done}`;
  if (tense === 'past') return `${pastOf(BECOME, agreement)} ${done}`;
  return `${wouldOf(agreement)} zostać ${done}`;
}

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? 'w tej turze' : 'w swojej poprzedniej turze';

export const clause = (phrase: EventPhrase, speech: Speech): Clause => interpret(EVENTS, phrase, speech);

/** The card of the event is "it" for what happens afterwards. */
export function rememberCard(phrase: EventPhrase, speech: Speech): void {
  const card = 'card' in phrase ? phrase.card : 'upgrade' in phrase ? phrase.upgrade : undefined;
  if (card === undefined) return;
  speech.isSelfLast = card.kind === 'ref' && card.name === 'self';
  if (card.kind === 'select') speech.lastKind = card.type;
  else if (card.name === 'this-creature') speech.lastKind = speech.host;
}

const nothing = (): string => '';

function byCard(card: Target, speech: Speech, verb: Verb, rest: Clause['rest'] = nothing): Clause {
  const { words, agreement } = subject(card, speech);
  return { subject: words, agreement, verb, rest };
}
const toCard = (card: Target, speech: Speech, verb: Verb, rest: Clause['rest'] = nothing): Clause => ({
  ...byCard(card, speech, verb, rest),
  passive: true,
});

/** "Po tym, jak dowolny gracz wykuje klucz": any of them, one at a time. */
const byPlayer = (who: PlayerRef, speech: Speech, verb: Verb, rest: Clause['rest']): Clause => ({
  subject: isYou(who) ? '' : player(who === 'each' ? 'a-player' : who, 'nom', speech),
  agreement: isYou(who) ? 'you' : 'm',
  doer: who,
  verb,
  rest,
});

/** A direct object. */
const object =
  (card: Target, speech: Speech): Clause['rest'] =>
  (negated) =>
    named(card, negated ? 'gen' : 'acc', speech);

const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: 'obrażenia w walce',
  assault: 'obrażenia od Szturmu',
  hazardous: 'obrażenia od Zagrożenia',
  splash: 'obrażenia od Rozprysku',
  effect: 'obrażenia',
  icon: 'obrażenia od ikony premii {damage}',
};

const REAP: Verb = {
  ...VERBS.reap,
  infinitive: 'zebrać plon',
  future: 'zbierze plon',
  past: 'zebrał plon',
};
const FIGHT: Verb = {
  ...VERBS.fight,
  infinitive: 'stoczyć walkę',
  future: 'stoczy walkę',
  past: 'stoczył walkę',
};

const a =
  (one: string, negated: string): Clause['rest'] =>
  (isNegated) =>
    isNegated ? negated : one;

const EVENTS: NodeTable<EventPhrase, [speech: Speech], Clause> = {
  reaps: ({ card }, speech) => byCard(card, speech, REAP),
  attacked: ({ card }, speech) => toCard(card, speech, VERBS.attack),
  'enters-play': ({ card }, speech) => byCard(card, speech, VERBS.enter, () => 'do gry'),
  'leaves-play': ({ card }, speech) => byCard(card, speech, VERBS.leave, a('grę', 'gry')),
  readied: ({ card, by }, speech) =>
    by === undefined
      ? toCard(card, speech, VERBS.ready)
      : byPlayer(by, speech, VERBS.ready, object(card, speech)),
  fights: ({ card, against }, speech) =>
    byCard(card, speech, FIGHT, () => (against ? z(after(against, 'ins', speech)) : '')),
  destroyed: ({ card, inFight, fighting, cause }, speech) => {
    const rest = (): string => {
      if (cause?.of) return `przez ${DAMAGES[cause.damage]} zadane przez ${after(cause.of, 'acc', speech)}`;
      if (cause) return `przez ${DAMAGES[cause.damage]}`;
      if (fighting) return `w walce ${z(after(fighting, 'ins', speech))}`;
      return inFight ? 'w walce' : '';
    };
    return toCard(card, speech, VERBS.destroy, rest);
  },
  'dealt-damage': ({ card, damage }, speech) =>
    byCard(card, speech, VERBS.receive, (negated) =>
      (damage ? DAMAGES[damage] : 'obrażenia').replace('obrażenia', negated ? 'obrażeń' : 'obrażenia'),
    ),
  'prevents-damage': ({ card }, speech) => {
    speech.amountVerb = 'prevented';
    return byCard(card, speech, VERBS.prevent, () => 'obrażeniom dzięki swojemu pancerzowi');
  },
  plays: ({ by, card }, speech) => byPlayer(by, speech, VERBS.play, object(card, speech)),
  discards: ({ by, card }, speech) => byPlayer(by, speech, VERBS.discard, object(card, speech)),
  uses: ({ by, card, to }, speech) =>
    byPlayer(by, speech, VERBS.use, () => `${noun(card, 'gen', speech)}${to ? USES[to] : ''}`),
  forges: ({ by }, speech) => byPlayer(by, speech, VERBS.forge, a('klucz', 'klucza')),
  'chooses-house': ({ by, house, other }, speech) =>
    byPlayer(by, speech, VERBS.choose, (negated) => {
      const wanted = negated ? 'gen' : 'acc';
      const which = house ? houseIn(house, other ? 'nom' : wanted) : negated ? 'domu' : 'dom';
      const lead = other ? `${negated ? 'domu innego' : 'dom inny'} niż ` : '';
      return `${lead}${which} jako ${negated ? 'swojego aktywnego domu' : 'swój aktywny dom'}`;
    }),
  'gains-amber': ({ by, from }, speech) =>
    byPlayer(by, speech, VERBS.gain, () => (from ? `${AMBER} ze zbierania` : AMBER)),
  steals: ({ by }, speech) => {
    speech.amountVerb = 'stolen';
    return byPlayer(by, speech, VERBS.steal, () => AMBER);
  },
  'raises-tide': ({ by }, speech) => byPlayer(by, speech, VERBS.raise, a('pływ', 'pływu')),
  shuffles: ({ by, withDiscard }, speech) =>
    withDiscard
      ? byPlayer(
          by,
          speech,
          VERBS.shuffle,
          (negated) =>
            `${negated ? 'swojego stosu' : 'swój stos'} kart odrzuconych do ${owned(ZONES.deck.noun, { case: 'gen', many: false }, by, speech)}`,
        )
      : byPlayer(by, speech, VERBS.shuffleUp, (negated) =>
          owned(ZONES.deck.noun, { case: negated ? 'gen' : 'acc', many: false }, by, speech),
        ),
  captures: ({ card }, speech) => byCard(card, speech, VERBS.capture, () => AMBER),
  archives: ({ by }, speech) => byPlayer(by, speech, VERBS.archive, a('kartę', 'karty')),
  draws: ({ by, during }, speech) =>
    byPlayer(by, speech, VERBS.draw, (negated) => {
      const step = during
        ? ` ${during.outside ? 'poza swoim krokiem' : 'w swoim kroku'} „${STEP_NAMES[during.step]}”`
        : '';
      return `${negated ? 'karty' : 'kartę'}${step}`;
    }),
  'begins-use': ({ by, card }, speech) =>
    byPlayer(by, speech, VERBS.begin, () => `używać ${noun(card, 'gen', speech)}`),
  'resolves-icon': ({ by, icon }, speech) =>
    byPlayer(by, speech, VERBS.resolve, (negated) => iconOf(icon).one[negated ? 'gen' : 'acc']),
  'loses-amber': ({ by }, speech) => byPlayer(by, speech, VERBS.lose, () => AMBER),
  'takes-archives': ({ by }, speech) =>
    byPlayer(by, speech, VERBS.take, () => `swoje archiwum ${into('hand', by, speech)}`),
  unforges: ({ by }, speech) => byPlayer(by, speech, VERBS.unforge, a('klucz', 'klucza')),
  'turn-starts': ({ of }, speech) => turn(of, VERBS.start, speech),
  'turn-ends': ({ of }, speech) => turn(of, VERBS.end, speech),
  attached: ({ upgrade, to }, speech) =>
    toCard(upgrade, speech, VERBS.attach, () =>
      to === undefined ? '' : `do ${after(to, 'gen', speech).replace(' i każdego ', ' lub dowolnego ')}`,
    ),
  exhausted: ({ card }, speech) => toCard(card, speech, VERBS.exhaust),
  exalted: ({ card, by }, speech) =>
    by ? byPlayer(by, speech, VERBS.exalt, object(card, speech)) : toCard(card, speech, VERBS.exalt),
  healed: ({ card }, speech) => toCard(card, speech, VERBS.heal),
  flipped: ({ card }, speech) => toCard(card, speech, VERBS.flip),
  'changes-control': ({ card }, speech) => ({
    subject: `kontrola nad ${after(card, 'ins', speech)}`,
    agreement: 'f',
    verb: VERBS.change,
    rest: nothing,
  }),
  'counters-put': ({ counter, card }, speech) => ({
    subject: counterOf(counter).one.nom,
    agreement: 'm',
    verb: VERBS.place,
    passive: true,
    rest: () => `na ${after(card, 'loc', speech)}`,
  }),
  'placed-under': ({ card, under }, speech) =>
    toCard(card, speech, VERBS.place, () => `pod ${after(under, 'ins', speech)}`),
  'finishes-playing': ({ by, card }, speech) =>
    byCard(
      card,
      speech,
      VERBS.go,
      () => `na stos kart odrzuconych swojego właściciela po zagraniu przez ${player(by, 'acc', speech)}`,
    ),
  'deals-damage': ({ card }, speech) => byCard(card, speech, VERBS.deal, a('obrażenia', 'obrażeń')),
  moves: ({ card, from, to }, speech) =>
    byCard(card, speech, VERBS.go, () => {
      const target = to === 'play' ? 'do gry' : into(to, 'a-player', speech);
      const source = from === 'play' ? 'gry' : ZONES[from].noun.one.gen;
      return `${z(source)} ${target}`;
    }),
};

const USES = { fight: ' do walki', reap: ' do zbierania' } as const;

/** "twoja tura", "tura twojego przeciwnika" */
export const turnOf = (who: PlayerRef, wanted: 'nom' | 'gen' | 'loc', speech: Speech): string =>
  owned(TURN, { case: wanted, many: false }, who, speech);

const turn = (of: PlayerRef, verb: Verb, speech: Speech): Clause => ({
  subject: turnOf(of, 'nom', speech),
  agreement: 'f',
  verb,
  rest: nothing,
});
