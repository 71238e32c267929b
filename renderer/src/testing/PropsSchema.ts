/** What of JSON Schema the tests of blocks understand; of another keyword they say that they do not. */
export interface PropsSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, PropsSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | PropsSchema;
  anyOf?: readonly PropsSchema[];
  oneOf?: readonly PropsSchema[];
  items?: PropsSchema;
  minItems?: number;
  maxItems?: number;
  enum?: readonly unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** Types that a schema allows, in the order it names them. */
export const getTypes = ({ type = [] }: PropsSchema): readonly string[] =>
  typeof type === 'string' ? [type] : type;
