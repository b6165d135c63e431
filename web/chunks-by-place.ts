import { join } from 'node:path'
import { importsOf, type ModuleGraph } from './imported-modules.ts'

type Places = Readonly<Record<string, readonly string[]>>

/** Sources that a place loads at once beyond the entry. Pages that anybody may come to first: they load not a module more than they need. */
const firstPlaces: Places = {
  home: ['pages/public/search/landing-page.tsx'],
  below: ['pages/public/search/home/below-search.tsx'],
  search: ['pages/public/search/search-page.tsx', 'pages/public/search/continue-draft.ts'],
  person: [
    'pages/public/assistant/assistant-page.tsx',
    'pages/public/assistant/refused-profile.tsx',
    'features/matching/cart/pool-action.tsx',
    'features/prices/price-line.tsx',
  ],
}

/** Where people go on to. */
const laterPlaces: Places = {
  steps: ['features/matching/roles/roles-step.tsx', 'pages/public/search/hours-with-price.tsx'],
  candidates: ['pages/public/search/candidates-with-price.tsx'],
  members: [
    'app/shell/side-navigation.tsx',
    'app/shell/member-notices.tsx',
    'app/shell/member-actions.tsx',
    'app/routes/rest.ts',
    'pages/client/home/client-home-page.tsx',
    'pages/va/home/va-home-page.tsx',
    'pages/admin/home/admin-home-page.tsx',
  ],
  forms: [
    'features/accounts/sign-up-panel.tsx',
    'features/accounts/sign-in-dialog.tsx',
    'pages/client/checkout/checkout-page.tsx',
    'pages/admin/invoices/invoices-page.tsx',
    'pages/admin/users/users-page.tsx',
  ],
}

/** Every module that the sources import, themselves included; what is imported later, by `import()`, is no part of it. */
function reachedFrom(sources: readonly string[], imports: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const reach = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of imports(id)) reach(imported)
  }
  for (const source of sources) reach(source)
  return reached
}

/**
 * Names a module's chunk by the places that need it: each loads what it needs in a few requests, instead of one for every
 * component. A module that no place needs is left to the bundler.
 */
export function chunksByPlace(root: string): (id: string, graph: ModuleGraph) => string | null {
  const walk = (graph: ModuleGraph) => {
    const imports = importsOf(graph)
    const modulesOf = ([place, sources]: [string, readonly string[]]) => {
      const ids = sources.map((source) => join(root, source))
      const missing = ids.find((id) => graph.getModuleInfo(id) === null)
      if (missing !== undefined) throw new Error(`The web app has no module ${missing}`)
      return [place, reachedFrom(ids, imports)] as const
    }
    return [firstPlaces, laterPlaces].map((places) => Object.entries(places).map(modulesOf))
  }
  let tiers: ReturnType<typeof walk> | undefined
  // What a place begins at keeps a chunk of its own: by its name the build finds what the served page asks for at once.
  const beginnings = new Set(
    [firstPlaces, laterPlaces]
      .flatMap(Object.values)
      .flat()
      .map((source) => join(root, source)),
  )
  return (id, graph) => {
    if (beginnings.has(id)) return null
    tiers ??= walk(graph)
    const names = tiers.map((tier) => tier.filter(([, modules]) => modules.has(id)).map(([place]) => place))
    return names.find((places) => places.length > 0)?.join('-') ?? null
  }
}
