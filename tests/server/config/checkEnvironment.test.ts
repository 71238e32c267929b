import { expect, it } from 'vitest';
import { findMisspeltVariables } from '../../../server/config/checkEnvironment.ts';

it('suggests the right name for a misspelt variable', () => {
  expect(findMisspeltVariables({ PAGE_CACHE_MEGABYTE: '64', PORT: '0' })).toEqual([
    { variable: 'PAGE_CACHE_MEGABYTE', suggestion: 'PAGE_CACHE_MEGABYTES' },
  ]);
});

it.each([
  { HOME: '/root', PATH: '/bin', HOSTNAME: 'a', LC_ALL: 'C', NODE_OPTIONS: '', KUBERNETES_PORT: '1' },
  // Set by an orchestrator for a service called redis; the variable that is meant is there.
  { REDIS_PORT: 'tcp://10.0.0.1:6379', REDIS_URL: 'redis://redis' },
])('no suggestion for unrelated variables: %o', (environment) => {
  expect(findMisspeltVariables(environment)).toEqual([]);
});
