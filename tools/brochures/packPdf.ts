import { deflateSync } from 'node:zlib';

/** Objects in one packed stream. */
const TOGETHER = 400;

/**
 * A PDF of Chromium with its small objects packed into streams (PDF 1.5): Chromium writes each tag as an object of its
 * own, together a third of the file.
 */
export function packPdf(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [, written = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  const [, count = '', table = ''] = /^xref\s+0 (\d+)\s+([\s\S]*)/.exec(text.slice(Number(written))) ?? [];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text)?.[1]?.replace(/\/Size \d+/, '') ?? '';
  const entries = table.split('\n').slice(0, Number(count));
  const objects = entries.flatMap((entry, number) => {
    if (!entry.includes('n')) return [];
    const start = text.indexOf('obj', Number(entry.slice(0, 10))) + 4;
    const head = text.slice(start, text.indexOf('endobj', start));
    const length = /^<<(?:(?!stream)[\s\S])*?\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/.exec(head);
    const end = length ? text.indexOf('endobj', start + length[0].length + Number(length[1])) : 0;
    return [{ number, isStream: length !== null, body: length ? text.slice(start, end) : head }];
  });
  if (objects.length === 0) throw new Error('This is no PDF with a table of objects');
  return writePdf(objects, Number(count), trailer);
}

interface PdfObject {
  number: number;
  isStream: boolean;
  body: string;
}

function writePdf(objects: readonly PdfObject[], size: number, trailer: string): Buffer {
  const small = objects.filter(({ isStream }) => !isStream);
  const packs = Array.from({ length: Math.ceil(small.length / TOGETHER) }, (_, index) =>
    small.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  /** Of each object: its kind, then where it is. */
  const places = new Map<number, readonly [kind: number, place: number, index: number]>();
  let file = '%PDF-1.7\n%\xd3\xeb\xe9\xe1\n';
  const write = (number: number, body: string) => {
    places.set(number, [1, file.length, 0]);
    file += `${number} 0 obj\n${body.trim()}\nendobj\n`;
  };
  for (const { number, isStream, body } of objects) if (isStream) write(number, body);
  for (const [index, pack] of packs.entries()) {
    const bodies = pack.map(({ body }) => `${body.trim()}\n`);
    let offset = 0;
    const heads = pack.map(({ number }, place) => {
      const head = `${number} ${offset}`;
      offset += bodies[place]?.length ?? 0;
      places.set(number, [2, size + index, place]);
      return head;
    });
    const first = `${heads.join(' ')}\n`;
    const dictionary = `/Type /ObjStm /N ${pack.length} /First ${first.length}`;
    write(size + index, toStream(dictionary, Buffer.from(first + bodies.join(''), 'latin1')));
  }
  const own = size + packs.length;
  const start = file.length;
  places.set(own, [1, start, 0]);
  const rows = Buffer.alloc((own + 1) * 7);
  for (const [number, [kind, place, index]] of places) {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(place, number * 7 + 1);
    rows.writeUInt16BE(index, number * 7 + 5);
  }
  const dictionary = `/Type /XRef /Size ${own + 1} /W [1 4 2] ${trailer.trim()}`;
  file += `${own} 0 obj\n${toStream(dictionary, rows)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function toStream(dictionary: string, content: Buffer): string {
  const packed = deflateSync(content, { level: 9 }).toString('latin1');
  return `<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}
