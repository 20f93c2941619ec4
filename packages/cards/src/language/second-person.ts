import type { BonusIcon, House } from '@amberhall/engine/vocabulary';
import type { Condition, EventPhrase, Select, Statement, Target } from '@amberhall/engine/language';
import { script } from './links.ts';
import type { Script } from './links.ts';
import type { Noun } from './nouns.ts';
import { controlsMore, Player, sided } from './player.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Words in the second person: `you.play(another.creature)`, `you.control(a.mars.creature)`. Imperatives are verbs. */
export class You extends Player {
  constructor() {
    super('you');
  }

  // ── events ──
  play(card: Select): EventPhrase {
    return { kind: 'plays', by: 'you', card };
  }
  use(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card };
  }
  useToFight(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card, to: 'fight' };
  }
  useToReap(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card, to: 'reap' };
  }
  discard(card: Select): EventPhrase {
    return { kind: 'discards', by: 'you', card };
  }
  ready(card: Target): EventPhrase {
    return { kind: 'readied', card, by: 'you' };
  }
  exalt(card: Target): EventPhrase {
    return { kind: 'exalted', card, by: 'you' };
  }
  gainAmber(from?: 'reaping'): EventPhrase {
    return { kind: 'gains-amber', by: 'you', ...(from && { from }) };
  }
  choose(house: House): EventPhrase {
    return { kind: 'chooses-house', by: 'you', house };
  }
  get chooseAHouse(): EventPhrase {
    return { kind: 'chooses-house', by: 'you' };
  }
  get forgeAKey(): EventPhrase {
    return { kind: 'forges', by: 'you' };
  }
  get raiseTheTide(): EventPhrase {
    return { kind: 'raises-tide', by: 'you' };
  }
  get stealAmber(): EventPhrase {
    return { kind: 'steals', by: 'you' };
  }
  get turnEnds(): EventPhrase {
    return { kind: 'turn-ends', of: 'you' };
  }
  get shuffleYourDeck(): EventPhrase {
    return { kind: 'shuffles', by: 'you' };
  }
  get shuffleYourDiscardPileIntoYourDeck(): EventPhrase {
    return { kind: 'shuffles', by: 'you', withDiscard: true };
  }
  get takeYourArchives(): EventPhrase {
    return { kind: 'takes-archives', by: 'you' };
  }
  resolveIcon(icon?: BonusIcon): EventPhrase {
    return { kind: 'resolves-icon', by: 'you', ...(icon && { icon }) };
  }
  get drawCards(): EventPhrase {
    return { kind: 'draws', by: 'you' };
  }
  /** For replacements of the discard pile: the action goes there once it has been played. */
  finishPlaying(card: Select): EventPhrase {
    return { kind: 'finishes-playing', by: 'you', card };
  }
  get archiveCards(): EventPhrase {
    return { kind: 'archives', by: 'you' };
  }

  // ── permissions ──
  mayPlay(what: Target): Statement {
    return { kind: 'may-play', who: 'you', what };
  }
  mayUse(what: Target): Statement {
    return { kind: 'may-use', who: 'you', what };
  }
  /** One permission for both: playing or using `a` card uses it up. */
  mayPlayOrUse(what: Target): Statement {
    return { kind: 'may-play-or-use', who: 'you', what };
  }
  mayFightWith(what: Target): Statement {
    return { kind: 'may-fight', who: 'you', what };
  }
  /** "… as if it were amber in your pool". The card is discarded. */
  maySpend(card: Target): Statement {
    return { kind: 'counts-as-amber', who: 'you', card };
  }
  maySpendFromOpponentsPool(amount: Num): Statement {
    return { kind: 'spend-from-opponent', who: 'you', amount: numberOf(amount) };
  }
  get mayTakeAnyOfYourArchives(): Statement {
    return { kind: 'takes-any-archives', who: 'you' };
  }
  mayReapWith(what: Target): Statement {
    return { kind: 'may-reap', who: 'you', what };
  }
  /** Amber that the opponent spends to forge keys goes to you. */
  get getAmberSpentOnKeysByOpponent(): Statement {
    return { kind: 'gets-key-payment', who: 'you' };
  }
  /** Amber that would be stolen or captured from your pool is taken from the supply instead. */
  get keepAmberThatIsTaken(): Statement {
    return { kind: 'keeps-amber', who: 'you' };
  }
  maySpendAmberOn(card: Target): Statement {
    return { kind: 'spend-amber-on', card, who: 'you' };
  }

  // ── conditions ──
  control(what: Noun): Condition {
    return { kind: 'exists', what: sided('friendly', what) };
  }
  controlMore(what: Noun): Condition {
    return controlsMore(what, 'friendly', 'enemy');
  }
  /** "When resolving a … bonus icon, you may resolve it as … instead". Without `icon`, any icon. */
  mayResolveIconAs(as: BonusIcon | Script, icon?: BonusIcon): Statement {
    return {
      kind: 'icon-as',
      who: 'you',
      as: typeof as === 'string' ? as : script(as),
      ...(icon && { icon }),
    };
  }
  /** Resolves each bonus icon one more time. With `onceThisTurn` it applies to one card. */
  resolveIconsAgainOn(what: Select): Statement {
    return { kind: 'icons-again', who: 'you', what };
  }
  get areHaunted(): Condition {
    return { kind: 'haunted', who: 'you' };
  }
  get areOverwhelmed(): Condition {
    return { kind: 'overwhelmed', who: 'you' };
  }
}
