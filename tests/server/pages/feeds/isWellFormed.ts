const NAME = /^[\w:][\w:.-]*$/;
const ATTRIBUTES = /^(\s+[\w:][\w:.-]*=("[^"<]*"|'[^'<]*'))*\s*$/;
const ENTITY = /^&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i;

const isText = (text: string) =>
  [...text.matchAll(/&/g)].every(({ index }) => ENTITY.test(text.slice(index))) && !text.includes(']]>');

/** What XML 1.0 has no sign for (2.2). */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Whether every element of an XML document is closed where it was opened, and every sign is written as it must be. */
export function isWellFormed(xml: string): boolean {
  if (UNREADABLE.test(xml)) return false;
  const open: string[] = [];
  const rest = xml.replace(/^<\?xml [^>]*\?>/, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const [before = '', ...parts] = rest.split('<');
  if (before.trim() !== '') return false;
  for (const part of parts) {
    const [tag = '', text, more] = part.split('>', 2).concat(part.split('>').slice(2).join('>'));
    if (text === undefined || !isText(text + (more ? `>${more}` : ''))) return false;
    const [, end, name = '', attributes = '', single] = /^(\/?)(\S+?)(\s[\s\S]*?)?(\/?)$/.exec(tag) ?? [];
    if (!NAME.test(name) || !ATTRIBUTES.test(attributes) || !isText(attributes)) return false;
    if (end && open.pop() !== name) return false;
    if (!end && !single) open.push(name);
  }
  return open.length === 0 && parts.length > 0;
}
