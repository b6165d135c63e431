import { join } from 'node:path'
import { importsOf, type ModuleGraph } from './imported-modules.ts'
import { arrivalSource, entrySource } from './page-html.ts'

/** The same with what is loaded later, by `import()`. */
interface AppGraph extends ModuleGraph {
  getModuleInfo(
    id: string,
  ): (ReturnType<ModuleGraph['getModuleInfo']> & { readonly dynamicallyImportedIds: readonly string[] }) | null
}

type Imports = (id: string) => readonly string[]

type Places = Readonly<Record<string, readonly string[]>>

/** Sources that a place loads at once beyond the entry. Pages that anybody may come to first: they load not a module more than they need. */
const firstPlaces: Places = {
  home: ['pages/public/search/landing-page.tsx'],
  below: ['pages/public/search/home/below-search.tsx'],
  search: ['pages/public/search/search-page.tsx', 'pages/public/search/continue-draft.ts'],
  person: ['pages/public/assistant/assistant-page.tsx'],
}

/** Where the parts are named that visitors come to. */
const visitorsRoutes = ['app/routes/public.ts', 'app/routes/marketing.ts']

/** Where people go on to, in the order in which one takes over what others need too. */
const laterPlaces: Places = {
  marketing: ['app/routes/marketing.ts'],
  members: [
    'app/shell/side-navigation.tsx',
    'app/shell/member-notices.tsx',
    'app/shell/member-actions.tsx',
    'app/routes/rest.ts',
    'platform/api/member-endpoints.ts',
  ],
  steps: [
    'matching/roles/roles-step.tsx',
    'pages/public/search/hours-with-price.tsx',
    'platform/api/member-endpoints.ts',
  ],
  overlay: ['ui/overlay/dialog-window.tsx'],
  candidates: ['pages/public/search/candidates-with-price.tsx'],
  checkout: ['pages/client/checkout/checkout-page.tsx'],
  'client-home': ['pages/client/home/client-home-page.tsx'],
  'va-home': ['pages/va/home/va-home-page.tsx'],
  'admin-home': ['pages/admin/home/admin-home-page.tsx'],
  content: ['core/content/content-page.tsx', 'core/content/content-sections.tsx', 'core/content/use-content.ts'],
  lists: ['ui/list-screen/list-screen.tsx'],
  forms: ['accounts/sign-in/sign-up-panel.tsx', 'accounts/sign-in/sign-in-dialog.tsx'],
  channel: ['platform/realtime/connection.ts', 'platform/realtime/act-on-events.ts'],
}

/** What every schema of the contract reaches. */
const zod = '/zod/v4/core/core.js'

/** Its styles are ours to order. */
const isPackage = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id) && !id.endsWith('.css')

const isIcon = (id: string): boolean => id.includes('/@tabler/icons-react/dist/esm/icons/')

/** What counts, chooses and links in messages: it comes with the first that does, not with every first load. */
const isFormatter = (id: string): boolean => /[\\/](?:icu-minify[\\/]|i18n[\\/]format-message\.ts$)/.test(id)

/** What saves: the index of its package names it beside what every load begins with, and no first load saves anything. */
const isMutation = (id: string): boolean => /[\\/]@tanstack[\\/].*[\\/](?:useMutation|mutationObserver)\.js$/.test(id)

/** Every module that the sources import, themselves included; what is imported later, by `import()`, is no part of it. */
function reachedFrom(sources: readonly string[], imports: Imports): Set<string> {
  const reached = new Set<string>()
  const reach = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of imports(id)) reach(imported)
  }
  for (const source of sources) reach(source)
  return reached
}

const isHome = (place: string): boolean => place.endsWith('-home')

/** Needed wherever one goes on to: where someone is signed in, at the checkout, or on every later step of a search. */
const isNeededLater = (later: readonly string[]): boolean =>
  later.some((place) => place === 'members' || place === 'checkout' || isHome(place)) ||
  (later.includes('steps') && later.includes('candidates'))

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
function laterChunk(needing: readonly string[], id: string): string | null {
  const homes = needing.filter(isHome)
  // Nobody has two homes; what one shares with another or with any other place is every member's.
  const isShared = homes.length > 0 && needing.length > 1 && !needing.includes('members')
  const others = needing.filter((place) => !homes.includes(place))
  const places = isShared ? ['members', ...others] : homes.length === needing.length ? homes : others
  const [first] = places
  if (id.endsWith('.css') && (places.length > 1 || first === 'members')) return 'funnel'
  if (first === undefined || places.length === 1) return first ?? null
  if (places.includes('members') || places.includes('steps')) {
    return places.includes('steps') || places.includes('candidates') ? 'funnel' : first
  }
  // What dialogs share with menus and choices is loaded by either without the other.
  if (first === 'overlay') return 'layers'
  if (first !== 'candidates') return first
  return places.includes('checkout') ? 'fields' : 'lists'
}

/** Every part of the app that is loaded by itself, by `import()`: screens, dialogs, forms; with all that it imports. */
function loadedParts(started: ReadonlySet<string>, graph: AppGraph, imports: Imports): Set<string>[] {
  const known = new Map<string, Set<string>>()
  const look = (modules: Iterable<string>): void => {
    for (const id of modules)
      for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (known.has(part)) continue
        const brought = reachedFrom([part], imports)
        known.set(part, brought)
        look(brought)
      }
  }
  look(started)
  return [...known.values()]
}

/** So many parts have to need a module for it to travel with what they all have anyway. */
const sharedBy = 4

/** What so many parts need is every visitor's, or every member's. */
const everyVisitors = 20
const everyMembers = 10

/** What is shared has a chunk of its own from so many characters on; it isn't worth a request before. */
const minShared = 6_000

/**
 * A module of one page's chunk that other parts need too: they would load the page's whole chunk for it. It travels with what
 * both have, or in a chunk beside the page's own.
 */
function sharedChunk(chunk: string, others: number): string {
  if (others < sharedBy) return chunk
  if (chunk === 'checkout') return 'fields'
  if (chunk === 'person') return others < everyVisitors ? chunk : 'product'
  if (!isHome(chunk)) return chunk
  return others < everyMembers ? `${chunk}-shared` : 'members'
}

/** The share of the parts that need such a module and don't have the chunk otherwise, at most. */
const maxBrought = 0.06

/** The chunks that such modules travel with, and how many characters each may have at most: every home loads the first, few pages the last. */
const maxSmall = { members: 600, fields: 0, lists: 2_000, choices: 2_500, forms: 6_000, checks: 6_000 }

/**
 * Small modules that many parts share and that need nothing but what is there: they go along with one of the chunks that
 * those parts load anyway, in the order given, instead of dozens of a hundred bytes each. None of them brings another chunk along.
 */
function smallModules(
  chunkOf: ReadonlyMap<string, string>,
  parts: readonly Set<string>[],
  visitorsParts: readonly Set<string>[],
  graph: ModuleGraph,
  imports: Imports,
) {
  const all = new Set(parts.flatMap((modules) => [...modules]))
  const found = new Map<string, string>()
  const isSmall = (id: string, max: number): boolean =>
    !chunkOf.has(id) &&
    (graph.getModuleInfo(id)?.code?.length ?? Infinity) <= max &&
    parts.filter((modules) => modules.has(id)).length >= sharedBy
  const there = new Set(['arrival', 'packages', 'product', 'funnel', 'messages'])
  for (const [chunk, max] of Object.entries(maxSmall)) {
    there.add(chunk)
    const isThere = (id: string): boolean => there.has(chunkOf.get(id) ?? found.get(id) ?? '')
    // Hardly anybody is brought the chunk for a small module: whoever needs that has the chunk anyway.
    const isLoadedBy = (modules: ReadonlySet<string>) => [...modules].some((id) => chunkOf.get(id) === chunk)
    const without = (chunk === 'members' ? visitorsParts : parts).filter((modules) => !isLoadedBy(modules))
    const isBrought = (id: string): boolean => {
      const needing = (from: readonly Set<string>[]) => from.filter((modules) => modules.has(id)).length
      return needing(without) > (chunk === 'members' ? 0 : needing(parts) * maxBrought)
    }
    let joining = new Set([...all].filter((id) => !found.has(id) && isSmall(id, max) && !isBrought(id)))
    for (let before = Infinity; joining.size < before;) {
      before = joining.size
      joining = new Set(
        [...joining].filter((id) => imports(id).every((needed) => isThere(needed) || joining.has(needed))),
      )
    }
    for (const id of joining) found.set(id, chunk)
  }
  return found
}

/**
 * Names a module's chunk by the places that need it: each loads what it needs in a few requests, instead of one for every
 * component. A module that no place needs is left to the bundler.
 */
export function chunksByPlace(root: string): (id: string, graph: AppGraph) => string | null {
  const walk = (graph: AppGraph) => {
    const imports = importsOf(graph)
    const modulesOf = ([place, sources]: [string, readonly string[]]) => {
      const ids = sources.map((source) => join(root, source))
      const missing = ids.find((id) => graph.getModuleInfo(id) === null)
      if (missing !== undefined) throw new Error(`The web app has no module ${missing}`)
      return [place, reachedFrom(ids, imports)] as const
    }
    const [, started] = modulesOf(['entry', [entrySource]])
    const [first, later] = [firstPlaces, laterPlaces].map((places) => Object.entries(places).map(modulesOf))
    const [, arrived] = modulesOf(['arrival', [arrivalSource]])
    const placed = (id: string): string | null => {
      if (arrived.has(id)) return 'arrival'
      if (isMutation(id)) return 'funnel'
      if (started.has(id)) return isPackage(id) ? 'packages' : 'product'
      if (isFormatter(id)) return 'messages'
      const needing = (tier: typeof first = []) => tier.filter(([, modules]) => modules.has(id)).map(([place]) => place)
      const inLater = needing(later)
      return firstChunk(needing(first), inLater, id) ?? laterChunk(inLater, id)
    }
    const isChecked = (id: string): boolean =>
      /[\\/]node_modules[\\/]zod[\\/]/.test(id) || [...reachedFrom([id], imports)].some((each) => each.endsWith(zod))
    /** Fields are needed by lists too, which check nothing, and the filters' parts of packages by forms and lists. */
    const withinPlace = (chunk: string, id: string): string => {
      if (chunk === 'forms' && isChecked(id)) return 'checks'
      return chunk === 'candidates' && isPackage(id) ? 'choices' : chunk
    }
    const chunkOf = new Map<string, string>()
    const parts = loadedParts(started, graph, imports)
    const visitorsParts = visitorsRoutes.flatMap((source) =>
      (graph.getModuleInfo(join(root, source))?.dynamicallyImportedIds ?? []).map((id) => reachedFrom([id], imports)),
    )
    const sourcesOf = (place: string) =>
      (firstPlaces[place] ?? laterPlaces[place] ?? []).map((source) => join(root, source))
    const partsBeside = (place: string) => {
      const own = sourcesOf(place)
      return parts.filter((modules) => !own.some((source) => modules.has(source)))
    }
    const beside = new Map(Object.keys({ ...firstPlaces, ...laterPlaces }).map((place) => [place, partsBeside(place)]))
    for (const id of new Set([...started, ...parts.flatMap((modules) => [...modules])])) {
      const chunk = placed(id)
      if (chunk === null) continue
      // An icon that a visitor's page shares with what comes much later brings nothing of that along.
      const isVisitors = isIcon(id) && visitorsParts.some((part) => part.has(id))
      if (isVisitors && ['candidates', 'lists', 'forms', 'fields'].includes(chunk)) {
        chunkOf.set(id, 'product')
        continue
      }
      const others = (beside.get(chunk) ?? []).filter((modules) => modules.has(id)).length
      chunkOf.set(id, withinPlace(sharedChunk(chunk, others), id))
    }
    for (const place of Object.keys(laterPlaces).filter(isHome)) {
      const shared = [...chunkOf].filter(([, chunk]) => chunk === `${place}-shared`).map(([id]) => id)
      const size = shared.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0)
      if (size <= minShared) for (const id of shared) chunkOf.set(id, 'members')
    }
    return new Map([...chunkOf, ...smallModules(chunkOf, parts, visitorsParts, graph, imports)])
  }
  let chunks: ReadonlyMap<string, string> | undefined
  return (id, graph) => (chunks ??= walk(graph)).get(id) ?? null
}
