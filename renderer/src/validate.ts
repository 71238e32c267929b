/** `@bridgedeck/renderer/validate`: validation of page JSON without React. */
export { createAjv } from './createAjv.ts';
export { checkAnew, type Memoize } from './createEnvelopeCheck.ts';
export { createPageValidator, type PageSchemas, type PageValidator } from './createPageValidator.ts';
export type { ValidationError } from './describeProblem.ts';
export { describeProblems } from './describeProblems.ts';
export { describeSchema, type Field, fieldsOfWhichOne, type JsonSchema } from './describeSchema.ts';
export { type Format, type Formats, standardFormats } from './formats.ts';
export { isSafeUrl } from './isSafeUrl.ts';
export type { Migration } from './Migration.ts';
export { plainText, withoutControls } from './plainText.ts';
export { type Contract, publishContract } from './publishContract.ts';
export { richTextElements, sanitizeHtml } from './sanitizeHtml.ts';
export type { DroppedBlock, MigratedBlock, ValidatedPage } from './ValidatedPage.ts';
