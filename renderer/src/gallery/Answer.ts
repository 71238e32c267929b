/** An answer of the gallery before it is sent. */
export interface Answer {
  status: number;
  type: 'text/html' | 'text/css' | 'application/json';
  body: string;
  /** A block's own document, which gets a policy of its own. */
  isExample?: boolean;
  /** Of a 405: the methods there are. */
  allow?: string;
}
