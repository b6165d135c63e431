import * as t from '@talentplace/contract/work/messages/time'
import type { timeFilter } from '@talentplace/contract/work/time/entry.routes'
import { queryText } from '../../../platform/api/query-text.ts'
import { ExportButton } from '../../../ui/file-export/export-button.tsx'

type Filter = { readonly [Name in keyof typeof timeFilter]?: (typeof timeFilter)[Name]['_zod']['input'] }

/** A6.10: the filter's whole as PDF and as CSV. `filter`: as the list's call takes it; `count`: its entries, once they are known. */
export function TimeDownloads({ filter, count }: { filter: object; count: number | undefined }) {
  const query = queryText(filter)
  const path = (kind: string): string => `/time/download/${kind}${query === '' ? '' : `?${query}`}`
  const labelled = `/time/download/csv?${queryText({ ...filter, header: 'labels' })}`
  const about = { variant: 'outline', noun: t.several(), rows: count } as const
  // What the list's filters make is what its call takes.
  const parameters = filter as Filter
  return (
    <>
      <ExportButton {...about} path={path('pdf')} request={{ kind: 'time_log_pdf', parameters }}>
        {t.pdf()}
      </ExportButton>
      <ExportButton {...about} path={path('csv')} request={{ kind: 'time_log_csv', parameters }}>
        {t.csv()}
      </ExportButton>
      <ExportButton
        {...about}
        path={labelled}
        request={{ kind: 'time_log_csv', parameters: { ...parameters, header: 'labels' } }}
      >
        {t.csvReadable()}
      </ExportButton>
    </>
  )
}
