/** Loaded into a site before anything else: with each SIGUSR2, a minute passes at once. Timers know nothing of it. */
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead += 60_000;
});
