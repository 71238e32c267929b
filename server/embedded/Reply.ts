/** What is sent back; always JSON. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}
