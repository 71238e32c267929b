/** Of the tiles of a map none has come, or at least one has. */
export type TilesState = 'missing' | 'there';
