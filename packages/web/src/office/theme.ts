import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** Navy for the frame, sea teal for what can be used, coral for what destroys. Every pair of text and ground meets AA. */
export const theme = createTheme({
  colors: {
    navy: [
      '#eef3f9',
      '#d9e3ef',
      '#b3c6de',
      '#87a5c9',
      '#5f86b4',
      '#3f6a9e',
      '#2b5388',
      '#1b3f6e',
      '#123058',
      '#0b2545',
    ],
    sea: [
      '#e8f5f5',
      '#d0ebeb',
      '#a3d8d8',
      '#6dbfc1',
      '#3ba4a8',
      '#178b91',
      '#0b787f',
      '#08666c',
      '#075359',
      '#053f44',
    ],
    coral: [
      '#fff1ee',
      '#ffded7',
      '#ffbcaf',
      '#ff9480',
      '#f5715a',
      '#e2553d',
      '#c9432c',
      '#ac3722',
      '#8f2d1c',
      '#742416',
    ],
    amber: [
      '#fff8e6',
      '#ffedc2',
      '#fddc8f',
      '#f8c555',
      '#eaac2b',
      '#c98d12',
      '#a06d08',
      '#7d5406',
      '#624204',
      '#493103',
    ],
  },
  primaryColor: 'sea',
  primaryShade: 7,
  black: '#14202e',
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", sans-serif',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  fontSizes: { xs: '0.75rem', sm: '0.84rem', md: '0.94rem', lg: '1.05rem', xl: '1.2rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Their own <header> would be a second banner beside the page's.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerTitle: { defaultProps: { fw: 650, lh: 1.35 } },
    ModalTitle: { defaultProps: { fw: 650, lh: 1.35 } },
    // Inside the page's main part, so that what is in a menu belongs to a landmark; and its first entry takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#content' } } },
    // A state that is cut short says nothing: what stands beside it gives way.
    Badge: { defaultProps: { miw: 'max-content' } },
    // What is pressed is never smaller than 24 pixels either way, however small its drawing.
    Button: { defaultProps: { size: 'sm', mih: 24 } },
    ActionIcon: { defaultProps: { miw: 24, mih: 24 } },
    CloseButton: { defaultProps: { miw: 24, mih: 24 } },
    // What is too large or too small is refused with its reason, not quietly made something else.
    NumberInput: { defaultProps: { clampBehavior: 'none' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } },
    },
  },
});

/** Mantine's own greys for hints and placeholders are too pale for AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#51606f',
    '--mantine-color-placeholder': '#66747f',
    '--mantine-color-error': '#ac3722',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-default-border': '#c3ced8',
  },
  dark: {},
});
