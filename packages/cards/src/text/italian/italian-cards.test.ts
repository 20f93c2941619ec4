import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // The player who acts.
  [
    'ekwirrĕ-s-fulcrum',
    [
      'Alla fine del tuo turno, puoi ottenere 1{amber}. Se lo fai, il tuo avversario pesca 2 carte.',
      'Alla fine del turno del tuo avversario, il tuo avversario può ottenere 1{amber}. Se lo fa, peschi 2 carte.',
    ],
  ],
  [
    'groundbreaking-discovery',
    [
      'Gioca: Se controlli una copia di Dr. Verokter e controlli una copia di Rooftop Laboratory e controlli una copia di Reckless Experimentation, distruggi ogni carta, il tuo avversario spezza una chiave e tu epuri Groundbreaking Discovery.',
    ],
  ],
  [
    'nature-s-guardian',
    ['Dopo che un giocatore ha scelto la Casa Selvaggi come Casa attiva, peschi 2 carte.'],
  ],
  [
    'gambling-den',
    [
      'All’inizio del turno di ogni giocatore, quel giocatore può scegliere una Casa. Se lo fa, riveli la carta in cima al mazzo di quel giocatore e, se quella carta è di quella Casa, quel giocatore ottiene 2{amber}. Altrimenti, quel giocatore perde 2{amber}.',
    ],
  ],
  [
    'break-key',
    [
      'Gioca: Se il tuo avversario ha più chiavi forgiate rispetto a te, il tuo avversario spezza una chiave. Se lo fa, il tuo avversario ottiene 6{amber}.',
    ],
  ],
  [
    'corner-the-market',
    [
      'Gioca: Durante il prossimo turno del tuo avversario, il tuo avversario non può giocare carte e, dopo che il tuo avversario ha scartato una carta dalla sua mano, il tuo avversario può archiviarla.',
    ],
  ],
  // Pronouns and their cards.
  [
    'harmonic-pack',
    [
      'Gioca: Scegli una creatura. Rivela una carta casuale dall’archivio di un giocatore. Se una carta è stata rivelata in questo modo, infliggi 5{damage} a quella creatura. Altrimenti, infliggi 2{damage} a quella creatura. Scarta ogni carta rivelata in questo modo.',
    ],
  ],
  [
    'nightmare-inducer',
    [
      'Azione: Scegli una carta dalla pila degli scarti del tuo avversario. Esaurisci ogni creatura nemica che condivida una Casa con quella carta. Metti quella carta in fondo al mazzo del suo proprietario.',
    ],
  ],
  [
    'bottomless-depths',
    ['Dopo che hai scartato una carta dalla tua mano, mettila a faccia in giù sotto Bottomless Depths.'],
  ],
  [
    'guji-dinosaur-hunter',
    [
      'Elusivo.',
      'Azione: Infliggi 2{damage} a una creatura. Se quella creatura è una carta Dinosauro o c’è {amber} su di essa, invece, infliggile 6{damage}.',
    ],
  ],
  [
    'infighting',
    [
      'Gioca: Ogni creatura infligge una quantità di danni pari alla sua Forza alla creatura immediatamente a destra di essa.',
    ],
  ],
  ['cultural-exchange', ['Gioca: Metti l’archivio del tuo avversario nelle mani dei loro proprietari.']],
  // Past events.
  ['alaka', ['Se hai usato una creatura per combattere in questo turno, Alaka entra in gioco pronta.']],
  [
    'closed-door-negotiation',
    [
      'Gioca: Il tuo avversario pesca una carta. Ruba 1{amber}. Se 1{amber} o più è stato rubato in questo modo e il tuo avversario ha più {amber} rispetto a te, ripeti questo effetto.',
    ],
  ],
  [
    'resonant-orb',
    [
      'Dopo il Raccolto: Scarta la carta in cima al tuo mazzo. Se quella carta è una creatura, distruggi una creatura nemica e metti in gioco ogni creatura scartata in questo modo. Se una creatura è stata distrutta in questo modo e una creatura è stata messa in gioco in questo modo, ripeti l’effetto precedente.',
    ],
  ],
  [
    'crazy-killing-machine',
    [
      'Azione: Scarta la carta in cima al mazzo di ogni giocatore. Per ogni carta scartata in questo modo, distruggi una creatura o un artefatto che condivida una Casa con essa. Se meno di 2 carte sono state distrutte in questo modo, distruggi Crazy Killing Machine.',
    ],
  ],
  [
    'call-of-the-void',
    [
      'Gioca: Esaurisci una creatura. Se quella creatura era già esaurita, invece, distruggila e il suo controllore perde 1{amber}.',
    ],
  ],
  // Negated qualities.
  [
    'empowered-zark',
    [
      'Dopo il Combattimento: Cattura 2{amber}. Se ci sono 3{amber} o più su Empowered Zark, puoi riportare 3{amber} da essa alla riserva comune e preparare ogni creatura della Casa Marte senza il tratto Agente.',
    ],
  ],
  [
    'picaroon',
    [
      'Schieramento.',
      'Picaroon ottiene una quantità di Forza pari alla Forza totale delle creature senza il tratto Cangiante vicine a Picaroon.',
    ],
  ],
  [
    'aedile-tullia',
    ['Dopo che hai esaltato una creatura amica che non sia una pedina creatura, crea una pedina creatura.'],
  ],
  [
    'horseman-of-pestilence',
    [
      'Gioca/Dopo il Combattimento/Dopo il Raccolto: Infliggi 1{damage} a ogni creatura senza il tratto Cavalcatore.',
    ],
  ],
  // The order of words.
  [
    'general-sherman',
    [
      'General Sherman non infligge danni quando combatte.',
      'Gioca: Epura ogni altra creatura.',
      'Dopo che General Sherman ha lasciato il gioco, metti in gioco esaurita ogni creatura epurata da General Sherman sotto il controllo del suo proprietario.',
    ],
  ],
  [
    'codex-of-true-names',
    [
      'Azione: Distruggi Codex of True Names. Se lo fai, riporta ogni copia amica di Catena Fiend nella mano del suo proprietario e, per ogni creatura riportata in questo modo, riporta una creatura nemica nella mano del suo proprietario.',
    ],
  ],
  [
    'penance-of-balance',
    [
      'Gioca: Se il tuo avversario controlla più creature rispetto al numero di {amber} che il tuo avversario ha, scegli un’opzione:\n• Distruggi un numero di creature nemiche pari al numero di creature nemiche meno l’{amber} del tuo avversario.\n• Il tuo avversario perde una quantità di {amber} pari al numero di creature nemiche meno il suo {amber}.',
    ],
  ],
  [
    'shakedown-sullivan',
    [
      'Dopo il Raccolto: Scegli una creatura. Scarta la carta in cima al mazzo del suo controllore. Se quella carta condivide una Casa con quella creatura, il suo proprietario ottiene 1{amber}. Altrimenti, distruggi quella creatura.',
    ],
  ],
  [
    'shadowsaurus',
    [
      'Azione: Sposta tutto l’{amber} da una creatura nemica nella riserva del tuo avversario. Se lo fai, prendi il controllo di essa e, mentre quella creatura è sotto il tuo controllo, quella creatura è considerata della Casa Ombre.',
    ],
  ],
  // Articles and prepositions.
  [
    'spyyyder',
    ['Schermaglia.', 'Mentre Spyyyder attacca una creatura nemica sul fianco, Spyyyder ottiene veleno.'],
  ],
  [
    'magistrate-crispus',
    [
      'Alla fine del tuo turno, per ogni giocatore, quel giocatore prende il controllo di ogni creatura che quel giocatore possiede e ogni artefatto che quel giocatore possiede.',
    ],
  ],
  [
    'beehemoth',
    [
      'Veleno.',
      'All’inizio del tuo turno, metti un segnalino +1 Forza su una creatura.',
      'Dopo il Raccolto: Sposta Beehemoth in qualsiasi punto della linea di battaglia del suo controllore. Rimuovi ogni segnalino +1 Forza da ogni creatura vicina a Beehemoth. Ottieni 1{amber} per ogni segnalino rimosso in questo modo.',
    ],
  ],
  // Two clauses, and numbers in words.
  [
    'curse-of-obstinacy',
    [
      'Tradimento.',
      'Alla fine del tuo turno, stordisci ogni creatura amica che non sia su un fianco e che condivida una Casa con almeno 1 delle sue creature vicine.',
    ],
  ],
  [
    'be-our-geist',
    [
      'Gioca: Gioca una creatura dalla pila degli scarti di un giocatore che soddisfi questa condizione (il suo proprietario è infestato).',
    ],
  ],
  [
    'chonkers',
    [
      'Schermaglia.',
      'Dopo che una creatura nemica è stata distrutta combattendo contro Chonkers, metti un numero di segnalini +1 Forza su Chonkers pari al numero di segnalini +1 Forza su di essa.',
      'Gioca: Metti un segnalino +1 Forza su Chonkers.',
    ],
  ],
  [
    'effigy-of-melerukh',
    [
      'Dopo che una creatura nemica ha raccolto, metti un segnalino Risveglio su Effigy of Melerukh.',
      'Se ci sono 6 o più segnalini Risveglio su Effigy of Melerukh, finché Effigy of Melerukh non lascia il gioco, Effigy of Melerukh è considerato una creatura con 100 di Forza e 100 di armatura ed Effigy of Melerukh perde tutte le sue abilità.',
    ],
  ],
  // Kinds of effects and statements that few cards have.
  [
    'hunter-or-hunted',
    [
      'Gioca: Scegli un’opzione:\n• Proteggi una creatura.\n• Rimuovi la protezione da una creatura protetta. Proteggi un’altra creatura.',
    ],
  ],
  [
    'raiding-party',
    [
      'Dopo il Combattimento: Se la tua chiave rossa è forgiata e la chiave rossa del tuo avversario è forgiata o la tua chiave blu è forgiata e la chiave blu del tuo avversario è forgiata o la tua chiave gialla è forgiata e la chiave gialla del tuo avversario è forgiata, ruba 2{amber}. Altrimenti, ruba 1{amber}.',
    ],
  ],
  [
    'dark-discovery',
    [
      'Gioca: Nomina 2 carte. Scarta le 2 carte in fondo al mazzo del tuo avversario. Se quelle carte sono le carte nominate, epura Dark Discovery e forgia una chiave senza costo.',
    ],
  ],
  [
    'com-officer-hings',
    [
      'Gioca: Puoi cercare nel tuo mazzo una copia di Com. Officer Gross, rivelarla e metterla nella tua mano.',
      'Dopo il Combattimento/Dopo il Raccolto: Pesca una carta per ogni creatura tra Com. Officer Hings e una copia di Com. Officer Gross in gioco.',
    ],
  ],
  [
    'timequake',
    [
      'Gioca: Mescola ogni carta amica nel mazzo del suo proprietario. Pesca un numero di carte pari al numero di carte mescolate in questo modo che possiedi.',
    ],
  ],
  ['tentacus', ['Il tuo avversario deve pagarti 1{amber} per usare un artefatto.']],
  [
    'greed',
    [
      'Riempi la tua mano fino a una carta aggiuntiva per ogni creatura Peccato amica durante il passo “pescare carte”.',
    ],
  ],
  [
    'encounter-suit',
    [
      'Dopo che un giocatore ha giocato una carta azione ma prima che siano risolte le sue abilità “Gioca:”, proteggi questa creatura.',
    ],
  ],
  ['purifier-of-souls', ['Ogni carta perde ognuna delle sue abilità “Distrutta:”.']],
  [
    'trial-by-water',
    [
      'Gioca: La marea non è né alta né bassa. Fino all’inizio del tuo prossimo turno, i giocatori non possono alzare la marea.',
    ],
  ],
  [
    'shard-of-change',
    [
      'Azione: Per ogni carta Frammento amica, puoi scambiare una carta dalla tua mano con una carta dalla tua pila degli scarti che condivida un tipo con essa.',
    ],
  ],
  [
    'refined-adhesive',
    [
      'Se una carta sta per andare dalla mano di un giocatore alla pila degli scarti di un giocatore, invece, rivelala e mettila a faccia in giù sotto questa creatura.',
    ],
  ],
  [
    'the-archivist',
    [
      'The Archivist è archiviata a faccia in su.',
      'Mentre The Archivist è nel tuo archivio, invece di tutto il tuo archivio, puoi prendere un qualsiasi numero di carte dal tuo archivio.',
    ],
  ],
  [
    'vial-of-mutation',
    [
      'Gioca: Metti un segnalino Mutazione su 2 creature. Per ciascuna di esse, mentre c’è un segnalino Mutazione su di essa, quella creatura ottiene il tratto Mutante.',
    ],
  ],
  [
    'ask-again-later',
    [
      'Dopo che il tuo avversario ha scelto una Casa come Casa attiva, il tuo avversario sceglie una Casa sulla tua carta identità. Rivela la carta in cima al tuo mazzo. Se quella carta non è di quella Casa, avvera Ask Again Later.',
    ],
  ],
  [
    'lapisaurus',
    [
      'Provocazione.',
      'Ogni creatura nemica che attacchi Lapisaurus ottiene “Prima del Combattimento: Esalta questa creatura.”',
    ],
  ],
  [
    'encounter-golem',
    [
      'Pericoloso 3.',
      'Dopo che una carta azione che giochi è stata messa nella pila degli scarti del suo proprietario, mettila in fondo al mazzo del suo proprietario.',
      'Distrutta: Se sei infestato, archivia Encounter Golem.',
    ],
  ],
  [
    'nightforge',
    [
      'Gioca: Se non hai forgiato nessuna chiave in questo turno, puoi forgiare una chiave al costo attuale +4{amber}.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'it')).toEqual({ language: 'it', paragraphs });
});
