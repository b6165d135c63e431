import { ApiFailure } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useTitle } from '../../ui/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContentEditions } from './content-editions.tsx'
import { ContentForm } from './content-form.tsx'

const list = { label: 'Page texts', to: paths.contentPages() }

/** The words of one public page, and its editions. */
export function ContentRecord({ page }: { page: string }) {
  const { data, error, refetch } = useApi('content.getContent', { params: { page }, query: {} })
  useTitle(data?.text.heading ?? null)
  const gone = error instanceof ApiFailure && error.status === 404
  return (
    <RecordPage list={list} title={page} about={data && <span>Edition {data.version}</span>}>
      {gone && <Panel title="There is no such page">Its words may be part of the product itself.</Panel>}
      {error && !gone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <Panel title="Words">{data ? <ContentForm edition={data} /> : <Skeleton height={480} />}</Panel>
          <Panel title="Editions">
            <ContentEditions page={page} />
          </Panel>
        </>
      )}
    </RecordPage>
  )
}
