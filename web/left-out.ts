import type { Plugin } from 'vite'
import { usedPalettes } from './ui/theme/mantine-variables.ts'

/**
 * Parts of packages that our first load would carry and never use, with what stands in for them.
 * Prefetching of the router's framework mode: `Link` takes it along, and does nothing with it outside that mode.
 * What Mantine writes in the browser: our variables are written by the build (`withCssVariables={false}`), its classes
 * aren't used (`withGlobalClasses={false}`), nor are twelve of its palettes; the colour scheme is the system's and kept nowhere.
 * Mantine's colours of variants: of its components with variants we use one, the eye of a password field.
 * Queries without end: no list of ours is one.
 * What zod makes of JSON schemas: the server alone describes the operations.
 */
const standIns: Readonly<Record<string, string>> = {
  '/react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css'
    export const FrameworkContext = createContext(undefined)
    const nothing = () => null
    export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts }
    export { nothing as setIsHydrated, nothing as useFrameworkContext }
    export const mergeRefs = (ref) => ref
    export const usePrefetchBehavior = () => [false, null, {}]`,
  '/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs': `
    export const MantineCssVariables = () => null`,
  '/core/MantineProvider/MantineClasses/MantineClasses.mjs': `
    export const MantineClasses = () => null`,
  '/core/MantineProvider/color-scheme-managers/local-storage-manager.mjs': `
    export const localStorageColorSchemeManager = () => undefined`,
  '/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs': `
    export function defaultVariantColorsResolver({ color, variant }) {
      if (variant !== 'subtle') throw new Error('Colours of the variant ' + variant + ' are left out of the build: web/left-out.ts')
      const name = '--mantine-color-' + color + '-light'
      return { background: 'transparent', hover: 'var(' + name + '-hover)', color: 'var(' + name + '-color)', border: '1px solid transparent' }
    }`,
  '/core/MantineProvider/default-colors.mjs': `
    export const DEFAULT_COLORS = ${JSON.stringify(usedPalettes())}`,
  '/query-core/build/modern/infiniteQueryBehavior.js': `
    const leftOut = () => { throw new Error('Infinite queries are left out of the build: web/left-out.ts') }
    export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage }`,
  '/zod/v4/core/to-json-schema.js': `
    const leftOut = () => { throw new Error('JSON schemas are left out of the build: web/left-out.ts') }
    const method = () => leftOut
    export { method as createStandardJSONSchemaMethod, method as createToJSONSchemaMethod }
    export { leftOut as extractDefs, leftOut as finalize, leftOut as handleUnrepresentable, leftOut as initializeContext }
    export { leftOut as process, leftOut as processSchema }`,
}

/** Leaves these parts out of the browser's build; refuses to build when a package has moved one. */
export function leftOut(): Plugin {
  const met = new Set<string>()
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = Object.keys(standIns).find((ending) => id.endsWith(ending))
      if (part === undefined) return null
      met.add(part)
      return standIns[part]
    },
    buildEnd(error) {
      const missing = Object.keys(standIns).filter((part) => !met.has(part))
      if (!error && missing.length > 0 && this.environment.name === 'client')
        throw new Error(`These parts of packages are no longer where they were: ${missing.join(', ')}`)
    },
  }
}
