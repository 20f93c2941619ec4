import '../styles/mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTheme } from '../lib/theme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

/**
 * Surrounds the fields that use Mantine. It does not surround the whole app: most visits never show such a field, and do
 * not load Mantine.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme={theme}>
      {children}
    </MantineProvider>
  );
}
