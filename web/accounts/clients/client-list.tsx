import type { ClientSummary } from '@talentplace/contract/accounts/clients/client-record.routes'
import { clientStates } from '@talentplace/contract/accounts/clients/client.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { stateCell } from '../../ui/list-screen/state-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'

function placeOf({ city, state_prov }: ClientSummary): string {
  return [city, state_prov].filter(Boolean).join(', ')
}

/** A3.1 /admin/clients: the client companies, newest first. */
export const clientList = defineList(listSource('clients.searchClients', 'clients'), {
  views: true,
  title: 'Clients',
  noun: ['client', 'clients'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffClient(uuid),
  columns: [
    { key: 'company', label: 'Company', sort: 'company', width: 'wide' },
    { key: 'contact_name', label: 'Contact', sort: 'contact_name', width: 'medium' },
    { key: 'contact_email', label: 'Email', width: 'wide' },
    {
      key: 'city',
      label: 'Place',
      text: placeOf,
      csv: { city: ({ city }: ClientSummary) => city, state_prov: ({ state_prov }: ClientSummary) => state_prov },
    },
    {
      key: 'active_subscriptions',
      label: 'Subscriptions',
      sort: 'active_subscriptions',
      descendingFirst: true,
      align: 'end',
    },
    { key: 'drafts', label: 'Drafts', sort: 'drafts', descendingFirst: true, align: 'end', width: 'narrow' },
    { key: 'standing', label: 'State', ...stateCell(clientStates, ({ standing }: ClientSummary) => standing) },
    { key: 'csm_name', label: 'Looked after by' },
    instantColumn('create_date_mst', 'Created', 'wide'),
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search company, contact, email' },
    {
      key: 'searchType',
      kind: 'choice',
      label: 'Clients',
      any: 'Not archived',
      options: [
        { value: 'Active', label: 'With a subscription' },
        { value: 'Inactive', label: 'Without one' },
        { value: 'Archived', label: 'Archived' },
      ],
    },
    { key: 'mine', kind: 'switch', label: 'Looked after by me' },
  ],
  defaultSort: [{ by: 'create_date_mst', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No clients yet', text: 'Every company that registers will be here.' },
})
