import { type Response, Router } from 'express';
import { nearestName } from '../../renderer/nearestName.ts';
import { quote } from '../../renderer/showValue.ts';
import { createContract } from '../contract/createContract.ts';

const KEPT = 'public, max-age=300';

/** Editors and tools of any origin may read the contract; Express adds the ETag. */
const answer = (response: Response, freshness: string, body: string): void => {
  response.set('Access-Control-Allow-Origin', '*').set('Cache-Control', freshness).type('json').send(body);
};

/** GET /registry.json: the block types. GET /schemas/<type>.json and /schemas/page.json: what they must look like. */
export function contractRouter(): Router {
  const { registry, schemas } = createContract();
  const registryBody = JSON.stringify(registry);
  const bodies = new Map([...schemas].map(([name, schema]) => [name, JSON.stringify(schema)]));

  return Router({ strict: true, caseSensitive: true })
    .get('/registry.json', (_request, response) => answer(response, KEPT, registryBody))
    .get('/schemas/:name.json', ({ params: { name } }, response) => {
      const body = bodies.get(name);
      if (body) return answer(response, KEPT, body);
      const suggestion = nearestName(name, bodies.keys());
      const message = `${quote(name)} is not a known block type`;
      answer(response.status(404), 'no-store', JSON.stringify({ message, suggestion }));
    });
}
