import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import { useApi } from '../../platform/api/query.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { AdjustmentFacts } from './adjustment-facts.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'
import { adjustmentsList } from './adjustments-list.ts'
import { valuesOf } from './adjustment-values.ts'
import { DecideAdjustment } from './decide-adjustment.tsx'
import { NewAdjustment } from './new-adjustment.tsx'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

function Work({ adjustment }: { adjustment: Adjustment }) {
  const mayEdit = useMay('admin_finance.edit')
  if (!mayEdit || adjustment.state !== 'proposed') return <DecideAdjustment adjustment={adjustment} />
  return (
    <AdjustmentForm
      key={adjustment.uuid}
      kind={adjustment.kind}
      adjustment={adjustment}
      initialValues={valuesOf(adjustment)}
      onSaved={() => notify({ kind: 'success', message: 'Saved.' })}
      renderEnd={(status) => (
        <>
          <FormActions {...status} canEdit />
          <DecideAdjustment adjustment={adjustment} changed={status.changed} />
        </>
      )}
    />
  )
}

function StoredAdjustment({ kind, uuid }: { kind: AdjustmentKind; uuid: string }) {
  return (
    <RecordScreen
      list={adjustmentsList(kind)}
      record={useApi('adjustments.getAdjustment', { params: { uuid } })}
      name={({ name }) => `Adjustment for ${name}`}
      kind={kind === 'client' ? 'Invoice adjustment' : 'Bill adjustment'}
      missing={{ title: 'There is no such adjustment', text: 'There never was one at this address.' }}
      loading={[320, 240]}
      renderAbout={({ state }) => <StateTag of={adjustmentStates} state={state} />}
    >
      {(adjustment) => (
        <>
          <AdjustmentFacts adjustment={adjustment} />
          <Work adjustment={adjustment} />
        </>
      )}
    </RecordScreen>
  )
}

/** /admin/invoice-adjustments/{uuid} and /admin/bill-adjustments/{uuid}; `-1` is a new one. */
export default function AdjustmentScreen({ kind, uuid }: { kind: AdjustmentKind; uuid: string }) {
  const mayEdit = useMay('admin_finance.edit')
  return uuid === newOne && mayEdit ? <NewAdjustment kind={kind} /> : <StoredAdjustment kind={kind} uuid={uuid} />
}
