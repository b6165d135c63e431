import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const walked = join(import.meta.dirname, '../../web/app/routes/route-walk.txt')

/** Addresses with their parameters as the table of routes writes them, of every page that can be opened. */
export async function readRoutes(): Promise<readonly string[]> {
  const text = await readFile(walked, 'utf8')
  return text.split(/\n(?=\/)/).flatMap((part) => {
    const [path = '', ...outcomes] = part.split('\n')
    return outcomes.some((line) => line.startsWith('  open: ')) ? [path] : []
  })
}

const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`)
/** The more of a path is fixed, the sooner it is tried. */
const fixedness = (route: string) => route.replaceAll(/:\w+\??/g, '~')

/** Which route a path is one of; null: none. */
export function routeIn(routes: readonly string[]): (pathname: string) => string | null {
  const known = routes
    .toSorted((one, other) => (fixedness(one) < fixedness(other) ? -1 : 1))
    .map((route) => ({ route, pattern: patternOf(route) }))
  return (pathname) => known.find(({ pattern }) => pattern.test(pathname))?.route ?? null
}
