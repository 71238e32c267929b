import { startContentService } from '../demo/services/content/startContentService.ts';
import { DEMO_CONTENT, PARSED_DEMO_CONTENT } from '../server/services/content/startContent.ts';

/**
 * `npm run demo:content -- 3430`: the demo's content service on a port of its own, for operators who want to see what
 * the site does while it is away. Set CONTENT_URL to the address that it prints, and CONTENT_KEY.
 */
const [port = ''] = process.argv.slice(2);
if (!/^[1-9]\d{3,4}$/.test(port)) {
  process.stderr.write('Name a port: npm run demo:content -- 3430\n');
  process.exit(2);
}
const { url } = await startContentService({
  contentDirectory: DEMO_CONTENT,
  parsedFile: PARSED_DEMO_CONTENT,
  mediaDirectory: 'demo/media',
  key: process.env.CONTENT_KEY ?? 'demo',
  watch: false,
  port: Number(port),
});
process.stdout.write(`The demo's content service is at ${url}\n`);
