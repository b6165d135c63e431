import { zoneName } from '@talentplace/contract/shared/zone-name'
import type { ClientRecord as Client } from '@talentplace/contract/accounts/clients/client-record.routes'
import { clientStates } from '@talentplace/contract/accounts/clients/client.states'
import { useState, type ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { PhoneText, usePhoneText } from '../../ui/phone-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { CompanyInPlace } from './company-in-place.tsx'

const list = { label: 'Clients', to: staffPaths.staffClients() }

function Contacts({ client: { contacts }, actions }: { client: Client; actions: ReactNode }) {
  return (
    <Panel title="Contacts" actions={actions}>
      <Entries none="Nobody of this client has an account.">
        {contacts.map(({ uuid, full_name, email, phone_number, phone_extension, is_primary_contact, timezone }) => (
          <Entry
            key={uuid}
            name={full_name}
            detail={
              <>
                <a href={`mailto:${email}`}>{email}</a>
                {phone_number && (
                  <>
                    {' · '}
                    <PhoneText number={phone_number} extension={phone_extension} />
                  </>
                )}
                {timezone && ` · ${zoneName(timezone)}`}
              </>
            }
          >
            {is_primary_contact && <Tag tone="info">Primary contact</Tag>}
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}

/** What a client is billed as; what isn't known yet isn't shown. */
function factsOf({ address, ...client }: Client, phone: string): [label: string, value: string][] {
  const { address_line1, address_line2, city, state_prov, postal_code, country } = address
  const place = [address_line1, address_line2, city, state_prov, postal_code, country].filter(Boolean).join(', ')
  const facts: [string, string][] = [
    ['Legal name', client.legal_name],
    ['Address', place],
    ['Phone', phone],
    ['Currency', client.currency?.toUpperCase() ?? ''],
    ['Tax numbers', client.tax_numbers.map(({ name, number }) => `${name} ${number}`).join(', ')],
    ['Invoices go to', client.invoice_emails.join(', ')],
    ['PO number', client.po_number],
  ]
  return facts.filter(([, value]) => value !== '')
}

function Company({ client }: { client: Client }) {
  const mayEdit = useMay('admin_client.edit')
  const [editing, setEditing] = useState(false)
  const phone = usePhoneText({ number: client.phone_number, extension: client.phone_extension })
  const facts = factsOf(client, phone)
  if (editing) {
    return (
      <Panel title="Company">
        <CompanyInPlace uuid={client.uuid} onDone={() => setEditing(false)} />
      </Panel>
    )
  }
  return (
    <Panel
      title="Company"
      actions={
        mayEdit && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            Change company
          </Button>
        )
      }
    >
      <DescriptionList none="The client hasn’t entered any details yet.">
        {facts.map(([label, value]) => (
          <Description key={label} label={label}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </Panel>
  )
}

type Terms = Pick<Client['subscriptions'][number], 'start_date' | 'end_date' | 'subscription_hours'>

function termsOf({ start_date, end_date, subscription_hours }: Terms): string {
  const end = end_date === null ? '' : ` to ${calendarDay(end_date)}`
  if (start_date === null) return `Draft${end}`
  return `${subscription_hours ?? 0} h a month, from ${calendarDay(start_date)}${end}`
}

function Subscriptions({ client: { subscriptions } }: { client: Client }): ReactNode {
  const may = useMay('admin_project.view')
  return (
    <Panel title="Subscriptions">
      <Entries none="None yet, and no search begun.">
        {subscriptions.map(({ uuid, project_name, ar_status, ...subscription }) => (
          <Entry
            key={uuid}
            name={may ? <Link to={staffPaths.staffProject(uuid)}>{project_name}</Link> : project_name}
            detail={termsOf(subscription)}
          >
            {ar_status === 'past_due' && <Tag tone="danger">Past due</Tag>}
            {ar_status === 'paused' && <Tag tone="notice">Paused</Tag>}
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}

function Cards({ cards }: { cards: NonNullable<Client['cards']> }) {
  return (
    <Panel title="Cards">
      <Entries none="No card is kept for this client.">
        {cards.map(({ uuid, brand, last_four, expiry_month, expiry_year, default_credit_card }) => (
          <Entry key={uuid} name={`${brand} ending in ${last_four}`} detail={`Expires ${expiry_month}/${expiry_year}`}>
            {default_credit_card && <Tag tone="info">Default</Tag>}
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}

function About({ client }: { client: Client }) {
  return (
    <>
      <StateTag of={clientStates} state={client.standing} />
      {client.standing === 'archived' && client.archived_reason !== null && <span>“{client.archived_reason}”</span>}
      {client.is_individual && <span>A person, not a company</span>}
      <span>
        Since <InstantTime instant={client.create_date_mst} />
      </span>
    </>
  )
}

interface ClientRecordProps {
  readonly uuid: string
  readonly actions: ReactNode
  /** Adds to the contacts. */
  readonly contactActions: (client: Client) => ReactNode
  /** Who looks after them. */
  readonly beside: ReactNode
  /** What is the client's, below the cards. */
  readonly below: (client: Client) => ReactNode
}

/** A3.1 /admin/clients/{client_uuid}: one client's people, company, subscriptions and cards. */
export function ClientRecord({ uuid, actions, contactActions, beside, below }: ClientRecordProps) {
  const mayEdit = useMay('admin_client.edit')
  return (
    <RecordScreen
      list={list}
      record={useApi('clients.getClientRecord', { params: { uuid } })}
      name={({ company }) => company}
      kind="Client"
      missing={{
        heading: 'There is no such client',
        title: 'Nobody is at this address',
        text: 'Clients are found in the list.',
      }}
      loading={[480]}
      renderAbout={(client) => <About client={client} />}
      renderActions={() => actions}
    >
      {(client) =>
        client.uuid !== uuid ? (
          // It was merged into another one.
          <Navigate replace to={staffPaths.staffClient(client.uuid)} />
        ) : (
          <>
            <Contacts client={client} actions={contactActions(client)} />
            {beside}
            <Company client={client} />
            <Subscriptions client={client} />
            {client.cards && <Cards cards={client.cards} />}
            {below(client)}
            {mayEdit && <ArchivePanel client={client} />}
          </>
        )
      }
    </RecordScreen>
  )
}
