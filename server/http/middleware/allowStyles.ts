import type { ServerResponse } from 'node:http';

const NAME = 'content-security-policy';
const STYLE_SOURCES = /style-src [^;]*/;

/** With a hash, browsers ignore `'unsafe-inline'`, which some consent manager needs, and which allows the styles anyway. */
const withHash = (policy: string, styleHash: string): string =>
  policy.replace(STYLE_SOURCES, (sources) =>
    sources.includes("'unsafe-inline'") ? sources : `${sources} '${styleHash}'`,
  );

/** Has the Content-Security-Policy of a response, where it has one, allow the styles inside its document. */
export function allowStyles(response: ServerResponse, styleHash: string): void {
  const policy = response.getHeader(NAME);
  if (typeof policy === 'string') response.setHeader(NAME, withHash(policy, styleHash));
}

/** The same for headers as names and values in turn. */
export const allowStylesIn = (
  headers: readonly string[],
  styleHash: string | undefined,
): readonly string[] =>
  styleHash === undefined
    ? headers
    : headers.map((value, at) =>
        headers[at - 1]?.toLowerCase() === NAME ? withHash(value, styleHash) : value,
      );
