import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { textInZone } from '../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { RecordPage } from '../../ui/record/record-page.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { emptyValues } from './promotion-values.ts'

const list = { label: 'Promotions', to: staffPaths.promotions() }
const failed = 'Your clock could not be looked up. Please try again.'

/** The present minute on the writer's clock, as it was when the page opened. */
function useMinute(timezone: string | undefined) {
  return useQuery({
    queryKey: ['promotions.minute', timezone],
    queryFn: () => (timezone === undefined ? null : textInZone(new Date().toISOString(), timezone)),
    enabled: timezone !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Adds a promotion: it can be used from now on unless another time is chosen. */
export function NewPromotion() {
  const navigate = useNavigate()
  const timezone = useViewerClock()?.timezone
  const { data: minute, error, refetch } = useMinute(timezone)
  return (
    <RecordPage list={list} title="New promotion">
      {error ? (
        <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
      ) : timezone !== undefined && minute ? (
        <PromotionEditor
          promotion={null}
          initialValues={{ ...emptyValues, redeemable_from: minute }}
          timezone={timezone}
          fixed={false}
          onSaved={({ uuid, code }) => {
            notify({ kind: 'success', message: `${code} is added.` })
            void navigate(staffPaths.promotion(uuid), { replace: true })
          }}
        />
      ) : (
        <Skeleton height={640} />
      )}
    </RecordPage>
  )
}
