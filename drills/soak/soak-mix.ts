import { randomUUID } from 'node:crypto'
import { likelySearch } from '@talentplace/server/testing/random/likely-searches'
import type { RandomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { searchAddress } from '@talentplace/server/testing/random/search-address'
import type { Pair, SoakWorld } from './soak-world.ts'

export interface Call {
  /** What it is counted as. */
  readonly name: string
  readonly kind: 'read' | 'write'
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With `/api`. */
  readonly path: string
  readonly token: string | null
  readonly body?: unknown
  /** Told the answer's status and body: the next call of its kind may hang on it. */
  readonly answered?: (status: number, body: string) => void
}

interface Kind {
  readonly name: string
  readonly kind: Call['kind']
  /** Parts of a thousand. */
  readonly share: number
  make(random: RandomNumbers): Omit<Call, 'name' | 'kind'>
}

/** Whose timer runs, and the draft of each client: what the next write is about. */
interface State {
  readonly running: Set<Pair>
  readonly requested: Set<Pair>
  readonly drafts: Map<Pair, string>
}

const get = (path: string, token: string | null) => ({ method: 'GET' as const, path: `/api${path}`, token })

function timerEvent(
  world: SoakWorld,
  { running, requested }: State,
  random: RandomNumbers,
): Omit<Call, 'name' | 'kind'> {
  const free = world.pairs.filter((pair) => !requested.has(pair))
  const pair = random.pick(free.length > 0 ? free : world.pairs)
  requested.add(pair)
  const event = running.has(pair) ? 'stop' : 'start'
  return {
    method: 'POST',
    path: `/api/timers/${pair.project}/events`,
    token: pair.assistantToken,
    body: { event, uuid: randomUUID(), at: new Date().toISOString(), description: 'Reconciled the accounts' },
    answered: () => {
      requested.delete(pair)
      if (event === 'start') running.add(pair)
      else running.delete(pair)
    },
  }
}

function draft(world: SoakWorld, { drafts }: State, random: RandomNumbers): Omit<Call, 'name' | 'kind'> {
  const pair = random.pick(world.pairs)
  const uuid = drafts.get(pair)
  const body = {
    project_name: `Bookkeeper ${random.below(1_000)}`,
    matching_criteria: { rids: [3, 9], hours: [10, 20] },
  }
  const token = pair.clientToken
  if (uuid !== undefined) return { method: 'PUT', path: `/api/project/${uuid}`, token, body }
  return {
    method: 'POST',
    path: '/api/project',
    token,
    body,
    answered(status, text) {
      if (status === 200) drafts.set(pair, String((JSON.parse(text) as { project_uuid: string }).project_uuid))
    },
  }
}

/** Five reads for each write, as people who look more than they change. */
function kindsOf(world: SoakWorld): Kind[] {
  const state: State = { running: new Set(), requested: new Set(), drafts: new Map() }
  const pairOf = (random: RandomNumbers) => random.pick(world.pairs)
  const openInvoices = 'open=true&pagination.limit=20&pagination.sortBy[]=due_date&pagination.sortDesc[]=false'
  return [
    {
      name: 'search',
      kind: 'read',
      share: 200,
      make: (random) => ({
        method: 'GET',
        path: searchAddress(likelySearch(random, world.models)),
        token: pairOf(random).clientToken,
      }),
    },
    { name: 'client home', kind: 'read', share: 90, make: (random) => get('/home/client', pairOf(random).clientToken) },
    {
      name: 'open subscriptions',
      kind: 'read',
      share: 60,
      make(random) {
        const { client, clientToken } = pairOf(random)
        return get(`/client/${client}/subscriptions`, clientToken)
      },
    },
    {
      name: 'invoices',
      kind: 'read',
      share: 50,
      make: (random) => get(`/invoices?${openInvoices}`, pairOf(random).clientToken),
    },
    {
      name: 'assistant home',
      kind: 'read',
      share: 60,
      make: (random) => get('/home/virtualassistant', pairOf(random).assistantToken),
    },
    {
      name: 'own time',
      kind: 'read',
      share: 60,
      make: (random) => get('/time?pagination.limit=25', pairOf(random).assistantToken),
    },
    {
      name: 'client’s time',
      kind: 'read',
      share: 50,
      make: (random) => get('/time?pagination.limit=25', pairOf(random).clientToken),
    },
    {
      name: 'all time, any depth',
      kind: 'read',
      share: 20,
      make: (random) =>
        get(`/time?pagination.limit=25&pagination.offset=${random.below(20) * 1_000}`, world.staffToken),
    },
    { name: 'timers', kind: 'read', share: 50, make: (random) => get('/timers', pairOf(random).assistantToken) },
    {
      name: 'tasks',
      kind: 'read',
      share: 50,
      make: (random) => get('/virtualassistants/task?mine=true', pairOf(random).assistantToken),
    },
    { name: 'discussions', kind: 'read', share: 50, make: (random) => get('/discussions', pairOf(random).clientToken) },
    {
      name: 'messages',
      kind: 'read',
      share: 60,
      make(random) {
        const { thread, assistantToken } = pairOf(random)
        return get(`/discussions/${thread}/messages?limit=50`, assistantToken)
      },
    },
    {
      name: 'notifications',
      kind: 'read',
      share: 32,
      make: (random) => get('/notifications', pairOf(random).clientToken),
    },
    { name: 'timer start, stop', kind: 'write', share: 70, make: (random) => timerEvent(world, state, random) },
    {
      name: 'message',
      kind: 'write',
      share: 50,
      make(random) {
        const { thread, clientToken, assistantToken } = pairOf(random)
        const token = random.chance(0.5) ? clientToken : assistantToken
        const body = { uuid: randomUUID(), body: `Is the statement of week ${random.below(53)} there?` }
        return { method: 'POST', path: `/api/discussions/${thread}/messages`, token, body }
      },
    },
    { name: 'draft', kind: 'write', share: 45, make: (random) => draft(world, state, random) },
    {
      name: 'sign-in',
      kind: 'write',
      share: 3,
      make: () => ({
        method: 'POST',
        path: '/api/auth/login',
        token: null,
        body: { email: world.email, password: world.password },
      }),
    },
  ]
}

/** What is called, one after the other, by the shares of the mix. */
export function soakMix(world: SoakWorld, random: RandomNumbers): () => Call {
  const kinds = kindsOf(world)
  const all = kinds.reduce((sum, { share }) => sum + share, 0)
  return () => {
    let at = random.below(all)
    const chosen = kinds.find(({ share }) => (at -= share) < 0) ?? kinds[0]
    if (chosen === undefined) throw new Error('an empty mix')
    return { name: chosen.name, kind: chosen.kind, ...chosen.make(random) }
  }
}
