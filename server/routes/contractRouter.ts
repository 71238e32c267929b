import { type Response, Router } from 'express';
import { lazy } from '../../memo/lazy.ts';
import { nearestName, quote } from '../../renderer/src/problems.ts';
import { createContract } from './createContract.ts';
import { packText, sendPacked } from './sendPacked.ts';

/** Any origin may read the contract. */
const open = (response: Response): Response => response.set('Access-Control-Allow-Origin', '*');

/** Compressed once, on the first request. */
const packedOnce = (document: object) => lazy(() => packText(JSON.stringify(document)));

/** GET /registry.json: the block types. GET /schemas/<type>.json and /schemas/page.json: their JSON Schemas. */
export function contractRouter(): Router {
  const contract = createContract();
  const registry = packedOnce(contract.registry);
  const schemas = new Map([...contract.schemas].map(([name, schema]) => [name, packedOnce(schema)]));

  return Router({ strict: true, caseSensitive: true })
    .get('/registry.json', async (request, response) =>
      sendPacked(request, open(response), 'json', await registry()),
    )
    .get('/schemas/:name.json', async (request, response) => {
      const { name } = request.params;
      const schema = schemas.get(name);
      if (schema) return sendPacked(request, open(response), 'json', await schema());
      const suggestion = nearestName(name, schemas.keys());
      const message = `${quote(name)} is not a known block type`;
      open(response).status(404).set('Cache-Control', 'no-store').json({ message, suggestion });
    });
}
