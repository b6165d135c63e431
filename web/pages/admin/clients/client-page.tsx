import type { ClientRecord as ClientRecordOf } from '@talentplace/contract/accounts/clients/client-record.routes'
import type { CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import { useState } from 'react'
import { CheckOutForClient } from '../../../accounts/impersonation/check-out-for-client.tsx'
import { NewUserDialog } from '../../../accounts/users/new-user-dialog.tsx'
import { ClientPicker } from '../../../accounts/clients/client-picker.tsx'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { ClientRecord } from '../../../accounts/clients/client-record.tsx'
import { CreditPanel } from '../../../billing/credit/credit-panel.tsx'
import { VoidManualRefund } from '../../../billing/manual-refunds/void-manual-refund.tsx'
import { RefundCredit } from '../../../billing/manual-refunds/refund-money.tsx'
import { StatementPanel } from '../../../billing/invoices/statement-panel.tsx'
import { DocumentsPanel } from '../../../talent/people/documents-panel.tsx'
import { HistoryPanel } from '../../../talent/people/history-panel.tsx'
import { MergePanel } from '../../../talent/people-merges/merge-panel.tsx'
import { NotesPanel } from '../../../talent/people/notes-panel.tsx'
import { RelationshipsPanel } from '../../../talent/people/relationships-panel.tsx'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { Button } from '../../../ui/button.tsx'

/** What the client owes and what is theirs, for staff who look after money; those who may change it can give credit back. */
function Money({ clientUuid }: { clientUuid: string }) {
  const sees = useMay('admin_finance.view')
  const may = useMay('admin_finance.edit')
  if (!sees) return null
  const undo = (movement: CreditMovement) => (
    <>
      <RefundCredit clientUuid={clientUuid} movement={movement} />
      {movement.kind === 'manual_refund' && movement.manual_refund?.state === 'recorded' && (
        <VoidManualRefund uuid={movement.manual_refund.uuid} isProposed={false} />
      )}
    </>
  )
  return (
    <>
      <StatementPanel clientUuid={clientUuid} />
      <CreditPanel
        isStaff
        clientUuid={clientUuid}
        invoicePath={staffPaths.staffInvoice}
        {...(may && { action: undo, mayEdit: true })}
      />
    </>
  )
}

/** Invites someone of the client, for staff who look after accounts. */
function AddContact({ client: { uuid, company } }: { client: ClientRecordOf }) {
  const may = useMay('admin_user.edit')
  const [adding, setAdding] = useState(false)
  if (!may) return null
  return (
    <>
      <Button variant="outline" onClick={() => setAdding(true)}>
        Add a contact
      </Button>
      <NewUserDialog opened={adding} onClose={() => setAdding(false)} company={{ client_uuid: uuid, company }} />
    </>
  )
}

const contactActions = (client: ClientRecordOf) => <AddContact client={client} />

const personOf = (uuid: string) => ({ kind: 'client', uuid }) as const

const below = ({ uuid, company }: ClientRecordOf) => (
  <>
    <Money clientUuid={uuid} />
    <SignedAgreementsPanel clientUuid={uuid} />
    <NotesPanel person={personOf(uuid)} />
    <DocumentsPanel person={personOf(uuid)} />
    <HistoryPanel person={personOf(uuid)} />
    <MergePanel person={personOf(uuid)} name={company} Picker={ClientPicker} />
  </>
)

/** /admin/clients/{client_uuid}. */
export default function ClientPage({ client_uuid: uuid }: { client_uuid: string }) {
  return (
    <ClientRecord
      uuid={uuid}
      actions={<CheckOutForClient clientUuid={uuid} />}
      contactActions={contactActions}
      beside={<RelationshipsPanel person={personOf(uuid)} />}
      below={below}
    />
  )
}
