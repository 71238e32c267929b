type Player = (video: URL) => string | undefined;

/** Paths of players that look like a video id. */
const NOT_A_VIDEO = ['videoseries', 'live_stream'];

const youTube: Player = (video) => {
  const [first, second] = words(video);
  const id =
    video.hostname === 'youtu.be' || first === 'watch'
      ? (video.searchParams.get('v') ?? first)
      : ['embed', 'shorts', 'live'].includes(first ?? '')
        ? second
        : undefined;
  if (!id || !/^[\w-]{11}$/.test(id) || NOT_A_VIDEO.includes(id)) return undefined;
  const start = seconds(video.searchParams.get('t') ?? video.searchParams.get('start') ?? '');
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&rel=0${start ? `&start=${start}` : ''}`;
};

/** An unlisted video has a key of its own, behind its id or as `h`. */
const vimeo: Player = (video) => {
  const [, id, behind] = /^(?:\/video)?\/(\d{1,12})(?:\/([^/]+))?\/?$/.exec(video.pathname) ?? [];
  const key = behind ?? video.searchParams.get('h') ?? '';
  if (!id || !/^[\da-f]{0,40}$/.test(key)) return undefined;
  return `https://player.vimeo.com/video/${id}?autoplay=1&muted=1&dnt=1${key && `&h=${key}`}`;
};

/** The path of a video may end with its title: `/video/x8abcde_first-sail`. */
const dailymotion: Player = (video) => {
  const path = words(video);
  const name = path.at(-1) === 'player.html' ? video.searchParams.get('video') : path.at(-1);
  const id = /^([a-z\d]{5,24})(?:_[^/]*)?$/i.exec(name ?? '')?.[1];
  const known =
    video.hostname === 'dai.ly'
      ? path.length === 1
      : /^\/((embed\/)?video\/[^/]+|player\.html)$/.test(video.pathname);
  return id && known
    ? `https://geo.dailymotion.com/player.html?video=${id}&autoplay=true&mute=true`
    : undefined;
};

const players = new Map<string, Player>([
  ['youtube.com', youTube],
  ['youtu.be', youTube],
  ['youtube-nocookie.com', youTube],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['dailymotion.com', dailymotion],
  ['dai.ly', dailymotion],
  ['geo.dailymotion.com', dailymotion],
]);

/**
 * The player of a video on a video site, with autoplay and muted (behaviour §4.4).
 *
 * @param video its https address, in any spelling that the sites use.
 * @returns `src` undefined when that site has no such video; undefined as a whole when it is no video site.
 */
export function findVideoPlayer(video: URL): { src: string | undefined } | undefined {
  const player = players.get(video.host.replace(/^(www|m)\./, ''));
  return player && { src: player(video) };
}

const words = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

/** `90`, `90s` and `1h2m3s` as seconds; 0 for everything else. */
function seconds(time: string): number {
  const [match, h, m, s] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return match ? Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0) : 0;
}
