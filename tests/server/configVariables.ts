import { readFileSync } from 'node:fs';
import { readConfig } from '../../server/config.ts';

export interface DocumentedVariable {
  name: string;
  meaning: string;
}

/** Every variable of the table above `readConfig`. */
export function documentedVariables(): DocumentedVariable[] {
  const source = readFileSync('server/config.ts', 'utf8');
  return [...source.matchAll(/^ \* \| ([A-Z][A-Z0-9_]*) +\| [^|]*\| ([^|]*?) *\|$/gm)].map(
    ([, name = '', meaning = '']) => ({ name, meaning }),
  );
}

/** Every variable that the configuration looks at, whether anybody has written about it or not. */
export function readVariables(): string[] {
  const names = new Set<string>();
  readConfig(new Proxy({}, { get: (_none, name) => void (typeof name === 'string' && names.add(name)) }));
  return [...names];
}
