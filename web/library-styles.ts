import { join } from 'node:path'
import type { Plugin } from 'vite'

const imported = /^import \{(?<names>[^}]*)\} from '@mantine\/(?:core|notifications)'$/gm

/** What a source draws of Mantine's components; the provider of its theme draws nothing. */
export function drawnOf(source: string): string[] {
  return [...source.matchAll(imported)]
    .flatMap(({ groups }) => groups?.['names']?.split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name) && name !== 'MantineProvider')
}

/**
 * Gives each of our sources that draws with Mantine the one sheet of its styles: no place has to remember it, all get the
 * same rules in the same order, and whoever comes to a public page first loads none.
 */
export function libraryStyles(root: string): Plugin {
  const sheet = join(root, 'ui/theme/mantine-components.css').replaceAll('\\', '/')
  return {
    name: 'library-styles',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = id.startsWith(root) && id.endsWith('.tsx')
      return isOurs && drawnOf(code).length > 0 ? { code: `import '${sheet}'; ${code}`, map: null } : null
    },
  }
}
