/** Access to the dealer and model service (behaviour §14.5). Everything but the URLs is secret. */
export interface DealerAccess {
  /** Base URL of `/Distributors` and `/Models`; without trailing slash. */
  url: string;
  /** Token endpoint. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Sent as `Ocp-Apim-Subscription-Key`. */
  subscriptionKey: string;
}
