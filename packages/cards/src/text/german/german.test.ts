import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, after, all, an, asLongAs, capture, card, cards, chooseOne, creatures, custom, deal, destroy,
  destroyed, draw, duringOpponentsNextTurn, each, eachTime, exactly, exhaust, forTheTurn, friendly, gain,
  ifYouDo, it, itsController, itsHouse, keys, may, moveAmber, on, opponent, per, pick, play, plusPower,
  poolOf, power, putIntoHand, putOnTop, readyAndFightWith, reap, returnToHand, self, shuffleIntoDeck, steal,
  stun, supply, taunt, thisCreature, upTo, ward, when, you,
} from '../../language/index.ts';
import { renderCard } from '../render.ts';

const german = (...abilities: Parameters<typeof card> extends [unknown, ...infer Rest] ? Rest : never) =>
  renderCard(card('troll', ...abilities), { name: 'Troll', keywords: {} }, 'de').paragraphs;

describe('German', () => {
  test.each([
    [play(deal(2, an.enemy.creature)), 'Spielen: Füge einer feindlichen Kreatur 2{damage} zu.'],
    [play(destroy(an.enemy.artifact)), 'Spielen: Zerstöre ein feindliches Artefakt.'],
    [play(destroy(exactly(2).mostPowerful.creatures)), 'Spielen: Zerstöre die 2 stärksten Kreaturen.'],
    [
      reap(may(readyAndFightWith(a.friendly.creature))),
      'Ernten: Du darfst eine eigene Kreatur spielbereit machen und mit ihr kämpfen.',
    ],
    [play(ward(upTo(3).friendly.creatures)), 'Spielen: Schütze bis zu 3 eigene Kreaturen.'],
    [
      play(when(opponent.amber.atLeast(7), opponent.loses(2))),
      'Spielen: Falls dein Gegner 7{amber} oder mehr hat, verliert er 2{amber}.',
    ],
    [reap(destroy(self), ifYouDo(steal(1))), 'Ernten: Zerstöre „Troll“. Falls du das tust, stiehl 1{amber}.'],
    [
      after(you.play(a.mars.creature), ward(it)),
      'Nachdem du eine Kreatur des Hauses Mars gespielt hast, schütze sie.',
    ],
    [after(an.artifact.isDestroyed, gain(1)), 'Nachdem ein Artefakt zerstört wurde, erhalte 1{amber}.'],
    [
      each.creature.with(power.atMost(3)).cannot('fight'),
      'Kreaturen mit Stärke 3 oder weniger können nicht kämpfen.',
    ],
    [thisCreature.gains(plusPower(2), taunt), 'Diese Kreatur erhält +2 Stärke und Spott.'],
    [thisCreature.gains(destroyed(gain(3))), 'Diese Kreatur erhält „Zerstört: Erhalte 3{amber}.“'],
    [keys.cost(2), 'Schlüssel kosten +2{amber}.'],
    [
      play(gain(per(friendly.ready.artifact))),
      'Spielen: Erhalte 1{amber} für jedes spielbereite eigene Artefakt.',
    ],
    [play(gain(per(cards.from(you.archives)))), 'Spielen: Erhalte 1{amber} für jede Karte in deinem Archiv.'],
    [
      play(destroy(each.creature), gain(per(creatures.thisWay('destroyed')))),
      'Spielen: Zerstöre jede Kreatur. Erhalte 1{amber} für jede auf diese Weise zerstörte Kreatur.',
    ],
    [
      play(chooseOne(gain(1), steal(1)), destroy(self)),
      'Spielen: Wähle eins:\n• Erhalte 1{amber}.\n• Stiehl 1{amber}.\nZerstöre „Troll“.',
    ],
    [play(capture(all)), 'Spielen: Erbeute alles {amber} deines Gegners.'],
    [
      play(returnToHand(an.enemy.creature)),
      'Spielen: Bringe eine feindliche Kreatur auf die Hand ihres Besitzers zurück.',
    ],
    [play(returnToHand(an.artifact)), 'Spielen: Bringe ein Artefakt auf die Hand seines Besitzers zurück.'],
    [
      play(returnToHand(upTo(3).creatures)),
      'Spielen: Bringe bis zu 3 Kreaturen auf die Hände ihrer Besitzer zurück.',
    ],
    [reap(returnToHand(self)), 'Ernten: Nimm „Troll“ auf deine Hand zurück.'],
    [
      play(when(opponent.amber.moreThan(you.amber), steal(1), draw(1))),
      'Spielen: Falls dein Gegner mehr {amber} hat als du, stiehl 1{amber} und ziehe eine Karte.',
    ],
    [
      play(
        pick(a.creature, (chosen) => [
          forTheTurn(chosen.loses('taunt')),
          forTheTurn(chosen.loses('elusive')),
        ]),
      ),
      'Spielen: Wähle eine Kreatur. Für den Rest des Zuges verliert sie Spott und Flüchtig.',
    ],
    [
      play(putIntoHand(a.card.from(you.archives))),
      'Spielen: Nimm eine Karte aus deinem Archiv auf deine Hand.',
    ],
    [
      play(abduct(upTo(2).enemy.creatures)),
      'Spielen: Lege bis zu 2 feindliche Kreaturen in dein Archiv. Verlassen diese Karten dein Archiv, gehen sie stattdessen auf die Hände ihrer Besitzer.',
    ],
    [
      play(may(moveAmber(1, on(a.creature), poolOf('you')))),
      'Spielen: Du darfst 1{amber} von einer Kreatur in deinen Vorrat bewegen.',
    ],
    [
      play(moveAmber(2, supply, on(an.enemy.creature))),
      'Spielen: Lege 2{amber} aus der allgemeinen Reserve auf eine feindliche Kreatur.',
    ],
    [play(putOnTop(each.artifact)), 'Spielen: Lege jedes Artefakt oben auf das Deck seines Besitzers.'],
    [destroyed(putOnTop(self)), 'Zerstört: Lege „Troll“ oben auf dein Deck.'],
    [play(shuffleIntoDeck(exactly(2).creatures)), 'Spielen: Mische 2 Kreaturen in die Decks ihrer Besitzer.'],
    [play(stun(each.non.mars.creature)), 'Spielen: Betäube jede nicht zum Haus Mars gehörende Kreatur.'],
    [play(exhaust(a.non.flank.creature)), 'Spielen: Erschöpfe eine Kreatur, die nicht an einer Flanke ist.'],
    [
      play(forTheTurn(eachTime(a.friendly.creature.reaps, gain(1)))),
      'Spielen: Für den Rest des Zuges gilt: Nachdem eine eigene Kreatur geerntet hat, erhalte 1{amber}.',
    ],
    [
      play(duringOpponentsNextTurn(each.enemy.creature.cannot('reap'))),
      'Spielen: Im nächsten Zug deines Gegners können feindliche Kreaturen nicht ernten.',
    ],
    [
      asLongAs(self.is('damaged'), self.gains(taunt)),
      'Solange „Troll“ beschädigt ist, erhält „Troll“ Spott.',
    ],
  ])('%#: %s', (ability, text) => {
    expect(german(ability)).toEqual([text]);
  });

  test.each([
    ['honorable-claim', 'Spielen: Jede eigene Ritter-Kreatur erbeutet 1{amber}.'],
    ['groke', 'Kampf: Dein Gegner verliert 1{amber}.'],
    [
      'kaloch-stonefather',
      'Solange sich „Kaloch Stonefather“ in der Mitte deiner Schlachtreihe befindet, erhält jede eigene Kreatur Scharmützel.',
    ],
    [
      'soul-lock',
      'Dein Gegner kann keine Karten, die ein Haus mit mindestens einer von den Karten unter „Soul Lock“ gemeinsam haben, benutzen.\nAktion: Lege jede Karte unter „Soul Lock“ ab. Lege eine feindliche Kreatur offen unter „Soul Lock“.',
    ],
    [
      'eyegor',
      'Spielen: Sieh dir die obersten 3 Karten deines Decks an. Nimm eine von ihnen auf deine Hand. Lege die anderen ab.',
    ],
    [
      'cybergiant-rig',
      'Diese Kreatur erhält „Am Ende deines Zuges: Entferne einen +1-Stärke-Marker von dieser Kreatur.“\nSpielen: Heile diese Kreatur vollständig. Lege ebenso viele +1-Stärke-Marker auf diese Kreatur.',
    ],
    [
      'lifeward',
      'Omni: Zerstöre „Lifeward“. Dein Gegner kann in seinem nächsten Zug keine Kreaturen spielen.',
    ],
    [
      'iron-obelisk',
      'Die Schlüssel deines Gegners kosten +1{amber} für jede beschädigte eigene Kreatur des Hauses Brobnar.',
    ],
    [
      'restringuntus',
      'Spielen: Wähle ein Haus. Dein Gegner kann dieses Haus nicht als aktives Haus wählen, bis „Restringuntus“ das Spiel verlässt.',
    ],
    [
      'giant-sloth',
      '„Giant Sloth“ kann nicht benutzt werden, außer wenn du in diesem Zug eine Karte des Hauses Die Ungezähmten aus deiner Hand abgelegt hast.\nAktion: Erhalte 3{amber}.',
    ],
    ['raider', 'Solange du am Zug bist, erhält „Raider“ Gift.'],
    ['exhume', 'Spielen: Du darfst eine Kreatur aus deinem Ablagestapel spielen.'],
    [
      'smiling-ruth',
      'Flüchtig.\nErnten: Falls du in diesem Zug einen Schlüssel geschmiedet hast, übernimm die Kontrolle über eine feindliche Flankenkreatur.',
    ],
  ] as const)('writes %s', (slug, text) => {
    expect(renderCard(definitions.get(slug), factsOf(slug), 'de').paragraphs.join('\n')).toBe(text);
  });

  test('a choice that the sentence after it does not name has a sentence of its own', () => {
    expect(german(play(pick(a.creature, () => [itsController.gains(1)])))).toEqual([
      'Spielen: Wähle eine Kreatur. Ihr Kontrolleur erhält 1{amber}.',
    ]);
  });

  test('a card is in English as a whole if German has no words for a part of it', () => {
    const definition = card('troll', play(gain(1)), play(custom('dance', { en: 'Dance.' })));

    expect(
      renderCard(definition, { name: 'Troll', keywords: { taunt: 1 } }, 'de', { troll: 'Unhold' }),
    ).toEqual({
      language: 'en',
      paragraphs: ['Taunt.', 'Play: Gain 1{amber}.', 'Play: Dance.'],
      gap: expect.any(String),
    });
  });

  test('a condition governs what two players do', () => {
    expect(german(play(when(opponent.amber.atLeast(7), opponent.loses(2), draw(1))))).toEqual([
      'Spielen: Falls dein Gegner 7{amber} oder mehr hat, verliert er 2{amber} und du ziehst eine Karte.',
    ]);
  });

  test('the house of a card is of its gender', () => {
    expect(german(play(destroy(an.enemy.creature), draw(per(friendly.creature.of(itsHouse)))))).toEqual([
      'Spielen: Zerstöre eine feindliche Kreatur. Ziehe eine Karte für jede eigene Kreatur ihres Hauses.',
    ]);
  });

  test('keywords have German names', () => {
    const facts = { name: 'Troll', keywords: { taunt: 1, hazardous: 3 } };

    expect(renderCard(undefined, facts, 'de')).toEqual({
      language: 'de',
      paragraphs: ['Spott. Gefährlich 3.'],
    });
  });

  test('no text has a hole', () => {
    for (const definition of definitions.values()) {
      for (const line of renderCard(definition, factsOf(definition.id), 'de').paragraphs) {
        expect(line).toMatch(/^[„\p{Lu}{+].*[.”“]$/su);
        expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\d| {2}| [.,]|\.\./);
      }
    }
  });
});
