import * as t from '@talentplace/contract/shared/messages/lists'
import { useState, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureMessage, type ApiFailure } from '../platform/api/api-failure.ts'
import { Entries } from './entries.tsx'
import { LoadFailure } from './notice/load-failure.tsx'
import { Skeleton } from './notice/skeleton.tsx'
import { PageLinks } from './page-links.tsx'
import styles from './paged-entries.module.css'
import { TextButton } from './text-button.tsx'

export const entriesPerPage = 25

interface PagedEntriesProps<Found> {
  /** What they are of, for who hears the page. */
  readonly of: string
  /** One page of them, as `useApi` says. */
  readonly found: Pick<UseQueryResult<Found, ApiFailure>, 'data' | 'error' | 'refetch'>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly children: (found: Found) => ReactNode[]
}

/** A page of what a line was made from. */
export function PagedEntries<Found extends { readonly count: number }>(props: PagedEntriesProps<Found>) {
  const { of, page, onPage, children } = props
  const { data, error, refetch } = props.found
  if (error) {
    const message = failureMessage(error, t.entriesNotLoaded())
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={120} />
  return (
    <>
      <Entries>{children(data)}</Entries>
      <PageLinks
        label={t.entriesOf({ of })}
        page={page}
        pages={Math.ceil(data.count / entriesPerPage)}
        onPage={onPage}
      />
    </>
  )
}

interface EntriesOnRequestProps {
  /** What they are of. */
  readonly of: string
  /** What is shown: `2 entries`. */
  readonly what: string
  /** Shown at once, not only when asked for. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** What a line was made from, behind a button. */
export function EntriesOnRequest({ of, what, open = false, children }: EntriesOnRequestProps) {
  const [visible, setVisible] = useState(open)
  return (
    <div className={styles.entries}>
      {!open && (
        <TextButton
          size="small"
          aria-expanded={visible}
          aria-label={visible ? t.hideOf({ what, of }) : t.showOf({ what, of })}
          onClick={() => setVisible(!visible)}
        >
          {visible ? t.hide({ what }) : t.show({ what })}
        </TextButton>
      )}
      {visible && children}
    </div>
  )
}
