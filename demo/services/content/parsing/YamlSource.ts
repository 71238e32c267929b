import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { ContentProblem, ContentProblems } from '../ContentProblem.ts';
import { MENU_BUNDLES, VOCABULARIES } from '../model/bundles.ts';
import { NODE_BUNDLES } from '../model/nodeBundles.ts';

/**
 * Parsed YAML by the fingerprint of its text. Parsing the demo content takes longer than everything else for the first
 * page; the build does it ahead, and changed files are parsed again.
 */
export type ParsedAhead = ReadonlyMap<string, unknown>;

export const toFingerprint = (text: string): string => hash('sha256', text, 'base64url');

export async function writeParsedAhead(file: string, parsed: ParsedAhead): Promise<void> {
  await writeFile(file, JSON.stringify(Object.fromEntries(parsed)));
}

/** @param file written by the build; missing: nothing is parsed ahead. */
export async function loadParsedAhead(file: string): Promise<ParsedAhead> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text)));
}

export type YamlPath = readonly (string | number)[];

interface Parsed {
  document: Document;
  lines: LineCounter;
}

/** A YAML file with the line numbers of its values. */
export class YamlSource {
  /** Path inside the content directory, such as `node/page/home.yaml`. */
  readonly name: string;
  readonly value: unknown;
  readonly #text: string;
  #parsed: Parsed | undefined;

  /** @param known the parsed text, if available. */
  constructor(name: string, text: string, known?: unknown) {
    this.name = name;
    this.#text = text;
    this.value = known === undefined ? this.#parse().document.toJS() : known;
  }

  /** @throws ContentProblem always: one sentence with file, line and position. */
  fail(path: YamlPath, message: string): never {
    const place = path.length === 0 ? '' : ` (${path.join('.')})`;
    throw new ContentProblem(`${this.name}, line ${this.#getLine(path)}${place}: ${message}`);
  }

  /** The line of a value, or of its nearest existing parent. */
  #getLine(path: YamlPath): number {
    const { document, lines } = this.#parse();
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : this.#getLine(path.slice(0, -1));
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

const TOP_FILES = ['site', 'media', 'lightboxes', 'dealers', 'redirects'];

/** Whether a file name belongs to the demo format. */
function isKnown(name: string): boolean {
  const [folder = '', bundle = '', ...rest] = name.replace(/\.yaml$/, '').split('/');
  if (folder === 'node') return bundle in NODE_BUNDLES && rest.length === 1;
  if (rest.length > 0) return false;
  if (folder === 'menus') return bundle in MENU_BUNDLES;
  if (folder === 'terms') return VOCABULARIES.some((vocabulary) => vocabulary === bundle);
  return bundle === '' && TOP_FILES.includes(folder);
}

/**
 * Loads every YAML file of the content directory, by name without `.yaml`.
 * @param parsed texts that are parsed already.
 * @throws ContentProblem naming every broken or unexpected file.
 */
export async function loadSources(
  directory: string,
  parsed: ParsedAhead = new Map(),
): Promise<ReadonlyMap<string, YamlSource>> {
  const paths = await readdir(directory, { recursive: true }).catch((cause: unknown) => {
    throw new ContentProblem(`The content directory ${directory} cannot be read.`, { cause });
  });
  const names = paths.map((path) => path.replaceAll(sep, '/')).filter((name) => name.endsWith('.yaml'));
  const problems = new ContentProblems();
  const sources = new Map<string, YamlSource>();
  for (const name of names.sort()) {
    await problems.attempt(async () => {
      if (!isKnown(name)) throw new ContentProblem(`${name}: no content of this kind is known.`);
      const text = await readFile(join(directory, name), 'utf8');
      const source = new YamlSource(name, text, parsed.get(toFingerprint(text)));
      sources.set(name.slice(0, -'.yaml'.length), source);
    });
  }
  problems.raise();
  return sources;
}
