import { readFileSync } from 'node:fs';

export interface Instruction {
  /** `FROM`, `COPY`, `RUN` … */
  word: string;
  /** The rest of the line; lines that end with a backslash are one. */
  text: string;
}

/** The stages of a Dockerfile in order, each from its `FROM` on. */
export function parseDockerfile(file: string): Instruction[][] {
  const text = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const stages: Instruction[][] = [];
  for (const [, word = '', rest = ''] of text.matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, text: rest });
  }
  return stages;
}
