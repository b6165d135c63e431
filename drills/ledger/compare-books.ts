import { journalCsv, journalOf } from '@talentplace/server/desk/accounting/journal'
import { allBatches } from '@talentplace/server/testing/all-batches'
import { drillConfiguration } from './drill-configuration.ts'
import type { Facts } from './facts.ts'
import { measures, monthOf, type Books, type Measure } from './oracle/books.ts'
import { addedUp, byEverything, byMonth, incomeOwed, netOf } from './oracle/income.ts'
import { accounts, byAccount, journalOwed } from './oracle/journal.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'
import { readBooks } from './read-books.ts'

/** The fields of a line of CSV, as RFC 4180 has them. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
const centsOf = (amount: string) => BigInt(amount === '' ? 0 : amount.replace('.', ''))

interface JournalRow {
  readonly document: string
  readonly key: string
  readonly cents: bigint
}

/** The journal of a month as an accountant gets it. */
async function journalOfMonth({ database }: Product, month: string): Promise<JournalRow[]> {
  const about = { month: `${month}-01`, zone: drillConfiguration.timeRules.officeZone }
  const text = journalCsv(await allBatches(database, (transaction) => journalOf(transaction, about)))
  const [, ...rows] = text.trim().split(/\r?\n/)
  return rows.map((row) => {
    const [day = '', document = '', account = '', , debit = '', credit = '', currency = ''] = fieldsOf(row)
    return {
      document: `${document} of ${day} in ${currency}`,
      key: `${month} ${currency.toLowerCase()} ${account}`,
      cents: centsOf(debit) - centsOf(credit),
    }
  })
}

/** Keys of two sets of sums whose amounts differ. */
function differences(there: ReadonlyMap<string, bigint>, owed: ReadonlyMap<string, bigint>, what: string): string[] {
  const keys = new Set([...there.keys(), ...owed.keys()])
  return [...keys]
    .filter((key) => (there.get(key) ?? 0n) !== (owed.get(key) ?? 0n))
    .map((key) => `${what} ${key} is ${there.get(key) ?? 0n}, owed ${owed.get(key) ?? 0n}`)
}

const totalsBy = <T extends { readonly cents: bigint }>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map([...Map.groupBy(rows, keyOf)].map(([key, theirs]) => [key, sum(theirs.map(({ cents }) => cents))]))

async function compareJournal(product: Product, books: Books, months: readonly string[]) {
  const rows: JournalRow[] = []
  for (const month of months) rows.push(...(await journalOfMonth(product, month)))
  const unbalanced = [...totalsBy(rows, ({ document }) => document)].filter(([, cents]) => cents !== 0n)
  const stored = totalsBy(rows, ({ key }) => key)
  return {
    issues: [
      ...unbalanced.map(([document, cents]) => `the journal’s ${document} is out by ${cents}`),
      ...differences(stored, byAccount(journalOwed(books)), 'the journal of'),
    ],
    lines: rows.length,
    debits: sum(rows.map(({ cents }) => (cents > 0n ? cents : 0n))),
    accounts: stored,
  }
}

/** What the accounts have come to against what lies in the bank, at the processor, and open with clients and assistants. */
async function compareBalances(
  { rows }: Product,
  books: Books,
  { facts, stored }: { facts: Facts; stored: ReadonlyMap<string, bigint> },
) {
  const byCurrency = async (text: string) =>
    new Map(
      (await rows<{ currency: string; cents: string }>(text)).map(({ currency, cents }) => [currency, BigInt(cents)]),
    )
  const charged = await byCurrency(
    `select currency, sum(amount_cents)::text as cents from test_processor.charges where state = 'succeeded' group by 1`,
  )
  const refunded = await byCurrency(
    `select currency, sum(refunds.amount_cents)::text as cents from test_processor.refunds
     join test_processor.charges on charges.id = charge_id where refunds.state <> 'failed' group by 1`,
  )
  const credit = await byCurrency(
    'select currency, sum(balance_cents)::text as cents from client_credit_balances group by 1',
  )
  const currencyOf = new Map([...facts.subscriptions.values()].map((each) => [each.client_uuid, each.currency]))
  const transfers = totalsBy(
    facts.transfers.map(({ client_uuid, cents }) => ({ client_uuid, cents: BigInt(cents) })),
    ({ client_uuid }) => currencyOf.get(client_uuid) ?? '',
  )
  return (['cad', 'usd'] as const).flatMap((currency) => {
    const inIt = <T extends { readonly currency: string }>(all: readonly T[]) =>
      all.filter((each) => each.currency === currency)
    const disputes = inIt(books.disputes)
    const lost = sum(disputes.filter((each) => each.lost !== null).map(({ cents }) => cents))
    const paid = sum(inIt(books.pay.filter(({ returned }) => returned === null)).map(({ cents }) => cents))
    const billed = sum(inIt(books.bills).map(({ total }) => total))
    const byHand = sum(inIt(books.manualRefunds.filter(({ voided }) => voided === null)).map(({ cents }) => cents))
    const fees = sum(disputes.map(({ fee }) => fee))
    const owed: readonly (readonly [string, bigint])[] = [
      [accounts.processor, (charged.get(currency) ?? 0n) - (refunded.get(currency) ?? 0n) - lost - fees],
      [accounts.bank, (transfers.get(currency) ?? 0n) - paid - byHand],
      [accounts.receivable, sum(inIt(books.invoices).map(({ open }) => open))],
      [accounts.credit, -(credit.get(currency) ?? 0n)],
      [accounts.assistants, paid - billed],
      [accounts.disputed, lost],
      [accounts.fees, fees],
    ]
    return owed.flatMap(([account, cents]) => {
      const theirs = [...stored].filter(([key]) => key.endsWith(`${currency} ${account}`)).map(([, each]) => each)
      return sum(theirs) === cents ? [] : [`account ${account} in ${currency} is ${sum(theirs)}, owed ${cents}`]
    })
  })
}

const figuresAsText = measures.map((each) => `sum(${each}_cents)::text as ${each}`).join(', ')
const figuresOfLines = measures
  .map((each) => `coalesce(sum(amount_cents) filter (where measure = '${each}'), 0)::text as ${each}`)
  .join(', ')
const everything = `to_char(month, 'YYYY-MM') || ' ' || currency || ' ' || coalesce(client_uuid::text, '') || ' '
  || coalesce(project_uuid::text, '') || ' ' || coalesce(virtualassistant_uuid::text, '')`

const written = (sums: Readonly<Record<Measure, bigint | string>>) =>
  measures.map((each) => `${each} ${sums[each]}`).join(', ')

/** Net income: what is kept, what the plain lines come to and what is shown, each against the second book. */
async function compareIncome(product: Product, books: Books) {
  const figures = incomeOwed(books)
  const owed = addedUp(figures, byEverything)
  const issues: string[] = []
  type Row = Record<Measure, string> & { readonly key: string }
  const storedSums = `select ${everything} as key, ${figuresAsText} from income_sums group by 1`
  const plain = `select ${everything} as key, ${figuresOfLines} from income_lines group by 1`
  const storedLines = `select ${everything} as key, ${figuresOfLines} from stored_income_lines group by 1`
  for (const [what, text] of [
    ['kept', storedSums],
    ['plain', plain],
    ['listed', storedLines],
  ] as const) {
    const there = new Map((await product.rows<Row>(text)).map((row) => [row.key, written(row)]))
    const nothing = written(Object.fromEntries(measures.map((each) => [each, 0n])) as Record<Measure, bigint>)
    for (const key of new Set([...there.keys(), ...owed.keys()])) {
      const sums = owed.get(key)
      const [is, should] = [there.get(key) ?? nothing, sums ? written(sums) : nothing]
      if (is !== should) issues.push(`${what} sums of ${key} are ${is}; owed ${should}`)
    }
  }
  const months = addedUp(figures, byMonth)
  const answer = await product.asStaff('GET /finance/net-income?by=month&pagination.limit=100')
  const rows = (answer?.['rows'] ?? []) as (Record<string, number> & { key: string; currency: string })[]
  if (rows.length !== months.size) issues.push(`${rows.length} months of net income are shown, owed ${months.size}`)
  for (const { key, currency, ...row } of rows) {
    const sums = months.get(`${monthOf(key)} ${currency}`)
    const isSame = sums && measures.every((each) => BigInt(row[`${each}_cents`] ?? 0) === sums[each])
    if (!isSame || BigInt(row['net_cents'] ?? 0) !== netOf(sums))
      issues.push(`${key} in ${currency} shows ${JSON.stringify(row)}, owed ${sums && written(sums)}`)
  }
  const all = addedUp(figures, ({ currency }) => currency)
  return { issues, months: months.size, sums: owed.size, all }
}

/** The journal and net income of every month against a second book of all documents, and the accounts against what is there. */
export async function compareBooks(product: Product, facts: Facts) {
  const books = await readBooks(product, facts)
  const days = [...journalOwed(books), ...incomeOwed(books)].map(({ day }) => day)
  const months = [...new Set(days.map(monthOf))].toSorted()
  const journal = await compareJournal(product, books, months)
  const balances = await compareBalances(product, books, { facts, stored: journal.accounts })
  const income = await compareIncome(product, books)
  return { journal, income, issues: [...journal.issues, ...balances, ...income.issues] }
}
