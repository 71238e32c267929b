import { describe, expect, it } from 'vitest';
import { parseEmbed } from '../../../site/components/Embed/parseEmbed.ts';
import { chooseEmbed } from '../../../site/components/Embed/useEmbed.ts';

const HOSTS = ['www.youtube-nocookie.com', 'kuula.co'];
const VIDEO = 'https://www.youtube.com/watch?v=ESTRAN-demo';
const TOUR = 'https://kuula.co/share/7Kfyf';
const NOT_ALLOWED = 'https://video.example/golden-hour';
const video = { url: '/sites/default/files/hero.mp4', mimeType: 'video/mp4' };

const nothing = { embed: undefined, watchUrl: undefined, tourUrl: undefined };

describe('chooseEmbed', () => {
  it('nothing given: nothing', () => {
    expect(chooseEmbed({ videoUrl: undefined }, HOSTS)).toEqual(nothing);
  });

  it('own video wins; video and tour URLs become links', () => {
    const chosen = chooseEmbed({ video, videoUrl: VIDEO, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: undefined, watchUrl: VIDEO, tourUrl: TOUR });
  });

  it('video URL wins; the tour becomes a link', () => {
    const chosen = chooseEmbed({ videoUrl: VIDEO, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: parseEmbed(VIDEO, HOSTS), watchUrl: undefined, tourUrl: TOUR });
  });

  it('video host not allowed: the tour is embedded', () => {
    const chosen = chooseEmbed({ videoUrl: NOT_ALLOWED, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: parseEmbed(TOUR, HOSTS), watchUrl: NOT_ALLOWED, tourUrl: undefined });
  });

  it('no host allowed: links only', () => {
    expect(chooseEmbed({ videoUrl: NOT_ALLOWED }, HOSTS)).toEqual({ ...nothing, watchUrl: NOT_ALLOWED });
  });

  it('an embedded URL is not linked too, in any spelling', () => {
    expect(
      chooseEmbed({ videoUrl: VIDEO, iframeUrl: 'https://youtu.be/ESTRAN-demo' }, HOSTS).tourUrl,
    ).toBeUndefined();
    expect(chooseEmbed({ videoUrl: video.url }, HOSTS).watchUrl).toBeUndefined();
  });
});
