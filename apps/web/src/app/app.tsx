import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/query-client.ts';
import { useTheme } from '../lib/theme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';
import { router } from './router.tsx';

export function App() {
  const { theme } = useTheme();
  return (
    <StrictMode>
      <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme={theme}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
