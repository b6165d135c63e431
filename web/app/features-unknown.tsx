import * as t from '@talentplace/contract/core/messages/shell'
import { LoadFailure } from '../ui/notice/load-failure.tsx'
import { Page } from '../ui/page/page.tsx'
import { useConfiguration } from '../platform/configuration/configuration.ts'

/** Stands where a page's feature has to be known first: usually a moment; where the answer fails, a way to ask again. */
export default function FeaturesUnknown() {
  const { error, refetch } = useConfiguration()
  if (!error) return null
  return (
    <Page heading={t.pageNotLoaded()}>
      <LoadFailure message={error.message} onRetry={() => void refetch()} />
    </Page>
  )
}
