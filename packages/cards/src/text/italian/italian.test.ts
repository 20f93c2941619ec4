import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Agreement of nouns, adjectives and participles.
  ['remote-access', ['Gioca: Usa un artefatto nemico come se fosse tuo.']],
  [
    'emp-blast',
    ['Gioca: Stordisci ogni creatura della Casa Marte e ogni creatura Robot. Distruggi ogni artefatto.'],
  ],
  [
    'rein-and-cycle',
    [
      'Gioca: Dai 1{amber} al tuo avversario. Se lo fai, prendi il controllo di una creatura nemica o un artefatto nemico.',
    ],
  ],
  ['chronophage', ['Ogni creatura nemica e ogni artefatto nemico ottiene omega.']],
  ['save-the-pack', ['Gioca: Distruggi ogni creatura danneggiata. Ottieni un vincolo.']],
  [
    'overrun',
    [
      'Gioca: Se 3 o più creature nemiche sono state distrutte in questo turno, il tuo avversario perde 2{amber}.',
    ],
  ],
  ['coward-s-end', ['Gioca: Distruggi ogni creatura illesa. Ottieni 3 vincoli.']],
  [
    'dead-man-s-chest',
    [
      'Gioca: Metti 4{amber} dalla riserva comune su Dead Man’s Chest. Infliggi 2{damage} a una creatura.',
      'Dopo che una creatura è stata distrutta mentre 6 o più creature sono state distrutte in questo turno, se Dead Man’s Chest è pronto, sposta tutto l’{amber} da esso nella riserva del giocatore attivo.',
    ],
  ],
  [
    'hastatus-raptor',
    [
      'Prima del Combattimento: Puoi esaltare Hastatus Raptor. Se lo fai, infliggi 1{damage} alla creatura contro cui combatte Hastatus Raptor per ogni {amber} su ogni copia amica di Hastatus Raptor.',
    ],
  ],
  [
    'soft-landing',
    ['Gioca: La prossima creatura o artefatto che giochi in questo turno entra in gioco pronto.'],
  ],
  // Articles, contractions and elisions by the sound that follows.
  [
    'safe-place',
    [
      'Puoi spendere l’{amber} su Safe Place nel forgiare chiavi.',
      'Azione: Sposta 1{amber} dalla tua riserva su Safe Place.',
    ],
  ],
  [
    'archimedes',
    ['Elusivo.', 'Ogni creatura vicina ad Archimedes ottiene “Distrutta: Archivia questa creatura.”'],
  ],
  [
    'bigtwig',
    [
      'Bigtwig non può attaccare creature che non siano stordite.',
      'Dopo il Raccolto: Stordisci ed esaurisci una creatura.',
    ],
  ],
  ['pound', ['Gioca: Infliggi 2{damage} a una creatura, con 1{damage} ad area.']],
  [
    'relentless-whispers',
    ['Gioca: Infliggi 2{damage} a una creatura. Se questo danno distrugge quella creatura, ruba 1{amber}.'],
  ],
  [
    'deusillus',
    [
      'Gioca: Cattura tutto l’{amber} del tuo avversario. Infliggi 5{damage} a una creatura nemica.',
      'Dopo il Combattimento/Dopo il Raccolto: Riporta 1{amber} da Deusillus alla riserva comune. Infliggi 2{damage} a ogni creatura nemica.',
    ],
  ],
  [
    'ether-spider',
    [
      'Ether Spider non infligge danni quando combatte.',
      'Se il tuo avversario sta per ottenere {amber}, invece, Ether Spider cattura quell’{amber}.',
    ],
  ],
  ['too-much-to-protect', ['Gioca: Ruba tutto l’{amber} del tuo avversario tranne 6.']],
  [
    'specialist-guthrak',
    [
      'Schermaglia.',
      'Dopo il Combattimento/Dopo il Raccolto: Cattura 1{amber} per ogni Casa rappresentata tra Specialist Guthrak e ogni creatura vicina a essa.',
    ],
  ],
  [
    'spontaneous-awakening',
    [
      'Gioca: Se il tuo avversario è infestato, distruggi un artefatto nemico, una creatura Cyborg nemica o una creatura Robot nemica. Se lo fai, giocala e assegna Spontaneous Awakening a essa come una miglioria con il testo “Questa carta appartiene alla Casa Geistoid.”',
    ],
  ],
  ['yxilx-dominator', ['Provocazione.', 'Yxilx Dominator entra in gioco stordita.']],
  [
    'quadracorder',
    [
      'Le chiavi del tuo avversario costano +1{amber} per ogni Casa rappresentata tra le creature amiche (fino a un massimo di 3).',
    ],
  ],
  // Quantifiers.
  [
    'might-makes-right',
    [
      'Gioca: Puoi distruggere un qualsiasi numero di creature amiche con Forza totale di 25 o più. Se lo fai, forgia una chiave senza costo.',
    ],
  ],
  [
    'throwing-stars',
    [
      'Gioca: Infliggi 1{damage} a un massimo di 3 creature. Ottieni 1{amber} per ogni creatura distrutta in questo modo.',
    ],
  ],
  ['relentless-assault', ['Gioca: Prepara fino a 3 creature amiche e combatti con esse, una alla volta.']],
  [
    'combat-pheromones',
    [
      'Omni: Distruggi Combat Pheromones. Per il resto del turno, puoi usare fino ad altre 2 carte della Casa Marte.',
    ],
  ],
  [
    'squallmaster',
    [
      'Dopo il Combattimento/Dopo il Raccolto: Ogni giocatore scarta una carta casuale dalla sua mano.',
      'Rottama: Esaurisci una creatura nemica.',
    ],
  ],
  [
    'catch-and-release',
    [
      'Gioca: Riporta ogni creatura nella mano del suo proprietario. Ogni giocatore scarta carte casuali dalla sua mano fino a lasciarne al massimo 6. Ottieni 2 vincoli.',
    ],
  ],
  ['selective-preservation', ['Gioca: Distruggi ogni creatura eccetto una creatura di ogni Forza.']],
  [
    'tertiate',
    [
      'Gioca: Distruggi un numero di creature nemiche pari a un terzo del numero di creature nemiche (arrotondando per eccesso) e un numero di creature amiche pari a un terzo del numero di creature amiche (arrotondando per eccesso).',
    ],
  ],
  [
    'mothergun',
    [
      'Azione: Rivela un qualsiasi numero di carte della Casa Marte dalla tua mano. Infliggi una quantità di danni a una creatura pari al numero di carte della Casa Marte rivelate in questo modo.',
    ],
  ],
  ['wild-wormhole', ['Gioca: Gioca la carta in cima al tuo mazzo.']],
  [
    'echofly',
    [
      'Azione: Riporta una carta azione dalla tua pila degli scarti nella tua mano.',
      'Rottama: Archivia la carta azione più vicina alla cima della tua pila degli scarti.',
    ],
  ],
  [
    'effervescent-principle',
    ['Gioca: Ogni giocatore perde la metà del suo {amber} (arrotondando per difetto). Ottieni un vincolo.'],
  ],
  // Owners, players and zones.
  [
    'snudge',
    [
      'Dopo il Combattimento/Dopo il Raccolto: Riporta un artefatto o una creatura sul fianco nella mano del suo proprietario.',
    ],
  ],
  ['bubbles', ['Gioca: Metti una creatura nemica in cima al mazzo del suo proprietario.']],
  [
    'rockatiel',
    [
      'Elusivo. Pericoloso 1.',
      'Gioca/Dopo il Raccolto: Mescola fino a 2 creature nei mazzi dei loro proprietari.',
    ],
  ],
  [
    'gongoozle',
    [
      'Gioca: Infliggi 3{damage} a una creatura. Se questo danno non distrugge quella creatura, il suo proprietario scarta una carta casuale dalla sua mano.',
    ],
  ],
  ['binate-rupture', ['Alfa.', 'Gioca: Ogni giocatore ottiene una quantità di {amber} pari al suo {amber}.']],
  ['customs-office', ['Il tuo avversario deve pagarti 1{amber} per giocare un artefatto.']],
  [
    'the-sting',
    [
      'Salti il tuo passo “forgiare una chiave”.',
      'Ricevi tutto l’{amber} che il tuo avversario spende nel forgiare chiavi.',
      'Azione: Distruggi The Sting.',
    ],
  ],
  [
    'broken-intent',
    [
      'Gioca: Scegli un’opzione:\n• Ogni giocatore scarta il suo archivio.\n• Epura una carta azione dalla pila degli scarti di un giocatore.',
    ],
  ],
  [
    'operative-espion',
    [
      'Elusivo.',
      'Dopo che un giocatore ha alzato la marea durante il suo turno, quel giocatore può usare una creatura che quel giocatore controlla.',
    ],
  ],
  [
    'faygin',
    [
      'Elusivo.',
      'Dopo il Raccolto: Riporta una copia di Urchin dalla tua pila degli scarti o dal gioco nella tua mano.',
    ],
  ],
  [
    'mass-abduction',
    [
      'Gioca: Metti fino a 3 creature nemiche danneggiate nel tuo archivio. Se una di quelle carte lascia il tuo archivio, viene invece messa nella mano del suo proprietario.',
    ],
  ],
  [
    'entropic-manipulator',
    [
      'Gioca: Scegli un giocatore. Puoi ridistribuire i danni sulle creature che quel giocatore controlla tra le creature che quel giocatore controlla.',
    ],
  ],
  // Pronouns.
  [
    'smite',
    [
      'Gioca: Prepara una creatura amica e combatti con essa. Infliggi 2{damage} a ogni creatura vicina alla creatura attaccata.',
    ],
  ],
  [
    'tendrils-from-beyond',
    [
      'Gioca: Scegli una creatura. Se il suo controllore è infestato, riporti quella creatura e ogni creatura vicina a essa nella mano del suo proprietario. Altrimenti, la riporti nella mano del suo proprietario.',
    ],
  ],
  [
    'election',
    [
      'Ogni creatura ottiene “Dopo il Raccolto: Scegli un’opzione:\n• Metti un segnalino Sì su Election.\n• Metti un segnalino No su Election.”',
      'Se ci sono 6 o più segnalini Sì su Election, distruggilo e distruggi ogni creatura.',
      'Se ci sono 6 o più segnalini No su Election, distruggi ogni artefatto.',
    ],
  ],
  [
    'crimson-dax',
    [
      'Dopo il Raccolto: Puoi rivelare una carta dalla tua mano che non sia della Casa Marte. Se lo fai, epurala e metti tre segnalini +1 Forza su una creatura della Casa Marte.',
    ],
  ],
  [
    'quintrino-flux',
    [
      'Gioca: Scegli una creatura amica. Scegli una creatura nemica. Distruggi ogni creatura che condivida una Forza con la prima creatura e ogni creatura che condivida una Forza con essa.',
    ],
  ],
  [
    'cyber-clone',
    [
      'Gioca: Epura un’altra creatura. Finché Cyber-Clone non lascia il gioco, la Forza di Cyber-Clone è la Forza stampata di quella creatura. Finché Cyber-Clone non lascia il gioco, Cyber-Clone ottiene una quantità di armatura pari all’armatura stampata di quella creatura e le parole chiave e i tratti di essa.',
    ],
  ],
  [
    'legerdemain',
    [
      'Potenziare {draw}{discard}{discard}.',
      'Gioca: Riporta una creatura danneggiata nella mano del suo proprietario. Se lo fai, il suo controllore ottiene 1{amber}.',
    ],
  ],
  ['big-magnet', ['Gioca: Prendi il controllo di ogni miglioria e spostala su una creatura amica.']],
  ['deipno-spymaster', ['Elusivo.', 'Omni: Scegli una creatura amica. Per il resto del turno, puoi usarla.']],
  [
    'ultra-gravitron',
    [
      'Gioca: Archivia le 5 carte in cima al tuo mazzo.',
      'Dopo il Combattimento/Dopo il Raccolto: Scarta una carta dal tuo archivio. Se lo fai, epura una creatura e risolvi le icone bonus di quella creatura come se l’avessi giocata.',
    ],
  ],
  // Moods and tenses of verbs.
  [
    'ganger-chieftain',
    ['Gioca: Puoi preparare una creatura vicina a Ganger Chieftain e combattere con essa.'],
  ],
  [
    'shrewd-investor',
    ['Elusivo.', 'Gioca: Puoi far sì che il tuo avversario ottenga 1{amber}. Se lo fa, catturi 4{amber}.'],
  ],
  ['librarian', ['Nel risolvere un’icona bonus, puoi archiviare una carta dalla tua mano invece.']],
  [
    'gargantodon',
    [
      'Gargantodon entra in gioco stordita.',
      'Gargantodon infligge solo 4{damage} quando combatte.',
      'Se stai per rubare {amber}, invece, una creatura che il giocatore attivo controlla cattura quella quantità di {amber} dal tuo avversario.',
      'Se il tuo avversario sta per rubare {amber}, invece, una creatura che il giocatore attivo controlla cattura quella quantità di {amber} dalla tua riserva.',
    ],
  ],
  [
    'dimension-door',
    [
      'Gioca: Per il resto del turno, se stai per ottenere {amber} raccogliendo, invece, ruba quella quantità di {amber}.',
    ],
  ],
  [
    'annihilation-ritual',
    [
      'Se una creatura sta per andare dalla zona di gioco alla pila degli scarti di un giocatore, invece, epurala.',
    ],
  ],
  [
    'high-street-churn',
    [
      'Gioca: Scegli una Casa sulla carta identità del tuo avversario. Il tuo avversario scarta una carta casuale dalla sua mano fino a quando il tuo avversario scarta una carta di quella Casa o finiscono le carte. Il tuo avversario riempie la sua mano come se fosse il passo “pescare carte”.',
    ],
  ],
  [
    'magda-the-rat',
    [
      'Elusivo.',
      'Gioca: Ruba 2{amber}.',
      'Dopo che Magda the Rat ha lasciato il gioco, il tuo avversario ruba 2{amber}.',
    ],
  ],
  // Conditions and times.
  [
    'kelifi-dragon',
    [
      'Kelifi Dragon non può essere giocata tranne se hai 7{amber} o più.',
      'Dopo il Combattimento/Dopo il Raccolto: Ottieni 1{amber}. Infliggi 5{damage} a una creatura.',
    ],
  ],
  [
    'siphonapterian',
    [
      'Mentre sei infestato, Siphonapterian ottiene provocazione.',
      'Distrutta: Se non è il tuo turno, ottieni 2{amber}.',
    ],
  ],
  [
    'slayer',
    [
      'Schermaglia. Attacco ad area 3.',
      'Se il tuo avversario non controlla nessuna creatura, distruggi Slayer.',
    ],
  ],
  [
    'key-hammer',
    [
      'Gioca: Se il tuo avversario ha forgiato una chiave nel suo turno precedente, il tuo avversario spezza quella chiave. Il tuo avversario ottiene 6{amber}.',
    ],
  ],
  [
    'treat-each-action-as-your-last',
    [
      'Durante il turno del tuo avversario, non appena il tuo avversario ha giocato esattamente 2 carte azione in questo turno, avvera Treat Each Action as Your Last.',
    ],
  ],
  [
    'gebuk',
    [
      'Distrutta: Scarta la carta in cima al tuo mazzo. Se quella carta è una creatura, la prossima volta che Gebuk lascia il gioco in questo turno, mettila in gioco al posto di Gebuk nella linea di battaglia.',
    ],
  ],
  [
    'mimic-gel',
    [
      'Mimic Gel non può essere giocata tranne se c’è un’altra creatura in gioco.',
      'Mimic Gel entra in gioco come una copia di un’altra creatura, tranne per il fatto che appartiene alla Casa Logos.',
    ],
  ],
  [
    'mind-bullets',
    ['Gioca: Infliggi 1{damage} a ogni creatura per ogni carta che hai giocato in questo turno.'],
  ],
  [
    'vigor',
    [
      'Gioca: Cura fino a 3 danni da una creatura. Se esattamente 3 danni sono stati curati in questo modo, ottieni 1{amber}.',
    ],
  ],
  [
    'crassosaurus',
    [
      'Elusivo.',
      'Gioca: Cattura 10{amber} da qualsiasi combinazione di giocatori. Se ci sono meno di 10{amber} su Crassosaurus, epurala.',
    ],
  ],
  // Statements and their spans.
  [
    'hallowed-shield',
    ['Azione: Scegli una creatura. Per il resto del turno, quella creatura non può subire danni.'],
  ],
  [
    'horseman-of-war',
    [
      'Gioca: Per il resto del turno, ogni creatura amica può combattere e le creature amiche non possono essere usate tranne che per combattere.',
    ],
  ],
  [
    'grabber-jammer',
    [
      'Le chiavi del tuo avversario costano +1{amber}.',
      'Dopo il Combattimento/Dopo il Raccolto: Cattura 1{amber}.',
    ],
  ],
  [
    'xenos-darkshadow',
    [
      'Xenos Darkshadow ottiene +1 Forza per ogni carta nella tua pila degli scarti, assalto X, pericoloso X e attacco ad area X, dove X è il numero di carte nella tua pila degli scarti.',
      'Distrutta: Se sei infestato, archivia Xenos Darkshadow.',
    ],
  ],
  [
    'golden-aura',
    [
      'Gioca: Cura completamente una creatura. Per il resto del turno, quella creatura è considerata della Casa Sanctum e quella creatura non può subire danni.',
    ],
  ],
  [
    'kirby-s-blaster',
    [
      'Questa creatura ottiene “Dopo il Combattimento/Dopo il Raccolto: Puoi scegliere un’opzione:\n• Infliggi 2{damage} a una creatura.\n• Se questa creatura non è una copia di Com. Officer Kirby, assegna Kirby’s Blaster a una copia di Com. Officer Kirby.”',
      'Dopo che Kirby’s Blaster è stata assegnata a una copia di Com. Officer Kirby, pesca 2 carte.',
    ],
  ],
  [
    'chancellor-dexterus',
    [
      'Dopo il Raccolto: Puoi esaltare la creatura immediatamente a destra di Chancellor Dexterus. Se lo fai, per il resto del turno, quella creatura è considerata della Casa Sauriani.',
    ],
  ],
  [
    'whirlpool',
    [
      'Alla fine del tuo turno, il tuo avversario prende il controllo della creatura sul tuo fianco destro e la mette sul suo fianco sinistro.',
      'Alla fine del turno del tuo avversario, prendi il controllo della creatura sul fianco destro del tuo avversario e mettila sul tuo fianco sinistro.',
    ],
  ],
  [
    'lightsmith-clariel',
    [
      'Prima del Combattimento: Puoi fare quanto segue: per il resto del turno, inverti la Forza e l’armatura di Lightsmith Clariel.',
    ],
  ],
  [
    'spangler-box',
    [
      'Azione: Epura una creatura. Se lo fai, il tuo avversario prende il controllo di Spangler Box.',
      'Dopo che Spangler Box ha lasciato il gioco, metti in gioco esaurita ogni carta epurata da Spangler Box sotto il controllo del suo proprietario.',
    ],
  ],
  [
    'soul-lock',
    [
      'Il tuo avversario non può usare carte che condividano una Casa con almeno una carta sotto Soul Lock.',
      'Azione: Scarta ogni carta sotto Soul Lock. Metti una creatura nemica a faccia in su sotto Soul Lock.',
    ],
  ],
  ['eureka', ['Alfa.', 'Gioca: Ottieni 2{amber}. Archivia 2 carte casuali dalla tua mano.']],
  ['little-rapscal', ['Elusivo.', 'Quando viene usata, ogni creatura deve combattere, se possibile.']],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'it')).toEqual({ language: 'it', paragraphs });
});
