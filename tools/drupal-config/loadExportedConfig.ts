import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../../schemas/isRecord.ts';
import { UsageError } from '../runCheck.ts';
import type { ExportedConfig } from './model/DrupalModel.ts';

/**
 * The objects of a folder of exported configuration, without those of other languages, which stand in folders below.
 *
 * @throws UsageError when the folder cannot be read, or a file is no configuration.
 */
export function loadExportedConfig(folder: string): ExportedConfig {
  return new Map(
    listFiles(folder).map((file) => {
      const data = parseConfig(join(folder, file));
      return [file.slice(0, -'.yml'.length), data];
    }),
  );
}

function listFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
    if (files.length > 0) return files;
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  throw new UsageError(`${folder} holds no exported configuration (*.yml).`);
}

function parseConfig(file: string): Record<string, unknown> {
  try {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    if (isRecord(data)) return data;
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  throw new UsageError(`${file} is no configuration.`);
}
