import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { standbyName, type Node } from './node.ts'

/** Ms between two looks at the primary, and how many may fail before it counts as dead. */
const lookEvery = 100
const maxMisses = 3
/** Ms; one that is dead refuses at once. */
const patience = 2_000
/** Each process of PostgreSQL reads a changed setting in its own time. */
const settingTakes = 250

/** How far the pair has come; each is told once it is so. */
export type Notified = 'protected' | 'alone' | 'promoted' | 'nobody may be promoted'

export interface Steward {
  /** Who may take writes; null while nobody may. */
  readonly primary: Node | null
  /** True while every acknowledged write is on both. */
  readonly isProtected: boolean
  /** There is someone to follow the primary. */
  follows(standby: Node): void
  stop(): Promise<void>
}

/**
 * What Patroni does in a company: looks at the primary, promotes the standby once the primary is gone, and keeps the setting that
 * says whose receipt a commit waits for. Without a standby commits wait for none (rather work on one leg than not at all), and then
 * nobody is promoted: a primary that dies alone has to come back itself.
 */
export function startSteward(first: Node, onMessage: (message: Notified) => void): Steward {
  const state = {
    primary: first as Node | null,
    standby: null as Node | null,
    isProtected: false,
    misses: 0,
    withoutFollower: 0,
  }
  const stopping = new AbortController()
  let line: { node: Node; client: Client } | null = null

  async function query<Row>(node: Node, question: string): Promise<Row[]> {
    if (line?.node !== node) {
      line?.client.end().catch(() => undefined)
      const client = new Client({
        connectionString: node.url,
        connectionTimeoutMillis: patience,
        query_timeout: patience,
        application_name: 'steward',
      })
      client.on('error', () => undefined)
      line = { node, client }
      await client.connect()
    }
    return (await line.client.query(question)).rows as Row[]
  }

  async function protect(node: Node): Promise<void> {
    await query(node, `alter system set synchronous_standby_names = '${standbyName}'`)
    await query(node, 'select pg_reload_conf()')
    await wait(settingTakes)
    const [now] = await query<{ lsn: string }>(node, 'select pg_current_wal_flush_lsn()::text as lsn')
    const all = `select from pg_stat_replication where application_name = '${standbyName}' and state = 'streaming'
      and sync_state = 'sync' and flush_lsn >= '${now?.lsn}'::pg_lsn`
    for (let tries = 0; (await query(node, all)).length === 0; tries += 1) {
      if (tries > 50) return
      await wait(20)
    }
    state.isProtected = true
    onMessage('protected')
  }

  async function goAlone(node: Node): Promise<void> {
    await query(node, "alter system set synchronous_standby_names = ''")
    // In this order: from here on nobody is promoted, then nobody waits for the standby.
    state.isProtected = false
    await query(node, 'select pg_reload_conf()')
    onMessage('alone')
  }

  async function lookAfter(node: Node): Promise<void> {
    const streaming = `select from pg_stat_replication where application_name = '${standbyName}' and state = 'streaming'`
    const hasFollower = (await query(node, streaming)).length > 0
    state.withoutFollower = hasFollower ? 0 : state.withoutFollower + 1
    if (hasFollower && !state.isProtected) await protect(node)
    else if (state.isProtected && state.withoutFollower >= maxMisses) await goAlone(node)
  }

  async function promote(standby: Node): Promise<void> {
    // Nobody is the primary from here on, so that the proxy lets go of the old one before there is a new one.
    Object.assign(state, { primary: null, standby: null, isProtected: false })
    await query(standby, 'select pg_promote(true, 30)').catch(() => undefined)
    for (;;) {
      const [found] = await query<{ follows: boolean }>(standby, 'select pg_is_in_recovery() as follows').catch(() => {
        line = null
        return []
      })
      if (found?.follows === false) break
      await wait(20)
    }
    Object.assign(state, { primary: standby, misses: 0 })
    onMessage('promoted')
  }

  async function look(): Promise<void> {
    const { primary, standby } = state
    if (primary === null) return
    try {
      await lookAfter(primary)
      state.misses = 0
    } catch {
      line?.client.end().catch(() => undefined)
      line = null
      state.misses += 1
      if (state.misses < maxMisses) return
      if (state.isProtected && standby !== null) await promote(standby)
      else if (state.misses === maxMisses) onMessage('nobody may be promoted')
    }
  }

  const watching = (async () => {
    for (; !stopping.signal.aborted; await wait(lookEvery)) await look()
  })()

  return {
    get primary() {
      return state.primary
    },
    get isProtected() {
      return state.isProtected
    },
    follows(standby) {
      state.standby = standby
    },
    async stop() {
      stopping.abort()
      await watching
      await line?.client.end().catch(() => undefined)
    },
  }
}
