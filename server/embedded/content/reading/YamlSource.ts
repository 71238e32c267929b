import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { ContentProblem } from '../ContentProblem.ts';

/**
 * What texts in YAML hold, by their fingerprint. Parsing the demo content takes longer than all the rest of serving its
 * first page; the build does it beforehand, and a file that has changed since is parsed as if nothing had been.
 */
export type ParsedAhead = ReadonlyMap<string, unknown>;

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function writeParsedAhead(file: string, parsed: ParsedAhead): Promise<void> {
  await writeFile(file, JSON.stringify(Object.fromEntries(parsed)));
}

/** @param file is written by the build; without it, nothing has been parsed yet. */
export async function readParsedAhead(file: string): Promise<ParsedAhead> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text)));
}

export type YamlPath = readonly (string | number)[];

interface Parsed {
  document: Document;
  lines: LineCounter;
}

/** A YAML file that still knows on which line everything stands. */
export class YamlSource {
  /** Path inside the content directory, such as `node/page/home.yaml`. */
  readonly name: string;
  readonly value: unknown;
  readonly #text: string;
  #parsed: Parsed | undefined;

  /** @param known what the text holds, if it has been parsed before. */
  constructor(name: string, text: string, known?: unknown) {
    this.name = name;
    this.#text = text;
    this.value = known === undefined ? this.#parse().document.toJS() : known;
  }

  /** @throws ContentProblem always: one sentence with file, line and place. */
  fail(path: YamlPath, message: string): never {
    const place = path.length === 0 ? '' : ` (${path.join('.')})`;
    throw new ContentProblem(`${this.name}, line ${this.#lineOf(path)}${place}: ${message}`);
  }

  /** The line of a place, or of the nearest thing around it that exists. */
  #lineOf(path: YamlPath): number {
    const { document, lines } = this.#parse();
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : this.#lineOf(path.slice(0, -1));
  }

  #parse(): Parsed {
    if (this.#parsed) return this.#parsed;
    const lines = new LineCounter();
    const document = parseDocument(this.#text, { lineCounter: lines, prettyErrors: false });
    const error = document.errors[0];
    if (error !== undefined) {
      const { line } = lines.linePos(error.pos[0]);
      throw new ContentProblem(`${this.name}, line ${line}: ${error.message}`);
    }
    this.#parsed = { document, lines };
    return this.#parsed;
  }
}

/** @throws ContentProblem when the file is not YAML. */
export async function readYamlSource(name: string, file: string, parsed: ParsedAhead): Promise<YamlSource> {
  const text = await readFile(file, 'utf8');
  return new YamlSource(name, text, parsed.get(fingerprintOf(text)));
}
