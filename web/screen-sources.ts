import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The code of a module at `file` with, beside each `() => import('…')` of a screen, the file it loads, named from `root`. */
export function withScreenSources(code: string, file: string, root: string): string {
  return code.replaceAll(/\(\) => import\('(\.[^']+)'\)/g, (load: string, path: string) => {
    const source = relative(root, join(dirname(file), path)).replaceAll('\\', '/')
    return `Object.assign(${load}, { source: '${source}' })`
  })
}

/**
 * Lets the build know which file each route shows (`LoadScreen.source`), so that the served HTML can ask for its chunk at
 * once. Only what renders the pages needs to know: the browser's code stays as it is.
 */
export function screenSources(root: string): Plugin {
  const routes = join(root, 'app', 'routes')
  return {
    name: 'screen-sources',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    transform: (code, id) => (dirname(id) === routes ? withScreenSources(code, id, root) : null),
  }
}
