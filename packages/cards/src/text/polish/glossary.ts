import type { Glossary } from '../glossary.ts';

/** The words of the game in Polish, explained. */
export const POLISH_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alfa',
    meaning:
      'Można ją zagrać tylko przed zagraniem, użyciem lub odrzuceniem czegokolwiek innego w tej turze.',
  },
  assault: {
    name: 'Szturm X',
    meaning: 'Zanim to stworzenie zaatakuje, zadaje X obrażeń stworzeniu, które atakuje.',
  },
  deploy: {
    name: 'Rozstawienie',
    meaning: 'Może wejść do gry w dowolnym miejscu linii bitwy, a nie tylko na flance.',
  },
  elusive: {
    name: 'Nieuchwytność',
    meaning:
      'Gdy to stworzenie zostaje zaatakowane pierwszy raz w danej turze, żadna ze stron nie zadaje obrażeń.',
  },
  entrench: {
    name: 'Okopanie',
    meaning:
      'Gdy karty są przygotowywane na koniec tury kontrolującego je gracza, to stworzenie może pozostać wyczerpane.',
  },
  hazardous: {
    name: 'Zagrożenie X',
    meaning: 'Zanim to stworzenie zostanie zaatakowane, zadaje X obrażeń atakującemu.',
  },
  invulnerable: {
    name: 'Niewrażliwość',
    meaning: 'Nie może otrzymywać obrażeń i nie może zostać zniszczone.',
  },
  omega: {
    name: 'Omega',
    meaning: 'Po jej zagraniu krok się kończy: w tej turze nie można już niczego zagrać ani użyć.',
  },
  poison: {
    name: 'Trucizna',
    meaning: 'Obrażenia, które to stworzenie zadaje w walce swoją siłą, niszczą zranione nimi stworzenie.',
  },
  skirmish: {
    name: 'Potyczka',
    meaning: 'Gdy to stworzenie atakuje, zaatakowane stworzenie nie zadaje mu obrażeń.',
  },
  'splash-attack': {
    name: 'Rozprysk X',
    meaning: 'Gdy to stworzenie atakuje, każdy sąsiad zaatakowanego stworzenia otrzymuje X obrażeń.',
  },
  taunt: {
    name: 'Prowokacja',
    meaning: 'Sąsiednich stworzeń nie można atakować, chyba że także mają Prowokację.',
  },
  treachery: { name: 'Zdrada', meaning: 'Wchodzi do gry pod kontrolą przeciwnika gracza, który ją zagrywa.' },
  versatile: {
    name: 'Wszechstronność',
    meaning: 'Można tego użyć bez względu na to, jaki dom jest aktywny.',
  },
  stun: {
    name: 'Ogłuszenie',
    meaning:
      'Gdy następnym razem użyto by tego stworzenia, ogłuszenie zostaje usunięte i nic więcej się nie dzieje.',
  },
  ward: {
    name: 'Osłona',
    meaning:
      'Zapobiega następnym obrażeniom stworzenia lub temu, że opuści ono grę, po czym zostaje usunięta.',
  },
  enrage: {
    name: 'Wściekłość',
    meaning: 'Gdy używa się tego stworzenia, musi ono walczyć, jeśli może. Potem nie jest już rozwścieczone.',
  },
  capture: {
    name: 'Przejęcie',
    meaning: 'Æmber z puli przeciwnika trafia na stworzenie. Wraca, gdy stworzenie opuści grę.',
  },
  exalt: { name: 'Wywyższenie', meaning: 'Na stworzenie trafia jeden Æmber ze wspólnych zasobów.' },
  archive: {
    name: 'Archiwizacja',
    meaning:
      'Zakryta karta trafia do archiwum swojego właściciela, które na początku tury można wziąć na rękę.',
  },
  purge: { name: 'Anihilacja', meaning: 'Karta zostaje usunięta z gry.' },
  steal: { name: 'Kradzież', meaning: 'Æmber z puli przeciwnika trafia do twojej.' },
  haunted: {
    name: 'Nawiedzony',
    meaning: 'Gracz, który ma co najmniej 10 kart na stosie kart odrzuconych, jest nawiedzony.',
  },
  overwhelmed: {
    name: 'Przytłoczony',
    meaning: 'Gracz, którego przeciwnik kontroluje więcej stworzeń, jest przytłoczony.',
  },
  tide: {
    name: 'Pływ',
    meaning: 'Na początku nie należy do nikogo. Kto go podniesie, ma przypływ, a jego przeciwnik odpływ.',
  },
  chains: {
    name: 'Łańcuchy',
    meaning:
      'Dopóki masz łańcuchy, na koniec swojej tury dobierasz mniej kart i za każdym razem tracisz jeden łańcuch.',
  },
  'token creature': {
    name: 'Żetonowe stworzenie',
    meaning: 'Wierzchnia karta talii wchodzi do gry zakryta jako stworzenie, które talia ma w tym celu.',
  },
  omni: { name: 'Omni', meaning: 'Można tego użyć bez względu na to, jaki dom jest aktywny.' },
  scrap: { name: 'Złom', meaning: 'Dzieje się, gdy w swojej turze odrzucasz tę kartę z ręki.' },
  fate: {
    name: 'Przeznaczenie',
    meaning: 'Dzieje się, gdy spełni się przepowiednia, pod którą leży ta karta.',
  },
};
