import process from 'node:process';

/**
 * Loaded before a program that is measured: tells whoever started it what it has used so far, by the operating
 * system's account of all its threads.
 */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
// Whoever measures is gone, perhaps interrupted: nothing stays behind.
process.once('disconnect', () => process.exit(0));
// Nobody is kept alive by being measured.
process.channel?.unref();
