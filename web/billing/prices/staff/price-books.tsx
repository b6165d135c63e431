import { priceStates } from '@talentplace/contract/billing/prices/price.states'
import { keepPreviousData } from '@tanstack/react-query'
import { deletePriceBook, type PriceBook } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { bandHours } from '../price-bands.ts'
import { Removal } from './removal.tsx'
import styles from './staff-price.module.css'
import { StateTag } from '../../../ui/state-tag.tsx'

const pageSize = 5

function Bands({ bands, currency }: { bands: PriceBook['cad']; currency: 'cad' | 'usd' }) {
  return (
    <table className={styles.bands}>
      <caption>{currency.toUpperCase()}</caption>
      <thead>
        <tr>
          <th scope="col">Hours a month</th>
          <th scope="col">An hour</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band, at) => {
          const next = bands[at + 1]
          return (
            <tr key={band.from_hours}>
              <th scope="row">{bandHours({ ...band, to_hours: next ? next.from_hours - 1 : null })}</th>
              <td>{formatMoney(band.hourly_cents, currency)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Book({ book, mayEdit }: { book: PriceBook; mayEdit: boolean }) {
  const { effective_from, state, cad, usd } = book
  const day = calendarDay(effective_from)
  return (
    <Panel
      title={`From ${day}`}
      actions={
        <span className={styles.state}>
          <StateTag of={priceStates} state={state} />
          {mayEdit && state === 'future' && (
            <Removal what={`the prices from ${day}`} operation={deletePriceBook} params={{ effective_from }} />
          )}
        </span>
      }
    >
      <div className={styles.currencies}>
        <Bands bands={cad} currency="cad" />
        <Bands bands={usd} currency="usd" />
      </div>
    </Panel>
  )
}

/** Every price book, the newest first: those to come, the one in force, those of the past. */
export function PriceBooks({ mayEdit }: { mayEdit: boolean }) {
  const [page, setPage] = useState(1)
  const query = { pagination: { limit: pageSize, offset: (page - 1) * pageSize } }
  const { data, error, refetch } = useApi('prices.listPriceBooks', { query }, { placeholderData: keepPreviousData })
  if (error) {
    const message = failureMessage(error, 'The prices could not be loaded. Please try again.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    )
  }
  if (data.count === 0) {
    return <Panel title="No prices yet">Without prices nobody can buy. Add the first ones with the button above.</Panel>
  }
  return (
    <>
      {data.books.map((book) => (
        <Book key={book.effective_from} book={book} mayEdit={mayEdit} />
      ))}
      <PageLinks label="Pages of prices" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  )
}
