import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { NotFoundError, UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { type DiskBudget, noteUse } from './createDiskBudget.ts';
import { type FileKind, type FileSource, fetchFile } from './fetchFile.ts';
import { logDiskFailure } from './logDiskFailure.ts';
import { type FileFacts, fitsHeader, readHeader, readPieces, type StoredFile } from './StoredFile.ts';
import { type Download, startDownload } from './startDownload.ts';

export interface CachedFilesOptions {
  source: FileSource;
  cacheDirectory: string;
  budget: DiskBudget;
}

/** Files of the content service, cached on disk and sent unchanged, with ranges. */
export interface CachedFiles {
  source: FileSource;
  /**
   * Opens a cached file that is still current; the caller closes it.
   * @returns undefined when there is none.
   * @throws NotFoundError when the content service no longer has it.
   */
  open(path: string, kind: FileKind): Promise<StoredFile | undefined>;
  /**
   * Downloads an uncached file, once for concurrent requests, and opens it to be read while it grows; the caller
   * closes it.
   * @returns undefined when the file cannot be cached, see `DOWNLOADS` and `largestFile`: it must be streamed through.
   * @throws NotFoundError, UpstreamError like fetchFile.
   */
  download(path: string, kind: FileKind): Promise<StoredFile | undefined>;
}

/** Each uses a connection of the content service; further files are streamed through. */
const DOWNLOADS = 2;
/** After that the file is revalidated. */
const FRESH_MS = 3600_000;
/** How long a file is known to be too large, or without length. */
const UNCACHEABLE_MS = 3600_000;
const AFTER_FAILURE_MS = 60_000;

export function createCachedFiles({ source, cacheDirectory, budget }: CachedFilesOptions): CachedFiles {
  const downloads = new Map<string, Promise<Download | undefined>>();
  const uncacheable = new LRUCache<string, true>({ max: 1000, ttl: UNCACHEABLE_MS });

  const toCacheFile = (path: string): string =>
    join(cacheDirectory, 'files', createHash('sha256').update(`${source.name}${path}`).digest('hex'));

  const download = async (path: string, kind: FileKind): Promise<Download | undefined> => {
    const answer = await fetchFile(source, path, { kind, headers: PLAIN, read: (file) => file });
    const facts = toFileFacts(answer.headers);
    if (answer.status !== 200 || !answer.body || !facts || facts.size > budget.largestFile) {
      await answer.body?.cancel();
      uncacheable.set(path, true);
      return undefined;
    }
    return startDownload(answer.body, facts, { file: toCacheFile(path), budget });
  };

  /** Joins the download of a file or starts one. */
  const downloadOnce = (path: string, kind: FileKind): Promise<Download | undefined> | undefined => {
    const running = downloads.get(path);
    if (running || downloads.size >= DOWNLOADS || uncacheable.has(path)) return running;
    const started = download(path, kind);
    downloads.set(path, started);
    started
      .then((begun) => begun?.done)
      .catch((error: unknown) => {
        if (error instanceof NotFoundError || error instanceof UpstreamError) return;
        const reason = `The download of ${path} broke off: ${String(error)}`;
        currentRequest()?.log.warn({ event: 'download-failed', reason }, reason);
        // A full disk would abort the next one as well.
        uncacheable.set(path, true, { ttl: AFTER_FAILURE_MS });
      })
      .finally(() => downloads.delete(path));
    return started;
  };

  /** The cached file, if it is still current. */
  const openCached = async (path: string, kind: FileKind): Promise<StoredFile | undefined> => {
    const handle = await open(toCacheFile(path)).catch(orAbsent);
    if (!handle) return undefined;
    const facts = await readHeader(handle).catch(orAbsent);
    if (facts && (await isCurrent(handle, { path, kind, facts }))) return stored(handle, facts);
    await handle.close();
    return undefined;
  };

  const isCurrent = async (
    handle: FileHandle,
    { path, kind, facts }: { path: string; kind: FileKind; facts: FileFacts },
  ): Promise<boolean> => {
    const upstream = currentRequest()?.upstream;
    const stats = await handle.stat();
    await noteUse(handle, stats);
    if (Date.now() - stats.mtimeMs < FRESH_MS) {
      if (upstream) upstream.cached++;
      return true;
    }
    try {
      const { headers } = await fetchFile(source, path, {
        kind,
        method: 'HEAD',
        headers: PLAIN,
        read: (file) => file,
      });
      const isSame = JSON.stringify(toFileFacts(headers)) === JSON.stringify(facts);
      if (isSame) await handle.utimes(new Date(), new Date()).catch(() => undefined);
      return isSame;
    } catch (error) {
      if (error instanceof NotFoundError) await rm(toCacheFile(path), { force: true }).catch(() => undefined);
      if (!(error instanceof UpstreamError)) throw error;
      if (upstream) upstream.stale++;
      return true;
    }
  };

  const openGrowing = async (path: string, kind: FileKind): Promise<StoredFile | undefined> => {
    const growing = await downloadOnce(path, kind);
    if (!growing) return undefined;
    // It may be complete and renamed by now.
    const handle = await open(growing.draft).catch(() => open(toCacheFile(path)));
    return stored(handle, growing.facts, growing);
  };

  return {
    source,
    open: (path, kind) => orPassThrough(() => openCached(path, kind)),
    download: (path, kind) => orPassThrough(() => openGrowing(path, kind)),
  };
}

/** A full or broken disk costs speed, but no request fails. */
async function orPassThrough<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof UpstreamError) throw error;
    logDiskFailure('A file could not be kept on disk, so it was passed through', error);
    return undefined;
  }
}

/** Ranges count bytes of the uncompressed file. */
const PLAIN = { 'accept-encoding': 'identity' };

function toFileFacts(headers: Headers): FileFacts | undefined {
  const size = headers.get('content-length') ?? '';
  if (!/^\d{1,15}$/.test(size)) return undefined;
  const facts: FileFacts = {
    size: Number(size),
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
  return fitsHeader(facts) ? facts : undefined;
}

function stored(handle: FileHandle, facts: FileFacts, growing?: Download): StoredFile {
  return {
    facts,
    available: () => growing?.written() ?? facts.size,
    read: (start, end) => readPieces(handle, { start, end }, growing?.reach ?? (() => facts.size)),
    close: () => handle.close(),
  };
}

function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
