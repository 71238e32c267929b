/** `@bridgedeck/renderer/testing`: the tests that hold for every block type, for any test runner. Needs fast-check. */
export {
  type BlockExample,
  type BlockTest,
  type BlockTestOptions,
  createBlockTests,
} from './testing/createBlockTests.ts';
export { createMutations, type Mutation } from './testing/createMutations.ts';
