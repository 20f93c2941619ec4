import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, asLongAs, atEndOfYourTurn, card, count, deal, destroy, draw,
  duringOpponentsNextTurn, each, eachTime, enemy, excess, exhaust, fight, forTheTurn, friendly, ifYouDo, it,
  may, moveAmber, moveToAFlank, not, omni, on, opponent, play, power, powerOf, putIntoArchives, reap,
  repeatIf, reveal, scrap, stun, supply, thisCreature, times, together, useAsYours, ward, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('arcenomometer', action(duringOpponentsNextTurn(eachTime(opponent.plays(a.card), opponent.loses(1))))),
  card('captain-nemo', fight(together(destroy(an.artifact), destroy(a.creature)))),
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
  card(
    'skippy-the-glorious',
    play.reap(archive(each.card.from(you.topOfDeck()))),
    scrap(useAsYours(an.enemy.artifact), ifYouDo(draw(1))),
  ),
  card('wurm-tunnel', play(moveAmber(1, on(a.creature), supply), ifYouDo(draw(2)))),
  card('holo-camo', asLongAs(thisCreature.is('ready'), thisCreature.cannot('be-dealt-damage'))),
  card('void-shields', thisCreature.gains(atEndOfYourTurn(ward(thisCreature)))),
];
