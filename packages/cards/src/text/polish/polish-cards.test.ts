import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  [
    'walls--blaster',
    'To stworzenie otrzymuje „Po walce/Po zbieraniu: Możesz wybrać jedno:\n• Zadaj 2{damage} stworzeniu.\n• Jeśli to stworzenie nie jest stworzeniem o nazwie „Chief Engineer Walls”, dołącz kartę „Walls’ Blaster” do stworzenia o nazwie „Chief Engineer Walls”.”\nPo tym, jak karta „Walls’ Blaster” zostanie dołączona do stworzenia o nazwie „Chief Engineer Walls”, za każde ulepszenie dołączone do tego stworzenia ogłusz stworzenie.',
  ],
  [
    'effigy-of-melerukh',
    'Po tym, jak wrogie stworzenie zbierze plon, połóż znacznik przebudzenia na karcie „Effigy of Melerukh”.\nJeśli na karcie „Effigy of Melerukh” jest co najmniej 6 znaczników przebudzenia, dopóki karta „Effigy of Melerukh” jest w grze, karta „Effigy of Melerukh” jest uznawana za stworzenie o sile 100 i pancerzu 100 i dopóki karta „Effigy of Melerukh” jest w grze, karta „Effigy of Melerukh” traci wszystkie swoje zdolności.',
  ],
  [
    'sneklifter',
    'Zagranie: Przejmij kontrolę nad wrogim artefaktem. Dopóki ten artefakt jest pod twoją kontrolą i ten artefakt nie jest z jednego z twoich domów, jest uznawany za należący do domu Cienie.',
  ],
  [
    'relativity-imp',
    'Jeśli wykułeś klucz co najmniej 2 razy w tej turze, nie możesz wykuwać kluczy.\nPo tym, jak wykujesz klucz, gdy trwa twoja tura i trwa krok „wykuj klucz”, możesz wykuć klucz po aktualnym koszcie.',
  ],
  [
    'sporegorger-evil-twin',
    'Zagranie: Przenieś każdy znacznik siły +1 z każdego innego stworzenia na kartę „Sporegorger”.\nPo zbieraniu: Możesz usunąć wszystkie znaczniki siły +1 z karty „Sporegorger” i zadać 1{damage} każdemu innemu stworzeniu za każdy znacznik usunięty w ten sposób.',
  ],
  [
    'gargantodon',
    'Karta „Gargantodon” wchodzi do gry ogłuszona.\nKarta „Gargantodon” zadaje podczas walki tylko 4{damage}.\nJeśli miałbyś ukraść {amber}, zamiast tego stworzenie kontrolowane przez aktywnego gracza przejmuje tyle samo {amber} od twojego przeciwnika.\nJeśli twój przeciwnik miałby ukraść {amber}, zamiast tego stworzenie kontrolowane przez aktywnego gracza przejmuje tyle samo {amber} od ciebie.',
  ],
  [
    'controling-expertise',
    'Żółte klucze kosztują +1{amber}.\nDopóki twój żółty klucz jest wykuty, możesz zagrać kartę spoza aktywnego domu.',
  ],
  [
    'gambling-den',
    'Na początku tury każdego gracza ten gracz może wybrać dom. Jeśli to zrobi, ujawnij wierzchnią kartę talii tego gracza. Jeśli ta karta jest z tego domu, ten gracz zyskuje 2{amber}. W przeciwnym razie ten gracz traci 2{amber}.',
  ],
  [
    'hallafest',
    'Zagranie: Przeszukaj swoją talię i swój stos kart odrzuconych w poszukiwaniu maksymalnie 4 kart z cechą Bräkken o różnych nazwach, ujawnij je i weź je na swoją rękę. Zyskaj tyle samo łańcuchów.',
  ],
  [
    'empowered-zark',
    'Po walce: Przejmij 2{amber}. Jeśli na karcie „Empowered Zark” jest co najmniej 3{amber}, możesz zwrócić 3{amber} z niej do wspólnych zasobów i przygotować każde stworzenie bez cechy Agent z domu Mars.',
  ],
  [
    'market-fluctuation',
    'Zagranie: Dla każdego gracza: jeśli ten gracz jest nawiedzony, ten gracz dobiera 3 karty. Dla każdego gracza: jeśli ten gracz nie jest nawiedzony, ten gracz odrzuca 3 losowe karty ze swojej ręki.',
  ],
  [
    'ask-again-later',
    'Po tym, jak twój przeciwnik wybierze dom jako swój aktywny dom, twój przeciwnik wybiera dom z twojej karty Archonta. Ujawnij wierzchnią kartę swojej talii. Jeśli ta karta nie jest z tego domu, spełnij kartę „Ask Again Later”.',
  ],
  [
    'monument-to-shrix',
    'Możesz wydawać {amber} z karty „Monument to Shrix” podczas wykuwania kluczy.\nAkcja: Przenieś 1{amber} ze swojej puli na kartę „Monument to Shrix”. Jeśli na twoim stosie kart odrzuconych jest stworzenie o nazwie „Citizen Shrix”, zamiast tego wybierz gracza. Przenieś 1{amber} z puli tego gracza na kartę „Monument to Shrix”.',
  ],
  [
    'gebuk',
    'Zniszczenie: Odrzuć wierzchnią kartę swojej talii. Jeśli ta karta jest stworzeniem, gdy następnym razem w tej turze karta „Gebuk” opuści grę, wprowadź ją do gry na miejscu karty „Gebuk” w linii bitwy.',
  ],
  [
    'keyforgery',
    'Zanim twój przeciwnik wykuje klucz, jeśli na twojej ręce jest karta, twój przeciwnik wybiera dom, ty ujawnij losową kartę ze swojej ręki, a jeśli ta karta nie jest z tego domu, zniszcz kartę „Keyforgery”, a to się nie dzieje.',
  ],
  [
    'livia-the-elder',
    'Po zbieraniu: Możesz wywyższyć kartę „Livia the Elder”. Jeśli to zrobisz, do końca tury każda zdolność „Po walce:” każdego przyjaznego stworzenia jest zdolnością „Po walce/Po zbieraniu:” i do końca tury każda zdolność „Po zbieraniu:” każdego przyjaznego stworzenia jest zdolnością „Po zbieraniu/Po walce:”.',
  ],
  [
    'hunter-or-hunted',
    'Zagranie: Wybierz jedno:\n• Osłoń stworzenie.\n• Usuń osłonę z osłoniętego stworzenia. Osłoń inne stworzenie.',
  ],
  [
    'mercy-malkin-queen',
    'Potyczka.\nPo tym, jak przyjazne stworzenie z cechą Kot wejdzie do gry, osłoń je.\nPo walce: Przygotuj przyjazne stworzenie z cechą Bestia.',
  ],
  [
    'hard-simpson',
    'Nieuchwytność.\nPo tym, jak karta „Hard Simpson” otrzyma obrażenia, ukradnij 1{amber}. Jeśli jest odpływ, zamiast tego twój przeciwnik kradnie 1{amber}.',
  ],
  [
    'shard-of-change',
    'Akcja: Za każdą przyjazną kartę z cechą Okruch możesz zamienić miejscami kartę ze swojej ręki i kartę ze swojego stosu kart odrzuconych mającą ten sam typ co ta karta.',
  ],
  [
    'paradox-shield',
    'To stworzenie otrzymuje „Zanim to stworzenie zostanie zniszczone, odrzuć tyle wierzchnich kart swojej talii, ile wynosi jego siła. Jeśli to zrobisz, w pełni ulecz to stworzenie, zniszcz kartę „Paradox Shield”, a to się nie dzieje.”',
  ],
  [
    'ruins-of-archonis',
    'Zagranie: Umieść 4{amber} ze wspólnych zasobów na karcie „Ruins of Archonis”. Zarchiwizuj kartę.\nPo tym, jak dowolny gracz zagra kartę, gdy ten gracz zagrał dokładnie 6 kart w tej turze, jeśli karta „Ruins of Archonis” jest przygotowana, przenieś cały {amber} z niej do puli tego gracza.',
  ],
  [
    'thievery',
    'Po tym, jak odrzucisz kartę ze swojej ręki w twojej turze, możesz ją anihilować. Jeśli to zrobisz, ukradnij 1{amber}.',
  ],
  [
    'refined-adhesive',
    'Jeśli karta miałaby trafić z ręki na stos kart odrzuconych dowolnego gracza, zamiast tego ujawnij ją i połóż ją zakrytą pod to stworzenie.',
  ],
  [
    'captain-kresage-evil-twin',
    'Każde stworzenie traci Nieuchwytność.\nKażde stworzenie traci Prowokację.\nKażde stworzenie traci Truciznę.\nKażde stworzenie traci Potyczkę.',
  ],
  [
    'sgs-illuminator',
    'Akcja: Wyczerp maksymalnie 4 przyjazne stworzenia z domu Sanctum. Za każde stworzenie wyczerpane w ten sposób ogłusz i wywyższ stworzenie.',
  ],
  [
    'poised-strike',
    'Po tym, jak to stworzenie zostanie przygotowane, zniszcz to stworzenie.\nPrzeznaczenie: Do końca tury pomijasz swój krok „przygotuj karty”.',
  ],
  [
    'biome-discovery',
    'Zagranie: Jeśli jest przypływ, możesz obejrzeć 2 wierzchnie karty swojej talii i odrzucić jedną z nich. W przeciwnym razie podnieś pływ.',
  ],
  [
    'atomic-destabilizer',
    'To stworzenie otrzymuje „Na koniec twojej tury to stworzenie przejmuje 1{amber}. Strać 1{amber} za każdy {amber} na tym stworzeniu.”',
  ],
  [
    'evasion-sigil',
    'Zanim stworzenie stoczy walkę, odrzuć wierzchnią kartę talii kontrolującego je gracza. Jeśli ta karta jest z aktywnego domu, ta walka kończy się bez żadnego skutku.',
  ],
  [
    'malison',
    'Po walce: Możesz przenieść wrogie stworzenie w dowolne miejsce linii bitwy kontrolującego je gracza, a jeśli to stworzenie jest na flance, to stworzenie przejmuje 1{amber} od swojej własnej strony.',
  ],
  [
    'missile-officer-myers',
    'Rozstawienie.\nZagranie/Po zbieraniu: Rozpatrz zdolność „Zagranie:” stworzenia sąsiadującego z kartą „Missile Officer Myers” tak, jakby źródło tej zdolności było pod twoją kontrolą.\nZłom: Odrzuć kartę ze swojej ręki. Rozpatrz jej zdolność „Zagranie:” tak, jakby źródło tej zdolności było pod twoją kontrolą.',
  ],
])('%s has its whole text in Polish', (slug, text) => {
  const { language, paragraphs } = renderCard(definitions.get(slug), factsOf(slug), 'pl');

  expect(language).toBe('pl');
  expect(paragraphs.join('\n')).toBe(text);
});
