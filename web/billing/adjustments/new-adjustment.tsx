import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { AdjustedRatePlan } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { useNavigate, useSearchParams } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useToday } from '../../platform/viewer-zone/use-today.ts'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { RecordPage } from '../../ui/record/record-page.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'
import { adjustmentsList } from './adjustments-list.ts'
import { newValues, type AdjustmentValues, type Subject } from './adjustment-values.ts'
import { useAdjustedRatePlans } from './rate-plan-field.tsx'

/** Whom the address names, as their places know them; without a place they have nothing to adjust. */
function subjectOf(
  kind: AdjustmentKind,
  value: string | null,
  [ratePlan]: readonly AdjustedRatePlan[],
): Subject | null {
  if (value === null || !ratePlan) return null
  const label =
    kind === 'client' ? `${ratePlan.company}: ${ratePlan.project_name}` : (ratePlan.virtualassistant_name ?? '')
  return { value, label, currency: ratePlan.currency }
}

const startedWith = (kind: AdjustmentKind, subject: Subject | null, today: string): AdjustmentValues => ({
  ...newValues(subject, today),
  direction: kind === 'client' ? 'less' : 'more',
})

/** Proposes one, for whom the address names. */
export function NewAdjustment({ kind }: { kind: AdjustmentKind }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const today = useToday()
  const whose = search.get(kind === 'client' ? 'project_uuid' : 'virtualassistant_uuid')
  const places = useAdjustedRatePlans(kind, whose)
  const ready = today !== null && (whose === null || !places.isPending)
  return (
    <RecordPage
      list={adjustmentsList(kind)}
      title={kind === 'client' ? 'New invoice adjustment' : 'New bill adjustment'}
    >
      {ready ? (
        <AdjustmentForm
          kind={kind}
          adjustment={null}
          initialValues={startedWith(kind, subjectOf(kind, whose, places.data?.places ?? []), today)}
          onSaved={({ uuid }) => {
            notify({ kind: 'success', message: 'The adjustment is proposed. It counts once it is approved.' })
            void navigate(staffPaths.adjustment(kind, uuid), { replace: true })
          }}
          renderEnd={(status) => <FormActions {...status} submit={{ label: 'Propose it', busy: 'Saving …' }} />}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </RecordPage>
  )
}
