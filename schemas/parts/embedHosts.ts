/**
 * The hosts that films and virtual tours may be embedded from, and no others. One line more here, and both the player
 * (parts/Embed) and the Content-Security-Policy follow.
 */
export const embedHosts: readonly string[] = [
  // Players of the video sites
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'geo.dailymotion.com',
  // Virtual tours
  'my.matterport.com',
  'kuula.co',
  'momento360.com',
  'app.cloudpano.com',
  'tour.panoee.net',
];
