import { parseAst } from 'vite';

interface Node {
  type: string;
  /** Of `for await`. */
  await?: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a module waits while it is evaluated. WebKit may then run modules that import it before its body. */
export function hasTopLevelAwait(code: string): boolean {
  const open: unknown[] = [parseAst(code)];
  while (open.length > 0) {
    const node = open.pop();
    if (!isNode(node)) continue;
    if (node.type === 'AwaitExpression' || node.await) return true;
    if (!/Function/.test(node.type ?? '')) open.push(...Object.values(node));
  }
  return false;
}
