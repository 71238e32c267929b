import { ConfigError, type Environment, headerValue, matching, serviceUrl } from './environment.ts';

/** An outside content service: its address without trailing slash, and the header that carries its key. */
export interface ContentAccess {
  url: string;
  headers: Record<string, string>;
  /** What answers are kept by, when it is not the address: that of the embedded service changes with each start. */
  name?: string;
}

/** Reads CONTENT_URL, CONTENT_KEY and CONTENT_KEY_HEADER; undefined means the embedded service. @throws ConfigError */
export function readContentAccess(environment: Environment): ContentAccess | undefined {
  const value = environment.CONTENT_URL;
  const key = environment.CONTENT_KEY;
  const header =
    matching(environment, 'CONTENT_KEY_HEADER', /^[\w-]+$/, 'the name of a request header') ?? 'api-key';
  if (!value) {
    if (!key) return undefined;
    throw new ConfigError('CONTENT_KEY is set, but must be left out as long as CONTENT_URL is not set.');
  }
  return {
    url: serviceUrl('CONTENT_URL', value),
    headers: key ? { [header]: headerValue('CONTENT_KEY', key) } : {},
  };
}
