import { convertCssVariables, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import { theme } from './theme.ts'

const fromTokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--spruce-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
}

const unusedPalettes = 'pink|grape|violet|indigo|red|blue|cyan|teal|green|lime|yellow|orange'
/** Of palettes nobody uses, and of Mantine's own headings. */
const unused = new RegExp(`^--mantine-(color-(${unusedPalettes})|h[1-6])-`)

function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)))
}

/** Mantine's own palettes as far as anything of ours uses them. */
export function usedPalettes(): Record<string, readonly string[]> {
  const named = new RegExp(`^(${unusedPalettes})$`)
  return Object.fromEntries(Object.entries(DEFAULT_THEME.colors).filter(([name]) => !named.test(name)))
}

/**
 * Mantine's variables as a style sheet: those of the theme, its own colours taken from our tokens (which change with
 * the scheme by themselves), the palettes nobody uses left out. Made once by the build, never in the browser.
 */
export function mantineVariables(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return convertCssVariables(
    { variables: used(variables), light: { ...used(light), ...fromTokens }, dark: { ...used(dark), ...fromTokens } },
    ':root',
  )
}
