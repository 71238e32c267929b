import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isRecord } from '../../schemas/isRecord.ts';
import type { PropsProblem } from './problemList.ts';

/** Why a text is not JSON. */
type JsonFault = Pick<PropsProblem, 'message' | 'offset'>;

type Reading = { props: Record<string, unknown> } | { problems: PropsProblem[] };

const refusal = (fault: JsonFault): Reading => ({ problems: [{ pointer: '', ...fault }] });

/** What could stand where the parser stopped, by its codes; of other codes, all that is known is that a value is wrong. */
const EXPECTED: Record<string, string> = {
  InvalidSymbol: 'a value, or a name in double quotes,',
  PropertyNameExpected: 'a name in double quotes',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'more of the object, or },',
  CloseBracketExpected: 'more of the list, or ],',
  EndOfFileExpected: 'nothing more',
  UnexpectedEndOfString: 'a text on one line that ends with a double quote',
  InvalidCharacter: 'a text on one line that ends with a double quote',
  InvalidEscapeCharacter: 'an escape such as \\n or \\"',
  InvalidUnicode: 'four hexadecimal digits',
  InvalidCommentToken: 'no comment',
};

/** Why a text is no JSON, by line and column; undefined when it is. */
export function refuseJson(text: string): JsonFault | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch (error) {
    // It calls itself for each level.
    if (error instanceof RangeError) return { message: 'It is nested too deep' };
    throw error;
  }
  const [fault] = errors;
  if (fault === undefined) return undefined;
  const before = text.slice(0, fault.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const expected = EXPECTED[printParseErrorCode(fault.error)] ?? 'a value';
  const message = `Line ${before.length}, column ${column}: ${expected} is expected here`;
  return { message, offset: fault.offset };
}

/** Parses the typed props of a block. */
export function parseJson(text: string): Reading {
  const fault = refuseJson(text);
  if (fault !== undefined) return refusal(fault);
  const value: unknown = JSON.parse(text);
  return isRecord(value)
    ? { props: value }
    : refusal({ message: 'The props of a block are an object: { … }' });
}
