import { type Request, type Response, Router } from 'express';
import { contentFile } from '../../schemas/contentFile.ts';
import { NotFoundError } from '../http/errors.ts';
import type { SlowestRate } from '../media/closeSlowDownloads.ts';
import type { CachedFiles } from '../media/createCachedFiles.ts';
import { createClientSlots } from '../media/createClientSlots.ts';
import type { MissBudget } from '../media/createMissBudget.ts';
import { type Client, getClient } from '../media/getClient.ts';
import { type FileType, getFileType } from '../media/getFileType.ts';
import type { StoredFile } from '../media/StoredFile.ts';
import { fileErrors } from './fileErrors.ts';
import { passFileThrough } from './passFileThrough.ts';
import { getByteRange, sendStoredFile } from './sendStoredFile.ts';

/** A player has one or two answers open for each video. */
const READERS = { inAll: 200, perClient: 16 };
/** Each holds a connection of the content service. */
const PASSED = { what: 'files are being passed through', inAll: 16, perClient: 4 };
/** How far ahead of a download a range may begin to wait for it: some seconds. The index of an MP4 may be at its end. */
const AHEAD_BYTES = 4 * 1024 * 1024;

/** A file of the content service, as requested. */
interface Exchange {
  request: Request;
  response: Response;
  client: Client;
  path: string;
  type: FileType;
}

interface FilesOptions {
  cachedFiles: CachedFiles;
  /** Shared with other files of the content service. */
  misses: MissBudget;
  /** Readers below this rate are cut. */
  slowest?: SlowestRate;
}

/**
 * GET /sites/default/files/<path>: a document, picture or video of the content service, whole or in ranges, from disk
 * as soon as it is there. What is not, or not yet, is passed through, for a few at a time. Videos in pages have the
 * prefix `/films`.
 */
export function filesRouter({ cachedFiles, misses, slowest }: FilesOptions): Router {
  const router = Router();
  // Readers of documents leave videos their place, and the other way round.
  const videoReaders = createClientSlots({ what: 'films are being read', ...READERS });
  const fileReaders = createClientSlots({ what: 'files are being read', ...READERS });
  const passed = createClientSlots(PASSED);

  const passThrough = async ({ request, response, client, path, type }: Exchange) => {
    const { address, signal = new AbortController().signal } = client;
    const done = passed(address);
    const { source } = cachedFiles;
    try {
      await passFileThrough(request, response, { source, path, type, slowest, signal });
    } finally {
      done();
    }
  };

  const send = async (file: StoredFile | undefined, exchange: Exchange) => {
    const { request, response, type } = exchange;
    try {
      if (file && isWithinReach(file, request)) {
        await sendStoredFile(file, { request, response, type, slowest });
      } else await passThrough(exchange);
    } finally {
      await file?.close();
    }
  };

  // A pattern without groups: Express would decode route parameters, and a path is to be decoded exactly once.
  router.get(/^\/(?:films|sites\/default\/files)\//, async (request, response) => {
    const path = contentFile(request.path.replace(/^\/films/, ''));
    const type = path === undefined ? undefined : getFileType(path);
    if (!path || !type)
      throw new NotFoundError('the path is not that of a public file of a type that is served');
    const { kind } = type;
    const client = getClient(request, response);
    const done = (kind === 'video' ? videoReaders : fileReaders)(client.address);
    response.once('close', done);
    const exchange = { request, response, client, path, type };
    const file = await cachedFiles.open(path, kind);
    if (file) return send(file, exchange);
    await misses.spend(client.address, async () => {
      const growing = request.method === 'HEAD' ? undefined : await cachedFiles.download(path, kind);
      await send(growing, exchange);
    });
  });

  return router.use(fileErrors);
}

function isWithinReach(file: StoredFile, request: Request): boolean {
  const span = getByteRange(request, file.facts);
  return typeof span !== 'object' || span.start <= file.available() + AHEAD_BYTES;
}
