import '../styles/mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTheme } from '../lib/theme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

/**
 * Surrounds whatever uses Mantine: dialogs and forms. Not the whole app, so that those who come to look
 * around do not load it.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme={theme}>
      {children}
    </MantineProvider>
  );
}
