// Quotes and checkouts beside a bare route of the same server, with the card processor's and the agreement's time apart.
//   node launch/run.mjs bench/checkout.ts [--checkouts 300] [--clients 8]
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import pino from 'pino'
import { systemClock as clock } from '../server/platform/clock/clock.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { createTestProcessor, type TestProcessor } from '../server/platform/payments/test-processor/test-processor.ts'
import { checkoutForm, testBuyers } from '../server/testing/buyers.ts'
import { agreementPdf } from '../server/hiring/checkout/agreement/agreement-pdf.ts'
import { agreementText, agreementVersion } from '../server/hiring/checkout/agreement/agreement-text.ts'
import { post, postAll, postUntil, type Posted, type PostFigures } from './checkout/post-load.ts'
import { openDatasets } from './search/datasets.ts'
import { median, percentile } from './search/figures.ts'
import { generateLoad } from './search/load-generator.ts'
import { startServerProcess } from './search/server-process.ts'

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '300' },
    clients: { type: 'string', default: '8' },
  },
})
const checkouts = Number(values.checkouts)
const clients = Number(values.clients)
const alone = 50
const atOnce = 50
const besideRounds = 3
const unpaidDrafts = 20
const idleMilliseconds = 3_000
const print = (line: string) => console.log(line)

function show(name: string, figures: Omit<PostFigures, 'requests'>, processorMicroseconds: number): void {
  const { perSecond, p50, p99, failures } = figures
  print(
    `  ${name.padEnd(26)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1).padStart(6)}  p99 ${p99.toFixed(1).padStart(6)} ms  server ${(processorMicroseconds / 1000).toFixed(1).padStart(5)} ms${failures > 0 ? `, ${failures} FAILED` : ''}`,
  )
}

async function showAlone(name: string, work: (at: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < alone; at += 1) {
    const began = performance.now()
    await work(at)
    times.push(performance.now() - began)
  }
  print(
    `  ${name.padEnd(26)} p50 ${median(times).toFixed(1).padStart(6)}  p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  )
}

/** Drafts with a card each, and what the checkout sends for them. */
async function prepare(port: number, buyers: ReturnType<typeof testBuyers>) {
  const agent = new Agent({ keepAlive: true })
  const quotes: Posted[] = []
  const payments: Posted[] = []
  for (let at = 0; at < checkouts + unpaidDrafts + besideRounds * atOnce; at += 1) {
    const buyer = await buyers.addBuyer({ country: 'CA', region: 'QC' })
    const helper = await buyers.addHelper(40)
    const project_uuid = await buyers.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: helper.id }])
    const card_uuid = await buyers.addCard(buyer, 'tok_visa')
    const { token } = buyer
    const quoteRequest: Posted = { path: '/client/checkout/quote', token, body: { project_uuid }, key: null }
    const quoted = await post(agent, port, quoteRequest)
    quotes.push(quoteRequest)
    const body = checkoutForm(quoted.body, { project_uuid, card_uuid })
    payments.push({ path: '/client/checkout', token, body, key: randomUUID() })
  }
  const [first] = quotes
  const quote = first && ((await post(agent, port, first)).body['quote'] as Quote)
  agent.destroy()
  if (!quote) throw new Error('nothing was quoted')
  return { quotes, payments, quote }
}

async function chargeAlone(processor: TestProcessor): Promise<void> {
  const customer_id = await processor.customerOf({ uuid: randomUUID(), name: 'Bench', email: 'bench@example.test' })
  const { stripe_card_id } = await processor.saveCard(customer_id, 'tok_visa')
  const charge = { customer_id, stripe_card_id, amount_cents: 100, currency: 'cad', description: 'Bench' } as const
  await showAlone('the card processor alone', () => processor.charge({ ...charge, key: randomUUID() }))
}

async function signAlone(quote: Quote): Promise<void> {
  await showAlone('the agreement alone', () =>
    agreementPdf({
      brand: 'Talentplace',
      supplier: {
        name: 'Talentplace Inc.',
        address: ['1 King Street', 'Toronto ON M5H 1A1', 'Canada'],
        tax_numbers: [],
      },
      client: { name: 'Maple Books', address: ['2 Pine Street', 'Ottawa ON K1A 0B1', 'Canada'], tax_numbers: [] },
      version: agreementVersion,
      text: agreementText('Talentplace', 'fr'),
      language: 'fr',
      isGivenFirst: false,
      quote,
      roles: {},
      renewal_card: 'Visa ending in 4242',
      signed_name: 'Robin Field',
      signed_date: clock.now(),
      signed_address: '127.0.0.1',
      signed_offset: 0,
      order_uuid: randomUUID(),
    }),
  )
}

/** Quotes while nobody pays, and while so many pay at once: what the writing of agreements costs the others. */
async function quotesBeside(port: number, calls: { quotes: readonly Posted[]; payments: readonly Posted[] }) {
  const { quotes, payments } = calls
  const quoters = 2
  const ratios: number[] = []
  for (let round = 0; round < besideRounds; round += 1) {
    const idle = await postUntil(port, quoters, { calls: quotes, done: setTimeout(idleMilliseconds) })
    const some = payments.slice(round * atOnce, (round + 1) * atOnce)
    const paid = postAll(port, atOnce, some)
    const busy = await postUntil(port, quoters, { calls: quotes, done: paid })
    show(`quotes, idle, ${idle.requests}`, idle, 0)
    show(`beside ${atOnce} checkouts, ${busy.requests}`, busy, 0)
    show(`those ${atOnce} checkouts`, await paid, 0)
    ratios.push(busy.p99 / idle.p99)
  }
  print(
    `  p99 of quotes beside ${atOnce} checkouts at once: ${median(ratios).toFixed(1)}x idle (${besideRounds} rounds)`,
  )
}

print(`Checkout bench, ${checkouts} drafts, ${clients} clients; only ratios inside one run count.`)
const datasets = await openDatasets(7, () => undefined)
try {
  const dataset = await datasets.make(500)
  const database = { url: dataset.url, ...openDatabase({ url: dataset.url, log: pino({ level: 'silent' }) }) }
  const processor = createTestProcessor({ url: dataset.url, clock })
  const server = await startServerProcess(dataset.url)
  try {
    const { port, barePort } = server.ready
    const { quotes, payments, quote } = await prepare(port, testBuyers({ database, clock, testProcessor: processor }))
    const beside = payments.splice(0, besideRounds * atOnce)
    // Of drafts that nobody pays for.
    payments.splice(0, unpaidDrafts)
    const unpaid = quotes.slice(besideRounds * atOnce, besideRounds * atOnce + unpaidDrafts)
    const bare = await generateLoad({ port: barePort, clients, seconds: 3, next: () => '/row/1' })
    show('a bare route, one row', { ...bare, perSecond: bare.requestsPerSecond }, 0)
    const measure = async (name: string, calls: readonly Posted[]) => {
      const before = await server.processor()
      const figures = await postAll(port, clients, calls)
      show(name, figures, ((await server.processor()) - before) / figures.requests)
    }
    await measure('quotes', [...quotes, ...quotes, ...quotes])
    await measure('checkouts', payments)
    await measure('checkouts, same keys again', payments)
    await quotesBeside(port, { quotes: unpaid, payments: beside })
    await chargeAlone(processor)
    await signAlone(quote)
  } finally {
    await server.stop()
    await processor.close()
    await database.close()
  }
  await datasets.remove(dataset)
} finally {
  await datasets.stop()
}
