import type { Comparison } from '@amberhall/engine/language';

export function compared(left: number, comparison: Comparison, right: number): boolean {
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
