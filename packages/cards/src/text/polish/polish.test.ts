import type { Ability } from '@amberhall/engine/language';
import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, an, card, destroy, each, eachDeals, either, exhaust, forTheTurn, gain, it, may, not, opponent, play,
  powerOf, self, stun, them, thisTurn, upTo, ward, when, you,
} from '../../language/index.ts';
import { renderCard } from '../render.ts';

const textOf = (slug: string): string =>
  renderCard(definitions.get(slug), factsOf(slug), 'pl').paragraphs.join('\n');

const ofTroll = (ability: Ability): string[] =>
  renderCard(card('troll', ability), factsOf('troll'), 'pl').paragraphs;

describe('Polish', () => {
  test.each([
    ['anger', 'Zagranie: Przygotuj przyjazne stworzenie i walcz nim.'],
    ['master-of-3', 'Po zbieraniu: Możesz zniszczyć stworzenie o sile 3.'],
    ['nogi-smartfist', 'Po walce: Dobierz 2 karty. Odrzuć 2 losowe karty ze swojej ręki.'],
    [
      'crazy-killing-machine',
      'Akcja: Odrzuć wierzchnią kartę talii każdego gracza. Za każdą kartę odrzuconą w ten sposób zniszcz stworzenie lub artefakt mający wspólny dom z nią. Jeśli w ten sposób zniszczono mniej niż 2 karty, zniszcz kartę „Crazy Killing Machine”.',
    ],
    [
      'quicksand',
      'Zagranie: Jeśli nie kontrolujesz żadnego przygotowanego stworzenia z domu Nieokiełznani, zniszcz najsilniejsze przyjazne stworzenie i jeśli twój przeciwnik nie kontroluje żadnego przygotowanego stworzenia z domu Nieokiełznani, zniszcz najsilniejsze wrogie stworzenie.',
    ],
    [
      'truebaru',
      'Prowokacja.\nMusisz stracić 3{amber}, aby zagrać kartę „Truebaru”.\nZniszczenie: Zyskaj 5{amber}.',
    ],
    ['banish', 'Zagranie: Umieść wrogie stworzenie w archiwum twojego przeciwnika.'],
    ['lights-out', 'Zagranie: Cofnij 2 wrogie stworzenia na ręce ich właścicieli.'],
    ['soul-snatcher', 'Po tym, jak stworzenie zostanie zniszczone, jego właściciel zyskuje 1{amber}.'],
    [
      'teleporter-chief-tink',
      'Nieuchwytność.\nAkcja: Zamień miejscami kartę „Teleporter Chief Tink” i inne przyjazne stworzenie. W tej turze możesz go użyć.',
    ],
    [
      'chonkers',
      'Potyczka.\nPo tym, jak wrogie stworzenie zostanie zniszczone w walce z kartą „Chonkers”, połóż na karcie „Chonkers” tyle znaczników siły +1, ile wynosi liczba znaczników siły +1 na niej.\nZagranie: Połóż znacznik siły +1 na karcie „Chonkers”.',
    ],
    [
      'nizak-the-forgotten',
      'Dopóki karta „Nizak, The Forgotten” walczy, otrzymuje Niewrażliwość.\nPo tym, jak wrogie stworzenie zostanie zniszczone w walce z kartą „Nizak, The Forgotten”, cofnij je na rękę jego właściciela.',
    ],
    [
      'talmage-steelheart',
      'Zagranie: Połóż znacznik siły +1 na karcie „Talmage Steelheart” za każdą kartę zagraną przez ciebie w tej turze.',
    ],
    [
      'corner-the-market',
      'Zagranie: Twój przeciwnik nie może zagrywać kart w swojej następnej turze. W następnej turze twojego przeciwnika po tym, jak twój przeciwnik odrzuci kartę ze swojej ręki, twój przeciwnik może ją zarchiwizować.',
    ],
    [
      'kaupe-evil-twin',
      'Jeśli zagrałeś kartę akcji w tej turze, nie możesz zagrywać kart akcji.\nJeśli zagrałeś artefakt w tej turze, nie możesz zagrywać artefaktów.\nJeśli zagrałeś stworzenie w tej turze, nie możesz zagrywać stworzeń.\nJeśli zagrałeś ulepszenie w tej turze, nie możesz zagrywać ulepszeń.\nPo walce/Po zbieraniu: Odrzuć dowolną liczbę kart ze swojej ręki. Za każdą kartę odrzuconą w ten sposób zadaj 2{damage} wrogiemu stworzeniu.',
    ],
    [
      'the-chosen-one',
      'Jeśli wrogie stworzenie miałoby zostać przygotowane i trwa krok „przygotuj karty” i trwa tura twojego przeciwnika, zamiast tego zadaj karcie „The Chosen One” tyle obrażeń, ile wynosi liczba wrogich wyczerpanych stworzeń.',
    ],
    [
      'mnemoleech',
      'Po zbieraniu: Jeśli twój przeciwnik jest nawiedzony, ukradnij 2{amber}. W przeciwnym razie ukradnij 1{amber}.',
    ],
    [
      'soul-exchange',
      'Zagranie: Wybierz gracza. Cofnij leżące najbliżej wierzchu stworzenie ze stosu kart odrzuconych tego gracza na rękę jego właściciela. Zniszcz stworzenie kontrolowane przez tego gracza.',
    ],
    [
      'growth-surge',
      'Zagranie: Połóż 3 znaczniki siły +1 na stworzeniu na flance. Połóż 2 znaczniki siły +1 na stworzeniu sąsiadującym z nim. Połóż znacznik siły +1 na innym stworzeniu sąsiadującym z nim.',
    ],
    [
      'creed-of-nurture',
      'Omni: Zniszcz kartę „Creed of Nurture”. Jeśli to zrobisz, ujawnij stworzenie ze swojej ręki. Wybierz stworzenie. Do końca tury to stworzenie otrzymuje pole tekstowe pierwszego stworzenia.',
    ],
    [
      'cyber-clone',
      'Zagranie: Anihiluj inne stworzenie. Dopóki karta „Cyber-Clone” jest w grze, siła karty „Cyber-Clone” wynosi tyle, ile jego nadrukowana siła. Dopóki karta „Cyber-Clone” jest w grze, karta „Cyber-Clone” otrzymuje tyle pancerza, ile wynosi nadrukowany pancerz tego stworzenia, oraz słowa kluczowe i cechy tego stworzenia.',
    ],
    [
      'harmonic-pack',
      'Zagranie: Wybierz stworzenie. Ujawnij losową kartę z archiwum dowolnego gracza. Jeśli w ten sposób ujawniono kartę, zadaj 5{damage} temu stworzeniu. W przeciwnym razie zadaj 2{damage} temu stworzeniu. Odrzuć każdą kartę ujawnioną w ten sposób.',
    ],
    [
      'groundbreaking-discovery',
      'Zagranie: Jeśli kontrolujesz stworzenie o nazwie „Dr. Verokter”, kontrolujesz artefakt o nazwie „Rooftop Laboratory” i kontrolujesz ulepszenie o nazwie „Reckless Experimentation”, zniszcz każdą kartę, twój przeciwnik rozkuwa klucz, a ty anihiluj kartę „Groundbreaking Discovery”.',
    ],
    [
      'art-project',
      'Zagranie: Twój przeciwnik rozkuwa klucz. Jeśli to zrobi, anihiluj kartę „Art Project”, a twój przeciwnik dobiera 10 kart.',
    ],
    [
      'nightmare-inducer',
      'Akcja: Wybierz kartę ze stosu kart odrzuconych twojego przeciwnika. Wyczerp każde wrogie stworzenie mające wspólny dom z tą kartą. Umieść tę kartę na spodzie talii jej właściciela.',
    ],
    [
      'unguarded-camp',
      'Zagranie: Tyle przyjaznych stworzeń, o ile więcej stworzeń kontrolujesz niż twój przeciwnik, przejmuje po 1{amber}.',
    ],
    [
      'reassembling-automaton',
      'Jeśli karta „Reassembling Automaton” miałaby zostać zniszczona i kontrolujesz inne stworzenie, zamiast tego w pełni ulecz kartę „Reassembling Automaton”, wyczerp ją i przenieś ją na flankę linii bitwy kontrolującego ją gracza.',
    ],
    [
      'knightapult',
      'Akcja: Gdy następnym razem w tej turze przyjazne stworzenie wejdzie do gry, może wejść do gry w dowolnym miejscu linii bitwy kontrolującego je gracza. Gdy następnym razem w tej turze przyjazne stworzenie wejdzie do gry, może wejść do gry przygotowane.',
    ],
    [
      'memolith',
      'Akcja: Wybierz jedno:\n• Wszczep kartę akcji ze swojej ręki pod kartę „Memolith”.\n• Rozpatrz zdolność „Zagranie:” karty akcji spod karty „Memolith” tak, jakby źródło tej zdolności było pod twoją kontrolą.',
    ],
    [
      'came-back-wrong',
      'Zagranie: Zagraj stworzenie ze swojego stosu kart odrzuconych. Dołącz kartę „Came Back Wrong” do niego jako ulepszenie z tekstem: „To stworzenie otrzymuje –2 siły i Truciznę.”',
    ],
    [
      'pupgrade',
      'Kartę „Pupgrade” można zagrać jako ulepszenie zamiast jako stworzenie, z tekstem: „To stworzenie otrzymuje +3 siły i „Zniszczenie: Wprowadź kartę „Pupgrade” do gry przygotowaną na prawej flance kontrolującego ją gracza.””',
    ],
    [
      'iron-heidy',
      'Dopóki jesteś nawiedzony, karta „Iron Heidy” i każde sąsiadujące z nią stworzenie otrzymują +2 pancerza.',
    ],
    [
      'disciple',
      'Karta „Disciple” otrzymuje +1 siły za każde stworzenie z cechą Mnich sąsiadujące z nią i +1 pancerza za każde stworzenie z cechą Mnich sąsiadujące z nią.',
    ],
    [
      'selective-preservation',
      'Zagranie: Zniszcz każde stworzenie oprócz po 1 stworzeniu o każdej wartości siły.',
    ],
    [
      'tectonic-shift',
      'Zagranie: Zniszcz każde stworzenie w jednej połowie każdej linii bitwy, podzielonej możliwie po równo.',
    ],
    ['stampede', 'Zagranie: Jeśli użyłeś co najmniej 3 stworzeń w tej turze, ukradnij 2{amber}.'],
    [
      'overrun',
      'Zagranie: Jeśli co najmniej 3 wrogie stworzenia zostały zniszczone w tej turze, twój przeciwnik traci 2{amber}.',
    ],
    [
      'red-alert',
      'Zagranie: Jeśli twój przeciwnik kontroluje więcej stworzeń niż ty, zadaj każdemu wrogiemu stworzeniu tyle obrażeń, o ile więcej stworzeń niż ty kontroluje twój przeciwnik.',
    ],
    [
      'clawcloak-swipe',
      'Zagranie: Jeśli jesteś przytłoczony, przyjazne stworzenie przejmuje 1{amber} za każde stworzenie, które twój przeciwnik kontroluje ponad liczbę kontrolowaną przez ciebie.',
    ],
    [
      'swallow-whole',
      'Karta „Swallow Whole” nie może zostać zagrana, chyba że jest przypływ.\nZagranie: Wybierz 2 stworzenia. Anihiluj najsłabsze z nich. Połóż tyle znaczników siły +1, ile wynosi jego siła, na drugim z nich.',
    ],
    [
      'optio-gorkus',
      'Nieuchwytność.\nKażde stworzenie sąsiadujące z kartą „Optio Gorkus” otrzymuje „Zniszczenie: Przenieś cały {amber} z tego stworzenia na stworzenie o nazwie „Optio Gorkus” sąsiadujące z tym stworzeniem.”',
    ],
    [
      'general-order-24',
      'Na początku tury każdego gracza, jeśli ten gracz kontroluje stworzenie, wybierz stworzenie kontrolowane przez tego gracza. Zniszcz każde stworzenie mające wspólny dom z nim. W przeciwnym razie zniszcz kartę „General Order 24”.',
    ],
    [
      'tails-you-lose',
      'Na koniec twojej tury możesz odwrócić kartę „Tails, You Lose”.\nW turze twojego przeciwnika, po tym, jak twój przeciwnik zagra stworzenie, z którym sąsiaduje stworzenie niemające wspólnego domu z nim, spełnij kartę „Tails, You Lose”.',
    ],
    [
      'fading-apparition',
      'Okopanie.\nDopóki karta „Fading Apparition” jest wyczerpana, jeśli miałbyś zyskać {amber} ze zbierania, możesz zamiast tego przenieść tyle samo {amber} z przyjaznego stworzenia z {amber} do swojej puli.',
    ],
    [
      'commandeer',
      'Zagranie: Do końca tury po tym, jak zagrasz inną kartę, przyjazne stworzenie przejmuje 1{amber}.',
    ],
    [
      'tertiate',
      'Zagranie: Zniszcz tyle wrogich stworzeń, ile wynosi 1/3 liczby wrogich stworzeń, zaokrąglając w górę, i tyle przyjaznych stworzeń, ile wynosi 1/3 liczby przyjaznych stworzeń, zaokrąglając w górę.',
    ],
    [
      'mass-buyout',
      'Zagranie: Zniszcz każde stworzenie. Każdy gracz zyskuje tyle {amber}, ile wynosi połowa liczby stworzeń kontrolowanych przez tego gracza i zniszczonych w ten sposób, zaokrąglając w górę.',
    ],
    [
      'whirlpool',
      'Na koniec twojej tury twój przeciwnik przejmuje kontrolę nad stworzeniem na twojej prawej flance i umieszcza je na swojej lewej flance.\nNa koniec tury twojego przeciwnika przejmij kontrolę nad stworzeniem na prawej flance twojego przeciwnika i umieść je na swojej lewej flance.',
    ],
    [
      'witch-queen',
      'Każde inne przyjazne stworzenie z cechą Wiedźma wchodzi do gry przygotowane.\nDopóki karta „Witch Queen” jest w środku twojej linii bitwy, każde inne przyjazne stworzenie z cechą Wiedźma otrzymuje Potyczkę, Nieuchwytność, Truciznę i „Zniszczenie: Cofnij to stworzenie na rękę jego właściciela.”',
    ],
    [
      'encounter-golem',
      'Zagrożenie 3.\nPo tym, jak karta akcji trafi na stos kart odrzuconych swojego właściciela po zagraniu przez ciebie, umieść ją na spodzie talii jej właściciela.\nZniszczenie: Jeśli jesteś nawiedzony, zarchiwizuj kartę „Encounter Golem”.',
    ],
    [
      'resonant-orb',
      'Po zbieraniu: Odrzuć wierzchnią kartę swojej talii. Jeśli ta karta jest stworzeniem, zniszcz wrogie stworzenie i wprowadź każde stworzenie odrzucone w ten sposób do gry. Jeśli w ten sposób zniszczono stworzenie i w ten sposób wprowadzono do gry stworzenie, powtórz poprzedni efekt.',
    ],
    [
      'singing-scythe',
      'Dopóki karta „Singing Scythe” jest na twoim stosie kart odrzuconych, dopóki jesteś nawiedzony, w swoim kroku „zagrywaj, odrzucaj i używaj kart” możesz cofnąć kartę „Singing Scythe” na swoją rękę.\nTo stworzenie otrzymuje „Po zbieraniu: Jeśli jesteś nawiedzony, anihiluj kartę ze stosu kart odrzuconych dowolnego gracza.”',
    ],
    [
      'watch-your-step',
      'Zagranie: Wybierz dom z karty Archonta twojego przeciwnika. W następnej turze twojego przeciwnika po tym, jak twój przeciwnik wybierze dom inny niż ten dom jako swój aktywny dom, stwórz 2 żetonowe stworzenia i przygotuj je.',
    ],
    [
      'trade-blows',
      'Zagranie: Zadaj 1{damage} wrogiemu stworzeniu. Jeśli te obrażenia nie zniszczą tego stworzenia, możesz zadać 1{damage} przyjaznemu stworzeniu, aby powtórzyć ten efekt.',
    ],
    [
      'old-boomy',
      'Po zbieraniu: Ujawniaj karty z wierzchu swojej talii, aż ujawnisz kartę z domu Brobnar lub postanowisz przestać. Jeśli ujawnisz w ten sposób kartę z domu Brobnar, zadaj 2{damage} karcie „Old Boomy”. Zarchiwizuj każdą kartę ujawnioną w ten sposób.',
    ],
    [
      'hire-on',
      'Zagranie: Stwórz żetonowe stworzenie. Jeśli w pulach obu graczy jest łącznie co najmniej 6{amber}, zarchiwizuj kartę „Hire On”.',
    ],
    [
      'epic-quest',
      'Zagranie: Zarchiwizuj każde przyjazne stworzenie z cechą Rycerz.\nOmni: Jeśli zagrałeś co najmniej 7 kart z domu Sanctum w tej turze, zniszcz kartę „Epic Quest” i wykuj klucz bez ponoszenia kosztu.',
    ],
    [
      'memorialize-the-fallen',
      'Zagranie: Każdy gracz traci tyle {amber}, ile wynosi liczba stworzeń na stosie kart odrzuconych tego gracza.',
    ],
    [
      'captain-kresage',
      'Dopóki kontrolujesz inne stworzenie mające Nieuchwytność, karta „Captain Kresage” otrzymuje Nieuchwytność.\nDopóki kontrolujesz inne stworzenie mające Prowokację, karta „Captain Kresage” otrzymuje Prowokację.\nDopóki kontrolujesz inne stworzenie mające Truciznę, karta „Captain Kresage” otrzymuje Truciznę.\nDopóki kontrolujesz inne stworzenie mające Potyczkę, karta „Captain Kresage” otrzymuje Potyczkę.',
    ],
    [
      'rack-of-redemption',
      'W każdej turze po tym, jak pierwszy raz stworzenie z cechą Mutant zostanie zniszczone, jego właściciel zyskuje 1{amber}.',
    ],
    [
      'general-sherman',
      'Karta „General Sherman” nie zadaje obrażeń podczas walki.\nZagranie: Anihiluj każde inne stworzenie.\nPo tym, jak karta „General Sherman” opuści grę, wprowadź każde stworzenie anihilowane przez kartę „General Sherman” do gry wyczerpane pod kontrolą jego właściciela.',
    ],
    [
      'offering-to-kiligog',
      'Omni: Zniszcz przyjazne stworzenie. Jeśli to zrobisz, połóż stworzenie ze swojego stosu kart odrzuconych zakryte pod kartę „Offering to Kiligog”.\nOmni: Wprowadź do gry każdą kartę spod karty „Offering to Kiligog” zakrytą jako żetonowe stworzenie.',
    ],
    [
      'spontaneous-awakening',
      'Zagranie: Jeśli twój przeciwnik jest nawiedzony, zniszcz wrogi artefakt, wrogie stworzenie z cechą Cyborg lub wrogie stworzenie z cechą Robot. Jeśli to zrobisz, zagraj tę kartę i dołącz kartę „Spontaneous Awakening” do tej karty jako ulepszenie z tekstem: „Ta karta należy do domu Geistoid.”',
    ],
    [
      'lapisaurus',
      'Prowokacja.\nKażde wrogie stworzenie atakujące kartę „Lapisaurus” otrzymuje „Przed walką: Wywyższ to stworzenie.”',
    ],
    [
      'kasheek-fall',
      'Zagranie: Zniszcz każde stworzenie, z którym sąsiaduje stworzenie o sile większej niż jego siła.\nPrzeznaczenie: Zniszcz każde stworzenie, z którym sąsiaduje stworzenie o sile mniejszej niż jego siła.',
    ],
    [
      'lightsmith-clariel',
      'Przed walką: Możesz zdecydować, że do końca tury siła i pancerz karty „Lightsmith Clariel” wymieniają się wartościami.',
    ],
    [
      'saurian-egg',
      'Karta „Saurian Egg” nie może walczyć.\nKarta „Saurian Egg” nie może zbierać.\nOmni: Odrzuć 2 wierzchnie karty swojej talii. Jeśli na twoim stosie kart odrzuconych jest stworzenie z domu Rzymozaury odrzucone w ten sposób, wprowadź do gry każde stworzenie z domu Rzymozaury odrzucone w ten sposób ze swojego stosu kart odrzuconych przygotowane, połóż 3 znaczniki siły +1 na każdym z nich i zniszcz kartę „Saurian Egg”.',
    ],
    [
      'festering-touch',
      'Zagranie: Wybierz maksymalnie 2 stworzenia. Dla każdego z nich zadaj mu 1{damage}. Jeśli to stworzenie było już zranione, zamiast tego zadaj mu 3{damage}.',
    ],
    [
      'perplexing-sophistry',
      'Zagranie: Jeśli masz więcej {amber} niż twój przeciwnik, twój przeciwnik odrzuca losową kartę ze swojej ręki, a ty dobierz kartę.',
    ],
  ])('writes %s', (slug, text) => {
    expect(textOf(slug)).toBe(text);
  });

  test('keywords have Polish names', () => {
    const facts = { name: 'Troll', keywords: { taunt: 1, hazardous: 3 } };

    expect(renderCard(undefined, facts, 'pl').paragraphs).toEqual(['Prowokacja. Zagrożenie 3.']);
  });

  test('no text has a hole', () => {
    for (const definition of definitions.values()) {
      const { language, paragraphs } = renderCard(definition, factsOf(definition.id), 'pl');

      expect(language).toBe('pl');
      for (const line of paragraphs) {
        expect(line).toMatch(/^[\p{Lu}{+].*[.”]$/su);
        expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\d| {2}| [.,]|\.\.|\.”\.|,[,.]/);
      }
    }
  });

  test.each([
    // The owner of one of several types of cards is “jego”, of several cards “ich”.
    ['snudge', 'Po walce/Po zbieraniu: Cofnij artefakt lub stworzenie na flance na rękę jego właściciela.'],
    [
      'grisly-exchange',
      'Zagranie: Umieść 5 wierzchnich kart stosu kart odrzuconych twojego przeciwnika na spodzie talii ich właściciela. Odrzuć 5 wierzchnich kart swojej talii.',
    ],
    [
      'vandalize',
      'Zagranie: Obejrzyj 3 wierzchnie karty talii twojego przeciwnika. Odrzuć jedną z nich. Umieść pozostałe na wierzchu talii ich właściciela.',
    ],
    [
      'mass-abduction',
      'Zagranie: Umieść maksymalnie 3 wrogie zranione stworzenia w swoim archiwum. Jeśli którakolwiek z tych kart opuści twoje archiwum, zamiast tego trafia na rękę swojego właściciela.',
    ],
    [
      'soft-landing',
      'Zagranie: Gdy następnym razem w tej turze zagrasz stworzenie lub artefakt, ta karta wchodzi do gry przygotowana.',
    ],
    // A clause has its commas, and “swój” stands for the subject of its own clause.
    [
      'penance-of-balance',
      'Zagranie: Jeśli twój przeciwnik kontroluje więcej stworzeń, niż ma {amber}, wybierz jedno:\n• Zniszcz tyle wrogich stworzeń, ile wynosi liczba wrogich stworzeń minus {amber} twojego przeciwnika.\n• Twój przeciwnik traci tyle {amber}, ile wynosi liczba wrogich stworzeń minus {amber} twojego przeciwnika.',
    ],
    [
      'change-agent',
      'Po walce/Po zbieraniu: Twój przeciwnik traci tyle {amber}, ile wynosi liczba kart na ręce twojego przeciwnika minus 5.',
    ],
    ['universal-welcome', 'Zagranie: Przejmij kontrolę nad każdym wrogim stworzeniem w środku linii bitwy.'],
    [
      'angry-mob',
      'Przed walką: Możesz odrzucać karty z wierzchu swojej talii, aż odrzucisz stworzenie o nazwie „Angry Mob” lub zabraknie kart, a jeśli odrzucisz w ten sposób stworzenie o nazwie „Angry Mob”, wziąć je na swoją rękę.',
    ],
    [
      'paradox-shield',
      'To stworzenie otrzymuje „Zanim to stworzenie zostanie zniszczone, odrzuć tyle wierzchnich kart swojej talii, ile wynosi jego siła. Jeśli to zrobisz, w pełni ulecz to stworzenie, zniszcz kartę „Paradox Shield”, a to się nie dzieje.”',
    ],
    [
      'bryozoarch',
      'Gdy twój przeciwnik zagra kartę akcji, zamiast rozpatrywać zdolności „Zagranie:”, zniszcz stworzenie na twojej lewej flance.',
    ],
    // A long object follows the words that belong to the verb.
    [
      'shell-of-a-ghost',
      'Zagranie: Zniszcz każde stworzenie poza flankami. Wprowadź do gry pod swoją kontrolą stworzenie ze stosu kart odrzuconych dowolnego gracza. Zyskaj 2 łańcuchy.',
    ],
    [
      'crop-circles',
      'Zagranie: Stworzenie spoza domu Mars przejmuje 1{amber} od swojej własnej strony. Anihiluj dowolną liczbę kart ze swojego archiwum. To stworzenie przejmuje od swojej własnej strony tyle {amber}, ile wynosi liczba kart anihilowanych w ten sposób.',
    ],
    [
      'be-our-geist',
      'Zagranie: Zagraj stworzenie należące do nawiedzonego właściciela ze stosu kart odrzuconych dowolnego gracza.',
    ],
    [
      'saurian-egg',
      'Karta „Saurian Egg” nie może walczyć.\nKarta „Saurian Egg” nie może zbierać.\nOmni: Odrzuć 2 wierzchnie karty swojej talii. Jeśli na twoim stosie kart odrzuconych jest stworzenie z domu Rzymozaury odrzucone w ten sposób, wprowadź do gry każde stworzenie z domu Rzymozaury odrzucone w ten sposób ze swojego stosu kart odrzuconych przygotowane, połóż 3 znaczniki siły +1 na każdym z nich i zniszcz kartę „Saurian Egg”.',
    ],
    // A price rises by an amount, and none of the neighbors is enough.
    [
      'uxlyx-the-zookeeper',
      'Nieuchwytność.\nPo zbieraniu: Umieść wrogie stworzenie w swoim archiwum. Jeśli ta karta opuści twoje archiwum, zamiast tego trafia na rękę swojego właściciela.',
    ],
    [
      'the-sting',
      'Pomijasz swój krok „wykuj klucz”.\nOtrzymujesz cały {amber} wydany przez twojego przeciwnika podczas wykuwania kluczy.\nAkcja: Zniszcz kartę „The Sting”.',
    ],
    [
      'mookling',
      'Klucze twojego przeciwnika kosztują o tyle {amber} więcej, ile wynosi siła karty „Mookling”.',
    ],
    [
      'grand-melee',
      'Zagranie: Zniszcz każde stworzenie niemające wspólnego domu z żadnym sąsiadującym z nim stworzeniem.',
    ],
    [
      'hoplite-s-dory',
      'To stworzenie otrzymuje +2 siły za każde wyczerpane stworzenie po jego lewej stronie w grze.',
    ],
    [
      'speed-sigil',
      'Jeśli aktywny gracz nie zagrał żadnych stworzeń w tej turze, każde zagrane stworzenie wchodzi do gry przygotowane.',
    ],
    [
      'trojan-sauropod',
      'Karta „Trojan Sauropod” wchodzi do gry pod kontrolą przeciwnika gracza, który ją zagrywa.\nOmni: Zyskaj 3{amber}. Ujawnij rękę twojego przeciwnika. Wprowadź do gry pod kontrolą twojego przeciwnika każde stworzenie z ręki twojego przeciwnika przygotowane. Twój przeciwnik uzupełnia swoją rękę tak jak w kroku „dobierz karty”. Zniszcz kartę „Trojan Sauropod”.',
    ],
    [
      'æmbermancy',
      'Zagranie: Wybierz stworzenie. Wybierz liczbę: maksymalnie tyle, ile wynosi liczba znaczników siły +1 na nim, ale nie więcej niż 3. Usuń tyle samo znaczników siły +1 z niego. Zyskaj tyle samo {amber}.',
    ],
  ])('%s has forms and clauses that belong together', (slug, text) => {
    expect(textOf(slug)).toBe(text);
  });

  test.each([
    [
      stun(a.creature),
      when(self.is('ready'), ward(it)),
      'Ogłusz stworzenie. Jeśli karta „Troll” jest przygotowana, osłoń je.',
    ],
    // "It" is a creature or an artifact, which have no gender in common.
    [
      exhaust(either(a.creature, an.artifact)),
      when(you.control(a.giant.creature), destroy(it)),
      'Wyczerp stworzenie lub artefakt. Jeśli kontrolujesz stworzenie z cechą Gigant, zniszcz tę kartę.',
    ],
  ])(
    'the card of a condition is not what a pronoun after the condition stands for',
    (first, second, text) => {
      expect(ofTroll(play(first, second))).toEqual([`Zagranie: ${text}`]);
    },
  );

  test('a pronoun in a description of a card stands for that card', () => {
    const isStronger = powerOf(it).moreThan(powerOf(self));

    expect(ofTroll(play(stun(each.neighboring.creature.suchThat(isStronger))))).toEqual([
      'Zagranie: Ogłusz każde stworzenie sąsiadujące z kartą „Troll”, dla którego jego siła wynosi więcej niż siła karty „Troll”.',
    ]);
  });

  test('several cards that do not do something have a verb in the plural', () => {
    const [first, second] = [stun(upTo(2).creatures), forTheTurn(them.dealsNoDamageWhenFighting)];

    expect(ofTroll(play(first, second))).toEqual([
      'Zagranie: Ogłusz maksymalnie 2 stworzenia. Do końca tury te stworzenia nie zadają obrażeń podczas walki.',
    ]);
  });

  test('a decision about what a card does is a clause of its own', () => {
    expect(ofTroll(play(may(eachDeals(a.friendly.creature, 2, an.enemy.creature))))).toEqual([
      'Zagranie: Możesz zdecydować, że przyjazne stworzenie zadaje wrogiemu stworzeniu 2 obrażenia.',
    ]);
  });

  test.each([
    ['domu Mars', opponent.chooses('mars')],
    ['domu innego niż dom Mars', opponent.choosesAnyHouseBut('mars')],
  ])('a house that was not chosen is in the genitive: %s', (house, choice) => {
    expect(ofTroll(play(when(not(thisTurn(choice)), gain(1))))).toEqual([
      `Zagranie: Jeśli twój przeciwnik nie wybrał ${house} jako swojego aktywnego domu w tej turze, zyskaj 1{amber}.`,
    ]);
  });

  test('after a number the noun has the case that the number asks for', () => {
    const wrong = [...definitions.values()]
      .flatMap((definition) => renderCard(definition, factsOf(definition.id), 'pl').paragraphs)
      .filter((text) => /(?<![\d+])(?:[5-9]|1\d) (?:karty|stworzenia|klucze|łańcuchy)(?!\p{L})/u.test(text));

    expect(wrong).toEqual([]);
  });
});
