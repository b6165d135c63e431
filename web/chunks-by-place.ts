import { join } from 'node:path'
import { importsOf, type ModuleGraph } from './imported-modules.ts'
import { entrySource } from './page-html.ts'

type Places = Readonly<Record<string, readonly string[]>>

/** Sources that a place loads at once beyond the entry. Pages that anybody may come to first: they load not a module more than they need. */
const firstPlaces: Places = {
  home: ['pages/public/search/landing-page.tsx'],
  below: ['pages/public/search/home/below-search.tsx'],
  search: [
    'pages/public/search/search-page.tsx',
    'pages/public/search/search-reads.ts',
    'pages/public/search/continue-draft.ts',
  ],
  person: ['pages/public/assistant/assistant-page.tsx', 'pages/public/assistant/unavailable-profile.tsx'],
}

/** Where people go on to, in the order in which one takes over what others need too. */
const laterRatePlans: Places = {
  members: [
    'app/shell/side-navigation.tsx',
    'app/shell/member-notices.tsx',
    'app/shell/member-actions.tsx',
    'app/routes/rest.ts',
    'platform/api/member-endpoints.ts',
    'pages/client/home/client-home-page.tsx',
    'pages/va/home/va-home-page.tsx',
    'pages/admin/home/admin-home-page.tsx',
  ],
  steps: [
    'matching/roles/roles-step.tsx',
    'pages/public/search/hours-with-price.tsx',
    'platform/api/member-endpoints.ts',
  ],
  candidates: ['pages/public/search/candidates-with-price.tsx'],
  checkout: ['pages/client/checkout/checkout-page.tsx'],
  forms: [
    'accounts/sign-in/sign-up-panel.tsx',
    'accounts/sign-in/sign-in-dialog.tsx',
    'billing/staff-invoices/staff-invoice-list-screen.tsx',
    'accounts/users/user-list-screen.tsx',
  ],
  channel: ['platform/realtime/connection.ts', 'platform/realtime/act-on-events.ts'],
}

/** Its styles are ours to order. */
const isPackage = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id) && !id.endsWith('.css')

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

/** Needed wherever one goes on to: where someone is signed in, at the checkout, or on every later step of a search. */
const isNeededLater = (later: readonly string[]): boolean =>
  later.includes('members') || later.includes('checkout') || (later.includes('steps') && later.includes('candidates'))

/**
 * A place of its own, or `home-search`, what the search's box needs; what any others share or is needed later, and all
 * styles, are part of what every load begins with.
 */
function firstChunk(first: readonly string[], later: readonly string[], id: string): string | null {
  if (first.length === 0) return null
  if (id.endsWith('.css') || isNeededLater(later)) return 'product'
  if (first.length === 1) return first.join()
  return first.join() === 'home,search' ? 'home-search' : 'product'
}

/**
 * What the funnel's last steps and others share is small and `funnel`, as are the styles of more than one place and of
 * everyone who is signed in. What is filled in is not: `fields` are those that the checkout has too, `lists` what opens
 * beside one.
 */
function laterChunk(places: readonly string[], id: string): string | null {
  const [first] = places
  if (id.endsWith('.css') && (places.length > 1 || first === 'members')) return 'funnel'
  if (first === undefined || places.length === 1) return first ?? null
  if (places.includes('members') || places.includes('steps')) {
    return places.includes('steps') || places.includes('candidates') ? 'funnel' : first
  }
  if (first !== 'candidates') return first
  return places.includes('checkout') ? 'fields' : 'lists'
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
    const [, started] = modulesOf(['entry', [entrySource]])
    const [first, later] = [firstPlaces, laterRatePlans].map((places) => Object.entries(places).map(modulesOf))
    return { started, first: first ?? [], later: later ?? [] }
  }
  let tiers: ReturnType<typeof walk> | undefined
  return (id, graph) => {
    const { started, first, later } = (tiers ??= walk(graph))
    if (started.has(id)) return isPackage(id) ? 'packages' : 'product'
    const needing = (tier: typeof first) => tier.filter(([, modules]) => modules.has(id)).map(([place]) => place)
    const inLater = needing(later)
    return firstChunk(needing(first), inLater, id) ?? laterChunk(inLater, id)
  }
}
