/** What it takes to talk to the dealer/model service (behaviour §14.5). Everything but the addresses is secret. */
export interface DealerAccess {
  /** Address of the service, below which `/Distributors` and `/Models` stand; without trailing slash. */
  url: string;
  /** Where a token is asked for. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Sent as `Ocp-Apim-Subscription-Key`. */
  subscriptionKey: string;
}
