/** What every block has, whatever its type. */
export interface BlockEnvelope {
  id: string;
  type: string;
  /** The first when absent. */
  version?: number;
  props: Record<string, unknown>;
}

export const blockEnvelope = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    type: { type: 'string' },
    version: { type: 'integer', minimum: 1 },
    props: { type: 'object' },
  },
  required: ['id', 'type', 'props'],
};

/** What can be told of a block whose envelope is wrong. */
export function identify(block: unknown): { type: string; id?: string } {
  const { type, id } = Object(block);
  return {
    type: typeof type === 'string' ? type : '(none)',
    ...(typeof id === 'string' && { id }),
  };
}
