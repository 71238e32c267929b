/** What is sent back; always JSON. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal in the shape of the gateway in front of the outside service. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Reply {
  return { status, body: { statusCode: status, message }, headers };
}
