import { pathFrom, refusalOf } from './boundaries.ts';
import { floorRulesOf, isWriteToState } from './floors.ts';
import type { Expression } from './floors.ts';
import { readsPrompt } from './prompt-branches.ts';

/** The part of the linter's interface we use; its own types are not published with it. */
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}
interface Import {
  readonly source: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
}
interface FunctionNode {
  readonly generator: boolean;
}

/** Reports imports that packages or floors must not make, and imports of internal files of other packages. */
const boundaries = {
  create(context: Context) {
    const file = pathFrom(context.cwd, context.filename);
    const check = ({ source, importKind, exportKind }: Import): void => {
      if (typeof source?.value !== 'string') return;
      const refusal = refusalOf(file, source.value, (importKind ?? exportKind) === 'type');
      if (refusal !== undefined) context.report({ node: source, message: refusal });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Reports generators and changes of the state on floors of the engine that must not have them. */
const floors = {
  create(context: Context) {
    const { mayAsk, mayWrite, name, purpose } = floorRulesOf(pathFrom(context.cwd, context.filename));
    const checkFunction = (node: FunctionNode): void => {
      if (node.generator) context.report({ node, message: `${name} has no generators: ${purpose}.` });
    };
    const checkWrite = (node: Expression): void => {
      if (isWriteToState(node)) {
        context.report({ node, message: `${name} must not change the state: only events change it.` });
      }
    };
    return {
      ...(!mayAsk && { FunctionDeclaration: checkFunction, FunctionExpression: checkFunction }),
      ...(!mayWrite && {
        AssignmentExpression: checkWrite,
        UpdateExpression: checkWrite,
        UnaryExpression: checkWrite,
        CallExpression: checkWrite,
      }),
    };
  },
};

interface Branch {
  readonly test: object;
}

/** Reports tests that answer a prompt only if it is open. They pass even if the prompt is missing. */
const promptBranches = {
  create(context: Context) {
    if (!/\.(test|e2e)\.tsx?$/.test(context.filename)) return {};
    const check = ({ test }: Branch): void => {
      if (!readsPrompt(test)) return;
      context.report({ node: test, message: 'Assert the prompt, or write one test per case.' });
    };
    return { IfStatement: check, WhileStatement: check, ConditionalExpression: check };
  },
};

export default {
  meta: { name: 'amberhall' },
  rules: { boundaries, floors, 'prompt-branches': promptBranches },
};
