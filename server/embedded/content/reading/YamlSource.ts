import { readFile } from 'node:fs/promises';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { ContentProblem } from '../ContentProblem.ts';

export type YamlPath = readonly (string | number)[];

/** A parsed YAML file that still knows on which line everything stands. */
export class YamlSource {
  /** Path inside the content directory, such as `node/page/home.yaml`. */
  readonly name: string;
  readonly value: unknown;
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(name: string, text: string) {
    this.name = name;
    this.#lines = new LineCounter();
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    const error = this.#document.errors[0];
    if (error !== undefined) {
      const { line } = this.#lines.linePos(error.pos[0]);
      throw new ContentProblem(`${name}, line ${line}: ${error.message}`);
    }
    this.value = this.#document.toJS();
  }

  /** @throws ContentProblem always: one sentence with file, line and place. */
  fail(path: YamlPath, message: string): never {
    const place = path.length === 0 ? '' : ` (${path.join('.')})`;
    throw new ContentProblem(`${this.name}, line ${this.#lineOf(path)}${place}: ${message}`);
  }

  /** The line of a place, or of the nearest thing around it that exists. */
  #lineOf(path: YamlPath): number {
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : this.#lineOf(path.slice(0, -1));
  }
}

/** @throws ContentProblem when the file is not YAML. */
export async function readYamlSource(name: string, file: string): Promise<YamlSource> {
  return new YamlSource(name, await readFile(file, 'utf8'));
}
