import { execFileSync } from 'node:child_process';

// A process of its own: the server must not carry the bundler in its memory.
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
process.env.NODE_ENV ||= 'production';
await import('../server/main.ts');
