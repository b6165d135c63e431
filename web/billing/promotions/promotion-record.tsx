import { promotionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Promotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { useNavigate } from 'react-router'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { textInZone } from '../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { RemovalPanel } from '../../ui/record/removal-panel.tsx'
import { PromotionEditor } from './promotion-editor.tsx'
import { PromotionUses } from './promotion-uses.tsx'
import { valuesOf } from './promotion-values.ts'
import { useText } from './promotion-words.ts'
import { StateTag } from '../../ui/state-tag.tsx'

const list = { label: 'Promotions', to: staffPaths.promotions() }
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
    // What is being written stays on the page while others' times are read.
    placeholderData: keepPreviousData,
  })
}

/** Begins once its times are known on the viewer's clock. */
function Editor({ promotion, mayEdit }: { promotion: Promotion; mayEdit: boolean }) {
  const timezone = useViewerClock()?.timezone
  const { data: times, error, refetch } = useTimes(promotion, timezone)
  if (error) return <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
  if (timezone === undefined || !times) return <Skeleton height={640} />
  return (
    <PromotionEditor
      promotion={promotion}
      initialValues={valuesOf(promotion, times)}
      timezone={timezone}
      fixed={!mayEdit}
      onSaved={() => notify({ kind: 'success', message: 'Saved.' })}
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

/** Removes a promotion once its code has been typed. */
function PromotionRemoval({ promotion: { uuid, code } }: { promotion: Promotion }) {
  const navigate = useNavigate()
  const remove = useSave('promotions.deletePromotion', {
    reloads: ['promotions.*'],
    errorMessage: 'The promotion could not be removed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${code} is removed.` })
      void navigate(staffPaths.promotions())
    },
  })
  return (
    <RemovalPanel
      kind="promotion"
      lead="Nobody can use it any more. Subscriptions that have it keep it."
      requiredText={code}
      onRemove={() => remove.mutateAsync({ params: { uuid }, query: {} })}
    >
      It can’t be brought back; its code can be given to another one.
    </RemovalPanel>
  )
}

/** D3.1: one promotion: what it gives, to whom and when, and who has used it. */
export function PromotionRecord({ uuid, mayEdit }: { uuid: string; mayEdit: boolean }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('promotions.getPromotion', { params: { uuid } })}
      name={({ code }) => code}
      kind="Promotion"
      missing={{
        title: 'There is no such promotion',
        text: <LinkButton to={staffPaths.promotions()}>All promotions</LinkButton>,
      }}
      loading={[640]}
      errorMessage={failed}
      renderAbout={(promotion) => <About promotion={promotion} />}
    >
      {(promotion) => (
        <>
          <Editor key={promotion.uuid} promotion={promotion} mayEdit={mayEdit} />
          <Panel title="Who has used it">
            <PromotionUses uuid={promotion.uuid} />
          </Panel>
          {mayEdit && <PromotionRemoval promotion={promotion} />}
        </>
      )}
    </RecordScreen>
  )
}
