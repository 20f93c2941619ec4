/** The texts of the page of an event and of its dialogs. A dialog that loads its own would hide the page meanwhile. */
export const EVENT_NAMESPACES = ['events', 'tournaments', 'tables', 'decks', 'replay', 'sentence'] as const;
