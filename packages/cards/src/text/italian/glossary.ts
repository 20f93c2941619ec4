import type { Glossary } from '../glossary.ts';

export const ITALIAN_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alfa',
    meaning:
      'Può essere giocata solo prima che in questo turno si giochi, usi o scarti qualsiasi altra cosa.',
  },
  assault: { name: 'Assalto X', meaning: 'Prima di attaccare, infligge X danni alla creatura che attacca.' },
  deploy: {
    name: 'Schieramento',
    meaning: 'Può entrare in gioco in qualsiasi punto della linea di battaglia, non solo su un fianco.',
  },
  elusive: {
    name: 'Elusivo',
    meaning: 'La prima volta che viene attaccata in ogni turno, nessuna delle due creature infligge danni.',
  },
  entrench: {
    name: 'Trincerarsi',
    meaning:
      'Quando le carte vengono preparate alla fine del turno di chi la controlla, può restare esaurita.',
  },
  hazardous: { name: 'Pericoloso X', meaning: 'Prima di essere attaccata, infligge X danni all’attaccante.' },
  invulnerable: { name: 'Invulnerabile', meaning: 'Non può subire danni né essere distrutta.' },
  omega: {
    name: 'Omega',
    meaning: 'Dopo che è stata giocata, il passo termina: in questo turno non si gioca né si usa altro.',
  },
  poison: {
    name: 'Veleno',
    meaning: 'Ogni danno che la sua Forza infligge in un combattimento distrugge la creatura che lo subisce.',
  },
  skirmish: { name: 'Schermaglia', meaning: 'Quando attacca, la creatura attaccata non le infligge danni.' },
  'splash-attack': {
    name: 'Attacco ad area X',
    meaning: 'Quando attacca, ogni vicina della creatura attaccata subisce X danni.',
  },
  taunt: {
    name: 'Provocazione',
    meaning: 'Le sue vicine non possono essere attaccate, a meno che non abbiano anch’esse provocazione.',
  },
  treachery: {
    name: 'Tradimento',
    meaning: 'Entra in gioco sotto il controllo dell’avversario di chi la gioca.',
  },
  versatile: { name: 'Versatile', meaning: 'Può essere usata qualunque sia la Casa attiva.' },
  stun: {
    name: 'Stordire',
    meaning: 'La prossima volta che viene usata, lo stordimento viene rimosso e non succede altro.',
  },
  ward: {
    name: 'Proteggere',
    meaning: 'Previene il prossimo danno alla creatura o che questa lasci il gioco, poi viene rimossa.',
  },
  enrage: { name: 'Adirare', meaning: 'Quando viene usata deve combattere, se può. Dopo non è più adirata.' },
  capture: {
    name: 'Catturare',
    meaning:
      'L’Æmber della riserva dell’avversario viene messo sulla creatura. Torna indietro quando la creatura lascia il gioco.',
  },
  exalt: { name: 'Esaltare', meaning: 'Un Æmber della riserva comune viene messo sulla creatura.' },
  archive: {
    name: 'Archiviare',
    meaning:
      'La carta viene messa a faccia in giù nell’archivio del proprietario, che può prenderlo in mano all’inizio di un turno.',
  },
  purge: { name: 'Epurare', meaning: 'La carta viene rimossa dalla partita.' },
  steal: { name: 'Rubare', meaning: 'L’Æmber passa dalla riserva dell’avversario alla tua.' },
  haunted: {
    name: 'Infestato',
    meaning: 'Un giocatore con 10 o più carte nella pila degli scarti è infestato.',
  },
  overwhelmed: {
    name: 'Sopraffatto',
    meaning: 'Un giocatore il cui avversario controlla più creature è sopraffatto.',
  },
  tide: {
    name: 'Marea',
    meaning: 'All’inizio non è di nessuno. Chi la alza ha l’alta marea, e il suo avversario la bassa marea.',
  },
  chains: {
    name: 'Vincoli',
    meaning: 'Finché hai vincoli, peschi meno carte alla fine del tuo turno e ogni volta perdi un vincolo.',
  },
  'token creature': {
    name: 'Pedina creatura',
    meaning: 'La prima carta del mazzo entra in gioco a faccia in giù come la pedina creatura di quel mazzo.',
  },
  omni: { name: 'Omni', meaning: 'Può essere usata qualunque sia la Casa attiva.' },
  scrap: { name: 'Rottama', meaning: 'Succede quando scarti la carta dalla tua mano durante il tuo turno.' },
  fate: { name: 'Fato', meaning: 'Succede quando si compie la profezia sotto cui si trova la carta.' },
};
