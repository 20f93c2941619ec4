import type { CardVerb, Effect, Target } from '@amberhall/engine/language';
import { areMany, canBeSeveral } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { amount, quantity } from './amounts.ts';
import { said, verb, youDo } from './clauses.ts';
import type { Clause, Said, Verb } from './clauses.ts';
import { counting } from './effects-amber.ts';
import { asIfYours } from './effects-cards.ts';
import type { EffectTable } from './effects.ts';
import { A, DEFINITE, listed, nounPhrase, quoted, spaced } from './grammar.ts';
import type { Case } from './grammar.ts';
import { AMBER, counterNoun, DAMAGE, KEYWORDS, NOUNS, TOKEN_CREATURE } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, plural, ofOne } from './nouns.ts';
import { wholePile } from './special-nouns.ts';
import { playerDoes } from './players.ts';

type CreatureKind =
  | Exclude<CardVerb, 'return-to-hand'>
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

const FIGHT = verb('kämpfe kämpfst kämpft kämpfen');
const REVEAL = verb('decke deckst deckt decken', 'auf');
const USE = verb('benutze benutzt benutzt benutzen');
const DEAL = verb('füge fügst fügt fügen', 'zu');
const LOSE = verb('verliere verlierst verliert verlieren');
const HEAL = verb('heile heilst heilt heilen');
const MOVE = verb('bewege bewegst bewegt bewegen');
const SPREAD = verb('verteile verteilst verteilt verteilen');
const PUT = verb('lege legst legt legen');
const REMOVE = verb('entferne entfernst entfernt entfernen');
const CONTROL = verb('übernimm übernimmst übernimmt übernehmen');
const PLACE = verb('stelle stellst stellt stellen');
const SWAP = verb('tausche tauschst tauscht tauschen');
const CREATE = verb('erschaffe erschaffst erschafft erschaffen');

/** A verb with nothing but its object. */
const plain =
  (of: Verb, wanted: Case = 'acc', before = '') =>
  ({ target }: { target: Target }, context: RenderContext): Said =>
    youDo(of, spaced(before, named(target, wanted, context)));

export const creatureEffects: Pick<EffectTable, CreatureKind> = {
  destroy: plain(verb('zerstöre zerstörst zerstört zerstören')),
  purge: plain(verb('lösche löschst löscht löschen', 'aus')),
  archive: plain(verb('archiviere archivierst archiviert archivieren')),
  ready: plain(verb('mache machst macht machen', 'spielbereit')),
  exhaust: plain(verb('erschöpfe erschöpfst erschöpft erschöpfen')),
  stun: plain(verb('betäube betäubst betäubt betäuben')),
  unstun: plain(verb('entferne entfernst entfernt entfernen'), 'dat', 'die Betäubung von'),
  ward: plain(verb('schütze schützt schützt schützen')),
  unward: plain(REMOVE, 'dat', 'den Schutz von'),
  enrage: plain(verb('versetze versetzt versetzt versetzen', 'in Wut')),
  calm: plain(REMOVE, 'dat', 'die Wut von'),
  flip: plain(verb('drehe drehst dreht drehen', 'um')),
  reap: plain(verb('ernte erntest erntet ernten'), 'dat', 'mit'),
  reveal: ({ target }, context) =>
    youDo(REVEAL, wholePile(target, 'acc', context) ?? named(target, 'acc', context)),
  use: ({ target, asYours }, context) =>
    said({ person: 'du', verb: USE, objects: named(target, 'acc', context), ...asIfYours(target, asYours) }),
  fight: ({ target, against, ignoring }, context) => {
    context.isFightMentioned = true;
    const fighter = `mit ${named(target, 'dat', context)}`;
    const whom = against && `gegen ${named(against, 'acc', context)}`;
    const order = canBeSeveral(target, context) ? 'nacheinander' : '';
    const without = ignoring
      ? `, ohne ${listed(ignoring.map((keyword) => KEYWORDS[keyword]))} zu beachten`
      : '';
    return said({ person: 'du', verb: FIGHT, objects: spaced(order, fighter, whom), after: without });
  },
  'fight-in-turn': ({ target, times }, context) => {
    const ready = youDo(
      verb('mache machst macht machen', 'spielbereit'),
      `${times}-mal ${named(target, 'acc', context)}`,
    );
    const it = named({ kind: 'ref', name: 'it' }, 'dat', context);
    const fight = youDo(FIGHT, `mit ${it}, jedes Mal gegen eine andere feindliche Kreatur`);
    const tail = '. Handle diese Kämpfe nacheinander ab';
    return { clauses: [...ready.clauses, ...fight.clauses], tail };
  },
  'each-deals': ({ by, amount: value, target }, context) => {
    const subject = noun(by, 'nom', context);
    const isOwn =
      typeof value === 'object' && value.kind === 'stat' && value.of.kind === 'ref' && value.of.name === 'it';
    const harm = isOwn ? `Schaden entsprechend ${OWN_STATS[value.stat]}` : quantity(value, DAMAGE, context);
    const whom = named(target, 'dat', context);
    return said({ subject, person: areMany(by) ? 'sie' : 'er', verb: DEAL, objects: `${whom} ${harm}` });
  },
  deal: (node, context) => {
    const splash =
      node.splash === undefined ? '' : `mit ${amount(node.splash, 'dat', context)}${DAMAGE} Flächenschaden`;
    const tail = node.ignoreArmor ? '. Rüstung kann diesen Schaden nicht verhindern' : '';
    return said({ person: 'du', verb: DEAL, objects: spaced(...dealt(node, context), splash) }, tail);
  },
  'redirect-blow': ({ by, to }, context) => {
    const subject = named(by, 'nom', context);
    const objects = `${named(to, 'dat', context)} Schaden`;
    return said({
      subject,
      person: 'er',
      verb: DEAL,
      objects,
      after: ' und nicht der Kreatur, gegen die sie kämpft',
    });
  },
  'lose-armor': ({ target }, context) => {
    const many = areMany(target);
    const objects = `bis zum Ende des Zuges ${many ? 'ihre' : 'alle'} Rüstung`;
    return said({ subject: named(target, 'nom', context), person: many ? 'sie' : 'er', verb: LOSE, objects });
  },
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `mit ${splash}${DAMAGE} Flächenschaden`;
      const whom = noun(among, 'dat', context, { kind: 'choose', min: 1, max: 1 });
      const harm = quantity({ kind: 'per', each: value, times: portion }, DAMAGE, context);
      const [number, each] = [harm.slice(0, harm.indexOf(' ')), harm.slice(harm.indexOf(' ') + 1)];
      return said({
        person: 'du',
        verb: DEAL,
        adverb: each,
        adverbFirst: true,
        objects: spaced(whom, number, around),
      });
    }
    const harm = quantity(value, DAMAGE, context);
    const cards = noun(among, 'acc', context, { kind: 'any-number' });
    return youDo(SPREAD, `${harm} nach deiner Wahl auf ${cards}`);
  },
  heal: ({ target, amount: value, upTo }, context) => {
    if (value === 'all')
      return counting(
        'healed',
        context,
        youDo(verb('heile heilst heilt heilen', 'vollständig'), named(target, 'acc', context)),
      );
    const harm = `${upTo ? 'bis zu ' : ''}${quantity(value, ' Schaden', context)}`;
    return counting('healed', context, youDo(HEAL, `${harm} von ${named(target, 'dat', context)}`));
  },
  'move-damage': ({ amount: value, from, to }, context) => {
    const harm = quantity(value, DAMAGE, context);
    return youDo(MOVE, `${harm} von ${named(from, 'dat', context)} auf ${named(to, 'acc', context)}`);
  },
  'redistribute-damage': ({ among }, context) =>
    youDo(
      SPREAD,
      `den Schaden auf ${plural(among, 'dat', context, DEFINITE)} beliebig neu auf diese Kreaturen`,
    ),
  counters: ({ counter, amount: value, on, remove, upTo }, context) => {
    const noun = counterNoun(counter);
    if (remove) context.amountVerb = 'removed';
    const where = named(on, remove ? 'dat' : 'acc', context);
    const number = upTo ? `beliebig viele ${noun.many.acc}` : quantity(value, noun, context);
    return remove ? youDo(REMOVE, `${number} von ${where}`) : youDo(PUT, `${number} auf ${where}`);
  },
  'clear-counters': ({ on }, context) => youDo(REMOVE, `jeden Marker von ${named(on, 'dat', context)}`),
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const noun = counterNoun(counter);
    const what = upTo
      ? `beliebig viele ${noun.many.acc}`
      : value === 'all'
        ? `jeden ${noun.one.acc}`
        : quantity(value, noun, context);
    return youDo(MOVE, `${what} von ${named(from, 'dat', context)} auf ${named(to, 'acc', context)}`);
  },
  control: ({ of, to, at }, context) => {
    const what = `die Kontrolle über ${named(of, 'acc', context)}`;
    const { clauses } = playerDoes(to, CONTROL, what, context);
    if (at === undefined) return said(clauses[0]);
    const it = named({ kind: 'ref', name: areMany(of) ? 'them' : 'it' }, 'acc', context);
    const own = to === 'you' ? 'deine' : 'seine';
    const place =
      at === 'anywhere'
        ? `an eine beliebige Stelle ${own}r Schlachtreihe`
        : `an ${own} ${at.side === 'left' ? 'linke' : 'rechte'} Flanke`;
    const move: Clause = { ...clauses[0], verb: PLACE, objects: `${it} ${place}` };
    return { clauses: [clauses[0], move], tail: '' };
  },
  swap: ({ what, a, b }, context) => {
    if (what === 'control')
      return youDo(SWAP, `die Kontrolle über ${named(a, 'acc', context)} und ${named(b, 'acc', context)}`);
    if (what === 'contents')
      return youDo(
        SWAP,
        `alles ${AMBER}, allen Schaden und alle Marker und Upgrades zwischen ${named(a, 'dat', context)} und ${named(b, 'dat', context)}`,
      );
    if (what === 'position') return youDo(SWAP, `die Plätze ${ofOne(a, context)} und ${ofOne(b, context)}`);
    return youDo(SWAP, `${named(a, 'acc', context)} mit ${named(b, 'dat', context)}`);
  },
  'make-token': (node, context) => {
    const who = node.who ?? 'you';
    const { clauses, tail } = playerDoes(who, CREATE, '', context);
    const place = node.at && linePlace(node.at, who, context);
    context.lastKind = 'creature';
    return said({ ...clauses[0], objects: spaced(tokens(node, context), place) }, tail);
  },
};

/** Of the creature that deals the damage, and not of the other one. */
const OWN_STATS = {
  power: 'der eigenen Stärke',
  armor: 'der eigenen Rüstung',
  damage: 'dem Schaden auf ihr selbst',
} as const;

/** Whom and how much: "einer Kreatur 2{damage}", "3 Kreaturen je 1{damage}". */
function dealt(
  { amount: value, target }: Extract<Effect, { kind: 'deal' }>,
  context: RenderContext,
): string[] {
  // Its power comes first, so that "ihre" is not the creature that is dealt the damage.
  const isOfEarlier =
    typeof value === 'object' &&
    value.kind === 'stat' &&
    value.of.kind === 'ref' &&
    (value.of.name === 'it' || value.of.name.startsWith('$'));
  if (isOfEarlier) return [quantity(value, 'Schaden', context), named(target, 'dat', context)];
  const whom = named(target, 'dat', context);
  const harm =
    typeof value === 'object' && value.kind !== 'per' && value.kind !== 'capped' ? 'Schaden' : DAMAGE;
  return [whom, areMany(target) ? 'je' : '', quantity(value, harm, context)];
}

/** "2 Spielstein-Kreaturen", "eine spielbereite Spielstein-Kreatur für jeden Schlüssel, den du geschmiedet hast" */
function tokens(
  { amount: value, ready, named: slug }: Extract<Effect, { kind: 'make-token' }>,
  context: RenderContext,
): string {
  const noun = slug === undefined ? TOKEN_CREATURE : NOUNS.creature;
  const title = slug === undefined ? '' : ` ${quoted(context.titleOf(slug))}`;
  const stems = ready ? ['spielbereit'] : [];
  const many = (lead: string): string =>
    nounPhrase({ kind: 'number', words: lead }, stems, noun, 'acc', true) + title;
  if (value === 1) return nounPhrase(A, stems, noun, 'acc') + title;
  if (typeof value === 'number') return many(String(value));
  if (value === 'that-much') return many('ebenso viele');
  if (typeof value === 'object' && value.kind === 'per' && value.times === 1)
    return `${nounPhrase(A, stems, noun, 'acc')}${title} ${quantity(value, noun, context).replace(/^.*? für /, 'für ')}`;
  return `${many('so viele')} wie ${amount(value, 'nom', context)}`;
}
