import { readConfig } from '../server/config/readConfig.ts';

/** The brand of the demo, as the server reads it without BRAND_FILE. */
export const demoBrand = readConfig({}).brand;
