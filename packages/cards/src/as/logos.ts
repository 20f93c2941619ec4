import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, asLongAs, atEndOfYourTurn, card, count, counterOnIt, deal, dealForEach,
  destroy, discard, draw, duringOpponentsNextTurn, each, eachPlayer, eachTime, enemy, excess, exhaust, fight,
  forAPlayer, forgeKey, forTheTurn, friendly, ifYouDo, it, may, moveAmber, moveToAFlank, not, omni, on,
  opponent, per, play, power, powerOf, putCounters, putIntoArchives, random, reap, repeatIf, reveal, scrap,
  stun, supply, thatPlayer, thisCreature, times, together, useAsYours, ward, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('arcenomometer', action(duringOpponentsNextTurn(eachTime(opponent.plays(a.card), opponent.loses(1))))),
  card('captain-nemo', fight(together(destroy(an.artifact), destroy(a.creature)))),
  card(
    'empyrean-charge',
    play(
      forgeKey({ plus: 6, minus: per(any.card.from(eachPlayer.archives)) }),
      discard(each.card.from(eachPlayer.archives)),
    ),
  ),
  card(
    'minerva-s-wings',
    thisCreature.cannot('fight'),
    thisCreature.cannot('reap'),
    thisCreature.gains(action(draw(2))),
  ),
  card('nautilus', play.fight(ward(a.creature), draw(1))),
  card(
    'weigh-the-anchor',
    play(times(excess(count(enemy.creature), count(friendly.creature)), stun(an.enemy.creature))),
  ),
  card('cmd-prompt', reap(forTheTurn(you.mayPlay(a.non.logos.card)))),
  card(
    'de-animator',
    each.card.with(counterOnIt('mineralize')).becomesAnArtifact,
    each.card.with(counterOnIt('mineralize')).gains(action(destroy(thisCreature))),
    play.reap(putCounters('mineralize', 1, a.creature)),
  ),
  card(
    'de-doss',
    thisCreature.gains(opponent.cannot('play', any.creature.with(power.moreThan(powerOf(thisCreature))))),
  ),
  card('quantum-compass', omni(archive(each.card.from(you.topOfDeck())))),
  card('rm-foler', reap(destroy(an.enemy.creature), ifYouDo(draw(1)))),
  card(
    'root-access',
    play(opponent.discardsFromBottomOfDeck(1), deal(2, each.enemy.creature.sharing('house', it))),
  ),
  card('articulated-ren', atEndOfYourTurn(may(exhaust(a.friendly.creature)), ifYouDo(draw(1)))),
  card('brillix-ponder', scrap(draw(1))),
  card('connectome-transfer', play(putIntoArchives(each.flank.creature))),
  card('ezra-paws', play.reap(reveal(each.card.from(opponent.hand)), draw(1))),
  card('placeholder', play(moveToAFlank(a.creature), deal(2, it), repeatIf(not(it.destroyedThisWay)))),
  card('quantum-mouse', you.mayResolveIconAs('discard', 'draw')),
  card(
    'skippy-the-glorious',
    play.reap(archive(each.card.from(you.topOfDeck()))),
    scrap(useAsYours(an.enemy.artifact), ifYouDo(draw(1))),
  ),
  card('wurm-tunnel', play(moveAmber(1, on(a.creature), supply), ifYouDo(draw(2)))),
  card('holo-camo', asLongAs(thisCreature.is('ready'), thisCreature.cannot('be-dealt-damage'))),
  card(
    'reallocation-accessory',
    thisCreature.gains(
      reap(
        archive(a.card.from(you.hand)),
        forAPlayer(dealForEach(any.card.from(thatPlayer.archives), 1, a.creature)),
      ),
    ),
  ),
  card('void-shields', thisCreature.gains(atEndOfYourTurn(ward(thisCreature)))),
  card(
    'titan-sentry',
    eachPlayer.cannot('take-archives'),
    play.reap(forAPlayer(putIntoArchives(random.card.from(thatPlayer.hand)))),
  ),
];
