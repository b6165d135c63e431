import { IconBriefcase, IconBuilding, IconFileInvoice, IconUserCircle, IconUsers } from '@tabler/icons-react'
import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { ReactNode } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { PalettePage } from './matching-pages.ts'

/** One thing to go to. */
export interface PaletteOption {
  /** Its address, which tells it apart within its group. */
  readonly to: string
  readonly label: string
  readonly detail: string
  readonly tag: ReactNode
  readonly icon: ReactNode
}

export interface PaletteGroup {
  readonly title: string
  readonly options: readonly PaletteOption[]
}

const look = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
/** What there is to say, one after the other. */
const joined = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

function pageOption({ title, place, to, icon }: PalettePage): PaletteOption {
  return { to, label: title, detail: place ?? '', tag: null, icon }
}

type Found<Kind extends keyof FoundRecords> = NonNullable<FoundRecords[Kind]>[number]

function assistantOption({ uuid, full_name, email, state }: Found<'assistants'>): PaletteOption {
  const tag = <StateTag of={assistantStates} state={state} />
  return {
    to: staffPaths.staffAssistant(uuid),
    label: full_name,
    detail: email ?? '',
    tag,
    icon: <IconUsers {...look} />,
  }
}

function clientOption({ uuid, company, contact_name, is_archived }: Found<'clients'>): PaletteOption {
  return {
    to: staffPaths.staffClient(uuid),
    label: company,
    detail: contact_name ?? '',
    tag: is_archived ? <Tag>Archived</Tag> : null,
    icon: <IconBuilding {...look} />,
  }
}

function projectOption({ uuid, project_name, company, start_date, end_date }: Found<'projects'>): PaletteOption {
  const days = [start_date && `from ${calendarDay(start_date)}`, end_date && `to ${calendarDay(end_date)}`]
  return {
    to: staffPaths.staffProject(uuid),
    label: project_name,
    detail: joined(company, days.filter(Boolean).join(' ')),
    tag: start_date === null ? <Tag>Draft</Tag> : null,
    icon: <IconBriefcase {...look} />,
  }
}

function invoiceOption(invoice: Found<'invoices'>): PaletteOption {
  const { uuid, number, company, invoice_date, total_cents, currency, status } = invoice
  return {
    to: staffPaths.staffInvoice(uuid),
    label: number,
    detail: joined(company, calendarDay(invoice_date), formatMoney(total_cents, currency)),
    tag: <StateTag of={invoiceStates} state={status} />,
    icon: <IconFileInvoice {...look} />,
  }
}

function userOption({ uuid, full_name, email, company }: Found<'users'>): PaletteOption {
  return {
    to: staffPaths.user(uuid),
    label: full_name,
    detail: joined(email, company),
    tag: null,
    icon: <IconUserCircle {...look} />,
  }
}

/** What was found, by kind: pages first, since they are there at once and nothing above what is read may move. */
export function paletteGroups(pages: readonly PalettePage[], found: FoundRecords): readonly PaletteGroup[] {
  const { assistants = [], clients = [], projects = [], invoices = [], users = [] } = found
  return [
    { title: 'Pages', options: pages.map(pageOption) },
    { title: 'Virtual assistants', options: assistants.map(assistantOption) },
    { title: 'Clients', options: clients.map(clientOption) },
    { title: 'Subscriptions', options: projects.map(projectOption) },
    { title: 'Invoices', options: invoices.map(invoiceOption) },
    { title: 'Users', options: users.map(userOption) },
  ].filter(({ options }) => options.length > 0)
}
