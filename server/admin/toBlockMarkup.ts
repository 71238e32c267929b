const TOKEN = /<!--.*?-->|<[^>]*>|[^<]+/gs;
const NAME = /^<\/?([\w-]+)/;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Elements that stay on the line of the text around them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);
const BLOCK = '<div data-block="';

/**
 * The markup of the block in a document that holds one, indented to be read: an element with nothing but text is on
 * one line, comments of React are left out.
 *
 * @param document as React writes it: every element is closed, attributes hold no `>`.
 */
export function toBlockMarkup(document: string): string {
  const lines: string[] = [];
  let depth = 0;
  let text = '';
  /** Whether the last line is the start of the element around the text. */
  let isStart = false;
  const add = (line: string): void => {
    if (line.trim()) lines.push('  '.repeat(depth) + line.trim());
  };
  const flush = (): void => {
    add(text);
    text = '';
    isStart = false;
  };

  for (const [token] of document.slice(document.indexOf(BLOCK)).matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    const name = NAME.exec(token)?.[1];
    if (name === undefined || INLINE.has(name)) text += token;
    else if (token.startsWith('</')) {
      const isWhole = isStart;
      if (isWhole) lines.push(lines.pop() + text + token);
      else flush();
      depth--;
      if (!isWhole) add(token);
      text = '';
      isStart = false;
      if (depth === 0) break;
    } else {
      flush();
      add(token);
      if (VOID.has(name)) continue;
      depth++;
      isStart = true;
    }
  }
  return lines.join('\n');
}
