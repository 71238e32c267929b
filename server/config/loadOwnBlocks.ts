import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registryLines } from '../../blocks/registryLines.ts';
import { quote } from '../../renderer/src/problems.ts';
import type { BlockType } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { OwnBlocks } from '../../schemas/OwnBlock.ts';
import { parseOwnBlocks } from '../../schemas/parseOwnBlocks.ts';
import { ConfigError } from '../http/errors.ts';

/** The build finds components of brands in these folders only (blocks/serverComponents.ts). */
const FOLDERS = ['demo/brands', 'brands'];

/**
 * Loads `blocks/blocks.json` beside a brand's file: the block types that the brand adds, and those whose component it
 * replaces.
 *
 * @param folder of the brand's file.
 * @throws ConfigError
 */
export function loadOwnBlocks(folder: string): OwnBlocks {
  const file = join(folder, 'blocks', 'blocks.json');
  if (!existsSync(file)) return {};
  const refuse = (fault: string) => new ConfigError(`${file} cannot be used: ${fault}.`);
  if (!FOLDERS.includes(dirname(folder))) {
    throw refuse(`the folder of a brand with blocks of its own must be in ${FOLDERS.join(' or ')}`);
  }
  let blocks: unknown;
  try {
    blocks = parseOwnBlocks(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(`it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(blocks)) throw refuse('it is no object');
  for (const [type, block] of Object.entries(blocks)) {
    const fault = findFault(type, block, folder);
    if (fault) throw refuse(`${quote(type)} ${fault}`);
  }
  // Checked entry by entry.
  return blocks as OwnBlocks;
}

function findFault(type: string, block: unknown, folder: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) return 'is no name of a block type, such as tide-table';
  if (!isRecord(block) || typeof block.component !== 'string') return 'names no component';
  const { component, schema } = block;
  const source = join(folder, 'blocks', component, `${component}.tsx`);
  if (!existsSync(source)) return `names a component that is not at ${source}`;
  const known = Object.hasOwn(registryLines, type) ? registryLines[type as BlockType] : undefined;
  if (known && schema) return 'is a type of the site itself: its schema cannot be replaced';
  if (known && known.hydration !== 'never') return 'is hydrated: its component cannot be replaced';
  if (!known && !isRecord(schema)) return 'has no schema';
  return undefined;
}
