import { measures, monthOf, type About, type Books, type Figure, type Measure } from './books.ts'

const of = (about: Partial<About>): About => ({ client: null, project: null, assistant: null, ...about })

const measureOf = (kind: string): Measure =>
  kind === 'promotion' ? 'promotions' : kind === 'adjustment' ? 'adjustments' : 'invoiced'

/** Every amount of the report. */
export function incomeOwed(books: Books): Figure[] {
  const documents = [...books.invoices, ...books.notes].flatMap(({ day, currency, client, project, lines }) =>
    lines.map(({ kind, cents }): Figure => ({
      day,
      currency,
      about: of({ client, project }),
      measure: measureOf(kind),
      cents,
    })),
  )
  const outstanding = books.invoices.map(({ day, currency, client, project, open }): Figure => ({
    day,
    currency,
    about: of({ client, project }),
    measure: 'outstanding',
    cents: open,
  }))
  const collected = books.payments
    .filter(({ method }) => method !== 'credit' && method !== 'credit_note')
    .flatMap(({ day, currency, client, parts, surplus }) =>
      [...parts, { project: null, cents: surplus }].map(({ project, cents }): Figure => ({
        day,
        currency,
        about: of({ client, project }),
        measure: 'collected',
        cents,
      })),
    )
  const refunds = books.refunds.flatMap(({ day, failed, currency, client, project, cents }) => {
    const figure: Figure = { day, currency, about: of({ client, project }), measure: 'refunds', cents }
    return failed === null ? [figure] : [figure, { ...figure, day: failed, cents: -cents }]
  })
  const byHand = books.manualRefunds.flatMap(({ day, voided, currency, client, cents }) => {
    const figure: Figure = { day, currency, about: of({ client }), measure: 'refunds', cents }
    return voided === null ? [figure] : [figure, { ...figure, day: voided, cents: -cents }]
  })
  const disputes = books.disputes.flatMap(({ client, currency, cents, fee, opened, lost }) => {
    const about = of({ client })
    const paid: Figure = { day: opened, currency, about, measure: 'fees', cents: fee }
    return lost === null ? [paid] : [paid, { day: lost, currency, about, measure: 'refunds' as const, cents }]
  })
  const cost = books.bills.flatMap(({ day, currency, assistant, lines }) =>
    lines.map(({ client, project, cents }): Figure => ({
      day,
      currency,
      about: { client, project, assistant },
      measure: 'cost',
      cents,
    })),
  )
  return [...documents, ...outstanding, ...collected, ...refunds, ...byHand, ...disputes, ...cost]
}

type Sums = Readonly<Record<Measure, bigint>>

/** Figures added up by a key; what comes to nothing everywhere is left out. */
export function addedUp(figures: readonly Figure[], keyOf: (figure: Figure) => string): Map<string, Sums> {
  const added = new Map<string, Record<Measure, bigint>>()
  for (const figure of figures) {
    const key = keyOf(figure)
    const sums = added.get(key) ?? (Object.fromEntries(measures.map((each) => [each, 0n])) as Record<Measure, bigint>)
    sums[figure.measure] += figure.cents
    added.set(key, sums)
  }
  return new Map([...added].filter(([, sums]) => Object.values(sums).some((cents) => cents !== 0n)))
}

export const byMonth = ({ day, currency }: Figure) => `${monthOf(day)} ${currency}`
export const byEverything = ({ about, ...figure }: Figure) =>
  [byMonth({ about, ...figure }), about.client, about.project, about.assistant].join(' ')

export const netOf = ({ invoiced, promotions, adjustments, cost, fees }: Sums) =>
  invoiced + promotions + adjustments - cost - fees
