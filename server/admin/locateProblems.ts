import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { PropsProblem } from './problemList.ts';

/**
 * Adds to each problem where in the text it is.
 *
 * @param text valid JSON, which the pointers lead into.
 */
export function locateProblems(text: string, problems: readonly PropsProblem[]): PropsProblem[] {
  const root = parseTree(text);
  return problems.map((problem) =>
    root ? { ...problem, offset: getOffset(root, problem.pointer) } : problem,
  );
}

/** Where a member or an item begins; when it is missing, what is around it. */
function getOffset(root: Node, pointer: string): number {
  let node = root;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const child = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (!child) break;
    node = child;
  }
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
