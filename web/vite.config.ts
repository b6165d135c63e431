import { globSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkOfSource } from './chunk-of-source.ts'
import { chunksByPlace } from './chunks-by-place.ts'
import { leftOut } from './left-out.ts'
import { defaultLanguage, languages } from '@talentplace/contract/shared/i18n/language'
import { libraryStyles } from './library-styles.ts'
import { messageTexts } from './message-texts.ts'
import { shippedWords } from './shipped-words.ts'
import { endpoints } from './platform/api/endpoints.ts'
import { memberEndpoints } from './platform/api/member-endpoints.ts'
import { screenSources } from './screen-sources.ts'
import { mantineVariables } from './ui/theme/mantine-variables.ts'

/** Few requests for a load: what every first load needs in two chunks, packages (which seldom change) and our own; the rest by the places that need it. */
const chunks = [
  {
    debugName: 'by place',
    name: chunksByPlace(import.meta.dirname),
    includeDependenciesRecursively: false,
  },
]

/** Ships what three modules make instead of what makes it: the contract's schemas and zod stay out of the first load. */
const madeByTheBuild: Plugin = {
  name: 'made-by-the-build',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/platform/api/endpoints.ts')) return `export const endpoints = ${JSON.stringify(endpoints)}`
    if (id.endsWith('/platform/api/member-endpoints.ts'))
      return `export const memberEndpoints = ${JSON.stringify(memberEndpoints)}`
    if (id.endsWith('/ui/theme/mantine-variables.css')) return mantineVariables()
    return null
  },
}

/**
 * Names a class by its sheet's place among all sheets and its line there: first loads carry the names of every class they
 * style, twice. Both builds, of the app and of the served pages, come to the same.
 */
function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const sheets = globSync('**/*.module.css', { cwd: root, exclude: ['**/node_modules/**', 'dist/**'] }).sort()
  const numbers = new Map(sheets.map((sheet, at) => [join(root, sheet), at.toString(36)]))
  return (name, file, css) => {
    const number = numbers.get(file.replace(/\?.*$/, ''))
    if (number === undefined) throw new Error(`The style sheet ${file} is none of the app’s`)
    const names = [...new Set(Array.from(css.matchAll(/\.([A-Za-z_-][\w-]*)/g), ([, each]) => each))]
    return `_${number}_${names.indexOf(name).toString(36)}`
  }
}

/** The development server's; a build makes one app for each (build.ts). */
const language = languages.find((each) => each === process.env['WEB_LANGUAGE']) ?? defaultLanguage

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    madeByTheBuild,
    leftOut(),
    chunkOfSource(import.meta.dirname),
    libraryStyles(import.meta.dirname),
    screenSources(import.meta.dirname),
    react(),
    command === 'serve' && [messageTexts(language), shippedWords(language)],
  ],
  appType: 'spa',
  // The development server names them as their sheets do.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Names stand in all that imports or preloads a chunk, the entry above all: hashes alone save 1 to 2 kB a first load.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What only renders the served pages has no first load.
        ...(isSsrBuild !== true && { codeSplitting: { groups: chunks } }),
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      '/api': { target: apiUrl, changeOrigin: true },
      '/dev': { target: apiUrl, changeOrigin: true },
      // The page's own host goes along: the channel is opened to our own pages only.
      '/socket': { target: apiUrl, ws: true },
    },
  },
}))
