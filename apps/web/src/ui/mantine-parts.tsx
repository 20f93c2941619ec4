import '../styles/mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTheme } from '../lib/theme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

/** Surrounds the parts that use Mantine: dialogs and forms. The rest of the app does not load it. */
export function MantineParts({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme={theme}>
      {children}
    </MantineProvider>
  );
}
