import * as t from '@talentplace/contract/shared/messages/lists'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage, type ApiFailure } from '../../platform/api/api-failure.ts'
import { LoadFailure } from '../notice/load-failure.tsx'
import { useKnownTogether } from '../loading/use-known-together.ts'
import { useListInMenu } from '../page/list-in-menu.ts'
import { useTitle } from '../page/page-title.ts'
import { Panel } from '../panel.tsx'
import { RecordPage } from './record-page.tsx'
import { Skeleton } from '../notice/skeleton.tsx'
import styles from './record-screen.module.css'

interface RecordScreenProps<T> {
  /** The list this record is one of. */
  readonly list: { readonly label: string; readonly to: string }
  /** What `useApi` says of it. */
  readonly record: UseQueryResult<T, ApiFailure>
  /** The heading once it is known. */
  readonly name: (record: T) => string
  /** The document's title, where it isn't the heading. */
  readonly title?: (record: T) => string
  /** The heading until then. */
  readonly kind: string
  /** Where there is none, or it isn't the person's: the heading, where it isn't the kind, and below it what that may come from. */
  readonly missing: {
    readonly heading?: string
    readonly title: string
    readonly text: ReactNode
    /** What is left of it. */
    readonly more?: ReactNode
  }
  /** Heights of what stands in for its panels while it loads, in pixels. */
  readonly loading: readonly number[]
  /** Said where it couldn't be loaded and no reason came. */
  readonly errorMessage?: string
  /** Its panels stand beside a rail (`RecordTabs`). */
  readonly hasRail?: boolean
  /** Before the heading: who it is about. */
  readonly renderFace?: (record: T) => ReactNode
  /** A line below the heading. */
  readonly renderAbout?: (record: T) => ReactNode
  readonly renderActions?: (record: T) => ReactNode
  /** Its panels. */
  readonly children: (record: T) => ReactNode
}

/** True where an address names no record that the person may see: none, or not in the form of one. */
export function isMissing(error: ApiFailure | null): boolean {
  return error?.status === 404 || error?.status === 400
}

/** As high as a line, and as high as a row of buttons, which the heading's line and actions are at least. */
const lineStandIn = <Skeleton width="min(20rem, 100%)" height="1lh" />
const actionsStandIn = <Skeleton width="10rem" height={44} />
const faceStandIn = <Skeleton width={56} height={56} round />

function StandIns({ heights, hasRail }: { heights: readonly number[]; hasRail: boolean }) {
  return (
    <div className={styles.loading} data-rail={hasRail || undefined} aria-busy="true">
      {heights.map((height, at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}

/** Milliseconds that the first parts of a record wait for the last: what was opened is wanted. */
const longestWait = 1_000

/** The page of one record: while it loads, where it can't be loaded, where there is none, and the record itself. */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { list, record, name, title = name, kind, missing, loading, renderFace, renderAbout, renderActions } = props
  const { errorMessage = t.notLoaded(), hasRail = false, children } = props
  const { error, refetch } = record
  const isDeleted = isMissing(error)
  const data = isDeleted ? undefined : record.data
  const isLoading = !error && data === undefined
  const isVisible = useKnownTogether(!isLoading, longestWait)
  useTitle(data === undefined ? null : title(data))
  useListInMenu(data === undefined ? null : list.to)
  return (
    <RecordPage
      list={list}
      title={isDeleted ? (missing.heading ?? kind) : data === undefined ? kind : name(data)}
      isWide={hasRail}
      face={isVisible ? data !== undefined && renderFace?.(data) : renderFace && faceStandIn}
      about={isVisible ? data !== undefined && renderAbout?.(data) : renderAbout && lineStandIn}
      actions={isVisible ? data !== undefined && renderActions?.(data) : renderActions && actionsStandIn}
      standIns={!isVisible && <StandIns heights={loading} hasRail={hasRail} />}
    >
      {isDeleted && <Panel title={missing.title}>{missing.text}</Panel>}
      {isDeleted && missing.more}
      {error && !isDeleted && (
        <LoadFailure message={failureMessage(error, errorMessage)} onRetry={() => void refetch()} />
      )}
      {data !== undefined && children(data)}
    </RecordPage>
  )
}
