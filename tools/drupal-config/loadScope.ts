import { dirname } from 'node:path';
import { loadOwnBlocks } from '../../server/config/loadOwnBlocks.ts';
import { type Scope, toSiteScope } from './config/createConfig.ts';
import { createDrupalModel } from './model/createDrupalModel.ts';

/**
 * The site of a brand: all blocks of the site, and its own.
 *
 * @param brandFile undefined for the site without any.
 * @throws ConfigError when its blocks cannot be used.
 */
export const loadScope = (brandFile: string | undefined): Scope =>
  toSiteScope(createDrupalModel(brandFile === undefined ? {} : loadOwnBlocks(dirname(brandFile))));
