import { createTheme, type MantineColorsTuple } from '@mantine/core'

const spruce: MantineColorsTuple = [
  '#e9f3f0',
  '#d3e6e0',
  '#a9cfc5',
  '#7dc7b5',
  '#549f8e',
  '#358676',
  '#1d6d60',
  '#0e5a4e',
  '#0a473e',
  '#06332c',
]

/**
 * Mantine dressed in our tokens (tokens.css). `sm` begins at 769 px: the specification's mobile is at most 768.
 * The shades are chosen so that text on a filled control, and a control's own colour on paper, pass AA.
 */
export const theme = createTheme({
  colors: { spruce },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  defaultRadius: 10,
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  breakpoints: { xs: '30em', sm: '48.0625em', md: '64.0625em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})
