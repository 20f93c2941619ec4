import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver } from '@mantine/core';
import styles from './mantine.module.css';

/** The Mantine theme with our tokens. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400' },
  primaryColor: 'amber',
  primaryShade: 5,
  autoContrast: true,
  defaultRadius: 'var(--r-s)',
  colors: {
    amber: [
      '#fff6de',
      '#ffe7ad',
      '#ffd98a',
      '#ffd166',
      '#fbbb40',
      '#f6a821',
      '#d98d0e',
      '#b86b00',
      '#8a5000',
      '#5c3500',
    ],
  },
  components: {
    Input: { classNames: { input: styles.input } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: { label: styles.inputLabel, description: styles.help, error: styles.error },
    },
  },
});

const shared = {
  '--mantine-color-body': 'var(--ink-1)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--ink-3)',
  '--mantine-color-default-hover': 'var(--ink-4)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-anchor': 'var(--info)',
};

export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: shared,
  light: shared,
});
