import { lazy } from '../../memo/lazy.ts';
import { createAjv } from '../../renderer/src/validate.ts';
import { LeadRefused } from './LeadRefused.ts';

/** Further faults are left out. */
const MAX_FIELDS = 20;

/**
 * Creates the parser of one kind of payload: `unknown` in, typed out.
 * @throws LeadRefused (from the returned function) with status 400; it names the fields by JSON pointer, and no value.
 */
export function createPayloadParser<Payload>(schema: object): (input: unknown) => Payload {
  const validator = lazy(() => createAjv().compile<Payload>(schema));
  return (input) => {
    const isPayload = validator();
    if (isPayload(input)) return input;
    const fields = (isPayload.errors ?? []).map(({ instancePath, keyword, params }) => {
      const name = params.missingProperty ?? params.additionalProperty;
      const field = typeof name === 'string' ? `${instancePath}/${name.slice(0, 80)}` : instancePath;
      return { field, problem: keyword };
    });
    const message = 'The payload is not what its schema says';
    throw new LeadRefused('invalid', message, fields.slice(0, MAX_FIELDS), 400);
  };
}
