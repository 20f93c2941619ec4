/** The number of a row in a path. Rubbish is an unknown thing. */
export { RowIdText as RowId } from '@amberhall/protocol';
