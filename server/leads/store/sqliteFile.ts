import { join } from 'node:path';

/** The file of a lead store that is not in PostgreSQL. */
export const sqliteFile = (directory: string): string => join(directory, 'leads.db');
