import express from 'express';
import sharp from 'sharp';
import { listen } from '../loopback.ts';

export interface ContentHost {
  origin: string;
  /** Every request so far, as method and path, with its headers. */
  asked: { path: string; headers: Record<string, unknown> }[];
  /** Stops answering at all. */
  stop(): Promise<void>;
}

/** A picture of an even colour, wide as a camera's. */
export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer();

/** A content service that has files below /cms, and some that are not what they seem. */
export async function contentHost(): Promise<ContentHost> {
  const asked: ContentHost['asked'] = [];
  const wide = await picture(1200, 900);
  const app = express();
  app.use((request, _response, next) => {
    asked.push({ path: request.originalUrl, headers: request.headers });
    next();
  });
  const files = '/cms/sites/default/files';
  app.get(`${files}/wide.jpg`, (_request, response) => void response.type('image/jpeg').send(wide));
  app.head(`${files}/no-head.jpg`, (_request, response) => void response.sendStatus(404));
  app.get(`${files}/no-head.jpg`, (_request, response) => void response.type('image/jpeg').send(wide));
  const accented = '%C3%A9t%C3%A9%20%C3%A0%20Groix%20%281%29.JPG';
  app.get(`${files}/${accented}`, (_request, response) => {
    response.type('image/jpeg').send(wide);
  });
  app.get(`${files}/page.jpg`, (_request, response) => void response.type('html').send('<h1>Log in</h1>'));
  app.get(`${files}/away.jpg`, (_request, response) => response.redirect('http://127.0.0.1:9/secret.jpg'));
  app.get(`${files}/broken.jpg`, (_request, response) => {
    response.type('image/jpeg').send(wide.subarray(0, 200));
  });
  app.get(`${files}/drawing.png`, (_request, response) => {
    response.type('image/png').send('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  });
  app.get(`${files}/huge.jpg`, (_request, response) => {
    response.set({ 'Content-Type': 'image/jpeg', 'Content-Length': String(31 * 1024 * 1024) }).write('x');
  });
  app.get(`${files}/down.jpg`, (_request, response) => void response.sendStatus(502));
  app.use((_request, response) => void response.status(404).type('html').send('<h1>Not found</h1>'));
  const { origin, server } = await listen(app);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `${origin}/cms`, asked, stop };
}
