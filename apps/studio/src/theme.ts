import {
  ActionIcon,
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
  type MantineTheme,
  type VariantColorsResolver,
} from '@mantine/core';
import { BusyButton } from '#ui/busy-button.tsx';

/** Returns the same token colour for all of Mantine's shades; `variants` defines the actual looks. */
function shades(token: string): MantineColorsTuple {
  const shade = `var(--${token})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
}

/** Button colours from tokens.css, which switch with the colour scheme. */
const variants: VariantColorsResolver = (input) => {
  const color = input.color ?? 'trail';
  if (color !== 'trail' && color !== 'flag') return defaultVariantColorsResolver(input);
  const deep = color === 'trail' ? 'var(--trail-deep)' : 'var(--flag-ink)';
  const none = '1px solid transparent';
  switch (input.variant) {
    case 'filled':
      return { background: `var(--${color})`, hover: deep, color: `var(--on-${color})`, border: none };
    case 'light':
      return { background: `var(--${color}-soft)`, hover: `var(--${color}-soft)`, color: deep, border: none };
    case 'outline':
      return {
        background: 'transparent',
        hover: `var(--${color}-soft)`,
        color: deep,
        border: `1.5px solid var(--${color})`,
      };
    case 'subtle':
      return { background: 'transparent', hover: `var(--${color}-soft)`, color: deep, border: none };
    default:
      return defaultVariantColorsResolver(input);
  }
};

const COLORS = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--lock)',
  '--mantine-color-anchor': 'var(--trail)',
  '--mantine-color-error': 'var(--flag)',
  '--mantine-color-success': 'var(--trail)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'var(--lock-soft)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--lock-soft)',
  '--mantine-color-disabled-color': 'var(--lock)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-trail)',
  '--mantine-color-trail-filled': 'var(--trail)',
  '--mantine-color-trail-light': 'var(--trail-soft)',
  '--mantine-color-trail-light-hover': 'var(--trail-soft)',
  '--mantine-color-trail-light-color': 'var(--trail-deep)',
};

/** The same values for both colour schemes, because tokens.css switches them. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: COLORS, dark: COLORS });

/** While a dialog fades away, presses already reach the page below it. */
const dialog = {
  styles(_theme: MantineTheme, { opened }: { opened: boolean }) {
    const pressed = opened ? {} : ({ pointerEvents: 'none' } as const);
    return { overlay: pressed, content: pressed };
  },
};

/** Mantine theme with the look of both sites (packages/web/src/ui/tokens.css). */
export const theme = createTheme({
  primaryColor: 'trail',
  colors: { trail: shades('trail'), flag: shades('flag') },
  variantColorResolver: variants,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  radius: { sm: '6px', md: 'var(--radius-button)', lg: 'var(--radius-card)', xl: 'var(--radius-chip)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { component: BusyButton } }),
    Button: Button.extend({
      defaultProps: { component: BusyButton },
      vars: () => ({ root: { '--button-height': 'var(--target)', '--button-fz': '1rem' } }),
    }),
    Modal: dialog,
    Drawer: dialog,
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'sm' } }),
    Input: Input.extend({
      vars: () => ({ wrapper: { '--input-height': 'var(--target)', '--input-fz': '1rem' } }),
    }),
  },
});

/** Follows the device's colour scheme; nothing to choose or to store. */
export const deviceColorScheme: MantineColorSchemeManager = {
  get: (standard) => standard,
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
};
