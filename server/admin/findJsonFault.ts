/** Where a text stops being JSON, and what could stand there instead. */
export interface JsonFault {
  /** Offset in UTF-16 units. */
  at: number;
  expected: string;
}

const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON wants them escaped
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
/** Far more than any block; what is nested deeper would exhaust the stack of who reads it. */
const DEEPEST = 200;

/**
 * The first place where a text is not JSON (RFC 8259); undefined when all of it is. `JSON.parse` tells the place only
 * of some mistakes.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const sees = (sign: string): boolean => {
    skip(SPACE);
    return text[at] === sign;
  };
  const takes = (sign: string): boolean => {
    const isThere = sees(sign);
    if (isThere) at++;
    return isThere;
  };
  const fault = (expected: string): JsonFault => ({ at, expected });

  const inList = (end: string, one: () => JsonFault | undefined): JsonFault | undefined => {
    if (takes(end)) return undefined;
    do {
      const found = one();
      if (found) return found;
    } while (takes(','));
    return takes(end) ? undefined : fault(`a comma or ${end}`);
  };
  const entry = (depth: number) => (): JsonFault | undefined => {
    skip(SPACE);
    if (!skip(STRING)) return fault('a name in double quotes');
    return takes(':') ? value(depth) : fault('a colon');
  };
  const value = (depth: number): JsonFault | undefined => {
    if (depth > DEEPEST) return fault('less nesting');
    if (takes('{')) return inList('}', entry(depth + 1));
    if (takes('[')) return inList(']', () => value(depth + 1));
    if (skip(SCALAR) || skip(STRING)) return undefined;
    return fault(text[at] === '"' ? 'a text on one line that ends with a double quote' : 'a value');
  };

  const found = value(0);
  if (found) return found;
  skip(SPACE);
  return at < text.length ? fault('nothing more') : undefined;
}
