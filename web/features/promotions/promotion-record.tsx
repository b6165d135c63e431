import { promotionStates } from '@talentplace/contract/promotions/promotion.states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Promotion } from '@talentplace/contract/promotions/promotion.routes'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { textInZone } from '../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useTitle } from '../../ui/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/snackbar.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { PromotionRemoval } from './promotion-removal.tsx'
import { PromotionUses } from './promotion-uses.tsx'
import { valuesOf } from './promotion-values.ts'
import { useText } from './promotion-words.ts'
import { StateTag } from '../../ui/state-tag.tsx'

const list = { label: 'Promotions', to: paths.promotions() }
const failed = 'The promotion could not be loaded. Please try again.'

/** The times of a promotion on the viewer's clock; nothing until they are known. */
function useTimes({ redeemable_from, redeemable_until }: Promotion, timezone: string | undefined) {
  return useQuery({
    queryKey: ['promotions.times', redeemable_from, redeemable_until, timezone],
    queryFn: async () => {
      if (timezone === undefined) return null
      const until = redeemable_until === null ? '' : await textInZone(redeemable_until, timezone)
      return { from: await textInZone(redeemable_from, timezone), until }
    },
    enabled: timezone !== undefined,
    staleTime: Infinity,
  })
}

/** Stays with the version it began with until it is saved: one saved elsewhere meanwhile takes nothing that was written. */
function Editor({ promotion: loaded, mayEdit }: { promotion: Promotion; mayEdit: boolean }) {
  const client = useQueryClient()
  const [promotion, setPromotion] = useState(loaded)
  const timezone = useViewerClock()?.timezone
  const { data: times, error, refetch } = useTimes(promotion, timezone)
  if (error) return <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
  if (timezone === undefined || !times) return <Skeleton height={640} />
  return (
    <PromotionEditor
      key={promotion.version}
      promotion={promotion}
      initialValues={valuesOf(promotion, times)}
      timezone={timezone}
      fixed={!mayEdit}
      onSaved={(saved) => {
        setPromotion(saved)
        client.setQueryData(['promotions.getPromotion', { params: { uuid: saved.uuid } }], saved)
        notify({ kind: 'success', message: 'Saved.' })
      }}
    />
  )
}

function About({ promotion }: { promotion: Promotion }) {
  return (
    <>
      <StateTag of={promotionStates} state={promotion.state} />
      <span>{promotion.terms}</span>
      <span>Used {useText(promotion)}</span>
      <span>
        Added <InstantTime instant={promotion.created_date} />
        {promotion.created_by_name !== null && ` by ${promotion.created_by_name}`}
      </span>
    </>
  )
}

/** D3.1: one promotion: what it gives, to whom and when, and who has used it. */
export function PromotionRecord({ uuid, mayEdit }: { uuid: string; mayEdit: boolean }) {
  const { data, error, refetch } = useApi('promotions.getPromotion', { params: { uuid } })
  useTitle(data?.code ?? null)
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordPage list={list} title={data?.code ?? 'Promotion'} about={data && <About promotion={data} />}>
      {data ? (
        <>
          <Editor promotion={data} mayEdit={mayEdit} />
          <Panel title="Who has used it">
            <PromotionUses uuid={data.uuid} />
          </Panel>
          {mayEdit && <PromotionRemoval promotion={data} />}
        </>
      ) : gone ? (
        <EmptyState
          title="There is no such promotion"
          actions={<LinkButton to={paths.promotions()}>All promotions</LinkButton>}
        />
      ) : error ? (
        <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={640} />
      )}
    </RecordPage>
  )
}
