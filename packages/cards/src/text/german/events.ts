import { interpret } from '@amberhall/engine/language';
import type { DamageSort, EventPhrase, PlayerRef, Target, TimeWindow } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import type { Person } from './clauses.ts';
import { spaced } from './grammar.ts';
import { theHouse } from './houses.ts';
import { counterNoun, iconNoun, STEP_NAMES } from './lexicon.ts';
import { named, noun } from './nouns.ts';
import { ownWord, personOf, subject } from './players.ts';
import { pile } from './zones.ts';

/** The forms of a verb in events: infinitive, third person singular, participle. */
interface EventVerb {
  infinitive: string;
  du: string;
  er: string;
  participle: string;
  with: 'haben' | 'sein';
  /** "hat steigen lassen": an infinitive in place of the participle, after "haben". */
  substitute?: string;
}
const verb = (forms: string, auxiliary: EventVerb['with'] = 'haben'): EventVerb => {
  const [infinitive = '', du = '', er = '', participle = ''] = forms.split(' ');
  return { infinitive, du, er, participle, with: auxiliary };
};

/** An event in parts. The verb comes last in all that is written about events. */
export interface EventParts {
  subject: string;
  person: Person;
  objects: string;
  verb: EventVerb;
  passive?: boolean;
}

export const eventParts = (phrase: EventPhrase, context: RenderContext): EventParts => {
  const parts: EventParts = interpret(EVENTS, phrase, context);
  if ('card' in phrase && phrase.card.kind === 'select') context.lastKind = phrase.card.type;
  return parts;
};

export function windowWords(window: TimeWindow, phrase: EventPhrase): string {
  if (window === 'this-turn') return 'in diesem Zug';
  return 'by' in phrase && phrase.by === 'opponent' ? 'in seinem vorigen Zug' : 'im vorigen Zug';
}

interface Details {
  window?: string;
  subject?: string;
  objects?: string;
  negated?: boolean;
}

const HAVE = { haben: { du: 'hast', er: 'hat', sie: 'haben' }, sein: { du: 'bist', er: 'ist', sie: 'sind' } };
const WAS = { du: 'wurdest', er: 'wurde', sie: 'wurden' };
const BECOMES = { du: 'wirst', er: 'wird', sie: 'werden' };
const WOULD = { du: 'würdest', er: 'würde', sie: 'würden' };

/** What follows "nachdem" and "falls": "du in diesem Zug eine Kreatur gespielt hast". */
export function happened(phrase: EventPhrase, context: RenderContext, details: Details = {}): string {
  const { subject: who, person, objects, verb: of, passive } = { ...eventParts(phrase, context), ...details };
  const finite = passive ? WAS[person] : HAVE[of.with][person];
  const [named, what, not] = details.negated ? denied(who, objects) : [who, objects, ''];
  const verbs = of.substitute ? [finite, of.substitute] : [of.participle, finite];
  return spaced(named, details.window, what, not, ...verbs);
}

/** "keine Kreatur gespielt", "nicht geerntet": the first word without a definite meaning is denied. */
function denied(who: string, objects: string): [subject: string, objects: string, not: string] {
  const indefinite = /^ein(?=(?:e|en|em|er)? )/;
  if (indefinite.test(who)) return [who.replace(indefinite, 'kein'), objects, ''];
  if (indefinite.test(objects)) return [who, objects.replace(indefinite, 'kein'), ''];
  return objects === '{amber}' ? [who, 'kein {amber}', ''] : [who, objects, 'nicht'];
}

/** "bevor sie kämpft" */
export function happens(phrase: EventPhrase, context: RenderContext): string {
  const { subject: who, person, objects, verb: of, passive } = eventParts(phrase, context);
  const finite = passive
    ? `${of.participle} ${BECOMES[person]}`
    : person === 'sie'
      ? of.infinitive
      : of[person];
  return spaced(who, objects, of.substitute && 'steigen', finite);
}

/** "falls sie zerstört würde" */
export function wouldHappen(phrase: EventPhrase, context: RenderContext): string {
  const { subject: who, person, objects, verb: of, passive } = eventParts(phrase, context);
  return spaced(who, objects, passive ? of.participle : (of.substitute ?? of.infinitive), WOULD[person]);
}

export const timesHappened = (
  { of, when }: { of: EventPhrase; when: TimeWindow },
  context: RenderContext,
): string => happened(of, context, { window: windowWords(when, of) });

const REAP = verb('ernten erntest erntet geerntet');
const ENTER = verb('kommen kommst kommt gekommen', 'sein');
const LEAVE = verb('verlassen verlässt verlässt verlassen');
const FIGHT = verb('kämpfen kämpfst kämpft gekämpft');
const ATTACK = verb('angreifen angreifst angreift angegriffen');
const READY = verb('machen machst macht gemacht');
const DESTROY = verb('zerstören zerstörst zerstört zerstört');
const DEAL = verb('zufügen zufügst zufügt zugefügt');
const PREVENT = verb('verhindern verhinderst verhindert verhindert');
const PLAY = verb('spielen spielst spielt gespielt');
const DISCARD = verb('ablegen ablegst ablegt abgelegt');
const USE = verb('benutzen benutzt benutzt benutzt');
const FORGE = verb('schmieden schmiedest schmiedet geschmiedet');
const CHOOSE = verb('wählen wählst wählt gewählt');
const GAIN = verb('erhalten erhältst erhält erhalten');
const STEAL = verb('stehlen stiehlst stiehlt gestohlen');
const RAISE = { ...verb('lassen lässt lässt lassen'), substitute: 'steigen lassen' };
const SHUFFLE = verb('mischen mischst mischt gemischt');
const CAPTURE = verb('erbeuten erbeutest erbeutet erbeutet');
const ARCHIVE = verb('archivieren archivierst archiviert archiviert');
const DRAW = verb('ziehen ziehst zieht gezogen');
const BEGIN = verb('beginnen beginnst beginnt begonnen');
const RESOLVE = verb('abhandeln abhandelst abhandelt abgehandelt');
const LOSE = verb('verlieren verlierst verliert verloren');
const TAKE = verb('nehmen nimmst nimmt genommen');
const START = verb('beginnen beginnst beginnt begonnen');
const END = verb('enden endest endet geendet');
const ATTACH = verb('anlegen anlegst anlegt angelegt');
const EXHAUST = verb('erschöpfen erschöpfst erschöpft erschöpft');
const EXALT = verb('preisen preist preist gepriesen');
const HEAL = verb('heilen heilst heilt geheilt');
const FLIP = verb('umdrehen umdrehst umdreht umgedreht');
const CHANGE = verb('wechseln wechselst wechselt gewechselt');
const PUT = verb('legen legst legt gelegt');

const byCard = (card: Target, context: RenderContext, of: EventVerb, objects = ''): EventParts => ({
  subject: named(card, 'nom', context),
  person: areMany(card) ? 'sie' : 'er',
  verb: of,
  objects,
});
const toCard = (card: Target, context: RenderContext, of: EventVerb, objects = ''): EventParts => ({
  ...byCard(card, context, of, objects),
  passive: true,
});
/** "Nachdem ein Spieler …": any of them, one at a time. */
const byPlayer = (
  who: PlayerRef,
  of: EventVerb,
  objects: string | (() => string),
  context: RenderContext,
): EventParts => {
  // The objects can refer to the player.
  const player = subject(who === 'each' ? 'a-player' : who, context);
  return {
    subject: player,
    person: personOf(who),
    verb: of,
    objects: typeof objects === 'string' ? objects : objects(),
  };
};

const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: 'Schaden im Kampf',
  assault: 'Angriffsschaden',
  hazardous: 'Gefährlich-Schaden',
  splash: 'Flächenangriffsschaden',
  effect: 'Schaden',
  icon: 'Schaden durch ein {damage}-Bonussymbol',
};

const EVENTS: TextTable<EventPhrase, EventParts> = {
  reaps: ({ card }, context) => byCard(card, context, REAP),
  attacked: ({ card }, context) => toCard(card, context, ATTACK),
  'enters-play': ({ card }, context) => byCard(card, context, ENTER, 'ins Spiel'),
  'leaves-play': ({ card }, context) => byCard(card, context, LEAVE, 'das Spiel'),
  readied: ({ card, by }, context) =>
    by === undefined
      ? toCard(card, context, READY, 'spielbereit')
      : byPlayer(by, READY, () => `${named(card, 'acc', context)} spielbereit`, context),
  fights: ({ card, against }, context) =>
    byCard(card, context, FIGHT, against ? `gegen ${named(against, 'acc', context)}` : ''),
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const destroyed = toCard(card, context, DESTROY);
    if (cause) {
      const of = cause.of ? ` von ${named(cause.of, 'dat', context)}` : '';
      return { ...destroyed, objects: `durch ${DAMAGES[cause.damage]}${of}` };
    }
    const fight = fighting ? `im Kampf gegen ${named(fighting, 'acc', context)}` : inFight ? 'im Kampf' : '';
    return { ...destroyed, objects: fight };
  },
  'dealt-damage': ({ card, damage }, context) => ({
    subject: named(card, 'dat', context),
    person: 'er',
    verb: DEAL,
    objects: damage ? DAMAGES[damage] : 'Schaden',
    passive: true,
  }),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return byCard(card, context, PREVENT, 'durch Rüstung Schaden');
  },
  plays: ({ by, card }, context) => byPlayer(by, PLAY, () => noun(card, 'acc', context), context),
  discards: ({ by, card }, context) => byPlayer(by, DISCARD, () => noun(card, 'acc', context), context),
  uses: ({ by, card, to }, context) => {
    const purpose = to === undefined ? '' : to === 'fight' ? 'zum Kämpfen' : 'zum Ernten';
    return byPlayer(by, USE, () => spaced(noun(card, 'acc', context), purpose), context);
  },
  forges: ({ by }, context) => byPlayer(by, FORGE, 'einen Schlüssel', context),
  'chooses-house': ({ by, house, other }, context) => {
    const chosen = house ? theHouse(house, context) : 'ein Haus';
    const which = other ? (house ? `ein anderes Haus als ${chosen}` : 'ein anderes Haus') : chosen;
    return byPlayer(by, CHOOSE, `${which} als aktives Haus`, context);
  },
  'gains-amber': ({ by, from }, context) =>
    byPlayer(by, GAIN, from === undefined ? '{amber}' : 'durch Ernten {amber}', context),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, STEAL, '{amber}', context);
  },
  'raises-tide': ({ by }, context) => byPlayer(by, RAISE, 'die Flut', context),
  shuffles: ({ by, withDiscard }, context) => {
    const deck = `${ownWord(by, 'n', 'acc')} Deck`;
    const objects = withDiscard ? `${ownWord(by, 'm', 'acc')} Ablagestapel in ${deck}` : deck;
    return byPlayer(by, SHUFFLE, objects, context);
  },
  captures: ({ card }, context) => byCard(card, context, CAPTURE, '{amber}'),
  archives: ({ by }, context) => byPlayer(by, ARCHIVE, 'eine Karte', context),
  draws: ({ by, during }, context) => {
    const step =
      during && `${ownWord(by, 'm', during.outside ? 'gen' : 'dat')} Schritt${during.outside ? 's' : ''}`;
    const when = during ? `${during.outside ? 'außerhalb' : 'in'} ${step} „${STEP_NAMES[during.step]}“` : '';
    return byPlayer(by, DRAW, spaced(when, 'eine Karte'), context);
  },
  'begins-use': ({ by, card }, context) =>
    byPlayer(by, BEGIN, () => `${noun(card, 'acc', context)} zu benutzen`, context),
  'resolves-icon': ({ by, icon }, context) => byPlayer(by, RESOLVE, `ein ${iconNoun(icon).one.acc}`, context),
  'loses-amber': ({ by }, context) => byPlayer(by, LOSE, '{amber}', context),
  'takes-archives': ({ by }, context) =>
    byPlayer(by, TAKE, `${ownWord(by, 'n', 'acc')} Archiv auf die Hand`, context),
  unforges: ({ by }, context) => byPlayer(by, READY, 'einen Schlüssel ungeschmiedet', context),
  'turn-starts': ({ of }) => ({ subject: turnOf(of), person: 'er', verb: START, objects: '' }),
  'turn-ends': ({ of }) => ({ subject: turnOf(of), person: 'er', verb: END, objects: '' }),
  attached: ({ upgrade, to }, context) => {
    const host = to && named(to, 'acc', context).replace(' und jede ', ' oder eine ');
    return toCard(upgrade, context, ATTACH, host === undefined ? '' : `an ${host}`);
  },
  exhausted: ({ card }, context) => toCard(card, context, EXHAUST),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, EXALT, () => named(card, 'acc', context), context) : toCard(card, context, EXALT),
  healed: ({ card }, context) => toCard(card, context, HEAL),
  flipped: ({ card }, context) => toCard(card, context, FLIP),
  'changes-control': ({ card }, context) => byCard(card, context, CHANGE, 'den Kontrolleur'),
  'counters-put': ({ card, counter }, context) => ({
    subject: `ein ${counterNoun(counter).one.nom}`,
    person: 'er',
    verb: PUT,
    passive: true,
    objects: `auf ${named(card, 'acc', context)}`,
  }),
  'placed-under': ({ card, under }, context) =>
    toCard(card, context, PUT, `unter ${named(under, 'acc', context)}`),
  'finishes-playing': ({ by, card }, context) => {
    const played = { ...card, where: [...card.where, { kind: 'played-by', by } as const] };
    const subject = noun(played, 'nom', context);
    const objects = `in ${pile('discard', 'its-owner', 'acc', context)}`;
    return { subject, person: 'er', verb: PUT, passive: true, objects };
  },
  'deals-damage': ({ card }, context) => byCard(card, context, DEAL, 'Schaden'),
  moves: ({ card, from, to }, context) => {
    const source = from === 'play' ? 'aus dem Spiel' : `aus ${pile(from, 'a-player', 'dat', context)}`;
    const target = to === 'play' ? 'ins Spiel' : `in ${pile(to, 'a-player', 'acc', context)}`;
    return byCard(card, context, ENTER, `${source} ${target}`);
  },
};

function turnOf(of: PlayerRef): string {
  if (of === 'you') return 'dein Zug';
  return of === 'opponent' ? 'der Zug deines Gegners' : of === 'each' ? 'ein Zug' : 'der Zug dieses Spielers';
}
