import type { MailTexts } from './mail-texts.ts';

export const pl: MailTexts = {
  greeting: ({ username }) => `Cześć, ${username}!`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Aktywuj konto w Amberhall',
    text: ({ validFor }) => `Otwórz ten link, aby aktywować konto. Link jest ważny przez ${validFor}.`,
    unasked: 'Jeśli to nie Ty rejestrujesz się w Amberhall, możesz zignorować tę wiadomość.',
  },
  addressChange: {
    subject: 'Potwierdź nowy adres e-mail',
    text: ({ validFor }) =>
      `Otwórz ten link, aby używać tego adresu e-mail na swoim koncie w Amberhall. Link działa jeden raz i jest ważny przez ${validFor}.`,
    unasked: 'Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość.',
  },
  passwordReset: {
    subject: 'Ustaw nowe hasło w Amberhall',
    text: ({ validFor }) =>
      `Ktoś poprosił o zmianę Twojego hasła w Amberhall. Aby wybrać nowe hasło, otwórz ten link. Link działa jeden raz i jest ważny przez ${validFor}.`,
    unasked: 'Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość. Hasło pozostaje bez zmian.',
  },
  addressChanged: {
    subject: 'Twój adres e-mail w Amberhall został zmieniony',
    text: 'Twoje konto w Amberhall używa teraz innego adresu e-mail, więc na ten adres nie wyślemy już żadnych wiadomości.\n\nJeśli to nie Twoja zmiana, natychmiast zawiadom osoby prowadzące stronę.',
  },
  movedUp: {
    subject: 'masz miejsce',
    text: 'Zwolniło się dla Ciebie miejsce z listy oczekujących. Grasz.',
  },
  checkIn: {
    subject: 'można potwierdzać obecność',
    text: 'Potwierdź obecność przed rozpoczęciem turnieju.',
  },
  pairing: {
    subject: ({ round }) => `runda ${round}`,
    text: ({ round, opponent, table }) =>
      `W rundzie ${round} przy stole ${table} Twoim przeciwnikiem jest ${opponent}.`,
    ban: 'Wyklucz jedną z talii przeciwnika na stronie turnieju.',
  },
  result: {
    subject: ({ round }) => `wynik rundy ${round}`,
    won: ({ round, opponent }) => `Wygrywasz mecz rundy ${round}. Twój przeciwnik: ${opponent}.`,
    lost: ({ round, opponent }) => `Przegrywasz mecz rundy ${round}. Twój przeciwnik: ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Otrzymujesz tę wiadomość, bo w profilu włączono e-maile o Twoich turniejach. Możesz je tam wyłączyć: ${profile}`,
  deletedUser: 'Usunięte konto',
};
