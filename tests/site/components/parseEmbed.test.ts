import { describe, expect, it } from 'vitest';
import { parseEmbed } from '../../../site/components/Embed/parseEmbed.ts';
import { demoBrand } from '../../demoBrand.ts';

const { embedHosts } = demoBrand;

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/ESTRAN-demo?autoplay=1&mute=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&muted=1&dnt=1';
const DAILYMOTION = 'https://geo.dailymotion.com/player.html?video=x8abcde&autoplay=true&mute=true';

const VIDEOS: Record<string, string> = {
  'https://www.youtube.com/watch?v=ESTRAN-demo': YOUTUBE,
  'https://youtube.com/watch?feature=share&v=ESTRAN-demo&list=PL123': YOUTUBE,
  'https://m.youtube.com/watch?v=ESTRAN-demo': YOUTUBE,
  'https://youtu.be/ESTRAN-demo?si=abc': YOUTUBE,
  'https://www.youtube.com/embed/ESTRAN-demo?autoplay=0': YOUTUBE,
  'https://www.youtube.com/shorts/ESTRAN-demo': YOUTUBE,
  'https://www.youtube.com/live/ESTRAN-demo': YOUTUBE,
  'https://www.youtube-nocookie.com/embed/ESTRAN-demo': YOUTUBE,
  'https://youtu.be/ESTRAN-demo?t=90': `${YOUTUBE}&start=90`,
  'https://youtu.be/ESTRAN-demo?t=90s': `${YOUTUBE}&start=90`,
  'https://www.youtube.com/watch?v=ESTRAN-demo&t=1h2m3s': `${YOUTUBE}&start=3723`,
  'https://www.youtube.com/embed/ESTRAN-demo?start=15': `${YOUTUBE}&start=15`,
  'https://youtu.be/ESTRAN-demo?t=%22%3E': YOUTUBE,
  'https://vimeo.com/76979871': VIMEO,
  'https://www.vimeo.com/76979871/': VIMEO,
  'https://vimeo.com/76979871/0a1b2c3d4e': `${VIMEO}&h=0a1b2c3d4e`,
  'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0': `${VIMEO}&h=0a1b2c3d4e`,
  'https://www.dailymotion.com/video/x8abcde': DAILYMOTION,
  'https://www.dailymotion.com/video/x8abcde_first-sail': DAILYMOTION,
  'https://www.dailymotion.com/embed/video/x8abcde?autoplay=0': DAILYMOTION,
  'https://geo.dailymotion.com/player.html?video=x8abcde': DAILYMOTION,
  'https://dai.ly/x8abcde': DAILYMOTION,
};

const TOURS = [
  'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://kuula.co/share/collection/7Kfyf?logo=1&vr=1',
];

const NOWHERE = [
  '',
  'video',
  '//www.youtube.com/watch?v=ESTRAN-demo',
  'javascript:alert(1)//www.youtube.com/watch?v=ESTRAN-demo',
  'data:text/html,<script>alert(1)</script>',
  'http://www.youtube.com/watch?v=ESTRAN-demo',
  'http://my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://user@www.youtube.com/watch?v=ESTRAN-demo',
  'https://www.youtube.com:secret@my.matterport.com/show/',
  'https://www.youtube.com:8443/watch?v=ESTRAN-demo',
  'https://www.youtube.com.evil.example/watch?v=ESTRAN-demo',
  'https://evil.example/www.youtube.com/watch?v=ESTRAN-demo',
  'https://notyoutube.com/watch?v=ESTRAN-demo',
  'https://evil.example\\@www.youtube.com/watch?v=ESTRAN-demo',
  'https://constructor/watch?v=ESTRAN-demo',
  'https://www.youtube.com/watch?v=ESTRAN-demo%22onload=',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/videoseries?list=PL123',
  'https://www.youtube.com/embed/live_stream?channel=UC123',
  'https://www.youtube.com/@estran',
  'https://vimeo.com/estran',
  'https://vimeo.com/76979871/%2F..%2Fevil',
  'https://player.vimeo.com/video/76979871?h=%26autoplay%3D0',
  'https://www.dailymotion.com/estran',
  'https://geo.dailymotion.com/player.html?video=x8%26mute%3Dfalse',
  'https://sub.my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com.evil.example/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com./show/?m=SxQL3iGyoDo',
  'https://video.example/film.mp4',
  '/boats/estran-46',
  '/sites/default/files/deck-plan.pdf',
  '/sites/default/files/../../private/film.mp4',
  '/sites/default/files/.hidden/film.mp4',
  '/sites/default/files/%2e%2e/film.mp4',
  '/sites/default/files/film.mp4.exe',
  '//evil.example/sites/default/files/film.mp4',
];

describe('URL of a video', () => {
  it.each(Object.entries(VIDEOS))('%s: muted autoplay URL', (url, src) => {
    expect(parseEmbed(url, embedHosts)).toEqual({ kind: 'video', src, url });
  });
});

describe('URL of a virtual tour', () => {
  it.each(TOURS)('%s: unchanged', (url) => {
    expect(parseEmbed(url, embedHosts)).toEqual({ kind: 'tour', src: url, url });
  });
});

describe('URL of the site’s own video', () => {
  it.each([
    ['/sites/default/files/2026-03/hero.mp4', '/films/sites/default/files/2026-03/hero.mp4'],
    ['/films/sites/default/files/hero.webm', '/films/sites/default/files/hero.webm'],
  ])('%s: URL of the video endpoint', (url, src) => {
    expect(parseEmbed(url, embedHosts)).toEqual({ kind: 'file', src, url: src });
  });
});

describe('URL of the site’s own picture', () => {
  const FILE = '/sites/default/files/2026-11/regatta-360.jpg';

  it.each([FILE, `/images/panorama/3600.jpeg${FILE}`])('%s: panorama', (url) => {
    expect(parseEmbed(url, [])).toEqual({
      kind: 'panorama',
      src: FILE,
      url: `/images/panorama/3600.jpeg${FILE}`,
    });
  });

  it.each([
    `https://elsewhere.example${FILE}`,
    '/sites/default/files/.htaccess.jpg',
    `/images/panorama/3600.jpeg${FILE}?size=9`,
  ])('%s: undefined', (url) => {
    expect(parseEmbed(url, embedHosts)).toBeUndefined();
  });
});

describe('any other URL', () => {
  it.each(NOWHERE)('%s: undefined', (url) => {
    expect(parseEmbed(url, embedHosts)).toBeUndefined();
  });

  it('no URL: undefined', () => {
    expect(parseEmbed(undefined, embedHosts)).toBeUndefined();
  });
});

it('every src is on an allowed host', () => {
  for (const url of [...Object.keys(VIDEOS), ...TOURS]) {
    expect(embedHosts).toContain(new URL(parseEmbed(url, embedHosts)?.src ?? '').host);
  }
});

it('hosts the brand does not allow: undefined', () => {
  for (const url of [...Object.keys(VIDEOS), ...TOURS]) {
    expect(parseEmbed(url, [])).toBeUndefined();
    expect(parseEmbed(url, ['tours.example'])).toBeUndefined();
  }
  expect(parseEmbed('https://tours.example/quay', ['tours.example'])).toMatchObject({ kind: 'tour' });
});
