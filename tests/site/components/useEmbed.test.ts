import { describe, expect, it } from 'vitest';
import { parseEmbed } from '../../../site/components/Embed/parseEmbed.ts';
import { chooseEmbed } from '../../../site/components/Embed/useEmbed.ts';

const HOSTS = ['www.youtube-nocookie.com', 'kuula.co'];
const VIDEO = 'https://www.youtube.com/watch?v=ESTRAN-demo';
const TOUR = 'https://kuula.co/share/7Kfyf';
const NOT_ALLOWED = 'https://video.example/golden-hour';
const video = { url: '/sites/default/files/hero.mp4', mimeType: 'video/mp4' };

const nothing = { embed: undefined, watchUrl: undefined, tourUrl: undefined };

describe('what plays in the place of a picture', () => {
  it('is nothing where the editor gave nothing', () => {
    expect(chooseEmbed({ videoUrl: undefined }, HOSTS)).toEqual(nothing);
  });

  it('is a video of our own before anything else: that becomes a link', () => {
    const chosen = chooseEmbed({ video, videoUrl: VIDEO, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: undefined, watchUrl: VIDEO, tourUrl: TOUR });
  });

  it('is a video rather than a tour, which becomes a link', () => {
    const chosen = chooseEmbed({ videoUrl: VIDEO, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: parseEmbed(VIDEO, HOSTS), watchUrl: undefined, tourUrl: TOUR });
  });

  it('is the tour where the video may not be embedded', () => {
    const chosen = chooseEmbed({ videoUrl: NOT_ALLOWED, iframeUrl: TOUR }, HOSTS);
    expect(chosen).toEqual({ embed: parseEmbed(TOUR, HOSTS), watchUrl: NOT_ALLOWED, tourUrl: undefined });
  });

  it('is nothing from where nothing may be embedded: a link', () => {
    expect(chooseEmbed({ videoUrl: NOT_ALLOWED }, HOSTS)).toEqual({ ...nothing, watchUrl: NOT_ALLOWED });
  });

  it('is not linked once more, however its address was spelled', () => {
    expect(
      chooseEmbed({ videoUrl: VIDEO, iframeUrl: 'https://youtu.be/ESTRAN-demo' }, HOSTS).tourUrl,
    ).toBeUndefined();
    expect(chooseEmbed({ videoUrl: video.url }, HOSTS).watchUrl).toBeUndefined();
  });
});
