import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import type { Credentials } from './answerTokenRequest.ts';
import { createTokens } from './createTokens.ts';
import { readDealerData } from './readDealerData.ts';
import { requestListener, TOKEN_PATH } from './requestListener.ts';

export interface DealerServiceOptions extends Credentials {
  /** JSON file with `BrandCode`, `Dealers` and `Models`, such as `demo/dealers.json`. */
  file: string;
  /** What `Ocp-Apim-Subscription-Key` must say. */
  subscriptionKey: string;
  /** How long a token is good; an hour unless told. */
  tokenSeconds?: number;
}

export interface DealerService extends LoopbackService {
  tokenUrl: string;
}

/**
 * Starts a dealer/model service on a free port of the loopback that answers from a file, behind a token and a key like
 * the outside one.
 * @throws ContentProblem when the file cannot be served.
 */
export async function startDealerService({
  file,
  tokenSeconds = 3600,
  ...access
}: DealerServiceOptions): Promise<DealerService> {
  const data = await readDealerData(file);
  const tokens = createTokens(tokenSeconds);
  const service = await serveOnLoopback(requestListener({ ...access, data, tokens, tokenSeconds }));
  return { ...service, tokenUrl: `${service.url}${TOKEN_PATH}` };
}
