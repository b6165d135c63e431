import { queryText } from '../../../platform/api/query-text.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'

/** A6.10: the filter's whole as PDF and as CSV. `filter`: as the list's call takes it. */
export function TimeDownloads({ filter }: { filter: object }) {
  const query = queryText(filter)
  const path = (kind: string): string => `/time/download/${kind}${query === '' ? '' : `?${query}`}`
  return (
    <>
      <DownloadButton variant="outline" path={path('pdf')}>
        PDF
      </DownloadButton>
      <DownloadButton variant="outline" path={path('csv')}>
        CSV
      </DownloadButton>
    </>
  )
}
