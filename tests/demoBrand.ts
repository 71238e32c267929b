import { parseConfig } from '../server/config/parseConfig.ts';

/** The brand of the demo, as the server reads it without BRAND_FILE. */
export const demoBrand = parseConfig({}).brand;
