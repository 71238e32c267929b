/** `@bridgedeck/renderer/problems`: faults of page JSON in words, for logs and commands. Depends on nothing. */
export { nearestName } from './nearestName.ts';
export {
  droppedSentence,
  InvalidPageError,
  migratedSentence,
  type Problem,
  summarize,
  toProblem,
} from './Problem.ts';
export { count, quote, shorten } from './showValue.ts';
