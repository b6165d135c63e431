import type { ClientRecord as Client } from '@talentplace/contract/accounts/clients/client-record.routes'
import { clientStates } from '@talentplace/contract/accounts/clients/client.states'
import type { CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { ArchiveDialog, isEmptyClient, RemoveClientDialog } from '../../../accounts/clients/archive-dialog.tsx'
import {
  ClientAbout,
  ClientCards,
  ClientCompany,
  ClientContactFact,
  ClientContacts,
  ClientSubscriptions,
} from '../../../accounts/clients/client-panels.tsx'
import { CheckOutForClient } from '../../../accounts/impersonation/check-out-for-client.tsx'
import { NewUserDialog } from '../../../accounts/users/new-user-dialog.tsx'
import { ClientPicker } from '../../../accounts/clients/client-picker.tsx'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { CreditPanel } from '../../../billing/credit/credit-panel.tsx'
import { VoidManualRefund } from '../../../billing/manual-refunds/void-manual-refund.tsx'
import { RefundCredit } from '../../../billing/manual-refunds/refund-money.tsx'
import { StatementPanel } from '../../../billing/invoices/statement-panel.tsx'
import { ClientCareFacts } from '../../../subscriptions/care/client-care-facts.tsx'
import { DocumentsPanel } from '../../../talent/people/documents-panel.tsx'
import { HistoryPanel } from '../../../talent/people/history-panel.tsx'
import { MergeDialog } from '../../../talent/people-merges/merge-dialog.tsx'
import { NotesPanel } from '../../../talent/people/notes-panel.tsx'
import { RelationshipsPanel } from '../../../talent/people/relationships-panel.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { Button } from '../../../ui/button.tsx'
import { ManageMenu, type ManageEntry } from '../../../ui/record/manage-menu.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { RecordSummary, SummaryFact } from '../../../ui/record/record-summary.tsx'
import { RecordTabs, type RecordTab } from '../../../ui/record/record-tabs.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'

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
function AddContact({ client: { uuid, company } }: { client: Client }) {
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

const list = { label: 'Clients', to: staffPaths.staffClients() }

const personOf = (uuid: string) => ({ kind: 'client', uuid }) as const

/** What is open of their invoices, by currency, for staff who look after money. */
function BalanceFact({ clientUuid }: { clientUuid: string }) {
  const sees = useMay('admin_finance.view')
  const { data } = useApi('invoices.getStatement', { params: { uuid: clientUuid } }, { enabled: sees })
  const owed = (data?.accounts ?? []).filter(({ open_cents }) => open_cents > 0)
  if (!data) return null
  return (
    <SummaryFact
      label="Balance due"
      note={owed
        .filter(({ overdue_cents }) => overdue_cents > 0)
        .map(({ overdue_cents, currency }) => `${formatMoney(overdue_cents, currency)} past due`)
        .join(', ')}
    >
      {owed.length === 0 ? '–' : owed.map(({ open_cents, currency }) => formatMoney(open_cents, currency)).join(', ')}
    </SummaryFact>
  )
}

function Rail({ client }: { client: Client }) {
  const { uuid, company, standing, csm_name, active_subscriptions, cards } = client
  const card = cards?.find(({ default_credit_card }) => default_credit_card)
  return (
    <>
      <RecordSummary>
        <SummaryFact label="State">
          <StateTag of={clientStates} state={standing} />
        </SummaryFact>
        <SummaryFact label="Owner">{csm_name ?? 'Unassigned'}</SummaryFact>
        <ClientCareFacts clientUuid={uuid} company={company} />
        <SummaryFact label="Active subscriptions">{active_subscriptions}</SummaryFact>
        <BalanceFact clientUuid={uuid} />
        {card && (
          <SummaryFact label="Card" note={`Expires ${card.expiry_month}/${card.expiry_year}`}>
            {card.brand} ending in {card.last_four}
          </SummaryFact>
        )}
        <ClientContactFact client={client} />
      </RecordSummary>
      <RelationshipsPanel person={personOf(uuid)} />
    </>
  )
}

/** What staff do with a client now and then, as far as they may. */
function Manage({ client }: { client: Client }) {
  const mayEdit = useMay('admin_client.edit')
  const [asking, setAsking] = useState<'archive' | 'merge' | 'remove' | null>(null)
  const close = (): void => setAsking(null)
  if (!mayEdit) return null
  const entries: ManageEntry[] = [
    { key: 'merge', label: 'Merge into another one …', opens: () => setAsking('merge') },
    {
      key: 'archive',
      label: client.standing === 'archived' ? 'Restore client' : 'Archive client',
      opens: () => setAsking('archive'),
    },
    ...(isEmptyClient(client)
      ? [{ key: 'remove', label: 'Remove client', opens: () => setAsking('remove'), isDanger: true }]
      : []),
  ]
  return (
    <>
      <ManageMenu entries={entries} />
      <MergeDialog
        person={personOf(client.uuid)}
        name={client.company}
        Picker={ClientPicker}
        opened={asking === 'merge'}
        onClose={close}
      />
      <ArchiveDialog client={client} opened={asking === 'archive'} onClose={close} />
      <RemoveClientDialog client={client} opened={asking === 'remove'} onClose={close} />
    </>
  )
}

function tabsOf(client: Client, seesMoney: boolean): readonly [RecordTab, ...RecordTab[]] {
  const { uuid, subscriptions, cards } = client
  const person = personOf(uuid)
  return [
    {
      id: 'overview',
      label: 'Overview',
      render: () => (
        <>
          <ClientSubscriptions client={client} />
          <NotesPanel person={person} />
          <ClientContacts client={client} actions={<AddContact client={client} />} />
        </>
      ),
    },
    ...(seesMoney || cards !== null
      ? [
          {
            id: 'money',
            label: 'Money',
            render: () => (
              <>
                <Money clientUuid={uuid} />
                {cards && <ClientCards cards={cards} />}
              </>
            ),
          },
        ]
      : []),
    { id: 'company', label: 'Company', render: () => <ClientCompany client={client} /> },
    {
      id: 'documents',
      label: 'Documents',
      render: () => (
        <>
          {subscriptions.length > 0 && <SignedAgreementsPanel clientUuid={uuid} />}
          <DocumentsPanel person={person} />
        </>
      ),
    },
    { id: 'history', label: 'History', render: () => <HistoryPanel person={person} /> },
  ]
}

/** A3.1 /admin/clients/{client_uuid}: one client as staff see them. */
export default function ClientPage({ client_uuid: uuid }: { client_uuid: string }) {
  const seesMoney = useMay('admin_finance.view')
  return (
    <RecordScreen
      hasRail
      list={list}
      record={useApi('clients.getClientRecord', { params: { uuid } })}
      name={({ company }) => company}
      kind="Client"
      missing={{
        heading: 'There is no such client',
        title: 'Nobody is at this address',
        text: 'Clients are found in the list.',
      }}
      loading={[480, 44, 320, 240]}
      renderAbout={(client) => <ClientAbout client={client} />}
      renderActions={(client) => (
        <>
          <CheckOutForClient clientUuid={client.uuid} />
          <Manage client={client} />
        </>
      )}
    >
      {(client) =>
        client.uuid !== uuid ? (
          // It was merged into another one.
          <Navigate replace to={staffPaths.staffClient(client.uuid)} />
        ) : (
          <RecordTabs rail={<Rail client={client} />} tabs={tabsOf(client, seesMoney)} />
        )
      }
    </RecordScreen>
  )
}
