import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type Reply = string | number | null | Reply[] | Error;

/** Speaks RESP 2, as much of it as the site uses, for machines without a Redis. Scripts are those of rate limits. */
export async function startRedisDouble(): Promise<{
  port: number;
  keys(): string[];
  close(): Promise<void>;
}> {
  const kept = new Map<string, { value: string; until: number }>();
  const scripts = new Map<string, string>();
  const ears = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();

  const read = (key: string) => {
    const entry = kept.get(key);
    if (entry && entry.until > Date.now()) return entry;
    kept.delete(key);
    return undefined;
  };
  const increment = (key: string, windowMs: number): Reply => {
    const entry = read(key) ?? { value: '0', until: Date.now() + windowMs };
    entry.value = String(Number(entry.value) + 1);
    kept.set(key, entry);
    return [Number(entry.value), entry.until - Date.now()];
  };

  const answer = (socket: Socket, [command = '', ...words]: string[]): Reply => {
    const [first = '', second = '', ...rest] = words;
    switch (command.toUpperCase()) {
      case 'INFO':
        return '# Server\r\nredis_version:7.0.0\r\nloading:0\r\n';
      case 'GET':
        return read(first)?.value ?? null;
      case 'SET':
        kept.set(first, { value: second, until: Date.now() + Number(rest[1] ?? Number.POSITIVE_INFINITY) });
        return 'OK';
      case 'DEL':
      case 'UNLINK':
        return words.filter((key) => kept.delete(key)).length;
      case 'SCAN': {
        const prefix = rest[0]?.replace(/\*$/, '') ?? '';
        return ['0', [...kept.keys()].filter((key) => key.startsWith(prefix))];
      }
      case 'PUBLISH': {
        const hearing = ears.get(first) ?? new Set();
        for (const ear of hearing) ear.write(encode(['message', first, second]));
        return hearing.size;
      }
      case 'SUBSCRIBE':
        ears.set(first, (ears.get(first) ?? new Set()).add(socket));
        return ['subscribe', first, 1];
      case 'SCRIPT': {
        const sha = createHash('sha1').update(second).digest('hex');
        scripts.set(sha, second);
        return sha;
      }
      case 'EVALSHA': {
        const script = scripts.get(first);
        if (script === undefined) return new Error('NOSCRIPT No matching script');
        const [key = '', windowMs] = rest;
        return script.includes('INCR') ? increment(key, Number(windowMs)) : new Error('ERR unknown script');
      }
      default:
        return 'OK';
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      for (const hearing of ears.values()) hearing.delete(socket);
    });
    let rest = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      rest += text;
      for (let call = decode(rest); call; call = decode(rest)) {
        rest = rest.slice(call.length);
        const words = call.words.map((word) => Buffer.from(word, 'latin1').toString());
        socket.write(encode(answer(socket, words)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A TCP server has an address object, never a pipe name.
    port: (server.address() as AddressInfo).port,
    keys: () => [...kept.keys()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The first whole call in a text of one byte a character; undefined when the rest of it is still to come. */
function decode(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (!size) return undefined;
    const start = at + size[0].length;
    at = start + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(start, at - 2));
  }
  return { words, length: at };
}

function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  return reply === 'OK' ? '+OK\r\n' : `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
}
