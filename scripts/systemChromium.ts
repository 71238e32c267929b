import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium that the system brings, if there is one. */
export const systemChromium = (): string | undefined => PLACES.find((place) => existsSync(place));
