import type { AmberPlace, Amount, PlayerRef, Target } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { quantity } from './amounts.ts';
import { infinitive, led, said, verb } from './clauses.ts';
import type { Said } from './clauses.ts';
import { allOf } from './effects.ts';
import { signed } from './grants.ts';
import { nounPhrase } from './grammar.ts';
import { theHouse } from './houses.ts';
import { AMBER, HOUSE, KEY, KEY_COLORS, NOUNS, STEP_NAMES } from './lexicon.ts';
import { named, noun, ofCard } from './nouns.ts';
import { aboutPlayer, owned, ownWord, player } from './players.ts';
import type { StatementTable } from './statements.ts';
import { zonePlaces } from './zones.ts';

type PlayerKind =
  | 'key-cost'
  | 'must-choose-house'
  | 'play-tax'
  | 'use-tax'
  | 'hand-size'
  | 'spend-amber-on'
  | 'counts-as-amber'
  | 'spend-from-opponent'
  | 'use-price'
  | 'keeps-amber'
  | 'gets-key-payment'
  | 'skip-step'
  | 'extra-draw'
  | 'keys-to-win'
  | 'extra-forge'
  | 'reveals-top'
  | 'haunted-by-purged'
  | 'returnable'
  | 'takes-any-archives';

const MUST = verb('muss musst muss müssen');
const MAY = verb('darf darfst darf dürfen');
const COST = verb('koste kostest kostet kosten');
const SKIP = verb('überspringe überspringst überspringt überspringen');
const DRAW = verb('ziehe ziehst zieht ziehen');
const PLAY = verb('spiele spielst spielt spielen');
const FILL = verb('fülle füllst füllt füllen', 'auf');
const GET = verb('erhalte erhältst erhält erhalten');
const BECOME = verb('werde wirst wird werden');

const step = (who: PlayerRef, name: keyof typeof STEP_NAMES): string =>
  `in ${ownWord(who, 'm', 'dat')} Schritt „${STEP_NAMES[name]}“`;

/** "eine Karte mehr", "eine Karte mehr für jede eigene Kreatur" */
const more = (by: Amount, context: RenderContext): string => {
  const cards = quantity(by, NOUNS.card, context);
  return cards.includes(' für ') ? cards.replace(' für ', ' mehr für ') : `${cards} mehr`;
};

/** Statements about what players must and may do, apart from prohibitions and permissions for cards. */
export const playerStatements: Pick<StatementTable, PlayerKind> = {
  'key-cost': ({ of, color, by }, context) => {
    const stems = color ? [KEY_COLORS[color]] : [];
    const keys =
      of === 'each'
        ? nounPhrase({ kind: 'none' }, stems, KEY, 'nom', true)
        : owned(of, KEY, 'nom', context, { stems, many: true });
    return said({ subject: keys, person: 'sie', verb: COST, objects: signed(by, context, AMBER) });
  },
  'must-choose-house': ({ who, house }, context) => {
    const which =
      typeof house === 'object' ? ofCard(house.houseOf, HOUSE, 'acc', context) : theHouse(house, context);
    return aboutPlayer(who, MUST, `${which} als aktives Haus wählen`, context);
  },
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, 'zu spielen', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, 'zu benutzen', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const isFewer = typeof by === 'number' && by < 0;
    const cards = isFewer ? `${quantity(-by, NOUNS.card, context)} weniger` : more(by, context);
    return aboutPlayer(
      who,
      FILL,
      `${step(who, 'draw')} ${ownWord(who, 'f', 'acc')} Hand auf ${cards}`,
      context,
    );
  },
  'spend-amber-on': ({ card, who }, context) =>
    aboutPlayer(
      who,
      MAY,
      `beim Schmieden von Schlüsseln {amber} auf ${named(card, 'dat', context)} ausgeben`,
      context,
    ),
  'counts-as-amber': ({ card, who }, context) =>
    aboutPlayer(
      who,
      MAY,
      `beim Schmieden von Schlüsseln ${named(card, 'acc', context)} wie {amber} ausgeben (lege die Karte ab, auch wenn sie geschützt ist)`,
      context,
    ),
  'spend-from-opponent': ({ who, amount: value }, context) => {
    const pool = who === 'you' ? 'aus dem Vorrat deines Gegners' : 'aus deinem Vorrat';
    return aboutPlayer(
      who,
      MAY,
      `beim Schmieden von Schlüsseln bis zu ${quantity(value, AMBER, context)} ${pool} ausgeben`,
      context,
    );
  },
  'use-price': ({ what, do: price }, context) => {
    const card = named(what, 'acc', context);
    return said({
      subject: 'du',
      person: 'du',
      verb: MUST,
      objects: infinitive(allOf(price, context)),
      lead: `um ${card} zu benutzen`,
    });
  },
  'keeps-amber': ({ who }, context) => {
    const pool = who === 'you' ? 'deinem Vorrat' : `dem Vorrat ${player(who, 'gen', context)}`;
    return said({
      subject: `{amber}, das aus ${pool} gestohlen oder erbeutet würde,`,
      person: 'er',
      verb: BECOME,
      objects: 'stattdessen aus der allgemeinen Reserve genommen',
    });
  },
  'gets-key-payment': ({ who }, context) =>
    aboutPlayer(
      who,
      GET,
      `alles {amber}, das ${who === 'you' ? 'dein Gegner' : 'du'} beim Schmieden von Schlüsseln ${who === 'you' ? 'ausgibt' : 'ausgibst'}`,
      context,
    ),
  'skip-step': ({ who, step: name }, context) =>
    aboutPlayer(who, SKIP, `${ownWord(who, 'm', 'acc')} Schritt „${STEP_NAMES[name]}“`, context),
  'extra-draw': ({ who, by }, context) =>
    aboutPlayer(who, DRAW, `${step(who, 'draw')} ${more(by, context)}`, context),
  'keys-to-win': ({ who, by }, context) =>
    aboutPlayer(
      who,
      MUST,
      `${by === 1 ? 'einen zusätzlichen Schlüssel' : `${by} zusätzliche Schlüssel`} schmieden, um das Spiel zu gewinnen`,
      context,
    ),
  'extra-forge': ({ who, by }, context) => {
    const keys = by === 1 ? 'einen zusätzlichen Schlüssel' : `${by} zusätzliche Schlüssel`;
    return aboutPlayer(who, MAY, `${step(who, 'forge')} ${keys} schmieden`, context);
  },
  'reveals-top': ({ who }, context) =>
    aboutPlayer(who, PLAY, `mit aufgedeckter oberster Karte ${ownWord(who, 'n', 'gen')} Decks`, context),
  'haunted-by-purged': ({ who }, context) => {
    const places = zonePlaces({ kind: 'zone', of: who, name: ['discard', 'purged'] }, true, 'und', context);
    const lead = `solange ${places} zusammen 10 oder mehr Karten sind`;
    return led(lead, aboutPlayer(who, BECOME, 'heimgesucht', context));
  },
  returnable: ({ what }, context) =>
    said({
      subject: 'du',
      person: 'du',
      verb: MAY,
      objects: `${step('you', 'main')} ${named(what, 'acc', context)} auf deine Hand zurücknehmen`,
    }),
  'takes-any-archives': ({ who }, context) =>
    aboutPlayer(
      who,
      MAY,
      `statt ${ownWord(who, 'n', 'gen')} gesamten Archivs beliebig viele Karten daraus nehmen`,
      context,
    ),
};

/** "um eine Kreatur zu spielen, muss dein Gegner dir 1{amber} zahlen" */
function tax(
  who: PlayerRef,
  act: string,
  what: Target,
  value: Amount,
  to: AmberPlace,
  context: RenderContext,
): Said {
  const card =
    what.kind === 'ref'
      ? named(what, 'acc', context)
      : noun(what, 'acc', context, { kind: 'choose', min: 1, max: 1 });
  const price = quantity(value, AMBER, context);
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment = to === 'supply' ? `${price} verlieren` : `${isPaidToYou ? 'dir ' : ''}${price} zahlen`;
  return led(`um ${card} ${act}`, aboutPlayer(who, MUST, payment, context));
}
