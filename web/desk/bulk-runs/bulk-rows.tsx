import type { BulkRowState } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entry } from '../../ui/entries.tsx'
import { entriesPerPage, PagedEntries } from '../../ui/paged-entries.tsx'
import styles from './bulk-runs.module.css'

interface BulkRowsProps {
  readonly run: { readonly uuid: string; readonly state: string }
  readonly state: BulkRowState
  /** Where each thing has its page. */
  readonly linkTo: (uuid: string) => string
}

/** The rows of a run in one state, a page at a time, each leading to what it is about. */
export function BulkRows({ run, state, linkTo }: BulkRowsProps) {
  const [page, setPage] = useState(1)
  const found = useApi('bulk.listBulkRows', {
    params: { uuid: run.uuid },
    query: { state, pagination: { limit: entriesPerPage, offset: (page - 1) * entriesPerPage } },
  })
  return (
    <PagedEntries of="this run" found={found} page={page} onPage={setPage}>
      {({ rows }) =>
        rows.map(({ uuid, name, reason, amount_cents, currency }) => (
          <Entry key={uuid} name={<Link to={linkTo(uuid)}>{name}</Link>} detail={reason ?? ''}>
            {amount_cents !== null && currency !== null && (
              <span className={styles.amount}>{formatMoney(amount_cents, currency)}</span>
            )}
          </Entry>
        ))
      }
    </PagedEntries>
  )
}
