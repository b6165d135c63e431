import { posix } from 'node:path'

/** What a bundler knows of the modules it has read. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null
}

/** Packages whose main file only passes on what their other files export: hundreds of parts, of which a module names a few. */
const collections = ['@mantine/core', '@mantine/hooks', '@tabler/icons-react']

const statement = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g

/** Every `{ name as other } from 'source'` of a module's code. */
function named(code: string): { name: string; as: string; from: string }[] {
  return [...code.matchAll(statement)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((one) => {
      const [name = '', as = name] = one.trim().split(/\s+as\s+/)
      return { name, as, from }
    }),
  )
}

/** Gives the modules that a module imports; of a collection those alone that it names, whatever else the collection has. */
export function importsOf(graph: ModuleGraph): (id: string) => readonly string[] {
  const parts = new Map<string, ReadonlyMap<string, string>>()
  const known = new Map<string, readonly string[]>()

  function partsOf(main: string): ReadonlyMap<string, string> {
    const there = parts.get(main)
    if (there) return there
    const passedOn = named(graph.getModuleInfo(main)?.code ?? '')
    const found = new Map(passedOn.map(({ as, from }) => [as, posix.join(posix.dirname(main), from)]))
    parts.set(main, found)
    return found
  }

  function find(id: string): string[] {
    const module = graph.getModuleInfo(id)
    if (!module) return []
    const names = named(module.code ?? '')
    return module.importedIds.flatMap((imported) => {
      const collection = collections.find((name) => imported.includes(`/node_modules/${name}/`))
      const isPart =
        collection === undefined || id.includes(`/node_modules/${collection}/`) || imported.endsWith('.css')
      if (isPart) return [imported]
      const all = partsOf(imported)
      return names.filter(({ from }) => from === collection).flatMap(({ name }) => all.get(name) ?? [])
    })
  }

  return (id) => {
    const imports = known.get(id) ?? find(id)
    known.set(id, imports)
    return imports
  }
}
