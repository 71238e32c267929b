import { registryLines } from '../../blocks/registryLines.ts';
import { type Contract, publishContract } from '../../renderer/src/validate.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { pageSchemas } from '../../schemas/pageSchemas.ts';

/** Registry and schemas of this site as public documents: all URLs are relative to it. */
export const createContract = (): Contract =>
  publishContract({ ...pageSchemas, registry: registryLines, schemas: blockSchemas });
