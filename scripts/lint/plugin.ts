import { pathFrom, refusalOf } from './boundaries.ts';
import { readsPrompt } from './prompt-branches.ts';

/** The part of the linter's interface we use; its own types are not published with it. */
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: Source; message: string }): void;
}
interface Source {
  readonly type: string;
  readonly value?: unknown;
}
interface Import {
  readonly source: Source | null;
}

/** Reports imports against the arrows between the packages, and those that go past a package's doors. */
const boundaries = {
  create(context: Context) {
    const file = pathFrom(context.cwd, context.filename);
    const check = ({ source }: Import): void => {
      if (typeof source?.value !== 'string') return;
      const refusal = refusalOf(file, source.value);
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

interface Branch {
  readonly test: Source;
}

/** Reports tests that answer a prompt only if it is open: they pass whether it is or not. */
const promptBranches = {
  create(context: Context) {
    if (!/\.(test|e2e)\.tsx?$/.test(context.filename)) return {};
    const check = ({ test }: Branch): void => {
      if (!readsPrompt(test)) return;
      context.report({ node: test, message: 'assert the prompt, or write a test for each case' });
    };
    return { IfStatement: check, WhileStatement: check, ConditionalExpression: check };
  },
};

export default { meta: { name: 'amberhall' }, rules: { boundaries, 'prompt-branches': promptBranches } };
