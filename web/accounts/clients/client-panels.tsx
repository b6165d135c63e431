import { zoneName } from '@talentplace/contract/shared/zone-name'
import type { ClientRecord as Client } from '@talentplace/contract/accounts/clients/client-record.routes'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { PhoneText, usePhoneText } from '../../ui/phone-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SummaryFact } from '../../ui/record/record-summary.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { CompanyInPlace } from './company-in-place.tsx'

/** The people of a client; `actions` adds to them. */
export function ClientContacts({ client: { contacts }, actions }: { client: Client; actions: ReactNode }) {
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

/** What a client is billed as, and its change. */
export function ClientCompany({ client }: { client: Client }) {
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

/** What a client has bought, and is looking for. */
export function ClientSubscriptions({ client: { subscriptions } }: { client: Client }): ReactNode {
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

/** What a client is charged by. */
export function ClientCards({ cards }: { cards: NonNullable<Client['cards']> }) {
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

/** What kind of client they are, since when, and why they are in the archive. */
export function ClientAbout({ client }: { client: Client }) {
  return (
    <>
      {client.city !== '' && <span>{[client.city, client.state_prov].filter(Boolean).join(', ')}</span>}
      {client.is_individual && <span>A person, not a company</span>}
      <span>
        Since <InstantTime instant={client.create_date_mst} />
      </span>
      {client.standing === 'archived' && client.archived_reason !== null && <span>“{client.archived_reason}”</span>}
    </>
  )
}

/** Whom to write to or call: the primary contact, or who there is. */
export function ClientContactFact({ client: { contacts } }: { client: Client }) {
  const contact = contacts.find(({ is_primary_contact }) => is_primary_contact) ?? contacts[0]
  if (!contact) return null
  const { full_name, email, phone_number, phone_extension } = contact
  return (
    <SummaryFact
      label="Contact"
      note={
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {phone_number && (
            <>
              <br />
              <PhoneText number={phone_number} extension={phone_extension} />
            </>
          )}
        </>
      }
    >
      {full_name}
    </SummaryFact>
  )
}
