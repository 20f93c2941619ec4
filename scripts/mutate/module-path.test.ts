import { expect, test } from 'vitest';
import { modulePath } from './module-path.ts';

test.each(['/web/menu.tsx', '/web/menu.tsx?v=1a2b', '/web/menu.tsx?t=1&import'])(
  '%s holds the code of its file',
  (id) => {
    expect(modulePath(id)).toBe('/web/menu.tsx');
  },
);

test.each(['/web/menu.tsx?raw', '/web/menu.tsx?import&raw', '/web/menu.tsx?url'])(
  '%s holds no code that could be mutated',
  (id) => {
    expect(modulePath(id)).toBeUndefined();
  },
);
