import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { kindWords } from './kind-words.ts'

/** /admin/deletion-requests: people who asked to be forgotten, who has waited longest first. */
export const deletionList = defineList(listSource('accounts.listDeletionRequests', 'deletion_requests'), {
  title: 'Deletion requests',
  noun: ['request', 'requests'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.deletionRequest(uuid),
  columns: [
    { key: 'full_name', label: 'Name', width: 'wide' },
    { key: 'email', label: 'Email', width: 'wide', text: ({ email }) => email ?? '' },
    { key: 'kind', label: 'Role', text: ({ kind }) => kindWords[kind] },
    { key: 'state', label: 'State', ...stateCell(deletionRequestStates, ({ state }) => state) },
    instantColumn('asked_date', 'Asked'),
  ],
  filters: [{ key: 'state', kind: 'choice', label: 'State', any: 'All', options: stateOptions(deletionRequestStates) }],
  defaultSort: [{ by: 'asked_date' }],
  cardsBelow: 'large',
  empty: { title: 'No requests', text: 'People who ask to have their account deleted will be here.' },
})
