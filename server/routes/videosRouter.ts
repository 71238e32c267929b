import { type Request, type Response, Router } from 'express';
import type { SlowestRate } from '../media/closeSlowDownloads.ts';
import type { CachedFiles } from '../media/createCachedFiles.ts';
import { createClientSlots } from '../media/createClientSlots.ts';
import type { MissBudget } from '../media/createMissBudget.ts';
import { filePath } from '../media/fetchFile.ts';
import { type Client, getClient } from '../media/getClient.ts';
import type { StoredFile } from '../media/StoredFile.ts';
import { fileErrors } from './fileErrors.ts';
import { passFileThrough } from './passFileThrough.ts';
import { getByteRange, sendStoredFile } from './sendStoredFile.ts';

/** A player has one or two answers open for each video. */
const READERS = { what: 'films are being read', inAll: 200, perClient: 16 };
/** Each holds a connection of the content service. */
const PASSED = { what: 'films are being passed through', inAll: 16, perClient: 4 };
/** How far ahead of a download a range may begin to wait for it: some seconds. The index of an MP4 may be at its end. */
const AHEAD_BYTES = 4 * 1024 * 1024;

interface Exchange {
  request: Request;
  response: Response;
  client: Client;
}

interface VideosOptions {
  videos: CachedFiles;
  /** Shared with other files of the content service. */
  misses: MissBudget;
  /** Readers below this rate are cut. */
  slowest?: SlowestRate;
}

/**
 * GET /films/sites/default/files/<path>: a video of the content service, whole or in ranges, from disk as soon as it is
 * there. What is not, or not yet, is passed through, for a few at a time.
 */
export function videosRouter({ videos, misses, slowest }: VideosOptions): Router {
  const router = Router();
  const readers = createClientSlots(READERS);
  const passed = createClientSlots(PASSED);

  const passThrough = async (path: string, { request, response, client }: Exchange) => {
    const { address, signal = new AbortController().signal } = client;
    const done = passed(address);
    try {
      await passFileThrough(request, response, {
        source: videos.source,
        path,
        kind: 'video',
        slowest,
        signal,
      });
    } finally {
      done();
    }
  };

  const send = async (
    file: StoredFile | undefined,
    path: string,
    { request, response, client }: Exchange,
  ) => {
    try {
      if (file && isWithinReach(file, request)) await sendStoredFile(file, { request, response, slowest });
      else await passThrough(path, { request, response, client });
    } finally {
      await file?.close();
    }
  };

  // A pattern without groups: Express would decode route parameters, and a path is to be decoded exactly once.
  router.get(/^\/films\//, async (request, response) => {
    const path = filePath(request.path.slice('/films'.length), ['mp4', 'webm']);
    const client = getClient(request, response);
    const done = readers(client.address);
    response.once('close', done);
    response.set({
      'Content-Type': path.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4',
      'Cache-Control': 'public, max-age=604800',
      'X-Content-Type-Options': 'nosniff',
    });
    const file = await videos.open(path, 'video');
    if (file) return send(file, path, { request, response, client });
    await misses.spend(client.address, async () => {
      const growing = request.method === 'HEAD' ? undefined : await videos.download(path, 'video');
      await send(growing, path, { request, response, client });
    });
  });

  return router.use(fileErrors);
}

function isWithinReach(file: StoredFile, request: Request): boolean {
  const span = getByteRange(request, file.facts);
  return typeof span !== 'object' || span.start <= file.available() + AHEAD_BYTES;
}
