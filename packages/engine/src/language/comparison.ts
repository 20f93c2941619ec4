export type Comparison = '<' | '<=' | '=' | '>=' | '>';

export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}
