import { randomUUID } from 'node:crypto'
import type { Database } from '@talentplace/server/platform/database/connection'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { mailOf } from '@talentplace/server/platform/mail/mail-layout'
import { queueMail } from '@talentplace/server/platform/mail/queue-mail'
import { addDraft, checkoutForm } from '@talentplace/server/testing/buyers'
import type { StripeStandIn } from '@talentplace/server/testing/payments/stripe-stand-in'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import { testSender } from '@talentplace/server/testing/test-sender'

export interface Answered {
  /** 0: none came. */
  readonly status: number
  readonly ms: number
}

/** Of a checkout; pending: whether the card was charged isn't clear yet, and that is said. */
export interface Paid extends Answered {
  readonly isPending: boolean
}

/** What someone does again and again, by its name in the figures. */
export type Probe = () => Promise<Answered>

export interface Visitor {
  readonly probes: ReadonlyMap<string, Probe>
  /** Buys a team. */
  pay(): Promise<Paid>
  /** Asks again, by the same keys, for what isn't clear. @returns how many of all checkouts that were begun aren't paid for after a minute */
  settle(): Promise<number>
  /** Writes a mail into the outbox, past the server: it has to leave whoever is away. */
  queue(): Promise<void>
  /** Writes acknowledged so far: drafts, files, mails, teams paid for. */
  acknowledged(): number
  /** Mails that nobody has taken so far. */
  waiting(mailed: readonly string[]): number
  /** Acknowledged writes that aren't there. */
  lost(mailed: readonly string[]): Promise<number>
}

const patience = 15_000
const longestSettling = 60_000

interface Requested {
  readonly body?: string
  readonly type?: string
  /** Null: of nobody who is signed in. */
  readonly token?: string | null
  readonly key?: string
}

interface Checkout {
  readonly key: string
  readonly form: Record<string, unknown>
  isPaid: boolean
}

/** Calls the server at an address, by default as whom the session is of. */
function callerOf(address: string, session: string) {
  return async function request(method: string, path: string, options: Requested = {}) {
    const { body, type = 'application/json', token = session, key } = options
    const began = performance.now()
    try {
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': type }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(patience),
      })
      const text = await response.text()
      return { status: response.status, text, ms: performance.now() - began }
    } catch {
      return { status: 0, text: '', ms: performance.now() - began }
    }
  }
}

/** A client with a draft and a file of their own, who uses whatever needs a service. */
export async function addVisitor(
  database: Database & { readonly url: string },
  { address, stripe }: { address: string; stripe: StripeStandIn },
): Promise<Visitor> {
  const client_uuid = await addClient(database, 'Maple Books')
  await database.kysely
    .updateTable('clients')
    .set({ country: 'CA', state_prov: 'ON', address_line1: '1 Main St', city: 'Somewhere', postal_code: 'A1A 1A1' })
    .where('uuid', '=', client_uuid)
    .execute()
  const person = await addPerson(database, {
    permissions: ['client'],
    client_uuid,
    is_primary_contact: true,
    email: `${randomUUID()}@example.test`,
  })
  const session = await addSession(database, systemClock, person.uuid)
  const request = callerOf(address, session)
  const acknowledged: string[] = []
  const mails: string[] = []
  const orders: Checkout[] = []
  const unpaid = () => orders.filter(({ isPaid }) => !isPaid)
  const draft = { uuid: '', sent: 0, acknowledged: 0 }

  async function upload(): Promise<Answered> {
    const answer = await request('POST', '/files?name=list.txt', { body: 'A list', type: 'text/plain' })
    if (answer.status === 200) acknowledged.push((JSON.parse(answer.text) as { uuid: string }).uuid)
    return answer
  }

  async function save(): Promise<Answered> {
    draft.sent += 1
    const mine = draft.sent
    const body = JSON.stringify({ project_name: String(mine), matching_criteria: {} })
    const answer = await request('PUT', `/project/${draft.uuid}`, { body })
    if (answer.status === 200) draft.acknowledged = mine
    return answer
  }

  const post = (path: string, body: object, key?: string) =>
    request('POST', path, { body: JSON.stringify(body), ...(key !== undefined && { key }) })

  async function checkOut(order: Checkout): Promise<Paid> {
    const answer = await post('/client/checkout', order.form, order.key)
    order.isPaid = answer.status === 200 && (JSON.parse(answer.text) as { state: string }).state === 'paid'
    return { ...answer, isPending: answer.status === 200 && !order.isPaid }
  }

  async function pay(): Promise<Paid> {
    const project_uuid = await addDraft(database, { client: client_uuid, user: person.uuid }, [
      { role_id: 1, hours: 10, assistant_id: -1 },
    ])
    const quoted = await post('/client/checkout/quote', { project_uuid })
    if (quoted.status !== 200) return { ...quoted, isPending: false }
    const order = {
      key: randomUUID(),
      form: checkoutForm(JSON.parse(quoted.text), { project_uuid, card_uuid }),
      isPaid: false,
    }
    orders.push(order)
    const paid = await checkOut(order)
    return { ...paid, ms: Math.max(quoted.ms, paid.ms) }
  }

  async function settle(): Promise<number> {
    const until = performance.now() + longestSettling
    while (unpaid().length > 0 && performance.now() < until) for (const order of unpaid()) await checkOut(order)
    return unpaid().length
  }

  const waiting = (mailed: readonly string[]) => mails.filter((to) => !mailed.includes(to)).length

  async function isThere(uuid: string): Promise<boolean> {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, text } = await request('GET', `/files/${uuid}`)
      if (status === 200) return text === 'A list'
      if (status === 404) return false
    }
    return false
  }

  const requestAsVisitor = (path: string) => request('GET', path, { token: null })

  const added = await post(`/client/${client_uuid}/credit_card`, { token: stripe.enter('visa') })
  const card_uuid = (JSON.parse(added.text) as { card: { uuid: string } }).card.uuid
  const made = await post('/project', { project_name: '0' })
  draft.uuid = (JSON.parse(made.text) as { project_uuid: string }).project_uuid
  await upload()
  const probes = new Map<string, Probe>([
    ['answer at all', () => requestAsVisitor('/healthcheck?live=1')],
    ['suggest words', () => requestAsVisitor('/matching/keywords?searchQuery=book')],
    ['find a city', () => requestAsVisitor('/places/cities?searchQuery=toronto')],
    ['search', () => request('GET', '/matching/vasearch?rids[]=1&hours[]=10')],
    ['sign in', () => post('/auth/login', { email: person.email, password: 'Wrong-pass-1!' })],
    ['say who is signed in', () => request('GET', '/auth/session')],
    ['save a draft', save],
    ['keep a file', upload],
    ['read a file', () => request('GET', `/files/${acknowledged[0]}`)],
    ['begin a card', () => request('POST', `/client/${client_uuid}/credit_card/begin`)],
  ])
  return {
    probes,
    pay,
    settle,
    async queue() {
      const to = `${randomUUID()}@example.test`
      const mail = mailOf(testSender, { subject: 'A test', paragraphs: ['Hello'], reason: 'account' })
      await database.kysely.transaction().execute((transaction) => queueMail(transaction, { to, ...mail }))
      mails.push(to)
    },
    acknowledged: () =>
      draft.acknowledged + acknowledged.length + mails.length + orders.filter(({ isPaid }) => isPaid).length,
    waiting: (mailed) => waiting(mailed),
    async lost(mailed) {
      let missing = 0
      // One after the other: all at once they would be an outage of their own.
      for (const uuid of acknowledged) if (!(await isThere(uuid))) missing += 1
      const stored = await request('GET', `/project/${draft.uuid}`)
      const { project_name } = JSON.parse(stored.text) as { project_name: string }
      return missing + waiting(mailed) + (Number(project_name) >= draft.acknowledged ? 0 : 1)
    },
  }
}
