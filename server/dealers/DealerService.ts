import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { Model } from '../../schemas/entities/model.ts';

/** The dealers and models of the brand. Each list rejects with UpstreamError when it cannot be had. */
export interface DealerService {
  /** All of them, those that are hidden from the map included, in the order of the service. */
  dealers(): Promise<readonly Dealer[]>;
  models(): Promise<readonly Model[]>;
}
