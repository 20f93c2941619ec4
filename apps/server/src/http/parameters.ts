/** The id of a row in a path. An invalid id is treated as unknown. */
export { RowIdText as RowId } from '@amberhall/protocol';
