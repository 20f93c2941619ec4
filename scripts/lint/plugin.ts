import { pathFrom, refusalOf } from './boundaries.ts';

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

export default { meta: { name: 'amberhall' }, rules: { boundaries } };
