type Player = (film: URL) => string | undefined;

/** Paths of players that look like a video id. */
const NO_FILM = ['videoseries', 'live_stream'];

const youTube: Player = (film) => {
  const [first, second] = words(film);
  const id =
    film.hostname === 'youtu.be' || first === 'watch'
      ? (film.searchParams.get('v') ?? first)
      : ['embed', 'shorts', 'live'].includes(first ?? '')
        ? second
        : undefined;
  if (!id || !/^[\w-]{11}$/.test(id) || NO_FILM.includes(id)) return undefined;
  const start = seconds(film.searchParams.get('t') ?? film.searchParams.get('start') ?? '');
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&rel=0${start ? `&start=${start}` : ''}`;
};

/** An unlisted video has a key of its own, behind its id or as `h`. */
const vimeo: Player = (film) => {
  const [, id, behind] = /^(?:\/video)?\/(\d{1,12})(?:\/([^/]+))?\/?$/.exec(film.pathname) ?? [];
  const key = behind ?? film.searchParams.get('h') ?? '';
  if (!id || !/^[\da-f]{0,40}$/.test(key)) return undefined;
  return `https://player.vimeo.com/video/${id}?autoplay=1&muted=1&dnt=1${key && `&h=${key}`}`;
};

/** The path of a video may end with its title: `/video/x8abcde_first-sail`. */
const dailymotion: Player = (film) => {
  const path = words(film);
  const name = path.at(-1) === 'player.html' ? film.searchParams.get('video') : path.at(-1);
  const id = /^([a-z\d]{5,24})(?:_[^/]*)?$/i.exec(name ?? '')?.[1];
  const known =
    film.hostname === 'dai.ly'
      ? path.length === 1
      : /^\/((embed\/)?video\/[^/]+|player\.html)$/.test(film.pathname);
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
 * @param film its https address, in any spelling that the sites use.
 * @returns `src` undefined when that site has no such video; undefined as a whole when it is no video site.
 */
export function videoPlayer(film: URL): { src: string | undefined } | undefined {
  const player = players.get(film.host.replace(/^(www|m)\./, ''));
  return player && { src: player(film) };
}

const words = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

/** `90`, `90s` and `1h2m3s` as seconds; 0 for everything else. */
function seconds(time: string): number {
  const [match, h, m, s] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return match ? Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0) : 0;
}
